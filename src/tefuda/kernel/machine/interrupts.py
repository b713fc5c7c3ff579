"""Putting a procedure on top of what is under way, and going on with that as if nothing had been.

A rule process that waits for nothing may have choices in it, so it can't run
inside of the interrupt itself. It goes on top of the stack instead; what the
interrupted procedure was given in its last step is kept in the frame.
"""
from __future__ import annotations

from ..codes import RETURN
from ..state.state import NOTHING, Frame, State


def interrupt_with(g: State, pc: int) -> None:
    """Let the procedure at ``pc`` run before anything else; it ends with ``resume``."""
    g.stack.append(Frame(pc, g.answer, g.done, 0, g.result, NOTHING, g.stack[-1].pc))


def resume(g: State, f: Frame) -> int:
    """Give back what the interrupted procedure was given, and let it go on."""
    g.answer = f.a
    g.done = f.b
    g.result = f.items
    return RETURN
