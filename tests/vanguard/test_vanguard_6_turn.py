"""Chapter 6: the turn, from standing up to the end phase."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN, MOVED, SHUFFLED, STOOD, TIMING, TURNED
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.triggers.delayed import ONCE_A_TURN
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.vanguard.areas import (
    ASSIST_START, DRAW_START, END_START, MAIN_START, RETURN_TO_G, RIDE, TURN_END, TURN_START, UNLOCK,
)
from tefuda.rulebooks.vanguard.c3_timing import draw_cards
from tefuda.rulebooks.vanguard.cards import POWER
from tests.vanguard.vanguard_table import Table, new_game
from tefuda.kernel.continuous.effect_sorts import ADD


def test_6_1_1_the_first_vanguards_are_turned_up_when_the_game_begins() -> None:
    game = new_game()
    while game.turn == 0:
        vanguards = [game.state.zones[6 + player] for player in (0, 1)]
        assert all(sees(game.state, it) == 1 << player for player in (0, 1) for it in vanguards[player])
        game.choose(0 if game.rule == "5.4.3" else game.count - 1)
    for player in (0, 1):
        (it,) = game.state.zones[6 + player]
        assert sees(game.state, it) == 3
        assert not game.state.flags[it] & FACE_DOWN
    assert [event.reason for event in game.events(None) if event.kind == "turned"] == ["stand_up", "stand_up"]


@pytest.mark.rules("6.3.1", "6.4.1", "6.5.1", "6.6.1", "6.7.1", "6.8.1")
def test_6_2_1_the_phases_of_a_turn(table: Table) -> None:
    table.turn()
    while table.asks[0] == 0:
        table.choose("no-attack" if "no-attack" in table.words else "pass")
    own = table.timings()[:table.timings().index("turn_end") + 1]
    assert own == [
        "turn_start", "stand_start", "draw_start", "assist_start", "ride_start", "stride_start", "main_start",
        "start_step_start", "battle_start", "end_start", "turn_end"]


@pytest.mark.rules("6.2.1")
def test_6_2_2_steps_in_their_order(table: Table) -> None:
    table.put("hand", 0)
    with table.tracing() as trace:
        table.turn()
        table.choose("pass")
    steps = ("6.3.1.2", "6.4.1.1.2", "6.4.1.2.1.1", "6.5.1.1.2", "6.5.1.2.1", "6.6.1.1")
    assert [trace.index(step) for step in steps] == sorted(trace.index(step) for step in steps)


def test_6_3_1_1_a_check_timing_after_the_turn_begins(table: Table) -> None:
    seen: list[bool] = []
    unit = table.put("rear1", 0, rested=True)
    table.ability(0, TIMING, lambda: seen.append(table.rested(unit)), reason=TURN_START)
    table.turn()
    assert seen == [True]


def test_6_3_1_2_all_units_of_the_turn_fighter_stand(table: Table) -> None:
    own = [table.put(name, 0, rested=True) for name in ("rear1", "rear4")]
    other = table.put("rear1", 1, rested=True)
    mate = table.put_mate(0)
    table.state.flags[mate] |= 1
    table.state.flags[table.vanguard(0)] |= 1
    locked = table.put("rear5", 0)
    table.lock(locked)
    flags = table.state.flags[locked]
    table.turn()
    assert not any(table.rested(it) for it in (*own, mate, table.vanguard(0)))
    assert table.rested(other)
    assert table.state.flags[locked] == flags


def test_6_3_1_3_a_check_timing_before_the_draw_phase(table: Table) -> None:
    table.state.flags[table.vanguard(0)] |= 1
    table.ability(0, STOOD, lambda: None)
    with table.tracing() as trace:
        table.turn()
    assert trace.index("6.3.1.3") < trace.index("8.4.1.4") < trace.index("6.4.1.1.1")


# 6.4 Draw phase


def test_6_4_1_1_1_a_check_timing_before_the_draw(table: Table) -> None:
    hands: list[int] = []
    table.ability(0, TIMING, lambda: hands.append(table.count("hand", 0)), reason=DRAW_START)
    table.turn()
    assert hands == [0]


def test_6_4_1_1_2_one_card_is_drawn_also_in_the_first_turn(table: Table) -> None:
    table.state.turn = 0
    table.turn()
    assert table.state.turn == 1
    assert table.count("hand", 0) == 1


def test_6_4_1_1_3_who_draws_the_last_card_loses_then(table: Table) -> None:
    table.leave(1, "deck", 0)
    with table.tracing() as trace:
        table.turn()
    assert table.game.winner == 1
    assert trace[-6:] == ["6.4.1.1.3", "8.4.1.1", "9.2.2", "9.2.3", "9.2.4", "9.2.1"]


# 6.4.1.2 G assist


def assist(table: Table, *hand: int) -> None:
    table.new_vanguard(0, grade=1)
    for grade in hand:
        table.put("hand", 0, grade=grade)
    table.draw_phase()


@pytest.mark.rules("6.4.1.2.1")
def test_6_4_1_2_1_1_a_check_timing_before_it(table: Table) -> None:
    asked: list[tuple[int, str]] = []
    table.ability(0, TIMING, lambda: asked.append(table.asks), reason=ASSIST_START)
    table.new_vanguard(0, grade=1)
    with table.tracing() as trace:
        table.draw_phase()
    assert len(asked) == 1
    assert trace.index("6.4.1.2.1.1") < trace.index("8.4.1.4") < trace.index("6.4.1.2.1.2")


@pytest.mark.rules("6.4.1.2.2")
def test_6_4_1_2_1_2_looking_for_the_next_grade_is_offered(table: Table) -> None:
    assist(table, 1, 3)
    assert table.asks == (0, "6.4.1.2.1.2")
    assert table.words == ["assist", "pass"]


def test_6_4_1_2_1_3_it_may_be_left_undone(table: Table) -> None:
    assist(table)
    table.choose("pass")
    assert table.events("shuffled") == []
    assert table.asks[1] == "6.5.1.1.2"


def test_6_4_1_2_2_1_not_with_a_vanguard_of_grade_3(table: Table) -> None:
    table.put("hand", 0, grade=1)
    table.draw_phase()
    assert table.asks[1] == "6.5.1.1.2"


@pytest.mark.rules("6.4.1.2.3")
def test_6_4_1_2_2_2_not_with_the_next_grade_in_hand(table: Table) -> None:
    """It is asked all the same: the opponent does not see the hand."""
    assist(table, 2)
    assert table.words == ["pass"]
    assert table.why_not("assist") == "6.4.1.2.2.2"


@pytest.mark.rules("10.9.1.2", "10.9.1.2.1", "10.9.1.3")
def test_6_4_1_2_4_the_hand_is_shown_and_taken_back(table: Table) -> None:
    assist(table, 1, 3)
    hand = list(table.cards("hand", 0))
    handles = [f"#{table.state.obj[it]}" for it in hand]
    table.choose("assist")
    shown = [event.handle for event in table.game.events(1) if event.kind == "revealed" and event.card]
    assert shown == handles
    assert not {f"#{table.state.obj[it]}" for it in hand} & set(handles)
    assert {sees(table.state, it) for it in hand} == {1}
    assert table.cards("hand", 0) == hand


@pytest.mark.rules("10.36.1", "10.36.1.1", "3.13.1", "3.13.2", "10.11.1")
def test_6_4_1_2_5_one_of_five_cards_for_two_of_the_hand(table: Table) -> None:
    table.new_vanguard(0, grade=1)
    deep = table.put("deck", 0, grade=2)
    five = [table.put("deck", 0, grade=grade) for grade in (2, 1, 2, 3, 0)]
    kept = table.put("hand", 0, grade=3)
    drawn = table.put("deck", 0, grade=3)
    table.draw_phase()
    table.choose("assist")
    assert table.asks == (0, "6.4.1.2.5")
    assert table.offered("pick") == [five[0], five[2]]
    assert table.words[-1] == "done"
    assert [sees(table.state, it) for it in (*five, deep)] == [1, 1, 1, 1, 1, 0]
    table.choose("pick", five[2])
    assert set(table.offered("pick")) == {kept, drawn, five[2]}
    assert any(event.kind == "moved" and event.reason == "assist" and event.card for event in table.game.events(1))
    table.choose("pick", kept)
    table.choose("pick", drawn)
    assert table.cards("hand", 0) == [five[2]]
    assert sorted(table.cards("removed", 0)) == sorted([kept, drawn])
    assert sees(table.state, kept) == 3
    assert len(table.events("shuffled")) == 1
    assert {sees(table.state, it) for it in table.cards("deck", 0)} == {0}


def test_6_4_1_2_5_looking_at_cards_is_not_told_as_showing_them(table: Table) -> None:
    assist(table)
    table.choose("assist")
    unseen = [event.text() for event in table.game.events(1) if event.kind == "revealed" and not event.card]
    assert unseen == ["Player 1 looks at a card by G assist"] * 5


@pytest.mark.rules("8.5.4.1.1", "8.5.4.1.4", "10.10.1.1")
def test_6_4_1_2_5_nothing_is_paid_where_nothing_is_taken(table: Table) -> None:
    """Taking none is allowed even if there is one; the deck is shuffled in any case."""
    table.new_vanguard(0, grade=1)
    table.put("deck", 0, grade=2)
    table.put("deck", 0, grade=0)
    table.draw_phase()
    table.choose("assist")
    table.choose("done")
    assert table.count("hand", 0) == 1
    assert table.count("removed", 0) == 0
    assert len(table.events("shuffled")) == 1


def test_6_4_1_2_5_it_is_asked_also_where_there_is_no_such_card(table: Table) -> None:
    assist(table)
    table.choose("assist")
    assert table.words == ["done"]


def test_6_4_1_2_5_with_too_few_cards_as_many_as_there_are_are_removed(table: Table) -> None:
    table.new_vanguard(0, grade=1)
    found = table.put("deck", 0, grade=2)
    table.begin("6.4.1.2.1.1")
    table.choose("assist")
    table.choose("pick", found)
    assert table.cards("removed", 0) == [found]


@pytest.mark.rules("12.13.1.3.2", "12.13.1.3.1")
def test_6_4_1_2_5_a_pseudo_card_that_is_removed_is_erased_in_the_hand(table: Table) -> None:
    table.new_vanguard(0, grade=1)
    found = table.put("deck", 0, grade=2)
    protect = table.put_protect(0)
    table.begin("6.4.1.2.1.1")
    table.choose("assist")
    table.choose("pick", found)
    assert protect not in table.state.data
    assert [event.reason for event in table.events("vanished")] == ["erased"]
    assert table.cards("removed", 0) == [found]


def test_6_4_1_3_a_check_timing_before_the_ride_phase(table: Table) -> None:
    assist(table)
    table.ability(0, SHUFFLED, lambda: None)
    with table.tracing() as trace:
        table.choose("assist")
        table.choose("done")
    assert trace.index("6.4.1.3") < trace.index("8.4.1.4") < trace.index("6.5.1.1.1")


# 6.5 Ride phase


@pytest.mark.rules("6.5.1.1.3")
def test_6_5_1_1_2_one_ride_a_turn(table: Table) -> None:
    table.put("hand", 0, grade=3)
    new = table.ride()
    assert table.vanguard(0) == new
    assert table.asks == (0, "6.6.1.2")


def test_6_5_1_1_2_who_has_a_hand_is_asked_even_if_nothing_can_be_ridden(table: Table) -> None:
    table.put("hand", 0, grade=0)
    table.ride_phase()
    assert table.asks == (0, "6.5.1.1.2")
    assert table.words == ["pass"]


def test_6_5_1_1_2_without_a_hand_everybody_sees_that_there_is_no_ride(table: Table) -> None:
    table.ride_phase()
    assert table.asks == (0, "6.6.1.2")


@pytest.mark.rules("6.5.1.1.1")
def test_6_5_1_1_4_a_check_timing_after_the_ride(table: Table) -> None:
    table.ability(0, MOVED, lambda: None, reason=RIDE)
    with table.tracing() as trace:
        table.ride()
    assert trace.index("6.5.1.1.4") < trace.index("8.4.1.4") < trace.index("6.5.1.2.1")


# 6.6 Main phase


@pytest.mark.rules("3.4.5", "8.5.3.4", "8.5.1")
def test_6_6_1_1_abilities_of_its_beginning_are_played_before_anything_is_done(table: Table) -> None:
    played: list[int] = []
    table.ability(1, TIMING, lambda: played.append(1), reason=MAIN_START)
    table.main_phase()
    assert played == [1]
    assert table.asks == (0, "6.6.1.2")


@pytest.mark.rules("6.6.1.2", "6.6.1.2.1.1", "8.5.2.2.1", "8.5.2", "8.5.3", "3.6.1")
def test_6_6_1_2_1_cards_are_called_to_any_rear_guard_circle(table: Table) -> None:
    cards = [table.put("hand", 0, grade=grade) for grade in (0, 3)]
    table.main_phase()
    places = [table.place(f"rear{number}", 0) for number in range(1, 6)]
    assert table.offered_pairs("call") == [(it, place) for it in cards for place in places]
    assert table.words[-1] == "pass"


def test_6_6_1_2_3_two_rear_guards_change_places(table: Table) -> None:
    front, back = table.put("rear1", 0), table.put("rear3", 0, rested=True)
    table.main_phase()
    assert table.offered_pairs("exchange") == [(table.place("rear1", 0), table.place("rear3", 0))]
    table.choose("exchange")
    assert (table.where(front), table.where(back)) == (("rear3", 0), ("rear1", 0))
    assert (table.rested(front), table.rested(back)) == (False, True)


def test_6_6_1_2_3_a_rear_guard_goes_to_an_empty_circle(table: Table) -> None:
    unit = table.put("rear5", 0)
    table.main_phase()
    table.choose("exchange", table.place("rear2", 0))
    assert table.where(unit) == ("rear2", 0)
    assert table.count("rear5", 0) == 0


@pytest.mark.rules("10.32.2")
def test_6_6_1_2_3_only_within_a_column_of_two_rear_guard_circles(table: Table) -> None:
    table.put("rear4", 0)
    table.put("rear1", 0)
    table.main_phase()
    place = {number: table.place(f"rear{number}", 0) for number in range(1, 6)}
    assert table.offered_pairs("exchange") == [(place[1], place[3])]
    for one, two in ((1, 2), (3, 5), (3, 1), (1, 5)):
        assert table.why_not("exchange", place[one], place[two]) == "6.6.1.2.3"
    assert table.why_not("exchange", table.place("vanguard", 0), place[4]) == "6.6.1.2.3"
    assert table.why_not("exchange", place[2], place[5]) == "6.6.1.2.3"


def test_6_6_1_2_3_a_locked_circle_is_not_exchanged(table: Table) -> None:
    table.put("rear1", 0)
    table.lock(table.put("rear3", 0))
    table.main_phase()
    assert table.offered_pairs("exchange") == []


@pytest.mark.rules("12.1.1", "12.1.1.2")
def test_12_1_1_2_exchanging_back_and_forth_comes_to_an_end(table: Table) -> None:
    table.put("rear1", 0)
    table.put("rear2", 0)
    called = table.put("hand", 0)
    table.main_phase()
    made = 0
    while "exchange" in table.words and made < 20:
        table.choose("exchange")
        made += 1
    assert 2 < made < 10
    assert table.why_not("exchange", table.place("rear1", 0), table.place("rear3", 0)) == "12.1.1.2"
    table.choose("call", called, table.place("rear4", 0))
    assert len(table.offered("exchange")) == 2


# 6.8 End phase


@pytest.mark.rules("6.8.1.1", "10.28.3", "10.27.6")
@pytest.mark.parametrize("rested", [False, True])
def test_6_8_1_1_1_g_units_go_back_and_hearts_are_vanguards_again(table: Table, rested: bool) -> None:
    heart = table.vanguard(0)
    g_unit = table.put("gzone", 0, "g-unit", grade=4, stride=True, face_down=True)
    table.put("hand", 0, grade=3)
    before = table.state.obj[heart]
    table.stride_step()
    table.choose("stride", g_unit)
    table.choose("pick")
    table.state.flags[g_unit] |= rested
    table.end_phase()
    assert table.where(g_unit) == ("gzone", 0)
    assert sees(table.state, g_unit) == 3
    assert table.vanguard(0) == heart
    assert table.cards("vanguard", 0) == [heart]
    assert table.rested(heart) == rested
    assert table.state.obj[heart] == before


def test_6_8_1_1_1_g_units_on_rear_guard_circles_go_back_too(table: Table) -> None:
    unit = table.put("rear2", 0, "g-unit")
    table.end_phase()
    assert table.where(unit) == ("gzone", 0)


@pytest.mark.rules("10.22.5", "10.24.1", "10.24.2", "10.24.3", "10.24.4")
def test_6_8_1_1_2_locked_cards_are_freed_at_the_end_of_their_fighters_turn(table: Table) -> None:
    unit, other = table.put("rear1", 0), table.put("rear1", 1)
    table.lock(unit)
    table.lock(other)
    before = table.state.obj[unit]
    table.end_phase()
    assert table.state.flags[unit] == 0
    assert table.state.obj[unit] != before
    assert table.state.flags[other] & FACE_DOWN
    assert table.events("stood") == []
    assert table.events("moved", "call") == []


@pytest.mark.rules("10.26.2", "10.26.3", "10.26.5")
def test_6_8_1_1_2_deleted_units_are_turned_up_and_stay_the_same(table: Table) -> None:
    unit = table.vanguard(0)
    add_effect(table.state, ADD, POWER, card=unit, value=2000)
    table.delete(unit)
    before = table.state.obj[unit]
    assert table.number(unit, "power") == 2000
    assert sees(table.state, unit) == 3
    table.end_phase()
    assert table.number(unit, "power") == 13000
    assert not table.state.flags[unit] & FACE_DOWN
    assert table.state.obj[unit] == before


def test_6_8_1_2_what_was_freed_or_went_back_is_noticed_before_the_turn_ends(table: Table) -> None:
    seen: list[str] = []
    table.lock(table.put("rear1", 0))
    table.put("rear2", 0, "g-unit")
    table.ability(0, TURNED, lambda: seen.append("freed"), reason=UNLOCK)
    table.ability(0, MOVED, lambda: seen.append("back"), reason=RETURN_TO_G)
    table.ability(0, TIMING, lambda: seen.append("end"), reason=TURN_END)
    table.end_phase()
    table.choose("number", 0)
    assert sorted(seen[:2]) == ["back", "freed"]
    assert seen[2:] == ["end"]


@pytest.mark.rules("8.2.1.2")
def test_6_8_1_4_what_lasts_for_the_turn_ends_after_the_abilities_of_its_end(table: Table) -> None:
    powers: list[int] = []
    unit = table.put("rear1", 0, power=8000)
    add_effect(table.state, ADD, POWER, card=unit, value=5000, duration=FOR_TURN)
    table.ability(0, TIMING, lambda: powers.append(table.number(unit, "power")), reason=TURN_END)
    table.end_phase()
    assert powers == [13000]
    assert table.number(unit, "power") == 8000


def test_6_8_1_3_each_ability_of_the_end_waits_just_once(table: Table) -> None:
    played: list[str] = []
    table.ability(0, TIMING, lambda: played.append("end"), reason=END_START, often=ONCE_A_TURN)
    table.ability(0, TIMING, lambda: played.append("turn"), reason=TURN_END, often=ONCE_A_TURN)
    table.end_phase()
    table.choose("number", 0)
    assert sorted(played) == ["end", "turn"]


def test_6_8_1_5_it_goes_on_from_6_8_1_2_while_something_is_left(table: Table) -> None:
    """An ability of the end that came into being during the end."""
    def make_another() -> None:
        table.ability(0, TIMING, lambda: draw_cards(table.state, 0, 1), reason=TURN_END, often=ONCE_A_TURN)

    table.ability(0, TIMING, make_another, reason=TURN_END, often=ONCE_A_TURN)
    table.end_phase()
    assert table.count("hand", 0) == 1
    assert table.timings().count("turn_end") == 2


def test_6_8_1_5_then_the_opponent_has_the_turn(table: Table) -> None:
    table.end_phase()
    assert table.state.turn_player == 1
    assert table.state.turn == 5
