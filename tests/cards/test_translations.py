"""The table [english] of a set: what words on its cards are called in English."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.card import Card
from tefuda.cards.language.labels import in_english
from tefuda.cards.schema import Bilingual, Field, FaceType, Items, Prose, Schema, String
from tefuda.cards.sets import load_set
from tefuda.cards.translations import english_names, english_words
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.rulebook import GAMES, rulebook

SCHEMA = Schema("toy", {"battle": (FaceType("", {
    "name": Field(Bilingual()), "traits": Field(Items(String()), default=()), "age": Field(String(), default=""),
    "hero": Field(Bilingual(), default=""), "link": Field(Items(String()), default=()),
    "text": Field(Prose(), default=""),
}),)})
FILE = """game = "toy"
set = "T1"
name = { ja = "試作", en = "Trial" }

[english]
"苔" = "Moss"
"霧の代" = "Age of Mist"
"堤守" = "Dyke Guard"
"玻璃" = "Glass"

[[cards]]
number = "T1-1"
type = "battle"
name = { ja = "盾", en = "Shield" }
hero = { ja = "ミオ", en = "Mio" }
traits = ["苔"]
age = "霧の代"
link = ["trait:堤守"]
text = "<玻璃>のカード1枚を引く。"
"""


def cards(folder: Path, text: str = FILE) -> list[Card]:
    path = folder / "toy.toml"
    path.write_text(text, "utf-8")
    return list(load_set(path, SCHEMA).cards.values())


def test_words_and_names_have_their_english(tmp_path: Path) -> None:
    found = cards(tmp_path)
    words = {"苔": "Moss", "霧の代": "Age of Mist", "堤守": "Dyke Guard", "玻璃": "Glass"}
    assert english_words(found) == found[0].english == words
    assert english_names(found) == {**words, "name:盾": "name:Shield", "hero:ミオ": "hero:Mio"}


def test_a_label_is_found_by_itself_or_by_its_word() -> None:
    names = {"name:盾": "name:Shield", "苔": "Moss"}
    labels = ["name:盾", "trait:苔", "苔", "trait:盾", "火"]
    assert [in_english(it, names) for it in labels] == ["name:Shield", "trait:Moss", "Moss", "trait:盾", "火"]


@pytest.mark.parametrize(("old", "new", "said"), [
    ('"苔" = "Moss"', '"苔" = ""', 'toy.toml:6:1: english: 苔: "" is no word; give what it is called in English, "苔" = "…"'),
    ('"苔" = "Moss"', '"苔" = 3', 'toy.toml:6:1: english: 苔: 3 is no word; give what it is called in English, "苔" = "…"'),
    ('"霧の代"', '"霧の時"', 'toy.toml:7:1: english: 霧の時: no card of this set has that word (did you mean "霧の代"?); '
                        "give one that is on a card"),
    ("[english]\n", "english = 3\n[other]\n", 'english: 3 is not a table; give [english] and below it "…" = "…"'),
])
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(TefudaError) as caught:
        cards(tmp_path, FILE.replace(old, new, 1))
    assert said in str(caught.value)


@pytest.mark.parametrize("game", GAMES)
def test_all_words_on_the_cards_that_come_with_the_games_have_english(game: str) -> None:
    book = rulebook(game)
    words = english_words(book.cards.values())
    missing = set()
    for card in book.cards.values():
        for side, face in zip(book.schema.types.get(card.type, ()), card.faces):
            for key, field in side.fields.items():
                kind = field.kind
                if isinstance(kind, String) or (isinstance(kind, Items) and isinstance(kind.each, String)):
                    value = face.fields[key]
                    missing |= {it for it in _items(value) if not it.isascii() and it not in words}
    named = {face.name.ja for card in book.cards.values() for face in card.faces}
    assert missing - named == set()


def _items(value: object) -> list[str]:
    found = value if isinstance(value, tuple) else (value,)
    return [str(it).rpartition(":")[2] for it in found]


def test_no_japanese_is_left_in_the_english_of_our_cards_but_parts_of_names() -> None:
    book = rulebook("dragonball")
    names = english_names(book.cards.values())
    for card in book.cards.values():
        for face in card.faces:
            said = book.language.print_en(face.abilities, names)
            assert all(not "ぁ" <= it <= "鿿" or it == "火" for it in said), (card.number, said)
