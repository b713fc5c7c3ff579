"""Random texts with a certain production in them: there is one for each, and it is read as it was written."""
from __future__ import annotations

import random

import pytest

from tefuda.cards.language.generator import Generator
from tefuda.cards.language.productions import Production
from tefuda.rulebooks.rulebook import GAMES, rulebook

from .reaching import seeker


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_text_can_say_is_said_in_some_random_text_and_read_again(game: str) -> None:
    language, seek = rulebook(game).language, seeker(game)
    for number, goal in enumerate(seek.goals):
        tree = (seek.sought(goal, random.Random(number), number % 3, 2),)
        assert language.read(language.print_ja(tree)) == tree
        assert language.print_en(tree)


def test_what_is_sought_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree may be printed otherwise than it was made, so it is watched while it is made."""
    met: list[Production] = []
    make = Generator.from_part

    def watched(maker: Generator, part: Production, rng: random.Random, depth: int, form: str) -> object:
        met.append(part)
        return make(maker, part, rng, depth, form)

    monkeypatch.setattr(Generator, "from_part", watched)
    seek = seeker("dragonball")
    for number, goal in enumerate(seek.goals):
        met.clear()
        seek.sought(goal, random.Random(number), 1, 2)
        assert any(part is goal for part in met)
