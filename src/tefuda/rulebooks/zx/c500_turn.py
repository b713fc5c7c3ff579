"""Chapter 500: the turn and its phases."""
from __future__ import annotations

from ...kernel.machine.turns import next_turn, turn_begins, pass_turn
from ...kernel.actions.move import move, move_all
from ...kernel.actions.damage import heal
from ...kernel.actions.one_by_one import draw
from ...kernel.actions.turn import stand_all
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, PASS, first_of, kind_of, second_of
from ...kernel.continuous.lasting_effects import FOR_TURN, expire
from ...kernel.events.log import timing
from ...kernel.loops.loops import remember_use
from ...kernel.state.state import Frame, State, ask, call
from ...kernel.replacement.replaceable_procedure import perform
from .areas import (
    CHARGE, DECK, DO_ATTACK, DO_IGNITE, DO_PLAY, DO_RESOURCE, DO_USE, DRAW, DRAW_PHASE, DRAW_START, DYNAMIS,
    END_PHASE, END_START,
    GAME_START, HAND, HAND_LIMIT, HAND_OVER, IGNITION, IGNITION_PHASE, IGNITION_START, MAIN_PHASE, MAIN_START, PHASE,
    REBOOT, REBOOT_PHASE, REBOOT_START, RESOURCE, RESOURCE_PHASE, RESOURCE_START, TO_RESOURCE, TRASH, TURN_END,
    TURN_OBJECT, UNDERSIDE,
)
from .c300_squares import all_zx, limit_of, sleeping
from .c700_priority import over_pre_process, pre_process, still_to_do
from .c800_abilities import begin_use
from .c800_dynamis import begin_dynamis
from .c800_playing import begin_play
from .cards import HAND_ROOM
from .menus import MainMenu

DRAWN = 2


def r501_3(g: State, f: Frame) -> int:
    """A turn begins. Nothing refers any more to what cards were in an earlier turn."""
    next_turn(g)
    g.registers[TURN_OBJECT] = g.serial
    turn_begins(g)
    return NEXT


# 502 Reboot phase


def r502_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = REBOOT_PHASE
    return stand_all(g, sleeping(g, g.turn_player), REBOOT)


def r502_2(g: State, f: Frame) -> int:
    timing(g, REBOOT_START)
    if g.turn == 1:
        timing(g, GAME_START)
    return over_pre_process(g, f)


def r502_3(g: State, f: Frame) -> int:
    return pre_process(g)


# 503 Draw phase


def r503_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = DRAW_PHASE
    timing(g, DRAW_START)
    return over_pre_process(g, f)


def r503_2(g: State, f: Frame) -> int:
    return pre_process(g)


def r503_3(g: State, f: Frame) -> int:
    """503.3a: none in the first turn of the game, which is the first player's first."""
    return NEXT if g.turn == 1 else draw(g, g.turn_player, DRAWN, DECK, HAND, DRAW)


def r503_4(g: State, f: Frame) -> int:
    return pre_process(g)


# 504 Resource phase


def r504_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = RESOURCE_PHASE
    timing(g, RESOURCE_START)
    return over_pre_process(g, f)


def r504_2(g: State, f: Frame) -> int:
    return pre_process(g)


def r504_3(g: State, f: Frame) -> int:
    hand = g.zones[HAND + g.turn_player]
    if not hand:
        return g.book.at["504.4"]
    options = [DO_RESOURCE | card << 8 for card in hand]
    options.append(PASS)
    return ask(g, g.turn_player, options)


def r504_3__put(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        return NEXT
    return move(g, first_of(g.answer), RESOURCE + g.turn_player, TO_RESOURCE)


def r504_4(g: State, f: Frame) -> int:
    return pre_process(g)


# 505 Ignition phase


def r505_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = IGNITION_PHASE
    timing(g, IGNITION_START)
    return over_pre_process(g, f)


def r505_2(g: State, f: Frame) -> int:
    return pre_process(g)


def r505_3(g: State, f: Frame) -> int:
    """The frame's a says whether the player passed."""
    charge = g.zones[CHARGE + g.turn_player]
    f.a = 0
    if not charge:
        g.answer = PASS
        return NEXT
    options = [DO_IGNITE | card << 8 for card in charge]
    options.append(PASS)
    return ask(g, g.turn_player, options)


def r505_3__choose(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        f.a = 1
        return g.book.at["505.4"]
    return NEXT


def r505_3a(g: State, f: Frame) -> int:
    return move(g, first_of(g.answer), TRASH + g.turn_player, IGNITION)


def r505_3a__ignite(g: State, f: Frame) -> int:
    return perform(g, "ignite", g.turn_player, 1) if g.table.replaces else call(
        g, g.book.at["1010.1"], g.turn_player)


def r505_4(g: State, f: Frame) -> int:
    return pre_process(g)


def r505_5(g: State, f: Frame) -> int:
    return NEXT if f.a else g.book.at["505.3"]


# 506 Main phase


def r506_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = MAIN_PHASE
    timing(g, MAIN_START)
    return over_pre_process(g, f)


def r701_2(g: State, f: Frame) -> int:
    """Before anybody gets priority."""
    return pre_process(g)


def r506_2(g: State, f: Frame) -> int:
    return ask(g, g.turn_player, MainMenu(g).legal())


def r506_2__act(g: State, f: Frame) -> int:
    """The frame's a says whether the player passed."""
    code = g.answer
    kind = kind_of(code)
    f.a = int(kind == PASS)
    if f.a:
        return NEXT
    if kind == DO_USE:
        remember_use(g, code)
        return begin_use(g, g.turn_player, first_of(code), second_of(code))
    if kind == DO_ATTACK:
        return call(g, g.book.at["602.1a"], first_of(code), second_of(code))
    if DYNAMIS <= g.zone_of[first_of(code)] < UNDERSIDE:
        return begin_dynamis(g, first_of(code), second_of(code))
    return begin_play(g, first_of(code), second_of(code) if kind == DO_PLAY else 0)


def r506_3(g: State, f: Frame) -> int:
    return pre_process(g)


def r506_4(g: State, f: Frame) -> int:
    if f.a:
        return NEXT
    return g.book.at["701.2" if g.pending or g.needs_rule_check else "506.2"]


# 507 End phase


def r507_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = END_PHASE
    timing(g, END_START)
    return over_pre_process(g, f)


def r507_2(g: State, f: Frame) -> int:
    return pre_process(g)


def r507_3(g: State, f: Frame) -> int:
    """What this moment has triggered already in this turn is not triggered by it again."""
    timing(g, TURN_END, True)
    return over_pre_process(g, f)


def r507_4(g: State, f: Frame) -> int:
    return pre_process(g)


def r507_5(g: State, f: Frame) -> int:
    return g.book.at["507.3"] if still_to_do(g, TURN_END) else NEXT


def r507_6(g: State, f: Frame) -> int:
    heal(g, tuple(all_zx(g)))
    return NEXT


def r507_7(g: State, f: Frame) -> int:
    """Without what ended, a rule effect may be due (507.9)."""
    g.needs_rule_check = expire(g, FOR_TURN) or g.needs_rule_check
    return NEXT


def r507_8(g: State, f: Frame) -> int:
    """309.2: the player chooses the cards to keep, as many as the limit allows."""
    hand = g.zones[HAND + g.turn_player]
    limit = limit_of(g, g.turn_player, HAND_ROOM, HAND_LIMIT)
    if len(hand) <= limit:
        return g.book.at["507.9"]
    return choose(g, g.turn_player, limit, limit, hand)


def r507_8__trash(g: State, f: Frame) -> int:
    kept = g.result
    others = tuple(card for card in g.zones[HAND + g.turn_player] if card not in kept)
    return move_all(g, others, TRASH + g.turn_player, HAND_OVER)


def r507_9(g: State, f: Frame) -> int:
    if still_to_do(g, TURN_END):
        return g.book.at["507.3"]
    pass_turn(g)
    return g.book.at["501.3"]


TURN_STEPS = (
    r501_3, r502_1, r502_2, r502_3, r503_1, r503_2, r503_3, r503_4, r504_1, r504_2, r504_3, r504_3__put, r504_4,
    r505_1, r505_2, r505_3, r505_3__choose, r505_3a, r505_3a__ignite, r505_4, r505_5,
    r506_1, r701_2, r506_2, r506_2__act, r506_3, r506_4,
    r507_1, r507_2, r507_3, r507_4, r507_5, r507_6, r507_7, r507_8, r507_8__trash, r507_9,
)
