"""14-10 and 15-6: what effects do one after the other, and choosing from a deck."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo, Show
from tefuda.kernel.abilities.conditions import Done, TurnOf
from tefuda.kernel.abilities.control_flow import If, May
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import EQUAL, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.search import Search
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.gateruler.areas import BY_ABILITY, DISCARD, LOOK, ZONE_DECK, ZONE_GRAVEYARD, ZONE_HAND
from tefuda.rulebooks.gateruler.cards import LEVEL

from .table import Table
from .texts import DRAW, MY_HAND, choice, do, go, normal, use

DISCARD_ONE = Do(choice(MY_HAND), MoveTo(ZONE_GRAVEYARD, DISCARD))


# What texts say in between


def test_14_10a_if_you_do_depends_on_what_was_done(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(May(DISCARD_ONE), If(Done(), DRAW)))
    table.unit("hand", 0)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("yes")
    assert (table.count("hand"), table.count("graveyard")) == (1, 1)
    use(table, unit)
    table.resolve()
    table.choose("no")
    assert (table.count("hand"), table.count("graveyard")) == (1, 1)


def test_14_1a_a_condition_is_looked_at_on_resolution(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(If(TurnOf(YOU), DRAW)))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.count("hand") == 1


@pytest.mark.rules("15-6a", "15-6a-2", "15-6b", "14-3b-4d")
def test_15_6a_a_card_of_the_deck_is_chosen_on_resolution_and_need_not_be_found(table: Table) -> None:
    wanted = table.unit("deck", 0, level=7)
    tests = (Has(LEVEL, EQUAL, Fixed(7)),)
    unit = table.give(table.unit("attack1", 0), normal(
        Search(choice(Cards((ZONE_DECK,), YOU, tests)), ZONE_DECK, LOOK), do(Show(LOOK)),
        do(MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    assert table.asks == (0, "9-3e")
    table.resolve()
    assert table.offers == [("pick", wanted, 0), ("done", 0, 0)]
    before = [table.state.obj[card] for card in table.cards("deck")]
    table.choose("pick", wanted)
    assert table.cards("hand") == [wanted]
    after = [table.state.obj[card] for card in table.cards("deck")]
    assert not set(before) & set(after)
    assert not any(sees(table.state, card) for card in table.cards("deck"))


@pytest.mark.rules("15-6a-1")
def test_15_6a_1_without_a_condition_it_has_to_be_chosen(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(
        Search(choice(Cards((ZONE_DECK,), YOU)), ZONE_DECK, LOOK), do(MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert "done" not in [word for word, _, _ in table.offers]
    table.game.choose(0)
    assert table.count("hand") == 1


@pytest.mark.rules("14-10a")
def test_14_10a_a_player_may_do_something_to_what_was_chosen(table: Table) -> None:
    it = table.unit("attack1", 1, atk=5)
    go(table, "敵のユニットを1体選び、それを手札に戻してよい。そうした場合、カードを2枚引く。")
    assert table.words == ["yes", "no"]
    table.choose("yes")
    assert (table.where(it)[0], table.count("hand")) == ("hand", 2)
