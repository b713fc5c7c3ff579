"""Why a player may not do something, by number."""
from __future__ import annotations

from typing import Final

from ...kernel.refusals import Refusals

REFUSALS: Final = Refusals({
    "not here": "4-5a", "not now": "9-3e", "looping": "17-1a-1", "cannot": "1-5d", "unpayable": "14-3b-8",
    "no ability": "14-8a", "wrong time": "14-2a", "unmet": "14-8a", "used up": "14-6b", "no target": "14-3b-4",
    "not yours": "14-8a", "taken back": "14-3b-8",
})
NOT_MAIN: Final = REFUSALS.add("9-3e-4")
NOT_DRIVEN_DOWN: Final = REFUSALS.add("7-2a")
NOT_REVEALABLE: Final = REFUSALS.add("7-2a-1")
NOT_AT_HAND: Final = REFUSALS.add("7-1b")
NOT_UNIT: Final = REFUSALS.add("7-3a")
NO_SUMMON_LEFT: Final = REFUSALS.add("15-17a-2")
NOT_FRONT_ROW: Final = REFUSALS.add("14-3b-3a")
TOO_LITTLE_ENERGY: Final = REFUSALS.add("14-3b-8")
NOT_DIRECTLY: Final = REFUSALS.add("7-6a")
SET_FOR_MAIN: Final = REFUSALS.add("14-4c")
NOT_SETTABLE: Final = REFUSALS.add("7-5a-1")
NOT_HIDDEN: Final = REFUSALS.add("7-5a")
NOT_SET_ZONE: Final = REFUSALS.add("3-10a-1")
NOT_TWO_ZONES: Final = REFUSALS.add("7-10b")
NOBODY_THERE: Final = REFUSALS.add("7-10b-1")
NOT_ATTACKER: Final = REFUSALS.add("8-4c")
AT_REST: Final = REFUSALS.add("8-4d")
NOT_A_LINE: Final = REFUSALS.add("8-4c-1")
NOT_CHOSEN: Final = REFUSALS.add("10-4c")
NOT_FROM_DRIVE: Final = REFUSALS.add("10-4d-1")
NO_CONDITION: Final = REFUSALS.add("14-4b")
OVERDRIVE_FIRST: Final = REFUSALS.add("7-2a-2a")
NOT_OVERDRIVE: Final = REFUSALS.add("7-9a")
ONLY_FOR_ENERGY: Final = REFUSALS.add("15-15b-1")
COST_UNPAYABLE: Final = REFUSALS.add("14-3b-6b")
ATTACK_UNPAYABLE: Final = REFUSALS.add("8-4d-1")
