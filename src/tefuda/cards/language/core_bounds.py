"""Bounds in card texts: changes of a number that go only so far, and numbers that go only so far."""
from __future__ import annotations

from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.qualities import DownTo, EvensOut, NeverAbove, NeverBelow, UpTo
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import Quality, Static
from .productions import Production, Rule


def bounds(
    change: str = "{attribute:attribute}を%s{amount:change}<する>", during: str = "{act.duration:duration?、}",
) -> list[Production]:
    """A game may put a change of a number in another way, with the bound at its %s; and how long an effect lasts."""
    return [
        Rule("shift", DownTo, change % "{stop:int}未満にならないように",
             "{amount} {attribute} down to no less than {stop}"),
        Rule("shift", EvensOut, "{attribute:attribute}を(|、){amount:number}(|と同じ|と同じ数値)になるまで増減<する>",
             "as much more or less {attribute} as makes it {amount}"),
        Rule("shift", UpTo, change % "{stop:int}を超えないように", "{amount} {attribute} up to no more than {stop}"),
        *_never(NeverBelow, "未満に(|は)ならない", "below", during),
        *_never(NeverAbove, "を超えない", "above", during),
    ]


def _never(node: type[Quality], ja: str, en: str, during: str) -> list[Production]:
    """A bound for a number of cards: as long as an ability works, or for a while by an effect."""
    japanese = "{which:target}の{%s.attribute:attribute}は{%s.amount:number}" + ja
    english = "the {%s.attribute} of {which} is never " + en + " {%s.amount}"
    return [
        Rule("static", Static, japanese.replace("%s", "quality"), english.replace("%s", "quality"),
             within={"quality": node}),
        Rule("ruling", Do, during + japanese.replace("%s", "act.quality"),
             english.replace("%s", "act.quality") + "{act.duration? _}", within={"act": Lasts, "act.quality": node}),
    ]
