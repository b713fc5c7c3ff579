"""What the abilities of cards in play always say, and what they forbid players."""
from __future__ import annotations

from typing import Final

from ..continuous.timestamps import timestamp
from .abilities_now import abilities_of, own_abilities
from .active_statics import forget_static
from ..state.state import State
from ..state.card_table import FORBIDS, HOLDS
from ..abilities.ability_kinds import Forbidding
from ..abilities.nodes import EITHER, YOU
from ..abilities.static_effects import StaticEffect, ActiveStatic
from ..continuous.dependency_cycles import key_of
from .ability_roles import Roles
from ..abilities.scope import Scope
from .dependency_order import settle
from ..abilities.selections import This
from ..abilities.working_zones import defines, is_hidden_face_down, works
from ..continuous.effect_sorts import GRANT_ABILITY, LOSE_ABILITY, NUMBER_SORTS, PROHIBIT
from .derived import derived

_NOTHING: Final[frozenset[int]] = frozenset()


class StaticAbilities(Roles):
    """What is said is looked over when it is asked for, and kept as long as it can't have changed."""

    def look(self, g: State) -> None:
        d = derived(g)
        if g.book.lends:
            for card, number in self._lent(g):
                self.hold(g, card, number, 0)
        else:
            self._look_over(g)
        if d.granting or d.in_cycle:
            settle(g, self.cycles)

    def share(self, g: State) -> None:
        settle(g, self.cycles)

    def _lent(self, g: State) -> list[tuple[int, int]]:
        """The cards that may say something always where they are, with all abilities that they have in common."""
        found: list[tuple[int, int]] = []
        prints = g.prints
        for place in self.places[HOLDS]:
            for card in g.zones[place]:
                may_say = prints[card] >= 0 and (prints[card] in self.prints[HOLDS] or g.book.lends_more)
                if may_say and not is_hidden_face_down(g, card):
                    found.extend([(card, number) for number in own_abilities(g, card)])
        return found

    def _look_over(self, g: State) -> None:
        """Let the cards with abilities of their own that say something always where they are say it."""
        d = derived(g)
        known = d.static_sources
        if known is None:
            known = self._speakers(g)
            d.static_sources = known
        for card in known:
            for number in self.static_by_place[g.zone_of[card]][g.prints[card]]:
                self._say(g, self._held(g, card, number))

    def _speakers(self, g: State) -> list[int]:
        """Look for these cards, place by place."""
        prints = g.prints
        found: list[int] = []
        for place, said in self.static_by_place.items():
            for card in g.zones[place]:
                if prints[card] in said and not is_hidden_face_down(g, card):
                    found.append(card)
        return found

    def static_source_moved(self, g: State, card: int, place: int) -> bool:
        d = derived(g)
        known = d.static_sources
        if known is None:
            return False
        # What is taken or in a ring has to be looked at as a whole, and what is given where that is not plain.
        mends = d.fresh >= 0 and not (d.conditional or d.in_cycle or g.table.order_matters) and (d.plainly
            or not d.granting)
        if place < 0:
            if card in known:
                known.remove(card)
            if mends:
                self._fall_silent(g, card)
            return mends
        if is_hidden_face_down(g, card):
            return mends
        at = 0
        # They stand in the order of the places.
        while at < len(known) and g.zone_of[known[at]] <= place:
            at += 1
        known.insert(at, card)
        return mends and self._speak_up(g, card, place)

    def _speak_up(self, g: State, card: int, place: int) -> bool:
        """Let a card that has come say what it says too, as long as that gives and takes nothing."""
        d = derived(g)
        said: list[ActiveStatic] = []
        for number in self.static_by_place[place][g.prints[card]]:
            said += self._held(g, card, number)
        for it in said:
            if it.sort == GRANT_ABILITY or it.sort == LOSE_ABILITY or it.closes:
                return False
        before = d.active_statics
        at = 0
        while at < len(before) and g.zone_of[before[at].scope.source] <= place:
            at += 1
        d.active_statics = before[:at] + said + before[at:]
        self._heed(g, said)
        return True

    def _fall_silent(self, g: State, card: int) -> None:
        """What a card said that has gone is not said any more."""
        d = derived(g)
        d.active_statics = [it for it in d.active_statics if it.scope.source != card]
        forget_static(g)
        self._heed(g, d.active_statics)

    def hold(self, g: State, card: int, number: int, given: int) -> None:
        if not works(g, g.table.abilities[number], card):
            return
        self._say(g, self._made(g, card, number, given) if given else self._held(g, card, number))

    def _held(self, g: State, card: int, number: int) -> list[ActiveStatic]:
        """What an ability of its own says, kept as long as the card is the same."""
        d = derived(g)
        key = number << 12 | card
        known = d.held.get(key)
        if known:
            s = known[0].scope
            # Where players say which of their cards is older, that may change.
            if s.obj == g.obj[card] and s.controller == g.controller[card] and not g.table.order_matters:
                return known
        known = self._made(g, card, number, 0)
        d.held[key] = known
        return known

    def _made(self, g: State, card: int, number: int, given: int) -> list[ActiveStatic]:
        """What an ability of a card says."""
        s = Scope(card, g.obj[card], g.controller[card])
        came = timestamp(g, card) if g.table.order_matters else g.obj[card]
        time = max(came, given) if g.book.dates_given else came
        found: list[ActiveStatic] = []
        for said in self.static_effects[number] if number in self.static_effects else self._sayings(g, number):
            found.append(ActiveStatic(said, s, time, given != 0))
        return found

    def _sayings(self, g: State, number: int) -> list[StaticEffect]:
        """What an ability says, whoever has it."""
        ability = g.table.abilities[number]
        found: list[StaticEffect] = []
        for place, static in enumerate(ability.holding()):
            key = key_of(number, place)
            found.append(StaticEffect(
                number, static, static.quality.what(g), ability.condition, self.cycles.looks.get(key, _NOTHING),
                g.book.defines_itself and defines(ability, static), key in self.cycles.closing,
                isinstance(static.which, This), key in self.steady))
        self.static_effects[number] = found
        return found

    def _say(self, g: State, said: list[ActiveStatic]) -> None:
        """Let it be said."""
        derived(g).active_statics += said
        self._heed(g, said)

    def _heed(self, g: State, said: list[ActiveStatic]) -> None:
        """Note which questions what is said has to be asked for."""
        d = derived(g)
        for it in said:
            sort = it.sort
            if sort == PROHIBIT:
                d.forbids |= g.table.barred[it.what]
            elif NUMBER_SORTS >> sort & 1:
                d.alters |= 1 << it.what
            elif sort in (GRANT_ABILITY, LOSE_ABILITY):
                d.granting = True
                if not it.steady:
                    d.conditional = True
            if it.closes:
                d.in_cycle = True
                if not self.quiet:
                    d.conditional = True

    def forbids(self, g: State, deed: int, player: int) -> bool:
        meant = self.forbidding.get(deed, _NOTHING)
        for card in self.in_role(g, FORBIDS):
            for number in abilities_of(g, card):
                if number in meant:
                    ability = g.table.abilities[number]
                    if isinstance(ability, Forbidding) and works(g, ability, card) and (
                            _forbids(g, ability, card, player)):
                        return True
        return False


def _forbids(g: State, ability: Forbidding, card: int, player: int) -> bool:
    controller = g.controller[card]
    if ability.who != EITHER and (controller == player) != (ability.who == YOU):
        return False
    return ability.condition is None or ability.condition.met(g, Scope(card, g.obj[card], controller))
