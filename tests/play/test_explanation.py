"""Why a number of a card is what it is: printed, each change, the sum; and what lasts on a card."""
from __future__ import annotations

import random

import pytest

from tefuda.kernel.continuous.effect_sorts import ADD, CAP, FLOOR, SET
from tefuda.kernel.continuous.lasting_effects import FOR_GAME, FOR_TURN, add_effect
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.kernel.continuous.prohibitions import forbidden
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.errors import TefudaError
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook

from ..fuzz.texts import TextCase


def begin() -> tuple[Game, int, str]:
    game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=7)
    leader = game.state.zones[game.state.book.layout.place("leader", 0)][0]
    return game, leader, f"#{game.state.obj[leader]}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [8100, 8101])
def test_every_number_of_every_card_comes_to_what_it_is(name: str, seed: int) -> None:
    decks = list(rulebook(name).decks)[:2]
    case = TextCase(name, (decks[0], decks[1]), seed)
    rng = random.Random(seed)
    try:
        game = case.begin()
        for decision in range(150):
            if game.over:
                break
            if decision % 5 == 0:
                _compare(game)
            game.choose(rng.randrange(game.count))
    finally:
        case.close()


def _compare(game: Game) -> None:
    g = game.state
    for card in [card for zone in g.zones for card in zone if g.prints[card] >= 0]:
        for number, attribute in enumerate(g.book.attributes):
            found = game.explain(f"#{g.obj[card]}", attribute)
            assert found.total == value(g, card, number)
            assert [step.after for step in found.steps[:-1]] == [step.before for step in found.steps[1:]]
            assert "{" not in found.text("en").replace("{value}", "")
        _compare_what_is_no_number(game, card)


def _compare_what_is_no_number(game: Game, card: int) -> None:
    """Its abilities, labels and what can't be done are what the rest of the kernel says."""
    g = game.state
    handle = f"#{g.obj[card]}"
    assert game.explain(handle, "abilities").total == len(abilities_of(g, card))
    for label in g.table.label_number:
        if label.partition(":")[2]:
            assert bool(game.explain(handle, label).total) == has_label(g, card, label)
    can_not = game.explain(handle, "prohibitions")
    for deed, barred in enumerate(g.table.barred):
        if barred and forbidden(g, deed, -1, card):
            assert can_not.total > 0


def test_printed_then_each_change_with_its_rule_and_duration_then_the_sum() -> None:
    game, leader, handle = begin()
    power = game.state.book.attributes.index("power")
    add_effect(game.state, ADD, power, card=leader, value=1000, duration=FOR_TURN)
    add_effect(game.state, ADD, power, card=leader, value=-500, duration=FOR_GAME)
    found = game.explain(handle, "power", 0)
    assert (found.printed, found.total) == (5000, 5500)
    assert [(step.before, step.after) for step in found.steps] == [(5000, 6000), (6000, 5500)]
    assert found.lines("en") == [
        "printed 5000",
        "+1000 -> 6000: the rules [8-6-3] (until the end of the turn)",
        "-500 -> 5500: the rules [8-6-3] (for the rest of the game)",
        f"power of {handle} is 5500",
    ]
    assert found.lines("ja")[0] == "印刷値 5000"
    assert all("ターン終了時まで" in line for line in found.lines("ja")[1:2])


def test_bounds_and_set_numbers_stand_in_the_order_of_their_layers() -> None:
    game, leader, handle = begin()
    power = game.state.book.attributes.index("power")
    for sort, amount in ((CAP, 7000), (ADD, 9000), (FLOOR, 100), (SET, 3000)):
        add_effect(game.state, sort, power, card=leader, value=amount, duration=FOR_TURN)
    found = game.explain(handle, "power")
    assert found.total == value(game.state, leader, power)
    assert found.steps[-1].after == found.total
    assert {"at most 7000", "at least 100"} <= {step.text().split(" -> ")[0] for step in found.steps[-2:]}


def test_the_text_of_a_static_ability_is_told_with_its_card() -> None:
    game = Game.new("dragonball", ["awakened-lanterns", "awakened-ropes"], seed=3)
    rng = random.Random(3)
    told: list[str] = []
    while not game.over and len(told) < 3:
        g = game.state
        for card in [card for place in g.book.layout.open for card in g.zones[place] if g.prints[card] >= 0]:
            for attribute in g.book.attributes:
                for step in game.explain(f"#{g.obj[card]}", attribute, 0).steps:
                    told.append(step.text("en"))
                    assert step.origin.handle.startswith("#") or "(" in step.text("en")
        game.choose(rng.randrange(game.count))
    assert told


def test_what_lasts_on_a_card_is_listed_with_until_when() -> None:
    game, leader, handle = begin()
    assert game.effects(handle) == []
    add_effect(game.state, ADD, game.state.book.attributes.index("power"), card=leader, value=1000, duration=FOR_TURN)
    (effect,) = game.effects(handle, 1)
    assert effect.text("en") == "power +1000: the rules [8-6-3] (until the end of the turn)"
    assert "ターン終了時まで" in effect.text("ja")


def test_a_card_that_the_player_cannot_see_is_not_explained() -> None:
    game, _, _ = begin()
    g = game.state
    hidden = g.zones[g.book.layout.place("hand", 1)][0]
    assert game.explain(f"#{g.obj[hidden]}", "power", 1).total >= 0
    with pytest.raises(TefudaError, match="no such card that you can see"):
        game.explain(f"#{g.obj[hidden]}", "power", 0)
    with pytest.raises(TefudaError, match="no such card"):
        game.explain("#99999", "power")
    with pytest.raises(TefudaError, match="there is no such number; there are"):
        game.explain(f"#{g.obj[hidden]}", "speed", 1)


def test_the_source_of_a_change_stays_private_to_who_may_see_it() -> None:
    game, leader, handle = begin()
    g = game.state
    hidden = g.zones[g.book.layout.place("hand", 1)][0]
    step = game.explain(handle, "power")
    assert step.steps == []
    add_effect(g, ADD, g.book.attributes.index("power"), card=leader, value=1000, duration=FOR_TURN)
    effect = g.effects[-1]
    effect.ability, effect.source = 0, g.obj[hidden]
    assert "a card that you can't see" in game.explain(handle, "power", 0).text()
    assert "a card that you can't see" in game.effects(handle, 0)[0].text()


