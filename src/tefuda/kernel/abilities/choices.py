"""Saying which cards: those that a text names, and those that a player chooses."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..choices.choose import choose, choose_both, find
from ..codes import BEING_CHOSEN, BEING_CHOSEN_AT_ALL, NEXT, SHOWN
from ..continuous.prohibitions import forbidden, is_barred
from ..events.telling import tell_chosen
from ..state.random_numbers import shuffle as shuffle_list
from ..visibility.sight import sees
from ..costs.shared_costs import Demand, spend, without
from ..state.state import Frame, State
from .instructions import place_of
from .nodes import EITHER, CardEffect, Effect, Instruction, Selection
from .scope import Scope, controller_in, keep_done, object_in, pairs, scope_of, source_in, still, targets_at
from .selections import NO_PLAYER, Cards, Choice, Top, player_of
from .spoken_of import This
from ..derived.derived import derived


def _may_find(g: State, card: int, player: int) -> bool:
    """Who searches a hidden zone looks at it; what a card is that lies face-down in an open one, nobody can tell."""
    return not g.book.up_mask[g.zone_of[card]] >> player & 1 or bool(sees(g, card) >> player & 1)


@dataclass(frozen=True)
class Bind(Instruction):
    """From now on these are "it"."""

    which: Selection
    act: Optional[CardEffect] = None

    def run(self, g: State, f: Frame) -> int:
        f.chosen = pairs(g, self.which.find(g, scope_of(f)))
        return NEXT

    def demand(self, g: State, s: Scope) -> Optional[Demand]:
        return demanded(g, s, self.which, self.act)

    def demands(self) -> bool:
        return True

    def targeting(self) -> bool:
        return True


@dataclass(frozen=True)
class Pick(Instruction):
    """A player chooses. What was chosen is "it", perhaps beside what is so already. Of cards that others can't see,
    nobody has to find any.

    What was chosen in advance is looked at again: only what still could be chosen counts.
    """

    choice: Choice
    in_advance: bool = False
    act: Optional[CardEffect] = None
    too: bool = False

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        aimed = targets_at(f, place_of(f)) if self.in_advance else None
        if aimed is not None:
            g.result = tuple([
                card for card in still(g, aimed) if self.choice.cards.holds(g, s, card) and choosable(g, s, card)])
            return NEXT
        if f.a < 0:
            return self._pay(g, f, s)
        choice = self.choice
        cards = self.offered(g, s)
        most = choice.most.of(g, s)
        if choice.at_random:
            shuffle_list(g, cards)
            g.result = tuple(cards[:max(0, most)])
            return NEXT
        if choice.who == EITHER:
            return choose_both(g, choice.needed(g, s), most, tuple(cards), choice.cards.hidden(g, s))
        player = player_of(choice.who, s.controller)
        if choice.cards.hidden(g, s):
            return find(g, player, most, tuple([card for card in cards if _may_find(g, card, player)]))
        needed = most if choice.least is None else choice.least.of(g, s)
        return choose(g, player, needed, most, tuple(cards))

    def after(self, g: State, f: Frame) -> None:
        who = self.choice.chooser()
        if who != NO_PLAYER and f.a >= 0 and targets_at(f, place_of(f)) is None:
            tell_picked(g, f, who)
        chosen = pairs(g, list(g.result))
        f.chosen = (*f.chosen, *chosen) if self.too else chosen
        keep_done(f, len(g.result))

    def _pay(self, g: State, f: Frame, s: Scope) -> int:
        """Paying is no effect: what effects can't choose can be paid with, and whoever pays has to find the cards.

        A card that is being played does not pay for itself, and none pays where a later cost can't do without it.
        """
        choice = self.choice
        cards = doable(g, s, choice, self.act)
        needed = choice.needed(g, s)
        most = needed if choice.least is None else choice.most.of(g, s)
        player = player_of(choice.who, s.controller)
        later = self._later(g, f, s)
        if s.source >= 0 and g.flags[s.source] & SHOWN:
            cards = [card for card in cards if card != s.source]
        if later:
            kept = [card for demand in later if demand.certain for card in demand.cards]
            cards = [card for card in cards if card not in kept]
            if any([card in demand.cards for demand in later for card in cards]):
                if needed == most:
                    return spend(g, player, needed, tuple(cards), later)
                cards = list(without(cards, later))
        return choose(g, player, needed, most, tuple(cards))

    def _later(self, g: State, f: Frame, s: Scope) -> list[Demand]:
        """What costs behind this one take, of cards that it might take too."""
        found: list[Demand] = []
        number = -1 - f.a
        for place in g.table.demanding[number][place_of(f) + 1]:
            other = g.table.costs[number][place]
            demand = other.demand(g, s) if self.vies_with(other) else None
            if demand is not None:
                found.append(demand)
        return found

    def vies_with(self, other: Instruction) -> bool:
        """Whether no card can be taken for this and, later, for that too: a card that is only turned can."""
        return other.leaves_there() or not self.leaves_there()

    def leaves_there(self) -> bool:
        return self.act is not None and self.act.leaves_there()

    def demand(self, g: State, s: Scope) -> Optional[Demand]:
        return demanded(g, s, self.choice, self.act)

    def demands(self) -> bool:
        return True

    def targeting(self) -> bool:
        return self.in_advance

    def offered(self, g: State, s: Scope) -> list[int]:
        """What can be chosen now."""
        cards = self.choice.cards.find(g, s)
        if g.book.bars_choices or is_barred(g, BEING_CHOSEN) or is_barred(g, BEING_CHOSEN_AT_ALL):
            return [card for card in cards if choosable(g, s, card)]
        return cards

    def short(self, g: State, s: Scope) -> bool:
        """Whether everybody can see that there is less to choose from than has to be chosen."""
        if self.choice.hidden(g, s):
            return False
        return len(self.offered(g, s)) < self.choice.needed(g, s)


def doable(g: State, s: Scope, which: Selection, act: Optional[CardEffect]) -> list[int]:
    """The cards among some to which something can be done, as a cost."""
    cards = which.find(g, s)
    if act is None or act.is_sure(g):
        return cards
    return [card for card in cards if act.possible(g, s, card)]


def demanded(g: State, s: Scope, which: Selection, act: Optional[CardEffect]) -> Optional[Demand]:
    """What it takes to do something to cards, as a cost: how many, and of which.

    What is said of this card by name can be done to it twice (shown, then moved).
    """
    cards = tuple(doable(g, s, which, act))
    if isinstance(which, Choice):
        return Demand(which.needed(g, s), cards)
    if isinstance(which, This):
        return Demand(1, cards, True)
    if isinstance(which, Cards) and g.book.pays_together:
        return None
    return Demand(which.count.of(g, s) if isinstance(which, Top) else 1, cards)


def choosable(g: State, s: Scope, card: int) -> bool:
    """Whether nothing keeps the card from being chosen by this effect."""
    if g.book.bars_choices and not g.book.may_choose(g, s.source, card):
        return False
    return is_open_to(g, s, card, BEING_CHOSEN_AT_ALL, BEING_CHOSEN)


def is_open_to(g: State, s: Scope, card: int, by_any: int, by_others: int) -> bool:
    """Whether this effect may do something to the card that may be forbidden to any effect, or to those of others."""
    d = derived(g)
    if not d.bars and not g.table.always:
        return True
    if (d.bars or g.table.barred[by_any]) and forbidden(g, by_any, -1, card):
        return False
    if g.controller[card] == s.controller or not (d.bars or g.table.barred[by_others]):
        return True
    return not forbidden(g, by_others, -1, card)


def tell_picked(g: State, f: Frame, who: int) -> None:
    """Write down which cards were chosen just now for the effect in the frame."""
    source, obj, controller = source_in(f.items), object_in(f.items), controller_in(f.items)
    if who != EITHER:
        tell_chosen(g, player_of(who, controller), g.result, source, obj)
        return
    for player in (g.turn_player, 1 - g.turn_player):
        tell_chosen(g, player, tuple([card for card in g.result if g.controller[card] == player]), source, obj)


@dataclass(frozen=True)
class Choose(Effect):
    """A player chooses cards; what follows speaks of them, perhaps together with those that were chosen before.

    Where the rulebook has it so, such a choice is made as the ability is played (see ``kernel.choices.targeting``).
    """

    choice: Choice
    too: bool = False

    def emit(self, code: list[Instruction]) -> None:
        code.append(Pick(self.choice, True, too=self.too))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return not Pick(self.choice).short(g, s)

    def hidden(self, g: State, s: Scope) -> bool:
        return self.choice.hidden(g, s)


@dataclass(frozen=True)
class ChooseEach(Effect):
    """A player chooses some of these cards and some of those; what follows speaks of all of them."""

    choices: tuple[Choice, ...]

    def emit(self, code: list[Instruction]) -> None:
        for number, choice in enumerate(self.choices):
            code.append(Pick(choice, True, too=number > 0))
