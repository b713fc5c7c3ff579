"""What the log tells beside what happens: what was chosen, what began to last and ended, what was declined."""
from __future__ import annotations

import random
from itertools import islice

import pytest

from tefuda.kernel.codes import BEGUN, ENDED, FIRST_TOLD
from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect, expire
from tefuda.kernel.events.log import count_entries, count_events, entries, last_step, pack_entries, share_log, unpack_entries
from tefuda.kernel.visibility.sight import sees
from tefuda.play.events import Event
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook

from ..fuzz.cases import Chooser
from ..fuzz.texts import text_cases

TOLD = ("chosen", "begun", "ended", "declined")


def begin(name: str = "dragonball") -> Game:
    return Game.new(name, list(rulebook(name).decks)[:2], seed=7)


def latest(game: Game, kind: str, player: int | None = None) -> Event:
    return [event for event in game.events(player) if event.kind == kind][-1]


def open_card(game: Game) -> int:
    """A card that all see."""
    g = game.state
    return next(card for zone in g.zones for card in zone if g.prints[card] >= 0 and sees(g, card) == 3)


@pytest.mark.parametrize("name", GAMES)
def test_what_begins_to_last_is_told_with_until_when_and_that_it_ends(name: str) -> None:
    game = begin(name)
    while not any(sees(game.state, card) == 3 for zone in game.state.zones for card in zone
                  if game.state.prints[card] >= 0):
        game.choose(0)
    g = game.state
    card = open_card(game)
    number = next(it for it, attribute in enumerate(g.book.attributes) if attribute in ("power", "ap", "level"))
    add_effect(g, ADD, number, card=card, value=2, duration=FOR_TURN)
    begun = latest(game, "begun", 1)
    assert (begun.handle, begun.target, begun.value, begun.until) == (f"#{g.obj[card]}",) * 2 + (2, "turn")
    assert begun.rule == g.rule()
    assert "+2 (until the end of the turn)" in begun.text("en")
    assert "+2 (ターン終了時まで)" in begun.text("ja")
    expire(g, FOR_TURN)
    ended = latest(game, "ended", 0)
    assert ended.handle == begun.handle
    assert ended.text("en").endswith('+2" is over')
    assert ended.text("ja").endswith("が終わる")


def test_what_lasts_on_a_card_that_not_all_see_is_not_told() -> None:
    game = begin()
    g = game.state
    hidden = g.zones[g.book.layout.place("hand", 1)][0]
    before = game.event_count
    add_effect(g, ADD, 0, card=hidden, value=1, duration=FOR_TURN)
    expire(g, FOR_TURN)
    assert game.event_count == before


def test_what_lasts_on_a_card_that_is_gone_ends_without_a_word() -> None:
    game = begin()
    g = game.state
    card = open_card(game)
    add_effect(g, ADD, 0, card=card, value=1, duration=FOR_TURN)
    g.serial += 1
    g.obj[card] = g.serial
    before = game.event_count
    expire(g, FOR_TURN)
    assert game.event_count == before
    assert g.effects == ()


def test_what_a_player_cannot_do_is_told_of_the_player() -> None:
    game = begin()
    g = game.state
    add_effect(g, PROHIBIT, 32, player=1, controller=0, duration=FOR_TURN)
    begun = latest(game, "begun")
    assert begun.player == 1
    assert begun.text("en").startswith("Player 2: ")


def test_what_is_only_told_is_no_event() -> None:
    """Nothing happened by it: neither the number of events nor the step of the last one changes."""
    game = begin()
    g = game.state
    events, step = count_events(g), last_step(g)
    add_effect(g, ADD, 0, card=open_card(game), value=1, duration=FOR_TURN)
    assert (count_events(g), last_step(g)) == (events, step)
    assert count_entries(g) > count_events(g)
    share_log(g)
    assert count_events(g) == events


def test_lasting_effects_in_the_log_are_packed_and_saved() -> None:
    game = begin()
    g = game.state
    card = open_card(game)
    add_effect(g, ADD, 0, card=card, value=1 << 40, duration=FOR_TURN)
    add_effect(g, PROHIBIT, 32, player=1, duration=FOR_TURN)
    found = unpack_entries(pack_entries(tuple(g.log)))
    assert [it.row() for it in found] == [it.row() for it in g.log]
    assert [it.effect.row() for it in found if it.effect is not None] == [it.row() for it in g.effects]
    share_log(g)
    loaded = Game.load(game.save())
    assert [event.text() for event in loaded.events()] == [event.text() for event in game.events()]


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_told_has_words_a_rule_and_whom_it_is_about(name: str) -> None:
    kinds: set[str] = set()
    for case in islice(text_cases((name,), 8200), 3):
        try:
            _look(case.begin(), Chooser(case), kinds, random.Random(1))
        finally:
            case.close()
    assert "chosen" in kinds


def _look(game: Game, chooser: Chooser, kinds: set[str], rng: random.Random) -> None:
    while not game.over:
        game.choose(chooser(game))
    paragraphs = game.rulebook.paragraphs
    told = [it for it in entries(game.state) if it.kind >= FIRST_TOLD]
    for entry in told:
        assert (entry.effect is not None) == (entry.kind in (BEGUN, ENDED))
    for event in game.events(rng.choice((None, 0, 1))):
        if event.kind in TOLD:
            kinds.add(event.kind)
            assert event.rule in paragraphs
            assert event.player in (0, 1)
            assert (event.until != "") == (event.kind in ("begun", "ended"))
            assert event.text("ja") != event.text("en")
