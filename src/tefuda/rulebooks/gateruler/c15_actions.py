"""Chapter 15: game actions. What an effect has done to cards comes as player a, number b and the cards of the frame."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.scope import Scope
from ...kernel.aiming import why_not_aim
from ...kernel.causes import source_of
from ...kernel.changes import attach, attached, mend, move, move_each, move_home, rest_all, vanish
from ...kernel.choosing import choose
from ...kernel.codes import FACE_DOWN, NEXT, PLACE, REST, RETURN, action, first_of
from ...kernel.effects import value
from ...kernel.program import Entry
from ...kernel.rollback import cut_short
from ...kernel.state import Frame, Row, State, ask, call
from .areas import (
    ABYSS_SUMMON, ATTACK_PHASE, ATTACK_PLACES, BY_ABILITY, COUNTER_ZONE, DESTROYS_EFFECT, DRIVE_ZONE,
    EFFECT_DAMAGE, END_TURN, FIELD_ZONE, GATE, GENESIS_SUMMON, GRAVEYARD, INTO_SOUL, PAY, PHASE, RECOVERY, RULER_ZONE,
    SET_CARD, SET_ZONE, SOUL_ZONE, SPECIAL_SUMMON, SUMMON_COUNT, TAKE_CONTROL,
)
from .c3_zones import enter, front_row, is_ruler, ruler_number, ruler_of, set_places
from .c6_turn import clear_overdrives
from .c8_attack import end_battle
from .c10_drive import drive
from .c12_rule_effects import destroy
from .c13_damage import deal, make_nothing_of, next_damage, recover_ruler, reduce_damage
from .c14_playing import SUMMONED, UNPAID, acting_energy, cost_of, effect_of
from .cards import EVENT, FIELD, FREE, RULER, TYPE, UNIT
from .menus import energy_to_pay, is_settable
from .processes import BATTLE, BY_EFFECT

# 15-3, 15-4, 15-18, 15-23 Into a place that a player picks: what sort of move it is stands in c.

SPECIAL: Final = 0
GENESIS: Final = 1
ABYSS: Final = 2
CONTROL: Final = 3
INTO_SET: Final = 4
TO_ATTACK: Final = 5
TO_DEFENCE: Final = 6
TO_EMPTY_DEFENCE: Final = 7
_REASONS: Final = (
    SPECIAL_SUMMON, GENESIS_SUMMON, ABYSS_SUMMON, TAKE_CONTROL, SET_CARD, BY_ABILITY, BY_ABILITY, BY_ABILITY)


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
    player = f.a if f.c in (CONTROL, INTO_SET) else g.master[card]
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
    return g.master[card] if f.c in (SPECIAL, GENESIS, ABYSS) else f.a


def r15_3a(g: State, f: Frame) -> int:
    """Card by card; b of them have moved."""
    if not f.items:
        g.done = f.b
        return RETURN
    places = _places(g, f, f.items[0])
    if not places:
        f.items = f.items[1:]
        return f.pc
    if len(places) == 1:
        g.answer = action(PLACE, places[0])
        return NEXT
    return ask(g, _picker(g, f, f.items[0]), [action(PLACE, place) for place in places])


def r15_3a__put(g: State, f: Frame) -> int:
    card, place = f.items[0], first_of(g.answer)
    f.items = f.items[1:]
    if SET_ZONE <= place < FIELD_ZONE:
        return move(g, card, place, SET_CARD, FACE_DOWN)
    return enter(g, card, place, _REASONS[f.c]) if place < SET_ZONE else move(g, card, place, _REASONS[f.c])


def r15_3a__next(g: State, f: Frame) -> int:
    f.b += int(g.done > 0)
    return g.book.at["15-3a"]


# 15-11 Exchange: the card and then the other one


def r15_11a(g: State, f: Frame) -> int:
    """15-11b: where one can't go to the place of the other, neither does."""
    one, other = f.items[0], f.items[-1]
    here, there = g.zone_of[one], g.zone_of[other]
    g.done = 0
    if one == other or not _may_lie(g, one, there) or not _may_lie(g, other, here):
        return RETURN
    return move_each(g, (one, other), (there, here), BY_ABILITY)


def _may_lie(g: State, card: int, place: int) -> bool:
    return not g.closed[place] and g.book.may_lie(g, place, g.prints[card])


# 15-12 Destroying


def r15_12a(g: State, f: Frame) -> int:
    cards = tuple([card for card in f.items if RULER_ZONE + 2 <= g.zone_of[card] < DRIVE_ZONE])
    if cards:
        destroy(g, cards, BY_EFFECT, source_of(g), DESTROYS_EFFECT)
    g.done = len(cards)
    return RETURN


# 15-14 Souls: b cards, and the one they go under or onto


def r15_14a(g: State, f: Frame) -> int:
    """They are put into the soul of the last card."""
    f.c = f.items[-1]
    f.items = tuple([card for card in f.items[:f.b] if card != f.c and not is_ruler(g, card)])
    return move_home(g, f.items, SOUL_ZONE, INTO_SOUL)


def r15_14a__tie(g: State, f: Frame) -> int:
    _tie(g, f.items, f.c)
    return RETURN


def _tie(g: State, cards: Row, host: int) -> None:
    for card in cards:
        if SOUL_ZONE <= g.zone_of[card] < GRAVEYARD:
            attach(g, card, host)
    g.dirty = True


def r15_14b(g: State, f: Frame) -> int:
    """The card comes where the other one lies, in the same state (15-14b-1)."""
    f.a, f.c = f.items[0], f.items[-1]
    if f.a == f.c or is_ruler(g, f.a) or not RULER_ZONE + 2 <= g.zone_of[f.c] < DRIVE_ZONE:
        g.done = 0
        return RETURN
    return move(g, f.a, g.zone_of[f.c], BY_ABILITY, g.flags[f.c] & REST)


def r15_14b__under(g: State, f: Frame) -> int:
    if g.zone_of[f.a] != g.zone_of[f.c]:
        g.done = 0
        return RETURN
    f.items = (f.c, *[card for card in attached(g, f.c) if SOUL_ZONE <= g.zone_of[card] < GRAVEYARD])
    return move(g, f.c, SOUL_ZONE + g.owner[f.c], INTO_SOUL)


def r15_14b__tie(g: State, f: Frame) -> int:
    """All souls go along with the card that is now below."""
    _tie(g, f.items, f.a)
    g.done = 1
    return RETURN


# 15-15 Paying b energy


def r15_15a(g: State, f: Frame) -> int:
    return choose(g, f.a, f.b, f.b, acting_energy(g, f.a))


def r15_15a__rest(g: State, f: Frame) -> int:
    return rest_all(g, g.result, PAY)


# 15-16, 15-17 Playing by an effect


def r15_16a(g: State, f: Frame) -> int:
    """Its costs have to be paid (15-16a-1)."""
    return _play(g, f, 0)


def without_cost(g: State, f: Frame) -> int:
    return _play(g, f, UNPAID)


def _play(g: State, f: Frame, bits: int) -> int:
    """Card by card, as far as they can be played at all."""
    f.items = tuple([
        card for card in f.items if value(g, card, TYPE) in (UNIT, EVENT, FIELD) and g.zone_of[card] != GATE])
    if not f.items:
        return RETURN
    card = f.items[0]
    f.items = f.items[1:]
    unpaid = bits or ruler_number(g, f.a, FREE)
    if not unpaid and cost_of(g, card) > len(acting_energy(g, f.a)):
        return f.pc
    number = effect_of(g, card) if value(g, card, TYPE) == EVENT else -1
    if number >= 0 and why_not_aim(g, number, Scope(card, g.obj[card], f.a)):
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
    if value(g, f.items[0], TYPE) != UNIT or cost_of(g, f.items[0]) > energy_to_pay(g, f.a):
        g.done = 0
        return RETURN
    f.c, f.a, f.b = f.a, f.items[0], 0
    return g.book.at["15-17a"]


# 15-19 Driving


def r15_19c(g: State, f: Frame) -> int:
    return drive(g, f.a, f.b)


# 15-20 to 15-22 Damage


def r15_20a(g: State, f: Frame) -> int:
    """14-15a, 14-15b: its source is the card with the ability, or the event."""
    pairs: list[int] = []
    for card in f.items:
        pairs += (card, f.b)
    deal(g, source_of(g), tuple(pairs), EFFECT_DAMAGE, f.a)
    return RETURN


def r15_10a_1(g: State, f: Frame) -> int:
    """Each card with its share."""
    deal(g, source_of(g), f.items, EFFECT_DAMAGE, f.a)
    return RETURN


def r15_21a(g: State, f: Frame) -> int:
    done = 0
    for card in f.items:
        if value(g, card, TYPE) != RULER:
            mend(g, card, f.b, RECOVERY)
            done += g.done
    g.done = done
    return RETURN


def r15_21b(g: State, f: Frame) -> int:
    return recover_ruler(g, f.a, f.b)


def r15_22a(g: State, f: Frame) -> int:
    """13-3c-1: the next damage is the topmost on the gate."""
    return _lessen(g, f, 0)


def battle_damage(g: State, f: Frame) -> int:
    return _lessen(g, f, BATTLE)


def _lessen(g: State, f: Frame, sort: int) -> int:
    process = next_damage(g, sort)
    return NEXT if process < 0 else reduce_damage(g, process, f.b)


def r13_3d_1(g: State, f: Frame) -> int:
    return _nothing(g, 0)


def battle_nothing(g: State, f: Frame) -> int:
    return _nothing(g, BATTLE)


def _nothing(g: State, sort: int) -> int:
    process = next_damage(g, sort)
    if process >= 0:
        make_nothing_of(g, process)
    return RETURN


# 15-24 Ending the turn


def r15_24b(g: State, f: Frame) -> int:
    g.waiting.clear()
    return NEXT


def r15_24c(g: State, f: Frame) -> int:
    """What is being resolved goes too (15-24c-1)."""
    for item in tuple(g.zones[GATE]):
        if item in g.data:
            vanish(g, item, END_TURN)
    return move_home(g, tuple(g.zones[GATE]), GRAVEYARD, END_TURN)


def r15_24d(g: State, f: Frame) -> int:
    for player in (0, 1):
        clear_overdrives(g, player)
    return move_home(g, tuple(g.zones[DRIVE_ZONE] + g.zones[DRIVE_ZONE + 1]), GRAVEYARD, END_TURN)


def r15_24e(g: State, f: Frame) -> int:
    return move_home(g, tuple(g.zones[COUNTER_ZONE] + g.zones[COUNTER_ZONE + 1]), GRAVEYARD, END_TURN)


def r15_24f(g: State, f: Frame) -> int:
    for player in (0, 1):
        g.damage[ruler_of(g, player)] = 0
    return NEXT


def r15_24g_1(g: State, f: Frame) -> int:
    if g.registers[PHASE] == ATTACK_PHASE:
        end_battle(g)
    return NEXT


def r15_24h(g: State, f: Frame) -> int:
    """What has been triggered meanwhile waits for the end phase (15-24h-1)."""
    waiting = g.waiting.copy()
    step = cut_short(g, g.book.at["6-5a"])
    g.waiting.extend(waiting)
    return step


NORMAL_SUMMON = (r15_17a, r15_17a_3)
INTO_PLACES = (r15_3a, r15_3a__put, r15_3a__next)
# The names by which effects call them.
ACTIONS: Final[dict[str, tuple[Entry, ...]]] = {
    "special summon": (r15_18a,), "genesis summon": (r16_13c,), "abyss arrival": (r16_14c,), "take control": (r15_23a,),
    "set": (r15_4a,), "to attack": (("15-3a", to_attack),), "to defence": (("15-3a", to_defence),),
    "to empty defence": (r16_6a_1,), "swap": (r15_11a,), "destroy": (r15_12a,), "into soul": (r15_14a, r15_14a__tie),
    "on top": (r15_14b, r15_14b__under, r15_14b__tie), "pay energy": (r15_15a, r15_15a__rest), "play": (r15_16a,),
    "play free": (("14-3b-6e", without_cost),), "summon": (r15_17a_2b,), "drive": (r15_19c,), "damage": (r15_20a,),
    "share damage": (r15_10a_1,), "recover unit": (r15_21a,), "recover": (r15_21b,), "lessen": (r15_22a,),
    "lessen battle": (("15-22a", battle_damage),), "nullify": (r13_3d_1,),
    "nullify battle": (("13-3d-1", battle_nothing),),
    "end turn": (r15_24b, r15_24c, r15_24d, r15_24e, r15_24f, r15_24g_1, r15_24h),
}
