"""What a player may do with priority, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from ...kernel.abilities.scope import Scope
from ...kernel.choices.targeting import why_no_target
from ...kernel.codes import (
    CANNOT, FACE_DOWN, LOOPING, NOT_HERE, NOT_NOW, NO_ABILITY, PASS, first_of, kind_of, second_of,
)
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.projection import value
from ...kernel.loops.loops import barred_here, not_again
from ...kernel.abilities.activation import why_not_use
from ...kernel.visibility.sight import sees
from ...kernel.state.state import State
from .areas import (
    DO_DROP_OVERDRIVE, DO_OVERDRIVE, DO_PLAY, DO_REARRANGE, DO_REVEAL, DO_SET, DO_SUMMON, DO_USE, DO_USE_INSTANT,
    DRIVE_ZONE, EXILE, FIELD_ZONE, FRONT_ROW, GRAVEYARD, HAND, INSTANT_TIMING, NORMAL_TIMING, REARRANGING, RULER_ZONE,
    SET_PLACES, SOUL_ZONE,
)
from .c3_zones import front_row, set_places
from .cards import TYPE, UNIT
from .menus_play import (
    cannot_play, cannot_play_directly, cannot_play_set, cannot_reveal, cannot_set, cannot_summon, energy_to_pay,
    in_main, is_barred, may_rise,
)
from .menus_special import cannot_overdrive
from .refusals import NOBODY_THERE, NOT_FRONT_ROW, NOT_MAIN, NOT_OVERDRIVE, NOT_SET_ZONE, NOT_TWO_ZONES

# 7-10 Rearranging


def cannot_rearrange(g: State, places: list[int], code: int) -> int:
    """7-10b: two zones of one's own front row, the one on the left first, at least one of them with a unit."""
    one, other = first_of(code), second_of(code)
    if one not in places or other not in places or one >= other:
        return NOT_TWO_ZONES
    if not g.zones[one] and not g.zones[other]:
        return NOBODY_THERE
    if any([is_barred(g, REARRANGING, card) for card in g.zones[one] + g.zones[other]]):
        return CANNOT
    return 0


# 7-7, 9-3e-3 Abilities


def cannot_use(g: State, player: int, card: int, index: int) -> int:
    """An activated ability of one's own card at its time, with its costs and enough to choose from."""
    if g.prints[card] < 0 or not sees(g, card) >> player & 1:
        return NOT_HERE
    own = abilities_of(g, card)
    if index >= len(own) or not g.table.abilities[own[index]].timing():
        return NO_ABILITY
    timing = g.table.abilities[own[index]].timing()[0]
    if timing == NORMAL_TIMING and not in_main(g, player):
        return NOT_MAIN
    reason = why_not_use(g, player, card, index, timing)
    return reason or why_no_target(g, own[index], Scope(card, g.obj[card], player))


def _list_uses(g: State, player: int, result: list[int]) -> None:
    """What texts work where is for them to say (14-2b)."""
    places = (
        RULER_ZONE + player, *FRONT_ROW[player], FIELD_ZONE + player, HAND + player, DRIVE_ZONE + player,
        GRAVEYARD + player, SOUL_ZONE + player, EXILE + player)
    for place in places:
        for card in g.zones[place]:
            if g.prints[card] < 0:
                continue
            for index, number in enumerate(abilities_of(g, card)):
                timing = g.table.abilities[number].timing()
                if timing and not cannot_use(g, player, card, index):
                    kind = DO_USE_INSTANT if timing[0] == INSTANT_TIMING else DO_USE
                    result.append(kind | card << 8 | index << 24)


# 9-3e The gate actions


def gate_actions(g: State, player: int) -> list[int]:
    """What the player with priority may do; giving it up is the last of it.

    17-1a: not what was chosen in this very position before.
    """
    result: list[int] = []
    main = in_main(g, player)
    if main:
        _list_main_actions(g, player, result)
    zones = g.zones
    for place in SET_PLACES[player]:
        for card in zones[place]:
            if not cannot_play_set(g, player, card, energy_to_pay(g, player), main):
                result.append(DO_PLAY | card << 8)
    if g.table.abilities:
        _list_uses(g, player, result)
    result.append(PASS)
    return not_again(g, result) if g.seen else result


def _list_main_actions(g: State, player: int, result: list[int]) -> None:
    """9-3e-4."""
    flags = g.flags
    places = front_row(g, player)
    energy = energy_to_pay(g, player)
    for card in g.zones[DRIVE_ZONE + player]:
        if g.prints[card] < 0:
            result += (DO_OVERDRIVE | card << 8, DO_DROP_OVERDRIVE | card << 8)
            if cannot_overdrive(g, player, card):
                result.remove(DO_OVERDRIVE | card << 8)
            continue
        if not flags[card] & FACE_DOWN:
            _list_plays(g, player, card, energy, places, result)
            continue
        if not cannot_reveal(g, player, card):
            result.append(DO_REVEAL | card << 8)
        _list_sets(g, player, card, result)
    for card in g.zones[HAND + player]:
        _list_plays(g, player, card, energy, places, result)
        _list_sets(g, player, card, result)
    if g.table.allows:
        for card in g.zones[GRAVEYARD + player]:
            if may_rise(g, player, card):
                _list_plays(g, player, card, energy, places, result)
    _list_rearrangements(g, places, result)


def _list_plays(g: State, player: int, card: int, energy: int, places: list[int], result: list[int]) -> None:
    if value(g, card, TYPE) == UNIT:
        if not cannot_summon(g, player, card, energy):
            for place in places:
                result.append(DO_SUMMON | card << 8 | place << 24)
    elif not cannot_play_directly(g, player, card, energy):
        result.append(DO_PLAY | card << 8)


def _list_sets(g: State, player: int, card: int, result: list[int]) -> None:
    if not cannot_set(g, player, card):
        for place in set_places(g, player):
            result.append(DO_SET | card << 8 | place << 24)


def _list_rearrangements(g: State, places: list[int], result: list[int]) -> None:
    for i, one in enumerate(places):
        for other in places[i + 1:]:
            code = DO_REARRANGE | one << 8 | other << 24
            if not cannot_rearrange(g, places, code):
                result.append(code)


def refusal_of_gate_action(g: State, player: int, code: int) -> int:
    """Why the player with priority may not do this."""
    kind = kind_of(code)
    card = first_of(code)
    if kind == DO_PLAY:
        return cannot_play(g, player, card)
    if kind in (DO_USE, DO_USE_INSTANT):
        return LOOPING if code in barred_here(g) else cannot_use(g, player, card, second_of(code))
    if kind not in (DO_REVEAL, DO_SUMMON, DO_SET, DO_REARRANGE, DO_OVERDRIVE, DO_DROP_OVERDRIVE):
        return NOT_NOW
    if not in_main(g, player):
        return NOT_MAIN
    if kind == DO_OVERDRIVE:
        return cannot_overdrive(g, player, card)
    if kind == DO_DROP_OVERDRIVE:
        return 0 if card in g.data and g.zone_of[card] == DRIVE_ZONE + player else NOT_OVERDRIVE
    if kind == DO_REVEAL:
        return cannot_reveal(g, player, card)
    if kind == DO_SUMMON:
        if second_of(code) not in front_row(g, player):
            return NOT_FRONT_ROW
        return cannot_summon(g, player, card, energy_to_pay(g, player))
    if kind == DO_SET:
        return cannot_set(g, player, card) if second_of(code) in set_places(g, player) else NOT_SET_ZONE
    reason = cannot_rearrange(g, front_row(g, player), code)
    return reason or (LOOPING if code in barred_here(g) else 0)
