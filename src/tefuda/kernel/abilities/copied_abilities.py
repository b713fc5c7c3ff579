"""Gaining an ability that another card has."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..codes import NEXT
from ..continuous.lasting_effects import add_effect
from ..derived.abilities_now import abilities_of, own_abilities
from ..state.state import NOTHING, Frame, Row, State, call
from .instructions import compile_effects
from .nodes import Effect, Selection
from .scope import Scope, keep_done, scope_of
from ..continuous.effect_sorts import GRANT_ABILITY

# The value of a lasting effect by which a card has the ability of another.
_ADOPTED: Final = 1


@dataclass(frozen=True)
class GainAbilityOf(Effect):
    """The card gains an ability of other cards that can be played, of the controller's choice, for a while."""

    which: Selection
    duration: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        offered = NOTHING if is_adopted(g, s, self) else adoptable(g, s, self.which)
        g.done = 0
        return call(g, g.book.at["mode"], s.controller, len(offered)) if len(offered) > 1 else NEXT

    def after(self, g: State, f: Frame) -> None:
        """The card has what was chosen, as long as it is the same object."""
        s = scope_of(f)
        offered = NOTHING if is_adopted(g, s, self) else adoptable(g, s, self.which)
        adopted = len(offered) > 0 and s.source >= 0 and g.obj[s.source] == s.obj
        if adopted:
            add_effect(
                g, GRANT_ABILITY, offered[g.done], card=s.source, controller=s.controller, value=_ADOPTED,
                duration=self.duration)
        keep_done(f, int(adopted))


def adoptable(g: State, s: Scope, which: Selection) -> Row:
    """The numbers of the abilities to choose from."""
    found: list[int] = []
    for card in which.find(g, s):
        found += [number for number in abilities_of(g, card) if g.table.abilities[number].timing()]
    return tuple(dict.fromkeys(found))


def is_adopted(g: State, s: Scope, effect: Effect) -> bool:
    """Whether the card has this effect only by an ability that it gained in this way; then it gains nothing."""
    if any([_tells(g, number, effect) for number in own_abilities(g, s.source)]):
        return False
    return any([
        row.sort == GRANT_ABILITY and row.card == s.source and row.obj == s.obj and row.value == _ADOPTED and _tells(g,
            row.what,
            effect)
        for row in g.effects])


def _tells(g: State, number: int, effect: Effect) -> bool:
    return effect in compile_effects(g.table.abilities[number].effects)
