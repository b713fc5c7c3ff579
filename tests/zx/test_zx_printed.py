"""Chapters 100 and 200: texts and names as they are printed, and what becomes of them."""
from __future__ import annotations

from dataclasses import replace

from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.copied_abilities import GainAbilityOf
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import Limit
from tefuda.kernel.abilities.qualities import GainsLabel
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import REST
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.rulebooks.zx.areas import ZONE_CHARGE, ZONE_TRASH
from tests.zx.zx_table import HOME, Table
from tests.zx.zx_texts import DRAW, act, cards
from tests.zx.zx_written import appear, put

DRAW_ONCE = "【起】〈《スリープ》〉カードを1枚引く。"


# 102.11 Abilities to gain abilities


def test_102_11_a_gained_ability_to_gain_abilities_gains_nothing(table: Table) -> None:
    """What one card gains from the trash, it gains; what that would gain from the charge, it does not."""
    gaining = act(GainAbilityOf(cards(ZONE_CHARGE), FOR_TURN), costs=())
    it = table.put("square7", 0, abilities=(act(GainAbilityOf(cards(ZONE_TRASH), FOR_TURN), costs=()),))
    own = table.put("square9", 0, abilities=(gaining,))
    table.put("trash", 0, abilities=(gaining,))
    put(table, "charge", DRAW_ONCE)
    table.main_phase(0)
    assert table.offered_pairs("use") == [(it, 0), (own, 0)]
    table.choose("use", own, 0)
    assert table.offered_pairs("use") == [(it, 0), (own, 0), (own, 1)]
    table.choose("use", it, 0)
    assert table.offered_pairs("use") == [(it, 0), (it, 1), (own, 0), (own, 1)]
    before = abilities_of(table.state, it)
    table.choose("use", it, 1)
    assert abilities_of(table.state, it) == before


# 201.4 The same name


def test_201_4_the_same_name_is_the_one_that_is_printed(table: Table) -> None:
    """A card that is only treated as if it were called so does not count."""
    once = replace(act(DRAW, costs=()), limit=Limit(1, by_name=True))
    also = act(Do(This(), Lasts(GainsLabel("name:灯台"), FOR_TURN)))
    one, same = (table.put(it, 0, name_ja="灯台", abilities=(once,)) for it in ("square7", "square9"))
    other = table.put("square5", 0, name_ja="波止場", abilities=(once, also))
    table.main_phase(0)
    table.choose("use", other, 1)
    assert sorted(table.offered("use")) == sorted([other, one, same])
    table.choose("use", one)
    assert table.offered("use") == [other]


# 205 Texts


def test_205_2_each_paragraph_with_an_icon_is_an_ability_of_its_own(table: Table) -> None:
    """Each is used by itself: the cost of the one does not stand in the way of the other."""
    it = put(table, "square7", f"{DRAW_ONCE}\n【起】〈《無1》〉カードを2枚引く。")
    table.put_many(2, "resource", 0)
    table.main_phase(0)
    assert [one for one, _ in table.offered_pairs("use")] == [it, it]
    table.choose("use", it, 0)
    assert (table.count("hand", 0), table.offered_pairs("use")) == (1, [(it, 1)])
    table.choose("use", it, 1)
    table.choose("pick", -1)
    assert table.count("hand", 0) == 3


def test_205_3_a_remark_in_brackets_does_nothing(table: Table) -> None:
    appear(table, "【自】このカードが登場した時、カードを1枚引く。(カードを2枚引く。)")
    assert table.count("hand", 0) == 1


# 214.3 Player names


def test_214_3_a_player_card_that_gets_another_name_has_it_as_player_name(table: Table) -> None:
    gated = put(table, "square7", "【常】あなたのプレイヤーが「暁」の場合、このカードのパワーを+1000する。")
    marked = put(table, "square9", "【常】【P】「暁」このカードのパワーを+1000する。")
    player = table.put(HOME[0], 0, type="player", name_ja="無名", player_name="宵", abilities=(
        act(Do(This(), Lasts(GainsLabel("name:暁"), FOR_TURN)), costs=()),))
    table.main_phase(0)
    assert (table.number(gated, "power"), table.number(marked, "power")) == (3000, 3000)
    table.choose("use", player)
    assert (table.number(gated, "power"), table.number(marked, "power")) == (4000, 4000)
    assert not table.state.flags[player] & REST
