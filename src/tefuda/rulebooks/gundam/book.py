"""Gundam Card Game, 2025: the chapters put together."""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.changes import add_draw
from ...kernel.choosing import add_choosing
from ...kernel.codes import (
    CANNOT, DONE, LOOPING, NO, NOT_HERE, NOT_NOW, NUMBER, PASS, PICK, UNPAYABLE, YES,
)
from ...kernel.contest import add_contest
from ...kernel.interrupting import interrupt_with
from ...kernel.machine import start
from ...kernel.program import Program
from ...kernel.setup import bring
from ...kernel.state import Book, State, Verb
from .areas import (
    BASE, BATTLE, BOX, DO_ACTION_COMMAND, DO_ATTACK_PLAYER, DO_ATTACK_UNIT, DO_BLOCK, DO_DEPLOY_BASE, DO_DEPLOY_UNIT,
    DO_END_MAIN, DO_GO_FIRST, DO_GO_SECOND, DO_KEEP, DO_MAIN_COMMAND, DO_REDRAW, DO_SET_COMMAND, DO_SET_PILOT,
    EX_BASE, EX_RESOURCE, LAYOUT, REASONS, REGISTERS, RESOURCE_DECK, SHIELDS,
)
from .c4_terms import DESTRUCTION, DISCARDING, RECOVERY, REMOVAL, is_astray, pilot_of
from .c5_preparation import PREPARATION_STEPS
from .c6_playing import BASE_PLAY, COMMAND_PLAY, PAYING, PILOT_PLAY, UNIT_PLAY
from .c6_turn import TURN
from .c7_battle import ATTACK_STEPS
from .c8_action_step import ACTION_COMMAND, ACTION_STEP
from .c9_waiting import WAITING
from .c10_rule_processing import BASE_OVERFLOW, RULE_PROCESSING, UNIT_OVERFLOW
from .cards import (
    AP, ATTRIBUTES, BASE_CARD, BASE_TOKEN, BLOCKER, BREACH, FIRST_STRIKE, HIGH_MANEUVER, HP, PILOT, PILOT_CARD, REPAIR,
    RESOURCE_CARD, RESOURCE_TOKEN, SUPPORT, TYPE, UNIT,
)
from .menus import REFUSALS, refusal_in_action, refusal_in_block, refusal_in_main

# Where this book states what the kernel does for all games. It says nothing of endless loops.
CITES: Final = {
    "concede": "1-2-3", "draw game": "10-2-1", "win": "1-2-1", "text wins": "1-3-1", "as much as possible": "1-3-2",
    "same state": "1-3-2-1", "cannot wins": "1-3-3", "both choose": "1-3-4", "numbers": "1-3-5", "floor": "1-3-6",
    "new object": "3-1-5", "order": "3-1-6", "choose": "9-3-3", "lasting": "9-1-5-5", "replace": "9-1-9-1",
    "waiting": "9-1-6-1", "last known": "11-2-8-3-1",
}

VERBS: Final = {
    PASS: Verb("pass", (), "8-3-3"),
    DONE: Verb("done", (), "9-3-4"),
    PICK: Verb("pick", ("card",), "9-3-3"),
    NUMBER: Verb("number", ("number",), "1-3-5"),
    YES: Verb("yes", (), "9-1-3"),
    NO: Verb("no", (), "9-1-3"),
    DO_GO_FIRST: Verb("go-first", (), "5-2-1-4"),
    DO_GO_SECOND: Verb("go-second", (), "5-2-1-4"),
    DO_REDRAW: Verb("redraw", (), "5-2-1-6-1"),
    DO_KEEP: Verb("keep", (), "5-2-1-6"),
    DO_DEPLOY_UNIT: Verb("deploy", ("card",), "6-5-2-1-1"),
    DO_DEPLOY_BASE: Verb("deploy", ("card",), "6-5-2-2-1"),
    DO_SET_PILOT: Verb("set", ("card", "card"), "6-5-2-3-1"),
    DO_SET_COMMAND: Verb("set", ("card", "card"), "6-5-2-3-5"),
    DO_MAIN_COMMAND: Verb("use", ("card",), "6-5-2-4-1"),
    DO_ACTION_COMMAND: Verb("use", ("card",), "8-3-1"),
    DO_ATTACK_PLAYER: Verb("attack", ("card",), "7-3-1"),
    DO_ATTACK_UNIT: Verb("attack-unit", ("card", "card"), "7-3-1"),
    DO_END_MAIN: Verb("end-main", (), "6-5-5-1"),
    DO_BLOCK: Verb("block", ("card",), "7-4-1"),
}

_KERNEL_REFUSALS: Final = {
    NOT_HERE: "9-3-3", NOT_NOW: "6-5-1", LOOPING: "6-5-1", CANNOT: "1-3-3", UNPAYABLE: "9-3-1-1",
}

# 11-1-4-2, 11-1-5-4, 11-1-6-2: no unit has one of these twice.
_ONLY_ONCE: Final = (BLOCKER, FIRST_STRIKE, HIGH_MANEUVER)


def _program() -> Program:
    program = Program("-")
    program.procedure(*PREPARATION_STEPS, *TURN)
    for procedure in (
        PAYING, UNIT_PLAY, BASE_PLAY, PILOT_PLAY, COMMAND_PLAY, ATTACK_STEPS, ACTION_STEP, ACTION_COMMAND, WAITING,
        RULE_PROCESSING, UNIT_OVERFLOW, BASE_OVERFLOW, RECOVERY, DESTRUCTION, DISCARDING, REMOVAL,
    ):
        program.procedure(*procedure)
    add_draw(program, "4-14-2")
    add_choosing(program, {"choose": "9-3-3", "order": "3-1-6", "both": "1-3-4"})
    add_contest(program, "9-1-9-1")
    return program


class Gundam(Book):
    """The rulebook as the kernel sees it."""

    def __init__(self) -> None:
        super().__init__(
            "gundam", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS,
            {**_KERNEL_REFUSALS, **REFUSALS}, CITES)
        # 10-1-2: destruction and tokens that are astray wait for nothing.
        self.minds_arrivals = True
        self.minds_damage = True
        # 2-3-4-4: what a pilot adds to its unit.
        self.added_to = (AP, HP, BLOCKER, FIRST_STRIKE, HIGH_MANEUVER, REPAIR, BREACH, SUPPORT)
        self.rule_processing = self.at["10-2-1-1"]
        self.main_phase = self.at["6-5-1"]
        self.block_step = self.at["7-4-1"]
        self.action_step = (self.at["8-3"], self.at["8-4"])

    def deal(self, g: State, decks: list[dict[str, list[int]]]) -> None:
        for player in (0, 1):
            deck = decks[player]
            for printed in deck["main"]:
                bring(g, player, printed, BOX + 2 * player)
            for printed in deck["resources"]:
                bring(g, player, printed, BOX + 2 * player + 1)
        g.registers[EX_BASE] = decks[0]["EX-BASE"][0]
        g.registers[EX_RESOURCE] = decks[0]["EX-RESOURCE"][0]
        start(g, self.at["5-2-1"])

    def interrupt(self, g: State) -> None:
        interrupt_with(g, self.rule_processing)

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        return bool(g.data) and is_astray(g, card, to)

    def added(self, g: State, card: int, attribute: int) -> int:
        """2-3-4-4, 2-3-5-4-1: what the pilot of a unit adds to it."""
        place = g.zone_of[card]
        if (place != BATTLE and place != BATTLE + 1) or g.host[card] >= 0:
            return 0
        pilot = pilot_of(g, card)
        if pilot < 0:
            return 0
        column = g.table.columns[attribute]
        more = column[g.prints[pilot]]
        return min(more, 1 - column[g.prints[card]]) if attribute in _ONLY_ONCE else more

    def refusal(self, g: State, code: int) -> int:
        pc = g.stack[-1].pc
        if pc == self.main_phase:
            return refusal_in_main(g, code)
        if pc == self.block_step:
            return refusal_in_block(g, code)
        if pc in self.action_step:
            return refusal_in_action(g, g.player, code)
        return NOT_HERE

    def picky(self, place: int) -> bool:
        """Of the hidden areas, the resource deck takes only some cards."""
        return RESOURCE_DECK <= place < RESOURCE_DECK + 2

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        """3-3 to 3-6: resources are with resources, and the other parts of the field each take one sort of card."""
        columns = g.table.columns
        kind = columns[TYPE][printed]
        if RESOURCE_DECK <= place < BATTLE:
            return kind in (RESOURCE_CARD, RESOURCE_TOKEN)
        if BATTLE <= place < BASE:
            return kind in (UNIT, PILOT_CARD) or bool(columns[PILOT][printed])
        if BASE <= place < SHIELDS:
            return kind in (BASE_CARD, BASE_TOKEN)
        return kind != RESOURCE_CARD

    def values_floor(self, attribute: int) -> Optional[int]:
        """1-3-6: a number below 0 counts as 0."""
        return 0


BOOK: Final = Gundam()
