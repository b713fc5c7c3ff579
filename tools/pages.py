"""Lays out the pages of the site: what is written in Markdown, and a page for each module of the package.

Sphinx wants all of them in one folder, so they are gathered in ``build/pages``, where ``make site`` lets it read them.
The modules are those that are there: none is listed by hand.
"""
from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PAGES: Final = ROOT / "build" / "pages"
# The front page is the README; what Sphinx needs besides stands below it.
CONTENTS: Final = """
```{toctree}
:hidden:
:caption: Guide
:glob:

docs/*
```

```{toctree}
:hidden:
:caption: Reference

api/tefuda
```

```{toctree}
:hidden:
:caption: Project

CONTRIBUTING
CHANGELOG
```
"""
# Where there is a folder for each game. Its rulebook is looked up by paragraphs, not by modules.
GAMES: Final = "tefuda.rulebooks"
# A link to a line of code. The site has no lines to link to, but the file.
_LINK: Final = re.compile(r"(?<=\]\()((?:\.\./)?src/[\w/]+\.py)(?:#L\d+)?(?=\))")


def lay_out(pages: Path) -> None:
    """Make the folder of pages anew."""
    shutil.rmtree(pages, ignore_errors=True)
    for path in written():
        copy_page(path, pages / path.relative_to(ROOT))
    for picture in (ROOT / "docs").glob("*.svg"):
        shutil.copy(picture, pages / "docs")
    (pages / "README.md").rename(pages / "index.md")
    with (pages / "index.md").open("a", encoding="utf-8") as file:
        file.write(CONTENTS)
    write_reference(pages / "api")


def written() -> list[Path]:
    """The pages that somebody wrote."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def copy_page(path: Path, page: Path) -> None:
    """Copy a page together with the sources that it links to."""
    text = path.read_text("utf-8")
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(_LINK.sub(r"\1", text), "utf-8")
    for link in {found[1] for found in _LINK.finditer(text)}:
        copy = (page.parent / link).resolve()
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path.parent / link, copy)


def modules(folder: Path = SOURCE) -> Iterator[tuple[str, bool]]:
    """The modules of the reference and whether each is a package, by their whole names."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if package else parts)
        if not of_a_game(name, package) and not any(part.startswith("_") for part in name.split(".")):
            yield name, package


def of_a_game(name: str, package: bool) -> bool:
    inside = name.removeprefix(f"{GAMES}.")
    return inside != name and (package or "." in inside)


def write_reference(folder: Path) -> None:
    """A page for each module, with what is in it; that of a package leads to those of its modules."""
    folder.mkdir()
    found = dict(modules())
    for name, package in found.items():
        inside = [it for it in found if package and it.rpartition(".")[0] == name]
        (folder / f"{name}.rst").write_text(page(name, inside), "utf-8")


def page(name: str, inside: list[str]) -> str:
    lines = [name, "=" * len(name), "", f".. automodule:: {name}", ""]
    if inside:
        lines += [".. toctree::", "   :maxdepth: 1", "", *(f"   {it}" for it in inside), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    lay_out(PAGES)
