"""What only texts of this game say: that an overdrive or counter ability plays its card or another ability of it."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.nodes import Effect
from ...kernel.codes import NEXT
from ...kernel.state import Frame, State


@dataclass(frozen=True)
class PlayThis(Effect):
    """14-5c: instead of the ability, its card is played."""

    def run(self, g: State, f: Frame) -> int:
        return NEXT


@dataclass(frozen=True)
class UseAnother(Effect):
    """14-5b: instead of the ability, that of another keyword of its card is played."""

    keyword: str

    def run(self, g: State, f: Frame) -> int:
        return NEXT
