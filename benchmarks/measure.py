"""Measure one game in this very interpreter and print a line of JSON.

``bench.py`` runs this once for the plain and once for the compiled package.
"""
from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from tefuda.cards.decks import DeckList, load_deck
from tefuda.kernel.state import state
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.rulebook import Rulebook, rulebook

import real_cards
from timing import best_total


# "dragonball" is the game with decks whose cards have no text, "dragonball+texts" with decks whose cards have one;
# "gundam+real" with decks of real cards (see ``real_cards.py``), "gundam+bare" with the same decks without texts.
TEXTS: Final = "+texts"
REAL: Final = "+real"
BARE: Final = "+bare"
# Where the decks of real cards are.
FOLDER: Final = "TEFUDA_REAL_DECKS"
# By its name, or read from a file.
Deck = str | DeckList
# Games a piece.
PIECE: Final = 5
# How often each text is read; the best time counts.
READINGS: Final = 9


def game_of(name: str) -> str:
    return name.partition("+")[0]


def has_texts(book: Rulebook, deck: DeckList) -> bool:
    numbers = [number for part in deck.parts.values() for number in part]
    return any(face.abilities for number in numbers for face in book.cards[number].faces)


def decks_of(name: str) -> list[str]:
    book = rulebook(game_of(name))
    return [it for it, deck in book.decks.items() if has_texts(book, deck) == name.endswith(TEXTS)]


@lru_cache
def pairings(name: str) -> list[tuple[Deck, Deck]]:
    """The first two decks; those with texts differ in what they cost, so each of them against each other one."""
    if name.endswith((REAL, BARE)):
        folder = Path(os.environ[FOLDER]) / (real_cards.BARE if name.endswith(BARE) else "")
        return [(load_deck(one), load_deck(other)) for one, other in real_cards.find_decks(game_of(name), folder)]
    decks = decks_of(name)
    return list(combinations(decks if name.endswith(TEXTS) else decks[:2], 2))


def play(game: str, decks: tuple[Deck, Deck], games: int, first_seed: int = 0) -> tuple[int, int]:
    """Random games of two decks to the end; gives decisions and turns."""
    decisions = turns = 0
    for seed in range(first_seed, first_seed + games):
        it = Game.new(game_of(game), decks, seed)
        decisions += it.playout(random.Random(seed))
        turns += it.turn
    return decisions, turns


def speed(game: str, games: int) -> tuple[float, int, int, int]:
    """Seconds for so many random games or a few less, how many, their decisions and their turns.

    Each pairing has an equal share of them and is measured in one go, as somebody plays who compares two decks.
    """
    seconds, decisions, turns = 0.0, 0, 0
    share = max(1, games // len(pairings(game)))
    for decks in pairings(game):
        counted = play(game, decks, share)
        seconds += best_total([
            partial(play, game, decks, min(PIECE, share - start), start) for start in range(0, share, PIECE)])
        decisions += counted[0]
        turns += counted[1]
    return seconds, share * len(pairings(game)), decisions, turns


def timed(work: Callable[[], object], times: int) -> float:
    """Microseconds for one call."""
    pieces = min(10, times)

    def piece() -> None:
        for _ in range(times // pieces):
            work()

    return best_total([piece] * pieces) / (times // pieces * pieces) * 1e6


def middle(game: str) -> Game:
    """A game in its middle."""
    it = Game.new(game_of(game), pairings(game)[0], 5)
    it.playout(random.Random(1), 60)
    return it


def size_of(things: Iterable[object], seen: set[int]) -> int:
    """Bytes of objects and all that they hold, each counted once."""
    total = 0
    for thing in things:
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        if isinstance(thing, dict):
            total += size_of([*thing.keys(), *thing.values()], seen)
        elif isinstance(thing, (list, tuple)):
            total += size_of(thing, seen)
        elif isinstance(thing, state.Frame):
            total += size_of([thing.items, thing.chosen], seen)
    return total


def state_bytes(it: Game) -> int:
    """What one game takes in memory beyond what all games share: its state, log and history."""
    copy = it.state.clone()
    names = [name for name in dir(copy) if not name.startswith("_")]
    shared = {"book", "table", "closed", "owner"}
    values = [getattr(copy, name) for name in names if name not in shared]
    return size_of([value for value in values if not callable(value)] + [it.history, copy], set())


def resident() -> int:
    """Bytes of memory that this process holds now."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def growth(game: str, games: int) -> int:
    """How much more memory the process holds after so many games than after the first 500."""
    pairs = pairings(game)
    for decks in pairs:
        play(game, decks, 500 // len(pairs), 10_000)
    before = resident()
    for decks in pairs:
        play(game, decks, games // len(pairs), 20_000)
    return resident() - before


def measure_texts(game: str) -> dict[str, Any]:
    """Reading the texts that come with a game, and starting a game with as many different cards as there are."""
    book = rulebook(game_of(game))
    assert book.language is not None
    texts = [str(face.fields.get("text", "")) for card in book.cards.values() for face in card.faces if face.abilities]
    language = book.language
    language.read(texts[0])
    single = [best_total([partial(language.read, text)], READINGS) * 1e6 for text in texts]
    decks = many_cards(book, game)
    return {
        "read_us": round(sum(single) / len(single), 1), "longest_read_us": round(max(single), 1),
        "start_us": round(timed(lambda: Match(book, decks, book.cards).deal(1), 5), 1),
        "different_cards": len({number for deck in decks for part in deck.parts.values() for number in part}),
    }


def many_cards(book: Rulebook, game: str) -> list[DeckList]:
    """Two decks with as many different cards as there can be, each of them just once, those with texts first."""
    decks = [book.deck(name) for name in pairings(game)[0]]
    leaders = {number for deck in book.decks.values() for number in deck.parts["leader"]}
    others = [card for number, card in book.cards.items() if number not in leaders]
    others.sort(key=lambda card: not any(face.abilities for face in card.faces))
    sizes = [sum(deck.parts["main"].values()) for deck in decks]
    own = [others[:sizes[0]], others[sizes[0]:sum(sizes)]]
    return [
        DeckList(deck.game, deck.name, {**deck.parts, "main": {card.number: 1 for card in cards}})
        for deck, cards in zip(decks, own)]


def measure(game: str, games: int) -> dict[str, Any]:
    seconds, games, decisions, turns = speed(game, games)
    it = middle(game)
    raw = it.save()
    chance = random.Random(2)
    ends = []
    for seed in range(20):
        end = Game.new(game_of(game), pairings(game)[seed % len(pairings(game))], seed)
        end.playout(random.Random(seed))
        ends.append(state_bytes(end))
    more = measure_texts(game) if game.endswith(TEXTS) else {}
    decks = pairings(game)[0]
    return {
        **more,
        "compiled": not state.__file__.endswith(".py"),
        "decisions_per_s": round(decisions / seconds), "games_per_s": round(games / seconds),
        "decisions_a_game": round(decisions / games, 1), "turns_a_game": round(turns / games, 1),
        "clone_us": round(timed(it.state.clone, 5000), 2),
        "imagine_us": round(timed(lambda: it.imagine(0, chance), 1000), 2), "save_us": round(timed(it.save, 300), 1),
        "load_us": round(timed(lambda: Game.load(raw), 300), 1), "save_bytes": len(raw),
        "new_us": round(timed(lambda: Game.new(game_of(game), decks, 1), 300), 1), "game_bytes": max(ends),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--growth", type=int, default=0, help="also play so many games and report memory growth")
    args = parser.parse_args()
    result = measure(args.game, args.games)
    if args.growth:
        result["growth_bytes"] = growth(args.game, args.growth)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
