"""Tefuda plays Japanese trading card games by executing their comprehensive rulebooks."""
from __future__ import annotations

from .kernel.errors import TefudaError
from .play.errors import IllegalAction, IllegalDeck, WhyNot
from .play.game import Action, Game
from .play.record import Record
from .rulebooks.rulebook import rulebook

__all__ = ["Action", "Game", "IllegalAction", "IllegalDeck", "Record", "TefudaError", "WhyNot", "rulebook"]
__version__ = "0.1.0"
