"""Write the golden playthroughs of all playable games anew."""
from __future__ import annotations

from tefuda.rulebooks.rulebook import GAMES
from tests.goldens import path_of, playthrough


def main() -> None:
    for game in GAMES:
        text = playthrough(game)
        path_of(game).write_text(text, encoding="utf-8")
        print(f"{path_of(game).name}: {len(text.splitlines())} lines")


main()
