"""Replacement (8-10) of events that are not moves: damage, turning, losing, what the rulebook has a procedure for."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Automatic, DamageReduction, Replacing
from tefuda.kernel.abilities.card_effects import DealDamage, Recover, MoveTo, Rest, Stand, TurnFace, TurnOver
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Look, LoseGame, Nothing
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import BY_OPPONENTS_EFFECT, DamageDealt, Moves, Turns
from tefuda.kernel.replacement.replaceable_events import LosesGame, Undergoes
from tefuda.kernel.replacement.instead import (
    JUST, LESS, MORE, Amount, Arrives, Diverted, DivertedTo, EventAmount, GoesOn,
)
from tefuda.kernel.abilities.nodes import EITHER, OPPONENT, YOU, Effect, EventPattern, Limit, Number
from tefuda.kernel.abilities.numbers import Fixed, ThatMany

from tefuda.kernel.abilities.search import Search
from tefuda.kernel.replacement.lasting_replacements import StandsIn
from tefuda.kernel.abilities.filters import Other
from tefuda.kernel.abilities.selections import AnyCard, Cards, Top
from tefuda.kernel.abilities.spoken_of import EventCard, It, OtherCard, This
from tefuda.kernel.codes import FACE_DOWN, RECOVERED, REST, RESTED, STOOD, TURNED
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import (
    BY_SKILL, DRAW, LOOK, PLAY, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LEADER, ZONE_LIFE,
)
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, ONE, THEIRS, exactly, use
from tests.dragonball.table import Table

HURT_THEM = Do(THEIRS, DealDamage(Fixed(3), BY_SKILL))
IS_HURT = DamageDealt(This())


def instead(when: EventPattern, *effects: Effect, optional: bool = False, limit: Limit | None = None) -> Replacing:
    return Replacing(when=when, effects=effects, optional=optional, limit=limit)


# Damage to cards


def test_8_10_1_damage_is_prevented(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, Nothing()),))
    other = table.put("battle", 1)
    use(table, HURT_THEM, Draw(YOU, ThatMany()))
    assert (table.state.damage[card], table.state.damage[other], table.count("hand", 0)) == (0, 3, 3)


@pytest.mark.parametrize(("number", "change", "left"), [(2, LESS, 1), (5, LESS, 0), (2, MORE, 5), (1, JUST, 1)])
def test_8_10_1_the_amount_of_damage_changes(table: Table, number: int, change: int, left: int) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, Amount(Fixed(number), change)),))
    use(table, HURT_THEM)
    assert table.state.damage[card] == left


@pytest.mark.parametrize(("once", "left"), [(True, 3), (False, 0)])
def test_stands_in_for_the_next_event_or_for_each(table: Table, once: bool, left: int) -> None:
    """Whatever becomes of the card with the text: it leaves at once."""
    spell = table.put("battle", 1)
    card = table.put("battle", 1)
    ward = StandsIn(instead(DamageDealt(MINE), Nothing()), FOR_TURN, once)
    use(table, ward, Do(This(), MoveTo(ZONE_DROP, BY_SKILL)), player=1, by=spell)
    for damage in (0, left):
        use(table, HURT_THEM)
        assert table.state.damage[card] == damage


def test_stands_in_for_events_about_what_was_chosen(table: Table) -> None:
    card, other = table.put("battle", 1), table.put("battle", 1)
    it = Cards((ZONE_BATTLE,), YOU, (Other(),))
    ward = StandsIn(instead(DamageDealt(It()), Amount(Fixed(2))), FOR_TURN)
    use(table, Choose(exactly(1, it)), ward, player=1, by=card)
    use(table, HURT_THEM)
    assert [table.state.damage[it] for it in (card, other)] == [3, 1]


def test_8_10_1_damage_turns_into_something_else_of_the_same_amount(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, Draw(YOU, EventAmount())),))
    use(table, HURT_THEM)
    assert (table.state.damage[card], table.count("hand", 1)) == (0, 3)


def test_8_10_1_damage_goes_to_another_card(table: Table) -> None:
    weak = table.put("battle", 1)
    guard = table.put("battle", 1, text=(instead(DamageDealt(Cards((ZONE_LEADER,), YOU)), Diverted(This())),))
    leader = table.leader(1)
    use(table, Do(Cards((ZONE_LEADER,), OPPONENT), DealDamage(Fixed(3), BY_SKILL)))
    assert [table.state.damage[card] for card in (leader, weak, guard)] == [0, 0, 3]


def test_8_10_1_with_nobody_to_divert_it_to_damage_stays(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, Diverted(MY_HAND)),))
    use(table, HURT_THEM)
    assert table.state.damage[card] == 3


def test_8_10_3_diverting_is_not_offered_where_there_is_nobody(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, Diverted(MY_HAND), optional=True),))
    use(table, HURT_THEM)
    assert (table.state.damage[card], table.asks[1]) == (3, "6-3-1-2")


def test_8_10_1_1_nothing_hears_of_damage_that_never_happened(table: Table) -> None:
    works_for = Automatic(when=IS_HURT, effects=(DRAW_ONE,))
    table.put("battle", 1, text=(instead(IS_HURT, Nothing()), works_for))
    use(table, HURT_THEM)
    assert table.count("hand", 1) == 0


def test_8_10_1_damage_of_another_amount_is_heard_as_such(table: Table) -> None:
    works_for = Automatic(when=DamageDealt(This(), least=2), effects=(DRAW_ONE,))
    table.put("battle", 1, text=(instead(IS_HURT, Amount(Fixed(2))), works_for))
    use(table, HURT_THEM)
    assert table.count("hand", 1) == 0


def test_the_card_that_deals_the_damage_can_be_named(table: Table) -> None:
    table.put("battle", 1, text=(instead(IS_HURT, Do(OtherCard(), Rest(BY_SKILL))),))
    leader = use(table, HURT_THEM)
    assert table.rested(leader)


@pytest.mark.parametrize(("first", "damage"), [(0, 4), (1, 5)])
def test_8_10_2_the_master_says_which_comes_first(table: Table, first: int, damage: int) -> None:
    """Twice the damage less one is not twice what is left after one less."""
    double = instead(IS_HURT, Amount(EventAmount(), MORE))
    card = table.put("battle", 1, text=(instead(IS_HURT, Amount(ONE)), double))
    use(table, HURT_THEM)
    assert (table.asks[0], table.offers) == (1, [("number", 0), ("number", 1)])
    table.choose("number", first)
    assert table.state.damage[card] == damage


def test_8_10_2_3_each_applies_once(table: Table) -> None:
    """What it does instead is that event still, also where it deals damage itself."""
    card = table.put("battle", 1, text=(instead(IS_HURT, Do(This(), DealDamage(Fixed(7), BY_SKILL))),))
    use(table, HURT_THEM)
    assert table.state.damage[card] == 7


@pytest.mark.parametrize(("answer", "left", "hand"), [("yes", 0, 0), ("no", 3, 1)])
def test_8_10_3_it_may_be_paid_for(table: Table, answer: str, left: int, hand: int) -> None:
    pay = Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL))
    card = table.put("battle", 1, text=(instead(IS_HURT, pay, optional=True),))
    table.put("hand", 1)
    use(table, HURT_THEM)
    assert table.asks[0] == 1
    table.choose(answer)
    assert (table.state.damage[card], table.count("hand", 1)) == (left, hand)


def test_8_10_3_what_happens_instead_hangs_on_the_payment(table: Table) -> None:
    pay = Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL))
    card = table.put("battle", 1, text=(instead(IS_HURT, pay, If(Done(), Amount(ONE), GoesOn()), optional=True),))
    table.put("hand", 1)
    use(table, HURT_THEM)
    table.choose("yes")
    assert table.state.damage[card] == 2


def test_what_goes_on_happens_as_it_would_have(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, DRAW_ONE, GoesOn()),))
    use(table, HURT_THEM)
    assert (table.state.damage[card], table.count("hand", 1)) == (3, 1)


def test_only_damage_by_a_cause_is_replaced(table: Table) -> None:
    foes = instead(DamageDealt(This(), causes=BY_OPPONENTS_EFFECT), Nothing())
    card = table.put("battle", 1, text=(foes,))
    use(table, HURT_THEM)
    assert table.state.damage[card] == 0
    use(table, Do(MINE, DealDamage(ONE, BY_SKILL)), player=1)
    assert table.state.damage[card] == 1


def test_a_replacement_with_a_limit_is_used_up(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, Nothing(), limit=Limit(1)),))
    use(table, HURT_THEM, HURT_THEM)
    assert table.state.damage[card] == 3


def test_recovery_is_replaced_too(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(Turns(RECOVERED, This()), Amount(ONE)),))
    other = table.put("battle", 1)
    use(table, HURT_THEM, Do(THEIRS, Recover(Fixed(2), BY_SKILL)), Draw(YOU, ThatMany()))
    assert (table.state.damage[card], table.state.damage[other], table.count("hand", 0)) == (2, 1, 3)


# Turning


@pytest.mark.parametrize(("event", "act", "rested"), [(RESTED, Rest(BY_SKILL), False), (STOOD, Stand(BY_SKILL), True)])
def test_8_10_1_turning_is_replaced_for_each_card(table: Table, event: int, act: Rest | Stand, rested: bool) -> None:
    card = table.put("battle", 1, rested=rested, text=(instead(Turns(event, This()), DRAW_ONE),))
    other = table.put("battle", 1, rested=rested)
    use(table, Do(THEIRS, act), Draw(YOU, ThatMany()))
    assert (table.rested(card), table.rested(other)) == (rested, not rested)
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 1)


def test_8_10_1_a_card_that_would_rest_already_rests(table: Table) -> None:
    table.put("battle", 1, rested=True, text=(instead(Turns(RESTED, This()), DRAW_ONE),))
    use(table, Do(THEIRS, Rest(BY_SKILL)))
    assert table.count("hand", 1) == 0


def test_8_10_1_the_rest_of_an_attack_is_replaced(table: Table) -> None:
    card = table.put("battle", 0, text=(instead(Turns(RESTED, This()), DRAW_ONE),))
    table.battle_phase(0)
    table.attack(card, table.leader(1))
    assert (table.rested(card), table.count("hand", 0)) == (False, 1)


def test_8_10_1_the_refresh_is_replaced(table: Table) -> None:
    card = table.put("battle", 0, rested=True, text=(instead(Turns(STOOD, This()), Nothing()),))
    other = table.put("battle", 0, rested=True)
    table.end_phase(0)
    assert (table.rested(card), table.rested(other)) == (True, False)


@pytest.mark.parametrize("act", [TurnFace(True, BY_SKILL), TurnOver(BY_SKILL)])
def test_8_10_1_being_turned_over_is_replaced(table: Table, act: TurnFace | TurnOver) -> None:
    leader = table.leader(1)
    front = table.state.prints[leader]
    table.give(leader, (instead(Turns(TURNED, This()), DRAW_ONE),))
    use(table, Do(Cards((ZONE_LEADER,), OPPONENT), act), by=table.put("battle", 0))
    assert (table.state.prints[leader], table.state.flags[leader] & FACE_DOWN, table.count("hand", 1)) == (front, 0, 1)


# Moves that go on in another way, and drawing


@pytest.mark.parametrize("state", [REST, FACE_DOWN])
def test_8_10_1_a_card_arrives_in_another_state(table: Table, state: int) -> None:
    enters = Moves(This(), targets=(ZONE_BATTLE,))
    card = table.put("hand", 0, text=(instead(enters, Arrives(state)),))
    use(table, Do(MY_HAND, MoveTo(ZONE_BATTLE, PLAY)))
    assert (table.where(card), table.state.flags[card]) == (("battle", 0), state)


def test_8_10_1_others_let_cards_arrive_rested(table: Table) -> None:
    enters = Moves(AnyCard(OPPONENT), targets=(ZONE_BATTLE,))
    table.put("battle", 1, text=(instead(enters, Arrives(REST)),))
    card = table.put("hand", 0)
    use(table, Do(MY_HAND, MoveTo(ZONE_BATTLE, PLAY)))
    assert table.rested(card)


def test_8_10_2_3_two_cards_are_drawn_instead_of_each(table: Table) -> None:
    draws = Moves(AnyCard(YOU), sources=(ZONE_DECK,), targets=(ZONE_HAND,), reasons=(DRAW,))
    table.put("battle", 0, text=(instead(draws, Draw(YOU, Fixed(2))),))
    use(table, Draw(YOU, Fixed(3)))
    assert table.count("hand", 0) == 6


# What the rulebook has procedures for


@pytest.mark.parametrize(("effect", "life"), [
    (Nothing(), 7), (Amount(ONE), 6), (Amount(ONE, MORE), 4), (Amount(ONE, JUST), 6)])
def test_8_10_1_damage_to_a_player_is_replaced(table: Table, effect: Effect, life: int) -> None:
    table.put("battle", 1, text=(instead(Undergoes("damage", YOU), effect),))
    use(table, PlayerProcedure("damage", OPPONENT, Fixed(2)))
    while table.asks[1] != "6-3-1-2":
        table.choose("pick")
    assert table.count("life", 1) == life


def test_8_10_1_damage_goes_to_the_other_player(table: Table) -> None:
    table.put("battle", 1, text=(instead(Undergoes("damage", YOU), DivertedTo(OPPONENT)),))
    use(table, PlayerProcedure("damage", OPPONENT, ONE))
    assert table.asks[0] == 0
    table.choose("pick")
    assert (table.count("life", 0), table.count("life", 1)) == (6, 7)


@pytest.mark.parametrize(("doer", "least", "life"), [
    (None, 0, 7), (Cards((ZONE_BATTLE,), OPPONENT), 0, 7), (Cards((ZONE_LEADER,), OPPONENT), 0, 6), (None, 2, 6)])
def test_8_10_1_so_is_damage_by_an_attack(table: Table, doer: Cards | None, least: int, life: int) -> None:
    table.put("battle", 1, text=(instead(Undergoes("damage", YOU, doer=doer, least=least), Nothing()),))
    attacker = table.put("battle", 0, power=9000)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    if table.asks[1] == "4-9-1-1-1":
        table.choose("pick")
    assert table.count("life", 1) == life


def test_10_3_1_a_card_whose_damage_was_replaced_has_dealt_none(table: Table) -> None:
    table.put("battle", 1, text=(instead(Undergoes("damage", YOU), Nothing()),))
    attacker = table.put("battle", 0, power=9000, text="【ストライクスキル】カード1枚を引く。")
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    assert table.count("hand", 0) == 0


def test_undergoing_is_replaced_only_for_some_causes(table: Table) -> None:
    table.put("battle", 1, text=(instead(Undergoes("charge", EITHER, causes=BY_OPPONENTS_EFFECT), Nothing()),))
    use(table, PlayerProcedure("charge", YOU, Fixed(2)))
    use(table, PlayerProcedure("charge", YOU, ONE), player=1)
    assert (table.count("energy", 0), table.count("energy", 1)) == (0, 1)


def test_a_turn_that_would_end_goes_on(table: Table) -> None:
    table.put("battle", 1, text=(instead(Undergoes("end turn", OPPONENT), Nothing()),))
    use(table, PlayerProcedure("end turn", YOU, Fixed(0)))
    assert table.asks == (0, "6-3-1-2")


def test_looking_is_replaced(table: Table) -> None:
    table.put("battle", 1, text=(instead(Undergoes("look", OPPONENT), DRAW_ONE),))
    use(table, Look(Top(ZONE_DECK, YOU, ONE), False, LOOK), Draw(YOU, ThatMany()))
    assert (table.count("hand", 0), table.count("hand", 1)) == (0, 1)


def test_8_10_1_looking_goes_on_where_nobody_wants_anything_else(table: Table) -> None:
    table.put("battle", 1, text=(instead(Undergoes("look", OPPONENT), DRAW_ONE, optional=True),))
    use(table, Draw(YOU, Fixed(0)), Look(Top(ZONE_DECK, YOU, ONE), False, LOOK), Draw(YOU, ThatMany()))
    table.choose("no")
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 0)


def test_searching_is_replaced(table: Table) -> None:
    table.put("battle", 1, text=(instead(Undergoes("search", OPPONENT), DRAW_ONE),))
    use(table, Search(exactly(1, Cards((ZONE_DECK,), YOU)), ZONE_DECK, LOOK))
    assert (table.asks, table.count("hand", 1)) == ((0, "6-3-1-2"), 1)


# Losing


def loses(number: Number = ONE) -> Replacing:
    return instead(LosesGame(YOU), Draw(YOU, number))


def test_8_10_1_a_loss_by_an_effect_is_replaced(table: Table) -> None:
    table.put("battle", 1, text=(loses(),))
    use(table, LoseGame(OPPONENT, BY_SKILL))
    assert (table.game.over, table.count("hand", 1)) == (False, 1)


def test_8_10_1_a_loss_is_replaced_only_for_whom_the_text_says(table: Table) -> None:
    table.put("battle", 1, text=(loses(),))
    use(table, LoseGame(EITHER, BY_SKILL))
    assert (table.game.over, table.state.losers) == (True, 1)


def test_9_2_3_what_helps_out_of_it_takes_the_place_of_a_loss(table: Table) -> None:
    rescue = instead(LosesGame(YOU), Do(Top(ZONE_DECK, YOU, Fixed(2)), MoveTo(ZONE_LIFE, BY_SKILL)))
    table.put("battle", 1, text=(rescue,))
    use(table, Do(Cards((ZONE_LIFE,), OPPONENT), MoveTo(ZONE_HAND, BY_SKILL)), Draw(YOU, ThatMany()))
    assert (table.game.over, table.count("life", 1), table.count("hand", 0)) == (False, 2, 7)


def test_9_2_3_whoever_still_has_no_life_loses(table: Table) -> None:
    table.put("battle", 1, text=(loses(),))
    use(table, Do(Cards((ZONE_LIFE,), OPPONENT), MoveTo(ZONE_HAND, BY_SKILL)))
    assert (table.state.losers, table.count("hand", 1)) == (2, 8)


def test_1_2_4_1_giving_up_is_not_replaced(table: Table) -> None:
    table.put("battle", 1, text=(loses(),))
    table.main_phase(0)
    table.game.concede(1)
    assert (table.game.over, table.count("hand", 1)) == (True, 0)


# Costs


def test_8_4_2_a_cost_in_whose_place_something_else_happened_is_not_paid(table: Table) -> None:
    card = table.put("battle", 0, text=(instead(Turns(RESTED, This()), Nothing()),))
    table.give(table.leader(0), (Activated(
        timings=(MAIN,), costs=(Do(exactly(1, MINE), Rest(BY_SKILL)),), effects=(DRAW_ONE,)),))
    table.main_phase(0)
    table.choose("use", table.leader(0))
    if table.asks[1] != "6-3-1-2":
        table.choose("pick", card)
    assert (table.rested(card), table.count("hand", 0)) == (False, 0)


def paying(*costs: Effect) -> Activated:
    return Activated(timings=(MAIN,), costs=costs, effects=(DRAW_ONE,))


@pytest.mark.parametrize(("answer", "rested", "hand"), [("yes", False, 1), ("no", True, 2)])
def test_something_else_may_be_done_in_place_of_a_cost(table: Table, answer: str, rested: bool, hand: int) -> None:
    """The card in the hand is put away instead, and the ability draws one."""
    leader = table.leader(0)
    table.give(leader, (paying(Do(This(), Rest(BY_SKILL))),))
    away = Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL))
    table.put("battle", 0, text=(instead(Undergoes("costs", subject=Cards((ZONE_LEADER,), YOU)), away, optional=True),))
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", leader)
    table.choose(answer)
    assert (table.rested(leader), table.count("hand", 0)) == (rested, hand)


@pytest.mark.parametrize("cards", [0, 1])
def test_an_ability_can_be_played_if_something_else_can_be_done(table: Table, cards: int) -> None:
    leader = table.leader(0)
    table.rest(leader)
    table.give(leader, (paying(Do(This(), Rest(BY_SKILL))),))
    away = Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL))
    table.put("battle", 0, text=(instead(Undergoes("costs", subject=Cards((ZONE_LEADER,), YOU)), away, optional=True),))
    for _ in range(cards):
        table.put("hand", 0)
    table.main_phase(0)
    assert table.offered("use") == ([leader] if cards else [])


# Damage that is less


def test_several_that_make_damage_less_need_no_order(table: Table) -> None:
    less = DamageReduction(which=This(), less=ONE)
    card = table.put("battle", 1, text=(less, DamageReduction(which=This(), less=ONE, reasons=(BY_SKILL,))))
    use(table, HURT_THEM)
    assert (table.state.damage[card], table.asks[1]) == (1, "6-3-1-2")


@pytest.mark.parametrize(("first", "left"), [(0, 1), (1, 0)])
def test_8_10_2_one_that_is_used_up_by_it_is_chosen_like_others(table: Table, first: int, left: int) -> None:
    """Where the other one is enough, what can be used once a turn may be kept for later."""
    once = DamageReduction(which=This(), less=Fixed(5), limit=Limit(1))
    card = table.put("battle", 1, text=(once, DamageReduction(which=This(), less=Fixed(3))))
    use(table, HURT_THEM, Do(THEIRS, DealDamage(Fixed(4), BY_SKILL)))
    assert (table.asks[0], table.offers) == (1, [("number", 0), ("number", 1)])
    table.choose("number", first)
    if table.asks[0] == 1:
        table.choose("number", 0)
    assert table.state.damage[card] == left


def test_damage_gets_less_beside_another_replacement(table: Table) -> None:
    card = table.put("battle", 1, text=(DamageReduction(which=This(), less=ONE), instead(IS_HURT, Amount(ONE, JUST))))
    use(table, HURT_THEM)
    table.choose("number", 0)
    assert table.state.damage[card] == 0


def test_the_card_of_the_event_is_it(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(IS_HURT, Do(EventCard(), MoveTo(ZONE_ENERGY, BY_SKILL))),))
    use(table, HURT_THEM)
    assert (table.where(card), table.state.damage[card]) == (("energy", 1), 0)
