"""``tefuda deck``."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cli import main
from tefuda.rulebooks.rulebook import GAMES, rulebook

SETS = Path(__file__).parents[2] / "src" / "tefuda" / "sets"


def test_a_legal_deck_is_exit_code_0(capsys: pytest.CaptureFixture[str]) -> None:
    path = SETS / "dragonball" / "bell-bearers.toml"
    assert main(["deck", "check", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{path}: Bell-Bearers (IC Carddass Dragon Ball) is legal\n"


def test_an_illegal_deck_is_told_with_every_problem_and_its_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "dragonball"\nname = { ja = "私", en = "Mine" }\n[cards]\n"DS1-020" = 4\n', "utf-8")
    assert main(["deck", "check", str(path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.split("\n") == [
        f"{path}: Mine (IC Carddass Dragon Ball) is illegal", "  5-1-2: 0 leaders; choose one",
        "  5-1-3: the deck has 4 cards; it needs exactly 40", "  5-1-3-1: 4 cards of DS1-020; at most 3", ""]


def test_a_file_that_is_no_deck_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = SETS / "dragonball" / "bell-bearers.toml"
    assert main(["deck", "check", str(tmp_path / "none.toml"), str(good), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert "is legal" in out
    assert err.startswith(f"tefuda: {tmp_path / 'none.toml'}: No such file or directory")


def test_a_set_of_cards_is_no_deck_and_is_not_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(SETS / "dragonball" / "starter.toml")]) == 2
    assert all(len(line) < 300 for line in capsys.readouterr().err.split("\n"))


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_all_decks_are_listed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list", "--lang", lang]) == 0
    lines = capsys.readouterr().out.split("\n")[1:-1]
    decks = [(game, name, deck) for game in GAMES for name, deck in rulebook(game).decks.items()]
    assert [line.split()[:2] for line in lines] == [[game, name] for game, name, _ in decks]
    assert all(deck.name.pick(lang) in line for line, (_, _, deck) in zip(lines, decks))


def test_the_decks_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list", "dragonball", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("\n") == 1 + len(rulebook("dragonball").decks)
