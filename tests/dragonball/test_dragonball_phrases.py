"""Other spellings of phrases that all games have, in the words of this one."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.dragonball.language import LANGUAGE

# Texts that are read like the ones beside them.
VARIANTS = (
    ("【プレイスキル】カード1枚を引いて、自分の手札1枚を捨てる。",
     "【プレイスキル】カード1枚を引き、自分の手札1枚を捨てる。"),
    ("【プレイスキル】相手のバトルカードをすべてレストにする。",
     "【プレイスキル】相手のバトルカードすべてをレストにする。"),
    ("【プレイスキル】相手のバトルカード1枚を選んで、レストにする。",
     "【プレイスキル】相手のバトルカード1枚を選び、レストにする。"),
    ("【永続発動】自分のエネルギー1枚につき、このカードのパワーを+1000する。",
     "【永続発動】このカードのパワーを自分のエネルギー1枚につき+1000する。"),
    ("【永続発動】自分のドロップエリアに《火口》のカードがある場合、このカードのパワーを+1000する。",
     "【永続発動】自分のドロップエリアの《火口》のカードがある場合、このカードのパワーを+1000する。"),
    ("【永続発動】自分のターン中、自分の手札が3枚以下の場合、このカードのパワーを+1000する。",
     "【永続発動】自分のターンで、自分の手札が3枚以下の場合、このカードのパワーを+1000する。"),
)


@pytest.mark.parametrize(("written", "printed"), VARIANTS)
def test_other_spellings_of_phrases_are_read_too(written: str, printed: str) -> None:
    tree = LANGUAGE.read(written)
    assert LANGUAGE.print_ja(tree) == printed
    assert LANGUAGE.read(printed) == tree


def test_no_more_than_there_is_printed_and_has_english() -> None:
    text = "【プレイスキル】自分の手札が相手の手札以下の場合、カード1枚を引く。"
    tree = LANGUAGE.read(text)
    assert LANGUAGE.print_ja(tree) == text
    assert "no more" in LANGUAGE.print_en(tree)
