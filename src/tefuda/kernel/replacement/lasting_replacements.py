"""Replacements that an effect lets begin: for a while something else happens in place of an event."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..continuous.lasting_effects import add_replacement
from ..state.state import Frame, State
from ..abilities.ability_kinds import Replacing
from ..abilities.nodes import Effect
from ..continuous.dependency_cycles import parts
from ..abilities.scope import scope_of, still
from ..abilities.spoken_of import It


@dataclass(frozen=True)
class StandsIn(Effect):
    """For a while something else happens instead, each time or just the next time.

    It lasts whatever becomes of the card with the text. Where the event is about "it", that is what is "it" now, each
    of several for itself.
    """

    ability: Replacing
    duration: int
    once: bool = False

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        number = g.table.number(self.ability)
        about = [g.obj[card] for card in still(g, s.it)] if self._speaks_of_it() else [-1]
        for obj in about:
            add_replacement(
                g, number, s.source, s.obj, s.controller, obj, self.duration, self.ability.optional, self.once)
        g.done = len(about)
        return NEXT

    def _speaks_of_it(self) -> bool:
        when = self.ability.when
        return when is not None and any([isinstance(part, It) for part in parts(when)])
