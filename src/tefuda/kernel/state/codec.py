"""A state as bytes and back, and equality of states.

All of a state is numbers, so each of its parts is written as a row of numbers, with lengths in front of what varies:
how, follows from what the part is in a state with nothing in it. What the machine has in hand is not written: the open
decision makes it anew. Whoever reads checks every length, so a damaged file is refused, not half-read.
"""
from __future__ import annotations

from struct import Struct, pack, unpack
from typing import Any, Final

from ..book import Book
from ..continuous.effect_sorts import NUMBER_SORTS
from ..errors import EngineError, TefudaError
from ..events.log import is_packed, pack_entries, unpack_entries
from ..machine.machine import ask_again
from .card_table import Table
from .records import (
    AbilityUse, ChoiceMade, Counters, DelayedTrigger, Frame, LastingEffect, LastKnown, PendingAbility, Record,
    TriggerMark, record_of,
)
from .setup import prepare
from .state import PARTS, State

# What stands in front: how many numbers there are, and the bytes of the log and of the state before a play.
_SIZES: Final = Struct("3q")
# The parts of a state whose elements are records.
_RECORDS: Final[dict[str, type[Record]]] = {
    "stack": Frame, "effects": LastingEffect, "delayed": DelayedTrigger, "pending": PendingAbility, "used": AbilityUse,
    "marks": TriggerMark, "counters": Counters, "last": LastKnown, "seen": ChoiceMade,
}
# All parts but those that are written apart.
_NUMBERS: Final = tuple([part for part in PARTS if part not in ("log", "past", "back")])
# Sorts of lasting effects have numbers below this one: what is kept of them are bits.
_MOST_SORTS: Final = 28


# -- as numbers --------------------------------------------------------------------------------------------------------


def essence(g: State) -> list[int]:
    """All numbers of a state that matter to how it goes on, without the log."""
    out: list[int] = []
    for part in _NUMBERS:
        value: Any = getattr(g, part)
        if isinstance(value, int):
            out.append(int(value))
        elif part in _RECORDS or part == "zones" or isinstance(value, dict):
            _put_rows(out, value)
        else:
            out.append(len(value))
            out.extend(value)
    return out


def _put_rows(out: list[int], elements: Any) -> None:
    """Write rows, records, or either of them by number."""
    out.append(len(elements))
    for element in sorted(elements) if isinstance(elements, dict) else elements:
        it = elements[element] if isinstance(elements, dict) else element
        row = it.row() if isinstance(it, Record) else it
        if isinstance(elements, dict):
            row = (element,) + row
        out.append(len(row))
        out.extend(row)


def same(one: State, other: State) -> bool:
    """Whether the two will go on alike, whatever brought them here."""
    if one.book is not other.book or essence(one) != essence(other):
        return False
    if one.back is None or other.back is None:
        return one.back is other.back
    return same(one.back, other.back)


# -- as bytes ----------------------------------------------------------------------------------------------------------


def encode(g: State) -> bytes:
    """The whole state with its log: how long the parts are, the numbers, the log, what it could go back to."""
    numbers = essence(g)
    packed = [pack_entries(part) for part in g.past + (tuple(g.log),)]
    log = b"".join([pack("q", len(part)) + part for part in packed])
    back = encode(g.back) if g.back is not None else b""
    head = _SIZES.pack(len(numbers), len(log), len(back))
    return head + pack(f"{len(numbers)}q", *numbers) + log + back


def decode(book: Book, table: Table, raw: bytes) -> State:
    """Read what ``encode`` wrote."""
    g = _decode(book, table, raw)
    try:
        ask_again(g)
    except (IndexError, KeyError, OverflowError, EngineError):
        raise _misfit() from None
    return g


def _misfit() -> TefudaError:
    return TefudaError("the saved game is damaged: its numbers don't fit together")


def _decode(book: Book, table: Table, raw: bytes) -> State:
    """A state without its decision. What it could go back to has been answered, and must keep that answer."""
    if len(raw) < _SIZES.size:
        raise _cut_off()
    count, log_size, back_size = _SIZES.unpack_from(raw)
    log_start = _SIZES.size + 8 * count
    back_start = log_start + log_size
    if min(count, log_size, back_size) < 0 or len(raw) != back_start + back_size:
        raise TefudaError("the saved game is truncated or damaged: its parts have not the lengths that it says")
    reader = _Reader(unpack(f"{count}q", raw[_SIZES.size:log_start]))
    try:
        prepare(book, table)
        g = State(book, table)
        for part in _NUMBERS:
            setattr(g, part, reader.part(part, getattr(g, part)))
        if reader.place != count:
            raise TefudaError("the saved game has something after its end: it is damaged")
        if any([not _is_known(it, book) for it in g.effects]):
            raise _misfit()
        parts = _read_log(raw[log_start:back_start])
        g.past = tuple([unpack_entries(part) for part in parts[:-1]])
        g.log = list(unpack_entries(parts[-1]))
        if back_size:
            g.back = _decode(book, table, raw[back_start:])
    except (IndexError, KeyError, OverflowError, TypeError, ValueError, EngineError):
        raise _misfit() from None
    return g


def _is_known(it: LastingEffect, book: Book) -> bool:
    return 0 <= it.sort < _MOST_SORTS and (not NUMBER_SORTS >> it.sort & 1 or 0 <= it.what < len(book.attributes))


def _cut_off() -> TefudaError:
    return TefudaError("the saved game ends too early: it is truncated")


def _read_log(raw: bytes) -> tuple[bytes, ...]:
    """The packed events: each part after its length."""
    parts: list[bytes] = []
    start = 0
    while start < len(raw):
        if start + 9 > len(raw):
            raise TefudaError("the saved game is damaged: its log is cut off")
        size = int(unpack("q", raw[start:start + 8])[0])
        part = raw[start + 8:start + 8 + size] if 0 < size <= len(raw) - start - 8 else b""
        if not is_packed(part):
            raise TefudaError("the saved game is damaged: its log has not the length that it says")
        parts.append(part)
        start += 8 + size
    if not parts:
        raise TefudaError("the saved game is damaged: it has no log")
    return tuple(parts)


class _Reader:
    """Takes numbers off the front and says so when they run out."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.place = 0

    def one(self) -> int:
        if self.place >= len(self.numbers):
            raise _cut_off()
        value = self.numbers[self.place]
        self.place += 1
        return value

    def row(self) -> tuple[int, ...]:
        count = self.one()
        if count < 0 or self.place + count > len(self.numbers):
            raise _cut_off()
        self.place += count
        return self.numbers[self.place - count:self.place]

    def part(self, name: str, empty: Any) -> Any:
        """A part of a state that looks so where nothing is in it."""
        if isinstance(empty, bool):
            return self.one() != 0
        if isinstance(empty, int):
            return self.one()
        kind = _RECORDS.get(name)
        if kind is None and name != "zones" and not isinstance(empty, dict):
            return type(empty)(self.row())
        rows = [self.row() for _ in range(self.one())]
        if isinstance(empty, dict):
            return {
                key: tuple(numbers) if kind is None else record_of(kind, tuple(numbers)) for key, *numbers in rows}
        return type(empty)(rows if kind is None else [record_of(kind, row) for row in rows])
