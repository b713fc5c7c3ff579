"""A copy goes its own way: whatever is changed in it leaves the original alone."""
from __future__ import annotations

from typing import Any

import pytest

from tefuda.kernel.actions.move import move
from tefuda.kernel.codes import DONE, NUMBER, PICK
from tefuda.kernel.events.log import share_log
from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.state.records import Frame, LogEntry, Record, fields_of
from tefuda.kernel.state.state import PARTS, State

from .crowded import crowded
from .tiny import BIN, BY_RULE, reply

# No part of the game: one for all games, one for all copies, what follows from a state, what the machine has in hand.
NOT_THE_GAME = ("book", "table", "derived", "machine")


def test_what_a_state_has_is_what_is_saved_compared_and_copied() -> None:
    """Nothing else is in it; each part is looked at below."""
    assert {*PARTS, *NOT_THE_GAME} == set(fields_of(State))


def test_a_crowded_state_has_something_in_every_part() -> None:
    """Else a part that is not copied would not be noticed below."""
    g = full()
    empty = [name for name in PARTS if isinstance(getattr(g, name), (list, dict, tuple)) and not getattr(g, name)]
    assert not empty
    assert g.back is not None
    assert g.back.barred


@pytest.mark.parametrize("part", PARTS)
def test_a_copy_has_the_same_in_every_part(part: str) -> None:
    g = full()
    mine, copied = getattr(g, part), getattr(g.clone(), part)
    if part == "stack":
        assert [it.row() for it in copied] == [it.row() for it in mine]
    else:
        assert copied == mine


@pytest.mark.parametrize("part", PARTS)
def test_changing_a_part_of_a_copy_leaves_the_original_alone(part: str) -> None:
    g = full()
    before = everything(g)
    change(g.clone(), part)
    assert everything(g) == before


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_saved_and_all_but_the_log_is_compared(part: str) -> None:
    g = full()
    assert same(g, g.clone())
    other = g.clone()
    change(other, part)
    assert encode(other) != encode(g)
    assert same(other, g) == (part in ("log", "past"))


@pytest.mark.parametrize("part", PARTS)
def test_every_part_comes_back_from_a_save(part: str) -> None:
    g = full()
    back = decode(g.book, g.table, encode(g))
    mine, read = getattr(g, part), getattr(back, part)
    assert type(read) is type(mine)
    assert written(read) == written(mine)


def test_playing_on_with_a_copy_leaves_the_original_alone() -> None:
    g = crowded()
    before = encode(g)
    copy = g.clone()
    reply(copy, PICK, 2)
    reply(copy, DONE)
    reply(copy, NUMBER, 3)
    assert encode(g) == before
    assert encode(copy) != before


def test_playing_on_with_the_original_leaves_a_copy_alone() -> None:
    g = crowded()
    copy = g.clone()
    before = encode(copy)
    reply(g, PICK, 2)
    reply(g, DONE)
    reply(g, NUMBER, 3)
    assert encode(copy) == before


def full() -> State:
    """A state with something in every part."""
    g = crowded()
    share_log(g)
    move(g, 0, BIN, BY_RULE)
    g.barred, g.barring, g.result = (5,), (6,), (7,)
    return g


def written(part: Any) -> object:
    """What is in a part, to be compared."""
    if isinstance(part, State):
        return encode(part)
    if isinstance(part, (Record, LogEntry)):
        return part.row()
    if isinstance(part, dict):
        return {key: written(it) for key, it in part.items()}
    if isinstance(part, (list, tuple)):
        return [written(it) for it in part]
    return part


def everything(g: State) -> tuple[object, ...]:
    return encode(g), [written(getattr(g, part)) for part in PARTS]


def change(g: State, part: str) -> None:
    """Change a part, in place as deep as it goes, or put something else in place of what is never changed."""
    it = getattr(g, part)
    if part == "back":
        g.back = None
    elif isinstance(it, bool):
        setattr(g, part, not it)
    elif isinstance(it, int):
        setattr(g, part, it + 1)
    elif isinstance(it, dict):
        it.pop(next(iter(it)))
    elif isinstance(it, tuple):
        setattr(g, part, it[:-1])
    elif isinstance(it[-1], Frame):
        it[-1].pc += 1
        it[-1].chosen = (1, 2, 3)
    else:
        it.append(it[0])
