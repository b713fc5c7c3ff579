"""What is done to cards by an effect. Every one of them is a change of the kernel or a procedure of the rulebook."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import DECLARED, FACE_DOWN, MOVED, NEXT, REST, RESTED, STOOD
from ..continuous.lasting_effects import FOR_GAME, add_effect
from ..continuous.projection import has_label, keeps
from ..events.log import note, trigger_declared
from ..state.state import Frame, Row, State, call
from .nodes import OPPONENT, OWNER, YOU, CardEffect, Number, Quality, Selection, told
from .qualities import GainsLabel
from .scope import Scope, keep_looked, still
from ..continuous.effect_sorts import ADD, DOWN_TO, LABEL, PART
from ..actions.move import move_all, move_home
from ..actions.damage import deal_damage_to_all, recover_damage_of_all
from ..events.proposed import OVER
from ..actions.turn import rest_all, reveal, stand_all, turn_all
from ..continuous.prohibitions import forbidden
from ..state.random_numbers import shuffle as shuffle_list
from ..actions.one_by_one import move_singly
from .selections import player_of
from ..derived.derived import derived


@dataclass(frozen=True)
class MoveTo(CardEffect):
    """Put the cards into a zone: of their owners, or of a player; on top or at the bottom, upright or rested.

    They may be shown to everybody before that, or go there in an order that chance makes.
    """

    zone: int
    reason: int
    whose: int = OWNER
    bottom: bool = False
    flags: int = 0
    shown: bool = False
    at_random: bool = False

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        zone = g.book.layout.zones[self.zone]
        cards = g.book.along(g, cards)
        if self.shown:
            for card in cards:
                reveal(g, card, self.reason)
        if self.at_random:
            order = list(cards)
            shuffle_list(g, order)
            cards = tuple(order)
        home = self.whose == OWNER
        flags = zone.states(self.flags) if self.flags else 0
        place = zone.first if home else zone.first + player_of(self.whose, s.controller)
        if len(cards) > 1 and self._singly(g, cards[0]):
            return move_singly(g, cards, place, self.reason, flags, self.bottom, home)
        if home:
            return move_home(g, cards, place, self.reason, flags, self.bottom)
        return move_all(g, cards, place, self.reason, flags, self.bottom)

    def _singly(self, g: State, card: int) -> bool:
        """Whether cards leave the zone of this one for another zone only one after the other."""
        here = g.book.layout.kind[g.zone_of[card]]
        return here != self.zone and g.book.layout.zones[here].singly

    def possible(self, g: State, s: Scope, card: int) -> bool:
        return not ((derived(g).bars or g.table.bars_moves) and forbidden(g, MOVED, self.reason, card))

    def is_sure(self, g: State) -> bool:
        return not (derived(g).bars or g.table.bars_moves)

    def puts(self) -> int:
        return -1 if self.at_random else self.zone


@dataclass(frozen=True)
class Rest(CardEffect):
    """Turn the cards sideways."""

    reason: int

    def leaves_there(self) -> bool:
        return True

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return rest_all(g, tuple([card for card in cards if restable(g, card)]), self.reason)

    def possible(self, g: State, s: Scope, card: int) -> bool:
        return restable(g, card) and not g.flags[card] & REST and not forbidden(g, RESTED, self.reason, card)


def restable(g: State, card: int) -> bool:
    """Whether cards have such a state at all where the card is."""
    return g.book.layout.zone(g.zone_of[card]).restable


@dataclass(frozen=True)
class Stand(CardEffect):
    """Turn the cards upright."""

    reason: int

    def leaves_there(self) -> bool:
        return True

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return stand_all(g, cards, self.reason)

    def possible(self, g: State, s: Scope, card: int) -> bool:
        return bool(g.flags[card] & REST) and not forbidden(g, STOOD, self.reason, card)


@dataclass(frozen=True)
class TurnOver(CardEffect):
    """Show the other printed face of the cards."""

    reason: int

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return turn_all(g, cards, OVER, self.reason)

    def possible(self, g: State, s: Scope, card: int) -> bool:
        return g.table.other_face[g.prints[card]] >= 0


@dataclass(frozen=True)
class TurnFace(CardEffect):
    """Lay the cards face-down or face-up."""

    down: bool
    reason: int

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return turn_all(g, cards, int(self.down), self.reason)

    def possible(self, g: State, s: Scope, card: int) -> bool:
        return bool(g.flags[card] & FACE_DOWN) != self.down


@dataclass(frozen=True)
class Show(CardEffect):
    """Show the cards to everybody. They are hidden again when the effect is over, or where they go next."""

    reason: int

    def leaves_there(self) -> bool:
        return True

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        for card in cards:
            reveal(g, card, self.reason)
        looked = still(g, s.looked)
        keep_looked(g, f, [*looked, *[card for card in cards if card not in looked]])
        g.done = len(cards)
        return NEXT


@dataclass(frozen=True)
class DealDamage(CardEffect):
    """Deal damage to the cards."""

    points: Number
    reason: int

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        points = self.points.of(g, s)
        row: list[int] = []
        for card in cards:
            row.append(card)
            row.append(points)
        return deal_damage_to_all(g, tuple(row), self.reason)


@dataclass(frozen=True)
class Recover(CardEffect):
    """Take damage off the cards."""

    points: Number
    reason: int

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return recover_damage_of_all(g, cards, self.points.of(g, s), self.reason)


@dataclass(frozen=True)
class Lasts(CardEffect):
    """Something is so of the cards for a while. Numbers are computed now."""

    quality: Quality
    duration: int = FOR_GAME

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        number = self.quality.number()
        g.done = 0
        if not told(g, s, number):
            return NEXT
        amount = 0 if number is None else number.of(g, s)
        for card in cards:
            add_effects_to(g, self.quality, card, s.controller, amount, self.duration)
        g.done = len(cards)
        return NEXT


def add_effects_to(g: State, quality: Quality, card: int, controller: int, amount: int, duration: int) -> None:
    """Let a quality of a card begin. Abilities may wait for a number of it getting less."""
    sort, what = quality.sort(), quality.what(g)
    add_effect(g, sort, what, reason=quality.reason(), card=card, controller=controller, value=amount,
        duration=duration,
        bound=quality.bound())
    lessens = sort == PART or (sort in (ADD, DOWN_TO) and amount < 0)
    if lessens and g.book.lessening >= 0 and not keeps(g, card, what, controller):
        trigger_declared(g, g.book.lessening, card, what)


@dataclass(frozen=True)
class LastTogether(CardEffect):
    """Several things are so of the cards for the same while."""

    qualities: tuple[Quality, ...]
    duration: int = FOR_GAME

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        done = 0
        for quality in self.qualities:
            Lasts(quality, self.duration).apply(g, f, s, cards)
            done = max(done, g.done)
        g.done = done
        return NEXT


@dataclass(frozen=True)
class CardProcedure(CardEffect):
    """Let the cards go through a procedure of the rulebook: being broken, destroyed, put into play.

    The procedure gets the master of the effect, a number and the cards.
    """

    procedure: str
    number: Number
    whose: int = YOU

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        g.done = 0
        if not cards:
            return NEXT
        player = 1 - s.controller if self.whose == OPPONENT else s.controller
        return call(g, g.book.at[self.procedure], player, self.number.of(g, s), 0, cards)


@dataclass(frozen=True)
class CardProcedureWith(CardEffect):
    """Let the cards go through a procedure of the rulebook together with others: those they are put under, say.

    The procedure gets the master of the effect, how many the cards are, and these and then the others.
    """

    procedure: str
    others: Selection

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return self.apply_with(g, s, cards, tuple(self.others.find(g, s)))

    def apply_with(self, g: State, s: Scope, cards: Row, others: Row) -> int:
        """Go through the procedure where it is known already which the other cards are."""
        g.done = 0
        if not cards or not others:
            return NEXT
        return call(g, g.book.at[self.procedure], s.controller, len(cards), 0, (*cards, *others))


@dataclass(frozen=True)
class Tie(CardEffect):
    """Two cards have a label for a while, each as long as the other stays; it is declared of those that had it not."""

    quality: GainsLabel
    reason: int
    duration: int = FOR_GAME

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        g.done = 0
        if len(cards) != 2:
            return NEXT
        new = [card for card in cards if not has_label(g, card, self.quality.label)]
        for card, other in (cards, cards[::-1]):
            add_effect(g, LABEL, self.quality.what(g), card=card, controller=s.controller, value=g.obj[other],
                duration=self.duration)
        for card in new:
            note(g, DECLARED, self.reason, card, g.zone_of[card], g.prints[card], g.obj[card], 3)
        g.done = 2
        return NEXT
