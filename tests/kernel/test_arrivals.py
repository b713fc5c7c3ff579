"""Arrivals that call for rule processes at once, and cards that lie face-down where both players have cards."""
from __future__ import annotations

from tefuda.kernel.actions.move import move, move_all
from tefuda.kernel.codes import FACE_DOWN
from tefuda.kernel.machine.machine import run
from tefuda.kernel.machine.program import Entry
from tefuda.kernel.visibility.sight import sees
from tefuda.kernel.state.state import Frame, State
from tefuda.kernel.state.card_table import INTERRUPT, RULE_CHECK, Table

from .tiny import BIN, BY_RULE, DECK, FIELD, GRID, HAND, Tiny, begin


class Wary(Tiny):
    """Looks whenever a card comes to a bin from somewhere else than a hand."""

    def __init__(self) -> None:
        super().__init__((), -1, None)
        self.looks = 0

    def mark_rule_checks(self, table: Table) -> None:
        super().mark_rule_checks(table)
        table.rule_checks[BIN] |= INTERRUPT

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        return to == BIN and here != HAND

    def interrupt(self, g: State) -> None:
        self.looks += 1


def wary(*steps: tuple[int, int]) -> int:
    """How often a game looks in which cards go to places, each in a step of its own."""
    g = begin()
    book = Wary()
    entries: list[Entry] = []
    for number, (card, to) in enumerate(steps):
        def step(g: State, f: Frame, card: int = card, to: int = to) -> int:
            return move(g, card, to, BY_RULE)

        step.__name__ = f"step{number}"
        entries.append(("1-1", step))
    pc = book.program.procedure(*entries)
    g.book = book
    book.mark_rule_checks(g.table)
    g.stack.append(Frame(pc, 0, 0, 0, (), ()))
    run(g)
    return book.looks


def test_an_arrival_that_alarms_is_looked_at_once() -> None:
    assert wary((4, BIN)) == 1
    assert wary((4, FIELD), (3, BIN)) == 1


def test_others_are_not() -> None:
    assert wary((4, HAND), (4, BIN)) == 0


def test_who_minds_no_arrivals_is_not_asked() -> None:
    g = begin()
    g.book = Wary()
    move_all(g, (4, 3), BIN, BY_RULE)
    assert not g.machine.interrupt_due


def test_a_card_that_cannot_lie_everywhere_is_looked_at_wherever_it_comes() -> None:
    g = begin()
    g.book = Wary()
    g.table.strays[g.prints[4]] = True
    move(g, 4, BIN, BY_RULE)
    assert g.machine.interrupt_due


def test_only_moves_that_rule_processes_mind_make_them_look_again() -> None:
    g = begin()
    g.table.rule_checks = [RULE_CHECK if place == BIN else 0 for place in range(g.book.layout.count)]
    g.needs_rule_check = False
    move(g, 4, HAND, BY_RULE)
    assert not g.needs_rule_check
    move(g, 4, BIN, BY_RULE)
    assert g.needs_rule_check


def test_a_place_that_gets_empty_makes_them_look_again() -> None:
    g = begin()
    g.table.rule_checks = [0] * g.book.layout.count
    g.needs_rule_check = False
    move_all(g, tuple(g.zones[DECK]), HAND, BY_RULE)
    assert g.needs_rule_check


def test_face_down_in_a_shared_place_a_card_is_seen_by_its_master() -> None:
    g = begin()
    move(g, 4, GRID, BY_RULE, FACE_DOWN)
    move(g, 9, GRID, BY_RULE, FACE_DOWN)
    assert (sees(g, 4), sees(g, 9)) == (1, 2)
    g.controller[4] = 1
    assert sees(g, 4) == 2
