"""Chapter 11, 11-1: the keyword effects that do something by themselves. The others are looked at where they matter."""
from __future__ import annotations

from ...kernel.triggers.pending import add_pending
from ...kernel.actions.damage import deal_damage, recover_damage
from ...kernel.actions.turn import rest
from ...kernel.codes import NEXT, REST, RETURN
from ...kernel.continuous.lasting_effects import FOR_TURN, add_effect
from ...kernel.continuous.projection import last_value, value
from ...kernel.state.state import Frame, State
from .areas import BASE, BATTLE, EFFECT_DAMAGE, RECOVER, SHIELDS, SUPPORT
from .c4_terms import units
from .cards import AP, BREACH, REPAIR
from .cards import SUPPORT as SUPPORT_POINTS
from ...kernel.state.records import PendingAbility, record_of
from ...kernel.continuous.effect_sorts import ADD

# 11-1-1 Repair


def repair(g: State) -> None:
    """11-1-1-1: at the end of the turn it is triggered for each damaged unit of the turn player (11-1-1-3)."""
    for unit in units(g, g.turn_player):
        if g.damage[unit] and value(g, unit, REPAIR) > 0:
            add_pending(g, "11-1-1-2", g.turn_player, unit, unit)


def r11_1_1_2(g: State, f: Frame) -> int:
    """The unit b recovers; all that it has of repair counts together (11-1-1-4)."""
    if g.obj[f.b] == record_of(PendingAbility, f.items).obj:
        return recover_damage(g, f.b, value(g, f.b, REPAIR), RECOVER)
    return RETURN


# 11-1-2 Breach of the unit b, whose object is in the row; the other player's shield area is hit.


def r11_1_2_2(g: State, f: Frame) -> int:
    """The unit may be gone by now (11-1-2-4): then it is what it last was."""
    obj = record_of(PendingAbility, f.items).obj
    points = value(g, f.b, BREACH) if g.obj[f.b] == obj else last_value(g, obj, BREACH)
    f.a, f.b = 1 - f.a, points
    return NEXT


def r11_1_2_3(g: State, f: Frame) -> int:
    """The shield area of the player a takes b damage: the base, else the topmost shield, else nothing (11-1-2-5)."""
    hit = g.zones[BASE + f.a] or g.zones[SHIELDS + f.a]
    return deal_damage(g, hit[-1], f.b, EFFECT_DAMAGE) if hit else RETURN


# 11-1-3 Support: the unit a is rested for the unit b.


def r11_1_3_1(g: State, f: Frame) -> int:
    """All that it has of support counts together (11-1-3-3)."""
    f.c = value(g, f.a, SUPPORT_POINTS)
    return rest(g, f.a, SUPPORT)


def r11_1_3_2(g: State, f: Frame) -> int:
    if g.done:
        add_effect(g, ADD, AP, card=f.b, controller=g.controller[f.a], value=f.c, duration=FOR_TURN)
    return RETURN


def can_support(g: State, unit: int) -> bool:
    """Whether a unit in its battle area can be rested for another one."""
    return not g.flags[unit] & REST and BATTLE <= g.zone_of[unit] < BASE and value(g, unit, SUPPORT_POINTS) > 0


REPAIRING = (r11_1_1_2,)
BREACHING = (r11_1_2_2, r11_1_2_3)
SUPPORTING = (r11_1_3_1, r11_1_3_2)
