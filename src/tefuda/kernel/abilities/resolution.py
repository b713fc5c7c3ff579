"""Carrying out the effect of an ability, instruction by instruction.

A frame that carries out an effect has the number of the ability (a), twice the
place among its instructions (b; one more where what came of the instruction
has not been taken yet), a counter (c), and the scope of the effect. Costs are
carried out likewise, with the number below zero.
"""
from __future__ import annotations

from .player_effects import hide_looked
from .nodes import Instruction
from .scope import DONE, EVENT_CARD, PLAIN, SOURCE, Scope, event_in, from_the_other, with_event
from .spoken_of import is_there
from ..codes import CALL, NEXT, NO, NUMBER, RETURN, YES, action, first_of, kind_of
from ..continuous.lasting_effects import FOR_EFFECT, date, expire
from ..loops.loops import endless, has_to_stop, remember_going_on
from ..machine.program import Program
from ..replacement.replaceable_procedure import payment, pays_otherwise, undergo
from ..state.state import Frame, Row, State, ask
from ..state.card_table import ANY_EVENT


def add_resolving(program: Program, rules: dict[str, str]) -> None:
    """Give a program the carrying out of effects, under the paragraphs of its book."""
    program.alias("resolve", program.procedure((rules["resolve"], resolve_on), (rules["resolve"], resolve_end)))
    program.alias("costs", program.procedure((rules["costs"], resolve_on), (rules["costs"], resolve_end)))
    # Costs that are paid while an effect is carried out may have a paragraph of their own.
    pay = rules.get("pay", rules["costs"])
    program.alias("pay costs", program.at["costs"] if pay == rules["costs"] else program.procedure(
        (pay, resolve_on), (pay, resolve_end)))
    program.alias("whether", program.procedure((rules["may"], whether_ask), (rules["may"], whether_take)))
    program.alias("how many", program.procedure((rules["number"], number_ask), (rules["number"], number_take)))
    program.alias("mode", program.procedure((rules["mode"], mode_ask), (rules["mode"], mode_take)))
    way = rules.get("way", rules["mode"])
    program.alias("way", program.procedure((way, which_cost), (way, that_cost)))


def call_effect(g: State, number: int, s: Scope) -> int:
    """Carry out what an ability does."""
    return carry_out(g, number, s.row(), s.it)


def carry_out(g: State, number: int, row: Row, it: Row) -> int:
    """Carry out what an ability does, with the scope as it stands in a frame.

    What an effect speaks of first is the card of the event that its ability waited for.
    """
    if not it and row[EVENT_CARD] >= 0:
        event = event_in(row)
        event_pattern = g.table.abilities[number].event_pattern()
        if event_pattern is not None and event_pattern.names_other():
            event = from_the_other(g, event)
            row = with_event(row, event)
        card = row[EVENT_CARD]
        if is_there(g, event):
            it = (card, g.obj[card])
    g.machine.callee = Frame(g.book.resolve, number, 0, 0, row, it, g.stack[-1].pc)
    return CALL


def call_costs(g: State, number: int, s: Scope) -> int:
    """Carry out what an ability costs, in order, unless something else is done instead."""
    return pay_costs(g, number, s.row(), s.it)


def pay_costs(g: State, number: int, row: Row, it: Row) -> int:
    """Pay what an ability costs, with the scope as it stands in a frame."""
    if row[SOURCE] >= 0 and pays_otherwise(g, row[SOURCE]):
        return undergo(g, payment(g, row[SOURCE]), g.book.at["costs"], -1 - number, 0, row, it)
    g.machine.callee = Frame(g.book.at["costs"], -1 - number, 0, 0, row, it, g.stack[-1].pc)
    return CALL


def code_of(g: State, number: int) -> list[Instruction]:
    return g.table.codes[number] if number >= 0 else g.table.costs[-1 - number]


def resolve_on(g: State, f: Frame) -> int:
    """The next instructions, as far as nothing has to be looked at or gone through in between."""
    code = code_of(g, f.a)
    end = 2 * len(code)
    table = g.table
    states = table.states
    while f.b < end:
        instruction = code[f.b >> 1]
        if not f.b & 1:
            # What waits for a state of the game that is so by now.
            if states and (states == ANY_EVENT or g.needs_rule_check):
                table.trigger_lookup.wait_for_states(g)
            f.b += 1
            if instruction.run(g, f) == CALL:
                f.pc -= 1
                return CALL
            if g.machine.interrupt_due:
                return f.pc
        if states and (states == ANY_EVENT or g.needs_rule_check):
            table.trigger_lookup.wait_for_states(g)
        instruction.after(g, f)
        f.b += 1
        if g.machine.interrupt_due:
            return f.pc
    # The next step, without going there first.
    f.pc += 1
    return resolve_end(g, f)


def resolve_end(g: State, f: Frame) -> int:
    """What was looked at for the effect is hidden again; what it did is left for the caller."""
    if len(f.items) > PLAIN:
        hide_looked(g, f)
    if f.a >= 0:
        if g.effects:
            expire(g, FOR_EFFECT)
        if g.book.dates_when_done:
            date(g)
    g.done = f.items[DONE]
    g.result = f.chosen
    return RETURN


def whether_ask(g: State, f: Frame) -> int:
    """In a loop, what was answered to the same question in the same position is not answered again."""
    tried = has_to_stop(g, f.a)
    if not tried:
        return ask(g, f.a, [action(YES), action(NO)])
    left = [code for code in (action(NO), action(YES)) if code not in tried]
    if not left and endless(g) >= 0:
        return endless(g)
    if "endless" not in g.book.at:
        return ask(g, f.a, left or [action(NO)])
    # Everybody sees that there is no choice.
    g.answer = left[0]
    return NEXT


def whether_take(g: State, f: Frame) -> int:
    g.done = int(kind_of(g.answer) == YES)
    remember_going_on(g, f.a, g.answer)
    return RETURN


def number_ask(g: State, f: Frame) -> int:
    if f.c <= f.b:
        g.answer = action(NUMBER, max(0, f.b))
        return NEXT
    return ask(g, f.a, [action(NUMBER, number) for number in range(f.b, f.c + 1)])


def number_take(g: State, f: Frame) -> int:
    g.done = first_of(g.answer)
    return RETURN


def mode_ask(g: State, f: Frame) -> int:
    """One of so many; where only some of them can be picked, these are the frame's row.

    In a loop, each is picked once in the same position; where all were and the loop goes on, nobody can end it.
    """
    modes = f.items or tuple(range(f.b))
    if len(modes) == 1:
        g.answer = action(NUMBER, modes[0])
        return NEXT
    if g.seen:
        tried = has_to_stop(g, f.a)
        left = tuple([number for number in modes if action(NUMBER, number) not in tried])
        if not left and endless(g) >= 0:
            return endless(g)
        modes = left or modes
    return ask(g, f.a, [action(NUMBER, number) for number in modes])


def mode_take(g: State, f: Frame) -> int:
    remember_going_on(g, f.a, g.answer)
    return number_take(g, f)


def which_cost(g: State, f: Frame) -> int:
    """One of the ways to pay in the frame's row; c is whether being asked could tell something of hidden cards."""
    if f.c and len(f.items) == 1:
        (way,) = f.items
        return ask(g, f.a, [action(NUMBER, way)])
    return mode_ask(g, f)


def that_cost(g: State, f: Frame) -> int:
    return mode_take(g, f)
