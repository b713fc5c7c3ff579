"""806.1e, 202.8 and 1015: shifts are laid onto other cards and give them what they have."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import YOU, Effect
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.codes import FACE_DOWN
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.zx.areas import BY_ABILITY, DO_SHIFT, ZONE_TRASH
from tefuda.rulebooks.zx.cards import POWER
from tefuda.rulebooks.zx.language_dynamis import SHIFT_ON
from tests.laid_table import abilities_of as read
from tests.zx.zx_table import BOOK, Table
from tests.zx.zx_texts import MINE, act, choose
from tests.zx.zx_written import in_dynamis


def shift(table: Table, *texts: str, **fields: object) -> int:
    return in_dynamis(table, "shift", *texts, **fields)


def use(table: Table, *effects: Effect) -> None:
    """A Z/X of player 0 does this by an ability without a cost."""
    user = table.put("square9", 0, abilities=(act(*effects, costs=()),))
    table.main_phase(0)
    table.choose("use", user)


# 806.1e Shifts


@pytest.mark.rules("806.1a", "806.1f", "202.8d", "202.8e", "202.8f", "1015.1", "1015.2")
def test_806_1e_a_shift_gives_its_card_name_text_colours_and_tribes(table: Table) -> None:
    it = shift(
        table, "【剣臨器】スクエアにあるあなたの[灯守]", "【常】このカードのパワーを+2000する。",
        colors=("blue", "red"), tribes=("刃", "灯守"), name_ja="新しい刃")
    host = table.put("square7", 0, tribes=("灯守",))
    other = table.put("square9", 0)
    table.main_phase(0)
    assert table.offered_pairs("shift") == [(it, host)]
    assert table.why_not(DO_SHIFT, it, other) == "1015.1"
    table.choose("shift", it, host)
    g = table.state
    assert table.where(it) == ("square7", -1)
    assert g.host[it] == host
    assert value(g, host, POWER) == 5000
    for label in ("name:新しい刃", "color:blue", "color:red", "tribe:刃", "tribe:灯守"):
        assert has_label(g, host, label)
    assert not has_label(g, other, "tribe:刃")
    assert abilities_of(g, it) == (), "its text is that of the card under it"
    assert table.targets_of(host) == []


def test_806_1e_only_if_what_the_text_names_is_so(table: Table) -> None:
    it = shift(table, "【剣臨条件】シフトLv1【剣臨器】スクエアにあるあなたのゼクス")
    host = table.put("square7", 0)
    table.main_phase(0)
    assert table.why_not(DO_SHIFT, it, host) == "806.1e"
    table.put("dynamis", 0, type="shift")
    table.main_phase(0)
    assert table.offered_pairs("shift") == [(it, host)]


def test_202_8c_not_while_another_shift_of_ones_own_is_there(table: Table) -> None:
    first, second = (shift(table, "【剣臨器】スクエアにあるあなたのゼクス") for _ in range(2))
    host, other = table.put("square7", 0), table.put("square9", 0)
    table.main_phase(0)
    table.choose("shift", first, host)
    assert table.why_not(DO_SHIFT, second, other) == "506.2"
    table.state.turn += 1
    table.main_phase(0)
    assert table.why_not(DO_SHIFT, second, other) == "202.8c"


@pytest.mark.rules("202.8a", "301.4", "913.1")
def test_202_8a_a_shift_goes_with_its_card_from_square_to_square(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス", tribes=("刃",))
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    table.happen(lambda: table.move(host, "square4"))
    assert table.where(it) == ("square4", -1)
    assert has_label(table.state, host, "tribe:刃")
    table.happen(lambda: table.move(host, "hand"))
    assert table.where(it) == ("dynamis", 0)
    assert not table.state.flags[it] & FACE_DOWN
    assert table.state.effects == ()


@pytest.mark.rules("202.8b")
def test_202_8d_what_a_shift_gave_ends_with_it(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス", "【常】このカードのパワーを+2000する。", tribes=("刃",))
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    table.happen(lambda: table.move(it, "trash"))
    assert table.where(it) == ("dynamis", 0)
    assert table.where(host)[0] == "square7"
    assert value(table.state, host, POWER) == 3000
    assert not has_label(table.state, host, "tribe:刃")


def test_806_1f_without_its_card_a_shift_goes_home(table: Table) -> None:
    """What it is laid onto is destroyed for it."""
    text = "【剣臨条件】あなたの手札にカードがない場合【剣臨器】スクエアにあるあなたのゼクス"
    entry = read(BOOK, text)[0]
    it = table.put(
        "dynamis", 0, type="shift", face_down=True,
        abilities=(replace(entry, costs=(Do(MINE, MoveTo(ZONE_TRASH, BY_ABILITY)),)),))
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    assert table.where(host) == ("trash", 0)
    assert table.where(it) == ("dynamis", 0)
    assert not table.state.flags[it] & FACE_DOWN


@pytest.mark.rules("1015.1")
def test_1015_3_several_shifts_go_onto_a_card_each(table: Table) -> None:
    one, two, three = (shift(table, "【剣臨器】スクエアにあるあなたのゼクス") for _ in range(3))
    host = table.put("square7", 0)
    use(table, Do(choose(Cards((10,), YOU), 3), SHIFT_ON))
    table.choose("pick", host)
    assert [table.where(it)[0] for it in (one, two, three)] == ["square7", "square9", "dynamis"]


def test_806_1f_a_shift_is_a_card_for_those_who_speak_of_shifts(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス")
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    removal = read(BOOK, "【起】〈《スリープ》〉スクエアにあるシフトを1枚選び、トラッシュに置く。")
    user = table.put("square9", 0, abilities=removal)
    table.main_phase(0)
    table.choose("use", user)
    assert table.where(it) == ("dynamis", 0)
    assert table.where(host)[0] == "square7"


@pytest.mark.rules("201.3", "202.8e")
def test_202_8e_the_name_of_a_shift_counts_where_a_text_asks_for_a_part_of_a_name(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス", name_ja="新しい刃")
    host = table.put("square7", 0)
    lord = table.put("square9", 0, abilities=read(
        BOOK, "【常】スクエアにあるすべてのあなたのカード名に「刃」を含むゼクスのパワーを+1000する。"))
    table.main_phase(0)
    assert table.number(host, "power") == 3000
    table.choose("shift", it, host)
    assert (table.number(host, "power"), table.number(lord, "power")) == (4000, 3000)


@pytest.mark.rules("313.2")
def test_102_9_nobody_has_to_find_a_face_down_card_of_the_dynamis(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス")
    user = table.put("square7", 0, abilities=read(
        BOOK, "【起】〈《スリープ》〉あなたのデュナミスにあるシフトを1枚選び、シフトする。"))
    table.main_phase(0)
    table.choose("use", user)
    assert table.words == ["pick", "done"]
    table.choose("done")
    assert table.where(it) == ("dynamis", 0)
