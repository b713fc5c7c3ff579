"""8.1.1.2.1.1: automatic abilities of cards that only their masters see, and what the opponent is told by questions."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.vanguard.areas import ZONE_DECK
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import auto

AT_MAIN_PHASE = "【自】【手札】：あなたのメインフェイズ開始時、カードを1枚引く。"
ON_A_CALL = "【自】【手札】{}：あなたのユニットが(R)に登場した時、カードを1枚引く。"
ONCE_A_TURN = ON_A_CALL.format("【ターン1回】")


def put(table: Table, name: str, text: str, player: int = 0) -> int:
    return table.put(name, player, abilities=LANGUAGE.read(text))


def call(table: Table, circle: str) -> None:
    """A unit without a text is called from the hand."""
    it = table.put("hand", 0)
    table.main_phase()
    table.choose("call", it, table.place(circle, 0))


@pytest.mark.rules("8.5.4.1.4")
def test_8_1_1_2_1_1_an_ability_of_a_hidden_card_waits_only_if_it_is_made_known(table: Table) -> None:
    it = put(table, "hand", AT_MAIN_PHASE)
    table.main_phase()
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("show", it, 0), ("pass", 0, 0)])
    twin = table.game.clone()
    twin.choose(1)
    assert (twin.rule, len(twin.state.zones[table.place("hand", 0)])) == ("8.4.2.2", 1)
    table.choose("show", it)
    assert (table.asks, table.count("hand", 0)) == ((0, "6.6.1.2"), 2)
    assert [event.rule for event in table.events("revealed")] == ["8.1.1.2.1.1"]
    assert sees(table.state, it) == 1, "it is hidden again"


def test_8_1_1_2_1_1_being_asked_does_not_tell_which_card_it_is(table: Table) -> None:
    """The card with the text is in the deck; the one in the hand could be it."""
    put(table, "deck", AT_MAIN_PHASE)
    table.main_phase()
    assert table.asks == (0, "6.6.1.2"), "an empty hand has nothing to make known"
    table.put("hand", 0)
    table.main_phase()
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("pass", 0, 0)])


def test_8_1_1_2_1_1_what_is_asked_does_not_depend_on_a_condition(table: Table) -> None:
    """11.6.3.2: with too little damage the limit break is not there; that the card is, is nobody else's to know."""
    it = put(table, "hand", AT_MAIN_PHASE.replace("】：", "】【LB(4)】："))
    table.main_phase()
    assert table.offers == [("pass", 0, 0)]
    table.choose("pass")
    table.put_many(4, "damage", 0)
    table.main_phase()
    assert table.offers == [("show", it, 0), ("pass", 0, 0)]


@pytest.mark.rules("12.6.1.1.1", "12.2.1.2", "8.1.1.2.1.1")
def test_12_6_1_1_2_a_used_ability_of_a_hidden_card_is_not_offered_but_asked_about(table: Table) -> None:
    it = put(table, "hand", ONCE_A_TURN)
    call(table, "rear1")
    table.choose("show", it)
    assert table.words == ["yes", "no"]
    table.choose("yes")
    assert table.count("hand", 0) == 2
    call(table, "rear2")
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("pass", 0, 0)])


@pytest.mark.rules("8.1.1.2.3.1.1")
def test_12_6_1_1_2_a_shown_card_whose_ability_is_let_go_is_hidden_again(table: Table) -> None:
    it = put(table, "hand", ONCE_A_TURN)
    call(table, "rear1")
    table.choose("show", it)
    before = table.state.obj[it]
    assert sees(table.state, it) == 3
    table.choose("no")
    assert (sees(table.state, it), table.count("hand", 0)) == (1, 1)
    assert table.state.obj[it] != before, "nobody can tell it from the others"
    call(table, "rear2")
    assert table.offers == [("show", it, 0), ("pass", 0, 0)]


def test_12_2_1_2_what_was_used_stays_used_when_the_card_is_shown_for_another_ability(table: Table) -> None:
    plain = table.put_many(2, "hand", 0)
    it = put(table, "hand", f"{ONCE_A_TURN}\n{AT_MAIN_PHASE}")
    table.main_phase()
    table.choose("pass")
    table.choose("call", plain[0], table.place("rear1", 0))
    table.choose("show", it)
    table.choose("pass")
    table.choose("yes")
    table.main_phase()
    table.choose("show", it)
    table.choose("pass")
    table.choose("call", plain[1], table.place("rear2", 0))
    assert table.offers == [("pass", 0, 0)]


@pytest.mark.rules("8.1.1.2.1.1")
def test_8_6_2_1_a_hidden_card_is_shown_for_each_ability_and_each_time(table: Table) -> None:
    """Two abilities, of which one is made known and the other is not."""
    it = put(table, "hand", f"{AT_MAIN_PHASE}\n{AT_MAIN_PHASE.replace('1枚', '2枚')}")
    table.main_phase()
    table.choose("show", it)
    assert table.offers == [("show", it, 0), ("pass", 0, 0)]
    twin = table.game.clone()
    table.choose("pass")
    assert table.count("hand", 0) == 2
    twin.choose(0)
    assert twin.rule == "8.4.1.4", "both wait"
    twin.choose(0)
    assert len(twin.state.zones[table.place("hand", 0)]) == 4


@pytest.mark.rules("8.6.5")
@pytest.mark.parametrize("text", [
    LANGUAGE.read("【自】：このカードが手札に置かれた時、このユニットを(R)にコールする。"),
    (auto(Moves(This(), sources=(ZONE_DECK,))),)])
def test_8_1_1_2_1_1_a_card_may_be_shown_for_having_come_to_the_hand(table: Table, text: tuple[Ability, ...]) -> None:
    """Whoever draws a card is asked, whichever card it is."""
    boss = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】：カードを1枚引く。"))
    it = table.put("deck", 0, abilities=text)
    table.put("deck", 0)
    table.main_phase()
    table.choose("use", boss)
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("pass", 0, 0)])
    table.choose("pass")
    table.choose("use", boss)
    assert table.offers == [("show", it, 0), ("pass", 0, 0)]


def test_8_6_7_1_a_state_is_asked_about_once_for_each_hidden_card(table: Table) -> None:
    put(table, "deck", "【自】【手札】：あなたの手札が1枚以下の時、カードを1枚引く。")
    table.put("hand", 0)
    table.main_phase()
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("pass", 0, 0)])
    table.choose("pass")
    assert table.asks == (0, "6.6.1.2")
    table.check()
    assert table.asks == (0, "6.6.1.2")


def test_8_6_7_1_a_state_is_asked_about_again_when_its_ability_was_resolved(table: Table) -> None:
    it = put(table, "hand", "【自】【手札】：あなたの手札が2枚以下の時、カードを1枚引く。")
    table.main_phase()
    table.choose("show", it)
    assert (table.count("hand", 0), table.offers) == (2, [("show", it, 0), ("pass", 0, 0)])
    table.choose("show", it)
    table.choose("pass")
    assert (table.count("hand", 0), table.asks) == (3, (0, "6.6.1.2"))


@pytest.mark.rules("8.1.1.2.1.1")
def test_6_8_1_3_a_moment_that_comes_again_asks_about_the_same_card_once(table: Table) -> None:
    """At the end of the turn the step goes back for the unit that came late (6.8.1.5), not for the hand."""
    put(table, "deck", "【自】【手札】：ターン終了時、カードを1枚引く。")
    table.put("hand", 0)
    late = put(table, "drop", "【自】【(R)】：ターン終了時、カードを1枚引く。")
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(
        "【自】【(V)】：ターン終了時、あなたのドロップゾーンから1枚選び、(R)にコールする。"))
    table.end_phase()
    asked: list[str] = []
    while table.state.turn_player == 0:
        asked.append(table.asks[1])
        table.choose(table.words[0])
    assert (table.where(late)[0], table.count("hand", 0)) == ("rear1", 2)
    assert asked.count("8.1.1.2.1.1") == 1


# 8.6.8 Cards that have gone elsewhere by the time they are asked about

LEAVES_THE_HAND = "【起】【(V)】：あなたのリアガードを1枚選び、退却させる。あなたの手札を1枚選び、{}。"
ON_A_RETIRE = "【自】【手札】：あなたのユニットが(R)からドロップゾーンに置かれた時、カードを1枚引く。"


def leave(table: Table, where: str) -> int:
    """A card in the hand is triggered and leaves it, both by one effect."""
    boss = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(LEAVES_THE_HAND.format(where)))
    it = put(table, "hand", ON_A_RETIRE)
    table.put("rear1", 0)
    table.main_phase()
    table.choose("use", boss)
    return it


@pytest.mark.rules("8.1.1.2.1.1", "4.1.4")
@pytest.mark.parametrize(("where", "zone"), [("捨てる", "drop"), ("ソウルに置く", "soul")])
def test_8_6_8_a_card_that_was_triggered_in_the_hand_may_be_shown_where_all_see_it(
    table: Table, where: str, zone: str,
) -> None:
    it = leave(table, where)
    assert table.where(it)[0] == zone
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("show", it, 0), ("pass", 0, 0)])
    table.choose("show", it)
    assert (table.asks, table.count("hand", 0)) == ((0, "6.6.1.2"), 1)


@pytest.mark.rules("4.2.2")
def test_8_6_8_a_card_that_has_gone_where_nobody_sees_it_is_not_shown(table: Table) -> None:
    leave(table, "山札の下に置く")
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("pass", 0, 0)])
