"""What a part of an ability hangs on: the zones whose cards it speaks of, if nothing else in the game can change it.

What hangs on zones alone has to be looked at again only when a card comes there or goes. What may be in a ring (see
``cycles``) hangs on the zones of all that is in it.
"""
from __future__ import annotations

from typing import Final, Optional

from ..state.card_table import Table
from ..abilities.conditions import All, Compared, Some, There, Unless
from ..abilities.event_patterns import Whenever
from .information import LABELS, SILENCED
from ..abilities.nodes import Ability, Condition, Node, Number, Static, Filter
from ..abilities.numbers import Counted, Each, Fixed, Half, Difference, Sum
from ..abilities.filters import AllOf, AnyOf, Has, Not
from ..abilities.labels import Labelled
from ..abilities.selections import Cards
from ..abilities.spoken_of import This
from .effect_sorts import GRANT_ABILITY, LOSE_ABILITY

_NO_ZONES: Final[frozenset[int]] = frozenset()
_Zones = Optional[frozenset[int]]


def hangs_on(table: Table, static: Static, condition: Optional[Condition]) -> _Zones:
    """What it hangs on to which cards a static applies, and by how much; None is something else than zones."""
    parts: list[Node] = [static.which]
    for part in (condition, static.quality.number()):
        if part is not None:
            parts.append(part)
    return _all(table, parts)


def state_zones(table: Table, ability: Ability) -> _Zones:
    """What it hangs on whether the state is so that an ability waits for."""
    when = ability.event_pattern()
    if not isinstance(when, Whenever):
        return None
    return _all(table, [when.condition] if ability.condition is None else [when.condition, ability.condition])


def cycle_zones(table: Table) -> _Zones:
    """What it hangs on how the rings of a match come out. None too where abilities are in them."""
    found: set[int] = set()
    for ability in table.abilities:
        for static in ability.holding():
            information = static.quality.information(table)
            if information not in table.cycles:
                continue
            zones = hangs_on(table, static, ability.condition)
            if zones is None or information >= SILENCED or static.quality.sort() in (GRANT_ABILITY, LOSE_ABILITY):
                return None
            if information < LABELS and table.added[information]:
                return None
            found |= zones
    return frozenset(found)


def _all(table: Table, nodes: list[Node]) -> _Zones:
    found: set[int] = set()
    for node in nodes:
        zones = _zones(table, node)
        if zones is None:
            return None
        found |= zones
    return frozenset(found)


def _zones(table: Table, node: Node) -> _Zones:
    if isinstance(node, Cards):
        return frozenset(node.zones) if all([_is_calm(table, test) for test in node.tests]) else None
    if isinstance(node, (This, Fixed)):
        return _NO_ZONES
    parts = _parts(node)
    return _all(table, parts) if parts else None


def _parts(node: Node) -> list[Node]:
    """What numbers and conditions are put together from; nothing where that is not all."""
    if isinstance(node, There):
        return [node.cards, node.number]
    if isinstance(node, (Compared, Sum, Difference)):
        return [node.left, node.right]
    if isinstance(node, Unless):
        return [node.condition]
    if isinstance(node, (All, Some)):
        return [*node.parts]
    if isinstance(node, Counted):
        return [node.cards]
    return [node.number] if isinstance(node, (Each, Half)) else []


def _is_calm(table: Table, test: Filter) -> bool:
    """Whether the answer is printed, or is in a ring."""
    if test.is_printed(table):
        return True
    if isinstance(test, Not):
        return _is_calm(table, test.test)
    if isinstance(test, (AnyOf, AllOf)):
        return all([_is_calm(table, it) for it in test.tests])
    if isinstance(test, Has):
        return test.attribute in table.cycles and _is_written(test.number)
    # The rules may give a card the names of another one.
    return isinstance(test, Labelled) and not test.label.startswith("name:") and set(test.looks(table)) <= table.cycles


def _is_written(number: Number) -> bool:
    return isinstance(number, Fixed)
