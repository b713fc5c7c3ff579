"""Numbers that follow from a declaration.

Zones, reasons, registers, attributes and the like are numbers while a game is
played and words in its log and files. Each is declared once, with its word,
and gets the next number:

    REASONS: Final = Numbering("reason")
    BY_RULE: Final = REASONS.add("rule")
    DRAW: Final = REASONS.add("draw")

so no list of words can stand in another order than the numbers.
"""
from __future__ import annotations

from .errors import EngineError


class Numbering:
    """The things of one sort, by the words that they are declared with, in the order of their numbers.

    ``before`` is the number that the sort has to stay under, where another sort goes on from there.
    """

    def __init__(self, sort: str, first: int = 0, before: int = -1) -> None:
        self.sort = sort
        self.first = first
        self.before = before
        self._words: list[str] = []
        self._read = False

    def add(self, *words: str) -> int:
        """The number of a new thing; several words are things that follow each other, and the first one's is given."""
        number = self.first + len(self._words)
        if self._read:
            raise EngineError(f"the {self.sort} {words[0]!r} is declared after the {self.sort}s were read")
        for word in words:
            if word in self._words:
                raise EngineError(f"the {self.sort} {word!r} is declared twice")
            self._words.append(word)
        if 0 <= self.before < self.first + len(self._words):
            raise EngineError(f"there is no number left for the {self.sort} {words[-1]!r}")
        return number

    def bit(self, word: str) -> int:
        """The bit of a new thing, where several of the sort go into one number."""
        return 1 << self.add(word)

    def words(self) -> tuple[str, ...]:
        """All words in the order of their numbers. Nothing can be declared any more, so nobody's list is too short."""
        self._read = True
        return tuple(self._words)

    def number(self, word: str) -> int:
        """The number of a thing that is declared."""
        if word not in self._words:
            raise EngineError(f"there is no {self.sort} {word!r}")
        return self.first + self._words.index(word)
