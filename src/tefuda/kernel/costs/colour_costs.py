"""Paying with cards of colours: a cost has points and colours, and a card can serve only one of the colours.

Which colours the cards can serve is a matching. The sets of cards that serve a
colour each are the independent sets of a matroid: any of them can be completed
to a greatest one. So a pick that keeps every picked card at a colour of its own
never leads into a dead end, and no choice has to be taken back.

Colours are bits; ``have`` is the colours of each card that can pay.
"""
from __future__ import annotations

from ..codes import NEXT, PICK, RETURN, first_of
from ..continuous.projection import value
from ..machine.program import Program
from .shared_costs import matching
from ..state.state import NOTHING, Frame, Row, State, ask, call


def served(have: list[int], colours: int) -> int:
    """How many of the colours can be served, each by a card of its own."""
    units: list[Row] = []
    bit = 1
    while bit <= colours:
        if colours & bit:
            units.append(tuple([number for number, own in enumerate(have) if own & bit]))
        bit <<= 1
    return len(matching(units, []))


def payable(have: list[int], points: int, colours: int) -> bool:
    """Whether the cards can pay: as many as the points, one for each colour as far as the points go."""
    if len(have) < points:
        return False
    needed = min(points, colours.bit_count())
    if needed <= 0:
        return True
    if needed == 1:
        return union(have) & colours != 0
    return served(have, colours) >= needed


def union(have: list[int]) -> int:
    """All the colours that there are."""
    colours = 0
    for bits in have:
        colours |= bits
    return colours


def colour_picks(have: list[int], picked: list[int], colours: int) -> list[int]:
    """The places in ``have`` that can be picked next, so that each picked card serves a colour of its own."""
    if not picked:
        found: list[int] = []
        for number, own in enumerate(have):
            if own & colours:
                found.append(number)
        return found
    bits = [have[number] for number in picked]
    size = len(picked) + 1
    return [
        number for number, own in enumerate(have)
        if own & colours and number not in picked and served([*bits, own], colours) == size
    ]


def add_paying(program: Program, colour_rule: str, rest_rule: str) -> None:
    """Give a program the payment, under its paragraphs on the coloured part of a cost and on the rest."""
    program.alias("pay", program.procedure(
        (colour_rule, pay_colours), (colour_rule, pay_colours_take), (rest_rule, pay_rest), (rest_rule, pay_rest_take)))


def pay(g: State, player: int, points: int, colours: int, cards: Row, attribute: int) -> int:
    """The player picks cards for a cost; ``g.result`` has them, ``g.done`` is 0 if the cost can't be paid.

    ``attribute`` is the column of the colours. Picks that everybody can see to be forced are not asked.
    """
    g.result = NOTHING
    if not payable(_have(g, cards, attribute), points, colours):
        g.done = 0
        return NEXT
    g.done = 1
    if points <= 0:
        return NEXT
    if points == len(cards):
        g.result = cards
        return NEXT
    return call(g, g.book.at["pay"], player, attribute << 16 | colours, points, cards)


def _have(g: State, cards: Row, attribute: int) -> list[int]:
    if g.effects:
        return [value(g, card, attribute) for card in cards]
    column = g.table.columns[attribute]
    found: list[int] = []
    for card in cards:
        found.append(column[g.prints[card]])
    return found


def pay_colours(g: State, f: Frame) -> int:
    colours = f.b & 65535
    left = min(f.c, colours.bit_count()) - len(f.chosen)
    if left <= 0:
        return g.book.at["pay"] + 2
    picked = [f.items.index(card) for card in f.chosen]
    numbers = colour_picks(_have(g, f.items, f.b >> 16), picked, colours)
    if len(numbers) == left:
        f.chosen += tuple([f.items[number] for number in numbers])
        return g.book.at["pay"] + 2
    return ask(g, f.a, [PICK | f.items[number] << 8 for number in numbers])


def pay_colours_take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, first_of(g.answer))
    return f.pc - 1


def pay_rest(g: State, f: Frame) -> int:
    """Any cards for what is left of the points."""
    chosen = f.chosen
    left = f.c - len(chosen)
    if left and left < len(f.items) - len(chosen):
        options: list[int] = []
        for card in f.items:
            if not chosen or card not in chosen:
                options.append(PICK | card << 8)
        return ask(g, f.a, options)
    # Nothing is left to pay, or all the cards have to.
    g.result = f.items if left else tuple([card for card in f.items if card in chosen])
    g.done = 1
    return RETURN


def pay_rest_take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, first_of(g.answer))
    return f.pc - 1
