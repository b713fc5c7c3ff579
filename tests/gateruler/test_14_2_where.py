"""14-1, 14-2, 14-5, 14-6 and 14-9: names of abilities, where they work, how often, and what triggers them."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.nodes import AT_LEAST, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import AnyCard, Cards
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.gateruler.areas import ZONE_DAMAGE, ZONE_GRAVEYARD, ZONE_HAND
from tefuda.rulebooks.gateruler.cards import ATK
from tefuda.rulebooks.gateruler.language import LANGUAGE
from tests.laid_table import put

from .table import Table
from .texts import always, go, usable, use, when, written

STRONG = (Has(ATK, AT_LEAST, Fixed(5)),)


def test_14_1a_4_an_ability_may_have_a_name_and_no_limit(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), "「月歩」通常：カードを1枚引く。")
    table.main_phase(0)
    for count in (1, 2):
        use(table, unit)
        table.resolve()
        assert table.count("hand") == count
    assert table.state.used == ()


@pytest.mark.rules("14-1a-4")
def test_14_6a_2_a_name_outside_the_limit_counts_each_ability_by_itself(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), (
        "「月歩」[ターン1回]通常：カードを1枚引く。\n「月歩」[ターン1回]通常：カードを2枚引く。"))
    table.main_phase(0)
    use(table, unit, 0)
    table.resolve()
    use(table, unit, 1)
    table.resolve()
    assert (table.count("hand"), usable(table)) == (3, [])


@pytest.mark.parametrize(("text", "left"), [
    ("「月歩[ターン1回]」通常：カードを1枚引く。", True), ("[ターン1回]通常：カードを1枚引く。", False)])
@pytest.mark.rules("14-6a-1a", "14-6a-2a")
def test_14_6a_1a_a_new_controller_counts_anew_only_by_name(table: Table, text: str, left: bool) -> None:
    """The ability was used by player 0; then player 1 takes the unit and has the same turn."""
    unit = written(table, table.unit("attack1", 0, atk=9), text)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    g = table.state
    put(g, unit, table.place("attack1", 1))
    g.controller[unit] = 1
    table.main_phase(1)
    assert bool(usable(table)) == left


@pytest.mark.rules("14-2a-1")
def test_14_2a_what_always_is_works_on_the_field_only(table: Table) -> None:
    text = "味方のユニットはATK+1。"
    unit = table.unit("attack1", 0, atk=1)
    for place in ("hand", "graveyard", "drive", "damage", "exile"):
        written(table, table.unit(place, 0, atk=7), text)
    table.main_phase(0)
    assert value(table.state, unit, ATK) == 1


def test_14_2a_2_of_a_set_card_only_its_timing_works(table: Table) -> None:
    unit = table.unit("attack1", 0, atk=1)
    trap = written(table, table.event("set1", 0, "instant"), "カードを1枚引く。\n味方のユニットはATK+1。")
    table.main_phase(0)
    assert value(table.state, unit, ATK) == 1
    assert table.offered("play") == [trap]


def test_14_9b_1b_a_hidden_card_is_shown_once_for_what_happened(table: Table) -> None:
    attacker = table.unit("attack1", 0)
    trap = written(table, table.event("set1", 1, "when"),
                   "セットして、敵のユニットが攻撃した時に使える：カードを1枚引く。")
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    table.choose("show", trap)
    assert (table.gate, table.asks) == ([trap], (0, "9-3e"))
    table.resolve()
    assert (table.count("hand", 1), table.where(trap)) == (1, ("graveyard", 1))


@pytest.mark.rules("14-9e")
def test_14_9e_1_what_goes_out_of_sight_is_looked_at_where_all_saw_it(table: Table) -> None:
    written(table, table.field("field", 0), "君の墓地のカードはATK+3。")
    table.give(table.field("field", 0, level=1), when(
        Moves(AnyCard(YOU, STRONG), sources=(ZONE_GRAVEYARD,), targets=(ZONE_HAND,))))
    table.unit("graveyard", 0, atk=2)
    go(table, "君の墓地のカードを1枚選び、それを手札に加える。")
    table.settle_gate()
    # It had 5 in the graveyard, has 2 in the hand: the ability was triggered.
    assert table.count("hand") == 2


@pytest.mark.rules("14-9e")
def test_14_9e_1_what_comes_into_sight_is_looked_at_where_all_see_it(table: Table) -> None:
    table.give(table.field("field", 0), always(Cards((ZONE_HAND,), YOU), Plus(ATK, Fixed(3))))
    table.give(table.field("field", 0, level=1), when(
        Moves(AnyCard(YOU, STRONG), sources=(ZONE_HAND,), targets=(ZONE_GRAVEYARD,))))
    table.unit("hand", 0, atk=2)
    go(table, "君の手札のカードを1枚捨てる。")
    assert (table.gate, table.count("hand")) == ([], 0)


@pytest.mark.rules("14-9e")
def test_14_9e_3_between_open_zones_it_is_looked_at_where_it_goes(table: Table) -> None:
    written(table, table.field("field", 0), "君の墓地のカードはATK+3。")
    table.give(table.field("field", 0, level=1), when(
        Moves(AnyCard(YOU, STRONG), sources=(ZONE_DAMAGE,), targets=(ZONE_GRAVEYARD,))))
    table.unit("damage", 0, atk=2)
    go(table, "君のダメージを1回復する。")
    table.settle_gate()
    assert table.count("hand") == 1


@pytest.mark.rules("14-11a", "14-1b-2")
def test_14_11a_2a_what_names_no_duration_lasts_for_the_game(table: Table) -> None:
    unit = go(table, "このユニットをATK+2する。")
    table.new_turn(1, turn=3)
    table.new_turn(0, turn=4)
    assert value(table.state, unit, ATK) == 8


@pytest.mark.rules("14-1b", "14-10a")
def test_14_1b_1_what_is_done_directly_is_done_once(table: Table) -> None:
    go(table, "カードを1枚引く。")
    assert (table.count("hand"), table.state.effects) == (1, ())


@pytest.mark.rules("4-2a", "4-2b", "4-2b-1", "4-2d", "4-5c", "4-5d")
def test_4_5c_you_are_who_controls_the_card_with_the_ability(table: Table) -> None:
    mine, yours = table.unit("attack1", 0, hp=9), written(
        table, table.unit("attack1", 1, hp=9, atk=7),
        "即時：敵のユニットすべてに1ダメージを与える。味方のユニットを1体選び、それをATK+1する。君はカードを1枚引く。")
    table.main_phase(0)
    table.choose("pass")
    use(table, yours)
    assert table.state.controller[table.gate[0]] == 1
    table.resolve()
    table.resolve()
    assert (table.damage(mine), table.damage(yours)) == (1, 0)
    assert (table.count("hand", 0), table.count("hand", 1)) == (0, 1)
    assert value(table.state, yours, ATK) == 8


@pytest.mark.rules("4-2c", "15-20b")
def test_4_2c_damage_to_a_player_is_damage_to_the_ruler(table: Table) -> None:
    assert LANGUAGE.read("相手は2ダメージを受ける。") == LANGUAGE.read("相手に2ダメージを与える。")
    go(table, "相手は2ダメージを受ける。")
    table.settle_gate()
    assert (table.count("damage", 0), table.count("damage", 1)) == (0, 2)


@pytest.mark.rules("1-5f", "2-5b")
def test_1_5f_a_card_is_all_that_it_has(table: Table) -> None:
    both = table.unit("attack1", 1, hp=9, attributes=("大地", "獣"))
    earth = table.unit("attack2", 1, hp=9, attributes=("大地",), atk=8)
    go(table, "敵の＜大地＞のユニットすべてに1ダメージを与える。敵の＜獣＞以外のユニットすべてに1ダメージを与える。")
    table.settle_gate()
    assert (table.damage(both), table.damage(earth)) == (1, 2)


@pytest.mark.rules("2-1b", "2-2c", "2-4b")
def test_3_6c_a_unit_is_one_of_the_field(table: Table) -> None:
    field, hand = table.unit("attack2", 0, atk=1), table.unit("hand", 0, atk=2)
    other = table.unit("defence", 0, atk=3, army="苔")
    go(table, "味方の《軍》のユニットすべてをATK+5する。味方の“Unit”のユニットすべてをATK+10する。")
    assert [value(table.state, card, ATK) for card in (field, hand, other)] == [16, 2, 13]
