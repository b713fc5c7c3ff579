"""The machine: it goes from step to step until somebody has to choose or the game is over."""
from __future__ import annotations

from typing import Final

from ..codes import ASK, CALL, NOBODY, RETURN
from ..errors import EngineError
from ..derived.checked import check
from ..events.log import share_log
from ..state.state import NOTHING, Frame, State

# With how many entries the log becomes one that copies have in common.
_SHARE_AT: Final = 120


def start(g: State, pc: int) -> None:
    """Begin with the procedure at ``pc`` and run to the first decision."""
    g.stack = [Frame(0, 0, 0, 0, NOTHING, NOTHING), Frame(pc, 0, 0, 0, NOTHING, NOTHING)]
    run(g)


def run(g: State) -> None:
    """Go on until a decision is asked or the game is over."""
    m = g.machine
    stack = g.stack
    steps = g.book.steps
    while not g.over:
        f = stack[-1]
        # Within one procedure; NEXT is 0. Whatever ends the game or replaces the stack raises the alarm too.
        while True:
            r = steps[f.pc](g, f)
            if not r:
                f.pc += 1
            elif r > 0:
                f.pc = r
            else:
                break
            if m.interrupt_due:
                break
        if r == CALL:
            f.pc += 1
            stack.append(m.callee)
        elif r == RETURN:
            stack.pop()
        elif r == ASK:
            if m.interrupt_due:
                raise EngineError(f"{g.rule()} changed the game and asked in one step")
            if g.derived.checked:
                check(g)
            return
        if m.interrupt_due:
            m.interrupt_due = False
            if not g.over:
                g.book.interrupt(g)
    m.interrupt_due = False
    m.player = NOBODY
    m.options = []


def answer(g: State, code: int) -> None:
    """Take the answer to the open decision and go on. The answer must be one of the options."""
    g.answer = code
    g.machine.player = NOBODY
    g.clock += 1
    g.stack[-1].pc += 1
    if g.barring:
        g.barring = NOTHING
    if g.barred:
        g.barring = g.barred
        g.barred = NOTHING
    if len(g.log) > _SHARE_AT:
        share_log(g)
    run(g)


def ask_again(g: State) -> None:
    """Make the options of the open decision anew from the state (they are not part of it)."""
    if g.over:
        return
    f = g.stack[-1]
    g.book.steps[f.pc](g, f)
