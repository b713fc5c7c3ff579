"""What texts of this game say of more cards, numbers and whiles, and in other spellings: how they print, what they do."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tests.gundam.phrases import hold_to_the_law, hold_variant
from tests.gundam.table import Table

BY_RULE = 0

# A text as it is printed, and its English.
TEXTS = (
    ("【セット中】このユニットは相手の効果を受けない。",
     "【During Pair】 This Unit can't be affected by enemy effects."),
    ("【アクション】自分のユニット1つを選ぶ。このバトル中、それは破壊されない。",
     "【Action】 Choose 1 friendly Unit. During this battle, it can't be destroyed."),
    ("【アタック時】このユニットのAP以下のHPの相手のユニット1つを選ぶ。それを破壊する。",
     "【Attack】 Choose 1 enemy Unit with HP equal to or less than this Unit's AP. Destroy it."),
    ("自分のトラッシュのコマンドカード3枚につき、このユニットをAP+1する。",
     "This Unit gets AP+1 for every 3 Command cards in your trash."),
    ("自分のトラッシュの〔堤守〕のカード1枚につき、手札のこのカードをコスト-1する。",
     "This card in your hand gets cost-1 for each (堤守) card in your trash."),
    ("自分のトラッシュのカード4枚につき、手札のこのカードをコスト-1する。",
     "This card in your hand gets cost-1 for every 4 cards in your trash."),
    ("【アタック時】自分のデッキを上から2枚、自分のトラッシュに置く。"
     "その後、この効果で置いた〔堤守〕のカード1枚につき、このターン中、このユニットをAP+1する。",
     "【Attack】 Put the top 2 cards of your deck into the trash. Then, for each (堤守) card put there this way, give this "
     "Unit AP+1 during this turn."),
    ("【メイン】自分の手札すべてを捨てる。そうしたなら、自分はその数と同じ枚数ドローする。",
     "【Main】 Discard all cards in your hand. If you do, draw that many cards."),
    ("【リンク時】自分の手札1枚を捨てる。そうしなかったなら、このユニットを破壊する。",
     "【When Linked】 Discard 1 card in your hand. If you don't, destroy this Unit."),
    ("【配備時】相手のユニット1つを選ぶ。それにセットされているパイロットを持ち主の手札に戻す。",
     "【Deploy】 Choose 1 enemy Unit. Return the Pilot paired with it to the owner's hand."),
    ("〔堤守〕の自分のユニットがアタックしたとき、そのユニットにセットされているパイロットを持ち主の手札に戻す。",
     "When a (堤守) friendly Unit attacks, return the Pilot paired with that Unit to the owner's hand."),
    ("【アクション】アタックされている自分のユニット1つを選ぶ。このバトル中、それをAP+3する。",
     "【Action】 Choose 1 attacked friendly Unit. Give it AP+3 during this battle."),
    ("【アクション】AP4以下の相手のユニット1つか、HP3以下の相手のユニット1つを選ぶ。それをレストにする。",
     "【Action】 Choose 1 enemy Unit with 4 or less AP or 1 enemy Unit with 3 or less HP. Rest it."),
    ("【破壊時】このユニットにパイロットがセットされていたなら、自分は2枚ドローする。",
     "【Destroyed】 If this Unit was paired, draw 2 cards."),
    ("【アクション】自分のユニット1つを選ぶ。このバトル中、それをAP+2し、それはバトルダメージを受けない。",
     "【Action】 Choose 1 friendly Unit. During this battle, it gets AP+2 and it can't receive battle damage."),
    ("このユニットがアタックされている間、このユニットをAP+2する。",
     "While this Unit is attacked, this Unit gets AP+2."),
)

# Texts that are read like the ones beside them.
VARIANTS = (
    ("【破壊時】自分はカードを一枚引く", "【破壊時】自分は1枚ドローする。"),
    ("【配備時】相手ユニット1体を選ぶ。それに1ダメージを与える。",
     "【配備時】相手のユニット1つを選ぶ。それに1ダメージを与える。"),
    ("【配備時】〈ブロッカー〉を持つ[堤守]の自分のユニット1つを選ぶ。それをアクティブにする。",
     "【配備時】《ブロッカー》を持つ〔堤守〕の自分のユニット1つを選ぶ。それをアクティブにする。"),
    ("【アタック時】このターン中、このユニットのAPを+3する", "【アタック時】このターン中、このユニットをAP+3する。"),
    ("【アタック時】このユニットのAPが7以上なら、自分は1枚ドローする。",
     "【アタック時】このユニットがAP7以上なら、自分は1枚ドローする。"),
    ("【メイン】自分のユニットすべては、このターン中、AP+1する。", "【メイン】このターン中、自分のユニットすべてをAP+1する。"),
    ("【メイン】自分のユニットすべてはこのターン中、《突破3》を得る。",
     "【メイン】このターン中、自分のユニットすべては《突破3》を得る。"),
    ("【メイン】EXリソース1つをレストで置く。", "【メイン】自分はEXリソース1つをレストで置く。"),
    ("【配備時】自分のユニットが2つだけなら、自分は1枚ドローする。", "【配備時】自分のユニットが2ついるなら、自分は1枚ドローする。"),
    ("このユニットがアタックしたとき、相手は《ブロッカー》を発動できない。", "このユニットはブロックされない。"),
    ("【セット中】このユニットのアタック中、相手のユニットすべてをAP-2する。",
     "【セット中】このユニットがアタックしている間、相手のユニットすべてをAP-2する。"),
    ("【リンク中】このユニットとバトルしている相手のユニットをAP-2する。",
     "【リンク中】このユニットとバトルしている相手のユニットすべてをAP-2する。"),
    ("【ターン1回】自分の手札が捨てられたとき、自分は1枚ドローする。",
     "【ターン1回】自分が手札を捨てたとき、自分は1枚ドローする。"),
    ("手札のこのカードは、自分のトラッシュのカード5枚につき、コスト-1される。",
     "自分のトラッシュのカード5枚につき、手札のこのカードをコスト-1する。"),
    ("【メイン】自分のユニットトークンすべてを破壊する。そうしたなら、破壊した数だけ自分はドローする。",
     "【メイン】自分のユニットトークンすべてを破壊する。そうしたなら、自分はその数と同じ枚数ドローする。"),
    ("【配備時】自分のリンクユニットの数だけ、自分はドローする。", "【配備時】自分は自分のリンクユニットと同じ枚数ドローする。"),
    ("【メイン】自分のベースがあるなら、自分は3枚ドローする。そうでないなら、自分は1枚ドローする。",
     "【メイン】自分は1枚ドローする。自分のベースがあるなら、かわりに3枚ドローする。"),
    ("【メイン】自分のユニット1つを選ぶ。このターン中、それをAP+2する。自分がLv.6以上なら、さらにそれは《ブロッカー》を得る。",
     "【メイン】自分のユニット1つを選ぶ。このターン中、それをAP+2し、自分がLv.6以上なら、それは《ブロッカー》を得る。"),
    ("【アタック時】このユニットにセットされているパイロット1つを持ち主の手札に戻す。",
     "【アタック時】このユニットにセットされているパイロットを持ち主の手札に戻す。"),
    ("【配備時】自分のリソースを2つアクティブにする。", "【配備時】自分のリソース2つをアクティブにする。"),
    ("【配備時】このユニットに、自分の手札のLv.4以下のパイロットカード1枚をセットしてもよい。",
     "【配備時】自分の手札のLv.4以下のパイロットカード1枚をこのユニットにセットしてもよい。"),
    ("自分がEXリソースを置いたとき、自分は1枚ドローする。", "自分のEXリソースが置かれたとき、自分は1枚ドローする。"),
    ("【バースト】アタックしている相手のユニットに2ダメージを与える。",
     "【バースト】アタックしている相手のユニットすべてに2ダメージを与える。"),
    ("【リンク時】相手のベースに2ダメージを与える。", "【リンク時】相手のベースすべてに2ダメージを与える。"),
    ("このユニットが相手のユニットを破壊したとき、自分は1枚ドローする。",
     "このユニットがダメージで相手のユニットを破壊したとき、自分は1枚ドローする。"),
    ("【メイン】相手のユニット1つを選ぶ。このターン中、そのAPを0にする。",
     "【メイン】相手のユニット1つを選ぶ。このターン中、それのAPを0にする。"),
    ("相手のユニットの数が自分のユニットの数より多い間、このユニットをHP+2する。",
     "相手のユニットが自分のユニットより多い間、このユニットをHP+2する。"),
    ("【破壊時】自分は1枚ドローする。このユニットとリンクしていたパイロットを手札に戻す。",
     "【破壊時】自分は1枚ドローする。このユニットにセットされていたパイロットを持ち主の手札に戻す。"),
)


@pytest.mark.parametrize(("ja", "en"), TEXTS)
def test_a_phrase_is_printed_as_it_was_written_and_in_english(ja: str, en: str) -> None:
    hold_to_the_law(ja, en)


@pytest.mark.parametrize(("written", "printed"), VARIANTS)
def test_other_spellings_of_phrases_are_read_too(written: str, printed: str) -> None:
    hold_variant(written, printed)


# What can't happen to a unit


@pytest.mark.rules("1-3-3", "10-3-1")
def test_1_3_3_a_unit_that_can_t_be_destroyed_stays_with_no_hp(table: Table) -> None:
    kept, other = table.unit(0, hp=2), table.unit(0, hp=2)
    used = table.reads("【メイン】自分のユニット1つを選ぶ。このバトル中、それは破壊されない。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", kept)
    table.happen(lambda: deal_damage(table.state, kept, 3, BY_RULE))
    table.happen(lambda: deal_damage(table.state, other, 3, BY_RULE))
    assert (table.where(kept), table.where(other)) == (("battle", 0), ("trash", 0))


@pytest.mark.rules("1-3-3")
def test_1_3_3_nor_does_an_effect_destroy_it(table: Table) -> None:
    kept = table.reads("このユニットは破壊されない。").unit(1)
    other = table.unit(1)
    used = table.reads("【メイン】相手のユニットすべてを破壊する。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert (table.where(kept), table.where(other)) == (("battle", 1), ("trash", 1))


@pytest.mark.rules("1-3-3")
@pytest.mark.parametrize(("player", "rested"), [(0, False), (1, True)])
def test_1_3_3_effects_of_the_enemy_do_nothing_to_a_unit_that_they_can_t_affect(
    table: Table, player: int, rested: bool,
) -> None:
    is_unaffected = table.reads("このユニットは相手の効果を受けない。").unit(1)
    used = table.reads("【メイン】ユニットすべてをレストにする。").hand(player, "command")
    table.main_phase(player)
    table.choose("use", used)
    assert table.rested(is_unaffected) == rested


# Numbers


@pytest.mark.rules("2-7-1")
def test_2_7_1_hp_that_is_left_is_held_against_the_ap_of_this_unit(table: Table) -> None:
    attacker = table.reads(
        "【アタック時】このユニットのAP以下のHPの相手のユニット1つを選ぶ。それを破壊する。").unit(0, ap=3)
    sound, hurt_one, small = table.unit(1, hp=5), table.unit(1, hp=5), table.unit(1, hp=3)
    table.main_phase(0)
    table.happen(lambda: deal_damage(table.state, hurt_one, 2, BY_RULE))
    table.attack(attacker)
    assert table.offered("pick") == [hurt_one, small]
    assert table.where(sound) == ("battle", 1)


@pytest.mark.parametrize(("count", "ap"), [(2, 2), (3, 3), (5, 3), (6, 4)])
def test_2_6_1_ap_for_every_so_many_cards(table: Table, count: int, ap: int) -> None:
    unit = table.reads("自分のトラッシュのユニットカード3枚につき、このユニットをAP+1する。").unit(0, ap=2)
    for _ in range(count):
        table.put("trash", 0, "unit")
    assert table.number(unit, "ap") == ap


@pytest.mark.rules("2-9-1")
@pytest.mark.parametrize(("text", "cost"), [
    ("自分のトラッシュのユニットカード1枚につき、手札のこのカードをコスト-1する。", 1),
    ("自分のトラッシュのカード2枚につき、手札のこのカードをコスト-1する。", 3),
])
def test_2_9_1_a_card_in_the_hand_costs_less_for_cards_in_the_trash(table: Table, text: str, cost: int) -> None:
    card = table.reads(text).hand(0, cost=5)
    for type in ("unit", "unit", "unit", "unit", "command"):
        table.put("trash", 0, type)
    assert table.number(card, "cost") == cost


@pytest.mark.rules("9-2-1")
def test_9_2_1_what_an_effect_put_somewhere_is_counted(table: Table) -> None:
    attacker = table.reads(
        "【アタック時】自分のデッキを上から2枚、自分のトラッシュに置く。"
        "その後、この効果で置いたユニットカード1枚につき、このターン中、このユニットをAP+1する。").unit(0, ap=2)
    table.put("trash", 0, "unit")
    table.leave(0, "deck", 0)
    for type in ("unit", "unit", "command", "unit"):
        table.put("deck", 0, type)
    top = list(table.cards("deck", 0))
    table.main_phase(0)
    table.attack(attacker)
    gone = [it for it in top if table.where(it) == ("trash", 0)]
    assert len(gone) == 2
    units = len([it for it in gone if table.number(it, "type") == table.number(attacker, "type")])
    assert table.number(attacker, "ap") == 2 + units


@pytest.mark.rules("4-14")
@pytest.mark.parametrize("held", [1, 3])
def test_4_14_as_many_are_drawn_as_were_discarded(table: Table, held: int) -> None:
    table.leave(0, "hand", 0)
    used = table.reads("【メイン】自分の手札すべてを捨てる。そうしたなら、自分はその数と同じ枚数ドローする。").hand(0, "command")
    for _ in range(held):
        table.hand(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert before - table.count("deck", 0) == held


# This card, and until when


@pytest.mark.rules("11-2-8")
@pytest.mark.parametrize("yes", [True, False])
def test_11_2_8_a_unit_that_was_destroyed_speaks_of_the_card_it_is_now(table: Table, yes: bool) -> None:
    unit = table.reads("【破壊時】このカードを手札に戻してもよい。").unit(0)
    table.main_phase(0)
    table.happen(lambda: deal_damage(table.state, unit, 3, BY_RULE))
    table.choose("yes" if yes else "no")
    assert table.where(unit) == ("hand" if yes else "trash", 0)


@pytest.mark.rules("6-2-3-1")
@pytest.mark.parametrize("player", [0, 1])
def test_6_2_3_1_what_lasts_until_the_start_of_one_s_turn_ends_there(table: Table, player: int) -> None:
    unit = table.unit(1, ap=5)
    used = table.reads("【メイン】次の自分のターン開始時まで、ユニットすべてをAP-2する。").hand(player, "command")
    table.main_phase(player)
    table.choose("use", used)
    assert table.number(unit, "ap") == 3
    table.turn(1 - player)
    assert table.number(unit, "ap") == 3
    table.turn(player)
    assert table.number(unit, "ap") == 5


# Units in battle, pilots, and what was not done


@pytest.mark.rules("7-3-5-2")
def test_7_3_5_2_the_unit_that_is_attacked_is_known_as_long_as_it_is(table: Table) -> None:
    text = "このユニットがアタックされている間、このユニットをAP+2する。"
    target, other = (table.reads(text).unit(1, ap=3, hp=9, rested=True) for _ in (0, 1))
    attacker = table.unit(0)
    table.main_phase(0)
    assert table.number(target, "ap") == 3
    table.attack(attacker, target)
    assert [table.number(it, "ap") for it in (target, other)] == [5, 3]
    table.choose("pass")
    table.choose("pass")
    assert table.number(target, "ap") == 3


@pytest.mark.rules("2-3-4-1")
def test_2_3_4_1_the_pilot_of_a_chosen_unit_is_spoken_of(table: Table) -> None:
    first, second = table.unit(1), table.unit(1)
    pilots = [table.pilot(it) for it in (first, second)]
    used = table.reads(
        "【メイン】相手のユニット1つを選ぶ。それにセットされているパイロットを持ち主の手札に戻す。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", second)
    assert [table.where(it)[0] for it in pilots] == ["battle", "hand"]
    assert table.where(second) == ("battle", 1)


@pytest.mark.rules("9-1-3")
@pytest.mark.parametrize("held", [0, 1])
def test_9_1_3_something_else_happens_where_it_could_not_be_done(table: Table, held: int) -> None:
    table.leave(0, "hand", 0)
    unit = table.reads("【配備時】自分の手札1枚を捨てる。そうしなかったなら、これを破壊する。").hand(0)
    for _ in range(held):
        table.hand(0)
    table.main_phase(0)
    table.choose("deploy", unit)
    assert table.where(unit) == ("battle" if held else "trash", 0)


@pytest.mark.rules("4-19-1")
def test_4_19_1_one_of_these_or_of_those_is_chosen(table: Table) -> None:
    weak, frail = table.unit(1, ap=2, hp=9), table.unit(1, ap=9, hp=2)
    table.unit(1, ap=9, hp=9)
    used = table.reads(
        "【メイン】AP3以下の相手のユニット1つか、HP3以下の相手のユニット1つを選ぶ。それをレストにする。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert sorted(table.offered("pick")) == sorted((weak, frail))
    table.choose("pick", frail)
    assert [table.rested(it) for it in (weak, frail)] == [False, True]


@pytest.mark.rules("11-2-8-3-1")
@pytest.mark.parametrize("paired", [True, False])
def test_11_2_8_3_1_whether_it_was_paired_is_asked_of_what_was_destroyed(table: Table, paired: bool) -> None:
    unit = table.reads("【破壊時】このユニットにパイロットがセットされていたなら、自分は2枚ドローする。").unit(0)
    if paired:
        table.pilot(unit, hp=0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.happen(lambda: deal_damage(table.state, unit, 9, BY_RULE))
    assert before - table.count("deck", 0) == 2 * paired


@pytest.mark.rules("9-1-9-1-1")
@pytest.mark.parametrize(("base", "drawn"), [(True, 3), (False, 1)])
def test_9_1_9_1_1_otherwise_something_else_is_done(table: Table, base: bool, drawn: int) -> None:
    used = table.reads("【メイン】自分のベースがあるなら、自分は3枚ドローする。そうでないなら、自分は1枚ドローする。").hand(0, "command")
    if base:
        table.base(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert before - table.count("deck", 0) == drawn
