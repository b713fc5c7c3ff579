"""402: what happens before the first turn."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.nodes import YOU, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.codes import FACE_DOWN
from tefuda.play.game import Game
from tefuda.rulebooks.zx.areas import PLAYER_DAMAGE, ZONE_SQUARE
from tefuda.rulebooks.zx.cards import CHARGE_ROOM
from tests.trace import tracing
from tests.zx.zx_table import BOOK, HOME, IGNITING, MAIN, PLAIN, Table, card, cards, new_game, pile

START = card("ZS", icons=("start",))
GATE = card("ZG", icons=("gate",))
POOL = cards(
    *IGNITING, *PLAIN, START, GATE, card("P", "player"), card("L", "overboost-lower"), card("X", "extra"),
    card("U", "overboost-upper"), card("S", "shift"))
WITH_BOTH = {**{number: count for number, count in MAIN.items() if number not in ("Z0", "Z1")}, "ZS": 4, "ZG": 4}


def game_with_both_sorts(seed: int = 1) -> Game:
    """Player 0 has start cards, gate cards and all sorts of other cards; player 1 has nothing but a deck."""
    full = pile(WITH_BOTH, {"X": 4, "U": 2, "S": 2}, "P", "L")
    return new_game(seed, (full, pile()), POOL)


def prepared(seed: int = 1, start: bool = True, gate: bool = True) -> Table:
    """The decisions of the preparation made, up to the first one of the first turn."""
    laid = Table(game_with_both_sorts(seed))
    for wanted in (start, False, gate, False):
        laid.choose("pick" if wanted else "done")
    for _ in (0, 1):
        laid.choose("keep")
    return laid


def first_of_names(laid: Table, zone: str, player: int) -> list[str]:
    return [laid.game.match.printed(laid.state.prints[it]).card.number for it in laid.cards(zone, player)]


@pytest.mark.rules("402.1")
def test_402_1_steps_come_in_the_order_of_the_book() -> None:
    with tracing(BOOK.book) as trace:
        laid = Table(game_with_both_sorts())
        for _ in range(4):
            laid.choose("done")
        for _ in (0, 1):
            laid.choose("keep")
    seen = list(dict.fromkeys(rule for rule in trace if rule.startswith("402")))
    assert seen == [f"402.1{letter}" for letter in "abcdefhijklmno"]


def test_402_1a_the_near_player_square_is_ones_own() -> None:
    laid = prepared()
    assert laid.where(laid.player_card(0)) == ("square8", -1)
    assert laid.where(laid.player_card(1)) == ("square2", -1)


@pytest.mark.rules("1205.1", "1205.2a", "1205.3")
def test_402_1b_player_card_with_overboost_behind_it_or_virtual_card() -> None:
    laid = prepared()
    own, virtual = laid.player_card(0), laid.player_card(1)
    assert laid.type_of(own) == "player"
    assert laid.type_of(virtual) == "player-token"
    assert laid.state.controller[virtual] == 1
    assert [laid.type_of(it) for it in laid.cards("underside", 0)] == ["overboost-lower"]
    assert laid.state.host[laid.cards("underside", 0)[0]] == own
    assert laid.cards("underside", 1) == []


@pytest.mark.rules("202.7b")
def test_202_7c_the_lower_half_is_seen_by_its_owner_alone() -> None:
    laid = prepared()
    assert len(laid.game.view(0).zone("underside", 0).cards) == 1
    seen = laid.game.view(1).zone("underside", 0)
    assert (seen.count, seen.cards) == (1, [])


@pytest.mark.rules("1101.1", "1101.2")
def test_402_1c_one_start_card_goes_face_down_to_the_player_square() -> None:
    laid = Table(game_with_both_sorts())
    assert laid.asks == (0, "402.1c")
    assert len(laid.offered("pick")) == 4
    laid.choose("pick")
    laid.choose("done")
    assert laid.asks == (0, "402.1d")
    start = laid.cards(HOME[0])[-1]
    assert laid.state.flags[start] & FACE_DOWN
    assert [it.number for it in laid.game.view(0).zone("square8").cards][-1:] == ["P"]
    assert "ZS" in [it.number for it in laid.game.view(0).zone("square8").cards]
    hidden = laid.game.view(1).zone("square8")
    assert hidden.count == 2
    assert [it.number for it in hidden.cards] == ["P"]


def test_402_1c_who_has_no_start_card_is_asked_all_the_same() -> None:
    laid = Table(game_with_both_sorts())
    laid.choose("done")
    assert laid.asks == (1, "402.1c")
    assert [word for word, _, _ in laid.offers] == ["done"]


def test_402_1c_what_the_opponent_imagines_there_is_a_start_card() -> None:
    laid = Table(game_with_both_sorts())
    laid.choose("pick")
    laid.choose("done")
    for seed in range(20):
        imagined = laid.game.imagine(1, random.Random(seed))
        assert imagined.match.printed(imagined.state.prints[laid.cards(HOME[0])[-1]]).card.number == "ZS"


def test_402_1c_a_start_card_says_nothing_before_it_is_shown() -> None:
    """What came of its text would tell the opponent which card it is."""
    laid = Table(game_with_both_sorts())
    laid.choose("pick")
    laid.choose("done")
    player = next(it for it in laid.cards(HOME[0]) if not laid.state.flags[it] & FACE_DOWN)
    start = laid.cards(HOME[0])[-1]
    before = laid.number(player, "charge_limit")
    laid._write(laid.state.prints[start], (
        Always(statics=(Static(Cards((ZONE_SQUARE,), YOU), Plus(CHARGE_ROOM, Fixed(1))),)),))
    assert laid.number(player, "charge_limit") == before
    for word in ("done", "done", "keep", "keep"):
        laid.choose(word)
    assert laid.number(player, "charge_limit") == before + 1


@pytest.mark.parametrize(("before", "number"), [((), "ZS"), (("done", "done"), "ZG")])
def test_402_1c_what_the_opponent_imagines_to_be_chosen_could_be_chosen(before: tuple[str, ...], number: str) -> None:
    """Also before it is laid down, while the other player is asked: a start card, or a gate card (402.1d)."""
    laid = Table(game_with_both_sorts())
    for word in (*before, "pick"):
        laid.choose(word)
    chosen = laid.state.stack[-1].b - 1
    for seed in range(20):
        imagined = laid.game.imagine(1, random.Random(seed))
        assert imagined.match.printed(imagined.state.prints[chosen]).card.number == number


@pytest.mark.rules("1113.1", "1113.2")
def test_402_1d_one_gate_card_goes_face_up_to_the_dynamis() -> None:
    laid = Table(game_with_both_sorts())
    laid.choose("done")
    laid.choose("done")
    assert len(laid.offered("pick")) == 4
    laid.choose("pick")
    laid.choose("done")
    assert first_of_names(laid, "dynamis", 0)[0] == "ZG"
    assert [it.number for it in laid.game.view(1).zone("dynamis", 0).cards] == ["ZG"]


@pytest.mark.rules("402.1c")
def test_402_1d_the_other_player_may_have_both_too() -> None:
    laid = Table(new_game(1, (pile(), pile(WITH_BOTH)), POOL))
    for word in ("done", "pick", "done", "pick"):
        laid.choose(word)
    assert first_of_names(laid, HOME[1], 0)[-1:] == ["ZS"]
    assert first_of_names(laid, "dynamis", 1) == ["ZG"]


@pytest.mark.rules("304.1")
def test_402_1e_the_rest_of_the_deck_is_shuffled() -> None:
    one, other = prepared(seed=1), prepared(seed=2)
    assert one.count("deck", 0) == 50 - 2 - 4 - 4 - 2
    assert first_of_names(one, "deck", 1) != first_of_names(other, "deck", 1)
    assert len(one.game.view(0).zone("deck").cards) == 0


@pytest.mark.rules("313.1", "313.2", "313.2a", "401.8")
def test_402_1f_the_dynamis_lies_face_down_for_its_owner_to_see() -> None:
    laid = prepared()
    assert laid.count("dynamis", 0) == 9
    mine = laid.game.view(0).zone("dynamis")
    theirs = laid.game.view(1).zone("dynamis", 0)
    assert len(mine.cards) == 9
    assert sum(it.face_down for it in mine.cards) == 8
    assert (theirs.count, [it.number for it in theirs.cards]) == (9, ["ZG"])
    assert laid.count("dynamis", 1) == 0


def test_313_2_what_the_opponent_imagines_there_could_be_there() -> None:
    laid = prepared()
    for seed in range(10):
        state = laid.game.imagine(1, random.Random(seed)).state
        types = {laid.game.match.printed(state.prints[it]).card.type for it in laid.cards("dynamis", 0)[1:]}
        assert types <= {"extra", "overboost-upper", "shift"}
        half = laid.cards("underside", 0)[0]
        assert laid.game.match.printed(state.prints[half]).card.type == "overboost-lower"


def test_402_1h_chance_decides_who_goes_first() -> None:
    games = [_pass_to_redraw(new_game(seed)) for seed in range(20)]
    assert {game.state.first_player for game in games} == {0, 1}


def _pass_to_redraw(game: Game) -> Game:
    for _ in range(4):
        game.apply("done")
    return game


def test_402_1i_four_cards_to_the_hand() -> None:
    laid = Table(_pass_to_redraw(new_game()))
    assert (laid.count("hand", 0), laid.count("hand", 1)) == (4, 4)
    assert laid.count("deck", 0) == 46


def test_402_1j_the_first_player_first_may_change_all_four() -> None:
    laid = Table(_pass_to_redraw(new_game()))
    first = laid.state.first_player
    assert laid.asks == (first, "402.1j")
    assert [word for word, _, _ in laid.offers] == ["redraw", "keep"]
    old = set(laid.cards("hand", first))
    other = list(laid.cards("hand", 1 - first))
    laid.choose("redraw")
    assert laid.asks == (1 - first, "402.1j")
    assert set(laid.cards("hand", first)) != old
    assert laid.count("hand", first) == 4
    assert laid.count("deck", first) == 46
    laid.choose("keep")
    assert laid.cards("hand", 1 - first)[:4] == other


@pytest.mark.rules("307.1", "307.2", "307.3")
def test_402_1k_four_life_cards_that_nobody_sees() -> None:
    laid = prepared()
    for player in (0, 1):
        assert laid.count("life", player) == 4
        assert laid.game.view(player).zone("life").cards == []


@pytest.mark.rules("308.1", "308.2a", "308.3")
def test_402_1l_two_resources_from_the_deck_rebooted_and_public() -> None:
    laid = prepared()
    for player in (0, 1):
        assert laid.count("resource", player) == 2
        assert not any(laid.rested(it) for it in laid.cards("resource", player))
        assert len(laid.game.view(1 - player).zone("resource", player).cards) == 2


def test_402_1m_start_cards_are_turned_face_up() -> None:
    laid = prepared()
    start = laid.cards(HOME[0])[-1]
    assert not laid.state.flags[start] & FACE_DOWN
    assert "ZS" in [it.number for it in laid.game.view(1).zone("square8").cards]
    assert laid.where(start) == ("square8", -1)


@pytest.mark.rules("907.1")
def test_402_1n_players_begin_without_damage() -> None:
    laid = Table(_pass_to_redraw(new_game()))
    laid.state.registers[PLAYER_DAMAGE] = laid.state.registers[PLAYER_DAMAGE + 1] = 2
    for _ in (0, 1):
        laid.choose("keep")
    assert laid.state.registers[PLAYER_DAMAGE:PLAYER_DAMAGE + 2] == [0, 0]


def test_402_1o_the_first_player_has_the_first_turn() -> None:
    laid = Table(_pass_to_redraw(new_game()))
    laid.state.turn_player = 1 - laid.state.first_player
    for _ in (0, 1):
        laid.choose("keep")
    assert laid.game.turn == 1
    assert laid.state.turn_player == laid.state.first_player
    assert laid.asks == (laid.state.first_player, "504.3")
