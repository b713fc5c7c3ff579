"""Chapters 8, 11 and 12 in card texts: the sorts of abilities, where they work, and the icons before them."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_costs import payments, prices
from ...kernel.abilities.conditions import Done
from ...kernel.abilities.ability_kinds import Activated, Always, Automatic, Copies, Forbidding
from ...kernel.abilities.control_flow import If
from ...kernel.costs.ability_costs import PayCosts
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import Limit, Static
from ...kernel.abilities.qualities import Gains
from ...kernel.abilities.spoken_of import This
from .areas import (
    BY_SKILL, REAR_ZONES, ZONE_BIND, ZONE_DAMAGE, ZONE_DECK, ZONE_DROP, ZONE_G, ZONE_GUARDIAN, ZONE_HAND, ZONE_SOUL,
    ZONE_VANGUARD,
)
from .c10_legion import RestTogether
from .c11_skills import G_GUARDIAN_SKILL, STRIDE_SKILL
from .c11_ultimate import ULTIMATE_SKILL
from .menus import MAIN
from .nodes import AlwaysBoth, WordedAnd

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
_HIDDEN: Final = ((ZONE_HAND,), (ZONE_DECK,))
_OPEN_PLACES: Final = tuple((zones, ja, cites) for zones, ja, cites in _WHERE if zones not in _HIDDEN)
_HIDDEN_PLACES: Final = tuple((zones, ja, cites) for zones, ja, cites in _WHERE if zones in _HIDDEN)


def _zones(kind: str, zones: tuple[tuple[tuple[int, ...], str, str], ...]) -> list[Production]:
    """3.1.1.3: where an ability works. Circles may be written without their round brackets."""
    return [
        Word(kind, where, f"【{ja}】", f"【{_EN.get(ja, ja)}】",
             (f"【{ja.replace('(', '').replace(')', '')}】",) if "(" in ja else (), cites=cites)
        for where, ja, cites in zones]


_HEAD: Final = "{where:where?}{limit:limit?}{condition:break?}{keyword:ability-word?}"
_HEAD_EN: Final = "{where?}{limit?}{condition?}{keyword? _}"
# The named condition behind the colon.
_AFTER: Final = "{where:where?}{limit:limit?}：{condition:break}："
_COSTS: Final = "\\[{costs:price*(，|,|&)}\\]"
_COSTS_EN: Final = "[{costs*, |, |, }]"
# 8.1.1.1.2.1: the same as the icon of 12.6.1.1, written out behind the effects.
_PLACE: Final = "{where:where?}{condition:break?}{keyword:ability-word?}"
_SPENT: Final = "{effects:sentence*}{limit:spent}"
_HONOUR: Final = "{where:where?}{limit:limit?}{condition:break?}{costs:honour}：\\[{costs:price*(，|,|&)}\\]"
_HONOUR_EN: Final = "{where?}{limit?}{condition?} {costs:honour} [{costs:price*, |, |, }]"

# 11.11.2, 11.14.1: when it is done and what is done, as it is printed around the cost.
_STRIDES: Final = ("", "-ストライドステップ-")
_STRIDING: Final = ("", "裏のこのカードを\\(V\\)に超越する。", "裏のこのカードを\\(V\\)に【超越】する。",
                    "裏のこのカードを、\\(V\\)に【超越】する。")
_GUARDING: Final = ("", "裏のこのカードを\\(G\\)にコールする。", "裏のこのカードをレストで\\(G\\)にコールする。")
_USUAL: Final = (
    "あなたの手札からグレードの合計が3以上になるように1枚以上選び、捨てる",
    "あなたの手札からグレードの合計が3以上になるように、1枚以上選び、捨てる",
    "あなたの手札から1枚以上を、グレードの合計が3以上になるように選び、捨てる",
    "あなたの手札から1枚以上をグレードの合計が3以上になるように選び、捨てる")

ABILITIES: Final[list[Production]] = [
    *_zones("where", _WHERE),
    # What always works and is about others has to be where everybody can see it.
    *_zones("open", _OPEN_PLACES),
    *_zones("kept", _HIDDEN_PLACES),
    Rule("cost", None, "{it:deed}", "{it}"),
    *prices("8.5.2.2"),
    *payments("8.5.2.2"),
    Word("cost", Do(This(), RestTogether(BY_SKILL)), "このユニットをレストする", "rest this unit",
         ("【レスト】", "このユニットを【レスト】する"), cites="3.17.1.2.1"),
    Rule("ability", None, "{it:skill}", "{it}"),
    Rule("ability", None, "{it:keyword-skill}", "{it}"),
    # 5.1.2: what is said of the deck takes the place of the condition on copies.
    Rule("ability", Copies, "【永】：このカードはデッキに何枚でも入れられる。",
         "【Cont】: A deck may have any number of copies of this card.", cites="5.1.2"),
    Rule("ability", Copies, "【永】：このカードはデッキに{most:int}枚まで入れられる。",
         "【Cont】: A deck may have up to {most} cop(y|ies) of this card.", cites="5.1.2"),
    Rule("granted", None, "『{it:skill}』", "“{it}”"),
    Rule("granted", None, "『{it:keyword-skill}』", "“{it}”"),

    Rule("skill", Activated, f"【起】{_HEAD}：{_COSTS}{{effects:sentence*}}",
         f"【Act】{_HEAD_EN} {_COSTS_EN}: {{effects* | | }}", (f"【起】{_PLACE}：{_COSTS}{_SPENT}",
                                                             f"【起】{_AFTER}{_COSTS}{{effects:sentence*}}"),
         fixed={"timings": (MAIN,)},
         cites="8.1.1.1.1"),
    Rule("skill", Activated, f"【起】{_HEAD}：{{effects:sentence*}}",
         f"【Act】{_HEAD_EN}: {{effects* | | }}", (f"【起】{_PLACE}：{_SPENT}", f"【起】{_AFTER}{{effects:sentence*}}"),
         fixed={"timings": (MAIN,)},
         cites="8.1.1.1.2.6"),
    Rule("skill", Automatic, f"【自】{_HEAD}：{_COSTS}{{when:trigger}}、{{effects:sentence*}}",
         f"【Auto】{_HEAD_EN} {_COSTS_EN}: {{when}}, {{effects:sentence* | | }}",
         (f"【自】{_PLACE}：{_COSTS}{{when:trigger}}、{_SPENT}",
          f"【自】{_AFTER}{_COSTS}{{when:trigger}}、{{effects:sentence*}}",
          f"【自】{_HEAD}：{{when:trigger}}、{{effects:cost-sign}}{_COSTS}{{effects:when-paid}}{{effects:sentence*0}}"),
         cites="8.1.1.2.2"),
    Rule("skill", Automatic, f"【自】{_HEAD}：{{when:trigger}}、{{effects:sentence*}}",
         f"【Auto】{_HEAD_EN}: {{when}}, {{effects* | | }}", (f"【自】{_PLACE}：{{when:trigger}}、{_SPENT}",
          f"【自】{_AFTER}{{when:trigger}}、{{effects:sentence*}}"),
         cites="8.1.1.2.1"),
    Word("cost-sign", PayCosts(), "【コスト】", "you may pay the cost:"),
    Rule("cost-sign", If, "{condition:given}【コスト】", "{condition}, you may pay the cost:",
         fixed={"then": PayCosts()}),
    Rule("when-paid", If, "(することで|して|ことで|し)、{then:action}。", "if you do, {then}.",
         fixed={"condition": Done(True)}, cites="8.1.1.2.2"),
    Word("spent", Limit(1), "そのターン中、この能力は使えなくなる。", "This ability can't be used again this turn.",
         ("この能力は1ターンに1回まで使える。", "この能力は1ターンに1回しか使えない。"),
         cites="8.1.1.1.2.1"),
    Word("spent", Limit(1, for_game=True), "そのゲーム中、この能力は使えなくなる。",
         "This ability can't be used again this game.", cites="8.1.1.1.2.1"),
    # 11.40.1: its cost is paid once a turn.
    Rule("skill", Activated, f"【起】{_HONOUR}{{effects:sentence*}}", f"【Act】{_HONOUR_EN}: {{effects* | | }}",
         fixed={"keyword": "honour", "timings": (MAIN,)}, cites="11.40.1"),
    Rule("skill", Automatic, f"【自】{_HONOUR}{{when:trigger}}、{{effects:sentence*}}",
         f"【Auto】{_HONOUR_EN}: {{when}}, {{effects* | | }}", fixed={"keyword": "honour"}, cites="11.40.1"),
    Rule("skill", Always, "【永】{where:open?}：{statics:static@stem,end*、}。", "【Cont】{where?}: {statics}.",
         cites="8.1.1.3.1"),
    Rule("skill", Always, "【永】{where:open?}{condition:lead}{statics:static@stem,end*、}。",
         "【Cont】{where?}{condition} {statics}.", cites="8.1.1.3.1"),
    Rule("skill", AlwaysBoth, "【永】{where:open?}：{statics:this-shift}(し、|、){statics:this-gain}。",
         "【Cont】{where?}: {statics:this-shift} and {statics:this-gain}.", cites="8.1.1.3.1"),
    Rule("skill", AlwaysBoth, "【永】{where:open?}{condition:lead}{statics:this-shift}(し、|、){statics:this-gain}。",
         "【Cont】{where?}{condition} {statics:this-shift} and {statics:this-gain}.", cites="8.1.1.3.1"),
    Rule("this-shift", Static, "このユニットの{quality:points}", "this unit <get:sg> {quality}",
         fixed={"which": This()}),
    Rule("this-gain", Static, "{quality.ability:granted}を(<得る>|<持つ>)", "<have:sg> {quality.ability}",
         fixed={"which": This()}, within={"quality": Gains}),
    Rule("this-gain", Static, "{quality:icon}を(<得る>|<持つ>)", "<have:sg> {quality}", fixed={"which": This()}),
    Rule("this-gain", Static, "{quality:cannot}", "{quality}", fixed={"which": This()}),
    Rule("skill", Always, "【永】{where:kept}：{statics:own-static@stem,end*、}。", "【Cont】{where}: {statics}.",
         cites="3.1.1.3.4"),
    Rule("own-static", Static, "このカードの{quality:shift@*}", "this card <get:sg> {quality}",
         fixed={"which": This()}),
    Rule("own-static", Static, "このカードは{quality:cannot}", "this card {quality}", fixed={"which": This()}),
    # 11.6.3.1: a limit break is a condition like any other, told by its icon.
    Rule("lead", None, "{it:break}：", "{it}:", ("：{it:break}：",)),
    Rule("lead", None, "：{it:given}", ": {it},"),
    Rule("lead", WordedAnd, "{parts:break}：{parts:given}", "{parts:break}: {parts:given},",
         ("：{parts:break}：{parts:given}",), cites="11.6.3.1"),
    Rule("skill", Forbidding, "【永】{where:open?}：{condition:given?}{who:player}は{deed:player-deed}。",
         "【Cont】{where?}: {condition?_, }{who} can't {deed}.", cites="8.1.1.3.1"),
    *[Rule("skill", Activated, f"【{ja}】{_COSTS}", f"【{en}】 {_COSTS_EN}",
           tuple(f"【{ja}】{when}{_COSTS}{then}" for when in timings for then in does if when or then),
           fixed={"keyword": keyword, "where": (ZONE_G,)},
           cites=cites)
      for keyword, ja, en, timings, does, cites in (
          (STRIDE_SKILL, "超越", "Stride", _STRIDES, _STRIDING, "11.11.2"),
          (ULTIMATE_SKILL, "究極超越", "Ultimate Stride", _STRIDES, _STRIDING, "11.42.2.1"),
          (G_GUARDIAN_SKILL, "Gガーディアン", "G Guardian", ("", "-ガードステップ-", "-相手のガードステップ-",
                                                   "-相手ターンのガードステップ-"), _GUARDING, "11.14.1"))],
    # 11.11.3.1: a skill that names no cost, or the usual one, has that.
    Rule("skill", Activated, "【超越】", "【Stride】",
         tuple(f"【超越】{when}\\[{cost}\\]{then}" for when in _STRIDES for cost in _USUAL for then in _STRIDING),
         fixed={"keyword": STRIDE_SKILL, "where": (ZONE_G,)}, cites="11.11.3.1"),
]
