"""Going back to before a play that turns out to be impossible.

``mark`` keeps the state as it is when the play begins; ``go_back`` puts it
back, with the play barred, so that the player chooses something else.
"""
from __future__ import annotations

from ..abilities.player_effects import hide_looked
from ..codes import BARRED, NEXT
from ..errors import EngineError
from ..events.log import note, share_log
from ..state.state import PARTS, State


def mark(g: State) -> None:
    """Remember the decision that is being answered, to come back to it."""
    if g.back is None:
        # What copies have in common need not be copied.
        share_log(g)
        kept = g.clone()
        kept.stack[-1].pc -= 1
        kept.barred = g.barring
        g.back = kept


def unmark(g: State) -> None:
    """The play went through: there is nothing to go back to."""
    g.back = None


def go_back(g: State) -> int:
    """Everything is as it was when ``mark`` was called, except that the choice made there is barred."""
    kept = g.back
    if kept is None:
        raise EngineError("there is no play to take back")
    code = kept.answer
    # Copies of the game have the same state to go back to.
    restore(g, kept.clone())
    g.back = None
    g.barred += (code,)
    note(g, BARRED, 0, -1, g.turn_player, code & 255, 0, 3)
    # The machine has to look at the stack anew: its frames are other ones now.
    g.machine.interrupt_due = True
    return g.stack[-1].pc


def cut_short(g: State, pc: int) -> int:
    """Leave off everything that is under way but the outermost procedure, which goes on at ``pc``."""
    _, outermost, *inner = g.stack
    for f in inner:
        if f.pc in (g.book.resolve, g.book.at.get("costs", -1)):
            hide_looked(g, f)
    # The machine goes on with this very list.
    del g.stack[len(g.stack) - len(inner):]
    outermost.pc = pc
    g.pending.clear()
    g.machine.interrupt_due = True
    return NEXT


def restore(g: State, kept: State) -> None:
    """Make a state equal to another one, in place. The other one is used up."""
    # The machine is holding on to this list.
    g.stack[:] = kept.stack
    for part in PARTS:
        if part != "stack":
            setattr(g, part, getattr(kept, part))
    g.derived = kept.derived
