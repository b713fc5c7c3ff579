"""What is made from the productions as a whole: made-up texts, explanations, the reference."""
from __future__ import annotations

import random
import runpy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards.language import GrammarError, Language, Production, Rule, Word
from tefuda.rulebooks.rulebook import GAMES, rulebook
from tests.fuzz.texts import random_abilities
from tests.language.any_spelling import in_any_spelling
from tests.language.law import breaches, mixed_kinds, never_printed
from tests.language.toy_language import Ability, Choose, It, May, Move, Sequence, toy

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Nest:
    inner: Any


def test_the_toy_language_contradicts_itself_nowhere() -> None:
    toy().check()


def test_what_every_production_prints_is_read_as_the_same_tree() -> None:
    assert breaches(toy()) == []


def test_every_production_is_printed_for_some_tree() -> None:
    assert never_printed(toy()) == []


def test_a_production_that_another_always_beats_is_found() -> None:
    parts: list[Production] = [
        Rule("x", Nest, "甲{inner:one}", "{inner}"), Rule("x", Nest, "乙", "b", fixed={"inner": 1}),
        Word("one", 1, "一", "one")]
    language = Language("toy", parts, start="x")
    language.check()
    assert parts[0] in never_printed(language)


def test_made_up_texts_are_read_and_have_english() -> None:
    language, rng = toy(), random.Random(7)
    for _ in range(100):
        ability = language.generate(rng)
        assert language.read(language.print_ja((ability,))) == (ability,)
        assert language.print_en((ability,)).endswith(".")


def test_the_same_seed_makes_up_the_same_text() -> None:
    one, other, third = (toy().generate(random.Random(seed)) for seed in (5, 5, 6))
    assert one == other != third


def test_the_depth_is_kept() -> None:
    parts: list[Production] = [
        Word("x", 0, "無", "none"), Rule("x", Nest, "［{inner:x}］", "[{inner}]", weight=50)]
    language = Language("toy", parts, start="x")
    texts = [language.print_ja((language.generate(random.Random(seed), depth=4),)) for seed in range(50)]
    assert max(text.count("［") for text in texts) == 3


def test_weights_decide_and_none_is_never() -> None:
    parts = [Word("x", 0, "無", "none", weight=0), Word("x", 1, "一", "one")]
    language = Language("toy", parts, start="x")
    assert {language.generate(random.Random(seed)) for seed in range(30)} == {1}


def test_a_kind_that_never_ends_can_t_be_made_up() -> None:
    language = Language("toy", [Rule("x", Nest, "又{inner:x}", "again {inner}")], start="x")
    with pytest.raises(GrammarError, match="ever ends"):
        language.generate(random.Random(1))


def test_an_explanation_names_every_part_with_its_words_and_its_rule() -> None:
    ability = Ability((May(Sequence((Choose(It()), Move(It(), "deck")))),))
    parts = [(it.depth, it.kind, it.ja) for it in toy().explain(ability)]
    assert parts == [
        (0, "ability", "【自】それを選び、それをデッキに置いてもよい。"),
        (1, "sentence", "それを選び、それをデッキに置いてもよい。"),
        (2, "effect", "それを選び、それをデッキに置いて"), (3, "act", "それを選び"), (4, "cards", "それ"),
        (3, "act", "それをデッキに置いて"), (4, "cards", "それ"), (4, "zone", "デッキ")]
    assert [it.production.cites for it in toy().explain(ability) if isinstance(it.production, Rule)][5] == "moving"


def test_the_reference_has_a_row_for_every_production() -> None:
    text = toy().reference()
    rows = [line for line in text.split("\n") if line.startswith("| ") and not line.startswith("| Japanese")]
    assert len(rows) == len(toy().parts)
    assert "## zone: 領域, a zone" in text
    assert "| `{cards:cards}を{to:zone}に<置く>` | `<put> {cards} into the {to}` | `Move` | moving |" in rows
    assert "| `デッキ`; read: `山札` | `deck` | `'deck'` |  |" in rows


def test_the_document_says_what_games_share_once() -> None:
    document = runpy.run_path(str(ROOT / "docs" / "grammar.py"))["document"]
    first = toy()
    second = Language("other", [*first.parts, Word("zone", "moon", "月面", "moon")], first.kinds.values())
    text = document([first, second])
    assert text.count("| `手札` |") == 1
    assert text.index("## All games") < text.index("| `手札` |") < text.index("## other") < text.index("| `月面` |")


def test_a_spelling_that_means_something_else_too_is_found() -> None:
    one, two = (Rule("x", Nest, word, "x", also=also, fixed={"inner": inner})
                for word, also, inner in (("甲", ("乙", "丙"), 1), ("丙", (), 2)))
    language = Language("toy", [one, two], start="x")
    assert language.other_spellings(one, Nest(1)) == ["乙", "丙"]
    assert len(breaches(language, times=1)) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_of_phrase_is_one_sort_of_node(game: str) -> None:
    """Two parts of a grammar that call different things by one name would be read, and made up, as each other."""
    language = rulebook(game).language
    assert language is not None
    assert mixed_kinds(language) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_read_in_whichever_spellings_its_phrases_are_written(game: str) -> None:
    """Spellings meet that no text of ours has together: still there is one way to read each of them."""
    language, rng = rulebook(game).language, random.Random(f"spellings of {game}")
    for _ in range(150):
        for ability in random_abilities(game, rng, "unit"):
            text = in_any_spelling(language, ability, rng)
            assert language.read(text) == (ability,), text
