"""The texts of Vanguard cards: the words of this game and its abilities."""
from __future__ import annotations

from typing import Final

from ...cards.language import Kind, Language, Rule, Spelling
from ...cards.language.core import KINDS as CORE_KINDS
from ...cards.language.core import parts as core_parts
from ...cards.language.core_replacing import impending
from ...cards.language.core_words import Vocabulary
from ...kernel.abilities.acts import Show, Undergo
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.tests import Highest
from .areas import BY_SKILL, DECIDED, LOOK, STAND
from .c10_legion import RestTogether
from .language_abilities import ABILITIES
from .language_cards import CARDS
from .language_conditions import CONDITIONS
from .language_deeds import deeds
from .language_instead import INSTEAD
from .language_keywords import KEYWORDS
from .language_moves import moves

WORDS: Final = Vocabulary(
    moved=BY_SKILL, looked=LOOK, decided=DECIDED, rest=RestTogether(BY_SKILL), stand=Undergo("stand", Fixed(STAND)),
    show=Show(LOOK), you=("あなた", "自分"), both=("お互い", "すべてのファイター"), number_last=True, terse=True,
    unit=("ユニット", "unit"), given=(("bare", "なら"), ("attr", "場合"), ("bare", "ならば")),
    skill=("能力", "ability"), active=("スタンド", "standing"), rested=("レスト", "resting"))

KINDS: Final = (
    *CORE_KINDS,
    Kind("ability", "能力", "an ability"),
    Kind("keyword-skill", "キーワード能力", "a keyword ability"),
    Kind("where", "【領域】", "a zone in brackets"),
    Kind("limit", "【ターン1回】", "【ターン1回】"),
)

# "Other" may stand before "your" here, so cards among others of theirs could be read in two ways.
_CORE: Final = [it for it in core_parts(WORDS) if not isinstance(it, Rule) or it.node is not Highest]

# 2.11.3: what stands in round brackets explains, unless it is a circle or a number.
LANGUAGE: Final = Language(
    "vanguard", [*_CORE, *impending(WORDS), *INSTEAD, *CARDS, *deeds(WORDS), *ABILITIES, *CONDITIONS, *KEYWORDS,
                 *moves(WORDS)], KINDS,
    spelling=Spelling(notes=("()",), meant=r"[VRG/]+|\d+"))
