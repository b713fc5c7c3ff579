"""Which extras and shifts may be played out of the Dynamis, and why not the others (506.2, 806.1a to 806.1e)."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.scope import Scope
from ...kernel.codes import CANNOT, FACE_DOWN
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.prohibitions import forbidden_to
from ...kernel.continuous.projection import value
from ...kernel.costs.colour_costs import payable
from ...kernel.abilities.activation import costs_payable
from ...kernel.state.state import State
from .areas import DYNAMIS, EXTRA_TURN, PLAYING_ZX, RESOURCE, SHIFT_TURN
from .c300_squares import SQUARES, in_square
from .cards import COLOR_BITS, COST, EXTRA, SHIFT, TYPE
from .entering import resource_colors
from .refusals import (
    HAS_SHIFT, HAS_TURNED, NEEDS_AWAKENING, NEEDS_CONDITION, NEEDS_DREAM, NEEDS_SHIFT_CONDITION, NOT_ZX, NO_HOST,
    PLAYED_ALREADY,
)
from .nodes_dynamis import ADVENT, AWAKENING, BLADE, DREAM, Entry

_LACKING: Final = {
    ADVENT: NEEDS_CONDITION, AWAKENING: NEEDS_AWAKENING, DREAM: NEEDS_DREAM, BLADE: NEEDS_SHIFT_CONDITION,
}


def entries_of(g: State, card: int) -> list[int]:
    """The numbers of the abilities by which the card can be played."""
    return [number for number in abilities_of(g, card) if isinstance(g.table.abilities[number], Entry)]


def pays_resources(g: State, number: int) -> bool:
    """806.1c: whether the resource cost is paid, as for an awakening."""
    return g.table.abilities[number].keyword == AWAKENING


def is_open(g: State, player: int, card: int, number: int) -> bool:
    """Whether what the ability asks for can be done."""
    ability = g.table.abilities[number]
    s = Scope(card, g.obj[card], player)
    if ability.condition is not None and not ability.condition.met(g, s):
        return False
    if ability.keyword == ADVENT and len(g.zones[RESOURCE + player]) < value(g, card, COST):
        return False
    if pays_resources(g, number):
        if not payable(resource_colors(g, player), value(g, card, COST), value(g, card, COLOR_BITS)):
            return False
    return costs_payable(g, ability, s, [])


def open_entries(g: State, player: int, card: int) -> list[int]:
    return [number for number in entries_of(g, card) if is_open(g, player, card, number)]


def _lacks_entry(g: State, player: int, card: int, usual: int) -> int:
    """What is missing to play the card: what the first of its conditions asks for."""
    if open_entries(g, player, card):
        return 0
    numbers = entries_of(g, card)
    return _LACKING[g.table.abilities[numbers[0]].keyword] if numbers else usual


def cannot_play_extra(g: State, player: int, card: int) -> int:
    """506.2: one in a turn; 806.1a: only what lies face-down."""
    if value(g, card, TYPE) != EXTRA:
        return NEEDS_SHIFT_CONDITION if value(g, card, TYPE) == SHIFT else NOT_ZX
    if not g.flags[card] & FACE_DOWN:
        return HAS_TURNED
    if g.registers[EXTRA_TURN] == g.turn:
        return PLAYED_ALREADY
    if forbidden_to(g, PLAYING_ZX, player):
        return CANNOT
    return _lacks_entry(g, player, card, NEEDS_CONDITION)


def cannot_play_shift(g: State, player: int, card: int) -> int:
    """202.8c: a player who is master of a shift in a square can't play another one."""
    if g.zone_of[card] != DYNAMIS + player or value(g, card, TYPE) != SHIFT:
        return NEEDS_SHIFT_CONDITION
    if not g.flags[card] & FACE_DOWN:
        return HAS_TURNED
    if g.registers[SHIFT_TURN] == g.turn:
        return PLAYED_ALREADY
    if has_shift(g, player):
        return HAS_SHIFT
    return _lacks_entry(g, player, card, NEEDS_SHIFT_CONDITION)


def has_shift(g: State, player: int) -> bool:
    kinds = g.table.columns[TYPE]
    return any([
        kinds[g.prints[card]] == SHIFT
            and g.controller[card] == player for place in SQUARES for card in g.zones[place]])


def cannot_shift(g: State, card: int, host: int) -> int:
    """806.1a: a shift goes onto a card in a square that its text names."""
    return 0 if host in hosts_of(g, card) else NO_HOST


def hosts_of(g: State, card: int) -> list[int]:
    """The cards onto which the shift can be laid."""
    found: list[int] = []
    for number in entries_of(g, card):
        ability = g.table.abilities[number]
        if isinstance(ability, Entry) and ability.onto is not None:
            found += ability.onto.find(g, Scope(card, g.obj[card], g.controller[card]))
    kinds = g.table.columns[TYPE]
    return [it for it in dict.fromkeys(found) if in_square(g.zone_of[it]) and kinds[g.prints[it]] != SHIFT]
