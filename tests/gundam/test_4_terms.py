"""Chapter 4: active and rested, damage and recovery, destruction, tokens, counters."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import shuffle
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.codes import DAMAGED, MOVED
from tefuda.rulebooks.gundam.areas import BATTLE_DAMAGE, BY_RULE, DESTROY, LAYOUT
from tefuda.rulebooks.gundam.c4_terms import destroy, discard, draw_cards, pilot_of, recover, remove
from tefuda.rulebooks.gundam.deck import EX_BASE, EX_RESOURCE, FIXED_CARDS
from tests.gundam.table import Table, new_game


@pytest.mark.rules("4-2-1")
def test_4_2_2_a_card_goes_to_the_areas_of_its_owner(table: Table) -> None:
    own, lent = table.unit(1, hp=1, rested=True), table.put("battle", 1, "unit", owner=0, ap=1, hp=1, rested=True)
    table.main_phase(0)
    table.happen(lambda: destroy(table.state, (own, lent)))
    assert (table.where(own), table.where(lent)) == (("trash", 1), ("trash", 0))


@pytest.mark.rules("4-3-2", "6-1-2")
def test_4_3_1_the_turn_player_is_who_acts_in_the_main_phase(table: Table) -> None:
    for player in (0, 1):
        table.turn(player)
        assert (table.state.turn_player, table.asks) == (player, (player, "6-5-1"))


@pytest.mark.rules("4-4-1-1", "4-4-1-2", "4-4-3")
def test_4_4_1_units_resources_and_bases_are_active_or_rested(table: Table) -> None:
    for area in ("battle", "resources", "base"):
        assert LAYOUT.named(area).restable
    unit = table.unit(0, rested=True)
    table.main_phase(0)
    assert table.offered("attack") == []
    assert table.why_not("attack", unit) == "7-3-1"


@pytest.mark.rules("7-1")
def test_4_4_2_a_unit_that_has_not_acted_cannot_be_attacked(table: Table) -> None:
    unit, active = table.unit(0), table.unit(1)
    table.main_phase(0)
    assert table.why_not("attack-unit", unit, active) == "4-4-2"


@pytest.mark.rules("5-2-3", "5-2-4")
def test_4_4_4_cards_come_active(table: Table) -> None:
    unit, base = table.hand(0), table.hand(0, "base")
    top = table.top("resource_deck", 0)
    table.turn(0)
    table.choose("deploy", unit)
    table.choose("deploy", base)
    assert not any(table.rested(card) for card in (unit, base, top))


def test_4_4_5_shields_are_laid_rested() -> None:
    game = new_game()
    for it in ("go-first", "keep", "keep"):
        game.apply(it)
    g = game.state
    assert all(g.flags[card] == 1 for player in (0, 1) for card in g.zones[LAYOUT.place("shields", player)])


@pytest.mark.rules("4-5-1-1", "4-18-1", "4-18-1-1")
def test_4_5_1_damage_lies_on_a_card_as_counters(table: Table) -> None:
    attacker, target = table.unit(0, ap=2, hp=5), table.unit(1, ap=1, hp=3, rested=True)
    table.fight(attacker, target)
    assert (table.damage(target), table.damage(attacker)) == (2, 1)
    assert table.where(target) == ("battle", 1)
    table.turn(1)
    assert (table.damage(target), table.damage(attacker)) == (2, 1)


@pytest.mark.parametrize("ap", [3, 4])
def test_4_5_1_2_as_much_damage_as_hp_or_more_destroys(table: Table, ap: int) -> None:
    attacker, target = table.unit(0, ap=ap), table.unit(1, ap=0, hp=3, rested=True)
    table.fight(attacker, target)
    assert table.where(target) == ("trash", 1)


@pytest.mark.rules("7-6-3-2")
def test_4_5_2_battle_damage_is_as_much_as_ap(table: Table) -> None:
    attacker, target = table.unit(0, ap=3, hp=9), table.unit(1, ap=2, hp=9, rested=True)
    table.pilot(attacker, ap=1)
    table.fight(attacker, target)
    assert (table.damage(target), table.damage(attacker)) == (4, 2)
    assert len(table.events("damaged", "battle_damage")) == 2


@pytest.mark.parametrize("shields", [0, 6])
def test_4_5_4_damage_of_nothing_is_no_damage(table: Table, shields: int) -> None:
    unit = table.unit(0, ap=0)
    table.leave(shields, "shields", 1)
    woken: list[int] = []
    table.ability(0, DAMAGED, lambda: woken.append(1))
    table.fight(unit)
    assert (table.game.over, table.count("shields", 1), woken) == (False, shields, [])


def test_4_5_4_a_base_keeps_its_counters_from_a_unit_without_ap(table: Table) -> None:
    unit, base = table.unit(0, ap=0), table.base(1)
    table.fight(unit)
    assert (table.damage(base), table.events("damaged")) == (0, [])


@pytest.mark.rules("7-6-2-3")
def test_4_5_5_more_than_a_base_has_left_hits_no_shield(table: Table) -> None:
    unit, base = table.unit(0, ap=9), table.base(1, hp=1)
    table.fight(unit)
    assert (table.where(base), table.count("shields", 1)) == (("trash", 1), 6)


def test_4_5_5_more_than_a_shield_has_hits_no_other_shield(table: Table) -> None:
    unit = table.unit(0, ap=9)
    table.fight(unit)
    assert table.count("shields", 1) == 5


@pytest.mark.rules("4-18-3")
def test_4_6_1_recovery_takes_counters_off(table: Table) -> None:
    unit = table.unit(0, hp=5)
    table.state.damage[unit] = 4
    table.main_phase(0)
    table.happen(lambda: recover(table.state, unit, 3))
    assert (table.damage(unit), [event.value for event in table.events("mended")]) == (1, [3])


def test_4_6_2_recovery_of_more_than_the_damage_takes_all_counters(table: Table) -> None:
    base = table.base(0)
    table.state.damage[base] = 2
    table.main_phase(0)
    table.happen(lambda: recover(table.state, base, 5))
    assert (table.damage(base), [event.value for event in table.events("mended")]) == (0, [2])


def test_4_6_3_a_unit_without_damage_does_not_recover(table: Table) -> None:
    unit = table.unit(0)
    table.main_phase(0)
    table.happen(lambda: recover(table.state, unit, 1))
    assert table.events("mended") == []


@pytest.mark.rules("9-3-1-2")
def test_4_7_1_a_card_is_played_from_the_hand_for_its_cost(table: Table) -> None:
    unit = table.hand(0, cost=1)
    elsewhere = table.put("trash", 0, "unit", level=0, cost=0, ap=1, hp=1)
    (resource,) = table.resources(0, 1)
    table.main_phase(0)
    assert table.why_not("deploy", elsewhere) == "4-7-1"
    table.choose("deploy", unit)
    assert table.rested(resource)
    assert [event.rule for event in table.events("revealed")] == ["4-7-1"]


def test_4_8_1_deploying_puts_units_and_bases_into_the_field(table: Table) -> None:
    unit, base = table.hand(0), table.hand(0, "base")
    table.main_phase(0)
    table.choose("deploy", unit)
    table.choose("deploy", base)
    assert [LAYOUT.zone(event.value).name for event in table.events("moved", "deploy")] == ["battle", "base"]


def test_4_9_1_setting_puts_a_pilot_under_a_unit(table: Table) -> None:
    unit, pilot = table.unit(0), table.hand(0, "pilot")
    table.main_phase(0)
    table.choose("set", pilot, unit)
    assert (pilot_of(table.state, unit), table.where(pilot)) == (pilot, ("battle", 0))


@pytest.mark.rules("6-5-2-3-4")
def test_4_10_1_a_destroyed_unit_goes_to_the_trash_with_its_pilot(table: Table) -> None:
    unit = table.unit(1)
    pilot = table.pilot(unit)
    table.main_phase(0)
    table.happen(lambda: destroy(table.state, (unit,)))
    assert (table.where(unit), table.where(pilot)) == (("trash", 1), ("trash", 1))
    assert table.state.host[pilot] == -1


@pytest.mark.rules("7-6-2-3-1")
def test_4_10_2_a_destroyed_base_goes_to_the_trash(table: Table) -> None:
    unit, base = table.unit(0, ap=5), table.base(1, hp=5)
    table.fight(unit)
    assert table.where(base) == ("trash", 1)


def test_4_10_3_a_destroyed_shield_is_turned_up_before_it_goes_to_the_trash(table: Table) -> None:
    unit = table.unit(0)
    table.fight(unit)
    steps = [(event.kind, event.seen) for event in table.game.events(0) if event.reason == "destroy"]
    assert steps == [("revealed", True), ("moved", True)]


def test_4_10_4_a_destroyed_resource_goes_back_to_the_resource_deck(table: Table) -> None:
    (resource,) = table.resources(0, 1)
    table.main_phase(0)
    table.happen(lambda: destroy(table.state, (resource,)))
    assert table.top("resource_deck", 0) == resource
    assert len(table.game.view(0).zone("resource_deck").cards) == 0


def test_4_11_1_discarding_puts_cards_of_the_hand_into_the_trash(table: Table) -> None:
    cards = (table.hand(0), table.hand(0))
    table.main_phase(0)
    table.happen(lambda: discard(table.state, cards))
    assert [table.where(card) for card in cards] == [("trash", 0)] * 2


@pytest.mark.rules("4-12-2", "3-7-1")
def test_4_12_1_a_removed_unit_was_not_destroyed(table: Table) -> None:
    unit = table.unit(0)
    pilot = table.pilot(unit)
    destroyed: list[int] = []
    table.ability(0, MOVED, lambda: destroyed.append(1), reason=DESTROY)
    table.main_phase(0)
    table.happen(lambda: remove(table.state, (unit,)))
    assert (table.where(unit), table.where(pilot), destroyed) == (("removed", 0), ("removed", 0), [])


@pytest.mark.rules("4-13-1", "4-15-1")
def test_4_15_1_1_a_deck_of_one_card_counts_as_shuffled(table: Table) -> None:
    table.main_phase(0)
    table.leave(1, "deck", 0)
    card = table.top("deck", 0)
    table.happen(lambda: shuffle(table.state, table.place("deck", 0)))
    assert (table.cards("deck", 0), len(table.events("shuffled"))) == ([card], 1)


@pytest.mark.rules("4-14-1")
def test_4_14_2_a_drawn_card_is_the_top_of_the_deck_and_not_shown(table: Table) -> None:
    table.main_phase(0)
    top = table.cards("deck", 0)[-2:]
    table.happen(lambda: draw_cards(table.state, 0, 2))
    assert table.cards("hand", 0)[-2:] == top[::-1]
    assert [event.seen for event in table.game.events(1) if event.reason == "draw"][-2:] == [False, False]
    assert [event.seen for event in table.game.events(0) if event.reason == "draw"][-2:] == [True, True]


@pytest.mark.rules("4-17-1")
def test_4_17_2_1_a_token_unit_attacks_and_is_attacked_like_any_unit(table: Table) -> None:
    token, other = table.unit_token(0, ap=3), table.unit_token(1, ap=1, hp=5, rested=True)
    table.fight(token, other)
    assert (table.damage(other), table.damage(token)) == (3, 1)


def test_4_17_2_1_1_a_pilot_can_be_set_on_a_token(table: Table) -> None:
    token, pilot = table.unit_token(0), table.hand(0, "pilot", ap=3)
    table.main_phase(0)
    table.choose("set", pilot, token)
    assert table.number(token, "ap") == 5


@pytest.mark.parametrize("area", ["hand", "trash", "deck", "removed"])
def test_4_17_2_4_a_token_that_leaves_the_field_is_gone(table: Table, area: str) -> None:
    token = table.unit_token(0)
    table.main_phase(0)
    table.happen(lambda: table.move(token, area, 0))
    assert token not in table.state.data
    assert table.where(token) == ("", -1)
    assert [event.rule for event in table.events("vanished")] == ["4-17-2-4"]


@pytest.mark.rules("10-1-2")
def test_4_17_2_4_1_a_token_was_in_the_trash_for_a_moment(table: Table) -> None:
    table.ex_base(1)
    unit = table.unit(0, ap=3)
    destroyed: list[int] = []
    table.ability(1, MOVED, lambda: destroyed.append(1), reason=DESTROY)
    table.fight(unit)
    assert (destroyed, table.count("base", 1), table.count("trash", 1)) == ([1], 0, 0)


def test_4_17_3_there_are_two_tokens() -> None:
    assert {number: card.type for number, card in FIXED_CARDS.items()} == {
        EX_BASE: "base-token", EX_RESOURCE: "resource-token"}


def test_4_17_4_1_the_ex_base_has_no_ap_and_three_hp(table: Table) -> None:
    base = table.ex_base(0)
    assert (table.number(base, "ap"), table.number(base, "hp")) == (0, 3)


@pytest.mark.rules("4-17-5-2", "5-2-3", "5-2-4")
def test_4_17_4_2_the_tokens_of_the_beginning() -> None:
    game = new_game()
    for it in ("go-first", "keep", "keep"):
        game.apply(it)
    first = game.state.first_player
    view = game.view(0)
    for player in (0, 1):
        assert [(card.number, card.rested) for card in view.zone("base", player).cards] == [(EX_BASE, False)]
    assert [card.number for card in view.zone("resources", 1 - first).cards] == [EX_RESOURCE]
    assert [card.number for card in view.zone("resources", first).cards] == ["R"]


def test_4_17_5_1_an_ex_resource_pays_like_a_resource(table: Table) -> None:
    unit = table.hand(0, level=1, cost=1)
    token = table.ex_resource(0)
    table.main_phase(0)
    table.choose("deploy", unit)
    assert (table.where(unit), table.where(token)) == (("battle", 0), ("", -1))


def test_4_17_5_3_an_ex_resource_that_paid_is_gone(table: Table) -> None:
    unit = table.hand(0, cost=3)
    token = table.ex_resource(0)
    resources = table.resources(0, 2)
    table.main_phase(0)
    table.choose("deploy", unit)
    # All three were needed, so nobody was asked.
    assert table.asks == (0, "6-5-1")
    assert [event.rule for event in table.events("vanished")] == ["4-17-5-3"]
    assert table.cards("resources", 0) == resources
    assert token not in table.state.data


@pytest.mark.parametrize("word, left", [("pick", 0), ("done", 1)])
@pytest.mark.rules("2-9-1")
def test_4_17_5_3_whoever_pays_chooses_whether_an_ex_resource_does(table: Table, word: str, left: int) -> None:
    unit = table.hand(0, cost=2)
    token = table.ex_resource(0)
    resources = table.resources(0, 2)
    table.main_phase(0)
    table.choose("deploy", unit)
    assert (table.asks, table.words, table.offered("pick")) == ((0, "2-9-1"), ["pick", "done"], [token])
    table.choose(word)
    assert [table.rested(card) for card in resources].count(True) == 1 + left
    assert len([card for card in table.cards("resources", 0) if card in table.state.data]) == left


def test_4_17_5_3_a_card_without_cost_takes_no_ex_resource(table: Table) -> None:
    unit = table.hand(0, cost=0)
    table.ex_resource(0)
    table.main_phase(0)
    table.choose("deploy", unit)
    assert (table.asks, table.count("resources", 0)) == ((0, "6-5-1"), 1)


@pytest.mark.rules("4-18-1")
def test_4_18_1_1_a_base_carries_counters_too(table: Table) -> None:
    unit, base = table.unit(0, ap=2), table.base(1, hp=5)
    table.fight(unit)
    assert table.damage(base) == 2
    table.main_phase(0)
    table.happen(lambda: deal_damage(table.state, base, 3, BATTLE_DAMAGE))
    assert table.where(base) == ("trash", 1)
    assert table.damage(base) == 0


def test_4_10_3_a_shield_that_an_effect_damages_is_destroyed(table: Table) -> None:
    table.main_phase(0)
    top = table.top("shields", 0)
    table.happen(lambda: deal_damage(table.state, top, 1, BY_RULE))
    assert table.where(top) == ("trash", 0)
