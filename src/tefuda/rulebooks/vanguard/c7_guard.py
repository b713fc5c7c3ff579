"""7.5: the guard step."""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.actions.turn import turn_face
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, REST, RETURN
from ...kernel.events.log import timing
from ...kernel.state.state import Frame, State, call
from .areas import GUARD, GUARD_START, GUARDIAN, INTERCEPTED, PASSED, REAR, VANGUARD
from .c3_timing import check_timing
from .c7_fighters import attacked, attacker, guard
from .c11_skills import G_GUARDIAN_SKILL, paid_skill, pay_skill, skill_of
from .menus import GUARDING


def r7_5_1_1(g: State, f: Frame) -> int:
    timing(g, GUARD_START)
    return NEXT


def r7_5_1_2(g: State, f: Frame) -> int:
    return call(g, g.book.at["8.4.2.1"], 1 - g.turn_player, GUARDING)


def r7_5_1_2__passed(g: State, f: Frame) -> int:
    return g.book.at["7.5.1.2.1"] if g.registers[PASSED] else NEXT


def r7_5_1_3(g: State, f: Frame) -> int:
    return check_timing(g)


def r7_5_1_3__again(g: State, f: Frame) -> int:
    return g.book.at["7.5.1.2"]


def r7_5_1_2_1(g: State, f: Frame) -> int:
    """The drive step comes if a vanguard attacks, else the damage step."""
    card = attacker(g)
    return NEXT if card >= 0 and VANGUARD <= g.zone_of[card] < REAR else g.book.at["7.7.1.1"]


GUARD_STEP = (r7_5_1_1, r7_5_1_2, r7_5_1_2__passed, r7_5_1_3, r7_5_1_3__again, r7_5_1_2_1)


# What player c does: each chooses which of the attacked units the card a is for.


def r7_5_1_2_3(g: State, f: Frame) -> int:
    """A G guardian is turned up; its cost stands in its text, and without one there is none."""
    return turn_face(g, f.a, False, GUARD)


def r11_14_2(g: State, f: Frame) -> int:
    """The cost of its G guardian ability is paid."""
    number = skill_of(g, f.a, G_GUARDIAN_SKILL)
    return pay_skill(g, f.c, f.a, number) if number >= 0 else g.book.at["r7_5_1_2_3__unit"]


def r11_14_2__paid(g: State, f: Frame) -> int:
    return paid_skill(g)


def r7_5_1_2_3__unit(g: State, f: Frame) -> int:
    return choose(g, f.c, 1, 1, tuple(attacked(g)))


def r7_5_1_2_3__call(g: State, f: Frame) -> int:
    """10.7.1.3.1: the guardian is called resting."""
    f.items = g.result
    return move(g, f.a, GUARDIAN + f.c, GUARD, REST)


def r7_5_1_2_3__guard(g: State, f: Frame) -> int:
    guard(g, f.a, f.items)
    return RETURN


def r7_5_1_2_4(g: State, f: Frame) -> int:
    return choose(g, f.c, 1, 1, tuple(attacked(g)))


def r7_5_1_2_4__move(g: State, f: Frame) -> int:
    """The intercepting unit rests on the guardian circle, and stays the same card (4.1.4)."""
    f.items = g.result
    return move(g, f.a, GUARDIAN + f.c, INTERCEPTED, g.flags[f.a] | REST)


def r7_5_1_2_4__guard(g: State, f: Frame) -> int:
    guard(g, f.a, f.items)
    return RETURN


G_GUARDING = (
    r7_5_1_2_3, r11_14_2, r11_14_2__paid, r7_5_1_2_3__unit, r7_5_1_2_3__call, r7_5_1_2_3__guard,
)
INTERCEPTING = (r7_5_1_2_4, r7_5_1_2_4__move, r7_5_1_2_4__guard)
