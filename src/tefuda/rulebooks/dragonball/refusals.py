"""Why a player may not do something, by number."""
from __future__ import annotations

from typing import Final

from ...kernel.refusals import Refusals

REFUSALS: Final = Refusals({
    "not here": "8-6-3", "not now": "4-6-3", "looping": "11-1-1-2", "cannot": "1-3-3", "unpayable": "8-4-2-2",
    "no ability": "8-1-2", "wrong time": "8-1-2-1", "unmet": "8-3-3", "used up": "10-15-1",
    "not yours": "8-1-2",
})
NOT_IN_HAND: Final = REFUSALS.add("6-3-1-2-1")
NOT_BATTLE_CARD: Final = REFUSALS.add("2-3-2-2")
TOO_LITTLE_ENERGY: Final = REFUSALS.add("6-3-1-2-1-1")
NOTHING_ACTIVE: Final = REFUSALS.add("7-2-1-2-1")
NOT_ON_TABLE: Final = REFUSALS.add("7-3-1-2")
RESTED: Final = REFUSALS.add("7-1")
CANNOT_JOIN: Final = REFUSALS.add("7-3-1-6-1")
NOT_AN_OPPONENT: Final = REFUSALS.add("7-3-1-4")

# The book says the same thing again for each step of a battle: what becomes of a reason there.
IN_ATTACK_STEP: Final = {
    NOT_IN_HAND: REFUSALS.add("7-3-1-6-2"),
    TOO_LITTLE_ENERGY: REFUSALS.add("7-3-1-6-2-1"),
    NOT_BATTLE_CARD: REFUSALS.add("2-3-2-2"),
}
IN_GUARD_STEP: Final = {
    CANNOT_JOIN: REFUSALS.add("7-4-1-2-1"),
    NOT_IN_HAND: REFUSALS.add("7-4-1-2-2"),
    TOO_LITTLE_ENERGY: REFUSALS.add("7-4-1-2-2-1"),
    NOT_BATTLE_CARD: REFUSALS.add("2-3-2-2"),
}
