"""Costs: in order, all or nothing, and no card for two of them (8-4-2, 8-6-2-3)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always
from tefuda.kernel.abilities.card_effects import MoveTo, Rest
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import YOU, Effect, Limit, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards, Top
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import MOVED
from tefuda.rulebooks.dragonball.areas import PAY, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MY_HAND, exactly, refused
from tests.dragonball.table import Table

TO_DROP = MoveTo(ZONE_DROP, PAY)
REST_THIS = Do(This(), Rest(PAY))
DISCARD = Do(exactly(1, MY_HAND), TO_DROP)
DISCARD_FOREST = Do(exactly(1, Cards((ZONE_HAND,), YOU, (Labelled("trait:森"),))), TO_DROP)
ENERGY = Do(exactly(1, Cards((ZONE_ENERGY,), YOU)), TO_DROP)


def costing(*costs: Effect) -> tuple[Activated]:
    return (Activated(timings=(MAIN,), costs=costs, effects=(DRAW_ONE,)),)


def test_8_4_2_1_costs_are_paid_from_the_first_to_the_last(table: Table) -> None:
    card = table.put("battle", 0, text=costing(ENERGY, REST_THIS, DISCARD))
    for area in ("hand", "energy"):
        table.put_many(2, area, 0)
    table.main_phase(0)
    table.choose("use", card)
    assert not table.rested(card)
    table.choose("pick", table.cards("energy", 0)[0])
    assert (table.rested(card), table.count("drop", 0)) == (True, 1)
    table.choose("pick", table.cards("hand", 0)[0])
    assert (table.count("drop", 0), table.count("hand", 0)) == (2, 2)


def test_8_4_2_1_what_is_paid_is_no_effect(table: Table) -> None:
    """The reason stays that of the cost, and the paragraph is that on costs."""
    card = table.put("battle", 0, text=costing(REST_THIS))
    table.main_phase(0)
    table.choose("use", card)
    assert [(event.rule, event.reason) for event in table.events("rested")] == [("8-4-2-1", "pay")]


@pytest.mark.parametrize("missing", ["hand", "energy", "rest"])
def test_8_4_2_2_with_one_part_that_cannot_be_paid_nothing_is_paid(table: Table, missing: str) -> None:
    card = table.put("battle", 0, rested=missing == "rest", text=costing(ENERGY, REST_THIS, DISCARD))
    for area in ("hand", "energy"):
        table.put_many(int(area != missing), area, 0)
    table.main_phase(0)
    assert (table.offered("use"), refused(table, card)) == ([], "8-4-2-2")


def test_8_4_2_2_a_card_cannot_pay_for_two_parts(table: Table) -> None:
    card = table.put("battle", 0, text=costing(DISCARD, DISCARD))
    table.put("hand", 0)
    table.main_phase(0)
    assert refused(table, card) == "8-4-2-2"
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    table.choose("pick")
    assert (table.count("drop", 0), table.count("hand", 0)) == (2, 1)


def test_8_4_2_2_what_is_forbidden_cannot_be_paid_with(table: Table) -> None:
    text = (*costing(DISCARD), Always(statics=(Static(MY_HAND, Cannot(MOVED, PAY)),)))
    card = table.put("battle", 0, text=text)
    table.put("hand", 0)
    table.main_phase(0)
    assert refused(table, card) == "8-4-2-2"


def test_8_4_2_2_so_many_from_the_deck_need_to_be_there(table: Table) -> None:
    card = table.put("battle", 0, text=costing(Do(Top(ZONE_DECK, YOU, Fixed(3)), TO_DROP)))
    table.leave(2, "deck", 0)
    table.main_phase(0)
    assert refused(table, card) == "8-4-2-2"


def test_8_4_2_2_a_card_needed_for_a_later_part_is_kept_for_it(table: Table) -> None:
    """Any card for the first part, a forest card for the second: the only forest card can't go for the first."""
    card = table.put("battle", 0, text=costing(DISCARD, DISCARD_FOREST))
    forest, other, third = table.put("hand", 0, labels="trait:森"), table.put("hand", 0), table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert table.offered("pick") == [other, third]
    table.choose("pick", other)
    if table.asks[1] == "8-4-2-1":
        table.choose("pick", forest)
    assert set(table.cards("drop", 0)) == {forest, other}


@pytest.mark.parametrize("order", [0, 1])
def test_8_4_2_2_it_can_be_paid_if_there_is_any_way(table: Table, order: int) -> None:
    card = table.put("battle", 0, text=costing(DISCARD, DISCARD_FOREST))
    cards = [table.put("hand", 0, labels=labels) for labels in (("trait:森", ""), ("", "trait:森"))[order]]
    table.main_phase(0)
    table.choose("use", card)
    while table.asks[1] == "8-4-2-1":
        table.choose("pick")
    assert set(table.cards("drop", 0)) == set(cards)


@pytest.mark.parametrize(("energy", "payable"), [(1, False), (2, False), (3, True)])
def test_8_6_2_3_1_an_extra_card_costs_its_level_and_the_costs_of_its_ability(
    table: Table, energy: int, payable: bool,
) -> None:
    card = table.put("hand", 0, type="extra", level=2, text=costing(ENERGY))
    table.put_many(energy, "energy", 0)
    table.main_phase(0)
    assert table.offered("use") == [card] * payable
    if payable:
        table.choose("use", card)
        while table.asks[1] == "8-6-2-3":
            table.choose("pick")
        assert (table.count("energy", 0), table.where(card), table.count("hand", 0)) == (0, ("drop", 0), 1)


def test_8_6_2_3_1_an_extra_card_does_not_pay_for_itself(table: Table) -> None:
    card = table.put("hand", 0, type="extra", text=costing(DISCARD))
    table.main_phase(0)
    assert refused(table, card) == "8-4-2-2"
    other = table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.where(card), table.where(other), table.count("hand", 0)) == (("drop", 0), ("drop", 0), 1)


def test_10_15_2_once_a_turn_is_for_each_ability_of_each_card(table: Table) -> None:
    ability = Activated(timings=(MAIN,), limit=Limit(1), effects=(DRAW_ONE,))
    other = Activated(timings=(MAIN,), limit=Limit(1), effects=(DRAW_ONE, DRAW_ONE))
    cards = [table.put("battle", 0, text=(ability, other)) for _ in range(2)]
    table.main_phase(0)
    assert table.offered("use") == [cards[0]] * 2 + [cards[1]] * 2
    for _ in range(4):
        table.choose("use")
    assert (table.offered("use"), table.count("hand", 0)) == ([], 6)
