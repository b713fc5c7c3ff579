"""Chapters 800 and 1100 in card texts: icons, costs, restrictions and keywords."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_costs import payments, prices
from ...cards.language.english import AT, TAKE, TAKEN, aside
from ...kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding, Played, Replacing
from ...kernel.abilities.card_effects import MoveTo, Rest, CardProcedure
from ...kernel.abilities.conditions import All, Register, TurnOf, Unless
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import Moves, WithCondition
from ...kernel.abilities.nodes import OPPONENT, YOU, Limit, Static
from ...kernel.abilities.numbers import Counted, Each, Fixed
from ...kernel.abilities.deck_effects import TakeOff
from ...kernel.abilities.qualities import Becomes, Cannot, Gains, LosesAbility, Plus
from ...kernel.abilities.filters import Other
from ...kernel.abilities.selections import Cards, Choice
from ...kernel.abilities.spoken_of import EventCard, This
from ...kernel.codes import BEING_CHOSEN_AT_ALL, REST
from .areas import (
    BY_ABILITY, DESTROYED, ELSEWHERE, IGNITION_PHASE, MAIN_PHASE, PAY, PHASE, ZONE_CHARGE, ZONE_DECK, ZONE_HAND,
    ZONE_LIFE, ZONE_RESOURCE, ZONE_SQUARE, ZONE_TEMPORARY, ZONE_TRASH,
)
from .cards import COST, RANGE
from .language_cards import IS_ZX
from .language_deeds import DESTROY, EXCLUDE, SHUFFLE_IN
from .language_icons import ONLY_SO_OFTEN, VALID_LIMIT, VALID_TURN, VALID_ZONES, act_icons, always_icons, auto_icons
from .menus import WITH_PRIORITY
from .nodes import ResourceCost

_EVERYWHERE: Final = (
    ZONE_DECK, ZONE_HAND, ZONE_SQUARE, ZONE_TRASH, ZONE_CHARGE, ZONE_LIFE, ZONE_RESOURCE, ZONE_TEMPORARY,
)
_ACT: Final = r"(【起】|\[起\]|起)"
_AUTO: Final = r"(【自】|\[自\]|自|)"
_ALWAYS: Final = r"(【常】|\[常\]|常|【自】|\[自\]|自|)"
_EVENT: Final = r"(【★】|【☆】|\[★\]|\[☆\]|★|☆|【自】|\[自\]|自|)"
_SECLUSION: Final = Always(keyword="seclusion", statics=(Static(This(), Cannot(BEING_CHOSEN_AT_ALL)),))
# 1104.3: farther than any square is.
_UNLIMITED: Final = 9


def _costs() -> list[Production]:
    """807.1a: what stands in the brackets in front of an effect."""
    own: dict[str, Any] = {"whose": YOU}
    return [
        Rule("cost", ResourceCost, "《{color:color}{points:int}》", "《{color} {points}》",
             ("{color:color}{points:int}",),
             fixed={"who": YOU}, cites="805.2b"),
        Word("cost", Do(This(), Rest(PAY)), "《スリープ》", "《sleep》",
             ("スリープ", "このカードをスリープする。", "このカードをスリープする"), cites="807.1a"),
        Rule("cost", Do, "{which.zone:zone}にあるこのカードを{act:paid@end}(。|)",
             "<put> this card from your {which.zone} {act}",
             within={"which": This}, cites="803.1c"),
        Word("cost", Do(This(), DESTROY), "このカードを破壊する。", "destroy this card", ("このカードを破壊する",),
             cites="1007.1"),
        Rule("cost", Do, "{which.zone:zone}にあるこのカードを(|ゲームから)除外する(。|)",
             "<remove> this card in your {which.zone} from the game", fixed={"act": EXCLUDE}, within={"which": This},
             cites="803.1c"),
        Rule("cost", Do, "(|スクエアにある)このカードを{act:paid@end}(。|)", "put this card {act}",
             fixed={"which": This()}),
        Rule("cost", Do, "{which.cards:own-group}を{which.most:pieces}(|選び、)(|ゲームから)除外する(。|)",
             "<remove> {which.most} {which.cards@which.most} from the game", fixed={"act": EXCLUDE},
             within={"which": Choice}, cites="804.2f"),
        Rule("cost", Do, "{which.cards:own-group}を{which.most:pieces}(|選び、){act:paid@end}(。|)",
             f"<put> {TAKE}{{which.most}} {{which.cards@which.most}}{TAKEN} {{act}}", within={"which": Choice},
             cites="804.2f"),
        Rule("cost", Do, "{which.cards:own-group}を{which.most:pieces}(|選び、)スリープする(。|)",
             "<put> {which.most} {which.cards@which.most} to sleep", fixed={"act": Rest(PAY)},
             within={"which": Choice}, cites="804.4a"),
        Rule("cost", Do, "{which.cards:own-group}を{which.most:pieces}(|選び、)デッキに戻し、シャッフルする(。|)",
             "<shuffle> {which.most} {which.cards@which.most} into your deck", fixed={"act": SHUFFLE_IN},
             within={"which": Choice}, cites="1003.1"),
        Rule("cost", Do, "{which.cards:own-group}を{which.most:pieces}(|選び、)破壊する(。|)",
             "<destroy> {which.most} {which.cards@which.most}", fixed={"act": DESTROY}, within={"which": Choice},
             cites="1007.1"),
        Rule("paid", MoveTo, "{zone:place}に<置く>", "into your {zone}", fixed={"reason": PAY}),
        Rule("paid", MoveTo, "{zone:place}にスリープで<置く>", "into your {zone}, asleep",
             ("スリープで{zone:place}に<置く>",), fixed={"reason": PAY, "flags": REST}),
        Rule("paid", MoveTo, "手札に<戻す>", "back into your hand", ("手札に<加える>",),
             fixed={"reason": PAY, "zone": ZONE_HAND}, weight=0),
        Rule("paid", MoveTo, "デッキの(1番|一番|)上に(<置く>|<戻す>)", "on top of your deck",
             fixed={"reason": PAY, "zone": ZONE_DECK}),
        Rule("cost", TakeOff, "(あなたの|)デッキの上から{count:pieces}(のカードを|を|)トラッシュに置く(。|)",
             "put {count} card(s:count) from the top of your deck into your trash",
             ("(あなたの|)デッキの上からカードを{count:pieces}トラッシュに置く(。|)",),
             fixed={"whose": YOU, "pile": ZONE_DECK, "zone": ZONE_TRASH, "reason": PAY}, cites="804.2f"),
        Rule("paid", MoveTo, "デッキの(1番|一番|)下に(<置く>|<戻す>)", "on the bottom of your deck",
             fixed={"reason": PAY, "zone": ZONE_DECK, "bottom": True}),
        Rule("own-group", Cards, "(|あなたの){zones:zone*と}にある{tests:feature*0}{tests:sort}",
             f"{{tests:feature*0 | | }} {{tests:sort@*}} {AT} your {{zones* or }}", fixed=own),
        Rule("own-group", Cards, "{tests:spot-at}{tests:feature*0}{tests:sort}",
             aside("of yours") + "{tests:feature*0 | | } {tests:sort@*} {tests:spot-at}",
             ("{tests:spot-at}あなたの{tests:feature*0}{tests:sort}",),
             fixed={**own, "zones": (ZONE_SQUARE,)}),
    ]


def _activated() -> list[Production]:
    """Activated abilities (807.1a), with what restricts their use behind the effect."""
    fixed = {"timings": (WITH_PRIORITY,)}
    costs = "(〈|［){costs:price*}(〉|］)"
    found: list[Production] = []
    for tail, en, more, icons in (
        ("", "", {}, ""),
        ("この能力は{condition:fact@attr}場合にしか使用できない。", " Use this only if {condition}.", {}, None),
        ("この能力はこのカードが{where:zone*か}にある場合にしか使用できない。",
         " Use this only if this card is in your {where* or }.", {}, VALID_ZONES),
        ("この能力は{condition.whose:side}ターン(|の間|中)にしか使用できない。",
         " Use this only during {condition.whose} turn.",
         {"condition": TurnOf}, VALID_TURN),
        ("この能力は{condition:phase-only}にしか使用できない。", " Use this only during {condition}.", {}, None),
        ("この能力は1ターンに{limit.times:int}回しか使用できない。", " Use this only {limit.times} time(s) per turn.",
         {"limit": Limit}, VALID_LIMIT),
        ("この能力は{condition.condition:fact@attr}場合は使用できない。", " Don't use this if {condition.condition}.",
         {"condition": Unless}, None),
    ):
        found.append(Rule(
            "ability", Activated, f"{_ACT}{costs}{{effects:sentence*}}{tail}",
            f"【Act】 [{{costs*, |, |, }}]: {{effects* | | }}{en}",
            () if icons is None else (act_icons(icons),), fixed=fixed, within=more, cites="807.1a"))
    return found


_PHASES: Final[list[Production]] = [
    Word("phase-only", All((TurnOf(whose), Register(PHASE, phase))), f"{ja}の{name}フェイズ", f"{en} {name_en} phase",
         (f"{ja}の{name}フェイズ中", f"{ja}の{name}フェイズの間"), cites=cites)
    for whose, ja, en in ((YOU, "あなた", "your"), (OPPONENT, "相手", "your opponent's"))
    for phase, name, name_en, cites in (
        (MAIN_PHASE, "メイン", "main", "506.1"), (IGNITION_PHASE, "イグニッション", "ignition", "505.1"))]


def _keywords() -> list[Production]:
    """Productions for the keywords of chapter 1100."""
    appears = Moves(This(), ELSEWHERE, (ZONE_SQUARE,))
    plain = (
        ("start", "スタートカード", "start card", "1101.2"), ("life_recovery", "ライフリカバリー", "life recovery",
                                                       "1102.2"),
        ("void_bringer", "ヴォイドブリンガー", "void bringer", "1103.2"), ("gate", "ゲートカード", "gate card",
                                                                  "1113.2"),
    )
    return [
        *[Word("keyword-ability", Always(keyword=keyword), f"【常】{ja}", f"【Always】 {en}",
               (f"[常]{ja}", f"常{ja}", ja), cites=cites) for keyword, ja, en, cites in plain],
        *[Word("keyword-ability", _range(number), f"【常】レンジ{ja}", f"【Always】 range {en}", (f"[常]レンジ{ja}",
                                                                                          f"常レンジ{ja}",
                                                                                                  f"レンジ{ja}"),
               cites="1104.2")
          for number, ja, en in (*((n, str(n), str(n)) for n in range(2, 5)), (_UNLIMITED, "∞", "∞"))],
        Word("keyword-ability", _SECLUSION, "【常】絶界", "【Always】 seclusion", ("[常]絶界", "常絶界", "絶界"),
             cites="1106.2"),
        Rule("keyword-ability", Automatic, "(【自】|\\[自\\]|自|)エヴォルシード{effects:sentence*}",
             "【Auto】 evol seed: {effects* | | }",
             fixed={"keyword": "evolseed", "where": (ZONE_TRASH,), "when": Moves(This(), (ZONE_DECK,), (ZONE_TRASH,))},
             cites="1105.2"),
        Word("keyword-ability", Automatic(keyword="alter force", when=appears, effects=(_force(1),)),
             "【自】アルターフォース", "【Auto】 alter force", cites="1107.2"),
        *[Word("keyword-ability", Automatic(keyword="alter force", when=appears, effects=(_force(number),)),
               f"【自】アルターフォース{number}", f"【Auto】 alter force {number}",
               cites="1107.3") for number in range(2, 6)],
        Word("keyword-ability", Automatic(keyword="infinite solitude", when=appears, effects=(Do(
            Choice(Cards((ZONE_SQUARE,), YOU, (Other(), IS_ZX)), Fixed(9), Fixed(0)), MoveTo(ZONE_HAND, BY_ABILITY)),)),
            "【自】Infinite Solitude", "【Auto】 Infinite Solitude", cites="1109.2"),
        Rule("ability", None, "{it:keyword-ability}", "{it}"),
        *[Word("named", _range(number), f"レンジ{ja}", f"range {ja}", (f"「レンジ{ja}」", f"「【常】レンジ{ja}」"),
               cites="1104.2")
          for number, ja in (*((n, str(n)) for n in range(2, 5)), (_UNLIMITED, "∞"))],
        Word("named", _SECLUSION, "絶界", "seclusion", ("「絶界」",), cites="1106.2"),
        Rule("granted", None, "「{it:keyword-ability}」", "“{it}”"),
        *[Word("keyword", keyword, f"「{ja}」", en, cites=cites) for keyword, ja, en, cites in (
            *plain, ("range", "レンジ", "range", "1104.1"), ("seclusion", "絶界", "seclusion", "1106.1"),
            ("evolseed", "エヴォルシード", "evol seed", "1105.1"))],
    ]


def _range(number: int) -> Always:
    return Always(keyword="range", statics=(Static(This(), Becomes(RANGE, Fixed(number))),))


def _force(number: int) -> Do:
    return Do(Choice(Cards((ZONE_TRASH,), YOU), Fixed(number), Fixed(0)), CardProcedure("force", Fixed(0)))


def _instead_of_the_charge() -> list[Production]:
    """812.1: where Z/X go that are destroyed or leave the squares."""
    leaves = {"when.sources": (ZONE_SQUARE,)}
    destroyed = {**leaves, "when.targets": (ZONE_CHARGE,), "when.reasons": (DESTROYED,)}
    return [
        Rule("ability", Replacing, _ALWAYS + "{condition:holding?}{when.subject:doomed}が破壊された(際|場合|時)、"
             "チャージに置くかわりに{effects:fate*}。",
             "【Always】 {condition?_, }if {when.subject} <be:when.subject> destroyed, {effects} instead of putting it "
             "into the charge.", fixed=destroyed, within={"when": Moves}, cites="812.1"),
        Rule("ability", Replacing, _ALWAYS + "{condition:holding?}{when.subject:doomed}がスクエアを離れる(際|場合|時)、"
             "かわりに(|ゲームから)除外する。",
             "【Always】 {condition?_, }if {when.subject} would leave the squares, remove it from the game instead.",
             fixed={**leaves, "when.targets": ELSEWHERE, "effects": (Do(EventCard(), EXCLUDE),)},
             within={"when": Moves}, cites="812.1"),
        Rule("doomed", None, "{it:this-card}", "{it}", number="sg"),
        Rule("doomed", None, "{it:one-of}", "{it}", number="sg"),
        *[Word("fate", Do(EventCard(), act), ja, en, also) for act, ja, en, also in (
            (MoveTo(ZONE_RESOURCE, DESTROYED, flags=REST), "リソースにスリープで置く",
             "put it into the resources asleep", ("スリープでリソースに置く",)),
            (MoveTo(ZONE_HAND, DESTROYED), "手札に戻す", "put it back into the hand", ("持ち主の手札に戻す",)),
            (MoveTo(ZONE_TRASH, DESTROYED), "トラッシュに置く", "put it into the trash", ()),
            (MoveTo(ZONE_DECK, DESTROYED), "デッキの1番上に置く", "put it on top of the deck",
             ("デッキの一番上に置く", "デッキの上に置く")),
            (MoveTo(ZONE_DECK, DESTROYED, bottom=True), "デッキの1番下に置く", "put it on the bottom of the deck",
             ("デッキの一番下に置く", "デッキの下に置く")),
            (SHUFFLE_IN, "デッキに戻し、シャッフルする", "shuffle it into the deck", ()),
            (EXCLUDE, "ゲームから除外する", "remove it from the game", ("除外する",)))],
    ]


ABILITIES: Final[list[Production]] = [
    *_costs(),
    *prices("804.2c"),
    *payments("804.2c"),
    *_PHASES,
    *_activated(),
    *_keywords(),
    Rule("ability", Automatic, _AUTO + "{when:trigger}、{effects:sentence*}", "【Auto】 {when}, {effects* | | }",
         (_AUTO + "{when:trigger}{effects:sentence*}", auto_icons()), cites="808.1a"),
    Rule("ability", Automatic, _AUTO + "{when:timed}、{effects:sentence*}" + ONLY_SO_OFTEN,
         "【Auto】 {when}, {effects* | | } Use this only {limit.times} time(s) per turn.", within={"limit": Limit},
         cites="803.1d"),
    Rule("timed", None, "{it:moment}", "{it}"),
    Rule("timed", WithCondition, "{condition:given}{event_pattern:event}", "{condition}, {event_pattern}"),
    *[Word("off-square", zone, ja, en) for zone, ja, en in (
        (ZONE_TRASH, "トラッシュ", "trash"), (ZONE_CHARGE, "チャージ", "charge"), (ZONE_RESOURCE, "リソース",
                                                                          "resources"))],
    Rule("ability", Always,
         _ALWAYS + "このカードが{where:off-square*か}にある場合、{condition:holding?}{statics:ruling-line*}",
         "【Always】 As long as this card is in your {where* or }, {condition?_, }{statics* | | }", cites="803.1c"),
    Rule("ability", Always, _ALWAYS + "{condition:holding?}手札にあるこのカードのコストは{statics:hand-cost*}。",
         "【Always】 {condition?_, }this card in your hand costs {statics}.",
         (_ALWAYS + "{condition:holding?}手札にあるこのカードのコストを{statics:hand-sum*}する。",
          _ALWAYS + "{condition:holding?}このカードをプレイするコストは{statics:hand-cost*}。",
          _ALWAYS + "このカードをプレイするコストは、{condition:holding}{statics:hand-cost*}。",
          _ALWAYS + "手札にあるこのカードのコストは、{condition:holding}{statics:hand-cost*}。",
          _ALWAYS + "手札にあるこのカードのコストを、{condition:holding}{statics:hand-sum*}する。",
          _ALWAYS + "{condition:holding?}{statics:hand-each*}。",
          _ALWAYS + "{condition:holding?}手札にあるこのカードのコストは[、]{statics:hand-each-after*}。",
          _ALWAYS + "{condition:holding?}このカードをプレイするコストは[、]{statics:hand-each-after*}。"),
         fixed={"where": (ZONE_HAND,)}, cites="805.2c"),
    Rule("hand-cost", Static, "{quality.amount:lowered}", "{quality.amount}",
         fixed={"which": This(), "quality.attribute": COST}, within={"quality": Plus}, cites="805.2c"),
    *[Rule(kind, Static, ja, "{quality.amount.by} for each {quality.amount.number.cards@sg}",
           fixed={"which": This(), "quality.attribute": COST},
           within={"quality": Plus, "quality.amount": Each, "quality.amount.number": Counted}, cites="805.2c")
      for kind, ja in (
          ("hand-each",
           "{quality.amount.number.cards:group}1枚につき、手札にあるこのカードのコストは{quality.amount.by:down-by}"),
          ("hand-each-after", "{quality.amount.number.cards:group}1枚につき[、]{quality.amount.by:down-by}"),
          ("hand-cost", "{quality.amount.number.cards:group}1枚につき{quality.amount.by:down-by}"))],
    *[Word("down-by", -number, f"{number}減る", f"-{number}") for number in range(1, 10)],
    Rule("hand-sum", Static, "{quality.amount.number:signed}", "{quality.amount.number}",
         fixed={"which": This(), "quality.attribute": COST}, within={"quality": Plus, "quality.amount": Fixed},
         cites="805.2c"),
    Rule("ability", Always, _ALWAYS + "{condition:holding?}{statics:ruling-line*}",
         "【Always】 {condition?_, }{statics* | | }",
         (always_icons(), _ALWAYS + "このカードは[、]{condition:holding}{statics:own-line*}"), cites="801.2c"),
    *[Rule("own-line", Static, f"{{quality:{kind}}}。", "{quality}", fixed={"which": This()})
      for kind in ("shift", "cannot")],
    Rule("ability", Always, _ALWAYS + "{condition:holding?}{statics:icon-line*}",
         "【Always】 {condition?_, }{statics* | | }", fixed={"where": _EVERYWHERE}, cites="206.6"),
    Rule("ruling-line", None, "{it:static}。", "{it}."),
    Rule("ruling-line", Static, '{which:topic}は以下の能力を得る。(“|「){quality.ability:ability}(”|」)',
         '{which} <have:which> “{quality.ability}”.', ("{which:topic}は{quality.ability:named}を得る。",),
         within={"quality": Gains}),
    Rule("ruling-line", Static, '{which:topic}は以下の能力を失う。(“|「){quality.ability:ability}(”|」)',
         '{which} <lose:which> “{quality.ability}”.', ("{which:topic}は{quality.ability:named}を失う。",),
         within={"quality": LosesAbility}, cites="1104.4"),
    *[Rule("ability", Replacing, _ALWAYS + "このカードが破壊された(際|場合|時)、チャージに置くかわりに" + ja,
           f"【Always】 if this card is destroyed, {en}.",
           fixed={"when": Moves(This(), (ZONE_SQUARE,), (ZONE_CHARGE,), (DESTROYED,)),
                  "effects": (Do(EventCard(), MoveTo(zone, DESTROYED, flags=flags)),)}, cites="812.1")
      for zone, flags, ja, en in (
          (ZONE_RESOURCE, REST, "リソースにスリープで置く。",
           "put it into your resources asleep instead of your charge"),
          (ZONE_HAND, 0, "手札に戻す。", "put it back into your hand instead of your charge"),
          (ZONE_TRASH, 0, "トラッシュに置く。", "put it into your trash instead of your charge"))],
    *_instead_of_the_charge(),
    Rule("ability", Forbidding, _ALWAYS + "{condition:holding?}{who:player}は{deed:player-deed}。",
         "【Always】 {condition?_, }{who} can't {deed}.", cites="801.2c"),
    Rule("ability", Played, _EVENT + "{effects:sentence*}", "【Event】 {effects* | | }", cites="801.2d"),
]
