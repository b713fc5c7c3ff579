"""From cards to the numbers the kernel plays with: a row for each printed face."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..kernel.state.card_table import Table
from .card import Card, Face


@dataclass(frozen=True)
class Print:
    """One printed face of a card. Its place in the list of prints is its number in the kernel."""

    card: Card
    face_index: int

    @property
    def face(self) -> Face:
        return self.card.faces[self.face_index]


def make_table(
    cards: list[Card], attributes: tuple[str, ...], number_of: Callable[[Card, Face, str], int]
) -> tuple[Table, list[Print]]:
    """The table of the cards and what each of its rows is. The faces of a card stand together, front first."""
    prints: list[Print] = []
    other_face: list[int] = []
    for card in cards:
        first = len(prints)
        faces = len(card.faces)
        prints += [Print(card, index) for index in range(faces)]
        other_face += [first + (index + 1) % faces if faces > 1 else -1 for index in range(faces)]
    columns = [[number_of(it.card, it.face, attribute) for it in prints] for attribute in attributes]
    return Table(columns, other_face), prints
