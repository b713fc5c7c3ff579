"""What a position is worth: one way of counting, prices as data."""
from __future__ import annotations

import random

import pytest

from tefuda.agents.worth import WON, Price, Worth, _price, worth
from tefuda.kernel.codes import FACE_DOWN, REST
from tefuda.kernel.errors import EngineError, TefudaError
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook
from tests.laid_table import put


def played(game: str, decisions: int) -> Game:
    decks = list(rulebook(game).decks)
    table = Game.new(game, [decks[0], decks[-1]], seed=2)
    rng = random.Random(2)
    for _ in range(decisions):
        if not table.over:
            table.choose(rng.randrange(table.count))
    return table


def price(card: float = 0, first: list[float] | None = None, rested: float = 0, damage: float = 0,
          numbers: list[tuple[int, float]] | None = None) -> Price:
    return Price(card, first or [], rested, damage, numbers or [])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_good_for_one_player_is_as_bad_for_the_other(game: str) -> None:
    for decisions in (10, 60, 90):
        g = played(game, decisions).state
        assert worth(game).of(g, 0) == pytest.approx(-worth(game).of(g, 1))
    assert worth(game).of(g, 0) != 0


@pytest.mark.parametrize("game", GAMES)
def test_a_won_game_is_worth_more_than_any_position(game: str) -> None:
    table = played(game, 60)
    before = abs(worth(game).of(table.state, 0))
    table.concede(1)
    assert worth(game).of(table.state, 0) == WON > 100 * before
    assert worth(game).of(table.state, 1) == -WON


def test_a_draw_is_worth_nothing_to_either() -> None:
    table = played("dragonball", 60)
    table.concede(1)
    table.state.losers = 3
    assert worth("dragonball").of(table.state, 0) == worth("dragonball").of(table.state, 1) == 0


def test_the_first_cards_have_prices_of_their_own() -> None:
    assert [price(card=2, first=[30, 10]).of_count(count) for count in range(5)] == [0, 30, 40, 42, 44]


def fighter() -> tuple[State, int]:
    """A leader with some power, in a game that has begun."""
    g = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=1).state
    return g, g.zones[g.book.layout.place("leader", 0)][0]


def test_rest_damage_and_printed_numbers_are_priced() -> None:
    g, card = fighter()
    power = g.book.attributes.index("power")
    assert price(numbers=[(power, 0.001)]).of_card(g, card) == pytest.approx(5)
    g.flags[card] |= REST
    g.damage[card] = 3
    assert price(rested=-2, damage=-0.5).of_card(g, card) == -3.5


def test_a_card_that_lies_face_down_has_its_price() -> None:
    g, card = fighter()
    hidden = Price(0, [], 0, 0, [], face_down=-4)
    assert hidden.of_card(g, card) == 0
    g.flags[card] |= FACE_DOWN
    assert hidden.of_card(g, card) == -4
    assert not hidden.by_count


def test_a_shared_place_with_a_price_of_its_own_is_the_one_across_for_player_2() -> None:
    g = Game.new("zx", ["morning-bell", "late-hours"], seed=1).state
    prices = Worth(g.book, {"square": price(card=1), "square8": price(card=5)})
    # Each has a player card on the player square nearest to them, which is the eighth for player 1 only.
    assert [len(g.zones[g.book.layout.place("square", 0, index)]) for index in (1, 7)] == [1, 1]
    assert prices.of(g, 0) == prices.of(g, 1) == 0
    g.zones[g.book.layout.place("square", 0, 1)] = ()
    assert prices.of(g, 0) == 5
    put(g, g.zones[g.book.layout.place("square", 0, 7)][-1], g.book.layout.place("square", 0, 4))
    assert prices.of(g, 0) == 1


def test_a_price_for_what_no_card_has_is_refused() -> None:
    book = rulebook("dragonball").book
    with pytest.raises(TefudaError, match=r"prices pwoer in \[battle\]"):
        _price(book, "battle", {"card": 1, "pwoer": 2})
    with pytest.raises(EngineError, match="no zone 'batle'"):
        _price(book, "batle", {"card": 1})
