"""What a player may do in place of a hidden move of a hidden card, where being asked would tell of the card.

Whether a player is asked must not tell what such a card is. So whatever any ability of the match could let be done
instead, if only the card had the ability or passed its tests, is asked about; the player is offered what really can.
"""
from __future__ import annotations

from dataclasses import replace
from typing import Optional

from ..codes import MOVED
from ..book import Book
from ..abilities.ability_kinds import Replacing
from ..abilities.event_patterns import Either, Moves, WithCondition
from ..abilities.nodes import Ability, EventPattern
from ..abilities.selections import AnyCard, Cards


def hidden_replacements(book: Book, ability: Ability) -> Optional[EventPattern]:
    """The moves that an ability may replace, whatever the card is that moves; nothing, if that says as much anyway."""
    if not isinstance(ability, Replacing) or not ability.optional or ability.when is None:
        return None
    when = ability.when
    if when.kind() != MOVED or not _ends_hidden(book, when):
        return None
    bare = _of_itself(when) if when.about_itself() else _of_any(when)
    return bare if when.about_itself() or bare != when else None


def _of_itself(when: EventPattern) -> EventPattern:
    """A pattern without its condition, since that may be about the card."""
    if isinstance(when, Either):
        return Either(tuple([_of_itself(part) for part in when.parts]))
    return _of_itself(when.event_pattern) if isinstance(when, WithCondition) else when


def _of_any(when: EventPattern) -> EventPattern:
    """A selection of cards without its filters."""
    if isinstance(when, WithCondition):
        return replace(when, event_pattern=_of_any(when.event_pattern))
    if isinstance(when, Either):
        return Either(tuple([_of_any(part) for part in when.parts]))
    if isinstance(when, Moves) and isinstance(when.subject, (AnyCard, Cards)):
        return replace(when, subject=replace(when.subject, tests=()))
    return when


def _ends_hidden(book: Book, when: EventPattern) -> bool:
    """Whether the card can go where not everybody sees it."""
    if isinstance(when, WithCondition):
        return _ends_hidden(book, when.event_pattern)
    if isinstance(when, Either):
        return any([_ends_hidden(book, part) for part in when.parts])
    if not isinstance(when, Moves) or not when.targets:
        return True
    return any([zone in when.targets and book.up_mask[place] != 3 for place, zone in enumerate(book.layout.kind)])
