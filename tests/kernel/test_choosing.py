"""Choices, one pick at a time."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move
from tefuda.kernel.choices.choose import arrange, choose, choose_both, distribute
from tefuda.kernel.codes import DONE, NUMBER, PICK
from tefuda.kernel.state.state import Frame, State

from .tiny import BY_RULE, FIELD, begin, numbers, offered, picks, reply


def choosing(least: int, most: int, cards: tuple[int, ...], player: int = 0) -> State:
    def r1_1(g: State, f: Frame) -> int:
        return choose(g, player, least, most, cards)

    return begin(r1_1)


def finished(g: State) -> bool:
    return g.rule() == "9-1"


# Exactly, up to


def test_exactly_as_many_as_told_are_picked() -> None:
    g = choosing(2, 2, (1, 2, 3, 4))
    assert offered(g) == picks(1, 2, 3, 4)
    reply(g, PICK, 3)
    assert offered(g) == picks(1, 2, 4)
    reply(g, PICK, 1)
    assert finished(g)
    assert g.result == (1, 3)


def test_the_asked_player_chooses() -> None:
    assert choosing(1, 1, (1, 2), player=1).player == 1


def test_up_to_as_many_may_be_ended_early() -> None:
    g = choosing(0, 2, (1, 2, 3))
    assert offered(g) == [*picks(1, 2, 3), (DONE, 0)]
    reply(g, PICK, 2)
    assert offered(g) == [*picks(1, 3), (DONE, 0)]
    reply(g, DONE)
    assert (finished(g), g.result) == (True, (2,))


def test_nothing_may_be_picked_where_that_is_allowed() -> None:
    g = choosing(0, 2, (1, 2, 3))
    reply(g, DONE)
    assert (finished(g), g.result) == (True, ())


def test_the_choice_ends_by_itself_at_the_most() -> None:
    g = choosing(0, 1, (1, 2, 3))
    reply(g, PICK, 3)
    assert (finished(g), g.result) == (True, (3,))


def test_at_least_some_must_be_picked_before_the_choice_may_end() -> None:
    g = choosing(1, 3, (1, 2, 3, 4))
    assert (DONE, 0) not in offered(g)
    reply(g, PICK, 1)
    assert (DONE, 0) in offered(g)


def test_a_choice_up_to_all_ends_when_all_are_picked() -> None:
    g = choosing(0, 5, (1, 2))
    reply(g, PICK, 2)
    reply(g, PICK, 1)
    assert (finished(g), g.result) == (True, (1, 2))


@pytest.mark.parametrize("least", [2, 3])
def test_as_many_as_there_are_is_all_without_asking(least: int) -> None:
    """Fewer than asked for: as many as can be."""
    g = choosing(least, 3, (1, 2))
    assert (finished(g), g.result) == (True, (1, 2))


@pytest.mark.parametrize(("least", "most", "cards"), [(0, 0, (1, 2)), (1, 1, ()), (0, -1, (1,))])
def test_where_nothing_can_be_picked_nobody_is_asked(least: int, most: int, cards: tuple[int, ...]) -> None:
    g = choosing(least, most, cards)
    assert (finished(g), g.result) == (True, ())


def test_the_picked_cards_come_in_the_order_in_which_they_were_offered() -> None:
    """Neither the order of picking nor the inner number of a card, which would tell what a hidden card is."""
    g = choosing(2, 2, (4, 1, 3))
    reply(g, PICK, 3)
    reply(g, PICK, 4)
    assert g.result == (4, 3)


# In an order


def test_cards_are_arranged_one_after_the_other_and_the_last_by_itself() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return arrange(g, 1, (1, 2, 3))

    g = begin(r1_1)
    assert (g.player, offered(g), g.rule()) == (1, picks(1, 2, 3), "4-3")
    reply(g, PICK, 3)
    assert offered(g) == picks(1, 2)
    reply(g, PICK, 1)
    assert (finished(g), g.result) == (True, (3, 1, 2))


@pytest.mark.parametrize("cards", [(), (7,)])
def test_one_card_or_none_needs_no_order(cards: tuple[int, ...]) -> None:
    def r1_1(g: State, f: Frame) -> int:
        return arrange(g, 0, cards)

    g = begin(r1_1)
    assert (finished(g), g.result) == (True, cards)


# Shares


def distributing(total: int, cards: tuple[int, ...]) -> State:
    def r1_1(g: State, f: Frame) -> int:
        return distribute(g, 0, total, cards)

    return begin(r1_1)


def test_each_card_gets_at_least_one_and_the_last_what_is_left() -> None:
    g = distributing(5, (1, 2, 3))
    assert offered(g) == numbers(1, 2, 3)
    reply(g, NUMBER, 2)
    assert offered(g) == numbers(1, 2)
    reply(g, NUMBER, 1)
    assert (finished(g), g.result) == (True, (2, 1, 2))


def test_one_card_gets_it_all_without_asking() -> None:
    g = distributing(5, (1,))
    assert (finished(g), g.result) == (True, (5,))


def test_no_card_gets_no_share() -> None:
    g = distributing(5, ())
    assert (finished(g), g.result) == (True, ())


def test_a_total_of_one_for_each_is_given_without_asking() -> None:
    """One option is no choice: everybody can see that each gets one."""
    g = distributing(3, (1, 2, 3))
    assert (finished(g), g.result) == (True, (1, 1, 1))


# Both players


def both(turn_player: int) -> State:
    def r1_1(g: State, f: Frame) -> int:
        g.turn_player = turn_player
        for card in (3, 4):
            move(g, card, FIELD, BY_RULE)
        for card in (8, 9):
            move(g, card, FIELD + 1, BY_RULE)
        g.log = []
        return choose_both(g, 1, 1, (3, 4, 8, 9))

    return begin(r1_1)


def test_the_turn_player_chooses_first_each_among_their_own() -> None:
    g = both(1)
    assert (g.player, offered(g)) == (1, picks(8, 9))
    reply(g, PICK, 9)
    assert (g.player, offered(g)) == (0, picks(3, 4))
    reply(g, PICK, 3)
    assert (finished(g), g.result) == (True, (9, 3))


def test_nothing_of_the_first_choice_is_shown_before_the_second_is_made() -> None:
    one, other = both(0), both(0)
    reply(one, PICK, 3)
    reply(other, PICK, 4)
    assert (one.player, one.options) == (other.player, other.options)
    assert (one.log, one.zones, one.flags) == (other.log, other.zones, other.flags)


def test_a_player_without_any_card_is_not_asked() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return choose_both(g, 1, 1, (8, 9))

    g = begin(r1_1)
    assert g.player == 1
    reply(g, PICK, 8)
    assert (finished(g), g.result) == (True, (8,))
