"""What a game keeps of what it has found out is what it would find out anew."""
from __future__ import annotations

from tefuda.kernel.continuous.lasting_effects import abilities_of, forbidden
from tefuda.kernel.state.state import State
from tefuda.kernel.state.card_table import TRIGGERING, REPLACED, ANY_EVENT
from tefuda.kernel.continuous.projection import value
from tefuda.play.game import Game

from .fuzzer import Check, need


class Memory(Check):
    """A game that has just been loaded knows nothing yet, and says the same of every card as the one that was saved."""

    name = "memory"
    share = 0.2

    def look(self, game: Game) -> None:
        g = game.state
        if not g.table.abilities or game.over:
            return
        cold = Game.load(game.save()).state
        cards = [card for zone in g.zones for card in zone if g.prints[card] >= 0]
        for card in cards:
            need(abilities_of(g, card) == abilities_of(cold, card), f"card {card} has other abilities than is thought")
            need(_numbers(g, card) == _numbers(cold, card), f"card {card} has other numbers than it is thought to")
            need(_barred(g, card) == _barred(cold, card), f"card {card} can't do other things than it is thought to")
            need(_ways(g, card) == _ways(cold, card), f"somebody else minds where card {card} goes than is thought to")
        for player in (0, 1):
            need(
                _acting(g, player) == _acting(cold, player),
                f"player {player} could play other abilities than is thought")
        if g.table.states and g.table.states != ANY_EVENT and not g.needs_rule_check:
            g.table.ability_lookup.wait_for_states(cold)
            need([it.row() for it in cold.pending] == [it.row() for it in g.pending], "a state has come about that an ability waits for, and nobody looked")


def _numbers(g: State, card: int) -> list[int]:
    return [value(g, card, attribute) for attribute in range(len(g.book.attributes))]


def _barred(g: State, card: int) -> list[int]:
    return [deed for deed, barred in enumerate(g.table.barred) if barred and forbidden(g, deed, -1, card)]


def _acting(g: State, player: int) -> list[list[tuple[int, int, int]]]:
    return [
        [(it.card, it.index, it.use.number) for it in at_menu] for at_menu in g.table.ability_lookup.acting(g, player)]


def _ways(g: State, card: int) -> list[tuple[bool, bool]]:
    """Where the card could go so that somebody hears of it, and so that something else may happen."""
    survey, paths, here = g.table.ability_lookup, g.table.paths, g.zone_of[card] * g.table.places
    return [
        (bool(paths[here + to] & TRIGGERING) and survey.may_hear(g, card, to),
         bool(paths[here + to] & REPLACED) and survey.may_replace(g, card, to)) for to in range(g.table.places)]
