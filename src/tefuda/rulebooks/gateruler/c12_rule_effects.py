"""Chapter 12: rule effects, and how the loss and destruction processes that they put on the gate are resolved.

Those that are due run at the same time (12-1b). None of them takes the ground
from under another, so one after the other comes to the same; only the order on
the gate matters, and there destruction comes before loss (12-1b-1).
"""
from __future__ import annotations

from ...kernel.continuous.dependency_cycles import parts
from ...kernel.abilities.filters import AttachedTo
from ...kernel.actions.move import move_home
from ...kernel.events.changes import attach
from ...kernel.actions.create import create, vanish
from ...kernel.actions.turn import reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import CREATED, DAMAGED, DECLARED, DOING, FIRST_TOLD, NEXT, RETURN, VANISHED
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.events.pipeline import may_be_otherwise, settle
from ...kernel.events.proposed import ProposedEvent, altered, events_of, on_card
from ...kernel.continuous.projection import value
from ...kernel.events.log import note
from ...kernel.events.telling import tell_chosen
from ...kernel.state.rows import first_or_none
from ...kernel.state.state import Frame, Row, State, call
from ...kernel.actions.lose import lose_for
from .areas import (
    ATTACK_ZONE, BEING_DESTROYED, BY_RULE, DEALER, DEALT, DECK, DECK_GONE, DESTROYED, DESTROYS_BATTLE,
    DESTROYS_EFFECT, DRIVE_ZONE, DUPLICATE, FIELD_ZONE, GATE, GRAVEYARD, ILLEGAL_SOUL, LIFE_GONE, RULER_ZONE,
    SET_ZONE, SOUL_ZONE,
)
from .c3_zones import current_life
from .c13_damage import r13_5b, r13_5c, rulers_are_hurt
from .cards import HP
from .processes import (
    BATTLE, BY_EFFECT, BY_RULES, DESTRUCTION, LOSS, Destruction, Loss, abilities_on_gate, destruction_of, loss_of,
    on_gate, still_there, with_objects,
)


def due(g: State) -> bool:
    """Whether a rule effect has something to do."""
    return (
        bool(doomed(g)) or losing(g) != 0 or rulers_are_hurt(g) or overfull(g) >= 0
        or bool(stray_souls(g)) or (bool(g.notes) and tangled(g) >= 0)
    )


# 12-4 Destruction


def is_doomed(g: State, unit: int) -> bool:
    """12-4a-1: whether a unit has as much damage as HP, as any with HP of 0 or less has (12-4a-2)."""
    return g.damage[unit] >= value(g, unit, HP)


def _withstands(g: State, card: int) -> bool:
    """1-5d: what can't be destroyed is not."""
    return bool(g.effects or g.table.always) and forbidden(g, BEING_DESTROYED, -1, card)


def doomed(g: State) -> list[int]:
    """The units that meet a condition of destruction and are not being destroyed by rule already (12-4a-3)."""
    zones = g.zones
    units: list[int] = []
    for place in range(ATTACK_ZONE, SET_ZONE):
        for unit in zones[place]:
            if is_doomed(g, unit) and not _withstands(g, unit):
                units.append(unit)
    if units:
        for process in on_gate(g, DESTRUCTION):
            destruction = destruction_of(g.data[process])
            if destruction.by == BY_RULES:
                named = still_there(g, destruction.cards)
                units = [unit for unit in units if unit not in named]
    return units


def destroy(g: State, cards: Row, by: int, source: int = -1, reason: int = 0, settled: bool = False) -> int:
    """12-4b: a destruction process goes on the gate, and with that the cards were destroyed (12-4b-3).

    15-12b: where a source is known, it destroyed them, for that reason. Nothing replaces what is ``settled``.
    """
    cards = tuple([card for card in cards if not _withstands(g, card)])
    g.done = len(cards)
    if not cards:
        return NEXT
    if g.table.replaces >> DOING & 1 and not settled and may_be_otherwise(g, _destroying(g, cards, source)):
        return call(g, g.book.at["12-4b"], by, source, reason, cards)
    create(g, GATE, g.turn_player, Destruction(by, with_objects(g, cards)).row(), DESTROYED)
    for card in cards:
        note(g, DECLARED, DESTROYED, card, g.zone_of[card], g.prints[card], g.obj[card], 3)
        if source >= 0 and (by == BY_EFFECT or hurt_last(g, card)):
            note(g, DECLARED, reason, source, g.zone_of[card], g.prints[card], g.obj[card], 3)
    return NEXT


def _destroying(g: State, cards: Row, source: int) -> list[ProposedEvent]:
    """14-13b: that cards are destroyed, as abilities see it."""
    by = g.obj[source] if source >= 0 else 0
    return [altered(g, on_card(g, DOING, g.book.at["destroy"], card), other=by) for card in cards]


def r12_4b(g: State, f: Frame) -> int:
    """How the cards are destroyed a, the source b, the reason c: something else may happen instead (14-13b)."""
    return settle(g, _destroying(g, f.items, f.b))


def r12_4b__put(g: State, f: Frame) -> int:
    return destroy(g, tuple([event.card for event in events_of(g.result)]), f.a, f.b, f.c, True)


def hurt_last(g: State, card: int) -> bool:
    """15-12b: whether the damage that was dealt just before was dealt to the card too."""
    for event in reversed(g.log):
        kind = event.kind
        if kind >= FIRST_TOLD:
            continue
        if kind == DAMAGED and event.after == g.obj[card]:
            return True
        if kind not in (DAMAGED, DECLARED, VANISHED, CREATED):
            return False
    return False


def forget_dealer(g: State) -> None:
    """Rule effects were looked at: what is destroyed from now on is not destroyed by the last damage."""
    g.registers[DEALER] = 0


def r12_4b_2b(g: State, f: Frame) -> int:
    """One process for all units that are to be destroyed."""
    units = doomed(g)
    dealer = g.registers[DEALER] - 1
    forget_dealer(g)
    if not units:
        return NEXT
    reason = DESTROYS_BATTLE if g.registers[DEALT] & BATTLE else DESTROYS_EFFECT
    return destroy(g, tuple(units), BY_RULES, dealer, reason)


def r12_4c_1(g: State, f: Frame) -> int:
    """The process a: by rule, only units that still meet a condition are destroyed."""
    destruction = destruction_of(g.data[f.a])
    cards = still_there(g, destruction.cards)
    if destruction.by == BY_RULES:
        cards = [card for card in cards if is_doomed(g, card)]
    f.items = tuple(cards)
    return NEXT


def r12_4c_2(g: State, f: Frame) -> int:
    return move_home(g, f.items, GRAVEYARD, DESTROYED)


def r12_4c_2__leave(g: State, f: Frame) -> int:
    vanish(g, f.a, DESTROYED)
    return RETURN


# 12-2 Loss


def is_losing(g: State, player: int) -> bool:
    """12-2a: whether a player has as many cards of damage as life, or no deck."""
    return not g.zones[DECK + player] or current_life(g, player) <= 0


def losing(g: State) -> int:
    """The players (as bits) who meet a losing condition and have no loss process on the gate."""
    players = int(is_losing(g, 0)) | int(is_losing(g, 1)) << 1
    if players:
        for process in on_gate(g, LOSS):
            players &= ~loss_of(g.data[process]).players
    return players


def r12_2c(g: State, f: Frame) -> int:
    """One process for both, where both are losing (12-2c-1)."""
    players = losing(g)
    if players:
        create(g, GATE, g.turn_player, Loss(players).row(), BY_RULE)
    return NEXT


def r12_2d_1(g: State, f: Frame) -> int:
    """The process a: whoever still meets a losing condition loses, both at the same time (1-4b-1)."""
    players = loss_of(g.data[f.a]).players
    vanish(g, f.a, BY_RULE)
    players = sum(1 << player for player in (0, 1) if players >> player & 1 and is_losing(g, player))
    without_life = sum(1 << player for player in (0, 1) if current_life(g, player) <= 0)
    return lose_for(g, ((players & without_life, LIFE_GONE), (players & ~without_life, DECK_GONE)))


def impending(g: State) -> Row:
    """Whom processes on the gate are about to destroy or to lose, as long as they meet a condition (12-4c-1, 12-2d-1).

    A unit is told by its object, a player by a number below 0.
    """
    players = [-1 - player for player in (0, 1) if is_losing(g, player)]
    return (*players, *[g.obj[unit] for place in range(ATTACK_ZONE, SET_ZONE) for unit in g.zones[place]
                        if is_doomed(g, unit)])


# 12-5 Duplicate cards


def overfull(g: State) -> int:
    """A zone of the front row or a set zone with several cards, or -1."""
    zones = g.zones
    for place in range(ATTACK_ZONE, FIELD_ZONE):
        if len(zones[place]) > 1:
            return place
    return -1


def r12_5a(g: State, f: Frame) -> int:
    """The zone's player keeps one of the cards that came last."""
    place = overfull(g)
    if place < 0:
        return g.book.at["12-6a"]
    cards = g.zones[place]
    newest = g.since[cards[-1]]
    return choose(g, g.book.zone_player[place], 1, 1, tuple(card for card in cards if g.since[card] == newest))


def r12_5a__others(g: State, f: Frame) -> int:
    (kept,) = g.result
    f.items = tuple(card for card in g.zones[g.zone_of[kept]] if card != kept)
    f.b = 0
    return NEXT


def r12_5a__reveal(g: State, f: Frame) -> int:
    """3-10d: a set card is shown where it lies before it goes."""
    if f.b == len(f.items) or g.zone_of[f.items[f.b]] < SET_ZONE:
        return NEXT
    f.b += 1
    reveal(g, f.items[f.b - 1], DUPLICATE)
    return f.pc


def r12_5a__move(g: State, f: Frame) -> int:
    return move_home(g, f.items, GRAVEYARD, DUPLICATE)


def r12_5a__next(g: State, f: Frame) -> int:
    return g.book.at["12-5a"]


# 12-6 Illegal soul


def _has_host(g: State, soul: int) -> bool:
    """3-14d: a soul belongs to a card in play, or to one on its way there (3-14d-1, 3-14d-2)."""
    host = g.host[soul]
    if host < 0:
        return False
    here = g.zone_of[host]
    return RULER_ZONE <= here < DRIVE_ZONE + 2 or here == GATE


def stray_souls(g: State) -> Row:
    """12-6a-1: souls whose card is gone; while a triggered ability of that card is about them, they stay."""
    strays = [card for card in g.zones[SOUL_ZONE] + g.zones[SOUL_ZONE + 1] if not _has_host(g, card)]
    if strays and g.table.abilities:
        strays = [card for card in strays if not _is_spoken_of(g, g.host[card])]
    return tuple(strays)


def _is_spoken_of(g: State, host: int) -> bool:
    rows = [(row.source, row.ability) for row in g.pending if row.ability >= 0]
    rows += [(it.source, it.number) for it in abilities_on_gate(g) if it.effect]
    return any([
        source == host and any([isinstance(part, AttachedTo) for part in parts(g.table.abilities[number])])
        for source, number in rows])


def r12_6a(g: State, f: Frame) -> int:
    strays = stray_souls(g)
    return move_home(g, strays, GRAVEYARD, ILLEGAL_SOUL) if strays or g.notes else RETURN


def tangled(g: State) -> int:
    """A soul that was put under several cards, or -1; what it was put under stands in its notes."""
    for card in g.zones[SOUL_ZONE] + g.zones[SOUL_ZONE + 1]:
        if card in g.notes:
            return card
    return -1


def r12_6b(g: State, f: Frame) -> int:
    """The owner of a soul that was put under several cards says to which of them it belongs."""
    f.a = tangled(g)
    if f.a < 0:
        return RETURN
    hosts = tuple(still_there(g, g.notes[f.a]))
    return choose(g, g.owner[f.a], 1, 1, hosts)


def r12_6b__untie(g: State, f: Frame) -> int:
    del g.notes[f.a]
    tell_chosen(g, g.owner[f.a], g.result, f.a, g.obj[f.a])
    attach(g, f.a, first_or_none(g.result))
    return g.book.at["12-6b"]


RULE_EFFECTS = (
    r12_4b_2b, r12_2c, r13_5b, r13_5c, r12_5a, r12_5a__others, r12_5a__reveal, r12_5a__move, r12_5a__next,
    r12_6a, r12_6b, r12_6b__untie,
)
DESTROYING_OTHERWISE = (r12_4b, r12_4b__put)
DESTRUCTION_RESOLUTION = (r12_4c_1, r12_4c_2, r12_4c_2__leave)
LOSS_RESOLUTION = (r12_2d_1,)
