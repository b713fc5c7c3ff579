"""The productions of one language by kind and form, and the nonterminals made from them."""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..suggest import did_you_mean
from . import verbs_ja
from .errors import GrammarError
from .normal import Spelling
from .productions import MISSING, Kind, Pattern, Production, Rule, Word
from .states import Build, Nonterminal, Step
from .template import OWN, Choice, Literal, Pieces, Slot, Verb, in_form, slots

END_FORM: Final = "end"
# Where one thing follows another, "して" says what "し" says; it is never printed.
STEM_FORM: Final = "stem"
TE_FORM: Final = "te"


class Grammar:
    """All productions of a language by kind, and its nonterminals."""

    def __init__(self, parts: Sequence[Production], kinds: Mapping[str, Kind], spelling: Spelling) -> None:
        self.kinds = kinds
        self.spelling = spelling
        self.by_kind: dict[str, list[Production]] = {}
        for part in parts:
            self.by_kind.setdefault(part.kind, []).append(part)
        self._made: dict[tuple[object, ...], Nonterminal] = {}
        self._path: list[Nonterminal] = []

    def productions(self, kind: str) -> list[Production]:
        found = self.by_kind.get(kind)
        if found is None:
            raise GrammarError(f'no production has the kind "{kind}"{did_you_mean(kind, self.by_kind)}')
        return found

    def in_form(self, kind: str, form: str) -> list[Production]:
        """The productions of a kind that have a form."""
        found = self.productions(kind)
        if form == END_FORM:
            return found
        return [it for it in found if isinstance(it, Rule) and it.has_form(form)]

    def nonterminal(self, kind: str, form: str = END_FORM) -> Nonterminal:
        """A kind in a form."""
        def fill(new: Nonterminal) -> None:
            for part in self.in_form(kind, form):
                self._add(new, part, form)
            if form == STEM_FORM:
                new.add((self.nonterminal(kind, TE_FORM),), _first)
        return self._once((kind, form), kind if form == END_FORM else f"{kind}@{form}", kind, fill)

    def listing(self, slot: Slot) -> Nonterminal:
        """The nonterminal of a list: its last part, or a part and the rest of the list."""
        form, last = slot.form or END_FORM, slot.last or END_FORM

        def fill(new: Nonterminal) -> None:
            if slot.least == 0:
                new.add((), tuple)
            if slot.least <= 1:
                new.add((self.nonterminal(slot.kind, last),), tuple)
            rest = self._listing(slot, max(slot.least - 1, 1))
            new.add((self.nonterminal(slot.kind, form), *self._steps(slot.texts[0], END_FORM), rest), _with_rest)
        return self._once(("*", slot.kind, form, last, slot.least, slot.texts[0]), f"{slot.kind}*", slot.kind, fill)

    def _listing(self, slot: Slot, least: int) -> Nonterminal:
        return self.listing(Slot(slot.field, slot.kind, slot.form, slot.last, True, least, False, slot.texts))

    def optional(self, slot: Slot) -> Nonterminal:
        """The nonterminal of a slot that may be left out together with the text around it."""
        form = slot.form or END_FORM

        def fill(new: Nonterminal) -> None:
            before, after = (self._steps(it, END_FORM) for it in slot.texts)
            new.add((*before, self.nonterminal(slot.kind, form), *after), _first)
            new.add((), _missing)
        described = "" if slot.texts[0] else slot.kind
        return self._once(("?", slot.kind, form, slot.texts), f"{slot.kind}?", described, fill)

    def _once(
        self, key: tuple[object, ...], name: str, kind: str, fill: Callable[[Nonterminal], None],
    ) -> Nonterminal:
        if key not in self._made:
            self._made[key] = Nonterminal(len(self._made), name, kind, fill, self._path)
        return self._made[key]

    def _add(self, new: Nonterminal, part: Production, form: str) -> None:
        if isinstance(part, Word):
            for spelling in part.spellings:
                new.add((self._folded(spelling),), _constant(part.value))
        elif isinstance(part, Pattern):
            new.match(part.regex, part.first, part.read)
        else:
            for pieces in part.spellings:
                new.add(self._steps(pieces, form), builder(part, pieces))

    def _folded(self, text: str) -> str:
        """Literal text as it stands in a normal text: without spaces."""
        return re.sub(r"[^\S\n]+", "", self.spelling.fold(text))

    def _steps(self, pieces: Pieces, form: str) -> list[Step]:
        steps: list[Step] = []
        for piece in pieces:
            if isinstance(piece, Slot):
                steps.append(self._call(in_form(piece, form)))
            elif isinstance(piece, Choice):
                steps.append(tuple(dict.fromkeys(
                    "".join(self._folded(written(it, form)) for it in option) for option in piece.options)))
            else:
                steps.append(self._folded(written(piece, form)))
        return steps

    def _call(self, slot: Slot) -> Nonterminal:
        if slot.many:
            return self.listing(slot)
        if slot.optional:
            return self.optional(slot)
        return self.nonterminal(slot.kind, slot.form or END_FORM)

    def roots(self) -> set[int]:
        """The states in which nonterminals begin, by identity."""
        return {id(made.root) for made in self._made.values()}

    def check(self) -> None:
        """Make every nonterminal, so that what is wrong shows at once and not while reading."""
        for kind in self.by_kind:
            self.nonterminal(kind)
        done = 0
        while done < len(self._made):
            for made in list(self._made.values())[done:]:
                made.prepare()
                done += 1
        self._check_forms()
        self._check_words()

    def _check_words(self) -> None:
        for kind, parts in self.by_kind.items():
            meant: dict[str, Word] = {}
            for word in (it for it in parts if isinstance(it, Word)):
                for spelling in word.spellings:
                    other = meant.setdefault(self._folded(spelling), word)
                    if other.value != word.value:
                        raise GrammarError(f"{spelling} ({kind}) is both {other.value!r} and {word.value!r}")

    def _check_forms(self) -> None:
        for parts in self.by_kind.values():
            for rule in parts:
                for slot in slots(rule.ja_pieces) if isinstance(rule, Rule) else ():
                    for form in {slot.form, slot.last} - {"", OWN}:
                        if not self.in_form(slot.kind, form):
                            raise GrammarError(f'{rule!r}: nothing of the kind "{slot.kind}" has the form "{form}"')


def written(piece: Literal | Verb, form: str) -> str:
    """A literal as it is; a verb in the form."""
    return piece.text if isinstance(piece, Literal) else verbs_ja.inflect(piece.word, form, piece.hint)


def builder(rule: Rule, pieces: Pieces) -> Build:
    """Makes the node from the values of the slots, in the order of this spelling."""
    its = slots(pieces)
    return lambda values: rule.build(its, values)


def _constant(value: Any) -> Build:
    return lambda values: value


def _first(values: list[Any]) -> Any:
    return values[0]


def _missing(values: list[Any]) -> Any:
    return MISSING


def _with_rest(values: list[Any]) -> tuple[Any, ...]:
    return (values[0], *values[1])
