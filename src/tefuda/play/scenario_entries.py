"""Lists of cards in a scenario: ``DS1-007 rest, 4 of DS1-002, 10``; they lay out a zone and say what is in one."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..cards.table import Print
from ..kernel.errors import TefudaError
from ..kernel.state.state import State
from .match import Match
from .scenario_cursor import Cursor
from .scenario_names import Names

_NOTHING: Final = r"nothing|none|empty|なし"
_OTHER_FACE: Final = r"other face|back|awakened|覚醒|裏面"
_NEW: Final = r"new|this turn|このターン"
_WANTS: Final = "a state, a comma and another card, or the end of the line"


@dataclass
class Entry:
    """Some equal cards. Without numbers it is any card; what is not said of a card is usual, or not looked at."""

    count: int = 1
    numbers: tuple[str, ...] = ()
    on: int = 0
    off: int = 0
    other_face: bool = False
    new: bool = False
    damage: int | None = None
    host: tuple[str, ...] = ()

    def fits(self, g: State, match: Match, card: int) -> bool:
        """Whether a card on the table is such a card."""
        flags = g.flags[card]
        if g.prints[card] < 0 or flags & self.on != self.on or flags & self.off:
            return False
        printed = match.printed(g.prints[card])
        if self.numbers and printed.card.number not in self.numbers:
            return False
        return self.damage in (None, g.damage[card]) and self._face_fits(printed) and self._host_fits(g, match, card)

    def _face_fits(self, printed: Print) -> bool:
        return not self.other_face or printed.face_index > 0

    def _host_fits(self, g: State, match: Match, card: int) -> bool:
        if not self.host:
            return True
        return g.host[card] >= 0 and match.printed(g.prints[g.host[card]]).card.number in self.host

    @property
    def strictness(self) -> int:
        """How much is said: cards are looked for by what says most first."""
        return bool(self.numbers) * 8 + bool(self.on | self.off) + self.other_face + (self.damage is not None) \
            + bool(self.host)


def take_entries(cursor: Cursor, names: Names) -> list[Entry]:
    """A list of cards up to the end of the line; ``nothing`` is an empty one."""
    if cursor.take(_NOTHING):
        cursor.need_end("the end of the line")
        return []
    found = [_take_entry(cursor, names)]
    while cursor.comma():
        found.append(_take_entry(cursor, names))
    cursor.need_end(_WANTS)
    return found


def _take_entry(cursor: Cursor, names: Names) -> Entry:
    entry = Entry()
    count = cursor.take(r"(\d+)(?=[\s,、]|枚|$)")
    if count:
        entry.count = int(count[1])
        cursor.take(r"枚の?|of\b|x|×")
    if cursor.take(r"any(?: cards?)?|cards?|どれでも") or (count and _ends(cursor)):
        pass
    else:
        entry.numbers = names.take_cards(cursor)
    while not _ends(cursor):
        _take_state(cursor, names, entry)
    return entry


def _ends(cursor: Cursor) -> bool:
    return cursor.done or cursor.rest[0] in ",、"


def _take_state(cursor: Cursor, names: Names, entry: Entry) -> None:
    if cursor.take(_OTHER_FACE):
        entry.other_face = True
    elif cursor.take(_NEW):
        entry.new = True
    elif found := cursor.take(r"(?:damage|ダメージ) ?(\d+)"):
        entry.damage = int(found[1])
    elif cursor.take(r"on"):
        entry.host = names.take_cards(cursor)
    elif bits := cursor.take_name(names.states):
        entry.on |= bits[0]
        entry.off |= bits[1]
    else:
        raise cursor.unknown("state", names.states, ", ".join([*names.states, "other face, new, damage N or on CARD"]))


def one_number(entry: Entry, names: Names) -> str:
    """The number of a card to be laid out: one must be meant."""
    if len(entry.numbers) > 1:
        name = names.all_cards[entry.numbers[0]].name
        raise TefudaError(f"{name} is the name of several cards; give the number, {' or '.join(entry.numbers)}")
    return entry.numbers[0]
