"""4-18 in card texts: counters of a name on cards."""
from __future__ import annotations

from typing import Final

from ...cards.language import Pattern, Production, Rule
from ...cards.language.english import aside
from ...kernel.abilities.conditions import Fits
from ...kernel.abilities.counters import CountersOn, HasCounters, PutCounters, TakeCounters
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import AT_LEAST, EQUAL
from ...kernel.abilities.numbers import Each, Fixed
from ...kernel.abilities.qualities import Plus
from .areas import BY_EFFECT
from .cards import AP, HP

_SORT: Final = "counter:"

COUNTER: Final = Pattern(
    "counter", str, r"「[^「」。\n]+」カウンター", lambda text: _SORT + text[1:text.rindex("」")],
    lambda sort: f"「{sort.removeprefix(_SORT)}」カウンター", lambda sort: f"“{sort.removeprefix(_SORT)}”",
    lambda rng: _SORT + rng.choice(("灯", "潮")), "「…」カウンター", "「")

_ON: Final = "{sort:counter}が{number.number:int}個"
_NUMBER: Final = {"number": Fixed}

COUNTERS: Final[list[Production]] = [
    COUNTER,
    *[Rule("doing", Do, f"{{which:{kind}}}に[、]{{act.sort:counter}}を{{act.number:figure}}個<置く>",
           "<place> {act.number} {act.sort} counter(s:act.number) on {which}", fixed={"act.reason": BY_EFFECT},
           within={"act": PutCounters}, cites="4-18-2")
      for kind in ("target", "choice")],
    *[Rule("doing", Do, f"{{which:{kind}}}から[、]{{act.sort:counter}}を{{act.number:figure}}個<取り除く>",
           "<remove> {act.number} {act.sort} counter(s:act.number) from {which}", fixed={"act.reason": BY_EFFECT},
           within={"act": TakeCounters}, cites="4-18-3")
      for kind in ("target", "choice")],
    Rule("adj", HasCounters, _ON + "{how:how}置かれている[、]",
         aside("with {number.number} {how} {sort} counters"), within=_NUMBER, cites="4-18-1"),
    Rule("adj", HasCounters, _ON + "置かれている[、]", aside("with exactly {number.number} {sort} counter(s)"),
         fixed={"how": EQUAL}, within=_NUMBER, cites="4-18-1"),
    Rule("adj", HasCounters, "{sort:counter}が置かれている[、]", aside("with a {sort} counter"),
         fixed={"how": AT_LEAST, "number": Fixed(1)}, cites="4-18-1"),
    Rule("fact", Fits, "{which:this}に{test.sort:counter}が{test.number.number:int}個{test.how:how}<置かれている/1>",
         "{which} has {test.number.number} {test.how} {test.sort} counters",
         within={"test": HasCounters, "test.number": Fixed}, cites="4-18-1"),
    Rule("fact", Fits, "{which:this}に{test.sort:counter}が<置かれている/1>", "{which} has a {test.sort} counter",
         fixed={"test.how": AT_LEAST, "test.number": Fixed(1)}, within={"test": HasCounters}, cites="4-18-1"),
    *[Rule("shift", Plus,
           f"[、]{{amount.number.which:this}}の{{amount.number.sort:counter}}1個につき(|、){en}{{amount.by:signed}}",
           f"{en}{{amount.by}} for each {{amount.number.sort}} counter on {{amount.number.which}}",
           fixed={"attribute": attribute}, within={"amount": Each, "amount.number": CountersOn}, cites="4-18-1")
      for attribute, en in ((AP, "AP"), (HP, "HP"))],
]
