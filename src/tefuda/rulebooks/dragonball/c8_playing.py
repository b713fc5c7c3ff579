"""Chapter 8, as far as it is about checkpoints, free timings and playing cards."""
from __future__ import annotations

from ...kernel.actions.move import move, move_home
from ...kernel.actions.turn import reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, PASS, RETURN, first_of, kind_of
from ...kernel.continuous.projection import value
from ...kernel.abilities.use_limits import forget_replaced
from ...kernel.loops.loops import comes_again, remember_use
from ...kernel.costs.alternative_costs import pay_other_way
from ...kernel.state.state import Frame, State, ask, call_then
from ...kernel.actions.card_states import hide
from ...kernel.triggers.pending import ask_among, ask_pending, play_pending, pending_of
from .areas import CHECKED, DO_ATTACK, DROP, ENERGY, PAY, PLAY
from .c4_terms import checkpoint
from .c9_rule_processes import to_do
from .cards import LEVEL
from .menus import USES, FreeTiming

# 8-5-1 Checkpoint


def r8_5_1_1(g: State, f: Frame) -> int:
    """All rule processes at the same time, again and again until none is left.

    With nothing waiting either, the checkpoint ends (8-5-1-4).
    """
    if g.table.states:
        g.table.trigger_lookup.wait_for_states(g)
    due = to_do(g)
    if (due or g.pending) and comes_again(g, f):
        return g.book.at["11-1-1-1"]
    if due:
        g.registers[CHECKED] = 1
        return call_then(g, f, f.pc, g.book.at["9-3-2"])
    g.needs_rule_check = False
    if g.marks:
        forget_replaced(g)
    return NEXT if g.pending else RETURN


def _play_waiting(g: State, f: Frame) -> int:
    """Play the chosen ability, then begin the checkpoint again."""
    g.registers[CHECKED] = 1
    step = play_pending(g)
    f.pc = g.book.at["8-5-1-1"] - 1
    return step


def r8_5_1_2(g: State, f: Frame) -> int:
    own = pending_of(g, g.turn_player)
    return ask_among(g, g.turn_player, own) if own else g.book.at["8-5-1-3"]


def r8_5_1_2__play(g: State, f: Frame) -> int:
    return _play_waiting(g, f)


def r8_5_1_3(g: State, f: Frame) -> int:
    """All that waits now is the other player's."""
    player = 1 - g.turn_player
    return ask_pending(g, player, player)


def r8_5_1_3__play(g: State, f: Frame) -> int:
    return _play_waiting(g, f)


# 8-5-2 Free timing: for player a, with the menu b.


def r8_5_2_1(g: State, f: Frame) -> int:
    return checkpoint(g)


def r8_5_2_2(g: State, f: Frame) -> int:
    """What was chosen in this very position before may not be chosen again (11-1-1-2)."""
    return ask(g, f.a, FreeTiming(g, f.a, f.b).legal())


def r8_5_2_2__act(g: State, f: Frame) -> int:
    """Whoever did something gets the free timing again (4-6-3-1); declaring an attack leaves it.

    An action is carried out by the paragraph that allows it.
    """
    kind = kind_of(g.answer)
    if kind in (PASS, DO_ATTACK):
        return g.book.at["8-5-2-3"]
    if kind in USES:
        remember_use(g, g.answer)
    allowed_by = g.book.at[g.book.verbs[kind].rule]
    return call_then(g, f, g.book.at["8-5-2-1"], allowed_by, first_of(g.answer), f.a)


def r8_5_2_3(g: State, f: Frame) -> int:
    return RETURN


# 8-6-2 Playing the card a from the hand of player c into the area b.


def r8_6_2_1(g: State, f: Frame) -> int:
    return reveal(g, f.a, PLAY)


def r8_6_2_3__way(g: State, f: Frame) -> int:
    """A text may let the player do something else than pay energy (1-3-1)."""
    if not g.table.allows:
        return NEXT
    return pay_other_way(g, f.c, f.a, value(g, f.a, LEVEL) <= len(g.zones[ENERGY + f.c]))


def r8_6_2_3(g: State, f: Frame) -> int:
    """2-10-1-1: the player chooses as many energy cards as the level; a card that is not paid for stays where it is."""
    if g.table.allows and g.done > 0:
        return g.book.at["8-6-2-4-1"]
    if g.table.allows and g.done < 0:
        hide(g, f.a)
        return RETURN
    level = value(g, f.a, LEVEL)
    return choose(g, f.c, level, level, g.zones[ENERGY + f.c])


def r8_6_2_3__pay(g: State, f: Frame) -> int:
    """Nothing says whose drop area, so it is that of the owner (3-1-7)."""
    return move_home(g, g.result, DROP, PAY)


def r8_6_2_4_1(g: State, f: Frame) -> int:
    """Into the battle area, or into the brawl area in a battle (7-3-1-6-2, 7-4-1-2-2)."""
    return move(g, f.a, f.b, PLAY)


CHECKPOINT = (r8_5_1_1, r8_5_1_2, r8_5_1_2__play, r8_5_1_3, r8_5_1_3__play)
FREE_TIMING = (r8_5_2_1, r8_5_2_2, r8_5_2_2__act, r8_5_2_3)
PLAYING = (r8_6_2_1, r8_6_2_3__way, r8_6_2_3, r8_6_2_3__pay, r8_6_2_4_1)
