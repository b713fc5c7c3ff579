"""What the engine keeps of what abilities say, and when it looks again (8-9, 8-2-2).

An ability that gives others something by what is printed on them hangs on moves alone; what a card says of its own
numbers alone is asked for with these. Neither must make a difference to what is so.
"""
from __future__ import annotations

from typing import Optional

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic
from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.conditions import All, Compared, There, TurnOf, Unless
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.continuous.dependency_zones import hangs_on
from tefuda.kernel.abilities.event_patterns import At, Declares, Moves, Turns, Whenever
from tefuda.kernel.abilities.nodes import (
    AT_LEAST, EQUAL, OPPONENT, YOU, Condition, EventPattern, Limit, Number, Quality, Static, Filter, Selection,
)
from tefuda.kernel.abilities.numbers import Counted, Each, Fixed, Half, Sum, ValueOf
from tefuda.kernel.abilities.deck_effects import PutBack
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, Cannot, Gains, Plus, LosesAbility
from tefuda.kernel.derived.ability_roles import cards_with
from tefuda.kernel.abilities.filters import AllOf, AnyOf, Has, InState, Not, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards, CardInRegister, Top
from tefuda.kernel.abilities.spoken_of import It, This
from tefuda.kernel.actions.move import move_all
from tefuda.kernel.events.changes import set_flags
from tefuda.kernel.codes import BEING_LESSENED, BEING_LESSENED_AT_ALL, FACE_DOWN, REST, RESTED, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_PHASE, FOR_TURN, expire, add_effect
from tefuda.kernel.derived.abilities_now import abilities_of, granted
from tefuda.kernel.derived.active_statics import active_statics
from tefuda.kernel.visibility.sight import sees
from tefuda.kernel.actions.turn import conceal, rest, reveal, turn_over
from tefuda.kernel.state.state import Row, State
from tefuda.kernel.state.card_table import ANY_EVENT
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.dragonball.areas import (
    ATTACK, ATTACKER, ATTACKER_OBJECT, BY_SKILL, MAIN_START, TURN_END, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_ENERGY,
    ZONE_HAND,
)
from tefuda.rulebooks.dragonball.c4_terms import end_battle
from tefuda.rulebooks.dragonball.cards import LEVEL, POWER
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MINE, use, when
from tests.dragonball.table import Table
from tefuda.kernel.continuous.effect_sorts import ADD

ENERGY = Cards((ZONE_ENERGY,), YOU)
FOREST = Labelled("trait:森")
GIVEN = Automatic(when=At(TURN_END), effects=(DRAW_ONE,))


def gives(*tests: Filter) -> tuple[Always]:
    return (Always(statics=(Static(Cards((ZONE_BATTLE,), YOU, (Other(), *tests)), Gains(GIVEN)),)),)


def own(quality: Quality, condition: Condition | None = None, zone: int = ZONE_BATTLE) -> tuple[Always]:
    return (Always(condition=condition, where=(zone,), statics=(Static(This(), quality),)),)


def said(g: State) -> list[tuple[int, int]]:
    """The abilities that say something now, each with its card."""
    return [(it.number, it.scope.source) for it in active_statics(g)]


@pytest.mark.parametrize("tests", [(FOREST,), (AnyOf((FOREST,)),), (AllOf((FOREST,)),), (Not(Not(FOREST)),)])
def test_8_2_2_cards_have_what_is_given_as_long_as_both_are_there(table: Table, tests: tuple[Filter, ...]) -> None:
    g = table.state
    card = table.put("hand", 0, labels="trait:森")
    giver = table.put("battle", 0, text=gives(*tests))
    other = table.put("battle", 0)
    assert not g.derived.hangs_on_moment
    table.move(card, "battle")
    assert len(abilities_of(g, card)) == 1
    assert not abilities_of(g, other)
    table.move(card, "hand")
    assert not abilities_of(g, card)
    table.move(card, "battle")
    assert len(abilities_of(g, card)) == 1
    table.move(giver, "drop")
    assert not abilities_of(g, card)


def test_8_2_2_nothing_but_cards_that_come_and_go_makes_it_be_settled_again(table: Table) -> None:
    g = table.state
    giver = table.put("battle", 0, text=gives(FOREST))
    card = table.put("battle", 0, labels="trait:森")
    known = said(g)
    table.move(table.cards("deck", 0)[-1], "hand")
    rest(g, card, BY_SKILL)
    assert (said(g) == known, card in granted(g)) == (True, True)
    # What is said stays the same when one who is given something goes.
    table.move(card, "drop")
    assert (said(g) == known, card in granted(g)) == (True, False)
    table.move(giver, "drop")
    assert active_statics(g) == []


def test_8_2_2_what_a_card_says_that_comes_or_goes_is_added_or_left_out(table: Table) -> None:
    """Nobody has to look at what the others say; it stands in the order in which a look would find it."""
    g = table.state
    mine = (Always(statics=(Static(MINE, Plus(POWER, Fixed(1000))),)),)
    first, second, third = [table.put("battle", player, text=mine) for player in (0, 1, 1)]
    table.move(first, "hand")
    table.move(third, "hand")
    assert [it.scope.source for it in active_statics(g)] == [second]
    for card, sources, power in ((first, [first, second], 4000), (third, [first, second, third], 5000)):
        table.move(card, "battle", g.owner[card])
        assert [it.scope.source for it in active_statics(g)] == sources
        assert value(g, card, POWER) == power
    table.move(second, "hand")
    assert ([it.scope.source for it in active_statics(g)], value(g, third, POWER)) == ([first, third], 4000)
    table.move(first, "hand")
    table.move(third, "hand")
    assert (active_statics(g), g.derived.alters) == ([], 0)


def test_8_2_2_what_is_given_to_the_attack_card_ends_with_the_battle(table: Table) -> None:
    """A register that changes is no event."""
    g = table.state
    table.put("battle", 0, text=(Always(statics=(Static(CardInRegister(ATTACKER), Gains(GIVEN)),)),))
    card = table.put("battle", 0)
    g.registers[ATTACKER], g.registers[ATTACKER_OBJECT] = card, g.obj[card]
    assert len(abilities_of(g, card)) == 1
    end_battle(g)
    assert not abilities_of(g, card)


def test_8_2_2_what_is_said_is_kept_where_only_who_is_given_something_may_be_others(table: Table) -> None:
    g = table.state
    table.put("battle", 0, text=gives(FOREST))
    card, other = table.put("hand", 0, labels="trait:森"), table.put("hand", 0)
    third = table.put("battle", 0, labels="trait:森")
    known = said(g)
    table.move(other, "battle")
    assert (abilities_of(g, other), len(abilities_of(g, third)), said(g) == known) == ((), 1, True)
    table.move(card, "battle")
    assert (len(abilities_of(g, card)), len(abilities_of(g, third)), said(g) == known) == (1, 1, True)
    # One who says something is to be looked for, also if others came before.
    late = table.put("hand", 0, text=gives())
    assert len(active_statics(g)) == 1
    table.move(table.put("hand", 0), "battle")
    table.move(late, "battle")
    assert (len(abilities_of(g, other)), len(abilities_of(g, card)), len(active_statics(g))) == (1, 2, 2)


def test_8_2_2_who_hears_by_what_is_given_is_found_again_when_others_are_given_it(table: Table) -> None:
    table.put("battle", 0, text=gives(FOREST))
    table.put("battle", 0, labels="trait:森")
    card = table.put("hand", 0, labels="trait:森")
    table.end_phase(0)
    assert table.count("hand", 0) == 2
    table.move(card, "battle")
    table.end_phase(0)
    assert len(table.state.pending) == 2


HOT = (Always(statics=(Static(Cards((ZONE_BATTLE,), YOU, (Has(POWER, AT_LEAST, Fixed(3000)),)), Plus(
    POWER, Fixed(1000))),)),)


def test_8_9_1_a_number_that_changes_for_a_while_matters_to_a_ring_that_it_is_in(table: Table) -> None:
    g = table.state
    hot = table.put("hand", 0, text=HOT)
    card = table.put("battle", 0, power=2500)
    known = said(g)
    add_effect(g, ADD, POWER, card=card, value=500, duration=FOR_TURN)
    assert (table.number(card, "power"), said(g) == known) == (3000, True)
    table.move(hot, "battle")
    assert table.number(card, "power") == 4000
    add_effect(g, ADD, LEVEL, card=card, value=1, duration=FOR_PHASE)
    assert expire(g, FOR_PHASE)
    assert table.number(card, "power") == 4000
    assert expire(g, FOR_TURN)
    assert table.number(card, "power") == 2500


def test_the_text_of_a_face_down_card_counts_as_long_as_all_are_shown_it(table: Table) -> None:
    g = table.state
    card = table.put("battle", 0, text=(Always(statics=(Static(MINE, Plus(POWER, Fixed(1000))),)),))
    other = table.put("battle", 0, power=3000)
    set_flags(g, card, FACE_DOWN)
    assert table.number(other, "power") == 3000
    reveal(g, card, BY_SKILL)
    assert (sees(g, card), table.number(other, "power")) == (3, 4000)
    conceal(g, card)
    assert table.number(other, "power") == 3000


def test_2_3_2_1_2_a_leader_that_turns_over_says_what_its_other_face_says(table: Table) -> None:
    g = table.state
    leader, card = table.leader(0), table.put("battle", 0, power=3000, labels="trait:森")
    table.put("battle", 0, text=gives(FOREST))
    known = said(g)
    turn_over(g, table.leader(1), BY_SKILL)
    assert (said(g) == known, len(abilities_of(g, card))) == (True, 1)
    turn_over(g, leader, BY_SKILL)
    table.give(leader, (Always(statics=(Static(MINE, Plus(POWER, Fixed(1000))), Static(MINE, Gains(GIVEN)))),))
    assert (table.number(card, "power"), len(abilities_of(g, card))) == (4000, 2)
    turn_over(g, leader, BY_SKILL)
    assert (table.number(card, "power"), len(abilities_of(g, card))) == (3000, 1)
    turn_over(g, leader, BY_SKILL)
    assert (table.number(card, "power"), len(abilities_of(g, card))) == (4000, 2)


def test_8_9_1_who_gets_a_trait_gets_what_is_given_to_those_with_it(table: Table) -> None:
    """Labels that some text gives are looked at as they are."""
    g = table.state
    table.put("battle", 0, text=gives(FOREST))
    card = table.put("battle", 0)
    assert not abilities_of(g, card)
    use(table, Do(MINE, Lasts(GainsLabel("trait:森"), FOR_TURN)))
    assert len(abilities_of(g, card)) == 1


def test_8_9_1_what_hangs_on_a_state_changes_with_it(table: Table) -> None:
    g = table.state
    table.put("battle", 0, text=gives(InState(REST)))
    card = table.put("battle", 0)
    assert not abilities_of(g, card)
    rest(g, card, BY_SKILL)
    assert len(abilities_of(g, card)) == 1


LONELY = There(Cards((ZONE_BATTLE,), OPPONENT), EQUAL, Fixed(0))


@pytest.mark.parametrize(("amount", "levels"), [
    (Fixed(-2), (1, 3)), (Fixed(2), (5, 3)), (Each(Counted(Cards((ZONE_HAND,), YOU)), -1), (2, 3)),
    (Fixed(-5), (0, 3))])
def test_1_3_6_a_card_in_hand_says_of_itself_what_its_level_is(
        table: Table, amount: Number, levels: tuple[int, int]) -> None:
    card = table.put("hand", 0, level=3, text=own(Plus(LEVEL, amount), LONELY, ZONE_HAND))
    assert table.number(card, "level") == levels[0]
    table.put("battle", 1)
    assert table.number(card, "level") == levels[1]


@pytest.mark.parametrize(("amount", "offered"), [(Fixed(-2), True), (Fixed(0), False), (Fixed(1), False)])
def test_6_3_1_2_1_1_it_can_be_played_with_as_much_energy_as_its_level_is_now(
        table: Table, amount: Number, offered: bool) -> None:
    card = table.put("hand", 0, level=3, text=own(Plus(LEVEL, amount), None, ZONE_HAND))
    table.put("energy", 0)
    table.main_phase(0)
    assert (("play", card) in table.offers) == offered


HIGH = Cards((ZONE_HAND,), YOU, (Has(LEVEL, AT_LEAST, Fixed(5)),))
# By it what others say of levels is in a ring, and so is what cards say of their own.
RINGING = (Always(statics=(Static(HIGH, Plus(LEVEL, Fixed(-1))),)),)


@pytest.mark.parametrize(("qualities", "level", "more"), [
    ((Plus(LEVEL, Fixed(-2)),), 1, 2), ((Plus(LEVEL, Fixed(-5)),), 0, 0), ((Plus(LEVEL, Fixed(3)),), 6, 7),
    ((Plus(LEVEL, Fixed(-2)), Plus(LEVEL, Fixed(1))), 2, 3), ((Plus(POWER, Fixed(-2)),), 3, 4),
    ((Becomes(LEVEL, Fixed(4)),), 4, 5), ((Plus(LEVEL, Each(Counted(Cards((ZONE_HAND,), YOU)), -1)),), 2, 3)])
def test_1_3_6_so_where_what_it_says_is_looked_over(
        table: Table, qualities: tuple[Quality, ...], level: int, more: int) -> None:
    """Also with a lasting effect, and where a card comes that closes the ring."""
    ringing = table.put("drop", 0, text=RINGING)
    text = (Always(condition=LONELY, where=(ZONE_HAND,), statics=tuple([Static(This(), it) for it in qualities])),)
    card = table.put("hand", 0, level=3, text=text)
    assert table.number(card, "level") == level
    add_effect(table.state, ADD, LEVEL, card=card, value=1, duration=FOR_TURN)
    assert table.number(card, "level") == more
    assert expire(table.state, FOR_TURN)
    table.move(ringing, "battle")
    assert table.number(card, "level") == level - int(level >= 5)
    table.put("battle", 1)
    assert table.number(card, "level") == 3


def test_1_3_3_so_where_something_keeps_it_from_getting_less(table: Table) -> None:
    table.put("drop", 0, text=RINGING)
    card = table.put("hand", 0, level=3, text=(Always(where=(ZONE_HAND,), statics=(
        Static(This(), Plus(LEVEL, Fixed(-2))),)),))
    assert table.number(card, "level") == 1
    table.put("battle", 0, text=(Always(statics=(
        Static(Cards((ZONE_HAND,), YOU), Cannot(BEING_LESSENED_AT_ALL, LEVEL)),)),))
    assert table.number(card, "level") == 3


def test_6_3_1_2_1_1_so_where_levels_are_in_a_ring_and_where_cards_are_given_what_says_so(table: Table) -> None:
    """Only cards on which it is printed are looked at, unless the text may be given to any."""
    cheaper = Static(This(), Plus(LEVEL, Fixed(-2)))
    table.put("drop", 0, text=RINGING)
    table.put("energy", 0)
    card = table.put("hand", 0, level=3, text=(Always(condition=LONELY, where=(ZONE_HAND,), statics=(cheaper,)),))
    other = table.put("hand", 0, level=3)
    table.main_phase(0)
    assert table.offered("play") == [card]
    gift = Gains(Always(where=(ZONE_HAND,), statics=(cheaper,)))
    table.put("battle", 0, text=(Always(statics=(Static(Cards((ZONE_HAND,), YOU), gift),)),))
    table.put("battle", 1)
    table.main_phase(0)
    assert table.offered("play") == [card, other]


def test_6_3_1_2_1_1_one_that_makes_its_level_more_takes_more_energy(table: Table) -> None:
    card = table.put("hand", 0, level=1, text=own(Plus(LEVEL, Fixed(1)), None, ZONE_HAND))
    table.put("energy", 0)
    table.main_phase(0)
    assert ("play", card) not in table.offers


def test_8_9_1_3_it_is_in_one_order_with_what_others_say(table: Table) -> None:
    """Its own is as old as the card itself."""
    table.put("battle", 0, text=(Always(statics=(Static(MINE, Becomes(POWER, Fixed(7000))),)),))
    later = table.put("hand", 0, power=3000, text=own(Plus(POWER, Fixed(1000))))
    earlier = table.put("battle", 0, power=3000, text=own(Plus(POWER, Fixed(1000))))
    table.move(later, "battle")
    giver = table.put("hand", 0, text=(Always(statics=(Static(MINE, Becomes(POWER, Fixed(5000))),)),))
    assert table.number(later, "power") == 8000
    assert table.number(earlier, "power") == 8000
    table.move(giver, "battle")
    assert table.number(later, "power") == 5000


@pytest.mark.parametrize("by_ability", [False, True])
def test_8_3_who_loses_its_abilities_says_nothing_of_itself(table: Table, by_ability: bool) -> None:
    card = table.put("battle", 0, power=3000, text=own(Plus(POWER, Fixed(1000))))
    if by_ability:
        table.put("battle", 1, text=(Always(statics=(
            Static(Cards((ZONE_BATTLE,), OPPONENT), LosesAbility()),)),))
    else:
        assert table.number(card, "power") == 4000
        use(table, Do(MINE, Lasts(LosesAbility(), FOR_TURN)))
    assert table.number(card, "power") == 3000


def test_1_3_3_what_cannot_get_less_does_not_by_its_own_text_either(table: Table) -> None:
    """An effect of the opponent's can't; its own can."""
    table.put("battle", 0, text=(Always(statics=(Static(MINE, Cannot(BEING_LESSENED, POWER)),)),))
    card = table.put("battle", 0, power=3000, text=own(Plus(POWER, Fixed(-1000))))
    assert table.number(card, "power") == 2000



@pytest.mark.parametrize(("which", "zones"), [
    (This(), ()), (Cards((ZONE_BATTLE,), YOU, (FOREST,)), (ZONE_BATTLE,)),
    (Cards((ZONE_BATTLE,), YOU, (Labelled("name:森"),)), None), (Cards((ZONE_BATTLE,), YOU, (InState(REST),)), None),
    (It(), None)])
def test_hangs_on_is_known_where_print_alone_decides(table: Table, which: Selection, zones: Optional[Row]) -> None:
    found = hangs_on(table.state.table, Static(which, Plus(POWER, Fixed(1000))), None)
    assert found == (None if zones is None else frozenset(zones))


@pytest.mark.parametrize(("condition", "zones"), [
    (There(ENERGY, AT_LEAST, Fixed(2)), (ZONE_ENERGY,)),
    (Unless(There(ENERGY, AT_LEAST, Sum(Counted(MINE), Fixed(1)))), (ZONE_BATTLE, ZONE_ENERGY)),
    (All((There(ENERGY, AT_LEAST, Fixed(2)), Compared(Counted(MINE), AT_LEAST, Half(Fixed(4))))), (
        ZONE_BATTLE, ZONE_ENERGY)),
    (All((There(ENERGY, AT_LEAST, Fixed(2)), TurnOf(YOU))), None), (TurnOf(YOU), None)])
def test_hangs_on_goes_through_conditions(table: Table, condition: Condition, zones: Optional[Row]) -> None:
    found = hangs_on(table.state.table, Static(This(), Plus(POWER, Fixed(1000))), condition)
    assert found == (None if zones is None else frozenset(zones))


def test_1_3_1_what_is_given_as_long_as_cards_lie_there_comes_and_goes_with_them(table: Table) -> None:
    """The one that gives it and the one that gets it stay where they are."""
    card = table.put("battle", 0, text=own(Gains(GIVEN), There(ENERGY, AT_LEAST, Fixed(2))))
    had = len(abilities_of(table.state, card))
    first = table.put("energy", 0)
    assert len(abilities_of(table.state, card)) == had
    table.put("energy", 0)
    assert len(abilities_of(table.state, card)) == had + 1
    assert not table.state.derived.hangs_on_moment
    table.move(first, "drop")
    assert len(abilities_of(table.state, card)) == had


@pytest.mark.parametrize("cards", [5, 3])
def test_8_9_what_is_in_a_ring_is_settled_again_when_cards_come_and_go(table: Table, cards: int) -> None:
    """Those with much power get more, as long as there are few cards to pay with."""
    strong = Cards((ZONE_BATTLE,), YOU, (Has(POWER, AT_LEAST, Fixed(3000)),))
    few = Unless(There(ENERGY, AT_LEAST, Fixed(4)))
    table.put("battle", 0, power=1000, text=(
        Always(condition=few, statics=(Static(strong, Plus(POWER, Fixed(500))),)),))
    card = table.put("battle", 0, power=3000)
    assert table.number(card, "power") == 3500
    for _ in range(cards):
        table.put("energy", 0)
    assert table.number(card, "power") == (3500 if cards < 4 else 3000)
    assert not table.state.derived.hangs_on_moment


@pytest.mark.parametrize(("condition", "always_rule_check"), [
    (There(ENERGY, EQUAL, Fixed(0)), False), (There(MINE, EQUAL, Counted(ENERGY)), False),
    (All((TurnOf(YOU), There(ENERGY, EQUAL, Fixed(0)))), True)])
def test_8_7_5_states_that_cards_bring_about_by_coming_and_going(
    table: Table, condition: Condition, always_rule_check: bool,
) -> None:
    """Only then it need not be looked for them whatever happens."""
    table.put("battle", 0, text=(Automatic(when=Whenever(condition), effects=(DRAW_ONE,)),))
    assert (table.state.table.states == ANY_EVENT) == always_rule_check


def test_1_3_5_at_least_so_many_are_counted_where_they_lie(table: Table) -> None:
    two = There(Cards((ZONE_BATTLE,), YOU), AT_LEAST, Fixed(2))
    card = table.put("battle", 0, power=3000, text=own(Plus(POWER, Fixed(1000)), two))
    assert table.number(card, "power") == 3000
    table.put("battle", 0)
    assert table.number(card, "power") == 4000


@pytest.mark.parametrize("event_pattern", [
    Declares(ATTACK, This()), Turns(RESTED, This()), Moves(This(), sources=(ZONE_BATTLE,))])
def test_8_7_2_a_card_hears_of_itself_by_an_ability_that_it_was_given(table: Table, event_pattern: EventPattern) -> None:
    """It is printed on no card, and who hears of other things has been looked for meanwhile."""
    card = table.put("battle", 0)
    table.put("battle", 1, text=when(At(MAIN_START)))
    use(table, Do(MINE, Lasts(Gains(Automatic(when=event_pattern, effects=(DRAW_ONE,))), FOR_TURN)))
    before = table.count("hand", 0)
    table.main_phase(0)
    table.battle_phase(0)
    table.attack(card, table.leader(1))
    if isinstance(event_pattern, Moves):
        table.happen(lambda: table.move(card, "drop"))
    assert table.count("hand", 0) == before + 1


@pytest.mark.parametrize("several", [False, True])
def test_8_7_2_a_card_hears_of_its_own_coming_by_an_ability_that_all_are_given_there(
    table: Table, several: bool,
) -> None:
    """It has the ability only where it comes to, and looks at the move from there."""
    comes = Automatic(when=Moves(This(), targets=(ZONE_BATTLE,)), effects=(DRAW_ONE,))
    table.put("battle", 0, text=(Always(statics=(Static(MINE, Gains(comes)),)),))
    cards = table.put_many(2 if several else 1, "hand", 0)
    table.put_many(3, "deck", 0)
    table.main_phase(0)
    table.happen(lambda: move_all(table.state, tuple(cards), table.place("battle", 0), BY_SKILL))
    while table.asks[1] == "8-5-1-2":
        table.choose("number")
    assert table.count("hand", 0) == len(cards)


@pytest.mark.parametrize(("printed", "asked"), [(True, False), (False, True)])
def test_8_7_4_what_only_its_own_card_can_hear_is_asked_of_no_other_card(
    table: Table, printed: bool, asked: bool,
) -> None:
    """Unless a text may give it to cards, which then hear of themselves."""
    triggered_kinds = when(Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_ENERGY,)))
    card = table.put("battle", 0, text=triggered_kinds if printed else own(Gains(*triggered_kinds), There(ENERGY, AT_LEAST, Fixed(1))))
    g = table.state
    way = table.place("battle") * g.table.places + table.place("energy")
    role = g.table.moves_heard[way]
    assert role is not None
    assert (bool(role.given), bool(role.itself[g.prints[card]]), cards_with(g, role)) == (asked, printed, [])
    before = table.count("hand", 0)
    other = table.put("battle", 0)
    table.happen(lambda: table.move(other, "energy"))
    assert table.count("hand", 0) == before
    table.happen(lambda: table.move(card, "energy"))
    assert table.count("hand", 0) == before + 1


COMES = Moves(This(), targets=(ZONE_BATTLE,))


@pytest.mark.parametrize(("text", "drawn"), [
    (Automatic(when=COMES, effects=(DRAW_ONE,)), 3),
    (Automatic(when=COMES, effects=(DRAW_ONE,), limit=Limit(1, by_name=True)), 1),
    (Automatic(when=COMES, effects=(DRAW_ONE,), condition=TurnOf(OPPONENT)), 0),
    (Automatic(when=Moves(This(), sources=(ZONE_ENERGY,)), effects=(DRAW_ONE,)), 2),
    (Automatic(when=Moves(This(), targets=(ZONE_BATTLE,), reasons=(BY_SKILL,)), effects=(DRAW_ONE,)), 0)])
def test_8_7_4_a_card_hears_of_its_own_moves_by_what_it_waits_for(
    table: Table, text: Automatic, drawn: int,
) -> None:
    card = table.put("hand", 0, text=(text,))
    for _ in range(3):
        table.happen(lambda: table.move(card, "battle"))
        table.happen(lambda: table.move(card, "energy"))
    assert table.count("hand", 0) == drawn


def test_8_7_2_who_hears_of_things_is_found_in_one_go_as_it_would_be_one_by_one(table: Table) -> None:
    g = table.state
    for player in (1, 0, 1, 0):
        table.put("battle", player, text=when(At(MAIN_START)))
        table.put("battle", player, text=(*when(At(MAIN_START)), *when(At(TURN_END))))
    table.put("drop", 0, text=(Automatic(when=At(TURN_END), where=(ZONE_DROP,), effects=(DRAW_ONE,)),))
    roles = [g.table.heard[TIMING].of(reason) for reason in (MAIN_START, TURN_END)]
    assert [len(cards_with(g, role)) for role in roles if role is not None] == [8, 5]
    for role in roles:
        assert role is not None
        there = [(place, card) for place, _ in role.there for card in g.zones[place]]
        wanted = dict(role.there)
        assert cards_with(g, role) == [card for place, card in there if wanted[place][g.prints[card]]]


def test_8_7_2_cards_that_come_to_a_hidden_area_together_are_found_as_they_lie_there(table: Table) -> None:
    """They hear of one another as they come, when they don't lie in that order yet."""
    g = table.state
    comes = Moves(Cards((ZONE_HAND,), YOU), targets=(ZONE_HAND,))
    text = Automatic(when=comes, where=(ZONE_HAND,), effects=(DRAW_ONE,))
    cards = [table.put("deck", 0, text=(text,)) for _ in range(3)]
    move_all(g, (cards[2], cards[0], cards[1]), table.place("hand"), BY_SKILL)
    role = g.table.moves_heard[table.place("deck") * g.table.places + table.place("hand")]
    assert role is not None
    assert cards_with(g, role) == list(table.cards("hand", 0)) == [cards[2], cards[0], cards[1]]


def test_3_1_4_a_card_that_was_given_something_is_not_looked_for_where_it_was(table: Table) -> None:
    """It stays the same card from the battle area to the brawl area, with what it was given."""
    g = table.state
    card = table.put("battle", 0)
    table.put("battle", 1, text=(*when(At(TURN_END)), *gives(FOREST)))
    use(table, Do(MINE, Lasts(Gains(Automatic(when=At(MAIN_START), effects=(DRAW_ONE,))), FOR_TURN)))
    role = g.table.heard[TIMING].of(MAIN_START)
    assert role is not None
    assert card in cards_with(g, role)
    table.move(card, "brawl")
    assert len(abilities_of(g, card)) == 1
    assert cards_with(g, role) == cards_with(g.clone(), role)


@pytest.mark.parametrize("area", ["hand", "battle"])
def test_8_6_2_what_goes_where_it_is_can_be_played_there_once(table: Table, area: str) -> None:
    """It has left and has come, also where both is the same area: neither is it there twice nor not at all."""
    text = (Activated(timings=(MAIN,), where=(ZONE_HAND, ZONE_BATTLE), effects=(DRAW_ONE,)),)
    card = table.put(area, 0, text=text)
    table.put(area, 0, text=text)
    table.main_phase(0)
    assert table.offered("use").count(card) == 1
    table.move(card, area)
    table.main_phase(0)
    assert table.offered("use").count(card) == 1


@pytest.mark.parametrize("condition", [None, TurnOf(YOU)])
def test_8_2_2_what_goes_where_it_is_says_there_once_what_it_says(table: Table, condition: Condition | None) -> None:
    g = table.state
    text = (Always(condition=condition, where=(ZONE_HAND,), statics=(Static(MINE, Plus(POWER, Fixed(1000))),)),)
    card = table.put("battle", 0)
    speaker = table.put("hand", 0, text=text)
    before = value(g, card, POWER)
    table.move(speaker, "hand")
    assert value(g, card, POWER) == before


RED = Labelled("color:red")


@pytest.mark.parametrize(("amount", "condition"), [
    (Each(Counted(Cards((ZONE_HAND,), YOU, (RED,))), 1000), None),
    (ValueOf(Cards((ZONE_HAND,), YOU), POWER), None), (ValueOf(Top(ZONE_DECK, YOU, Fixed(1)), POWER), None),
    (Fixed(1000), There(Cards((ZONE_DECK,), YOU, (RED,)), AT_LEAST, Fixed(1)))])
def test_3_1_3_what_open_cards_say_tells_nothing_of_hidden_ones(
        table: Table, amount: Number, condition: Condition | None) -> None:
    """A number that hangs on which cards are hidden would tell it; how many they are, everybody may know."""
    g = table.state
    table.put("hand", 0, labels="color:red")
    table.put("deck", 0, labels="color:red")
    card = table.put("battle", 0)
    before = value(g, card, POWER)
    table.put("battle", 0, text=(Always(condition=condition, statics=(Static(MINE, Plus(POWER, amount)),)),))
    assert value(g, card, POWER) == before
    table.put("battle", 0, text=(
        Always(statics=(Static(MINE, Plus(POWER, Each(Counted(Cards((ZONE_HAND,), YOU)), 1000))),)),))
    assert value(g, card, POWER) == before + 1000


def test_3_1_3_what_was_shown_and_is_put_back_has_another_number(table: Table) -> None:
    """Nobody else can tell any more which one it is."""
    g = table.state
    card = table.put("hand", 0)
    reveal(g, card, BY_SKILL)
    before = g.obj[card]
    use(table, PutBack(Cards((ZONE_HAND,), YOU)))
    assert g.obj[card] != before
    assert sees(g, card) == 1
