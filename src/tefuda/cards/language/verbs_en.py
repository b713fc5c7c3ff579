"""The forms of English verbs and nouns."""
from __future__ import annotations

from functools import cache
from typing import Final

from .errors import GrammarError

FORMS: Final = ("base", "s", "past", "pp", "ing")
# Forms of a whole clause: what stands before the verb, and the verb's own form. Without a subject, "you" is put in.
CLAUSES: Final = {
    "fin": ("", "base"), "did": ("", "past"), "may": ("may ", "base"), "must": ("must ", "base"),
    "cannot": ("can't ", "base"), "would": ("would ", "base"),
}

ALL_FORMS: Final = (*FORMS, *CLAUSES, "sg", "pl")

# Past and participle, where they are not made with -ed.
_IRREGULAR: Final = {
    "be": ("was", "been"), "become": ("became", "become"), "begin": ("began", "begun"), "break": ("broke", "broken"),
    "bring": ("brought", "brought"), "choose": ("chose", "chosen"), "come": ("came", "come"),
    "deal": ("dealt", "dealt"), "do": ("did", "done"), "draw": ("drew", "drawn"), "fall": ("fell", "fallen"),
    "fight": ("fought", "fought"), "find": ("found", "found"), "get": ("got", "gotten"), "give": ("gave", "given"),
    "go": ("went", "gone"), "have": ("had", "had"), "hit": ("hit", "hit"), "keep": ("kept", "kept"),
    "leave": ("left", "left"), "lose": ("lost", "lost"), "make": ("made", "made"), "pay": ("paid", "paid"),
    "put": ("put", "put"), "reset": ("reset", "reset"), "rise": ("rose", "risen"), "say": ("said", "said"),
    "see": ("saw", "seen"), "send": ("sent", "sent"), "set": ("set", "set"), "spend": ("spent", "spent"),
    "stand": ("stood", "stood"), "take": ("took", "taken"), "win": ("won", "won"),
}
_DOUBLED: Final = ("swap", "stop", "drop", "ban", "win", "get", "put", "hit", "set", "reset", "begin")
_PLURALS: Final = {"life": "lives"}


@cache
def inflect(word: str, form: str) -> str:
    """The verb in that form. Of several words the first is the verb: "look at" becomes "looked at"."""
    verb, space, rest = word.partition(" ")
    return _inflect(verb, form) + space + rest


def clause(word: str, form: str, subject: str) -> str:
    """The verb in its clause. The subject that stands before it is one ("sg"), several ("pl") or left out ("")."""
    if form in CLAUSES:
        helper, form = CLAUSES[form]
        if helper:
            return ("" if subject else "you ") + helper + inflect(word, form)
        return agreeing(word, form, subject == "pl") if subject else "you " + agreeing(word, form, True)
    form = form if form in FORMS else "base"
    return agreeing(word, form, subject == "pl") if subject else inflect(word, form)


def agreeing(word: str, form: str, many: bool) -> str:
    """The verb beside its subject: "you draw", "the opponent draws", "they were"."""
    verb, space, rest = word.partition(" ")
    if verb == "be" and many and form in ("base", "s", "past"):
        return ("were" if form == "past" else "are") + space + rest
    return inflect(word, "s" if form == "base" and not many else form)


def _inflect(verb: str, form: str) -> str:
    if form == "base":
        return verb
    if form == "s":
        return {"be": "is", "have": "has"}.get(verb) or _with_s(verb)
    if form in ("past", "pp"):
        if verb in _IRREGULAR:
            return _IRREGULAR[verb][form == "pp"]
        return verb + "d" if verb.endswith("e") else _soft(verb) + "ed"
    if form == "ing":
        cut = verb[:-1] if verb.endswith("e") and not verb.endswith(("ee", "be")) else verb
        return (cut + cut[-1] if verb in _DOUBLED else cut) + "ing"
    raise GrammarError(f'<{verb}>: there is no form "{form}" (known: {", ".join(FORMS)})')


def _soft(verb: str) -> str:
    """The stem before -ed: y becomes i after a consonant, some consonants are doubled."""
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "i"
    return verb + verb[-1] if verb in _DOUBLED else verb


def _with_s(word: str) -> str:
    if word.endswith("y") and word[-2:-1] not in tuple("aeiou"):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh", "o")) else "s")


@cache
def plural(noun: str) -> str:
    """The noun for several."""
    head, _, last = noun.rpartition(" ")
    if last.lower() in _PLURALS:
        many = last[0] + _PLURALS[last.lower()][1:]
    else:
        many = _with_s(last)
    return f"{head} {many}" if head else many
