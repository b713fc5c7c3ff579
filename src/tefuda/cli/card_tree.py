"""The tree of a card's text in plain lines, with names for the numbers that its nodes know things by."""
from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..cards.language import Language, Rule, Word
from ..kernel.events.causes import BY_NO_EFFECT, BY_OPPONENT, BY_YOU
from ..kernel.codes import DEEDS, EVENT_NAMES, FACE_DOWN, REST, SHOWN
from ..kernel.continuous.lasting_effects import (
    FOR_BATTLE, FOR_GAME, FOR_NEXT_TURN, FOR_OPPONENTS_NEXT_TURN,
    FOR_OWN_NEXT_TURN, FOR_PHASE, FOR_TURN, UNTIL_OWN_TURN,
)
from ..kernel.book import Book
from ..kernel.abilities.nodes import COMPARISONS, WHOSE
from ..table.width import columns as width

_INDENT: Final = "  "
_WIDTH: Final = 100

_CAUSES: Final = {BY_YOU: "your effect", BY_OPPONENT: "the opponent's effect", BY_NO_EFFECT: "no effect"}
_DURATIONS: Final = {
    FOR_GAME: "game", FOR_TURN: "turn", FOR_BATTLE: "battle", FOR_PHASE: "phase", FOR_NEXT_TURN: "next turn",
    FOR_OPPONENTS_NEXT_TURN: "opponent's next turn", FOR_OWN_NEXT_TURN: "own next turn",
    UNTIL_OWN_TURN: "until own turn"}
_STATES: Final = {REST: "rested", FACE_DOWN: "face-down", SHOWN: "shown"}
_DEEDS: Final = {**dict(enumerate(EVENT_NAMES)), **dict(enumerate(DEEDS.words(), DEEDS.first))}


class Names:
    """What the numbers in the fields of nodes stand for, in one game."""

    def __init__(self, book: Book, language: Language) -> None:
        zones = _numbered([zone.name for zone in book.layout.zones])
        reasons = _numbered(book.reasons)
        whose = _numbered(WHOSE)
        self._tables: Mapping[str, Mapping[int, str]] = {
            **dict.fromkeys(("zone", "zones", "sources", "targets", "where"), zones),
            **dict.fromkeys(("reason", "reasons", "because"), reasons),
            **dict.fromkeys(("who", "whose"), whose),
            "attribute": _numbered(book.attributes), "register": _numbered(book.registers),
            "how": _numbered(COMPARISONS), "event": _numbered(EVENT_NAMES), "causes": _CAUSES, "duration": _DURATIONS,
            "state": _STATES, "flags": _STATES, "deed": {**_words_for("deed", language), **_DEEDS},
        }

    def name(self, field: str, value: Any) -> str:
        """A plain value in a field, by its name where it has one."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self._tables.get(field, {}).get(value, str(value))
        return str(value)


def _numbered(names: Sequence[str]) -> dict[int, str]:
    return dict(enumerate(names))


def _words_for(field: str, language: Language) -> dict[int, str]:
    """The words that productions put into a field: a rulebook's own deeds have no other names."""
    slots = [slot for part in language.parts if isinstance(part, Rule) for slot in part.slots.values()]
    kinds = {slot.kind for slot in slots if slot.field.split(".")[-1] == field}
    found: dict[int, str] = {}
    for part in language.parts:
        if isinstance(part, Word):
            value = part.value if part.kind in kinds else getattr(part.value, field, None)
            if isinstance(value, int):
                found.setdefault(value, part.en)
    return found


def tree_lines(node: Any, names: Names, depth: int = 0, label: str = "", field: str = "") -> list[str]:
    """A node in one line, if it fits; else its fields in lines of their own, one deeper."""
    line = _INDENT * depth + label + _short(node, names, field)
    if width(line) <= _WIDTH or not _has_parts(node):
        return [line]
    if isinstance(node, tuple):
        inner = [it for part in node for it in tree_lines(part, names, depth + 1, "- ", field)]
        return [_INDENT * depth + label.rstrip(), *inner]
    lines = [_INDENT * depth + label + type(node).__name__]
    for name, value in _fields(node):
        lines += tree_lines(value, names, depth + 1, f"{name}: ", name)
    return lines


def _has_parts(node: Any) -> bool:
    return dataclasses.is_dataclass(node) or (isinstance(node, tuple) and any(map(dataclasses.is_dataclass, node)))


def _short(node: Any, names: Names, field: str) -> str:
    if isinstance(node, tuple):
        return "[" + ", ".join(_short(part, names, field) for part in node) + "]"
    if not dataclasses.is_dataclass(node):
        return names.name(field, node)
    parts = [f"{name}={_short(value, names, name)}" for name, value in _fields(node)]
    return type(node).__name__ + (f"({', '.join(parts)})" if parts else "")


def _fields(node: Any) -> list[tuple[str, Any]]:
    """The fields of a node that say something: what is left at its default does not."""
    found = [(it.name, getattr(node, it.name), it.default) for it in dataclasses.fields(node)]
    return [(name, value) for name, value, default in found if type(value) is not type(default) or value != default]
