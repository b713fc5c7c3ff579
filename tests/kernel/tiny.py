"""A made-up rulebook, just big enough for every part of the kernel: zones of every sort, and no rules.

A test writes its own steps and begins with them: ``begin(r1_1, r1_2)``. After the last of them the
game asks player 0 to pass, for ever, so a test can also change the suspended game directly.
"""
from __future__ import annotations

from typing import Final

from tefuda.kernel.state.records import Event
from tefuda.kernel.actions.lose import lose
from tefuda.kernel.actions.one_by_one import add_draw
from tefuda.kernel.choices.choose import add_choosing
from tefuda.kernel.codes import NUMBER, PASS, PICK, action, first_of, kind_of
from tefuda.kernel.replacement.process import add_replacing
from tefuda.kernel.events.log import entries
from tefuda.kernel.machine.interrupts import interrupt_with
from tefuda.kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone
from tefuda.kernel.machine.machine import answer, start
from tefuda.kernel.costs.colour_costs import add_paying
from tefuda.kernel.machine.program import Entry, Program
from tefuda.kernel.state.setup import blank, bring
from tefuda.kernel.book import Book
from tefuda.kernel.state.state import Frame, Row, State, ask
from tefuda.kernel.state.card_table import Table
from tefuda.kernel.refusals import Refusals
from tefuda.kernel.verbs import Verbs

SQUARES: Final = tuple((column, row) for row in range(3) for column in range(3))

# The first place of each zone. Those of a player come in pairs; ``camp`` has two for each player.
DECK: Final = 0
HAND: Final = 2
FIELD: Final = 4
ANNEX: Final = 6
CAMP: Final = 8
BIN: Final = 12
VAULT: Final = 14
GRID: Final = 16
STACK: Final = 25

# Prints: a plain card of power 3, another of 5, and the two faces of a third.
PLAIN: Final = 0
STRONG: Final = 1
FRONT: Final = 2
BACK: Final = 3
POWER: Final = 0
COST: Final = 1

# Reasons.
BY_RULE: Final = 0
DRAWING: Final = 1
PLAYING: Final = 2

# Player 0 brings the cards 0 to 4 (the last is on top of the deck), player 1 the cards 5 to 9.
DECK_OF: Final = ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9))
_PRINTED: Final = (PLAIN, PLAIN, STRONG, FRONT, PLAIN)

VERBS: Final = Verbs({"pass": "9-1", "done": "4-2", "pick": "4-2", "number": "4-2", "yes": "4-5", "no": "4-5"})


def make_layout() -> Layout:
    return Layout((
        Zone("deck", "3-1", NO_ONE, ordered=True, watched=True),
        Zone("hand", "3-2", CONTROLLER_ONLY),
        Zone("field", "3-3", EVERYONE, restable=True, capacity=3, body=1),
        Zone("annex", "3-4", EVERYONE, body=1),
        Zone("camp", "3-5", EVERYONE, places=2, body=2, grid=((0, 0), (1, 0))),
        Zone("bin", "3-6", EVERYONE, ordered=True),
        Zone("vault", "3-7", NO_ONE, face_down_seen_by=NO_ONE),
        Zone("grid", "3-8", EVERYONE, shared=True, places=9, grid=SQUARES, body=2),
        Zone("stack", "3-9", EVERYONE, shared=True, ordered=True),
    ))


class Tiny(Book):
    """Whoever has no card in the deck loses at once, or goes through the steps from 7-1 on, where a test has them."""

    def __init__(self, entries: tuple[Entry, ...], chooser: int, floor: int | None) -> None:
        program = Program("-")
        program.procedure(*entries, ("9-1", wait), ("9-1", wait_again))
        add_draw(program, "4-1")
        add_choosing(program, {"choose": "4-2", "order": "4-3", "both": "4-4"})
        add_replacing(program, "4-5", "4-8")
        add_paying(program, "4-6", "4-7")
        super().__init__(
            "tiny", make_layout(), program, ("power", "cost"), ("one", "two"), ("rule", "draw", "playing"), VERBS,
            Refusals({"not here": "4-2"}), {"win": "1-1"})
        self.chooser = chooser
        self.floor = floor
        self.interrupts = 0

    def interrupt(self, g: State) -> None:
        self.interrupts += 1
        if "7-1" in self.at:
            interrupt_with(g, self.at["7-1"])
            return
        lose(g, sum(1 << player for player in (0, 1) if not g.zones[DECK + player]), BY_RULE)

    def replacement_chooser(self, g: State, event: Event) -> int:
        return super().replacement_chooser(g, event) if self.chooser < 0 else self.chooser

    def values_floor(self, attribute: int) -> int | None:
        return self.floor if attribute == POWER else None


def wait(g: State, f: Frame) -> int:
    return ask(g, 0, [action(PASS)])


def wait_again(g: State, f: Frame) -> int:
    return f.pc - 1


def begin(*entries: Entry, chooser: int = -1, floor: int | None = None) -> State:
    """A game with five cards in each deck, run through the steps up to the first decision."""
    book = Tiny(entries, chooser, floor)
    g = blank(book, Table([[3, 5, 2, 7], [1, 2, 1, 1]], [-1, -1, BACK, FRONT]))
    for player in (0, 1):
        for printed in _PRINTED:
            bring(g, player, printed, DECK + player)
    # The first procedure comes after that of the bottom frame, which is two steps long.
    start(g, 2)
    return g


def interrupts(g: State) -> int:
    """How often the rule processes of the interrupting sort had to look."""
    assert isinstance(g.book, Tiny)
    return g.book.interrupts


def reply(g: State, kind: int, first: int = 0) -> None:
    """Answer the open decision with one of its options."""
    code = action(kind, first)
    assert code in g.options, f"{offered(g)} does not have {(kind, first)}"
    answer(g, code)


def offered(g: State) -> list[tuple[int, int]]:
    return [(kind_of(code), first_of(code)) for code in g.options]


def picks(*cards: int) -> list[tuple[int, int]]:
    return [(PICK, card) for card in cards]


def numbers(*values: int) -> list[tuple[int, int]]:
    return [(NUMBER, value) for value in values]


def log_of(g: State, kind: int) -> list[Row]:
    """The events of a kind, oldest first."""
    return [it.row() for it in entries(g) if it.kind == kind]
