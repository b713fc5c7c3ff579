"""14-3b-6 and 14-3b-7 with texts that cost this or that: which of it is settled before anything is done."""
from __future__ import annotations

import pytest

from tests.gateruler.table import Table
from tests.gateruler.texts import written

EITHER = "通常[1エナジーを支払うか、君の手札のカードを1枚捨てる]君はカードを1枚引く。"
BESIDE = "通常[君の手札のカードを1枚捨て、君の手札のカードを2枚捨てるか、1エナジーを支払う]君はカードを1枚引く。"


def _spent(table: Table) -> int:
    return sum(table.rests(card) for card in table.cards("energy"))


def _pay(table: Table) -> None:
    while "pick" in table.words:
        table.game.choose(0)


@pytest.mark.rules("14-3b-7", "14-3b-8")
@pytest.mark.parametrize(("way", "spent", "discarded"), [(0, 1, 0), (1, 0, 1)])
def test_14_3b_6_a_player_says_which_cost_it_is(paying: Table, way: int, spent: int, discarded: int) -> None:
    unit = written(paying, paying.unit("attack1", 0), EITHER)
    paying.unit("hand", 0)
    paying.main_phase(0)
    paying.choose("use", unit)
    assert paying.asks == (0, "14-3b-6")
    paying.choose("number", way)
    _pay(paying)
    assert (_spent(paying), paying.count("graveyard")) == (spent, discarded)


@pytest.mark.rules("14-3b-8")
def test_14_3b_6_with_nothing_to_discard_energy_is_paid(paying: Table) -> None:
    unit = written(paying, paying.unit("attack1", 0), EITHER)
    paying.leave(0, "hand", 0)
    paying.main_phase(0)
    paying.choose("use", unit)
    _pay(paying)
    assert (_spent(paying), len(paying.gate)) == (1, 1)


@pytest.mark.rules("14-3b-8")
def test_14_3b_6_what_can_be_paid_in_no_way_can_not_be_played(paying: Table) -> None:
    unit = written(paying, paying.unit("attack1", 0), EITHER)
    paying.leave(0, "hand", 0)
    for card in paying.cards("energy"):
        paying.state.flags[card] |= 1
    paying.main_phase(0)
    assert paying.offered("use") == []
    paying.unit("hand", 0)
    paying.main_phase(0)
    assert paying.offered("use") == [unit]


@pytest.mark.rules("14-3b-8a")
@pytest.mark.parametrize("hand", [2, 3])
def test_14_3b_6_cards_for_one_action_are_not_counted_for_another(paying: Table, hand: int) -> None:
    unit = written(paying, paying.unit("attack1", 0), BESIDE)
    paying.leave(0, "hand", 0)
    for _ in range(hand):
        paying.unit("hand", 0)
    paying.main_phase(0)
    paying.choose("use", unit)
    assert (paying.asks == (0, "14-3b-6")) == (hand == 3)
    if hand == 2:
        _pay(paying)
        assert (_spent(paying), paying.count("graveyard")) == (1, 1)
