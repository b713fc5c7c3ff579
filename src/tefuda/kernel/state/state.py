"""The state of a game: flat lists and numbers, at every decision.

Zones are tuples of card numbers (the end is the top); what a card has stands in columns indexed by card number; the
call stack is a list of small frames. Nothing in here is a callback, a generator or a closure, so a state can be copied,
compared, saved and resumed anywhere.
"""
from __future__ import annotations

from typing import Final, Optional

from ..book import Book
from ..derived.derived import Derived
from ..codes import ASK, CALL, NEXT, NOBODY
from ..errors import EngineError
from .card_table import NOTHING as NOTHING
from .card_table import Row as Row
from .card_table import Table
from .records import Frame as Frame
from .records import (
    AbilityUse, ChoiceMade, Counters, DelayedTrigger, LastingEffect, LastKnown, LogEntry, PendingAbility, TriggerMark,
    fields_of,
)

_NO_FRAME: Final = Frame(0, 0, 0, 0, NOTHING, NOTHING)


class Machine:
    """What the machine has in hand. It follows from the state at every decision, and is no part of the game."""

    __slots__ = ("callee", "interrupt_due", "options", "player")

    def __init__(self, player: int, options: list[int]) -> None:
        # Who has to choose, and what there is to choose from.
        self.player = player
        self.options = options
        # The procedure that the step calls, and whether something has to be looked at before the next step.
        self.callee = _NO_FRAME
        self.interrupt_due = False


class State:
    """One game, whole. Made by ``deal``, changed only by the functions of the kernel.

    What ``__init__`` declares is what is saved, copied and, but for the log, compared (``PARTS``).
    """

    # The steps read these all the time: slots are the quickest to reach in plain Python.
    __slots__ = (
        "answer", "back", "barred", "barring", "book", "clock", "closed", "controller", "counters", "damage", "data",
        "delayed", "derived", "done", "effects", "first_player", "flags", "free", "host", "last", "log", "losers",
        "machine", "marks", "needs_rule_check", "notes", "obj", "over", "owner", "past", "pending", "prints", "random1",
        "random2", "registers", "result", "seen", "serial", "since", "stack", "table", "turn", "turn_player", "used",
        "zone_of", "zones")

    def __init__(self, book: Book, table: Table) -> None:
        # The same in all states of a match; what follows from a state; what the machine has in hand.
        self.book = book
        self.table = table
        self.derived = Derived()
        self.machine = Machine(NOBODY, [])
        # The cards of each place, the top one last: a change puts another tuple there. Places that are closed.
        self.zones: list[Row] = []
        self.closed = NOTHING
        # Columns by card number.
        self.owner = NOTHING
        self.zone_of: list[int] = []
        self.prints: list[int] = []
        self.flags: list[int] = []
        self.damage: list[int] = []
        self.controller: list[int] = []
        self.obj: list[int] = []
        self.since: list[int] = []
        self.host: list[int] = []
        # Processes and abilities that lie in a zone as if they were cards, and freed numbers.
        self.data: dict[int, Row] = {}
        self.free = NOTHING
        # What was decided about a card while it is being played; gone when the card moves on.
        self.notes: dict[int, Row] = {}
        # What is under way; what was answered; what the latest change or procedure came to.
        self.stack: list[Frame] = []
        self.answer = 0
        self.result = NOTHING
        self.done = 0
        self.turn = 0
        self.turn_player = 0
        self.first_player = 0
        # How many choices were made, and how many objects and effects there have been.
        self.clock = 0
        self.serial = 0
        self.registers: list[int] = []
        self.random1 = 1
        self.random2 = 1
        # Who has lost, as bits.
        self.losers = 0
        self.over = False
        self.needs_rule_check = False
        # Lasting and replacing effects, what waits for an event, what waits to be played.
        self.effects: tuple[LastingEffect, ...] = ()
        self.delayed: tuple[DelayedTrigger, ...] = ()
        self.pending: list[PendingAbility] = []
        # Abilities used, with the object and the turn: for those that can be used just so often.
        self.used: tuple[AbilityUse, ...] = ()
        # What has been triggered or replaced already and is not to be again (see ``TriggerMark``).
        self.marks: tuple[TriggerMark, ...] = ()
        # Counters on cards and of players (see ``kernel.actions.counters``).
        self.counters: tuple[Counters, ...] = ()
        # Last-known information, by object.
        self.last: dict[int, LastKnown] = {}
        # Free actions that were chosen, and where; actions that may not be chosen now, and those of the last decision.
        self.seen: tuple[ChoiceMade, ...] = ()
        self.barred = NOTHING
        self.barring = NOTHING
        # Where a play that turns out to be impossible goes back to; it is never changed.
        self.back: Optional[State] = None
        # What happened: the latest entries of the log, and the earlier ones, part by part.
        self.log: list[LogEntry] = []
        self.past: tuple[tuple[LogEntry, ...], ...] = ()

    @property
    def player(self) -> int:
        """Who has to choose; ``NOBODY`` when the game is over."""
        return self.machine.player

    @property
    def options(self) -> list[int]:
        """The actions of which one has to be chosen."""
        return self.machine.options

    def clone(self) -> State:
        """A copy that goes its own way from here. Tuples and what is in them are shared."""
        g = State(self.book, self.table)
        g.derived.checked = self.derived.checked
        g.machine = Machine(self.machine.player, self.machine.options)
        g.zones = self.zones.copy()
        g.closed = self.closed
        g.owner = self.owner
        g.zone_of = self.zone_of.copy()
        g.prints = self.prints.copy()
        g.flags = self.flags.copy()
        g.damage = self.damage.copy()
        g.controller = self.controller.copy()
        g.obj = self.obj.copy()
        g.since = self.since.copy()
        g.host = self.host.copy()
        if self.data:
            g.data = self.data.copy()
        g.free = self.free
        if self.notes:
            g.notes = self.notes.copy()
        g.stack = [Frame(f.pc, f.a, f.b, f.c, f.items, f.chosen, f.by) for f in self.stack]
        g.answer = self.answer
        g.result = self.result
        g.done = self.done
        g.turn = self.turn
        g.turn_player = self.turn_player
        g.first_player = self.first_player
        g.clock = self.clock
        g.serial = self.serial
        g.registers = self.registers.copy()
        g.random1 = self.random1
        g.random2 = self.random2
        g.losers = self.losers
        g.over = self.over
        g.needs_rule_check = self.needs_rule_check
        g.effects = self.effects
        g.delayed = self.delayed
        if self.pending:
            g.pending = self.pending.copy()
        g.used = self.used
        g.marks = self.marks
        g.counters = self.counters
        if self.last:
            g.last = self.last.copy()
        g.seen = self.seen
        g.barred = self.barred
        g.barring = self.barring
        g.back = self.back
        g.log = self.log.copy()
        g.past = self.past
        return g

    def rule(self) -> str:
        """The paragraph that is being carried out."""
        return self.book.program.rules[self.stack[-1].pc]


# What makes a game: all of a state, but for what is the same in all states of a match, what follows from a state, and
# what the machine has in hand.
PARTS: Final = tuple(sorted([it for it in fields_of(State) if it not in ("book", "table", "derived", "machine")]))


def without(cards: Row, card: int) -> Row:
    """The cards of a place without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1:]


def ask(g: State, player: int, options: list[int]) -> int:
    """Suspend the game until the player chooses one of the options. The step only reads."""
    if g.barred:
        options = [code for code in options if code not in g.barred]
    if not options:
        raise EngineError(f"{g.book.name} {g.rule()}: nothing to choose from")
    machine = g.machine
    machine.player = player
    machine.options = options
    return ASK


def ask_unless_one(g: State, player: int, options: list[int]) -> int:
    """Let the player choose one of the options; a single one is taken without asking, where everybody sees that."""
    if len(options) == 1:
        g.answer = options[0]
        return NEXT
    return ask(g, player, options)


def then(f: Frame, step: int, place: int) -> int:
    """After a change or a call, go on with the step at that place."""
    if step == NEXT:
        return place
    f.pc = place - 1
    return step


def call_then(g: State, f: Frame, after: int, pc: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Go through the procedure at ``pc``, then on with the step at ``after``."""
    g.machine.callee = Frame(pc, a, b, c, NOTHING, NOTHING, f.pc)
    f.pc = after - 1
    return CALL


def call(g: State, pc: int, a: int = 0, b: int = 0, c: int = 0, items: Row = NOTHING) -> int:
    """Go through the procedure at ``pc``, then on with the next step."""
    g.machine.callee = Frame(pc, a, b, c, items, NOTHING, g.stack[-1].pc)
    return CALL
