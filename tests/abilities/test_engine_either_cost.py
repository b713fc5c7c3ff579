"""Costs of which one is paid, this or that (``PayOne``): who plays the ability picks, among those that can be paid."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, OtherCost, Replacing
from tefuda.kernel.abilities.card_effects import MoveTo, Rest
from tefuda.kernel.costs.ability_costs import PayOne
from tefuda.kernel.abilities.control_flow import Sequence
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.nodes import YOU, Ability, Effect, Static
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.codes import MOVED
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.rulebooks.dragonball.areas import PAY, ZONE_BATTLE, ZONE_DROP, ZONE_ENERGY, ZONE_HAND
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MY_HAND, exactly, refused
from tests.dragonball.table import Table

TO_DROP = MoveTo(ZONE_DROP, PAY)
REST_THIS = Do(This(), Rest(PAY))
DISCARD = Do(exactly(1, MY_HAND), TO_DROP)
DISCARD_TWO = Do(exactly(2, MY_HAND), TO_DROP)
DISCARD_FOREST = Do(exactly(1, Cards((ZONE_HAND,), YOU, (Labelled("trait:森"),))), TO_DROP)
ENERGY = Do(exactly(1, Cards((ZONE_ENERGY,), YOU)), TO_DROP)
ENERGY_FOREST = Do(exactly(1, Cards((ZONE_ENERGY,), YOU, (Labelled("trait:森"),))), TO_DROP)

# Who is asked which cost to pay, and by which paragraph.
WHICH_COST = (0, "8-6-2-2")


def costing(*costs: Effect) -> tuple[Activated]:
    return (Activated(timings=(MAIN,), costs=costs, effects=(DRAW_ONE,)),)


def played(table: Table, *costs: Effect) -> int:
    """The first player has played an ability with these costs."""
    card = table.put("battle", 0, text=costing(*costs))
    table.main_phase(0)
    table.choose("use", card)
    return card


@pytest.mark.parametrize("picked", [0, 1])
def test_8_6_2_2_who_plays_it_picks_which_cost_to_pay(table: Table, picked: int) -> None:
    table.put_many(1, "energy", 0)
    card = played(table, PayOne((REST_THIS, ENERGY)))
    assert (table.asks, table.offered("number")) == (WHICH_COST, [0, 1])
    table.choose("number", picked)
    assert (table.rested(card), table.count("drop", 0)) == ((True, 0), (False, 1))[picked]
    assert table.count("hand", 0) == 1


def test_8_4_2_1_what_is_picked_is_paid_as_a_cost(table: Table) -> None:
    table.put_many(1, "energy", 0)
    played(table, PayOne((ENERGY, REST_THIS)))
    table.choose("number", 1)
    assert [(event.rule, event.reason) for event in table.events("rested")] == [("8-4-2-1", "pay")]


@pytest.mark.parametrize(("energy", "rested"), [(1, True), (0, False)])
def test_8_4_2_2_only_what_can_be_paid_can_be_picked(table: Table, energy: int, rested: bool) -> None:
    """Everybody sees that there is just one way, so nobody is asked."""
    card = table.put("battle", 0, rested=rested, text=costing(PayOne((REST_THIS, ENERGY))))
    table.put_many(energy, "energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.asks[1], table.count("drop", 0), table.count("hand", 0)) == ("6-3-1-2", energy, 1)


def test_8_4_2_2_where_none_can_be_paid_it_cannot_be_played(table: Table) -> None:
    card = table.put("battle", 0, rested=True, text=costing(PayOne((REST_THIS, ENERGY))))
    table.main_phase(0)
    assert (table.offered("use"), refused(table, card)) == ([], "8-4-2-2")


@pytest.mark.parametrize("energy", [0, 1, 2])
def test_8_4_2_2_the_other_costs_have_to_be_paid_too(table: Table, energy: int) -> None:
    """With one energy card, which another cost takes, only the card itself is left for the pick."""
    card = table.put("battle", 0, text=costing(PayOne((REST_THIS, ENERGY)), ENERGY))
    table.put_many(energy, "energy", 0)
    table.main_phase(0)
    assert refused(table, card) == ("8-4-2-2" if energy == 0 else "")
    if energy:
        table.choose("use", card)
        assert (table.asks == WHICH_COST) == (energy == 2)
        assert table.rested(card) == (energy == 1)


@pytest.mark.parametrize("order", [0, 1])
def test_8_4_2_2_no_card_is_counted_for_the_pick_and_for_another_cost(table: Table, order: int) -> None:
    """A forest card for one cost, any two cards or energy for the other: two cards of the hand are too few."""
    costs = (DISCARD_FOREST, PayOne((DISCARD_TWO, ENERGY)))
    card = table.put("battle", 0, text=costing(*(costs if order else costs[::-1])))
    forest, other = table.put("hand", 0, labels="trait:森"), table.put("hand", 0)
    table.main_phase(0)
    assert refused(table, card) == "8-4-2-2"
    table.put("energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    # What of the hand is a forest card, others can't see.
    assert table.offered("number") == [1]
    table.choose("number", 1)
    assert (table.asks[1], table.where(forest), table.where(other)) == ("6-3-1-2", ("drop", 0), ("hand", 0))
    assert table.count("energy", 0) == 0


def test_8_4_2_2_what_the_pick_will_take_is_kept_for_it(table: Table) -> None:
    """The only forest card can't go for the first cost once it is said that the second is paid with one."""
    table.put_many(1, "energy", 0)
    forest, other, third = table.put("hand", 0, labels="trait:森"), table.put("hand", 0), table.put("hand", 0)
    played(table, DISCARD, PayOne((DISCARD_FOREST, ENERGY)))
    table.choose("number", 0)
    assert table.offered("pick") == [other, third]
    table.choose("pick", other)
    assert (table.where(forest), table.where(other), table.count("energy", 0)) == (("drop", 0), ("drop", 0), 1)


def test_8_4_2_2_what_is_not_picked_takes_nothing(table: Table) -> None:
    """Once it is said that energy is paid, any card of the hand may go for the first cost."""
    table.put_many(1, "energy", 0)
    cards = [table.put("hand", 0, labels="trait:森"), table.put("hand", 0), table.put("hand", 0)]
    played(table, DISCARD, PayOne((DISCARD_FOREST, ENERGY)))
    table.choose("number", 1)
    assert table.offered("pick") == cards
    table.choose("pick", cards[0])
    assert (table.count("energy", 0), table.count("hand", 0)) == (0, 3)


def test_several_picks_are_one_decision_among_all_ways(table: Table) -> None:
    table.put_many(2, "energy", 0)
    table.put_many(2, "hand", 0)
    card = played(table, PayOne((REST_THIS, ENERGY)), PayOne((DISCARD, ENERGY)))
    assert table.offered("number") == [0, 1, 2, 3]
    table.choose("number", 1)
    table.choose("pick")
    assert (table.rested(card), table.count("energy", 0), table.count("hand", 0)) == (True, 1, 3)


def test_one_of_the_costs_may_be_several_and_one_of_those_a_pick_again(table: Table) -> None:
    table.put_many(1, "energy", 0)
    card = played(table, PayOne((ENERGY_FOREST, Sequence((REST_THIS, PayOne((DISCARD, ENERGY)))))))
    assert (table.rested(card), table.count("energy", 0), table.count("hand", 0)) == (True, 0, 1)


def test_8_4_2_2_what_is_forbidden_cannot_be_picked(table: Table) -> None:
    text = (*costing(PayOne((DISCARD, REST_THIS))), Always(statics=(Static(MY_HAND, Cannot(MOVED, PAY)),)))
    card = table.put("battle", 0, text=text)
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.rested(card), table.count("hand", 0)) == (True, 2)


def test_8_6_2_3_1_an_extra_card_does_not_pay_for_itself(table: Table) -> None:
    card = table.put("hand", 0, type="extra", text=costing(PayOne((DISCARD, ENERGY))))
    table.main_phase(0)
    assert refused(table, card) == "8-4-2-2"
    table.put("energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.asks[1], table.where(card), table.count("energy", 0)) == ("6-3-1-2", ("drop", 0), 0)


def test_8_6_2_3_1_the_energy_for_the_level_is_not_left_for_the_pick(table: Table) -> None:
    card = table.put("hand", 0, type="extra", level=2, text=costing(PayOne((ENERGY, DISCARD))))
    table.put_many(2, "energy", 0)
    table.main_phase(0)
    assert refused(table, card) == "8-4-2-2"
    other = table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.asks[1], table.where(card), table.where(other)) == ("6-3-1-2", ("drop", 0), ("drop", 0))


# What others can see


@pytest.mark.parametrize("has", [False, True])
def test_3_3_2_being_asked_does_not_tell_what_is_in_the_hand(table: Table, has: bool) -> None:
    """Whether there is a forest card, only its player knows: the question comes in any case."""
    table.put("hand", 0, labels="trait:森" if has else "")
    card = played(table, PayOne((DISCARD_FOREST, REST_THIS)))
    assert (table.asks, table.offered("number")) == (WHICH_COST, [0, 1] if has else [1])
    table.choose("number", 1)
    assert (table.rested(card), table.count("hand", 0)) == (True, 2)


def test_how_many_cards_are_in_the_hand_everybody_sees(table: Table) -> None:
    card = played(table, PayOne((DISCARD, REST_THIS)))
    assert (table.asks[1], table.rested(card)) == ("6-3-1-2", True)


# Other payments


def test_what_is_paid_in_place_of_the_cost_of_a_card_may_be_this_or_that(table: Table) -> None:
    card = table.put("hand", 0, level=3, text=(OtherCost(costs=(PayOne((DISCARD, ENERGY)),)),))
    table.main_phase(0)
    assert card not in table.offered("play")
    table.put("hand", 0, level=9)
    table.put("energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    table.choose("number", 1)
    assert (table.where(card), table.count("energy", 0), table.count("hand", 0)) == (("battle", 0), 0, 1)


@pytest.mark.parametrize(("energy", "hand", "asked"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_what_is_paid_for_something_to_happen_instead_may_be_this_or_that(
    table: Table, energy: int, hand: int, asked: bool,
) -> None:
    saves = Replacing(when=Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_DROP,)), optional=True,
                      costs=(PayOne((DISCARD, ENERGY)),), effects=(DRAW_ONE,))
    card = table.put("battle", 0, text=(saves,))
    table.put_many(energy, "energy", 0)
    table.put_many(hand, "hand", 0)
    table.main_phase(0)
    table.happen(lambda: table.move(card, "drop"))
    assert ("yes" in table.words) == asked
    if asked:
        table.choose("yes")
    assert table.where(card) == ("battle" if asked else "drop", 0)
    assert (table.count("energy", 0), table.count("hand", 0)) == (0, int(asked))


# At that decision, as at any other


def saved(g: State) -> State:
    return decode(g.book, g.table, encode(g))


def cloned(g: State) -> State:
    return g.clone()


TEXTS: tuple[tuple[Ability, ...], ...] = (
    costing(PayOne((DISCARD, REST_THIS, ENERGY))), costing(ENERGY, PayOne((DISCARD_FOREST, ENERGY))),
    costing(PayOne((DISCARD_TWO, ENERGY)), PayOne((REST_THIS, DISCARD))))


@pytest.mark.parametrize("copy", [saved, cloned])
@pytest.mark.parametrize("seed", range(3))
def test_a_copy_made_there_goes_on_alike(table: Table, seed: int, copy: Callable[[State], State]) -> None:
    for text in TEXTS:
        for player in (0, 1):
            table.put("battle", player, text=text)
            table.put_many(3, "energy", player)
            table.put("hand", player, labels="trait:森")
    table.main_phase(0)
    game, rng, there = table.game, random.Random(seed), 0
    for _ in range(80):
        if game.over:
            break
        there += table.asks[1] == "8-6-2-2"
        other = Game(game.match, game.seed, copy(game.state), game.history.copy())
        assert other.state.options == game.state.options
        for player in (0, 1):
            game.imagine(player, rng).playout(rng, 5)
        choice = rng.randrange(game.count)
        other.choose(choice)
        game.choose(choice)
        assert same(other.state, game.state)
    assert there


def test_the_options_are_told_in_words(table: Table) -> None:
    table.put_many(1, "energy", 0)
    table.put_many(2, "hand", 0)
    card = table.put("battle", 0, text="【起動発動:メイン】[手札1枚をドロップに置き、自分のエネルギー1枚をドロップに置くか、このカードをレストにする]"
                     "カード1枚を引く。")
    table.main_phase(0)
    table.choose("use", card)
    prompt = table.game.prompt
    assert prompt is not None
    assert prompt.text().startswith("choose which cost to pay")
    assert [action.words("en") for action in table.game.legal()] == [
        "Put 1 card from your energy area into your drop area", "Rest this card"]
    assert [action.words("ja") for action in table.game.legal()] == [
        "自分のエネルギー1枚を選び、ドロップエリアに置く", "このカードをレストにする"]
