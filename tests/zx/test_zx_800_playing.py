"""804 to 806: playing cards and paying for them."""
from __future__ import annotations

import pytest

from tefuda.kernel.choices.choose import choose
from tefuda.kernel.codes import MOVED, RESTED, TIMING
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.zx.areas import DO_PLAY, DO_PLAY_EVENT, PAY, TURN_END
from tefuda.rulebooks.zx.cards import COST
from tests.zx.zx_table import Table
from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT, REPLACE


def resources(table: Table, *colors: tuple[str, ...]) -> list[int]:
    return [table.put("resource", 0, colors=color) for color in colors]


R, B, W, RB, NONE = ("red",), ("blue",), ("white",), ("red", "blue"), ()


# 804.2


@pytest.mark.rules(
    "804.1", "804.2", "804.2a", "804.2b", "804.2d", "804.2e", "804.2f", "804.2h", "804.3", "805.3", "806.1", "310.1",
    "1006.1")
def test_804_2_a_play_goes_step_by_step(table: Table) -> None:
    zx = table.put("hand", 0, cost=1)
    resources(table, R, R)
    table.main_phase(0)
    with table.tracing() as trace:
        table.play(zx, "square7")
        assert table.where(zx) == ("temporary", -1)
        table.choose("pick")
    steps = list(dict.fromkeys(rule for rule in trace if rule[:3] in ("804", "805", "806")))
    assert steps == [
        "804.2a", "804.2b", "804.2d", "804.2e", "804.2f", "805.3a", "805.3b", "805.3c", "805.3d", "804.2h", "806.1f"]
    assert table.where(zx) == ("square7", -1)


def test_804_2b_a_card_from_a_hidden_zone_is_revealed(table: Table) -> None:
    zx = table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.play(zx, "square7")
    shown = [event for event in table.game.events(1) if event.kind == "revealed" and event.reason == "play"]
    assert [event.seen for event in shown] == [True]


def test_804_2d_a_cost_that_is_determined_does_not_change(table: Table) -> None:
    zx = table.put("hand", 0, cost=2)
    paid = resources(table, R, R, R)
    table.main_phase(0)
    table.play(zx, "square7")
    add_effect(table.state, ADD, COST, card=zx, value=-1)
    table.choose("pick", paid[0])
    table.choose("pick", paid[1])
    assert [table.rested(it) for it in paid] == [True, True, False]


def test_804_2f_what_can_not_be_paid_is_taken_back(table: Table) -> None:
    """Something that comes up during the payment keeps the resources from sleeping."""
    zx = table.put("hand", 0, cost=1)
    other = table.put("hand", 0, cost=0)
    rows = resources(table, R, R)
    something_lasts(table)
    table.main_phase(0)
    g = table.state
    lasting = [it.row() for it in g.effects]
    before = (g.zones[g.zone_of[zx]], g.flags.copy(), g.obj.copy(), g.random1, g.turn)
    table.play(zx, "square7")
    for it in rows:
        add_effect(g, PROHIBIT, RESTED, card=it)
    table.choose("pick", rows[0])
    assert table.asks == (0, "506.2")
    assert (g.zones[g.zone_of[zx]], g.flags.copy(), g.obj.copy(), g.random1, g.turn) == before
    assert [it.row() for it in g.effects] == lasting
    assert table.where(zx) == ("hand", 0)
    # The very play that failed is not offered again; all else is.
    assert 7 not in table.squares_for(zx)
    assert 8 in table.squares_for(zx)
    assert table.offered("play") == [zx, other]
    assert g.back is None


def test_804_2f_without_anything_that_lasts_or_is_triggered_a_play_can_not_fail(table: Table) -> None:
    """Then there is no state to keep; with something that is triggered there is one."""
    cards = [table.put("hand", 0, cost=1) for _ in range(2)]
    resources(table, R, R, R)
    table.main_phase(0)
    table.play(cards[0], "square7")
    assert table.asks == (0, "805.3a")
    assert table.state.back is None
    table.choose("pick")
    table.ability(1, TIMING, lambda: None, reason=TURN_END)
    table.play(cards[1], "square8")
    assert table.state.back is not None


def something_lasts(table: Table) -> None:
    """An effect that has nothing to do with the play; but where something lasts, the state before it is kept."""
    add_effect(table.state, PROHIBIT, RESTED, card=table.put("square2", 1))


def test_804_2f_a_game_saved_in_the_middle_of_a_payment_can_still_go_back(table: Table) -> None:
    zx = table.put("hand", 0, cost=1)
    rows = resources(table, R, R)
    something_lasts(table)
    table.main_phase(0)
    table.play(zx, "square7")
    copy = table.game.clone()
    for it in rows:
        add_effect(copy.state, PROHIBIT, RESTED, card=it)
    copy.choose(0)
    assert copy.state.zone_of[zx] == table.place("hand", 0)
    assert table.where(zx) == ("temporary", -1)


def test_804_2h_once_it_is_played_there_is_nothing_to_go_back_to(table: Table) -> None:
    zx = table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.play(zx, "square7")
    assert table.state.back is None
    assert len(table.events("declared", "play")) == 1


def test_804_4a_a_resource_that_may_not_sleep_does_not_pay(table: Table) -> None:
    zx = table.put("hand", 0, cost=1)
    held = resources(table, R)[0]
    add_effect(table.state, PROHIBIT, RESTED, reason=PAY, card=held)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, zx, table.place("square7")) == "805.3c"


def test_804_4c_one_resource_does_not_serve_two_colours(table: Table) -> None:
    zx = table.put("hand", 0, cost=2, colors=RB)
    resources(table, RB)
    table.main_phase(0)
    assert table.offered("play") == []
    resources(table, RB)
    table.main_phase(0)
    assert table.offered("play") == [zx]


# 805


@pytest.mark.rules("805.1", "805.2", "204.6")
def test_805_2a_the_cost_has_the_points_and_colours_of_the_card(table: Table) -> None:
    blue = table.put("hand", 0, cost=2, colors=B)
    resources(table, R, R)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, blue, table.place("square7")) == "805.3c"
    resources(table, B)
    table.main_phase(0)
    assert table.offered("play") == [blue]


def test_805_3a_a_card_for_each_colour_then_the_rest(table: Table) -> None:
    zx = table.put("hand", 0, cost=3, colors=RB)
    red, blue, both, white, other = resources(table, R, B, RB, W, NONE)
    table.main_phase(0)
    table.play(zx, "square7")
    assert table.asks == (0, "805.3a")
    assert table.offered("pick") == [red, blue, both]
    table.choose("pick", both)
    assert table.offered("pick") == [red, blue]
    table.choose("pick", red)
    assert table.asks == (0, "805.3b")
    assert table.offered("pick") == [blue, white, other]
    table.choose("pick", white)
    assert [table.rested(it) for it in (red, blue, both, white, other)] == [True, False, True, True, False]


def test_805_3a_a_pick_that_leads_into_a_dead_end_is_not_offered(table: Table) -> None:
    """Red and blue are needed: once the red one is picked, only a blue one helps."""
    zx = table.put("hand", 0, cost=2, colors=RB)
    red, other_red, both = resources(table, R, R, RB)
    table.main_phase(0)
    table.play(zx, "square7")
    table.choose("pick", red)
    assert table.rested(both)
    assert not table.rested(other_red)


def test_805_3a_a_cost_of_0_needs_no_card_of_its_colour(table: Table) -> None:
    """The book's example: red and 0."""
    zx = table.put("hand", 0, cost=0, colors=R)
    table.main_phase(0)
    table.play(zx, "square7")
    assert table.where(zx) == ("square7", -1)


def test_805_3a_with_fewer_points_than_colours_the_player_says_which(table: Table) -> None:
    """The book's example: red and blue, 1 point."""
    zx = table.put("hand", 0, cost=1, colors=RB)
    red, blue, _ = resources(table, R, B, W)
    table.main_phase(0)
    table.play(zx, "square7")
    assert table.asks == (0, "805.3a")
    assert table.offered("pick") == [red, blue]
    table.choose("pick", blue)
    assert (table.rested(red), table.rested(blue)) == (False, True)
    assert table.where(zx) == ("square7", -1)


def test_805_3b_a_colourless_card_takes_any(table: Table) -> None:
    zx = table.put("hand", 0, cost=1, colors=NONE)
    rows = resources(table, R, NONE)
    table.main_phase(0)
    table.play(zx, "square7")
    assert table.asks == (0, "805.3b")
    assert table.offered("pick") == rows


def test_805_3b_a_payment_that_is_forced_is_made_without_asking(table: Table) -> None:
    zx = table.put("hand", 0, cost=2, colors=R)
    rows = resources(table, R, B)
    table.main_phase(0)
    table.play(zx, "square7")
    assert all(table.rested(it) for it in rows)
    assert table.asks == (0, "506.2")


def test_805_3c_sleeping_resources_do_not_pay(table: Table) -> None:
    zx = table.put("hand", 0, cost=1)
    table.put("resource", 0, rested=True)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, zx, table.place("square7")) == "805.3c"


def test_805_3c_where_nothing_can_pay_after_all_the_play_is_taken_back(table: Table) -> None:
    """The menu would not offer it: the cost of the card rises while it is played."""
    zx = table.put("hand", 0, cost=0)
    table.main_phase(0)
    g = table.state
    add_effect(g, ADD, COST, card=zx, value=3)
    table.play(zx, "square7")
    assert table.where(zx) == ("hand", 0)
    assert table.asks == (0, "506.2")
    assert [event.rule for event in table.events("barred")] == ["506.2"]


def test_805_3d_what_was_picked_sleeps(table: Table) -> None:
    zx = table.put("hand", 0, cost=1)
    row = resources(table, R)[0]
    table.main_phase(0)
    table.play(zx, "square7")
    assert table.rested(row)
    assert [event.reason for event in table.events("rested")] == ["pay"]


# 806


def test_806_1a_squares_that_a_zx_can_enter(table: Table) -> None:
    zx = table.put("hand", 0, cost=0)
    table.put("square4", 1)
    table.put("square7", 0, rested=True)
    table.put("square9", 0)
    table.main_phase(0)
    assert table.squares_for(zx) == [1, 3, 5, 6, 8, 9]
    for square in ("square2", "square4", "square7"):
        assert table.why_not(DO_PLAY, zx, table.place(square)) == "806.1a"


def test_806_1a_for_the_other_player_the_squares_are_the_other_way_round(table: Table) -> None:
    zx = table.put("hand", 1, cost=0)
    table.main_phase(1)
    assert table.squares_for(zx) == [1, 2, 3, 4, 5, 6, 7, 9]


def test_806_1a_without_a_square_it_can_not_be_played(table: Table) -> None:
    zx = table.put("hand", 0, cost=0)
    for number in (1, 3, 4, 5, 6, 7, 8, 9):
        table.put(f"square{number}", 0, rested=True)
    table.main_phase(0)
    assert table.offered("play") == []
    assert table.why_not(DO_PLAY, zx, table.place("square8")) == "806.1a"


@pytest.mark.rules("905.1")
def test_806_1a_over_ones_own_rebooted_zx_the_newer_one_stays(table: Table) -> None:
    old = table.put("square7", 0)
    new = table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.play(new, "square7")
    assert table.where(new) == ("square7", -1)
    assert table.where(old) == ("trash", 0)


@pytest.mark.rules("806.1b", "806.1c", "806.1d")
def test_806_1b_a_zx_of_the_dynamis_needs_its_conditions(table: Table) -> None:
    extra = table.put("dynamis", 0, type="extra", cost=0, face_down=True)
    table.main_phase(0)
    assert table.offered("play") == []
    assert table.why_not(DO_PLAY, extra, table.place("square7")) == "806.1b"


@pytest.mark.rules("303.5a", "1006.2")
def test_806_1f_a_zx_goes_to_its_square_rebooted(table: Table) -> None:
    zx = table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.play(zx, "square5")
    assert table.where(zx) == ("square5", -1)
    assert not table.rested(zx)
    assert table.offered("attack") == [zx]


@pytest.mark.rules("804.3", "804.3c", "809.1")
def test_806_1f_an_event_goes_to_its_owners_trash(table: Table) -> None:
    event = table.put("hand", 0, type="event", cost=0)
    table.main_phase(0)
    table.play(event)
    assert table.where(event) == ("trash", 0)


def test_603_1b_a_zx_is_not_played_as_an_event_nor_the_other_way_round(table: Table) -> None:
    zx = table.put("hand", 0, cost=0)
    event = table.put("hand", 0, type="event", cost=0)
    table.main_phase(0)
    assert table.why_not(DO_PLAY_EVENT, zx) == "603.1b"
    assert table.why_not(DO_PLAY, event, table.place("square5")) == "202.3"


def test_806_1e_a_shift_needs_its_condition(table: Table) -> None:
    shift = table.put("dynamis", 0, type="shift", face_down=True)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, shift, table.place("square7")) == "806.1e"


def test_804_3a_a_choice_of_an_effect_is_made_one_card_at_a_time(table: Table) -> None:
    hand = table.put_many(3, "hand", 0)
    chosen: list[tuple[int, ...]] = []
    table.happen(lambda: choose(table.state, 0, 2, 2, tuple(hand)), lambda: chosen.append(table.state.result))
    assert table.asks[0] == 0
    table.choose("pick", hand[2])
    assert table.offered("pick") == hand[:2]
    table.choose("pick", hand[0])
    assert chosen == [(hand[0], hand[2])]


# 811, 812


@pytest.mark.rules("811.1a", "811.1c")
def test_811_1_printed_numbers_are_the_base_of_lasting_effects(table: Table) -> None:
    zx = table.put("hand", 0, cost=3)
    add_effect(table.state, ADD, COST, card=zx, value=-3)
    table.main_phase(0)
    assert table.offered("play") == [zx]


@pytest.mark.rules("812.1")
def test_812_2_the_turn_player_picks_among_replacements(table: Table) -> None:
    doomed = table.put("square7", 1, damage=3000)
    for zone in ("hand", "resource"):
        add_effect(table.state, REPLACE, MOVED, card=doomed, value=table.place(zone, 0))
    table.check()
    assert table.asks == (0, "812.2")
    assert table.offered("number") == [0, 1]
