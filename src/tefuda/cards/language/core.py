"""What card texts of all games have in common, in the words of one."""
from __future__ import annotations

from typing import Final

from .core_acts import acts, qualities
from .core_bounds import bounds
from .core_cards import cards
from .core_conditions import conditions, happenings
from .core_effects import deeds, sentences
from .core_multiples import multiples
from .core_numbers import adjectives, numbers
from .core_words import Vocabulary, words
from .productions import Kind, Production

KINDS: Final = (
    Kind("player", "プレイヤー", "a player"),
    Kind("whose", "「自分の」など", "whose"),
    Kind("zone", "領域", "a zone"),
    Kind("attribute", "カードの数値", "a number of a card"),
    Kind("group", "カード", "some cards"),
    Kind("choice", "選ぶカード", "cards to choose"),
    Kind("target", "カード", "some cards"),
    Kind("fact", "条件", "a condition"),
    Kind("event_pattern", "出来事", "an event"),
    Kind("would", "出来事", "an event"),
    Kind("impending", "置き換えられる出来事", "an event that something can replace"),
    Kind("moment", "時点", "a moment of the turn"),
    Kind("label-name", "名前、特徴、色など", "a name, trait or colour"),
    Kind("keyword", "キーワード", "a keyword"),
    Kind("duration", "期限", "a duration"),
    Kind("sentence", "文", "a sentence"),
    Kind("deed", "行動", "something to do"),
)


def parts(v: Vocabulary) -> list[Production]:
    """The productions of all games, with a game's words.

    A game adds the kinds that are its own: zone, place (a zone where cards are put), stack (one whose cards lie in an
    order), attribute, label-name, keyword and granted (abilities that a text can give), cause and by (why cards move),
    card-deed and player-deed (what can be forbidden), moment (see ``core_conditions.moment``), words for the cards of
    its zones (group, their-group for those of the opponent in a sentence about the opponent, single), adjectives (adj,
    and feature for types), where cards go (move), and its abilities.
    """
    return [
        *words(v), *numbers(v), *adjectives(v), *cards(v), *conditions(v), *happenings(v), *acts(v), *qualities(v),
        *bounds(), *multiples(), *deeds(v), *sentences(v),
    ]
