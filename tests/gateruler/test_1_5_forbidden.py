"""1-5d: what texts forbid."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Forbidding
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import BEING_CHOSEN, DRAWING, MOVED, USING
from tefuda.rulebooks.gateruler.areas import (
    ATTACKING, BEING_ATTACKED, BY_ABILITY, PLAYING_EVENTS, SETTING, SUMMONING, ZONE_HAND,
)

from .table import Table
from .texts import DRAW, MY_UNITS, THEIR_UNITS, always, choose, damage, normal, use

HURT_TWO = (choose(THEIR_UNITS), damage(2))


# 1-5d Prohibitions


@pytest.mark.rules("1-5d")
def test_1_5d_cards_that_can_not_attack_or_be_attacked(table: Table) -> None:
    weak = table.give(table.unit("attack1", 0), always(This(), Cannot(ATTACKING)))
    unit = table.unit("attack2", 0, atk=9)
    table.give(table.unit("attack1", 1, atk=8), always(This(), Cannot(BEING_ATTACKED)))
    table.attack_phase(0)
    assert weak not in table.offered("attack")
    assert table.why_not(f"attack {table.name(weak)} enemy.attack2") == "1-5d"
    assert "attack1" not in table.places_offered("attack", unit)
    assert table.why_not(f"attack {table.name(unit)} enemy.attack1") == "1-5d"


@pytest.mark.rules("1-5d")
@pytest.mark.parametrize(("deed", "word"), [
    (SUMMONING, "summon"), (PLAYING_EVENTS, "play"), (SETTING, "set"), (USING, "use")])
def test_1_5d_players_who_can_not_do_something(table: Table, deed: int, word: str) -> None:
    table.unit("hand", 0), table.event("hand", 0)
    table.give(table.unit("attack1", 0, atk=7), normal(DRAW))
    table.main_phase(0)
    assert table.offered(word)
    table.give(table.unit("attack1", 1, atk=9), Forbidding(who=1, deed=deed))
    table.main_phase(0)
    assert table.offered(word) == []


@pytest.mark.rules("1-5d")
def test_1_5d_cards_that_can_not_be_chosen(table: Table) -> None:
    table.give(table.unit("attack1", 1, atk=7), always(This(), Cannot(BEING_CHOSEN)))
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO))
    table.main_phase(0)
    assert table.why_not(f"use {table.name(unit)} 0") == "14-3b-4"


@pytest.mark.rules("1-5d")
def test_1_5d_drawing_and_moving_can_be_forbidden(table: Table) -> None:
    table.give(table.field("field", 1), Forbidding(who=1, deed=DRAWING))
    stays = table.give(table.unit("attack2", 0, atk=7), always(This(), Cannot(MOVED)))
    unit = table.give(table.unit("attack1", 0), normal(DRAW, Do(MY_UNITS, MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.cards("hand") == [unit]
    assert table.where(stays) == ("attack2", 0)
