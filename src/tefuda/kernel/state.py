"""The state of a game: flat lists and numbers, at every decision.

Zones are lists of card numbers (the end of the list is the top); what a card
has stands in columns indexed by card number; the call stack is a list of small
frames. Nothing in here is a callback, a generator or a closure, so a state can
be copied, compared, saved and resumed anywhere.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from .codes import ASK, CALL, NEXT, NOBODY
from .compiling import mypyc_attr
from .errors import EngineError
from .layout import Layout
from .program import Program

if TYPE_CHECKING:
    from .abilities.nodes import Ability, Instruction, OfItself, Standing

Row = tuple[int, ...]
NOTHING: Row = ()

# What a move from or to a place may call for: a look at the rule processes at the next opportunity, or at once.
STIRS: Final = 1
ALARMS: Final = 2
# What abilities may do about a move.
HEARD: Final = 1
REPLACED: Final = 2
# That a card leaves play by it, or that some ability forbids moves.
LEFT: Final = 4
BARRED: Final = 8
CONTESTED: Final = REPLACED | BARRED
# More than there are reasons or deeds.
_NUMBERS: Final = 256
# The role of abilities that say something always; the others are in ``kernel.abilities.survey``.
HOLDS: Final = 0
# That of abilities that forbid players something.
FORBIDS: Final = 2
# The role of those among them on which it may hang what abilities cards have.
GIVES: Final = 6
# What may hang on the cards of a place: abilities that others are given, or what is in a ring.
RECEIVES: Final = 1
RINGED: Final = 2
# That abilities wait for states of the game which anything may bring about.
RESTLESS: Final = 2
# Where the menus stand in the numbers of what can be played (``Survey.acting``).
MENUS: Final = 40
# ``State.fresh`` where only cards came and went; after anything else it is -1. Either what cards are given may be
# something else now, or that is as it was and only what cards say has to be looked over when it is asked for.
UNGIVEN: Final = -2
STALE: Final = -3


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Shot:
    """A position that is taken down (see ``kernel.positions``)."""

    __slots__ = ("closed", "flags", "lasting", "master", "place", "prints", "registers", "there", "zones")

    def __init__(
        self, zones: tuple[Row, ...], prints: Row, flags: Row, master: Row, there: tuple[Row, ...], closed: Row,
        registers: Row, place: Row, lasting: tuple[tuple[Row, ...], ...],
    ) -> None:
        self.zones = zones
        self.prints = prints
        self.flags = flags
        self.master = master
        self.there = there
        self.closed = closed
        self.registers = registers
        self.place = place
        self.lasting = lasting


class Survey:
    """How what the abilities of cards in play say is found; without abilities there is nothing to find."""

    def look(self, g: State) -> None:
        """Find everything that holds now."""

    def hold(self, g: State, card: int, number: int, given: int) -> None:
        """Add what an ability of a card says; one that was given to it, at that time (0 for its own)."""

    def forbids(self, g: State, deed: int, player: int) -> bool:
        """Whether an ability says that the player can't do this."""
        return False

    def hear(self, g: State, event: Row, early: bool) -> None:
        """Set waiting what an event triggers: before a move happens, or after it and any other event."""

    def untold(self, g: State, reason: int) -> bool:
        """Whether an ability waits for a moment that is here and has not triggered it yet."""
        return False

    def wait_for_states(self, g: State) -> None:
        """Set waiting the abilities that wait for something to be so, where it is and they don't wait yet."""

    def replacing(self, g: State, event: Row) -> list[Row]:
        """The abilities that could take the place of an event, as rows like those of lasting effects."""
        return []

    def stands_in(self, g: State, row: Row, event: Row) -> bool:
        """Whether what a row says for a while could take the place of an event."""
        return False

    def acting(self, g: State, player: int) -> list[int]:
        """What a player could play at some time, as numbers.

        The card (12 bits), the place among its abilities (8), the ability (20), and the menus, a bit for each.
        """
        return []

    def may_hear(self, g: State, card: int, to: int) -> bool:
        """Whether there is any ability now that might hear a card go to a place."""
        return True

    def may_replace(self, g: State, card: int, to: int) -> bool:
        """Whether there is any ability now that might take its place."""
        return True

    def lessened(self, g: State, card: int, points: int, reason: int) -> int:
        """How much of some damage to a card is left."""
        return points

    def lessening(self, g: State, card: int, reason: int, used: Row) -> list[Row]:
        """The abilities that make damage to a card less, as rows like those of replacements."""
        return []

    def less(self, g: State, number: int, owner: int, points: int) -> int:
        """How much is left of damage that an ability of a card makes less."""
        return points

    def allows(self, g: State, deed: int, card: int, other: int) -> bool:
        """Whether an ability allows a card what the rules don't, with another card or none."""
        return False

    def lured(self, g: State, deed: int, card: int) -> list[int]:
        """The cards to which a card has to do something, if it does it and can."""
        return []


class Table:
    """What is printed on the cards of one game, as numbers: ``columns[attribute][print]``; and their abilities."""

    # Read all the time, and too many for what plain Python does quickly without slots.
    __slots__ = (
        "abilities", "acting", "acts", "acts_at", "added", "allows", "altered", "always", "barred", "bars_moves",
        "codes", "columns", "costs", "counts", "declarations", "deeds", "guarded", "heard", "hears_moves", "hung_on",
        "label_number", "labels", "lessens", "lures", "moments", "names", "needs", "number_of", "other_face",
        "own_alters", "own_plain", "own_raises", "own_says", "paths", "places", "present", "printed_abilities",
        "replaces", "restless", "rings", "roles", "silences", "spares", "stated", "states", "stirring", "stirs",
        "strays", "strips", "survey", "two_faced", "unknowable", "vying", "written",
    )

    def __init__(self, columns: list[list[int]], other_face: list[int]) -> None:
        self.columns = columns
        self.other_face = other_face
        # The prints that are one face of two.
        self.two_faced = frozenset([printed for printed, other in enumerate(other_face) if other >= 0])
        prints = len(other_face)
        # Labels are what is printed and is no number: names, traits, colours.
        self.names: list[str] = [""] * prints
        self.labels: list[frozenset[str]] = [frozenset()] * prints
        self.label_number: dict[str, int] = {}
        # All abilities of the game, those within texts too; what each does, and what it costs.
        self.abilities: list[Ability] = []
        # The same as they are written, where the zones in which they work were filled in.
        self.written: list[Ability] = []
        self.number_of: dict[Ability, int] = {}
        self.codes: list[list[Instruction]] = []
        self.costs: list[list[Instruction]] = []
        self.printed_abilities: list[Row] = [NOTHING] * prints
        # Whether some abilities say something always.
        self.always = False
        # Whether some text keeps cards from being affected.
        self.spares = False
        # Whether some text takes labels from cards.
        self.strips = False
        # Whether some text asks for a number of a card that may not be there to be told.
        self.unknowable = False
        # What may hang on itself, by abilities that look at what they change (see ``kernel.abilities.rings``).
        self.rings: set[int] = set()
        # Always-on abilities for which it can matter whose card is older (see ``kernel.abilities.vying``), by pairs.
        self.vying: set[int] = set()
        # Prints with an ability that can be played; and which of theirs, by zone, menu and print.
        self.acts: set[int] = set()
        self.acts_at: dict[int, Row] = {}
        # By ability: what its condition counts, where it does nothing else (see ``kernel.abilities.index``).
        self.counts: list[Row] = []
        # By ability: of which place its costs take cards, how many at least, and whether that is all that they are.
        self.needs: list[Row] = []
        self.altered: list[bool] = [False] * len(columns)
        # Those of them that are changed by more than what a card says of its own numbers, and so by ``State.standing``.
        self.stated: list[bool] = [False] * len(columns)
        # Whether some ability always takes abilities from cards.
        self.silences = False
        # What cards say of their own numbers alone, by place and print, and the attributes that they change so as bits;
        # and those that some card may make more by it. Those for which there is nothing else to say and to ask.
        self.own_says: list[list[tuple[OfItself, ...]]] = []
        self.own_alters: list[list[int]] = []
        self.own_raises = 0
        self.own_plain = 0
        # What coming to a place or leaving it may call for (STIRS, ALARMS), and the prints of cards that can't lie
        # everywhere, so that each of their moves may. A book says so by ``mind``.
        self.stirs: list[int] = []
        self.strays: list[bool] = [False] * prints
        # Which numbers are printed on some card of the match at all, as far as it was looked at.
        self.present: list[bool] = [True] * len(columns)
        # The numbers to which the cards that lie with a card may add, by ``Book.added``.
        self.added: list[bool] = [False] * len(columns)
        # What may hang on the cards of each place (RECEIVES, RINGED).
        self.hung_on: list[int] = []
        # What the abilities of prints are there for (see ``kernel.abilities.survey``), by place and print. Each
        # place has one more than there are prints: what is no card has -1.
        self.roles: list[list[Row]] = []
        # Which events some ability hears or replaces, as bits; whether moves may be forbidden or replaced.
        self.heard = 0
        # Who hears of a moment or a declaration, by reason: a role, 0 for nobody, -1 where it is to be asked each time.
        self.moments: list[int] = [0] * _NUMBERS
        self.declarations: list[int] = [0] * _NUMBERS
        self.hears_moves = False
        # The deeds that some ability always forbids.
        self.barred: list[bool] = [False] * _NUMBERS
        # What some ability forbids players to do.
        self.deeds: list[bool] = [False] * _NUMBERS
        # Whether some ability forbids moves.
        self.bars_moves = False
        # What has to be asked about a move, by ``place * places + place`` (HEARD, REPLACED, LEFT, BARRED).
        self.paths: list[int] = []
        self.places = 0
        self.replaces = 0
        self.guarded = False
        # Whether some abilities make damage less, allow what the rules don't, or leave no choice.
        self.lessens = False
        self.allows = False
        self.lures = False
        # The zones in which some ability can be played by choice.
        self.acting: Row = NOTHING
        # Whether some ability waits for a state of the game: one that only moves can bring about that call for rule
        # processes too (1), or any (2, RESTLESS).
        self.states = 0
        # Whether what cards do where they lie, such as resting, may give rule processes something to do by some text.
        self.restless = False
        # The places to and from which cards may bring about a state that abilities wait for, where not anything may.
        self.stirring: Row = NOTHING
        self.survey = Survey()


def leaves_play(book: Book, here: int, to: int) -> bool:
    """Whether a card leaves play that goes from a place to a place."""
    return book.body[here] != 0 and book.body[here] != book.body[to]


class Verb:
    """A kind of action: its word in the notation, what it names, and by which rule it is done."""

    def __init__(self, word: str, operands: tuple[str, ...], rule: str) -> None:
        self.word = word
        self.operands = operands
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """What a rulebook gives the kernel. One object for each game, shared by all its states."""

    # As for a table; a rulebook's own attributes need none.
    __slots__ = (
        "added_to", "adds_first", "aims", "at", "attributes", "body", "carries_picked", "cites", "contests",
        "dates_given", "dates_when_done", "deck", "defines_itself", "down_mask", "drawing", "gives_printed", "hand",
        "highest_bound_first", "holds_anywhere", "layout", "leaves_lacking", "lends", "lends_more", "lessening",
        "minds_damage", "minds_numbers", "name", "no_numbers", "once_together", "orders_ages", "pays_together",
        "picks_waiting", "play_waiting", "program", "reasons", "refusals", "registers", "replaced_is_paid", "resolve",
        "showing", "shows_to_trigger", "steps", "up_mask", "verbs", "watched", "zone_player",
    )

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
        # Whether damage to a card has to be looked at, by ``interrupt``.
        self.minds_damage = False
        # Whether rule processes look at numbers of cards, which texts may hang on anything.
        self.minds_numbers = True
        # The attributes of a card to which the cards that lie with it may add, by ``added``.
        self.added_to: tuple[int, ...] = ()
        # Where effects are carried out in the program, and how waiting abilities are played; -1 without abilities.
        self.resolve = -1
        # The procedures in which it is settled what may take the place of an event.
        self.contests = tuple([at for name, at in program.at.items() if name.startswith("contest")])
        # The steps in which a player picks the next waiting ability.
        self.picks_waiting: tuple[int, ...] = ()
        # The step in which what was picked is carried out later, where that is not done at once; -1 where it is.
        self.carries_picked = -1
        # Whether cards may have abilities of other cards that lie with them (those that ``lent`` adds).
        self.lends_more = False
        self.play_waiting = -1
        # Drawing by an effect: first places of deck and hand, and the reason.
        self.deck = -1
        self.hand = -1
        self.drawing = 0
        # The reason for which abilities hear that a number of a card got less; -1 where the book has no such thing.
        self.lessening = -1
        # The attributes that are no numbers to the book, although they are written as such: the type, in every book.
        self.no_numbers: tuple[int, ...] = (0,)
        # Whether information of a sort that a card does not have is added before any is changed (``kernel.adding``).
        self.adds_first = False
        # Whether they do not change information of a sort that a card does not have, by ``lacks``.
        self.leaves_lacking = False
        # Whether of changes with a lower bound that with the highest applies first.
        self.highest_bound_first = False
        # Whether lasting effects date from when the effect that let them begin has been carried out whole.
        self.dates_when_done = False
        # Whether an ability that was given says what it says from then on; else as long as its card is there.
        self.dates_given = False
        # Whether what a card says of itself without a condition counts as printed.
        self.defines_itself = False
        # Whether what is always so and names no zone is so in every zone: in hidden ones only what its own card is.
        self.holds_anywhere = False
        # Which choices of an effect are made as it is played (see ``kernel.aiming``).
        self.aims = 0
        # Whether all costs of an ability are settled before any is paid (see ``kernel.abilities.costs``).
        self.pays_together = False
        # Whether a cost is paid even if something else happened in place of the payment.
        self.replaced_is_paid = False
        # Whether cards that lie with a card give it their abilities, by ``lent``.
        self.lends = False
        # Whether the rules give cards abilities that are printed on others.
        self.gives_printed = False
        # Who says which of the cards that came at the same time counts as older (see ``kernel.ages``); 0 for nobody.
        self.orders_ages = 0
        # Whether an ability is triggered only once by events that happen at the same time.
        self.once_together = False
        # The action of showing a hidden card so that its ability is triggered (see ``kernel.showing``), and
        # the reason for the log; 0 where the book has no such thing.
        self.shows_to_trigger = 0
        self.showing = 0

    def deal(self, g: State, decks: list[dict[str, list[int]]]) -> None:
        """Lay out what the players bring (prints by part of the deck) and run to the first decision."""

    def interrupt(self, g: State) -> None:
        """A watched zone got empty, an arrival or damage alarms: rule processes that wait for nothing run here."""

    def mind(self, table: Table) -> None:
        """Fill in which moves of cards rule processes have to look at, if no card of the match has a text."""
        table.stirs = [STIRS] * self.layout.count

    def faceless(self, g: State, card: int) -> bool:
        """Whether a card has no information where it lies face-down, and none can be added."""
        return False

    def faced(self, g: State, card: int) -> int:
        """The card that a card is in battle with, or -1."""
        return -1

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        """Whether a card that went from here to there calls for such rule processes."""
        return False

    def refusal(self, g: State, code: int) -> int:
        """Why the action is not among the options: a key of ``refusals``."""
        return 1

    def replacement_chooser(self, g: State, event: Row) -> int:
        """Who says which of several replacements of an event applies first: whose card it is about, or whom."""
        return g.master[event[2]] if event[2] >= 0 else event[3]

    def takes_damage(self, g: State, card: int, points: int, reason: int) -> bool:
        """Mark damage on a card that stands for a player, where the book keeps that elsewhere; else say no."""
        return False

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

    def bears(self, g: State, card: int) -> bool:
        """Whether cards that lie with a card may add to its numbers now."""
        return card in g.host

    def values_floor(self, attribute: int) -> Optional[int]:
        """The least that a number of a card counts as, where the book has such a bound."""
        return None

    def lacks(self, g: State, card: int, sort: int, what: int) -> bool:
        """Whether nothing is printed on a card of the sort of information that a lasting effect is about."""
        return False

    def layer_of(self, sort: int, what: int) -> int:
        """In which layer lasting effects of that sort are, among those that change numbers or among the others."""
        return 0

    def works(self, printed: int) -> Row:
        """The zones where the abilities of a card work, if its text says nothing else (-1: a given ability)."""
        return NOTHING

    def doer(self, g: State, card: int) -> int:
        """The card that does what is happening to a card now, by its effect or by the rules (it attacks); or -1."""
        return -1

    def blamed(self, g: State, card: int) -> int:
        """Whose effect makes happen what the rules do to a card now, as 1 + player; 0 where that is nobody's."""
        return 0

    def lent(self, g: State, card: int, printed: Row) -> Row:
        """The abilities of a card, where cards that lie together have theirs in common (if ``lends``)."""
        return printed

    def along(self, g: State, cards: Row) -> Row:
        """The cards, and those that go wherever these go."""
        return cards

    def shuffled(self, g: State, place: int) -> Row:
        """The places that are shuffled where an effect says to shuffle this one."""
        return (place,)

    def pending(self, g: State, number: int, card: int) -> bool:
        """Whether an ability that waits for a state has been played and is not done with yet."""
        return False

    def may_choose(self, g: State, source: int, card: int) -> bool:
        """Whether the effect of a card may choose a card at all."""
        return True

    def namesake(self, g: State, card: int) -> int:
        """A card whose names another one has too by the rules, or -1."""
        return -1

    def is_so(self, g: State, what: int, card: int) -> bool:
        """Whether something is so of a card that only the rulebook can tell, by its own number."""
        return False

    def hidden_again(self, g: State, cards: Row) -> None:
        """Cards of a hidden zone that an effect had shown to everybody have been hidden when it was over."""

    def placeable(self, g: State, cards: Row) -> Row:
        """Those of the cards that effects can put into other places of a board."""
        return cards

    def payable(self, g: State, procedure: str, player: int, number: int, taken: list[int]) -> bool:
        """Whether a procedure can be gone through whole, as a cost."""
        return True


class State:
    """One game, whole. Made by ``deal``, changed only by the functions of the kernel."""

    # The steps read these all the time: slots are the quickest to reach in plain Python.
    __slots__ = (
        "alarm", "alters", "alters_others", "alters_own", "answer", "back", "barred", "barring", "book", "callee",
        "clock", "closed", "computing", "conditional", "counters", "damage", "data", "dirty", "done", "effects",
        "first_player", "flags", "forbids", "free", "fresh", "granted", "granted_at", "granting", "held", "host",
        "labelled", "last", "log", "losers", "master", "notes", "obj", "options", "ordered", "over", "owner", "past",
        "player", "prints", "random1", "random2", "registers", "result", "ring", "ring_registers", "roles",
        "rows_about", "seen", "serial", "shots", "since", "stack", "standing", "table", "triggers", "turn",
        "turn_player", "used", "waiting", "zone_of", "zones",
    )

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
        # Abilities used, with the object and the turn: for those that can be used just so often.
        self.used: list[Row] = []
        # Counters on cards and of players (see ``kernel.counters``).
        self.counters: list[Row] = []
        # What abilities in play say, as of which moment: worked out anew when needed, no part of the game.
        self.fresh = -1
        self.standing: list[Standing] = []
        # The cards that may have an ability of a role (see ``kernel.abilities.survey``), as far as it was asked for.
        self.roles: list[Optional[list[int]]] = []
        # What the lasting effects in the state are about, as bits (see ``kernel.about``).
        self.rows_about = 0
        # Whether among it are abilities given to cards or taken from them, which numbers it changes (as bits), and
        # whether any event may change it.
        self.granting = False
        # The cards that have other abilities than their own, as of which moment.
        self.granted: dict[int, Row] = {}
        self.granted_at = -1
        # Whether an ability in play closes a ring; what changes each number in it, in order, and the labels in it.
        self.ring = False
        self.ring_registers: list[int] = []
        self.ordered: dict[int, tuple[tuple[int, int, int, int, int, int], ...]] = {}
        self.labelled: set[int] = set()
        self.alters = 0
        # Of these, which of cards other than the one that says so; and else of which card, and which.
        self.alters_others = 0
        self.alters_own: set[int] = set()
        # The deeds that it forbids to some card.
        self.forbids: set[int] = set()
        # What it was made of, by ability and card: good as long as the card is the same object.
        self.held: dict[int, list[Standing]] = {}
        self.conditional = False
        # The numbers that are being worked out: nothing at a decision.
        self.computing: list[int] = []
        self.last: dict[int, Row] = {}
        # Positions seen again, and actions that may not be chosen again.
        self.seen: list[Row] = []
        # Those of the positions among them that have no numbers yet.
        self.shots: list[Shot] = []
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
            g.rows_about = self.rows_about
        if self.triggers:
            g.triggers = self.triggers.copy()
        if self.waiting:
            g.waiting = self.waiting.copy()
        if self.used:
            g.used = self.used.copy()
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


def ask(g: State, player: int, options: list[int]) -> int:
    """Suspend the game until the player chooses one of the options. The step only reads."""
    if g.barred:
        options = [code for code in options if code not in g.barred]
    if not options:
        raise EngineError(f"{g.book.name} {g.rule()}: nothing to choose from")
    g.player = player
    g.options = options
    return ASK


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
