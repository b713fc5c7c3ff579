"""Chapter 3: the areas, who sees them, and what becomes of a card that moves between them."""
from __future__ import annotations

from functools import partial

import pytest

from tefuda.kernel.actions.move import move_all, shuffle
from tefuda.kernel.choices.choose import arrange
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.dragonball.areas import BY_RULE
from tefuda.rulebooks.dragonball.c4_terms import draw_cards
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import DECK_SIZE, Table, new_game
from tefuda.kernel.continuous.effect_sorts import ADD

AREAS = ("deck", "hand", "drop", "leader", "battle", "brawl", "energy", "life")


def seen(table: Table, player: int, area: str, owner: int) -> int:
    """How many cards of an area the player can look at."""
    return len(table.game.view(player).zone(area, owner).cards)


@pytest.mark.parametrize("area", AREAS)
def test_3_1_1_each_player_has_an_area_of_their_own(table: Table, area: str) -> None:
    before = table.count(area, 1)
    card = table.put(area, 0)
    assert card in table.cards(area, 0)
    assert (table.count(area, 1), table.place(area, 0) == table.place(area, 1)) == (before, False)


@pytest.mark.parametrize("area", AREAS)
def test_3_1_2_everybody_knows_how_many_cards_an_area_has(table: Table, area: str) -> None:
    table.put_many(3, area, 1)
    for player in (0, 1):
        assert table.game.view(player).zone(area, 1).count == table.count(area, 1) >= 3


@pytest.mark.rules("3-4-2", "3-5-2", "3-6-2", "3-7-2", "3-8-2")
@pytest.mark.parametrize("area", ["drop", "leader", "battle", "brawl", "energy"])
def test_3_1_3_the_public_areas(table: Table, area: str) -> None:
    table.put_many(2, area, 0)
    assert seen(table, 0, area, 0) == seen(table, 1, area, 0) == table.count(area, 0) >= 2


def moved_away_and_back(table: Table, home: str, *areas: str) -> tuple[bool, int]:
    """Whether a card is the same after moving to the areas in turn, and how much of 2000 more power it kept."""
    card = table.put(home, 0, power=3000)
    add_effect(table.state, ADD, POWER, card=card, value=2000)
    before = table.state.obj[card]
    assert table.number(card, "power") == 5000
    for area in areas:
        table.happen(partial(table.move, card, area, 0))
    return table.state.obj[card] == before, table.number(card, "power") - 3000


@pytest.mark.parametrize("area", ["deck", "hand", "drop", "energy", "life"])
def test_3_1_4_a_card_that_leaves_the_battle_area_is_a_new_card(table: Table, area: str) -> None:
    table.battle_phase(0)
    assert moved_away_and_back(table, "battle", area) == (False, 0)
    assert moved_away_and_back(table, "battle", area, "battle") == (False, 0)


def test_3_1_4_from_the_battle_area_to_the_brawl_area_it_stays_the_same(table: Table) -> None:
    table.battle_phase(0)
    assert moved_away_and_back(table, "battle", "brawl") == (True, 2000)


@pytest.mark.parametrize("area", ["deck", "hand", "drop", "energy", "life"])
def test_3_1_5_a_card_that_leaves_the_brawl_area_is_a_new_card(table: Table, area: str) -> None:
    table.battle_phase(0)
    assert moved_away_and_back(table, "brawl", area) == (False, 0)
    assert moved_away_and_back(table, "brawl", area, "brawl") == (False, 0)


def test_3_1_5_from_the_brawl_area_to_the_battle_area_it_stays_the_same(table: Table) -> None:
    table.battle_phase(0)
    assert moved_away_and_back(table, "brawl", "battle") == (True, 2000)


def test_3_1_6_the_owner_decides_in_which_order_cards_are_put_somewhere(table: Table) -> None:
    one, two, three = table.put_many(3, "battle", 1)
    table.happen(
        lambda: arrange(table.state, 1, (one, two, three)),
        lambda: move_all(table.state, table.state.result, table.place("drop", 1), BY_RULE))
    assert table.asks == (1, "3-1-6")
    table.choose("pick", three)
    table.choose("pick", one)
    assert table.cards("drop", 1) == [three, one, two]


def test_3_1_7_a_broken_card_goes_to_its_owners_energy_area(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000)
    guard = table.put("battle", 1, owner=0)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert table.where(guard) == ("energy", 0)


def test_3_1_7_what_is_paid_goes_to_its_owners_drop_area(table: Table) -> None:
    card, energy = table.put("hand", 0, level=1), table.put("energy", 0, owner=1)
    table.main_phase(0)
    table.choose("play", card)
    assert table.where(energy) == ("drop", 1)


def test_3_1_7_damage_puts_a_card_into_its_owners_energy_area(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000)
    life = table.put("life", 1, owner=0)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    table.choose("pick", life)
    assert table.where(life) == ("energy", 0)


def test_3_2_1_the_deck_lies_in_the_deck_area_when_the_game_starts() -> None:
    g = new_game().state
    for player in (0, 1):
        everything = [card for card in range(len(g.owner)) if g.owner[card] == player]
        in_hand_or_deck = g.zones[g.book.layout.place("deck", player)] + g.zones[g.book.layout.place("hand", player)]
        assert len(in_hand_or_deck) == DECK_SIZE == len(everything) - 1


def test_3_2_2_nobody_sees_the_deck(table: Table) -> None:
    assert (seen(table, 0, "deck", 0), seen(table, 1, "deck", 0)) == (0, 0)


def test_3_2_3_cards_leave_a_deck_one_by_one_from_the_top(table: Table) -> None:
    top = table.cards("deck", 0)[:-4:-1]
    with table.tracing() as trace:
        table.happen(lambda: draw_cards(table.state, 0, 3))
    assert table.cards("hand", 0) == top
    assert trace.count("4-8-3") == 4


@pytest.mark.parametrize("chooser", [0, 1])
def test_3_2_4_shuffling_puts_a_deck_into_random_order(table: Table, chooser: int) -> None:
    table.main_phase(chooser)
    before = table.cards("deck", 1).copy()
    table.happen(lambda: shuffle(table.state, table.place("deck", 1)))
    after = table.cards("deck", 1)
    assert sorted(after) == sorted(before)
    assert after != before
    assert [event.player for event in table.events("shuffled")] == [1]


def test_3_3_1_a_drawn_card_goes_to_the_hand(table: Table) -> None:
    top = table.cards("deck", 1)[-1]
    table.happen(lambda: draw_cards(table.state, 1, 1))
    assert table.where(top) == ("hand", 1)


def test_3_3_2_players_see_their_own_hand(table: Table) -> None:
    table.put_many(2, "hand", 0)
    assert seen(table, 0, "hand", 0) == 2


def test_3_3_3_nobody_sees_another_hand(table: Table) -> None:
    table.put_many(2, "hand", 0)
    assert seen(table, 1, "hand", 0) == 0


def test_3_4_1_what_is_paid_lies_in_the_drop_area(table: Table) -> None:
    card, energy = table.put("hand", 0, level=1), table.put("energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert table.cards("drop", 0) == [energy]


def test_3_4_2_a_new_card_goes_on_top_of_the_drop_area(table: Table) -> None:
    below, card = table.put("drop", 0), table.put("battle", 0)
    table.happen(lambda: table.move(card, "drop", 0))
    assert table.cards("drop", 0) == [below, card]
    handles = [it.handle for it in table.game.view(1).zone("drop", 0).cards]
    assert handles == [f"#{table.state.obj[card]}", f"#{table.state.obj[below]}"]


def test_3_5_1_the_leader_starts_with_its_front_up() -> None:
    for player in (0, 1):
        assert [card.en for card in new_game().view(0).zone("leader", player).cards] == ["Leader"]


def test_3_6_1_battle_cards_are_put_there_in_the_main_phase(table: Table) -> None:
    card = table.put("hand", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert table.where(card) == ("battle", 0)


@pytest.mark.parametrize(("count", "left"), [(3, 3), (4, 4), (5, 4), (7, 4)])
def test_3_6_3_at_most_four_battle_cards_stay(table: Table, count: int, left: int) -> None:
    table.put_many(count, "battle", 1)
    table.main_phase(0)
    while table.asks[1] == "9-3-2":
        table.choose("pick")
    assert (table.count("battle", 1), table.count("drop", 1)) == (left, count - left)


def test_3_7_1_battle_cards_are_put_there_in_the_battle_phase(table: Table) -> None:
    attacker, card = table.put("battle", 0), table.put("hand", 0)
    table.main_phase(0)
    assert table.offered("play-join") == []
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    table.choose("play-join", card)
    assert table.where(card) == ("brawl", 0)


@pytest.mark.rules("3-8-1")
def test_3_8_2_a_player_pays_with_any_energy_cards(table: Table) -> None:
    card, energy = table.put("hand", 0, level=1), table.put_many(3, "energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert table.offered("pick") == energy
    table.choose("pick", energy[1])
    assert table.cards("drop", 0) == [energy[1]]


def test_3_9_1_the_life_of_a_leader_is_what_damage_takes(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    table.choose("pick")
    assert table.count("life", 1) == 6


def test_3_9_2_nobody_sees_the_life_area_and_any_card_of_it_may_be_chosen(table: Table) -> None:
    assert (seen(table, 0, "life", 0), seen(table, 1, "life", 0)) == (0, 0)
    attacker = table.put("battle", 1, power=9000)
    table.battle_phase(1)
    table.fight(attacker, table.leader(0))
    assert table.offered("pick") == table.cards("life", 0)
    assert [action.text for action in table.game.legal()] == [f"pick life.{number}" for number in range(7, 0, -1)]
