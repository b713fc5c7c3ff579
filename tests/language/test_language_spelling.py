"""Spellings that make no difference."""
from __future__ import annotations

import pytest

from tefuda.cards.language import Spelling
from tefuda.cards.language.normal import END, NUMERALS, normalise
from tefuda.cards.language.patterns import to_int


def _read(text: str, spelling: Spelling | None = None) -> str:
    return normalise(text, spelling or Spelling()).text.removesuffix(END)


@pytest.mark.parametrize(("one", "other"), [
    ("＋３０００", "+3000"), ("－１", "-1"), ("−１", "-1"), ("〈赤〉", "<赤>"), ("＜赤＞", "<赤>"), ("［起］", "[起]"),
    ("ＡＰ", "AP"), ("【自】：", "【自】:"), ("A，B", "A、B"), ("“あ”", '"あ"'), ("≪獣≫", "《獣》"),
    ("ﾌﾟﾚｲｽｷﾙ", "プレイスキル"), ("ﾊﾞﾄﾙｶｰﾄﾞ1枚｡", "バトルカード1枚。"), ("「ｷﾞﾘ」", "「ギリ」"),
])
def test_wide_and_narrow_signs_are_the_same(one: str, other: str) -> None:
    assert _read(one) == _read(other)


def test_spaces_are_left_out_and_new_lines_stay() -> None:
    assert _read("  カードを　引く。 \n 捨てる。\n") == "カードを引く。\n捨てる。"


def test_notes_are_left_out_with_what_is_nested_in_them() -> None:
    assert _read("貫通（このカードは(一度だけ)強い）を得る") == "貫通を得る"


def test_a_note_between_lines_leaves_one_new_line() -> None:
    assert _read("引く。\n（説明\n です）\n捨てる。") == "引く。\n捨てる。"


def test_brackets_with_a_meaning_stay() -> None:
    assert _read("(V)/(R)に置く（前に）", Spelling(meant=r"[VR]")) == "(V)/(R)に置く"


def test_other_pairs_can_be_notes() -> None:
    assert _read("引く[注](2)", Spelling(notes=("[]",))) == "引く(2)"


def test_names_keep_their_spaces_and_brackets() -> None:
    assert _read("「赤い 鳥（夜）」を選ぶ") == "「赤い 鳥(夜)」を選ぶ"


def test_quoted_abilities_are_text_like_any_other() -> None:
    assert _read("「【自】引く。（説明） 捨てる。」を得る") == "「【自】引く。捨てる。」を得る"


def test_a_space_behind_a_sentence_can_count_as_a_new_line() -> None:
    text = "カード を引く。 【自】捨てる。"
    assert _read(text) == "カードを引く。【自】捨てる。"
    assert _read(text, Spelling(spaces_break=True)) == "カードを引く。\n【自】捨てる。"


def test_a_game_can_have_more_signs_that_are_the_same() -> None:
    assert _read("无１", Spelling(folds={"无": "無"})) == "無1"


def test_narrow_kana_know_where_they_stood() -> None:
    normal = normalise("ﾊﾞﾄﾙ中", Spelling())
    assert normal.places == (0, 2, 3, 4, 5)
    assert (normal.slice(0, 1), normal.slice(0, 4)) == ("ﾊﾞ", "ﾊﾞﾄﾙ中")


def test_every_character_knows_where_it_stood() -> None:
    written = "貫通（説明）を 得る"
    normal = normalise(written, Spelling())
    assert [written[place] for place in normal.places[:-1]] == list("貫通を得る")
    assert normal.slice(0, 2) == "貫通"


def test_words_may_take_up_what_they_stand_for() -> None:
    spelling = Spelling(words=(("(札|山)を(上|下)から", r"\2から\1を"),))
    assert normalise("山を下から引く", spelling, loose=True).text.removesuffix(END) == "下から山を引く"
    assert _read("山を下から引く", spelling) == "山を下から引く"


def test_numbers_in_signs_of_their_own_are_numbers() -> None:
    spelling = Spelling(words=NUMERALS)
    assert normalise("三枚と一番上", spelling, loose=True).text.removesuffix(END) == "3枚と一番上"
    assert [to_int(it) for it in ("三", "十", "12", "１２")] == [3, 10, 12, 12]


def test_what_is_left_out_behind_a_phrase_is_put_there_and_the_phrase_stays_as_written() -> None:
    spelling = Spelling(words=(('"[^"\0]*(?=\0)', '\\g<0>"'),))
    text = normalise('“「ｱ ﾘ」を引く', spelling, loose=True)
    assert text.text.removesuffix(END) == '"「ア リ」を引く"'.replace("ｱ", "ア")
    assert text.slice(2, 5) == "ｱ ﾘ"
