"""Chapter 9: the gate process. Cards, abilities and processes are added with priority, then resolved."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import NEXT, PASS, RETURN, first_of, kind_of, second_of
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.projection import value
from ...kernel.loops.loops import forget_positions, remember_choice
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.state.state import Frame, State, ask, call, call_then
from .areas import (
    DO_DROP_OVERDRIVE, DO_OVERDRIVE, DO_PLAY, DO_REARRANGE, DO_REVEAL, DO_SET, DO_SUMMON, DO_USE, DO_USE_INSTANT,
    GATE, SET_PLACES,
)
from .c11_system import system_process
from .c14_abilities import mark_play
from .c14_playing import effect_of, other_cost
from .c17_loops import count_pass, is_endless
from .cards import EVENT, FIELD, NORMAL, TIMING, TYPE
from .menus import GateMenu
from .processes import ABILITY, DAMAGE_EXECUTION, DESTRUCTION, DRIVE_RESOLUTION, LOSS, RULER_DAMAGE, kind_of_process

# Where each gate action but playing goes on, and where each process on the gate is resolved.
_ACTIONS: Final = {
    DO_REVEAL: "7-2a", DO_SUMMON: "7-3a", DO_SET: "7-5a", DO_REARRANGE: "7-10b", DO_USE: "7-7a",
    DO_USE_INSTANT: "9-3e-3", DO_OVERDRIVE: "7-9a", DO_DROP_OVERDRIVE: "7-9b",
}
# 17-1: what can be done again and again; anything else changes the game for good.
_REPEATABLE: Final = (DO_REARRANGE, DO_USE, DO_USE_INSTANT)
_RESOLUTIONS: Final = {
    DAMAGE_EXECUTION: "13-2b", RULER_DAMAGE: "13-6b", DESTRUCTION: "12-4c-1", LOSS: "12-2d-1",
    DRIVE_RESOLUTION: "10-4b", ABILITY: "14-3c-3",
}


def gate_process(g: State) -> int:
    return call(g, g.book.at["9-2a"])


# 9-2, 9-4: the frame's c is the newest object at the time of 9-4c. Its items are the one that is resolved then, and how
# often somebody had chosen something.


def r9_2a(g: State, f: Frame) -> int:
    return call(g, g.book.at["9-3b"])


def r9_4b(g: State, f: Frame) -> int:
    return NEXT if g.zones[GATE] else RETURN


def r9_4c(g: State, f: Frame) -> int:
    item = g.zones[GATE][-1]
    f.c = g.serial
    if g.table.abilities:
        f.items = (g.obj[item], g.clock)
    if item in g.data:
        return call(g, g.book.at[_RESOLUTIONS[kind_of_process(g.data[item])]], item)
    return call(g, g.book.at["14-3c-2"], item)


def r9_4d(g: State, f: Frame) -> int:
    return system_process(g)


def r9_4e(g: State, f: Frame) -> int:
    return NEXT if g.zones[GATE] else g.book.at["9-2a"]


def r9_4f(g: State, f: Frame) -> int:
    """What is new lies on top, and players may answer it. What stays on the gate is resolved again."""
    top = g.obj[g.zones[GATE][-1]]
    if top > f.c:
        return g.book.at["9-2a"]
    return g.book.at["17-1a-3"] if f.items == (top, g.clock) and is_endless(g) else g.book.at["9-4c"]


def _play_rule(g: State, player: int, card: int) -> str:
    """By which paragraph the player with priority plays the card."""
    if g.zone_of[card] in SET_PLACES[player]:
        return "7-8a" if value(g, card, TIMING) == NORMAL else "9-3e-2"
    return "7-4a" if value(g, card, TYPE) == FIELD else "7-6a"


# 9-3: the frame's a is the player with priority, b how often it was given up in a row.


def r9_3b(g: State, f: Frame) -> int:
    f.a = g.turn_player
    return NEXT


def r9_3c(g: State, f: Frame) -> int:
    return system_process(g)


def r9_3d(g: State, f: Frame) -> int:
    """Nobody can answer a drive resolution or a ruler damage."""
    gate = g.zones[GATE]
    if gate and gate[-1] in g.data and kind_of_process(g.data[gate[-1]]) in (DRIVE_RESOLUTION, RULER_DAMAGE):
        return RETURN
    return NEXT


def r9_3e(g: State, f: Frame) -> int:
    """Asked even where nothing can be done: whether a set card could be played is for its player to know."""
    return ask(g, f.a, GateMenu(g, f.a).legal())


def r9_3f(g: State, f: Frame) -> int:
    """Whoever did something keeps priority. A rearrangement can be undone by another one (17-1a)."""
    code = g.answer
    kind = kind_of(code)
    if kind == PASS:
        count_pass(g)
        return NEXT
    f.b = 0
    card = first_of(code)
    _mark(g, f.a, kind, card, second_of(code))
    if kind in _REPEATABLE:
        remember_choice(g, code)
    else:
        forget_positions(g)
    rule = _play_rule(g, f.a, card) if kind == DO_PLAY else _ACTIONS[kind]
    return call_then(g, f, g.book.at["9-3c"], g.book.at[rule], card, second_of(code), f.a)


def _mark(g: State, player: int, kind: int, card: int, index: int) -> None:
    """14-3b-4, 14-3b-8: a play that turns out to be impossible is taken back."""
    if kind in (DO_USE, DO_USE_INSTANT):
        mark_play(g, abilities_of(g, card)[index])
    elif kind in (DO_PLAY, DO_SUMMON) and g.table.abilities:
        mark_play(g, effect_of(g, card) if value(g, card, TYPE) == EVENT else -1)
        mark_play(g, other_cost(g, card))
        for number in other_ways(g, player, card):
            mark_play(g, number)


def r9_3g_1(g: State, f: Frame) -> int:
    f.b += 1
    return RETURN if f.b == 2 else NEXT


def r9_3g_2(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["9-3c"]


def r9_3e_2(g: State, f: Frame) -> int:
    """14-4d: the set card a is played by player c."""
    return g.book.at["3-10d"]


GATE_PROCESS = (r9_2a, r9_4b, r9_4c, r9_4d, r9_4e, r9_4f)
GATE_ADDITION = (r9_3b, r9_3c, r9_3d, r9_3e, r9_3f, r9_3g_1, r9_3g_2)
PLAYING_SET_CARD = (r9_3e_2,)
