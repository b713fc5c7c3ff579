"""What holds for the project as a whole: imports, examples, paragraphs, builds."""
from __future__ import annotations

import ast
import doctest
import os
import random
import re
import runpy
import tomllib
from pathlib import Path

import pytest

import tefuda
import tefuda.play.game
from tefuda.kernel.state import state
from tefuda.play.game import Game
from tefuda.rulebooks.paragraphs import KINDS
from tefuda.rulebooks.rulebook import NAMES, GAMES, rulebook

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tefuda"
SHARED = ROOT.parent / "shared"
LAYERS = ("kernel", "cards", "rulebooks", "play", "clients")
CLIENTS = ("agents", "arena", "table", "cli")


def _layer(package: str) -> int | None:
    if package in CLIENTS:
        return LAYERS.index("clients")
    return LAYERS.index(package) if package in LAYERS else None


def _imported(path: Path) -> list[str]:
    """The parts of the package that a module imports, by name."""
    depth = len(path.relative_to(SOURCE).parts)
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == depth:
            found.append(node.module.split(".")[0])
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tefuda."):
            found.append((node.module or "").split(".")[1])
    return found


def test_imports_point_one_way() -> None:
    wrong = []
    for path in SOURCE.rglob("*.py"):
        own = _layer(path.relative_to(SOURCE).parts[0])
        for name in _imported(path):
            other = _layer(name)
            if own is not None and other is not None and other > own:
                wrong.append(f"{path.relative_to(SOURCE)} imports {name}")
    assert wrong == []


def _counted_by_hand(path: Path) -> list[str]:
    """Constants of a module that are the third of three in a row with numbers that count up."""
    found: list[str] = []
    last: list[int] = []
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
            last.append(node.value.value)
            if len(last) > 2 and last[-1] == last[-2] + 1 == last[-3] + 2:
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
        else:
            last = []
    return found


def test_nothing_is_numbered_by_hand() -> None:
    """What is counted is declared with a word (``kernel.numbering``), so that no list of words can differ from it."""
    modules = [*(SOURCE / "rulebooks").rglob("*.py"), *(SOURCE / "kernel").rglob("*.py")]
    assert len(modules) > 250
    assert [line for path in modules for line in _counted_by_hand(path)] == []


def test_the_examples_of_the_readme_are_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_examples_of_the_api_are_true() -> None:
    failed, tried = doctest.testmod(tefuda.play.game)
    assert tried > 5
    assert failed == 0


def test_the_version_stands_in_one_place_and_the_changelog_has_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"] and "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "tefuda.__version__"}
    versions = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert tefuda.__version__ in versions


def test_the_package_is_typed_and_carries_no_proofs() -> None:
    package = Path(tefuda.__file__).parent
    assert (package / "py.typed").is_file()
    assert [path.name for path in package.rglob("proof*.toml")] == []


def test_the_build_under_test_is_the_one_asked_for() -> None:
    expected = os.environ.get("TEFUDA_EXPECT")
    if expected is None:
        pytest.skip("no build is asked for: TEFUDA_EXPECT is not set")
    assert state.__file__.endswith(".py") == (expected == "interpreted")


@pytest.mark.parametrize("name", NAMES)
def test_every_paragraph_of_the_book_is_listed(name: str) -> None:
    book = SHARED / "rulebooks" / f"{name}.txt"
    if not book.exists():
        pytest.skip("the rulebooks are not beside the project")
    numbers = re.findall(r"^([0-9][^\t\n]*)\t", book.read_text("utf-8"), re.MULTILINE)
    assert list(rulebook(name).paragraphs) == numbers


@pytest.mark.parametrize("name", NAMES)
def test_every_paragraph_has_a_kind(name: str) -> None:
    assert {it.kind for it in rulebook(name).paragraphs.values()} <= set(KINDS)


@pytest.mark.parametrize("name", GAMES)
def test_every_step_stands_under_a_paragraph_with_a_meaning(name: str) -> None:
    book = rulebook(name)
    rules = {rule for rule in book.book.program.rules if rule}
    assert [rule for rule in sorted(rules) if rule not in book.paragraphs] == []
    assert [rule for rule in sorted(rules) if not book.paragraphs[rule].meaning] == []


@pytest.mark.parametrize("name", GAMES)
def test_everything_a_book_cites_is_a_paragraph(name: str) -> None:
    book = rulebook(name)
    cited = [
        *book.book.cites.values(), *book.book.refusals.values(), *(verb.rule for verb in book.book.verbs.values()),
        *(zone.rule for zone in book.book.layout.zones),
    ]
    assert [rule for rule in cited if rule not in book.paragraphs] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_word_is_there_in_both_languages(name: str) -> None:
    book = rulebook(name)
    wanted = [
        *(("zones", zone.name) for zone in book.book.layout.zones),
        *(("actions", verb.word) for verb in book.book.verbs.values()),
        *(("refusals", rule) for rule in book.book.refusals.values()),
        *(("reasons", reason) for reason in book.book.reasons),
        *(("types", kind) for kind in book.schema.types),
    ]
    missing = [
        (section, key, lang) for section, key in wanted for lang in ("ja", "en")
        if not book.words.get(section, key, lang)
    ]
    assert missing == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_sentence_of_a_game_is_complete(name: str, lang: str) -> None:
    """Questions have words, and no fact that a wording asks for stays open."""
    game = Game.new(name, list(rulebook(name).decks)[:2], seed=4)
    rng = random.Random(4)
    said: set[str] = set()
    for _ in range(200):
        if game.prompt is None:
            break
        assert rulebook(name).words.get("prompts", game.prompt.rule, lang) or rulebook(name).words.get(
            "prompts", game.prompt.cause, lang), game.prompt
        said |= {game.prompt.text(lang), *(action.words(lang) for action in game.legal())}
        game.choose(rng.randrange(game.count))
    said |= {event.text(lang) for player in (0, 1) for event in game.events(player)}
    assert len(said) > 100
    assert [text for text in sorted(said) if "{" in text] == []


def test_the_table_of_answers_points_to_the_right_lines() -> None:
    answers = runpy.run_path(str(ROOT / "docs" / "answers.py"))
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert answers["with_table"](text) == text, "run make docs"


def test_the_reference_of_card_texts_is_that_of_the_grammar() -> None:
    grammar = runpy.run_path(str(ROOT / "docs" / "grammar.py"))
    assert grammar["document"](grammar["languages"]()) == (ROOT / "docs" / "grammar.md").read_text("utf-8"), (
        "run make docs")


def test_the_reference_can_be_made_before_any_game_has_a_language() -> None:
    document = runpy.run_path(str(ROOT / "docs" / "grammar.py"))["document"]([])
    assert document.startswith("# The language of card texts") and "## " not in document


def test_no_run_of_the_rulebooks_words_is_in_the_project() -> None:
    if not SHARED.exists():
        pytest.skip("the rulebooks are not beside the project")
    width = 34
    runs: set[int] = set()
    for path in [*(SHARED / "rulebooks").glob("*.txt"), *(SHARED / "corpora").glob("*.jsonl")]:
        for line in path.read_text("utf-8").split("\n"):
            squeezed = re.sub(r"\s", "", line)
            runs.update(hash(squeezed[at:at + width]) for at in range(len(squeezed) - width + 1))
    copied = []
    files = [it for part in ("src", "docs", "tests") for it in (ROOT / part).rglob("*") if it.suffix in
             (".py", ".toml", ".md", ".txt")]
    for path in files:
        text = re.sub(r"\s", "", path.read_text("utf-8"))
        japanese = re.search(r"[\u3040-\u30ff]", text)
        if japanese and any(hash(text[at:at + width]) in runs for at in range(len(text) - width + 1)):
            copied.append(str(path.relative_to(ROOT)))
    assert copied == []
