"""A game as bytes, at any decision, and back.

A head in JSON says which game, decks and seed it is and with what it was
played; then come the history and the state as numbers; a checksum ends it.
"""
from __future__ import annotations

import json
import zlib
from array import array
from typing import Any, Final

from ..kernel.state.codec import decode, encode
from ..kernel.errors import TefudaError
from ..rulebooks.rulebook import rulebook
from .game import Game
from .match import Match, find_match
from .record import deck_data, deck_from, fingerprints

_MAGIC: Final = b"TEFUDA1\n"


def save(game: Game) -> bytes:
    """Everything about the game, to be loaded again by ``load``."""
    head = _head(game)
    history = array("i", game.history).tobytes()
    body = encode(game.state)
    sizes = array("q", [len(head), len(history), len(body)]).tobytes()
    whole = _MAGIC + sizes + head + history + body
    return whole + zlib.crc32(whole).to_bytes(4, "little")


def _head(game: Game) -> bytes:
    match = game.match
    if not match.head:
        data = {"game": match.rulebook.name, "decks": [deck_data(deck) for deck in match.decks], **fingerprints(match)}
        match.head = json.dumps(data, ensure_ascii=False)[1:].encode()
    return b'{"seed": %d, ' % game.seed + match.head


def load(raw: bytes) -> Game:
    """The game that ``save`` wrote, or an error that says what is wrong with the bytes."""
    if not isinstance(raw, bytes) or not raw.startswith(_MAGIC):
        raise TefudaError("this is no saved game of Tefuda: it does not begin like one")
    start = len(_MAGIC)
    if len(raw) < start + 28 or zlib.crc32(raw[:-4]) != int.from_bytes(raw[-4:], "little"):
        raise TefudaError("the saved game is damaged or cut off: its checksum does not fit; use another copy")
    sizes = array("q")
    sizes.frombytes(raw[start:start + 24])
    if len(raw) != start + 28 + sum(sizes):
        raise TefudaError("the saved game is damaged: its length does not fit; use another copy")
    head_end = start + 24 + sizes[0]
    head: dict[str, Any] = json.loads(raw[start + 24:head_end])
    match = _match(head)
    history = array("i")
    history.frombytes(raw[head_end:head_end + sizes[1]])
    state = decode(match.rulebook.book, match.table, raw[head_end + sizes[1]:-4])
    return Game(match, head["seed"], state, history.tolist())


def _match(head: dict[str, Any]) -> Match:
    book = rulebook(head["game"])
    decks = [deck_from(deck) for deck in head["decks"]]
    names = [name for deck in decks for name, known in book.decks.items() if known == deck]
    match = find_match(book.name, names if len(names) == 2 else decks)
    now = fingerprints(match)
    changed = [key for key in ("engine", "rules", "cards") if now[key] != head[key]]
    if changed:
        raise TefudaError(
            f"the game was saved with another {' and '.join(changed)}: "
            "load it with the version of Tefuda that saved it, or replay its record")
    return match
