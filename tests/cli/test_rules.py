"""``tefuda rules``."""
from __future__ import annotations

import doctest

import pytest

import tefuda.cli.columns
import tefuda.cli.numbering
from tefuda.cli import main, rules
from tefuda.cli.numbering import above, below, parent
from tefuda.cli.proof import Proof
from tefuda.rulebooks.rulebook import NAMES, rulebook


@pytest.fixture
def proof(monkeypatch: pytest.MonkeyPatch) -> Proof:
    """As if the tests had shown just two paragraphs."""
    shown = Proof({"7-3-1-4": ["tests/x.py::test_7_3_1_4"], "1-3-3": ["tests/x.py::test_1_3_3"]},
                  frozenset(["7-3-1-4"]))
    monkeypatch.setattr(rules, "read_proof", lambda game: shown if game == "dragonball" else Proof())
    return shown


def table(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, list[int]]:
    assert main(["rules", *args, "--lang", "en"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.split("\n") if line]
    return {line[0]: [int(number) for number in line[1:]] for line in lines if line[-1].isdecimal()}


def test_every_game_has_a_line_and_the_total_adds_up(proof: Proof, capsys: pytest.CaptureFixture[str]) -> None:
    shown = table(capsys)
    assert list(shown) == [*NAMES, "total"]
    assert shown["total"] == [sum(shown[name][column] for name in NAMES) for column in range(10)]
    for name in NAMES:
        paragraphs = rulebook(name).paragraphs
        assert shown[name][0] == len(paragraphs) == sum(shown[name][1:6])
        assert shown[name][6] == sum(bool(it.meaning) for it in paragraphs.values())
    assert shown["dragonball"][7:] == [1, 2, 430 - shown["dragonball"][5]]


def test_a_game_is_shown_by_chapter(proof: Proof, capsys: pytest.CaptureFixture[str]) -> None:
    shown = table(capsys, "dragonball")
    assert list(shown) == [*(str(number) for number in range(1, 12)), "total"]
    assert shown["7"][7:9] == [1, 1]
    assert shown["1"][7:9] == [0, 1]


def test_a_paragraph_is_shown_with_its_steps_tests_and_neighbours(
    proof: Proof, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "dragonball", "7-3-1-4", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[0] == "IC Carddass Dragon Ball 7-3-1-4 (step, ran in the tests)"
    assert lines[1] == "  " + rulebook("dragonball").paragraph("7-3-1-4").meaning
    assert "  tefuda.rulebooks.dragonball.c7_battle.r7_3_1_4__guard" in lines
    assert "  action: target" in lines
    assert "  tests/x.py::test_7_3_1_4" in lines
    assert [line.split()[0] for line in lines[lines.index("above it:") + 1:] if line] == ["7-3", "7-3-1"]


def test_a_paragraph_without_meaning_steps_and_tests_says_so(
    proof: Proof, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "vanguard", "12.1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "tests that assert it: none" in out
    assert "below it:\n  12.1.1 (" in out


@pytest.mark.parametrize(("number", "expected"), [
    ("7-3-1-4", "7-3-1"), ("5-2c-1", "5-2c"), ("5-2c", "5-2"), ("506.2b", "506.2"), ("506", "500"), ("500", None),
    ("5-2-1~2", "5-2"), ("5-21", None),
])
def test_a_paragraph_stands_below_the_nearest_that_begins_its_number(number: str, expected: str | None) -> None:
    known = dict.fromkeys(["7-3", "7-3-1", "5-2", "5-2c", "5-2-1", "506.2", "506", "500", number])
    assert parent(number, known) == expected


def test_above_and_below_are_the_two_directions_of_one_tree() -> None:
    for name in NAMES:
        known = rulebook(name).paragraphs
        for number in list(known)[::40]:
            assert all(number in below(higher, known) for higher in above(number, known)[-1:])


def test_the_examples_are_true() -> None:
    assert doctest.testmod(tefuda.cli.numbering) == (0, 1)
    assert doctest.testmod(tefuda.cli.columns) == (0, 1)
