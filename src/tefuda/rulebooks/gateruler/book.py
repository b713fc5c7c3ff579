"""Gate Ruler, 2020: the chapters put together."""
from __future__ import annotations

from typing import Final

from ...kernel.changes import add_draw
from ...kernel.choosing import add_choosing
from ...kernel.codes import (
    CANNOT, DONE, LOOPING, NO, NOT_HERE, NOT_NOW, NUMBER, PASS, PICK, UNPAYABLE, YES,
)
from ...kernel.contest import add_contest
from ...kernel.machine import start
from ...kernel.program import Program
from ...kernel.setup import bring
from ...kernel.state import Book, Row, State, Verb
from .areas import (
    ATTACK_ZONE, BOX, DO_ATTACK, DO_DRIVE_PLAY, DO_DRIVE_SET, DO_DRIVE_SUMMON, DO_END_ATTACKS, DO_PLAY, DO_REARRANGE,
    DO_REVEAL, DO_SET, DO_SUMMON, DRIVE_ZONE, FIELD_ZONE, LAYOUT, REASONS, REGISTERS, RULER_ZONE, SET_ZONE,
)
from .c5_preparation import PREPARATION_STEPS
from .c6_turn import END, START_AND_MAIN
from .c7_main_actions import MAIN_ACTIONS
from .c8_attack import ATTACK_PHASE_STEPS
from .c9_gate import GATE_ADDITION, GATE_PROCESS, PLAYING_SET_CARD
from .c10_drive import DRIVE_IN_OWN_TURN, DRIVE_OTHERWISE, DRIVE_RESOLUTION_STEPS
from .c11_system import SYSTEM_PROCESS
from .c12_rule_effects import DESTRUCTION_RESOLUTION, LOSS_RESOLUTION, RULE_EFFECTS
from .c13_damage import DAMAGE_EXECUTION_STEPS, REDUCTION, RULER_DAMAGE_STEPS, RULER_RECOVERY, SEVERAL_SOURCES
from .c14_playing import ABILITY_RESOLUTION, CARD_RESOLUTION, PLAYING
from .c15_actions import NORMAL_SUMMON
from .cards import ATTRIBUTES, EVENT, FIELD, OPEN, RULER, TIMING, TYPE, UNIT
from .menus import REFUSALS, refusal_of_attack, refusal_of_driven, refusal_of_gate_action
from .processes import without_cards

# Where this book states what the kernel does for all games.
CITES: Final = {
    "concede": "1-4c", "draw game": "1-4b-1", "win": "1-4b", "text wins": "1-5a", "as much as possible": "1-5b",
    "same state": "1-5c", "cannot wins": "1-5d", "numbers": "1-5e", "new object": "3-2d", "order": "3-2d-2",
    "choose": "4-5a", "lasting": "14-12a", "replace": "14-13b", "replace order": "14-13c", "waiting": "14-9b",
    "last known": "14-14a", "loop": "17-1a",
}

VERBS: Final = {
    PASS: Verb("pass", (), "9-3e-1"),
    DONE: Verb("done", (), "3-2g"),
    PICK: Verb("pick", ("card",), "4-5a"),
    NUMBER: Verb("number", ("number",), "1-5e"),
    YES: Verb("yes", (), "14-13d"),
    NO: Verb("no", (), "14-13d"),
    DO_REVEAL: Verb("reveal", ("card",), "7-2a"),
    DO_SUMMON: Verb("summon", ("card", "place"), "7-3a"),
    DO_PLAY: Verb("play", ("card",), "14-3b"),
    DO_SET: Verb("set", ("card", "place"), "7-5a"),
    DO_REARRANGE: Verb("rearrange", ("place", "place"), "7-10b"),
    DO_ATTACK: Verb("attack", ("card", "place"), "8-4c"),
    DO_END_ATTACKS: Verb("end-attacks", (), "8-4c"),
    DO_DRIVE_SUMMON: Verb("summon", ("card", "place"), "10-4d-1"),
    DO_DRIVE_PLAY: Verb("play", ("card",), "10-4d-1"),
    DO_DRIVE_SET: Verb("set", ("card", "place"), "10-4d-1"),
}

_KERNEL_REFUSALS: Final = {
    NOT_HERE: "4-5a", NOT_NOW: "9-3e", LOOPING: "17-1a-1", CANNOT: "1-5d", UNPAYABLE: "14-3b-8",
}


def _program() -> Program:
    program = Program("-")
    program.procedure(*PREPARATION_STEPS, *START_AND_MAIN, *ATTACK_PHASE_STEPS, *END)
    for procedure in (
        *MAIN_ACTIONS, GATE_PROCESS, GATE_ADDITION, PLAYING_SET_CARD, DRIVE_IN_OWN_TURN, DRIVE_OTHERWISE,
        DRIVE_RESOLUTION_STEPS, SYSTEM_PROCESS, RULE_EFFECTS, DESTRUCTION_RESOLUTION,
        LOSS_RESOLUTION, SEVERAL_SOURCES, DAMAGE_EXECUTION_STEPS, REDUCTION, RULER_RECOVERY, RULER_DAMAGE_STEPS,
        PLAYING, CARD_RESOLUTION, ABILITY_RESOLUTION, NORMAL_SUMMON,
    ):
        program.procedure(*procedure)
    add_draw(program, "15-8b")
    add_choosing(program, {"choose": "4-5a", "order": "3-2d-2", "both": "4-5a"})
    add_contest(program, "14-13b")
    return program


class GateRuler(Book):
    """The rulebook as the kernel sees it. Losing happens on the gate here, so nothing interrupts a step."""

    def __init__(self) -> None:
        super().__init__(
            "gateruler", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS,
            {**_KERNEL_REFUSALS, **REFUSALS}, CITES)
        self.gate_action = self.at["9-3e"]
        self.attack_declaration = self.at["8-4c"]
        self.driven_card = self.at["10-4d-1"]

    def deal(self, g: State, decks: list[dict[str, list[int]]]) -> None:
        for player in (0, 1):
            deck = decks[player]
            for printed in deck["ruler"] + deck["main"]:
                bring(g, player, printed, BOX + 2 * player)
            for printed in deck["energy"]:
                bring(g, player, printed, BOX + 2 * player + 1)
        start(g, self.at["5-3a"])

    def refusal(self, g: State, code: int) -> int:
        f = g.stack[-1]
        if f.pc == self.gate_action:
            return refusal_of_gate_action(g, f.a, code)
        if f.pc == self.attack_declaration:
            return refusal_of_attack(g, code)
        if f.pc == self.driven_card:
            return refusal_of_driven(g, g.master[f.a], f.b, code)
        return NOT_HERE

    def public_process(self, row: Row) -> Row:
        return without_cards(row)

    def picky(self, place: int) -> bool:
        """Of the zones that take only some cards, the set zones are hidden (3-10b)."""
        return SET_ZONE <= place < FIELD_ZONE

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        """3-7c, 3-8c, 3-9c, 3-10c, 3-11c: the zones of the field each take one sort of card."""
        kind = g.table.columns[TYPE][printed]
        if RULER_ZONE <= place < ATTACK_ZONE:
            return kind == RULER
        if ATTACK_ZONE <= place < SET_ZONE:
            return kind == UNIT
        if SET_ZONE <= place < FIELD_ZONE:
            return kind == EVENT and g.table.columns[TIMING][printed] != OPEN
        return kind == FIELD or not FIELD_ZONE <= place < DRIVE_ZONE


BOOK: Final = GateRuler()
