"""The checks themselves: each notices what it is there for."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tefuda.kernel.derived.derived import derived
from tefuda.kernel.state.records import LastingEffect, LogEntry
from tefuda.kernel.codes import FACE_DOWN, REST
from tefuda.kernel.continuous.lasting_effects import FOR_GAME
from tefuda.kernel.errors import EngineError
from tefuda.kernel.state.state import State
from tefuda.play.errors import IllegalAction
from tefuda.play.events import Event
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.play.record import Record
from tefuda.play.view import View
from tefuda.rulebooks.words import Words

from .cases import Case, Chooser
from .checks import CHECKS
from .digest import digest
from .fuzzer import Check, Failure, need, play
from tefuda.kernel.continuous.effect_sorts import ADD

CASE = Case("dragonball", ("lantern-runners", "bell-bearers"), 3)


def advanced(decisions: int = 60) -> Game:
    game, chooser = CASE.begin(), Chooser(CASE)
    for _ in range(decisions):
        game.choose(chooser(game))
    return game


def place(g: State, name: str, player: int = 0) -> int:
    return g.book.layout.place(name, player)


def lose_a_card(g: State) -> None:
    deck = place(g, "deck")
    g.zones[deck] = g.zones[deck][:-1]


def double_a_card(g: State) -> None:
    g.zones[place(g, "hand")] += (g.zones[place(g, "deck")][0],)


def exchange_a_card(g: State) -> None:
    card = g.zones[place(g, "deck")][0]
    g.prints[card] = next(printed for printed in g.prints if printed != g.prints[card])


def misplace_a_card(g: State) -> None:
    g.zone_of[g.zones[place(g, "deck")][0]] = place(g, "hand")


def make_two_cards_one_object(g: State) -> None:
    g.obj[0] = g.obj[1]


def give_a_card_another_master(g: State) -> None:
    g.controller[0] = 1 - g.controller[0]


def attach_a_card_to_nothing(g: State) -> None:
    g.host[0] = 500


def rest_a_card_in_the_deck(g: State) -> None:
    g.flags[g.zones[place(g, "deck")][0]] |= REST


def see_a_card_in_the_deck(g: State) -> None:
    g.flags[g.zones[place(g, "deck")][0]] |= FACE_DOWN


def close_a_zone_with_cards(g: State) -> None:
    g.closed = tuple(int(number == place(g, "deck")) for number in range(len(g.zones)))


def overfill_a_zone(g: State) -> None:
    g.zones[place(g, "leader")] += g.zones[place(g, "leader", 1)]
    g.needs_rule_check = False


def offer_nothing(g: State) -> None:
    g.machine.options = []


def offer_something_twice(g: State) -> None:
    g.machine.options = [*g.options, g.options[0]]


SABOTAGE: list[tuple[str, Callable[[State], None]]] = [
    ("cards", lose_a_card), ("cards", double_a_card), ("cards", exchange_a_card), ("cards", misplace_a_card),
    ("cards", make_two_cards_one_object), ("cards", give_a_card_another_master), ("cards", attach_a_card_to_nothing),
    ("zones", rest_a_card_in_the_deck), ("zones", see_a_card_in_the_deck), ("zones", close_a_zone_with_cards),
    ("zones", overfill_a_zone), ("choices", offer_nothing), ("choices", offer_something_twice),
]


@pytest.mark.parametrize(("name", "spoil"), SABOTAGE, ids=[spoil.__name__ for _, spoil in SABOTAGE])
def test_a_spoilt_game_is_noticed(name: str, spoil: Callable[[State], None]) -> None:
    game = advanced()
    check = CHECKS[name](CASE, CASE.begin())
    check.look(game)
    spoil(game.state)
    with pytest.raises(AssertionError):
        check.look(game)


def change_a_number_unnoticed(g: State) -> None:
    card = g.zones[place(g, "leader")][0]
    power = g.book.attributes.index("power")
    g.effects = (*g.effects, LastingEffect(1, ADD, power, -1, card, g.obj[card], 0, 1000, FOR_GAME, 1, 0, 0))
    derived(g).numbers_changed = 0


def test_what_is_kept_and_is_so_no_longer_is_noticed() -> None:
    case = Case("dragonball", ("awakened-lanterns", "awakened-bells"), 3)
    game, chooser = case.begin(), Chooser(case)
    for _ in range(60):
        game.choose(chooser(game))
    check = CHECKS["memory"](case, case.begin())
    check.look(game)
    change_a_number_unnoticed(game.state)
    with pytest.raises(AssertionError, match="other numbers"):
        check.look(game)


def expect_failure(name: str, match: str) -> None:
    with pytest.raises(Failure, match=match):
        play(CASE, [CHECKS[name]])


def test_missing_words_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "say", lambda *_, **__: "{card}")
    expect_failure("events", "lacks a fact")
    expect_failure("choices", "lacks a fact")


def test_an_illegal_action_that_is_let_through_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "why_not", lambda *_: None)
    expect_failure("refusals", "is not legal and not refused")


def test_a_refused_action_that_changes_the_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(game: Game, action: object) -> None:
        game.state.registers[0] += 1
        why = game.why_not("nonsense")
        assert why is not None
        raise IllegalAction(why)

    monkeypatch.setattr(Game, "apply", apply)
    expect_failure("refusals", "has changed the game")


def test_a_copy_that_goes_another_way_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(game: Game) -> Game:
        copy = Game(game.match, game.seed, game.state.clone(), list(game.history))
        copy.state.random1 += 1
        return copy

    monkeypatch.setattr(Game, "clone", clone)
    expect_failure("copies", "a copy is not equal")


def test_a_copy_that_shares_something_with_its_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "clone", lambda game: Game(game.match, game.seed, game.state, game.history))
    expect_failure("copies", r"went different ways|offer different|has changed the game")


def test_a_record_that_replays_to_another_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "replay", lambda _: CASE.begin())
    expect_failure("replays", "replays to another game")


def test_an_action_that_cannot_be_done_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Game.choose

    def choose_what_is_not_last(game: Game, index: int) -> None:
        if index == 1 and game.count > 2:
            raise EngineError("nobody chose this before")
        choose(game, index)

    game = advanced()
    while game.count < 3:
        game.choose(0)
    check = CHECKS["branches"](CASE, CASE.begin())
    check.look(game)
    monkeypatch.setattr(Game, "choose", choose_what_is_not_last)
    with pytest.raises(AssertionError, match="nobody chose this before"):
        check.look(game)


def test_a_world_that_is_no_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def imagine(game: Game, player: int, rng: random.Random) -> Game:
        world = game.clone()
        exchange_a_card(world.state)
        return world

    monkeypatch.setattr(Game, "imagine", imagine)
    monkeypatch.setattr(CHECKS["worlds"], "share", 1.0)
    expect_failure("worlds", "there are other cards")


def test_a_text_that_is_read_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    language = CASE.begin().rulebook.language
    monkeypatch.setattr(type(language), "read", lambda *_: (None,))
    with pytest.raises(Failure, match="is not read as what it was printed from"):
        play(Case("dragonball", ("awakened-lanterns", "awakened-bells"), 3), [CHECKS["texts"]])


def leak(monkeypatch: pytest.MonkeyPatch, what: Callable[[State, int], object]) -> None:
    """Let every view show something of the state that it should not."""
    begin, to_dict = View.__init__, View.to_dict
    looking: list[State] = []

    def remember(view: View, g: State, match: Match, player: int) -> None:
        looking[:] = [g]
        begin(view, g, match, player)

    monkeypatch.setattr(View, "__init__", remember)
    monkeypatch.setattr(View, "to_dict", lambda view: {**to_dict(view), "leak": what(looking[0], view.player)})


def test_a_view_with_a_hidden_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, lambda g, player: [g.prints[card] for card in g.zones[place(g, "hand", 1 - player)]])
    expect_failure("secrets", "the view of the player changes")


def test_a_view_with_an_inner_card_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, lambda g, player: list(g.zones[place(g, "hand", player)]))
    expect_failure("numbers", "the view of the player changes")


def test_an_event_with_the_number_of_a_hidden_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = Event.__init__

    def tell_all(event: Event, g: State, match: Match, entry: LogEntry, player: int | None) -> None:
        begin(event, g, match, entry, player)
        event.handle = f"#{entry.after}"

    monkeypatch.setattr(Event, "__init__", tell_all)
    expect_failure("handles", "the number of a hidden card")


def test_a_course_that_hangs_on_hidden_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player is not asked who has only one thing to do, which tells the opponent of the player's hand."""
    choose = Game.choose

    def choose_and_skip(game: Game, index: int) -> None:
        choose(game, index)
        while not game.over and game.count == 1:
            choose(game, 0)

    monkeypatch.setattr(Game, "choose", choose_and_skip)
    monkeypatch.setattr(CHECKS["silence"], "share", 1.0)
    expect_failure("silence", "of the player changes")


class Grumbler(Check):
    name = "grumbler"

    def look(self, game: Game) -> None:
        need(len(game.history) < 5, "five is too many")


def test_a_failure_says_where_it_is_and_how_to_see_it_again() -> None:
    with pytest.raises(Failure) as caught:
        play(CASE, [Grumbler])
    assert str(caught.value).splitlines() == [
        "dragonball: lantern-runners against bell-bearers, seed 3, decision 5: five is too many",
        "see it again: python -m tests.fuzz --game dragonball --decks lantern-runners bell-bearers --seed 3 --games 1 "
        "--check grumbler",
    ]


def test_the_digest_of_a_game_is_always_the_same_and_of_another_game_another_one() -> None:
    other = Case(CASE.game, CASE.decks, 4)
    assert digest(CASE) == digest(CASE)
    assert digest(CASE).split()[-1] != digest(other).split()[-1]
