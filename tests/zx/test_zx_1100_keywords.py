"""Chapters 1000 to 1200, as far as they need no text and are not told elsewhere."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tefuda.rulebooks.zx.areas import BY_RULE, PLAYER_DAMAGE
from tests.zx.zx_table import Table


def life_card(table: Table, player: int, keyword: str, others: int = 1) -> int:
    """The player takes a point of damage, and the card of their life with the keyword is shown."""
    made = [{"icons": ("ignition", keyword)}, *({} for _ in range(others))]
    card = table.set_life(player, made)[0]  # type: ignore[arg-type]
    table.state.registers[PLAYER_DAMAGE + player] = 1
    table.check()
    if others:
        table.choose("pick", card)
    return card


def test_1001_3_damage_of_0_is_not_dealt(table: Table) -> None:
    target = table.put("square7", 0)
    table.happen(lambda: deal_damage(table.state, target, 0, BY_RULE))
    assert table.events("damaged") == []


@pytest.mark.rules("1102.1", "1011.2")
def test_1102_2_life_recovery_puts_the_top_of_the_deck_to_life(table: Table) -> None:
    healer = life_card(table, 1, "life_recovery")
    top = table.cards("deck", 1)[-1]
    table.play(healer, "square1")
    assert table.where(top) == ("life", 1)
    assert table.count("life", 1) == 2


def test_1102_2_it_saves_from_losing_the_last_life(table: Table) -> None:
    healer = life_card(table, 1, "life_recovery", others=0)
    table.play(healer, "square1")
    assert not table.game.over
    assert table.count("life", 1) == 1


def test_1102_2_not_with_more_life_than_the_opponent(table: Table) -> None:
    table.set_life(0, [{}])
    healer = life_card(table, 1, "life_recovery", others=2)
    table.play(healer, "square1")
    assert table.count("life", 1) == 2


def test_1102_2_not_from_the_hand_and_not_if_it_is_not_played(table: Table) -> None:
    healer = table.put("hand", 0, cost=0, icons=("ignition", "life_recovery"))
    table.main_phase(0)
    table.play(healer, "square7")
    assert table.count("life", 0) == 4
    life_card(table, 1, "life_recovery")
    table.choose("pass")
    assert table.count("life", 1) == 1


@pytest.mark.rules("1103.1", "1103.2a", "1007.2")
def test_1103_2_void_bringer_puts_up_to_one_zx_to_the_trash(table: Table) -> None:
    victim, other = table.put("square5", 0), table.put("square3", 1)
    bringer = life_card(table, 1, "void_bringer")
    table.play(bringer, "square1")
    assert table.asks == (1, "1103.2")
    assert sorted(table.offered("pick")) == sorted([victim, other, bringer])
    assert table.offers[-1][0] == "done"
    table.choose("pick", victim)
    assert table.where(victim) == ("trash", 0)
    assert table.events("moved", "destroyed") == []


def test_1103_2_or_none(table: Table) -> None:
    victim = table.put("square5", 0)
    bringer = life_card(table, 1, "void_bringer")
    table.play(bringer, "square1")
    table.choose("done")
    assert table.where(victim) == ("square5", -1)


def test_1103_2_not_with_more_life_than_the_opponent(table: Table) -> None:
    table.set_life(0, [{}])
    bringer = life_card(table, 1, "void_bringer", others=2)
    table.play(bringer, "square1")
    assert table.asks == (0, "506.2")


def test_1204_3c_battle_damage_is_the_reason_of_a_destruction_by_rule(table: Table) -> None:
    mine, theirs = table.put("square5", 0), table.put("square4", 1)
    table.main_phase(0)
    table.attack(mine, theirs)
    assert [event.reason for event in table.events("damaged")] == ["battle_damage"]
    assert [event.rule for event in table.events("moved", "destroyed")] == ["904.1"]


def test_1010_1_without_a_deck_nothing_is_shown(table: Table) -> None:
    table.leave(0, "deck", 0)
    table.happen_at("1010.1")
    assert table.events("revealed") == []
