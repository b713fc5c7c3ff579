"""A state as bytes and back, and equality of states.

All of a state is numbers, so it is written as one row of numbers with lengths
in front of what varies. Options are not written: the open decision makes them
anew. Whoever reads checks every length, so a damaged file is refused, not
half-read.
"""
from __future__ import annotations

from struct import pack, unpack
from typing import Final

from ..errors import EngineError, TefudaError
from ..events.log import is_packed, pack_entries, unpack_entries
from ..machine.machine import ask_again
from ..loops.positions import settle
from .setup import prepare
from ..book import Book
from .state import Frame, Row, State
from .card_table import Table
from .records import (
    AbilityUse, ChoiceMade, Counters, TriggerMark, delayed_trigger_of, last_known_of, lasting_effect_of,
    pending_ability_of,
)
from ..continuous.effect_sorts import NUMBER_SORTS

# Sorts of lasting effects have numbers below this one: what is kept of them are bits.
_MOST_SORTS: Final = 28


class _Reader:
    """Takes numbers off the front and says so when they run out."""

    def __init__(self, numbers: list[int]) -> None:
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
        values = self.numbers[self.place:self.place + count]
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
    settle(g)
    out = [
        g.answer, g.done, g.turn, g.turn_player, g.first_player, g.clock, g.serial, g.random1, g.random2,
        g.losers, int(g.over), int(g.needs_rule_check),
    ]
    out.append(len(g.zones))
    for zone in g.zones:
        _put(out, zone)
    for column in (
        g.closed, g.owner, g.zone_of, g.prints, g.flags, g.damage, g.controller, g.obj, g.since, g.host, g.free,
        g.registers, g.barred, g.barring,
    ):
        _put(out, column)
    _put(out, g.result)
    out.append(len(g.stack))
    for f in g.stack:
        out.extend((f.pc, f.by, f.a, f.b, f.c))
        _put(out, f.items)
        _put(out, f.chosen)
    _put_rows(out, [it.row() for it in g.effects])
    _put_rows(out, [it.row() for it in g.delayed])
    _put_rows(out, [it.row() for it in g.pending])
    _put_rows(out, [it.row() for it in g.used])
    _put_rows(out, [it.row() for it in g.marks])
    _put_rows(out, [it.row() for it in g.counters])
    _put_rows(out, [it.row() for it in g.seen])
    for table in (g.data, g.notes):
        _put_rows(out, [(key, *row) for key, row in sorted(table.items())])
    _put_rows(out, [(obj, *known.row()) for obj, known in sorted(g.last.items())])
    return out


def encode(g: State) -> bytes:
    """The whole state with its log: how long the parts are, the numbers, the log, what it could go back to."""
    numbers = essence(g)
    log = b"".join([pack("q", len(part)) + part for part in (*g.past, pack_entries(g.log))])
    back = encode(g.back) if g.back is not None else b""
    head = pack("3q", len(numbers), len(log), len(back))
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
    """A state without the options. What it could go back to has been answered, and must keep that answer."""
    if len(raw) < 24:
        raise TefudaError("the saved game ends too early: it is truncated")
    count, log_size, back_size = unpack("3q", raw[:24])
    log_start = 24 + 8 * count
    back_start = log_start + log_size
    if min(count, log_size, back_size) < 0 or len(raw) != back_start + back_size:
        raise TefudaError("the saved game is truncated or damaged: its parts have not the lengths that it says")
    reader = _Reader(list(unpack(f"{count}q", raw[24:log_start])))
    try:
        g = _read(book, table, reader)
        if reader.place != count:
            raise TefudaError("the saved game has something after its end: it is damaged")
        parts = _read_log(raw[log_start:back_start])
        g.past = parts[:-1]
        g.log = unpack_entries(parts[-1])
        if back_size:
            g.back = _decode(book, table, raw[back_start:])
    except (IndexError, KeyError, OverflowError, TypeError, ValueError, EngineError):
        raise _misfit() from None
    return g


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


def _read(book: Book, table: Table, reader: _Reader) -> State:
    prepare(book, table)
    g = State(book, table)
    g.answer, g.done, g.turn, g.turn_player = reader.one(), reader.one(), reader.one(), reader.one()
    g.first_player, g.clock, g.serial = reader.one(), reader.one(), reader.one()
    g.random1, g.random2 = reader.one(), reader.one()
    g.losers, g.over, g.needs_rule_check = reader.one(), bool(reader.one()), bool(reader.one())
    g.zones = reader.rows()
    g.closed, g.owner, g.zone_of, g.prints = reader.many(), reader.many(), reader.many(), reader.many()
    g.flags, g.damage, g.controller, g.obj = reader.many(), reader.many(), reader.many(), reader.many()
    g.since, g.host, g.free, g.registers = reader.many(), reader.many(), reader.many(), reader.many()
    g.barred, g.barring = reader.many(), reader.many()
    g.result = tuple(reader.many())
    g.stack = [_read_frame(reader) for _ in range(reader.one())]
    g.effects = tuple([lasting_effect_of(row) for row in reader.rows()])
    for it in g.effects:
        if not 0 <= it.sort < _MOST_SORTS or (NUMBER_SORTS >> it.sort & 1 and not 0 <= it.what < len(book.attributes)):
            raise _misfit()
    g.delayed = [delayed_trigger_of(row) for row in reader.rows()]
    g.pending = [pending_ability_of(row) for row in reader.rows()]
    g.used = [AbilityUse(*row) for row in reader.rows()]
    g.marks = [TriggerMark(*row) for row in reader.rows()]
    g.counters = [Counters(*row) for row in reader.rows()]
    g.seen = [ChoiceMade(*row) for row in reader.rows()]
    g.data = {card: tuple(row) for card, *row in reader.rows()}
    g.notes = {card: tuple(row) for card, *row in reader.rows()}
    g.last = {obj: last_known_of(tuple(row)) for obj, *row in reader.rows()}
    return g


def _read_frame(reader: _Reader) -> Frame:
    pc, by = reader.one(), reader.one()
    return Frame(pc, reader.one(), reader.one(), reader.one(), tuple(reader.many()), tuple(reader.many()), by)


def same(one: State, other: State) -> bool:
    """Whether the two will go on alike, whatever brought them here."""
    if one.book is not other.book or essence(one) != essence(other):
        return False
    if one.back is None or other.back is None:
        return one.back is other.back
    return same(one.back, other.back)
