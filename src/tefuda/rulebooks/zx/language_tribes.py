"""207 and 811.6 in card texts: being of another tribe, and of no other."""
from __future__ import annotations

import random
from typing import Final

from ...cards.language import Pattern, Production, Rule
from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import Static
from ...kernel.abilities.qualities import GainsLabel

_TRIBES: Final = ("灯守", "鐘楼", "夜駆け")


def _read_tribe(text: str) -> str:
    return f"tribe:{text[1:-1]}"


def _print_tribe(label: str) -> str:
    return f"[{label.removeprefix('tribe:')}]"


def _some_tribe(rng: random.Random) -> str:
    return f"tribe:{rng.choice(_TRIBES)}"


TRIBES: Final[list[Production]] = [
    Pattern(
        "tribe", str, r"\[[^\[\]\n自起常★☆]+\]", _read_tribe, _print_tribe, _print_tribe, _some_tribe, "[種族]", "["),
    Rule("static", Static, "{which:target}の種族を{quality.label:tribe}に<する>",
         "the tribe of {which} becomes {quality.label}", within={"quality": GainsLabel},
         fixed={"quality.only": True}, cites="811.6"),
    Rule("deed", Do, "{act.duration:duration?(、|)}{which:target}の種族を{act.quality.label:tribe}に<する>",
         "<make> {act.quality.label} the tribe of {which}{act.duration? _}",
         within={"act": Lasts, "act.quality": GainsLabel}, fixed={"act.quality.only": True}, cites="811.6"),
    Rule("deed", Do, "{which:choice}選び、{act.duration:duration?(、|)}種族を{act.quality.label:tribe}に<する>",
         "<make> {act.quality.label} the tribe of {which}{act.duration? _}",
         within={"act": Lasts, "act.quality": GainsLabel}, fixed={"act.quality.only": True}, cites="811.6"),
]
