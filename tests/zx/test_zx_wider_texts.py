"""Texts of Z/X that say more of cards, numbers and whiles, or say it otherwise: how they print and what they do."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.cards import IGNITION_ICON, POWER
from tefuda.rulebooks.zx.language import LANGUAGE
from tests.zx.zx_table import Table
from tests.zx.zx_written import appear, put, use

# A text as it is printed, and its English.
TEXTS = (
    ("【常】あなたのリソースにあるカード2枚につき、このカードのパワーを+500する。",
     "【Always】 This card gets +500 power for every 2 cards in your resources."),
    ("【★】ターン終了時まで、あなたのトラッシュにあるカード3枚につき、そのゼクスのパワーを+500する。",
     "【Event】 Give that Z/X +500 power for every 3 cards in your trash until the end of the turn."),
    ("【常】相手のゼクスが破壊された際、チャージに置くかわりにトラッシュに置く。",
     "【Always】 If one of your opponent's Z/X is destroyed, put it into the trash instead of putting it into the charge."),
    ("【常】このカードが破壊された際、チャージに置くかわりにデッキの1番下に置く。",
     "【Always】 If this card is destroyed, put it on the bottom of the deck instead of putting it into the charge."),
    ("【常】このカードがスクエアを離れる際、かわりに除外する。",
     "【Always】 If this card would leave the squares, remove it from the game instead."),
    ("【常】スクエアにあるすべての相手の[鐘楼]はイグニッションアイコンを失う。",
     "【Always】 All your opponent's [鐘楼] in squares lose the ignition icon."),
    ("【★】カードを1枚引く。ターン終了時まで、あなたはダメージを受けない。",
     "【Event】 Draw 1 card. You can't be dealt damage until the end of the turn."),
    ("【常】このカードが登場したターンの間、このカードは攻撃できない。",
     "【Always】 On the turn this card appeared, this card can't attack."),
    ("【★】あなたのデッキを見、その中にある「石工の親方」を1枚選び、公開して手札に加え、デッキをシャッフルする。",
     "【Event】 Look at your deck, then put 1 「石工の親方」 among them face-up into your hand, then shuffle your deck."),
    ("【★】ノーマルスクエアにあるこのカードと同じカード名のゼクスを1枚選び、破壊する。",
     "【Event】 Destroy 1 Z/X with the same name as this card in a normal square."),
    ("【★】あなたのデッキの上から3枚のカードをトラッシュに置く。その中に[灯守]があるならば、カードを1枚引く。",
     "【Event】 Put 3 cards from the top of your deck into your trash. If there is a [灯守] among them, draw 1 card."),
    ("【★】あなたのデッキの上から3枚のカードをトラッシュに置く。その中にコスト3以下のゼクスが2枚以上あるならば、1点回復する。",
     "【Event】 Put 3 cards from the top of your deck into your trash. If there are 2 or more cost 3 or lower Z/X among "
     "them, recover 1 life."),
    ("【自】あなたの[灯守]か[鐘楼]が登場した時、カードを1枚引く。",
     "【Auto】 When one of your [灯守] or [鐘楼] appears, draw 1 card."),
    ("【自】このカードが破壊されてチャージに置かれた時、カードを1枚引く。",
     "【Auto】 When this card is destroyed and put into the charge, draw 1 card."),
    ("【自】このカードが攻撃した時、このカードとバトルしているすべての相手のゼクスに2000ダメージを与える。",
     "【Auto】 When this card attacks, deal 2000 damage to all your opponent's Z/X battling this card."),
    ("【起】〈《白1》〉カードを1枚引く。この能力はあなたのメインフェイズにしか使用できない。",
     "【Act】 [《white 1》]: Draw 1 card. Use this only during your main phase."),
)

# Texts that are read like the ones beside them.
VARIANTS = (
    ("【自】このカードが登場した時、カードを一枚引く。", "【自】このカードが登場した時、カードを1枚引く。"),
    ("【自】このカードが相手プレイヤーを攻撃した時、カードを1枚引く。",
     "【自】このカードが相手のプレイヤーに攻撃した時、カードを1枚引く。"),
    ("【自】このカードが登場した時、以下の2つから1つを選ぶ。・カードを1枚引く。・1点回復する。",
     "【自】このカードが登場した時、以下から1つを選ぶ。\n・カードを1枚引く。\n・1点回復する。"),
    ("【★】あなたのデッキにある[灯守]を1枚選び、手札に加え、シャッフルする。",
     "【★】あなたのデッキにある[灯守]を1枚選び、手札に戻し、デッキをシャッフルする。"),
    ("【★】あなたと相手はカードを1枚引く。", "【★】お互いはカードを1枚引く。"),
    ("【★】あなたのチャージにあるカードを好きな枚数選び、トラッシュに置く。その後、置いた枚数と同じ枚数のカードを引く。",
     "【★】あなたのチャージにあるカードを好きな枚数選び、トラッシュに置く。その後、同じ枚数のカードを引く。"),
    ("【★】スクエアにあるあなたの[灯守]の枚数分、カードを引く。", "【★】スクエアにあるあなたの[灯守]と同じ枚数のカードを引く。"),
    ("【★】スクエアにあるあなたのゼクスを1枚選び、ターン終了時まで、パワーを+3000し、リブートする。",
     "【★】スクエアにあるあなたのゼクスを1枚選び、ターン終了時まで、パワーを+3000し、そのゼクスをリブートする。"),
    ("【自】あなたのゼクスが攻撃した時、そのゼクスのパワーをターン終了時まで＋２０００する。",
     "【自】あなたのゼクスが攻撃した時、ターン終了時まで、そのゼクスのパワーを+2000する。"),
    ("【自】このカードが能力によって破壊された時、カードを1枚引く。", "【自】このカードがカードの効果で破壊された時、カードを1枚引く。"),
    ("【自】相手のターンにあなたのゼクスが破壊された時、カードを1枚引く。",
     "【自】あなたのゼクスが相手のターンの間に破壊された時、カードを1枚引く。"),
    ("【常】このカードが敵軍エリアにある場合、このカードのパワーを+2000する。",
     "【常】このカードが敵軍エリアのスクエアにある場合、このカードのパワーを+2000する。"),
    ("【★】相手は自分のスクエアにあるゼクスを1枚選び、破壊する。", "【★】相手はスクエアにある自分のゼクスを1枚選び、破壊する。"),
    ("【常】このカードのパワーは、あなたの手札にあるカード1枚につき+1000される。",
     "【常】あなたの手札にあるカード1枚につき、このカードのパワーを+1000する。"),
    ("【★】ノーマルスクエアにある相手のパワーが1番低いゼクスを1枚選び、破壊する。",
     "【★】ノーマルスクエアにある相手のゼクスの中でパワーが1番低いゼクスを1枚選び、破壊する。"),
    ("【★】ノーマルスクエアにあるこのカードよりコストの低いゼクスを1枚選び、破壊する。",
     "【★】ノーマルスクエアにあるコストがこのカードのコストより低いゼクスを1枚選び、破壊する。"),
    ("【常】あなたのプレイヤースクエアにあるゼクスは攻撃できない。", "【常】あなたのプレイヤースクエアにあるすべてのゼクスは攻撃できない。"),
    ("【常】あなたのゼクスが受けるダメージを1500減らす。", "【常】スクエアにあるすべてのあなたのゼクスが受けるダメージを1500減らす。"),
    ("【★】カードを1枚引く。その後、あなたに1ダメージを与える。", "【★】カードを1枚引く。その後、あなたは1ダメージを受ける。"),
    ("【★】あなたはライフを1回復する。", "【★】1点回復する。"),
    ("【自】このカードが登場した時、あなたのチャージが4枚ならば、カードを1枚引く。",
     "【自】このカードが登場した時、あなたのチャージにカードが4枚あるならば、カードを1枚引く。"),
    ("【常】あなたのリソースにあるカードの枚数が相手のリソースにあるカードの枚数より多い場合、このカードのパワーを+2000する。",
     "【常】あなたのリソースにあるカードが相手のリソースにあるカードより多い場合、このカードのパワーを+2000する。"),
    ("【常】このカードをプレイするためのコストは、あなたのチャージにある[灯守]1枚につき1減る。",
     "【常】手札にあるこのカードのコストはあなたのチャージにある[灯守]1枚につき1減る。"),
    ("【自】このカードが攻撃した時、このカードとバトルしているゼクスに2000ダメージを与える。",
     "【自】このカードが攻撃した時、このカードとバトルしているすべてのゼクスに2000ダメージを与える。"),
    ("【★】あなたのリソースかトラッシュにある[灯守]を1枚選び、手札に戻す。",
     "【★】あなたのリソースとトラッシュにある[灯守]を1枚選び、手札に戻す。"),
    ("【常】あなたの「灯台守」と「鐘つき」が与えるダメージを+1000する。",
     "【常】あなたの「灯台守」か「鐘つき」が与えるダメージを+1000する。"),
    ("【常】このカードがスクエアにある限り、あなたの手札の上限は2枚増える。",
     "【常】このカードがスクエアにある場合、あなたの手札の上限は2枚増える。"),
    ("【起】〈《黒1》〉カードを1枚引く。この能力は1ターンに2回まで使用できる。",
     "【起】〈《黒1》〉カードを1枚引く。この能力は1ターンに2回しか使用できない。"),
    ("【★】あなたのデッキの上から5枚公開し、その中にあるゼクスを1枚選び、手札に加える。残りのカードは好きな順番でデッキの下に置く。",
     "【★】あなたのデッキの上から5枚公開し、その中にあるゼクスを1枚選び、手札に戻す。残りをデッキの1番下に置く。"),
    ("【常】あなたのリソースに、カードが7枚以上ある場合、このカードのパワーを+1500する。",
     "【常】あなたのリソースにカードが7枚以上ある場合、このカードのパワーを+1500する。"),
    ("【★】あなたのデッキの上から5枚見て、その中にあるゼクスを1枚選び、手札に加える。その後、残りのカードをデッキに戻し、シャッフルする。",
     "【★】あなたのデッキの上から5枚見、その中にあるゼクスを1枚選び、手札に戻す。その後、残りをデッキに戻し、シャッフルする。"),
)


@pytest.mark.parametrize(("ja", "en"), TEXTS)
def test_a_text_is_printed_as_it_was_written_and_in_english(ja: str, en: str) -> None:
    tree = LANGUAGE.read(ja)
    assert LANGUAGE.print_ja(tree) == ja
    assert LANGUAGE.print_en(tree) == en


# As players type them.
TYPED = (
    ("【起】《赤2》：カードを1枚引く。", "【起】〈《赤2》〉カードを1枚引く。"),
    ("【起】〈赤2、スリープ〉カードを1枚引く。", "【起】〈《赤2》《スリープ》〉カードを1枚引く。"),
    ("【起】〈チャージのカード2枚をトラッシュに置く〉カードを1枚引く。",
     "【起】〈チャージにあるカードを2枚トラッシュに置く。〉カードを1枚引く。"),
    ("【起】<赤3>カードを1枚引く。この能力は1ターンに1回だけ使用できる。",
     "【起】〈《赤3》〉カードを1枚引く。この能力は1ターンに1回しか使用できない。"),
    ("【自】このカードがイグニッションフェイズで登場した時。カードを1枚引く。",
     "【自】このカードがイグニッションフェイズに登場した時、カードを1枚引く。"),
    ("【自】このカードが攻撃した時、ノーマルスクエアにいる相手ゼクス1枚に3000のダメージを与える。",
     "【自】このカードが攻撃した時、ノーマルスクエアにある相手のゼクスを1枚選び、3000ダメージを与える。"),
    ("【自】あなたのリブートフェイズ開始時、ターン終了まで、このカードはパワー+1000。",
     "【自】あなたのリブートフェイズ開始時、ターン終了時まで、このカードのパワーを+1000する。"),
    ("【自】あなたのリブートフェイズ開始時、このターン中、このカードのパワーを+1500する。",
     "【自】あなたのリブートフェイズ開始時、ターン終了時まで、このカードのパワーを+1500する。"),
    ("【常】あなたのリソースが9枚以上ある場合、このカードのパワーは+1000される。",
     "【常】あなたのリソースにカードが9枚以上ある場合、このカードのパワーを+1000する。"),
    ("【常】あなたのプレイヤーが『灯火の番』である場合、このカードのパワーを+1000する。",
     "【常】あなたのプレイヤーが「灯火の番」の場合、このカードのパワーを+1000する。"),
    ("【常】スクエアのあなたの[鐘楼]すべてのパワーを+500する。",
     "【常】スクエアにあるすべてのあなたの[鐘楼]のパワーを+500する。"),
    ("【常】隣のスクエアにある相手のゼクスのパワーを-500する。",
     "【常】このカードがあるスクエアの隣のスクエアにあるすべての相手のゼクスのパワーを-500する。"),
    ("【常】このカードは破壊された時、チャージに置く代わりに持ち主の手札に戻す。",
     "【常】このカードが破壊された際、チャージに置くかわりに手札に戻す。"),
    ("【★】デッキの上から3枚のカードをスリープ状態でリソースに置く。",
     "【★】あなたのデッキの上から3枚のカードをリソースにスリープで置く。"),
    ("【★】カードを3枚引き、その後、手札を1枚捨てる。",
     "【★】カードを3枚引き、あなたの手札にあるカードを1枚選び、トラッシュに置く。"),
    ("【★】リソースにあるカードを3枚まで選び、リブート状態にする。", "【★】リソースにあるカードを3枚まで選び、リブートする。"),
    ("[自]エボルシード：カードを1枚引く。", "【自】エヴォルシードカードを1枚引く。"),
    ("[常]ライフ・リカバリー", "【常】ライフリカバリー"),
    ("[常]ボイドブリンガー", "【常】ヴォイドブリンガー"),
)


@pytest.mark.parametrize(("written", "printed"), [*VARIANTS, *TYPED])
def test_what_players_write_otherwise_is_read_too(written: str, printed: str) -> None:
    assert LANGUAGE.print_ja(LANGUAGE.read(written)) == printed


@pytest.mark.parametrize("text", [
    "【★】このターン終了時、そのゼクスを除外する。", "【★】このターンの終了時、そのカードを破壊する。",
    "【★】このターン終了時、この能力で登場したゼクスを手札に戻す。", "【★】ターンの終了時、そのゼクスを手札に戻す。",
])
def test_what_is_done_later_is_read_in_one_way(text: str) -> None:
    tree = LANGUAGE.read(text)
    assert LANGUAGE.read(LANGUAGE.print_ja(tree)) == tree


# What they do


@pytest.mark.rules("208.1")
@pytest.mark.parametrize(("count", "power"), [(1, 3000), (2, 3500), (5, 4000)])
def test_208_1_power_for_every_so_many_cards(table: Table, count: int, power: int) -> None:
    table.put_many(count, "charge", 0)
    it = put(table, "square7", "【常】あなたのチャージにあるカード2枚につき、このカードのパワーを+500する。", power=3000)
    assert value(table.state, it, POWER) == power


@pytest.mark.rules("812.1")
@pytest.mark.parametrize(("fate", "place"), [
    ("トラッシュに置く", "trash"), ("手札に戻す", "hand"), ("デッキの1番上に置く", "deck"), ("デッキの1番下に置く", "deck"),
    ("デッキに戻し、シャッフルする", "deck"), ("ゲームから除外する", "remove"), ("リソースにスリープで置く", "resource"),
])
def test_812_1_what_is_destroyed_goes_elsewhere(table: Table, fate: str, place: str) -> None:
    put(table, "square8", f"【常】相手のゼクスが破壊された際、チャージに置くかわりに{fate}。")
    own, enemy = table.put("square6", 0), table.put("square4", 1)
    use(table, "ノーマルスクエアにあるコスト9以下のゼクスを好きな枚数選び、破壊する。")
    table.choose("pick", own)
    table.choose("pick", enemy)
    if table.offered("done") or "done" in table.words:
        table.choose("done")
    assert table.where(own) == ("charge", 0)
    assert table.where(enemy) == (place, 1)


@pytest.mark.rules("812.1")
def test_812_1_what_would_leave_the_squares_is_removed_instead(table: Table) -> None:
    it = put(table, "square4", "【常】このカードがスクエアを離れる際、かわりに除外する。", 1)
    use(table, "ノーマルスクエアにある相手のゼクスを1枚選び、手札に戻す。")
    assert table.where(it) == ("remove", 1)


@pytest.mark.rules("206.2")
def test_206_2_an_icon_is_lost(table: Table) -> None:
    enemy, own = (table.put("square4" if player else "square6", player, icons=("ignition",)) for player in (1, 0))
    assert value(table.state, enemy, IGNITION_ICON) == 1
    put(table, "square8", "【常】スクエアにあるすべての相手のコスト9以下のゼクスはイグニッションアイコンを失う。")
    assert [value(table.state, it, IGNITION_ICON) for it in (enemy, own)] == [0, 1]


@pytest.mark.rules("1001.2")
@pytest.mark.parametrize(("who", "deal_damage"), [("相手", False), ("あなた", True)])
def test_1001_2_for_a_while_a_player_can_t_be_dealt_damage(table: Table, who: str, deal_damage: bool) -> None:
    use(table, f"ターン終了時まで、{who}はダメージを受けない。その後、相手に1ダメージを与える。")
    assert (table.asks[1] == "907.2c") == deal_damage


@pytest.mark.rules("1006.1")
def test_1006_1_a_card_can_t_attack_on_the_turn_it_appeared(table: Table) -> None:
    table.put("square5", 1)
    other = appear(table, "【常】このカードのパワーを+1000する。", square="square8")
    it = appear(table, "【常】このカードが登場したターン中、このカードは攻撃できない。", square="square6")
    table.main_phase(0)
    assert other in table.offered("attack")
    assert it not in table.offered("attack")


@pytest.mark.rules("1005.1")
def test_1005_1_a_whole_deck_is_looked_at_for_a_card(table: Table) -> None:
    wanted = table.put("deck", 0, tribes=("灯守",))
    use(table, "あなたのデッキを見て、その中にある[灯守]を1枚選び、公開し、手札に加え、デッキをシャッフルする。")
    if table.offered("pick"):
        table.choose("pick", wanted)
    assert table.where(wanted) == ("hand", 0)


@pytest.mark.rules("1003.1")
def test_1003_1_the_rest_of_what_was_looked_at_is_shuffled_in(table: Table) -> None:
    wanted = table.put("deck", 0, tribes=("灯守",))
    before = table.count("deck", 0)
    use(table, "あなたのデッキの上から3枚見て、その中にある[灯守]を1枚選び、手札に加える。"
               "その後、残りのカードをデッキに戻し、シャッフルする。")
    if table.offered("pick"):
        table.choose("pick", wanted)
    assert table.where(wanted) == ("hand", 0)
    assert table.count("deck", 0) == before - 1


@pytest.mark.rules("201.3")
def test_201_3_cards_of_the_same_name_are_chosen_from(table: Table) -> None:
    same, other = table.put("square4", 1, name_ja="灯台"), table.put("square2", 1, name_ja="霧笛")
    it = put(table, "square7", "【起】〈《スリープ》〉ノーマルスクエアにあるこのカードと同じカード名のゼクスを1枚選び、破壊する。",
             name_ja="灯台")
    table.main_phase(0)
    table.choose("use", it)
    assert sorted(table.offered("pick")) == sorted((it, same))
    table.choose("pick", same)
    assert table.where(same) == ("charge", 1)
    assert table.where(other)[0] != "charge"


@pytest.mark.rules("803.1d")
@pytest.mark.parametrize(("phase", "offered"), [("あなたのメイン", True), ("あなたのイグニッション", False), ("相手のメイン", False)])
def test_803_1d_an_ability_is_used_only_in_its_phase(table: Table, phase: str, offered: bool) -> None:
    it = put(table, "square7", f"【起】〈《スリープ》〉カードを1枚引く。この能力は{phase}フェイズにしか使用できない。")
    table.main_phase(0)
    assert (it in table.offered("use")) == offered


@pytest.mark.rules("304.3")
@pytest.mark.parametrize(("tribe", "drawn"), [("灯守", 1), ("鐘楼", 0)])
def test_304_3_what_was_put_off_the_deck_is_looked_at(table: Table, tribe: str, drawn: int) -> None:
    table.put("trash", 0, tribes=("灯守",))
    for _ in (0, 1):
        table.put("deck", 0, tribes=(tribe,))
    before = table.count("hand", 0)
    use(table, "あなたのデッキの上から2枚のカードをトラッシュに置く。その中に[灯守]が2枚以上あるならば、カードを1枚引く。")
    assert table.count("hand", 0) - before == drawn


@pytest.mark.rules("808.3d")
def test_808_3d_what_is_destroyed_and_goes_elsewhere_is_not_put_into_the_charge(table: Table) -> None:
    put(table, "square8", "【自】あなたのゼクスが破壊されてチャージに置かれた時、カードを1枚引く。")
    saved = put(table, "square6", "【常】このカードが破壊された際、チャージに置くかわりに手札に戻す。")
    lost = table.put("square4", 0)
    before = table.count("hand", 0)
    use(table, "スクエアにあるあなたのコスト9以下のゼクスを2枚選び、破壊する。")
    table.choose("pick", saved)
    table.choose("pick", lost)
    assert table.where(lost) == ("charge", 0)
    assert table.count("hand", 0) - before == 2, "the card that came back, and one for the other"


@pytest.mark.rules("201.3")
@pytest.mark.parametrize(("tribe", "drawn"), [("灯守", 1), ("鐘楼", 1), ("石工", 0)])
def test_201_3_either_of_two_tribes_is_meant(table: Table, tribe: str, drawn: int) -> None:
    put(table, "square8", "【自】あなたの[灯守]か[鐘楼]が登場した時、カードを1枚引く。")
    before = table.count("hand", 0)
    appear(table, "【常】このカードのパワーを+1000する。", square="square7", tribes=(tribe,))
    assert table.count("hand", 0) - before == drawn


@pytest.mark.rules("601.1")
def test_601_1_the_zx_that_battles_this_card_is_found(table: Table) -> None:
    text = "【自】このカードが攻撃した時、このカードとバトルしているゼクスに2000ダメージを与える。"
    attacker = put(table, "square7", text, power=1000)
    target, other = table.put("square4", 1, power=9000), table.put("square5", 1, power=9000)
    table.main_phase(0)
    table.choose("attack", attacker, target)
    assert [table.state.damage[it] for it in (target, other)] == [3000, 0], "of the ability and of the battle"
