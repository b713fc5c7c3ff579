"""Menus: moments at which a player may do one of several things. One predicate says what is legal there, and why not.

The legal actions of a menu are the candidates that its predicate lets through, in the order in which the book has them;
doing nothing is the last of them. Why an action is not among them is what the same predicate says of it.
"""
from __future__ import annotations

from ..abilities.activation import at_menu
from ..codes import FINE, LOOPING, NOT_NOW, TAKEN_BACK, first_of, kind_of, second_of
from ..loops.loops import not_again
from ..state.state import NOTHING, Row, State


class Menu:
    """What a player may do at such a moment. A book has a subclass for each of its menus.

    An action names up to two things. What speaks against it is asked in two parts, ``why_not`` and ``why_not_with``:
    where the first one alone is refused, nobody has to ask for all that could go with it. What both parts need, such as
    how much a player can pay, is found once, as a field of the menu.
    """

    __slots__ = ("actions", "g", "nothing", "options", "places", "player")

    def __init__(self, g: State, player: int, actions: Row, nothing: int) -> None:
        self.g = g
        self.player = player
        # The actions of this menu, and the one of doing nothing; below 0 where something has to be done.
        self.actions = actions
        self.nothing = nothing
        # By which places a position is known again (see ``kernel.loops.loops``): all of them, where none is named.
        self.places: Row = NOTHING
        self.options: list[int] = []

    # What each menu says for itself.

    def offer(self) -> None:
        """Go through the candidates by ``add`` and ``add_uses``, in the order of the book."""

    def why_not(self, kind: int, first: int) -> int:
        """What speaks against an action whatever else it names, as a refusal, or 0."""
        return FINE

    def seconds(self, kind: int, first: int) -> list[int]:
        """What can be named beside the first by an action that names two things: what the next one lets through."""
        return []

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        """What speaks against naming the second beside a first against which nothing speaks."""
        return FINE

    def not_of_this(self, kind: int) -> int:
        """Why an action is none of this menu."""
        return NOT_NOW

    # The list, and the refusal.

    def legal(self) -> list[int]:
        """The legal actions; doing nothing is the last."""
        self.offer()
        if self.nothing >= 0:
            self.options.append(self.nothing)
        return not_again(self.g, self.options, self.places)

    def add(self, kinds: Row, firsts: Row) -> None:
        """Go through actions of some kinds, by the first thing that they name."""
        if kinds:
            for first in firsts:
                self.add_one(kinds, first)

    def add_one(self, kinds: Row, first: int) -> None:
        """Go through actions of some kinds that name a certain thing first."""
        for kind in kinds:
            if self.why_not(kind, first):
                continue
            code = kind | first << 8
            if not self.g.book.names_two[kind]:
                self.options.append(code)
                continue
            for second in self.seconds(kind, first):
                self.options.append(code | second << 24)

    def add_pair(self, kind: int, first: int, second: int) -> None:
        """A candidate that names two things, of which nothing speaks against the first."""
        if not self.why_not_with(kind, first, second):
            self.options.append(kind | first << 8 | second << 24)

    def add_uses(self, kind: int, menu: int) -> None:
        """Go through the abilities that are there for this moment."""
        if self.g.table.abilities:
            for card, index in at_menu(self.g, self.player, menu):
                self.add_pair(kind, card, index)

    def refusal(self, code: int) -> int:
        """Why the action is not legal, or 0 if it is."""
        kind = kind_of(code)
        if code == self.nothing:
            return FINE
        if kind not in self.actions:
            return self.not_of_this(kind)
        why = self.why_not(kind, first_of(code))
        if not why and self.g.book.names_two[kind]:
            why = self.why_not_with(kind, first_of(code), second_of(code))
        if why:
            return why
        if not not_again(self.g, [code], self.places):
            return LOOPING
        return TAKEN_BACK if code in self.g.barred else FINE
