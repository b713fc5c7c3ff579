"""Measure the yardstick, a module ``toy`` that is on the path, and print a line of JSON."""
from __future__ import annotations

import argparse
import importlib
import json

from timing import best_total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games a piece")
    parser.add_argument("--pieces", type=int, default=20)
    args = parser.parse_args()
    toy = importlib.import_module("toy")
    decisions, _ = toy.bench(args.games)
    seconds = best_total([lambda: toy.bench(args.games)] * args.pieces)
    clones = 1000
    cloning = best_total([lambda: toy.bench_clone(clones)] * 10)
    rate = args.pieces / seconds
    print(json.dumps({
        "decisions_per_s": round(decisions * rate), "games_per_s": round(args.games * rate),
        "clone_us": round(cloning / 10 / clones * 1e6, 2),
    }))


if __name__ == "__main__":
    main()
