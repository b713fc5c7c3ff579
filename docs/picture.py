"""Draw the terminal table as a picture for the README: ``python docs/picture.py [ja|en] [FILE]``.

A real game between two programs is played to an attack that the person has to
answer, and what the session writes there becomes an SVG, run by run of equal
colour and width, so that it lines up in any monospace font.
"""
from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from html import escape
from itertools import count, groupby
from pathlib import Path
from typing import Final

from tefuda.agents import Agent, make_agent
from tefuda.play.game import Game
from tefuda.table.console import Console, stream_reader
from tefuda.table.paint import STYLES
from tefuda.table.session import Seats, Session
from tefuda.table.width import columns

COLUMNS: Final = 80
# Size of a cell and of the frame around them, in pixels.
WIDE: Final = 9.0
HIGH: Final = 19
MARGIN: Final = 22
FILLS: Final = {"": "#d7dae0", "dim": "#868d9c", "mine": "#56c8d8", "theirs": "#d18be0", "ask": "#e6c25a",
                "number": "#8fce6a", "wrong": "#e06c75", "fight": "#e6c25a"}
BOLD: Final = ("ask", "fight", "mine", "theirs")
FONT: Final = "ui-monospace,'DejaVu Sans Mono','Noto Sans Mono CJK JP','Noto Sans CJK JP','MS Gothic',monospace"
_NAMES: Final = {code: name for name, code in STYLES.items()}
_CODE: Final = re.compile(r"\x1b\[([0-9;]+)m")


def position() -> Game:
    """A game in which the computer is about to attack, and the person can answer in several ways."""
    return next(game for seed in count(1) for game in computer_turns(seed) if is_worth_seeing(after_computer(game)))


def computer_turns(seed: int) -> Iterator[Game]:
    """The game of a seed at each moment when player 2 begins to choose."""
    game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed)
    person = make_agent("greedy", seed)
    while not game.over:
        if game.player == 0:
            game.choose(person.choose(game))
        else:
            yield game.clone()
            game = after_computer(game)


def after_computer(game: Game) -> Game:
    after, computer = game.clone(), opponent()
    while after.player == 1:
        after.choose(computer.choose(after))
    return after


def opponent() -> Agent:
    return make_agent("greedy", 1)


def is_worth_seeing(game: Game) -> bool:
    view = game.view(0)
    out = [view.zone("battle", player).count for player in (0, 1)]
    return view.turn_player == 1 and min(out) >= 1 and sum(out) >= 4 and game.count >= 4


def screen(game: Game, lang: str) -> list[str]:
    """What the session writes before it waits for the answer."""
    out = io.StringIO()
    console = Console(stream_reader(io.StringIO(), out), out, lang, colour=True, terminal_width=lambda: COLUMNS)
    Session(game, Seats((None, opponent()), "greedy"), console).play()
    text = out.getvalue()
    return text[:text.index("\n> ") + 2].strip("\n").split("\n")


def runs(line: str) -> Iterator[tuple[str, str]]:
    """A line as texts of one style and one width each."""
    style = ""
    for number, part in enumerate(_CODE.split(line)):
        if number % 2:
            style = _NAMES.get(part, "")
            continue
        for _, chars in groupby(part, columns):
            yield style, "".join(chars)


def picture(lines: list[str]) -> str:
    width = round(COLUMNS * WIDE) + 2 * MARGIN
    height = len(lines) * HIGH + 2 * MARGIN
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f'<rect width="{width}" height="{height}" rx="12" fill="#1b1e26"/>',
        f'<g font-family="{FONT}" font-size="15" xml:space="preserve">',
    ]
    for number, line in enumerate(lines):
        rows += texts(line, MARGIN + number * HIGH + 14)
    return "\n".join([*rows, "</g>", "</svg>", ""])


def texts(line: str, y: int) -> Iterator[str]:
    """The runs of a line, each where its columns are. No font is trusted to make wide characters just twice as wide."""
    column = 0
    for style, text in runs(line):
        left, room = MARGIN + column * WIDE, columns(text)
        column += room
        if not text.strip():
            continue
        look = f'y="{y}" fill="{FILLS[style]}"' + (' font-weight="bold"' if style in BOLD else "")
        if room == len(text):
            length = f'textLength="{room * WIDE:g}" lengthAdjust="spacingAndGlyphs"'
            yield f'<text x="{left:g}" {look} {length}>{escape(text)}</text>'
        else:
            spots = (f'<tspan x="{left + 2 * number * WIDE:g}">{char}</tspan>' for number, char in enumerate(text))
            yield f'<text {look}>{"".join(spots)}</text>'


def main(arguments: list[str]) -> None:
    lang = arguments[0] if arguments else "en"
    path = Path(arguments[1]) if len(arguments) > 1 else Path(__file__).with_name("terminal.svg")
    path.write_text(picture(screen(position(), lang)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
