"""Short ways to lay out cards by the texts that are written on them."""
from __future__ import annotations

from tefuda.kernel.abilities.nodes import Ability
from tests.laid_table import abilities_of as read
from tests.zx.zx_table import BOOK, Table


def put(table: Table, place: str, text: str, player: int = 0, **fields: object) -> int:
    """A card with that text."""
    return table.put(place, player, abilities=read(BOOK, text), **fields)  # type: ignore[arg-type]


def use(table: Table, text: str, place: str = "square7") -> int:
    """A Z/X of player 0 sleeps to do this."""
    it = put(table, place, f"【起】〈《スリープ》〉{text}")
    table.main_phase(0)
    table.choose("use", it)
    return it


def appear(table: Table, text: str, square: str = "square7", **fields: object) -> int:
    """A Z/X with the text is played."""
    it = put(table, "hand", text, 0, cost=0, **fields)
    table.main_phase(0)
    table.play(it, square)
    return it


def in_dynamis(table: Table, type: str, *texts: str, **fields: object) -> int:
    """A card that lies face-down in the Dynamis of player 0, with its texts."""
    abilities: tuple[Ability, ...] = sum((read(BOOK, it) for it in texts), ())
    return table.put("dynamis", 0, type=type, face_down=True, abilities=abilities, **fields)  # type: ignore[arg-type]
