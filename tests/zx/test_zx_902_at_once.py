"""901.2a: reloading, and cards that go home, at any moment."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all
from tefuda.kernel.actions.one_by_one import draw
from tefuda.kernel.events.changes import attach
from tefuda.kernel.actions.create import vanish
from tefuda.kernel.codes import FACE_DOWN
from tefuda.rulebooks.zx.areas import BY_RULE, DECK, HAND
from tests.zx.zx_table import HOME, Table

# 902


@pytest.mark.rules("901.2a", "902.1")
def test_902_1_in_the_middle_of_drawing_two(table: Table) -> None:
    """One card is drawn, the deck reloads, and the second is drawn from the new deck."""
    table.leave(1, "deck", 0)
    last = table.cards("deck", 0)[0]
    trash = table.put_many(3, "trash", 0)
    table.begin("503.3", 0)
    assert table.asks == (1, "902.1c")
    assert table.cards("hand", 0) == [last]
    assert (table.count("deck", 0), table.count("trash", 0)) == (3, 0)
    table.choose("pick")
    assert table.count("hand", 0) == 2
    assert table.cards("hand", 0)[1] in trash
    assert (table.count("life", 0), table.count("charge", 0)) == (3, 1)


def test_902_1_not_without_a_trash(table: Table) -> None:
    table.leave(1, "deck", 0)
    table.begin("503.3", 0)
    assert table.count("hand", 0) == 1
    assert table.game.winner == 1


def test_902_1_when_a_card_comes_to_the_trash_of_an_empty_deck(table: Table) -> None:
    table.leave(0, "deck", 0)
    event = table.put("hand", 0, type="event", cost=0)
    spare = table.put("hand", 0)
    table.begin("506.2", 0)
    table.play(event)
    assert table.asks == (1, "902.1c")
    assert table.cards("deck", 0) == [event]
    table.choose("pick")
    assert table.asks == (0, "506.2")
    assert table.cards("hand", 0) == [spare]


def test_902_1a_the_whole_trash_becomes_the_deck(table: Table) -> None:
    table.leave(1, "deck", 0)
    trash = table.put_many(5, "trash", 0)
    table.put("trash", 1)
    table.happen(lambda: draw(table.state, 0, 1, DECK, HAND, BY_RULE))
    assert sorted(table.cards("deck", 0)) == sorted(trash)
    assert table.count("trash", 1) == 1


def test_902_1b_and_is_shuffled(table: Table) -> None:
    table.leave(1, "deck", 0)
    trash = table.put_many(8, "trash", 0)
    before = {it: table.state.obj[it] for it in trash}
    table.happen(lambda: draw(table.state, 0, 1, DECK, HAND, BY_RULE))
    assert [event.rule for event in table.events("shuffled")] == ["902.1b"]
    assert all(table.state.obj[it] != obj for it, obj in before.items())


def test_902_1c_the_opponent_picks_a_life_card_that_does_not_ignite(table: Table) -> None:
    life = table.set_life(0, [{"icons": ("ignition",)}, {"icons": ("ignition",)}])
    table.leave(1, "deck", 0)
    table.put("trash", 0)
    table.happen(lambda: draw(table.state, 0, 1, DECK, HAND, BY_RULE))
    assert table.asks == (1, "902.1c")
    assert table.offered("pick") == life
    table.choose("pick", life[1])
    assert table.where(life[1]) == ("charge", 0)
    assert table.events("moved", "reload")[-1].rule == "902.1c"
    assert table.asks == (0, "506.2")


@pytest.mark.rules("903.1")
def test_902_1c_the_last_life_card_goes_and_the_game_is_lost_at_the_next_pre_process(table: Table) -> None:
    table.set_life(0, [{}])
    table.leave(1, "deck", 0)
    table.put("trash", 0)
    table.begin("503.3", 0)
    assert table.game.winner == 1


def test_902_1_while_a_card_ignites_the_rest_goes_on(table: Table) -> None:
    """The card is played from an empty deck: the deck reloads before the card reaches its square."""
    table.leave(0, "deck", 0)
    spark = table.put("deck", 0, icons=("ignition",))
    charge = table.put("charge", 0)
    table.begin("505.1", 0)
    table.choose("ignite", charge)
    table.play(spark, "square5")
    assert table.asks == (1, "902.1c")
    assert table.where(spark) == ("temporary", -1)
    assert table.cards("deck", 0) == [charge]
    table.choose("pick")
    assert table.where(spark) == ("square5", -1)


def test_902_1_what_a_step_was_given_is_there_after_reloading(table: Table) -> None:
    table.leave(1, "deck", 0)
    table.put("trash", 0)
    seen: list[object] = []
    g = table.state

    def give() -> int:
        g.result = (7, 9)
        g.answer = 99
        return draw(g, 0, 1, DECK, HAND, BY_RULE)

    table.happen(give, lambda: seen.extend((g.result, g.answer, g.done)))
    table.choose("pick")
    assert seen == [(7, 9), 99, 1]


def test_902_1_both_players_reload_the_turn_player_first(table: Table) -> None:
    for player in (0, 1):
        table.leave(1, "deck", player)
        table.put("trash", player)
    tops = (table.cards("deck", 0)[0], table.cards("deck", 1)[0])
    table.state.turn_player = 1
    table.happen(lambda: move_all(table.state, tops, table.place("temporary"), BY_RULE))
    assert table.asks == (0, "902.1c")
    table.choose("pick")
    assert table.asks == (1, "902.1c")
    table.choose("pick")
    assert (table.count("charge", 0), table.count("charge", 1)) == (1, 1)


def test_902_1_in_the_hand_limit_of_the_end_phase_the_turn_does_not_end_yet(table: Table) -> None:
    """Reloading fills the charge beyond its limit after 507.8, so 507.9 goes back to 507.3."""
    table.leave(0, "deck", 0)
    table.put_many(4, "charge", 0)
    hand = table.put_many(7, "hand", 0)
    table.begin("507.8", 0)
    for it in hand[:6]:
        table.choose("pick", it)
    table.choose("pick")
    assert table.asks == (0, "906.1")
    assert table.state.turn_player == 0


# 910 to 913


def test_910_1_an_extra_that_leaves_the_squares_goes_face_up_to_the_dynamis(table: Table) -> None:
    extra = table.put("square7", 0, type="extra", damage=3000)
    table.put("dynamis", 0, type="extra", face_down=True)
    table.check()
    assert table.where(extra) == ("dynamis", 0)
    assert not table.state.flags[extra] & FACE_DOWN
    assert len(table.game.view(1).zone("dynamis", 0).cards) == 1
    assert table.count("charge", 0) == 0


@pytest.mark.rules("301.4")
def test_910_1_from_square_to_square_it_stays(table: Table) -> None:
    extra = table.put("square7", 0, type="extra")
    table.happen(lambda: table.move(extra, "square5"))
    assert table.where(extra) == ("square5", -1)


@pytest.mark.rules("911.2")
def test_911_1_an_overboost_comes_apart(table: Table) -> None:
    real = table.put("underside", 0, type="player")
    table.lay(table.player_card(0), "box", 0)
    upper = table.put("square5", 0, type="overboost-upper", damage=3000)
    lower = table.put("square5", 0, type="overboost-lower")
    attach(table.state, lower, upper)
    table.check()
    assert table.where(upper) == ("dynamis", 0)
    assert table.where(lower) == ("underside", 0)
    assert table.where(real) == (HOME[0], -1)
    assert not table.rested(real)
    assert table.state.host[lower] == real


@pytest.mark.rules("1206.4")
def test_912_1_what_is_no_card_vanishes_outside_the_squares(table: Table) -> None:
    virtual = table.player_card(0)
    table.happen(lambda: table.move(virtual, "hand", 0))
    assert table.count("hand", 0) == 0
    assert len(table.events("vanished")) == 1
    # 909 puts another one there.
    assert table.where(table.player_card(0)) == (HOME[0], -1)
    with pytest.raises(Exception, match="it is a card"):
        vanish(table.state, table.cards("deck", 0)[0], BY_RULE)


def test_913_1_the_shift_on_a_card_that_leaves_goes_to_the_dynamis(table: Table) -> None:
    host = table.put("square7", 0, damage=3000)
    shift = table.put("square7", 0, type="shift")
    attach(table.state, shift, host)
    table.check()
    assert table.where(host) == ("charge", 0)
    assert table.where(shift) == ("dynamis", 0)
    assert not table.state.flags[shift] & FACE_DOWN
