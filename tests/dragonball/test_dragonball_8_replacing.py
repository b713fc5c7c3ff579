"""8-10: replacements of damage, drawing, charging, turning and losing, as texts say them."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import cast, pick_all
from tests.dragonball.table import Table


def attack(table: Table, strike: int = 2, text: str = "") -> None:
    """Player 0 attacks the leader of player 1 and wins, up to the next decision."""
    attacker = table.put("battle", 0, power=9000, strike=strike, text=text)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))


def take(table: Table, player: int = 1) -> None:
    while table.asks == (player, "4-9-1-1-1"):
        table.choose("pick", table.offered("pick")[0])


@pytest.mark.parametrize(("text", "life"), [
    ("【永続発動】自分がダメージを受ける時、かわりに何もしない。", 7),
    ("【永続発動】自分がダメージを受ける時、かわりにそのダメージを1減らす。", 6),
    ("【永続発動】自分がダメージを受ける時、かわりにそのダメージを1増やす。", 4),
    ("【永続発動】自分がスキルでダメージを受ける時、かわりに何もしない。", 5),
])
def test_8_10_1_damage_of_an_attack_is_replaced(table: Table, text: str, life: int) -> None:
    table.put("battle", 1, text=text)
    attack(table)
    take(table)
    assert table.count("life", 1) == life


def test_8_10_1_damage_is_drawn_instead(table: Table) -> None:
    table.put("battle", 1, text="【永続発動】自分がダメージを受ける時、かわりにそのダメージと同じ枚数のカードを引く。")
    attack(table)
    assert (table.count("life", 1), table.count("hand", 1)) == (7, 2)


def test_4_10_1_1_the_attacking_card_deals_more(table: Table) -> None:
    attack(table, 1, "【永続発動】このカードが相手にダメージを与える時、かわりにそのダメージを3にする。")
    take(table)
    assert table.count("life", 1) == 4


@pytest.mark.parametrize(("answer", "life", "hand"), [("yes", 7, 0), ("no", 5, 1)])
def test_8_10_3_what_may_be_done_instead(table: Table, answer: str, life: int, hand: int) -> None:
    table.put("battle", 1, text=(
        "【永続発動】自分がダメージを受ける時、かわりに自分の手札1枚を捨ててよい。その場合、そのダメージを0にする。"))
    table.put("hand", 1)
    attack(table)
    assert table.asks == (1, "8-10-1")
    table.choose(answer)
    take(table)
    assert (table.count("life", 1), table.count("hand", 1)) == (life, hand)


def test_8_10_3_it_is_not_offered_without_a_card_to_discard(table: Table) -> None:
    table.put("battle", 1, text=(
        "【永続発動】自分がダメージを受ける時、かわりに自分の手札1枚を捨ててよい。その場合、そのダメージを0にする。"))
    attack(table)
    assert table.asks == (1, "4-9-1-1-1")


@pytest.mark.parametrize(("first", "life"), [(0, 4), (1, 3)])
def test_8_10_2_2_the_player_who_takes_it_says_which_applies_first(table: Table, first: int, life: int) -> None:
    table.put("battle", 0, text="【永続発動】相手がダメージを受ける時、かわりにそのダメージを1増やす。")
    table.put("battle", 1, text="【永続発動】自分がダメージを受ける時、かわりにそのダメージを3にする。")
    attack(table)
    assert (table.asks[0], table.offers) == (1, [("number", 0), ("number", 1)])
    table.choose("number", first)
    take(table)
    assert table.count("life", 1) == life


def test_8_10_2_3_two_cards_instead_of_one(table: Table) -> None:
    table.put("battle", 0, text="【永続発動】自分がカードを引く時、かわりにカード2枚を引く。")
    table.put("battle", 0, text="【プレイスキル】カード2枚を引く。")
    drawer = table.put("hand", 0, text="【プレイスキル】カード2枚を引く。")
    table.main_phase(0)
    table.choose("play", drawer)
    assert table.count("hand", 0) == 4


def test_8_10_1_charging_is_replaced(table: Table) -> None:
    table.put("battle", 1, text="【永続発動】相手がスキルでチャージする時、かわりに何もしない。")
    card = table.put("hand", 0, text="【プレイスキル】2枚チャージする。")
    table.main_phase(0)
    table.choose("play", card)
    assert table.count("energy", 0) == 0


@pytest.mark.parametrize("text", [
    "【永続発動】相手のバトルカードはレストでバトルエリアに出る。", "【永続発動】相手のカードはレストでバトルエリアに出る。"])
def test_8_2_1_3_cards_enter_rested(table: Table, text: str) -> None:
    table.put("battle", 1, text=text)
    card = table.put("hand", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert (table.where(card), table.rested(card)) == (("battle", 0), True)


def test_8_2_1_3_a_card_enters_rested_by_its_own_text(table: Table) -> None:
    card = table.put("hand", 0, text="【永続発動】このカードはレストでバトルエリアに出る。")
    table.main_phase(0)
    table.choose("play", card)
    assert table.rested(card)


def test_8_10_1_the_rest_of_an_attack_is_replaced(table: Table) -> None:
    attacker = table.put("battle", 0, text="【永続発動】このカードがレストになる時、かわりに1枚チャージする。")
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert (table.rested(attacker), table.count("energy", 0)) == (False, 1)


def test_9_2_1_a_loss_in_the_middle_of_something_is_replaced_and_that_goes_on(table: Table) -> None:
    """The life that is left is taken by the damage; the rest of the battle happens as usual."""
    table.put("battle", 1, text=(
        "【永続発動】自分がゲームに敗北する時、かわりに自分の手札1枚をライフエリアに置く。"))
    table.put("hand", 1)
    table.leave(1, "life", 1)
    attack(table, 1, "【ストライクスキル】カード1枚を引く。")
    take(table)
    if table.asks[1] == "8-6-3":
        table.choose("pick", table.cards("hand", 1)[0])
    assert (table.game.over, table.count("life", 1), table.count("hand", 0)) == (False, 1, 1)


def test_8_10_1_the_next_time_something_else_happens(table: Table) -> None:
    guard = table.put("hand", 0, power=1000, text=(
        "【プレイスキル】そのターン中、次にこのカードがブレイクされる時、かわりにカード1枚を引く。"))
    table.main_phase(0)
    table.choose("play", guard)
    for area in ("battle", "energy"):
        breaker = table.put("hand", 0, text="【プレイスキル】自分のパワー1000以下のバトルカードすべてをブレイクする。")
        table.main_phase(0)
        table.choose("play", breaker)
        assert table.where(guard)[0] == area


@pytest.mark.rules("8-10-1-1")
def test_8_4_2_looking_goes_on_where_the_price_of_replacing_it_is_replaced_itself(table: Table) -> None:
    """The price was not paid, so nothing took the place of looking."""
    table.put("battle", 1, text=(
        "【永続発動】相手が効果でカードを見る時、かわりにこのカードをレストにしてよい。その場合、カード1枚を引く。\n"
        "【永続発動】このカードがレストになる時、かわりに1枚チャージする。"))
    cast(table, "自分のデッキの上から2枚を見る。見たカードを手札に加える。")
    table.choose("yes")
    assert (table.count("hand", 0), table.count("hand", 1), table.count("energy", 1)) == (2, 0, 1)


# What the rules would do again at once is the same event, whatever was chosen meanwhile


@pytest.mark.rules("8-10-2-3")
def test_9_2_3_whatever_is_chosen_instead_it_is_the_same_loss(table: Table) -> None:
    table.put("battle", 1, text="【永続発動】自分がゲームに敗北する時、かわりに自分の手札1枚を捨てる。")
    hand = [table.put("hand", 1) for _ in range(3)]
    cast(table, "相手のライフすべてをデッキの下に置く。")
    table.choose("pick", hand[0])
    assert (table.state.losers, table.cards("hand", 1)) == (2, hand[1:])


@pytest.mark.rules("8-10-2-3")
def test_9_3_2_a_card_that_is_chosen_once_more_goes(table: Table) -> None:
    stays = "【永続発動】このカードがドロップエリアに置かれる時、かわりにカード1枚を引く。"
    card = table.put("battle", 0, text=stays)
    table.put_many(4, "battle", 0)
    table.main_phase(0)
    for place in ("battle", "drop"):
        assert table.asks == (0, "9-3-2")
        table.choose("pick", card)
        assert table.where(card) == (place, 0)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("8-10-2-3")
def test_9_2_3_who_has_life_again_would_lose_by_another_event(table: Table) -> None:
    table.put("battle", 1, text="【永続発動】自分がゲームに敗北する時、かわりに自分の手札1枚をライフエリアに置く。")
    hand = [table.put("hand", 1) for _ in range(3)]
    for card in hand[:2]:
        cast(table, "相手のライフすべてをデッキの下に置く。")
        table.choose("pick", card)
        assert (table.game.over, table.cards("life", 1)) == (False, [card])


@pytest.mark.rules("8-10-2-3")
def test_9_3_2_the_next_time_there_are_too_many_is_another_event(table: Table) -> None:
    card = table.put("battle", 0, text="【永続発動】このカードがドロップエリアに置かれる時、かわりにカード1枚を引く。")
    others = table.put_many(4, "battle", 0)
    for other in others[:2]:
        table.main_phase(0)
        table.choose("pick", card)
        table.choose("pick", other)
        assert (table.where(card), table.where(other)) == (("battle", 0), ("drop", 0))
        table.put("battle", 0)
    assert table.count("hand", 0) == 2


@pytest.mark.rules("8-10-1")
def test_3_1_6_cards_that_go_on_the_deck_instead_are_put_in_order_by_their_owner(table: Table) -> None:
    one, two = table.put("battle", 1), table.put("battle", 1)
    table.put("battle", 1, text="【永続発動】自分の他のバトルカードがブレイクされる時、かわりにそのカードをデッキの下に置く。")
    cast(table, "相手のバトルカード2枚を選び、ブレイクする。")
    pick_all(table, one, two)
    assert (table.asks, table.where(one)) == ((1, "3-1-6"), ("battle", 1))
    table.choose("pick", two)
    instead = table.cards("deck", 1)[:2].index(two)
    three, four = table.put("battle", 1), table.put("battle", 1)
    cast(table, "相手のバトルカード2枚を選び、デッキの下に置く。")
    pick_all(table, three, four)
    table.choose("pick", four)
    assert (table.where(two), table.cards("deck", 1)[:2].index(four)) == (("deck", 1), instead)
