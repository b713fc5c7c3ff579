"""8-10: what Dragon Ball cards put in the place of something, beyond what all games have."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule
from ...kernel.abilities.ability_kinds import Replacing
from ...kernel.abilities.event_patterns import Moves
from ...kernel.replacement.replaceable_events import Undergoes
from ...kernel.replacement.instead import Arrives, DivertedTo
from ...kernel.abilities.nodes import OPPONENT, YOU
from ...kernel.abilities.selections import AnyCard
from ...kernel.abilities.spoken_of import This
from ...kernel.codes import REST
from .areas import ZONE_BATTLE

INSTEAD: Final[list[Production]] = [
    # 4-9: damage to a player, by whatever or by a card (4-10).
    Rule("hurting", Undergoes, "{who:player}が{causes:cause?}ダメージを<受ける>", "{who} <take:who> damage{causes? _}",
         fixed={"procedure": "damage"}, cites="4-9-1"),
    Rule("hurting", Undergoes, "{doer:doer}が{who:player}にダメージを<与える>", "{doer} <deal:doer> damage to {who}",
         fixed={"procedure": "damage"}, cites="4-10-1"),
    *[Rule("redress", DivertedTo, f"そのダメージを{ja}が<受ける>", f"<redirect> that damage to {en}",
           fixed={"who": who}, cites="4-9-1")
      for who, ja, en in ((YOU, "自分", "you"), (OPPONENT, "相手", "your opponent"))],
    Rule("impending", Undergoes, "{who:player}が{causes:cause?}<チャージする>", "{who} <charge:who> cards{causes? _}",
         fixed={"procedure": "charge"}, cites="6-2-4-1"),
    # 8-9-1-5: in which state cards come into the battle area.
    Rule("skill", Replacing, "【永続発動】{condition:given?}このカードはレストでバトルエリアに出る。",
         "【Permanent】 {condition?_, }this card enters the battle area rested.",
         fixed={"when": Moves(This(), targets=(ZONE_BATTLE,)), "effects": (Arrives(REST),)}, cites="8-2-1-3"),
    Rule("skill", Replacing,
         "【永続発動】{condition:given?}{when.subject.whose:side}{when.subject.tests:feature*0}カードは"
         "レストでバトルエリアに出る。",
         "【Permanent】 {condition?_, }{when.subject.whose} {when.subject.tests*0 | | } cards enter the battle area "
         "rested.",
         fixed={"when.targets": (ZONE_BATTLE,), "effects": (Arrives(REST),)},
         within={"when": Moves, "when.subject": AnyCard}, cites="8-2-1-3"),
]
