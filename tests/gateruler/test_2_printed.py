"""1-3c, chapter 2 and 5-2: what a card file says is what the card has, on the table and by the rules."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.card import Card
from tefuda.cards.decks import DeckList, Problem
from tefuda.cards.sets import load_set
from tefuda.cards.text import Text
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.play.view import CardView
from tefuda.rulebooks.gateruler.cards import LEVEL
from tefuda.rulebooks.gateruler.deck import problems
from tefuda.rulebooks.gateruler.rulers import RULERS
from tefuda.table.printed import printed_words

from .table import BOOK, Table, unit_card
from .texts import go, written

HEAD = 'game = "gateruler"\nset = "T"\nname = { ja = "試", en = "Trial" }\n'
NAME = 'name = { ja = "火の鳥", en = "Firebird" }\n'
IN_DECK = NAME + 'army = "月"\nlevel = 2\n'
TEXT = "君のターン中、このユニットはATK+2。"
UNIT = f"""type = "unit"
{IN_DECK}atk = 3
hp = 4
stk = 1
attributes = ["鳥", "炎"]
keys = ["counter"]
legend = true
keywords = ["intercept"]
text = "{TEXT}"
"""
EVENT = 'type = "event"\n' + IN_DECK + 'timing = "instant"\n'
FIELD = 'type = "field"\n' + IN_DECK
ENERGY = 'type = "energy"\n' + NAME
RULER = f"""type = "ruler"
{NAME}life = 2
atk = 5
stk = 1
deck_size = 4
armies = 1
same_name = 2
legends = 1
deck_level = 8
counters = 1
army_cards = "unlimited"
energy_cards = 0
attack_zones = 2
defence_zones = 1
set_zones = 3
hand = true
opening_draw = 0
drives = 0
turn_draw = 0
first_turn_draw = 0
stands = 0
summons = "unlimited"
free = true
"""
TYPES = {"ruler": RULER, "unit": UNIT, "event": EVENT, "field": FIELD, "energy": ENERGY}


def read(folder: Path, *cards: str) -> dict[str, Card]:
    """The cards of a file, numbered T-1, T-2 and so on."""
    path = folder / "trial.toml"
    entries = [f'[[cards]]\nnumber = "T-{number}"\n{card}\n' for number, card in enumerate(cards, 1)]
    path.write_text(HEAD + "".join(entries), encoding="utf-8")
    return dict(load_set(path, BOOK.schema, BOOK.language).cards)


def without(card: str, key: str) -> str:
    return "".join(line for line in card.splitlines(keepends=True) if not line.startswith(f"{key} ="))


def seen(table: Table, place: str, player: int) -> list[CardView]:
    """The cards of a place as the other player sees them."""
    return table.game.view(1 - player).zone(place, player).cards


def judge(cards: dict[str, Card], ruler: str, **main: int) -> list[Problem]:
    """What is wrong with a deck: numbers of the file, written T1 for T-1."""
    numbers = {number.replace("T", "T-"): count for number, count in main.items()}
    return problems(DeckList("gateruler", Text("束", "Pile"), {"ruler": {ruler: 1}, "main": numbers}), cards)


def with_ruler(folder: Path) -> Table:
    """A table at which the second player has the ruler of the file."""
    (card,) = read(folder, RULER).values()
    table = Table()
    table.state.prints[table.ruler(1)] = table._add_print(card)
    table.state.derived.cards_changed()
    return table


# 1-3c, 2-1a All of it


@pytest.mark.rules("2-1a")
def test_1_3c_a_card_carries_the_information_that_the_game_uses(table: Table, tmp_path: Path) -> None:
    (card,) = read(tmp_path, UNIT).values()
    table.put("attack1", 1, card)
    table.main_phase(0)
    (view,) = seen(table, "attack1", 1)
    assert (view.number, view.type, view.ja, view.en) == ("T-1", "unit", "火の鳥", "Firebird")
    assert {key: view.values[key] for key in ("level", "atk", "hp", "stk", "legend", "counter", "intercept")} == {
        "level": 2, "atk": 3, "hp": 4, "stk": 1, "legend": 1, "counter": 1, "intercept": 1}
    assert printed_words(view, BOOK, [card], "ja") == (
        f"所属軍 月; 属性 鳥 / 炎; レベル 2; キーアイコン カウンター; レジェンド; テキスト {TEXT}; "
        "ATK 3; HP 4; STK 1; キーワード 迎撃")


@pytest.mark.parametrize(
    ("kind", "key", "rule"),
    [
        *[(kind, "name", "2-2a") for kind in TYPES],
        *[(kind, key, rule) for kind in ("unit", "event", "field") for key, rule in (
            ("army", "2-4a"), ("level", "2-7a"))],
        *[(kind, key, rule) for kind in ("ruler", "unit") for key, rule in (("atk", "2-10a"), ("stk", "2-12a"))],
        ("ruler", "life", "2-6a"), ("unit", "hp", "2-11a"),
    ],
)
def test_2_1a_what_a_card_of_its_type_has_can_not_be_left_out(
    tmp_path: Path, kind: str, key: str, rule: str,
) -> None:
    with pytest.raises(TefudaError, match=rf"card T-1: {key}: missing; give .*\({rule}\)"):
        read(tmp_path, without(TYPES[kind], key))


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        *[(kind, "life = 3") for kind in ("unit", "event", "field", "energy")],
        *[(kind, "level = 3") for kind in ("ruler", "energy")],
        *[(kind, field) for kind in ("event", "field", "energy") for field in ("atk = 1", "stk = 1")],
        *[(kind, "hp = 3") for kind in ("ruler", "event", "field", "energy")],
        *[(kind, 'attributes = ["鳥"]') for kind in ("ruler", "energy")],
        *[(kind, "legend = true") for kind in ("ruler", "energy")],
    ],
)
def test_2_1a_what_a_card_of_its_type_does_not_have_can_not_be_given(tmp_path: Path, kind: str, field: str) -> None:
    key = field.split(" ")[0]
    with pytest.raises(TefudaError, match=rf"card T-1: {key}: unknown field.*the fields here are"):
        read(tmp_path, TYPES[kind] + field)


# 2-2 Name


@pytest.mark.parametrize(
    ("name", "said"), [('"火"', "is not a text in both languages"), ('{ ja = "火" }', "en is missing"),
                       ('{ ja = " ", en = "Fire" }', "empty")])
def test_2_2a_a_card_has_a_name_in_both_languages(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(TefudaError, match=rf"card T-1: name: .*{said}; give .*\(2-2a\)"):
        read(tmp_path, UNIT.replace(NAME, f"name = {name}\n"))


def test_2_2a_a_text_asks_for_a_card_by_its_name(table: Table) -> None:
    """A name is a card's own: it is not found by its type, army or attribute."""
    named = table.put("hand", 0, unit_card("灯台"))
    table.put("hand", 0, unit_card("波止場", army="灯台", attributes=("灯台",)))
    go(table, "君の手札の“灯台”のカードすべてを捨てる。")
    assert table.where(named) == ("graveyard", 0)
    assert table.count("hand") == 1


def test_2_2b_decks_count_cards_by_their_names(tmp_path: Path) -> None:
    """Whatever their numbers, and however alike they are otherwise."""
    plain = without(without(UNIT, "legend"), "keys")
    cards = read(tmp_path, plain, plain, plain.replace("火の鳥", "氷の鳥"), RULER)
    assert [it.rule for it in judge(cards, "T-4", T1=2, T2=1, T3=1)] == ["5-2c-1c"]
    assert judge(cards, "T-4", T1=1, T2=1, T3=2) == []


# 2-3, 2-5 Type and attributes


@pytest.mark.parametrize("kind", ["unit", "event", "field"])
def test_2_3a_a_text_asks_for_the_cards_of_a_type(table: Table, tmp_path: Path, kind: str) -> None:
    cards = list(read(tmp_path, UNIT, EVENT, FIELD).values())
    hand = {card.type: table.put("hand", 0, card) for card in cards}
    word = {"unit": "ユニット", "event": "イベント", "field": "フィールド"}[kind]
    go(table, f"君の手札の{word}であるカードすべてを捨てる。")
    assert [card for card in hand.values() if table.where(card)[0] == "graveyard"] == [hand[kind]]
    assert [it.type for it in seen(table, "graveyard", 0)] == [kind]


@pytest.mark.parametrize(("given", "said"), [
    ('"鳥"', "is not a list"), ('["鳥", "鳥"]', "is there twice"), ('[""]', "empty")])
def test_2_5a_attributes_are_a_list_of_different_words(tmp_path: Path, given: str, said: str) -> None:
    with pytest.raises(TefudaError, match=rf"card T-1: attributes: .*{said}; give .*\(2-5a\)"):
        read(tmp_path, UNIT.replace('["鳥", "炎"]', given))


@pytest.mark.parametrize("attribute", ["鳥", "炎"])
def test_2_5a_a_card_has_each_of_its_attributes(table: Table, tmp_path: Path, attribute: str) -> None:
    both, none = read(tmp_path, UNIT, without(UNIT, "attributes")).values()
    card, _ = table.put("hand", 0, both), table.put("hand", 0, none)
    go(table, f"君の手札の＜{attribute}＞のカードすべてを捨てる。")
    assert table.cards("graveyard") == [card]


# 2-6, 2-7, 2-10 to 2-12 Numbers


@pytest.mark.parametrize(("kind", "key", "least", "rule"), [
    ("ruler", "life", 1, "2-6a"), ("event", "level", 0, "2-7a"), ("unit", "atk", 0, "2-10a"), ("unit", "hp", 0, "2-11a"),
    ("unit", "stk", 0, "2-12a"), ("ruler", "atk", 0, "2-10a"), ("ruler", "stk", 0, "2-12a"),
])
@pytest.mark.rules("2-6a", "2-7a", "2-10a", "2-11a", "2-12a")
@pytest.mark.parametrize("given", [-1, '"3"'])
def test_2_1a_numbers_are_whole_numbers(
    tmp_path: Path, kind: str, key: str, least: int, rule: str, given: int | str,
) -> None:
    text = without(TYPES[kind], key) + f"{key} = {given}"
    with pytest.raises(TefudaError, match=rf"card T-1: {key}: .*; give a whole number from {least} up \({rule}\)"):
        read(tmp_path, text)


@pytest.mark.parametrize(("points", "over"), [(1, False), (2, True)])
def test_2_6a_the_life_of_the_ruler_is_what_its_player_endures(tmp_path: Path, points: int, over: bool) -> None:
    """A ruler of life 2, who stands for its player (2-6b)."""
    table = with_ruler(tmp_path)
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), points)
    while table.gate and not table.game.over:
        table.choose("pass")
    assert table.game.over == over
    table.close()


def test_2_6a_a_ruler_shows_its_life(tmp_path: Path) -> None:
    table = with_ruler(tmp_path)
    (view,) = seen(table, "ruler", 1)
    assert (view.values["life"], view.values["atk"], view.values["stk"]) == (2, 5, 1)
    table.close()


def test_2_7a_the_level_says_how_strong_a_card_is(table: Table, tmp_path: Path) -> None:
    """Texts tell cards of any type by it."""
    low, high = [table.put("hand", 0, card) for card in read(tmp_path, EVENT, FIELD.replace("level = 2", "level = 3")).values()]
    go(table, "君の手札のレベル3以上のカードすべてを捨てる。")
    assert (table.cards("hand"), table.cards("graveyard")) == ([low], [high])
    assert [it.values["level"] for it in seen(table, "graveyard", 0)] == [3]


@pytest.mark.parametrize("name", [
    pytest.param("ATK", marks=pytest.mark.rules("2-10a")), pytest.param("HP", marks=pytest.mark.rules("2-11a")),
    pytest.param("STK", marks=pytest.mark.rules("2-12a"))])
def test_2_1b_a_card_without_a_number_is_not_one_with_a_low_number(table: Table, name: str) -> None:
    """An event has no ATK; that is not the same as one of 0."""
    event, unit = table.event("hand", 0), table.unit("hand", 0, atk=0, hp=0, stk=0)
    go(table, f"君の手札の{name}2以下のカードすべてを捨てる。")
    assert (table.cards("hand"), table.cards("graveyard")) == ([event], [unit])


@pytest.mark.parametrize(("text", "atk", "found"), [
    ("味方のフィールドはATK+2。", 0, False), ("味方のフィールドのATKは2である。", 2, True)])
@pytest.mark.rules("14-12a-6", "2-10a")
def test_15_2a_a_number_that_a_card_does_not_have_is_not_raised(
    table: Table, text: str, atk: int, found: bool,
) -> None:
    """It may be given to the card."""
    field = table.field("field", 0)
    written(table, table.unit("defence", 0, atk=7), text)
    table.main_phase(0)
    assert table.number(field, "atk") == atk
    go(table, "味方のATK3以下のフィールドすべてを手札に戻す。")
    assert (table.where(field) == ("hand", 0)) == found


@pytest.mark.parametrize(("atk", "stk"), [(1, 7), (7, 1)])
def test_2_10a_atk_is_the_strength_against_units(table: Table, atk: int, stk: int) -> None:
    mine, yours = table.unit("attack1", 0, atk=atk, stk=stk), table.unit("attack1", 1, hp=9)
    table.attack_phase(0)
    table.attack(mine, "attack1")
    table.pass_to("8-4c")
    assert table.damage(yours) == atk


@pytest.mark.parametrize(("points", "left"), [(3, "attack1"), (4, "graveyard")])
def test_2_11a_hp_is_what_a_unit_endures(table: Table, points: int, left: str) -> None:
    unit = table.unit("attack1", 1, hp=4)
    table.main_phase(0)
    table.hit(table.ruler(0), unit, points)
    table.settle_gate()
    assert table.where(unit) == (left, 1)


@pytest.mark.parametrize(("atk", "stk"), [(1, 3), (3, 1)])
def test_2_12a_stk_is_the_strength_against_rulers(table: Table, atk: int, stk: int) -> None:
    mine = table.unit("attack1", 0, atk=atk, stk=stk)
    table.attack_phase(0)
    table.attack(mine, "ruler")
    table.pass_to("8-4c")
    assert table.count("damage", 1) == stk


# 2-9, 5-2 Decks


@pytest.mark.parametrize("given", [1, '"yes"'])
def test_2_9b_the_icon_is_there_or_not(tmp_path: Path, given: int | str) -> None:
    with pytest.raises(TefudaError, match=r"card T-1: legend: .* is not yes or no; give true or false \(2-9a\)"):
        read(tmp_path, UNIT.replace("legend = true", f"legend = {given}"))


def test_2_9b_decks_count_the_cards_with_the_icon(tmp_path: Path) -> None:
    plain = without(without(UNIT, "legend"), "keys")
    legend = plain + "legend = true\n"
    cards = read(tmp_path, legend, legend.replace("火", "氷"), plain.replace("火", "雪"), plain.replace("火", "風"), RULER)
    assert judge(cards, "T-5", T1=1, T3=1, T4=2) == []
    assert [(it.rule, it.text.en) for it in judge(cards, "T-5", T1=1, T2=1, T4=2)] == [
        ("5-2c-1d", "2 legend cards; Firebird allows at most 1")]


@pytest.mark.parametrize(("limit", "less", "rule"), [
    ("deck_size = 4", "deck_size = 3", "5-2c-1a"), ("armies = 1", "armies = 0", "5-2c-1b"),
    ("same_name = 2", "same_name = 1", "5-2c-1c"), ("legends = 1", "legends = 0", "5-2c-1d"),
    ("deck_level = 8", "deck_level = 7", "5-2c-1e"), ("counters = 1", "counters = 0", "5-2c-1f"),
])
def test_5_2c_1_the_chosen_ruler_says_what_a_deck_may_be(tmp_path: Path, limit: str, less: str, rule: str) -> None:
    """The same cards: right with a ruler that just allows them, wrong with one that allows one less of something."""
    plain = without(without(UNIT, "legend"), "keys")
    cards = read(tmp_path, UNIT, plain.replace("火", "雪"), plain.replace("火", "風"), RULER, RULER.replace(limit, less))
    assert judge(cards, "T-4", T1=1, T2=1, T3=2) == []
    assert [it.rule for it in judge(cards, "T-5", T1=1, T2=1, T3=2)] == [rule]


@pytest.mark.parametrize("limit", ["armies", "same_name", "legends", "deck_level", "counters"])
def test_5_2c_1_a_ruler_that_sets_no_limit_says_so(tmp_path: Path, limit: str) -> None:
    with pytest.raises(TefudaError, match=rf'card T-1: {limit}: missing; give a whole number from 0 up or "unlimited"'):
        read(tmp_path, without(RULER, limit))


def test_5_2d_what_changes_in_the_game_does_not_make_the_deck_wrong() -> None:
    """More levels and armies than the ruler takes, by texts that say what their cards are in any zone (14-7b)."""
    table = Table("apprentice", "apprentice")
    deck = table.cards("deck") or table.cards("box")
    for number, card in enumerate(deck[:9]):
        written(table, card, f"このユニットのレベルは{7 + number % 2}である。\nこのユニットは《軍{number}》としても扱う。")
    table.new_turn(0)
    assert sum(value(table.state, card, LEVEL) for card in deck) > RULERS["apprentice"].front.number("deck_level")
    assert all(has_label(table.state, card, f"army:軍{number}") for number, card in enumerate(deck[:9]))
    for player in (1, 0):
        while table.state.turn_player != player:
            table.game.choose(table.game.count - 1)
    assert (table.game.over, table.state.losers, table.gate) == (False, 0, [])
