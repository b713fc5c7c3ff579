"""Giving a match its abilities: each gets a number, its instructions, and a place in the index of what it is about."""
from __future__ import annotations

from dataclasses import replace
from typing import Final, Optional

from ..codes import (
    BEING_AFFECTED, BEING_AFFECTED_AT_ALL, DAMAGED, DECLARED, DOING, MOVED,
    TIMING,
)
from ..book import Book, leaves_play
from ..state.state import NOTHING, Row
from ..state.card_table import (
    ACTS, ASKED, BARRED, FORBIDS, GIVES, TRIGGERING, HOLDS, LEFT, MAY_BE_GRANTED, REPLACED, ANY_EVENT, IN_CYCLE,
    STATES, Table,
)
from ..abilities.card_effects import MoveTo
from ..costs.either_costs import PayOne, compile_payment
from ..abilities.ability_kinds import (
    Allowing, Always, Automatic, Forbidding, DamageReduction, Luring, OtherCost,
    Replacing,
)
from ..abilities.conditions import Fits, There
from ..abilities.counters import (
    CountersOf, CountersOn, GainCounters, HasCounters, PutCounters, SpendCounters, TakeCounters,
)
from ..abilities.applying import Do, with_left_play
from ..continuous.dependency_zones import hangs_on, cycle_zones, state_zones
from ..abilities.event_patterns import At, Declares, Either, Moves, Under, Whenever
from ..replacement.instead import compile_if_paid
from .joined_instructions import joined
from ..abilities.keywords import COSTLESS
from ..abilities.instructions import demands_behind, compile_effects
from ..abilities.modes import Modes
from ..abilities.qualities import Called, Cannot, Divided, Multiplied
from ..abilities.nodes import (
    AT_LEAST, AT_MOST, EQUAL, OPPONENT, YOU, Ability, Condition, Effect, EventPattern, Static,
)
from ..abilities.numbers import Fixed, ValueOf
from .own_moves import own_moves
from ..continuous.dependency_cycles import key_of, parts
from ..abilities.search import NameLabel, labels_of_sort
from .ability_roles import TRIGGERED_BY, LESSENS, LURES, REPLACES, STATE, EventInterest, enter_role
from .ability_lookup import MatchAbilities
from ..visibility.disclosure import hidden_zones, untold
from .ability_uses import Use
from ..replacement.hidden_replacement import hidden_replacements
from ..continuous.ended_effects import note_origins
from ..continuous.timestamp_order import order_matters
from ..abilities.selections import Cards, Choice, This
from ..abilities.working_zones import defines, sources_of, targets_of
from ..continuous.effect_sorts import GRANT_ABILITY, LABEL, LOSE_ABILITY, RELABEL, alters_numbers

# More cards than there can be.
_ANY_NUMBER: Final = 1 << 14
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
        table.joined = [joined(code, book.layout) for code in table.codes]
        table.joined_costs = [joined(code, book.layout) for code in table.costs]
        _index(table, book)


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
        if isinstance(part, Called):
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


def _index(table: Table, book: Book) -> None:
    ability_lookup = MatchAbilities()
    ability_lookup.cycles.find(table)
    table.order_matters = order_matters(table, book, ability_lookup.cycles) if book.orders_timestamps else set()
    table.hung_on = [0] * book.layout.count
    table.roles_of = [[NOTHING] * book.layout.count for _ in range(len(table.other_face) + 1)]
    table.counts = _counts(table, book)
    ability_lookup.quoted = {
        table.number_of[part] for ability in table.abilities for part in parts(ability)
        if isinstance(part, Ability) and part is not ability}
    table.silences = any([static.quality.sort() == LOSE_ABILITY for it in table.abilities for static in it.holding()])
    _index_rings(table, book, ability_lookup)
    for number, ability in enumerate(table.abilities):
        _index_roles(table, book, ability_lookup, number, ability)
    for role, there in enumerate(ability_lookup.there):
        enter_role(table, role, there)
    ability_lookup.refine(table, book)
    table.acts_at = _acts_at(table)
    table.acts = {
        printed for printed, own in enumerate(table.printed_abilities)
        if any(table.abilities[it].timing() for it in own)}
    for number, ability in enumerate(table.abilities):
        if isinstance(ability, Always):
            _index_always(table, ability)
        if isinstance(ability, Forbidding):
            table.always = True
            table.deeds[ability.deed] = True
            ability_lookup.forbidding[ability.deed] = ability_lookup.forbidding.get(ability.deed,
                frozenset()) | {number}
        if isinstance(ability, DamageReduction):
            table.lessens = True
            if ability.limit is not None:
                # In which order they apply makes a difference: they take part with other replacements.
                table.replaces |= 1 << DAMAGED
        if isinstance(ability, (Allowing, OtherCost)):
            table.allows = True
        if isinstance(ability, Luring):
            table.lures = True
        when = ability.event_pattern()
        if isinstance(ability, Automatic) and when is not None and when.is_state():
            table.states = 1
            ability_lookup.awaited[number] = _count_of(when.condition, book) if isinstance(when, Whenever) else ()
        if when is not None and when.kind() >= 0:
            _index_happening(table, ability, when)
    ability_lookup.own_moves = own_moves(table, book)
    table.recalls_said = any([said and table.recalled >> number & 1 for number, said in enumerate(table.altered)])
    ability_lookup.waits_for = [_waits_for(ability) for ability in table.abilities]
    table.needs = [_needs_of(table, book, ability) for ability in table.abilities]
    if table.states:
        _index_states(table, book, ability_lookup)
    table.always_rule_check = book.rule_checks_numbers or table.states == ANY_EVENT or table.bars_moves
    _index_paths(table, book, ability_lookup)
    table.itself = [table.marked(prints) for prints in ability_lookup.itself]
    for kind in range(len(table.listeners)):
        if table.triggered_kinds >> kind & 1:
            table.listeners[kind] = ability_lookup.listening(book, kind, -1)
        if table.replaces >> kind & 1:
            table.replacers[kind] = -1 if book.lends_more else ability_lookup.role_of(REPLACES + kind, -1)
    for kind, roles in ((TIMING, table.moments), (DECLARED, table.declarations)):
        for reason in range(len(roles)):
            roles[reason] = ability_lookup.listening(book, kind, reason)
    acting = {zone for ability in table.abilities if ability.timing() for zone in ability.where}
    table.acting = tuple(sorted(acting))
    _index_steady(table, book, ability_lookup)
    ability_lookup.uses = [[Use(table, number, player) for number in range(len(table.abilities))] for player in (0, 1)]
    ability_lookup.menus = max([book.menus, *[1 + menu for ability in table.abilities for menu in ability.timing()]])
    for player in (0, 1):
        ability_lookup.acts[player] = [
            (place, _acts_there(table, book, place,
                ability_lookup.uses[player])) for place, _ in ability_lookup.there[ACTS + player]]
    ability_lookup.acts_plainly = not (book.lends or book.lends_more or book.gives_printed
        or table.silences) and not any([
        table.abilities[number].timing() for number in ability_lookup.quoted])
    table.ability_lookup = ability_lookup


def _index_paths(table: Table, book: Book, ability_lookup: MatchAbilities) -> None:
    """What has to be asked about a move from a place to a place."""
    kind = book.layout.kind
    table.places = book.layout.count
    table.paths = []
    table.own_ways = []
    table.has_role = bytes([bool(roles) for there in table.roles_of for roles in there])
    nobodys = table.marked(set())
    ability_lookup.hears_hidden = book.shows_to_trigger != 0 and MOVED in ability_lookup.secret
    for here in range(table.places):
        for to in range(table.places):
            way = kind[here] << 8 | kind[to]
            ability_lookup.triggering.append(ability_lookup.role_of(TRIGGERED_BY + MOVED, way))
            ability_lookup.taking.append(ability_lookup.role_of(REPLACES + MOVED, way))
            path = (TRIGGERING if ability_lookup.triggering[-1] >= 0 else 0) | (REPLACED
                if ability_lookup.taking[-1] >= 0 else 0)
            own: set[int] = set()
            for role in (ability_lookup.triggering[-1], ability_lookup.taking[-1]):
                if role in ability_lookup.alone:
                    own |= ability_lookup.itself[role]
                elif role >= 0:
                    path |= ASKED
            if (path & TRIGGERING and ability_lookup.hears_hidden) or (path & REPLACED
                    and ability_lookup.hidden_replacements):
                path |= ASKED
            table.own_ways.append(table.marked(own) if own else nobodys)
            if leaves_play(book, here, to):
                path |= LEFT
            table.paths.append(path | BARRED | ASKED if table.bars_moves else path)


def _acts_at(table: Table) -> dict[int, Row]:
    """By zone, menu and print: the places of those abilities among the printed ones that can be played there."""
    found: dict[int, Row] = {}
    for printed, own in enumerate(table.printed_abilities):
        for index, number in enumerate(own):
            ability = table.abilities[number]
            for zone in ability.where:
                for menu in ability.timing():
                    key = zone << 24 | menu << 16 | printed
                    found[key] = (*found.get(key, ()), index)
    return found


def _acts_there(table: Table, book: Book, place: int, uses: list[Use]) -> dict[int, list[tuple[int, Use]]]:
    """By print: which of its abilities can be played in a place."""
    zone = book.layout.kind[place]
    found: dict[int, list[tuple[int, Use]]] = {}
    for printed, own in enumerate(table.printed_abilities):
        for index, number in enumerate(own):
            ability = table.abilities[number]
            if ability.timing() and zone in ability.where:
                found.setdefault(printed, []).append((index, uses[number]))
    return found


def _counts(table: Table, book: Book) -> list[Row]:
    """Conditions that only count the cards of a place: the first player's, 1 if the opponent's, at least, at most."""
    return [_count_of(ability.condition, book) for ability in table.abilities]


def _count_of(condition: Optional[Condition], book: Book) -> Row:
    if not isinstance(condition, There) or not isinstance(condition.number, Fixed):
        return ()
    cards = condition.cards
    if not isinstance(cards, Cards) or cards.tests or len(cards.zones) != 1 or cards.whose not in (YOU, OPPONENT):
        return ()
    zone = book.layout.zones[cards.zones[0]]
    number = condition.number.number
    if zone.shared or zone.places != 1 or condition.how not in (EQUAL, AT_LEAST, AT_MOST):
        return ()
    least = 0 if condition.how == AT_MOST else number
    most = _ANY_NUMBER if condition.how == AT_LEAST else number
    return (zone.first, int(cards.whose == OPPONENT), least, most)


def _waits_for(ability: Ability) -> int:
    when = ability.event_pattern()
    return when.kind() if isinstance(ability, Automatic) and when is not None else -1


def _needs_of(table: Table, book: Book, ability: Ability) -> Row:
    """What costs take that are paid with any cards of a place: the first player's place, how many, 1 if that is all."""
    if COSTLESS in table.label_number or table.replaces >> DOING & 1:
        return ()
    needed: dict[int, int] = {}
    for cost in ability.costs:
        place = _paid_from(book, cost)
        if place >= 0 and isinstance(cost, Do) and isinstance(cost.which, Choice):
            needed[place] = needed.get(place, 0) + cost.which.most.written()
    for place, number in needed.items():
        return (place, number, int(len(ability.costs) == 1))
    return ()


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


def _index_roles(table: Table, book: Book, ability_lookup: MatchAbilities, number: int, ability: Ability) -> None:
    """Where the ability works and on which prints it is, for each thing that it is there for."""
    on = [printed for printed, own in enumerate(table.printed_abilities) if number in own]
    when = ability.event_pattern()
    if when is not None and when.kind() >= 0:
        role = (REPLACES if isinstance(ability, Replacing) else TRIGGERED_BY) + when.kind()
        ability_lookup.interests[role].append(EventInterest(number, ability.where, tuple(on), _details(book, when),
            when.about_itself()))
        for place in range(book.layout.count):
            if book.layout.kind[place] in ability.where and place not in ability_lookup.places[role]:
                ability_lookup.places[role].append(place)
    if isinstance(ability, Automatic) and when is not None and _is_secret(book, ability, when):
        ability_lookup.secret.setdefault(STATE if when.is_state() else when.kind(), []).append(number)
    guess = hidden_replacements(book, ability)
    if guess is not None:
        ability_lookup.hidden_replacements[number] = guess
    for role in _roles(ability_lookup, number, ability):
        for place in range(book.layout.count):
            if book.layout.kind[place] in ability.where:
                _index_place(ability_lookup, role, place, on)
        ability_lookup.prints[role].update(on)
    if ability.timing():
        _index_acting(ability_lookup, book, ability.where, on)
    if ability.holding():
        _index_speaking(ability_lookup, book, number, ability.where, on)


def _is_secret(book: Book, ability: Ability, when: EventPattern) -> bool:
    """Whether a card can be triggered where not everybody sees it: where the ability works or the card comes to."""
    hidden = hidden_zones(book)
    if hidden.intersection(ability.where):
        return True
    return when.about_itself() and bool(hidden.intersection(targets_of(when) or sources_of(when)))


def _index_place(ability_lookup: MatchAbilities, role: int, place: int, on: list[int]) -> None:
    """Prints with an ability of the role that works in the place."""
    if place not in ability_lookup.places[role]:
        ability_lookup.places[role].append(place)
        ability_lookup.places[role].sort()
        ability_lookup.there[role].append((place, set()))
        ability_lookup.there[role].sort(key=lambda it: it[0])
    for there, prints in ability_lookup.there[role]:
        if there == place:
            prints.update(on)


def _index_acting(ability_lookup: MatchAbilities, book: Book, where: Row, on: list[int]) -> None:
    """Prints with an ability that can be played in some zones; those that both players share are both's."""
    for player in (0, 1):
        role = ACTS + player
        for place in range(book.layout.count):
            if book.layout.kind[place] in where and book.zone_player[place] in (player, -1):
                _index_place(ability_lookup, role, place, on)
        ability_lookup.prints[role].update(on)


def _index_speaking(ability_lookup: MatchAbilities, book: Book, number: int, where: Row, on: list[int]) -> None:
    """Prints with an ability that says something always in some zones."""
    known = ability_lookup.static_by_place
    for place in range(book.layout.count):
        if book.layout.kind[place] in where:
            said = known.setdefault(place, {})
            for printed in on:
                said[printed] = (*said.get(printed, ()), number)
    ability_lookup.static_by_place = dict(sorted(known.items()))


def _roles(ability_lookup: MatchAbilities, number: int, ability: Ability) -> list[int]:
    roles: list[int] = []
    if ability.holding():
        roles.append(HOLDS)
        if _gives(ability_lookup, number, ability):
            roles.append(GIVES)
    for sort, role in ((Forbidding, FORBIDS), (DamageReduction, LESSENS), (Luring, LURES)):
        if isinstance(ability, sort):
            roles.append(role)
    when = ability.event_pattern()
    if when is not None and when.is_state():
        roles.append(STATES)
    return roles


def _index_states(table: Table, book: Book, ability_lookup: MatchAbilities) -> None:
    """Whether only cards that come and go bring about the states that abilities wait for, and where."""
    zones: set[int] = set()
    printed = {number for own in table.printed_abilities for number in own}
    for number in ability_lookup.awaited:
        ability = table.abilities[number]
        found = state_zones(table, ability)
        if found is None or number not in printed or ability.limit is not None or STATE in ability_lookup.secret:
            table.states = ANY_EVENT
            return
        zones.update(found, ability.where)
    table.rule_check_places = tuple([place for place, zone in enumerate(book.layout.kind) if zone in zones])


def _gives(ability_lookup: MatchAbilities, number: int, ability: Ability) -> bool:
    """Whether other abilities that cards have may hang on what an ability says."""
    for place, static in enumerate(ability.holding()):
        closes = key_of(number, place) in ability_lookup.cycles.closing and not ability_lookup.quiet
        if static.quality.sort() in (GRANT_ABILITY, LOSE_ABILITY) or closes:
            return True
    return False


def _index_always(table: Table, ability: Always) -> None:
    table.always = True
    for static in ability.statics:
        sort = static.quality.sort()
        if alters_numbers(sort):
            table.altered[static.quality.information(table)] = True
        if isinstance(static.quality, Cannot):
            table.guarded = True
            deed = static.quality.deed
            if not table.barred[deed]:
                table.barred[deed] = 2 * max(table.barred) or 1
            table.bars_moves = table.barred[MOVED] != 0


def _index_steady(table: Table, book: Book, ability_lookup: MatchAbilities) -> None:
    """What gives or takes abilities and hangs only on which cards lie where: cards that come or go there make it stale.

    Where cards may come not to be affected by it, it hangs on that too.
    """
    kinds: set[int] = set()
    for number, ability in enumerate(table.abilities):
        for place, static in enumerate(ability.holding()):
            key = key_of(number, place)
            if static.quality.sort() not in (GRANT_ABILITY,
                    LOSE_ABILITY) or table.some_unaffected or key in ability_lookup.cycles.looks:
                continue
            zones = hangs_on(table, static, ability.condition)
            if zones is not None:
                ability_lookup.steady.add(key)
                kinds.update(zones)
    _hang(table, book, MAY_BE_GRANTED, kinds)


def _index_rings(table: Table, book: Book, ability_lookup: MatchAbilities) -> None:
    """Find the zones that what is in a cycle hangs on, if it hangs on nothing else."""
    zones = None if table.some_unaffected or book.lends else cycle_zones(table)
    ability_lookup.quiet = zones is not None
    _hang(table, book, IN_CYCLE, set(zones or ()))


def _hang(table: Table, book: Book, what: int, kinds: set[int]) -> None:
    """Any card that comes to some zones or leaves them may make a difference."""
    for place, kind in enumerate(book.layout.kind):
        if kind in kinds:
            table.hung_on[place] |= what


def _index_happening(table: Table, ability: Ability, when: EventPattern) -> None:
    if isinstance(ability, Replacing):
        table.replaces |= 1 << when.kind()
        table.guarded = True
    if isinstance(ability, Automatic):
        table.triggered_kinds |= 1 << when.kind()
        table.triggers_on_moves = bool(table.triggered_kinds >> MOVED & 1)


def _details(book: Book, when: EventPattern) -> Optional[set[int]]:
    """The events of its kind that a happening can be about (see ``ability_lookup``), where that is known."""
    if when.kind() == MOVED:
        return _ways(book, when)
    return _reasons(when) or None


def _ways(book: Book, when: EventPattern) -> set[int]:
    """The moves that a happening can be about: from a kind of zone to a kind of zone."""
    if isinstance(when, Under):
        return _ways(book, when.event_pattern)
    if isinstance(when, Either):
        return {way for part in when.parts for way in _ways(book, part)}
    kinds = tuple(range(len(book.layout.zones)))
    sources = when.sources if isinstance(when, Moves) and when.sources else kinds
    targets = when.targets if isinstance(when, Moves) and when.targets else kinds
    return {source << 8 | target for source in sources for target in targets}


def _reasons(when: EventPattern) -> set[int]:
    """The reasons of the moments or declarations that a happening can be about."""
    if isinstance(when, Under):
        return _reasons(when.event_pattern)
    if isinstance(when, Either):
        return {reason for part in when.parts for reason in _reasons(part)}
    if isinstance(when, Declares):
        return {when.reason, *when.or_reasons}
    return {when.reason} if isinstance(when, At) else set()
