"""``tefuda play GAME``: a person at the table in the terminal."""
from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
from contextlib import suppress
from pathlib import Path

from ..agents import NAMES as AGENTS
from ..kernel.errors import TefudaError
from ..rulebooks.rulebook import GAMES
from ..table.begin import FRIEND, ask_game, find_seats, load_game, new_game
from ..table.console import Console, Reader, stream_reader
from ..table.session import Session
from .options import Subparsers, add_lang


def add_parser(subparsers: Subparsers) -> None:
    """Tell the command line about ``play``."""
    parser = subparsers.add_parser(
        "play", help="play in the terminal, against the computer or a friend",
        description="Play a game in the terminal. Without GAME it asks which one.")
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--deck", action="append", default=[], metavar="DECK", help=(
        "a deck, by its name or file: yours first, given again for the opponent's"))
    parser.add_argument("--seed", type=int, help="the seed of all that is left to chance")
    add_lang(parser)
    parser.add_argument("--against", choices=(*AGENTS, FRIEND), default="greedy", help=(
        "the opponent: a program, or a friend at the same keyboard (greedy)"))
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--seat", choices=("1", "2", "random"), default="1", help="which player you are (1)")
    parser.add_argument("--no-color", action="store_true", help="no colours (NO_COLOR in the environment does it too)")


def run(args: argparse.Namespace) -> int:
    """Play. Whoever stops before the first question, by an end of input, has lost nothing."""
    try:
        session = _session(args, _console(args))
    except EOFError:
        return 0
    return session.play()


def _session(args: argparse.Namespace, console: Console) -> Session:
    if args.load is not None and (args.deck or args.seed is not None):
        raise TefudaError("--deck and --seed don't go with --load: a saved game has them already")
    seed = random.SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    seats = find_seats(args.against, args.seat, seed)
    if args.load is not None:
        return Session(load_game(console, args.load, args.game), seats, console)
    name = args.game or ask_game(console)
    return Session(new_game(console, name, args.deck, seats, seed), seats, console)


def _console(args: argparse.Namespace) -> Console:
    out = sys.stdout
    live = sys.stdin.isatty() and out.isatty()
    colour = out.isatty() and not args.no_color and not os.environ.get("NO_COLOR")
    return Console(
        _keyboard() if live else stream_reader(sys.stdin, out), out, args.lang,
        colour=colour, live=live, terminal_width=lambda: shutil.get_terminal_size().columns)


def _keyboard() -> Reader:
    """Lines that can be edited and called back, where the system has that."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input
