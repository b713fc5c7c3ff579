"""811 to 814: lasting effects, replacements, last-known information and sources, and 1102 to 1109 as texts."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding, Replacing
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.conditions import There, TurnOf
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.nodes import AT_LEAST, EQUAL, OPPONENT, YOU, Static
from tefuda.kernel.abilities.numbers import Counted, Each, Fixed, ValueOf
from tefuda.kernel.abilities.qualities import Becomes, Cannot, Gains, Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Best, Cards
from tefuda.kernel.abilities.spoken_of import EventCard, This
from tefuda.kernel.codes import BEING_AFFECTED, DAMAGED, DECLARED, MOVED, REST
from tefuda.kernel.continuous.lasting_effects import FOR_GAME
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.areas import (
    ATTACK, BEING_ATTACKED, BY_ABILITY, DESTROYED, DO_ATTACK, DO_PLAY_EVENT, PLAYING_EVENTS, ZONE_CHARGE, ZONE_HAND,
    ZONE_LIFE, ZONE_REMOVE, ZONE_RESOURCE, ZONE_SQUARE, ZONE_TRASH,
)
from tefuda.rulebooks.zx.cards import CHARGE_ROOM, COST, HAND_ROOM, IGNITION_ICON, LAST_PLAYER, POWER, RANGE, TYPE
from tefuda.rulebooks.rulebook import rulebook
from tests.laid_table import abilities_of as read
from tests.zx.zx_table import Table
from tests.zx.zx_texts import (
    DESTROY, DRAW, IS_ZX, MINE, THEIRS, TO_HAND, act, cards, choose, damage, event, power, until_end, when_destroyed,
)

IS_PLAYER = Has(TYPE, EQUAL, Fixed(LAST_PLAYER))


def always(*statics: Static) -> Always:
    return Always(statics=statics)


# 811


def test_811_3_numbers_are_changed_in_the_order_of_origin(table: Table) -> None:
    changer = table.put("square7", 0, abilities=(
        act(Do(choose(MINE), until_end(Becomes(POWER, Fixed(1000)))), costs=()),
        act(Do(choose(MINE), until_end(power(500))), costs=())))
    table.main_phase(0)
    table.choose("use", changer, 1)
    table.choose("use", changer, 0)
    assert value(table.state, changer, POWER) == 1000
    table.choose("use", changer, 1)
    assert value(table.state, changer, POWER) == 1500


def test_811_3a_an_always_ability_counts_from_when_its_card_came(table: Table) -> None:
    card = table.put("square7", 0, abilities=(act(Do(This(), until_end(Becomes(POWER, Fixed(1000)))), costs=()),))
    lord = table.put("hand", 0, cost=0, abilities=(always(Static(MINE, power(2000))),))
    table.main_phase(0)
    table.choose("use", card)
    table.play(lord, "square9")
    assert value(table.state, card, POWER) == 3000


def test_811_4_an_effect_on_cards_in_squares_misses_those_that_come_later(table: Table) -> None:
    table.put("square7", 0, abilities=(act(Do(MINE, until_end(power(1000)))),))
    later = table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.choose("use")
    table.play(later, "square9")
    assert value(table.state, later, POWER) == 3000


def test_507_7_what_lasts_for_the_turn_ends_with_it(table: Table) -> None:
    card = table.put("square7", 0, abilities=(
        act(Do(This(), until_end(power(1000)))), act(Do(This(), until_end(power(500), FOR_GAME)), costs=())))
    table.main_phase(0)
    table.choose("use", card, 0)
    table.choose("use", card, 1)
    assert value(table.state, card, POWER) == 4500
    table.choose("pass")
    assert value(table.state, card, POWER) == 3500


def test_801_2c_a_continuous_ability_holds_while_its_condition_is_met(table: Table) -> None:
    """803.1d: here only in one's own turn, and with enough resources."""
    rich = Always(
        condition=There(cards(ZONE_RESOURCE), AT_LEAST, Fixed(2)), statics=(Static(This(), power(1000)),))
    keen = Always(condition=TurnOf(YOU), statics=(Static(This(), power(100)),))
    card = table.put("square7", 0, abilities=(rich, keen))
    table.main_phase(0)
    assert value(table.state, card, POWER) == 3100
    table.put_many(2, "resource", 0)
    assert value(table.state, card, POWER) == 4100
    table.choose("pass")
    assert value(table.state, card, POWER) == 4000


def test_numbers_are_computed_from_the_game(table: Table) -> None:
    each = Plus(POWER, Each(Counted(cards(ZONE_CHARGE)), 500))
    card = table.put("square7", 0, abilities=(always(Static(This(), each)),))
    table.put_many(3, "charge", 0)
    assert value(table.state, card, POWER) == 4500


def test_the_highest_of_some_is_chosen(table: Table) -> None:
    table.put("square7", 0, abilities=(act(Do(choose(Best(THEIRS, POWER)), DESTROY)),))
    table.put("square4", 1, power=2000)
    high = table.put("square1", 1, power=6000)
    table.main_phase(0)
    table.choose("use")
    assert table.where(high) == ("charge", 1)


def test_given_abilities_come_and_go(table: Table) -> None:
    lord = table.put("square8", 0, abilities=(always(Static(MINE, Gains(act(DRAW)))),))
    knight = table.put("square7", 0)
    table.main_phase(0)
    assert table.offered("use") == [knight, lord]
    table.choose("use", knight)
    table.happen(lambda: table.move(lord, "trash"))
    assert table.offered("use") == []


def test_805_2c_a_cost_is_changed_and_never_below_0(table: Table) -> None:
    cheap = always(Static(Cards((ZONE_HAND,), YOU, (IS_ZX,)), Plus(COST, Fixed(-2))))
    table.put("square7", 0, abilities=(cheap,))
    card = table.put("hand", 0, cost=1)
    table.main_phase(0)
    table.play(card, "square9")
    assert table.where(card) == ("square9", -1)


# 102.6 What can't be done


def test_102_6_attacking_and_being_attacked_can_be_forbidden(table: Table) -> None:
    meek = table.put("square5", 0, abilities=(always(Static(This(), Cannot(DECLARED, ATTACK))),))
    other = table.put("square7", 0)
    hidden = table.put("square4", 1, abilities=(always(Static(This(), Cannot(BEING_ATTACKED))),))
    table.main_phase(0)
    assert table.offered("attack") == []
    assert table.why_not(DO_ATTACK, meek, hidden) == "102.6"
    assert table.why_not(DO_ATTACK, other, hidden) == "102.6"


def test_102_6_playing_events_can_be_forbidden(table: Table) -> None:
    table.put("square4", 1, abilities=(Forbidding(who=OPPONENT, deed=PLAYING_EVENTS),))
    spell = table.put("hand", 0, type="event", cost=0)
    table.main_phase(0)
    assert table.offered("play") == []
    assert table.why_not(DO_PLAY_EVENT, spell) == "102.6"


def test_102_6_small_damage_may_be_withstood(table: Table) -> None:
    tough = table.put("square4", 1, power=9000, abilities=(always(Static(This(), Cannot(DAMAGED, points=Fixed(5000)))),))
    gunner = table.put("square7", 0, abilities=(
        act(Do(choose(THEIRS), damage(5000)), costs=()), act(Do(choose(THEIRS), damage(5500)), costs=())))
    table.main_phase(0)
    table.choose("use", gunner, 0)
    assert table.state.damage[tough] == 0
    table.choose("use", gunner, 1)
    assert table.state.damage[tough] == 5500


@pytest.mark.rules("1013.1a", "1013.1b", "811.7")
def test_1013_an_unaffected_card_can_be_chosen_but_nothing_is_done_to_it(table: Table) -> None:
    proud = table.put("square4", 1, abilities=(always(Static(This(), Cannot(BEING_AFFECTED))),))
    other = table.put("square1", 1)
    table.put("square7", 0, abilities=(act(Do(choose(THEIRS), DESTROY)),))
    table.main_phase(0)
    table.choose("use")
    assert table.offered("pick") == [other, proud]
    table.choose("pick", proud)
    assert table.where(proud) == ("square4", -1)


def test_301_4_leaving_can_be_forbidden(table: Table) -> None:
    rooted = table.put("square4", 1, abilities=(always(Static(This(), Cannot(MOVED))),))
    table.put("square7", 0, abilities=(act(Do(choose(THEIRS), TO_HAND)),))
    table.main_phase(0)
    table.choose("use")
    assert table.where(rooted) == ("square4", -1)


# 306.2, 309.2 Limits


def test_306_2_the_limit_of_the_charge_can_be_changed(table: Table) -> None:
    narrow = always(Static(Cards((ZONE_SQUARE,), OPPONENT, (IS_PLAYER,)), Plus(CHARGE_ROOM, Fixed(-2))))
    table.put("square7", 0, abilities=(narrow,))
    table.put_many(3, "charge", 1)
    table.check()
    assert table.asks == (1, "906.1")
    table.choose("pick")
    assert table.count("charge", 1) == 2


@pytest.mark.rules("102.2")
def test_309_2c_the_hand_may_have_no_limit(table: Table) -> None:
    wide = always(Static(Cards((ZONE_SQUARE,), YOU, (IS_PLAYER,)), Becomes(HAND_ROOM, Fixed(99))))
    table.put("square7", 0, abilities=(wide,))
    table.put_many(9, "hand", 0)
    table.main_phase(0)
    table.choose("pass")
    assert table.state.turn_player == 1
    assert table.count("hand", 0) == 9


def test_206_6_an_icon_can_be_gained_anywhere(table: Table) -> None:
    life_at_one = There(cards(ZONE_LIFE), EQUAL, Fixed(1))
    hope = Always(
        where=(ZONE_LIFE, ZONE_SQUARE, ZONE_HAND), condition=life_at_one,
        statics=(Static(This(), Plus(IGNITION_ICON, Fixed(1))),))
    table.set_life(0, [])
    card = table.put("life", 0, abilities=(hope,))
    assert value(table.state, card, IGNITION_ICON) == 1
    table.put("life", 0)
    assert value(table.state, card, IGNITION_ICON) == 0


def test_206_6_what_gives_another_card_an_icon_does_so_where_it_works(table: Table) -> None:
    """The icon is there anywhere; but an ability of a card in a deck or a hand speaks of no other card."""
    text = read(rulebook("zx"), "【常】攻撃されているゼクスはイグニッションアイコンを得る。")
    attacker, target = table.put("square7", 0), table.put("square4", 1)
    table.put("hand", 1, abilities=text)
    table.main_phase(0)
    table.choose("attack", attacker, target)
    assert value(table.state, target, IGNITION_ICON) == 0
    table.put("square9", 0, abilities=text)
    assert value(table.state, target, IGNITION_ICON) == 1


def test_1104_a_gained_range_reaches_farther(table: Table) -> None:
    far = always(Static(MINE, Becomes(RANGE, Fixed(9))))
    shooter = table.put("square7", 0)
    target = table.put("square3", 1)
    table.main_phase(0)
    assert table.targets_of(shooter) == []
    table.put("square9", 0, abilities=(far,))
    table.main_phase(0)
    assert target in table.targets_of(shooter)


# 812 Replacements


def instead(zone: int, flags: int = 0, optional: bool = False) -> Replacing:
    return Replacing(
        when=Moves(This(), (ZONE_SQUARE,), (ZONE_CHARGE,), (DESTROYED,)), optional=optional,
        effects=(Do(EventCard(), MoveTo(zone, DESTROYED, flags=flags)),))


def test_812_1_a_destroyed_card_goes_elsewhere_instead(table: Table) -> None:
    """808.3d: it is destroyed all the same."""
    card = table.put("square4", 1, abilities=(instead(ZONE_RESOURCE, REST), when_destroyed(DRAW)))
    table.put("square7", 0, abilities=(act(Do(choose(THEIRS), DESTROY)),))
    table.main_phase(0)
    table.choose("use")
    assert table.where(card) == ("resource", 1)
    assert table.rested(card)
    assert table.count("hand", 1) == 1


def test_812_2_the_turn_player_chooses_among_replacements(table: Table) -> None:
    card = table.put("square4", 1, abilities=(instead(ZONE_RESOURCE), instead(ZONE_HAND)))
    table.main_phase(0)
    table.state.damage[card] = 9000
    table.check()
    assert table.asks == (0, "812.2")
    table.choose("number", 1)
    assert table.where(card) == ("hand", 1)


@pytest.mark.rules("804.4")
def test_804_4b_a_replaced_move_pays_as_well(table: Table) -> None:
    cost = Do(This(), DESTROY)
    card = table.put("square7", 0, abilities=(act(DRAW, costs=(cost,)), instead(ZONE_REMOVE)))
    table.main_phase(0)
    table.choose("use", card)
    assert table.where(card) == ("remove", 0)
    assert table.count("hand", 0) == 1


# 813 Last-known information


def test_813_1_a_card_that_has_gone_is_as_it_last_was(table: Table) -> None:
    from tefuda.kernel.abilities.card_effects import CardProcedure
    revenge = Automatic(
        when=Moves(This(), (ZONE_SQUARE,), (), (DESTROYED,)),
        effects=(Do(choose(THEIRS), CardProcedure("damage", ValueOf(EventCard(), POWER))),))
    lord = always(Static(Cards((ZONE_SQUARE,), YOU, (IS_ZX,)), power(1000)))
    table.put("square9", 0, abilities=(lord,))
    fallen = table.put("square7", 0, power=2000, abilities=(revenge,))
    target = table.put("square4", 1, power=9000)
    table.main_phase(0)
    table.state.damage[fallen] = 9000
    table.check()
    assert table.state.damage[target] == 3000


# 1100 Keywords


def test_1102_life_recovery_may_stand_in_the_text(table: Table) -> None:
    table.set_life(1, [])
    healer = table.put(
        "life", 1, icons=("ignition",), abilities=(Always(keyword="life_recovery", where=(ZONE_LIFE, ZONE_SQUARE)),))
    table.put("life", 1)
    table.state.registers[6] = 1
    table.check()
    table.choose("pick", healer)
    top = table.cards("deck", 1)[-1]
    table.play(healer, "square1")
    assert table.where(top) == ("life", 1)


def test_1105_an_evol_seed_hears_the_way_from_the_deck_to_the_trash(table: Table) -> None:
    from tefuda.kernel.abilities.deck_effects import TakeOff
    from tefuda.rulebooks.zx.areas import ZONE_DECK
    seed = Automatic(
        keyword="evolseed", where=(ZONE_TRASH,), when=Moves(This(), (ZONE_DECK,), (ZONE_TRASH,)), effects=(DRAW,))
    table.put("square7", 0, abilities=(
        act(TakeOff(YOU, ZONE_DECK, Fixed(1), ZONE_TRASH, BY_ABILITY)), act(Do(choose(cards(ZONE_HAND)), MoveTo(
            ZONE_TRASH, BY_ABILITY)), costs=())))
    in_hand = table.put("hand", 0, abilities=(seed,))
    table.put("deck", 0, abilities=(seed,))
    table.main_phase(0)
    table.choose("use", -1, 1)
    assert table.where(in_hand) == ("trash", 0)
    assert table.count("hand", 0) == 0
    table.choose("use", -1, 0)
    assert table.count("hand", 0) == 1


def test_1107_alter_force_puts_cards_under_the_card(table: Table) -> None:
    """312.3, 908: the force goes to the trash when its card leaves."""
    from tefuda.kernel.abilities.card_effects import CardProcedure
    force = Activated(timings=(0,), effects=(Do(choose(cards(ZONE_TRASH)), CardProcedure("force", Fixed(0))),))
    host = table.put("square7", 0, abilities=(force,))
    soul = table.put("trash", 0)
    table.main_phase(0)
    table.choose("use", host)
    assert table.where(soul) == ("force", -1)
    assert table.state.host[soul] == host
    table.happen(lambda: table.move(host, "hand"))
    assert table.where(soul) == ("trash", 0)


def test_1010_an_effect_can_ignite(table: Table) -> None:
    from tefuda.kernel.abilities.player_effects import PlayerProcedure
    table.put("square7", 0, abilities=(act(PlayerProcedure("ignite", YOU, Fixed(1))),))
    table.put("deck", 0, icons=("ignition",))
    table.main_phase(0)
    table.choose("use")
    assert table.asks == (0, "1010.1")


def test_1008_removed_cards_leave_the_game(table: Table) -> None:
    spell = table.put("hand", 0, type="event", cost=0, abilities=(
        event(Do(choose(cards(ZONE_TRASH), 2), MoveTo(ZONE_REMOVE, BY_ABILITY))),))
    table.put_many(2, "trash", 0)
    table.main_phase(0)
    table.play(spell)
    assert table.count("remove", 0) == 2
