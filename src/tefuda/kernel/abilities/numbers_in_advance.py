"""Numbers of what was spoken of before, where something is done to other cards: they are looked up first.

"This card gets the power of that one" is done to this card, which is "it" by then; that one is another card.
"""
from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from ..state.rows import in_twos
from ..state.state import NOTHING, Frame, Row, State
from .nodes import Ability, CardEffect, Instruction, Node, Number, told
from .instructions import jump
from .numbers import ValueOf
from .scope import Scope, keep_done, keep_targets, kept_under, scope_of, with_kept
from .spoken_of import It, That

# What was looked up is kept with the choices made in advance, under places that no instruction has.
_LOOKED_UP: Final = 1 << 21


@dataclass(frozen=True)
class LookedUp(Number):
    """A number that was looked up beforehand, if it could be told."""

    place: int

    def of(self, g: State, s: Scope) -> int:
        for number, _ in in_twos(kept_under(s.targeting, self.place)):
            return number
        return 0

    def known(self, g: State, s: Scope) -> bool:
        return bool(kept_under(s.targeting, self.place))


@dataclass(frozen=True)
class Beforehand(Instruction):
    """The numbers are looked up now. If none of them can be told, so many instructions are passed over."""

    numbers: tuple[Number, ...]
    count: int

    def after(self, g: State, f: Frame) -> None:
        s = scope_of(f)
        targeting = s.targeting
        found = False
        for index, number in enumerate(self.numbers):
            row: Row = NOTHING
            if told(g, s, number):
                row = (number.of(g, s), 0)
                found = True
            targeting = with_kept(targeting, _LOOKED_UP + index, row)
        keep_targets(f, targeting)
        if not found:
            keep_done(f, 0)
            jump(f, self.count)

    def targeting(self) -> bool:
        return True


def spoken_of(act: Node) -> tuple[Number, ...]:
    """The numbers in an act that are some of a card that was spoken of before.

    An ability that is granted speaks of cards of its own.
    """
    found: dict[Number, None] = {}
    if isinstance(act, ValueOf) and isinstance(act.which, (It, That)):
        found[act] = None
    for field in fields(act):
        held = getattr(act, field.name)
        for it in held if isinstance(held, tuple) else (held,):
            if isinstance(it, Node) and not isinstance(it, Ability):
                found.update(dict.fromkeys(spoken_of(it)))
    return tuple(found)


def with_looked_up(act: CardEffect, numbers: tuple[Number, ...]) -> CardEffect:
    """The act with what was looked up in place of those numbers."""
    changed = _with(act, numbers)
    assert isinstance(changed, CardEffect)
    return changed


def _with(node: Node, numbers: tuple[Number, ...]) -> Node:
    if isinstance(node, Ability):
        return node
    if isinstance(node, Number) and node in numbers:
        return LookedUp(_LOOKED_UP + numbers.index(node))
    changes: dict[str, object] = {}
    for field in fields(node):
        held = getattr(node, field.name)
        if isinstance(held, Node):
            changes[field.name] = _with(held, numbers)
        elif isinstance(held, tuple):
            changes[field.name] = tuple([_with(it, numbers) if isinstance(it, Node) else it for it in held])
    return replace(node, **changes)
