"""812: what Z/X cards put in the place of something, beyond what all games have."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule
from ...cards.language.core_replacing import replacements
from ...kernel.abilities.ability_kinds import DamageReduction, OtherCost, Replacing
from ...kernel.abilities.player_effects import Nothing
from ...kernel.abilities.event_patterns import DamageDealt, Moves
from ...kernel.replacement.replaceable_events import Undergoes
from ...kernel.replacement.instead import MORE, Amount, Arrives, Diverted
from ...kernel.abilities.nodes import EITHER
from ...kernel.replacement.lasting_replacements import StandsIn
from ...kernel.abilities.labels import Labelled
from ...kernel.abilities.selections import AnyCard, Cards
from ...kernel.abilities.spoken_of import This
from ...kernel.codes import REST
from .areas import ELSEWHERE, ZONE_HAND, ZONE_SQUARE
from .language_cards import IS_PLAYER, IS_ZX

ALWAYS: Final = r"(【常】|\[常\]|常)"


def _more_damage(whom: str, damage: str, subject: dict[str, Any]) -> list[Production]:
    """1001.1: what some cards deal is more, to whatever Z/X or to some cards."""
    to = " to {when.subject}" if whom else ""
    return [
        Rule("ability", Replacing, f"{ALWAYS}{{condition:holding?}}{doer}が{whom}{damage}を{{effects:raised*}}。",
             f"【Always】 {{condition?_, }}damage that {english} <deal:sg>{to} is {{effects}} more.", fixed=subject,
             within={"when": DamageDealt, **within}, cites="1001.1")
        for doer, english, within in (
            ("{when.doer:this-card}", "{when.doer}", {}),
            ("{when.doer.whose:side}{when.doer.tests:feature*0}{when.doer.tests:dealer}",
             "one of {when.doer.whose} {when.doer.tests:feature*0 | | } {when.doer.tests:dealer@pl}",
             {"when.doer": AnyCard}))]


INSTEAD: Final[list[Production]] = [
    Rule("raised", Amount, "+{number:plain}する", "{number}", ("{number:plain}増やす",), fixed={"change": MORE}),
    Rule("dealer", None, "{it:sort}", "{it@*}"),
    Rule("card-name", Labelled, "{label:card-label}", "{label}"),
    *replacements(
        "ability", ALWAYS + "{condition:holding?}", "【Always】 {condition?_, }", "(際|場合|時)", "かわりに",
        "そうしたならば、", ("812.1", "812.1")),
    Rule("hurting", DamageDealt, "{subject:subject}がダメージを<受ける>", "{subject} <be:subject> dealt damage",
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
         "{costs:payment@stem,te*、}よい。",
         "【Always】 {condition?_, }rather than pay the resource cost of this card, you may "
         "{costs*, then | and |, then }.", fixed={"where": (ZONE_HAND,)}, cites="804.2f"),
    *[part for who, damage, subject in (
        ("", "与えるダメージ", {"when.subject": Cards((ZONE_SQUARE,), EITHER, (IS_ZX,))}),
        ("{when.subject:subject}に", "与えるダメージ", {}))
      for part in _more_damage(who, damage, subject)],
    Rule("ability", DamageReduction, ALWAYS + "{condition:holding?}{which.whose:who}はダメージを受けない。",
         "【Always】 {condition?_, }{which.whose} can't be dealt damage.",
         fixed={"which.zones": (ZONE_SQUARE,), "which.tests": (IS_PLAYER,)}, within={"which": Cards}, cites="1001.2"),
    Rule("ruling", StandsIn, "{duration:duration}、{ability.when.subject.whose:who}はダメージを受けない",
         "{ability.when.subject.whose} can't be dealt damage {duration}",
         fixed={"once": False, "ability.when.subject.zones": (ZONE_SQUARE,),
                "ability.when.subject.tests": (IS_PLAYER,), "ability.effects": (Nothing(),)},
         within={"ability": Replacing, "ability.when": DamageDealt, "ability.when.subject": Cards}, cites="1001.2"),
    Rule("ability", DamageReduction, ALWAYS + "{condition:holding?}{which:topic}は{by:subject}からダメージを受けない。",
         "【Always】 {condition?_, }{which} can't be dealt damage by {by}.",
         (ALWAYS + "{condition:holding?}{which:topic}は{by:subject}からのダメージを受けない。",), cites="1001.1"),
    Rule("ability", DamageReduction, ALWAYS + "{condition:holding?}{which:topic}が受けるダメージを{less:plain}減らす。",
         "【Always】 {condition?_, }damage to {which} is {less} less.", cites="1001.1"),
]
