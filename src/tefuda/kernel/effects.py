"""What lasts: prohibitions, changes of what a card has, and replacements.

An effect is a row of numbers in the state:

0 number, 1 sort, 2 what (event kind, deed, attribute, ability or label),
3 reason or -1, 4 card or -1 for any (a player is -2 or -3), 5 object of that
card, 6 master, 7 value, 8 duration, 9 time of origin, 10 whether it is
optional, 11 layer.

Beside these rows stands what the abilities of cards in play say now: it is
worked out when it is asked for, and again after anything happened.

Where several could apply, the order is the rulebook's: layers first, then the
time of origin. "Cannot" wins over everything that says "do".
"""
from __future__ import annotations

from typing import Final

from .abilities.nodes import Standing
from .state import NOTHING, Row, State

PROHIBIT: Final = 0
ADD: Final = 1
SET: Final = 2
REPLACE: Final = 3
GAIN: Final = 4
SILENCE: Final = 5
LABEL: Final = 6

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
# An effect that ends with a turn later than this one: so much more than the number of that turn.
_TURN_NUMBER: Final = 1000

# How many numbers may hang on one another before the innermost counts as printed.
_DEEPEST: Final = 6

_NONE: Final[list[Standing]] = []
_NOBODY: Final[dict[int, Row]] = {}


def lay(
    g: State, sort: int, what: int, *, reason: int = -1, card: int = -1, player: int = -1, master: int = 0,
    value: int = 0, duration: int = FOR_GAME, optional: bool = False, layer: int = 0,
) -> int:
    """Let an effect begin and give its number."""
    g.serial += 1
    obj = g.obj[card] if card >= 0 else 0
    if player >= 0:
        card = -2 - player
    if duration == FOR_NEXT_TURN:
        duration = _TURN_NUMBER + g.turn + 1
    elif duration == FOR_OPPONENTS_NEXT_TURN:
        duration = _TURN_NUMBER + g.turn + (1 if g.turn_player == master else 2)
    row = (g.serial, sort, what, reason, card, obj, master, value, duration, g.clock, int(optional), layer)
    g.effects.append(row)
    g.dirty = True
    g.fresh = -1
    g.granted_at = -1
    return g.serial


def expire(g: State, duration: int) -> bool:
    """End the effects of a duration; says whether there were any."""
    before = len(g.effects)
    if before:
        also = _TURN_NUMBER + g.turn if duration == FOR_TURN else -1
        g.effects = [row for row in g.effects if row[8] != duration and row[8] != also]
        g.fresh = -1
        g.granted_at = -1
    return len(g.effects) != before


def standing(g: State) -> list[Standing]:
    """What the abilities of cards in play say now. Every event makes them be looked at again."""
    if not g.table.always:
        return _NONE
    now = len(g.log) | g.clock << 20
    if g.fresh != now:
        # As long as no abilities are given or taken, only cards that come and go make it stale.
        if g.fresh < 0 or g.conditional:
            # First the mark: what is asked meanwhile is answered by what has been found so far.
            g.fresh = now
            g.standing = []
            g.granted_at = -1
            g.granting = False
            g.alters = 0
            g.conditional = g.book.lends_more
            g.table.survey.look(g, g.standing)
        g.fresh = now
    return g.standing


def granted(g: State) -> dict[int, Row]:
    """The cards that have other abilities now than their own, with all that they have."""
    if not g.effects and not g.table.grants:
        return _NOBODY
    # That looks at what is given too, once it knows what is said.
    standing(g)
    if not g.granting and not _grants_last(g):
        return _NOBODY
    now = len(g.log) | g.clock << 20
    if g.granted_at != now:
        # First the mark, as above.
        g.granted_at = now
        g.granted = {}
        g.granted = _find_granted(g)
    return g.granted


def _grants_last(g: State) -> bool:
    for row in g.effects:
        if row[1] == GAIN or row[1] == SILENCE:
            return True
    return False


def _find_granted(g: State) -> dict[int, Row]:
    gained: dict[int, list[int]] = {}
    silent: list[int] = []
    for row in g.effects:
        if (row[1] == GAIN or row[1] == SILENCE) and row[4] >= 0 and row[5] == g.obj[row[4]]:
            _give(gained, silent, row[1], row[2], row[4])
    if g.granting:
        for it in g.standing:
            if it.sort == GAIN or it.sort == SILENCE:
                for card in it.which.find(g, it.scope):
                    if it.concerns(g, card):
                        _give(gained, silent, it.sort, it.what, card)
    found: dict[int, Row] = {}
    for card, more in gained.items():
        found[card] = tuple(more) if card in silent else (*own_abilities(g, card), *more)
    for card in silent:
        if card not in found:
            found[card] = NOTHING
    return found


def _give(gained: dict[int, list[int]], silent: list[int], sort: int, what: int, card: int) -> None:
    if sort == SILENCE:
        silent.append(card)
    elif card in gained:
        gained[card].append(what)
    else:
        gained[card] = [what]


def _concerns(g: State, row: Row, sort: int, what: int, reason: int, card: int) -> bool:
    if row[1] != sort or row[2] != what or row[3] not in (-1, reason):
        return False
    return row[4] == -1 or (row[4] == card and row[5] == g.obj[card])


def forbidden(g: State, kind: int, reason: int, card: int, points: int = 0) -> bool:
    """Whether something says that this cannot happen to the card; or not with so few points."""
    for row in g.effects:
        if _concerns(g, row, PROHIBIT, kind, reason, card) and (not row[7] or points <= row[7]):
            return True
    if kind not in g.table.barred:
        return False
    for it in standing(g):
        if it.sort == PROHIBIT and it.what == kind and it.reason in (-1, reason):
            if it.concerns(g, card) and (it.amount is None or points <= it.amount.of(g, it.scope)):
                return True
    return False


def forbidden_to(g: State, deed: int, player: int) -> bool:
    """Whether something says that a player cannot do this."""
    for row in g.effects:
        if row[1] == PROHIBIT and row[2] == deed and row[4] == -2 - player:
            return True
    return bool(g.table.always) and g.table.survey.forbids(g, deed, player)


def replaced(g: State, kind: int, reason: int, card: int, there: int = -1, used: Row = ()) -> list[Row]:
    """The replacements that could take the place of this event and have not done so yet."""
    rows = [
        row for row in g.effects
        if row[0] not in used and _concerns(g, row, REPLACE, kind, reason, card)
    ]
    if g.table.replaces >> kind & 1:
        here = g.zone_of[card] if card >= 0 else -1
        obj = g.obj[card] if card >= 0 else 0
        rows.extend(g.table.survey.replacing(g, (kind, reason, card, here, there, obj, there), used))
    if rows and card >= 0:
        before = _replaced_before(g, card)
        return [row for row in rows if row[0] not in before]
    return rows


def _replaced_before(g: State, card: int) -> Row:
    """What already took the place of the event that is being replaced now: what happens instead is that event still."""
    contest = g.book.at.get("contest one", -1)
    found: Row = NOTHING
    for f in g.stack:
        if f.a == card and g.book.program.starts[f.pc] == contest:
            found += f.chosen
    return found


def value(g: State, card: int, attribute: int) -> int:
    """A number of the card with all that lasts applied to it."""
    printed = g.table.columns[attribute][g.prints[card]]
    if attribute in g.book.added_to:
        printed += g.book.added(g, card, attribute)
    if not g.effects:
        if not g.table.altered[attribute]:
            return printed
        standing(g)
        if not g.alters >> attribute & 1:
            return printed
    return layered(g, card, attribute, printed)


def last_value(g: State, obj: int, attribute: int) -> int:
    """A number of a card as it was when it was last the object: its last-known information."""
    row = g.last[obj]
    return row[7 + attribute] if len(row) > 7 else g.table.columns[attribute][row[1]]


def layered(g: State, card: int, attribute: int, printed: int) -> int:
    """The printed number is the base; then layer by layer, in each the oldest first."""
    found: list[tuple[int, int, int, int, int]] = []
    for row in g.effects:
        if row[1] == ADD or row[1] == SET:
            if row[2] == attribute and _concerns(g, row, row[1], attribute, -1, card):
                found.append((row[11] or g.book.layer_of(row[1]), row[9], row[0], row[1], row[7]))
    if g.table.altered[attribute] and len(g.computing) < _DEEPEST and (card << 8 | attribute) not in g.computing:
        # What hangs on itself, also round several corners, counts by what is printed.
        g.computing.append(card << 8 | attribute)
        for it in standing(g):
            if (it.sort == ADD or it.sort == SET) and it.what == attribute and it.amount is not None:
                if it.concerns(g, card):
                    found.append((g.book.layer_of(it.sort), it.time, 0, it.sort, it.amount.of(g, it.scope)))
        g.computing.pop()
    if not found:
        return printed
    found.sort()
    number = printed
    for entry in found:
        number = entry[4] if entry[3] == SET else number + entry[4]
    floor = g.book.values_floor(attribute)
    return number if floor is None else max(floor, number)


def own_abilities(g: State, card: int) -> Row:
    """The numbers of the abilities printed on a card, and of those that cards lying with it give it."""
    printed = g.table.printed_abilities[g.prints[card]] if g.prints[card] >= 0 else NOTHING
    return g.book.lent(g, card, printed) if g.book.lends else printed


def abilities_of(g: State, card: int) -> Row:
    """The numbers of the abilities that a card has now: its own that are not silenced, and gained ones."""
    if g.effects or g.table.grants:
        others = granted(g)
        if card in others:
            return others[card]
    return own_abilities(g, card)


def has_label(g: State, card: int, label: str) -> bool:
    """Whether a card has a name, trait, colour or the like now."""
    if g.prints[card] >= 0 and label in g.table.labels[g.prints[card]]:
        return True
    number = g.table.label_number.get(label, -1)
    if number < 0:
        return False
    for row in g.effects:
        if row[1] == LABEL and row[2] == number and _concerns(g, row, LABEL, number, -1, card):
            return True
    for it in standing(g):
        if it.sort == LABEL and it.what == number and it.concerns(g, card):
            return True
    return False
