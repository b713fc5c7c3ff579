"""Counters: on cards, of players, and what asks for them."""
from __future__ import annotations

from tefuda.kernel.abilities.ability_kinds import Activated
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.counters import (
    CountersOf, CountersOn, GainCounters, HasCounters, PutCounters, SpendCounters, TakeCounters,
)
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import AT_LEAST, EITHER, OPPONENT, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.state.codec import decode, encode
from tefuda.kernel.loops.positions import position
from tefuda.rulebooks.dragonball.areas import BY_SKILL, PAY, ZONE_HAND
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MINE, ONE, drawn, exactly, fitting, number_of, refused, use
from tests.dragonball.table import Table

EMBER = "counter:ember"
FROST = "counter:frost"


def put(table: Table, card: int, number: int = 1, sort: str = EMBER) -> None:
    use(table, Do(This(), PutCounters(sort, Fixed(number), BY_SKILL)), by=card)


def on_it(table: Table, card: int) -> dict[str, int]:
    """The counters on a card, as everybody sees them."""
    places = [zone for zone in table.game.view(1).zones for it in zone.cards if it.handle == table.name(card)]
    return next(it.counters for zone in places for it in zone.cards if it.handle == table.name(card))


def test_counters_lie_on_a_card_by_their_sort(table: Table) -> None:
    card = table.put("battle", 0)
    put(table, card, 2)
    put(table, card, 1)
    put(table, card, 1, FROST)
    assert on_it(table, card) == {"ember": 3, "frost": 1}
    assert number_of(table, CountersOn(EMBER, MINE)) == 3


def test_counters_are_told_in_the_log(table: Table) -> None:
    card = table.put("battle", 0)
    put(table, card, 2)
    event = table.events("counted")[-1]
    assert (event.handle, event.value) == (table.name(card), 2)
    assert "2 ember counters" in event.text("en")


def test_as_many_are_taken_off_as_there_are(table: Table) -> None:
    card = table.put("battle", 0)
    put(table, card, 2)
    taken = Do(This(), TakeCounters(EMBER, Fixed(3), BY_SKILL))
    before = table.count("hand", 0)
    use(table, taken, If(Done(), DRAW_ONE), by=card)
    assert on_it(table, card) == {}
    assert table.count("hand", 0) == before + 1
    use(table, taken, If(Done(), DRAW_ONE), by=card)
    assert table.count("hand", 0) == before + 1


def test_as_a_cost_there_have_to_be_so_many(table: Table) -> None:
    card = table.put("battle", 0)
    put(table, card, 1)
    cost = Do(This(), TakeCounters(EMBER, Fixed(2), PAY))
    table.give(card, (Activated(timings=(MAIN,), costs=(cost,), effects=(DRAW_ONE,)),))
    table.main_phase(0)
    assert refused(table, card)
    put(table, card, 1)
    table.give(card, (Activated(timings=(MAIN,), costs=(cost,), effects=(DRAW_ONE,)),))
    table.main_phase(0)
    table.choose("use", card)
    assert on_it(table, card) == {}


def test_a_card_that_becomes_a_new_one_has_none(table: Table) -> None:
    card = table.put("battle", 0)
    put(table, card, 2)
    use(table, Do(exactly(1, MINE), MoveTo(ZONE_HAND, BY_SKILL)))
    assert table.where(card)[0] == "hand"
    table.lay(card, "battle", 0)
    assert on_it(table, card) == {}
    put(table, table.put("battle", 0))
    assert len(table.state.counters) == 1, "what is on no card any more is forgotten"


def test_cards_can_be_told_by_their_counters(table: Table) -> None:
    card, other = table.put("battle", 0), table.put("battle", 0)
    put(table, card, 2)
    put(table, other, 1)
    assert fitting(table, HasCounters(EMBER, AT_LEAST, Fixed(2))) == {card}
    assert fitting(table, HasCounters(FROST, AT_LEAST, ONE)) == set()


def test_players_have_counters_of_their_own(table: Table) -> None:
    use(table, GainCounters(EMBER, Fixed(3), BY_SKILL), GainCounters(EMBER, ONE, BY_SKILL, OPPONENT))
    assert table.game.view(0).counters == [{"ember": 3}, {"ember": 1}]
    assert number_of(table, CountersOf(EMBER)) == 3
    assert number_of(table, CountersOf(EMBER, EITHER)) == 4
    assert number_of(table, CountersOf(FROST)) == 0


def test_a_player_spends_no_more_than_there_are(table: Table) -> None:
    use(table, GainCounters(EMBER, Fixed(2), BY_SKILL), SpendCounters(EMBER, Fixed(3), BY_SKILL))
    assert table.game.view(0).counters == [{}, {}]
    assert drawn(table, SpendCounters(EMBER, ONE, BY_SKILL), If(Done(), DRAW_ONE)) == 0


def test_counters_can_be_a_cost(table: Table) -> None:
    card = table.put("battle", 0)
    text = (Activated(timings=(MAIN,), costs=(SpendCounters(EMBER, Fixed(2), PAY),), effects=(DRAW_ONE,)),)
    table.give(card, text)
    table.main_phase(0)
    assert refused(table, card)
    use(table, GainCounters(EMBER, Fixed(2), BY_SKILL))
    table.give(card, text)
    table.main_phase(0)
    table.choose("use", card)
    assert table.game.view(0).counters == [{}, {}]


def test_counters_are_part_of_the_position_and_of_a_save(table: Table) -> None:
    card = table.put("battle", 0)
    g = table.state
    before = position(g)
    put(table, card)
    use(table, GainCounters(FROST, ONE, BY_SKILL, YOU))
    assert position(g) != before
    copy = decode(g.book, g.table, encode(g))
    assert [it.row() for it in copy.counters] == [it.row() for it in g.counters]
    assert [it.row() for it in g.clone().counters] == [it.row() for it in g.counters]
