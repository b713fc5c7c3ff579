"""Chapter 1100: the keywords that are texts, and the icons of 205.4 that stand in texts."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.nodes import YOU, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes
from tefuda.kernel.abilities.filters import Other
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.areas import ZONE_RESOURCE
from tefuda.rulebooks.zx.cards import IGNITION_ICON
from tefuda.rulebooks.zx.nodes import ZeroOptima
from tests.laid_table import abilities_of as read
from tests.zx.zx_table import BOOK, Table
from tests.zx.zx_written import appear, put


# 1105 Evol seed


@pytest.mark.rules("1105.1")
def test_1105_2_evol_seed_is_triggered_from_the_deck_into_the_trash(table: Table) -> None:
    seed = put(table, "deck", "エヴォルシードカードを1枚引く。")
    table.happen(lambda: table.move(seed, "trash"))
    assert table.count("hand", 0) == 1


@pytest.mark.parametrize("zone", ["hand", "resource", "temporary"])
def test_1105_3_not_by_way_of_another_zone(table: Table, zone: str) -> None:
    seed = put(table, zone, "エヴォルシードカードを1枚引く。")
    before = table.count("hand", 0)
    table.happen(lambda: table.move(seed, "trash"))
    assert table.count("hand", 0) == before - (zone == "hand")


# 1106 Seclusion


def test_1106_2a_elsewhere_than_in_squares_it_can_be_chosen(table: Table) -> None:
    text = "【起】〈《スリープ》〉{}ゼクスを1枚選び、手札に戻す。"
    secluded = [put(table, place, "【常】絶界") for place in ("square9", "trash")]
    user = put(table, "square7", text.format("あなたのトラッシュにある"))
    table.main_phase(0)
    table.choose("use", user)
    assert [table.where(it)[0] for it in secluded] == ["square9", "hand"]


# 1107 Alter force


@pytest.mark.rules("1107.1", "1009.1", "312.1", "312.3")
def test_1107_2_alter_force_puts_a_card_of_the_trash_under_its_card(table: Table) -> None:
    force = table.put("trash", 0)
    it = appear(table, "【自】アルターフォース")
    table.choose("pick", force)
    assert table.where(force) == ("force", -1)
    assert table.state.host[force] == it


def test_1107_3_with_a_number_up_to_so_many(table: Table) -> None:
    forces = table.put_many(3, "trash", 0)
    appear(table, "【自】アルターフォース2")
    table.choose("pick", forces[0])
    table.choose("pick", forces[2])
    assert [table.where(it)[0] for it in forces] == ["force", "trash", "force"]


@pytest.mark.rules("1009.1a")
def test_1009_1a_without_the_card_nothing_is_put_under_it(table: Table) -> None:
    force = table.put("trash", 0)
    put(table, "square9", "【自】あなたのゼクスが登場した時、スクエアにあるあなたのゼクスを1枚選び、手札に戻す。")
    it = appear(table, "【自】アルターフォース")
    first = next(n for n in table.offered("number") if table.state.pending[n].source != it)
    table.choose("number", first)
    table.choose("pick", it)
    table.choose("pick", force)
    assert table.where(force) == ("trash", 0)


# 1108 Zero optima


@pytest.mark.rules("1108.1", "1108.3", "803.2a")
def test_1108_2_an_ability_works_with_so_many_ignition_icons_in_the_resources(table: Table) -> None:
    it = put(table, "square7", "【常】ゼロオプティマ2このカードのパワーを+2000する。")
    table.put("resource", 0, icons=("ignition",))
    table.put("resource", 0)
    assert table.number(it, "power") == 3000
    table.put("resource", 0, icons=("ignition",))
    assert table.number(it, "power") == 5000


def test_1108_1a_what_it_gives_does_not_count_for_itself(table: Table) -> None:
    text = "【常】ゼロオプティマ1リソースにあるすべてのあなたのカードはイグニッションアイコンを得る。"
    assert read(BOOK, "【常】ゼロオプティマ1このカードのパワーを+500する。")
    with pytest.raises(Exception, match="can't be read"):
        read(BOOK, text)


ICON = "このカードはイグニッションアイコンを得る。"


def test_1108_1b_two_that_need_each_other_do_not_make_each_other_work(table: Table) -> None:
    """The older one is looked at without the younger one, and the younger one with the older one as it is by then."""
    table.put("resource", 0, icons=("ignition",))
    cards = [put(table, "resource", f"【常】ゼロオプティマ2{ICON}") for _ in range(2)]
    assert [value(table.state, card, IGNITION_ICON) for card in cards] == [0, 0]
    table.put("resource", 0, icons=("ignition",))
    assert [value(table.state, card, IGNITION_ICON) for card in cards] == [1, 1]


@pytest.mark.parametrize("squares", [("square7", "square9"), ("square9", "square7")])
def test_1108_1b_of_two_that_depend_on_each_other_the_older_one_applies_first(
        table: Table, squares: tuple[str, str]) -> None:
    """Each takes from the other one the ability that it has by the same icon."""
    text = "【常】ゼロオプティマ1このカード以外のスクエアにあるすべてのあなたのゼクスは能力を失う。"
    table.put("resource", 0, icons=("ignition",))
    older, younger = [put(table, square, f"{text}\n【常】このカードのパワーを+1000する。") for square in squares]
    assert [table.number(card, "power") for card in (older, younger)] == [4000, 3000]


@pytest.mark.parametrize("first", [0, 1])
def test_1108_1b_each_may_take_away_what_the_other_one_needs(table: Table, first: int) -> None:
    """With both icons both conditions are met; the older one takes away the icon of the other."""
    others = Cards((ZONE_RESOURCE,), YOU, (Other(),))
    takes = Always(where=(ZONE_RESOURCE,), condition=ZeroOptima(2), statics=(
        Static(others, Becomes(IGNITION_ICON, Fixed(0))),))
    cards = [table.put("resource", 0, icons=("ignition",), abilities=(takes,)) for _ in range(2)]
    if first:
        table.happen(lambda: table.move(cards[0], "hand"), lambda: table.move(cards[0], "resource"))
    assert [value(table.state, card, IGNITION_ICON) for card in cards] == [1 - first, first]


# 1109 Infinite Solitude


@pytest.mark.rules("1109.1", "1109.2a")
def test_1109_2_any_number_of_ones_other_zx_goes_back_to_the_hand(table: Table) -> None:
    others = [table.put("square9", 0), table.put("square8", 0)]
    enemy = table.put("square4", 1)
    it = appear(table, "【自】Infinite Solitude")
    assert table.offered("pick") == others[::-1]
    table.choose("pick", others[0])
    table.choose("done")
    assert [table.where(card)[0] for card in (it, *others, enemy)] == ["square7", "hand", "square8", "square4"]


# 1110 Level


@pytest.mark.rules("1110.1", "1110.5", "803.2a")
def test_1110_2_an_ability_works_with_so_many_face_up_cards_of_the_tribe(table: Table) -> None:
    it = put(table, "square7", "【常】[灯守]Lv2このカードのパワーを+2000する。")
    table.put("dynamis", 0, type="extra", tribes=("灯守",))
    table.put("dynamis", 0, type="extra", tribes=("灯守",), face_down=True)
    table.put("dynamis", 1, type="extra", tribes=("灯守",))
    table.put("dynamis", 0, type="extra", tribes=("灯守の影",))
    assert table.number(it, "power") == 3000
    table.put("dynamis", 0, type="shift", tribes=("灯守",))
    assert table.number(it, "power") == 5000


def test_1110_3_for_dragons_any_tribe_with_dragon_in_it_counts(table: Table) -> None:
    it = put(table, "square7", "【常】[ドラゴン]Lv2このカードのパワーを+2000する。")
    table.put("dynamis", 0, type="extra", tribes=("ドラゴン",))
    assert table.number(it, "power") == 3000
    table.put("dynamis", 0, type="extra", tribes=("霧のドラゴン",))
    assert table.number(it, "power") == 5000


def test_1110_4_a_level_of_a_card_type(table: Table) -> None:
    it = put(table, "square7", "【起】シフトLv1〈《スリープ》〉カードを1枚引く。")
    table.put("dynamis", 0, type="extra")
    table.main_phase(0)
    assert table.offered("use") == []
    table.put("dynamis", 0, type="shift")
    table.main_phase(0)
    assert table.offered("use") == [it]


def test_1110_1_an_automatic_ability_is_triggered_only_at_its_level(table: Table) -> None:
    text = "【自】[灯守]Lv1このカードが登場した時、カードを1枚引く。"
    appear(table, text)
    assert table.count("hand", 0) == 0
    table.put("dynamis", 0, type="extra", tribes=("灯守",))
    appear(table, text, "square9")
    assert table.count("hand", 0) == 1


@pytest.mark.rules("1110.4")
def test_1110_4a_a_level_as_the_condition_of_a_shift(table: Table) -> None:
    blade = table.put(
        "dynamis", 0, type="shift", face_down=True,
        abilities=read(BOOK, "【剣臨条件】ゼクス エクストラLv1【剣臨器】スクエアにあるあなたのゼクス"))
    host = table.put("square7", 0)
    table.main_phase(0)
    assert "shift" not in table.words
    table.put("dynamis", 0, type="extra")
    table.main_phase(0)
    assert table.offered_pairs("shift") == [(blade, host)]


# 1111 Stylish headbutt


@pytest.mark.rules("1111.1", "502.1")
def test_1111_2_it_pushes_a_zx_away_and_puts_it_to_sleep(table: Table) -> None:
    target = table.put("square4", 1)
    appear(table, "【自】スタイリッシュ頭突き:敵軍エリアのスクエア")
    places = [place - table.place("square1") + 1 for place in table.offered("place")]
    assert places == [1, 2, 3]
    table.choose("place", table.place("square3"))
    assert table.where(target) == ("square3", -1)
    assert table.rested(target)
    table.begin("502.1", 1)
    assert table.rested(target), "not in the next reboot phase"


# 1112 Zxtend Drive


@pytest.mark.rules("1112.1", "1112.3")
def test_1112_2_only_one_such_ability_is_played_in_a_game(table: Table) -> None:
    text = "【起】ゼクステンド・ドライブ！〈〉".replace("〈〉", "〈《スリープ》〉") + "カードを1枚引く。"
    first, second = put(table, "square7", text), put(table, "square9", text.replace("1枚", "2枚"))
    table.main_phase(0)
    assert table.offered("use") == [first, second]
    table.choose("use", first)
    assert table.offered("use") == []
    table.state.turn += 2
    table.main_phase(0)
    assert table.offered("use") == []


# 1114 Cyber


@pytest.mark.rules("1114.1", "803.1c", "804.4b")
def test_1114_2_the_card_takes_the_place_of_one_that_goes_back(table: Table) -> None:
    cheap = table.put("square9", 0, cost=1)
    left = table.put("square7", 0, cost=3)
    table.put("square5", 0, cost=3, rested=True)
    it = put(table, "hand", "【起】電影3", cost=9)
    table.main_phase(0)
    table.choose("use", it)
    assert table.where(it) == ("square7", -1)
    assert table.where(left) == ("hand", 0)
    assert table.where(cheap) == ("square9", -1)


def test_1114_3_only_one_in_a_turn_whatever_its_number(table: Table) -> None:
    table.put("square7", 0, cost=3)
    first = put(table, "hand", "【起】電影3", cost=9)
    put(table, "hand", "【起】電影1", cost=3)
    table.main_phase(0)
    table.choose("use", first)
    assert table.offered("use") == []
    table.state.turn += 1
    table.main_phase(0)
    assert len(table.offered("use")) == 1


# 1115 Install


@pytest.mark.rules("1115.1", "1008.1")
def test_1115_2_it_gains_an_activated_ability_of_what_it_removes(table: Table) -> None:
    form = put(
        table, "trash", "【起】〈《スリープ》〉カードを1枚引く。\n【自】このカードが登場した時、カードを1枚引く。",
        name_ja="転身の型")
    table.put("trash", 0, name_ja="ただの型")
    it = appear(table, "【自】インストール")
    table.choose("yes")
    assert table.where(form) == ("remove", 0)
    assert table.offered("use") == [it]
    table.choose("use", it)
    assert table.count("hand", 0) == 1
    table.state.flags[it] = 0
    table.begin("507.7", 0)
    table.main_phase(0)
    assert table.offered("use") == []
