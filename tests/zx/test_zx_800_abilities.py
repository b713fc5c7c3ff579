"""801 to 809: abilities that are played, triggered and resolved."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability import Activated, Always, Automatic, Forbidding
from tefuda.kernel.abilities.acts import Lasts, MoveTo, Rest
from tefuda.kernel.abilities.conditions import Done, Fits, Register, There, TurnOf
from tefuda.kernel.abilities.effects import Choose, Do, If, Later, Look, May, Sequence
from tefuda.kernel.abilities.happenings import BY_EFFECT, BY_RULE, At, Declares, Hurts, Moves, Under, Whenever
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, EQUAL, OPPONENT, YOU, Limit, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.piles import PutBack, TakeOff
from tefuda.kernel.abilities.places import Beside, Places, PutInto
from tefuda.kernel.abilities.qualities import Cannot, Gains
from tefuda.kernel.abilities.tests import AmongThem, Has, IsSo, Labelled
from tefuda.kernel.abilities.which import AnyCard, Cards, EventCard, It, Looked, Registered, This, Together, Top
from tefuda.kernel.codes import REST, USING
from tefuda.kernel.effects import FOR_BATTLE, FOR_OPPONENTS_NEXT_TURN, value
from tefuda.rulebooks.zx.areas import (
    APPEARED, ATTACK, ATTACKER, BATTLE_END, BY_ABILITY, DESTROYED, DO_BATTLE_USE, DO_USE, DRAW as BY_DRAWING, LOOK,
    IGNITION_PHASE, PAY, PHASE, PLAY, REBOOT, TARGET, TURN_END, ZONE_CHARGE, ZONE_DECK, ZONE_HAND, ZONE_LIFE,
    ZONE_RESOURCE, ZONE_SQUARE, ZONE_TEMPORARY, ZONE_TRASH,
)
from tefuda.rulebooks.zx.cards import COST, EVENT, POWER, TYPE
from tefuda.rulebooks.zx.nodes import ResourceCost
from tests.zx.zx_table import Table
from tests.zx.zx_texts import (
    DESTROY, DRAW, FROM_CHARGE, IS_DESTROYED, IS_ZX, MINE, NORMAL_FREE, SLEEP, THEIRS, TO_HAND, TO_TRASH, act, cards,
    choose, damage, event, hit_player, power, until_end, when_destroyed, when_it_appears,
)

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
    assert table.why_not(DO_USE, other, 0) == "804.3a"


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
    table.choose("use", looker) if looker in table.offered("use") else None
    assert looker not in table.offered("use")
    assert table.why_not(DO_USE, looker, 0) == "1201.1b"
    assert idle in table.offered("use")


@pytest.mark.rules("102.6")
def test_102_6_playing_abilities_can_be_forbidden(table: Table) -> None:
    card = table.put("square7", 0, abilities=(act(DRAW),))
    table.put("square3", 1, abilities=(Forbidding(who=1, deed=USING),))
    table.main_phase(0)
    assert table.why_not(DO_USE, card, 0) == "102.6"


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
    masters = [row[1] for row in table.state.waiting]
    table.choose("number", masters.index(1))
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 1)
    assert [event.player for event in table.events("moved", "draw")] == [1, 0]


@pytest.mark.rules("808.1b", "808.3c")
def test_808_3c_cards_that_arrive_together_trigger_once_each(table: Table) -> None:
    table.put("square7", 0, abilities=(
        Automatic(when=Moves(AnyCard(OPPONENT), targets=(ZONE_RESOURCE,)), effects=(DRAW,)),))
    cards_in_hand = table.put_many(3, "hand", 1)
    from tefuda.kernel.changes import move_all
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
    assert len(table.state.waiting) == 0
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
    attacked = Under(At(BATTLE_END), Fits(This(), AmongThem(Registered(TARGET))))
    attacker = Registered(ATTACKER)
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
    from tefuda.kernel.codes import BEING_CHOSEN_AT_ALL
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


# 304.3, 1000


@pytest.mark.rules("304.3", "902.1")
def test_304_3_cards_leave_the_deck_one_at_a_time_with_a_reload_between(table: Table) -> None:
    mill = act(TakeOff(YOU, ZONE_DECK, Fixed(3), ZONE_RESOURCE, BY_ABILITY, REST))
    table.put("square7", 0, abilities=(mill,))
    table.leave(1, "deck", 0)
    table.put_many(4, "trash", 0)
    table.main_phase(0)
    table.choose("use")
    table.choose("pick")
    assert table.count("resource", 0) == 3
    assert all(table.rested(it) for it in table.cards("resource", 0))
    assert table.count("deck", 0) == 2


@pytest.mark.rules("1005.1a")
def test_304_2_cards_that_were_looked_at_are_put_back_in_an_order(table: Table) -> None:
    three = Top(ZONE_DECK, YOU, Fixed(3))
    table.put("square7", 0, abilities=(act(Look(three, False, LOOK), PutBack(Looked())),))
    table.main_phase(0)
    deck = table.cards("deck", 0)
    top = deck[-1:-4:-1]
    table.choose("use")
    table.choose("pick", top[2])
    table.choose("pick", top[0])
    assert deck[-1:-4:-1] == [top[2], top[0], top[1]]


@pytest.mark.rules("1003.1", "302.4")
def test_1003_a_card_is_shuffled_into_its_owners_deck(table: Table) -> None:
    from tefuda.kernel.abilities.acts import Undergo
    table.put("square7", 0, abilities=(act(Do(choose(THEIRS), Undergo("shuffle in", Fixed(0)))),))
    target = table.put("square4", 1)
    table.main_phase(0)
    table.choose("use")
    assert table.where(target) == ("deck", 1)
    assert [event.kind for event in table.events("shuffled")] == ["shuffled"]


@pytest.mark.rules("1001.2", "907.1")
def test_1001_2_an_effect_can_deal_damage_to_a_player(table: Table) -> None:
    table.put("square7", 0, abilities=(act(hit_player()),))
    table.main_phase(0)
    table.choose("use")
    assert table.asks == (0, "907.2c")
    table.choose("pick")
    assert table.count("life", 1) == 3


@pytest.mark.rules("1012.1b")
def test_1012_1a_recovering_puts_the_top_of_the_deck_into_life(table: Table) -> None:
    from tefuda.kernel.abilities.effects import Carry
    table.put("square7", 0, abilities=(act(Carry("recover", YOU, Fixed(2))),))
    table.main_phase(0)
    top = table.cards("deck", 0)[-2:]
    table.choose("use")
    assert table.cards("life", 0)[-2:] == top[::-1]


@pytest.mark.rules("1006.3", "303.2")
def test_1006_3_a_place_is_picked_among_those_that_the_text_allows(table: Table) -> None:
    beside = Places(ZONE_SQUARE, (0, 2, 3, 4, 5, 6, 8), (IS_ZX,), This())
    table.put("square5", 0, abilities=(act(Do(choose(cards(ZONE_TRASH)), PutInto(beside, BY_ABILITY, REST))),))
    table.put("square4", 1)
    guest = table.put("trash", 0)
    table.main_phase(0)
    table.choose("use")
    assert table.where(guest) == ("square6", -1)
    assert table.rested(guest)


@pytest.mark.rules("303.2a")
def test_303_2_neighbours_are_next_to_a_card(table: Table) -> None:
    aura = Always(statics=(Static(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX, Beside(This()))), power(-1000)),))
    table.put("square5", 0, abilities=(aura,))
    near, far = table.put("square4", 1), table.put("square1", 1)
    assert [value(table.state, it, POWER) for it in (near, far)] == [2000, 3000]


def test_303_4_squares_are_counted_from_ones_own_side(table: Table) -> None:
    from tefuda.kernel.abilities.places import Placed
    lord = Always(statics=(Static(Cards((ZONE_SQUARE,), YOU, (IS_ZX, Placed((6, 7, 8)))), power(1000)),))
    own = table.put("square1", 1, abilities=(lord,))
    away = table.put("square9", 1)
    assert [value(table.state, it, POWER) for it in (own, away)] == [4000, 3000]


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
    from tefuda.kernel.abilities.nodes import Act
    assert isinstance(by, Act)
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
        when=Hurts(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX, Has(COST, AT_MOST, Fixed(4)))), (), BY_RULE, This()),
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
    fang = Automatic(when=Hurts(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX,)), (), BY_RULE, This()),
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
    from tefuda.kernel.abilities.effects import Draw
    keen = Automatic(when=Moves(AnyCard(YOU), (ZONE_DECK,), (ZONE_HAND,), (BY_DRAWING,)), effects=(Do(This(),
                                                                                                      until_end(power(2000))),))
    card = table.put("square7", 0, abilities=(keen, act(Draw(YOU, Fixed(2)))))
    table.main_phase(0)
    table.choose("use")
    while table.asks[1] == "702.2b":
        table.choose("number")
    assert value(table.state, card, POWER) == 7000


def test_505_an_event_may_be_bound_to_a_phase_or_turn(table: Table) -> None:
    early = Automatic(when=Under(IS_DESTROYED, TurnOf(OPPONENT)), effects=(DRAW,))
    sleeper = Automatic(when=Under(when_it_appears().when or IS_DESTROYED, Register(PHASE, IGNITION_PHASE)),
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


def test_502_1_a_card_may_stay_asleep_in_the_next_reboot_phase(table: Table) -> None:
    freeze = act(Choose(choose(THEIRS)), Do(It(), Rest(BY_ABILITY)), Do(It(), Lasts(Cannot(2, REBOOT),
                                                                                    FOR_OPPONENTS_NEXT_TURN)))
    table.put("square7", 0, abilities=(freeze,))
    target = table.put("square4", 1)
    table.main_phase(0)
    table.choose("use")
    table.choose("pass")
    assert table.state.turn_player == 1
    assert table.rested(target)
    while table.state.turn_player == 1:
        table.choose("pass")
    while table.state.turn_player == 0:
        table.choose("pass")
    assert not table.rested(target)


def test_605_5_a_battle_long_effect_ends_with_the_battle(table: Table) -> None:
    roar = Automatic(when=Declares(ATTACK, This()), effects=(Do(This(), until_end(power(1000), FOR_BATTLE)),))
    attacker = table.put("square5", 0, abilities=(roar,))
    target = table.put("square4", 1, power=9000)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.state.damage[target] == 4000
    assert value(table.state, attacker, POWER) == 3000


def test_102_6_a_card_may_be_kept_from_dealing_damage(table: Table) -> None:
    from tefuda.rulebooks.zx.areas import DEALING, DEALING_IN_BATTLE
    attacker = table.put("square5", 0, abilities=(Always(statics=(Static(This(), Cannot(DEALING_IN_BATTLE)),)),))
    shooter = table.put("square7", 0, abilities=(act(Do(choose(THEIRS), damage(500))), Always(statics=(Static(This(),
                                                                                                              Cannot(DEALING)),))))
    target = table.put("square4", 1)
    table.main_phase(0)
    table.attack(attacker, target)
    table.choose("use", shooter)
    assert table.state.damage[target] == 0


def test_together_this_or_others(table: Table) -> None:
    either = Together((This(), Cards((ZONE_SQUARE,), YOU, (Labelled("tribe:騎士"),))))
    from tefuda.rulebooks.zx.areas import ELSEWHERE
    zx = table.put("hand", 0, cost=0, abilities=(Automatic(when=Moves(either, ELSEWHERE, (ZONE_SQUARE,)),
                                                           effects=(DRAW,)),))
    knight = table.put("hand", 0, cost=0, tribes=("騎士",))
    table.main_phase(0)
    table.play(zx, "square7")
    table.play(knight, "square9")
    assert table.count("hand", 0) == 2


def test_mine_is_not_theirs(table: Table) -> None:
    table.put("square7", 0, abilities=(act(Do(choose(MINE), DESTROY), costs=()),))
    table.put("square4", 1)
    table.main_phase(0)
    table.choose("use")
    assert table.count("charge", 0) == 1
    assert table.count("charge", 1) == 0
