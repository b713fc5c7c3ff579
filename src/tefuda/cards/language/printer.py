"""Printing: from a tree to its normal Japanese text and to English."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Optional

from . import verbs_en
from .choosing import Chooser, fits
from .english import finished
from .errors import Unprintable
from .grammar import END_FORM, Grammar, written
from .labels import in_english
from .productions import MISSING, Pattern, Production, Rule, Word
from .template import Choice, Literal, Piece, Pieces, Slot, Verb, in_form


Values = dict[str, Any]  # what is in the slots of a production


class Printer:
    """What both languages have in common: find the production, write its pieces."""

    def __init__(self, grammar: Grammar, chooser: Chooser) -> None:
        self.grammar = grammar
        self.chooser = chooser

    def say(self, value: Any, kind: str, form: str) -> str:
        """The value as a phrase of that kind; the first production that can say it is taken."""
        reason: Optional[Unprintable] = None
        for part in self.chooser.candidates(kind, value):
            try:
                return self.part(part, value, form)
            except Unprintable as error:
                reason = reason or error
        raise reason or Unprintable(f'no production of the kind "{kind}" writes {value!r} in the form "{form}"')

    def part(self, part: Production, value: Any, form: str) -> str:
        raise NotImplementedError

    def forms(self, slot: Slot, count: int) -> list[str]:
        """The forms of several: a Japanese list changes with its last, where the sentence ends."""
        return [slot.form] * (count - 1) + [slot.last] * (count > 0)

    def several(self, values: Any, slot: Slot, kind: str, betweens: tuple[str, ...]) -> str:
        """The values with what stands between; ``betweens``: usually, between just two, before the last."""
        if not isinstance(values, tuple) or len(values) < slot.least:
            raise Unprintable(f"{values!r} is no list of at least {slot.least}")
        said = [self.say(it, kind, form) for it, form in zip(values, self.forms(slot, len(values)), strict=True)]
        if len(said) < 2:
            return "".join(said)
        usual, two, final = (*betweens, *[betweens[-1]] * 2)[:3]
        return usual.join(said[:-1]) + (two if len(said) == 2 else final) + said[-1]


class JapanesePrinter(Printer):
    """Prints the text that is normal on a card: every alternative in its first spelling."""

    def part(self, part: Production, value: Any, form: str) -> str:
        if isinstance(part, Rule):
            if not part.has_form(form):
                raise Unprintable(f'"{part!r}" has no form "{form}"')
            values = self.chooser.taken_apart(part, value)
            return "".join(
                self.slot(in_form(it, form), values[part.key(it)]) if isinstance(it, Slot) else plain(it, form)
                for it in part.ja_pieces)
        if form != END_FORM:
            raise Unprintable(f'{value!r} has no form "{form}"')
        return part.ja if isinstance(part, Word) else part.ja(value)

    def other_spellings(self, rule: Rule, value: Any, form: str) -> list[str]:
        """How the value is read too, though never printed. A spelling may lack a slot, if it is not needed here."""
        found: list[str] = []
        for it in [replace(rule, ja=ja, also=()) for ja in rule.also]:
            if fits(it, value) and it.has_form(form):
                try:
                    found.append(self.part(it, value, form))
                except Unprintable:
                    continue  # a spelling that is for other values only
        return found

    def slot(self, slot: Slot, value: Any) -> str:
        if value is MISSING:
            return ""
        slot = with_forms(slot, END_FORM)
        if slot.many:
            return self.several(value, slot, slot.kind, (self.plain(slot.texts[0]),))
        said = self.say(value, slot.kind, slot.form)
        return self.plain(slot.texts[0]) + said + self.plain(slot.texts[1]) if slot.optional else said

    def plain(self, pieces: Pieces) -> str:
        return "".join(plain(it, END_FORM) for it in pieces)


def plain(piece: Piece, form: str) -> str:
    """Text without slots: of several spellings the first."""
    if isinstance(piece, Choice):
        return "".join(written(it, form) for it in piece.options[0])
    assert not isinstance(piece, Slot), "slots don't nest"
    return written(piece, form)


def with_forms(slot: Slot, usual: str) -> Slot:
    return replace(slot, form=slot.form or usual, last=slot.last or usual)


class EnglishPrinter(Printer):
    """Prints sentences; verbs agree with who does it, nouns with how many. ``names`` are names and their English."""

    def __init__(self, grammar: Grammar, chooser: Chooser, names: Mapping[str, str]) -> None:
        super().__init__(grammar, chooser)
        self.names = names

    def text(self, value: Any, kind: str) -> str:
        """The value as finished text: capitals, articles and spaces as they should be."""
        return finished(self.say(value, kind, "base"))

    def phrase(self, value: Any, kind: str, form: str) -> str:
        """The value as it stands inside a sentence."""
        return finished(self.say(value, kind, form), sentence=False)

    def part(self, part: Production, value: Any, form: str) -> str:
        if isinstance(part, Word):
            return (part.plural or verbs_en.plural(part.en)) if form == "pl" else part.en
        if isinstance(part, Pattern):
            return part.en(in_english(value, self.names) if isinstance(value, str) else value)
        values = self.chooser.taken_apart(part, value)
        return "".join(self.piece(it, part, values, form, at) for at, it in enumerate(part.en_pieces))

    def piece(self, piece: Piece, rule: Rule, values: Values, form: str, at: int) -> str:
        if isinstance(piece, Slot):
            return self.slot(piece, rule, values, form)
        if isinstance(piece, Choice):
            option = piece.options[self.counted(piece, rule, values, form, at) == "pl"]
            return "".join(self.word(it, rule, values, form) for it in option)
        return self.word(piece, rule, values, form)

    def word(self, piece: Literal | Verb, rule: Rule, values: Values, form: str) -> str:
        if isinstance(piece, Literal):
            return piece.text
        subject = piece.hint
        if subject not in ("", "sg", "pl"):
            subject = self.number_of(rule, values, piece.hint) or "sg"
        return verbs_en.clause(piece.word, form, subject)

    def slot(self, slot: Slot, rule: Rule, values: Values, form: str) -> str:
        key = rule.key(slot)
        twin, inner = rule.slots[key], values[key]
        if inner is MISSING:
            return ""
        slot = with_forms(in_form(slot, form), "base")
        if slot.form in rule.slots:
            number = self.number_of(rule, values, slot.form) or "sg"
            slot = replace(slot, form=number, last=number)
        if twin.many:
            betweens = tuple(self.plain(it) for it in slot.texts) or (", ", " and ", ", and ")
            return self.several(inner, replace(slot, least=twin.least), twin.kind, betweens)
        said = self.say(inner, twin.kind, slot.form)
        return self.plain(slot.texts[0]) + said + self.plain(slot.texts[1]) if slot.optional else said

    def forms(self, slot: Slot, count: int) -> list[str]:
        """An English list changes after its first, which has the subject: "you may draw 1 card, then discard 1"."""
        return [slot.form] * (count > 0) + [slot.last] * (count - 1)

    def plain(self, pieces: Pieces) -> str:
        """Text around or between slots: in English nothing but text."""
        return "".join(it.text for it in pieces if isinstance(it, Literal))

    # -- one or several ---------------------------------------------------------------------------------------------

    def counted(self, choice: Choice, rule: Rule, values: Values, form: str, at: int) -> str:
        """The number that "(s)" agrees with: of the slot it names, or else of the nearest slot before it."""
        if choice.of and choice.of != "@":
            return self.number_of(rule, values, choice.of)
        for piece in reversed(rule.en_pieces[:at]) if not choice.of else ():
            number = self.number_of(rule, values, rule.key(piece)) if isinstance(piece, Slot) else ""
            if number:
                return number
        return "pl" if form == "pl" else "sg"

    def number_of(self, rule: Rule, values: Values, key: str) -> str:
        """Whether what is in a slot is one ("sg") or several ("pl"); empty if it doesn't tell."""
        slot, value = rule.slots[key], values[key]
        if value is MISSING:
            return ""
        if slot.many:
            return self.number(value[0], slot.kind) if len(value) == 1 else "pl"
        return self.number(value, slot.kind)

    def chosen(self, value: Any, kind: str) -> Optional[Production]:
        """The production that says a value."""
        for part in self.chooser.candidates(kind, value):
            try:
                self.part(part, value, "base")
            except Unprintable:
                continue
            return part
        return None

    def number(self, value: Any, kind: str) -> str:
        """Whether a phrase stands for one or several."""
        part = self.chosen(value, kind)
        if isinstance(part, Word):
            return part.number
        if isinstance(part, Pattern):
            return ("sg" if value == 1 else "pl") if isinstance(value, int) else ""
        if part is None or part.number in ("sg", "pl"):
            return part.number if part else ""
        if part.number or part.node is None:
            key = part.number or next(iter(part.slots))
            return self.number_of(part, self.chooser.taken_apart(part, value), key)
        return ""
