"""Effects that last: their order, how long, and what they protect from (8-9, 1-3-6)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest, TurnOver
from tefuda.kernel.abilities.conditions import Fits
from tefuda.kernel.abilities.player_effects import PlayerProcedure
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Moves
from tefuda.kernel.abilities.nodes import EITHER, YOU, Quality, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, Cannot, Gains, Plus, LosesAbility
from tefuda.kernel.abilities.filters import AmongThem
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards, CardInRegister
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import BEING_CHOSEN, MOVED
from tefuda.kernel.continuous.lasting_effects import (
    FOR_BATTLE, FOR_GAME, FOR_NEXT_TURN, FOR_OPPONENTS_NEXT_TURN, FOR_OWN_NEXT_TURN, FOR_PHASE, FOR_TURN, ONCE,
    add_effect,
)
from tefuda.rulebooks.dragonball.areas import (
    ATTACK_START, ATTACKER, ATTACKING, AWAKEN, BEING_ATTACKED, BY_SKILL, DROP, JOINING, ZONE_BATTLE, ZONE_HAND,
)
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MINE, THEIRS, exactly, use, when
from tests.dragonball.table import Table
from tefuda.kernel.continuous.effect_sorts import REPLACE

MORE = Plus(POWER, Fixed(1000))
SEVEN = Becomes(POWER, Fixed(7000))
FOREST = Cards((ZONE_BATTLE,), EITHER, (Labelled("trait:森"),))


def standing(*qualities: Quality) -> tuple[Always, ...]:
    return tuple(Always(statics=(Static(MINE, it),)) for it in qualities)


@pytest.mark.parametrize(("qualities", "power"), [
    ((MORE, MORE), 5000), ((SEVEN, MORE), 8000), ((MORE, SEVEN), 7000), ((Plus(POWER, Fixed(-4000)), MORE), 0),
])
def test_8_9_1_3_the_oldest_applies_first(table: Table, qualities: tuple[Quality, ...], power: int) -> None:
    """A sum below 0 counts as 0 only in the end (1-3-6)."""
    card = table.put("battle", 0, power=3000)
    for quality in qualities:
        use(table, Do(MINE, Lasts(quality, FOR_TURN)))
    assert table.number(card, "power") == power


@pytest.mark.parametrize("first", ["effect", "ability"])
def test_8_9_1_3_effects_and_abilities_are_in_one_order_of_time(table: Table, first: str) -> None:
    card = table.put("battle", 0, power=3000)
    source = table.put("hand", 0, text=standing(SEVEN))
    if first == "effect":
        use(table, Do(MINE, Lasts(MORE, FOR_TURN)))
    table.main_phase(0)
    table.choose("play", source)
    if first == "ability":
        use(table, Do(MINE, Lasts(MORE, FOR_TURN)))
    assert table.number(card, "power") == (7000 if first == "effect" else 8000)


def test_8_9_1_2_what_is_no_number_applies_before_numbers(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    table.put("leader", 0, text=(Always(statics=(Static(FOREST, MORE),)),))
    assert table.number(card, "power") == 3000
    use(table, Do(MINE, Lasts(GainsLabel("trait:森"), FOR_TURN)))
    assert table.number(card, "power") == 4000


def test_8_9_1_4_an_effect_does_not_follow_a_card_that_left(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    use(table, Do(MINE, Lasts(MORE, FOR_TURN)), Do(MINE, MoveTo(ZONE_HAND, BY_SKILL)))
    table.choose("play", card)
    assert (table.where(card), table.number(card, "power")) == (("battle", 0), 3000)


def test_8_9_1_5_an_ability_applies_to_a_card_as_soon_as_it_arrives(table: Table) -> None:
    table.put("leader", 0, text=standing(MORE))
    card = table.put("hand", 0, power=3000)
    table.main_phase(0)
    assert table.number(card, "power") == 3000
    table.choose("play", card)
    assert table.number(card, "power") == 4000


def test_10_7_3_a_card_that_turns_over_keeps_what_applies_to_it(table: Table) -> None:
    use(table, Do(This(), Lasts(MORE, FOR_TURN)), Do(This(), TurnOver(AWAKEN)))
    assert table.number(table.leader(0), "power") == 7000


# Durations


def raised(table: Table, duration: int) -> int:
    card = table.put("battle", 0, power=3000)
    use(table, Do(MINE, Lasts(MORE, duration)))
    assert table.number(card, "power") == 4000
    return card


def powers(table: Table, card: int) -> list[bool]:
    """Whether the card still has more: in the battle phase, in the next turn, and in the one after that."""
    found = []
    table.choose("pass")
    assert table.asks[1] == "7-2-1-2"
    found.append(table.number(card, "power") > 3000)
    for _ in range(2):
        while table.asks[1] != "6-3-1-2":
            table.choose("pass")
        found.append(table.number(card, "power") > 3000)
        table.choose("pass")
    return found


@pytest.mark.parametrize(("duration", "lasts"), [
    (FOR_PHASE, [False, False, False]), (FOR_TURN, [True, False, False]), (FOR_NEXT_TURN, [True, True, False]),
    (FOR_GAME, [True, True, True]), (FOR_OPPONENTS_NEXT_TURN, [True, True, False]),
    (FOR_OWN_NEXT_TURN, [True, True, True]),
])
def test_an_effect_ends_with_its_phase_or_turn(table: Table, duration: int, lasts: list[bool]) -> None:
    card = raised(table, duration)
    assert powers(table, card) == lasts


def test_an_effect_for_the_battle_ends_with_it(table: Table) -> None:
    text = when(At(ATTACK_START), Do(This(), Lasts(MORE, FOR_BATTLE)))
    card, guard = table.put("battle", 0, power=3000, text=text), table.put("battle", 1, power=4000)
    table.battle_phase(0)
    table.attack(card, guard)
    assert table.number(card, "power") == 4000
    table.choose("pass")
    assert (table.where(guard), table.number(card, "power")) == (("energy", 1), 3000)


def test_an_effect_for_the_battle_ends_with_the_turn_too(table: Table) -> None:
    text = when(At(ATTACK_START), Do(This(), Lasts(MORE, FOR_BATTLE)), PlayerProcedure("end turn", YOU, Fixed(0)))
    card = table.put("battle", 0, power=3000, text=text)
    table.battle_phase(0)
    table.choose("attack")
    assert (table.asks, table.number(card, "power")) == ((1, "6-3-1-2"), 3000)


def test_an_ability_that_hangs_on_the_battle_ends_with_it(table: Table) -> None:
    fights = Fits(This(), AmongThem(CardInRegister(ATTACKER)))
    text = Always(condition=fights, statics=(Static(This(), MORE),))
    card, guard = table.put("battle", 0, power=3000, text=(text,)), table.put("battle", 1, power=4000)
    table.battle_phase(0)
    table.attack(card, guard)
    assert table.number(card, "power") == 4000
    table.choose("pass")
    assert (table.where(guard), table.number(card, "power")) == (("energy", 1), 3000)


def test_a_replacement_for_once_is_used_up(table: Table) -> None:
    cards = table.put_many(2, "battle", 1)
    for card in cards:
        add_effect(table.state, REPLACE, MOVED, card=card, value=DROP, duration=ONCE)
    table.happen(lambda: table.move(cards[0], "hand", 1))
    assert (table.where(cards[0]), len(table.state.effects)) == (("drop", 1), 1)


# Granting and losing abilities


def test_a_gained_ability_is_lost_when_the_effect_ends(table: Table) -> None:
    card = table.put("battle", 0)
    use(table, Do(MINE, Lasts(Gains(Activated(timings=(MAIN,), effects=(DRAW_ONE,))), FOR_TURN)))
    assert card in table.offered("use")
    table.end_phase(0)
    table.main_phase(0)
    assert card not in table.offered("use")


def test_a_silenced_card_has_its_text_again_when_the_effect_ends(table: Table) -> None:
    card = table.put("battle", 0, power=3000, text=(Always(statics=(Static(This(), MORE),)),))
    use(table, Do(MINE, Lasts(LosesAbility(), FOR_TURN)))
    assert table.number(card, "power") == 3000
    table.end_phase(0)
    assert table.number(card, "power") == 4000


def test_an_ability_that_a_silenced_card_gave_is_gone(table: Table) -> None:
    giver = table.put("battle", 0, text=standing(Gains(Activated(timings=(MAIN,), effects=(DRAW_ONE,)))))
    other = table.put("battle", 0)
    table.main_phase(0)
    assert table.offered("use") == [giver, other]
    use(table, Do(exactly(1, MINE), Lasts(LosesAbility(), FOR_TURN)))
    table.choose("pick", giver)
    assert table.offered("use") == [table.leader(0)]


def test_gained_twice_it_is_had_twice(table: Table) -> None:
    gains = Lasts(Gains(when(Moves(This(), sources=(ZONE_BATTLE,)))[0]), FOR_TURN)
    card = table.put("battle", 0)
    use(table, Do(MINE, gains), Do(MINE, gains))
    table.happen(lambda: table.move(card, "drop", 0))
    while table.asks[1] == "8-5-1-2":
        table.choose("number")
    assert table.count("hand", 0) == 2


# Protection


@pytest.mark.parametrize("player", [0, 1])
def test_a_protected_card_cannot_be_chosen_by_the_opponents_effects(table: Table, player: int) -> None:
    safe = table.put("battle", 1, text=(Always(statics=(Static(This(), Cannot(BEING_CHOSEN)),)),))
    others = table.put_many(2, "battle", 1)
    use(table, Do(exactly(1, THEIRS if player == 0 else MINE), Rest(BY_SKILL)), player=player)
    assert table.offered("pick") == ([safe] if player else []) + others


def test_a_protected_card_is_not_safe_from_what_is_done_to_all(table: Table) -> None:
    safe = table.put("battle", 1, text=(Always(statics=(Static(This(), Cannot(BEING_CHOSEN)),)),))
    use(table, Do(THEIRS, Rest(BY_SKILL)))
    assert table.rested(safe)


def test_a_card_that_cannot_attack_or_join_or_be_attacked_is_not_offered(table: Table) -> None:
    lazy = table.put("battle", 0, text=(*standing(Cannot(ATTACKING)), *standing(Cannot(JOINING))))
    hidden = table.put("battle", 1, text=standing(Cannot(BEING_ATTACKED)))
    table.battle_phase(0)
    table.choose("attack")
    assert table.offered("attack-with") == [table.leader(0)]
    assert table.why_not("attack-with", lazy) == "1-3-3"
    table.choose("attack-with", table.leader(0))
    assert (table.asks[1], table.offered("join")) == ("7-3-1-6", [])
    assert table.where(hidden) == ("battle", 1)


def test_an_effect_for_the_next_turn_of_its_master_ends_with_that(table: Table) -> None:
    card = raised(table, FOR_OWN_NEXT_TURN)
    powers(table, card)
    while table.asks != (1, "6-3-1-2"):
        table.choose("pass")
    assert table.number(card, "power") == 3000
