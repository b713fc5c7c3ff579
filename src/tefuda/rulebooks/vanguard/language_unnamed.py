"""8.5.5.3 in card texts: where no unit is named, the unit with the ability is meant.

Only a whole sentence leaves it out: after "choose", what follows is about what was chosen.
"""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...cards.language import Production, Rule
from ...cards.language.core_words import Vocabulary
from ...kernel.abilities.card_effects import Lasts, LastTogether
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import Declares, Moves
from ...kernel.abilities.nodes import Static
from ...kernel.abilities.spoken_of import This
from .areas import ATTACK, FIELD, HIT, OFF_FIELD

# What stands in place of the kinds that name a unit.
_INSTEAD: Final = ((":action}", ":unnamed}"), (":static@", ":unnamed-static@"), (":event}", ":unnamed-event}"))


def unnamed(v: Vocabulary) -> list[Production]:
    this = {"which": This()}
    return [
        Rule("unnamed", Do, "{act.duration:duration?、}{act.quality:shift@*}",
             "<give> this unit {act.quality}{act.duration? _}", fixed=this, within={"act": Lasts}, cites="8.5.5.3"),
        Rule("unnamed", Do, "{act.duration:duration?、}{act.qualities:points*2(/|、|し、)}",
             "<give> this unit {act.qualities* and }{act.duration? _}", fixed=this, within={"act": LastTogether},
             cites="8.5.5.3"),
        Rule("unnamed", Do, "{act.duration:duration?、}{act.quality:cannot}",
             "this unit {act.quality}{act.duration? _}", fixed=this, within={"act": Lasts}, cites="8.5.5.3"),
        *[Rule("unnamed", Do, f"<{ja}する>", f"<make> this unit {en}", fixed={**this, "act": act}, cites="8.5.5.3")
          for (ja, en), act in ((v.active, v.stand), (v.rested, v.rest))],
        Rule("unnamed-static", Static, "{quality:shift@*}", "this unit <get:sg> {quality}", fixed=this,
             cites="8.5.5.3"),
        Rule("unnamed-static", Static, "{quality:cannot}", "this unit {quality}", fixed=this, cites="8.5.5.3"),
        Rule("unnamed-event", Moves, "登場時", "when this unit is placed", ("登場した時",),
             fixed={"subject": This(), "sources": OFF_FIELD, "targets": FIELD}, cites="8.5.5.3"),
        *[Rule("unnamed-event", Declares, f"{ja}時", f"when {en}", fixed={"subject": This(), "reason": reason},
               cites="8.5.5.3")
          for ja, en, reason in (
              ("アタックした", "this unit attacks", ATTACK),
              ("アタックがヒットした", "the attack of this unit hits", HIT))],
        # How it is printed, with the unit.
        Rule("would", Moves, "{subject:subject}が{causes:cause?}<登場する>", "{subject} <be:subject> placed{causes? _}",
             fixed={"sources": OFF_FIELD, "targets": FIELD}, cites="10.5.1"),
    ]


def or_unnamed(part: Production) -> Production:
    """A sentence, condition or event is read without its unit too; it is printed with it."""
    if not isinstance(part, Rule) or part.kind not in ("sentence", "trigger", "skill"):
        return part
    more: tuple[str, ...] = ()
    for named, left_out in _INSTEAD:
        more += tuple(it.replace(named, left_out) for it in (part.ja, *part.also) if it.count(named) == 1)
    return replace(part, also=(*part.also, *more))
