"""What was just said is not said again in English: a shorter word takes its place."""
from __future__ import annotations

import re
from typing import Final

# Something that "it" can stand for.
_ONE: Final = r"((?:this|that|the \w+(?:ed|ing)) (?:card|unit|Z/X)|your (?:leader|vanguard))"
# Words up to the end of a clause, among them nothing else that "it" could stand for.
_BETWEEN: Final = r"((?:(?!\b(?:cards?|units?|Z/X|it|leader|vanguard)\b)[^.,:;”“\n•])*)"
_DEEDS: Final = (
    "(?:draw|discard|put|rest|make|give|charge|pay|break|return|search|look|reveal|shuffle|deal|take|choose|turn|add"
    "|destroy|move|place|reboot|recover|stand|exile|summon|drive|ignite|remove|retire|lock|call|bind|heal|spend)")
_HIDDEN: Final = r"(search [a-z' ]*?deck)\. "

_TOUCHES: Final = tuple((re.compile(pattern, re.IGNORECASE), touch) for pattern, touch in (
    (r"\b(this card)( [^.,”]*) and this card (?=gets |has |can't |is )", r"\1\2 and "),
    (r"(more|fewer|as many) cards in ([^,.]*?) (than|as) cards in ", r"\1 cards in \2 \3 in "),
    (r"( (?:in|from) (?:your|their|both)\b[^,.;”]*?)\1\b", r"\1"),
    (r"\bthe (\w+) of (this|that) (card|unit|Z/X)\b", r"\2 \3's \1"),
    (r"\bthe (\w+) of it\b", r"its \1"),
    (r"\bthe (\w+) of them\b", r"their \1"),
    # "If this card is rested, make it active. Otherwise, rest it."
    (rf"\b(if|unless) {_ONE} (is|has) ([^.,”“]*), (you may )?(\w+) \2\b(?! and\b|')", r"\1 \2 \3 \4, \5\6 it"),
    (rf"\b(if|unless) {_ONE} (is|has) ([^.,”“]*), \2 (?=gets |has |can't |is )", r"\1 \2 \3 \4, it "),
    (rf"\b((?:if|unless) {_ONE} (?:is|has) [^.”“]*\. Otherwise, (?:you may )?\w+) \2\b(?! and\b|')", r"\1 it"),
    (rf"((?:^|[.,:;•\n”“】\]]){_BETWEEN})\b{_ONE}{_BETWEEN}( and|,| then|, then) (\w+) \3\b(?! and\b|')",
     r"\1\3\4\5 \6 it"),
    # Looking at a whole deck is searching it.
    (_HIDDEN + r"choose (.*?) among them( and|\.|, then)", r"\1 for \2\3"),
    (_HIDDEN + r"reveal ((?:up to )?1 .*?) among them(, then| and)", r"\1 for \2, reveal it,\3"),
    (_HIDDEN + r"reveal (.*?) among them(, then| and)", r"\1 for \2, reveal them,\3"),
    (_HIDDEN + r"(put|add) ((?:up to )?1 .*?) among them (?=in|on|to)", r"\1 for \3 and \2 it "),
    (_HIDDEN + r"(put|add) (.*?) among them (?=in|on|to)", r"\1 for \3 and \2 them "),
    # After what the opponent does, it is told who does the next thing.
    (r"(your opponent (?:may [a-z]+|(?!has|is)[a-z]+s)\b(?:(?!, (?!then)| instead)[^.”])*?(?:, then| and)) "
     rf"(?={_DEEDS}\b)", r"\1 you "),
    (r"\b(make|turn|give) ([^.,”]*?) at random (?=active|over|[+-]\d|“|【)", r"\1 \2, chosen at random, "),
    (r"\bboth players can't\b", "neither player can"),
    (r"\b(their owners' (?:\w+ )?(?:hand|deck|area|zone|pile))\b", r"\1s"),
    # Numbers.
    (r"\bdamage( to [^.,]*?)? equal to (?:the chosen|that) number\b(?! plus| minus)", r"that much damage\1"),
    (r"\ba number of times equal to (?:the chosen|that) number\b(?! plus| minus)", "that many times"),
    (r"\b(do this|only) 1 time\b", r"\1 once"),
    (r"\b(do this|only) 2 times\b", r"\1 twice"),
))


def shorter(text: str) -> str:
    for pattern, touch in _TOUCHES:
        text = pattern.sub(touch, text)
    return text
