"""Cards as objects: reading their fields, their words, and how they show themselves."""
from __future__ import annotations

from tefuda.cards.card import Card, Face
from tefuda.cards.text import Text

FIRE = Face(
    Text("火", "Fire"),
    {"power": 3, "legend": True, "army": "灯", "keys": ("counter",), "who": Text("誰", "Who")},
)
ASH = Face(Text("灰", "Ash"), {})


def test_text_is_picked_by_language() -> None:
    assert (Text("火", "fire").pick("ja"), Text("火", "fire").pick("en")) == ("火", "fire")


def test_the_fields_of_a_face_by_their_kinds() -> None:
    assert FIRE.number("power") == 3
    assert FIRE.flag("legend")
    assert FIRE.string("army") == "灯"
    assert FIRE.strings("keys") == ("counter",)
    assert FIRE.text("who") == Text("誰", "Who")


def test_what_is_not_printed_is_nothing() -> None:
    assert (ASH.number("power"), ASH.flag("legend"), ASH.string("army"), ASH.strings("keys")) == (0, False, "", ())


def test_a_card_goes_by_the_name_on_its_front() -> None:
    card = Card("toy", "T1-1", "leader", (FIRE, ASH))
    assert card.name == Text("火", "Fire")
    assert repr(card) == "<toy T1-1 leader: 火 / Fire // 灰 / Ash>"


def test_cards_can_be_kept_in_sets() -> None:
    assert len({Card("toy", "T1-1", "leader", (FIRE,)), Card("toy", "T1-1", "leader", (FIRE,))}) == 1
