"""The state of a game: flat lists and numbers, at every decision.

Zones are lists of card numbers (the end of the list is the top); what a card
has stands in columns indexed by card number; the call stack is a list of small
frames. Nothing in here is a callback, a generator or a closure, so a state can
be copied, compared, saved and resumed anywhere.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from ..book import Book
from ..derived.derived import Derived
from ..codes import ASK, CALL, NEXT, NOBODY
from ..errors import EngineError
from .card_table import NOTHING as NOTHING
from .card_table import Row as Row
from .card_table import Table
from .records import (
    AbilityUse, ChoiceMade, Counters, DelayedTrigger, LastingEffect, LastKnown, LogEntry, PendingAbility, TriggerMark,
)

if TYPE_CHECKING:
    pass


Waiter = tuple[int, int, int, int]
_NO_ROWS: Final[list[Row]] = []
_NO_DELAYED: Final[list[DelayedTrigger]] = []
_NO_PENDING: Final[list[PendingAbility]] = []
_NO_USES: Final[list[AbilityUse]] = []
_NO_MARKS: Final[list[TriggerMark]] = []
_NO_COUNTERS: Final[list[Counters]] = []


class Frame:
    """A procedure under way: the place in the program, who called it, and a few numbers of its own."""

    __slots__ = ("a", "b", "by", "c", "chosen", "items", "pc")

    def __init__(self, pc: int, a: int, b: int, c: int, items: Row, chosen: Row, by: int = 0) -> None:
        self.pc = pc
        self.by = by
        self.a = a
        self.b = b
        self.c = c
        self.items = items
        self.chosen = chosen


class Shot:
    """A position that is taken down (see ``kernel.loops.loops.positions``): copies of what stands in the state."""

    __slots__ = (
        "closed", "columns", "counters", "delayed", "effects", "held", "marks", "obj", "pending", "place", "prints",
        "registers", "used", "zones")

    def __init__(
        self, zones: tuple[Row, ...], columns: tuple[Row, ...], obj: Row, prints: Row, closed: list[int],
        registers: Row, place: Row,
    ) -> None:
        self.zones = zones
        # The states of cards, their masters, damage and hosts; and where they are, if some have vanished.
        self.columns = columns
        self.obj = obj
        self.prints = prints
        # A list that is never changed, only put in place of another one.
        self.closed = closed
        self.registers = registers
        self.place = place
        # What applies, waits and was decided, where there is any of it.
        self.effects: tuple[LastingEffect, ...] = ()
        self.delayed: list[DelayedTrigger] = _NO_DELAYED
        self.pending: list[PendingAbility] = _NO_PENDING
        self.held: list[Row] = _NO_ROWS
        self.used: list[AbilityUse] = _NO_USES
        self.marks: list[TriggerMark] = _NO_MARKS
        self.counters: list[Counters] = _NO_COUNTERS


class State:
    """One game, whole. Made by ``deal``, changed only by the functions of the kernel."""

    # The steps read these all the time: slots are the quickest to reach in plain Python.
    __slots__ = (
        "answer", "back", "barred", "barring", "book", "callee", "clock", "closed", "controller", "counters",
        "damage", "data", "delayed", "derived", "done", "effects", "first_player", "flags", "free", "host",
        "interrupt_due", "last", "log", "losers", "marks", "needs_rule_check", "notes", "obj", "options",
        "over", "owner", "past", "pending", "player", "prints", "random1", "random2", "registers", "result",
        "seen", "serial", "shots", "since", "stack", "table", "turn", "turn_player", "used", "zone_of", "zones",
    )

    def __init__(self, book: Book, table: Table) -> None:
        self.book = book
        self.table = table
        # The cards of each place, the top one last: a change puts another tuple there.
        self.zones: list[Row] = []
        self.closed: list[int] = []
        # Columns by card number.
        self.owner: list[int] = []
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
        self.free: list[int] = []
        # What was decided about a card while it is being played; gone when the card moves on.
        self.notes: dict[int, Row] = {}
        # The machine.
        self.stack: list[Frame] = []
        self.callee = Frame(0, 0, 0, 0, NOTHING, NOTHING)
        self.player = NOBODY
        self.options: list[int] = []
        self.answer = 0
        self.result: Row = NOTHING
        self.done = 0
        # The game.
        self.turn = 0
        self.turn_player = 0
        self.first_player = 0
        self.clock = 0
        self.serial = 0
        self.registers: list[int] = []
        self.random1 = 1
        self.random2 = 1
        self.losers = 0
        self.over = False
        self.interrupt_due = False
        self.needs_rule_check = False
        # Lasting and replacing effects, what waits for an event, what waits to be played.
        self.effects: tuple[LastingEffect, ...] = ()
        self.delayed: list[DelayedTrigger] = []
        self.pending: list[PendingAbility] = []
        # Abilities used, with the object and the turn: for those that can be used just so often.
        self.used: list[AbilityUse] = []
        # What has been triggered or replaced already and is not to be again (see ``TriggerMark``).
        self.marks: list[TriggerMark] = []
        # Counters on cards and of players (see ``kernel.actions.counters``).
        self.counters: list[Counters] = []
        # What follows from all this, and is no part of it.
        self.derived = Derived()
        self.last: dict[int, LastKnown] = {}
        # Positions seen again, and actions that may not be chosen again.
        self.seen: list[ChoiceMade] = []
        # Those of the positions among them that have no numbers yet.
        self.shots: list[Shot] = []
        self.barred: list[int] = []
        self.barring: list[int] = []
        self.back: Optional[State] = None
        # What happened: the latest events, and the earlier ones packed.
        self.log: list[LogEntry] = []
        self.past: tuple[bytes, ...] = ()

    def clone(self) -> State:
        """A copy that goes its own way from here."""
        g = State(self.book, self.table)
        if self.derived.checked:
            g.derived.checked = True
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
        if self.free:
            g.free = self.free.copy()
        if self.notes:
            g.notes = self.notes.copy()
        g.stack = [Frame(f.pc, f.a, f.b, f.c, f.items, f.chosen, f.by) for f in self.stack]
        g.player = self.player
        g.options = self.options
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
        g.interrupt_due = self.interrupt_due
        g.needs_rule_check = self.needs_rule_check
        self._clone_rare(g)
        g.log = self.log.copy()
        g.past = self.past
        return g

    def _clone_rare(self, g: State) -> None:
        if self.effects:
            g.effects = self.effects
        if self.delayed:
            g.delayed = self.delayed.copy()
        if self.pending:
            g.pending = self.pending.copy()
        if self.used:
            g.used = self.used.copy()
        if self.marks:
            g.marks = self.marks.copy()
        if self.counters:
            g.counters = self.counters.copy()
        if self.last:
            g.last = self.last.copy()
        if self.seen:
            g.seen = self.seen.copy()
            g.shots = self.shots.copy()
        if self.barred:
            g.barred = self.barred.copy()
        if self.barring:
            g.barring = self.barring.copy()
        g.back = self.back

    def rule(self) -> str:
        """The paragraph that is being carried out."""
        return self.book.program.rules[self.stack[-1].pc]


def without(cards: Row, card: int) -> Row:
    """The cards of a place without one of them."""
    if cards[-1] == card:
        return cards[:-1]
    at = cards.index(card)
    return cards[:at] + cards[at + 1:]


def ask(g: State, player: int, options: list[int]) -> int:
    """Suspend the game until the player chooses one of the options. The step only reads."""
    if g.barred:
        options = [code for code in options if code not in g.barred]
    if not options:
        raise EngineError(f"{g.book.name} {g.rule()}: nothing to choose from")
    g.player = player
    g.options = options
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
    g.callee = Frame(pc, a, b, c, NOTHING, NOTHING, f.pc)
    f.pc = after - 1
    return CALL


def call(g: State, pc: int, a: int = 0, b: int = 0, c: int = 0, items: Row = NOTHING) -> int:
    """Go through the procedure at ``pc``, then on with the next step."""
    g.callee = Frame(pc, a, b, c, items, NOTHING, g.stack[-1].pc)
    return CALL
