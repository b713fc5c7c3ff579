"""``tefuda replay``."""
from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from tefuda.cli import main
from tefuda.play.game import Game


def played(decisions: int | None = None) -> Game:
    game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=12)
    rng = random.Random(12)
    while not game.over and decisions != len(game.history):
        game.choose(rng.randrange(game.count))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played().record.dumps(), "utf-8")
    return path


def change(path: Path, **facts: Any) -> None:
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**data, **facts}), "utf-8")


def test_a_record_is_shown_with_rules_and_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played()
    assert main(["replay", str(record), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[0] == "IC Carddass Dragon Ball, seed 12: Lantern Runners against Bell-Bearers"
    assert lines[1] == "engine, rules and cards are those of the record"
    assert f"verified to its end: Player {(game.winner or 0) + 1} won ({len(game.history)} decisions)" in lines
    assert [line[15:] for line in lines if line.startswith("  ")] == [event.text() for event in game.events()]
    assert "  6-2-4        " in "\n".join(lines)


def test_a_record_up_to_a_decision_ends_with_the_position_there(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--upto", "7", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    game = played(7)
    assert f"verified for 7 of {len(played().history)} decisions" in out
    assert "\n7. " in out and "\n8. " not in out
    for action in game.legal():
        assert f"  {action.text:<20} {action.words()} ({action.rule})" in out
    for card in game.view(game.player or 0).zone("hand").cards:
        assert f"{card.en} {card.handle}" in out


def test_a_record_in_japanese(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--lang", "ja"]) == 0
    out = capsys.readouterr().out
    assert "最後まで記録どおり" in out and "メインフェイズ" in out


def test_a_record_of_other_rules_says_so(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(record, rules="0000", cards="0000")
    assert main(["replay", str(record), "--lang", "en"]) == 0
    assert "not as when it was recorded: rules, cards" in capsys.readouterr().out


def test_a_record_that_does_not_fit_is_shown_so_far_and_exit_code_1(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = played().record.actions
    change(record, actions=[*actions[:5], "play #9999", *actions[6:]])
    assert main(["replay", str(record), "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert "\n5. " in out and "\n6. " not in out and "verified" not in out
    assert err.startswith("tefuda: action 6 of the record does not fit: play #9999")
    assert err.count("\n") == 1


def test_a_record_with_another_result_is_exit_code_1(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(record, result="draw")
    assert main(["replay", str(record)]) == 1
    assert "the record says 'draw' but replaying it gives" in capsys.readouterr().err


def test_a_conceded_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(9)
    game.concede(1)
    path = tmp_path / "conceded.json"
    path.write_text(game.record.dumps(), "utf-8")
    assert main(["replay", str(path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "10. Player 2: concede [concede 1]" in out
    assert "verified to its end: Player 1 won (10 decisions)" in out


def test_a_saved_game_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(30)
    path = tmp_path / "game.tefuda"
    path.write_bytes(game.save())
    assert main(["replay", str(path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert game.prompt is not None
    assert f"turn {game.turn}, Player {game.prompt.player + 1} to choose by {game.rule}: {game.prompt.text()}" in out
    assert "Player 1 deck (" in out


def test_step_waits_after_each_decision_and_q_stops(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ["", "", "q"]
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda text: answers.pop(0))
    assert main(["replay", str(record), "--step", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert answers == []
    assert "\n2. " in out and "\n3. " not in out and "verified" not in out


@pytest.mark.parametrize(("content", "message"), [
    (b"\xff\xfe\x00", "this is neither a record nor a saved game"),
    (b"hello", "this is no record: Expecting value"),
    (b"{}", "this is no record: it lacks"),
    (b"[" * 100_000, "this is no record"),
    (b"TEFUDA1\nxx", "the saved game is damaged or cut off"),
    (b'{"format": "tefuda record 1"}', "the record lacks game, seed"),
])
def test_a_file_that_is_neither_is_refused_by_name(
    content: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"tefuda: {path}: {message}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("facts", [
    {"game": ["dragonball"]}, {"game": 5}, {"seed": "x"}, {"actions": [1]}, {"actions": "pass"}, {"decks": []},
    {"decks": [{}, {}]}, {"result": []}, {"rules": None},
])
def test_a_damaged_record_is_told_in_a_line(
    facts: dict[str, Any], record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(record, **facts)
    assert main(["replay", str(record)]) in (0, 1, 2)
    assert capsys.readouterr().err.count("\n") <= 1
