"""From a tree to its texts in both languages."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tefuda.cards.language import GrammarError, Language, Rule, Unprintable, Word
from tefuda.cards.language.english import finished
from tests.language.toy_language import (
    Ability, All, Cards, Choose, Costs, Draw, Is, IsMoved, It, May, Move, Named, Power, Sequence, When, toy,
)


@dataclass(frozen=True)
class Pair:
    left: Any
    right: Any = None


def _both(kind: str, tree: Any) -> tuple[str, str]:
    language = toy()
    return language.phrase_ja(kind, tree), language.phrase_en(kind, tree)


def test_the_first_spelling_is_printed() -> None:
    assert toy().print_ja(toy().read("【自】自分の山札にあるカード２枚を選んでよい。（説明）")) == (
        "【自】あなたのデッキのカード2枚を選んでもよい。")


def test_abilities_stand_in_lines() -> None:
    trees = (Ability((Draw("you", 1),)), Ability((Draw("opponent", 2),)))
    assert toy().print_ja(trees) == "【自】カードを1枚引く。\n【自】相手はカードを2枚引く。"
    assert toy().print_en(trees) == "【Auto】Draw 1 card.\n【Auto】Your opponent draws 2 cards."


def test_the_production_that_fixes_most_is_printed() -> None:
    assert _both("act", Draw("you", 1))[0] == "カードを1枚引く"
    assert _both("act", Draw("opponent", 1))[0] == "相手はカードを1枚引く"


def test_a_default_is_only_printed_by_a_production_that_has_it() -> None:
    assert _both("act", Move(It(), "hand")) == ("それを手札に置く", "put it into the hand")
    assert _both("act", Move(It(), "hand", True)) == ("それを手札にレストで置く", "put it rested into the hand")


def test_optional_slots_are_printed_with_their_text_or_not_at_all() -> None:
    assert _both("act", Power(It(), 2000)) == ("それのパワーを+2000する", "give it +2000 power")
    assert _both("act", Power(It(), -1, "turn")) == (
        "このターン中、それのパワーを-1する", "give it -1 power this turn")


def test_lists_are_joined_as_each_language_does() -> None:
    assert _both("effect", Sequence((Draw("you", 1), Choose(It()), Move(It(), "deck")))) == (
        "カードを1枚引き、それを選び、それをデッキに置く", "draw 1 card, then choose it then put it into the deck")


def test_one_field_is_shared_out_between_its_slots() -> None:
    assert _both("cards", All((Costs(2), Is("red"), Is("monster")), "you")) == (
        "コスト2以下の赤のあなたのモンスターすべて", "all your cost-2-or-less red monsters")


def test_what_can_t_be_shared_out_is_not_printed() -> None:
    with pytest.raises(Unprintable):
        _both("cards", All((Is("monster"), Is("red")), "you"))


def test_verbs_agree_with_who_does_it() -> None:
    said = [toy().phrase_en("event_pattern", IsMoved(Cards("you", "hand", count), "deck")) for count in (1, 2)]
    assert said == ["1 card in your hand is put into the deck", "2 cards in your hand are put into the deck"]


def test_a_clause_form_finds_its_subject() -> None:
    assert toy().phrase_en("sentence", May(Draw("you", 1))) == "you may draw 1 card."
    assert toy().phrase_en("sentence", May(Draw("opponent", 1))) == "your opponent may draw 1 card."
    both = May(Sequence((Draw("you", 2), Choose(It()))))
    assert toy().phrase_en("sentence", both) == "you may draw 2 cards then choose it."


def test_words_take_the_number_of_what_is_counted() -> None:
    assert [toy().phrase_en("cards", Cards("you", "deck", count, "ally")) for count in (1, 2)] == [
        "1 ally in your deck", "2 allies in your deck"]


def test_values_that_happen_to_be_numbers_are_not_counted() -> None:
    language = Language("toy", [
        Word("zone", 5, "手札", "hand"), Rule("x", Pair, "{left:zone}", "the {left} (is|are) empty")], start="x")
    assert language.print_en((Pair(5),)) == "The hand is empty"


def test_a_sentence_begins_with_a_capital_after_its_condition_it_does_not() -> None:
    assert toy().print_en((Ability((Draw("opponent", 1),), When(IsMoved(Named("鳥"), "drop"))),)) == (
        "【Auto】When a card named [鳥] is put into the drop zone, your opponent draws 1 card.")


@pytest.mark.parametrize(("rough", "fine"), [
    ("\x01 apple", "An apple"), ("\x01 unit", "A unit"), ("\x01 \"event\"", 'An "event"'),
    ("\x01 8-cost card", "An 8-cost card"),
    ("draw  1 card . then\nstop", "Draw 1 card. Then\nStop"),
])
def test_the_last_touches(rough: str, fine: str) -> None:
    assert finished(rough) == fine


def test_a_tree_without_words_is_refused() -> None:
    with pytest.raises(Unprintable, match='no production of the kind "act" writes'):
        _both("act", Pair(1))
    with pytest.raises(Unprintable, match="writes 'moon'"):
        _both("act", Move(It(), "moon"))


def test_yes_is_not_one() -> None:
    language = Language("toy", [Word("x", 1, "一", "one"), Word("x", True, "はい", "yes")], start="x")
    assert (language.print_ja((1,)), language.print_ja((True,))) == ("一", "はい")


@pytest.mark.parametrize("parts", [
    (Rule("x", Pair, "{left:int}", "{left}"), Rule("x", Pair, "{left:int}枚", "{left}")),
    (Rule("x", Pair, "甲{left:int}", "{left}", fixed={"right": 1}),
     Rule("x", Pair, "乙{right:int}", "{right}", fixed={"left": 2})),
    (Word("x", 1, "一", "one"), Word("x", 1, "壱", "one")),
    (Rule("x", None, "{it:int}", "{it}"), Rule("x", None, "{it:int}枚", "{it}")),
])
def test_two_productions_for_the_same_tree_are_refused(parts: tuple[Any, ...]) -> None:
    with pytest.raises(GrammarError, match="both would be printed"):
        Language("toy", parts, start="x").check()


@pytest.mark.parametrize("parts", [
    (Rule("x", Pair, "{left:int}", "{left}"), Rule("x", Pair, "二", "two", fixed={"left": 2})),
    (Rule("x", Pair, "甲{left:int}", "{left}", fixed={"right": 1}),
     Rule("x", Pair, "乙{left:int}", "{left}", fixed={"right": 2})),
    (Rule("x", Pair, "甲{left:int}", "{left}"), Rule("x", Pair, "乙{left:name}", "{left}")),
    (Rule("x", None, "{it:int}", "{it}"), Word("x", "all", "すべて", "all")),
])
def test_productions_for_different_trees_may_stand_side_by_side(parts: tuple[Any, ...]) -> None:
    Language("toy", parts, start="x").check()
