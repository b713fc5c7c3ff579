"""Why a player may not do something, by number."""
from __future__ import annotations

from typing import Final


NOT_MAIN: Final = 16
NOT_DRIVEN_DOWN: Final = 17
NOT_REVEALABLE: Final = 18
NOT_AT_HAND: Final = 19
NOT_UNIT: Final = 20
NO_SUMMON_LEFT: Final = 21
NOT_FRONT_ROW: Final = 22
TOO_LITTLE_ENERGY: Final = 23
NOT_DIRECTLY: Final = 24
SET_FOR_MAIN: Final = 25
NOT_SETTABLE: Final = 26
NOT_HIDDEN: Final = 27
NOT_SET_ZONE: Final = 28
NOT_TWO_ZONES: Final = 29
NOBODY_THERE: Final = 30
NOT_ATTACKER: Final = 31
AT_REST: Final = 32
NOT_A_LINE: Final = 33
NOT_CHOSEN: Final = 34
NOT_FROM_DRIVE: Final = 35
NO_CONDITION: Final = 36
OVERDRIVE_FIRST: Final = 37
NOT_OVERDRIVE: Final = 38
ONLY_FOR_ENERGY: Final = 39
COST_UNPAYABLE: Final = 40
ATTACK_UNPAYABLE: Final = 41

REFUSALS: Final = {
    NOT_MAIN: "9-3e-4",
    NOT_DRIVEN_DOWN: "7-2a",
    NOT_REVEALABLE: "7-2a-1",
    NOT_AT_HAND: "7-1b",
    NOT_UNIT: "7-3a",
    NO_SUMMON_LEFT: "15-17a-2",
    NOT_FRONT_ROW: "14-3b-3a",
    TOO_LITTLE_ENERGY: "14-3b-8",
    NOT_DIRECTLY: "7-6a",
    SET_FOR_MAIN: "14-4c",
    NOT_SETTABLE: "7-5a-1",
    NOT_HIDDEN: "7-5a",
    NOT_SET_ZONE: "3-10a-1",
    NOT_TWO_ZONES: "7-10b",
    NOBODY_THERE: "7-10b-1",
    NOT_ATTACKER: "8-4c",
    AT_REST: "8-4d",
    NOT_A_LINE: "8-4c-1",
    NOT_CHOSEN: "10-4c",
    NOT_FROM_DRIVE: "10-4d-1",
    NO_CONDITION: "14-4b",
    OVERDRIVE_FIRST: "7-2a-2a",
    NOT_OVERDRIVE: "7-9a",
    ONLY_FOR_ENERGY: "15-15b-1",
    COST_UNPAYABLE: "14-3b-6b",
    ATTACK_UNPAYABLE: "8-4d-1",
}
