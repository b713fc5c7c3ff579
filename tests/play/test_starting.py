"""A game with decks and cards that were used before: nothing is read or worked out twice, and nothing old is used.

What is counted is work: how often files are read and matches are made.
"""
from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards import fingerprint
from tefuda.cards.decks import DeckList
from tefuda.cards.source import Source
from tefuda.cards.text import Text
from tefuda.kernel.errors import TefudaError
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.rulebook import rulebook

BOOK = rulebook("dragonball")
CARDS = """game = "dragonball"
set = "XX"
name = { ja = "試し", en = "Trial" }

[[cards]]
number = "XX-1"
type = "battle"
name = { ja = "見張り", en = "Lookout" }
color = "red"
character = { ja = "見張り", en = "Lookout" }
traits = []
age = "霧の代"
level = 2
power = 4000
strike = 1
text = "【自動発動】このカードがブレイクされた時、カード1枚を引く。"
"""
DECK = """game = "dragonball"
name = { ja = "束", en = "Pile" }
sets = ["cards.toml"]
leader = "DS1-001"

[cards]
"XX-1" = 1
""" + "".join(f'"DS1-{number:03}" = 3\n' for number in range(2, 15))


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often something was done from now on: "match" and "read"."""
    for book_part in ("decks", "cards", "language"):
        getattr(BOOK, book_part)
    found: Counter[str] = Counter()

    def count(owner: Any, name: str, word: str) -> None:
        real: Callable[..., None] = getattr(owner, name)

        def counting(*args: Any) -> None:
            found[word] += 1
            real(*args)

        monkeypatch.setattr(owner, name, counting)

    count(Match, "__init__", "match")
    count(Source, "__init__", "read")
    return found


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    """A deck that names a file of cards; both were written long ago."""
    write(tmp_path / "cards.toml", CARDS)
    return write(tmp_path / "deck.toml", DECK)


def write(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def deck_list(name: str = "Mine") -> DeckList:
    deck = BOOK.decks["bell-bearers"]
    return replace(deck, name=Text(name, name), parts={part: dict(cards) for part, cards in deck.parts.items()})


def power(game: Game) -> int:
    return game.match.cards["XX-1"].front.number("power")


def test_deck_lists_that_say_the_same_make_one_match(counted: Counter[str]) -> None:
    first = Game.new("dragonball", [deck_list("One"), deck_list("Two")], 1)
    assert counted["match"] == 1
    again = Game.new("dragonball", [deck_list("One"), deck_list("Two")], 1)
    assert counted["match"] == 1
    assert again.match is first.match
    assert again == first


def test_deck_lists_in_another_order_are_dealt_otherwise() -> None:
    """How the cards are numbered comes from the order of the list, and so does what a seed deals."""
    one, other = deck_list(), deck_list()
    turned = replace(other, parts={**other.parts, "main": dict(reversed([*other.parts["main"].items()]))})
    games = [Game.new("dragonball", [deck, one], 1) for deck in (one, turned)]
    alone = [Match(BOOK, [deck, one], BOOK.cards).deal(1).prints for deck in (one, turned)]
    assert [game.state.prints for game in games] == alone
    assert alone[0] != alone[1]


def test_a_name_and_a_list_make_one_match(counted: Counter[str]) -> None:
    for _ in range(3):
        Game.new("dragonball", ["bell-bearers", deck_list("Named")], 1)
    assert counted["match"] == 1


def test_files_are_read_once(deck_file: Path, counted: Counter[str]) -> None:
    first = Game.new("dragonball", [deck_file, str(deck_file)], 1)
    reads = counted["read"]
    again = Game.new("dragonball", [deck_file, str(deck_file)], 1)
    assert (counted["read"], counted["match"]) == (reads, 1)
    assert again.match is first.match


def test_a_file_of_cards_is_read_once_for_many_decks(deck_file: Path, counted: Counter[str]) -> None:
    decks = [BOOK.deck(deck_file), BOOK.deck(write(deck_file.with_name("other.toml"), DECK.replace("Pile", "Heap")))]
    counted.clear()
    for first, second in ((0, 0), (0, 1), (1, 0), (1, 1)):
        Game.new("dragonball", [decks[first], decks[second]], 1)
    assert (counted["match"], counted["read"]) == (4, 1)


def test_a_file_that_did_not_change_for_long_is_not_even_looked_into(
    deck_file: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    later = os.stat(deck_file).st_ctime_ns + 60_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: later)
    Game.new("dragonball", [deck_file, deck_file], 1)
    monkeypatch.setattr(fingerprint, "digest_of", lambda path: pytest.fail(f"{path} is read again"))
    Game.new("dragonball", [deck_file, deck_file], 2)


def test_loading_a_game_reads_and_makes_nothing_again(deck_file: Path, counted: Counter[str]) -> None:
    game = Game.new("dragonball", [deck_file, deck_list()], 1)
    raw = game.save()
    counted.clear()
    assert Game.load(raw) == game
    assert not counted


def test_replaying_a_record_reads_and_makes_nothing_again(deck_file: Path, counted: Counter[str]) -> None:
    game = Game.new("dragonball", [deck_file, deck_list()], 1)
    record = game.record
    counted.clear()
    assert record.replay() == game
    assert not counted


def test_changing_a_list_after_the_game_began_changes_no_game(counted: Counter[str]) -> None:
    mine, twin = deck_list("Changing"), deck_list("Changing")
    Game.new("dragonball", [mine, mine], 1)
    main = mine.parts["main"]
    assert isinstance(main, dict)
    main["DS1-020"] -= 1
    main["DS1-021"] += 1
    changed = Game.new("dragonball", [mine, mine], 1)
    assert counted["match"] == 2
    assert changed.match.decks[0] == mine != twin
    as_it_was = Game.new("dragonball", [twin, twin], 1)
    assert as_it_was.match.decks[0] == twin
    assert as_it_was.state.prints == Match(BOOK, [twin, twin], BOOK.cards).deal(1).prints


def test_changing_the_deck_of_a_file_leaves_the_next_one_alone(deck_file: Path) -> None:
    deck = BOOK.deck(deck_file)
    main = deck.parts["main"]
    assert isinstance(main, dict)
    del main["XX-1"]
    assert BOOK.deck(deck_file).parts["main"]["XX-1"] == 1


def test_cards_that_changed_are_read_again(deck_file: Path) -> None:
    """At once, and with as many characters as before."""
    cards = deck_file.with_name("cards.toml")
    before = Game.new("dragonball", [deck_file, deck_file], 1)
    write(cards, CARDS.replace("4000", "5000"))
    after = Game.new("dragonball", [deck_file, deck_file], 1)
    write(cards, CARDS)
    assert [power(before), power(after)] == [4000, 5000]
    assert power(Game.new("dragonball", [deck_file, deck_file], 1)) == 4000


def test_a_deck_that_changed_is_read_again(deck_file: Path) -> None:
    Game.new("dragonball", [deck_file, deck_file], 1)
    write(deck_file, DECK.replace('"XX-1" = 1\n"DS1-002" = 3', '"XX-1" = 2\n"DS1-002" = 2'))
    assert Game.new("dragonball", [deck_file, deck_file], 1).match.decks[0].parts["main"]["XX-1"] == 2


def test_a_save_is_not_loaded_with_cards_that_changed(deck_file: Path) -> None:
    raw = Game.new("dragonball", [deck_file, deck_file], 1).save()
    write(deck_file.with_name("cards.toml"), CARDS.replace("4000", "5000"))
    with pytest.raises(TefudaError, match="saved with another cards"):
        Game.load(raw)


def test_a_file_of_cards_that_is_gone_is_missed(deck_file: Path) -> None:
    Game.new("dragonball", [deck_file, deck_file], 1)
    deck_file.with_name("cards.toml").unlink()
    with pytest.raises(TefudaError, match=r'there is no file "cards.toml" beside the deck'):
        Game.new("dragonball", [deck_file, deck_file], 1)


def test_a_known_file_is_still_refused_beside_a_file_with_the_same_number(deck_file: Path) -> None:
    Game.new("dragonball", [deck_file, deck_file], 1)
    write(deck_file.with_name("zother.toml"), CARDS.replace("4000", "5000"))
    clashing = write(deck_file.with_name("deck2.toml"), DECK.replace("cards.toml", "zother.toml"))
    Game.new("dragonball", [clashing, clashing], 1)
    for _ in range(2):
        with pytest.raises(TefudaError, match=r"zother.toml:6:1: card XX-1: number: there is another card"):
            Game.new("dragonball", [deck_file, clashing], 1)


def test_an_illegal_deck_stays_illegal() -> None:
    deck = deck_list()
    main = deck.parts["main"]
    assert isinstance(main, dict)
    main["DS1-020"] += 1
    for _ in range(2):
        with pytest.raises(TefudaError, match="is illegal"):
            Game.new("dragonball", [deck, deck], 1)
