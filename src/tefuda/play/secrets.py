"""What a player can't know, dealt out anew.

Both the proof that nothing leaks and every player that thinks ahead use this:
all cards that the player can't look at change their faces among each other, as
they could lie as far as that player knows.
"""
from __future__ import annotations

import random

from ..kernel.machine.machine import ask_again
from ..kernel.state.random_numbers import seed as seed_state
from ..kernel.visibility.sight import unknown_to
from ..kernel.state.state import State


def reshuffle(g: State, player: int, rng: random.Random) -> None:
    """Redeal, in place, what the player can't know, and make the open decision's options anew."""
    _redeal_all(g, player, rng)
    if g.back is not None:
        # Where a play that turns out to be impossible goes back to. Copies share it.
        g.back = g.back.clone()
        _redeal_back(g.back, g, player, rng)
    ask_again(g)


def _redeal_all(g: State, player: int, rng: random.Random) -> None:
    unknown = unknown_to(g, player)
    for owner in (0, 1):
        _redeal(g, [card for card in unknown if g.owner[card] == owner], rng)
    seed_state(g, rng.randrange(1 << 60))


def _redeal_back(back: State, g: State, player: int, rng: random.Random) -> None:
    """What the player couldn't know there either lies as it is imagined to lie now: they are the same cards.

    Where other cards were known then, such as one that was shuffled into the deck since, it is dealt by itself.
    """
    unknown = [card for card in unknown_to(back, player) if _is_dealt(back, card)]
    then = sorted((back.owner[card], back.prints[card]) for card in unknown)
    now = sorted((back.owner[card], g.prints[card]) for card in unknown)
    fits = all(back.book.may_lie(back, back.zone_of[card], g.prints[card]) for card in unknown)
    if then != now or not fits:
        _redeal_all(back, player, rng)
        return
    for card in unknown:
        back.prints[card] = g.prints[card]
    seed_state(back, rng.randrange(1 << 60))


def _is_dealt(g: State, card: int) -> bool:
    """What a text has put, or turned over, where such cards don't lie stays as it is: nothing could change with it."""
    place, printed = g.zone_of[card], g.prints[card]
    usual = not g.book.picky(place) and g.table.other_face[printed] < 0
    return usual or g.book.may_lie(g, place, printed)


def _redeal(g: State, cards: list[int], rng: random.Random) -> None:
    """Where not every card may lie (only events in a set zone), such places are served first, and first of all what
    somebody has chosen by what it is.

    The faces are put in order first: how they really lie must not show in how they are dealt.
    """
    book = g.book
    cards = [card for card in cards if _is_dealt(g, card)]
    faces = sorted(g.prints[card] for card in cards)
    rng.shuffle(faces)
    pledged = book.pledged(g)
    cards = sorted(cards, key=lambda card: (card not in pledged, not book.picky(g.zone_of[card])))
    for card in cards:
        place = g.zone_of[card]
        needed = pledged.get(card, -1)
        choice = next(
            number for number, face in enumerate(faces) if book.may_lie(g, place, face)
            and (needed < 0 or g.table.columns[needed][face] > 0))
        g.prints[card] = faces.pop(choice)
