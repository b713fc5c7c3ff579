"""Chapter 4: drawing, damage, checkpoints."""
from __future__ import annotations

from ...kernel.changes import draw, move_home
from ...kernel.choosing import choose
from ...kernel.codes import NEXT
from ...kernel.effects import value
from ...kernel.state import Frame, State, call
from .areas import ATTACKER, ATTACKER_OBJECT, BRAWL, DAMAGE, DECK, DRAW, ENERGY, GUARD, HAND, LIFE
from .cards import STRIKE


def draw_cards(g: State, player: int, count: int) -> int:
    """4-8-2, 4-8-3: draw one card, as often as told."""
    return draw(g, player, count, DECK, HAND, DRAW)


def checkpoint(g: State) -> int:
    """4-5: a checkpoint occurs. Where nothing happened since the last one, it has nothing to do."""
    if g.dirty or g.waiting:
        return call(g, g.book.at["8-5-1-1"])
    return NEXT


def attacks(g: State) -> bool:
    """Whether the attack card is still the card that attacked (7-5-1-2-1)."""
    card = g.registers[ATTACKER]
    return card >= 0 and g.obj[card] == g.registers[ATTACKER_OBJECT] and g.zone_of[card] != BRAWL + g.master[card]


def end_battle(g: State) -> None:
    """No card is called attack card or guard card outside a battle (7-3-1-3, 7-3-1-4)."""
    g.registers[ATTACKER] = -1
    g.registers[GUARD] = -1


def damage_of_attack(g: State) -> int:
    """7-5-1-4-1-1: the strike of the attack card, 0 if it has gone."""
    return value(g, g.registers[ATTACKER], STRIKE) if attacks(g) else 0


def r4_9_1_1_1(g: State, f: Frame) -> int:
    """The damaged player (a) chooses as many life cards as the damage (b)."""
    return choose(g, f.a, f.b, f.b, tuple(g.zones[LIFE + f.a]))


def r4_9_1_1_1__move(g: State, f: Frame) -> int:
    """Nothing says whose energy area, so it is that of the owner (3-1-7)."""
    return move_home(g, g.result, ENERGY, DAMAGE)


DAMAGE_PROCESS = (r4_9_1_1_1, r4_9_1_1_1__move)
