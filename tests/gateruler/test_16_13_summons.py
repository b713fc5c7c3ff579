"""16-13 to 16-15: genesis summons, abyss summons and open cards as texts say them."""
from __future__ import annotations

import pytest

from .table import Table
from .texts import go, use, written

GENESIS = (
    "【創生召喚】通常：味方の他のユニットを2体素材として墓地に置いてよい。"
    "そうしたら、君の墓地のレベル5のカードを1枚創生召喚してもよい。")
FROM_DECK = (
    "【創生召喚】通常：味方の他のユニットを1体素材として墓地に置いてよい。"
    "そうしたら、デッキからレベル5のユニットであるカードを1枚創生召喚してもよい。")
ABYSS = "【深淵召喚】通常：君の墓地の【アビスシンフォニア】を持つユニット1体を、その条件に従って特殊召喚してよい。"
CONDITION = "【アビスシンフォニア】条件：君の手札のカードを2枚素材として墓地に置く。"


def _creator(table: Table, text: str = GENESIS) -> int:
    return written(table, table.unit("attack1", 0, atk=6, hp=9), text)


@pytest.mark.rules("16-13a", "16-13b", "16-13b-1", "16-13b-2", "16-13c", "15-18a")
def test_16_13b_units_are_the_material_of_another(table: Table) -> None:
    creator = _creator(table)
    first, second = table.unit("attack2", 0), table.unit("defence", 0)
    made = table.unit("graveyard", 0, level=5)
    table.main_phase(0)
    use(table, creator)
    table.resolve()
    table.choose("yes")
    assert {table.where(card) for card in (first, second)} == {("graveyard", 0)}
    table.choose("yes")
    table.choose("place", "attack2")
    assert table.where(made) == ("attack2", 0)
    assert len(table.events("moved", "genesis_material")) == 2
    assert len(table.events("moved", "genesis_summon")) == 1


def test_16_13b_2_without_its_material_nothing_is_summoned(table: Table) -> None:
    creator = _creator(table)
    first, second = table.unit("attack2", 0), table.unit("defence", 0)
    made = table.unit("graveyard", 0, level=5)
    table.main_phase(0)
    use(table, creator)
    table.resolve()
    table.choose("no")
    assert table.asks == (0, "9-3e")
    assert (table.where(first), table.where(second), table.where(made)) == (
        ("attack2", 0), ("defence", 0), ("graveyard", 0))


def test_16_13b_2a_a_part_of_the_material_is_not_enough(table: Table) -> None:
    creator = _creator(table)
    only = table.unit("attack2", 0)
    table.unit("graveyard", 0, level=5)
    table.main_phase(0)
    use(table, creator)
    table.resolve()
    # Everybody sees that it can't be done, so nothing is asked.
    assert table.asks == (0, "9-3e")
    assert table.where(only) == ("attack2", 0)


@pytest.mark.rules("15-6a", "15-18b")
def test_16_13b_3_a_unit_of_the_deck_is_looked_for_and_the_deck_shuffled(table: Table) -> None:
    creator = _creator(table, FROM_DECK)
    table.unit("attack2", 0)
    made = table.unit("deck", 0, level=5)
    table.main_phase(0)
    use(table, creator)
    table.resolve()
    table.choose("yes")
    table.choose("yes")
    before = {table.state.obj[card] for card in table.cards("deck")}
    table.choose("pick", made)
    table.choose("place", "attack2")
    assert table.where(made) == ("attack2", 0)
    assert not before & {table.state.obj[card] for card in table.cards("deck")}


def test_16_13b_1a_being_material_is_noticed_by_the_card(table: Table) -> None:
    creator = _creator(table, FROM_DECK)
    written(table, table.unit("attack2", 0), "このユニットが創生召喚の素材になった時、カードを1枚引く。")
    table.main_phase(0)
    use(table, creator)
    table.resolve()
    table.choose("yes")
    table.choose("no")
    table.settle_gate()
    assert table.count("hand") == 1


@pytest.mark.rules("16-13b-1a")
def test_16_13b_1a_another_move_to_the_graveyard_makes_no_material(table: Table) -> None:
    unit = written(table, table.unit("attack2", 0), "このユニットが創生召喚の素材になった時、カードを1枚引く。")
    go(table, "味方の他のユニットを1体選び、それを墓地に置く。")
    assert (table.where(unit), table.gate, table.count("hand")) == (("graveyard", 0), [], 0)


def test_16_13d_a_summon_has_succeeded_once_a_unit_has_come(table: Table) -> None:
    creator = _creator(table, FROM_DECK)
    written(table, table.field("field", 0), "君が創生召喚に成功した時、カードを1枚引く。")
    table.unit("attack2", 0)
    made = table.unit("deck", 0, level=5)
    table.main_phase(0)
    use(table, creator)
    table.resolve()
    table.choose("yes")
    table.choose("yes")
    table.choose("pick", made)
    table.choose("place", "attack2")
    table.settle_gate()
    assert table.count("hand") == 1


@pytest.mark.rules("16-13d")
def test_16_13d_where_none_was_found_it_has_not(table: Table) -> None:
    creator = _creator(table, FROM_DECK)
    written(table, table.field("field", 0), "君が創生召喚に成功した時、カードを1枚引く。")
    table.unit("attack2", 0)
    table.main_phase(0)
    use(table, creator)
    table.resolve()
    table.choose("yes")
    table.choose("yes")
    table.choose("done")
    table.settle()
    assert table.count("hand") == 0


@pytest.mark.rules("16-14b", "16-14a-2b", "16-14a-1", "16-14b-1")
def test_16_14d_an_abyss_summon_has_material_and_succeeds(table: Table) -> None:
    caller = written(table, table.unit("attack1", 0, atk=6), ABYSS)
    dead = written(table, table.unit("graveyard", 0, atk=8), CONDITION)
    written(table, table.field("field", 0), "君のカードが深淵召喚の素材になった時、カードを1枚引く。")
    written(table, table.field("field", 0, level=1), "君が深淵召喚に成功した時、カードを1枚引く。")
    paid = [table.unit("hand", 0, atk=4), table.unit("hand", 0, atk=3)]
    table.main_phase(0)
    use(table, caller)
    table.resolve()
    table.choose("yes")
    table.choose("pick", dead)
    table.choose("place", "attack2")
    assert table.where(dead) == ("attack2", 0)
    assert {table.where(card) for card in paid} == {("graveyard", 0)}
    while table.asks == (0, "11-2a-2"):
        table.game.choose(0)
    table.settle_gate()
    # One card for each of the two that were its material, one for the success.
    assert table.count("hand") == 3


@pytest.mark.rules("16-14a-2a")
def test_16_14a_2a_a_condition_that_can_not_be_met_whole_is_not_met_at_all(table: Table) -> None:
    caller = written(table, table.unit("attack1", 0, atk=6), ABYSS)
    dead = written(table, table.unit("graveyard", 0, atk=8), CONDITION)
    only = table.unit("hand", 0, atk=4)
    table.main_phase(0)
    use(table, caller)
    table.resolve()
    if table.offered("yes"):
        table.choose("yes")
    assert (table.where(dead), table.where(only)) == (("graveyard", 0), ("hand", 0))


def test_16_14b_2_its_condition_does_not_touch_a_normal_summon(table: Table) -> None:
    unit = written(table, table.unit("hand", 0), CONDITION)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    table.resolve()
    assert table.where(unit) == ("attack1", 0)


def test_16_15b_1c_of_both_players_the_turn_player_opens_first(table: Table) -> None:
    cards = [table.event("hand", player, "open") for player in (0, 1)]
    table.main_phase(1)
    assert table.gate == [cards[1], cards[0]]


@pytest.mark.rules("16-15b-2a", "7-5a-1", "3-2h")
def test_16_15b_2_an_open_card_is_never_set(table: Table) -> None:
    card = table.event("graveyard", 0, "open")
    other = table.event("graveyard", 0, "instant")
    go(table, "君の墓地のカードを2枚選び、それらをセットする。")
    assert table.asks == (0, "15-3a")
    table.choose("place", "set1")
    assert (table.where(card), table.where(other)) == (("graveyard", 0), ("set1", 0))
