"""Giving a match its abilities: each gets a number, its instructions, and what is known of it by its text."""
from __future__ import annotations

from dataclasses import replace

from ..abilities.ability_kinds import DamageReduction, Forbidding, Luring, Replacing
from ..abilities.applying import Do, with_left_play
from ..abilities.conditions import Fits
from ..abilities.counters import (
    CountersOf, CountersOn, GainCounters, HasCounters, PutCounters, SpendCounters, TakeCounters,
)
from ..abilities.instructions import compile_effects, demands_behind
from ..abilities.modes import Modes
from ..abilities.nodes import Ability, Static
from ..abilities.numbers import ValueOf
from ..abilities.qualities import GainsLabel, Cannot, Divided, Multiplied
from ..abilities.search import NameLabel, labels_of_sort
from ..abilities.spoken_of import This
from ..abilities.working_zones import defines
from ..book import Book
from ..codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL
from ..continuous.dependency_cycles import parts
from ..continuous.effect_sorts import LABEL, RELABEL, alters_numbers
from ..continuous.ended_effects import note_origins
from ..costs.ability_costs import PayOne, compile_payment
from ..replacement.instead import compile_if_paid
from ..state.card_table import Table
from ..state.state import Row
from ..visibility.disclosure import hidden_zones, untold
from .match_index import index_match

# What speaks of a sort of counter.
_COUNTING = (CountersOf, CountersOn, GainCounters, HasCounters, PutCounters, SpendCounters, TakeCounters)


def give_abilities(table: Table, book: Book, printed: list[tuple[Ability, ...]]) -> None:
    """Number the abilities of every print, and those within their texts."""
    table.present = [any(column) for column in table.columns]
    everywhere = tuple(range(len(book.layout.zones)))
    for number, abilities in enumerate(printed):
        where = book.works(number_of_type(table, number))
        row = [_enter(table, book, it, _usually(book, it, everywhere, where)) for it in abilities]
        table.printed_abilities[number] = tuple(row)
    if table.abilities:
        note_origins(table)
        index_match(table, book)


def _usually(book: Book, ability: Ability, everywhere: Row, where: Row) -> Row:
    """Where an ability works that names no zone."""
    if _is_base(book, ability):
        return everywhere
    holding = ability.holding()
    if not book.holds_anywhere or not holding:
        if not _speaks_of_others(ability):
            return where
        # From where not all see the card, what it says of others would tell that it is there.
        hidden = hidden_zones(book)
        return tuple([zone for zone in where if zone not in hidden])
    if all([_describes_itself(static) for static in holding]):
        return everywhere
    if any([isinstance(static.which, This) for static in holding]):
        return where
    return tuple(sorted({*everywhere} - hidden_zones(book) | {*where}))


def _speaks_of_others(ability: Ability) -> bool:
    """Whether it says something, without being played or triggered, that is not about its own card."""
    when = ability.event_pattern()
    if isinstance(ability, Replacing):
        return when is not None and not when.about_itself()
    if isinstance(ability, (Forbidding, DamageReduction, Luring)):
        return True
    return any([not isinstance(static.which, This) for static in ability.holding()])


def _describes_itself(static: Static) -> bool:
    """Whether it says what its own card is, not what may be done to it."""
    sort = static.quality.sort()
    return isinstance(static.which, This) and (sort in (LABEL, RELABEL) or alters_numbers(sort))


def _is_base(book: Book, ability: Ability) -> bool:
    """Whether all that an ability says is what its own card is: where the book has it so, that is so anywhere."""
    holding = ability.holding()
    return book.defines_itself and bool(holding) and all([defines(ability, static) for static in holding])


def number_of_type(table: Table, printed: int) -> int:
    """The type of a card is its first attribute, in every book."""
    return table.columns[0][printed]


def _enter(table: Table, book: Book, ability: Ability, where: Row) -> int:
    """Give an ability its number; the ones in its text first. Equal abilities have one number."""
    written = ability
    works = ability.where or _where_it_pays(ability) or where
    # A text may name a zone twice; the ability is there once.
    once = untold(book, ability, tuple(dict.fromkeys(works)))
    if once != ability.where:
        ability = replace(ability, where=once)
    given = book.works(-1)
    for part in parts(ability):
        if isinstance(part, Ability) and part is not ability:
            table.number_of[part] = _enter(table, book, part, given)
        if isinstance(part, GainsLabel):
            _number_label(table, part.label)
            if part.only:
                _number_label(table, part.label[:part.label.find(":") + 1])
                table.strips = True
        if isinstance(part, Cannot) and part.deed in (BEING_AFFECTED, BEING_AFFECTED_AT_ALL):
            table.some_unaffected = True
        if isinstance(part, ValueOf) and part.names_one():
            table.unknowable = True
        if isinstance(part, ValueOf) and part.recalls():
            table.recalled |= 1 << part.attribute
        if isinstance(part, Fits) and part.asks_it():
            table.recalled |= 1 << part.test.number_asked()
        if isinstance(part, (Multiplied, Divided)):
            table.scaled |= 1 << part.attribute
        if isinstance(part, PayOne):
            table.pays_either = True
        if isinstance(part, _COUNTING):
            _number_label(table, part.sort)
        if isinstance(part, NameLabel):
            for label in labels_of_sort(table, part.sort):
                _number_label(table, label)
    if ability in table.number_of:
        return table.number_of[ability]
    number = len(table.abilities)
    table.number_of[ability] = number
    table.abilities.append(ability)
    table.written.append(written)
    code = compile_if_paid(ability.effects) if _pays_instead(ability) else compile_effects(ability.effects)
    table.codes.append(with_left_play(code) if _asks_it(ability) else code)
    table.costs.append(compile_payment(ability.costs, book.pays_together))
    table.demanding.append(demands_behind(table.costs[number]))
    table.modes.append(_modes(ability))
    return number


def _modes(ability: Ability) -> int:
    """How many effects there are to pick one from, as the ability is played."""
    for effect in ability.effects:
        if isinstance(effect, Modes):
            return len(effect.options)
    return 0


def _pays_instead(ability: Ability) -> bool:
    """Whether it costs something that this happens in place of something else."""
    return isinstance(ability, Replacing) and bool(ability.costs)


def _asks_it(ability: Ability) -> bool:
    """Whether a number is asked of what something was done to just before."""
    return any([isinstance(part, (Fits, ValueOf)) and part.asks_it() for part in parts(ability)])


def _number_label(table: Table, label: str) -> None:
    if label not in table.label_number:
        table.label_number[label] = len(table.label_number)


def _where_it_pays(ability: Ability) -> Row:
    """A cost that says where its own card lies says where the ability works."""
    zones = [cost.which.zone for cost in ability.costs if isinstance(cost, Do) and isinstance(cost.which, This)]
    return tuple([zone for zone in zones if zone >= 0])
