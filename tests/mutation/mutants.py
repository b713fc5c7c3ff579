"""What can be disabled: each step of a rulebook, and each node that the texts of its cards are made of."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from tefuda.cards.language.productions import Rule, Word
from tefuda.kernel.abilities import (
    applying, choices, control_flow, instructions, modes, player_effects,
)
from tefuda.kernel.abilities.instructions import compile_effects
from tefuda.kernel.abilities.nodes import Ability, Effect, Instruction, Node
from tefuda.kernel.codes import NEXT
from tefuda.kernel.state.state import Frame, State
from tefuda.rulebooks.rulebook import Rulebook

# What a node does, and what it answers with when it does nothing. The first of them that a node has is disabled.
_IDLE: Final[dict[str, Any]] = {
    "emit": None, "run": NEXT, "after": None, "apply": NEXT, "find": [], "met": True, "fits": True, "of": 0, "sort": -1,
    "timing": (), "event_pattern": None, "holding": (),
}
_BARE: Final = Node.__module__


class Mutant:
    """One thing that does nothing. ``where`` is the paragraph of a step or the name of a node."""

    def __init__(self, name: str, where: str, disable: Callable[[], None]) -> None:
        self.name = name
        self.where = where
        self.disable = disable


def steps(book: Rulebook) -> list[Mutant]:
    """Every step of the program that has a name."""
    program = book.book.program

    def idle(g: State, f: Frame) -> int:
        return NEXT

    def disabling(number: int) -> Callable[[], None]:
        return lambda: program.steps.__setitem__(number, idle)

    return [
        Mutant(f"{program.rules[number]} {name}", program.rules[number], disabling(number))
        for number, name in enumerate(program.names) if name]


def nodes(book: Rulebook) -> list[Mutant]:
    """Every node that a text of the game can be read as, and the instructions that effects lay."""
    found: set[type[Any]] = set()
    for node in _nodes_of(book):
        found.add(node)
    for module in (choices, control_flow, player_effects, applying, instructions, modes):
        found.update(
            it for it in vars(module).values()
            if isinstance(it, type) and issubclass(it, Instruction) and not issubclass(it, Effect))
    return [
        Mutant(node.__name__, node.__name__, _disabling(node, method))
        for node in sorted(found, key=lambda it: it.__name__) if (method := _method(node))]


def _nodes_of(book: Rulebook) -> Iterator[type[Any]]:
    language = book.language
    for part in language.parts:
        if isinstance(part, Word):
            yield from _within(part.value)
        elif isinstance(part, Rule):
            yield from (it for it in (part.node, *part.within.values()) if it is not None)
            for value in part.fixed.values():
                yield from _within(value)


def _within(value: object) -> Iterator[type[Any]]:
    """The classes of a node and of the nodes in it."""
    if isinstance(value, tuple):
        for it in value:
            yield from _within(it)
    elif isinstance(value, Node) and is_dataclass(value):
        yield type(value)
        for field in fields(value):
            yield from _within(getattr(value, field.name))
        if isinstance(value, Ability):
            for instruction in compile_effects(value.effects):
                yield type(instruction)


def _method(node: type[Any]) -> str:
    """What a node does itself; those of ``nodes.py`` do nothing."""
    if node.__module__ == _BARE:
        return ""
    return next((name for name in _IDLE if name in vars(node)), "")


def _disabling(node: type[Any], method: str) -> Callable[[], None]:
    answer = False if method == "fits" and hasattr(node, "kind") else _IDLE[method]

    def idle(*args: object, **named: object) -> object:
        return list(answer) if isinstance(answer, list) else answer

    return lambda: setattr(node, method, idle)
