"""Chapter 1200, as far as it is about who destroyed a Z/X: 1203 in battle, 1204 by an effect.

A Z/X that was dealt damage or whose power was lowered has a note of who did it, until the rule effect on lethal damage
has looked at it: source, its object, master of the effect, and whether it was in battle.
"""
from __future__ import annotations

from ...kernel.actions.move import lose
from ...kernel.codes import BOTH, NEXT
from ...kernel.state.state import Frame, Row, State
from ...kernel.continuous.projection import value
from .areas import ENDLESS
from .c300_squares import in_square
from .cards import POWER
from ...kernel.state.records import LastingEffect
from ...kernel.continuous.effect_sorts import alters_numbers


def blame_battle(g: State, card: int, attacker: int) -> None:
    """1203.1, 1203.2."""
    g.notes[card] = (attacker, g.obj[attacker], g.controller[attacker], 1)


def blame_effect(g: State, cards: Row, scope: Row) -> None:
    """1204.3, 1204.3a: the last one to do so. The row begins with the source of the effect, its object and master."""
    for card in cards:
        g.notes[card] = (*scope[:3], 0)


def blame_lowered(g: State, scope: Row, since: int) -> None:
    """1204.3: for the power that an effect has lowered; its rows are newer than ``since``."""
    cards = [
        row.card for row in g.effects
        if row.number > since and row.what == POWER and alters_numbers(row.sort) and row.card >= 0 and _lowers(g, row)]
    blame_effect(g, tuple([card for card in cards if in_square(g.zone_of[card])]), scope)


def _lowers(g: State, effect: LastingEffect) -> bool:
    """811.8: whether the power of its card is lower with a lasting effect than without."""
    power = value(g, effect.card, POWER)
    effects = g.effects
    _set_effects(g, tuple([row for row in effects if row is not effect]))
    without = value(g, effect.card, POWER)
    _set_effects(g, effects)
    return power < without


def _set_effects(g: State, effects: tuple[LastingEffect, ...]) -> None:
    g.effects = effects


def forget_blame(g: State) -> None:
    if g.notes:
        g.notes.clear()


def destroyer(g: State, card: int) -> int:
    """Who is to blame, as long as it is the same card; or -1."""
    note = g.notes.get(card)
    return note[0] if note is not None and g.obj[note[0]] == note[1] else -1


def by_effect_of(g: State, card: int) -> int:
    """1204.3c: whose effect is to blame, as 1 + player; a battle is no effect."""
    note = g.notes.get(card)
    return 0 if note is None or note[3] else 1 + note[2]


# 1201 Loops


def r1201_1c(g: State, f: Frame) -> int:
    """Nobody can end the pre-process: a draw."""
    lose(g, BOTH, ENDLESS)
    return NEXT


ENDLESS_LOOP = (r1201_1c,)
