"""Bounds in card texts: they are read, printed in both languages and kept."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.qualities import DownTo, NeverAbove, NeverBelow, UpTo
from tefuda.kernel.abilities.nodes import Quality
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.gateruler.cards import ATK
from tefuda.rulebooks.gundam.cards import AP
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.zx.cards import COST


@pytest.mark.parametrize(("game", "text", "quality"), [
    ("dragonball", "【永続発動】このカードのパワーを1000未満にならないように-2000する。", DownTo(POWER, Fixed(-2000), 1000)),
    ("dragonball", "【永続発動】このカードのパワーを9000を超えないように+2000する。", UpTo(POWER, Fixed(2000), 9000)),
    ("dragonball", "【永続発動】このカードのパワーは3000未満にならない。", NeverBelow(POWER, Fixed(3000))),
    ("dragonball", "【永続発動】このカードのパワーは9000を超えない。", NeverAbove(POWER, Fixed(9000))),
    ("zx", "【常】このカードのコストは2減る。ただし、0以下にならない。", DownTo(COST, Fixed(-2), 1)),
    ("gundam", "このユニットのAPは2未満にならない。", NeverBelow(AP, Fixed(2))),
    ("gundam", "このユニットのAPは5を超えない。", NeverAbove(AP, Fixed(5))),
    ("gateruler", "このユニットのATKは2未満にならない。", NeverBelow(ATK, Fixed(2))),
])
def test_a_bound_is_read_and_printed(game: str, text: str, quality: Quality) -> None:
    language = rulebook(game).language
    ability = language.read(text)[0]
    assert isinstance(ability, Always)
    assert [static.quality for static in ability.statics] == [quality]
    assert language.read(language.print_ja((ability,))) == (ability,)
    assert language.print_en((ability,))
