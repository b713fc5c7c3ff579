"""Whatever is given instead of a game, a deck, a seed, an action or a save, one message says what is wrong with it."""
from __future__ import annotations

import random
from typing import Any

import pytest

from tefuda import Game, TefudaError

DECKS = ["lantern-runners", "bell-bearers"]


@pytest.mark.parametrize(("game", "decks", "seed", "said"), [
    ("dragonbal", DECKS, 0, "there is no game 'dragonbal', did you mean dragonball?"),
    (5, DECKS, 0, "there is no game 5"),
    (None, DECKS, 0, "there is no game None"),
    ("dragonball", None, 0, "a game needs two decks, not None; give a list"),
    ("dragonball", "lantern-runners", 0, "a game needs two decks, not 'lantern-runners'; give a list"),
    ("dragonball", DECKS[:1], 0, "a game needs two decks, not 1"),
    ("dragonball", [1, 2], 0, "there is no file or deck 1; the decks of dragonball are"),
    ("dragonball", ["nope", DECKS[0]], 0, "there is no file or deck nope; the decks of dragonball are"),
    ("dragonball", DECKS, "7", "the seed is '7': it must be a whole number"),
    ("dragonball", DECKS, 1.5, "the seed is 1.5: it must be a whole number"),
    ("dragonball", DECKS, None, "the seed is None: it must be a whole number"),
])
def test_a_game_that_cannot_begin(game: Any, decks: Any, seed: Any, said: str) -> None:
    with pytest.raises(TefudaError) as caught:
        Game.new(game, decks, seed)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("raw", [None, 5, "", "TEFUDA1\n", b"", b"\xff", b"TEFUDA1\n", [b"TEFUDA1\n"]])
def test_what_is_no_saved_game(raw: Any) -> None:
    with pytest.raises(TefudaError, match="saved game"):
        Game.load(raw)


def test_a_saved_game_that_is_cut_off_or_changed() -> None:
    raw = Game.new("dragonball", DECKS, seed=3).save()
    rng = random.Random(1)
    for _ in range(50):
        place = rng.randrange(len(raw))
        for other in (raw[:place], raw[:place] + bytes([raw[place] ^ 1 << rng.randrange(8)]) + raw[place + 1:]):
            with pytest.raises(TefudaError, match="saved game"):
                Game.load(other)


@pytest.mark.parametrize("action", ["", "pick", "pick #", "pick #99999", "done done", "dance", 5, None, b"done", "concede 7"])
def test_what_is_no_action_leaves_the_game_as_it_was(action: Any) -> None:
    game = Game.new("dragonball", DECKS, seed=3)
    before = game.save()
    with pytest.raises(TefudaError):
        game.apply(action)
    assert game.save() == before
