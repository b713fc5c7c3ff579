"""What happened before, names, and what is done whole, once, or to each something else; on a table of Vanguard."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tefuda.kernel.state.records import Event
from tefuda.kernel.abilities.ability_kinds import Automatic
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Stand, Tie
from tefuda.kernel.abilities.spoken_of import Arriving, It, This
from tefuda.kernel.abilities.conditions import Compared, There
from tefuda.kernel.costs.ability_costs import PayOnce
from tefuda.kernel.abilities.search import Declare, IsDeclared, labels_of_sort
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.for_each import ForEach
from tefuda.kernel.abilities.event_patterns import Whenever
from tefuda.kernel.abilities.past_events import HasDone, InRegister, MovedThisTurn
from tefuda.kernel.abilities.labels import SharesName
from tefuda.kernel.abilities.nodes import AT_LEAST, EQUAL, OPPONENT, YOU, Condition, Effect, Filter
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import GainsLabel
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.control_flow import AllOrNothing
from tefuda.kernel.abilities.keywords import COSTLESS, VALID, NamedCondition, is_costless, is_named
from tefuda.kernel.codes import FACE_DOWN, MOVED
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.continuous.projection import has_label
from tefuda.kernel.events.history import back, this_turn
from tefuda.rulebooks.vanguard.areas import (
    ATTACK, BATTLES, BY_SKILL, CALL_UNIT, HARMONY, PAYING_HONOUR, REAR_ZONES, ZONE_DROP, ZONE_SOUL,
)
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import (
    DRAW, REAR_GUARDS, THEIR_REAR_GUARDS, act, always, auto, counter_blast, exactly, power, soul_charge,
)
from tefuda.kernel.continuous.effect_sorts import LABEL


@pytest.fixture
def laid() -> Iterator[Table]:
    table = Table()
    yield table
    table.close()


def use(table: Table, *effects: Effect) -> int:
    it = table.new_vanguard(0, abilities=(act(*effects),), grade=3)
    table.main_phase()
    table.choose("use", it)
    return it


def scope(table: Table, card: int) -> Scope:
    return Scope(card, table.state.obj[card], table.state.controller[card])


# What happened


def test_moved_this_turn_counts_cards_by_zone_and_reason(laid: Table) -> None:
    it = laid.put("hand", 0)
    laid.main_phase()
    laid.choose("call", it, laid.place("rear1", 0))
    mine = scope(laid, laid.vanguard(0))
    counts = [
        number.of(laid.state, mine) for number in (
            MovedThisTurn(YOU, REAR_ZONES), MovedThisTurn(YOU, REAR_ZONES, (CALL_UNIT,)),
            MovedThisTurn(YOU, REAR_ZONES, but=(CALL_UNIT,)), MovedThisTurn(YOU, (ZONE_SOUL,)),
            MovedThisTurn(OPPONENT, REAR_ZONES))]
    assert counts == [1, 1, 0, 0, 0]
    laid.turn(1)
    assert MovedThisTurn(YOU, REAR_ZONES).of(laid.state, mine) == 0


def test_events_are_told_backwards_from_the_latest(laid: Table) -> None:
    """Also those that were packed away; those of this turn end where it began."""
    laid.turn()
    forwards = [event.kind for event in laid.game.events(None)]
    assert len(list(back(laid.state))) == len(forwards)
    assert 0 < len(list(this_turn(laid.state))) < len(forwards)


def test_has_done_asks_whether_a_card_did_something(laid: Table) -> None:
    it, other = laid.put("rear1", 0), laid.put("rear2", 0)
    laid.fight(it, laid.vanguard(1))
    done = HasDone(This(), ATTACK, True)
    assert done.met(laid.state, scope(laid, it)) and not done.met(laid.state, scope(laid, other))
    laid.turn(1)
    assert not done.met(laid.state, scope(laid, it))
    assert HasDone(This(), ATTACK).met(laid.state, scope(laid, it))


def test_in_register_is_a_number_of_the_rulebook(laid: Table) -> None:
    laid.state.registers[BATTLES] = 3
    assert InRegister(BATTLES).of(laid.state, scope(laid, laid.vanguard(0))) == 3


def test_arriving_counts_the_card_on_its_way(laid: Table) -> None:
    """A rear-guard on its way to the drop zone is counted, one on its way elsewhere is not."""
    there = There(Arriving(Cards((ZONE_DROP,), YOU)), AT_LEAST, Fixed(1))
    it = laid.put("rear2", 0)
    g = laid.state
    found = []
    for zone in ("drop", "soul"):
        place = laid.place(zone, 0)
        found.append(there.met(g, Scope(it, g.obj[it], 0, Event(MOVED, 0, it, g.zone_of[it], place, g.obj[it], place))))
    assert found == [True, False]


def test_whenever_remembers_those_that_make_it_so(laid: Table) -> None:
    full = There(Cards((ZONE_SOUL,), YOU), AT_LEAST, Fixed(1))
    ability = auto(Whenever(full, Cards((ZONE_SOUL,), YOU)), Do(It(), MoveTo(ZONE_DROP, BY_SKILL)), where=REAR_ZONES)
    laid.put("rear1", 0, abilities=(ability,))
    it = laid.put("soul", 0)
    laid.main_phase()
    assert laid.where(it) == ("drop", 0)


# Names


def test_worded_is_met_by_its_condition_or_by_what_makes_it_valid(laid: Table) -> None:
    never: Condition = Compared(Fixed(0), EQUAL, Fixed(1))
    ability = act(DRAW)
    it = laid.put("rear1", 0, abilities=(ability, always(This(), GainsLabel(f"{VALID}test"), where=())))
    mine = scope(laid, it)
    laid.state.effects = ()
    other = scope(laid, laid.vanguard(0))
    assert NamedCondition("test", never).met(laid.state, mine)
    assert not NamedCondition("test", never).met(laid.state, other)
    assert NamedCondition("test", Compared(Fixed(1), EQUAL, Fixed(1))).met(laid.state, other)


@pytest.mark.parametrize(("keyword", "named"), [("rescue", True), ("rescue 2", True), ("rescue 3", False)])
def test_a_keyword_with_a_number_is_that_keyword_too(keyword: str, named: bool) -> None:
    assert is_named(Automatic("rescue 2"), keyword) == named


def test_costless_abilities_cost_nothing(laid: Table) -> None:
    it = laid.put("rear1", 0, abilities=(act(DRAW, costs=(counter_blast(1),), where=REAR_ZONES),))
    assert not is_costless(laid.state, it)
    use(laid, Do(REAR_GUARDS, Lasts(GainsLabel(COSTLESS), FOR_TURN)))
    assert is_costless(laid.state, it)
    laid.choose("use", it)
    assert laid.count("hand", 0) == 1


def test_shares_name_compares_all_names(laid: Table) -> None:
    first, second = laid.put("rear1", 0), laid.put("rear2", 0)
    mine = scope(laid, first)
    same, other = SharesName(This()), SharesName(This(), False)
    assert (same.fits(laid.state, mine, second), other.fits(laid.state, mine, second)) == (False, True)
    name = laid.state.table.names[laid.state.prints[first]]
    use(laid, Do(Cards(REAR_ZONES, YOU), Lasts(GainsLabel(f"name:{name}"), FOR_TURN)))
    assert (same.fits(laid.state, mine, second), other.fits(laid.state, mine, second)) == (True, False)


def test_declare_names_a_label_and_is_declared_asks_for_it(laid: Table) -> None:
    first, second = laid.put("rear1", 0), laid.put("rear2", 0)
    wanted: Filter = IsDeclared("name")
    use(laid, Declare("name"), Do(Cards(REAR_ZONES, YOU, (wanted,)), MoveTo(ZONE_SOUL, BY_SKILL)))
    names = labels_of_sort(laid.state.table, "name")
    name = f"name:{laid.state.table.names[laid.state.prints[second]]}"
    laid.choose("number", names.index(name))
    assert (laid.where(first), laid.where(second)) == (("rear1", 0), ("soul", 0))


# Tied, whole, once, each


def test_tie_lasts_as_long_as_both_are_there(laid: Table) -> None:
    one, other = laid.put("rear1", 0), laid.put("rear2", 0)
    use(laid, Do(REAR_GUARDS, Tie(GainsLabel("state:test"), HARMONY, FOR_TURN)))
    assert has_label(laid.state, one, "state:test") and has_label(laid.state, other, "state:test")
    assert len(laid.events("declared", "harmony")) == 2
    laid.state.obj[other] = 0
    assert not has_label(laid.state, one, "state:test")


def test_a_label_that_hangs_on_nothing_lasts(laid: Table) -> None:
    it = laid.put("rear1", 0, abilities=(always(This(), GainsLabel("state:test"), where=(ZONE_DROP,)),))
    add_effect(laid.state, LABEL, laid.state.table.label_number["state:test"], card=it)
    assert has_label(laid.state, it, "state:test")


@pytest.mark.parametrize(("damage", "turned"), [(2, 2), (1, 0)])
def test_wholly_does_all_or_nothing(laid: Table, damage: int, turned: int) -> None:
    laid.put_many(damage, "damage", 0)
    use(laid, AllOrNothing(counter_blast(2)))
    assert sum(bool(laid.state.flags[card] & FACE_DOWN) for card in laid.cards("damage", 0)) == turned


def test_pay_once_can_be_paid_once_a_turn(laid: Table) -> None:
    once = PayOnce(PAYING_HONOUR)
    it = laid.new_vanguard(0, abilities=(act(soul_charge(1), costs=(once,)),), grade=3)
    laid.main_phase()
    laid.choose("use", it)
    assert laid.why_not("use", it) == "8.5.2.3"
    assert once.payable(laid.state, scope(laid, laid.vanguard(1)), [])


def test_for_each_chooses_something_else_each_time(laid: Table) -> None:
    theirs = [laid.put(name, 1, rested=True) for name in ("rear1", "rear2", "rear3")]
    use(laid, ForEach(Fixed(2), Do(exactly(1, THEIR_REAR_GUARDS), Stand(BY_SKILL))), power(1000))
    laid.choose("pick", theirs[1])
    assert laid.offered("pick") == [theirs[0], theirs[2]]
    laid.choose("pick", theirs[2])
    assert [laid.rested(it) for it in theirs] == [True, False, False]
