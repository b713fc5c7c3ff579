"""From a text to its tree, and what is told when there is none or more than one."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tefuda.cards.language import Ambiguous, GrammarError, Language, Production, Rule, Spelling, Unreadable, Word
from tefuda.cards.language.errors import width
from tefuda.cards.language.failing import Tracer
from tefuda.cards.language.normal import normalise
from tests.language.toy_language import (
    KINDS, PARTS, Ability, All, Cards, Choose, Costs, Draw, Is, IsMoved, It, May, Move, Named, Power, Sequence, When,
    toy,
)


@dataclass(frozen=True)
class Pair:
    left: Any
    right: Any = None


@dataclass(frozen=True)
class Other:
    left: Any = None
    right: Any = None


def _effect(text: str) -> Any:
    return toy().read_as("effect", text)


def test_a_text_is_a_tuple_of_abilities() -> None:
    assert toy().read("【自】カードを1枚引く。\n【自】それを選ぶ。") == (
        Ability((Draw("you", 1),)), Ability((Choose(It()),)))


def test_a_text_without_words_has_no_abilities() -> None:
    assert toy().read(" \n") == ()


def test_a_text_without_end_is_refused_like_any_that_cannot_be_read() -> None:
    with pytest.raises(Unreadable, match="expected: a shorter text") as caught:
        toy().read("【自】" + "カードを1枚引く。" * 5000)
    assert 3 < caught.value.at < 45000


def test_fields_without_slots_get_their_fixed_or_usual_value() -> None:
    assert _effect("それを手札に置く") == Move(It(), "hand", rested=False)
    assert _effect("それを手札にレストで置く") == Move(It(), "hand", rested=True)


def test_optional_slots_may_be_left_out() -> None:
    assert _effect("それのパワーを+1000する") == Power(It(), 1000, None)
    assert _effect("このターン中、それのパワーを-1000する") == Power(It(), -1000, "turn")


def test_lists_hold_as_many_as_are_written() -> None:
    traits = [ability.traits for text in ("【自】", "獣【自】", "獣／機械／獣【自】")
              for ability in toy().read(text + "カードを1枚引く。")]
    assert traits == [(), ("beast",), ("beast", "machine", "beast")]


def test_all_but_the_last_of_a_list_can_have_another_form() -> None:
    assert _effect("カードを1枚引き、それを選び、それを手札に置く") == Sequence(
        (Draw("you", 1), Choose(It()), Move(It(), "hand")))
    with pytest.raises(Unreadable):
        _effect("カードを1枚引く、それを選ぶ")


def test_the_form_of_a_phrase_reaches_its_last_verb() -> None:
    assert toy().read("【自】カードを1枚引き、それを選んでもよい。") == (
        Ability((May(Sequence((Draw("you", 1), Choose(It()))),),)),)


def test_verbs_are_read_in_the_past_behind_a_happening() -> None:
    assert toy().read_as("event", "それが手札に置かれた時") == When(IsMoved(It(), "hand"))


@pytest.mark.parametrize("text", [
    "あなたの手札のカード2枚を選ぶ", "自分の手札にあるカード2枚を選ぶ", "あなたの手札カード２枚を選ぶ",
    "あなたの 手札（ここ）のカード2枚を選ぶ",
])
def test_other_spellings_mean_the_same(text: str) -> None:
    assert _effect(text) == Choose(Cards("you", "hand", 2))


def test_other_templates_mean_the_same() -> None:
    assert _effect("3枚ドローする") == _effect("カードを3枚引く") == Draw("you", 3)
    assert _effect("それを手札にレストで加える") == _effect("それを手札に、レストで置く")


def test_names_are_read_as_they_are_written() -> None:
    assert _effect("「Ａ１　鳥」を選ぶ") == Choose(Named("Ａ１　鳥"))


def test_several_slots_fill_one_field_in_order() -> None:
    assert _effect("赤のコスト3以下の相手の妖精すべてを選ぶ") == Choose(
        All((Is("red"), Costs(3), Is("fairy")), "opponent"))


def test_another_spelling_may_leave_out_what_has_a_default() -> None:
    language = Language("toy", [
        Rule("pair", Pair, "{left:int}と{right:int}", "{left} and {right}", also=("{left:int}だけ",))], start="pair")
    language.check()
    assert language.read("3だけ") == (Pair(3, None),)


def test_spellings_of_a_game_hold_in_its_templates_too() -> None:
    language = Language("toy", [Word("x", 1, "無色", "none")], spelling=Spelling(folds={"无": "無"}), start="x")
    assert language.read("无色") == (1,)


def test_a_word_goes_before_a_pattern_that_fits_it_too() -> None:
    language = Language("toy", [Word("int", -1, "0", "none")], start="int")
    assert language.read("0") == (-1,)
    assert language.read_as("int", "10") == 10


# -- two meanings -----------------------------------------------------------------------------------------------------

def test_a_text_with_two_meanings_is_an_error_that_shows_where_they_differ() -> None:
    language = Language("toy", [
        Word("word", "one", "甲", "one"), Word("other", "two", "甲", "two"),
        Rule("pair", Pair, "{left:word}乙", "{left}"), Rule("pair", Pair, "{left:other}乙", "{left}"),
    ], start="pair")
    with pytest.raises(Ambiguous) as caught:
        language.read("甲乙")
    assert caught.value.trees == ((Pair("one"),), (Pair("two"),))
    assert str(caught.value) == "two ways to read '甲乙':\n    'one'\n    'two'"


def test_two_ways_to_the_same_tree_are_no_ambiguity() -> None:
    language = Language("toy", [Rule("pair", Pair, "{left:int}(枚|)", "{left}", also=("{left:int}枚",))], start="pair")
    assert language.read("2枚") == (Pair(2),)


def test_one_of_two_meanings_can_be_meant_rather_than_the_other() -> None:
    parts: list[Production] = [
        Rule("any", Pair, "{left:int}枚", "{left}"), Rule("any", Other, "{left:int}(枚|つ)", "{left}")]
    assert Language("toy", parts, start="any", rather={Other: (Pair,)}).read("2枚") == (Other(2),)
    assert Language("toy", parts, start="any", rather={Pair: (Other,)}).read("2枚") == (Pair(2),)
    with pytest.raises(Ambiguous):
        Language("toy", parts, start="any").read("2枚")


# -- no meaning -------------------------------------------------------------------------------------------------------

def _failure(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        toy().read(text)
    return caught.value


def test_the_place_is_where_reading_got_furthest() -> None:
    error = _failure("【自】カードを1枚引く。\n【自】それを（説明）手札に投げる。")
    assert (error.line, error.column) == (2, 14)
    assert error.text[error.at:].startswith("投げる")


def test_what_could_have_stood_there_is_told_by_kind_or_word() -> None:
    assert [it.en for it in _failure("【自】それを墓に置く。").expected] == ["a zone", '"選ぶ"', '"選び"', '"選んで"']


def test_a_word_that_begins_well_is_asked_for_from_where_it_goes_wrong() -> None:
    error = _failure("【自】このターンの間、それを選ぶ。")
    assert error.text[error.at:].startswith("の間")
    assert [it.ja for it in error.expected] == ["「中」"]


def test_the_end_can_be_what_was_expected() -> None:
    assert "the end" in [it.en for it in _failure("【自】カードを1枚引く。あ").expected]


def test_a_text_that_stops_too_early_is_told_at_its_end() -> None:
    error = _failure("【自】カードを1枚引く")
    assert error.at == len(error.text)
    assert '"。"' in [it.en for it in error.expected]


def test_the_caret_stands_below_the_place_whatever_the_width() -> None:
    lines = str(_failure("【自】ﾜｰ AP それを墓に置く。")).split("\n")
    assert lines[2].index("^") == 4 + width("【自】")
    assert lines[1] == "    【自】ﾜｰ AP それを墓に置く。"


def test_the_message_is_there_in_both_languages() -> None:
    error = _failure("【自】それを墓に置く。")
    assert error.message("en").startswith("can't be read at line 1, column 7; expected: a zone, ")
    assert error.message("ja").startswith("1行7文字目が読めません。ここに書けるもの: 領域、")


def test_long_lists_of_suggestions_are_cut() -> None:
    words = [Word("x", number, f"{chr(0x4e00 + number)}", "x") for number in range(30)]
    with pytest.raises(Unreadable) as caught:
        Language("toy", words, start="x").read("？")
    assert len(caught.value.expected) == 30
    assert str(caught.value).split("\n")[0].endswith(", …")


# -- grammars that can't be ------------------------------------------------------------------------------------------

def test_a_kind_that_begins_with_itself_is_refused_with_the_circle() -> None:
    parts: list[Production] = [
        Rule("a", Other, "{left:b?}{right:c?}", "{left}{right}"), Word("b", 1, "一", "one"),
        Rule("c", None, "{it:a}", "{it}")]
    with pytest.raises(GrammarError, match=r"a → c\? → c → a"):
        Language("toy", parts, start="a").read("一")


@pytest.mark.parametrize(("part", "problem"), [
    (Rule("x", Pair, "{left:int}", "nothing"), "the English leaves out left"),
    (Rule("x", Pair, "{left:int}", "{left} {right}"), "the English has right"),
    (Rule("x", Pair, "{wrong:int}", "{wrong}"), "Pair has no field wrong"),
    (Rule("x", Pair, "無", "none"), "the field left has neither slot nor value nor default"),
    (Rule("x", Pair, "{left:int?、}", "{left}"), "the optional field left has no default"),
    (Rule("x", Pair, "{left}", "{left}"), "the slot left names no kind"),
    (Rule("x", Pair, "{left:int}", "{left}", fixed={"left": 1}), "left has both a slot and a value"),
    (Rule("x", Pair, "{left:int}", "{left}", also=("無",)), "its other spellings need the same slots"),
    (Rule("x", Pair, "{left:int}", "{left@future}"), 'English has no form "future"'),
    (Rule("x", Pair, "{left:int}", "{left} <be:right>"), "the English agrees with right, which has no slot"),
    (Rule("x", Pair, "{left:int}", "{left}", number="right"), 'its number is neither "sg" nor "pl" nor a slot'),
    (Rule("x", None, "{a:int}{b:int}", "{a}{b}"), "a production without a node has one slot"),
    (Rule("x", int, "{left:int}", "{left}"), "int is no dataclass"),
])
def test_a_production_that_contradicts_itself_is_refused(part: Rule, problem: str) -> None:
    with pytest.raises(GrammarError) as caught:
        Language("toy", [part], start="x").check()
    assert problem in str(caught.value)


def test_a_kind_without_productions_is_refused_with_a_suggestion() -> None:
    with pytest.raises(GrammarError, match=r'"zonne" \(did you mean "zone"'):
        Language("toy", [*PARTS, Rule("x", Pair, "{left:zonne}", "{left}")], KINDS).check()


def test_a_form_that_nothing_has_is_refused() -> None:
    with pytest.raises(GrammarError, match='nothing of the kind "zone" has the form "past"'):
        Language("toy", [*PARTS, Rule("x", Pair, "{left:zone@past}", "{left}")], KINDS).check()


def test_a_word_with_two_values_is_refused() -> None:
    with pytest.raises(GrammarError, match="is both 1 and 2"):
        Language("toy", [Word("x", 1, "一", "one"), Word("x", 2, "二", "two", also=("一",))], start="x").check()


# -- speed, without a clock -------------------------------------------------------------------------------------------

def test_productions_with_the_same_beginning_are_read_together() -> None:
    """The work for a text must not grow with the number of verbs."""
    many = [Rule("act", type(f"Act{n}", (Pair,), {}), f"{{left:cards}}を{chr(0x4e00 + n)}<する>", "<do> {left}")
            for n in range(200)]
    text = "【自】あなたの手札のカード2枚を選び、それをデッキに置いてもよい。"
    tried = []
    for parts in (PARTS, (*PARTS, *many)):
        language = Language("toy", parts, KINDS)
        tracer = Tracer(language.grammar, normalise(text, Spelling()))
        assert tracer.readings(language.grammar.nonterminal("ability"))
        tried.append(len(tracer.tried))
    assert tried[1] <= tried[0] + 5


def test_kinds_are_only_made_when_a_text_needs_them() -> None:
    language = Language("toy", [*PARTS, Rule("broken", Pair, "{left:nowhere}", "{left}")], KINDS)
    assert language.read("【自】カードを1枚引く。")
