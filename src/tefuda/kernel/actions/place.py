"""Putting cards into places that a player picks, each into another one, all at the same time."""
from __future__ import annotations

from .move import move_each
from ..codes import NEXT, PICK, PLACE, action, first_of
from ..machine.program import Program
from ..state.rows import firsts, seconds
from ..state.state import Frame, Row, State, ask, call


def add_placing(program: Program, rule: str) -> None:
    """Give a program the picking of places, under the paragraph of its book."""
    program.alias("place", program.procedure((rule, place_ask), (rule, place_take)))


def put_into(g: State, player: int, cards: Row, places: Row, reason: int, flags: int) -> int:
    """The player picks one of the places for each of the cards. What finds no place stays where it is."""
    g.done = 0
    cards = g.book.placeable(g, cards)
    if not cards or not places:
        return NEXT
    return call(g, g.book.at["place"], player, reason << 16 | flags, len(cards), (*cards, *places))


# A frame: player a, reason and states b, how many cards c; its row is the cards and then the places; chosen are cards,
# each followed by its place, and perhaps a card whose place is still to be picked.


def place_ask(g: State, f: Frame) -> int:
    """Where there are fewer places than cards, it is the player's to say which cards get one."""
    cards = [card for card in f.items[:f.c] if card not in firsts(f.chosen)]
    places = [place for place in f.items[f.c:] if place not in seconds(f.chosen)]
    open_card = len(f.chosen) % 2 == 1
    if not places or not (cards or open_card):
        return _put(g, f)
    if not open_card:
        if len(cards) > len(places):
            return ask(g, f.a, [action(PICK, card) for card in cards])
        f.chosen = (*f.chosen, cards[0])
    if len(places) == 1:
        f.chosen = (*f.chosen, places[0])
        return f.pc
    return ask(g, f.a, [action(PLACE, place) for place in places])


def place_take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, first_of(g.answer))
    return f.pc - 1


def _put(g: State, f: Frame) -> int:
    """After the last pick: the procedure ends with the move."""
    f.pc = g.book.at["place"] + 1
    return move_each(g, firsts(f.chosen), seconds(f.chosen), f.b >> 16, f.b & 32767)
