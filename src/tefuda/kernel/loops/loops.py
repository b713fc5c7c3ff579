"""Endless loops, recognised by the same position coming again.

Doing a free action again and again is allowed once round: when the very same
position comes back, the action that was chosen there may not be chosen again
(each book states it in its own words). Repeating the loop more often would end
in the same position, so nothing is lost by not counting. A loop in which something
grows comes to no position twice: its player says by stopping how often it is gone
through, or by having gone on for so long that this must be the number.
"""
from __future__ import annotations

from typing import Final

from ..abilities.nodes import ANY_TIMES
from ..codes import first_of, second_of
from ..derived.abilities_now import abilities_of
from .positions import NO_POSITION, arrangement, later, may_have_been, position, question, question_later, settle
from ..state.state import Frame, Row, State
from ..state.records import ChoiceMade


# How many rounds without a choice are let pass before positions are compared.
_ROUNDS: Final = 3
# Whoever has done something so often in a turn has said how often; and after so many rounds without a choice nothing
# is going to end them, even if some number grows by each.
ENOUGH: Final = 300


def remember_choice(g: State, code: int, places: Row = ()) -> None:
    """A free action is chosen here: it may not be chosen here again.

    An action that only moves cards among some places names them, if all else that happens is forgetting.
    """
    _forget_other_turns(g)
    g.seen.append(ChoiceMade(g.turn, arrangement(g, places) if places else later(g), code))


def remember_use(g: State, code: int) -> None:
    """An ability is chosen to be used here, by its card and its place among the card's abilities.

    What can be used only so often never comes again like this: each use of it counts in the position. And what is used
    for the first time this turn is no loop yet: where its player may say how often to go round, the first round is
    free, and most abilities are not used a second time.
    """
    if _is_limited(g, abilities_of(g, first_of(code))[second_of(code)]):
        return
    if g.book.bars_at_once or _is_chosen(g, code):
        remember_choice(g, code)
        return
    _forget_other_turns(g)
    g.seen.append(ChoiceMade(g.turn, NO_POSITION, code))


def _is_chosen(g: State, code: int) -> bool:
    """Whether an action was chosen this turn."""
    for row in g.seen:
        if row.code == code and row.turn == g.turn and row.player < 0:
            return True
    return False


def barred_here(g: State, places: Row = ()) -> list[int]:
    """The free actions that were already chosen in this very position, or often enough in whatever positions."""
    if not g.seen:
        return []
    if g.seen[-1].turn != g.turn:
        return []
    settle(g)
    here = arrangement(g, places) if places else position(g)
    found = _often_enough(g) if len(g.seen) >= ENOUGH else []
    for row in g.seen:
        if row.position == here and row.turn == g.turn:
            found.append(row.code)
    return found


def _often_enough(g: State) -> list[int]:
    """The actions of which this turn has seen as many as any loop may have rounds."""
    times: dict[int, int] = {}
    for row in g.seen:
        if row.turn == g.turn and row.player < 0:
            times[row.code] = times.get(row.code, 0) + 1
    return [code for code in times if times[code] >= ENOUGH]


def not_again(g: State, options: list[int], places: Row = ()) -> list[int]:
    """The options without what was already chosen in this very position, or often enough."""
    turn = g.turn
    chosen_at: list[int] = []
    for row in g.seen:
        if row.position != NO_POSITION and row.turn == turn and row.code in options:
            chosen_at.append(row.position)
    # The position has to be known only where something is offered that was chosen before, and perhaps here.
    if not chosen_at or not (len(g.seen) >= ENOUGH or may_have_been(g, chosen_at)):
        return options
    again = barred_here(g, places)
    return [code for code in options if code not in again]


def comes_again(g: State, f: Frame) -> bool:
    """Whether the procedure was here before in this very position, with nobody having chosen anything since.

    The frame remembers the positions (items) and the number of choices made until then (c). What comes only once or
    twice is no loop, and a loop goes on for ever: the first rounds are only counted, below 0. One in which something
    grows never comes to the very same position; it is known by how long it goes on.
    """
    if f.c != g.clock:
        f.c = g.clock
        f.items = (-1,)
        return False
    if len(f.items) == 1 and -_ROUNDS < f.items[0] < 0:
        f.items = (f.items[0] - 1,)
        return False
    here = position(g)
    if here in f.items or len(f.items) >= ENOUGH:
        return True
    f.items = (*f.items, here)
    return False


# Loops of automatic abilities that somebody can stop: by not doing what an ability lets them do.


def _may_loop(g: State) -> bool:
    """Whether a waiting ability is being played or carried out: only then a question can come again by itself.

    What can be used only so often does not ask the same again: each use of it was counted as it was played.
    """
    if not g.book.picks_pending:
        return False
    starts = g.book.program.starts
    checkpoint = starts[g.book.picks_pending[0]]
    carrying = g.book.carries_picked
    resolve = g.book.resolve
    found = False
    for f in g.stack:
        start = starts[f.pc]
        if start in (checkpoint, carrying):
            found = True
        elif start == resolve and _is_limited(g, f.a):
            return False
    return found


def _is_limited(g: State, number: int) -> bool:
    limit = g.table.abilities[number].limit
    return limit is not None and limit.times != ANY_TIMES


def endless(g: State) -> int:
    """Where a book goes on with a loop that nobody can stop, or -1."""
    return g.book.at.get("endless", g.book.at.get("loop", -1))


def remember_going_on(g: State, player: int, code: int) -> None:
    """A player goes on, where another answer could stop a loop."""
    if _may_loop(g):
        _forget_other_turns(g)
        g.seen.append(ChoiceMade(g.turn, question_later(g), code, player))


def has_to_stop(g: State, player: int) -> list[int]:
    """What a player chose at this very question in this very position before, and may not choose again.

    Where the turn player could have stopped in between, it is for the turn player to stop.
    """
    if not g.seen or g.seen[-1].turn != g.turn or not _may_loop(g) or not may_have_been(g, [row.position
            for row in g.seen]):
        return []
    settle(g)
    here = question(g)
    found: list[int] = []
    for row in reversed(g.seen):
        if row.position == here and row.turn == g.turn:
            found.append(row.code)
        elif player != g.turn_player and row.player == g.turn_player:
            break
    return found


def _forget_other_turns(g: State) -> None:
    """What was chosen in another turn may be chosen again."""
    if g.seen and g.seen[-1].turn != g.turn:
        forget_positions(g)


def forget_positions(g: State) -> None:
    """Something happened that can't come back: earlier positions are gone for good."""
    if g.seen:
        g.seen.clear()
        g.shots = []
