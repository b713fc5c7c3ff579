"""Imagined games: each way in which the cards could lie is as likely as the other, and how they lie does not show."""
from __future__ import annotations

import random
from collections import Counter

import pytest

from tefuda.kernel.visibility.sight import unknown_to
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook


def in_the_middle(game: str, decisions: int = 40) -> Game:
    decks = list(rulebook(game).decks)
    it = Game.new(game, [decks[0], decks[-1]], 3)
    it.playout(random.Random(7), decisions)
    return it


@pytest.mark.parametrize("decisions", [0, 1, 15, 40])
@pytest.mark.parametrize("game", GAMES)
def test_how_the_cards_really_lie_does_not_show(game: str, decisions: int) -> None:
    real = in_the_middle(game, decisions)
    for player in (0, 1):
        other = real.imagine(player, random.Random(1))
        assert other != real
        assert other.imagine(player, random.Random(2)) == real.imagine(player, random.Random(2))


@pytest.mark.parametrize("game", GAMES)
def test_every_unknown_face_is_as_likely_in_a_hand(game: str) -> None:
    """Of a deviation from what is expected, six times its usual size happens once in millions of times."""
    real = in_the_middle(game, 15)
    g = real.state
    hands = [g.zones[g.book.layout.place("hand", player)] for player in (0, 1)]
    owner = 1 if hands[1] else 0
    card = hands[owner][0]
    # Where any card may lie that may be in a hand, such as among the shields.
    alike = [it for it in unknown_to(g, 1 - owner) if g.owner[it] == owner and not g.book.picky(g.zone_of[it])]
    expected = Counter(g.prints[it] for it in alike)
    worlds = 3000
    rng = random.Random(11)
    found = Counter(real.imagine(1 - owner, rng).state.prints[card] for _ in range(worlds))
    assert set(found) <= set(expected)
    for face, count in expected.items():
        share = count / len(alike)
        assert abs(found[face] - worlds * share) <= 6 * (worlds * share * (1 - share)) ** 0.5


def test_faces_in_two_places_are_dealt_independently() -> None:
    """As often alike as two cards drawn from all that are unknown."""
    real = in_the_middle("dragonball")
    g = real.state
    deck, hand = (g.book.layout.place(name, 1) for name in ("deck", "hand"))
    one, other = g.zones[hand][0], g.zones[deck][0]
    faces = Counter(g.prints[it] for it in unknown_to(g, 0) if g.owner[it] == 1)
    total = sum(faces.values())
    share = sum(count * (count - 1) for count in faces.values()) / (total * (total - 1))
    worlds, rng = 3000, random.Random(5)
    alike = 0
    for _ in range(worlds):
        prints = real.imagine(0, rng).state.prints
        alike += prints[one] == prints[other]
    assert abs(alike - worlds * share) <= 6 * (worlds * share * (1 - share)) ** 0.5


def test_what_comes_next_differs_from_world_to_world() -> None:
    real = in_the_middle("dragonball")
    rng = random.Random(2)
    states = [real.imagine(0, rng).state for _ in range(50)]
    assert len({(g.random1, g.random2) for g in states}) == 50
