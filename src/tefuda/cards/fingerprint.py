"""Whether a file is still what it was: a fingerprint of what it holds, worked out anew only where it may have changed.

Whoever keeps what was made of a file keeps it by path and fingerprint.
"""
from __future__ import annotations

import hashlib
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# A file that was written a moment ago may be written again without a change in its times: clocks of file systems tick
# in up to two seconds.
_TICK: Final = 2_000_000_000
# How many files are remembered; the oldest are forgotten first.
_MOST: Final = 1024


@dataclass(frozen=True)
class _Look:
    """What a file system told of a file, whether that can be relied on, and what the file held."""

    stamp: tuple[int, ...]
    settled: bool
    digest: str


_LOOKS: Final[dict[str, _Look]] = {}


def fingerprint(path: Path | str) -> str:
    """A fingerprint of what a file holds now; nothing where there is no file that can be read."""
    name = os.path.abspath(path)
    try:
        stamp = _stamp(name)
        look = _LOOKS.get(name)
        if look is None or look.stamp != stamp or not look.settled:
            settled = max(stamp[:2]) < time.time_ns() - _TICK
            look = _Look(stamp, settled, digest_of(name))
            _LOOKS[name] = look
            while len(_LOOKS) > _MOST:
                _LOOKS.pop(next(iter(_LOOKS)), None)
        return look.digest
    except (OSError, ValueError):
        return ""


def _stamp(path: str) -> tuple[int, ...]:
    """When the file was changed, first; its size, and which file it is."""
    about = os.stat(path)
    return about.st_mtime_ns, about.st_ctime_ns, about.st_size, about.st_ino, about.st_dev


def digest_of(path: str) -> str:
    """A fingerprint of a file that is read for it."""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()
