"""Text files as people save them: in UTF-8, with or without a mark in front, with any ends of lines."""
from __future__ import annotations

import codecs
from pathlib import Path

from ..kernel.errors import TefudaError


def read_file(path: Path, wanted: str) -> str:
    """The text of a file, or an error that says where it is none; ``wanted`` is what the path should lead to."""
    try:
        raw = path.read_bytes()
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else None
        raise TefudaError(f"{path}: {why or error}; give the path of {wanted}") from None
    # Some editors put a mark in front of UTF-8, which is no part of the text.
    mark = len(codecs.BOM_UTF8) if raw.startswith(codecs.BOM_UTF8) else 0
    try:
        return raw[mark:].decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        before = raw[mark:mark + error.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise TefudaError(
            f"{path}:{line}:{column}: byte {mark + error.start} is not UTF-8; save the file as UTF-8") from None
