"""What a player may do with priority and when a card ignites, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.codes import (
    CANNOT, DECLARED, LOOPING, NOT_HERE, NOT_NOW, PASS, REST, RESTED, UNPAYABLE, first_of, kind_of, second_of,
)
from ...kernel.continuous.prohibitions import forbidden, forbidden_to
from ...kernel.continuous.projection import value
from ...kernel.loops.loops import barred_here, not_again
from ...kernel.costs.colour_costs import payable, union
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.abilities.activation import usable, why_not_use
from ...kernel.state.state import State
from .areas import (
    ATTACK, ATTACKING_PLAYER, BEING_ATTACKED, DO_ATTACK, DO_BATTLE_USE, DO_IGNITION_EVENT, DO_IGNITION_PLAY,
    DO_LIFE_EVENT, DO_LIFE_PLAY, DO_PLAY, DO_PLAY_EVENT, DO_SHIFT, DO_USE, DYNAMIS, HAND, PLAYING_EVENTS, PLAYING_ZX,
    SQUARE,
)
from .c300_squares import DISTANCES, PLAYER_SQUARES, SQUARES, distance, in_square, is_zx, varied
from .cards import COLOR_BITS, COST, EVENT, IGNITION_ICON, LAST_PLAYER, LAST_ZX, RANGE, TYPE, ZX
from .dynamis import cannot_play_extra, cannot_play_shift, cannot_shift, list_dynamis
from .entering import cannot_enter, open_squares, resource_colors
from .refusals import NOT_ATTACKER, NOT_EVENT, NOT_IGNITED, NOT_IN_HAND, NOT_TARGET, NOT_ZX

# The menu of abilities: whoever has priority may play them (801.2a).
WITH_PRIORITY: Final = 0


# 506.2, 603.1b Playing from the hand; ``colors`` are those of the resources that can pay.


def cannot_play(g: State, player: int, card: int, colors: list[int]) -> int:
    """A Z/X or an event in hand whose cost can be paid."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if not payable(colors, value(g, card, COST), value(g, card, COLOR_BITS)):
        if not (g.table.allows and other_ways(g, player, card)):
            return UNPAYABLE
    deed = PLAYING_EVENTS if value(g, card, TYPE) == EVENT else PLAYING_ZX
    return CANNOT if varied(g) and forbidden_to(g, deed, player) else 0


def playable_hand(g: State, player: int, colors: list[int]) -> list[int]:
    """The cards in hand that ``cannot_play`` has nothing against."""
    hand = g.zones[HAND + player]
    if varied(g) or g.table.allows:
        return [card for card in hand if not cannot_play(g, player, card, colors)]
    prints = g.prints
    costs = g.table.columns[COST]
    bits = g.table.columns[COLOR_BITS]
    most = len(colors)
    there = union(colors)
    result: list[int] = []
    for card in hand:
        points = costs[prints[card]]
        own = bits[prints[card]]
        if points > most:
            continue
        # A single colour is there or not; only several have to be matched.
        if payable(colors, points, own) if own & (own - 1) else own & there or not own or not points:
            result.append(card)
    return result


def cannot_play_zx(g: State, player: int, card: int, square: int, colors: list[int]) -> int:
    if g.zone_of[card] == DYNAMIS + player:
        return cannot_play_extra(g, player, card) or cannot_enter(g, player, square)
    refused = cannot_play(g, player, card, colors)
    if not refused and value(g, card, TYPE) != ZX:
        return NOT_ZX
    return refused or cannot_enter(g, player, square)


def cannot_play_event(g: State, player: int, card: int, colors: list[int]) -> int:
    refused = cannot_play(g, player, card, colors)
    return NOT_EVENT if not refused and value(g, card, TYPE) != EVENT else refused


# 602.1 Declaring a battle


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """602.1a: a rebooted Z/X of one's own in a square, that may attack and sleep."""
    if not in_square(g.zone_of[card]) or g.controller[card] != player or not is_zx(g, card) or g.flags[card] & REST:
        return NOT_ATTACKER
    if varied(g) and (forbidden(g, DECLARED, ATTACK, card) or forbidden(g, RESTED, ATTACK, card)):
        return CANNOT
    return 0


def reach(g: State, card: int) -> int:
    """602.1b, 1104.2: the neighbouring squares, or all within the range."""
    return max(1, value(g, card, RANGE))


def cannot_be_target(g: State, player: int, target: int) -> int:
    """602.1b: an enemy Z/X, or the enemy player behind no Z/X."""
    place = g.zone_of[target]
    if g.controller[target] == player or not SQUARE <= place < SQUARE + 9:
        return NOT_TARGET
    if varied(g) and forbidden(g, BEING_ATTACKED, -1, target):
        return CANNOT
    kind = g.table.columns[TYPE][g.prints[target]]
    if kind <= LAST_ZX:
        return 0
    if kind > LAST_PLAYER or place != PLAYER_SQUARES[1 - player]:
        return NOT_TARGET
    for other in g.zones[place]:
        if is_zx(g, other):
            return NOT_TARGET
    return 0


def some_unaffected(g: State, card: int, target: int) -> bool:
    """Whether a text keeps the card from attacking a player, and this is one."""
    return not is_zx(g, target) and forbidden(g, ATTACKING_PLAYER, -1, card)


def cannot_attack(g: State, player: int, card: int, target: int) -> int:
    """602.1c: both have to be there, the one in reach of the other."""
    refused = cannot_attack_with(g, player, card) or cannot_be_target(g, player, target)
    if refused:
        return refused
    if varied(g) and some_unaffected(g, card, target):
        return CANNOT
    return 0 if distance(g.zone_of[card], g.zone_of[target]) <= reach(g, card) else NOT_TARGET


# The lists


def main_options(g: State, player: int) -> list[int]:
    """506.2; passing is the last. One look at the squares serves all that the predicates ask of each card."""
    zones = g.zones
    kinds = g.table.columns[TYPE]
    prints = g.prints
    controller = g.controller
    flags = g.flags
    squares: list[int] = []
    own: list[int] = []
    others: list[int] = []
    for square in SQUARES:
        cards = zones[square]
        if not cards:
            squares.append(square)
            continue
        enters = True
        for card in cards:
            if controller[card] != player:
                others.append(card)
                if kinds[prints[card]] <= LAST_ZX:
                    enters = False
            elif kinds[prints[card]] <= LAST_ZX:
                if flags[card] & REST:
                    enters = False
                else:
                    own.append(card)
        if enters:
            squares.append(square)
    result: list[int] = []
    if zones[HAND + player]:
        _list_plays(g, player, squares, result)
    if own:
        _list_attacks(g, player, own, others, result)
    if g.table.abilities and zones[DYNAMIS + player]:
        list_dynamis(g, player, squares, result)
    if g.table.acting:
        _list_uses(g, player, DO_USE, result)
    result.append(PASS)
    return _not_again(g, result) if g.seen else result


def _list_plays(g: State, player: int, squares: list[int], result: list[int]) -> None:
    """The cards of the hand, a Z/X into each of the squares that it can enter but the enemy's player square."""
    kinds = g.table.columns[TYPE]
    colors = resource_colors(g, player)
    enemy = PLAYER_SQUARES[1 - player]
    places: list[int] = []
    for square in squares:
        if square != enemy:
            places.append(DO_PLAY | square << 24)
    for card in playable_hand(g, player, colors):
        if kinds[g.prints[card]] == EVENT:
            result.append(DO_PLAY_EVENT | card << 8)
        else:
            number = card << 8
            for place in places:
                result.append(place | number)


def _list_attacks(g: State, player: int, own: list[int], others: list[int], result: list[int]) -> None:
    """Each rebooted Z/X on each card in its reach."""
    where = g.zone_of
    sure = not varied(g)
    if not sure:
        own = [card for card in own if not cannot_attack_with(g, player, card)]
    kinds = g.table.columns[TYPE]
    ranges = g.table.columns[RANGE]
    prints = g.prints
    # Any enemy Z/X in a square can be attacked, unless a text says otherwise.
    targets: list[int] = []
    for target in others:
        if (sure and kinds[prints[target]] <= LAST_ZX) or not cannot_be_target(g, player, target):
            targets.append(target)
    for card in own:
        far = 1 if sure and not ranges[prints[card]] else reach(g, card)
        row = DISTANCES[where[card] - SQUARE]
        for target in targets:
            if row[where[target] - SQUARE] <= far and (sure or not some_unaffected(g, card, target)):
                result.append(DO_ATTACK | card << 8 | target << 24)


def battle_options(g: State, player: int) -> list[int]:
    """603.1b: events only; passing is the last."""
    result: list[int] = []
    kinds = g.table.columns[TYPE]
    prints = g.prints
    events = [card for card in g.zones[HAND + player] if kinds[prints[card]] == EVENT]
    if events:
        colors = resource_colors(g, player)
        result += [DO_PLAY_EVENT | card << 8 for card in events if not cannot_play_event(g, player, card, colors)]
    if g.table.acting:
        _list_uses(g, player, DO_BATTLE_USE, result)
    result.append(PASS)
    return _not_again(g, result) if g.seen else result


def _list_uses(g: State, player: int, kind: int, result: list[int]) -> None:
    """801.2a: the abilities that the player can play, of cards wherever theirs work."""
    layout = g.book.layout
    places = [
        place for place in range(layout.count)
        if layout.kind[place] in g.table.acting and layout.player[place] in (player, -1)]
    for card, index in usable(g, player, WITH_PRIORITY, tuple(places)):
        result.append(kind | card << 8 | index << 24)


def _not_again(g: State, options: list[int]) -> list[int]:
    """1201.1b: without what was done before in this very position."""
    return not_again(g, options)


def ignition_options(g: State, player: int, card: int, zx_kind: int, event_kind: int) -> list[int]:
    """1010.1, 907.2e: a card with the ignition icon can be played without its cost; not doing so is the last."""
    result: list[int] = []
    if value(g, card, IGNITION_ICON):
        if value(g, card, TYPE) == EVENT:
            result.append(event_kind | card << 8)
        else:
            result += [zx_kind | card << 8 | square << 24 for square in open_squares(g, player)]
    result.append(PASS)
    return result


# Why not


def refusal_with_priority(g: State, player: int, code: int, in_battle: bool) -> int:
    """Why the player with priority may not do this."""
    kind = kind_of(code)
    card = first_of(code)
    if code in barred_here(g):
        return LOOPING
    if kind == DO_PLAY_EVENT:
        return cannot_play_event(g, player, card, resource_colors(g, player))
    if kind == (DO_BATTLE_USE if in_battle else DO_USE):
        return why_not_use(g, player, card, second_of(code), WITH_PRIORITY)
    if in_battle or kind not in (DO_PLAY, DO_ATTACK, DO_SHIFT):
        return NOT_NOW
    if kind == DO_SHIFT:
        return cannot_play_shift(g, player, card) or cannot_shift(g, card, second_of(code))
    if kind == DO_PLAY:
        return cannot_play_zx(g, player, card, second_of(code), resource_colors(g, player))
    return cannot_attack(g, player, card, second_of(code))


def refusal_of_ignition(g: State, player: int, ignited: int, code: int) -> int:
    """Why the revealed card can't be played so."""
    kind = kind_of(code)
    if kind not in (DO_IGNITION_PLAY, DO_IGNITION_EVENT, DO_LIFE_PLAY, DO_LIFE_EVENT):
        return NOT_HERE
    if first_of(code) != ignited or not value(g, ignited, IGNITION_ICON):
        return NOT_IGNITED
    if value(g, ignited, TYPE) == EVENT or kind in (DO_IGNITION_EVENT, DO_LIFE_EVENT):
        return NOT_IGNITED
    return cannot_enter(g, player, second_of(code))
