"""``tefuda sim``."""
from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tefuda.cli import main
from tefuda.cli.progress import Progress

SIM = ["sim", "dragonball", "--deck", "lantern-runners", "--deck", "bell-bearers", "--games", "6", "--seed", "3",
       "--agent", "random", "--lang", "en"]


def test_the_table_says_how_many_games_who_played_and_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM, "--agent", "greedy"]) == 0
    out, err = capsys.readouterr()
    lines = out.split("\n")
    assert lines[0] == "IC Carddass Dragon Ball: 6 games, seed 3, seats changed with every game"
    assert lines[3].split() == ["1", "Lantern", "Runners", "random", "0", "0.0%", "0.0%", "–", "39.0%"]
    assert lines[4].split() == ["2", "Bell-Bearers", "greedy", "6", "100.0%", "61.0%", "–", "100.0%"]
    assert lines[-2] == "The two agents differ, so the first player's share does not show what going first is worth."
    assert err == ""


def test_the_table_in_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM, "--lang", "ja"]) == 0
    out = capsys.readouterr().out
    assert "プレイヤーが異なる" not in out
    assert "6ゲーム" in out and "灯火の夜駆け" in out and "引き分け" in out


def test_json_and_csv_on_the_standard_output_stand_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6
    assert main([*SIM, "--csv", "-"]) == 0
    assert len(list(csv.DictReader(io.StringIO(capsys.readouterr().out)))) == 6


def test_json_and_csv_in_files_come_with_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM, "--json", str(tmp_path / "a.json"), "--csv", str(tmp_path / "a.csv")]) == 0
    assert "6 games" in capsys.readouterr().out
    assert json.loads((tmp_path / "a.json").read_text("utf-8"))["seed"] == 3
    assert (tmp_path / "a.csv").read_text("utf-8").count("\n") == 7


def test_a_deck_given_once_plays_against_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "dragonball", "--deck", "bell-bearers", "--games", "2", "--agent", "random"]) == 0
    out = capsys.readouterr().out
    assert "1 Bell-Bearers" in out and "2 Bell-Bearers" in out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_and_taken_away_again() -> None:
    terminal = Terminal()
    progress = Progress(4, terminal)
    progress(4)
    assert "[##############################] 4/4" in terminal.getvalue()
    assert terminal.getvalue().endswith("games/s  0 s left\x1b[K")
    progress.close()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_progress_is_silent_elsewhere() -> None:
    stream = io.StringIO()
    progress = Progress(4, stream)
    progress(4)
    progress.close()
    assert stream.getvalue() == ""
