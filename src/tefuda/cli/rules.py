"""``tefuda rules``: how much of each rulebook is built and proven, and what a paragraph means."""
from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Final

from ..rulebooks.paragraphs import KINDS, Paragraph
from ..rulebooks.rulebook import NAMES, Rulebook, rulebook
from .columns import columns
from .numbering import above, below, chapter
from .options import Say, Subparsers, add_lang
from .proof import Proof, read_proof


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("rules", help="what is built and proven of the rulebooks; what a paragraph means")
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game, by its chapters")
    parser.add_argument("number", nargs="?", metavar="NUMBER", help="a paragraph of it")
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    say = Say("rules", args.lang)
    if args.number:
        lines = _paragraph(rulebook(args.game), args.number, say)
    elif args.game:
        lines = _chapters(rulebook(args.game), say)
    else:
        lines = _games(say)
    print("\n".join(lines))
    return 0


_BUILT: Final = ("paragraphs", *KINDS, "meaning")
_PROVEN: Final = ("executed", "asserted", "of")


def _count(paragraphs: Iterable[Paragraph], proof: Proof | None) -> list[int]:
    """The numbers of a line. What is of no kind that a game could show (``none``) needs no assertion."""
    listed = list(paragraphs)
    kinds = [it.kind for it in listed]
    built = [len(listed), *(kinds.count(kind) for kind in KINDS), sum(bool(it.meaning) for it in listed)]
    if proof is None:
        return built
    return [
        *built, sum(it.number in proof.executed for it in listed), sum(it.number in proof.asserted for it in listed),
        len(listed) - kinds.count("none"),
    ]


def _table(first: str, counted: list[tuple[str, list[int]]], say: Say) -> list[str]:
    """The numbers line by line, and in words what they can't tell here: without proofs there are fewer of them."""
    total = [sum(numbers) for numbers in zip(*(numbers for _, numbers in counted))]
    heads = [say(word) for word in (*_BUILT, *_PROVEN)][:len(total)]
    rows = [(first, *heads), *((name, *numbers) for name, numbers in counted), (say("total"), *total)]
    unproven = [say("no_proofs")] if len(total) == len(_BUILT) else []
    return columns(rows, range(1, len(rows[0]))) + unproven


def _games(say: Say) -> list[str]:
    counted = [
        (name, _count(rulebook(name).paragraphs.values(), read_proof(name))) for name in NAMES
    ]
    return _table(say("game"), counted, say)


def _chapters(book: Rulebook, say: Say) -> list[str]:
    proof = read_proof(book.name)
    chapters: dict[str, list[Paragraph]] = {}
    for number, paragraph in book.paragraphs.items():
        chapters.setdefault(chapter(number), []).append(paragraph)
    counted = [(name, _count(listed, proof)) for name, listed in chapters.items()]
    return [book.title(say.lang), *_table(say("chapter"), counted, say)]


def _paragraph(book: Rulebook, number: str, say: Say) -> list[str]:
    paragraph = book.paragraph(number)
    proof = read_proof(book.name)
    ran = f", {say('ran')}" if proof is not None and number in proof.executed else ""
    lines = [f"{book.title(say.lang)} {number} ({say(paragraph.kind)}{ran})",
             f"  {paragraph.meaning or say('no_meaning')}"]
    lines += _part(say("steps"), _steps(book, number)) + _part(say("cited"), _citations(book, number))
    lines += _tests(number, proof, say)
    for word, near in (("above", above(number, book.paragraphs)), ("below", below(number, book.paragraphs))):
        lines += _part(say(word), [_short(book.paragraphs[it]) for it in near])
    return lines


def _tests(number: str, proof: Proof | None, say: Say) -> list[str]:
    if proof is None:
        return [say("no_proofs")]
    tests = proof.asserted.get(number, [])
    return _part(say("tests"), tests) if tests else [say("no_tests")]


def _part(head: str, lines: list[str]) -> list[str]:
    return [head, *(f"  {line}" for line in lines)] if lines else []


def _short(paragraph: Paragraph) -> str:
    return f"{paragraph.number} ({paragraph.kind}) {paragraph.meaning}".rstrip()


def _steps(book: Rulebook, number: str) -> list[str]:
    """The functions that carry the paragraph out. The end of a procedure has its paragraph but no name."""
    program = book.book.program
    return [
        f"{step.__module__}.{step.__name__}"
        for step, rule, name in zip(program.steps, program.rules, program.names) if name and rule == number
    ]


def _citations(book: Rulebook, number: str) -> list[str]:
    """What else in the game rests on the paragraph: a principle of the kernel, a zone, an action, a refusal."""
    it = book.book
    found = [f"principle: {name}" for name, rule in it.cites.items() if rule == number]
    found += [f"zone: {zone.name}" for zone in it.layout.zones if zone.rule == number]
    found += [f"action: {verb.word}" for verb in it.verbs.values() if verb.rule == number]
    refused = book.words.get("refusals", number, "en")
    return found + [f"refusal: {refused}" for rule in sorted(set(it.refusals.values())) if rule == number]
