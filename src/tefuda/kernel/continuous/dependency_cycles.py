"""What lasting effects change and look at, and where that goes round in a ring.

An effect that looks at something sees it with all that changes it. That is an order by itself, unless the way leads
back: more power for those with much power, or a trait for those with an ability that those with the trait have. Only
what is in such a ring has to be settled effect by effect (see ``kernel.derived.dependency_order``), and only while
an
ability that closes a ring is in play.
"""
from __future__ import annotations

from dataclasses import fields
from typing import Final, Iterator

from ..state.card_table import Table
from .information import GIVEN, NO_INFORMATION, SILENCED
from ..abilities.nodes import Ability, Node, Static

_NOTHING: Final[frozenset[int]] = frozenset()


def parts(node: Node) -> Iterator[Node]:
    """A node and all nodes in it."""
    yield node
    for field in fields(node):
        held = getattr(node, field.name)
        for it in held if isinstance(held, tuple) else (held,):
            if isinstance(it, Node):
                yield from parts(it)


def key_of(number: int, place: int) -> int:
    """What one static of an ability is known by."""
    return number << 8 | place


class DependencyCycles:
    """What the abilities of a match that always say something change and look at."""

    def __init__(self) -> None:
        # What each static looks at, as far as some static changes it; and which statics close a ring.
        self.looks: dict[int, frozenset[int]] = {}
        self.closing: set[int] = set()
        # All that may change when an ability is given.
        self.brings: dict[int, frozenset[int]] = {}
        # What each static changes, and what may change when something does.
        self._said: dict[int, int] = {}
        self._next: dict[int, set[int]] = {}

    def find(self, table: Table) -> None:
        for number, ability in enumerate(table.abilities):
            for place, static in enumerate(ability.holding()):
                self._said[key_of(number, place)] = static.quality.information(table)
        changed = set(self._said.values()) - {NO_INFORMATION}
        if not changed:
            return
        for number, ability in enumerate(table.abilities):
            for place, static in enumerate(ability.holding()):
                looks = _looks(table, ability, static) & changed
                if looks:
                    self.looks[key_of(number, place)] = frozenset(looks)
        self._lead_on(len(table.abilities))
        self._close(table, changed)

    def _lead_on(self, abilities: int) -> None:
        """What is looked at leads to what is said; being given or silenced leads to all that an ability says."""
        for key, what in self._said.items():
            for seen in (*self.looks.get(key, _NOTHING), SILENCED, GIVEN + (key >> 8)):
                self._next.setdefault(seen, set()).add(what)
        for number in range(abilities):
            self.brings[number] = frozenset({GIVEN + number, *self._reached(GIVEN + number)})

    def _reached(self, start: int) -> set[int]:
        found: set[int] = set()
        due = [start]
        while due:
            for what in self._next.get(due.pop(), _NOTHING):
                if what not in found:
                    found.add(what)
                    due.append(what)
        return found

    def _close(self, table: Table, changed: set[int]) -> None:
        reached = {what: self._reached(what) for what in changed}
        table.cycles = {what for what in changed if what in reached[what]}
        for key, looks in self.looks.items():
            what = self._said[key]
            if what in reached and not looks.isdisjoint(reached[what] | {what}):
                self.closing.add(key)


def _looks(table: Table, ability: Ability, static: Static) -> set[int]:
    """What has to be looked at to say whether a static works, to which cards it applies, and how."""
    found: set[int] = set()
    for node in (static.which, ability.condition, static.quality.number()):
        if node is not None:
            for part in parts(node):
                found.update(part.looks(table))
    return found
