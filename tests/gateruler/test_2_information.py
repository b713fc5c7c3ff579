"""Chapter 2 and appendix A: what is printed on cards and rulers, and the numbers the rules take from it."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.sets import load_set
from tefuda.cards.table import make_table
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.gateruler import cards as book
from tefuda.rulebooks.gateruler.cards import ATTRIBUTES, TIMINGS, TYPES, UNLIMITED
from tefuda.rulebooks.gateruler.schema import SCHEMA, number_of
from tefuda.rulebooks.gateruler.rulers import RULERS

HEAD = 'game = "gateruler"\nset = "T"\nname = { ja = "試", en = "Trial" }\n[[cards]]\nnumber = "T-1"\n'
NAMED = 'name = { ja = "火", en = "Fire" }\n'
DECK_CARD = NAMED + 'army = "月"\nlevel = 2\n'
UNIT = 'type = "unit"\n' + DECK_CARD + "atk = 3\nhp = 4\nstk = 1\n"
EVENT = 'type = "event"\n' + DECK_CARD + 'timing = "normal"\n'


def load(folder: Path, text: str) -> dict[str, int]:
    """The numbers of a file with one card, those that are not 0; a price is printed on none."""
    path = folder / "trial.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    table, _ = make_table(list(load_set(path, SCHEMA).cards.values()), ATTRIBUTES, number_of)
    numbers = {name: column[0] for name, column in zip(ATTRIBUTES, table.columns, strict=True)}
    assert numbers.pop("price") == book.NO_PRICE
    return {name: number for name, number in numbers.items() if number}


@pytest.mark.rules()
def test_the_constants_name_the_columns_types_and_timings() -> None:
    for names in (ATTRIBUTES, TYPES, TIMINGS):
        for number, name in enumerate(names):
            # What only deck construction or the text asks for has none.
            assert getattr(book, name.upper(), number) == number


def test_2_3b_five_card_types(tmp_path: Path) -> None:
    assert load(tmp_path, UNIT) == {"type": 1, "level": 2, "atk": 3, "hp": 4, "stk": 1, "timing": -1}
    assert load(tmp_path, EVENT) == {"type": 2, "level": 2}
    assert load(tmp_path, 'type = "field"\n' + DECK_CARD) == {"type": 3, "level": 2, "timing": -1}
    assert load(tmp_path, 'type = "energy"\n' + NAMED) == {"type": 4, "timing": -1}
    with pytest.raises(TefudaError, match=r'give one of "ruler", "unit", "event", "field", "energy" \(2-3b\)'):
        load(tmp_path, UNIT.replace("unit", "spell"))


def test_2_4a_energy_cards_have_no_army(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match="army: unknown field"):
        load(tmp_path, 'type = "energy"\narmy = "月"\n' + NAMED)


@pytest.mark.parametrize("key", ["counter", "overdrive", "touchdown"])
def test_2_8a_key_icons(tmp_path: Path, key: str) -> None:
    assert load(tmp_path, UNIT + f'keys = ["{key}"]')[key] == 1


def test_2_9a_the_legend_icon(tmp_path: Path) -> None:
    assert load(tmp_path, UNIT + "legend = true")["legend"] == 1


def test_2_13a_keywords(tmp_path: Path) -> None:
    assert load(tmp_path, UNIT + 'keywords = ["intercept"]')["intercept"] == 1


@pytest.mark.parametrize(("timing", "number"), [("instant", 1), ("when", 2), ("while", 3), ("open", 4)])
def test_14_4_the_timing_of_an_event(tmp_path: Path, timing: str, number: int) -> None:
    assert load(tmp_path, EVENT.replace("normal", timing))["timing"] == number


def ruler(name: str) -> dict[str, int]:
    card = RULERS[name]
    return {attribute: number_of(card, card.front, attribute) for attribute in ATTRIBUTES}


@pytest.mark.rules()
def test_a_five_rulers_in_both_languages() -> None:
    assert [(it.number, it.type, it.name.ja) for it in RULERS.values()] == [
        ("apprentice", "ruler", "アプレンティス"),
        ("highlander", "ruler", "ハイランダー"),
        ("knight", "ruler", "ナイト"),
        ("world-master-alpha-2020", "ruler", "ワールドマスターα2020"),
        ("world-master-beta-2020", "ruler", "ワールドマスターβ2020"),
    ]


@pytest.mark.rules()
def test_a_life_and_strength() -> None:
    found = [(it["life"], it["atk"], it["stk"]) for it in map(ruler, RULERS)]
    assert found == [(12, 4, 3), (12, 4, 3), (11, 3, 3), (11, 3, 3), (9, 3, 3)]


@pytest.mark.rules()
def test_a_every_ruler_has_two_attack_zones_a_defence_zone_and_three_set_zones() -> None:
    assert {(it["attack_zones"], it["defence_zones"], it["set_zones"]) for it in map(ruler, RULERS)} == {(2, 1, 3)}


@pytest.mark.parametrize("name", ["apprentice", "highlander", "world-master-alpha-2020"])
@pytest.mark.rules()
def test_a_rulers_that_drive(name: str) -> None:
    it = ruler(name)
    assert (it["hand"], it["opening_draw"], it["turn_draw"], it["first_turn_draw"], it["stands"]) == (0, 0, 0, 0, 0)
    assert (it["drives"], it["summons"], it["free"]) == (2, -1, 1)


@pytest.mark.parametrize("name", ["knight", "world-master-beta-2020"])
@pytest.mark.rules()
def test_a_rulers_with_a_hand(name: str) -> None:
    it = ruler(name)
    assert (it["hand"], it["opening_draw"], it["turn_draw"], it["first_turn_draw"], it["stands"]) == (1, 2, 2, 1, 2)
    assert (it["drives"], it["summons"], it["free"]) == (0, 2, 0)


LIMITS = ("deck_size", "armies", "same_name", "legends", "deck_level", "counters", "army_cards", "energy_cards")


@pytest.mark.parametrize(
    ("name", "limits"),
    [
        ("apprentice", (50, 2, 4, 2, 50, 16, UNLIMITED, 0)),
        ("highlander", (50, 3, 1, 2, 50, 16, UNLIMITED, 0)),
        ("knight", (50, 2, 4, 2, UNLIMITED, 16, UNLIMITED, 3)),
        ("world-master-alpha-2020", (50, UNLIMITED, 4, 0, 40, 16, 12, 0)),
        ("world-master-beta-2020", (50, UNLIMITED, 4, 0, UNLIMITED, 16, 12, 3)),
    ],
)
@pytest.mark.rules()
def test_a_limits_for_the_deck(name: str, limits: tuple[int, ...]) -> None:
    assert tuple(RULERS[name].front.number(limit) for limit in LIMITS) == limits


def test_2_16b_1_rulers_that_look_at_collector_numbers() -> None:
    prefixes = {name: it.front.strings("number_prefixes") for name, it in RULERS.items()}
    assert {name: it for name, it in prefixes.items() if it} == {
        "world-master-alpha-2020": ("MD", "2020"),
        "world-master-beta-2020": ("MD", "2020"),
    }
