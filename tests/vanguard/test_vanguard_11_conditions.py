"""Chapter 11: conditions with a name, each for continuous, automatic and activated abilities; and 12.9."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from tefuda.kernel.abilities.past_events import InRegister, MovedThisTurn
from tefuda.kernel.abilities.nodes import OPPONENT, YOU
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.filters import Keyworded
from tefuda.kernel.abilities.keywords import NamedCondition
from tefuda.rulebooks.vanguard.areas import BATTLES, RIDDEN, ZONE_SOUL
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

STRONG = "【永】【(R)】{}：このユニットのパワー+5000。"
HITS = "【自】【(R)】{}：このユニットがアタックした時、カードを1枚引く。"
ACTS = "【起】【(R)】{}：[SC(1)]カードを1枚引く。"


def hand(count: int) -> Callable[[Table], None]:
    return lambda table: filled(table, "hand", 0, count)


def damage(count: int) -> Callable[[Table], None]:
    return lambda table: filled(table, "damage", 0, count)


def bound(count: int) -> Callable[[Table], None]:
    return lambda table: filled(table, "bind", 1, count)


def dropped(count: int) -> Callable[[Table], None]:
    return lambda table: filled(table, "drop", 0, count)


def strided(count: int) -> Callable[[Table], None]:
    def lay(table: Table) -> None:
        table.leave(0, "gzone", 0)
        for _ in range(count):
            table.put("gzone", 0, "g-unit", grade=4)
    return lay


def watched(count: int) -> Callable[[Table], None]:
    """Standing units of the opponent in the column of the front left circle: their front right one."""
    def lay(table: Table) -> None:
        table.leave(0, "rear2", 1)
        for _ in range(count):
            table.put("rear2", 1)
    return lay


def filled(table: Table, zone: str, player: int, count: int) -> None:
    table.leave(0, zone, player)
    for _ in range(count):
        table.put(zone, player, grade=1)


CASES = [
    ("【LB(4)】", damage(4), damage(3)), ("【GB(2)】", strided(2), strided(1)), ("勇敢", hand(3), hand(4)),
    ("神託", hand(5), hand(4)), ("儀式(2)", dropped(2), dropped(1)), ("雷激(2)", bound(2), bound(1)),
    ("暗躍", watched(0), watched(1)), ("真剣必殺", damage(3), damage(2)),
]
RULES = (
    "11.6.1", "11.6.3", "11.12.1", "11.12.3", "11.15.1", "11.16.1", "11.18.1", "11.26.1", "11.36.1", "11.39.1")


@pytest.mark.rules(
    *RULES, "11.6.3.1.1", "11.12.3.1", "11.12.3.1.1", "11.15.2", "11.15.2.1", "11.16.2", "11.16.2.1", "11.18.2",
    "11.26.1.1", "11.26.1.1.1", "11.36.1.1", "11.39.1.1", "11.39.1.1.1")
@pytest.mark.parametrize(("name", "met", "unmet"), CASES)
def test_11_6_3_1_a_continuous_ability_is_valid_while_its_condition_is_met(
    table: Table, name: str, met: Callable[[Table], None], unmet: Callable[[Table], None],
) -> None:
    it = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(STRONG.format(name)))
    met(table)
    assert table.number(it, "power") == 13000
    unmet(table)
    assert table.number(it, "power") == 8000


@pytest.mark.rules(
    *RULES, "11.6.3.2.1", "11.12.3.2", "11.12.3.2.1", "11.15.3", "11.15.3.1", "11.16.3", "11.16.3.1", "11.18.3",
    "11.26.1.2", "11.26.1.2.1", "11.36.1.2", "11.39.1.2", "11.39.1.2.1")
@pytest.mark.parametrize(("name", "met", "unmet"), CASES)
@pytest.mark.parametrize("holds", [True, False])
def test_11_6_3_2_an_automatic_ability_is_triggered_only_while_its_condition_is_met(
    table: Table, name: str, met: Callable[[Table], None], unmet: Callable[[Table], None], holds: bool,
) -> None:
    it = table.put("rear1", 0, power=20000, abilities=LANGUAGE.read(HITS.format(name)))
    (met if holds else unmet)(table)
    table.fight(it, table.vanguard(1))
    assert len(table.events("moved", "draw")) == int(holds)


@pytest.mark.rules(
    *RULES, "11.6.3.3.1", "11.12.3.3", "11.12.3.3.1", "11.15.4", "11.16.4", "11.16.4.1", "11.18.4", "11.26.1.3",
    "11.26.1.3.1", "11.36.1.3", "11.39.1.3", "11.39.1.3.1")
@pytest.mark.parametrize(("name", "met", "unmet"), CASES)
def test_11_6_3_3_an_activated_ability_can_be_played_only_while_its_condition_is_met(
    table: Table, name: str, met: Callable[[Table], None], unmet: Callable[[Table], None],
) -> None:
    it = table.put("rear1", 0, abilities=LANGUAGE.read(ACTS.format(name)))
    unmet(table)
    table.main_phase()
    assert table.why_not("use", it) == "8.1.1.1.1"
    met(table)
    table.main_phase()
    table.choose("use", it)
    assert len(table.events("moved", "draw")) == 1


def test_11_15_4_1_the_hand_is_not_looked_at_again_on_resolution(table: Table) -> None:
    """The effect is carried out although its first part makes the hand too large."""
    it = table.put("rear1", 0, abilities=LANGUAGE.read("【起】【(R)】勇敢：カードを2枚引く。カードを1枚引く。"))
    table.put_many(3, "hand", 0)
    table.main_phase()
    table.choose("use", it)
    assert table.count("hand", 0) == 6


@pytest.mark.rules("11.18.3.2", "11.18.4.1")
def test_11_18_3_1_the_card_that_triggers_it_counts_for_a_ritual(table: Table) -> None:
    """Another rear-guard of grade 1 goes to the drop zone; that is the second one there."""
    text = "【自】【(R)】儀式(2)：あなたのリアガードがドロップゾーンに置かれた時、カードを1枚引く。"
    table.put("rear1", 0, abilities=LANGUAGE.read(text))
    table.put("rear2", 0, grade=1)
    table.put("drop", 0, grade=1)
    new = table.put("hand", 0, grade=2)
    table.main_phase()
    table.choose("call", new, table.place("rear2", 0))
    assert len(table.events("moved", "draw")) == 1


# What was done this turn


@pytest.mark.rules("11.19.1", "11.19.1.1.1")
def test_11_19_1_1_unite_counts_the_cards_called_this_turn(table: Table) -> None:
    it = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(STRONG.format("結束")))
    first, second = table.put("hand", 0), table.put("hand", 0)
    table.turn()
    while table.asks != (0, "6.6.1.2"):
        table.game.choose(table.game.count - 1)
    table.choose("call", first, table.place("rear2", 0))
    assert table.number(it, "power") == 8000
    table.choose("call", second, table.place("rear3", 0))
    assert table.number(it, "power") == 13000
    table.turn(1)
    assert table.number(it, "power") == 8000


@pytest.mark.rules("11.19.1")
def test_11_19_1_2_calls_to_the_guardian_circle_count_for_unite(table: Table) -> None:
    """The second guardian brings its master two cards called this turn."""
    text = "【自】【(R)】結束：あなたのガーディアンが(G)に登場した時、カードを1枚引く。"
    table.put("rear3", 0, abilities=LANGUAGE.read(text))
    attacker = table.put("rear1", 1, power=50000)
    guards = [table.put("hand", 0, shield=5000), table.put("hand", 0, shield=5000)]
    table.battle_phase(1)
    table.attack(attacker, table.vanguard(0))
    for guard, drawn in zip(guards, (0, 1), strict=True):
        table.choose("guard", guard)
        assert len(table.events("moved", "draw")) == drawn


def test_11_19_1_3_unite_lets_an_ability_be_played(table: Table) -> None:
    it = table.put("rear1", 0, abilities=LANGUAGE.read(ACTS.format("結束")))
    calls = table.put("hand", 0), table.put("hand", 0)
    table.main_phase()
    assert table.why_not("use", it) == "8.1.1.1.1"
    for number, card in enumerate(calls, 2):
        table.choose("call", card, table.place(f"rear{number}", 0))
    assert table.why_not("use", it) == ""


@pytest.mark.rules("11.30.1", "11.30.1.1", "11.30.1.3")
def test_11_30_2_darkness_counts_what_came_to_the_soul_but_not_by_a_ride(table: Table) -> None:
    it = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(STRONG.format("深闇")))
    other = table.put("rear2", 0, abilities=LANGUAGE.read("【起】【(R)】：SC(1)。"))
    table.ride(0)
    assert table.count("soul", 0) == 1
    assert table.number(it, "power") == 8000
    table.choose("use", other)
    assert table.number(it, "power") == 13000
    mine = Scope(it, table.state.obj[it], 0)
    assert MovedThisTurn(YOU, (ZONE_SOUL,)).of(table.state, mine) == 2
    assert MovedThisTurn(YOU, (ZONE_SOUL,), (RIDDEN,)).of(table.state, mine) == 1
    assert MovedThisTurn(OPPONENT, (ZONE_SOUL,)).of(table.state, mine) == 0


def test_11_30_1_2_darkness_triggers_an_automatic_ability(table: Table) -> None:
    it = table.put("rear1", 0, power=20000, abilities=LANGUAGE.read(
        "【自】【(R)】：このユニットがアタックした時、SC(1)。\n" + HITS.format("深闇")))
    table.fight(it, table.vanguard(1))
    assert len(table.events("moved", "draw")) == 0
    other = table.put("rear2", 0, power=20000, abilities=LANGUAGE.read(HITS.format("深闇")))
    table.fight(other, table.vanguard(1))
    assert len(table.events("moved", "draw")) == 1


# Waves


@pytest.mark.rules("11.35.1")
@pytest.mark.parametrize(("rounds", "battles"), [
    ("2回目", [2]), ("2回目のみ", [2]), ("2回目以降", [2, 3, 4]), ("2～3回目", [2, 3]), ("1回目と3回目以降", [1, 3, 4]),
])
def test_11_35_2_a_wave_is_valid_in_the_battles_that_it_names(table: Table, rounds: str, battles: list[int]) -> None:
    """The condition is looked at with the number of each battle of a turn."""
    (ability,) = LANGUAGE.read(HITS.format(f"連波-{rounds}"))
    assert isinstance(ability.condition, NamedCondition)
    it = table.put("rear1", 0, abilities=(ability,))
    mine = Scope(it, table.state.obj[it], 0)
    found = []
    for battle in range(1, 5):
        table.state.registers[BATTLES] = battle
        assert InRegister(BATTLES).of(table.state, mine) == battle
        if ability.condition.met(table.state, mine):
            found.append(battle)
    assert found == battles


def test_11_35_1_a_wave_is_triggered_in_its_battle(table: Table) -> None:
    """The second attack of the turn is that of the unit, its first would be nothing."""
    text = LANGUAGE.read(HITS.format("連波-2回目"))
    units = [table.put("rear1", 0, abilities=text), table.put("rear2", 0, abilities=text)]
    table.battle_phase()
    for unit, drawn in zip(units, (0, 1), strict=True):
        table.attack(unit, table.vanguard(1))
        assert len(table.events("moved", "draw")) == drawn
        while table.asks[1] != "7.3.1.2":
            table.choose("pass")


# Having the keyword, and being valid in any case


@pytest.mark.rules("11.6.2", "11.12.2", "11.39.2")
@pytest.mark.parametrize(("name", "keyword"), [
    ("【LB(4)】", "limit break"), ("【GB(2)】", "generation break"), ("真剣必殺", "deadly"), ("結束", "unite")])
def test_11_6_2_a_unit_with_such_an_ability_has_its_keyword(table: Table, name: str, keyword: str) -> None:
    it = table.put("rear1", 0, abilities=LANGUAGE.read(STRONG.format(name)))
    other = table.put("rear2", 0, abilities=LANGUAGE.read(STRONG.format("雷激(1)")))
    mine = Scope(it, table.state.obj[it], 0)
    assert Keyworded(keyword).fits(table.state, mine, it)
    assert not Keyworded(keyword).fits(table.state, mine, other)


def test_12_9_1_1_only_the_keyword_that_is_made_valid_is(table: Table) -> None:
    """Of two abilities under a condition, that with a limit break counts for the turn."""
    it = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(
        f"{STRONG.format('【LB(4)】')}\n{STRONG.format('【GB(2)】')}"))
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(
        "【起】【(V)】：そのターン中、あなたのリアガードすべてのリミットブレイクを有効にする。"))
    table.main_phase()
    assert table.number(it, "power") == 8000
    table.choose("use", table.vanguard(0))
    assert table.number(it, "power") == 13000
    table.end_phase()
    assert table.number(it, "power") == 8000


@pytest.mark.rules("12.9.1.1")
def test_12_9_1_1_it_may_be_valid_as_long_as_another_unit_says_so(table: Table) -> None:
    it = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(STRONG.format("勇敢")))
    table.put_many(5, "hand", 0)
    assert table.number(it, "power") == 8000
    table.put("rear2", 0, abilities=LANGUAGE.read("【永】【(R)】：あなたのリアガードすべての勇敢は有効になる。"))
    assert table.number(it, "power") == 13000
