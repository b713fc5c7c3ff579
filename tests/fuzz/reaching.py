"""Random trees that have some production in them: left to chance, those that stand deep in a text are never met."""
from __future__ import annotations

import random
from functools import cache, cached_property
from typing import Any, Optional

from tefuda.cards.language.generator import Generator
from tefuda.cards.language.grammar import END_FORM
from tefuda.cards.language.language import Language
from tefuda.cards.language.productions import Production, Rule
from tefuda.cards.language.template import Slot, in_form
from tefuda.rulebooks.rulebook import rulebook

# A kind of phrase in a form.
Key = tuple[str, str]


class Seeker(Generator):
    """Makes up trees in which a given production stands somewhere."""

    def __init__(self, language: Language, kind: str) -> None:
        """``kind`` is that of the trees: of whole abilities, or of what they do."""
        super().__init__(language.grammar)
        self._start: Key = kind, END_FORM
        self._near: dict[int, dict[Key, int]] = {}
        self._above = self._reach()

    def _reach(self) -> dict[Key, list[Key]]:
        """All that can stand in a tree, and what it can stand in."""
        above: dict[Key, list[Key]] = {self._start: []}
        reached = [self._start]
        for key in reached:
            for part in self.grammar.in_form(*key):
                for slot in _slots(part):
                    for below in dict.fromkeys(_keys(slot, key[1])):
                        if below not in above:
                            above[below] = []
                            reached.append(below)
                        above[below].append(key)
        return above

    @cached_property
    def goals(self) -> list[Production]:
        """The productions that a tree can be printed with."""
        return list({id(part): part for key in self._above for part in self.grammar.in_form(*key)}.values())

    def sought(self, goal: Production, rng: random.Random, slack: int, depth: int) -> Any:
        """A random tree with the goal in it, by a way that is at most so much longer than the shortest."""
        return self._towards(goal, self._start, rng, self._distances(goal)[self._start] + slack, depth)

    def _towards(self, goal: Production, key: Key, rng: random.Random, steps: int, depth: int) -> Any:
        kind, form = key
        near = self._distances(goal)
        ways: list[tuple[Production, Optional[Slot]]] = []
        for part in self.grammar.in_form(kind, form):
            if part is goal:
                ways.append((part, None))
            ways += [(part, slot) for slot in _slots(part)
                     if any(near.get(it, steps) < steps for it in _keys(slot, form))]
        part, way = rng.choice(ways)
        if way is None or not isinstance(part, Rule):
            return self.from_part(part, rng, depth, form)
        slots = tuple(part.slots.values())
        return part.build(slots, [
            self._with_goal(goal, in_form(slot, form), rng, steps - 1, depth) if slot is way
            else self._value(in_form(slot, form), rng, depth - 1) for slot in slots])

    def _with_goal(self, goal: Production, slot: Slot, rng: random.Random, steps: int, depth: int) -> Any:
        """What fills a slot, with the goal in it; of several things in one of them."""
        near = self._distances(goal)
        first, last = _keys(slot, "")
        if not slot.many:
            return self._towards(goal, first, rng, steps, depth)
        at_last = near.get(last, steps + 1) <= steps
        count = max(slot.least, 1) if at_last else max(slot.least, 2)
        where = count - 1 if at_last else rng.randrange(count - 1)
        return tuple(
            self._towards(goal, key, rng, steps, depth) if index == where else self.tree(key[0], rng, depth - 1, key[1])
            for index, key in enumerate([first] * (count - 1) + [last]))

    def _distances(self, goal: Production) -> dict[Key, int]:
        """How many productions below each kind the goal can stand."""
        if id(goal) not in self._near:
            self._near[id(goal)] = self._measured(goal)
        return self._near[id(goal)]

    def _measured(self, goal: Production) -> dict[Key, int]:
        reached = [key for key in self._above if any(part is goal for part in self.grammar.in_form(*key))]
        near = dict.fromkeys(reached, 0)
        for key in reached:
            for above in self._above[key]:
                if above not in near:
                    near[above] = near[key] + 1
                    reached.append(above)
        return near


def _slots(part: Production) -> list[Slot]:
    return list(part.slots.values()) if isinstance(part, Rule) else []


def _keys(slot: Slot, form: str) -> tuple[Key, Key]:
    """What stands in a slot, and what is the last of several there."""
    slot = in_form(slot, form)
    first = slot.kind, slot.form or END_FORM
    return first, (slot.kind, slot.last or END_FORM) if slot.many else first


@cache
def seeker(game: str, kind: str = "") -> Seeker:
    """The seeker of a game, for abilities or for another kind."""
    language = rulebook(game).language
    return Seeker(language, kind or language.start)
