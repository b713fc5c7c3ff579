"""One replacement effect that could take the place of an event."""
from __future__ import annotations

from typing import Final

from ..numbering import Numbering
from ..state.records import LastingEffect
from ..state.state import State

# Whether all know that a replacement could apply; or only who sees its card, which is not to be told; or whether it
# could only if a card that not all see were another one, so that being asked tells nothing.
_CERTAINTIES: Final = Numbering("certainty")
KNOWN: Final = _CERTAINTIES.add("known")
HIDDEN_SOURCE: Final = _CERTAINTIES.add("hidden source")
GUESSED: Final = _CERTAINTIES.add("guessed")
# In place of a zone: the event just does not happen.
NOWHERE: Final = -1


class Replacement:
    """One replacement effect that could take the place of an event."""

    __slots__ = ("ability", "controller", "effect", "hidden", "key", "obj", "once", "optional", "source", "zone")

    def __init__(
        self, key: int, ability: int, zone: int, source: int, obj: int, controller: int, optional: bool,
        once: bool = False, hidden: int = KNOWN, effect: LastingEffect | None = None,
    ) -> None:
        # What it is known by: each applies at most once to the same event.
        self.key = key
        # The ability that says what happens instead; -1 where the card just goes to a zone, or nothing happens.
        self.ability = ability
        self.zone = zone
        self.source = source
        self.obj = obj
        self.controller = controller
        self.optional = optional
        # Whether it ends by applying; the lasting effect that it is, if it is one.
        self.once = once
        self.hidden = hidden
        self.effect = effect


def of_ability(g: State, ability: int, card: int, optional: bool, hidden: int = KNOWN) -> Replacement:
    """The replacement that an ability of a card in play is."""
    return Replacement(
        -(ability << 16 | card), ability, NOWHERE, card, g.obj[card], g.controller[card], optional, False, hidden)
