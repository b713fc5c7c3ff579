"""Gauges with a name, searches of open zones, units that deal no damage, and what chapters 11 and 12 only name."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tefuda.cards.decks import DeckList
from tefuda.cards.text import Text
from tefuda.kernel.abilities.labels import Labelled, names_of
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.filters import Keyworded
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.vanguard.cards import POWER
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tefuda.rulebooks.vanguard.nodes import NamedGauge
from tests.laid_table import dealt
from tests.vanguard.vanguard_table import BOOK, CARDS, DECK, G_DECK, MAIN, Table, card


def using(table: Table, text: str) -> int:
    it = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(f"【起】【(V)】：{text}"))
    table.main_phase()
    table.choose("use", it)
    return it


@pytest.mark.rules("10.39.2", "4.12.4")
def test_10_39_1_2_a_gauge_may_be_placed_under_a_name(table: Table) -> None:
    """Of up to two, the player says which and so how many."""
    (ability,) = LANGUAGE.read("【起】【(V)】：あなたのソウルから2枚まで選び、「波守り」ゲージとして置く。")
    assert isinstance(ability.effects[0], NamedGauge)
    one, other = table.put("soul", 0), table.put("soul", 0)
    it = using(table, "あなたのソウルから2枚まで選び、「波守り」ゲージとして置く。")
    table.choose("pick", one)
    table.choose("done")
    assert (table.where(one), table.where(other)) == (("gauge", 0), ("soul", 0))
    assert table.state.host[one] == it
    assert Labelled("name:波守り").fits(table.state, Scope(it, table.state.obj[it], 0), one)


def test_10_10_1_2_in_an_open_zone_what_is_there_has_to_be_found(table: Table) -> None:
    wanted = table.put("soul", 0)
    other = table.put("soul", 0)
    table.state.table.labels[table.state.prints[wanted]] |= {"name:波守り"}
    using(table, "あなたのソウルから「波守り」を1枚探し、手札に加える。")
    assert (table.where(wanted), table.where(other)) == (("hand", 0), ("soul", 0))


@pytest.mark.parametrize("quiet", ["leader", "mate"])
def test_10_25_6_1_where_one_in_legion_deals_no_damage_neither_does_the_other(table: Table, quiet: str) -> None:
    leader = table.vanguard(0)
    mate = table.put_mate(0, power=9000)
    text = LANGUAGE.read("【永】【(V)】：このユニットはダメージを与えられない。")
    table.written(table.state.prints[leader if quiet == "leader" else mate], text)
    table.fight(leader, table.vanguard(1))
    assert table.count("damage", 1) == 0
    assert table.events("declared", "hit")


def test_12_13_1_4_3_1_a_protect_has_no_name(table: Table) -> None:
    protect = table.put_protect(0)
    assert names_of(table.state, protect) == []


@pytest.mark.rules("12.13.1.4.3.2")
def test_12_13_1_4_3_what_a_protect_lacks_counts_as_nothing(table: Table) -> None:
    protect = table.put_protect(0)
    assert (table.number(protect, "power"), table.number(protect, "shield")) == (0, 0)


def test_11_9_2_a_card_with_it_is_known_as_a_sentinel(table: Table) -> None:
    it = table.put("rear1", 0, abilities=LANGUAGE.read("【永】：守護者"))
    other = table.put("rear2", 0)
    mine = Scope(it, table.state.obj[it], 0)
    assert [Keyworded("sentinel").fits(table.state, mine, card) for card in (it, other)] == [True, False]


@pytest.mark.rules("11.11.2", "12.6.1", "12.6.1.1")
def test_11_11_2_skills_and_limits_are_told_by_icons() -> None:
    for text in ("【超越】[CB(1)]", "【究極超越】[CB(1)]", "【起】【(V)】【ターン1回】：カードを1枚引く。"):
        assert LANGUAGE.print_ja(LANGUAGE.read(text)) == text


@pytest.mark.parametrize(("number", "power"), [("MB/010", 8000), ("MB/011", 8000), ("MB/012", 8000), ("MB/013", 9000)])
def test_12_4_1_the_texts_of_three_cards_have_no_effect(number: str, power: int) -> None:
    """A continuous ability about its own card works in every zone, unless the text has no effect."""
    plain = card(number, power=8000)
    front = replace(plain.front, abilities=LANGUAGE.read("【永】：このカードのパワー+1000。"))
    cards = {**CARDS, number: replace(plain, faces=(front,))}
    main = {number if it == "N1" else it: count for it, count in MAIN.items()}
    deck = DeckList("vanguard", Text("束", "Pile"), {"main": main, "g": G_DECK})
    game = dealt(BOOK, [deck, DECK], cards, 1)
    printed = [it.card.number for it in game.match.prints].index(number)
    assert {value(game.state, it, POWER) for it, own in enumerate(game.state.prints) if own == printed} == {power}
