"""Numbers that a text multiplies: they are read, and printed in both languages."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.qualities import Divided, Multiplied
from tefuda.kernel.abilities.nodes import Quality
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.continuous.dependency_cycles import parts
from tefuda.rulebooks.dragonball import cards as dragonball
from tefuda.rulebooks.gateruler import cards as gateruler
from tefuda.rulebooks.gundam import cards as gundam
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.vanguard import cards as vanguard
from tefuda.rulebooks.zx import cards as zx

TWO = Fixed(2)


def test_a_number_may_be_told_as_so_many_times_another() -> None:
    language = rulebook("dragonball").language
    text = "【永続発動】このカードのパワーを自分のリーダーのパワーの2倍にする。"
    (ability,) = language.read(text)
    assert language.print_ja((ability,)) == text
    assert language.print_en((ability,)) == "【Permanent】 This card gets a power of 2 times the power of your leader."


@pytest.mark.parametrize(("game", "text", "english", "quality"), [
    ("dragonball", "【永続発動】このカードのパワーを2倍にする。", "This card gets double power.",
     Multiplied(dragonball.POWER, TWO)),
    ("dragonball", "【永続発動】自分のバトルカードすべてのストライクを3倍にする。", "get triple strike.",
     Multiplied(dragonball.STRIKE, Fixed(3))),
    ("gateruler", "このユニットのATKは2倍になる。", "This unit gets double ATK.", Multiplied(gateruler.ATK, TWO)),
    ("zx", "【常】このカードのパワーを2倍にする。", "This card gets double power.", Multiplied(zx.POWER, TWO)),
    ("gundam", "このユニットのAPを2倍にする。", "This Unit gets double AP.", Multiplied(gundam.AP, TWO)),
    ("vanguard", "【永】【(V)】：このユニットのパワーを2倍にする。", "This unit gets double power.",
     Multiplied(vanguard.POWER, TWO)),
])
def test_what_is_multiplied_always(game: str, text: str, english: str, quality: Quality) -> None:
    language = rulebook(game).language
    (ability,) = language.read(text)
    assert [static.quality for static in ability.holding()] == [quality]
    assert language.print_ja((ability,)) == text
    assert english in language.print_en((ability,))


@pytest.mark.parametrize(("game", "text", "english", "quality"), [
    ("dragonball", "【プレイスキル】相手のバトルカード1枚を選び、そのターン中、パワーを半分にする。",
     "half the power (rounded down) this turn", Divided(dragonball.POWER, TWO)),
    ("gateruler", "通常：ターン終了時まで、このユニットのATKを2倍にする。", "Give this unit double ATK until the end of the turn.",
     Multiplied(gateruler.ATK, TWO)),
    ("gateruler", "通常：ターン終了時まで、このユニットのHPを半分にする。", "half the HP (rounded down)", Divided(gateruler.HP, TWO)),
    ("zx", "【自】あなたのリブートフェイズ開始時、ターン終了時まで、このカードのパワーを2倍にする。",
     "give this card double power until the end of the turn.", Multiplied(zx.POWER, TWO)),
    ("zx", "【自】このカードが登場した時、スクエアにある相手のゼクスを1枚選び、ターン終了時まで、パワーを半分にする。",
     "half the power (rounded down) until the end of the turn.", Divided(zx.POWER, TWO)),
    ("gundam", "【アタック時】このターン中、このユニットのAPを2倍にする。", "Give this Unit double AP during this turn.",
     Multiplied(gundam.AP, TWO)),
    ("gundam", "【配備時】相手のユニット1つを選ぶ。このターン中、それのHPを半分にする。", "Give it half the HP (rounded down) during this turn.",
     Divided(gundam.HP, TWO)),
    ("vanguard", "【自】【(V)/(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワーを2倍にする。",
     "give it double power during this battle.", Multiplied(vanguard.POWER, TWO)),
    ("vanguard", "【起】【(V)】：相手のリアガードを1枚選び、そのターン中、パワーを3分の1にする。", "a third of the power (rounded down)",
     Divided(vanguard.POWER, Fixed(3))),
])
def test_what_is_multiplied_for_a_while(game: str, text: str, english: str, quality: Quality) -> None:
    language = rulebook(game).language
    (ability,) = language.read(text)
    lasting = [it.act for it in parts(ability) if isinstance(it, Do) and isinstance(it.act, Lasts)]
    assert [it.quality for it in lasting] == [quality]
    assert language.print_ja((ability,)) == text
    assert english in language.print_en((ability,))
