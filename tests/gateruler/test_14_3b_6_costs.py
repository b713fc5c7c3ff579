"""14-3b-6: what it costs to play a card, and texts that change it."""
from __future__ import annotations

import pytest

from .table import Table
from .texts import written

OTHERWISE = "このカードのコストは[君の手札のカードを1枚捨てる]になる。"


def _spent(table: Table) -> int:
    return sum(table.rests(card) for card in table.cards("energy"))


@pytest.mark.rules("14-3b-6a")
def test_14_3b_6b_a_text_sets_how_much_energy_a_card_costs(paying: Table) -> None:
    written(paying, paying.unit("attack1", 0, atk=9), "君の手札のカードのコストは1になる。")
    card = paying.unit("hand", 0, level=7)
    paying.main_phase(0)
    paying.choose("summon", card, "attack2")
    paying.game.choose(0)
    assert (paying.gate, _spent(paying)) == ([card], 1)


@pytest.mark.rules("14-3b-6c", "14-3b-6d")
def test_14_3b_6b_that_comes_before_what_is_added_and_taken_off(paying: Table) -> None:
    # The increase is older than what sets the cost; still 0 is raised to 2.
    written(paying, paying.unit("attack1", 0, atk=9), "君の手札のカードはコスト+2。")
    written(paying, paying.unit("defence", 0, atk=8), "君の手札のカードのコストは0になる。")
    card = paying.unit("hand", 0, level=7)
    paying.main_phase(0)
    paying.choose("summon", card, "attack2")
    paying.game.choose(0)
    paying.game.choose(0)
    assert (paying.gate, _spent(paying)) == ([card], 2)


def test_14_3b_6b_something_else_can_be_done_than_paying_energy(paying: Table) -> None:
    card = written(paying, paying.unit("hand", 0, level=7), OTHERWISE)
    other, kept = paying.unit("hand", 0, atk=8), paying.unit("hand", 0, atk=7)
    paying.main_phase(0)
    paying.choose("summon", card, "attack2")
    assert set(paying.offered("pick")) == {other, kept}
    paying.choose("pick", other)
    assert (paying.gate, _spent(paying), paying.where(other)) == ([card], 0, ("graveyard", 0))
    paying.resolve()
    assert paying.where(card) == ("attack2", 0)


@pytest.mark.rules("14-3b-8")
def test_14_3b_6b_where_it_can_not_be_done_the_card_can_not_be_played(paying: Table) -> None:
    card = written(paying, paying.unit("hand", 0, level=1), OTHERWISE)
    event = written(paying, paying.event("hand", 1, level=1), f"カードを1枚引く。\n{OTHERWISE}")
    paying.main_phase(0)
    assert paying.offered("summon") == []
    assert paying.why_not(f"summon {paying.name(card)} attack1") == "14-3b-6b"
    paying.main_phase(1)
    assert paying.offered("play") == []
    assert paying.why_not(f"play {paying.name(event)}") == "14-3b-6b"


def test_14_3b_6b_what_is_added_is_paid_beside_it(paying: Table) -> None:
    written(paying, paying.unit("attack1", 0, atk=9), "君の手札のカードはコスト+1。")
    card = written(paying, paying.unit("hand", 0, level=7), OTHERWISE)
    other = paying.unit("hand", 0, atk=8)
    paying.main_phase(0)
    paying.choose("summon", card, "attack2")
    paying.game.choose(0)
    assert (paying.gate, _spent(paying), paying.where(other)) == ([card], 1, ("graveyard", 0))


def test_14_3b_6b_who_need_not_pay_for_levels_does_nothing_instead_either(table: Table) -> None:
    card = written(table, table.unit("hand", 0, level=7), OTHERWISE)
    other = table.unit("hand", 0, atk=8)
    table.main_phase(0)
    table.choose("summon", card, "attack2")
    assert (table.gate, table.where(other)) == ([card], ("hand", 0))


@pytest.mark.rules("14-3b-6e", "15-16a")
def test_14_3b_6e_without_its_cost_nothing_is_done_in_its_place_either(paying: Table) -> None:
    caller = written(paying, paying.unit("attack1", 0, atk=6),
                     "通常：君の墓地のカードを1枚選び、それをコストを支払わずにプレイする。")
    dead = written(paying, paying.unit("graveyard", 0, level=9), OTHERWISE)
    hand = paying.unit("hand", 0, atk=8)
    paying.main_phase(0)
    paying.choose("use", caller)
    paying.resolve()
    paying.choose("place", "attack2")
    assert (paying.gate, paying.where(hand)) == ([dead], ("hand", 0))


def test_15_16a_1_a_card_that_an_effect_plays_is_paid_for(paying: Table) -> None:
    caller = written(paying, paying.unit("attack1", 0, atk=6), "通常：君の墓地のカードを1枚選び、それをプレイする。")
    cheap = paying.unit("graveyard", 0, level=3)
    paying.main_phase(0)
    paying.choose("use", caller)
    paying.resolve()
    paying.choose("place", "attack2")
    assert (paying.gate, _spent(paying)) == ([cheap], 3)


def test_15_16a_1_where_it_can_not_be_paid_for_it_is_not_played(paying: Table) -> None:
    caller = written(paying, paying.unit("attack1", 0, atk=6), "通常：君の墓地のカードを1枚選び、それをプレイする。")
    dear = paying.unit("graveyard", 0, level=4)
    paying.main_phase(0)
    paying.choose("use", caller)
    paying.resolve()
    assert (paying.gate, paying.where(dear)) == ([], ("graveyard", 0))


@pytest.mark.rules("16-15b-1b")
def test_16_15b_1a_an_open_card_is_paid_for_as_far_as_it_can_be(paying: Table) -> None:
    card = written(paying, paying.event("hand", 0, "open", level=2),
                   "カードを1枚引く。\nこのカードのコストは[君の手札のカードを2枚捨てる]になる。")
    other = paying.unit("hand", 0, atk=8)
    paying.main_phase(0)
    assert paying.gate == [card]
    assert paying.where(other) == ("graveyard", 0)
    assert _spent(paying) == 0


# What may be done in place of paying

MAY = "このカードのコストを支払う代わりに、[君の手札のカードを1枚捨てる]を行ってよい。"


@pytest.mark.rules("1-5a", "14-3b-8")
def test_14_3b_6_a_player_may_do_something_else_than_pay_for_a_card(paying: Table) -> None:
    card = written(paying, paying.unit("hand", 0, level=2), MAY)
    other = paying.unit("hand", 0, atk=8)
    paying.main_phase(0)
    paying.choose("summon", card, "attack2")
    assert paying.words == ["number", "number"], "the other thing, or energy"
    twin = paying.game.clone()
    twin.choose(1)
    assert twin.state.zone_of[other] == paying.place("hand", 0)
    paying.game.choose(0)
    assert (paying.gate, _spent(paying), paying.where(other)) == ([card], 0, ("graveyard", 0))


@pytest.mark.rules("1-5a")
def test_14_3b_6_with_too_little_energy_the_other_thing_is_done(paying: Table) -> None:
    card = written(paying, paying.unit("hand", 0, level=7), MAY)
    paying.main_phase(0)
    assert card not in paying.offered("summon")
    other = paying.unit("hand", 0, atk=8)
    paying.main_phase(0)
    paying.choose("summon", card, "attack2")
    assert (paying.gate, _spent(paying), paying.where(other)) == ([card], 0, ("graveyard", 0))
