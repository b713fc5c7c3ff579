"""The table of a match: what is printed on its cards, as numbers, and what their abilities are about.

It is made once, before the first game, and shared by all states of the match.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..codes import EVENT_NAMES
from ..compiling import mypyc_attr

if TYPE_CHECKING:
    from ..replacement.candidates import Replacement
    from .records import Event, LastingEffect
    from ..abilities.nodes import Ability, Instruction
    from ..derived.ability_uses import Acting
    from .state import State

Row = tuple[int, ...]
NOTHING: Final[Row] = ()

# What a move from or to a place may call for: a look at the rule processes at the next opportunity, or at once.
RULE_CHECK: Final = 1
INTERRUPT: Final = 2
# What abilities may do about a move.
TRIGGERING: Final = 1
REPLACED: Final = 2
# That a card leaves play by it, or that some ability forbids moves.
LEFT: Final = 4
BARRED: Final = 8
CONTESTED: Final = REPLACED | BARRED
# That others than the card itself may have to do with it, or cards that were given an ability.
ASKED: Final = 16
CONCERNED: Final = TRIGGERING | REPLACED
BY_TEXTS: Final = CONCERNED | BARRED
# More than there are reasons or deeds.
_NUMBERS: Final = 256
# The role of abilities that say something always; the others are in ``kernel.derived.ability_lookup``.
HOLDS: Final = 0
# That of abilities that wait for a state of the game.
STATES: Final = 1
# That of abilities that forbid players something.
FORBIDS: Final = 2
# The first of the two roles, by player, of abilities that can be played.
ACTS: Final = 8
# The role of those among them on which it may hang what abilities cards have.
GIVES: Final = 6
# What may hang on the cards of a place: abilities that others are given, or what is in a ring.
MAY_BE_GRANTED: Final = 1
IN_CYCLE: Final = 2
# That abilities wait for states of the game which anything may bring about.
ANY_EVENT: Final = 2
# ``State.fresh`` where only cards came and went; after anything else it is -1. Either what cards are given may be
# something else now, by what is said as before (UNSHARED) or not; or that is as it was and only what cards say has to
# be looked over when it is asked for.
UNSHARED: Final = -2
UNGIVEN: Final = -3
STALE: Final = -4


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityLookup:
    """How what the abilities of cards in play say is found; without abilities there is nothing to find."""

    def look(self, g: State) -> None:
        """Find everything that holds now."""

    def share(self, g: State) -> None:
        """Give cards what they are given by what holds as before."""

    def hold(self, g: State, card: int, number: int, given: int) -> None:
        """Add what an ability of a card says; one that was given to it, at that time (0 for its own)."""

    def forbids(self, g: State, deed: int, player: int) -> bool:
        """Whether an ability says that the player can't do this."""
        return False

    def detect_triggers(self, g: State, event: Event, early: bool) -> None:
        """Set waiting what an event triggers: before a move happens, or after it and any other event."""

    def detect_own_triggers(self, g: State, event: Event) -> None:
        """Set pending what a move triggers that nobody but the card itself can be triggered by."""

    def untold(self, g: State, reason: int) -> bool:
        """Whether an ability waits for a moment that is here and has not triggered it yet."""
        return False

    def in_role(self, g: State, role: int) -> list[int]:
        """The cards that may have an ability of a role where such abilities work."""
        return []

    def wait_for_states(self, g: State) -> None:
        """Set waiting the abilities that wait for something to be so, where it is and they don't wait yet."""

    def replacing(self, g: State, event: Event) -> list[Replacement]:
        """The abilities that could take the place of an event."""
        return []

    def stands_in(self, g: State, effect: LastingEffect, event: Event) -> bool:
        """Whether what a lasting effect says could take the place of an event."""
        return False

    def acting(self, g: State, player: int) -> list[list[Acting]]:
        """The abilities that a player could play, menu by menu."""
        return []

    def activated_source_moved(self, g: State, player: int, card: int, place: int) -> None:
        """Mend what is known of that, where a card came to a place on top of it, or left one (-1)."""

    def static_source_moved(self, g: State, card: int, place: int) -> bool:
        """Mend who says something always, where a card came to a place on top of it, or left one (-1).

        Whether what is said is mended too, so that it need not be looked over again.
        """
        return False

    def concerned_path(self, g: State, path: int, card: int, to: int) -> int:
        """What has to be asked about a move (``Table.paths``) with the abilities that are there now."""
        return path

    def may_hear(self, g: State, card: int, to: int) -> bool:
        """Whether there is any ability now that might hear a card go to a place."""
        return True

    def may_replace(self, g: State, card: int, to: int) -> bool:
        """Whether there is any ability now that might take its place."""
        return True

    def lessened(self, g: State, card: int, points: int, reason: int) -> int:
        """How much of some damage to a card is left."""
        return points

    def lessening(self, g: State, card: int, reason: int) -> list[Replacement]:
        """The abilities that make damage to a card less, which apply like replacements."""
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
        "abilities",
        "ability_lookup",
        "acting",
        "acts",
        "acts_at",
        "added",
        "allows",
        "altered",
        "always",
        "always_rule_check",
        "barred",
        "bars_moves",
        "codes",
        "columns",
        "costs",
        "counts",
        "cycles",
        "declarations",
        "deeds",
        "demanding",
        "guarded",
        "has_role",
        "hung_on",
        "itself",
        "joined",
        "joined_costs",
        "label_number",
        "labels",
        "lessens",
        "listeners",
        "lures",
        "modes",
        "moments",
        "names",
        "needs",
        "number_of",
        "numbered",
        "order_matters",
        "other_face",
        "own_ways",
        "paths",
        "pays_either",
        "places",
        "present",
        "printed_abilities",
        "recalled",
        "recalls_said",
        "replacers",
        "replaces",
        "roles_of",
        "rule_check_places",
        "rule_checks",
        "scaled",
        "silences",
        "some_unaffected",
        "states",
        "strays",
        "strips",
        "triggered_kinds",
        "triggers_on_moves",
        "two_faced",
        "unknowable",
        "written",
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
        # Both once more, with instructions that do several in one go (see ``kernel.derived.joined_instructions``).
        self.joined: list[list[Instruction]] = []
        self.joined_costs: list[list[Instruction]] = []
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
        # Prints with an ability that can be played; and which of theirs, by zone, menu and print.
        self.acts: set[int] = set()
        self.acts_at: dict[int, Row] = {}
        # By ability: what its condition counts, where it does nothing else (see ``kernel.derived.ability_index``).
        self.counts: list[Row] = []
        # By ability: of which place its costs take cards, how many at least, and whether that is all that they are.
        self.needs: list[Row] = []
        # The numbers that some ability always changes.
        self.altered: list[bool] = [False] * len(columns)
        # Whether some ability always takes abilities from cards.
        self.silences = False
        # What coming to a place or leaving it may call for (STIRS, ALARMS), and the prints of cards that can't lie
        # everywhere, so that each of their moves may. A book says so by ``mind``.
        self.rule_checks: list[int] = []
        self.strays: list[bool] = [False] * prints
        # Which numbers are printed on some card of the match at all, as far as it was looked at.
        self.present: list[bool] = [True] * len(columns)
        # The numbers to which the cards that lie with a card may add, by ``Book.added``.
        self.added: list[bool] = [False] * len(columns)
        # What may hang on the cards of each place (RECEIVES, RINGED).
        self.hung_on: list[int] = []
        # What the abilities of prints are there for (see ``kernel.derived.ability_lookup``), by print and place.
        # There is one more than there are prints: what is no card has -1.
        self.roles_of: list[list[Row]] = []
        # Whether there are any, by ``print * places + place``: most of the time there are none.
        self.has_role = b""
        # Which events some ability hears or replaces, as bits; whether moves may be forbidden or replaced.
        self.triggered_kinds = 0
        # Prints with an ability that hears or replaces something about the card itself, by role (see ``marked``).
        self.itself: list[bytes] = []
        # Who hears of events of a kind, where these have no details: a role, 0 for nobody, -1 where it is to be asked
        # each time.
        self.listeners: list[int] = [0] * len(EVENT_NAMES)
        # The same of those who take the place of such events.
        self.replacers: list[int] = [0] * len(EVENT_NAMES)
        # Who hears of moments and declarations, by reason.
        self.moments: list[int] = [0] * _NUMBERS
        self.declarations: list[int] = [0] * _NUMBERS
        self.triggers_on_moves = False
        # The deeds that some ability always forbids, each with a bit of its own (see ``State.forbids``); 0 for others.
        self.barred: list[int] = [0] * _NUMBERS
        # What some ability forbids players to do.
        self.deeds: list[bool] = [False] * _NUMBERS
        # Whether some ability forbids moves.
        self.bars_moves = False
        # What has to be asked about a move, by ``place * places + place`` (HEARD, REPLACED, LEFT, BARRED, ASKED);
        # and the prints with an ability that may hear or replace such a move of the card itself (``marked``).
        self.paths: list[int] = []
        self.own_ways: list[bytes] = []
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
        self.always_rule_check = False
        # The places to and from which cards may bring about a state that abilities wait for, where not anything may.
        self.rule_check_places: Row = NOTHING
        self.ability_lookup = AbilityLookup()

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
