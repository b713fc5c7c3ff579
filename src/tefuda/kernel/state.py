"""The state of a game: flat lists and numbers, at every decision.

Zones are lists of card numbers (the end of the list is the top); what a card
has stands in columns indexed by card number; the call stack is a list of small
frames. Nothing in here is a callback, a generator or a closure, so a state can
be copied, compared, saved and resumed anywhere.
"""
from __future__ import annotations

from typing import Optional

from .codes import ASK, CALL, NOBODY
from .compiling import mypyc_attr
from .errors import EngineError
from .layout import Layout
from .program import Program

Row = tuple[int, ...]
NOTHING: Row = ()


class Frame:
    """A procedure under way: the place in the program, who called it, and a few numbers of its own."""

    def __init__(self, pc: int, a: int, b: int, c: int, items: Row, chosen: Row, by: int = 0) -> None:
        self.pc = pc
        self.by = by
        self.a = a
        self.b = b
        self.c = c
        self.items = items
        self.chosen = chosen


class Table:
    """What is printed on the cards of one game, as numbers: ``columns[attribute][print]``."""

    def __init__(self, columns: list[list[int]], other_face: list[int]) -> None:
        self.columns = columns
        self.other_face = other_face


class Verb:
    """A kind of action: its word in the notation, what it names, and by which rule it is done."""

    def __init__(self, word: str, operands: tuple[str, ...], rule: str) -> None:
        self.word = word
        self.operands = operands
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """What a rulebook gives the kernel. One object for each game, shared by all its states."""

    def __init__(
        self,
        name: str,
        layout: Layout,
        program: Program,
        attributes: tuple[str, ...],
        registers: tuple[str, ...],
        reasons: tuple[str, ...],
        verbs: dict[int, Verb],
        refusals: dict[int, str],
        cites: dict[str, str],
    ) -> None:
        self.name = name
        self.layout = layout
        self.program = program
        self.steps = program.steps
        self.at = program.at
        self.attributes = attributes
        self.registers = registers
        # Why a card moved or something happened: the words for the log.
        self.reasons = reasons
        self.verbs = verbs
        # By which paragraph an action is refused.
        self.refusals = refusals
        # Where the book states a principle that the kernel carries out.
        self.cites = cites
        self.body = layout.body
        self.watched = layout.watched
        self.zone_player = layout.player
        self.up_mask = layout.up_mask
        self.down_mask = layout.down_mask
        # Whether arrivals of cards have to be looked at, by ``alarms``.
        self.minds_arrivals = False
        # Whether damage to a card has to be looked at, by ``interrupt``.
        self.minds_damage = False
        # The attributes of a card to which the cards that lie with it may add, by ``added``.
        self.added_to: tuple[int, ...] = ()

    def deal(self, g: State, decks: list[dict[str, list[int]]]) -> None:
        """Lay out what the players bring (prints by part of the deck) and run to the first decision."""

    def interrupt(self, g: State) -> None:
        """A watched zone got empty, an arrival or damage alarms: rule processes that wait for nothing run here."""

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        """Whether a card that went from here to there calls for such rule processes (if ``minds_arrivals``)."""
        return False

    def refusal(self, g: State, code: int) -> int:
        """Why the action is not among the options: a key of ``refusals``."""
        return 1

    def replacement_chooser(self, g: State, card: int) -> int:
        """Who says which of several replacements of an event applies first."""
        return g.master[card]

    def picky(self, place: int) -> bool:
        """Whether only some cards may lie in that place, where others can't see which."""
        return False

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        """Whether a card of that print may lie in that place where not everybody can see which it is."""
        return True

    def public_process(self, row: Row) -> Row:
        """What everybody may know of a process: its row with objects, but without the numbers of cards."""
        return row

    def added(self, g: State, card: int, attribute: int) -> int:
        """What the cards that lie with a card add to its printed number (asked for those of ``added_to``)."""
        return 0

    def values_floor(self, attribute: int) -> Optional[int]:
        """The least that a number of a card counts as, where the book has such a bound."""
        return None


class State:
    """One game, whole. Made by ``deal``, changed only by the functions of the kernel."""

    def __init__(self, book: Book, table: Table) -> None:
        self.book = book
        self.table = table
        self.zones: list[list[int]] = []
        self.closed: list[int] = []
        # Columns by card number.
        self.owner: list[int] = []
        self.zone_of: list[int] = []
        self.prints: list[int] = []
        self.flags: list[int] = []
        self.damage: list[int] = []
        self.master: list[int] = []
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
        self.alarm = False
        self.dirty = False
        # Lasting and replacing effects, what waits for an event, what waits to be played.
        self.effects: list[Row] = []
        self.triggers: list[Row] = []
        self.waiting: list[Row] = []
        self.last: dict[int, Row] = {}
        # Positions seen again, and actions that may not be chosen again.
        self.seen: list[Row] = []
        self.barred: list[int] = []
        self.barring: list[int] = []
        self.back: Optional[State] = None
        # What happened: the latest events, and the earlier ones packed.
        self.log: list[int] = []
        self.past: tuple[bytes, ...] = ()

    def clone(self) -> State:
        """A copy that goes its own way from here."""
        g = State(self.book, self.table)
        g.zones = [zone.copy() if zone else [] for zone in self.zones]
        g.closed = self.closed
        g.owner = self.owner
        g.zone_of = self.zone_of.copy()
        g.prints = self.prints.copy()
        g.flags = self.flags.copy()
        g.damage = self.damage.copy()
        g.master = self.master.copy()
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
        g.alarm = self.alarm
        g.dirty = self.dirty
        self._clone_rare(g)
        g.log = self.log.copy()
        g.past = self.past
        return g

    def _clone_rare(self, g: State) -> None:
        if self.effects:
            g.effects = self.effects.copy()
        if self.triggers:
            g.triggers = self.triggers.copy()
        if self.waiting:
            g.waiting = self.waiting.copy()
        if self.last:
            g.last = self.last.copy()
        if self.seen:
            g.seen = self.seen.copy()
        if self.barred:
            g.barred = self.barred.copy()
        if self.barring:
            g.barring = self.barring.copy()
        g.back = self.back

    def rule(self) -> str:
        """The paragraph that is being carried out."""
        return self.book.program.rules[self.stack[-1].pc]


def ask(g: State, player: int, options: list[int]) -> int:
    """Suspend the game until the player chooses one of the options. The step only reads."""
    if g.barred:
        options = [code for code in options if code not in g.barred]
    if not options:
        raise EngineError(f"{g.book.name} {g.rule()}: nothing to choose from")
    g.player = player
    g.options = options
    return ASK


def call_then(g: State, f: Frame, after: int, pc: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Go through the procedure at ``pc``, then on with the step at ``after``."""
    g.callee = Frame(pc, a, b, c, NOTHING, NOTHING, f.pc)
    f.pc = after - 1
    return CALL


def call(g: State, pc: int, a: int = 0, b: int = 0, c: int = 0, items: Row = NOTHING) -> int:
    """Go through the procedure at ``pc``, then on with the next step."""
    g.callee = Frame(pc, a, b, c, items, NOTHING, g.stack[-1].pc)
    return CALL
