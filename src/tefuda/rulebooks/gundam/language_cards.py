"""Chapters 2 and 3 in card texts: areas, types, names, traits, colours and numbers; which cards are meant."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Pattern, Production, Rule, Word
from ...cards.language.english import NAME, NOUN, aside
from ...kernel.abilities.board_places import Facing
from ...kernel.abilities.selections import Cards, AttachedCards
from ...kernel.abilities.labels import Labelled, NameHas, SharesName
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, EQUAL, LESS, MORE, OPPONENT, YOU
from ...kernel.abilities.numbers import Fixed, ValueOf
from ...kernel.abilities.filters import (
    AllOf, AnyOf, AttachedTo, HasAttached, Damaged, HighestInPlace, Has, HasLeft, InState, IsSo, Keyworded, Not,
    OfType, Other,
)
from ...kernel.abilities.delayed_triggers import HasTrigger
from ...kernel.abilities.spoken_of import EventCard, It
from ...kernel.codes import REST
from .areas import (
    BATTLE_DAMAGE, EFFECT_DAMAGE, IN_BATTLE, IS_ATTACKED, IS_ATTACKING, LINKED, ZONE_BASE, ZONE_BATTLE, ZONE_HAND,
    ZONE_IN_USE, ZONE_RESOURCES, ZONE_SHIELDS, ZONE_TRASH,
)
from .cards import (
    AP, BASE_CARD, BASE_TOKEN, BLOCKER, BREACH, COMMAND, COST, FIRST_STRIKE, HIGH_MANEUVER, HP, LEVEL, PILOT_CARD,
    REPAIR, RESOURCE_TOKEN, SUPPORT, SUPPRESSION, UNIT, UNIT_TOKEN,
)
from .language_moments import ATTACKS, DEPLOYED, DESTROYED, PAIRED

_TRAITS: Final = ("堤連合", "歩塔", "漂泊団", "堤守", "巨塔")

_NAME: Final = "name:"


def _read_label(text: str) -> str:
    return f"{_NAME if text[0] == '『' else 'trait:'}{text[1:-1]}"


def _label_ja(label: str) -> str:
    sort, _, word = label.partition(":")
    return f"『{word}』" if f"{sort}:" == _NAME else f"〔{word}〕"


def _label_en(label: str) -> str:
    sort, _, word = label.partition(":")
    return f"“{word}”" if f"{sort}:" == _NAME else f"({word})"


# 2-5-3, 2-2-2: traits stand in brackets of their own, and so does a whole name.
TRAIT: Final = Pattern(
    "trait", str, r"〔[^〔〕\n]+〕|『[^『』\n]+』", _read_label, _label_ja, _label_en,
    lambda rng: f"trait:{rng.choice(_TRAITS)}", "〔…〕", "〔『")

COLOURS: Final = (("blue", "青"), ("green", "緑"), ("red", "赤"), ("white", "白"), ("purple", "紫"))

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
    Word("how-many", AT_LEAST, "以上", "or more"),
    Word("how-many", AT_MOST, "以下", "or fewer"),
    Word("height", AT_LEAST, "以上", "or higher"),
    Word("height", AT_MOST, "以下", "or lower"),
    Word("than", AT_LEAST, "以上", "equal to or greater than"),
    Word("than", AT_MOST, "以下", "equal to or less than"),
]


def _gauged(attribute: int, ja: str, en: str) -> list[Production]:
    """Cards with a number that is compared with that of another card."""
    own: dict[str, Any] = {"attribute": attribute, "number.attribute": attribute}
    within: dict[str, type] = {"number": ValueOf}
    return [
        Rule("adj", Has, f"{{number.which:gauge}}の{ja}{{how:than}}の[、]",
             aside(f"with {en} {{how}} that of {{number.which}}"), fixed=own, within=within),
        Rule("adj", Has, f"{{number.which:gauge}}と同じ{ja}の[、]",
             aside(f"with {en} equal to that of {{number.which}}"),
             fixed={**own, "how": EQUAL}, within=within),
        *[Rule("adj", Has, f"{{number.which:gauge}}より{ja}が{word}[、]",
               aside(f"with {en} {more} than that of {{number.which}}"),
               (f"{{number.which:gauge}}の{ja}より{word}[、]",), fixed={**own, "how": how}, within=within)
          for how, word, more in ((MORE, "高い", "higher"), (LESS, "低い", "lower"))],
    ]


_ADJECTIVES: Final[list[Production]] = [
    TRAIT,
    Rule("label", Labelled, "{label:trait}", "{label}", cites="2-5-3"),
    *[Word("label", Labelled(f"color:{en}"), ja, en, cites="2-4-1") for en, ja in COLOURS],
    Rule("adj", None, "{it:label}の[、]", "{it}", ("{it:label}を持つ[、]",)),
    Rule("adj", Not, "{test:barred}以外の[、]", "non-{test}", ("{test:barred}(ではない|でない)[、]",), cites="4-19-3"),
    Rule("barred", None, "{it:label}", "{it}"),
    Word("barred", OfType(UNIT_TOKEN), "ユニットトークン", "token", cites="4-17-1"),
    Word("barred", IsSo(LINKED), "リンクユニット", "Link-Unit", cites="2-11-3"),
    Rule("adj", AnyOf, "{tests:label*2/}の[、]", "{tests*/}", cites="4-19-1"),
    Word("state", InState(REST), "レスト", "rested", cites="4-4-1-2"),
    Word("state", InState(REST, False), "アクティブ", "active", cites="4-4-1-1"),
    Rule("adj", None, "{it:state}の[、]", "{it}"),
    *[Rule("level", Has, f"{ja}(|が){{number.number:int}}{{how:height}}", f"{en}{{number.number}} {{how}}",
           fixed={"attribute": attribute}, within={"number": Fixed})
      for attribute, ja, en in ((LEVEL, "Lv(.|)", "Lv."), (COST, "コスト", "cost "))],
    *[Rule("level", Has, f"{ja}(|が){{number.number:int}}", f"{en}{{number.number}}",
           fixed={"attribute": attribute, "how": EQUAL}, within={"number": Fixed})
      for attribute, ja, en in ((LEVEL, "Lv(.|)", "Lv."), (COST, "コスト", "cost "))],
    # AP is as much as it is; HP as much as is left (2-7-1).
    *[Rule("stat", node, f"{en}(|が){{number.number:int}}{{how:how}}", f"{{number.number}} {{how}} {en}",
           fixed={"attribute": attribute}, within={"number": Fixed}, cites=cites)
      for node, attribute, en, cites in ((Has, AP, "AP", "2-6-1"), (HasLeft, HP, "HP", "2-7-1"))],
    *[Rule("stat", node, f"{en}(|が){{number.number:int}}", f"{{number.number}} {en}",
           fixed={"attribute": attribute, "how": EQUAL}, within={"number": Fixed}, cites=cites)
      for node, attribute, en, cites in ((Has, AP, "AP", "2-6-1"), (HasLeft, HP, "HP", "2-7-1"))],
    Rule("rank", None, "{it:level}", "{it}"),
    Rule("rank", None, "{it:stat}", "{it}"),
    Rule("rank", None, "{it:label}", "{it}"),
    Rule("adj", AllOf, "{tests:rank*2(で|で、|かつ)}の[、]", aside("with {tests* and }"), cites="4-19-2"),
    Rule("adj", None, "{it:level}の[、]", "{it}"),
    Rule("adj", None, "{it:stat}の[、]", aside("with {it}")),
    Rule("gauge", None, "{it:this}", "{it}"),
    Rule("adj", SharesName, "{which:gauge}と同じカード名の[、]", aside("with the same name as {which}"),
         ("{which:gauge}と同名の[、]", "{which:gauge}とカード名が同じ[、]"), cites="2-2-2"),
    Word("gauge", EventCard(), "そのユニット", "that Unit"),
    Rule("gauge", None, "{it:chosen-gauge}", "{it}"),
    Word("chosen-gauge", It(), "それ", "the chosen one", tuple(
        f"この効果で{deed}{card}" for deed in (
            "レストにした", "アクティブにした", "破壊した", "手札に戻した", "手札に加えた", "捨てた", "選んだ",
            "除外した",
            "配備した", "セットした")
        for card in ("ユニット", "カード", "パイロット"))),
    *[part for attribute, ja, en in ((LEVEL, "Lv(.|)", "a level"), (AP, "AP", "AP"), (COST, "コスト", "a cost"))
      for part in _gauged(attribute, ja, en)],
    Rule("adj", HasLeft, "{number.which:gauge}のAP{how:than}のHPの[、]",
         aside("with HP {how} the AP of {number.which}"), ("HPが{number.which:gauge}のAP{how:than}の[、]",),
         fixed={"attribute": HP, "number.attribute": AP}, within={"number": ValueOf}, cites="2-7-1"),
    *[Word("keyword", Has(attribute, AT_LEAST, Fixed(1)), f"《{ja}》", f"<{en}>", cites=cites)
      for attribute, ja, en, cites in (*NUMBERED, *PLAIN)],
    Word("keyword", AnyOf(tuple(Has(attribute, AT_LEAST, Fixed(1)) for attribute, *_ in (*NUMBERED, *PLAIN))),
         "キーワード効果", "a keyword effect", cites="11-1"),
    *[Word("keyword", HasTrigger(when), f"【{ja}】", f"【{en}】", cites=cites) for when, ja, en, cites in (
        (DESTROYED, "破壊時", "Destroyed", "11-2-8"), (DEPLOYED, "配備時", "Deploy", "11-2-6"),
        (ATTACKS, "アタック時", "Attack", "11-2-7"), (PAIRED, "セット時", "When Paired", "11-2-9"))],
    Word("keyword", Keyworded("burst"), "【バースト】", "【Burst】", cites="11-2-5"),
    Rule("adj", None, "{it:keyword}を持つ[、]", aside("with {it}")),
    Rule("adj", Not, "{test:keyword}を持たない[、]", aside("without {test}")),
    Rule("adj", AnyOf, "{tests:keyword*2/}を持つ[、]", aside("with {tests*, | or |, or }"), cites="4-19-1"),
    Word("adj", Other(), "このユニット以外の、", "other", (
        "このユニット以外の", "このベース以外の", "このカード以外の", "このカード以外の、", "他の", "他の、")),
    Word("adj", Damaged(), "ダメージを受けている", "damaged", ("ダメージを受けている、",)),
    Word("adj", Not(Damaged()), "ダメージを受けていない", "undamaged"),
    Rule("adj", NameHas, "(カード名|名称)に「{part:name}」を含む[、]", aside(f"with “{{part}}” in {NAME}"),
         cites="2-2-3"),
    Rule("carrying", HasAttached, "{tests:pilot-adj*}パイロットがセットされている[、]",
         aside(f"paired with a(n) {{tests* | | }} Pilot{NOUN}")),
    Word("carrying", HasAttached(), "パイロットがセットされている", "paired"),
    Rule("pilot-adj", None, "{it:label}の", "{it}"),
    Rule("pilot-adj", AnyOf, "{tests:label*2/}の", "{tests*/}", cites="4-19-1"),
    Rule("pilot-adj", None, "{it:level}の", "{it}"),
    Rule("pilot-adj", None, "{it:stat}の", aside("with {it}")),
    Rule("pilot-adj", NameHas, "(カード名|名称)に「{part:name}」を含む", aside(f"with “{{part}}” in {NAME}"),
         cites="2-2-3"),
    Word("adj", Not(HasAttached()), "パイロットがセットされていない", "unpaired",
         ("パイロットがセットされていない、",)),
    *[Word("adj", HighestInPlace(attribute, lowest, attribute == HP, (IS_UNIT,)), f"最も{ja}が{word}", en,
           tuple(f"{it}{other}" for it in (f"{ja}が最も{word}", f"最も{ja}の{word}",
                                           f"{ja}が一番{word}") for other in ("", "、")))
      for attribute, ja, what in ((LEVEL, "Lv.", "level"), (AP, "AP", "AP"), (HP, "HP", "HP"))
      for lowest, word, en in ((False, "高い", f"highest-{what}"), (True, "低い", f"lowest-{what}"))],
    Rule("adj", None, "{it:facing}", "{it}"),
    Rule("facing", Facing, "{which:this}とバトルしている[、]", aside("battling {which}"), cites="7-6-3-1"),
    Rule("facing", Facing, "{which:this}にアタックしている[、]", aside("attacking {which}"), fixed={"so": IS_ATTACKING},
         cites="7-3-1"),
    Word("adj", IsSo(IN_BATTLE), "バトルしている", "battling", ("バトルしている、",), cites="7-6-3-1"),
    Word("adj", IsSo(IS_ATTACKING), "アタックしている", "attacking", ("アタックしている、", "アタック中の"),
         cites="7-3-1"),
    Word("adj", IsSo(IS_ATTACKED), "アタックされている", "attacked", ("アタックされている、",), cites="7-3-5-2"),
]

_NOUNS: Final[list[Production]] = [
    *[Word("unit", test, ja, en + NOUN, plural=f"{en}s{NOUN}", cites=cites) for test, ja, en, cites in (
        (IS_UNIT, "ユニット", "Unit", "2-3-3-1"), (IsSo(LINKED), "リンクユニット", "Link Unit", "2-11-3"),
        (OfType(UNIT_TOKEN), "ユニットトークン", "Unit token", "4-17-1"),
        (AttachedTo(), "パイロット", "Pilot", "2-3-4-1"))],
    Word("sort", OfType(UNIT), "ユニット", "Unit", cites="2-3-3-2"),
    Word("sort", OfType(PILOT_CARD), "パイロット", "Pilot", cites="2-3-4-2"),
    Word("sort", OfType(COMMAND), "コマンド", "Command", cites="2-3-5-3"),
    Word("sort", OfType(BASE_CARD), "ベース", "Base", cites="2-3-6-2"),
]


def _in(zone: tuple[int, ...]) -> dict[str, object]:
    return {"zones": zone}


_GROUPS: Final[list[Production]] = [
    # 2-3-3-1, 2-3-6-1: units and bases are those on the field.
    Rule("group", None, "{it:beings}", "{it@*}"),
    Rule("group", None, "{it:things}", "{it@*}"),
    Rule("beings", None, "{it:units}", "{it@*}"),
    Rule("beings", AttachedCards, "{cards:units}にセットされているパイロット", "Pilot(s:@) paired with a(n) {cards@sg}",
         cites="2-3-4-1"),
    Rule("units", Cards, "{tests:carrying?}{tests:adj*0}{whose:whose}{tests:unit}",
         "{tests:carrying?} {tests:adj*0 | | } {whose} {tests:unit@*}",
         ("{tests:carrying?}{tests:adj*0}{whose:whose}[、]{tests:adj-after*}{tests:unit}",), fixed=_in((ZONE_BATTLE,))),
    Rule("adj-after", None, "{it:adj}", "{it}"),
    Rule("units", Cards, "{tests:carrying?}{tests:adj*0}{tests:unit}",
         "{tests:carrying?} {tests:adj*0 | | } {tests:unit@*}", fixed={**_in((ZONE_BATTLE,)), "whose": EITHER}),
    Rule("things", None, "{it:bases}", "{it@*}"),
    Rule("bases", Cards, "{tests:adj*0}{whose:whose}ベース", f"{{tests:adj*0 | | }} {{whose}} Base(s:@){NOUN}",
         ("{tests:adj*0}{whose:whose}[、]{tests:adj-after*}ベース",), fixed=_in((ZONE_BASE,)), cites="2-3-6-1"),
    Rule("bases", Cards, "{tests:adj*0}ベース", f"{{tests*0 | | }} Base(s:@){NOUN}",
         fixed={**_in((ZONE_BASE,)), "whose": EITHER}, cites="2-3-6-1"),
    Rule("bases", Cards, "{whose:whose}EXベース", "{whose} EX Base(s:@)",
         fixed={**_in((ZONE_BASE,)), "tests": (OfType(BASE_TOKEN),)}, cites="4-17-4"),
    Rule("shields", Cards, "{whose:whose}シールド", "{whose} Shield(s:@)", fixed=_in((ZONE_SHIELDS,)), cites="3-6-4"),
    Rule("things", None, "{it:area}", "{it@*}"),
    Rule("area", Cards, "{whose:whose}シールドエリアのカード", "card(s:@) in the {whose} shield area",
         fixed=_in((ZONE_BASE, ZONE_SHIELDS)), cites="3-6-1"),
    Rule("things", Cards, "{whose:whose}リソース", "{whose} Resource(s:@)",
         fixed={**_in((ZONE_RESOURCES,)), "tests": ()},
         cites="2-3-7-1"),
    Rule("things", Cards, "{tests:turned*}{whose:whose}リソース", "{tests} {whose} Resource(s:@)",
         ("{whose:whose}{tests:turned*}リソース",), fixed=_in((ZONE_RESOURCES,)), cites="4-4-1"),
    Rule("turned", None, "{it:state}の[、]", "{it}"),
    Rule("things", None, "{it:ex-resources}", "{it@*}"),
    Rule("ex-resources", Cards, "{whose:whose}EXリソース", "{whose} EX Resource(s:@)",
         fixed={**_in((ZONE_RESOURCES,)), "tests": (OfType(RESOURCE_TOKEN),)}, cites="4-17-5"),
    Rule("things", Cards, "{whose:whose}コマンド", "{whose} Command(s:@)",
         fixed={**_in((ZONE_IN_USE,)), "tests": (OfType(COMMAND),)}, cites="3-1-2"),
    Rule("hand", Cards, "{whose:side}手札", "card(s:@) in {whose} hand", fixed=_in((ZONE_HAND,)), cites="3-8"),
    Rule("held", Cards, "{whose:side}手札", "card(s:@) in {whose} hand", fixed={**_in((ZONE_HAND,)), "tests": ()},
         cites="3-8"),
    Rule("held", Cards, "{whose:side}手札の[、]{tests:adj*0}{tests:sort?}カード",
         f"{{tests:adj*0 | | }} {{tests:sort?}} card(s:@){NOUN} in {{whose}} hand", fixed=_in((ZONE_HAND,)),
         cites="3-8"),
    # 9-3-5: what is said of no player is said of one's own.
    Rule("held", None, "{it:buried}", "{it@*}"),
    # What anybody can count: cards of a public area, whatever is asked of them, and those of a hand.
    Rule("counted", None, "{it:buried}", "{it@*}"),
    Rule("counted", None, "{it:hand}", "{it@*}"),
    *[Rule("buried", Cards, f"{ja}トラッシュ(の|から)[、]{{tests:adj*0}}{{tests:sort?}}カード",
           f"{{tests:adj*0 | | }} {{tests:sort?}} card(s:@){NOUN} in {en} trash",
           fixed={**_in((ZONE_TRASH,)), "whose": player}, cites="3-9")
      for player, ja, en in ((YOU, "(自分の|)", "your"), (OPPONENT, "相手の", "your opponent's"))],
]

CARDS: Final[list[Production]] = [*_PLAYERS, *_ADJECTIVES, *_NOUNS, *_GROUPS]
