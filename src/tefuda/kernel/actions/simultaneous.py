"""Changes of several cards or players at the same time, where something else may happen instead for some of them."""
from __future__ import annotations

from .move import lose
from .damage import recover_damage
from .turn import contest_cards, OVER, turn_face, turn_over, with_amount
from ..codes import FACE_DOWN, LOST, RECOVERED, NEXT, TURNED
from ..continuous.prohibitions import forbidden
from ..replacement.candidates import replaced
from ..state.state import Row, State, call


def turn_all(g: State, cards: Row, how: int, reason: int) -> int:
    """Turn cards at the same time: face-up, face-down, or over to their other face."""
    if g.table.replaces >> TURNED & 1:
        turning = [card for card in cards if can_turn(g, card, how)]
        if any([replaced(g, TURNED, reason, card, how) for card in turning]):
            return contest_cards(g, TURNED, with_amount(turning, how), reason)
    done = 0
    for card in cards:
        turn(g, card, how, reason)
        done += g.done
    g.done = done
    return NEXT


def can_turn(g: State, card: int, how: int) -> bool:
    """Whether a card would be turned so: not if it is so already, or has no other face."""
    return g.table.other_face[g.prints[card]] >= 0 if how == OVER else bool(g.flags[card] & FACE_DOWN) != bool(how)


def turn(g: State, card: int, how: int, reason: int) -> int:
    return turn_over(g, card, reason) if how == OVER else turn_face(g, card, bool(how), reason)


def recover_damage_of_all(g: State, cards: Row, points: int, reason: int) -> int:
    """Take points of damage off each of the cards at the same time."""
    if g.table.replaces >> RECOVERED & 1:
        hurt_ones = [card for card in cards if g.damage[card] and not forbidden(g, RECOVERED, reason, card)]
        if any([replaced(g, RECOVERED, reason, card, min(points, g.damage[card])) for card in hurt_ones]):
            row = [number for card in hurt_ones for number in (card, min(points, g.damage[card]))]
            return contest_cards(g, RECOVERED, tuple(row), reason)
    done = 0
    for card in cards:
        recover_damage(g, card, points, reason, True)
        done += g.done
    g.done = done
    return NEXT


def lose_for(g: State, causes: Row) -> int:
    """Players lose at the same time, unless something else happens instead; each two numbers are who and why."""
    if g.table.replaces >> LOST & 1:
        row: list[int] = []
        for i in range(0, len(causes), 2):
            for player in (0, 1):
                if causes[i] >> player & 1 and player not in row[1::5]:
                    row += (-1, player, 0, causes[i + 1], 0)
        return call(g, g.book.at["contest events"], LOST, 0, 0, tuple(row)) if row else NEXT
    for i in range(0, len(causes), 2):
        if causes[i]:
            lose(g, causes[i], causes[i + 1])
    return NEXT
