"""Which cards a text speaks of."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo, Rest, Show, Stand
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.player_effects import Look
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Moves
from tefuda.kernel.abilities.nodes import EITHER, OPPONENT, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.filters import Textless
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Best, Cards, Choice, CardInRegister, Together, Top
from tefuda.kernel.abilities.spoken_of import EventCard, It, Looked, OtherCard, Remaining, This
from tefuda.rulebooks.dragonball.areas import (
    ATTACK, ATTACKER, BY_SKILL, LOOK, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LEADER,
)
from tefuda.rulebooks.dragonball.cards import LEVEL
from tests.abilities.abilities_help import MINE, THEIRS, exactly, on_table, use, when
from tests.dragonball.table import Table

REST = Rest(BY_SKILL)
TO_DROP = MoveTo(ZONE_DROP, BY_SKILL)
TO_HAND = MoveTo(ZONE_HAND, BY_SKILL)


@pytest.mark.parametrize(("whose", "players"), [(YOU, {0}), (OPPONENT, {1}), (EITHER, {0, 1})])
def test_cards_are_those_of_the_zones_of_who_is_meant(table: Table, whose: int, players: set[int]) -> None:
    cards = {table.put("battle", player): player for player in (0, 1)}
    use(table, Do(Cards((ZONE_BATTLE,), whose), REST))
    assert {player for card, player in cards.items() if table.rested(card)} == players
    assert not table.rested(table.leader(0))


def test_cards_of_a_zone_that_is_named_twice_are_there_once(table: Table) -> None:
    cards = table.put_many(2, "battle", 0)
    use(table, Do(exactly(1, Cards((ZONE_BATTLE, ZONE_DROP, ZONE_BATTLE), YOU)), REST))
    assert table.offered("pick") == cards


def test_cards_can_have_to_pass_tests(table: Table) -> None:
    forest, other = table.put("battle", 0, labels="trait:森"), table.put("battle", 0)
    use(table, Do(Cards((ZONE_BATTLE,), YOU, (Labelled("trait:森"),)), REST))
    assert (table.rested(forest), table.rested(other)) == (True, False)


def test_this_is_the_card_with_the_text(table: Table) -> None:
    this, other = table.put_many(2, "battle", 0)
    use(table, Do(This(), REST), by=this)
    assert (table.rested(this), table.rested(other)) == (True, False)


def test_this_is_nothing_once_it_is_another_object(table: Table) -> None:
    this = table.put("battle", 0)
    use(table, Do(This(), TO_HAND), Do(This(), TO_DROP), by=this)
    assert table.where(this) == ("hand", 0)


@pytest.mark.parametrize(("zone", "rested"), [(ZONE_BATTLE, True), (ZONE_LEADER, False)])
def test_this_can_have_to_be_in_a_zone(table: Table, zone: int, rested: bool) -> None:
    this = table.put("battle", 0)
    use(table, Do(This(zone), REST), by=this)
    assert table.rested(this) == rested


def test_it_is_what_was_chosen_wherever_it_went(table: Table) -> None:
    card, _ = table.put_many(2, "battle", 1)
    use(table, Do(exactly(1, THEIRS), TO_HAND), Do(It(), TO_DROP))
    table.choose("pick", card)
    assert table.where(card) == ("drop", 1)


def test_it_can_have_to_pass_tests(table: Table) -> None:
    forest, other = table.put("battle", 0, labels="trait:森"), table.put("battle", 0)
    use(table, Do(MINE, REST), Do(It((Labelled("trait:森"),)), Stand(BY_SKILL)))
    assert (table.rested(forest), table.rested(other)) == (False, True)


def test_event_card_is_the_one_that_moved(table: Table) -> None:
    text = when(Moves(THEIRS, targets=(ZONE_BATTLE,)), Do(EventCard(), REST))
    table.put("battle", 0, text=text)
    card, other = table.put("hand", 1), table.put("battle", 1)
    table.main_phase(1)
    table.choose("play", card)
    assert (table.rested(card), table.rested(other)) == (True, False)


def test_other_card_is_the_one_that_is_attacked(table: Table) -> None:
    text = when(Declares(ATTACK, This()), Do(OtherCard(), TO_DROP))
    attacker, guard = table.put("battle", 0, text=text), table.put("battle", 1)
    table.put("battle", 1)
    table.battle_phase(0)
    table.attack(attacker, guard)
    assert table.where(guard) == ("drop", 1)
    assert table.count("battle", 1) == 1


def test_registered_is_the_attacking_card_while_it_is_the_same_object(table: Table) -> None:
    attacker = table.put("battle", 0)
    text = when(Declares(ATTACK, MINE), Do(CardInRegister(ATTACKER), TO_HAND), Do(CardInRegister(ATTACKER), TO_DROP))
    table.put("battle", 0, text=text)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert table.where(attacker) == ("hand", 0)


@pytest.mark.parametrize("bottom", [False, True])
def test_top_is_so_many_from_an_end_of_the_deck(table: Table, bottom: bool) -> None:
    deck = table.cards("deck", 0)
    expected = {*(deck[:2] if bottom else deck[-2:])}
    use(table, Do(Top(ZONE_DECK, YOU, Fixed(2), bottom), TO_DROP))
    assert set(table.cards("drop", 0)) == expected


def test_top_of_no_card_is_nothing(table: Table) -> None:
    use(table, Do(Top(ZONE_DECK, YOU, Fixed(0)), TO_DROP))
    assert table.count("drop", 0) == 0


def test_looked_are_the_cards_that_were_shown_and_remaining_those_not_taken(table: Table) -> None:
    top = table.cards("deck", 0)[:-4:-1]
    use(
        table, Look(Top(ZONE_DECK, YOU, Fixed(3)), False, LOOK), Do(exactly(1, Looked()), TO_HAND),
        Do(Remaining(), MoveTo(ZONE_DROP, BY_SKILL)))
    assert set(table.offered("pick")) == set(top)
    table.choose("pick", top[1])
    assert table.cards("hand", 0) == [top[1]]
    assert set(table.cards("drop", 0)) == {top[0], top[2]}


def test_looked_can_have_to_pass_tests(table: Table) -> None:
    card = table.put("deck", 0, text=when(Moves(This(), targets=(ZONE_BATTLE,))))
    use(table, Look(Top(ZONE_DECK, YOU, Fixed(3)), True, LOOK), Do(Looked((Textless(),)), TO_DROP))
    assert (table.where(card), table.count("drop", 0)) == (("deck", 0), 2)


def test_together_are_these_and_those_each_once(table: Table) -> None:
    cards = {table.put("battle", 0), table.put("battle", 1)}
    both = Together((MINE, THEIRS, MINE))
    use(table, Do(both, Show(LOOK)), Do(both, TO_DROP))
    assert {card for area in (0, 1) for card in table.cards("drop", area)} == cards
    assert len(table.events("moved", "by_skill")) == 2


@pytest.mark.parametrize("lowest", [False, True])
def test_best_are_those_with_the_most_or_the_least_of_a_number(table: Table, lowest: bool) -> None:
    cards = {table.put("battle", 1, level=level): level for level in (2, 3, 1, 3)}
    use(table, Do(Best(THEIRS, LEVEL, lowest), REST))
    assert [level for card, level in cards.items() if table.rested(card)] == ([1] if lowest else [3, 3])


def test_choice_asks_for_just_so_many(table: Table) -> None:
    one, two, three = table.put_many(3, "battle", 1)
    use(table, Do(exactly(2, THEIRS), REST))
    assert table.offers == [("pick", one), ("pick", two), ("pick", three)]
    table.choose("pick", three)
    table.choose("pick", one)
    assert [table.rested(card) for card in (one, two, three)] == [True, False, True]


def test_choice_of_up_to_so_many_can_be_of_none(table: Table) -> None:
    table.put_many(2, "battle", 1)
    use(table, Do(Choice(THEIRS, most=Fixed(1), least=Fixed(0)), REST))
    table.choose("done")
    assert not any(table.rested(card) for card in on_table(table))


def test_choice_of_the_opponent_is_asked_of_them(table: Table) -> None:
    table.put_many(2, "battle", 1)
    use(table, Choose(exactly(1, THEIRS, who=OPPONENT)), Do(It(), REST))
    assert table.asks[0] == 1
    card = table.offered("pick")[1]
    table.choose("pick", card)
    assert table.rested(card)


def test_choice_at_random_asks_nobody_and_takes_so_many(table: Table) -> None:
    table.put_many(4, "hand", 1)
    random = Choice(Cards((ZONE_HAND,), OPPONENT), most=Fixed(2), at_random=True)
    use(table, Do(random, MoveTo(ZONE_ENERGY, BY_SKILL)))
    assert (table.asks, table.count("hand", 1), table.count("energy", 1)) == ((0, "6-3-1-2"), 2, 2)


def test_choice_of_more_than_there_are_takes_all(table: Table) -> None:
    cards = table.put_many(2, "battle", 1)
    use(table, Do(exactly(3, THEIRS), REST))
    assert all(table.rested(card) for card in cards)
