"""Where ``tefuda rules`` finds what the tests prove, and what it says where there is nothing to find."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tefuda.cli import main, rules
from tefuda.cli.proof import Proof, load_proof, proofs_of
from tefuda.rulebooks.rulebook import NAMES, rulebook

ROOT = Path(__file__).resolve().parent.parent.parent
SAID = {
    "en": "What the tests prove comes with the source, in tests/proofs, not with an installed package.",
    "ja": "テストによる検証の記録は、インストール版には含まれない。ソースのtests/proofsにある。",
}


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the package stood by itself."""
    monkeypatch.setattr(rules, "read_proof", lambda game: None)


def told(folder: Path, *args: str) -> list[str]:
    """What the command says as the package in a folder."""
    command = [sys.executable, "-m", "tefuda", "rules", *args]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_checkout_has_the_proofs_beside_its_sources() -> None:
    folder = proofs_of(ROOT / "src" / "tefuda")
    assert folder == ROOT / "tests" / "proofs"
    for name in NAMES:
        proof = load_proof(folder, name)
        assert proof.executed <= set(proof.asserted) <= set(rulebook(name).paragraphs)
        assert len(proof.asserted) > 300


def test_a_package_elsewhere_takes_no_folder_for_its_proofs(tmp_path: Path) -> None:
    (tmp_path / "tests" / "proofs").mkdir(parents=True)
    assert proofs_of(tmp_path / "site-packages" / "tefuda") is None
    assert proofs_of(tmp_path / "src" / "tefuda") == tmp_path / "tests" / "proofs"
    (tmp_path / "tests" / "proofs").rmdir()
    assert proofs_of(tmp_path / "src" / "tefuda") is None


def test_a_game_without_a_file_has_nothing_proven(tmp_path: Path) -> None:
    assert load_proof(tmp_path, "dragonball") == Proof()


def test_the_sources_tell_what_the_tests_prove() -> None:
    proof = load_proof(ROOT / "tests" / "proofs", "dragonball")
    out = told(ROOT / "src", "dragonball", "7-3-1-4", "--lang", "en")
    assert [f"  {test}" for test in proof.asserted["7-3-1-4"]] == [line for line in out if "::test_7_3_1_4" in line]
    assert SAID["en"] not in out


@pytest.mark.parametrize("lang", SAID)
def test_a_package_without_its_sources_says_where_the_proofs_are(tmp_path: Path, lang: str) -> None:
    package = tmp_path / "site-packages" / "tefuda"
    shutil.copytree(ROOT / "src" / "tefuda", package, ignore=shutil.ignore_patterns("__pycache__"))
    out = told(package.parent, "--lang", lang)
    assert out[-1] == SAID[lang] and out.count(SAID[lang]) == 1
    assert [line.split()[0] for line in out[1:-2]] == list(NAMES)


@pytest.mark.parametrize("args", [[], ["dragonball"]])
def test_without_proofs_a_table_has_what_is_built(
    installed: None, args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *args, "--lang", "en"]) == 0
    *table, last = capsys.readouterr().out.splitlines()
    assert last == SAID["en"]
    assert [line.split()[-1] for line in table if line.startswith(("game", "chapter"))] == ["meaning"]
    paragraphs = [it for name in (args or NAMES) for it in rulebook(name).paragraphs.values()]
    total = [int(number) for number in table[-1].split()[1:]]
    assert total[0] == sum(total[1:6]) == len(paragraphs)
    assert total[6:] == [sum(bool(it.meaning) for it in paragraphs)]


def test_without_proofs_a_paragraph_is_shown_with_the_rest(
    installed: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "dragonball", "7-3-1-4", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "IC Carddass Dragon Ball 7-3-1-4 (step)"
    assert lines.count(SAID["en"]) == 1
    assert not any("tests that assert it" in line for line in lines)
    assert "its steps in the program:" in lines and "above it:" in lines
