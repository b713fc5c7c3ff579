"""What a lasting effect does and until when, in words: as the texts of the game say it, where they do."""
from __future__ import annotations

from typing import Final

from ..cards.language import Unprintable
from ..kernel.abilities.numbers import Fixed
from ..kernel.abilities.qualities import Cannot
from ..kernel.continuous.changes import UNLIMITED, Change
from ..kernel.continuous.effect_sorts import (
    CONTROL_CHANGE, GRANT_ABILITY, LABEL, LOSE_ABILITY, NUMBER_SORTS, NUMBER_WORDS, PROHIBIT, REPLACE,
)
from ..kernel.continuous.lasting_effects import (
    FOR_BATTLE, FOR_EFFECT, FOR_GAME, FOR_NEXT_TURN, FOR_OPPONENTS_NEXT_TURN, FOR_OWN_NEXT_TURN, FOR_PHASE, FOR_TURN,
    ONCE, UNTIL_OWN_TURN, duration_of,
)
from ..kernel.state.card_table import Table
from ..kernel.state.records import LastingEffect
from ..rulebooks.rulebook import Rulebook
from .match import Match

_DURATIONS: Final = {
    FOR_GAME: "game", FOR_TURN: "turn", FOR_BATTLE: "battle", FOR_PHASE: "phase", ONCE: "once",
    FOR_NEXT_TURN: "next_turn", FOR_OPPONENTS_NEXT_TURN: "opponents_next_turn", FOR_EFFECT: "effect",
    UNTIL_OWN_TURN: "until_own_turn", FOR_OWN_NEXT_TURN: "own_next_turn",
}


def until_of(effect: LastingEffect) -> str:
    """How long an effect lasts, by the word for it: "turn", "battle", "game"; "lasts" where its own rule ends it."""
    return _DURATIONS.get(duration_of(effect.until), "lasts")


def attribute_words(rulebook: Rulebook, attribute: str, lang: str) -> str:
    """What an attribute is called, as the table has it before a number."""
    said = rulebook.words.get("fields", attribute, lang)
    return said.replace("{value}", "").strip() if said else attribute


def number_words(rulebook: Rulebook, sort: int, amount: int, bound: int, lang: str) -> str:
    """By how much or to what a number changes."""
    return rulebook.words.say(
        "explain", NUMBER_WORDS[sort], lang, amount=amount, signed=f"{amount:+}", bound=bound)


def effect_words(match: Match, table: Table, effect: LastingEffect, lang: str) -> str:
    """What an effect does to the card or player that it is about."""
    book, words = match.rulebook, match.rulebook.words
    sort, what = effect.sort, effect.what
    if NUMBER_SORTS >> sort & 1:
        name = attribute_words(book, book.book.attributes[what], lang)
        return f"{name} {number_words(book, sort, effect.value, effect.bound, lang)}"
    if sort == PROHIBIT:
        text = ability_words(match, effect.ability, lang)
        return _prohibition(match, effect, lang) or words.say(
            "explain", "prohibit_by" if text else "prohibit", lang, text=text)
    if sort == CONTROL_CHANGE:
        player = words.say("players", str(effect.controller), lang)
        return words.say("explain", "control", lang, player=player)
    if sort == GRANT_ABILITY:
        return words.say("explain", "grant", lang, text=ability_words(match, what, lang))
    if sort == LOSE_ABILITY:
        key = "lose_one" if what else "lose"
        return words.say("explain", key, lang, text=ability_words(match, what - 1, lang) if what else "")
    if sort == REPLACE:
        key = "instead" if effect.value <= -2 else "replace"
        return words.say("explain", key, lang, text=ability_words(match, -2 - effect.value, lang))
    labels = {number: label for label, number in table.label_number.items()}
    # A label without a sort is one of the book's own; one without a name only names its sort.
    text = match.label_text(labels[what], lang) if ":" in labels[what] else labels[what]
    return words.say("explain", ("label" if sort == LABEL else "relabel") if text else "unlabel", lang, text=text)


def change_words(match: Match, table: Table, change: Change, lang: str) -> str:
    """What a change does to its card."""
    amount = 0 if change.amount == UNLIMITED else change.amount
    return effect_words(match, table, change.effect or LastingEffect(
        0, change.sort, change.what, change.reason, 0, 0, change.controller, amount, 0, 0, change.bound, 0), lang)


def _prohibition(match: Match, effect: LastingEffect, lang: str) -> str:
    """What is forbidden, as texts say it; nothing where none does."""
    language, what = match.rulebook.language, effect.what
    try:
        if effect.card < -1:
            said = language.phrase_ja("player-deed", what) if lang == "ja" else language.phrase_en("player-deed", what)
            return match.rulebook.words.say("explain", "cannot", lang, deed=said)
        node = Cannot(what, effect.reason, Fixed(effect.value) if effect.value else None)
        said = language.phrase_ja("cannot", node) if lang == "ja" else language.phrase_en("cannot", node)
        return str(said).removesuffix("。")
    except Unprintable:
        return ""


def ability_words(match: Match, number: int, lang: str) -> str:
    """The text of an ability; nothing where the game can say it only as part of a whole."""
    try:
        return match.ability_text(number, lang) if number >= 0 else ""
    except Unprintable:
        return ""
