"""14-1, 14-3 and 14-8: abilities are played to the gate and resolved."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.modes import Modes
from tefuda.kernel.abilities.nodes import EQUAL, YOU
from tefuda.kernel.abilities.numbers import Counted, Fixed
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.search import ShareOut
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.gateruler.areas import BY_ABILITY, DISCARD, ZONE_GATE, ZONE_GRAVEYARD, ZONE_HAND
from tefuda.rulebooks.gateruler.cards import ATK, COST, HP
from tefuda.rulebooks.gateruler.language import LANGUAGE
from tefuda.rulebooks.gateruler.processes import ABILITY, DAMAGE_EXECUTION
from tests.laid_table import take_out

from .table import Table
from .texts import (
    DRAW, MY_HAND, MY_UNITS, ONE, THEIR_RULER, THEIR_UNITS, always, choice, choose, damage, do, event, instant,
    lasts, normal, pay, undergo, units, usable, use,
)

DISCARD_ONE = Do(choice(MY_HAND), MoveTo(ZONE_GRAVEYARD, DISCARD))
HURT_TWO = (choose(THEIR_UNITS), damage(2))


# 14-1, 14-8 Activated abilities


@pytest.mark.rules("14-1a-1a", "14-8a", "14-8b", "7-7a", "9-3e-4f")
def test_14_3b_1_an_ability_goes_on_the_gate_itself(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(DRAW))
    table.main_phase(0)
    use(table, unit)
    assert table.processes() == [ABILITY]
    assert table.where(unit) == ("attack1", 0)
    assert table.count("hand") == 0
    table.resolve()
    assert (table.gate, table.count("hand")) == ([], 1)


@pytest.mark.rules("7-7a")
def test_14_8a_only_its_controller_may_play_it_in_the_main_phase(table: Table) -> None:
    mine, theirs = table.unit("attack1", 0), table.unit("attack1", 1)
    table.give(mine, normal(DRAW))
    table.give(theirs, normal(DRAW))
    table.main_phase(0)
    assert usable(table) == [mine]
    table.choose("pass")
    assert usable(table) == []
    assert table.why_not(f"use {table.name(theirs)} 0") == "9-3e-4"


def test_9_3e_3_an_instant_ability_can_be_played_whenever_there_is_priority(table: Table) -> None:
    mine, theirs = table.unit("attack1", 0), table.unit("attack1", 1)
    table.give(mine, normal(DRAW))
    table.give(theirs, instant(DRAW))
    table.main_phase(0)
    use(table, mine)
    assert usable(table) == []
    table.choose("pass")
    use(table, theirs)
    assert table.processes() == [ABILITY, ABILITY]
    # The one on top is resolved first (9-4c).
    table.forget_events()
    table.resolve()
    assert [it.text("en")[:8] for it in table.events("moved", "draw")] == ["Player 2", "Player 1"]


def test_14_2a_1_an_ability_works_only_on_the_field(table: Table) -> None:
    unit = table.give(table.unit("hand", 0), normal(DRAW))
    table.main_phase(0)
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "14-2a"


def test_14_2b_an_ability_works_where_it_says(table: Table) -> None:
    unit = table.give(table.unit("graveyard", 0), normal(DRAW, where=(10,)))
    table.main_phase(0)
    assert usable(table) == [unit]


# 14-3b Playing


def test_14_3b_2_one_of_several_effects_is_picked_on_play(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(Modes((DRAW, damage(1, THEIR_RULER)))))
    table.main_phase(0)
    use(table, unit)
    assert table.asks == (0, "14-3b-2")
    table.game.choose(1)
    table.resolve()
    assert table.count("hand") == 0
    assert table.processes() == [DAMAGE_EXECUTION]


def test_14_3b_2_only_those_with_enough_to_choose_from_can_be_picked(table: Table) -> None:
    both = (choose(THEIR_UNITS), damage(1))
    unit = table.give(table.unit("attack1", 0), normal(Modes((DRAW, If(Done(), both[0]), both[0]))))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    # Without an enemy there was just one to pick.
    assert table.count("hand") == 1


def told(table: Table) -> list[str]:
    """The numbers to pick from, in words."""
    return [action.words("ja") for action in table.game.legal()]


def test_14_3b_2_each_choice_of_several_is_told_in_its_own_words(table: Table) -> None:
    """The first one on play; the next one as it is come to, with more to pick from."""
    text = "通常：以下から1つを選ぶ。\n・カードを1枚引く。\n・カードを2枚引く。"
    (first,) = LANGUAGE.read(text)[0].effects
    assert isinstance(first, Modes)
    many = Modes((*LANGUAGE.read("通常：カードを3枚引く。")[0].effects, *first.options))
    unit = table.give(table.unit("attack1", 0), normal(first, many))
    table.main_phase(0)
    use(table, unit)
    assert [it[-9:] for it in told(table)] == ["カードを1枚引く。", "カードを2枚引く。"]
    table.game.choose(0)
    while table.asks[1] != "14-3b-2":
        table.choose("pass")
    assert [it[-9:] for it in told(table)] == ["カードを3枚引く。", "カードを1枚引く。", "カードを2枚引く。"]


@pytest.mark.rules("14-3c-1", "14-15a")
def test_14_3b_4_what_is_chosen_is_chosen_on_play(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO))
    table.main_phase(0)
    use(table, unit)
    assert table.asks == (0, "14-3b-4")
    table.choose("pick", other)
    assert table.processes() == [ABILITY]
    table.resolve()
    assert table.processes() == [DAMAGE_EXECUTION]
    assert table.state.data[table.gate[0]][2] == unit
    table.resolve()
    assert (table.damage(one), table.damage(other)) == (0, 2)


@pytest.mark.rules("14-8a")
def test_14_3b_4_without_enough_to_choose_from_it_can_not_be_played(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(choose(THEIR_UNITS, 2), damage(2)))
    event_card = table.give(table.event("hand", 0), event(*HURT_TWO))
    table.main_phase(0)
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "14-3b-4"
    assert table.offered("play") == []
    assert table.why_not(f"play {table.name(event_card)}") == "14-3b-4"


def test_14_3b_4a_of_none_nothing_is_chosen(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(choose(THEIR_UNITS, 0), damage(2), DRAW))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.count("hand") == 1


def test_14_3b_4b_nothing_is_chosen_twice_for_one_choice(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.unit("defence", 1)
    unit = table.give(table.unit("attack1", 0), normal(choose(THEIR_UNITS, 2), damage(1)))
    table.main_phase(0)
    use(table, unit)
    table.choose("pick", one)
    assert one not in table.offered("pick")
    table.choose("pick", other)
    table.resolve()
    assert table.state.data[table.gate[0]][4::3] == (one, other)


def test_14_3b_4c_what_lies_on_the_gate_does_not_choose_itself(table: Table) -> None:
    answer = table.give(table.event("set1", 1, "instant"), event(
        choose(Cards((ZONE_GATE,), 2)), do(MoveTo(ZONE_GRAVEYARD, BY_ABILITY))))
    played = table.give(table.event("hand", 0), event(DRAW))
    table.main_phase(0)
    table.choose("pass")
    # Alone it would have only itself.
    assert table.offered("play") == []
    table.choose("pass")
    table.main_phase(0)
    table.choose("play", played)
    table.choose("pass")
    table.choose("play", answer)
    table.resolve()
    assert table.where(played) == ("graveyard", 0)
    assert table.count("hand") == 0


def test_14_3b_4e_how_many_is_fixed_on_play(table: Table) -> None:
    victims = [table.unit("attack1", 1), table.unit("attack2", 1)]
    mine = table.unit("attack2", 0)
    unit = table.give(table.unit("attack1", 0), normal(Choose(Choice(THEIR_UNITS, Counted(MY_UNITS))), damage(1)))
    table.main_phase(0)
    use(table, unit)
    take_out(table.state, mine)
    table.resolve()
    table.resolve()
    assert [table.damage(card) for card in victims] == [1, 1]


@pytest.mark.rules("14-3b-5a", "14-3b-5b", "15-10a", "15-10a-1")
def test_14_3b_5_points_are_shared_out_on_play_at_least_one_to_each(table: Table) -> None:
    one, other = table.unit("attack1", 1, hp=9), table.unit("attack2", 1, hp=9)
    unit = table.give(table.unit("attack1", 0), normal(
        choose(THEIR_UNITS, 2), ShareOut(Fixed(4), 0, "share damage")))
    table.main_phase(0)
    use(table, unit)
    assert table.asks[0] == 0
    assert table.offers == [("number", 1, 0), ("number", 2, 0), ("number", 3, 0)]
    table.game.choose(2)
    assert table.processes() == [ABILITY]
    table.resolve()
    table.resolve()
    assert (table.damage(one), table.damage(other)) == (3, 1)


@pytest.mark.rules("14-3b-6", "14-3b-7", "14-3b-8a", "14-1a-1", "15-15a")
def test_14_3b_8_costs_are_paid_on_play_in_order() -> None:
    table = Table("paying", "paying")
    hand = table.unit("hand", 0)
    unit = table.give(table.unit("attack1", 0), normal(DRAW, costs=(pay(3), DISCARD_ONE)))
    table.main_phase(0)
    table.forget_events()
    use(table, unit)
    paid = [it.reason for it in table.game.events(None, 0) if it.reason in ("pay", "discard")]
    assert paid == ["pay", "pay", "pay", "discard"]
    assert table.where(hand) == ("graveyard", 0)
    assert table.processes() == [ABILITY]


def test_14_3b_8_what_can_not_be_paid_whole_can_not_be_played(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(DRAW, costs=(DISCARD_ONE,)))
    other = table.give(table.unit("attack2", 0), normal(DRAW, costs=(pay(1),)))
    table.main_phase(0)
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "14-3b-8"
    assert table.why_not(f"use {table.name(other)} 0") == "14-3b-8"


@pytest.mark.rules("14-3b-6d")
def test_14_3b_6c_texts_make_cards_cost_more_or_less() -> None:
    table = Table("paying", "paying")
    green, red = (Cards((ZONE_HAND,), YOU, (Labelled(f"army:{name}"),)) for name in "緑赤")
    table.give(table.unit("attack1", 0), always(green, Plus(COST, Fixed(-2))))
    table.give(table.unit("attack2", 0, atk=9), always(red, Plus(COST, ONE)))
    cheap, dear = table.unit("hand", 0, level=5, army="緑"), table.unit("hand", 0, level=3, army="赤")
    table.main_phase(0)
    assert table.offered("summon") == [cheap]
    assert table.why_not(f"summon {table.name(dear)} attack1") == "14-3b-8"
    table.choose("summon", cheap, "defence")
    assert all(table.rests(card) for card in table.cards("energy"))


def test_14_3b_6e_a_card_can_be_played_without_its_cost() -> None:
    table = Table("paying", "paying")
    unit = table.give(table.unit("attack1", 0), normal(choose(Cards((ZONE_GRAVEYARD,), YOU)), undergo("play free")))
    dead = table.unit("graveyard", 0, level=9)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.asks == (0, "14-3b-3a")
    table.choose("place", "attack2")
    assert table.gate[-1] == dead
    table.resolve()
    assert table.where(dead) == ("attack2", 0)


def test_14_3b_1b_what_applies_to_a_card_in_hand_applies_to_it_on_the_gate(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(lasts(Plus(ATK, Fixed(3)), FOR_TURN, MY_HAND)))
    card = table.unit("hand", 0, atk=2)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("summon", card, "attack2")
    assert value(table.state, card, ATK) == 5
    table.resolve()
    # Then it is a new card (3-2d).
    assert value(table.state, card, ATK) == 2


# 14-3c Resolving


def test_14_3c_1_what_is_no_longer_right_is_left_out_and_the_rest_is_done(table: Table) -> None:
    victim = table.unit("attack1", 1)
    unit = table.give(table.unit("attack1", 0), normal(choose(units(Has(HP, EQUAL, Fixed(3)))), damage(2), DRAW))
    answer = table.give(table.event("set1", 1, "instant"), event(choose(MY_UNITS), lasts(Plus(HP, ONE))))
    table.main_phase(0)
    use(table, unit)
    table.choose("pass")
    table.choose("play", answer)
    table.resolve()
    table.resolve()
    assert table.processes() == []
    assert (table.damage(victim), table.count("hand")) == (0, 1)


def test_14_3c_1_what_has_left_is_no_longer_there(table: Table) -> None:
    victim = table.unit("attack1", 1)
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO, DRAW))
    answer = table.give(table.event("set1", 1, "instant"), event(choose(MY_UNITS), do(MoveTo(ZONE_HAND, BY_ABILITY))))
    table.main_phase(0)
    use(table, unit)
    table.choose("pass")
    table.choose("play", answer)
    table.resolve()
    table.resolve()
    assert table.where(victim) == ("hand", 1)
    assert (table.processes(), table.count("hand")) == ([], 1)


@pytest.mark.rules("14-15b")
def test_14_3c_2c_an_event_does_what_it_says_and_goes_to_the_graveyard(table: Table) -> None:
    victim = table.unit("attack1", 1)
    card = table.give(table.event("hand", 0), event(*HURT_TWO))
    table.main_phase(0)
    table.choose("play", card)
    assert table.gate == [card]
    table.resolve()
    assert table.where(card) == ("graveyard", 0)
    assert table.state.data[table.gate[0]][2] == card
    table.resolve()
    assert table.damage(victim) == 2


def test_14_3c_3a_an_ability_is_resolved_even_if_its_card_is_gone(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(DRAW, costs=(Do(This(), MoveTo(ZONE_GRAVEYARD, BY_ABILITY)),)))
    table.main_phase(0)
    use(table, unit)
    assert table.where(unit) == ("graveyard", 0)
    table.resolve()
    assert table.count("hand") == 1


def test_14_3b_choices_on_the_gate_are_kept_by_a_save(table: Table) -> None:
    table.unit("attack1", 1), table.unit("attack2", 1)
    unit = table.give(table.unit("attack1", 0), normal(*HURT_TWO))
    table.main_phase(0)
    use(table, unit)
    table.game.choose(0)
    g = table.state
    assert same(decode(g.book, g.table, encode(g)), g)
