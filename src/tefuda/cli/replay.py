"""``tefuda replay``: what happened in a recorded or saved game, by which rules, and whether it still comes out so."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..kernel.errors import TefudaError
from ..play.game import Game
from ..play.record import Record, result_of
from .options import Say, Subparsers, add_lang, at_least
from .position import show_position

_SAVED = b"TEFUDA"


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("replay", help="replay and verify a record, or show a saved game")
    parser.add_argument("file", metavar="FILE", type=Path, help="a record or a saved game")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each decision")
    parser.add_argument("--upto", type=at_least(0), metavar="N", help="only the first N decisions of a record")
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    raw = args.file.read_bytes()
    say = Say("replay", args.lang)
    try:
        if raw.startswith(_SAVED):
            return _show_saved(Game.load(raw), say)
        return _Replay(Record.loads(raw.decode("utf-8")), say, args.step).run(args.upto)
    except UnicodeDecodeError:
        raise TefudaError(f"{args.file}: this is neither a record nor a saved game") from None
    except TefudaError as error:
        raise TefudaError(f"{args.file}: {error}") from None


def _show_saved(game: Game, say: Say) -> int:
    print(_title(game, say))
    _print_events(game, 0, say.lang)
    print()
    print("\n".join(show_position(game, say)))
    return 0


class _Replay:
    """A record being shown."""

    def __init__(self, record: Record, say: Say, step: bool) -> None:
        self._record = record
        self._say = say
        self._step = step

    def run(self, upto: int | None) -> int:
        say, record = self._say, self._record
        game = record.replay(0)
        print(_title(game, say))
        different = record.differences()
        print(say("different", parts=", ".join(map(say, different))) if different else say("same"))
        print(f"\n{say('preparation')}")
        _print_events(game, 0, say.lang)
        if not self._show(game, record.actions[:upto]):
            return 0
        try:
            record.replay(upto)
        except TefudaError as error:
            print(f"tefuda: {error}", file=sys.stderr)
            return 1
        print("\n" + "\n".join(self._verdict(game, upto)))
        return 0

    def _show(self, game: Game, actions: list[str]) -> bool:
        """Go through the decisions as far as they can be done; says whether nobody stopped it."""
        for number, text in enumerate(actions):
            if self._step and not _wait(self._say):
                return False
            since = game.event_count
            line = self._say("decision", number=number + 1, **_who_and_what(game, text, self._say))
            try:
                game.apply(text)
            except TefudaError:
                # Verifying says what is wrong with it.
                return True
            print(f"\n{line}")
            _print_events(game, since, self._say.lang)
        return True

    def _verdict(self, game: Game, upto: int | None) -> list[str]:
        count, done = len(self._record.actions), len(game.history)
        if upto is not None and upto < count:
            return [self._say("partly", count=done, all=count), "", *show_position(game, self._say)]
        return [self._say("verified", result=_result(game, self._say), count=done)]


def _title(game: Game, say: Say) -> str:
    one, two = (deck.name.pick(say.lang) for deck in game.match.decks)
    return say("game", game=game.rulebook.title(say.lang), seed=game.seed, one=one, two=two)


def _who_and_what(game: Game, text: str, say: Say) -> dict[str, str]:
    """Who does the action and what it is in words; what can't be done is left as it is written."""
    player = game.player
    action = next((action.words(say.lang) for action in game.legal() if action.text == text), text)
    if text in ("concede 0", "concede 1"):
        player, action = int(text[-1]), say("concede")
    return {"player": game.rulebook.words.say("players", str(player), say.lang), "action": f"{action} [{text}]"}


def _result(game: Game, say: Say) -> str:
    if not game.over or game.winner is None:
        return say(result_of(game))
    return say("won", player=game.rulebook.words.say("players", str(game.winner), say.lang))


def _print_events(game: Game, since: int, lang: str) -> None:
    for event in game.events(None, since):
        print(f"  {event.rule:<12} {event.text(lang)}")


def _wait(say: Say) -> bool:
    """Wait for Enter where somebody sits at the terminal."""
    if not sys.stdin.isatty():
        return True
    try:
        return input(say("step")).strip().lower() != "q"
    except EOFError:
        return False
