"""Which paragraphs the tests prove: a pytest plugin.

A test in ``tests/<game>/`` says by its name which paragraph of that game's rulebook it asserts:
``test_9_3_2_five_battle_cards_leave_four`` asserts 9-3-2 (the longest beginning that is a paragraph;
``x2`` stands for ``~2``). ``@pytest.mark.rules("1-2-2-1")`` names more of them. In a file that is itself
named for a paragraph (``test_9_3_limit.py``) every test has to assert one, unless it is marked with an
empty ``@pytest.mark.rules()``; elsewhere (``test_games.py``) a test may assert none.

``pytest --write-proof`` writes what a passing run proved to ``tests/proofs/<game>.toml``. Any other run
that had all tests of a game compares, so the file can't fall behind. Works with and without xdist.
"""
from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tefuda.rulebooks.rulebook import NAMES, rulebook
from tests.trace import tracing

TESTS: Final = Path(__file__).parent
PROOFS: Final = TESTS / "proofs"
HEAD: Final = """\
# Written by `pytest --write-proof`; a full run of the tests fails where this differs from what it proves.
# executed: the paragraph's own function ran in a test that asserts the paragraph.
# asserted: the passing tests that assert it. A paragraph with a function counts once it is in both.
"""
_PROPERTY: Final = "proof"


def spelled(number: str) -> str:
    """A paragraph number as it stands in the name of a test: ``5-2-1-3-1~2`` is ``5_2_1_3_1x2``."""
    return re.sub(r"[^0-9a-z]+", "_", number.lower().replace("~", "x"))


@cache
def paragraphs(game: str) -> dict[str, str]:
    """The paragraphs of a rulebook by the spelling of their numbers, in its order."""
    return {spelled(number): number for number in rulebook(game).paragraphs}


def named_paragraph(game: str, test: str) -> str | None:
    """The paragraph that the name of a test begins with."""
    parts = test.removeprefix("test_").split("_")
    for length in range(len(parts), 0, -1):
        found = paragraphs(game).get("_".join(parts[:length]))
        if found is not None:
            return found
    return None


def game_of(path: Path) -> str | None:
    """The game whose tests a file belongs to."""
    if not path.is_relative_to(TESTS):
        return None
    folder = path.relative_to(TESTS).parts[0]
    return folder if folder in NAMES else None


class PendingEffect:
    """What a test says that it asserts, and what is wrong with that."""

    def __init__(self, game: str, item: pytest.Item) -> None:
        self.game = game
        self.numbers: list[str] = []
        self.wrong = ""
        name = getattr(item, "originalname", None) or item.name
        marks = list(item.iter_markers("rules"))
        by_name = named_paragraph(game, name)
        for number in ([] if by_name is None else [by_name]) + [str(arg) for mark in marks for arg in mark.args]:
            if number not in rulebook(game).paragraphs:
                self.wrong = f"{item.nodeid}: its mark names {number}, which is no paragraph of {game}"
            elif number not in self.numbers:
                self.numbers.append(number)
        if by_name is None and name[5:6].isdigit():
            self.wrong = f"{item.nodeid}: its name begins with no paragraph of {game}"
        elif not self.numbers and not marks and item.path.name[5:6].isdigit():
            self.wrong = (
                f"{item.nodeid}: begin its name with the paragraph of {game} that it asserts, as in test_1_2_3_what, "
                "or mark it @pytest.mark.rules() if it asserts none")


class Proved:
    """What the passing tests of one game proved so far."""

    def __init__(self) -> None:
        self.asserted: dict[str, set[str]] = {}
        self.executed: set[str] = set()

    def add(self, test: str, numbers: Iterable[str], ran: Iterable[str]) -> None:
        for number in numbers:
            self.asserted.setdefault(number, set()).add(test)
        self.executed.update(ran)

    def text(self, game: str) -> str:
        """The content of a game's file, in the order of the book."""
        order = [number for number in rulebook(game).paragraphs if number in self.asserted]
        lines = [HEAD + "executed = ["]
        lines += [f'    "{number}",' for number in order if number in self.executed]
        lines += ["]", "", "[asserted]"]
        for number in order:
            tests = sorted(self.asserted[number])
            lines += [f'"{number}" = [', *(f'    "{test}",' for test in tests), "]"]
        return "\n".join(lines) + "\n"


class ProofPlugin:
    """Collects what was proved, over all workers, and compares or writes it at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.proved: dict[str, Proved] = {}
        self.complete: set[str] = set()
        self.broken: set[str] = set()
        self.told: list[str] = []
        self._deselected: set[str] = set()

    # Collecting

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wrong: list[str] = []
        for item in items:
            game = game_of(item.path)
            if game is not None:
                claim = PendingEffect(game, item)
                item.stash[_CLAIM] = claim
                wrong += [claim.wrong] if claim.wrong else []
        if wrong:
            raise pytest.UsageError("\n".join(wrong))

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self._deselected.update(game for item in items if (game := game_of(item.path)) is not None)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """A game is complete if each of its test files was collected as a whole."""
        files: dict[str, set[Path]] = {}
        for item in session.items:
            game = game_of(item.path)
            if game is not None:
                files.setdefault(game, set()).add(item.path)
        cut = {game for arg in self.config.args if "::" in arg and (game := _game_of_argument(self.config, arg))}
        for game, found in files.items():
            if found >= set((TESTS / game).rglob("test_*.py")) and game not in self._deselected | cut:
                self.complete.add(game)

    # Running

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        claim = item.stash.get(_CLAIM, None)
        if claim is None or not claim.numbers:
            return (yield)
        with tracing(rulebook(claim.game).book) as trace:
            result = yield
        ran = [number for number in claim.numbers if number in trace]
        item.user_properties.append((_PROPERTY, json.dumps([claim.game, claim.numbers, ran])))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            game = game_of(TESTS.parent / report.nodeid.split("::")[0])
            self.broken.update([] if game is None else [game])
        if report.when != "call" or not report.passed:
            return
        for name, content in report.user_properties:
            if name == _PROPERTY:
                game, numbers, ran = json.loads(str(content))
                self.proved.setdefault(game, Proved()).add(report.nodeid.split("[")[0], numbers, ran)

    # The end

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """An xdist worker is done: it alone knows what was collected."""
        self.complete.update(getattr(node, "workeroutput", {}).get(_PROPERTY, []))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[_PROPERTY] = sorted(self.complete)
            return
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or self.config.option.collectonly:
            return
        for game in sorted(self.complete - self.broken):
            self._settle(session, game)

    def _settle(self, session: pytest.Session, game: str) -> None:
        path = PROOFS / f"{game}.toml"
        text = self.proved.get(game, Proved()).text(game)
        if self.config.getoption("--write-proof"):
            PROOFS.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            self.told.append(f"wrote {path.relative_to(TESTS.parent)}")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            self.told.append(
                f"{path.relative_to(TESTS.parent)} is not what these tests prove: run pytest --write-proof, "
                "look at the difference and commit it")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.told:
            terminalreporter.write_line(line)


_CLAIM: Final = pytest.StashKey[PendingEffect]()


def _game_of_argument(config: pytest.Config, argument: str) -> str | None:
    return game_of((config.invocation_params.dir / argument.split("::")[0]).resolve())


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-proof", action="store_true", help="write what the tests prove to tests/proofs")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*numbers): more paragraphs that a test asserts, or none at all")
    config.pluginmanager.register(ProofPlugin(config), "tefuda-proof")
