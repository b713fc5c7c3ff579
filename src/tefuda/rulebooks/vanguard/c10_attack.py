"""10.34: a text lets units attack. The attack process (7.2) is carried out for each of them after the effect."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel.abilities.ability_kinds import Automatic
from ...kernel.abilities.event_patterns import At
from ...kernel.abilities.nodes import Ability, Effect, Selection
from ...kernel.abilities.scope import keep_number, pairs, scope_of, still
from ...kernel.triggers.trigger_detection import put_pending
from ...kernel.choices.choose import choose
from ...kernel.codes import CALL, NEXT, RETURN
from ...kernel.triggers.delayed import add_delayed_trigger
from ...kernel.state.state import Frame, State, call
from .areas import BATTLE_OVER, BATTLE_PHASE, PHASE
from .menus_attack import may_attack, may_be_attacked


@dataclass(frozen=True)
class Assault(Effect):
    """The units that were told to attack do: "it" are these, as many as the chosen number, and then their targets."""

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        attackers = still(g, s.it[:2 * s.number])
        return call(
            g, g.book.at["10.34.1.1"], s.controller, len(attackers), 0, (*attackers, *still(g, s.it[2 * s.number:])))


AT_ONCE: Final = Automatic(effects=(Assault(),))
AFTER_BATTLE: Final = Automatic(when=At(BATTLE_OVER), effects=(Assault(),))


@dataclass(frozen=True)
class OrderAttack(Effect):
    """10.34.1: units attack others when this effect is over; if a battle is under way, after that (10.34.1.3)."""

    attackers: Selection
    targets: Selection
    now: Ability = AT_ONCE
    later: Ability = AFTER_BATTLE

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        attackers = self.attackers.find(g, s)
        said = f.chosen
        f.chosen = pairs(g, [*attackers, *self.targets.find(g, s)])
        keep_number(f, len(attackers))
        if in_battle(g):
            add_delayed_trigger(g, g.table.number_of[self.later], f.items, f.chosen)
        else:
            put_pending(g, g.table.number_of[self.now], scope_of(f))
        keep_number(f, s.number)
        f.chosen = said
        return NEXT


def in_battle(g: State) -> bool:
    """7.1.2: whether a battle is under way."""
    first, last = g.book.at["7.4.1.1"], g.book.at["7.8.1.5"]
    return any([first <= f.pc <= last for f in g.stack])


# Player a; the row is b attackers and then the targets; c is the phase; chosen is who attacks.


def r10_34_1_1(g: State, f: Frame) -> int:
    """The turn fighter alone attacks."""
    targets = [card for card in f.items[f.b:] if may_be_attacked(g, 1 - f.a, card)]
    units = [card for card in f.items[:f.b] if may_attack(g, f.a, card)]
    if not units or not targets or f.a != g.turn_player:
        return RETURN
    return choose(g, f.a, 1, 1, tuple(units))


def r10_34_1_1__unit(g: State, f: Frame) -> int:
    f.chosen = g.result
    return choose(g, f.a, 1, 1, tuple([card for card in f.items[f.b:] if may_be_attacked(g, 1 - f.a, card)]))


def r10_34_1_2(g: State, f: Frame) -> int:
    """The attack process with a unit and a target that are named (7.2.2)."""
    f.c = g.registers[PHASE]
    g.registers[PHASE] = BATTLE_PHASE
    call(g, g.book.at["7.4.1.1"])
    (unit,), (target,) = f.chosen, g.result
    g.machine.callee.chosen = (unit, target)
    return CALL


def r10_34_1_2__again(g: State, f: Frame) -> int:
    g.registers[PHASE] = f.c
    return g.book.at["10.34.1.1"]


ATTACKING_BY_EFFECT = (r10_34_1_1, r10_34_1_1__unit, r10_34_1_2, r10_34_1_2__again)
