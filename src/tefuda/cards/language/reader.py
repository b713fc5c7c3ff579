"""Reading: from a Japanese text to its tree, by trying every way that the grammar allows.

All readings are found, so that a text with two meanings is noticed. What a kind can be at a place is found once and
remembered. Nodes are only made for readings that reach the end.
"""
from __future__ import annotations

from typing import Any

from ..text import Text
from .errors import Ambiguous, Unreadable
from .grammar import Grammar
from .normal import END, Normal, normalise
from .states import Build, Nonterminal, State, common_length

# A reading of a part: where it ends, how its value is made, and the readings of its slots.
Reading = tuple[int, Build, tuple[Any, ...]]
# A state that was reached: where, and where its phrase began, if nothing but text was read of it so far (or else -1).
Try = tuple[State, int, int]


class Reader:
    """Reads one text. What it tried is kept, to tell what could have stood where it failed."""

    def __init__(self, grammar: Grammar, written: str, loose: bool = False) -> None:
        self.grammar = grammar
        self.normal: Normal = normalise(written, grammar.spelling, loose)
        self.text = self.normal.text
        self.known: dict[tuple[int, int], list[Reading]] = {}
        self.tried: list[Try] = []

    def read(self, goal: Nonterminal) -> Any:
        """The tree of the whole text."""
        goal.prepare()
        end = len(self.text) - len(END)
        whole = [it for it in self.parse(goal, 0) if it[0] == end]
        if not whole:
            raise self.failure(goal)
        if len(whole) > 1:
            raise Ambiguous(self.normal.written, [build(it) for it in whole])
        return build(whole[0])

    def parse(self, goal: Nonterminal, at: int) -> list[Reading]:
        """What the nonterminal can be at this place."""
        key = (goal.index, at)
        found = self.known.get(key)
        if found is None:
            found = []
            self.walk(goal.root, at, at, (), found)
            if goal.regex is not None:
                self.match(goal, at, found)
            if len(found) > 1:
                found = distinct(found)
            self.known[key] = found
        return found

    def walk(self, state: State, at: int, start: int, got: tuple[Reading, ...], found: list[Reading]) -> None:
        """Go on from a state in every possible way; ``got`` are the readings of the slots so far."""
        text = self.text
        while True:
            self.tried.append((state, at, start))
            char = text[at]
            for end in state.ends:
                found.append((at, end, got))
            if state.choices:
                for options, then in state.choices.items():
                    for option in options:
                        if text.startswith(option, at):
                            self.walk(then, at + len(option), start, got, found)
            if state.calls:
                ways = state.ways.get(char)
                for callee, then in state.calls_at(char) if ways is None else ways:
                    for reading in self.parse(callee, at):
                        self.walk(then, reading[0], -1, (*got, reading), found)
            literal = state.literals.get(char)
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

    # -- why not ----------------------------------------------------------------------------------------------------

    def failure(self, goal: Nonterminal) -> Unreadable:
        """What is wrong: the furthest place that was reached, and what could have stood there."""
        far = max(self.reached(it) for it in self.tried)
        kinds, words = dict[Text, None](), dict[Text, None]()
        roots = self.grammar.roots() - {id(goal.root)}
        for state, at, _ in self.tried:
            if at <= far:
                words.update(dict.fromkeys(self.words(state, at, far) if at < far or id(state) not in roots else ()))
            if at == far and id(state) not in roots:
                self.hope(state, kinds, words)
        if self.text[far] != END and any(it[0] == far for it in self.known[(goal.index, 0)]):
            words[Text("終わり", "the end")] = None
        return Unreadable(self.normal.written, self.normal.places[far], [*kinds, *words])

    def too_long(self) -> Unreadable:
        """The same for a text of which no end is in sight."""
        far = max(at for _, at, _ in self.tried)
        return Unreadable(self.normal.written, self.normal.places[far], [Text("もっと短いテキスト", "a shorter text")])

    def reached(self, tried: Try) -> int:
        """How far the text is right. One character at the beginning of a phrase is right by chance."""
        state, at, start = tried
        place = max([at, *(at + common_length(it, self.text[at:]) for it in state.texts())])
        return start if place - start < 2 else place

    def words(self, state: State, at: int, far: int) -> list[Text]:
        """The literals of a state that are right up to the furthest place, and what is left of them."""
        done = far - at
        return [Text(f"「{it[done:]}」", f'"{it[done:]}"') for it in state.texts()
                if len(it) > done and self.text.startswith(it[:done], at)]

    def hope(self, state: State, kinds: dict[Text, None], words: dict[Text, None]) -> None:
        """Gather the phrases that could follow. A kind with a description stands for all that it can begin with."""
        for callee, _ in state.calls.values():
            kind = self.grammar.kinds.get(callee.kind)
            if kind is not None:
                kinds[Text(kind.ja, kind.en)] = None
            else:
                words.update(dict.fromkeys(self.words(callee.root, 0, 0)))
                self.hope(callee.root, kinds, words)


def build(reading: Reading) -> Any:
    """The tree of a reading."""
    return reading[1]([build(it) for it in reading[2]])


def distinct(found: list[Reading]) -> list[Reading]:
    """Readings that end at the same place and mean the same are one: a spelling may be listed twice."""
    if len({it[0] for it in found}) == len(found):
        return found
    kept: list[tuple[int, Any]] = []
    readings = []
    for reading in found:
        meaning = (reading[0], build(reading))
        if meaning not in kept:
            kept.append(meaning)
            readings.append(reading)
    return readings
