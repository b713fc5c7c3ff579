"""12.13: the pseudo-card Protect."""
from __future__ import annotations

import random

import pytest

from tefuda.rulebooks.vanguard.areas import ATTACKED
from tefuda.rulebooks.vanguard.c7_fighters import take_part
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table


def attack(table: Table) -> None:
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))


@pytest.mark.rules("12.13.1")
def test_12_13_1_1_it_counts_as_a_card_of_its_zone(table: Table) -> None:
    table.put_protect(1)
    assert table.game.view(0).zone("hand", 1).count == 1


@pytest.mark.rules("12.13.1.1.1")
def test_12_13_1_1_1_1_everybody_knows_it_where_other_cards_are_hidden(table: Table) -> None:
    protect = table.put_protect(1)
    table.put("hand", 1)
    cards = table.game.view(0).zone("hand", 1).cards
    assert [it.handle for it in cards] == [f"#{table.state.obj[protect]}"]
    other = table.game.imagine(0, random.Random(1)).state
    assert other.prints[protect] == table.state.prints[protect]


@pytest.mark.rules("12.13.1.4", "12.13.1.4.1", "12.13.1.4.2", "12.13.2.4", "12.13.1.3.1")
@pytest.mark.parametrize("zone", ["drop", "soul", "damage", "bind", "deck", "rear1", "vanguard", "gauge", "trigger"])
def test_12_13_1_4_2_1_it_is_erased_as_soon_as_it_comes_elsewhere(table: Table, zone: str) -> None:
    """Before the rest of the same effect, which here looks at what is there."""
    seen: list[int] = []
    protect = table.put_protect(0)
    before = table.count(zone, 0)
    table.main_phase()
    table.happen(lambda: table.move(protect, zone, 0), lambda: seen.append(table.count(zone, 0)))
    assert seen == [before]
    assert protect not in table.state.data
    assert [(event.kind, event.reason) for event in table.events("vanished")] == [("vanished", "erased")]


@pytest.mark.rules("12.13.1.2", "12.13.1.2.1")
@pytest.mark.parametrize(("whose", "player"), [("あなた", 0), ("相手", 1)])
@pytest.mark.parametrize(("ja", "zone", "made"), [
    ("手札", "hand", 2), ("ドロップゾーン", "drop", 0), ("ソウル", "soul", 0), ("ダメージゾーン", "damage", 0),
    ("バインドゾーン", "bind", 0), ("山札", "deck", 0)])
def test_12_13_1_4_2_2_it_is_not_made_where_it_would_be_erased(
    table: Table, whose: str, player: int, ja: str, zone: str, made: int,
) -> None:
    """It is its fighter's own where it is made; elsewhere nothing is made that could be erased."""
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(
        f"【起】【(V)】：{whose}の{ja}に疑似カード「プロテクト」を2枚作成する。そうしたら、SC(1)。"))
    before, soul = table.count(zone, player), table.count("soul", 0)
    table.main_phase()
    table.choose("use", it)
    assert [len(table.events(*event)) for event in (("created", "by_skill"), ("created",), ("vanished",))] == [
        made, made, 0]
    new = table.cards(zone, player)[before:]
    assert [(table.state.owner[card], table.state.controller[card]) for card in new] == [(player, player)] * made
    assert table.count("soul", 0) - soul == (1 if made else 0)


def test_12_13_2_4_the_hand_of_the_other_fighter_is_elsewhere(table: Table) -> None:
    protect = table.put_protect(0)
    table.main_phase()
    table.happen(lambda: table.move(protect, "hand", 1))
    assert table.count("hand", 1) == 0


@pytest.mark.rules("12.13.1.4.1.1")
def test_12_13_2_4_1_on_the_guardian_circle_it_is_a_unit(table: Table) -> None:
    protect = table.put_protect(1)
    table.put("hand", 1)
    attack(table)
    table.choose("guard", protect)
    assert table.where(protect) == ("guardian", 1)
    assert table.number(table.vanguard(1), "power") == 11000


@pytest.mark.rules("12.13.2.1")
def test_12_13_2_5_it_is_called_as_a_guardian_only(table: Table) -> None:
    protect = table.put_protect(0)
    table.ride_phase()
    assert table.why_not("ride", protect) == "12.13.2.5"
    table.main_phase()
    assert table.why_not("call", protect, table.place("rear1", 0)) == "12.13.2.5"
    table.battle_phase(1)
    table.attack(table.vanguard(1), table.vanguard(0))
    assert table.offered("guard") == [protect]


def test_12_13_2_3_for_a_card_of_the_hand_a_unit_is_not_hit_in_this_battle(table: Table) -> None:
    protect, card = table.put_protect(1), table.put("hand", 1)
    unit = table.put("rear1", 0, power=99000)
    attack(table)
    table.choose("guard", protect)
    assert table.asks == (1, "12.13.2.3")
    assert table.words == ["pick", "pass"]
    table.choose("pick", card)
    assert table.where(card) == ("drop", 1)
    assert sorted(table.offered("pick")) == sorted([table.vanguard(1), protect])
    table.choose("pick", table.vanguard(1))
    assert table.asks == (0, "7.3.1.2")
    assert table.count("damage", 1) == 0
    assert protect not in table.state.data
    table.attack(unit, table.vanguard(1))
    assert table.count("damage", 1) == 1


def test_12_13_2_3_it_is_told_which_of_its_two_choices_is_asked(table: Table) -> None:
    protect, card = table.put_protect(1), table.put("hand", 1)
    attack(table)
    table.choose("guard", protect)
    assert table.game.prompt is not None
    assert table.game.prompt.text().startswith("Protect: discard a card")
    table.choose("pick", card)
    assert table.game.prompt.text() == "Protect: choose the unit that is not to be hit"


def test_12_13_2_3_the_cost_may_be_left_unpaid(table: Table) -> None:
    protect, card = table.put_protect(1), table.put("hand", 1)
    table.put("rear1", 0)
    attack(table)
    table.choose("guard", protect)
    table.choose("pass")
    assert table.where(card) == ("hand", 1)
    table.choose("pass")
    assert table.count("damage", 1) == 1


def test_12_13_2_3_without_a_hand_it_can_not_be_paid(table: Table) -> None:
    protect = table.put_protect(1)
    table.put("rear1", 0)
    attack(table)
    table.choose("guard", protect)
    assert table.asks == (0, "7.3.1.2")
    assert table.count("damage", 1) == 1


def test_12_13_2_3_any_unit_of_the_fighter_may_be_chosen(table: Table) -> None:
    protect, card = table.put_protect(1), table.put("hand", 1)
    rear = table.put("rear4", 1)
    table.put("rear1", 0)
    attack(table)
    take_part(table.state, rear, ATTACKED)
    table.choose("guard", protect)
    table.choose("pick", table.vanguard(1))
    table.choose("pick", card)
    table.choose("pick", rear)
    assert table.where(rear) == ("rear4", 1)
    assert table.count("damage", 1) == 1
