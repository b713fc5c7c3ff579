"""By whose effect something happens: looked up on the stack, where an effect that is carried out has its frame."""
from __future__ import annotations

from typing import Final

from ..abilities.scope import controller_in, source_in
from ..numbering import Numbering
from ..state.state import State

_CAUSES: Final = Numbering("cause")
BY_YOU: Final = _CAUSES.add("by you")
BY_OPPONENT: Final = _CAUSES.add("by opponent")
BY_NO_EFFECT: Final = _CAUSES.add("by no effect")
# What is paid for an ability is done by no effect of anybody, and not by the rules either.
BY_PAYING: Final = _CAUSES.add("by paying")


def cause(g: State, player: int, card: int = -1) -> int:
    """Whose effect is being carried out, or makes the rules do something to a card; seen from a player."""
    number = acting_frame(g)
    if number >= 0 and g.stack[number].pc != g.book.resolve:
        return BY_PAYING
    if number >= 0:
        return BY_YOU if controller_in(g.stack[number].items) == player else BY_OPPONENT
    blamed = g.book.blamed(g, card) if card >= 0 else 0
    if not blamed:
        return BY_NO_EFFECT
    return BY_YOU if blamed - 1 == player else BY_OPPONENT


def by_rules(g: State) -> bool:
    """Whether the rules do what happens now: no effect is under way, or rule processing has interrupted it."""
    processing = g.book.at.get("rule processing", -1)
    starts = g.book.program.starts
    number = len(g.stack) - 1
    while number >= 0:
        pc = g.stack[number].pc
        if pc == g.book.resolve:
            return False
        if starts[pc] == processing:
            return True
        number -= 1
    return True


def effect_frame(g: State) -> int:
    """The place on the stack of the innermost effect under way, or -1."""
    return _frame_at(g, (g.book.resolve,))


def acting_frame(g: State) -> int:
    """The place on the stack of the innermost effect or cost under way, or -1."""
    at = g.book.at
    return _frame_at(g, (g.book.resolve, at.get("costs", -1), at.get("pay costs", -1)))


def asking_frame(g: State) -> int:
    """The place on the stack of the innermost effect, cost or choice in advance under way, or -1."""
    at = g.book.at
    return _frame_at(g, (g.book.resolve, at.get("costs", -1), at.get("pay costs", -1), at.get("targets", -1)))


def _frame_at(g: State, places: tuple[int, ...]) -> int:
    number = len(g.stack) - 1
    while number >= 0 and g.book.resolve >= 0:
        if g.stack[number].pc in places:
            return number
        number -= 1
    return -1


def source_of(g: State) -> int:
    """The card whose effect is being carried out, or -1."""
    number = effect_frame(g)
    return source_in(g.stack[number].items) if number >= 0 else -1


def acting_step(g: State) -> int:
    """The place in the program of the step that does what is happening now, or what something may replace now."""
    number = len(g.stack) - 1
    pc = g.stack[number].pc
    while g.book.program.starts[pc] == g.book.replacing:
        pc = g.stack[number].by
        number -= 1
    return pc
