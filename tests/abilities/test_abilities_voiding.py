"""Void ends what automatic abilities let last, as a whole; by texts in the tests of Vanguard, 8.7.6."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated
from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.continuous.ended_effects import Void
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import ZONE_BATTLE
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import MINE, exactly, when
from tests.dragonball.table import Table


@pytest.mark.parametrize(("own", "chosen", "power"), [
    (False, "first", 3000), (False, "second", 3000), (True, "first", 4000), (True, "second", 3000)])
def test_void_ends_all_of_what_one_ability_let_last(table: Table, own: bool, chosen: str, power: int) -> None:
    """The second card strengthened both as it came: either is affected, only one let it begin."""
    more = Do(MINE, Lasts(Plus(POWER, Fixed(1000)), FOR_TURN))
    leader = table.leader(0)
    table.give(leader, (Activated(timings=(MAIN,), effects=(Do(exactly(1, MINE), Void(own)),)),))
    first = table.put("battle", 0, power=3000)
    second = table.put("hand", 0, power=3000, text=when(Moves(This(), targets=(ZONE_BATTLE,)), more))
    table.main_phase(0)
    table.choose("play", second)
    assert (table.number(first, "power"), table.number(second, "power")) == (4000, 4000)
    table.choose("use", leader)
    table.choose("pick", first if chosen == "first" else second)
    assert (table.number(first, "power"), table.number(second, "power")) == (power, power)
