"""The hook that looks at the subject of a commit."""
from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "tools" / "commit_subject.py"
subject = runpy.run_path(str(SCRIPT))["subject"]
wrong = runpy.run_path(str(SCRIPT))["wrong"]


@pytest.mark.parametrize(("message", "expected"), [
    ("Say it\n\nThe why.\n", "Say it"),
    ("\n# a comment of git's\nSay it\n# more\n", "Say it"),
    ("Say it\nin two lines\n \nThe why.\n", "Say it in two lines"),
    ("", ""),
])
def test_the_subject_is_the_first_paragraph(message: str, expected: str) -> None:
    assert subject(message) == expected


@pytest.mark.parametrize(("message", "refused"), [
    ("x" * 71, False),
    ("x" * 72, True),
    ("手" * 71 + "\n", False),
    ("x" * 40 + "\n" + "y" * 40, True),
    ("Say it\n\n" + "x" * 200, False),
    ("fixup! " + "x" * 71, False),
    ("fixup! " + "x" * 72, True),
    ("# " + "x" * 200 + "\nSay it", False),
])
def test_a_subject_has_fewer_than_72_characters(message: str, refused: bool) -> None:
    assert bool(wrong(message)) == refused


def hook(path: Path, message: str) -> subprocess.CompletedProcess[str]:
    path.write_text(message, "utf-8")
    return subprocess.run([sys.executable, str(SCRIPT), str(path)], capture_output=True, encoding="utf-8")


def test_the_hook_says_what_is_wrong_and_fails(tmp_path: Path) -> None:
    done = hook(tmp_path / "message", "x" * 80 + "\n\nThe why.\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("the subject has 80 characters: say in fewer than 72 what changed")
    done = hook(tmp_path / "message", "Say it\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
