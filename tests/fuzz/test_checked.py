"""Games of all five rulebooks in the checked mode, with shipped and with random texts."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.continuous.effect_sorts import ADD
from tefuda.kernel.continuous.lasting_effects import FOR_GAME, add_effect
from tefuda.kernel.derived.activated_abilities import acting
from tefuda.kernel.derived.checked import check
from tefuda.kernel.derived.derived import derived
from tefuda.kernel.errors import EngineError
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook

from .fuzzer import play
from .texts import TextCase


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_checked_game_plays_to_its_end(name: str, seed: int) -> None:
    game = Game.new(name, list(rulebook(name).decks)[:2], seed=seed, checked=True)
    assert game.playout(random.Random(seed)) > 10
    assert game.over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [7100, 7101, 7102])
def test_a_checked_game_with_random_texts_plays_to_its_end(name: str, seed: int) -> None:
    decks = list(rulebook(name).decks)[:2]
    case = TextCase(name, (decks[0], decks[1]), seed)
    try:
        assert play(case, [], checked=True) > 10
    finally:
        case.close()


def test_copies_of_a_checked_game_are_checked() -> None:
    game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=7, checked=True)
    assert game.clone().state.derived.checked
    assert not Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=7).clone().state.derived.checked


def test_something_that_is_kept_and_out_of_date_is_an_error_at_the_next_decision() -> None:
    game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=7, checked=True)
    g = game.state
    leader = g.zones[g.book.layout.place("leader", 0)][0]
    add_effect(g, ADD, g.book.attributes.index("power"), card=leader, value=1000, duration=FOR_GAME)
    derived(g).numbers_changed = 0
    with pytest.raises(EngineError, match=f"card {leader} has other numbers"):
        game.apply("done")


def test_a_change_of_a_card_that_nobody_counted_is_an_error_at_the_next_decision() -> None:
    """As if a function that changes cards forgot to tell of it (``kernel.derived.derived``)."""
    game = Game.new("dragonball", ["awakened-lanterns", "awakened-bells"], seed=3, checked=True)
    rng = random.Random(3)
    while not playable_card(game.state):
        game.choose(rng.randrange(len(game.legal())))
    g = game.state
    # All that is known was asked for at this decision.
    card = playable_card(g)[0]
    g.prints[card] = next(it for it, own in enumerate(g.table.printed_abilities) if not own)
    with pytest.raises(EngineError, match="could play other abilities than is thought"):
        check(g)
    g.derived.cards_changed()
    check(g)


def playable_card(g: State) -> list[int]:
    """The cards with an ability that can be played somewhere."""
    return [card for player in (0, 1) for at_menu in acting(g, player) for card, _ in at_menu]
