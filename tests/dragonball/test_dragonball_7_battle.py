"""Chapter 7 with texts: what can be played in each step of a battle, and what becomes of cards that left it."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast_in_battle, settle
from tests.dragonball.table import BACK_POWER, Table

TEXT = f"【起動発動:バトル】[このカードをレストにする]{DRAWS}"
AWAKENING = "【覚醒】[自分の手札1枚を捨てる]このカードを裏向きにする。"
TEAM_UP = "【共闘】[自分の手札1枚を捨てる]このカードを裏向きにする。"


def lay_out(table: Table, player: int) -> tuple[int, int, int]:
    """A card with a battle ability, one with a main ability, and an extra card, all of one player."""
    return (
        table.put("battle", player, text=TEXT),
        table.put("battle", player, text=f"【起動発動:メイン】[このカードをレストにする]{DRAWS}"),
        table.put("hand", player, type="extra", text=f"【起動発動:バトル】{DRAWS}"))


def to_step(table: Table, step: str) -> int:
    """Go to that free timing of an attack on a leader; the player who has it."""
    table.battle_phase(0)
    if step != "7-2-1-2":
        table.attack(table.leader(0), table.leader(1))
        if step == "7-4-1-2":
            table.choose("pass")
    assert table.asks[1] == step
    return table.asks[0]


@pytest.mark.parametrize(
    ("step", "player"),
    [
        pytest.param("7-2-1-2", 0, marks=pytest.mark.rules("7-2-1-2-2")),
        pytest.param("7-3-1-6", 0, marks=pytest.mark.rules("7-3-1-6-3")),
        pytest.param("7-4-1-2", 1, marks=pytest.mark.rules("7-4-1-2-3")),
    ],
)
@pytest.mark.rules()
def test_battle_abilities_and_extra_cards_can_be_played(table: Table, step: str, player: int) -> None:
    card, _, extra = lay_out(table, player)
    lay_out(table, 1 - player)
    assert to_step(table, step) == player
    assert sorted(table.offered("use")) == sorted([card, extra])
    before = table.count("hand", player)
    table.choose("use", extra)
    assert (table.where(extra), table.count("hand", player)) == (("drop", player), before)
    table.choose("use", card)
    assert (table.rested(card), table.count("hand", player), table.asks[1]) == (True, before + 1, step)


@pytest.mark.parametrize(
    ("step", "player", "text", "legal"),
    [
        pytest.param("7-2-1-2", 0, AWAKENING, True, marks=pytest.mark.rules("7-2-1-2-2-1")),
        pytest.param("7-3-1-6", 0, AWAKENING, True, marks=pytest.mark.rules("7-3-1-6-3-1")),
        pytest.param("7-4-1-2", 1, AWAKENING, True, marks=pytest.mark.rules("7-4-1-2-3-1")),
        pytest.param("7-4-1-2", 1, TEAM_UP, True, marks=pytest.mark.rules("7-4-1-2-3-1")),
        pytest.param("7-2-1-2", 0, TEAM_UP, False, marks=pytest.mark.rules("7-4-1-2-3-1")),
        pytest.param("7-3-1-6", 0, TEAM_UP, False, marks=pytest.mark.rules("7-4-1-2-3-1")),
    ],
)
@pytest.mark.rules()
def test_awakening_at_each_free_timing_and_team_up_in_the_guard_step_only(
    table: Table, step: str, player: int, text: str, legal: bool,
) -> None:
    table.give(table.leader(0), text)
    table.put("hand", player)
    assert to_step(table, step) == player
    leader = table.leader(player)
    assert table.offered("use") == ([leader] if legal else [])
    if legal:
        table.choose("use", leader)
        assert (table.number(leader, "power"), table.count("hand", player)) == (BACK_POWER, 0)


def test_7_3_1_6_3_1_a_brawl_skill_is_played_when_its_card_comes_into_the_brawl(table: Table) -> None:
    """10-6-1 makes it an automatic ability, so it is not offered as something to play."""
    card = table.put("battle", 0, text=f"【乱戦スキル】{DRAWS}")
    to_step(table, "7-3-1-6")
    assert table.offered("use") == []
    table.choose("join", card)
    assert table.count("hand", 0) == 1


# Moments


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        pytest.param("バトルフェイズ開始時", 1, marks=pytest.mark.rules("7-2-1-1")),
        pytest.param("アタックステップ開始時", 2, marks=pytest.mark.rules("7-3-1-1")),
        pytest.param("ガードステップ開始時", 2, marks=pytest.mark.rules("7-4-1-1")),
        pytest.param("バトル判定ステップ開始時", 2, marks=pytest.mark.rules("7-5-1-1")),
        pytest.param("バトル完了ステップ開始時", 2, marks=pytest.mark.rules("7-6-1-1")),
        pytest.param("バトルフェイズ終了時", 1, marks=pytest.mark.rules("7-7-1-1")),
    ],
)
@pytest.mark.rules()
def test_texts_wait_for_each_moment_of_a_battle_phase(table: Table, moment: str, times: int) -> None:
    table.put("battle", 0, text=f"【自動発動】{moment}、{DRAWS}")
    weak = table.put_many(2, "battle", 0)
    table.give(table.leader(1), "【永続発動】このカードのパワーを+9000する。")
    table.battle_phase(0)
    for card in weak:
        table.fight(card, table.leader(1))
    table.choose("pass")
    assert table.count("hand", 0) == times


# Cards that left


def test_7_5_1_2_1_an_attack_card_that_a_skill_took_away_attacks_with_no_power(table: Table) -> None:
    attacker, helper = table.put("battle", 0, power=9000), table.put("battle", 0, power=4000)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    table.choose("join", helper)
    table.choose("pass")
    cast_in_battle(table, "アタックカードを手札に戻す。", 1)
    assert table.where(attacker) == ("hand", 0)
    table.choose("pass")
    assert (table.state.registers[4], table.count("life", 1)) == (4000, 7)


@pytest.mark.rules("7-5-1-3-1")
def test_7_5_1_3_1_a_guard_card_that_a_skill_took_away_guards_with_no_power(table: Table) -> None:
    attacker, guard = table.put("battle", 0, power=1000), table.put("battle", 1, power=9000)
    table.battle_phase(0)
    table.attack(attacker, guard)
    cast_in_battle(table, "ガードカードをドロップエリアに置く。")
    table.choose("pass")
    assert (table.state.registers[5], table.where(guard)) == (0, ("drop", 1))


def test_7_5_1_4_1_1_an_attack_card_that_a_skill_took_away_deals_no_damage(table: Table) -> None:
    """The cards of the brawl have power enough, but the strike is that of the attack card."""
    attacker, helper = table.put("battle", 0, strike=3), table.put("battle", 0, power=9000)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    table.choose("join", helper)
    table.choose("pass")
    cast_in_battle(table, "アタックカードを手札に戻す。", 1)
    table.choose("pass")
    assert (table.count("life", 1), table.asks) == (7, (0, "7-2-1-2"))


@pytest.mark.rules("7-6-1-4")
def test_7_6_1_3_what_lasts_for_the_battle_ends_with_it(table: Table) -> None:
    attacker = table.put("battle", 0, power=1000, text="【アタックスキル】そのバトル中、このカードのパワーを+2000する。")
    guard = table.put("battle", 1, power=9000)
    table.battle_phase(0)
    table.attack(attacker, guard)
    assert table.number(attacker, "power") == 3000
    table.choose("pass")
    assert (table.number(attacker, "power"), table.asks) == (1000, (0, "7-2-1-2"))


def test_7_3_1_4_nothing_can_be_attacked_where_texts_forbid_it(table: Table) -> None:
    attacker = table.put("battle", 0)
    table.put("battle", 1, text="【永続発動】自分のリーダーかバトルカードはアタックされない。")
    table.battle_phase(0)
    table.choose("attack")
    table.choose("attack-with", attacker)
    settle(table)
    assert (table.asks, table.rested(attacker)) == ((0, "7-2-1-2"), True)


@pytest.mark.rules("7-1")
def test_7_3_1_2_a_card_that_can_not_attack_is_not_offered(table: Table) -> None:
    card = table.put("battle", 0, text="【永続発動】このカードはアタックできない。")
    table.battle_phase(0)
    table.choose("attack")
    assert table.offered("attack-with") == [table.leader(0)]
    assert table.why_not("attack-with", card) == "1-3-3"


@pytest.mark.parametrize(("step", "rule"), [("7-3-1-6", "7-3-1-6-1"), ("7-4-1-2", "7-4-1-2-1")])
def test_1_3_3_a_card_that_can_not_join_a_brawl_is_not_offered(table: Table, step: str, rule: str) -> None:
    player = 0 if step == "7-3-1-6" else 1
    card = table.put("battle", player, text="【永続発動】このカードは乱戦エリアに移動できない。")
    rested = table.put("battle", player, rested=True)
    to_step(table, step)
    assert table.offered("join") == []
    assert (table.why_not("join", card), table.why_not("join", rested)) == ("1-3-3", rule)


def test_7_7_1_2_what_lasts_for_the_battle_phase_has_ended_when_the_end_phase_begins(table: Table) -> None:
    """It draws a card at the end of the turn if the leader is still that strong."""
    table.put("battle", 0, text=f"【自動発動】自分のパワー6000以上のリーダーかバトルカードがある場合、自分のターン終了時、{DRAWS}")
    table.battle_phase(0)
    cast_in_battle(table, "そのフェイズ中、自分のリーダーのパワーを+1000する。")
    assert table.number(table.leader(0), "power") == 6000
    table.choose("pass")
    assert (table.state.turn_player, table.count("hand", 0)) == (1, 0)


def test_7_7_1_2_an_attack_that_is_not_made_leaves_no_battle_behind(table: Table) -> None:
    table.put("battle", 0, text=(
        "【自動発動】アタックステップ開始時、そのバトル中、自分のリーダーのパワーを+1000する。\n"
        f"【自動発動】自分のパワー6000以上のリーダーかバトルカードがある場合、自分のターン終了時、{DRAWS}"))
    table.battle_phase(0)
    table.choose("attack")
    assert table.number(table.leader(0), "power") == 6000
    table.choose("no-attack")
    assert (table.state.turn_player, table.count("hand", 0)) == (1, 0)
