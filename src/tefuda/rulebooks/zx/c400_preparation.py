"""Chapter 400: the preparation of the game. Decks were checked (401) before they came to the table."""
from __future__ import annotations

from ...kernel.machine.turns import goes_first
from ...kernel.actions.move import move, move_all, shuffle
from ...kernel.actions.one_by_one import draw
from ...kernel.events.changes import attach
from ...kernel.actions.turn import turn_face
from ...kernel.codes import DONE, FACE_DOWN, NEXT, PICK, first_of, kind_of
from ...kernel.continuous.projection import value
from ...kernel.state.random_numbers import below
from ...kernel.state.setup import lay_pile
from ...kernel.state.state import Frame, State, ask
from .areas import (
    BOX, BOX_DYNAMIS, BOX_MAIN, BOX_OVERBOOST, BOX_PARTS, BOX_PLAYER, DECK, DO_KEEP, DO_REDRAW, DYNAMIS, FIRST_PLAYER,
    HAND, LIFE, PHASE, PLAYER_DAMAGE, PREPARATION, REDRAW, RESOURCE, SET_UP, UNDERSIDE,
)
from .c300_squares import FIRST_HOME, PLAYER_SQUARES, SECOND_HOME, player_card
from .c1200_virtual_player import place_virtual_player
from .cards import GATE_CARD, START_CARD

HAND_SIZE = 4
LIFE_SIZE = 4
FIRST_RESOURCES = 2

# The frame's a is the player whose turn it is in a step, or whose things are laid out.


def box(player: int, part: int) -> int:
    return BOX + len(BOX_PARTS) * player + part


def r402_1a(g: State, f: Frame) -> int:
    """Each player's own player square is the near one: PLAYER_SQUARES."""
    g.registers[PHASE] = PREPARATION
    return NEXT


def r402_1b(g: State, f: Frame) -> int:
    cards = g.zones[box(f.a, BOX_PLAYER)]
    if not cards:
        place_virtual_player(g, f.a, SET_UP)
        return NEXT
    return move(g, cards[0], PLAYER_SQUARES[f.a], SET_UP)


def r402_1b__overboost(g: State, f: Frame) -> int:
    """The lower half of an overboost is the other side of the player card, for its owner to see (202.7c)."""
    return move_all(g, g.zones[box(f.a, BOX_OVERBOOST)], UNDERSIDE + f.a, SET_UP)


def r402_1b__other(g: State, f: Frame) -> int:
    for card in g.zones[UNDERSIDE + f.a]:
        attach(g, card, player_card(g, f.a))
    f.a = 1 - f.a
    return g.book.at["402.1b"] if f.a else NEXT


def _ask_for_card(g: State, f: Frame, keyword: int) -> int:
    """Up to one card of one's deck with the keyword; asked of everybody, as decks are not known to the other."""
    options = [PICK | card << 8 for card in g.zones[box(f.a, BOX_MAIN)] if value(g, card, keyword)]
    options.append(DONE)
    return ask(g, f.a, options)


def _take_card(g: State, f: Frame) -> bool:
    """Keep the choice (b the first player's, c the other's, plus 1); says whether both have chosen."""
    chosen = first_of(g.answer) + 1 if kind_of(g.answer) == PICK else 0
    if f.a:
        f.c = chosen
    else:
        f.b = chosen
    f.a = 1 - f.a
    return f.a == 0


def r402_1c(g: State, f: Frame) -> int:
    """The players choose start cards; neither sees what the other chose before both have."""
    return _ask_for_card(g, f, START_CARD)


def r402_1c__take(g: State, f: Frame) -> int:
    return NEXT if _take_card(g, f) else g.book.at["402.1c"]


def r402_1c__first(g: State, f: Frame) -> int:
    return move(g, f.b - 1, FIRST_HOME, SET_UP, FACE_DOWN) if f.b else NEXT


def r402_1c__second(g: State, f: Frame) -> int:
    return move(g, f.c - 1, SECOND_HOME, SET_UP, FACE_DOWN) if f.c else NEXT


def r402_1d(g: State, f: Frame) -> int:
    return _ask_for_card(g, f, GATE_CARD)


def r402_1d__take(g: State, f: Frame) -> int:
    return NEXT if _take_card(g, f) else g.book.at["402.1d"]


def r402_1d__first(g: State, f: Frame) -> int:
    return move(g, f.b - 1, DYNAMIS, SET_UP) if f.b else NEXT


def r402_1d__second(g: State, f: Frame) -> int:
    return move(g, f.c - 1, DYNAMIS + 1, SET_UP) if f.c else NEXT


def r402_1e(g: State, f: Frame) -> int:
    for player in (0, 1):
        lay_pile(g, box(player, BOX_MAIN), DECK + player, SET_UP)
        shuffle(g, DECK + player)
    return NEXT


def r402_1f(g: State, f: Frame) -> int:
    """Face-down, beside what lies there face-up already."""
    for player in (0, 1):
        if g.zones[box(player, BOX_DYNAMIS)]:
            lay_pile(g, box(player, BOX_DYNAMIS), DYNAMIS + player, SET_UP, FACE_DOWN)
    return NEXT


def r402_1h(g: State, f: Frame) -> int:
    goes_first(g, below(g, 2), FIRST_PLAYER)
    f.a = g.first_player
    return NEXT


def _deal(g: State, player: int, count: int, zone: int) -> int:
    """Cards go off the top of a deck into a zone, one at a time (304.3)."""
    return draw(g, player, count, DECK, zone, SET_UP)


def r402_1i(g: State, f: Frame) -> int:
    return _deal(g, f.a, HAND_SIZE, HAND)


def r402_1i__other(g: State, f: Frame) -> int:
    return _deal(g, 1 - f.a, HAND_SIZE, HAND)


def r402_1j(g: State, f: Frame) -> int:
    """All cards or none, the first player first."""
    return ask(g, f.a, [DO_REDRAW, DO_KEEP])


def r402_1j__back(g: State, f: Frame) -> int:
    if kind_of(g.answer) == DO_KEEP:
        return g.book.at["r402_1j__next"]
    return move_all(g, g.zones[HAND + f.a], DECK + f.a, REDRAW)


def r402_1j__draw(g: State, f: Frame) -> int:
    shuffle(g, DECK + f.a)
    return _deal(g, f.a, HAND_SIZE, HAND)


def r402_1j__next(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return NEXT if f.a == g.first_player else g.book.at["402.1j"]


def r402_1k(g: State, f: Frame) -> int:
    return _deal(g, f.a, LIFE_SIZE, LIFE)


def r402_1k__other(g: State, f: Frame) -> int:
    return _deal(g, 1 - f.a, LIFE_SIZE, LIFE)


def r402_1l(g: State, f: Frame) -> int:
    return _deal(g, f.a, FIRST_RESOURCES, RESOURCE)


def r402_1l__other(g: State, f: Frame) -> int:
    return _deal(g, 1 - f.a, FIRST_RESOURCES, RESOURCE)


def r402_1m(g: State, f: Frame) -> int:
    for square in PLAYER_SQUARES:
        for card in g.zones[square]:
            turn_face(g, card, False, SET_UP)
    return NEXT


def r402_1n(g: State, f: Frame) -> int:
    g.registers[PLAYER_DAMAGE] = g.registers[PLAYER_DAMAGE + 1] = 0
    return NEXT


def r402_1o(g: State, f: Frame) -> int:
    g.turn_player = g.first_player
    return g.book.at["501.3"]


PREPARATION_STEPS = (
    r402_1a, r402_1b, r402_1b__overboost, r402_1b__other,
    r402_1c, r402_1c__take, r402_1c__first, r402_1c__second,
    r402_1d, r402_1d__take, r402_1d__first, r402_1d__second,
    r402_1e, r402_1f, r402_1h, r402_1i, r402_1i__other,
    r402_1j, r402_1j__back, r402_1j__draw, r402_1j__next,
    r402_1k, r402_1k__other, r402_1l, r402_1l__other, r402_1m, r402_1n, r402_1o,
)
