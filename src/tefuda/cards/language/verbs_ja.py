"""The forms of Japanese verbs, made from the form in the dictionary.

"attr" stands before a noun and is の for だ; "bare" stands before なら and leaves だ out. For all other verbs both are
the form in the dictionary.
A form may be built on another: "passive-past" is the past of the passive, 置かれた. The voices are
"passive" (置かれる), "can" (置ける), "cause" (置かせる), "ing" (置いている) and "neg" (置かない).
"""
from __future__ import annotations

from functools import cache
from typing import Final

from .errors import GrammarError

PLAIN: Final = ("end", "stem", "te", "past", "ba", "attr", "bare")
VOICES: Final = ("passive", "can", "cause", "ing", "neg")

FIVE, ONE, DO, COME, ADJECTIVE, COPULA = "5", "1", "する", "来る", "い", "だ"

# The rows of the fifty sounds that a verb of five grades walks through: a, i, e, and the endings of te and past.
_GRADES: Final = {
    "う": ("わ", "い", "え", "って", "った"), "く": ("か", "き", "け", "いて", "いた"),
    "ぐ": ("が", "ぎ", "げ", "いで", "いだ"), "す": ("さ", "し", "せ", "して", "した"),
    "つ": ("た", "ち", "て", "って", "った"), "ぬ": ("な", "に", "ね", "んで", "んだ"),
    "ぶ": ("ば", "び", "べ", "んで", "んだ"), "む": ("ま", "み", "め", "んで", "んだ"),
    "る": ("ら", "り", "れ", "って", "った"),
}
# Verbs of one grade whose stem is a single kanji, so that the ending doesn't show it.
_ONE_GRADE: Final = "見得出着寝似煮経居"
_BEFORE_ONE_GRADE: Final = "いきぎしじちにひびぴみりえけげせぜてでねへべぺめれ"


def verb_class(word: str) -> str:
    """The class of a verb by its ending; a template may name it where this is wrong."""
    if word.endswith("する"):
        return DO
    if word.endswith(("くる", "来る")):
        return COME
    if word.endswith("い"):
        return ADJECTIVE
    if word == "だ":
        return COPULA
    if word.endswith("る") and word[-2:-1] and word[-2] in _ONE_GRADE + _BEFORE_ONE_GRADE:
        return ONE
    return FIVE


@cache
def inflect(word: str, form: str, hint: str = "") -> str:
    """The verb in that form."""
    kind = hint or verb_class(word)
    if kind not in (FIVE, ONE, DO, COME, ADJECTIVE, COPULA) or (kind == FIVE and word[-1:] not in _GRADES):
        raise GrammarError(f"<{word}> is no verb whose forms are known")
    head, _, rest = form.partition("-")
    if head in VOICES:
        other, its_kind = _voice(word, head, kind)
        return inflect(other, rest or "end", its_kind)
    if form not in PLAIN:
        raise GrammarError(f'<{word}>: there is no form "{form}" (known: {", ".join(PLAIN + VOICES)})')
    if form == "end" or (form in ("attr", "bare") and kind != COPULA):
        return word
    return _plain(word, form, kind)


def has_form(word: str, form: str, hint: str = "") -> bool:
    """An adjective has no voice but the negative, and neither has だ."""
    return (hint or verb_class(word)) not in (ADJECTIVE, COPULA) or form.partition("-")[0] in (*PLAIN, "neg")


def _plain(word: str, form: str, kind: str) -> str:
    stem = word[:-1]
    if kind == COPULA:
        return stem + {"stem": "で", "te": "で", "past": "だった", "ba": "であれば", "attr": "の", "bare": ""}[form]
    if kind == ADJECTIVE:
        return stem + {"stem": "く", "te": "くて", "past": "かった", "ba": "ければ"}[form]
    if kind == ONE:
        return stem + {"stem": "", "te": "て", "past": "た", "ba": "れば"}[form]
    if kind == DO:
        return word[:-2] + {"stem": "し", "te": "して", "past": "した", "ba": "すれば"}[form]
    if kind == COME:
        come = word[:-2] + ("来" if word.endswith("来る") else "き")
        return {"stem": come, "te": come + "て", "past": come + "た", "ba": stem + "れば"}[form]
    _, i, e, te, past = _GRADES[word[-1]]
    if word.endswith("行く"):
        te, past = "って", "った"
    return stem + {"stem": i, "te": te, "past": past, "ba": e + "ば"}[form]


def _voice(word: str, voice: str, kind: str) -> tuple[str, str]:
    """The verb of that voice, and its class."""
    stem = word[:-1]
    if voice == "ing":
        return inflect(word, "te", kind) + "いる", ONE
    if kind == COPULA and voice == "neg":
        return stem + "でない", ADJECTIVE
    if kind in (ADJECTIVE, COPULA):
        if voice != "neg":
            raise GrammarError(f"<{word}> has no {voice}")
        return inflect(word, "stem", kind) + "ない", ADJECTIVE
    if kind == ONE:
        ends = {"passive": "られる", "can": "られる", "cause": "させる", "neg": "ない"}
    elif kind == DO:
        stem = word[:-2]
        ends = {"passive": "される", "can": "できる", "cause": "させる", "neg": "しない"}
    elif kind == COME:
        stem = word[:-2] + ("来" if word.endswith("来る") else "こ")
        ends = {"passive": "られる", "can": "られる", "cause": "させる", "neg": "ない"}
    else:
        a, _, e, _, _ = _GRADES[word[-1]]
        ends = {"passive": a + "れる", "can": e + "る", "cause": a + "せる", "neg": a + "ない"}
        if voice == "neg" and word.endswith("ある"):
            return word[:-2] + "ない", ADJECTIVE
    return stem + ends[voice], ADJECTIVE if voice == "neg" else ONE
