"""Why a text can't be read: how far it is right, and what could have stood there.

For that it is read once more, in every way that was tried without success too.
"""
from __future__ import annotations

from contextlib import suppress

from ..text import Text
from .errors import Unreadable
from .grammar import Grammar
from .normal import END, Normal
from .reader import Reader, Reading
from .states import Nonterminal, State, common_length

# A state that was reached: where, and where its phrase began, if nothing but text was read of it so far (or else -1).
Try = tuple[State, int, int]


class Tracer(Reader):
    """Reads a text and keeps all that it tried."""

    def __init__(self, grammar: Grammar, normal: Normal) -> None:
        super().__init__(normal)
        self.grammar = grammar
        self.tried: list[Try] = []

    def walk(self, state: State, at: int, got: tuple[Reading, ...], found: list[Reading]) -> None:
        self.follow(state, at, at, got, found)

    def follow(self, state: State, at: int, start: int, got: tuple[Reading, ...], found: list[Reading]) -> None:
        """Go on from a state of a phrase, also to where nothing can come of it."""
        text = self.text
        while True:
            self.tried.append((state, at, start))
            ends, chosen, calls, literal, _ = state.moves.get(text[at]) or state.moves_at(text[at])
            for end in ends:
                found.append((at, end, got))
            for option, then in chosen:
                if text.startswith(option, at):
                    self.follow(then, at + len(option), start, got, found)
            for callee, then in calls:
                for reading in self.parse(callee, at):
                    self.follow(then, reading[0], -1, (*got, reading), found)
            if literal is None or not text.startswith(literal[0], at):
                return
            state, at = literal[1], at + len(literal[0])

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
        if self.text[far] != END and any(it[0] == far for it in self.parse(goal, 0)):
            words[Text("終わり", "the end")] = None
        return Unreadable(self.normal.written, self.normal.places[far], [*kinds, *words])

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


def failure(grammar: Grammar, normal: Normal, goal: Nonterminal) -> Unreadable:
    """What is wrong with a text that can't be read."""
    tracer = Tracer(grammar, normal)
    tracer.readings(goal)
    return tracer.failure(goal)


def too_long(grammar: Grammar, normal: Normal, goal: Nonterminal) -> Unreadable:
    """The error for a text that is too long to be read, with the place up to which it was."""
    tracer = Tracer(grammar, normal)
    with suppress(RecursionError):
        tracer.readings(goal)
    far = max(at for _, at, _ in tracer.tried)
    return Unreadable(normal.written, normal.places[far], [Text("もっと短いテキスト", "a shorter text")])
