"""Numbers of what was spoken of before, and the card itself after the event moved it."""
from __future__ import annotations

from tefuda.kernel.abilities.card_effects import DealDamage, MoveTo
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.numbers import ChosenNumber, ValueOf
from tefuda.kernel.abilities.modes import Reckoned
from tefuda.kernel.abilities.spoken_of import It, This, ThisWherever
from tefuda.rulebooks.dragonball.areas import BY_SKILL, ZONE_BATTLE, ZONE_DROP, ZONE_HAND
from tefuda.rulebooks.dragonball.cards import POWER
from tests.abilities.abilities_help import MINE, THEIRS, exactly, use, when
from tests.dragonball.table import Table


def test_a_number_is_that_of_what_was_chosen_before_the_effect_chose_anything(table: Table) -> None:
    table.put("battle", 0, power=7000)
    target = table.put("battle", 1, power=9000)
    use(table, Choose(exactly(1, MINE)), Reckoned(
        ValueOf(It(), POWER), Do(exactly(1, THEIRS), DealDamage(ChosenNumber(), BY_SKILL))))
    assert table.state.damage[target] == 7000


def test_this_card_is_found_where_the_event_put_it(table: Table) -> None:
    back = Do(ThisWherever(ZONE_DROP), MoveTo(ZONE_HAND, BY_SKILL))
    it = table.put("battle", 0)
    table.give(it, when(Moves(This(), (ZONE_BATTLE,), (ZONE_DROP,)), back))
    table.put("drop", 0)
    use(table, Do(exactly(1, MINE), MoveTo(ZONE_DROP, BY_SKILL)))
    assert table.where(it) == ("hand", 0)
    assert table.count("drop", 0) == 1


def test_this_card_is_not_found_in_another_zone(table: Table) -> None:
    back = Do(ThisWherever(ZONE_HAND), MoveTo(ZONE_BATTLE, BY_SKILL))
    it = table.put("battle", 0)
    table.give(it, when(Moves(This(), (ZONE_BATTLE,), (ZONE_DROP,)), back))
    use(table, Do(exactly(1, MINE), MoveTo(ZONE_DROP, BY_SKILL)))
    assert table.where(it) == ("drop", 0)


def test_this_card_may_be_where_its_texts_are_used_or_where_the_event_put_it(table: Table) -> None:
    back = Do(ThisWherever(ZONE_HAND, ZONE_DROP), MoveTo(ZONE_BATTLE, BY_SKILL))
    it = table.put("battle", 0)
    table.give(it, when(Moves(This(), (ZONE_BATTLE,), (ZONE_DROP,)), back))
    use(table, Do(exactly(1, MINE), MoveTo(ZONE_DROP, BY_SKILL)))
    assert table.where(it) == ("battle", 0)


def test_this_card_is_found_where_it_was_all_along(table: Table) -> None:
    it = table.put("battle", 0)
    use(table, Do(ThisWherever(ZONE_BATTLE), MoveTo(ZONE_HAND, BY_SKILL)), by=it)
    assert table.where(it) == ("hand", 0)
