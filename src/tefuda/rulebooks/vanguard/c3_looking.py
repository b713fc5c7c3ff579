"""3.13.3: looking at cards from the top of the deck, up to a number of them."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.nodes import YOU, Effect, Number
from ...kernel.abilities.scope import keep_done, keep_looked, scope_of, still
from ...kernel.abilities.selections import player_of
from ...kernel.codes import NEXT, NO, RETURN, YES, action, kind_of
from ...kernel.state.state import Frame, State, ask
from ...kernel.actions.card_states import hide, peek
from ...kernel.replacement.replaceable_procedure import perform
from .areas import DECK, LOOK

# A frame: player a looks at up to b cards; c counts the rounds. ``g.result`` has the cards in the end.


def r3_13_3(g: State, f: Frame) -> int:
    f.c = 0
    g.result = ()
    return NEXT if f.b > 0 else RETURN


def r3_13_3_1(g: State, f: Frame) -> int:
    return ask(g, f.a, [action(YES), action(NO)])


def r3_13_3_2(g: State, f: Frame) -> int:
    if kind_of(g.answer) == NO:
        g.result = _top(g, f.a, f.c)
        return RETURN
    for card in _top(g, f.a, f.c + 1):
        peek(g, card, LOOK, f.a)
    return NEXT


def r3_13_3_3(g: State, f: Frame) -> int:
    f.c += 1
    if f.c < f.b:
        return g.book.at["3.13.3.1"]
    g.result = _top(g, f.a, f.c)
    return RETURN


LOOKING_UP_TO = (r3_13_3, r3_13_3_1, r3_13_3_2, r3_13_3_3)


def _top(g: State, player: int, count: int) -> tuple[int, ...]:
    return g.zones[DECK + player][:-count - 1:-1]


@dataclass(frozen=True)
class LookUpTo(Effect):
    """The master looks at up to so many cards of their deck."""

    most: Number

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        for card in still(g, s.looked):
            hide(g, card)
        return perform(g, "look up to", player_of(YOU, s.controller), self.most.of(g, s), s.source)

    def after(self, g: State, f: Frame) -> None:
        keep_looked(g, f, list(g.result))
        keep_done(f, len(g.result))

    def does_something(self) -> bool:
        return True
