"""All checks, by name."""
from __future__ import annotations

from typing import Final

from .copies import Copies, Ends, Replays
from .futures import Branches, Worlds
from .fuzzer import Check
from .memory import Memory
from .menus import Menus
from .reading import Texts
from .refusals import Refusals
from .secrecy import Handles, Numbers, Secrets, Silence
from .soundness import Cards, Choices, Events, Zones

CHECKS: Final[dict[str, type[Check]]] = {
    check.name: check for check in (
        Cards, Zones, Choices, Events, Menus, Refusals, Copies, Ends, Replays, Branches, Worlds, Memory, Secrets,
        Handles, Silence, Numbers, Texts)
}
