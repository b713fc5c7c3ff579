"""The attack that is under way, as far as the view and the log of a player tell it."""
from __future__ import annotations

from collections.abc import Iterable

from ..play.events import Event
from ..play.view import CardView, View
from .boards import Battle


class Fight:
    """Attacker and target with what their sides have together at the moment."""

    def __init__(self, attacker: str, target: str, attack: int, guard: int) -> None:
        self.attacker = attacker
        self.target = target
        self.attack = attack
        self.guard = guard


def find_fight(battle: Battle | None, view: View, events: Iterable[Event]) -> Fight | None:
    """The latest attack, unless it is over or the game doesn't add such things up."""
    if battle is None or view.over:
        return None
    attack: Event | None = None
    for event in events:
        if event.kind == "declared" and event.reason == battle.declared:
            attack = event
        elif event.kind == "timing" and event.reason in battle.ends:
            attack = None
    if attack is None:
        return None
    sides = ((attack.handle, view.turn_player), (attack.target, 1 - view.turn_player))
    totals = [_total(battle, view, handle, player) for handle, player in sides]
    return Fight(attack.handle, attack.target, totals[0], totals[1])


def _total(battle: Battle, view: View, handle: str, player: int) -> int:
    """A card that has gone, or is among the helpers by now, counts for nothing by itself."""
    helpers = view.zone(battle.help, player).cards if battle.help else []
    card = find_card(view, handle)
    fighting = [*helpers, card] if card is not None and card.handle not in [it.handle for it in helpers] else helpers
    return sum(it.values[battle.number] for it in fighting)


def find_card(view: View, handle: str) -> CardView | None:
    """The card of that handle, if the view has it."""
    return next((card for zone in view.zones for card in zone.cards if card.handle == handle), None)
