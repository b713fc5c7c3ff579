"""The boards are data; each shows every zone of its game."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from tefuda.rulebooks.rulebook import GAMES, rulebook
from tefuda.table.boards import Board, board_of
from tefuda.table.console import table_words

TABLE = Path(__file__).resolve().parents[2] / "src" / "tefuda" / "table"


def named(board: Board) -> list[str]:
    """All that the board draws, row by row and list by list."""
    return [*(name for row in board.rows for name in row), *board.counts, *board.rare, *board.lists, *board.shared,
            *(name for row in board.middle for name in row)]


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_of_the_game_is_on_its_board(game: str) -> None:
    layout = rulebook(game).book.layout
    board = board_of(game)
    places = {layout.place_name(place): layout.zone(place).name for place in range(layout.count)}
    shown = {places.get(name, name) for name in named(board)}
    assert shown == {zone.name for zone in layout.zones} - {"box"}


@pytest.mark.parametrize("game", GAMES)
def test_no_place_is_drawn_twice_in_the_rows(game: str) -> None:
    board = board_of(game)
    rows = [name for row in board.rows + board.middle for name in row]
    assert len(rows) == len(set(rows))


@pytest.mark.parametrize("game", GAMES)
def test_slots_and_labels_are_zones_of_the_game_and_labels_may_be_places(game: str) -> None:
    board = board_of(game)
    layout = rulebook(game).book.layout
    zones = {zone.name for zone in layout.zones}
    assert set(board.slots) <= zones
    assert set(board.labels) <= zones | {layout.place_name(place) for place in range(layout.count)}


@pytest.mark.parametrize("game", GAMES)
def test_every_type_of_card_has_its_numbers(game: str) -> None:
    book = rulebook(game)
    board = board_of(game)
    values = dict.fromkeys(book.book.attributes, 0)
    for card in book.cards.values():
        for lang in ("ja", "en"):
            assert "{" not in board.facts[card.type].pick(lang).format(**values)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_says_of_battles_is_in_the_rulebook(game: str) -> None:
    battle = board_of(game).battle
    book = rulebook(game).book
    if battle is not None:
        assert {battle.declared, *battle.ends} <= set(book.reasons)
        assert battle.number in book.attributes
        assert battle.help in ["", *(zone.name for zone in book.layout.zones)]


def _keys_in_code() -> set[tuple[str, str]]:
    """The words that the code asks for by a key that stands there."""
    code = "\n".join(path.read_text("utf-8") for path in TABLE.glob("*.py"))
    sessions = re.findall(r'(?:console\.say|\.complain|Refused|_offer|_ask_number)\((?:console, )?"(\w+)"', code)
    texts = re.findall(r"""\.?text\(\s*["'](\w+)["'], ["'](\w+)["']""", code)
    return {*(("session", key) for key in sessions), *texts}


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_word_that_the_code_asks_for_is_there(lang: str) -> None:
    keys = _keys_in_code()
    assert len(keys) > 40
    assert [key for key in sorted(keys) if table_words().get(*key, lang) is None] == []


def test_no_words_stand_in_the_code() -> None:
    code = "\n".join(path.read_text("utf-8") for path in TABLE.glob("*.py"))
    outside_docstrings = re.sub(r'""".*?"""|#.*', "", code, flags=re.DOTALL)
    assert re.findall(r"[\u3040-\u30ff\u4e00-\u9fff]+", outside_docstrings) == []
