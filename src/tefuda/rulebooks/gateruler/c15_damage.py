"""15-20 to 15-22: damage, recovery and reduction by effects. The frame has player a, number b and the cards."""
from __future__ import annotations

from typing import Final

from ...kernel.actions.damage import recover_damage
from ...kernel.codes import NEXT, NUMBER, RETURN, action, first_of
from ...kernel.continuous.projection import value
from ...kernel.machine.program import Entry
from ...kernel.state.state import Frame, State, ask
from ...kernel.actions.damage import recover_damage_of_all
from .areas import EFFECT_DAMAGE, RECOVERY
from .c13_damage import deal, deal_together, make_nothing_of, next_damage, recover_ruler, reduce_damage, wounds_of_phase
from .cards import ATK, RULER, TYPE
from .processes import BATTLE, source_under_way


def r15_20a(g: State, f: Frame) -> int:
    """14-15a, 14-15b: an effect deals damage, whose source is the card with the ability, or the event card."""
    pairs: list[int] = []
    for card in f.items:
        pairs += (card, f.b)
    return deal(g, source_under_way(g), tuple(pairs), EFFECT_DAMAGE, f.a)


def r15_10a_1(g: State, f: Frame) -> int:
    """Each card with its share."""
    return deal(g, source_under_way(g), f.items, EFFECT_DAMAGE, f.a)


def r14_15a(g: State, f: Frame) -> int:
    """What the text names deals it: the b cards, each as much as its ATK, to the others; all at once (13-2a-2)."""
    row: list[int] = []
    for source in f.items[:f.b]:
        for card in f.items[f.b:]:
            row += (source, card, value(g, source, ATK))
    return deal_together(g, tuple(row))


def r15_21a(g: State, f: Frame) -> int:
    return recover_damage_of_all(g, tuple([card for card in f.items if value(g, card, TYPE) != RULER]), f.b, RECOVERY)


def r13_7b_1(g: State, f: Frame) -> int:
    """Of what each card took in this phase, the player a recovers one damage."""
    if not f.items:
        g.done = f.b
        return RETURN
    card, *_ = f.items
    wounds = sorted(set(wounds_of_phase(g, card)))
    if len(wounds) < 2:
        g.answer = action(NUMBER, max(wounds, default=0))
        return NEXT
    return ask(g, f.a, [action(NUMBER, points) for points in wounds])


def r13_7b_1__mend(g: State, f: Frame) -> int:
    card, *others = f.items
    recover_damage(g, card, first_of(g.answer), RECOVERY)
    f.b += g.done
    f.items = tuple(others)
    return g.book.at["13-7b-1"]


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


DAMAGE: Final[dict[str, tuple[Entry, ...]]] = {
    "damage": (r15_20a,), "share damage": (r15_10a_1,), "damage by each": (r14_15a,), "recover unit": (r15_21a,),
    "recover wound": (r13_7b_1, r13_7b_1__mend), "recover": (r15_21b,), "lessen": (r15_22a,),
    "lessen battle": (("15-22a", battle_damage),), "nullify": (r13_3d_1,),
    "nullify battle": (("13-3d-1", battle_nothing),),
}
