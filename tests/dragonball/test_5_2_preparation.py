"""5-2: what is done before the game, from the decks on the table to the first turn."""
from __future__ import annotations

import pytest

from tefuda.cards.decks import DeckList
from tefuda.play.errors import IllegalDeck
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.dragonball.areas import ATTACKER, GUARD
from tests.dragonball.table import BOOK, CARDS, DECK, new_game
from tests.trace import course, tracing

STEPS = [
    "5-2-1-1", "5-2-1-2", "5-2-1-3", "5-2-1-4", "5-2-1-5", "5-2-1-3-1~2", "5-2-1-3-2", "5-2-1-5", "5-2-1-3-1~2",
    "5-2-1-3-2", "5-2-1-6", "5-2-1-7", "6-1-1",
]


def cards(game: Game, area: str, player: int) -> list[int]:
    return list(game.state.zones[game.state.book.layout.place(area, player)])


def redraw(game: Game, count: int) -> list[int]:
    """Change the first so many cards of the hand; gives them."""
    assert game.player is not None
    back = cards(game, "hand", game.player)[:count]
    hand = len(cards(game, "hand", game.player))
    for card in back:
        game.apply(f"pick #{game.state.obj[card]}")
    if count < hand:
        game.apply("done")
    return back


def test_5_2_1_the_steps_come_in_this_order() -> None:
    with tracing(BOOK.book) as trace:
        game = new_game()
        redraw(game, 1)
        redraw(game, 0)
    assert course(trace, "5 6")[:len(STEPS)] == STEPS


def test_5_2_1_1_a_deck_that_breaks_the_rules_is_not_accepted() -> None:
    game = new_game()
    assert (game.over, game.state.registers[ATTACKER], game.state.registers[GUARD]) == (False, -1, -1)
    short = DeckList("dragonball", DECK.name, {**DECK.parts, "main": {"B1": 3}})
    for decks in ([DECK, short], [short, DECK]):
        with pytest.raises(IllegalDeck, match="5-1-3: the deck has 3 cards; it needs exactly 40"):
            Match(BOOK, decks, CARDS)


def test_5_2_1_2_each_leader_lies_front_up_in_its_leader_area() -> None:
    game = new_game()
    for player in (0, 1):
        (leader,) = cards(game, "leader", player)
        assert game.state.owner[leader] == player
        assert [card.en for card in game.view(1 - player).zone("leader", player).cards] == ["Leader"]


def test_5_2_1_3_each_deck_is_shuffled_and_laid_face_down() -> None:
    orders = set()
    for seed in range(4):
        game = new_game(seed)
        for player in (0, 1):
            assert game.view(player).zone("deck").cards == []
            orders.add(tuple(game.state.prints[card] for card in cards(game, "deck", player)))
    assert len(orders) == 8


def test_5_2_1_4_chance_decides_who_goes_first() -> None:
    first = [new_game(seed).state.first_player for seed in range(20)]
    assert set(first) == {0, 1}
    assert [new_game(seed).state.first_player for seed in range(20)] == first


def test_5_2_1_3_1_nobody_chooses_who_goes_first() -> None:
    game = new_game()
    assert game.history == []
    assert game.player == game.state.first_player
    assert {action.word for action in game.legal()} == {"pick", "done"}


@pytest.mark.parametrize("seed", range(4))
def test_5_2_1_5_three_cards_and_one_redraw_each_the_first_player_first(seed: int) -> None:
    game = new_game(seed)
    first = game.state.first_player
    for player in (first, 1 - first):
        assert (game.player, game.prompt and game.prompt.cause) == (player, "5-2-1-5")
        assert len(cards(game, "hand", player)) == 3
        redraw(game, 2)
    assert game.prompt is not None
    assert game.prompt.cause == "6-3-1-2"


def test_5_2_1_3_1x2_any_cards_go_back_into_the_deck_which_is_shuffled() -> None:
    game = new_game()
    first = game.state.first_player
    before = cards(game, "deck", first).copy()
    back = redraw(game, 2)
    deck_and_hand = cards(game, "deck", first) + cards(game, "hand", first)
    assert set(back) <= set(deck_and_hand)
    assert cards(game, "deck", first)[:30] != before[:30]
    events = [(event.kind, event.reason) for event in game.events() if event.rule == "5-2-1-3-1~2"]
    assert events == [("moved", "redraw"), ("moved", "redraw"), ("shuffled", "rule")]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_5_2_1_3_2_as_many_cards_are_drawn_as_went_back(count: int) -> None:
    game = new_game()
    first = game.state.first_player
    kept = cards(game, "hand", first)[count:]
    before = game.event_count
    redraw(game, count)
    assert cards(game, "hand", first)[:3 - count] == kept
    assert (len(cards(game, "hand", first)), len(cards(game, "deck", first))) == (3, 37)
    assert len([event for event in game.events(None, before) if event.reason == "draw"]) == count


def test_5_2_1_6_the_top_seven_cards_of_each_deck_become_life() -> None:
    game = new_game()
    game.apply("done")
    decks = [cards(game, "deck", player).copy() for player in (0, 1)]
    game.apply("done")
    for player in (0, 1):
        assert cards(game, "life", player) == decks[player][::-1][:7]


@pytest.mark.parametrize("seed", range(4))
def test_5_2_1_7_the_first_player_has_the_first_turn(seed: int) -> None:
    game = new_game(seed)
    game.apply("done")
    game.apply("done")
    assert (game.turn, game.view(0).turn_player, game.player) == (1,) + (game.state.first_player,) * 2
