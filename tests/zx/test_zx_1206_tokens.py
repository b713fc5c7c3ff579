"""1206, 912, 1207 and 1016: what is no card, tokens and counters."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.counters import count_for, counters_of
from tefuda.rulebooks.zx.areas import COUNTERS
from tests.laid_table import abilities_of as read
from tests.zx.zx_table import BOOK, MAIN, Table, card, cards, pile
from tests.zx.zx_texts import DRAW, when_it_appears

KEY = "counter:ドリーム・キー"
MAKE = "【起】〈《スリープ》〉「紙の兵」のトークンを{}枚、リブートでゼクスのないノーマルスクエアに登場させる。"


def marker(table: Table, type: str = "zx-token", **fields: object) -> int:
    """A marker with what is printed on a token; gives its print."""
    made = card("紙の兵", type, **{"cost": 2, "power": 2000, "colors": ("red",), **fields})  # type: ignore[arg-type]
    printed = table._add_print(made)
    table._index_texts()
    return printed


def make(table: Table, count: int = 1) -> list[int]:
    """So many tokens appear, in the first squares that are offered."""
    user = table.put("square7", 0, abilities=read(BOOK, MAKE.format(count)))
    table.main_phase(0)
    table.choose("use", user)
    while table.asks[1] == "1006.3":
        table.choose("place", table.offered("place")[0])
    return [it for it in sorted(table.state.data) if table.type_of(it) != "player-token"]


@pytest.mark.rules("1206.1", "1206.3", "1006.1", "1006.3")
def test_1206_2_a_token_appears_in_a_square_as_a_card_of_its_type(table: Table) -> None:
    printed = marker(table, tribes=("紙",))
    (token,) = make(table)
    assert table.state.prints[token] == printed
    assert table.where(token) == ("square1", -1)
    assert (table.number(token, "cost"), table.number(token, "power")) == (2, 2000)
    assert table.type_of(token) == "zx-token"
    assert table.state.controller[token] == table.state.owner[token] == 0
    seen = [it for zone in table.game.view(1).zones for it in zone.cards if it.handle == f"#{table.state.obj[token]}"]
    assert [it.number for it in seen] == ["紙の兵"]


def test_1206_2_several_go_to_a_square_each_as_many_as_there_is_room_for(table: Table) -> None:
    marker(table)
    for square in (1, 3, 4, 5):
        table.put(f"square{square}", 1)
    tokens = make(table, 4)
    assert [table.where(it)[0] for it in tokens] == ["square6", "square9"]


def test_1206_2_without_a_marker_of_that_name_there_is_no_token(table: Table) -> None:
    assert make(table) == []


def test_1206_3_a_token_has_the_abilities_of_its_marker(table: Table) -> None:
    table._write(marker(table), (when_it_appears(DRAW),))
    make(table)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("1206.2", "602.1a", "604.3a")
def test_1206_2_a_token_battles_like_any_zx(table: Table) -> None:
    marker(table)
    (token,) = make(table)
    enemy = table.put("square4", 1, power=2000)
    table.main_phase(0)
    assert enemy in table.targets_of(token)
    table.attack(token, enemy)
    assert table.where(enemy)[0] == "charge"


@pytest.mark.rules("912.1")
@pytest.mark.parametrize("zone", ["hand", "trash", "resource", "charge", "deck"])
def test_1206_4_a_token_that_leaves_the_squares_vanishes(table: Table, zone: str) -> None:
    marker(table)
    (token,) = make(table)
    table.happen(lambda: table.move(token, zone))
    assert table.where(token) == ("", -1)
    assert token not in table.state.data
    assert [event.kind for event in table.events("vanished")] == ["vanished"]


@pytest.mark.rules("1206.4", "904.1", "910.1")
def test_912_1_a_destroyed_token_reaches_the_charge_and_is_gone(table: Table) -> None:
    """An extra that is a token does not go to the Dynamis."""
    marker(table, "extra-token")
    (token,) = make(table)
    table.state.damage[token] = 2000
    table.check()
    assert table.where(token) == ("", -1)
    assert [event.reason for event in table.events("moved", "destroyed")] == ["destroyed"]
    assert table.count("dynamis", 0) == 0


def test_1206_4_from_square_to_square_it_stays(table: Table) -> None:
    marker(table)
    (token,) = make(table)
    table.happen(lambda: table.move(token, "square5"))
    assert table.where(token) == ("square5", -1)


def test_1206_1_texts_can_speak_of_tokens(table: Table) -> None:
    marker(table)
    (token,) = make(table)
    text = read(BOOK, "【常】スクエアにあるすべてのあなたのトークンのパワーを+500する。")
    other = table.put("square9", 0, abilities=text)
    assert (table.number(token, "power"), table.number(other, "power")) == (2500, 3000)


def test_401_6_no_token_in_a_deck(table: Table) -> None:
    pool = {**cards(card("紙の兵", "zx-token", power=1000)), **table.game.match.cards}
    deck = pile({**MAIN, "Z7": 1, "紙の兵": 1})
    assert "401.6" in [problem.rule for problem in BOOK.deck_problems(deck, pool)]


# 1207, 1016 Counters


@pytest.mark.rules("1016.1", "1207.1", "1207.2", "206.5a")
def test_1016_1_a_player_gets_counters_with_an_icon(table: Table) -> None:
    text = read(BOOK, "【起】〈《スリープ》〉ドリーム・キーを2個得る。")
    user = table.put("square7", 0, abilities=text)
    table.main_phase(0)
    assert table.game.view(1).counters == [{}, {}]
    table.choose("use", user)
    assert table.game.view(1).counters == [{"ドリーム・キー": 2}, {}]
    assert table.events("counted")[-1].value == 2


@pytest.mark.rules("1016.2", "1207.4")
def test_1016_2_counters_are_spent_never_below_0(table: Table) -> None:
    text = read(BOOK, "【起】〈《スリープ》〉エヴォルシードを3個消費する。そうしたならば、カードを1枚引く。")
    user = table.put("square7", 0, abilities=text)
    sort = table.state.table.label_number["counter:エヴォルシード"]
    count_for(table.state, 0, sort, 2, COUNTERS)
    table.main_phase(0)
    table.choose("use", user)
    assert counters_of(table.state, 0, sort) == 0
    assert table.count("hand", 0) == 1


@pytest.mark.rules("1207.2", "805.3c")
def test_1207_4_counters_are_a_cost_only_where_there_are_enough(table: Table) -> None:
    text = read(BOOK, "【起】〈ドリーム・キーを2個消費する。〉カードを1枚引く。")
    user = table.put("square7", 0, abilities=text)
    sort = table.state.table.label_number[KEY]
    count_for(table.state, 0, sort, 1, COUNTERS)
    count_for(table.state, 1, sort, 5, COUNTERS)
    table.main_phase(0)
    assert table.offered("use") == []
    count_for(table.state, 0, sort, 1, COUNTERS)
    table.main_phase(0)
    table.choose("use", user)
    assert table.game.view(0).counters == [{}, {"ドリーム・キー": 5}]


def test_1207_2_texts_can_ask_how_many_counters_a_player_has(table: Table) -> None:
    text = read(BOOK, "【常】あなたのドリーム・キーが3個以上ある場合、このカードのパワーを+1000する。")
    it = table.put("square7", 0, abilities=text)
    sort = table.state.table.label_number[KEY]
    count_for(table.state, 0, sort, 2, COUNTERS)
    assert table.number(it, "power") == 3000
    count_for(table.state, 0, sort, 1, COUNTERS)
    assert table.number(it, "power") == 4000


def test_1207_5_counters_are_what_their_markers_show(table: Table) -> None:
    """Both players see which they are, and those with one icon are no use where another one is asked for."""
    text = read(BOOK, "【起】〈《スリープ》〉エヴォルシードを3個得る。ドリーム・キーを1個得る。")
    user = table.put("square7", 0, abilities=text)
    spender = table.put("square9", 0, abilities=read(BOOK, "【起】〈ドリーム・キーを2個消費する。〉カードを1枚引く。"))
    table.main_phase(0)
    table.choose("use", user)
    for player in (0, 1):
        assert table.game.view(player).counters == [{"エヴォルシード": 3, "ドリーム・キー": 1}, {}]
    assert spender not in table.offered("use")
    count_for(table.state, 0, table.state.table.label_number[KEY], 1, COUNTERS)
    table.main_phase(0)
    table.choose("use", spender)
    assert table.game.view(1).counters == [{"エヴォルシード": 3}, {}]


# 804.3b Dividing


@pytest.mark.rules("1001.1")
def test_804_3b_divided_damage_gives_each_at_least_1(table: Table) -> None:
    text = read(BOOK, "【起】〈《スリープ》〉ノーマルスクエアにある相手のゼクスを2枚まで選び、3000ダメージを割り振って与える。")
    user = table.put("square7", 0, abilities=text)
    one, two = table.put("square1", 1, power=9000), table.put("square3", 1, power=9000)
    table.main_phase(0)
    table.choose("use", user)
    table.choose("pick", one)
    table.choose("pick", two)
    shares = table.offered("number")
    assert (shares[0], shares[-1]) == (1, 2999)
    table.choose("number", 1200)
    assert (table.damage(one), table.damage(two)) == (1200, 1800)


@pytest.mark.rules("1204.1", "1204.3")
def test_804_3b_who_chose_one_card_gives_it_all(table: Table) -> None:
    text = read(BOOK, "【起】〈《スリープ》〉ノーマルスクエアにある相手のゼクスを2枚まで選び、3000ダメージを割り振って与える。")
    user = table.put("square7", 0, abilities=text)
    one, _ = table.put("square1", 1, power=3000), table.put("square3", 1, power=9000)
    watcher = read(BOOK, "【自】相手のゼクスがこのカードの能力で破壊された時、カードを1枚引く。")
    table._write(table.state.prints[user], (*text, *watcher))
    table.main_phase(0)
    table.choose("use", user)
    table.choose("pick", one)
    table.choose("done")
    assert table.where(one)[0] == "charge"
    assert table.count("hand", 0) == 1
