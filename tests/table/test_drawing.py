"""The table: what is on it, that it fits, and that it shows nothing hidden."""
from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

import pytest

from tefuda.kernel.actions.move import move
from tefuda.kernel.events.changes import attach
from tefuda.play.game import Game
from tefuda.play.view import CardView
from tefuda.rulebooks.dragonball.areas import BATTLE
from tefuda.rulebooks.gateruler.areas import DECK, SET_PLACES
from tefuda.rulebooks.rulebook import GAMES
from tefuda.table.battle import find_fight
from tefuda.table.boards import Board, board_of
from tefuda.table.drawing import Drawing, turned
from tefuda.table.width import columns

from .desk import Desk, attacked, begin, console_of, drawing_of, find_position, leader, main_phase, positions

BOARDS = Path(__file__).resolve().parents[2] / "src" / "tefuda" / "table" / "boards"
WIDTHS = (40, 60, 80, 120, 200)


def drawn(game: Game, player: int = 0, lang: str = "en", width: int = 80) -> list[str]:
    view = game.view(player)
    fight = find_fight(board_of(game.rulebook.name).battle, view, game.events(player))
    return drawing_of(game, lang, width).table(view, fight)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_the_terminal(game: str, lang: str, width: int) -> None:
    for position in positions(game, 5, 120)[::10]:
        for player in (0, 1):
            assert max(columns(line) for line in drawn(position, player, lang, width)) <= width


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_tiles_line_up(game: str, lang: str) -> None:
    """Under every upper left corner there is the rest of the frame, in the same column."""
    for position in positions(game, 6, 120)[::10]:
        cells = [_cells(line) for line in drawn(position, 0, lang)]
        for number, line in enumerate(cells):
            for column in [at for at, char in enumerate(line) if char in "╭╮"]:
                under = [it[column] for it in cells[number + 1:number + 4] if len(it) > column]
                expected = "╰" if line[column] == "╭" else "╯"
                assert under[:1] == [expected] or under == ["│", "│", expected]


def _cells(line: str) -> str:
    """The line with a Japanese character as two characters, so that an index is a column."""
    return "".join(char if columns(char) == 1 else char * columns(char) for char in line)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_table_has_no_card_that_the_view_does_not_have(game: str, lang: str) -> None:
    for position in positions(game, 7, 160)[::8]:
        for player in (0, 1):
            seen = {card.handle for zone in position.view(player).zones for card in zone.cards}
            found = set(re.findall(r"#\d+", "\n".join(drawn(position, player, lang))))
            assert found <= seen


@pytest.mark.parametrize("game", GAMES)
def test_the_table_stays_the_same_when_all_that_is_hidden_changes(game: str) -> None:
    rng = random.Random(3)
    for position in positions(game, 8, 160)[::8]:
        for player in (0, 1):
            other = position.imagine(player, rng)
            assert drawn(position, player) == drawn(other, player)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_play_is_on_the_table(game: str) -> None:
    board = board_of(game)
    rows = {name for row in board.rows for name in row}
    for position in positions(game, 9, 160)[::8]:
        view = position.view(0)
        text = "\n".join(drawn(position))
        for zone in view.zones:
            if zone.name in rows or zone.kind in rows or (zone.controller == 0 and zone.kind in board.lists):
                assert [card.handle for card in zone.cards if not re.search(card.handle + r"\b", text)] == []


def test_the_hand_is_listed_with_level_and_numbers() -> None:
    game = begin()
    lines = drawn(game, width=120)
    assert "hand (3)" in lines
    for card in game.view(0).zone("hand").cards:
        numbers = f" {card.values['power']}/{card.values['strike']}" if card.type == "battle" else ""
        text = f"{card.handle} Lv{card.values['level']}{numbers} {card.en[:12]}"
        assert any(text in line for line in lines)


def test_the_headings_count_the_cards() -> None:
    text = "\n".join(drawn(main_phase()))
    assert "Player 1 (you) ◀ turn:  life 7  deck 29  energy 1  drop 0  hand 3" in text
    assert "Player 2 (computer):  life 7  deck 30  energy 0  drop 0  hand 3" in text


def test_the_headings_in_japanese() -> None:
    text = "\n".join(drawn(main_phase(), lang="ja"))
    assert "プレイヤー1 (あなた) ◀ターン:  ライフ7  デッキ29  エネルギー1  ドロップ0  手札3" in text
    assert "── 第1ターン ──" in text


def test_counts_are_not_torn_apart_in_a_narrow_terminal() -> None:
    lines = drawn(main_phase(), width=40)
    assert "Player 1 (you) ◀ turn:" in lines
    assert "  life 7  deck 29  energy 1  drop 0" in lines
    assert "  hand 3" in lines


def test_a_rested_card_says_so() -> None:
    game = attacked()
    lines = drawn(game)
    tile = next(number for number, line in enumerate(lines) if line.startswith(f"╭ {leader(game, 0)} leader ──"))
    assert [line[:19] for line in lines[tile + 2:tile + 4]] == ["│ (rested)        │", "╰ 5000/1 ─────────╯"]


def test_the_opponents_side_is_mirrored() -> None:
    game = begin()
    lines = drawn(game)
    mine, theirs = (next(line for line in lines if f"{leader(game, player)} leader" in line) for player in (0, 1))
    assert mine.startswith("╭")
    assert columns(theirs) == 80
    assert lines.index(theirs) < lines.index(mine)
    rows = [re.findall(r"attack1|defence|attack2", line) for line in drawn(begin("gateruler"))]
    assert [row for row in rows if row] == [["attack2", "defence", "attack1"], ["attack1", "defence", "attack2"]]


def test_an_empty_slot_is_drawn_and_a_row_of_them_is_flat() -> None:
    lines = drawn(begin("gateruler"))
    row = next(number for number, line in enumerate(lines) if line.startswith("╭ attack1"))
    assert lines[row].split("╮ ╭")[1].startswith(" defence")
    assert lines[row + 1].startswith("╰")


def test_a_hidden_card_is_a_tile_without_a_name() -> None:
    game = begin("gateruler")
    move(game.state, game.state.zones[DECK + 1][-1], SET_PLACES[1][0], 0)
    zone = game.view(0).zone("set1", 1)
    assert (zone.count, zone.cards) == (1, [])
    lines = drawn(game)
    row = next(number for number, line in enumerate(lines) if re.search(r"╭ set1 ─+╮", line))
    assert "(face down)" in lines[row + 2]


def test_what_is_attached_is_on_the_tile_of_its_card() -> None:
    game = find_position("dragonball", lambda it: len(it.state.zones[BATTLE]) > 1)
    host, rider = game.state.zones[BATTLE][:2]
    attach(game.state, rider, host)
    text = "\n".join(drawn(game))
    assert f"+#{game.state.obj[rider]}" in text
    assert f"╭ #{game.state.obj[rider]} " not in text
    assert f"╭ #{game.state.obj[host]} " in text


def test_what_is_attached_to_a_card_at_another_place_has_its_own_tile() -> None:
    """A guardian lies ahead of the unit that it guards."""
    game = find_position("vanguard", lambda it: it.view(0).zone("guardian", 0).count > 0)
    guardian = game.view(0).zone("guardian", 0).cards[0]
    text = "\n".join(drawn(game))
    assert f"╭ {guardian.handle} guard ─" in text
    assert re.search(rf"╭ {guardian.host} .*\+{guardian.handle}\b", text)


def test_places_with_a_name_of_their_own_are_called_by_it() -> None:
    text = "\n".join(drawn(begin("vanguard")))
    assert "╭ back R ─" in text
    assert "rear" not in text


def test_shared_places_are_turned_for_player_2_and_say_whose_cards_they_have() -> None:
    data = tomllib.loads((BOARDS / "gateruler.toml").read_text("utf-8"))
    board = Board({**data, "shared": [], "middle": [["gate"]]})
    position = find_position("gateruler", lambda it: it.view(0).zone("gate", -1).count > 0)
    cards = position.view(0).zone("gate", -1).cards
    for player in (0, 1):
        lines = Drawing(console_of(), position.rulebook, board, ("", "")).table(position.view(player))
        for card in cards:
            mark = "▲" if card.controller == player else "▼"
            assert any(f"╭ {card.handle} {mark} ─" in line for line in lines)


def _both_on_one_square(game: Game) -> bool:
    """Whether a Z/X stands on its player's card."""
    return any(zone.kind == "square" and len(zone.cards) == 2 for zone in game.view(0).zones)


def test_a_shared_slot_is_one_tile_with_its_newest_card_on_top() -> None:
    position = find_position("zx", _both_on_one_square)
    square = next(zone for zone in position.view(0).zones if zone.kind == "square" and len(zone.cards) == 2)
    top, under = square.cards
    lines = drawn(position)
    assert any(f"╭ {top.handle} +{under.handle} " in line for line in lines)
    assert not any(f"╭ {under.handle} " in line for line in lines)
    assert [len(re.findall("╭", line)) for line in lines if "╭" in line] == [3, 3, 3]


@pytest.mark.parametrize(("name", "lang", "facts"), [
    ("Flint Sparrow", "en", "r1 2500"), ("Procession of Sprinklers", "ja", "赤白4 6000"),
    ("Far-Sighted Gnomon", "en", "w6 5500 R3"), ("Marksman of the Far Bank", "ja", "青6 5000 射程∞"),
    ("Bellkeeper at Twelve", "en", "w7 5500 IG LR"),
])
def test_numbers_have_words_where_the_board_has_them_and_zeros_are_left_out(name: str, lang: str, facts: str) -> None:
    game = begin("zx")
    card = next(
        card for card in range(len(game.state.prints))
        if game.match.printed(game.state.prints[card]).face.name.en == name)
    assert drawing_of(game, lang).faces.facts(CardView(game.state, game.match, card)) == facts


def test_a_game_may_have_words_of_its_own_for_what_the_table_says() -> None:
    sleeper = find_position("zx", lambda it: any(card.rested for zone in it.view(0).zones for card in zone.cards))
    text = "\n".join(drawn(sleeper))
    assert "asleep)" in text
    assert "rested)" not in text


def test_rows_of_the_middle_are_seen_from_both_sides() -> None:
    rows = [["a", "b"], ["c", "d"]]
    assert turned(rows, 0) == rows
    assert turned(rows, 1) == [["d", "c"], ["b", "a"]]


@pytest.mark.parametrize("colour", [True, False])
def test_colours_come_only_where_they_are_wanted(colour: bool) -> None:
    game = begin()
    lines = drawing_of(game, colour=colour).table(game.view(0))
    assert any("\x1b[" in line for line in lines) == colour
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines] == drawing_of(game).table(game.view(0))


def test_where_the_board_says_how_many_stand_side_by_side_columns_stay_in_place() -> None:
    game = find_position("vanguard", lambda it: it.view(0).zone("guardian", 0).count > 3)
    own = "\n".join(drawn(game)).partition("\n── ")[2].split("\n")
    corners = {at for line in own for at, char in enumerate(line) if char == "╭"}
    assert corners == {0, 25, 50}


def test_a_card_that_is_offered_before_it_is_laid_out_shows_its_numbers() -> None:
    text = Desk([], begin("vanguard")).text
    assert "make Koro the Wood-Carrier #1 the first vanguard  G0B 6000/10000" in text
