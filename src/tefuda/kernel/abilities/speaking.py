"""What the abilities of cards in play always say, and what they forbid players."""
from __future__ import annotations

from typing import Final

from ..ages import age
from ..altering import NUMBER_SORTS
from ..effects import GAIN, PROHIBIT, SILENCE, abilities_of, forget_sayings, own_abilities
from ..state import State
from ..table import FORBIDS, HOLDS
from .ability import Forbidding
from .giving import give_plainly, share
from .nodes import EITHER, YOU, Saying, Standing
from .rings import key_of
from .roles import Roles
from .scope import Scope
from .settling import Settling
from .which import This
from .working import defines, is_hooded, works

_NOTHING: Final[frozenset[int]] = frozenset()


class Speaking(Roles):
    """What is said is looked over when it is asked for, and kept as long as it can't have changed."""

    def look(self, g: State) -> None:
        if g.book.lends:
            for card, number in self._lent(g):
                self.hold(g, card, number, 0)
        else:
            self._look_over(g)
        if (g.granting or g.ring) and not give_plainly(g):
            Settling(g, self.rings).settle()

    def share(self, g: State) -> None:
        share(g)

    def _lent(self, g: State) -> list[tuple[int, int]]:
        """The cards that may say something always where they are, with all abilities that they have in common."""
        found: list[tuple[int, int]] = []
        prints = g.prints
        for place in self.places[HOLDS]:
            for card in g.zones[place]:
                may_say = prints[card] >= 0 and (prints[card] in self.prints[HOLDS] or g.book.lends_more)
                if may_say and not is_hooded(g, card):
                    found.extend([(card, number) for number in own_abilities(g, card)])
        return found

    def _look_over(self, g: State) -> None:
        """Let the cards with abilities of their own that say something always where they are say it."""
        known = g.speakers
        if known is None:
            known = self._speakers(g)
            g.speakers = known
        for card in known:
            for number in self.speaking[g.zone_of[card]][g.prints[card]]:
                self._say(g, self._held(g, card, number))

    def _speakers(self, g: State) -> list[int]:
        """Look for these cards, place by place."""
        prints = g.prints
        found: list[int] = []
        for place, said in self.speaking.items():
            for card in g.zones[place]:
                if prints[card] in said and not is_hooded(g, card):
                    found.append(card)
        return found

    def speak_elsewhere(self, g: State, card: int, place: int) -> bool:
        known = g.speakers
        if known is None:
            return False
        # What is taken or in a ring has to be looked at as a whole, and what is given where that is not plain.
        mends = g.fresh >= 0 and not (g.conditional or g.ring or g.table.vying) and (g.plainly or not g.granting)
        if place < 0:
            if card in known:
                known.remove(card)
            if mends:
                self._fall_silent(g, card)
            return mends
        if is_hooded(g, card):
            return mends
        at = 0
        # They stand in the order of the places.
        while at < len(known) and g.zone_of[known[at]] <= place:
            at += 1
        known.insert(at, card)
        return mends and self._speak_up(g, card, place)

    def _speak_up(self, g: State, card: int, place: int) -> bool:
        """Let a card that has come say what it says too, as long as that gives and takes nothing."""
        said: list[Standing] = []
        for number in self.speaking[place][g.prints[card]]:
            said += self._held(g, card, number)
        for it in said:
            if it.sort == GAIN or it.sort == SILENCE or it.closes:
                return False
        before = g.standing
        at = 0
        while at < len(before) and g.zone_of[before[at].scope.source] <= place:
            at += 1
        g.standing = before[:at] + said + before[at:]
        self._heed(g, said)
        return True

    def _fall_silent(self, g: State, card: int) -> None:
        """What a card said that has gone is not said any more."""
        g.standing = [it for it in g.standing if it.scope.source != card]
        forget_sayings(g)
        self._heed(g, g.standing)

    def hold(self, g: State, card: int, number: int, given: int) -> None:
        if not works(g, g.table.abilities[number], card):
            return
        self._say(g, self._made(g, card, number, given) if given else self._held(g, card, number))

    def _held(self, g: State, card: int, number: int) -> list[Standing]:
        """What an ability of its own says, kept as long as the card is the same."""
        key = number << 12 | card
        known = g.held.get(key)
        if known:
            s = known[0].scope
            # Where players say which of their cards is older, that may change.
            if s.obj == g.obj[card] and s.master == g.master[card] and not g.table.vying:
                return known
        known = self._made(g, card, number, 0)
        g.held[key] = known
        return known

    def _made(self, g: State, card: int, number: int, given: int) -> list[Standing]:
        """What an ability of a card says."""
        s = Scope(card, g.obj[card], g.master[card])
        came = age(g, card) if g.table.vying else g.obj[card]
        time = max(came, given) if g.book.dates_given else came
        found: list[Standing] = []
        for said in self.sayings[number] if number in self.sayings else self._sayings(g, number):
            found.append(Standing(said, s, time, given != 0))
        return found

    def _sayings(self, g: State, number: int) -> list[Saying]:
        """What an ability says, whoever has it."""
        ability = g.table.abilities[number]
        found: list[Saying] = []
        for place, static in enumerate(ability.holding()):
            key = key_of(number, place)
            found.append(Saying(
                number, static, static.quality.what(g), ability.condition, self.rings.looks.get(key, _NOTHING),
                g.book.defines_itself and defines(ability, static), key in self.rings.closing,
                isinstance(static.which, This), key in self.steady))
        self.sayings[number] = found
        return found

    def _say(self, g: State, said: list[Standing]) -> None:
        """Let it be said."""
        g.standing += said
        self._heed(g, said)

    def _heed(self, g: State, said: list[Standing]) -> None:
        """Note which questions what is said has to be asked for."""
        for it in said:
            sort = it.sort
            if sort == PROHIBIT:
                g.forbids |= g.table.barred[it.what]
            elif NUMBER_SORTS >> sort & 1:
                g.alters |= 1 << it.what
                if it.own >= 0:
                    g.alters_own.add(it.own << 8 | it.what)
                else:
                    g.alters_others |= 1 << it.what
            elif sort in (GAIN, SILENCE):
                g.granting = True
                if not it.steady:
                    g.conditional = True
            if it.closes:
                g.ring = True
                if not self.quiet:
                    g.conditional = True

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
    master = g.master[card]
    if ability.who != EITHER and (master == player) != (ability.who == YOU):
        return False
    return ability.condition is None or ability.condition.met(g, Scope(card, g.obj[card], master))
