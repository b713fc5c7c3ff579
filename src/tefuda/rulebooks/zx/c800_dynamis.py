"""Chapter 800, as far as it is about playing extras and shifts out of the Dynamis (806.1b to 806.1e).

Playing: card a, into square b or onto card b; c is the ability by which it is played, chosen the zone it came from.
"""
from __future__ import annotations

from ...kernel.abilities.scope import Scope
from ...kernel.actions.move import move
from ...kernel.events.changes import attach
from ...kernel.actions.turn import rest_all, reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import DECLARED, DONE, NEXT, NUMBER, PICK, RETURN, action, first_of
from ...kernel.continuous.lasting_effects import add_effect
from ...kernel.continuous.projection import value
from ...kernel.events.log import note
from ...kernel.costs.colour_costs import pay
from ...kernel.abilities.activation import costs_payable
from ...kernel.abilities.resolution import call_costs
from ...kernel.machine.rollback import go_back, mark, unmark
from ...kernel.state.rows import firsts, seconds
from ...kernel.state.state import NOTHING, Frame, Row, State, ask, call, ask_unless_one
from .areas import (
    DYNAMIS, EXTRA_TURN, GO_HOME, PAY, PLAY, RESOLVE, SHIFT_TURN, SHIFTED, TEMPORARY, WHILE_SHIFTED,
)
from .c300_squares import in_square
from .cards import COLOR_BITS, COST, SHIFT, TYPE
from .dynamis import entries_of, hosts_of, open_entries, pays_resources
from .entering import rebooted_resources
from .nodes_dynamis import Entry, offered_most
from ...kernel.continuous.effect_sorts import GRANT_ABILITY, LABEL, LOSE_ABILITY


def begin_dynamis(g: State, card: int, where: int) -> int:
    """The turn player plays an extra or a shift; the state before it is kept (804.2f, 804.2g)."""
    mark(g)
    return call(g, g.book.at["r804_2a__dynamis"], card, where)


def r804_2a__dynamis(g: State, f: Frame) -> int:
    """506.2: one extra and one shift in a turn."""
    f.chosen = (g.zone_of[f.a],)
    is_shift = value(g, f.a, TYPE) == SHIFT
    g.registers[SHIFT_TURN if is_shift else EXTRA_TURN] = g.turn
    f.items = (g.obj[f.b],) if is_shift else NOTHING
    return NEXT


def r804_2b__dynamis(g: State, f: Frame) -> int:
    return reveal(g, f.a, PLAY)


def r804_2c(g: State, f: Frame) -> int:
    """Of several conditions that can be fulfilled, the player says which it is, by its place in the text."""
    numbers = entries_of(g, f.a)
    options = [action(NUMBER, numbers.index(it) + 1) for it in open_entries(g, g.owner[f.a], f.a)]
    return ask_unless_one(g, g.owner[f.a], options)


def r804_2c__kept(g: State, f: Frame) -> int:
    f.c = entries_of(g, f.a)[first_of(g.answer) - 1]
    return NEXT


def r804_2e__dynamis(g: State, f: Frame) -> int:
    return move(g, f.a, TEMPORARY, PLAY)


def r806_1c(g: State, f: Frame) -> int:
    """The resource cost is paid for an awakening only."""
    if not pays_resources(g, f.c):
        return g.book.at["804.2g"]
    player = g.owner[f.a]
    points, colors = value(g, f.a, COST), value(g, f.a, COLOR_BITS)
    return pay(g, player, points, colors, rebooted_resources(g, player), COLOR_BITS)


def r806_1c__rest(g: State, f: Frame) -> int:
    if not g.done:
        return go_back(g)
    f.items = g.result
    return rest_all(g, f.items, PAY)


def r806_1c__paid(g: State, f: Frame) -> int:
    return NEXT if g.done >= len(f.items) else go_back(g)


def r804_2g(g: State, f: Frame) -> int:
    """806.1b to 806.1e: what the condition says is done, if that is possible still after the payment."""
    g.done = 1
    if not g.table.costs[f.c]:
        return NEXT
    s = Scope(f.a, g.obj[f.a], g.owner[f.a])
    return call_costs(g, f.c, s) if costs_payable(g, g.table.abilities[f.c], s, []) else go_back(g)


def r804_2g__done(g: State, f: Frame) -> int:
    """What was not done whole is taken back. An extra goes on like any Z/X."""
    if g.done < 0 or g.zone_of[f.a] != TEMPORARY:
        return go_back(g)
    unmark(g)
    return NEXT if value(g, f.a, TYPE) == SHIFT else g.book.at["804.2h"]


def r804_2h__shift(g: State, f: Frame) -> int:
    note(g, DECLARED, PLAY, f.a, TEMPORARY, g.prints[f.a], g.obj[f.a], 3)
    return NEXT


def r806_1f__shift(g: State, f: Frame) -> int:
    """Onto the card that was chosen; without it there is nothing to lie on, and it goes home (913.1)."""
    (before,) = f.items
    if g.obj[f.b] != before or not in_square(g.zone_of[f.b]):
        return move(g, f.a, DYNAMIS + g.owner[f.a], GO_HOME)
    return move(g, f.a, g.zone_of[f.b], RESOLVE)


def r806_1f__tie(g: State, f: Frame) -> int:
    if in_square(g.zone_of[f.a]):
        tie(g, f.a, f.b)
    return NEXT


# 202.8 What a shift gives the card under it


def tie(g: State, shift: int, host: int) -> None:
    """202.8d, 202.8e: the card has the name, text, colours and tribes of the shift beside its own."""
    attach(g, shift, host)
    printed = g.prints[shift]
    add_effect(g, LOSE_ABILITY, 0, card=shift, controller=g.controller[shift], value=g.obj[shift],
        duration=WHILE_SHIFTED)
    for number in g.table.printed_abilities[printed]:
        if not isinstance(g.table.abilities[number], Entry):
            add_effect(g, GRANT_ABILITY, number, card=host, controller=g.controller[shift], value=g.obj[shift],
                duration=WHILE_SHIFTED)
    for label in sorted(g.table.labels[printed]):
        number = g.table.label_number[label]
        add_effect(g, LABEL, number, card=host, controller=g.controller[shift], value=g.obj[shift],
            duration=WHILE_SHIFTED)


# 1015 Shifting by an effect: player a; the row is the shifts, chosen those done with and the cards they lie on.


def r1015_1(g: State, f: Frame) -> int:
    """1015.3: each onto another card, as many as can be."""
    for shift in f.items:
        if shift in firsts(f.chosen):
            continue
        hosts = tuple([card for card in hosts_of(g, shift) if card not in seconds(f.chosen)])
        f.chosen = (*f.chosen, shift)
        if hosts and value(g, shift, TYPE) == SHIFT and not in_square(g.zone_of[shift]):
            return choose(g, f.a, 1, 1, hosts)
        f.chosen = (*f.chosen, -1)
    g.done = len([host for host in seconds(f.chosen) if host >= 0])
    return RETURN


def _latest(f: Frame) -> tuple[int, int]:
    """The shift that is under way and the card that it goes onto."""
    *_, shift, host = f.chosen
    return shift, host


def r1015_1__move(g: State, f: Frame) -> int:
    f.chosen = f.chosen + g.result
    shift, host = _latest(f)
    return move(g, shift, g.zone_of[host], SHIFTED)


def r1015_1__tie(g: State, f: Frame) -> int:
    shift, host = _latest(f)
    if in_square(g.zone_of[shift]):
        tie(g, shift, host)
    return g.book.at["shift"]


# 806.1b Offering: player a, the cost to reach b, how many slots c; the row is the slots and then what may be added,
# each as a number of cards and these.


def _slots(f: Frame) -> list[Row]:
    found: list[Row] = []
    left = f.items
    while left:
        size, *rest = left
        found.append(tuple(rest[:size]))
        left = tuple(rest[size:])
    return found


def r806_1b(g: State, f: Frame) -> int:
    """One card after the other, only such that the cost can still be reached."""
    *slots, others = _slots(f)
    picked = f.chosen
    if len(picked) < len(slots):
        cards = [
            card for card in slots[len(picked)] if card not in picked
            and offered_most(g, slots[len(picked) + 1:], others, (*picked, card)) >= f.b]
        if len(cards) == 1:
            f.chosen = (*picked, cards[0])
            return f.pc
        return ask(g, f.a, [action(PICK, card) for card in cards])
    more = tuple([card for card in others if card not in picked])
    if not more:
        return g.book.at["r806_1b__destroy"]
    options = [action(PICK, card) for card in more]
    if sum([value(g, card, COST) for card in picked]) >= f.b:
        options.append(DONE)
    elif len(more) == 1:
        f.chosen = (*picked, more[0])
        return f.pc
    return ask(g, f.a, options)


def r806_1b__take(g: State, f: Frame) -> int:
    if g.answer & 255 == DONE:
        return NEXT
    f.chosen = (*f.chosen, first_of(g.answer))
    return g.book.at["offer"]


def r806_1b__destroy(g: State, f: Frame) -> int:
    return call(g, g.book.at["destroy"], f.a, 0, 0, f.chosen)


def r806_1b__done(g: State, f: Frame) -> int:
    """The cost was paid if all of the cards were destroyed."""
    g.done = int(g.done == len(f.chosen))
    return RETURN


DYNAMIS_PLAYING = (
    r804_2a__dynamis, r804_2b__dynamis, r804_2c, r804_2c__kept, r804_2e__dynamis, r806_1c, r806_1c__rest,
    r806_1c__paid, r804_2g, r804_2g__done, r804_2h__shift, r806_1f__shift, r806_1f__tie,
)
SHIFTING = (r1015_1, r1015_1__move, r1015_1__tie)
OFFERING = (r806_1b, r806_1b__take, r806_1b__destroy, r806_1b__done)
