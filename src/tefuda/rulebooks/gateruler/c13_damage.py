"""Chapter 13: damage, its reduction, and recovery."""
from __future__ import annotations

from ...kernel.changes import create, heal, hurt, mend, move, move_home, vanish
from ...kernel.choosing import arrange, choose
from ...kernel.codes import DAMAGED, NEXT, NUMBER, RETURN, action, first_of
from ...kernel.codes import TIMING as MOMENT
from ...kernel.effects import value
from ...kernel.events import rows
from ...kernel.state import Frame, Row, State, ask, call
from .areas import (
    ATTACK_PHASE_START, BATTLE_DAMAGE, COUNTER_ZONE, DAMAGE_ZONE, DECK, EFFECT_DAMAGE, GATE, GRAVEYARD,
    MAIN_PHASE_START, RECOVERY, RULER_HURT, RULER_ZONE, START_PHASE_START, TURN_END,
)
from .c3_zones import ruler_of
from .cards import RULER, TYPE, UNIT
from .processes import DAMAGE_EXECUTION, FIRST_OF_DAMAGE, RULER_DAMAGE, on_gate

# 13-2 Dealing damage


def deal(g: State, source: int, pairs: Row, reason: int) -> int:
    """13-2a: a damage execution process of one source goes on the gate.

    ``pairs`` are card and points of each that is damaged (13-2a-3). The points are fixed with this
    (13-2a-5). Damage of 0 is not dealt at all (1-5b-2), nor is damage to other cards (13-8a).
    """
    row: list[int] = []
    for i in range(0, len(pairs), 2):
        card, points = pairs[i], pairs[i + 1]
        if points > 0 and value(g, card, TYPE) in (RULER, UNIT):
            row += (card, g.obj[card], points)
    if row:
        battle = int(reason == BATTLE_DAMAGE)
        create(g, GATE, g.master[source], (DAMAGE_EXECUTION, battle, source, g.obj[source], *row), reason)
    return NEXT


def deal_together(g: State, triples: Row) -> int:
    """13-2a-2: several sources deal damage at the same time; each three numbers are source, card and points."""
    return call(g, g.book.at["13-2a-2"], 0, 0, 0, triples)


def _sources(g: State, f: Frame, player: int) -> Row:
    return tuple({source: 0 for source in f.items[::3] if g.master[source] == player})


def _deal_in_order(g: State, f: Frame, sources: Row) -> None:
    for source in sources:
        pairs: list[int] = []
        for i in range(0, len(f.items), 3):
            if f.items[i] == source:
                pairs += f.items[i + 1:i + 3]
        deal(g, source, tuple(pairs), EFFECT_DAMAGE)


def r13_2a_2(g: State, f: Frame) -> int:
    """The controller of the sources says in which order their processes go on the gate."""
    return arrange(g, g.turn_player, _sources(g, f, g.turn_player))


def r13_2a_2a(g: State, f: Frame) -> int:
    """Those of the turn player first, then those of the other."""
    _deal_in_order(g, f, g.result)
    return arrange(g, 1 - g.turn_player, _sources(g, f, 1 - g.turn_player))


def r13_2a_2a__other(g: State, f: Frame) -> int:
    _deal_in_order(g, f, g.result)
    return RETURN


def r13_2b(g: State, f: Frame) -> int:
    """The process a is carried out; b is how far in its row."""
    f.b = FIRST_OF_DAMAGE
    return NEXT


def r13_2b_1(g: State, f: Frame) -> int:
    """A ruler or a unit (13-2b-2) carries that much more damage. A card that has gone carries none."""
    row = g.data[f.a]
    if f.b >= len(row):
        return NEXT
    card, obj, points = row[f.b:f.b + 3]
    f.b += 3
    if g.obj[card] == obj:
        hurt(g, card, points, BATTLE_DAMAGE if row[1] else EFFECT_DAMAGE)
    return f.pc


def r13_2b_3(g: State, f: Frame) -> int:
    vanish(g, f.a, BATTLE_DAMAGE if g.data[f.a][1] else EFFECT_DAMAGE)
    return RETURN


# 13-3 Reducing damage that is on the gate


def next_damage(g: State) -> int:
    """13-3c-1: the topmost damage execution process, or -1."""
    processes = on_gate(g, DAMAGE_EXECUTION)
    return processes[0] if processes else -1


def make_nothing_of(g: State, process: int) -> None:
    """13-3d-1, 13-3d-2b: all its points become 0."""
    row = list(g.data[process])
    for i in range(FIRST_OF_DAMAGE + 2, len(row), 3):
        row[i] = 0
    g.data[process] = tuple(row)


def reduce_damage(g: State, process: int, points: int) -> int:
    """13-3d: take points off a damage execution process, as many as there are."""
    return call(g, g.book.at["13-3d"], process, points)


def _reducer(g: State, row: Row) -> int:
    """13-3d-2: the controller of what is damaged; 13-3d-2a: with several, the opponent of the source's."""
    masters = {g.master[card] for card in row[FIRST_OF_DAMAGE::3]}
    return masters.pop() if len(masters) == 1 else 1 - g.master[row[2]]


def r13_3d(g: State, f: Frame) -> int:
    """b points off the process a; c is how many of its amounts were done."""
    row = g.data[f.a]
    at = FIRST_OF_DAMAGE + 2 + 3 * f.c
    if at >= len(row) or f.b <= 0:
        return RETURN
    most = min(row[at], f.b)
    least = max(0, min(most, f.b - sum(row[at + 3::3])))
    if least == most:
        g.answer = action(NUMBER, least)
        return NEXT
    return ask(g, _reducer(g, row), [action(NUMBER, n) for n in range(least, most + 1)])


def r13_3d_2(g: State, f: Frame) -> int:
    row = list(g.data[f.a])
    taken = first_of(g.answer)
    row[FIRST_OF_DAMAGE + 2 + 3 * f.c] -= taken
    g.data[f.a] = tuple(row)
    f.b -= taken
    f.c += 1
    return g.book.at["13-3d"]


# 13-4, 13-7 Recovery


def recover_ruler(g: State, player: int, points: int) -> int:
    """13-4b, 15-21b: cards of the damage zone, of the player's choice; what the ruler carries stays (13-4b-1)."""
    return call(g, g.book.at["13-4b"], player, points)


def r13_4b(g: State, f: Frame) -> int:
    return choose(g, f.a, f.b, f.b, tuple(g.zones[DAMAGE_ZONE + f.a]))


def r13_4b__move(g: State, f: Frame) -> int:
    return move_home(g, g.result, GRAVEYARD, RECOVERY)


def recover_unit(g: State, unit: int, points: int) -> int:
    """13-7b."""
    return mend(g, unit, points, RECOVERY)


def wounds_of_phase(g: State, unit: int) -> list[int]:
    """13-7b-1: the points of each damage that the unit took in this phase; one of them can be recovered."""
    wounds: list[int] = []
    for row in rows(g):
        if row[0] == MOMENT and row[3] in (START_PHASE_START, MAIN_PHASE_START, ATTACK_PHASE_START, TURN_END):
            wounds.clear()
        elif row[0] == DAMAGED and row[8] == g.obj[unit]:
            wounds.append(row[6])
    return wounds


# 13-5 Ruler damage: part of the rule effects (12-3a)


def rulers_are_hurt(g: State) -> bool:
    return g.damage[g.zones[RULER_ZONE][0]] > 0 or g.damage[g.zones[RULER_ZONE + 1][0]] > 0


def r13_5b(g: State, f: Frame) -> int:
    """A process for each point, the turn player's first (13-5b-2); their masters are the damaged (13-5b-1)."""
    for player in (g.turn_player, 1 - g.turn_player):
        for _ in range(g.damage[ruler_of(g, player)]):
            create(g, GATE, player, (RULER_DAMAGE,), RULER_HURT)
    return NEXT


def r13_5c(g: State, f: Frame) -> int:
    heal(g, (ruler_of(g, 0), ruler_of(g, 1)))
    return NEXT


# 13-6 Resolving the ruler damage process a; b is the card that came off the deck.


def r13_6b(g: State, f: Frame) -> int:
    """Without a card in the deck there is nothing to move (1-5b); 12-2a-2 sees to the rest."""
    player = g.master[f.a]
    deck = g.zones[DECK + player]
    if not deck:
        return g.book.at["13-6e"]
    f.b = deck[-1]
    return move(g, f.b, COUNTER_ZONE + player, RULER_HURT)


def r13_6c(g: State, f: Frame) -> int:
    """No card has the text of a counter ability (13-6d), so all go on to the damage zone."""
    return move(g, f.b, DAMAGE_ZONE + g.owner[f.b], RULER_HURT)


def r13_6e(g: State, f: Frame) -> int:
    vanish(g, f.a, RULER_HURT)
    return RETURN


SEVERAL_SOURCES = (r13_2a_2, r13_2a_2a, r13_2a_2a__other)
DAMAGE_EXECUTION_STEPS = (r13_2b, r13_2b_1, r13_2b_3)
REDUCTION = (r13_3d, r13_3d_2)
RULER_RECOVERY = (r13_4b, r13_4b__move)
RULER_DAMAGE_STEPS = (r13_6b, r13_6c, r13_6e)
