"""The small numbers that the whole kernel shares.

A step answers with one of the step results; anything from 0 up is a jump to
that place in the program. An action is one int, so that a list of legal
actions is a flat list: ``kind | first operand << 8 | second operand << 24``.
"""
from __future__ import annotations

from typing import Final

# What a step answers with.
NEXT: Final = 0
RETURN: Final = -2
ASK: Final = -3
CALL: Final = -4

# The states of a card, as bits (rest/sleep, face-down, shown to everyone, looked at by its master, or by the other
# player). A rulebook's own four states are in between.
REST: Final = 1
FACE_DOWN: Final = 2
SHOWN: Final = 4
PEEKED: Final = 8
FIRST_OWN_FLAG: Final = 16
SPIED: Final = 256

# What happened, in the log. Each rulebook adds its own words as reasons.
MOVED: Final = 0
RESTED: Final = 1
STOOD: Final = 2
TURNED: Final = 3
DAMAGED: Final = 4
SHUFFLED: Final = 5
REVEALED: Final = 6
CREATED: Final = 7
VANISHED: Final = 8
LOST: Final = 9
RECOVERED: Final = 10
TIMING: Final = 11
TURN_BEGAN: Final = 12
DECLARED: Final = 13
BARRED: Final = 14
CONCEDED: Final = 15
COUNTED: Final = 16
# A player or a card is about to go through a procedure of the rulebook: never written down, only replaced.
DOING: Final = 17
# An ability takes the place of something that would have happened.
REPLACED: Final = 18

EVENT_NAMES: Final = (
    "moved", "rested", "stood", "turned", "damaged", "shuffled", "revealed", "created",
    "vanished", "lost", "mended", "timing", "turn", "declared", "barred", "conceded", "counted",
    "doing", "replaced",
)

# The actions that every game has.
PASS: Final = 0
DONE: Final = 1
PICK: Final = 2
NUMBER: Final = 3
YES: Final = 4
NO: Final = 5
PLACE: Final = 6

# Players, as seen by the rules.
NOBODY: Final = -1
BOTH: Final = 3

# What can be forbidden beside events (which have their own numbers): drawing to a player, being chosen by an
# opponent's effect to a card, playing its abilities to a card or a player, being chosen by any effect, being affected
# by an opponent's effect or by any effect to a card, and a number of it (the reason) getting less by an opponent's
# effect or by any effect. A rulebook's own deeds follow.
DRAWING: Final = 32
BEING_CHOSEN: Final = 33
USING: Final = 34
BEING_CHOSEN_AT_ALL: Final = 35
BEING_AFFECTED: Final = 36
BEING_AFFECTED_AT_ALL: Final = 37
BEING_LESSENED: Final = 38
BEING_LESSENED_AT_ALL: Final = 39
FIRST_OWN_DEED: Final = 48

# The reason codes that the kernel itself gives for refusing an action.
FINE: Final = 0
NOT_HERE: Final = 1
NOT_NOW: Final = 2
LOOPING: Final = 3
CANNOT: Final = 4
UNPAYABLE: Final = 5
NO_ABILITY: Final = 6
WRONG_TIME: Final = 7
UNMET: Final = 8
USED_UP: Final = 9
NO_TARGET: Final = 10
FIRST_OWN_REASON: Final = 16


def action(kind: int, first: int = 0, second: int = 0) -> int:
    """Pack an action: ``action(PICK, card)``."""
    return kind | first << 8 | second << 24


def kind_of(code: int) -> int:
    return code & 255


def first_of(code: int) -> int:
    return code >> 8 & 65535


def second_of(code: int) -> int:
    return code >> 24
