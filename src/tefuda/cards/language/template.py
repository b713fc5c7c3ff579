r"""The little language in which productions are written, the same for Japanese and English.

    {field:kind}              a slot: something of that kind, kept in that field
    {field.inner:kind}        something kept in a field of the node in that field; the production names the node
    {field:kind@form}         … in a form of its verb (or its number); @* is the form asked of this production itself
    {field:kind?、}           an optional slot and what follows it; {field:kind?（_）} with the slot in the middle
    {field:kind*、}           one or more, with what stands between; *0 and *2 for at least none, at least two
    {field:kind@stem,**、}    … all but the last in the first form, the last in the second
    {field:one}…{field:two*}  several slots for one field: each has a part of it, in order
    <引く> <切る/5> <見る/1>  a verb that takes the form asked for; with its class where the ending doesn't tell it
    [を]                      Japanese: may stand there, is never printed
    (a|b)                     Japanese: the first is printed, all are read
    card(s) (is|are)          English: the first for one, the second for several; (s:field) names what is counted
    <draw:who>                English: the verb agrees with that slot; <draw:sg> with one, <draw:pl> with several
    a(n)                      English: "a" or "an", by what follows
    \n                        a new line
    \[                        the sign itself; wide brackets （［＜｛ need no backslash in Japanese
"""
from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Union

from .errors import GrammarError

OWN: Final = "*"  # the form that is asked of the production itself
ARTICLE: Final = "\x01"  # stands for "a" or "an" until the next word is known


@dataclass(frozen=True)
class Literal:
    text: str


@dataclass(frozen=True)
class Verb:
    """A word that takes a form. ``hint`` is its class in Japanese, and the slot it agrees with in English."""

    word: str
    hint: str


@dataclass(frozen=True)
class Choice:
    """Several spellings of which the first is printed (Japanese), or one thing and several (English)."""

    options: tuple[tuple[Union[Literal, Verb], ...], ...]
    of: str


@dataclass(frozen=True)
class Slot:
    """A place for a subtree. ``texts`` stands around an optional one, or between several."""

    field: str
    kind: str
    form: str
    last: str  # the form of the last of several
    many: bool
    least: int
    optional: bool
    texts: tuple[Pieces, ...]


Piece = Union[Literal, Verb, Choice, Slot]
Pieces = tuple[Piece, ...]

_SLOT: Final = re.compile(
    r"(?P<field>[a-z_]\w*(?:\.[a-z_]\w*)*)(?::(?P<kind>[a-z][\w-]*))?"
    r"(?:@(?P<form>\*|[a-z][\w.-]*)(?:,(?P<last>\*|[a-z][\w-]*))?)?"
    r"(?:(?P<many>\*)(?P<least>\d?)|(?P<optional>\?))?")


_PLAIN: Final = re.compile(r"[^\\{}<>()\[\]|:a_]*")  # signs that never mean anything to a template


class _Parser:
    def __init__(self, text: str, english: bool) -> None:
        self.text = text
        self.english = english
        self.at = 0

    def fail(self, why: str) -> GrammarError:
        return GrammarError(f"template {self.text!r}, column {self.at + 1}: {why}")

    def pieces(self, stop: str) -> Pieces:
        """The pieces up to one of these signs; the sign itself is left for the caller."""
        found: list[Piece] = []
        while self.at < len(self.text) and self.text[self.at] not in stop:
            piece = self.piece()
            if isinstance(piece, Literal) and found and isinstance(found[-1], Literal):
                found[-1] = Literal(found[-1].text + piece.text)
            else:
                found.append(piece)
        return tuple(found)

    def piece(self) -> Piece:
        char = self.take()
        if char == "\\":
            sign = self.take()
            return Literal("\n" if sign == "n" else sign)
        if char == "{":
            return self.slot()
        if char == "<":
            return self.verb()
        if char == "[" and not self.english:
            return Choice(((), self.words(self.until("]"))), "")
        if char == "(":
            return self.choice()
        if char in "}>)|" or (char == "]" and not self.english):
            raise self.fail(f'"{char}" closes nothing (write "\\{char}" for the sign itself)')
        if self.english and char == "a" and self.text.startswith("(n)", self.at):
            self.at += 3
            return Literal(ARTICLE)
        run = _PLAIN.match(self.text, self.at)
        assert run is not None
        self.at = run.end()
        return Literal(char + run[0])

    def take(self) -> str:
        if self.at >= len(self.text):
            raise self.fail("it ends too early")
        self.at += 1
        return self.text[self.at - 1]

    def until(self, end: str) -> Pieces:
        pieces = self.pieces(end)
        self.close(end)
        return pieces

    def close(self, end: str) -> None:
        if self.text[self.at:self.at + 1] != end:
            raise self.fail(f'"{end}" is missing')
        self.at += 1

    def words(self, pieces: Pieces) -> tuple[Union[Literal, Verb], ...]:
        found: list[Union[Literal, Verb]] = []
        for piece in pieces:
            if isinstance(piece, (Slot, Choice)):
                raise self.fail("only text and verbs may stand in a choice")
            found.append(piece)
        return tuple(found)

    def choice(self) -> Choice:
        stop = "|):" if self.english else "|)"
        options = [self.words(self.pieces(stop))]
        while self.text[self.at:self.at + 1] == "|":
            self.at += 1
            options.append(self.words(self.pieces(stop)))
        of = ""
        if self.text[self.at:self.at + 1] == ":":
            end = self.text.find(")", self.at)
            of, self.at = self.text[self.at + 1:end], end
        self.close(")")
        if self.english and len(options) == 1:
            options.insert(0, ())
        if len(options) < 2 or (self.english and len(options) != 2):
            raise self.fail('a choice is written "(a|b)"')
        return Choice(tuple(options), of)

    def verb(self) -> Verb:
        end = self.text.find(">", self.at)
        if end < 0:
            raise self.fail('">" is missing')
        word, _, hint = self.text[self.at:end].partition(":" if self.english else "/")
        self.at = end + 1
        return Verb(word, hint)

    def slot(self) -> Slot:
        match = _SLOT.match(self.text, self.at)
        if match is None:
            raise self.fail('a slot is written "{field:kind}"')
        self.at = match.end()
        many, optional = bool(match["many"]), bool(match["optional"])
        texts: tuple[Pieces, ...] = ()
        if many:
            parts = [self.pieces("|}")]
            while self.text[self.at:self.at + 1] == "|":
                self.at += 1
                parts.append(self.pieces("|}"))
            texts = tuple(parts)
        elif optional:
            texts = _around(self.pieces("}"))
        self.close("}")
        form = match["form"] or ""
        return Slot(
            match["field"], match["kind"] or "", form, match["last"] or form, many, int(match["least"] or 1), optional,
            texts)


def _around(pieces: Pieces) -> tuple[Pieces, Pieces]:
    """What stands before and after the "_" of an optional slot; without one, everything follows the slot."""
    for index, piece in enumerate(pieces):
        if isinstance(piece, Literal) and "_" in piece.text:
            before, after = piece.text.split("_", 1)
            head = (*pieces[:index], Literal(before)) if before else pieces[:index]
            return head, ((Literal(after), *pieces[index + 1:]) if after else pieces[index + 1:])
    return (), pieces


@cache
def parse(text: str, english: bool = False) -> Pieces:
    """The pieces of a template."""
    return _Parser(text, english).pieces("")


def slots(pieces: Pieces) -> tuple[Slot, ...]:
    return tuple(piece for piece in pieces if isinstance(piece, Slot))


def verbs(pieces: Pieces) -> tuple[Verb, ...]:
    words = [it for piece in pieces if isinstance(piece, Choice) for option in piece.options for it in option]
    return tuple(it for it in (*pieces, *words) if isinstance(it, Verb))


def inflects(pieces: Pieces) -> bool:
    """Whether the form that is asked for makes a difference."""
    return bool(verbs(pieces)) or any(OWN in (slot.form, slot.last) for slot in slots(pieces))


def in_form(slot: Slot, form: str) -> Slot:
    """The slot with the form of its production put in for "*"."""
    if OWN not in (slot.form, slot.last):
        return slot
    return replace(
        slot, form=form if slot.form == OWN else slot.form, last=form if slot.last == OWN else slot.last)
