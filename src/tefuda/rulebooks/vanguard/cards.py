"""What is printed on a card (chapter 2), as the numbers that the rules work with."""
from __future__ import annotations

from typing import Final

from ...kernel.numbering import Numbering

# 2.9.2, and what the rules themselves put on the table: pseudo-cards and markers (10.6.3).
_TYPES: Final = Numbering("type")
NORMAL: Final = _TYPES.add("normal")
TRIGGER_UNIT: Final = _TYPES.add("trigger")
G_UNIT: Final = _TYPES.add("g-unit")
GIFT_TOKEN: Final = _TYPES.add("gift-token")
TYPES: Final = _TYPES.words()

_TRIGGERS: Final = Numbering("trigger")
NO_TRIGGER: Final = _TRIGGERS.add("none")
CRITICAL_TRIGGER: Final = _TRIGGERS.add("critical")
DRAW_TRIGGER: Final = _TRIGGERS.add("draw")
STAND_TRIGGER: Final = _TRIGGERS.add("stand")
HEAL_TRIGGER: Final = _TRIGGERS.add("heal")
FRONT_TRIGGER: Final = _TRIGGERS.add("front")
TRIGGERS: Final = _TRIGGERS.words()

_GIFTS: Final = Numbering("gift")
NO_GIFT: Final = _GIFTS.add("none")
FORCE: Final = _GIFTS.add("force")
ACCEL: Final = _GIFTS.add("accel")
PROTECT: Final = _GIFTS.add("protect")
GIFTS: Final = _GIFTS.words()

_ATTRIBUTES: Final = Numbering("attribute")
TYPE: Final = _ATTRIBUTES.add("type")
GRADE: Final = _ATTRIBUTES.add("grade")
POWER: Final = _ATTRIBUTES.add("power")
CRITICAL: Final = _ATTRIBUTES.add("critical")
SHIELD: Final = _ATTRIBUTES.add("shield")
HAS_SHIELD: Final = _ATTRIBUTES.add("has_shield")
CLAN1: Final = _ATTRIBUTES.add("clan1")
CLAN2: Final = _ATTRIBUTES.add("clan2")
BOOST: Final = _ATTRIBUTES.add("boost")
INTERCEPT: Final = _ATTRIBUTES.add("intercept")
DRIVE: Final = _ATTRIBUTES.add("drive")
TRIGGER: Final = _ATTRIBUTES.add("trigger")
TRIGGER_POWER: Final = _ATTRIBUTES.add("trigger_power")
GIFT: Final = _ATTRIBUTES.add("gift")
SENTINEL: Final = _ATTRIBUTES.add("sentinel")
STRIDE: Final = _ATTRIBUTES.add("stride")
G_GUARDIAN: Final = _ATTRIBUTES.add("g_guardian")
ATTRIBUTES: Final = _ATTRIBUTES.words()

# 12.13.2.2: what the pseudo-card has in place of a grade is no number.
NO_GRADE: Final = -1
