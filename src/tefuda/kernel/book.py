"""What a rulebook gives the kernel: its places and its program, and its answers where the books differ."""
from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from .codes import LAST_ACTION
from .compiling import mypyc_attr
from .machine.program import Program
from .refusals import Refusals
from .state.layout import Layout
from .state.card_table import NOTHING, RULE_CHECK, Row, Table
from .verbs import Verbs

if TYPE_CHECKING:
    from .choices.menu import Menu
    from .continuous.changes import Change
    from .state.records import Event
    from .state.state import State


def leaves_play(book: Book, here: int, to: int) -> bool:
    """Whether a card leaves play that goes from a place to a place."""
    return book.body[here] != 0 and book.body[here] != book.body[to]


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
        verbs: Verbs,
        refusals: Refusals,
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
        self.verbs = verbs.by_number
        # By action: whether it names two things.
        self.names_two = [kind in self.verbs and len(self.verbs[kind].operands) > 1 for kind in range(LAST_ACTION + 1)]
        # By which paragraph an action is refused.
        self.refusals = refusals.by_number
        # Where the book states a principle that the kernel carries out.
        self.cites = cites
        self.body = layout.body
        self.watched = layout.watched
        self.zone_player = layout.player
        self.up_mask = layout.up_mask
        self.down_mask = layout.down_mask
        # The places where only some cards may lie, where others can't see which.
        self.confined = [self.picky(place) for place in range(layout.count)]
        # Whether an action may not even once be chosen again in the same position; else a loop is gone through as often
        # as its player says (see ``kernel.loops.loops``).
        self.bars_at_once = False
        # Whether damage to a card has to be looked at, by ``interrupt``.
        self.rule_checks_damage = False
        # Whether rule processes look at numbers of cards, which texts may hang on anything.
        self.rule_checks_numbers = True
        # The attributes of a card to which the cards that lie with it may add, by ``added``.
        self.added_to: tuple[int, ...] = ()
        # Where a game begins, and which parts of a deck lie in each place of its player's box until they are laid out.
        self.first_step = 0
        self.boxes: tuple[tuple[str, ...], ...] = ()
        # The registers that hold the print of a card that comes with the book, and the number of that card.
        self.brought: tuple[tuple[int, str], ...] = ()
        # How many menus there are for which it is known beforehand what can be played (``playing.at_menu``).
        self.menus = 0
        # Where effects are carried out in the program, and how waiting abilities are played; -1 without abilities.
        self.resolve = program.at.get("resolve", -1)
        # The procedure in which it is settled what may take the place of an event.
        self.replacing = program.at.get("replace", -1)
        # The steps in which a player picks the next waiting ability.
        self.picks_pending: tuple[int, ...] = ()
        # The step in which what was picked is carried out later, where that is not done at once; -1 where it is.
        self.carries_picked = -1
        # Whether cards may have abilities of other cards that lie with them (those that ``lent`` adds).
        self.lends_more = False
        self.play_pending = -1
        # Drawing by an effect: first places of deck and hand, and the reason.
        self.deck = layout.first("deck")
        self.hand = layout.first("hand")
        self.drawing = reasons.index("draw")
        # The reason for which abilities hear that a number of a card got less; -1 where the book has no such thing.
        self.lessening = -1
        # The attributes that are no numbers to the book, although they are written as such: the type, in every book.
        self.no_numbers: tuple[int, ...] = (0,)
        # Whether information of a sort that a card does not have is added before any is changed
        # (``kernel.continuous.changes``).
        self.adds_first = False
        # Whether they do not change information of a sort that a card does not have, by ``lacks``.
        self.leaves_lacking = False
        # Whether of changes with a lower bound that with the highest applies first.
        self.highest_bound_first = False
        # Whether a number that is below 0 by then counts as 0 for what multiplies it.
        self.scales_from_zero = False
        # Whether lasting effects date from when the effect that let them begin has been carried out whole.
        self.dates_when_done = False
        # Whether an ability that was given says what it says from then on; else as long as its card is there.
        self.dates_given = False
        # Whether what a card says of itself without a condition counts as printed.
        self.defines_itself = False
        # Whether what is always so and names no zone is so in every zone: in hidden ones only what its own card is.
        self.holds_anywhere = False
        # Which choices of an effect are made as it is played (see ``kernel.choices.targeting``).
        self.targeting = 0
        # Whether the rules keep effects from choosing some cards, by ``may_choose``.
        self.bars_choices = False
        # Whether all costs of an ability are settled before any is paid (see ``kernel.costs.ability_costs``).
        self.pays_together = False
        # Whether a cost is paid even if something else happened in place of the payment.
        self.replaced_is_paid = False
        # Whether cards that lie with a card give it their abilities, by ``lent``.
        self.lends = False
        # Whether the rules give cards abilities that are printed on others.
        self.gives_printed = False
        # Who says which of the cards that came at the same time counts as older (see
        # ``kernel.continuous.timestamps``); 0 for nobody.
        self.orders_timestamps = 0
        # Whether an ability is triggered only once by events that happen at the same time.
        self.once_together = False
        # The action of showing a hidden card so that its ability is triggered (see
        # ``kernel.triggers.revealed_triggers``), and the reason for the log; 0 where the book has no such thing.
        self.shows_to_trigger = 0
        self.showing = 0

    def interrupt(self, g: State) -> None:
        """A watched zone got empty, an arrival or damage alarms: rule processes that wait for nothing run here."""

    def mark_rule_checks(self, table: Table) -> None:
        """Fill in which moves of cards rule processes have to look at, if no card of the match has a text."""
        table.rule_checks = [RULE_CHECK] * self.layout.count

    def faceless(self, g: State, card: int) -> bool:
        """Whether a card has no information where it lies face-down, and none can be added."""
        return False

    def faced(self, g: State, card: int) -> int:
        """The card that a card is in battle with, or -1."""
        return -1

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        """Whether a card that went from here to there calls for such rule processes."""
        return False

    def menu(self, g: State) -> Optional[Menu]:
        """The menu at which the game stands, or nothing: a choice among some things."""
        return None

    def replacement_chooser(self, g: State, event: Event) -> int:
        """Who says which of several replacements of an event applies first: whose card it is about, or whom."""
        return g.controller[event.card] if event.card >= 0 else event.origin

    def takes_damage(self, g: State, card: int, points: int, reason: int) -> bool:
        """Mark damage on a card that stands for a player, where the book keeps that elsewhere; else say no."""
        return False

    def picky(self, place: int) -> bool:
        """Whether only some cards may lie in that place, where others can't see which."""
        return False

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        """Whether a card of that print may lie in that place where not everybody can see which it is."""
        return True

    def pledged(self, g: State) -> dict[int, int]:
        """Cards that players have chosen and not shown or put down yet, each with a number that is printed on it.

        It is open that one was chosen, but not which.
        """
        return {}

    def public_process(self, row: Row) -> Row:
        """What everybody may know of a process: its row with objects, but without the numbers of cards."""
        return row

    def added(self, g: State, card: int, attribute: int) -> int:
        """What the cards that lie with a card add to its printed number (asked for those of ``added_to``)."""
        return 0

    def additions(self, g: State, card: int, attribute: int) -> list[Change]:
        """The parts of ``added``, as far as it is known by which card and rule: dated, if they began at some time."""
        return []

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

    def is_being_played(self, g: State, number: int, card: int) -> bool:
        """Whether an ability that waits for a state has been played and is not done with yet."""
        return False

    def may_choose(self, g: State, source: int, card: int) -> bool:
        """Whether the effect of a card may choose a card at all (asked if ``bars_choices``)."""
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
        """The cards among some that effects can put into other places of a board."""
        return cards

    def payable(self, g: State, procedure: str, player: int, number: int, taken: list[int]) -> bool:
        """Whether a procedure can be gone through whole, as a cost."""
        return True
