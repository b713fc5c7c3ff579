"""10.31: time leap. Rear-guards are bound, and others of the next grade take their place until the end of the turn."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel.abilities.ability_kinds import Automatic
from ...kernel.abilities.card_effects import CardProcedure
from ...kernel.abilities.delayed_triggers import Later
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import At
from ...kernel.abilities.nodes import Ability, Effect, Instruction, Selection
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.scope import done_in, pairs
from ...kernel.abilities.spoken_of import It
from ...kernel.actions.move import move_home, shuffle
from ...kernel.choices.choose import arrange_owned, find
from ...kernel.codes import NEXT, RETURN
from ...kernel.continuous.projection import value
from ...kernel.actions.place import put_into
from ...kernel.state.state import Frame, State, call
from .areas import BIND, BOUND, BY_SKILL, CALL_UNIT, DECK, TURN_END
from .c4_circles import is_circle
from .c10_by_effect import ANY_CIRCLE
from .cards import GRADE
from .menus import call_circles

# At the end of the turn, those that were called and those that were bound are "it".
COMING_BACK: Final = Automatic(
    when=At(TURN_END), effects=(Do(It(many=True), CardProcedure("leap back", Fixed(0))),))


@dataclass(frozen=True)
class TimeLeap(Effect):
    """10.31.2: the cards leap."""

    which: Selection
    back: Ability = COMING_BACK

    def emit(self, code: list[Instruction]) -> None:
        Do(self.which, CardProcedure("time leap", Fixed(0))).emit(code)
        code.append(Leapt())
        code.append(Later(self.back))


@dataclass(frozen=True)
class Leapt(Instruction):
    """Let "it" be the cards that came too, beside those that were bound; where none leapt, none came."""

    def after(self, g: State, f: Frame) -> None:
        if done_in(f.items) > 0:
            f.chosen = (*f.chosen, *pairs(g, list(g.result)))


# Player a; the row is the cards, b counts those for which another was looked for; chosen are those that were found.


def _is_bound(g: State, card: int) -> bool:
    return BIND <= g.zone_of[card] < BIND + 2


def r10_31_2(g: State, f: Frame) -> int:
    return move_home(g, f.items, BIND, BOUND)


def r10_31_2__bound(g: State, f: Frame) -> int:
    f.items = tuple([card for card in f.items if _is_bound(g, card)])
    f.chosen = ()
    return NEXT


def r10_31_2__look(g: State, f: Frame) -> int:
    """For each of them one of the next grade; nobody has to find it (10.10.1.1)."""
    if f.b == len(f.items):
        return g.book.at["r10_31_2__call"]
    grade = value(g, f.items[f.b], GRADE) + 1
    deck = g.zones[DECK + f.a]
    return find(g, f.a, 1, tuple([card for card in deck if card not in f.chosen and value(g, card, GRADE) == grade]))


def r10_31_2__found(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, *g.result)
    f.b += 1
    return g.book.at["r10_31_2__look"]


def r10_31_2__call(g: State, f: Frame) -> int:
    return put_into(g, f.a, f.chosen, tuple(call_circles(g, f.a)), CALL_UNIT, 0)


def r10_31_2__shuffle(g: State, f: Frame) -> int:
    if f.items:
        shuffle(g, DECK + f.a)
    g.result = tuple([card for card in f.chosen if is_circle(g.zone_of[card])])
    g.done = len(f.items)
    return RETURN


LEAPING = (
    r10_31_2, r10_31_2__bound, r10_31_2__look, r10_31_2__found, r10_31_2__call, r10_31_2__shuffle)


def r10_31_2__order(g: State, f: Frame) -> int:
    """The called cards go under the deck; the row is these and the bound ones."""
    g.result = tuple([card for card in f.items if is_circle(g.zone_of[card])])
    return arrange_owned(g, g.result) if len(g.result) > 1 else NEXT


def r10_31_2__under(g: State, f: Frame) -> int:
    return move_home(g, g.result, DECK, BY_SKILL, 0, True)


def r10_31_2__back(g: State, f: Frame) -> int:
    """If any card was put under the deck, the bound ones are called."""
    bound = tuple([card for card in f.items if _is_bound(g, card)])
    if not g.done or not bound:
        return NEXT
    return call(g, g.book.at["call"], f.a, ANY_CIRCLE, 0, bound)


def r10_31_2__end(g: State, f: Frame) -> int:
    return RETURN


LEAPING_BACK = (r10_31_2__order, r10_31_2__under, r10_31_2__back, r10_31_2__end)
