"""Watching a rulebook at work: which of its paragraphs were carried out, in order."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tefuda.kernel.machine.program import Step
from tefuda.kernel.book import Book
from tefuda.kernel.state.state import Frame, State


@contextmanager
def tracing(book: Book) -> Iterator[list[str]]:
    """Collect the paragraph of each step of the book that runs in this block.

    The steps are wrapped in place, since the machine holds on to their list; it calls them through that
    list whether it is compiled or not. The nameless ends of procedures belong to no paragraph.
    """
    trace: list[str] = []
    program = book.program
    kept = list(book.steps)
    for number, step in enumerate(kept):
        if program.names[number]:
            book.steps[number] = _noting(step, program.rules[number], trace)
    try:
        yield trace
    finally:
        book.steps[:len(kept)] = kept


def _noting(step: Step, rule: str, trace: list[str]) -> Step:
    def noting(g: State, f: Frame) -> int:
        trace.append(rule)
        return step(g, f)

    return noting


def course(trace: list[str], chapters: str) -> list[str]:
    """Only the paragraphs of some chapters, and one that runs several times in a row just once."""
    own = [rule for rule in trace if rule.split("-")[0] in chapters.split()]
    return [rule for number, rule in enumerate(own) if number == 0 or own[number - 1] != rule]
