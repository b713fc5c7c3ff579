"""A state as bytes and back, and equality of states.

All of a state is numbers, so it is written as one row of numbers with lengths
in front of what varies. Options are not written: the open decision makes them
anew. Whoever reads checks every length, so a damaged file is refused, not
half-read.
"""
from __future__ import annotations

from array import array

from .errors import TefudaError
from .machine import ask_again
from .state import Book, Frame, Row, State, Table


class _Reader:
    """Takes numbers off the front and says so when they run out."""

    def __init__(self, numbers: array[int]) -> None:
        self.numbers = numbers
        self.place = 0

    def one(self) -> int:
        if self.place >= len(self.numbers):
            raise TefudaError("the saved game ends too early: it is truncated")
        value = self.numbers[self.place]
        self.place += 1
        return value

    def many(self) -> list[int]:
        count = self.one()
        if count < 0 or self.place + count > len(self.numbers):
            raise TefudaError("the saved game ends too early: it is truncated")
        values = self.numbers[self.place:self.place + count].tolist()
        self.place += count
        return values

    def rows(self) -> list[Row]:
        return [tuple(self.many()) for _ in range(self.one())]


def _put(out: list[int], values: list[int] | Row) -> None:
    out.append(len(values))
    out.extend(values)


def _put_rows(out: list[int], rows: list[Row]) -> None:
    out.append(len(rows))
    for row in rows:
        _put(out, row)


def essence(g: State) -> list[int]:
    """All numbers of a state that matter to how it goes on, without the log."""
    out = [
        g.answer, g.done, g.turn, g.turn_player, g.first_player, g.clock, g.serial, g.random1, g.random2,
        g.losers, int(g.over), int(g.dirty),
    ]
    out.append(len(g.zones))
    for zone in g.zones:
        _put(out, zone)
    for column in (
        g.closed, g.owner, g.zone_of, g.prints, g.flags, g.damage, g.master, g.obj, g.since, g.host, g.free,
        g.registers, g.barred, g.barring,
    ):
        _put(out, column)
    _put(out, g.result)
    out.append(len(g.stack))
    for f in g.stack:
        out.extend((f.pc, f.by, f.a, f.b, f.c))
        _put(out, f.items)
        _put(out, f.chosen)
    for rows in (g.effects, g.triggers, g.waiting, g.seen):
        _put_rows(out, rows)
    for table in (g.data, g.notes, g.last):
        _put_rows(out, [(key, *row) for key, row in sorted(table.items())])
    return out


def encode(g: State) -> bytes:
    """The whole state, with its log; also what it could go back to."""
    out = essence(g)
    log: list[int] = []
    for part in g.past:
        log.extend(part)
    log.extend(g.log)
    _put(out, log)
    if g.back is None:
        out.append(0)
        return array("q", out).tobytes()
    out.append(1)
    return array("q", out).tobytes() + encode(g.back)


def decode(book: Book, table: Table, raw: bytes) -> State:
    """Read what ``encode`` wrote."""
    numbers = array("q")
    if len(raw) % numbers.itemsize:
        raise TefudaError("the saved game ends in the middle of a number: it is truncated")
    numbers.frombytes(raw)
    reader = _Reader(numbers)
    g = _read(book, table, reader)
    if reader.place != len(numbers):
        raise TefudaError("the saved game has something after its end: it is damaged")
    ask_again(g)
    return g


def _read(book: Book, table: Table, reader: _Reader) -> State:
    g = State(book, table)
    g.answer, g.done, g.turn, g.turn_player = reader.one(), reader.one(), reader.one(), reader.one()
    g.first_player, g.clock, g.serial = reader.one(), reader.one(), reader.one()
    g.random1, g.random2 = reader.one(), reader.one()
    g.losers, g.over, g.dirty = reader.one(), bool(reader.one()), bool(reader.one())
    g.zones = [reader.many() for _ in range(reader.one())]
    g.closed, g.owner, g.zone_of, g.prints = reader.many(), reader.many(), reader.many(), reader.many()
    g.flags, g.damage, g.master, g.obj = reader.many(), reader.many(), reader.many(), reader.many()
    g.since, g.host, g.free, g.registers = reader.many(), reader.many(), reader.many(), reader.many()
    g.barred, g.barring = reader.many(), reader.many()
    g.result = tuple(reader.many())
    g.stack = [_read_frame(reader) for _ in range(reader.one())]
    g.effects, g.triggers, g.waiting, g.seen = reader.rows(), reader.rows(), reader.rows(), reader.rows()
    g.data = {row[0]: row[1:] for row in reader.rows()}
    g.notes = {row[0]: row[1:] for row in reader.rows()}
    g.last = {row[0]: row[1:] for row in reader.rows()}
    log = reader.many()
    g.past, g.log = (array("i", log),), []
    if reader.one():
        g.back = _read(book, table, reader)
    return g


def _read_frame(reader: _Reader) -> Frame:
    pc, by = reader.one(), reader.one()
    return Frame(pc, reader.one(), reader.one(), reader.one(), tuple(reader.many()), tuple(reader.many()), by)


def same(one: State, other: State) -> bool:
    """Whether the two will go on alike, whatever brought them here."""
    return one.book is other.book and essence(one) == essence(other)
