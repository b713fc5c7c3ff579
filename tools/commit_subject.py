"""Refuses a commit whose subject is too long to be read in a list: the hook ``commit-msg``.

``python tools/commit_subject.py FILE`` looks at the message in a file, as git gives it.
"""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

# The first length that is too much.
LIMIT: Final = 72
# What git writes in front of the subject of another commit, into which this one will go.
_FOLDED: Final = ("fixup! ", "squash! ", "amend! ")


def subject(message: str) -> str:
    """The first paragraph in one line, which is what git takes for the subject."""
    lines = [line.strip() for line in message.splitlines() if not line.startswith("#")]
    paragraph = "\n".join(lines).strip().split("\n\n")[0]
    return " ".join(paragraph.split("\n"))


def wrong(message: str) -> str:
    """What is wrong with a message; nothing is the empty text."""
    said = subject(message)
    for prefix in _FOLDED:
        said = said.removeprefix(prefix)
    if len(said) < LIMIT:
        return ""
    return (
        f"the subject has {len(said)} characters: say in fewer than {LIMIT} what changed, "
        f"and why after an empty line\n  {said}")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("give the file with the message", file=sys.stderr)
        return 2
    found = wrong(Path(arguments[0]).read_text("utf-8"))
    if found:
        print(found, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
