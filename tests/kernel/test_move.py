"""Moving a card: where it lands, what it is afterwards, and what is written down."""
from __future__ import annotations

from tefuda.kernel.actions.move import move, move_all, move_home, shuffle
from tefuda.kernel.events.changes import attach, attached
from tefuda.kernel.actions.create import create
from tefuda.kernel.codes import FACE_DOWN, MOVED, NEXT, REST, SHUFFLED
from tefuda.kernel.state.random_numbers import seed
from tefuda.kernel.state.state import Frame, State

from .tiny import (
    ANNEX,
    BIN,
    BY_RULE,
    CAMP,
    DECK,
    FIELD,
    FRONT,
    GRID,
    HAND,
    PLAIN,
    PLAYING,
    STACK,
    VAULT,
    begin,
    interrupts,
    log_of,
    reply,
)


def test_a_card_goes_on_top_of_a_place() -> None:
    g = begin()
    move(g, 0, BIN, BY_RULE)
    move(g, 4, BIN, BY_RULE)
    assert g.zones[BIN] == (0, 4)
    assert g.zones[DECK] == (1, 2, 3)
    assert (g.zone_of[0], g.zone_of[4], g.done) == (BIN, BIN, 1)


def test_a_card_goes_below_the_others_if_told() -> None:
    g = begin()
    move(g, 4, DECK, BY_RULE, bottom=True)
    assert g.zones[DECK] == (4, 0, 1, 2, 3)


def test_several_cards_go_in_the_given_order() -> None:
    g = begin()
    move_all(g, (3, 1, 4), BIN, BY_RULE)
    assert (g.zones[BIN], g.done) == ((3, 1, 4), 3)


def test_the_log_does_not_tell_in_which_order_cards_lie_where_not_everybody_looks() -> None:
    one, other = begin(), begin()
    for g, order in ((one, (4, 2, 3)), (other, (2, 3, 4))):
        for card in (2, 3, 4):
            move(g, card, BIN, BY_RULE)
        move_all(g, order, DECK, PLAYING)
    assert (one.zones[DECK], other.zones[DECK]) == ((0, 1, 4, 2, 3), (0, 1, 2, 3, 4))
    assert log_of(one, MOVED) == log_of(other, MOVED)


def test_cards_laid_under_a_hidden_place_in_an_order_lie_so() -> None:
    g = begin()
    for card in (2, 3, 4):
        move(g, card, BIN, BY_RULE)
    move_all(g, (4, 2, 3), DECK, PLAYING, bottom=True)
    assert g.zones[DECK] == (3, 2, 4, 0, 1)


def test_cards_go_home_to_their_owners() -> None:
    g = begin()
    move(g, 9, FIELD, BY_RULE)
    move_home(g, (9, 4), BIN, BY_RULE)
    assert (g.zones[BIN], g.zones[BIN + 1], g.done) == ((4,), (9,), 2)


def test_a_card_that_changes_zones_is_a_new_object() -> None:
    g = begin()
    before = g.obj[4]
    move(g, 4, HAND, BY_RULE)
    assert g.obj[4] == g.serial > before


def test_a_card_that_stays_in_the_same_body_is_the_same_object() -> None:
    g = begin()
    move(g, 4, FIELD, BY_RULE)
    before, g.damage[4] = g.obj[4], 2
    attach(g, 4, 3)
    move(g, 4, ANNEX, BY_RULE)
    assert (g.obj[4], g.damage[4], g.host[4]) == (before, 2, 3)
    assert g.last == {}


def test_a_card_that_goes_from_one_body_to_another_is_a_new_object() -> None:
    g = begin()
    move(g, 4, FIELD, BY_RULE)
    before = g.obj[4]
    move(g, 4, CAMP, BY_RULE)
    assert g.obj[4] != before


def test_a_card_that_moves_between_zones_outside_any_body_is_a_new_object() -> None:
    g = begin()
    move(g, 4, HAND, BY_RULE)
    before = g.obj[4]
    move(g, 4, BIN, BY_RULE)
    assert g.obj[4] != before


def test_a_new_object_has_no_damage_and_no_host() -> None:
    g = begin()
    move(g, 4, FIELD, BY_RULE)
    attach(g, 4, 3)
    g.damage[4] = 2
    move(g, 4, BIN, BY_RULE)
    assert (g.damage[4], g.host[4]) == (0, -1)


def test_what_was_decided_about_a_card_is_gone_when_it_moves_on() -> None:
    g = begin()
    g.notes = {4: (1, 2), 3: (5,)}
    move(g, 4, STACK, BY_RULE)
    assert g.notes == {3: (5,)}


def test_last_known_information_is_kept_of_a_card_that_leaves_its_body() -> None:
    g = begin()
    move(g, 3, FIELD, BY_RULE, REST)
    g.damage[3] = 2
    before, since = g.obj[3], g.since[3]
    move(g, 3, BIN, BY_RULE)
    assert {obj: known.row() for obj, known in g.last.items()} == {before: (3, FRONT, FIELD, REST, 2, 0, since, 0, 0)}


def test_a_card_that_was_in_no_body_leaves_no_last_known_information() -> None:
    g = begin()
    move(g, 4, HAND, BY_RULE)
    move(g, 4, BIN, BY_RULE)
    assert g.last == {}


def test_whoever_s_place_it_is_becomes_the_master() -> None:
    g = begin()
    move(g, 4, FIELD + 1, BY_RULE)
    assert (g.controller[4], g.owner[4]) == (1, 0)
    move(g, 4, ANNEX, BY_RULE)
    assert g.controller[4] == 0


def test_a_new_object_in_a_shared_place_has_its_owner_as_master() -> None:
    g = begin()
    move(g, 4, FIELD + 1, BY_RULE)
    move(g, 4, GRID + 4, BY_RULE)
    assert g.controller[4] == 0


def test_the_same_object_keeps_its_master_in_a_shared_place() -> None:
    g = begin()
    move(g, 4, CAMP + 2, BY_RULE)
    move(g, 4, GRID, BY_RULE)
    assert (g.controller[4], g.obj[4]) == (1, g.obj[4])


def test_a_card_lands_in_the_state_that_it_is_put_in() -> None:
    g = begin()
    move(g, 4, FIELD, BY_RULE, REST)
    assert g.flags[4] == REST
    move(g, 4, ANNEX, BY_RULE)
    assert g.flags[4] == 0


def test_a_card_lies_there_since_the_decision_of_that_moment() -> None:
    g = begin()
    reply(g, 0)
    reply(g, 0)
    move(g, 4, FIELD, BY_RULE)
    assert g.since[4] == 2


def test_a_move_is_written_down_with_rule_reason_print_places_and_objects() -> None:
    g = begin()
    before = g.obj[4]
    move(g, 4, HAND, PLAYING)
    pc = g.stack[-1].pc
    assert log_of(g, MOVED) == [(MOVED, pc, 0, PLAYING, PLAIN, DECK, HAND, before, g.obj[4], 1)]


def test_both_see_a_card_that_was_or_becomes_visible_to_them() -> None:
    g = begin()
    move(g, 4, VAULT, BY_RULE)
    move(g, 4, HAND, BY_RULE)
    move(g, 4, FIELD, BY_RULE)
    move(g, 4, DECK, BY_RULE)
    assert [row[9] for row in log_of(g, MOVED)] == [0, 1, 3, 3]


def test_a_card_laid_face_down_is_seen_by_those_who_see_it_there() -> None:
    g = begin()
    move(g, 4, FIELD + 1, BY_RULE, FACE_DOWN)
    move(g, 4, VAULT, BY_RULE, FACE_DOWN)
    assert [row[9] for row in log_of(g, MOVED)] == [2, 2]


def test_nothing_moves_into_a_closed_place() -> None:
    g = begin()
    g.closed = tuple(int(place == HAND) for place in range(len(g.zones)))
    assert move(g, 4, HAND, BY_RULE) == NEXT
    assert (g.zone_of[4], g.done, log_of(g, MOVED)) == (DECK, 0, [])
    move_all(g, (3, 4), HAND, BY_RULE)
    assert (g.zones[HAND], g.done) == ((), 0)


def test_cards_go_home_except_to_a_closed_place() -> None:
    def r1_1(g: State, f: Frame) -> int:
        g.closed = tuple(int(place == BIN + 1) for place in range(len(g.zones)))
        return move_home(g, (9, 4), BIN, BY_RULE)

    g = begin(r1_1)
    assert (g.zones[BIN], g.zone_of[9], g.done) == ((4,), DECK + 1, 1)


def test_only_the_last_card_to_leave_a_watched_zone_raises_the_alarm() -> None:
    g = begin()
    move_all(g, (0, 1, 2, 3), BIN, BY_RULE)
    assert not g.machine.interrupt_due
    move(g, 4, DECK, BY_RULE, bottom=True)
    assert not g.machine.interrupt_due
    move(g, 4, BIN, BY_RULE)
    assert g.machine.interrupt_due


def test_both_decks_emptied_at_once_are_looked_at_once() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return move_home(g, tuple(range(10)), BIN, BY_RULE)

    g = begin(r1_1)
    assert (interrupts(g), g.losers) == (1, 3)


def test_nobody_can_follow_a_card_through_a_shuffle() -> None:
    g = begin()
    seed(g, 1)
    before = set(g.obj)
    shuffle(g, DECK)
    assert sorted(g.zones[DECK]) == [0, 1, 2, 3, 4]
    assert not before & {g.obj[card] for card in g.zones[DECK]}
    # The new objects are counted from the bottom, whichever card lies there.
    assert [g.obj[card] for card in g.zones[DECK]] == list(range(g.serial - 4, g.serial + 1))
    assert log_of(g, SHUFFLED)[0][5] == DECK


def test_a_host_knows_what_is_attached_to_it() -> None:
    g = begin()
    attach(g, 4, 2)
    attach(g, 7, 2)
    assert attached(g, 2) == [4, 7]
    move(g, 4, BIN, BY_RULE)
    assert attached(g, 2) == [7]


def test_what_is_no_card_can_be_moved_like_one() -> None:
    g = begin()
    thing = create(g, FIELD, 1, (7,), BY_RULE)
    move(g, thing, STACK, BY_RULE)
    assert (g.zones[STACK], g.controller[thing]) == ((thing,), 1)
