"""The checked mode: at every decision all that is kept of a game is compared with what is found anew.

Whoever suspects that something derived is out of date plays with ``Game.new(…, checked=True)``; the fuzzer and the
tests do. Nothing else depends on this module, and without the mode it costs a look at one flag a decision.
"""
from __future__ import annotations

from ..continuous.projection import has_label, value
from ..continuous.prohibitions import forbidden
from ..errors import EngineError
from ..state.card_table import ANY_EVENT, REPLACED, TRIGGERING
from ..state.state import State
from .abilities_now import abilities_of


def check(g: State) -> None:
    """Raise an error if anything that is kept differs from what a game that knows nothing yet finds out."""
    found = differences(g)
    if found:
        raise EngineError(f"{g.book.name} {g.rule()}: {found}")


def differences(g: State) -> str:
    """The first thing that is kept of a game and is another way when it is found anew; nothing if all is as kept."""
    if g.over:
        return ""
    cold = g.clone()
    cold.derived.checked = False
    for zone in g.zones:
        for card in zone:
            if g.prints[card] >= 0:
                found = _of_card(g, cold, card)
                if found:
                    return found
    for player in (0, 1):
        if _acting(g, player) != _acting(cold, player):
            return f"player {player} could play other abilities than is thought"
    if g.table.states and g.table.states != ANY_EVENT and not g.needs_rule_check:
        g.table.ability_lookup.wait_for_states(cold)
        if [it.row() for it in cold.pending] != [it.row() for it in g.pending]:
            return "a state has come about that an ability waits for, and nobody looked"
    return ""


def _of_card(g: State, cold: State, card: int) -> str:
    if abilities_of(g, card) != abilities_of(cold, card):
        return f"card {card} has other abilities than is thought"
    if _numbers(g, card) != _numbers(cold, card):
        return f"card {card} has other numbers than it is thought to"
    if _labels(g, card) != _labels(cold, card):
        return f"card {card} has other labels than it is thought to"
    if _forbidden(g, card) != _forbidden(cold, card):
        return f"card {card} can't do other things than it is thought to"
    if _ways(g, card) != _ways(cold, card):
        return f"other abilities are about where card {card} goes than is thought"
    return ""


def _numbers(g: State, card: int) -> list[int]:
    return [value(g, card, attribute) for attribute in range(len(g.book.attributes))]


def _labels(g: State, card: int) -> list[str]:
    """The labels of a card that texts of the match give or take."""
    return [label for label in g.table.label_number if has_label(g, card, label)]


def _forbidden(g: State, card: int) -> list[int]:
    return [deed for deed, barred in enumerate(g.table.barred) if barred and forbidden(g, deed, -1, card)]


def _acting(g: State, player: int) -> list[list[tuple[int, int, int]]]:
    """What a player could play, menu by menu."""
    return [
        [(it.card, it.index, it.use.number) for it in at_menu] for at_menu in g.table.ability_lookup.acting(g, player)]


def _ways(g: State, card: int) -> list[tuple[bool, bool]]:
    """Where the card could go so that an ability is triggered, and so that something else may happen."""
    lookup, paths, here = g.table.ability_lookup, g.table.paths, g.zone_of[card] * g.table.places
    return [
        (bool(paths[here + to] & TRIGGERING) and lookup.may_hear(g, card, to),
         bool(paths[here + to] & REPLACED) and lookup.may_replace(g, card, to)) for to in range(g.table.places)]
