"""812: replacements of moves, damage, turning, ignition and losing, as texts of Z/X cards say them."""
from __future__ import annotations

import pytest

from tests.laid_table import abilities_of
from tefuda.kernel.abilities.player_effects import PlayerProcedure, LoseGame
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import OPPONENT, Ability
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.zx.areas import BY_ABILITY, PLAYER_DAMAGE
from tests.zx.zx_table import Table
from tests.zx.zx_texts import DESTROY, THEIRS, act, damage

BOOK = rulebook("zx")


def text(written: str) -> tuple[Ability, ...]:
    return abilities_of(BOOK, written)


def hit(table: Table, points: int) -> None:
    """Player 0 deals damage to all Z/X of the other by an effect."""
    use(table, act(Do(THEIRS, damage(points)), costs=()))


def use(table: Table, ability: Ability) -> int:
    source = table.put("square7", 0, abilities=(ability,))
    table.main_phase(0)
    table.choose("use", source, 0)
    return source


@pytest.mark.parametrize(("written", "left"), [
    ("【常】このカードがダメージを受ける際、かわりに何もしない。", 0),
    ("【常】このカードがダメージを受ける際、かわりにそのダメージを1000減らす。", 2000),
    ("【常】このカードがダメージを受ける際、かわりにそのダメージを500増やす。", 3500),
    ("【常】このカードがダメージを受ける際、かわりにそのダメージを500にする。", 500),
    ("【常】このカードが受けるダメージを2000減らす。", 1000),
])
def test_812_1_damage_to_a_zx_is_replaced(table: Table, written: str, left: int) -> None:
    card = table.put("square3", 1, power=9000, abilities=text(written))
    hit(table, 3000)
    assert table.damage(card) == left


def test_812_1_so_is_battle_damage(table: Table) -> None:
    guard = table.put("square5", 1, power=3000,
                      abilities=text("【常】このカードがダメージを受ける際、かわりにカードを1枚引く。"))
    attacker = table.put("square4", 0, power=9000)
    hand = table.count("hand", 1)
    table.main_phase(0)
    table.attack(attacker, guard)
    assert (table.where(guard)[0], table.damage(guard), table.count("hand", 1)) == ("square5", 0, hand + 1)


def test_814_3_the_attacking_zx_is_the_source_of_battle_damage(table: Table) -> None:
    written = "【常】このカードが攻撃してゼクスにダメージを与える際、かわりにそのダメージを9000増やす。"
    attacker = table.put("square4", 0, power=1000, abilities=text(written))
    guard = table.put("square5", 1, power=9500)
    table.main_phase(0)
    table.attack(attacker, guard)
    assert table.where(guard)[0] == "charge"


def test_1203_1_a_zx_that_falls_to_changed_battle_damage_falls_in_battle(table: Table) -> None:
    raised = "【常】このカードがダメージを受ける際、かわりにそのダメージを9000増やす。"
    guard = table.put("square5", 1, power=9500, abilities=text(raised))
    attacker = table.put("square4", 0, power=1000, abilities=text(
        "【自】このカードがバトルで相手のゼクスを破壊した時、カードを1枚引く。"))
    hand = table.count("hand", 0)
    table.main_phase(0)
    table.attack(attacker, guard)
    assert (table.where(guard)[0], table.count("hand", 0)) == ("charge", hand + 1)


@pytest.mark.parametrize(("answer", "damaged", "life"), [("yes", 1, 0), ("no", 0, 1)])
def test_812_1_damage_to_a_player_goes_to_a_zx(table: Table, answer: str, damaged: int, life: int) -> None:
    guard = table.put("square3", 1, power=9000, abilities=text(
        "【常】あなたがダメージを受ける際、かわりにそのダメージをこのカードが受けてよい。"))
    before = table.count("life", 1)
    use(table, act(PlayerProcedure("damage player", OPPONENT, Fixed(1)), costs=()))
    table.choose(answer)
    if life:
        table.choose("pick", table.cards("life", 1)[0])
    assert (table.damage(guard), before - table.count("life", 1)) == (damaged, life)


def test_812_1_damage_of_an_attack_on_the_player_is_prevented(table: Table) -> None:
    table.put("square3", 1, power=9000, abilities=text("【常】あなたがダメージを受ける際、かわりに何もしない。"))
    attacker = table.put("square5", 0, power=9000)
    before = table.count("life", 1)
    table.main_phase(0)
    table.attack(attacker, table.player_card(1))
    assert (table.count("life", 1), table.state.registers[PLAYER_DAMAGE + 1]) == (before, 0)


@pytest.mark.parametrize(("first", "left"), [(0, 5000), (1, 4000)])
def test_812_2_the_turn_player_says_which_applies_first(table: Table, first: int, left: int) -> None:
    """Whosever card it is."""
    card = table.put("square3", 1, power=9000, abilities=(
        *text("【常】このカードがダメージを受ける際、かわりにそのダメージを1000減らす。"),
        *text("【常】このカードがダメージを受ける際、かわりにそのダメージを5000にする。")))
    hit(table, 3000)
    assert table.asks[0] == 0
    table.choose("number", first)
    assert table.damage(card) == left


def test_812_1_a_zx_that_would_be_destroyed_is_not(table: Table) -> None:
    card = table.put("square3", 1, abilities=text("【常】このカードが破壊される際、かわりにカードを1枚引く。"))
    hand = table.count("hand", 1)
    use(table, act(Do(THEIRS, DESTROY), costs=()))
    assert (table.where(card)[0], table.count("hand", 1)) == ("square3", hand + 1)


def test_904_1_what_is_due_again_at_once_is_the_same_event(table: Table) -> None:
    """It draws once in place of being destroyed; the damage is there still, so it is destroyed then."""
    card = table.put("square3", 1, power=1000,
                     abilities=text("【常】このカードが破壊される際、かわりにカードを1枚引く。"))
    hand = table.count("hand", 1)
    hit(table, 3000)
    assert (table.where(card), table.count("hand", 1)) == (("charge", 1), hand + 1)


@pytest.mark.parametrize(("written", "rested"), [
    ("【常】このカードがスリープする際、かわりにカードを1枚引く。", False), ("", True)])
def test_812_1_going_to_sleep_for_an_attack_is_replaced(table: Table, written: str, rested: bool) -> None:
    attacker = table.put("square5", 0, power=9000, abilities=text(written) if written else ())
    table.main_phase(0)
    table.choose("attack", attacker, table.player_card(1))
    assert table.rested(attacker) == rested


def test_812_1_a_zx_stays_asleep_instead_of_rebooting(table: Table) -> None:
    card = table.put("square3", 0, rested=True, abilities=text("【常】このカードがリブートする際、かわりに何もしない。"))
    other = table.put("square7", 0, rested=True)
    table.begin("502.1", 0)
    assert (table.rested(card), table.rested(other)) == (True, False)


def test_1006_1_a_zx_appears_asleep(table: Table) -> None:
    card = table.put("hand", 0, cost=0, abilities=text("【常】このカードはスリープで登場する。"))
    table.main_phase(0)
    table.play(card, "square4")
    assert (table.where(card)[0], table.rested(card)) == ("square4", True)


def test_1010_1_ignition_is_replaced(table: Table) -> None:
    table.put("square3", 1, abilities=text("【常】相手がイグニッションを行う際、かわりに相手はカードを1枚引く。"))
    table.put("charge", 0)
    deck, trash = table.count("deck", 0), table.count("trash", 0)
    table.begin("505.1", 0)
    table.choose("ignite", table.cards("charge", 0)[0])
    assert (table.count("deck", 0), table.count("trash", 0)) == (deck - 1, trash + 1)
    assert not table.events("revealed")


def test_903_1_a_loss_is_replaced_by_what_helps(table: Table) -> None:
    table.put("square3", 1, abilities=text("【常】あなたがゲームに敗北する際、かわりに1点回復する。"))
    table.leave(0, "life", 1)
    table.check()
    assert (table.game.over, table.count("life", 1)) == (False, 1)


def test_903_1_whoever_still_has_no_life_loses(table: Table) -> None:
    table.put("square3", 1, abilities=text("【常】あなたがゲームに敗北する際、かわりにカードを1枚引く。"))
    table.leave(0, "life", 1)
    hand = table.count("hand", 1)
    table.check()
    assert (table.state.losers, table.count("hand", 1)) == (2, hand + 1)


def test_812_1_a_loss_by_an_effect_is_replaced(table: Table) -> None:
    table.put("square3", 1, abilities=text("【常】あなたがゲームに敗北する際、かわりに何もしない。"))
    use(table, act(LoseGame(OPPONENT, BY_ABILITY), costs=()))
    assert not table.game.over


@pytest.mark.parametrize(("answer", "left", "hand"), [("yes", 0, 0), ("no", 3000, 1)])
def test_812_1_it_may_be_paid_for(table: Table, answer: str, left: int, hand: int) -> None:
    card = table.put("square3", 1, power=9000, abilities=text(
        "【常】このカードがダメージを受ける際、かわりにあなたの手札にあるカードを1枚選び、トラッシュに置いてよい。"
        "そうしたならば、そのダメージを0にする。"))
    table.leave(0, "hand", 1)
    table.put("hand", 1)
    hit(table, 3000)
    assert table.asks[0] == 1
    table.choose(answer)
    assert (table.damage(card), table.count("hand", 1)) == (left, hand)


GIVES_UP_A_CARD = "かわりにあなたの手札にあるカードを1枚選び、トラッシュに置く。"


@pytest.mark.rules("702.2a", "812.1")
@pytest.mark.parametrize("count", [1, 2])
def test_904_1_whatever_is_chosen_instead_it_is_the_same_event(table: Table, count: int) -> None:
    written = text(f"【常】このカードが破壊される際、{GIVES_UP_A_CARD}")
    cards = [table.put(f"square{number}", 1, power=1000, abilities=written) for number in (1, 3)[:count]]
    hand = [table.put("hand", 1) for _ in range(4)]
    hit(table, 3000)
    for card in hand[:count]:
        table.choose("pick", card)
    assert [table.where(card) for card in cards] == [("charge", 1)] * count
    assert table.cards("hand", 1) == hand[count:]


@pytest.mark.rules("702.2a", "812.1")
def test_903_1_whatever_is_chosen_instead_it_is_the_same_loss(table: Table) -> None:
    table.put("square3", 1, abilities=text(f"【常】あなたがゲームに敗北する際、{GIVES_UP_A_CARD}"))
    hand = [table.put("hand", 1) for _ in range(3)]
    table.leave(0, "life", 1)
    table.check()
    table.choose("pick", hand[0])
    assert (table.state.losers, table.cards("hand", 1)) == (2, hand[1:])


@pytest.mark.rules("702.2a", "812.1")
def test_903_1_who_has_life_again_would_lose_by_another_event(table: Table) -> None:
    table.put("square3", 1, abilities=text("【常】あなたがゲームに敗北する際、かわりに1点回復する。"))
    for _ in range(2):
        table.leave(0, "life", 1)
        table.check()
        assert (table.game.over, table.count("life", 1)) == (False, 1)
