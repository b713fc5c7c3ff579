"""``tefuda play``: options, what is asked before the game, and what goes wrong with it."""
from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tefuda.cli import main
from tefuda.rulebooks.rulebook import GAMES, rulebook
from tefuda.table.begin import find_decks, find_seats
from tefuda.table.console import Console, stream_reader
from tefuda.table.session import Seats, Session

from .desk import Idle, main_phase


class Run:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str, lines: str = "",
) -> Run:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    code = main(["play", *arguments])
    captured = capsys.readouterr()
    return Run(code, captured.out, captured.err)


def test_play_begins_a_game_and_says_which(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = play(capsys, monkeypatch, "dragonball", "--seed", "5", "--against", "random")
    assert run.code == 0
    assert run.out.startswith("IC Carddass Dragon Ball: Bell-Breakers against Lantern Forerunners, seed 5.")
    assert "\x1b" not in run.out


def test_the_same_seed_is_the_same_session(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    runs = [play(capsys, monkeypatch, "dragonball", "--seed", "6", lines="1\n\n\n\n1\n").out for _ in range(2)]
    assert runs[0] == runs[1]


def test_without_a_game_it_asks_which(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run = play(capsys, monkeypatch, "--seed", "1", lines="x\n70\n2\n")
    assert "  1  IC Carddass Dragon Ball (dragonball)\n  2  Gate Ruler (gateruler)\n" in run.out
    assert run.out.count(f"Choose a number from 1 to {len(GAMES)}.") == 2
    assert "Gate Ruler: " in run.out


def test_leaving_before_the_game_is_no_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert play(capsys, monkeypatch).code == 0


def test_the_language_can_be_given(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run = play(capsys, monkeypatch, "dragonball", "--lang", "ja", "--seed", "1")
    assert "ICカードダス ドラゴンボール: 梵鐘の砕き手 対 灯火の先駆け、シード1。" in run.out


def test_the_second_seat_brings_the_first_deck_along(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = play(capsys, monkeypatch, "dragonball", "--seat", "2", "--deck", "bell-bearers", "--seed", "1")
    assert "Bell-Breakers against Bell-Bearers, seed 1" in run.out
    assert "Player 2 (you)" in run.out


def test_a_random_seat_follows_from_the_seed() -> None:
    seats = [find_seats("random", "random", seed).role(0) for seed in range(40)]
    assert seats == [find_seats("random", "random", seed).role(0) for seed in range(40)]
    assert set(seats) == {"you", "computer"}


def test_a_person_is_asked_for_decks() -> None:
    out = io.StringIO()
    console = Console(stream_reader(io.StringIO("2\n\n"), out), out, "en", live=True)
    seats = find_seats("random", "1", 1)
    assert find_decks(console, rulebook("dragonball"), [], seats) == ["awakened-lanterns", "awakened-bells"]
    assert "Your deck?" in out.getvalue()
    assert "  1  Bell-Breakers (awakened-bells)  (Enter)" in out.getvalue()


def test_a_friend_is_asked_for_decks_by_player() -> None:
    out = io.StringIO()
    console = Console(stream_reader(io.StringIO("\n\n"), out), out, "ja", live=True)
    seats = find_seats("friend", "1", 1)
    assert find_decks(console, rulebook("dragonball"), [], seats) == ["awakened-bells", "awakened-lanterns"]
    assert "プレイヤー1のデッキは?" in out.getvalue()


def test_a_deck_may_be_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(rulebook("dragonball").decks["bell-bearers"].source.read_text("utf-8"), "utf-8")
    run = play(capsys, monkeypatch, "dragonball", "--deck", str(file), "--deck", str(file), "--seed", "1")
    assert "Bell-Bearers against Bell-Bearers" in run.out


@pytest.mark.parametrize(("arguments", "said"), [
    (["chess"], "there is no game 'chess'"),
    (["dragonball", "--deck", "nothing"], "there is no file or deck nothing"),
    (["dragonball", "--deck", "a", "--deck", "b", "--deck", "c"], "3 decks: a game takes two"),
    (["--load", "missing.save"], "missing.save: No such file or directory"),
    (["--load", "x", "--seed", "1"], "--deck and --seed don't go with --load"),
])
def test_what_is_wrong_is_one_line_on_the_error_stream(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = play(capsys, monkeypatch, *arguments)
    assert run.code == 2
    assert said in run.err
    assert run.err.count("\n") == 1


def test_a_saved_game_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "game.save"
    file.write_bytes(main_phase().save())
    run = play(capsys, monkeypatch, "--load", str(file))
    assert run.code == 0
    assert f"IC Carddass Dragon Ball: goes on from {file}." in " ".join(run.out.split())
    assert "main phase: play a card or go on" in run.out


def test_a_saved_game_of_another_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "game.save"
    file.write_bytes(main_phase().save())
    run = play(capsys, monkeypatch, "gateruler", "--load", str(file))
    assert run.code == 2
    assert "is a game of dragonball, not of gateruler" in run.err


@pytest.mark.parametrize("damage", ["cut", "changed", "other"])
def test_a_damaged_save_is_refused(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = main_phase().save()
    bad = {"cut": raw[:100], "changed": raw[:200] + b"?" + raw[201:], "other": b"hello"}[damage]
    file = tmp_path / "bad.save"
    file.write_bytes(bad)
    run = play(capsys, monkeypatch, "--load", str(file))
    assert run.code == 2
    assert str(file) in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize("live", [True, False])
def test_ctrl_c_leaves_with_130_and_offers_to_save_to_a_person(live: bool, tmp_path: Path) -> None:
    out = io.StringIO()
    answers = iter(["", "Ctrl-C", str(tmp_path / "kept")])

    def read(_: str) -> str:
        answer = next(answers)
        if answer == "Ctrl-C":
            raise KeyboardInterrupt
        return answer

    session = Session(main_phase(), _against(Idle()), Console(read, out, "en", live=live))
    assert session.play() == 130
    assert (tmp_path / "kept").exists() == live
    assert out.getvalue().endswith("Goodbye.\n")


def test_a_second_ctrl_c_is_not_asked_again() -> None:
    out = io.StringIO()

    def read(_: str) -> str:
        if "> " in out.getvalue():
            raise KeyboardInterrupt
        out.write("> ")
        return "pass"

    session = Session(main_phase(), _against(Idle()), Console(read, out, "en", live=True))
    assert session.play() == 130
    assert out.getvalue().endswith("Goodbye.\n")


def _against(opponent: Idle) -> Seats:
    return Seats((None, opponent), "random")
