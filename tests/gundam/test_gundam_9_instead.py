"""9-1-9-1-1: what happens instead, and other ways in which one sentence speaks of another."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Replacing
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.replacement.replaceable_events import LosesGame
from tefuda.kernel.abilities.nodes import YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import It, This
from tefuda.kernel.actions.damage import deal_damage, deal_damage_to_all
from tefuda.rulebooks.gundam.areas import BY_EFFECT, OVERFLOW, ZONE_DECK, ZONE_HAND, ZONE_TRASH
from tefuda.rulebooks.gundam.language import LANGUAGE
from tests.gundam.table import Table
from tests.gundam.texts import choose

BY_RULE = 0


CHOOSE_OTHERS = (
    "【メイン】HP3以下の相手のユニット1つを選ぶ。それを破壊する。"
    "自分のトラッシュにカードが2枚以上あるなら、かわりに相手のユニット1～2つを選ぶ。")


@pytest.mark.rules("9-1-9-1", "9-1-9-1-1", "9-3-3")
def test_9_1_9_1_1_other_cards_are_chosen_instead(table: Table) -> None:
    used = table.reads(CHOOSE_OTHERS).hand(0, "command")
    strong, weak = table.unit(1, hp=9), table.unit(1, hp=3)
    for _ in range(2):
        table.put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", strong)
    table.choose("pick", weak)
    assert (table.where(strong), table.where(weak)) == (("trash", 1), ("trash", 1))


def test_9_1_9_1_1_else_those_of_the_first_sentence_are_chosen(table: Table) -> None:
    used = table.reads(CHOOSE_OTHERS).hand(0, "command")
    strong, weak = table.unit(1, hp=9), table.unit(1, hp=3)
    table.main_phase(0)
    table.choose("use", used)
    assert (table.where(strong), table.where(weak)) == (("battle", 1), ("trash", 1))


@pytest.mark.rules("9-1-8-1-1")
def test_9_1_8_1_1_what_can_be_chosen_instead_makes_a_command_playable(table: Table) -> None:
    used = table.reads(CHOOSE_OTHERS).hand(0, "command")
    table.unit(1, hp=9)
    table.main_phase(0)
    assert table.why_not("use", used) == "9-1-8-1-1"
    for _ in range(2):
        table.put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    assert used in table.offered("use")


@pytest.mark.parametrize("text", [
    "このターン中、このユニットをAP+1する。自分がLv.2以上なら、かわりに自分のユニットすべてをAP+2する。",
    "このターン中、このユニットをAP+1する。自分がLv.2以上なら、かわりにAP+2する。",
])
@pytest.mark.parametrize(("resources", "ap"), [(1, 2), (2, 3)])
def test_9_1_9_1_1_what_is_left_out_is_as_before(table: Table, text: str, resources: int, ap: int) -> None:
    unit = table.reads(f"【起動・メイン】{text}").unit(0, ap=1)
    table.resources(0, resources)
    table.main_phase(0)
    table.choose("activate", unit)
    assert table.number(unit, "ap") == ap
    table.choose("end-main")
    while table.asks == (0, "8-4") or table.asks[1] in ("8-3", "8-4"):
        table.choose("pass")
    assert table.number(unit, "ap") == 1


@pytest.mark.parametrize(("resources", "drawn"), [(1, 1), (2, 3)])
def test_9_1_9_1_1_another_number_is_drawn(table: Table, resources: int, drawn: int) -> None:
    unit = table.reads(
        "【起動・メイン】自分は1枚ドローする。自分がLv.2以上なら、かわりに3枚ドローする。").unit(0)
    table.resources(0, resources)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("activate", unit)
    assert before - table.count("deck", 0) == drawn


@pytest.mark.rules("4-5-1")
@pytest.mark.parametrize(("resources", "damage"), [(1, 3), (2, 1)])
def test_4_5_1_the_next_damage_is_less_by_another_number_instead(table: Table, resources: int, damage: int) -> None:
    unit = table.reads(
        "【起動・メイン】このターン中、このユニットが次に受けるダメージを2軽減する。"
        "自分がLv.2以上なら、かわりに4軽減する。").unit(0, hp=9)
    table.resources(0, resources)
    table.main_phase(0)
    table.choose("activate", unit)
    table.happen(lambda: deal_damage(table.state, unit, 5, BY_RULE))
    assert table.damage(unit) == damage
    table.happen(lambda: deal_damage(table.state, unit, 2, BY_RULE))
    assert table.damage(unit) == damage + 2


@pytest.mark.rules("9-1-6-1-1", "6-6-5-1")
def test_9_1_6_1_1_an_effect_of_a_turn_waits_each_time_in_that_turn(table: Table) -> None:
    """It goes on without the unit that it came from, and ends with the turn."""
    comer = table.reads(
        "【配備時】このターン中、自分のユニットが破壊されたとき、自分は1枚ドローする。").hand(0, hp=1)
    units = [table.unit(0, hp=1) for _ in range(3)]
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("deploy", comer)
    table.happen(lambda: deal_damage(table.state, comer, 1, BY_RULE))
    table.happen(lambda: deal_damage(table.state, units[0], 1, BY_RULE))
    assert before - table.count("deck", 0) == 2
    table.choose("end-main")
    while table.asks[1] in ("8-3", "8-4"):
        table.choose("pass")
    left = table.count("deck", 0)
    table.happen(lambda: deal_damage(table.state, units[1], 1, BY_RULE))
    assert table.count("deck", 0) == left


@pytest.mark.parametrize(("trait", "drawn"), [("歩塔", 1), ("堤守", 0)])
def test_3_9_a_text_asks_what_it_put_into_the_trash(table: Table, trait: str, drawn: int) -> None:
    unit = table.reads(
        "【起動・メイン】自分のデッキを上から2枚、自分のトラッシュに置く。この効果で〔歩塔〕のカードを置いたなら、自分は1枚ドローする。"
    ).unit(0)
    table.put("deck", 0, "unit", ap=1, hp=1, traits=(trait,))
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("activate", unit)
    assert before - table.count("deck", 0) == 2 + drawn


def test_4_5_3_damage_by_what_was_put_into_the_trash(table: Table) -> None:
    """Another card was chosen meanwhile, and older cards in the trash don't count."""
    used = table.reads(
        "【メイン】自分のデッキを上から3枚、自分のトラッシュに置く。そうしたなら、相手のユニット1つを選ぶ。"
        "それに、この効果で置いた〔歩塔〕のカードと同じ数のダメージを与える。").hand(0, "command")
    table.put("trash", 0, "unit", ap=1, hp=1, traits=("歩塔",))
    for trait in ("歩塔", "歩塔", "堤守"):
        table.put("deck", 0, "unit", ap=1, hp=1, traits=(trait,))
    enemy = table.unit(1, hp=9)
    table.main_phase(0)
    table.choose("use", used)
    assert table.damage(enemy) == 2


@pytest.mark.rules("2-11-3")
@pytest.mark.parametrize(("linked", "keyword"), [(True, 1), (False, 0)])
def test_2_11_3_several_things_last_as_long_as_one_duration_says(table: Table, linked: bool, keyword: int) -> None:
    unit = table.reads(
        "【起動・メイン】このターン中、このユニットをAP+4し、このユニットがリンクユニットなら、このユニットは《高機動》を得る。"
    ).unit(0, ap=1, link=("trait:歩塔",))
    if linked:
        table.pilot(unit, traits=("歩塔",))
    table.main_phase(0)
    table.choose("activate", unit)
    assert table.number(unit, "ap") == 5
    assert table.number(unit, "high_maneuver") == keyword


@pytest.mark.rules("11-1-1-4", "9-3-5")
def test_11_1_1_4_a_unit_takes_over_keyword_effects(table: Table) -> None:
    unit = table.reads(
        "【起動・メイン】トラッシュの《リペア》/《ブロッカー》を持つユニットカード1枚を選ぶ。"
        "このターン中、このユニットはAP+1され、それが持つ《リペア》/《ブロッカー》すべてを得る。").unit(0, ap=1, repair=1)
    table.put("trash", 0, "unit", ap=1, hp=1, repair=2)
    table.put("trash", 1, "unit", ap=1, hp=1, blocker=True)
    table.main_phase(0)
    table.choose("activate", unit)
    assert [table.number(unit, it) for it in ("ap", "repair", "blocker")] == [2, 3, 0]


def test_9_3_3_cards_of_several_sorts_are_chosen_from_the_trash(table: Table) -> None:
    used = table.reads(
        "【メイン】自分のトラッシュの、〔歩塔〕のカード1枚と、〔堤守〕のカード1枚を選ぶ。それらをゲームから除外する。"
        "そうしたなら、自分は1枚ドローする。").hand(0, "command")
    one = table.put("trash", 0, "unit", ap=1, hp=1, traits=("歩塔",))
    table.main_phase(0)
    assert used not in table.offered("use")
    other = table.put("trash", 0, "unit", ap=1, hp=1, traits=("堤守",))
    table.main_phase(0)
    table.choose("use", used)
    assert (table.where(one), table.where(other)) == (("removed", 0), ("removed", 0))


@pytest.mark.rules("4-19-1")
def test_4_19_1_a_unit_or_a_base_is_chosen(table: Table) -> None:
    used = table.reads("【メイン】自分の、ユニット1つ/ベース1つを選ぶ。それを2回復する。").hand(0, "command")
    unit, base = table.unit(0, hp=5), table.base(0, hp=5)
    table.pilot(unit)
    for card in (unit, base):
        table.state.damage[card] = 3
    table.main_phase(0)
    table.choose("use", used)
    assert sorted(table.offered("pick")) == sorted([unit, base])
    table.choose("pick", base)
    assert (table.damage(unit), table.damage(base)) == (3, 1)


def test_4_19_1_cards_that_were_looked_at_of_this_sort_or_of_that(table: Table) -> None:
    used = table.reads(
        "【メイン】自分のデッキを上から3枚見て、その中の、〔歩塔〕のユニットカード1枚/カード名に「灯」を含むカード1枚を"
        "公開して手札に加えてもよい。残ったカードは下に戻す。").hand(0, "command")
    walker = table.put("deck", 0, "unit", ap=1, hp=1, traits=("歩塔",))
    table.put("deck", 0, "unit", ap=1, hp=1, traits=("堤守",))
    lamp = table.put("deck", 0, "command", name="灯の番")
    table.main_phase(0)
    table.choose("use", used)
    table.choose("yes")
    assert sorted(table.offered("pick")) == sorted([walker, lamp])


def test_a_replacement_is_printed_as_it_was_written() -> None:
    tree = LANGUAGE.read(CHOOSE_OTHERS)
    assert LANGUAGE.print_ja(tree) == CHOOSE_OTHERS
    assert LANGUAGE.print_en(tree).endswith("choose 1 to 2 enemy Units instead.")


CASES = (
    "【起動・メイン】自分のユニットが1つなら、「甲の影」のユニットトークン1つを配備する。"
    "自分のユニットが2つ以上なら、自分は1枚ドローする。")


@pytest.mark.rules("9-2-1", "9-3-1-1")
@pytest.mark.parametrize(("others", "units", "drawn"), [(0, 2, 0), (1, 2, 1)])
def test_9_2_1_conditions_of_one_effect_are_looked_at_before_any_of_it_is_done(
    table: Table, others: int, units: int, drawn: int,
) -> None:
    """The second unit that the first case brings does not make the second case true."""
    table.printed("unit-token", name="甲の影", ap=1, hp=1)
    unit = table.reads(CASES).unit(0)
    table.units(0, others)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("activate", unit)
    assert table.count("battle", 0) == units
    assert before - table.count("deck", 0) == drawn


def test_what_depends_on_a_fact_ends_where_the_next_one_begins(table: Table) -> None:
    unit = table.reads(
        "【起動・メイン】自分がLv.2以上なら、このターン中、このユニットをAP+1する。相手のユニットがいるなら、自分は1枚ドローする。"
    ).unit(0, ap=1)
    table.unit(1)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("activate", unit)
    assert table.number(unit, "ap") == 1
    assert table.count("deck", 0) == before - 1


# Events of which something else takes the place


@pytest.mark.rules("9-1-9-1", "9-1-9-1-1", "4-10-1")
def test_9_1_9_1_1_something_else_happens_than_destruction(table: Table) -> None:
    unit = table.reads(
        "このユニットが破壊されるとき、かわりにこのユニットを持ち主の手札に戻す。\n【破壊時】自分は1枚ドローする。").unit(0, hp=1)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    assert table.where(unit) == ("hand", 0)
    assert table.count("deck", 0) == before


@pytest.mark.rules("9-1-3", "9-1-9-1")
@pytest.mark.parametrize(("answer", "places"), [("yes", ("battle", "trash")), ("no", ("trash", "battle"))])
def test_9_1_9_1_a_player_may_let_another_unit_be_destroyed(
    table: Table, answer: str, places: tuple[str, str],
) -> None:
    unit = table.unit(0, hp=2)
    helper = table.reads("このユニット以外の、自分のユニットが破壊されるとき、かわりにこのユニットを破壊してもよい。").unit(0)
    used = table.reads("【メイン】HP2以下の自分のユニット1つを選ぶ。それを破壊する。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", unit)
    table.choose(answer)
    assert (table.where(unit), table.where(helper)) == ((places[0], 0), (places[1], 0))


@pytest.mark.rules("9-1-9-1", "4-5-3")
def test_9_1_9_1_something_else_happens_than_effect_damage(table: Table) -> None:
    unit = table.reads("【ターン1回】このユニットが効果ダメージを受けるとき、かわりに自分は1枚ドローする。").unit(0, hp=9)
    used = [table.reads("【メイン】自分のユニット1つを選ぶ。それに2ダメージを与える。").hand(0, "command") for _ in range(2)]
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used[0])
    assert (table.damage(unit), before - table.count("deck", 0)) == (0, 1)
    table.choose("use", used[1])
    assert (table.damage(unit), before - table.count("deck", 0)) == (2, 1)


# Rule processing comes again as long as a card is without HP


DISCARDS = "このユニットが破壊されるとき、かわりに自分の手札1枚を捨てる。"


@pytest.mark.rules("10-1-1", "9-1-9-1")
def test_10_3_1_a_unit_that_is_still_without_hp_is_destroyed_after_all(table: Table) -> None:
    unit = table.reads("このユニットが破壊されるとき、かわりに自分は1枚ドローする。").unit(0, hp=1)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    assert (table.where(unit), before - table.count("deck", 0)) == (("trash", 0), 1)


@pytest.mark.rules("10-1-1", "9-1-9-1")
@pytest.mark.parametrize("count", [1, 2])
def test_10_3_1_whatever_is_chosen_instead_it_is_the_same_destruction(table: Table, count: int) -> None:
    units = [table.reads(DISCARDS).unit(0, hp=1) for _ in range(count)]
    hand = [table.spare[0], *[table.hand(0) for _ in range(3)]]
    table.main_phase(0)
    table.happen(lambda: deal_damage_to_all(table.state, tuple([it for unit in units for it in (unit, 1)]), BY_RULE))
    for card in hand[:count]:
        table.choose("pick", card)
    assert table.asks == (0, "6-5-1")
    assert [table.where(unit) for unit in units] == [("trash", 0)] * count
    assert table.cards("hand", 0) == hand[count:]


@pytest.mark.rules("10-1-2", "9-1-9-1")
def test_10_1_1_in_the_middle_of_an_effect_too(table: Table) -> None:
    unit = table.reads(DISCARDS).unit(0, hp=1)
    others = [table.hand(0) for _ in range(2)]
    used = table.reads("【メイン】自分のユニット1つを選ぶ。それに1ダメージを与える。自分は1枚ドローする。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", others[0])
    assert (table.where(unit), table.asks) == (("trash", 0), (0, "6-5-1"))
    assert (table.where(others[0])[0], table.where(others[1])[0]) == ("trash", "hand")


@pytest.mark.rules("10-1-1", "9-1-9-1")
def test_10_3_1_a_unit_that_has_hp_again_is_destroyed_by_another_event(table: Table) -> None:
    unit = table.reads("このユニットが破壊されるとき、かわりにこのユニットを2回復する。").unit(0, hp=2)
    table.main_phase(0)
    for _ in range(2):
        table.happen(lambda: deal_damage(table.state, unit, 2, BY_RULE))
        assert (table.where(unit), table.damage(unit)) == (("battle", 0), 0)


@pytest.mark.rules("10-1-1", "9-1-9-1")
def test_10_4_2_the_next_overflow_is_another_event(table: Table) -> None:
    """A unit that stays in place of going to the trash does so each time; then there is one too many."""
    stays = table.text(Replacing(when=Moves(This(), reasons=(OVERFLOW,)), effects=(Draw(YOU, Fixed(1)),))).unit(0)
    others = table.units(0, 5)
    table.resources(0, 2)
    new = [table.hand(0, cost=1) for _ in range(2)]
    table.main_phase(0)
    before = table.count("deck", 0)
    for number, card in enumerate(new, 1):
        table.choose("deploy", card)
        for going in (stays, *others[:number - 1]):
            table.choose("pick", going)
        assert (table.where(stays), before - table.count("deck", 0)) == (("battle", 0), number)


@pytest.mark.rules("10-2-1", "9-1-9-1")
@pytest.mark.parametrize(("back", "losers"), [(False, 2), (True, 0)])
def test_10_2_1_2_a_player_who_still_has_no_deck_loses(table: Table, back: bool, losers: int) -> None:
    """Also if they choose what happens instead. With a deck again, the next loss is another one."""
    hand = Cards((ZONE_HAND,), YOU)
    way = MoveTo(ZONE_DECK if back else ZONE_TRASH, BY_EFFECT)
    table.text(Replacing(when=LosesGame(YOU), effects=(choose(hand), Do(It(), way)))).unit(1)
    cards = [table.spare[1], *[table.hand(1) for _ in range(3)]]
    table.main_phase(0)
    table.leave(1, "deck", 1)
    for card in cards[:1 + back]:
        table.happen(lambda: table.move(table.top("deck", 1), "trash", 1))
        table.choose("pick", card)
    assert (table.state.losers, table.count("hand", 1)) == (losers, 3 - back)
