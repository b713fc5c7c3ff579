"""Chapter 9: rule processes. Losing interrupts anything; the others wait for a checkpoint."""
from __future__ import annotations

from ...kernel.actions.move import move_home
from ...kernel.choices.choose import choose
from ...kernel.codes import MOVED, NEXT
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.machine.interrupts import resume
from ...kernel.abilities.use_limits import forget_losses
from ...kernel.state.state import NOTHING, Frame, Row, State, call
from ...kernel.actions.lose import lose_for
from .areas import (
    BATTLE, BATTLE_LIMIT, BATTLE_PHASE, BRAWL, DECK, DROP, ILLEGAL_BRAWL, LIFE, LIMIT, NO_DECK, NO_LIFE, PHASE,
)
from ...kernel.derived.derived import derived


# 9-2 Loss judgement: the conditions first, so that all who meet one lose at the same time.


def r9_2_3(g: State, f: Frame) -> int:
    """The players without life, as bits."""
    f.a = _without(g, LIFE)
    return NEXT


def r9_2_4(g: State, f: Frame) -> int:
    """The players without a deck, as bits."""
    f.b = _without(g, DECK)
    return NEXT


def r9_2_2(g: State, f: Frame) -> int:
    forget_losses(g, f.a | f.b)
    return lose_for(g, ((f.a, NO_LIFE), (f.b, NO_DECK)))


def r9_2_1(g: State, f: Frame) -> int:
    """Where something else may happen instead of a loss, what is interrupted has to be kept meanwhile."""
    return call(g, g.book.at["9-2-3"])


def r9_2_1__resume(g: State, f: Frame) -> int:
    return resume(g, f)


def _without(g: State, area: int) -> int:
    return int(not g.zones[area]) | int(not g.zones[area + 1]) << 1


# 9-3 and 9-4: the processes of the checking sort


def to_do(g: State) -> bool:
    """Whether a rule process of the checking sort has something to do that is not forbidden (1-3-3)."""
    zones = g.zones
    if len(zones[BATTLE]) > BATTLE_LIMIT and _surplus(g, 0):
        return True
    if len(zones[BATTLE + 1]) > BATTLE_LIMIT and _surplus(g, 1):
        return True
    return g.registers[PHASE] != BATTLE_PHASE and bool(zones[BRAWL] or zones[BRAWL + 1]) and bool(_illegal(g))


def _surplus(g: State, player: int) -> Row:
    """The cards of which some have to leave an overfull battle area: all but the last one put there."""
    return _free_to_go(g, g.zones[BATTLE + player][:-1], LIMIT)


def _illegal(g: State) -> Row:
    return _free_to_go(g, g.zones[BRAWL] + g.zones[BRAWL + 1], ILLEGAL_BRAWL)


def _free_to_go(g: State, cards: Row, reason: int) -> Row:
    if (not g.effects and not g.table.guarded) or not (derived(g).bars or g.table.barred[MOVED]):
        return cards
    return tuple(card for card in cards if not forbidden(g, MOVED, reason, card))


def _choose_surplus(g: State, player: int) -> int:
    """9-3-2-1: the master chooses."""
    surplus = len(g.zones[BATTLE + player]) - BATTLE_LIMIT
    if surplus <= 0:
        g.result = NOTHING
        return NEXT
    return choose(g, player, surplus, surplus, _surplus(g, player))


def r9_3_2(g: State, f: Frame) -> int:
    return _choose_surplus(g, g.turn_player)


def r9_3_2__other(g: State, f: Frame) -> int:
    f.chosen = g.result
    return _choose_surplus(g, 1 - g.turn_player)


def r9_3_2__move(g: State, f: Frame) -> int:
    return move_home(g, f.chosen + g.result, DROP, LIMIT)


def r9_4_2(g: State, f: Frame) -> int:
    """Outside the battle phase nothing stays in a brawl area."""
    cards = NOTHING if g.registers[PHASE] == BATTLE_PHASE else _illegal(g)
    return move_home(g, cards, DROP, ILLEGAL_BRAWL)


LOSS_JUDGEMENT = (r9_2_3, r9_2_4, r9_2_2)
LOSS_INTERRUPT = (r9_2_1, r9_2_1__resume)
RULE_PROCESSES = (r9_3_2, r9_3_2__other, r9_3_2__move, r9_4_2)
