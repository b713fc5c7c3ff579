"""What keywords of timing stand for in card texts (11-2-5 to 11-2-9), and whose cards an enemy's are."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.conditions import Fits
from ...kernel.abilities.event_patterns import Declares, Either, Moves, WithCondition
from ...kernel.abilities.nodes import OPPONENT
from ...kernel.abilities.filters import IsSo
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import This
from .areas import (
    ATTACK, ATTACK_PLAYER, DEPLOY, DESTROY, LINKED, SET, ZONE_BASE, ZONE_BATTLE, ZONE_IN_USE, ZONE_SHIELDS, ZONE_TRASH,
)

# Costs of so many resources.
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨"
FIELD: Final = (ZONE_BATTLE, ZONE_BASE)
DEPLOYED: Final = Moves(This(), targets=FIELD, reasons=(DEPLOY,))
ATTACKS: Final = Either((Declares(ATTACK, This()), Declares(ATTACK_PLAYER, This())))
DESTROYED: Final = Moves(This(), sources=FIELD, targets=(ZONE_TRASH,), reasons=(DESTROY,))
PAIRED: Final = Declares(SET, This())
LINKS: Final = WithCondition(PAIRED, Fits(This(), IsSo(LINKED)))
BURSTS: Final = Moves(This(), sources=(ZONE_SHIELDS,), targets=(ZONE_IN_USE,), reasons=(DESTROY,))
# Whatever card of the opponent's does something.
ENEMY_CARDS: Final = Cards((ZONE_BATTLE, ZONE_BASE, ZONE_TRASH, ZONE_IN_USE), OPPONENT)
