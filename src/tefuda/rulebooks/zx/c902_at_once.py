"""901.2a: the rule effects that wait for nothing, not even for the end of a step: reloading, and going home.

They go on top of whatever is under way, and it goes on afterwards as if nothing had been.
"""
from __future__ import annotations

from typing import Final

from ...kernel.actions.move import move, move_all, move_home, shuffle
from ...kernel.events.changes import attach
from ...kernel.actions.create import vanish
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT
from ...kernel.continuous.lasting_effects import end_effects
from ...kernel.machine.interrupts import interrupt_with, resume
from ...kernel.state.records import LastingEffect
from ...kernel.state.state import Frame, Row, State
from .areas import (
    BOX, CHARGE, DECK, DYNAMIS, GO_HOME, LIFE, PHASE, PREPARATION, RELOAD, SQUARE, TEMPORARY, TRASH, UNDERSIDE,
    WHILE_SHIFTED,
)
from .c300_squares import PLAYER_SQUARES, SQUARES, in_square, is_player_card, player_card
from .cards import (
    EVENT, EXTRA, OVERBOOST_LOWER, OVERBOOST_UPPER, PLAYER, SHIFT, TYPE, TYPES, ZX,
)


# By type: what can lie in any zone.
STAYS_ANYWHERE: Final = [kind in (ZX, EVENT, PLAYER) for kind in range(len(TYPES))]


def alarming(g: State, card: int, here: int, to: int) -> bool:
    """Whether a move to elsewhere than a square may call for an effect of this module."""
    if TRASH <= to < CHARGE and not g.zones[DECK + to - TRASH]:
        return True
    if card in g.data or not STAYS_ANYWHERE[g.table.columns[TYPE][g.prints[card]]]:
        return True
    return SQUARE <= here < TRASH and may_have_lain_on(g)


def may_have_lain_on(g: State) -> bool:
    """Whether there is a shift or the half of an overboost in the squares: what it lay on may have left."""
    kinds = g.table.columns[TYPE]
    for place in SQUARES:
        for card in g.zones[place]:
            if kinds[g.prints[card]] in (OVERBOOST_LOWER, SHIFT):
                return True
    return False


def look(g: State) -> None:
    """902, 910 to 913: if one of them is due, they run before anything else."""
    if g.registers[PHASE] != PREPARATION and (
            reloading(g) >= 0 or _strays(g) or trailing(g) or bool(_lapsed(g))):
        interrupt_with(g, g.book.at["910.1"])


def _strays(g: State) -> bool:
    return bool(stray_tokens(g)) or any(
        stray(g, kind) for kind in (EXTRA, OVERBOOST_UPPER, OVERBOOST_LOWER, SHIFT))


def stray(g: State, kind: int) -> Row:
    """The cards of a type that lie where they can't stay, in the order in which they came there.

    While one is played it is on its way to a square.
    """
    kinds = g.table.columns[TYPE]
    found = [
        card for card, printed in enumerate(g.prints)
        if kinds[printed] == kind and g.zone_of[card] >= 0 and card not in g.data and not _may_stay(g, card, kind)]
    return tuple(sorted(found, key=g.obj.__getitem__))


def stray_tokens(g: State) -> Row:
    """912.1: what is no card and lies neither in a square nor on its way there, nor behind an overboost's player."""
    return tuple([
        card for card in sorted(g.data, key=g.obj.__getitem__)
        if not in_square(g.zone_of[card]) and g.zone_of[card] != TEMPORARY and g.zone_of[card] < UNDERSIDE])


def trailing(g: State) -> list[int]:
    """202.8a, 202.7b: what lies on a card that is in another square now."""
    kinds = g.table.columns[TYPE]
    return [
        card for place in SQUARES for card in g.zones[place]
        if kinds[g.prints[card]] in (OVERBOOST_LOWER, SHIFT) and g.host[card] >= 0
        and in_square(g.zone_of[g.host[card]]) and g.zone_of[g.host[card]] != place]


def _lapsed(g: State) -> list[LastingEffect]:
    """What shifts give to cards on which they lie no more."""
    return [row for row in g.effects if row.until == WHILE_SHIFTED and row.value not in g.obj]


def _may_stay(g: State, card: int, kind: int) -> bool:
    place = g.zone_of[card]
    if in_square(place):
        if kind in (OVERBOOST_LOWER, SHIFT):
            return g.host[card] >= 0 and in_square(g.zone_of[g.host[card]])
        return True
    if kind == OVERBOOST_LOWER:
        return place >= UNDERSIDE
    return place == TEMPORARY or place in (DYNAMIS, DYNAMIS + 1) or place >= BOX


# 910 to 913: these come before reloading (901.2b).


def r910_1(g: State, f: Frame) -> int:
    """Into the Dynamis, face-up."""
    return move_home(g, stray(g, EXTRA), DYNAMIS, GO_HOME)


def r911_1(g: State, f: Frame) -> int:
    return move_home(g, stray(g, OVERBOOST_UPPER), DYNAMIS, GO_HOME)


def r911_1__lower(g: State, f: Frame) -> int:
    """The lower half is turned away again; f.chosen has it and the player card that was turned away for it."""
    lower = stray(g, OVERBOOST_LOWER)
    f.chosen = lower + tuple(
        card for half in lower for card in g.zones[UNDERSIDE + g.owner[half]] if is_player_card(g, card))
    return move_home(g, lower, UNDERSIDE, GO_HOME)


def r911_1__player(g: State, f: Frame) -> int:
    """The player card is face-up in its square, rebooted."""
    for number, card in enumerate(f.chosen):
        if is_player_card(g, card):
            f.chosen = f.chosen[:number] + f.chosen[number + 1:]
            step = move_all(g, (card,), PLAYER_SQUARES[g.owner[card]], GO_HOME)
            return f.pc if step == NEXT else step
    for card in f.chosen:
        attach(g, card, player_card(g, g.owner[card]))
    return NEXT


def r912_1(g: State, f: Frame) -> int:
    for card in stray_tokens(g):
        vanish(g, card, GO_HOME)
    return NEXT


def r913_1(g: State, f: Frame) -> int:
    return move_home(g, stray(g, SHIFT), DYNAMIS, GO_HOME)


def r202_8a(g: State, f: Frame) -> int:
    """A shift goes where its card goes, as one card with it; what it gave ends where it is gone (202.8d)."""
    for card in trailing(g):
        step = move(g, card, g.zone_of[g.host[card]], GO_HOME, g.flags[card])
        return f.pc if step == NEXT else step
    end_effects(g, _lapsed(g))
    return NEXT


# 902 Reloading: c is the reloading player.


def reloading(g: State) -> int:
    """902.1: a player with a trash but no deck, or -1; the turn player first (102.7)."""
    for player in (g.turn_player, 1 - g.turn_player):
        if not g.zones[DECK + player] and g.zones[TRASH + player]:
            return player
    return -1


def r902_1(g: State, f: Frame) -> int:
    f.c = reloading(g)
    return NEXT if f.c >= 0 else g.book.at["r902_1__end"]


def r902_1a(g: State, f: Frame) -> int:
    return move_all(g, g.zones[TRASH + f.c], DECK + f.c, RELOAD)


def r902_1b(g: State, f: Frame) -> int:
    shuffle(g, DECK + f.c)
    return NEXT


def r902_1c(g: State, f: Frame) -> int:
    """The opponent picks a card of the life. It is no damage, and it doesn't ignite."""
    return choose(g, 1 - f.c, 1, 1, g.zones[LIFE + f.c])


def r902_1c__move(g: State, f: Frame) -> int:
    return move_all(g, g.result, CHARGE + f.c, RELOAD)


def r902_1c__next(g: State, f: Frame) -> int:
    """The other player may have to reload as well."""
    return g.book.at["902.1"]


def r902_1__end(g: State, f: Frame) -> int:
    return resume(g, f)


AT_ONCE = (
    r910_1, r911_1, r911_1__lower, r911_1__player, r912_1, r913_1, r202_8a,
    r902_1, r902_1a, r902_1b, r902_1c, r902_1c__move, r902_1c__next, r902_1__end,
)
