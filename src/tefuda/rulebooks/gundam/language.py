"""The texts of Gundam cards: the words of this game and its keywords."""
from __future__ import annotations

from typing import Final

from ...cards.language import Kind, Language, Spelling
from .language_abilities import ABILITIES
from .language_cards import CARDS
from .language_choices import CHOICES
from .language_counters import COUNTERS
from .language_deeds import DEEDS
from .language_effects import EFFECTS
from .language_events import HAPPENINGS
from .language_instead import INSTEAD
from .language_qualities import QUALITIES

KINDS: Final = (
    Kind("ability", "効果", "an effect"),
    Kind("whose", "「自分の」など", "whose"),
    Kind("side", "「自分の」など", "whose"),
    Kind("group", "カード", "some cards"),
    Kind("choice", "選ぶカード", "cards to choose"),
    Kind("target", "カード", "some cards"),
    Kind("trait", "特徴", "a trait"),
    Kind("keyword", "キーワード", "a keyword"),
    Kind("duration", "期限", "a duration"),
    Kind("fact", "条件", "a condition"),
    Kind("happening", "出来事", "an event"),
    Kind("cost", "条件となる行動", "a cost"),
    Kind("limit", "【ターン1回】", "【ターン1回】"),
    Kind("plain", "文", "a sentence"),
)

# Abilities stand on lines of their own; printed texts may have a space in place of a new line.
LANGUAGE: Final = Language(
    "gundam", [*CARDS, *CHOICES, *DEEDS, *QUALITIES, *EFFECTS, *COUNTERS, *INSTEAD, *HAPPENINGS, *ABILITIES], KINDS,
    spelling=Spelling(
        spaces_break=True, splits="》[《【]|。【(?![^】]*】を持)",
        words=(
            ("全て|全部", "すべて"), ("(代|替)わりに", "かわりに"), ("(?<=[たる])時(?=、)", "とき"),
            ("そうした場合、", "そうしたなら、"), ("(?<=なら、)さらに|(?<=その後、)さらに", ""),
            ("上に、(?=残)", "上に戻す。"), ("下に、(?=残)", "下に戻す。"),
            ("手札に加え、(?=残)", "手札に加える。"),
               ("\\([^()\n\0]*(?=[\n\0])|(?<=。)\\)", ""))),
    between=r"\n", option="deed", costs=("price", "payment"))
