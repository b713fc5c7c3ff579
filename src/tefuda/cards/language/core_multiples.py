"""Numbers of cards that a text multiplies: 「パワーを2倍にする」, 「パワーを半分にする」."""
from __future__ import annotations

from typing import Any, Final

from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.applying import Do
from ...kernel.abilities.qualities import Divided, Multiplied
from ...kernel.abilities.nodes import Quality, Static
from ...kernel.abilities.numbers import Fixed
from .productions import Production, Rule, Word

# The kind of how often, or of which part; and what stands behind the number in English.
_SCALES: Final[tuple[tuple[type[Quality], str, str], ...]] = (
    (Multiplied, "times", ""), (Divided, "share", r" \(rounded down\)"))


def multiples() -> list[Production]:
    """Productions by which cards get a multiple or a part of a number."""
    return [*scale_words(), *[
        Rule("shift", node, f"{{attribute:attribute}}を{{amount:{kind}}}に<する>", f"{{amount}} {{attribute}}{tail}")
        for node, kind, tail in _SCALES]]


def scale_words() -> list[Production]:
    """Words for multiples and parts: double, half."""
    return [
        *[Word("times", Fixed(number), f"{number}倍", en) for number, en in (
            (2, "double"), (3, "triple"), (4, "4 times the"), (5, "5 times the"), (10, "10 times the"))],
        Word("share", Fixed(2), "半分", "half the", ("2分の1",)),
        Word("share", Fixed(3), "3分の1", "a third of the"),
    ]


def always_multiplied(
    number: tuple[str, str], japanese: tuple[str, ...], cites: str, **fixed: Any,
) -> list[Production]:
    """Sentences in which a number of cards is multiplied or divided as long as an ability works.

    ``number`` is the number of the card in both languages; ``japanese`` has it at its %n, and how often at its %s.
    """
    name, en = number
    found: list[Production] = []
    for node, kind, tail in _SCALES:
        slot = f"{{quality.amount:{kind}}}"
        usual, *also = [text.replace("%n", name).replace("%s", slot) for text in japanese]
        found.append(Rule(
            "static", Static, usual, f"{{which}} <get:which> {{quality.amount}} {en}{tail}", tuple(also),
            fixed={f"quality.{field}": value for field, value in fixed.items()}, within={"quality": node}, cites=cites))
    return found


def multiplied_for(deed: str, during: str, number: tuple[str, str], cites: str, **fixed: Any) -> list[Production]:
    """Effects by which a number of cards is multiplied or divided for a while.

    ``deed`` is the kind of what is done, ``during`` how long it lasts.
    """
    name, en = number
    return [
        Rule(deed, Do, f"{during}{{which:target}}の{name}を{{act.quality.amount:{kind}}}に<する>",
             f"<give> {{which}} {{act.quality.amount}} {en}{tail}{{act.duration? _}}",
             fixed={f"act.quality.{field}": value for field, value in fixed.items()},
             within={"act": Lasts, "act.quality": node}, cites=cites)
        for node, kind, tail in _SCALES]
