"""Chapter 15: game actions. What an effect has done to cards comes as player a, number b and the cards of the frame."""
from __future__ import annotations

from typing import Final

from ...kernel.events.changes import set_flags
from ...kernel.actions.damage import heal
from ...kernel.abilities.scope import Scope
from ...kernel.choices.targeting import why_no_target
from ...kernel.actions.move import move, move_each, move_home
from ...kernel.actions.create import vanish
from ...kernel.actions.turn import rest_all
from ...kernel.choices.choose import choose
from ...kernel.codes import DECLARED, FACE_DOWN, NEXT, PLACE, REST, RETURN, action, first_of
from ...kernel.continuous.projection import value
from ...kernel.events.log import note
from ...kernel.machine.program import Entry
from ...kernel.machine.rollback import cut_short
from ...kernel.state.rows import first_and_last, in_twos
from ...kernel.state.state import Frame, State, call, ask_unless_one
from ...kernel.numbering import Numbering
from .areas import (
    ABYSS_SUMMON, ATTACK_PHASE, ATTACK_PLACES, BY_ABILITY, COUNTER_ZONE, DEFENCE_ZONE, DESTROYS_EFFECT, DRIVE_ZONE,
    END_TURN, FIELD_ZONE, GATE, GENESIS_SUMMON, GRAVEYARD, PAY, PHASE, RULER_ZONE, SET_CARD, SET_ZONE, SPECIAL_SUMMON,
    SUMMON_COUNT, TAKE_CONTROL,
)
from .c3_zones import enter, front_row, in_attack_zone, ruler_of, set_places
from .c6_turn import clear_overdrives
from .c8_attack import end_battle
from .c10_drive import drive
from .c12_rule_effects import destroy
from .c14_playing import SUMMONED, UNPAID, acting_energy, effect_of
from .cards import EVENT, FIELD, TYPE, UNIT
from .menus_play import cannot_pay, energy_to_pay, is_settable
from .processes import BY_EFFECT, source_under_way

# 15-3, 15-4, 15-18, 15-23 Into a place that a player picks: what sort of move it is stands in c.

_MOVES: Final = Numbering("move")
SPECIAL: Final = _MOVES.add("special")
GENESIS: Final = _MOVES.add("genesis")
ABYSS: Final = _MOVES.add("abyss")
CONTROL: Final = _MOVES.add("control")
INTO_SET: Final = _MOVES.add("into set")
TO_ATTACK: Final = _MOVES.add("to attack")
TO_DEFENCE: Final = _MOVES.add("to defence")
TO_EMPTY_DEFENCE: Final = _MOVES.add("to empty defence")
_REASONS: Final = {
    SPECIAL: SPECIAL_SUMMON, GENESIS: GENESIS_SUMMON, ABYSS: ABYSS_SUMMON, CONTROL: TAKE_CONTROL, INTO_SET: SET_CARD,
    TO_ATTACK: BY_ABILITY, TO_DEFENCE: BY_ABILITY, TO_EMPTY_DEFENCE: BY_ABILITY}


def _begin(g: State, f: Frame, sort: int) -> int:
    f.b, f.c = 0, sort
    return g.book.at["15-3a"]


def r15_18a(g: State, f: Frame) -> int:
    """A special summon goes past the gate (15-18a-1)."""
    return _begin(g, f, SPECIAL)


def r16_13c(g: State, f: Frame) -> int:
    return _begin(g, f, GENESIS)


def r16_14c(g: State, f: Frame) -> int:
    return _begin(g, f, ABYSS)


def r15_23a(g: State, f: Frame) -> int:
    return _begin(g, f, CONTROL)


def r15_4a(g: State, f: Frame) -> int:
    return _begin(g, f, INTO_SET)


def to_attack(g: State, f: Frame) -> int:
    return _begin(g, f, TO_ATTACK)


def to_defence(g: State, f: Frame) -> int:
    return _begin(g, f, TO_DEFENCE)


def r16_6a_1(g: State, f: Frame) -> int:
    return _begin(g, f, TO_EMPTY_DEFENCE)


def _places(g: State, f: Frame, card: int) -> list[int]:
    """Where the card may go. It stays where it is if it may not lie there (3-2h)."""
    player = f.a if f.c in (CONTROL, INTO_SET) else g.controller[card]
    kind = value(g, card, TYPE)
    if f.c == INTO_SET:
        return set_places(g, player) if is_settable(g, card) else []
    if f.c == CONTROL and kind == FIELD:
        return [FIELD_ZONE + player]
    if kind != UNIT:
        return []
    row = front_row(g, player)
    if f.c == TO_ATTACK:
        row = [place for place in row if place in ATTACK_PLACES[player]]
    elif f.c in (TO_DEFENCE, TO_EMPTY_DEFENCE):
        row = [place for place in row if place not in ATTACK_PLACES[player]]
    return [place for place in row if not g.zones[place]] if f.c == TO_EMPTY_DEFENCE else row


def _picker(g: State, f: Frame, card: int) -> int:
    return g.controller[card] if f.c in (SPECIAL, GENESIS, ABYSS) else f.a


def r15_3a(g: State, f: Frame) -> int:
    """Card by card; b of them have moved. 16-13d, 16-14d: a summon that put a unit onto the field has succeeded."""
    if not f.items:
        if f.b and f.c in (GENESIS, ABYSS):
            source = source_under_way(g)
            note(g, DECLARED, _REASONS[f.c], source, g.zone_of[source], -1, 0, 3)
        g.done = f.b
        return RETURN
    card, *others = f.items
    places = _places(g, f, card)
    if not places:
        f.items = tuple(others)
        return f.pc
    return ask_unless_one(g, _picker(g, f, card), [action(PLACE, place) for place in places])


def r15_3a__put(g: State, f: Frame) -> int:
    card, *others = f.items
    f.items = tuple(others)
    place = first_of(g.answer)
    if SET_ZONE <= place < FIELD_ZONE:
        return move(g, card, place, SET_CARD, FACE_DOWN)
    return enter(g, card, place, _REASONS[f.c]) if place < SET_ZONE else move(g, card, place, _REASONS[f.c])


def r15_3a__next(g: State, f: Frame) -> int:
    f.b += int(g.done > 0)
    return g.book.at["15-3a"]


# 15-11 Exchange: the card and then the other one


def r15_11a(g: State, f: Frame) -> int:
    """15-11b: where one can't go to the place of the other, neither does."""
    one, other = first_and_last(f.items)
    here, there = g.zone_of[one], g.zone_of[other]
    g.done = 0
    if one == other or not _may_lie(g, one, there) or not _may_lie(g, other, here):
        return RETURN
    f.chosen = (there, _state_there(g, one, there), here, _state_there(g, other, here))
    return move_each(g, (one, other), (there, here), BY_ABILITY)


def r15_11a__states(g: State, f: Frame) -> int:
    """Each of the two cards comes in the state that cards have in its new place."""
    for card, (place, state) in zip(first_and_last(f.items), in_twos(f.chosen)):
        if g.zone_of[card] == place:
            set_flags(g, card, g.flags[card] | state)
    return RETURN


def _state_there(g: State, card: int, place: int) -> int:
    """3-9b, 15-3a-2: units rest in a defence zone; in an attack zone they act, or are as they were in another one."""
    if DEFENCE_ZONE <= place < DEFENCE_ZONE + 2:
        return REST
    return g.flags[card] & REST if in_attack_zone(place) and in_attack_zone(g.zone_of[card]) else 0


def _may_lie(g: State, card: int, place: int) -> bool:
    return not g.closed[place] and g.book.may_lie(g, place, g.prints[card])


# 15-12 Destroying


def r15_12a(g: State, f: Frame) -> int:
    cards = tuple([card for card in f.items if RULER_ZONE + 2 <= g.zone_of[card] < DRIVE_ZONE])
    if cards:
        return destroy(g, cards, BY_EFFECT, source_under_way(g), DESTROYS_EFFECT)
    g.done = 0
    return RETURN


# 15-15 Paying b energy


def r15_15a(g: State, f: Frame) -> int:
    return choose(g, f.a, f.b, f.b, acting_energy(g, f.a))


def r15_15a__rest(g: State, f: Frame) -> int:
    return rest_all(g, g.result, PAY)


# 15-16, 15-17 Playing by an effect


def r15_16a(g: State, f: Frame) -> int:
    """An effect lets cards be played whose costs have to be paid (15-16a-1)."""
    return _play(g, f, 0)


def without_cost(g: State, f: Frame) -> int:
    return _play(g, f, UNPAID)


def _play(g: State, f: Frame, bits: int) -> int:
    """Card by card, as far as they can be played at all."""
    f.items = tuple([
        card for card in f.items if value(g, card, TYPE) in (UNIT, EVENT, FIELD) and g.zone_of[card] != GATE])
    if not f.items:
        return RETURN
    card, *others = f.items
    f.items = tuple(others)
    if not bits and cannot_pay(g, f.a, card, energy_to_pay(g, f.a)):
        return f.pc
    number = effect_of(g, card) if value(g, card, TYPE) == EVENT else -1
    if number >= 0 and why_no_target(g, number, Scope(card, g.obj[card], f.a)):
        return f.pc
    step = call(g, g.book.at["14-3b-1"], card, 0, f.a | bits)
    f.pc -= 1
    return step


def r15_17a(g: State, f: Frame) -> int:
    """The unit a is played into the place b by player c."""
    return call(g, g.book.at["14-3b-1"], f.a, f.b, f.c | SUMMONED)


def r15_17a_3(g: State, f: Frame) -> int:
    g.registers[SUMMON_COUNT + f.c] += 1
    return RETURN


def r15_17a_2b(g: State, f: Frame) -> int:
    """An effect lets it be summoned; that takes no summoning right, but counts."""
    unit, *_ = f.items
    if value(g, unit, TYPE) != UNIT or cannot_pay(g, f.a, unit, energy_to_pay(g, f.a)):
        g.done = 0
        return RETURN
    f.c, f.a, f.b = f.a, unit, 0
    return g.book.at["15-17a"]


# 15-19 Driving


def r15_19c(g: State, f: Frame) -> int:
    return drive(g, f.a, f.b)


# 15-24 Ending the turn


def r15_24b(g: State, f: Frame) -> int:
    g.pending.clear()
    return NEXT


def r15_24c(g: State, f: Frame) -> int:
    """What is being resolved goes too (15-24c-1)."""
    for item in g.zones[GATE]:
        if item in g.data:
            vanish(g, item, END_TURN)
    return move_home(g, g.zones[GATE], GRAVEYARD, END_TURN)


def r15_24d(g: State, f: Frame) -> int:
    for player in (0, 1):
        clear_overdrives(g, player)
    return move_home(g, g.zones[DRIVE_ZONE] + g.zones[DRIVE_ZONE + 1], GRAVEYARD, END_TURN)


def r15_24e(g: State, f: Frame) -> int:
    return move_home(g, g.zones[COUNTER_ZONE] + g.zones[COUNTER_ZONE + 1], GRAVEYARD, END_TURN)


def r15_24f(g: State, f: Frame) -> int:
    heal(g, (ruler_of(g, 0), ruler_of(g, 1)))
    return NEXT


def r15_24g_1(g: State, f: Frame) -> int:
    if g.registers[PHASE] == ATTACK_PHASE:
        end_battle(g)
    return NEXT


def r15_24h(g: State, f: Frame) -> int:
    """What has been triggered meanwhile waits for the end phase (15-24h-1)."""
    waiting = g.pending.copy()
    step = cut_short(g, g.book.at["6-5a"])
    g.pending.extend(waiting)
    return step


NORMAL_SUMMON = (r15_17a, r15_17a_3)
INTO_PLACES = (r15_3a, r15_3a__put, r15_3a__next)
# The names by which effects call them.
ACTIONS: Final[dict[str, tuple[Entry, ...]]] = {
    "special summon": (r15_18a,), "genesis summon": (r16_13c,), "abyss arrival": (r16_14c,), "take control": (r15_23a,),
    "set": (r15_4a,), "to attack": (("15-3a", to_attack),), "to defence": (("15-3a", to_defence),),
    "to empty defence": (r16_6a_1,), "swap": (r15_11a, r15_11a__states), "destroy": (r15_12a,),
    "pay energy": (r15_15a, r15_15a__rest), "play": (r15_16a,),
    "play free": (("14-3b-6e", without_cost),), "summon": (r15_17a_2b,), "drive": (r15_19c,),
    "end turn": (r15_24b, r15_24c, r15_24d, r15_24e, r15_24f, r15_24g_1, r15_24h),
}
