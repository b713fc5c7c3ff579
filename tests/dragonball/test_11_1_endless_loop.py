"""11-1: endless loops."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest, stand_all
from tefuda.kernel.codes import MOVED, RESTED, STOOD, TIMING
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.triggers.delayed import add_trigger
from tefuda.rulebooks.dragonball.areas import BY_RULE, COMPLETION_START, ILLEGAL_BRAWL, JUDGE_START
from tests.dragonball.table import Table
from tefuda.kernel.continuous.effect_sorts import REPLACE


def assert_draw(table: Table) -> None:
    assert (table.game.over, table.game.winner, table.game.rule) == (True, None, "11-1-1-1")
    assert [(event.player, event.reason) for event in table.events("lost")] == [(0, "endless"), (1, "endless")]


@pytest.mark.rules("11-1-1")
def test_11_1_1_1_abilities_that_set_each_other_off_for_ever_make_a_draw(table: Table) -> None:
    card = table.put("battle", 0)
    table.ability(0, RESTED, lambda: stand_all(table.state, (card,), BY_RULE), card=card)
    table.ability(1, STOOD, lambda: rest(table.state, card, BY_RULE), card=card)
    table.happen(lambda: rest(table.state, card, BY_RULE))
    assert_draw(table)


def test_11_1_1_1_an_end_phase_that_never_ends_makes_a_draw(table: Table) -> None:
    card = table.put("battle", 0, rested=True)
    table.ability(0, STOOD, lambda: rest(table.state, card, BY_RULE), card=card)
    table.end_phase(0)
    assert_draw(table)


def test_11_1_1_1_a_rule_process_that_never_gets_done_makes_a_draw(table: Table) -> None:
    table.put("brawl", 0)
    add_effect(table.state, REPLACE, MOVED, reason=ILLEGAL_BRAWL, value=-1)
    table.main_phase(0)
    assert_draw(table)


def test_11_1_1_1_what_uses_something_up_is_no_loop(table: Table) -> None:
    card, fuel = table.put("battle", 0), table.put_many(3, "hand", 0)

    def burn() -> int | None:
        return table.move(table.cards("hand", 0)[0], "energy", 0) if table.count("hand", 0) else None

    def stand() -> int | None:
        return stand_all(table.state, (card,), BY_RULE) if table.count("hand", 0) else None

    table.ability(0, RESTED, burn, stand, card=card)
    table.ability(1, STOOD, lambda: rest(table.state, card, BY_RULE), card=card)
    table.happen(lambda: rest(table.state, card, BY_RULE))
    assert (table.cards("energy", 0), table.asks) == (fuel, (0, "6-3-1-2"))


def test_11_1_1_1_the_same_ability_at_two_checkpoints_is_no_loop(table: Table) -> None:
    """A failed attack leaves nothing behind between the checkpoints of its last steps."""
    attacker, guard = table.put("battle", 0, power=1000), table.put("battle", 1, power=2000)
    played: list[str] = []
    procedure = table.procedure(lambda: played.append(table.timings()[-1]))
    for reason in (JUDGE_START, COMPLETION_START):
        add_trigger(table.state, TIMING, procedure, 0, reason=reason)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert (played, table.asks) == (["judge_start", "completion_start"], (0, "7-2-1-2"))
