"""On which paragraphs of the rulebook the parts of a card's text rest."""
from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from ..cards.language.explain import Part
from ..cards.language.productions import Pattern
from ..kernel.abilities import (
    ability_kinds as ability, card_effects as acts, choices, control_flow as control, player_effects as deeds, modes,
    qualities, selections as which,
)
from ..kernel.costs import ability_costs as alternatives
from ..kernel.book import Book

# What the kernel does for a node, under the name by which a book says where it states that: a principle that it
# cites, or a procedure of its program.
_PRINCIPLES: Final[dict[type[Any], str]] = {
    ability.Automatic: "waiting", ability.Replacing: "replace", ability.Forbidding: "cannot wins",
    acts.Lasts: "lasting", acts.LastTogether: "lasting", deeds.Draw: "draw", choices.Choose: "choose",
    deeds.Forbid: "cannot wins", control.May: "whether", modes.ChooseNumber: "how many", modes.Modes: "mode",
    deeds.LoseGame: "win", acts.Rest: "rest", acts.Stand: "stand", alternatives.PayOne: "way",
    qualities.Cannot: "cannot wins", which.Choice: "choose",
}
_ZONES: Final = ("zone", "zones", "sources", "targets")


def rules_of(part: Part, inner: Collection[Any], book: Book, fields: Mapping[str, str] | None = None) -> list[str]:
    """The paragraphs that a part rests on: what its production cites, then what its nodes say by themselves.

    ``inner`` are the nodes that are parts of their own, ``fields`` the paragraphs of what is printed on cards.
    """
    cites = "" if isinstance(part.production, Pattern) else part.production.cites
    found = [paragraph_of(cites, book)] if cites else []
    for node in _nodes(part.value, inner):
        names = [_PRINCIPLES.get(type(node), ""), str(getattr(node, "procedure", "")), *_costs(node)]
        found += [paragraph_of(name, book) for name in names if name]
        found += _zone_rules(node, book)
        attribute = getattr(node, "attribute", -1)
        if fields and 0 <= attribute < len(book.attributes):
            found += [fields[name] for name in book.attributes[attribute:attribute + 1] if name in fields]
    return list(dict.fromkeys(found))


def _nodes(value: Any, inner: Collection[Any]) -> Iterator[Any]:
    """A node and those in it, as far as they are no parts of their own."""
    if isinstance(value, tuple):
        for it in value:
            if it not in inner:
                yield from _nodes(it, inner)
    elif dataclasses.is_dataclass(value):
        yield value
        for field in dataclasses.fields(value):
            it = getattr(value, field.name)
            if it not in inner:
                yield from _nodes(it, inner)


def paragraph_of(name: str, book: Book) -> str:
    """The paragraph of a principle or procedure; what has no paragraph is one itself."""
    if name in book.cites:
        return book.cites[name]
    return book.program.rules[book.at[name]] if name in book.at else name


def _costs(node: Any) -> list[str]:
    return ["costs"] if getattr(node, "costs", ()) else []


def _zone_rules(node: Any, book: Book) -> list[str]:
    """The paragraphs of the zones that a node names."""
    values = [getattr(node, name, ()) for name in _ZONES]
    numbers = [it for value in values for it in (value if isinstance(value, tuple) else (value,))]
    zones = book.layout.zones
    return [zones[it].rule for it in numbers if isinstance(it, int) and 0 <= it < len(zones)]
