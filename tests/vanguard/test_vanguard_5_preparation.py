"""Chapter 5: decks and the preparation of the game."""
from __future__ import annotations

import random

import pytest

from tefuda.cards.decks import DeckList
from tefuda.cards.text import Text
from tefuda.kernel.codes import FACE_DOWN
from tefuda.kernel.visibility.sight import sees
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.vanguard.deck import FIXED_CARDS, problems
from tests.laid_table import EffectTable
from tests.laid_table import abilities_of as read
from tests.vanguard.vanguard_table import CARDS, DECK, G_DECK, MAIN, card, new_game, skip_preparation

EXTRA = {
    it.number: it for it in (
        card("H", "trigger", trigger="heal"), card("P0", sentinel=True), card("P1", sentinel=True),
        card("Q", grade=2), card("G2", "g-unit"), card("G3", "g-unit"), card("G4", "g-unit"))}
# Another print of a name that is there already.
SAME_NAME = {"N0b": type(CARDS["N0"])("vanguard", "N0b", "normal", CARDS["N0"].faces)}
POOL = {**CARDS, **EXTRA, **SAME_NAME}


def rules(main: dict[str, int], g_deck: dict[str, int] | None = None) -> list[str]:
    """The paragraphs that a deck goes against."""
    deck = DeckList("vanguard", Text("束", "Pile"), {"main": main, "g": G_DECK if g_deck is None else g_deck})
    return [problem.rule for problem in problems(deck, POOL)]


@pytest.mark.rules("5.1.1", "5.2.1", "5.3.1")
def test_5_1_1_a_fighter_brings_a_main_deck_and_a_g_deck() -> None:
    assert rules(MAIN) == []
    assert rules(MAIN, {}) == []
    assert rules({**MAIN, "Z": 1}) == ["5.2.1", "5.2.2.1"]
    assert rules(MAIN, {"Z": 1}) == ["5.3.1"]


@pytest.mark.parametrize("count", [1, 3])
def test_5_2_2_1_the_main_deck_has_fifty_cards(count: int) -> None:
    assert rules({**MAIN, "F": count}) == ["5.2.2.1"]


def test_5_2_2_2_at_most_four_of_a_name() -> None:
    assert rules({**MAIN, "N0": 5, "F": 1}) == ["5.2.2.2"]


def test_5_2_2_2_1_cards_of_one_name_count_together() -> None:
    assert rules({**MAIN, "N0b": 1, "F": 1}) == ["5.2.2.2"]


def test_5_2_2_2_the_g_deck_counts_for_itself() -> None:
    assert rules(MAIN, {"G0": 4}) == []


@pytest.mark.parametrize("count", [3, 5])
def test_5_2_2_3_sixteen_triggers(count: int) -> None:
    found = rules({**MAIN, "T0": count, "N0": 8 - count})
    assert "5.2.2.3" in found


def test_5_2_2_4_at_most_four_heal_triggers() -> None:
    assert rules({**MAIN, "T0": 3, "H": 1}) == ["5.2.2.4"]


@pytest.mark.rules("11.9.1")
def test_5_2_2_5_at_most_four_sentinels() -> None:
    assert rules({**MAIN, "N0": 2, "P0": 2}) == []
    assert rules({**MAIN, "N0": 1, "N1": 2, "P0": 3, "P1": 2}) == ["5.2.2.5"]


def test_5_2_2_6_the_main_deck_takes_no_g_units() -> None:
    assert rules({**MAIN, "F": 1, "G0": 1}) == ["5.2.2.6"]
    assert "5.2.2.6" in rules({**MAIN, "F": 1, next(iter(FIXED_CARDS)): 1})


@pytest.mark.parametrize(("count", "found"), [(16, []), (17, ["5.3.2"])])
def test_5_3_2_the_g_deck_has_up_to_sixteen_cards(count: int, found: list[str]) -> None:
    assert rules(MAIN, {"G0": 4, "G1": 4, "G2": 4, "G3": 4, **({"G4": 1} if count == 17 else {})}) == found


def test_5_3_2_1_at_most_four_of_a_name_in_the_g_deck() -> None:
    assert rules(MAIN, {"G0": 5}) == ["5.3.2.1"]


def test_5_3_3_the_g_deck_takes_only_g_units() -> None:
    assert rules(MAIN, {"G0": 4, "N0": 1}) == ["5.3.3"]


def test_5_4_3_a_deck_needs_a_card_of_grade_0() -> None:
    assert "5.4.3" in rules({"Q": 4})


# 5.4


def at(game: Game, rule: str) -> bool:
    return game.prompt is not None and rule in (game.prompt.rule, game.prompt.cause)


@pytest.mark.rules("5.4.1")
def test_5_4_2_the_decks_are_checked_before_the_game() -> None:
    game = new_game()
    assert [len(game.state.zones[game.state.book.layout.place("box", player, index)]) for player in (0, 1)
            for index in (0, 1)] == [50, 8, 50, 8]


def test_5_4_3_each_fighter_chooses_a_first_vanguard_of_grade_0() -> None:
    game = new_game()
    for player in (0, 1):
        assert game.player == player and at(game, "5.4.3")
        cards = [(code >> 8) & 65535 for code in game.state.options]
        prints = [game.state.prints[it] for it in cards]
        names = {game.match.printed(number).card.number for number in prints}
        assert names == {"F", "N0", "N4", "T0", "T1", "T2", "T3"}
        assert len(prints) == len(set(prints))
        game.choose(0)
        place = game.state.book.layout.place("vanguard", player)
        assert [game.state.zone_of[it] for it in cards[:1]] == [place]
        assert game.state.flags[cards[0]] & FACE_DOWN
        # 6.1.1: until the game begins only its own fighter knows it.
        assert sees(game.state, cards[0]) == 1 << player


def test_5_4_3_it_could_be_any_card_of_grade_0_as_far_as_the_opponent_knows() -> None:
    game = new_game()
    game.choose(0)
    game.choose(0)
    place = game.state.book.layout.place("vanguard", 0)
    seen = set()
    for seed in range(60):
        other = game.imagine(1, random.Random(seed)).state
        (it,) = other.zones[place]
        assert other.table.columns[1][other.prints[it]] == 0
        seen.add(other.prints[it])
    assert len(seen) > 3


def test_5_4_3_a_first_vanguard_says_nothing_before_it_is_shown() -> None:
    """6.1.1: what came of its text would tell the opponent which card it is."""
    game = new_game()
    game.choose(0)
    game.choose(1)
    table = EffectTable(game)
    (mine,), (theirs,) = table.cards("vanguard", 0), table.cards("vanguard", 1)
    before = table.number(theirs, "power")
    table._write(table.state.prints[mine], read(rulebook("vanguard"), "【永】：相手のヴァンガードのパワー-1000。"))
    assert table.number(theirs, "power") == before
    skip_preparation(game)
    assert table.number(theirs, "power") == before - 1000


def test_5_4_3_1_the_decks_are_laid_out_and_shuffled() -> None:
    orders = set()
    for seed in range(5):
        game = new_game(seed)
        game.choose(0)
        game.choose(0)
        g = game.state
        layout = g.book.layout
        for player in (0, 1):
            assert len(g.zones[layout.place("deck", player)]) == 44
            g_zone = g.zones[layout.place("gzone", player)]
            assert len(g_zone) == 8
            assert all(g.flags[it] & FACE_DOWN and sees(g, it) == 1 << player for it in g_zone)
        orders.add(tuple(g.prints[it] for it in g.zones[layout.place("deck", 0)]))
    assert len(orders) == 5


@pytest.mark.rules("5.4.3.2.1")
def test_5_4_3_2_chance_decides_who_goes_first() -> None:
    firsts = set()
    for seed in range(20):
        game = new_game(seed)
        game.choose(0)
        game.choose(0)
        firsts.add(game.state.first_player)
        assert game.player == game.state.first_player
    assert firsts == {0, 1}


def test_5_4_3_3_no_vanguard_has_damage() -> None:
    game = new_game()
    skip_preparation(game)
    assert set(game.state.damage) == {0}


def test_5_4_3_4_five_cards_and_once_any_number_of_them_changed() -> None:
    game = new_game()
    game.choose(0)
    game.choose(0)
    g = game.state
    layout = g.book.layout
    first = g.first_player
    hand = g.zones[layout.place("hand", first)]
    assert (len(hand), len(g.zones[layout.place("hand", 1 - first)])) == (5, 5)
    kept, changed = hand[:3], hand[3:]
    top = g.zones[layout.place("deck", first)][-2:]
    shuffled = [event.kind for event in game.events(None)].count("shuffled")
    for it in changed:
        game.apply(f"pick #{g.obj[it]}")
    game.apply("done")
    assert [event.kind for event in game.events(None)].count("shuffled") == shuffled + 1
    assert g.zones[layout.place("hand", first)] == (*kept, *reversed(top))
    assert all(g.zone_of[it] == layout.place("deck", first) for it in changed)
    assert game.player == 1 - first
    game.apply("done")
    assert game.turn == 1


def test_5_4_3_4_who_keeps_all_cards_does_not_shuffle() -> None:
    game = new_game()
    game.choose(0)
    game.choose(0)
    before = [event.kind for event in game.events(None)].count("shuffled")
    order = game.state.zones[0]
    game.apply("done")
    assert [event.kind for event in game.events(None)].count("shuffled") == before
    assert game.state.zones[0] == order


@pytest.mark.rules()
def test_the_deck_of_these_tests_is_legal() -> None:
    assert problems(DECK, CARDS) == []
