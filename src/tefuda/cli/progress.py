"""A line on the terminal that says how far a long work has got."""
from __future__ import annotations

import time
from typing import Final, TextIO

_BAR: Final = 30
_EVERY: Final = 0.1


class Progress:
    """Draws itself only where somebody watches."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self._total = total
        self._stream = stream
        self._watched = stream.isatty()
        self._began = self._drawn = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if not self._watched or (now - self._drawn < _EVERY and done < self._total):
            return
        self._drawn = now
        speed = done / max(now - self._began, 1e-9)
        bar = "#" * (_BAR * done // self._total)
        left = (self._total - done) / speed
        self._stream.write(f"\r[{bar:.<{_BAR}}] {done}/{self._total}  {speed:.1f} games/s  {left:.0f} s left\x1b[K")
        self._stream.flush()

    def close(self) -> None:
        """Take the line away again."""
        if self._watched:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
