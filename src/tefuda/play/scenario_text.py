"""Scenario files as text: which lines belong together, and how a complaint names its place.

A line that is not indented gives a fact (``game: dragonball``) or opens a section (``player 1``, ``play``,
``expect``, ``card X-1``); the indented lines after it are the section. ``scenario: …`` begins another one.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..cards.suggest import did_you_mean, quoted
from ..cards.textfile import read_file
from ..kernel.errors import TefudaError

FACTS: Final = ("scenario", "game", "rule", "turn", "decks", "filler", "remembered")
_SECTIONS: Final = "player 1, player 2, both players, card NUMBER, play or expect"
_SECTION: Final = re.compile(r"(player [12]|both players|play|expect|card\b.*)$")
_QUOTES: Final = '"""'
_COMMENT: Final = re.compile(r"(^|\s)#(\s.*)?$")


class ScenarioError(TefudaError):
    """A scenario can't be read or played: file, line, what is wrong and what to do."""


class ScenarioFailed(TefudaError):
    """A scenario was played and something else came out than it expects."""


@dataclass(frozen=True)
class Line:
    number: int
    text: str


@dataclass
class Section:
    """``kind`` is the first word: player, both, card, play or expect."""

    head: Line
    kind: str
    lines: list[Line] = field(default_factory=list)


@dataclass
class Scenario:
    """One scenario as written; nothing of it is understood yet."""

    path: Path
    start: int
    facts: dict[str, Line] = field(default_factory=dict)
    sections: list[Section] = field(default_factory=list)

    @property
    def title(self) -> str:
        return self.facts["scenario"].text if "scenario" in self.facts else self.path.stem

    def fact(self, key: str) -> str:
        return self.facts[key].text if key in self.facts else ""

    def line_of(self, key: str) -> int:
        return self.facts[key].number if key in self.facts else self.start

    def of_kind(self, *kinds: str) -> list[Section]:
        return [section for section in self.sections if section.kind in kinds]

    @contextmanager
    def at(self, line: int) -> Iterator[None]:
        """Give a complaint from within the block its file and line."""
        try:
            yield
        except (ScenarioError, ScenarioFailed):
            raise
        except TefudaError as error:
            raise ScenarioError(f"{self.path}:{line}: {error}") from None


def read_scenarios(path: Path | str) -> list[Scenario]:
    """All scenarios of a file."""
    path = Path(path)
    try:
        text = read_file(path, "a scenario file")
    except TefudaError as error:
        raise ScenarioError(str(error)) from None
    return split_scenarios(text, path)


def split_scenarios(text: str, path: Path) -> list[Scenario]:
    """The scenarios of a text; the path is only for what is said about them."""
    found: list[Scenario] = []
    for number, raw in enumerate(text.split("\n"), 1):
        inline_card = bool(found) and bool(found[-1].sections) and found[-1].sections[-1].kind == "card"
        # A text in several lines goes on to its end, however it is indented.
        indented = raw[:1] in (" ", "\t", "\u3000") or (inline_card and _is_open(found[-1].sections[-1]))
        # The lines of a card are TOML, which has comments of its own.
        line = raw.strip() if indented and inline_card else _COMMENT.sub("", raw).strip()
        if not line:
            continue
        if not found or (not indented and line.startswith("scenario:") and (found[-1].facts or found[-1].sections)):
            found.append(Scenario(path, number))
        with found[-1].at(number):
            _put(found[-1], Line(number, line), indented)
    if not found:
        raise ScenarioError(f"{path}: nothing is written here; begin with a line such as game: dragonball")
    if found[-1].sections and _is_open(found[-1].sections[-1]):
        with found[-1].at(next(line.number for line in reversed(found[-1].sections[-1].lines) if _QUOTES in line.text)):
            raise TefudaError(f"this text has no end; close it by {_QUOTES}")
    for scenario in found:
        _need_all(scenario)
    return found


def _is_open(section: Section) -> bool:
    """Whether a text of a card in several lines goes on."""
    return section.kind == "card" and sum(line.text.count(_QUOTES) for line in section.lines) % 2 == 1


def _put(scenario: Scenario, line: Line, indented: bool) -> None:
    if indented:
        if not scenario.sections:
            raise TefudaError(f"this line is indented, but no section is open; begin one with {_SECTIONS}")
        scenario.sections[-1].lines.append(line)
        return
    if _SECTION.match(line.text):
        scenario.sections.append(Section(line, line.text.split()[0]))
        return
    key, colon, value = line.text.partition(":")
    key = key.strip()
    if not colon or key not in FACTS:
        hint = did_you_mean(key, FACTS)
        raise TefudaError(
            f"{key!r} is no fact or section{hint}; the facts are {quoted(FACTS)}, the sections {_SECTIONS}; "
            "the lines of a section are indented")
    if key in scenario.facts:
        raise TefudaError(f"{key} is given twice; the first is on line {scenario.facts[key].number}")
    if not value.strip():
        raise TefudaError(f"{key}: nothing is given; write it behind the colon")
    scenario.facts[key] = Line(line.number, value.strip())


def _need_all(scenario: Scenario) -> None:
    for key, example in (("game", "dragonball"), ("turn", "player 1, main phase")):
        if key not in scenario.facts:
            raise ScenarioError(
                f"{scenario.path}:{scenario.start}: {key} is missing; give a line such as {key}: {example}")
    if not any(section.lines for section in scenario.of_kind("expect")):
        raise ScenarioError(
            f"{scenario.path}:{scenario.start}: nothing is expected; give a section expect with a line at least")
