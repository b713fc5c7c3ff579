"""What lasts: prohibitions, changes of what a card has, and replacements.

A lasting effect is a record in the state (``LastingEffect``). Beside these stands what the static abilities of cards
in play say now: it is worked out when it is asked for.

Where several could apply, the order is the rulebook's: layers first, then the timestamp; timestamps are told by the
numbers that objects and effects have in common. Whoever looks at something sees it with all that applies to it. Where
that goes round in a ring, and for abilities that are given and lost, it is
settled effect by effect (``kernel.continuous.dependency_order``). "Cannot" wins over
everything that says "do".
"""
from __future__ import annotations

from typing import Final

from ..abilities.nodes import ActiveStatic
from .effect_summary import summarize, summarize_all
from .effect_summary import GRANT_ABILITY as GRANT_ABILITY
from .effect_summary import PROHIBIT as PROHIBIT
from .effect_summary import REPLACE as REPLACE
from .effect_summary import LOSE_ABILITY as LOSE_ABILITY
from .number_changes import ADD as ADD
from .number_changes import SET as SET
from .number_changes import CAP, FLOOR, NUMBER_SORTS
from ..codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL, FACE_DOWN
from ..visibility.sight import sees
from ..state.records import LastingEffect
from ..state.state import NOTHING, Row, State
from ..state.card_table import FORBIDS, STALE, UNGIVEN, UNSHARED, Table
from .control_change import CONTROL_CHANGE, return_control

LABEL: Final = 6
# Of all labels of a sort the card has just one; or none, where it is about the label that only names the sort.
RELABEL: Final = 14

# How long an effect lasts; a rulebook lets them end where it says so.
FOR_GAME: Final = 0
FOR_TURN: Final = 1
FOR_BATTLE: Final = 2
FOR_PHASE: Final = 3
ONCE: Final = 4
# Until the end of the next turn.
FOR_NEXT_TURN: Final = 5
# Until the end of the next turn of the master's opponent.
FOR_OPPONENTS_NEXT_TURN: Final = 6
# As long as the effect is being carried out.
FOR_EFFECT: Final = 7
# Until the next turn of the master begins, and until it ends.
UNTIL_OWN_TURN: Final = 9
FOR_OWN_NEXT_TURN: Final = 10
# An effect that ends with a turn later than this one: so much more than the number of that turn.
_TURN_NUMBER: Final = 1000
# One that ends with the next turn of the master or of the opponent: so much more than the turn in which it began.
_OWN_TURN: Final = 1 << 20
_OPPONENTS_TURN: Final = 1 << 24
# The time of what began while an effect is still being carried out: later than all others.
_UNDATED: Final = 1 << 30
# What waits for an event as long as a duration lasts: so much more than the duration (see ``kernel.events.log``).
WHILE: Final = 16

# In place of an attribute: all that applies to a card.
_ALL: Final = 255

# The sorts of effects that change nothing where the same is so already, as bits.
_ALREADY: Final = (
    1 << PROHIBIT | 1 << SET | 1 << LOSE_ABILITY | 1 << LABEL | 1 << RELABEL | 1 << FLOOR | 1 << CAP)

# What ``granted`` gives where there is nothing to give.
NOBODY: Final[dict[int, Row]] = {}


def add_effect(
    g: State, sort: int, what: int, *, reason: int = -1, card: int = -1, player: int = -1, controller: int = 0,
    value: int = 0, duration: int = FOR_GAME, optional: bool = False, layer: int = 0, bound: int = 0,
) -> int:
    """Let an effect begin and give its number."""
    number = _next_number(g, card)
    obj = g.obj[card] if card >= 0 else 0
    if player >= 0:
        card = -2 - player
    duration = until(g, duration)
    time = _UNDATED if g.book.dates_when_done and _is_resolving(g) else g.serial
    row = LastingEffect(
        number, sort, what, reason, card, obj, controller, value, duration, time, bound or int(optional), layer)
    if _ALREADY >> sort & 1 and g.effects and duration != ONCE:
        _leave_off(g, row)
    g.effects = (*g.effects, row)
    summarize(g, row)
    g.needs_rule_check = True
    if g.fresh != -1 and _unsettles(g, sort, what):
        g.fresh = UNGIVEN
    return number


def _next_number(g: State, card: int) -> int:
    """The number of an effect on a card, or on none.

    On how many cards it is that not all can see is not told: the numbers of objects, which players see, leave it out.
    """
    if _is_untold(g, card):
        number = g.serial
        for row in g.effects:
            number = max(number, row.number)
        return number + 1
    g.serial += 1
    return g.serial


def _is_untold(g: State, card: int) -> bool:
    return card >= 0 and sees(g, card) != 3


def _leave_off(g: State, row: LastingEffect) -> None:
    """What was so already for the same while is so by the later effect from now on, and not twice."""
    for other in g.effects:
        if other.says_as(row):
            g.effects = tuple([it for it in g.effects if it is not other])
            return


def until(g: State, duration: int) -> int:
    """A duration that ends with a later turn, by the number of that turn, or of this one where it can't be told yet."""
    if duration == FOR_NEXT_TURN:
        return _TURN_NUMBER + g.turn + 1
    if duration == FOR_OWN_NEXT_TURN:
        return _OWN_TURN + g.turn
    if duration == FOR_OPPONENTS_NEXT_TURN:
        return _OPPONENTS_TURN + g.turn
    return duration


def _ends(g: State, until: int, controller: int, duration: int) -> bool:
    """Whether what lasts so long ends where a duration does."""
    if duration == UNTIL_OWN_TURN:
        return until == duration and controller == g.turn_player
    if duration == FOR_TURN and until >= _TURN_NUMBER:
        if until < _OWN_TURN:
            return until == _TURN_NUMBER + g.turn
        if until < _OPPONENTS_TURN:
            return until - _OWN_TURN < g.turn and controller == g.turn_player
        return until - _OPPONENTS_TURN < g.turn and controller != g.turn_player
    return until == duration


def add_replacement(
    g: State, number: int, source: int, obj: int, controller: int, about: int, duration: int, optional: bool, once:
    bool,
) -> None:
    """Let what an ability says happen instead of an event, for a while, as part of an effect of that source.

    Such a row has the object that the event is about as its reason (-1 for any) and whether it is just for the next
    event as its layer.
    """
    g.serial += 1
    g.effects = (*g.effects, LastingEffect(
        g.serial, REPLACE, 0, about, source, obj, controller, -2 - number, until(g, duration), g.serial,
        int(optional), int(once)))
    summarize_all(g)


def _unsettles(g: State, sort: int, what: int) -> bool:
    """Whether a lasting effect of that sort, beginning or ending, may change what abilities say."""
    if g.conditional or g.table.some_unaffected:
        return True
    if NUMBER_SORTS >> sort & 1:
        # What hangs on no event and yet on a number hangs on one that is in a ring.
        return g.in_cycle and what in g.table.cycles
    return g.in_cycle or sort in (GRANT_ABILITY, LOSE_ABILITY)


def _is_resolving(g: State) -> bool:
    return any([g.book.resolve <= f.pc <= g.book.resolve + 1 for f in g.stack])


def date(g: State) -> None:
    """What an effect let begin dates from when it has been carried out whole (where the book has it so)."""
    undated = [row for row in g.effects if row.timestamp == _UNDATED]
    if undated:
        g.serial += int(not all([_is_untold(g, row.card) for row in undated]))
        g.effects = tuple([row.dated(g.serial) if row.timestamp == _UNDATED else row for row in g.effects])
        g.fresh = -1


def expire(g: State, duration: int) -> bool:
    """End the effects of a duration; says whether there were any."""
    for trigger in g.delayed:
        if trigger.often >= WHILE:
            g.delayed = [
                it for it in g.delayed
                if it.often < WHILE or not _ends(g, it.often - WHILE, it.controller, duration)]
            break
    ended: list[LastingEffect] = []
    for row in g.effects:
        if (row.until == duration or row.until >= _TURN_NUMBER) and _ends(g, row.until, row.controller, duration):
            ended.append(row)
    if not ended:
        return False
    kept = tuple([row for row in g.effects if row not in ended])
    for row in ended:
        if row.sort == CONTROL_CHANGE:
            return_control(g, row)
        if g.fresh != -1 and _unsettles(g, row.sort, row.what):
            g.fresh = UNGIVEN
    g.effects = kept
    summarize_all(g)
    # What it kept from happening may be due.
    g.needs_rule_check = True
    return True


def active_statics(g: State) -> list[ActiveStatic]:
    """What the abilities of cards in play say now, looked over again where that may have changed (``State.fresh``)."""
    if g.fresh >= 0:
        # As long as nothing is given or taken and nothing hangs on itself, only cards that come and go make it stale.
        # A step may set a register, such as who attacks, without an event.
        if not g.conditional or (g.fresh == moment(g) and g.settled_registers == g.registers):
            return g.active_statics
    elif g.fresh == -1:
        g.waiters = None
        g.acting = [None, None]
        g.static_sources = None
    elif g.fresh == UNSHARED and not g.conditional:
        _share(g)
        return g.active_statics
    if g.table.always:
        _look(g)
    else:
        g.roles.clear()
        g.granting = g.grants
        g.granted_at = -1
        g.fresh = 0
    return g.active_statics


def _look(g: State) -> None:
    """Look over what the abilities of cards in play say."""
    # What was found of roles still holds if cards only came or went and the same ones are given the same.
    roles = g.roles
    given = g.granted if g.granting and g.granted_at >= 0 else NOBODY
    keeps = g.fresh != -1 and not g.conditional and (not g.granting or g.granted_at >= 0)
    g.roles = []
    # First the mark: what is asked meanwhile is answered by what has been found so far.
    now = len(g.log) | g.clock << 20
    g.fresh = now
    g.settled_registers = g.registers.copy()
    g.active_statics = []
    g.granted_at = -1
    g.granting = g.grants
    g.plainly = False
    g.in_cycle = False
    forget_static(g)
    g.conditional = g.book.lends_more
    # Whoever asks, it is worked out from the beginning.
    computing = g.computing
    g.computing = []
    g.table.ability_lookup.look(g)
    g.computing = computing
    if keeps and not g.conditional and (g.granted if g.granting else NOBODY) == given:
        g.roles = roles
    else:
        g.roles.clear()
    g.fresh = now


def forget_static(g: State) -> None:
    """Nothing is said of any number or deed, as far as is known."""
    g.alters = 0
    g.alters_others = 0
    if g.alters_own:
        g.alters_own.clear()
    g.forbids = 0


def _share(g: State) -> None:
    """The same where all that is said is as it was, and only who is given something may be others."""
    roles = g.roles
    given = g.granted
    g.roles = []
    g.fresh = moment(g)
    computing = g.computing
    g.computing = []
    g.table.ability_lookup.share(g)
    g.computing = computing
    if g.granted == given:
        g.roles = roles
    else:
        g.roles.clear()


def moment(g: State) -> int:
    """What is worked out is as of a moment: any event ends it."""
    return len(g.log) | g.clock << 20


def granted(g: State) -> dict[int, Row]:
    """The cards that have other abilities now than their own, with all that they have."""
    if g.conditional or (g.fresh < 0 and g.fresh != STALE):
        # That settles what is given too, where abilities in play give something.
        active_statics(g)
    if not g.granting:
        return NOBODY
    # What is given for a while is so until it ends or the card goes, but for cards that may come to be spared.
    if g.granted_at < 0 or (g.table.some_unaffected and g.granted_at != moment(g)):
        g.granted_at = moment(g)
        g.granted = _given_for_a_while(g)
    return g.granted


def _given_for_a_while(g: State) -> dict[int, Row]:
    """The oldest first: who loses abilities has those that come later."""
    found: dict[int, Row] = {}
    for row in g.effects:
        card = row.card
        if (row.sort == GRANT_ABILITY or row.sort == LOSE_ABILITY) and card >= 0 and row.obj == g.obj[card]:
            if is_unaffected(g, card, row.controller):
                continue
            had = found[card] if card in found else own_abilities(g, card)
            found[card] = abilities_left(g, had, row.what) if row.sort == LOSE_ABILITY else (*had, row.what)
    return found


def abilities_left(g: State, had: Row, what: int) -> Row:
    """The abilities that a card keeps where it loses all (0) or one, as that is written (1 and its number)."""
    if what == 0:
        return NOTHING
    written = g.table.written
    lost = written[what - 1]
    return tuple([number for number in had if written[number] != lost])


def concerns_card(g: State, row: LastingEffect, sort: int, what: int, reason: int, card: int) -> bool:
    if row.sort != sort or row.what != what or row.reason not in (-1, reason):
        return False
    return row.card == -1 or (row.card == card and row.obj == g.obj[card])


def still_concerns(g: State, row: LastingEffect, card: int) -> bool:
    """Whether a row is about the card still; one that hangs on another card ends with that."""
    if row.card != -1 and (row.card != card or row.obj != g.obj[card]):
        return False
    return row.sort != LABEL or not row.value or row.value in g.obj


def sort_of_label(table: Table, number: int) -> str:
    """The label that only names the sort of another one: "trait:"."""
    for label, its in table.label_number.items():
        if its == number:
            return label[:label.find(":") + 1]
    return ""


def is_sort(table: Table, number: int) -> bool:
    """Whether a label only names a sort: there to be lost."""
    return table.label_number.get(sort_of_label(table, number), -1) == number


def forbidden(g: State, kind: int, reason: int, card: int, points: int = 0) -> bool:
    """Whether something says that this cannot happen to the card; or not with so few points."""
    if g.bars:
        for row in g.effects:
            if row.sort == PROHIBIT and concerns_card(g, row, PROHIBIT, kind, reason, card):
                if (not row.value or points <= row.value) and not is_unaffected(g, card, row.controller):
                    return True
    bit = g.table.barred[kind]
    if not bit:
        return False
    if g.fresh < 0 or g.conditional:
        active_statics(g)
    if not g.forbids & bit:
        return False
    for it in g.active_statics:
        if it.sort == PROHIBIT and it.what == kind and it.reason in (-1, reason):
            if it.concerns(g, card) and (it.amount is None or points <= it.amount.of(g, it.scope)):
                if not is_unaffected(g, card, it.scope.controller, it.scope.source):
                    return True
    return False


def is_barred(g: State, deed: int) -> bool:
    """Whether something now says of some card that a deed cannot be done by it or to it; else nobody has to ask."""
    if g.bars:
        return True
    bit = g.table.barred[deed]
    if not bit:
        return False
    if g.fresh < 0 or g.conditional:
        active_statics(g)
    return g.forbids & bit != 0


def is_unaffected(g: State, card: int, controller: int, source: int = -1) -> bool:
    """Whether lasting effects of that master don't apply to the card, since it is not affected by them."""
    if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
        return True
    if not g.table.some_unaffected or card == source:
        return False
    # Whether it is so may hang on what effects do to the card: these are looked at as if it were not.
    busy = -1 - (card << 8 | _ALL)
    if busy in g.computing:
        return False
    g.computing.append(busy)
    found = forbidden(g, BEING_AFFECTED_AT_ALL, -1, card)
    if not found and g.controller[card] != controller:
        found = forbidden(g, BEING_AFFECTED, -1, card)
    g.computing.pop()
    return found


def forbidden_to(g: State, deed: int, player: int) -> bool:
    """Whether something says that a player cannot do this."""
    if g.bars:
        for row in g.effects:
            if row.sort == PROHIBIT and row.what == deed and row.card == -2 - player:
                return True
    if not g.table.deeds[deed]:
        return False
    if g.roles and (g.fresh >= 0 or g.fresh == STALE):
        known = g.roles[FORBIDS]
        if known is not None and not known:
            return False
    return g.table.ability_lookup.forbids(g, deed, player)


def own_abilities(g: State, card: int) -> Row:
    """The numbers of the abilities printed on a card, and of those that cards lying with it give it."""
    printed = g.table.printed_abilities[g.prints[card]] if g.prints[card] >= 0 else NOTHING
    return g.book.lent(g, card, printed) if g.book.lends else printed


def abilities_of(g: State, card: int) -> Row:
    """The numbers of the abilities that a card has now: its own that are not silenced, and gained ones."""
    if g.granting or g.conditional or (g.fresh < 0 and g.fresh != STALE):
        others = granted(g)
        if card in others:
            return others[card]
    if g.book.lends:
        return own_abilities(g, card)
    printed = g.prints[card]
    return g.table.printed_abilities[printed] if printed >= 0 else NOTHING
