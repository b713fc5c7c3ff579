"""Chapter 3: information and states, types, looking up to a number, sources, chance, and the icons of stand and rest."""
from __future__ import annotations

from typing import Final

import pytest

from tefuda.kernel.abilities.ability_kinds import Automatic
from tefuda.kernel.abilities.card_effects import DealDamage, Lasts, MoveTo
from tefuda.kernel.abilities.player_effects import PlayerProcedure
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, DamageDealt, Moves
from tefuda.kernel.abilities.labels import names_of
from tefuda.kernel.abilities.nodes import OPPONENT, YOU, Effect, EventPattern
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, Gains, Plus
from tefuda.kernel.abilities.selections import AnyCard, Cards, Choice
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.events.causes import BY_OPPONENT, BY_YOU
from tefuda.kernel.codes import REST
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.state.random_numbers import seed
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.vanguard.areas import (
    ATTACK, REAR_ZONES, RETIRE, SKILL_DAMAGE, ZONE_DAMAGE, ZONE_DROP, ZONE_VANGUARD,
)
from tefuda.rulebooks.vanguard.c3_looking import LookUpTo
from tefuda.rulebooks.vanguard.cards import GRADE, POWER
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import OTHER_CLAN, Table
from tests.vanguard.vanguard_texts import (
    ATTACKED, DRAW, ONE, REAR_GUARDS, RETIRE_ONE, THEIR_VANGUARD, THIS, act, auto, exactly,
)


def use(table: Table, *effects: Effect) -> int:
    """The vanguard of player 0 does this in the main phase."""
    it = table.new_vanguard(0, abilities=(act(*effects),), grade=3, power=11000)
    table.main_phase()
    table.choose("use", it)
    return it


def using(table: Table, text: str) -> int:
    """The same, by a text."""
    it = table.new_vanguard(0, abilities=LANGUAGE.read(f"【起】【(V)】：{text}"), grade=3, power=11000)
    table.main_phase()
    table.choose("use", it)
    return it


# 3.7 Information and states


@pytest.mark.parametrize(("quality", "text"), [
    (Becomes(GRADE, Fixed(3)), "あなたのグレード3のリアガード"),
    (GainsLabel(f"clan:{OTHER_CLAN}"), f"あなたの《{OTHER_CLAN}》のリアガード"),
    (GainsLabel("name:波守り"), "あなたの「波守り」のリアガード"),
])
def test_3_7_1_values_and_words_are_information_that_effects_change(
    table: Table, quality: Becomes | GainsLabel, text: str,
) -> None:
    """What looks up the information of cards finds the one that has it by an effect, and no other."""
    changed, other = table.put("rear1", 0, grade=1), table.put("rear2", 0, grade=1)
    looks = LANGUAGE.read(f"【起】【(V)】：{text}すべてを退却させる。")
    change = act(Do(exactly(1, REAR_GUARDS), Lasts(quality, FOR_TURN)))
    it = table.new_vanguard(0, grade=3, abilities=(change, *looks))
    table.main_phase()
    table.choose("use", it, 1)
    assert table.count("drop", 0) == 0
    table.choose("use", it, 0)
    table.choose("pick", changed)
    table.choose("use", it, 1)
    assert (table.where(changed), table.where(other)) == (("drop", 0), ("rear2", 0))


def test_3_7_1_1_the_same_name_twice_is_one_name(table: Table) -> None:
    unit = table.put("rear1", 0)
    (own,) = names_of(table.state, unit)
    use(table, *[Do(REAR_GUARDS, Lasts(GainsLabel(label), FOR_TURN)) for label in ("name:波守り", "name:波守り", own)])
    assert sorted(names_of(table.state, unit)) == sorted([own, "name:波守り"])


def test_3_7_1_1_the_same_ability_twice_is_two_abilities(table: Table) -> None:
    unit = table.put("rear1", 0, power=20000)
    gain = Do(REAR_GUARDS, Lasts(Gains(auto(ATTACKED, DRAW, where=REAR_ZONES)), FOR_TURN))
    use(table, gain, gain)
    table.battle_phase()
    table.attack(unit, table.vanguard(1))
    while table.words == ["number", "number"]:
        table.choose("number")
    assert len(table.events("moved", "draw")) == 2


def test_3_7_2_states_tell_cards_with_the_same_information_apart(table: Table) -> None:
    """Two cards of the same print: one rests, one is the other fighter's."""
    standing = table.put("rear1", 0)
    printed = table.state.prints[standing]
    resting, theirs = table._put("rear2", 0, printed, flags=REST), table._put("rear1", 1, printed, flags=REST)
    other = table._put("rear3", 0, printed, flags=REST)
    using(table, "あなたのレストのリアガードを1枚選び、退却させる。")
    assert sorted(table.offered("pick")) == sorted([resting, other])
    table.choose("pick", resting)
    assert [table.where(it)[0] for it in (standing, resting, theirs, other)] == ["rear1", "drop", "rear1", "rear3"]


# 3.8 Units


@pytest.mark.parametrize(("word", "wanted"), [("ノーマルユニット", "normal"), ("トリガーユニット", "trigger")])
def test_3_8_1_1_as_a_type_the_word_unit_means_cards_off_the_field_too(table: Table, word: str, wanted: str) -> None:
    cards = {type: table.put("soul", 0, type) for type in ("normal", "trigger")}
    using(table, f"あなたのソウルから{word}のカードを1枚選び、手札に加える。")
    assert table.cards("hand", 0) == [cards[wanted]]


@pytest.mark.parametrize(("word", "types"), [
    ("Gユニットの", ["g-unit"]), ("トリガーユニットの", ["trigger"]), ("", ["normal", "trigger", "g-unit"])])
def test_3_8_1_1_units_of_all_types_together_are_called_units(table: Table, word: str, types: list[str]) -> None:
    units = {"normal": table.put("rear1", 1), "trigger": table.put("rear2", 1, "trigger"),
             "g-unit": table.new_vanguard(1, "g-unit", grade=4, power=15000)}
    it = table.put("rear1", 0, abilities=LANGUAGE.read(f"【起】【(R)】：{word}ユニットすべてをレストする。"))
    table.main_phase()
    table.choose("use", it)
    assert [type for type, unit in units.items() if table.rested(unit)] == types


# 3.12, 3.13 Drawing and looking up to a number


def test_3_12_4_2_each_time_one_card_is_drawn(table: Table) -> None:
    one, two = table.cards("deck", 0)[:-3:-1]
    use(table, PlayerProcedure("draw up to", YOU, Fixed(3)))
    assert (table.asks, table.count("hand", 0)) == ((0, "3.12.4.1"), 0)
    table.choose("yes")
    assert (table.asks, table.cards("hand", 0)) == ((0, "3.12.4.1"), [one])
    table.choose("yes")
    assert (table.asks, table.cards("hand", 0)) == ((0, "3.12.4.1"), [one, two])


def seen(table: Table) -> list[int]:
    """The cards of the deck that player 0 sees, from the top; player 1 sees none."""
    found = [it for it in reversed(table.cards("deck", 0)) if sees(table.state, it)]
    assert all(sees(table.state, it) == 1 for it in found)
    return found


@pytest.mark.rules("3.13.3.1", "3.13.3.3")
@pytest.mark.parametrize(("answers", "looked"), [
    (["no"], 0), (["yes", "no"], 1), (["yes", "yes", "no"], 2), (["yes", "yes", "yes"], 3)])
def test_3_13_3_2_each_round_looks_one_card_deeper(table: Table, answers: list[str], looked: int) -> None:
    """The fighter may stop before each round, and after so many it ends; then one of what was seen is taken."""
    top = table.cards("deck", 0)[:-4:-1]
    using(table, "あなたの山札の上から3枚まで見る。その中のカードを1枚まで選び、手札に加える。")
    for number, answer in enumerate(answers):
        assert (table.asks, seen(table)) == ((0, "3.13.3.1"), top[:number])
        assert table.words == ["yes", "no"]
        table.choose(answer)
    assert sorted(table.offered("pick")) == sorted(top[:looked])
    if looked:
        table.choose("pick", top[looked - 1])
        assert table.cards("hand", 0) == [top[looked - 1]]
    assert (table.asks, seen(table)) == ((0, "6.6.1.2"), [])


@pytest.mark.parametrize(("most", "asked"), [(0, (0, "6.6.1.2")), (1, (0, "3.13.3.1"))])
def test_3_13_3_looking_at_up_to_no_card_is_nothing(table: Table, most: int, asked: tuple[int, str]) -> None:
    use(table, LookUpTo(Fixed(most)))
    assert table.asks == asked
    assert seen(table) == []


# 3.14, 3.15 Sources

DROPPED: Final = Cards(REAR_ZONES, OPPONENT)
RETIRED_BY_THIS: Final = Moves(DROPPED, targets=(ZONE_DROP,), doer=This())
HURT_BY_THIS: Final = DamageDealt(THEIR_VANGUARD, doer=This())


def stronger(when: EventPattern) -> Automatic:
    """1000 more power for the turn each time that happens."""
    return auto(when, Do(THIS, Lasts(Plus(POWER, Fixed(1000)), FOR_TURN)), where=REAR_ZONES)


def times(table: Table, *watchers: int) -> list[int]:
    return [(table.number(it, "power") - 8000) // 1000 for it in watchers]


@pytest.mark.rules("3.14.1")
def test_3_14_1_1_the_source_of_an_effect_is_the_card_with_the_ability(table: Table) -> None:
    """Three units ask whether something was retired by them: only the one whose ability it was is told so."""
    table.put("rear1", 1)
    source = table.put("rear1", 0, abilities=(act(RETIRE_ONE, where=REAR_ZONES), stronger(RETIRED_BY_THIS)))
    twin = table._put("rear2", 0, table.state.prints[source])
    other = table.put("rear3", 0, abilities=(stronger(RETIRED_BY_THIS),))
    table.main_phase()
    table.choose("use", source)
    assert table.count("drop", 1) == 1
    assert times(table, source, twin, other) == [1, 0, 0]


def test_3_14_1_1_an_ability_that_was_given_has_the_card_that_was_given_it_as_its_source(table: Table) -> None:
    table.put("rear1", 1)
    given = table.put("rear1", 0, abilities=(stronger(RETIRED_BY_THIS),))
    gain = Do(REAR_GUARDS, Lasts(Gains(act(RETIRE_ONE, where=REAR_ZONES)), FOR_TURN))
    use(table, gain)
    table.choose("use", given)
    assert times(table, given) == [1]


def test_3_14_1_2_rule_processes_have_no_source(table: Table) -> None:
    """The card goes to the damage zone by the damage process: the attacking unit does not put it there."""
    checked = AnyCard(OPPONENT)
    by_it = Moves(checked, targets=(ZONE_DAMAGE,), doer=This())
    it = table.put("rear1", 0, power=8000, abilities=(stronger(by_it),))
    other = table.put("rear2", 0, power=8000, abilities=(stronger(Moves(checked, targets=(ZONE_DAMAGE,))),))
    table.new_vanguard(1, grade=3, power=5000)
    table.fight(it, table.vanguard(1))
    assert table.count("damage", 1) == 1
    assert times(table, it, other) == [0, 1]


@pytest.mark.parametrize("causes", [(BY_YOU,), (BY_OPPONENT,)])
def test_3_14_1_2_rule_processes_are_no_effects(table: Table, causes: tuple[int, ...]) -> None:
    """A unit leaves a circle for another one by the rules, and later one by an effect."""
    old, new = table.put("rear1", 0), table.put("hand", 0)
    watcher = table.put("rear2", 0, abilities=(
        stronger(Moves(Cards(REAR_ZONES, YOU), targets=(ZONE_DROP,), causes=causes)),))
    table.main_phase()
    table.choose("call", new, table.place("rear1", 0))
    assert table.where(old) == ("drop", 0)
    assert times(table, watcher) == [0]
    use(table, Do(exactly(1, REAR_GUARDS), MoveTo(ZONE_DROP, RETIRE)))
    table.choose("pick", new)
    assert times(table, watcher) == [1 if causes == (BY_YOU,) else 0]


@pytest.mark.rules("3.15.1")
def test_3_15_1_2_the_source_of_skill_damage_is_that_of_the_effect(table: Table) -> None:
    """Also while another unit attacks, which is the source of the battle damage."""
    skilled = table.put("rear1", 0, abilities=(
        auto(Declares(ATTACK, Cards((ZONE_VANGUARD,), YOU)), Do(THEIR_VANGUARD, DealDamage(ONE, SKILL_DAMAGE)),
             where=REAR_ZONES), stronger(HURT_BY_THIS)))
    attacker = table.new_vanguard(0, grade=3, power=8000, abilities=(
        auto(HURT_BY_THIS, Do(THIS, Lasts(Plus(POWER, Fixed(1000)), FOR_TURN)), where=(ZONE_VANGUARD,)),))
    table.new_vanguard(1, grade=3, power=20000)
    table.battle_phase()
    table.attack(attacker, table.vanguard(1))
    assert table.count("damage", 1) == 1
    assert times(table, skilled, attacker) == [1, 0]


def test_3_15_1_2_1_where_a_fighter_seems_to_deal_damage_it_is_the_card(table: Table) -> None:
    """The text names nobody who deals it, so that it reads as if its fighter did."""
    text = LANGUAGE.read("【起】【(R)】：相手のヴァンガードを1枚選び、1ダメージ。")
    source = table.put("rear1", 0, abilities=(*text, stronger(HURT_BY_THIS)))
    other = table.put("rear2", 0, abilities=(stronger(HURT_BY_THIS),))
    table.main_phase()
    table.choose("use", source)
    assert table.count("damage", 1) == 1
    assert times(table, source, other) == [1, 0]


# 3.16 Chance


def test_3_16_1_each_possibility_has_the_same_chance(table: Table) -> None:
    """Of 600 choices among three units, about 200 fall on each: 35 off is three times the standard deviation."""
    units = [table.put(f"rear{number}", 0, power=8000) for number in (1, 2, 3)]
    one = Choice(REAR_GUARDS, ONE, at_random=True)
    it = use(table, Do(one, Lasts(Plus(POWER, ONE), FOR_TURN)))
    for _ in range(599):
        # Nobody counts how often it was used (12.1.1.4).
        table.state.seen = ()
        table.choose("use", it)
    counts = [table.number(unit, "power") - 8000 for unit in units]
    assert sum(counts) == 600
    assert all(165 < count < 235 for count in counts)


def test_3_16_2_so_many_are_chosen_at_random_and_nobody_is_asked(table: Table) -> None:
    """Two of the three cards that are asked for, never the fourth; and not always the same two."""
    found: set[tuple[int, ...]] = set()
    cards = [table.put("soul", 0, grade=2) for _ in range(3)]
    other = table.put("soul", 0, grade=1)
    text = "あなたのソウルにあるグレード2のカードから無作為に2枚選び、ドロップゾーンに置く。"
    for number in range(12):
        seed(table.state, number)
        using(table, text)
        assert table.asks == (0, "6.6.1.2")
        chosen = tuple(sorted(table.cards("drop", 0)))
        assert len(chosen) == 2 and other not in chosen
        found.add(chosen)
        for it in cards:
            table.lay(it, "soul", 0)
    assert len(found) == 3


# 3.17 Icons


@pytest.mark.parametrize("text", [
    "あなたの【レスト】のリアガードを1枚選び、【スタンド】する。", "あなたのレストのリアガードを1枚選び、スタンドする。"])
def test_3_17_1_1_1_stand_may_be_written_as_its_icon(table: Table, text: str) -> None:
    unit = table.put("rear1", 0, rested=True)
    using(table, text)
    assert not table.rested(unit)


@pytest.mark.parametrize("text", [
    "あなたの【スタンド】のリアガードを1枚選び、【レスト】する。", "あなたのスタンドのリアガードを1枚選び、レストする。"])
def test_3_17_1_2_1_rest_may_be_written_as_its_icon(table: Table, text: str) -> None:
    unit = table.put("rear1", 0)
    using(table, text)
    assert table.rested(unit)
