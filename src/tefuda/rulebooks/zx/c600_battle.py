"""Chapter 600: battle, from its declaration in the main phase to its end."""
from __future__ import annotations

from ...kernel.changes import hurt, rest
from ...kernel.codes import DAMAGED, DECLARED, NEXT, PASS, RETURN, first_of, kind_of
from ...kernel.effects import FOR_BATTLE, expire, value
from ...kernel.events import note, timing
from ...kernel.rollback import mark
from ...kernel.state import Frame, State, ask, call
from .areas import (
    ATTACK, ATTACKER, ATTACKER_OBJECT, BATTLE_DAMAGE, BATTLE_END, BATTLE_START, HAND, PLAYER_DAMAGE, PLAYER_HURT,
    TARGET, TARGET_OBJECT,
)
from .c300_squares import PLAYER_SQUARES, has_overboost, in_square, is_zx, player_card
from .c700_priority import over_pre_process, pre_process, still_to_do
from .cards import POWER
from .menus import battle_options

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
    if not g.zones[HAND + f.a]:
        g.answer = PASS
        return NEXT
    return ask(g, f.a, battle_options(g, f.a))


def r603_1b__act(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        f.b |= 1 << f.a
        return NEXT
    f.b &= ~(1 << f.a)
    mark(g)
    return call(g, g.book.at["804.2a"], first_of(g.answer))


def r603_1c(g: State, f: Frame) -> int:
    if f.b == 3:
        return NEXT
    f.a = 1 - f.a
    return f.pc - 3 if g.waiting or g.dirty else f.pc - 2


# 604 Battle damage


def r604_1(g: State, f: Frame) -> int:
    return pre_process(g)


def _still_there(g: State, card: int, obj: int) -> bool:
    """604.3d: in whatever square, as long as it is the same card."""
    return g.obj[card] == obj and in_square(g.zone_of[card])


def r604_2(g: State, f: Frame) -> int:
    if _still_there(g, g.registers[ATTACKER], g.registers[ATTACKER_OBJECT]):
        return NEXT
    return g.book.at["605.1"]


def r604_3(g: State, f: Frame) -> int:
    return NEXT if is_zx(g, g.registers[TARGET]) else g.book.at["604.3b"]


def r604_3a(g: State, f: Frame) -> int:
    target = g.registers[TARGET]
    f.pc = g.book.at["604.4"] - 1
    if not _still_there(g, target, g.registers[TARGET_OBJECT]):
        return NEXT
    return hurt(g, target, value(g, g.registers[ATTACKER], POWER), BATTLE_DAMAGE)


def r604_3b(g: State, f: Frame) -> int:
    """604.3c: not while the player has an overboost in a square."""
    player = 1 - g.turn_player
    if not has_overboost(g, player):
        hurt_player(g, player, 1)
    return NEXT


def hurt_player(g: State, player: int, points: int) -> None:
    """1001.2, 907.1: the damage that a player has taken is counted until 907 deals with it."""
    g.registers[PLAYER_DAMAGE + player] += points
    card = player_card(g, player)
    note(g, DAMAGED, PLAYER_HURT, card, PLAYER_SQUARES[player], points, g.obj[card] if card >= 0 else 0, 3)


def r604_4(g: State, f: Frame) -> int:
    return NEXT


# 605 The end of the battle


def r605_1(g: State, f: Frame) -> int:
    return pre_process(g)


def r605_2(g: State, f: Frame) -> int:
    timing(g, BATTLE_END)
    return NEXT


def r605_3(g: State, f: Frame) -> int:
    return pre_process(g)


def r605_4(g: State, f: Frame) -> int:
    return g.book.at["605.2"] if still_to_do(g) else NEXT


def r605_5(g: State, f: Frame) -> int:
    """Without what ended, a rule effect may be due (605.6)."""
    g.dirty = expire(g, FOR_BATTLE) or g.dirty
    return NEXT


def r605_6(g: State, f: Frame) -> int:
    if still_to_do(g):
        return g.book.at["605.2"]
    g.registers[ATTACKER] = g.registers[TARGET] = -1
    return RETURN


BATTLE_STEPS = (
    r602_1a, r602_1b, r602_1d, r602_1e, r602_1f,
    r603_1a, r603_1a__before, r603_1b, r603_1b__act, r603_1c,
    r604_1, r604_2, r604_3, r604_3a, r604_3b, r604_4,
    r605_1, r605_2, r605_3, r605_4, r605_5, r605_6,
)
