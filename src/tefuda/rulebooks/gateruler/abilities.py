"""What only texts of this game say: how abilities and cards are played otherwise, what an attack takes, souls."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import Ability, CardEffect, Effect, Instruction, Number, Filter, Selection
from ...kernel.abilities.scope import Scope, still
from ...kernel.abilities.search import Search
from ...kernel.abilities.spoken_of import It
from ...kernel.codes import NEXT
from ...kernel.continuous.projection import value
from ...kernel.state.state import Frame, Row, State
from ...kernel.state.card_table import Table
from .areas import GRAVEYARD, SOUL_ZONE
from .cards import DAMAGE


@dataclass(frozen=True)
class PlayThis(Effect):
    """14-5c: instead of the ability, its card is played."""

    def run(self, g: State, f: Frame) -> int:
        return NEXT


@dataclass(frozen=True)
class UseAnother(Effect):
    """14-5b: instead of the ability, that of another keyword of its card is played."""

    keyword: str

    def run(self, g: State, f: Frame) -> int:
        return NEXT


@dataclass(frozen=True)
class PaidOtherwise(Ability):
    """14-3b-6b: what its card costs, in place of energy for its level."""


@dataclass(frozen=True)
class AttackCost(Ability):
    """8-4d: what has to be done so that its card can attack."""


@dataclass(frozen=True)
class FromDeck(Effect):
    """15-18b: cards are chosen from a deck (15-6), and something is done to them."""

    search: Search
    act: CardEffect

    def emit(self, code: list[Instruction]) -> None:
        self.search.emit(code)
        Do(It(), self.act).emit(code)


@dataclass(frozen=True)
class Original(Number):
    """14-13f: the number of some damage as it is printed on the card, which texts can change."""

    number: int

    def looks(self, table: Table) -> Row:
        return (DAMAGE,)

    def of(self, g: State, s: Scope) -> int:
        return self.number + value(g, s.source, DAMAGE) if s.source >= 0 else self.number


@dataclass(frozen=True)
class Marked(Filter):
    """16-1a-2: the card has a keyword that is no ability, so that losing abilities does not take it away."""

    keyword: str

    def fits(self, g: State, s: Scope, card: int) -> bool:
        printed = g.table.printed_abilities[g.prints[card]]
        return any([g.table.abilities[number].keyword == self.keyword for number in printed])


@dataclass(frozen=True)
class OnTop(Selection):
    """15-14c: after a card was put under or on top of another one, the card that is on top."""

    def find(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for card in still(g, s.it):
            upper = g.host[card] if SOUL_ZONE <= g.zone_of[card] < GRAVEYARD else card
            if upper >= 0 and upper not in found:
                found.append(upper)
        return found
