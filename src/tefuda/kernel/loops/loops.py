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
from .positions import NO_POSITION, arrangement, position, question
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
    remember_position(g, arrangement(g, places) if places else position(g), code)


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
    remember_position(g, NO_POSITION, code)


def _is_chosen(g: State, code: int) -> bool:
    """Whether an action was chosen this turn."""
    for row in g.seen:
        if row.code == code and row.player < 0:
            return _chosen_this_turn(g)
    return False


def _chosen_this_turn(g: State) -> bool:
    return len(g.seen) > 0 and g.seen[-1].turn == g.turn


def barred_here(g: State, places: Row = ()) -> list[int]:
    """The free actions that were already chosen in this very position, or often enough in whatever positions."""
    if not _chosen_this_turn(g):
        return []
    here = arrangement(g, places) if places else position(g)
    found = _often_enough(g) if len(g.seen) >= ENOUGH else []
    return found + [row.code for row in g.seen if row.position == here]


def _often_enough(g: State) -> list[int]:
    """The actions of which this turn has seen as many as any loop may have rounds."""
    times: dict[int, int] = {}
    for row in g.seen:
        if row.player < 0:
            times[row.code] = times.get(row.code, 0) + 1
    return [code for code in times if times[code] >= ENOUGH]


def not_again(g: State, options: list[int], places: Row = ()) -> list[int]:
    """The options without what was already chosen in this very position, or often enough."""
    for row in g.seen:
        # The position has to be known only where something is offered that was chosen before.
        if row.position != NO_POSITION and row.code in options:
            again = barred_here(g, places)
            return [code for code in options if code not in again]
    return options


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
    if len(f.items) == 1:
        (first,) = f.items
        if -_ROUNDS < first < 0:
            f.items = (first - 1,)
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
        remember_position(g, question(g), code, player)


def has_to_stop(g: State, player: int) -> list[int]:
    """What a player chose at this very question in this very position before, and may not choose again.

    Where the turn player could have stopped in between, it is for the turn player to stop.
    """
    if not _chosen_this_turn(g) or not _may_loop(g):
        return []
    here = question(g)
    found: list[int] = []
    for row in reversed(g.seen):
        if row.position == here:
            found.append(row.code)
        elif player != g.turn_player and row.player == g.turn_player:
            break
    return found


def remember_position(g: State, where: int, code: int, player: int = -1) -> None:
    """Remember where a choice was made. What was chosen in another turn may be chosen again, so that is forgotten."""
    made = ChoiceMade(g.turn, where, code, player)
    g.seen = g.seen + (made,) if _chosen_this_turn(g) else (made,)


def forget_positions(g: State) -> None:
    """Something happened that can't come back: earlier positions are gone for good."""
    g.seen = ()
