"""The procedures of the kernel that a rulebook takes over, each under the paragraph of the book that it carries out.

A rulebook gives one table, ``{"draw": "3.12.3", "choose": "8.5.4", …}``: the words of ``_ADDED`` are procedures, which
come into the program in the order of the table; the words of ``_PARTS`` are parts of them with paragraphs of their own.
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


def _draw(program: Program, rules: Rules) -> None:
    add_draw(program, rules["draw"])


def _leave(program: Program, rules: Rules) -> None:
    add_leaving(program, rules["leave"])


def _take(program: Program, rules: Rules) -> None:
    add_taking(program, rules["take"])


def _replace(program: Program, rules: Rules) -> None:
    add_replacing(program, rules["replace"], rules.get("replace order", rules["replace"]))
    add_undergoing(program, rules["replace"])


def _pay_cards(program: Program, rules: Rules) -> None:
    add_paying_cards(program, rules["pay cards"])


def _timestamps(program: Program, rules: Rules) -> None:
    add_timestamp_order(program, rules["timestamps"])


def _pay_colours(program: Program, rules: Rules) -> None:
    add_paying(program, rules["pay colours"], rules["pay rest"])


def _targets(program: Program, rules: Rules) -> None:
    add_targeting(program, rules["targets"])


def _place(program: Program, rules: Rules) -> None:
    add_placing(program, rules["place"])


def _show(program: Program, rules: Rules) -> None:
    add_showing(program, rules["show"], ONCE)


def _show_each(program: Program, rules: Rules) -> None:
    add_showing(program, rules["show each"], EACH)


_ADDED: Final[dict[str, Callable[[Program, Rules], None]]] = {
    "draw": _draw, "leave": _leave, "take": _take, "choose": add_choosing, "replace": _replace,
    "pay cards": _pay_cards, "timestamps": _timestamps, "pay colours": _pay_colours, "targets": _targets,
    "place": _place, "show": _show, "show each": _show_each, "resolve": add_resolving,
}
_PARTS: Final = ("order", "both", "replace order", "pay rest", "costs", "pay", "way", "may", "number", "mode")


def add_procedures(program: Program, rules: Rules) -> None:
    """Give a program the procedures of the kernel that the table names."""
    for word in rules:
        if word in _ADDED:
            _ADDED[word](program, rules)
        elif word not in _PARTS:
            raise EngineError(f"the kernel has no procedure {word!r}")
