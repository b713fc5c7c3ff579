"""5-2 and appendix A: the ruler and the deck that a player brings."""
from __future__ import annotations

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList, Problem
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.rulebooks.gateruler.deck import problems
from tefuda.rulebooks.rulebook import rulebook


def card(number: str, kind: str = "unit", name: str = "", **fields: Value) -> Card:
    name = name or number
    return Card("gateruler", number, kind, (Face(Text(f"札{name}", f"Card {name}"), fields),))


def unit(number: str, army: str, level: int = 1, name: str = "", **fields: Value) -> Card:
    return card(number, "unit", name, army=army, level=level, **fields)


ARMIES = ("月", "苔", "硝", "塩", "風")
# A hundred and fifty units of level 0, thirty of each of five armies, in numbers that every ruler takes.
PLAIN = [unit(f"MD{index:03}", ARMIES[index // 30], level=0) for index in range(150)]
SPECIAL = [
    unit("S1", "月", name="S"),
    unit("S2", "月", name="S"),
    unit("L1", "月", legend=True),
    unit("L2", "月", legend=True, name="L"),
    unit("L3", "月", legend=True, name="L"),
    unit("L4", "月", legend=True),
    unit("H1", "月", level=30),
    unit("H2", "月", level=20),
    unit("P1", "月", level=0, name="MD000"),
    *(unit(f"C{index}", "月", keys=("counter",)) for index in range(1, 6)),
    card("E1", "energy"),
]
CARDS = {it.number: it for it in [*PLAIN, *SPECIAL]}
ENERGY = {"E1": 3}


def plain(count: int, armies: int = 2) -> dict[str, int]:
    """That many different cards, shared out among the first armies."""
    return {f"MD{index % armies * 30 + index // armies:03}": 1 for index in range(count)}


def judge(ruler: str, main: dict[str, int], energy: dict[str, int] | None = None) -> list[Problem]:
    parts = {"ruler": {ruler: 1}, "main": {k: v for k, v in main.items() if v}, "energy": energy or {}}
    return problems(DeckList("gateruler", Text("束", "Pile"), parts), CARDS)


def only(found: list[Problem]) -> tuple[str, str]:
    (problem,) = found
    assert problem.text.ja
    return problem.rule, problem.text.en


@pytest.mark.parametrize(
    ("ruler", "armies", "energy"),
    [
        ("apprentice", 2, {}),
        ("highlander", 3, {}),
        ("knight", 2, ENERGY),
        ("world-master-alpha-2020", 5, {}),
        ("world-master-beta-2020", 5, ENERGY),
    ],
)
def test_5_2a_a_ruler_and_a_deck_within_its_limits(ruler: str, armies: int, energy: dict[str, int]) -> None:
    assert judge(ruler, plain(50, armies), energy) == []


@pytest.mark.parametrize(("rulers", "count"), [({}, 0), ({"knight": 2}, 2), ({"knight": 1, "apprentice": 1}, 2)])
def test_5_2b_exactly_one_ruler(rulers: dict[str, int], count: int) -> None:
    deck = DeckList("gateruler", Text("束", "Pile"), {"ruler": rulers, "main": plain(50), "energy": ENERGY})
    assert only(problems(deck, CARDS)) == ("5-2b", f"{count} rulers; choose one")


def test_5_2b_the_ruler_is_a_ruler() -> None:
    said = "MD000 Card MD000 is a card of type unit; the ruler has to be of type ruler"
    assert only(judge("MD000", plain(50))) == ("5-2b", said)


def test_5_2b_a_ruler_that_there_is_not() -> None:
    assert only(judge("knigt", plain(50))) == ("5-2b", "there is no card knigt; near it are knight")


def test_5_2c_no_rulers_in_the_deck() -> None:
    said = "knight Knight is a ruler; rulers do not go into the deck"
    assert only(judge("apprentice", {**plain(49), "knight": 1})) == ("5-2c", said)


def test_5_2c_the_energy_beside_the_deck_is_not_counted_in_it() -> None:
    assert judge("knight", plain(50), {"E1": 3}) == []


@pytest.mark.parametrize("size", [49, 51])
def test_5_2c_1a_deck_size(size: int) -> None:
    said = f"the deck has {size} cards; Apprentice needs exactly 50"
    assert only(judge("apprentice", plain(size))) == ("5-2c-1a", said)


def test_5_2c_1b_armies() -> None:
    said = "3 armies (月, 苔, 硝); Apprentice allows at most 2"
    assert only(judge("apprentice", plain(50, 3))) == ("5-2c-1b", said)
    assert judge("highlander", plain(50, 3)) == []


def test_5_2c_1c_cards_of_one_name_in_any_numbers() -> None:
    said = "5 cards named Card S; Apprentice allows at most 4 of a name"
    assert only(judge("apprentice", {**plain(45), "S1": 3, "S2": 2})) == ("5-2c-1c", said)
    assert judge("apprentice", {**plain(46), "S1": 3, "S2": 1}) == []


def test_5_2c_1c_highlander_takes_one_of_a_name() -> None:
    said = "2 cards named Card S; Highlander allows at most 1 of a name"
    assert only(judge("highlander", {**plain(48, 3), "S1": 1, "S2": 1})) == ("5-2c-1c", said)


def test_5_2c_1d_legend_cards() -> None:
    assert judge("apprentice", {**plain(48), "L1": 1, "L2": 1}) == []
    said = "3 legend cards; Apprentice allows at most 2"
    assert only(judge("apprentice", {**plain(47), "L1": 1, "L2": 1, "L4": 1})) == ("5-2c-1d", said)


def test_5_2c_1e_levels() -> None:
    assert judge("apprentice", {**plain(48), "H1": 1, "H2": 1}) == []
    said = "the levels add up to 51; Apprentice allows at most 50"
    assert only(judge("apprentice", {**plain(47), "H1": 1, "H2": 1, "S1": 1})) == ("5-2c-1e", said)


def test_5_2c_1e_levels_count_for_each_card() -> None:
    said = "the levels add up to 60; Apprentice allows at most 50"
    assert only(judge("apprentice", {**plain(48), "H1": 2})) == ("5-2c-1e", said)


def test_5_2c_1e_no_limit_for_the_knight() -> None:
    assert judge("knight", {**plain(46), "H1": 4}, ENERGY) == []


def test_5_2c_1f_cards_with_counter() -> None:
    counters = {f"C{index}": 4 for index in range(1, 5)}
    assert judge("apprentice", {**plain(34), **counters}) == []
    said = "17 cards with counter; Apprentice allows at most 16"
    assert only(judge("apprentice", {**plain(33), **counters, "C5": 1})) == ("5-2c-1f", said)


def test_5_2c_2_one_of_each_legend_in_any_numbers() -> None:
    said = "2 legend cards named Card L; at most 1 of a name"
    assert only(judge("apprentice", {**plain(48), "L2": 1, "L3": 1})) == ("5-2c-2", said)


def test_5_2c_2_needs_no_ruler() -> None:
    deck = DeckList("gateruler", Text("束", "Pile"), {"ruler": {}, "main": {"L2": 2}})
    assert [it.rule for it in problems(deck, CARDS)] == ["5-2b", "5-2c-2"]


@pytest.mark.parametrize(
    ("ruler", "name", "energy", "needed"),
    [("knight", "Knight", 2, 3), ("knight", "Knight", 4, 3), ("apprentice", "Apprentice", 3, 0)],
)
@pytest.mark.rules()
def test_a_energy_beside_the_deck(ruler: str, name: str, energy: int, needed: int) -> None:
    said = f"{energy} energy cards beside the deck; {name} needs exactly {needed}"
    assert only(judge(ruler, plain(50), {"E1": energy})) == ("A", said)


@pytest.mark.rules()
def test_a_only_energy_cards_beside_the_deck() -> None:
    said = "S1 Card S is a card of type unit; only energy cards go beside the deck"
    assert only(judge("knight", plain(50), {"E1": 2, "S1": 1})) == ("A", said)


@pytest.mark.rules()
def test_a_world_masters_take_certain_numbers_and_their_names() -> None:
    ruler = "world-master-alpha-2020"
    assert judge(ruler, {**plain(49, 5), "P1": 1}) == []
    rule, said = only(judge(ruler, {**plain(49, 5), "S1": 1}))
    assert rule == "A"
    assert said.startswith("S1 Card S is not allowed; World Master Alpha 2020 takes only names")
    assert said.endswith("begins with MD or 2020")


@pytest.mark.rules()
def test_a_world_masters_take_twelve_cards_of_each_army() -> None:
    said = "13 cards of the army 苔; World Master Beta 2020 allows at most 12 of each"
    main = {f"MD{index:03}": 1 for index in (*range(12), *range(30, 43), *range(60, 72), *range(90, 102), 120)}
    assert only(judge("world-master-beta-2020", main, ENERGY)) == ("A", said)


def test_2_16a_a_number_that_no_card_has() -> None:
    rule, said = only(judge("apprentice", {**plain(49), "S11": 1}))
    assert rule == "2-16a"
    assert said == "there is no card S11; near it are S1"
    assert only(judge("knight", plain(50), {"E1": 2, "E11": 1})) == ("2-16a", "there is no card E11; near it are E1")


@pytest.mark.rules()
def test_all_that_is_wrong_is_told() -> None:
    found = judge("apprentice", {**plain(40, 3), "L2": 3, "knight": 1, "S1": 5, "C1": 17}, {"E1": 1})
    assert [it.rule for it in found] == [
        "5-2c", "5-2c-1a", "5-2c-1b", "5-2c-1c", "5-2c-1c", "5-2c-1d", "5-2c-1f", "5-2c-2", "A",
    ]


@pytest.mark.rules()
def test_the_decks_that_come_with_the_game_are_legal() -> None:
    book = rulebook("gateruler")
    assert book.decks
    assert [it for deck in book.decks.values() for it in problems(deck, book.cards)] == []
