"""Chapter 1000: what texts and rules tell players to do. A procedure has a player (a), a number (b) and cards."""
from __future__ import annotations

from ...kernel.events.causes import acting_frame
from ...kernel.abilities.scope import object_in, source_in
from ...kernel.actions.move import move, move_all, move_home, shuffle
from ...kernel.actions.damage import deal_damage_to_all
from ...kernel.events.changes import attach
from ...kernel.actions.turn import reveal
from ...kernel.codes import NEXT, PASS, RETURN, kind_of, second_of
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.state.rows import in_twos
from ...kernel.state.state import Frame, Row, State, ask, call
from ...kernel.actions.one_by_one import take_off
from .areas import (
    AS_FORCE, BY_ABILITY, CHARGE, DEALING, DECK, DESTROYED, EFFECT_DAMAGE,
    EXCLUDED, FORCE, IGNITION, LIFE, LIFE_RECOVERED, REMOVE, TRASH,
)
from .c300_squares import has_overboost, in_square, is_zx, varied
from .c600_damage import hurt_player
from .c1200_destroying import blame_effect
from .menus import IgnitionMenu


def _scope(g: State) -> Row:
    """What the effect or cost under way is about: its source (814.2), its controller, …"""
    return g.stack[acting_frame(g)].items


def _may_deal(g: State) -> bool:
    """102.6, 814.3: whether no text keeps the source of the effect from dealing damage."""
    return not varied(g) or not forbidden(g, DEALING, -1, source_in(_scope(g)))


# 1001 Dealing damage


def r1001_1(g: State, f: Frame) -> int:
    """To Z/X in squares."""
    cards = tuple([card for card in f.items if in_square(g.zone_of[card]) and is_zx(g, card)])
    if not cards or not _may_deal(g):
        g.done = 0
        return RETURN
    blame_effect(g, cards, _scope(g))
    return deal_damage_to_all(g, tuple([number for card in cards for number in (card, f.b)]), EFFECT_DAMAGE)


def r1001_1__shares(g: State, f: Frame) -> int:
    """804.3b: to each Z/X its share; the row is the cards, each with its points."""
    shares = {
        card: points for card, points in in_twos(f.items) if in_square(g.zone_of[card]) and is_zx(g, card)}
    if not shares or not _may_deal(g):
        g.done = 0
        return RETURN
    blame_effect(g, tuple(shares), _scope(g))
    return deal_damage_to_all(g, tuple([number for share in shares.items() for number in share]), EFFECT_DAMAGE)


def r1001_2(g: State, f: Frame) -> int:
    """To a player; 202.7e: not to one with an overboost."""
    g.done = 0
    if f.b > 0 and not has_overboost(g, f.a) and _may_deal(g):
        return hurt_player(g, f.a, f.b)
    return NEXT


# 1003 Shuffling cards into their owners' decks


def r1003_1(g: State, f: Frame) -> int:
    return move_home(g, f.items, DECK, BY_ABILITY)


def r1003_1__shuffle(g: State, f: Frame) -> int:
    """Even where no card has come to it after all."""
    done = g.done
    for player in sorted({g.owner[card] for card in f.items}):
        shuffle(g, DECK + player)
    g.done = done
    return NEXT


# 1007 Destroying


def r1007_1(g: State, f: Frame) -> int:
    """A Z/X in a square goes to its owner's charge."""
    f.chosen = tuple([card for card in f.items if not (in_square(g.zone_of[card]) and is_zx(g, card))])
    return move_home(g, tuple([card for card in f.items if card not in f.chosen]), CHARGE, DESTROYED)


def r1007_1__others(g: State, f: Frame) -> int:
    """Anything else goes to the trash."""
    f.b = g.done
    return move_home(g, f.chosen, TRASH, DESTROYED)


def r1007_1__all(g: State, f: Frame) -> int:
    g.done += f.b
    return NEXT


# 1008 Removing from the game: b counts the cards that are done with, c those that were removed.


def r1008_1(g: State, f: Frame) -> int:
    """To the owner's remove zone; 1008.2: one after the other."""
    if f.b >= len(f.items):
        g.done = f.c
        return RETURN
    f.b += 1
    return move_home(g, f.items[f.b - 1:f.b], REMOVE, EXCLUDED)


def r1008_2(g: State, f: Frame) -> int:
    f.c += g.done
    return g.book.at["exclude"]


# 1009 Putting cards under the source of the effect as its force


def r1009_1(g: State, f: Frame) -> int:
    """1009.1a: cards become forces as long as the source is there."""
    scope = _scope(g)
    source, obj = source_in(scope), object_in(scope)
    f.b = source
    if g.obj[source] != obj or not in_square(g.zone_of[source]):
        g.done = 0
        return RETURN
    return move_all(g, f.items, FORCE, AS_FORCE)


def r1009_1__tie(g: State, f: Frame) -> int:
    for card in f.items:
        if g.zone_of[card] == FORCE:
            attach(g, card, f.b)
    return NEXT


# 1010 Igniting: player a; b is the card that was on top of the deck.


def r1010_1(g: State, f: Frame) -> int:
    deck = g.zones[DECK + f.a]
    if not deck:
        return RETURN
    f.b = deck[-1]
    return reveal(g, f.b, IGNITION)


def r1010_1__ask(g: State, f: Frame) -> int:
    """Everybody sees the card, so nothing is asked where it can't be played."""
    options = IgnitionMenu(g, f.a, f.b, False).legal()
    if len(options) == 1:
        g.answer = PASS
        return NEXT
    return ask(g, f.a, options)


def r1010_1__act(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        return move(g, f.b, TRASH + f.a, IGNITION)
    return call(g, g.book.at["804.2a"], f.b, second_of(g.answer), 1)


# 1012 Recovering


def r1012_1a(g: State, f: Frame) -> int:
    """1012.1b: one card at a time, face-down."""
    return take_off(g, DECK + f.a, LIFE + f.a, f.b, LIFE_RECOVERED, 0)


DAMAGE = (r1001_1,)
SHARED_DAMAGE = (r1001_1__shares,)
PLAYER_DAMAGE_BY_EFFECT = (r1001_2,)
SHUFFLING_IN = (r1003_1, r1003_1__shuffle)
DESTROYING = (r1007_1, r1007_1__others, r1007_1__all)
EXCLUDING = (r1008_1, r1008_2)
FORCING = (r1009_1, r1009_1__tie)
IGNITING = (r1010_1, r1010_1__ask, r1010_1__act)
RECOVERING = (r1012_1a,)
