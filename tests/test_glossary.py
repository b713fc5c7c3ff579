"""The glossary is true: the names in it exist, the paragraphs exist, and the books use those words there."""
from __future__ import annotations

import ast
import importlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tefuda.rulebooks.rulebook import NAMES, rulebook

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tefuda"
BOOKS = ROOT.parent / "shared" / "rulebooks"
PAGE = ROOT / "docs" / "glossary.md"

# The columns of books, in the order of the page: as there is one for each, none is left out.
GAMES = ("vanguard", "gateruler", "zx", "gundam", "dragonball")
HEAD = "| Word | Here | Code | Vanguard | Gate Ruler | Z/X | Gundam | Dragon Ball |"
NONE = "–"
# More characters than this would be a quoted sentence, not a word.
LONGEST = 16
BEYOND = ("The kernel's own modules", "Around the kernel")


@dataclass(frozen=True)
class Entry:
    """A row of a table: the word, what it means, its names in the code, and a cell for each book."""

    section: str
    word: str
    meaning: str
    code: str
    books: tuple[str, ...]


def _entries() -> list[Entry]:
    found: list[Entry] = []
    section = ""
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif line.startswith("| ") and line != HEAD:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 3 + len(GAMES), line
            found.append(Entry(section, cells[0], cells[1], cells[2], tuple(cells[3:])))
    return found


ENTRIES = _entries()


def _names(entry: Entry) -> list[tuple[str, str]]:
    """The names of an entry, each as its module and the name in it."""
    found = re.findall(r"`([^`:]+):([^`]+)`", entry.code)
    assert " ".join(f"`{module}:{name}`" for module, name in found) == entry.code, entry
    return found


def _terms(entry: Entry) -> list[tuple[str, str, str]]:
    """What the books call it: the game, its word and the paragraph."""
    found: list[tuple[str, str, str]] = []
    for game, cell in zip(GAMES, entry.books, strict=True):
        if cell != NONE:
            for part in cell.split(" · "):
                word, _, number = part.rpartition(" ")
                found.append((game, word, number))
    return found


@cache
def _attributes(module: str) -> frozenset[tuple[str, str]]:
    """What the classes of a module declare or set in ``self``: an object may have it though its class does not."""
    found: set[tuple[str, str]] = set()
    for node in ast.parse((SOURCE / f"{module}.py").read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                    if isinstance(part.value, ast.Name) and part.value.id == "self":
                        found.add((node.name, part.attr))
                elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part in node.body:
                    found.add((node.name, part.target.id))
    return frozenset(found)


def _exists(module: str, name: str) -> bool:
    try:
        found = importlib.import_module("tefuda." + module.replace("/", "."))
    except ModuleNotFoundError:
        return False
    first, _, rest = name.partition(".")
    if not hasattr(found, first):
        return False
    return not rest or hasattr(getattr(found, first), rest) or (first, rest) in _attributes(module)


@cache
def _paragraphs(game: str) -> dict[str, str]:
    """The text of each paragraph of a book, without its worked examples."""
    text = (BOOKS / f"{game}.txt").read_text("utf-8")
    return dict(re.findall(r"^([0-9A-Z][^\t\n]*)\t(.*)$", text, re.MULTILINE))


def test_there_is_a_table_for_every_folder_of_the_kernel() -> None:
    folders = {path.parent.name for path in (SOURCE / "kernel").glob("*/__init__.py")}
    sections = re.findall(r"^## (.+)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(sections) == sorted([*folders, *BEYOND])
    assert {entry.section for entry in ENTRIES} == set(sections)
    assert PAGE.read_text("utf-8").count(HEAD) == len(sections)


def test_every_word_has_a_meaning_and_a_name_and_stands_once_in_its_table() -> None:
    words = [(entry.section, entry.word) for entry in ENTRIES]
    assert [word for word in words if words.count(word) > 1] == []
    assert [entry.word for entry in ENTRIES if not (entry.word and entry.meaning and _names(entry))] == []


def test_the_columns_are_those_of_all_games() -> None:
    assert set(GAMES) == set(NAMES)


def test_every_name_of_the_glossary_is_in_the_code() -> None:
    missing = [
        f"{entry.word}: {module}:{name}" for entry in ENTRIES for module, name in _names(entry)
        if not _exists(module, name)
    ]
    assert missing == []


def test_a_name_that_is_not_in_the_code_is_noticed() -> None:
    assert _exists("kernel/state/layout", "Zone.body")
    assert not _exists("kernel/state/layout", "Zone.soul")
    assert not _exists("kernel/state/layout", "Realm")
    assert not _exists("kernel/state/outlay", "Zone")


def test_every_paragraph_of_the_glossary_is_one_of_its_book() -> None:
    missing = [
        f"{entry.word}: {game} {number}" for entry in ENTRIES for game, _, number in _terms(entry)
        if number not in rulebook(game).paragraphs
    ]
    assert missing == []


def test_every_book_is_quoted_by_single_terms_only() -> None:
    """A term has no end of a sentence or of a clause in it, and is short."""
    words = [word for entry in ENTRIES for _, word, _ in _terms(entry)]
    assert [word for word in words if not word or len(word) > LONGEST or set(word) & set("。、")] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_book_uses_the_word_in_that_paragraph(game: str) -> None:
    if not BOOKS.exists():
        pytest.skip("the rulebooks are not beside the project")
    wrong = [
        f"{entry.word}: {word} is not in {number}" for entry in ENTRIES for other, word, number in _terms(entry)
        if other == game and word not in _paragraphs(game)[number]
    ]
    assert wrong == []
