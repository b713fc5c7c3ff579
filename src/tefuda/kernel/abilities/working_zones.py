"""Where abilities work, and what they hear of; who sees the card that has one."""
from __future__ import annotations

from ..codes import FACE_DOWN, MOVED
from ..visibility.sight import sees
from ..state.state import State
from .event_patterns import Moves, Under
from .nodes import Ability, EventPattern, Static
from .selections import This
from ..state.records import Event
from ..continuous.effect_sorts import LABEL, RELABEL, SET


def defines(ability: Ability, static: Static) -> bool:
    """Whether an ability says without a condition what its own card is."""
    sort = static.quality.sort()
    return ability.condition is None and isinstance(static.which, This) and sort in (SET, LABEL, RELABEL)


def works(g: State, ability: Ability, card: int) -> bool:
    """Whether an ability works where the card is."""
    return g.book.layout.kind[g.zone_of[card]] in ability.where


def works_for(g: State, ability: Ability, when: EventPattern, card: int, event: Event) -> bool:
    """Whether an ability is there for an event.

    One that is about the card itself is there if it works where the card was or is, or names where it comes from or
    goes to.
    """
    if when.about_itself():
        if card != event.card:
            return False
        if event.kind != MOVED:
            return works(g, ability, card)
        kind = g.book.layout.kind
        if kind[event.origin] in ability.where or kind[event.to] in ability.where:
            return True
        return bool(sources_of(when)) or kind[event.to] in targets_of(when)
    return works(g, ability, card)


def sources_of(when: EventPattern) -> tuple[int, ...]:
    """The zones that a move is said to come from."""
    if isinstance(when, Under):
        return sources_of(when.event_pattern)
    return when.sources if isinstance(when, Moves) else ()


def targets_of(when: EventPattern) -> tuple[int, ...]:
    """The zones that a move is said to go to."""
    if isinstance(when, Under):
        return targets_of(when.event_pattern)
    return when.targets if isinstance(when, Moves) else ()


def is_kept(g: State, card: int) -> bool:
    """Whether its master sees a card and not everybody does."""
    seen = sees(g, card)
    return seen != 3 and seen >> g.controller[card] & 1 == 1


def is_unseen(g: State, card: int) -> bool:
    """Whether not even its master sees a card, as in a deck: whatever came of its text would tell that it is there."""
    return not sees(g, card) >> g.controller[card] & 1


def keeps_silent(g: State, card: int) -> bool:
    """Whether nothing that happens sets an ability of a card waiting.

    Nobody can know of one that is unseen; and where the book has it so, a hidden one waits only if it is shown.
    """
    seen = sees(g, card)
    return seen != 3 and (g.book.shows_to_trigger != 0 or not seen >> g.controller[card] & 1)


def is_hidden_face_down(g: State, card: int) -> bool:
    """Whether a card lies face-down where cards are open, and not all know it: nothing comes of its text there."""
    return g.flags[card] & FACE_DOWN != 0 and g.book.up_mask[g.zone_of[card]] == 3 and sees(g, card) != 3


def stays_hidden(g: State, card: int, to: int) -> bool:
    """Whether not all see a card, nor will where it goes."""
    return g.book.up_mask[to] != 3 and sees(g, card) != 3
