"""Chapter 200 as card data, and 401: what a player may bring."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.decks import DeckList, load_deck
from tefuda.cards.sets import load_set
from tefuda.cards.text import Text
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.zx.cards import ATTRIBUTES, COLORS, TOKEN_TYPES, TYPES
from tefuda.rulebooks.zx.schema import SCHEMA, number_of
from tefuda.rulebooks.zx.deck import FIXED_CARDS, problems
from tests.zx.zx_table import IGNITING, MAIN, PLAIN, card, cards, pile

POOL = cards(
    *IGNITING, *PLAIN,
    *(card(f"LR{index}", icons=("ignition", "life_recovery")) for index in range(2)),
    *(card(f"VB{index}", icons=("ignition", "void_bringer")) for index in range(2)),
    card("E", "event"), card("P", "player"), card("L", "overboost-lower"),
    *(card(f"X{index}", "extra") for index in range(4)), *(card(f"S{index}", "shift") for index in range(4)),
    *(card(f"U{index}", "overboost-upper") for index in range(2)),
)
WITHOUT_IGNITION = {number: count for number, count in MAIN.items() if number.startswith("Z")}


def rules(deck: DeckList) -> list[str]:
    return [problem.rule for problem in problems(deck, POOL)]


def ignitions(**counts: int) -> dict[str, int]:
    return {**WITHOUT_IGNITION, **counts}


# 401


def test_a_legal_deck_has_no_problems() -> None:
    assert rules(pile()) == []
    assert rules(pile(MAIN, {"X0": 4, "X1": 4, "S0": 4, "U0": 4}, "P", "L")) == []


@pytest.mark.rules("401.1")
@pytest.mark.parametrize("more", [-1, 1])
def test_401_1a_fifty_cards_no_more_and_no_less(more: int) -> None:
    assert rules(pile({**MAIN, "Z7": 2 + more})) == ["401.1a"]


@pytest.mark.rules("201.2")
def test_401_2_four_of_a_name() -> None:
    assert rules(pile({**MAIN, "Z0": 5, "Z7": 1})) == ["401.2"]


def test_201_2_the_name_counts_and_not_the_number() -> None:
    twin = {**POOL, "Z7": card("Z0")}
    assert [problem.rule for problem in problems(pile(), twin)] == ["401.2"]


def test_401_3_four_with_life_recovery() -> None:
    assert rules(pile(ignitions(LR0=3, LR1=2, I0=4, I1=4, I2=4, I3=3))) == ["401.3"]


def test_401_4_four_with_void_bringer() -> None:
    assert rules(pile(ignitions(VB0=3, VB1=2, I0=4, I1=4, I2=4, I3=3))) == ["401.4"]


@pytest.mark.parametrize("other", [14, 15, 16])
def test_401_5_twenty_with_ignition_among_them_the_keyword_cards(other: int) -> None:
    """The book's example: with 3 life recovery and 2 void bringer there are 15 others."""
    main = ignitions(LR0=3, VB0=2, I0=4, I1=4, I2=4, I3=other - 12)
    main["Z7"] += 15 - other
    assert rules(pile(main)) == ([] if other == 15 else ["401.5"])


@pytest.mark.parametrize("number", ["P", "X0", "U0", "L", "S0"])
def test_401_6_only_zx_and_events_in_the_deck(number: str) -> None:
    assert rules(pile({**MAIN, "Z7": 1, "E": 1})) == []
    assert rules(pile({**MAIN, "Z7": 1, number: 1})) == ["401.6"]


def test_401_7_one_player_card_and_one_lower_half() -> None:
    parts = {"main": MAIN, "dynamis": {}, "player": {"P": 2}, "overboost": {"L": 2}}
    assert rules(DeckList("zx", Text("束", "Pile"), parts)) == ["401.7", "401.7"]
    assert rules(pile(player="Z0", overboost="U0")) == ["401.7", "401.7"]


@pytest.mark.rules("401.8")
def test_401_8a_sixteen_cards_twelve_and_four() -> None:
    assert rules(pile(dynamis={"X0": 4, "X1": 4, "X2": 4, "S0": 1})) == ["401.8a"]
    assert rules(pile(dynamis={"U0": 4, "U1": 1})) == ["401.8a"]
    assert rules(pile(dynamis={"X0": 4, "X1": 4, "X2": 4, "S0": 1, "U0": 4})) == ["401.8a", "401.8a"]


def test_401_9_only_extras_uppers_and_shifts_in_the_dynamis() -> None:
    assert rules(pile(dynamis={"Z0": 1})) == ["401.9"]


def test_401_10_four_of_a_name_in_the_dynamis() -> None:
    assert rules(pile(dynamis={"X0": 5})) == ["401.10"]


def test_an_unknown_number_is_a_problem() -> None:
    assert rules(pile({**MAIN, "Z7": 1, "ZZ": 1})) == ["212.1"]


def test_1205_1_the_virtual_player_card_can_not_be_brought() -> None:
    assert rules(pile(player=next(iter(FIXED_CARDS)))) == ["401.7"]


def test_a_deck_file_has_a_player_a_dynamis_and_an_overboost(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(
        'game = "zx"\nname = { ja = "束", en = "Pile" }\nplayer = "P"\n[cards]\n'
        + "".join(f'"{number}" = {count}\n' for number, count in MAIN.items())
        + '[dynamis]\n"X0" = 2\n[overboost]\n"L" = 1\n', "utf-8")
    deck = load_deck(file)
    assert (deck.size("main"), deck.size("player"), deck.size("dynamis"), deck.size("overboost")) == (50, 1, 2, 1)
    assert problems(deck, POOL) == []


# 200


@pytest.mark.rules("202.1", "202.3", "202.4", "202.5", "202.6", "202.7", "202.8")
def test_202_2_the_types_of_cards() -> None:
    assert set(SCHEMA.types) == {
        "zx", "event", "player", "extra", "overboost-upper", "overboost-lower", "shift", *TOKEN_TYPES}
    assert set(SCHEMA.types) - set(TOKEN_TYPES) | {"player-token"} == set(TYPES)


SET = """
set = "T"
game = "zx"
name = { ja = "試", en = "Test" }

[[cards]]
number = "T-1"
type = "zx"
name = { ja = "獅子", en = "Lion" }
colors = ["red", "green"]
cost = 5
power = 6000
tribes = ["獣"]
icons = ["ignition", "life_recovery"]
range = 2

[[cards]]
number = "T-2"
type = "zx"
name = { ja = "影", en = "Shadow" }
cost = 0
power = 500
range = "unlimited"

[[cards]]
number = "T-3"
type = "player"
name = { ja = "旅人", en = "Traveller" }
player_name = "旅人"
"""


@pytest.mark.rules(
    "201.1", "203.1", "203.2", "204.1", "204.2", "205.1", "206.1", "207.1", "207.2", "208.1", "212.1", "214.1")
def test_200_what_is_printed_is_read(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(SET.lstrip(), "utf-8")
    read = load_set(file, SCHEMA).cards
    lion = read["T-1"]
    assert {name: number_of(lion, lion.front, name) for name in ATTRIBUTES} == {
        "type": 0, "cost": 5, "power": 6000, "colors": 0b10001, "ignition": 1, "evolseed": 0, "dreamkey": 0,
        "life_recovery": 1, "void_bringer": 0, "start": 0, "gate": 0, "range": 2,
        "charge_limit": 0, "hand_limit": 0}
    assert lion.front.strings("tribes") == ("獣",)
    assert read["T-3"].front.string("player_name") == "旅人"


@pytest.mark.rules("204.4", "204.5", "204.6")
def test_204_3_five_colours() -> None:
    assert COLORS == ("red", "blue", "white", "black", "green")
    both = card("B", colors=("blue", "black"))
    assert number_of(both, both.front, "colors") == 0b01010


def test_204_7_a_card_may_have_no_colour() -> None:
    plain = card("N", colors=())
    assert number_of(plain, plain.front, "colors") == 0


@pytest.mark.rules("206.2", "206.3", "206.3a", "206.4", "206.4a", "206.5", "206.5a")
@pytest.mark.parametrize("icon", ["ignition", "evolseed", "dreamkey", "life_recovery", "void_bringer", "start", "gate"])
def test_206_each_icon_is_a_number_of_the_card(icon: str) -> None:
    with_it, without = card("A", icons=(icon,)), card("B")
    assert number_of(with_it, with_it.front, icon) == 1
    assert number_of(without, without.front, icon) == 0


@pytest.mark.rules("1104.3")
def test_1104_2_a_range_is_a_number_or_unlimited(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(SET.lstrip(), "utf-8")
    shadow = load_set(file, SCHEMA).cards["T-2"]
    assert number_of(shadow, shadow.front, "range") > 4


def test_208_1_events_and_players_have_no_power(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(SET.lstrip() + "power = 1\n", "utf-8")
    with pytest.raises(TefudaError, match="power"):
        load_set(file, SCHEMA)
