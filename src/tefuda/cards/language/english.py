"""The last touches to an English text.

Some words depend on what stands around them, which the production that writes them can't know. They are written as
signs and found here: whether a card is taken "from" a hand or counted "in" it, whose deck it goes to, what is said of
a card behind the noun: "a card with power 5000 or less".
"""
from __future__ import annotations

import re
from typing import Final

from .shorter import shorter
from .template import ARTICLE

AT: Final = "\x02"  # "in", or "from" where the cards are taken away
TAKE, TAKEN = "\x03", "\x04"  # around cards that are taken away
OWNER: Final = "\x05"  # "your", "your opponent's", …: whose cards were spoken of last
LATER, NOUN = "\x06", "\x07"  # up to the noun that follows; the noun itself ends with the second sign
ENDS: Final = "\x08"  # what is put behind the noun ends here
ANYONE: Final = "\x0f"  # behind cards that may be anybody's
NAME: Final = "\x0e"  # "its name" or "their names", of the noun that it is put behind

_SIGNS: Final = re.compile(f"([{AT}{TAKE}{TAKEN}{LATER}{NOUN}{ENDS}])")
_OWNERS: Final = re.compile(
    r"your opponent's|both players'|\btheir\b|\byour\b(?! opponent)|\b(?:[Tt]his|[Tt]hat) (?:card|unit)"
    r"|\bthe (?:cards put|Z/X that appeared) by this ability|\b(?:you|opponent|player|they) controls?\b|" + ANYONE)
_MANY: Final = re.compile(r"\b(?:all|any number of|[2-9]|[1-9]\d) [^.]*$")
# Several cards of whoever controls them.
_SEVERAL: Final = re.compile(r"\b(?:card|unit|field|ruler)s\b[^.,;]* controls?\b[^.,;]*$")
# Two cards, each perhaps somebody else's.
_PAIR: Final = re.compile(
    r"\b(?:this|that|the \w+) (?:card|unit) and (?:this|that|the \w+) (?:card|unit) (?:on|into|to)\b[^,.]*$")
_ARTICLE: Final = re.compile(ARTICLE + r"(?=[\s(\[<【“\"]*(?:[aeioAEIO]|u(?!n[it]|s)|8|11\b|18\b))")
# Where a sentence begins; icons in 【】 and how often it can be used may stand before its first word.
_SENTENCE: Final = re.compile(
    r"((?:^|[.!?][)\]\"]?\s+|”\.\s+|\n\s*|:\s*|•\s*|“(?=【))(?:“[^”]*(?:” (?=\[)|\]” ))?"
    r"(?:【[^】]*】\s*|\[\d+/(?:turn|game)\]\s*)*)([a-z])")
_STOP: Final = re.compile(r"\.(?!\d)")  # the end of a sentence, and not the point in "Lv.3"
_TOUCHES: Final = (
    (re.compile(r"[ \t]+"), " "),
    (re.compile(r" +([.,;:!?)\n])"), r"\1"),
    (re.compile(r"･ +"), "･"),
    (re.compile(r"([,;.])(?=[,;.])"), ""),
    (re.compile(r"\ban other "), "another "),
    (re.compile(r"\bthem (?=(?:are|aren't|can|can't|gain|get|have|lose|may|take|will|won't)\b)"), "they "),
)


def finished(text: str, sentence: bool = True) -> str:
    """Articles, spaces and capitals as they should be."""
    text = _owned(_placed(text))
    text = _ARTICLE.sub("an", text).replace(ARTICLE, "a")
    for pattern, touch in _TOUCHES:
        text = pattern.sub(touch, text)
    text = shorter(text).strip()
    if sentence:
        text = _SENTENCE.sub(lambda match: match[1] + match[2].upper(), text)
    return re.sub(r"([.!?]”)\.", r"\1", text)


def aside(text: str) -> str:
    """The text marked so that it is said behind the noun in front of which it is written."""
    return f"{LATER}{text}{ENDS}"


def shown(template: str) -> str:
    """A template as a reader of the reference sees it: with words for the signs."""
    words = {ANYONE: "", AT: "‹in›", OWNER: "‹whose›", LATER: "‹later: ", ENDS: "›", TAKE: "", TAKEN: "", NOUN: "",
             NAME: "its name"}
    return "".join(words.get(sign, sign) for sign in template)


def _placed(text: str) -> str:
    """What belongs behind its noun is put there; cards that are taken away are taken from somewhere."""
    # The text on each level, and what waits for the noun of that level.
    levels: list[tuple[list[str], list[str]]] = [([], [])]
    taking = False
    pieces = _SIGNS.split(text)
    for at, piece in enumerate(pieces):
        said, waiting = levels[-1]
        if piece in (TAKE, TAKEN):
            taking = piece == TAKE
        elif piece == AT:
            said.append("from" if taking and len(levels) == 1 else "in")
        elif piece == LATER:
            levels.append(([], []))
        elif piece == ENDS:
            levels.pop()
            levels[-1][1 if _noun_follows(pieces[at:]) else 0].append("".join([*said, *waiting]).strip())
        elif piece == NOUN:
            name = "their names" if "".join(said).endswith("s") else "its name"
            said.append(_behind(waiting).replace(NAME, name))
            waiting.clear()
        else:
            said.append(piece)
    said, waiting = levels[-1]
    return "".join([*said, *waiting]).replace(NAME, "its name")


def _noun_follows(pieces: list[str]) -> bool:
    """Whether there is a noun in this sentence that something can be said behind."""
    depth = 0
    for piece in pieces[1:]:
        if piece == NOUN and depth == 0:
            return True
        depth += (piece == LATER) - (piece == ENDS)
        if depth < 0 or (depth == 0 and _STOP.search(piece)):
            return False
    return False


def _behind(asides: list[str]) -> str:
    """What is said behind a noun, one after the other: "with 5000 power or less and without skills"."""
    text = before = ""
    for it in asides:
        both = before.startswith("with") and it.startswith("with")
        text, before = f"{text}{' and' if both else ''} {it}", it
    return text


def _owned(text: str) -> str:
    """The text with each open possessive replaced by that of the player whose cards were spoken of last."""
    while OWNER in text:
        before, _, after = text.partition(OWNER)
        found = _OWNERS.findall(before)
        last = found[-1].lower() if found else "that card"
        if _PAIR.search(before) or last.endswith("by this ability"):
            last = "both players'"
        owner = {"both players'": "their owners'", "your opponent's": "your opponent's", "their": "their",
                 "their own": "their"}.get(last)
        if last == ANYONE:
            owner = "their owners'" if _MANY.search(before) else "its owner's"
        if owner is None:
            owner = "its owner's" if last.startswith("that") or "control" in last else "your"
            if "control" in last and _SEVERAL.search(before):
                owner = "their owners'"
        text = before + owner + after
    return text.replace(ANYONE, "")
