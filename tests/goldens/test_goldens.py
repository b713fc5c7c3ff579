"""Each game still goes as its golden playthrough says."""
from __future__ import annotations

import difflib

import pytest

from tefuda.rulebooks.rulebook import GAMES
from tests.goldens import FOLDER, path_of, playthrough

HINT = "if that is as it should be, run python -m tests.goldens, read the difference and commit it"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_its_golden_playthrough_says(game: str) -> None:
    path = path_of(game)
    assert path.exists(), f"{path.name} is missing: run python -m tests.goldens"
    recorded, now = path.read_text(encoding="utf-8").splitlines(), playthrough(game).splitlines()
    difference = list(difflib.unified_diff(recorded, now, "recorded", "now", lineterm="", n=2))[:30]
    assert not difference, "\n".join([f"{path.name} differs: {HINT}", *difference])


def test_there_is_a_golden_playthrough_for_no_other_game() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(game).name for game in GAMES}
