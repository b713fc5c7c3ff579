"""8-4: attacks past the foremost card, and attacks that take more than resting."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.codec import decode, encode, same
from tefuda.rulebooks.gateruler.c8_attack import attacked_card

from .table import RULER_STK, Table
from .texts import written

BEHIND = "このユニットは最前でないルーラーを攻撃できる。"
DISCARDING = "このユニットは[君の手札のカードを1枚捨てる]を行わなければ攻撃できない。"


@pytest.mark.rules("1-5a")
def test_8_4c_1_a_text_lets_a_unit_attack_the_ruler_behind_a_defender(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0, stk=2), BEHIND)
    other = table.unit("attack2", 0, atk=9)
    guard = table.unit("defence", 1, hp=9)
    table.attack_phase(0)
    assert table.offered("attack-past") == [unit]
    assert table.why_not(f"attack-past {table.name(other)} enemy.ruler") == "8-4c-1"
    table.choose("attack-past", unit, "ruler", enemy=True)
    assert attacked_card(table.state) == table.ruler(1)
    table.pass_to("8-4c")
    assert (table.count("damage", 1), table.damage(guard)) == (2, 0)


def test_8_4c_1_the_next_attack_is_on_the_foremost_card_again(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), BEHIND)
    guard = table.unit("defence", 1, hp=9)
    table.attack_phase(0)
    table.choose("attack-past", unit, "ruler", enemy=True)
    table.pass_to("8-4c")
    table.attack(table.ruler(0), "ruler")
    assert attacked_card(table.state) == guard


def test_8_4c_1_without_anybody_in_front_it_is_an_attack_like_any_other(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), BEHIND)
    table.attack_phase(0)
    assert table.offered("attack-past") == []
    assert table.why_not(f"attack-past {table.name(unit)} enemy.ruler") == "8-4c-1"
    assert table.why_not(f"attack-past {table.name(unit)} enemy.attack1") == "8-4c-1"


def test_8_4c_1_an_effect_that_forbids_the_attack_still_does(table: Table) -> None:
    written(table, table.unit("attack1", 0), BEHIND)
    written(table, table.unit("defence", 1, hp=9, atk=7), "君のルーラーは攻撃されない。")
    table.attack_phase(0)
    assert table.offered("attack-past") == []


def test_8_4d_what_a_text_asks_for_is_done_as_the_unit_rests(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), DISCARDING)
    card, other = table.unit("hand", 0, atk=8), table.unit("hand", 0, atk=7)
    table.attack_phase(0)
    table.attack(unit, "ruler")
    assert table.asks[0] == 0
    assert table.rests(unit)
    table.choose("pick", other)
    assert (table.where(card), table.where(other)) == (("hand", 0), ("graveyard", 0))
    table.pass_to("8-4c")
    assert table.count("damage", 1) == 1


def test_8_4d_1_an_attack_that_can_not_be_paid_for_can_not_be_chosen(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), DISCARDING)
    table.attack_phase(0)
    assert unit not in table.offered("attack")
    assert table.why_not(f"attack {table.name(unit)} enemy.ruler") == "8-4d-1"


def test_8_4d_1_two_texts_that_ask_for_the_same_card_can_not_both_be_met(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), f"{DISCARDING}\n{DISCARDING.replace('捨てる', '除外する')}")
    table.unit("hand", 0, atk=8)
    table.attack_phase(0)
    assert unit not in table.offered("attack")
    table.unit("hand", 0, atk=7)
    table.attack_phase(0)
    table.attack(unit, "ruler")
    table.game.choose(0)
    assert (table.count("hand"), table.count("graveyard"), table.count("exile")) == (0, 1, 1)
    assert table.rests(unit)


def test_8_4d_a_choice_in_the_middle_of_an_attack_is_kept_by_a_save(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), DISCARDING)
    table.unit("hand", 0, atk=8), table.unit("hand", 0, atk=7)
    table.attack_phase(0)
    table.attack(unit, "ruler")
    g = table.state
    assert same(decode(g.book, g.table, encode(g)), g)


def test_8_4d_the_ruler_is_not_asked_for_what_units_are(table: Table) -> None:
    written(table, table.unit("attack1", 0), DISCARDING)
    table.attack_phase(0)
    table.attack(table.ruler(0), "ruler")
    table.pass_to("6-5b")
    assert table.count("damage", 1) == RULER_STK
