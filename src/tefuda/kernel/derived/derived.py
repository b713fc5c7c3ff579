"""What follows from a state and is kept so that it need not be worked out again: no part of the game.

A state has one ``Derived``; a copy starts with an empty one. It is pulled by revision: the few functions that change
cards count that they did (``card_moved`` and the others below), what is kept remembers at which count it was made, and
whoever asks compares numbers. The lasting effects are one immutable tuple, so that being the same object is being the
same. Nothing outside this package writes here.
"""
from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Optional

from ..codes import MOVED
from ..continuous.effect_sorts import CONTROL_CHANGE, GRANT_ABILITY, LOSE_ABILITY, NUMBER_SORTS, PROHIBIT, REPLACE
from ..state.card_table import ALL_QUESTIONS, CONCERNING, HEARING, PLAYING, SAYING, Row

if TYPE_CHECKING:
    from ..abilities.static_effects import ActiveStatic
    from ..continuous.changes import Change
    from ..state.records import LastingEffect
    from ..state.state import State
    from .ability_roles import Found

# Whether everything is worked out anew each time it is asked for: what the checked mode compares with.
MEMOS_OFF: Final = os.environ.get("TEFUDA_MEMOS", "") == "off"
_NO_EFFECTS: Final[tuple[LastingEffect, ...]] = ()
_NOT_FOUND: Final[list[Optional[Found]]] = []
_NO_STATICS: Final[list[ActiveStatic]] = []
_NO_REGISTERS: Final[list[int]] = []
_NO_NUMBERS: Final[set[int]] = set()


class Derived:
    """All that is worked out of a state."""

    __slots__ = (
        "acting", "acting_at", "acting_given", "active_statics", "alters", "alters_others", "alters_own", "bars",
        "changed_on", "changed_on_any", "checked", "computing", "contests_moves", "control_changes", "effects",
        "forbids", "found", "granted", "granted_at", "granting", "grants", "hangs_on_moment", "hearing", "in_cycle",
        "numbers_changed", "ordered", "plain", "plainly", "playing", "saying", "settled_at", "settled_moment",
        "settled_registers", "settling", "silences",
    )

    def __init__(self, checked: bool = False) -> None:
        # Whether each decision compares all of it with what is worked out anew (``kernel.derived.checked``); whether
        # it is worked out anew each time it is asked for.
        self.checked = checked
        self.plain = MEMOS_OFF
        # How often a card changed that may make a difference to what abilities always say, to what can be played, and
        # to who has abilities for anything else.
        self.saying = 0
        self.playing = 0
        self.hearing = 0
        # The lasting effects that the following is about: numbers that they change, as bits by attribute, those that
        # they change of any card, and those of certain cards (``number_of_card``); whether they forbid something,
        # forbid moves or replace something, grant or take abilities, take them, or change control.
        self.effects = _NO_EFFECTS
        self.numbers_changed = 0
        self.changed_on_any = 0
        self.changed_on = _NO_NUMBERS
        self.bars = False
        self.contests_moves = False
        self.grants = False
        self.silences = False
        self.control_changes = False
        # What abilities in play say, as of which revision; and as of which moment and with which registers, where any
        # event may change it. Whether it is being worked out just now.
        self.settled_at = -1
        self.settled_moment = -1
        self.settled_registers = _NO_REGISTERS
        self.settling = False
        self.hangs_on_moment = False
        self.active_statics = _NO_STATICS
        # Whether among what is said are abilities granted to cards or taken from them; whether nobody has to look who
        # depends on whom to grant them. The cards that have other abilities than their own, as of which moment.
        self.granting = False
        self.plainly = False
        self.granted: dict[int, Row] = {}
        self.granted_at = -1
        # Whether an ability in play closes a cycle; what changes each information in it, in order.
        self.in_cycle = False
        self.ordered: dict[int, tuple[Change, ...]] = {}
        # The numbers that what is said changes, as bits, of other cards than the one that says so, and of that one;
        # and the deeds that it forbids to some card, as bits of ``Table.barred``.
        self.alters = 0
        self.alters_others = 0
        self.alters_own = _NO_NUMBERS
        self.forbids = 0
        # The cards with an ability of each role (``kernel.derived.ability_roles``), as far as they were asked for.
        self.found = _NOT_FOUND
        # What each player could play at each menu, as of which revision and with which granted abilities.
        self.acting: list[Optional[list[list[tuple[int, int]]]]] = [None, None]
        self.acting_at = -1
        self.acting_given: dict[int, Row] = self.granted
        # The numbers that are being worked out: nothing at a decision.
        self.computing: list[int] = []

    def cards_changed(self, questions: int = ALL_QUESTIONS) -> None:
        """Something is another way with a card that may make a difference to these questions (``Table.matters``)."""
        if questions & SAYING or (questions & CONCERNING and (self.granting or self.in_cycle)):
            self.saying += 1
        if questions & PLAYING:
            self.playing += 1
        if questions & HEARING:
            self.hearing += 1


def card_moved(g: State, card: int, here: int, to: int) -> None:
    """A card has gone from a place to a place."""
    table = g.table
    row = g.prints[card] * table.places
    questions = table.matters[row + here] | table.matters[row + to]
    d = g.derived
    if d.granting and card in d.granted:
        questions = ALL_QUESTIONS
    if questions:
        d.cards_changed(questions)


def card_changed(g: State, card: int, before: int) -> None:
    """A card is another object where it lies, or shows another face than before."""
    table = g.table
    place = g.zone_of[card]
    d = g.derived
    if not table.abilities or g.book.lends or (d.granting and card in d.granted):
        d.cards_changed()
        return
    d.cards_changed(table.matters[before * table.places + place] | table.matters[g.prints[card] * table.places + place])


def order_changed(g: State, cards: Row, places: list[int]) -> None:
    """Cards lie in another order than they came."""
    table = g.table
    if not table.abilities:
        return
    questions = ALL_QUESTIONS if g.derived.granting or g.book.lends else 0
    for number, card in enumerate(cards):
        questions |= table.matters[g.prints[card] * table.places + places[number]]
    g.derived.cards_changed(questions)


def derived(g: State) -> Derived:
    """What follows from a state, up to date with its lasting effects."""
    d = g.derived
    if d.effects is not g.effects:
        _take_up(g, d)
    return d


def number_of_card(card: int, attribute: int) -> int:
    """A number of a card, as one number."""
    return card << 8 | attribute


def _take_up(g: State, d: Derived) -> None:
    """Take up the lasting effects as they are now; those that began or ended may change what abilities say."""
    before = [effect for effect in d.effects if _unsettles(g, d, effect)]
    swayed = d.control_changes
    d.effects = g.effects
    d.numbers_changed = d.changed_on_any = 0
    d.changed_on = set()
    d.bars = d.contests_moves = d.grants = d.silences = d.control_changes = False
    for effect in g.effects:
        _summarize(d, effect)
    if d.control_changes != swayed:
        d.cards_changed()
    if [effect for effect in g.effects if _unsettles(g, d, effect)] != before:
        d.saying += 1


def _summarize(d: Derived, effect: LastingEffect) -> None:
    """Note what a lasting effect is about: most questions end with a look at that."""
    sort = effect.sort
    if NUMBER_SORTS >> sort & 1:
        d.numbers_changed |= 1 << effect.what
        if effect.card < 0:
            d.changed_on_any |= 1 << effect.what
        else:
            d.changed_on.add(number_of_card(effect.card, effect.what))
    elif sort == PROHIBIT:
        d.bars = True
        if effect.what == MOVED:
            d.contests_moves = True
    elif sort == REPLACE:
        # A replacement may be about any event: its ability says which.
        d.contests_moves = True
    elif sort == GRANT_ABILITY:
        d.grants = True
    elif sort == LOSE_ABILITY:
        d.grants = True
        d.silences = True
    elif sort == CONTROL_CHANGE:
        d.control_changes = True


def _unsettles(g: State, d: Derived, effect: LastingEffect) -> bool:
    """Whether a lasting effect, beginning or ending, may change what abilities say or who is granted some."""
    if d.in_cycle or d.hangs_on_moment or g.table.some_unaffected:
        return True
    return effect.sort in (GRANT_ABILITY, LOSE_ABILITY)
