"""Numbers follow from declarations: of words, zones, actions and refusals."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import (
    DEEDS, EVENT_NAMES, FIRST_OWN_ACTION, FIRST_OWN_DEED, FIRST_OWN_REASON, MOVED, NOT_HERE, PASS, PICK,
    PICKED_ALREADY, REPLACED, TOO_FEW_PICKED,
)
from tefuda.kernel.errors import EngineError
from tefuda.kernel.numbering import Numbering
from tefuda.kernel.refusals import Refusals
from tefuda.kernel.state.layout import EVERYONE, NO_ONE, Layout, Zone
from tefuda.kernel.verbs import Verbs


def test_numbers_are_in_the_order_of_the_declarations() -> None:
    colours = Numbering("colour", 5)
    assert [colours.add("red"), colours.add("blue"), colours.add("green")] == [5, 6, 7]
    assert (colours.number("blue"), colours.words()) == (6, ("red", "blue", "green"))


def test_several_words_are_numbers_that_follow_each_other() -> None:
    registers = Numbering("register")
    assert [registers.add("damage 1", "damage 2"), registers.add("phase")] == [0, 2]
    assert registers.words() == ("damage 1", "damage 2", "phase")


def test_bits_are_those_of_the_numbers() -> None:
    states = Numbering("state", 4)
    assert [states.bit("locked"), states.bit("deleted")] == [16, 32]
    assert states.words() == ("locked", "deleted")


def test_a_word_stands_for_one_number() -> None:
    colours = Numbering("colour")
    colours.add("red")
    with pytest.raises(EngineError, match="the colour 'red' is declared twice"):
        colours.add("red")
    with pytest.raises(EngineError, match="the colour 'blue' is declared twice"):
        colours.add("blue", "blue")


def test_nothing_is_declared_once_the_words_were_read() -> None:
    colours = Numbering("colour")
    colours.add("red")
    assert colours.words() == ("red",)
    with pytest.raises(EngineError, match="'blue' is declared after the colours were read"):
        colours.add("blue")


def test_a_sort_does_not_run_into_the_next_one() -> None:
    events = Numbering("event", 0, 2)
    events.add("moved")
    events.add("turned")
    with pytest.raises(EngineError, match="no number left for the event 'lost'"):
        events.add("lost")


def test_what_is_not_declared_has_no_number() -> None:
    with pytest.raises(EngineError, match="there is no colour 'pink'"):
        Numbering("colour").number("pink")


def test_events_come_before_deeds_and_deeds_before_those_of_a_rulebook() -> None:
    assert (EVENT_NAMES[MOVED], EVENT_NAMES[REPLACED]) == ("moved", "replaced")
    assert len(EVENT_NAMES) <= DEEDS.first < DEEDS.number("being lessened at all") < FIRST_OWN_DEED


def test_places_and_zones_follow_from_the_layout() -> None:
    layout = Layout((
        Zone("deck", "1", NO_ONE), Zone("circle", "2", EVERYONE, places=3), Zone("gate", "3", EVERYONE, shared=True),
        Zone("hand", "4", NO_ONE)))
    assert [layout.first(name) for name in ("deck", "circle", "gate", "hand")] == [0, 2, 8, 9]
    assert [layout.number(name) for name in ("deck", "circle", "gate", "hand")] == [0, 1, 2, 3]
    assert (layout.places("circle", 1), layout.places("gate", 1)) == ((5, 6, 7), (8,))
    with pytest.raises(EngineError, match="there is no zone 'soul'"):
        layout.first("soul")


def test_two_zones_of_one_name_are_refused() -> None:
    with pytest.raises(EngineError, match="the zone 'deck' is declared twice"):
        Layout((Zone("deck", "1", NO_ONE), Zone("deck", "2", NO_ONE)))


def test_actions_of_a_game_come_after_those_of_the_kernel() -> None:
    verbs = Verbs({"pass": "1", "pick": "2"})
    ride, call = verbs.add("ride", ("card",), "3"), verbs.add("call", ("card", "place"), "4")
    assert (ride, call) == (FIRST_OWN_ACTION, FIRST_OWN_ACTION + 1)
    assert {number: (it.word, it.operands, it.rule) for number, it in verbs.by_number.items()} == {
        PASS: ("pass", (), "1"), PICK: ("pick", ("card",), "2"),
        ride: ("ride", ("card",), "3"), call: ("call", ("card", "place"), "4")}
    with pytest.raises(EngineError, match="there is no action 'fly'"):
        Verbs({"fly": "1"})


def test_an_action_has_a_number_that_fits() -> None:
    verbs = Verbs({})
    for number in range(FIRST_OWN_ACTION, 256):
        assert verbs.add(f"do{number}", (), "1") == number
    with pytest.raises(EngineError, match="no number left for the action 'more'"):
        verbs.add("more", (), "1")


def test_refusals_of_a_game_come_after_those_of_the_kernel() -> None:
    refusals = Refusals({"not here": "1"})
    first, second = refusals.add("2"), refusals.add("2")
    assert (first, second) == (FIRST_OWN_REASON, FIRST_OWN_REASON + 1)
    # What a choice refuses is said where the book tells how to choose.
    assert refusals.by_number == {NOT_HERE: "1", PICKED_ALREADY: "1", TOO_FEW_PICKED: "1", first: "2", second: "2"}
