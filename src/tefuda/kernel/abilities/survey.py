"""Looking over the abilities of the cards in play: what they say, hear and replace.

The table of a match has an index of its abilities, so that an event which none
of them is about costs nothing.
"""
from __future__ import annotations

from typing import Final, Optional

from ..ages import age
from ..codes import DAMAGED, DECLARED, EVENT_NAMES, MOVED, TIMING
from ..altering import NUMBER_SORTS, SET
from ..effects import (
    GAIN, GUESSED, LABEL, NOBODY, PROHIBIT, RELABEL, REPLACE, SILENCE, VEILED, abilities_of, granted, grants_last,
    own_abilities, standing, unused,
)
from ..limits import count_use, forget_state, has_heard, may_use, note_heard
from ..sight import sees
from ..state import FORBIDS, HOLDS, MENUS, STALE, Book, Row, State, Survey, Table
from .ability import Allowing, Automatic, Forbidding, Lessening, Luring, Replacing
from .giving import give_plainly
from .happenings import Moves, Under, Whenever
from .meeting import can_count, counts
from .nodes import Ability, Happening, Standing, Static, Which
from .rings import Rings, key_of
from .scope import EVENT_BEFORE, EVENT_CARD, EVENT_FROM, EVENT_REASON, EVENT_TO, NO_EVENT, Scope, pairs
from .settling import Settling
from .which import This


KINDS: Final = len(EVENT_NAMES)

# What abilities are there for, as places in the index; HOLDS and FORBIDS are among them.
STATES: Final = 1
LESSENS: Final = 3
LURES: Final = 4
# Events that others than the card itself hear or replace, from here on by the kind of event.
HEARS: Final = 8
REPLACES: Final = HEARS + KINDS
# Abilities that a player can play, from here on by the player.
ACTS: Final = REPLACES + KINDS
ROLES: Final = ACTS + 2

# In place of a kind of event: that something is so.
STATE: Final = -1


_NOTHING: Final[frozenset[int]] = frozenset()
_NO_CARDS: Final[list[int]] = []


class Heed:
    """Where abilities of some prints hear or replace events of a kind: any, or those of some details."""

    def __init__(
        self, number: int, where: Row, prints: tuple[int, ...], details: Optional[set[int]], itself: bool,
    ) -> None:
        # The ability.
        self.number = number
        self.where = where
        self.prints = prints
        self.details = details
        # Whether it is about the card itself, which may be anywhere then.
        self.itself = itself


class Abilities(Survey):
    """The survey of a match whose cards have abilities.

    For each role it knows where abilities of that role work, and on which prints they are; only there it looks.
    """

    def __init__(self) -> None:
        self.places: list[list[int]] = [[] for _ in range(ROLES)]
        self.prints: list[set[int]] = [set() for _ in range(ROLES)]
        # Both together: place by place the prints with an ability of the role that works there.
        self.there: list[list[tuple[int, set[int]]]] = [[] for _ in range(ROLES)]
        # Which abilities of prints can be played, by player, place by place (see ``acting``).
        self.acts: list[list[tuple[int, dict[int, Row]]]] = [[] for _ in range(ROLES - ACTS)]
        # What abilities of prints say always, place by place.
        self.speaking: list[tuple[int, dict[int, Row]]] = []
        # Prints with an ability that hears or replaces something about the card itself, by role.
        self.itself: list[set[int]] = [set() for _ in range(ROLES)]
        # Those and the others with an ability of the role.
        self.named: list[set[int]] = []
        # Who hears or replaces events of a kind, by role; and the roles for events of that kind with a certain detail:
        # from where to where a card moves, or which moment or declaration it is.
        self.heeding: list[list[Heed]] = [[] for _ in range(ROLES)]
        # What is known of each role when nothing has been looked for: only that those without a place are nobody's.
        self.blank: list[Optional[list[int]]] = []
        self.finer: list[list[int]] = [[] for _ in range(ACTS)]
        # The same roles of moves, by ``place * places + place``: who hears them, who takes their place.
        self.hearing: list[int] = []
        self.taking: list[int] = []
        # Abilities that can be triggered where not everybody sees their cards, by the kind of event, states as -1.
        self.secret: dict[int, list[int]] = {}
        # By ability: the kind of event that it waits for; below 0 for none.
        self.waits_for: list[int] = []
        # The abilities that wait for a state, each with what it counts, if that is all (as ``Table.counts``).
        self.awaited: dict[int, Row] = {}
        # Moves that abilities may replace, whatever the card is that moves, where not all see it (see ``veiled``).
        self.veiled: dict[int, Happening] = {}
        self.rings = Rings()
        # Whether what is in rings hangs on nothing but which cards lie in some zones (see ``hanging``).
        self.quiet = False
        # Abilities that are set aside, since they say what numbers their own cards have and nothing else.
        self.own: set[int] = set()
        # What gives or takes abilities and hangs on nothing but which cards lie in some zones (see ``hanging``).
        self.steady: set[int] = set()
        # What each part of an ability is about, as a number: found once for a match.
        self.subjects: dict[int, int] = {}

    def _cards(self, g: State, role: int) -> list[int]:
        """Look for the cards that may have an ability of a role where such abilities work."""
        others = granted(g) if g.granting or STALE < g.fresh < 0 or g.conditional else NOBODY
        found: list[int] = []
        prints = g.prints
        if others or g.book.lends_more:
            for place, wanted in self.there[role]:
                for card in g.zones[place]:
                    if prints[card] >= 0 and (g.book.lends_more or prints[card] in wanted or card in others):
                        found.append(card)
        else:
            for place, wanted in self.there[role]:
                for card in g.zones[place]:
                    if prints[card] in wanted:
                        found.append(card)
        self._know(g, role, found)
        return found

    def _known(self, g: State, role: int) -> list[int]:
        """The cards that may have an ability of a role where such abilities work."""
        if STALE < g.fresh < 0:
            standing(g)
        known = g.roles[role] if g.roles else None
        return self._cards(g, role) if known is None else known

    def _know(self, g: State, role: int, found: list[int]) -> None:
        """Keep what was found for a role, where it holds until cards come or go."""
        if g.conditional or (g.granting and g.table.spares):
            return
        if not g.roles:
            g.roles = self.blank.copy()
        g.roles[role] = found

    def _concerned(self, g: State, role: int, card: int) -> list[int]:
        """The cards that may hear or replace an event about a card, which may be one of them anywhere."""
        if role < 0:
            return _NO_CARDS
        if STALE < g.fresh < 0:
            standing(g)
        known = g.roles[role] if g.roles else None
        found = self._cards(g, role) if known is None else known
        if card < 0:
            return found
        printed = g.prints[card]
        if printed in self.itself[role] or (
                (g.granting or g.book.lends_more) and printed >= 0 and (g.book.lends_more or card in granted(g))):
            return found if card in found else [*found, card]
        return found

    def role_of(self, base: int, detail: int) -> int:
        """The role of those who hear or replace events of a kind and detail, -1 if there are none."""
        roles = self.finer[base]
        return roles[detail + 1] if detail + 1 < len(roles) else roles[0]

    def listening(self, book: Book, kind: int, detail: int) -> int:
        """The same as ``Table.moments`` has it. What is about the card itself is not known by where cards lie."""
        role = self.role_of(HEARS + kind, detail)
        if (book.shows_to_trigger and kind in self.secret) or (role >= 0 and self.itself[role]):
            return -1
        return max(0, role)

    def refine(self, table: Table, book: Book) -> None:
        """Find out who hears or replaces events of each kind and detail: the same ones are one role, -1 is nobody."""
        known: dict[tuple[int, ...], int] = {(): -1}
        for base in range(HEARS, ACTS):
            heeds = self.heeding[base]
            details = {detail for heed in heeds if heed.details is not None for detail in heed.details}
            # What is about no detail that any of them names stands first.
            roles: list[int] = []
            for detail in range(-1, max(details, default=-1) + 1):
                meant = [heed for heed in heeds if heed.details is None or detail in heed.details]
                key = tuple([heed.number for heed in meant])
                if key not in known:
                    known[key] = self._new_role(table, book, meant)
                roles.append(known[key])
            self.finer[base] = roles
        self.blank = [None if there else _NO_CARDS for there in self.there]
        self.named = [prints | itself for prints, itself in zip(self.prints, self.itself)]

    def _new_role(self, table: Table, book: Book, heeds: list[Heed]) -> int:
        places: dict[int, set[int]] = {}
        itself: set[int] = set()
        for heed in heeds:
            if heed.itself:
                itself.update(heed.prints)
                continue
            for place, zone in enumerate(book.layout.kind):
                if zone in heed.where:
                    places.setdefault(place, set()).update(heed.prints)
        role = len(self.there)
        self.there.append([(place, places[place]) for place in sorted(places)])
        self.places.append(sorted(places))
        self.prints.append({printed for prints in places.values() for printed in prints})
        self.itself.append(itself)
        enter_role(table, role, self.there[role])
        return role

    def acting(self, g: State, player: int) -> list[int]:
        role = ACTS + player
        if STALE < g.fresh < 0:
            standing(g)
        known = g.roles[role] if g.roles else None
        if known is not None:
            return known
        others = granted(g) if g.granting or g.conditional else NOBODY
        found: list[int] = []
        zones = g.zones
        if others or g.book.lends:
            for place, acts in self.acts[player]:
                found.extend(_acting_among(g, zones[place], acts, others))
        else:
            prints = g.prints
            for place, acts in self.acts[player]:
                for card in zones[place]:
                    if prints[card] in acts:
                        for it in acts[prints[card]]:
                            found.append(card | it)
        self._know(g, role, found)
        return found

    def may_hear(self, g: State, card: int, to: int) -> bool:
        role = self.hearing[g.zone_of[card] * g.table.places + to]
        # A card may hear of its own move, also where it comes to.
        if g.prints[card] in self.named[role] or self._concerned(g, role, card):
            return True
        return g.book.shows_to_trigger != 0 and MOVED in self.secret

    def may_replace(self, g: State, card: int, to: int) -> bool:
        if self.veiled and _is_in_the_dark(g, card, to):
            return True
        return bool(self._concerned(g, self.taking[g.zone_of[card] * g.table.places + to], card))

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
        for card in self._known(g, FORBIDS):
            for number in abilities_of(g, card):
                ability = g.table.abilities[number]
                if isinstance(ability, Forbidding) and ability.deed == deed and works(g, ability, card):
                    if _forbids(g, ability, card, player):
                        return True
        return False

    def hear(self, g: State, event: Row, early: bool) -> None:
        kind = event[0]
        if kind == MOVED:
            role = self.hearing[event[EVENT_FROM] * g.table.places + event[EVENT_TO]]
        else:
            role = self.role_of(HEARS + kind, event[EVENT_REASON] if kind in (DECLARED, TIMING) else 0)
        for listener in self._concerned(g, role, event[EVENT_CARD]):
            self._listen(g, listener, event)
        if g.book.shows_to_trigger and kind in self.secret:
            self._hear_hidden(g, event)

    def _hear_hidden(self, g: State, event: Row) -> None:
        """What a hidden card could have waited for, whichever card it is: what is asked must not tell which."""
        moment = event[0] == TIMING and event[EVENT_BEFORE] != 0
        for card in self._hidden_from_some(g, event):
            for number in self.secret[event[0]]:
                ability = g.table.abilities[number]
                when = ability.happening()
                s = Scope(card, g.obj[card], g.master[card], event)
                if when is None or not hears(g, ability, when, card, event) or not when.fits(g, s, event):
                    continue
                if moment:
                    if has_heard(g, number, s.obj, event[EVENT_REASON]):
                        continue
                    note_heard(g, number, s.obj, event[EVENT_REASON])
                wait_to_show(g, number, ability, s)

    def _hidden_from_some(self, g: State, event: Row) -> list[int]:
        """The cards that only their masters see, where abilities hear such events; one that moves, where it came to."""
        up_mask = g.book.up_mask
        found: list[int] = []
        for place in self.places[HEARS + event[0]]:
            if up_mask[place] != 3:
                found.extend([card for card in g.zones[place] if is_kept(g, card)])
        if event[0] != MOVED:
            return found
        # What comes from where all see it has heard of that before.
        moved = event[EVENT_CARD]
        found = [card for card in found if card != moved]
        if up_mask[event[EVENT_FROM]] != 3 and g.zone_of[moved] == event[EVENT_TO] and is_kept(g, moved):
            found.append(moved)
        return found

    def _listen(self, g: State, card: int, event: Row) -> None:
        if g.prints[card] < 0 or (event[0] in self.secret and keeps_silent(g, card)):
            return
        kind = event[0]
        abilities = abilities_of(g, card)
        for index, number in enumerate(abilities):
            if self.waits_for[number] != kind:
                continue
            ability = g.table.abilities[number]
            if isinstance(ability, Automatic) and ability.when is not None:
                if hears(g, ability, ability.when, card, event):
                    before = abilities[:index].count(number) if kind == TIMING else 0
                    self._wait(g, number, ability, card, event, before)

    def _wait(self, g: State, number: int, ability: Automatic, card: int, event: Row, before: int) -> None:
        """Let an ability of the card wait that stands behind so many equal ones."""
        s = Scope(card, g.obj[card], g.master[card], event)
        if not _is_triggered(g, number, ability, s):
            return
        if event[0] == TIMING and event[EVENT_BEFORE]:
            if has_heard(g, number, g.obj[card], event[EVENT_REASON], before):
                return
            note_heard(g, number, g.obj[card], event[EVENT_REASON])
        because = _because(ability.when)
        if because is not None:
            s.it = pairs(g, because.find(g, s))
        wait(g, number, s)

    def wait_for_states(self, g: State) -> None:
        if STALE < g.fresh < 0:
            standing(g)
        known = g.roles[STATES] if g.roles else None
        secret = STATE in self.secret
        if secret and g.book.shows_to_trigger:
            self._wait_for_hidden_states(g)
        for card in self._cards(g, STATES) if known is None else known:
            if secret and keeps_silent(g, card):
                continue
            abilities = abilities_of(g, card)
            for index, number in enumerate(abilities):
                ability = g.table.abilities[number]
                if isinstance(ability, Automatic) and self._may_be_so(g, number, card) and works(g, ability, card):
                    before = abilities[:index].count(number)
                    if _waits(g, number, card) + g.book.pending(g, number, card) <= before:
                        self._wait(g, number, ability, card, NO_EVENT, before)

    def _may_be_so(self, g: State, number: int, card: int) -> bool:
        """Whether an ability waits for a state of the game that is so now, as far as that is found out quickly."""
        if number not in self.awaited:
            return False
        count = self.awaited[number]
        return not count or not can_count(g) or counts(g, count, g.master[card])

    def _wait_for_hidden_states(self, g: State) -> None:
        """The same for hidden cards, whichever they are: once in a turn, until it has not been so in between."""
        kind = g.book.layout.kind
        for place in self.places[STATES]:
            if g.book.up_mask[place] == 3:
                continue
            for card in [it for it in g.zones[place] if is_kept(g, it)]:
                for number in self.secret[STATE]:
                    ability = g.table.abilities[number]
                    when = ability.happening()
                    s = Scope(card, g.obj[card], g.master[card], NO_EVENT)
                    if when is None or kind[place] not in ability.where:
                        continue
                    if not when.fits(g, s, NO_EVENT):
                        forget_state(g, number, s.obj)
                    elif not has_heard(g, number, s.obj, STATE):
                        note_heard(g, number, s.obj, STATE)
                        wait_to_show(g, number, ability, s)

    def untold(self, g: State, reason: int) -> bool:
        event = (TIMING, reason, -1, g.turn_player, -1, 1, 0)
        for card in self._concerned(g, self.role_of(HEARS + TIMING, reason), -1):
            # What not everybody can see holds up nothing: that would tell of it.
            if sees(g, card) != 3:
                continue
            abilities = abilities_of(g, card)
            for index, number in enumerate(abilities):
                ability = g.table.abilities[number]
                if not isinstance(ability, Automatic) or ability.when is None or ability.when.kind() != TIMING:
                    continue
                before = abilities[:index].count(number)
                if not works(g, ability, card) or has_heard(g, number, g.obj[card], reason, before):
                    continue
                if _is_triggered(g, number, ability, Scope(card, g.obj[card], g.master[card], event)):
                    return True
        return False

    def replacing(self, g: State, event: Row) -> list[Row]:
        found: list[Row] = []
        kind = event[0]
        if kind == MOVED:
            role = self.taking[event[EVENT_FROM] * g.table.places + event[EVENT_TO]]
        else:
            role = self.role_of(REPLACES + kind, event[EVENT_REASON] if kind in (DECLARED, TIMING) else 0)
        for card in self._concerned(g, role, event[EVENT_CARD]):
            for number in abilities_of(g, card):
                ability = g.table.abilities[number]
                if isinstance(ability, Replacing) and self._replaces(g, number, ability, card, event):
                    found.append((
                        -(number << 16 | card), REPLACE, event[0], -1, card, g.obj[card], g.master[card], -2 - number,
                        0, g.since[card], int(ability.optional), 0))
        if self.veiled and kind == MOVED and _is_in_the_dark(g, event[EVENT_CARD], event[EVENT_TO]):
            return self._veil(g, role, event, found)
        return found

    def _veil(self, g: State, role: int, event: Row, found: list[Row]) -> list[Row]:
        """Mark what would tell of a card that not all see; behind stands what could apply too, if it were another."""
        rows = [(*row[:8], VEILED, *row[9:]) if -2 - row[7] in self.veiled else row for row in found]
        keys = [row[0] for row in rows]
        for card, number in self._guessed(g, role, event):
            key = -(number << 16 | card)
            if key not in keys:
                rows.append((
                    key, REPLACE, MOVED, -1, card, g.obj[card], g.master[card], -2 - number, GUESSED, g.since[card],
                    1, 0))
        return rows

    def _guessed(self, g: State, role: int, event: Row) -> list[tuple[int, int]]:
        """The abilities that could replace a move that not all see, as far as all know: the card's own, and others'."""
        moved = event[EVENT_CARD]
        found: list[tuple[int, int]] = []
        for number, when in self.veiled.items():
            ability = g.table.abilities[number]
            itself = when.about_itself()
            for card in [moved] if itself else self._concerned(g, role, -1):
                s = Scope(card, g.obj[card], g.master[card], event)
                if not sees(g, moved) >> s.master & 1 or not hears(g, ability, when, card, event):
                    continue
                if when.fits(g, s, event) and (itself or _is_there(g, number, ability, s)):
                    found.append((card, number))
        return found

    def lessened(self, g: State, card: int, points: int, reason: int) -> int:
        for owner, number in self._lessening(g, card, reason):
            count_use(g, number, owner, g.obj[owner], g.master[owner])
            points = self.less(g, number, owner, points)
            if points <= 0:
                return 0
        return points

    def lessening(self, g: State, card: int, reason: int, used: Row) -> list[Row]:
        return unused([
            (-(number << 16 | owner), REPLACE, DAMAGED, -1, owner, g.obj[owner], g.master[owner], -2 - number, 0,
             g.since[owner], 0, 0)
            for owner, number in self._lessening(g, card, reason)], used)

    def less(self, g: State, number: int, owner: int, points: int) -> int:
        ability = g.table.abilities[number]
        assert isinstance(ability, Lessening)
        if ability.less is None:
            return 0
        return max(0, points - ability.less.of(g, Scope(owner, g.obj[owner], g.master[owner])))

    def _lessening(self, g: State, card: int, reason: int) -> list[tuple[int, int]]:
        """The cards with an ability that makes damage to a card less, and which it is."""
        found: list[tuple[int, int]] = []
        for owner in self._known(g, LESSENS):
            for number in abilities_of(g, owner):
                ability = g.table.abilities[number]
                if isinstance(ability, Lessening) and works(g, ability, owner) and may_use(g, number, owner):
                    if ability.concerns(g, Scope(owner, g.obj[owner], g.master[owner]), card, reason):
                        found.append((owner, number))
        return found

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
        for owner in self._known(g, LURES):
            for number in abilities_of(g, owner):
                ability = g.table.abilities[number]
                if isinstance(ability, Luring) and ability.deed == deed and works(g, ability, owner):
                    found.extend(_lured(g, ability, Scope(owner, g.obj[owner], g.master[owner]), card))
        return found

    def _replaces(self, g: State, number: int, ability: Replacing, card: int, event: Row) -> bool:
        when = ability.when
        if when is None or when.kind() != event[0] or not hears(g, ability, when, card, event):
            return False
        if g.book.up_mask[g.zone_of[card]] == 0 and is_unseen(g, card) and not _comes_to_light(g, ability, card, event):
            return False
        if number in self.veiled and _is_in_the_dark(g, event[EVENT_CARD], event[EVENT_TO]):
            # Who does not see the card that moves can't know that it is one of those.
            if not sees(g, event[EVENT_CARD]) >> g.master[card] & 1:
                return False
        return _is_instead_of(g, ability, card, g.obj[card], g.master[card], event) and may_use(g, number, card)

    def stands_in(self, g: State, row: Row, event: Row) -> bool:
        ability = g.table.abilities[-2 - row[7]]
        if not isinstance(ability, Replacing) or ability.when is None or ability.when.kind() != event[0]:
            return False
        return _is_instead_of(g, ability, row[4], row[5], row[6], event)


def _is_instead_of(g: State, ability: Replacing, source: int, obj: int, master: int, event: Row) -> bool:
    """Whether an event of its kind is what an ability takes the place of, and that can be done."""
    it = (event[EVENT_CARD], event[EVENT_BEFORE]) if event[EVENT_CARD] >= 0 else ()
    s = Scope(source, obj, master, event, it)
    if ability.condition is not None and not ability.condition.met(g, s):
        return False
    if ability.optional and not ability.possible(g, s, True):
        return False
    return ability.when is not None and ability.when.fits(g, s, event)


def _acting_among(g: State, cards: list[int], acts: dict[int, Row], others: dict[int, Row]) -> list[int]:
    """What can be played of cards some of which have other abilities than those printed on them."""
    found: list[int] = []
    for card in cards:
        if g.book.lends or card in others:
            found.extend(_acts_of(g, card))
        elif g.prints[card] in acts:
            found.extend([card | it for it in acts[g.prints[card]]])
    return found


def _acts_of(g: State, card: int) -> list[int]:
    """What of a card could be played, where it has other abilities than those printed on it."""
    found: list[int] = []
    for index, number in enumerate(abilities_of(g, card)):
        ability = g.table.abilities[number]
        if ability.timing() and works(g, ability, card):
            found.append(card | act(index, number, ability))
    return found


def act(index: int, number: int, ability: Ability) -> int:
    """An ability that can be played, as ``Survey.acting`` gives it, without the card."""
    menus = 0
    for menu in ability.timing():
        menus |= 1 << menu
    return index << 12 | number << 20 | menus << MENUS


def enter_role(table: Table, role: int, there: list[tuple[int, set[int]]]) -> None:
    """What becomes stale when a card with an ability of a role comes or goes."""
    for place, prints in there:
        for printed in prints:
            table.roles[place][printed] += (role,)


def _is_triggered(g: State, number: int, ability: Automatic, s: Scope) -> bool:
    """Whether the event of the scope is what an ability waits for, and it may be used."""
    if ability.when is None or not ability.when.fits(g, s, s.event) or not may_use(g, number, s.source):
        return False
    return ability.condition is None or ability.condition.met(g, s)


def _because(when: Optional[Happening]) -> Optional[Which]:
    """The cards by which something is so that an ability waits for, where it speaks of them."""
    if isinstance(when, Under):
        return _because(when.happening)
    return when.because if isinstance(when, Whenever) else None


def _lured(g: State, ability: Luring, s: Scope, card: int) -> list[int]:
    """To which cards an ability draws what a card does."""
    if ability.who is None or ability.others is None or not ability.who.holds(g, s, card):
        return []
    if ability.condition is not None and not ability.condition.met(g, s):
        return []
    return ability.others.find(g, s)


def _waits(g: State, number: int, card: int) -> int:
    """How many times an ability of the card waits; it does until it has been carried out."""
    count = 0
    for row in g.waiting:
        count += int(row[2] == card and len(row) > 6 and row[6] == number)
    for f in g.stack:
        count += int(f.pc == g.book.resolve and f.a == number and f.items[0] == card)
    return count


def defines(ability: Ability, static: Static) -> bool:
    """Whether an ability says without a condition what its own card is."""
    sort = static.quality.sort()
    return ability.condition is None and isinstance(static.which, This) and sort in (SET, LABEL, RELABEL)


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


def is_kept(g: State, card: int) -> bool:
    """Whether its master sees a card and not everybody does."""
    seen = sees(g, card)
    return seen != 3 and seen >> g.master[card] & 1 == 1


def is_unseen(g: State, card: int) -> bool:
    """Whether not even its master sees a card, as in a deck: whatever came of its text would tell that it is there."""
    return not sees(g, card) >> g.master[card] & 1


def keeps_silent(g: State, card: int) -> bool:
    """Whether nothing that happens sets an ability of a card waiting.

    Nobody can know of one that is unseen; and where the book has it so, a hidden one waits only if it is shown.
    """
    seen = sees(g, card)
    return seen != 3 and (g.book.shows_to_trigger != 0 or not seen >> g.master[card] & 1)


def _comes_to_light(g: State, ability: Replacing, card: int, event: Row) -> bool:
    """Whether a card that nobody sees goes where its master will; where a player may, to where all will see it.

    Else being asked would tell what the card is.
    """
    if event[0] != MOVED or event[EVENT_CARD] != card:
        return False
    seen = g.book.up_mask[event[EVENT_TO]]
    return seen == 3 if ability.optional else seen >> g.master[card] & 1 == 1


def _is_in_the_dark(g: State, card: int, to: int) -> bool:
    """Whether not all see a card, nor will where it goes."""
    return g.book.up_mask[to] != 3 and sees(g, card) != 3


def _is_there(g: State, number: int, ability: Ability, s: Scope) -> bool:
    """Whether a card has an ability that may be used now."""
    if number not in abilities_of(g, s.source) or not may_use(g, number, s.source):
        return False
    return ability.condition is None or ability.condition.met(g, s)


def wait_to_show(g: State, number: int, ability: Ability, s: Scope) -> None:
    """Let a hidden card wait to be shown for an ability; one whose condition is not met is asked about all the same."""
    if ability.condition is not None and not ability.condition.met(g, s):
        s.obj = -1
    because = _because(ability.happening())
    if because is not None:
        s.it = pairs(g, because.find(g, s))
    wait(g, number, s, g.book.at["show"])


def wait(g: State, number: int, s: Scope, procedure: int = -1) -> None:
    """Let an ability wait to be played, once more; or for another procedure of the rulebook."""
    row = s.row()
    g.waiting.append((
        g.book.play_waiting if procedure < 0 else procedure, s.master,
        s.source, s.obj, s.event[EVENT_CARD], g.clock, number, len(row), *row, *s.it))
    g.dirty = True
