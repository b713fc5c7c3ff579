"""What effects do to turns and to the game, and endless loops (11-1)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Automatic
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest, Stand
from tefuda.kernel.abilities.control_flow import May
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, LoseGame
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Turns
from tefuda.kernel.abilities.nodes import EITHER, OPPONENT, YOU, Limit
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import LosesAbility
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import RESTED, STOOD
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import (
    ATTACK_START, BATTLE_END, BATTLE_START, BY_SKILL, DECIDED, MAIN_START, TURN_END, ZONE_DROP,
)
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, THEIRS, refused, use, when
from tests.dragonball.table import Table

EXTRA_TURN = PlayerProcedure("extra turn", YOU, Fixed(0))
END_TURN = PlayerProcedure("end turn", YOU, Fixed(0))


def to_next_main_phase(table: Table) -> int:
    """Do nothing until a main phase of a later turn; gives whose turn it is."""
    turn = table.state.turn
    while table.state.turn == turn or table.asks[1] != "6-3-1-2":
        table.choose("pass")
    return table.asks[0]


def test_an_extra_turn_comes_after_this_one_and_just_once(table: Table) -> None:
    use(table, EXTRA_TURN)
    assert [to_next_main_phase(table) for _ in range(3)] == [0, 1, 0]


def test_an_extra_turn_of_the_opponent_comes_after_their_next(table: Table) -> None:
    use(table, PlayerProcedure("extra turn", OPPONENT, Fixed(0)))
    assert [to_next_main_phase(table) for _ in range(3)] == [1, 1, 0]


def test_ending_the_turn_leaves_off_all_that_is_under_way(table: Table) -> None:
    use(table, END_TURN, Draw(YOU, Fixed(5)))
    assert (table.asks, table.count("hand", 0), table.state.pending) == ((1, "6-3-1-2"), 0, [])


def test_ending_the_turn_in_a_battle_ends_the_battle(table: Table) -> None:
    card = table.put("battle", 0, text=when(At(ATTACK_START), END_TURN))
    table.battle_phase(0)
    table.choose("attack")
    assert (table.asks, table.rested(card)) == ((1, "6-3-1-2"), False)
    assert table.timings()[-4:] == ["turn_end", "turn_start", "charge_start", "main_start"]


def test_ending_the_turn_lets_what_waits_for_its_end_happen(table: Table) -> None:
    table.put("battle", 0, text=when(At(TURN_END, YOU)))
    use(table, END_TURN)
    assert table.count("hand", 0) == 1


@pytest.mark.parametrize("moment", [TURN_END, BATTLE_END, BATTLE_START, MAIN_START])
def test_6_5_1_1_a_moment_of_the_turn_triggers_an_ability_once_a_turn(table: Table, moment: int) -> None:
    """The end phase runs again after an ability was played in it, but triggers nothing twice."""
    table.put("battle", 0, text=when(At(moment, YOU)))
    table.main_phase(0)
    assert to_next_main_phase(table) == 1
    assert table.count("hand", 0) == 1
    for _ in range(2):
        to_next_main_phase(table)
    assert table.count("hand", 0) == 3


@pytest.mark.parametrize(("who", "winner"), [(OPPONENT, 0), (YOU, 1), (EITHER, None)])
def test_a_game_can_be_won_lost_or_drawn_by_an_effect(table: Table, who: int, winner: int | None) -> None:
    table.put("battle", 0, text=when(At(BATTLE_START), LoseGame(who, DECIDED)))
    table.battle_phase(0)
    assert (table.game.over, table.game.winner, table.asks) == (True, winner, (-1, ""))
    assert {event.reason for event in table.events("lost")} == {"decided"}


def test_9_2_1_a_player_who_draws_the_last_card_loses_before_the_effect_goes_on(table: Table) -> None:
    table.leave(2, "deck", 0)
    use(table, Draw(YOU, Fixed(3)), LoseGame(OPPONENT, DECIDED))
    assert (table.game.winner, [event.reason for event in table.events("lost")]) == (1, ["no_deck"])


# 11-1


def looping(*more: Automatic) -> tuple[Automatic, ...]:
    """Rested it stands up, stood up it rests."""
    return (
        *when(Turns(RESTED, This()), Do(This(), Stand(BY_SKILL))),
        *when(Turns(STOOD, This()), Do(This(), Rest(BY_SKILL))), *more)


def test_11_1_1_1_a_loop_that_nobody_can_stop_is_a_draw(table: Table) -> None:
    table.put("battle", 0, text=looping())
    use(table, Do(MINE, Rest(BY_SKILL)))
    assert (table.game.over, table.game.winner, table.game.rule) == (True, None, "11-1-1-1")


def test_11_1_1_1_a_loop_of_two_players_abilities_is_a_draw(table: Table) -> None:
    table.put("battle", 0, text=when(Turns(RESTED, This()), Do(This(), Stand(BY_SKILL))))
    table.put("battle", 1, text=when(Turns(STOOD, THEIRS), Do(THEIRS, Rest(BY_SKILL))))
    use(table, Do(MINE, Rest(BY_SKILL)))
    assert (table.game.over, table.game.winner, table.game.rule) == (True, None, "11-1-1-1")


def test_11_1_1_1_a_loop_that_ends_by_itself_is_none(table: Table) -> None:
    text = (Automatic(when=Turns(RESTED, This()), limit=Limit(3), effects=(Do(This(), Stand(BY_SKILL)),)),
            *when(Turns(STOOD, This()), Do(This(), Rest(BY_SKILL))))
    card = table.put("battle", 0, text=text)
    use(table, Do(MINE, Rest(BY_SKILL)))
    assert (table.game.over, table.rested(card), table.asks) == (False, True, (0, "6-3-1-2"))


def test_11_1_1_1_a_loop_that_somebody_may_leave_is_none(table: Table) -> None:
    text = (*when(Turns(RESTED, This()), May(Do(This(), Stand(BY_SKILL)))),
            *when(Turns(STOOD, This()), Do(This(), Rest(BY_SKILL))))
    table.put("battle", 0, text=text)
    use(table, Do(MINE, Rest(BY_SKILL)))
    for answer in ("yes", "no"):
        table.choose(answer)
    assert (table.game.over, table.asks) == (False, (0, "6-3-1-2"))


def test_11_1_1_2_a_free_action_that_changes_nothing_cannot_be_done_for_ever(table: Table) -> None:
    turn = Activated(timings=(MAIN,), effects=(Do(This(), Rest(BY_SKILL)), Do(This(), Stand(BY_SKILL))))
    card = table.put("battle", 0, text=(turn,))
    table.main_phase(0)
    table.choose("use", card)
    table.choose("use", card)
    assert (table.offered("use"), refused(table, card)) == ([], "11-1-1-2")


def test_11_1_1_2_two_free_actions_that_undo_each_other_cannot_be_done_for_ever(table: Table) -> None:
    text = (Activated(timings=(MAIN,), effects=(Do(This(), Rest(BY_SKILL)),)),
            Activated(timings=(MAIN,), effects=(Do(This(), Stand(BY_SKILL)),)))
    card = table.put("battle", 0, text=text)
    table.main_phase(0)
    for _ in range(20):
        if not table.offered("use"):
            break
        table.choose("use", card)
    assert table.offered("use") == []


def test_11_1_1_2_what_is_so_already_is_no_change_of_the_position(table: Table) -> None:
    table.put("battle", 1)
    card = use(table, Do(THEIRS, Lasts(LosesAbility(), FOR_TURN)))
    table.choose("use", card)
    assert refused(table, card) == "11-1-1-2"


def test_11_1_1_2_an_action_that_changes_something_is_not_barred(table: Table) -> None:
    card = table.put("battle", 0, text=(Activated(timings=(MAIN,), effects=(DRAW_ONE,)),))
    table.main_phase(0)
    for count in (1, 2, 3):
        table.choose("use", card)
        assert (table.count("hand", 0), table.offered("use")) == (count, [card])


def test_11_1_1_2_in_another_turn_it_can_be_done_again(table: Table) -> None:
    cycle = Activated(timings=(MAIN,), effects=(Do(MY_HAND, MoveTo(ZONE_DROP, BY_SKILL)),))
    card = table.put("battle", 0, text=(cycle,))
    table.main_phase(0)
    table.choose("use", card)
    table.choose("use", card)
    assert table.offered("use") == []
    table.turn(0)
    assert table.offered("use") == [card]
