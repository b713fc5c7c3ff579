"""The totals of an attack, told from the view and the log, are those that the rules come to."""
from __future__ import annotations

from tefuda.play.game import Game
from tefuda.rulebooks.dragonball.areas import ATTACK_POWER, GUARD_POWER
from tefuda.table.battle import Fight, find_fight
from tefuda.table.boards import board_of

from .desk import attacked, begin, leader, main_phase, positions


def fight_of(game: Game, player: int = 0) -> Fight | None:
    return find_fight(board_of(game.rulebook.name).battle, game.view(player), game.events(player))


def judged(game: Game) -> tuple[int, int]:
    """What the judgement adds up when nobody does anything more."""
    after = game.clone()
    while after.rule == "8-5-2-2" and not _is_judged(after, game.event_count):
        after.apply("pass")
    return after.state.registers[ATTACK_POWER], after.state.registers[GUARD_POWER]


def _is_judged(game: Game, since: int) -> bool:
    return any(event.reason == "judge_start" for event in game.events(None, since))


def test_the_totals_are_those_of_the_judgement() -> None:
    compared = 0
    helped = 0
    for seed in range(6):
        for game in positions("dragonball", seed, 300):
            fight = fight_of(game, seed % 2)
            if fight is None or game.rule != "8-5-2-2":
                continue
            assert (fight.attack, fight.guard) == judged(game)
            compared += 1
            helped += any(game.view(0).zone("brawl", player).count for player in (0, 1))
    assert compared > 20
    assert helped > 5


def test_there_is_no_fight_before_an_attack_and_after_it() -> None:
    assert fight_of(main_phase()) is None
    game = attacked()
    fight = fight_of(game)
    assert fight is not None
    assert (fight.attacker, fight.target) == (leader(game, 0), leader(game, 1))
    while game.rule == "8-5-2-2" and not _is_judged(game, 0):
        game.apply("pass")
    while game.prompt is not None and game.prompt.cause == "4-9-1-1-1":
        game.choose(0)
    assert fight_of(game) is None


def test_a_game_that_adds_nothing_up_has_no_fights() -> None:
    assert fight_of(begin("gateruler")) is None
