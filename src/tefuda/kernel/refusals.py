"""Why an action is refused: each reason is declared with the paragraph that says so, and gets its number by that."""
from __future__ import annotations

from .codes import FIRST_OWN_REASON, NOT_HERE, PICKED_ALREADY, REFUSALS, TOO_FEW_PICKED


class Refusals:
    """The paragraphs by which a game refuses actions, by reason: those of the kernel by the rules given here, its own.

    A reason of the kernel that can't be met in the game has no rule.
    """

    def __init__(self, rules: dict[str, str]) -> None:
        self.by_number: dict[int, str] = {REFUSALS.number(word): rule for word, rule in rules.items()}
        # What a choice refuses is said where the book tells how to choose.
        for reason in (PICKED_ALREADY, TOO_FEW_PICKED):
            self.by_number.setdefault(reason, self.by_number[NOT_HERE])
        self._next = FIRST_OWN_REASON

    def add(self, rule: str) -> int:
        """The number of a new reason of this game."""
        number = self._next
        self._next += 1
        self.by_number[number] = rule
        return number
