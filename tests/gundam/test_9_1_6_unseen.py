"""3-2-2, 3-3-2, 3-6-4-1 with 9-1-6: an effect of a card that nobody sees is triggered only as it comes to light.

No text of this game names such an area, so the effects are laid out by hand.
"""
from __future__ import annotations

import pytest

from tefuda.kernel.events.changes import attach
from tefuda.kernel.derived.ability_roles import may_hear, may_replace
from tefuda.kernel.abilities.ability_kinds import Automatic, Replacing
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.event_patterns import At, Declares, Moves, Whenever
from tefuda.kernel.abilities.nodes import AT_LEAST, EITHER, YOU, EventPattern
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.selections import AnyCard, Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import SHOWN
from tefuda.rulebooks.gundam.areas import (
    ATTACK_PLAYER, BATTLE_END, LAYOUT, ZONE_BATTLE, ZONE_DECK, ZONE_SHIELDS, ZONE_TRASH,
)
from tests.gundam.table import Table

UNSEEN = (ZONE_DECK, LAYOUT.zones.index(LAYOUT.named("resource_deck")), ZONE_SHIELDS)
DRAW = (Draw(YOU, Fixed(1)),)
WAITS = (
    At(BATTLE_END), Declares(ATTACK_PLAYER, AnyCard(EITHER)),
    Whenever(There(Cards((ZONE_BATTLE,), YOU), AT_LEAST, Fixed(1))))


def attack(table: Table) -> None:
    """A battle in which a unit attacks the player."""
    table.fight(table.unit(0))


@pytest.mark.rules("3-2-2", "3-3-2", "3-6-4-1")
@pytest.mark.parametrize("area", ["deck", "resource_deck", "shields"])
@pytest.mark.parametrize("when", WAITS, ids=["moment", "event", "state"])
def test_9_1_6_1_nothing_is_triggered_where_nobody_sees_it(table: Table, area: str, when: EventPattern) -> None:
    before = table.count("hand", 0)
    table.text(Automatic(where=UNSEEN, when=when, effects=DRAW)).put(area, 0, "unit", ap=1, hp=1)
    attack(table)
    assert (table.count("hand", 0), table.state.pending) == (before, [])


@pytest.mark.rules("3-6-4-1")
def test_9_1_6_1_a_shield_that_everybody_sees_is_triggered(table: Table) -> None:
    before = table.count("hand", 0)
    it = table.text(Automatic(where=UNSEEN, when=WAITS[1], effects=DRAW)).put("shields", 0, "unit", ap=1, hp=1)
    table.state.flags[it] |= SHOWN
    attack(table)
    assert table.count("hand", 0) == before + 1


@pytest.mark.rules("3-2-2", "3-6-4-1")
@pytest.mark.parametrize(("to", "drawn"), [("shields", 0), ("trash", 1)])
def test_9_1_6_1_a_card_of_the_deck_is_triggered_by_coming_to_where_it_is_seen(
    table: Table, to: str, drawn: int,
) -> None:
    before = table.count("hand", 0)
    it = table.text(Automatic(when=Moves(This(), (ZONE_DECK,), (ZONE_SHIELDS, ZONE_TRASH)), effects=DRAW)).put(
        "deck", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    table.happen(lambda: table.move(it, to))
    assert (table.where(it)[0], table.count("hand", 0)) == (to, before + drawn)


@pytest.mark.rules("3-2-2", "3-6-4-1")
@pytest.mark.parametrize(("to", "drawn"), [("shields", 0), ("trash", 1)])
def test_9_1_9_1_a_card_that_nobody_sees_before_or_after_replaces_nothing(table: Table, to: str, drawn: int) -> None:
    before = table.count("hand", 0)
    it = table.text(Replacing(when=Moves(This(), (ZONE_DECK,), (ZONE_SHIELDS, ZONE_TRASH)), effects=DRAW)).put(
        "deck", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    table.happen(lambda: table.move(it, to))
    assert (table.where(it)[0] == to, table.count("hand", 0)) == (drawn == 0, before + drawn)


@pytest.mark.parametrize("sort", [Automatic, Replacing])
def test_9_1_6_1_a_unit_may_have_what_is_printed_on_the_card_paired_with_it_however_often_that_is_asked(
    table: Table, sort: type[Automatic] | type[Replacing],
) -> None:
    pilot = table.text(sort(when=Moves(This(), (ZONE_BATTLE,)), effects=DRAW)).put("hand", 0, "pilot")
    other = table.unit(0)
    table.main_phase(0)
    g, trash = table.state, table.place("trash", 0)
    assert not may_hear(g, other, trash) and not may_replace(g, other, trash)
    table.move(pilot, "battle", 0)
    attach(g, pilot, other)
    asked = [(may_hear(g, other, trash), may_replace(g, other, trash)) for _ in range(3)]
    assert asked == [(sort is Automatic, sort is Replacing)] * 3
