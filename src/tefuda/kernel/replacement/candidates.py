"""Which replacement effects could take the place of an event: those that last, and those of abilities in play."""
from __future__ import annotations

from ..continuous.lasting_effects import ONCE, concerns_card
from ..continuous.effect_sorts import REPLACE
from ..codes import DAMAGED
from ..events.proposed import ProposedEvent
from ..state.records import LastingEffect
from ..state.state import NOTHING, Row, State
from .ability_replacements import abilities_replacing, stands_in
from .damage_reduction import lessening
from .replacement import KNOWN as KNOWN
from .replacement import GUESSED as GUESSED
from .replacement import HIDDEN_SOURCE as HIDDEN_SOURCE
from .replacement import NOWHERE as NOWHERE
from .replacement import Replacement as Replacement


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
        found.extend(abilities_replacing(g, event))
    if kind == DAMAGED and g.table.lessening is not None and not event.flags:
        found.extend(lessening(g, event.card, event.reason))
    return _unused(found, _used(g)) if found else found


def _stands_in(g: State, effect: LastingEffect, event: ProposedEvent) -> bool:
    """Whether a lasting effect could take the place of an event: by an ability, or by a zone where a card goes."""
    if effect.value <= -2:
        return effect.reason in (-1, event.before) and stands_in(g, effect, event)
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
