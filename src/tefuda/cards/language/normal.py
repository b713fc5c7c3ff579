"""Spellings that make no difference, taken out of a text before it is read.

Printed texts mix wide and narrow digits, letters, signs and brackets, break lines anywhere and explain keywords in
parentheses. The reader sees one spelling; every character of it knows where it stood in the text as written.
"""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

END: Final = "\0"  # stands behind every text, so that there is always a next character
BREAK: Final = "\n"
_STAYS, _SPACE, _NOTE = 0, 1, 2
_AHEAD: Final = 24  # as much of what follows is looked at to tell whether a line ends

_FOLDED: Final[dict[int, str]] = {
    **{wide: chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)},
    **{ord(wide): narrow for wide, narrow in zip(
        "−‐‑–—〈〉‹›≪≫，､．｡｢｣～·･’‘”“", "-----<><>《》、、.。「」〜・・''\"\"", strict=True)},
}
# Narrow kana, with the mark of their sound as a character of its own: what stands for it takes no place.
_NARROW: Final = re.compile("[ｦ-ﾝ][ﾞﾟ]?")
_MARKS: Final = ("ﾞ", "ﾟ")
_JOINED: Final = "\u2060"
# Numbers in signs of their own; where they say how many, ``Spelling.words`` may have them as digits.
SIGNS: Final = {sign: str(number) for number, sign in enumerate("一二三四五六七八九十", 1)}
NUMERALS: Final = tuple((f"{sign}(?=[枚つ体回点])", digits) for sign, digits in SIGNS.items())
_ALL: Final = r"\g<0>"
_NAME: Final = re.compile(r"「[^「」。【\n]*」")


@dataclass(frozen=True)
class Spelling:
    """How one game's texts may be spelled.

    ``notes`` are pairs of brackets that hold explanations without effect, in their narrow form; ``meant`` matches
    what is no explanation in spite of such brackets. ``folds`` are more signs that count as the same.
    With ``spaces_break``, a space behind a full stop or a bracket counts as a new line. With ``begins``, a new line
    counts only in front of what matches it: others are where a long line was broken. Behind a sign that matches
    ``splits`` together with what follows it, a line ends even where no new line stands. ``words`` are patterns in the
    one spelling and what stands for them in a text that can't be read otherwise: what is easily left out or written in
    another way. What stands for them may take up groups of the pattern, but nothing of which is read as written; where
    it begins with all that matches, that stays as it is and the rest is put behind it.
    """

    notes: tuple[str, ...] = ("()",)
    meant: str = r"(?!)"
    folds: Mapping[str, str] = field(default_factory=dict, hash=False)
    spaces_break: bool = False
    begins: str = ""
    splits: str = ""
    words: tuple[tuple[str, str], ...] = ()

    def fold(self, text: str) -> str:
        """The characters in their one spelling, each for itself."""
        text = _NARROW.sub(_widen, text).translate(_FOLDED)
        return text.translate({ord(key): value for key, value in self.folds.items()}) if self.folds else text


def _widen(kana: re.Match[str]) -> str:
    return unicodedata.normalize("NFKC", kana[0]).ljust(len(kana[0]), _JOINED)


@dataclass(frozen=True)
class Normal:
    """A text in its one spelling. ``places[i]`` is where character i stood in ``written``."""

    written: str
    text: str
    places: tuple[int, ...]

    def slice(self, start: int, end: int) -> str:
        """The text as written between two places of the one spelling."""
        if end <= start:
            return ""
        stop = self.places[end - 1] + 1
        return self.written[self.places[start]:stop + (self.written[stop:stop + 1] in _MARKS)]


def normalise(written: str, spelling: Spelling, loose: bool = False) -> Normal:
    """The text without notes and without spaces that don't count; if ``loose``, with the usual words too."""
    text = spelling.fold(written)
    fates = _fates(text, spelling)
    chars: list[str] = []
    places: list[int] = []
    gap = ""
    for at, char in enumerate(text):
        if fates[at] != _STAYS:
            gap += char if fates[at] == _SPACE else ""
            continue
        if chars and ((gap and _breaks(gap, chars[-1], spelling) and re.match(spelling.begins, text[at:])) or (
                spelling.splits and re.match(spelling.splits, chars[-1] + text[at:at + _AHEAD]))):
            chars.append(BREAK)
            places.append(at - 1)
        gap = ""
        chars.append(char)
        places.append(at)
    chars.append(END)
    places.append(len(written))
    plain = "".join(chars)
    for pattern, word in spelling.words if loose else ():
        plain, places = _worded(plain, places, pattern, word)
    return Normal(written, plain, tuple(places))


def _worded(text: str, places: list[int], pattern: str, word: str) -> tuple[str, list[int]]:
    """The text with a word in place of what matches, which may take up parts of it; it stands where that began."""
    pieces: list[str] = []
    where: list[int] = []
    done = 0
    behind = word.removeprefix(_ALL)
    for match in re.finditer(pattern, text):
        start, end = match.span()
        if behind != word:
            start = end
        usual = match.expand(behind) if "\\" in behind else behind
        pieces += [text[done:start], usual]
        where += [*places[done:start], *[places[start]] * len(usual)]
        done = end
    return "".join([*pieces, text[done:]]), [*where, *places[done:]]


def _fates(text: str, spelling: Spelling) -> list[int]:
    """For each character what becomes of it: names stay whole, notes go, spaces may count as a new line."""
    fates = [_SPACE if char.isspace() else _STAYS for char in text]
    names = [match.span() for match in _NAME.finditer(text)] if "「" in text else []
    for start, end in names:
        fates[start:end] = [_STAYS] * (end - start)
    if _JOINED in text:
        fates = [_NOTE if char == _JOINED else fate for char, fate in zip(text, fates, strict=True)]
    for pair in spelling.notes:
        at = text.find(pair[0])
        while at >= 0:
            end = _closing(text, at, pair)
            named = any(start < at < stop for start, stop in names)
            if end > 0 and not named and not re.fullmatch(spelling.meant, text[at + 1:end]):
                fates[at:end + 1] = [_NOTE] * (end + 1 - at)
                at = end
            at = text.find(pair[0], at + 1)
    return fates


def _closing(text: str, at: int, pair: str) -> int:
    """Where the bracket that opens here is closed, or -1."""
    depth = 0
    for index in range(at, len(text)):
        depth += (text[index] == pair[0]) - (text[index] == pair[1])
        if depth == 0:
            return index
    return -1


def _breaks(gap: str, before: str, spelling: Spelling) -> bool:
    return BREAK in gap or (spelling.spaces_break and before in '。】》」)>]"')
