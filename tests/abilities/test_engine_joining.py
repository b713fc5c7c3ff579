"""What is carried out in one go is what its instructions do one after the other."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated
from tefuda.kernel.abilities.card_effects import MoveTo, Rest
from tefuda.kernel.abilities.choices import Pick
from tefuda.kernel.abilities.player_effects import Look
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.derived.joined_instructions import DoToAll, DoToIt, DoToPicked, Joined, LookAtOnce
from tefuda.kernel.abilities.nodes import YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.selections import This, Top
from tefuda.kernel.state.codec import essence
from tefuda.kernel.events.log import entries
from tefuda.rulebooks.dragonball.areas import BY_SKILL, LOOK, PAY, ZONE_DECK, ZONE_DROP
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import MINE, MY_HAND, exactly, shown_to
from tests.abilities.test_engine_resuming import laid_out
from tests.dragonball.table import Table

REST_ALL = Do(MINE, Rest(BY_SKILL))
DISCARD = Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, PAY))


def played(seed: int, one_by_one: bool) -> list[object]:
    """All that comes of a random game in which each instruction is carried out for itself, or not."""
    table = Table()
    game = laid_out(table)
    g = game.state
    if one_by_one:
        g.table.joined, g.table.joined_costs = g.table.codes, g.table.costs
    found: list[object] = []
    rng = random.Random(seed)
    for _ in range(150):
        if game.over:
            break
        found.append((essence(g), g.player, tuple(g.options)))
        game.choose(rng.randrange(len(g.options)))
    found.extend(it.row() for it in entries(g))
    table.close()
    return found


@pytest.mark.parametrize("seed", range(6))
def test_games_are_the_same_instruction_by_instruction(seed: int) -> None:
    assert played(seed, False) == played(seed, True)


def test_the_first_instruction_does_what_the_others_do_and_they_stay_where_they_are(table: Table) -> None:
    text = (Activated(timings=(MAIN,), costs=(DISCARD,), effects=(REST_ALL,)),)
    card = table.put("battle", 0, text=text)
    t = table.state.table
    number = t.printed_abilities[table.state.prints[card]][0]
    assert [type(it) for it in t.joined[number]] == [DoToAll, DoToIt, type(t.codes[number][2])]
    cost = t.joined_costs[number]
    assert isinstance(cost[0], Pick) and isinstance(cost[1], DoToPicked) and isinstance(cost[4], DoToIt)
    assert [not isinstance(it, Joined) for it in cost[2:4] + cost[5:]] == [True] * 4
    assert len(cost) == len(t.costs[number])


def test_cards_are_looked_at_right_away_where_nothing_can_happen_instead(table: Table) -> None:
    text = (Activated(timings=(MAIN,), effects=(Look(Top(ZONE_DECK, YOU, Fixed(2)), False, LOOK),)),)
    card = table.put("battle", 0, text=text)
    t = table.state.table
    code = t.joined[t.printed_abilities[table.state.prints[card]][0]]
    assert isinstance(code[0], LookAtOnce) and len(code) == 3
    table.main_phase(0)
    table.choose("use", card)
    assert shown_to(table, 0) == 2


def test_the_order_of_several_cards_is_still_asked_for(table: Table) -> None:
    cards = table.put_many(2, "battle", 0)
    table.put("battle", 0, text=(Activated(timings=(MAIN,), effects=(
        Do(MINE, MoveTo(ZONE_DECK, BY_SKILL, bottom=True)),)),))
    table.main_phase(0)
    table.choose("use", table.cards("battle", 0)[-1])
    assert {table.cards("battle", 0)[0]} <= set(cards)
    assert len(table.state.options) == 3


def test_a_cost_that_is_carried_out_in_one_go_is_paid(table: Table) -> None:
    card = table.put("battle", 0, text=(Activated(timings=(MAIN,), costs=(Do(This(), Rest(PAY)),), effects=(
        Do(MY_HAND, MoveTo(ZONE_DROP, BY_SKILL)),)),))
    table.put_many(2, "hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.rested(card), table.count("hand", 0)) == (True, 0)
