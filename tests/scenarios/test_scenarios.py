"""Every scenario in this folder comes out as it says, from a sound position, by the paragraphs that it names."""
from __future__ import annotations

import doctest
import random
import re
from pathlib import Path
from typing import Final

import pytest

import tefuda.play.scenario
from tefuda.play.scenario import Scenario, paragraphs, play, read_scenarios, split_scenarios
from tefuda.play.scenario_layout import Position
from tefuda.rulebooks.rulebook import GAMES, rulebook
from tests.fuzz.cases import Case
from tests.fuzz.soundness import Cards, Choices, Zones
from tests.trace import tracing

FOLDER: Final = Path(__file__).parent
ROOT: Final = FOLDER.parent.parent
SCENARIOS: Final = [scenario for path in sorted(FOLDER.glob("*.txt")) for scenario in read_scenarios(path)]
EXAMPLES: Final = re.findall(r"^```text\n(.*?)^```", (ROOT / "docs" / "scenarios.md").read_text("utf-8"), re.M | re.S)

every_scenario: Final = pytest.mark.parametrize(
    "scenario", SCENARIOS, ids=[f"{it.path.stem}: {it.title}" for it in SCENARIOS])


@every_scenario
def test_it_comes_as_the_scenario_expects_by_the_paragraphs_that_it_names(scenario: Scenario) -> None:
    book = rulebook(scenario.fact("game")).book
    with tracing(book) as trace:
        play(scenario)
    refusing = {rule for section in scenario.of_kind("expect") for line in section.lines
                for rule in re.findall(r"\((\S+)\)$", line.text)}
    steps = [rule for rule in paragraphs(scenario) if rule in book.at]
    assert [rule for rule in steps if rule not in trace and rule not in refusing] == []


@every_scenario
def test_a_position_is_sound_and_can_be_played_on(scenario: Scenario) -> None:
    """No card is lost or doubled and every zone obeys its rules, now and in a game that goes on from here."""
    game = Position(scenario).lay_out()
    case = Case(game.rulebook.name, ("scenario", scenario.title), 0)
    checks = [kind(case, game) for kind in (Cards, Zones, Choices)]
    rng = random.Random(scenario.title)
    for _ in range(60):
        for check in checks:
            check.look(game)
        if game.over:
            break
        game.choose(rng.randrange(game.count))


@every_scenario
def test_a_scenario_is_laid_out_alike_each_time(scenario: Scenario) -> None:
    assert Position(scenario).lay_out() == Position(scenario).lay_out()


@pytest.mark.parametrize("name", GAMES)
def test_there_are_scenarios_for_every_game(name: str) -> None:
    assert len([it for it in SCENARIOS if it.fact("game") == name]) >= (12 if name == "dragonball" else 3)


@pytest.mark.parametrize("name", GAMES)
def test_the_moments_of_every_game_are_paragraphs_that_ask(name: str) -> None:
    book = rulebook(name)
    rules = {rule for moment in Position(_empty(name)).names.moments.values() for rule in moment.split()}
    assert [rule for rule in sorted(rules) if rule not in book.book.at] == []


def _empty(name: str) -> Scenario:
    scenario, = split_scenarios(f"game: {name}\nturn: player 2, main phase\nexpect\n  goes on\n", Path("empty.txt"))
    return scenario


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_which_nothing_is_said_is_the_usual_one(name: str) -> None:
    game = play(_empty(name))
    assert game.state.turn_player == 1
    assert [len(game.view(0).zone("deck", player).cards) for player in (0, 1)] == [0, 0]
    assert [game.view(0).zone("deck", player).count for player in (0, 1)] == [20, 20]


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_document_come_as_they_expect(text: str) -> None:
    for scenario in split_scenarios(text, Path("docs/scenarios.md")):
        play(scenario)


def test_the_document_has_examples() -> None:
    assert len(EXAMPLES) >= 2


def test_the_example_of_the_module_is_true() -> None:
    failed, tried = doctest.testmod(tefuda.play.scenario)
    assert tried >= 3
    assert failed == 0
