"""5-2: what is done before the game."""
from __future__ import annotations

from collections import Counter

import pytest

from tefuda.play.game import Game
from tefuda.rulebooks.gundam.areas import BASE, DECK, HAND, LAYOUT, RESOURCE_DECK, RESOURCES, SHIELDS
from tests.gundam.table import new_game
from tests.trace import tracing


def begun(seed: int = 1, *words: str) -> Game:
    game = new_game(seed)
    for word in words or ("go-first", "keep", "keep"):
        game.apply(word)
    return game


@pytest.mark.rules("5-2-1-2", "5-2-1-3")
def test_5_2_1_the_steps_come_in_order() -> None:
    book = new_game().state.book
    with tracing(book) as trace:
        begun()
    steps = [rule for rule in trace if rule.startswith("5-2")]
    once = [rule for number, rule in enumerate(steps) if number == 0 or steps[number - 1] != rule]
    assert once == [
        "5-2-1", "5-2-1-1", "5-2-1-2", "5-2-1-3", "5-2-1-4", "5-2-1-5", "5-2-1-6", "5-2-1-6-1", "5-2-1-7", "5-2-1-6",
        "5-2-1-6-1", "5-2-1-7", "5-2-2", "5-2-3", "5-2-4", "5-2-5"]


def test_5_2_1_1_what_is_played_with_is_shown() -> None:
    assert len([event for event in new_game().events() if event.rule == "5-2-1-1"]) == 2


def test_5_2_1_2_the_decks_are_shuffled_and_laid_down() -> None:
    games = [new_game(seed) for seed in (1, 2)]
    orders = [[game.state.prints[card] for card in game.state.zones[DECK]] for game in games]
    assert [len(order) for order in orders] == [50, 50]
    assert orders[0] != orders[1]
    assert Counter(orders[0]) == Counter(orders[1])


def test_5_2_1_3_the_resource_decks_are_laid_down_face_down() -> None:
    game = new_game()
    assert [len(game.state.zones[RESOURCE_DECK + player]) for player in (0, 1)] == [10, 10]
    assert game.view(0).zone("resource_deck").cards == []


def test_5_2_1_4_chance_says_who_decides() -> None:
    assert {new_game(seed).player for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("word, same", [("go-first", True), ("go-second", False)])
def test_5_2_1_4_the_decider_goes_first_or_second(word: str, same: bool) -> None:
    game = new_game()
    decider = game.player
    assert [str(it) for it in game.legal()] == ["go-first", "go-second"]
    game.apply(word)
    assert (game.state.first_player == decider) is same
    assert game.player == game.state.first_player


def test_5_2_1_5_each_draws_five_cards() -> None:
    game = new_game()
    game.apply("go-first")
    assert [len(game.state.zones[HAND + player]) for player in (0, 1)] == [5, 5]
    assert len(game.view(0).zone("hand", 0).cards) == 5


def test_5_2_1_6_each_may_change_the_hand_once_from_the_first_player_on() -> None:
    game = new_game()
    game.apply("go-first")
    first = game.state.first_player
    asked = []
    while game.prompt and game.prompt.rule == "5-2-1-6":
        asked.append(game.player)
        assert [str(it) for it in game.legal()] == ["redraw", "keep"]
        game.apply("redraw")
    assert asked == [first, 1 - first]


def test_5_2_1_6_keeping_changes_nothing() -> None:
    game = new_game()
    game.apply("go-first")
    first = game.state.first_player
    hand, deck = game.state.zones[HAND + first], game.state.zones[DECK + first]
    game.apply("keep")
    assert (game.state.zones[HAND + first], game.state.zones[DECK + first]) == (hand, deck)


def test_5_2_1_6_1_the_hand_goes_under_the_deck_five_are_drawn_then_it_is_shuffled() -> None:
    game = new_game()
    game.apply("go-first")
    first = game.state.first_player
    old, top = game.state.zones[HAND + first], game.state.zones[DECK + first][-5:]
    start = game.event_count
    game.apply("redraw")
    g = game.state
    assert g.zones[HAND + first] == top[::-1]
    assert set(old) <= set(g.zones[DECK + first])
    assert g.zones[DECK + first][:5] != old
    kinds = [(event.kind, event.reason) for event in game.events(None, start)]
    assert kinds == [("moved", "redraw")] * 5 + [("moved", "draw")] * 5 + [("shuffled", "rule")]


def test_5_2_1_7_the_second_player_decides_after_the_first() -> None:
    game = new_game()
    game.apply("go-second")
    first = game.state.first_player
    game.apply("redraw")
    assert game.player == 1 - first
    hand = game.state.zones[HAND + first]
    game.apply("redraw")
    assert game.state.zones[HAND + first][:5] == hand


@pytest.mark.rules("3-6-4")
def test_5_2_2_six_unseen_shields_each_on_top_of_the_one_before() -> None:
    game = new_game()
    game.apply("go-first")
    game.apply("keep")
    g = game.state
    top = [g.zones[DECK + player][-6:] for player in (0, 1)]
    game.apply("keep")
    for player in (0, 1):
        assert g.zones[SHIELDS + player] == top[player][::-1]
        assert not any(event.seen for event in game.events(player) if event.reason == "set_shield")
    assert LAYOUT.named("shields").ordered


def test_5_2_3_each_has_an_active_ex_base() -> None:
    g = begun().state
    for player in (0, 1):
        (base,) = g.zones[BASE + player]
        assert (g.flags[base], base in g.data, g.owner[base]) == (0, True, player)


def test_5_2_4_the_second_player_has_an_active_ex_resource() -> None:
    g = begun(1, "go-second", "keep", "keep").state
    second = 1 - g.first_player
    (token,) = g.zones[RESOURCES + second]
    assert (g.flags[token], token in g.data) == (0, True)
    assert all(card not in g.data for card in g.zones[RESOURCES + g.first_player])


@pytest.mark.parametrize("word", ["go-first", "go-second"])
def test_5_2_5_the_first_player_has_the_first_turn(word: str) -> None:
    game = begun(1, word, "keep", "keep")
    assert (game.turn, game.state.turn_player, game.player) == (1, game.state.first_player, game.state.first_player)


@pytest.mark.rules("6-3-1", "6-4-1")
def test_5_2_5_the_first_turn_is_a_turn_like_any_other() -> None:
    game = begun()
    first = game.state.first_player
    assert [len(game.state.zones[area + first]) for area in (HAND, RESOURCES)] == [6, 1]
