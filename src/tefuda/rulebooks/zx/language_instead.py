"""812: what Z/X cards put in the place of something, beyond what all games have."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule
from ...cards.language.core_replacing import replacements
from ...kernel.abilities.ability import Lessening, OtherCost, Replacing
from ...kernel.abilities.happenings import Hurts, Moves
from ...kernel.abilities.impending import Undergoes
from ...kernel.abilities.instead import Arrives, Diverted
from ...kernel.abilities.which import This
from ...kernel.codes import REST
from .areas import ELSEWHERE, ZONE_HAND, ZONE_SQUARE

ALWAYS: Final = r"(【常】|\[常\]|常)"

INSTEAD: Final[list[Production]] = [
    *replacements(
        "ability", ALWAYS + "{condition:holding?}", "【Always】 {condition?_, }", "(際|場合|時)", "かわりに",
        "そうしたならば、", ("812.1", "812.1")),
    Rule("hurting", Hurts, "{subject:subject}がダメージを<受ける>", "{subject} <be:subject> dealt damage",
         cites="1001.1"),
    Rule("redress", Diverted, "そのダメージをこのカードが<受ける>", "<redirect> that damage to this card",
         fixed={"which": This()}, cites="812.1"),
    Rule("impending", Undergoes, "{who:player}がイグニッションを<行う>", "{who} <ignite:who>",
         fixed={"procedure": "ignite"}, cites="1010.1"),
    Rule("ability", Replacing, ALWAYS + "{condition:holding?}このカードはスリープで登場する。",
         "【Always】 {condition?_, }this card appears asleep.",
         (ALWAYS + "このカードが登場する(際|場合|時)、(かわりに|)スリープで登場する。",),
         fixed={"when": Moves(This(), ELSEWHERE, (ZONE_SQUARE,)), "effects": (Arrives(REST),)}, cites="1006.1"),
    Rule("ability", OtherCost, ALWAYS + "{condition:holding?}このカードのリソースコストを支払うかわりに、"
         "{costs:deed@stem,te*、}よい。",
         "【Always】 {condition?_, }rather than pay the resource cost of this card, you may "
         "{costs*, then | and |, then }.", fixed={"where": (ZONE_HAND,)}, cites="804.2f"),
    Rule("ability", Lessening, ALWAYS + "{condition:holding?}{which:topic}は{by:subject}からダメージを受けない。",
         "【Always】 {condition?_, }{which} can't be dealt damage by {by}.",
         (ALWAYS + "{condition:holding?}{which:topic}は{by:subject}からのダメージを受けない。",), cites="1001.1"),
    Rule("ability", Lessening, ALWAYS + "{condition:holding?}{which:topic}が受けるダメージを{less:plain}減らす。",
         "【Always】 {condition?_, }damage to {which} is {less} less.", cites="1001.1"),
]
