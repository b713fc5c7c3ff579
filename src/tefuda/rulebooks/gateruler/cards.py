"""What is printed on a card (chapter 2, appendix A), as the numbers that the rules work with."""
from __future__ import annotations

from typing import Final

from ...kernel.numbering import Numbering

_TYPES: Final = Numbering("type")
RULER: Final = _TYPES.add("ruler")
UNIT: Final = _TYPES.add("unit")
EVENT: Final = _TYPES.add("event")
FIELD: Final = _TYPES.add("field")
ENERGY: Final = _TYPES.add("energy")
TYPES: Final = _TYPES.words()

# When an event may be used: in the main phase, whenever there is priority, set and when something happens,
# set and while something is so, or as an open card.
_TIMINGS: Final = Numbering("timing")
NORMAL: Final = _TIMINGS.add("normal")
INSTANT: Final = _TIMINGS.add("instant")
WHEN: Final = _TIMINGS.add("when")
WHILE: Final = _TIMINGS.add("while")
OPEN: Final = _TIMINGS.add("open")
TIMINGS: Final = _TIMINGS.words()

KEYS: Final = ("counter", "overdrive", "touchdown")

_ATTRIBUTES: Final = Numbering("attribute")
TYPE: Final = _ATTRIBUTES.add("type")
LEVEL: Final = _ATTRIBUTES.add("level")
ATK: Final = _ATTRIBUTES.add("atk")
HP: Final = _ATTRIBUTES.add("hp")
STK: Final = _ATTRIBUTES.add("stk")
LIFE: Final = _ATTRIBUTES.add("life")
# 14-12a-5: icons and timings are no numbers.
FIRST_ICON: Final = _ATTRIBUTES.add(*KEYS)
INTERCEPT: Final = _ATTRIBUTES.add("intercept")
LEGEND: Final = _ATTRIBUTES.add("legend")
TIMING: Final = _ATTRIBUTES.add("timing")
ATTACK_ZONES: Final = _ATTRIBUTES.add("attack_zones")
DEFENCE_ZONES: Final = _ATTRIBUTES.add("defence_zones")
SET_ZONES: Final = _ATTRIBUTES.add("set_zones")
HAND: Final = _ATTRIBUTES.add("hand")
OPENING_DRAW: Final = _ATTRIBUTES.add("opening_draw")
DRIVES: Final = _ATTRIBUTES.add("drives")
TURN_DRAW: Final = _ATTRIBUTES.add("turn_draw")
FIRST_TURN_DRAW: Final = _ATTRIBUTES.add("first_turn_draw")
STANDS: Final = _ATTRIBUTES.add("stands")
SUMMONS: Final = _ATTRIBUTES.add("summons")
FREE: Final = _ATTRIBUTES.add("free")
# 14-3b-6c, 14-3b-6d: how much more or less energy than its level a card costs; nothing of the sort is printed.
COST: Final = _ATTRIBUTES.add("cost")
# 14-3b-6b: the energy that it costs in place of its level; NO_PRICE where no text says so.
PRICE: Final = _ATTRIBUTES.add("price")
NO_PRICE: Final = -1
# 14-13f: how much more damage than printed a card's text deals; nothing of the sort is printed.
DAMAGE: Final = _ATTRIBUTES.add("damage")
ATTRIBUTES: Final = _ATTRIBUTES.words()

# 2-6a, 2-7a, 2-10a to 2-12a: the types of the cards that have a number at all.
HAVING: Final = {LEVEL: (UNIT, EVENT, FIELD), ATK: (RULER, UNIT), HP: (UNIT,), STK: (RULER, UNIT), LIFE: (RULER,)}

# Of what a ruler limits.
UNLIMITED: Final = -1
