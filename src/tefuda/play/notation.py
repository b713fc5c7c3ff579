"""Actions as stable text and back: ``play #41``, ``pick life.3``, ``summon #7 attack2``.

A card is written by its public number where the player who chooses may look at
it (``#41``), else by where it lies (``life.3`` is the third from the top). The
number is that of the object, and an object ends when its card leaves for a
hidden zone, so it can't be used to follow a card that nobody can follow.
"""
from __future__ import annotations

from ..kernel.codes import first_of, kind_of, second_of
from ..kernel.visibility.sight import sees
from ..kernel.state.state import State


def card_text(g: State, player: int, card: int) -> str:
    if card in g.data or sees(g, card) >> player & 1:
        return f"#{g.obj[card]}"
    place = g.zone_of[card]
    depth = len(g.zones[place]) - g.zones[place].index(card)
    return f"{place_text(g, player, place)}.{depth}"


def place_text(g: State, player: int, place: int) -> str:
    """A place as the player calls it: one's own by its name, the opponent's as ``enemy.name``."""
    layout = g.book.layout
    name = layout.place_name(place)
    return f"enemy.{name}" if layout.player[place] == 1 - player else name


def action_text(g: State, player: int, code: int) -> str:
    """The action in the notation of records and of ``apply``."""
    verb = g.book.verbs[kind_of(code)]
    words = [verb.word]
    for operand, number in zip(verb.operands, (first_of(code), second_of(code))):
        if operand == "card":
            words.append(card_text(g, player, number))
        elif operand == "place":
            words.append(place_text(g, player, number))
        else:
            words.append(str(number))
    return " ".join(words)


def parse(g: State, player: int, text: str) -> list[int]:
    """What the text could mean, as action codes; empty where it names nothing that is there."""
    words = text.split()
    if not words:
        return []
    found: list[int] = []
    for kind, verb in g.book.verbs.items():
        if verb.word != words[0] or len(verb.operands) != len(words) - 1:
            continue
        code: int | None = kind
        for shift, operand, word in zip((8, 24), verb.operands, words[1:]):
            number = _operand(g, player, operand, word)
            code = None if number is None or code is None else code | number << shift
        if code is not None:
            found.append(code)
    return found


def _operand(g: State, player: int, operand: str, word: str) -> int | None:
    if operand == "card":
        return _find_card(g, player, word)
    if operand == "place":
        return _find_place(g, player, word)
    number = _whole(word)
    return number if number is not None and number < 65536 else None


def _whole(word: str) -> int | None:
    """The number that a word is, or nothing; no number of a game has ten digits."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else None


def _find_place(g: State, player: int, word: str) -> int | None:
    for place in range(g.book.layout.count):
        if place_text(g, player, place) == word:
            return place
    return None


def _find_card(g: State, player: int, word: str) -> int | None:
    if word.startswith("#"):
        number = _whole(word[1:])
        for card, obj in enumerate(g.obj):
            if obj == number and (card in g.data or sees(g, card) >> player & 1):
                return card
        return None
    name, _, behind = word.rpartition(".")
    place = _find_place(g, player, name)
    depth = _whole(behind)
    if place is None or depth is None or not 0 < depth <= len(g.zones[place]):
        return None
    card = g.zones[place][-depth]
    return None if sees(g, card) >> player & 1 else card
