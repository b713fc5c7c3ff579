"""What conditions count and what costs take, where that is just so many cards of a place: found once for a match."""
from __future__ import annotations

from typing import Optional

from ..abilities.applying import Do
from ..abilities.card_effects import MoveTo
from ..abilities.conditions import There
from ..abilities.keywords import COSTLESS
from ..abilities.nodes import AT_LEAST, AT_MOST, EQUAL, OPPONENT, YOU, Ability, Condition, Effect
from ..abilities.numbers import Fixed
from ..abilities.selections import Cards, Choice
from ..book import Book
from ..codes import DOING
from ..state.card_table import Table
from ..state.counted_cards import ANY_NUMBER, CountedCards, NeededCards


def index_counts(table: Table, book: Book) -> None:
    """Find out what the conditions of all abilities count."""
    table.counts = [count_of(ability.condition, book) for ability in table.abilities]


def index_needs(table: Table, book: Book) -> None:
    """Find out what the costs of all abilities take, where nothing may be done instead of paying them."""
    table.needs = [_needs_of(table, book, ability) for ability in table.abilities]


def count_of(condition: Optional[Condition], book: Book) -> Optional[CountedCards]:
    """What a condition asks that only counts cards of a place."""
    if not isinstance(condition, There) or not isinstance(condition.number, Fixed):
        return None
    cards = condition.cards
    if not isinstance(cards, Cards) or cards.tests or len(cards.zones) != 1 or cards.whose not in (YOU, OPPONENT):
        return None
    zone = book.layout.zones[cards.zones[0]]
    number = condition.number.number
    if zone.shared or zone.places != 1 or condition.how not in (EQUAL, AT_LEAST, AT_MOST):
        return None
    least = 0 if condition.how == AT_MOST else number
    most = ANY_NUMBER if condition.how == AT_LEAST else number
    return CountedCards(zone.first, cards.whose == OPPONENT, least, most)


def _needs_of(table: Table, book: Book, ability: Ability) -> Optional[NeededCards]:
    """What costs take that are paid with any cards of a place."""
    if COSTLESS in table.label_number or table.replaces >> DOING & 1:
        return None
    needed: dict[int, int] = {}
    for cost in ability.costs:
        place = _paid_from(book, cost)
        if place >= 0 and isinstance(cost, Do) and isinstance(cost.which, Choice):
            needed[place] = needed.get(place, 0) + cost.which.most.written()
    for place, number in needed.items():
        return NeededCards(place, number, len(ability.costs) == 1)
    return None


def _paid_from(book: Book, cost: Effect) -> int:
    """The first player's place whose cards a cost takes, whichever they are; -1 if it is another cost."""
    if not isinstance(cost, Do) or not isinstance(cost.act, MoveTo) or not isinstance(cost.which, Choice):
        return -1
    choice = cost.which
    cards = choice.cards
    if choice.least is not None or not isinstance(choice.most, Fixed) or not isinstance(cards, Cards):
        return -1
    if cards.tests or len(cards.zones) != 1 or cards.whose != YOU:
        return -1
    zone = book.layout.zones[cards.zones[0]]
    return -1 if zone.shared or zone.places != 1 else zone.first
