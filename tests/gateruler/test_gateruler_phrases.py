"""Further phrases of this game's texts: other spellings, and what they do."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.gateruler.language import LANGUAGE

# Texts that are read like the ones beside them.
VARIANTS = (
    ("【TD】君の手札を1枚捨てる。", "【TD】君の手札のカードを1枚捨てる。"),
    ("【TD】君の墓地に＜苔＞のカードが5枚以上ある場合、カードを1枚引く。",
     "【TD】君の墓地の＜苔＞のカードが5枚以上の場合、カードを1枚引く。"),
    ("このユニットが攻撃した時、ターン終了時まで、このユニットはATK+2。",
     "このユニットが攻撃した時、ターン終了時まで、このユニットをATK+2する。"),
    ("味方の＜苔＞のユニット1体につき、このユニットはATK+1。", "このユニットは味方の＜苔＞のユニット1枚につきATK+1。"),
    ("【TD】カードを1枚引いて、君の手札のカードを1枚捨てる。", "【TD】カードを1枚引き、君の手札のカードを1枚捨てる。"),
)


@pytest.mark.parametrize(("written", "printed"), VARIANTS)
def test_other_spellings_of_phrases_are_read_too(written: str, printed: str) -> None:
    tree = LANGUAGE.read(written)
    assert LANGUAGE.print_ja(tree) == printed
    assert LANGUAGE.read(printed) == tree


def test_15_17b_summoned_is_said_of_every_way_to_summon() -> None:
    text = "味方のユニットが召喚された時、カードを1枚引く。"
    (ability,) = LANGUAGE.read(text)
    (normal,) = LANGUAGE.read("味方のユニットが通常召喚された時、カードを1枚引く。")
    (special,) = LANGUAGE.read("味方のユニットが特殊召喚された時、カードを1枚引く。")
    assert set(ability.when.reasons) == {*normal.when.reasons, *special.when.reasons}
    assert LANGUAGE.print_ja((ability,)) == text
