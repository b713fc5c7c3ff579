"""Why a player may not do something, by number."""
from __future__ import annotations

from typing import Final

from ...kernel.refusals import Refusals

REFUSALS: Final = Refusals({
    "not here": "9-3-3", "not now": "6-5-1", "looping": "6-5-1", "cannot": "1-3-3", "unpayable": "9-1-7-2",
    "no ability": "9-1-7-1", "wrong time": "11-2-1-1", "unmet": "9-3-1-1", "used up": "11-2-12-1",
    "no target": "9-2-2",
    "not yours": "9-1-7-1",
})
# An action may be meant in several ways (deploying a unit or a base): the highest of the numbers explains it, so those
# that say that it is another sort of card come first.
NOT_A_BASE: Final = REFUSALS.add("6-5-2-2-1")
NOT_A_UNIT: Final = REFUSALS.add("6-5-2-1-1")
NO_PILOT_EFFECT: Final = REFUSALS.add("6-5-2-3-5")
NOT_A_PILOT: Final = REFUSALS.add("6-5-2-3-1")
NOT_FOR_MAIN: Final = REFUSALS.add("6-5-2-4-1")
NOT_FOR_ACTION: Final = REFUSALS.add("8-3-1")
NOT_IN_HAND: Final = REFUSALS.add("4-7-1")
TOO_HIGH: Final = REFUSALS.add("2-8-1")
TOO_DEAR: Final = REFUSALS.add("2-9-1")
NO_SUCH_UNIT: Final = REFUSALS.add("2-3-4-3")
HAS_PILOT: Final = REFUSALS.add("6-5-2-3-3")
NOT_OWN_UNIT: Final = REFUSALS.add("6-5-4-1")
IS_RESTED: Final = REFUSALS.add("7-3-1")
JUST_DEPLOYED: Final = REFUSALS.add("2-11-4")
NOT_ENEMY_UNIT: Final = REFUSALS.add("7-1")
NOT_RESTED: Final = REFUSALS.add("4-4-2")
NOT_BLOCKER: Final = REFUSALS.add("11-1-4-1")
NOT_ACTIVE: Final = REFUSALS.add("7-4-1")
IS_TARGET: Final = REFUSALS.add("7-4-3")
NOT_IN_ACTION_STEP: Final = REFUSALS.add("11-2-4-2-2")
NO_COMMAND_TARGET: Final = REFUSALS.add("9-1-8-1-1")
NO_SUPPORT: Final = REFUSALS.add("11-1-3-1")
NOT_ANOTHER: Final = REFUSALS.add("11-1-3-2")
NO_CARRYING: Final = REFUSALS.add("1-3-3")
IS_HIGH_MANEUVER: Final = REFUSALS.add("11-1-6-1")
