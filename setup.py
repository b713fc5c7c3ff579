"""What pyproject.toml can't say: which modules are compiled, when TEFUDA_COMPILE=1 asks for it."""
from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

# Read at run time or not hot, so left as they are: they also use what mypyc can't compile.
NOT_COMPILED = {
    "__init__.py", "compiling.py", "rulebook.py", "words.py", "paragraphs.py", "schema.py", "deck.py", "rulers.py",
}


def compiled(path: Path) -> bool:
    """The productions of a language of card texts stand in language.py and language_*.py."""
    return path.name not in NOT_COMPILED and not path.name.startswith("language")


def modules() -> list[str]:
    folders = ("src/tefuda/kernel", "src/tefuda/rulebooks")
    return sorted(str(path) for folder in folders for path in Path(folder).rglob("*.py") if compiled(path))


def extensions() -> list[Extension]:
    """A C file for each module, in one library; nobody outside calls into it, so its calls need no detour.

    What limits its speed is how much code it runs through, not how cleverly: the second level does as well as the
    third, and a file for all modules takes the compiler twice as long.
    """
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(
        ["--config-file=tools/compile.ini", *modules()], opt_level="2", debug_level="0", multi_file=True)
    if sys.platform == "linux":
        for extension in found:
            # They have one list in common, so it is not added to.
            extension.extra_compile_args = [
                *extension.extra_compile_args, "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
    return found


if os.environ.get("TEFUDA_COMPILE") == "1":
    # The build backend has put tools/ on the path.
    from parallel import ParallelBuild

    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
else:
    setup()
