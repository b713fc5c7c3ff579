"""Extras, shifts, overboosts, counters and tokens in card texts: 806.1b to 806.1e, 1014 to 1016, 1206 and 1207."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_acts import act
from ...cards.language.core_words import Vocabulary
from ...cards.language.english import NOUN
from ...kernel.abilities.card_effects import CardProcedure
from ...kernel.abilities.conditions import Compared
from ...kernel.abilities.counters import CountersOf, GainCounters, SpendCounters
from ...kernel.abilities.player_effects import CreateTokens
from ...kernel.abilities.nodes import EQUAL, YOU
from ...kernel.abilities.numbers import Fixed, Unlimited
from ...kernel.abilities.search import ShareOut
from ...kernel.abilities.filters import Has, InState, IsSo
from ...kernel.abilities.selections import Cards, Choice
from ...kernel.codes import FACE_DOWN
from .areas import COUNTERS, EFFECT_DAMAGE, IS_TOKEN, ZONE_SQUARE
from .cards import EXTRA, OVERBOOST_UPPER, SHIFT, TYPE
from .nodes_dynamis import ADVENT, AWAKENING, BLADE, DREAM, Entry, Offering, Overboost

SHIFT_ON: Final = CardProcedure("shift", Fixed(0))
FACE_UP: Final = InState(FACE_DOWN, False)
FACE_DOWN_TEST: Final = InState(FACE_DOWN)

# The icons of 206 that a counter can have, and the types that lie in the Dynamis.
_ICONS: Final = (
    ("counter:ドリーム・キー", "ドリーム・キー", "dream-key"),
    ("counter:エヴォルシード", "エヴォルシード", "evol-seed"),
    ("counter:イグニッション", "イグニッション", "ignition"),
)
TYPES_THERE: Final = (
    (EXTRA, "ゼクス エクストラ", "Z/X extra", "202.6"),
    (OVERBOOST_UPPER, "ゼクス オーバーブースト", "Z/X overboost", "202.7"),
    (SHIFT, "シフト", "shift", "202.8"),
)


def _entries() -> list[Production]:
    """How a card of the Dynamis is played."""
    mine: dict[str, Any] = {"cards.zones": (ZONE_SQUARE,), "cards.whose": YOU}
    cards = "{cards.tests:feature*0}{cards.tests:sort}"
    within: dict[str, type] = {"cards": Cards}
    return [
        Rule("ability", Entry, "【降臨条件】{costs:offering*}。", "【Advent】 destroy rebooted Z/X: {costs}.",
             fixed={"keyword": ADVENT}, cites="806.1b"),
        Rule("offering", Offering, "{parts:offer*と}", "{parts}"),
        Rule("offer", Choice, f"{cards}{{most.number:int}}枚",
             "{most.number} {cards.tests:feature*0 | | } {cards.tests:sort@most.number}", fixed=mine,
             within={**within, "most": Fixed}),
        Rule("offer", Choice, f"{cards}{{least.number:int}}枚以上",
             "{least.number} or more {cards.tests:feature*0 | | } {cards.tests:sort@pl}",
             fixed={**mine, "most": Unlimited()}, within={**within, "least": Fixed}),
        Rule("ability", Entry, "【覚醒条件】(〈|［){costs:price*}(〉|］)", "【Awakening】 [{costs*, |, |, }]",
             fixed={"keyword": AWAKENING}, cites="806.1c"),
        Rule("ability", Entry, "【夢装条件】{costs:spending*}。", "【Dream】 {costs}.", fixed={"keyword": DREAM},
             cites="806.1d"),
        Rule("ability", Entry, "【剣臨条件】{condition:blade}【剣臨器】{onto:group}",
             "【Blade】 {condition}; it is laid onto a(n) {onto@sg}", fixed={"keyword": BLADE}, cites="806.1e"),
        Rule("ability", Entry, "【剣臨器】{onto:group}", "【Blade】 It is laid onto a(n) {onto@sg}",
             fixed={"keyword": BLADE}, cites="806.1a"),
        Rule("blade", None, "{it:level}", "{it}"),
        Rule("blade", None, "{it:fact@attr}場合", "if {it}"),
    ]


def _counters() -> list[Production]:
    """1016, 1207: counters are a player's own."""
    mine: dict[str, Any] = {"reason": COUNTERS, "who": YOU}
    return [
        *[Word("counter", sort, ja, en, cites="1016.1") for sort, ja, en in _ICONS],
        Rule("deed", GainCounters, "{sort:counter}を{number:plain}個<得る>",
             "<get> {number} {sort} counter(s:number)", fixed=mine, cites="1016.1"),
        Rule("foe-deed", GainCounters, "{who:foe}は{sort:counter}を{number:plain}個<得る>",
             "{who} <get:who> {number} {sort} counter(s:number)", fixed={"reason": COUNTERS}, cites="1016.1"),
        Rule("deed", SpendCounters, "{sort:counter}を{number:plain}個<消費する>",
             "<spend> {number} {sort} counter(s:number)", fixed=mine, cites="1016.2"),
        *[Rule(kind, SpendCounters, f"{{sort:counter}}を{{number:plain}}個消費する{tail}",
               "spend {number} {sort} counter(s:number)", fixed=mine, cites="1016.2")
          for kind, tail in (("cost", "(。|)"), ("spending", ""))],
        Rule("measure", Compared, "{left.whose:side}{left.sort:counter}が{right:plain}個{how:or-more}<ある>",
             "{left.whose} {left.sort} counters are {right} {how}", within={"left": CountersOf}, cites="1207.2"),
        Rule("measure", Compared, "{left.whose:side}{left.sort:counter}が{right:plain}個{how:or-less}<である>",
             "{left.whose} {left.sort} counters are {right} {how}", within={"left": CountersOf}, cites="1207.2"),
    ]


def dynamis(v: Vocabulary) -> list[Production]:
    """What texts say of the cards of the Dynamis, and of what is no card."""
    return [
        *_entries(),
        *_counters(),
        *[Word("sort", Has(TYPE, EQUAL, Fixed(kind)), ja, f"{en}{NOUN}", plural=f"{en}s{NOUN}", cites=cites)
          for kind, ja, en, cites in TYPES_THERE],
        Word("sort", IsSo(IS_TOKEN), "トークン", f"token{NOUN}", plural=f"tokens{NOUN}", cites="1206.1"),
        Word("adj", FACE_UP, "表向きの", "face-up", cites="302.3"),
        Word("adj", FACE_DOWN_TEST, "裏向きの", "face-down", cites="302.3"),
        *act(v, "<シフトする>", "<shift> {which}", SHIFT_ON),
        Rule("deed", Overboost, "IGOBし、カード名に「{part:name}」を含むゼクスに<なる>",
             "<become> an overboost with “{part}” in its name", cites="1014.1"),
        Rule("deed", CreateTokens, "「{name:name}」のトークンを{count:pieces}、リブートで{places:places}に<登場させる>",
             "<put> {count} “{name}” token(s:count) on {places}",
             ("「{name:name}」のトークンを{count:pieces}{places:places}に<登場させる>",), cites="1206.2"),
        Rule("deed", CreateTokens, "「{name:name}」のトークンを{count:pieces}、スリープで{places:places}に<登場させる>",
             "<put> {count} sleeping “{name}” token(s:count) on {places}", fixed={"rested": True}, cites="1206.2"),
        Rule("deed", ShareOut, "{points:plain}ダメージを割り振って<与える>",
             "<deal> {points} damage divided among them", fixed={"reason": EFFECT_DAMAGE, "procedure": "damage shares"},
             cites="804.3b"),
    ]
