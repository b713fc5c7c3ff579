"""What is so of a card or player now: by lasting effects and by static abilities, for whom may know the sources."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.codes import DRAWING, FIRST_OWN_DEED, MOVED, RESTED, STOOD
from tefuda.kernel.continuous.effect_sorts import ADD, GRANT_ABILITY, LABEL, NUMBER_SORTS, PROHIBIT
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.continuous.prohibitions import forbidden
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.kernel.derived.abilities_now import abilities_of, own_abilities
from tefuda.kernel.state.records import LastingEffect
from tefuda.kernel.state.state import State
from tefuda.play.game import Game
from tefuda.play.in_force import EffectInForce
from tefuda.rulebooks.rulebook import GAMES, rulebook

from ..dragonball.table import Table
from ..fuzz.texts import TextCase


def found_on(game: Game, card: int, player: int | None = None) -> list[tuple[LastingEffect, EffectInForce]]:
    return [(it._effect, it) for it in game.effects(f"#{game.state.obj[card]}", player)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [8300, 8301])
def test_all_that_is_so_of_a_card_is_listed(name: str, seed: int) -> None:
    decks = list(rulebook(name).decks)[:2]
    case = TextCase(name, (decks[0], decks[1]), seed)
    rng = random.Random(seed)
    try:
        game = case.begin()
        for decision in range(200):
            if game.over:
                break
            if decision % 8 == 0:
                _look(game)
            game.choose(rng.randrange(game.count))
    finally:
        case.close()


def _look(game: Game) -> None:
    g = game.state
    for card in [card for place in g.book.layout.open for card in g.zones[place] if g.prints[card] >= 0]:
        found = found_on(game, card)
        effects = [effect for effect, _ in found]
        _compare(g, card, effects)
        for _, it in found:
            assert it.text("ja")
            assert it.text("en")
            assert it.origin.rule in game.rulebook.paragraphs


def _compare(g: State, card: int, effects: list[LastingEffect]) -> None:
    own = own_abilities(g, card)
    for number in abilities_of(g, card):
        assert number in own or any(it.sort == GRANT_ABILITY and it.what == number for it in effects)
    for attribute in range(len(g.book.attributes)):
        printed = g.table.columns[attribute][g.prints[card]]
        changes = [it for it in effects if NUMBER_SORTS >> it.sort & 1 and it.what == attribute]
        assert changes or g.table.added[attribute] or value(g, card, attribute) == printed
    for deed in (MOVED, RESTED, STOOD, *range(DRAWING, FIRST_OWN_DEED + 12)):
        if forbidden(g, deed, -1, card):
            assert any(it.sort == PROHIBIT and it.what == deed for it in effects)
    for it in effects:
        if it.sort == LABEL and not g.table.strips:
            labels = {number: label for label, number in g.table.label_number.items()}
            assert has_label(g, card, labels[it.what])


def test_static_abilities_of_other_cards_are_listed_with_their_source() -> None:
    table = Table()
    other = table.put("battle", 1, text="【永続発動】相手のレストのバトルカードはアクティブにならない。")
    card = table.put("battle", 0, rested=True)
    (found,) = table.game.effects(f"#{table.state.obj[card]}", 0)
    assert (found.until, found.origin.handle) == ("static", f"#{table.state.obj[other]}")
    assert found.text("en").startswith("can't become active: Test card #")
    assert "(as long as its ability holds)" in found.text("en")
    assert found.text("ja").startswith("アクティブにならない: ")
    table.close()


def test_what_lasts_on_a_player_is_listed() -> None:
    game = Game.new("zx", list(rulebook("zx").decks)[:2], seed=1)
    add_effect(game.state, PROHIBIT, DRAWING, player=1, controller=0, duration=FOR_TURN)
    assert game.effects(0) == []
    (effect,) = game.effects(1, 0)
    assert effect.until == "turn"
    assert effect.text("en").startswith("can't draw cards: the rules")
    assert effect.text("ja").startswith("カードを引けない")


def test_a_number_that_lasts_is_called_as_on_the_table() -> None:
    table = Table()
    card = table.put("battle", 0)
    power = table.state.book.attributes.index("power")
    add_effect(table.state, ADD, power, card=card, value=2000, duration=FOR_TURN)
    (found,) = table.game.effects(f"#{table.state.obj[card]}")
    assert found.text("ja").startswith("パワー +2000: ")
    assert found.text("en").startswith("power +2000: ")
    table.close()
