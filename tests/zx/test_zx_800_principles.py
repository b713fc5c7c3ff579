"""The principles of chapters 800 and 1000 that texts rest on: choosing, sources, what is shown, removed, unaffected."""
from __future__ import annotations

import pytest

from tests.zx.zx_table import Table
from tests.zx.zx_written import put, use


# 802 Effects


@pytest.mark.rules("802.2a", "810.1", "802.2b")
def test_802_2_one_shot_and_lasting_effects(table: Table) -> None:
    it = use(table, "カードを1枚引く。ターン終了時まで、このカードのパワーを+1000する。")
    assert table.count("hand", 0) == 1
    assert table.number(it, "power") == 4000
    table.check()
    assert table.count("hand", 0) == 1, "it was carried out once"
    assert table.number(it, "power") == 4000
    table.begin("507.7", 0)
    table.main_phase(0)
    assert table.number(it, "power") == 3000


@pytest.mark.rules("802.2", "814.2b")
def test_802_2c_a_replacement_makes_something_else_happen(table: Table) -> None:
    """The source of what happens instead is the source of what was replaced."""
    victim = put(table, "square4", "【常】このカードが破壊された際、チャージに置くかわりにトラッシュに置く。", 1)
    put(table, "square9", "【自】相手のゼクスがあなたのゼクスの能力で破壊された時、カードを1枚引く。")
    use(table, "ノーマルスクエアにある相手のゼクスを1枚選び、破壊する。")
    assert table.where(victim) == ("trash", 1)
    assert table.count("charge", 1) == 0
    assert table.count("hand", 0) == 1


def test_802_3_several_choices_at_once_are_of_different_cards(table: Table) -> None:
    one, two = table.put("square1", 1), table.put("square3", 1)
    use(table, "ノーマルスクエアにある相手のゼクスを2枚まで選び、1000ダメージを与える。")
    table.choose("pick", one)
    assert table.offered("pick") == [two]


def test_802_4_one_card_counts_for_several_things(table: Table) -> None:
    text = "【自】このカードが登場した時、あなたのトラッシュに赤と青のカードがそれぞれ2枚以上あるならば、カードを1枚引く。"
    table.put_many(2, "trash", 0, colors=("red", "blue"))
    it = put(table, "hand", text, cost=0)
    table.main_phase(0)
    table.play(it, "square7")
    assert table.count("hand", 0) == 1


def test_803_1c_an_ability_that_names_a_zone_twice_is_offered_once(table: Table) -> None:
    it = put(table, "square7", "【起】【有効】スクエアか手札かスクエア【コスト】《スリープ》【効果】カードを1枚引く。")
    table.main_phase(0)
    assert (table.offered("use"), table.words) == ([it], ["use", "pass"])


@pytest.mark.rules("803.2c", "808.6", "813.1")
def test_803_3_what_has_been_played_is_resolved_whatever_becomes_of_its_card(table: Table) -> None:
    it = put(table, "square7", "【起】〈このカードを破壊する。〉カードを1枚引く。")
    table.main_phase(0)
    table.choose("use", it)
    assert table.where(it) == ("charge", 0)
    assert table.count("hand", 0) == 1


# 808.3 Moves


@pytest.mark.rules("808.3", "808.3d")
def test_808_3a_a_card_that_leaves_a_square_is_looked_at_as_it_was(table: Table) -> None:
    put(table, "square9", "【自】相手のパワー5000以上のゼクスが破壊された時、カードを1枚引く。")
    strong, weak = table.put("square4", 1, power=4500), table.put("square1", 1, power=4500)
    text = "【起】〈《スリープ》〉ノーマルスクエアにある相手のゼクスを1枚選び、ターン終了時まで、パワーを+500する。"
    it = put(table, "square7", text)
    table.main_phase(0)
    table.choose("use", it)
    table.choose("pick", strong)
    for victim in (strong, weak):
        table.state.damage[victim] = 9000
    table.check()
    assert table.count("hand", 0) == 1


def test_813_1a_a_card_that_went_to_another_square_is_taken_as_it_is_there(table: Table) -> None:
    text = "スクエアにあるあなたのゼクスを1枚選び、ゼクスのないノーマルスクエアに置く。その後、そのゼクスをスリープする。"
    other = table.put("square9", 0)
    use(table, text)
    table.choose("pick", other)
    table.choose("place", table.place("square5"))
    assert table.where(other) == ("square5", -1)
    assert table.rested(other)


# 814 Sources


@pytest.mark.rules("814.1", "814.3")
def test_814_2_the_source_of_damage_is_the_card_with_the_ability(table: Table) -> None:
    put(table, "square9", "【自】相手のゼクスがこのカードの能力で破壊された時、カードを1枚引く。")
    victim = table.put("square4", 1, power=1000)
    use(table, "ノーマルスクエアにある相手のゼクスを1枚選び、1000ダメージを与える。")
    assert table.where(victim)[0] == "charge"
    assert table.count("hand", 0) == 0, "another card dealt it"


@pytest.mark.rules("1204.3")
def test_1204_3a_only_the_last_one_to_deal_damage_has_destroyed_it(table: Table) -> None:
    draws = "【自】相手のゼクスがこのカードの能力で破壊された時、カードを1枚引く。"
    hits = "【起】〈《スリープ》〉ノーマルスクエアにある相手のゼクスを1枚選び、1000ダメージを与える。"
    first = put(table, "square7", f"{hits}\n{draws}")
    last = put(table, "square9", hits)
    victim = table.put("square4", 1, power=2000)
    table.main_phase(0)
    table.choose("use", first)
    table.choose("use", last)
    assert table.where(victim)[0] == "charge"
    assert table.count("hand", 0) == 0


# 815 Words


@pytest.mark.rules("815.1a")
def test_815_1_a_picture_shows_squares_from_the_masters_side(table: Table) -> None:
    text = "【常】〔□□□/◎□□/□□◎〕のスクエアにあるすべてのあなたのゼクスのパワーを+1000する。"
    put(table, "square6", text, 1)
    put(table, "square5", text)
    mine = [table.put(f"square{square}", 0) for square in (4, 9, 7)]
    theirs = [table.put(f"square{square}", 1) for square in (1, 3)]
    assert [table.number(it, "power") for it in mine] == [4000, 4000, 3000]
    assert [table.number(it, "power") for it in theirs] == [4000, 3000]


def test_815_2_from_one_number_to_another(table: Table) -> None:
    cards = [table.put(f"square{square}", 1, cost=cost) for square, cost in ((1, 1), (3, 2), (4, 4), (6, 5))]
    use(table, "スクエアにある相手のコスト2～4のゼクスを2枚まで選び、1000ダメージを与える。")
    assert table.offered("pick") == cards[1:3]


def test_815_3_only_that_colour(table: Table) -> None:
    table.put("square1", 1, colors=("red", "black"))
    black = table.put("square3", 1, colors=("black",))
    use(table, "スクエアにある相手の黒だけのゼクスを1枚選び、破壊する。")
    assert table.where(black)[0] == "charge"
    assert table.count("charge", 1) == 1
