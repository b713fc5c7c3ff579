"""Short ways to let nodes be carried out on a table of Dragon Ball, and to see what they did."""
from __future__ import annotations

from typing import Final

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic
from tefuda.kernel.abilities.card_effects import DealDamage, Lasts
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import (
    AT_LEAST, EITHER, OPPONENT, YOU, Condition, Effect, EventPattern, Number, Quality, Static, Filter, Selection,
)
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import BY_SKILL, ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_LEADER
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.dragonball.table import Table

ONE: Final = Fixed(1)
DRAW_ONE: Final = Draw(YOU, ONE)
MINE: Final = Cards((ZONE_BATTLE,), YOU)
THEIRS: Final = Cards((ZONE_BATTLE,), OPPONENT)
MY_HAND: Final = Cards((ZONE_HAND,), YOU)
MY_DECK: Final = Cards((ZONE_DECK,), YOU)


def exactly(count: int, cards: Selection, who: int = YOU) -> Choice:
    """That many have to be chosen."""
    return Choice(cards, most=Fixed(count), who=who)


def up_to(count: int, cards: Selection, who: int = YOU) -> Choice:
    """That many or fewer can be chosen."""
    return Choice(cards, most=Fixed(count), least=Fixed(0), who=who)


def use(table: Table, *effects: Effect, player: int = 0, by: int = -1) -> int:
    """Let a card (the leader, unless said otherwise) do this in the main phase, by an ability that costs nothing."""
    card = table.leader(player) if by < 0 else by
    table.give(card, (Activated(timings=(MAIN,), effects=effects),))
    table.state.seen = ()
    table.main_phase(player)
    table.choose("use", card)
    return card


def when(event_pattern: EventPattern, *effects: Effect) -> tuple[Automatic]:
    """The text of a card with one automatic ability; it draws a card if nothing else is said."""
    return (Automatic(when=event_pattern, effects=effects or (DRAW_ONE,)),)


def drawn(table: Table, *effects: Effect, player: int = 0) -> int:
    """How many cards the player has drawn after the effects."""
    before = table.count("hand", player)
    use(table, *effects, player=player)
    return table.count("hand", player) - before


def number_of(table: Table, number: Number) -> int:
    """A number, read off the cards that are drawn for it."""
    return drawn(table, Draw(YOU, number))


def fitting(table: Table, test: Filter, by: int = -1) -> set[int]:
    """The cards on the table that pass a test: an effect deals damage to them."""
    before = table.state.damage.copy()
    use(table, Do(Cards((ZONE_LEADER, ZONE_BATTLE), EITHER, (test,)), DealDamage(ONE, BY_SKILL)), by=by)
    return {card for card in on_table(table) if table.state.damage[card] > before[card]}


def on_table(table: Table) -> list[int]:
    return [card for player in (0, 1) for area in ("leader", "battle") for card in table.cards(area, player)]


def holds(table: Table, condition: Condition, player: int = 0) -> bool:
    """Whether a condition is met, read off an effect that hangs on it."""
    return drawn(table, If(condition, DRAW_ONE), player=player) == 1


def refused(table: Table, card: int) -> str:
    """The paragraph by which the first ability of a card can't be played now; nothing if it can."""
    why = table.game.why_not(f"use {table.name(card)} 0")
    return "" if why is None else why.rule


def shown_to(table: Table, player: int) -> int:
    """How many cards the player saw that were shown or looked at."""
    return sum(1 for event in table.game.events(player) if event.kind == "revealed" and event.card)


def give(table: Table, way: str, *qualities: Quality) -> None:
    """Let player 0's battle cards have the qualities, the first one the oldest: lasting, standing or in a ring."""
    for quality in qualities:
        if way == "lasting":
            use(table, Do(MINE, Lasts(quality, FOR_TURN)))
            continue
        anyone = Cards((ZONE_BATTLE,), YOU, (Has(POWER, AT_LEAST, Fixed(-99000)),))
        table.put("leader", 0, text=(Always(statics=(Static(MINE if way == "standing" else anyone, quality),)),))
