"""Chapter 8: the attack phase."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move
from tefuda.kernel.codes import DECLARED
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.kernel.triggers.delayed import add_trigger
from tefuda.kernel.state.state import Frame, State
from tefuda.rulebooks.gateruler.areas import ATTACK, DEFENCE_ZONE, HAND, REARRANGE
from tefuda.rulebooks.gateruler.c3_zones import enter
from tefuda.rulebooks.gateruler.c8_attack import attack_card, attacked_card
from tefuda.rulebooks.gateruler.cards import ATK, HP
from tefuda.rulebooks.gateruler.processes import DAMAGE_EXECUTION

from .table import RULER_STK, Table
from tefuda.kernel.continuous.effect_sorts import ADD


def fight(table: Table, card: int, line: str) -> None:
    """A whole attack in which nobody does anything, up to the next declaration."""
    table.attack(card, line)
    table.pass_to("8-4c")


@pytest.mark.rules("8-2a", "8-6b-2", "2-10b", "2-11b", "8-6b")
def test_8_1a_a_unit_attacks_a_unit(table: Table) -> None:
    mine, yours = table.unit("attack1", 0, atk=2), table.unit("attack2", 1, hp=3)
    table.attack_phase(0)
    fight(table, mine, "attack2")
    assert table.damage(yours) == 2
    assert table.where(yours) == ("attack2", 1)
    assert table.state.table.columns[HP][table.state.prints[yours]] == 3


def test_8_2a_1_an_attack_goes_through_five_steps(table: Table) -> None:
    mine = table.unit("attack1", 0)
    table.unit("attack1", 1, keywords=("intercept",), atk=1)
    with table.tracing() as trace:
        table.attack_phase(0)
        fight(table, mine, "attack1")
    steps = [rule for rule in dict.fromkeys(trace) if rule in ("8-3a", "8-4a", "8-5b", "8-6b", "8-7a")]
    assert steps == ["8-3a", "8-4a", "8-5b", "8-6b", "8-7a"]


def test_8_2a_2_the_first_turn_has_one_attack(table: Table) -> None:
    first = table.unit("attack1", 0)
    table.unit("attack2", 0)
    table.attack_phase(0, turn=1)
    table.attack(first, "ruler")
    table.settle()
    table.pass_to("8-4c-2b")
    assert table.timings()[-1] == "attack_phase_end"
    table.settle()
    assert table.step == "6-5b"


def test_8_2a_2_later_turns_have_as_many_as_can_be(table: Table) -> None:
    first, second = table.unit("attack1", 0), table.unit("attack2", 0)
    table.attack_phase(0)
    fight(table, first, "ruler")
    assert table.offered("attack") == [second, table.ruler(0)]
    fight(table, second, "ruler")
    table.attack(table.ruler(0), "ruler")
    table.pass_to("6-5b")
    assert table.count("damage", 1) == 2 + RULER_STK


@pytest.mark.rules("8-3b")
def test_8_3a_the_first_attack_start_is_also_that_of_the_phase(table: Table) -> None:
    unit = table.unit("attack1", 0)
    table.begin("6-4a", 0)
    assert (table.step, table.asks) == ("8-3b", (0, "9-3e"))
    assert table.timings() == ["attack_start", "attack_phase_start"]
    table.pass_to("8-4c")
    table.forget_events()
    fight(table, unit, "ruler")
    assert [it for it in table.timings() if it.startswith("attack")] == ["attack_start"]


@pytest.mark.rules("8-4b")
def test_8_4a_the_declaration_step_begins_with_a_gate_process(table: Table) -> None:
    table.begin("6-4a", 0)
    table.settle()
    assert (table.step, table.asks) == ("8-4b", (0, "9-3e"))
    assert table.timings()[-1] == "declaration_start"


def test_8_4c_the_ruler_and_units_in_attack_zones_in_act_state_attack(table: Table) -> None:
    acting = table.unit("attack1", 0)
    resting = table.unit("attack2", 0, rested=True)
    guard = table.unit("defence", 0)
    table.attack_phase(0)
    assert table.offered("attack") == [acting, table.ruler(0)]
    assert table.why_not(f"attack {table.name(resting)} enemy.ruler") == "8-4d"
    assert table.why_not(f"attack {table.name(guard)} enemy.ruler") == "8-4c"
    assert table.offers[-1] == ("end-attacks", 0, 0)


@pytest.mark.rules("8-4c")
def test_8_4c_1_each_line_is_a_target_with_its_foremost_card_or_empty(table: Table) -> None:
    mine = table.unit("attack1", 0)
    table.unit("attack1", 1)
    guard = table.unit("defence", 1)
    table.attack_phase(0)
    assert table.places_offered("attack", mine) == ["attack1", "attack2", "ruler"]
    assert table.why_not(f"attack {table.name(mine)} enemy.defence") == "8-4c-1"
    table.attack(mine, "ruler")
    # The guard stands in front of the ruler.
    assert attacked_card(table.state) == guard


def test_8_4c_1_a_zone_that_does_not_exist_is_no_line() -> None:
    table = Table("plain", "narrow")
    table.attack_phase(0)
    assert table.places_offered("attack", table.ruler(0)) == ["attack1", "ruler"]


@pytest.mark.rules("8-4c-2a", "8-4c-2b", "8-4c-2c")
def test_8_4c_2_the_player_ends_the_attacks(table: Table) -> None:
    table.attack_phase(0)
    table.choose("end-attacks")
    assert table.timings()[-1] == "attack_phase_end"
    assert (table.step, table.asks) == ("8-4c-2b", (0, "9-3e"))
    table.settle()
    assert table.step == "6-5b"


@pytest.mark.rules("8-4c-2a", "8-4c-2b")
def test_8_4c_2_without_a_possible_attack_they_end(table: Table) -> None:
    table.state.flags[table.ruler(0)] = 1
    table.begin("6-4a", 0)
    table.pass_to("8-4c-2b")
    assert "rested" not in [event.kind for event in table.game.events()]
    assert table.timings()[-1] == "attack_phase_end"


def test_8_4d_the_attack_card_rests(table: Table) -> None:
    unit = table.unit("attack1", 0)
    table.attack_phase(0)
    table.attack(unit, "ruler")
    assert table.rests(unit)
    table.pass_to("8-4c")
    table.attack(table.ruler(0), "ruler")
    assert table.rests(table.ruler(0))


def test_8_4e_1_the_foremost_card_of_the_line_is_attacked_whoever_that_is(table: Table) -> None:
    mine = table.unit("attack1", 0, atk=2)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    assert attack_card(table.state) == mine
    assert attacked_card(table.state) == table.ruler(1)
    late = table.unit("defence", 1)
    assert attacked_card(table.state) == late
    table.pass_to("8-4c")
    assert table.damage(late) == 2
    assert table.count("damage", 1) == 0


def test_8_4e_1_an_attack_on_an_empty_line_hits_what_has_come_there(table: Table) -> None:
    mine, yours = table.unit("attack1", 0, atk=2), table.unit("attack1", 1)
    table.attack_phase(0)
    table.attack(mine, "attack2")
    assert attacked_card(table.state) == -1
    table.happen(lambda g: enter(g, yours, table.place("attack2", 1), REARRANGE))
    table.pass_to("8-4c")
    assert table.damage(yours) == 2


def test_8_4e_1_an_attack_on_a_line_that_stays_empty_hits_nothing(table: Table) -> None:
    mine, yours = table.unit("attack1", 0), table.unit("attack1", 1)
    table.attack_phase(0)
    fight(table, mine, "attack2")
    assert table.damage(yours) == 0
    assert table.events("created") == []


@pytest.mark.rules("8-4e")
@pytest.mark.parametrize("place", [HAND, DEFENCE_ZONE])
def test_8_4e_2_an_attack_card_that_leaves_the_attack_zones_attacks_no_more(table: Table, place: int) -> None:
    mine = table.unit("attack1", 0)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    assert attack_card(table.state) == mine
    table.happen(lambda g: move(g, mine, place, 0))
    assert attack_card(table.state) == -1
    table.pass_to("8-7b")
    assert table.count("damage", 1) == 0


@pytest.mark.rules("8-4e")
def test_8_4e_2_another_attack_zone_is_fine(table: Table) -> None:
    mine = table.unit("attack1", 0, stk=2)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.happen(lambda g: enter(g, mine, table.place("attack2"), 0))
    table.pass_to("8-4c")
    assert table.count("damage", 1) == 2


@pytest.mark.rules("8-4g")
def test_8_4f_having_attacked_triggers_and_can_be_answered(table: Table) -> None:
    mine, yours = table.unit("attack1", 0), table.unit("attack1", 1)

    def effect(g: State, f: Frame) -> int:
        return -1

    add_trigger(table.state, DECLARED, table.procedure(effect), 0, reason=ATTACK, card=mine)
    table.attack_phase(0)
    table.attack(mine, "attack1")
    assert len(table.gate) == 1
    assert (table.step, table.asks) == ("8-4g", (0, "9-3e"))
    declared = table.events("declared", "attack")
    assert [(event.handle, event.target) for event in declared] == [(table.name(mine), table.name(yours))]


@pytest.mark.rules("8-5b", "8-5c")
def test_8_5a_a_unit_with_interception_deals_its_damage_first(table: Table) -> None:
    mine = table.unit("attack1", 0, hp=2, atk=5)
    guard = table.unit("defence", 1, atk=2, hp=1, keywords=("intercept",))
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.settle()
    assert (table.step, table.asks) == ("8-5c", (0, "9-3e"))
    assert table.processes() == [DAMAGE_EXECUTION]
    assert [event.reason for event in table.events("created")] == ["effect_damage"]
    table.pass_to("8-7b")
    # The attacker was destroyed before it could strike.
    assert table.where(mine) == ("graveyard", 0)
    assert table.damage(guard) == 0


@pytest.mark.parametrize("why", ["ruler attacks", "no interception", "attacker has gone"])
def test_8_5a_1_otherwise_the_damage_step_follows(table: Table, why: str) -> None:
    mine = table.unit("attack1", 0)
    table.unit("attack1", 1, keywords=() if why == "no interception" else ("intercept",))
    table.attack_phase(0)
    table.attack(table.ruler(0) if why == "ruler attacks" else mine, "attack1")
    if why == "attacker has gone":
        table.happen(lambda g: move(g, mine, HAND, 0))
    with table.tracing() as trace:
        table.settle()
    assert trace[trace.index("8-5a") + 1] == "8-6a"
    assert "8-5b" not in trace


@pytest.mark.rules("16-7b")
def test_8_5a_1_a_ruler_is_no_unit_that_intercepts(table: Table) -> None:
    mine = table.unit("attack1", 0)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.settle()
    assert table.step == "8-6c"


def test_8_5a_the_attacked_card_is_looked_for_at_this_moment(table: Table) -> None:
    mine = table.unit("attack1", 0, hp=5)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.unit("defence", 1, atk=1, keywords=("intercept",))
    table.settle()
    assert table.step == "8-5c"


def test_8_6a_without_an_attacking_card_the_battle_ends(table: Table) -> None:
    mine = table.unit("attack1", 0)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.happen(lambda g: move(g, mine, HAND, 0))
    with table.tracing() as trace:
        table.settle()
    assert trace[trace.index("8-6a") + 1] == "8-7a"
    assert table.step == "8-7b"


@pytest.mark.rules("8-6b", "2-12b")
def test_8_6b_1_a_ruler_takes_the_strike(table: Table) -> None:
    mine = table.unit("attack1", 0, atk=5, stk=2)
    table.attack_phase(0)
    fight(table, mine, "ruler")
    assert table.count("damage", 1) == 2


@pytest.mark.rules("8-6b")
def test_8_6b_2_a_unit_takes_the_attack_of_a_ruler(table: Table) -> None:
    yours = table.unit("attack1", 1, hp=9)
    table.attack_phase(0)
    table.attack(table.ruler(0), "attack1")
    table.pass_to("8-7b")
    assert table.damage(yours) == 4


@pytest.mark.rules("15-20c", "8-6c")
def test_8_6b_3_what_the_damage_step_deals_is_battle_damage(table: Table) -> None:
    mine, yours = table.unit("attack1", 0, atk=1), table.unit("attack1", 1)
    table.attack_phase(0)
    table.attack(mine, "attack1")
    table.settle()
    assert (table.step, table.asks) == ("8-6c", (0, "9-3e"))
    process = table.gate[0]
    assert table.state.data[process][1:] == (1, mine, table.state.obj[mine], yours, table.state.obj[yours], 1)
    table.settle()
    assert [event.reason for event in table.events("damaged")] == ["battle_damage"]


def test_8_6c_the_damage_is_resolved_in_its_gate_process(table: Table) -> None:
    mine = table.unit("attack1", 0)
    yours = table.unit("attack1", 1, hp=1)
    table.attack_phase(0)
    table.attack(mine, "attack1")
    table.settle()
    assert table.damage(yours) == 0
    table.settle()
    assert table.where(yours) == ("graveyard", 1)
    assert table.step == "8-7b"


@pytest.mark.rules("8-7b")
def test_8_7a_the_battle_ends_with_a_gate_process(table: Table) -> None:
    mine = table.unit("attack1", 0)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.pass_to("8-7b")
    assert table.timings()[-1] == "battle_end"
    assert table.asks == (0, "9-3e")


@pytest.mark.rules("8-7c")
def test_8_7c_1_effects_of_the_battle_end(table: Table) -> None:
    mine = table.unit("attack1", 0, atk=1)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    add_effect(table.state, ADD, ATK, card=mine, value=2, duration=FOR_BATTLE)
    table.pass_to("8-7b")
    assert value(table.state, mine, ATK) == 3
    table.settle()
    assert value(table.state, mine, ATK) == 1


@pytest.mark.rules("8-7b")
def test_8_7c_2_what_that_leads_to_is_done_before_the_next_attack(table: Table) -> None:
    mine = table.unit("attack1", 0, atk=1)
    yours = table.unit("attack1", 1, hp=1)
    table.attack_phase(0)
    table.attack(mine, "attack1")
    add_effect(table.state, ADD, HP, card=yours, value=3, duration=FOR_BATTLE)
    table.pass_to("8-7b")
    assert table.where(yours) == ("attack1", 1)
    with table.tracing() as trace:
        table.resolve()
    # Priority for the destruction that is due now, then once more from 8-7b on.
    assert (table.step, table.asks) == ("8-7c-2", (0, "9-3e"))
    assert "12-4b-2b" in trace
    table.resolve()
    assert table.step == "8-7b"
    table.settle()
    assert table.where(yours) == ("graveyard", 1)
    assert table.step == "8-3b"


def test_8_7c_2_otherwise_the_next_attack_follows(table: Table) -> None:
    mine = table.unit("attack1", 0)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.pass_to("8-7b")
    with table.tracing() as trace:
        table.resolve()
    assert trace[trace.index("8-7c-2") + 1] == "8-2a-2"
