"""Chapter 1: who plays, who wins, and the principles behind all rules."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.lose import lose
from tefuda.kernel.actions.move import move_all, move_home
from tefuda.kernel.actions.turn import rest, stand_all, turn_over
from tefuda.kernel.choices.choose import choose, choose_both
from tefuda.kernel.codes import LOST, MOVED, NEXT, RESTED, STOOD
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.play.errors import IllegalDeck
from tefuda.play.game import Game
from tefuda.rulebooks.dragonball.areas import BREAK, BY_RULE, ENERGY
from tefuda.rulebooks.dragonball.c4_terms import draw_cards
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import DECK, Table, new_game
from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT, REPLACE


@pytest.mark.parametrize("players", [1, 3])
def test_1_1_1_a_game_is_for_two_players(players: int) -> None:
    with pytest.raises(IllegalDeck, match=f"a game needs two decks, not {players}"):
        Game.new("dragonball", [DECK] * players)


@pytest.mark.parametrize("loser", [0, 1])
def test_1_2_1_the_player_who_has_not_lost_wins(table: Table, loser: int) -> None:
    attacker = table.put("battle", 1 - loser, power=9000)
    table.leave(1, "life", loser)
    table.battle_phase(1 - loser)
    table.fight(attacker, table.leader(loser))
    assert table.game.over
    assert table.game.winner == 1 - loser
    assert table.game.legal() == []


def test_1_2_2_a_losing_condition_loses_by_rule_process(table: Table) -> None:
    table.leave(0, "life", 0)
    assert not table.game.over
    table.leave(1, "deck", 0)
    table.happen(lambda: draw_cards(table.state, 0, 1))
    (lost,) = table.events("lost")
    assert (lost.player, lost.rule) == (0, "9-2-2")


@pytest.mark.parametrize(("left", "over"), [(1, False), (0, True)])
def test_1_2_2_1_no_life_is_a_losing_condition(table: Table, left: int, over: bool) -> None:
    attacker = table.put("battle", 0, power=9000, strike=1)
    table.leave(left + 1, "life", 1)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    if left:
        table.choose("pick")
    assert (table.count("life", 1), table.game.over) == (left, over)


@pytest.mark.parametrize(("left", "over"), [(1, False), (0, True)])
def test_1_2_2_2_no_deck_is_a_losing_condition(table: Table, left: int, over: bool) -> None:
    table.leave(left + 1, "deck", 1)
    table.happen(lambda: draw_cards(table.state, 1, 1))
    assert (table.count("deck", 1), table.game.over) == (left, over)


def test_1_2_3_both_at_once_is_a_draw(table: Table) -> None:
    def everything_leaves() -> int:
        for player in (0, 1):
            move_all(table.state, tuple(table.cards("life", player)), ENERGY + player, BY_RULE)
        return NEXT

    table.happen(everything_leaves)
    assert table.game.over
    assert table.game.winner is None
    assert [event.player for event in table.events("lost")] == [0, 1]


def test_1_2_3_one_without_life_and_one_without_deck_at_once_is_a_draw(table: Table) -> None:
    table.leave(1, "deck", 1)

    def last_cards_leave() -> int:
        move_all(table.state, tuple(table.cards("life", 0)), ENERGY, BY_RULE)
        return draw_cards(table.state, 1, 1)

    table.happen(last_cards_leave)
    assert table.game.over
    assert table.game.winner is None


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("decisions", range(0, 12, 3))
def test_1_2_4_conceding_at_any_moment(player: int, decisions: int) -> None:
    game = new_game()
    for _ in range(decisions):
        game.choose(game.count - 1)
    game.concede(player)
    assert game.over
    assert game.winner == 1 - player
    assert [(event.kind, event.rule) for event in game.events()][-2:] == [("conceded", "1-2-4"), ("lost", "1-2-4")]


def test_1_2_4_conceding_waits_for_no_checkpoint(table: Table) -> None:
    played: list[int] = []
    table.ability(0, RESTED, lambda: played.append(1))
    rest(table.state, table.leader(0), BY_RULE)
    assert table.state.pending
    table.game.concede(1)
    assert (table.game.winner, played) == (0, [])


@pytest.mark.parametrize("sort", [PROHIBIT, REPLACE])
def test_1_2_4_1_no_effect_keeps_a_player_from_conceding(table: Table, sort: int) -> None:
    add_effect(table.state, sort, LOST, value=-1)
    table.game.concede(0)
    assert table.game.winner == 1


def test_1_2_1x2_an_effect_that_makes_a_player_lose_ends_the_game_at_once(table: Table) -> None:
    table.put_many(5, "battle", 0)
    later: list[str] = []
    table.happen(lambda: lose(table.state, 1 << 1, BY_RULE), lambda: later.append("the rest of the effect"))
    assert (table.game.winner, later) == (0, [])
    assert table.count("battle", 0) == 5


def test_1_3_2_as_much_as_possible_is_done(table: Table) -> None:
    two = tuple(table.put_many(2, "battle", 1))
    table.happen(
        lambda: choose(table.state, 0, 3, 3, two),
        lambda: move_all(table.state, table.state.result, ENERGY + 1, BREAK))
    assert [table.where(card) for card in two] == [("energy", 1)] * 2


def test_1_3_2_damage_takes_no_more_life_than_there_is(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000, strike=3)
    table.leave(2, "life", 1)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    assert (table.count("life", 1), table.count("energy", 1)) == (0, 2)


def test_1_3_2_an_impossible_action_is_not_done(table: Table) -> None:
    card = table.put("battle", 0, power=4000)
    table.happen(lambda: turn_over(table.state, card, BY_RULE))
    assert (table.number(card, "power"), table.events("turned")) == (4000, [])


def test_1_3_2_1_what_rests_is_not_rested_again(table: Table) -> None:
    card = table.put("battle", 0, rested=True)
    played: list[int] = []
    table.ability(0, RESTED, lambda: played.append(card))
    table.happen(lambda: rest(table.state, card, BY_RULE))
    assert (table.events("rested"), played) == ([], [])
    assert table.rested(card)


def test_1_3_2_1_what_is_active_does_not_become_so_again(table: Table) -> None:
    card = table.put("battle", 0)
    played: list[int] = []
    table.ability(0, STOOD, lambda: played.append(card))
    table.happen(lambda: stand_all(table.state, (card,), BY_RULE))
    assert (table.events("stood"), played) == ([], [])


@pytest.mark.parametrize("times", [0, -1, -3])
def test_1_3_2_2_zero_or_fewer_times_is_not_at_all(table: Table, times: int) -> None:
    table.put_many(3, "hand", 0)
    table.happen(lambda: draw_cards(table.state, 0, times))
    assert (table.count("hand", 0), table.count("deck", 0), table.events("moved")) == (3, 33, [])


def test_1_3_3_what_forbids_wins_over_what_tells(table: Table) -> None:
    card, other = table.put("battle", 0, rested=True), table.put("battle", 0, rested=True)
    add_effect(table.state, PROHIBIT, STOOD, card=card)
    table.happen(lambda: stand_all(table.state, (card, other), BY_RULE))
    assert (table.rested(card), table.rested(other)) == (True, False)


def test_1_3_3_a_move_that_is_forbidden(table: Table) -> None:
    card, other = table.put_many(2, "battle", 0)
    add_effect(table.state, PROHIBIT, MOVED, card=card)
    table.happen(lambda: move_all(table.state, (card, other), ENERGY, BY_RULE))
    assert (table.where(card), table.where(other)) == (("battle", 0), ("energy", 0))


@pytest.mark.parametrize("turn_player", [0, 1])
def test_1_3_4_the_turn_player_chooses_first(table: Table, turn_player: int) -> None:
    table.main_phase(turn_player)
    cards = (*table.put_many(2, "battle", 0), *table.put_many(2, "battle", 1))
    table.happen(
        lambda: choose_both(table.state, 1, 1, cards),
        lambda: move_home(table.state, table.state.result, ENERGY, BREAK))
    for player in (turn_player, 1 - turn_player):
        assert (table.game.player, table.count("battle", player)) == (player, 2)
        assert table.offered("pick") == table.cards("battle", player)
        table.choose("pick")
    assert (table.asks, table.count("battle", 0), table.count("battle", 1)) == ((turn_player, "6-3-1-2"), 1, 1)


def test_1_3_6_a_number_below_zero_counts_as_zero_but_is_reckoned_with(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    add_effect(table.state, ADD, POWER, card=card, value=-9000)
    assert table.number(card, "power") == 0
    add_effect(table.state, ADD, POWER, card=card, value=7000)
    assert table.number(card, "power") == 1000


def test_1_3_6_the_power_of_an_area_has_no_negative_part(table: Table) -> None:
    attacker, guard = table.put("battle", 0, power=3000), table.put("battle", 1, power=3000)
    helper = table.put("battle", 0, power=1000)
    table.battle_phase(0)
    table.attack(attacker, guard)
    table.choose("join", helper)
    add_effect(table.state, ADD, POWER, card=helper, value=-5000)
    table.choose("pass")
    assert table.where(guard) == ("energy", 1)
