"""IC Carddass Dragon Ball, ver. 3.00: the chapters put together."""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.changes import add_draw
from ...kernel.choosing import add_choosing
from ...kernel.codes import (
    CANNOT, DONE, LOOPING, NO, NOT_HERE, NOT_NOW, NUMBER, PASS, PICK, UNPAYABLE, YES,
)
from ...kernel.contest import add_contest
from ...kernel.events import WIDTH
from ...kernel.machine import start
from ...kernel.program import Program
from ...kernel.setup import bring
from ...kernel.state import NOTHING, Book, Frame, State, Verb
from .areas import (
    BOX, DO_ATTACK, DO_ATTACK_WITH, DO_JOIN_ATTACK, DO_JOIN_GUARD, DO_NOT_ATTACK, DO_PLAY, DO_PLAY_ATTACK,
    DO_PLAY_GUARD, DO_TARGET, LAYOUT, PHASE, PREPARATION, REASONS, REGISTERS,
)
from .c4_terms import DAMAGE_PROCESS
from .c5_preparation import PREPARATION_STEPS
from .c6_turn import CHARGE_AND_MAIN, END, MAIN_ACTIONS
from .c7_battle import BATTLE_ACTIONS, BATTLE_PHASE_STEPS
from .c8_playing import CHECKPOINT, FREE_TIMING, PLAYING
from .c9_rule_processes import LOSS_JUDGEMENT, RULE_PROCESSES
from .c11_loops import ENDLESS_LOOP
from .cards import ATTRIBUTES
from .menus import REFUSALS, refusal_in_attack, refusal_in_menu

# Where this book states what the kernel does for all games.
CITES: Final = {
    "concede": "1-2-4", "draw game": "1-2-3", "win": "1-2-1", "text wins": "1-3-1", "as much as possible": "1-3-2",
    "same state": "1-3-2-1", "cannot wins": "1-3-3", "both choose": "1-3-4", "numbers": "1-3-5", "floor": "1-3-6",
    "new object": "3-1-4", "order": "3-1-6", "choose": "8-6-3", "lasting": "8-9-1", "replace": "8-10-1",
    "replace order": "8-10-2", "waiting": "8-7-2", "last known": "8-11-1", "loop": "11-1-1",
}

VERBS: Final = {
    PASS: Verb("pass", (), "4-6-3-2"),
    DONE: Verb("done", (), "8-6-3-2"),
    PICK: Verb("pick", ("card",), "8-6-3"),
    NUMBER: Verb("number", ("number",), "1-3-5"),
    YES: Verb("yes", (), "8-10-3"),
    NO: Verb("no", (), "8-10-3"),
    DO_PLAY: Verb("play", ("card",), "6-3-1-2-1"),
    DO_ATTACK: Verb("attack", (), "7-2-1-2-1"),
    DO_ATTACK_WITH: Verb("attack-with", ("card",), "7-3-1-2"),
    DO_NOT_ATTACK: Verb("no-attack", (), "7-3-1-2"),
    DO_TARGET: Verb("target", ("card",), "7-3-1-4"),
    DO_JOIN_ATTACK: Verb("join", ("card",), "7-3-1-6-1"),
    DO_PLAY_ATTACK: Verb("play-join", ("card",), "7-3-1-6-2"),
    DO_JOIN_GUARD: Verb("join", ("card",), "7-4-1-2-1"),
    DO_PLAY_GUARD: Verb("play-join", ("card",), "7-4-1-2-2"),
}

_KERNEL_REFUSALS: Final = {
    NOT_HERE: "8-6-3", NOT_NOW: "4-6-3", LOOPING: "11-1-1-2", CANNOT: "1-3-3", UNPAYABLE: "8-4-2-2",
}


def _program() -> Program:
    program = Program("-")
    program.procedure(*PREPARATION_STEPS, *CHARGE_AND_MAIN, *BATTLE_PHASE_STEPS, *END)
    program.procedure(*CHECKPOINT)
    program.procedure(*FREE_TIMING)
    program.procedure(*PLAYING)
    for act in (*MAIN_ACTIONS, *BATTLE_ACTIONS):
        program.procedure(act)
    program.procedure(*LOSS_JUDGEMENT)
    program.procedure(*RULE_PROCESSES)
    program.procedure(*DAMAGE_PROCESS)
    program.procedure(*ENDLESS_LOOP)
    add_draw(program, "4-8-3")
    add_choosing(program, {"choose": "8-6-3", "order": "3-1-6", "both": "1-3-4"})
    add_contest(program, "8-10-1")
    return program


class DragonBall(Book):
    """The rulebook as the kernel sees it."""

    def __init__(self) -> None:
        super().__init__(
            "dragonball", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS,
            {**_KERNEL_REFUSALS, **REFUSALS}, CITES)
        self.loss_judgement = self.at["9-2-3"]
        self.free_timing = self.at["8-5-2-2"]
        self.attack_step = (self.at["7-3-1-2"], self.at["7-3-1-4"])

    def deal(self, g: State, decks: list[dict[str, list[int]]]) -> None:
        for player in (0, 1):
            for part in ("leader", "main"):
                for printed in decks[player][part]:
                    bring(g, player, printed, BOX + player)
        start(g, self.at["5-2-1-1"])

    def interrupt(self, g: State) -> None:
        """9-2-1: the loss judgement waits for nothing. Its cause is the step that wrote the last event."""
        if g.registers[PHASE] != PREPARATION:
            g.stack.append(Frame(self.loss_judgement, 0, 0, 0, NOTHING, NOTHING, g.log[1 - WIDTH]))

    def refusal(self, g: State, code: int) -> int:
        f = g.stack[-1]
        if f.pc == self.free_timing:
            return refusal_in_menu(g, f.b, f.a, code)
        if f.pc in self.attack_step:
            return refusal_in_attack(g, code)
        return NOT_HERE

    def values_floor(self, attribute: int) -> Optional[int]:
        """1-3-6: a number below 0 counts as 0."""
        return 0


BOOK: Final = DragonBall()
