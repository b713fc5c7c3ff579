"""What cards say of their own numbers and of nothing else, set aside until somebody asks for these numbers."""
from __future__ import annotations

from ..book import Book
from ..codes import BEING_LESSENED, BEING_LESSENED_AT_ALL
from ..state.card_table import Table
from ..abilities.nodes import Ability, Static
from ..abilities.static_effects import OwnNumberEffect
from ..abilities.qualities import Cannot
from ..continuous.dependency_cycles import parts
from .ability_lookup import MatchAbilities
from ..abilities.selections import This
from ..abilities.working_zones import defines
from ..continuous.effect_sorts import ADD, LOSE_ABILITY, alters_numbers


def index_own(table: Table, book: Book, ability_lookup: MatchAbilities) -> None:
    """Set aside what cards say of their own numbers alone: it need not be looked at before somebody asks for these.

    Not where cards have abilities printed on others, nor where it makes a difference in which order effects apply.
    """
    table.own_static = [[()] * len(table.roles_of) for _ in range(book.layout.count)]
    table.own_alters = [[0] * len(table.roles_of) for _ in range(book.layout.count)]
    table.own_prints = [b""] * len(table.columns)
    table.silences = any([static.quality.sort() == LOSE_ABILITY for it in table.abilities for static in it.holding()])
    table.own_raises = 0
    table.own_known = 0
    table.own_plain = 0
    if book.lends or book.gives_printed or book.adds_first or table.order_matters:
        return
    ability_lookup.own = {
        number for number, ability in enumerate(table.abilities)
        if number not in ability_lookup.quoted and _is_own(table, ability)}
    for printed, numbers in enumerate(table.printed_abilities):
        for number in numbers:
            for place, zone in enumerate(book.layout.kind):
                if zone in table.abilities[number].where:
                    _index_own_at(table, book, place, printed, number, number in ability_lookup.own)
    _index_prints(table)
    table.own_known = (1 << len(table.columns)) - 1
    for number in ability_lookup.quoted:
        for static in table.abilities[number].holding():
            if _is_of_itself(static):
                table.own_known &= ~(1 << static.quality.information(table))
    if not table.silences and not _keeps_numbers(table):
        said = [it for prints in table.own_static for own in prints for it in own]
        for attribute in range(len(table.columns)):
            if all([it.sort == ADD and it.fixed for it in said if it.what == attribute]):
                table.own_plain |= 1 << attribute


def _index_prints(table: Table) -> None:
    """Which prints say something of their own numbers, number by number."""
    found: list[set[int]] = [set() for _ in table.columns]
    for there in table.own_static:
        for printed, said in enumerate(there):
            for it in said:
                found[it.what].add(printed)
    table.own_prints = [table.marked(prints) if prints else b"" for prints in found]


def _keeps_numbers(table: Table) -> bool:
    """Whether some text keeps numbers from getting less."""
    return any([
        isinstance(part, Cannot) and part.deed in (BEING_LESSENED, BEING_LESSENED_AT_ALL)
        for ability in table.abilities for part in parts(ability)])


def _is_own(table: Table, ability: Ability) -> bool:
    """Whether an ability only says what numbers its own card has, and none of them is in a ring."""
    holding = ability.holding()
    return bool(holding) and all([
        _is_of_itself(static) and static.quality.information(table) not in table.cycles for static in holding])


def _is_of_itself(static: Static) -> bool:
    """Whether it says what a number of its own card is."""
    return isinstance(static.which, This) and alters_numbers(static.quality.sort())


def _index_own_at(table: Table, book: Book, place: int, printed: int, number: int, set_aside: bool) -> None:
    ability = table.abilities[number]
    for static in ability.holding():
        if not _is_of_itself(static):
            continue
        what = static.quality.information(table)
        bit = 1 << what
        table.own_alters[place][printed] |= bit
        amount = static.quality.number()
        if static.quality.sort() != ADD or amount is None or not amount.is_never_more():
            table.own_raises |= bit
        if set_aside:
            said = table.own_static[place][printed]
            base = book.defines_itself and defines(ability, static)
            it = OwnNumberEffect(number, len(said), static, ability.condition, table.counts[number], base, what)
            table.own_static[place][printed] = (*said, it)
