"""Chapter 14, as far as it is about playing cards and resolving them.

Playing: the card a, by the player in c (see the bits below). For a unit, b is the place it goes to, 0 where it is yet
to be told; for an event, b becomes the number of its ability, and the frame's row what its effect is about.
"""
from __future__ import annotations

from typing import Final

from ...kernel.continuous.control_change import set_controller
from ...kernel.abilities.ability_kinds import Played
from ...kernel.abilities.modes import Modes, keep_mode
from ...kernel.abilities.scope import Scope, controller_in, keep_targets, object_in, scope_of, with_source
from ...kernel.choices.targeting import targetable_modes, choose_targets
from ...kernel.actions.move import move
from ...kernel.actions.turn import rest_all, reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import DECLARED, NEXT, PLACE, REST, RETURN, action, first_of
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.projection import value
from ...kernel.events.log import note
from ...kernel.costs.alternative_costs import pay_other_way
from ...kernel.abilities.activation import costs_payable
from ...kernel.abilities.resolution import call_costs, carry_out
from ...kernel.machine.rollback import go_back, unmark
from ...kernel.state.state import Frame, Row, State, call, then, ask_unless_one
from .abilities import PaidOtherwise
from ...kernel.numbering import Numbering
from .areas import (
    ENERGY_ZONE, FIELD_ZONE, GATE, GRAVEYARD, HAND, PAY, PLAY, RESOLVE, RESOLVE_HAND, RESOLVE_HAND_SUMMON,
    RESOLVE_SUMMON,
)
from .processes import PlayedEffect, played_effect_of
from .c3_zones import enter, front_row, ruler_number
from .c14_following import fix, follow
from .cards import COST, EVENT, FIELD, FREE, LEVEL, NO_PRICE, PRICE, TYPE, UNIT

# Beside the player: no energy is paid (14-3b-6e), played from the hand (16-3a), by a normal summon (15-17b).
_PLAYED: Final = Numbering("way of playing")
PLAYER: Final = _PLAYED.bit("player")
UNPAID: Final = _PLAYED.bit("unpaid")
FROM_HAND: Final = _PLAYED.bit("from hand")
SUMMONED: Final = _PLAYED.bit("summoned")
# 16-15b-1: it has to go on the gate, whatever can be paid or chosen.
OPENED: Final = _PLAYED.bit("opened")
_REASONS: Final = {
    0: RESOLVE, FROM_HAND: RESOLVE_HAND, SUMMONED: RESOLVE_SUMMON, FROM_HAND | SUMMONED: RESOLVE_HAND_SUMMON,
}


def effect_of(g: State, card: int) -> int:
    """The number of what an event does when it is resolved (14-3c-2c), or -1."""
    for number in abilities_of(g, card):
        ability = g.table.abilities[number]
        if isinstance(ability, Played) and not ability.keyword:
            return number
    return -1


def cost_of(g: State, card: int) -> int:
    """14-3b-6a: energy as high as the level of the card, or what takes its place (14-3b-6b).

    Then something may be added (14-3b-6c) and taken off (14-3b-6d).
    """
    level = value(g, card, LEVEL)
    if level <= 0 or (not g.effects and not g.table.abilities):
        return max(0, level)
    price = 0 if other_cost(g, card) >= 0 else value(g, card, PRICE)
    return max(0, (level if price == NO_PRICE else price) + value(g, card, COST))


def other_cost(g: State, card: int) -> int:
    """14-3b-6b: the number of what a text has done in place of paying energy for the card, or -1."""
    for number in abilities_of(g, card):
        if isinstance(g.table.abilities[number], PaidOtherwise):
            return number
    return -1


# 14-3b Playing


def r3_10d(g: State, f: Frame) -> int:
    """A card in a set zone is shown where it lies before it goes to the gate."""
    return reveal(g, f.a, PLAY)


def r14_3b_1(g: State, f: Frame) -> int:
    """On the gate everybody sees it (14-3b-1a). A scope is there already for a card that something has triggered."""
    if g.zone_of[f.a] == HAND + (f.c & PLAYER):
        f.c |= FROM_HAND
    if not f.items:
        f.items = (g.obj[f.a],)
    if g.table.always:
        fix(g, f.a)
    return move(g, f.a, GATE, PLAY)


def r14_3b_1b(g: State, f: Frame) -> int:
    """What applied to it where it was still does; its controller is who plays it (4-5b)."""
    if g.zone_of[f.a] != GATE:
        return RETURN
    player = f.c & PLAYER
    set_controller(g, f.a, player)
    if len(f.items) > 1:
        if g.effects:
            follow(g, f.a, object_in(f.items))
        f.items = with_source(g, f.items, f.a)
        return NEXT
    (before,) = f.items
    if g.effects:
        follow(g, f.a, before)
    f.items = ()
    if value(g, f.a, TYPE) == EVENT:
        f.b = effect_of(g, f.a)
        f.items = Scope(f.a, g.obj[f.a], player).row()
    return NEXT


def r14_3b_2(g: State, f: Frame) -> int:
    """Which of several effects it is to be is picked now, among those that have enough to choose from."""
    return ask_modes(g, f) if _has_effect(f) else g.book.at["14-3b-3a"]


def ask_modes(g: State, f: Frame) -> int:
    """Ask which of the modes of the ability b is meant; ``g.done`` is its number, -1 without modes."""
    g.done = -1
    for effect in g.table.abilities[f.b].effects:
        if isinstance(effect, Modes):
            modes = targetable_modes(g, f.b, scope_of(f))
            if not modes:
                return NEXT
            return call(g, g.book.at["mode"], controller_in(f.items), len(modes), 0, modes)
    return NEXT


def r14_3b_2__picked(g: State, f: Frame) -> int:
    keep_mode(g, f)
    return NEXT


def _has_effect(f: Frame) -> bool:
    return bool(f.items) and f.b >= 0


def r14_3b_3a(g: State, f: Frame) -> int:
    """The zone of a unit is told now, if that was not done when it was chosen."""
    if value(g, f.a, TYPE) != UNIT or f.b:
        return g.book.at["14-3b-4"]
    places = front_row(g, f.c & PLAYER)
    return ask_unless_one(g, f.c & PLAYER, [action(PLACE, place) for place in places])


def r14_3b_3a__told(g: State, f: Frame) -> int:
    f.b = first_of(g.answer)
    return NEXT


def r14_3b_4(g: State, f: Frame) -> int:
    """All that is to be chosen is chosen now."""
    return choose_targets(g, f.b, scope_of(f)) if _has_effect(f) else g.book.at["14-3b-6"]


def r14_3b_4__chosen(g: State, f: Frame) -> int:
    """Without enough to choose from it can't be played."""
    if g.done or f.c & OPENED:
        keep_targets(f, g.result)
        return g.book.at["14-3b-6"]
    return go_back(g) if g.back is not None else move(g, f.a, GRAVEYARD + g.owner[f.a], PLAY)


def r14_3b_4__end(g: State, f: Frame) -> int:
    return RETURN


def r14_3b_6(g: State, f: Frame) -> int:
    """A text may let the player do something else than what the card costs (1-5a)."""
    player = f.c & PLAYER
    if not g.table.allows or f.c & UNPAID or ruler_number(g, player, FREE) or value(g, f.a, LEVEL) <= 0:
        return g.book.at["14-3b-6a"]
    return pay_other_way(g, player, f.a, is_payable(g, player, f.a, len(acting_energy(g, player))))


def r14_3b_6__paid(g: State, f: Frame) -> int:
    return g.book.at["14-3b-6a"] if g.done == 0 else _paid(g, f)


def r14_3b_6__end(g: State, f: Frame) -> int:
    return RETURN


def is_payable(g: State, player: int, card: int, energy: int) -> bool:
    """14-3b-8: whether there is enough energy for a card, and what a text asks for in its place (14-3b-6b)."""
    if cost_of(g, card) > energy:
        return False
    number = other_cost(g, card) if value(g, card, LEVEL) > 0 else -1
    return number < 0 or costs_payable(g, g.table.abilities[number], Scope(card, g.obj[card], player), [card])


def r14_3b_6a(g: State, f: Frame) -> int:
    """15-15a: the player chooses as many energy cards in act state as the card costs, if the ruler asks for it."""
    player = f.c & PLAYER
    cost = 0 if f.c & UNPAID or ruler_number(g, player, FREE) else cost_of(g, f.a)
    energy = acting_energy(g, player)
    if f.c & OPENED:
        cost = min(cost, len(energy))
    return choose(g, player, cost, cost, energy) if cost > 0 else _after_energy(g)


def acting_energy(g: State, player: int) -> Row:
    return tuple([card for card in g.zones[ENERGY_ZONE + player] if not g.flags[card] & REST])


def r14_3b_8(g: State, f: Frame) -> int:
    return then(f, rest_all(g, g.result, PAY), _after_energy(g))


def _after_energy(g: State) -> int:
    return g.book.at["14-3b-6b"] if g.table.abilities else g.book.at["14-3b-9"]


def r14_3b_6b(g: State, f: Frame) -> int:
    """What a text asks for in place of energy is done, as far as energy was asked for."""
    player = f.c & PLAYER
    if f.c & UNPAID or ruler_number(g, player, FREE):
        return g.book.at["14-3b-9"]
    number = other_cost(g, f.a)
    if number < 0 or value(g, f.a, LEVEL) <= 0:
        return g.book.at["14-3b-9"]
    return call_costs(g, number, Scope(f.a, g.obj[f.a], player))


def r14_3b_6b__paid(g: State, f: Frame) -> int:
    return _paid(g, f)


def _paid(g: State, f: Frame) -> int:
    """What can't be paid for is not played."""
    if g.done >= 0 or f.c & OPENED:
        return g.book.at["14-3b-9"]
    return go_back(g) if g.back is not None else move(g, f.a, GRAVEYARD + g.owner[f.a], PLAY)


def r14_3b_6b__end(g: State, f: Frame) -> int:
    return RETURN


def r14_3b_9(g: State, f: Frame) -> int:
    """The card has been played. What was told about it is kept with it until it is resolved."""
    unmark(g)
    if not f.items:
        g.notes[f.a] = (f.b, f.c & (FROM_HAND | SUMMONED))
    elif f.b >= 0:
        g.notes[f.a] = PlayedEffect(f.b, f.items, f.chosen).row()
    note(g, DECLARED, PLAY, f.a, GATE, g.prints[f.a], g.obj[f.a], 3)
    return RETURN


# 14-3c Resolving the card a


def r14_3c_2(g: State, f: Frame) -> int:
    kind = value(g, f.a, TYPE)
    if kind == UNIT:
        return NEXT
    return g.book.at["14-3c-2b"] if kind == FIELD else g.book.at["14-3c-2c"]


def _reason(g: State, card: int) -> int:
    _, way = g.notes[card]
    return _REASONS[way]


def r14_3c_2a(g: State, f: Frame) -> int:
    place, _ = g.notes[f.a]
    return enter(g, f.a, place, _reason(g, f.a))


def r14_3c_2a__end(g: State, f: Frame) -> int:
    return RETURN


def r14_3c_2b(g: State, f: Frame) -> int:
    return move(g, f.a, FIELD_ZONE + g.controller[f.a], _reason(g, f.a))


def r14_3c_2b__end(g: State, f: Frame) -> int:
    return RETURN


def r14_3c_2c(g: State, f: Frame) -> int:
    """What was chosen is looked at again as the effect speaks of it (14-3c-1). Without text it does nothing."""
    if f.a not in g.notes:
        return NEXT
    effect = played_effect_of(g.notes[f.a])
    return carry_out(g, effect.number, effect.scope, effect.it)


def r14_3c_2c__leave(g: State, f: Frame) -> int:
    """An effect may have put it elsewhere."""
    return move(g, f.a, GRAVEYARD + g.owner[f.a], RESOLVE) if g.zone_of[f.a] == GATE else NEXT


PLAYING = (
    r3_10d, r14_3b_1, r14_3b_1b, r14_3b_2, r14_3b_2__picked, r14_3b_3a, r14_3b_3a__told, r14_3b_4, r14_3b_4__chosen,
    r14_3b_4__end, r14_3b_6, r14_3b_6__paid, r14_3b_6__end, r14_3b_6a, r14_3b_8, r14_3b_6b, r14_3b_6b__paid,
    r14_3b_6b__end, r14_3b_9,
)
CARD_RESOLUTION = (
    r14_3c_2, r14_3c_2a, r14_3c_2a__end, r14_3c_2b, r14_3c_2b__end, r14_3c_2c, r14_3c_2c__leave)
