"""The sorts of abilities, how often they may be used, and what they say always."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding, Replacing
from tefuda.kernel.abilities.card_effects import MoveTo, Rest
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.player_effects import Draw, Nothing
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves, Turns
from tefuda.kernel.abilities.nodes import AT_LEAST, EITHER, OPPONENT, YOU, Limit, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import DRAWING, RESTED
from tefuda.rulebooks.dragonball.areas import BY_SKILL, PAY, ZONE_BATTLE, ZONE_DROP, ZONE_ENERGY, ZONE_HAND
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.dragonball.menus import ATTACKING, GUARDING, MAIN, STANDBY
from tests.abilities.abilities_help import DRAW_ONE, MINE, THEIRS, exactly, refused, use, when
from tests.dragonball.table import Table

ENEMY_THERE = There(THEIRS, AT_LEAST, Fixed(1))


@pytest.mark.parametrize("menu", [MAIN, STANDBY, ATTACKING, GUARDING])
def test_activated_can_be_played_at_its_menus_only(table: Table, menu: int) -> None:
    player = int(menu == GUARDING)
    card = table.put("battle", player, text=(Activated(timings=(menu,), effects=(DRAW_ONE,)),))
    offered = []
    table.main_phase(0)
    offered.append(("use", card) in table.offers)
    table.battle_phase(0)
    offered.append(("use", card) in table.offers)
    table.attack(table.leader(0), table.leader(1))
    offered.append(("use", card) in table.offers)
    table.choose("pass")
    offered.append(("use", card) in table.offers)
    assert offered == [menu == it for it in (MAIN, STANDBY, ATTACKING, GUARDING)]


def test_activated_costs_are_paid_before_its_effect(table: Table) -> None:
    cost = Do(exactly(1, Cards((ZONE_HAND,), YOU)), MoveTo(ZONE_DROP, PAY))
    card = table.put("battle", 0, text=(Activated(timings=(MAIN,), costs=(cost,), effects=(Draw(YOU, Fixed(2)),)),))
    table.main_phase(0)
    assert table.offered("use") == []
    assert refused(table, card) == "8-4-2-2"
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.count("drop", 0), table.count("hand", 0)) == (1, 2)


@pytest.mark.parametrize("enemies", [0, 1])
def test_activated_needs_its_condition(table: Table, enemies: int) -> None:
    card = table.put("battle", 0, text=(Activated(timings=(MAIN,), condition=ENEMY_THERE, effects=(DRAW_ONE,)),))
    table.put_many(enemies, "battle", 1)
    table.main_phase(0)
    assert table.offered("use") == [card] * enemies
    assert refused(table, card) == ("" if enemies else "8-3-3")


def test_activated_works_where_it_says(table: Table) -> None:
    ability = Activated(timings=(MAIN,), where=(ZONE_HAND,), effects=(DRAW_ONE,))
    hand, battle = table.put("hand", 0, text=(ability,)), table.put("battle", 0, text=(ability,))
    table.main_phase(0)
    assert table.offered("use") == [hand]
    assert refused(table, battle) == "8-1-2-1"


def test_automatic_is_played_without_asking_when_its_event_happens(table: Table) -> None:
    card = table.put("hand", 0, text=when(Moves(This(), targets=(ZONE_BATTLE,))))
    table.main_phase(0)
    table.choose("play", card)
    assert (table.count("hand", 0), table.asks) == (1, (0, "6-3-1-2"))


@pytest.mark.parametrize("enemies", [0, 1])
def test_automatic_needs_its_condition(table: Table, enemies: int) -> None:
    ability = Automatic(when=Turns(RESTED, This()), condition=ENEMY_THERE, effects=(DRAW_ONE,))
    table.put("battle", 0, text=(ability,))
    table.put_many(enemies, "battle", 1)
    use(table, Do(MINE, Rest(BY_SKILL)))
    assert table.count("hand", 0) == enemies


@pytest.mark.parametrize("enemies", [0, 1])
def test_always_says_something_while_its_condition_is_met(table: Table, enemies: int) -> None:
    text = Always(condition=ENEMY_THERE, statics=(Static(This(), Plus(POWER, Fixed(1000))),))
    card = table.put("battle", 0, power=3000, text=(text,))
    table.put_many(enemies, "battle", 1)
    table.main_phase(0)
    assert table.number(card, "power") == 3000 + 1000 * enemies


def test_static_is_about_the_cards_it_names_and_only_in_play(table: Table) -> None:
    forest = Cards((ZONE_BATTLE,), EITHER, (Labelled("trait:森"),))
    source = table.put("battle", 0, text=(Always(statics=(Static(forest, Plus(POWER, Fixed(1000))),)),))
    cards = [table.put("battle", player, power=3000, labels="trait:森") for player in (0, 1)]
    plain, in_hand = table.put("battle", 0, power=3000), table.put("hand", 0, power=3000, labels="trait:森")
    numbers = [table.number(card, "power") for card in (*cards, plain, in_hand)]
    assert numbers == [4000, 4000, 3000, 3000]
    table.happen(lambda: table.move(source, "drop", 0))
    assert [table.number(card, "power") for card in cards] == [3000, 3000]


def test_replacing_puts_something_in_the_place_of_an_event(table: Table) -> None:
    wall = Replacing(when=Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_DROP,)), effects=(DRAW_ONE,))
    card = table.put("battle", 1, text=(wall,))
    use(table, Do(THEIRS, MoveTo(ZONE_DROP, BY_SKILL)))
    assert (table.where(card), table.count("hand", 1)) == (("battle", 1), 1)


@pytest.mark.parametrize(("who", "hands"), [(YOU, (1, 0)), (OPPONENT, (0, 1)), (EITHER, (0, 0))])
def test_forbidding_keeps_players_from_a_deed_while_it_is_in_play(
    table: Table, who: int, hands: tuple[int, int],
) -> None:
    card = table.put("battle", 1, text=(Forbidding(who=who, deed=DRAWING),))
    use(table, Draw(EITHER, Fixed(1)))
    assert (table.count("hand", 0), table.count("hand", 1)) == hands
    table.happen(lambda: table.move(card, "drop", 1))
    use(table, Draw(EITHER, Fixed(1)))
    assert (table.count("hand", 0), table.count("hand", 1)) == (hands[0] + 1, hands[1] + 1)


def test_forbidding_needs_its_condition(table: Table) -> None:
    table.put("battle", 1, text=(Forbidding(who=OPPONENT, deed=DRAWING, condition=ENEMY_THERE),))
    use(table, DRAW_ONE)
    assert table.count("hand", 0) == 1
    table.put("battle", 0)
    use(table, DRAW_ONE)
    assert table.count("hand", 0) == 1


def uses(table: Table, limit: Limit, cards: int) -> tuple[list[int], list[int]]:
    """The cards with a limited ability, and which of them can still use it after the first has, once and twice."""
    ability = Activated(timings=(MAIN,), limit=limit, effects=(DRAW_ONE,))
    laid = [table.put("battle", 0, text=(ability,)) for _ in range(cards)]
    left = []
    table.main_phase(0)
    for _ in range(2):
        if table.offered("use")[:1] == [laid[0]]:
            table.choose("use", laid[0])
        left.append(len(table.offered("use")))
    return laid, left


def test_limit_is_for_each_card(table: Table) -> None:
    laid, left = uses(table, Limit(1), 2)
    assert left == [1, 1]
    assert table.offered("use") == [laid[1]]
    assert refused(table, laid[0]) == "10-15-1"


def test_limit_can_be_more_than_once(table: Table) -> None:
    assert uses(table, Limit(2), 1)[1] == [1, 0]


def test_limit_can_be_for_all_of_a_name_of_each_player(table: Table) -> None:
    assert uses(table, Limit(1, by_name=True), 2)[1] == [0, 0]
    table.put("battle", 1, text=(Activated(timings=(MAIN,), limit=Limit(1, by_name=True), effects=(DRAW_ONE,)),))
    table.main_phase(1)
    assert len(table.offered("use")) == 1


@pytest.mark.parametrize(("for_game", "left"), [(False, 1), (True, 0)])
def test_limit_is_for_the_turn_or_for_the_game(table: Table, for_game: bool, left: int) -> None:
    uses(table, Limit(1, for_game=for_game), 1)
    table.turn(0)
    assert len(table.offered("use")) == left


def test_limit_of_an_automatic_ability_lets_it_be_played_once(table: Table) -> None:
    ability = Automatic(when=Turns(RESTED, Cards((ZONE_BATTLE,), OPPONENT)), limit=Limit(1), effects=(DRAW_ONE,))
    table.put("battle", 0, text=(ability,))
    table.put_many(3, "battle", 1)
    use(table, Do(THEIRS, Rest(BY_SKILL)))
    while table.asks[1] == "8-5-1-2":
        table.choose("number")
    assert table.count("hand", 0) == 1


def test_limit_of_a_replacement_lets_it_apply_once(table: Table) -> None:
    wall = Replacing(when=Moves(This(), sources=(ZONE_BATTLE,)), limit=Limit(1), effects=(Nothing(),))
    card = table.put("battle", 1, text=(wall,))
    use(table, Do(THEIRS, MoveTo(ZONE_ENERGY, BY_SKILL)))
    assert table.where(card) == ("battle", 1)
    use(table, Do(THEIRS, MoveTo(ZONE_ENERGY, BY_SKILL)))
    assert table.where(card) == ("energy", 1)


def test_limit_is_that_of_the_object_and_not_of_the_card(table: Table) -> None:
    laid, _ = uses(table, Limit(1), 1)
    table.happen(lambda: table.move(laid[0], "hand", 0))
    table.choose("play", laid[0])
    assert table.offered("use") == laid
