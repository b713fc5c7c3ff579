"""5-3: the table before the first turn."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.gateruler.cards import RULER, TYPE

from .table import DECK_SIZE, Table


def test_5_3a_rulers_and_shuffled_decks_are_laid_out() -> None:
    table = Table()
    g = table.state
    for player in (0, 1):
        assert [g.table.columns[TYPE][g.prints[card]] for card in table.cards("ruler", player)] == [RULER]
        assert table.count("deck", player) == DECK_SIZE
        assert table.count("box1", player) == table.count("box2", player) == 0
    assert len([event for event in table.game.events() if event.kind == "shuffled"]) == 2
    prints = [g.prints[card] for card in table.cards("deck", 0)]
    assert prints != sorted(prints)
    assert prints != [Table(seed=2).state.prints[card] for card in Table(seed=2).cards("deck", 0)]


@pytest.mark.parametrize("ruler", ["knight", "world-master-beta-2020"])
def test_5_3b_each_does_what_the_ruler_says_before_the_game(ruler: str) -> None:
    table = Table(ruler, "apprentice")
    assert (table.count("energy", 0), table.count("hand", 0), table.count("deck", 0)) == (3, 2, 48)
    assert not any(table.rests(card) for card in table.cards("energy", 0))
    assert (table.count("energy", 1), table.count("hand", 1), table.count("deck", 1)) == (0, 0, 50)


def test_5_3c_chance_says_who_goes_first() -> None:
    tables = [Table(seed=seed) for seed in range(20)]
    assert {table.state.first_player for table in tables} == {0, 1}
    assert all(table.state.turn_player == table.state.first_player for table in tables)
    assert all(table.state.turn == 1 for table in tables)


@pytest.mark.rules("5-3a", "5-3b", "5-3c")
def test_5_3_the_steps_come_in_the_order_of_the_book() -> None:
    with Table().tracing() as trace:
        Table()
    marks = [trace.index(rule) for rule in ("5-3a", "5-3b", "5-3c", "6-1a")]
    assert marks == sorted(marks)
