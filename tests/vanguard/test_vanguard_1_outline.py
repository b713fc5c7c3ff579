"""Chapter 1: winning, losing, and the principles."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.lose import lose
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.actions.turn import rest, stand_all
from tefuda.kernel.codes import DECLARED, NUMBER, RESTED, kind_of
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.vanguard.areas import ATTACK, BATTLE_DAMAGE, BY_RULE, STAND
from tefuda.rulebooks.vanguard.c3_timing import draw_cards
from tests.vanguard.vanguard_table import Table, new_game
from tefuda.kernel.continuous.effect_sorts import PROHIBIT


def test_1_1_1_a_game_has_two_fighters(table: Table) -> None:
    assert {table.state.owner[it] for zone in table.state.zones for it in zone} == {0, 1}


@pytest.mark.rules("9.2.1")
def test_1_2_1_the_fighter_who_has_not_lost_wins(table: Table) -> None:
    table.put_many(6, "damage", 1)
    table.check()
    assert table.game.over
    assert table.game.winner == 0


@pytest.mark.rules("9.1.2", "4.8.3")
def test_1_2_2_losing_waits_for_a_check_timing(table: Table) -> None:
    table.main_phase()
    table.put_many(6, "damage", 0)
    assert not table.game.over
    table.choose("pass")
    assert table.game.winner == 1


@pytest.mark.parametrize(("cards", "over"), [(5, False), (6, True), (7, True)])
@pytest.mark.rules("9.2.2")
def test_1_2_2_1_six_cards_of_damage_lose(table: Table, cards: int, over: bool) -> None:
    table.put_many(cards, "damage", 1)
    table.check()
    assert table.game.over == over


@pytest.mark.parametrize(("cards", "over"), [(1, False), (0, True)])
@pytest.mark.rules("9.2.3")
def test_1_2_2_2_an_empty_deck_loses(table: Table, cards: int, over: bool) -> None:
    table.leave(cards, "deck", 1)
    table.check()
    assert table.game.over == over
    assert [event.reason for event in table.events("lost")] == ["no_deck"] * over


def test_1_2_3_both_at_the_same_time_is_a_draw(table: Table) -> None:
    table.put_many(6, "damage", 0)
    table.leave(0, "deck", 1)
    table.check()
    assert table.game.over
    assert table.game.winner is None
    assert table.state.losers == 3


def test_1_2_4_conceding_loses_at_once() -> None:
    game = new_game()
    game.concede(0)
    assert game.over
    assert game.winner == 1


def test_1_2_4_1_nothing_keeps_a_fighter_from_conceding(table: Table) -> None:
    add_effect(table.state, PROHIBIT, DECLARED)
    table.main_phase()
    table.game.concede(1)
    assert table.game.winner == 0


def test_1_2_5_an_effect_ends_the_game_without_a_check_timing(table: Table) -> None:
    def win() -> None:
        lose(table.state, 2, BY_RULE)

    table.main_phase()
    with table.tracing() as trace:
        table.happen(win)
    assert table.game.winner == 0
    assert "8.4.1.1" not in trace


def test_1_3_2_as_much_as_is_possible_is_done(table: Table) -> None:
    table.leave(2, "deck", 0)
    table.main_phase()
    table.happen(lambda: draw_cards(table.state, 0, 5))
    assert table.count("hand", 0) == 2


@pytest.mark.rules("3.17.2")
def test_1_3_2_1_what_stands_is_not_stood_again(table: Table) -> None:
    unit = table.put("rear1", 0)
    table.main_phase()
    table.happen(lambda: stand_all(table.state, (unit,), STAND))
    assert table.events("stood") == []
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    assert len(table.events("rested")) == 1


def test_1_3_2_2_nothing_is_done_less_than_once(table: Table) -> None:
    table.main_phase()
    table.happen(lambda: draw_cards(table.state, 0, -1))
    table.happen(lambda: deal_damage(table.state, table.vanguard(1), -1, BATTLE_DAMAGE))
    assert (table.count("hand", 0), table.count("damage", 1)) == (0, 0)


def test_1_3_3_what_is_forbidden_is_not_done(table: Table) -> None:
    unit = table.put("rear1", 0)
    add_effect(table.state, PROHIBIT, RESTED, card=unit)
    table.battle_phase()
    assert table.words == ["attack", "no-attack"]
    table.choose("attack")
    assert len(table.events("rested", "attack")) == 1
    assert not table.rested(unit)


def test_1_3_3_a_unit_that_cannot_attack_is_not_offered(table: Table) -> None:
    unit, other = table.put("rear1", 0), table.put("rear2", 0)
    add_effect(table.state, PROHIBIT, DECLARED, reason=ATTACK, card=unit)
    table.battle_phase()
    table.choose("attack")
    assert table.offered("attack-with") == [table.vanguard(0), other]
    assert table.why_not("attack-with", unit) == "1.3.3"


@pytest.mark.parametrize("player", [0, 1])
def test_1_3_4_the_turn_fighter_chooses_first(table: Table, player: int) -> None:
    """Both have two units that came to a circle at the same time, and keep one (9.3.8)."""
    for owner in (0, 1):
        table.put("rear1", owner)
        table.put("rear1", owner)
    table.main_phase(player)
    assert table.asks == (player, "9.3.7")
    table.choose("pick")
    assert table.asks == (1 - player, "9.3.7")


def test_1_3_5_a_number_that_is_chosen_is_not_negative(table: Table) -> None:
    """Gifts are the only thing that is chosen by number; two kinds wait."""
    table.new_vanguard(0, grade=2)
    registers = table.state.registers
    first = table.state.book.registers.index("force waiting 1")
    registers[first] = registers[first + 2] = registers[table.state.book.registers.index("any gift")] = 1
    table.check()
    assert [kind_of(code) for code in table.state.options] == [NUMBER, NUMBER]
    assert table.offered("number") == [1, 3]
