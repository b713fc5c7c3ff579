"""Choosing among hidden cards (8-6-3-5), and who sees what of cards that are looked at or shown."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo, Rest, Show
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.control_flow import If, May, Sequence
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Look, Shuffle
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import OPPONENT, YOU, Effect, Selection
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards, Top
from tefuda.kernel.abilities.spoken_of import It, Looked, Remaining
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.dragonball.areas import (
    BY_SKILL, LOOK, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LIFE,
)
from tests.abilities.abilities_help import DRAW_ONE, MY_HAND, THEIRS, exactly, shown_to, up_to, use
from tests.dragonball.table import Table

FOREST = Labelled("trait:森")
TO_HAND = MoveTo(ZONE_HAND, BY_SKILL)
THEIR_HAND = Cards((ZONE_HAND,), OPPONENT)


def forest_in(zone: int) -> Cards:
    return Cards((zone,), YOU, (FOREST,))


@pytest.mark.parametrize(("zone", "area"), [(ZONE_DECK, "deck"), (ZONE_HAND, "hand")])
def test_8_6_3_5_in_a_hidden_area_nobody_has_to_find_a_card(table: Table, zone: int, area: str) -> None:
    card = table.put(area, 0, labels="trait:森")
    use(table, Do(exactly(1, forest_in(zone)), MoveTo(ZONE_ENERGY, BY_SKILL)))
    assert table.offers == [("pick", card), ("done", 0)]
    table.choose("done")
    assert table.where(card) == (area, 0)


def test_8_6_3_5_it_is_asked_even_when_there_is_nothing_to_find(table: Table) -> None:
    """Otherwise everybody would learn that there is none."""
    use(table, Do(exactly(1, forest_in(ZONE_DECK)), TO_HAND), Shuffle(YOU, ZONE_DECK))
    assert table.offers == [("done", 0)]
    table.choose("done")
    assert table.asks == (0, "6-3-1-2")


def test_8_6_3_5_as_many_as_are_told_can_be_found_and_fewer(table: Table) -> None:
    cards = [table.put("deck", 0, labels="trait:森") for _ in range(3)]
    use(table, Do(exactly(2, forest_in(ZONE_DECK)), TO_HAND))
    table.choose("pick", cards[0])
    assert table.offers == [("pick", cards[1]), ("pick", cards[2]), ("done", 0)]
    table.choose("done")
    assert table.cards("hand", 0) == [cards[0]]


def test_8_6_3_1_in_an_open_area_a_card_has_to_be_chosen(table: Table) -> None:
    card = table.put("drop", 0, labels="trait:森")
    table.put("drop", 0)
    use(table, Do(exactly(1, forest_in(ZONE_DROP)), TO_HAND))
    assert table.where(card) == ("hand", 0)


def test_8_6_3_1_without_a_condition_a_hidden_card_has_to_be_chosen(table: Table) -> None:
    table.put_many(2, "hand", 0)
    use(table, Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL)))
    assert ("done", 0) not in table.offers
    table.choose("pick")
    assert table.count("drop", 0) == 1


def test_8_6_3_4_what_hangs_on_a_choice_of_nothing_does_not_happen(table: Table) -> None:
    use(table, Do(exactly(1, THEIRS), Rest(BY_SKILL)), Do(It(), TO_HAND), DRAW_ONE)
    assert (table.asks, table.count("hand", 0), table.count("hand", 1)) == ((0, "6-3-1-2"), 1, 0)


def test_may_with_a_hidden_choice_is_asked_even_when_it_cannot_be_done(table: Table) -> None:
    use(table, May(Do(exactly(1, forest_in(ZONE_HAND)), MoveTo(ZONE_DROP, BY_SKILL))), If(Done(), DRAW_ONE))
    assert table.offers == [("yes", 0), ("no", 0)]
    table.choose("yes")
    table.choose("done")
    assert table.count("hand", 0) == 0


# Sight


def seen(table: Table, card: int) -> tuple[bool, bool]:
    mask = sees(table.state, card)
    return bool(mask & 1), bool(mask & 2)


def during_and_after(table: Table, card: int, *effects: Effect) -> list[tuple[bool, bool]]:
    """Who sees the card while the effects are carried out, and after that."""
    table.put_many(2, "battle", 1)
    use(table, *effects, Choose(exactly(1, THEIRS)))
    found = [seen(table, card)]
    table.choose("pick")
    return [*found, seen(table, card)]


NOBODY = (False, False)


@pytest.mark.parametrize(("which", "area", "player", "before"), [
    (Top(ZONE_DECK, YOU, Fixed(1)), "deck", 0, NOBODY), (Top(ZONE_DECK, OPPONENT, Fixed(1)), "deck", 1, NOBODY),
    (THEIR_HAND, "hand", 1, (False, True)), (Top(ZONE_LIFE, YOU, Fixed(1)), "life", 0, NOBODY),
    (Top(ZONE_LIFE, OPPONENT, Fixed(1)), "life", 1, NOBODY),
])
@pytest.mark.parametrize("to_all", [False, True])
def test_who_looks_at_a_card_sees_it_and_only_for_the_time_of_the_effect(
    table: Table, which: Selection, area: str, player: int, before: tuple[bool, bool], to_all: bool,
) -> None:
    card = table.put(area, player)
    assert seen(table, card) == before
    while_looking = (True, to_all or before[1])
    assert during_and_after(table, card, Look(which, to_all, LOOK)) == [while_looking, before]


def test_the_opponent_is_not_told_which_cards_are_looked_at(table: Table) -> None:
    table.put("deck", 0)
    use(table, Look(Top(ZONE_DECK, YOU, Fixed(1)), False, LOOK), Choose(up_to(1, Looked())))
    names = [[card.en for card in table.game.view(player).zone("deck", 0).cards] for player in (0, 1)]
    assert names == [["Test card"], []]
    assert (shown_to(table, 0), shown_to(table, 1)) == (1, 0)


def test_a_card_that_was_shown_from_the_hand_is_hidden_again(table: Table) -> None:
    card = table.put("hand", 0)
    assert during_and_after(table, card, Do(MY_HAND, Show(LOOK))) == [(True, True), (True, False)]


def test_a_second_look_ends_the_first(table: Table) -> None:
    first, second = table.put("deck", 0), table.put("hand", 1)
    looks = Look(Top(ZONE_DECK, YOU, Fixed(1)), False, LOOK), Look(THEIR_HAND, False, LOOK)
    assert during_and_after(table, first, *looks) == [NOBODY, NOBODY]
    assert seen(table, second) == (False, True)


def test_what_is_shuffled_away_is_seen_no_more(table: Table) -> None:
    use(table, Look(Top(ZONE_DECK, YOU, Fixed(33)), False, LOOK), Shuffle(YOU, ZONE_DECK))
    assert {seen(table, card) for card in table.cards("deck", 0)} == {NOBODY}


def test_what_was_looked_at_is_hidden_where_the_turn_ends_in_the_middle(table: Table) -> None:
    use(table, Look(Top(ZONE_DECK, YOU, Fixed(3)), True, LOOK), PlayerProcedure("end turn", YOU, Fixed(0)))
    assert {seen(table, card) for card in table.cards("deck", 0)} == {NOBODY}


def test_cards_that_were_looked_at_and_put_back_stay_unknown_to_the_opponent(table: Table) -> None:
    top = table.cards("deck", 0)[:-4:-1]
    use(
        table, Look(Top(ZONE_DECK, YOU, Fixed(3)), False, LOOK), Do(exactly(1, Looked()), TO_HAND),
        Do(Remaining(), MoveTo(ZONE_DECK, BY_SKILL, bottom=True)))
    table.choose("pick", top[0])
    assert table.asks == (0, "3-1-6")
    table.choose("pick", top[2])
    assert set(table.cards("deck", 0)[:2]) == set(top[1:])
    assert [event.card for event in table.game.events(1) if event.reason in ("by_skill", "look")] == [""] * 6
    assert {seen(table, card) for card in table.cards("deck", 0)} == {NOBODY}


def test_a_card_taken_to_the_battle_area_is_seen_by_all(table: Table) -> None:
    card = table.put("deck", 0, labels="trait:森")
    use(table, Do(exactly(1, forest_in(ZONE_DECK)), MoveTo(ZONE_BATTLE, BY_SKILL)), Draw(YOU, Fixed(1)))
    table.choose("pick", card)
    assert seen(table, card) == (True, True)


def test_who_may_choose_a_card_and_do_something_to_it_is_asked(table: Table) -> None:
    """Which card it is gets known only by the choice; without one there is nothing to ask."""
    either = May(Sequence((Choose(exactly(1, THEIRS)), Do(It(), Rest(BY_SKILL)))))
    use(table, either)
    assert table.asks == (0, "6-3-1-2")
    card = table.put("battle", 1)
    use(table, either)
    assert table.words == ["yes", "no"]
    table.choose("yes")
    assert table.rested(card)
