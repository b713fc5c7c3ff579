"""What the tree of a card's text is made of, as the rest of the kernel sees it.

Each kind of node has one thing that it can do: a number can be computed, a
card passes a filter or not, an event fits a pattern or not, an effect is
carried out. The nodes themselves stand in the modules beside this one. They
know zones, attributes and reasons by number and no game by name.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..costs.shared_costs import Demand
from ..codes import NEXT
from ..numbering import Numbering
from ..state.state import Frame, Row, State
from ..state.card_table import Table
from .scope import Scope
from ..state.records import Event

# Whose: seen from the master of the effect.
_PLAYERS: Final = Numbering("player")
YOU: Final = _PLAYERS.add("you")
OPPONENT: Final = _PLAYERS.add("opponent")
EITHER: Final = _PLAYERS.add("either")
OWNER: Final = _PLAYERS.add("owner")
WHOSE: Final = _PLAYERS.words()

# How numbers are compared.
_COMPARISONS: Final = Numbering("comparison")
EQUAL: Final = _COMPARISONS.add("exactly")
AT_LEAST: Final = _COMPARISONS.add("at least")
AT_MOST: Final = _COMPARISONS.add("at most")
UNEQUAL: Final = _COMPARISONS.add("not")
MORE: Final = _COMPARISONS.add("more than")
LESS: Final = _COMPARISONS.add("less than")
ODD: Final = _COMPARISONS.add("odd")
EVEN: Final = _COMPARISONS.add("even")
COMPARISONS: Final = _COMPARISONS.words()


def compare(left: int, how: int, right: int) -> bool:
    if how == EQUAL:
        return left == right
    if how == AT_LEAST:
        return left >= right
    if how == AT_MOST:
        return left <= right
    if how == UNEQUAL:
        return left != right
    if how == MORE:
        return left > right
    if how == LESS:
        return left < right
    return left % 2 == (1 if how == ODD else 0)


@dataclass(frozen=True)
class Node:
    """A part of the tree. Two nodes of the same parts are the same."""

    def looks(self, table: Table) -> Row:
        """What it looks at of cards that lasting effects may change (see
        ``kernel.continuous.dependency_cycles``), by itself.
        """
        return ()


@dataclass(frozen=True)
class Number(Node):
    """Something that can be counted or looked up."""

    def of(self, g: State, s: Scope) -> int:
        raise NotImplementedError

    def known(self, g: State, s: Scope) -> bool:
        """Whether it can be told: not where it is a number of a card that is not there to be told."""
        return True

    def written(self) -> int:
        """The number that stands there; 0 if it has to be worked out."""
        return 0


def told(g: State, s: Scope, number: Optional[Number]) -> bool:
    """Whether what hangs on a number can be done at all."""
    return not g.table.unknowable or number is None or number.known(g, s)


@dataclass(frozen=True)
class Filter(Node):
    """Something that is so of a card or not."""

    def fits(self, g: State, s: Scope, card: int) -> bool:
        raise NotImplementedError

    def asks(self) -> bool:
        """Whether it asks anything of a card: one that any card passes does not."""
        return True

    def is_printed(self, table: Table) -> bool:
        """Whether what is printed on a card answers it for good, as long as it lies where it is."""
        return False

    def number_asked(self) -> int:
        """The number of a card that is all it asks for, or -1."""
        return -1

    def fitted(self, g: State, s: Scope, obj: int) -> bool:
        """Whether it was so of a card that has left play, if a number is all it asks for."""
        raise NotImplementedError


def passes(tests: tuple[Filter, ...], g: State, s: Scope, card: int) -> bool:
    """Whether a card passes all tests."""
    for test in tests:
        if not test.fits(g, s, card):
            return False
    return True


def asks_anything(tests: tuple[Filter, ...]) -> bool:
    """Whether tests ask anything of a card."""
    for test in tests:
        if test.asks():
            return True
    return False


@dataclass(frozen=True)
class Selection(Node):
    """Some cards, without a choice."""

    def find(self, g: State, s: Scope) -> list[int]:
        raise NotImplementedError

    def how_many(self, g: State, s: Scope) -> int:
        """How many they are."""
        return len(self.find(g, s))

    def holds(self, g: State, s: Scope, card: int) -> bool:
        """Whether a card is one of them."""
        return card in self.find(g, s)

    def moved(self, g: State, s: Scope, card: int, here: int, there: int) -> bool:
        """Whether a card that moves between these places is one of them; where it is looked at, it may be at either."""
        return self.holds(g, s, card)

    def hidden(self, g: State, s: Scope) -> bool:
        """Whether it takes a look at cards that not everybody sees to say which they are."""
        return False


@dataclass(frozen=True)
class Condition(Node):
    """Something that is so in the game or not."""

    def met(self, g: State, s: Scope) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class EventPattern(Node):
    """A kind of event that an ability waits for or takes the place of."""

    def kind(self) -> int:
        """The event of the log that it is about."""
        raise NotImplementedError

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        raise NotImplementedError

    def about_itself(self) -> bool:
        """Whether it is about the card with the ability, which may be anywhere then."""
        return False

    def is_state(self) -> bool:
        """Whether it is something that is so, rather than an event."""
        return False

    def is_of_later_turn(self) -> bool:
        """Whether it is no event of the turn in which an ability begins to wait for it."""
        return False

    def names_other(self) -> bool:
        """Whether it speaks of the other card of the event: the one that is attacked."""
        return False


@dataclass(frozen=True)
class CardEffect(Node):
    """What is done to cards."""

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        """Do it, answering like a step."""
        raise NotImplementedError

    def possible(self, g: State, s: Scope, card: int) -> bool:
        """Whether it could be done to the card, as a cost."""
        return True

    def is_sure(self, g: State) -> bool:
        """Whether it could be done to any card now, as a cost."""
        return False

    def puts(self) -> int:
        """The zone that it puts cards into, or -1."""
        return -1

    def leaves_there(self) -> bool:
        """Whether the cards stay where they are, so that something else can be done to them too."""
        return False


@dataclass(frozen=True)
class Instruction(Node):
    """One step of an effect: first what it does or asks, then what the effect remembers of it or where it goes on."""

    def run(self, g: State, f: Frame) -> int:
        """Do or ask something, answering like a step."""
        return NEXT

    def after(self, g: State, f: Frame) -> None:
        """Take what came of it, once that is done and answered; from here the effect may jump."""

    def demand(self, g: State, s: Scope) -> Optional[Demand]:
        """How many cards it takes as a cost, and of which; nothing if it takes none."""
        return None

    def demands(self) -> bool:
        """Whether it may take cards at all, as a cost."""
        return False

    def leaves_there(self) -> bool:
        """Whether the cards that it takes as a cost stay where they are."""
        return False

    def targeting(self) -> bool:
        """Whether it is gone through when choices are made in advance: it chooses or leads on, and changes nothing."""
        return False


@dataclass(frozen=True)
class Effect(Instruction):
    """A part of what an ability does. It is carried out by the instructions that it lays, as a rule itself."""

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        """Whether it can be done whole, as a cost. Cards that it would use up are added to ``taken``."""
        return True

    def hidden(self, g: State, s: Scope) -> bool:
        """Whether only those who see hidden cards can tell if it can be done."""
        return False

    def does_something(self) -> bool:
        """Whether it is paid, as a cost, only if something was done."""
        return False

    def follows(self) -> bool:
        """Whether it is about the cards that a part before it is about: which these are is not known beforehand."""
        return False

    def brings_to(self) -> int:
        """The zone of their owner that it puts cards into as a cost, or -1."""
        return -1

    def takes_any_of(self) -> tuple[int, ...]:
        """The zones of the controller's own from which any card will do as a cost."""
        return ()

    def ways(self) -> tuple[tuple[Effect, ...], ...]:
        """The ways to pay it as a cost, of which whoever pays picks one; each is the costs that it comes to."""
        return ((self,),)


@dataclass(frozen=True)
class Quality(Node):
    """Something that is so of cards as long as it lasts."""

    def sort(self) -> int:
        """Which sort of lasting effect it is (see ``kernel.continuous.lasting_effects``)."""
        raise NotImplementedError

    def what(self, g: State) -> int:
        """The attribute, deed, ability or label that it is about."""
        raise NotImplementedError

    def information(self, table: Table) -> int:
        """The information of a card that it changes (see ``kernel.continuous.information``), or -1."""
        return -1

    def reason(self) -> int:
        """The only reason for which an event is meant, or -1."""
        return -1

    def number(self) -> Optional[Number]:
        """By how much or to what it changes a number of the card."""
        return None

    def bound(self) -> int:
        """How far it goes at most, where its sort has such a bound."""
        return 0


# More often than anything can be used: the limit of an ability that only has a name.
ANY_TIMES: Final = 1 << 14


@dataclass(frozen=True)
class Limit(Node):
    """How often something may be used: each card's own, or all of that name together.

    Abilities that have a name of their own are of that name; others are the same on cards of the same name.
    """

    times: int
    for_game: bool = False
    by_name: bool = False
    name: str = ""


@dataclass(frozen=True)
class Static(Node):
    """Some cards have a quality as long as the ability works."""

    which: Selection
    quality: Quality


@dataclass(frozen=True)
class Ability(Node):
    """One ability of a card. Its number in the table of the game is what the state knows it by.

    ``where`` are the zones in which it works; the rulebook fills it in where the text does not say.
    """

    keyword: str = ""
    where: tuple[int, ...] = ()
    condition: Optional[Condition] = None
    limit: Optional[Limit] = None
    costs: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()

    def event_pattern(self) -> Optional[EventPattern]:
        """What it waits for or takes the place of."""
        return None

    def holding(self) -> tuple[Static, ...]:
        """What is so as long as it works."""
        return ()

    def timing(self) -> tuple[int, ...]:
        """The menus of the rulebook at which it can be played."""
        return ()

    def forbids(self, g: State, s: Scope, player: int) -> bool:
        """Whether it forbids something to the player now."""
        return False
