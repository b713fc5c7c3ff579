"""Text in columns: Japanese characters take two."""
from __future__ import annotations

import pytest

from tefuda.table.width import columns, columns_of_texts, cut, fit, tied, wrap, wrap_into


@pytest.mark.parametrize(("text", "expected"), [
    ("hand", 4), ("手札", 4), ("Dōon", 4), ("Do\u0304on", 4), ("ﾄﾞﾛｰ", 4), ("Ｌｖ", 4), ("╭─╮", 3), ("", 0),
])
def test_a_japanese_character_takes_two_columns(text: str, expected: int) -> None:
    assert columns(text) == expected


@pytest.mark.parametrize(("text", "width", "expected"), [
    ("lantern", 7, "lantern"), ("lantern", 6, "lante…"), ("灯火の夜", 8, "灯火の夜"), ("灯火の夜", 7, "灯火の…"),
    ("灯火の夜", 6, "灯火…"), ("lantern", 0, ""),
])
def test_a_long_text_is_cut_with_an_ellipsis(text: str, width: int, expected: str) -> None:
    assert cut(text, width) == expected


@pytest.mark.parametrize("width", range(1, 12))
def test_fitted_text_takes_exactly_its_columns(width: int) -> None:
    assert columns(fit("夜回りの a 拍子木", width)) == width


@pytest.mark.parametrize("width", range(2, 30))
def test_wrapped_lines_fit_and_lose_nothing(width: int) -> None:
    text = "プレイヤー1: 峠越えの早飛脚 #281 goes into the battle area"
    lines = wrap(text, width)
    assert all(columns(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_lines_break_at_spaces_and_between_japanese_characters() -> None:
    assert wrap("swift courier of 峠越えの早飛脚", 13) == ["swift courier", "of 峠越えの早", "飛脚"]


def test_brackets_and_marks_stay_with_what_they_belong_to() -> None:
    assert wrap("並べます。「手札」へ", 10) == ["並べます。", "「手札」へ"]
    assert wrap("並べます。「手札」へ", 8) == ["並べま", "す。「手", "札」へ"]


def test_a_word_may_break_at_a_hyphen_but_a_number_may_not() -> None:
    assert wrap("Ticket-Nibbling Mouse", 12) == ["Ticket-", "Nibbling", "Mouse"]
    assert wrap("by rule 6-3-1-2", 12) == ["by rule", "6-3-1-2"]


def test_tied_text_stays_on_one_line() -> None:
    assert wrap(f"a choice  {tied('Lv1 5500/1')}", 12) == ["a choice", "Lv1 5500/1"]
    assert wrap(f"手札2  {tied('デュナミス3')}", 12) == ["手札2", "デュナミス3"]


def test_an_empty_text_is_one_empty_line() -> None:
    assert wrap("", 10) == [""]


def test_what_does_not_fit_into_the_lines_ends_in_an_ellipsis() -> None:
    assert wrap_into("Hogiri of the Thousand-Lantern Procession", 15, 2) == ["Hogiri of the  ", "Thousand-Lante…"]
    assert wrap_into("灯", 4, 2) == ["灯  ", "    "]


def test_texts_stand_side_by_side_only_where_that_saves_lines() -> None:
    assert columns_of_texts(["one", "two", "three"], 20, 9) == ["one        two", "three"]
    assert columns_of_texts(["a text that needs it"], 20, 9) == ["a text that needs it"]
    assert columns_of_texts(["one", "two"], 8, 9) == ["one", "two"]
