"""The small numbers that the whole kernel shares.

A step answers with one of the step results; anything from 0 up is a jump to
that place in the program. An action is one int, so that a list of legal
actions is a flat list: ``kind | first operand << 8 | second operand << 24``.
"""
from __future__ import annotations

from typing import Final

from .numbering import Numbering

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
OWN_FLAGS: Final = 4
SPIED: Final = 256

# What happened, in the log. Each rulebook adds its own words as reasons. Other deeds are counted on from there.
_FIRST_DEED: Final = 32
_EVENTS: Final = Numbering("event", 0, _FIRST_DEED)
MOVED: Final = _EVENTS.add("moved")
RESTED: Final = _EVENTS.add("rested")
STOOD: Final = _EVENTS.add("stood")
TURNED: Final = _EVENTS.add("turned")
DAMAGED: Final = _EVENTS.add("damaged")
SHUFFLED: Final = _EVENTS.add("shuffled")
REVEALED: Final = _EVENTS.add("revealed")
CREATED: Final = _EVENTS.add("created")
VANISHED: Final = _EVENTS.add("vanished")
LOST: Final = _EVENTS.add("lost")
RECOVERED: Final = _EVENTS.add("mended")
TIMING: Final = _EVENTS.add("timing")
TURN_BEGAN: Final = _EVENTS.add("turn")
DECLARED: Final = _EVENTS.add("declared")
BARRED: Final = _EVENTS.add("barred")
CONCEDED: Final = _EVENTS.add("conceded")
COUNTED: Final = _EVENTS.add("counted")
# A player or a card is about to go through a procedure of the rulebook: never written down, only replaced.
DOING: Final = _EVENTS.add("doing")
# An ability takes the place of something that would have happened.
REPLACED: Final = _EVENTS.add("replaced")
# What is only told in the log (see ``kernel.events.telling``): nothing waits for it, nothing looks back at it.
FIRST_TOLD: Final = _EVENTS.add("chosen")
CHOSEN: Final = FIRST_TOLD
BEGUN: Final = _EVENTS.add("begun")
ENDED: Final = _EVENTS.add("ended")
DECLINED: Final = _EVENTS.add("declined")

EVENT_NAMES: Final = _EVENTS.words()

# The actions that every game has; a rulebook's own follow. The last one is what ``action`` has room for.
FIRST_OWN_ACTION: Final = 16
LAST_ACTION: Final = 255
ACTIONS: Final = Numbering("action", 0, FIRST_OWN_ACTION)
PASS: Final = ACTIONS.add("pass")
DONE: Final = ACTIONS.add("done")
PICK: Final = ACTIONS.add("pick")
NUMBER: Final = ACTIONS.add("number")
YES: Final = ACTIONS.add("yes")
NO: Final = ACTIONS.add("no")
PLACE: Final = ACTIONS.add("place")

# Players, as seen by the rules.
NOBODY: Final = -1
BOTH: Final = 3

# What can be forbidden beside events (which have their own numbers): drawing to a player, being chosen by an
# opponent's effect to a card, playing its abilities to a card or a player, being chosen by any effect, being affected
# by an opponent's effect or by any effect to a card, and a number of it (the reason) getting less by an opponent's
# effect or by any effect. A rulebook's own deeds follow.
FIRST_OWN_DEED: Final = 48
DEEDS: Final = Numbering("deed", _FIRST_DEED, FIRST_OWN_DEED)
DRAWING: Final = DEEDS.add("drawing")
BEING_CHOSEN: Final = DEEDS.add("being chosen")
USING: Final = DEEDS.add("using abilities")
BEING_CHOSEN_AT_ALL: Final = DEEDS.add("being chosen at all")
BEING_AFFECTED: Final = DEEDS.add("being affected")
BEING_AFFECTED_AT_ALL: Final = DEEDS.add("being affected at all")
BEING_LESSENED: Final = DEEDS.add("being lessened")
BEING_LESSENED_AT_ALL: Final = DEEDS.add("being lessened at all")

# The reasons that the kernel itself gives for refusing an action; a rulebook's own follow.
FIRST_OWN_REASON: Final = 16
REFUSALS: Final = Numbering("refusal", 0, FIRST_OWN_REASON)
FINE: Final = REFUSALS.add("fine")
NOT_HERE: Final = REFUSALS.add("not here")
NOT_NOW: Final = REFUSALS.add("not now")
LOOPING: Final = REFUSALS.add("looping")
CANNOT: Final = REFUSALS.add("cannot")
UNPAYABLE: Final = REFUSALS.add("unpayable")
NO_ABILITY: Final = REFUSALS.add("no ability")
WRONG_TIME: Final = REFUSALS.add("wrong time")
UNMET: Final = REFUSALS.add("unmet")
USED_UP: Final = REFUSALS.add("used up")
NO_TARGET: Final = REFUSALS.add("no target")
NOT_YOURS: Final = REFUSALS.add("not yours")
TAKEN_BACK: Final = REFUSALS.add("taken back")
PICKED_ALREADY: Final = REFUSALS.add("picked already")
TOO_FEW_PICKED: Final = REFUSALS.add("too few picked")


def action(kind: int, first: int = 0, second: int = 0) -> int:
    """Pack an action: ``action(PICK, card)``."""
    return kind | first << 8 | second << 24


def kind_of(code: int) -> int:
    return code & 255


def first_of(code: int) -> int:
    return code >> 8 & 65535


def second_of(code: int) -> int:
    return code >> 24
