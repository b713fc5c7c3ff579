"""What a number stands for where a player picks one: a waiting ability, an effect, a replacement, or just a number."""
from __future__ import annotations

from ..kernel.abilities.declaring import Declare
from ..kernel.abilities.modes import Modes
from ..kernel.abilities.searching import NameLabel, labels_of_sort
from ..kernel.causes import asking_frame
from ..kernel.replacing import contesting
from ..kernel.state import Row, State
from .match import Match
from .naming import ability_source


def number_words(g: State, match: Match, number: int, lang: str) -> str:
    """The number, or the text of what it stands for."""
    start = g.book.program.starts[g.stack[-1].pc]
    if start == g.book.at.get("mode"):
        return _mode(g, match, number, lang)
    if start == g.book.at["contest one"]:
        return _replacement(match, contesting(g, g.stack[-1])[number], lang)
    if g.stack[-1].pc in g.book.picks_waiting and number < len(g.waiting) and len(g.waiting[number]) > 6:
        row = g.waiting[number]
        name = ability_source(g, match, row[6], row[2], g.player)
        text = match.ability_text(row[6], lang)
        return f"{name.pick(lang)}: {text}" if name is not None else text
    return str(number)


def _mode(g: State, match: Match, number: int, lang: str) -> str:
    frame = g.stack[asking_frame(g)] if asking_frame(g) >= 0 else g.stack[-2]
    ability = frame.a if asking_frame(g) >= 0 else frame.b
    if asking_frame(g) >= 0 and ability >= 0:
        asking = g.table.codes[ability][frame.b - 1]
        if isinstance(asking, (NameLabel, Declare)):
            return match.label_text(labels_of_sort(g.table, asking.sort)[number], lang)
    for effect in g.table.abilities[ability].effects:
        if isinstance(effect, Modes):
            return match.effect_text(effect.options[number], lang) or str(number + 1)
    return str(number + 1)


def _replacement(match: Match, row: Row, lang: str) -> str:
    if row[7] > -2:
        return str(row[0])
    return match.ability_text(-2 - row[7], lang)
