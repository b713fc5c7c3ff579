"""What is printed on a card, field by field and in words. On tiles there is only room for some of its numbers."""
from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..cards.card import Card
from ..cards.schema import Field, Integer, Prose, Value
from ..cards.text import Text
from ..cards.translations import english_names, english_words
from ..play.view import CardView
from ..rulebooks.rulebook import Rulebook


def printed_words(card: CardView, rulebook: Rulebook, cards: Iterable[Card], lang: str) -> str:
    """All that the card has and that goes without saying on none, in the order of the game's card files."""
    cards = list(cards)
    names = _names(cards)
    found: list[str] = []
    for face in rulebook.schema.types.get(card.type, ()):
        # The sides of a card may have other fields: those of the one that is up are meant.
        for key, field in face.fields.items() if card.printed.keys() <= face.fields.keys() else ():
            value = card.printed.get(key, field.default)
            if value is None or value is False or value == field.default:
                continue
            if isinstance(field.kind, Prose) and isinstance(value, str):
                found.append(rulebook.words.say("fields", key, lang, value=_prose(value, rulebook, cards, lang)))
                continue
            text = " / ".join(_said(it, field, rulebook, names, lang) for it in _items(value))
            found.append(rulebook.words.say("fields", key, lang, value=text))
    return "; ".join(dict.fromkeys(found))


def _prose(text: str, rulebook: Rulebook, cards: list[Card], lang: str) -> str:
    """The text of a card in the language of the table, its abilities one after the other."""
    if lang == "en":
        text = rulebook.language.print_en(rulebook.language.read(text), english_names(cards))
    return " ".join(text.splitlines())


def _names(cards: list[Card]) -> Mapping[str, Text]:
    """The names and words on the cards by the Japanese ones, which conditions are written with."""
    words = {word: Text(word, english) for word, english in english_words(cards).items()}
    texts = [text for card in cards for face in card.faces for text in (face.name, *face.fields.values())]
    return {**words, **{text.ja: text for text in texts if isinstance(text, Text)}}


def _items(value: Value) -> tuple[int | str | Text, ...]:
    return value if isinstance(value, tuple) else (value,)


def _said(item: int | str | Text, field: Field, rulebook: Rulebook, names: Mapping[str, Text], lang: str) -> str:
    """A single value: a number, one of the words of a field, a name, or a name after what it is the name of."""
    if isinstance(item, Text):
        return item.pick(lang)
    if isinstance(item, int):
        special = {number: word for word, number in field.kind.words.items()} if isinstance(field.kind, Integer) else {}
        return rulebook.words.say("values", special.get(item, str(item)), lang)
    words = rulebook.words
    of, colon, name = item.partition(":")
    if colon and words.get("values", of + colon, lang) is not None:
        return words.say("values", of + colon, lang, value=names[name].pick(lang) if name in names else name)
    return names[item].pick(lang) if item in names else words.say("values", item, lang)
