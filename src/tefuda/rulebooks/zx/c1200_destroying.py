"""Chapter 1200, as far as it is about who destroyed a Z/X: 1203 in battle, 1204 by an effect.

A Z/X that was dealt damage or whose power was lowered has a note of who did it (``Blame``), until the rule effect on
lethal damage has looked at it.
"""
from __future__ import annotations

from typing import Optional

from ...kernel.abilities.scope import controller_in, object_in, source_in
from ...kernel.actions.lose import lose
from ...kernel.codes import BOTH, NEXT
from ...kernel.state.state import Frame, Row, State
from ...kernel.continuous.projection import value
from .areas import ENDLESS
from .c300_squares import in_square
from .cards import POWER
from ...kernel.state.records import LastingEffect
from ...kernel.continuous.effect_sorts import alters_numbers


class Blame:
    """Who may have destroyed a Z/X: a source, as the object that it was then, by its effect or in battle."""

    __slots__ = ("controller", "in_battle", "obj", "source")

    def __init__(self, source: int, obj: int, controller: int, in_battle: int) -> None:
        self.source = source
        self.obj = obj
        # The controller of the effect, or of what battled.
        self.controller = controller
        self.in_battle = in_battle

    def row(self) -> Row:
        return (self.source, self.obj, self.controller, self.in_battle)


def _blame_for(g: State, card: int) -> Optional[Blame]:
    if card not in g.notes:
        return None
    source, obj, controller, in_battle = g.notes[card]
    return Blame(source, obj, controller, in_battle)


def blame_battle(g: State, card: int, attacker: int) -> None:
    """1203.1, 1203.2."""
    g.notes[card] = Blame(attacker, g.obj[attacker], g.controller[attacker], 1).row()


def blame_effect(g: State, cards: Row, scope: Row) -> None:
    """1204.3, 1204.3a: the last one to do so, by what its effect is about."""
    row = Blame(source_in(scope), object_in(scope), controller_in(scope), 0).row()
    for card in cards:
        g.notes[card] = row


def blame_lowered(g: State, scope: Row, since: int) -> None:
    """1204.3: blame an effect for the power that it has lowered, by lasting effects newer than ``since``."""
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
    blame = _blame_for(g, card)
    return blame.source if blame is not None and g.obj[blame.source] == blame.obj else -1


def by_effect_of(g: State, card: int) -> int:
    """1204.3c: whose effect is to blame, as 1 + player; a battle is no effect."""
    blame = _blame_for(g, card)
    return 0 if blame is None or blame.in_battle else 1 + blame.controller


# 1201 Loops


def r1201_1c(g: State, f: Frame) -> int:
    """Nobody can end the pre-process: a draw."""
    lose(g, BOTH, ENDLESS)
    return NEXT


ENDLESS_LOOP = (r1201_1c,)
