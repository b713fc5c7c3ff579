"""A card as a small box: its handle above, its name and state inside, its numbers below."""
from __future__ import annotations

from typing import Final

from .width import columns, cut, fit, wrap_into

NARROWEST: Final = 15
WIDEST: Final = 24
GAP: Final = " "


class Tile:
    """What is written on a tile."""

    def __init__(self, title: str, name: str = "", state: str = "", facts: str = "", style: str = "") -> None:
        self.title = title
        self.name = name
        self.state = state
        self.facts = facts
        self.style = style

    @property
    def empty(self) -> bool:
        """Whether this is a place without a card."""
        return not self.name and not self.state

    def lines(self, width: int, flat: bool = False) -> list[str]:
        """The tile as lines of exactly that width: four, or only the frame. The state takes a line from the name."""
        top, bottom = _edge("╭", self.title, "╮", width), _edge("╰", self.facts, "╯", width)
        return [top, bottom] if flat else [top, *self._body(width), bottom]

    def _body(self, width: int) -> list[str]:
        inner = width - 3
        names = 1 if self.state else 2
        body = wrap_into(self.name, inner, names)
        if self.state:
            body.append(fit(self.state, inner))
        return [f"│ {line}│" for line in body]


def _edge(left: str, text: str, right: str, width: int) -> str:
    """A line of the frame with a text in it; where it is tight, the space around the text goes first."""
    label = f" {text} " if text else ""
    if columns(label) > width - 2:
        label = cut(text, width - 2)
    return left + label + "─" * (width - 2 - columns(label)) + right


def tile_width(room: int, across: int) -> int:
    """How wide tiles are so that so many stand side by side, where that leaves them readable."""
    return max(NARROWEST, min(WIDEST, (room + len(GAP)) // across - len(GAP)))


def fit_across(room: int, width: int) -> int:
    """How many tiles of a width stand side by side."""
    return max(1, (room + len(GAP)) // (width + len(GAP)))
