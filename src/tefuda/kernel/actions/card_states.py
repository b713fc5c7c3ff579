"""Changes of what a card is where it lies: a state of its rulebook's own, a new object, a look at it."""
from __future__ import annotations

from ..codes import DECLARED, NEXT, NOBODY, PEEKED, REVEALED, SPIED
from ..derived.derived import card_changed
from ..events.changes import KNOWN, set_flags, set_known
from ..events.log import note
from ..events.moving import remember
from ..visibility.sight import sees
from ..state.state import State


def set_state(g: State, card: int, flags: int, reason: int) -> int:
    """Give a card just these states. One that has them already does not get them again."""
    if g.flags[card] == flags:
        g.done = 0
        return NEXT
    seen = sees(g, card)
    set_flags(g, card, flags)
    g.done = 1
    note(g, DECLARED, reason, card, g.zone_of[card], g.prints[card], g.obj[card], seen | sees(g, card))
    return NEXT


def renew(g: State, card: int) -> None:
    """Let a card become another object where it lies: nothing that applied to it applies any more."""
    if g.book.body[g.zone_of[card]]:
        remember(g, card, g.zone_of[card], g.flags[card])
    g.serial += 1
    g.obj[card] = g.serial
    g.damage[card] = 0
    g.host[card] = -1
    g.since[card] = g.clock
    card_changed(g, card, g.prints[card])
    if card in g.notes:
        del g.notes[card]
    g.needs_rule_check = True


def peek(g: State, card: int, reason: int, player: int = NOBODY) -> None:
    """Let its master, or a certain player, look at a card until ``look_away``; it stays where it is."""
    if player == NOBODY:
        player = g.controller[card]
    if sees(g, card) >> player & 1:
        return
    set_known(g, card, g.flags[card] | (PEEKED if player == g.controller[card] else SPIED))
    note(g, REVEALED, reason, card, g.zone_of[card], -1, g.obj[card], sees(g, card))


def look_away(g: State, card: int) -> None:
    """A card is shown to nobody and looked at by nobody any more, but for those who see its zone."""
    set_known(g, card, g.flags[card] & ~KNOWN)


def hide(g: State, card: int) -> None:
    """A card that was shown or looked at where not everybody sees it is hidden again; nobody can follow its number."""
    if g.flags[card] & KNOWN:
        look_away(g, card)
        if sees(g, card) != 3:
            renew(g, card)
