"""What earlier builds left in ``build/`` and no source stands behind any more.

Setuptools copies what is to be installed into ``build/lib*`` and takes all that it finds there: a module that was
renamed would be installed under both of its names. What still has a source stays, so that it is not compiled again.
"""
from __future__ import annotations

from pathlib import Path


def remove_leftovers(root: Path) -> list[Path]:
    """Delete the copies in ``build/lib*`` whose source in ``src`` is gone; gives what was deleted."""
    gone = [
        path for folder in sorted((root / "build").glob("lib*")) for path in sorted(folder.glob("*/**/*"))
        if path.is_file() and not _source(root / "src" / path.relative_to(folder)).is_file()]
    for path in gone:
        path.unlink()
    return gone


def _source(path: Path) -> Path:
    """A library, ``state.cpython-311-x86_64-linux-gnu.so``, is made from ``state.py``; all else is a copy."""
    return path.with_name(path.name.split(".")[0] + ".py") if path.suffix in (".so", ".pyd") else path
