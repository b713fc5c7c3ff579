"""What a simulation found out, with all that is needed to repeat it."""
from __future__ import annotations

import csv
import io
import json
from collections import Counter
from typing import Any

from .one_game import Outcome, Series
from .statistics import Share, Spread


class Report:
    """The outcomes of a series, counted."""

    def __init__(self, series: Series, outcomes: list[Outcome]) -> None:
        self.series = series
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.number)

    @property
    def games(self) -> int:
        return len(self.outcomes)

    def wins(self, deck: int) -> Share:
        """How often a deck won, of all games; a draw is a win of neither."""
        return Share(sum(outcome.winner == deck for outcome in self.outcomes), self.games)

    @property
    def draws(self) -> Share:
        return Share(sum(outcome.winner is None for outcome in self.outcomes), self.games)

    @property
    def first_player(self) -> Share:
        """How often who went first won, of the games that somebody won."""
        decided = [outcome for outcome in self.outcomes if outcome.winner is not None]
        return Share(sum(outcome.winner == outcome.first for outcome in decided), len(decided))

    @property
    def turns(self) -> Spread:
        return Spread.of([outcome.turns for outcome in self.outcomes])

    @property
    def decisions(self) -> Spread:
        return Spread.of([outcome.decisions for outcome in self.outcomes])

    @property
    def endings(self) -> list[tuple[str, str, Share]]:
        """Why games ended and where in the book, the most frequent first."""
        counted = Counter((outcome.reason, outcome.rule) for outcome in self.outcomes)
        ordered = sorted(counted.items(), key=lambda item: (-item[1], item[0]))
        return [(reason, rule, Share(count, self.games)) for (reason, rule), count in ordered]

    def to_dict(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "game": self.series.game, "games": self.games, "seed": self.series.seed,
            "decks": [
                {"ja": deck.name.ja, "en": deck.name.en, "agent": agent, "wins": self.wins(number).to_dict()}
                for number, (deck, agent) in enumerate(zip(self.series.decks, self.series.agents))
            ],
            "draws": self.draws.to_dict(), "first_player": self.first_player.to_dict(),
            "turns": self.turns.to_dict(), "decisions": self.decisions.to_dict(),
            "endings": [{"reason": reason, "rule": rule, **share.to_dict()} for reason, rule, share in self.endings],
        }

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    def to_csv(self) -> str:
        """One line for each game; decks are 1 and 2, and no winner is a draw."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("game", "seed", "player_1", "first", "winner", "turns", "decisions", "reason", "rule"))
        for it in self.outcomes:
            winner = "" if it.winner is None else it.winner + 1
            writer.writerow((it.number + 1, it.seed, 2 if it.swapped else 1, it.first + 1, winner, it.turns,
                             it.decisions, it.reason, it.rule))
        return out.getvalue()
