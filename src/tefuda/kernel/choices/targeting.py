"""Choices that are made as an ability is played, and looked at again as its effect is carried out.

Some books let a player choose whatever a text says is to be chosen when the
ability is played or triggered; without enough to choose from it is not played
at all. A book says so by ``Book.targeting``. The effect itself stays as it is: its
instructions are gone through once in advance, only to make the choices; each
is kept by the place of its instruction, which finds it there later.
"""
from __future__ import annotations

from typing import Final

from ..abilities.choices import Pick
from ..abilities.conditions import Done
from ..abilities.control_flow import SkipUnless
from ..abilities.modes import Modes, PickMode
from ..abilities.instructions import Skip, place_of
from ..abilities.nodes import Instruction
from ..abilities.search import Share
from ..abilities.scope import NUMBER, Scope, keep_targets, pairs, scope_of
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


# A frame like that of an effect: number of the ability a, twice the place b; c is whether there was enough to choose
# from.


def target_next(g: State, f: Frame) -> int:
    code = g.table.codes[f.a]
    while f.b < 2 * len(code):
        instruction = code[place_of(f)]
        if not f.b & 1:
            if not _is_targeting(g, instruction):
                if g.book.targeting == FIRST_TARGETS:
                    break
                f.b += 2
                continue
            if isinstance(instruction, PickMode) and not f.items[NUMBER]:
                # What was not picked as the ability was played is picked as it is carried out, with what it chooses.
                break
            if isinstance(instruction, Pick) and instruction.short(g, scope_of(f)):
                f.c = 0
                break
            f.b += 1
            if instruction.run(g, f) == CALL:
                f.pc -= 1
                return CALL
        instruction.after(g, f)
        if isinstance(instruction, (Pick, Share)):
            _keep(g, f, place_of(f), g.result)
        f.b += 1
    return NEXT


def _is_targeting(g: State, instruction: Instruction) -> bool:
    """Whether an instruction is gone through in advance.

    Where all choices are made now, those behind "if you do" are too: it will be known only later whether anything was
    done.
    """
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
    while f.b < 2 * len(code):
        instruction = code[place_of(f)]
        whole = f.b == 0 and isinstance(instruction, SkipUnless) and instruction.count >= len(code) - 1
        if whole and isinstance(instruction, SkipUnless) and not instruction.condition.met(g, s):
            return UNMET
        if not _is_targeting(g, instruction):
            if g.book.targeting == FIRST_TARGETS:
                break
        elif isinstance(instruction, PickMode):
            if picked:
                break
            if not f.items[NUMBER]:
                return FINE if targetable_modes(g, number, s) else NO_TARGET
            picked = True
            f.b += 1
            instruction.go(f, f.items[NUMBER] - 1)
            f.b += 1
            continue
        elif isinstance(instruction, Pick):
            now = scope_of(f)
            if instruction.short(g, now):
                return NO_TARGET
            # What is chosen later may depend on this choice: any of them could be "it".
            f.chosen = pairs(g, instruction.offered(g, now))
        elif isinstance(instruction, (Skip, SkipUnless)):
            f.b += 1
            instruction.after(g, f)
            f.b += 1
            continue
        f.b += 2
    return FINE


def targetable_modes(g: State, number: int, s: Scope) -> Row:
    """Which of several effects to pick one from have enough to choose from."""
    for effect in g.table.abilities[number].effects:
        if isinstance(effect, Modes):
            return tuple([
                mode for mode in range(len(effect.options))
                if not why_no_target(g, number, Scope(s.source, s.obj, s.controller, s.event, s.it, number=mode + 1))])
    return NOTHING
