"""8.2.1.3: what Vanguard cards put in the place of something, beyond what all games have."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule
from ...cards.language.core_replacing import replacements
from ...kernel.abilities.ability_kinds import DamageReduction, Replacing
from ...kernel.abilities.event_patterns import DamageDealt, Moves
from ...kernel.replacement.instead import Arrives
from ...kernel.abilities.selections import AnyCard
from ...kernel.abilities.spoken_of import This
from ...kernel.codes import REST
from .areas import DAMAGE_CHECK, DRIVE_CHECK, FIELD, OFF_FIELD, ZONE_DECK, ZONE_TRIGGER

INSTEAD: Final[list[Production]] = [
    *replacements(
        "skill", "【永】{where:open?}：{condition:given?}", "【Cont】{where?}: {condition?_, }", "際", "かわりに",
        "そうしたら、", ("8.2.1.3.1", "8.2.1.3.2")),
    Rule("hurting", DamageDealt, "{subject:subject}が{causes:cause?}ダメージを<受ける>",
         "{subject} <be:subject> dealt damage{causes? _}", cites="10.33.1"),
    *[Rule("impending", Moves, f"{{subject.whose:player}}が{ja}を<行う>",
           f"{{subject.whose}} <make:subject.whose> a {en}",
           fixed={"sources": (ZONE_DECK,), "targets": (ZONE_TRIGGER,), "reasons": (reason,)},
           within={"subject": AnyCard}, cites=cites)
      for reason, ja, en, cites in (
          (DRIVE_CHECK, "ドライブチェック", "drive check", "10.14.1"),
          (DAMAGE_CHECK, "ダメージチェック", "damage check", "10.15.1"))],
    Rule("skill", Replacing, "【永】：{condition:given?}このユニットはレストで登場する。",
         "【Cont】: {condition?_, }this unit is placed at rest.",
         fixed={"when": Moves(This(), sources=OFF_FIELD, targets=FIELD), "effects": (Arrives(REST),)}, cites="10.5.1"),
    Rule("skill", DamageReduction,
         "【永】{where:open?}：{condition:given?}{which:topic}が受けるダメージを{less:plain}減らす。",
         "【Cont】{where?}: {condition?_, }damage to {which} is {less} less.", cites="10.33.1"),
]
