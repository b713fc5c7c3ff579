"""The random generator, which is two numbers of the state.

L'Ecuyer's combined generator of 1988: no product of a draw needs more than 63 bits, so
compiled code stays with machine integers. The two numbers live in the state,
so a copy of the game draws the same cards.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import Row, State

_M1: Final = 2147483563
_M2: Final = 2147483399
_SPAN: Final = _M1 - 1
# So few ways beside the span that hardly a number has to be drawn again.
_MOST_WAYS: Final = 20_000_000
# The greatest prime below 2 to the 62nd, and an odd number of as many bits.
_SEEDS: Final = 4611686018427387847
_SPREAD: Final = 2862933555777941757


def seed(g: State, number: int) -> None:
    """Start the generator; near seeds give unrelated games."""
    number %= _SEEDS
    for _ in range(3):
        # Shifting undoes what multiplying alone would keep: the same step from each seed to the next.
        number = (number ^ number >> 30) * _SPREAD % _SEEDS
    g.random1 = number % (_M1 - 1) + 1
    g.random2 = number // _M1 % (_M2 - 1) + 1


def below(g: State, n: int) -> int:
    """A number from 0 to n-1, each as likely as the other."""
    limit = _SPAN - _SPAN % n
    while True:
        a = g.random1 = g.random1 * 40014 % _M1
        b = g.random2 = g.random2 * 40692 % _M2
        value = (a - b) % _SPAN
        if value < limit:
            return value % n


def _picks(count: int) -> list[Row]:
    """For so many cards and all fewer: how many can be picked by one number, and in how many ways.

    The number counts the ways: the remainder by the number of cards is the first pick, what is left the rest.
    """
    table: list[Row] = []
    for cards in range(count + 1):
        ways = 1
        picks = 0
        while picks < cards and ways * (cards - picks) <= _MOST_WAYS:
            ways *= cards - picks
            picks += 1
        table.append((picks, ways, _SPAN - _SPAN % ways))
    return table


# No deck of the five games has more.
_PICKS: Final = _picks(128)


def shuffle(g: State, cards: list[int]) -> None:
    """Each order as likely as the other."""
    left = len(cards)
    a = g.random1
    b = g.random2
    while left > 1:
        picks, ways, limit = _PICKS[left] if left < len(_PICKS) else (1, left, _SPAN - _SPAN % left)
        value = limit
        while value >= limit:
            a = a * 40014 % _M1
            b = b * 40692 % _M2
            value = (a - b) % _SPAN
        value %= ways
        for _ in range(picks):
            pick = value % left
            value //= left
            left -= 1
            held = cards[pick]
            cards[pick] = cards[left]
            cards[left] = held
    g.random1 = a
    g.random2 = b
