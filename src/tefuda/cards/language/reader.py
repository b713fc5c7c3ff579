"""Reading: from a Japanese text to its tree, by trying every way that the grammar allows.

All readings are found, so that a text with two meanings is noticed. What a kind can be at a place is found once and
remembered. Nodes are only made for readings that reach the end.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .normal import END, Normal
from .states import Build, Nonterminal, State

# A reading of a part: where it ends, how its value is made, and the readings of its slots.
Reading = tuple[int, Build, tuple[Any, ...]]
# By node: the nodes in whose place it is read.
Rather = Mapping[type[Any], tuple[type[Any], ...]]
_NEITHER: Final[Rather] = {}


class Reader:
    """Reads one text. ``rather`` are nodes that are meant, each where a phrase could be read as another one too."""

    def __init__(self, normal: Normal, rather: Rather = _NEITHER) -> None:
        self.normal = normal
        self.rather = rather
        self.text = normal.text
        # By place: what each nonterminal can be there, as far as it was tried.
        self.known: list[dict[int, list[Reading]]] = [{} for _ in self.text]

    def readings(self, goal: Nonterminal) -> list[Reading]:
        """All readings of the whole text."""
        goal.prepare()
        end = len(self.text) - len(END)
        return [it for it in self.parse(goal, 0) if it[0] == end]

    def parse(self, goal: Nonterminal, at: int) -> list[Reading]:
        """What the nonterminal can be at this place."""
        found = self.known[at].get(goal.index)
        if found is None:
            found = []
            self.walk(goal.root, at, (), found)
            if goal.regex is not None:
                self.match(goal, at, found)
            if len(found) > 1:
                found = distinct(found, self.rather)
            self.known[at][goal.index] = found
        return found

    def walk(self, state: State, at: int, got: tuple[Reading, ...], found: list[Reading]) -> None:
        """Go on from a state in every possible way; ``got`` are the readings of the slots so far."""
        text = self.text
        while True:
            ends, chosen, calls, literal, _ = state.moves.get(text[at]) or state.moves_at(text[at])
            for end in ends:
                found.append((at, end, got))
            for option, then in chosen:
                if text.startswith(option, at):
                    self.walk(then, at + len(option), got, found)
            if calls:
                known = self.known[at]
                for callee, then in calls:
                    readings = known.get(callee.index)
                    for reading in self.parse(callee, at) if readings is None else readings:
                        after = reading[0]
                        moves = then.moves.get(text[after]) or then.moves_at(text[after])
                        # Most of the time it ends here, one way or the other.
                        if moves[4]:
                            self.walk(then, after, (*got, reading), found)
                        else:
                            for end in moves[0]:
                                found.append((after, end, (*got, reading)))
            if literal is None or not text.startswith(literal[0], at):
                return
            state, at = literal[1], at + len(literal[0])

    def match(self, goal: Nonterminal, at: int, found: list[Reading]) -> None:
        """Text of a pattern, unless it is a word with a meaning of its own."""
        assert goal.regex is not None
        match = goal.regex.match(self.text, at)
        if match is not None and all(it[0] != match.end() for it in found):
            value = goal.read(self.normal.slice(at, match.end()))
            found.append((match.end(), lambda _: value, ()))


def build(reading: Reading) -> Any:
    """The tree of a reading."""
    return reading[1]([build(it) for it in reading[2]])


def distinct(found: list[Reading], rather: Rather) -> list[Reading]:
    """Readings that end at the same place and mean the same are one: a spelling may be listed twice.

    Of those that don't, one may be meant rather than another.
    """
    if len({it[0] for it in found}) == len(found):
        return found
    kept: list[tuple[int, Any]] = []
    readings = []
    for reading in found:
        meaning = (reading[0], build(reading))
        if meaning not in kept:
            kept.append(meaning)
            readings.append(reading)
    if not rather or len(kept) < 2:
        return readings
    outdone = {(end, it) for end, meant in kept for it in rather.get(type(meant), ())}
    return [reading for reading, (end, meant) in zip(readings, kept) if (end, type(meant)) not in outdone]
