"""What the abilities of cards in play always say, and what they forbid players."""
from __future__ import annotations

from typing import Final

from ..ages import age
from ..altering import NUMBER_SORTS
from ..effects import GAIN, PROHIBIT, SILENCE, abilities_of, grants_last, own_abilities
from ..state import State
from ..table import FORBIDS, HOLDS
from .ability import Forbidding
from .giving import give_plainly
from .nodes import Standing
from .rings import key_of
from .roles import Roles
from .scope import Scope
from .settling import Settling
from .which import This
from .working import defines, works

_NOTHING: Final[frozenset[int]] = frozenset()


class Speaking(Roles):
    """What is said is looked over when it is asked for, and kept as long as it can't have changed."""

    def look(self, g: State) -> None:
        for card, number in self._speaking(g):
            self.hold(g, card, number, 0)
        if (g.granting or g.ring or grants_last(g)) and not give_plainly(g):
            Settling(g, self.rings).settle()

    def _speaking(self, g: State) -> list[tuple[int, int]]:
        """The cards with abilities of their own that say something always where they are, and which these are."""
        found: list[tuple[int, int]] = []
        prints = g.prints
        if g.book.lends:
            for place in self.places[HOLDS]:
                for card in g.zones[place]:
                    if prints[card] >= 0 and (prints[card] in self.prints[HOLDS] or g.book.lends_more):
                        found.extend([(card, number) for number in own_abilities(g, card)])
            return found
        for place, said in self.speaking:
            for card in g.zones[place]:
                if prints[card] in said:
                    for number in said[prints[card]]:
                        found.append((card, number))
        return found

    def hold(self, g: State, card: int, number: int, given: int) -> None:
        if not works(g, g.table.abilities[number], card):
            return
        # Where players say which of their cards is older, that may change.
        kept = not given and not g.table.vying
        for it in self._held(g, card, number) if kept else self._made(g, card, number, given):
            self._say(g, it)

    def _held(self, g: State, card: int, number: int) -> list[Standing]:
        """What an ability of its own says, kept as long as the card is the same."""
        key = number << 12 | card
        known = g.held.get(key)
        if not known or known[0].scope.obj != g.obj[card] or known[0].scope.master != g.master[card]:
            known = self._made(g, card, number, 0)
            g.held[key] = known
        return known

    def _made(self, g: State, card: int, number: int, given: int) -> list[Standing]:
        """What an ability of a card says."""
        ability = g.table.abilities[number]
        s = Scope(card, g.obj[card], g.master[card])
        came = age(g, card) if g.table.vying else g.obj[card]
        time = max(came, given) if g.book.dates_given else came
        found: list[Standing] = []
        for place, static in enumerate(ability.holding()):
            quality = static.quality
            key = key_of(number, place)
            if key not in self.subjects:
                self.subjects[key] = quality.what(g)
            base = g.book.defines_itself and given == 0 and defines(ability, static)
            found.append(Standing(
                quality.sort(), self.subjects[key], quality.reason(), static.which, quality.number(), s, time, number,
                ability.condition, quality.bound(), self.rings.looks.get(key, _NOTHING), base,
                key in self.rings.closing, card if isinstance(static.which, This) else -1, key in self.steady))
        return found

    def _say(self, g: State, it: Standing) -> None:
        """Let it be said, and note which questions it has to be asked for."""
        g.standing.append(it)
        sort = it.sort
        if sort == PROHIBIT:
            g.forbids.add(it.what)
        elif sort in (GAIN, SILENCE):
            g.granting = True
            if not it.steady:
                g.conditional = True
        elif NUMBER_SORTS >> sort & 1:
            g.alters |= 1 << it.what
            if it.own >= 0:
                g.alters_own.add(it.own << 8 | it.what)
            else:
                g.alters_others |= 1 << it.what
        if it.closes:
            g.ring = True
            if not self.quiet:
                g.conditional = True

    def forbids(self, g: State, deed: int, player: int) -> bool:
        for card in self.in_role(g, FORBIDS):
            for number in abilities_of(g, card):
                ability = g.table.abilities[number]
                if isinstance(ability, Forbidding) and ability.deed == deed and works(g, ability, card):
                    if _forbids(g, ability, card, player):
                        return True
        return False


def _forbids(g: State, ability: Forbidding, card: int, player: int) -> bool:
    s = Scope(card, g.obj[card], g.master[card])
    if ability.condition is not None and not ability.condition.met(g, s):
        return False
    return ability.who == 2 or (g.master[card] == player) == (ability.who == 0)
