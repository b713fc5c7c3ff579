"""The rulers of appendix A. They belong to the rulebook, so every player has them, whatever the card sets."""
from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from ...cards.card import Card
from ...cards.sets import load_set
from .schema import SCHEMA


def _load() -> dict[str, Card]:
    with as_file(files("tefuda.rulebooks.gateruler").joinpath("rulers.toml")) as path:
        return dict(load_set(path, SCHEMA).cards)


RULERS: Final[dict[str, Card]] = _load()
