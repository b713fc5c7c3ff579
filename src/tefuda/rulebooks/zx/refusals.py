"""Why a player may not do something, by number."""
from __future__ import annotations

from typing import Final

from ...kernel.refusals import Refusals

REFUSALS: Final = Refusals({
    "not here": "804.3a", "not now": "701.3", "looping": "1201.1b", "cannot": "102.6", "unpayable": "805.3c",
    "no ability": "801.2a", "wrong time": "803.1c", "unmet": "803.2a", "used up": "803.1d",
    "not yours": "801.2a", "taken back": "804.2g",
})
NOT_IN_HAND: Final = REFUSALS.add("506.2")
NEEDS_CONDITION: Final = REFUSALS.add("806.1b")
NOT_ZX: Final = REFUSALS.add("202.3")
NOT_EVENT: Final = REFUSALS.add("603.1b")
NOT_THAT_SQUARE: Final = REFUSALS.add("806.1a")
NOT_ATTACKER: Final = REFUSALS.add("602.1a")
NOT_TARGET: Final = REFUSALS.add("602.1b")
NOT_IGNITED: Final = REFUSALS.add("1010.1")
NEEDS_SHIFT_CONDITION: Final = REFUSALS.add("806.1e")
NEEDS_AWAKENING: Final = REFUSALS.add("806.1c")
NEEDS_DREAM: Final = REFUSALS.add("806.1d")
PLAYED_ALREADY: Final = REFUSALS.add("506.2")
HAS_TURNED: Final = REFUSALS.add("806.1a")
HAS_SHIFT: Final = REFUSALS.add("202.8c")
NO_HOST: Final = REFUSALS.add("1015.1")
