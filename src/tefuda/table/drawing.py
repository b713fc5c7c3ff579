"""The table as lines of text, drawn from what the view has and from nothing else."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..play.view import View, ZoneView
from ..rulebooks.rulebook import Rulebook
from .battle import Fight
from .boards import Board
from .console import Console
from .faces import Faces, Scene
from .tile import GAP, Tile, fit_across, tile_width
from .width import columns, columns_of_texts, tied, wrap

# Tiles are at least so narrow that this many stand side by side; further ones make them narrower.
_ACROSS: Final = 4
# The least room for a card in a list.
_LISTED: Final = 38


class Drawing:
    """Draws views of a game. ``roles`` says who the players are: you, the computer, or nothing for friends."""

    def __init__(self, console: Console, rulebook: Rulebook, board: Board, roles: tuple[str, str]) -> None:
        self._console = console
        self._rulebook = rulebook
        self._board = board
        self._roles = roles
        self.faces = Faces(console, rulebook, board)

    def table(self, view: View, fight: Fight | None = None) -> list[str]:
        """The whole table: the opponent across, what is in the middle, and the player's own side below."""
        scene = Scene(view, fight, self._board.slots)
        me = view.player
        there = [self._tiles(scene, 1 - me, row) for row in reversed(self._board.rows)]
        middle = [self._tiles(scene, -1, row) for row in turned(self._board.middle, me)]
        here = [self._tiles(scene, me, row) for row in self._board.rows]
        width = tile_width(self._console.width, self._board.across or self._widest(there + middle + here))
        return [
            *self._heading(view, 1 - me),
            *(line for row in there for line in self._across(row, width)),
            *self._middle(scene),
            *(line for row in middle + here for line in self._here(row, width)),
            *self._heading(view, me),
            *(line for name in self._board.lists for line in self.listing(view.zone(name), scene, newest_last=True)),
        ]

    def _widest(self, rows: list[list[Tile]]) -> int:
        """How many tiles stand side by side where the board does not say so."""
        return max(_ACROSS if self._board.rows else 1, *map(len, rows))

    # The lines with words

    def _heading(self, view: View, player: int) -> list[str]:
        """Who it is and how many cards lie where; on several lines where one is too narrow."""
        name = self._rulebook.words.say("players", str(player), self._console.lang)
        if self._roles[player]:
            name += f" ({self._console.text('roles', self._roles[player])})"
        if view.turn_player == player and view.turn:
            name += f" {self._console.text('table', 'on_turn')}"
        counts = [
            self._count(zone) for kind in self._board.counts + self._board.rare for zone in _zones(view, kind, player)
            if zone.count or kind in self._board.counts
        ]
        width = self._console.width
        line = "  ".join([f"{name}:", *counts])
        rows = [line]
        if columns(line) > width:
            rows = [f"{name}:", *(f"  {row}" for row in wrap("  ".join(map(tied, counts)), width - 2))]
        return [self._console.paint("mine" if player == view.player else "theirs", row) for row in rows]

    def _count(self, zone: ZoneView) -> str:
        name = self.faces.label(zone) or self.faces.zone(zone)
        text = self._console.text("table", "count", zone=name, count=zone.count)
        rested = sum(card.rested for card in zone.cards)
        return text + self.faces.text("rested_of", count=rested) if rested else text

    def _middle(self, scene: Scene) -> list[str]:
        """The line between the two sides: which turn it is, what they share, and the attack under way."""
        console, view = self._console, scene.view
        label = console.text("table", "turn", turn=view.turn) if view.turn else console.text("table", "before")
        rule = f"── {label} "
        lines = [console.paint("dim", rule + "─" * (console.width - columns(rule)))]
        for name in self._board.shared:
            lines += self.listing(view.zone(name, -1), scene)
        if scene.fight is not None:
            lines.append(console.paint("fight", self._fight_text(view, scene.fight)))
        return lines

    def _fight_text(self, view: View, fight: Fight) -> str:
        """The attack on one line: with the names of both cards, if there is room for them."""
        texts = [
            self._console.text(
                "table", "fight", attacker=name(view, fight.attacker), target=name(view, fight.target),
                attack=fight.attack, guard=fight.guard)
            for name in (self.faces.named, lambda _, handle: handle)
        ]
        return next((text for text in texts if columns(text) <= self._console.width), texts[-1])

    def listing(self, zone: ZoneView, scene: Scene, newest_last: bool = False) -> list[str]:
        """The cards of a zone as a list under its name, the top one first; unseen ones as a number."""
        texts = [self.faces.line(card, scene) for card in (reversed(zone.cards) if newest_last else zone.cards)]
        hidden = zone.count - len(zone.cards)
        if hidden:
            texts.append(self._console.text("table", "hidden", count=hidden))
        if not texts:
            return []
        rows = columns_of_texts(texts, self._console.width - 2, _LISTED)
        title = self._console.text("table", "list", zone=self.faces.zone(zone), count=zone.count)
        return [title, *(f"  {row}" for row in rows)]

    # Rows of tiles

    def _tiles(self, scene: Scene, player: int, row: Iterable[str]) -> list[Tile]:
        zones = [zone for name in row for zone in _zones(scene.view, name, player)]
        return [tile for zone in zones for tile in self.faces.tiles(zone, scene)]

    def _here(self, tiles: list[Tile], width: int) -> list[str]:
        """A row from the left, on several lines where it is too long."""
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


def turned(rows: list[list[str]], player: int) -> list[list[str]]:
    """Rows of places that belong to nobody, which player 2 sees from the other side."""
    return [row[::-1] for row in reversed(rows)] if player else rows


def _zones(view: View, name: str, player: int) -> list[ZoneView]:
    """The places of a player that are called so, or whose zone is."""
    return [zone for zone in view.zones if zone.controller == player and name in (zone.name, zone.kind)]
