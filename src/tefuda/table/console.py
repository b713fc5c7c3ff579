"""Where a session reads and writes: one person's lines, in one language, at one width."""
from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib import resources
from typing import Final, TextIO

from ..rulebooks.words import Words
from .paint import Paint
from .width import columns, wrap

NARROWEST: Final = 40
WIDEST: Final = 120

# Gives the next line without its end, after showing what it waits for; EOFError where there is none.
Reader = Callable[[str], str]


@lru_cache(maxsize=1)
def table_words() -> Words:
    """What the table itself says."""
    return Words(tomllib.loads(resources.files(__package__).joinpath("words.toml").read_text("utf-8")), {})


def stream_reader(source: TextIO, out: TextIO) -> Reader:
    """Lines from a stream."""
    def read(waiting: str) -> str:
        out.write(waiting)
        out.flush()
        line = source.readline()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")
    return read


class Console:
    """A reader, a stream to write to, and how to write to it.

    ``live`` says that a person sits there: only then is the screen cleared and
    a person asked for what a script would have given.
    """

    def __init__(
        self, read: Reader, out: TextIO, lang: str, *, colour: bool = False, live: bool = False,
        terminal_width: Callable[[], int] = lambda: 80,
    ) -> None:
        self._read = read
        self._out = out
        self._terminal_width = terminal_width
        self.lang = lang
        self.live = live
        self.paint = Paint(colour)

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, self._terminal_width()))

    def text(self, section: str, key: str, **facts: object) -> str:
        """What the table calls this."""
        return table_words().say(section, key, self.lang, **facts)

    def line(self, text: str = "", lead: str = "", style: str = "") -> None:
        """Write a text as lines that fit, behind a lead that only the first one has."""
        room = columns(lead)
        rows = [self.paint(style, row) for row in wrap(text, self.width - room)]
        self.raw([lead + rows[0], *(" " * room + row for row in rows[1:])])

    def raw(self, lines: list[str]) -> None:
        """Write lines that are ready."""
        self._out.write("".join(line.rstrip() + "\n" for line in lines))
        self._out.flush()

    def say(self, key: str, **facts: object) -> None:
        self.line(self.text("session", key, **facts))

    def complain(self, key: str, **facts: object) -> None:
        self.wrong(self.text("session", key, **facts))

    def wrong(self, text: str) -> None:
        """Something is wrong with what the person wrote: on one line, however many the text has."""
        self.raw([self.paint("wrong", " ".join(text.split()))])

    def ask(self, question: str = "") -> str:
        if question:
            self.line(question, style="ask")
        return self._read("> ").strip()

    def agree(self, question: str) -> bool:
        """Whether the answer begins with one of the letters for yes."""
        answer = self.ask(question).casefold()
        return answer.startswith(tuple(self.text("session", "yes").split()))

    def clear(self) -> None:
        """Empty the screen and what can be scrolled back to, where there is a screen."""
        if self.live:
            self._out.write("\x1b[H\x1b[2J\x1b[3J")
            self._out.flush()
