"""What is done between two instructions of an effect: asking for an order, looking at cards, paying."""
from __future__ import annotations

from tefuda.kernel.abilities.ability_kinds import Activated
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.card_effects import MoveTo, Rest
from tefuda.kernel.abilities.nodes import YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.player_effects import Look
from tefuda.kernel.abilities.selections import Top
from tefuda.kernel.abilities.spoken_of import This
from tefuda.rulebooks.dragonball.areas import BY_SKILL, LOOK, PAY, ZONE_DECK, ZONE_DROP
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import MINE, MY_HAND, shown_to
from tests.dragonball.table import Table


def test_cards_are_looked_at_for_an_effect(table: Table) -> None:
    text = (Activated(timings=(MAIN,), effects=(Look(Top(ZONE_DECK, YOU, Fixed(2)), False, LOOK),)),)
    card = table.put("battle", 0, text=text)
    table.main_phase(0)
    table.choose("use", card)
    assert shown_to(table, 0) == 2


def test_the_order_of_several_cards_is_asked_for(table: Table) -> None:
    cards = table.put_many(2, "battle", 0)
    table.put("battle", 0, text=(Activated(timings=(MAIN,), effects=(
        Do(MINE, MoveTo(ZONE_DECK, BY_SKILL, bottom=True)),)),))
    table.main_phase(0)
    table.choose("use", table.cards("battle", 0)[-1])
    assert {table.cards("battle", 0)[0]} <= set(cards)
    assert len(table.state.options) == 3


def test_a_cost_is_paid_before_its_effect(table: Table) -> None:
    card = table.put("battle", 0, text=(Activated(timings=(MAIN,), costs=(Do(This(), Rest(PAY)),), effects=(
        Do(MY_HAND, MoveTo(ZONE_DROP, BY_SKILL)),)),))
    table.put_many(2, "hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.rested(card), table.count("hand", 0)) == (True, 0)
