"""How what all games say reads in English, in the words of any game."""
from __future__ import annotations

import pytest

from tests.language.plain_game import COST, plain

PLAIN = plain(ranks=((COST, "費用", "cost"),))
HEAD, AUTO = "【自】夜明け、", "【Auto】 At each dawn, "


def english(text: str) -> str:
    """What a sentence is in English, behind the head of an ability; it is read and printed in Japanese as it is."""
    tree = PLAIN.read(HEAD + text)
    assert PLAIN.print_ja(tree) == HEAD + text
    said = PLAIN.print_en(tree)
    assert said.startswith(AUTO)
    return said.removeprefix(AUTO)


def test_the_words_of_a_rank_contradict_nothing() -> None:
    PLAIN.check()


@pytest.mark.parametrize(("adjective", "said"), [
    ("費用3の", "1 cost 3 piece on your table"),
    ("費用3以下の", "1 cost 3 or lower piece on your table"),
    ("費用3以上の苔の", "1 cost 3 or higher Moss piece on your table"),
    ("力5の", "1 piece with 5 force on your table"),
    ("力5以下の", "1 piece with 5 force or less on your table"),
    ("力5以上の【疾】を持つ", "1 piece with 5 force or more and with 【Swift】 on your table"),
    ("費用がこのカードの費用以下の", "1 piece with a cost equal to or lower than this card's cost on your table"),
    ("費用がこのカードの費用と同じ", "1 piece with a cost equal to this card's cost on your table"),
    ("力がこのカードの力以上の", "1 piece with force equal to or greater than this card's force on your table"),
    ("力がこのカードの力より高い", "1 piece with force greater than this card's force on your table"),
    ("費用がこのカードの費用より低い", "1 piece with a cost lower than this card's cost on your table"),
    ("カード名に「火」を含む", "1 piece with “火” in its name on your table"),
])
def test_numbers_of_cards_are_ranks_or_amounts(adjective: str, said: str) -> None:
    assert english(f"自分の{adjective}札1枚を選び、レストにする。") == f"rest {said}."


@pytest.mark.parametrize(("number", "said"), [
    ("+2枚以上", "at least 2 more"), ("+2枚以下", "at most 2 more"), ("+2枚", "exactly 2 more"),
    ("-2枚以上", "at most 2 fewer"), ("-2枚以下", "at least 2 fewer"), ("-2枚", "exactly 2 fewer"),
])
def test_cards_are_so_many_more_or_fewer_than_elsewhere(number: str, said: str) -> None:
    assert english(f"相手の手札のカードが自分の手札のカードの枚数{number}の場合、カード1枚を引く。") == (
        f"if there are {said} cards in your opponent's hand than in your hand, draw 1 card.")


@pytest.mark.parametrize(("text", "said"), [
    ("0から3までの数1つを選ぶ。選んだ枚数のカードを引く。", "choose a number from 0 to 3. Draw that many cards."),
    ("カード1枚を引くことを2回行う。", "do this twice: Draw 1 card."),
    ("カード1枚を引くことを選んだ数回行う。", "do this that many times: Draw 1 card."),
    ("カード1枚を引くことを選んだ数+1回行う。",
     "do this a number of times equal to the chosen number plus 1: Draw 1 card."),
    ("お互いの手札のカードがある場合、カード1枚を引く。", "if there is a card in both players' hands, draw 1 card."),
    ("お互いの山をシャッフルする。", "shuffle both players' decks."),
    ("自分の札がある場合か、相手の札がある場合か、自分の手札のカードがある場合、カード1枚を引く。",
     "if there is a piece on your table, there is a piece on your opponent's table, or there is a card in your hand,"
     " draw 1 card."),
    ("このカードは【疾】を得、このカードをアクティブにする。", "give this card 【Swift】 and make it active."),
    ("その枚数が2枚以上の場合、カード1枚を引く。", "if that number is at least 2, draw 1 card."),
])
def test_what_all_games_say_reads_as_on_a_card(text: str, said: str) -> None:
    assert english(text) == said


@pytest.mark.parametrize("count", ["skill", "ability"])
def test_losing_all_one_has_is_said_of_several(count: str) -> None:
    language = plain(skill=("術", count))
    tree = language.read(HEAD + "そのターン中、このカードは術を失う。")
    several = {"skill": "skills", "ability": "abilities"}[count]
    assert language.print_en(tree) == f"{AUTO}make this card lose all {several} this turn."
