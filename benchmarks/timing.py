"""Times on a machine that does other things as well.

The work is cut into short pieces, all are gone through several times, and the
best time of each piece counts: what else the machine does hits some of the
times, hardly ever all of them. The yardstick is measured in the same way.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

REPEATS: Final = 3


def best_total(pieces: Sequence[Callable[[], object]], repeats: int = REPEATS) -> float:
    """Seconds for all pieces, each at its best."""
    best = [float("inf")] * len(pieces)
    for _ in range(repeats):
        for number, piece in enumerate(pieces):
            start = time.perf_counter()
            piece()
            best[number] = min(best[number], time.perf_counter() - start)
    return sum(best)
