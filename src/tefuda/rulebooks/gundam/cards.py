"""What is printed on a card (chapter 2), as the numbers that the rules work with."""
from __future__ import annotations

from typing import Final

from ...kernel.numbering import Numbering

_TYPES: Final = Numbering("type")
UNIT: Final = _TYPES.add("unit")
PILOT_CARD: Final = _TYPES.add("pilot")
COMMAND: Final = _TYPES.add("command")
BASE_CARD: Final = _TYPES.add("base")
RESOURCE_CARD: Final = _TYPES.add("resource")
BASE_TOKEN: Final = _TYPES.add("base-token")
RESOURCE_TOKEN: Final = _TYPES.add("resource-token")
UNIT_TOKEN: Final = _TYPES.add("unit-token")
TYPES: Final = _TYPES.words()

# The menus at which abilities can be played: the main phase (11-2-1-1) and the action steps (11-2-2-1).
_MENUS: Final = Numbering("menu")
IN_MAIN: Final = _MENUS.add("main phase")
IN_ACTION: Final = _MENUS.add("action step")

# How the effects of commands and bursts are known among the others of a card (11-2-3, 11-2-4, 11-2-5).
COMMAND_EFFECT: Final = "command"
BURST_EFFECT: Final = "burst"

COLORS: Final = ("blue", "green", "red", "white")

# How many pilots and traits a link condition can name, and how many names and traits a pilot can have together.
LINKS: Final = 4
MARKS: Final = 8

_ATTRIBUTES: Final = Numbering("attribute")
TYPE: Final = _ATTRIBUTES.add("type")
LEVEL: Final = _ATTRIBUTES.add("level")
COST: Final = _ATTRIBUTES.add("cost")
AP: Final = _ATTRIBUTES.add("ap")
HP: Final = _ATTRIBUTES.add("hp")
PILOT: Final = _ATTRIBUTES.add("pilot")
MAIN: Final = _ATTRIBUTES.add("main")
ACTION: Final = _ATTRIBUTES.add("action")
BURST: Final = _ATTRIBUTES.add("burst")
BLOCKER: Final = _ATTRIBUTES.add("blocker")
FIRST_STRIKE: Final = _ATTRIBUTES.add("first_strike")
HIGH_MANEUVER: Final = _ATTRIBUTES.add("high_maneuver")
REPAIR: Final = _ATTRIBUTES.add("repair")
BREACH: Final = _ATTRIBUTES.add("breach")
SUPPORT: Final = _ATTRIBUTES.add("support")
COLOR: Final = _ATTRIBUTES.add("color")
LINK: Final = _ATTRIBUTES.add(*[f"link{number}" for number in range(1, LINKS + 1)])
MARK: Final = _ATTRIBUTES.add(*[f"mark{number}" for number in range(1, MARKS + 1)])
# A keyword effect that texts have and this book does not: shields are hit two at a time (1-3-1).
SUPPRESSION: Final = _ATTRIBUTES.add("suppression")
ATTRIBUTES: Final = _ATTRIBUTES.words()
