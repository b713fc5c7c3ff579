"""Chapter 14, as far as it is about playing and resolving abilities.

Playing: the ability b of the card a; the frame's row is what its effect is about, c is the ability on the gate.
"""
from __future__ import annotations

from ...kernel.triggers.pending import unpack_pending
from ...kernel.abilities.nodes import Ability
from ...kernel.abilities.modes import keep_mode
from ...kernel.abilities.scope import Scope, controller_in, event_in, keep_targets, object_in, scope_of
from ...kernel.choices.targeting import choose_targets, why_no_target
from ...kernel.actions.move import move
from ...kernel.actions.create import create, vanish
from ...kernel.actions.turn import conceal, reveal
from ...kernel.codes import CALL, NEXT, RETURN
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.prohibitions import forbidden_to
from ...kernel.continuous.projection import value
from ...kernel.abilities.use_limits import count_use, may_use
from ...kernel.abilities.activation import declare_use
from ...kernel.abilities.resolution import carry_out, pay_costs
from ...kernel.machine.rollback import go_back, mark, unmark
from ...kernel.visibility.sight import sees
from ...kernel.state.state import NOTHING, Frame, Row, State, call
from .areas import (
    COUNTER_ABILITY, COUNTER_ZONE, COUNTERED, FIELD_ZONE, GATE, GRAVEYARD, PLAY, PLAYING_EVENTS, RESOLVE, SET_ZONE,
    USE,
)
from .c14_playing import UNPAID, ask_modes
from .cards import EVENT, TYPE
from .menus_play import cannot_pay, energy_to_pay
from .menus_special import really_played
from .processes import AbilityOnGate, PlayedEffect, ability_on_gate_of, played_effect_of


def can_be_undone(g: State, number: int) -> bool:
    """Whether only playing it can tell if there is enough to choose from, or if all of its costs can be paid."""
    picks = len([it for it in g.table.codes[number] if it.targeting()])
    return picks > 1 or len(g.table.abilities[number].costs) > 1


# 7-7, 9-3e-3 Activated abilities: that of place b among those of the card a, by the player c


def r7_7a(g: State, f: Frame) -> int:
    return _begin(g, f)


def r9_3e_3(g: State, f: Frame) -> int:
    return _begin(g, f)


def _begin(g: State, f: Frame) -> int:
    f.items = Scope(f.a, g.obj[f.a], f.c).row()
    f.b = abilities_of(g, f.a)[f.b]
    return g.book.at["r14_3b_1__ability"]


def mark_play(g: State, number: int) -> None:
    """Remember the choice of an ability, where it may turn out to be impossible."""
    if number >= 0 and can_be_undone(g, number):
        mark(g)


# 14-9c Triggered abilities: the row is that of what waited.


def r14_9d(g: State, f: Frame) -> int:
    """What can't be played any more, or has not enough to choose from, is not played. A set card is played itself."""
    f.c = unpack_pending(f).controller
    if not _can_play_triggered(g, f):
        conceal(g, f.a)
        return RETURN
    return g.book.at["14-4a" if _is_set(g, f.a) else "r14_3b_1__ability"]


def _is_set(g: State, card: int) -> bool:
    return SET_ZONE <= g.zone_of[card] < FIELD_ZONE and value(g, card, TYPE) == EVENT


def _can_play_triggered(g: State, f: Frame) -> bool:
    if not may_use(g, f.b, f.a) or why_no_target(g, f.b, scope_of(f)):
        return False
    if SET_ZONE not in _places_of(g, g.table.abilities[f.b]):
        return True
    # 14-4a: it is the card that is played, so it has to lie there still, and to be paid for.
    if not _is_set(g, f.a) or g.obj[f.a] != object_in(f.items) or cannot_pay(g, f.c, f.a, energy_to_pay(g, f.c)):
        return False
    return not forbidden_to(g, PLAYING_EVENTS, f.c)


def _places_of(g: State, ability: Ability) -> Row:
    zones = g.book.layout.zones
    return tuple([zones[zone].first for zone in ability.where])


def r14_4a(g: State, f: Frame) -> int:
    """The set card is played as if it were an automatic ability."""
    call(g, g.book.at["3-10d"], f.a, f.b, f.c, f.items)
    g.machine.callee.chosen = f.chosen
    return CALL


# 14-3b, for abilities


def r14_3b_1__ability(g: State, f: Frame) -> int:
    """The ability itself goes on the gate; a card that not everybody sees is shown for it (14-3b-1a)."""
    player = controller_in(f.items)
    count_use(g, f.b, f.a, g.obj[f.a], player)
    effect = PlayedEffect(f.b, f.items, NOTHING)
    ability = AbilityOnGate(g.book.resolve, f.a, object_in(f.items), event_in(f.items).card, effect.row())
    f.c = create(g, GATE, player, ability.row(), PLAY)
    if sees(g, f.a) != 3:
        reveal(g, f.a, PLAY)
    return NEXT


def r14_3b_2__ability(g: State, f: Frame) -> int:
    return ask_modes(g, f)


def r14_3b_2__ability_picked(g: State, f: Frame) -> int:
    keep_mode(g, f)
    return NEXT


def r14_3b_4__ability(g: State, f: Frame) -> int:
    return choose_targets(g, f.b, scope_of(f))


def r14_3b_4__ability_chosen(g: State, f: Frame) -> int:
    if not g.done:
        return _not_played(g, f)
    keep_targets(f, g.result)
    return NEXT


def _not_played(g: State, f: Frame) -> int:
    if g.back is not None:
        return go_back(g)
    vanish(g, f.c, PLAY)
    return RETURN


def r14_3b_8a(g: State, f: Frame) -> int:
    """What stands in the brackets is done, in the order in which it stands there."""
    g.done = 0
    return pay_costs(g, f.b, f.items, f.chosen) if g.table.costs[f.b] else NEXT


def r14_3b_8a__paid(g: State, f: Frame) -> int:
    return _not_played(g, f) if g.done < 0 else NEXT


def r14_3b_9__ability(g: State, f: Frame) -> int:
    """The ability has been played."""
    unmark(g)
    ability = ability_on_gate_of(g.data[f.c])
    g.data[f.c] = ability.with_effect(PlayedEffect(f.b, f.items, f.chosen)).row()
    declare_use(g, f.b, f.a, USE)
    return RETURN


# 14-3c-3 Resolving the ability a


def r14_3c_3(g: State, f: Frame) -> int:
    """Whether its card still has it does not matter (14-3c-3a)."""
    row = g.data[f.a]
    ability = ability_on_gate_of(row)
    if not ability.effect:
        return call(g, ability.procedure, g.controller[f.a], ability.source, ability.event_card, row)
    effect = played_effect_of(ability.effect)
    return carry_out(g, effect.number, effect.scope, effect.it)


def r14_3c_3__leave(g: State, f: Frame) -> int:
    """14-9b-1c: a card that was shown for it is hidden again."""
    ability = ability_on_gate_of(g.data[f.a])
    vanish(g, f.a, RESOLVE)
    f.b = -1
    if ability.effect and g.obj[ability.source] == ability.obj:
        f.b = ability.source
        conceal(g, f.b)
    return NEXT


def r13_6d_3(g: State, f: Frame) -> int:
    """The card of a counter ability, or of what that played instead, leaves the counter zone with it."""
    if f.b < 0 or g.zone_of[f.b] != COUNTER_ZONE + g.controller[f.b]:
        return RETURN
    return move(g, f.b, GRAVEYARD + g.owner[f.b], COUNTERED)


# 14-5 The ability b of the card a, an overdrive or counter ability, is played by the player c.


def r14_5a(g: State, f: Frame) -> int:
    number = really_played(g, f.a, f.b)
    if number < 0:
        return g.book.at["14-5c"]
    if number == f.b:
        return g.book.at["14-5d"]
    f.b = number
    return NEXT


def r14_5b(g: State, f: Frame) -> int:
    return _play_for(g, f)


def r14_5c(g: State, f: Frame) -> int:
    """The card itself; for a counter ability its level is not paid (14-5c-1)."""
    counter = g.table.abilities[f.b].keyword == COUNTER_ABILITY
    f.b, f.c = 0, f.c | (UNPAID if counter else 0)
    return g.book.at["14-3b-1"]


def r14_5d(g: State, f: Frame) -> int:
    return _play_for(g, f)


def _play_for(g: State, f: Frame) -> int:
    f.items = Scope(f.a, g.obj[f.a], f.c).row()
    return g.book.at["r14_3b_1__ability"]


USING = ((r7_7a,), (r9_3e_3,))
WAITING_PLAYING = (r14_9d, r14_4a)
ABILITY_PLAYING = (
    r14_3b_1__ability, r14_3b_2__ability, r14_3b_2__ability_picked, r14_3b_4__ability, r14_3b_4__ability_chosen,
    r14_3b_8a, r14_3b_8a__paid, r14_3b_9__ability,
)
ABILITY_RESOLUTION = (r14_3c_3, r14_3c_3__leave, r13_6d_3)
SPECIAL_PLAYING = (r14_5a, r14_5b, r14_5c, r14_5d)
