"""A copy goes its own way: whatever is changed in it leaves the original alone."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.codec import encode, essence
from tefuda.kernel.codes import DONE, NUMBER, PICK
from tefuda.kernel.state.state import Frame, State

from .crowded import crowded
from .tiny import reply

# Never changed in place, only exchanged for another one, so copies may have the same.
EXCHANGED = {
    "book": "one for all games",
    "table": "one for all copies",
    "owner": "changes only when something that is no card comes into the game",
    "closed": "changes only when a zone is closed",
    "options": "made anew by every decision",
    "past": "packed events, which nobody changes",
    "back": "going back takes a copy of it",
}
# Worked out anew when needed: no part of the game, and nothing at all while nothing was asked.
WORKED_OUT = ("derived",)


def fields(it: object) -> list[str]:
    """The names of all that an object has, interpreted or compiled."""
    names: tuple[str, ...] = getattr(type(it), "__mypyc_attrs__", ()) or getattr(type(it), "__slots__", ())
    return sorted(name for name in names if not name.startswith("__"))


def state_fields() -> list[str]:
    return [name for name in fields(crowded()) if name not in WORKED_OUT]


def test_a_crowded_state_has_something_in_every_part() -> None:
    """Else a part that is not copied would not be noticed below."""
    g = crowded()
    empty = [name for name in state_fields() if isinstance(getattr(g, name), (list, dict)) and not getattr(g, name)]
    assert empty == ["barred", "barring"]
    assert g.back is not None
    assert g.back.barred


@pytest.mark.parametrize("name", state_fields())
def test_a_copy_has_the_same_in_every_part(name: str) -> None:
    g = crowded()
    mine, copied = getattr(g, name), getattr(g.clone(), name)
    if isinstance(mine, list) and mine and isinstance(mine[0], Frame):
        assert [numbers(f) for f in copied] == [numbers(f) for f in mine]
    elif not isinstance(mine, Frame):
        assert copied == mine


@pytest.mark.parametrize("name", [name for name in state_fields() if name not in EXCHANGED])
def test_changing_a_part_of_a_copy_leaves_the_original_alone(name: str) -> None:
    g = crowded()
    g.barred, g.barring = [5], [6]
    before = everything(g)
    change(g.clone(), name)
    assert everything(g) == before


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


def numbers(f: Frame) -> dict[str, object]:
    return {name: getattr(f, name) for name in fields(f)}


def everything(g: State) -> tuple[object, ...]:
    flat = [repr(getattr(g, name)) for name in state_fields() if name not in ("stack", "callee", *EXCHANGED)]
    # Of a copy: it gives the positions that are remembered their numbers.
    return essence(g.clone()), [numbers(f) for f in g.stack], flat


def change(g: State, name: str) -> None:
    """Change a part in place, as deep as it goes."""
    part = getattr(g, name)
    if isinstance(part, list):
        for item in part:
            if isinstance(item, list):
                item.append(1)
            elif isinstance(item, Frame):
                item.pc += 1
                item.chosen = (1, 2, 3)
        part.append(part[0])
    elif isinstance(part, dict):
        part[12345] = (1,)
    elif isinstance(part, Frame):
        part.a += 1
    elif isinstance(part, tuple):
        setattr(g, name, (*part, 1))
    else:
        setattr(g, name, not part if isinstance(part, bool) else part + 1)
