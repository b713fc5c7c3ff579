"""What a card is where it lies: states of a rulebook's own, new objects, looks at a card."""
from __future__ import annotations

from tefuda.kernel.actions.move import move
from tefuda.kernel.actions.turn import reveal
from tefuda.kernel.codes import DECLARED, FIRST_OWN_FLAG, MOVED, PEEKED, REST, REVEALED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.kernel.visibility.sight import sees, unknown_to
from tefuda.kernel.actions.card_states import look_away, peek, renew, set_state

from .tiny import BY_RULE, DECK, FIELD, HAND, POWER, begin, log_of
from tefuda.kernel.continuous.effect_sorts import ADD

TOP = 4


def test_a_rulebooks_own_state_is_given_once_and_told() -> None:
    g = begin()
    move(g, TOP, FIELD, BY_RULE, REST)
    set_state(g, TOP, FIRST_OWN_FLAG | REST, BY_RULE)
    assert (g.flags[TOP], g.done) == (FIRST_OWN_FLAG | REST, 1)
    set_state(g, TOP, FIRST_OWN_FLAG | REST, BY_RULE)
    assert g.done == 0
    assert len(log_of(g, DECLARED)) == 1


def test_a_move_ends_a_rulebooks_own_state() -> None:
    g = begin()
    move(g, TOP, FIELD, BY_RULE, FIRST_OWN_FLAG)
    move(g, TOP, HAND, BY_RULE)
    assert g.flags[TOP] == 0


def test_nothing_applies_to_a_card_that_became_another_object_where_it_lies() -> None:
    g = begin()
    move(g, TOP, FIELD, BY_RULE)
    before = g.obj[TOP]
    add_effect(g, ADD, POWER, card=TOP, value=5)
    g.damage[TOP] = 2
    g.notes[TOP] = (1,)
    renew(g, TOP)
    assert g.zones[FIELD] == (TOP,)
    assert g.obj[TOP] > before
    assert value(g, TOP, POWER) == 3
    assert (g.damage[TOP], g.notes) == (0, {})
    assert g.last[before].card == TOP


def test_only_its_master_sees_a_card_that_is_looked_at() -> None:
    g = begin()
    peek(g, TOP, BY_RULE)
    assert sees(g, TOP) == 1
    assert TOP in unknown_to(g, 1)
    assert TOP not in unknown_to(g, 0)
    assert [row[9] for row in log_of(g, REVEALED)] == [1]
    look_away(g, TOP)
    assert sees(g, TOP) == 0
    assert g.zones[DECK][-1] == TOP


def test_who_looked_at_a_card_sees_it_move() -> None:
    g = begin()
    peek(g, TOP, BY_RULE)
    move(g, TOP, DECK, BY_RULE)
    assert log_of(g, MOVED)[-1][9] == 1
    assert not g.flags[TOP] & PEEKED


def test_a_card_that_its_master_sees_anyway_is_not_looked_at() -> None:
    g = begin()
    move(g, TOP, HAND, BY_RULE)
    peek(g, TOP, BY_RULE)
    assert g.flags[TOP] == 0
    assert log_of(g, REVEALED) == []


def test_looking_away_also_ends_showing() -> None:
    g = begin()
    reveal(g, TOP, BY_RULE)
    assert sees(g, TOP) == 3
    look_away(g, TOP)
    assert sees(g, TOP) == 0
