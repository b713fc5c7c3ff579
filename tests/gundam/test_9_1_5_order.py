"""9-1-5: constant effects all apply, also where one changes what another one does."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated
from tefuda.kernel.abilities.qualities import GainsLabel, Gains, NeverBelow, Plus
from tefuda.kernel.abilities.conditions import Fits
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.nodes import AT_LEAST, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.filters import Has, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.spoken_of import This
from tefuda.rulebooks.gundam.cards import AP, IN_MAIN
from tests.gundam.table import Table
from tests.gundam.texts import OWN, always, choose, command, last, units

STRONG = Has(AP, AT_LEAST, Fixed(5))
DRAWS = Activated(timings=(IN_MAIN,), effects=(Draw(YOU, Fixed(1)),))


@pytest.mark.rules("9-1-5-3")
def test_9_1_5_3_an_effect_that_needs_strength_sees_all_that_makes_strong(table: Table) -> None:
    unit = table.text(always(Gains(DRAWS), condition=Fits(This(), STRONG))).unit(0, ap=4)
    table.main_phase(0)
    assert unit not in table.offered("activate")
    table.text(always(Plus(AP, Fixed(1)), units(YOU, Other()))).unit(0, ap=0)
    table.main_phase(0)
    assert unit in table.offered("activate")


@pytest.mark.parametrize("first", [0, 1])
def test_9_1_5_5_all_apply_whichever_came_first(table: Table, first: int) -> None:
    texts = (always(Plus(AP, Fixed(2)), units(YOU, STRONG)), always(Plus(AP, Fixed(1)), units(YOU, Other())))
    table.text(texts[first]).unit(0, ap=0)
    table.text(texts[1 - first]).unit(0, ap=0)
    unit = table.unit(0, ap=4)
    assert table.number(unit, "ap") == 7


@pytest.mark.rules("9-1-5-7")
def test_9_1_5_7_a_trait_that_one_effect_gives_counts_for_another(table: Table) -> None:
    table.text(always(Plus(AP, Fixed(2)), units(YOU, Labelled("trait:翼")))).unit(0)
    table.text(always(GainsLabel("trait:翼"), OWN)).unit(0)
    unit = table.unit(0, ap=1)
    assert table.number(unit, "ap") == 3


@pytest.mark.rules("9-1-5-6")
def test_9_1_5_6_a_bound_has_the_last_word(table: Table) -> None:
    used = table.text(command(choose(OWN), last(Plus(AP, Fixed(-3))))).hand(0, "command")
    unit = table.text(always(NeverBelow(AP, Fixed(2)))).unit(0, ap=4)
    table.main_phase(0)
    table.choose("use", used)
    assert table.number(unit, "ap") == 2


def test_1_3_6_what_is_below_0_is_reckoned_with_in_a_ring_too(table: Table) -> None:
    table.text(always(Plus(AP, Fixed(-5)), units(YOU, Other()))).unit(0, ap=9)
    table.text(always(Plus(AP, Fixed(2)), units(YOU, Has(AP, AT_LEAST, Fixed(0))))).unit(0, ap=0)
    strong, weak = table.unit(0, ap=4), table.unit(0, ap=1)
    assert (table.number(strong, "ap"), table.number(weak, "ap")) == (1, 0)

