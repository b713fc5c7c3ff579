"""What texts do with the top of a pile: take cards off it, put them back in an order."""
from __future__ import annotations

from dataclasses import dataclass

from ..choices.choose import arrange
from ..state.state import Frame, State, without
from ..actions.card_states import hide
from ..actions.one_by_one import take_off
from .control_flow import AskWhether
from .applying import KeepLooked
from .instructions import compile_effects
from .nodes import Effect, Instruction, Number, Selection
from .numbers import Fixed
from .scope import Scope, keep_done, pairs, scope_of
from .selections import player_of


@dataclass(frozen=True)
class TakeOff(Effect):
    """Cards go off the top of a pile into another zone of that player, one at a time."""

    whose: int
    pile: int
    count: Number
    zone: int
    reason: int
    flags: int = 0

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(KeepLooked())

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        player = player_of(self.whose, s.controller)
        zones = g.book.layout.zones
        here, to = zones[self.pile].first + player, zones[self.zone].first + player
        return take_off(g, here, to, self.count.of(g, s), self.reason, zones[self.zone].states(self.flags))

    def after(self, g: State, f: Frame) -> None:
        f.chosen = pairs(g, list(g.result))
        keep_done(f, len(g.result))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        player = player_of(self.whose, s.controller)
        return len(g.zones[g.book.layout.zones[self.pile].first + player]) >= self.count.of(g, s)

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class TakeUpTo(Effect):
    """Up to so many cards go off the top of a pile: before each, the player says whether to go on."""

    whose: int
    pile: int
    most: int
    zone: int
    reason: int

    def emit(self, code: list[Instruction]) -> None:
        one = TakeOff(self.whose, self.pile, Fixed(1), self.zone, self.reason)
        block = compile_effects((one,))
        for left in range(self.most - 1, -1, -1):
            code.append(AskWhether(len(block) + left * (len(block) + 1), one, self.whose))
            code.extend(block)


@dataclass(frozen=True)
class PutBack(Effect):
    """Cards that lie on top of a pile are put back there in an order of the master's choice, the first one on top."""

    which: Selection

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        return arrange(g, s.controller, tuple(self.which.find(g, s)))

    def after(self, g: State, f: Frame) -> None:
        """The cards lie on top of their place in the order that was chosen. Nobody else learns of it."""
        for card in g.result[::-1]:
            place = g.zone_of[card]
            g.zones[place] = without(g.zones[place], card) + (card,)
            hide(g, card)
