"""Why a fighter may not do something, by number, and what texts forbid."""
from __future__ import annotations

from typing import Final

from ...kernel.continuous.prohibitions import forbidden, forbidden_to
from ...kernel.refusals import Refusals
from ...kernel.state.state import State

REFUSALS: Final = Refusals({
    "not here": "8.5.4", "not now": "3.6.3", "looping": "12.1.1.2", "cannot": "1.3.3", "unpayable": "8.5.2.3",
    "no ability": "8.1.1.1", "wrong time": "3.1.1.3", "unmet": "8.1.1.1.1", "used up": "12.2.1.1",
    "not yours": "8.1.1.1", "taken back": "8.5.2.3",
})
NOT_IN_HAND: Final = REFUSALS.add("8.5.2.1")
IS_PROTECT: Final = REFUSALS.add("12.13.2.5")
WRONG_RIDE_GRADE: Final = REFUSALS.add("8.5.2.1.1.1")
HIGH_GRADE: Final = REFUSALS.add("8.5.2.1.1.2")
NO_VANGUARD_HERE: Final = REFUSALS.add("8.5.2.1.1.2.1")
NOT_REAR_CIRCLE: Final = REFUSALS.add("6.6.1.2.1.1")
NOT_IN_G_ZONE: Final = REFUSALS.add("10.28.1")
NO_STRIDE: Final = REFUSALS.add("11.11.3")
NOT_YET_STRIDE: Final = REFUSALS.add("8.5.2.1.1.3")
COST_TOO_HIGH: Final = REFUSALS.add("8.5.2.4")
NOT_A_COLUMN: Final = REFUSALS.add("6.6.1.2.3")
NOTHING_TO_EXCHANGE: Final = REFUSALS.add("6.6.1.2.3")
NOT_IN_FRONT: Final = REFUSALS.add("7.4.1.3")
AT_REST: Final = REFUSALS.add("7.1.1")
NOT_A_TARGET: Final = REFUSALS.add("7.4.1.6")
IS_MATE: Final = REFUSALS.add("10.25.15")
NOT_BEHIND: Final = REFUSALS.add("7.4.1.10")
NO_BOOST: Final = REFUSALS.add("11.4.1")
NO_INTERCEPT: Final = REFUSALS.add("7.5.1.2.4")
IS_ATTACKED: Final = REFUSALS.add("11.3.1")
NO_G_GUARDIAN: Final = REFUSALS.add("11.14.1")
NOT_YET_G_GUARD: Final = REFUSALS.add("7.5.1.2.3")
HIGH_VANGUARD: Final = REFUSALS.add("6.4.1.2.2.1")
HAS_NEXT_GRADE: Final = REFUSALS.add("6.4.1.2.2.2")
NOBODY_ATTACKED: Final = REFUSALS.add("11.3.1")
WRONG_NATION: Final = REFUSALS.add("8.5.2.1.2.1")
FEW_USED: Final = REFUSALS.add("8.5.2.1.2.2")
FEW_DRAGONS: Final = REFUSALS.add("8.5.2.1.2.3")


# 1.3.3: what a text forbids a fighter, or a fighter with that card.


def barred(g: State, deed: int, player: int, card: int) -> bool:
    return forbidden_to(g, deed, player) or forbidden(g, deed, -1, card)
