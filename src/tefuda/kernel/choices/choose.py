"""Choosing: exactly, up to, in order, distributed, hidden, both at once.

A choice is made one pick at a time. What was picked is ``g.result`` for the
caller's next step. A pick that leaves no choice is made without asking, where
everybody can see that there is none.
"""
from __future__ import annotations

from ..codes import DONE, NEXT, NUMBER, PICK, RETURN, action, first_of
from ..state.layout import Zone
from ..loops.loops import endless, has_to_stop, remember_going_on
from ..machine.program import Program
from ..visibility.sight import sees
from ..costs.shared_costs import spend_ask, spend_take
from ..state.state import NOTHING, Frame, Row, State, ask, call


def add_choosing(program: Program, rules: dict[str, str]) -> None:
    """Give a program the choices, under the paragraphs of its book."""
    program.alias("choose", program.procedure((rules["choose"], choose_ask), (rules["choose"], choose_take)))
    program.alias("spend", program.procedure((rules["choose"], spend_ask), (rules["choose"], spend_take)))
    program.alias("arrange", program.procedure((rules["order"], arrange_ask), (rules["order"], arrange_take)))
    program.alias("arrange owned", program.procedure(
        (rules["order"], arrange_first), (rules["order"], arrange_second), (rules["order"], arrange_done)))
    program.alias(
        "distribute", program.procedure((rules["choose"], distribute_ask), (rules["choose"], distribute_take)))
    program.alias("both", program.procedure(
        (rules["both"], both_first), (rules["both"], both_second), (rules["both"], both_done)))


def choose(g: State, player: int, least: int, most: int, cards: Row) -> int:
    """The player picks from ``least`` to ``most`` of the cards; ``g.result`` has them as they were given."""
    if most <= 0 or not cards:
        g.result = NOTHING
        return NEXT
    if least >= len(cards):
        g.result = cards
        return NEXT
    return call(g, g.book.at["choose"], player, least, min(most, len(cards)), cards)


def find(g: State, player: int, most: int, cards: Row) -> int:
    """The player picks up to ``most`` of cards that others can't see.

    The player is asked even where there are none, or none are left: that there are would tell something.
    """
    g.result = NOTHING
    if most <= 0:
        return NEXT
    return call(g, g.book.at["choose"], player, 0, most, cards)


def arrange(g: State, player: int, cards: Row) -> int:
    """The player puts all the cards into an order; the other player doesn't see it."""
    if len(cards) < 2:
        g.result = cards
        return NEXT
    return call(g, g.book.at["arrange"], player, 0, 0, cards)


def arrange_owned(g: State, cards: Row) -> int:
    """Each player puts those of the cards that they own into an order, the turn player first."""
    return call(g, g.book.at["arrange owned"], 0, 0, 0, cards)


def is_crowded(g: State, zone: Zone, cards: Row) -> bool:
    """Whether the order of cards that come into a zone matters: always, or where they are more than it holds."""
    crowded = 0
    for card in cards:
        if not zone.capacity or len(g.zones[zone.first + g.owner[card]]) + len(cards) > zone.capacity:
            crowded += 1
    return crowded > 1


def distribute(g: State, player: int, total: int, cards: Row) -> int:
    """The player gives each card a share of at least 1 of the total; the shares are the result."""
    if not cards:
        g.result = NOTHING
        return NEXT
    return call(g, g.book.at["distribute"], player, total, 0, cards)


def choose_both(g: State, least: int, most: int, cards: Row, unseen: bool = False) -> int:
    """Let both players choose among their own of the cards, the turn player first, neither shown before the end.

    Of cards that others can't see, nobody has to find any.
    """
    return call(g, g.book.at["both"], least, most, int(unseen), cards)


def choose_ask(g: State, f: Frame) -> int:
    """Who may choose nothing at all can stop a loop, by that or by choosing, and has to when it comes again."""
    chosen = f.chosen
    options = [PICK | card << 8 for card in f.items if card not in chosen]
    if len(chosen) < f.b:
        return ask(g, f.a, options)
    options.append(DONE)
    if chosen or not g.seen:
        return ask(g, f.a, options)
    barred = has_to_stop(g, f.a)
    left = [code for code in options if code not in barred]
    if not left and endless(g) >= 0:
        return endless(g)
    return ask(g, f.a, left or [DONE])


def choose_take(g: State, f: Frame) -> int:
    code = g.answer
    if code & 255 == DONE:
        if not f.chosen:
            remember_going_on(g, f.a, code)
        g.result = _picked(f, f.chosen)
        return RETURN
    if not f.chosen and f.b <= 0:
        remember_going_on(g, f.a, code)
    chosen = (*f.chosen, code >> 8 & 65535)
    if len(chosen) == f.c:
        g.result = _picked(f, chosen)
        return RETURN
    f.chosen = chosen
    return f.pc - 1


def _picked(f: Frame, chosen: Row) -> Row:
    """In the order of where they lie: the numbers of cards would tell something of hidden ones."""
    return tuple(card for card in f.items if card in chosen)


def arrange_ask(g: State, f: Frame) -> int:
    left = [card for card in f.items if card not in f.chosen]
    if len(left) == 1:
        g.result = (*f.chosen, left[0])
        return RETURN
    return ask(g, f.a, [action(PICK, card) for card in left])


def arrange_take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, first_of(g.answer))
    return f.pc - 1


def _orders(g: State, f: Frame, player: int) -> int:
    """Who can't tell the cards apart has nothing to choose by."""
    own = tuple([card for card in f.items if g.owner[card] == player])
    if all([sees(g, card) >> player & 1 for card in own]):
        return arrange(g, player, own)
    g.result = own
    return NEXT


def arrange_first(g: State, f: Frame) -> int:
    return _orders(g, f, g.turn_player)


def arrange_second(g: State, f: Frame) -> int:
    f.chosen = g.result
    return _orders(g, f, 1 - g.turn_player)


def arrange_done(g: State, f: Frame) -> int:
    g.result = f.chosen + g.result
    return RETURN


def distribute_ask(g: State, f: Frame) -> int:
    """The share of the next card; the last one gets what is left, and so does each where 1 is left for each."""
    left = f.b - sum(f.chosen)
    later = len(f.items) - len(f.chosen) - 1
    if later == 0 or left == later + 1:
        g.result = (*f.chosen, left - later) + (1,) * later
        return RETURN
    return ask(g, f.a, [action(NUMBER, share) for share in range(1, left - later + 1)])


def distribute_take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, first_of(g.answer))
    return f.pc - 1


def _chooses_own(g: State, f: Frame, player: int) -> int:
    own = tuple([card for card in f.items if g.controller[card] == player])
    return find(g, player, f.b, own) if f.c else choose(g, player, f.a, f.b, own)


def both_first(g: State, f: Frame) -> int:
    return _chooses_own(g, f, g.turn_player)


def both_second(g: State, f: Frame) -> int:
    f.chosen = g.result
    return _chooses_own(g, f, 1 - g.turn_player)


def both_done(g: State, f: Frame) -> int:
    g.result = f.chosen + g.result
    return RETURN
