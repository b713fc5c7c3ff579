"""What a player may know of a game: built from what they see, never by blanking a copy."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..cards.schema import Value
from ..cards.text import Text
from ..kernel.codes import FACE_DOWN, REST
from ..kernel.actions.counters import counters_held
from ..kernel.continuous.projection import value
from ..kernel.visibility.sight import sees
from ..kernel.state.state import State
from .match import Match


class CardView:
    """A card (or a process) that the player may look at."""

    def __init__(self, g: State, match: Match, card: int) -> None:
        self.handle = f"#{g.obj[card]}"
        self.controller = g.controller[card]
        self.rested = bool(g.flags[card] & REST)
        self.face_down = bool(g.flags[card] & FACE_DOWN)
        self.damage = g.damage[card]
        self.counters = counters_held(g, g.obj[card])
        host = g.host[card]
        self.host = f"#{g.obj[host]}" if host >= 0 else ""
        if g.prints[card] < 0:
            self.number, self.type = "", "process"
            self.ja = self.en = ""
            self.process = list(g.book.public_process(g.data[card]))
            self.values: dict[str, int] = {}
            self.printed: Mapping[str, Value] = {}
            return
        printed = match.printed(g.prints[card])
        self.number, self.type = printed.card.number, printed.card.type
        self.ja, self.en = printed.face.name.ja, printed.face.name.en
        self.process = []
        self.values = {name: value(g, card, number) for number, name in enumerate(g.book.attributes)}
        # What the card says by itself: also what is no number, such as traits and conditions.
        self.printed = printed.face.fields

    def name(self, lang: str) -> str:
        return self.ja if lang == "ja" else self.en

    def to_dict(self) -> dict[str, Any]:
        return {**vars(self), "printed": {key: _plain(it) for key, it in self.printed.items()}}

    def __repr__(self) -> str:
        return f"<{self.handle} {self.number} {self.en}{' rested' if self.rested else ''}>"


def _plain(value: Value) -> int | str | list[str] | dict[str, str]:
    """A printed value as JSON has it."""
    if isinstance(value, Text):
        return {"ja": value.ja, "en": value.en}
    return list(value) if isinstance(value, tuple) else value


class ZoneView:
    """A place: how many cards lie there, and those of them that the player may look at, top first."""

    def __init__(self, g: State, match: Match, player: int, place: int) -> None:
        layout = g.book.layout
        self.name = layout.place_name(place)
        self.kind = layout.zone(place).name
        self.controller = layout.player[place]
        self.exists = not g.closed[place]
        self.count = len(g.zones[place])
        bit = 1 << player
        cards = g.zones[place] if layout.zone(place).ordered else sorted(g.zones[place], key=g.obj.__getitem__)
        self.cards = [
            CardView(g, match, card) for card in reversed(cards) if card in g.data or sees(g, card) & bit
        ]

    def to_dict(self) -> dict[str, Any]:
        return {**vars(self), "cards": [card.to_dict() for card in self.cards]}

    def __repr__(self) -> str:
        return f"<{self.name} of {self.controller}: {self.count} cards, {self.cards}>"


class View:
    """The table as one player sees it."""

    def __init__(self, g: State, match: Match, player: int) -> None:
        self.player = player
        self.turn = g.turn
        self.turn_player = g.turn_player
        self.deciding = g.player
        self.over = g.over
        # Counters that are nobody's but a player's own.
        self.counters = [counters_held(g, -1 - it) for it in (0, 1)]
        # What players brought is only there until it is laid out.
        self.zones = [
            ZoneView(g, match, player, place) for place in range(g.book.layout.count)
            if g.book.layout.zone(place).name != "box" or g.zones[place]
        ]

    def zone(self, name: str, controller: int | None = None) -> ZoneView:
        """A place by its name and whose it is (one's own, unless said; -1 for a shared one)."""
        wanted = self.player if controller is None else controller
        for zone in self.zones:
            if zone.name == name and zone.controller in (wanted, -1):
                return zone
        raise KeyError(name)

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data, for JSON and for comparing."""
        return {**vars(self), "zones": [zone.to_dict() for zone in self.zones]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.player, self.turn, self.turn_player, self.deciding))
