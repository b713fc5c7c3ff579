"""Chapters 2 and 3 in card texts: areas, types, names, traits, colours and numbers; which cards are meant."""
from __future__ import annotations

from typing import Final

from ...cards.language import Pattern, Production, Rule, Word
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, EQUAL, OPPONENT, YOU
from ...kernel.abilities.numbers import Counted, Fixed, ValueOf
from ...kernel.abilities.tests import (
    AnyOf, CarriedBy, Carries, Damaged, Foremost, Has, HasLeft, InState, IsSo, Keyworded, Labelled, NameHas, Not,
    OfType, Other,
)
from ...kernel.abilities.which import Cards, Choice, EventCard, It, Looked, OtherCard, Remaining, This, Together, Top
from ...kernel.codes import REST
from .areas import (
    BATTLE_DAMAGE, EFFECT_DAMAGE, IN_BATTLE, LINKED, ZONE_BASE, ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_IN_USE,
    ZONE_RESOURCES, ZONE_SHIELDS, ZONE_TRASH,
)
from .cards import (
    AP, BASE_CARD, BLOCKER, BREACH, COMMAND, COST, FIRST_STRIKE, HIGH_MANEUVER, HP, LEVEL, PILOT_CARD,
    REPAIR, RESOURCE_TOKEN, SUPPORT, SUPPRESSION, UNIT, UNIT_TOKEN,
)

_TRAITS: Final = ("堤連合", "歩塔", "漂泊団", "堤守", "巨塔")

# 2-5-3: traits stand in brackets of their own.
TRAIT: Final = Pattern(
    "trait", str, r"〔[^〔〕\n]+〕", lambda text: f"trait:{text[1:-1]}", lambda label: f"〔{label[6:]}〕",
    lambda label: f"({label[6:]})", lambda rng: f"trait:{rng.choice(_TRAITS)}", "〔…〕", "〔")

_COLOURS: Final = (("blue", "青"), ("green", "緑"), ("red", "赤"), ("white", "白"), ("purple", "紫"))

# Keyword effects by the attribute that has them; those of a number add up (11-1-1-4).
NUMBERED: Final = ((REPAIR, "リペア", "Repair", "11-1-1"), (BREACH, "突破", "Breach", "11-1-2"),
                   (SUPPORT, "援護", "Support", "11-1-3"))
PLAIN: Final = ((BLOCKER, "ブロッカー", "Blocker", "11-1-4"), (FIRST_STRIKE, "先制攻撃", "First Strike", "11-1-5"),
                (HIGH_MANEUVER, "高機動", "High-Maneuver", "11-1-6"),
                (SUPPRESSION, "制圧", "Suppression", "1-3-1"))


# 4-5-2, 4-5-3: damage by its sort.
DAMAGES: Final = (("効果", "effect ", (EFFECT_DAMAGE,)), ("バトル", "battle ", (BATTLE_DAMAGE,)), ("", "", ()))

IS_UNIT: Final = AnyOf((OfType(UNIT), OfType(UNIT_TOKEN)))

_PLAYERS: Final[list[Production]] = [
    Word("whose", YOU, "自分の", "friendly", ("味方の",)),
    Word("whose", OPPONENT, "相手の", "enemy"),
    Word("side", YOU, "自分の", "your"),
    Word("side", OPPONENT, "相手の", "your opponent's"),
    Word("how", AT_LEAST, "以上", "or more"),
    Word("how", AT_MOST, "以下", "or less"),
    Word("bound", AT_LEAST, "以上", "≥"),
    Word("bound", AT_MOST, "以下", "≤"),
]

_ADJECTIVES: Final[list[Production]] = [
    TRAIT,
    Rule("label", Labelled, "{label:trait}", "{label}", cites="2-5-3"),
    *[Word("label", Labelled(f"color:{en}"), ja, en, cites="2-4-1") for en, ja in _COLOURS],
    Rule("adj", None, "{it:label}の[、]", "{it}"),
    Rule("adj", AnyOf, "{tests:label*2/}の[、]", "{tests*/}", cites="4-19-1"),
    Word("state", InState(REST), "レスト", "rested", cites="4-4-1-2"),
    Word("state", InState(REST, False), "アクティブ", "active", cites="4-4-1-1"),
    Rule("adj", None, "{it:state}の[、]", "{it}"),
    *[Rule("level", Has, f"{ja}{{number.number:int}}{{how:bound}}", f"{en}{{how}}{{number.number}}",
           fixed={"attribute": attribute}, within={"number": Fixed})
      for attribute, ja, en in ((LEVEL, "Lv(.|)", "level"), (AP, "AP", "AP"), (COST, "コスト", "cost"))],
    *[Rule("level", Has, f"{ja}{{number.number:int}}", f"{en}={{number.number}}",
           fixed={"attribute": attribute, "how": EQUAL}, within={"number": Fixed})
      for attribute, ja, en in ((LEVEL, "Lv(.|)", "level"), (AP, "AP", "AP"), (COST, "コスト", "cost"))],
    Rule("level", HasLeft, "HP{number.number:int}{how:bound}", "HP{how}{number.number}", fixed={"attribute": HP},
         within={"number": Fixed}, cites="2-7-1"),
    Rule("level", HasLeft, "HP{number.number:int}", "HP={number.number}", fixed={"attribute": HP, "how": EQUAL},
         within={"number": Fixed}, cites="2-7-1"),
    Rule("adj", None, "{it:level}の[、]", "{it}"),
    Rule("gauge", None, "{it:this}", "{it}"),
    Word("gauge", It(), "この効果でレストにしたユニット", "the Unit rested this way", ("それ",)),
    *[Rule("adj", Has, f"{{number.which:gauge}}の{ja}{{how:bound}}の[、]", f"{en}{{how}}that-of-{{number.which}}",
           fixed={"attribute": attribute, "number.attribute": attribute}, within={"number": ValueOf})
      for attribute, ja, en in ((LEVEL, "Lv(.|)", "level"), (AP, "AP", "AP"))],
    *[Word("keyword", Has(attribute, AT_LEAST, Fixed(1)), f"《{ja}》", f"<{en}>", cites=cites)
      for attribute, ja, en, cites in (*NUMBERED, *PLAIN)],
    Word("keyword", Keyworded("destroyed"), "【破壊時】", "【Destroyed】", cites="11-2-8"),
    Word("keyword", Keyworded("burst"), "【バースト】", "【Burst】", cites="11-2-5"),
    Rule("adj", None, "{it:keyword}を持つ[、]", "{it}"),
    Rule("adj", AnyOf, "{tests:keyword*2/}を持つ[、]", "{tests*/}", cites="4-19-1"),
    Word("adj", Other(), "このユニット以外の、", "other", ("このユニット以外の", "このベース以外の", "他の")),
    Word("adj", Damaged(), "ダメージを受けている", "damaged", ("ダメージを受けている、",)),
    Word("adj", Not(Damaged()), "ダメージを受けていない", "undamaged"),
    Rule("adj", NameHas, "カード名に「{part:name}」を含む[、]", "“{part}”-named", cites="2-2-3"),
    Rule("carrying", Carries, "{tests:pilot-adj*}パイロットがセットされている[、]", "{tests* }-Pilot-carrying"),
    Word("carrying", Carries(), "パイロットがセットされている", "paired"),
    Rule("pilot-adj", None, "{it:label}の", "{it}"),
    Rule("pilot-adj", AnyOf, "{tests:label*2/}の", "{tests*/}", cites="4-19-1"),
    Rule("pilot-adj", None, "{it:level}の", "{it}"),
    Word("adj", Not(Carries()), "パイロットがセットされていない", "unpaired", ("パイロットがセットされていない、",)),
    *[Word("adj", Foremost(attribute, lowest, attribute == HP, (IS_UNIT,)), f"最も{ja}が{word}", en)
      for attribute, ja, what in ((LEVEL, "Lv.", "level"), (AP, "AP", "AP"), (HP, "HP", "HP"))
      for lowest, word, en in ((False, "高い", f"highest-{what}"), (True, "低い", f"lowest-{what}"))],
    Word("adj", IsSo(IN_BATTLE), "このユニットとバトルしている", "battling",
         ("このユニットとバトルしている、", "バトルしている")),
    Word("adj", Not(OfType(UNIT_TOKEN)), "ユニットトークン以外の", "non-token", ("ユニットトークン以外の、",)),
]

_NOUNS: Final[list[Production]] = [
    Word("unit", IS_UNIT, "ユニット", "Unit", cites="2-3-3-1"),
    Word("unit", IsSo(LINKED), "リンクユニット", "Link Unit", cites="2-11-3"),
    Word("unit", OfType(UNIT_TOKEN), "ユニットトークン", "Unit token", cites="4-17-1"),
    Word("unit", CarriedBy(), "パイロット", "Pilot", cites="2-3-4-1"),
    Word("sort", OfType(UNIT), "ユニット", "Unit", cites="2-3-3-2"),
    Word("sort", OfType(PILOT_CARD), "パイロット", "Pilot", cites="2-3-4-2"),
    Word("sort", OfType(COMMAND), "コマンド", "Command", cites="2-3-5-3"),
    Word("sort", OfType(BASE_CARD), "ベース", "Base", cites="2-3-6-2"),
    Rule("either", AnyOf, "{tests:one-sort*2/}", "{tests*/}", cites="4-19-1"),
    Rule("one-sort", None, "{it:sort}カード1枚", "{it}"),
]


def _in(zone: tuple[int, ...]) -> dict[str, object]:
    return {"zones": zone}


_ELSEWHERE: Final = ((ZONE_TRASH, "トラッシュ", "trash"), (ZONE_HAND, "手札", "hand"))

_GROUPS: Final[list[Production]] = [
    # 2-3-3-1, 2-3-6-1: units and bases are those on the field.
    Rule("group", Cards, "{tests:carrying?}{tests:adj*0}{whose:whose}{tests:unit}",
         "{tests:carrying?} {tests:adj*0 | | } {whose} {tests:unit@*}",
         ("{tests:carrying?}{tests:adj*0}{whose:whose}[、]{tests:adj-after*}{tests:unit}",), fixed=_in((ZONE_BATTLE,))),
    Rule("adj-after", None, "{it:adj}", "{it}"),
    Rule("group", Cards, "{tests:carrying?}{tests:adj*0}{tests:unit}",
         "{tests:carrying?} {tests:adj*0 | | } {tests:unit@*}", fixed={**_in((ZONE_BATTLE,)), "whose": EITHER}),
    Rule("group", Cards, "{tests:adj*0}{whose:whose}ベース", "{tests*0 | | } {whose} Base(s:@)",
         fixed=_in((ZONE_BASE,)), cites="2-3-6-1"),
    Rule("group", Cards, "{tests:adj*0}ベース", "{tests*0 | | } Base(s:@)",
         fixed={**_in((ZONE_BASE,)), "whose": EITHER}, cites="2-3-6-1"),
    Rule("shields", Cards, "{whose:whose}シールド", "{whose} Shield(s:@)", fixed=_in((ZONE_SHIELDS,)), cites="3-6-4"),
    Rule("group", Cards, "{whose:whose}シールドエリアのカード", "card(s:@) in {whose} shield area",
         fixed=_in((ZONE_BASE, ZONE_SHIELDS)), cites="3-6-1"),
    Rule("group", Cards, "{whose:whose}リソース", "{whose} Resource(s:@)", fixed=_in((ZONE_RESOURCES,)),
         cites="2-3-7-1"),
    Rule("group", Cards, "{whose:whose}EXリソース", "{whose} EX Resource(s:@)",
         fixed={**_in((ZONE_RESOURCES,)), "tests": (OfType(RESOURCE_TOKEN),)}, cites="4-17-5"),
    Rule("group", Cards, "{whose:whose}コマンド", "{whose} Command(s:@)",
         fixed={**_in((ZONE_IN_USE,)), "tests": (OfType(COMMAND),)}, cites="3-1-2"),
    Rule("hand", Cards, "{whose:side}手札", "card(s:@) in {whose} hand", fixed=_in((ZONE_HAND,)), cites="3-8"),
    Rule("held", Cards, "{whose:side}手札", "card(s:@) in {whose} hand", fixed={**_in((ZONE_HAND,)), "tests": ()},
         cites="3-8"),
    *[Rule("held", Cards, f"{{whose:side}}{ja}の[、]{{tests:adj*0}}{{tests:sort?}}カード",
           f"{{tests:adj*0 | | }} {{tests:sort?}} card(s:@) in {{whose}} {en}", fixed=_in((zone,)))
      for zone, ja, en in _ELSEWHERE],
]

_MEANT: Final[list[Production]] = [
    Word("this", This(), "このユニット", "this Unit", ("このベース", "これ"), number="sg"),
    Word("self", This(), "このユニット", "this Unit", ("このベース", "これ"), number="sg"),
    Word("self", This(ZONE_IN_USE), "このカード", "this card", number="sg"),
    Word("self", It(), "それ", "it", number="sg"),
    Word("self", It(many=True), "それら", "them", number="pl"),
    Word("self", EventCard(), "そのユニット", "that Unit", ("その相手のユニット",), number="sg"),
    Word("self", OtherCard(), "そのパイロット", "that Pilot", number="sg"),
    Word("self", Remaining(), "残ったカード", "the remaining cards", ("残りのカード",), number="pl"),
    Rule("target", None, "{it:self}", "{it}"),
    Rule("target", None, "{it:group}すべて", "all {it@pl}", number="pl"),
    Rule("target", Together, "{parts:self*2と、}", "{parts}", number="pl"),
    Rule("topic", None, "{it:target}", "{it}"),
    Rule("topic", None, "{it:shields}", "{it@pl}", number="pl"),
    Rule("subject", None, "{it:this}", "{it}", number="sg"),
    Rule("subject", None, "{it:group}", "a(n) {it@sg}", number="sg"),
    Rule("subject", Together, "{parts:this}か、{parts:group}", "{parts:this} or a(n) {parts:group@sg}", number="sg"),
    # 9-3-4: how many.
    Rule("pieces", Fixed, "{number:int}(つ|枚)", "{number}", number="number"),
    Rule("sheets", Fixed, "{number:int}(枚|つ)", "{number}", number="number"),
    Rule("figure", Fixed, "{number:int}", "{number}", number="number"),
    Rule("number", None, "{it:figure}", "{it}"),
    Rule("choice", Choice, "{cards:held}{most:sheets}", "{most} {cards@most}", number="most"),
    Rule("choice", Choice, "{cards:group}{most:pieces}", "{most} {cards@most}", number="most"),
    Rule("choice", Choice, "{cards:group}{least:figure}～{most:pieces}", "{least} to {most} {cards@pl}", number="pl"),
    Rule("looked", Looked, "その中の[、]{tests:adj*0}{tests:sort?}カード",
         "{tests:adj*0 | | } {tests:sort?} card(s:@) among them"),
    Rule("top", Top, "{whose:side}デッキを上から{count:sheets}", "the top {count} card(s) of {whose} deck",
         fixed={"zone": ZONE_DECK}, cites="3-2"),
    Rule("top", Top, "{whose:side}シールド{count:pieces}", "{count} of {whose} Shields", fixed={"zone": ZONE_SHIELDS},
         cites="3-6-4-1"),
    Rule("amount", None, "{it:figure}", "{it}"),
    Rule("amount", Counted, "{cards:group}と同じ数の", "as much as the number of {cards@pl}"),
    Rule("amount", Counted, "{cards:held}と同じ数の", "as much as the number of {cards@pl}"),
]

CARDS: Final[list[Production]] = [*_PLAYERS, *_ADJECTIVES, *_NOUNS, *_GROUPS, *_MEANT]

