"""A game in the middle of nested procedures, in which every part of the state has something in it."""
from __future__ import annotations

from tefuda.kernel.state.records import AbilityUse, Counters, LastKnown, TriggerMark
from tefuda.kernel.actions.move import move
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.events.changes import attach
from tefuda.kernel.actions.create import create, vanish
from tefuda.kernel.choices.choose import choose
from tefuda.kernel.codes import MOVED, NUMBER, PICK, REST, RESTED, action
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.triggers.delayed import add_trigger
from tefuda.kernel.loops.loops import remember_choice
from tefuda.kernel.state.random_numbers import seed
from tefuda.kernel.machine.rollback import go_back, mark
from tefuda.kernel.state.state import Frame, State, ask, call

from .tiny import BIN, BY_RULE, FIELD, HAND, PLAYING, POWER, STACK, begin, reply
from tefuda.kernel.continuous.effect_sorts import ADD


def menu(g: State, f: Frame) -> int:
    return ask(g, 1, [action(NUMBER, number) for number in (1, 2, 3)])


def begin_play(g: State, f: Frame) -> int:
    """The first play is taken back, so something is barred when the second one is under way."""
    mark(g)
    if g.answer == action(NUMBER, 1):
        return go_back(g)
    return call(g, g.book.at["1-4"], 1, 2, 3, (4, 5))


def prepare(g: State, f: Frame) -> int:
    seed(g, 9)
    g.registers = [3, 4]
    g.turn, g.turn_player, g.first_player = 2, 1, 1
    g.closed = tuple([int(place == BIN + 1) for place in range(len(g.zones))])
    move(g, 4, FIELD, BY_RULE, REST)
    move(g, 3, FIELD, BY_RULE)
    move(g, 3, HAND, BY_RULE)
    deal_damage(g, 4, 2, BY_RULE)
    attach(g, 2, 4)
    vanish(g, create(g, STACK, 1, (1, 2), BY_RULE), BY_RULE)
    create(g, STACK, 1, (3, 4), BY_RULE)
    vanish(g, create(g, STACK, 0, (5,), BY_RULE), BY_RULE)
    g.notes[4] = (6, 7)
    add_trigger(g, RESTED, 2, 0, source=4)
    add_trigger(g, MOVED, 2, 1, often=1)
    move(g, 9, HAND + 1, PLAYING)
    add_effect(g, ADD, POWER, card=4, value=2, duration=FOR_TURN)
    remember_choice(g, 77)
    g.last[99] = LastKnown(1, 2, 3, 0, 0, 0, 0)
    g.used += (AbilityUse(1, 2, 3, 0, -1),)
    g.marks += (TriggerMark(1, 2, 3, 0),)
    g.counters += (Counters(-1, 0, 2),)
    g.needs_rule_check = True
    return choose(g, 0, 1, 3, (0, 1, 2))


def after(g: State, f: Frame) -> int:
    g.registers[0] += len(g.result)
    return g.book.at["1-1"]


def crowded() -> State:
    g = begin(("1-1", menu), ("1-1", begin_play), ("1-4", prepare), ("1-4", after))
    reply(g, NUMBER, 1)
    reply(g, NUMBER, 2)
    reply(g, PICK, 1)
    return g
