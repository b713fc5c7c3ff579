"""The table as lines of text, drawn from what the view has and from nothing else."""
from __future__ import annotations

from ..play.view import CardView, View, ZoneView
from ..rulebooks.rulebook import Rulebook
from .battle import Fight, find_card
from .boards import Board
from .console import Console
from .tile import GAP, Tile, fit_across, tile_width
from .width import columns, columns_of_texts, tied, wrap

# Tiles are at least so narrow that this many stand side by side; further ones make them narrower.
_ACROSS = 4
# The least room for a card in a list.
_LISTED = 38


class Drawing:
    """Draws one view of a game. ``roles`` says who the players are: you, the computer, a friend."""

    def __init__(self, console: Console, rulebook: Rulebook, board: Board, roles: tuple[str, str]) -> None:
        self._console = console
        self._rulebook = rulebook
        self._board = board
        self._roles = roles

    def table(self, view: View, fight: Fight | None = None) -> list[str]:
        """The whole table: the opponent across, what is in the middle, and the player's own side below."""
        me = view.player
        there = [self._tiles_of_row(view, 1 - me, row, fight) for row in reversed(self._board.rows)]
        here = [self._tiles_of_row(view, me, row, fight) for row in self._board.rows]
        width = tile_width(self._console.width, max(_ACROSS, *map(len, there + here)))
        return [
            *self._heading(view, 1 - me),
            *(line for row in there for line in self._across(row, width)),
            *self._middle(view, fight),
            *(line for row in here for line in self._here(row, width)),
            *self._heading(view, me),
            *(line for name in self._board.lists for line in self.listing(view.zone(name), newest_last=True)),
        ]

    # The lines with words

    def _heading(self, view: View, player: int) -> list[str]:
        """Who it is and how many cards lie where; on several lines where one is too narrow."""
        name = self._player(player)
        if self._roles[player]:
            name += f" ({self._console.text('roles', self._roles[player])})"
        if view.turn_player == player and view.turn:
            name += f" {self._console.text('table', 'on_turn')}"
        counts = [
            self._count(zone) for kind in self._board.counts + self._board.rare for zone in _zones(view, kind, player)
            if zone.count or kind in self._board.counts
        ]
        style = "mine" if player == view.player else "theirs"
        width = self._console.width
        line = "  ".join([f"{name}:", *counts])
        if columns(line) <= width:
            rows = [line]
        else:
            rows = [f"{name}:", *(f"  {row}" for row in wrap("  ".join(map(tied, counts)), width - 2))]
        return [self._console.paint(style, row) for row in rows]

    def _player(self, player: int) -> str:
        return self._rulebook.words.say("players", str(player), self._console.lang)

    def _count(self, zone: ZoneView) -> str:
        name = self._label(zone) or self._zone_name(zone)
        text = self._console.text("table", "count", zone=name, count=zone.count)
        rested = sum(card.rested for card in zone.cards)
        return text + self._console.text("table", "rested_of", count=rested) if rested else text

    def _zone_name(self, zone: ZoneView) -> str:
        return self._rulebook.words.say("zones", zone.kind, self._console.lang)

    def _middle(self, view: View, fight: Fight | None) -> list[str]:
        """The line between the two sides: whose turn it is, what they share, and the attack under way."""
        console = self._console
        label = console.text("table", "turn", turn=view.turn) if view.turn else console.text("table", "before")
        rule = f"── {label} "
        lines = [console.paint("dim", rule + "─" * (console.width - columns(rule)))]
        for name in self._board.shared:
            zone = view.zone(name, -1)
            lines += self.listing(zone)
        if fight is not None:
            lines.append(console.paint("fight", self._fight_text(view, fight)))
        return lines

    def _fight_text(self, view: View, fight: Fight) -> str:
        """The attack on one line: with the names of both cards, if there is room for them."""
        texts = [
            self._console.text(
                "table", "fight", attacker=name(view, fight.attacker), target=name(view, fight.target),
                attack=fight.attack, guard=fight.guard)
            for name in (self._named, lambda _, handle: handle)
        ]
        return next((text for text in texts if columns(text) <= self._console.width), texts[-1])

    def _named(self, view: View, handle: str) -> str:
        card = find_card(view, handle)
        return f"{card.name(self._console.lang)} {handle}" if card is not None else handle

    def listing(self, zone: ZoneView, newest_last: bool = False) -> list[str]:
        """The cards of a zone as a list under its name, the top one first; unseen ones as a number."""
        texts = [self.card_text(card) for card in (reversed(zone.cards) if newest_last else zone.cards)]
        hidden = zone.count - len(zone.cards)
        if hidden:
            texts.append(self._console.text("table", "hidden", count=hidden))
        if not texts:
            return []
        rows = columns_of_texts(texts, self._console.width - 2, _LISTED)
        title = self._console.text("table", "list", zone=self._zone_name(zone), count=zone.count)
        return [title, *(f"  {row}" for row in rows)]

    def card_text(self, card: CardView) -> str:
        """A card on one line: handle, numbers, name and state."""
        parts = [card.handle, self.facts(card), self._card_name(card), self._state(card)]
        return " ".join(part for part in parts if part)

    # Tiles

    def facts(self, card: CardView) -> str:
        """The numbers of a card that its type has."""
        entry = self._board.facts.get(card.type)
        return entry.pick(self._console.lang).format(**card.values) if entry is not None else ""

    def _card_name(self, card: CardView) -> str:
        if card.process:
            return self._rulebook.words.say("processes", str(card.process[0]), self._console.lang)
        return card.name(self._console.lang)

    def _state(self, card: CardView) -> str:
        text = self._console.text
        states = [text("table", "rested")] if card.rested else []
        states += [text("table", "face_down")] if card.face_down else []
        states += [text("table", "damage", count=card.damage)] if card.damage else []
        return " ".join(states)

    def _tiles_of_row(self, view: View, player: int, row: list[str], fight: Fight | None) -> list[Tile]:
        return [tile for name in row for zone in _zones(view, name, player) for tile in self._tiles(zone, fight)]

    def _here(self, tiles: list[Tile], width: int) -> list[str]:
        """A row of one's own, on several lines where it is too long."""
        return [line for part in self._parts(tiles, width) for line in self._side_by_side(part, width)]

    def _across(self, tiles: list[Tile], width: int) -> list[str]:
        """A row of the opponent's, as it looks from here: from the right edge to the left."""
        lines: list[str] = []
        for part in reversed(self._parts(tiles, width)):
            taken = len(part) * (width + len(GAP)) - len(GAP)
            margin = " " * max(0, self._console.width - taken)
            lines += [margin + line for line in self._side_by_side(part[::-1], width)]
        return lines

    def _parts(self, tiles: list[Tile], width: int) -> list[list[Tile]]:
        across = fit_across(self._console.width, width)
        return [tiles[start:start + across] for start in range(0, len(tiles), across)]

    def _side_by_side(self, tiles: list[Tile], width: int) -> list[str]:
        """Tiles beside each other; where none of them has a card, they take less room."""
        flat = all(tile.empty for tile in tiles)
        drawn = [[self._console.paint(tile.style, line) for line in tile.lines(width, flat)] for tile in tiles]
        return [GAP.join(lines) for lines in zip(*drawn)]

    def _tiles(self, zone: ZoneView, fight: Fight | None) -> list[Tile]:
        """The cards of a place, so that new ones come last; one that can't be seen is a tile without a name."""
        if not zone.exists:
            return []
        label = self._label(zone)
        if not zone.count:
            return [Tile(label, style="dim")] if zone.kind in self._board.slots else []
        hidden = Tile(label, state=self._console.text("table", "face_down"), style="dim")
        seen = [self._tile(card, label, fight) for card in reversed(zone.cards)]
        return seen + [hidden] * (zone.count - len(seen))

    def _label(self, zone: ZoneView) -> str:
        """The short name of a place, with its number where the zone has several."""
        entry = self._board.labels.get(zone.kind)
        return entry.pick(self._console.lang) + zone.name.removeprefix(zone.kind) if entry is not None else ""

    def _tile(self, card: CardView, label: str, fight: Fight | None) -> Tile:
        style = "dim" if card.rested else ""
        if fight is not None and card.handle in (fight.attacker, fight.target):
            style = "fight"
        return Tile(f"{card.handle} {label}".strip(), self._card_name(card), self._state(card), self.facts(card), style)


def _zones(view: View, name: str, player: int) -> list[ZoneView]:
    """The places of a player that are called so, or whose zone is."""
    return [zone for zone in view.zones if zone.master == player and name in (zone.name, zone.kind)]
