"""What is printed on a card (chapter 200), as the numbers that the rules work with."""
from __future__ import annotations

from typing import Final

from ...kernel.numbering import Numbering

_TYPES: Final = Numbering("type")
ZX: Final = _TYPES.add("zx")
EXTRA: Final = _TYPES.add("extra")
OVERBOOST_UPPER: Final = _TYPES.add("overboost-upper")
PLAYER: Final = _TYPES.add("player")
PLAYER_TOKEN: Final = _TYPES.add("player-token")
EVENT: Final = _TYPES.add("event")
OVERBOOST_LOWER: Final = _TYPES.add("overboost-lower")
SHIFT: Final = _TYPES.add("shift")
TYPES: Final = _TYPES.words()

# 1206.2, 1206.3: a token is of the type that its marker gives it.
TOKEN_TYPES: Final = {"zx-token": ZX, "extra-token": EXTRA}

# 202.6a, 202.7a: these count as Z/X during a game. The upper half stands for the whole overboost (202.7b).
LAST_ZX: Final = OVERBOOST_UPPER
# 202.5, 1205: after those come the cards of type player, real and virtual.
LAST_PLAYER: Final = PLAYER_TOKEN

COLORS: Final = ("red", "blue", "white", "black", "green")

_ATTRIBUTES: Final = Numbering("attribute")
TYPE: Final = _ATTRIBUTES.add("type")
COST: Final = _ATTRIBUTES.add("cost")
POWER: Final = _ATTRIBUTES.add("power")
COLOR_BITS: Final = _ATTRIBUTES.add("colors")
# The three icons of 206, and the keywords that the rules of the preparation and of damage ask for.
IGNITION_ICON: Final = _ATTRIBUTES.add("ignition")
EVOLSEED_ICON: Final = _ATTRIBUTES.add("evolseed")
DREAMKEY_ICON: Final = _ATTRIBUTES.add("dreamkey")
LIFE_RECOVERY: Final = _ATTRIBUTES.add("life_recovery")
VOID_BRINGER: Final = _ATTRIBUTES.add("void_bringer")
START_CARD: Final = _ATTRIBUTES.add("start")
GATE_CARD: Final = _ATTRIBUTES.add("gate")
RANGE: Final = _ATTRIBUTES.add("range")
# The limits are numbers of a player, which card texts change: those of the player's card.
CHARGE_ROOM: Final = _ATTRIBUTES.add("charge_limit")
HAND_ROOM: Final = _ATTRIBUTES.add("hand_limit")
ATTRIBUTES: Final = _ATTRIBUTES.words()

ICONS: Final = ATTRIBUTES[IGNITION_ICON:GATE_CARD + 1]

# 203.1, 207.1, 208.1: the types that have a cost, power, tribes.
HAVING: Final = {
    COST: (ZX, EXTRA, OVERBOOST_UPPER, EVENT), POWER: (ZX, EXTRA, OVERBOOST_UPPER),
}
HAVING_TRIBES: Final = (ZX, EXTRA, OVERBOOST_UPPER, SHIFT)
