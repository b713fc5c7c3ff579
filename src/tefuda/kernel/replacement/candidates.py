"""Which replacement effects could take the place of an event: those that last, and those of abilities in play."""
from __future__ import annotations

from typing import Final

from ..continuous.lasting_effects import ONCE, concerns_card
from ..continuous.effect_sorts import REPLACE
from ..codes import DAMAGED
from ..events.proposed import ProposedEvent
from ..state.records import LastingEffect
from ..state.state import NOTHING, Row, State

# Whether all know that a replacement could apply; or only who sees its card, which is not to be told; or whether it
# could only if a card that not all see were another one, so that being asked tells nothing.
KNOWN: Final = 0
HIDDEN_SOURCE: Final = 1
GUESSED: Final = 2
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


def _of_effect(effect: LastingEffect) -> Replacement:
    """The replacement that a lasting effect is."""
    ability = -2 - effect.value if effect.value <= -2 else -1
    zone = effect.value if ability < 0 else NOWHERE
    return Replacement(
        effect.number, ability, zone, effect.card, effect.obj, effect.controller, bool(effect.bound),
        effect.until == ONCE or effect.layer != 0, KNOWN, effect)


def replacements(g: State, event: ProposedEvent) -> list[Replacement]:
    """What could take the place of an event and has not done so yet; so what makes damage less."""
    kind = event.kind
    found: list[Replacement] = []
    for effect in g.effects:
        if effect.sort == REPLACE and _stands_in(g, effect, event):
            found.append(_of_effect(effect))
    if g.table.replaces >> kind & 1:
        found.extend(g.table.ability_lookup.replacing(g, event))
    if kind == DAMAGED and g.table.lessens and not event.flags:
        found.extend(g.table.ability_lookup.lessening(g, event.card, event.reason))
    return _unused(found, _used(g)) if found else found


def _stands_in(g: State, effect: LastingEffect, event: ProposedEvent) -> bool:
    """Whether a lasting effect could take the place of an event: by an ability, or by a zone where a card goes."""
    if effect.value <= -2:
        return effect.reason in (-1, event.before) and g.table.ability_lookup.stands_in(g, effect, event)
    return event.card >= 0 and concerns_card(g, effect, REPLACE, event.kind, event.reason, event.card)


def _unused(found: list[Replacement], used: Row) -> list[Replacement]:
    """The replacements that have not been applied yet; what a card has several times over, as often as it has it."""
    if not used:
        return found
    left = list(used)
    kept: list[Replacement] = []
    for it in found:
        if it.key in left:
            left.remove(it.key)
        else:
            kept.append(it)
    return kept


def _used(g: State) -> Row:
    """What already took the place of the event that is being replaced now: what happens instead is that event still."""
    found: Row = NOTHING
    for f in g.stack:
        if g.book.program.starts[f.pc] == g.book.replacing:
            found += f.chosen
    return found
