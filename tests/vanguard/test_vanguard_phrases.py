"""Further phrases of this game's texts: how they are printed, other spellings, and what they do."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.laid_table import abilities_of as read
from tests.vanguard.vanguard_table import CLAN, Table

TEXTS = (
    "【自】：このユニットが(V)か(R)に登場した時、カードを1枚引く。",
    "【自】：このユニットが手札から(R)に登場した時、カードを1枚引く。",
    "【自】：このユニットが(R)からソウルに置かれた時、カードを1枚引く。",
    "【自】：他の《かげろう》がこのユニットにライドした時、カードを1枚引く。",
    "【自】【(R)】：このユニットがアタックしたバトル終了時、このユニットを手札に加える。",
    "【自】【(V)】：あなたのドライブチェックでグレード3のカードがでた時、カードを1枚引く。",
    "【自】：このユニットが(V)に登場した時、あなたの山札の上から3枚を見、《かげろう》を1枚まで選び、手札に加え、残りを山札の下に置く。",
    "【永】【(V)】：あなたのリアガード1枚につき、このユニットのパワー+1000。",
    "【自】：このユニットが登場した時、そのターン中、あなたのリアガード1枚につき、このユニットのパワー+1000。",
    "【自】：このユニットが登場した時、あなたのリアガード1枚につき、このユニットのパワー+1000/クリティカル+1。",
    "【自】：このユニットが登場した時、あなたのリアガード1枚につき、カードを1枚引き、このユニットのパワー+1000。",
    "【起】【(V)】：あなたのダメージゾーンから1枚選び、表にする。",
)

# Texts that are read like the ones beside them.
VARIANTS = (
    ("【自】【(V)】：LB(4)：このユニットがアタックした時、１枚引く。",
     "【自】【(V)】【LB(4)】：このユニットがアタックした時、カードを1枚引く。"),
    ("【永】【(V)】：あなたのターン中、あなたのリアガードが３枚以上いるなら、このユニットのパワー＋2000。",
     "【永】【(V)】：あなたのターンで、あなたのリアガードが3枚以上なら、このユニットのパワー+2000。"),
    ("【起】【(V)】：相手のリアガードをすべて退却させる。", "【起】【(V)】：相手のリアガードすべてを退却させる。"),
    ("【自】：このユニットが(R)に登場した時、あなたは１枚引いてよい。",
     "【自】：このユニットが(R)に登場した時、カードを1枚引いてよい。"),
    ("【起】【(V)】：あなたのリアガードを１枚選んで、退却させる。",
     "【起】【(V)】：あなたのリアガードを1枚選び、退却させる。"),
    ("【自】：このユニットが登場した時、あなたのリアガード１枚につき、そのターン中、このユニットのパワーを＋1000する。",
     "【自】：このユニットが登場した時、そのターン中、あなたのリアガード1枚につき、このユニットのパワー+1000。"),
    ("【自】：このユニットが登場した時、あなたの山札の上から3枚見、その中から1枚選び、(R)にコールする。",
     "【自】：このユニットが登場した時、あなたの山札の上から3枚を見、1枚選び、(R)にコールする。"),
    ("【自】：このユニットが登場した時、あなたの山札の上から3枚見て、その中から1枚を手札に加え、山札をシャッフルする。",
     "【自】：このユニットが登場した時、あなたの山札の上から3枚を見、1枚を手札に加え、その山札をシャッフルする。"),
    ("【自】：このユニットが登場した時、あなたのターン中、あなたのリアガードが3枚以上なら、カードを1枚引く。",
     "【自】：このユニットが登場した時、あなたのターンで、あなたのリアガードが3枚以上なら、カードを1枚引く。"),
    ("【自】：このユニットが登場した時、あなたのソウルにグレード3の《かげろう》のカードがあるなら、カードを1枚引く。",
     "【自】：このユニットが登場した時、あなたのソウルにグレード3の《かげろう》があるなら、カードを1枚引く。"),
    ("【永】【(V)】：このユニットのパワー+1000、このユニットはアタックされない。",
     "【永】【(V)】：このユニットのパワー+1000し、このユニットはアタックされない。"),
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_phrase_is_printed_as_it_was_written(text: str) -> None:
    tree = LANGUAGE.read(text)
    assert LANGUAGE.print_ja(tree) == text
    assert LANGUAGE.print_en(tree)


@pytest.mark.parametrize(("written", "printed"), VARIANTS)
def test_other_spellings_of_phrases_are_read_too(written: str, printed: str) -> None:
    assert LANGUAGE.print_ja(LANGUAGE.read(written)) == printed


def put(table: Table, place: str, text: str, player: int = 0, **fields: object) -> int:
    return table.put(place, player, abilities=read(rulebook("vanguard"), text), **fields)  # type: ignore[arg-type]


def vanguard(table: Table, text: str) -> int:
    return table.new_vanguard(0, abilities=read(rulebook("vanguard"), text), grade=3)


def drawn(table: Table, before: int) -> int:
    return before - table.count("deck", 0)


@pytest.mark.parametrize(("clan", "drawn_cards"), [(CLAN, 1), ("他", 0)])
def test_8_6_5_1_4_a_unit_waits_for_a_ride_by_a_unit_of_a_clan(table: Table, clan: str, drawn_cards: int) -> None:
    table.new_vanguard(0, abilities=read(
        rulebook("vanguard"), f"【自】：他の《{CLAN}》がこのユニットにライドした時、カードを1枚引く。"), grade=1)
    before = table.count("deck", 0)
    table.ride(0, clan=(clan,))
    assert drawn(table, before) == drawn_cards


def test_3_13_1_of_the_cards_looked_at_some_are_chosen_and_the_rest_go_under_the_deck(table: Table) -> None:
    table.leave(0, "deck", 0)
    wanted = table.put("deck", 0, clan=("花守",))
    others = table.put_many(2, "deck", 0)
    it = vanguard(table,
                  "【起】【(V)】：あなたの山札の上から3枚見て、《花守》を1枚まで選び、手札に加え、残りを山札の下に置く。")
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", wanted)
    while table.asks[1] != "6.6.1.2":
        table.choose("pick")
    assert table.where(wanted) == ("hand", 0)
    assert set(table.cards("deck", 0)[:2]) == set(others)


def test_3_17_3_1_a_damage_card_is_turned_face_up(table: Table) -> None:
    damage = table.put("damage", 0)
    table.state.flags[damage] |= FACE_DOWN
    it = vanguard(table, "【起】【(V)】：あなたのダメージゾーンから1枚選び、表にする。")
    table.main_phase()
    table.choose("use", it)
    assert not table.state.flags[damage] & FACE_DOWN


def test_10_3_1_the_opponent_discards_a_card_of_their_choice(table: Table) -> None:
    it = vanguard(table, "【起】【(V)】：相手は手札から1枚選び、捨てる。")
    table.leave(0, "hand", 1)
    one, other = table.put_many(2, "hand", 1)
    table.main_phase()
    table.choose("use", it)
    assert table.asks[0] == 1
    table.choose("pick", other)
    assert table.where(other) == ("drop", 1)
    assert table.where(one) == ("hand", 1)


def test_2_5_more_power_for_each_rear_guard(table: Table) -> None:
    it = vanguard(table, "【永】【(V)】：あなたのリアガード1枚につき、このユニットのパワー+1000。")
    before = table.number(it, "power")
    table.put("rear1", 0)
    table.put("rear2", 0)
    assert table.number(it, "power") == before + 2000


def test_7_8_1_an_ability_waits_for_the_end_of_its_battle(table: Table) -> None:
    it = put(table, "rear1", "【自】【(R)】：このユニットがアタックしたバトル終了時、カードを1枚引く。")
    before = table.count("deck", 0)
    table.fight(it, table.vanguard(1))
    assert drawn(table, before) == 1
