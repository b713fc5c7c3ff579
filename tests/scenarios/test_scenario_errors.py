"""What is wrong with a scenario is said in one message: file, line, what, and what to do."""
from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tefuda.play.scenario import ScenarioError, ScenarioFailed, play, read_scenarios, split_scenarios

# Eight lines, to which a test adds or in which it changes one.
GOOD: Final = """game: dragonball
turn: player 1, battle phase
player 1
  battle: DS1-007
play
  1: attack
expect
  1 may: attack-with DS1-007
"""


def run(text: str) -> None:
    for scenario in split_scenarios(text, Path("case.txt")):
        play(scenario)


def test_the_model_of_these_tests_is_right() -> None:
    run(GOOD)


@pytest.mark.parametrize(("old", "new", "line", "said"), [
    ("game: dragonball", "game: dragonbal", 1, "did you mean dragonball"),
    ("game: dragonball", "gmae: dragonball", 1, 'did you mean "game"'),
    ("game: dragonball", "game:", 1, "nothing is given"),
    ("game: dragonball\n", "", 1, "game is missing"),
    ("game: dragonball", "game: dragonball\ngame: zx", 2, "game is given twice"),
    ("game: dragonball", "  game: dragonball", 1, "no section is open"),
    ("game: dragonball", "game: dragonball\nrule: 7-99", 2, "there is no paragraph 7-99"),
    ("game: dragonball", "game: dragonball\ndecks: lantern-runners", 2, "give two decks"),
    ("game: dragonball", "game: dragonball\ndecks: a, b", 2, "the decks of dragonball are"),
    ("game: dragonball", "game: dragonball\nfiller: 3", 2, "give one card as filler"),
    ("game: dragonball", "game: dragonball\nremembered: phase", 2, "a number is wanted"),
    ("game: dragonball", "game: dragonball\nremembered: moon 3", 2, "there is no register 'moon 3'"),
    ("battle phase", "battel phase", 2, "near it are battle phase"),
    ("player 1, battle", "battle", 2, "whose turn is it?"),
    ("battle phase", "guard step", 2, "begin at an earlier moment"),
    ("battle phase", "battle phase tomorrow", 2, "'tomorrow' is not understood"),
    ("player 1, battle phase", "0, player 1, 5-2-1-5", 2, "a choice among cards has already begun"),
    ("battle: DS1-007", "batle: DS1-007", 4, "near it are battle"),
    ("battle: DS1-007", "battle DS1-007", 4, "a zone and its cards are wanted"),
    ("battle: DS1-007", "battle: DS1-07", 4, "there is no card 'ds1-07'; near it are ds1-0"),
    ("battle: DS1-007", "battle: DS1-007 sleepy", 4, "there is no state 'sleepy'"),
    ("battle: DS1-007", "battle: DS1-007 awakened", 4, "DS1-007 has no other face"),
    ("battle: DS1-007", "battle: DS1-007 on DS1-002", 4, "DS1-002 is not on the table of player 1"),
    ("battle: DS1-007", "battle: DS1-007\n  battle: 2", 5, "battle is given twice for player 1"),
    ("battle: DS1-007", "leader: DS1-007", 4, "give one of type leader"),
    ("battle: DS1-007", "leader: nothing", 4, "one card is wanted here"),
    ("player 1\n", "card X like DS9\n  power = 1\nplayer 1\n", 3, "there is no card DS9"),
    ("player 1\n", "card X like DS1-007\n  power = \nplayer 1\n", 4, "give key = value"),
    ("player 1\n", "card X like DS1-007\n  power = -1\nplayer 1\n", 4, "card X: power: -1 is out of range"),
    ("player 1\n", "card X like DS1-007\n  pwoer = 1\nplayer 1\n", 4, 'did you mean "power"'),
    ("player 1\n", "card X\n  power = 1\nplayer 1\n", 3, "type: give one of"),
    ("player 1\n", "card\n  power = 1\nplayer 1\n", 3, "a card needs a number"),
    ("player 1\n", 'card X like DS1-007\n  text = """\n【防衛】\nplayer 1\n', 4, "this text has no end"),
    ("1: attack\n", "attack\n", 6, "does not begin with a player"),
    ("1: attack\n", "1: atack\n", 6, "there is no action 'atack'; near it are attack"),
    ("1: attack\n", "2: attack\n", 6, "it is player 1 who is asked now"),
    ("1: attack\n", "1: play DS1-007\n", 6, "not legal now (4-6-3"),
    ("1: attack\n", "1: play DS1-040\n", 6, "nowhere on the table"),
    ("1: attack\n", "1: attack quickly\n", 6, "'quickly' is not understood"),
    ("1: attack\n", "pass to: guard step\n", 6, "the game is over before it comes to 7-4-1-2"),
    ("expect\n  1 may: attack-with DS1-007\n", "", 1, "nothing is expected"),
    ("1 may: attack-with DS1-007", "1 should win", 8, "there is no zone or expectation 'should win'"),
    ("1 may: attack-with DS1-007", "1 battle 3", 8, "a colon, has or has not is wanted"),
    ("1 may: attack-with DS1-007", "power of DS1-004: 1", 8, "cards; say whose"),
    ("1 may: attack-with DS1-007", "power of DS1-007", 8, "a colon and a number are wanted"),
    ("1 may: attack-with DS1-007", "2 may: pass", 8, "it is player 1 who is asked now"),
    ("1 may: attack-with DS1-007", "1 may not: pass (77)", 8, "there is no paragraph"),
    ("1 may: attack-with DS1-007", "event exploded", 8, "there is no card 'exploded'"),
])
def test_a_wrong_line_is_named_with_what_to_do(old: str, new: str, line: int, said: str) -> None:
    assert old in GOOD
    with pytest.raises(ScenarioError) as caught:
        run(GOOD.replace(old, new, 1))
    assert str(caught.value).startswith(f"case.txt:{line}: ")
    assert said in str(caught.value)


@pytest.mark.parametrize(("expected", "actual"), [
    ("1 battle: nothing", "1 cards there: DS1-007 Kotohi of the Two Lanterns"),
    ("1 battle: DS1-007 rest", "1 cards there: DS1-007"),
    ("1 battle: 2", "1 cards there"),
    ("1 battle has DS1-002", "1 cards there"),
    ("1 battle has not DS1-007", "1 cards there"),
    ("1 hand has 1", "nothing there"),
    ("power of DS1-007: 9000", "4500"),
    ("1 may: attack-with 2's leader", "only a card in your leader area or battle area can attack (7-3-1-2)"),
    ("1 may not: attack-with DS1-007", "it is legal"),
    ("1 may not: attack-with 2's leader (7-1)", "it is refused by 7-3-1-2"),
    ("asked: 2", "player 1 is asked by 7-3-1-2"),
    ("asked: 1 by 6-3-1-2", "player 1 is asked by 7-3-1-2"),
    ("event moved", "no such event"),
    ("event attack_start: 2", "1 such events"),
    ("no event 7-3-1-1 attack step", "1 such events"),
    ("winner: 1", "the game goes on"),
    ("draw", "the game goes on"),
    ("turn: player 2", "of player 1"),
    ("turn: 1", "turn 3, of player 1"),
])
def test_an_expectation_that_is_not_met_says_what_there_is_and_what_happened(expected: str, actual: str) -> None:
    with pytest.raises(ScenarioFailed) as caught:
        run(GOOD.replace("1 may: attack-with DS1-007", expected))
    message = str(caught.value)
    assert message.startswith("case.txt:8: ")
    assert f"expected: {expected}\n  actual: " in message
    assert actual in message
    assert "7-3-1-1: -- attack step --" in message


def test_a_number_that_is_another_one_is_explained_from_what_is_printed_to_what_it_is() -> None:
    text = """scenario: Stronger as long as it is there
game: dragonball
turn: player 1, main phase
card X-1 like DS1-003
  text = "【永続発動】自分の他のバトルカードすべてのパワーを+1000する。"
player 1
  battle: X-1, DS1-007
expect
  power of DS1-007: 9000
"""
    with pytest.raises(ScenarioFailed) as caught:
        run(text)
    message = str(caught.value)
    assert "actual: 5500: printed 4500; +1000 -> 5500: " in message
    assert "(as long as its ability holds)" in message


def test_an_action_that_may_mean_different_cards_is_refused() -> None:
    text = GOOD.replace("battle: DS1-007", "battle: DS1-007, DS1-006").replace(
        "1: attack\n", "1: attack\n  1: attack-with battle\n")
    with pytest.raises(ScenarioError, match=r"case.txt:7: .*this may mean several things"):
        run(text)


def test_a_text_in_several_lines_stands_as_in_a_card_file() -> None:
    text = '【防衛】\n\n  【自動発動】このカードがアタックした時、カード1枚を引く。\n'
    run(GOOD.replace("player 1\n", f'card X like DS1-007\n  text = """\n{text}"""\n  power = 1\nplayer 1\n', 1).replace(
        "battle: DS1-007", "battle: X").replace("1 may: attack-with DS1-007", "power of X: 1"))


def test_of_cards_that_are_alike_any_will_do() -> None:
    run(GOOD.replace("battle: DS1-007", "battle: 2 of DS1-007").replace(
        "1: attack\n", "1: attack\n  1: attack-with DS1-007\n").replace(
        "1 may: attack-with DS1-007", "1 battle: DS1-007 rest, DS1-007 active"))


def test_a_place_that_the_game_has_not_is_refused() -> None:
    text = "game: gateruler\nturn: player 1, main phase\nplayer 1\n  ruler: apprentice\n  hand: 1\nexpect\n  goes on\n"
    with pytest.raises(ScenarioError, match=r"case.txt:5: player 1 has no hand in this game"):
        run(text)


def test_a_zone_with_several_places_needs_the_number_of_one() -> None:
    text = "game: gateruler\nturn: player 1, main phase\nplayer 1\n  attack: 1\nexpect\n  goes on\n"
    with pytest.raises(ScenarioError, match=r"case.txt:4: attack is several places; say which: attack1, attack2"):
        run(text)


def test_a_moment_at_which_nobody_is_asked_is_refused() -> None:
    text = "game: gundam\nturn: player 1, main phase\nplayer 1\n  hand: nothing\nexpect\n  goes on\n"
    with pytest.raises(ScenarioError, match=r"case.txt:2: in this position nobody is asked at 6-5-1"):
        run(text)


def test_a_missing_file_and_an_empty_one_are_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="give the path of a scenario file"):
        read_scenarios(tmp_path / "none.txt")
    (tmp_path / "empty.txt").write_text("# nothing\n", "utf-8")
    with pytest.raises(ScenarioError, match="nothing is written here"):
        read_scenarios(tmp_path / "empty.txt")
    (tmp_path / "latin.txt").write_bytes("game: ä\n".encode("latin-1"))
    with pytest.raises(ScenarioError, match="byte 6 is not UTF-8"):
        read_scenarios(tmp_path / "latin.txt")


def test_the_sides_of_a_card_have_to_agree() -> None:
    whole = (Path(__file__).parent / "vanguard.txt").read_text("utf-8")
    text = next(part for part in whole.split("\n\n") if '"gyze"' in part)
    with pytest.raises(ScenarioError, match=r"case.txt:\d+: card X-1: normal: the ultimate stride skill names 「嵐の種」"):
        run(text.replace("-「嵐の主」-", "-「嵐の種」-"))
