"""Agents choose legal actions, the same ones for the same seed, and know no more than a player may."""
from __future__ import annotations

import doctest
import random

import pytest

import tefuda.agents.agent
from tefuda.agents import NAMES, Agent, make_agent
from tefuda.arena import simulate
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.visibility.sight import unknown_to
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook
from tests.laid_table import put


def new_game(game: str, seed: int) -> Game:
    decks = list(rulebook(game).decks)
    return Game.new(game, [decks[0], decks[-1]], seed)


def positions(game: str, count: int) -> list[Game]:
    """Decisions with a choice in the middle of a game between random players."""
    rng = random.Random(4)
    table = new_game(game, 8)
    found: list[Game] = []
    while len(found) < count and not table.over:
        if table.count > 1:
            found.append(table.clone())
        table.choose(rng.randrange(table.count))
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_chooses_the_same_legal_actions(game: str, name: str) -> None:
    agents: list[Agent] = [make_agent(name, 3), make_agent(name, 3)]
    for position in positions(game, 12):
        choices = [agent.choose(position) for agent in agents]
        assert choices[0] == choices[1]
        assert 0 <= choices[0] < position.count


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_choosing_leaves_the_game_as_it_is(game: str, name: str) -> None:
    agent = make_agent(name, 3)
    for position in positions(game, 12):
        before = position.save()
        agent.choose(position)
        assert position.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_the_greedy_agent_chooses_alike_whatever_it_cannot_know(game: str) -> None:
    for number, position in enumerate(positions(game, 25)):
        assert position.player is not None
        otherwise = position.imagine(position.player, random.Random(number))
        assert otherwise != position
        assert make_agent("greedy", number).choose(otherwise) == make_agent("greedy", number).choose(position)


def test_what_a_play_could_go_back_to_is_imagined_too() -> None:
    game = positions("dragonball", 20)[-1]
    player = game.player
    assert player is not None
    kept = game.state.back = game.state.clone()
    real = kept.prints.copy()
    imagined = game.imagine(player, random.Random(1)).state.back
    assert imagined is not None
    assert kept.prints == real != imagined.prints
    assert sorted(imagined.prints) == sorted(real)
    hidden = unknown_to(kept, player)
    assert all(imagined.prints[card] == real[card] for card in range(len(real)) if card not in hidden)


def test_what_nobody_has_seen_since_is_imagined_alike_there() -> None:
    game = positions("dragonball", 20)[-1]
    assert game.player is not None
    game.state.back = game.state.clone()
    for seed in range(5):
        world = game.imagine(game.player, random.Random(seed)).state
        assert world.back is not None
        assert world.back.prints == world.prints


def test_what_a_player_has_seen_since_is_imagined_there_as_it_is() -> None:
    game = positions("dragonball", 20)[-1]
    player, g = game.player, game.state
    assert player is not None
    g.back = g.clone()
    deck, hand = (g.book.layout.place(name, player) for name in ("deck", "hand"))
    top = g.zones[deck][-1]
    put(g, top, hand)
    for seed in range(5):
        world = game.imagine(player, random.Random(seed)).state
        assert world.back is not None
        assert world.back.prints[top] == g.prints[top]
        assert world.back.prints == world.prints


def test_what_a_player_has_lost_sight_of_since_is_imagined_there_as_it_was() -> None:
    game = positions("dragonball", 20)[-1]
    player, g = game.player, game.state
    assert player is not None
    g.back = g.clone()
    deck, hand = (g.book.layout.place(name, player) for name in ("deck", "hand"))
    card = g.zones[hand][-1]
    put(g, card, deck, bottom=True)
    for seed in range(5):
        back = game.imagine(player, random.Random(seed)).state.back
        assert back is not None
        assert back.prints[card] == g.back.prints[card]
        assert sorted(back.prints) == sorted(g.back.prints)


@pytest.mark.parametrize("game", GAMES)
def test_the_greedy_agent_wins_three_of_four_games_against_the_random_one(game: str) -> None:
    """Two random agents would do so in one of ninety runs."""
    decks = list(rulebook(game).decks)
    one = simulate(game, [decks[0], decks[-1]], 12, seed=5, agents=("greedy", "random"))
    other = simulate(game, [decks[0], decks[-1]], 12, seed=6, agents=("random", "greedy"))
    assert one.wins(0).count + other.wins(1).count >= 18


def test_the_greedy_agent_takes_a_win_that_is_there() -> None:
    """The opponent has one life card and nothing to guard it with; there are attacks that get through."""
    game = new_game("dragonball", 3)
    g = game.state
    while g.turn != 3 or g.rule() != "8-5-2-2":
        game.choose(game.count - 1)
    me = g.turn_player
    for name in ("hand", "battle"):
        strip(g, g.book.layout.place(name, 1 - me), 0)
    strip(g, g.book.layout.place("life", 1 - me), 1)
    agent = make_agent("greedy", 1)
    while game.turn == 3:
        game.choose(agent.choose(game) if game.player == me else game.count - 1)
        if game.over:
            break
    assert game.winner == me


def strip(g: State, place: int, left: int) -> None:
    """Put all cards of a place but so many under the deck of their owner."""
    deck = g.book.layout.place("deck", g.book.layout.player[place])
    for card in g.zones[place][left:]:
        put(g, card, deck, bottom=True)


def test_an_unknown_agent_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(TefudaError, match=r"no agent 'gready', did you mean greedy\? \(the agents are random, gr"):
        make_agent("gready", 0)


def test_the_examples_are_true() -> None:
    assert doctest.testmod(tefuda.agents.agent) == (0, 2)
