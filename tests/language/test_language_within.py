"""Productions that write a node together with a node inside it, and だ."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tefuda.cards.language import GrammarError, Language, Production, Rule, Word
from tefuda.cards.language.verbs_ja import inflect


@dataclass(frozen=True)
class Change:
    number: int
    until: str = ""


@dataclass(frozen=True)
class Turn:
    pass


@dataclass(frozen=True)
class Do:
    which: str
    act: Any


PARTS: list[Production] = [
    Word("card", "this", "これ", "this"),
    Word("until", "night", "今夜", "tonight"),
    Rule("deed", Do, "{act.until:until?、}{which:card}を{act.number:signed}<する>",
         "<give> {which} {act.number}{act.until? _}", within={"act": Change}),
    Rule("deed", Do, "{which:card}を今夜だけ1<増やす>", "<raise> {which} tonight",
         fixed={"act.number": 1, "act.until": "night"}, within={"act": Change}),
    Rule("deed", Do, "{which:card}を<裏返す>", "<turn over> {which}", fixed={"act": Turn()}),
    Rule("ability", None, "{it:deed}。", "{it}."),
]


def language(*more: Production) -> Language:
    return Language("toy", [*PARTS, *more])


@pytest.mark.parametrize(("text", "english", "tree"), [
    ("これを+2する。", "Give this +2.", Do("this", Change(2))),
    ("今夜、これを-1する。", "Give this -1 tonight.", Do("this", Change(-1, "night"))),
    ("これを裏返す。", "Turn over this.", Do("this", Turn())),
])
def test_a_text_may_put_what_a_node_keeps_together_around_something_else(text: str, english: str, tree: Do) -> None:
    assert language().read(text) == (tree,)
    assert (language().print_ja((tree,)), language().print_en((tree,))) == (text, english)


def test_the_production_that_says_more_by_itself_is_printed() -> None:
    assert language().print_ja((Do("this", Change(1, "night")),)) == "これを今夜だけ1増やす。"
    assert language().read("今夜、これを+1する。") == language().read("これを今夜だけ1増やす。")


def test_productions_with_different_nodes_inside_do_not_collide() -> None:
    language().check()


def test_two_productions_for_the_same_node_inside_are_noticed() -> None:
    twice = Rule("deed", Do, "{which:card}に{act.number:signed}<足す>{act.until:until?_}",
                 "<add> {act.number} to {which}{act.until? _}", within={"act": Change})
    with pytest.raises(GrammarError, match="both would be printed"):
        language(twice).check()


def test_a_field_that_the_node_inside_lacks_is_noticed() -> None:
    wrong = Rule("deed", Do, "{which:card}を{act.size:signed}<する>", "<give> {which} {act.size}",
                 within={"act": Change})
    with pytest.raises(GrammarError, match=r"Do has no field act\.size"):
        language(wrong).check()


@pytest.mark.parametrize(("form", "written"), [
    ("end", "だ"), ("attr", "の"), ("bare", ""), ("stem", "で"), ("past", "だった"), ("ba", "であれば"),
    ("neg", "でない"), ("neg-attr", "でない"),
])
def test_da_takes_the_form_that_its_place_asks_for(form: str, written: str) -> None:
    assert inflect("だ", form) == written


@pytest.mark.parametrize("form", ["attr", "bare"])
def test_before_a_noun_other_verbs_are_as_in_the_dictionary(form: str) -> None:
    assert [inflect(verb, form) for verb in ("ある", "多い", "引く")] == ["ある", "多い", "引く"]


def test_english_names_are_put_in_where_they_are_known() -> None:
    named = Language("toy", [Rule("ability", Change, "「{until:name}」", "to “{until}”", fixed={"number": 1})])
    tree = named.read("「灯」")
    assert named.print_en(tree) == "To “灯”"
    assert named.print_en(tree, {"灯": "Lantern"}) == "To “Lantern”"
