"""14-3b-6 and 8-4 in card texts: what cards and attacks cost, and what texts allow beyond the rules."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule
from ...cards.language.core_costs import payments
from ...kernel.abilities.ability_kinds import Allowing, OtherCost
from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import Static
from ...kernel.abilities.qualities import Becomes, Plus
from .abilities import AttackCost, PaidOtherwise
from .areas import ATTACK_BEHIND, BEING_SET, ZONE_DRIVE, ZONE_HAND
from .cards import COST, DAMAGE, PRICE

_GIVEN: Final = "{condition:given?}"
_GIVEN_EN: Final = "{condition?_, }"
_COSTS: Final = "\\[{costs:payment@stem,end*、}\\]"
_COSTS_EN: Final = "{costs@base,base*, | and |, and }"

COSTS: Final[list[Production]] = [
    *payments("14-3b-6"),
    Rule("shift", Plus, "与えるダメージの元の数値{amount:change}", "{amount} original damage",
         fixed={"attribute": DAMAGE}, cites="15-2b"),
    Rule("shift", Plus, "コスト{amount:change}", "{amount} cost", fixed={"attribute": COST}, cites="14-3b-6c"),
    Rule("static", Static, "{which:theme}のコストは{quality.amount:number}に<なる>",
         "{which} <cost:which> {quality.amount} energy", fixed={"quality.attribute": PRICE},
         within={"quality": Becomes}, cites="14-3b-6b"),
    Rule("deed", Do, "{act.duration:duration?、}{which:target}のコストを{act.quality.amount:number}に<する>",
         "<make> {which} cost {act.quality.amount} energy{act.duration? _}",
         fixed={"act.quality.attribute": PRICE}, within={"act": Lasts, "act.quality": Becomes}, cites="14-3b-6b"),
    Rule("skill", PaidOtherwise, f"このカードのコストは{_COSTS}になる。",
         f"To play this card, {_COSTS_EN} rather than pay energy.", cites="14-3b-6b"),
    Rule("skill", OtherCost, f"{_GIVEN}このカードのコストを支払う代わりに、{_COSTS}を行ってよい。",
         f"{_GIVEN_EN}rather than pay the cost of this card, you may {_COSTS_EN}.",
         (f"{_GIVEN}君はこのカードのコストを支払う代わりに、{_COSTS}を行ってよい。",), cites="14-3b-6"),
    Rule("skill", AttackCost, f"{_GIVEN}このユニットは{_COSTS}を行わなければ攻撃できない。",
         f"{_GIVEN_EN}this unit can't attack unless you {_COSTS_EN}.", cites="8-4d"),
    Rule("skill", Allowing, f"{_GIVEN}このユニットは最前でないルーラーを攻撃できる。",
         f"{_GIVEN_EN}this unit can attack a ruler behind another card.", fixed={"deed": ATTACK_BEHIND},
         cites="8-4c-1"),
    Rule("skill", Allowing, "このカードはセットできる。", "This card can be set.",
         fixed={"where": (ZONE_HAND, ZONE_DRIVE), "deed": BEING_SET}, cites="7-5a-2"),
]
