"""What more phrases of this game's texts do when they are played."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table

REAR = "相手のリアガードを1枚選び、"
MINE = "あなたのリアガードを1枚選び、"


def put(table: Table, name: str, text: str, power: int = 8000) -> int:
    return table.put(name, 0, abilities=LANGUAGE.read(text), power=power)


def use(table: Table, effects: str, costs: str = "", power: int = 8000) -> int:
    """The vanguard of player 0 has that effect and uses it."""
    boss = table.new_vanguard(0, grade=3, power=power, abilities=LANGUAGE.read(f"【起】【(V)】：{costs}{effects}"))
    table.main_phase()
    table.choose("use", boss)
    return boss


# 8.5.5.3 What was chosen, and what is done further to it


@pytest.mark.rules("8.5.5.3")
def test_8_5_5_3_that_unit_is_the_chosen_one(table: Table) -> None:
    unit, other = table.put("rear1", 0, rested=True, power=5000), table.put("rear2", 0, power=6000)
    use(table, f"{MINE}スタンドする。そのターン中、そのユニットのパワー+3000。")
    table.choose("pick", unit)
    assert (table.rested(unit), table.number(unit, "power"), table.number(other, "power")) == (False, 8000, 6000)


@pytest.mark.rules("8.5.5.3")
def test_8_5_5_3_that_unit_is_the_one_of_the_event_where_none_was_chosen(table: Table) -> None:
    put(table, "rear2", "【自】【(R)】：あなたのユニットが(R)に登場した時、そのターン中、そのユニットのパワー+3000。", power=6000)
    unit = table.put("hand", 0, power=5000)
    table.main_phase()
    table.choose("call", unit, table.place("rear1", 0))
    assert table.number(unit, "power") == 8000


@pytest.mark.rules("8.5.5.3")
def test_8_5_5_3_a_sentence_goes_on_about_the_chosen_unit(table: Table) -> None:
    unit = table.put("rear1", 0, rested=True, power=5000)
    boss = use(table, f"{MINE}スタンドし、そのターン中、パワー+3000。")
    assert (table.rested(unit), table.number(unit, "power")) == (False, 8000)
    assert table.number(boss, "power") == 8000


def test_8_5_5_3_the_last_part_of_a_sentence_comes_later(table: Table) -> None:
    it = table.put("soul", 0)
    use(table, "あなたのソウルから1枚選び、(R)にコールし、ターン終了時、そのユニットをソウルに置く。")
    table.game.choose(0)
    assert table.where(it)[0].startswith("rear")
    table.end_phase()
    assert table.where(it)[0] == "soul"


@pytest.mark.parametrize("clan", [True, False])
def test_3_13_1_what_becomes_of_a_revealed_card_hangs_on_what_it_is(table: Table, clan: bool) -> None:
    it = table.put("deck", 0, clan=(CLAN if clan else OTHER_CLAN,))
    use(table, f"あなたの山札の上から1枚公開し、そのカードが《{CLAN}》なら、手札に加える。そうでないなら、ドロップゾーンに置く。")
    assert table.where(it)[0] == ("hand" if clan else "drop")


def test_3_13_1_one_of_the_cards_looked_at_goes_to_the_hand_and_the_rest_under_the_deck(table: Table) -> None:
    below, top = table.put("deck", 0), table.put("deck", 0)
    use(table, "あなたの山札の上から2枚見て、1枚を手札に加え、残りを山札の下に置く。")
    table.choose("pick", below)
    assert (table.where(below)[0], table.cards("deck", 0)[0]) == ("hand", top)


def test_12_7_1_something_is_done_for_each_card_that_was_retired(table: Table) -> None:
    table.put("rear1", 1), table.put("rear2", 1)
    use(table, "相手のリアガードを2枚まで選び、退却させる。この能力で退却したユニット1枚につき、カードを1枚引く。")
    while "pick" in table.words:
        table.game.choose(0)
    assert (table.count("drop", 1), table.count("hand", 0)) == (2, 2)


def test_8_7_several_things_are_so_for_the_same_while(table: Table) -> None:
    boss = use(table, "そのターン中、このユニットのパワー+5000し、『【起】【(V)】：カードを1枚引く。』を得る。", power=9000)
    assert (table.number(boss, "power"), len([it for it in table.offers if it[:2] == ("use", boss)])) == (14000, 2)
    table.end_phase()
    table.main_phase()
    assert (table.number(boss, "power"), len([it for it in table.offers if it[:2] == ("use", boss)])) == (9000, 1)


@pytest.mark.rules("8.5.2.3")
def test_8_5_2_3_a_cost_of_two_parts(table: Table) -> None:
    unit = table.put("rear1", 0)
    use(table, "カードを1枚引く。", "[あなたのリアガードを1枚選び、山札に戻し、その山札をシャッフルする]")
    assert table.count("hand", 0) == 1
    assert table.where(unit)[0] in ("deck", "hand")


@pytest.mark.rules("8.1.1.2.2")
@pytest.mark.parametrize("pays", [True, False])
def test_8_6_4_a_cost_may_be_written_where_it_is_paid(table: Table, pays: bool) -> None:
    table.put("damage", 0)
    it = put(table, "hand", "【自】：このユニットが(R)に登場した時、【コスト】[CB(1)]することで、カードを2枚引く。")
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("yes" if pays else "no")
    assert table.count("hand", 0) == (2 if pays else 0)


# 10.22, 10.24 Locked cards


@pytest.mark.rules("10.22.3")
def test_10_22_3_a_text_waits_for_a_card_that_is_locked(table: Table) -> None:
    table.put("rear1", 1)
    put(table, "rear2", "【自】【(R)】：相手のリアガードが呪縛された時、カードを1枚引く。")
    use(table, f"{REAR}呪縛する。")
    assert table.count("hand", 0) == 1


def test_10_24_1_locked_cards_are_chosen_and_a_text_waits_for_one_that_is_unlocked(table: Table) -> None:
    it = table.put("rear1", 0)
    table.put("rear2", 0)
    put(table, "rear3", "【自】【(R)】：あなたのカードが解呪された時、カードを1枚引く。")
    table.lock(it)
    use(table, "あなたの呪縛カードを1枚選び、解呪する。")
    assert (table.state.flags[it], table.count("hand", 0)) == (0, 1)


# 7 Battles


@pytest.mark.rules("7.7.1.7")
@pytest.mark.parametrize(("power", "draws"), [(1000, 1), (50000, 0)])
def test_7_7_1_7_a_text_waits_for_an_attack_that_does_not_hit(table: Table, power: int, draws: int) -> None:
    unit = put(table, "rear1", "【自】【(R)】：このユニットのアタックがヒットしなかった時、カードを1枚引く。", power=power)
    target = table.put("rear1", 1, power=9000)
    table.battle_phase()
    table.attack(unit, target)
    while "pass" in table.words:
        table.choose("pass")
    assert table.count("hand", 0) == draws


def test_7_4_1_10_a_text_waits_for_a_hit_that_its_unit_boosted(table: Table) -> None:
    unit = table.put("rear1", 0, power=50000)
    booster = table.put("rear3", 0, skill="boost", abilities=LANGUAGE.read(
        "【自】【(R)】：このユニットがブーストしたアタックがヒットした時、カードを1枚引く。"))
    target = table.put("rear1", 1)
    table.battle_phase()
    table.attack(unit, target, booster)
    while "pass" in table.words and table.count("hand", 0) == 0:
        table.choose("pass")
    assert table.count("hand", 0) == 1


@pytest.mark.rules("11.4.1")
def test_11_4_1_a_text_gives_a_unit_the_icon_of_boosting(table: Table) -> None:
    put(table, "rear2", "【永】【(R)】：他のあなたのリアガードすべてに『ブースト』を与える。", power=5000)
    unit, behind = table.put("rear1", 0, power=9000), table.put("rear3", 0)
    target = table.put("rear1", 1)
    table.battle_phase()
    table.choose("attack")
    table.choose("attack-with", unit)
    table.choose("target", target)
    assert behind in table.offered("boost")


@pytest.mark.rules("10.7.1.2")
def test_10_7_1_2_the_opponent_cannot_call_some_cards_from_the_hand_to_guard(table: Table) -> None:
    boss = table.new_vanguard(0, grade=3, power=20000, abilities=LANGUAGE.read(
        "【自】【(V)】：このユニットがアタックした時、そのバトル中、相手は手札からグレード1以上のカードを(G)にコールできない。"))
    small = table.put("hand", 1, grade=0, shield=5000)
    table.put("hand", 1, grade=1, shield=5000)
    table.battle_phase()
    table.attack(boss, table.vanguard(1))
    assert table.offered("guard") == [small]


@pytest.mark.rules("3.14.1.1")
@pytest.mark.parametrize(("clan", "draws"), [(CLAN, 1), (OTHER_CLAN, 0)])
def test_3_14_1_1_a_text_asks_by_whose_effect_its_unit_is_placed(table: Table, clan: str, draws: int) -> None:
    put(table, "soul", f"【自】：このユニットがあなたの《{CLAN}》の効果で(R)に登場した時、カードを1枚引く。")
    boss = table.new_vanguard(0, grade=3, clan=(clan,), abilities=LANGUAGE.read(
        "【起】【(V)】：あなたのソウルから1枚選び、(R)にコールする。"))
    table.main_phase()
    table.choose("use", boss)
    table.game.choose(0)
    assert table.count("hand", 0) == draws


# Conditions


@pytest.mark.parametrize(("clan", "more"), [(CLAN, 1000), (OTHER_CLAN, 0)])
def test_3_8_1_all_units_are_of_a_clan(table: Table, clan: str, more: int) -> None:
    boss = table.new_vanguard(0, power=9000, abilities=LANGUAGE.read(
        f"【永】【(V)】：あなたのリアガードがすべて《{CLAN}》なら、このユニットのパワー+1000。"))
    table.put("rear1", 0, clan=(clan,))
    table.main_phase()
    assert table.number(boss, "power") == 9000 + more


@pytest.mark.rules("11.6.3.1")
@pytest.mark.parametrize(("damage", "player", "more"), [(4, 0, 2000), (3, 0, 0), (4, 1, 0)])
def test_11_6_3_1_a_limit_break_and_another_condition(table: Table, damage: int, player: int, more: int) -> None:
    boss = table.new_vanguard(0, power=9000, abilities=LANGUAGE.read(
        "【永】【(V)】【LB(4)】：あなたのターン中、このユニットのパワー+2000。"))
    table.put_many(damage, "damage", 0)
    table.main_phase(player)
    assert table.number(boss, "power") == 9000 + more


@pytest.mark.rules("11.11.3.1")
def test_11_11_3_1_the_usual_cost_of_striding_may_be_printed() -> None:
    plain, = LANGUAGE.read("【超越】")
    usual, = LANGUAGE.read(
        "【超越】-ストライドステップ-[あなたの手札からグレードの合計が3以上になるように1枚以上選び、捨てる]裏のこのカードを(V)に超越する。")
    assert plain == usual
    assert not plain.costs
