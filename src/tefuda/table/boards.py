"""How each game's table looks, as data: ``boards/GAME.toml``.

``rows`` are the player's rows of tiles, the one in the middle of the table
first; the opponent's are the same, seen from across. An entry is a zone, or
one place of a zone that has several. ``slots`` are zones whose places are drawn
when they are empty, too; where such a place belongs to nobody, it is one tile
with all that lies there. ``across`` is how many tiles stand side by side, where
the game's own board has so many in each row. ``counts`` are zones of which the number of cards is
shown, ``rare`` those of which it is shown where there are any; ``lists`` are
zones of one's own that are listed, ``shared`` such that belong to nobody.
``middle`` are rows of tiles for places that belong to nobody, as player 1 sees
them; player 2 sees them from the other side.
``labels`` are short names of zones for tiles and counts; ``facts`` are the
numbers of a card by its type, with brackets around what is left out where it
is 0; ``marks`` are words for some numbers in them: one without a word is made
of those of its bits, or stays a number. ``words`` are those of the table itself
that the game has other ones for; ``battle`` says how the two sides of an attack
are added up, where a game does that.
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

from ..cards.text import Text


class Battle:
    """An attack is declared for that reason and ends with one of those moments.

    Each side adds the number up, with that of the cards that help in a zone, where there is one for that.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.declared: str = data["declared"]
        self.ends: list[str] = data["ends"]
        self.number: str = data["number"]
        self.help: str = data.get("help", "")


class Board:
    """The look of one game's table."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.rows: list[list[str]] = data["rows"]
        self.slots: list[str] = data["slots"]
        self.across: int = data.get("across", 0)
        self.counts: list[str] = data["counts"]
        self.rare: list[str] = data["rare"]
        self.lists: list[str] = data["lists"]
        self.shared: list[str] = data["shared"]
        self.middle: list[list[str]] = data["middle"]
        self.labels = _texts(data["labels"])
        self.facts = _texts(data["facts"])
        self.marks = {
            attribute: {int(number): text for number, text in _texts(entry).items()}
            for attribute, entry in data.get("marks", {}).items()
        }
        self.words = _texts(data.get("words", {}))
        self.battle = Battle(data["battle"]) if "battle" in data else None


def _texts(data: Mapping[str, Mapping[str, str]]) -> dict[str, Text]:
    return {key: Text(entry["ja"], entry["en"]) for key, entry in data.items()}


@lru_cache(maxsize=8)
def board_of(game: str) -> Board:
    """The board of a game."""
    file = resources.files(__package__).joinpath("boards").joinpath(f"{game}.toml")
    return Board(tomllib.loads(file.read_text("utf-8")))
