"""What the tests have shown of a rulebook: which paragraphs ran, and which are asserted by which tests.

The proofs stand with the tests, in ``tests/proofs``. A checkout of the sources has them, an installed package has not.
"""
from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Proof:
    """A run of the tests writes it down as ``tests/proofs/GAME.toml``."""

    asserted: dict[str, list[str]] = field(default_factory=dict)
    executed: frozenset[str] = frozenset()


def proofs_of(package: Path) -> Path | None:
    """Where the proofs are that belong to a folder of the package; an installed one has none."""
    found = package.parent.parent / "tests" / "proofs"
    return found if package.parent.name == "src" and found.is_dir() else None


def load_proof(folder: Path, game: str) -> Proof:
    """What a folder of proofs says of a game; nothing where no test run has been written down."""
    file = folder / f"{game}.toml"
    if not file.is_file():
        return Proof()
    data = tomllib.loads(file.read_text("utf-8"))
    return Proof(data.get("asserted", {}), frozenset(data.get("executed", ())))


def read_proof(game: str) -> Proof | None:
    """What is shown of a game; ``None`` where the proofs are not at hand."""
    folder = proofs_of(Path(__file__).resolve().parent.parent)
    return None if folder is None else load_proof(folder, game)
