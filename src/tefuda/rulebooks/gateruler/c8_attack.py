"""Chapter 8: the attack phase. One run from 8-2a on is an attack subphase."""
from __future__ import annotations


from ...kernel.abilities.event_patterns import Declares
from ...kernel.abilities.scope import Scope
from ...kernel.actions.turn import rest
from ...kernel.codes import DECLARED, NEXT, RETURN, first_of, kind_of, second_of
from ...kernel.continuous.lasting_effects import FOR_BATTLE, expire
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.events.log import note, timing
from ...kernel.abilities.resolution import call_costs
from ...kernel.machine.rollback import go_back, unmark
from ...kernel.state.state import Frame, State, ask, call, then
from .areas import (
    ATTACK, ATTACK_PHASE_END, ATTACK_PHASE_START, ATTACK_PLACES, ATTACK_START, ATTACKER, ATTACKER_OBJECT,
    BATTLE_DAMAGE, BATTLE_END, DEALING_BATTLE, DECLARATION_START, DO_ATTACK_PAST, DO_END_ATTACKS, EFFECT_DAMAGE,
    INTERCEPTING, LINE, PAST, RULER_ZONE, SUBPHASES,
)
from .c3_zones import foremost
from .c9_gate import gate_process
from .c12_rule_effects import due
from .c13_damage import deal
from .c14_abilities import mark_play
from .cards import ATK, INTERCEPT, RULER, STK, TYPE
from .menus_attack import AttackMenu, attack_costs


def attack_card(g: State) -> int:
    """The card that is attacking, or -1.

    8-4e-2: it has to be in its controller's attack zone; a ruler attacks from where it always is.
    """
    card = g.registers[ATTACKER]
    if card < 0 or g.obj[card] != g.registers[ATTACKER_OBJECT]:
        return -1
    player = g.controller[card]
    here = g.zone_of[card]
    return card if here in ATTACK_PLACES[player] or here == RULER_ZONE + player else -1


def attacked_card(g: State) -> int:
    """8-4e-1: whatever is foremost on the attacked line now, or -1; past that, the ruler (8-4c-1)."""
    return g.zones[g.registers[LINE]][0] if g.registers[PAST] else foremost(g, g.registers[LINE])


# 8-2 Attack subphase


def r8_2a_2(g: State, f: Frame) -> int:
    """In the first player's first turn there is just one, and the attack phase ends after it."""
    if g.turn == 1 and g.registers[SUBPHASES]:
        return g.book.at["8-4c-2a"]
    g.registers[SUBPHASES] += 1
    g.registers[ATTACKER], g.registers[ATTACKER_OBJECT] = -1, -1
    return NEXT


# 8-3 Attack start step


def r8_3a(g: State, f: Frame) -> int:
    timing(g, ATTACK_START)
    if g.registers[SUBPHASES] == 1:
        timing(g, ATTACK_PHASE_START)
    return NEXT


def r8_3b(g: State, f: Frame) -> int:
    return gate_process(g)


# 8-4 Attack declaration step


def r8_4a(g: State, f: Frame) -> int:
    timing(g, DECLARATION_START)
    return NEXT


def r8_4b(g: State, f: Frame) -> int:
    return gate_process(g)


def r8_4c(g: State, f: Frame) -> int:
    """Everybody can see whether an attack is possible; where none is, the attacks end (8-4c-2)."""
    options = AttackMenu(g).legal()
    return ask(g, g.turn_player, options) if len(options) > 1 else g.book.at["8-4c-2a"]


def r8_4c__choose(g: State, f: Frame) -> int:
    code = g.answer
    if kind_of(code) == DO_END_ATTACKS:
        return g.book.at["8-4c-2a"]
    g.registers[ATTACKER] = first_of(code)
    g.registers[LINE] = second_of(code)
    g.registers[PAST] = int(kind_of(code) == DO_ATTACK_PAST)
    if g.table.abilities:
        for number in attack_costs(g, g.registers[ATTACKER]):
            mark_play(g, number)
    return NEXT


def r8_4d(g: State, f: Frame) -> int:
    step = rest(g, g.registers[ATTACKER], ATTACK)
    return then(f, step, g.book.at["r8_4d__also"]) if g.table.abilities else step


def r8_4d__also(g: State, f: Frame) -> int:
    """What texts ask for beside that is done now."""
    card = g.registers[ATTACKER]
    asked = tuple(attack_costs(g, card))
    after = g.book.at["8-4e"]
    return then(f, call(g, g.book.at["8-4d-1"], card, 0, 0, asked), after) if asked else after


def r8_4d_1(g: State, f: Frame) -> int:
    """One after the other for the card a. If not all of it can be done, the attack could not be chosen."""
    if f.b and g.done < 0 and g.back is not None:
        return go_back(g)
    if f.b == len(f.items):
        unmark(g)
        return RETURN
    f.b += 1
    return call_costs(g, f.items[f.b - 1], Scope(f.a, g.obj[f.a], g.controller[f.a]))


def r8_4d_1__next(g: State, f: Frame) -> int:
    return g.book.at["8-4d-1"]


def r8_4e(g: State, f: Frame) -> int:
    g.registers[ATTACKER_OBJECT] = g.obj[g.registers[ATTACKER]]
    return NEXT


def r8_4f(g: State, f: Frame) -> int:
    """The card attacked, and it attacked its target, if there was a card on that line."""
    target = attacked_card(g)
    if target >= 0:
        note(g, DECLARED, ATTACK, g.registers[ATTACKER], g.registers[LINE], g.prints[target], g.obj[target], 3)
    else:
        note(g, DECLARED, ATTACK, g.registers[ATTACKER], g.registers[LINE], -1, 0, 3)
    return NEXT


def r8_4g(g: State, f: Frame) -> int:
    return gate_process(g)


# 8-5 Interception step


def r8_5a(g: State, f: Frame) -> int:
    """8-5a-1: only a unit with interception that a unit attacks intercepts."""
    card = attack_card(g)
    target = attacked_card(g)
    if card < 0 or target < 0 or value(g, card, TYPE) == RULER:
        return g.book.at["8-6a"]
    if value(g, target, TYPE) == RULER or not value(g, target, INTERCEPT):
        return g.book.at["8-6a"]
    if (g.effects or g.table.always) and forbidden(g, INTERCEPTING, -1, target):
        return g.book.at["8-6a"]
    return NEXT


def r8_5b(g: State, f: Frame) -> int:
    unit = attacked_card(g)
    return deal(g, unit, (attack_card(g), value(g, unit, ATK)), EFFECT_DAMAGE)


def r8_5c(g: State, f: Frame) -> int:
    return gate_process(g)


# 8-6 Damage step


def r8_6a(g: State, f: Frame) -> int:
    return NEXT if attack_card(g) >= 0 else g.book.at["8-7a"]


def r8_6b(g: State, f: Frame) -> int:
    """STK to a ruler (8-6b-1), ATK to a unit (8-6b-2); an empty line has nothing that could be damaged."""
    card = attack_card(g)
    target = attacked_card(g)
    if target < 0:
        return NEXT
    strength = STK if value(g, target, TYPE) == RULER else ATK
    return deal(g, card, (target, value(g, card, strength)), BATTLE_DAMAGE)


def r8_6c(g: State, f: Frame) -> int:
    return gate_process(g)


# 8-7 Battle end step


def r8_7a(g: State, f: Frame) -> int:
    timing(g, BATTLE_END)
    return NEXT


def r8_7b(g: State, f: Frame) -> int:
    return gate_process(g)


def r8_7c_1(g: State, f: Frame) -> int:
    end_battle(g)
    return NEXT


def end_battle(g: State) -> None:
    """What lasts for a battle ends, and so does waiting for its damage (13-3a-1)."""
    if expire(g, FOR_BATTLE):
        g.needs_rule_check = True
    if g.delayed and g.table.abilities:
        g.delayed = tuple([it for it in g.delayed if it.ability < 0 or not _is_for_battle(g, it.ability)])


def _is_for_battle(g: State, ability: int) -> bool:
    """Whether an ability waits for battle damage."""
    when = g.table.abilities[ability].event_pattern()
    return isinstance(when, Declares) and when.reason == DEALING_BATTLE


def r8_7c_2(g: State, f: Frame) -> int:
    """Where that leaves something to do, there is priority for it, and the step goes back to 8-7b."""
    if g.pending or (g.needs_rule_check and due(g)):
        return call(g, g.book.at["9-3b"])
    return g.book.at["8-2a-2"]


def r8_7c_2__back(g: State, f: Frame) -> int:
    return g.book.at["8-7b"]


# 8-4c-2 The end of the attacks


def r8_4c_2a(g: State, f: Frame) -> int:
    timing(g, ATTACK_PHASE_END)
    return NEXT


def r8_4c_2b(g: State, f: Frame) -> int:
    return gate_process(g)


ATTACK_PHASE_STEPS = (
    r8_2a_2, r8_3a, r8_3b, r8_4a, r8_4b, r8_4c, r8_4c__choose, r8_4d, r8_4e, r8_4f, r8_4g,
    r8_5a, r8_5b, r8_5c, r8_6a, r8_6b, r8_6c, r8_7a, r8_7b, r8_7c_1, r8_7c_2, r8_7c_2__back, r8_4d__also,
    r8_4c_2a, r8_4c_2b,
)
ATTACK_COSTS = (r8_4d_1, r8_4d_1__next)
