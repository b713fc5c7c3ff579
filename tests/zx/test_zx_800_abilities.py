"""801 to 807, 809: abilities that are played, and what is chosen for them."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding
from tefuda.kernel.abilities.card_effects import MoveTo, Rest
from tefuda.kernel.abilities.conditions import Done, There
from tefuda.kernel.abilities.control_flow import If, May, Sequence
from tefuda.kernel.abilities.player_effects import Look
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares
from tefuda.kernel.abilities.nodes import AT_MOST, EQUAL, OPPONENT, YOU, Limit, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.board_places import PutInto
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards, Top
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.codes import BEING_CHOSEN_AT_ALL, RESTED, USING
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.machine.machine import answer
from tefuda.rulebooks.zx.areas import (
    BY_ABILITY, DO_BATTLE_USE, DO_USE, LOOK, PAY, PLAY, ZONE_CHARGE, ZONE_DECK, ZONE_HAND, ZONE_SQUARE,
    ZONE_TEMPORARY,
)
from tefuda.rulebooks.zx.cards import COST, EVENT, TYPE
from tefuda.rulebooks.zx.nodes import ResourceCost
from tests.zx.zx_table import Table
from tests.zx.zx_texts import (
    DESTROY, DRAW, FROM_CHARGE, IS_ZX, NORMAL_FREE, SLEEP, THEIRS, TO_HAND, TO_TRASH, act, cards, choose, damage,
    event, power, until_end, when_it_appears,
)
from tefuda.kernel.continuous.effect_sorts import PROHIBIT


RED = 1


# 807 Activated abilities


@pytest.mark.rules("801.2a", "807.1", "807.1a", "807.1b", "804.3a", "1001.1", "1002.2", "202.3", "303.6")
def test_807_an_activated_ability_is_played_for_its_cost(table: Table) -> None:
    gunner = table.put("square7", 0, abilities=(act(Do(choose(THEIRS), damage(2000))),))
    target = table.put("square4", 1, power=5000)
    table.put("square1", 1)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("use", gunner)
        table.choose("pick", target)
    assert table.rested(gunner)
    assert table.state.damage[target] == 2000
    steps = [rule for rule in dict.fromkeys(trace) if rule.startswith(("804", "810"))]
    assert steps == ["804.2a", "804.2b", "804.2f", "804.3a", "810.1", "804.3c"]


@pytest.mark.rules("804.4a")
def test_807_1a_a_sleeping_card_can_not_pay_by_sleeping(table: Table) -> None:
    gunner = table.put("square7", 0, rested=True, abilities=(act(DRAW),))
    table.main_phase(0)
    assert table.offered("use") == []
    assert table.why_not(DO_USE, gunner, 0) == "805.3c"


def test_801_2a_only_activated_abilities_of_ones_own_can_be_played(table: Table) -> None:
    mine = table.put("square7", 0, abilities=(when_it_appears(DRAW),))
    other = table.put("square4", 1, abilities=(act(DRAW),))
    table.main_phase(0)
    assert table.why_not(DO_USE, mine, 0) == "801.2a"
    assert table.why_not(DO_USE, other, 0) == "801.2a"


@pytest.mark.rules("803.1", "803.1a", "803.2", "205.1a")
def test_803_1c_an_ability_works_in_squares_or_where_its_text_says(table: Table) -> None:
    starter = table.put("charge", 0, abilities=(act(DRAW, costs=(ResourceCost(1, RED), FROM_CHARGE)),))
    shooter = table.put("charge", 0, abilities=(act(DRAW),))
    table.put("resource", 0)
    table.main_phase(0)
    assert table.offered("use") == [starter]
    assert table.why_not(DO_USE, shooter, 0) == "803.1c"
    table.choose("use", starter)
    assert table.where(starter) == ("trash", 0)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("805.2b", "805.3a", "805.3b", "805.3c", "805.3d")
def test_805_2b_a_resource_cost_of_an_ability_has_a_colour(table: Table) -> None:
    mage = table.put("square7", 0, abilities=(act(DRAW, costs=(ResourceCost(2, RED),)),))
    blue = [table.put("resource", 0, colors=("blue",)) for _ in (0, 1)]
    table.main_phase(0)
    assert table.why_not(DO_USE, mage, 0) == "805.3c"
    red = table.put("resource", 0)
    table.main_phase(0)
    table.choose("use", mage)
    table.choose("pick", blue[1])
    assert [table.rested(it) for it in (*blue, red)] == [False, True, True]
    assert table.count("hand", 0) == 1


def test_804_2f_what_can_not_be_paid_whole_is_taken_back(table: Table) -> None:
    """Sleeping comes first; then it turns out that the other card can't be put to sleep after all."""
    costs = (SLEEP, Do(choose(cards(ZONE_SQUARE, YOU, IS_ZX)), Rest(PAY)))
    table.put("square9", 1, abilities=(Always(statics=(Static(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX,)),
                                                              Cannot(1)),)),))
    payer = table.put("square7", 0, abilities=(act(DRAW, costs=costs),))
    table.put("square8", 0)
    table.main_phase(0)
    assert table.offered("use") == []
    assert table.why_not(DO_USE, payer, 0) == "805.3c"


@pytest.mark.rules("603.1b")
def test_804_2f_a_game_saved_in_the_middle_of_the_last_thing_to_do_can_still_go_back(table: Table) -> None:
    """There is nothing else that the player could have chosen: what was, is kept all the same."""
    attacker = table.put("square5", 0)
    target = table.put("square4", 1, power=9000, abilities=(act(DRAW, costs=(ResourceCost(1, RED),)),))
    rows = [table.put("resource", 1) for _ in range(2)]
    table.main_phase(0)
    table.attack(attacker, target)
    table.choose("use", target)
    assert table.asks == (1, "805.3a")
    g = table.state
    loaded = decode(g.book, g.table, encode(g))
    assert same(g, loaded)
    for state in (g, loaded):
        for it in rows:
            add_effect(state, PROHIBIT, RESTED, card=it)
        answer(state, state.options[0])
    assert same(g, loaded)


def test_603_1b_abilities_can_be_played_in_a_battle(table: Table) -> None:
    attacker = table.put("square5", 0)
    target = table.put("square4", 1, power=9000, abilities=(act(Do(choose(THEIRS), until_end(power(-5000)))),))
    table.put("square1", 1)
    table.main_phase(0)
    assert table.why_not(DO_BATTLE_USE, target, 0) == "701.3"
    table.attack(attacker, target)
    assert table.asks == (1, "603.1b")
    table.choose("use", target)
    assert table.where(attacker) == ("charge", 0)


@pytest.mark.rules("803.2a", "803.2b")
def test_803_2a_a_condition_of_the_ability_has_to_be_met(table: Table) -> None:
    poor = There(cards(ZONE_HAND), EQUAL, Fixed(0))
    gambler = table.put("square7", 0, abilities=(Activated(timings=(0,), condition=poor, effects=(DRAW,)),))
    table.main_phase(0)
    table.choose("use", gambler)
    assert table.why_not(DO_USE, gambler, 0) == "803.2a"


def test_803_1d_so_many_times_a_turn(table: Table) -> None:
    once = Activated(timings=(0,), limit=Limit(1), costs=(ResourceCost(1),), effects=(DRAW,))
    card = table.put("square7", 0, abilities=(once,))
    table.put_many(3, "resource", 0)
    table.main_phase(0)
    table.choose("use", card)
    table.choose("pick")
    assert table.why_not(DO_USE, card, 0) == "803.1d"
    for _ in (0, 1):
        table.choose("pass")
        while table.asks[1] != "506.2":
            table.choose("pass")
    assert table.offered("use") == [card]


def test_1201_1b_a_free_ability_can_not_be_played_again_in_the_same_position(table: Table) -> None:
    idle = table.put("square7", 0, abilities=(act(Do(This(), MoveTo(ZONE_SQUARE, BY_ABILITY)), costs=()),))
    table.main_phase(0)
    looker = table.put("square9", 0, abilities=(act(Look(Top(ZONE_DECK, YOU, Fixed(1)), False, LOOK), costs=()),))
    table.main_phase(0)
    table.choose("use", looker)
    assert looker not in table.offered("use")
    assert table.why_not(DO_USE, looker, 0) == "1201.1b"
    assert idle in table.offered("use")


@pytest.mark.rules("102.6")
def test_102_6_playing_abilities_can_be_forbidden(table: Table) -> None:
    card = table.put("square7", 0, abilities=(act(DRAW),))
    table.put("square3", 1, abilities=(Forbidding(who=1, deed=USING),))
    table.main_phase(0)
    assert table.why_not(DO_USE, card, 0) == "102.6"


# 809 Events


@pytest.mark.rules("801.2d", "803.1b", "205.1b", "809.1", "806.1f")
def test_809_1_an_event_has_its_effect_and_goes_to_the_trash(table: Table) -> None:
    bolt = table.put("hand", 0, type="event", cost=0, abilities=(event(Do(choose(THEIRS), damage(3000))),))
    target = table.put("square4", 1, power=3000)
    table.main_phase(0)
    table.play(bolt)
    assert table.where(target) == ("charge", 1)
    assert table.where(bolt) == ("trash", 0)


def test_809_2_several_event_abilities_are_carried_out_from_the_top(table: Table) -> None:
    spell = table.put("hand", 0, type="event", cost=0, abilities=(event(DRAW), event(Do(This(), MoveTo(ZONE_CHARGE,
                                                                                                       BY_ABILITY)))))
    table.main_phase(0)
    table.play(spell)
    assert table.count("hand", 0) == 1
    assert table.where(spell) == ("charge", 0)


def test_804_2h_playing_an_event_is_an_event(table: Table) -> None:
    blue = Cards((ZONE_TEMPORARY,), YOU, (Has(TYPE, EQUAL, Fixed(EVENT)), Labelled("color:blue")))
    table.put("square7", 0, abilities=(Automatic(when=Declares(PLAY, blue), effects=(DRAW,)),))
    for color in ("blue", "red"):
        spell = table.put("hand", 0, type="event", cost=0, colors=(color,))
        table.main_phase(0)
        table.play(spell)
    assert table.count("hand", 0) == 1


# Choices


@pytest.mark.rules("102.9", "301.3")
def test_102_9_nobody_has_to_find_a_card_in_a_hidden_zone(table: Table) -> None:
    cheap = Cards((ZONE_HAND,), YOU, (Has(COST, AT_MOST, Fixed(3)),))
    spell = table.put("hand", 0, type="event", cost=0, abilities=(event(Do(choose(cheap), PutInto(NORMAL_FREE,
                                                                                                  BY_ABILITY))),))
    zx = table.put("hand", 0, cost=3)
    table.main_phase(0)
    table.play(spell)
    assert table.offered("pick") == [zx]
    table.choose("done")
    assert table.where(zx) == ("hand", 0)


@pytest.mark.rules("1106.1", "1106.2")
def test_1106_a_secluded_card_can_not_be_chosen_by_any_effect(table: Table) -> None:
    hermit = table.put("square4", 1, abilities=(Always(keyword="seclusion", statics=(Static(This(),
                                                                                            Cannot(BEING_CHOSEN_AT_ALL)),)),))
    other = table.put("square1", 1)
    shooter = table.put("square7", 0, abilities=(act(Do(choose(THEIRS), DESTROY)),))
    table.main_phase(0)
    table.choose("use", shooter)
    assert table.where(hermit) == ("square4", -1)
    assert table.where(other) == ("charge", 1)


def test_804_3a_may_and_if_so(table: Table) -> None:
    trade = Sequence((May(Do(choose(cards(ZONE_HAND)), TO_TRASH)), If(Done(), Do(choose(THEIRS), TO_HAND))))
    trader = table.put("square7", 0, abilities=(act(trade), act(trade)))
    card = table.put("hand", 0)
    target = table.put("square4", 1)
    table.main_phase(0)
    table.choose("use", trader, 0)
    table.choose("no")
    assert table.where(target) == ("square4", -1)
    table.state.flags[trader] = 0
    table.main_phase(0)
    table.choose("use", trader, 1)
    table.choose("yes")
    assert table.where(card) == ("trash", 0)
    assert table.where(target) == ("hand", 1)


@pytest.mark.rules("302.1c", "302.1d")
def test_302_1e_the_opponent_may_pay(table: Table) -> None:
    toll = Sequence((May(ResourceCost(1, 0, OPPONENT), OPPONENT), If(Done(), DRAW)))
    table.put("square7", 0, abilities=(act(toll),))
    resource = table.put("resource", 1)
    table.main_phase(0)
    table.choose("use")
    assert table.asks[0] == 1
    table.choose("yes")
    assert table.rested(resource)
    assert table.count("hand", 0) == 1
