"""What only the texts of this game say: resource costs, and who a player is."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.effects import Counted
from ...kernel.abilities.nodes import YOU, Effect, Instruction, Test
from ...kernel.abilities.scope import Scope, scope_of
from ...kernel.abilities.which import players_of
from ...kernel.effects import has_label, value
from ...kernel.paying import payable
from ...kernel.state import Frame, State, call
from .cards import COLOR_BITS
from .menus import rebooted_resources


@dataclass(frozen=True)
class ResourceCost(Effect):
    """805.2b: so many resources go to sleep, one of them of the colour (a bit of ``cards.COLORS``; 0 for none)."""

    points: int
    color: int = 0
    who: int = YOU

    def lay(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(Counted())

    def run(self, g: State, f: Frame) -> int:
        player = players_of(self.who, scope_of(f).master)[0]
        # What was chosen before is not what is paid with.
        f.chosen = ()
        return call(g, g.book.at["resource cost"], player, self.points, self.color)

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        cards = [card for card in rebooted_resources(g, players_of(self.who, s.master)[0]) if card not in taken]
        return payable([value(g, card, COLOR_BITS) for card in cards], self.points, self.color)

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class IsPlayer(Test):
    """214.2: the card is called so, as a player: by its name or by its player name."""

    name: str

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return has_label(g, card, f"player:{self.name}")
