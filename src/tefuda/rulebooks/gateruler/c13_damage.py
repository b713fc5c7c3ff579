"""Chapter 13: damage, its reduction, and recovery."""
from __future__ import annotations

from ...kernel.replacement.damage_reduction import lessened
from ...kernel.actions.move import move, move_home
from ...kernel.actions.damage import heal, deal_damage, recover_damage
from ...kernel.actions.create import create, vanish
from ...kernel.choices.choose import arrange, choose
from ...kernel.codes import DAMAGED, DECLARED, DOING, NEXT, NOBODY, NUMBER, RETURN, action, first_of
from ...kernel.codes import TIMING as MOMENT
from ...kernel.continuous.prohibitions import forbidden, forbidden_to
from ...kernel.events.pipeline import may_be_otherwise, settle
from ...kernel.events.proposed import ProposedEvent, altered, events_of, on_card, rows_of
from ...kernel.continuous.projection import value
from ...kernel.events.log import note, entries
from ...kernel.state.rows import in_threes, in_twos
from ...kernel.state.state import Frame, Row, State, ask, call, then
from .areas import (
    ATTACK_PHASE_START, BATTLE_DAMAGE, BEING_COUNTERED, COUNTER_ABILITY, COUNTER_ZONE, COUNTERED, COUNTERING,
    DAMAGE_ZONE, DEALER, DEALER_OBJECT, DEALING_BATTLE, DEALING_EFFECT, DEALT, DEALT_BATTLE, DEALT_EFFECT, DECK,
    EFFECT_DAMAGE, GATE, GRAVEYARD, MAIN_PHASE_START, RECOVERY, RULER_HURT, RULER_ZONE, SET_ZONE, START_PHASE_START,
    TURN_END,
)
from .c3_zones import ruler_of
from .cards import RULER, TYPE, UNIT
from .menus_special import special_ability, why_not_special
from .processes import (
    BATTLE, DAMAGE_EXECUTION, UNCOUNTERED, Damage, DamageExecution, RulerDamage, damage_execution_of,
    on_gate, open_object, ruler_damage_of,
)

# 13-2 Dealing damage


def deal(g: State, source: int, pairs: Row, reason: int, controller: int = NOBODY, settled: bool = False) -> int:
    """13-2a: a damage execution process of one source goes on the gate. Nothing changes points that are ``settled``.

    ``pairs`` are card and points of each that is damaged (13-2a-3). The points are fixed with this
    (13-2a-5), with what changes them (13-2a-4). Damage of 0 is not dealt at all (1-5b-2), nor is damage to
    other cards (13-8a).
    """
    damages: list[Damage] = []
    g.done = 0
    for card, points in in_twos(pairs):
        if points <= 0 or not RULER_ZONE <= g.zone_of[card] < SET_ZONE or value(g, card, TYPE) not in (RULER, UNIT):
            continue
        if g.table.lessening is not None and not settled:
            points = _changed(g, source, card, points, reason)
        if points > 0:
            damages.append(Damage(card, g.obj[card], points))
            g.done += points
    if g.table.replaces >> DOING & 1 and not settled:
        events = _dealing(g, source, damages)
        if may_be_otherwise(g, events):
            return call(g, g.book.at["13-2a-4"], source, reason, controller, rows_of(events))
    if damages:
        sort = BATTLE if reason == BATTLE_DAMAGE else 0
        if (g.effects or g.table.always) and forbidden(g, BEING_COUNTERED, -1, source):
            sort |= UNCOUNTERED
        controller = g.controller[source] if controller == NOBODY else controller
        obj = open_object(g, source) if g.table.abilities else g.obj[source]
        create(g, GATE, controller, DamageExecution(sort, source, obj, damages).row(), reason)
        note(g, DECLARED, DEALING_BATTLE if sort & BATTLE else DEALING_EFFECT, source, g.zone_of[source],
             g.prints[source], damages[0].obj, 3)
    return NEXT


def _dealing(g: State, source: int, damages: list[Damage]) -> list[ProposedEvent]:
    """14-13c-1: the events that a source deals damage to objects."""
    damage = g.book.at["damage"]
    return [altered(g, on_card(g, DOING, damage, source, it.points), other=it.obj) for it in damages]


# Source a, reason b, controller c (or -1), and the events that it deals damage.


def r13_2a_4(g: State, f: Frame) -> int:
    """What changes the damage that is dealt applies before the process goes on the gate."""
    return settle(g, events_of(f.items))


def r13_2a_4__put(g: State, f: Frame) -> int:
    pairs: list[int] = []
    for event in events_of(g.result):
        if event.other in g.obj:
            pairs += (g.obj.index(event.other), event.to)
    return deal(g, f.a, tuple(pairs), f.b, f.c, True)


def _changed(g: State, source: int, card: int, points: int, reason: int) -> int:
    """The points with all that texts say about damage to the card, or by the source."""
    kept = g.registers[DEALER]
    g.registers[DEALER] = 1 + source
    points = lessened(g, card, points, reason)
    g.registers[DEALER] = kept
    return points


def deal_together(g: State, triples: Row) -> int:
    """13-2a-2: several sources deal damage at the same time; each three numbers are source, card and points."""
    return call(g, g.book.at["13-2a-2"], 0, 0, 0, triples)


def _sources(g: State, f: Frame, player: int) -> Row:
    return tuple({source: 0 for source, _, _ in in_threes(f.items) if g.controller[source] == player})


def r13_2a_2(g: State, f: Frame) -> int:
    """The controller of the sources says in which order their processes go on the gate."""
    return arrange(g, g.turn_player, _sources(g, f, g.turn_player))


def r13_2a_2a(g: State, f: Frame) -> int:
    """The sources of the turn player deal first, then those of the other player."""
    f.chosen = g.result
    return NEXT


def r13_2a_2a__deal(g: State, f: Frame) -> int:
    """One after the other; a says whether those of the other player are in order too."""
    if not f.chosen:
        if f.a:
            return RETURN
        f.a = 1
        return arrange(g, 1 - g.turn_player, _sources(g, f, 1 - g.turn_player))
    source, *others = f.chosen
    f.chosen = tuple(others)
    pairs: list[int] = []
    for dealer, card, points in in_threes(f.items):
        if dealer == source:
            pairs += (card, points)
    return then(f, deal(g, source, tuple(pairs), EFFECT_DAMAGE), f.pc)


def r13_2a_2a__other(g: State, f: Frame) -> int:
    f.chosen = g.result
    return f.pc - 1


def r13_2b(g: State, f: Frame) -> int:
    """The process a is carried out; b is how many of its cards were damaged."""
    process = damage_execution_of(g.data[f.a])
    g.registers[DEALT] = process.sort
    g.registers[DEALER], g.registers[DEALER_OBJECT] = 1 + process.source, process.obj
    return NEXT


def r13_2b_1(g: State, f: Frame) -> int:
    """A ruler or a unit (13-2b-2) carries that much more damage. A card that has gone carries none."""
    process = damage_execution_of(g.data[f.a])
    if f.b == len(process.damages):
        return g.book.at["13-2b-3"]
    it = process.damages[f.b]
    f.b += 1
    if g.obj[it.card] == it.obj:
        step = deal_damage(g, it.card, it.points, BATTLE_DAMAGE if process.sort & BATTLE else EFFECT_DAMAGE, True)
        if step != NEXT:
            return step
        if g.done:
            f.chosen = (*f.chosen, it.obj, it.card)
    return f.pc


def r13_2b_1__instead(g: State, f: Frame) -> int:
    """14-13b: something may have happened instead, or the damage gone to another card."""
    for card in g.result:
        f.chosen = (*f.chosen, g.obj[card], card)
    return f.pc - 1


def r13_2b_3(g: State, f: Frame) -> int:
    """Write down that the source dealt damage, and to what, which is an event of its own."""
    process = damage_execution_of(g.data[f.a])
    battle, source = process.sort & BATTLE, process.source
    for obj, card in in_twos(f.chosen):
        note(g, DECLARED, DEALT_BATTLE if battle else DEALT_EFFECT, source, g.zone_of[source], g.prints[card], obj, 3)
    vanish(g, f.a, BATTLE_DAMAGE if battle else EFFECT_DAMAGE)
    return RETURN


# 13-3 Reducing damage that is on the gate


def next_damage(g: State, sort: int = 0) -> int:
    """13-3c-1: the topmost damage execution process, of a sort if that is said, or -1."""
    for item in on_gate(g, DAMAGE_EXECUTION):
        if damage_execution_of(g.data[item]).sort & sort == sort:
            return item
    return -1


def make_nothing_of(g: State, process: int) -> None:
    """13-3d-1, 13-3d-2b: all its points become 0."""
    execution = damage_execution_of(g.data[process])
    for it in execution.damages:
        it.points = 0
    g.data[process] = execution.row()


def reduce_damage(g: State, process: int, points: int) -> int:
    """13-3d: take points off a damage execution process, as many as there are."""
    return call(g, g.book.at["13-3d"], process, points)


def _reducer(g: State, process: DamageExecution) -> int:
    """13-3d-2: the controller of what is damaged; 13-3d-2a: with several, the opponent of the source's."""
    controllers = {g.controller[it.card] for it in process.damages}
    return controllers.pop() if len(controllers) == 1 else 1 - g.controller[process.source]


def r13_3d(g: State, f: Frame) -> int:
    """b points off the process a; c is how many of its amounts were done."""
    process = damage_execution_of(g.data[f.a])
    if f.c >= len(process.damages) or f.b <= 0:
        return RETURN
    most = min(process.damages[f.c].points, f.b)
    least = max(0, min(most, f.b - sum([it.points for it in process.damages[f.c + 1:]])))
    if least == most:
        g.answer = action(NUMBER, least)
        return NEXT
    return ask(g, _reducer(g, process), [action(NUMBER, n) for n in range(least, most + 1)])


def r13_3d_2(g: State, f: Frame) -> int:
    process = damage_execution_of(g.data[f.a])
    taken = first_of(g.answer)
    process.damages[f.c].points -= taken
    g.data[f.a] = process.row()
    f.b -= taken
    f.c += 1
    return g.book.at["13-3d"]


# 13-4, 13-7 Recovery


def recover_ruler(g: State, player: int, points: int) -> int:
    """13-4b, 15-21b: cards of the damage zone, of the player's choice; what the ruler carries stays (13-4b-1)."""
    return call(g, g.book.at["13-4b"], player, points)


def r13_4b(g: State, f: Frame) -> int:
    return choose(g, f.a, f.b, f.b, g.zones[DAMAGE_ZONE + f.a])


def r13_4b__move(g: State, f: Frame) -> int:
    return move_home(g, g.result, GRAVEYARD, RECOVERY)


def recover_unit(g: State, unit: int, points: int) -> int:
    """13-7b."""
    return recover_damage(g, unit, points, RECOVERY)


def wounds_of_phase(g: State, unit: int) -> list[int]:
    """13-7b-1: the points of each damage that the unit took in this phase; one of them can be recovered."""
    wounds: list[int] = []
    for row in entries(g):
        if row.kind == MOMENT and row.reason in (START_PHASE_START, MAIN_PHASE_START, ATTACK_PHASE_START, TURN_END):
            wounds.clear()
        elif row.kind == DAMAGED and row.after == g.obj[unit]:
            wounds.append(row.to)
    return wounds


# 13-5 Ruler damage: part of the rule effects (12-3a)


def rulers_are_hurt(g: State) -> bool:
    return g.damage[ruler_of(g, 0)] > 0 or g.damage[ruler_of(g, 1)] > 0


def r13_5b(g: State, f: Frame) -> int:
    """A process for each point, the turn player's first (13-5b-2); their masters are the damaged (13-5b-1)."""
    row = RulerDamage(not g.registers[DEALT] & UNCOUNTERED).row()
    for player in (g.turn_player, 1 - g.turn_player):
        for _ in range(g.damage[ruler_of(g, player)]):
            create(g, GATE, player, row, RULER_HURT)
    return NEXT


def r13_5c(g: State, f: Frame) -> int:
    heal(g, (ruler_of(g, 0), ruler_of(g, 1)))
    return NEXT


# 13-6 Resolving the ruler damage process a; b is the card that came off the deck.


def r13_6b(g: State, f: Frame) -> int:
    """Without a card in the deck there is nothing to move (1-5b); 12-2a-2 sees to the rest."""
    player = g.controller[f.a]
    deck = g.zones[DECK + player]
    if not deck:
        return g.book.at["13-6e"]
    f.b = deck[-1]
    return move(g, f.b, COUNTER_ZONE + player, RULER_HURT)


def r13_6c(g: State, f: Frame) -> int:
    """A card without a counter ability goes on to the damage zone; so does any if it can't be countered (13-6c-1)."""
    if g.zone_of[f.b] != COUNTER_ZONE + g.controller[f.a]:
        return g.book.at["13-6e"]
    f.c = special_ability(g, f.b, COUNTER_ABILITY) if ruler_damage_of(g.data[f.a]).countered else -1
    if f.c >= 0 and not forbidden_to(g, COUNTERING, g.controller[f.a]):
        return g.book.at["13-6d"]
    return move(g, f.b, DAMAGE_ZONE + g.owner[f.b], RULER_HURT)


def r13_6c__end(g: State, f: Frame) -> int:
    return g.book.at["13-6e"]


def r13_6d(g: State, f: Frame) -> int:
    """The counter ability has to be played (13-6d-1)."""
    if why_not_special(g, f.b, f.c, g.controller[f.a], False):
        return g.book.at["13-6d-2"]
    return call(g, g.book.at["14-5a"], f.b, f.c, g.controller[f.a])


def r13_6d__end(g: State, f: Frame) -> int:
    return g.book.at["13-6e"]


def r13_6d_2(g: State, f: Frame) -> int:
    return move(g, f.b, GRAVEYARD + g.owner[f.b], COUNTERED)


def r13_6e(g: State, f: Frame) -> int:
    vanish(g, f.a, RULER_HURT)
    return RETURN


DEALING_OTHERWISE = (r13_2a_4, r13_2a_4__put)
SEVERAL_SOURCES = (r13_2a_2, r13_2a_2a, r13_2a_2a__deal, r13_2a_2a__other)
DAMAGE_EXECUTION_STEPS = (r13_2b, r13_2b_1, r13_2b_1__instead, r13_2b_3)
REDUCTION = (r13_3d, r13_3d_2)
RULER_RECOVERY = (r13_4b, r13_4b__move)
RULER_DAMAGE_STEPS = (r13_6b, r13_6c, r13_6c__end, r13_6d, r13_6d__end, r13_6d_2, r13_6e)
