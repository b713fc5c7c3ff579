"""Whatever is wrong is told in a line, with an exit code and without a traceback."""
from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable

import pytest

import tefuda
from tefuda.cli import main, rules
from tefuda.kernel.errors import EngineError


def run(*args: str) -> int:
    """The exit code of a command; argparse ends by itself."""
    try:
        return main(args)
    except SystemExit as end:
        return int(end.code or 0)


@pytest.mark.parametrize(("args", "message"), [
    ([], "tefuda: the following arguments are required: COMMAND (see tefuda --help)"),
    (["fly"], "tefuda: argument COMMAND: invalid choice: 'fly'"),
    (["sim", "dragonball"], "tefuda sim: the following arguments are required: --deck (see tefuda sim --help)"),
    (["sim", "dragonball", "--deck", "bell-bearers", "--games", "many"],
     "tefuda sim: argument --games: 'many' is no whole number from 1 up"),
    (["sim", "dragonbal", "--deck", "bell-bearers"], "tefuda: there is no game 'dragonbal', did you mean dragonball?"),
    (["sim", "dragonball", "--deck", "a", "--deck", "b", "--deck", "c"],
     "tefuda: --deck was given 3 times: give it once or twice"),
    (["sim", "dragonball", "--deck", "bell-bearers", "--agent", "clever"], "tefuda sim: argument --agent: invalid"),
    (["sim", "dragonball", "--deck", "bell-bearers", "--json", "nowhere/at/all.json"],
     "tefuda: nowhere/at/all.json: No such file or directory"),
    (["replay", "nothing.json"], "tefuda: nothing.json: No such file or directory"),
    (["replay", "."], "tefuda: .: Is a directory; give another path"),
    (["deck", "list", "chess"], "tefuda: there is no game 'chess'"),
    (["rules", "dragonball", "99-9"], "tefuda: dragonball: there is no paragraph 99-9; the first one is 1-1"),
])
def test_wrong_use_is_one_line_and_exit_code_2(
    args: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(message)
    assert err.count("\n") == 1


def _raising(error: BaseException) -> Callable[[argparse.Namespace], int]:
    def raise_it(args: argparse.Namespace) -> int:
        raise error

    return raise_it


def test_what_is_nested_too_deep_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "run", _raising(RecursionError("maximum recursion depth exceeded")))
    assert run("rules") == 2
    assert capsys.readouterr().err == (
        "tefuda: what was given is too long or too deeply nested; make its texts shorter\n")


def test_a_defect_of_the_engine_is_said_to_be_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "run", _raising(EngineError("9-1: nothing to choose from")))
    assert run("rules") == 1
    assert capsys.readouterr().err == (
        "tefuda: this is a defect of Tefuda, not of what you gave it: 9-1: nothing to choose from\n")


def test_an_interrupt_is_exit_code_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rules, "run", _raising(KeyboardInterrupt()))
    assert run("rules") == 130
    assert capsys.readouterr() == ("", "")


def test_the_version_and_the_help_are_no_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("tefuda ")
    assert run("--help") == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("play", "sim", "replay", "deck", "rules"))


def test_the_module_is_the_command_and_a_reader_who_leaves_is_no_error_to_tell() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tefuda", "rules", "gateruler"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdout is not None and program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait() == 1


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"tefuda {tefuda.__version__}\n"
