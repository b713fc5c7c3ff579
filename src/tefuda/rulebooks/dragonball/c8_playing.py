"""Chapter 8, as far as it is about checkpoints, free timings and playing cards."""
from __future__ import annotations

from ...kernel.changes import move, move_all, reveal
from ...kernel.choosing import choose
from ...kernel.codes import NEXT, PASS, RETURN, first_of, kind_of
from ...kernel.effects import value
from ...kernel.state import Frame, State, ask, call_then
from ...kernel.waiting import ask_waiting, play_waiting, waiting_of
from .areas import (
    BATTLE, BRAWL, CHECKED, DO_ATTACK, DO_JOIN_ATTACK, DO_JOIN_GUARD, DO_PLAY, DROP, ENERGY, JOIN, PAY, PLAY,
)
from .c4_terms import checkpoint
from .c9_rule_processes import to_do
from .cards import LEVEL
from .menus import options

# 8-5-1 Checkpoint


def r8_5_1_1(g: State, f: Frame) -> int:
    """All rule processes at the same time, again and again until none is left."""
    if to_do(g):
        g.registers[CHECKED] += 1
        return call_then(g, f, f.pc, g.book.at["9-3-2"])
    g.dirty = False
    return NEXT if g.waiting else RETURN


def r8_5_1_2(g: State, f: Frame) -> int:
    player = g.turn_player
    return ask_waiting(g, player, player) if waiting_of(g, player) else g.book.at["8-5-1-3"]


def r8_5_1_2__play(g: State, f: Frame) -> int:
    g.registers[CHECKED] += 1
    f.pc = g.book.at["8-5-1-1"] - 1
    return play_waiting(g)


def r8_5_1_3(g: State, f: Frame) -> int:
    player = 1 - g.turn_player
    return ask_waiting(g, player, player) if waiting_of(g, player) else g.book.at["8-5-1-4"]


def r8_5_1_3__play(g: State, f: Frame) -> int:
    g.registers[CHECKED] += 1
    f.pc = g.book.at["8-5-1-1"] - 1
    return play_waiting(g)


def r8_5_1_4(g: State, f: Frame) -> int:
    return RETURN


# 8-5-2 Free timing: for player a, with the menu b.


def r8_5_2_1(g: State, f: Frame) -> int:
    return checkpoint(g)


def r8_5_2_2(g: State, f: Frame) -> int:
    return ask(g, f.a, options(g, f.b, f.a))


def r8_5_2_2__act(g: State, f: Frame) -> int:
    """Whoever did something gets the free timing again (4-6-3-1); declaring an attack leaves it."""
    code = g.answer
    kind = kind_of(code)
    if kind == PASS or kind == DO_ATTACK:
        return g.book.at["8-5-2-3"]
    card = first_of(code)
    if kind == DO_JOIN_ATTACK or kind == DO_JOIN_GUARD:
        f.pc = g.book.at["8-5-2-1"] - 1
        return move(g, card, BRAWL + f.a, JOIN)
    area = BATTLE if kind == DO_PLAY else BRAWL
    return call_then(g, f, g.book.at["8-5-2-1"], g.book.at["8-6-2-1"], card, area + f.a, f.a)


def r8_5_2_3(g: State, f: Frame) -> int:
    return RETURN


# 8-6-2 Playing the card a from the hand of player c into the area b.


def r8_6_2_1(g: State, f: Frame) -> int:
    return reveal(g, f.a, PLAY)


def r8_6_2_3(g: State, f: Frame) -> int:
    """2-10-1-1: as many energy cards as the level, of the player's choice."""
    level = value(g, f.a, LEVEL)
    return choose(g, f.c, level, level, tuple(g.zones[ENERGY + f.c]))


def r8_6_2_3__pay(g: State, f: Frame) -> int:
    return move_all(g, g.result, DROP + f.c, PAY)


def r8_6_2_4_1(g: State, f: Frame) -> int:
    """Into the battle area, or into the brawl area in a battle (7-3-1-6-2, 7-4-1-2-2)."""
    return move(g, f.a, f.b, PLAY)


CHECKPOINT = (r8_5_1_1, r8_5_1_2, r8_5_1_2__play, r8_5_1_3, r8_5_1_3__play, r8_5_1_4)
FREE_TIMING = (r8_5_2_1, r8_5_2_2, r8_5_2_2__act, r8_5_2_3)
PLAYING = (r8_6_2_1, r8_6_2_3, r8_6_2_3__pay, r8_6_2_4_1)
