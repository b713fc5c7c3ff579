"""Chapter 11 in card texts: conditions that have a name, by which the abilities under them are known.

Each has three meanings by the sort of its ability: what is continuous is valid while the condition is met, what is
automatic is triggered only then, what is activated can be played only then (11.6.3 and the like).
"""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...kernel.abilities.spoken_of import Arriving
from ...kernel.abilities.conditions import All, Compared, Some, There
from ...kernel.abilities.past_events import InRegister, MovedThisTurn
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EQUAL, OPPONENT, YOU, Condition, Selection
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.filters import Has, InState, IsSo
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.keywords import NamedCondition
from ...kernel.codes import REST
from .areas import (
    BATTLES, CALL_UNIT, GUARD, IS_UNIT, REAR_ZONES, RIDDEN, ZONE_BIND, ZONE_DAMAGE, ZONE_DROP, ZONE_GUARDIAN, ZONE_HAND,
    ZONE_SOUL, ZONE_VANGUARD,
)
from .cards import GRADE
from .language_cards import ZONE_G_UNITS
from .nodes import SameColumn

# 11.19.1, 11.30.2: what was called, and what came to the soul otherwise than by a ride, this turn.
_CALLED: Final = MovedThisTurn(YOU, (*REAR_ZONES, ZONE_GUARDIAN), (CALL_UNIT, GUARD))
_TO_SOUL: Final = MovedThisTurn(YOU, (ZONE_SOUL,), but=(RIDDEN,))
# 11.36.1: standing units of the opponent in this column.
_WATCHERS: Final = Cards(
    (ZONE_VANGUARD, *REAR_ZONES), OPPONENT, (IsSo(IS_UNIT), InState(REST, False), SameColumn()))

# 11.18.3.1: a card that goes to the drop zone counts as it triggers the ability.
_RITES: Final = Arriving(Cards((ZONE_DROP,), YOU, (Has(GRADE, EQUAL, Fixed(1)),)))

# The keyword, how it is printed, its condition, its paragraph.
_PLAIN: Final[tuple[tuple[str, str, str, Condition, str], ...]] = (
    ("brave", "勇敢", "Brave", There(Cards((ZONE_HAND,), YOU), AT_MOST, Fixed(3)), "11.15.1"),
    ("oracle", "神託", "Oracle", There(Cards((ZONE_HAND,), YOU), AT_LEAST, Fixed(5)), "11.16.1"),
    ("unite", "結束", "Unite", Compared(_CALLED, AT_LEAST, Fixed(2)), "11.19.1"),
    ("darkness", "深闇", "Darkness", Compared(_TO_SOUL, AT_LEAST, Fixed(1)), "11.30.1"),
    ("shadow", "暗躍", "Shadow", There(_WATCHERS, EQUAL, Fixed(0)), "11.36.1"),
    ("deadly", "真剣必殺", "Deadly", There(Cards((ZONE_DAMAGE,), YOU), AT_LEAST, Fixed(3)), "11.39.1"),
)

_COUNTED: Final[tuple[tuple[str, str, str, str, Selection, str], ...]] = (
    ("limit break", "【LB\\({}\\)】", "【リミットブレイク\\({}\\)】 【リミットブレイク】\\({}\\) LB\\({}\\)",
     "【Limit Break {}】", Cards((ZONE_DAMAGE,), YOU),
     "11.6.1"),
    ("generation break", "【GB\\({}\\)】",
     "【ジェネレーションブレイク\\({}\\)】 【ジェネレーションブレイク】\\({}\\) GB\\({}\\)", "【Generation Break {}】",
     ZONE_G_UNITS, "11.12.1"),
    ("ritual", "儀式\\({}\\)", "", "Ritual {}", _RITES, "11.18.1"),
    ("thunder", "雷激\\({}\\)", "", "Thunder {}", Cards((ZONE_BIND,), OPPONENT), "11.26.1"),
)


def _counted(keyword: str, ja: str, also: str, en: str, cards: Selection, cites: str) -> Production:
    """A keyword whose condition is that there are at least so many of some cards."""
    slot = "{condition.number.number:int}"
    return Rule(
        "break", NamedCondition, ja.replace("{}", slot), en.replace("{}", "{condition.number.number}"),
        tuple(it.replace("{}", slot) for it in also.split()),
        fixed={"keyword": keyword, "condition.cards": cards, "condition.how": AT_LEAST},
        within={"condition": There, "condition.number": Fixed}, cites=cites)


def _waves() -> list[Production]:
    """11.35: in which battles of a turn an ability is valid."""
    battle = {"left": InRegister(BATTLES)}
    one = {"right": Fixed}
    return [
        Rule("break", NamedCondition, "連波-{condition:round}", "Wave: {condition}", fixed={"keyword": "wave"},
             cites="11.35.1"),
        Rule("break", NamedCondition, "連波-{condition.parts:round*2と}", "Wave: {condition.parts*, | or |, or }",
             fixed={"keyword": "wave"}, within={"condition": Some}, cites="11.35.2"),
        Rule("round", Compared, "{right.number:int}回目", "battle {right.number}", ("{right.number:int}回目のみ",),
             fixed={**battle, "how": EQUAL}, within=one, cites="11.35.2"),
        Rule("round", Compared, "{right.number:int}回目以降", "battle {right.number} and later",
             fixed={**battle, "how": AT_LEAST}, within=one, cites="11.35.2"),
        Rule("round", All, "{parts:from-round}～{parts:to-round}回目", "battles {parts:from-round} to {parts:to-round}",
             cites="11.35.2"),
        Rule("from-round", Compared, "{right.number:int}", "{right.number}", fixed={**battle, "how": AT_LEAST},
             within=one),
        Rule("to-round", Compared, "{right.number:int}", "{right.number}", fixed={**battle, "how": AT_MOST},
             within=one),
    ]


CONDITIONS: Final[list[Production]] = [
    *[_counted(*it) for it in _COUNTED],
    *[Word("break", NamedCondition(keyword, condition), ja, en, cites=cites) for keyword, ja, en, condition,
      cites in _PLAIN],
    *_waves(),
    *[Word("keyword", keyword, ja, en, (f"【{ja}】",), cites=cites) for keyword, ja, en, _, cites in _PLAIN],
    Word("keyword", "limit break", "リミットブレイク", "Limit Break", ("【リミットブレイク】",), cites="11.6.2"),
    Word("keyword", "generation break", "ジェネレーションブレイク", "Generation Break",
         ("【ジェネレーションブレイク】",), cites="11.12.2"),
    Word("keyword", "ritual", "儀式", "Ritual", ("【儀式】",), cites="11.18.1"),
    Word("keyword", "thunder", "雷激", "Thunder", ("【雷激】",), cites="11.26.1"),
    Word("keyword", "wave", "連波", "Wave", ("【連波】",), cites="11.35.1"),
]
