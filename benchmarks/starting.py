"""How long it takes to copy, imagine, start and load a game, in this very interpreter: a line for each game.

A game is started with decks by their names, with deck lists, with deck files, and with deck files that name a large
file of cards: the first time and again. Loading is measured in a process that knows the decks and in a new one.

    PYTHONPATH=build/compiled python benchmarks/starting.py --games gundam gundam+real
"""
from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from tefuda.cards.decks import DeckList
from tefuda.cards.text import Text
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import rulebook

import real_cards
from bench import all_games
from measure import FOLDER, REAL, game_of, pairings
from timing import best_total

# So many cards at least are in a large file.
LARGE: Final = 500
# In milliseconds, but for copies and imagined games, which are in microseconds.
COLUMNS: Final = (
    "clone µs", "imagine µs", "names 1st", "again", "lists 1st", "again", "files 1st", "again", "large 1st", "again",
    "load 1st", "again")
_NUMBER: Final = re.compile(r'^number = "(.*)"$', re.MULTILINE)


def large_file(game: str, folder: Path) -> Path:
    """A file with the cards that come with a game, again and again under other numbers."""
    book = rulebook(game)
    texts = [path.read_text("utf-8") for path in book._set_files()]
    head, _, _ = texts[0].partition("[[cards]]")
    cards = ["[[cards]]" + card for text in texts for card in re.split(r"^\[\[cards\]\]", text, flags=re.MULTILINE)[1:]]
    cards = [re.split(r"^\[(?!\[cards)", card, flags=re.MULTILINE)[0] if "[english" in card else card for card in cards]
    rows: list[str] = []
    while len(rows) < LARGE:
        turn = len(rows) // len(cards)
        rows += [_NUMBER.sub(rf'number = "\1-{turn}"', card) for card in cards]
    path = folder / f"{game}-large.toml"
    path.write_text(head + "\n".join(rows), "utf-8")
    return path


def decks_of(name: str, folder: Path) -> tuple[list[DeckList], list[Path]]:
    """A pair of decks as lists that nobody else has, and their files."""
    book = rulebook(game_of(name))
    decks = [book.deck(deck) if isinstance(deck, str) else deck for deck in pairings(name)[0]]
    lists = [replace(deck, name=Text(deck.name.ja, deck.name.en + " again")) for deck in decks]
    return lists, [deck.source for deck in decks]


def naming(files: list[Path], large: Path, folder: Path) -> list[Path]:
    """The deck files once more, with a large file of cards among those that they name."""
    found: list[Path] = []
    for number, file in enumerate(files):
        text = file.read_text("utf-8")
        sets = re.search(r'^sets = \[(.*)\]$', text, re.MULTILINE)
        named = [str(file.parent / it) for it in json.loads(f"[{sets[1]}]")] if sets else []
        if sets:
            text = text.replace(sets[0] + "\n", "")
        path = folder / f"{large.stem}-{number}-deck.toml"
        path.write_text(f"sets = {json.dumps([*named, str(large)])}\n{text}", "utf-8")
        found.append(path)
    return found


def twice(work: Callable[[], object], times: int = 20) -> list[float]:
    """Milliseconds for the first time, and at best for another one."""
    start = time.perf_counter()
    work()
    first = time.perf_counter() - start
    return [first * 1e3, best_total([work] * times) / times * 1e3]


def middle(name: str, decks: list[DeckList]) -> Game:
    it = Game.new(game_of(name), decks, 5)
    it.playout(random.Random(1), 60)
    return it


def loading(raw: bytes, folder: Path) -> float:
    """Milliseconds for loading a save in a process that has played nothing before."""
    path = folder / "save"
    path.write_bytes(raw)
    program = (
        "import sys, time\nfrom tefuda import Game\nraw = open(sys.argv[1], 'rb').read()\nstart = time.perf_counter()\n"
        "Game.load(raw)\nprint(time.perf_counter() - start)")
    out = subprocess.run([sys.executable, "-c", program, str(path)], check=True, capture_output=True, text=True).stdout
    return float(out) * 1e3


def measure(name: str, folder: Path) -> list[float]:
    game = game_of(name)
    lists, files = decks_of(name, folder)
    row: list[float] = []
    names = pairings(name)[0]
    row += twice(lambda: Game.new(game, names, 1))
    row += twice(lambda: Game.new(game, lists, 1))
    row += twice(lambda: Game.new(game, [str(file) for file in files], 1))
    large = naming(files, large_file(game, folder), folder)
    row += twice(lambda: Game.new(game, large, 1), 5)
    it = middle(name, lists)
    raw = it.save()
    row += [loading(raw, folder), twice(lambda: Game.load(raw))[1]]
    chance = random.Random(2)
    clone, imagine = (
        best_total([work] * 300, 5) / 300 * 1e6 for work in (it.clone, lambda: it.imagine(0, chance)))
    return [clone, imagine, *row]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=all_games(), default=all_games(), metavar="GAME")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        os.environ[FOLDER] = made
        for game in {game_of(name): None for name in args.games if name.endswith(REAL)}:
            real_cards.write_decks(game, folder, 1)
        print(f"{'':18}" + "".join(f"{it:>11}" for it in COLUMNS))
        for name in args.games:
            print(f"{name:18}" + "".join(f"{it:>11.2f}" for it in measure(name, folder)), flush=True)


if __name__ == "__main__":
    main()
