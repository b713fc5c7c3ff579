"""Chapter 2: what brackets and icons in a text mean, further clans, special types; texts against rules (1.3.1, 5.1.2)."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tefuda.cards.card import Card
from tefuda.cards.decks import DeckList
from tefuda.cards.sets import load_set
from tefuda.cards.text import Text
from tefuda.kernel.abilities.nodes import Limit
from tefuda.kernel.codes import REST
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.rulebooks.vanguard.areas import ZONE_VANGUARD
from tefuda.rulebooks.vanguard.cards import NORMAL, PROTECT, TYPE
from tefuda.rulebooks.vanguard.schema import SCHEMA
from tefuda.rulebooks.vanguard.deck import problems
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import CARDS, CLAN, G_DECK, MAIN, OTHER_CLAN, Table, card
from tests.vanguard.vanguard_texts import ATTACKED, auto, power
from tefuda.kernel.continuous.effect_sorts import SET

WORD = "砂時計"
ICONS = [("critical", "☆"), ("draw", "引"), ("stand", "醒"), ("heal", "治"), ("front", "前")]
icon_rules = pytest.mark.rules("2.8.1.1.2.1", "2.8.1.1.3.1", "2.8.1.1.4.1", "2.8.1.1.5.1", "2.8.1.1.6.1")


def using(table: Table, text: str, clan: str = CLAN) -> int:
    """The vanguard of player 0 uses its ability in the main phase."""
    it = table.new_vanguard(0, grade=3, power=11000, clan=(clan,), abilities=LANGUAGE.read(f"【起】【(V)】：{text}"))
    table.main_phase()
    table.choose("use", it)
    return it


# 1.3.1


def test_1_3_1_a_text_goes_before_the_rules(table: Table) -> None:
    """By 6.3.1.2 all units of the turn fighter stand."""
    bound = table.put("rear1", 0, rested=True, abilities=LANGUAGE.read("【永】【(R)】：このユニットはスタンドできない。"))
    free = table.put("rear2", 0, rested=True)
    table.turn()
    assert (table.rested(bound), table.rested(free)) == (True, False)


@pytest.mark.parametrize("texted", [True, False])
def test_1_3_1_a_text_keeps_a_hit_from_dealing_damage(table: Table, texted: bool) -> None:
    text = LANGUAGE.read("【永】【(V)】：このユニットはダメージを与えられない。")
    it = table.new_vanguard(0, grade=3, power=20000, abilities=text if texted else ())
    table.fight(it, table.vanguard(1))
    assert table.events("declared", "hit")
    assert table.count("damage", 1) == (0 if texted else 1)


# 2.1 to 2.3: the brackets. A card of that name, one of that clan and one of that race.


def three(table: Table) -> dict[str, int]:
    """Cards in the soul that have the same word in different places."""
    named = replace(card("W"), faces=(replace(card("W").front, name=Text(WORD, "Hourglass")),))
    return {
        "name": table._put("soul", 0, table._add_print(named)),
        "clan": table.put("soul", 0, clan=(WORD,)),
        "race": table.put("soul", 0, race=(WORD,)),
    }


@pytest.mark.rules("2.1.1.2", "2.2.3", "2.3.1.2")
@pytest.mark.parametrize(("brackets", "sort"), [("「」", "name"), ("《》", "clan"), ("〈〉", "race")])
def test_2_1_1_2_the_brackets_say_what_is_named(table: Table, brackets: str, sort: str) -> None:
    cards = three(table)
    using(table, f"あなたのソウルから{brackets[0]}{WORD}{brackets[1]}を1枚選び、手札に加える。")
    taken = [key for key, it in cards.items() if table.where(it) == ("hand", 0)]
    assert taken == [sort]


def test_2_3_1_2_a_race_in_brackets_is_asked_of_a_drive_check(table: Table) -> None:
    """The same word as a name is another matter."""
    text = LANGUAGE.read(f"【自】【(V)】：このユニットのドライブチェックで〈{WORD}〉がでた時、カードを1枚引く。")
    it = table.new_vanguard(0, grade=3, power=11000, abilities=text)
    table.put("rear1", 0)
    table.put("deck", 0)
    table.put("deck", 0, race=(WORD,))
    table.fight(it, table.vanguard(1))
    assert table.count("hand", 0) == 2


# 2.2.4


@pytest.mark.parametrize("lasting", [True, False])
def test_2_2_4_a_further_clan_is_added_to_the_own_one(table: Table, lasting: bool) -> None:
    """The unit counts as either clan for texts; an effect for the turn and a continuous one do the same."""
    said = f"このユニットは《{OTHER_CLAN}》にも属する。"
    text = LANGUAGE.read(f"【永】【(R)】：{said}" if lasting else f"【起】【(R)】：そのターン中、{said}")
    unit = table.put("rear1", 0, abilities=text)
    other = table.put("rear2", 0)
    if not lasting:
        table.main_phase()
        table.choose("use", unit)
    using(table, f"そのターン中、あなたの《{OTHER_CLAN}》すべてのパワー+1000。")
    assert (table.number(unit, "power"), table.number(other, "power")) == (9000, 8000)
    using(table, f"そのターン中、あなたの《{CLAN}》すべてのパワー+1000。")
    assert (table.number(unit, "power"), table.number(other, "power")) == (10000, 9000)


@pytest.mark.rules("2.2.1.1", "7.6.1.2.4")
@pytest.mark.parametrize(("clan", "critical"), [(OTHER_CLAN, 2), (CLAN, 2), ("なるかみ", 1)])
def test_2_2_4_a_trigger_check_looks_at_the_further_clan(table: Table, clan: str, critical: int) -> None:
    text = LANGUAGE.read(f"【永】【(V)】：このユニットは《{OTHER_CLAN}》にも属する。")
    it = table.new_vanguard(0, grade=3, power=11000, abilities=text)
    table.put("rear1", 1)
    table.put("deck", 1, "trigger")
    table.put("deck", 0, "trigger", clan=(clan,))
    table.fight(it, table.vanguard(1))
    assert table.number(it, "critical") == critical


def test_2_2_4_the_further_clan_ends_with_the_effect(table: Table) -> None:
    it = using(table, f"そのターン中、このユニットは《{OTHER_CLAN}》にも属する。")
    table.end_phase()
    table.put("rear1", 1)
    table.put("deck", 0, "trigger", clan=(OTHER_CLAN,))
    table.fight(it, table.vanguard(1))
    assert table.number(it, "critical") == 1


# 2.5 to 2.7: icons of numbers


@pytest.mark.rules("2.5.2", "2.7.2")
@pytest.mark.parametrize(("icon", "attribute", "amount", "then"), [
    ("[パワー]", "power", 2000, 13000), ("[クリティカル]", "critical", 1, 2), ("☆", "critical", 1, 2)])
def test_2_5_2_an_icon_stands_for_power_or_critical(
    table: Table, icon: str, attribute: str, amount: int, then: int,
) -> None:
    it = using(table, f"そのターン中、このユニットの{icon}+{amount}。")
    assert table.number(it, attribute) == then


@pytest.mark.parametrize(("extra", "damage"), [(0, 1), (4000, 0)])
def test_2_6_2_an_icon_stands_for_the_shield(table: Table, extra: int, damage: int) -> None:
    """11000 against 10000 and a shield of 0: only what the icon gives keeps the attack from hitting."""
    text = LANGUAGE.read(f"【永】【(G)】：このユニットの[シールド]+{extra}。") if extra else ()
    guardian = table.put("hand", 1, shield=0, abilities=text)
    table.new_vanguard(1, grade=3, power=10000)
    table.put("rear1", 0)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    table.choose("guard", guardian)
    if table.asks[1] == "7.5.1.2":
        table.choose("pass")
    assert table.count("damage", 1) == damage


# 2.5.4.1


@pytest.mark.parametrize(("amount", "told"), [(0, 0), (5000, 1)])
def test_2_5_4_1_an_icon_with_the_number_0_increases_nothing(table: Table, amount: int, told: int) -> None:
    rear = table.put("rear1", 0)
    table.put("deck", 0, "trigger", trigger="draw", trigger_power=amount)
    table.fight(table.vanguard(0), table.vanguard(1))
    table.choose("power", rear)
    assert len(table.events("declared", "power_up")) == len(table.state.effects) == told


@pytest.mark.rules("8.1.1.2.3.1")
@pytest.mark.parametrize(("amount", "again"), [(0, True), (1000, False), (-1000, False)])
def test_2_5_4_1_an_ability_that_changes_power_by_0_has_done_nothing(table: Table, amount: int, again: bool) -> None:
    """So it is not used up, though it can be used once a turn: another attack of the same unit triggers it again."""
    text = (replace(auto(ATTACKED, power(amount), where=(ZONE_VANGUARD,)), limit=Limit(1)),)
    it = table.new_vanguard(0, abilities=text, grade=3, power=9000)
    table.put("rear1", 0)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    table.choose("yes")
    assert table.asks == (0, "7.3.1.2")
    table.state.flags[it] &= ~REST
    table.attack(it, table.vanguard(1))
    assert (table.asks[1] == "12.6.1.1.2") == again


# 2.8: icons of triggers


@icon_rules
@pytest.mark.parametrize(("trigger", "icon"), ICONS)
def test_2_8_1_1_2_1_a_text_names_a_trigger_by_its_icon(table: Table, trigger: str, icon: str) -> None:
    cards = {it: table.put("soul", 0, "trigger", trigger=it) for it, _ in ICONS}
    plain = table.put("soul", 0)
    using(table, f"あなたのソウルから【{icon}】を1枚選び、手札に加える。")
    assert [key for key, it in cards.items() if table.where(it) == ("hand", 0)] == [trigger]
    assert table.where(plain) == ("soul", 0)


@icon_rules
@pytest.mark.parametrize(("trigger", "icon"), ICONS)
def test_2_8_1_1_2_1_an_ability_waits_for_the_trigger_of_an_icon(table: Table, trigger: str, icon: str) -> None:
    """A card of another clan, whose icon itself does nothing."""
    text = LANGUAGE.read(f"【自】【(V)】：このユニットのドライブチェックで【{icon}】がでた時、カードを1枚引く。")
    drawn = []
    table.put("rear1", 0)
    for it, _ in ICONS:
        table.new_vanguard(0, grade=3, power=11000, abilities=text)
        table.put("deck", 0)
        table.put("deck", 0, "trigger", trigger=it, clan=(OTHER_CLAN,))
        before = table.count("hand", 0)
        table.leave(0, "damage", 1)
        table.fight(table.vanguard(0), table.vanguard(1))
        if table.count("hand", 0) - before == 2:
            drawn.append(it)
    assert drawn == [trigger]


# 2.9.3


def test_2_9_3_1_another_type_leaves_the_special_type_alone(table: Table) -> None:
    """A Protect that is made a normal unit is still called as a guardian only, and erased elsewhere."""
    protect = table.put_protect(0)
    add_effect(table.state, SET, TYPE, card=protect, value=NORMAL, duration=FOR_TURN)
    table.main_phase()
    assert table.number(protect, "type") == NORMAL
    assert table.why_not("call", protect, table.place("rear1", 0)) == "12.13.2.5"
    table.happen(lambda: table.move(protect, "drop", 0))
    assert table.count("drop", 0) == 0


def test_2_9_3_1_a_special_type_leaves_the_type_alone(table: Table) -> None:
    """A normal unit with the special type of a Protect is still found as a normal unit."""
    unit = table.put("hand", 0)
    table.put("hand", 0, "trigger")
    table.state.data[unit] = (PROTECT,)
    using(table, "あなたの手札からノーマルユニットのカードを1枚選び、捨てる。")
    assert table.offered("pick") == [unit]


def test_2_9_3_2_a_special_type_brings_its_own_rules(table: Table) -> None:
    """Discarded, a card is in the drop zone; what has the special type of a Protect is nowhere."""
    protect, it = table.put_protect(0), table.put("hand", 0)
    using(table, "あなたの手札から2枚選び、捨てる。")
    assert table.count("hand", 0) == 0
    assert table.cards("drop", 0) == [it]
    assert protect not in table.state.data


# 2.11.1


def test_2_11_1_what_stands_in_the_text_box_is_what_the_card_can_do(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(
        'set = "S"\ngame = "vanguard"\nname = { ja = "札", en = "Cards" }\n\n[[cards]]\nnumber = "S-1"\n'
        'type = "normal"\nname = { ja = "剣士", en = "Fencer" }\nclan = ["かげろう"]\ngrade = 3\npower = 9000\n'
        'critical = 1\nshield = 0\ntext = """\n【起】【(V)】【ターン1回】：カードを2枚引く。\n'
        '【永】【(V)】：このユニットのパワー+3000。\n"""\n', encoding="utf-8")
    loaded = load_set(path, SCHEMA, LANGUAGE).cards["S-1"]
    table.lay(table.vanguard(0), "box", 0)
    it = table._put("vanguard", 0, table._add_print(loaded))
    table._index_texts()
    assert table.number(it, "power") == 12000
    table.main_phase()
    table.choose("use", it)
    assert table.count("hand", 0) == 2
    assert "use" not in table.words


# 5.1.2


def found(count: int, text: str, other_text: str = "") -> list[str]:
    """The paragraphs that a deck with so many of a card with that text goes against."""
    def with_text(number: str, type: str, text: str) -> Card:
        made = card(number, type)
        return replace(made, faces=(replace(made.front, abilities=LANGUAGE.read(text) if text else ()),))

    pool = {**CARDS, "C": with_text("C", "normal", text), "GC": with_text("GC", "g-unit", other_text)}
    rest = 34 - count
    main = {key: number for key, number in MAIN.items() if key.startswith("T")} | {"C": count, "F": min(2, rest)}
    for index in range(8):
        main[f"N{index}"] = max(0, min(4, rest - 2 - 4 * index))
    deck = DeckList("vanguard", Text("束", "Pile"), {"main": main, "g": {**G_DECK, "GC": 5 if other_text else 4}})
    return [problem.rule for problem in problems(deck, pool)]


@pytest.mark.parametrize(("count", "text", "against"), [
    (4, "", []), (5, "", ["5.2.2.2"]),
    (5, "【永】：このカードはデッキに何枚でも入れられる。", []), (34, "【永】：このカードはデッキに何枚でも入れられる。", []),
    (16, "【永】：このカードはデッキに16枚まで入れられる。", []),
    (17, "【永】：このカードはデッキに16枚まで入れられる。", ["5.2.2.2"]),
    (3, "【永】：このカードはデッキに2枚まで入れられる。", ["5.2.2.2"]),
])
@pytest.mark.rules("1.3.1")
def test_5_1_2_a_text_about_the_deck_replaces_the_condition(count: int, text: str, against: list[str]) -> None:
    assert found(count, text) == against


@pytest.mark.parametrize(("text", "against"), [
    ("【永】：このカードはデッキに5枚まで入れられる。", []), ("【永】：このカードはデッキに4枚まで入れられる。", ["5.3.2.1"])])
def test_5_1_2_so_it_is_for_the_g_deck(text: str, against: list[str]) -> None:
    assert found(4, "", text) == against
