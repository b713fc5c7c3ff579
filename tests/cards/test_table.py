"""The kernel's table: a row for each printed face, the faces of a card together."""
from __future__ import annotations

from tefuda.cards.card import Card, Face
from tefuda.cards.table import make_table
from tefuda.cards.text import Text


def face(power: int) -> Face:
    return Face(Text(f"力{power}", f"Power {power}"), {"power": power})


SHIELD = Card("toy", "T1-2", "battle", (face(4),))
LEADER = Card("toy", "T1-1", "leader", (face(3), face(5)))


def number_of(card: Card, face: Face, attribute: str) -> int:
    return len(card.faces) if attribute == "faces" else face.number(attribute)


def test_a_row_for_each_face_with_the_front_first() -> None:
    table, prints = make_table([SHIELD, LEADER, SHIELD], ("faces", "power"), number_of)
    assert [(it.card.number, it.face_index) for it in prints] == [("T1-2", 0), ("T1-1", 0), ("T1-1", 1), ("T1-2", 0)]
    assert table.columns == [[1, 2, 2, 1], [4, 3, 5, 4]]


def test_each_face_knows_the_other_one() -> None:
    table, _ = make_table([SHIELD, LEADER, SHIELD], ("power",), number_of)
    assert table.other_face == [-1, 2, 1, -1]
