"""Choosing from a hidden pile, sharing out points, and naming a label: choices with rules of their own."""
from __future__ import annotations

from dataclasses import dataclass

from ..actions.damage import deal_damage_to_all
from ..choices.choose import distribute
from ..codes import NEXT, SHUFFLED
from ..continuous.lasting_effects import add_effect
from ..events.log import note
from ..events.telling import A_LABEL, tell_number
from ..state.random_numbers import shuffle as shuffle_list
from ..continuous.information import labels_information
from ..continuous.projection import has_label
from ..state.state import Frame, Row, State, call
from ..state.card_table import Table
from ..actions.card_states import look_away, peek
from .choices import Pick
from .instructions import place_of
from .player_effects import Attempt
from .nodes import Effect, Filter, Instruction, Number
from .scope import Scope, keep_done, keep_number, scope_of, still, targets_at, controller_in, object_in, source_in
from .selections import Choice, player_of
from ..continuous.effect_sorts import LABEL


@dataclass(frozen=True)
class Search(Effect):
    """A player looks at a whole pile and chooses cards of it, which are set apart; the others are shuffled.

    It is no choice in advance: what is in the pile is seen only now.
    """

    choice: Choice
    zone: int
    reason: int
    whose: int = 0

    def emit(self, code: list[Instruction]) -> None:
        code.append(Attempt(3, "search"))
        code.append(self)
        code.append(Pick(self.choice))
        code.append(SetApart(self.zone, self.whose))

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        for card in g.zones[pile_of(g, s, self.zone, self.whose)]:
            peek(g, card, self.reason, s.controller)
        return NEXT


def pile_of(g: State, s: Scope, zone: int, whose: int) -> int:
    return g.book.layout.zones[zone].first + player_of(whose, s.controller)


@dataclass(frozen=True)
class SetApart(Instruction):
    """The cards that were chosen lie on top, still the same objects; nobody can follow the others any more."""

    zone: int
    whose: int

    def run(self, g: State, f: Frame) -> int:
        place = pile_of(g, scope_of(f), self.zone, self.whose)
        chosen = still(g, f.chosen)
        others = [card for card in g.zones[place] if card not in chosen]
        shuffle_list(g, others)
        for card in others:
            look_away(g, card)
            g.serial += 1
            g.obj[card] = g.serial
        g.zones[place] = (*others, *[card for card in chosen if g.zone_of[card] == place])
        g.derived.cards_changed()
        note(g, SHUFFLED, 0, -1, place, -1, 0, 3)
        return NEXT


@dataclass(frozen=True)
class ShareOut(Effect):
    """Points of damage are shared out among "it", at least one to each; where the book has it so, in advance.

    With a procedure of the rulebook, that deals them: it gets the master, and each card with its points.
    """

    points: Number
    reason: int
    procedure: str = ""

    def emit(self, code: list[Instruction]) -> None:
        code.append(Share(self.points))
        code.append(self)

    def run(self, g: State, f: Frame) -> int:
        """Each card gets its points, if it is the same object still."""
        s = scope_of(f)
        row: list[int] = []
        for number, points in enumerate(g.result):
            card, obj = s.it[2 * number], s.it[2 * number + 1]
            if g.obj[card] == obj:
                row += (card, points)
        keep_done(f, len(row) // 2)
        if not row:
            return NEXT
        if self.procedure:
            return call(g, g.book.at[self.procedure], s.controller, 0, 0, tuple(row))
        return deal_damage_to_all(g, tuple(row), self.reason)


@dataclass(frozen=True)
class Share(Instruction):
    """The master says how many points each card gets. Without a point for each, there is nothing to share."""

    points: Number

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        aimed = targets_at(f, place_of(f))
        cards = tuple([s.it[i] for i in range(0, len(s.it), 2)])
        if aimed is not None:
            g.result = aimed[::2]
            return NEXT
        total = self.points.of(g, s)
        if total < len(cards):
            g.result = ()
            return NEXT
        return distribute(g, s.controller, total, cards)

    def targeting(self) -> bool:
        return True


def labels_of_sort(table: Table, sort: str) -> list[str]:
    """All labels of a sort that are printed on cards of the match, in an order of their own."""
    return [label for label in all_labels(table) if label.startswith(f"{sort}:")]


def all_labels(table: Table) -> list[str]:
    """The labels of every sort that are printed on cards of the match, in an order of their own."""
    return sorted({label for labels in table.labels for label in labels})


@dataclass(frozen=True)
class Declare(Effect):
    """The master names one of the labels of a sort that cards of the match have: a card name, say.

    The effect goes on to speak of it by its number.
    """

    sort: str

    def run(self, g: State, f: Frame) -> int:
        g.done = 0
        labels = labels_of_sort(g.table, self.sort)
        return call(g, g.book.at["mode"], scope_of(f).controller, len(labels)) if labels else NEXT

    def after(self, g: State, f: Frame) -> None:
        labels = labels_of_sort(g.table, self.sort)
        if labels:
            source, obj, controller = source_in(f.items), object_in(f.items), controller_in(f.items)
            tell_number(g, controller, A_LABEL, all_labels(g.table).index(labels[g.done]), source, obj)
        keep_number(f, g.done)


@dataclass(frozen=True)
class NameLabel(Declare):
    """The master names a label, and this card has it for a while, beside its own."""

    duration: int

    def after(self, g: State, f: Frame) -> None:
        s = scope_of(f)
        labels = labels_of_sort(g.table, self.sort)
        if labels and s.source >= 0 and g.obj[s.source] == s.obj:
            number = g.table.label_number[labels[g.done]]
            add_effect(g, LABEL, number, card=s.source, controller=s.controller, duration=self.duration)


@dataclass(frozen=True)
class IsDeclared(Filter):
    """The card has what was declared."""

    sort: str

    def looks(self, table: Table) -> Row:
        return labels_information(table, self.sort)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        labels = labels_of_sort(g.table, self.sort)
        return s.number < len(labels) and has_label(g, card, labels[s.number])
