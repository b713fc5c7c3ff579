"""Writing games down, so that a failure leaves what was there before."""
from __future__ import annotations

from pathlib import Path

from ..kernel.errors import TefudaError
from ..play.game import Game


def write_file(path: Path, data: bytes) -> None:
    """Write a whole file or nothing: beside it first, then in its place."""
    part = path.with_name(path.name + ".part")
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "Is a directory")
        part.write_bytes(data)
        part.replace(path)
    except (OSError, ValueError) as error:
        raise TefudaError(f"{path}: {_reason(error)}") from None


def read_game(path: Path) -> Game:
    """The game of a file that ``save`` wrote."""
    try:
        raw = path.read_bytes()
    except (OSError, ValueError) as error:
        raise TefudaError(f"{path}: {_reason(error)}") from None
    try:
        return Game.load(raw)
    except TefudaError as error:
        raise TefudaError(f"{path}: {error}") from None


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
