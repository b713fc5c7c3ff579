"""14-12a and 14-12c: information that a card did not have, labels that it loses, and effects of the same step."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.labels import labels_now
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.gateruler.cards import ATK, HP

from .table import Table
from .texts import go, use, written

BIRD = "attribute:鳥"
LOSE = "味方の他のユニットは属性を失う。"
GIVE = "味方の他のユニットは＜鳥＞としても扱う。"


def lords(table: Table, older: str, younger: str) -> None:
    """Two units with texts, one of which came before the other."""
    written(table, table.unit("defence", 0, hp=7), older)
    written(table, table.unit("attack1", 0, hp=8), younger)


# 14-12a-2, 14-12a-3 Attributes


@pytest.mark.parametrize(("printed", "has"), [((), False), (("魚",), True)])
@pytest.mark.rules("14-12a-3")
def test_14_12a_2_what_a_card_had_none_of_is_added_before_any_is_lost(
    table: Table, printed: tuple[str, ...], has: bool,
) -> None:
    """Who has attributes gets one after losing them; who had none gets it before."""
    lords(table, LOSE, GIVE)
    card = table.unit("attack2", 0, attributes=printed)
    table.main_phase(0)
    assert has_label(table.state, card, BIRD) == has
    assert labels_now(table.state, card, "attribute") == ({BIRD} if has else set())


@pytest.mark.parametrize("printed", [(), ("魚",)])
def test_14_12a_3_a_younger_loss_takes_what_is_given(table: Table, printed: tuple[str, ...]) -> None:
    lords(table, GIVE, LOSE)
    card = table.unit("attack2", 0, attributes=printed)
    table.main_phase(0)
    assert labels_now(table.state, card, "attribute") == set()


def test_14_12a_3_losing_attributes_leaves_names_and_armies(table: Table) -> None:
    lords(table, LOSE, "味方のユニットはATK+1。")
    card = table.unit("attack2", 0, attributes=("魚", "鳥"), army="月影")
    table.main_phase(0)
    assert [has_label(table.state, card, label) for label in ("army:月影", "name:Unit", BIRD, "attribute:魚")] == [
        True, True, False, False]


def test_14_12a_3_a_loss_ends_with_its_duration(table: Table) -> None:
    card = table.unit("attack2", 0, attributes=("鳥",), army="月影")
    go(table, "ターン終了時まで、味方のユニットすべての所属軍を失わせる。")
    assert not has_label(table.state, card, "army:月影")
    assert has_label(table.state, card, BIRD)
    table.pass_to("6-5b")
    table.settle()
    assert has_label(table.state, card, "army:月影")


@pytest.mark.parametrize(("printed", "has"), [((), False), (("魚",), True)])
def test_14_12a_2_it_is_so_of_effects_that_last_for_a_while(
    table: Table, printed: tuple[str, ...], has: bool,
) -> None:
    card = table.unit("attack2", 0, attributes=printed, hp=5)
    lord = written(table, table.unit("attack1", 0), (
        "通常：ターン終了時まで、味方のユニットすべての属性を失わせる。\n"
        "通常：ターン終了時まで、味方のユニットすべては＜鳥＞としても扱う。"))
    table.main_phase(0)
    for index in (0, 1):
        use(table, lord, index)
        table.resolve()
    assert has_label(table.state, card, BIRD) == has


@pytest.mark.rules("14-12a-1")
def test_14_12a_2_what_a_card_says_of_itself_it_has(table: Table) -> None:
    """It has an attribute by its own text (14-7b), so the one that it is given later is no addition."""
    lords(table, LOSE, GIVE)
    card = written(table, table.unit("attack2", 0), "このユニットは＜魚＞としても扱う。")
    table.main_phase(0)
    assert labels_now(table.state, card, "attribute") == {BIRD}


@pytest.mark.parametrize(("printed", "atk"), [((), 2), (("魚",), 5)])
@pytest.mark.rules("14-12a-3", "14-12a")
def test_14_12a_2_in_a_circle_too(table: Table, printed: tuple[str, ...], atk: int) -> None:
    """ATK for birds, and losing attributes for the weak: what is added, and what is given, is settled one by one."""
    lords(table, "味方のATK4以下の他のユニットは属性を失う。", GIVE)
    written(table, table.field("field", 0), "味方の＜鳥＞のユニットはATK+3。")
    card = table.unit("attack2", 0, attributes=printed, atk=2, hp=6)
    table.main_phase(0)
    assert value(table.state, card, ATK) == atk
    assert has_label(table.state, card, BIRD) == (atk == 5)


@pytest.mark.parametrize(("printed", "has"), [((), False), (("魚",), True)])
def test_14_12a_2_in_a_circle_with_an_effect_that_lasts(table: Table, printed: tuple[str, ...], has: bool) -> None:
    written(table, table.unit("defence", 0, hp=7), "味方のATK4以下の他のユニットは属性を失う。")
    written(table, table.field("field", 0), "味方の＜鳥＞のユニットはATK+3。")
    card = table.unit("attack2", 0, attributes=printed, atk=2, hp=6)
    go(table, "ターン終了時まで、味方のユニットすべては＜鳥＞としても扱う。")
    assert has_label(table.state, card, BIRD) == has


# 14-12a-6 Numbers


@pytest.mark.parametrize(("attribute", "name"), [(ATK, "ATK"), (HP, "HP")])
def test_14_12a_6_a_number_that_a_card_did_not_have_is_added_before_numbers_change(
    table: Table, attribute: int, name: str,
) -> None:
    """A unit has the number: the younger text sets what the older one has raised. A field has not."""
    lords(table, f"味方のフィールドは{name}+2、味方の他のユニットは{name}+2。",
          f"味方のフィールドの{name}は3である、味方の他のユニットの{name}は3である。")
    field, unit = table.field("field", 0), table.unit("attack2", 0, atk=9, hp=9)
    table.main_phase(0)
    assert [value(table.state, card, attribute) for card in (field, unit)] == [5, 3]


@pytest.mark.rules("14-12a-1")
def test_14_12a_6_a_number_that_a_card_gives_itself_is_there(table: Table) -> None:
    """By a text that works in any zone (14-7b): a younger text sets it after an older one has raised it."""
    lords(table, "味方のフィールドはATK+2。", "味方のフィールドのATKは3である。")
    field = written(table, table.field("field", 0), "このカードのATKは7である。")
    table.main_phase(0)
    assert value(table.state, field, ATK) == 3


def test_14_12a_6_in_a_circle_too(table: Table) -> None:
    """Birds get ATK, and what has ATK is a bird: a field gets its number before an older text raises it."""
    lords(table, "味方の＜鳥＞のフィールドはATK+2。", "味方のフィールドのATKは3である。")
    field, _ = table.field("field", 0), written(
        table, table.unit("attack2", 0, atk=0), "味方のATK3以上のフィールドは＜鳥＞としても扱う。")
    table.main_phase(0)
    assert value(table.state, field, ATK) == 5


# 14-12c The same step


@pytest.mark.parametrize(("first", "atk"), [(0, 7), (1, 10)])
def test_14_12c_first_what_depends_on_nothing_then_the_oldest(table: Table, first: int, atk: int) -> None:
    """Three texts of one step: what is for the strong waits for both others, whatever its age; these go by theirs."""
    written(table, table.field("field", 0), "味方のATK5以上の他のユニットはATK+2。")
    texts = ("味方の他のユニットはATK+3。", "味方の他のユニットのATKは5である。")
    lords(table, texts[first], texts[1 - first])
    card = table.unit("attack2", 0, atk=4)
    table.main_phase(0)
    assert value(table.state, card, ATK) == atk
