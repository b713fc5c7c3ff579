"""14-13: replacements of damage, destruction, turning, costs and losing, as texts say them."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import Rest
from tefuda.kernel.abilities.player_effects import LoseGame, Nothing
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Turns
from tefuda.kernel.abilities.nodes import OPPONENT
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import RESTED
from tefuda.rulebooks.gateruler.areas import BY_ABILITY
from tests.gateruler.table import Table
from tests.gateruler.texts import DRAW, go, instead, normal, undergo, units, use, written


def test_14_13c_1_damage_that_a_unit_takes_is_replaced(table: Table) -> None:
    unit = written(table, table.unit("attack1", 1, hp=9), "このユニットがダメージを受ける時、代わりに何もしない。")
    other = table.unit("attack2", 1, hp=9)
    go(table, "相手のユニットすべてに3ダメージを与える。")
    table.settle_gate()
    assert (table.damage(unit), table.damage(other)) == (0, 3)


@pytest.mark.parametrize(("text", "left"), [
    ("このユニットがダメージを受ける時、代わりにそのダメージを1軽減する。", 2),
    ("このユニットがダメージを受ける時、代わりにそのダメージを1増やす。", 4),
    ("このユニットが効果ダメージを受ける時、代わりにそのダメージを1にする。", 1),
    ("このユニットが戦闘ダメージを受ける時、代わりにそのダメージを1にする。", 3),
])
def test_14_13b_the_points_change(table: Table, text: str, left: int) -> None:
    unit = written(table, table.unit("attack1", 1, hp=9), text)
    go(table, "相手のユニットすべてに3ダメージを与える。")
    table.settle_gate()
    assert table.damage(unit) == left


@pytest.mark.rules("14-13c-1")
def test_13_2a_4_damage_that_is_dealt_changes_as_it_goes_on_the_gate(table: Table) -> None:
    source = written(table, table.unit("attack1", 0), "このユニットがダメージを与える時、代わりにそのダメージを2増やす。")
    target = table.unit("attack1", 1, hp=9)
    table.main_phase(0)
    table.hit(source, target, 3)
    assert 5 in table.state.data[table.gate[-1]]
    table.resolve()
    assert table.damage(target) == 5


def test_13_2a_4_damage_that_is_not_dealt_puts_no_process_on_the_gate(table: Table) -> None:
    source = written(table, table.unit("attack1", 0), "このユニットがダメージを与える時、代わりに何もしない。")
    target = table.unit("attack1", 1, hp=9)
    table.main_phase(0)
    table.hit(source, target, 3)
    assert (table.gate, table.damage(target)) == ([], 0)


@pytest.mark.parametrize(("first", "dealt"), [(0, 1), (1, 2)])
def test_14_13c_1_who_deals_the_damage_says_which_comes_first(table: Table, first: int, dealt: int) -> None:
    source = written(table, table.unit("attack1", 0), (
        "このユニットがダメージを与える時、代わりにそのダメージを1増やす。\n"
        "このユニットがダメージを与える時、代わりにそのダメージを1にする。"))
    target = table.unit("attack1", 1, hp=9)
    table.main_phase(1)
    table.hit(source, target, 3)
    assert table.asks == (0, "14-13c")
    table.choose("number", first)
    table.resolve()
    assert table.damage(target) == dealt


@pytest.mark.parametrize(("first", "taken"), [(0, 1), (1, 2)])
def test_14_13c_1_who_is_damaged_says_which_comes_first(table: Table, first: int, taken: int) -> None:
    target = written(table, table.unit("attack1", 1, hp=9), (
        "このユニットがダメージを受ける時、代わりにそのダメージを1増やす。\n"
        "このユニットがダメージを受ける時、代わりにそのダメージを1にする。"))
    source = table.unit("attack1", 0)
    table.main_phase(0)
    table.hit(source, target, 3)
    table.resolve()
    assert table.asks == (1, "14-13c")
    table.choose("number", first)
    assert table.damage(target) == taken


@pytest.mark.parametrize(("answer", "unit_takes", "cards"), [("yes", 2, 0), ("no", 0, 2)])
def test_14_13d_damage_to_the_ruler_goes_to_a_unit(table: Table, answer: str, unit_takes: int, cards: int) -> None:
    guard = written(table, table.unit("attack1", 1, hp=9),
                    "君のルーラーがダメージを受ける時、代わりにそのダメージをこのユニットが受けてよい。")
    source = table.unit("attack1", 0)
    table.main_phase(0)
    table.hit(source, table.ruler(1), 2)
    table.resolve()
    assert table.asks[0] == 1
    table.choose(answer)
    table.settle_gate()
    assert (table.damage(guard), table.count("damage", 1)) == (unit_takes, cards)


def test_13_2b_3_only_what_was_really_damaged_is_told(table: Table) -> None:
    source = table.unit("attack1", 0)
    target = written(table, table.unit("attack1", 1, hp=9), "このユニットがダメージを受ける時、代わりに何もしない。")
    table.main_phase(0)
    table.hit(source, target, 2)
    table.resolve()
    assert (table.gate, table.events("damaged"), table.events("declared", "dealt_effect")) == ([], [], [])


@pytest.mark.rules("14-13b")
def test_12_4b_3_a_card_whose_destruction_is_replaced_was_not_destroyed(table: Table) -> None:
    unit = written(table, table.unit("attack1", 1), "このユニットが破壊される時、代わりにカードを1枚引く。")
    hand = table.count("hand", 1)
    source = table.give(table.unit("attack1", 0), normal(undergo("destroy", units())))
    table.main_phase(0)
    use(table, source)
    table.resolve()
    assert (table.where(unit), table.count("hand", 1), table.gate) == (("attack1", 1), hand + 1, [])
    assert table.events("declared", "destroyed") == []


def test_12_4a_what_is_due_again_at_once_is_the_same_destruction(table: Table) -> None:
    unit = written(table, table.unit("attack1", 1, hp=0), "このユニットが破壊される時、代わりにカードを1枚引く。")
    hand = table.count("hand", 1)
    table.main_phase(0)
    table.settle_gate()
    assert (table.where(unit), table.count("hand", 1)) == (("graveyard", 1), hand + 1)


def test_14_13e_1_the_next_destruction_is_replaced_just_once(table: Table) -> None:
    unit = go(table, "このターン中、次にこのユニットが破壊される時、代わりに何もしない。")
    killer = table.give(table.unit("attack1", 1), normal(undergo("destroy", units())))
    for area in ("attack1", "graveyard"):
        table.main_phase(1)
        use(table, killer)
        table.settle_gate()
        assert table.where(unit)[0] == area


NEXT_DAMAGE = "次にこのユニットがダメージを受ける時、代わりにそのダメージを"


def taken_in_both_phases(table: Table, text: str) -> list[int]:
    """What is left of 3 damage in the main phase in which a text is used, and of as much in the attack phase."""
    found = []
    for place, later in (("attack1", False), ("attack2", True)):
        unit = go(table, text, place)
        if later:
            table.pass_to("8-3b")
        table.hit(table.ruler(1), unit, 3)
        table.settle_gate()
        found.append(table.damage(unit))
    return found


@pytest.mark.parametrize("change", ["2軽減する。", "1にする。"])
@pytest.mark.rules("14-13e")
def test_14_13e_2_what_makes_damage_less_lasts_for_the_phase(table: Table, change: str) -> None:
    assert taken_in_both_phases(table, NEXT_DAMAGE + change) == [1, 3]


def test_14_13e_1_what_else_becomes_of_the_next_damage_lasts_for_the_turn(table: Table) -> None:
    assert taken_in_both_phases(table, NEXT_DAMAGE + "2増やす。") == [5, 5]


def test_14_13e_2_a_duration_that_the_text_names_counts(table: Table) -> None:
    """1-5a."""
    assert taken_in_both_phases(table, f"このターン中、{NEXT_DAMAGE}2軽減する。") == [1, 1]


@pytest.mark.parametrize(("text", "left"), [
    ("次にこのユニットが破壊される時、代わりに何もしない。", ["attack1", "graveyard"]),
    ("このターン中、このユニットが破壊される時、代わりに何もしない。", ["attack1", "attack1"]),
])
def test_14_13e_1_the_next_time_or_each_time(table: Table, text: str, left: list[str]) -> None:
    unit = go(table, text)
    killer = table.give(table.unit("attack1", 1), normal(undergo("destroy", units())))
    for area in left:
        # The position is the same each time, and nobody loops here.
        table.state.seen = ()
        table.main_phase(1)
        use(table, killer)
        table.settle_gate()
        assert table.where(unit)[0] == area


def test_14_13e_1_the_next_event_of_the_next_turn_is_another_one(table: Table) -> None:
    unit = go(table, "次にこのユニットが破壊される時、代わりに何もしない。")
    table.pass_to("6-5b")
    table.settle()
    killer = table.give(table.unit("attack1", 1), normal(undergo("destroy", units())))
    table.main_phase(1)
    use(table, killer)
    table.settle_gate()
    assert table.where(unit) == ("graveyard", 0)


def test_14_13e_a_replacement_outlasts_the_event_card_that_made_it(table: Table) -> None:
    event = written(table, table.event("hand", 0), "次に君のルーラーがダメージを受ける時、代わりにそのダメージを2軽減する。")
    table.main_phase(0)
    table.choose("play", event)
    table.resolve()
    assert table.where(event) == ("graveyard", 0)
    for left in (1, 1 + 3):
        table.hit(table.ruler(1), table.ruler(0), 3)
        table.settle_gate()
        assert table.count("damage", 0) == left


def test_14_13e_it_is_about_the_unit_that_was_chosen(table: Table) -> None:
    other = table.unit("attack2", 0, hp=9)
    unit = written(table, table.unit("attack1", 0, hp=9, atk=6), (
        "通常：味方のユニットを1体選ぶ。次にそれがダメージを受ける時、代わりにそのダメージを2軽減する。"))
    table.main_phase(0)
    use(table, unit)
    table.choose("pick", other)
    table.resolve()
    for card in (unit, other):
        table.hit(table.ruler(1), card, 3)
        table.settle_gate()
    assert [table.damage(card) for card in (unit, other)] == [3, 1]


def test_14_3b_8_a_cost_is_paid_even_if_something_else_happened(table: Table) -> None:
    unit = table.give(
        table.unit("attack1", 0), normal(DRAW, costs=(Do(This(), Rest(BY_ABILITY)),)),
        instead(Turns(RESTED, This()), Nothing()))
    hand = table.count("hand", 0)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert (table.rested(unit), table.count("hand", 0)) == (False, hand + 1)


def test_14_12e_a_unit_enters_resting(table: Table) -> None:
    unit = written(table, table.unit("hand", 0, level=0), "このユニットはレストで場に出る。")
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    table.resolve()
    assert (table.where(unit), table.rested(unit)) == (("attack1", 0), True)


def test_12_2d_1_a_loss_is_replaced(table: Table) -> None:
    written(table, table.unit("attack1", 1), "君がゲームに敗北する時、代わりにカードを1枚引く。")
    hand = table.count("hand", 1)
    source = table.give(table.unit("attack1", 0), normal(LoseGame(OPPONENT, BY_ABILITY)))
    table.main_phase(0)
    use(table, source)
    table.resolve()
    assert (table.game.over, table.count("hand", 1)) == (False, hand + 1)


@pytest.mark.parametrize(("answer", "left", "hand"), [("yes", 0, 0), ("no", 3, 1)])
def test_14_13d_it_may_be_paid_for(table: Table, answer: str, left: int, hand: int) -> None:
    unit = written(table, table.unit("attack1", 1, hp=9), (
        "このユニットがダメージを受ける時、代わりに君の手札のカードを1枚捨ててよい。そうしたら、そのダメージを0にする。"))
    table.unit("hand", 1)
    go(table, "相手のユニットすべてに3ダメージを与える。")
    table.resolve()
    assert table.asks[0] == 1
    table.choose(answer)
    assert (table.damage(unit), table.count("hand", 1)) == (left, hand)


GIVES_UP_A_CARD = "代わりに君の手札のカードを1枚捨てる。"


@pytest.mark.rules("12-1", "14-13d")
@pytest.mark.parametrize("count", [1, 2])
def test_12_4a_whatever_is_chosen_instead_it_is_the_same_destruction(table: Table, count: int) -> None:
    text = f"このユニットが破壊される時、{GIVES_UP_A_CARD}"
    units = [written(table, table.unit(f"attack{number}", 1, hp=0), text) for number in range(1, count + 1)]
    hand = [table.unit("hand", 1) for _ in range(4)]
    table.main_phase(0)
    for card in hand[:count]:
        table.choose("pick", card)
    table.settle_gate()
    assert [table.where(unit) for unit in units] == [("graveyard", 1)] * count
    assert table.cards("hand", 1) == hand[count:]


@pytest.mark.rules("12-1", "14-13d")
def test_12_4c_2_a_unit_that_did_not_go_is_destroyed_by_the_same_event_again(table: Table) -> None:
    """Though both players pass while the next destruction process is on the gate."""
    unit = written(table, table.unit("attack1", 1, hp=0), f"このユニットが墓地に置かれる時、{GIVES_UP_A_CARD}")
    hand = [table.unit("hand", 1) for _ in range(3)]
    table.main_phase(0)
    table.choose("pass")
    table.choose("pass")
    table.choose("pick", hand[0])
    table.settle_gate()
    assert (table.where(unit), table.cards("hand", 1)) == (("graveyard", 1), hand[1:])


@pytest.mark.rules("12-1", "14-13d")
def test_12_2d_1_whoever_is_still_losing_loses(table: Table) -> None:
    written(table, table.unit("attack1", 1), f"君がゲームに敗北する時、{GIVES_UP_A_CARD}")
    hand = [table.unit("hand", 1) for _ in range(3)]
    table.leave(0, "deck", 1)
    table.main_phase(0)
    table.choose("pass")
    table.choose("pass")
    table.choose("pick", hand[0])
    table.settle_gate()
    assert (table.state.losers, table.cards("hand", 1)) == (2, hand[1:])


@pytest.mark.rules("12-1", "14-13d")
def test_12_4a_a_unit_with_hp_again_would_be_destroyed_by_another_event(table: Table) -> None:
    unit = written(table, table.unit("attack1", 1, hp=2), (
        "このユニットが破壊される時、代わりにこのユニットのダメージをすべて回復する。"))
    table.main_phase(0)
    for _ in range(2):
        table.hit(table.ruler(0), unit, 2)
        table.settle_gate()
        assert (table.where(unit), table.damage(unit)) == (("attack1", 1), 0)
