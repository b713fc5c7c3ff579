"""12.11: Gyze cards in card files, in decks, on the table, and in whole games."""
from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tefuda.cards.decks import DeckList
from tefuda.cards.sets import CardSet, load_set
from tefuda.cards.text import Text
from tefuda.kernel.codes import first_of, kind_of
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.continuous.projection import value
from tefuda.play.game import Game
from tefuda.play.view import CardView
from tefuda.rulebooks.vanguard.areas import G_ZONE, LAYOUT
from tefuda.rulebooks.vanguard.c4_circles import is_circle
from tefuda.rulebooks.vanguard.cards import G_UNIT, NORMAL, TYPE
from tefuda.rulebooks.vanguard.schema import number_of
from tefuda.table.printed import printed_words
from tests.fuzz.cases import Case
from tests.fuzz.checks import CHECKS
from tests.fuzz.fuzzer import Check, need, play
from tests.vanguard.vanguard_table import BOOK, CARDS, G_DECK, MAIN, Table, card

# A card of our own: it goes to the G zone when it is ridden on, and turns over once five dragons are bound.
FILE = """
game = "vanguard"
set = "SIDES"
name = { ja = "両面", en = "Two Sides" }

[[cards]]
number = "SIDES-1"
type = "gyze"

[cards.normal]
name = { ja = "嵐の種", en = "Seed of the Storm" }
clan = ["かげろう"]
grade = 0
power = 5000
critical = 1
shield = 10000
skill = "boost"
text = '''
【自】：このユニットがライドされた時、このカードをGゾーンに置く。
【起】【(R)】：このカードを裏返す。
【究極超越】-「嵐の主」-ストライドステップ-[CB(1)]あなたのサークルとソウルとGゾーンの他のカードすべてを除外し、このカードを裏返し、(V)に超越する。
'''

[cards.g_unit]
name = { ja = "嵐の主", en = "Lord of the Storm" }
clan = ["かげろう"]
grade = 4
power = 30000
critical = 2
skill = "triple_drive"
text = '''
【自】：このユニットが(V)に登場した時、カードを1枚引く。
'''
"""


def read(path: Path, text: str = FILE) -> CardSet:
    file = path / "sides.toml"
    file.write_text(text, "utf-8")
    return load_set(file, BOOK.schema, BOOK.language)


@pytest.mark.rules("12.11.1", "12.11.2")
def test_12_11_2_a_card_file_has_a_normal_unit_on_one_side_and_a_g_unit_on_the_other(tmp_path: Path) -> None:
    it = read(tmp_path).cards["SIDES-1"]
    assert [face.name.en for face in it.faces] == ["Seed of the Storm", "Lord of the Storm"]
    assert [number_of(it, face, "type") for face in it.faces] == [NORMAL, G_UNIT]
    assert [number_of(it, face, "critical") for face in it.faces] == [1, 2]
    assert [len(face.abilities) for face in it.faces] == [3, 1]


@pytest.mark.parametrize(("wrong", "right", "told"), [
    ("-「嵐の主」-", "-「嵐の種」-", "normal.text: the ultimate stride skill names 「嵐の種」"),
    ("[cards.g_unit]", "[cards.other]", "g_unit: missing"),
    ("grade = 4", "grade = 4\ngift = \"force\"", "g_unit.gift: unknown field"),
])
@pytest.mark.rules("12.11.2", "11.42.2.2")
def test_11_42_2_2_a_card_file_that_is_wrong_is_refused(tmp_path: Path, wrong: str, right: str, told: str) -> None:
    with pytest.raises(TefudaError, match="SIDES-1") as caught:
        read(tmp_path, FILE.replace(wrong, right))
    assert told in str(caught.value)


def deck_of(main: dict[str, int], g_deck: dict[str, int]) -> DeckList:
    return DeckList("vanguard", Text("束", "Pile"), {"main": main, "g": g_deck})


@pytest.mark.rules("5.2.2.6", "5.3.3", "12.11.3.2")
def test_12_11_3_2_a_gyze_card_is_for_the_main_deck(tmp_path: Path) -> None:
    cards = {**CARDS, **read(tmp_path).cards}
    main = {number: count for number, count in MAIN.items() if number != "F"}
    assert BOOK.deck_problems(deck_of({**main, "SIDES-1": 2}, G_DECK), cards) == []
    wrong = BOOK.deck_problems(deck_of(MAIN, {**G_DECK, "SIDES-1": 1}), cards)
    assert [problem.rule for problem in wrong] == ["5.3.3"]


@pytest.mark.usefixtures("known")
@pytest.mark.rules("12.11.3", "12.11.3.2")
def test_12_11_3_2_at_the_beginning_the_normal_sides_apply() -> None:
    game = new_game(1)
    g = game.state
    sides = [g.prints[it] for zone in g.zones for it in zone if g.table.other_face[g.prints[it]] >= 0]
    assert len(sides) == 8
    assert all(game.match.prints[side].face_index == 0 for side in sides)


# On the table


def test_12_11_3_1_the_table_shows_the_side_that_applies(table: Table, tmp_path: Path) -> None:
    it = read(tmp_path, FILE.replace("power = 30000\n", "")).cards["SIDES-1"]
    printed = table._add_print(it)
    one, other = table._put("rear1", 0, printed), table._put("gzone", 0, printed + 1)
    views = [CardView(table.state, table.game.match, card) for card in (one, other)]
    assert [view.name("en") for view in views] == ["Seed of the Storm", "Lord of the Storm"]
    assert [view.values["grade"] for view in views] == [0, 4]
    words = [printed_words(view, BOOK, [it], "en") for view in views]
    assert "power 5000" in words[0] and "skill boost" in words[0] and "turn this unit over" in words[0].lower()
    # What is only printed on the other side does not count as missing here.
    assert "skill triple drive" in words[1] and "power" not in words[1]


def test_12_11_4_what_is_face_down_in_the_g_zone_stays_a_secret_of_its_fighter(table: Table) -> None:
    it = table.put_gyze("gzone", 1, face_down=True)
    g_side = table.put_gyze("gzone", 1, g_side=True, face_down=True)
    others = [table.put("gzone", 1, "g-unit", face_down=True) for _ in range(4)]
    in_deck = table.put_gyze("deck", 1)
    turned = table.put_gyze("hand", 1, g_side=True)
    table.main_phase()
    view = table.game.view(0).zone("gzone", 1)
    assert view.count == 6
    assert not view.cards
    seen = set()
    for seed in range(30):
        g = table.game.imagine(0, random.Random(seed)).state
        assert [g.prints[card] for card in (it, turned)] == [table.state.prints[card] for card in (it, turned)]
        assert all(value(g, card, TYPE) == G_UNIT for card in (g_side, *others))
        assert value(g, in_deck, TYPE) != G_UNIT
        seen.add(g.prints[others[0]])
    assert len(seen) > 1


# Whole games

BINDS = "【自】：このユニットが(R)に登場した時、カードを1枚引き、このカードをバインドする。"


@pytest.fixture
def known(tmp_path: Path) -> Iterator[None]:
    """The rulebook knows the cards of these decks, so that saves can be read: Gyze cards, dragons that bind
    themselves, and plain cards."""
    plain = {f"D{index}": card(f"D{index}", grade=index % 3 + 1, race=("ゼロスドラゴン",)) for index in range(7)}
    abilities = BOOK.language.read(BINDS)
    dragons = {number: replace(it, faces=(replace(it.front, abilities=abilities),)) for number, it in plain.items()}
    every = {**CARDS, **dragons, **read(tmp_path).cards}
    added = {number: it for number, it in every.items() if number not in BOOK.cards}
    BOOK.cards.update(added)
    yield
    for number in added:
        del BOOK.cards[number]


def new_game(seed: int) -> Game:
    """Both decks have four Gyze cards, one of which may be the first vanguard."""
    main = {**{f"D{index}": 4 for index in range(7)}, "SIDES-1": 4, "F": 2, **{f"T{index}": 4 for index in range(4)}}
    deck = deck_of(main, G_DECK)
    return Game.new("vanguard", [deck, deck], seed)


class GyzeCase(Case):
    """A game between those decks."""

    def __init__(self, seed: int) -> None:
        super().__init__("vanguard", ("sides", "sides"), seed)

    def begin(self) -> Game:
        return new_game(self.seed)


class Sides(Check):
    """12.11.3.3: the side of the G unit is only up on circles and in the G zone."""

    name = "sides"

    def look(self, game: Game) -> None:
        g = game.state
        for place, zone in enumerate(g.zones):
            kept = is_circle(place) or G_ZONE <= place < G_ZONE + 2
            for it in zone:
                two = g.prints[it] >= 0 and g.table.other_face[g.prints[it]] >= 0
                need(kept or not two or value(g, it, TYPE) == NORMAL, f"the G side is up in {LAYOUT.place_name(place)}")


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("seed", range(6))
def test_12_11_3_3_random_games_keep_what_must_always_be_so(seed: int) -> None:
    play(GyzeCase(seed), [Sides, *CHECKS.values()], 0.1)


def eager(game: Game, rng: random.Random) -> int:
    """What gets Gyze cards to stride: they are the first vanguard, dragons are called, no other G unit strides."""
    g = game.state
    found: list[int] = []
    for index, code in enumerate(g.options):
        word, card = g.book.verbs[kind_of(code)].word, first_of(code)
        if word in ("first", "stride") and g.table.other_face[g.prints[card]] >= 0:
            return index
        if word != "stride":
            found += [index] * (20 if word in ("ride", "call") else 1)
    return rng.choice(found)


@pytest.mark.usefixtures("known")
@pytest.mark.rules("11.42.2.2", "10.37.1")
def test_11_42_2_2_in_random_games_gyze_cards_are_turned_over_and_stride() -> None:
    told: set[tuple[str, str]] = set()
    for seed in range(12):
        game = new_game(seed)
        rng = random.Random(seed)
        while not game.over:
            game.choose(eager(game, rng))
        told |= {(event.kind, event.reason) for event in game.events(None) if event.card == "SIDES-1"}
    assert told >= {("turned", "by_skill"), ("moved", "stride"), ("moved", "return_to_g")}
