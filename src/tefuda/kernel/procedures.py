"""The procedures of the kernel that a rulebook takes over, each under the paragraph of the book that it carries out.

A rulebook gives one table, ``{"draw": "3.12.3", "choose": "8.5.4", …}``: words of ``_ADDED`` and ``_ADDED_BY_SEVERAL``
are procedures, which come into the program in the order of the table; the words of ``_PARTS`` are parts of them with
paragraphs of their own.
"""
from __future__ import annotations

from typing import Callable, Final

from .abilities.resolution import add_resolving
from .actions.one_by_one import add_draw
from .actions.place import add_placing
from .actions.one_by_one import add_leaving, add_taking
from .choices.choose import add_choosing
from .choices.targeting import add_targeting
from .continuous.timestamps import add_timestamp_order
from .costs.alternative_costs import add_paying_cards
from .costs.colour_costs import add_paying
from .errors import EngineError
from .machine.program import Program
from .replacement.process import add_replacing
from .replacement.replaceable_procedure import add_undergoing
from .triggers.revealed_triggers import EACH, ONCE, add_showing

Rules = dict[str, str]


def _show(program: Program, rule: str) -> None:
    add_showing(program, rule, ONCE)


def _show_each(program: Program, rule: str) -> None:
    add_showing(program, rule, EACH)


# What is added under the paragraph of one word, and what looks for its paragraphs itself.
_ADDED: Final[dict[str, Callable[[Program, str], object]]] = {
    "draw": add_draw, "leave": add_leaving, "take": add_taking, "pay cards": add_paying_cards,
    "timestamps": add_timestamp_order, "targets": add_targeting, "place": add_placing, "show": _show,
    "show each": _show_each,
}


def _replace(program: Program, rules: Rules) -> None:
    add_replacing(program, rules["replace"], rules.get("replace order", rules["replace"]))
    add_undergoing(program, rules["replace"])


def _pay_colours(program: Program, rules: Rules) -> None:
    add_paying(program, rules["pay colours"], rules["pay rest"])


_ADDED_BY_SEVERAL: Final[dict[str, Callable[[Program, Rules], object]]] = {
    "choose": add_choosing, "replace": _replace, "pay colours": _pay_colours, "resolve": add_resolving,
}
_PARTS: Final = ("order", "both", "replace order", "pay rest", "costs", "pay", "way", "may", "number", "mode")


def add_procedures(program: Program, rules: Rules) -> None:
    """Give a program the procedures of the kernel that the table names."""
    for word in rules:
        if word in _ADDED:
            _ADDED[word](program, rules[word])
        elif word in _ADDED_BY_SEVERAL:
            _ADDED_BY_SEVERAL[word](program, rules)
        elif word not in _PARTS:
            raise EngineError(f"the kernel has no procedure {word!r}")
