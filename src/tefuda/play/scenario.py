"""Scenarios: a position, what the players do and what comes of it, as a text that a judge can write.

``docs/scenarios.md`` explains the form.

>>> from pathlib import Path
>>> scenario, = split_scenarios('''
... game: dragonball
... turn: player 1, main phase
... player 1
...   hand: DS1-006
...   energy: nothing
... expect
...   1 may not: play DS1-006 (6-3-1-2-1-1)
... ''', Path("example.txt"))
>>> play(scenario)
<Game dragonball, turn 3, player 0 to choose by 8-5-2-2>
"""
from __future__ import annotations

from typing import Final

from ..kernel.errors import TefudaError
from .game import Game
from .scenario_acts import play_line
from .scenario_expect import Looker
from .scenario_layout import Position, judges_book
from .scenario_text import Line, Scenario, ScenarioError, ScenarioFailed, Section, read_scenarios, split_scenarios

__all__ = ["Scenario", "ScenarioError", "ScenarioFailed", "paragraphs", "play", "read_scenarios", "split_scenarios"]

_SHOWN: Final = 40


def play(scenario: Scenario) -> Game:
    """Lay the scenario out, play it and look whether all comes as it expects; gives the game as it stands then."""
    position = Position(scenario)
    paragraphs(scenario)
    game = position.lay_out()
    looker = Looker(game, position.names, game.event_count)
    for section in scenario.of_kind("play", "expect"):
        for line in section.lines:
            with scenario.at(line.number):
                _go_on(scenario, section, line, looker)
    return game


def paragraphs(scenario: Scenario) -> list[str]:
    """The paragraphs that the scenario is about."""
    with scenario.at(scenario.line_of("rule")):
        book = judges_book(scenario.fact("game"))
        found = scenario.fact("rule").replace(",", " ").split()
        for number in found:
            book.paragraph(number)
        return found


def _go_on(scenario: Scenario, section: Section, line: Line, looker: Looker) -> None:
    if section.kind == "play":
        try:
            play_line(looker.game, looker.names, line.text)
        except ScenarioError:
            raise
        except TefudaError as error:
            raise ScenarioError(f"{scenario.path}:{line.number}: {line.text}: {error}{_course(looker)}") from None
        return
    actual = looker.look(line.text)
    if actual:
        raise ScenarioFailed(
            f"{scenario.path}:{line.number}: {scenario.title}\n  expected: {line.text}\n  actual: {actual}"
            f"{_course(looker)}")


def _course(looker: Looker) -> str:
    """What happened so far and what is asked now, for a message."""
    events = looker.events()
    lines = [f"    {event.rule}: {event.text()}" for event in events[-_SHOWN:]]
    left_out = [f"    ({len(events) - _SHOWN} before)"] if len(events) > _SHOWN else []
    happened = ["  events so far:", *left_out, *lines] if events else ["  nothing has happened yet"]
    return "\n".join(["", *happened, f"  now {_asked(looker.game)}"])


def _asked(game: Game) -> str:
    prompt = game.prompt
    if prompt is None:
        return "the game is over"
    return f"player {prompt.player + 1} is asked by {prompt.cause or prompt.rule}: {prompt.text()}"
