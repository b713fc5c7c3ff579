"""10.28, 10.36, 10.37, 11.42 and 12.11 in card texts: Gyze cards, and what their ultimate stride does."""
from __future__ import annotations

from dataclasses import replace

from ...cards.language import Production, Rule
from ...cards.language.core_acts import act
from ...cards.language.core_words import Vocabulary
from ...cards.language.labels import labels
from ...kernel.abilities.card_effects import TurnOver, CardProcedure
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import YOU
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.filters import Other
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import This
from .areas import BY_SKILL, FIELD, ZONE_G, ZONE_SOUL
from .c11_ultimate import ULTIMATE_SKILL
from .sides import Continued, SideStride


def sides(v: Vocabulary) -> list[Production]:
    this, stride = {"which": This()}, CardProcedure("stride", Fixed(0))
    return [
        *act(v, "<除外する>", "<remove> {which} from the game", CardProcedure("remove", Fixed(0))),
        *act(v, "<裏返す>", "<turn> {which} over", TurnOver(BY_SKILL)),
        Rule("deed", Do, "このカードをGゾーンに<置く>", "<put> this card into the G zone",
             fixed={**this, "act": CardProcedure("to G zone", Fixed(0))}, cites="4.11.3"),
        Rule("deed", Do, "このカードを\\(V\\)に<超越する>", "<stride> this card to \\(V\\)",
             fixed={**this, "act": stride}, cites="10.28.1"),
        # What is said of this card goes on without naming it again.
        Rule("turning", Do, "このカードを<裏返す>", "<turn> this card over", fixed={**this, "act": TurnOver(BY_SKILL)},
             cites="10.37.1"),
        Rule("striding", Do, "\\(V\\)に<超越する>", "<stride> it to \\(V\\)", fixed={**this, "act": stride},
             cites="10.28.1"),
        Rule("deed", Continued, "{parts:turning@stem}、{parts:striding@*}",
             "{parts:turning@*} and {parts:striding@base}", cites="11.42.2.2"),
        Rule("deed", Do, "あなたのサークルとソウルとGゾーンの他のカードすべてを<除外する>",
             "<remove> all your other cards on circles, in the soul and in the G zone from the game",
             ("他のGゾーンとサークルとソウルのカードすべてを<除外する>",),
             fixed={"which": Cards((ZONE_G, *FIELD, ZONE_SOUL), YOU, (Other(),)),
                    "act": CardProcedure("remove", Fixed(0))},
             cites="11.42.2.2"),
        replace(labels({"name": "「」"}, ("嵐の底", "灯の主")), kind="card-name"),
        Rule("skill", SideStride,
             "【究極超越】-{side:card-name}-ストライドステップ-\\[{costs:price*(，|,|&)}\\]{effects:sentence*}",
             "【Ultimate Stride】 {side} - stride step - [{costs*, |, |, }]: {effects* | | }",
             ("【究極超越】-{side:card-name}-\\[{costs:price*(，|,|&)}\\]{effects:sentence*}",),
             fixed={"keyword": ULTIMATE_SKILL, "where": (ZONE_G,)}, cites="11.42.2.2"),
    ]
