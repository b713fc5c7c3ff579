"""What pyproject.toml can't say: which modules are compiled, when TEFUDA_COMPILE=1 asks for it."""
from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

# Read at run time or not hot, so left as they are: they also use what mypyc can't compile.
NOT_COMPILED = {
    "__init__.py", "compiling.py", "rulebook.py", "words.py", "paragraphs.py", "cards.py", "deck.py", "rulers.py",
}


def compiled(path: Path) -> bool:
    """The productions of a language of card texts stand in language.py and language_*.py."""
    return path.name not in NOT_COMPILED and not path.name.startswith("language")


def modules() -> list[str]:
    folders = ("src/tefuda/kernel", "src/tefuda/rulebooks")
    return sorted(str(path) for folder in folders for path in Path(folder).rglob("*.py") if compiled(path))


if os.environ.get("TEFUDA_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(modules(), opt_level="3", debug_level="0"))
else:
    setup()
