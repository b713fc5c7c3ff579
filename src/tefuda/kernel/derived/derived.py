"""What follows from a state and is kept so that it need not be worked out again: no part of the game.

A state has one ``Derived``; a copy starts with an empty one. It is pulled: whoever asks by ``derived`` gets it up to
date with the lasting effects, which are one immutable tuple, so that being the same object is being the same. What
abilities in play say is looked over again when it is asked for and a card that may make a difference has come, gone or
changed since (``cards_changed`` and ``kernel.derived.card_changes``, told by the few functions that change cards).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from ..codes import MOVED
from ..continuous.effect_sorts import CONTROL_CHANGE, GRANT_ABILITY, LOSE_ABILITY, NUMBER_SORTS, PROHIBIT, REPLACE
from ..state.card_table import UNGIVEN, Row

if TYPE_CHECKING:
    from ..abilities.static_effects import ActiveStatic
    from ..continuous.changes import Change
    from ..state.records import LastingEffect
    from ..state.state import State
    from .ability_uses import Acting

Waiter = tuple[int, int, int, int]
_NO_EFFECTS: Final[tuple[LastingEffect, ...]] = ()


class Derived:
    """All that is worked out of a state."""

    __slots__ = (
        "acting", "active_statics", "alters", "bars", "checked", "computing",
        "conditional", "contests_moves", "control_changes", "effects", "forbids", "fresh", "granted", "granted_at",
        "granting", "grants", "held", "in_cycle", "numbers_changed", "ordered", "plainly", "roles",
        "settled_registers", "silences", "static_sources", "waiters",
    )

    def __init__(self, checked: bool = False) -> None:
        # Whether each decision compares all of it with what is found anew (``kernel.derived.checked``).
        self.checked = checked
        # The lasting effects that the following is about: numbers that they change, as bits by attribute; whether they
        # forbid something, forbid moves or replace something, grant or take abilities, take them, or change control.
        self.effects = _NO_EFFECTS
        self.numbers_changed = 0
        self.bars = False
        self.contests_moves = False
        self.grants = False
        self.silences = False
        self.control_changes = False
        # What abilities in play say, as of which moment, and with which registers.
        self.fresh = -1
        self.settled_registers: list[int] = []
        self.active_statics: list[ActiveStatic] = []
        # The cards that may have an ability of a role (see ``kernel.derived.ability_roles``), as far as it was asked
        # for.
        self.roles: list[Optional[list[int]]] = []
        # What each player could play at each menu, if it is known and what is known is not out of date (``fresh``).
        self.acting: list[Optional[list[list[Acting]]]] = [None, None]
        # The cards that say something always where they are, by place, if that is known and not out of date.
        self.static_sources: Optional[list[int]] = None
        # The cards with abilities that wait for a state, as far as that is known: of which place there have to be at
        # least and at most how many cards, if that is all (else the place is below 0).
        self.waiters: Optional[list[Waiter]] = None
        # Whether among what is said are abilities granted to cards or taken from them; whether nobody had to look who
        # depends on whom to grant them.
        self.granting = False
        self.plainly = False
        # The cards that have other abilities than their own, as of which moment.
        self.granted: dict[int, Row] = {}
        self.granted_at = -1
        # Whether an ability in play closes a cycle; what changes each information in it, in order.
        self.in_cycle = False
        self.ordered: dict[int, tuple[Change, ...]] = {}
        # Which numbers what is said changes, as bits.
        self.alters = 0
        # The deeds that it forbids to some card, as bits of ``Table.barred``.
        self.forbids = 0
        # What it was made of, by ability and card: good as long as the card is the same object.
        self.held: dict[int, list[ActiveStatic]] = {}
        # Whether any event may change what is said.
        self.conditional = False
        # The numbers that are being worked out: nothing at a decision.
        self.computing: list[int] = []

    def cards_changed(self) -> None:
        """Something is another way with a card that no finer account is kept of: all is looked over when asked for."""
        self.fresh = -1


def derived(g: State) -> Derived:
    """What follows from a state, up to date with its lasting effects."""
    d = g.derived
    if d.effects is not g.effects:
        _take_up(g, d)
    return d


def _take_up(g: State, d: Derived) -> None:
    """Take up the lasting effects as they are now; those that began or ended may change what abilities say."""
    before = d.effects
    d.effects = g.effects
    d.numbers_changed = 0
    d.bars = d.contests_moves = d.grants = d.silences = d.control_changes = False
    for effect in g.effects:
        _summarize(d, effect)
    if d.fresh != -1:
        for effect in before:
            if effect not in g.effects and _unsettles(g, d, effect):
                d.fresh = UNGIVEN
                return
        for effect in g.effects:
            if effect not in before and _unsettles(g, d, effect):
                d.fresh = UNGIVEN
                return


def _summarize(d: Derived, effect: LastingEffect) -> None:
    """Note what a lasting effect is about: most questions end with a look at that."""
    sort = effect.sort
    if NUMBER_SORTS >> sort & 1:
        d.numbers_changed |= 1 << effect.what
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
    """Whether a lasting effect, beginning or ending, may change what abilities say."""
    if d.conditional or g.table.some_unaffected:
        return True
    if NUMBER_SORTS >> effect.sort & 1:
        # What hangs on no event and yet on a number hangs on one that is in a cycle.
        return d.in_cycle and effect.what in g.table.cycles
    return d.in_cycle or effect.sort in (GRANT_ABILITY, LOSE_ABILITY)
