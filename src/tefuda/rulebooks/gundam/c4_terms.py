"""Chapter 4: drawing, pilots, damage and recovery, destruction, removal, tokens."""
from __future__ import annotations

from ...kernel.triggers.pending import add_pending
from ...kernel.actions.move import move, move_home
from ...kernel.actions.damage import recover_damage
from ...kernel.actions.one_by_one import draw
from ...kernel.actions.create import vanish
from ...kernel.actions.turn import reveal
from ...kernel.codes import MOVED, NEXT, RETURN
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.events.pipeline import may_be_otherwise
from ...kernel.events.proposed import going
from ...kernel.continuous.projection import value
from ...kernel.state.state import Frame, Row, State, call
from .areas import (
    BASE, BATTLE, BOX, DECK, DESTROY, DISCARD, DRAW, EX_RESOURCE_LIMIT, HAND, IN_USE, RECOVER, REMOVE, REMOVED,
    RESOURCE_DECK, RESOURCE_LIMIT, RESOURCES, SHIELDS, STRIKING, TOKEN_GONE, TRASH,
)
from .cards import BREACH, BURST_EFFECT, LINK, LINKS, MARK, MARKS, RESOURCE_TOKEN, TYPE


def draw_cards(g: State, player: int, count: int) -> int:
    """4-14-2: draw one card, as often as told."""
    return draw(g, player, count, DECK, HAND, DRAW)


# Units and pilots


def units(g: State, player: int) -> list[int]:
    """2-3-3-1: what lies in the battle area under nothing. The other cards there are pilots (2-3-4-3)."""
    found: list[int] = []
    for card in g.zones[BATTLE + player]:
        if g.host[card] < 0:
            found.append(card)
    return found


def pilot_of(g: State, unit: int) -> int:
    """The pilot that is set on a unit, or -1."""
    host = g.host
    for card in g.zones[g.zone_of[unit]]:
        if host[card] == unit:
            return card
    return -1


def with_pilots(g: State, cards: Row) -> Row:
    """6-5-2-3-4: a pilot goes wherever its unit goes."""
    pilots = [pilot_of(g, card) for card in cards if BATTLE <= g.zone_of[card] < BASE]
    return (*cards, *[pilot for pilot in pilots if pilot >= 0 and pilot not in cards])


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
    return recover_damage(g, f.a, f.b, RECOVER)


# 4-10 Destruction: of all the cards in the frame's items at the same time


def destroy(g: State, cards: Row) -> int:
    return call(g, g.book.at["4-10-1"], 0, 0, 0, cards)


def _among(g: State, cards: Row, area: int) -> Row:
    found: Row = ()
    for card in cards:
        if area <= g.zone_of[card] <= area + 1:
            found = (*found, card)
    return found


def r4_10_1(g: State, f: Frame) -> int:
    """The pilot of a unit that can't be destroyed stays with it; a pilot alone may be destroyed too."""
    cards = _among(g, f.items, BATTLE)
    if g.effects or g.table.guarded:
        cards = tuple([card for card in cards if not forbidden(g, MOVED, DESTROY, card)])
    if not cards:
        return NEXT
    breach(g, cards)
    contested = tuple([card for card in cards if may_be_otherwise(g, [
        going(g, card, TRASH + g.owner[card], DESTROY, 0, False)])])
    if not contested:
        return move_home(g, with_pilots(g, cards), TRASH, DESTROY)
    for unit in contested:
        f.chosen = (*f.chosen, unit, g.obj[unit], pilot_of(g, unit))
    free = tuple([card for card in cards if card not in contested])
    return move_home(g, (*contested, *with_pilots(g, free)), TRASH, DESTROY)


def r6_5_2_3_4(g: State, f: Frame) -> int:
    """Where something else could happen to a unit, its pilot goes where the unit went, or stays with it."""
    while f.chosen:
        unit, obj, pilot, *others = f.chosen
        f.chosen = tuple(others)
        if pilot >= 0 and g.obj[unit] != obj and g.host[pilot] == unit:
            place = g.zone_of[unit] - g.book.zone_player[g.zone_of[unit]] + g.owner[pilot]
            step = move(g, pilot, place, DESTROY)
            if step != NEXT or f.chosen:
                f.pc -= int(step != NEXT)
                return f.pc if step == NEXT else step
    return NEXT


def breach(g: State, cards: Row) -> None:
    """11-1-2-2: a unit of the turn player that destroys one with battle damage triggers its breach."""
    if not g.registers[STRIKING]:
        return
    for card in cards:
        unit = g.book.doer(g, card)
        if unit >= 0 and g.controller[unit] == g.turn_player != g.controller[card] and value(g, unit, BREACH) > 0:
            add_pending(g, "11-1-2-2", g.controller[unit], unit, card)


def r4_10_2(g: State, f: Frame) -> int:
    cards = _among(g, f.items, BASE)
    return move_home(g, cards, TRASH, DESTROY) if cards else NEXT


def r4_10_3(g: State, f: Frame) -> int:
    """A shield is turned up first."""
    shields = _among(g, f.items, SHIELDS)
    if not shields:
        return g.book.at["4-10-4"]
    f.c += 1
    reveal(g, shields[f.c - 1], DESTROY)
    return f.pc if f.c < len(shields) else NEXT


def r4_10_3__burst(g: State, f: Frame) -> int:
    """7-6-2-4-1, 3-1-2: one with a burst is in no area before that is used or not; all the others go to the trash."""
    f.chosen = tuple([card for card in _among(g, f.items, SHIELDS) if has_burst(g, card)])
    return move_home(g, f.chosen, IN_USE, DESTROY) if f.chosen else NEXT


def has_burst(g: State, card: int) -> bool:
    return any(g.table.abilities[number].keyword == BURST_EFFECT for number in abilities_of(g, card))


def r4_10_3__move(g: State, f: Frame) -> int:
    return move_home(g, _among(g, f.items, SHIELDS), TRASH, DESTROY)


def r4_10_4(g: State, f: Frame) -> int:
    return move_home(g, _among(g, f.items, RESOURCES), RESOURCE_DECK, DESTROY)


def r4_10_4__done(g: State, f: Frame) -> int:
    """How many were destroyed is what was done: those that nothing kept where they were or put elsewhere."""
    g.done = sum([len(_among(g, f.items, area)) for area in (TRASH, IN_USE, RESOURCE_DECK)])
    g.done += sum([1 for card in f.items if g.zone_of[card] < 0])
    return RETURN


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
    return token in g.data and not RESOURCES <= place < SHIELDS and place < BOX


def r4_17_2_4(g: State, f: Frame) -> int:
    """A token was there for a moment all the same (4-17-2-4-1)."""
    if g.data:
        for token in sorted(g.data):
            if is_astray(g, token, g.zone_of[token]):
                vanish(g, token, TOKEN_GONE)
    return NEXT


RECOVERY = (r4_6_1,)
DESTRUCTION = (r4_10_1, r6_5_2_3_4, r4_10_2, r4_10_3, r4_10_3__burst, r4_10_3__move, r4_10_4, r4_10_4__done)
DISCARDING = (r4_11_1,)
REMOVAL = (r4_12_1,)
