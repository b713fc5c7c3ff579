"""What the tests have shown of a rulebook: which paragraphs ran, and which are asserted by which tests."""
from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib import resources


@dataclass(frozen=True)
class Proof:
    """A run of the tests writes it down as ``proof.toml`` beside the rulebook."""

    asserted: dict[str, list[str]] = field(default_factory=dict)
    executed: frozenset[str] = frozenset()


def read_proof(game: str) -> Proof:
    """What is shown of a game; nothing where no test run has been written down."""
    file = resources.files("tefuda.rulebooks").joinpath(game).joinpath("proof.toml")
    if not file.is_file():
        return Proof()
    data = tomllib.loads(file.read_text("utf-8"))
    return Proof(data.get("asserted", {}), frozenset(data.get("executed", ())))
