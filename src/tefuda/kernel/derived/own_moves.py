"""Abilities that wait for a move of their own card and look at nothing but from where to where it goes.

Whether such a move is what they wait for is known for good, print by print.
"""
from __future__ import annotations

from ..book import Book
from ..codes import MOVED
from ..state.state import Row
from ..state.card_table import Table
from ..abilities.ability_kinds import Automatic
from ..abilities.event_patterns import Moves
from ..abilities.nodes import Ability
from ..abilities.selections import This


def own_moves(table: Table, book: Book) -> dict[int, Row]:
    """By ``own_way``: the abilities of a print that a move triggers, but for their limits and conditions.

    Where it can't be told of all of them, the move is not there; nor where cards have abilities of others.
    """
    found: dict[int, Row] = {}
    if book.lends or book.gives_printed:
        return found
    zones = range(len(book.layout.zones))
    for printed, own in enumerate(table.printed_abilities):
        waiting = [number for number in own if _waits_for_moves(table.abilities[number])]
        if waiting and all([_is_plain(table.abilities[number]) for number in waiting]):
            for source in zones:
                for target in zones:
                    found[own_way(printed, source, target)] = tuple([
                        number for number in waiting if _is_triggered(table.abilities[number], source, target)])
    return found


def own_way(printed: int, source: int, target: int) -> int:
    """A move of a card with a print, from a zone to a zone."""
    return printed << 16 | source << 8 | target


def _waits_for_moves(ability: Ability) -> bool:
    when = ability.event_pattern()
    return isinstance(ability, Automatic) and when is not None and when.kind() == MOVED


def _is_plain(ability: Ability) -> bool:
    when = ability.event_pattern()
    if not isinstance(when, Moves) or when.reasons or when.causes or when.doer is not None:
        return False
    return isinstance(when.subject, This) and when.subject.zone < 0


def _is_triggered(ability: Ability, source: int, target: int) -> bool:
    """As ``works_for`` and ``Moves.fits`` have it."""
    when = ability.event_pattern()
    if not isinstance(when, Moves):
        return False
    if (when.sources and source not in when.sources) or (when.targets and target not in when.targets):
        return False
    return bool(when.sources) or bool(when.targets) or source in ability.where or target in ability.where
