"""Costs of which one is paid: they are read, and printed in both languages."""
from __future__ import annotations

import pytest

from tefuda.kernel.costs.ability_costs import PayOne
from tefuda.rulebooks.rulebook import rulebook

EITHER = [
    ("dragonball", "【起動発動:メイン】[自分の手札1枚を選び、ドロップエリアに置くか、このカードをレストにする]カード1枚を引く。",
     "[either put 1 card from your hand into your drop area or rest this card]: Draw 1 card."),
    ("dragonball", "【永続発動】【手札】このカードのレベル分のエネルギーを支払うかわりに、自分の手札1枚を選び、ドロップエリアに置くか、"
     "自分のリーダーをレストにしてよい。",
     "you may either put 1 card from your hand into your drop area or rest your leader."),
    ("gateruler", "通常[1エナジーを支払うか、君の手札のカードを1枚捨てる]カードを1枚引く。",
     "Normal [either pay 1 energy or discard 1 card from your hand]: Draw 1 card."),
    ("gateruler", "このカードのコストは[君の手札のカードを1枚捨てるか、1エナジーを支払う]になる。",
     "either discard 1 card from your hand or pay 1 energy"),
    ("gateruler", "このユニットは[君の手札のカードを1枚捨てるか、1エナジーを支払う]を行わなければ攻撃できない。",
     "can't attack unless you either discard 1 card from your hand or pay 1 energy."),
    ("zx", "【起】〈《赤1》または《スリープ》〉カードを1枚引く。", "【Act】 [either 《red 1》 or 《sleep》]: Draw 1 card."),
    ("zx", "【起】〈《青2》または手札にあるカードを1枚トラッシュに置く。〉カードを1枚引く。",
     "[either 《blue 2》 or put 1 card from your hand into your trash]: Draw 1 card."),
    ("zx", "【常】このカードのリソースコストを支払うかわりに、あなたの手札にあるカードを1枚選び、トラッシュに置くか、"
     "チャージにあるカードを1枚選び、トラッシュに置いてよい。", "you may either put 1 card"),
    ("gundam", "【起動・メイン】①または自分の手札1枚を捨てる：自分は1枚ドローする。", "Either ① or discard 1 card in your hand: Draw 1 card."),
    ("vanguard", "【起】【(V)/(R)】：[CB(1)またはあなたの手札から1枚選び、捨てる]カードを1枚引く。",
     "[either Counter Blast 1 or discard 1 card from your hand]: Draw 1 card."),
    ("vanguard", "【自】【(V)】：[SB(1)またはCB(1)]このユニットのアタックがヒットした時、コストを払ってよい。払ったら、カードを1枚引く。",
     "[either Soul Blast 1 or Counter Blast 1]: When this unit's attack hits"),
]


@pytest.mark.parametrize(("game", "text", "english"), EITHER)
def test_this_or_that_is_read_and_printed(game: str, text: str, english: str) -> None:
    language = rulebook(game).language
    ability = language.read(text)[0]
    (cost,) = ability.costs
    assert isinstance(cost, PayOne)
    assert len(cost.options) == 2
    assert language.print_ja((ability,)) == text
    assert english in language.print_en((ability,))


@pytest.mark.parametrize(("game", "text", "count"), [
    ("dragonball", "【起動発動:メイン】[{one}し、{two}か、{three}]カード1枚を引く。", [1, 2]),
    ("dragonball", "【起動発動:メイン】[{two}か、{one}し、{three}]カード1枚を引く。", [2, 1]),
    ("dragonball", "【起動発動:メイン】[{two}か、{three}か、{one}する]カード1枚を引く。", [3]),
])
def test_what_stands_beside_it_is_paid_in_any_case(game: str, text: str, count: list[int]) -> None:
    parts = {"one": "このカードをレストに", "two": "自分の手札1枚をドロップに置く", "three": "自分のエネルギー1枚をドロップに置く"}
    (ability,) = rulebook(game).language.read(text.format(**parts))
    assert [len(it.options) if isinstance(it, PayOne) else 1 for it in ability.costs] == count


@pytest.mark.parametrize(("game", "texts"), [
    ("dragonball", [f"【起動発動:メイン】[自分の手札1枚をドロップに置く{it}このカードをレストにする]カード1枚を引く。"
                    for it in ("か、", "か", "、または", "、もしくは")]),
    ("zx", [f"【起】〈《赤1》{it}《スリープ》〉カードを1枚引く。" for it in ("または", "、または", "か、", "か", "もしくは")]),
    ("gundam", [f"【起動・メイン】①{it}自分の手札1枚を捨てる：自分は1枚ドローする。" for it in ("または", "、または", "か")]),
    ("vanguard", [f"【起】【(R)】：[CB(1){it}SB(1)]カードを1枚引く。" for it in ("または", "、または", "か", "か、")]),
])
def test_it_has_several_spellings(game: str, texts: list[str]) -> None:
    language = rulebook(game).language
    assert len({language.read(text) for text in texts}) == 1
