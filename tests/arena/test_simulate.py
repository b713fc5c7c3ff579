"""Simulations come out the same in any number of processes and count what happened."""
from __future__ import annotations

import csv
import doctest
import io
import json
import os
from importlib import import_module

import pytest

from tefuda.arena import Report, simulate
from tefuda.arena.one_game import Outcome, Series, derive, play
from tefuda.arena.simulation import in_processes
from tefuda.kernel.errors import TefudaError
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import rulebook

DECKS = ["lantern-runners", "bell-bearers"]
RANDOM = ("random", "random")


def series() -> Series:
    book = rulebook("dragonball")
    return Series("dragonball", (book.deck(DECKS[0]), book.deck(DECKS[1])), RANDOM, 9)


def outcome(number: int, winner: int | None, first: int = 0, turns: int = 10, reason: str = "no_life") -> Outcome:
    return Outcome(number, 77, number % 2 == 1, first, winner, turns, 100 + number, reason, "9-2-3")


def test_the_number_of_processes_changes_nothing() -> None:
    told: list[int] = []
    one = simulate("dragonball", DECKS, 20, seed=9, agents=RANDOM)
    two = simulate("dragonball", DECKS, 20, seed=9, agents=RANDOM, jobs=2, progress=told.append)
    assert one.outcomes == two.outcomes
    assert told == list(range(1, 21))


def test_another_seed_gives_other_games() -> None:
    seeds = {derive(seed, number, "cards") for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert derive(1, 0, "cards") != derive(1, 0, "agent 0")
    assert simulate("dragonball", DECKS, 4, seed=9, agents=RANDOM).outcomes != simulate(
        "dragonball", DECKS, 4, seed=10, agents=RANDOM).outcomes


def test_the_decks_change_seats_with_every_game() -> None:
    assert [play(series(), number).swapped for number in range(4)] == [False, True, False, True]


def test_an_outcome_is_about_decks_whichever_seats_they_had() -> None:
    """The random agent of a swapped game plays the other seat; who wins is told by deck."""
    weak = Series("dragonball", series().decks, ("random", "greedy"), 9)
    assert [play(weak, number).winner for number in range(6)] == [1] * 6


def test_who_goes_first_is_told_by_deck() -> None:
    for number in range(6):
        it = play(series(), number)
        decks = DECKS[::-1] if it.swapped else DECKS
        assert decks[Game.new("dragonball", decks, it.seed).state.first_player] == DECKS[it.first]


def test_a_report_counts_wins_draws_and_first_players() -> None:
    report = Report(series(), [outcome(2, None), outcome(0, 0), outcome(1, 1), outcome(3, 1, first=1)])
    assert [it.number for it in report.outcomes] == [0, 1, 2, 3]
    assert [(report.wins(deck).count, report.wins(deck).of) for deck in (0, 1)] == [(1, 4), (2, 4)]
    assert (report.draws.count, report.draws.of) == (1, 4)
    assert (report.first_player.count, report.first_player.of) == (2, 3)


def test_a_report_counts_how_games_ended_the_most_frequent_first() -> None:
    report = Report(series(), [outcome(0, 0, reason="no_deck"), outcome(1, 0), outcome(2, 1)])
    assert [(reason, rule, share.count) for reason, rule, share in report.endings] == [
        ("no_life", "9-2-3", 2), ("no_deck", "9-2-3", 1)]


def test_a_report_as_json_says_who_played_how_many_games_with_what() -> None:
    data = json.loads(simulate("dragonball", DECKS, 4, seed=9, agents=("random", "greedy")).to_json())
    assert (data["game"], data["games"], data["seed"]) == ("dragonball", 4, 9)
    assert [(deck["en"], deck["agent"]) for deck in data["decks"]] == [
        ("Lantern Runners", "random"), ("Bell-Bearers", "greedy")]
    assert sum(deck["wins"]["count"] for deck in data["decks"]) + data["draws"]["count"] == 4
    assert data["turns"]["min"] <= data["turns"]["median"] <= data["turns"]["max"]
    assert sum(ending["count"] for ending in data["endings"]) == 4


def test_a_report_as_csv_has_a_line_for_each_game() -> None:
    report = Report(series(), [outcome(0, 0), outcome(1, None)])
    lines = list(csv.DictReader(io.StringIO(report.to_csv())))
    assert [(line["game"], line["player_1"], line["winner"], line["decisions"]) for line in lines] == [
        ("1", "1", "1", "100"), ("2", "2", "", "101")]


def test_every_game_ends_for_a_reason_that_there_are_words_for() -> None:
    words = rulebook("dragonball").words
    reasons = {play(series(), number).reason for number in range(24)}
    assert reasons == {"no_life", "no_deck"}
    assert all(words.get("reasons", reason, lang) for reason in reasons for lang in ("ja", "en"))


@pytest.mark.parametrize(("wrong", "message"), [
    ({"games": 0}, "0 games in 1 processes can't be played"),
    ({"jobs": 0}, "give at least 1 of each"),
    ({"decks": DECKS[:1]}, "two decks and two agents, not 1 and 2"),
    ({"agents": ("greedy", "clever")}, "no agent 'clever'"),
    ({"decks": ["lantern-runners", "nothing"]}, "no file or deck nothing"),
    ({"game": "chess"}, "no game 'chess'"),
])
def test_what_cannot_be_simulated_is_refused_before_any_game(wrong: dict[str, object], message: str) -> None:
    given: dict[str, object] = {"game": "dragonball", "decks": DECKS, "games": 1, **wrong}
    with pytest.raises(TefudaError, match=message):
        simulate(**given)  # type: ignore[arg-type]


def test_the_examples_are_true() -> None:
    assert doctest.testmod(import_module("tefuda.arena.simulation")) == (0, 1)


def test_a_process_that_dies_is_told_of_and_not_waited_for() -> None:
    with pytest.raises(TefudaError, match="ended all of a sudden"):
        list(in_processes(os._exit, 4, 2))
