"""Whole games in which both players choose at random: nothing is lost, and they end."""
from __future__ import annotations

import random
from collections import Counter

import pytest

from tefuda.cards.card import Card
from tefuda.cards.decks import DeckList
from tefuda.cards.text import Text
from tefuda.kernel.codes import PASS, REST
from tefuda.kernel.continuous.projection import value
from tefuda.kernel.machine.machine import answer
from tefuda.kernel.state.state import State
from tefuda.play.match import Match
from tefuda.rulebooks.gundam.areas import (
    BASE, BATTLE, DO_END_MAIN, DO_KEEP, HAND, HAND_LIMIT, IN_USE, LAYOUT, RESOURCE_LIMIT, RESOURCES, SHIELDS,
    UNIT_LIMIT,
)
from tefuda.rulebooks.gundam.c4_terms import units
from tefuda.rulebooks.gundam.cards import HP
from tefuda.rulebooks.gundam.deck import FIXED_CARDS
from tests.gundam.table import BOOK, card, unit_card
from tests.random_play import RandomPlay, check_copy, check_options


def pool(chance: random.Random) -> dict[str, Card]:
    """Cards of every type, with every number and keyword that acts."""
    found = [card("R", "resource")]
    for index in range(16):
        found.append(unit_card(
            f"U{index}", level=chance.randrange(6), cost=chance.randrange(4), ap=chance.randrange(5),
            hp=1 + chance.randrange(5), blocker=chance.random() < 0.3, first_strike=chance.random() < 0.2,
            high_maneuver=chance.random() < 0.2, link=("name:甲",) if index % 3 == 0 else ("trait:軍",)))
    for index in range(4):
        found.append(card(
            f"P{index}", "pilot", color="blue", level=chance.randrange(4), cost=chance.randrange(2),
            ap=chance.randrange(3), hp=chance.randrange(3), traits=("軍",) if index % 2 else (),
            blocker=index == 3))
        found.append(card(
            f"C{index}", "command", color="red", level=chance.randrange(4), cost=chance.randrange(3),
            main=index != 1, action=index != 0, pilot=index > 1, pilot_name=Text("甲", "A"), ap=1, burst=index == 2))
        found.append(card(
            f"B{index}", "base", color="red", level=chance.randrange(5), cost=chance.randrange(3), ap=index,
            hp=3 + index))
    return {**FIXED_CARDS, **{it.number: it for it in found}}


def deck(chance: random.Random, cards: dict[str, Card]) -> DeckList:
    copies = [number for number, it in cards.items() if it.type in ("unit", "pilot", "command", "base")] * 4
    main = Counter(chance.sample(copies, 50))
    return DeckList("gundam", Text("束", "Pile"), {"main": dict(main), "resources": {"R": 10}})


def match_of(seed: int) -> Match:
    chance = random.Random(seed)
    cards = pool(chance)
    return Match(BOOK, [deck(chance, cards), deck(chance, cards)], cards)


def check_areas(g: State) -> None:
    """Between two decisions the rules have looked after every area."""
    for player in (0, 1):
        own = units(g, player)
        assert len(own) <= UNIT_LIMIT
        pilots = [it for it in g.zones[BATTLE + player] if it not in own]
        assert len({g.host[it] for it in pilots}) == len(pilots)
        assert {g.host[it] for it in pilots} <= set(own)
        assert len(g.zones[BASE + player]) <= 1
        assert len(g.zones[RESOURCES + player]) <= RESOURCE_LIMIT
        assert not g.zones[IN_USE + player]
        assert all(g.flags[it] == REST and not g.damage[it] for it in g.zones[SHIELDS + player])
        assert all(g.damage[it] < value(g, it, HP) for it in [*own, *g.zones[BASE + player]])
        if g.turn_player != player and g.turn > 2:
            assert len(g.zones[HAND + player]) <= HAND_LIMIT
    for place, cards in enumerate(g.zones):
        for it in cards:
            assert g.book.may_lie(g, place, g.prints[it])
            assert LAYOUT.zone(place).restable or not g.flags[it] & REST
            assert it not in g.data or RESOURCES <= place < SHIELDS


RANDOM_PLAY = RandomPlay(check_areas, last=(PASS, DO_END_MAIN, DO_KEEP), longest=5000, often=0.2)


@pytest.mark.parametrize("batch", range(10))
def test_random_games_lose_no_card_and_end(batch: int) -> None:
    match = match_of(batch)
    for seed in range(30):
        RANDOM_PLAY.play(match.deal(seed), random.Random(f"{batch} {seed}"))


def test_a_copy_plays_the_same_game() -> None:
    check_copy(match_of(99).deal(7), random.Random(7), before=40, after=RANDOM_PLAY.longest)


def test_the_refusal_of_every_option_is_none() -> None:
    """The legal list and the refusals are one predicate: no option is refused by a paragraph of its own."""
    g = match_of(3).deal(3)
    chance = random.Random(3)
    kinds = set()
    while not g.over:
        kinds |= {g.book.verbs[code & 255].word for code in g.options}
        check_options(g, RANDOM_PLAY.last)
        answer(g, chance.choice(g.options))
    assert {"deploy", "set", "attack", "end-main", "pass"} <= kinds
