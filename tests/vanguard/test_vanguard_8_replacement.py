"""8.2.1.3: replacements of damage, checks, retiring, turning and losing, as texts say them."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import DealDamage
from tefuda.kernel.abilities.player_effects import LoseGame
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import OPPONENT, Ability
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.vanguard.areas import BY_SKILL, SKILL_DAMAGE
from tests.laid_table import abilities_of
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import THEIR_VANGUARD, act

BOOK = rulebook("vanguard")
HURT = act(Do(THEIR_VANGUARD, DealDamage(Fixed(2), SKILL_DAMAGE)))


def text(written: str) -> tuple[Ability, ...]:
    return abilities_of(BOOK, written)


def use(table: Table, ability: Ability) -> None:
    it = table.new_vanguard(0, abilities=(ability,), grade=3)
    table.main_phase()
    table.choose("use", it)


@pytest.mark.parametrize(("written", "cards"), [
    ("【永】：あなたのヴァンガードがダメージを受ける際、かわりに何もしない。", 0),
    ("【永】：あなたのヴァンガードがダメージを受ける際、かわりにそのダメージを1減らす。", 1),
    ("【永】：あなたのヴァンガードがダメージを受ける際、かわりにそのダメージを1増やす。", 3),
    ("【永】：あなたのヴァンガードが受けるダメージを1減らす。", 1),
])
def test_10_33_1_damage_to_a_vanguard_is_replaced(table: Table, written: str, cards: int) -> None:
    table.put("rear1", 1, abilities=text(written))
    use(table, HURT)
    assert table.count("damage", 1) == cards


def test_7_7_1_5_so_is_battle_damage(table: Table) -> None:
    guard = table.put("rear1", 1, abilities=text(
        "【永】：あなたのヴァンガードがダメージを受ける際、かわりにこのユニットをソウルに置く。"))
    attacker = table.new_vanguard(0, power=99000)
    table.fight(attacker, table.vanguard(1))
    assert (table.count("damage", 1), table.where(guard)) == (0, ("soul", 1))


@pytest.mark.parametrize(("answer", "cards", "hand"), [("yes", 0, 0), ("no", 2, 1)])
def test_8_2_1_3_2_what_may_be_done_instead(table: Table, answer: str, cards: int, hand: int) -> None:
    table.put("rear1", 1, abilities=text(
        "【永】：あなたのヴァンガードがダメージを受ける際、かわりにあなたの手札を1枚捨ててよい。"
        "そうしたら、そのダメージを0にする。"))
    table.leave(0, "hand", 1)
    table.put("hand", 1)
    use(table, HURT)
    assert table.asks[0] == 1
    table.choose(answer)
    assert (table.count("damage", 1), table.count("hand", 1)) == (cards, hand)


def test_7_6_1_2_3_a_drive_check_is_replaced(table: Table) -> None:
    """There is no card in the trigger zone then, and no trigger."""
    attacker = table.new_vanguard(0, power=99000, abilities=text(
        "【永】：あなたがドライブチェックを行う際、かわりにこのユニットをソウルに置いてよい。"))
    table.put("deck", 0, trigger="critical")
    hand = table.count("hand", 0)
    table.fight(attacker, table.vanguard(1))
    table.choose("yes")
    assert (table.count("hand", 0), table.count("trigger", 0)) == (hand, 0)
    assert table.where(attacker)[0] != "trigger"


def test_9_6_3_a_damage_check_is_replaced(table: Table) -> None:
    table.put("rear1", 1, abilities=text("【永】：あなたがダメージチェックを行う際、かわりに何もしない。"))
    use(table, HURT)
    assert (table.count("damage", 1), table.state.damage[table.vanguard(1)]) == (0, 0)
    assert table.events("declared", "damage_check") == []


def test_8_2_1_3_1_a_unit_that_would_be_retired_goes_elsewhere(table: Table) -> None:
    unit = table.put("rear1", 1, power=1000, abilities=text(
        "【永】：このユニットが退却する際、かわりにこのユニットをソウルに置く。"))
    attacker = table.new_vanguard(0, power=99000)
    table.fight(attacker, unit)
    assert table.where(unit) == ("soul", 1)


def test_10_5_1_a_unit_is_placed_at_rest(table: Table) -> None:
    card = table.put("hand", 0, grade=0, abilities=text("【永】：このユニットはレストで登場する。"))
    table.main_phase()
    table.choose("call", card, table.place("rear1", 0))
    assert (table.where(card), table.rested(card)) == (("rear1", 0), True)


def test_8_2_1_3_1_resting_for_an_attack_is_replaced(table: Table) -> None:
    attacker = table.new_vanguard(0, power=99000, abilities=text(
        "【永】：このユニットがレストになる際、かわりに1枚引く。"))
    table.battle_phase()
    table.attack(attacker, table.vanguard(1))
    assert (table.rested(attacker), table.events("rested")) == (False, [])


def test_9_2_2_a_loss_is_replaced_by_what_helps(table: Table) -> None:
    table.put("rear1", 1, abilities=text(
        "【永】：あなたがゲームに敗北する際、かわりにあなたのダメージゾーンのカードを2枚選び、ドロップゾーンに置く。"))
    table.put_many(6, "damage", 1)
    table.check()
    for card in table.cards("damage", 1)[:2]:
        table.choose("pick", card)
    assert (table.game.over, table.count("damage", 1)) == (False, 4)


def test_9_2_2_whoever_still_has_six_cards_of_damage_loses(table: Table) -> None:
    table.put("rear1", 1, abilities=text("【永】：あなたがゲームに敗北する際、かわりに1枚引く。"))
    table.put_many(6, "damage", 1)
    hand = table.count("hand", 1)
    table.check()
    assert (table.state.losers, table.count("hand", 1)) == (2, hand + 1)


def test_8_2_1_3_1_a_loss_by_an_effect_is_replaced(table: Table) -> None:
    table.put("rear1", 1, abilities=text("【永】：あなたがゲームに敗北する際、かわりに何もしない。"))
    use(table, act(LoseGame(OPPONENT, BY_SKILL)))
    assert not table.game.over


@pytest.mark.rules("8.2.1.3")
def test_9_2_2_whatever_is_chosen_instead_it_is_the_same_loss(table: Table) -> None:
    table.put("rear1", 1, abilities=text("【永】：あなたがゲームに敗北する際、かわりにあなたの手札を1枚捨てる。"))
    table.put_many(6, "damage", 1)
    hand = [table.put("hand", 1) for _ in range(3)]
    table.check()
    table.choose("pick", hand[0])
    assert (table.state.losers, table.cards("hand", 1)) == (2, hand[1:])


@pytest.mark.rules("8.2.1.3")
def test_9_3_7_whatever_is_chosen_instead_it_is_the_same_retiring(table: Table) -> None:
    older = table.put("rear1", 1, abilities=text("【永】：このユニットが退却する際、かわりにあなたの手札を1枚捨てる。"))
    newer = table.put("rear1", 1)
    hand = [table.put("hand", 1) for _ in range(3)]
    table.check()
    table.choose("pick", newer)
    table.choose("pick", hand[0])
    table.choose("pick", newer)
    assert (table.where(older), table.cards("hand", 1)) == (("drop", 1), hand[1:])


@pytest.mark.rules("8.2.1.3")
def test_9_2_2_who_has_less_damage_again_would_lose_by_another_event(table: Table) -> None:
    table.put("rear1", 1, abilities=text(
        "【永】：あなたがゲームに敗北する際、かわりにあなたのダメージゾーンのカードを6枚選び、ドロップゾーンに置く。"))
    for _ in range(2):
        table.put_many(6, "damage", 1)
        table.check()
        while table.count("damage", 1):
            table.choose("pick", table.offered("pick")[0])
        assert not table.game.over
