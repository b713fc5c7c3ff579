"""The actions of a game: each is declared with its word, what it names and its rule, and gets its number by that."""
from __future__ import annotations

from typing import Final

from .codes import ACTIONS, FIRST_OWN_ACTION, LAST_ACTION
from .errors import EngineError

# What those actions name that every game has.
_NAMED: Final[dict[str, tuple[str, ...]]] = {"pick": ("card",), "number": ("number",), "place": ("place",)}


class Verb:
    """A kind of action: its word in the notation, what it names, and by which rule it is done."""

    def __init__(self, word: str, operands: tuple[str, ...], rule: str) -> None:
        self.word = word
        self.operands = operands
        self.rule = rule


class Verbs:
    """All actions of a game by number: those of the kernel that it has, by the rules given here, then its own.

    Several actions may have one word, if they are done by different rules.
    """

    def __init__(self, rules: dict[str, str]) -> None:
        self.by_number: dict[int, Verb] = {}
        for word, rule in rules.items():
            self.by_number[ACTIONS.number(word)] = Verb(word, _NAMED.get(word, ()), rule)
        self._next = FIRST_OWN_ACTION

    def add(self, word: str, operands: tuple[str, ...], rule: str) -> int:
        """The number of a new action of this game."""
        number = self._next
        if number > LAST_ACTION:
            raise EngineError(f"there is no number left for the action {word!r}")
        self._next += 1
        self.by_number[number] = Verb(word, operands, rule)
        return number
