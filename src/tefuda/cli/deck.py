"""``tefuda deck``: whether decks are legal, and which ones come with the games."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..cards.decks import load_deck
from ..kernel.errors import TefudaError
from ..rulebooks.rulebook import GAMES, rulebook
from .columns import columns
from .options import Say, Subparsers, add_lang


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("deck", help="check deck files, or list the decks that come with the games")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="tell everything that is wrong with decks, by rule")
    check.add_argument("files", nargs="+", metavar="FILE", type=Path)
    add_lang(check)
    listing = actions.add_parser("list", help="list the decks that come with a game, or with all")
    listing.add_argument("game", nargs="?", metavar="GAME")
    add_lang(listing)


def run(args: argparse.Namespace) -> int:
    say = Say("deck", args.lang)
    if args.action == "list":
        print("\n".join(_list([args.game] if args.game else list(GAMES), say)))
        return 0
    return max(_check(path, say) for path in args.files)


def _check(path: Path, say: Say) -> int:
    """0 for a legal deck, 1 for an illegal one, 2 for a file that is no deck."""
    try:
        deck = load_deck(path)
        book = rulebook(deck.game)
        problems = book.deck_problems(deck, book.cards_for([deck]))
    except TefudaError as error:
        print(f"tefuda: {error}", file=sys.stderr)
        return 2
    verdict = "illegal" if problems else "legal"
    print(say(verdict, file=path, name=deck.name.pick(say.lang), game=book.title(say.lang)))
    for problem in problems:
        print(f"  {problem.rule}: {problem.text.pick(say.lang)}")
    return 1 if problems else 0


def _list(games: list[str], say: Say) -> list[str]:
    rows = [(say("game"), say("deck"), say("name"), say("cards"))]
    for game in games:
        for name, deck in rulebook(game).decks.items():
            cards = " + ".join(f"{deck.size(part)} {part}" for part in deck.parts)
            rows.append((game, name, deck.name.pick(say.lang), cards))
    return columns(rows)
