"""Why an action is refused, at menus and at other choices."""
from __future__ import annotations

from ..codes import FINE, LOOPING, NOT_HERE, TAKEN_BACK
from ..loops.loops import has_to_stop
from ..state.state import State


def refusal(g: State, code: int) -> int:
    """Why the action is not legal at the open decision, or 0 if it is."""
    menu = g.book.menu(g)
    if menu is not None:
        return menu.refusal(code)
    if code in g.options:
        return FINE
    if code in has_to_stop(g, g.player):
        return LOOPING
    return TAKEN_BACK if code in g.barred else NOT_HERE
