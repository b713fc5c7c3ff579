"""Places: whose they are, who sees them, where they lie."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.nodes import EITHER, OPPONENT, OWNER, YOU
from tefuda.kernel.abilities.selections import places_of
from tefuda.kernel.errors import EngineError
from tefuda.kernel.state.layout import OF_CONTROLLER

from .tiny import ANNEX, BIN, CAMP, DECK, FIELD, GRID, HAND, STACK, VAULT, begin, make_layout

LAYOUT = make_layout()


def test_the_places_of_a_zone_follow_each_other_player_by_player() -> None:
    assert LAYOUT.place("deck", 0) == DECK
    assert LAYOUT.place("hand", 1) == HAND + 1
    assert [LAYOUT.place("camp", player, index) for player in (0, 1) for index in (0, 1)] == [8, 9, 10, 11]
    assert LAYOUT.count == 26


def test_a_shared_place_is_the_same_for_both_players() -> None:
    assert LAYOUT.place("grid", 0, 4) == LAYOUT.place("grid", 1, 4) == GRID + 4


def test_a_place_belongs_to_its_player_and_a_shared_one_to_nobody() -> None:
    assert [LAYOUT.player[place] for place in (HAND, HAND + 1, CAMP + 1, CAMP + 2, GRID, STACK)] == [0, 1, 0, 1, -1, -1]


def test_masks_say_who_sees_cards_that_lie_face_up() -> None:
    places = (DECK, HAND, HAND + 1, FIELD, GRID)
    assert [LAYOUT.up_mask[place] for place in places] == [0, 1, 2, 3, 3]


def test_masks_say_who_sees_cards_that_lie_face_down() -> None:
    assert [LAYOUT.down_mask[place] for place in (FIELD, FIELD + 1, VAULT)] == [1, 2, 0]


def test_in_a_shared_place_the_master_of_the_card_sees_it_face_down() -> None:
    assert LAYOUT.down_mask[GRID] == OF_CONTROLLER


def test_bodies_and_watched_zones_are_told_by_place() -> None:
    assert [LAYOUT.body[place] for place in (HAND, FIELD + 1, ANNEX, CAMP + 3, GRID + 8)] == [0, 1, 1, 2, 2]
    assert [place for place in range(LAYOUT.count) if LAYOUT.watched[place]] == [DECK, DECK + 1]


def test_a_place_is_named_by_its_zone_and_counted_where_there_are_several() -> None:
    assert [LAYOUT.place_name(place) for place in (BIN, BIN + 1, CAMP, CAMP + 3, GRID + 8)] == [
        "bin", "bin", "camp1", "camp2", "grid9"]


def test_an_unknown_zone_is_our_defect() -> None:
    with pytest.raises(EngineError, match="no zone 'cellar'"):
        LAYOUT.place("cellar", 0)


def test_distance_counts_steps_sideways_and_lengthwise() -> None:
    assert LAYOUT.distance(GRID, GRID) == 0
    assert LAYOUT.distance(GRID, GRID + 1) == 1
    assert LAYOUT.distance(GRID, GRID + 4) == 2
    assert LAYOUT.distance(GRID + 2, GRID + 6) == 4


def test_there_is_no_distance_outside_a_grid() -> None:
    assert LAYOUT.distance(GRID, HAND) == -1
    assert LAYOUT.distance(HAND, HAND + 1) == -1


def test_there_is_no_distance_between_two_grids() -> None:
    assert LAYOUT.distance(CAMP, GRID) == -1
    assert LAYOUT.distance(CAMP, CAMP + 2) == -1


def test_neighbours_are_one_step_away() -> None:
    assert LAYOUT.neighbours(GRID + 4) == [GRID + 1, GRID + 3, GRID + 5, GRID + 7]
    assert LAYOUT.neighbours(GRID) == [GRID + 1, GRID + 3]
    assert LAYOUT.neighbours(HAND) == []


def test_the_other_player_s_places_are_no_neighbours() -> None:
    assert LAYOUT.neighbours(CAMP) == [CAMP + 1]
    assert LAYOUT.neighbours(CAMP + 2) == [CAMP + 3]


@pytest.mark.parametrize("whose", [YOU, OPPONENT, EITHER, OWNER])
@pytest.mark.parametrize("controller", [0, 1])
def test_the_only_place_that_is_meant_is_known_beforehand(whose: int, controller: int) -> None:
    g = begin()
    layout = g.book.layout
    for number, zone in enumerate(layout.zones):
        places = places_of(g, (number,), whose, controller)
        only = layout.only[number << 3 | whose << 1 | controller]
        assert only == (places[0] if len(places) == 1 and not zone.shared else -1)
