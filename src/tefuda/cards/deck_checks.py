"""What the rulebooks ask of decks in the same way: how many cards there are, of what types, how often each.

A rulebook gives the numbers, the paragraphs and its words for the parts of a deck.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ..kernel.abilities.ability_kinds import Copies
from .card import Card
from .decks import DeckList, Problem
from .text import Text

Counted = list[tuple[Card, int]]
# The words for a part of the deck where there is only one.
_WHOLE: Final = Text("", "")


def exact_size(count: int, size: int, rule: str, part: Text) -> list[Problem]:
    """A part of the deck has just so many cards."""
    if count == size:
        return []
    ja = f"{part.ja}が{count}枚ある。必要なのは{size}枚。"
    return [Problem(rule, Text(ja, f"the {part.en} has {count} cards; it needs exactly {size}"))]


def at_most(count: int, most: int, rule: str, what: Text) -> list[Problem]:
    """What is wrong where there are more cards of a sort than allowed; the English is for several of them."""
    if count <= most:
        return []
    return [Problem(rule, Text(f"{what.ja}が{count}枚ある。{most}枚まで。", f"{count} {what.en}; at most {most}"))]


def wrong_types(cards: Counted, allowed: tuple[str, ...], rule: str, tail: Text) -> list[Problem]:
    """What is wrong with cards of other types: what is said after their name, and in English after their type."""
    return [
        Problem(rule, Text(
            f"{card.number} {card.name.ja} は{tail.ja}",
            f"{card.number} {card.name.en} is a card of type {card.type}; {tail.en}"))
        for card, _ in cards if card.type not in allowed
    ]


def one_chosen(deck: DeckList, cards: Mapping[str, Card], part: str, rule: str, name: Text) -> list[Problem]:
    """Just one card, such as a leader; the part of the deck is called by its type."""
    count = deck.size(part)
    several = Text(f"{name.ja}が{count}枚ある。1枚だけ選ぶ。", f"{count} {name.en}s; choose one")
    found = [] if count == 1 else [Problem(rule, several)]
    tail = Text(f"{name.ja}ではない。", f"the {name.en} has to be of type {part}")
    return found + wrong_types(deck.known(part, cards), (part,), rule, tail)


def by_name(cards: Iterable[tuple[Card, int]]) -> list[tuple[Text, int]]:
    """How many cards there are of each name, which is told by the Japanese one, as printed."""
    names: dict[str, Text] = {}
    counts: dict[str, int] = {}
    for card, count in cards:
        names.setdefault(card.name.ja, card.name)
        counts[card.name.ja] = counts.get(card.name.ja, 0) + count
    return [(names[name], count) for name, count in counts.items()]


def copies_by_name(
    cards: Counted, usual: int, rule: str, said: Mapping[str, int], part: Text = _WHOLE,
) -> list[Problem]:
    """What is wrong where a name is there more often than usual, or than texts have said of it."""
    found: list[Problem] = []
    for name, count in by_name(cards):
        most = said.get(name.ja, usual)
        if count > most:
            ja = f"{part.ja}「{name.ja}」が{count}枚ある。同じ名前は{most}枚まで。"
            en = f"{count} cards named {name.en}{part.en}; at most {most} of a name"
            found.append(Problem(rule, Text(ja, en)))
    return found


def copies_by_number(deck: DeckList, usual: int, rule: str, said: Mapping[str, int]) -> list[Problem]:
    """What is wrong where a number is in the main deck more often than usual, or than texts have said of it."""
    found: list[Problem] = []
    for number, count in deck.part("main").items():
        most = said.get(number, usual)
        if count > most:
            ja = f"{number} が{count}枚ある。{most}枚まで。"
            found.append(Problem(rule, Text(ja, f"{count} cards of {number}; at most {most}")))
    return found


def copies_by_text(cards: Counted, size: int) -> list[tuple[Card, int]]:
    """The cards whose texts say how many of them a deck may have, with that number; any number is the whole deck."""
    found: list[tuple[Card, int]] = []
    for card, _ in cards:
        said = [ability.most for ability in card.front.abilities if isinstance(ability, Copies)]
        if said:
            found.append((card, size if said[0] < 0 else said[0]))
    return found
