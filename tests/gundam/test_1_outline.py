"""Chapter 1: two players, winning and losing, and the principles."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.actions.turn import rest
from tefuda.kernel.choices.choose import choose_both, distribute
from tefuda.kernel.codes import LOST, MOVED, RESTED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.play.errors import IllegalDeck
from tefuda.play.match import Match
from tefuda.rulebooks.gundam.areas import ATTACK, BY_RULE, TRASH
from tefuda.rulebooks.gundam.cards import AP
from tests.gundam.table import BOOK, CARDS, DECK, Table, new_game
from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT, REPLACE


def test_1_1_1_two_players_play() -> None:
    with pytest.raises(IllegalDeck, match="two decks"):
        type(new_game()).new("gundam", [DECK, DECK, DECK])
    assert len(Match(BOOK, [DECK, DECK], CARDS).decks) == 2


@pytest.mark.rules("7-6-2-2", "10-2-1")
def test_1_2_1_the_game_ends_at_once_when_a_player_loses(table: Table) -> None:
    unit = table.unit(0)
    table.leave(0, "shields", 1)
    table.fight(unit)
    assert table.game.over
    assert table.game.winner == 0
    assert table.game.player is None


@pytest.mark.rules("1-2-2", "10-2-1-1")
def test_1_2_2_1_battle_damage_with_an_empty_shield_area_loses(table: Table) -> None:
    unit = table.unit(0, ap=1)
    table.leave(0, "shields", 1)
    table.fight(unit)
    assert [event.reason for event in table.events("lost")] == ["no_shield"]
    assert table.state.losers == 2


@pytest.mark.rules("1-2-2", "10-2-1-2")
def test_1_2_2_2_a_deck_without_cards_loses(table: Table) -> None:
    table.leave(1, "deck", 0)
    table.turn(0)
    assert [event.reason for event in table.events("lost")] == ["no_deck"]
    assert table.game.winner == 1


@pytest.mark.parametrize("player", [0, 1])
def test_1_2_3_a_player_can_concede_at_any_time(table: Table, player: int) -> None:
    table.unit(0)
    table.main_phase(0)
    assert table.game.player == 0
    table.game.apply(f"concede {player}")
    assert table.game.winner == 1 - player


def test_1_2_4_nothing_prevents_or_replaces_conceding(table: Table) -> None:
    table.main_phase(0)
    add_effect(table.state, PROHIBIT, LOST)
    add_effect(table.state, REPLACE, LOST)
    table.game.apply("concede 0")
    assert table.game.winner == 1


def test_1_3_2_as_much_as_possible_of_what_is_told_is_done(table: Table) -> None:
    table.main_phase(0)
    one, other = table.hand(1), table.hand(1)
    add_effect(table.state, PROHIBIT, MOVED, card=one)
    table.happen(lambda: move_all(table.state, (one, other), TRASH + 1, BY_RULE))
    assert (table.where(one), table.where(other)) == (("hand", 1), ("trash", 1))


def test_1_3_2_1_a_rested_unit_is_not_rested_again(table: Table) -> None:
    """The book's example."""
    table.main_phase(0)
    unit = table.unit(0, rested=True)
    woken: list[int] = []
    table.ability(0, RESTED, lambda: woken.append(1))
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    assert (woken, table.events("rested")) == ([], [])


def test_1_3_2_2_what_is_done_no_times_is_not_done(table: Table) -> None:
    table.main_phase(0)
    unit = table.unit(0)
    table.happen(lambda: deal_damage(table.state, unit, -2, BY_RULE))
    assert table.damage(unit) == 0
    assert table.events("damaged") == []


def test_1_3_3_what_forbids_wins(table: Table) -> None:
    unit, other = table.unit(0), table.unit(0)
    table.main_phase(0)
    add_effect(table.state, PROHIBIT, RESTED, card=unit)
    table.main_phase(0)
    assert table.offered("attack") == [other]
    assert table.why_not("attack", unit) == "1-3-3"
    table.happen(lambda: rest(table.state, unit, ATTACK))
    assert not table.rested(unit)


def test_1_3_4_the_turn_player_chooses_first(table: Table) -> None:
    own, enemy = table.units(0, 2), table.units(1, 2)
    table.main_phase(1)
    table.happen(lambda: choose_both(table.state, 1, 1, (*own, *enemy)))
    assert (table.state.player, table.offered("pick")) == (1, enemy)
    table.choose("pick", enemy[0])
    assert (table.state.player, table.offered("pick")) == (0, own)


def test_1_3_5_numbers_are_chosen_from_one_up(table: Table) -> None:
    cards = tuple(table.units(0, 2))
    table.main_phase(0)
    table.happen(lambda: distribute(table.state, 0, 3, cards))
    assert table.offered("number") == [1, 2]


def test_1_3_6_a_number_below_nothing_counts_as_nothing(table: Table) -> None:
    unit = table.unit(0, ap=2)
    add_effect(table.state, ADD, AP, card=unit, value=-5)
    assert value(table.state, unit, AP) == 0
    add_effect(table.state, ADD, AP, card=unit, value=4)
    assert value(table.state, unit, AP) == 1


def test_1_3_6_what_the_pilot_adds_is_counted_before(table: Table) -> None:
    unit = table.unit(0, ap=2)
    table.pilot(unit, ap=2)
    add_effect(table.state, ADD, AP, card=unit, value=-3)
    assert value(table.state, unit, AP) == 1
