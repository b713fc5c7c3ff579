"""Chapters 8, 11 and 12 in card texts: the sorts of abilities, where they work, and the icons before them."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...kernel.abilities.ability import Activated, Always, Automatic, Forbidding, Replacing
from ...kernel.abilities.acts import Undergo
from ...kernel.abilities.conditions import Fits, There
from ...kernel.abilities.effects import Do, May
from ...kernel.abilities.happenings import Moves, Under
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, YOU, Static
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.qualities import Cannot
from ...kernel.abilities.tests import Has, IsSo
from ...kernel.abilities.which import Cards, This
from ...kernel.codes import BEING_CHOSEN, DECLARED
from .areas import (
    ATTACK, FIELD, IS_UNIT, REAR_ZONES, RIDDEN, ZONE_BIND, ZONE_DAMAGE, ZONE_DECK, ZONE_DROP, ZONE_G, ZONE_GUARDIAN,
    ZONE_HAND, ZONE_SOUL, ZONE_VANGUARD,
)
from .c10_by_effect import ANY_CIRCLE
from .c11_skills import G_GUARDIAN_SKILL, STRIDE_SKILL
from .cards import GRADE
from .language_cards import ZONE_G_UNITS
from .menus import MAIN
from .nodes import SharesClan

_V: Final = (ZONE_VANGUARD,)
_WHERE: Final = (
    (_V, "(V)", "3.1.1.3.1"), (REAR_ZONES, "(R)", "3.1.1.3.2"), ((ZONE_GUARDIAN,), "(G)", "3.1.1.3.3"),
    ((*_V, *REAR_ZONES), "(V)/(R)", "3.1.1.4"), ((ZONE_HAND,), "手札", "3.1.1.3.4"),
    ((ZONE_DROP,), "ドロップゾーン", "3.1.1.3.5"), ((ZONE_BIND,), "バインドゾーン", "3.1.1.3.6"),
    ((ZONE_SOUL,), "ソウル", "3.1.1.3.7"), ((ZONE_DAMAGE,), "ダメージゾーン", "3.1.1.3.8"),
    ((ZONE_DECK,), "山札", "3.1.1.3.9"),
)
_EN: Final = {
    "手札": "Hand", "ドロップゾーン": "Drop Zone", "バインドゾーン": "Bind Zone", "ソウル": "Soul",
    "ダメージゾーン": "Damage Zone",
    "山札": "Deck",
}

# 4.1.3: zones that not everybody looks into.
_HIDDEN: Final = (ZONE_HAND, ZONE_DECK)


def _zones(kind: str, zones: tuple[tuple[tuple[int, ...], str, str], ...]) -> list[Production]:
    """3.1.1.3: where an ability works. Circles may be written without their round brackets."""
    return [
        Word(kind, where, f"【{ja}】", f"【{_EN.get(ja, ja)}】",
             (f"【{ja.replace('(', '').replace(')', '')}】",) if "(" in ja else (), cites=cites)
        for where, ja, cites in zones]


# 11.5, 11.13: keywords that say everything by their name.
RESTRAINT: Final = Always("restraint", FIELD, statics=(Static(This(), Cannot(DECLARED, ATTACK)),))
# 11.7: who is ridden by a unit of the same clan may be called.
FORERUNNER: Final = Automatic(
    "forerunner", FIELD,
    when=Under(Moves(This(), sources=_V, targets=(ZONE_SOUL,), reasons=(RIDDEN,)), Fits(Cards(_V, YOU), SharesClan())),
    effects=(May(Do(This(), Undergo("call", Fixed(ANY_CIRCLE)))),))
# 11.8: it does not attack beside units of other clans.
LORD: Final = Always(
    "lord", FIELD, There(Cards((*_V, *REAR_ZONES), YOU, (IsSo(IS_UNIT), SharesClan(False))), AT_LEAST, Fixed(1)),
    statics=(Static(This(), Cannot(DECLARED, ATTACK)),))
# 11.9.2: all that it says is how many of them a deck has.
SENTINEL: Final = Always("sentinel", FIELD)
RESIST: Final = Always("resist", FIELD, statics=(Static(This(), Cannot(BEING_CHOSEN)),))

_HEAD: Final = "{where:where?}{limit:limit?}"
_HEAD_EN: Final = "{where?}{limit?}"
_COSTS: Final = "\\[{costs:cost*，}\\]"
_COSTS_EN: Final = "[{costs*, |, |, }]"

ABILITIES: Final[list[Production]] = [
    *_zones("where", _WHERE),
    # What always works and is about others has to be where everybody can see it.
    *_zones("open", tuple(it for it in _WHERE if it[0][0] not in _HIDDEN)),
    *_zones("kept", tuple(it for it in _WHERE if it[0][0] in _HIDDEN)),
    # 11.6, 11.12, 11.15, 11.16, 11.18: conditions that have a name.
    Rule("break", There, "【LB\\({number.number:int}\\)】", "【Limit Break {number.number}】",
         ("【リミットブレイク\\({number.number:int}\\)】",),
         fixed={"cards": Cards((ZONE_DAMAGE,), YOU), "how": AT_LEAST}, within={"number": Fixed}, cites="11.6.1"),
    Rule("break", There, "【GB\\({number.number:int}\\)】", "【Generation Break {number.number}】",
         ("【ジェネレーションブレイク\\({number.number:int}\\)】",),
         fixed={"cards": ZONE_G_UNITS, "how": AT_LEAST}, within={"number": Fixed}, cites="11.12.1"),
    Rule("break", There, "儀式\\({number.number:int}\\)：", "Ritual {number.number}: ",
         fixed={"cards": Cards((ZONE_DROP,), YOU, (Has(GRADE, 0, Fixed(1)),)), "how": AT_LEAST},
         within={"number": Fixed}, cites="11.18.1"),
    Word("break", There(Cards((ZONE_HAND,), YOU), AT_MOST, Fixed(3)), "勇敢：", "Brave: ", cites="11.15.1"),
    Word("break", There(Cards((ZONE_HAND,), YOU), AT_LEAST, Fixed(5)), "神託：", "Oracle: ", cites="11.16.1"),
    Word("keyword-skill", RESTRAINT, "【永】：拘束", "【Cont】: Restraint", cites="11.5.1"),
    Word("keyword-skill", FORERUNNER, "【自】：先駆", "【Auto】: Forerunner", cites="11.7.1"),
    Word("keyword-skill", LORD, "【永】：盟主", "【Cont】: Lord", ("【永】【(V)/(R)】：盟主",), cites="11.8.1"),
    Word("keyword-skill", SENTINEL, "【永】：守護者", "【Cont】: Sentinel", cites="11.9.2"),
    Word("keyword-skill", RESIST, "【永】：抵抗", "【Cont】: Resist", cites="11.13.1"),
    Rule("cost", None, "{it:deed}", "{it}"),
    Rule("ability", None, "{it:skill}", "{it}"),
    Rule("ability", None, "{it:keyword-skill}", "{it}"),
    Rule("granted", None, "『{it:skill}』", "“{it}”"),
    Rule("granted", None, "『{it:keyword-skill}』", "“{it}”"),

    Rule("skill", Activated, f"【起】{_HEAD}{{condition:break?}}：{_COSTS}{{effects:sentence*}}",
         f"【Act】{_HEAD_EN}{{condition?}} {_COSTS_EN}: {{effects* | | }}", fixed={"timings": (MAIN,)},
         cites="8.1.1.1.1"),
    Rule("skill", Activated, f"【起】{_HEAD}{{condition:break?}}：{{effects:sentence*}}",
         f"【Act】{_HEAD_EN}{{condition?}}: {{effects* | | }}", fixed={"timings": (MAIN,)}, cites="8.1.1.1.2.6"),
    Rule("skill", Automatic, f"【自】{_HEAD}{{condition:break?}}：{_COSTS}{{when:trigger}}、{{effects:sentence*}}",
         f"【Auto】{_HEAD_EN}{{condition?}} {_COSTS_EN}: {{when}}, {{effects* | | }}", cites="8.1.1.2.2"),
    Rule("skill", Automatic, f"【自】{_HEAD}{{condition:break?}}：{{when:trigger}}、{{effects:sentence*}}",
         f"【Auto】{_HEAD_EN}{{condition?}}: {{when}}, {{effects* | | }}", cites="8.1.1.2.1"),
    Rule("skill", Always, "【永】{where:open?}：{statics:static@stem,end*、}。", "【Cont】{where?}: {statics}.",
         cites="8.1.1.3.1"),
    Rule("skill", Always, "【永】{where:open?}{condition:lead}{statics:static@stem,end*、}。",
         "【Cont】{where?}{condition} {statics}.", cites="8.1.1.3.1"),
    Rule("skill", Always, "【永】{where:kept}：{statics:own-static@stem,end*、}。", "【Cont】{where}: {statics}.",
         cites="3.1.1.3.4"),
    Rule("own-static", Static, "このカードの{quality:shift@*}", "this card <get:sg> {quality}",
         fixed={"which": This()}),
    Rule("own-static", Static, "このカードは{quality:cannot}", "this card {quality}", fixed={"which": This()}),
    # 11.6.3.1: a limit break is a condition like any other, told by its icon.
    Rule("lead", None, "{it:break}：", "{it}:"),
    Rule("lead", None, "：{it:given}", ": {it},"),
    Rule("skill", Forbidding, "【永】{where:open?}：{condition:given?}{who:player}は{deed:player-deed}。",
         "【Cont】{where?}: {condition?_, }{who} can't {deed}.", cites="8.1.1.3.1"),
    Rule("skill", Replacing,
         "【永】{where:open?}：{condition:given?}{when:happening}際、かわりに{effects:clause@stem,end*、}。",
         "【Cont】{where?}: {condition?_, }if {when@would}, instead {effects*, then | and |, then }.",
         cites="8.2.1.3.1"),
    Rule("skill", Replacing,
         "【永】{where:open?}：{condition:given?}{when:happening}際、かわりに{effects:deed@stem,te*、}よい。",
         "【Cont】{where?}: {condition?_, }if {when@would}, you may instead {effects*, then | and |, then }.",
         fixed={"optional": True}, cites="8.2.1.3.2"),
    *[Rule("skill", Activated, f"【{ja}】{_COSTS}", f"【{en}】 {_COSTS_EN}",
           fixed={"keyword": keyword, "where": (ZONE_G,)},
           cites=cites)
      for keyword, ja, en, cites in ((STRIDE_SKILL, "超越", "Stride", "11.11.2"),
                                     (G_GUARDIAN_SKILL, "Gガーディアン", "G Guardian", "11.14.1"))],
]
