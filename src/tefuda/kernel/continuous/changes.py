"""What lasting effects and static abilities say of a card: each as one ``Change``, and in which order they apply.

A change is of any sort (``effect_sorts``): of a number or a label, an ability given or taken, a prohibition. It knows
its layer, since when it lasts, and what it comes from, so the same record is applied and explained.
"""
from __future__ import annotations

from typing import Final

from ..abilities.static_effects import ActiveStatic
from ..derived.active_statics import active_statics
from ..derived.derived import derived
from ..state.records import LastingEffect
from ..state.state import State
from .effect_sorts import CAP, FLOOR, LABEL, NUMBER_SORTS, PROHIBIT, RELABEL, SET
from .lasting_effects import is_sort, sort_of_label, still_concerns

# In place of what an effect is about: anything.
ANYTHING: Final = -1
ANY_REASON: Final = -2
# The amount of a change that is about no number, or of a prohibition that is about any.
UNLIMITED: Final = 1 << 40
# The layers. What an ability defines of its own card counts as printed; numbers come after all that is no number, and
# bounds are last.
AS_PRINTED: Final = -1
_NUMBERS: Final = 16
_BOUNDS: Final = 99


class Change:
    """One change of a card: what it does, in which layer and since when, and what it comes from."""

    __slots__ = (
        "ability", "amount", "bound", "controller", "effect", "layer", "place", "reason", "rule", "sort", "source",
        "timestamp", "what")

    def __init__(
        self, sort: int, what: int, amount: int, bound: int, layer: int, timestamp: int, place: int,
        controller: int = -1, effect: LastingEffect | None = None, source: int = -1, ability: int = -1,
        reason: int = -1,
    ) -> None:
        self.sort = sort
        # The attribute, label, ability or deed.
        self.what = what
        # By how much or to what; of a prohibition, up to how many points it is about.
        self.amount = amount
        self.bound = bound
        self.layer = layer
        self.timestamp = timestamp
        # The place among those of the same timestamp.
        self.place = place
        # Whose effect it is; -1 for what the rules do.
        self.controller = controller
        # The lasting effect that it is, or the card with the static ability that says so.
        self.effect = effect
        self.source = source
        self.ability = ability
        # Of a prohibition, the only reason for which something is meant, or -1.
        self.reason = reason
        # The paragraph by which it applies, of what the rules do; else the effect or the book says it.
        self.rule = ""

    def key(self) -> tuple[int, int, int]:
        """What changes are put in order by."""
        return (self.layer, self.timestamp, self.place)

    def but(self, sort: int, amount: int, bound: int) -> Change:
        """The change as another sort or by another amount, from the same source."""
        return Change(
            sort, self.what, amount, bound, self.layer, self.timestamp, self.place, self.controller, self.effect,
            self.source, self.ability, self.reason)


def changes_on(g: State, card: int, sorts: int, what: int, reason: int = -1) -> list[Change]:
    """What is said of a card now by lasting effects and static abilities of some sorts (bits) about one thing."""
    return lasting_changes_on(g, card, sorts, what, reason) + static_changes_on(g, card, sorts, what, reason)


def lasting_changes_on(g: State, card: int, sorts: int, what: int, reason: int = -1) -> list[Change]:
    """What is said of it by lasting effects."""
    return [
        of_effect(g, it, card) for it in g.effects
        if sorts >> it.sort & 1 and (what == ANYTHING or it.what == what) and is_reason(it.reason, reason)
        and still_concerns(g, it, card)]


def static_changes_on(g: State, card: int, sorts: int, what: int, reason: int = -1) -> list[Change]:
    """What is said of it by static abilities."""
    return [
        of_static(g, it, card, place) for place, it in enumerate(active_statics(g))
        if sorts >> it.sort & 1 and (what == ANYTHING or it.what == what) and is_reason(it.reason, reason)
        and (it.own < 0 or it.own == card) and it.concerns(g, card)]


def is_reason(meant: int, reason: int) -> bool:
    """Whether an effect that is meant for one reason only, or for any (-1), is meant for this one."""
    return meant in (-1, reason) or reason == ANY_REASON


def of_effect(g: State, effect: LastingEffect, card: int) -> Change:
    """A lasting effect as a change of a card."""
    amount = effect.value or (UNLIMITED if effect.sort == PROHIBIT else 0)
    layer = effect.layer or layer_on(g, effect.sort, effect.what, card)
    return Change(
        effect.sort, effect.what, amount, effect.bound, layer, effect.timestamp, effect.number, effect.controller,
        effect, -1, -1, effect.reason)


def of_static(g: State, it: ActiveStatic, card: int, place: int) -> Change:
    """What a static ability says as a change of a card."""
    layer = AS_PRINTED if it.base else layer_on(g, it.sort, it.what, card)
    amount = UNLIMITED if it.amount is None else it.amount.of(g, it.scope)
    return Change(
        it.sort, it.what, amount, it.bound, layer, it.time, place, it.scope.controller, None, it.scope.source,
        it.number, it.reason)


def layer_on(g: State, sort: int, what: int, card: int) -> int:
    """The layer of an effect as far as it is about that card."""
    return layer(g, sort, what, adds(g, sort, what, card))


def layer(g: State, sort: int, what: int, adds: bool = False) -> int:
    """The layer of an effect: what is no number, then numbers, then bounds; within that, the book's own.

    What adds information of a sort that was not there is first of its kind.
    """
    if sort in (FLOOR, CAP):
        return _BOUNDS
    number = NUMBER_SORTS >> sort & 1 and what not in g.book.no_numbers
    return (0 if adds else g.book.layer_of(sort, what)) + (_NUMBERS if number else 0)


def adds(g: State, sort: int, what: int, card: int) -> bool:
    """Whether an effect adds information of a sort that the card has neither printed nor by what it says of itself.

    Some books let that apply before what changes information: a trait for a card without traits, a number for a card
    that has no such number.
    """
    if not g.book.adds_first or sort not in (SET, LABEL, RELABEL) or not g.book.lacks(g, card, sort, what):
        return False
    if sort == RELABEL and is_sort(g.table, what):
        return False
    for it in derived(g).active_statics:
        if it.base and it.scope.source == card and _same_sort(g, sort, what, it.sort, it.what):
            return False
    return True


def misses(g: State, sort: int, what: int, card: int) -> bool:
    """Whether an effect that changes information leaves a card alone, which has none of that sort."""
    return g.book.leaves_lacking and sort != LABEL and g.book.lacks(g, card, SET if sort != RELABEL else sort, what)


def _same_sort(g: State, sort: int, what: int, other: int, other_what: int) -> bool:
    """Whether two effects are about information of the same sort: the same number, or labels of one sort."""
    if sort == SET or other == SET:
        return sort == other and what == other_what
    return other in (LABEL, RELABEL) and sort_of_label(g.table, what) == sort_of_label(g.table, other_what)
