"""Resting, turning, showing, damage, things that are no cards, losing, drawing."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.lose import lose
from tefuda.kernel.actions.move import move
from tefuda.kernel.actions.damage import heal, deal_damage, recover_damage
from tefuda.kernel.actions.one_by_one import draw
from tefuda.kernel.events.changes import attach
from tefuda.kernel.actions.create import create, vanish
from tefuda.kernel.actions.turn import conceal, rest, rest_all, reveal, stand_all, turn_face, turn_over
from tefuda.kernel.codes import (
    CREATED,
    DAMAGED,
    FACE_DOWN,
    LOST,
    RECOVERED,
    MOVED,
    NEXT,
    REST,
    RESTED,
    REVEALED,
    SHOWN,
    STOOD,
    TURNED,
    VANISHED,
)
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.kernel.errors import EngineError
from tefuda.kernel.visibility.sight import sees, unknown_to
from tefuda.kernel.state.state import Frame, State

from .tiny import (
    BACK,
    BIN,
    BY_RULE,
    DECK,
    DECK_OF,
    DRAWING,
    FIELD,
    FRONT,
    GRID,
    HAND,
    PLAYING,
    POWER,
    STACK,
    STRONG,
    VAULT,
    begin,
    interrupts,
    log_of,
)
from tefuda.kernel.continuous.effect_sorts import REPLACE


def on_field() -> State:
    """Cards 4 and 3 in the field of player 0, card 9 in that of player 1."""
    g = begin()
    move(g, 4, FIELD, BY_RULE)
    move(g, 3, FIELD, BY_RULE)
    move(g, 9, FIELD + 1, BY_RULE)
    g.log = []
    return g


# Resting and standing


def test_a_card_is_rested_once() -> None:
    g = on_field()
    rest(g, 4, PLAYING)
    assert (g.flags[4], g.done, len(log_of(g, RESTED))) == (REST, 1, 1)


def test_a_rested_card_is_not_rested_again() -> None:
    g = on_field()
    rest(g, 4, PLAYING)
    rest(g, 4, PLAYING)
    assert (g.done, len(log_of(g, RESTED))) == (0, 1)


def test_several_cards_are_rested_as_far_as_they_are_not() -> None:
    g = on_field()
    rest(g, 4, PLAYING)
    rest_all(g, (4, 3, 9), PLAYING)
    assert (g.done, len(log_of(g, RESTED))) == (2, 3)


def test_only_rested_cards_are_stood() -> None:
    g = on_field()
    rest_all(g, (4, 9), PLAYING)
    stand_all(g, (4, 3), PLAYING)
    assert (g.flags[4], g.flags[9], g.done, len(log_of(g, STOOD))) == (0, REST, 1, 1)


# Faces and sight


def test_a_card_is_turned_face_down_and_up_and_stays_the_same_object() -> None:
    g = on_field()
    before = g.obj[4]
    turn_face(g, 4, True, PLAYING)
    assert (g.flags[4], sees(g, 4), g.done) == (FACE_DOWN, 1, 1)
    turn_face(g, 4, False, PLAYING)
    assert (g.flags[4], sees(g, 4), g.obj[4]) == (0, 3, before)


def test_a_face_down_card_is_not_turned_down_again() -> None:
    g = on_field()
    turn_face(g, 4, True, PLAYING)
    turn_face(g, 4, True, PLAYING)
    assert (g.done, len(log_of(g, TURNED))) == (0, 1)


def test_whoever_saw_the_card_before_or_after_saw_it_being_turned() -> None:
    g = on_field()
    turn_face(g, 4, True, PLAYING)
    turn_face(g, 4, False, PLAYING)
    assert [row[9] for row in log_of(g, TURNED)] == [3, 3]


def test_a_two_faced_card_shows_its_other_face_and_keeps_its_state() -> None:
    g = on_field()
    g.damage[3] = 2
    before = g.obj[3]
    turn_over(g, 3, PLAYING)
    assert (g.prints[3], g.damage[3], g.obj[3], g.done) == (BACK, 2, before, 1)
    turn_over(g, 3, PLAYING)
    assert g.prints[3] == FRONT


def test_a_card_with_one_face_is_not_turned_over() -> None:
    g = on_field()
    turn_over(g, 4, PLAYING)
    assert (g.done, log_of(g, TURNED)) == (0, [])


def test_a_revealed_card_is_seen_by_everybody_where_it_is() -> None:
    g = begin()
    move(g, 4, HAND, BY_RULE)
    reveal(g, 4, PLAYING)
    assert (sees(g, 4), g.zone_of[4], g.done) == (3, HAND, 1)
    assert log_of(g, REVEALED)[0][9] == 3


def test_what_everybody_sees_is_not_revealed() -> None:
    g = on_field()
    reveal(g, 4, PLAYING)
    assert (g.flags[4], g.done, log_of(g, REVEALED)) == (0, 0, [])


def test_a_concealed_card_is_hidden_again() -> None:
    g = begin()
    move(g, 4, HAND, BY_RULE)
    reveal(g, 4, PLAYING)
    conceal(g, 4)
    assert sees(g, 4) == 1


def test_a_revealed_card_is_no_longer_shown_when_it_moves() -> None:
    g = begin()
    move(g, 4, HAND, BY_RULE)
    reveal(g, 4, PLAYING)
    move(g, 4, DECK, BY_RULE)
    assert (g.flags[4] & SHOWN, sees(g, 4)) == (0, 0)
    assert log_of(g, MOVED)[-1][9] == 3


def test_face_down_and_face_up_are_seen_by_different_players() -> None:
    g = begin()
    move(g, 4, VAULT, BY_RULE, FACE_DOWN)
    assert sees(g, 4) == 0
    move(g, 4, FIELD + 1, BY_RULE, FACE_DOWN)
    assert sees(g, 4) == 2


def test_in_a_shared_place_the_master_of_a_face_down_card_sees_it() -> None:
    g = begin()
    move(g, 9, GRID, BY_RULE, FACE_DOWN)
    assert sees(g, 9) == 2
    assert log_of(g, MOVED)[0][9] == 2


def test_unknown_are_the_cards_that_a_player_cannot_look_at() -> None:
    g = begin()
    move(g, 4, HAND, BY_RULE)
    move(g, 9, HAND + 1, BY_RULE)
    move(g, 3, FIELD, BY_RULE, FACE_DOWN)
    create(g, STACK, 0, (1,), BY_RULE)
    assert sorted(unknown_to(g, 0)) == [0, 1, 2, 5, 6, 7, 8, 9]
    assert sorted(unknown_to(g, 1)) == [0, 1, 2, 3, 4, 5, 6, 7, 8]


# Damage


def test_damage_adds_up_and_is_written_down() -> None:
    g = on_field()
    deal_damage(g, 4, 2, PLAYING)
    deal_damage(g, 4, 3, PLAYING)
    assert (g.damage[4], g.done, [row[6] for row in log_of(g, DAMAGED)]) == (5, 3, [2, 3])


def test_damage_of_nothing_or_less_does_not_happen() -> None:
    g = on_field()
    deal_damage(g, 4, 0, PLAYING)
    deal_damage(g, 4, -2, PLAYING)
    assert (g.damage[4], g.done, log_of(g, DAMAGED)) == (0, 0, [])


def test_damage_is_mended_as_far_as_there_is_any() -> None:
    g = on_field()
    deal_damage(g, 4, 3, PLAYING)
    recover_damage(g, 4, 2, PLAYING)
    assert (g.damage[4], g.done) == (1, 2)
    recover_damage(g, 4, 2, PLAYING)
    assert (g.damage[4], g.done) == (0, 1)
    recover_damage(g, 4, 2, PLAYING)
    assert (g.damage[4], g.done, [row[6] for row in log_of(g, RECOVERED)]) == (0, 0, [2, 1])


def test_healing_takes_all_damage_off() -> None:
    g = on_field()
    deal_damage(g, 4, 2, PLAYING)
    deal_damage(g, 9, 1, PLAYING)
    heal(g, (4, 3))
    assert (g.damage[4], g.damage[9]) == (0, 1)


# Things that are no cards


def test_something_that_is_no_card_lies_on_top_of_a_place() -> None:
    g = begin()
    thing = create(g, STACK, 1, (7, 2), PLAYING)
    assert (g.zones[STACK], g.data, g.prints[thing]) == ((thing,), {thing: (7, 2)}, -1)
    assert (g.controller[thing], g.owner[thing], g.zone_of[thing], g.obj[thing]) == (1, 1, STACK, g.serial)
    assert log_of(g, CREATED)[0][5:7] == (STACK, 7)


def test_a_token_has_a_print_like_a_card() -> None:
    g = begin()
    token = create(g, FIELD, 1, (7,), PLAYING, STRONG)
    assert (g.prints[token], value(g, token, POWER)) == (STRONG, 5)


def test_what_vanishes_is_gone_from_its_place() -> None:
    g = begin()
    thing = create(g, STACK, 1, (7,), PLAYING)
    vanish(g, thing, PLAYING)
    assert (g.zones[STACK], g.data, g.zone_of[thing], g.free) == ((), {}, -1, (thing,))
    assert len(log_of(g, VANISHED)) == 1


def test_a_card_cannot_vanish() -> None:
    g = on_field()
    with pytest.raises(EngineError, match="card 4 can't vanish"):
        vanish(g, 4, PLAYING)


def test_the_number_of_what_vanished_is_used_again_for_a_new_object() -> None:
    g = begin()
    first = create(g, STACK, 1, (7,), PLAYING)
    before = g.obj[first]
    attach(g, first, 4)
    deal_damage(g, first, 2, PLAYING)
    g.notes[first] = (1, 2)
    rest(g, first, PLAYING)
    vanish(g, first, PLAYING)
    second = create(g, STACK, 0, (8,), PLAYING)
    assert second == first
    assert (g.controller[second], g.owner[second], g.data[second]) == (0, 0, (8,))
    assert (g.damage[second], g.host[second], g.flags[second], g.notes) == (0, -1, 0, {})
    assert g.obj[second] > before


def test_all_columns_grow_together() -> None:
    g = begin()
    create(g, STACK, 1, (7,), PLAYING)
    create(g, STACK, 1, (7,), PLAYING)
    columns = (g.owner, g.zone_of, g.prints, g.flags, g.damage, g.controller, g.obj, g.since, g.host)
    assert {len(column) for column in columns} == {12}


def test_a_copy_does_not_get_what_is_created_later() -> None:
    g = begin()
    thing = create(g, STACK, 1, (7,), PLAYING)
    copy = g.clone()
    vanish(g, thing, PLAYING)
    create(g, STACK, 0, (8,), PLAYING)
    create(g, STACK, 0, (9,), PLAYING)
    assert (copy.owner[thing], copy.data, len(copy.owner)) == (1, {thing: (7,)}, 11)


# Losing


def test_both_lose_at_the_same_time() -> None:
    g = begin()
    lose(g, 3, BY_RULE)
    assert (g.losers, g.over, [row[5] for row in log_of(g, LOST)]) == (3, True, [0, 1])


def test_whoever_lost_does_not_lose_again() -> None:
    g = begin()
    lose(g, 1, BY_RULE)
    lose(g, 1, BY_RULE)
    lose(g, 0, BY_RULE)
    assert (g.losers, len(log_of(g, LOST))) == (1, 1)


def test_nobody_losing_does_not_end_the_game() -> None:
    g = begin()
    lose(g, 0, BY_RULE)
    assert not g.over


# Drawing


def drawing(count: int, player: int = 0) -> State:
    def r1_1(g: State, f: Frame) -> int:
        return draw(g, player, count, DECK, HAND, DRAWING)

    return begin(r1_1)


def test_a_drawn_card_is_the_top_one() -> None:
    g = drawing(1, 1)
    assert (g.zones[HAND + 1], g.zones[DECK + 1], g.done) == ((9,), (5, 6, 7, 8), 1)


def test_several_cards_are_drawn_one_at_a_time() -> None:
    g = drawing(3)
    assert g.zones[HAND] == (4, 3, 2)
    assert [row[3] for row in log_of(g, MOVED)] == [DRAWING] * 3
    assert {g.book.program.rules[row[1]] for row in log_of(g, MOVED)} == {"4-1"}
    assert {g.book.program.rules[row[2]] for row in log_of(g, MOVED)} == {"1-1"}


@pytest.mark.parametrize("count", [0, -1])
def test_drawing_nothing_or_less_does_nothing(count: int) -> None:
    def r1_1(g: State, f: Frame) -> int:
        g.done = 7
        return draw(g, 0, count, DECK, HAND, DRAWING)

    g = begin(r1_1)
    assert (g.zones[HAND], g.done) == ((), 0)


def test_the_rules_look_between_two_draws() -> None:
    """The fifth card empties the deck: the game ends there, before a sixth could be missing."""
    g = drawing(6)
    assert (len(g.zones[HAND]), interrupts(g), g.losers) == (5, 1, 1)


def test_an_empty_deck_gives_no_card() -> None:
    g = begin()
    for card in DECK_OF[0]:
        move(g, card, BIN, BY_RULE)
    assert draw(g, 0, 1, DECK, HAND, DRAWING) == NEXT
    assert (g.zones[HAND], g.done) == ((), 0)


def test_a_replaced_draw_is_followed_by_the_next_one() -> None:
    def r1_1(g: State, f: Frame) -> int:
        add_effect(g, REPLACE, MOVED, reason=DRAWING, card=3, value=BIN)
        return draw(g, 0, 3, DECK, HAND, DRAWING)

    g = begin(r1_1)
    assert (g.zones[HAND], g.zones[BIN]) == ((4, 2), (3,))
