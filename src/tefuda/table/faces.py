"""What stands on the table for a card: its name, numbers and state, on a tile or on a line."""
from __future__ import annotations

import re
from collections.abc import Iterable

from ..play.view import CardView, View, ZoneView
from ..rulebooks.rulebook import Rulebook
from .battle import Fight, find_card
from .boards import Board
from .console import Console
from .tile import Tile


class Scene:
    """A view with what is drawn on top of it: the attack under way, and what is attached to or lies under which card.

    In the shared ``slots`` the newest card lies on top of the others. What is attached to a card at another place
    has a tile of its own there.
    """

    def __init__(self, view: View, fight: Fight | None = None, slots: Iterable[str] = ()) -> None:
        self.view = view
        self.fight = fight
        cards = [card for zone in view.zones for card in zone.cards]
        handles = {card.handle for card in cards}
        self.attached: dict[str, list[str]] = {}
        for card in cards:
            if card.host in handles:
                self.attached.setdefault(card.host, []).append(card.handle)
        for zone in view.zones:
            loose = [card.handle for card in zone.cards if card.host not in handles]
            if zone.controller < 0 and zone.kind in slots and len(loose) > 1:
                self.attached[loose[0]] = [*self.attached.get(loose[0], []), *loose[1:]]
        elsewhere = {
            card.handle for zone in view.zones for card in zone.cards
            if card.host in handles and card.host not in {it.handle for it in zone.cards}
        }
        self._not_on_top = {handle for under in self.attached.values() for handle in under} - elsewhere

    def is_attached(self, card: CardView) -> bool:
        return card.handle in self._not_on_top


class Faces:
    """Turns cards and places into words and tiles, in the language of the console."""

    def __init__(self, console: Console, rulebook: Rulebook, board: Board) -> None:
        self._console = console
        self._rulebook = rulebook
        self._board = board

    def name(self, card: CardView) -> str:
        if card.process:
            return self._rulebook.words.say("processes", str(card.process[0]), self._console.lang)
        return card.name(self._console.lang)

    def named(self, view: View, handle: str) -> str:
        """Name and handle, or the handle alone of a card that is no longer there."""
        card = find_card(view, handle)
        return f"{self.name(card)} {handle}" if card is not None else handle

    def facts(self, card: CardView) -> str:
        """The numbers of a card that its type has."""
        entry = self._board.facts.get(card.type)
        if entry is None:
            return ""
        values = {name: self._mark(name, number) for name, number in card.values.items()}

        def unless_zero(part: re.Match[str]) -> str:
            return part[1] if any(card.values[name] for name in re.findall(r"{(\w+)}", part[1])) else ""

        return re.sub(r"\[(.*?)\]", unless_zero, entry.pick(self._console.lang)).format(**values)

    def _mark(self, attribute: str, number: int) -> str:
        """The word for a number of a card, or the number."""
        marks = self._board.marks.get(attribute, {})
        if number in marks:
            return marks[number].pick(self._console.lang)
        parts = [text for bits, text in marks.items() if bits and number & bits == bits]
        return "".join(text.pick(self._console.lang) for text in parts) or str(number)

    def text(self, key: str, **facts: object) -> str:
        """What the table says, or what the game says instead."""
        own = self._board.words.get(key)
        return own.pick(self._console.lang).format(**facts) if own else self._console.text("table", key, **facts)

    def state(self, card: CardView) -> str:
        states = [self.text("rested")] if card.rested else []
        states += [self.text("face_down")] if card.face_down else []
        states += [self.text("damage", count=card.damage)] if card.damage else []
        states += [f"{name}×{count}" for name, count in card.counters.items()]
        return " ".join(states)

    def handles(self, card: CardView, scene: Scene) -> str:
        """The number of a card with those of what is attached to it, which matter more than any state of it."""
        attached = scene.attached.get(card.handle, [])
        return " ".join([card.handle, *(self._console.text("table", "attached", handle=it) for it in attached)])

    def line(self, card: CardView, scene: Scene) -> str:
        """A card on one line: handle, numbers, state and, as that may be too long, its name last."""
        parts = [self.handles(card, scene), self.facts(card), self.state(card), self.name(card)]
        return " ".join(part for part in parts if part)

    def zone(self, zone: ZoneView) -> str:
        """What the rulebook calls the zone."""
        return self._rulebook.words.say("zones", zone.kind, self._console.lang)

    def label(self, zone: ZoneView) -> str:
        """The short name of a place, else of its zone, with its number where that has several."""
        own = self._board.labels.get(zone.name)
        if own is not None:
            return own.pick(self._console.lang)
        entry = self._board.labels.get(zone.kind)
        return entry.pick(self._console.lang) + zone.name.removeprefix(zone.kind) if entry is not None else ""

    def tiles(self, zone: ZoneView, scene: Scene) -> list[Tile]:
        """The cards of a place, so that new ones come last; one that can't be seen is a tile without a name."""
        if not zone.exists:
            return []
        if not zone.count:
            return [Tile(self.label(zone), style="dim")] if zone.kind in self._board.slots else []
        hidden = Tile(self.label(zone), state=self._console.text("table", "face_down"), style="dim")
        seen = [self._tile(card, zone, scene) for card in reversed(zone.cards) if not scene.is_attached(card)]
        return seen + [hidden] * (zone.count - len(zone.cards))

    def _tile(self, card: CardView, zone: ZoneView, scene: Scene) -> Tile:
        style = "dim" if card.rested else ""
        if scene.fight is not None and card.handle in (scene.fight.attacker, scene.fight.target):
            style = "fight"
        # On places that belong to nobody, a card says by itself whose it is.
        whose = "" if zone.controller >= 0 else "mine" if card.controller == scene.view.player else "theirs"
        mark = self._console.text("table", whose) if whose else ""
        title = " ".join(part for part in (self.handles(card, scene), mark, self.label(zone)) if part)
        return Tile(title, self.name(card), self.state(card), self.facts(card), style or whose)
