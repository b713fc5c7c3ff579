"""Taking a tree apart: which production says each part of it, and on which rule it rests."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .errors import Unprintable
from .grammar import END_FORM
from .printer import JapanesePrinter, with_forms
from .productions import MISSING, Production, Rule
from .template import in_form


@dataclass(frozen=True)
class Part:
    """A part of a tree with its production and its words; parts of it are one deeper."""

    depth: int
    production: Production
    value: Any
    kind: str
    ja: str


def explain(printer: JapanesePrinter, value: Any, kind: str, form: str = END_FORM, depth: int = 0) -> Iterator[Part]:
    """The parts of a tree, each before its own parts. Turns of phrase are parts too, with the same value."""
    production, said = _spoken(printer, value, kind, form)
    yield Part(depth, production, value, kind, said)
    if not isinstance(production, Rule):
        return
    for key, inner in printer.chooser.taken_apart(production, value).items():
        slot = with_forms(in_form(production.slots[key], form), END_FORM)
        values = () if inner is MISSING else inner if slot.many else (inner,)
        for it, its_form in zip(values, printer.forms(slot, len(values)), strict=True):
            yield from explain(printer, it, slot.kind, its_form, depth + 1)


def _spoken(printer: JapanesePrinter, value: Any, kind: str, form: str) -> tuple[Production, str]:
    """The production that is printed for a value, and its text."""
    for production in printer.chooser.candidates(kind, value):
        try:
            return production, printer.part(production, value, form)
        except Unprintable:
            continue
    raise Unprintable(f'no production of the kind "{kind}" writes {value!r} in the form "{form}"')
