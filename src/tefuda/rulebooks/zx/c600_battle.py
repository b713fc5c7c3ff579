"""Chapter 600: battle, from its declaration in the main phase to its end."""
from __future__ import annotations

from ...kernel.actions.damage import deal_damage
from ...kernel.actions.turn import rest
from ...kernel.codes import DECLARED, NEXT, PASS, RETURN, first_of, kind_of, second_of
from ...kernel.continuous.lasting_effects import FOR_BATTLE, expire
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.events.log import note, timing
from ...kernel.abilities.use_limits import forget_triggered
from ...kernel.loops.loops import remember_use
from ...kernel.state.state import Frame, State, ask
from .areas import (
    ATTACK, ATTACKER, ATTACKER_OBJECT, BATTLE_DAMAGE, BATTLE_END, BATTLE_START, DEALING, DEALING_IN_BATTLE,
    DO_BATTLE_USE, HAND, TARGET, TARGET_OBJECT,
)
from .c300_squares import has_overboost, in_square, is_zx, varied
from .c600_damage import hurt_player
from .c700_priority import over_pre_process, pre_process, still_to_do
from .c800_abilities import begin_use
from .c800_playing import begin_play
from .c1200_destroying import blame_battle
from .cards import POWER
from .menus import BattleMenu

# 602 Declaration: a Z/X a attacks a Z/X or, by the player card, the player (b). Both were chosen with the action.


def r602_1a(g: State, f: Frame) -> int:
    g.registers[ATTACKER] = f.a
    g.registers[ATTACKER_OBJECT] = g.obj[f.a]
    return NEXT


def r602_1b(g: State, f: Frame) -> int:
    g.registers[TARGET] = f.b
    g.registers[TARGET_OBJECT] = g.obj[f.b]
    return NEXT


def r602_1d(g: State, f: Frame) -> int:
    return rest(g, f.a, ATTACK)


def r602_1e(g: State, f: Frame) -> int:
    timing(g, BATTLE_START)
    note(g, DECLARED, ATTACK, f.a, g.zone_of[f.b], g.prints[f.b], g.obj[f.b], 3)
    return NEXT


def r602_1f(g: State, f: Frame) -> int:
    return pre_process(g)


# 603 Battle events: a is who has priority, b the players (as bits) whose latest action was to pass.


def r603_1a(g: State, f: Frame) -> int:
    f.a = g.turn_player
    f.b = 0
    return over_pre_process(g, f)


def r603_1a__before(g: State, f: Frame) -> int:
    """701.2."""
    return pre_process(g)


def r603_1b(g: State, f: Frame) -> int:
    """Whoever has cards in hand is asked, as the other can't know whether there is an event among them."""
    options = BattleMenu(g, f.a).legal()
    if len(options) == 1 and not g.zones[HAND + f.a]:
        g.answer = PASS
        return NEXT
    return ask(g, f.a, options)


def r603_1b__act(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        f.b |= 1 << f.a
        return NEXT
    f.b &= ~(1 << f.a)
    if kind_of(g.answer) == DO_BATTLE_USE:
        remember_use(g, g.answer)
        return begin_use(g, f.a, first_of(g.answer), second_of(g.answer))
    return begin_play(g, first_of(g.answer))


def r603_1c(g: State, f: Frame) -> int:
    if f.b == 3:
        return NEXT
    f.a = 1 - f.a
    return f.pc - 3 if g.pending or g.needs_rule_check else f.pc - 2


# 604 Battle damage


def r604_1(g: State, f: Frame) -> int:
    return pre_process(g)


def _still_there(g: State, card: int, obj: int) -> bool:
    """604.3d: in whatever square, as long as it is the same card."""
    return g.obj[card] == obj and in_square(g.zone_of[card])


def _deals(g: State) -> bool:
    """102.6: whether no text keeps the attacking Z/X from dealing damage."""
    attacker = g.registers[ATTACKER]
    return not varied(g) or not (
        forbidden(g, DEALING, -1, attacker) or forbidden(g, DEALING_IN_BATTLE, -1, attacker))


def r604_2(g: State, f: Frame) -> int:
    if _still_there(g, g.registers[ATTACKER], g.registers[ATTACKER_OBJECT]):
        return NEXT
    return g.book.at["605.1"]


def r604_3(g: State, f: Frame) -> int:
    return NEXT if is_zx(g, g.registers[TARGET]) else g.book.at["604.3b"]


def r604_3a(g: State, f: Frame) -> int:
    target = g.registers[TARGET]
    after = g.book.at["604.4"]
    if not _still_there(g, target, g.registers[TARGET_OBJECT]) or not _deals(g):
        return after
    step = deal_damage(g, target, value(g, g.registers[ATTACKER], POWER), BATTLE_DAMAGE)
    if step == NEXT:
        _blame(g)
        return after
    return step


def _blame(g: State) -> None:
    """1203.1: if the damage destroys what was attacked, that was the battle."""
    if g.done:
        blame_battle(g, g.registers[TARGET], g.registers[ATTACKER])


def r604_3a__instead(g: State, f: Frame) -> int:
    """After something could have happened instead."""
    if is_zx(g, g.registers[TARGET]):
        _blame(g)
    return NEXT


def r604_3b(g: State, f: Frame) -> int:
    """For an attack on the player. 604.3c: not while the player has an overboost in a square."""
    player = 1 - g.turn_player
    if not is_zx(g, g.registers[TARGET]) and not has_overboost(g, player) and _deals(g):
        return hurt_player(g, player, 1)
    return NEXT


def r604_4(g: State, f: Frame) -> int:
    return NEXT


# 605 The end of the battle


def r605_1(g: State, f: Frame) -> int:
    return pre_process(g)


def r605_2(g: State, f: Frame) -> int:
    """What this moment has triggered already in this battle is not triggered by it again."""
    timing(g, BATTLE_END, True)
    return NEXT


def r605_3(g: State, f: Frame) -> int:
    return pre_process(g)


def r605_4(g: State, f: Frame) -> int:
    return g.book.at["605.2"] if still_to_do(g, BATTLE_END) else NEXT


def r605_5(g: State, f: Frame) -> int:
    """Without what ended, a rule effect may be due (605.6)."""
    g.needs_rule_check = expire(g, FOR_BATTLE) or g.needs_rule_check
    return NEXT


def r605_6(g: State, f: Frame) -> int:
    if still_to_do(g, BATTLE_END):
        return g.book.at["605.2"]
    forget_triggered(g, BATTLE_END)
    g.registers[ATTACKER] = g.registers[TARGET] = -1
    return RETURN


BATTLE_STEPS = (
    r602_1a, r602_1b, r602_1d, r602_1e, r602_1f,
    r603_1a, r603_1a__before, r603_1b, r603_1b__act, r603_1c,
    r604_1, r604_2, r604_3, r604_3a, r604_3a__instead, r604_3b, r604_4,
    r605_1, r605_2, r605_3, r605_4, r605_5, r605_6,
)
