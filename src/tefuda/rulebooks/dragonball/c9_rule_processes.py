"""Chapter 9: rule processes. Losing interrupts anything; the others wait for a checkpoint."""
from __future__ import annotations

from ...kernel.changes import lose, move_home
from ...kernel.choosing import choose
from ...kernel.codes import NEXT
from ...kernel.state import NOTHING, Frame, Row, State
from .areas import (
    BATTLE, BATTLE_LIMIT, BATTLE_PHASE, BRAWL, DECK, DROP, ILLEGAL_BRAWL, LIFE, LIMIT, NO_DECK, NO_LIFE, PHASE,
    PREPARATION,
)


def judge_loss(g: State) -> None:
    """9-2: no life (9-2-3) or no deck (9-2-4) loses at once, for both at the same time."""
    if g.registers[PHASE] == PREPARATION:
        return
    without_life = sum(1 << player for player in (0, 1) if not g.zones[LIFE + player])
    without_deck = sum(1 << player for player in (0, 1) if not g.zones[DECK + player])
    lose(g, without_life, NO_LIFE)
    lose(g, without_deck & ~without_life, NO_DECK)


def to_do(g: State) -> bool:
    """Whether a rule process of the checking sort has something to do."""
    zones = g.zones
    if len(zones[BATTLE]) > BATTLE_LIMIT or len(zones[BATTLE + 1]) > BATTLE_LIMIT:
        return True
    return g.registers[PHASE] != BATTLE_PHASE and bool(zones[BRAWL] or zones[BRAWL + 1])


def _surplus(g: State, player: int) -> int:
    """Choose from all cards of an overfull battle area but the last one put there (9-3-2)."""
    cards = g.zones[BATTLE + player]
    surplus = len(cards) - BATTLE_LIMIT
    if surplus <= 0:
        g.result = NOTHING
        return NEXT
    return choose(g, player, surplus, surplus, tuple(cards[:-1]))


def r9_3_2(g: State, f: Frame) -> int:
    return _surplus(g, g.turn_player)


def r9_3_2__other(g: State, f: Frame) -> int:
    f.chosen = g.result
    return _surplus(g, 1 - g.turn_player)


def r9_3_2__move(g: State, f: Frame) -> int:
    return move_home(g, f.chosen + g.result, DROP, LIMIT)


def r9_4_2(g: State, f: Frame) -> int:
    """Outside the battle phase nothing stays in a brawl area."""
    cards: Row = NOTHING
    if g.registers[PHASE] != BATTLE_PHASE:
        cards = (*g.zones[BRAWL], *g.zones[BRAWL + 1])
    return move_home(g, cards, DROP, ILLEGAL_BRAWL)


RULE_PROCESSES = (r9_3_2, r9_3_2__other, r9_3_2__move, r9_4_2)
