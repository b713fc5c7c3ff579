"""What lies on the gate without being a card, as rows of numbers (``g.data``).

The first number says which process it is; the others are:

- damage execution (13-2a-1): whether it is battle damage, source, object of the
  source, and then card, object and points of each that is damaged
- ruler damage (13-5b): nothing more; its master is the one who is damaged
- destruction (12-4b): whether it is by rule, and then card and object of each
- loss (12-2b-1): the players as bits
- drive resolution (10-3d): card and object of each card that was driven
- ability (14-3b-1): its procedure, source, object of the source, card of the event; and for that of a card's text:
  its number, how many numbers the scope of its effect has, these, and the cards that are "it"
- overdrive ability (7-2a-2), which lies in the drive zone: its number, its card, object of the card
"""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.scope import SOURCE
from ...kernel.events.causes import asking_frame
from ...kernel.numbering import Numbering
from ...kernel.visibility.sight import sees
from ...kernel.state.state import Row, State
from .areas import GATE

_PROCESSES: Final = Numbering("process")
DAMAGE_EXECUTION: Final = _PROCESSES.add("damage execution")
RULER_DAMAGE: Final = _PROCESSES.add("ruler damage")
DESTRUCTION: Final = _PROCESSES.add("destruction")
LOSS: Final = _PROCESSES.add("loss")
DRIVE_RESOLUTION: Final = _PROCESSES.add("drive resolution")
ABILITY: Final = _PROCESSES.add("ability")
OVERDRIVE: Final = _PROCESSES.add("overdrive")

BY_RULES: Final = 1
BY_EFFECT: Final = 0

# Where a number stands in the row of a process; the last one is where the cards or the text begin.
_DAMAGE_ROW: Final = Numbering("part of a damage execution")
KIND: Final = _DAMAGE_ROW.add("kind")
DAMAGE_SORT: Final = _DAMAGE_ROW.add("sort")
DAMAGE_SOURCE: Final = _DAMAGE_ROW.add("source")
DAMAGE_OBJECT: Final = _DAMAGE_ROW.add("object of the source")
FIRST_OF_DAMAGE: Final = _DAMAGE_ROW.add("first card")
_DESTRUCTION_ROW: Final = Numbering("part of a destruction", 1)
DESTROYED_BY: Final = _DESTRUCTION_ROW.add("by rule or effect")
FIRST_OF_DESTRUCTION: Final = _DESTRUCTION_ROW.add("first card")
_DRIVE_ROW: Final = Numbering("part of a drive resolution", 1)
FIRST_OF_DRIVE: Final = _DRIVE_ROW.add("first card")
_ABILITY_ROW: Final = Numbering("part of an ability", 1)
PROCEDURE: Final = _ABILITY_ROW.add("procedure")
ABILITY_SOURCE: Final = _ABILITY_ROW.add("source")
ABILITY_OBJECT: Final = _ABILITY_ROW.add("object of the source")
EVENT_CARD: Final = _ABILITY_ROW.add("card of the event")
FIRST_OF_TEXT: Final = _ABILITY_ROW.add("text")
_OVERDRIVE_ROW: Final = Numbering("part of an overdrive", 1)
OVERDRIVE_NUMBER: Final = _OVERDRIVE_ROW.add("number")
OVERDRIVE_CARD: Final = _OVERDRIVE_ROW.add("card")
OVERDRIVE_OBJECT: Final = _OVERDRIVE_ROW.add("object of the card")

# Bits of what sort of damage a damage execution process is.
BATTLE: Final = 1
UNCOUNTERED: Final = 2


def without_cards(row: Row) -> Row:
    """A row as everybody may know it: objects, but not the numbers of cards, by which hidden ones could be told."""
    kind = row[KIND]
    if kind == DAMAGE_EXECUTION:
        public = [kind, row[DAMAGE_SORT], row[DAMAGE_OBJECT]]
        for i in range(FIRST_OF_DAMAGE, len(row), 3):
            public += row[i + 1:i + 3]
        return tuple(public)
    if kind == DESTRUCTION:
        return (*row[:FIRST_OF_DESTRUCTION], *row[FIRST_OF_DESTRUCTION + 1::2])
    if kind == DRIVE_RESOLUTION:
        return (*row[:FIRST_OF_DRIVE], *row[FIRST_OF_DRIVE + 1::2])
    if kind == OVERDRIVE:
        return (OVERDRIVE, row[OVERDRIVE_NUMBER], row[OVERDRIVE_OBJECT])
    return (ABILITY, row[ABILITY_OBJECT], *row[FIRST_OF_TEXT:FIRST_OF_TEXT + 1]) if kind == ABILITY else row


def open_object(g: State, card: int) -> int:
    """The object of a card for a row of the gate; 0 where not everybody can look at the card."""
    return g.obj[card] if sees(g, card) == 3 else 0


def source_under_way(g: State) -> int:
    """14-15a: the card whose effect is carried out or whose cost is paid, or -1."""
    number = asking_frame(g)
    return g.stack[number].items[SOURCE] if number >= 0 else -1


def on_gate(g: State, kind: int) -> list[int]:
    """The processes of a kind on the gate, the topmost first."""
    if not g.data:
        return []
    return [item for item in reversed(g.zones[GATE]) if item in g.data and g.data[item][KIND] == kind]


def with_objects(g: State, cards: Row) -> list[int]:
    """Each card followed by its object, so that a process knows later whether it is the same card still."""
    row: list[int] = []
    for card in cards:
        row += (card, g.obj[card])
    return row


def still_there(g: State, row: Row, first: int) -> list[int]:
    """The cards of a row, from a place on, that are the same objects still."""
    return [row[i] for i in range(first, len(row), 2) if g.obj[row[i]] == row[i + 1]]
