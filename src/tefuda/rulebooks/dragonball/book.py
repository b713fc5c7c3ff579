"""IC Carddass Dragon Ball, ver. 3.00: the chapters put together."""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.choices.menu import Menu
from ...kernel.codes import LOST
from ...kernel.events.log import last_step
from ...kernel.machine.interrupts import interrupt_with
from ...kernel.events.causes import source_of
from ...kernel.machine.program import Program
from ...kernel.procedures import add_procedures
from ...kernel.book import Book
from ...kernel.state.state import NOTHING, Frame, Row, State
from .areas import (
    ATTACKER, BACK, LAYOUT, PHASE, PREPARATION, REASONS, REGISTERS, VERBS, ZONE_BATTLE,
    ZONE_HAND, ZONE_LEADER,
)
from .c4_terms import BREAKING, CHARGING, DAMAGE_PROCESS, DRAWING_UP_TO, EFFECT_DAMAGE, attacks
from .c5_preparation import PREPARATION_STEPS
from .c6_turn import CHARGE_AND_MAIN, END, MAIN_ACTIONS, end_turn, extra_turn
from .c7_battle import BATTLE_ACTIONS, BATTLE_PHASE_STEPS
from .c8_abilities import ABILITY_PLAYING, WAITING_PLAYING
from .c8_playing import CHECKPOINT, FREE_TIMING, PLAYING
from .c9_rule_processes import LOSS_INTERRUPT, LOSS_JUDGEMENT, RULE_PROCESSES
from .c11_loops import ENDLESS_LOOP
from .cards import ATTRIBUTES, EXTRA
from .menus import USE_AT, AttackMenu, FreeTiming, TargetMenu
from .refusals import REFUSALS

# Where this book states what the kernel does for all games.
CITES: Final = {
    "rest": "4-7-1-2", "stand": "4-7-1-1",
    "concede": "1-2-4", "draw game": "1-2-3", "win": "1-2-1", "text wins": "1-3-1", "as much as possible": "1-3-2",
    "same state": "1-3-2-1", "cannot wins": "1-3-3", "both choose": "1-3-4", "numbers": "1-3-5", "floor": "1-3-6",
    "new object": "3-1-4", "order": "3-1-6", "choose": "8-6-3", "lasting": "8-9-1", "replace": "8-10-1",
    "replace order": "8-10-2", "waiting": "8-7-2", "last known": "8-11-1", "loop": "11-1-1",
}

# Under which paragraphs the procedures of the kernel stand.
_PROCEDURES: Final = {
    "draw": "4-8-3", "leave": "3-2-3", "take": "3-2-3", "choose": "8-6-3", "order": "3-1-6", "both": "1-3-4",
    "replace": "8-10-1", "replace order": "8-10-2", "pay cards": "8-6-2-3", "resolve": "8-8-1", "costs": "8-4-2-1",
    "may": "8-10-3", "number": "1-3-5", "mode": "8-6-2-2",
}


def _program() -> Program:
    program = Program("-")
    program.procedure(*PREPARATION_STEPS, *CHARGE_AND_MAIN, *BATTLE_PHASE_STEPS, *END)
    for procedure in (
        CHECKPOINT, FREE_TIMING, PLAYING, *[(act,) for act in (*MAIN_ACTIONS, *BATTLE_ACTIONS)], LOSS_JUDGEMENT,
        LOSS_INTERRUPT, RULE_PROCESSES, DAMAGE_PROCESS, ABILITY_PLAYING, WAITING_PLAYING,
    ):
        program.procedure(*procedure)
    # What effects call by name.
    program.named({
        "damage": EFFECT_DAMAGE, "draw up to": DRAWING_UP_TO, "charge": CHARGING, "break": BREAKING,
        "extra turn": (("1-3-1", extra_turn),), "end turn": (("1-3-1", end_turn),), "loop": ENDLESS_LOOP,
    })
    add_procedures(program, _PROCEDURES)
    return program


class DragonBall(Book):
    """The rulebook as the kernel sees it."""

    def __init__(self) -> None:
        super().__init__("dragonball", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS, REFUSALS, CITES)
        self.first_step = self.at["5-2-1-1"]
        self.boxes = (("leader", "main"),)
        self.loss_judgement = self.at["9-2-3"]
        self.free_timing = self.at["8-5-2-2"]
        self.attacking = self.at["7-3-1-2"]
        self.attacked = self.at["7-3-1-4"]
        self.picks_pending = (self.at["8-5-1-2"], self.at["8-5-1-3"])
        self.play_pending = self.at["8-7-3"]
        # Chapter 9 counts cards.
        self.rule_checks_numbers = False
        self.menus = len(USE_AT)

    def interrupt(self, g: State) -> None:
        """9-2-1: the loss judgement waits for nothing. Its cause is the step that wrote the last event."""
        if g.registers[PHASE] == PREPARATION:
            return
        if g.table.replaces >> LOST & 1:
            interrupt_with(g, self.at["9-2-1"])
        else:
            g.stack.append(Frame(self.loss_judgement, 0, 0, 0, NOTHING, NOTHING, last_step(g)))

    def menu(self, g: State) -> Optional[Menu]:
        f = g.stack[-1]
        if f.pc == self.free_timing:
            return FreeTiming(g, f.a, f.b)
        if f.pc == self.attacking:
            return AttackMenu(g)
        return TargetMenu(g) if f.pc == self.attacked else None

    def works(self, printed: int) -> Row:
        """2-11-2, 2-11-3: leaders and battle cards in play, extra cards in the hand."""
        return (ZONE_HAND,) if printed == EXTRA else (ZONE_LEADER, ZONE_BATTLE)

    def doer(self, g: State, card: int) -> int:
        """The card whose skill is being carried out, else the attack card (7-5-1-4)."""
        source = source_of(g)
        return source if source >= 0 or not attacks(g) else g.registers[ATTACKER]

    def is_so(self, g: State, what: int, card: int) -> bool:
        """2-3-2-1-2: the back of a leader is its second face."""
        printed = g.prints[card]
        return what == BACK and printed >= 0 and 0 <= g.table.other_face[printed] < printed

    def values_floor(self, attribute: int) -> Optional[int]:
        """1-3-6: a number below 0 counts as 0."""
        return 0


BOOK: Final = DragonBall()
