"""``view #card`` spells out what is printed on a card, also what is no number."""
from __future__ import annotations

import pytest

from tefuda.cards.schema import Choice, Integer, Items, Kind
from tefuda.play.game import Game
from tefuda.play.view import CardView
from tefuda.rulebooks.rulebook import GAMES, rulebook

from .desk import Desk, find_position


def in_hand(game: Game, number: str) -> CardView | None:
    return next((card for card in game.view(0).zone("hand").cards if card.number == number), None)


def read(game: str, number: str, lang: str) -> str:
    """What the table says to one who looks at that card in hand, without spaces: lines are broken anywhere."""
    found = find_position(game, lambda it: it.player == 0 and in_hand(it, number) is not None)
    card = in_hand(found, number)
    assert card is not None
    return "".join(Desk([f"view {card.handle}"], found, lang=lang).after(1).split())


def wearer(item: str) -> str:
    """The number of a unit of player 1's deck with that in its link condition."""
    book = rulebook("gundam")
    deck = next(iter(book.decks.values()))
    return next(it for it in deck.parts["main"] if item in book.cards[it].front.strings("link"))


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "links with Isaza Nada / Tsumuji Sora"), ("ja", "リンク条件 「イサザ・ナダ」 / 「ツムジ・ソラ」"),
])
def test_a_pilot_of_a_link_condition_is_named_in_the_language_of_the_table(lang: str, said: str) -> None:
    assert said.replace(" ", "") in read("gundam", wearer("name:ツムジ・ソラ"), lang)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "links with a pilot of trait Gatherer"), ("ja", "リンク条件 特徴「採り手」"),
])
def test_a_trait_of_a_link_condition_is_told_from_a_name(lang: str, said: str) -> None:
    assert said.replace(" ", "") in read("gundam", wearer("trait:採り手"), lang)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "printed: clan Snowkiln Guild; race Glaze Beast; grade 3; power 13000; critical 1; skill twin drive; gift Protect"),
    ("ja", "グレード 3; パワー 13000; クリティカル 1; スキル ツインドライブ; ギフト プロテクト"),
])
def test_a_card_is_spelled_out_without_what_it_does_not_have(lang: str, said: str) -> None:
    assert said.replace(" ", "") in read("vanguard", "WK1-032", lang)


def _words_of(kind: Kind) -> tuple[str, ...]:
    if isinstance(kind, Items):
        return _words_of(kind.each)
    if isinstance(kind, Integer):
        return tuple(kind.words)
    return kind.choices if isinstance(kind, Choice) else ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_field_and_every_word_in_one_can_be_said(game: str, lang: str) -> None:
    book = rulebook(game)
    fields = [it for faces in book.schema.types.values() for face in faces for it in face.fields.items()]
    wanted = {("fields", key) for key, _ in fields if key != "name"}
    wanted |= {("values", word) for _, field in fields for word in _words_of(field.kind)}
    assert [it for it in sorted(wanted) if not book.words.get(*it, lang)] == []


def test_the_text_of_a_card_is_told_in_the_language_of_the_table() -> None:
    book = rulebook("dragonball")
    deck = book.decks["awakened-bells"]
    number = next(it for it in deck.parts["main"] if "【防衛】" in book.cards[it].front.string("text"))
    assert "【Defence】" in read("dragonball", number, "en")
    assert "【防衛】" not in read("dragonball", number, "en")
    assert "【防衛】" in read("dragonball", number, "ja")
