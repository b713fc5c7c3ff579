"""8-6-2-3 with texts (1-3-1): something else that may be done than pay energy for a card."""
from __future__ import annotations

import pytest

from tests.dragonball.table import Table

DISCARD = "【永続発動】【手札】このカードのレベル分のエネルギーを支払うかわりに、自分の手札1枚を捨ててよい。"


@pytest.mark.parametrize(("way", "energy", "dropped"), [(0, 2, 1), (1, 0, 2)])
def test_8_6_2_3_the_player_says_how_a_card_is_paid_for(table: Table, way: int, energy: int, dropped: int) -> None:
    card = table.put("hand", 0, level=2, text=DISCARD)
    table.put("hand", 0)
    table.put_many(2, "energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert (table.asks, table.offers) == ((0, "8-6-2-2"), [("number", 0), ("number", 1)])
    table.choose("number", way)
    while table.offered("pick"):
        table.choose("pick")
    assert (table.where(card), table.count("energy", 0), table.count("drop", 0)) == (("battle", 0), energy, dropped)


def test_8_6_2_3_with_too_little_energy_the_other_way_is_the_only_one(table: Table) -> None:
    card, plain, other = table.put("hand", 0, level=2, text=DISCARD), table.put("hand", 0, level=2), table.put("hand", 0)
    table.main_phase(0)
    assert card in table.offered("play")
    assert plain not in table.offered("play")
    table.choose("play", card)
    assert set(table.offered("pick")) == {plain, other}
    table.choose("pick", other)
    assert (table.where(card), table.where(other)) == (("battle", 0), ("drop", 0))


@pytest.mark.rules("8-4-2-2")
def test_8_6_2_3_a_card_does_not_pay_for_itself(table: Table) -> None:
    card = table.put("hand", 0, level=2, text=DISCARD)
    table.main_phase(0)
    assert card not in table.offered("play")


@pytest.mark.rules("8-10-1-1")
def test_8_4_2_a_card_whose_other_cost_was_replaced_is_not_played(table: Table) -> None:
    card = table.put("hand", 0, level=2, text=(
        "【永続発動】【手札】このカードのレベル分のエネルギーを支払うかわりに、自分のリーダーカードをレストにしてよい。"))
    table.give(table.leader(0), "【永続発動】このカードがレストになる時、かわりにカード1枚を引く。")
    table.main_phase(0)
    table.choose("play", card)
    assert (table.where(card), table.count("hand", 0), table.asks) == (("hand", 0), 2, (0, "6-3-1-2"))
    assert not table.game.view(1).zone("hand", 0).cards


@pytest.mark.rules("8-6-2-3-1")
@pytest.mark.parametrize(("others", "offered"), [(1, False), (2, True)])
def test_8_6_2_3_an_extra_card_is_paid_for_otherwise_beside_what_its_skill_costs(
    table: Table, others: int, offered: bool,
) -> None:
    """One card goes for the level and another one for the brackets."""
    card = table.put("hand", 0, level=2, type="extra", text=(
        f"【起動発動:メイン】[自分の手札1枚を捨てる]カード1枚を引く。\n{DISCARD}"))
    table.put_many(others, "hand", 0)
    table.main_phase(0)
    assert (card in table.offered("use")) == offered
    if offered:
        table.choose("use", card)
        while table.offered("pick"):
            table.choose("pick")
        assert (table.count("drop", 0), table.count("hand", 0)) == (3, 1)


def test_8_6_2_3_ways_to_pay_are_told_in_their_own_words(table: Table) -> None:
    """The energy is the last of them and has no text."""
    rest = DISCARD.replace("自分の手札1枚を捨てて", "自分のリーダーをレストにして")
    card = table.put("hand", 0, level=1, text=f"{DISCARD}\n{rest}")
    table.put("hand", 0)
    table.put("energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    told = [action.words("ja") for action in table.game.legal()]
    assert told == [DISCARD, rest, "3"]
