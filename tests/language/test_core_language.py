"""What card texts of all games have in common: in the words of any game, read and printed."""
from __future__ import annotations

import random
from typing import Any

import pytest

from tefuda.cards.language import Language
from tests.language.law import breaches, never_printed
from tests.language.plain_game import plain

# Other words for the same things, as some games print them.
OTHER_WORDS: dict[str, Any] = {
    "you": ("あなた", "自分"), "piece": ("つ", "枚"), "when": ("とき", "時"), "may": ("もよい", "よい"),
    "given": (("bare", "なら"), ("attr", "場合")), "number_last": True,
}

PLAIN, OTHER = plain(), plain(**OTHER_WORDS)
BOTH = pytest.mark.parametrize("language", [PLAIN, OTHER], ids=["plain", "other words"])


@BOTH
def test_the_core_contradicts_itself_nowhere(language: Language) -> None:
    language.check()


@BOTH
def test_what_every_production_of_the_core_prints_is_read_as_the_same_tree(language: Language) -> None:
    assert breaches(language, times=2) == []


def test_every_production_of_the_core_is_printed_for_some_tree() -> None:
    assert never_printed(PLAIN) == []


@BOTH
def test_made_up_texts_are_read_and_have_english(language: Language) -> None:
    rng = random.Random(3)
    for _ in range(300):
        ability = language.generate(rng, depth=rng.choice((6, 9)))
        assert language.read(language.print_ja((ability,))) == (ability,)
        assert language.print_en((ability,))


# Each text in the words of one game and of the other: the same tree.
SAME = [
    ("カード1枚を引く。", "カードを1つ引く。", "Draw 1 card."),
    ("自分の札1枚を選び、レストにする。", "あなたの札を1つ選び、レストにする。", "Rest 1 piece on your table."),
    ("相手の札2枚までを選び、山の下に置く。", "相手の札を2つまで選び、山の下に置く。",
     "Put up to 2 pieces on your opponent's table on the bottom of your opponent's deck."),
    ("カード1枚を引いてよい。", "カードを1つ引いてもよい。", "You may draw 1 card."),
    ("自分の手札のカードが3枚以上の場合、カード1枚を引く。", "あなたの手札のカードが3つ以上なら、カードを1つ引く。",
     "If there are 3 or more cards in your hand, draw 1 card."),
    ("自分の札がない場合、カード1枚を引く。", "あなたの札がないなら、カードを1つ引く。",
     "If there are no pieces on your table, draw 1 card."),
    ("そうした場合、カード1枚を引く。", "そうしたなら、カードを1つ引く。", "If you do, draw 1 card."),
    ("それが苔でない場合、それを塚に置く。", "それが苔でないなら、それを塚に置く。",
     "Unless it is Moss, put it into its owner's pile."),
    ("そのターン中、自分の苔の札すべての力を+2する。", "そのターン中、あなたの苔の札すべての力を+2する。",
     "Give all Moss pieces on your table +2 force this turn."),
    ("このカードの力を+1し、費用を-1する。", "このカードの力を+1し、費用を-1する。",
     "Give this card +1 force and -1 cost."),
    ("相手は自分の札1枚を選び、塚に置く。", "相手は自分の札を1つ選び、塚に置く。",
     "Your opponent puts 1 piece on their table into their pile."),
    ("相手はカード1枚を引いてよい。", "相手はカードを1つ引いてもよい。", "Your opponent may draw 1 card."),
    ("カード2枚を引き、自分の手札のカード1枚を選び、塚に置く。",
     "カードを2つ引き、あなたの手札のカードを1つ選び、塚に置く。",
     "Draw 2 cards and put 1 card from your hand into your pile."),
    ("好きな枚数の自分の札を選び、塚に置き、同じ枚数のカードを引く。",
     "あなたの札を好きな枚数選び、塚に置き、同じ枚数のカードを引く。",
     "Put any number of pieces on your table into your pile and draw that many cards."),
]


@pytest.mark.parametrize(("ours", "theirs", "english"), SAME, ids=[it[2] for it in SAME])
def test_a_game_prints_its_own_words_and_reads_those_of_others(ours: str, theirs: str, english: str) -> None:
    head = "【自】夜明け、"
    tree = PLAIN.read(head + ours)
    assert OTHER.read(head + theirs) == tree
    assert PLAIN.read(head + theirs) == tree
    assert (PLAIN.print_ja(tree), OTHER.print_ja(tree)) == (head + ours, head + theirs)
    assert PLAIN.print_en(tree) == f"【Auto】 At each dawn, {english[0].lower()}{english[1:]}"
