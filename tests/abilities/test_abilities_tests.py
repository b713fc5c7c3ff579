"""What a text can ask of a card."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.card_effects import DealDamage, Lasts
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import (
    AT_LEAST, AT_MOST, EQUAL, EVEN, LESS, MORE, ODD, UNEQUAL,
)
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Gains
from tefuda.kernel.abilities.filters import (
    AllOf, AmongThem, AnyOf, Damaged, Has, InState, Keyworded, Not, Other, Textless
)
from tefuda.kernel.abilities.labels import Labelled, NameHas
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import REST
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import BY_SKILL
from tefuda.rulebooks.dragonball.cards import BATTLE, LEVEL, TYPE
from tests.abilities.abilities_help import MINE, fitting, use
from tests.dragonball.table import Table

BATTLE_CARDS = Has(TYPE, EQUAL, Fixed(BATTLE))


@pytest.mark.parametrize(("how", "levels"), [
    (EQUAL, {2}), (UNEQUAL, {1, 3}), (AT_LEAST, {2, 3}), (AT_MOST, {1, 2}), (MORE, {3}), (LESS, {1}),
    (ODD, {1, 3}), (EVEN, {2}),
])
def test_has_compares_a_number_of_the_card(table: Table, how: int, levels: set[int]) -> None:
    cards = {table.put("battle", 1, level=level): level for level in (1, 2, 3)}
    found = fitting(table, AllOf((BATTLE_CARDS, Has(LEVEL, how, Fixed(2)))))
    assert {cards[card] for card in found} == levels


def test_labelled_asks_for_a_trait_or_colour(table: Table) -> None:
    card = table.put("battle", 0, labels="trait:森 color:red")
    table.put("battle", 0, labels="trait:海")
    assert fitting(table, Labelled("trait:森")) == {card}


def test_name_has_asks_for_a_part_of_the_name(table: Table) -> None:
    table.put("battle", 0)
    assert fitting(table, NameHas("ead")) == {table.leader(0), table.leader(1)}


@pytest.mark.parametrize("yes", [True, False])
def test_in_state_asks_how_the_card_lies(table: Table, yes: bool) -> None:
    rested, upright = table.put("battle", 1, rested=True), table.put("battle", 1)
    assert fitting(table, AllOf((BATTLE_CARDS, InState(REST, yes)))) == {rested if yes else upright}


def test_other_is_not_this_card(table: Table) -> None:
    this, other = table.put_many(2, "battle", 0)
    found = fitting(table, Other(), by=this)
    assert (this in found, other in found) == (False, True)


def test_keyworded_asks_for_a_keyword_printed_or_gained(table: Table) -> None:
    shield = Always(keyword="shield")
    printed = table.put("battle", 1, text=(shield,))
    gaining, plain = table.put("battle", 0), table.put("battle", 1, text=(Always(keyword="lance"),))
    use(table, Do(This(), Lasts(Gains(shield), FOR_TURN)), by=gaining)
    found = fitting(table, Keyworded("shield"))
    assert found == {printed, gaining}
    assert plain not in found


def test_textless_asks_for_an_empty_text(table: Table) -> None:
    table.put("battle", 1, text=(Always(keyword="shield"),))
    empty = table.put("battle", 1)
    assert fitting(table, AllOf((Textless(), BATTLE_CARDS))) == {empty}


def test_damaged_asks_for_damage_on_the_card(table: Table) -> None:
    deal_damage, whole = table.put("battle", 0), table.put("battle", 1)
    use(table, Do(MINE, DealDamage(Fixed(1), BY_SKILL)))
    assert fitting(table, Damaged()) == {deal_damage}
    assert table.state.damage[whole] == 0


def test_among_them_asks_whether_it_is_one_of_those(table: Table) -> None:
    mine = table.put("battle", 0)
    table.put("battle", 1)
    assert fitting(table, AmongThem(MINE)) == {mine}


def test_not_is_the_opposite(table: Table) -> None:
    table.put("battle", 0, labels="trait:森")
    other = table.put("battle", 0)
    assert fitting(table, AllOf((BATTLE_CARDS, Not(Labelled("trait:森"))))) == {other}


def test_any_of_needs_one_and_all_of_needs_all(table: Table) -> None:
    forest = table.put("battle", 0, labels="trait:森")
    both = table.put("battle", 0, labels="trait:森 trait:海")
    sea = table.put("battle", 0, labels="trait:海")
    tests = Labelled("trait:森"), Labelled("trait:海")
    assert fitting(table, AllOf(tests)) == {both}
    assert fitting(table, AnyOf(tests)) == {forest, both, sea}
