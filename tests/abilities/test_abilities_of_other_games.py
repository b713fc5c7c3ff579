"""Nodes that texts of other games have: damage, tied cards, piles, costs while an effect is carried out, tokens."""
from __future__ import annotations

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.text import Text
from tefuda.kernel.abilities.allowing import allows, lured
from tefuda.kernel.abilities.ability_kinds import (
    Allowing, Always, Automatic, Copies, KeywordNumber, DamageReduction, Luring, Played,
)
from tefuda.kernel.abilities.card_effects import DealDamage, LastTogether, MoveTo, Rest, CardProcedureWith
from tefuda.kernel.abilities.choices import Choose, ChooseEach
from tefuda.kernel.abilities.conditions import Done, There
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.costs.ability_costs import PayCosts
from tefuda.kernel.abilities.player_effects import Draw, Look, CreateTokens
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Either, DamageDealt, Moves, Turns
from tefuda.kernel.abilities.nodes import AT_LEAST, EQUAL, OPPONENT, YOU, Ability, Static
from tefuda.kernel.abilities.numbers import Counted, Fixed, Half, ThatMany
from tefuda.kernel.abilities.deck_effects import PutBack, TakeOff
from tefuda.kernel.abilities.qualities import Cannot, Gains, Plus
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.search import NameLabel, Search, ShareOut
from tefuda.kernel.abilities.filters import (
    AllOf, AttachedTo, HasAttached, HighestInPlace, Given, Has, HasLeft, Highest, IsSo, Keyworded, Not, OfType
)
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import AnyCard, Top
from tefuda.kernel.abilities.spoken_of import It, Looked, That, This
from tefuda.kernel.events.changes import attach
from tefuda.kernel.codes import DAMAGED, RESTED
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.continuous.projection import has_label
from tefuda.kernel.abilities.resolution import call_effect
from tefuda.kernel.visibility.sight import sees
from tefuda.kernel.actions.one_by_one import add_taking
from tefuda.rulebooks.dragonball.areas import (
    BREAK, BY_SKILL, LOOK, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND,
)
from tefuda.rulebooks.dragonball.cards import BATTLE, LEADER, LEVEL, POWER, TYPE
from tefuda.rulebooks.dragonball.deck import problems
from tefuda.rulebooks.gundam import cards as gundam
from tefuda.rulebooks.gundam import schema as gundam_schema
from tests.abilities.abilities_help import (
    DRAW_ONE, MINE, MY_HAND, THEIRS, exactly, fitting, number_of, up_to, use, when,
)
from tests.dragonball.table import BOOK, CARDS, DECK, Table

REST = Rest(BY_SKILL)
BATTLE_CARDS = Has(TYPE, EQUAL, Fixed(BATTLE))


def carry_out(table: Table, card: int) -> None:
    """Let the effect of the first ability of a card happen, without playing it."""
    g = table.state
    number = g.table.printed_abilities[g.prints[card]][0]
    table.happen(lambda: call_effect(g, number, Scope(card, g.obj[card], g.controller[card])))


# Numbers, tests, which


@pytest.mark.parametrize(("count", "half"), [(4, 2), (3, 1), (1, 0)])
def test_half_is_rounded_down(table: Table, count: int, half: int) -> None:
    table.put_many(count, "battle", 1)
    assert number_of(table, Half(Counted(THEIRS))) == half


@pytest.mark.parametrize("lowest", [False, True])
def test_highest_is_what_no_other_one_has_more_of(table: Table, lowest: bool) -> None:
    cards = [table.put("battle", 1, level=level) for level in (1, 3, 3, 1)]
    found = fitting(table, AllOf((BATTLE_CARDS, Highest(LEVEL, THEIRS, lowest))))
    assert found == ({cards[0], cards[3]} if lowest else {cards[1], cards[2]})


@pytest.mark.parametrize(("lowest", "left", "places"), [
    (False, False, [1, 2]), (True, False, [0]), (False, True, [2]), (True, True, [0, 1]),
])
def test_foremost_is_what_no_card_beside_it_has_more_of(
    table: Table, lowest: bool, left: bool, places: list[int],
) -> None:
    cards = [table.put("battle", 1, power=power) for power in (1000, 3000, 3000)]
    table.state.damage[cards[1]] = 2000
    found = fitting(table, AllOf((BATTLE_CARDS, HighestInPlace(POWER, lowest, left))))
    assert found == {cards[place] for place in places}


def test_foremost_looks_only_at_cards_that_pass_the_tests(table: Table) -> None:
    weak, strong = table.put("battle", 1, power=1000, labels="trait:森"), table.put("battle", 1, power=3000)
    found = fitting(table, AllOf((BATTLE_CARDS, HighestInPlace(POWER, tests=(Labelled("trait:森"),)))))
    assert found == {weak, strong}


def test_of_type_asks_for_the_type(table: Table) -> None:
    card = table.put("battle", 0)
    assert fitting(table, OfType(BATTLE)) == {card}
    assert fitting(table, OfType(LEADER)) == {table.leader(0), table.leader(1)}


def test_has_left_takes_marked_damage_off_a_number(table: Table) -> None:
    deal_damage, whole = table.put("battle", 0, power=3000), table.put("battle", 1, power=3000)
    use(table, Do(MINE, DealDamage(Fixed(1000), BY_SKILL)))
    assert fitting(table, HasLeft(POWER, EQUAL, Fixed(2000))) == {deal_damage}
    assert whole in fitting(table, HasLeft(POWER, AT_LEAST, Fixed(2500)))


@pytest.mark.parametrize("enemies", [0, 1])
def test_given_asks_for_something_in_the_game(table: Table, enemies: int) -> None:
    card = table.put("battle", 0)
    table.put_many(enemies, "battle", 1)
    test = AllOf((BATTLE_CARDS, Given(There(THEIRS, EQUAL, Fixed(1)))))
    assert (card in fitting(table, test)) is bool(enemies)


@pytest.mark.parametrize("yes", [True, False])
def test_is_so_asks_the_rulebook(table: Table, yes: bool) -> None:
    """This one defines nothing of the sort."""
    card = table.put("battle", 0)
    assert (card in fitting(table, IsSo(0, yes))) is not yes


def test_carries_and_carried_by_ask_for_cards_that_are_tied_together(table: Table) -> None:
    host, bare, tied = table.put("battle", 0), table.put("battle", 0), table.put("battle", 0, labels="trait:森")
    attach(table.state, tied, host)
    forest = (Labelled("trait:森"),)
    assert fitting(table, HasAttached(forest)) == {host}
    assert fitting(table, HasAttached((Not(forest[0]),))) == set()
    assert fitting(table, AttachedTo()) == {tied}
    assert fitting(table, AttachedTo(forest)) == set()
    assert bare in fitting(table, Not(HasAttached()))


def test_any_card_is_a_card_wherever_it_is(table: Table) -> None:
    cards = [table.put(area, 0, labels="trait:森") for area in ("hand", "drop", "battle")]
    theirs = table.put("battle", 1, labels="trait:森")
    use(table, Do(AnyCard(YOU, (Labelled("trait:森"),)), MoveTo(ZONE_ENERGY, BY_SKILL)))
    assert [table.where(card) for card in (*cards, theirs)] == [("energy", 0)] * 3 + [("battle", 1)]


@pytest.mark.parametrize("chosen", [True, False])
def test_that_is_what_was_chosen_in_a_zone_else_the_card_of_the_event(table: Table, chosen: bool) -> None:
    effects = (Choose(up_to(1, THEIRS)), Do(That((ZONE_BATTLE,)), REST))
    card = table.put("hand", 0, text=when(Moves(This(), targets=(ZONE_BATTLE,)), *effects))
    enemy = table.put("battle", 1)
    table.main_phase(0)
    table.choose("play", card)
    table.choose("pick" if chosen else "done")
    assert (table.rested(card), table.rested(enemy)) == (not chosen, chosen)


def test_that_is_what_was_looked_at_where_nothing_was_chosen(table: Table) -> None:
    top = table.put("deck", 0)
    use(table, Look(Top(YOU, ZONE_DECK, Fixed(1)), True, LOOK), Do(That(), MoveTo(ZONE_HAND, BY_SKILL)))
    assert table.where(top) == ("hand", 0)


# Happenings and damage


@pytest.mark.parametrize(("whose", "count"), [(YOU, 1), (OPPONENT, 1)])
def test_either_is_one_of_several_happenings(table: Table, whose: int, count: int) -> None:
    table.put("battle", 0, text=when(Either((Turns(RESTED, This()), Turns(RESTED, THEIRS)))))
    table.put("battle", 0)
    table.put("battle", 1)
    use(table, Do(MINE if whose == YOU else THEIRS, REST))
    assert table.count("hand", 0) == count


@pytest.mark.parametrize(("hurts", "count"), [
    (DamageDealt(This()), 1), (DamageDealt(THEIRS), 0), (DamageDealt(This(), reasons=(BREAK,)), 0), (DamageDealt(This(), least=3), 0),
    (DamageDealt(This(), least=2), 1), (DamageDealt(This(), doer=MINE), 0),
])
def test_hurts_is_damage_of_a_sort_and_size_by_somebody(table: Table, hurts: DamageDealt, count: int) -> None:
    table.put("battle", 0, text=when(hurts))
    use(table, Do(MINE, DealDamage(Fixed(2), BY_SKILL)))
    assert table.count("hand", 0) == count


@pytest.mark.parametrize(("lessening", "damage"), [
    (DamageReduction(which=This(), less=Fixed(2)), 3), (DamageReduction(which=This()), 0), (DamageReduction(which=THEIRS), 5),
    (DamageReduction(which=This(), reasons=(BREAK,)), 5), (DamageReduction(which=This(), less=Fixed(9)), 0),
    (DamageReduction(which=This(), by=THEIRS), 5),
])
def test_lessening_takes_off_damage_of_a_sort(table: Table, lessening: DamageReduction, damage: int) -> None:
    card = table.put("battle", 0, text=(lessening,))
    use(table, Do(MINE, DealDamage(Fixed(5), BY_SKILL)))
    assert table.state.damage[card] == damage


@pytest.mark.parametrize(("points", "damage"), [(2, 0), (3, 0), (4, 4)])
def test_withstands_keeps_off_damage_of_up_to_so_many_points(table: Table, points: int, damage: int) -> None:
    card = table.put("battle", 0, text=(Always(statics=(Static(This(), Cannot(DAMAGED, points=Fixed(3))),)),))
    use(table, Do(MINE, DealDamage(Fixed(points), BY_SKILL)))
    assert table.state.damage[card] == damage


# Acts


def test_last_together_is_several_qualities_for_one_while(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    qualities = Plus(POWER, Fixed(1000)), Gains(Always(keyword="shield")), Cannot(RESTED)
    use(table, Do(MINE, LastTogether(qualities, FOR_TURN)), Do(MINE, REST))
    assert (table.number(card, "power"), table.rested(card)) == (4000, False)
    assert fitting(table, Keyworded("shield")) == {card}
    table.end_phase(0)
    assert (table.number(card, "power"), fitting(table, Keyworded("shield"))) == (3000, set())


@pytest.mark.parametrize("others", [0, 2])
def test_undergo_with_gives_a_procedure_the_cards_and_the_others(table: Table, others: int) -> None:
    card, rest = table.put("battle", 0), table.put_many(others, "battle", 1)
    given: list[tuple[int, int, tuple[int, ...]]] = []

    def note() -> None:
        f = table.state.stack[-1]
        given.append((f.a, f.b, f.items))

    BOOK.book.program.alias("with others", table.procedure(note))
    use(table, Do(MINE, CardProcedureWith("with others", THEIRS)))
    assert given == ([(0, 1, (card, *rest))] if others else [])


# Effects


def test_choose_each_is_some_of_these_and_some_of_those(table: Table) -> None:
    mine, theirs = table.put_many(2, "battle", 0), table.put_many(2, "battle", 1)
    use(table, ChooseEach((exactly(1, MINE), up_to(1, THEIRS))), Do(It(), REST))
    table.choose("pick", mine[1])
    table.choose("pick", theirs[0])
    assert [table.rested(card) for card in (*mine, *theirs)] == [False, True, True, False]


def test_summon_calls_for_tokens_by_their_name(table: Table) -> None:
    token = table.put("box", 0, labels="token")
    given: list[tuple[int, int, int, tuple[int, ...]]] = []

    def note() -> None:
        f = table.state.stack[-1]
        given.append((f.a, f.b, f.c, f.items))

    BOOK.book.program.alias("token", table.procedure(note))
    use(table, CreateTokens("Test card", Fixed(2), True, OPPONENT), CreateTokens("Nobody", Fixed(1)), CreateTokens("Test card", Fixed(0)))
    assert given == [(1, 2, 1, (table.state.prints[token],) * 2)]


@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_take_off_moves_cards_from_a_pile_and_they_are_it(table: Table, whose: int) -> None:
    add_taking(BOOK.book.program, "8-8-1")
    top = table.cards("deck", whose)[:-3:-1]
    use(table, TakeOff(whose, ZONE_DECK, Fixed(2), ZONE_DROP, BY_SKILL), Do(It(), MoveTo(ZONE_HAND, BY_SKILL)),
        Draw(OPPONENT if whose == YOU else YOU, ThatMany()))
    assert set(table.cards("hand", whose)) == set(top)
    assert table.count("hand", 1 - whose) == 2


def test_put_back_lays_cards_on_top_in_the_order_that_is_chosen(table: Table) -> None:
    top = table.cards("deck", 0)[:-4:-1]
    use(table, Look(Top(ZONE_DECK, YOU, Fixed(3)), False, LOOK), PutBack(Looked()))
    for card in (top[2], top[0]):
        table.choose("pick", card)
    assert table.cards("deck", 0)[:-4:-1] == [top[2], top[0], top[1]]
    assert table.count("deck", 0) == 33


@pytest.mark.parametrize("pay", [True, False])
def test_costs_paid_is_whether_they_were(table: Table, pay: bool) -> None:
    cost = Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL))
    card = table.put("battle", 0, text=(Automatic(costs=(cost,), effects=(PayCosts(), If(Done(True), DRAW_ONE))),))
    table.put("hand", 0)
    table.main_phase(0)
    carry_out(table, card)
    table.choose("yes" if pay else "no")
    assert len(table.events("moved", "draw")) == int(pay)


@pytest.mark.parametrize("pay", [True, False])
def test_pay_costs_asks_as_the_effect_is_carried_out(table: Table, pay: bool) -> None:
    cost = Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL))
    text = Automatic(costs=(cost,), effects=(PayCosts(), If(Done(), Draw(YOU, Fixed(3)))))
    card = table.put("battle", 0, text=(text,))
    table.put("hand", 0)
    table.main_phase(0)
    carry_out(table, card)
    table.choose("yes" if pay else "no")
    assert (table.count("drop", 0), table.count("hand", 0)) == ((1, 3) if pay else (0, 1))


def test_pay_costs_asks_nothing_where_they_cannot_be_paid(table: Table) -> None:
    cost = Do(exactly(1, THEIRS), MoveTo(ZONE_DROP, BY_SKILL))
    card = table.put("battle", 0, text=(Automatic(costs=(cost,), effects=(PayCosts(), If(Done(), DRAW_ONE))),))
    table.main_phase(0)
    carry_out(table, card)
    assert (table.asks, table.count("hand", 0)) == ((0, "6-3-1-2"), 0)


def test_search_shows_the_pile_to_who_searches_and_shuffles_the_rest(table: Table) -> None:
    card = table.put("deck", 0, labels="trait:森")
    before = list(table.cards("deck", 0))
    found = up_to(1, AnyCard(YOU, (Labelled("trait:森"),)))
    use(table, Search(found, ZONE_DECK, LOOK), Do(It(), MoveTo(ZONE_HAND, BY_SKILL)))
    assert {sees(table.state, it) for it in table.cards("deck", 0)} == {1}
    table.choose("pick", card)
    assert (table.cards("hand", 0), {sees(table.state, it) for it in table.cards("deck", 0)}) == ([card], {0})
    assert table.cards("deck", 0) != before[:-1]
    assert sorted(table.cards("deck", 0)) == sorted(before[:-1])


def test_share_out_gives_each_card_its_points(table: Table) -> None:
    cards = table.put_many(2, "battle", 1)
    use(table, Do(THEIRS, REST), ShareOut(Fixed(5), BY_SKILL))
    table.choose("number", 2)
    assert [table.state.damage[card] for card in cards] == [2, 3]


def test_name_label_gives_this_card_the_label_that_is_named(table: Table) -> None:
    this = table.put("battle", 0)
    for label in ("trait:森", "trait:海", "color:red"):
        table.put("battle", 1, labels=label)
    use(table, NameLabel("trait", FOR_TURN), by=this)
    assert table.offered("number") == [0, 1]
    table.choose("number", 1)
    named = [label for label in ("trait:森", "trait:海") if has_label(table.state, this, label)]
    assert named == [sorted(("trait:森", "trait:海"))[1]]
    table.end_phase(0)
    assert not has_label(table.state, this, named[0])


# Sorts of abilities


def test_allowing_lets_a_card_do_something_with_some_cards(table: Table) -> None:
    theirs = table.put("battle", 1)
    card = table.put("battle", 0, text=(Allowing(deed=60, others=THEIRS),))
    plain = table.put("battle", 0)
    g = table.state
    assert allows(g, 60, card, theirs)
    assert not allows(g, 60, card, plain)
    assert not allows(g, 61, card, theirs)
    assert not allows(g, 60, plain, theirs)


def test_luring_says_to_which_cards_others_have_to_do_something(table: Table) -> None:
    mine = table.put("battle", 0)
    lure = table.put("battle", 1, text=(Luring(deed=60, who=THEIRS, others=This()),))
    table.put("battle", 1)
    g = table.state
    assert lured(g, 60, mine) == [lure]
    assert lured(g, 61, mine) == []
    assert lured(g, 60, lure) == []


@pytest.mark.parametrize(("most", "legal"), [(None, False), (-1, True), (4, True), (3, False)])
def test_copies_says_how_many_a_deck_may_have(most: int | None, legal: bool) -> None:
    abilities: tuple[Ability, ...] = () if most is None else (Copies(most=most),)
    many = Card("dragonball", "B0", "battle", (Face(Text("札", "Card"), CARDS["B0"].front.fields, abilities),))
    main = {**DECK.parts["main"], "B0": 4, "B1": 2}
    found = problems(DeckList("dragonball", Text("束", "Pile"), {**DECK.parts, "main": main}), {**CARDS, "B0": many})
    assert [problem.rule for problem in found] == ([] if legal else ["5-1-3-1"])


def test_having_and_played_do_nothing_by_themselves(table: Table) -> None:
    """They are read off the card by the books that have such keywords and cards."""
    card = table.put("battle", 0, text=(KeywordNumber(attribute=POWER, number=2), Played(effects=(DRAW_ONE,))))
    table.main_phase(0)
    assert (table.offered("use"), table.count("hand", 0), table.number(card, "power")) == ([], 0, 3000)
    carry_out(table, table.put("battle", 0, text=(Played(effects=(DRAW_ONE,)),)))
    assert table.count("hand", 0) == 1


def test_having_is_a_number_of_the_card_in_books_with_such_keywords() -> None:
    attribute = gundam.ATTRIBUTES.index("breach")
    face = Face(Text("札", "Card"), {}, (KeywordNumber(attribute=attribute, number=3),))
    assert gundam_schema.number_of(Card("gundam", "U1", "unit", (face,)), face, "breach") == 3
