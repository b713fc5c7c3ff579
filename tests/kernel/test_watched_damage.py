"""Books that look at damage at once, and cards to whose numbers others add."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage, deal_damage_to_all
from tefuda.kernel.codes import DAMAGED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.kernel.state.state import Frame, State

from .tiny import BY_RULE, COST, DECK_OF, POWER, Tiny, begin, interrupts, log_of
from tefuda.kernel.continuous.effect_sorts import ADD


def test_damage_interrupts_where_the_book_minds_it() -> None:
    seen: list[int] = []

    def r1_1(g: State, f: Frame) -> int:
        g.book.rule_checks_damage = True
        return deal_damage(g, 4, 2, BY_RULE)

    def r1_2(g: State, f: Frame) -> int:
        seen.append(interrupts(g))
        g.book.rule_checks_damage = False
        return deal_damage(g, 4, 2, BY_RULE)

    g = begin(r1_1, r1_2)
    assert (seen, interrupts(g), g.damage[4]) == ([1], 1, 4)


def test_no_damage_does_not_interrupt() -> None:
    def r1_1(g: State, f: Frame) -> int:
        g.book.rule_checks_damage = True
        return deal_damage(g, 4, 0, BY_RULE)

    assert interrupts(begin(r1_1)) == 0


def test_damage_to_several_cards_interrupts_once_after_all_of_it() -> None:
    def r1_1(g: State, f: Frame) -> int:
        g.book.rule_checks_damage = True
        return deal_damage_to_all(g, (4, 2, 9, 3, 3, 0), BY_RULE)

    g = begin(r1_1)
    assert (g.damage[4], g.damage[9], g.damage[3], g.done) == (2, 3, 0, 5)
    assert (interrupts(g), len(log_of(g, DAMAGED))) == (1, 2)


def test_what_others_add_is_part_of_the_number_before_lasting_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "added", lambda self, g, card, attribute: 4 if card == 2 else 0)
    g = begin(floor=0)
    assert value(g, 2, POWER) == 5
    g.book.added_to = (POWER,)
    g.table.added[POWER] = True
    assert (value(g, 2, POWER), value(g, 1, POWER), value(g, 2, COST)) == (9, 3, 2)
    add_effect(g, ADD, POWER, card=2, value=-7)
    assert value(g, 2, POWER) == 2


@pytest.mark.parametrize("attribute", [POWER, COST])
def test_a_book_adds_nothing_of_its_own(attribute: int) -> None:
    g = begin()
    before = value(g, DECK_OF[0][0], attribute)
    g.book.added_to = (attribute,)
    g.table.added[attribute] = True
    assert value(g, DECK_OF[0][0], attribute) == before
