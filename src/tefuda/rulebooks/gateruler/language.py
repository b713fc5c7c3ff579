"""The texts of Gate Ruler cards: the words of this game and its abilities."""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...cards.language import Kind, Language, Production, Rule
from ...cards.language.core import KINDS as CORE_KINDS
from ...cards.language.core_bounds import bounds
from ...cards.language.core_cards import cards, in_zones
from ...cards.language.core_conditions import conditions, happenings
from ...cards.language.core_effects import deeds as core_deeds
from ...cards.language.core_effects import sentences
from ...cards.language.core_numbers import adjectives, leading, numbers
from ...cards.language.core_replacing import impending
from ...cards.language.core_words import Vocabulary, words
from ...kernel.abilities.card_effects import Rest, Show, Stand
from ...kernel.continuous.lasting_effects import FOR_BATTLE, FOR_PHASE, FOR_TURN
from .areas import BY_ABILITY, DECIDED, LOOK
from .cards import LEVEL
from .language_abilities import ABILITIES
from .language_cards import CARDS
from .language_costs import COSTS
from .language_deeds import deeds
from .language_instead import INSTEAD
from .language_summons import SUMMONS

WORDS: Final = Vocabulary(
    moved=BY_ABILITY, looked=LOOK, decided=DECIDED, rest=Rest(BY_ABILITY), stand=Stand(BY_ABILITY), show=Show(LOOK),
    you=("君", "自分", "味方"), opponent=("相手", "敵"), piece=("枚", "体", "つ"), number_last=True, when=("時",),
    may=("よい", "もよい"), skill=("能力", "ability"), active=("アクト", "acting"), rested=("レスト", "resting"),
    unit=("ユニット", "unit"), ranks=((LEVEL, "レベル", "level"),),
    durations=(
        (FOR_TURN, ("ターン終了時まで", "このターン中", "このターン"), "until the end of the turn"),
        (FOR_BATTLE, ("戦闘終了時まで", "戦闘中", "この戦闘中"), "until the end of the battle"),
        (FOR_PHASE, ("このフェイズ中",), "during this phase")))

KINDS: Final = (
    *CORE_KINDS,
    Kind("ability", "能力", "an ability"),
    Kind("keyword-skill", "キーワードスキル", "a keyword skill"),
    Kind("label-sort", "属性か所属軍", "attributes or armies"),
    Kind("limit", "[ターン1回]", "[1/turn]"),
)


def _cards() -> list[Production]:
    """The phrases for cards; a deck is not among the zones whose cards are chosen like others (15-6b)."""
    parts = [part for part in cards(WORDS) if not isinstance(part, Rule) or "{zones:zone*か}" not in part.ja]
    found = [_by_sort(rule) for kind, whose in (("group", "own-whose"), ("their-group",
                                                                         "own-their")) for rule in in_zones(
        WORDS, kind, whose, "open-zone", bare=True)]
    return [*parts, *found]


def _by_sort(part: Production) -> Production:
    """Cards of a zone may be called by their sort alone: units of the graveyard."""
    if not isinstance(part, Rule):
        return part
    named = "{tests:feature*0}カード", "{tests:adj*0}{tests:sort-noun}"
    other = part.ja.replace(*named).replace(":open-zone*", ":off-zone*")
    return replace(part, en=part.en.replace("{tests*0", "{tests:feature*0"), also=(*part.also, other))


# 14-3b-4: choices are words of their own in this game, so what is done to cards is too.
LANGUAGE: Final = Language(
    "gateruler",
    [*words(WORDS), *numbers(WORDS), *adjectives(WORDS), *leading(WORDS), *_cards(), *conditions(WORDS),
     *happenings(WORDS),
     *core_deeds(WORDS), *[part for part in sentences(WORDS) if part.kind != "limit"], *CARDS, *deeds(WORDS),
     *bounds("%s{attribute:attribute}{amount:change}", "{act.duration:duration}、"), *COSTS, *SUMMONS,
     *ABILITIES, *impending(WORDS), *INSTEAD], KINDS, between=r"\n")
