"""The events that abilities wait for."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo, Rest, CardProcedure
from tefuda.kernel.abilities.conditions import There, TurnOf
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import (
    BY_OPPONENT_OR_BATTLE, BY_OPPONENTS_EFFECT, At, Declares, Moves, Turns, WithCondition, Whenever,
)
from tefuda.kernel.abilities.nodes import EITHER, EQUAL, OPPONENT, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.filters import Other
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import RESTED, STOOD
from tefuda.rulebooks.dragonball.areas import (
    ATTACK, BREAK, BY_SKILL, MAIN_START, STRIKE, ZONE_BATTLE, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LEADER,
)
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, THEIRS, use, when
from tests.dragonball.table import Table

ENTERS = Moves(This(), targets=(ZONE_BATTLE,))
BROKEN = CardProcedure("break", Fixed(0))


@pytest.mark.parametrize(("moves", "count"), [
    (Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_DROP,)), 1),
    (Moves(This(), sources=(ZONE_BATTLE,)), 1),
    (Moves(This(), targets=(ZONE_DROP,)), 1),
    (Moves(This(), sources=(ZONE_HAND,), targets=(ZONE_DROP,)), 0),
    (Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_HAND,)), 0),
    (Moves(This(), targets=(ZONE_DROP,), reasons=(BY_SKILL,)), 1),
    (Moves(This(), targets=(ZONE_DROP,), reasons=(BREAK,)), 0),
])
def test_moves_is_from_and_to_and_for_a_reason(table: Table, moves: Moves, count: int) -> None:
    table.put("battle", 0, text=when(moves))
    use(table, Do(MINE, MoveTo(ZONE_DROP, BY_SKILL)))
    assert table.count("hand", 0) == count


@pytest.mark.parametrize(("player", "causes", "count"), [
    (0, BY_OPPONENTS_EFFECT, 0), (1, BY_OPPONENTS_EFFECT, 1), (1, (), 1), (0, (), 1),
])
def test_moves_can_have_to_be_the_doing_of_an_opponents_effect(
    table: Table, player: int, causes: tuple[int, ...], count: int,
) -> None:
    text = when(Moves(This(), sources=(ZONE_BATTLE,), causes=causes))
    table.put("battle", 0, text=text)
    whose = YOU if player == 0 else OPPONENT
    use(table, Do(Cards((ZONE_BATTLE,), whose), MoveTo(ZONE_DROP, BY_SKILL)), player=player)
    assert table.count("hand", 0) == count


@pytest.mark.parametrize(("causes", "count"), [(BY_OPPONENT_OR_BATTLE, 1), (BY_OPPONENTS_EFFECT, 0)])
def test_moves_tells_a_battle_from_an_effect(table: Table, causes: tuple[int, ...], count: int) -> None:
    text = when(Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_ENERGY,), causes=causes))
    attacker, guard = table.put("battle", 0), table.put("battle", 1, text=text)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert table.count("hand", 1) == count


@pytest.mark.parametrize("by_this", [True, False])
def test_moves_can_have_to_be_done_by_a_card(table: Table, by_this: bool) -> None:
    text = when(Moves(THEIRS, sources=(ZONE_BATTLE,), targets=(ZONE_ENERGY,), reasons=(BREAK,), doer=This()))
    this, other, guard = table.put("battle", 0, text=text), table.put("battle", 0), table.put("battle", 1)
    table.battle_phase(0)
    table.fight(this if by_this else other, guard)
    assert (table.where(guard), table.count("hand", 0)) == (("energy", 1), int(by_this))


def test_moves_can_be_done_by_the_skill_of_a_card(table: Table) -> None:
    breaks = when(Moves(THEIRS, targets=(ZONE_ENERGY,), reasons=(BREAK,), sources=(ZONE_BATTLE,), doer=This()))
    skill = when(ENTERS, Do(THEIRS, BROKEN))
    card = table.put("hand", 0, text=(*breaks, *skill))
    table.put("battle", 1)
    table.main_phase(0)
    table.choose("play", card)
    assert (table.count("battle", 1), table.count("hand", 0)) == (0, 1)


@pytest.mark.parametrize(("reason", "count"), [(ATTACK, 1), (STRIKE, 0)])
def test_declares_is_about_this_card_attacking(table: Table, reason: int, count: int) -> None:
    attacker = table.put("battle", 0, text=when(Declares(reason, This())))
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert table.count("hand", 0) == count


@pytest.mark.parametrize("leader", [True, False])
def test_declares_can_have_to_be_about_another_card_too(table: Table, leader: bool) -> None:
    text = when(Declares(ATTACK, This(), Cards((ZONE_LEADER,), OPPONENT)))
    attacker, guard = table.put("battle", 0, text=text), table.put("battle", 1)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1) if leader else guard)
    assert table.count("hand", 0) == int(leader)


def test_declares_a_strike_when_damage_was_dealt_to_the_leader(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000, text=when(Declares(STRIKE, This())))
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    assert table.count("hand", 0) == 0
    table.choose("pick")
    assert (table.count("life", 1), table.count("hand", 0)) == (6, 1)


@pytest.mark.parametrize(("event", "count"), [(RESTED, 1), (STOOD, 0)])
def test_turns_is_about_a_card_being_rested(table: Table, event: int, count: int) -> None:
    table.put("battle", 0, text=when(Turns(event, This())))
    use(table, Do(MINE, Rest(BY_SKILL)))
    assert table.count("hand", 0) == count


@pytest.mark.parametrize(("causes", "count"), [((), 1), (BY_OPPONENTS_EFFECT, 0)])
def test_turns_can_have_to_be_the_doing_of_somebody(table: Table, causes: tuple[int, ...], count: int) -> None:
    table.put("battle", 0, text=when(Turns(RESTED, This(), causes)))
    use(table, Do(MINE, Rest(BY_SKILL)))
    assert table.count("hand", 0) == count


@pytest.mark.parametrize(("whose", "player", "count"), [
    (YOU, 0, 1), (YOU, 1, 0), (OPPONENT, 0, 0), (OPPONENT, 1, 1), (EITHER, 0, 1), (EITHER, 1, 1),
])
def test_at_is_a_moment_of_somebodys_turn(table: Table, whose: int, player: int, count: int) -> None:
    table.put("battle", 0, text=when(At(MAIN_START, whose)))
    table.main_phase(player)
    assert table.count("hand", 0) == count


def test_whenever_waits_for_something_to_be_so(table: Table) -> None:
    table.put("battle", 0, text=when(Whenever(There(MY_HAND, EQUAL, Fixed(0)))))
    table.main_phase(0)
    assert table.count("hand", 0) == 1


@pytest.mark.parametrize(("player", "count"), [(0, 1), (1, 0)])
def test_under_is_the_happening_while_a_condition_is_met(table: Table, player: int, count: int) -> None:
    table.put("battle", 0, text=when(WithCondition(At(MAIN_START), TurnOf(YOU))))
    table.main_phase(player)
    assert table.count("hand", 0) == count


def test_an_ability_about_other_cards_works_only_in_play(table: Table) -> None:
    others = Moves(Cards((ZONE_BATTLE,), YOU, (Other(),)), targets=(ZONE_BATTLE,))
    table.put("drop", 0, text=when(others, DRAW_ONE))
    card = table.put("hand", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert table.count("hand", 0) == 0
    table.put("battle", 0, text=when(others, DRAW_ONE))
    again = table.put("hand", 0)
    table.main_phase(0)
    table.choose("play", again)
    assert table.count("hand", 0) == 1
