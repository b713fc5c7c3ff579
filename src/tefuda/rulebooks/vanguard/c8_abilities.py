"""Chapter 8, as far as it is about playing abilities: 8.5.2 and 8.5.3 once more for abilities, 8.6, and 12.2, 12.6.

Playing: card a, ability b; the frame's row is what its effect is about, c is how far the game had come before it.
"""
from __future__ import annotations

from ...kernel.triggers.pending import unpack_pending
from ...kernel.abilities.ability_kinds import Activated
from ...kernel.abilities.modes import keep_mode
from ...kernel.abilities.scope import Scope, controller_in, object_in, source_in
from ...kernel.abilities.keywords import is_costless
from ...kernel.actions.turn import reveal
from ...kernel.codes import NEXT, NO, RETURN, SHOWN, YES, action, kind_of
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.events.log import count_events
from ...kernel.events.telling import tell_declined
from ...kernel.abilities.use_limits import count_use, forget_state, may_use, renew_uses
from ...kernel.abilities.activation import declare_use, modes_of
from ...kernel.abilities.resolution import carry_out, pay_costs
from ...kernel.machine.rollback import go_back, mark, unmark
from ...kernel.visibility.sight import sees
from ...kernel.state.state import Frame, State, ask, call, call_then
from ...kernel.actions.card_states import look_away, renew
from .areas import PLAY, USE
from .cards import POWER
from ...kernel.continuous.effect_sorts import ADD


def begin_use(g: State, f: Frame, after: int, player: int, card: int, index: int) -> int:
    """6.6.1.2.2: a fighter plays an activated ability of a card; what was before it is kept (8.5.2.3)."""
    mark(g)
    number = abilities_of(g, card)[index]
    step = call_then(g, f, after, g.book.at["6.6.1.2.2"], card, number)
    g.machine.callee.items = Scope(card, g.obj[card], player).row()
    return step


def r6_6_1_2_2(g: State, f: Frame) -> int:
    return g.book.at["8.5.2.3.1"]


# 8.6.3: what waits is played, whether its card is still there or not (8.6.8). It costs nothing to play (8.1.1.2.2).


def r8_6_3(g: State, f: Frame) -> int:
    """An ability that has become unusable is no longer waiting (12.2.1.3)."""
    unpack_pending(f)
    if not may_use(g, f.b, f.a):
        hide_again(g, f.a, object_in(f.items))
        return RETURN
    return NEXT if g.table.abilities[f.b].limit is not None else g.book.at["8.5.2.3.1"]


def is_hidden(g: State, f: Frame) -> bool:
    """Whether the card is where not everybody can see it, as it was when the ability was triggered."""
    return g.obj[f.a] == object_in(f.items) and sees(g, f.a) != 3


def r12_6_1_1_2(g: State, f: Frame) -> int:
    """One with a limit may be let go."""
    return ask(g, controller_in(f.items), [action(YES), action(NO)])


def r12_6_1_1_2__taken(g: State, f: Frame) -> int:
    if kind_of(g.answer) == NO:
        tell_declined(g, controller_in(f.items), f.a, object_in(f.items))
        hide_again(g, f.a, object_in(f.items))
        return RETURN
    return g.book.at["8.5.2.3.1"]


# 8.5.2, 8.5.3


def r8_5_2_3_1(g: State, f: Frame) -> int:
    """A hidden card is shown, so that everybody sees where the ability comes from: naming it tells that already."""
    return reveal(g, f.a, PLAY) if is_hidden(g, f) else NEXT


def r8_5_2_1__ability(g: State, f: Frame) -> int:
    """Of a card that has meanwhile gone where it is hidden (8.6.8), nobody is told which one it is there."""
    if sees(g, f.a) == 3:
        declare_use(g, f.b, f.a, USE)
    return NEXT


def r8_5_2_2__ability(g: State, f: Frame) -> int:
    """Which of several effects it is to be is picked as it is played."""
    modes = modes_of(g, f.b)
    return call(g, g.book.at["mode"], controller_in(f.items), modes) if modes else g.book.at["8.5.2.3"]


def r8_5_2_2__picked(g: State, f: Frame) -> int:
    keep_mode(g, f)
    return NEXT


def r8_5_2_3(g: State, f: Frame) -> int:
    """All costs together; those of an automatic ability are paid as its effect says so (8.1.1.2.2)."""
    g.done = 1
    if not isinstance(g.table.abilities[f.b], Activated):
        return g.book.at["8.5.3.4"]
    return pay_costs(g, f.b, f.items, f.chosen) if g.table.costs[f.b] and not is_costless(g, f.a) else NEXT


def r8_5_2_3__paid(g: State, f: Frame) -> int:
    """What can't be paid whole is not paid at all, and the play is undone."""
    if g.done < 0 and g.back is not None:
        return go_back(g)
    unmark(g)
    return NEXT


def r8_5_3_4(g: State, f: Frame) -> int:
    f.c = _progress(g)
    return carry_out(g, f.b, f.items, f.chosen)


def r12_6_1_1_1(g: State, f: Frame) -> int:
    """Used counts what was paid for or has changed anything (8.1.1.1.2.1, 8.1.1.2.3.1)."""
    ability = g.table.abilities[f.b]
    if ability.limit is not None and (isinstance(ability, Activated) or _progress(g) != f.c):
        count_use(g, f.b, source_in(f.items), object_in(f.items), controller_in(f.items))
        drop_unusable(g)
    forget_state(g, f.b, object_in(f.items))
    hide_again(g, f.a, object_in(f.items))
    return RETURN


def hide_again(g: State, card: int, obj: int) -> None:
    """A card that was shown is hidden: nobody can tell it from the others there. It is not while an ability waits."""
    if not g.flags[card] & SHOWN or g.obj[card] != obj or g.book.up_mask[g.zone_of[card]] == 3:
        return
    if any([row.source == card and row.obj == obj for row in g.pending]):
        return
    look_away(g, card)
    renew(g, card)
    renew_uses(g, obj, g.obj[card])


def _progress(g: State) -> int:
    """A number that grows whenever anything happens or begins to last; a change of power by 0 is none (2.5.4.1)."""
    return count_events(g) + g.serial - len([
        row for row in g.effects if row.sort == ADD and row.what == POWER and row.value == 0])


def drop_unusable(g: State) -> None:
    """12.2.1.3: what waits and has become unusable is cancelled."""
    g.pending = [row for row in g.pending if row.ability < 0 or may_use(g, row.ability, row.source)]


USING = (r6_6_1_2_2,)
ABILITY_PLAYING = (
    r8_5_2_3_1, r8_5_2_1__ability, r8_5_2_2__ability, r8_5_2_2__picked, r8_5_2_3, r8_5_2_3__paid, r8_5_3_4,
    r12_6_1_1_1,
)
WAITING_PLAYING = (r8_6_3, r12_6_1_1_2, r12_6_1_1_2__taken)
