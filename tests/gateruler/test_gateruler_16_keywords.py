"""Chapters 15 and 16: game actions by effects, and the keyword skills."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Automatic, DamageReduction, Played
from tefuda.kernel.abilities.card_effects import MoveTo, CardProcedureWith
from tefuda.kernel.abilities.player_effects import PlayerProcedure
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Moves
from tefuda.kernel.abilities.nodes import EQUAL, YOU, Ability, Effect
from tefuda.kernel.abilities.numbers import Counted, Fixed
from tefuda.kernel.abilities.qualities import Cannot, Plus
from tefuda.kernel.abilities.filters import AmongThem, AttachedTo, Has, Other
from tefuda.kernel.abilities.selections import AnyCard, Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.events.changes import attach
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.gateruler.abilities import PlayThis, UseAnother
from tefuda.rulebooks.gateruler.areas import (
    ABYSS_CONDITION, BEING_COUNTERED, BY_ABILITY, COUNTER_ABILITY, DEALING_BATTLE, IN_FRONT, ON_FIELD,
    OVERDRIVE_ABILITY, RESOLVE_HAND, RESOLVE_HAND_SUMMON, SUMMON_COUNT, TOUCHDOWN_ABILITY, ZONE_GRAVEYARD, ZONE_HAND,
    ZONE_SOUL,
)
from tefuda.rulebooks.gateruler.cards import ATK
from tefuda.rulebooks.gateruler.keywords import (
    COUNTERATTACK, FAMILIAR, INTERCEPTION, PIERCE, SOUL_GUARD, TWO_ATTACKS, UNDYING, VIGILANCE,
)
from tefuda.rulebooks.gateruler.processes import ABILITY, DAMAGE_EXECUTION, DESTRUCTION, OVERDRIVE

from .table import Table
from .texts import (
    DRAW, MY_GRAVE, MY_HAND, MY_UNITS, THEIR_UNITS, always, choice, choose, damage, event, instant, lasts, normal,
    special, undergo, use, when,
)


def battle(table: Table, attacker: int, line: str) -> None:
    """Attack, and let all that comes of it happen until the next declaration."""
    table.attack_phase(0)
    table.attack(attacker, line)
    table.pass_to("8-4c")


def user(table: Table, *abilities: Ability, place: str = "attack1") -> int:
    return table.give(table.unit(place, 0, hp=9, atk=6), *abilities)


def go(table: Table, *abilities: Ability) -> int:
    """Use the ability of a unit in the main phase and let it resolve."""
    unit = user(table, *abilities)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    return unit


# 16-2 to 16-4


@pytest.mark.rules("16-2a", "16-2a-1", "16-2b", "7-1b-1", "7-2a-2a", "9-3e-4h", "14-5a", "14-5d", "10-1c")
def test_7_2a_2_an_overdrive_ability_lies_beside_its_card(table: Table) -> None:
    unit = table.give(table.unit("drive", 0), special(OVERDRIVE_ABILITY, DRAW))
    table.main_phase(0)
    table.choose("reveal", unit)
    item = table.cards("drive")[-1]
    assert table.state.data[item][0] == OVERDRIVE
    assert table.offered("summon") == []
    assert table.why_not(f"summon {table.name(unit)} attack1") == "7-2a-2a"
    table.choose("overdrive", item)
    assert (table.processes(), table.cards("drive")) == ([ABILITY], [unit])
    table.resolve()
    assert table.count("hand") == 1
    assert unit in table.offered("summon")


@pytest.mark.rules("7-9a")
def test_7_9b_it_can_be_left(table: Table) -> None:
    unit = table.give(table.unit("drive", 0), special(OVERDRIVE_ABILITY, DRAW))
    table.main_phase(0)
    table.choose("reveal", unit)
    table.choose("drop", table.cards("drive")[-1])
    assert (table.gate, table.cards("drive"), table.count("hand")) == ([], [unit], 0)


def test_6_3c_overdrive_abilities_vanish_with_the_main_phase(table: Table) -> None:
    unit = table.give(table.unit("drive", 0), special(OVERDRIVE_ABILITY, DRAW))
    table.main_phase(0)
    table.choose("reveal", unit)
    table.pass_to("8-4c")
    assert (table.cards("drive"), table.state.data) == ([], {})


@pytest.mark.rules("10-3c-1", "10-4b", "10-4c", "10-4d-1", "15-19a", "15-19c")
def test_10_3c_outside_the_own_main_phase_it_is_dealt_with_on_its_own(table: Table) -> None:
    driven = table.give(table.unit("deck", 1), special(OVERDRIVE_ABILITY, DRAW))
    answer = table.give(table.unit("attack1", 1, atk=9), instant(PlayerProcedure("drive", YOU, Fixed(1))))
    table.main_phase(0)
    table.choose("pass")
    use(table, answer)
    table.resolve()
    assert table.asks == (1, "10-4d-1")
    assert [word for word, _, _ in table.offers] == ["overdrive", "pass"]
    table.game.choose(0)
    table.settle()
    assert table.count("hand", 1) == 1
    # Whatever is passed over goes to the graveyard (10-4d-2).
    assert table.where(driven) == ("graveyard", 1)


@pytest.mark.rules("16-3a", "16-3a-1")
def test_16_3a_a_touchdown_comes_with_a_card_from_the_hand(table: Table) -> None:
    text = _touchdown(DRAW)
    hand = table.give(table.unit("hand", 0), text)
    driven = table.give(table.unit("drive", 0, face_up=True, atk=9), text)
    table.main_phase(0)
    table.choose("summon", hand, "attack1")
    table.resolve()
    assert table.processes() == [ABILITY]
    table.resolve()
    assert table.count("hand") == 1
    table.choose("summon", driven, "attack2")
    table.resolve()
    assert table.gate == []


def _touchdown(*effects: Effect) -> Ability:
    return Automatic(TOUCHDOWN_ABILITY, effects=effects, when=Moves(
        This(), targets=ON_FIELD, reasons=(RESOLVE_HAND, RESOLVE_HAND_SUMMON)))


@pytest.mark.rules("16-4a", "16-4a-1", "16-4b", "13-6d-1", "13-6d-3")
def test_13_6d_a_counter_ability_has_to_be_played(table: Table) -> None:
    card = table.give(table.unit("deck", 1), special(COUNTER_ABILITY, DRAW))
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    assert table.processes() == [ABILITY]
    assert table.where(card) == ("counter", 1)
    table.resolve()
    assert table.where(card) == ("graveyard", 1)
    assert (table.count("hand", 1), table.count("damage", 1)) == (1, 0)


def test_13_6d_2_without_enough_to_choose_from_the_card_goes_to_the_graveyard(table: Table) -> None:
    card = table.give(table.unit("deck", 1), special(COUNTER_ABILITY, choose(THEIR_UNITS), damage(1)))
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    assert (table.gate, table.where(card), table.count("damage", 1)) == ([], ("graveyard", 1), 0)


@pytest.mark.rules("14-5c-1")
def test_14_5c_a_counter_ability_may_play_its_card_without_cost() -> None:
    table = Table("paying", "paying")
    card = table.give(table.unit("deck", 1, level=9), special(COUNTER_ABILITY, PlayThis()))
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    assert table.asks == (1, "14-3b-3a")
    table.choose("place", "attack2")
    table.resolve()
    assert table.where(card) == ("attack2", 1)


@pytest.mark.rules("15-16b")
def test_14_5b_a_counter_ability_may_play_another_one_of_its_card(table: Table) -> None:
    card = table.give(
        table.unit("deck", 1), special(COUNTER_ABILITY, UseAnother(TOUCHDOWN_ABILITY)), _touchdown(DRAW, DRAW))
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    table.resolve()
    assert table.count("hand", 1) == 2
    assert table.where(card) == ("graveyard", 1)


def test_13_6c_1_some_damage_can_not_be_countered(table: Table) -> None:
    card = table.give(table.unit("deck", 1), special(COUNTER_ABILITY, DRAW))
    unit = table.give(table.unit("attack1", 0, stk=1, atk=9), always(This(), Cannot(BEING_COUNTERED)))
    battle(table, unit, "ruler")
    assert table.where(card) == ("damage", 1)


# 16-5 to 16-12


@pytest.mark.rules("16-5a-1", "16-5a-2", "16-5b", "15-12b")
def test_16_5a_piercing_goes_on_to_the_ruler(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=5, stk=2), PIERCE)
    table.unit("defence", 1, hp=1)
    battle(table, unit, "ruler")
    assert table.count("damage", 1) == 2


def test_16_5a_not_where_nothing_is_destroyed_or_it_was_no_defender(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=5, stk=2), PIERCE)
    table.unit("attack1", 1, hp=1)
    battle(table, unit, "attack1")
    assert table.count("damage", 1) == 0


@pytest.mark.rules("16-6a-1")
def test_16_6a_vigilance_goes_to_an_empty_defence_zone(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), VIGILANCE)
    table.attack_phase(0)
    table.choose("end-attacks")
    table.resolve()
    table.choose("yes")
    assert table.where(unit) == ("defence", 0)
    assert table.rests(unit)


@pytest.mark.rules("16-7a", "16-7b")
def test_16_7a_a_text_gives_interception(table: Table) -> None:
    guard = table.give(table.unit("defence", 1, atk=2, hp=9), INTERCEPTION)
    unit = table.unit("attack1", 0, hp=9)
    table.attack_phase(0)
    table.attack(unit, "ruler")
    table.pass_to("8-5c")
    assert table.processes() == [DAMAGE_EXECUTION]
    assert table.state.data[table.gate[0]][2] == guard


@pytest.mark.rules("16-8a-1")
def test_16_8a_counterattack_hurts_the_attacker(table: Table) -> None:
    table.give(table.unit("attack1", 1, atk=3, hp=9), COUNTERATTACK)
    unit = table.unit("attack1", 0, atk=2, hp=9)
    battle(table, unit, "attack1")
    assert table.damage(unit) == 3


@pytest.mark.rules("16-9a-1", "16-9b")
def test_16_9a_two_attacks_and_no_third(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), TWO_ATTACKS)
    table.new_turn(0)
    table.pass_to("8-4c")
    table.attack(unit, "attack1")
    table.pass_to("8-4c")
    assert not table.rests(unit)
    table.attack(unit, "attack1")
    table.pass_to("8-4c")
    assert table.rests(unit)


@pytest.mark.rules("16-10a-1", "16-10b", "2-5c")
def test_16_10a_a_familiar_names_an_attribute(table: Table) -> None:
    table.unit("attack2", 1, attributes=("鳥",))
    table.unit("attack1", 1, attributes=("石",), atk=9)
    unit = table.give(table.unit("attack1", 0, attributes=("火",), atk=8), FAMILIAR)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert len(table.offers) == 3
    table.game.choose(2)
    labels = [name for name in ("火", "石", "鳥") if has_label(table.state, unit, f"attribute:{name}")]
    assert len(labels) == 2 and "火" in labels


@pytest.mark.rules("16-11a-1", "16-11a-2", "15-15b")
def test_16_11a_the_undying_can_be_summoned_from_the_graveyard_for_energy() -> None:
    table = Table("paying", "plain")
    unit = table.give(table.unit("graveyard", 0, level=2), UNDYING)
    table.main_phase(0)
    assert table.offered("summon") == [unit]
    table.choose("summon", unit, "attack1")
    table.game.choose(0)
    table.game.choose(0)
    table.resolve()
    assert table.where(unit) == ("attack1", 0)


def test_15_15b_1_where_no_energy_is_asked_for_it_can_not(table: Table) -> None:
    unit = table.give(table.unit("graveyard", 0, level=2), UNDYING)
    table.main_phase(0)
    assert table.offered("summon") == []
    assert table.why_not(f"summon {table.name(unit)} attack1") == "15-15b-1"


@pytest.mark.rules("16-12a", "16-12a-1", "16-12b-1", "16-12b-2", "14-13e")
def test_16_12b_soul_guard_keeps_a_unit_on_the_field_once(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, hp=3), SOUL_GUARD)
    soul = table.unit("soul", 0, atk=9)
    attach(table.state, soul, unit)
    table.main_phase(0)
    use(table, unit)
    assert table.where(soul) == ("graveyard", 0)
    table.resolve()
    table.hit(table.ruler(1), unit, 5)
    table.settle_gate()
    assert table.where(unit) == ("attack1", 0)
    assert (table.damage(unit), table.state.effects) == (0, ())
    table.hit(table.ruler(1), unit, 5)
    table.settle_gate()
    assert table.where(unit) == ("graveyard", 0)


# 16-14, 16-15


@pytest.mark.rules("16-14a", "16-14a-1", "16-14a-2a", "16-14b-1", "16-14c")
def test_16_14a_2_an_abyss_summon_does_what_the_unit_asks_for(table: Table) -> None:
    dead = table.give(table.unit("graveyard", 0), Played(ABYSS_CONDITION, costs=(
        Do(choice(MY_HAND), MoveTo(ZONE_GRAVEYARD, BY_ABILITY)),)))
    paid = table.unit("hand", 0, atk=9)
    caller = user(table, normal(PlayerProcedure("abyss summon", YOU, Fixed(1))))
    table.main_phase(0)
    use(table, caller)
    table.resolve()
    table.choose("pick", dead)
    assert table.where(paid) == ("graveyard", 0)
    table.choose("place", "defence")
    assert table.where(dead) == ("defence", 0)
    assert [it.reason for it in table.events("moved", "abyss_summon")] == ["abyss_summon"]


@pytest.mark.rules("16-15b-1", "16-15b-1a", "16-15a", "16-15b")
def test_16_15b_1_an_open_card_goes_on_the_gate_at_once() -> None:
    table = Table("paying", "paying")
    card = table.give(table.event("hand", 0, "open", level=5), event(DRAW))
    table.main_phase(0)
    assert table.gate == [card]
    assert all(table.rests(it) for it in table.cards("energy"))
    table.resolve()
    assert table.where(card) == ("graveyard", 0)
    assert table.count("hand") == 1


# 15


@pytest.mark.rules("15-12a", "12-4b-2a")
def test_15_12a_destroying_puts_a_process_on_the_gate(table: Table) -> None:
    victim = table.unit("attack1", 1)
    go(table, normal(undergo("destroy", THEIR_UNITS)))
    assert table.processes() == [DESTRUCTION]
    table.resolve()
    assert table.where(victim) == ("graveyard", 1)


@pytest.mark.rules("15-18a", "15-18a-1")
def test_15_18a_a_special_summon_goes_past_the_gate(table: Table) -> None:
    dead = table.unit("graveyard", 0, atk=9)
    go(table, normal(Do(choice(MY_GRAVE), undergo("special summon").act)))
    assert table.asks == (0, "15-3a")
    table.choose("place", "attack2")
    assert (table.where(dead), table.gate) == (("attack2", 0), [])


@pytest.mark.rules("15-23a", "4-5a-1")
def test_15_23a_control_goes_with_the_card(table: Table) -> None:
    stolen = table.unit("attack1", 1, atk=9)
    go(table, normal(undergo("take control", THEIR_UNITS)))
    before = table.state.obj[stolen]
    table.choose("place", "attack2")
    assert (table.where(stolen), table.state.controller[stolen]) == (("attack2", 0), 0)
    assert table.state.obj[stolen] == before


@pytest.mark.rules("15-14a", "3-14c-1")
def test_15_14a_a_card_becomes_a_soul_and_goes_when_its_card_does(table: Table) -> None:
    grave = table.unit("graveyard", 0, atk=9)
    unit = go(table, normal(Do(MY_GRAVE, CardProcedureWith("into soul", This()))))
    assert (table.where(grave), table.state.host[grave]) == (("soul", 0), unit)
    table.hit(table.ruler(1), unit, 9)
    table.resolve()
    table.resolve()
    assert table.where(grave) == ("graveyard", 0)


@pytest.mark.rules("15-14b")
def test_15_14b_1_a_card_on_top_takes_the_place_the_state_and_the_souls(table: Table) -> None:
    lower = table.unit("attack2", 0, rested=True, atk=9)
    soul = table.unit("soul", 0)
    attach(table.state, soul, lower)
    upper = table.unit("hand", 0, atk=8)
    strong = Cards(IN_FRONT, YOU, (Has(ATK, EQUAL, Fixed(9)),))
    go(table, normal(Do(MY_HAND, CardProcedureWith("on top", strong))))
    assert (table.where(upper), table.rests(upper)) == (("attack2", 0), True)
    assert [(table.where(card), table.state.host[card]) for card in (lower, soul)] == [(("soul", 0), upper)] * 2


@pytest.mark.rules("12-6a-1")
def test_12_6a_1_souls_stay_while_a_triggered_ability_speaks_of_them(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, hp=2), when(
        Moves(This(), sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)),
        Do(Cards((ZONE_SOUL,), YOU, (AttachedTo((AmongThem(This()),)),)), MoveTo(ZONE_HAND, BY_ABILITY))))
    soul = table.unit("soul", 0, atk=9)
    attach(table.state, soul, unit)
    table.main_phase(0)
    table.hit(table.ruler(1), unit, 5)
    table.settle_gate()
    assert table.where(unit) == ("graveyard", 0)
    assert table.where(soul) == ("hand", 0)


@pytest.mark.rules("15-21a", "13-7b")
def test_15_21a_a_unit_recovers(table: Table) -> None:
    deal_damage = table.unit("attack2", 0, hp=9)
    table.state.damage[deal_damage] = 4
    go(table, normal(undergo("recover unit", MY_UNITS, 3)))
    assert table.damage(deal_damage) == 1


@pytest.mark.rules("15-21b", "15-21c")
def test_15_21b_a_player_recovers(table: Table) -> None:
    table.unit("damage", 0), table.unit("damage", 0)
    go(table, normal(PlayerProcedure("recover", YOU, Fixed(2))))
    assert (table.count("damage"), table.count("graveyard")) == (0, 2)


@pytest.mark.rules("13-3a", "13-3c-1", "15-22a-1", "14-4d-1")
def test_15_22a_the_next_damage_gets_less(table: Table) -> None:
    unit = table.unit("attack1", 1, hp=9)
    answer = table.give(table.event("set1", 1, "instant"), event(PlayerProcedure("lessen", YOU, Fixed(2))))
    table.main_phase(0)
    table.hit(table.ruler(0), unit, 5)
    table.choose("pass")
    table.choose("play", answer)
    table.settle()
    assert table.damage(unit) == 3


@pytest.mark.rules("13-3a-1", "14-4b-1", "13-3d-1")
def test_13_3a_1_damage_that_is_yet_to_come_is_waited_for(table: Table) -> None:
    attacker = table.unit("attack1", 0, atk=5)
    unit = table.unit("attack1", 1, hp=9)
    answer = table.give(table.event("set1", 1, "instant"), event(Later(when(
        Declares(DEALING_BATTLE, AnyCard(2)), PlayerProcedure("nullify battle", YOU, Fixed(0))))))
    table.attack_phase(0)
    table.attack(attacker, "attack1")
    table.choose("pass")
    table.choose("play", answer)
    table.pass_to("8-4c")
    assert table.damage(unit) == 0
    assert table.state.delayed == ()


@pytest.mark.rules("13-2a-5")
def test_13_2a_4_texts_change_damage_as_it_goes_on_the_gate(table: Table) -> None:
    unit = table.give(table.unit("attack1", 1, hp=9), DamageReduction(which=This(), less=Fixed(2)))
    table.main_phase(0)
    table.hit(table.ruler(0), unit, 5)
    assert table.state.data[table.gate[0]][6] == 3
    table.resolve()
    assert table.damage(unit) == 3


@pytest.mark.rules("15-24b", "15-24c", "15-24c-1", "15-24c-2", "15-24d", "15-24f", "15-24g-1")
def test_15_24h_the_turn_ends_at_once(table: Table) -> None:
    card = table.give(table.event("hand", 0), event(PlayerProcedure("end turn", YOU, Fixed(0)), DRAW))
    driven = table.unit("drive", 0)
    table.main_phase(0)
    table.choose("play", card)
    table.resolve()
    assert table.step == "6-5b"
    assert (table.where(card), table.where(driven), table.gate) == (("graveyard", 0), ("graveyard", 0), [])
    assert table.count("hand") == 0


@pytest.mark.rules("15-11a")
def test_15_11a_two_cards_change_places(table: Table) -> None:
    other = table.unit("attack2", 0, atk=9)
    unit = user(table, normal(Do(This(), CardProcedureWith("swap", Cards((3,), YOU, (Other(),))))))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert (table.where(unit), table.where(other)) == (("attack2", 0), ("attack1", 0))


def test_15_4a_a_card_is_set_by_an_effect(table: Table) -> None:
    card = table.event("hand", 0, "instant")
    go(table, normal(Do(choice(MY_HAND), undergo("set").act)))
    table.choose("place", "set2")
    assert table.where(card) == ("set2", 0)


def test_15_17a_2b_a_summon_by_an_effect_takes_no_summoning_right() -> None:
    table = Table("knight", "plain")
    hand = table.unit("hand", 0, atk=5)
    meant = Cards((ZONE_HAND,), YOU, (Has(ATK, EQUAL, Fixed(5)),))
    unit = user(table, normal(Do(choice(meant), undergo("summon").act)))
    table.main_phase(0)
    table.state.registers[SUMMON_COUNT] = 2
    table.happen(lambda g: None)
    assert table.offered("summon") == []
    use(table, unit)
    table.resolve()
    table.choose("pick", hand)
    table.choose("place", "attack2")
    table.resolve()
    assert table.where(hand) == ("attack2", 0)


@pytest.mark.rules("15-7a", "15-9a", "15-13a")
def test_15_2a_numbers_go_up_by_what_there_is(table: Table) -> None:
    table.unit("graveyard", 0), table.unit("graveyard", 0)
    unit = go(table, normal(lasts(Plus(ATK, Counted(MY_GRAVE)), which=This())))
    assert value(table.state, unit, ATK) == 8

