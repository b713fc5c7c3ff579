"""A language of card texts: the productions of all games and those of one, with everything that is made from them."""
from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from . import patterns, productions
from .choosing import Chooser
from .explain import Part, explain
from .errors import Ambiguous, Unreadable
from .failing import failure, too_long
from .generator import Generator
from .grammar import END_FORM, Grammar
from .normal import Normal, Spelling, normalise
from .printer import EnglishPrinter, JapanesePrinter
from .productions import Kind, Production, Rule, Word
from .reader import Rather, Reader, build
from .reference import reference
from .states import Nonterminal
from .template import Slot, parse, slots


class Language:
    """Reads the texts of a game, prints them in both languages, makes up new ones and explains itself."""

    def __init__(
        self,
        game: str,
        parts: Iterable[Production],
        kinds: Iterable[Kind] = (),
        spelling: Spelling | None = None,
        start: str = "ability",
        between: str = r"(\n|)",
        option: str = "option",
        costs: tuple[str, ...] = ("payment",),
        rather: Rather | None = None,
    ) -> None:
        """``start`` is the kind of one ability; ``between`` the template of what stands between two; ``option`` the
        kind of one effect of several to pick from; ``costs`` the kinds of one cost; ``rather`` the nodes that are meant
        where a phrase could be read as another node too."""
        self.game = game
        self.start = start
        self.option = option
        self.costs = costs
        self._between = between
        self._rather: Rather = rather or {}
        self.own_parts = tuple(parts)
        self.parts = [*patterns.PATTERNS, *self.own_parts]
        self.kinds = {kind.name: kind for kind in (*patterns.KINDS, *kinds)}
        self._spelling = spelling or Spelling()

    @cached_property
    def grammar(self) -> Grammar:
        return Grammar(self.parts, self.kinds, self._spelling)

    @cached_property
    def _chooser(self) -> Chooser:
        return Chooser(self.grammar)

    @cached_property
    def _japanese(self) -> JapanesePrinter:
        return JapanesePrinter(self.grammar, self._chooser)

    def _english(self, names: Mapping[str, str] | None) -> EnglishPrinter:
        return EnglishPrinter(self.grammar, self._chooser, names or {})

    @cached_property
    def _generator(self) -> Generator:
        return Generator(self.grammar)

    @cached_property
    def _text(self) -> Slot:
        return slots(parse(f"{{all:{self.start}*{self._between}}}"))[0]

    def check(self) -> None:
        """Complain about everything that is wrong with the productions."""
        productions.check(self.parts)
        self.grammar.check()
        self._chooser.check()

    def read(self, text: str) -> tuple[Any, ...]:
        """The abilities of a text; ``Unreadable`` tells where it can't be read, and what could have stood there."""
        if not text.strip():
            return ()
        goal = self.grammar.listing(self._text)
        try:
            return tuple(self._tree(normalise(text, self._spelling), goal))
        except Unreadable as problem:
            return self._read_loosely(text, goal, problem)
        except RecursionError:
            raise too_long(self.grammar, normalise(text, self._spelling), goal) from None

    def _read_loosely(self, text: str, goal: Nonterminal, problem: Unreadable) -> tuple[Any, ...]:
        """The abilities of a text with words that are not the usual ones; else what is wrong with it as written."""
        if not self._spelling.words:
            raise problem
        try:
            return tuple(self._tree(normalise(text, self._spelling, loose=True), goal))
        except Unreadable:
            raise problem from None

    def read_as(self, kind: str, text: str, form: str = END_FORM) -> Any:
        """The tree of a phrase of some kind."""
        return self._tree(normalise(text, self._spelling), self.grammar.nonterminal(kind, form))

    def _tree(self, normal: Normal, goal: Nonterminal) -> Any:
        """The tree of a whole text, which has to have just one reading."""
        whole = Reader(normal, self._rather).readings(goal)
        if not whole:
            raise failure(self.grammar, normal, goal)
        if len(whole) > 1:
            raise Ambiguous(normal.written, [build(it) for it in whole])
        return build(whole[0])

    def print_ja(self, abilities: Iterable[Any]) -> str:
        """The normal Japanese text of abilities, one a line."""
        return "\n".join(self._japanese.say(it, self.start, END_FORM) for it in abilities)

    def print_en(self, abilities: Iterable[Any], names: Mapping[str, str] | None = None) -> str:
        """The English text of abilities, one a line. ``names`` gives names in the texts their English, by value."""
        printer = self._english(names)
        return "\n".join(printer.text(it, self.start) for it in abilities)

    def phrase_ja(self, kind: str, tree: Any, form: str = END_FORM) -> str:
        """The Japanese phrase for a tree of some kind."""
        return self._japanese.say(tree, kind, form)

    def other_spellings(self, part: Production, tree: Any, form: str = END_FORM) -> list[str]:
        """How else a production may write a tree."""
        if isinstance(part, Word):
            return list(part.also)
        return self._japanese.other_spellings(part, tree, form) if isinstance(part, Rule) else []

    def phrase_en(self, kind: str, tree: Any, form: str = "base", names: Mapping[str, str] | None = None) -> str:
        """The English phrase for a tree of some kind, as it stands inside a sentence."""
        return self._english(names).phrase(tree, kind, form)

    def explain(self, ability: Any) -> list[Part]:
        """The parts of an ability with their productions, each before its own parts."""
        return self.explain_as(self.start, ability)

    def explain_as(self, kind: str, tree: Any, form: str = END_FORM) -> list[Part]:
        """The parts of a tree of some kind, written in some form, each before its own parts."""
        return list(explain(self._japanese, tree, kind, form))

    def generate(self, rng: random.Random, kind: str = "", depth: int = 6, form: str = END_FORM) -> Any:
        """A random tree of some kind (an ability), nested at most about that deep."""
        return self._generator.tree(kind or self.start, rng, depth, form)

    def generate_with(self, part: Production, rng: random.Random, depth: int = 4, form: str = END_FORM) -> Any:
        """A random tree that a given production can write."""
        return self._generator.from_part(part, rng, depth, form)

    def reference(self) -> str:
        """All productions by kind, as Markdown."""
        return reference(self.parts, self.kinds)
