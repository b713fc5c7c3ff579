"""The command line: which word is whose, and how everything that goes wrong is told in one line."""
from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn, Protocol

from .. import __version__
from ..kernel.errors import EngineError, TefudaError
from . import card, deck, play, replay, rules, sim
from .options import Subparsers


class Command(Protocol):
    """What the module of a command offers."""

    def add_parser(self, subparsers: Subparsers) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


COMMANDS: Final[Mapping[str, Command]] = {
    "play": play, "sim": sim, "replay": replay, "deck": deck, "card": card, "rules": rules}

# Exit codes.
FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the whole usage in front of it."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def build_parser() -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = _Parser(
        prog="tefuda", description="Plays Japanese trading card games by their comprehensive rulebooks.")
    parser.add_argument("--version", action="version", version=f"tefuda {__version__}")
    subparsers: Subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS.values():
        module.add_parser(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; gives the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that can't show a character shows another one.
            stream.reconfigure(errors="replace")
    args = build_parser().parse_args(argv)
    try:
        code = COMMANDS[args.command].run(args)
        sys.stdout.flush()
        return code
    except TefudaError as error:
        return _fail(str(error), WRONG_USE)
    except EngineError as error:
        return _fail(f"this is a defect of Tefuda, not of what you gave it: {error}", FAILED)
    except RecursionError:
        return _fail("what was given is too long or too deeply nested; make its texts shorter", WRONG_USE)
    except BrokenPipeError:
        # Whoever was reading has stopped; what is still to be written goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        return _fail(
            f"{error.filename}: {error.strerror}; give another path" if error.filename else str(error), WRONG_USE)
    except KeyboardInterrupt:
        return INTERRUPTED


def _fail(message: str, code: int) -> int:
    print(f"tefuda: {message}", file=sys.stderr)
    return code
