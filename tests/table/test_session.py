"""Playing by lines: numbers, several picks, the empty line, the notation; showing and going back."""
from __future__ import annotations

import io
from pathlib import Path

import pytest

from tefuda.agents import make_agent
from tefuda.play.game import Game
from tefuda.play.record import Record
from tefuda.table.console import Console, stream_reader
from tefuda.table.session import Seats, Session
from tefuda.table.width import columns

from .desk import Desk, Idle, attacked, begin, find_position, main_phase


def test_a_number_does_what_the_list_says() -> None:
    game = main_phase()
    expected = game.clone()
    expected.choose(0)
    assert Desk(["1"], game).game == expected


def test_the_notation_does_the_same() -> None:
    game = main_phase()
    expected = game.clone()
    expected.choose(0)
    assert Desk([game.legal()[0].text], game).game == expected


def test_wide_digits_and_letters_are_read_as_narrow_ones() -> None:
    game = main_phase()
    expected = game.clone()
    expected.choose(0)
    assert Desk(["１"], game).game == expected
    assert "log [COUNT]" in Desk(["ｈｅｌｐ"], game).after(1)


def test_an_empty_line_does_nothing_where_that_is_offered() -> None:
    game = main_phase()
    expected = game.clone()
    expected.apply("pass")
    assert Desk([""], game).game == expected


def test_an_empty_line_is_refused_where_something_must_be_chosen() -> None:
    game = attacked()
    while game.prompt is not None and game.prompt.cause != "4-9-1-1-1":
        game.apply("pass")
    assert game.player == 1
    swapped = Seats((make_agent("random", 1), None), "random")
    out = io.StringIO()
    console = Console(stream_reader(io.StringIO("\n"), out), out, "en")
    Session(game, swapped, console).play()
    assert f"Choose a number from 1 to {game.count}." in out.getvalue()


@pytest.mark.parametrize("line", ["1 3", "1,3", "1、3", "１　３"])
def test_several_numbers_are_several_picks(line: str) -> None:
    game = begin()
    actions = game.legal()
    desk = Desk([line], game)
    expected = game.clone()
    expected.apply(actions[0].text)
    expected.apply(actions[2].text)
    assert desk.game == expected
    assert "(3/3)" in desk.after(1)


@pytest.mark.parametrize(("line", "said"), [
    ("0", "There is no number 0; choose from 1 to 4."),
    ("5", "There is no number 5; choose from 1 to 4."),
    ("1 9", "There is no number 9; choose from 1 to 4."),
    ("2 2", "The same number twice; give each once."),
    ("1 4 2", "Only 2 can be chosen at once here; nothing was chosen."),
    ("xyzzy", '"xyzzy" is not understood; give a number, or help.'),
    ("hlep", '"hlep" is not understood; did you mean help?'),
    ("picc #1", '"picc #1" is not understood; did you mean pick?'),
    ("-1", '"-1" is not understood; give a number, or help.'),
])
def test_what_cannot_be_followed_gets_one_clear_line_and_changes_nothing(line: str, said: str) -> None:
    game = begin()
    before = game.clone()
    desk = Desk([line], game)
    assert desk.after(1).split("\n")[0] == said
    assert desk.game == before


def test_picks_of_a_choice_of_one_are_not_taken_together() -> None:
    game = main_phase()
    desk = Desk([f"1 {game.count}"], game)
    assert "Only 1 can be chosen at once here; nothing was chosen." in desk.after(1)
    assert desk.game == game


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    desk = Desk(["attack"], main_phase())
    said = '"attack" can\'t be done: that can\'t be done at this moment [4-6-3]; more by: why attack'
    assert desk.after(1).split("\n")[0] == said


def test_an_illegal_action_is_refused_in_japanese() -> None:
    desk = Desk(["attack"], main_phase(), lang="ja")
    said = "「attack」はできません: 今のタイミングではできません [4-6-3]。詳しくは why attack"
    assert desk.after(1).split("\n")[0] == said


def test_the_list_numbers_each_choice_with_the_numbers_of_its_card() -> None:
    game = main_phase()
    action = game.legal()[0]
    card = next(card for card in game.view(0).zone("hand").cards if card.handle in action.text)
    facts = f"Lv{card.values['level']} {card.values['power']}/{card.values['strike']}"
    shown = Desk([], game, width=120).after(0)
    assert f"\n  1  {action.words('en')}  {facts}\n" in shown
    assert f"\n{game.count:>3}  do nothing  (Enter)\n" in shown + "\n"


def test_what_happened_is_told_once_and_as_the_player_saw_it() -> None:
    desk = Desk(["done"])
    assert desk.after(0).count("Player 2 draws a card ×3") == 1
    assert desk.after(0).count("Player 1 draws ") == 3
    assert "draws a card" not in desk.after(1)
    assert "Player 1 lays a card down as life ×7" in desk.after(1)


def test_a_loaded_game_does_not_tell_its_whole_past() -> None:
    assert "lays a card down" not in Desk([], main_phase()).text


def test_the_table_is_not_drawn_again_while_nothing_on_it_changes() -> None:
    desk = Desk(["1"])
    assert "before the first turn" in desk.after(0)
    assert "before the first turn" not in desk.after(1)
    assert "choose cards to change (2/3)" in desk.after(1)


def test_a_choice_of_one_is_made_without_asking() -> None:
    game = find_position("dragonball", lambda it: it.player == 0 and it.count == 1)
    assert Desk([], game.clone(), auto=False).game == game
    assert Desk([], game.clone(), auto=True).game.history[:len(game.history) + 1] == [*game.history, 0]


@pytest.mark.parametrize("moves", [1, 2, 5])
def test_undo_goes_back_to_an_equal_game(moves: int) -> None:
    game = main_phase()
    before = [game.clone()]
    for _ in range(moves - 1):
        lines = [""] * len(before)
        before.append(Desk(lines, game.clone()).game.clone())
    desk = Desk([*[""] * moves, "undo"], game.clone())
    assert desk.game == before[-1]
    assert desk.game.history == before[-1].history
    all_the_way = Desk([*[""] * moves, *["undo"] * moves], game.clone())
    assert all_the_way.game == game
    assert "Back at your previous decision." in desk.after(moves + 1)


def test_undo_takes_several_picks_of_one_line_back_together() -> None:
    game = begin()
    assert Desk(["1 2", "undo"], game.clone()).game == game


def test_after_undo_the_game_goes_on() -> None:
    game = main_phase()
    expected = game.clone()
    expected.choose(0)
    assert Desk(["", "undo", "1"], game).game == expected


def test_what_happens_again_after_undo_is_told_again() -> None:
    desk = Desk(["", "undo", ""], main_phase())
    assert desk.after(1) == desk.after(3).split("\nThe game was not saved")[0].removesuffix("\n> ")


def test_a_phase_in_which_nothing_happens_is_told_only_where_the_game_stands() -> None:
    desk = Desk(["", ""], main_phase(), opponent=Idle())
    told = [line.strip() for line in desk.after(2).split("\n\n")[0].split("\n")]
    assert told[0] == "-- end phase --" or told[0].startswith("== turn 2: Player 2")
    assert "-- turn starts --" not in told
    assert "-- charge phase --" in told
    whole = Desk(["rules on", "", ""], main_phase()).after(3)
    assert "-- turn starts --" in whole
    assert "-- battle phase ends --" in whole


def test_nothing_to_undo_is_said() -> None:
    assert Desk(["undo"]).after(1).startswith("There is no earlier decision to go back to.")


def test_undo_is_for_games_against_the_computer() -> None:
    game = main_phase()
    desk = Desk(["", "undo"], game, friends=True)
    assert "undo works against the computer only." in desk.after(2)
    assert desk.game != main_phase()


def test_friends_pass_the_keyboard_and_see_their_own_hands_only() -> None:
    game = begin()
    hands = [[card.handle for card in game.view(player).zone("hand").cards] for player in (0, 1)]
    desk = Desk(["done"], game, friends=True)
    first, second = (0, 1) if game.player == 0 else (1, 0)
    assert all(handle in desk.after(0) for handle in hands[first])
    assert not any(handle in desk.after(0) for handle in hands[second])
    assert f"Pass the keyboard to Player {second + 1}" in desk.after(1)
    assert all(handle in desk.after(1) for handle in hands[second])
    assert not any(handle in desk.after(1) for handle in hands[first])


def test_the_screen_is_cleared_before_the_keyboard_is_passed_where_there_is_one() -> None:
    out = io.StringIO()
    read = stream_reader(io.StringIO("done\n\n"), out)
    Session(begin(), Seats((None, None), "friend"), Console(read, out, "en", live=True)).play()
    cleared = out.getvalue().split("\x1b[H\x1b[2J\x1b[3J")
    assert len(cleared) == 2
    assert cleared[1].startswith("Pass the keyboard to Player")
    assert "hand (" not in cleared[1].split("> ")[0]


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("name", ["dragonball", "gateruler"])
def test_a_whole_game_against_the_random_agent(
    name: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A person who always writes 1 takes the first choice to the end, is told who won and keeps the record as 1."""
    monkeypatch.chdir(tmp_path)
    desk = Desk(["1"] * 3000, begin(name, 2), lang=lang, opponent=make_agent("random", 4), auto=True)
    assert desk.code == 0
    assert desk.game.over
    won = {"ja": "プレイヤー{}の勝ち!", "en": "Player {} wins!"}[lang]
    assert desk.game.winner is not None
    assert won.format(desk.game.winner + 1) in desk.text
    assert Record.loads((tmp_path / "1").read_text("utf-8")).replay() == desk.game


def test_the_end_tells_the_rule_and_offers_the_record(tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    desk = Desk(["concede", "y", str(file)], main_phase())
    assert "Player 2 wins!" in desk.after(2)
    assert "Player 1 concedes" in desk.after(2)
    assert "[1-2-4] A player may concede at any moment" in desk.after(2)
    assert "Keep the record of this game in which file?" in desk.after(2)
    assert Record.loads(file.read_text("utf-8")).replay() == desk.game


def test_the_record_can_be_declined() -> None:
    desk = Desk(["concede", "y", ""], main_phase())
    assert desk.code == 0
    assert "record is in" not in desk.text


@pytest.mark.parametrize(("width", "lang"), [(60, "ja"), (60, "en"), (200, "ja"), (40, "en")])
def test_sessions_fit_their_terminal(width: int, lang: str) -> None:
    desk = Desk(["help", "rules on", "why", "why 1", "log 50", "", "", ""], main_phase(), width=width, lang=lang)
    lines = [line.removeprefix("> ") for line in desk.text.split("\n")]
    assert max(map(columns, lines)) <= width


def test_a_game_is_not_changed_by_looking() -> None:
    game: Game = main_phase()
    lines = ["help", "why", "why 1", "why attack", "rule 1-1-1", "rules on", "view", "view hand", "log", "lang ja"]
    assert Desk(lines, game.clone()).game == game
