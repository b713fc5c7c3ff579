"""Chapters 8 and 10: the sorts of skills and the icons that they begin with."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_costs import payments
from ...cards.language.core_replacing import replacements
from ...kernel.abilities.ability_kinds import Activated, Always, Automatic, Copies, Forbidding, OtherCost
from ...kernel.abilities.card_effects import TurnOver
from ...kernel.abilities.conditions import All
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import Declares, Moves
from ...kernel.abilities.nodes import OPPONENT, Static
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import This
from .areas import (
    ATTACK, AWAKEN, BREAK, STRIKE, TEAM_UP, ZONE_BATTLE, ZONE_BRAWL, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LEADER,
)
from .language_instead import INSTEAD
from .menus import ATTACKING, GUARDING, MAIN, STANDBY

_ANY_MENU: Final = (MAIN, STANDBY, ATTACKING, GUARDING)
_IN_BATTLE: Final = (STANDBY, ATTACKING, GUARDING)


def _activated(
    icon: str, en: str, fixed: dict[str, Any], cites: str, effects: str = "sentence",
) -> list[Production]:
    """8-1-2-1, 8-1-2-1-1: with its costs in brackets, or without any."""
    where = "" if "where" in fixed else "{where:where-played?}"
    where_en = where and "{where?}"
    costs = "\\[{costs:payment@stem,end*、}\\]"
    rest = f"{{effects:{effects}*}}"
    return [
        Rule("skill", Activated, f"【{icon}】{{limit:limit?}}{where}{{condition:given?}}{costs}{rest}",
             f"【{en}】{{limit?}}{where_en} {{condition?_, }}[{{costs@base,base*, |, |, }}]: {{effects* | | }}",
             fixed=fixed, cites=cites),
        Rule("skill", Activated, f"【{icon}】{{limit:limit?}}{where}{{condition:only?}}{rest}",
             f"【{en}】{{limit?}}{where_en} {{condition?_ }}{{effects* | | }}", fixed=fixed, cites=cites),
    ]


def _triggered(icon: str, en: str, when: Any, cites: str, **fixed: Any) -> Production:
    """A skill whose icon says what it waits for."""
    return Rule("skill", Automatic, f"【{icon}】{{limit:limit?}}{{effects:sentence*}}",
                f"【{en}】{{limit?}} {{effects* | | }}",
                fixed={"keyword": en.lower(), "when": when, **fixed}, cites=cites)


def _turning(kind: str, reason: int) -> list[Production]:
    """10-7-3, 10-8-3: what turns the leader over is said in the same words; the icon tells which it is."""
    return [
        Rule(kind, None, "{it:sentence}", "{it}"),
        Rule(kind, Do, "このカードを裏向きにする。", "turn this card over.",
             fixed={"which": This(), "act": TurnOver(reason)}),
    ]


_STATICS: Final = "{condition:given?}{statics:static@stem,end*、}。"
_STATICS_EN: Final = "{condition?_, }{statics}."
_FORBIDS: Final = "{condition:given?}{who:player}は{deed:player-deed}。"
_FORBIDS_EN: Final = "{condition?_, }{who} can't {deed}."

SKILLS: Final[list[Production]] = [
    # Where nobody or not everybody sees the card, it can't say or wait for anything that others would notice.
    *[Word(kind, (zone,), f"【{ja}】", f"【{en}】") for kind in ("where", "where-played") for zone, ja, en in (
        (ZONE_DROP, "ドロップエリア", "Drop Area"),
        (ZONE_BRAWL, "乱戦エリア", "Brawl Area"),
        (ZONE_ENERGY, "エネルギーエリア", "Energy Area"))],
    Word("where-played", (ZONE_HAND,), "【手札】", "【Hand】"),
    Rule("hand-static", Static, "このカードの{quality:shift@*}", "this card gets {quality}", fixed={"which": This()}),
    Rule("skill", Always, "【永続発動】【手札】{condition:given?}{statics:hand-static@stem,end*、}。",
         f"【Permanent】【Hand】 {_STATICS_EN}", fixed={"where": (ZONE_HAND,)}, cites="8-1-3-1"),
    # 8-3-3: without costs before which it could stand, a condition has a sentence of its own.
    Rule("only", None, "このスキルは{it:fact@attr}場合にだけ使える。", "use this skill only if {it}.",
         ("このスキルは{it:fact@attr}場合にのみ使える。",)),
    Rule("only", All, "このスキルは{parts:state@stem,attr*2、}場合にだけ使える。", "use this skill only if {parts}."),
    Rule("ability", None, "{it:skill}", "{it}", weight=5),
    Rule("ability", None, "{it:keyword-skill}", "{it}"),
    Rule("granted", None, "{it:keyword-skill}", "{it}"),
    Rule("granted", None, "「{it:skill}」", "“{it}”"),

    *payments("8-6-2-2"),
    *_activated("起動発動:メイン", "Activate: Main", {"timings": (MAIN,)}, "8-1-2-1"),
    *_activated("起動発動:バトル", "Activate: Battle", {"timings": _IN_BATTLE}, "8-1-2-1"),
    *_activated("覚醒", "Awaken",
                {"keyword": "awaken", "where": (ZONE_LEADER,), "timings": _ANY_MENU}, "10-7-2", "awakening"),
    *_activated("共闘", "Team Up", {"keyword": "team up", "timings": (GUARDING,)}, "10-8-2", "teaming"),
    *_turning("awakening", AWAKEN),
    *_turning("teaming", TEAM_UP),

    Rule("skill", Automatic, "【自動発動】{limit:limit?}{where:where?}{when:trigger}、{effects:sentence*}",
         "【Auto】{limit?}{where?} {when}, {effects* | | }", cites="8-1-4-1"),
    _triggered("プレイスキル", "Play Skill", Moves(This(), targets=(ZONE_BATTLE,)), "10-1-1"),
    _triggered("アタックスキル", "Attack Skill", Declares(ATTACK, This()), "10-2-1"),
    _triggered("ストライクスキル", "Strike Skill",
               Declares(STRIKE, This(), Cards((ZONE_LEADER,), OPPONENT)), "10-3-1"),
    _triggered("ブレイクスキル", "Break Skill",
               Moves(Cards((ZONE_BATTLE,), OPPONENT), sources=(ZONE_BATTLE,), targets=(ZONE_ENERGY,), reasons=(BREAK,),
                     doer=This()), "10-4-1"),
    _triggered("乱戦スキル", "Brawl Skill", Moves(This(), targets=(ZONE_BRAWL,)), "10-6-1", where=(ZONE_BRAWL,)),

    Rule("skill", Always, f"【永続発動】{{where:where?}}{_STATICS}", f"【Permanent】{{where?}} {_STATICS_EN}",
         cites="8-1-3-1"),
    Rule("skill", Forbidding, f"【永続発動】{{where:where?}}{_FORBIDS}", f"【Permanent】{{where?}} {_FORBIDS_EN}",
         cites="8-1-3-1"),
    Rule("skill", Always, f"【プレッシャースキル】{_STATICS}", f"【Pressure Skill】 {_STATICS_EN}",
         fixed={"keyword": "pressure skill"}, cites="10-5-1"),
    Rule("skill", Forbidding, f"【プレッシャースキル】{_FORBIDS}", f"【Pressure Skill】 {_FORBIDS_EN}",
         fixed={"keyword": "pressure skill"}, cites="10-5-1"),
    *replacements("skill", "【永続発動】{limit:limit?}{where:where?}{condition:given?}",
                  "【Permanent】{limit?}{where?} {condition?_, }", "時", "かわりに", "その場合、",
                  ("8-2-1-3-1", "8-10-3")),
    *INSTEAD,
    Rule("skill", OtherCost, "【永続発動】【手札】{condition:given?}このカードのレベル分のエネルギーを支払うかわりに、"
         "{costs:payment@stem,te*、}よい。",
         "【Permanent】【Hand】 {condition?_, }rather than pay energy for the level of this card, you may "
         "{costs*, then | and |, then }.", fixed={"where": (ZONE_HAND,)}, cites="8-6-2-3"),
    # 5-1-3-2: what is said of the deck takes the place of the rule on copies.
    Rule("skill", Copies, "【永続発動】このカードはデッキに何枚でも入れられる。",
         "【Permanent】 A deck may have any number of copies of this card.",
         ("【永続発動】このカードは何枚でもデッキに入れられる。",),
         cites="5-1-3-2"),
    Rule("skill", Copies, "【永続発動】このカードはデッキに{most:int}枚まで入れられる。",
         "【Permanent】 A deck may have up to {most} cop(y|ies) of this card.",
         ("【永続発動】このカードは{most:int}枚までデッキに入れられる。",),
         cites="5-1-3-2"),
]
