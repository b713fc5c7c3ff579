"""8.1, 8.3 and 8.5: activated and continuous abilities of texts, their costs and choices."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tefuda.kernel.abilities.card_effects import DealDamage, MoveTo, Show
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.modes import Modes
from tefuda.kernel.abilities.nodes import AT_LEAST, EQUAL, YOU, Limit
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Cannot, Gains, Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import It, This
from tefuda.kernel.codes import BEING_CHOSEN, DECLARED, FACE_DOWN
from tefuda.rulebooks.vanguard.areas import (
    ATTACK, BY_SKILL, DISCARD, PAY, REAR_ZONES, RETIRE, SKILL_DAMAGE, ZONE_DAMAGE, ZONE_DECK, ZONE_DROP, ZONE_HAND, ZONE_SOUL, ZONE_VANGUARD,
)
from tefuda.rulebooks.vanguard.cards import GRADE, POWER
from tefuda.rulebooks.vanguard.nodes import Search
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import (
    DRAW, MY_HAND, ONE, PLACED_R, PLACED_V, REAR_GUARDS, RETIRE_ONE, THEIR_REAR_GUARDS, THEIR_VANGUARD, UNITS,
    act, always, auto, counter_blast, discard, exactly, paying, power, soul_blast, soul_charge, up_to,
)

V = (ZONE_VANGUARD,)


def refused(table: Table, card: int, index: int = 0) -> str:
    return table.why_not("use", card, index)


# 8.1.1.1 Activated abilities


@pytest.mark.rules("6.6.1.2.2", "8.5.3.4", "8.1.1.1.1")
def test_8_1_1_1_an_activated_ability_is_played_at_a_play_timing_by_paying(table: Table) -> None:
    table.put_many(2, "damage", 0)
    it = table.new_vanguard(0, abilities=(act(DRAW, costs=(counter_blast(1),)),), grade=3)
    table.main_phase()
    with table.tracing() as trace:
        table.choose("use", it)
        table.choose("pick", table.cards("damage", 0)[0])
    assert table.count("hand", 0) == 1
    assert [bool(table.state.flags[card] & FACE_DOWN) for card in table.cards("damage", 0)] == [True, False]
    assert trace.index("8.5.2.3") < trace.index("8.5.3.4")
    assert table.asks == (0, "6.6.1.2")
    assert table.events("turned", "pay")[0].rule == "8.5.2.3"


@pytest.mark.rules("8.1.1.1.2.6.1")
def test_8_1_1_1_2_6_one_without_a_cost_is_only_declared(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(DRAW),), grade=3)
    table.main_phase()
    assert table.count("hand", 0) == 0
    table.choose("use", it)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("8.1.1.1.2.2")
def test_8_1_1_1_2_a_requirement_is_looked_at_on_resolution(table: Table) -> None:
    """The cost is paid all the same, and only the sentence with the requirement depends on it."""
    need = There(Cards((ZONE_SOUL,), YOU), AT_LEAST, ONE)
    table.put("damage", 0)
    it = table.new_vanguard(0, abilities=(act(If(need, power(5000)), DRAW, costs=(counter_blast(1),)),), power=9000)
    table.main_phase()
    table.choose("use", it)
    assert (table.number(it, "power"), table.count("hand", 0)) == (9000, 1)


def test_3_1_1_3_an_ability_works_only_in_the_zone_that_stands_in_brackets(table: Table) -> None:
    it = table.put("rear1", 0, abilities=(act(DRAW),))
    other = table.put("rear2", 0, abilities=(act(DRAW, where=REAR_ZONES),))
    table.main_phase()
    assert table.offered("use") == [other]
    assert refused(table, it) == "3.1.1.3"
    assert refused(table, table.vanguard(0)) == "8.1.1.1"
    assert refused(table, table.vanguard(1)) == "8.1.1.1"


@pytest.mark.rules("3.1.1.3.4")
def test_8_5_2_3_1_a_card_in_the_hand_is_shown_for_its_ability(table: Table) -> None:
    it = table.put("hand", 0, abilities=(act(DRAW, costs=(soul_blast(1),), where=(ZONE_HAND,)),))
    table.put("soul", 0)
    table.main_phase()
    table.choose("use", it)
    assert [event.rule for event in table.events("revealed")] == ["8.5.2.3.1"]
    assert not table.state.flags[it]


def test_8_5_2_3_1_a_card_whose_cost_shows_it_is_shown_once(table: Table) -> None:
    costs = (Do(This(), Show(PAY)), Do(This(), MoveTo(ZONE_DECK, PAY)))
    it = table.put("hand", 0, abilities=(act(DRAW, costs=costs, where=(ZONE_HAND,)),))
    table.main_phase()
    table.choose("use", it)
    assert [event.rule for event in table.events("revealed")] == ["8.5.2.3.1"]
    assert table.cards("hand", 0) == [it]


# 8.5.2.3, 12.14 Costs


@pytest.mark.rules("12.14.1")
def test_8_5_2_3_all_costs_are_determined_before_any_is_paid(table: Table) -> None:
    """What soul charging brings can't be soul blasted for the same ability."""
    it = table.new_vanguard(0, abilities=(act(DRAW, costs=(soul_charge(1), soul_blast(1))),), grade=3)
    table.main_phase()
    assert refused(table, it) == "8.5.2.3"
    old = table.put("soul", 0)
    table.main_phase()
    table.choose("use", it)
    assert table.where(old) == ("drop", 0)
    assert table.count("soul", 0) == 1


def test_8_5_2_3_no_card_pays_for_two_costs(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(DRAW, costs=(discard(1), discard(1))),), grade=3)
    table.put("hand", 0)
    table.main_phase()
    assert refused(table, it) == "8.5.2.3"
    second = table.put("hand", 0)
    third = table.put("hand", 0)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", second)
    assert second not in table.offered("pick")
    table.choose("pick", third)
    assert {table.where(second), table.where(third)} == {("drop", 0)}


def test_8_5_2_3_nothing_is_paid_before_all_choices_are_made(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(DRAW, costs=(counter_blast(1), discard(1))),), grade=3)
    table.put_many(2, "damage", 0)
    table.put_many(2, "hand", 0)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", table.top("damage", 0))
    assert table.events("turned") == []
    table.choose("pick", table.top("hand", 0))
    assert len(table.events("turned")) == 1


@pytest.mark.rules("8.5.4.1.4")
def test_8_5_2_3_a_play_whose_cost_is_not_paid_is_undone(table: Table) -> None:
    """Nobody can be made to have a card of grade 3 in a hidden hand: without it the play is taken back."""
    graded = Do(exactly(1, Cards((ZONE_HAND,), YOU, (Has(GRADE, EQUAL, Fixed(3)),))), MoveTo(ZONE_DROP, DISCARD))
    it = table.new_vanguard(0, abilities=(act(DRAW, costs=(counter_blast(1), graded)),), grade=3)
    table.put("damage", 0)
    table.put("hand", 0, grade=3)
    table.main_phase()
    table.choose("use", it)
    table.choose("done")
    assert table.asks == (0, "6.6.1.2")
    assert "use" not in table.words
    assert not table.state.flags[table.top("damage", 0)] & FACE_DOWN


def test_12_14_1_2_a_cost_of_all_cards_is_paid_with_none(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(DRAW, costs=(Do(MY_HAND, MoveTo(ZONE_DROP, DISCARD)),)),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("12.6.1.1.1", "8.1.1.1.2.1", "8.1.1.1.2.1.1")
def test_12_2_1_1_once_a_turn_an_activated_ability_is_unusable_after_it_was_paid_for(table: Table) -> None:
    nothing = If(There(MY_HAND, AT_LEAST, Fixed(9)), DRAW)
    it = table.new_vanguard(0, abilities=(replace(act(nothing), limit=Limit(1)),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert refused(table, it) == "12.2.1.1"
    table.turn(1)
    assert table.state.used == ()


def test_12_1_1_2_a_free_ability_that_changes_nothing_is_not_played_twice(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(If(There(MY_HAND, AT_LEAST, Fixed(9)), DRAW)),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert refused(table, it) == "12.1.1.2"


@pytest.mark.rules("11.6.3.3", "11.6.3.3.1")
def test_8_1_1_1_1_a_condition_is_looked_at_as_the_ability_is_played(table: Table) -> None:
    """A limit break of 4, paid by healing: the number of damage no longer matters then."""
    heal = Do(exactly(1, Cards((ZONE_DAMAGE,), YOU)), MoveTo(ZONE_DROP, PAY))
    limit_break = There(Cards((ZONE_DAMAGE,), YOU), AT_LEAST, Fixed(4))
    it = table.new_vanguard(0, abilities=(replace(act(DRAW, costs=(heal,)), condition=limit_break),), grade=3)
    table.put_many(3, "damage", 0)
    table.main_phase()
    assert refused(table, it) == "8.1.1.1.1"
    last = table.put("damage", 0)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", last)
    assert table.count("hand", 0) == 1


def test_8_5_2_2_which_of_several_effects_it_is_is_picked_before_the_cost(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(Modes((DRAW, power(3000))), costs=(counter_blast(1),)),), power=9000)
    table.put("damage", 0)
    table.main_phase()
    table.choose("use", it)
    assert not table.state.flags[table.top("damage", 0)] & FACE_DOWN
    table.choose("number", 1)
    assert (table.number(it, "power"), table.count("hand", 0)) == (12000, 0)


# 8.5.4 Choosing on resolution


@pytest.mark.rules("8.5.4.1", "10.4.1")
def test_8_5_4_what_is_chosen_is_chosen_on_resolution(table: Table) -> None:
    first, second = table.put("rear1", 1), table.put("rear2", 1)
    it = table.new_vanguard(0, abilities=(act(RETIRE_ONE),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.offers == [("pick", first, 0), ("pick", second, 0)]
    table.choose("pick", first)
    assert table.where(first) == ("drop", 1)
    assert table.events("moved", "retire")[0].rule == "8.5.3.4"


def test_8_5_4_1_1_up_to_may_be_none(table: Table) -> None:
    first = table.put("rear1", 1)
    table.put("rear2", 1)
    it = table.new_vanguard(0, abilities=(act(Do(up_to(1, THEIR_REAR_GUARDS), MoveTo(ZONE_DROP, RETIRE))),), grade=3)
    table.main_phase()
    table.choose("use", it)
    table.choose("done")
    assert table.where(first) == ("rear1", 1)


def test_8_5_4_1_2_as_many_as_there_are(table: Table) -> None:
    first = table.put("rear1", 1)
    it = table.new_vanguard(0, abilities=(act(Do(exactly(2, THEIR_REAR_GUARDS), MoveTo(ZONE_DROP, RETIRE))),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.where(first) == ("drop", 1)


def test_8_5_4_1_3_without_a_target_its_part_of_the_effect_is_ignored(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(RETIRE_ONE, DRAW),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("10.10.1.1", "10.11.1")
def test_8_5_4_1_4_a_search_of_the_deck_need_not_find(table: Table) -> None:
    table.put("deck", 0, grade=3)
    grade3 = Cards((ZONE_DECK,), YOU, (Has(GRADE, EQUAL, Fixed(3)),))
    search = Search((Choose(exactly(1, grade3)), Do(It(), MoveTo(ZONE_HAND, BY_SKILL))))
    it = table.new_vanguard(0, abilities=(act(search),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.words == ["pick", "done"]
    table.choose("done")
    assert table.count("hand", 0) == 0


@pytest.mark.rules("11.13.1")
def test_8_5_4_a_card_with_resist_is_not_chosen_by_the_opponent(table: Table) -> None:
    table.put("rear1", 1, abilities=(always(This(), Cannot(BEING_CHOSEN), where=REAR_ZONES),))
    other = table.put("rear2", 1)
    it = table.new_vanguard(0, abilities=(act(RETIRE_ONE),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.where(other) == ("drop", 1)


# 8.1.1.3, 8.7 Continuous abilities


@pytest.mark.rules("8.1.1.3.1", "8.7.4")
def test_8_1_1_3_a_continuous_ability_works_as_long_as_it_is_valid(table: Table) -> None:
    unit = table.put("rear1", 0, power=8000)
    table.new_vanguard(0, abilities=(always(REAR_GUARDS, Plus(POWER, Fixed(2000))),), grade=3)
    late = table.put("hand", 0, power=8000)
    table.main_phase()
    assert table.number(unit, "power") == 10000
    table.choose("call", late, table.place("rear2", 0))
    assert table.number(late, "power") == 10000
    table.new_vanguard(0, grade=3)
    table.check()
    assert table.number(unit, "power") == 8000


@pytest.mark.rules("8.3.3", "11.6.3.1", "11.6.3.1.1")
def test_8_3_3_what_is_valid_under_a_condition_is_invalid_without_it(table: Table) -> None:
    limit_break = There(Cards((ZONE_DAMAGE,), YOU), AT_LEAST, Fixed(4))
    text = (replace(always(This(), Plus(POWER, Fixed(2000))), condition=limit_break),)
    it = table.new_vanguard(0, abilities=text, power=9000, grade=3)
    table.put_many(3, "damage", 0)
    table.check()
    assert table.number(it, "power") == 9000
    table.put("damage", 0)
    table.check()
    assert table.number(it, "power") == 11000


def test_10_22_3_a_locked_card_has_no_abilities_and_is_no_unit(table: Table) -> None:
    boss = table.put("rear1", 0, abilities=(always(UNITS, Plus(POWER, Fixed(2000)), where=REAR_ZONES),), power=8000)
    table.check()
    assert table.number(table.vanguard(0), "power") == 13000
    table.lock(boss)
    table.check()
    assert table.number(table.vanguard(0), "power") == 11000


@pytest.mark.rules("10.26.7")
def test_10_26_3_a_deleted_unit_has_lost_its_printed_text_but_not_what_it_was_given(table: Table) -> None:
    it = table.put("rear1", 0, abilities=(act(DRAW, where=REAR_ZONES), act(power(1000), where=REAR_ZONES)))
    gift = act(DRAW, where=REAR_ZONES)
    table.new_vanguard(0, abilities=(always(REAR_GUARDS, Gains(gift)),), grade=3)
    table.delete(it)
    table.main_phase()
    assert table.offered_pairs("use") == [(it, 0)]


def test_4_8_2_2_a_face_down_card_of_damage_has_no_abilities(table: Table) -> None:
    it = table.put("damage", 0, abilities=(act(DRAW, where=(ZONE_DAMAGE,)),))
    table.main_phase()
    assert table.offered("use") == [it]
    table.state.flags[it] |= FACE_DOWN
    table.main_phase()
    assert "use" not in table.words


@pytest.mark.rules("1.3.3", "11.5.1")
def test_1_3_3_a_unit_that_a_text_forbids_to_attack_does_not(table: Table) -> None:
    chained = table.put("rear1", 0, abilities=(always(This(), Cannot(DECLARED, ATTACK), where=REAR_ZONES),))
    free = table.put("rear2", 0)
    table.battle_phase()
    table.choose("attack")
    assert chained not in table.offered("attack-with")
    assert free in table.offered("attack-with")
    assert table.why_not("attack-with", chained) == "1.3.3"


def test_9_6_1_skill_damage_is_processed_like_battle_damage(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(act(Do(THEIR_VANGUARD, DealDamage(ONE, SKILL_DAMAGE))),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.count("damage", 1) == 1


def test_8_1_1_2_2_the_trees_of_costs_and_effects_are_apart(table: Table) -> None:
    """What an automatic ability costs is not paid for playing it."""
    it = table.put("hand", 0, abilities=(paying(PLACED_V, (counter_blast(1),), DRAW),), grade=3)
    table.put("damage", 0)
    table.ride_phase()
    table.choose("ride", it)
    assert table.words == ["yes", "no"]
    assert not table.state.flags[table.top("damage", 0)] & FACE_DOWN


def test_8_6_8_of_a_card_that_has_gone_into_hiding_nobody_is_told_which_it_is(table: Table) -> None:
    back = Do(This(), MoveTo(ZONE_HAND, BY_SKILL))
    it = table.put("hand", 0, abilities=(auto(PLACED_R, back), auto(PLACED_R)))
    table.put("hand", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("number", 0)
    assert table.where(it) == ("hand", 0)
    assert table.count("hand", 0) == 3
    assert len(table.events("declared", "use")) == 1
