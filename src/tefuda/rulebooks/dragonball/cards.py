"""What is printed on a card (chapter 2), as the numbers that the rules work with."""
from __future__ import annotations

from typing import Final

from ...kernel.numbering import Numbering

_TYPES: Final = Numbering("type")
LEADER: Final = _TYPES.add("leader")
BATTLE: Final = _TYPES.add("battle")
EXTRA: Final = _TYPES.add("extra")
TYPES: Final = _TYPES.words()

_ATTRIBUTES: Final = Numbering("attribute")
TYPE: Final = _ATTRIBUTES.add("type")
LEVEL: Final = _ATTRIBUTES.add("level")
POWER: Final = _ATTRIBUTES.add("power")
STRIKE: Final = _ATTRIBUTES.add("strike")
ATTRIBUTES: Final = _ATTRIBUTES.words()
