"""Chapter 6, 6-5-2: playing the card a from the hand of the player c."""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.events.changes import attach
from ...kernel.actions.create import vanish
from ...kernel.actions.turn import rest_all, reveal
from ...kernel.choices.choose import choose
from ...kernel.abilities.scope import Scope
from ...kernel.codes import DECLARED, NEXT, REST, RETURN
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.costs.alternative_costs import pay_other_way
from ...kernel.actions.card_states import hide
from ...kernel.continuous.projection import value
from ...kernel.events.log import note, trigger_declared
from ...kernel.state.state import NOTHING, Frame, State, call
from .areas import BATTLE, IN_USE, NONE, PAY, PLAY, PLAYED_BY_EX, RESOURCES, SET, TRASH, USE, USED
from .c4_terms import ex_resources
from .c10_rule_processing import deploy_base, deploy_units
from .cards import COMMAND_EFFECT, COST, IN_MAIN


def play(g: State, f: Frame) -> int:
    """4-7-1: the card is used for its cost."""
    return call(g, g.book.at["4-7-1"], f.a, 0, f.c)


def r4_7_1(g: State, f: Frame) -> int:
    """The card is shown."""
    g.registers[PLAYED_BY_EX] = NONE
    return reveal(g, f.a, PLAY)


def r2_9_1__way(g: State, f: Frame) -> int:
    """A text may let the player do something else than pay the cost (1-3-1)."""
    if not g.table.allows:
        return NEXT
    return pay_other_way(g, f.c, f.a, value(g, f.a, COST) <= active_resources(g, f.c))


def r2_9_1__cost(g: State, f: Frame) -> int:
    """What was not paid for after all stays in the hand."""
    if g.table.allows and g.done:
        if g.done < 0:
            hide(g, f.a)
        return RETURN
    f.b = value(g, f.a, COST)
    return NEXT


def unpaid(g: State) -> bool:
    """Whether the payment for a card came to nothing."""
    return g.table.allows and g.done < 0


def active_resources(g: State, player: int) -> int:
    count = 0
    flags = g.flags
    for card in g.zones[RESOURCES + player]:
        if not flags[card] & REST:
            count += 1
    return count


def r2_9_1(g: State, f: Frame) -> int:
    """Resources are alike but for EX resources, so these alone are chosen: how many of them pay."""
    tokens = [card for card in ex_resources(g, f.c) if not g.flags[card] & REST] if g.data else []
    if not tokens or f.b <= 0:
        g.result = NOTHING
        return NEXT
    return choose(g, f.c, f.b - len(_others(g, f.c)), min(f.b, len(tokens)), tuple(tokens))


def _others(g: State, player: int) -> list[int]:
    """The active resources that are no tokens."""
    found: list[int] = []
    for card in g.zones[RESOURCES + player]:
        if not g.flags[card] & REST and card not in g.data:
            found.append(card)
    return found


def r2_9_1__rest(g: State, f: Frame) -> int:
    f.items = g.result
    if f.b <= 0:
        return RETURN
    return rest_all(g, (*_others(g, f.c)[:f.b - len(f.items)], *f.items), PAY)


def r4_17_5_3(g: State, f: Frame) -> int:
    """EX resources that paid are gone. Who paid for an effect of a card may be asked, and how much."""
    for card in f.items:
        vanish(g, card, PAY)
    g.done = f.b
    if f.chosen:
        (source,) = f.chosen
        trigger_declared(g, PAY, source, f.b)
    elif f.items:
        g.registers[PLAYED_BY_EX] = f.a
    return RETURN


# 9-1-7-3 The player a pays b resources for an effect.


def r9_1_7_3(g: State, f: Frame) -> int:
    """A cost of an effect is paid like that of a card; c is the card with the effect."""
    f.chosen = (f.c,)
    f.c = f.a
    return g.book.at["r2_9_1"]


# 6-5-2-1 Units, 6-5-2-2 bases


def r6_5_2_1_1(g: State, f: Frame) -> int:
    return play(g, f)


def r6_5_2_1_1__deploy(g: State, f: Frame) -> int:
    return RETURN if unpaid(g) else deploy_units(g, f.c, (f.a,))


def r6_5_2_2_1(g: State, f: Frame) -> int:
    return play(g, f)


def r6_5_2_2_1__deploy(g: State, f: Frame) -> int:
    return RETURN if unpaid(g) else deploy_base(g, f.c, f.a)


# 6-5-2-3 Pilots, set on the unit b


def r6_5_2_3_5(g: State, f: Frame) -> int:
    """A command with a pilot effect is set as a pilot is."""
    return play(g, f)


def r6_5_2_3_5__set(g: State, f: Frame) -> int:
    return g.book.at["r6_5_2_3_1__set"]


def r6_5_2_3_1(g: State, f: Frame) -> int:
    return play(g, f)


def r6_5_2_3_1__set(g: State, f: Frame) -> int:
    return RETURN if unpaid(g) else move(g, f.a, BATTLE + f.c, SET)


def r6_5_2_3_1__attach(g: State, f: Frame) -> int:
    """The pilot lies under the unit from now on; its AP and HP are added (2-3-4-4)."""
    if g.zone_of[f.a] != BATTLE + f.c:
        return RETURN
    attach(g, f.a, f.b)
    return NEXT


def r11_2_9_1(g: State, f: Frame) -> int:
    """A pilot that is set on a unit triggers effects of that unit, those of the pilot among them (2-3-4-4)."""
    note(g, DECLARED, SET, f.b, BATTLE + f.c, g.prints[f.a], g.obj[f.a], 3)
    return RETURN


# 6-5-2-4 Commands with a main effect; 8-3-1 uses the same steps from 2-3-5-1 on.


def r6_5_2_4_1(g: State, f: Frame) -> int:
    """b is the menu at which it is played."""
    f.b = IN_MAIN
    return play(g, f)


def r2_3_5_1(g: State, f: Frame) -> int:
    """While its effect is used, a command is in no area."""
    if unpaid(g):
        return RETURN
    f.b = command_effect(g, f.a, f.b)
    return move(g, f.a, IN_USE + f.c, USE)


def r9_3_2(g: State, f: Frame) -> int:
    """The effect of the command is carried out. Without a text it has none."""
    if f.b < 0 or g.zone_of[f.a] != IN_USE + f.c:
        return NEXT
    return call(g, g.book.at["9-3-3"], f.a, f.b, 0, Scope(f.a, g.obj[f.a], f.c).row())


def command_effect(g: State, card: int, menu: int) -> int:
    """9-1-8-1: the number of the effect that a command has at that menu, or -1."""
    for number in abilities_of(g, card):
        ability = g.table.abilities[number]
        if ability.keyword == COMMAND_EFFECT and menu in ability.timing():
            return number
    return -1


def r2_3_5_2(g: State, f: Frame) -> int:
    """The command goes to the trash, unless its effect put it somewhere."""
    g.registers[PLAYED_BY_EX] = NONE
    return move(g, f.a, TRASH + g.owner[f.a], USED) if g.zone_of[f.a] == IN_USE + f.c else NEXT


PAYING = (r4_7_1, r2_9_1__way, r2_9_1__cost, r2_9_1, r2_9_1__rest, r4_17_5_3)
EFFECT_PAYING = (r9_1_7_3,)
UNIT_PLAY = (r6_5_2_1_1, r6_5_2_1_1__deploy)
BASE_PLAY = (r6_5_2_2_1, r6_5_2_2_1__deploy)
PILOT_PLAY = (r6_5_2_3_5, r6_5_2_3_5__set, r6_5_2_3_1, r6_5_2_3_1__set, r6_5_2_3_1__attach, r11_2_9_1)
COMMAND_PLAY = (r6_5_2_4_1, r2_3_5_1, r9_3_2, r2_3_5_2)
