"""Choices that are made as an ability is played, and looked at again as its effect is carried out.

Some books let a player choose whatever a text says is to be chosen when the
ability is played or triggered; without enough to choose from it is not played
at all. A book says so by ``Book.targeting``. The effect itself stays as it is: its
instructions are gone through once in advance, only to make the choices; each
is kept by the place of its instruction, which finds it there later.
"""
from __future__ import annotations

from typing import Final

from ..abilities.choices import Pick, Picked
from ..abilities.conditions import Done
from ..abilities.control_flow import SkipUnless
from ..abilities.modes import KeepNumber, Modes, SkipUnlessMode
from ..abilities.nodes import Instruction
from ..abilities.scope import Scope, keep_targets, keep_number, pairs, scope_of
from ..codes import CALL, FINE, NEXT, NO_TARGET, RETURN, UNMET
from ..machine.program import Program
from ..numbering import Numbering
from ..state.state import NOTHING, Frame, Row, State, call

# Which choices a book has made in advance: none, those that stand before anything else is done, all of them.
_TARGETING: Final = Numbering("way of targeting")
NO_TARGETS: Final = _TARGETING.add("no targets")
FIRST_TARGETS: Final = _TARGETING.add("first targets")
ALL_TARGETS: Final = _TARGETING.add("all targets")


def add_targeting(program: Program, rule: str) -> None:
    """Give a program the choices in advance, under the paragraph of its book."""
    program.alias("targets", program.procedure((rule, target_next), (rule, target_end)))


def choose_targets(g: State, number: int, s: Scope) -> int:
    """Let the choices of an ability's effect be made now.

    Then ``g.done`` says whether there was enough to choose from, and ``g.result`` is for ``keep_targets``.
    """
    g.done, g.result = 1, NOTHING
    if g.book.targeting == NO_TARGETS:
        return NEXT
    call(g, g.book.at["targets"], number, 0, 1, s.row())
    g.machine.callee.chosen = s.it
    return CALL


# A frame like that of an effect: number of the ability a, place b; c is whether there was enough to choose from.


def target_next(g: State, f: Frame) -> int:
    code = g.table.codes[f.a]
    while f.b < len(code):
        instruction = code[f.b]
        if not _is_targeting(g, code, f.b):
            if g.book.targeting == FIRST_TARGETS:
                break
            f.b += 1
            continue
        if isinstance(instruction, Modes) and not f.items[3]:
            # What was not picked as the ability was played is picked as it is carried out, with what it chooses.
            break
        if isinstance(instruction, Pick) and instruction.short(g, scope_of(f)):
            f.c = 0
            break
        f.b += 1
        if instruction.run(g, f) == CALL:
            f.pc -= 1
            return CALL
        if isinstance(instruction, Picked):
            _keep(g, f, f.b - 2, g.result)
    return NEXT


def _is_targeting(g: State, code: list[Instruction], place: int) -> bool:
    """Whether an instruction is gone through in advance.

    What keeps an answer is so only if the question is. Where all choices are made now, those behind "if you do" are
    too: it will be known only later whether anything was done.
    """
    instruction = code[place]
    if isinstance(instruction, (Picked, KeepNumber)):
        return place > 0 and code[place - 1].targeting()
    if g.book.targeting == ALL_TARGETS and isinstance(instruction, SkipUnless) and isinstance(instruction.condition,
            Done):
        return False
    return instruction.targeting()


def _keep(g: State, f: Frame, place: int, cards: Row) -> None:
    keep_targets(f, (*scope_of(f).targeting, place, len(cards), *pairs(g, list(cards))))


def target_end(g: State, f: Frame) -> int:
    g.done = f.c
    g.result = scope_of(f).targeting
    return RETURN


def why_no_target(g: State, number: int, s: Scope) -> int:
    """Why an ability can't be played for want of something to choose, or of what its whole effect depends on; or 0."""
    if g.book.targeting == NO_TARGETS:
        return FINE
    code = g.table.codes[number]
    f = Frame(0, number, 0, 0, s.row(), s.it)
    picked = False
    while f.b < len(code):
        instruction = code[f.b]
        whole = f.b == 0 and isinstance(instruction, SkipUnless) and instruction.count >= len(code) - 1
        if whole and isinstance(instruction, SkipUnless) and not instruction.condition.met(g, s):
            return UNMET
        if not _is_targeting(g, code, f.b):
            if g.book.targeting == FIRST_TARGETS:
                break
        elif isinstance(instruction, Modes):
            if picked:
                break
            if not f.items[3]:
                return FINE if targetable_modes(g, number, s) else NO_TARGET
            picked = True
            # What follows it keeps the number that is picked here.
            keep_number(f, f.items[3] - 1)
            f.b += 1
        elif isinstance(instruction, Pick):
            now = scope_of(f)
            if instruction.short(g, now):
                return NO_TARGET
            # What is chosen later may depend on this choice: any of them could be "it".
            f.chosen = pairs(g, instruction.offered(g, now))
        elif isinstance(instruction, (SkipUnless, SkipUnlessMode)):
            f.b += 1
            instruction.run(g, f)
            continue
        f.b += 1
    return FINE


def targetable_modes(g: State, number: int, s: Scope) -> Row:
    """Which of several effects to pick one from have enough to choose from."""
    for effect in g.table.abilities[number].effects:
        if isinstance(effect, Modes):
            return tuple([
                mode for mode in range(len(effect.options))
                if not why_no_target(g, number, Scope(s.source, s.obj, s.controller, s.event, s.it, number=mode + 1))])
    return NOTHING
