"""Each kind of field takes what is right and says of anything else what would be right."""
from __future__ import annotations

import pytest

from tefuda.cards.schema import Bilingual, Choice, Field, Flag, Integer, Items, Kind, String, Value, Wrong, read_fields
from tefuda.cards.text import Text

COLORS = Choice(("red", "blue"))


@pytest.mark.parametrize(
    ("kind", "value", "read"),
    [
        (Integer(0, 10), 10, 10),
        (Integer(0), 12000, 12000),
        (Integer(0, None, {"unlimited": -1}), "unlimited", -1),
        (Flag(), True, True),
        (String(), "霧", "霧"),
        (COLORS, "red", "red"),
        (Items(COLORS), ["red"], ("red",)),
        (Items(String()), [], ()),
        (Bilingual(), {"ja": "火", "en": "fire"}, Text("火", "fire")),
    ],
)
def test_right_values(kind: Kind, value: object, read: Value) -> None:
    assert kind.read(value) == read


@pytest.mark.parametrize(
    ("kind", "value", "what"),
    [
        (Integer(0, 10), 11, "11 is out of range"),
        (Integer(0, 10), -1, "-1 is out of range"),
        (Integer(0), True, "true is not a whole number"),
        (Integer(0), "2", '"2" is not a whole number'),
        (Flag(), 1, "1 is not yes or no"),
        (String(), 5, "5 is not a string"),
        (String(), " ", "empty"),
        (COLORS, "rde", '"rde" is not a choice (did you mean "red"?)'),
        (COLORS, 3, "3 is not a choice"),
        (Items(COLORS), "red", '"red" is not a list'),
        (Items(COLORS), ["red", "blu"], '"blu" is not a choice (did you mean "blue"?)'),
        (Items(String()), ["a", "a"], '"a" is there twice'),
        (Bilingual(), "fire", '"fire" is not a text in both languages'),
        (Bilingual(), {"ja": "火"}, "en is missing"),
        (Bilingual(), {"ja": "火", "en": ""}, "empty"),
        (Bilingual(), {"ja": "火", "en": "fire", "de": "Feuer"}, '"de" is not a language here'),
    ],
)
def test_wrong_values(kind: Kind, value: object, what: str) -> None:
    with pytest.raises(Wrong) as caught:
        kind.read(value)
    assert str(caught.value) == what


@pytest.mark.parametrize(
    ("kind", "wants"),
    [
        (Integer(0, 10), "a whole number from 0 to 10"),
        (Integer(1, None, {"unlimited": -1}), 'a whole number from 1 up or "unlimited"'),
        (Flag(), "true or false"),
        (COLORS, 'one of "red", "blue"'),
        (Choice(("red",)), '"red"'),
        (Items(COLORS), 'a list in which each item is different and is one of "red", "blue"'),
    ],
)
def test_what_would_be_right(kind: Kind, wants: str) -> None:
    assert kind.wants() == wants


def test_a_complaint_cites_the_paragraph_of_the_field() -> None:
    found: list[tuple[str, str]] = []
    read_fields({"level": -3}, {"level": Field(Integer(0), "2-10-1")}, lambda key, what: found.append((key, what)))
    assert found == [("level", "-3 is out of range; give a whole number from 0 up (2-10-1)")]


def test_a_field_with_a_default_may_be_left_out() -> None:
    def complain(key: str, what: str) -> None:
        raise AssertionError(f"{key}: {what}")

    assert read_fields({}, {"legend": Field(Flag(), default=False)}, complain) == {"legend": False}
