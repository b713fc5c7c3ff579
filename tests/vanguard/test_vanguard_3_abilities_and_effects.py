"""3.1, 3.2 and 3.4: abilities and effects, what the brackets in texts mean, and whose abilities and effects are."""
from __future__ import annotations

import pytest

from tefuda.cards.language import Unreadable
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.codes import FACE_DOWN
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import OTHER_CLAN, Table

PLACES = (
    "vanguard", "rear1", "rear5", "guardian", "hand", "drop", "bind", "soul", "damage", "deck")
RAISE = "あなたのヴァンガードすべてのパワー+1000。"
DRAW = "カードを1枚引く。"


def read(text: str) -> tuple[Ability, ...]:
    return LANGUAGE.read(text)


def vanguard_with(table: Table, *texts: str, player: int = 0) -> int:
    """A vanguard with those abilities and a power of 9000."""
    abilities = tuple(ability for text in texts for ability in read(text))
    return table.new_vanguard(player, grade=3, power=9000, abilities=abilities)


def valid_at(table: Table, text: str) -> list[str]:
    """The places in which a card with a text raises the power of the vanguard of grade 3."""
    unit = table.vanguard(0)
    usual = table.number(unit, "power")
    card = table.put("drop", 0, grade=1, abilities=read(text))
    found: list[str] = []
    for place in PLACES:
        table.lay(card, place, 0)
        if table.number(unit, "power") > usual:
            found.append(place)
    return found


# 3.1.1 What abilities are


def test_3_1_1_an_ability_comes_from_a_text_or_from_an_effect(table: Table) -> None:
    """A unit without a text has nothing to be played until an effect gives it something."""
    plain = table.put("rear1", 0)
    giver = vanguard_with(
        table, f"【起】【(V)】：そのターン中、あなたのリアガードすべては『【起】【(R)】：{DRAW}』を得る。")
    table.main_phase()
    assert table.offered("use") == [giver]
    table.choose("use", giver)
    assert table.offered("use") == [giver, plain]
    table.choose("use", plain)
    assert table.count("hand", 0) == 1


def test_3_1_1_1_there_are_continuous_activated_and_automatic_abilities(table: Table) -> None:
    """One is so by itself, one is played by hand, and one is played when something happens."""
    it = vanguard_with(
        table, "【永】【(V)】：このユニットのパワー+1000。", "【起】【(V)】：SC(1)。",
        f"【自】【(V)】：あなたのメインフェイズ開始時、{DRAW}")
    assert (table.number(it, "power"), table.count("hand", 0), table.count("soul", 0)) == (10000, 0, 0)
    table.main_phase()
    assert (table.count("hand", 0), table.count("soul", 0)) == (1, 0)
    assert table.offered("use") == [it]
    table.choose("use", it)
    assert (table.number(it, "power"), table.count("hand", 0), table.count("soul", 0)) == (10000, 1, 1)


def test_3_1_1_1_no_ability_is_of_another_kind() -> None:
    with pytest.raises(Unreadable):
        read(f"【速】【(V)】：{DRAW}")


# 3.1.1.2 Coming into action: limit break says under which condition abilities do


@pytest.mark.rules("3.1.1.2")
@pytest.mark.parametrize("damage", [3, 4])
def test_3_1_1_2_1_a_continuous_ability_in_action_is_valid(table: Table, damage: int) -> None:
    """And it is no longer than it is valid."""
    it = vanguard_with(table, "【永】【(V)】【LB(4)】：このユニットのパワー+1000。")
    table.put_many(damage, "damage", 0)
    table.main_phase()
    assert table.number(it, "power") == (10000 if damage == 4 else 9000)
    table.leave(3, "damage", 0)
    assert table.number(it, "power") == 9000


@pytest.mark.rules("3.1.1.2")
def test_3_1_1_2_2_an_activated_ability_in_action_is_being_played(table: Table) -> None:
    """Having been played, it draws a card although its first deed takes the damage away that it asks for."""
    it = vanguard_with(table, f"【起】【(V)】【LB(4)】：あなたのダメージゾーンのカードを1枚選び、回復する。{DRAW}")
    table.put_many(3, "damage", 0)
    table.main_phase()
    assert table.offered("use") == []
    table.put("damage", 0)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", table.top("damage", 0))
    assert (table.count("damage", 0), table.count("hand", 0)) == (3, 1)
    assert table.offered("use") == []


@pytest.mark.rules("3.1.1.2")
@pytest.mark.parametrize(("before", "after", "drawn"), [(4, 4, 1), (4, 3, 1), (3, 3, 0), (3, 4, 0)])
def test_3_1_1_2_3_an_automatic_ability_in_action_waits(table: Table, before: int, after: int, drawn: int) -> None:
    """Whether it does is settled when its unit comes; what the damage is when it is played makes no difference."""
    it = table.put("drop", 0, abilities=read(f"【自】【LB(4)】：このユニットが(R)に登場した時、{DRAW}"))
    table.put_many(before, "damage", 0)
    waiting: list[int] = []

    def come() -> None:
        table.move(it, "rear1", 0)
        waiting.append(len(table.state.pending))
        table.leave(after, "damage", 0)
        table.put_many(after - table.count("damage", 0), "damage", 0)

    table.main_phase()
    table.happen(come)
    table.check()
    assert (waiting, table.count("hand", 0)) == ([drawn], drawn)


# 3.1.1.3 Where abilities are valid


@pytest.mark.rules("3.1.1.3.1", "3.1.1.3.2", "3.1.1.3.3", "3.1.1.3.5", "3.1.1.3.6", "3.1.1.3.7", "3.1.1.3.8")
@pytest.mark.parametrize(("bracket", "places"), [
    ("(V)", ["vanguard"]), ("(R)", ["rear1", "rear5"]), ("(G)", ["guardian"]), ("ドロップゾーン", ["drop"]),
    ("バインドゾーン", ["bind"]), ("ソウル", ["soul"]), ("ダメージゾーン", ["damage"]),
])
def test_3_1_1_3_1_an_ability_is_valid_only_in_the_zone_of_its_bracket(
    table: Table, bracket: str, places: list[str],
) -> None:
    assert valid_at(table, f"【永】【{bracket}】：{RAISE}") == places


@pytest.mark.rules("3.1.1.3.5", "3.1.1.3.6", "3.1.1.3.7", "3.1.1.3.8")
@pytest.mark.parametrize(("bracket", "place"), [
    ("(V)", "vanguard"), ("(R)", "rear1"), ("ドロップゾーン", "drop"), ("バインドゾーン", "bind"), ("ソウル", "soul"),
    ("ダメージゾーン", "damage"),
])
def test_3_1_1_3_5_so_it_is_with_activated_abilities(table: Table, bracket: str, place: str) -> None:
    """The same card lies in all zones, and one of them is played."""
    text = read(f"【起】【{bracket}】：{DRAW}")
    table.leave(0, "vanguard", 0)
    cards = {it: table.put(it, 0, grade=3, abilities=text) for it in PLACES if it not in ("guardian", "rear5")}
    table.main_phase()
    assert table.offered("use") == [cards[place]]


def test_3_1_1_3_9_an_ability_of_the_deck_is_valid_only_there(table: Table) -> None:
    card = table.put("drop", 0, grade=2, abilities=read("【永】【山札】：このカードのグレード-1。"))
    grades: dict[str, int] = {}
    for place in PLACES:
        table.lay(card, place, 0)
        grades[place] = table.number(card, "grade")
    assert [place for place, grade in grades.items() if grade == 1] == ["deck"]


@pytest.mark.parametrize("place", PLACES)
def test_3_1_1_3_10_an_ability_that_names_no_zone_is_valid_in_every_zone(table: Table, place: str) -> None:
    card = table.put(place, 0, grade=2, abilities=read("【永】：このカードのグレード-1。"))
    assert table.number(card, "grade") == 1


def test_3_1_1_3_10_so_a_card_is_found_in_the_deck_by_what_it_counts_as(table: Table) -> None:
    found = table.put("deck", 0, abilities=read(f"【永】：このカードは《{OTHER_CLAN}》としても扱う。"))
    it = vanguard_with(table, f"【起】【(V)】：あなたの山札から《{OTHER_CLAN}》を1枚まで探し、手札に加える。")
    table.main_phase()
    table.choose("use", it)
    assert table.offered("pick") == [found]


def test_3_1_1_3_10_what_is_about_others_is_valid_wherever_everybody_sees_it(table: Table) -> None:
    assert valid_at(table, f"【永】：{RAISE}") == [it for it in PLACES if it not in ("hand", "deck")]


# 3.1.1.5 Costs


@pytest.mark.rules("3.1.1.5")
def test_3_1_1_5_1_what_stands_in_brackets_has_to_be_done_to_play_the_ability(table: Table) -> None:
    """The same action outside of brackets need not be possible."""
    it = vanguard_with(table, f"【起】【(V)】：[CB(1)]{DRAW}", f"【起】【(V)】：CB(1)。{DRAW}")
    table.main_phase()
    assert table.offered_pairs("use") == [(it, 1)]
    assert table.why_not("use", it, 0) == "8.5.2.3"
    paid = table.put("damage", 0)
    table.main_phase()
    table.choose("use", it, 0)
    assert table.state.flags[paid] & FACE_DOWN
    assert table.count("hand", 0) == 1


@pytest.mark.parametrize(("damage", "soul", "hand"), [(1, 1, 1), (0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_3_1_1_5_3_costs_that_commas_part_are_all_paid_at_the_same_time(
    table: Table, damage: int, soul: int, hand: int,
) -> None:
    it = vanguard_with(table, "【起】【(V)】：[CB(1)，SB(1)，あなたの手札から1枚選び、捨てる]SC(3)。")
    table.put_many(damage, "damage", 0)
    table.put_many(soul, "soul", 0)
    table.put_many(hand, "hand", 0)
    table.main_phase()
    assert table.offered("use") == [it] * (damage * soul * hand)
    if table.offered("use"):
        table.choose("use", it)
        assert [bool(table.state.flags[card] & FACE_DOWN) for card in table.cards("damage", 0)] == [True]
        assert (table.count("soul", 0), table.count("hand", 0), table.count("drop", 0)) == (3, 0, 2)


def test_3_1_1_5_3_none_of_them_is_paid_before_all_are_settled(table: Table) -> None:
    """What is turned face-down for the first is picked, and still lies face-up when the second is asked for."""
    it = vanguard_with(table, f"【起】【(V)】：[CB(1)，SB(1)]{DRAW}")
    turned, _ = table.put_many(2, "damage", 0)
    dropped, _ = table.put_many(2, "soul", 0)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", turned)
    assert not table.state.flags[turned] & FACE_DOWN
    table.choose("pick", dropped)
    assert table.state.flags[turned] & FACE_DOWN
    assert table.where(dropped) == ("drop", 0)


def test_3_1_1_5_3_no_cost_is_paid_with_what_another_brings(table: Table) -> None:
    """Charging the soul does not make it possible to blast it."""
    it = vanguard_with(table, f"【起】【(V)】：[SC(1)，SB(1)]{DRAW}")
    table.main_phase()
    assert table.why_not("use", it) == "8.5.2.3"


# 3.1.1.6 What is quoted


@pytest.mark.rules("3.1.1.6")
@pytest.mark.parametrize("text", [
    f"そのターン中、このユニットは『【起】【(V)】：{DRAW}』を得る。",
    f"そのターン中、このユニットに『【起】【(V)】：{DRAW}』を与える。"])
def test_3_1_1_6_1_what_is_quoted_and_given_is_an_ability(table: Table, text: str) -> None:
    """Nothing of it is done at once: it can be played then, and for the turn."""
    it = vanguard_with(table, f"【起】【(V)】：{text}")
    table.main_phase()
    table.choose("use", it, 0)
    assert table.count("hand", 0) == 0
    table.choose("use", it, 1)
    assert table.count("hand", 0) == 1
    table.end_phase()
    table.main_phase()
    assert table.offered_pairs("use") == [(it, 0)]


@pytest.mark.rules("3.1.1.6")
def test_3_1_1_6_2_what_is_quoted_and_done_is_a_series_of_actions(table: Table) -> None:
    """All of it is done at once and in order, as often as is said, and the unit has no ability more."""
    it = vanguard_with(table, "【起】【(V)】：『カードを1枚引き、SC(1)。』を2回行う。")
    top = list(reversed(table.cards("deck", 0)[-4:]))
    table.main_phase()
    table.choose("use", it)
    assert (table.cards("hand", 0), table.cards("soul", 0)) == ([top[0], top[2]], [top[1], top[3]])
    assert table.offered_pairs("use") == [(it, 0)]


# 3.1.2 What effects are


def test_3_1_2_an_effect_is_what_an_ability_says_and_no_cost(table: Table) -> None:
    """What stands in brackets is done in playing the ability, and only the rest in resolving it."""
    it = vanguard_with(table, f"【起】【(V)】：[SB(1)]{DRAW}")
    table.put("soul", 0)
    table.main_phase()
    table.choose("use", it)
    rules = {event.reason: event.rule for event in table.events("moved")}
    assert rules == {"pay": "8.5.2.3", "draw": "8.5.3.4"}


def test_3_1_2_1_there_are_one_shot_continuous_and_replacement_effects(table: Table) -> None:
    """One is over when it is done, one lasts for the turn, and one takes the place of what would happen."""
    it = vanguard_with(table, f"【起】【(V)】：{DRAW}そのターン中、このユニットのパワー+1000。")
    prey = table.put("rear1", 1, power=1000, abilities=read(
        "【永】【(R)】：このユニットが退却する際、かわりにこのユニットをソウルに置く。"))
    table.put("rear1", 0)
    table.main_phase()
    table.choose("use", it)
    assert (table.count("hand", 0), table.number(it, "power")) == (1, 10000)
    table.fight(it, prey)
    assert (table.where(prey), table.count("drop", 1)) == (("soul", 1), 0)
    assert table.number(it, "power") == 10000
    table.end_phase()
    assert table.number(it, "power") == 9000
    assert len([event for event in table.events("moved", "draw") if event.player == 0]) == 1


# 3.2, 3.4 Fighters and masters


@pytest.mark.parametrize("player", [0, 1])
def test_3_2_1_the_fighters_are_the_two_who_play(table: Table, player: int) -> None:
    """What all fighters do, both players do once, whoever's ability it is."""
    it = vanguard_with(table, "【起】【(V)】：すべてのファイターはカードを1枚引く。", player=player)
    table.main_phase(player)
    table.choose("use", it)
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 1)


@pytest.mark.rules("3.4.4")
@pytest.mark.parametrize("player", [0, 1])
def test_3_4_3_an_effect_is_the_effect_of_the_master_of_its_ability(table: Table, player: int) -> None:
    """Whoever played the ability draws and chooses; the owner of the unit, who is the other, does not."""
    it = table.put("rear1", player, owner=1 - player, abilities=read(
        f"【起】【(R)】：{DRAW}相手のリアガードを1枚選び、退却させる。"))
    prey = [table.put(place, 1 - player) for place in ("rear1", "rear2")]
    table.main_phase(1 - player)
    assert table.offered("use") == []
    table.main_phase(player)
    table.choose("use", it)
    assert (table.asks[0], table.offered("pick")) == (player, prey)
    table.choose("pick", prey[0])
    assert (table.count("hand", player), table.count("hand", 1 - player)) == (1, 0)
    assert table.where(prey[0]) == ("drop", 1 - player)


@pytest.mark.parametrize("player", [0, 1])
def test_3_4_6_a_continuous_ability_is_that_of_the_master_of_its_card(table: Table, player: int) -> None:
    """Its owner is the other fighter, whose vanguard gets nothing."""
    table.put("rear1", player, owner=1 - player, abilities=read(f"【永】【(R)】：{RAISE}"))
    powers = [table.number(table.vanguard(it), "power") for it in (player, 1 - player)]
    assert powers == [12000, 11000]


def test_3_4_6_one_that_an_effect_made_is_that_of_the_master_of_its_unit(table: Table) -> None:
    unit = table.put("rear1", 0, owner=1)
    it = vanguard_with(table, f"【起】【(V)】：そのターン中、あなたのリアガードすべては『【永】【(R)】：{RAISE}』を得る。")
    table.main_phase()
    table.choose("use", it)
    assert table.state.owner[unit] == 1
    assert [table.number(table.vanguard(player), "power") for player in (0, 1)] == [10000, 11000]
