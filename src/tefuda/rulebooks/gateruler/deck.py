"""What a player may bring to a game (5-2), which is for the most part what the ruler allows (appendix A).

All that is wrong is told, not only the first of it. Cards of one name are told by the Japanese name, the printed one.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card, Face
from ...cards.deck_checks import Counted, by_name, one_chosen, wrong_types
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text
from .cards import UNLIMITED
from .rulers import RULERS

# Of one legend, whatever the ruler.
LEGEND_COPIES: Final = 1

# Cards that the rulebook itself defines.
FIXED_CARDS: Final = RULERS


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    """Every reason why the deck is not legal, by the paragraphs of the book."""
    pool = {**RULERS, **cards}
    main = deck.known("main", pool)
    found = [
        *unknown_cards(deck, "ruler", pool, "5-2b"),
        *unknown_cards(deck, "main", pool, "2-16a"),
        *unknown_cards(deck, "energy", pool, "2-16a"),
        *one_chosen(deck, pool, "ruler", "5-2b", Text("ルーラー", "ruler")),
        *_no_rulers(main),
    ]
    rulers = [card.front for card, _ in deck.known("ruler", pool) if card.type == "ruler"]
    # With several rulers it is not known whose limits count.
    ruler = rulers[0] if len(rulers) == 1 else None
    if ruler is not None:
        found += _size(deck, ruler) + _armies(main, ruler) + _same_name(main, ruler)
        found += _legends(main, ruler) + _levels(main, ruler) + _counters(main, ruler)
    found += _same_legend(main) + wrong_types(
        deck.known("energy", pool), ("energy",), "A",
        Text("エナジーカードではない。", "only energy cards go beside the deck"))
    if ruler is not None:
        found += _energy_size(deck, ruler) + _numbers(main, ruler, pool) + _army_cards(main, ruler)
    return found


def _no_rulers(main: Counted) -> list[Problem]:
    found: list[Problem] = []
    for card, _ in main:
        if card.type == "ruler":
            ja = f"{card.number} {card.name.ja} はルーラーなので、デッキには入れられない。"
            en = f"{card.number} {card.name.en} is a ruler; rulers do not go into the deck"
            found.append(Problem("5-2c", Text(ja, en)))
    return found


def _size(deck: DeckList, ruler: Face) -> list[Problem]:
    count = deck.size("main")
    size = ruler.number("deck_size")
    if count == size:
        return []
    ja = f"デッキが{count}枚ある。{ruler.name.ja}に必要なのは{size}枚。"
    return [Problem("5-2c-1a", Text(ja, f"the deck has {count} cards; {ruler.name.en} needs exactly {size}"))]


def _armies(main: Counted, ruler: Face) -> list[Problem]:
    armies = list(_by_army(main))
    limit = ruler.number("armies")
    if _within(len(armies), limit):
        return []
    ja = f"所属軍が{len(armies)}種類ある（{'、'.join(armies)}）。{ruler.name.ja}は{limit}種類まで。"
    en = f"{len(armies)} armies ({', '.join(armies)}); {ruler.name.en} allows at most {limit}"
    return [Problem("5-2c-1b", Text(ja, en))]


def _same_name(main: Counted, ruler: Face) -> list[Problem]:
    limit = ruler.number("same_name")
    found: list[Problem] = []
    for name, count in by_name(main):
        if not _within(count, limit):
            ja = f"「{name.ja}」が{count}枚ある。{ruler.name.ja}は同じ名前を{limit}枚まで。"
            en = f"{count} cards named {name.en}; {ruler.name.en} allows at most {limit} of a name"
            found.append(Problem("5-2c-1c", Text(ja, en)))
    return found


def _allowed(count: int, limit: int, rule: str, ruler: Face, what: Text) -> list[Problem]:
    """What is wrong where a deck has more cards of a sort than the ruler allows, if it limits them at all."""
    if _within(count, limit):
        return []
    ja = f"{what.ja}が{count}枚ある。{ruler.name.ja}は{limit}枚まで。"
    return [Problem(rule, Text(ja, f"{count} {what.en}; {ruler.name.en} allows at most {limit}"))]


def _legends(main: Counted, ruler: Face) -> list[Problem]:
    count = sum(count for _, count in _legend_cards(main))
    return _allowed(count, ruler.number("legends"), "5-2c-1d", ruler, Text("レジェンド", "legend cards"))


def _levels(main: Counted, ruler: Face) -> list[Problem]:
    total = sum(count * card.front.number("level") for card, count in main)
    limit = ruler.number("deck_level")
    if _within(total, limit):
        return []
    ja = f"レベルを足すと{total}になる。{ruler.name.ja}は{limit}まで。"
    return [Problem("5-2c-1e", Text(ja, f"the levels add up to {total}; {ruler.name.en} allows at most {limit}"))]


def _counters(main: Counted, ruler: Face) -> list[Problem]:
    count = sum(count for card, count in main if "counter" in card.front.strings("keys"))
    what = Text("カウンターを持つカード", "cards with counter")
    return _allowed(count, ruler.number("counters"), "5-2c-1f", ruler, what)


def _same_legend(main: Counted) -> list[Problem]:
    found: list[Problem] = []
    for name, count in by_name(_legend_cards(main)):
        if count > LEGEND_COPIES:
            ja = f"レジェンド「{name.ja}」が{count}枚ある。同じ名前のレジェンドは{LEGEND_COPIES}枚まで。"
            en = f"{count} legend cards named {name.en}; at most {LEGEND_COPIES} of a name"
            found.append(Problem("5-2c-2", Text(ja, en)))
    return found


def _energy_size(deck: DeckList, ruler: Face) -> list[Problem]:
    count = deck.size("energy")
    size = ruler.number("energy_cards")
    if count == size:
        return []
    ja = f"デッキの外のエナジーが{count}枚ある。{ruler.name.ja}に必要なのは{size}枚。"
    en = f"{count} energy cards beside the deck; {ruler.name.en} needs exactly {size}"
    return [Problem("A", Text(ja, en))]


def _numbers(main: Counted, ruler: Face, pool: Mapping[str, Card]) -> list[Problem]:
    """Some rulers take only cards whose number begins a certain way, in any printing of the same name."""
    prefixes = ruler.strings("number_prefixes")
    if not prefixes:
        return []
    allowed = {card.name.ja for card in pool.values() if card.number.startswith(prefixes)}
    found: list[Problem] = []
    for card, _ in main:
        if card.name.ja not in allowed:
            ja = (
                f"{card.number} {card.name.ja} は使えない。{ruler.name.ja}が使うのは、"
                f"番号が {'・'.join(prefixes)} で始まるカードと同じ名前のカードだけ。"
            )
            en = (
                f"{card.number} {card.name.en} is not allowed; {ruler.name.en} takes only names "
                f"that are on some card whose number begins with {' or '.join(prefixes)}"
            )
            found.append(Problem("A", Text(ja, en)))
    return found


def _army_cards(main: Counted, ruler: Face) -> list[Problem]:
    limit = ruler.number("army_cards")
    found: list[Problem] = []
    for army, count in _by_army(main).items():
        if not _within(count, limit):
            ja = f"{army}のカードが{count}枚ある。{ruler.name.ja}は一つの軍につき{limit}枚まで。"
            en = f"{count} cards of the army {army}; {ruler.name.en} allows at most {limit} of each"
            found.append(Problem("A", Text(ja, en)))
    return found


def _within(count: int, limit: int) -> bool:
    return limit == UNLIMITED or count <= limit


def _legend_cards(main: Counted) -> Counted:
    return [(card, count) for card, count in main if card.front.flag("legend")]


def _by_army(main: Counted) -> dict[str, int]:
    """How many cards there are of each army. Cards of none do not count."""
    armies: dict[str, int] = {}
    for card, count in main:
        army = card.front.string("army")
        if army:
            armies[army] = armies.get(army, 0) + count
    return armies
