"""Further phrases of Z/X texts: how they are printed, other spellings, and what they do."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.areas import DO_ATTACK
from tefuda.rulebooks.zx.cards import COST, POWER, RANGE
from tefuda.rulebooks.zx.language import LANGUAGE
from tests.zx.zx_table import Table
from tests.zx.zx_written import appear, put, use

# A text as it is printed, and its English.
TEXTS = (
    ("【自】このカードが手札かライフから登場した時、カードを1枚引く。",
     "【Auto】 When this card appears from the hand or life, draw 1 card."),
    ("【自】このカードがバトルで破壊された時、カードを1枚引く。",
     "【Auto】 When this card is destroyed in battle, draw 1 card."),
    ("【自】このカードが相手の効果で手札に戻された時、カードを1枚引く。",
     "【Auto】 When this card is put back into the hand by your opponent's effect, draw 1 card."),
    ("【自】このカードがスクエアからチャージに置かれた時、カードを1枚引く。",
     "【Auto】 When this card is put from a square into the charge, draw 1 card."),
    ("【自】このカードがスクエアを離れた時、カードを1枚引く。",
     "【Auto】 When this card leaves the squares, draw 1 card."),
    ("【自】相手がイグニッションした時、カードを1枚引く。",
     "【Auto】 When your opponent ignites, draw 1 card."),
    ("【自】このカード以外のあなたの[灯守]が登場した時、カードを1枚引く。",
     "【Auto】 When one of your other [灯守] appears, draw 1 card."),
    ("【常】ノーマルスクエアに相手のゼクスが3枚以上ある場合、このカードのパワーを+1000する。",
     "【Always】 As long as there are 3 or more Z/X of your opponent's in a normal square, this card gets +1000 power."),
    ("【常】スクエアにこのカード以外のあなたのゼクスがない場合、このカードのパワーを+3000する。",
     "【Always】 As long as you have no other Z/X in a square, this card gets +3000 power."),
    ("【常】あなたのライフが相手のライフより少ない場合、このカードのパワーを+1000する。",
     "【Always】 As long as your life is less than your opponent's life, this card gets +1000 power."),
    ("【常】このカードが攻撃している場合、このカードのパワーを+1000する。",
     "【Always】 As long as this card is attacking, this card gets +1000 power."),
    ("【常】あなたの手札にあるカード1枚につき、このカードのパワーを+500する。",
     "【Always】 This card gets +500 power for each card in your hand."),
    ("【常】あなたのリソースにカードが9枚以上ある場合、手札にあるこのカードのコストは2減る。",
     "【Always】 As long as there are 9 or more cards in your resources, this card in your hand costs -2."),
    ("【常】このカードがチャージにある場合、あなたのライフが1の場合、スクエアにあるすべてのあなたのゼクスのパワーを+500する。",
     "【Always】 As long as this card is in your charge, as long as your life is 1, all your Z/X in squares get +500"
     " power."),
    ("【常】このカードはコスト3以下のゼクスからダメージを受けない。",
     "【Always】 This card can't be dealt damage by a cost 3 or lower Z/X."),
    ("【起】〈トラッシュにあるカードを2枚除外する。〉カードを1枚引く。",
     "【Act】 [remove 2 cards in your trash from the game]: Draw 1 card."),
    ("【自】あなたのドローフェイズ開始時、カードを1枚引く。この能力は1ターンに1回しか使用できない。",
     "【Auto】 At the start of your draw phase, draw 1 card. Use this only once per turn."),
    ("【常】相手はイベントをプレイできない。", "【Always】 Your opponent can't play events."),
    ("【自】あなたのリソースに緑のカードが置かれた時、カードを1枚引く。",
     "【Auto】 When a green card is put into your resources, draw 1 card."),
    ("【★】あなたのデッキの上から3枚公開し、その中にあるすべてのゼクスを手札に戻す。",
     "【Event】 Reveal the top 3 cards of your deck and put all Z/X among them back into your hand."),
    ("【★】あなたのデッキの1番上のカードを公開する。そのカードが[灯守]ならば、手札に戻してよい。",
     "【Event】 Reveal the top card of your deck. If it is a [灯守], you may put it back into your hand."),
)

# Texts that are read like the ones beside them.
VARIANTS = (
    ("【常】あなたの手札が2枚以下の場合、このカードのパワーを+1000する。",
     "【常】あなたの手札にカードが2枚以下しかない場合、このカードのパワーを+1000する。"),
    ("【常】このカードがスリープしている間、このカードのパワーを+1000する。",
     "【常】このカードがスリープの場合、このカードのパワーを+1000する。"),
    ("【常】このカードのパワーを、あなたのチャージにあるカード1枚につき+500する。",
     "【常】あなたのチャージにあるカード1枚につき、このカードのパワーを+500する。"),
    ("【★】ノーマルスクエアにあるダメージを受けている相手のゼクスを1枚選び、破壊する。",
     "【★】ノーマルスクエアにある相手のダメージを受けているゼクスを1枚選び、破壊する。"),
    ("【常】このカードはレンジ2を得る。", "【常】このカードは以下の能力を得る。“【常】レンジ2”"),
    ("【★】ノーマルスクエアにあるスリープしているゼクスを2枚選び、それぞれに1000ダメージを与える。",
     "【★】ノーマルスクエアにあるスリープのゼクスを2枚選び、1000ダメージを与える。"),
    ("【★】スクエアにあるこのカード以外のあなたのゼクスを1枚選び、破壊する。",
     "【★】スクエアにあるあなたの他のゼクスを1枚選び、破壊する。"),
    ("【常】このカードをプレイするコストは、あなたのライフが1の場合、2減る。",
     "【常】あなたのライフが1の場合、手札にあるこのカードのコストは2減る。"),
    ("【自】このカードがスリープした時、ターン終了時までこのカードのパワーを+1500する。",
     "【自】このカードがスリープした時、ターン終了時まで、このカードのパワーを+1500する。"),
)


@pytest.mark.parametrize("ja, en", TEXTS)
def test_a_phrase_is_printed_as_it_was_written_and_in_english(ja: str, en: str) -> None:
    tree = LANGUAGE.read(ja)
    assert LANGUAGE.print_ja(tree) == ja
    assert LANGUAGE.print_en(tree) == en


@pytest.mark.parametrize("written, printed", VARIANTS)
def test_other_spellings_of_phrases_are_read_too(written: str, printed: str) -> None:
    assert LANGUAGE.print_ja(LANGUAGE.read(written)) == printed


# Where a card appears from


def test_1006_2_a_card_that_was_played_appears_from_where_it_was_before(table: Table) -> None:
    appear(table, "【自】このカードが手札から登場した時、カードを1枚引く。")
    assert table.count("hand", 0) == 1


def test_1006_2_a_card_from_the_hand_does_not_appear_from_the_trash(table: Table) -> None:
    appear(table, "【自】このカードがトラッシュから登場した時、カードを1枚引く。")
    assert table.count("hand", 0) == 0


def test_1006_2_an_effect_lets_it_appear_from_the_zone_itself(table: Table) -> None:
    guest = put(table, "trash", "【自】このカードがトラッシュから登場した時、カードを1枚引く。")
    use(table, "あなたのトラッシュにあるゼクスを2枚選び、リブートでゼクスのないノーマルスクエアに登場させる。")
    table.choose("place", table.place("square5"))
    assert table.where(guest) == ("square5", -1)
    assert table.count("hand", 0) == 1


# The card after its event


def test_808_3_this_card_is_spoken_of_where_the_event_put_it(table: Table) -> None:
    it = put(table, "square7", "【自】このカードが破壊された時、チャージにあるこのカードを手札に戻す。")
    table.put("charge", 0)
    table.main_phase(0)
    table.state.damage[it] = 9000
    table.check()
    assert table.where(it) == ("hand", 0)
    assert table.count("charge", 0) == 1


# Damage by the number of a card that is gone


def test_1001_1_damage_equal_to_the_power_of_the_card_that_was_removed(table: Table) -> None:
    table.put("trash", 1, power=2000)
    target = table.put("square4", 1, power=9000)
    use(table, "相手のトラッシュにあるゼクスを1枚選び、除外する。除外したならば、ノーマルスクエアにある相手のゼクスを1枚選び、"
        "除外したゼクスのパワーに等しい値のダメージを与える。")
    assert table.state.damage[target] == 2000


# What can't be attacked


def test_602_1_a_card_that_can_t_attack_players_attacks_zx_only(table: Table) -> None:
    it = put(table, "square5", "【常】このカードはプレイヤーを攻撃できない。")
    other = table.put("square4", 1)
    table.main_phase(0)
    assert table.targets_of(it) == [other]
    assert table.why_not(DO_ATTACK, it, table.player_card(1)) == "102.6"


def test_602_1_without_the_text_the_player_is_a_target(table: Table) -> None:
    it = table.put("square5", 0)
    table.main_phase(0)
    assert table.targets_of(it) == [table.player_card(1)]


# What holds always


def test_803_1c_a_text_may_work_in_the_charge(table: Table) -> None:
    mine = table.put("square7", 0)
    it = put(table, "square9", "【常】このカードがチャージにある場合、スクエアにあるすべてのあなたのゼクスのパワーを+500する。")
    assert value(table.state, mine, POWER) == 3000
    table.happen(lambda: table.move(it, "charge", 0))
    assert value(table.state, mine, POWER) == 3500


def test_805_2c_a_card_costs_less_in_the_hand(table: Table) -> None:
    it = put(table, "hand", "【常】あなたのリソースにカードが2枚以上ある場合、手札にあるこのカードのコストは2減る。", cost=5)
    table.put("resource", 0)
    assert value(table.state, it, COST) == 5
    table.put("resource", 0)
    assert value(table.state, it, COST) == 3


def test_1104_2_a_range_is_given_by_its_name(table: Table) -> None:
    it = put(table, "square7", "【常】スクエアに他のあなたのゼクスがある場合、このカードはレンジ3を得る。")
    assert value(table.state, it, RANGE) == 0
    table.put("square9", 0)
    assert value(table.state, it, RANGE) == 3


def test_803_1d_an_automatic_ability_is_used_once_in_a_turn(table: Table) -> None:
    put(table, "square7", "【自】あなたのゼクスがスリープした時、カードを1枚引く。この能力は1ターンに1回しか使用できない。")
    for square in ("square8", "square9"):
        use(table, "カードを1枚引く。", square)
    assert table.count("hand", 0) == 3


def test_1001_1_damage_by_some_zx_is_none(table: Table) -> None:
    it = put(table, "square4", "【常】このカードはコスト3以下のゼクスからダメージを受けない。", 1, power=9000)
    weak, strong = table.put("square5", 0, cost=3), table.put("square1", 0, cost=4)
    table.main_phase(0)
    table.attack(weak, it)
    assert table.state.damage[it] == 0
    table.attack(strong, it)
    assert table.state.damage[it] == 3000


def test_502_1_a_card_sleeps_through_the_reboot_phase(table: Table) -> None:
    it = put(table, "square7", "【常】このカードはリブートフェイズにリブートしない。", rested=True)
    other = table.put("square9", 0, rested=True)
    table.happen_at("502.1")
    assert (table.rested(it), table.rested(other)) == (True, False)


def test_808_3_a_card_that_is_put_into_the_resources_is_noticed(table: Table) -> None:
    put(table, "square7", "【自】あなたのリソースにカードが置かれた時、カードを1枚引く。")
    table.main_phase(0)
    mine, theirs = table.put("charge", 0), table.put("charge", 1)
    table.happen(lambda: table.move(theirs, "resource", 1))
    assert table.count("hand", 0) == 0
    table.happen(lambda: table.move(mine, "resource", 0))
    assert table.count("hand", 0) == 1


def test_801_2c_a_player_is_kept_from_playing_events(table: Table) -> None:
    event = put(table, "hand", "【★】カードを1枚引く。", type="event", cost=0)
    table.main_phase(0)
    assert event in table.offered("play-event") + table.offered("play")
    put(table, "square4", "【常】相手はイベントをプレイできない。", 1)
    table.main_phase(0)
    assert event not in table.offered("play-event") + table.offered("play")


def test_811_4_a_change_lasts_until_the_end_of_the_opponents_next_turn(table: Table) -> None:
    it = use(table, "次の相手のターン終了時まで、このカードのパワーを+2000する。")
    table.choose("pass")
    while table.state.turn_player == 0:
        table.choose(table.words[-1])
    assert value(table.state, it, POWER) == 5000
    while table.state.turn_player == 1:
        table.choose(table.words[-1])
    assert value(table.state, it, POWER) == 3000
