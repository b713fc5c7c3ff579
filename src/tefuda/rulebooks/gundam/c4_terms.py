"""Chapter 4: drawing, pilots, damage and recovery, destruction, removal, tokens."""
from __future__ import annotations

from ...kernel.changes import draw, mend, move_home, reveal, vanish
from ...kernel.codes import NEXT, RETURN
from ...kernel.effects import value
from ...kernel.state import Frame, Row, State, call
from .areas import (
    BASE, BATTLE, DECK, DESTROY, DISCARD, DRAW, EX_RESOURCE_LIMIT, HAND, RECOVER, REMOVE, REMOVED, RESOURCE_DECK,
    RESOURCE_LIMIT, RESOURCES, SHIELDS, TOKEN_GONE, TRASH,
)
from .cards import LINK, LINKS, MARK, MARKS, RESOURCE_TOKEN, TYPE


def draw_cards(g: State, player: int, count: int) -> int:
    """4-14-2: draw one card, as often as told."""
    return draw(g, player, count, DECK, HAND, DRAW)


# Units and pilots


def units(g: State, player: int) -> list[int]:
    """2-3-3-1: what lies in the battle area under nothing. The other cards there are pilots (2-3-4-3)."""
    host = g.host
    return [card for card in g.zones[BATTLE + player] if host[card] < 0]


def pilot_of(g: State, unit: int) -> int:
    """The pilot that is set on a unit, or -1."""
    host = g.host
    for card in g.zones[g.zone_of[unit]]:
        if host[card] == unit:
            return card
    return -1


def with_pilots(g: State, cards: Row) -> Row:
    """6-5-2-3-4: a pilot goes wherever its unit goes."""
    pilots = [pilot for pilot in (pilot_of(g, card) for card in cards) if pilot >= 0]
    return (*cards, *pilots)


def is_link_unit(g: State, unit: int) -> bool:
    """2-11-3: the pilot has a name or a trait that the link condition of the unit names."""
    pilot = pilot_of(g, unit)
    if pilot < 0:
        return False
    columns = g.table.columns
    marks = [columns[number][g.prints[pilot]] for number in range(MARK, MARK + MARKS)]
    for number in range(LINK, LINK + LINKS):
        wanted = columns[number][g.prints[unit]]
        if wanted and wanted in marks:
            return True
    return False


# Resources


def ex_resources(g: State, player: int) -> list[int]:
    return [card for card in g.zones[RESOURCES + player] if card in g.data and value(g, card, TYPE) == RESOURCE_TOKEN]


def has_room_for_resource(g: State, player: int) -> bool:
    """3-4-2: an EX resource is one of the resources (4-17-2-1)."""
    return len(g.zones[RESOURCES + player]) < RESOURCE_LIMIT


def has_room_for_ex_resource(g: State, player: int) -> bool:
    """3-4-2-1."""
    return has_room_for_resource(g, player) and len(ex_resources(g, player)) < EX_RESOURCE_LIMIT


# 4-6 Recovery: of the card a by b points


def recover(g: State, card: int, points: int) -> int:
    return call(g, g.book.at["4-6-1"], card, points)


def r4_6_1(g: State, f: Frame) -> int:
    """Counters are taken off, all of them where there are fewer (4-6-2); a card without any can't (4-6-3)."""
    mend(g, f.a, f.b, RECOVER)
    return RETURN


# 4-10 Destruction: of all the cards in the frame's items at the same time


def destroy(g: State, cards: Row) -> int:
    return call(g, g.book.at["4-10-1"], 0, 0, 0, cards)


def _among(g: State, cards: Row, area: int) -> Row:
    zone_of = g.zone_of
    return tuple([card for card in cards if zone_of[card] == area or zone_of[card] == area + 1])


def r4_10_1(g: State, f: Frame) -> int:
    cards = _among(g, f.items, BATTLE)
    return move_home(g, with_pilots(g, cards), TRASH, DESTROY) if cards else NEXT


def r4_10_2(g: State, f: Frame) -> int:
    cards = _among(g, f.items, BASE)
    return move_home(g, cards, TRASH, DESTROY) if cards else NEXT


def r4_10_3(g: State, f: Frame) -> int:
    """A shield is turned up first. Its burst (7-6-2-4-1) is a text, so it is not asked for."""
    shields = _among(g, f.items, SHIELDS)
    if not shields:
        return f.pc + 2
    f.a += 1
    reveal(g, shields[f.a - 1], DESTROY)
    return f.pc if f.a < len(shields) else NEXT


def r4_10_3__move(g: State, f: Frame) -> int:
    return move_home(g, _among(g, f.items, SHIELDS), TRASH, DESTROY)


def r4_10_4(g: State, f: Frame) -> int:
    return move_home(g, _among(g, f.items, RESOURCES), RESOURCE_DECK, DESTROY)


# 4-11 Discarding, 4-12 removing: the cards in the frame's items


def discard(g: State, cards: Row) -> int:
    return call(g, g.book.at["4-11-1"], 0, 0, 0, cards)


def r4_11_1(g: State, f: Frame) -> int:
    return move_home(g, f.items, TRASH, DISCARD)


def remove(g: State, cards: Row) -> int:
    """4-12-2: what is removed was not destroyed."""
    return call(g, g.book.at["4-12-1"], 0, 0, 0, cards)


def r4_12_1(g: State, f: Frame) -> int:
    return move_home(g, with_pilots(g, f.items), REMOVED, REMOVE)


# 4-17 Tokens


def is_astray(g: State, token: int, place: int) -> bool:
    """4-17-2-4: tokens are only in battle areas, resource areas and base sections."""
    return token in g.data and not RESOURCES <= place < SHIELDS


def r4_17_2_4(g: State, f: Frame) -> int:
    """A token was there for a moment all the same (4-17-2-4-1)."""
    if g.data:
        for token in sorted(g.data):
            if is_astray(g, token, g.zone_of[token]):
                vanish(g, token, TOKEN_GONE)
    return NEXT


RECOVERY = (r4_6_1,)
DESTRUCTION = (r4_10_1, r4_10_2, r4_10_3, r4_10_3__move, r4_10_4)
DISCARDING = (r4_11_1,)
REMOVAL = (r4_12_1,)
