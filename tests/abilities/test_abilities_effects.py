"""Effects, and the control of what is done in which case and how often."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Automatic
from tefuda.kernel.abilities.card_effects import MoveTo, Rest, Show
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.conditions import Done, There
from tefuda.kernel.abilities.control_flow import If, May, Repeat, Sequence, Then
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Forbid, Look, LoseGame, Nothing, Shuffle
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At
from tefuda.kernel.abilities.modes import ChooseNumber, Modes
from tefuda.kernel.abilities.nodes import AT_LEAST, EITHER, OPPONENT, YOU, Effect
from tefuda.kernel.abilities.numbers import ChosenNumber, Fixed, ThatMany
from tefuda.kernel.abilities.selections import Top
from tefuda.kernel.abilities.spoken_of import It
from tefuda.kernel.codes import DRAWING
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import (
    BY_SKILL, DECIDED, LOOK, MAIN_START, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND,
)
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, THEIRS, drawn, exactly, shown_to, up_to, use
from tests.dragonball.table import Table

REST = Rest(BY_SKILL)


def test_do_is_to_all_of_some_cards(table: Table) -> None:
    cards = table.put_many(3, "battle", 1)
    use(table, Do(THEIRS, REST))
    assert all(table.rested(card) for card in cards)


def test_choose_does_nothing_but_what_follows_speaks_of_it(table: Table) -> None:
    card, other = table.put_many(2, "battle", 1)
    use(table, Choose(exactly(1, THEIRS)), DRAW_ONE, Do(It(), REST))
    table.choose("pick", card)
    assert (table.rested(card), table.rested(other), table.count("hand", 0)) == (True, False, 1)


def test_choose_can_add_to_what_was_chosen_before(table: Table) -> None:
    mine, theirs = table.put_many(2, "battle", 0), table.put_many(2, "battle", 1)
    use(table, Choose(exactly(1, MINE)), Choose(exactly(1, THEIRS), too=True), Do(It(), REST))
    table.choose("pick", mine[0])
    table.choose("pick", theirs[1])
    assert [table.rested(card) for card in (*mine, *theirs)] == [True, False, False, True]


@pytest.mark.parametrize(("who", "hands"), [(YOU, (2, 0)), (OPPONENT, (0, 2)), (EITHER, (2, 2))])
def test_draw_is_for_who_is_meant(table: Table, who: int, hands: tuple[int, int]) -> None:
    use(table, Draw(who, Fixed(2)))
    assert (table.count("hand", 0), table.count("hand", 1)) == hands


def test_draw_for_both_is_the_turn_players_first(table: Table) -> None:
    use(table, Draw(EITHER, Fixed(1)), player=1)
    assert [event.player for event in table.events("moved", "draw")] == [1, 0]


def test_carry_goes_through_a_procedure_with_a_number(table: Table) -> None:
    use(table, PlayerProcedure("charge", YOU, Fixed(2)), Draw(YOU, ThatMany()))
    assert (table.count("energy", 0), table.count("energy", 1), table.count("hand", 0)) == (2, 0, 2)


def test_carry_can_deal_damage_to_the_opponent(table: Table) -> None:
    use(table, PlayerProcedure("damage", OPPONENT, Fixed(2)))
    assert table.asks[0] == 1
    for _ in range(2):
        table.choose("pick")
    assert (table.count("life", 1), table.count("life", 0), table.count("energy", 1)) == (5, 7, 2)


@pytest.mark.parametrize("to_all", [False, True])
def test_look_shows_cards_to_the_master_or_to_everybody(table: Table, to_all: bool) -> None:
    card = table.put("deck", 0)
    use(table, Look(Top(ZONE_DECK, YOU, Fixed(1)), to_all, LOOK), Draw(YOU, ThatMany()))
    assert (shown_to(table, 0), shown_to(table, 1)) == (1, int(to_all))
    assert table.where(card) == ("hand", 0)


def test_shuffle_changes_the_order_of_a_zone(table: Table) -> None:
    before = [list(table.cards("deck", player)) for player in (0, 1)]
    use(table, Shuffle(OPPONENT, ZONE_DECK))
    assert table.cards("deck", 0) == before[0]
    assert table.cards("deck", 1) != before[1]
    assert sorted(table.cards("deck", 1)) == sorted(before[1])


@pytest.mark.parametrize(("who", "winner"), [(YOU, 1), (OPPONENT, 0), (EITHER, None)])
def test_loses_ends_the_game(table: Table, who: int, winner: int | None) -> None:
    use(table, LoseGame(who, DECIDED), DRAW_ONE)
    assert (table.game.over, table.game.winner, table.count("hand", 0)) == (True, winner, 0)


def test_forbid_keeps_a_player_from_a_deed_for_a_while(table: Table) -> None:
    use(table, Forbid(OPPONENT, DRAWING, FOR_TURN), Draw(EITHER, Fixed(1)))
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 0)
    table.end_phase(0)
    assert table.count("hand", 1) == 1


def test_later_waits_for_an_event_just_once(table: Table) -> None:
    use(table, Later(Automatic(when=At(MAIN_START), effects=(DRAW_ONE,))))
    assert table.count("hand", 0) == 0
    table.main_phase(0)
    assert table.count("hand", 0) == 1
    table.main_phase(0)
    assert table.count("hand", 0) == 1


def test_sequence_is_one_after_the_other(table: Table) -> None:
    use(table, Sequence((DRAW_ONE, Do(MY_HAND, MoveTo(ZONE_DROP, BY_SKILL)), DRAW_ONE)))
    assert (table.count("drop", 0), table.count("hand", 0)) == (1, 1)


@pytest.mark.parametrize(("enemies", "hand", "energy"), [(1, 1, 0), (0, 0, 2)])
def test_if_is_one_effect_or_the_other(table: Table, enemies: int, hand: int, energy: int) -> None:
    table.put_many(enemies, "battle", 1)
    use(table, If(There(THEIRS, AT_LEAST, Fixed(1)), DRAW_ONE, PlayerProcedure("charge", YOU, Fixed(2))))
    assert (table.count("hand", 0), table.count("energy", 0)) == (hand, energy)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_may_asks_and_if_you_do_hangs_on_the_answer(table: Table, answer: str) -> None:
    card = table.put("hand", 0)
    use(table, May(Do(MY_HAND, MoveTo(ZONE_DROP, BY_SKILL))), If(Done(), PlayerProcedure("charge", YOU, Fixed(1))))
    assert table.asks[0] == 0
    table.choose(answer)
    assert table.where(card)[0] == ("drop" if answer == "yes" else "hand")
    assert table.count("energy", 0) == int(answer == "yes")


def test_may_asks_nothing_where_it_cannot_be_done(table: Table) -> None:
    use(table, May(Do(exactly(1, THEIRS), REST)), If(Done(), DRAW_ONE))
    assert (table.asks, table.count("hand", 0)) == ((0, "6-3-1-2"), 0)


def test_may_of_the_opponent_is_asked_of_them(table: Table) -> None:
    use(table, May(Draw(OPPONENT, Fixed(1)), OPPONENT))
    assert table.asks[0] == 1
    table.choose("yes")
    assert table.count("hand", 1) == 1


def test_choose_number_is_within_its_bounds(table: Table) -> None:
    use(table, ChooseNumber(1, Fixed(3)), Draw(YOU, ChosenNumber()))
    assert table.offered("number") == [1, 2, 3]
    table.choose("number", 3)
    assert table.count("hand", 0) == 3


@pytest.mark.parametrize(("mode", "hand", "energy"), [(0, 1, 0), (1, 0, 2)])
def test_modes_do_the_one_that_is_picked_as_the_ability_is_played(
    table: Table, mode: int, hand: int, energy: int,
) -> None:
    use(table, Modes((DRAW_ONE, PlayerProcedure("charge", YOU, Fixed(2)))))
    assert table.offered("number") == [0, 1]
    table.choose("number", mode)
    assert (table.asks[1], table.count("hand", 0), table.count("energy", 0)) == ("6-3-1-2", hand, energy)


def test_modes_within_another_effect_are_picked_as_it_is_carried_out(table: Table) -> None:
    use(table, DRAW_ONE, If(Done(), Modes((PlayerProcedure("charge", YOU, Fixed(1)), PlayerProcedure("charge", YOU, Fixed(3))))))
    assert table.count("hand", 0) == 1
    table.choose("number", 1)
    assert table.count("energy", 0) == 3


@pytest.mark.parametrize("modes", [(0, 1), (1, 0), (1, 1), (0, 0)])
def test_modes_are_picked_anew_each_time(table: Table, modes: tuple[int, int]) -> None:
    use(table, Repeat(Modes((DRAW_ONE, PlayerProcedure("charge", YOU, Fixed(1)))), Fixed(2)))
    for mode in modes:
        table.choose("number", mode)
    assert (table.count("hand", 0), table.count("energy", 0)) == (2 - sum(modes), sum(modes))


@pytest.mark.parametrize("times", [0, 1, 3])
def test_repeat_does_it_so_often(table: Table, times: int) -> None:
    assert drawn(table, Repeat(Sequence((DRAW_ONE, PlayerProcedure("charge", YOU, Fixed(1)))), Fixed(times))) == times
    assert table.count("energy", 0) == times


def test_repeat_within_repeat_multiplies(table: Table) -> None:
    assert drawn(table, Repeat(Repeat(DRAW_ONE, Fixed(3)), Fixed(2)), DRAW_ONE) == 7


def test_repeat_asks_each_time(table: Table) -> None:
    table.put_many(3, "battle", 1)
    use(table, Repeat(Do(exactly(1, THEIRS), MoveTo(ZONE_HAND, BY_SKILL)), Fixed(2)))
    table.choose("pick")
    table.choose("pick")
    assert (table.count("battle", 1), table.asks) == (1, (0, "6-3-1-2"))


def test_nothing_does_nothing(table: Table) -> None:
    use(table, Nothing())
    assert table.events("moved") == []


@pytest.mark.parametrize("effect", [
    Do(up_to(1, THEIRS), REST), May(Do(MY_HAND, Show(LOOK))), If(Done(), Nothing()),
])
def test_then_comes_in_any_case(table: Table, effect: Effect) -> None:
    use(table, effect, Then(Do(Top(ZONE_DECK, YOU, Fixed(1)), MoveTo(ZONE_ENERGY, BY_SKILL))))
    assert table.count("energy", 0) == 1
