"""What a text speaks of without naming it: what was chosen last, or else the card of the event that it waited for."""
from __future__ import annotations

import pytest

from tests.gundam.table import Table


@pytest.mark.rules("9-1-6-1")
def test_9_1_6_1_the_unit_of_the_event_is_spoken_of_until_another_is_chosen(table: Table) -> None:
    attacker = table.unit(0, ap=2)
    watcher = table.reads("自分のユニットがアタックしたとき、このターン中、それをAP+2する。").unit(0, ap=1)
    table.main_phase(0)
    table.attack(attacker)
    assert table.number(attacker, "ap") == 4
    assert table.number(watcher, "ap") == 1


@pytest.mark.rules("9-3-3")
def test_9_3_3_what_was_chosen_is_spoken_of_and_not_the_event(table: Table) -> None:
    attacker, enemy = table.unit(0, ap=2), table.unit(1, ap=5)
    table.reads("自分のユニットがアタックしたとき、相手のユニット1つを選ぶ。このターン中、それをAP-2する。").unit(0, ap=1)
    table.main_phase(0)
    table.attack(attacker)
    assert table.number(attacker, "ap") == 2
    assert table.number(enemy, "ap") == 3


@pytest.mark.rules("9-3-3")
def test_9_3_3_where_nothing_could_be_chosen_nothing_is_spoken_of(table: Table) -> None:
    attacker = table.unit(0, ap=2)
    table.reads("自分のユニットがアタックしたとき、相手のユニット1つを選ぶ。このターン中、それをAP-2する。").unit(0, ap=1)
    table.main_phase(0)
    table.attack(attacker)
    assert table.number(attacker, "ap") == 2
