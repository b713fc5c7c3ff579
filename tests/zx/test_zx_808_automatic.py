"""808: abilities that are triggered, and what triggers them."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always, Automatic
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.conditions import Fits, Register, There, TurnOf
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import (
    BY_EFFECT, BY_RULE, At, Declares, DamageDealt, Moves, WithCondition, Whenever,
)
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, OPPONENT, YOU, Static, CardEffect
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.board_places import PutInto
from tefuda.kernel.abilities.qualities import Gains
from tefuda.kernel.abilities.filters import AmongThem, Has, IsSo
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import AnyCard, Cards, CardInRegister
from tefuda.kernel.abilities.spoken_of import EventCard, It, This
from tefuda.kernel.actions.move import move_all
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.areas import (
    APPEARED, ATTACK, ATTACKER, BATTLE_END, BY_ABILITY, DESTROYED, DRAW as BY_DRAWING, IGNITION_PHASE, PAY, PHASE,
    TARGET, TURN_END, ZONE_DECK, ZONE_HAND, ZONE_LIFE, ZONE_RESOURCE, ZONE_SQUARE, ZONE_TRASH,
)
from tefuda.rulebooks.zx.cards import COST, POWER
from tefuda.rulebooks.zx.nodes import ResourceCost
from tests.zx.zx_table import Table
from tests.zx.zx_texts import (
    DESTROY, DRAW, IS_DESTROYED, IS_ZX, NORMAL_FREE, THEIRS, TO_HAND, TO_TRASH, act, cards, choose, damage, hit_player,
    power, until_end, when_destroyed, when_it_appears,
)


# 808 Automatic abilities


@pytest.mark.rules("801.2b", "808.1", "808.1a", "808.2", "1006.1", "804.2", "802.1", "801.1", "801.2")
def test_808_an_ability_is_triggered_by_its_event(table: Table) -> None:
    zx = table.put("hand", 0, cost=0, abilities=(when_it_appears(DRAW),))
    table.main_phase(0)
    table.play(zx, "square7")
    assert table.count("hand", 0) == 1
    assert [event.rule for event in table.events("declared", "use")] == ["804.2a"]


def test_1006_1_going_from_square_to_square_is_not_appearing(table: Table) -> None:
    zx = table.put("square7", 0, abilities=(when_it_appears(DRAW),))
    table.happen(lambda: table.move(zx, "square4"))
    assert table.count("hand", 0) == 0


@pytest.mark.rules("808.2a", "702.2b")
def test_808_2a_the_turn_player_picks_among_all_that_wait(table: Table) -> None:
    mine = table.put("square7", 0, abilities=(when_destroyed(DRAW),))
    theirs = table.put("square4", 1, abilities=(when_destroyed(DRAW),))
    table.main_phase(0)
    table.state.damage[mine] = table.state.damage[theirs] = 9000
    table.check()
    assert table.asks == (0, "702.2b")
    controllers = [it.controller for it in table.state.pending]
    table.choose("number", controllers.index(1))
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 1)
    assert [event.player for event in table.events("moved", "draw")] == [1, 0]


@pytest.mark.rules("808.1b", "808.3c")
def test_808_3c_cards_that_arrive_together_trigger_once_each(table: Table) -> None:
    table.put("square7", 0, abilities=(
        Automatic(when=Moves(AnyCard(OPPONENT), targets=(ZONE_RESOURCE,)), effects=(DRAW,)),))
    cards_in_hand = table.put_many(3, "hand", 1)
    table.happen(lambda: move_all(table.state, tuple(cards_in_hand), table.place("resource", 1), BY_ABILITY))
    while table.asks[1] == "702.2b":
        table.choose("number")
    assert table.count("hand", 0) == 3


def test_808_3b_what_arrives_at_the_same_time_is_seen_arriving(table: Table) -> None:
    queen = Automatic(when=Moves(Cards((ZONE_SQUARE,), YOU, (Labelled("tribe:騎士"),))), effects=(DRAW,))
    summon = act(Do(choose(cards(ZONE_TRASH), 2), PutInto(NORMAL_FREE, BY_ABILITY)), costs=())
    table.put("square7", 0, abilities=(summon,))
    table.put("trash", 0, abilities=(queen,))
    table.put("trash", 0, tribes=("騎士",))
    table.main_phase(0)
    table.choose("use")
    table.choose("place", table.place("square4"))
    table.choose("place", table.place("square5"))
    assert table.count("hand", 0) == 1


@pytest.mark.rules("808.3d", "803.2c", "808.6", "813.1")
def test_808_3d_a_destroyed_card_is_looked_at_as_it_was_in_the_square(table: Table) -> None:
    lead = Always(statics=(Static(Cards((ZONE_SQUARE,), YOU, (Labelled("tribe:騎士"),)), Gains(when_destroyed(DRAW))),))
    leader = table.put("square8", 0, abilities=(lead,))
    knight = table.put("square7", 0, tribes=("騎士",))
    table.main_phase(0)
    table.state.damage[leader] = table.state.damage[knight] = 9000
    table.check()
    assert table.count("hand", 0) == 1


@pytest.mark.rules("808.4", "808.4a", "808.4b", "814.2a")
def test_808_4_a_later_ability_waits_for_its_moment_once(table: Table) -> None:
    later = Later(Automatic(when=At(TURN_END), effects=(Do(It(), TO_HAND),)))
    summon = act(
        Do(choose(cards(ZONE_TRASH)), PutInto(NORMAL_FREE, BY_ABILITY)), later,
        costs=(Do(This(), MoveTo(ZONE_TRASH, PAY)),))
    summoner = table.put("square8", 0, abilities=(summon,))
    guest = table.put("trash", 0)
    table.main_phase(0)
    table.choose("use", summoner)
    table.choose("pick", guest)
    table.choose("place", table.place("square4"))
    assert table.where(guest) == ("square4", -1)
    table.choose("pass")
    assert table.where(guest) == ("hand", 0)


@pytest.mark.rules("808.5")
def test_808_5a_a_state_trigger_waits_once_while_something_is_so(table: Table) -> None:
    rich = Automatic(
        when=Whenever(There(cards(ZONE_HAND), AT_LEAST, Fixed(2))),
        effects=(Do(choose(cards(ZONE_HAND)), TO_TRASH),))
    table.put("square7", 0, abilities=(rich,))
    hand = table.put_many(3, "hand", 0)
    table.check()
    assert table.asks[0] == 0
    assert len(table.state.pending) == 0
    table.choose("pick", hand[0])
    table.choose("pick", hand[1])
    assert table.cards("hand", 0) == [hand[2]]


def test_507_3_an_end_of_turn_ability_is_triggered_once_a_turn(table: Table) -> None:
    """The second time round is for what the first time brought into play."""
    again = Automatic(when=At(TURN_END), effects=(DRAW,))
    summon = Automatic(
        when=At(TURN_END), effects=(Do(choose(cards(ZONE_TRASH)), PutInto(NORMAL_FREE, BY_ABILITY)),))
    table.put("square7", 0, abilities=(summon,))
    table.put("trash", 0, abilities=(again,))
    table.main_phase(0)
    table.choose("pass")
    table.choose("place", table.place("square4"))
    assert table.count("hand", 0) == 1
    assert table.timings().count("turn_end") == 2


@pytest.mark.rules("605.2", "605.4")
def test_605_2_an_end_of_battle_ability_is_triggered_in_each_battle(table: Table) -> None:
    attacked = WithCondition(At(BATTLE_END), Fits(This(), AmongThem(CardInRegister(TARGET))))
    attacker = CardInRegister(ATTACKER)
    thorn = Automatic(when=attacked, effects=(Do(attacker, DESTROY),))
    first, second = table.put("square5", 0, power=1000), table.put("square7", 0, power=1000)
    target = table.put("square4", 1, power=9000, abilities=(thorn,))
    table.main_phase(0)
    table.attack(first, target)
    assert table.where(first) == ("charge", 0)
    table.attack(second, target)
    assert table.where(second) == ("charge", 0)


@pytest.mark.rules("602.1e")
def test_602_1e_attacking_and_being_attacked_are_events(table: Table) -> None:
    attacker = table.put("square5", 0, abilities=(
        Automatic(when=Declares(ATTACK, This()), effects=(Do(This(), until_end(power(1000))),)),))
    target = table.put("square4", 1, power=3500, abilities=(
        Automatic(when=Declares(ATTACK, Cards((ZONE_SQUARE,), EITHER), This()), effects=(DRAW,)),))
    table.main_phase(0)
    table.attack(attacker, target)
    table.choose("number")
    table.choose("pass")
    assert table.count("hand", 1) == 1
    assert table.where(target) == ("charge", 1)


# 1203, 1204 Who destroyed it


@pytest.mark.rules("1203.1", "1203.2", "1204.3c", "814.3")
def test_1203_destroying_in_battle_is_the_attackers_doing(table: Table) -> None:
    hunter = Automatic(
        when=Moves(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX,)), (ZONE_SQUARE,), (), (DESTROYED,), BY_RULE, This()),
        effects=(DRAW,))
    attacker = table.put("square5", 0, abilities=(hunter, act(Do(choose(THEIRS), damage(9000)),
                                                              costs=(ResourceCost(0),))))
    targets = [table.put("square4", 1), table.put("square6", 1)]
    table.main_phase(0)
    table.attack(attacker, targets[0])
    table.choose("pass")
    assert table.count("hand", 0) == 1
    # By an effect, even of the same card, is another thing.
    table.choose("use", attacker)
    assert table.where(targets[1]) == ("charge", 1)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("1204.1", "1204.2", "1204.3", "1007.1")
@pytest.mark.parametrize("by", [damage(3000), until_end(power(-3000)), DESTROY])
def test_1204_destroying_by_an_effect_is_its_sources_doing(table: Table, by: object) -> None:
    assert isinstance(by, CardEffect)
    avenger = Automatic(
        when=Moves(This(), (ZONE_SQUARE,), (), (DESTROYED,), BY_EFFECT, Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX,))),
        effects=(DRAW,))
    table.put("square7", 0, abilities=(act(Do(choose(THEIRS), by)),))
    table.put("square4", 1, abilities=(avenger,))
    table.main_phase(0)
    table.choose("use")
    assert table.count("hand", 1) == 1


def test_1204_3b_nobody_is_to_blame_for_what_falls_in_the_wake(table: Table) -> None:
    """The second Z/X falls because the first one no longer helps it."""
    helper = Always(statics=(Static(Cards((ZONE_SQUARE,), YOU, (IS_ZX,)), power(1000)),))
    avenger = Automatic(when=Moves(This(), (ZONE_SQUARE,), (), (DESTROYED,), BY_EFFECT), effects=(DRAW,))
    table.put("square7", 0, abilities=(act(Do(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX,)), damage(3500))),))
    table.put("square4", 1, power=2000, abilities=(helper,))
    second = table.put("square1", 1, power=3000, abilities=(avenger,))
    table.main_phase(0)
    table.choose("use")
    assert table.where(second) == ("charge", 1)
    assert table.count("hand", 1) == 0


def test_604_3a_dealing_battle_damage_is_an_event(table: Table) -> None:
    fang = Automatic(
        when=DamageDealt(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX, Has(COST, AT_MOST, Fixed(4)))), (), BY_RULE, This()),
        effects=(Do(EventCard(), DESTROY),))
    attacker = table.put("square5", 0, power=1000, abilities=(fang,))
    small, big = table.put("square4", 1, cost=4, power=9000), table.put("square6", 1, cost=5, power=9000)
    table.main_phase(0)
    table.attack(attacker, small)
    assert table.where(small) == ("charge", 1)
    table.state.flags[attacker] = 0
    table.main_phase(0)
    table.attack(attacker, big)
    assert table.where(big) == ("square6", -1)


def test_301_4_a_card_that_has_left_is_not_destroyed_again(table: Table) -> None:
    """The damaged Z/X is already in the charge when its event's ability is played (301.4)."""
    fang = Automatic(when=DamageDealt(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX,)), (), BY_RULE, This()),
                     effects=(Do(EventCard(), DESTROY),))
    attacker = table.put("square5", 0, abilities=(fang,))
    target = table.put("square4", 1)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.where(target) == ("charge", 1)


def test_1011_1_losing_life_is_an_event(table: Table) -> None:
    watcher = Automatic(when=Moves(AnyCard(EITHER), (ZONE_LIFE,)), effects=(DRAW,))
    table.put("square7", 0, abilities=(watcher, act(hit_player())))
    table.main_phase(0)
    table.choose("use")
    table.choose("pick")
    assert table.count("hand", 0) == 1


def test_1004_drawing_is_an_event_for_each_card(table: Table) -> None:
    keen = Automatic(when=Moves(AnyCard(YOU), (ZONE_DECK,), (ZONE_HAND,), (BY_DRAWING,)), effects=(Do(This(),
                                                                                                      until_end(power(2000))),))
    card = table.put("square7", 0, abilities=(keen, act(Draw(YOU, Fixed(2)))))
    table.main_phase(0)
    table.choose("use")
    while table.asks[1] == "702.2b":
        table.choose("number")
    assert value(table.state, card, POWER) == 7000


def test_505_an_event_may_be_bound_to_a_phase_or_turn(table: Table) -> None:
    early = Automatic(when=WithCondition(IS_DESTROYED, TurnOf(OPPONENT)), effects=(DRAW,))
    sleeper = Automatic(when=WithCondition(when_it_appears().when or IS_DESTROYED, Register(PHASE, IGNITION_PHASE)),
                        effects=(DRAW,))
    mine = table.put("square7", 0, abilities=(early,))
    theirs = table.put("square4", 1, abilities=(early,))
    zx = table.put("hand", 0, cost=0, abilities=(sleeper,))
    table.main_phase(0)
    table.play(zx, "square9")
    table.state.damage[mine] = table.state.damage[theirs] = 9000
    table.check()
    assert (table.count("hand", 0), table.count("hand", 1)) == (0, 1)


def test_this_turn_is_asked_of_a_card(table: Table) -> None:
    fresh = Cards((ZONE_SQUARE,), EITHER, (IS_ZX, IsSo(APPEARED)))
    old = table.put("square5", 0)
    table.state.registers[8] = table.state.serial
    table.put("square7", 0, abilities=(act(Do(choose(fresh), damage(500))),))
    zx = table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.play(zx, "square9")
    table.choose("use")
    assert table.state.damage[old] == 0
