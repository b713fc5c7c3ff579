"""14-13: what Gate Ruler cards put in the place of something, beyond what all games have."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule
from ...cards.language.core_replacing import replacements, stand_in
from ...kernel.abilities.ability_kinds import Replacing
from ...kernel.abilities.event_patterns import DamageDealt, Moves
from ...kernel.replacement.replaceable_events import Undergoes
from ...kernel.replacement.instead import Arrives, Diverted
from ...kernel.abilities.spoken_of import This
from ...kernel.codes import REST
from ...kernel.continuous.lasting_effects import FOR_PHASE, FOR_TURN
from .areas import BATTLE_DAMAGE, EFFECT_DAMAGE, IN_FRONT, OFF_FIELD

_DAMAGES: Final = (("", "", ()), ("戦闘", "battle ", (BATTLE_DAMAGE,)), ("効果", "effect ", (EFFECT_DAMAGE,)))

INSTEAD: Final[list[Production]] = [
    *replacements(
        "skill", "{limit:limit?}{condition:given?}", "{limit?_ }{condition?_, }", "時", "代わりに", "そうしたら、",
        ("14-13a", "14-13d")),
    # What is about the next event, and says no duration, lasts for the turn; what makes damage less, for the phase.
    *[stand_in("次に", en, event, effect, "時", "代わりに", {"duration": duration, "once": True}, cites)
      for event, effect, duration, en, cites in (
          ("impending", "clause", FOR_TURN, "the next time this turn that", "14-13e-1"),
          ("hurting", "recast", FOR_TURN, "the next time this turn that", "14-13e-1"),
          ("hurting", "relief", FOR_PHASE, "the next time this phase that", "14-13e-2"))],
    # 14-13c-1: taking damage and dealing it are events of their own.
    *[Rule("hurting", DamageDealt, f"{{subject:subject}}が{{causes:cause?}}{ja}ダメージを<受ける>",
           f"{{subject}} <be:subject> dealt {en}damage{{causes? _}}", fixed={"reasons": reasons}, cites="14-13c-1")
      for ja, en, reasons in _DAMAGES],
    Rule("hurting", Undergoes, "{subject:subject}がダメージを<与える>", "{subject} <deal:subject> damage",
         fixed={"procedure": "damage"}, cites="14-13c-1"),
    Rule("recast", Diverted, "そのダメージをこのユニットが<受ける>", "<redirect> that damage to this unit",
         fixed={"which": This()}, cites="14-13b"),
    Rule("recast", Diverted, "そのダメージを{which:single}が<受ける>", "<redirect> that damage to {which}",
         cites="14-13b"),
    Rule("impending", Undergoes, "{subject:subject}が{causes:cause?}<破壊される>",
         "{subject} <be:subject> destroyed{causes? _}", fixed={"procedure": "destroy"}, cites="12-4b-3"),
    Rule("skill", Replacing, "{condition:given?}このユニットはレストで場に出る。",
         "{condition?_, }this unit enters the field resting.",
         fixed={"when": Moves(This(), sources=OFF_FIELD, targets=IN_FRONT), "effects": (Arrives(REST),)},
         cites="14-12e"),
]
