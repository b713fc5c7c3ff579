"""Chapter 16, as far as keywords have rules that no text states: soul guard, abyss summons, open cards."""
from __future__ import annotations

from ...kernel.abilities.scope import Scope
from ...kernel.actions.damage import heal
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, RETURN
from ...kernel.continuous.lasting_effects import FOR_GAME, end_effects
from ...kernel.continuous.projection import value
from ...kernel.abilities.activation import costs_payable
from ...kernel.abilities.resolution import call_costs
from ...kernel.state.state import Frame, Row, State, call
from .areas import ABYSS_CONDITION, DRIVE_ZONE, GRAVEYARD, HAND
from .c14_playing import FROM_HAND, OPENED
from .cards import EVENT, OPEN, TIMING, TYPE
from .menus_special import special_ability

# 16-12b The card c stays where it is.


def r16_12b_1(g: State, f: Frame) -> int:
    heal(g, (f.c,))
    return NEXT


def r16_12b_2(g: State, f: Frame) -> int:
    """What lasts for a stated time ends, this guard itself with it."""
    end_effects(g, [
        row for row in g.effects if row.card == f.c and row.obj == g.obj[f.c] and row.until != FOR_GAME])
    return RETURN


# 16-14 An abyss summon by the player a


def _summonable(g: State, player: int) -> Row:
    """16-14a-2a: units whose condition can be met whole."""
    found: list[int] = []
    for card in g.zones[GRAVEYARD + player]:
        number = special_ability(g, card, ABYSS_CONDITION)
        if number >= 0 and costs_payable(g, g.table.abilities[number], Scope(card, g.obj[card], player), [card]):
            found.append(card)
    return tuple(found)


def r16_14a_1(g: State, f: Frame) -> int:
    """The graveyard is open, so everybody sees what there is to choose."""
    return choose(g, f.a, 0, 1, _summonable(g, f.a))


def r16_14a_2(g: State, f: Frame) -> int:
    """Nobody has to. What the unit itself asks for is done, all of it."""
    g.done = 0
    if not g.result:
        return RETURN
    (f.b,) = g.result
    f.c = g.obj[f.b]
    return call_costs(g, special_ability(g, f.b, ABYSS_CONDITION), Scope(f.b, f.c, f.a))


def r16_14a_2__summon(g: State, f: Frame) -> int:
    if g.done < 0 or g.obj[f.b] != f.c:
        g.done = 0
        return RETURN
    return call(g, g.book.at["abyss arrival"], f.a, 0, 0, (f.b,))


# 16-15 Open cards


def open_cards(g: State, player: int) -> Row:
    """The cards in the hand or the drive zone that have to go on the gate."""
    found: list[int] = []
    for place in (HAND + player, DRIVE_ZONE + player):
        for card in g.zones[place]:
            if g.prints[card] >= 0 and value(g, card, TYPE) == EVENT and value(g, card, TIMING) == OPEN:
                found.append(card)
    return tuple(found)


def opening(g: State) -> int:
    """Who has to put one on the gate, the turn player first (16-15b-1c), or -1."""
    for player in (g.turn_player, 1 - g.turn_player):
        if open_cards(g, player):
            return player
    return -1


def r16_15b_1(g: State, f: Frame) -> int:
    return choose(g, f.a, 1, 1, open_cards(g, f.a))


def r16_15b_1__open(g: State, f: Frame) -> int:
    """The card is played as if from the hand, and paid for as far as possible (16-15b-1a)."""
    return call(g, g.book.at["14-3b-1"], g.result[0], 0, f.a | FROM_HAND | OPENED)


SOUL_GUARD = (r16_12b_1, r16_12b_2)
ABYSS_SUMMONING = (r16_14a_1, r16_14a_2, r16_14a_2__summon)
OPENING = (r16_15b_1, r16_15b_1__open)
