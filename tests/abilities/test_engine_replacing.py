"""Replacement (8-10), and that "cannot" wins (1-3-3)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always, Automatic, Replacing
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Nothing
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.nodes import AT_LEAST, OPPONENT, YOU, Effect, Static
from tefuda.kernel.abilities.numbers import Fixed, ThatMany
from tefuda.kernel.abilities.qualities import Cannot, Gains
from tefuda.kernel.abilities.filters import Other
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import EventCard, It, This
from tefuda.kernel.codes import MOVED
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import (
    BY_SKILL, DRAW, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LIFE,
)
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, THEIRS, use, when
from tests.dragonball.table import Table

TO_DROP = MoveTo(ZONE_DROP, BY_SKILL)
GOES_TO_DROP = Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_DROP,))


def instead(*effects: Effect, event_pattern: Moves = GOES_TO_DROP, optional: bool = False) -> Replacing:
    return Replacing(when=event_pattern, effects=effects, optional=optional)


def elsewhere(zone: int, event_pattern: Moves = GOES_TO_DROP, whose: int = YOU) -> Replacing:
    return instead(Do(EventCard(), MoveTo(zone, BY_SKILL, whose)), event_pattern=event_pattern)


def drop_theirs(table: Table, *then: Effect) -> None:
    use(table, Do(THEIRS, TO_DROP), *then)


def test_8_10_1_a_card_goes_elsewhere_instead(table: Table) -> None:
    card = table.put("battle", 1, text=(elsewhere(ZONE_HAND),))
    drop_theirs(table)
    assert table.where(card) == ("hand", 1)


@pytest.mark.parametrize(("whose", "player"), [(YOU, 1), (OPPONENT, 0)])
def test_8_10_1_elsewhere_can_be_the_zone_of_a_player(table: Table, whose: int, player: int) -> None:
    card = table.put("battle", 1, text=(elsewhere(ZONE_ENERGY, whose=whose),))
    drop_theirs(table)
    assert table.where(card) == ("energy", player)


def test_8_10_1_1_what_was_replaced_never_happened(table: Table) -> None:
    hearing = Automatic(when=GOES_TO_DROP, effects=(DRAW_ONE,))
    card = table.put("battle", 1, text=(elsewhere(ZONE_ENERGY), hearing))
    drop_theirs(table, Draw(YOU, ThatMany()))
    assert (table.where(card), table.count("hand", 1)) == (("energy", 1), 0)


def test_8_10_1_1_nothing_was_done_where_something_quite_different_happened(table: Table) -> None:
    table.put("battle", 1, text=(instead(Nothing()),))
    table.put("battle", 1)
    drop_theirs(table, Draw(YOU, ThatMany()))
    assert (table.count("battle", 1), table.count("drop", 1), table.count("hand", 0)) == (1, 1, 1)


@pytest.mark.parametrize(("first", "area"), [(0, "hand"), (1, "energy")])
def test_8_10_2_the_master_of_the_card_says_which_of_several_applies(table: Table, first: int, area: str) -> None:
    """Once the card goes elsewhere, the other one has nothing to replace."""
    card = table.put("battle", 1, text=(elsewhere(ZONE_HAND), elsewhere(ZONE_ENERGY)))
    drop_theirs(table)
    assert (table.asks[0], table.offers) == (1, [("number", 0), ("number", 1)])
    table.choose("number", first)
    assert table.where(card) == (area, 1)


def test_8_10_2_another_one_can_replace_what_happens_instead(table: Table) -> None:
    to_hand = Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_HAND,))
    card = table.put("battle", 1, text=(elsewhere(ZONE_HAND), elsewhere(ZONE_ENERGY, to_hand)))
    drop_theirs(table)
    assert table.where(card) == ("energy", 1)


def test_8_10_2_3_each_applies_once_to_the_same_event(table: Table) -> None:
    to_hand = Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_HAND,))
    card = table.put("battle", 1, text=(elsewhere(ZONE_HAND), elsewhere(ZONE_DROP, to_hand)))
    drop_theirs(table)
    assert table.where(card) == ("drop", 1)


@pytest.mark.parametrize(("answer", "area"), [("yes", "battle"), ("no", "drop")])
def test_8_10_3_an_optional_one_is_offered(table: Table, answer: str, area: str) -> None:
    spare = table.put("hand", 1)
    pay = Do(MY_HAND, MoveTo(ZONE_ENERGY, BY_SKILL))
    card = table.put("battle", 1, text=(instead(pay, optional=True),))
    drop_theirs(table)
    assert table.asks[0] == 1
    table.choose(answer)
    assert (table.where(card)[0], table.where(spare)[0]) == (area, "energy" if answer == "yes" else "hand")


def test_8_10_3_it_is_not_offered_where_it_cannot_be_done(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(Do(MY_HAND, MoveTo(ZONE_ENERGY, BY_SKILL)), optional=True),))
    drop_theirs(table)
    assert (table.where(card), table.asks) == (("drop", 1), (0, "6-3-1-2"))


def test_8_10_3_it_is_its_master_who_may(table: Table) -> None:
    theirs = Moves(THEIRS, sources=(ZONE_BATTLE,), targets=(ZONE_DROP,))
    table.put("battle", 0, text=(instead(Do(EventCard(), Rest(BY_SKILL)), event_pattern=theirs, optional=True),))
    card = table.put("battle", 1)
    drop_theirs(table)
    assert table.asks[0] == 0
    table.choose("yes")
    assert (table.where(card), table.rested(card)) == (("battle", 1), True)


def test_8_10_3_it_is_the_card_of_the_event(table: Table) -> None:
    card = table.put("battle", 1, text=(instead(Do(It(), Rest(BY_SKILL)), optional=True),))
    drop_theirs(table)
    table.choose("yes")
    assert (table.where(card), table.rested(card)) == (("battle", 1), True)


def test_a_replacement_needs_its_condition(table: Table) -> None:
    guarded = There(MY_HAND, AT_LEAST, Fixed(1))
    wall = Replacing(when=GOES_TO_DROP, condition=guarded, effects=(Do(MY_HAND, TO_DROP),))
    card = table.put("battle", 1, text=(wall,))
    table.put("hand", 1)
    drop_theirs(table)
    assert (table.where(card), table.count("hand", 1)) == (("battle", 1), 0)
    drop_theirs(table)
    assert table.where(card) == ("drop", 1)


def test_drawing_can_be_replaced_card_by_card(table: Table) -> None:
    draws = Moves(Cards((ZONE_DECK,), YOU), sources=(ZONE_DECK,), targets=(ZONE_HAND,), reasons=(DRAW,))
    table.put("battle", 1, text=(elsewhere(ZONE_ENERGY, draws),))
    use(table, Draw(OPPONENT, Fixed(2)), DRAW_ONE)
    assert (table.count("energy", 1), table.count("hand", 1), table.count("hand", 0)) == (2, 0, 1)


def test_what_the_rules_do_can_be_replaced(table: Table) -> None:
    loses = Moves(Cards((ZONE_LIFE,), YOU), sources=(ZONE_LIFE,), targets=(ZONE_ENERGY,))
    table.put("battle", 1, text=(elsewhere(ZONE_HAND, loses),))
    use(table, PlayerProcedure("damage", OPPONENT, Fixed(1)))
    table.choose("pick")
    assert (table.count("life", 1), table.count("hand", 1)) == (6, 1)


@pytest.mark.parametrize("order", [0, 1])
def test_cards_that_go_together_see_one_another_leave_even_where_one_goes_elsewhere(table: Table, order: int) -> None:
    leaves = Moves(Cards((ZONE_BATTLE,), YOU, (Other(),)), sources=(ZONE_BATTLE,))
    texts: list[tuple[Automatic | Replacing, ...]] = [when(leaves), (elsewhere(ZONE_ENERGY),)]
    for number in (order, 1 - order):
        table.put("battle", 1, text=texts[number])
    drop_theirs(table)
    assert (table.count("drop", 1), table.count("energy", 1), table.count("hand", 1)) == (1, 1, 1)


def test_an_ability_gained_for_a_while_can_replace(table: Table) -> None:
    card = table.put("battle", 1)
    use(table, Do(THEIRS, Lasts(Gains(elsewhere(ZONE_HAND)), FOR_TURN)))
    drop_theirs(table)
    assert table.where(card) == ("hand", 1)


# 1-3-3


def test_1_3_3_what_is_forbidden_does_not_happen_whatever_says_so(table: Table) -> None:
    card = table.put("battle", 1, text=(Always(statics=(Static(This(), Cannot(MOVED)),)),))
    other = table.put("battle", 1)
    drop_theirs(table, Draw(YOU, ThatMany()))
    assert (table.where(card), table.where(other), table.count("hand", 0)) == (("battle", 1), ("drop", 1), 1)


def test_1_3_3_what_is_forbidden_is_not_replaced_either(table: Table) -> None:
    text = (Always(statics=(Static(This(), Cannot(MOVED)),)), instead(DRAW_ONE))
    card = table.put("battle", 1, text=text)
    drop_theirs(table)
    assert (table.where(card), table.count("hand", 1)) == (("battle", 1), 0)


def test_1_3_3_what_happens_instead_can_be_forbidden(table: Table) -> None:
    text = (Always(statics=(Static(This(), Cannot(MOVED, DRAW)),)), instead(Do(EventCard(), MoveTo(ZONE_HAND, DRAW))))
    card = table.put("battle", 1, text=text)
    drop_theirs(table)
    assert table.where(card) == ("battle", 1)


def test_1_3_3_a_prohibition_wins_over_a_rule(table: Table) -> None:
    guard = table.put("battle", 1, power=1000, text=(Always(statics=(Static(This(), Cannot(MOVED)),)),))
    attacker = table.put("battle", 0, power=9000)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert table.where(guard) == ("battle", 1)


def test_1_3_3_cards_that_cannot_leave_are_not_too_many(table: Table) -> None:
    """9-3-2 has nothing to do where none of the surplus cards may go."""
    table.put("leader", 0, text=(Always(statics=(Static(MINE, Cannot(MOVED)),)),))
    table.put_many(5, "battle", 0)
    table.main_phase(0)
    assert (table.asks, table.count("battle", 0)) == ((0, "6-3-1-2"), 5)
