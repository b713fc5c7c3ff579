"""What the static abilities of cards in play say, put together card by card and place by place."""
from __future__ import annotations

from typing import Final

from ..abilities.static_effects import ActiveStatic, StaticEffect
from ..abilities.scope import Scope
from ..abilities.spoken_of import This
from ..abilities.working_zones import defines, works
from ..continuous.dependency_cycles import DependencyCycles, key_of
from ..continuous.effect_sorts import GRANT_ABILITY, LOSE_ABILITY, NUMBER_SORTS, PROHIBIT
from ..continuous.timestamps import timestamp
from ..state.card_table import Row, StaticLookup
from ..state.state import State
from ..visibility.hidden_cards import is_hidden_face_down
from .abilities_now import own_abilities
from .dependency_order import settle
from .derived import derived, number_of_card

_NOTHING: Final[frozenset[int]] = frozenset()


class StaticAbilities(StaticLookup):
    """The static abilities of a match; those of cards in play are settled by ``kernel.derived.active_statics``."""

    def __init__(self, cycles: DependencyCycles) -> None:
        self.cycles = cycles
        # What abilities of prints say always, place by place; and which prints these are.
        self.by_place: dict[int, dict[int, Row]] = {}
        self.there: list[tuple[int, bytes]] = []
        # What gives or takes abilities and hangs on nothing but which cards lie in some zones; whether what is in
        # cycles hangs on nothing else either (``kernel.continuous.dependency_zones``).
        self.steady: set[int] = set()
        self.quiet = False
        # What each ability says, as far as it was asked for.
        self.effects: dict[int, list[StaticEffect]] = {}

    def settle(self, g: State) -> None:
        d = derived(g)
        lends = g.book.lends
        lends_more = g.book.lends_more
        prints = g.prints
        for place, marks in self.there:
            said = self.by_place[place]
            for card in g.zones[place]:
                if not marks[prints[card]] and not lends_more:
                    continue
                if is_hidden_face_down(g, card):
                    continue
                for number in own_abilities(g, card) if lends else said[prints[card]]:
                    self.hold(g, card, number, 0)
        if d.granting or d.in_cycle:
            settle(g, self.cycles)

    def grant(self, g: State) -> None:
        settle(g, self.cycles)

    def hold(self, g: State, card: int, number: int, given: int) -> None:
        ability = g.table.abilities[number]
        if not ability.holding() or not works(g, ability, card):
            return
        said = self._made(g, card, number, given)
        derived(g).active_statics += said
        self._summarize(g, said)

    def _made(self, g: State, card: int, number: int, given: int) -> list[ActiveStatic]:
        """What an ability of a card says, which it was given at a time, or has as its own (0)."""
        s = Scope(card, g.obj[card], g.controller[card])
        came = timestamp(g, card) if g.table.order_matters else g.obj[card]
        time = max(came, given) if g.book.dates_given else came
        if number not in self.effects:
            self.effects[number] = self._effects(g, number)
        return [ActiveStatic(it, s, time, given != 0) for it in self.effects[number]]

    def _effects(self, g: State, number: int) -> list[StaticEffect]:
        """What an ability says, whoever has it."""
        ability = g.table.abilities[number]
        found: list[StaticEffect] = []
        for place, static in enumerate(ability.holding()):
            key = key_of(number, place)
            found.append(StaticEffect(
                number, static, static.quality.what(g), ability.condition, self.cycles.looks.get(key, _NOTHING),
                g.book.defines_itself and defines(ability, static), key in self.cycles.closing,
                isinstance(static.which, This), key in self.steady))
        return found

    def _summarize(self, g: State, said: list[ActiveStatic]) -> None:
        """Note which questions what is said has to be asked for."""
        d = derived(g)
        for it in said:
            sort = it.sort
            if sort == PROHIBIT:
                d.forbids |= g.table.barred[it.what]
            elif NUMBER_SORTS >> sort & 1:
                d.alters |= 1 << it.what
                if it.own < 0:
                    d.alters_others |= 1 << it.what
                else:
                    d.alters_own.add(number_of_card(it.own, it.what))
            elif sort in (GRANT_ABILITY, LOSE_ABILITY):
                d.granting = True
                if not it.steady:
                    d.hangs_on_moment = True
            if it.closes:
                d.in_cycle = True
                if not self.quiet:
                    d.hangs_on_moment = True
