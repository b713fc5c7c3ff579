"""The forms of verbs in both languages."""
from __future__ import annotations

import pytest

from tefuda.cards.language import verbs_en
from tefuda.cards.language.errors import GrammarError
from tefuda.cards.language.verbs_ja import has_form, inflect


@pytest.mark.parametrize(("verb", "stem", "te", "past", "neg", "passive"), [
    ("引く", "引き", "引いて", "引いた", "引かない", "引かれる"),
    ("防ぐ", "防ぎ", "防いで", "防いだ", "防がない", "防がれる"),
    ("戻す", "戻し", "戻して", "戻した", "戻さない", "戻される"),
    ("持つ", "持ち", "持って", "持った", "持たない", "持たれる"),
    ("選ぶ", "選び", "選んで", "選んだ", "選ばない", "選ばれる"),
    ("読む", "読み", "読んで", "読んだ", "読まない", "読まれる"),
    ("払う", "払い", "払って", "払った", "払わない", "払われる"),
    ("送る", "送り", "送って", "送った", "送らない", "送られる"),
    ("行く", "行き", "行って", "行った", "行かない", "行かれる"),
    ("捨てる", "捨て", "捨てて", "捨てた", "捨てない", "捨てられる"),
    ("見る", "見", "見て", "見た", "見ない", "見られる"),
    ("得る", "得", "得て", "得た", "得ない", "得られる"),
    ("破壊する", "破壊し", "破壊して", "破壊した", "破壊しない", "破壊される"),
    ("来る", "来", "来て", "来た", "来ない", "来られる"),
    ("くる", "き", "きて", "きた", "こない", "こられる"),
])
def test_each_class_of_verbs_has_its_forms(verb: str, stem: str, te: str, past: str, neg: str, passive: str) -> None:
    forms = ("stem", "te", "past", "neg", "passive")
    assert [inflect(verb, form) for form in forms] == [stem, te, past, neg, passive]


@pytest.mark.parametrize(("verb", "form", "text"), [
    ("置く", "passive-past", "置かれた"), ("払う", "neg-past", "払わなかった"), ("攻撃する", "can-neg", "攻撃できない"),
    ("攻撃する", "ing", "攻撃している"), ("出る", "ing-neg", "出ていない"), ("捨てる", "cause", "捨てさせる"),
    ("引く", "ba", "引けば"), ("置く", "passive-ing-past", "置かれていた"), ("いる", "past", "いた"),
    ("ある", "neg", "ない"), ("である", "stem", "であり"), ("ない", "past", "なかった"), ("ない", "ba", "なければ"),
])
def test_forms_are_built_on_each_other(verb: str, form: str, text: str) -> None:
    assert inflect(verb, form) == text


def test_a_template_can_name_the_class_that_the_ending_hides() -> None:
    assert inflect("かえる", "past") == "かえた"
    assert inflect("かえる", "past", "5") == "かえった"


def test_an_adjective_has_no_passive() -> None:
    assert has_form("ない", "past")
    assert not has_form("ない", "passive")


def test_unknown_forms_and_words_are_refused() -> None:
    with pytest.raises(GrammarError, match="no form"):
        inflect("引く", "future")
    with pytest.raises(GrammarError, match="no verb"):
        inflect("カード", "past")


@pytest.mark.parametrize(("verb", "forms"), [
    ("draw", "draw draws drew drawn drawing"), ("put", "put puts put put putting"),
    ("destroy", "destroy destroys destroyed destroyed destroying"),
    ("apply", "apply applies applied applied applying"), ("choose", "choose chooses chose chosen choosing"),
    ("discard", "discard discards discarded discarded discarding"), ("be", "be is was been being"),
    ("attach", "attach attaches attached attached attaching"), ("drop", "drop drops dropped dropped dropping"),
])
def test_english_verbs_have_five_forms(verb: str, forms: str) -> None:
    assert [verbs_en.inflect(verb, form) for form in verbs_en.FORMS] == forms.split()


def test_the_first_of_several_words_is_the_verb() -> None:
    assert verbs_en.inflect("look at", "past") == "looked at"


@pytest.mark.parametrize(("form", "alone", "one", "several"), [
    ("base", "draw", "draws", "draw"), ("fin", "you draw", "draws", "draw"),
    ("may", "you may draw", "may draw", "may draw"),
    ("did", "you drew", "drew", "drew"), ("cannot", "you can't draw", "can't draw", "can't draw"),
])
def test_a_clause_agrees_with_its_subject_or_gets_one(form: str, alone: str, one: str, several: str) -> None:
    assert [verbs_en.clause("draw", form, subject) for subject in ("", "sg", "pl")] == [alone, one, several]


def test_be_agrees_in_the_past_too() -> None:
    assert [verbs_en.clause("be", "past", subject) for subject in ("sg", "pl")] == ["was", "were"]


@pytest.mark.parametrize(("one", "several"), [
    ("card", "cards"), ("ally", "allies"), ("box", "boxes"), ("player", "players"), ("drop zone", "drop zones"),
    ("Life", "Lives"),
])
def test_nouns_have_a_plural(one: str, several: str) -> None:
    assert verbs_en.plural(one) == several
