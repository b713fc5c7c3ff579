"""Chapter 9: how an effect is used (9-3), whether activated, triggered or that of a command.

In a frame that uses an effect, a is the card, b the number of the effect, c 1 for a burst, and the row is what the
effect is about.
"""
from __future__ import annotations

from ...kernel.events.changes import set_flags
from ...kernel.triggers.pending import unpack_pending
from ...kernel.abilities.scope import Scope, controller_in, keep_targets, object_in, scope_of, source_in
from ...kernel.choices.targeting import choose_targets, why_no_target
from ...kernel.triggers.pending import merge
from ...kernel.actions.move import move
from ...kernel.actions.create import create
from ...kernel.codes import NEXT, REST, RETURN
from ...kernel.events.telling import tell_declined
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.projection import value
from ...kernel.abilities.use_limits import count_use, may_use
from ...kernel.abilities.activation import declare_use
from ...kernel.abilities.resolution import carry_out, pay_costs
from ...kernel.state.state import NOTHING, Frame, Row, State, call
from .areas import (
    BATTLE, BOX, BY_EFFECT, EX_RESOURCE, IN_USE, RESOURCE_DECK, RESOURCES, SHIELDS, TOKEN, TRASH, USE, USED,
)
from .c4_terms import has_room_for_ex_resource, has_room_for_resource
from .c9_waiting import is_burst
from .c10_rule_processing import deploy_base, deploy_units
from .cards import BASE_CARD, BASE_TOKEN, COMMAND_EFFECT, TYPE, UNIT, UNIT_TOKEN

# 6-5-3, 8-3-2 Activated effects: that of place b among those of the card a, by the player c


def r6_5_3_1(g: State, f: Frame) -> int:
    """11-2-1-2: in the main phase."""
    return _begin(g, f)


def r8_3_2(g: State, f: Frame) -> int:
    """11-2-2-2: in an action step."""
    return _begin(g, f)


def _begin(g: State, f: Frame) -> int:
    f.items = Scope(f.a, g.obj[f.a], f.c).row()
    f.b, f.c = abilities_of(g, f.a)[f.b], 0
    return g.book.at["9-3-1-2"]


def r9_3_1_2(g: State, f: Frame) -> int:
    """The effect is named."""
    count_use(g, f.b, f.a, g.obj[f.a], controller_in(f.items))
    declare_use(g, f.b, f.a, USE)
    return NEXT


def r9_1_7_2(g: State, f: Frame) -> int:
    """What stands before the colon is done first, all of it (9-1-7-4)."""
    return pay_costs(g, f.b, f.items, f.chosen) if g.table.costs[f.b] else NEXT


# 9-3-3 The rest is the same for every effect; a command's begins here.


def r9_3_3(g: State, f: Frame) -> int:
    """What is to be chosen first is chosen now."""
    return choose_targets(g, f.b, scope_of(f))


def r9_3_3_1(g: State, f: Frame) -> int:
    """Without enough to choose from the effect is not used."""
    keep_targets(f, g.result)
    return NEXT if g.done else g.book.at["11-2-5-3"]


def r9_3_1_4(g: State, f: Frame) -> int:
    return carry_out(g, f.b, f.items, f.chosen)


def r11_2_5_3(g: State, f: Frame) -> int:
    """A card whose burst was used, or not, goes to the trash, unless the effect put it somewhere."""
    if f.c and g.zone_of[f.a] == IN_USE + g.owner[f.a]:
        return move(g, f.a, TRASH + g.owner[f.a], USED)
    return NEXT


# 9-1-6 Triggered effects: the row is that of what waited.


def r9_2_1(g: State, f: Frame) -> int:
    """Without what it asks for, and without enough to choose from (9-2-2), an effect is not used."""
    f.c = int(is_burst(g, unpack_pending(f)))
    s = scope_of(f)
    condition = g.table.abilities[f.b].condition
    if not may_use(g, f.b, f.a) or (condition is not None and not condition.met(g, s)) or why_no_target(g, f.b, s):
        return g.book.at["11-2-5-3"]
    return NEXT if f.c else g.book.at["9-3-1-2"]


def r11_2_5_2(g: State, f: Frame) -> int:
    """Nobody has to use a burst."""
    return call(g, g.book.at["whether"], controller_in(f.items))


def r11_2_5_2__answer(g: State, f: Frame) -> int:
    if g.done:
        return g.book.at["9-3-1-2"]
    tell_declined(g, controller_in(f.items), f.a, object_in(f.items))
    return g.book.at["11-2-5-3"]


# Procedures that effects call


def r4_8_1(g: State, f: Frame) -> int:
    """The units among the cards are deployed for the player a, rested if b is 1."""
    cards = _of_types(g, f.items, (UNIT, UNIT_TOKEN))
    return deploy_units(g, f.a, cards, REST if f.b else 0) if cards else NEXT


def r4_8_1__base(g: State, f: Frame) -> int:
    """A base among the cards is deployed for the player a, rested if b is 1."""
    cards = _of_types(g, f.items, (BASE_CARD, BASE_TOKEN))
    return deploy_base(g, f.a, cards[0], REST if f.b else 0) if cards else NEXT


def _of_types(g: State, cards: Row, types: Row) -> Row:
    """1-3-2-1: what is there already is not deployed again."""
    return tuple([
        card for card in cards if not BATTLE <= g.zone_of[card] < SHIELDS and value(g, card, TYPE) in types])


def r4_17_1(g: State, f: Frame) -> int:
    """Tokens of the b prints in the items come from outside the game for the player a, rested if c is 1."""
    f.items = tuple([create(g, BOX + 2 * f.a, f.a, (TOKEN,), BY_EFFECT, printed) for printed in f.items[:f.b]])
    f.b = f.c
    return g.book.at["4-8-1"]


def r3_4_1(g: State, f: Frame) -> int:
    """The player a puts b resources of the resource deck into the resource area, rested if the items say so."""
    return _add_resources(g, f, 0)


def r3_4_1__rested(g: State, f: Frame) -> int:
    return _add_resources(g, f, REST)


def _add_resources(g: State, f: Frame, flags: int) -> int:
    deck = g.zones[RESOURCE_DECK + f.a]
    if f.b <= 0 or not deck or not has_room_for_resource(g, f.a):
        g.done = len(f.chosen)
        return RETURN
    f.b -= 1
    f.chosen = (*f.chosen, deck[-1])
    step = move(g, deck[-1], RESOURCES + f.a, BY_EFFECT, flags)
    if step == NEXT:
        return f.pc
    f.pc -= 1
    return step


def r4_17_5_1(g: State, f: Frame) -> int:
    """The player a gets b EX resources, as far as there is room (3-4-2-1)."""
    return _add_ex_resources(g, f, 0)


def r4_17_5_1__rested(g: State, f: Frame) -> int:
    return _add_ex_resources(g, f, REST)


def _add_ex_resources(g: State, f: Frame, flags: int) -> int:
    done = 0
    waiting = len(g.pending)
    while done < f.b and has_room_for_ex_resource(g, f.a):
        card = create(g, RESOURCES + f.a, f.a, (TOKEN,), BY_EFFECT, g.registers[EX_RESOURCE])
        set_flags(g, card, flags)
        done += 1
    merge(g, waiting)
    g.done = done
    return RETURN


def r9_1_8(g: State, f: Frame) -> int:
    """The command effect of the first of the cards is used by the player a: that for the menu b."""
    card, *_ = f.items
    for number in abilities_of(g, card):
        ability = g.table.abilities[number]
        if ability.keyword == COMMAND_EFFECT and f.b in ability.timing() and not _under_way(g, number, card):
            f.items = Scope(card, g.obj[card], f.a).row()
            f.a, f.b, f.c, f.chosen = card, number, 0, NOTHING
            return g.book.at["9-3-3"]
    return RETURN


def _under_way(g: State, number: int, card: int) -> bool:
    """An effect that is being carried out does not use itself once more: that would never end."""
    resolve = g.book.resolve
    return any(it.pc == resolve and it.a == number and source_in(it.items) == card for it in g.stack)


MAIN_ACTIVATION = (r6_5_3_1,)
ACTION_ACTIVATION = (r8_3_2,)
EFFECT_USE = (r9_3_1_2, r9_1_7_2, r9_3_3, r9_3_3_1, r9_3_1_4, r11_2_5_3)
TRIGGERED_USE = (r9_2_1, r11_2_5_2, r11_2_5_2__answer)
DEPLOYMENT = (r4_8_1, r4_8_1__base)
