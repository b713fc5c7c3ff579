"""A game with abilities can be copied, saved and resumed at any decision, also in the middle of an effect."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Replacing
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest, Show
from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.control_flow import If, May, Repeat, Sequence
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Look, Shuffle
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Moves
from tefuda.kernel.abilities.modes import ChooseNumber, Modes
from tefuda.kernel.abilities.nodes import OPPONENT, YOU, Ability, Limit, Static
from tefuda.kernel.abilities.numbers import ChosenNumber, Fixed, ThatMany
from tefuda.kernel.abilities.qualities import Gains, Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Top
from tefuda.kernel.abilities.spoken_of import It, Looked, Remaining, This
from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.rulebooks.dragonball.areas import (
    BY_SKILL, LOOK, PAY, TURN_END, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND,
)
from tefuda.rulebooks.dragonball.cards import BATTLE, POWER, TYPE
from tefuda.rulebooks.dragonball.menus import MAIN, STANDBY
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_DECK, MY_HAND, THEIRS, exactly, up_to
from tests.dragonball.table import Table

ENTERS = Moves(This(), targets=(ZONE_BATTLE,))
BATTLE_CARD = Has(TYPE, 0, Fixed(BATTLE))

TEXTS: tuple[tuple[Ability, ...], ...] = (
    (Automatic(when=ENTERS, effects=(
        Look(Top(ZONE_DECK, YOU, Fixed(3)), False, LOOK), Do(up_to(1, Looked((BATTLE_CARD,))), Show(LOOK)),
        Do(It(), MoveTo(ZONE_HAND, BY_SKILL)), Do(Remaining(), MoveTo(ZONE_DECK, BY_SKILL, bottom=True)))),),
    (Activated(timings=(MAIN, STANDBY), limit=Limit(1), costs=(
        Do(This(), Rest(PAY)), Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, PAY))),
        effects=(Modes((Sequence((DRAW_ONE, DRAW_ONE)), Do(exactly(1, THEIRS), MoveTo(ZONE_ENERGY, BY_SKILL)))),)),),
    (Replacing(when=Moves(This(), sources=(ZONE_BATTLE,)), optional=True, effects=(
        Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL)),)),),
    (Automatic(when=ENTERS, effects=(
        ChooseNumber(0, Fixed(3)), PlayerProcedure("charge", YOU, ChosenNumber()), May(Draw(OPPONENT, ThatMany()), OPPONENT),
        If(Done(), Repeat(Do(up_to(1, MINE), Lasts(Plus(POWER, Fixed(1000)), FOR_TURN)), Fixed(2))))),),
    (Automatic(when=ENTERS, effects=(
        Do(up_to(1, THEIRS), Rest(BY_SKILL)),
        Later(Automatic(when=At(TURN_END), effects=(Do(It(), MoveTo(ZONE_HAND, BY_SKILL)), DRAW_ONE))))),),
    (Always(statics=(Static(MINE, Gains(Automatic(
        when=Moves(This(), sources=(ZONE_BATTLE,)), effects=(Do(up_to(1, MY_DECK), MoveTo(ZONE_HAND, BY_SKILL)),
                                                            Shuffle(YOU, ZONE_DECK))))),)),),
)


def laid_out(table: Table) -> Game:
    """Both players have cards of every text, in play and in the hand."""
    for number, text in enumerate(TEXTS):
        for player in (0, 1):
            table.put("hand", player, text=text)
            if number < 3:
                table.put("battle", player, text=text, power=1000 * (number + 1))
    for player in (0, 1):
        table.put_many(4, "energy", player)
    table.main_phase(0)
    return table.game


def saved(g: State) -> State:
    return decode(g.book, g.table, encode(g))


def cloned(g: State) -> State:
    return g.clone()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("copy", [saved, cloned])
def test_a_copy_made_at_any_decision_goes_on_alike(table: Table, seed: int, copy: Callable[[State], State]) -> None:
    game = laid_out(table)
    rng = random.Random(seed)
    in_effects = 0
    for _ in range(150):
        if game.over:
            break
        in_effects += int(any(f.pc in (game.state.book.at["resolve"], game.state.book.at["costs"])
                              for f in game.state.stack))
        other = Game(game.match, game.seed, copy(game.state), game.history.copy())
        assert same(other.state, game.state)
        assert other.state.options == game.state.options
        choice = rng.randrange(game.count)
        other.choose(choice)
        game.choose(choice)
        assert same(other.state, game.state)
    assert in_effects > 0


@pytest.mark.parametrize("seed", range(3))
def test_a_copy_that_goes_its_own_way_leaves_the_game_alone(table: Table, seed: int) -> None:
    game = laid_out(table)
    rng = random.Random(seed)
    for _ in range(60):
        if game.over:
            break
        before = encode(game.state)
        game.clone().playout(random.Random(1), 40)
        assert encode(game.state) == before
        game.choose(rng.randrange(game.count))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_abilities_can_be_imagined_by_each_player_at_any_decision(table: Table, seed: int) -> None:
    game = laid_out(table)
    rng = random.Random(seed)
    for _ in range(60):
        if game.over:
            break
        for player in (0, 1):
            game.imagine(player, rng).playout(rng, 10)
        game.choose(rng.randrange(game.count))
