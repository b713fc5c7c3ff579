"""What lies on the gate without being a card: processes and abilities, each a record that ``g.data`` keeps as a row."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.scope import source_in
from ...kernel.events.causes import asking_frame
from ...kernel.numbering import Numbering
from ...kernel.visibility.sight import sees
from ...kernel.state.rows import in_threes, in_twos, seconds
from ...kernel.state.state import NOTHING, Row, State
from .areas import GATE

_PROCESSES: Final = Numbering("process")
DAMAGE_EXECUTION: Final = _PROCESSES.add("damage execution")
# 13-5b: its controller is the one who is damaged.
RULER_DAMAGE: Final = _PROCESSES.add("ruler damage")
DESTRUCTION: Final = _PROCESSES.add("destruction")
LOSS: Final = _PROCESSES.add("loss")
DRIVE_RESOLUTION: Final = _PROCESSES.add("drive resolution")
ABILITY: Final = _PROCESSES.add("ability")
# It lies in the drive zone.
OVERDRIVE: Final = _PROCESSES.add("overdrive")

BY_RULES: Final = 1
BY_EFFECT: Final = 0

# Where each row says which process it is.
_KIND: Final = 0

# Bits of what sort of damage a damage execution process is.
_DAMAGE_SORTS: Final = Numbering("sort of damage")
BATTLE: Final = _DAMAGE_SORTS.bit("battle")
UNCOUNTERED: Final = _DAMAGE_SORTS.bit("uncountered")


class Damage:
    """Points of damage for a card, as the object that it was when the process came."""

    __slots__ = ("card", "obj", "points")

    def __init__(self, card: int, obj: int, points: int) -> None:
        self.card = card
        self.obj = obj
        self.points = points


class DamageExecution:
    """13-2a-1: a source, as the object that it was, deals damage of a sort to these cards."""

    __slots__ = ("damages", "obj", "sort", "source")

    def __init__(self, sort: int, source: int, obj: int, damages: list[Damage]) -> None:
        self.sort = sort
        self.source = source
        self.obj = obj
        self.damages = damages

    def row(self) -> Row:
        row = [DAMAGE_EXECUTION, self.sort, self.source, self.obj]
        for it in self.damages:
            row += (it.card, it.obj, it.points)
        return tuple(row)

    def public(self) -> Row:
        row = [DAMAGE_EXECUTION, self.sort, self.obj]
        for it in self.damages:
            row += (it.obj, it.points)
        return tuple(row)


def damage_execution_of(row: Row) -> DamageExecution:
    _, sort, source, obj, *damages = row
    return DamageExecution(
        sort, source, obj, [Damage(card, was, points) for card, was, points in in_threes(tuple(damages))])


class RulerDamage:
    """13-5b: one point of damage to a ruler, which counter abilities may be played against or not (13-6c-1)."""

    __slots__ = ("countered",)

    def __init__(self, countered: bool) -> None:
        self.countered = countered

    def row(self) -> Row:
        return (RULER_DAMAGE,) if self.countered else (RULER_DAMAGE, UNCOUNTERED)


def ruler_damage_of(row: Row) -> RulerDamage:
    return RulerDamage(UNCOUNTERED not in row)


class Destruction:
    """12-4b: by rules or by an effect, these cards are destroyed; each comes with its object."""

    __slots__ = ("by", "cards")

    def __init__(self, by: int, cards: Row) -> None:
        self.by = by
        self.cards = cards

    def row(self) -> Row:
        return (DESTRUCTION, self.by, *self.cards)

    def public(self) -> Row:
        return (DESTRUCTION, self.by, *seconds(self.cards))


def destruction_of(row: Row) -> Destruction:
    _, by, *cards = row
    return Destruction(by, tuple(cards))


class Loss:
    """12-2b-1: the players, as bits, who are about to lose."""

    __slots__ = ("players",)

    def __init__(self, players: int) -> None:
        self.players = players

    def row(self) -> Row:
        return (LOSS, self.players)


def loss_of(row: Row) -> Loss:
    _, players = row
    return Loss(players)


class DriveResolution:
    """10-3d: the cards that were driven, each with its object."""

    __slots__ = ("cards",)

    def __init__(self, cards: Row) -> None:
        self.cards = cards

    def row(self) -> Row:
        return (DRIVE_RESOLUTION, *self.cards)

    def public(self) -> Row:
        return (DRIVE_RESOLUTION, *seconds(self.cards))


def drive_resolution_of(row: Row) -> DriveResolution:
    _, *cards = row
    return DriveResolution(tuple(cards))


class PlayedEffect:
    """What an ability of a text is to do: its number, what its effect is about (its scope), and the cards of "it"."""

    __slots__ = ("it", "number", "scope")

    def __init__(self, number: int, scope: Row, it: Row) -> None:
        self.number = number
        self.scope = scope
        self.it = it

    def row(self) -> Row:
        return (self.number, len(self.scope), *self.scope, *self.it)


def played_effect_of(row: Row) -> PlayedEffect:
    number, size, *rest = row
    return PlayedEffect(number, tuple(rest[:size]), tuple(rest[size:]))


class AbilityOnGate:
    """14-3b-1: an ability of a source: a procedure of the book, or the effect of a text."""

    __slots__ = ("effect", "event_card", "obj", "procedure", "source")

    def __init__(self, procedure: int, source: int, obj: int, event_card: int, effect: Row = NOTHING) -> None:
        self.procedure = procedure
        self.source = source
        self.obj = obj
        self.event_card = event_card
        # The row of a ``PlayedEffect``; of a procedure, nothing.
        self.effect = effect

    @property
    def number(self) -> int:
        """The number of the ability; -1 for a procedure."""
        return played_effect_of(self.effect).number if self.effect else -1

    def with_effect(self, effect: PlayedEffect) -> AbilityOnGate:
        return AbilityOnGate(self.procedure, self.source, self.obj, self.event_card, effect.row())

    def row(self) -> Row:
        return (ABILITY, self.procedure, self.source, self.obj, self.event_card, *self.effect)

    def public(self) -> Row:
        return (ABILITY, self.obj, self.number) if self.effect else (ABILITY, self.obj)


def ability_on_gate_of(row: Row) -> AbilityOnGate:
    _, procedure, source, obj, event_card, *effect = row
    return AbilityOnGate(procedure, source, obj, event_card, tuple(effect))


class Overdrive:
    """7-2a-2: the overdrive ability of that number, of a card that was driven, as that object."""

    __slots__ = ("card", "number", "obj")

    def __init__(self, number: int, card: int, obj: int) -> None:
        self.number = number
        self.card = card
        self.obj = obj

    def row(self) -> Row:
        return (OVERDRIVE, self.number, self.card, self.obj)

    def public(self) -> Row:
        return (OVERDRIVE, self.number, self.obj)


def overdrive_in(row: Row) -> Overdrive:
    _, number, card, obj = row
    return Overdrive(number, card, obj)


def kind_of_process(row: Row) -> int:
    """Which process a row of ``g.data`` is: its first number."""
    return row[_KIND]


def without_cards(row: Row) -> Row:
    """A row as everybody may know it: objects, but not the numbers of cards, by which hidden ones could be told."""
    kind = kind_of_process(row)
    if kind == DAMAGE_EXECUTION:
        return damage_execution_of(row).public()
    if kind == DESTRUCTION:
        return destruction_of(row).public()
    if kind == DRIVE_RESOLUTION:
        return drive_resolution_of(row).public()
    if kind == OVERDRIVE:
        return overdrive_in(row).public()
    return ability_on_gate_of(row).public() if kind == ABILITY else row


def open_object(g: State, card: int) -> int:
    """The object of a card for a row of the gate; 0 where not everybody can look at the card."""
    return g.obj[card] if sees(g, card) == 3 else 0


def source_under_way(g: State) -> int:
    """14-15a: the card whose effect is carried out or whose cost is paid, or -1."""
    number = asking_frame(g)
    return source_in(g.stack[number].items) if number >= 0 else -1


def on_gate(g: State, kind: int) -> list[int]:
    """The processes of a kind on the gate, the topmost first."""
    if not g.data:
        return []
    return [item for item in reversed(g.zones[GATE]) if item in g.data and kind_of_process(g.data[item]) == kind]


def abilities_on_gate(g: State) -> list[AbilityOnGate]:
    return [ability_on_gate_of(g.data[item]) for item in on_gate(g, ABILITY)]


def with_objects(g: State, cards: Row) -> Row:
    """Each card followed by its object, so that a process knows later whether it is the same card still."""
    row: list[int] = []
    for card in cards:
        row += (card, g.obj[card])
    return tuple(row)


def still_there(g: State, row: Row) -> list[int]:
    """The cards of a row, each followed by its object, that are the same objects still."""
    return [card for card, obj in in_twos(row) if g.obj[card] == obj]
