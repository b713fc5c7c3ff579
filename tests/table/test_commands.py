"""The commands: what each says, and one clear line for each way to misuse it."""
from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.play.game import Game
from tefuda.play.record import Record
from tefuda.rulebooks.dragonball.areas import PLAYING_EXTRA
from tefuda.table.commands import COMMANDS

from .desk import Desk, attacked, main_phase


def said(line: str, game: Game | None = None, lang: str = "en") -> str:
    """What a single line is answered with."""
    return Desk([line], game or main_phase(), lang=lang).after(1)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_help_lists_every_command(lang: str) -> None:
    text = said("help", lang=lang)
    assert [name for name in COMMANDS if f"\n  {name} " not in text] == []


def test_why_alone_explains_the_question() -> None:
    text = said("why")
    assert '"main phase: play a card or go on" is asked by:' in text
    assert "[6-3-1-2] " in text
    assert "[8-5-2-2] " in text


def test_why_of_a_number_explains_the_choice() -> None:
    game = main_phase()
    text = said("why 1", game)
    assert "is allowed by 6-3-1-2-1" in " ".join(text.split())
    assert "[6-3-1-2-1] " + game.rulebook.paragraph("6-3-1-2-1").meaning in " ".join(text.split())


def test_why_of_a_legal_action_says_by_which_rule() -> None:
    game = main_phase()
    assert "is allowed by 6-3-1-2-1" in " ".join(said(f"why {game.legal()[0].text}", game).split())


def test_why_of_an_illegal_action_says_the_reason_and_the_paragraph() -> None:
    text = said("why attack")
    assert '"attack" can\'t be done: that can\'t be done at this moment.' in text
    assert "[4-6-3] The player with free timing" in text


def test_why_in_japanese() -> None:
    assert "「attack」はできません: 今のタイミングではできません。" in said("why attack", lang="ja")


@pytest.mark.parametrize(("line", "answer"), [
    ("why 99", "There is no number 99"),
    ("why frobnicate", "there is no such action"),
    ("rule", "Give a number, such as: rule 1-1"),
    ("rule 99-99", "dragonball: there is no paragraph 99-99"),
    ("rules", "Give: rules on, or rules off."),
    ("rules perhaps", "Give: rules on, or rules off."),
    ("auto", "Give: auto on, or auto off."),
    ("lang fr", "Give: lang ja, or lang en."),
    ("save", "Give a file: save FILE"),
    ("record", "Give a file: record FILE"),
    ("log many", "After log comes a number of events, such as: log 30"),
    ("log 1 2", "After log comes a number of events, such as: log 30"),
    ("view #9999", "There is no card #9999 that you can see."),
    ("view moon", 'There is no place "moon"; there are deck, hand,'),
])
def test_misuse_gets_one_line(line: str, answer: str) -> None:
    game = main_phase()
    desk = Desk([line], game.clone())
    assert answer in desk.after(1).split("\n")[0]
    assert desk.game == game


def test_rule_explains_a_paragraph() -> None:
    game = main_phase()
    assert "[1-1-1] " + game.rulebook.paragraph("1-1-1").meaning in " ".join(said("rule 1-1-1").split())


def test_rule_numbers_are_shown_only_on_demand() -> None:
    game = main_phase()
    plain = Desk(["pass"], game.clone())
    assert "[" not in plain.text
    desk = Desk(["rules on", "pass", "rules off", "pass"], game.clone())
    assert "Rule numbers are shown." in desk.after(1)
    assert "  7-2-1-1  -- battle phase --" in desk.after(2)
    assert "battle phase: attack or end it [8-5-2-2 < 7-2-1-2]" in desk.after(2)
    assert "declare an attack  [7-2-1-2-1]" in desk.after(2)
    assert "[" not in desk.after(4).split("not saved")[0]


def test_auto_can_be_switched() -> None:
    desk = Desk(["auto on", "auto off"], main_phase())
    assert "Where there is only one choice you are not asked." in desk.after(1)
    assert "You are asked even where there is only one choice." in desk.after(2)
    assert desk.session.auto is False


def test_view_draws_the_table_again() -> None:
    desk = Desk(["view"], main_phase())
    assert desk.after(1).startswith("\n" + desk.after(0).strip("\n").split("\n")[0])


@pytest.mark.parametrize(("line", "lang"), [
    ("view energy", "en"), ("view エネルギー", "ja"), ("view energy area", "en"),
])
def test_view_lists_a_zone_of_both_players(line: str, lang: str) -> None:
    game = main_phase()
    card = game.view(0).zone("energy").cards[0]
    text = said(line, game, lang)
    assert card.handle in text
    assert card.name(lang)[:8] in text
    assert text.count({"en": "no cards", "ja": "カードはありません"}[lang]) == 1


def test_view_of_a_hidden_zone_tells_only_how_many() -> None:
    game = main_phase()
    text = said("view hand", game)
    theirs = game.view(1).zone("hand").cards
    assert "3 that you can't see" in text
    assert not any(card.handle in text for card in theirs)


def test_view_of_a_card_gives_both_names_and_its_number() -> None:
    game = main_phase()
    card = game.view(0).zone("hand").cards[0]
    assert f"({card.ja} / {card.en}, {card.number})" in " ".join(said(f"view {card.handle}", game).split())


def test_view_of_a_card_of_the_other_hand_is_refused() -> None:
    game = main_phase()
    hidden = game.view(1).zone("hand").cards[0]
    assert said(f"view {hidden.handle}", game).startswith(f"There is no card {hidden.handle} that you can see.")


def test_log_shows_the_latest_events() -> None:
    game = attacked()
    *_, last = game.events(0)
    text = said("log 1", game)
    assert text.split("\n")[0] == f"  {last.text('en')}"
    assert len(said("log 40", game).split("\n")) > len(said("log 5", game).split("\n"))


def lasting() -> tuple[Game, str]:
    """A main phase in which something lasts on the leader of player 1, and on that player."""
    game = main_phase()
    g = game.state
    leader = g.zones[g.book.layout.place("leader", 0)][0]
    add_effect(g, ADD, g.book.attributes.index("power"), card=leader, value=1000, duration=FOR_TURN)
    add_effect(g, PROHIBIT, PLAYING_EXTRA, player=0, controller=1, duration=FOR_TURN)
    return game, f"#{g.obj[leader]}"


@pytest.mark.parametrize(("lang", "power", "forbidden"), [
    ("en", "power +1000: the rules [", "can't play extra cards: the rules ["),
    ("ja", "パワー +1000: ルール [", "エクストラカードをプレイできない: ルール ["),
])
def test_view_tells_what_lasts_on_a_card_and_on_a_player(lang: str, power: str, forbidden: str) -> None:
    game, leader = lasting()
    assert f"* {power}" in said(f"view {leader}", game, lang)
    assert f"* {forbidden}" in said("view 1", game, lang)
    assert forbidden not in said("view 2", game, lang)


def test_log_tells_what_began_to_last() -> None:
    game, leader = lasting()
    text = " ".join(said("log 2", game).split())
    assert f"{leader}: power +1000 (until the end of the turn) (the rules)" in text
    assert "Player 1: can't play extra cards (until the end of the turn) (the rules)" in text


def test_lang_changes_the_language_of_everything() -> None:
    desk = Desk(["lang ja"], main_phase())
    assert "プレイヤー1 (あなた)" in desk.after(1)
    assert "何もしない" in desk.after(1)
    assert "Player" not in desk.after(1)


def test_save_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "a game.save"
    game = main_phase()
    desk = Desk([f"save {file}"], game.clone())
    assert Game.load(file.read_bytes()) == game
    command = f"tefuda play --load '{file}' --against random --seat 1"
    assert f"Saved. To resume: {command}" in " ".join(desk.after(1).split())
    assert f"To resume: {command}" in " ".join(desk.text.rpartition("> ")[2].split())


def test_leaving_after_more_moves_says_that_they_are_not_kept(tmp_path: Path) -> None:
    desk = Desk([f"save {tmp_path / 'x'}", "pass"], main_phase())
    assert "What came after the last save is not kept." in desk.text


def test_record_replays_to_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk = Desk([f"record {file}"], main_phase())
    assert Record.loads(file.read_text("utf-8")).replay() == desk.game
    assert "The record is in" in desk.after(1)


@pytest.mark.parametrize("command", ["save", "record"])
@pytest.mark.parametrize("place", ["no/such/folder/file", "."])
def test_a_place_that_cannot_be_written_to_is_one_line(command: str, place: str, tmp_path: Path) -> None:
    first = Desk([f"{command} {tmp_path / place}"], main_phase()).after(1).split("\n")[0]
    assert str(tmp_path) in first
    assert first.endswith(("No such file or directory", "Is a directory"))


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    Desk([f"save {file}"], main_phase())
    old = file.read_bytes()
    (tmp_path / "game.save.part").mkdir()
    desk = Desk(["pass", f"save {file}"], main_phase())
    assert "Is a directory" in desk.after(2)
    assert file.read_bytes() == old
    assert stat.S_ISREG(file.stat().st_mode)


def test_concede_asks_first() -> None:
    game = main_phase()
    assert Desk(["concede", "n"], game.clone()).game == game
    assert Desk(["concede", "y", ""], game.clone()).game.winner == 1
    assert Desk(["concede", "はい", ""], game.clone(), lang="ja").game.winner == 1


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.save"
    desk = Desk(["pass", "quit", str(file)], main_phase())
    assert desk.code == 0
    assert "This game is not saved." in desk.after(2)
    assert Game.load(file.read_bytes()) == desk.game
    assert desk.text.endswith("Goodbye.\n")


def test_quit_tries_again_after_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    desk = Desk(["pass", "quit", str(tmp_path), str(tmp_path / "ok")], main_phase())
    assert "Is a directory" in desk.after(3)
    assert (tmp_path / "ok").exists()


def test_quit_asks_nothing_where_nothing_is_lost() -> None:
    desk = Desk(["quit"], main_phase())
    assert desk.text.endswith("> Goodbye.\n")


def test_the_end_of_input_leaves_politely() -> None:
    desk = Desk(["pass"], main_phase())
    assert desk.code == 0
    assert desk.text.endswith("The game was not saved; save FILE would have kept it.\nGoodbye.\n")
