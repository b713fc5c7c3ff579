"""Looking over the abilities of the cards in play: what they say and hear, and what they replace, lessen or allow.

The table of a match has an index of its abilities, so that an event which none
of them is about costs nothing.
"""
from __future__ import annotations

from ..codes import DECLARED, MOVED, TIMING
from .abilities_now import abilities_of
from ..abilities.use_limits import count_use, may_use
from ..visibility.sight import sees
from ..state.state import State
from ..abilities.ability_kinds import Allowing, DamageReduction, Luring, Replacing
from ..triggers.trigger_detection import TriggerDetection
from ..abilities.nodes import Ability
from .ability_roles import LESSENS, LURES, REPLACES
from ..abilities.scope import Scope
from ..abilities.working_zones import works_for, stays_hidden, is_unseen, works
from ..replacement.candidates import GUESSED, HIDDEN_SOURCE, Replacement, of_ability
from ..state.records import Event, LastingEffect


class MatchAbilities(TriggerDetection):
    """The survey of a match whose cards have abilities."""

    def replacing(self, g: State, event: Event) -> list[Replacement]:
        found: list[Replacement] = []
        kind = event.kind
        if kind == MOVED:
            role = self.taking[event.origin * g.table.places + event.to]
        else:
            role = self.role_of(REPLACES + kind, event.reason if kind in (DECLARED, TIMING) else 0)
        for card in self._concerned(g, role, event.card):
            for number in abilities_of(g, card):
                ability = g.table.abilities[number]
                if isinstance(ability, Replacing) and self._replaces(g, number, ability, card, event):
                    found.append(of_ability(g, number, card, ability.optional))
        if self.hidden_replacements and kind == MOVED and stays_hidden(g, event.card, event.to):
            return self._veil(g, role, event, found)
        return found

    def _veil(self, g: State, role: int, event: Event, found: list[Replacement]) -> list[Replacement]:
        """Mark what would tell of a card that not all see; behind stands what could apply too, if it were another."""
        for it in found:
            if it.ability in self.hidden_replacements:
                it.hidden = HIDDEN_SOURCE
        keys = [it.key for it in found]
        for card, number in self._guessed(g, role, event):
            guess = of_ability(g, number, card, True, GUESSED)
            if guess.key not in keys:
                found.append(guess)
        return found

    def _guessed(self, g: State, role: int, event: Event) -> list[tuple[int, int]]:
        """The abilities that could replace a move that not all see, as far as all know: the card's own, and others'."""
        moved = event.card
        found: list[tuple[int, int]] = []
        for number, when in self.hidden_replacements.items():
            ability = g.table.abilities[number]
            itself = when.about_itself()
            for card in [moved] if itself else self._concerned(g, role, -1):
                s = Scope(card, g.obj[card], g.controller[card], event)
                if not sees(g, moved) >> s.controller & 1 or not works_for(g, ability, when, card, event):
                    continue
                if when.fits(g, s, event) and (itself or _is_there(g, number, ability, s)):
                    found.append((card, number))
        return found

    def lessened(self, g: State, card: int, points: int, reason: int) -> int:
        for owner, number in self._lessening(g, card, reason):
            count_use(g, number, owner, g.obj[owner], g.controller[owner])
            points = self.less(g, number, owner, points)
            if points <= 0:
                return 0
        return points

    def lessening(self, g: State, card: int, reason: int) -> list[Replacement]:
        return [of_ability(g, number, owner, False) for owner, number in self._lessening(g, card, reason)]

    def less(self, g: State, number: int, owner: int, points: int) -> int:
        ability = g.table.abilities[number]
        assert isinstance(ability, DamageReduction)
        if ability.less is None:
            return 0
        return max(0, points - ability.less.of(g, Scope(owner, g.obj[owner], g.controller[owner])))

    def _lessening(self, g: State, card: int, reason: int) -> list[tuple[int, int]]:
        """The cards with an ability that makes damage to a card less, and which it is."""
        found: list[tuple[int, int]] = []
        for owner in self.in_role(g, LESSENS):
            for number in abilities_of(g, owner):
                ability = g.table.abilities[number]
                if isinstance(ability, DamageReduction) and works(g, ability, owner) and may_use(g, number, owner):
                    if ability.concerns(g, Scope(owner, g.obj[owner], g.controller[owner]), card, reason):
                        found.append((owner, number))
        return found

    def allows(self, g: State, deed: int, card: int, other: int) -> bool:
        for number in abilities_of(g, card):
            ability = g.table.abilities[number]
            if not isinstance(ability, Allowing) or ability.deed != deed or not works(g, ability, card):
                continue
            if ability.concerns(g, Scope(card, g.obj[card], g.controller[card]), other):
                return True
        return False

    def lured(self, g: State, deed: int, card: int) -> list[int]:
        found: list[int] = []
        for owner in self.in_role(g, LURES):
            for number in abilities_of(g, owner):
                ability = g.table.abilities[number]
                if isinstance(ability, Luring) and ability.deed == deed and works(g, ability, owner):
                    found.extend(_lured(g, ability, Scope(owner, g.obj[owner], g.controller[owner]), card))
        return found

    def _replaces(self, g: State, number: int, ability: Replacing, card: int, event: Event) -> bool:
        when = ability.when
        if when is None or when.kind() != event.kind or not works_for(g, ability, when, card, event):
            return False
        if g.book.up_mask[g.zone_of[card]] == 0 and is_unseen(g, card) and not _comes_to_light(g, ability, card, event):
            return False
        if number in self.hidden_replacements and stays_hidden(g, event.card, event.to):
            # Who does not see the card that moves can't know that it is one of those.
            if not sees(g, event.card) >> g.controller[card] & 1:
                return False
        return _is_instead_of(g, ability, card, g.obj[card], g.controller[card], event) and may_use(g, number, card)

    def stands_in(self, g: State, effect: LastingEffect, event: Event) -> bool:
        ability = g.table.abilities[-2 - effect.value]
        if not isinstance(ability, Replacing) or ability.when is None or ability.when.kind() != event.kind:
            return False
        return _is_instead_of(g, ability, effect.card, effect.obj, effect.controller, event)


def _is_instead_of(g: State, ability: Replacing, source: int, obj: int, controller: int, event: Event) -> bool:
    """Whether an event of its kind is what an ability takes the place of, and that can be done."""
    it = (event.card, event.before) if event.card >= 0 else ()
    s = Scope(source, obj, controller, event, it)
    if ability.condition is not None and not ability.condition.met(g, s):
        return False
    if ability.optional and not ability.possible(g, s, True):
        return False
    return ability.when is not None and ability.when.fits(g, s, event)


def _lured(g: State, ability: Luring, s: Scope, card: int) -> list[int]:
    """To which cards an ability draws what a card does."""
    if ability.who is None or ability.others is None or not ability.who.holds(g, s, card):
        return []
    if ability.condition is not None and not ability.condition.met(g, s):
        return []
    return ability.others.find(g, s)


def _comes_to_light(g: State, ability: Replacing, card: int, event: Event) -> bool:
    """Whether a card that nobody sees goes where its master will; where a player may, to where all will see it.

    Else being asked would tell what the card is.
    """
    if event.kind != MOVED or event.card != card:
        return False
    seen = g.book.up_mask[event.to]
    return seen == 3 if ability.optional else seen >> g.controller[card] & 1 == 1


def _is_there(g: State, number: int, ability: Ability, s: Scope) -> bool:
    """Whether a card has an ability that may be used now."""
    if number not in abilities_of(g, s.source) or not may_use(g, number, s.source):
        return False
    return ability.condition is None or ability.condition.met(g, s)
