"""Chapter 11: the system process, in which rule effects run and triggered abilities are played."""
from __future__ import annotations

from ...kernel.changes import create
from ...kernel.codes import NEXT, RETURN, first_of
from ...kernel.state import Frame, State, call, call_then
from ...kernel.waiting import ask_waiting, waiting_of
from .areas import GATE, PLAY
from .c12_rule_effects import due
from .processes import ABILITY


def system_process(g: State) -> int:
    """Where nothing happened since the last one, it has nothing to do."""
    if g.dirty or g.waiting:
        return call(g, g.book.at["11-2a-1"])
    return NEXT


def r11_2a_1(g: State, f: Frame) -> int:
    """Rule effects, again and again until none is left."""
    if due(g):
        return call_then(g, f, f.pc, g.book.at["12-4b-2b"])
    g.dirty = False
    return NEXT if g.waiting else RETURN


def r11_2a_2(g: State, f: Frame) -> int:
    """14-9c: the turn player picks among their own first, then the other player."""
    player = g.turn_player
    if not waiting_of(g, player):
        player = 1 - player
    return ask_waiting(g, player, player)


def r11_2a_2__play(g: State, f: Frame) -> int:
    """14-3b-1: the ability itself goes on the gate."""
    procedure, master, source, obj, card, _ = g.waiting.pop(first_of(g.answer))
    create(g, GATE, master, (ABILITY, procedure, source, obj, card), PLAY)
    return NEXT


def r11_2a_3(g: State, f: Frame) -> int:
    return g.book.at["11-2a-1"]


SYSTEM_PROCESS = (r11_2a_1, r11_2a_2, r11_2a_2__play, r11_2a_3)
