"""Chapter 3: when a check timing occurs (3.5), what gives it nothing to do, and drawing (3.12)."""
from __future__ import annotations

from ...kernel.actions.one_by_one import draw
from ...kernel.actions.turn import rest_all, stand_all
from ...kernel.codes import DECLARED, NEXT, TIMING
from ...kernel.events.log import note
from ...kernel.abilities.use_limits import forget_replaced
from ...kernel.state.state import Row, State, call
from ...kernel.state.card_table import ANY_EVENT
from .areas import ANY_GIFT, DECK, DRAW, HAND
from .c9_due import NOTHING_DUE, due, is_quiet


def check_timing(g: State) -> int:
    """3.5.1: a check timing occurs. Where nothing happened since the last one, or nothing is due, it does nothing."""
    if not g.needs_rule_check and not g.pending and g.table.states != ANY_EVENT:
        return NEXT
    if g.table.states:
        g.table.trigger_lookup.wait_for_states(g)
    what = NOTHING_DUE if not g.needs_rule_check or is_quiet(g) else due(g)
    if what != NOTHING_DUE or g.pending or (g.needs_rule_check and g.registers[ANY_GIFT]):
        return call(g, g.book.at["8.4.1.1"], what)
    g.needs_rule_check = False
    if g.marks:
        forget_replaced(g)
    return NEXT


# No rule process of chapter 9 looks at what follows: for them nothing has happened.


def announce(g: State, reason: int, card: int, target: int) -> None:
    """Declare what a unit does to another."""
    needs_rule_check = g.needs_rule_check
    note(g, DECLARED, reason, card, g.zone_of[target], g.prints[target], g.obj[target], 3)
    g.needs_rule_check = needs_rule_check


def rest_units(g: State, cards: Row, reason: int) -> int:
    """Let units rest at the same time."""
    needs_rule_check = g.needs_rule_check
    step = rest_all(g, cards, reason)
    g.needs_rule_check = needs_rule_check
    return step


def stand_units(g: State, cards: Row, reason: int) -> int:
    """Let units stand at the same time."""
    needs_rule_check = g.needs_rule_check
    step = stand_all(g, cards, reason)
    g.needs_rule_check = needs_rule_check
    return step


def untold(g: State, *moments: int) -> bool:
    """6.8.1.5, 7.8.1.3: whether an ability that waits for one of these moments has not been triggered yet."""
    if not g.table.triggered_kinds >> TIMING & 1:
        return False
    return any(g.table.trigger_lookup.untold(g, moment) for moment in moments)


def on_to_check(g: State, check: int) -> int:
    """On to the step that is nothing but a check timing, or past it where nothing happened since the last one."""
    return check if g.needs_rule_check or g.pending else check + 1


def draw_cards(g: State, player: int, count: int) -> int:
    """3.12.2, 3.12.3: draw one card, as often as told."""
    return draw(g, player, count, DECK, HAND, DRAW)
