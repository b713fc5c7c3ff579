"""Automatic abilities: what they look at, in which order and how often they are played (8-5, 8-7, 8-11)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always, Automatic
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.conditions import All, There
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Nothing
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Declares, Moves, Turns, Whenever
from tefuda.kernel.abilities.nodes import AT_LEAST, EQUAL, LESS, OPPONENT, YOU, Effect, Limit, Static
from tefuda.kernel.abilities.numbers import Fixed, ValueOf
from tefuda.kernel.abilities.qualities import GainsLabel, Plus
from tefuda.kernel.abilities.filters import Has, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import EventCard, It, OtherCard, This
from tefuda.kernel.codes import RESTED
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import (
    ATTACK, BY_SKILL, MAIN_START, ZONE_BATTLE, ZONE_DROP, ZONE_ENERGY, ZONE_HAND,
)
from tefuda.rulebooks.dragonball.cards import POWER, STRIKE
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, THEIRS, exactly, use, when
from tests.dragonball.table import Table

STRONG = Has(POWER, AT_LEAST, Fixed(5000))
TO_DROP = MoveTo(ZONE_DROP, BY_SKILL)
TO_HAND = MoveTo(ZONE_HAND, BY_SKILL)
LEAVES = Moves(This(), sources=(ZONE_BATTLE,))
ANOTHER_LEAVES = Moves(Cards((ZONE_BATTLE,), YOU, (Other(),)), sources=(ZONE_BATTLE,))


def play_all(table: Table) -> None:
    """Let waiting abilities be played in any order."""
    while table.asks[1] in ("8-5-1-2", "8-5-1-3"):
        table.choose("number")


@pytest.mark.parametrize(("target", "area"), [(ZONE_DROP, "drop"), (ZONE_HAND, "hand")])
def test_8_7_4_1_2_a_card_that_leaves_the_battle_area_is_looked_at_as_it_was_there(
    table: Table, target: int, area: str,
) -> None:
    listening = Moves(Cards((ZONE_BATTLE,), OPPONENT, (STRONG,)), sources=(ZONE_BATTLE,))
    table.put("battle", 0, text=when(listening))
    strong, weak = table.put("battle", 1, power=4000), table.put("battle", 1, power=3000)
    use(table, Do(THEIRS, Lasts(Plus(POWER, Fixed(1000)), FOR_TURN)), Do(THEIRS, MoveTo(target, BY_SKILL)))
    assert (table.where(strong), table.where(weak), table.count("hand", 0)) == ((area, 1), (area, 1), 1)


@pytest.mark.parametrize(("power", "count"), [(5000, 1), (4000, 1), (3000, 0)])
def test_8_7_4_1_1_a_card_that_comes_from_the_hand_is_looked_at_where_it_is_then(
    table: Table, power: int, count: int,
) -> None:
    """What applies to the battle area applies to it already (8-9-1-5-1)."""
    table.put("leader", 0, text=(Always(statics=(Static(MINE, Plus(POWER, Fixed(1000))),)),))
    table.put("leader", 1, text=when(Moves(Cards((ZONE_BATTLE,), OPPONENT, (STRONG,)), targets=(ZONE_BATTLE,))))
    card = table.put("hand", 0, power=power)
    table.main_phase(0)
    table.choose("play", card)
    assert table.count("hand", 1) == count


def test_8_7_4_1_1_a_card_that_goes_to_the_hand_is_looked_at_before(table: Table) -> None:
    in_energy = Cards((ZONE_ENERGY,), YOU, (Labelled("trait:森"),))
    table.put("leader", 0, text=(Always(statics=(Static(Cards((ZONE_ENERGY,), YOU), GainsLabel("trait:森")),)),))
    table.put("battle", 0, text=when(Moves(in_energy, sources=(ZONE_ENERGY,), targets=(ZONE_HAND,))))
    card = table.put("energy", 0)
    table.happen(lambda: table.move(card, "hand", 0))
    assert table.count("hand", 0) == 2


def test_8_7_4_1_3_a_card_that_goes_from_energy_to_drop_is_looked_at_after(table: Table) -> None:
    table.put("leader", 0, text=(Always(statics=(Static(Cards((ZONE_DROP,), YOU), GainsLabel("trait:森")),)),))
    dropped = Cards((ZONE_DROP,), YOU, (Labelled("trait:森"),))
    table.put("battle", 0, text=when(Moves(dropped, sources=(ZONE_ENERGY,), targets=(ZONE_DROP,))))
    card = table.put("energy", 0)
    table.happen(lambda: table.move(card, "drop", 0))
    assert table.count("hand", 0) == 1


def test_cards_that_leave_together_see_one_another_leave(table: Table) -> None:
    for _ in range(3):
        table.put("battle", 0, text=when(ANOTHER_LEAVES))
    use(table, Do(MINE, TO_DROP))
    play_all(table)
    assert (table.count("drop", 0), table.count("hand", 0)) == (3, 6)


def test_cards_that_arrive_together_see_one_another_arrive(table: Table) -> None:
    arrives = Moves(Cards((ZONE_BATTLE,), YOU, (Other(),)), targets=(ZONE_BATTLE,))
    for _ in range(3):
        table.put("hand", 0, text=when(arrives, PlayerProcedure("charge", YOU, Fixed(1))))
    use(table, Do(MY_HAND, MoveTo(ZONE_BATTLE, BY_SKILL)))
    play_all(table)
    assert (table.count("battle", 0), table.count("energy", 0)) == (3, 6)


@pytest.mark.parametrize("turn_player", [0, 1])
def test_8_5_1_2_the_turn_player_plays_their_abilities_first_in_the_order_they_like(
    table: Table, turn_player: int,
) -> None:
    mover = table.put("battle", turn_player, text=(*when(At(MAIN_START), DRAW_ONE),))
    second = table.put("battle", turn_player, text=when(At(MAIN_START), PlayerProcedure("charge", YOU, Fixed(1))))
    table.put("battle", 1 - turn_player, text=when(At(MAIN_START), DRAW_ONE))
    table.main_phase(turn_player)
    assert table.asks == (turn_player, "8-5-1-2")
    assert len(table.offers) == 2
    assert [table.state.pending[number].source for _, number in table.offers] == [mover, second]
    assert (table.count("hand", 1 - turn_player), table.count("hand", turn_player)) == (0, 0)
    table.choose("number", table.offers[1][1])
    reasons = [event.reason for event in table.events("moved")]
    assert (reasons, table.asks[1]) == (["charge", "draw", "draw"], "6-3-1-2")
    assert table.events("moved")[-1].player == 1 - turn_player


def test_8_5_1_3_the_other_player_chooses_among_their_own(table: Table) -> None:
    for _ in range(2):
        table.put("battle", 1, text=when(At(MAIN_START)))
    table.main_phase(0)
    assert table.asks == (1, "8-5-1-3")
    table.choose("number")
    assert table.count("hand", 1) == 2


def test_8_7_2_1_it_waits_once_for_each_time(table: Table) -> None:
    table.put("battle", 0, text=when(Turns(RESTED, THEIRS)))
    table.put_many(3, "battle", 1)
    use(table, Do(THEIRS, Rest(BY_SKILL)))
    assert len(table.state.pending) == 3
    play_all(table)
    assert table.count("hand", 0) == 3


def test_8_7_3_1_one_that_cannot_be_played_any_more_stops_waiting(table: Table) -> None:
    ability = Automatic(when=Turns(RESTED, THEIRS), limit=Limit(1), effects=(DRAW_ONE,))
    table.put("battle", 0, text=(ability,))
    table.put_many(2, "battle", 1)
    use(table, Do(THEIRS, Rest(BY_SKILL)))
    play_all(table)
    assert (table.count("hand", 0), table.state.pending) == (1, [])


def test_8_7_6_it_is_played_even_if_its_card_has_left_but_no_longer_about_that_card(table: Table) -> None:
    text = when(Turns(RESTED, This()), Do(This(), MoveTo(ZONE_ENERGY, BY_SKILL)), DRAW_ONE)
    card = table.put("battle", 0, text=text)
    use(table, Do(MINE, Rest(BY_SKILL)), Do(MINE, TO_DROP))
    assert (table.where(card), table.count("hand", 0)) == (("drop", 0), 1)


def test_what_hears_of_its_own_leaving_speaks_of_the_card_where_it_is_now(table: Table) -> None:
    card = table.put("battle", 0, text=when(LEAVES, Do(This(), TO_HAND)))
    use(table, Do(MINE, TO_DROP))
    assert table.where(card) == ("hand", 0)


# Later


def test_later_remembers_what_was_it(table: Table) -> None:
    card, other = table.put_many(2, "battle", 1)
    back = Automatic(when=At(MAIN_START), effects=(Do(It(), TO_HAND),))
    use(table, Choose(exactly(1, THEIRS)), Later(back))
    table.choose("pick", card)
    assert table.where(card) == ("battle", 1)
    table.main_phase(1)
    assert (table.where(card), table.where(other)) == (("hand", 1), ("battle", 1))


def test_later_can_wait_for_it_to_leave(table: Table) -> None:
    card, other = table.put_many(2, "battle", 1)
    leaves = Automatic(when=Moves(It(), sources=(ZONE_BATTLE,)), effects=(Do(EventCard(), TO_HAND), DRAW_ONE))
    use(table, Choose(exactly(1, THEIRS)), Later(leaves))
    table.choose("pick", card)
    table.happen(lambda: table.move(other, "drop", 1))
    assert table.count("hand", 0) == 0
    table.happen(lambda: table.move(card, "drop", 1))
    assert (table.where(card), table.where(other), table.count("hand", 0)) == (("hand", 1), ("drop", 1), 1)


def test_later_speaks_of_the_event_it_waited_for(table: Table) -> None:
    first = table.put("hand", 0, text=when(Moves(This(), targets=(ZONE_BATTLE,)), Later(
        Automatic(when=Moves(MINE, targets=(ZONE_BATTLE,)), effects=(Do(EventCard(), Rest(BY_SKILL)),)))))
    second, third = table.put_many(2, "hand", 0)
    table.main_phase(0)
    for card in (first, second, third):
        table.choose("play", card)
    assert [table.rested(card) for card in (first, second, third)] == [False, True, False]


def test_later_can_wait_for_an_attack_on_a_card(table: Table) -> None:
    attacker, guard = table.put("battle", 0), table.put("battle", 1)
    attacked = Automatic(when=Declares(ATTACK, MINE, THEIRS), effects=(Do(OtherCard(), TO_HAND),))
    use(table, Later(attacked))
    table.battle_phase(0)
    table.attack(attacker, guard)
    assert table.where(guard) == ("hand", 1)


# 8-7-5 State triggers

EMPTY_HAND = Whenever(There(MY_HAND, EQUAL, Fixed(0)))


def test_8_7_5_1_a_state_makes_it_wait_once_and_again_after_it_was_carried_out(table: Table) -> None:
    """Each time it takes the next card, so the state lasts until the third is there."""
    few = Whenever(All((There(MY_HAND, EQUAL, Fixed(0)), There(Cards((ZONE_ENERGY,), YOU), LESS, Fixed(3)))))
    table.put("battle", 0, text=when(few, PlayerProcedure("charge", YOU, Fixed(1))))
    table.put("hand", 0)
    table.main_phase(0)
    assert table.count("energy", 0) == 0
    use(table, Do(MY_HAND, TO_DROP), DRAW_ONE, Do(MY_HAND, TO_DROP))
    assert (table.count("energy", 0), table.state.pending, table.asks) == (3, [], (0, "6-3-1-2"))


def test_8_7_5_1_a_state_that_lasts_and_is_never_changed_is_an_endless_loop(table: Table) -> None:
    table.put("battle", 0, text=when(EMPTY_HAND, Nothing()))
    table.main_phase(0)
    assert (table.game.over, table.game.winner, table.game.rule) == (True, None, "11-1-1-1")


def test_8_7_5_1_it_stops_once_the_state_is_over(table: Table) -> None:
    table.put("battle", 0, text=when(EMPTY_HAND))
    card = table.put("hand", 0)
    table.main_phase(0)
    assert table.count("hand", 0) == 1
    table.choose("play", card)
    assert (table.count("hand", 0), table.state.pending) == (1, [])


def test_8_7_5_a_state_of_the_turn_is_noticed_at_the_next_checkpoint(table: Table) -> None:
    ability = Automatic(when=EMPTY_HAND, limit=Limit(1), effects=(PlayerProcedure("charge", YOU, Fixed(1)),))
    table.put("battle", 0, text=(ability,))
    table.state.needs_rule_check = False
    table.main_phase(0)
    assert table.count("energy", 0) == 1


# 8-11 Last information


def test_8_11_1_what_other_cards_gave_it_counts_for_its_last_information(table: Table) -> None:
    giver = Always(statics=(Static(MINE, Plus(STRIKE, Fixed(2))),))
    table.put("leader", 0, text=(giver,))
    card = table.put("battle", 0, strike=1, text=when(LEAVES, Draw(YOU, ValueOf(This(), STRIKE))))
    table.happen(lambda: table.move(card, "drop", 0))
    assert table.count("hand", 0) == 3


@pytest.mark.parametrize("first", [True, False])
def test_8_11_1_what_a_card_gave_it_that_leaves_together_with_it_counts_too(table: Table, first: bool) -> None:
    giver: tuple[Always, ...] = (Always(statics=(Static(MINE, Plus(STRIKE, Fixed(2))),)),)
    text = when(LEAVES, Draw(YOU, ValueOf(EventCard(), STRIKE)))
    if first:
        table.put("battle", 0, text=giver)
    table.put("battle", 0, strike=1, text=text)
    if not first:
        table.put("battle", 0, text=giver)
    use(table, Do(MINE, TO_DROP))
    assert table.count("hand", 0) == 3


def test_8_11_1_an_effect_that_outlives_its_card_uses_its_last_number(table: Table) -> None:
    effects: tuple[Effect, ...] = (Do(This(), TO_DROP), Draw(YOU, ValueOf(This(), STRIKE)))
    card = table.put("battle", 0, strike=1)
    table.put("leader", 0, text=(Always(statics=(Static(MINE, Plus(STRIKE, Fixed(1))),)),))
    use(table, *effects, by=card)
    assert (table.where(card), table.count("hand", 0)) == (("drop", 0), 2)
