"""``tefuda card check`` and ``tefuda card show``."""
from __future__ import annotations

import random
from pathlib import Path

import pytest

from tefuda.cards.language import Language
from tefuda.cli import main
from tefuda.rulebooks.rulebook import GAMES, rulebook
from tests.language.toy_language import toy

SETS = Path(__file__).parents[2] / "src" / "tefuda" / "sets"

HEAD = 'game = "dragonball"\nset = "T"\nname = { ja = "試", en = "Try" }\n'
CARD = """
[[cards]]
number = "{number}"
type = "extra"
name = {{ ja = "名{number}", en = "Name {number}" }}
color = "red"
level = 1
text = \"\"\"
{text}
\"\"\"
"""
DRAW = "【自】カードを2枚引く。"


@pytest.fixture
def language(monkeypatch: pytest.MonkeyPatch) -> Language:
    """As if Dragon Ball's cards were written in the toy language."""
    language = toy()
    book = rulebook("dragonball")
    assert book.cards  # they are written in the game's own language, so they have to be read before
    monkeypatch.setitem(book.__dict__, "language", language)
    return language


def write(folder: Path, *texts: str, name: str = "mine.toml") -> Path:
    path = folder / name
    cards = [CARD.format(number=f"T-{index}", text=text) for index, text in enumerate(texts, 1)]
    path.write_text(HEAD + "".join(cards), "utf-8")
    return path


# -- check -----------------------------------------------------------------------------------------------------------


def test_right_cards_are_counted_over_all_files_with_their_texts(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [write(tmp_path, DRAW, ""), write(tmp_path, DRAW, name="other.toml")]
    assert main(["card", "check", *map(str, files), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "3 card(s), 2 text(s) read\n"


def test_an_unreadable_text_is_shown_with_file_line_column_caret_and_what_was_expected(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, f"{DRAW}\n【自】それを墓地に置く。")
    assert main(["card", "check", str(path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.split("\n") == [
        f'{path}:13:7: card T-1: text: can\'t be read; expected: a zone, "選ぶ", "選び", "選んで"',
        "    【自】それを墓地に置く。",
        "                ^",
        "0 card(s), 0 text(s) read; problems: 1", ""]


def test_what_was_expected_is_told_in_japanese_too(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "check", str(write(tmp_path, "【自】それを墓地に置く。")), "--lang", "ja"]) == 1
    out = capsys.readouterr().out
    assert "読めません。ここに書けるもの: 領域" in out
    assert "カード0枚、テキスト0個を読んだ。問題1個" in out


def test_all_problems_of_all_files_are_told_at_once(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = write(tmp_path, "何か", DRAW, "【自】")
    text = one.read_text("utf-8").replace("level = 1", 'level = "1"', 1)
    one.write_text(text, "utf-8")
    none = tmp_path / "none.toml"
    assert main(["card", "check", str(none), str(one), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert f"{none}: No such file or directory" in out
    assert [line.split(" ")[2] for line in out.split("\n") if line.startswith(f"{one}:")] == ["T-1:", "T-1:", "T-3:"]
    assert out.endswith("1 card(s), 1 text(s) read; problems: 4\n")


@pytest.mark.parametrize(("text", "message"), [
    ('game = "dragonbal"\n', ':1:1: game: "dragonbal" is not a choice (did you mean "dragonball"?)'),
    ("", ":1:1: game: missing"),
    ("game = \n", ":1:8: Invalid value"),
])
def test_a_file_of_no_game_is_one_problem(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    assert main(["card", "check", str(path), "--lang", "en"]) == 1
    said, last, _ = capsys.readouterr().out.split("\n")
    assert said.startswith(f"{path}{message}")
    assert last == "0 card(s), 0 text(s) read; problems: 1"


def test_a_deck_is_told_to_be_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "check", str(SETS / "dragonball" / "bell-bearers.toml"), "--lang", "en"]) == 1
    assert "so this is a deck; check it by tefuda deck check" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_all_cards_that_come_with_the_games_are_right(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(path) for path in sorted((SETS / game).glob("*.toml")) if "[[cards]]" in path.read_text("utf-8")]
    assert main(["card", "check", *files, "--lang", "en"]) == 0, capsys.readouterr().out


# -- show ------------------------------------------------------------------------------------------------------------


def shown(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    assert main(["card", "show", *args]) == 0
    return capsys.readouterr().out.split("\n")


def test_a_card_is_shown_with_both_languages_its_tree_and_the_rules_of_its_parts(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, "【自】相手のドロップのカード1枚が手札に置かれた時、それをデッキに置いてもよい。")
    lines = shown(capsys, f"{path}#T-1", "--lang", "en")
    assert lines[:3] == ["T-1 名T-1 / Name T-1 (IC Carddass Dragon Ball, extra)", "  colour red  2-4-1",
                         "  level 1     2-10-1"]
    at = {line.strip(): index for index, line in enumerate(lines)}
    assert lines[at["Japanese:"] + 1].strip().startswith("【自】相手のドロップ")
    assert lines[at["English:"] + 1].strip() == (
        "【Auto】When 1 card in your opponent's drop zone is put into the hand, you may put it into the deck.")
    assert "Ability" in lines[at["tree:"] + 1]
    rows = [line.split() for line in lines[at["its parts and the rules that they rest on:"] + 1:at["rules:"]]]
    assert ["それをデッキに置いて", "Move", "moving"] in rows
    assert ["それ", "It"] in rows
    assert lines[at["rules:"] + 1].split() == ["moving", "(no", "paragraph", "of", "this", "rulebook)"]


def test_a_card_is_found_by_number_and_by_either_name(capsys: pytest.CaptureFixture[str]) -> None:
    card = next(iter(rulebook("dragonball").cards.values()))
    wanted = shown(capsys, card.number)
    assert wanted[0].startswith(f"{card.number} {card.name}")
    for name in (card.number.lower(), card.name.ja, card.name.en.upper(), card.faces[-1].name.en):
        assert shown(capsys, name, "--game", "dragonball") == wanted


def test_both_sides_of_a_card_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    leader = next(card for card in rulebook("dragonball").cards.values() if len(card.faces) == 2)
    lines = shown(capsys, leader.number, "--lang", "ja")
    assert [line for line in lines if line.startswith("[")] == [
        f"[表] {leader.faces[0].name}", f"[裏] {leader.faces[1].name}"]


@pytest.mark.parametrize(("args", "message"), [
    (["DS1-0011"], "there is no card with the number or name 'DS1-0011'; near it are DS1-0"),
    (["DS1-001", "--game", "gundam"], "there is no card with the number or name 'DS1-001'"),
    (["DS1-001", "--game", "gundan"], "there is no game 'gundan', did you mean gundam?"),
    (["none.toml#1"], "none.toml: No such file or directory"),
    (["???"], "there is no card with the number or name '???'; give its number or name, or FILE#NUMBER"),
])
def test_a_card_that_is_not_there_is_one_line(
    args: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "show", *args]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith(f"tefuda: {message}") and err.count("\n") == 1


def test_of_a_file_all_cards_are_shown(language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "show", str(write(tmp_path, DRAW, DRAW)), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.split("\n") if line.startswith("T-")] == ["T-1", "T-2"]


def test_a_name_of_two_cards_asks_for_the_number(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, DRAW, DRAW)
    path.write_text(path.read_text("utf-8").replace("Name T-2", "Name T-1"), "utf-8")
    assert main(["card", "show", f"{path}#Name T-1"]) == 2
    assert capsys.readouterr().err == (
        "tefuda: 2 cards are called 'Name T-1': T-1 (dragonball), T-2 (dragonball); give the number, or --game\n")


def test_a_file_of_another_game_is_told(language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, DRAW)
    assert main(["card", "show", f"{path}#T-1", "--game", "zx"]) == 2
    assert capsys.readouterr().err == f"tefuda: {path} is a file of dragonball, not of zx\n"


# -- with a real language --------------------------------------------------------------------------------------------


def test_what_dragon_balls_language_makes_up_is_read_and_shown_with_its_english(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    language = rulebook("dragonball").language
    rng = random.Random(7)
    skills = [(language.generate(rng, depth=5), language.generate(rng, depth=3)) for _ in range(12)]
    path = write(tmp_path, *map(language.print_ja, skills))
    assert main(["card", "check", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "12 card(s), 12 text(s) read\n"
    for number, skill in enumerate(skills, 1):
        lines = [line.strip() for line in shown(capsys, f"{path}#T-{number}", "--lang", "en")]
        assert all(line in lines for line in (language.print_ja(skill) + "\n" + language.print_en(skill)).split("\n"))
        assert "(no paragraph of this rulebook)" not in " ".join(lines)
