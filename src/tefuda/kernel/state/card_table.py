"""The table of a match: what is printed on its cards, as numbers, and what their abilities are about.

It is made once, before the first game, and shared by all states of the match. What it says of abilities is found out by
``kernel.derived.ability_numbers`` and ``kernel.derived.match_index``.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from .counted_cards import CountedCards, NeededCards
from ..compiling import mypyc_attr

if TYPE_CHECKING:
    from ..abilities.nodes import Ability, EventPattern, Instruction
    from ..derived.ability_roles import EventRoles, Role
    from ..derived.activated_abilities import Playable
    from .records import Event
    from .state import State

Row = tuple[int, ...]
NOTHING: Final[Row] = ()

# What a move from or to a place may call for: a look at the rule processes at the next opportunity, or at once.
RULE_CHECK: Final = 1
INTERRUPT: Final = 2
# What may have to do with a move: abilities that it triggers or that replace it, that a card leaves play by it, and
# abilities that forbid moves.
TRIGGERING: Final = 1
REPLACED: Final = 2
LEFT: Final = 4
BARRED: Final = 8
CONTESTED: Final = REPLACED | BARRED
# To which questions it may make a difference that a card comes, goes or changes (``Table.matters``): what abilities
# always say, what can be played, and who has abilities for anything else; and as long as cards are granted abilities or
# a cycle is closed, which cards that is about.
SAYING: Final = 1
PLAYING: Final = 2
HEARING: Final = 4
CONCERNING: Final = 8
ALL_QUESTIONS: Final = SAYING | PLAYING | HEARING
# That abilities wait for states of the game which anything may bring about (``Table.states``).
ANY_EVENT: Final = 2
# More than there are reasons or deeds.
_NUMBERS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class StaticLookup:
    """What the static abilities of a match say; without any there is nothing (``kernel.derived.static_abilities``)."""

    def settle(self, g: State) -> None:
        """Work out what holds now."""

    def grant(self, g: State) -> None:
        """Grant cards what they are granted by what holds as before."""

    def hold(self, g: State, card: int, number: int, given: int) -> None:
        """Add what an ability of a card says; one that was given to it, at that time (0 for its own)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TriggerLookup:
    """What triggers the abilities of a match; without any, nothing (``kernel.triggers.trigger_detection``)."""

    def detect(self, g: State, event: Event) -> None:
        """Set pending what an event triggers."""

    def wait_for_states(self, g: State) -> None:
        """Set pending the abilities that wait for something to be so, where it is and they are not pending yet."""

    def untold(self, g: State, reason: int) -> bool:
        """Whether an ability waits for a moment that is here and has not been triggered by it yet."""
        return False


class Table:
    """What is printed on the cards of one game, as numbers: ``columns[attribute][print]``; and their abilities."""

    # Read all the time, and too many for what plain Python does quickly without slots.
    __slots__ = (
        "abilities", "acting", "added", "allows", "altered", "always", "always_rule_check", "awaiting_states",
        "barred", "bars_moves", "codes", "columns", "costs", "counts", "cycles", "deeds", "demanding", "forbidding",
        "guarded", "heard", "hidden_replacements", "label_number", "labels", "lessening",
        "luring", "matters", "modes", "moves_heard", "moves_replaced", "names", "needs", "number_of", "numbered",
        "order_matters", "other_face", "paths", "pays_either", "places", "playable", "present", "printed_abilities",
        "recalled", "recalls_said", "replaced", "replaces", "roles", "rule_check_places", "rule_checks", "scaled",
        "silences", "some_unaffected", "states", "static_lookup", "strays", "strips", "trigger_lookup",
        "triggered_kinds", "two_faced", "unknowable", "written",
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
        # The numbers of those within texts that were asked for, by the place of the object in memory: the texts stay
        # there as long as this table.
        self.numbered: dict[int, int] = {}
        self.codes: list[list[Instruction]] = []
        self.costs: list[list[Instruction]] = []
        # By ability: for each place among the instructions of its costs, those from there on that may take cards too.
        self.demanding: list[tuple[Row, ...]] = []
        # Whether the costs of some ability can be paid in several ways.
        self.pays_either = False
        # By ability: how many effects there are to pick one from, if it has such a pick.
        self.modes: list[int] = []
        self.printed_abilities: list[Row] = [NOTHING] * prints
        # Whether some abilities say something always.
        self.always = False
        # Whether some text keeps cards from being affected.
        self.some_unaffected = False
        # Whether some text takes labels from cards.
        self.strips = False
        # Whether some text asks for a number of a card that may not be there to be told.
        self.unknowable = False
        # The numbers, as bits, that some text may ask for of a card that has gone; and whether others may change them.
        self.recalled = 0
        self.recalls_said = False
        # The numbers, as bits, that some text multiplies.
        self.scaled = 0
        # What may hang on itself, by abilities that look at what they change (see
        # ``kernel.continuous.dependency_cycles``).
        self.cycles: set[int] = set()
        # Always-on abilities for which it can matter whose card is older (see ``kernel.continuous.timestamp_order``),
        # by pairs.
        self.order_matters: set[int] = set()
        # By ability: what its condition counts, where it does nothing else (see ``kernel.derived.ability_counts``).
        self.counts: list[Optional[CountedCards]] = []
        # By ability: what its costs take, where these are any cards of a place.
        self.needs: list[Optional[NeededCards]] = []
        # The numbers that some ability always changes.
        self.altered: list[bool] = [False] * len(columns)
        # Whether some ability always takes abilities from cards.
        self.silences = False
        # What coming to a place or leaving it may call for (RULE_CHECK, INTERRUPT), and the prints of cards that can't
        # lie everywhere, so that each of their moves may. A book says so by ``mind``.
        self.rule_checks: list[int] = []
        self.strays: list[bool] = [False] * prints
        # Which numbers are printed on some card of the match at all, as far as it was looked at.
        self.present: list[bool] = [True] * len(columns)
        # The numbers to which the cards that lie with a card may add, by ``Book.added``.
        self.added: list[bool] = [False] * len(columns)
        # Which events some ability hears or replaces, as bits; whether moves may be forbidden or replaced.
        self.triggered_kinds = 0
        # The deeds that some ability always forbids, each with a bit of its own (see ``State.forbids``); 0 for others.
        self.barred: list[int] = [0] * _NUMBERS
        # What some ability forbids players to do.
        self.deeds: list[bool] = [False] * _NUMBERS
        # Whether some ability forbids moves.
        self.bars_moves = False
        self.replaces = 0
        self.guarded = False
        self.places = 0
        # What may have to do with a move, by ``place * places + place`` (TRIGGERING, REPLACED, LEFT, BARRED), and the
        # roles of those who hear it or replace it.
        self.paths: list[int] = []
        self.moves_heard: list[Optional[Role]] = []
        self.moves_replaced: list[Optional[Role]] = []
        # The roles of those who hear events of a kind or replace them; and all roles by number.
        self.heard: list[EventRoles] = []
        self.replaced: list[EventRoles] = []
        self.roles: list[Role] = []
        # The roles of those who make damage less, leave no choice, wait for a state, and by deed of those who forbid
        # it to players.
        self.lessening: Optional[Role] = None
        self.luring: Optional[Role] = None
        self.awaiting_states: Optional[Role] = None
        self.forbidding: dict[int, Optional[Role]] = {}
        # Moves that abilities may replace, whatever the card is that moves, where not all see it
        # (``kernel.replacement.hidden_replacement``).
        self.hidden_replacements: dict[int, EventPattern] = {}
        # By ``print * places + place``, to which questions it may make a difference that such a card comes to a place
        # or leaves it (SAYING, PLAYING, HEARING,
        # CONCERNING). There is one print more than there are: what is no card has -1.
        self.matters = b""
        # Whether some abilities allow what the rules don't.
        self.allows = False
        # The zones in which some ability can be played by choice; and what is known of playing them.
        self.acting: Row = NOTHING
        self.playable: Optional[Playable] = None
        # Whether some ability waits for a state of the game: one that only moves can bring about that call for rule
        # processes too (1), or any (ANY_EVENT).
        self.states = 0
        # Whether what cards do where they lie, such as resting, may give rule processes something to do by some text.
        self.always_rule_check = False
        # The places to and from which cards may bring about a state that abilities wait for, where not anything may.
        self.rule_check_places: Row = NOTHING
        self.static_lookup = StaticLookup()
        self.trigger_lookup = TriggerLookup()

    def marked(self, prints: set[int]) -> bytes:
        """A 1 for each of some prints; there is one place more than there are prints, for what is no card (-1)."""
        marks = bytearray(len(self.other_face) + 1)
        for printed in prints:
            marks[printed] = 1
        return bytes(marks)

    def number(self, ability: Ability) -> int:
        """The number of an ability that stands in a text of the match: whole texts are compared the first time only."""
        known = self.numbered.get(id(ability), -1)
        if known < 0:
            known = self.number_of[ability]
            self.numbered[id(ability)] = known
        return known
