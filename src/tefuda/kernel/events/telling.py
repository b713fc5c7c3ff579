"""What is only told in the log: what was chosen, what began to last and what ended, what was declined.

Nothing waits for such an entry, no text looks back at it, and rule processes don't mind it. Of cards that not all see
nothing is told but that they were chosen: neither that they are the source of something, nor what lasts on them, since
how many they are would tell which cards these are. What has left with its card ends without a word.
"""
from __future__ import annotations

from typing import Final

from ..codes import BEGUN, CHOSEN, DECLINED
from ..continuous.effect_sorts import MOVED_AWAY, ORIGIN, TIMESTAMP
from ..numbering import Numbering
from ..state.records import LastingEffect, LogEntry
from ..state.state import Row, State
from ..visibility.sight import seen_by, sees

# What is chosen: the reason of such an entry.
CHOICES: Final = Numbering("choice")
A_CARD: Final = CHOICES.add("card")
NOTHING: Final = CHOICES.add("nothing")
A_NUMBER: Final = CHOICES.add("number")
A_MODE: Final = CHOICES.add("mode")
A_LABEL: Final = CHOICES.add("label")

# In place of the object of a source: there is one, and not all may know which.
UNSEEN: Final = -1

# What stands among the lasting effects and does nothing by itself.
NOTES: Final = 1 << MOVED_AWAY | 1 << ORIGIN | 1 << TIMESTAMP


def tell_chosen(g: State, player: int, cards: Row, source: int = -1, obj: int = 0) -> None:
    """Write down which cards a player chose, or that it is none, for which source; for the rules, if for none."""
    f = g.stack[-1]
    printed = known_print(g, source, obj)
    before = obj if printed >= 0 else UNSEEN if obj else 0
    for card in cards:
        g.log.append(LogEntry(
            CHOSEN, f.pc, f.by, A_CARD, g.prints[card], player, printed, before, g.obj[card], sees(g, card)))
    if not cards:
        g.log.append(LogEntry(CHOSEN, f.pc, f.by, NOTHING, -1, player, printed, before, 0, 3))


def tell_number(g: State, player: int, choice: int, number: int, source: int, obj: int) -> None:
    """Write down which number a player chose, or what else by its number, for which source."""
    f = g.stack[-1]
    printed = known_print(g, source, obj)
    before = obj if printed >= 0 else UNSEEN if obj else 0
    g.log.append(LogEntry(CHOSEN, f.pc, f.by, choice, -1, player, printed, before, number, 3))


def tell_declined(g: State, player: int, source: int, obj: int) -> None:
    """Write down that a player does not do what a source would let them do."""
    f = g.stack[-1]
    printed = known_print(g, source, obj)
    g.log.append(LogEntry(
        DECLINED, f.pc, f.by, 0, printed, player, -1, 0, obj if printed >= 0 else UNSEEN if obj else 0, 3))


def tell_effect(g: State, kind: int, effect: LastingEffect, source: int = -1) -> None:
    """Write down that a lasting effect began or ended, unless it is about a card that is gone or that not all see."""
    card = effect.card
    if NOTES >> effect.sort & 1 or (card >= 0 and (effect.obj != g.obj[card] or sees(g, card) != 3)):
        return
    f = g.stack[-1]
    obj = effect.source if kind == BEGUN else 0
    printed = known_print(g, source, obj)
    before = obj if printed >= 0 else UNSEEN if obj else 0
    player = -2 - card if card < -1 else effect.controller
    g.log.append(LogEntry(
        kind, f.pc, f.by, 0, g.prints[card] if card >= 0 else -1, player, printed, before,
        effect.obj if card >= 0 else 0, 3, effect))


def known_print(g: State, card: int, obj: int) -> int:
    """The print of a source, where all may know which card it is or was when it left play; else -1."""
    if card >= 0 and g.obj[card] == obj:
        return g.prints[card] if sees(g, card) == 3 else -1
    last = g.last.get(obj)
    if last is not None and seen_by(g.book, last.place, last.flags, last.controller) == 3:
        return last.printed
    return -1
