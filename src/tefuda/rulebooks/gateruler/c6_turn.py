"""Chapter 6: the turn and its phases. What a ruler gives its player to do (appendix A) is in 6-2f."""
from __future__ import annotations

from ...kernel.machine.turns import next_turn, turn_begins, pass_turn
from ...kernel.actions.move import move_home
from ...kernel.actions.damage import heal
from ...kernel.actions.one_by_one import draw
from ...kernel.actions.create import vanish
from ...kernel.actions.turn import stand_all
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, REST, TIMING
from ...kernel.continuous.lasting_effects import FOR_PHASE, FOR_TURN, expire
from ...kernel.events.log import timing
from ...kernel.triggers.delayed import EVERY_TIME
from ...kernel.loops.loops import forget_positions
from ...kernel.state.state import Frame, State
from .areas import (
    ATTACK_PHASE, ATTACK_PLACES, ATTACK_ZONE, DECK, DRAW, DRIVE_END, DRIVE_ZONE, END_PHASE, ENERGY_ZONE, GAME_START,
    GRAVEYARD, HAND, MAIN_PHASE, MAIN_PHASE_START, PHASE, REFRESH, RULER_ZONE, SET_ZONE, START_PHASE,
    START_PHASE_START, SUBPHASES, TURN_END,
)
from .c3_zones import ruler_number
from .c4_players import renew_summons
from .c9_gate import gate_process
from .c10_drive import drive
from .c12_rule_effects import due
from .cards import DRIVES, FIRST_TURN_DRAW, STANDS, TURN_DRAW


def _begin(g: State, phase: int) -> None:
    """A phase begins, and what lasted for the one before ends with it (14-13e-2)."""
    if g.registers[PHASE] != phase:
        g.registers[PHASE] = phase
        if expire(g, FOR_PHASE):
            g.needs_rule_check = True


# 6-2 Start phase


def r6_1a(g: State, f: Frame) -> int:
    """A turn begins. Nothing refers any more to what cards were in an earlier turn."""
    next_turn(g)
    forget_positions(g)
    _begin(g, START_PHASE)
    turn_begins(g)
    return NEXT


def r6_2a(g: State, f: Frame) -> int:
    renew_summons(g)
    return NEXT


def r6_2b(g: State, f: Frame) -> int:
    if g.turn != 1:
        return NEXT
    timing(g, GAME_START)
    return gate_process(g)


def r6_2c(g: State, f: Frame) -> int:
    player = g.turn_player
    cards = [card for place in ATTACK_PLACES[player] for card in g.zones[place]]
    return stand_all(g, (*cards, *g.zones[RULER_ZONE + player]), REFRESH)


def r6_2d(g: State, f: Frame) -> int:
    timing(g, START_PHASE_START)
    return NEXT


def r6_2e(g: State, f: Frame) -> int:
    return gate_process(g)


def r6_2f(g: State, f: Frame) -> int:
    """Of the five rulers three drive; the other two act energy cards and draw."""
    return drive(g, g.turn_player, ruler_number(g, g.turn_player, DRIVES))


def r6_2f__energy(g: State, f: Frame) -> int:
    """Cards that act already can't be acted (1-5c), so the choice is among those at rest."""
    player = g.turn_player
    count = ruler_number(g, player, STANDS)
    resting = tuple(card for card in g.zones[ENERGY_ZONE + player] if g.flags[card] & REST)
    return choose(g, player, count, count, resting)


def r6_2f__stand(g: State, f: Frame) -> int:
    return stand_all(g, g.result, REFRESH)


def r6_2f__draw(g: State, f: Frame) -> int:
    """The first player draws fewer in the first turn."""
    count = ruler_number(g, g.turn_player, FIRST_TURN_DRAW if g.turn == 1 else TURN_DRAW)
    return draw(g, g.turn_player, count, DECK, HAND, DRAW)


def r6_2g(g: State, f: Frame) -> int:
    return gate_process(g)


# 6-3 Main phase


def r6_3a(g: State, f: Frame) -> int:
    _begin(g, MAIN_PHASE)
    timing(g, MAIN_PHASE_START)
    return NEXT


def r6_3b(g: State, f: Frame) -> int:
    """The actions of chapter 7 are gate actions of this gate process."""
    return gate_process(g)


def r6_3c(g: State, f: Frame) -> int:
    """The abilities that lie there vanish."""
    clear_overdrives(g, g.turn_player)
    return move_home(g, g.zones[DRIVE_ZONE + g.turn_player], GRAVEYARD, DRIVE_END)


def clear_overdrives(g: State, player: int) -> None:
    for item in g.zones[DRIVE_ZONE + player]:
        if item in g.data:
            vanish(g, item, DRIVE_END)


# 6-4 Attack phase


def r6_4a(g: State, f: Frame) -> int:
    """Chapter 8 follows."""
    _begin(g, ATTACK_PHASE)
    g.registers[SUBPHASES] = 0
    return NEXT


# 6-5 End phase


def r6_5a(g: State, f: Frame) -> int:
    """6-5a-1: what this moment has triggered already it does not trigger again."""
    _begin(g, END_PHASE)
    timing(g, TURN_END, once=True)
    return NEXT


def r6_5b(g: State, f: Frame) -> int:
    return gate_process(g)


def r6_5c_1(g: State, f: Frame) -> int:
    heal(g, tuple(card for place in range(ATTACK_ZONE, SET_ZONE) for card in g.zones[place]))
    return NEXT


def r6_5c_2(g: State, f: Frame) -> int:
    if expire(g, FOR_TURN):
        g.needs_rule_check = True
    return NEXT


def _waits_for_end(g: State) -> bool:
    """Whether an ability that triggers at the end of the turn came too late for 6-5a."""
    if g.table.abilities and g.table.trigger_lookup.untold(g, TURN_END):
        return True
    return any(
        row.kind == TIMING
            and row.reason == TURN_END and row.often != EVERY_TIME and row.turn != g.turn for row in g.delayed)


def r6_5d(g: State, f: Frame) -> int:
    """Where something is left to do, the end phase runs once more."""
    if g.pending or _waits_for_end(g) or (g.needs_rule_check and due(g)):
        return g.book.at["6-5a"]
    return NEXT


def r6_5e(g: State, f: Frame) -> int:
    pass_turn(g)
    return g.book.at["6-1a"]


START_AND_MAIN = (
    r6_1a, r6_2a, r6_2b, r6_2c, r6_2d, r6_2e, r6_2f, r6_2f__energy, r6_2f__stand, r6_2f__draw, r6_2g,
    r6_3a, r6_3b, r6_3c, r6_4a,
)
END = (r6_5a, r6_5b, r6_5c_1, r6_5c_2, r6_5d, r6_5e)
