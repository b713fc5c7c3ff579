"""Chapter 3: zones, who sees them, lines, and what carries over from zone to zone."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move, move_all
from tefuda.kernel.codes import FACE_DOWN, REST
from tefuda.kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.gateruler.areas import (
    ATTACK_ZONE, BOX, COUNTER_ZONE, DAMAGE_ZONE, DECK, DEFENCE_ZONE, DRIVE_ZONE, ENERGY_ZONE, EXILE, FIELD_ZONE, GATE,
    GRAVEYARD, HAND, LAYOUT, RULER_ZONE, SET_ZONE, SOUL_ZONE,
)
from tefuda.rulebooks.gateruler.book import BOOK
from tefuda.rulebooks.gateruler.c3_zones import current_life, foremost, front_row, lines
from tefuda.rulebooks.gateruler.c10_drive import drive
from tefuda.rulebooks.gateruler.c12_rule_effects import destroy
from tefuda.rulebooks.gateruler.processes import BY_EFFECT, DAMAGE_EXECUTION, DESTRUCTION, DRIVE_RESOLUTION

from .table import LIFE, Table
from .texts import go, use, written

ZONES = {
    "deck": (DECK, NO_ONE, 1), "hand": (HAND, CONTROLLER_ONLY, 1), "ruler": (RULER_ZONE, EVERYONE, 1),
    "attack": (ATTACK_ZONE, EVERYONE, 2), "defence": (DEFENCE_ZONE, EVERYONE, 1), "set": (SET_ZONE, CONTROLLER_ONLY, 3),
    "field": (FIELD_ZONE, EVERYONE, 1), "drive": (DRIVE_ZONE, EVERYONE, 1), "damage": (DAMAGE_ZONE, EVERYONE, 1),
    "soul": (SOUL_ZONE, EVERYONE, 1), "graveyard": (GRAVEYARD, EVERYONE, 1), "energy": (ENERGY_ZONE, EVERYONE, 1),
    "exile": (EXILE, EVERYONE, 1), "counter": (COUNTER_ZONE, EVERYONE, 1), "box": (BOX, NO_ONE, 2),
}


@pytest.mark.rules(
    "3-2a", "3-2a-1", "3-2b", "3-4a", "3-4b", "3-5a", "3-5b", "3-7b", "3-8b", "3-10b", "3-11b", "3-12a", "3-13b",
    "3-14b", "3-15b", "3-16b", "3-17b", "3-19b", "3-6b-1")
@pytest.mark.parametrize("name", ZONES)
def test_3_1a_each_player_has_zones_that_some_may_look_into(name: str) -> None:
    first, seen_by, places = ZONES[name]
    zone = LAYOUT.named(name)
    assert (zone.first, zone.seen_by, zone.places, zone.shared) == (first, seen_by, places, False)
    masks = {NO_ONE: (0, 0), CONTROLLER_ONLY: (1, 2), EVERYONE: (3, 3)}[seen_by]
    assert (LAYOUT.up_mask[first], LAYOUT.up_mask[first + places]) == masks


@pytest.mark.rules("3-2a", "3-2c", "3-2c-1", "3-18a")
def test_3_18b_there_is_one_gate_open_to_all_that_keeps_its_order() -> None:
    gate = LAYOUT.named("gate")
    assert (gate.first, gate.shared, gate.ordered, LAYOUT.up_mask[GATE]) == (GATE, True, True, 3)


def test_3_2b_1_a_player_sees_what_is_open_to_them(table: Table) -> None:
    card = table.unit("hand", 0)
    assert [it.number for it in table.game.view(0).zone("hand").cards] == ["Unit"]
    assert sees(table.state, card) == 1


@pytest.mark.rules("3-2b-3")
def test_3_2b_2_others_see_only_how_many_there_are(table: Table) -> None:
    table.unit("hand", 0)
    table.event("set2", 0)
    seen = table.game.view(1)
    for name in ("hand", "set2"):
        assert (seen.zone(name, 0).count, seen.zone(name, 0).cards) == (1, [])


@pytest.mark.rules("3-2b-2")
def test_3_18b_everybody_sees_the_processes_but_no_numbers_of_cards(table: Table) -> None:
    unit = table.unit("attack1", 1, hp=9)
    table.main_phase(1)
    table.hit(table.ruler(0), unit, 2)
    seen = table.game.view(0).zone("gate").cards[0].process
    assert seen == [DAMAGE_EXECUTION, 0, table.state.obj[table.ruler(0)], table.state.obj[unit], 2]
    table.resolve()
    table.happen(lambda g: destroy(g, (unit,), BY_EFFECT))
    assert table.game.view(0).zone("gate").cards[0].process == [DESTRUCTION, BY_EFFECT, table.state.obj[unit]]
    table.resolve()
    table.happen(lambda g: drive(g, 0, 2))
    driven = [table.state.obj[card] for card in table.cards("drive", 0)]
    assert table.game.view(1).zone("gate").cards[0].process == [DRIVE_RESOLUTION, *driven]


@pytest.mark.rules("3-6a", "3-6b")
def test_3_2d_a_card_that_moves_within_the_field_stays_the_same(table: Table) -> None:
    unit = table.unit("attack1", 0)
    table.main_phase(0)
    before = table.state.obj[unit]
    table.state.damage[unit] = 1
    table.choose("rearrange", "attack1", "defence")
    assert table.state.obj[unit] == before
    assert table.damage(unit) == 1


@pytest.mark.rules("3-6g", "3-6g-1")
def test_3_2d_a_card_that_leaves_the_field_is_a_new_one(table: Table) -> None:
    unit = table.unit("attack1", 0)
    table.main_phase(0)
    before = table.state.obj[unit]
    table.state.damage[unit] = 1
    table.happen(lambda g: move(g, unit, HAND, 0))
    assert table.state.obj[unit] != before
    assert table.damage(unit) == 0


def test_3_2e_a_card_goes_to_the_zone_of_its_owner(table: Table) -> None:
    borrowed = table.unit("attack1", 0)
    owner = list(table.state.owner)
    owner[borrowed] = 1
    table.state.owner = tuple(owner)
    table.main_phase(0)
    table.hit(table.ruler(1), borrowed, 9)
    table.resolve()
    table.resolve()
    assert table.where(borrowed) == ("graveyard", 1)


@pytest.mark.rules("3-8a-1", "3-9a-1", "3-10a-1")
def test_3_2f_the_ruler_says_which_zones_there_are() -> None:
    table = Table("narrow", "plain")
    assert front_row(table.state, 0) == [table.place("attack1", 0)]
    assert front_row(table.state, 1) == [table.place(name, 1) for name in ("attack1", "attack2", "defence")]
    unit, event = table.unit("drive", 0, face_up=True), table.event("drive", 0)
    table.main_phase(0)
    assert table.places_offered("summon", unit) == ["attack1"]
    assert table.places_offered("set", event) == ["set1"]
    assert table.why_not(f"summon {table.name(unit)} defence") == "14-3b-3a"
    assert table.why_not(f"set {table.name(event)} set2") == "3-10a-1"


@pytest.mark.rules("15-3a-1")
def test_3_2f_1_a_card_stays_where_it_is_if_the_zone_does_not_exist() -> None:
    table = Table("narrow", "plain")
    card = table.unit("graveyard", 0)
    table.main_phase(0)
    table.happen(lambda g: move(g, card, HAND, 0))
    assert table.where(card) == ("graveyard", 0)
    table.happen(lambda g: move_all(g, (card,), DEFENCE_ZONE, 0))
    assert table.where(card) == ("graveyard", 0)


@pytest.mark.rules("3-7c", "3-8c", "3-9c", "3-11c", "7-5a-1")
def test_3_10c_each_zone_of_the_field_takes_only_its_own_sort_of_card(table: Table) -> None:
    cards = {
        "ruler": table.ruler(0), "unit": table.unit("hand", 0), "field": table.field("hand", 0),
        "event": table.event("hand", 0), "when": table.event("hand", 0, "when"),
        "open": table.event("hand", 0, "open"), "energy": table.energy(0),
    }
    takes = {
        "ruler": ["ruler"], "attack1": ["unit"], "attack2": ["unit"], "defence": ["unit"], "set1": ["event", "when"],
        "set3": ["event", "when"], "field": ["field"], "graveyard": list(cards), "hand": list(cards),
    }
    for name, allowed in takes.items():
        for player in (0, 1):
            place = table.place(name, player)
            lying = [it for it, card in cards.items() if BOOK.may_lie(table.state, place, table.state.prints[card])]
            assert lying == allowed, name


@pytest.mark.rules("3-3a", "3-3a-2")
def test_3_3a_1_a_card_is_put_in_act_state(table: Table) -> None:
    unit = table.unit("hand", 0)
    table.main_phase(0)
    table.choose("summon", unit, "attack2")
    table.resolve()
    assert not table.rests(unit)


@pytest.mark.rules("3-3b", "3-3b-2", "3-3b-3")
def test_3_3b_1_a_card_hidden_from_some_lies_face_down(table: Table) -> None:
    event = table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", event, "set1")
    assert table.state.flags[event] == FACE_DOWN
    assert sees(table.state, event) == 1


def test_3_4a_1_the_deck_is_what_lies_in_the_deck_zone(table: Table) -> None:
    assert table.count("deck", 0) == 30
    table.leave(0, "deck", 1)
    table.begin("6-2d", 0)
    table.settle()
    assert table.game.winner == 0


def test_3_4c_several_cards_leave_the_deck_one_by_one_from_the_top(table: Table) -> None:
    table.main_phase(0)
    expected = table.cards("deck")[-1:-4:-1]
    table.happen(lambda g: drive(g, 0, 3))
    assert table.cards("drive") == expected


def test_3_5c_the_hand_has_no_limit(table: Table) -> None:
    for _ in range(40):
        table.unit("hand", 0)
    table.main_phase(0)
    assert table.count("hand") == 40
    assert LAYOUT.named("hand").capacity == 0


@pytest.mark.rules("3-8a", "3-9a")
def test_3_6d_the_front_row_is_the_attack_and_defence_zones(table: Table) -> None:
    assert front_row(table.state, 0) == [table.place(name) for name in ("attack1", "attack2", "defence")]


@pytest.mark.rules("3-6e", "3-6e-1")
def test_3_6e_2_each_attack_zone_is_a_line_and_the_ruler_is_on_the_centre_line(table: Table) -> None:
    assert lines(table.state, 1) == [table.place(name, 1) for name in ("attack1", "attack2", "ruler")]


@pytest.mark.rules("3-6e-3", "3-6e-3b")
def test_3_6e_3a_the_defence_zone_is_in_front_of_the_ruler(table: Table) -> None:
    g = table.state
    assert foremost(g, table.place("ruler", 1)) == table.ruler(1)
    guard = table.unit("defence", 1)
    assert foremost(g, table.place("ruler", 1)) == guard
    assert foremost(g, table.place("attack1", 1)) == -1
    unit = table.unit("attack1", 1)
    assert foremost(g, table.place("attack1", 1)) == unit


@pytest.mark.rules("3-6f", "3-6f-2")
def test_3_6f_1_rulers_begin_without_damage(table: Table) -> None:
    assert [table.damage(table.ruler(player)) for player in (0, 1)] == [0, 0]
    table.new_turn(0)
    assert table.gate == []


@pytest.mark.rules("3-6g-2", "2-11c")
def test_3_6g_a_unit_carries_the_damage_that_destroys_it(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=2)
    table.state.damage[unit] = 2
    table.main_phase(0)
    table.resolve()
    assert table.where(unit) == ("graveyard", 0)


@pytest.mark.rules("3-7a")
def test_3_7a_1_there_is_one_ruler_zone_with_the_ruler(table: Table) -> None:
    assert [table.count("ruler", player) for player in (0, 1)] == [1, 1]
    assert LAYOUT.named("ruler").places == 1


def test_3_7a_2_what_a_text_calls_a_card_is_no_ruler(table: Table) -> None:
    front, field = table.unit("attack1", 1), table.field("field", 1)
    mine = go(table, "お互いの場のカードすべてをレストする。", "attack2")
    assert [table.rests(card) for card in (front, mine)] == [True, True]
    assert [table.rests(table.ruler(player)) for player in (0, 1)] == [False, False]
    other = written(table, table.unit("attack1", 0, atk=1), "通常：敵の場のカードを1枚選び、それを除外する。")
    table.main_phase(0)
    use(table, other)
    assert table.offered("pick") == [front, field]


def test_3_7a_2_rulers_are_not_counted_among_cards(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0, atk=0), "このユニットのATKは君の場のカードの枚数である。")
    table.event("set1", 0), table.field("field", 0), table.unit("defence", 0, atk=7)
    table.main_phase(0)
    assert table.number(unit, "atk") == 4


def test_3_9b_units_in_a_defence_zone_always_rest(table: Table) -> None:
    unit, moved = table.unit("hand", 0), table.unit("attack1", 0)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "defence")
    assert table.state.flags[moved] == REST
    table.choose("summon", unit, "defence")
    table.resolve()
    assert table.rests(unit)
    table.new_turn(0)
    assert table.rests(unit)


@pytest.mark.rules("3-10a")
def test_3_10a_2_a_set_card_is_not_moved_to_another_set_zone(table: Table) -> None:
    table.event("set1", 0)
    table.main_phase(0)
    assert table.offered("set") == []
    assert table.why_not("rearrange set1 set2") == "7-10b"


def test_3_10d_a_set_card_is_shown_before_it_is_played(table: Table) -> None:
    instant = table.event("set1", 0, "instant")
    table.main_phase(0)
    table.choose("play", instant)
    kinds = [event.kind for event in table.game.events(1) if event.card == "Event"]
    assert kinds[:2] == ["revealed", "moved"]


def test_3_10d_a_set_card_is_shown_before_it_makes_room(table: Table) -> None:
    old, new = table.event("set1", 0), table.event("hand", 0)
    table.main_phase(0)
    table.forget_events()
    table.choose("set", new, "set1")
    assert table.where(old) == ("graveyard", 0)
    assert [(event.kind, event.reason) for event in table.events("revealed")] == [("revealed", "duplicate")]


@pytest.mark.rules("3-11a", "14-3c-2b")
def test_3_11a_1_fields_share_the_one_field_zone(table: Table) -> None:
    first, second = table.field("field", 0), table.field("hand", 0)
    table.main_phase(0)
    table.choose("play", second)
    table.resolve()
    # Nothing in the book makes the first one go.
    assert table.cards("field") == [first, second]


@pytest.mark.rules("3-12a")
def test_3_12b_driven_cards_stay_in_the_drive_zone_for_the_main_phase_only() -> None:
    table = Table("apprentice", "apprentice")
    table.new_turn(0)
    table.pass_to("6-3b")
    driven = list(table.cards("drive"))
    assert len(driven) == 2
    assert [sees(table.state, card) for card in driven] == [1, 1]
    table.settle()
    assert table.cards("drive") == []
    assert table.cards("graveyard") == driven


@pytest.mark.rules("2-6c", "2-6c-1", "2-6b", "3-13a")
def test_3_13c_as_many_damage_cards_as_life_lose(table: Table) -> None:
    for _ in range(LIFE - 1):
        table.unit("damage", 1)
    assert current_life(table.state, 1) == 1
    table.main_phase(0)
    assert table.gate == []
    table.unit("damage", 1)
    assert current_life(table.state, 1) == 0
    table.main_phase(0)
    table.settle()
    assert table.game.winner == 0


@pytest.mark.rules("3-14a", "3-14c", "3-14c-1", "3-14d", "12-6a")
def test_3_14c_2_a_soul_without_its_card_goes_to_the_graveyard(table: Table) -> None:
    unit, soul = table.unit("attack1", 0), table.unit("soul", 0)
    table.state.host[soul] = unit
    table.main_phase(0)
    assert table.where(soul) == ("soul", 0)
    table.happen(lambda g: move(g, unit, HAND, 0))
    assert table.where(soul) == ("graveyard", 0)


@pytest.mark.rules("3-14d-2")
def test_3_14d_1_a_soul_follows_its_card_from_the_drive_zone_into_play(table: Table) -> None:
    unit, soul = table.unit("drive", 0, face_up=True), table.unit("soul", 0)
    table.state.host[soul] = unit
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    assert table.where(soul) == ("soul", 0)
    table.resolve()
    assert (table.where(unit), table.where(soul)) == (("attack1", 0), ("soul", 0))


@pytest.mark.rules("3-16a", "3-16b")
def test_3_16a_energy_cards_lie_in_the_energy_zone_in_act_state() -> None:
    table = Table("knight", "knight")
    assert [table.state.flags[card] for card in table.cards("energy")] == [0, 0, 0]
