"""14-13: what Gate Ruler cards put in the place of something, beyond what all games have."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule
from ...cards.language.core_replacing import replacements
from ...kernel.abilities.ability import Replacing
from ...kernel.abilities.happenings import Hurts, Moves
from ...kernel.abilities.impending import Undergoes
from ...kernel.abilities.instead import Arrives, Diverted
from ...kernel.abilities.which import This
from ...kernel.codes import REST
from .areas import BATTLE_DAMAGE, EFFECT_DAMAGE, IN_FRONT, OFF_FIELD

_DAMAGES: Final = (("", "", ()), ("戦闘", "battle ", (BATTLE_DAMAGE,)), ("効果", "effect ", (EFFECT_DAMAGE,)))

INSTEAD: Final[list[Production]] = [
    *replacements(
        "skill", "{limit:limit?}{condition:given?}", "{limit?_ }{condition?_, }", "時", "代わりに", "そうしたら、",
        ("14-13a", "14-13d")),
    # 14-13c-1: taking damage and dealing it are events of their own.
    *[Rule("hurting", Hurts, f"{{subject:subject}}が{{causes:cause?}}{ja}ダメージを<受ける>",
           f"{{subject}} <be:subject> dealt {en}damage{{causes? _}}", fixed={"reasons": reasons}, cites="14-13c-1")
      for ja, en, reasons in _DAMAGES],
    Rule("hurting", Undergoes, "{subject:subject}がダメージを<与える>", "{subject} <deal:subject> damage",
         fixed={"procedure": "damage"}, cites="14-13c-1"),
    Rule("redress", Diverted, "そのダメージをこのユニットが<受ける>", "<redirect> that damage to this unit",
         fixed={"which": This()}, cites="14-13b"),
    Rule("redress", Diverted, "そのダメージを{which:single}が<受ける>", "<redirect> that damage to {which}",
         cites="14-13b"),
    Rule("impending", Undergoes, "{subject:subject}が{causes:cause?}<破壊される>",
         "{subject} <be:subject> destroyed{causes? _}", fixed={"procedure": "destroy"}, cites="12-4b-3"),
    Rule("skill", Replacing, "{condition:given?}このユニットはレストで場に出る。",
         "{condition?_, }this unit enters the field resting.",
         fixed={"when": Moves(This(), sources=OFF_FIELD, targets=IN_FRONT), "effects": (Arrives(REST),)},
         cites="14-12e"),
]
