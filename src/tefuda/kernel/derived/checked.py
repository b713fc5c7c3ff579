"""The checked mode: at every decision all that is kept of a game is compared with what is worked out plainly.

Whoever suspects that something derived is out of date plays with ``Game.new(…, checked=True)``; the fuzzer and the
tests do. It asks a copy that keeps nothing (``Derived.plain``) the same questions: so a change that nobody counted is
found, and a wrong idea of what an answer is made from. Without the mode it costs a look at one flag a decision.
"""
from __future__ import annotations

from ..continuous.projection import has_label, value
from ..continuous.prohibitions import forbidden, forbidden_to
from ..errors import EngineError
from ..state.card_table import ANY_EVENT, REPLACED, TRIGGERING
from ..state.state import State
from .abilities_now import abilities_of
from .ability_roles import cards_with, may_hear, may_replace
from .active_statics import active_statics
from .activated_abilities import acting


def check(g: State) -> None:
    """Raise an error if anything that is kept differs from what is worked out plainly."""
    found = differences(g)
    if found:
        raise EngineError(f"{g.book.name} {g.rule()}: {found}")


def differences(g: State) -> str:
    """The first thing that is kept of a game and is another way when it is worked out; nothing if all is as kept."""
    if g.over:
        return ""
    plain = g.clone()
    plain.derived.checked = False
    plain.derived.plain = True
    for zone in g.zones:
        for card in zone:
            if g.prints[card] >= 0:
                found = _of_card(g, plain, card)
                if found:
                    return found
    if not g.table.abilities:
        return ""
    for player in (0, 1):
        if acting(g, player) != acting(plain, player):
            return f"player {player} could play other abilities than is thought"
        if _denied(g, player) != _denied(plain, player):
            return f"player {player} can't do other things than is thought"
    if _said(g) != _said(plain):
        return "abilities in play say other things than is thought"
    for role in g.table.roles:
        if cards_with(g, role) != cards_with(plain, role):
            return f"other cards than is thought have the abilities {sorted(role.members)}"
    if g.table.states and g.table.states != ANY_EVENT and not g.needs_rule_check:
        g.table.trigger_lookup.wait_for_states(plain)
        if [it.row() for it in plain.pending] != [it.row() for it in g.pending]:
            return "a state has come about that an ability waits for, and nobody looked"
    return ""


def _of_card(g: State, plain: State, card: int) -> str:
    if abilities_of(g, card) != abilities_of(plain, card):
        return f"card {card} has other abilities than is thought"
    if _numbers(g, card) != _numbers(plain, card):
        return f"card {card} has other numbers than it is thought to"
    if _labels(g, card) != _labels(plain, card):
        return f"card {card} has other labels than it is thought to"
    if _forbidden(g, card) != _forbidden(plain, card):
        return f"card {card} can't do other things than it is thought to"
    if _ways(g, card) != _ways(plain, card):
        return f"other abilities are about where card {card} goes than is thought"
    return ""


def _numbers(g: State, card: int) -> list[int]:
    return [value(g, card, attribute) for attribute in range(len(g.book.attributes))]


def _labels(g: State, card: int) -> list[str]:
    """The labels of a card that texts of the match give or take."""
    return [label for label in g.table.label_number if has_label(g, card, label)]


def _forbidden(g: State, card: int) -> list[int]:
    return [deed for deed, barred in enumerate(g.table.barred) if barred and forbidden(g, deed, -1, card)]


def _denied(g: State, player: int) -> list[int]:
    """What texts forbid the player to do."""
    return [deed for deed, barred in enumerate(g.table.deeds) if barred and forbidden_to(g, deed, player)]


def _said(g: State) -> list[tuple[int, int, int, int]]:
    return [(it.number, it.sort, it.scope.source, it.time) for it in active_statics(g)]


def _ways(g: State, card: int) -> list[tuple[bool, bool]]:
    """Where the card could go so that an ability is triggered, and so that something else may happen."""
    paths, here = g.table.paths, g.zone_of[card] * g.table.places
    return [
        (bool(paths[here + to] & TRIGGERING) and may_hear(g, card, to),
         bool(paths[here + to] & REPLACED) and may_replace(g, card, to)) for to in range(g.table.places)]
