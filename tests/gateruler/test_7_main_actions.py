"""Chapter 7: the actions of the main phase."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.gateruler.menus_play import is_settable

from .table import Table


@pytest.mark.rules("7-1a")
def test_7_1b_cards_are_played_from_the_hand_or_the_drive_zone_only(table: Table) -> None:
    unit = table.unit("graveyard", 0)
    table.main_phase(0)
    assert table.offers == [("pass", 0, 0)]
    assert table.why_not(f"summon {table.name(unit)} attack1") == "7-1b"
    assert table.why_not(f"play {table.name(unit)}") == "7-1b"


def test_7_2a_a_face_down_card_in_the_drive_zone_can_be_revealed(table: Table) -> None:
    driven = table.unit("drive", 0)
    table.unit("drive", 1)
    table.main_phase(0)
    assert table.offered("reveal") == [driven]
    assert table.why_not("reveal enemy.drive.1") == "7-2a"
    table.choose("reveal", driven)
    assert table.state.flags[driven] & FACE_DOWN == 0
    assert sees(table.state, driven) == 3
    assert table.offered("reveal") == []
    assert table.why_not(f"reveal {table.name(driven)}") == "7-2a"


def test_7_2a_1_units_fields_and_normal_events_can_be_revealed(table: Table) -> None:
    unit, field, event = table.unit("drive", 0), table.field("drive", 0), table.event("drive", 0)
    others = [table.event("drive", 0, timing) for timing in ("instant", "when", "while")]
    table.main_phase(0)
    assert table.offered("reveal") == [unit, field, event]
    for card in others:
        assert table.why_not(f"reveal {table.name(card)}") == "7-2a-1"


def test_7_2b_revealing_does_not_use_the_gate(table: Table) -> None:
    driven = table.unit("drive", 0)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("reveal", driven)
    assert table.gate == []
    assert table.asks == (0, "9-3e")
    assert trace[:4] == ["9-3f", "7-2a", "7-2a-2", "9-3c"]


def test_7_3a_a_unit_in_hand_or_revealed_is_summoned(table: Table) -> None:
    hand, shown, hidden = table.unit("hand", 0), table.unit("drive", 0, face_up=True), table.unit("drive", 0)
    table.main_phase(0)
    assert sorted(table.offered("summon")) == sorted([hand, shown])
    assert table.why_not(f"summon {table.name(hidden)} attack1") == "7-1b"
    with table.tracing() as trace:
        table.choose("summon", shown, "attack2")
    assert trace[1:4] == ["7-3a", "15-17a", "14-3b-1"]
    table.resolve()
    assert table.where(shown) == ("attack2", 0)


def test_7_3a_only_a_unit_is_summoned(table: Table) -> None:
    field = table.field("hand", 0)
    table.main_phase(0)
    assert table.why_not(f"summon {table.name(field)} attack1") == "7-3a"


def test_7_4a_a_field_in_hand_or_revealed_is_played(table: Table) -> None:
    hand, shown, hidden = table.field("hand", 0), table.field("drive", 0, face_up=True), table.field("drive", 0)
    table.main_phase(0)
    assert sorted(table.offered("play")) == sorted([hand, shown])
    assert table.why_not(f"play {table.name(hidden)}") == "7-1b"
    with table.tracing() as trace:
        table.choose("play", hand)
    assert trace[1:3] == ["7-4a", "14-3b-1"]
    table.resolve()
    assert table.where(hand) == ("field", 0)


def test_7_5a_a_card_in_hand_or_face_down_in_the_drive_zone_is_set(table: Table) -> None:
    hand, hidden = table.event("hand", 0), table.event("drive", 0, "instant")
    shown = table.event("drive", 0, face_up=True)
    table.main_phase(0)
    assert sorted(table.offered("set")) == sorted([hand, hidden])
    assert table.places_offered("set", hand) == ["set1", "set2", "set3"]
    assert table.why_not(f"set {table.name(shown)} set1") == "7-5a"
    table.choose("set", hidden, "set3")
    assert table.where(hidden) == ("set3", 0)
    assert sees(table.state, hidden) == 1


@pytest.mark.parametrize("timing", ["normal", "instant", "when", "while"])
def test_7_5a_1_an_event_can_be_set_unless_it_is_an_open_card(table: Table, timing: str) -> None:
    event = table.event("hand", 0, timing)
    table.main_phase(0)
    assert table.offered("set") == [event]
    assert table.why_not(f"set {table.name(event)} set1") == ""
    # An open card would go on the gate before it could be set (16-15b-1).
    assert not is_settable(table.state, table.event("hand", 0, "open"))


def test_7_5a_1_other_cards_can_not_be_set(table: Table) -> None:
    unit = table.unit("hand", 0)
    table.main_phase(0)
    assert table.why_not(f"set {table.name(unit)} set1") == "7-5a-1"


@pytest.mark.rules("12-5a")
def test_7_5a_a_card_can_be_set_where_one_lies(table: Table) -> None:
    old, new = table.event("set2", 0), table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", new, "set2")
    assert table.cards("set2") == [new]
    assert table.where(old) == ("graveyard", 0)


def test_7_5b_setting_does_not_use_the_gate(table: Table) -> None:
    event = table.event("hand", 0)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("set", event, "set1")
    assert table.gate == []
    assert table.asks == (0, "9-3e")
    assert trace[:3] == ["9-3f", "7-5a", "9-3c"]


@pytest.mark.rules("14-3c-2c")
def test_7_6a_a_normal_event_in_hand_or_revealed_is_played(table: Table) -> None:
    hand, shown = table.event("hand", 0), table.event("drive", 0, face_up=True)
    hidden, instant = table.event("drive", 0), table.event("hand", 0, "instant")
    table.main_phase(0)
    assert sorted(table.offered("play")) == sorted([hand, shown])
    assert table.why_not(f"play {table.name(hidden)}") == "7-1b"
    assert table.why_not(f"play {table.name(instant)}") == "7-6a"
    with table.tracing() as trace:
        table.choose("play", shown)
    assert trace[1] == "7-6a"
    table.resolve()
    assert table.where(shown) == ("graveyard", 0)


def test_7_6a_1_it_goes_straight_to_the_gate(table: Table) -> None:
    event = table.event("hand", 0)
    table.main_phase(0)
    table.forget_events()
    table.choose("play", event)
    assert table.gate == [event]
    assert [(moved.rule, moved.reason) for moved in table.events("moved")] == [("14-3b-1", "play")]


def test_7_8a_a_normal_event_that_is_set_is_played(table: Table) -> None:
    event = table.event("set1", 0)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("play", event)
    assert trace[1:4] == ["7-8a", "3-10d", "14-3b-1"]
    table.resolve()
    assert table.where(event) == ("graveyard", 0)


@pytest.mark.rules("14-4c")
def test_7_8a_only_as_an_action_of_the_main_phase(table: Table) -> None:
    event = table.event("set1", 0)
    table.begin("6-4a", 0)
    assert table.offers == [("pass", 0, 0)]
    assert table.why_not(f"play {table.name(event)}") == "14-4c"


@pytest.mark.rules("7-10b")
def test_7_10a_the_turn_player_names_two_zones_with_a_unit_in_one(table: Table) -> None:
    table.unit("attack2", 0)
    table.unit("attack1", 1)
    table.main_phase(0)
    pairs = [(one, two) for word, one, two in table.offers if word == "rearrange"]
    attack1, attack2, defence = (table.place(name) for name in ("attack1", "attack2", "defence"))
    assert pairs == [(attack1, attack2), (attack2, defence)]
    assert table.why_not("rearrange attack1 defence") == "7-10b-1"
    assert table.why_not("rearrange attack2 attack1") == "7-10b"
    assert table.why_not("rearrange enemy.attack1 enemy.attack2") == "7-10b"


@pytest.mark.rules("7-10b")
@pytest.mark.parametrize(("start", "end"), [("attack1", "attack2"), ("attack2", "attack1")])
def test_7_10b_1_a_unit_moves_to_the_empty_zone(table: Table, start: str, end: str) -> None:
    unit = table.unit(start, 0)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "attack2")
    assert table.where(unit) == (end, 0)


@pytest.mark.rules("7-10b")
def test_7_10b_2_two_units_change_places(table: Table) -> None:
    left, right = table.unit("attack1", 0), table.unit("attack2", 0)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "attack2")
    assert (table.where(left), table.where(right)) == (("attack2", 0), ("attack1", 0))
    assert table.count("graveyard") == 0


@pytest.mark.rules("15-3a-2", "7-10b-1", "7-10b-2")
def test_7_10b_3_between_attack_and_defence_a_unit_changes_its_state(table: Table) -> None:
    attacker, guard = table.unit("attack1", 0), table.unit("defence", 0)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "defence")
    assert (table.where(guard), table.rests(guard)) == (("attack1", 0), False)
    assert (table.where(attacker), table.rests(attacker)) == (("defence", 0), True)
    table.choose("rearrange", "attack1", "attack2")
    assert not table.rests(guard)


def test_7_10b_3_between_attack_zones_it_stays_as_it_is(table: Table) -> None:
    unit = table.unit("attack1", 0, rested=True)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "attack2")
    assert table.rests(unit)


def test_7_10c_rearranging_does_not_use_the_gate(table: Table) -> None:
    table.unit("attack1", 0)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("rearrange", "attack1", "attack2")
    assert table.gate == []
    assert table.asks == (0, "9-3e")
    assert trace[:3] == ["9-3f", "7-10b", "7-10b-1"]
