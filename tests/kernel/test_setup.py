"""Laying out a game, and playing it through by chance."""
from __future__ import annotations

from tefuda.kernel.actions.one_by_one import draw
from tefuda.kernel.state.codec import essence
from tefuda.kernel.codes import DECLARED, NUMBER, PASS, action
from tefuda.kernel.machine.machine import answer
from tefuda.kernel.machine.playout import playout
from tefuda.kernel.state.setup import blank, bring, lay_pile
from tefuda.kernel.state.state import Frame, State, ask

from .tiny import BY_RULE, DECK, HAND, STRONG, VAULT, begin, log_of


def test_a_blank_state_has_empty_zones_and_registers_of_zero() -> None:
    other = begin()
    g = blank(other.book, other.table)
    assert g.zones == [()] * 26
    assert (g.closed, g.registers, g.stack) == ((0,) * 26, [0, 0], [])


def test_a_brought_card_is_its_owner_s_and_an_object_of_its_own() -> None:
    other = begin()
    g = blank(other.book, other.table)
    cards = [bring(g, player, STRONG, DECK + player) for player in (0, 1, 1)]
    assert cards == [0, 1, 2]
    assert (g.zones[DECK], g.zones[DECK + 1]) == ((0,), (1, 2))
    assert (g.owner, g.controller, g.prints, g.obj) == ((0, 1, 1), [0, 1, 1], [STRONG] * 3, [1, 2, 3])


def test_a_pile_is_laid_down_as_one_event() -> None:
    g = begin()
    lay_pile(g, DECK, VAULT, BY_RULE)
    assert (g.zones[DECK], g.zones[VAULT]) == ((), (0, 1, 2, 3, 4))
    assert {g.zone_of[card] for card in range(5)} == {VAULT}
    assert [row[5:7] for row in log_of(g, DECLARED)] == [(DECK, VAULT)]


def turns(g: State, f: Frame) -> int:
    return ask(g, 0, [action(NUMBER, 0), action(NUMBER, 1), action(PASS)])


def take(g: State, f: Frame) -> int:
    f.pc -= 2
    return draw(g, 0, 1, DECK, HAND, BY_RULE)


def test_a_playout_goes_on_to_the_end_and_tells_what_it_chose() -> None:
    g = begin(("1-1", turns), ("1-1", take))
    history: list[int] = []
    made = playout(g, iter((0.0, 0.99, 0.5, 0.4, 0.1)).__next__, 100, history)
    assert (made, history, g.over) == (5, [0, 2, 1, 1, 0], True)


def test_a_playout_stops_after_as_many_decisions_as_told_and_can_be_done_by_hand() -> None:
    g = begin(("1-1", turns), ("1-1", take))
    copy = g.clone()
    assert playout(g, lambda: 0.5, 3, []) == 3
    for _ in range(3):
        answer(copy, copy.options[1])
    assert not g.over
    assert essence(g) == essence(copy)
