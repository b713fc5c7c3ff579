"""A new game: what the players bring lies in their boxes, and the machine runs to the first decision."""
from __future__ import annotations

from .machine import start
from ..state.setup import bring_all
from ..state.state import State


def deal(g: State, decks: list[dict[str, list[int]]]) -> None:
    """Begin a game with the decks, one for each player: prints by part of the deck."""
    book = g.book
    for player, deck in enumerate(decks):
        for place, parts in zip(book.layout.places("box", player), book.boxes):
            for part in parts:
                bring_all(g, player, deck.get(part, []), place)
    for register, number in book.brought:
        for deck in decks:
            (g.registers[register],) = deck[number]
    start(g, book.first_step)
