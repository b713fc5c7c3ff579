"""What lasts: prohibitions, changes of what a card has, and replacements.

An effect is a row of numbers in the state:

0 number, 1 sort, 2 what (event kind, deed, attribute, ability or label),
3 reason or -1, 4 card or -1 for any (a player is -2 or -3), 5 object of that
card, 6 master, 7 value, 8 duration, 9 time of origin, 10 whether it is
optional or the bound of a change, 11 layer.

Beside these rows stands what the abilities of cards in play say now: it is
worked out when it is asked for, and again after anything happened.

Where several could apply, the order is the rulebook's: layers first, then the
time of origin; times are told by the numbers that objects and effects have in
common. Whoever looks at something sees it with all that applies to it. Where
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
# What may replace something, in place of how long it lasts: being asked would tell of a card that not everybody sees;
# and what could do so only if that were another card, so that being asked tells nothing.
HIDDEN_SOURCE: Final = -1
GUESSED: Final = -2
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
    row = (number, sort, what, reason, card, obj, controller, value, duration, time, bound or int(optional), layer)
    if _ALREADY >> sort & 1 and g.effects and duration != ONCE:
        _leave_off(g, row)
    g.effects.append(row)
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
            number = max(number, row[0])
        return number + 1
    g.serial += 1
    return g.serial


def _is_untold(g: State, card: int) -> bool:
    return card >= 0 and sees(g, card) != 3


def _leave_off(g: State, row: Row) -> None:
    """What was so already for the same while is so by the later effect from now on, and not twice."""
    for place, other in enumerate(g.effects):
        if other[1:9] == row[1:9] and other[10:] == row[10:]:
            del g.effects[place]
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
    g.effects.append((
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
    undated = [row for row in g.effects if row[9] == _UNDATED]
    if undated:
        g.serial += int(not all([_is_untold(g, row[4]) for row in undated]))
        g.effects = [(*row[:9], g.serial, *row[10:]) if row[9] == _UNDATED else row for row in g.effects]
        g.fresh = -1


def expire(g: State, duration: int) -> bool:
    """End the effects of a duration; says whether there were any."""
    for trigger in g.delayed:
        if trigger[7] >= WHILE:
            g.delayed = [row for row in g.delayed if row[7] < WHILE or not _ends(g, row[7] - WHILE, row[4], duration)]
            break
    ended: list[Row] = []
    for row in g.effects:
        if (row[8] == duration or row[8] >= _TURN_NUMBER) and _ends(g, row[8], row[6], duration):
            ended.append(row)
    if not ended:
        return False
    kept = [row for row in g.effects if row not in ended]
    for row in ended:
        if row[1] == CONTROL_CHANGE:
            return_control(g, row)
        if g.fresh != -1 and _unsettles(g, row[1], row[2]):
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
        card = row[4]
        if (row[1] == GRANT_ABILITY or row[1] == LOSE_ABILITY) and card >= 0 and row[5] == g.obj[card]:
            if is_unaffected(g, card, row[6]):
                continue
            had = found[card] if card in found else own_abilities(g, card)
            found[card] = abilities_left(g, had, row[2]) if row[1] == LOSE_ABILITY else (*had, row[2])
    return found


def abilities_left(g: State, had: Row, what: int) -> Row:
    """The abilities that a card keeps where it loses all (0) or one, as that is written (1 and its number)."""
    if what == 0:
        return NOTHING
    written = g.table.written
    lost = written[what - 1]
    return tuple([number for number in had if written[number] != lost])


def concerns_card(g: State, row: Row, sort: int, what: int, reason: int, card: int) -> bool:
    if row[1] != sort or row[2] != what or row[3] not in (-1, reason):
        return False
    return row[4] == -1 or (row[4] == card and row[5] == g.obj[card])


def still_concerns(g: State, row: Row, card: int) -> bool:
    """Whether a row is about the card still; one that hangs on another card ends with that."""
    if row[4] != -1 and (row[4] != card or row[5] != g.obj[card]):
        return False
    return row[1] != LABEL or not row[7] or row[7] in g.obj


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
            if row[1] == PROHIBIT and concerns_card(g, row, PROHIBIT, kind, reason, card):
                if (not row[7] or points <= row[7]) and not is_unaffected(g, card, row[6]):
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
            if row[1] == PROHIBIT and row[2] == deed and row[4] == -2 - player:
                return True
    if not g.table.deeds[deed]:
        return False
    if g.roles and (g.fresh >= 0 or g.fresh == STALE):
        known = g.roles[FORBIDS]
        if known is not None and not known:
            return False
    return g.table.ability_lookup.forbids(g, deed, player)


def replaced(g: State, kind: int, reason: int, card: int, there: int = -1) -> list[Row]:
    """The replacements that could take the place of this event about a card and have not done so yet."""
    return replacements(g, (kind, reason, card, g.zone_of[card], there, g.obj[card], there))


def replacements(g: State, event: Row) -> list[Row]:
    """The same for any event, as the row of numbers that abilities look at."""
    kind = event[0]
    rows: list[Row] = []
    for row in g.effects:
        if row[1] == REPLACE:
            if row[7] <= -2:
                if row[3] in (-1, event[5]) and g.table.ability_lookup.stands_in(g, row, event):
                    rows.append(row)
            elif event[2] >= 0 and concerns_card(g, row, REPLACE, kind, event[1], event[2]):
                rows.append(row)
    if g.table.replaces >> kind & 1:
        rows.extend(g.table.ability_lookup.replacing(g, event))
    return unused(rows, replaced_before(g)) if rows else rows


def unused(rows: list[Row], used: Row) -> list[Row]:
    """The replacements that have not been applied yet; what a card has several times over, as often as it has it."""
    if not used:
        return rows
    left = list(used)
    found: list[Row] = []
    for row in rows:
        if row[0] in left:
            left.remove(row[0])
        else:
            found.append(row)
    return found


def replaced_before(g: State) -> Row:
    """What already took the place of the event that is being replaced now: what happens instead is that event still."""
    contest = g.book.at.get("contest one", -1)
    found: Row = NOTHING
    for f in g.stack:
        if g.book.program.starts[f.pc] == contest:
            found += f.chosen
    return found


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
