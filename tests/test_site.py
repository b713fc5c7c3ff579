"""The pages that the site is made of, and what the site needs of the package. ``make site`` itself takes a minute."""
from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tefuda"


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "pages.py"))


@pytest.fixture(scope="module")
def pages(tool: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    tool["lay_out"](folder)
    return folder


def test_every_document_is_a_page(pages: Path) -> None:
    for path in (ROOT / "docs").glob("*.md"):
        assert (pages / "docs" / path.name).is_file()
    assert (pages / "CONTRIBUTING.md").is_file() and (pages / "CHANGELOG.md").is_file()
    assert (pages / "index.md").read_text("utf-8").startswith((ROOT / "README.md").read_text("utf-8"))


def test_every_link_leads_to_a_page_or_a_file(pages: Path) -> None:
    seen = 0
    for page in pages.rglob("*.md"):
        for link in re.findall(r"\]\(([\w./-]+\.(?:md|py|svg)[^)\s]*)\)", page.read_text("utf-8")):
            assert (page.parent / link).is_file(), (page.name, link)
            seen += 1
    assert seen > 80


@pytest.mark.parametrize("package", ["agents", "arena", "cards", "cli", "kernel", "play", "table"])
def test_every_module_has_a_page_that_its_package_leads_to(pages: Path, package: str) -> None:
    found = [path for path in (SOURCE / package).rglob("*.py") if path.stem != "__init__"]
    assert found
    for path in found:
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        assert f".. automodule:: {name}\n" in (pages / "api" / f"{name}.rst").read_text("utf-8")
        above = (pages / "api" / f"{name.rpartition('.')[0]}.rst").read_text("utf-8")
        assert f"\n   {name}\n" in above


def test_the_rulebooks_of_the_games_are_looked_up_by_paragraph(pages: Path) -> None:
    assert {page.stem for page in (pages / "api").glob("tefuda.rulebooks*")} == {
        "tefuda.rulebooks", *(f"tefuda.rulebooks.{path.stem}" for path in (SOURCE / "rulebooks").glob("[a-z]*.py"))}


def test_no_page_is_left_of_a_module_that_is_gone(tool: dict[str, Any], pages: Path) -> None:
    old = pages / "api" / "tefuda.gone.rst"
    old.write_text("", "utf-8")
    tool["lay_out"](pages)
    assert not old.exists()
