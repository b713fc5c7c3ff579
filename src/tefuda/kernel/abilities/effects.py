"""What an ability does: the effects of a text, and the instructions by which they are carried out.

An effect lays instructions in a row; the place in that row is all that has to
be remembered to go on. Whatever asks a player does so in a procedure of its
own, so an effect can be interrupted, copied and saved anywhere.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..changes import draw, lose, reveal, shuffle
from ..choosing import choose, find
from ..codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL, BEING_CHOSEN, BEING_CHOSEN_AT_ALL, NEXT, SHOWN
from ..effects import PROHIBIT, forbidden, lay
from ..errors import EngineError
from ..events import watch_for
from ..rng import shuffle as shuffle_list
from ..spending import enough, spend, without
from ..state import Frame, Row, State, call
from ..states import hide, peek
from .nodes import EITHER, Ability, Act, Condition, Effect, Instruction, Number, Which
from .ordering import InOrder, Ordered
from .scope import Scope, aimed_at, keep_done, keep_looked, keep_number, pairs, scope_of, still
from .which import Cards, Choice, This, Top, players_of


@dataclass(frozen=True)
class Bind(Instruction):
    """From now on these are "it"."""

    which: Which
    act: Optional[Act] = None

    def run(self, g: State, f: Frame) -> int:
        f.chosen = pairs(g, self.which.find(g, scope_of(f)))
        return NEXT

    def demand(self, g: State, s: Scope) -> Row:
        return demanded(g, s, self.which, self.act)

    def aims(self) -> bool:
        return True


@dataclass(frozen=True)
class Pick(Instruction):
    """A player chooses. Of cards that others can't see, nobody has to find any.

    What was chosen in advance is looked at again: only what still could be chosen counts.
    """

    choice: Choice
    in_advance: bool = False
    act: Optional[Act] = None

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        aimed = aimed_at(f, f.b - 1) if self.in_advance else None
        if aimed is not None:
            g.result = tuple([
                card for card in still(g, aimed) if self.choice.cards.holds(g, s, card) and choosable(g, s, card)])
            return NEXT
        if f.a < 0:
            return self._pay(g, f, s)
        cards = self.offered(g, s)
        most = self.choice.most.of(g, s)
        if self.choice.at_random:
            shuffle_list(g, cards)
            g.result = tuple(cards[:max(0, most)])
            return NEXT
        player = players_of(self.choice.who, s.master)[0]
        if self.choice.hidden(g, s):
            return find(g, player, most, tuple(cards))
        return choose(g, player, self.choice.needed(g, s), min(most, len(cards)), tuple(cards))

    def _pay(self, g: State, f: Frame, s: Scope) -> int:
        """Paying is no effect: what effects can't choose can be paid with, and whoever pays has to find the cards.

        A card that is being played does not pay for itself, and none pays where a later cost can't do without it.
        """
        needed, *cards = self.demand(g, s)
        most = self.choice.most.of(g, s)
        player = players_of(self.choice.who, s.master)[0]
        later = [row for row in [it.demand(g, s) for it in g.table.costs[-1 - f.a][f.b:]] if row]
        kept = [row[1] for row in later if row[0] < 0 and len(row) > 1]
        if s.source >= 0 and g.flags[s.source] & SHOWN:
            kept.append(s.source)
        cards = [card for card in cards if card not in kept]
        if any([card in row[1:] for row in later for card in cards]):
            if needed == most:
                return spend(g, player, needed, tuple(cards), later)
            cards = list(without(cards, later))
        return choose(g, player, needed, min(most, len(cards)), tuple(cards))

    def demand(self, g: State, s: Scope) -> Row:
        return demanded(g, s, self.choice, self.act)

    def aims(self) -> bool:
        return self.in_advance

    def offered(self, g: State, s: Scope) -> list[int]:
        """What can be chosen now."""
        return [card for card in self.choice.find(g, s) if choosable(g, s, card)]

    def short(self, g: State, s: Scope) -> bool:
        """Whether everybody can see that there is less to choose from than has to be chosen."""
        if self.choice.hidden(g, s):
            return False
        return len(self.offered(g, s)) < self.choice.needed(g, s)


def demanded(g: State, s: Scope, which: Which, act: Optional[Act]) -> Row:
    """What it takes to do something to cards, as a cost: how many, and of which.

    What is said of this card by name can be done to it twice (shown, then moved): that has a number below 0.
    """
    cards = [card for card in which.find(g, s) if act is None or act.possible(g, s, card)]
    if isinstance(which, Choice):
        return (which.needed(g, s), *cards)
    if isinstance(which, This):
        return (-1, *cards)
    if isinstance(which, Cards) and g.book.pays_together:
        return ()
    return (which.count.of(g, s) if isinstance(which, Top) else 1, *cards)


def choosable(g: State, s: Scope, card: int) -> bool:
    """Whether nothing keeps the card from being chosen by this effect."""
    if not g.book.may_choose(g, s.source, card):
        return False
    if not g.effects and not g.table.always:
        return True
    if forbidden(g, BEING_CHOSEN_AT_ALL, -1, card):
        return False
    return g.master[card] == s.master or not forbidden(g, BEING_CHOSEN, -1, card)


def affected(g: State, s: Scope, card: int) -> bool:
    """Whether nothing keeps this effect from doing something to the card."""
    if not g.effects and not g.table.always:
        return True
    if forbidden(g, BEING_AFFECTED_AT_ALL, -1, card):
        return False
    return g.master[card] == s.master or not forbidden(g, BEING_AFFECTED, -1, card)


@dataclass(frozen=True)
class Picked(Instruction):
    """What was chosen is "it", perhaps beside what is so already, and how many."""

    too: bool = False

    def run(self, g: State, f: Frame) -> int:
        f.chosen = (*f.chosen, *pairs(g, list(g.result))) if self.too else pairs(g, list(g.result))
        keep_done(f, len(g.result))
        return NEXT

    def aims(self) -> bool:
        return True


@dataclass(frozen=True)
class Apply(Instruction):
    """Do the act to "it"."""

    act: Act

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        cards = [card for card in still(g, s.it) if f.a < 0 or affected(g, s, card)]
        g.done = 0
        if not cards:
            return NEXT
        return self.act.apply(g, f, s, tuple(cards))


@dataclass(frozen=True)
class Applied(Instruction):
    """The cards are "it" as they are now, wherever they went; what was done is remembered."""

    def run(self, g: State, f: Frame) -> int:
        f.chosen = pairs(g, [f.chosen[i] for i in range(0, len(f.chosen), 2)])
        keep_done(f, g.done)
        return NEXT


@dataclass(frozen=True)
class Do(Effect):
    """Something is done to cards: to all of some, or to those that a player chooses."""

    which: Which
    act: Act

    def lay(self, code: list[Instruction]) -> None:
        if isinstance(self.which, Choice):
            code.append(Pick(self.which, False, self.act))
            code.append(Picked())
        else:
            code.append(Bind(self.which, self.act))
        if self.act.puts() >= 0:
            code.append(InOrder(self.act.puts()))
            code.append(Ordered())
        code.append(Apply(self.act))
        code.append(Applied())

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return not self.demand(g, s) or payable_together(g, s, (self,), taken)

    def needs(self, g: State, s: Scope) -> int:
        """How many cards it takes, as a cost."""
        row = self.demand(g, s)
        return abs(row[0]) if row else 0

    def demand(self, g: State, s: Scope) -> Row:
        return demanded(g, s, self.which, self.act)

    def hidden(self, g: State, s: Scope) -> bool:
        return self.which.hidden(g, s)

    def does_something(self) -> bool:
        return not isinstance(self.which, Choice) or self.which.least is None


@dataclass(frozen=True)
class Choose(Effect):
    """A player chooses cards; what follows speaks of them, perhaps together with those that were chosen before.

    Where the rulebook has it so, such a choice is made as the ability is played (see ``kernel.aiming``).
    """

    choice: Choice
    too: bool = False

    def lay(self, code: list[Instruction]) -> None:
        code.append(Pick(self.choice, True))
        code.append(Picked(self.too))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return not Pick(self.choice).short(g, s)

    def hidden(self, g: State, s: Scope) -> bool:
        return self.choice.hidden(g, s)


@dataclass(frozen=True)
class ChooseEach(Effect):
    """A player chooses some of these cards and some of those; what follows speaks of all of them."""

    choices: tuple[Choice, ...]

    def lay(self, code: list[Instruction]) -> None:
        for number, choice in enumerate(self.choices):
            code.append(Pick(choice, True))
            code.append(Picked(number > 0))


@dataclass(frozen=True)
class Draw(Effect):
    """Players draw cards."""

    who: int
    count: Number

    def lay(self, code: list[Instruction]) -> None:
        for second in (False, True) if self.who == EITHER else (False,):
            code.append(DrawFor(self, second))
            code.append(Counted())

    def run(self, g: State, f: Frame) -> int:
        raise EngineError("drawing is carried out player by player")


@dataclass(frozen=True)
class DrawFor(Instruction):
    """One player draws; of both, the turn player first."""

    effect: Draw
    second: bool

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        if self.effect.who == EITHER:
            player = g.turn_player ^ int(self.second)
        else:
            player = players_of(self.effect.who, s.master)[0]
        book = g.book
        return draw(g, player, self.effect.count.of(g, s), book.deck, book.hand, book.drawing)


@dataclass(frozen=True)
class Counted(Instruction):
    """How much was done just now is remembered."""

    def run(self, g: State, f: Frame) -> int:
        keep_done(f, g.done)
        return NEXT


@dataclass(frozen=True)
class Carry(Effect):
    """A player goes through a procedure of the rulebook, with a number: takes damage, recovers, ends the turn."""

    procedure: str
    who: int
    number: Number

    def lay(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(Counted())

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = 0
        return call(
            g, g.book.at[self.procedure], players_of(self.who, s.master)[0], self.number.of(g, s), int(s.source))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return g.book.payable(g, self.procedure, players_of(self.who, s.master)[0], self.number.of(g, s), taken)

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class Summon(Effect):
    """Tokens of a name come into the game for a player, by a procedure of the rulebook; perhaps rested."""

    name: str
    count: Number
    rested: bool = False
    who: int = 0

    def lay(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(Counted())

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = 0
        count = self.count.of(g, s)
        for printed, name in enumerate(g.table.names):
            if name == self.name and "token" in g.table.labels[printed] and count > 0:
                player = players_of(self.who, s.master)[0]
                return call(g, g.book.at["token"], player, count, int(self.rested), (printed,))
        return NEXT


@dataclass(frozen=True)
class Look(Effect):
    """The master looks at cards, or they are shown to everybody."""

    which: Which
    to_all: bool
    reason: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        cards = self.which.find(g, s)
        for card in still(g, s.looked):
            hide(g, card)
        keep_looked(g, f, cards)
        for card in cards:
            if self.to_all:
                reveal(g, card, self.reason)
            else:
                peek(g, card, self.reason, s.master)
        keep_done(f, len(cards))
        return NEXT


@dataclass(frozen=True)
class Shuffle(Effect):
    """A player shuffles a zone."""

    who: int
    zone: int

    def run(self, g: State, f: Frame) -> int:
        for player in players_of(self.who, scope_of(f).master):
            shuffle(g, g.book.layout.zones[self.zone].first + player)
        return NEXT


@dataclass(frozen=True)
class Loses(Effect):
    """A player loses the game, or both do."""

    who: int
    reason: int

    def run(self, g: State, f: Frame) -> int:
        bits = 0
        for player in players_of(self.who, scope_of(f).master):
            bits |= 1 << player
        lose(g, bits, self.reason)
        return NEXT


@dataclass(frozen=True)
class Forbid(Effect):
    """A player can't do something for a while."""

    who: int
    deed: int
    duration: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        for player in players_of(self.who, s.master):
            lay(g, PROHIBIT, self.deed, player=player, master=s.master, duration=self.duration)
        return NEXT


@dataclass(frozen=True)
class Later(Effect):
    """An ability waits for an event, just once, and remembers what is "it" now."""

    ability: Ability

    def run(self, g: State, f: Frame) -> int:
        watch_for(g, g.table.number_of[self.ability], f.items, f.chosen)
        return NEXT


# Control


@dataclass(frozen=True)
class Skip(Instruction):
    """Go on further ahead."""

    count: int

    def run(self, g: State, f: Frame) -> int:
        f.b += self.count
        return NEXT

    def aims(self) -> bool:
        return True


@dataclass(frozen=True)
class SkipUnless(Instruction):
    """Go on further ahead unless the condition is met."""

    condition: Condition
    count: int

    def run(self, g: State, f: Frame) -> int:
        if not self.condition.met(g, scope_of(f)):
            f.b += self.count
        return NEXT

    def aims(self) -> bool:
        return True


def laid(effects: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of some effects, one after the other."""
    code: list[Instruction] = []
    for effect in effects:
        effect.lay(code)
    return code


def laid_costs(costs: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of some costs. After each it is looked at whether it was paid, and whole."""
    code: list[Instruction] = []
    for cost in costs:
        cost.lay(code)
        if cost.does_something():
            code.append(Paid())
    return code


@dataclass(frozen=True)
class Paid(Instruction):
    """What was not done to all that it should be done to was not paid, and nothing further is: -1 is remembered."""

    def run(self, g: State, f: Frame) -> int:
        done = f.items[4]
        if done <= 0 or done < len(f.chosen) // 2:
            keep_done(f, -1)
            f.b = len(g.table.costs[-1 - f.a])
        return NEXT


def payable_together(g: State, s: Scope, costs: tuple[Effect, ...], taken: list[int]) -> bool:
    """Whether all the costs can be paid, first those that take cards of which others may need some too."""
    rows = [cost.demand(g, s) for cost in costs]
    for row in rows:
        if row and row[0] < 0:
            if len(row) == 1:
                return False
            taken.append(row[1])
    if not enough([row for row in rows if row], taken):
        return False
    return all([bool(row) or cost.payable(g, s, taken) for row, cost in zip(rows, costs)])


@dataclass(frozen=True)
class Sequence(Effect):
    """One effect and then the next."""

    parts: tuple[Effect, ...]

    def lay(self, code: list[Instruction]) -> None:
        code.extend(laid(self.parts))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return payable_together(g, s, self.parts, taken)

    def hidden(self, g: State, s: Scope) -> bool:
        return any([part.hidden(g, s) for part in self.parts])


@dataclass(frozen=True)
class If(Effect):
    """The effect, if the condition is met; else perhaps another one."""

    condition: Condition
    then: Effect
    otherwise: Optional[Effect] = None

    def lay(self, code: list[Instruction]) -> None:
        then = laid((self.then,))
        if self.otherwise is None:
            code.append(SkipUnless(self.condition, len(then)))
            code.extend(then)
            return
        otherwise = laid((self.otherwise,))
        code.append(SkipUnless(self.condition, len(then) + 1))
        code.extend(then)
        code.append(Skip(len(otherwise)))
        code.extend(otherwise)


@dataclass(frozen=True)
class AskWhether(Instruction):
    """Ask whether to do what follows; there is nothing to ask where everybody sees that it can't be done at all."""

    effect: Effect
    who: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = 0
        if not self.effect.payable(g, s, []) and not self.effect.hidden(g, s):
            return NEXT
        return call(g, g.book.at["whether"], players_of(self.who, s.master)[0])


@dataclass(frozen=True)
class SkipIfNot(Instruction):
    """Go on further ahead if the answer was no; nothing has been done then."""

    count: int

    def run(self, g: State, f: Frame) -> int:
        if not g.done:
            keep_done(f, 0)
            f.b += self.count
        return NEXT


@dataclass(frozen=True)
class May(Effect):
    """A player may have the effect."""

    effect: Effect
    who: int = 0

    def lay(self, code: list[Instruction]) -> None:
        then = laid((self.effect,))
        code.append(AskWhether(self.effect, self.who))
        code.append(SkipIfNot(len(then)))
        code.extend(then)


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """A player chooses a number."""

    least: int
    most: Number
    who: int = 0

    def lay(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(KeepNumber())

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        return call(g, g.book.at["how many"], players_of(self.who, s.master)[0], self.least, self.most.of(g, s))


@dataclass(frozen=True)
class KeepNumber(Instruction):
    """The chosen number is remembered."""

    def run(self, g: State, f: Frame) -> int:
        keep_number(f, g.done)
        return NEXT

    def aims(self) -> bool:
        return True


@dataclass(frozen=True)
class Modes(Effect):
    """One of several effects, which the master picks: as the ability is played, or as it is carried out."""

    options: tuple[Effect, ...]

    def lay(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(KeepNumber())
        blocks = [laid((option,)) for option in self.options]
        for number, block in enumerate(blocks):
            code.append(SkipUnlessMode(number, len(block)))
            code.extend(block)
        code.append(ForgetMode())

    def run(self, g: State, f: Frame) -> int:
        """One that was picked as the ability was played is there as its number, counted from 1."""
        s = scope_of(f)
        if s.number:
            g.done = s.number - 1
            return NEXT
        return call(g, g.book.at["mode"], s.master, len(self.options))

    def aims(self) -> bool:
        return True


@dataclass(frozen=True)
class SkipUnlessMode(Instruction):
    """Go on further ahead unless this is the mode that was picked."""

    mode: int
    count: int

    def run(self, g: State, f: Frame) -> int:
        if scope_of(f).number != self.mode:
            f.b += self.count
        return NEXT

    def aims(self) -> bool:
        return True


@dataclass(frozen=True)
class ForgetMode(Instruction):
    """The next time, a mode is picked anew."""

    def run(self, g: State, f: Frame) -> int:
        keep_number(f, 0)
        return NEXT

    def aims(self) -> bool:
        return True


# The frame counts what is left to do; a repetition within another one counts in the lower digits.
_OFTEN: Final = 1 << 14


@dataclass(frozen=True)
class Again(Instruction):
    """Go back, as often as is left to do."""

    count: int

    def run(self, g: State, f: Frame) -> int:
        f.c -= 1
        if f.c % _OFTEN:
            f.b -= self.count
        else:
            f.c //= _OFTEN
        return NEXT


@dataclass(frozen=True)
class Times(Instruction):
    """What follows is done so many times; perhaps not at all."""

    number: Number
    count: int

    def run(self, g: State, f: Frame) -> int:
        times = min(self.number.of(g, scope_of(f)), _OFTEN - 1)
        if times > 0:
            f.c = f.c * _OFTEN + times
        else:
            f.b += self.count
        return NEXT


@dataclass(frozen=True)
class Repeat(Effect):
    """The effect, so many times."""

    effect: Effect
    number: Number

    def lay(self, code: list[Instruction]) -> None:
        block = laid((self.effect,))
        code.append(Times(self.number, len(block) + 1))
        code.extend(block)
        code.append(Again(len(block) + 1))


@dataclass(frozen=True)
class Nothing(Effect):
    """Nothing happens."""

    def run(self, g: State, f: Frame) -> int:
        return NEXT


def hide_looked(g: State, f: Frame) -> None:
    """Cards that were looked at or shown, and are still where they were, are hidden again."""
    for card in still(g, scope_of(f).looked):
        hide(g, card)


@dataclass(frozen=True)
class Then(Effect):
    """After what stands before it, whether that was done or not."""

    effect: Effect

    def lay(self, code: list[Instruction]) -> None:
        code.extend(laid((self.effect,)))
