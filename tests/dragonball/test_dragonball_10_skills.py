"""10-1 to 10-8: the skills that wait for something, pressure, awakening and team-up."""
from __future__ import annotations

from functools import partial

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding
from tests.dragonball.skills import DRAWS, cast, cast_in_battle, why_not_use
from tests.dragonball.table import BACK_POWER, LEADER_POWER, Table, read


@pytest.mark.parametrize("area", ["hand", "drop"])
def test_10_1_1_a_play_skill_waits_for_its_card_to_come_into_the_battle_area(table: Table, area: str) -> None:
    assert isinstance(read(f"【プレイスキル】{DRAWS}")[0], Automatic)
    card = table.put(area, 0, text=f"【プレイスキル】{DRAWS}")
    other = table.put(area, 0)
    table.main_phase(0)
    for it, drawn in ((other, 0), (card, 1)):
        table.happen(partial(table.move, it, "battle", 0))
        assert len(table.events("moved", "draw")) == drawn


def test_10_1_1_not_for_the_brawl_area(table: Table) -> None:
    card = table.put("hand", 0, text=f"【プレイスキル】{DRAWS}")
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    table.choose("play-join", card)
    assert table.events("moved", "draw") == []


def test_10_2_1_an_attack_skill_waits_for_its_card_to_attack(table: Table) -> None:
    card = table.put("battle", 0, text=f"【アタックスキル】{DRAWS}")
    other = table.put("battle", 0)
    table.battle_phase(0)
    table.attack(other, table.leader(1))
    assert table.count("hand", 0) == 0
    while table.asks[1] != "7-2-1-2":
        table.choose("pass")
    table.attack(card, table.leader(1))
    assert (table.count("hand", 0), table.asks) == (1, (0, "7-3-1-6"))


def test_10_3_1_a_strike_skill_waits_for_its_card_to_deal_damage_to_the_leader(table: Table) -> None:
    strong = table.put("battle", 0, power=9000, text=f"【ストライクスキル】{DRAWS}")
    weak = table.put("battle", 0, power=1000, text=f"【ストライクスキル】{DRAWS}")
    table.battle_phase(0)
    table.fight(weak, table.leader(1))
    assert table.count("hand", 0) == 0
    table.fight(strong, table.leader(1))
    table.choose("pick")
    assert table.count("hand", 0) == 1


def test_10_3_1_an_attack_without_strike_deals_no_damage(table: Table) -> None:
    card = table.put("battle", 0, power=9000, strike=0, text=f"【ストライクスキル】{DRAWS}")
    table.battle_phase(0)
    table.fight(card, table.leader(1))
    assert table.count("hand", 0) == 0


@pytest.mark.parametrize("by", ["battle", "skill"])
def test_10_4_1_a_break_skill_waits_for_its_card_to_break_a_battle_card_of_the_opponent(
    table: Table, by: str,
) -> None:
    card = table.put("battle", 0, power=9000, text=(
        f"【ブレイクスキル】{DRAWS}\n【起動発動:バトル】[自分の手札1枚を捨てる]相手のバトルカード1枚を選び、ブレイクする。"))
    table.put("battle", 0, text="【ブレイクスキル】カード5枚を引く。")
    guard = table.put("battle", 1)
    table.put("hand", 0)
    table.battle_phase(0)
    if by == "battle":
        table.fight(card, guard)
    else:
        table.choose("use", card)
    assert (table.where(guard), len(table.events("moved", "draw"))) == (("energy", 1), 1)


def test_10_4_1_not_for_ones_own_cards(table: Table) -> None:
    card = table.put("battle", 0, text=(
        f"【ブレイクスキル】{DRAWS}\n【起動発動:メイン】[このカードをレストにする]自分の他のバトルカード1枚を選び、ブレイクする。"))
    mine = table.put("battle", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.where(mine), table.count("hand", 0)) == (("energy", 0), 0)


@pytest.mark.parametrize(("life", "barred"), [(3, True), (4, False)])
def test_10_5_1_a_pressure_skill_hinders_something_as_long_as_its_condition_is_met(
    table: Table, life: int, barred: bool,
) -> None:
    text = "【プレッシャースキル】相手のライフが3枚以下の場合、相手はエクストラカードをプレイできない。"
    assert isinstance(read(text)[0], Forbidding)
    source = table.put("battle", 1, text=text)
    table.leave(life, "life", 0)
    card = table.put("hand", 0, type="extra", text=f"【起動発動:メイン】{DRAWS}")
    table.main_phase(0)
    assert (why_not_use(table, card) == "1-3-3") is barred
    table.happen(lambda: table.move(source, "drop", 1))
    assert why_not_use(table, card) == ""


def test_10_5_1_it_can_hinder_cards_too(table: Table) -> None:
    text = "【プレッシャースキル】相手のレベル2以下のバトルカードはアタックできない。"
    assert isinstance(read(text)[0], Always)
    table.put("battle", 1, text=text)
    low, high = table.put("battle", 0, level=2), table.put("battle", 0, level=3)
    table.battle_phase(0)
    table.choose("attack")
    assert (low in table.offered("attack-with"), high in table.offered("attack-with")) == (False, True)


@pytest.mark.parametrize("area", ["battle", "hand"])
def test_10_6_1_a_brawl_skill_waits_for_its_card_to_come_into_the_brawl_area(table: Table, area: str) -> None:
    assert isinstance(read(f"【乱戦スキル】{DRAWS}")[0], Automatic)
    card, other = table.put(area, 0, text=f"【乱戦スキル】{DRAWS}"), table.put(area, 0)
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    word = "join" if area == "battle" else "play-join"
    table.choose(word, other)
    assert table.events("moved", "draw") == []
    table.choose(word, card)
    assert len(table.events("moved", "draw")) == 1


def test_10_6_1_in_the_guard_step_too(table: Table) -> None:
    card = table.put("battle", 1, text="【乱戦スキル】そのバトル中、アタックカードのパワーを-3000する。")
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    table.choose("pass")
    table.choose("join", card)
    assert table.number(table.leader(0), "power") == LEADER_POWER - 3000


# 10-7 Awakening, 10-8 Team-up

AWAKENING = "【覚醒】自分のライフが4枚以下の場合、[自分の手札1枚を捨てる]このカードを裏向きにする。カード2枚を引く。"
TEAM_UP = "【共闘】自分のライフが4枚以下の場合、[自分の手札1枚を捨てる]このカードを裏向きにする。カード2枚を引く。"


def ready(table: Table, text: str, life: int = 4, hand: int = 1) -> int:
    """The guard step of player 1, whose leader has that text."""
    leader = table.leader(1)
    table.give(leader, text)
    table.leave(life, "life", 1)
    table.put_many(hand, "hand", 1)
    table.battle_phase(0)
    table.attack(table.leader(0), leader)
    table.choose("pass")
    assert table.asks == (1, "7-4-1-2")
    return leader


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(AWAKENING, marks=pytest.mark.rules("10-7-1")),
        pytest.param(TEAM_UP, marks=pytest.mark.rules("10-8-1")),
    ],
)
@pytest.mark.rules()
@pytest.mark.parametrize(("life", "hand", "rule"), [(4, 1, ""), (5, 1, "8-3-3"), (4, 0, "8-4-2-2")])
def test_turning_over_is_played_by_meeting_condition_and_cost(
    table: Table, text: str, life: int, hand: int, rule: str,
) -> None:
    leader = ready(table, text, life, hand)
    assert why_not_use(table, leader) == rule
    if not rule:
        table.choose("use", leader)
        assert (table.count("drop", 1), table.count("hand", 1)) == (1, 2)
        assert table.number(leader, "power") == BACK_POWER


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        pytest.param(AWAKENING, "awaken", marks=pytest.mark.rules("10-7-2")),
        pytest.param(TEAM_UP, "team up", marks=pytest.mark.rules("10-8-2")),
    ],
)
@pytest.mark.rules()
def test_turning_over_is_written_as_its_mark_cost_and_effect(text: str, keyword: str) -> None:
    (ability,) = read(text)
    assert isinstance(ability, Activated)
    assert (ability.keyword, len(ability.costs), len(ability.effects)) == (keyword, 1, 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(AWAKENING, "awaken", marks=pytest.mark.rules("10-7-3", "10-7-3-1")),
        pytest.param(TEAM_UP, "team_up", marks=pytest.mark.rules("10-8-3", "10-8-3-1")),
    ],
)
@pytest.mark.rules()
def test_a_leader_that_was_turned_over_is_the_same_card_and_keeps_what_applies_to_it(
    table: Table, text: str, reason: str,
) -> None:
    leader = ready(table, text)
    cast_in_battle(table, "そのターン中、自分のリーダーのパワーを+1000する。自分のリーダーをレストにする。", 1)
    before = table.state.obj[leader]
    table.choose("use", leader)
    assert [event.reason for event in table.events("turned")] == [reason]
    assert (table.state.obj[leader], table.rested(leader)) == (before, True)
    assert (table.number(leader, "power"), table.leader(1)) == (BACK_POWER + 1000, leader)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(AWAKENING, marks=pytest.mark.rules("10-7-4", "10-7-4-1")),
        pytest.param(TEAM_UP, marks=pytest.mark.rules("10-8-4", "10-8-4-1")),
    ],
)
@pytest.mark.rules()
def test_turned_back_it_is_the_same_card_too(table: Table, text: str) -> None:
    leader = ready(table, text)
    before = table.state.obj[leader]
    table.choose("use", leader)
    cast_in_battle(table, "そのターン中、自分のリーダーのパワーを+1000する。自分のリーダーを裏返す。", 1)
    assert (table.state.obj[leader], table.number(leader, "power")) == (before, LEADER_POWER + 1000)
    assert table.state.registers[2] == leader


def test_10_7_3_what_waits_for_the_leader_to_be_turned_over_is_played(table: Table) -> None:
    table.put("battle", 0, text=f"【自動発動】自分のリーダーが裏返った時、{DRAWS}")
    cast(table, "自分のリーダーを裏返す。")
    assert table.count("hand", 0) == 1
