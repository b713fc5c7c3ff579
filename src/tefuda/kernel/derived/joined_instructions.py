"""Instructions that are carried out in one go as long as nothing comes in between.

An effect is laid out in small instructions, so that it can be gone on with after any of them. Most of the time nobody
is asked and nothing is looked at between saying which cards are meant, doing something to them and remembering what
was done. So the table of a match has the same rows once more, in which the first of such instructions does what the
others do too and goes on behind them. The others stay in their places, for when something does come in between.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..codes import CALL, DOING, NEXT
from ..state.layout import Layout
from ..state.state import NOTHING, Frame, Row, State
from ..state.card_table import ANY_EVENT
from ..abilities.choices import Bind, Picked, tell_picked
from ..abilities.player_effects import Attempt, Look
from ..abilities.applying import Applied, Apply, those_affected
from ..abilities.instructions import Paid
from ..abilities.nodes import CardEffect, Instruction, Selection
from ..abilities.ordering import InOrder
from ..abilities.scope import Scope, keep_done, pairs, renewed, scope_of, still
from ..abilities.selections import NO_PLAYER, This
from .derived import derived


# In place of a scope that nobody looks at.
_NOBODYS: Final = Scope(-1, 0, 0)


@dataclass(frozen=True)
class Joined(Instruction):
    """``Apply`` and ``Applied``, and ``Paid`` where it follows; the first of them is so many instructions ahead.

    The order of several cards may have to be asked for before it.
    """

    act: CardEffect
    ahead: int
    paid: bool
    in_order: bool
    plain: bool

    def carry_out(self, g: State, f: Frame, s: Optional[Scope], cards: Row) -> int:
        """Do the act to the cards, which are "it"."""
        d = derived(g)
        f.b += self.ahead
        affects = f.a >= 0 and (d.bars or g.table.some_unaffected)
        if s is None:
            s = scope_of(f) if affects or not self.plain else _NOBODYS
        if affects:
            cards = tuple(those_affected(g, s, list(cards)))
        g.done = 0
        if cards:
            step = self.act.apply(g, f, s, cards)
            if step == CALL or g.machine.interrupt_due:
                return step
            states = g.table.states
            # Between two instructions, as in ``resolve_on``.
            if states and (states == ANY_EVENT or g.needs_rule_check):
                g.table.trigger_lookup.wait_for_states(g)
        chosen = f.chosen
        f.chosen = renewed(g, chosen)
        done = g.done
        if f.items[4] != done:
            keep_done(f, done)
        f.b += 1
        if self.paid:
            f.b += 1
            if done <= 0 or 2 * done < len(chosen):
                keep_done(f, -1)
                f.b = len(g.table.costs[-1 - f.a])
        return NEXT


@dataclass(frozen=True)
class DoToIt(Joined):
    """In place of ``Apply``."""

    def run(self, g: State, f: Frame) -> int:
        return self.carry_out(g, f, None, tuple(still(g, f.chosen)))


@dataclass(frozen=True)
class DoToAll(Joined):
    """In place of ``Bind``: cards that are named are "it", and the act is done to them."""

    which: Selection

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        cards = self.which.find(g, s)
        count = len(cards)
        f.chosen = (cards[0], g.obj[cards[0]]) if count == 1 else pairs(g, cards)
        if count > 1 and self.in_order:
            return NEXT
        s.it = f.chosen
        return self.carry_out(g, f, s, tuple(cards))


@dataclass(frozen=True)
class DoToThis(Joined):
    """In place of ``Bind`` where what is named is this card, wherever it is."""

    def run(self, g: State, f: Frame) -> int:
        card, obj = f.items[0], f.items[1]
        if card < 0 or g.obj[card] != obj:
            f.chosen = NOTHING
            return self.carry_out(g, f, None, NOTHING)
        f.chosen = (card, obj)
        return self.carry_out(g, f, None, (card,))


@dataclass(frozen=True)
class DoToPicked(Joined):
    """In place of ``Picked``: cards that were chosen are "it", and the act is done to them."""

    who: int

    def run(self, g: State, f: Frame) -> int:
        cards = g.result
        if self.who != NO_PLAYER and f.a >= 0:
            tell_picked(g, f, self.who)
        count = len(cards)
        if count == 1:
            f.chosen = (cards[0], g.obj[cards[0]])
        else:
            f.chosen = pairs(g, list(cards)) if cards else NOTHING
        if count != f.items[4]:
            keep_done(f, count)
        if count > 1 and self.in_order:
            return NEXT
        return self.carry_out(g, f, None, cards)


@dataclass(frozen=True)
class LookAtOnce(Instruction):
    """In place of ``Attempt``: where nothing can happen instead, the cards are looked at right away."""

    attempt: Attempt
    look: Look

    def run(self, g: State, f: Frame) -> int:
        if g.table.replaces >> DOING & 1:
            return self.attempt.run(g, f)
        g.done = 1
        f.b += 2
        return self.look.run(g, f)


def joined(code: list[Instruction], layout: Layout) -> list[Instruction]:
    """A row of instructions in which some do in one go what those that follow them do."""
    return [_joined_at(code, place, layout) for place in range(len(code))]


def _joined_at(code: list[Instruction], place: int, layout: Layout) -> Instruction:
    instruction = code[place]
    if isinstance(instruction, Attempt):
        look = code[place + 2] if place + 2 < len(code) else None
        return LookAtOnce(instruction, look) if isinstance(look, Look) else instruction
    if type(instruction) not in (Apply, Bind, Picked):
        return instruction
    ahead = _apply_ahead(code, place)
    if ahead is None:
        return instruction
    apply = code[place + ahead]
    assert isinstance(apply, Apply)
    paid = place + ahead + 2 < len(code) and isinstance(code[place + ahead + 2], Paid)
    order = code[place + 1]
    in_order = ahead > 1 and isinstance(order, InOrder) and layout.zones[order.zone].arranged
    plain = apply.act.is_plain()
    if isinstance(instruction, Bind):
        if isinstance(instruction.which, This) and instruction.which.zone < 0:
            return DoToThis(apply.act, ahead, paid, in_order, plain)
        return DoToAll(apply.act, ahead, paid, in_order, plain, instruction.which)
    if isinstance(instruction, Picked):
        return instruction if instruction.too else DoToPicked(
            apply.act, ahead, paid, in_order, plain, instruction.who)
    return DoToIt(apply.act, ahead, paid, False, plain)


def _apply_ahead(code: list[Instruction], place: int) -> Optional[int]:
    """How far ahead the act is done, with nothing but the order of the cards in between."""
    there = place
    if not isinstance(code[place], Apply):
        there += 1
        if there < len(code) and isinstance(code[there], InOrder):
            there += 2
    if there + 1 < len(code) and isinstance(code[there], Apply) and isinstance(code[there + 1], Applied):
        return there - place
    return None
