"""``tefuda card coverage``."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from tefuda.cards.language import Language, Rule
from tefuda.cli import main
from tefuda.rulebooks.rulebook import rulebook
from tests.language.toy_language import It, When, toy

CARDS: list[dict[str, object]] = [
    {"id": "A-1", "text": "【自】カードを１枚引く。"},
    {"id": "A-2", "text": "【自】2枚ドローする。\n【自】カードを1枚引く。"},
    {"id": "A-3", "text": "【自】カードを1枚拾う。\n【自】カードを1枚引く。"},
    {"id": "A-4", "text": "【自】カードを3枚拾う。"},
    {"id": "A-5", "text": "－"},
    {"id": "A-6", "text": ""},
    {"id": "A-7"},
]


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Dragon Ball's cards were written in the toy language."""
    monkeypatch.setitem(rulebook("dragonball").__dict__, "language", toy())


def write(folder: Path, cards: list[dict[str, object]], name: str = "dragonball-cards.jsonl") -> Path:
    path = folder / name
    path.write_text("".join(json.dumps(card, ensure_ascii=False) + "\n" for card in cards), "utf-8")
    return path


def test_texts_and_lines_that_are_read_and_printed_back_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, CARDS)
    assert main(["card", "coverage", str(path), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[:4] == [
        f"{path} (IC Carddass Dragon Ball): 7 cards, 4 of them with a text",
        "  texts read whole               2/4  50.0%",
        "  lines read                     4/6  66.7%",
        "  texts printed back as written  1/2  50.0%",
    ]


def test_the_phrases_where_reading_stops_are_grouped_with_an_example(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "coverage", str(write(tmp_path, CARDS)), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[4:] == [
        "what stands most often where reading stops:", "  2  拾う。  A-3",
        "what was expected most often instead:", '  2  "引く", "引いて", "引き"', ""]


def test_json_has_the_same_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, CARDS)
    assert main(["card", "coverage", str(path), "--json", "--worst", "1", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "file": str(path), "game": "dragonball", "cards": 7, "texts": 4, "whole": 2, "lines": 6, "lines_read": 4,
        "printed": 1, "ambiguous": 0, "unprintable": 0,
        "stops": [{"phrase": "拾う。", "count": 2, "example": "A-3"}],
        "expected": [{"expected": '"引く", "引いて", "引き"', "count": 2}],
    }


def test_a_text_with_two_readings_is_counted_apart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both = Language("toy", [Rule("ability", It, "それ", "it"), Rule("ability", When, "それ", "it", fixed={"event": 1})])
    monkeypatch.setitem(rulebook("dragonball").__dict__, "language", both)
    assert main(["card", "coverage", str(write(tmp_path, [{"text": "それ"}])), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[1].split() == ["texts", "read", "whole", "0/1", "0.0%"]
    assert lines[4].split() == ["texts", "with", "two", "readings", "(a", "defect", "of", "the", "grammar)", "1"]


def test_the_worst_are_as_many_as_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, [*CARDS, {"text": "何か"}])
    assert main(["card", "coverage", str(path), "--worst", "1", "--lang", "en"]) == 0
    assert "何か" not in capsys.readouterr().out
    assert main(["card", "coverage", str(path), "--worst", "2", "--lang", "en"]) == 0
    assert "1  何か" in capsys.readouterr().out


def test_another_field_and_another_game_can_be_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, [{"rule": "【自】カードを1枚引く。", "text": "no"}], "cards.jsonl")
    assert main(["card", "coverage", str(path), "--field", "rule", "--game", "dragonball", "--lang", "ja"]) == 0
    assert "1/1  100.0%" in capsys.readouterr().out


def test_the_japanese_field_goes_before_the_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, [{"text": "Draw a card.", "text_ja": "【自】カードを1枚引く。"}])
    assert main(["card", "coverage", str(path), "--lang", "en"]) == 0
    assert "1/1  100.0%" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "content", "message"), [
    ("cards.jsonl", "{}", "its name doesn't tell which game its cards are of; give --game, one of vanguard,"),
    ("dragonball.jsonl", '{"text": "何か"}\n{"text"', "2: no JSON ("),
    ("dragonball.jsonl", "[1]", "1: no JSON object; give one card a line"),
    ("dragonball.jsonl", '{"text": 1}', "1: text is no string"),
    ("dragonball.jsonl", '{"name": "x"}', "no card has a field text_ja or text; name the one with the text by --field"),
    ("dragonball.jsonl", "", "no card has a field"),
])
def test_bad_files_are_one_line(
    name: str, content: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_text(content, "utf-8")
    assert main(["card", "coverage", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert err.startswith(f"tefuda: {path}:") and message in err


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dragonball.jsonl"
    for missing in (path, tmp_path / "of-no-game.jsonl"):
        assert main(["card", "coverage", str(missing)]) == 2
        assert capsys.readouterr().err == (
            f"tefuda: {missing}: No such file or directory; give the path of a file with one card a line\n")
    path.write_bytes(b"\xff")
    assert main(["card", "coverage", str(path)]) == 2
    assert capsys.readouterr().err == f"tefuda: {path}:1:1: byte 0 is not UTF-8; save the file as UTF-8\n"
