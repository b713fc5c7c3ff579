"""Chapter 4: owners and masters, checkpoints and free timings, drawing and damage."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import RESTED, TIMING
from tefuda.rulebooks.dragonball.areas import BY_RULE, MAIN_START
from tefuda.rulebooks.dragonball.c4_terms import draw_cards
from tests.dragonball.table import DECK_SIZE, Table, new_game


@pytest.mark.rules("4-2-1")
def test_4_2_2_the_owner_started_the_game_with_the_card(table: Table) -> None:
    g = new_game().state
    assert g.owner == (0,) * (DECK_SIZE + 1) + (1,) * (DECK_SIZE + 1)
    card = table.put("battle", 0)
    table.happen(lambda: table.move(card, "battle", 1))
    assert table.state.owner[card] == 0


@pytest.mark.rules("4-3-1")
def test_4_3_2_the_master_is_the_player_whose_area_it_is(table: Table) -> None:
    card = table.put("battle", 0)
    assert table.state.controller[card] == 0
    table.happen(lambda: table.move(card, "battle", 1))
    assert table.state.controller[card] == 1
    table.battle_phase(1)
    table.choose("attack")
    assert card in table.offered("attack-with")


@pytest.mark.rules("4-4-2")
@pytest.mark.parametrize("player", [0, 1])
def test_4_4_1_the_turn_player_is_the_one_whose_turn_it_is(table: Table, player: int) -> None:
    table.turn(player)
    view = table.game.view(0)
    assert (view.turn_player, table.asks) == (player, (player, "6-3-1-2"))


@pytest.mark.rules("4-5-1")
def test_4_5_2_rule_processes_come_before_automatic_abilities(table: Table) -> None:
    table.put_many(5, "battle", 0)
    cards_then: list[int] = []
    table.ability(0, TIMING, lambda: cards_then.append(table.count("battle", 0)), reason=MAIN_START)
    table.main_phase(0)
    assert (table.asks, cards_then) == ((0, "9-3-2"), [])
    table.choose("pick")
    assert cards_then == [4]


def test_4_6_2_a_checkpoint_comes_before_free_timing(table: Table) -> None:
    played: list[int] = []
    table.ability(0, RESTED, lambda: played.append(1))
    with table.tracing() as trace:
        table.happen(lambda: rest(table.state, table.leader(0), BY_RULE))
    assert (played, table.asks) == ([1], (0, "6-3-1-2"))
    assert trace[0] == "8-5-2-1"
    assert trace.index("8-5-1-2") < trace.index("8-5-2-2")


@pytest.mark.rules("4-6-1", "4-6-3-2")
def test_4_6_3_one_action_or_nothing(table: Table) -> None:
    cards = table.put_many(2, "hand", 0)
    table.main_phase(0)
    assert table.offers == [("play", cards[0]), ("play", cards[1]), ("pass", 0)]
    assert table.why_not("attack") == "4-6-3"
    table.choose("pass")
    assert table.asks == (0, "7-2-1-2")


def test_4_6_3_1_after_an_action_the_same_player_has_free_timing_again(table: Table) -> None:
    first, second = table.put_many(2, "hand", 0)
    table.main_phase(0)
    table.choose("play", first)
    assert table.asks == (0, "6-3-1-2")
    assert table.offers == [("play", second), ("pass", 0)]


@pytest.mark.rules("4-7-1-1", "4-7-1-2")
def test_4_7_1_cards_of_the_leader_and_battle_areas_are_active_or_rested(table: Table) -> None:
    active, resting = table.put("battle", 0), table.put("battle", 0, rested=True)
    table.battle_phase(0)
    table.choose("attack")
    assert table.offered("attack-with") == [table.leader(0), active]
    shown = {card.handle: card.rested for card in table.game.view(1).zone("battle", 0).cards}
    assert shown == {f"#{table.state.obj[active]}": False, f"#{table.state.obj[resting]}": True}


def test_4_7_1_elsewhere_no_card_is_rested(table: Table) -> None:
    card = table.put("battle", 0, rested=True)
    table.happen(lambda: table.move(card, "energy", 0))
    assert not table.rested(card)


@pytest.mark.rules("4-8-1")
def test_4_8_2_the_top_card_goes_to_the_hand_unseen_by_others(table: Table) -> None:
    top = table.cards("deck", 0)[-1]
    table.happen(lambda: draw_cards(table.state, 0, 1))
    assert table.cards("hand", 0) == [top]
    for player, sees in ((0, True), (1, False)):
        (drawn,) = [event for event in table.game.events(player) if event.reason == "draw"][-1:]
        assert (drawn.seen, bool(drawn.card)) == (sees, sees)


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_4_8_3_drawing_several_is_drawing_one_so_often(table: Table, count: int) -> None:
    expected = table.cards("deck", 1)[::-1][:count]
    table.happen(lambda: draw_cards(table.state, 1, count))
    assert table.cards("hand", 1) == expected
    assert len(table.events("moved", "draw")) == count


@pytest.mark.rules("4-9-1", "4-9-1-1", "2-9-1")
@pytest.mark.parametrize("strike", [0, 1, 3])
def test_4_9_1_1_1_the_damaged_player_chooses_as_many_life_cards_as_the_strike(table: Table, strike: int) -> None:
    attacker = table.put("battle", 0, power=9000, strike=strike)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    chosen = table.cards("life", 1)[1:1 + strike]
    for card in chosen:
        assert table.asks == (1, "4-9-1-1-1")
        table.choose("pick", card)
    assert table.cards("energy", 1) == chosen
    assert (table.count("life", 1), table.asks) == (7 - strike, (0, "7-2-1-2"))
