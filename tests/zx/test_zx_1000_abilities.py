"""304, 1000: what abilities do to decks, players and squares."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always, Automatic
from tefuda.kernel.abilities.card_effects import Lasts, Rest, CardProcedure
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.player_effects import Look, PlayerProcedure
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Moves
from tefuda.kernel.abilities.nodes import OPPONENT, YOU, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.deck_effects import PutBack, TakeOff
from tefuda.kernel.abilities.board_places import Beside, Places, PutInto, Placed
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards, Together, Top
from tefuda.kernel.abilities.spoken_of import It, Looked, This
from tefuda.kernel.codes import REST
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_OPPONENTS_NEXT_TURN
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.areas import (
    ATTACK, BY_ABILITY, LOOK, REBOOT, ZONE_DECK, ZONE_RESOURCE, ZONE_SQUARE, ZONE_TRASH, DEALING, DEALING_IN_BATTLE,
    ELSEWHERE,
)
from tefuda.rulebooks.zx.cards import POWER
from tests.zx.zx_table import Table
from tests.zx.zx_texts import (
    DESTROY, DRAW, IS_ZX, MINE, THEIRS, act, cards, choose, damage, hit_player, power, until_end,
)


# 304.3, 1000


@pytest.mark.rules("304.3", "902.1")
def test_304_3_cards_leave_the_deck_one_at_a_time_with_a_reload_between(table: Table) -> None:
    mill = act(TakeOff(YOU, ZONE_DECK, Fixed(3), ZONE_RESOURCE, BY_ABILITY, REST))
    table.put("square7", 0, abilities=(mill,))
    table.leave(1, "deck", 0)
    table.put_many(4, "trash", 0)
    table.main_phase(0)
    table.choose("use")
    table.choose("pick")
    assert table.count("resource", 0) == 3
    assert all(table.rested(it) for it in table.cards("resource", 0))
    assert table.count("deck", 0) == 2


@pytest.mark.rules("1005.1a")
def test_304_2_cards_that_were_looked_at_are_put_back_in_an_order(table: Table) -> None:
    three = Top(ZONE_DECK, YOU, Fixed(3))
    table.put("square7", 0, abilities=(act(Look(three, False, LOOK), PutBack(Looked())),))
    table.main_phase(0)
    deck = table.cards("deck", 0)
    top = deck[-1:-4:-1]
    table.choose("use")
    table.choose("pick", top[2])
    table.choose("pick", top[0])
    assert table.cards("deck", 0)[-1:-4:-1] == [top[2], top[0], top[1]]


@pytest.mark.rules("1003.1", "302.4")
def test_1003_a_card_is_shuffled_into_its_owners_deck(table: Table) -> None:
    table.put("square7", 0, abilities=(act(Do(choose(THEIRS), CardProcedure("shuffle in", Fixed(0)))),))
    target = table.put("square4", 1)
    table.main_phase(0)
    table.choose("use")
    assert table.where(target) == ("deck", 1)
    assert [event.kind for event in table.events("shuffled")] == ["shuffled"]


@pytest.mark.rules("1001.2", "907.1")
def test_1001_2_an_effect_can_deal_damage_to_a_player(table: Table) -> None:
    table.put("square7", 0, abilities=(act(hit_player()),))
    table.main_phase(0)
    table.choose("use")
    assert table.asks == (0, "907.2c")
    table.choose("pick")
    assert table.count("life", 1) == 3


@pytest.mark.rules("1012.1b")
def test_1012_1a_recovering_puts_the_top_of_the_deck_into_life(table: Table) -> None:
    table.put("square7", 0, abilities=(act(PlayerProcedure("recover", YOU, Fixed(2))),))
    table.main_phase(0)
    top = table.cards("deck", 0)[-2:]
    table.choose("use")
    assert table.cards("life", 0)[-2:] == top[::-1]


@pytest.mark.rules("1006.3", "303.2")
def test_1006_3_a_place_is_picked_among_those_that_the_text_allows(table: Table) -> None:
    beside = Places(ZONE_SQUARE, (0, 2, 3, 4, 5, 6, 8), (IS_ZX,), This())
    table.put("square5", 0, abilities=(act(Do(choose(cards(ZONE_TRASH)), PutInto(beside, BY_ABILITY, REST))),))
    table.put("square4", 1)
    guest = table.put("trash", 0)
    table.main_phase(0)
    table.choose("use")
    assert table.where(guest) == ("square6", -1)
    assert table.rested(guest)


@pytest.mark.rules("303.2a")
def test_303_2_neighbours_are_next_to_a_card(table: Table) -> None:
    aura = Always(statics=(Static(Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX, Beside(This()))), power(-1000)),))
    table.put("square5", 0, abilities=(aura,))
    near, far = table.put("square4", 1), table.put("square1", 1)
    assert [value(table.state, it, POWER) for it in (near, far)] == [2000, 3000]


def test_303_4_squares_are_counted_from_ones_own_side(table: Table) -> None:
    lord = Always(statics=(Static(Cards((ZONE_SQUARE,), YOU, (IS_ZX, Placed((6, 7, 8)))), power(1000)),))
    own = table.put("square1", 1, abilities=(lord,))
    away = table.put("square9", 1)
    assert [value(table.state, it, POWER) for it in (own, away)] == [4000, 3000]


def test_502_1_a_card_may_stay_asleep_in_the_next_reboot_phase(table: Table) -> None:
    freeze = act(Choose(choose(THEIRS)), Do(It(), Rest(BY_ABILITY)), Do(It(), Lasts(Cannot(2, REBOOT),
                                                                                    FOR_OPPONENTS_NEXT_TURN)))
    table.put("square7", 0, abilities=(freeze,))
    target = table.put("square4", 1)
    table.main_phase(0)
    table.choose("use")
    table.choose("pass")
    assert table.state.turn_player == 1
    assert table.rested(target)
    while table.state.turn_player == 1:
        table.choose("pass")
    while table.state.turn_player == 0:
        table.choose("pass")
    assert not table.rested(target)


def test_605_5_a_battle_long_effect_ends_with_the_battle(table: Table) -> None:
    roar = Automatic(when=Declares(ATTACK, This()), effects=(Do(This(), until_end(power(1000), FOR_BATTLE)),))
    attacker = table.put("square5", 0, abilities=(roar,))
    target = table.put("square4", 1, power=9000)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.state.damage[target] == 4000
    assert value(table.state, attacker, POWER) == 3000


def test_102_6_a_card_may_be_kept_from_dealing_damage(table: Table) -> None:
    attacker = table.put("square5", 0, abilities=(Always(statics=(Static(This(), Cannot(DEALING_IN_BATTLE)),)),))
    shooter = table.put("square7", 0, abilities=(act(Do(choose(THEIRS), damage(500))), Always(statics=(Static(This(),
                                                                                                              Cannot(DEALING)),))))
    target = table.put("square4", 1)
    table.main_phase(0)
    table.attack(attacker, target)
    table.choose("use", shooter)
    assert table.state.damage[target] == 0


def test_together_this_or_others(table: Table) -> None:
    either = Together((This(), Cards((ZONE_SQUARE,), YOU, (Labelled("tribe:騎士"),))))
    zx = table.put("hand", 0, cost=0, abilities=(Automatic(when=Moves(either, ELSEWHERE, (ZONE_SQUARE,)),
                                                           effects=(DRAW,)),))
    knight = table.put("hand", 0, cost=0, tribes=("騎士",))
    table.main_phase(0)
    table.play(zx, "square7")
    table.play(knight, "square9")
    assert table.count("hand", 0) == 2


def test_mine_is_not_theirs(table: Table) -> None:
    table.put("square7", 0, abilities=(act(Do(choose(MINE), DESTROY), costs=()),))
    table.put("square4", 1)
    table.main_phase(0)
    table.choose("use")
    assert table.count("charge", 0) == 1
    assert table.count("charge", 1) == 0
