"""Numbers of what was spoken of before, where something is done to other cards: they are looked up first.

"This card gets the power of that one" is done to this card, which is "it" by then; that one is another card.
"""
from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Optional

from ..codes import NEXT
from ..state import Frame, State
from .nodes import Act, Instruction, Node, Number, told
from .numbers import ChosenNumber, ValueOf
from .rings import parts
from .scope import keep_done, keep_number, scope_of
from .which import It, That


@dataclass(frozen=True)
class Beforehand(Instruction):
    """The number is the one that was chosen, from now on. If it can't be told, so many instructions are passed over."""

    number: Number
    count: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        if told(g, s, self.number):
            keep_number(f, self.number.of(g, s))
        else:
            keep_done(f, 0)
            f.b += self.count
        return NEXT

    def aims(self) -> bool:
        return True


def spoken_of(act: Act) -> Optional[Number]:
    """The number in an act that is one of a card that was spoken of before."""
    for part in parts(act):
        if isinstance(part, ValueOf) and isinstance(part.which, (It, That)):
            return part
    return None


def with_chosen(act: Act, number: Number) -> Act:
    """The act with the number that was chosen in place of that one."""
    changed = _with(act, number)
    assert isinstance(changed, Act)
    return changed


def _with(node: Node, number: Number) -> Node:
    if node == number:
        return ChosenNumber()
    changes: dict[str, Node] = {}
    for field in fields(node):
        held = getattr(node, field.name)
        if isinstance(held, Node):
            changes[field.name] = _with(held, number)
    return replace(node, **changes)
