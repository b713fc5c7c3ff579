"""Chapter 800, as far as it is about playing abilities: 804 once more for abilities, 807, 808 and 809.

Playing: card a, ability b; the frame's row is what its effect is about, c is the number of the newest effect before it.
"""
from __future__ import annotations

from ...kernel.triggers.pending import unpack_pending
from ...kernel.abilities.ability_kinds import Played
from ...kernel.abilities.scope import Scope, controller_in, object_in, pairs, row_of, scope_of, source_in
from ...kernel.abilities.selections import CardInRegister
from ...kernel.actions.turn import rest_all, reveal
from ...kernel.codes import NEXT, RETURN, SHOWN, TIMING
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.abilities.use_limits import count_use
from ...kernel.costs.colour_costs import pay
from ...kernel.abilities.activation import declare_use
from ...kernel.abilities.resolution import call_effect, carry_out, pay_costs
from ...kernel.machine.rollback import go_back, mark, unmark
from ...kernel.visibility.sight import sees
from ...kernel.state.state import Frame, Row, State, call
from ...kernel.actions.card_states import hide
from .areas import ATTACKER, PAY, PLAY, TARGET, USE
from .c1200_destroying import blame_lowered
from .cards import COLOR_BITS
from .entering import rebooted_resources


def begin_use(g: State, player: int, card: int, index: int) -> int:
    """A player with priority plays an ability of a card (807.1b); the state before it is kept (804.2f)."""
    mark(g)
    number = abilities_of(g, card)[index]
    return call(g, g.book.at["r804_2a__ability"], card, number, 0, Scope(card, g.obj[card], player).row())


# 808.2: what waits is played by its master, whether its card is still there or not (808.6).


def r808_2(g: State, f: Frame) -> int:
    unpack_pending(f)
    f.chosen = f.chosen or pairs(g, _spoken_of(g, scope_of(f)))
    return g.book.at["r804_2a__ability"]


def _spoken_of(g: State, s: Scope) -> list[int]:
    """What a text calls "that Z/X" at the end of a battle, like one that was chosen: its own card's opponent."""
    if s.event.kind != TIMING:
        return []
    return CardInRegister(TARGET if g.registers[ATTACKER] == s.source else ATTACKER).find(g, s)


def r804_2a__ability(g: State, f: Frame) -> int:
    declare_use(g, f.b, f.a, USE)
    return NEXT


def r804_2b__ability(g: State, f: Frame) -> int:
    """A card in a zone that not everybody sees is shown, if its ability works there."""
    if sees(g, f.a) != 3 and g.obj[f.a] == object_in(f.items):
        return reveal(g, f.a, PLAY)
    return NEXT


def r804_2f__ability(g: State, f: Frame) -> int:
    """807.1b: in the order of the text. The costs of one ability use different cards, so no other order differs."""
    g.done = 1
    return pay_costs(g, f.b, f.items, f.chosen) if g.table.costs[f.b] else NEXT


def r804_2f__ability_paid(g: State, f: Frame) -> int:
    """What was not paid whole is taken back. The effect may speak of what was paid with."""
    if g.done < 0 and g.back is not None:
        return go_back(g)
    if g.table.costs[f.b] and not f.chosen:
        f.chosen = g.result
    unmark(g)
    return NEXT


def r804_3a(g: State, f: Frame) -> int:
    """The effect is carried out, in the order of the text."""
    f.c = g.serial
    return carry_out(g, f.b, f.items, f.chosen)


def r804_3c(g: State, f: Frame) -> int:
    """803.1d: an ability counts as used when it has been resolved."""
    blame_lowered(g, f.items, f.c)
    count_use(g, f.b, source_in(f.items), object_in(f.items), controller_in(f.items))
    if g.flags[f.a] & SHOWN and g.obj[f.a] == object_in(f.items):
        hide(g, f.a)
    return NEXT


# 809: steps of playing the event a; its frame's row counts the abilities that are done.


def event_abilities(g: State, card: int) -> Row:
    return tuple([number for number in abilities_of(g, card) if isinstance(g.table.abilities[number], Played)])


def r809_1(g: State, f: Frame) -> int:
    """809.2: one after the other, from the top of the text."""
    numbers = event_abilities(g, f.a)
    done, _ = f.items
    if done >= len(numbers):
        return g.book.at["806.1f"]
    f.items = (done + 1, g.serial)
    return call_effect(g, numbers[done], Scope(f.a, g.obj[f.a], g.controller[f.a]))


def r809_1__next(g: State, f: Frame) -> int:
    _, since = f.items
    blame_lowered(g, row_of(g, f.a, g.controller[f.a]), since)
    return g.book.at["809.1"]


# 805.3: player a pays a resource cost of b points and the colours c, as an ability or an effect asks for it.


def r805_2b(g: State, f: Frame) -> int:
    return pay(g, f.a, f.b, f.c, rebooted_resources(g, f.a), COLOR_BITS)


def r805_3c__ability(g: State, f: Frame) -> int:
    return NEXT if g.done else RETURN


def r805_3d__ability(g: State, f: Frame) -> int:
    f.items = g.result
    return rest_all(g, f.items, PAY)


def r805_3d__paid(g: State, f: Frame) -> int:
    """A cost of no points is paid as well."""
    g.done = int(g.done == len(f.items))
    return NEXT


ABILITY_PLAYING = (
    r804_2a__ability, r804_2b__ability, r804_2f__ability, r804_2f__ability_paid, r804_3a, r804_3c,
)
WAITING_PLAYING = (r808_2,)
RESOURCE_COST = (r805_2b, r805_3c__ability, r805_3d__ability, r805_3d__paid)
