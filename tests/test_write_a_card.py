"""What docs/write-a-card.md tells is so: its files are read, its commands work, its mistakes are found."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from tefuda.cli.entry import main
from tefuda.play.game import Game

PAGE = Path(__file__).parent.parent / "docs" / "write-a-card.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page, and the broken one that it speaks of."""
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for name, text in zip(("my-cards.toml", "my-deck.toml"), blocks, strict=True):
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "broken.toml").write_text(blocks[0].replace("選び", "選ぶ"), "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(list(words))
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def test_the_card_of_the_page_is_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "card", "check", "my-cards.toml", "--lang", "en")
    assert (code, text.strip()) == (0, "1 card(s), 1 text(s) read")


def test_showing_it_says_in_english_what_it_does(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "card", "show", "my-cards.toml#MY-001", "--lang", "en")
    assert code == 0
    assert "【Play Skill】 Rest up to 1 level 1 or lower card in your opponent's battle area." in text
    assert "10-1-1" in text


def test_a_mistake_is_shown_with_a_caret(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "card", "check", "broken.toml", "--lang", "en")
    assert code == 1
    assert f"$ tefuda card check broken.toml\n{text}```" in PAGE.read_text("utf-8")


@pytest.mark.parametrize(("right", "wrong"), [
    ("引く。", "引く"), ("相手のレベル1以下のバトルカード1枚までを", "相手の1枚までのレベル1以下のバトルカードを"),
    ("level = 2", "levl = 2"), ("level = 2", ""), ('"red"', '"pink"'),
])
def test_so_are_the_other_mistakes_that_it_names(
    folder: Path, capsys: pytest.CaptureFixture[str], right: str, wrong: str,
) -> None:
    text = (folder / "my-cards.toml").read_text("utf-8")
    (folder / "broken.toml").write_text(text.replace(right, wrong), "utf-8")
    code, told = run(capsys, "card", "check", "broken.toml", "--lang", "en")
    assert code == 1
    assert re.match(r"broken\.toml:\d+:\d+: card MY-001: ", told)


def test_the_deck_of_the_page_is_legal_and_plays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "deck", "check", "my-deck.toml", "--lang", "en")
    assert code == 0, text
    code, text = run(
        capsys, "sim", "dragonball", "--deck", "my-deck.toml", "--deck", "bell-bearers", "--games", "2", "--jobs", "1",
        "--lang", "en")
    assert code == 0 and "Night Watch" in text


def test_a_game_with_own_cards_is_saved_and_replayed(folder: Path) -> None:
    game = Game.new("dragonball", ["my-deck.toml", "bell-bearers"], seed=2)
    for _ in range(12):
        game.choose(0)
    assert Game.load(game.save()) == game
    assert game.record.replay() == game


def test_a_number_that_is_taken_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (folder / "my-cards.toml").read_text("utf-8").replace("MY-001", "DS1-002")
    (folder / "my-cards.toml").write_text(text, "utf-8")
    said = "my-cards.toml:6:1: card DS1-002: number: there is another card of that number; give it a number of its own"
    assert said in run(capsys, "deck", "check", "my-deck.toml", "--lang", "en")[1]
    code, told = run(capsys, "card", "check", "my-cards.toml", "--lang", "en")
    assert (code, told) == (1, f"{said}\n0 card(s), 0 text(s) read; problems: 1\n")
