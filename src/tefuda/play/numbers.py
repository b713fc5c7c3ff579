"""What a number stands for where a player picks one: a waiting ability, an effect, a replacement, or just a number."""
from __future__ import annotations

from ..kernel.costs.ability_costs import PickWay
from ..kernel.abilities.search import Declare, NameLabel, labels_of_sort
from ..kernel.abilities.instructions import place_of
from ..kernel.abilities.modes import Modes, PickMode
from ..kernel.abilities.nodes import Instruction
from ..kernel.events.causes import asking_frame
from ..kernel.costs.alternative_costs import other_ways
from ..kernel.replacement.frame import event_in
from ..kernel.replacement.process import contesting
from ..kernel.abilities.resolution import code_of
from ..kernel.state.state import State
from .match import Match
from .naming import ability_source
from ..kernel.replacement.candidates import Replacement


def number_words(g: State, match: Match, number: int, lang: str) -> str:
    """The number, or the text of what it stands for."""
    start = g.book.program.starts[g.stack[-1].pc]
    if start == g.book.at.get("mode"):
        return _mode(g, match, number, lang)
    if start == g.book.at.get("way"):
        return _way(g, match, number, lang)
    if start == g.book.replacing:
        return _replacement(match, contesting(g, event_in(g, g.stack[-1]))[number], lang)
    if g.stack[-1].pc in g.book.picks_pending and number < len(g.pending) and g.pending[number].ability >= 0:
        it = g.pending[number]
        name = ability_source(g, match, it.ability, it.source, g.player)
        text = match.ability_text(it.ability, lang)
        return f"{name.pick(lang)}: {text}" if name is not None else text
    return str(number)


def _mode(g: State, match: Match, number: int, lang: str) -> str:
    """Asked by an instruction of an effect, by whoever pays for a card, or by the play of an ability."""
    caller = g.stack[-2]
    if asking_frame(g) == len(g.stack) - 2:
        return _asked(g, match, code_of(g, caller.a)[place_of(caller)], number, lang)
    if g.book.program.starts[caller.pc] == g.book.at.get("other way"):
        ways = other_ways(g, caller.b, caller.a, caller.items[0])
        return match.ability_text(ways[number], lang) if number < len(ways) else str(number + 1)
    for effect in g.table.abilities[caller.b].effects:
        if isinstance(effect, Modes):
            return _asked(g, match, effect, number, lang)
    return str(number + 1)


def _way(g: State, match: Match, number: int, lang: str) -> str:
    """What is paid in that way and not in every other."""
    caller = g.stack[-2]
    asking = code_of(g, caller.a)[place_of(caller)]
    assert isinstance(asking, PickWay)
    ways = asking.options
    own = [cost for cost in ways[number] if not all(cost in way for way in ways)]
    return match.costs_text(own or ways[number], lang) or str(number + 1)


def _asked(g: State, match: Match, asking: Instruction | Modes, number: int, lang: str) -> str:
    """A label, one of several effects, or just the number."""
    if isinstance(asking, (NameLabel, Declare)):
        return match.label_text(labels_of_sort(g.table, asking.sort)[number], lang)
    said = match.effect_text(asking.options[number], lang) if isinstance(asking, (Modes, PickMode)) else ""
    return said or str(number + 1)


def _replacement(match: Match, it: Replacement, lang: str) -> str:
    return str(it.key) if it.ability < 0 else match.ability_text(it.ability, lang)
