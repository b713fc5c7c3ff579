"""What places are called, in words."""
from __future__ import annotations

from ..cards.text import Text
from ..kernel.visibility.sight import sees
from ..kernel.state.state import State
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
    """What a player calls the place; one of the opponent's is called so."""
    text = place_words(match, place, lang)
    if match.rulebook.book.layout.player[place] == 1 - player:
        return match.rulebook.words.say("cards", "enemy_place", lang, place=text)
    return text


def ability_source(g: State, match: Match, number: int, card: int, player: int) -> Text | None:
    """The name of the card that an ability is of, for a player who may not see it any more.

    Then it is the name of the only face on which the ability is printed, or none.
    """
    if sees(g, card) >> player & 1 and g.prints[card] >= 0:
        return match.printed(g.prints[card]).face.name
    names = [match.printed(it).face.name for it, own in enumerate(g.table.printed_abilities) if number in own]
    return names[0] if len(names) == 1 else None
