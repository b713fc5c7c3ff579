"""14-13: replacements."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.spoken_of import EventCard
from tefuda.rulebooks.gateruler.areas import BY_ABILITY, IN_FRONT, ZONE_EXILE, ZONE_GRAVEYARD, ZONE_HAND

from .table import Table
from .texts import MY_UNITS, instead

# 14-13 Replacements


EXILE_INSTEAD = instead(
    Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)), Do(EventCard(), MoveTo(ZONE_EXILE, BY_ABILITY)))
TO_HAND_INSTEAD = instead(
    Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)), Do(EventCard(), MoveTo(ZONE_HAND, BY_ABILITY)))


@pytest.mark.rules("14-13a", "14-13d", "14-1b-3")
def test_14_13b_something_else_happens_instead(table: Table) -> None:
    table.give(table.field("field", 0), EXILE_INSTEAD)
    unit = table.unit("attack1", 0, hp=0)
    table.main_phase(0)
    table.resolve()
    assert table.where(unit) == ("exile", 0)


@pytest.mark.rules("14-13d")
def test_14_13c_the_controller_of_the_card_says_which_of_several(table: Table) -> None:
    table.give(table.field("field", 1), EXILE_INSTEAD)
    table.give(table.field("field", 1, level=1), TO_HAND_INSTEAD)
    unit = table.unit("attack1", 1, hp=0)
    table.main_phase(0)
    table.choose("pass")
    table.choose("pass")
    assert table.asks[0] == 1
    table.game.choose(1)
    assert table.where(unit) == ("hand", 1)


def test_14_13d_an_optional_one_may_be_left(table: Table) -> None:
    text = instead(Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)),
                   Do(EventCard(), MoveTo(ZONE_EXILE, BY_ABILITY)), optional=True)
    table.give(table.field("field", 0), text)
    unit = table.unit("attack1", 0, hp=0)
    table.main_phase(0)
    table.resolve()
    table.choose("no")
    assert table.where(unit) == ("graveyard", 0)
