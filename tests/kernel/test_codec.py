"""A state as bytes and back."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.state.records import LogEntry
from tefuda.kernel.actions.move import move
from tefuda.kernel.state.codec import decode, encode, essence, same
from tefuda.kernel.state.state import Machine
from tefuda.kernel.codes import DONE, NUMBER, PASS, PICK
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events.log import entries

from .crowded import crowded
from .tiny import BY_RULE, HAND, begin, offered, reply


def test_a_state_comes_back_whole_from_the_middle_of_nested_procedures() -> None:
    g = crowded()
    assert len(g.stack) == 4
    back = decode(g.book, g.table, encode(g))
    assert same(g, back)
    assert (back.player, back.options, back.rule()) == (g.player, g.options, g.rule())
    assert [it.row() for it in entries(back)] == [it.row() for it in entries(g)]
    assert encode(back) == encode(g)


def test_what_it_could_go_back_to_comes_back_too() -> None:
    g = crowded()
    back = decode(g.book, g.table, encode(g))
    assert g.back is not None
    assert back.back is not None
    assert essence(back.back) == essence(g.back)


def test_a_state_that_came_back_goes_on_alike() -> None:
    g = crowded()
    back = decode(g.book, g.table, encode(g))
    for it in (g, back):
        reply(it, PICK, 2)
        reply(it, DONE)
        reply(it, NUMBER, 3)
    assert same(g, back)
    assert offered(g) == offered(back)


def test_a_game_that_is_over_comes_back_over() -> None:
    g = begin()
    g.over, g.losers, g.machine = True, 2, Machine(-1, [])
    back = decode(g.book, g.table, encode(g))
    assert (back.over, back.losers, back.player, back.options) == (True, 2, -1, [])


def test_states_that_differ_in_one_number_are_not_the_same() -> None:
    g = crowded()
    copy = g.clone()
    assert same(g, copy)
    copy.stack[1].c += 1
    assert not same(g, copy)


def test_states_that_could_go_back_to_different_ones_are_not_the_same() -> None:
    g = crowded()
    copy = g.clone()
    copy.back = None
    assert not same(g, copy)


def test_the_log_does_not_make_states_different() -> None:
    g = begin()
    copy = g.clone()
    copy.log = [LogEntry(*(0,) * 10)]
    assert same(g, copy)


def test_states_of_different_books_are_not_the_same() -> None:
    assert not same(begin(), begin())


def test_wherever_a_save_is_cut_off_it_is_refused() -> None:
    g = crowded()
    raw = encode(g)
    for end in range(0, len(raw), 3):
        with pytest.raises(TefudaError, match=r"truncated|damaged"):
            decode(g.book, g.table, raw[:end])


@pytest.mark.parametrize("more", [b"\0", b"\0" * 8, b"\1" * 80])
def test_a_save_with_something_after_its_end_is_refused(more: bytes) -> None:
    g = crowded()
    with pytest.raises(TefudaError, match=r"truncated|damaged"):
        decode(g.book, g.table, encode(g) + more)


def test_a_damaged_save_is_refused_or_read_but_never_breaks() -> None:
    g = crowded()
    raw = encode(g)
    rng = random.Random(1)
    refused = 0
    for _ in range(2000):
        damaged = bytearray(raw)
        damaged[rng.randrange(len(raw))] = rng.randrange(256)
        try:
            decode(g.book, g.table, bytes(damaged))
        except TefudaError:
            refused += 1
    assert 100 < refused < 2000


def test_a_save_after_many_events_has_them_all() -> None:
    g = begin()
    for _ in range(300):
        move(g, 4, HAND, BY_RULE)
        move(g, 4, HAND + 1, BY_RULE)
    reply(g, PASS)
    reply(g, PASS)
    assert g.past
    assert len(list(entries(decode(g.book, g.table, encode(g))))) == 600
