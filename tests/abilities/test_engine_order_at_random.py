"""Boards full of abilities that hang on each other: whoever asks first, in whatever order, the answer is the same."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.qualities import (
    Becomes, GainsLabel, Cannot, DownTo, Gains, LosesAbility, NeverAbove, NeverBelow, Plus
)
from tefuda.kernel.abilities.conditions import Fits, There
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, OPPONENT, YOU, Condition, Number, Quality, Static
from tefuda.kernel.abilities.nodes import Filter as CardTest
from tefuda.kernel.abilities.nodes import Selection
from tefuda.kernel.abilities.numbers import Counted, Each, Fixed, ValueOf
from tefuda.kernel.abilities.filters import Has, Keyworded, Not, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import BEING_AFFECTED, BEING_LESSENED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.kernel.state.state import State
from tefuda.rulebooks.dragonball.areas import ZONE_BATTLE
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import Table
from tefuda.kernel.continuous.effect_sorts import ADD, SET

FOREST = "trait:森"


def some_test(rng: random.Random) -> CardTest:
    limit = Fixed(1000 * rng.randrange(1, 6))
    return rng.choice([
        Has(POWER, AT_LEAST, limit), Has(POWER, AT_MOST, limit), Labelled(FOREST), Keyworded("k"), Not(Keyworded("k")),
        Other()])


def some_cards(rng: random.Random) -> Selection:
    tests = tuple(some_test(rng) for _ in range(rng.randrange(3)))
    return rng.choice([This(), Cards((ZONE_BATTLE,), rng.choice([YOU, OPPONENT, EITHER]), tests)])


def some_number(rng: random.Random, by: int) -> Number:
    counted = Counted(Cards((ZONE_BATTLE,), EITHER, (some_test(rng),)))
    return rng.choice([Fixed(by), Each(counted, by), ValueOf(This(), POWER)])


def some_quality(rng: random.Random, depth: int) -> Quality:
    by = rng.choice([500, 1000, -1000, 2000])
    if depth and rng.random() < 0.3:
        return Gains(some_ability(rng, depth - 1))
    return rng.choice([
        Plus(POWER, some_number(rng, by)), Becomes(POWER, some_number(rng, abs(by))), GainsLabel(FOREST), LosesAbility(),
        GainsLabel(rng.choice(["trait:", FOREST]), True),
        DownTo(POWER, Fixed(-1000), rng.choice([1000, 2000])), NeverBelow(POWER, Fixed(2000)),
        NeverAbove(POWER, some_number(rng, 1000)), Cannot(BEING_AFFECTED), Cannot(BEING_LESSENED, POWER)])


def some_condition(rng: random.Random) -> Condition | None:
    there = There(Cards((ZONE_BATTLE,), EITHER, (some_test(rng),)), AT_LEAST, Fixed(rng.randrange(1, 4)))
    return rng.choice([None, None, Fits(This(), some_test(rng)), there])


def some_ability(rng: random.Random, depth: int) -> Always:
    return Always(
        keyword=rng.choice(["", "k"]), condition=some_condition(rng),
        statics=tuple(Static(some_cards(rng), some_quality(rng, depth)) for _ in range(rng.choice([1, 1, 2]))))


def board(table: Table, rng: random.Random) -> list[int]:
    cards = [
        table.put("battle", rng.randrange(2), power=1000 * rng.randrange(1, 6), labels=rng.choice(["", FOREST]),
                  text=tuple(some_ability(rng, 2) for _ in range(rng.choice([0, 1, 1, 2]))))
        for _ in range(rng.randrange(2, 6))]
    for _ in range(rng.randrange(3)):
        add_effect(table.state, rng.choice([ADD, SET]), POWER, card=rng.choice(cards), controller=rng.randrange(2),
            value=rng.choice([500, -500, 2000]))
    return cards


def seen(g: State, cards: list[int]) -> dict[int, tuple[object, ...]]:
    g.derived.cards_changed()
    return {card: (value(g, card, POWER), has_label(g, card, FOREST), abilities_of(g, card)) for card in cards}


@pytest.mark.parametrize("seed", range(60))
def test_what_lasting_effects_come_to_does_not_hang_on_who_asks(table: Table, seed: int) -> None:
    cards = board(table, random.Random(seed))
    g = table.state
    first = seen(g, cards)
    assert g.derived.computing == []
    assert seen(g, cards[::-1]) == first
    assert seen(g.clone(), cards) == first
    g.derived.cards_changed()
    assert {card: abilities_of(g, card) for card in cards} == {card: it[2] for card, it in first.items()}
