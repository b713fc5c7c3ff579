"""Chapter 11 in card texts: the abilities themselves, by their keywords."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_conditions import moment, turn_end
from ...cards.language.core_costs import payments, prices
from ...cards.language.core_effects import limits
from ...cards.language.english import NOUN
from ...kernel.abilities.ability_kinds import (
    Activated, Allowing, Always, Automatic, KeywordNumber, DamageReduction, Luring, OtherCost, AlwaysForEach,
)
from ...kernel.abilities.past_events import CameThisTurn
from ...kernel.abilities.conditions import All, Fits, Unless
from ...kernel.abilities.player_effects import PlayerProcedure
from ...kernel.abilities.event_patterns import At, Declares, WithCondition
from ...kernel.abilities.nodes import OPPONENT, YOU, Static
from ...kernel.abilities.numbers import Counted, Each, Fixed, Quotient
from ...kernel.abilities.qualities import Cannot, Gains, Plus
from ...kernel.abilities.filters import HasAttached, IsSo
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import This
from .areas import (
    ATTACKING, BATTLE_END, BLOCKING, DEPLOY, LINKED, PASSING, SET, TURN_END, TURN_START, ZONE_BATTLE, ZONE_HAND,
    ZONE_IN_USE,
)
from .cards import BURST_EFFECT, COMMAND_EFFECT, COST, IN_ACTION, IN_MAIN, LEVEL, MARK, PILOT, SUPPORT
from .language_cards import DAMAGES, IS_UNIT, NUMBERED, PLAIN
from .language_choices import COUNTABLE
from .language_moments import ATTACKS, BURSTS, CIRCLED, DEPLOYED, DESTROYED, ENEMY_CARDS, LINKS, PAIRED
from .language_qualities import LEFT_OUT


def _texts(
    node: type[Any], ja: str, en: str, fixed: Mapping[str, Any], cites: str = "",
    within: Mapping[str, type[Any]] | None = None,
) -> list[Production]:
    """An ability whose effects are sentences, the last of which may depend on something."""
    return [
        Rule("ability", node, f"{ja}{{effects:plain*0}}{{effects:final}}",
             f"{en} {{effects:plain*0 | | }} {{effects:final}}", fixed=fixed, within=within or {}, cites=cites)]


_DURING: Final[list[Production]] = [
    Word("during", Fits(This(), HasAttached()), "【セット中】", "【During Pair】", cites="11-2-10"),
    Rule("during", Fits, "【セット中・{test.tests:pilot-adj*}パイロット】",
         f"【During Pair･{{test.tests* }} Pilot{NOUN}】",
         fixed={"which": This()}, within={"test": HasAttached}, cites="11-2-10-2"),
    Word("during", Fits(This(), IsSo(LINKED)), "【リンク中】", "【During Link】", cites="2-11-3"),
    *limits("11-2-12"),
]

_HEADS: Final[list[Production]] = [
    Word("head", DEPLOYED, "【配備時】", "【Deploy】", cites="11-2-6"),
    Word("head", ATTACKS, "【アタック時】", "【Attack】", cites="11-2-7"),
    Word("head", DESTROYED, "【破壊時】", "【Destroyed】", cites="11-2-8"),
    Word("head", PAIRED, "【セット時】", "【When Paired】", cites="11-2-9"),
    Word("head", LINKS, "【リンク時】", "【When Linked】", cites="2-11-3"),
    Rule("head", Declares, "【セット時・{other.tests:pilot-adj*}パイロット】",
         f"【When Paired･{{other.tests* }} Pilot{NOUN}】",
         fixed={"reason": SET, "subject": This(), "other.zones": (ZONE_BATTLE,), "other.whose": YOU},
         within={"other": Cards}, cites="11-2-9-2"),
    Rule("when", None, "{it:head}", "{it}"),
    Rule("when", WithCondition, "{condition:during}{event_pattern:head}", "{condition}{event_pattern}"),
    Rule("event", None, "{it:event_pattern}", "when {it}"),
    Rule("event", WithCondition, "{condition:turn}{event_pattern:event_pattern}", "{condition}, when {event_pattern}"),
    Rule("event", WithCondition, "{condition:fact@attr}間、{event_pattern:event_pattern}",
        "while {condition}, when {event_pattern}"),
    Rule("event", WithCondition, "{condition.parts:turn}{condition.parts:fact@attr}間、{event_pattern:event_pattern}",
         "{condition.parts:turn}, while {condition.parts:fact}, when {event_pattern}", within={"condition": All}),
    Rule("event", None, "{it:moment}、", "{it}"),
    *moment(TURN_START, "ターン開始時", "the start of {whose} turn"),
    *turn_end(TURN_END),
    Rule("coming", At, "このバトル(|の)終了時", "at the end of this battle", fixed={"reason": BATTLE_END},
         cites="7-7-1"),
]

_COSTS: Final[list[Production]] = [
    *[Word("cost", PlayerProcedure("pay resources", YOU, Fixed(number)), sign, sign, cites="9-1-7-3")
      for number, sign in enumerate(CIRCLED, 1)],
    Rule("cost", None, "{it:deed}", "{it}"),
    *prices("9-1-7-2"),
    *payments("9-1-7-2"),
]

_STATICS: Final[list[Production]] = [
    Rule("static", Static, "{which:target}を{quality:shift}<する>", "{which} <get:which> {quality}"),
    Rule("static", Static, "{which:topic}は[、]{quality:gained}を<得る>", "{which} <gain:which> {quality}"),
    Rule("static", Static, "{which:topic}は[、]{quality:cannot}", "{which} {quality}"),
    Rule("static", Static, "{which:topic}の{quality:kept}", "{which} {quality}"),
    Rule("static", Static, "相手のユニットすべては《ブロッカー》を発動できない",
         r"all enemy Units can't use \<Blocker\>",
         ("相手は《ブロッカー》を発動できない",), cites="7-4-1",
         fixed={"which": Cards((ZONE_BATTLE,), OPPONENT, (IS_UNIT,)), "quality": Cannot(BLOCKING)}),
    Rule("own-static", Static, "{quality:cannot}", "{quality}", fixed={"which": This()}),
    Rule("own-static", Static, "{quality:shift}される", "{quality}", fixed={"which": This()}),
    Rule("own-static", Static, "{quality:gained}を得る", "{quality}", fixed={"which": This()}),
    Rule("static", Static, "{which:topic}は[、]{quality.ability:free}", "{which} {quality.ability}",
         ("{which:topic}が{quality.ability:softened}",
          "{which:topic}がアタック(する|した)とき、相手は{quality.ability:unblocked}"),
         within={"quality": Gains}, weight=0),
    Word("unblocked", Allowing(deed=PASSING), "《ブロッカー》を発動できない", "can't be blocked", cites="7-4-1"),
    Rule("static", Static, "{which:topic}は{quality:lost}を<失う>", "{which} <lose:which> {quality}"),
    # Several at once of the same cards: これはAP+1され、《…》を得る。
    Rule("first-got", Static, "{which:topic}は{quality:shift}され", "{which} <get:which> {quality}"),
    Rule("first-shift", Static, "{which:target}を{quality:shift}", "{which} <get:which> {quality}"),
    Rule("first-gain", Static, "{which:topic}は{quality:gained}", "{which} <gain:which> {quality}"),
    Rule("more-shift", Static, "{quality:shift}", "{quality}", fixed={"which": LEFT_OUT}),
    Rule("more-gain", Static, "{quality:gained}", "{quality}", fixed={"which": LEFT_OUT}),
]


def _always(ja: str, en: str, within: Mapping[str, type[Any]] | None = None, *also: str) -> list[Production]:
    return [Rule("ability", Always, f"{ja}{{statics:static@stem,end*、}}。", f"{en} {{statics:static* and }}.",
                 (f"{ja}{{statics:first-got}}、{{statics:more-gain*(と|と、|、|/)}}を(得る|持つ)。",
                  f"{ja}{{statics:first-shift}}し、{{statics:more-gain*(と|と、|、|/)}}を(得る|持つ)。",
                  f"{ja}{{statics:first-shift}}(、|し、){{statics:more-shift*、}}する。",
                  f"{ja}{{statics:first-gain}}(と|と、|、|/){{statics:more-gain*(と|と、|、|/)}}を(得る|持つ)。",
                  *also),
                 within=within or {}, shared={"which": LEFT_OUT})]


def _for_every(kind: str, piece: str) -> list[Production]:
    """What a card in the hand gets for every so many of some cards."""
    every = f"{{quality.amount.number.number.cards:{kind}}}{{quality.amount.number.by:several}}{piece}につき"
    return [
        Rule(f"hand-every-{kind}", Static, f"{every}、手札のこのカードを{ja}{{quality.amount.by:signed}}",
             f"{en}{{quality.amount.by}} for every {{quality.amount.number.by}} "
             "{quality.amount.number.number.cards@pl}",
             (f"手札のこのカード(を|は)[、]{every}[、]{ja}{{quality.amount.by:signed}}",),
             fixed={"which": This(), "quality.attribute": attribute},
             within={"quality": Plus, "quality.amount": Each, "quality.amount.number": Quotient,
                     "quality.amount.number.number": Counted}, cites="2-9-1")
        for attribute, ja, en in ((COST, "コスト", "cost"), (LEVEL, "Lv(.|)", "level"))]


_MENUS: Final = ((IN_MAIN, "メイン", "Main", "11-2-1"), (IN_ACTION, "アクション", "Action", "11-2-2"))

ABILITIES: Final[list[Production]] = [
    *_DURING, *_HEADS, *_COSTS, *_STATICS,
    # 11-1 Keyword effects
    *[Rule("ability", KeywordNumber, f"《{ja}{{number:int}}》", rf"\<{en} {{number}}\>",
           fixed={"keyword": en.lower(), "attribute": attribute}, cites=cites)
      for attribute, ja, en, cites in NUMBERED if attribute != SUPPORT],
    Rule("ability", KeywordNumber, "【起動・メイン】《援護{number:int}》", r"【Activate･Main】\<Support {number}\>",
         ("《援護{number:int}》",), fixed={"keyword": "support", "attribute": SUPPORT}, cites="11-1-3"),
    *[Word("ability", KeywordNumber(keyword=en.lower(), attribute=attribute), f"《{ja}》", f"<{en}>", cites=cites)
      for attribute, ja, en, cites in PLAIN],
    Rule("ability", KeywordNumber, "【パイロット】「{keyword:name}」", "【Pilot】 “{keyword}”",
         fixed={"attribute": PILOT},
         cites="2-3-5-4-1"),
    Rule("ability", KeywordNumber, "このカードのカード名は「{keyword:name}」としても扱う。",
         "This card's name is also treated as “{keyword}”.", fixed={"attribute": MARK}, cites="2-2-4"),
    # 11-2-3 to 11-2-5 Commands and bursts
    *_texts(Activated, "【メイン】", "【Main】",
            {"keyword": COMMAND_EFFECT, "where": (ZONE_HAND,), "timings": (IN_MAIN,)}, "11-2-3"),
    *_texts(Activated, "【アクション】", "【Action】",
            {"keyword": COMMAND_EFFECT, "where": (ZONE_HAND,), "timings": (IN_ACTION,)}, "11-2-4"),
    *_texts(Activated, "【メイン】/【アクション】", "【Main/Action】",
            {"keyword": COMMAND_EFFECT, "where": (ZONE_HAND,), "timings": (IN_MAIN, IN_ACTION)}, "11-2-4"),
    *_texts(Automatic, "【バースト】", "【Burst】",
            {"keyword": BURST_EFFECT, "where": (ZONE_IN_USE,), "when": BURSTS}, "11-2-5"),
    # 9-1-7 Activated effects
    *[part for menu, ja, en, cites in _MENUS for before, what in (("", ""), ("{condition:during}", "{condition}"))
      for costs, pay in (("", ""), ("{costs:price*(,|、)}：", "{costs*, |, |, }:"))
      for part in _texts(Activated, f"{before}【起動・{ja}】{{limit:limit?}}{costs}",
                         f"{what}【Activate･{en}】{{limit?}} {pay}", {"timings": (menu,)}, cites)],
    # 9-1-6 Triggered effects
    *_texts(Automatic, "{when:when}{limit:limit?}", "{when}{limit?}", {"keyword": ""}),
    *_texts(Automatic, "{limit:limit?}{when:event}", "{limit?} {when},", {}),
    *_texts(Automatic, "{when.condition:during}{limit:limit?}{when.event_pattern:event}",
            "{when.condition}{limit?} {when.event_pattern},", {}, within={"when": WithCondition}),
    # Damage that is less
    *[Rule("ability", DamageReduction, f"{before}{{limit:limit?}}{{which:subject}}が{who}{ja}ダメージを受けるとき、"
           "そのダメージを{less:number}軽減する。",
           f"{what}{{limit?}} when {{which}} takes {en}damage{whom}, reduce it by {{less}}.",
           fixed={"reasons": reasons, **by}, cites="4-5-1")
      for before, what in (("", ""), ("{condition:during}", "{condition}"), ("{condition:while}", "{condition},"))
      for who, whom, by in (("", "", {"by": None}), ("相手から", " from the enemy", {"by": ENEMY_CARDS}),
                            ("{by:group}から", " from a(n) {by@sg}", {}))
      for ja, en, reasons in DAMAGES],
    *[Rule("ability", Luring, f"{ja}{{who:group}}はアタックするとき、可能なら{{others:lure}}をアタック先に選ぶ。",
           f"{en} when {{who@pl}} attack, they choose {{others}} as their attack target if possible.",
           fixed={"deed": ATTACKING}, within=within)
      for ja, en, within in (
          ("", "", {}), ("{condition:during}", "{condition}", {}), ("{condition:while}", "{condition},", {}),
          ("{condition.parts:during}{condition.parts:while}", "{condition.parts:during} {condition.parts:while},",
           {"condition": All}))],
    Rule("lure", None, "{it:group}", "a(n) {it@sg}"),
    Word("lure", This(), "レストのこのユニット", "this rested Unit"),
    # 9-1-5 Effects that hold always
    *_always("", ""),
    *_always("{condition:during}", "{condition}"),
    *_always("{condition:while}", "{condition},", None,
             "(このユニット|このベース)は[、]{condition:while}{statics:own-static}。"),
    *_always("{condition.parts:during}{condition.parts:while}", "{condition.parts:during} {condition.parts:while},",
             {"condition": All}),
    Rule("ability", Always, "{condition:while}手札のこのカードを{statics:hand-shift*、}(する|される)。",
         "{condition}, this card in your hand gets {statics* and }.",
         ("手札のこのカードは[、]{condition:while}{statics:hand-shift*、}(する|される)。",
          "手札のこのカードを[、]{condition:while}{statics:hand-shift*、}(する|される)。"),
         fixed={"where": (ZONE_HAND,)}),
    *[Rule("ability", AlwaysForEach,
           f"{ja}{{per:{kind}}}1{piece}につき、手札のこのカードを{{statics:hand-shift*、}}(する|される)。",
           f"{en} this card in your hand gets {{statics* and }} for each {{per@sg}}.",
           (f"{ja}手札のこのカード(を|は)[、]{{per:{kind}}}1{piece}につき[、]{{statics:hand-plain*、}}(する|される)。",),
           fixed={"where": (ZONE_HAND,)})
      for ja, en in (("", ""), ("{condition:while}", "{condition},")) for kind, piece in COUNTABLE],
    *[Rule("ability", Always, f"{ja}{{statics:hand-every-{kind}*}}(する|される)。",
           f"{en} this card in your hand gets {{statics}}.", fixed={"where": (ZONE_HAND,)})
      for ja, en in (("", ""), ("{condition:while}", "{condition},")) for kind, _ in COUNTABLE],
    *[rule for kind, piece in COUNTABLE for rule in _for_every(kind, piece)],
    *[Rule("hand-plain", Static, f"{ja}{{quality.amount.number:signed}}", f"{en}{{quality.amount.number}}",
           fixed={"which": This(), "quality.attribute": attribute}, within={"quality": Plus, "quality.amount": Fixed})
      for attribute, ja, en in ((COST, "コスト", "cost"), (LEVEL, "Lv(.|)", "level"))],
    Rule("ability", Always,
         "このユニットは[、]{condition.condition.cards:units}が配備されたターン中しかアタックできない。",
         "This Unit can attack only during a turn in which a(n) {condition.condition.cards@sg} was deployed.",
         fixed={"statics": (Static(This(), Cannot(ATTACKING)),), "condition.condition.reasons": (DEPLOY,)},
         within={"condition": Unless, "condition.condition": CameThisTurn}, cites="4-8"),
    Rule("ability", OtherCost, "{condition:while?}手札のこのカードをプレイする場合、コストを支払うかわりに、"
         "{costs:payment@stem,te*、}もよい。",
         "{condition?_,} When you play this card from your hand, you may {costs*, then | and |, then } rather than pay "
         "its cost.", fixed={"where": (ZONE_HAND,)}, cites="2-9-1"),
    Rule("hand-shift", Static, "{quality:shift}", "{quality}", fixed={"which": This()}),
]
