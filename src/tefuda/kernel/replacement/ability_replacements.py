"""The abilities of cards in play that could take the place of an event."""
from __future__ import annotations

from typing import Optional

from ..abilities.ability_kinds import Replacing
from ..abilities.nodes import Ability
from ..abilities.scope import Scope
from ..abilities.use_limits import may_use
from ..abilities.working_zones import works_for
from ..codes import MOVED
from ..derived.abilities_now import abilities_of
from ..derived.ability_roles import Role, abilities_for, cards_concerned
from ..state.records import Event, LastingEffect
from ..state.state import State
from ..visibility.hidden_cards import is_unseen, stays_hidden
from ..visibility.sight import sees
from .replacement import GUESSED, HIDDEN_SOURCE, Replacement, of_ability


def abilities_replacing(g: State, event: Event) -> list[Replacement]:
    """The abilities that could take the place of an event."""
    found: list[Replacement] = []
    kind = event.kind
    if kind == MOVED:
        role = g.table.moves_replaced[event.origin * g.table.places + event.to]
    else:
        role = g.table.replaced[kind].of(event.reason)
    if role is None:
        return found
    for card in cards_concerned(g, role, event.card):
        for number in abilities_for(g, role, card):
            ability = g.table.abilities[number]
            if isinstance(ability, Replacing) and _replaces(g, number, ability, card, event):
                found.append(of_ability(g, number, card, ability.optional))
    if g.table.hidden_replacements and kind == MOVED and stays_hidden(g, event.card, event.to):
        return _veil(g, role, event, found)
    return found


def _cards(g: State, role: Optional[Role], card: int) -> list[int]:
    return [] if role is None else cards_concerned(g, role, card)


def _veil(g: State, role: Optional[Role], event: Event, found: list[Replacement]) -> list[Replacement]:
    """Mark what would tell of a card that not all see; behind stands what could apply too, if it were another."""
    for it in found:
        if it.ability in g.table.hidden_replacements:
            it.hidden = HIDDEN_SOURCE
    keys = [it.key for it in found]
    for card, number in _guessed(g, role, event):
        guess = of_ability(g, number, card, True, GUESSED)
        if guess.key not in keys:
            found.append(guess)
    return found

def _guessed(g: State, role: Optional[Role], event: Event) -> list[tuple[int, int]]:
    """The abilities that could replace a move that not all see, as far as all know: the card's own, and others'."""
    moved = event.card
    found: list[tuple[int, int]] = []
    for number, when in g.table.hidden_replacements.items():
        ability = g.table.abilities[number]
        itself = when.about_itself()
        for card in [moved] if itself else _cards(g, role, -1):
            s = Scope(card, g.obj[card], g.controller[card], event)
            if not sees(g, moved) >> s.controller & 1 or not works_for(g, ability, when, card, event):
                continue
            if when.fits(g, s, event) and (itself or _is_there(g, number, ability, s)):
                found.append((card, number))
    return found


def _replaces(g: State, number: int, ability: Replacing, card: int, event: Event) -> bool:
    when = ability.when
    if when is None or when.kind() != event.kind or not works_for(g, ability, when, card, event):
        return False
    if g.book.up_mask[g.zone_of[card]] == 0 and is_unseen(g, card) and not _comes_to_light(g, ability, card, event):
        return False
    if number in g.table.hidden_replacements and stays_hidden(g, event.card, event.to):
        # Who does not see the card that moves can't know that it is one of those.
        if not sees(g, event.card) >> g.controller[card] & 1:
            return False
    return _is_instead_of(g, ability, card, g.obj[card], g.controller[card], event) and may_use(g, number, card)


def stands_in(g: State, effect: LastingEffect, event: Event) -> bool:
    """Whether what a lasting effect says could take the place of an event."""
    ability = g.table.abilities[-2 - effect.value]
    if not isinstance(ability, Replacing) or ability.when is None or ability.when.kind() != event.kind:
        return False
    return _is_instead_of(g, ability, effect.card, effect.obj, effect.controller, event)


def _is_instead_of(g: State, ability: Replacing, source: int, obj: int, controller: int, event: Event) -> bool:
    """Whether an event of its kind is what an ability takes the place of, and that can be done."""
    it = (event.card, event.before) if event.card >= 0 else ()
    s = Scope(source, obj, controller, event, it)
    if ability.condition is not None and not ability.condition.met(g, s):
        return False
    if ability.optional and not ability.possible(g, s, True):
        return False
    return ability.when is not None and ability.when.fits(g, s, event)


def _comes_to_light(g: State, ability: Replacing, card: int, event: Event) -> bool:
    """Whether a card that nobody sees goes where its master will; where a player may, to where all will see it.

    Else being asked would tell what the card is.
    """
    if event.kind != MOVED or event.card != card:
        return False
    seen = g.book.up_mask[event.to]
    return seen == 3 if ability.optional else seen >> g.controller[card] & 1 == 1


def _is_there(g: State, number: int, ability: Ability, s: Scope) -> bool:
    """Whether a card has an ability that may be used now."""
    if number not in abilities_of(g, s.source) or not may_use(g, number, s.source):
        return False
    return ability.condition is None or ability.condition.met(g, s)
