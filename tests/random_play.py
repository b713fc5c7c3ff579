"""What the random games of several rulebooks have in common: playing at random, and looking whether all is right."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tefuda.kernel.choices.refusal import refusal
from tefuda.kernel.state.codec import decode, encode, essence
from tefuda.kernel.machine.machine import answer
from tefuda.kernel.state.state import State


def real_cards(g: State) -> Counter[tuple[int, int]]:
    """The cards on the table that players brought, by owner and print."""
    return Counter((g.owner[card], g.prints[card]) for zone in g.zones for card in zone if card not in g.data)


def check_cards(g: State, brought: Counter[tuple[int, int]]) -> None:
    """Every card is in the one place where it says that it is, and all that were brought are there."""
    found = [card for zone in g.zones for card in zone]
    assert len(found) == len(set(found))
    assert all(card in g.zones[g.zone_of[card]] for card in found)
    assert real_cards(g) == brought
    assert all(g.owner[card] == g.controller[card] for card in found)


def check_options(g: State, last: tuple[int, ...]) -> None:
    """No action is offered twice or refused, and those that end something come last."""
    assert len(g.options) == len(set(g.options))
    assert not any(code in g.options[:-1] for code in last)
    assert not any(refusal(g, code) for code in g.options)


@dataclass(frozen=True)
class RandomPlay:
    """How the games of a rulebook are played at random and looked at on the way."""

    # What the rules have seen to between two decisions.
    check_zones: Callable[[State], None]
    # The actions that come last where they are offered.
    last: tuple[int, ...]
    # After how many decisions every game has ended, and at what share of them the state is looked at.
    longest: int
    often: float

    def play(self, g: State, chance: random.Random) -> None:
        """Play a game to its end, now and then in a copy of it."""
        brought = real_cards(g)
        for _ in range(self.longest):
            if g.over:
                break
            if chance.random() < self.often:
                check_cards(g, brought)
                self.check_zones(g)
                check_options(g, self.last)
            if chance.random() < 0.01:
                g = chance.choice((g.clone(), decode(g.book, g.table, encode(g))))
            answer(g, chance.choice(g.options))
        assert g.over
        assert g.losers


def check_copy(g: State, chance: random.Random, before: int, after: int) -> None:
    """A copy that is made after some decisions goes on like the game, for some more or to its end."""
    for _ in range(before):
        answer(g, chance.choice(g.options))
    copy = g.clone()
    for _ in range(after):
        if g.over:
            break
        number = chance.randrange(len(g.options))
        answer(g, g.options[number])
        answer(copy, copy.options[number])
    assert essence(g) == essence(copy)
