"""What only the texts of this game ask of a card."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.ability_kinds import Activated, Always
from ...kernel.abilities.card_effects import LastTogether, Lasts, CardProcedure
from ...kernel.abilities.choices import Choose
from ...kernel.abilities.conditions import All, There
from ...kernel.abilities.control_flow import Sequence
from ...kernel.abilities.player_effects import Look
from ...kernel.abilities.applying import Do
from ...kernel.continuous.information import label_information
from ...kernel.abilities.instructions import compile_effects
from ...kernel.abilities.nodes import Effect, Instruction, Filter, Selection
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.qualities import GainsLabel
from ...kernel.abilities.scope import Scope
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import It
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.projection import has_label
from ...kernel.state.state import NOTHING, Row, State
from ...kernel.state.card_table import Table
from .areas import HEART, LOOK
from .c2_triggers import shares_clan
from .c4_circles import BEHIND, is_unit, same_column
from ...kernel.continuous.effect_sorts import LABEL


@dataclass(frozen=True)
class Sift(Sequence):
    """3.13: some cards are looked at, some of those chosen, and what follows is about these without naming them."""


@dataclass(frozen=True)
class SiftOut(Sequence):
    """3.13: some cards are looked at and some of those put elsewhere, then something is done with the rest."""


@dataclass(frozen=True)
class Deal(Sequence):
    """8.5.5.3: cards are chosen and something is done to them, and then more, without naming them again."""


@dataclass(frozen=True)
class LastMixed(LastTogether):
    """8.7: numbers change and an ability is given, for the same while."""


@dataclass(frozen=True)
class AllAre(There):
    """3.8.1: all units of a fighter are of a clan or name."""


@dataclass(frozen=True)
class WordedAnd(All):
    """11.6.3.1: a condition that has a name, and another one."""


@dataclass(frozen=True)
class AlwaysBoth(Always):
    """8.1.1.3.1: two things that are so of one unit, which is named once."""


@dataclass(frozen=True)
class Glimpse(Sequence):
    """3.13: some cards are looked at or shown, and something is done to these without naming them again."""


@dataclass(frozen=True)
class Verdict(Sequence):
    """3.13: some cards are looked at or shown, and what is done to these hangs on a condition."""


@dataclass(frozen=True)
class Trail(Sequence):
    """8.5.5.3: one sentence whose last part hangs on a condition, or comes later."""


@dataclass(frozen=True)
class Search(Sequence):
    """10.10: a zone is looked at whole for cards, and something is done with what was found."""

    def emit(self, code: list[Instruction]) -> None:
        seeking = self.parts[0]
        if isinstance(seeking, Choose) and isinstance(seeking.choice.cards, Cards):
            Look(Cards(seeking.choice.cards.zones, seeking.choice.cards.whose), False, LOOK).emit(code)
        code.extend(compile_effects(self.parts))


@dataclass(frozen=True)
class SearchOn(Search):
    """10.10: a search whose sentence goes on with something that hangs on a condition, or comes later."""


@dataclass(frozen=True)
class Further(Effect):
    """8.1.1.1.2.5: a sentence and a further one, which goes with it: both or none, as the requirement has it."""

    first: Effect
    second: Effect

    def emit(self, code: list[Instruction]) -> None:
        code.extend(compile_effects((self.first, self.second)))


@dataclass(frozen=True)
class Belongs(GainsLabel):
    """2.2.4: the card has a further clan."""


@dataclass(frozen=True)
class NamedGauge(Effect):
    """10.39.1.2: cards are placed as gauge, and have a name there."""

    which: Selection
    quality: GainsLabel

    def emit(self, code: list[Instruction]) -> None:
        Do(self.which, CardProcedure("gauge", Fixed(0))).emit(code)
        Do(It(many=True), Lasts(self.quality)).emit(code)


@dataclass(frozen=True)
class GaugeCalled(Filter):
    """4.12.4.1: the card was given that name as a gauge; what is printed on it is no such name (4.12.4.2)."""

    quality: GainsLabel

    def fits(self, g: State, s: Scope, card: int) -> bool:
        what = self.quality.what(g)
        return any([row.sort == LABEL and row.what == what and row.card == card and row.obj == g.obj[card]
                    for row in g.effects])


@dataclass(frozen=True)
class SeekMate(Activated):
    """11.10.1: an ability to look for a legion mate, with what a card has to be for that."""

    mates: tuple[Filter, ...] = ()


@dataclass(frozen=True)
class Mateable(Filter):
    """11.10.1.1: the card is one of those with which this unit can be in legion."""

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return s.source >= 0 and can_mate(g, s.source, card)


@dataclass(frozen=True)
class MatesWith(Filter):
    """10.25.17: the card can be in legion with one of those, as its mate or as its leader."""

    which: Selection

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return any([can_mate(g, it, card) or can_mate(g, card, it) for it in self.which.find(g, s)])


def can_mate(g: State, leader: int, card: int) -> bool:
    """11.10.2.1: whether a card is one of those that a seek mate ability of the leader names.

    10.27.3: as a card, a heart still has what is printed on it.
    """
    s = Scope(leader, g.obj[leader], g.controller[leader])
    printed = g.table.printed_abilities[g.prints[leader]] if g.flags[leader] & HEART else NOTHING
    for number in (*abilities_of(g, leader), *printed):
        ability = g.table.abilities[number]
        if isinstance(ability, SeekMate) and any([test.fits(g, s, card) for test in ability.mates]):
            return True
    return False


@dataclass(frozen=True)
class UnitOf(Filter):
    """3.8.1: a unit of a clan, race or name, where the text names it by that alone."""

    label: str

    def looks(self, table: Table) -> Row:
        return label_information(table, self.label)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return is_unit(g, card) and has_label(g, card, self.label)


@dataclass(frozen=True)
class SameColumn(Filter):
    """4.6.2: the card is in the same column as this unit."""

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return s.source >= 0 and is_unit(g, s.source) and same_column(g.zone_of[card], g.zone_of[s.source])


@dataclass(frozen=True)
class BehindThis(Filter):
    """4.6.2, 4.6.3: the card is behind this unit, or in front of it: in the same column, in the other row.

    10.35.3.2: circles of different fighters are never so, whoever is the master of what is on them.
    """

    front: bool = False

    def fits(self, g: State, s: Scope, card: int) -> bool:
        if s.source < 0 or not is_unit(g, s.source):
            return False
        here, there = g.zone_of[s.source], g.zone_of[card]
        return BEHIND[there] == here if self.front else BEHIND[here] == there


@dataclass(frozen=True)
class SharesClan(Filter):
    """11.8.1: the card has a clan in common with this unit, or has none."""

    yes: bool = True

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return shares_clan(g, s.source, card) == self.yes
