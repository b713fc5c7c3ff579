"""The little language of templates."""
from __future__ import annotations

import pytest

from tefuda.cards.language.errors import GrammarError
from tefuda.cards.language.template import Choice, Literal, Slot, Verb, inflects, parse


def test_text_and_slots_alternate() -> None:
    assert parse("{cards:cards}を{to:zone}に") == (
        Slot("cards", "cards", "", "", False, 1, False, ()), Literal("を"),
        Slot("to", "zone", "", "", False, 1, False, ()), Literal("に"))


def test_a_list_has_its_separator_least_number_and_two_forms() -> None:
    assert parse("{parts:act@stem,**2、}") == (
        Slot("parts", "act", "stem", "*", True, 2, False, ((Literal("、"),),)),)


def test_an_optional_slot_stands_where_the_mark_is() -> None:
    assert parse("{until:until?（_）}") == (
        Slot("until", "until", "", "", False, 1, True, ((Literal("（"),), (Literal("）"),))),)


def test_text_without_a_mark_follows_the_optional_slot() -> None:
    assert parse("{until:until?、}") == (Slot("until", "until", "", "", False, 1, True, ((), (Literal("、"),))),)


def test_brackets_are_optional_text_and_parentheses_a_choice() -> None:
    assert parse("[を](も|)") == (
        Choice(((), (Literal("を"),)), ""), Choice(((Literal("も"),), ()), ""))


def test_a_choice_may_hold_verbs() -> None:
    assert parse("(<置く>|<切る/5>)") == (Choice(((Verb("置く", ""),), (Verb("切る", "5"),)), ""),)


def test_in_english_one_ending_is_for_several_and_a_name_says_of_what() -> None:
    assert parse("card(s) (is|are:cards) [x]", english=True) == (
        Literal("card"), Choice(((), (Literal("s"),)), ""), Literal(" "),
        Choice(((Literal("is"),), (Literal("are"),)), "cards"), Literal(" [x]"))


def test_a_backslash_takes_the_sign_itself() -> None:
    assert parse(r"\[\(\n\\") == (Literal("[(\n\\"),)


@pytest.mark.parametrize("text", ["{cards:cards", "{:zone}", "[を", "(a)", "<引く", "a]", "a}", "\\"])
def test_what_is_no_template_is_refused_with_its_column(text: str) -> None:
    with pytest.raises(GrammarError, match="column"):
        parse(text)


def test_verbs_and_forms_that_are_passed_on_make_a_template_inflect() -> None:
    assert inflects(parse("<引く>"))
    assert inflects(parse("(<引く>|<取る>)"))
    assert inflects(parse("{act:act@*}"))
    assert not inflects(parse("{act:act@past}時"))
