"""Whole games, played at random: they end, no card is lost or made, nothing leaks, and saves go on alike."""
from __future__ import annotations

import random
from collections import Counter

import pytest

from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.vanguard.deck import FIXED_CARDS
from tests.vanguard.vanguard_table import BOOK, OTHER_CLAN, card

_NORMAL: dict[str, dict[str, Value]] = {
    "F": {"grade": 0, "skill": "boost"},
    **{f"A{n}": {"grade": 1, "power": 7000 + 500 * n, "skill": "boost"} for n in range(3)},
    **{f"B{n}": {"grade": 2, "power": 9000 + 500 * n, "skill": "intercept"} for n in range(3)},
    **{f"C{n}": {"grade": 3, "power": 11000 + 1000 * n, "skill": "twin_drive"} for n in range(2)},
    "D": {"grade": 2, "power": 9000, "clan": (OTHER_CLAN,)},
}
_TRIGGERS = ("critical", "draw", "stand", "heal", "front")
MAIN = {
    "F": 2, **{f"{row}{n}": 4 for row in "AB" for n in range(3)}, "C0": 4, "C1": 2, "D": 2,
    "T0": 4, "T1": 2, "T2": 2, "T3": 4, "T4": 4}
G_DECK = {"G0": 4, "G1": 4, "GG": 4}


def _match(gift: str) -> Match:
    cards = {number: card(number, "normal", **fields) for number, fields in _NORMAL.items()}
    for number in ("C0", "C1"):
        cards[number] = card(number, "normal", **{**_NORMAL[number], "gift": gift})
    for index, icon in enumerate(_TRIGGERS):
        cards[f"T{index}"] = card(f"T{index}", "trigger", trigger=icon, skill="boost", shield=10000)
    for index in range(2):
        cards[f"G{index}"] = card(f"G{index}", "g-unit", grade=4, power=15000, skill="triple_drive", stride=True)
    cards["GG"] = card("GG", "g-unit", grade=4, shield=15000, g_guardian=True)
    deck = DeckList("vanguard", Text("束", "Pile"), {"main": MAIN, "g": G_DECK})
    return Match(BOOK, [deck, deck], {**cards, **FIXED_CARDS})


MATCHES = {gift: _match(gift) for gift in ("force", "accel", "protect")}


def new_game(gift: str, seed: int) -> Game:
    match = MATCHES[gift]
    return Game(match, seed, match.deal(seed), [])


def owned(g: State) -> Counter[tuple[int, int]]:
    """The real cards on the table, by owner and print."""
    return Counter((g.owner[it], g.prints[it]) for zone in g.zones for it in zone if it not in g.data)


def check(g: State, whole: Counter[tuple[int, int]]) -> None:
    assert owned(g) == whole
    layout = g.book.layout
    for place, zone in enumerate(g.zones):
        assert all(g.zone_of[it] == place for it in zone)
        assert not (zone and g.closed[place])
        if layout.zone(place).capacity and not g.needs_rule_check:
            assert len(zone) <= layout.zone(place).capacity
    if g.turn and not g.over:
        for player in (0, 1):
            assert g.zones[layout.place("vanguard", player)]


@pytest.mark.parametrize("block", range(5))
@pytest.mark.parametrize("gift", MATCHES)
def test_random_games_end_and_keep_their_cards(gift: str, block: int) -> None:
    for seed in range(block * 20, block * 20 + 20):
        game = new_game(gift, seed)
        whole = owned(game.state)
        rng = random.Random(seed)
        eager = rng.random()
        for count in range(20000):
            if game.over:
                break
            if count % 7 == 0:
                check(game.state, whole)
            lazy = game.count > 1 and rng.random() < eager
            game.choose(rng.randrange(game.count - lazy))
        assert game.over
        check(game.state, whole)


def test_games_end_by_damage_and_by_an_empty_deck() -> None:
    reasons: set[str] = set()
    for seed in range(40):
        game = new_game("force", seed)
        game.playout(random.Random(seed))
        reasons.update(event.reason for event in game.events(None) if event.kind == "lost")
    assert reasons == {"six_damage", "no_deck"}


@pytest.mark.parametrize("gift", MATCHES)
def test_everything_that_needs_no_text_happens_in_random_games(gift: str) -> None:
    words: set[str] = set()
    for seed in range(40):
        game = new_game(gift, seed)
        rng = random.Random(seed)
        while not game.over:
            action = game.state.options[int(rng.random() * game.count)]
            words.add(game.state.book.verbs[action & 255].word)
            game.choose(game.state.options.index(action))
    missing = {verb.word for verb in BOOK.book.verbs.values()} - words
    assert missing <= {"number", "yes", "no", "use", "show", "place", "force" if gift != "force" else ""}


@pytest.mark.parametrize("gift", MATCHES)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_player_can_not_know_changes_nothing_they_see(gift: str, seed: int) -> None:
    game = new_game(gift, seed)
    rng = random.Random(seed)
    while not game.over:
        if rng.random() < 0.15:
            for player in (0, 1):
                other = game.imagine(player, rng)
                assert other.view(player) == game.view(player)
                if game.player == player:
                    assert other.legal() == game.legal()
        game.choose(rng.randrange(game.count))


@pytest.mark.parametrize("gift", MATCHES)
def test_a_saved_game_goes_on_alike_from_any_decision(gift: str) -> None:
    game = new_game(gift, 5)
    rng = random.Random(5)
    while not game.over:
        index = rng.randrange(game.count)
        if rng.random() < 0.2:
            g = decode(game.state.book, game.state.table, encode(game.state))
            assert g.options == game.state.options
            copy = Game(game.match, 5, g, list(game.history))
            copy.choose(index)
            game.choose(index)
            assert same(copy.state, game.state)
        else:
            game.choose(index)


def test_both_players_win_some_games() -> None:
    winners = set()
    for seed in range(30):
        game = new_game("protect", seed)
        game.playout(random.Random(seed))
        winners.add(game.winner)
    assert {0, 1} <= winners
