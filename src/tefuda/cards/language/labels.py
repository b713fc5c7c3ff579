"""Names in brackets: each sort of bracket says what sort of name it is."""
from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Final

from .errors import Unprintable
from .productions import Pattern

# How brackets look in normalised text, where they have several widths.
_NARROW: Final = str.maketrans("＜〈≪｛｢“”＞〉≫｝｣", "<<《{「\"\">>》}」")
# A sentence or an ability in 「」 is no name.
_NOT_IN_NAMES: Final = {"「": "。【"}


def labels(brackets: Mapping[str, str], examples: Sequence[str]) -> Pattern:
    """The pattern of "label-name": ``brackets`` has the pair of brackets for each sort, as it is printed."""
    pairs = {sort: pair.translate(_NARROW) for sort, pair in brackets.items()}
    sort_of = {pair[0]: sort for sort, pair in pairs.items()}

    def read(text: str) -> str:
        return f"{sort_of[text[0].translate(_NARROW)]}:{text[1:-1]}"

    def printed(label: str) -> str:
        sort, _, name = label.partition(":")
        if sort not in brackets:
            raise Unprintable(f"no brackets name a card by {label!r}")
        return f"{brackets[sort][0]}{name}{brackets[sort][1]}"

    def some(rng: random.Random) -> str:
        return f"{rng.choice(sorted(brackets))}:{rng.choice(examples)}"

    looks = "|".join(_name_in(pair) for pair in pairs.values())
    shown = ", ".join(f"{pair[0]}…{pair[1]}" for pair in brackets.values())
    return Pattern("label-name", str, looks, read, printed, printed, some, shown, "".join(sort_of))


def in_english(label: str, names: Mapping[str, str]) -> str:
    """A label in English, where ``names`` knows it: by itself, or by the word behind its colon."""
    known = names.get(label)
    if known is not None:
        return known
    sort, colon, word = label.partition(":")
    return f"{sort}:{names[word]}" if colon and word in names else label


def _name_in(pair: str) -> str:
    opening, closing = (re.escape(it) for it in pair)
    return f"{opening}[^{opening}{closing}{_NOT_IN_NAMES.get(pair[0], '')}\\n]+{closing}"
