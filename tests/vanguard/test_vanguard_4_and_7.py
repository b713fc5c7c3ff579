"""Chapters 4 and 7: what bound cards and gauges are, and what a battle is against."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, CardProcedure
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Moves
from tefuda.kernel.abilities.labels import NameHas, OnlyLabelled
from tefuda.kernel.abilities.filters import Between, AttachedTo, Has, OfType
from tefuda.kernel.abilities.nodes import EQUAL, OPPONENT, YOU, Selection
from tefuda.kernel.abilities.numbers import Counted, Fixed
from tefuda.kernel.abilities.qualities import Gains, Plus
from tefuda.kernel.abilities.selections import AnyCard, Cards, OfEachName
from tefuda.kernel.abilities.spoken_of import EventCard, It, OtherCard, This
from tefuda.kernel.actions.move import move_all
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.events.changes import attach
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.vanguard.areas import (
    ATTACK, BY_SKILL, REAR_ZONES, ZONE_BIND, ZONE_DROP, ZONE_GAUGE, ZONE_HAND, ZONE_VANGUARD,
)
from tefuda.rulebooks.vanguard.cards import GRADE, NORMAL, POWER
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import DRAW, act, auto, call_to, exactly

V = (ZONE_VANGUARD,)
MISS = "【自】【(R)】影縫：このユニットのアタックがヴァンガードにヒットせずにバトルが終わった時、カードを1枚引く。"
ONTO_THIS = Do(This(), CardProcedure("battle", Fixed(0)))


def using(table: Table, text: str) -> int:
    it = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(f"【起】【(V)】：{text}"))
    table.main_phase()
    table.choose("use", it)
    return it


def drawn(table: Table) -> int:
    return len(table.events("moved", "draw"))


# 4.1 Moving


def test_4_1_8_an_effect_follows_the_card_that_it_moved(table: Table) -> None:
    """What was called is another object on its circle, and yet it is the one that gets the power."""
    it, other = table.put("drop", 0, power=8000), table.put("rear1", 0, power=8000)
    before = table.state.obj[it]
    again = Do(It(), Lasts(Plus(POWER, Fixed(5000)), FOR_TURN))
    doer = table.new_vanguard(0, grade=3, abilities=(act(Do(exactly(1, Cards((ZONE_DROP,), YOU)), call_to()), again),))
    table.main_phase()
    table.choose("use", doer)
    table.choose("place", table.place("rear2", 0))
    assert (table.where(it), table.state.obj[it] != before) == (("rear2", 0), True)
    assert (table.number(it, "power"), table.number(other, "power")) == (13000, 8000)


@pytest.mark.parametrize("first", [0, 1])
def test_4_1_5_1_the_others_do_not_learn_the_order_of_what_goes_to_a_hidden_zone(table: Table, first: int) -> None:
    """Seen are two cards that go, always in the order in which they lay there."""
    cards = table.put_many(2, "drop", 0)
    order = (cards[first], cards[1 - first])
    table.main_phase()
    lay = [table.state.obj[it] for it in cards]
    table.happen(lambda: move_all(table.state, order, table.place("deck", 0), BY_SKILL))
    assert table.cards("deck", 0)[-2:] == list(order)
    told = [event for event in table.game.events(1) if event.kind == "moved" and event.reason == "by_skill"]
    assert [event.handle for event in told] == [f"#{number}" for number in lay]
    assert [sees(table.state, it) for it in order] == [0, 0]


# 4.9 The bind zone


@pytest.mark.parametrize("what", [
    Cards((ZONE_BIND,), YOU, (Has(GRADE, EQUAL, Fixed(2)),)), Cards((ZONE_BIND,), YOU, (Between(GRADE, 1, 3),)),
    Cards((ZONE_BIND,), YOU, (NameHas("札"),)), Cards((ZONE_BIND,), YOU, (OfType(NORMAL),)),
    Cards((ZONE_BIND,), YOU, (OnlyLabelled("race:エルフ"),)), OfEachName(Cards((ZONE_BIND,), YOU))])
def test_4_9_2_2_a_text_finds_no_information_on_a_face_down_bound_card(table: Table, what: Selection) -> None:
    down, up = [table.put("bind", 0, grade=2, face_down=face_down) for face_down in (True, False)]
    for card in (down, up):
        table.state.table.labels[table.state.prints[card]] = frozenset({"race:エルフ"})
    it = table.new_vanguard(0, grade=3, abilities=(act(Do(what, MoveTo(ZONE_HAND, BY_SKILL))),))
    table.main_phase()
    table.choose("use", it)
    assert (table.where(up), table.where(down)) == (("hand", 0), ("bind", 0))


@pytest.mark.rules("4.9.2.2")
@pytest.mark.parametrize("face_down", [False, True])
def test_4_9_2_2_nothing_is_added_to_a_face_down_bound_card(table: Table, face_down: bool) -> None:
    bound = table.put("bind", 0, face_down=face_down)
    gift = Gains(act(DRAW, where=(ZONE_BIND,)))
    it = table.new_vanguard(0, grade=3, abilities=(act(Do(Cards((ZONE_BIND,), YOU), Lasts(gift, FOR_TURN))),))
    table.main_phase()
    table.choose("use", it)
    assert (bound in table.offered("use")) == (not face_down)


def test_4_9_3_it_stays_clear_which_effect_bound_which_card(table: Table) -> None:
    """What a time leap bound comes back from it, and what something else bound stays."""
    for card in list(table.cards("deck", 0)):
        table.state.prints[card] = table.printed("normal", grade=3)
    before, wanted = table.put("bind", 0), table.put("deck", 0, grade=2)
    it = table.put("rear1", 0, grade=1, abilities=LANGUAGE.read("【起】【(R)】時翔：このユニットをタイムリープする。"))
    table.main_phase()
    table.choose("use", it)
    after = table.put("bind", 0)
    table.choose("pick", wanted)
    table.choose("place", table.place("rear2", 0))
    assert table.cards("bind", 0) == [before, it, after]
    table.end_phase()
    table.choose("place", table.place("rear4", 0))
    assert (table.where(it), table.cards("bind", 0)) == (("rear4", 0), [before, after])


# 4.12 The gauge zone


def test_4_12_2_1_what_came_hidden_is_seen_by_the_fighter_of_the_gauge_zone(table: Table) -> None:
    top = table.top("deck", 0)
    assert sees(table.state, top) == 0
    using(table, "あなたの山札の上から1枚をゲージとして置く。")
    assert (table.where(top), sees(table.state, top)) == (("gauge", 0), 1)


def test_4_12_3_only_some_cards_of_the_gauge_zone_belong_to_another_card(table: Table) -> None:
    unit, tied, loose = table.put("rear1", 0), table.put("gauge", 0), table.put("gauge", 0)
    attach(table.state, tied, unit)
    table.main_phase()
    table.happen(lambda: table.move(unit, "hand", 0))
    assert (table.where(tied), table.where(loose)) == (("drop", 0), ("gauge", 0))


def test_4_12_3_3_1_an_ability_of_a_unit_that_left_still_finds_its_gauge(table: Table) -> None:
    left = Moves(This(), sources=REAR_ZONES, targets=(ZONE_DROP,))
    of_it = Cards((ZONE_GAUGE,), YOU, (AttachedTo((Has(GRADE, EQUAL, Fixed(2)),)),))
    unit = table.put("rear1", 0, grade=2, abilities=(auto(left, Draw(YOU, Counted(of_it))),))
    other, gauges, others = table.put("rear2", 0), table.put_many(2, "gauge", 0), table.put("gauge", 0)
    for it in gauges:
        attach(table.state, it, unit)
    attach(table.state, others, other)
    table.main_phase()
    table.happen(lambda: table.move(unit, "drop", 0))
    assert drawn(table) == 2
    assert [table.where(it) for it in (*gauges, others)] == [("drop", 0)] * 2 + [("gauge", 0)]


@pytest.mark.rules("4.12.4.2")
def test_4_12_4_1_a_gauge_of_a_name_is_one_that_was_given_it(table: Table) -> None:
    """Neither a gauge without a name, though its card is called so, nor a named card elsewhere."""
    abilities = LANGUAGE.read(
        "【起】【(V)】：あなたのソウルから1枚選び、「波守り」ゲージとして置く。\n"
        "【起】【(V)】：あなたの「波守り」ゲージ1枚につき、1枚引く。")
    it = table.new_vanguard(0, grade=3, abilities=abilities)
    soul, plain, elsewhere = table.put("soul", 0), table.put("gauge", 0), table.put("drop", 0)
    for card in (plain, elsewhere):
        table.state.table.labels[table.state.prints[card]] |= {"name:波守り"}
    table.main_phase()
    table.choose("use", it, 1)
    assert drawn(table) == 0
    table.choose("use", it, 0)
    assert table.where(soul) == ("gauge", 0)
    table.choose("use", it, 1)
    assert drawn(table) == 1


# 7.1 What a battle is against


def decoy(table: Table, place: str, on: tuple[int, ...]) -> int:
    """A unit of player 1 that draws an attack on the others onto itself."""
    told = auto(Declares(ATTACK, Cards(on, OPPONENT)), ONTO_THIS, where=(*V, *REAR_ZONES))
    if place == "vanguard":
        return table.new_vanguard(1, grade=3, abilities=(told,), power=20000)
    return table.put(place, 1, abilities=(told,), power=20000)


@pytest.mark.parametrize(("target", "against"), [("vanguard", 1), ("rear", 0)])
def test_7_1_2_2_a_battle_is_against_what_was_chosen_to_its_end(table: Table, target: str, against: int) -> None:
    """That the attacked unit is no longer there when the battle ends changes nothing."""
    it = table.put("rear1", 0, power=1000, abilities=LANGUAGE.read(MISS))
    rear = table.put("rear1", 1, power=9000)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(it, table.vanguard(1) if target == "vanguard" else rear)
    if target == "rear":
        table.happen(lambda: table.move(rear, "drop", 1))
    table.choose("pass")
    assert drawn(table) == against


@pytest.mark.rules("7.1.2.4")
def test_7_1_2_3_a_battle_whose_target_becomes_a_rear_guard_is_none_against_a_vanguard(table: Table) -> None:
    it = table.put("rear1", 0, power=1000, abilities=LANGUAGE.read(MISS))
    decoy(table, "rear1", REAR_ZONES)
    table.fight(it, table.vanguard(1))
    assert drawn(table) == 0


@pytest.mark.rules("7.1.2.4")
def test_7_1_2_3_a_battle_whose_target_becomes_a_vanguard_is_one_against_a_vanguard(table: Table) -> None:
    it = table.put("rear1", 0, power=1000, abilities=LANGUAGE.read(MISS))
    target = table.put("rear1", 1, power=9000)
    decoy(table, "vanguard", REAR_ZONES)
    table.fight(it, target)
    assert drawn(table) == 1


# 7.4 Attacking and attacked


def test_7_4_1_8_2_1_a_unit_that_left_its_circle_attacked_all_the_same(table: Table) -> None:
    it = table.put("rear1", 0, power=20000, abilities=LANGUAGE.read(MISS))
    table.put("hand", 1)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    table.happen(lambda: table.move(it, "rear2", 0))
    table.choose("pass")
    assert (table.count("damage", 1), drawn(table)) == (0, 1)


def test_7_4_1_8_3_attacker_and_attacked_are_each_others_opponents(table: Table) -> None:
    weaken = Do(OtherCard(), Lasts(Plus(POWER, Fixed(-1000)), FOR_TURN))
    it = table.put("rear1", 0, power=5000, abilities=(auto(Declares(ATTACK, This()), weaken),))
    target = table.put("rear1", 1, power=9000, abilities=(
        auto(Declares(ATTACK, AnyCard(OPPONENT), This()), Do(EventCard(), Lasts(
            Plus(POWER, Fixed(1000)), FOR_TURN))),))
    other = table.put("rear2", 0, power=5000)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(it, target)
    assert [table.number(card, "power") for card in (target, it, other)] == [8000, 6000, 5000]


def test_7_4_1_8_6_no_effect_has_a_legion_mate_attack(table: Table) -> None:
    it = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(
        "【起】【(V)】：あなたのユニットは相手のヴァンガードにアタックする。"))
    mate, rear = table.put_mate(0, power=9000), table.put("rear1", 0, power=20000)
    table.put("hand", 1)
    table.main_phase()
    table.choose("use", it)
    assert sorted(table.offered("pick")) == sorted([it, rear])
    assert mate not in table.offered("pick")
