"""Why something is refused at a choice that is no menu."""
from __future__ import annotations

import random

from tefuda.kernel.codes import DONE, PICK, kind_of
from tefuda.play.game import Game

DECKS = ("lantern-runners", "bell-bearers")


def test_what_was_picked_is_not_picked_again() -> None:
    game = Game.new("dragonball", DECKS, seed=1)
    text = game.legal()[0].text
    game.apply(text)
    why = game.why_not(text)
    assert why is not None
    assert (why.rule, why.en, why.ja) == ("8-6-3", "that was picked already", "それはすでに選びました")


def test_a_choice_of_so_many_is_not_left_early() -> None:
    """Energy is paid one card after the other."""
    game, rng = Game.new("dragonball", DECKS, seed=1), random.Random(1)
    while {kind_of(code) for code in game.state.options} != {PICK}:
        game.choose(rng.randrange(game.count))
    why = game.why_not("done")
    assert DONE not in game.state.options
    assert why is not None
    assert (why.rule, why.en) == ("8-6-3", "not enough has been picked yet")


def test_what_is_not_among_the_candidates_is_refused_as_that() -> None:
    game = Game.new("dragonball", DECKS, seed=1)
    why = game.why_not("pick deck.1")
    assert why is not None
    assert (why.rule, why.en) == ("8-6-3", "this choice is only among what is offered")
