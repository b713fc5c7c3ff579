"""Why a fighter may not do something, by number, and what texts forbid."""
from __future__ import annotations

from typing import Final

from ...kernel.continuous.prohibitions import forbidden, forbidden_to
from ...kernel.state.state import State

NOT_IN_HAND: Final = 16
IS_PROTECT: Final = 17
WRONG_RIDE_GRADE: Final = 18
HIGH_GRADE: Final = 19
NO_VANGUARD_HERE: Final = 20
NOT_REAR_CIRCLE: Final = 21
NOT_IN_G_ZONE: Final = 22
NO_STRIDE: Final = 23
NOT_YET_STRIDE: Final = 24
COST_TOO_HIGH: Final = 25
NOT_A_COLUMN: Final = 26
NOTHING_TO_EXCHANGE: Final = 27
NOT_IN_FRONT: Final = 28
AT_REST: Final = 29
NOT_A_TARGET: Final = 30
IS_MATE: Final = 31
NOT_BEHIND: Final = 32
NO_BOOST: Final = 33
NO_INTERCEPT: Final = 34
IS_ATTACKED: Final = 35
NO_G_GUARDIAN: Final = 36
NOT_YET_G_GUARD: Final = 37
HIGH_VANGUARD: Final = 38
HAS_NEXT_GRADE: Final = 39
NOBODY_ATTACKED: Final = 40
WRONG_NATION: Final = 41
FEW_USED: Final = 42
FEW_DRAGONS: Final = 43

REFUSALS: Final = {
    NOT_IN_HAND: "8.5.2.1",
    IS_PROTECT: "12.13.2.5",
    WRONG_RIDE_GRADE: "8.5.2.1.1.1",
    HIGH_GRADE: "8.5.2.1.1.2",
    NO_VANGUARD_HERE: "8.5.2.1.1.2.1",
    NOT_REAR_CIRCLE: "6.6.1.2.1.1",
    NOT_IN_G_ZONE: "10.28.1",
    NO_STRIDE: "11.11.3",
    NOT_YET_STRIDE: "8.5.2.1.1.3",
    COST_TOO_HIGH: "8.5.2.4",
    NOT_A_COLUMN: "6.6.1.2.3",
    NOTHING_TO_EXCHANGE: "6.6.1.2.3",
    NOT_IN_FRONT: "7.4.1.3",
    AT_REST: "7.1.1",
    NOT_A_TARGET: "7.4.1.6",
    IS_MATE: "10.25.15",
    NOT_BEHIND: "7.4.1.10",
    NO_BOOST: "11.4.1",
    NO_INTERCEPT: "7.5.1.2.4",
    IS_ATTACKED: "11.3.1",
    NO_G_GUARDIAN: "11.14.1",
    NOT_YET_G_GUARD: "7.5.1.2.3",
    HIGH_VANGUARD: "6.4.1.2.2.1",
    HAS_NEXT_GRADE: "6.4.1.2.2.2",
    NOBODY_ATTACKED: "11.3.1",
    WRONG_NATION: "8.5.2.1.2.1",
    FEW_USED: "8.5.2.1.2.2",
    FEW_DRAGONS: "8.5.2.1.2.3",
}


# 1.3.3: what a text forbids a fighter, or a fighter with that card.


def barred(g: State, deed: int, player: int, card: int) -> bool:
    return forbidden_to(g, deed, player) or forbidden(g, deed, -1, card)


def barred_to(g: State, deed: int, player: int) -> bool:
    return bool(g.effects or g.table.always) and forbidden_to(g, deed, player)
