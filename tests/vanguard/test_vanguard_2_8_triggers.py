"""2.8: what the trigger icons do, in drive checks and damage checks."""
from __future__ import annotations

import pytest

from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table


def drive_check(table: Table, trigger: str, *, power: int = 5000, clan: str = CLAN) -> int:
    """The vanguard of player 0 attacks and checks a card with that icon."""
    it = table.put("deck", 0, "trigger", trigger=trigger, trigger_power=power, clan=(clan,))
    table.fight(table.vanguard(0), table.vanguard(1))
    return it


def lone_drive_check(table: Table, trigger: str, power: int = 5000) -> None:
    """The same with a vanguard alone; it stops at the damage check, where player 1 is asked."""
    table.put("rear1", 1)
    table.put("deck", 1, "trigger")
    drive_check(table, trigger, power=power)
    assert table.asks[0] == 1


def test_2_8_1_1_1_without_an_icon_nothing_happens(table: Table) -> None:
    it = table.top("deck", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.where(it) == ("hand", 0)
    assert table.state.effects == ()


@pytest.mark.rules("2.8.2", "2.8.3")
def test_2_8_1_1_2_critical_and_power_may_go_to_different_units(table: Table) -> None:
    rear = table.put("rear1", 0)
    drive_check(table, "critical")
    assert table.asks == (0, "2.8.2")
    both = [table.vanguard(0), rear]
    assert (table.offered("critical"), table.offered("power")) == (both, both)
    table.choose("critical", table.vanguard(0))
    assert table.words == ["power", "power"]
    table.choose("power", rear)
    assert table.number(table.vanguard(0), "critical") == 2
    assert table.number(rear, "power") == 13000
    assert table.count("damage", 1) == 2


@pytest.mark.rules("2.8.1.1.2", "2.8.3")
def test_2_8_2_the_log_tells_who_got_what_by_which_paragraph(table: Table) -> None:
    rear = table.put("rear1", 0)
    drive_check(table, "critical")
    table.choose("critical", table.vanguard(0))
    table.choose("power", rear)
    told = [(it.reason, it.rule, it.handle) for it in table.events("declared") if it.reason.endswith("_up")]
    handles = [f"#{table.state.obj[unit]}" for unit in (table.vanguard(0), rear)]
    assert told == [("critical_up", "2.8.1.1.2", handles[0]), ("power_up", "2.8.3", handles[1])]


def test_2_8_1_1_2_both_may_go_to_the_same_unit(table: Table) -> None:
    rear = table.put("rear1", 0)
    drive_check(table, "critical", power=10000)
    table.choose("power", rear)
    table.choose("critical", rear)
    assert (table.number(rear, "power"), table.number(rear, "critical")) == (18000, 2)
    assert table.count("damage", 1) == 1


@pytest.mark.rules("2.8.2")
def test_2_8_1_1_3_draw(table: Table) -> None:
    rear = table.put("rear1", 0)
    drive_check(table, "draw")
    assert table.words == ["draw", "power", "power"]
    table.choose("power", rear)
    assert table.count("hand", 0) == 2
    assert table.number(rear, "power") == 13000


def test_2_8_1_1_3_drawing_first_shows_the_card_before_the_unit_is_chosen(table: Table) -> None:
    table.put("rear1", 0)
    drive_check(table, "draw")
    table.choose("draw")
    assert table.count("hand", 0) == 1
    assert table.words == ["power", "power"]


def test_2_8_1_1_4_stand(table: Table) -> None:
    rear = table.put("rear1", 0, rested=True)
    drive_check(table, "stand")
    assert table.offered("stand") == [table.vanguard(0), rear]
    table.choose("stand", rear)
    assert not table.rested(rear)
    table.choose("power", table.vanguard(0))
    assert table.number(table.vanguard(0), "power") == 16000


def test_2_8_1_1_4_a_vanguard_that_is_chosen_does_not_stand(table: Table) -> None:
    table.put("rear1", 0, rested=True)
    drive_check(table, "stand")
    table.choose("stand", table.vanguard(0))
    assert table.rested(table.vanguard(0))
    assert table.events("stood") == []


@pytest.mark.rules("10.8.1")
@pytest.mark.parametrize(("own", "enemy", "heals"), [(2, 1, True), (2, 2, True), (1, 2, False)])
def test_2_8_1_1_5_heal_with_as_much_damage_or_more(table: Table, own: int, enemy: int, heals: bool) -> None:
    damage = table.put_many(own, "damage", 0)
    table.put_many(enemy, "damage", 1)
    table.put("rear1", 0)
    drive_check(table, "heal")
    assert table.offered("heal") == (damage if heals else [])
    if heals:
        table.choose("heal", damage[0])
        assert table.where(damage[0]) == ("drop", 0)
    table.choose("power", table.vanguard(0))
    assert table.number(table.vanguard(0), "power") == 16000


def test_2_8_1_1_5_without_damage_there_is_nothing_to_heal(table: Table) -> None:
    lone_drive_check(table, "heal")
    assert table.number(table.vanguard(0), "power") == 16000
    assert table.events("moved", "heal") == []


def test_2_8_1_1_5_a_heal_trigger_can_save_from_the_sixth_damage(table: Table) -> None:
    """The checked card comes to the damage zone only after the icon (9.6.6)."""
    damage = table.put_many(5, "damage", 1)
    table.put("deck", 1, "trigger", trigger="heal")
    table.fight(table.vanguard(0), table.vanguard(1))
    table.choose("heal", damage[0])
    assert not table.game.over
    assert table.count("damage", 1) == 5


@pytest.mark.rules("10.6.3.2.1")
def test_2_8_1_1_6_front_strengthens_the_whole_front_row(table: Table) -> None:
    front = [table.put("rear1", 0), table.put("rear2", 0)]
    back = table.put("rear3", 0)
    drive_check(table, "front", power=10000)
    assert [table.number(it, "power") for it in front] == [18000, 18000]
    assert table.number(table.vanguard(0), "power") == 21000
    assert table.number(back, "power") == 8000


def test_2_8_2_with_one_unit_the_order_is_not_asked(table: Table) -> None:
    lone_drive_check(table, "critical")
    assert table.number(table.vanguard(0), "critical") == 2
    assert table.number(table.vanguard(0), "power") == 16000


@pytest.mark.parametrize("power", [5000, 10000])
def test_2_8_3_the_power_is_what_the_icon_says(table: Table, power: int) -> None:
    lone_drive_check(table, "critical", power)
    assert table.number(table.vanguard(0), "power") == 11000 + power


def test_2_8_3_the_power_lasts_for_the_turn(table: Table) -> None:
    lone_drive_check(table, "draw")
    assert table.number(table.vanguard(0), "power") == 16000
    table.end_phase()
    assert table.number(table.vanguard(0), "power") == 11000


@pytest.mark.rules("2.2.1.1", "7.6.1.2.4")
def test_2_8_1_the_icon_of_another_clan_does_nothing(table: Table) -> None:
    it = drive_check(table, "critical", clan=OTHER_CLAN)
    assert table.where(it) == ("hand", 0)
    assert table.number(table.vanguard(0), "critical") == 1


@pytest.mark.rules("7.6.1.2.4")
def test_2_8_1_a_rear_guard_of_the_same_clan_is_enough(table: Table) -> None:
    rear = table.put("rear4", 0, clan=(OTHER_CLAN,))
    drive_check(table, "critical", clan=OTHER_CLAN)
    table.choose("critical", rear)
    assert table.number(rear, "critical") == 2


def test_2_8_1_a_guardian_can_be_chosen_in_a_damage_check(table: Table) -> None:
    """3.8.2: guardians are units, too."""
    guardian = table.put("hand", 1, shield=0)
    table.put("deck", 1, "trigger", trigger="draw")
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    table.choose("guard", guardian)
    assert table.asks == (1, "2.8.2")
    assert table.offered("power") == [table.vanguard(1), guardian]


@pytest.mark.rules("9.6.5")
def test_2_8_1_in_a_damage_check_the_icon_works_for_the_damaged_fighter(table: Table) -> None:
    rear = table.put("rear1", 1)
    table.put("rear1", 0)
    table.put("deck", 1, "trigger", trigger="critical")
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.asks == (1, "2.8.2")
    table.choose("power", rear)
    table.choose("critical", rear)
    assert (table.number(rear, "power"), table.number(rear, "critical")) == (13000, 2)
