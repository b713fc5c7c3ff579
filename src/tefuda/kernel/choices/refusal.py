"""Why an action is refused, at menus and at other choices."""
from __future__ import annotations

from typing import Final

from ..codes import (
    DONE, FINE, LOOPING, NOT_HERE, PICK, PICKED_ALREADY, TAKEN_BACK, TOO_FEW_PICKED, first_of, kind_of,
)
from ..loops.loops import has_to_stop
from ..state.state import State

# The choices in which one card after the other is picked.
_PICKING: Final = ("choose", "arrange")


def refusal(g: State, code: int) -> int:
    """Why the action is not legal at the open decision, or 0 if it is."""
    menu = g.book.menu(g)
    if menu is not None:
        return menu.refusal(code)
    if code in g.options:
        return FINE
    if code in has_to_stop(g, g.player):
        return LOOPING
    if code in g.barred:
        return TAKEN_BACK
    f = g.stack[-1]
    if f.pc in [g.book.at[name] for name in _PICKING]:
        if kind_of(code) == PICK and first_of(code) in f.chosen:
            return PICKED_ALREADY
        if kind_of(code) == DONE:
            return TOO_FEW_PICKED
    return NOT_HERE
