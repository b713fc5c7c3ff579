"""Whole games in which both players choose at random: nothing is lost, and they end."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.codes import FACE_DOWN, PASS, REST
from tefuda.kernel.state.state import State
from tefuda.play.match import Match
from tefuda.rulebooks.gateruler.areas import (
    COUNTER_ZONE, DO_END_ATTACKS, DRIVE_ZONE, GATE, LAYOUT, MAIN_PHASE, PHASE, START_PHASE,
)
from tefuda.rulebooks.gateruler.rulers import RULERS
from tefuda.rulebooks.rulebook import rulebook
from tests.random_play import RandomPlay, check_copy

BOOK = rulebook("gateruler")
CARDS = {**RULERS, **BOOK.cards}
PAIRS = [(one, other) for one in BOOK.decks for other in BOOK.decks]


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


RANDOM_PLAY = RandomPlay(check_zones, last=(PASS, DO_END_ATTACKS), longest=20000, often=0.1)


@pytest.mark.parametrize("pair", PAIRS)
def test_random_games_lose_no_card_and_end(pair: tuple[str, str]) -> None:
    match = Match(BOOK, [BOOK.deck(name) for name in pair], CARDS)
    for seed in range(25):
        RANDOM_PLAY.play(match.deal(seed), random.Random(f"{pair}{seed}"))


def test_a_copy_plays_the_same_game() -> None:
    match = Match(BOOK, [BOOK.deck(name) for name in PAIRS[1]], CARDS)
    check_copy(match.deal(7), random.Random(7), before=300, after=200)
