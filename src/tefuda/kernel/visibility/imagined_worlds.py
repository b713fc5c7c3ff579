"""What a player can't know, dealt out anew: one of the worlds that could be, each as likely as the other.

Both the proof that nothing leaks and every player that thinks ahead use this: all cards that the player can't look at
change their faces among each other, as they could lie as far as that player knows. A search imagines thousands of
worlds, so this is compiled, and the random numbers come from the generator of the state, which is sown anew anyway.
"""
from __future__ import annotations

from typing import Callable, Final

from ..errors import EngineError
from ..machine.machine import ask_again
from ..state.random_numbers import seed, shuffle
from ..state.state import State
from .sight import unknown_to

_SEEDS: Final = 1 << 60


def determinize(g: State, player: int, draw: Callable[[int], int]) -> None:
    """Redeal, in place, what the player can't know, and make the open decision's options anew.

    ``draw`` gives a random number below its argument.
    """
    _redeal_all(g, player, draw)
    if g.back is not None:
        # Where a play that turns out to be impossible goes back to. Copies share it.
        back = g.back.clone()
        g.back = back
        _redeal_back(back, g, player, draw)
    ask_again(g)


def _redeal_all(g: State, player: int, draw: Callable[[int], int]) -> None:
    seed(g, draw(_SEEDS))
    owned: tuple[list[int], list[int]] = ([], [])
    owner = g.owner
    for card in unknown_to(g, player):
        owned[owner[card]].append(card)
    pledged = g.book.pledged(g)
    for cards in owned:
        _redeal(g, cards, pledged)
    # What comes out of the generator from now on has nothing to do with how the cards were dealt.
    seed(g, draw(_SEEDS))


def _redeal_back(back: State, g: State, player: int, draw: Callable[[int], int]) -> None:
    """What the player couldn't know there either lies as it is imagined to lie now: they are the same cards.

    Where other cards were known then, such as one that was shuffled into the deck since, it is dealt by itself.
    """
    unknown = [card for card in unknown_to(back, player) if _is_dealt(back, card)]
    if not _could_lie_as_in(back, g, unknown):
        _redeal_all(back, player, draw)
        return
    for card in unknown:
        back.prints[card] = g.prints[card]
    seed(back, draw(_SEEDS))


def _could_lie_as_in(back: State, g: State, cards: list[int]) -> bool:
    """Whether the cards of each player are those that they are in the other state, and may lie so."""
    for owner in range(2):
        own = [card for card in cards if back.owner[card] == owner]
        if sorted([back.prints[card] for card in own]) != sorted([g.prints[card] for card in own]):
            return False
    return all([back.book.may_lie(back, back.zone_of[card], g.prints[card]) for card in cards])


def _is_dealt(g: State, card: int) -> bool:
    """What a text has put, or turned over, where such cards don't lie stays as it is: nothing could change with it."""
    place, printed = g.zone_of[card], g.prints[card]
    if not g.book.confined[place] and g.table.other_face[printed] < 0:
        return True
    return g.book.may_lie(g, place, printed)


def _redeal(g: State, cards: list[int], pledged: dict[int, int]) -> None:
    """Where not every card may lie (only events in a set zone), such places are served first, and first of all what
    somebody has chosen by what it is.

    The faces are put in order first: how they really lie must not show in how they are dealt.
    """
    confined, zone_of, prints, other_face = g.book.confined, g.zone_of, g.prints, g.table.other_face
    first: list[int] = []
    others: list[int] = []
    faces: list[int] = []
    for card in cards:
        printed = prints[card]
        if confined[zone_of[card]]:
            if not _is_dealt(g, card):
                continue
            first.append(card)
        elif other_face[printed] >= 0 and not _is_dealt(g, card):
            continue
        else:
            others.append(card)
        faces.append(printed)
    faces.sort()
    shuffle(g, faces)
    if pledged:
        chosen = [card for card in first + others if card in pledged]
        first = [card for card in first if card not in pledged]
        others = [card for card in others if card not in pledged]
        for card in chosen:
            prints[card] = _take(g, faces, zone_of[card], pledged[card])
    _deal(g, faces, first)
    _deal(g, faces, others)


def _deal(g: State, faces: list[int], cards: list[int]) -> None:
    """Give each of the cards a face that may lie where it is: from the end of the list, where that one may."""
    book, zone_of, prints = g.book, g.zone_of, g.prints
    for card in cards:
        face = faces[-1]
        if book.may_lie(g, zone_of[card], face):
            prints[card] = face
            faces.pop()
        else:
            prints[card] = _take(g, faces, zone_of[card], -1)


def _take(g: State, faces: list[int], place: int, needed: int) -> int:
    """Take the last of the faces that may lie in the place and on which the needed number is printed, if any is."""
    for at in range(len(faces) - 1, -1, -1):
        face = faces[at]
        if g.book.may_lie(g, place, face) and (needed < 0 or g.table.columns[needed][face] > 0):
            return faces.pop(at)
    raise EngineError(f"{g.book.name}: nothing that a player can't know may lie in place {place}")
