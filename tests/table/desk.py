"""A session with scripted lines, for tests: what was written, and how it ended."""
from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from itertools import count

from tefuda.agents import make_agent
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import rulebook
from tefuda.table.boards import board_of
from tefuda.table.console import Console, stream_reader
from tefuda.table.drawing import Drawing
from tefuda.table.session import Opponent, Seats, Session


class Idle:
    """An opponent that does nothing, or the last thing it can."""

    def choose(self, game: Game) -> int:
        return game.count - 1


class Desk:
    """Runs a session on lines and keeps what it wrote."""

    def __init__(
        self, lines: Sequence[str] = (), game: Game | None = None, *, lang: str = "en", width: int = 80,
        friends: bool = False, opponent: Opponent | None = None, auto: bool = False,
    ) -> None:
        self.out = io.StringIO()
        source = io.StringIO("".join(line + "\n" for line in lines))
        console = Console(stream_reader(source, self.out), self.out, lang, terminal_width=lambda: width)
        seats = Seats((None, None if friends else opponent or Idle()), "friend" if friends else "random")
        self.session = Session(game or begin(), seats, console)
        self.session.auto = auto
        self.code = self.session.play()

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def game(self) -> Game:
        return self.session.game

    def after(self, number: int) -> str:
        """What was written after the line of that number, counted from 1, was read."""
        return self.text.split("\n> ")[number] if number else self.text.split("\n> ")[0]


def begin(game: str = "dragonball", seed: int = 1) -> Game:
    return Game.new(game, list(rulebook(game).decks)[:2], seed)


def main_phase() -> Game:
    """A main phase of player 1 on turn 1, in which there is something to play."""
    for seed in count():
        game = begin(seed=seed)
        while not game.turn:
            game.apply("done")
        if game.player == 0 and game.count > 1:
            return game
    raise AssertionError


def leader(game: Game, player: int) -> str:
    """The handle of a player's leader."""
    return game.view(0).zone("leader", player).cards[0].handle


def attacked() -> Game:
    """The same, when the leader has attacked the leader: player 1 may add to the brawl."""
    game = main_phase()
    for action in ("pass", "attack", f"attack-with {leader(game, 0)}"):
        game.apply(action)
    return game


def positions(game: str, seed: int, steps: int) -> list[Game]:
    """The positions of a game between players who choose at random."""
    agent = make_agent("random", seed)
    now = begin(game, seed)
    found: list[Game] = []
    for _ in range(steps):
        if now.over:
            break
        found.append(now.clone())
        now.choose(agent.choose(now))
    return found


def find_position(game: str, wanted: Callable[[Game], bool]) -> Game:
    """Some position of some game that is as wanted."""
    return next(it for seed in range(60) for it in positions(game, seed, 400) if wanted(it))


def console_of(lang: str = "en", width: int = 80, colour: bool = False) -> Console:
    out = io.StringIO()
    return Console(
        stream_reader(io.StringIO(), out), out, lang, colour=colour, terminal_width=lambda: width)


def drawing_of(game: Game, lang: str = "en", width: int = 80, colour: bool = False) -> Drawing:
    name = game.rulebook.name
    return Drawing(console_of(lang, width, colour), game.rulebook, board_of(name), ("you", "computer"))
