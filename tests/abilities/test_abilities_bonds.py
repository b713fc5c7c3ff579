"""Nodes about tied cards, battles, tokens, what was paid, chosen or put somewhere before: on a table of Gundam."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.ability_kinds import Automatic, AlwaysForEach
from tefuda.kernel.abilities.card_effects import DealDamage, Lasts, MoveTo
from tefuda.kernel.abilities.past_events import CameThisTurn
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, CreateTokens, CreateTokensOfEach
from tefuda.kernel.abilities.board_places import Facing
from tefuda.kernel.abilities.selections import Cards, Choice, OfEachName, AttachedCards, Top
from tefuda.kernel.abilities.spoken_of import It, Looked, This, WereAttached
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.control_flow import Cases, ChooseInstead, If, Then
from tefuda.kernel.abilities.applying import Do, AddNumbersOfIt, PutAway
from tefuda.kernel.abilities.event_patterns import BY_OPPONENTS_EFFECT, Lessens, Moves, Pays, WithCondition
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, OPPONENT, YOU, Static
from tefuda.kernel.abilities.numbers import Counted, Fixed, Quotient
from tefuda.kernel.abilities.qualities import Cannot, Plus
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.delayed_triggers import HasTrigger
from tefuda.kernel.actions.move import move
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.codes import BEING_LESSENED
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_TURN, expire
from tefuda.rulebooks.gundam.areas import (
    BY_EFFECT, DEPLOY, DESTROY, EFFECT_DAMAGE, IS_ATTACKING, LESSEN, PAY, ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_TRASH,
)
from tefuda.rulebooks.gundam.cards import AP, COST, HP, LEVEL, REPAIR
from tests.gundam.table import Table
from tests.gundam.texts import DESTROYED, ENEMIES, OWN, activated, always, command, units, when

DRAW = Draw(YOU, Fixed(1))
BY_RULE = 0


@pytest.fixture
def table() -> Iterator[Table]:
    laid = Table()
    yield laid
    laid.close()


def scope(table: Table, card: int) -> Scope:
    return Scope(card, table.state.obj[card], table.state.controller[card])


def drawn(table: Table, before: int) -> int:
    return before - table.count("deck", 0)


def test_tied_to_finds_what_lies_with_some_cards(table: Table) -> None:
    unit, other = table.unit(0), table.unit(0)
    pilot, stranger = table.pilot(unit), table.pilot(table.unit(1))
    mine = AttachedCards(OWN)
    assert mine.find(table.state, scope(table, unit)) == [pilot]
    assert [mine.holds(table.state, scope(table, unit), card) for card in (pilot, stranger, other)] == [
        True, False, False]


def test_were_tied_is_what_lay_with_the_card_that_left(table: Table) -> None:
    unit = table.text(when(DESTROYED, Do(WereAttached(), MoveTo(ZONE_HAND, BY_EFFECT)))).unit(0, hp=1)
    pilot = table.pilot(unit)
    table.main_phase(0)
    assert WereAttached().find(table.state, scope(table, unit)) == []
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    assert table.where(pilot) == ("hand", 0)


def test_were_tied_is_nothing_that_has_gone_on(table: Table) -> None:
    """Of two that wait, the first takes the pilot away from where the second looks for it."""
    back = when(DESTROYED, Do(WereAttached(), MoveTo(ZONE_HAND, BY_EFFECT)))
    gone = when(DESTROYED, Do(WereAttached(), MoveTo(ZONE_DECK, BY_EFFECT)))
    unit = table.text(gone, back).unit(0, hp=1)
    pilot = table.pilot(unit)
    table.main_phase(0)
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    table.choose("number", min(table.offered("number")))
    assert table.where(pilot) == ("deck", 0)


def test_facing_is_being_in_battle_with_one_of_those(table: Table) -> None:
    attacker, idler, enemy = table.unit(0), table.unit(0), table.unit(1, rested=True)
    table.main_phase(0)
    of_attacker = Facing(This())
    assert not of_attacker.fits(table.state, scope(table, attacker), enemy)
    table.attack(attacker, enemy)
    g = table.state
    assert of_attacker.fits(g, scope(table, attacker), enemy)
    assert not of_attacker.fits(g, scope(table, idler), enemy)
    assert Facing(ENEMIES).fits(g, scope(table, idler), attacker)
    assert not Facing(OWN).fits(g, scope(table, idler), attacker)
    assert not of_attacker.asks()


@pytest.mark.parametrize(("met", "has"), [(True, True), (False, False)])
def test_waits_holds_only_under_conditions_that_are_met(table: Table, met: bool, has: bool) -> None:
    condition = There(OWN, AT_LEAST, Fixed(1 if met else 9))
    unit = table.text(Automatic(when=WithCondition(DESTROYED, condition), effects=(DRAW,))).unit(0)
    assert HasTrigger(DESTROYED).fits(table.state, scope(table, unit), unit) == has
    assert not HasTrigger(DESTROYED).fits(table.state, scope(table, unit), table.unit(0))


@pytest.mark.parametrize(("duration", "count"), [(FOR_TURN, 2), (FOR_BATTLE, 1)])
def test_meanwhile_waits_each_time_until_its_duration_ends(table: Table, duration: int, count: int) -> None:
    fallen = Moves(units(YOU), sources=(ZONE_BATTLE,), reasons=(DESTROY,))
    used = table.text(command(Later(Automatic(when=fallen, effects=(DRAW,)), duration))).hand(0, "command")
    first, second, third = (table.unit(0, hp=1) for _ in range(3))
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    table.happen(lambda: deal_damage(table.state, first, 1, BY_RULE))
    expire(table.state, FOR_BATTLE)
    table.happen(lambda: deal_damage(table.state, second, 1, BY_RULE))
    assert drawn(table, before) == count
    expire(table.state, FOR_TURN)
    table.happen(lambda: deal_damage(table.state, third, 1, BY_RULE))
    assert drawn(table, before) == count


def test_came_this_turn_counts_what_has_gone_since(table: Table) -> None:
    walkers = Cards((ZONE_BATTLE,), YOU, (Labelled("trait:歩塔"),))
    came = CameThisTurn(walkers, (DEPLOY,))
    table.unit(0, traits=("歩塔",))
    comer = table.hand(0, traits=("歩塔",), hp=1)
    table.turn(0)
    g = table.state
    s = scope(table, comer)
    assert not came.met(g, s)
    table.choose("deploy", comer)
    assert came.met(g, s)
    assert not CameThisTurn(walkers, (DESTROY,)).met(g, s)
    assert not CameThisTurn(Cards((ZONE_BATTLE,), OPPONENT), (DEPLOY,)).met(g, s)
    table.happen(lambda: deal_damage(g, comer, 1, BY_RULE))
    assert table.where(comer) == ("trash", 0)
    assert came.met(g, s)


def test_summon_each_brings_tokens_of_several_names(table: Table) -> None:
    one, other = (table.printed("unit-token", name=name, ap=1, hp=1) for name in ("甲の影", "乙の影"))
    both = CreateTokensOfEach((CreateTokens("甲の影", Fixed(2), True), CreateTokens("無名", Fixed(1), True), CreateTokens("乙の影", Fixed(1), True)))
    used = table.text(command(both)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert [table.state.prints[card] for card in table.cards("battle", 0)] == [one, one, other]
    assert all(table.rested(card) for card in table.cards("battle", 0))


@pytest.mark.parametrize(("many", "targets"), [(False, 1), (True, 2)])
def test_choose_instead_lets_others_be_chosen_under_a_condition(table: Table, many: bool, targets: int) -> None:
    weak = Cards((ZONE_BATTLE,), OPPONENT, (Has(AP, AT_MOST, Fixed(1)),))
    effect = ChooseInstead(
        Choice(weak, Fixed(1)), Do(It(), DealDamage(Fixed(1), EFFECT_DAMAGE)),
        There(Cards((ZONE_TRASH,), YOU), AT_LEAST, Fixed(1)), Choice(ENEMIES, Fixed(2)))
    used = table.text(command(effect)).hand(0, "command")
    enemies = [table.unit(1, ap=1, hp=9), table.unit(1, ap=5, hp=9)]
    if many:
        table.put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    table.choose("use", used)
    assert [table.damage(enemy) for enemy in enemies] == [1, targets - 1]


def test_put_away_remembers_what_it_put_there(table: Table) -> None:
    mill = PutAway(Top(ZONE_DECK, YOU, Fixed(2)), MoveTo(ZONE_TRASH, BY_EFFECT))
    draws = Draw(YOU, Counted(Looked((Labelled("trait:歩塔"),))))
    used = table.text(command(mill, draws)).hand(0, "command")
    table.put("trash", 0, "unit", ap=1, hp=1, traits=("歩塔",))
    table.put("deck", 0, "unit", ap=1, hp=1, traits=("歩塔",))
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert drawn(table, before) == 3


def test_put_away_is_a_cost_only_with_enough_cards(table: Table) -> None:
    mill = PutAway(Top(ZONE_DECK, YOU, Fixed(3)), MoveTo(ZONE_TRASH, BY_EFFECT))
    unit = table.text(activated(DRAW, costs=(mill,))).unit(0)
    table.leave(5, "deck", 0)
    table.main_phase(0)
    table.choose("activate", unit)
    assert (table.count("deck", 0), table.count("trash", 0)) == (1, 3)
    assert table.offered("activate") == []


def test_imbue_gives_numbers_of_what_was_chosen(table: Table) -> None:
    fallen = Choice(Cards((ZONE_TRASH,), YOU), Fixed(1))
    give = AddNumbersOfIt(This(), (REPAIR,), FOR_TURN, Plus(AP, Fixed(1)))
    unit = table.text(activated(Do(fallen, Lasts(Plus(REPAIR, Fixed(0)), FOR_TURN)), give, Do(
        It(), MoveTo(ZONE_HAND, BY_EFFECT)))).unit(0, ap=2, repair=1)
    card = table.put("trash", 0, "unit", ap=1, hp=1, repair=3)
    table.main_phase(0)
    table.choose("activate", unit)
    assert (table.number(unit, "ap"), table.number(unit, "repair")) == (3, 4)
    assert table.where(card) == ("hand", 0)


def test_rated_changes_numbers_for_each_card(table: Table) -> None:
    shifts = tuple(Static(This(), Plus(attribute, Fixed(-1))) for attribute in (LEVEL, COST))
    dear = table.text(AlwaysForEach(where=(ZONE_HAND,), statics=shifts, per=ENEMIES)).hand(0, level=3, cost=3)
    assert (table.number(dear, "level"), table.number(dear, "cost")) == (3, 3)
    table.unit(1)
    table.unit(1)
    table.main_phase(0)
    assert (table.number(dear, "level"), table.number(dear, "cost")) == (1, 1)


@pytest.mark.parametrize(("paid", "count"), [(1, 0), (2, 1)])
def test_pays_hears_how_much_was_paid(table: Table, paid: int, count: int) -> None:
    table.text(when(Pays(PAY, units(YOU), least=2), DRAW)).unit(0)
    payer = table.text(activated(Do(This(), Lasts(Plus(HP, Fixed(1)), FOR_TURN)), costs=(
        PlayerProcedure("pay resources", YOU, Fixed(paid)),))).unit(0)
    table.resources(0, 2)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("activate", payer)
    assert drawn(table, before) == count


@pytest.mark.parametrize(("by", "amount", "attribute", "count"), [
    (1, -1, AP, 1), (0, -1, AP, 0), (1, 1, AP, 0), (1, -1, HP, 0),
])
def test_lessens_hears_that_a_number_got_less(
    table: Table, by: int, amount: int, attribute: int, count: int,
) -> None:
    fewer = Lessens(LESSEN, This(), attribute=AP, causes=BY_OPPONENTS_EFFECT)
    unit = table.text(when(fewer, DRAW)).unit(0, hp=5)
    cards = units(OPPONENT if by else YOU)
    used = table.text(command(Do(cards, Lasts(Plus(attribute, Fixed(amount)), FOR_TURN)))).hand(by, "command")
    table.main_phase(by)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert drawn(table, before) == count
    assert table.where(unit) == ("battle", 0)


@pytest.mark.parametrize(("by", "ap"), [(1, 3), (0, 2)])
def test_being_lessened_can_be_forbidden_to_opponents(table: Table, by: int, ap: int) -> None:
    unit = table.text(always(Cannot(BEING_LESSENED, AP))).unit(0, ap=3)
    cards = units(OPPONENT if by else YOU)
    used = table.text(command(Do(cards, Lasts(Plus(AP, Fixed(-1)), FOR_TURN)))).hand(by, "command")
    table.main_phase(by)
    table.choose("use", used)
    assert table.number(unit, "ap") == ap


def test_what_always_lessens_is_kept_off_too(table: Table) -> None:
    unit = table.text(always(Cannot(BEING_LESSENED, AP))).unit(0, ap=3)
    other = table.unit(0, ap=3)
    table.text(always(Plus(AP, Fixed(-1)), ENEMIES)).unit(1)
    table.main_phase(0)
    assert (table.number(unit, "ap"), table.number(other, "ap")) == (3, 2)
    table.happen(lambda: move(table.state, unit, table.place("trash", 0), BY_RULE))
    assert table.number(unit, "ap") == 3


@pytest.mark.parametrize(("number", "by", "result"), [(9, 4, 2), (8, 4, 2), (3, 4, 0)])
def test_wholes_counts_how_often_a_number_is_in_another(table: Table, number: int, by: int, result: int) -> None:
    unit = table.unit(0)
    assert Quotient(Fixed(number), by).of(table.state, scope(table, unit)) == result


def test_of_each_name_takes_one_card_of_a_name(table: Table) -> None:
    cards = [table.put("trash", 0, "unit", ap=1, hp=1, name=name) for name in ("灯", "灯", "影")]
    which = OfEachName(Cards((ZONE_TRASH,), YOU))
    assert which.find(table.state, scope(table, cards[0])) == [cards[0], cards[2]]
    assert not which.hidden(table.state, scope(table, cards[0]))


def test_facing_may_ask_who_attacks(table: Table) -> None:
    attacker, enemy = table.unit(0), table.unit(1, rested=True)
    table.main_phase(0)
    table.attack(attacker, enemy)
    g = table.state
    assert Facing(ENEMIES, IS_ATTACKING).fits(g, scope(table, attacker), attacker)
    assert not Facing(ENEMIES, IS_ATTACKING).fits(g, scope(table, enemy), enemy)
    assert Facing(ENEMIES).fits(g, scope(table, enemy), enemy)


@pytest.mark.parametrize(("enemies", "count"), [(0, 1), (1, 5)])
def test_cases_settles_all_conditions_first(table: Table, enemies: int, count: int) -> None:
    """Of three, the last has no condition."""
    some = If(There(ENEMIES, AT_LEAST, Fixed(1)), Do(ENEMIES, MoveTo(ZONE_HAND, BY_EFFECT)))
    again = Then(If(There(ENEMIES, AT_LEAST, Fixed(1)), Draw(YOU, Fixed(4))))
    used = table.text(command(Cases((some, again, DRAW)))).hand(0, "command")
    table.units(1, enemies)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert drawn(table, before) == count
    assert table.count("battle", 1) == 0
