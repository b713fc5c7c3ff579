"""The texts of Gate Ruler cards: the words of this game and its abilities."""
from __future__ import annotations

from typing import Final

from ...cards.language import Kind, Language
from ...cards.language.core import KINDS as CORE_KINDS
from ...cards.language.core_cards import cards
from ...cards.language.core_conditions import conditions, happenings
from ...cards.language.core_effects import deeds as core_deeds
from ...cards.language.core_effects import sentences
from ...cards.language.core_numbers import adjectives, numbers
from ...cards.language.core_words import Vocabulary, words
from ...kernel.abilities.acts import Rest, Show, Stand
from ...kernel.effects import FOR_BATTLE, FOR_PHASE, FOR_TURN
from .areas import BY_ABILITY, DECIDED, LOOK
from .language_abilities import ABILITIES
from .language_cards import CARDS
from .language_deeds import deeds

WORDS: Final = Vocabulary(
    moved=BY_ABILITY, looked=LOOK, decided=DECIDED, rest=Rest(BY_ABILITY), stand=Stand(BY_ABILITY), show=Show(LOOK),
    you=("君", "自分", "味方"), opponent=("相手", "敵"), piece=("枚", "体", "つ"), number_last=True, when=("時",),
    may=("よい", "もよい"), skill=("能力", "ability"), active=("アクト", "acting"), rested=("レスト", "resting"),
    unit=("ユニット", "unit"),
    durations=(
        (FOR_TURN, ("ターン終了時まで", "このターン中"), "until the end of the turn"),
        (FOR_BATTLE, ("戦闘終了時まで", "戦闘中"), "until the end of the battle"),
        (FOR_PHASE, ("このフェイズ中",), "during this phase")))

KINDS: Final = (
    *CORE_KINDS,
    Kind("ability", "能力", "an ability"),
    Kind("keyword-skill", "キーワードスキル", "a keyword skill"),
    Kind("limit", "[ターン1回]", "[1/turn]"),
)

# 14-3b-4: choices are words of their own in this game, so what is done to cards is too.
LANGUAGE: Final = Language(
    "gateruler",
    [*words(WORDS), *numbers(WORDS), *adjectives(WORDS), *cards(WORDS), *conditions(WORDS), *happenings(WORDS),
     *core_deeds(WORDS), *[part for part in sentences(WORDS) if part.kind != "limit"], *CARDS, *deeds(WORDS),
     *ABILITIES], KINDS, between=r"\n")
