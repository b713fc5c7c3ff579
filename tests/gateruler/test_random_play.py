"""Whole games in which both players choose at random: nothing is lost, and they end."""
from __future__ import annotations

import random
from collections import Counter

import pytest

from tefuda.kernel.codec import decode, encode, essence
from tefuda.kernel.codes import FACE_DOWN, PASS, REST
from tefuda.kernel.machine import answer
from tefuda.kernel.state import State
from tefuda.play.match import Match
from tefuda.rulebooks.gateruler.areas import (
    COUNTER_ZONE, DO_END_ATTACKS, DRIVE_ZONE, GATE, LAYOUT, MAIN_PHASE, PHASE, START_PHASE,
)
from tefuda.rulebooks.gateruler.rulers import RULERS
from tefuda.rulebooks.rulebook import rulebook

BOOK = rulebook("gateruler")
CARDS = {**RULERS, **BOOK.cards}
PAIRS = [(one, other) for one in BOOK.decks for other in BOOK.decks]
LAST = (PASS, DO_END_ATTACKS)


def check_cards(g: State, brought: Counter[tuple[int, int]]) -> None:
    """Every card is in the one place where it says that it is, and all that were brought are there."""
    found = [card for zone in g.zones for card in zone]
    assert len(found) == len(set(found))
    assert all(card in g.zones[g.zone_of[card]] for card in found)
    assert Counter((g.owner[card], g.prints[card]) for card in found if card not in g.data) == brought
    assert all(g.owner[card] == g.master[card] for card in found)


def check_zones(g: State) -> None:
    """Between two decisions the rules have looked after every zone."""
    for place, cards in enumerate(g.zones):
        zone = LAYOUT.zone(place)
        assert not (cards and g.closed[place])
        assert not zone.capacity or len(cards) <= zone.capacity
        for card in cards:
            if card in g.data:
                assert place == GATE
                continue
            assert g.book.may_lie(g, place, g.prints[card])
            assert zone.restable or not g.flags[card] & REST
            assert bool(g.flags[card] & FACE_DOWN) == (zone.name == "set") or zone.name == "drive"
            assert zone.name != "defence" or g.flags[card] & REST
    assert set(g.notes) <= set(g.zones[GATE])
    assert not g.zones[COUNTER_ZONE] and not g.zones[COUNTER_ZONE + 1]
    if g.registers[PHASE] not in (START_PHASE, MAIN_PHASE):
        assert not g.zones[DRIVE_ZONE + g.turn_player]


def check_options(g: State) -> None:
    assert len(g.options) == len(set(g.options))
    assert not any(code in g.options[:-1] for code in LAST)
    assert all(g.book.refusal(g, code) in (0, 1, 2) for code in g.options)


@pytest.mark.parametrize("pair", PAIRS)
def test_random_games_lose_no_card_and_end(pair: tuple[str, str]) -> None:
    match = Match(BOOK, [BOOK.deck(name) for name in pair], CARDS)
    for seed in range(25):
        chance = random.Random(f"{pair}{seed}")
        g = match.deal(seed)
        brought = Counter((g.owner[card], g.prints[card]) for zone in g.zones for card in zone)
        for _ in range(20000):
            if g.over:
                break
            if chance.random() < 0.1:
                check_cards(g, brought)
                check_zones(g)
                check_options(g)
            if chance.random() < 0.01:
                g = chance.choice((g.clone(), decode(g.book, g.table, encode(g))))
            answer(g, chance.choice(g.options))
        assert g.over
        assert g.losers


def test_a_copy_plays_the_same_game() -> None:
    match = Match(BOOK, [BOOK.deck(name) for name in PAIRS[1]], CARDS)
    g = match.deal(7)
    chance = random.Random(7)
    for _ in range(300):
        answer(g, chance.choice(g.options))
    copy = g.clone()
    for _ in range(200):
        if g.over:
            break
        number = chance.randrange(len(g.options))
        answer(g, g.options[number])
        answer(copy, copy.options[number])
    assert essence(g) == essence(copy)
