"""Whole games, played at random: they end, no card is lost or made, nothing leaks, and saves go on alike."""
from __future__ import annotations

import random
from collections import Counter

import pytest

from tefuda.cards.card import Card
from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.codes import PASS
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.zx import menus
from tefuda.rulebooks.zx.areas import DO_ATTACK, DO_PLAY, DO_PLAY_EVENT
from tests.zx.zx_table import BOOK, card, cards, pile

COLORS = ("red", "blue", "white")


def _pool() -> dict[str, int]:
    """A deck with every sort of card: two colours, start and gate cards, keywords, range, events."""
    return {**{f"Z{index}": 4 for index in range(10)}, "E0": 4, "E1": 4, "BIG": 2}


def _zx(index: int) -> Card:
    icons: dict[int, tuple[str, ...]] = {
        0: ("ignition", "life_recovery"), 1: ("ignition", "void_bringer"), 6: ("start",), 7: ("gate",)}
    return card(
        f"Z{index}", cost=1 + index % 5, power=1000 + 1000 * index, range=2 if index == 8 else 0,
        icons=icons.get(index, ("ignition",) if index < 5 else ()),
        colors=COLORS[:2] if index % 3 == 0 else (COLORS[index % 3],))


CARDS = cards(
    *(_zx(index) for index in range(10)),
    card("BIG", cost=7, power=9000, colors=()), card("E0", "event", cost=0), card("E1", "event", colors=("blue",)),
    card("P", "player"), card("L", "overboost-lower"), card("X", "extra"), card("U", "overboost-upper"),
    card("S", "shift"),
)
MATCH = Match(BOOK, [pile(_pool(), {"X": 4, "U": 4, "S": 4}, "P", "L"), pile(_pool())], CARDS)


def new_game(seed: int) -> Game:
    return Game(MATCH, seed, MATCH.deal(seed), [])


def owned(g: State) -> Counter[tuple[int, int]]:
    """The real cards on the table, by owner and print."""
    return Counter((g.owner[it], g.prints[it]) for zone in g.zones for it in zone if it not in g.data)


def check(g: State, whole: Counter[tuple[int, int]]) -> None:
    assert owned(g) == whole
    for place, zone in enumerate(g.zones):
        assert all(g.zone_of[it] == place for it in zone)
    if g.turn and not g.over and g.rule() in ("506.2", "504.3", "505.3"):
        layout = g.book.layout
        for player in (0, 1):
            assert len(g.zones[layout.place("charge", player)]) <= 4
            assert len(g.zones[layout.place("life", player)]) > 0
        assert not g.zones[layout.place("temporary", 0)]
        assert all(len(g.zones[layout.place("square", 0, index)]) <= 2 for index in range(9))


@pytest.mark.parametrize("block", range(10))
def test_random_games_end_and_keep_their_cards(block: int) -> None:
    for seed in range(block * 30, block * 30 + 30):
        game = new_game(seed)
        whole = owned(game.state)
        rng = random.Random(seed)
        for count in range(5000):
            if game.over:
                break
            if count % 7 == 0:
                check(game.state, whole)
            game.choose(rng.randrange(game.count))
        assert game.over
        check(game.state, whole)


def by_the_predicates(g: State) -> set[int]:
    """The main phase's actions, each asked of the predicate that would refuse it."""
    menu = menus.MainMenu(g)
    cards_there = [it for zone in g.zones for it in zone]
    squares = range(g.book.layout.count)
    codes = [DO_PLAY_EVENT | it << 8 for it in cards_there]
    codes += [DO_PLAY | it << 8 | square << 24 for it in cards_there for square in squares]
    codes += [DO_ATTACK | it << 8 | target << 24 for it in cards_there for target in cards_there]
    return {PASS, *[code for code in codes if not menu.refusal(code)]}


@pytest.mark.parametrize("seed", range(10))
def test_506_2_the_list_is_what_the_predicates_allow(seed: int) -> None:
    game = new_game(seed)
    rng = random.Random(seed)
    while not game.over:
        if game.rule == "506.2":
            assert len(set(game.state.options)) == game.count
            assert set(game.state.options) == by_the_predicates(game.state)
        game.choose(rng.randrange(game.count))


def test_both_players_win_some_games() -> None:
    winners = set()
    for seed in range(30):
        game = new_game(seed)
        game.playout(random.Random(seed))
        winners.add(game.winner)
    assert {0, 1} <= winners


@pytest.mark.parametrize("seed", range(8))
def test_what_a_player_can_not_know_changes_nothing_they_see(seed: int) -> None:
    game = new_game(seed)
    rng = random.Random(seed)
    while not game.over:
        if rng.random() < 0.2:
            for player in (0, 1):
                other = game.imagine(player, rng)
                assert other.view(player) == game.view(player)
                if game.player == player:
                    assert other.legal() == game.legal()
        game.choose(rng.randrange(game.count))


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_goes_on_alike_from_any_decision(seed: int) -> None:
    game = new_game(seed)
    rng = random.Random(seed)
    while not game.over:
        index = rng.randrange(game.count)
        if rng.random() < 0.2:
            g = decode(game.state.book, game.state.table, encode(game.state))
            assert g.options == game.state.options
            copy = Game(MATCH, seed, g, list(game.history))
            copy.choose(index)
            game.choose(index)
            assert same(copy.state, game.state)
        else:
            game.choose(index)
