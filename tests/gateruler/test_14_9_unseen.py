"""3-4b with 14-9b-1 and 14-13: what cards in the deck say is not heeded while nobody sees them."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.nodes import YOU
from tefuda.kernel.abilities.selections import AnyCard
from tefuda.rulebooks.gateruler.areas import ZONE_GRAVEYARD, ZONE_HAND

from .table import Table
from .texts import DRAW, go, when, written

INTO_THE_DECK = "このカードがデッキに置かれた時、カードを1枚引く。"
UNDER_THE_DECK = "君の手札のカードを1枚選び、それをデッキの下に置く。"
SHOWN_UNDER_THE_DECK = "君の手札のカードを1枚選び、それを公開する。それをデッキの下に置く。"
MILL = "君のデッキの上から1枚を墓地に置く。"


@pytest.mark.rules("3-4b", "3-2b-2", "14-9e-3")
def test_14_9b_1_nobody_can_show_a_card_that_came_into_the_deck_unseen(table: Table) -> None:
    it = written(table, table.unit("hand", 0), INTO_THE_DECK)
    go(table, UNDER_THE_DECK)
    assert (table.cards("deck")[0], table.gate, table.state.pending) == (it, [], [])
    assert "show" not in table.words


@pytest.mark.rules("14-9b")
@pytest.mark.parametrize(("place", "text"), [
    ("graveyard", "君の墓地のカードを1枚選び、それをデッキの下に置く。"), ("hand", SHOWN_UNDER_THE_DECK)])
def test_14_9e_1_a_card_that_all_see_go_into_the_deck_is_triggered(table: Table, place: str, text: str) -> None:
    it = written(table, table.unit(place, 0, atk=8), INTO_THE_DECK)
    go(table, text)
    assert (table.cards("deck")[0], len(table.gate)) == (it, 1)
    table.settle_gate()
    assert table.count("hand") == 1


@pytest.mark.rules("14-9b")
def test_14_9e_1_a_card_that_leaves_the_deck_for_where_it_is_seen_is_triggered(table: Table) -> None:
    it = written(table, table.unit("deck", 0), "このカードがデッキから墓地に置かれた時、カードを1枚引く。")
    go(table, MILL)
    table.settle_gate()
    assert (table.where(it)[0], table.count("hand")) == ("graveyard", 1)


# 14-13 Replacement effects


@pytest.mark.rules("3-4b")
def test_14_13b_a_card_of_the_deck_replaces_its_own_move_to_where_it_is_seen(table: Table) -> None:
    it = written(table, table.unit("deck", 0), "このカードが墓地に置かれる時、代わりにこのカードを手札に加える。")
    go(table, MILL)
    assert table.where(it)[0] == "hand"


@pytest.mark.rules("3-4b", "3-2b-2")
@pytest.mark.parametrize(("zone", "text", "asked"), [("手札", "カードを1枚引く。", False), ("墓地", MILL, True)])
def test_14_13d_who_may_replace_the_move_of_an_unseen_card_is_asked_if_all_will_see_it(
    table: Table, zone: str, text: str, asked: bool,
) -> None:
    """To be asked would tell the opponent what was drawn."""
    written(table, table.unit("deck", 0), f"このカードが{zone}に置かれる時、代わりにこのカードを除外してよい。")
    go(table, text)
    assert ("yes" in table.words) == asked


@pytest.mark.rules("14-9b-1", "14-9b-1a")
def test_14_9h_a_card_that_was_triggered_in_the_hand_may_be_shown_where_all_see_it(table: Table) -> None:
    """It is triggered by what leaves the graveyard, and is discarded by the same effect."""
    it = table.give(table.unit("hand", 0), replace(
        when(Moves(AnyCard(YOU), sources=(ZONE_GRAVEYARD,)), DRAW), where=(ZONE_HAND,)))
    table.unit("graveyard", 0)
    go(table, "君の墓地のカードを1枚選び、それをデッキの下に置く。君の手札のカードを1枚選び、それを捨てる。")
    assert (table.where(it)[0], table.words) == ("graveyard", ["show", "pass"])
