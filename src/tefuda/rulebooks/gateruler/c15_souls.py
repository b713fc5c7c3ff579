"""15-14: souls. The frame has player a, and b cards that go under or onto those that follow them."""
from __future__ import annotations

from typing import Final

from ...kernel.actions.move import move, move_home
from ...kernel.events.changes import attach, attached
from ...kernel.codes import REST, RETURN
from ...kernel.machine.program import Entry
from ...kernel.state.rows import first_and_last
from ...kernel.state.state import Frame, Row, State
from .areas import BY_ABILITY, DRIVE_ZONE, GRAVEYARD, INTO_SOUL, RULER_ZONE, SOUL_ZONE
from .c3_zones import is_ruler
from .processes import with_objects


def r15_14a(g: State, f: Frame) -> int:
    """Cards are put into the soul of a card, or of several cards, until 12-6b settles of which."""
    f.chosen = f.items[f.b:]
    f.items = tuple([card for card in f.items[:f.b] if card not in f.chosen and not is_ruler(g, card)])
    return move_home(g, f.items, SOUL_ZONE, INTO_SOUL)


def r15_14a__tie(g: State, f: Frame) -> int:
    *_, host = f.chosen
    _tie(g, f.items, host)
    if len(f.chosen) > 1:
        for card in f.items:
            if SOUL_ZONE <= g.zone_of[card] < GRAVEYARD:
                g.notes[card] = with_objects(g, f.chosen)
    return RETURN


def _tie(g: State, cards: Row, host: int) -> None:
    for card in cards:
        if SOUL_ZONE <= g.zone_of[card] < GRAVEYARD:
            attach(g, card, host)
    g.needs_rule_check = True


def r15_14b(g: State, f: Frame) -> int:
    """The card comes where the other one lies, in the same state (15-14b-1)."""
    f.a, f.c = first_and_last(f.items)
    if f.a == f.c or is_ruler(g, f.a) or not RULER_ZONE + 2 <= g.zone_of[f.c] < DRIVE_ZONE:
        g.done = 0
        return RETURN
    return move(g, f.a, g.zone_of[f.c], BY_ABILITY, g.flags[f.c] & REST)


def r15_14b__under(g: State, f: Frame) -> int:
    if g.zone_of[f.a] != g.zone_of[f.c]:
        g.done = 0
        return RETURN
    f.items = (f.c, *[card for card in attached(g, f.c) if SOUL_ZONE <= g.zone_of[card] < GRAVEYARD])
    return move(g, f.c, SOUL_ZONE + g.owner[f.c], INTO_SOUL)


def r15_14b__tie(g: State, f: Frame) -> int:
    """All souls go along with the card that is now below."""
    _tie(g, f.items, f.a)
    g.done = 1
    return RETURN


SOULS: Final[dict[str, tuple[Entry, ...]]] = {
    "into soul": (r15_14a, r15_14a__tie), "on top": (r15_14b, r15_14b__under, r15_14b__tie),
}
