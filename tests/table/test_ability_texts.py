"""Abilities in words: the search for the text that one stands in is only for those without words of their own."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tefuda.cards.decks import DeckList
from tefuda.kernel.abilities.nodes import Ability, Node
from tefuda.kernel.continuous.dependency_cycles import parts
from tefuda.play import match as play_match
from tefuda.play.match import Match
from tefuda.rulebooks.rulebook import GAMES, rulebook

LANGUAGES = ("ja", "en")
BOOK = rulebook("vanguard")
DRAWS, STANDS, ORDERS = BOOK.language.read(
    "【起】【(V)】：カードを1枚引く。\n【起】【(R)】：このユニットをスタンドにする。\n【起】【(V)】：あなたのリアガードは相手のヴァンガードにアタックする。")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_puts_cards_into_an_order_is_asked_in_words(game: str, lang: str) -> None:
    book = rulebook(game)
    rule = book.book.program.rules[book.book.at["arrange"]]
    assert [key for key in (f"{rule} {rule}", rule) if book.words.get("prompts", key, lang)]


class Walks:
    """Counts the trees that are walked through."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, node: Node) -> Iterator[Node]:
        self.count += 1
        return parts(node)


@pytest.fixture
def match() -> Match:
    """A match of its own, whose table can get any texts."""
    plain = BOOK.deck("windward-cliffs")
    decks = [DeckList(plain.game, plain.name, plain.parts) for _ in range(2)]
    found = Match(BOOK, decks, BOOK.cards)
    found.table.written[:] = [DRAWS, STANDS] * 20
    return found


def test_what_has_words_is_told_without_looking_at_the_others(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    walks = Walks()
    monkeypatch.setattr(play_match, "parts", walks)
    told = [match.ability_text(number, lang) for number in range(40) for lang in LANGUAGES]
    assert told[0] == "【起】【(V)】：カードを1枚引く。"
    assert (len(set(told)), walks.count) == (2 * len(LANGUAGES), 0)


def test_where_a_part_stands_is_looked_for_once(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """An ability that no text says by itself is told by the text around it."""
    alone = next(it for it in parts(ORDERS) if isinstance(it, Ability) and it is not ORDERS)
    match.table.written[:] = [alone, *[DRAWS] * 38, ORDERS]
    walks = Walks()
    monkeypatch.setattr(play_match, "parts", walks)
    told = {match.ability_text(0, "ja") for _ in range(5)}
    assert (told, walks.count) == ({BOOK.language.print_ja((ORDERS,))}, 39)


def test_another_text_is_told_anew(match: Match) -> None:
    before = match.ability_text(0, "ja")
    match.table.written[0] = STANDS
    assert (before, match.ability_text(0, "ja")) == ("【起】【(V)】：カードを1枚引く。", "【起】【(R)】：このユニットをスタンドにする。")
