"""What places are called, in words."""
from __future__ import annotations

from .match import Match


def place_words(match: Match, place: int, lang: str) -> str:
    """What the place is called, else its zone with its number where there are several: "attack zone 2"."""
    layout = match.rulebook.book.layout
    zone = layout.zone(place)
    own = match.rulebook.words.get("zones", layout.place_name(place), lang)
    if own is not None:
        return own
    text = match.rulebook.words.say("zones", zone.name, lang)
    return f"{text} {layout.index[place] + 1}" if zone.places > 1 else text


def whose_place(match: Match, player: int, place: int, lang: str) -> str:
    """The same as a player says it, who calls the opponent's so."""
    text = place_words(match, place, lang)
    if match.rulebook.book.layout.player[place] == 1 - player:
        return match.rulebook.words.say("cards", "enemy_place", lang, place=text)
    return text
