"""2.8: what the trigger icon of a card does for player a, who checked the card b; c is what is left to do."""
from __future__ import annotations

from typing import Final

from ...kernel.actions.move import move
from ...kernel.actions.turn import stand_all
from ...kernel.codes import DECLARED, NEXT, RETURN, first_of, kind_of
from ...kernel.continuous.lasting_effects import FOR_TURN, add_effect
from ...kernel.continuous.prohibitions import forbidden_to
from ...kernel.continuous.projection import has_label, value
from ...kernel.events.log import note
from ...kernel.state.state import NOTHING, Frame, State, call, then, ask_unless_one
from .areas import (
    CRITICAL_UP, DAMAGE_ZONE, DO_CRITICAL, DO_DRAW, DO_HEAL, DO_POWER, DO_STAND, DROP, HEALED, POWER_UP, TRIGGERING,
    TRIGGER_EFFECT, VANGUARD,
)
from .c3_timing import draw_cards
from .c4_circles import fighters, front_row, units_at, units_of
from .clans import clan_number, same_clan
from .cards import (
    CLAN1, CLAN2, CRITICAL, CRITICAL_TRIGGER, DRAW_TRIGGER, FRONT_TRIGGER, HEAL_TRIGGER, NO_TRIGGER, POWER,
    STAND_TRIGGER, TRIGGER, TRIGGER_POWER,
)
from ...kernel.continuous.effect_sorts import ADD

# What there is to do: the icon's own action and the power. Each is done once, in any order (2.8.2).
_OWN: Final = 1
_POWER: Final = 2

_ACTION_OF: Final = {
    CRITICAL_TRIGGER: DO_CRITICAL, DRAW_TRIGGER: DO_DRAW, STAND_TRIGGER: DO_STAND, HEAL_TRIGGER: DO_HEAL,
}
_RULE_OF: Final = {
    DO_CRITICAL: "2.8.1.1.2", DO_DRAW: "2.8.1.1.3", DO_STAND: "2.8.1.1.4", DO_HEAL: "2.8.1.1.5", DO_POWER: "2.8.3",
}


def shares_clan(g: State, one: int, other: int) -> bool:
    """Whether two cards have a clan in common."""
    others = _clans(g, other)
    for clan in _clans(g, one):
        for it in others:
            if same_clan(clan, it):
                return True
    return False


def _clans(g: State, card: int) -> list[int]:
    """The clans that are printed, and those that effects add (2.2.4)."""
    found = [value(g, card, CLAN1), value(g, card, CLAN2)]
    if g.effects or g.table.always:
        for label in g.table.label_number:
            if label.startswith("clan:") and has_label(g, card, label):
                found.append(clan_number(label.removeprefix("clan:")))
    return found


def trigger_check(g: State, player: int, card: int) -> int:
    """7.6.1.2.4, 9.6.5: the icon works if a vanguard or rear-guard of the player is of the same clan (2.2.1.1)."""
    if value(g, card, TRIGGER) == NO_TRIGGER:
        return NEXT
    # 12.3.1: what the icon does may be made invalid.
    if (g.effects or g.table.always) and forbidden_to(g, TRIGGERING, player):
        return NEXT
    for unit in fighters(g, player):
        if shares_clan(g, card, unit):
            return call(g, g.book.at["2.8.1.1"], player, card)
    return NEXT


def can_heal(g: State, player: int) -> bool:
    """2.8.1.1.5: with as many cards of damage as the opponent, or more."""
    return len(g.zones[DAMAGE_ZONE + player]) >= len(g.zones[DAMAGE_ZONE + 1 - player])


def r2_8_1_1(g: State, f: Frame) -> int:
    f.c = _OWN | _POWER
    return g.book.at["2.8.1.1.6"] if value(g, f.b, TRIGGER) == FRONT_TRIGGER else NEXT


def _own_options(g: State, f: Frame, units: list[int]) -> list[int]:
    kind = _ACTION_OF[value(g, f.b, TRIGGER)]
    if kind == DO_DRAW:
        return [DO_DRAW]
    if kind == DO_HEAL:
        return [DO_HEAL | card << 8 for card in g.zones[DAMAGE_ZONE + f.a]] if can_heal(g, f.a) else []
    return [kind | card << 8 for card in units]


def r2_8_2(g: State, f: Frame) -> int:
    """The actions in any order. With a single unit to choose the order makes no difference, so it is not asked."""
    units = units_of(g, f.a)
    options = _own_options(g, f, units) if f.c & _OWN else []
    if f.c & _POWER and (len(units) > 1 or not options):
        options += [DO_POWER | card << 8 for card in units]
    if not options:
        return RETURN
    return ask_unless_one(g, f.a, options)


def r2_8_2__do(g: State, f: Frame) -> int:
    kind = kind_of(g.answer)
    f.c &= ~(_POWER if kind == DO_POWER else _OWN)
    f.items = (first_of(g.answer),)
    return g.book.at[_RULE_OF[kind]]


def r2_8_1_1_2(g: State, f: Frame) -> int:
    (unit,) = f.items
    add_effect(g, ADD, CRITICAL, card=unit, controller=f.a, value=1, duration=FOR_TURN)
    note(g, DECLARED, CRITICAL_UP, unit, g.zone_of[unit], -1, 0, 3)
    return g.book.at["2.8.2"]


def r2_8_1_1_3(g: State, f: Frame) -> int:
    return then(f, draw_cards(g, f.a, 1), g.book.at["2.8.2"])


def r2_8_1_1_4(g: State, f: Frame) -> int:
    """Any unit may be chosen, but only a rear-guard is stood."""
    (unit,) = f.items
    rear_guards = (unit,) if g.zone_of[unit] != VANGUARD + f.a and unit in fighters(g, f.a) else NOTHING
    return then(f, stand_all(g, rear_guards, TRIGGER_EFFECT), g.book.at["2.8.2"])


def r2_8_1_1_5(g: State, f: Frame) -> int:
    """10.8.1: recovering puts a card of damage into the drop zone."""
    (card,) = f.items
    return then(f, move(g, card, DROP + g.owner[card], HEALED), g.book.at["2.8.2"])


def _strengthen(g: State, f: Frame, unit: int) -> None:
    """An icon with the number 0 changes no power (2.5.4.1)."""
    power = value(g, f.b, TRIGGER_POWER)
    if power == 0:
        return
    add_effect(g, ADD, POWER, card=unit, controller=f.a, value=power, duration=FOR_TURN)
    note(g, DECLARED, POWER_UP, unit, g.zone_of[unit], -1, 0, 3)


def r2_8_3(g: State, f: Frame) -> int:
    (unit,) = f.items
    _strengthen(g, f, unit)
    return g.book.at["2.8.2"]


def r2_8_1_1_6(g: State, f: Frame) -> int:
    for unit in units_at(g, front_row(g, f.a)):
        _strengthen(g, f, unit)
    return RETURN


TRIGGER_ACTIONS = (
    r2_8_1_1, r2_8_2, r2_8_2__do, r2_8_1_1_2, r2_8_1_1_3, r2_8_1_1_4, r2_8_1_1_5, r2_8_3, r2_8_1_1_6)
