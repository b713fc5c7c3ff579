"""A build takes nothing from earlier builds that has no source any more."""
from __future__ import annotations

import runpy
from pathlib import Path

remove_leftovers = runpy.run_path(str(Path(__file__).resolve().parent.parent / "tools" / "leftovers.py"))[
    "remove_leftovers"]
LIBRARY = "cpython-311-x86_64-linux-gnu.so"


def lay(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()


def test_only_what_has_lost_its_source_is_removed(tmp_path: Path) -> None:
    lay(tmp_path, "src/tefuda/__init__.py", "src/tefuda/kernel/state.py", "src/tefuda/words.toml")
    kept = [
        "build/lib/tefuda/__init__.py", "build/lib/tefuda/words.toml", f"build/lib.x/tefuda/kernel/state.{LIBRARY}",
        f"build/lib.x/abc__mypyc.{LIBRARY}", "build/site/index.html"]
    left = [
        "build/lib/tefuda/kernel/altering.py", "build/lib/tefuda/proof.toml",
        f"build/lib.x/tefuda/kernel/altering.{LIBRARY}"]
    lay(tmp_path, *kept, *left)
    assert set(remove_leftovers(tmp_path)) == {tmp_path / name for name in left}
    assert [name for name in [*kept, *left] if (tmp_path / name).exists()] == kept
    assert remove_leftovers(tmp_path) == []


def test_without_an_earlier_build_there_is_nothing_to_remove(tmp_path: Path) -> None:
    assert remove_leftovers(tmp_path) == []
