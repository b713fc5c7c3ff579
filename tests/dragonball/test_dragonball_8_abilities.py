"""8-1 to 8-4: the sorts of abilities and effects, when they are valid, and what they cost."""
from __future__ import annotations

import pytest

from tefuda.cards.language.errors import Unreadable
from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Replacing
from tests.dragonball.skills import DRAWS, cast, settle, why_not_use
from tests.dragonball.table import Table, read

# 8-1 Sorts of abilities


def test_8_1_2_an_activated_ability_is_used_at_will_by_meeting_its_condition_and_cost(table: Table) -> None:
    card = table.put("battle", 0, text=f"【起動発動:メイン】自分のライフが5枚以下の場合、[自分の手札1枚を捨てる]{DRAWS}")
    table.main_phase(0)
    assert why_not_use(table, card) == "8-3-3"
    table.leave(5, "life", 0)
    table.main_phase(0)
    assert why_not_use(table, card) == "8-4-2-2"
    paid = table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.where(paid), table.count("hand", 0)) == (("drop", 0), 1)


def test_8_1_2_a_card_without_an_activated_ability_has_none_to_use(table: Table) -> None:
    card = table.put("battle", 0, text="【防衛】")
    table.main_phase(0)
    assert (table.offered("use"), why_not_use(table, card)) == ([], "8-1-2")


@pytest.mark.parametrize(("icon", "in_main"), [("メイン", True), ("バトル", False)])
def test_8_1_2_1_the_icon_says_when_and_the_brackets_say_the_cost(table: Table, icon: str, in_main: bool) -> None:
    text = f"【起動発動:{icon}】[このカードをレストにする]{DRAWS}"
    (ability,) = read(text)
    assert isinstance(ability, Activated)
    assert (len(ability.costs), len(ability.effects)) == (1, 1)
    card = table.put("battle", 0, text=text)
    table.main_phase(0)
    assert (table.offered("use") == [card]) is in_main
    table.battle_phase(0)
    assert (table.offered("use") == [card]) is not in_main


def test_8_1_2_1_1_the_ability_of_an_extra_card_may_have_no_cost(table: Table) -> None:
    assert read(f"【起動発動:メイン】{DRAWS}")[0].costs == ()
    card = table.put("hand", 0, type="extra", text=f"【起動発動:メイン】{DRAWS}")
    table.main_phase(0)
    table.choose("use", card)
    assert (table.where(card), table.count("hand", 0)) == (("drop", 0), 1)


def test_8_1_3_a_permanent_ability_has_its_effect_as_long_as_it_is_valid(table: Table) -> None:
    card = table.put("battle", 0, text="【永続発動】自分のリーダーのパワーを+1000する。")
    assert table.number(table.leader(0), "power") == 6000
    table.happen(lambda: table.move(card, "drop", 0))
    assert table.number(table.leader(0), "power") == 5000
    table.happen(lambda: table.move(card, "battle", 0))
    assert table.number(table.leader(0), "power") == 6000


def test_8_1_3_1_a_permanent_ability_is_its_mark_and_its_effect() -> None:
    (ability,) = read("【永続発動】このカードのパワーを+1000する。")
    assert isinstance(ability, Always)
    with pytest.raises(Unreadable):
        read("このカードのパワーを+1000する。")


def test_8_1_4_an_automatic_ability_is_played_by_itself_when_its_event_happens(table: Table) -> None:
    table.put("battle", 0, text=f"【自動発動】相手がカードを引いた時、{DRAWS}")
    cast(table, "相手はカード1枚を引く。")
    assert table.count("hand", 0) == 1


@pytest.mark.parametrize("trigger", ["このカードがアタックした時", "自分のメインフェイズ開始時", "バトルフェイズ終了時"])
def test_8_1_4_1_an_automatic_ability_is_its_mark_its_trigger_and_its_effect(table: Table, trigger: str) -> None:
    (ability,) = read(f"【自動発動】{trigger}、{DRAWS}")
    assert isinstance(ability, Automatic)
    card = table.put("battle", 0, text=f"【自動発動】{trigger}、{DRAWS}")
    table.main_phase(0)
    table.choose("pass")
    table.attack(card, table.leader(1))
    while table.state.turn_player == 0:
        table.choose("pass")
    assert table.count("hand", 0) == 1


# 8-2 Sorts of effects


@pytest.mark.rules("8-8-1")
def test_8_2_1_1_an_immediate_effect_is_done_once_and_over(table: Table) -> None:
    cast(table, DRAWS)
    table.end_phase(0)
    table.end_phase(1)
    assert [event.player for event in table.events("moved", "draw")].count(0) == 2


def test_8_2_1_2_a_continuing_effect_lasts_as_long_as_it_says(table: Table) -> None:
    """The whole game, where it says nothing."""
    card = table.put("battle", 0, power=1000)
    cast(table, "自分のバトルカードすべてのパワーを+500する。そのターン中、自分のバトルカードすべてのストライクを+1する。")
    assert (table.number(card, "power"), table.number(card, "strike")) == (1500, 2)
    for player in (0, 1, 0):
        table.end_phase(player)
    assert (table.number(card, "power"), table.number(card, "strike")) == (1500, 1)


@pytest.mark.rules("8-2-1-3-1")
def test_8_2_1_3_a_replacement_does_something_else_instead(table: Table) -> None:
    text = "【永続発動】このカードがブレイクされる時、かわりにこのカードを手札に戻す。"
    assert isinstance(read(text)[0], Replacing)
    card = table.put("battle", 1, text=text)
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    assert (table.where(card), table.events("moved", "break")) == (("hand", 1), [])


# 8-3 Valid and invalid


@pytest.mark.rules("8-3-1")
def test_8_3_2_what_is_invalid_is_there_but_has_no_effect_and_asks_nothing(table: Table) -> None:
    table.put_many(2, "battle", 1)
    cast(table, "自分のライフが3枚以下の場合、相手のバトルカード1枚を選び、ブレイクする。カード1枚を引く。")
    assert (table.asks, table.count("battle", 1), table.count("hand", 0)) == ((0, "6-3-1-2"), 2, 1)


@pytest.mark.rules("8-3-1")
def test_8_3_2_a_card_that_has_lost_its_skills_does_not_use_them(table: Table) -> None:
    card = table.put("battle", 1, power=1000, text="【防衛】\n【永続発動】このカードのパワーを+1000する。")
    cast(table, "相手のバトルカード1枚を選び、次のターンの終了時まで、それはスキルを失う。")
    assert table.number(card, "power") == 1000
    table.battle_phase(0)
    table.choose("attack")
    table.choose("attack-with", table.leader(0))
    assert table.offered("target") == [table.leader(1), card]


@pytest.mark.rules("8-3-1")
@pytest.mark.parametrize(("energy", "power"), [(1, 3000), (2, 4000)])
def test_8_3_3_what_is_valid_under_a_condition_is_not_so_without_it(table: Table, energy: int, power: int) -> None:
    card = table.put("battle", 0, power=3000, text=(
        "【永続発動】自分のエネルギーが2枚以上の場合、このカードのパワーを+1000する。"))
    table.put_many(energy, "energy", 0)
    table.main_phase(0)
    assert table.number(card, "power") == power


# 8-4 Costs


@pytest.mark.rules("8-4-1", "8-4-2")
def test_8_4_2_1_what_stands_in_the_brackets_is_done_from_the_first_to_the_last(table: Table) -> None:
    card = table.put("battle", 0, text=(
        f"【起動発動:メイン】[自分の手札1枚を捨て、エネルギー2枚を支払い、このカードをレストにする]{DRAWS}"))
    hand, energy = table.put_many(2, "hand", 0), table.put_many(3, "energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert table.offered("pick") == hand
    table.choose("pick", hand[0])
    assert (table.offered("pick"), table.rested(card)) == (energy, False)
    table.choose("pick", energy[0])
    table.choose("pick", energy[1])
    assert (table.rested(card), table.count("hand", 0), table.count("energy", 0)) == (True, 2, 1)


@pytest.mark.parametrize("missing", ["hand", "energy", "rest"])
def test_8_4_2_2_a_cost_that_can_not_be_paid_whole_is_not_paid_at_all(table: Table, missing: str) -> None:
    card = table.put("battle", 0, rested=missing == "rest", text=(
        f"【起動発動:メイン】[自分の手札1枚を捨て、エネルギー2枚を支払い、このカードをレストにする]{DRAWS}"))
    table.put_many(0 if missing == "hand" else 1, "hand", 0)
    table.put_many(1 if missing == "energy" else 2, "energy", 0)
    table.main_phase(0)
    assert (why_not_use(table, card), table.offered("use")) == ("8-4-2-2", [])
    assert table.count("drop", 0) == 0


def test_8_4_2_2_one_card_does_not_pay_for_two_parts_of_a_cost(table: Table) -> None:
    card = table.put("battle", 0, text=f"【起動発動:メイン】[自分の手札1枚を捨て、自分の手札1枚を捨てる]{DRAWS}")
    table.put("hand", 0)
    table.main_phase(0)
    assert why_not_use(table, card) == "8-4-2-2"
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    table.choose("pick")
    assert (table.count("drop", 0), table.count("hand", 0)) == (2, 1)


@pytest.mark.parametrize(("energy", "legal"), [(2, False), (3, True)])
def test_8_6_2_3_1_an_extra_card_costs_its_level_and_what_its_ability_costs(
    table: Table, energy: int, legal: bool,
) -> None:
    card = table.put("hand", 0, type="extra", level=1, text=f"【起動発動:メイン】[エネルギー2枚を支払う]{DRAWS}")
    table.put_many(energy, "energy", 0)
    table.main_phase(0)
    assert (table.offered("use") == [card]) is legal
    if not legal:
        assert why_not_use(table, card) == "8-4-2-2"
        return
    table.choose("use", card)
    table.choose("pick")
    assert (table.count("energy", 0), table.count("drop", 0), table.count("hand", 0)) == (0, 4, 1)


def test_8_6_2_3_1_an_extra_card_does_not_pay_for_itself(table: Table) -> None:
    card = table.put("hand", 0, type="extra", text=f"【起動発動:メイン】[自分の手札1枚を捨てる]{DRAWS}")
    table.main_phase(0)
    assert why_not_use(table, card) == "8-4-2-2"
    other = table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    settle(table)
    assert (table.where(card), table.where(other), table.count("hand", 0)) == (("drop", 0), ("drop", 0), 1)


def test_8_4_2_a_card_that_was_shown_as_a_cost_is_hidden_again(table: Table) -> None:
    card = table.put("battle", 0, text=f"【起動発動:メイン】[自分の手札1枚を選び、公開する]{DRAWS}")
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert [bool(event.card) for event in table.game.events(1) if event.kind == "revealed"] == [True]
    assert table.game.view(1).zone("hand", 0).cards == []


def test_8_4_2_2_a_cost_that_was_replaced_is_not_paid_and_has_no_effect(table: Table) -> None:
    """Nor is anything further paid."""
    card = table.put("battle", 0, text=(
        f"【起動発動:メイン】[このカードをドロップエリアに置き、自分の手札1枚を捨てる]{DRAWS}\n"
        "【永続発動】このカードがドロップエリアに置かれる時、かわりにこのカードを手札に戻す。"))
    other = table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert table.asks == (0, "6-3-1-2")
    assert (table.cards("hand", 0), table.events("moved", "draw")) == ([other, card], [])
