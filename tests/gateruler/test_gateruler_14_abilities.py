"""Chapter 14: abilities of cards, played to the gate and resolved."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability import Forbidding
from tefuda.kernel.abilities.acts import MoveTo, Show, Undergo
from tefuda.kernel.abilities.conditions import Done, There, TurnOf
from tefuda.kernel.abilities.effects import Choose, Do, If, Later, May, Modes, Nothing
from tefuda.kernel.abilities.happenings import At, Declares, Moves, Whenever
from tefuda.kernel.abilities.nodes import AT_LEAST, EQUAL, YOU, Limit
from tefuda.kernel.abilities.numbers import Counted, Fixed, ValueOf
from tefuda.kernel.abilities.qualities import Becomes, Called, Cannot, Gains, Plus, Silenced
from tefuda.kernel.abilities.searching import Search, ShareOut
from tefuda.kernel.abilities.tests import Has, Labelled
from tefuda.kernel.abilities.which import AnyCard, Cards, Choice, EventCard, This
from tefuda.kernel.codec import decode, encode, same
from tefuda.kernel.codes import BEING_CHOSEN, DRAWING, MOVED, USING
from tefuda.kernel.effects import FOR_BATTLE, FOR_GAME, FOR_PHASE, FOR_TURN, has_label, value
from tefuda.kernel.sight import sees
from tefuda.rulebooks.gateruler.areas import (
    ATTACK, ATTACKING, BEING_ATTACKED, BY_ABILITY, DISCARD, IN_FRONT, LOOK, ON_FIELD, PLAYING_EVENTS,
    SET_CARD, SETTING, SUMMONING, TURN_END, ZONE_ATTACK, ZONE_DECK, ZONE_EXILE, ZONE_GATE, ZONE_GRAVEYARD, ZONE_HAND,
)
from tefuda.rulebooks.gateruler.cards import ATK, COST, HP, LEVEL
from tefuda.rulebooks.gateruler.processes import ABILITY, DAMAGE_EXECUTION

from .table import Table
from .texts import (
    DRAW, MY_HAND, MY_UNITS, ONE, THEIR_RULER, THEIR_UNITS, always, choice, choose, damage, do, event, instant, instead,
    lasts, normal, pay, set_when, undergo, units, usable, use, when,
)

DISCARD_ONE = Do(choice(MY_HAND), MoveTo(ZONE_GRAVEYARD, DISCARD))
HURT_TWO = (choose(THEIR_UNITS), damage(2))


# 14-1, 14-8 Activated abilities


@pytest.mark.rules("14-1a-1a", "14-8a", "14-8b", "7-7a", "9-3e-4f")
def test_14_3b_1_an_ability_goes_on_the_gate_itself(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(DRAW))
    table.main_phase(0)
    use(table, unit)
    assert table.processes() == [ABILITY]
    assert table.where(unit) == ("attack1", 0)
    assert table.count("hand") == 0
    table.resolve()
    assert (table.gate, table.count("hand")) == ([], 1)


@pytest.mark.rules("7-7a")
def test_14_8a_only_its_controller_may_play_it_in_the_main_phase(table: Table) -> None:
    mine, theirs = table.unit("attack1", 0), table.unit("attack1", 1)
    table.give(mine, normal(DRAW))
    table.give(theirs, normal(DRAW))
    table.main_phase(0)
    assert usable(table) == [mine]
    table.choose("pass")
    assert usable(table) == []
    assert table.why_not(f"use {table.name(theirs)} 0") == "9-3e-4"


def test_9_3e_3_an_instant_ability_can_be_played_whenever_there_is_priority(table: Table) -> None:
    mine, theirs = table.unit("attack1", 0), table.unit("attack1", 1)
    table.give(mine, normal(DRAW))
    table.give(theirs, instant(DRAW))
    table.main_phase(0)
    use(table, mine)
    assert usable(table) == []
    table.choose("pass")
    use(table, theirs)
    assert table.processes() == [ABILITY, ABILITY]
    # The one on top is resolved first (9-4c).
    table.forget_events()
    table.resolve()
    assert [it.text("en")[:8] for it in table.events("moved", "draw")] == ["Player 2", "Player 1"]


def test_14_2a_1_an_ability_works_only_on_the_field(table: Table) -> None:
    unit = table.give(table.unit("hand", 0), normal(DRAW))
    table.main_phase(0)
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "14-2a"


def test_14_2b_an_ability_works_where_it_says(table: Table) -> None:
    unit = table.give(table.unit("graveyard", 0), normal(DRAW, where=(10,)))
    table.main_phase(0)
    assert usable(table) == [unit]


# 14-3b Playing


def test_14_3b_2_one_of_several_effects_is_picked_on_play(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(Modes((DRAW, damage(1, THEIR_RULER)))))
    table.main_phase(0)
    use(table, unit)
    assert table.asks == (0, "14-3b-2")
    table.game.choose(1)
    table.resolve()
    assert table.count("hand") == 0
    assert table.processes() == [DAMAGE_EXECUTION]


def test_14_3b_2_only_those_with_enough_to_choose_from_can_be_picked(table: Table) -> None:
    both = (choose(THEIR_UNITS), damage(1))
    unit = table.give(table.unit("attack1", 0), normal(Modes((DRAW, If(Done(), both[0]), both[0]))))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    # Without an enemy there was just one to pick.
    assert table.count("hand") == 1


@pytest.mark.rules("14-3c-1", "14-15a")
def test_14_3b_4_what_is_chosen_is_chosen_on_play(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO))
    table.main_phase(0)
    use(table, unit)
    assert table.asks == (0, "14-3b-4")
    table.choose("pick", other)
    assert table.processes() == [ABILITY]
    table.resolve()
    assert table.processes() == [DAMAGE_EXECUTION]
    assert table.state.data[table.gate[0]][2] == unit
    table.resolve()
    assert (table.damage(one), table.damage(other)) == (0, 2)


@pytest.mark.rules("14-8a")
def test_14_3b_4_without_enough_to_choose_from_it_can_not_be_played(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(choose(THEIR_UNITS, 2), damage(2)))
    event_card = table.give(table.event("hand", 0), event(*HURT_TWO))
    table.main_phase(0)
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "14-3b-4"
    assert table.offered("play") == []
    assert table.why_not(f"play {table.name(event_card)}") == "14-3b-4"


def test_14_3b_4a_of_none_nothing_is_chosen(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(choose(THEIR_UNITS, 0), damage(2), DRAW))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.count("hand") == 1


def test_14_3b_4b_nothing_is_chosen_twice_for_one_choice(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.unit("defence", 1)
    unit = table.give(table.unit("attack1", 0), normal(choose(THEIR_UNITS, 2), damage(1)))
    table.main_phase(0)
    use(table, unit)
    table.choose("pick", one)
    assert one not in table.offered("pick")
    table.choose("pick", other)
    table.resolve()
    assert table.state.data[table.gate[0]][4::3] == (one, other)


def test_14_3b_4c_what_lies_on_the_gate_does_not_choose_itself(table: Table) -> None:
    answer = table.give(table.event("set1", 1, "instant"), event(
        choose(Cards((ZONE_GATE,), 2)), do(MoveTo(ZONE_GRAVEYARD, BY_ABILITY))))
    played = table.give(table.event("hand", 0), event(DRAW))
    table.main_phase(0)
    table.choose("pass")
    # Alone it would have only itself.
    assert table.offered("play") == []
    table.choose("pass")
    table.main_phase(0)
    table.choose("play", played)
    table.choose("pass")
    table.choose("play", answer)
    table.resolve()
    assert table.where(played) == ("graveyard", 0)
    assert table.count("hand") == 0


def test_14_3b_4e_how_many_is_fixed_on_play(table: Table) -> None:
    victims = [table.unit("attack1", 1), table.unit("attack2", 1)]
    mine = table.unit("attack2", 0)
    unit = table.give(table.unit("attack1", 0), normal(Choose(Choice(THEIR_UNITS, Counted(MY_UNITS))), damage(1)))
    table.main_phase(0)
    use(table, unit)
    table.state.zones[table.place("attack2")].remove(mine)
    table.resolve()
    table.resolve()
    assert [table.damage(card) for card in victims] == [1, 1]


@pytest.mark.rules("14-3b-5a", "14-3b-5b", "15-10a", "15-10a-1")
def test_14_3b_5_points_are_shared_out_on_play_at_least_one_to_each(table: Table) -> None:
    one, other = table.unit("attack1", 1, hp=9), table.unit("attack2", 1, hp=9)
    unit = table.give(table.unit("attack1", 0), normal(
        choose(THEIR_UNITS, 2), ShareOut(Fixed(4), 0, "share damage")))
    table.main_phase(0)
    use(table, unit)
    assert table.asks[0] == 0
    assert table.offers == [("number", 1, 0), ("number", 2, 0), ("number", 3, 0)]
    table.game.choose(2)
    assert table.processes() == [ABILITY]
    table.resolve()
    table.resolve()
    assert (table.damage(one), table.damage(other)) == (3, 1)


@pytest.mark.rules("14-3b-6", "14-3b-7", "14-3b-8a", "14-1a-1", "15-15a")
def test_14_3b_8_costs_are_paid_on_play_in_order() -> None:
    table = Table("paying", "paying")
    hand = table.unit("hand", 0)
    unit = table.give(table.unit("attack1", 0), normal(DRAW, costs=(pay(3), DISCARD_ONE)))
    table.main_phase(0)
    table.forget_events()
    use(table, unit)
    paid = [it.reason for it in table.game.events(None, 0) if it.reason in ("pay", "discard")]
    assert paid == ["pay", "pay", "pay", "discard"]
    assert table.where(hand) == ("graveyard", 0)
    assert table.processes() == [ABILITY]


def test_14_3b_8_what_can_not_be_paid_whole_can_not_be_played(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(DRAW, costs=(DISCARD_ONE,)))
    other = table.give(table.unit("attack2", 0), normal(DRAW, costs=(pay(1),)))
    table.main_phase(0)
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "14-3b-8"
    assert table.why_not(f"use {table.name(other)} 0") == "14-3b-8"


@pytest.mark.rules("14-3b-6d")
def test_14_3b_6c_texts_make_cards_cost_more_or_less() -> None:
    table = Table("paying", "paying")
    green, red = (Cards((ZONE_HAND,), YOU, (Labelled(f"army:{name}"),)) for name in "緑赤")
    table.give(table.unit("attack1", 0), always(green, Plus(COST, Fixed(-2))))
    table.give(table.unit("attack2", 0, atk=9), always(red, Plus(COST, ONE)))
    cheap, dear = table.unit("hand", 0, level=5, army="緑"), table.unit("hand", 0, level=3, army="赤")
    table.main_phase(0)
    assert table.offered("summon") == [cheap]
    assert table.why_not(f"summon {table.name(dear)} attack1") == "14-3b-8"
    table.choose("summon", cheap, "defence")
    assert all(table.rests(card) for card in table.cards("energy"))


def test_14_3b_6e_a_card_can_be_played_without_its_cost() -> None:
    table = Table("paying", "paying")
    unit = table.give(table.unit("attack1", 0), normal(choose(Cards((ZONE_GRAVEYARD,), YOU)), undergo("play free")))
    dead = table.unit("graveyard", 0, level=9)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.asks == (0, "14-3b-3a")
    table.choose("place", "attack2")
    assert table.gate[-1] == dead
    table.resolve()
    assert table.where(dead) == ("attack2", 0)


def test_14_3b_1b_what_applies_to_a_card_in_hand_applies_to_it_on_the_gate(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(lasts(Plus(ATK, Fixed(3)), FOR_TURN, MY_HAND)))
    card = table.unit("hand", 0, atk=2)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("summon", card, "attack2")
    assert value(table.state, card, ATK) == 5
    table.resolve()
    # Then it is a new card (3-2d).
    assert value(table.state, card, ATK) == 2


# 14-3c Resolving


def test_14_3c_1_what_is_no_longer_right_is_left_out_and_the_rest_is_done(table: Table) -> None:
    victim = table.unit("attack1", 1)
    unit = table.give(table.unit("attack1", 0), normal(choose(units(Has(HP, EQUAL, Fixed(3)))), damage(2), DRAW))
    answer = table.give(table.event("set1", 1, "instant"), event(choose(MY_UNITS), lasts(Plus(HP, ONE))))
    table.main_phase(0)
    use(table, unit)
    table.choose("pass")
    table.choose("play", answer)
    table.resolve()
    table.resolve()
    assert table.processes() == []
    assert (table.damage(victim), table.count("hand")) == (0, 1)


def test_14_3c_1_what_has_left_is_no_longer_there(table: Table) -> None:
    victim = table.unit("attack1", 1)
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO, DRAW))
    answer = table.give(table.event("set1", 1, "instant"), event(choose(MY_UNITS), do(MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    table.choose("pass")
    table.choose("play", answer)
    table.resolve()
    table.resolve()
    assert table.where(victim) == ("hand", 1)
    assert (table.processes(), table.count("hand")) == ([], 1)


@pytest.mark.rules("14-15b")
def test_14_3c_2c_an_event_does_what_it_says_and_goes_to_the_graveyard(table: Table) -> None:
    victim = table.unit("attack1", 1)
    card = table.give(table.event("hand", 0), event(*HURT_TWO))
    table.main_phase(0)
    table.choose("play", card)
    assert table.gate == [card]
    table.resolve()
    assert table.where(card) == ("graveyard", 0)
    assert table.state.data[table.gate[0]][2] == card
    table.resolve()
    assert table.damage(victim) == 2


def test_14_3c_3a_an_ability_is_resolved_even_if_its_card_is_gone(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(DRAW, costs=(Do(This(), MoveTo(ZONE_GRAVEYARD, BY_ABILITY)),)))
    table.main_phase(0)
    use(table, unit)
    assert table.where(unit) == ("graveyard", 0)
    table.resolve()
    assert table.count("hand") == 1


def test_14_3b_choices_on_the_gate_are_kept_by_a_save(table: Table) -> None:
    table.unit("attack1", 1), table.unit("attack2", 1)
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO))
    table.main_phase(0)
    use(table, unit)
    table.game.choose(0)
    g = table.state
    assert same(decode(g.book, g.table, encode(g)), g)


# 14-4 Set cards


@pytest.mark.rules("14-9b-1", "14-9b-1a")
def test_14_4a_a_set_card_can_be_shown_when_its_condition_happens(table: Table) -> None:
    attacker = table.unit("attack1", 0)
    trap = table.give(table.event("set1", 1, "when"), set_when(
        Declares(ATTACK, THEIR_UNITS), Do(EventCard(), MoveTo(ZONE_HAND, BY_ABILITY))))
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    assert table.asks == (1, "14-9b-1")
    assert table.offers == [("show", trap, 0), ("pass", 0, 0)]
    table.choose("show", trap)
    assert table.gate == [trap]
    table.resolve()
    assert table.where(attacker) == ("hand", 0)
    assert table.where(trap) == ("graveyard", 1)


@pytest.mark.rules("14-4a")
def test_14_9b_1a_it_may_stay_hidden(table: Table) -> None:
    attacker = table.unit("attack1", 0)
    trap = table.give(table.event("set1", 1, "when"), set_when(Declares(ATTACK, THEIR_UNITS), DRAW))
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    table.choose("pass")
    assert (table.where(trap), sees(table.state, trap)) == (("set1", 1), 2)
    assert table.gate == []


@pytest.mark.rules("14-9b-1")
def test_14_9b_1_being_asked_does_not_tell_what_is_set(table: Table) -> None:
    attacker = table.unit("attack1", 0)
    # The card with the text is in the deck; what is set could be it.
    table.give(table.event("deck", 1, "when"), set_when(Declares(ATTACK, THEIR_UNITS), DRAW))
    table.event("set1", 1, "instant")
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    assert (table.asks, table.offers) == ((1, "14-9b-1"), [("pass", 0, 0)])


@pytest.mark.rules("14-9d", "14-9b-1c")
def test_14_4e_a_shown_card_that_can_not_be_paid_for_is_hidden_again() -> None:
    table = Table("paying", "paying")
    attacker = table.unit("attack1", 0)
    trap = table.event("set1", 1, "when", level=4)
    table.give(trap, set_when(Declares(ATTACK, THEIR_UNITS), DRAW))
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    table.choose("show", trap)
    assert table.where(trap) == ("set1", 1)
    assert sees(table.state, trap) == 2


@pytest.mark.rules("9-3e-2")
def test_14_4b_a_set_card_can_be_played_while_its_condition_is_so(table: Table) -> None:
    card = table.give(table.event("set1", 1, "while"), event(DRAW, condition=There(THEIR_UNITS, AT_LEAST, ONE)))
    table.main_phase(0)
    table.choose("pass")
    assert table.offered("play") == []
    assert table.why_not(f"play {table.name(card)}") == "14-4b"
    table.unit("attack1", 0)
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", card)
    table.resolve()
    assert table.count("hand", 1) == 1


# 14-6 Limits


@pytest.mark.rules("14-6a", "14-6b")
def test_14_6a_2_each_ability_of_its_own_so_many_times_a_turn(table: Table) -> None:
    text = normal(DRAW, limit=Limit(1))
    one, other = table.give(table.unit("attack1", 0), text), table.give(table.unit("attack2", 0, atk=7), text)
    table.main_phase(0)
    use(table, one)
    table.resolve()
    assert usable(table) == [other]
    assert table.why_not(f"use {table.name(one)} 0") == "14-6b"
    table.new_turn(0, turn=4)
    table.pass_to("6-3b")
    assert usable(table) == [one, other]


def test_14_6a_1_abilities_of_a_name_together(table: Table) -> None:
    one = table.give(table.unit("attack1", 0), normal(DRAW, limit=Limit(1, by_name=True, name="月歩")))
    other = table.give(table.unit("attack2", 0, atk=7), normal(DRAW, DRAW, limit=Limit(1, by_name=True, name="月歩")))
    table.main_phase(0)
    assert usable(table) == [one, other]
    use(table, other)
    table.resolve()
    assert usable(table) == []


def test_14_6a_so_many_times_a_game(table: Table) -> None:
    one = table.give(table.unit("attack1", 0), normal(DRAW, limit=Limit(1, for_game=True)))
    table.main_phase(0)
    use(table, one)
    table.resolve()
    table.new_turn(0, turn=4)
    table.pass_to("6-3b")
    assert usable(table) == []


@pytest.mark.rules("14-6c")
def test_14_6c_an_automatic_one_is_not_triggered_again(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(SET_CARD,)), limit=Limit(1)))
    one, other = table.event("hand", 0), table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", one, "set1")
    table.resolve()
    table.choose("set", other, "set2")
    assert (table.gate, table.count("hand")) == ([], 1)


# 14-7, 14-11, 14-12 What always is, and what lasts


@pytest.mark.rules("14-7a", "14-11a-1", "14-1a-3", "14-12e")
def test_14_11b_a_card_comes_with_what_applies_there(table: Table) -> None:
    table.give(table.unit("attack1", 0), always(Cards((ZONE_ATTACK,), YOU), Plus(HP, Fixed(2))))
    unit = table.unit("hand", 0, hp=0)
    table.main_phase(0)
    table.choose("summon", unit, "attack2")
    table.resolve()
    # With 0 HP it would be destroyed at once (12-4a-2).
    assert table.where(unit) == ("attack2", 0)
    assert value(table.state, unit, HP) == 2


@pytest.mark.rules("14-11a-2", "6-5c-2", "15-2a")
def test_14_11a_2_an_effect_lasts_as_long_as_it_says(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=1), normal(
        lasts(Plus(ATK, ONE), FOR_TURN, This()), lasts(Plus(ATK, Fixed(10)), FOR_PHASE, This()),
        lasts(Plus(ATK, Fixed(100)), FOR_BATTLE, This()), lasts(Plus(ATK, Fixed(1000)), FOR_GAME, This())))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert value(table.state, unit, ATK) == 1112
    table.pass_to("8-4c")
    assert value(table.state, unit, ATK) == 1102
    table.attack(unit, "attack1")
    table.pass_to("8-4c")
    assert value(table.state, unit, ATK) == 1002
    table.pass_to("6-5b")
    table.settle()
    assert value(table.state, unit, ATK) == 1001


@pytest.mark.rules("14-12c-2b")
def test_14_12c_2_numbers_change_in_the_order_in_which_effects_began(table: Table) -> None:
    plus, fixed = lasts(Plus(ATK, Fixed(2)), which=This()), lasts(Becomes(ATK, Fixed(7)), which=This())
    unit = table.give(table.unit("attack1", 0, atk=1), normal(plus), normal(fixed))
    table.main_phase(0)
    for index, expected in ((0, 3), (1, 7), (0, 9)):
        use(table, unit, index)
        table.resolve()
        assert value(table.state, unit, ATK) == expected


def test_14_12d_only_what_was_there_on_resolution_is_affected(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=1), normal(lasts(Plus(ATK, Fixed(2)), which=MY_UNITS)))
    late = table.unit("hand", 0, atk=1)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("summon", late, "attack2")
    table.resolve()
    assert (value(table.state, unit, ATK), value(table.state, late, ATK)) == (3, 1)


@pytest.mark.rules("14-12a", "14-12a-3", "14-12a-4", "14-12a-5")
def test_14_12a_labels_and_abilities_come_before_numbers(table: Table) -> None:
    lord = table.give(table.unit("attack1", 0), always(units(Labelled("attribute:鳥"), whose=YOU), Plus(ATK, Fixed(5))))
    table.give(table.unit("defence", 0, atk=9), always(Cards((ZONE_ATTACK,), YOU), Called("attribute:鳥")))
    unit = table.unit("attack2", 0, atk=1)
    table.main_phase(0)
    assert has_label(table.state, unit, "attribute:鳥")
    assert value(table.state, unit, ATK) == 6
    assert value(table.state, lord, ATK) == 7


def test_14_12a_4_abilities_are_given_and_lost(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(lasts(Gains(normal(DRAW)), which=MY_UNITS)),
                      normal(lasts(Silenced(), which=MY_UNITS)))
    other = table.unit("attack2", 0, atk=9)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    use(table, other)
    table.resolve()
    assert table.count("hand") == 1
    use(table, unit, 1)
    table.resolve()
    # What is printed does nothing; what was given is still there.
    assert usable(table) == [unit, other]


# 14-9 Automatic abilities


@pytest.mark.rules("14-9a", "14-9b", "14-1a-2", "11-2a-2")
def test_14_9b_an_ability_is_played_once_for_each_time(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(DISCARD,))))
    table.unit("hand", 0), table.unit("hand", 0)
    user = table.give(table.unit("attack2", 0, atk=9), normal(Do(MY_HAND, MoveTo(ZONE_GRAVEYARD, DISCARD))))
    table.main_phase(0)
    use(table, user)
    table.resolve()
    assert table.asks == (0, "11-2a-2")
    table.game.choose(0)
    assert table.processes() == [ABILITY, ABILITY]


@pytest.mark.rules("14-9c-1")
def test_14_9c_the_turn_player_plays_theirs_first(table: Table) -> None:
    for player in (1, 0):
        table.give(table.unit("attack1", player, atk=player), when(Moves(AnyCard(2), reasons=(SET_CARD,))))
    card = table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", card, "set1")
    assert [table.state.master[item] for item in table.gate] == [0, 1]


def test_14_9d_without_enough_to_choose_from_it_just_stops_waiting(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(SET_CARD,)), *HURT_TWO))
    card = table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", card, "set1")
    assert (table.gate, table.state.waiting) == ([], [])


@pytest.mark.rules("14-9c", "14-3b-4")
def test_14_9c_a_triggered_ability_chooses_as_it_goes_on_the_gate(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(SET_CARD,)), *HURT_TWO))
    card = table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", card, "set1")
    assert table.asks == (0, "14-3b-4")
    table.choose("pick", one)
    table.resolve()
    table.resolve()
    assert (table.damage(one), table.damage(other)) == (2, 0)


@pytest.mark.rules("14-9h", "14-14a", "14-14a-1")
def test_14_9e_2_what_left_the_field_is_looked_at_as_it_was_there(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=3), when(
        Moves(This(), sources=ON_FIELD, targets=(ZONE_GRAVEYARD,)),
        Do(THEIR_RULER, Undergo("damage", ValueOf(This(), ATK)))), always(This(), Plus(ATK, Fixed(2))))
    doomed = units(Has(ATK, EQUAL, Fixed(5)), whose=YOU)
    user = table.give(table.unit("attack2", 0, atk=9), normal(undergo("destroy", doomed)))
    table.main_phase(0)
    use(table, user)
    table.resolve()
    table.resolve()
    assert table.where(unit) == ("graveyard", 0)
    assert table.processes() == [ABILITY]
    table.resolve()
    assert table.state.data[table.gate[0]][6] == 5


@pytest.mark.rules("14-9e")
def test_14_9e_2_two_that_leave_together_see_each_other_leave(table: Table) -> None:
    leaves = when(Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)))
    table.give(table.unit("attack1", 0, hp=0), leaves)
    table.give(table.unit("attack2", 0, hp=0, atk=9), leaves)
    table.main_phase(0)
    table.resolve()
    while table.asks == (0, "11-2a-2"):
        table.game.choose(0)
    assert table.processes() == [ABILITY] * 4


@pytest.mark.rules("14-9f", "14-9f-1", "14-9f-2")
def test_14_9f_a_later_one_is_triggered_just_once(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(Later(when(Moves(AnyCard(YOU), reasons=(SET_CARD,))))))
    one, other = table.event("hand", 0), table.event("hand", 0)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("set", one, "set1")
    assert table.processes() == [ABILITY]
    table.resolve()
    table.choose("set", other, "set2")
    assert table.gate == []


@pytest.mark.rules("14-9g")
def test_14_9g_1_one_that_waits_for_a_state_is_triggered_while_it_does_not_wait(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Whenever(There(MY_HAND, EQUAL, Fixed(0)))))
    table.main_phase(0)
    assert table.processes() == [ABILITY]
    table.resolve()
    assert (table.gate, table.count("hand")) == ([], 1)


@pytest.mark.rules("6-5a-1", "6-5d")
def test_6_5a_1_the_end_of_the_turn_triggers_each_ability_once(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(At(TURN_END, YOU)))
    table.end_phase(0)
    assert table.processes() == [ABILITY]
    table.settle()
    assert table.count("hand") == 1
    assert table.state.turn_player == 1


# 14-13 Replacements


EXILE_INSTEAD = instead(
    Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)), Do(EventCard(), MoveTo(ZONE_EXILE, BY_ABILITY)))
TO_HAND_INSTEAD = instead(
    Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)), Do(EventCard(), MoveTo(ZONE_HAND, BY_ABILITY)))


@pytest.mark.rules("14-13a", "14-13d", "14-1b-3")
def test_14_13b_something_else_happens_instead(table: Table) -> None:
    table.give(table.field("field", 0), EXILE_INSTEAD)
    unit = table.unit("attack1", 0, hp=0)
    table.main_phase(0)
    table.resolve()
    assert table.where(unit) == ("exile", 0)


@pytest.mark.rules("14-13d")
def test_14_13c_the_controller_of_the_card_says_which_of_several(table: Table) -> None:
    table.give(table.field("field", 1), EXILE_INSTEAD)
    table.give(table.field("field", 1, level=1), TO_HAND_INSTEAD)
    unit = table.unit("attack1", 1, hp=0)
    table.main_phase(0)
    table.choose("pass")
    table.choose("pass")
    assert table.asks[0] == 1
    table.game.choose(1)
    assert table.where(unit) == ("hand", 1)


def test_14_13d_an_optional_one_may_be_left(table: Table) -> None:
    text = instead(Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)),
                   Do(EventCard(), MoveTo(ZONE_EXILE, BY_ABILITY)), optional=True)
    table.give(table.field("field", 0), text)
    unit = table.unit("attack1", 0, hp=0)
    table.main_phase(0)
    table.resolve()
    table.choose("no")
    assert table.where(unit) == ("graveyard", 0)


# 1-5d Prohibitions


@pytest.mark.rules("1-5d")
def test_1_5d_cards_that_can_not_attack_or_be_attacked(table: Table) -> None:
    weak = table.give(table.unit("attack1", 0), always(This(), Cannot(ATTACKING)))
    unit = table.unit("attack2", 0, atk=9)
    table.give(table.unit("attack1", 1, atk=8), always(This(), Cannot(BEING_ATTACKED)))
    table.attack_phase(0)
    assert weak not in table.offered("attack")
    assert table.why_not(f"attack {table.name(weak)} enemy.attack2") == "1-5d"
    assert "attack1" not in table.places_offered("attack", unit)
    assert table.why_not(f"attack {table.name(unit)} enemy.attack1") == "1-5d"


@pytest.mark.rules("1-5d")
@pytest.mark.parametrize(("deed", "word"), [
    (SUMMONING, "summon"), (PLAYING_EVENTS, "play"), (SETTING, "set"), (USING, "use")])
def test_1_5d_players_who_can_not_do_something(table: Table, deed: int, word: str) -> None:
    table.unit("hand", 0), table.event("hand", 0)
    table.give(table.unit("attack1", 0, atk=7), normal(DRAW))
    table.main_phase(0)
    assert table.offered(word)
    table.give(table.unit("attack1", 1, atk=9), Forbidding(who=1, deed=deed))
    table.main_phase(0)
    assert table.offered(word) == []


@pytest.mark.rules("1-5d")
def test_1_5d_cards_that_can_not_be_chosen(table: Table) -> None:
    table.give(table.unit("attack1", 1, atk=7), always(This(), Cannot(BEING_CHOSEN)))
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO))
    table.main_phase(0)
    assert table.why_not(f"use {table.name(unit)} 0") == "14-3b-4"


@pytest.mark.rules("1-5d")
def test_1_5d_drawing_and_moving_can_be_forbidden(table: Table) -> None:
    table.give(table.field("field", 1), Forbidding(who=1, deed=DRAWING))
    stays = table.give(table.unit("attack2", 0, atk=7), always(This(), Cannot(MOVED)))
    unit = table.give(table.unit("attack1", 0), normal(DRAW, Do(MY_UNITS, MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.cards("hand") == [unit]
    assert table.where(stays) == ("attack2", 0)


# What texts say in between


def test_14_10a_if_you_do_depends_on_what_was_done(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(May(DISCARD_ONE), If(Done(), DRAW)))
    table.unit("hand", 0)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("yes")
    assert (table.count("hand"), table.count("graveyard")) == (1, 1)
    use(table, unit)
    table.resolve()
    table.choose("no")
    assert (table.count("hand"), table.count("graveyard")) == (1, 1)


def test_14_1a_a_condition_is_looked_at_on_resolution(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(If(TurnOf(YOU), DRAW)))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.count("hand") == 1


@pytest.mark.rules("15-6a", "15-6a-2", "15-6b", "14-3b-4d")
def test_15_6a_a_card_of_the_deck_is_chosen_on_resolution_and_need_not_be_found(table: Table) -> None:
    wanted = table.unit("deck", 0, level=7)
    tests = (Has(LEVEL, EQUAL, Fixed(7)),)
    unit = table.give(table.unit("attack1", 0), normal(
        Search(choice(Cards((ZONE_DECK,), YOU, tests)), ZONE_DECK, LOOK), do(Show(LOOK)),
        do(MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    assert table.asks == (0, "9-3e")
    table.resolve()
    assert table.offers == [("pick", wanted, 0), ("done", 0, 0)]
    before = [table.state.obj[card] for card in table.cards("deck")]
    table.choose("pick", wanted)
    assert table.cards("hand") == [wanted]
    after = [table.state.obj[card] for card in table.cards("deck")]
    assert not set(before) & set(after)
    assert not any(sees(table.state, card) for card in table.cards("deck"))


@pytest.mark.rules("15-6a-1")
def test_15_6a_1_without_a_condition_it_has_to_be_chosen(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(
        Search(choice(Cards((ZONE_DECK,), YOU)), ZONE_DECK, LOOK), do(MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert "done" not in [word for word, _, _ in table.offers]
    table.game.choose(0)
    assert table.count("hand") == 1


# 17-1 Loops


@pytest.mark.rules("17-1a")
def test_17_1a_1_a_free_ability_is_barred_in_the_same_position(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(Nothing()))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "17-1a-1"


def test_17_1a_3_a_loop_that_nobody_can_stop_is_a_draw(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Whenever(There(MY_UNITS, AT_LEAST, ONE)), Nothing()))
    table.main_phase(0)
    for _ in range(8):
        if table.game.over:
            break
        table.choose("pass")
    assert table.game.over
    assert table.state.losers == 3

