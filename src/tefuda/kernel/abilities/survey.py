"""Looking over the abilities of the cards in play: what they say, hear and replace.

The table of a match has an index of its abilities, so that an event which none
of them is about costs nothing.
"""
from __future__ import annotations

from ..codes import MOVED, TIMING
from ..effects import REPLACE, abilities_of, own_abilities
from ..limits import count_use, has_heard, may_use, note_heard
from ..sight import sees
from ..state import Row, State, Survey
from .ability import Allowing, Automatic, Forbidding, Lessening, Luring, Replacing
from .happenings import Moves, Under, Whenever
from .nodes import Ability, Happening, Standing
from .scope import EVENT_BEFORE, EVENT_CARD, EVENT_FROM, EVENT_REASON, EVENT_TO, NO_EVENT, Scope


class Abilities(Survey):
    """The survey of a match whose cards have abilities."""

    def __init__(self, zones: list[int]) -> None:
        # The zones in which some ability of the match works.
        self.zones = zones
        self.places: list[int] = []
        # Moves that some ability hears or replaces: from a kind of zone to a kind of zone.
        self.moves: set[int] = set()

    def _watched(self, g: State) -> list[int]:
        if not self.places:
            layout = g.book.layout
            self.places = [place for place in range(layout.count) if layout.kind[place] in self.zones]
        return self.places

    def look(self, g: State, found: list[Standing]) -> None:
        """What hangs on a condition comes after the rest, and of that what changes numbers last."""
        conditional: list[tuple[int, int]] = []
        for place in self._watched(g):
            for card in g.zones[place]:
                if g.prints[card] < 0:
                    continue
                for number in own_abilities(g, card):
                    if g.table.abilities[number].condition is None:
                        self._hold(g, card, number, found)
                    else:
                        conditional.append((card, number))
        gained = g.table.grants or bool(g.effects)
        if gained:
            self._look_at_gained(g, found)
        if not conditional:
            return
        for numbers in (False, True):
            for card, number in conditional:
                self._hold(g, card, number, found, numbers, not numbers)
        if gained:
            self._look_at_gained(g, found)

    def _look_at_gained(self, g: State, found: list[Standing]) -> None:
        """What gained abilities say, and without what silenced ones said."""
        for place in self._watched(g):
            for card in g.zones[place]:
                if g.prints[card] < 0:
                    continue
                own = abilities_of(g, card)
                printed = own_abilities(g, card)
                if own == printed:
                    continue
                kept = [it for it in found if it.scope.source != card or (it.number in own and it.number in printed)]
                found[:] = kept
                for number in own:
                    if number not in printed:
                        self._hold(g, card, number, found)

    def _hold(
        self, g: State, card: int, number: int, found: list[Standing], numbers: bool = True, others: bool = True,
    ) -> None:
        """What an ability says, as far as it changes numbers or other things."""
        ability = g.table.abilities[number]
        holding = ability.holding()
        if not holding or not works(g, ability, card):
            return
        statics = [it for it in holding if (others if it.quality.number() is None else numbers)]
        s = Scope(card, g.obj[card], g.master[card])
        if not statics or (ability.condition is not None and not ability.condition.met(g, s)):
            return
        for static in statics:
            quality = static.quality
            found.append(Standing(
                quality.sort(), quality.what(g), quality.reason(), static.which, quality.number(), s, g.since[card],
                number))

    def forbids(self, g: State, deed: int, player: int) -> bool:
        for place in self._watched(g):
            for card in g.zones[place]:
                for number in abilities_of(g, card):
                    ability = g.table.abilities[number]
                    if isinstance(ability, Forbidding) and ability.deed == deed and works(g, ability, card):
                        if _forbids(g, ability, card, player):
                            return True
        return False

    def hear(self, g: State, event: Row, early: bool) -> None:
        card = event[EVENT_CARD]
        if event[0] == MOVED and not self._minds(g, event):
            return
        seen = False
        for place in self._watched(g):
            for listener in g.zones[place]:
                if listener == card:
                    seen = True
                self._listen(g, listener, event)
        if card >= 0 and not seen:
            self._listen(g, card, event)
        if g.book.shows_to_trigger:
            self._hear_hidden(g, event)

    def _hear_hidden(self, g: State, event: Row) -> None:
        """What a hidden card could have waited for, whichever card it is: what is asked must not tell which."""
        kind = g.book.layout.kind
        for place in self._watched(g):
            if g.book.up_mask[place] == 3:
                continue
            numbers = [
                number for number, ability in enumerate(g.table.abilities)
                if isinstance(ability, Automatic) and kind[place] in ability.where]
            for card in g.zones[place]:
                if sees(g, card) == 3 or (event[0] == MOVED and card == event[EVENT_CARD]):
                    continue
                for number in numbers:
                    when = g.table.abilities[number].happening()
                    s = Scope(card, g.obj[card], g.master[card], event)
                    if when is not None and when.kind() == event[0] and when.fits(g, s, event):
                        wait(g, number, s, g.book.at["show"])

    def _minds(self, g: State, event: Row) -> bool:
        kind = g.book.layout.kind
        return kind[event[EVENT_FROM]] << 8 | kind[event[EVENT_TO]] in self.moves

    def _listen(self, g: State, card: int, event: Row) -> None:
        if g.prints[card] < 0 or (g.book.shows_to_trigger and sees(g, card) != 3):
            return
        for number in abilities_of(g, card):
            ability = g.table.abilities[number]
            if isinstance(ability, Automatic) and ability.when is not None and ability.when.kind() == event[0]:
                if hears(g, ability, ability.when, card, event):
                    self._wait(g, number, ability, card, event)

    def _wait(self, g: State, number: int, ability: Automatic, card: int, event: Row) -> None:
        s = Scope(card, g.obj[card], g.master[card], event)
        if not _is_triggered(g, number, ability, s):
            return
        if event[0] == TIMING and event[EVENT_BEFORE]:
            if has_heard(g, number, g.obj[card], event[EVENT_REASON]):
                return
            note_heard(g, number, g.obj[card], event[EVENT_REASON])
        wait(g, number, s)

    def wait_for_states(self, g: State) -> None:
        for place in self._watched(g):
            for card in g.zones[place]:
                if g.prints[card] < 0:
                    continue
                for number in abilities_of(g, card):
                    ability = g.table.abilities[number]
                    if isinstance(ability, Automatic) and isinstance(ability.when, Whenever):
                        waits = _waits(g, number, card) or g.book.pending(g, number, card)
                        if works(g, ability, card) and not waits:
                            self._wait(g, number, ability, card, NO_EVENT)

    def untold(self, g: State, reason: int) -> bool:
        event = (TIMING, reason, -1, g.turn_player, -1, 1, 0)
        for place in self._watched(g):
            for card in g.zones[place]:
                # What not everybody can see holds up nothing: that would tell of it.
                if sees(g, card) != 3:
                    continue
                for number in abilities_of(g, card):
                    ability = g.table.abilities[number]
                    if not isinstance(ability, Automatic) or ability.when is None or ability.when.kind() != TIMING:
                        continue
                    if not works(g, ability, card) or has_heard(g, number, g.obj[card], reason):
                        continue
                    if _is_triggered(g, number, ability, Scope(card, g.obj[card], g.master[card], event)):
                        return True
        return False

    def replacing(self, g: State, event: Row, used: Row) -> list[Row]:
        if event[0] == MOVED and not self._minds(g, event):
            return []
        found: list[Row] = []
        for place in self._watched(g):
            for card in g.zones[place]:
                for number in abilities_of(g, card):
                    ability = g.table.abilities[number]
                    if isinstance(ability, Replacing) and self._replaces(g, number, ability, card, event):
                        key = -(number << 16 | card)
                        if key not in used:
                            found.append((
                                key, REPLACE, event[0], -1, card, g.obj[card], g.master[card], -2 - number, 0,
                                g.since[card], int(ability.optional), 0))
        return found

    def lessened(self, g: State, card: int, points: int, reason: int) -> int:
        for place in self._watched(g):
            for owner in g.zones[place]:
                for number in abilities_of(g, owner):
                    ability = g.table.abilities[number]
                    if not isinstance(ability, Lessening) or not works(g, ability, owner):
                        continue
                    s = Scope(owner, g.obj[owner], g.master[owner])
                    if may_use(g, number, owner) and ability.concerns(g, s, card, reason):
                        count_use(g, number, g.obj[owner], g.master[owner])
                        points = 0 if ability.less is None else points - ability.less.of(g, s)
                        if points <= 0:
                            return 0
        return points

    def allows(self, g: State, deed: int, card: int, other: int) -> bool:
        for number in abilities_of(g, card):
            ability = g.table.abilities[number]
            if not isinstance(ability, Allowing) or ability.deed != deed or not works(g, ability, card):
                continue
            if ability.concerns(g, Scope(card, g.obj[card], g.master[card]), other):
                return True
        return False

    def lured(self, g: State, deed: int, card: int) -> list[int]:
        found: list[int] = []
        for place in self._watched(g):
            for owner in g.zones[place]:
                for number in abilities_of(g, owner):
                    ability = g.table.abilities[number]
                    if isinstance(ability, Luring) and ability.deed == deed and works(g, ability, owner):
                        found.extend(_lured(g, ability, Scope(owner, g.obj[owner], g.master[owner]), card))
        return found

    def _replaces(self, g: State, number: int, ability: Replacing, card: int, event: Row) -> bool:
        when = ability.when
        if when is None or when.kind() != event[0] or not hears(g, ability, when, card, event):
            return False
        s = Scope(card, g.obj[card], g.master[card], event, (event[EVENT_CARD], event[EVENT_BEFORE]))
        if ability.condition is not None and not ability.condition.met(g, s):
            return False
        if ability.optional and not all([effect.payable(g, s, []) for effect in ability.effects]):
            return False
        return when.fits(g, s, event) and may_use(g, number, card)


def _is_triggered(g: State, number: int, ability: Automatic, s: Scope) -> bool:
    """Whether the event of the scope is what an ability waits for, and it may be used."""
    if ability.when is None or not ability.when.fits(g, s, s.event) or not may_use(g, number, s.source):
        return False
    return ability.condition is None or ability.condition.met(g, s)


def _lured(g: State, ability: Luring, s: Scope, card: int) -> list[int]:
    """To which cards an ability draws what a card does."""
    if ability.who is None or ability.others is None or not ability.who.holds(g, s, card):
        return []
    if ability.condition is not None and not ability.condition.met(g, s):
        return []
    return ability.others.find(g, s)


def _waits(g: State, number: int, card: int) -> bool:
    """Whether an ability of the card waits; it does until it has been carried out."""
    if any([row[2] == card and len(row) > 6 and row[6] == number for row in g.waiting]):
        return True
    return any([f.pc == g.book.resolve and f.a == number and f.items[0] == card for f in g.stack])


def works(g: State, ability: Ability, card: int) -> bool:
    """Whether an ability works where the card is."""
    return g.book.layout.kind[g.zone_of[card]] in ability.where


def hears(g: State, ability: Ability, when: Happening, card: int, event: Row) -> bool:
    """Whether an ability is there for an event.

    One that is about the card itself is there if it works where the card was or is, or names where it comes from or
    goes to.
    """
    if when.about_itself():
        if card != event[EVENT_CARD]:
            return False
        if event[0] != MOVED:
            return works(g, ability, card)
        kind = g.book.layout.kind
        if kind[event[EVENT_FROM]] in ability.where or kind[event[EVENT_TO]] in ability.where:
            return True
        return bool(sources_of(when)) or kind[event[EVENT_TO]] in targets_of(when)
    return works(g, ability, card)


def sources_of(when: Happening) -> tuple[int, ...]:
    """The zones that a move is said to come from."""
    if isinstance(when, Under):
        return sources_of(when.happening)
    return when.sources if isinstance(when, Moves) else ()


def targets_of(when: Happening) -> tuple[int, ...]:
    """The zones that a move is said to go to."""
    if isinstance(when, Under):
        return targets_of(when.happening)
    return when.targets if isinstance(when, Moves) else ()


def _forbids(g: State, ability: Forbidding, card: int, player: int) -> bool:
    s = Scope(card, g.obj[card], g.master[card])
    if ability.condition is not None and not ability.condition.met(g, s):
        return False
    return ability.who == 2 or (g.master[card] == player) == (ability.who == 0)


def wait(g: State, number: int, s: Scope, procedure: int = -1) -> None:
    """Let an ability wait to be played, once more; or for another procedure of the rulebook."""
    row = s.row()
    g.waiting.append((
        g.book.play_waiting if procedure < 0 else procedure, s.master,
        s.source, s.obj, s.event[EVENT_CARD], g.clock, number, len(row), *row, *s.it))
    g.dirty = True
