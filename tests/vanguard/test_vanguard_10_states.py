"""Chapter 10: discards, searches and blasts as texts have them; locked, deleted and paired units; declaring."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.search import labels_of_sort
from tefuda.kernel.codes import FACE_DOWN, STOOD
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.vanguard.areas import BY_SKILL, LOCKED, MATE
from tefuda.rulebooks.vanguard.c10_legion import RestTogether, partner
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table
from tefuda.kernel.continuous.effect_sorts import PROHIBIT


def using(table: Table, text: str, power: int = 11000) -> int:
    """The vanguard of player 0 uses its ability in the main phase."""
    it = table.new_vanguard(0, grade=3, power=power, abilities=LANGUAGE.read(f"【起】【(V)】：{text}"))
    table.main_phase()
    table.choose("use", it)
    return it


# 10.3 Discarding


@pytest.mark.rules("10.3.1.1")
@pytest.mark.parametrize(("text", "who"), [
    ("あなたの手札から1枚選び、捨てる。", 0), ("相手は自分の手札を1枚選び、捨てる。", 1),
    ("相手の手札から無作為に1枚選び、捨てる。", -1)])
def test_10_3_1_2_the_discarded_card_is_chosen_by_either_or_by_chance(table: Table, text: str, who: int) -> None:
    for player in (0, 1):
        table.put_many(3, "hand", player)
    using(table, text)
    if who >= 0:
        assert table.asks[0] == who
        table.choose("pick")
    assert table.count("drop", 0 if who == 0 else 1) == 1


# 10.7 Calling


@pytest.mark.rules("10.7.1.1", "10.7.1.1.1.2", "10.7.1.2")
def test_10_7_1_1_1_1_of_units_called_together_as_many_come_as_there_is_room_for(table: Table) -> None:
    """Three cards for two open circles: it is the player's to say which of them come. By hand it is one at a time."""
    called = [table.put("soul", 0) for _ in range(3)]
    for name in ("rear1", "rear2", "rear3"):
        table.put(name, 0)
    using(table, "あなたのソウルから3枚選び、空いている(R)にコールする。")
    table.choose("pick", called[0])
    table.choose("place", table.place("rear4", 0))
    table.choose("pick", called[2])
    assert [table.where(it)[0] for it in called] == ["rear4", "soul", "rear5"]
    hand = table.put("hand", 0)
    table.main_phase()
    table.choose("call", hand, table.place("rear1", 0))
    assert table.asks == (0, "6.6.1.2")


# 10.9 to 10.11 Showing, searching, shuffling


@pytest.mark.rules("10.10.1", "10.9.1", "10.11.1.1")
def test_10_10_1_a_search_looks_at_the_whole_zone(table: Table) -> None:
    """What is found is shown, taken, and no part of what is shuffled."""
    wanted = table.put("deck", 0, grade=3)
    using(table, "あなたの山札からグレード3のカードを1枚まで探し、相手に見せ、手札に加える。あなたの山札をシャッフルする。")
    seen = [event for event in table.game.events(0) if event.kind == "revealed" and event.reason == "look"]
    assert len(seen) >= table.count("deck", 0)
    table.choose("pick", wanted)
    assert table.where(wanted) == ("hand", 0)
    assert table.events("revealed", "by_skill")[0].card is not None


@pytest.mark.rules("10.9.1")
def test_10_9_1_1_as_a_cost_a_card_is_shown_with_all_other_costs(table: Table) -> None:
    it = table.put("hand", 0, abilities=LANGUAGE.read("【起】【手札】：[このカードを相手に見せる，SB(1)]カードを1枚引く。"))
    table.put("soul", 0)
    table.main_phase()
    table.choose("use", it)
    shown = [event.rule for event in table.events("revealed")]
    assert set(shown) <= {"8.5.2.3", "8.5.2.3.1"}
    assert table.count("soul", 0) == 0


# 10.16, 10.17 Blasts


@pytest.mark.rules("10.17.1.1")
@pytest.mark.parametrize(("icon", "zone"), [("CB", "damage"), ("SB", "soul")])
def test_10_16_1_1_a_blast_may_ask_for_certain_cards(table: Table, icon: str, zone: str) -> None:
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(f"【起】【(V)】：[{icon}(1)-《{CLAN}》]カードを1枚引く。"))
    table.put(zone, 0, clan=(OTHER_CLAN,))
    table.main_phase()
    assert table.why_not("use", it) == "8.5.2.3"
    right = table.put(zone, 0, clan=(CLAN,))
    table.main_phase()
    table.choose("use", it)
    if zone == "damage":
        assert table.state.flags[right] & FACE_DOWN
        table.main_phase()
        assert table.why_not("use", it) == "8.5.2.3"
    else:
        assert table.where(right) == ("drop", 0)


@pytest.mark.parametrize(("cards", "turned"), [(1, 0), (3, 2)])
def test_10_16_1_2_as_an_effect_a_blast_is_paid_whole_or_not_at_all(table: Table, cards: int, turned: int) -> None:
    damage = table.put_many(cards, "damage", 1)
    using(table, "相手はCB(2)を払う。")
    while table.words[0] == "pick":
        assert table.asks[0] == 1
        table.choose("pick")
    assert sum(bool(table.state.flags[it] & FACE_DOWN) for it in damage) == turned


@pytest.mark.rules("10.16.1.2")
@pytest.mark.parametrize("cards", [0, 1])
def test_10_16_1_2_who_cannot_pay_does_not_get_what_hangs_on_it(table: Table, cards: int) -> None:
    table.put_many(cards, "damage", 0)
    using(table, "CB(1)を払ってよい。そうしたなら、カードを1枚引く。")
    if cards:
        table.choose("yes")
    assert len(table.events("moved", "draw")) == cards


# 10.22 Locking


@pytest.mark.rules("10.22.10")
def test_10_22_4_a_locked_card_neither_stands_nor_rests_and_looks_at_nothing(table: Table) -> None:
    locked = table.put("rear1", 1, power=9000, abilities=LANGUAGE.read("【永】【(R)】：あなたのユニットすべてのパワー+1000。"))
    other = table.put("rear2", 1, power=9000)
    assert table.number(other, "power") == 10000
    table.lock(locked)
    assert table.number(other, "power") == 9000
    for state in ("スタンド", "レスト"):
        using(table, f"相手の{state}のリアガードを2枚選び、退却させる。")
    assert table.where(locked) == ("rear1", 1)


@pytest.mark.rules("10.22.7")
def test_10_22_7_a_circle_is_what_it_was_when_its_card_is_unlocked(table: Table) -> None:
    locked = table.put("rear1", 0)
    table.lock(locked)
    hand = table.put("hand", 0)
    table.main_phase()
    assert table.why_not("call", hand, table.place("rear1", 0)) == "6.6.1.2.1.1"
    table.end_phase()
    assert not table.state.flags[locked] & LOCKED
    table.main_phase()
    assert table.why_not("call", hand, table.place("rear1", 0)) == ""


@pytest.mark.rules("10.22.9")
def test_10_22_9_1_what_lies_where_a_locked_card_is_put_goes_at_once(table: Table) -> None:
    """The rest of the effect comes after that."""
    old = table.put("rear1", 1)
    card = table.put("hand", 1)
    using(table, "相手は自分の手札を1枚選び、呪縛カードとして(R)に置く。カードを1枚引く。")
    table.choose("place", table.place("rear1", 1))
    assert table.where(card) == ("rear1", 1)
    assert table.state.flags[card] & LOCKED and table.state.flags[card] & FACE_DOWN
    assert table.where(old) == ("drop", 1)
    order = [event.reason for event in table.events("moved")]
    assert order.index("retire") < order.index("draw")


@pytest.mark.rules("10.22.9")
def test_10_22_9_1_a_unit_that_finds_no_circle_goes_where_another_card_is_put_locked(table: Table) -> None:
    """One circle of their owner for two units: the one that lies there, and one on a circle of the opponent."""
    at_home = table.put("rear1", 1)
    for index in range(2, 6):
        table.lock(table.put(f"rear{index}", 1))
    away = table.put("rear1", 0, owner=1)
    using(table, "お互いのリアガードすべてを呪縛カードとして(R)に置く。")
    table.choose("pick", away)
    assert table.cards("rear1", 1) == [away]
    assert table.state.flags[away] & LOCKED
    assert table.where(at_home) == ("drop", 1)


@pytest.mark.rules("10.22.9.1")
def test_10_22_9_cards_of_both_fighters_are_put_locked_on_circles_of_their_owners(table: Table) -> None:
    """Also where the circle is the one on which the card lies; it is another card from then on (10.22.2)."""
    units = [table.put("rear1", player) for player in (0, 1)]
    before = [table.state.obj[it] for it in units]
    using(table, "お互いのリアガードすべてを呪縛カードとして(R)に置く。")
    table.choose("place", table.place("rear2", 0))
    table.choose("place", table.place("rear1", 1))
    assert [table.where(it) for it in units] == [("rear2", 0), ("rear1", 1)]
    assert all(table.state.flags[it] == LOCKED | FACE_DOWN for it in units)
    assert not set(before) & {table.state.obj[it] for it in units}


def test_12_13_2_6_a_protect_that_is_locked_is_erased_from_the_circle(table: Table) -> None:
    protect = table.put_protect(1)
    using(table, "相手は自分の手札を1枚選び、呪縛カードとして(R)に置く。")
    table.choose("place", table.place("rear1", 1))
    assert table.where(protect) == ("", -1)
    assert [event.reason for event in table.events("vanished")] == ["erased"]


# 10.23 Declaring


@pytest.mark.rules("10.23.2")
def test_10_23_1_a_declared_name_is_one_of_a_card_that_there_is(table: Table) -> None:
    top = table.put("deck", 0)
    using(table, (
        "カード名を1つ宣言する。あなたの山札の上から1枚を公開する。"
        "その中の宣言したカード名のカードすべてを手札に加える。"))
    names = labels_of_sort(table.state.table, "name")
    assert len(table.offered("number")) == len(names)
    table.choose("number", names.index(f"name:{table.state.table.names[table.state.prints[top]]}"))
    assert table.where(top) == ("hand", 0)


# 10.25 Legion


@pytest.mark.rules("10.6.1.5", "10.25.13")
def test_10_6_1_5_coming_into_legion_is_no_ride(table: Table) -> None:
    """The unit that came is in legion, and nothing that waits for a ride is triggered."""
    it = table.new_vanguard(0, grade=3, power=10000, abilities=LANGUAGE.read(
        "【起】【(V)】：【双闘】[「札Ma」]\n【永】【(V)】：あなたの双闘しているヴァンガードすべてのパワー+1000。"))
    mate = table.put("deck", 0, abilities=LANGUAGE.read("【自】：このユニットにライドした時、カードを1枚引く。"))
    table.state.table.labels[table.state.prints[mate]] |= {"name:札Ma"}
    table.put_many(4, "drop", 0)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", mate)
    assert len(table.events("moved", "draw")) == 0
    assert (table.number(it, "power"), table.number(mate, "power")) == (11000, 9000)


@pytest.mark.rules("10.25.4")
def test_10_25_7_damage_to_a_mate_is_checked_like_any(table: Table) -> None:
    """Leader and mate are two cards: either may be dealt damage."""
    mate = table.put_mate(1)
    leader = table.vanguard(1)
    using(table, "相手のヴァンガードを1枚選び、2ダメージ。")
    assert sorted(table.offered("pick")) == sorted([leader, mate])
    table.choose("pick", mate)
    assert table.count("damage", 1) == 2
    assert len(table.events("declared", "damage_check")) == 2
    assert (table.damage(mate), table.damage(leader)) == (0, 0)


@pytest.mark.rules("10.25.10")
@pytest.mark.parametrize("kept", ["leader", "mate"])
def test_10_25_11_where_one_cannot_stand_neither_does(table: Table, kept: str) -> None:
    leader, mate = table.vanguard(0), table.put_mate(0)
    assert (partner(table.state, leader), partner(table.state, mate)) == (mate, leader)
    for card in (leader, mate):
        table.state.flags[card] |= 1
    add_effect(table.state, PROHIBIT, STOOD, card=leader if kept == "leader" else mate)
    table.turn()
    assert table.rested(leader) and table.rested(mate)
    table.state.effects = ()
    table.turn()
    assert not table.rested(leader) and not table.rested(mate)


@pytest.mark.rules("10.25.10")
def test_10_25_10_a_mate_rests_with_its_leader(table: Table) -> None:
    (ability,) = LANGUAGE.read("【起】【(R)】：あなたのヴァンガードを1枚選び、レストする。")
    assert getattr(ability.effects[0], "act") == RestTogether(BY_SKILL)  # noqa: B009 (not every effect has one)
    it = table.put("rear1", 0, abilities=(ability,))
    mate = table.put_mate(0)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", mate)
    assert table.rested(table.vanguard(0)) and table.rested(mate)


@pytest.mark.rules("3.17.1")
def test_3_17_1_cards_in_the_hand_have_no_such_state(table: Table) -> None:
    (ability,) = LANGUAGE.read("【起】【(R)】：相手の手札をすべてレストする。")
    it, card = table.put("rear1", 0, abilities=(ability,)), table.put("hand", 1)
    table.main_phase()
    table.choose("use", it)
    assert not table.rested(card)


# 10.26 Deleting


@pytest.mark.rules("10.26.8", "10.26.9")
def test_10_26_8_what_changes_a_deleted_unit_stays_when_it_is_free_again(table: Table) -> None:
    it = table.put("rear1", 0, power=9000, abilities=LANGUAGE.read("【永】【(R)】：このユニットのパワー+3000。"))
    table.delete(it)
    table.state.derived.cards_changed()
    assert table.number(it, "power") == 0
    using(table, "あなたのリアガードを1枚選び、そのターン中、パワー+2000。")
    assert table.number(it, "power") == 2000
    table.state.flags[it] = 0
    table.state.derived.cards_changed()
    assert table.number(it, "power") == 14000


@pytest.mark.rules("10.26.4", "10.26.6")
def test_10_26_4_a_deleted_unit_fights_like_any_other(table: Table) -> None:
    """It stands and attacks; everybody may look at its face."""
    it = table.put("rear1", 0)
    table.delete(it)
    target = table.put("rear1", 1, power=0)
    table.fight(it, target)
    assert table.rested(it)
    assert table.where(target) == ("drop", 1)
    assert sees(table.state, it) == 3


def test_10_26_10_a_deleted_leader_stays_in_legion(table: Table) -> None:
    mate = table.put_mate(0)
    table.put("rear1", 1)
    leader = table.vanguard(0)
    table.delete(leader)
    table.check()
    assert (table.where(mate), table.where(leader)) == (("vanguard", 0), ("vanguard", 0))
    assert table.state.flags[mate] & MATE
