"""Chapters 2 to 4 in card texts: zones and circles, names, clans and races, numbers, and which cards are meant."""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_numbers import numbered, ranked
from ...cards.language.english import AT, NAME, NOUN, aside
from ...cards.language.labels import labels
from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import AT_LEAST, EITHER, EQUAL, OPPONENT, YOU, Static
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.conditions import Fits, There
from ...kernel.abilities.labels import NameHas, SharesName
from ...kernel.abilities.filters import AllOf, AnyOf, Has, InState, IsSo, Not, Other
from ...kernel.abilities.selections import Cards, Choice
from ...kernel.abilities.spoken_of import OtherCard
from ...kernel.codes import FACE_DOWN
from .areas import (
    ATTACKS, FIELD, HEART, IN_BACK, IN_FRONT, IN_LEGION, IS_ATTACKED, IS_BOOSTED, IS_UNIT, LOCKED, REAR_ZONES,
    ZONE_BIND,
    ZONE_DAMAGE, ZONE_DECK, ZONE_DROP, ZONE_G, ZONE_GUARDIAN, ZONE_HAND, ZONE_SOUL, ZONE_VANGUARD,
)
from .cards import (
    CRITICAL, CRITICAL_TRIGGER, DRAW_TRIGGER, DRIVE, FRONT_TRIGGER, G_UNIT, GRADE, HEAL_TRIGGER, NORMAL, POWER, SHIELD,
    STAND_TRIGGER, TRIGGER, TRIGGER_UNIT, TYPE,
)
from .nodes import AllAre, BehindThis, Belongs, SameColumn, UnitOf

# 2.1.1.2, 2.2.3, 2.3.1.2: what each sort of bracket names.
_NAMES: Final = ("風切り岬", "雪中の火", "波守り", "砂時計", "夜汽車")
_LABEL: Final = labels({"clan": "《》", "name": "「」", "race": "〈〉"}, _NAMES)
_CLAN: Final = replace(labels({"clan": "《》"}, _NAMES), kind="clan-name")

# The zones that texts name, with their paragraphs.
ZONES: Final = (
    (ZONE_DECK, "山札", "deck", "4.2"), (ZONE_HAND, "手札", "hand", "4.3"),
    (ZONE_DROP, "ドロップゾーン", "drop zone", "4.4"), (ZONE_SOUL, "ソウル", "soul", "4.7"),
    (ZONE_DAMAGE, "ダメージゾーン", "damage zone", "4.8"), (ZONE_BIND, "バインドゾーン", "bind zone", "4.9"),
    (ZONE_G, "Gゾーン", "G zone", "4.11"),
)

# 3.18.2: circles by their signs.
CIRCLES: Final = (
    ((ZONE_VANGUARD,), "(V)", "ヴァンガードサークル", "4.6.4"), (REAR_ZONES, "(R)", "リアガードサークル", "4.6.6"),
    ((ZONE_GUARDIAN,), "(G)", "ガーディアンサークル", "4.6.5"),
)

# 3.8 to 3.11: units by where they are.
_UNITS: Final = (
    ("rear-guard", REAR_ZONES, "リアガード", "3.10.1"), ("vanguard", (ZONE_VANGUARD,), "ヴァンガード", "3.9.1"),
    ("guardian", (ZONE_GUARDIAN,), "ガーディアン", "3.11.1.1"), ("unit", FIELD, "ユニット", "3.8.1"),
)


_TYPES: Final = (
    (NORMAL, "ノーマルユニット", "normal unit"), (TRIGGER_UNIT, "トリガーユニット", "trigger unit"),
    (G_UNIT, "Gユニット", "G unit"))


# 2.8.1.1: the trigger icons, as words and as signs.
_TRIGGERS: Final = (
    (CRITICAL_TRIGGER, "クリティカルトリガー", "critical trigger", "☆", "2.8.1.1.2.1"),
    (DRAW_TRIGGER, "ドロートリガー", "draw trigger", "引", "2.8.1.1.3.1"),
    (STAND_TRIGGER, "スタンドトリガー", "stand trigger", "醒", "2.8.1.1.4.1"),
    (HEAL_TRIGGER, "ヒールトリガー", "heal trigger", "治", "2.8.1.1.5.1"),
    (FRONT_TRIGGER, "フロントトリガー", "front trigger", "前", "2.8.1.1.6.1"))


# The field, where a unit is named by its clan or the like alone.
_NAMED: Final = (*REAR_ZONES, ZONE_VANGUARD, ZONE_GUARDIAN)


def _of_type(number: int) -> Has:
    return Has(TYPE, EQUAL, Fixed(number))


def _groups(kind: str, whose: str) -> list[Production]:
    """Units, and the cards of a zone."""
    owner = f"{{whose:{whose}}}"
    head, head_en = "{tests:before*0}" + owner + "{tests:adj*0}", "{tests:before*0 | | } {tests:adj*0 | | }"
    return [
        *[Rule(kind, Cards, f"{head}{{tests:is-{en}}}", f"{head_en} {{tests:is-{en}}}(s:@){NOUN} on {{whose}} field",
               fixed={"zones": zones}, cites=cites) for en, zones, _, cites in _UNITS],
        Rule(kind, Cards, f"{head}{{tests:is-g-unit}}", f"{head_en} {{tests:is-g-unit}}(s:@){NOUN} on {{whose}} field",
             fixed={"zones": (ZONE_VANGUARD, ZONE_GUARDIAN)}, cites="2.9.2"),
        Rule(kind, Cards, f"{head}{{tests:unit-of}}", f"{head_en} {{tests:unit-of}} unit(s:@){NOUN} on {{whose}} field",
             fixed={"zones": _NAMED}, cites="3.8.1"),
        *[Rule(kind, Cards, f"{owner}{ja}", f"card(s:@){NOUN} {AT} {{whose}} {en}", fixed={"zones": (zone,)},
               cites=cites) for zone, ja, en, cites in ZONES if zone != ZONE_DAMAGE],
        Rule(kind, Cards, f"{owner}ダメージゾーン", f"card(s:@){NOUN} {AT} {{whose}} damage zone",
             (f"{owner}ダメージ",),
             fixed={"zones": (ZONE_DAMAGE,)}, cites="4.8"),
    ]


def _kept() -> list[Production]:
    """Cards of a zone that are asked for by what they are: to choose from, or to be there."""
    found: list[Production] = []
    for zone, ja, en, cites in ZONES:
        cards = {"cards.zones": (zone,)}
        place, those = f"{{cards.whose:side}}{ja}", f"{AT} {{cards.whose}} {en}"
        found += [
            Rule("choice", Choice, f"{{cards.whose:side-own}}{ja}から{{most:pieces}}",
                 f"{{most}} card(s:most){NOUN} {those}",
                 fixed={**cards, "cards.tests": ()}, within={"cards": Cards}, number="most", cites=cites),
            Rule("choice", Choice, f"{{cards.whose:side-own}}{ja}から{{most:pieces}}まで",
                 f"up to {{most}} card(s:most){NOUN} {those}",
                 fixed={**cards, "cards.tests": (), "least": Fixed(0)}, within={"cards": Cards}, number="most",
                 cites=cites),
            Rule("choice", Choice, f"{{cards.whose:side-own}}{ja}から{{cards.tests:np*}}を{{most:pieces}}",
                 f"{{most}} {{cards.tests* | | }} card(s:most){NOUN} {those}",
                 (f"{{cards.whose:side-own}}{ja}から{{cards.tests:np*}}{{most:pieces}}を",),
                 fixed=cards, within={"cards": Cards}, number="most", cites=cites),
            Rule("choice", Choice, f"{{cards.whose:side-own}}{ja}から{{cards.tests:np*}}を{{most:pieces}}まで",
                 f"up to {{most}} {{cards.tests* | | }} card(s:most){NOUN} {those}",
                 fixed={**cards, "least": Fixed(0)}, within={"cards": Cards}, number="most", cites=cites),
            Rule("existence", There, f"{place}に{{cards.tests:trait*0}}{{cards.tests:np-one}}が<ある>",
                 f"there is a(n) {{cards.tests:trait*0 | | }} {{cards.tests:np-one}} card{NOUN} {those}",
                 fixed={**cards, "how": AT_LEAST, "number": Fixed(1)}, within={"cards": Cards}, cites=cites),
        ]
    return found


def _units_there() -> list[Production]:
    """Conditions that count units, for whose being there Japanese has a word of its own."""
    cards = "{cards.tests:before*0}{cards.whose:whose}{cards.tests:adj*0}"
    cards_en = "{cards.tests:before*0 | | } {cards.tests:adj*0 | | }"
    found: list[Production] = []
    for en, zones, _, cites in _UNITS:
        named, named_en = f"{cards}{{cards.tests:is-{en}}}", f"{cards_en} {{cards.tests:is-{en}}}"
        found += [
            Rule("existence", There, f"{named}が<いる/1>", f"there is a(n) {named_en}{NOUN} on {{cards.whose}} field",
                 fixed={"cards.zones": zones, "how": AT_LEAST, "number": Fixed(1)}, within={"cards": Cards},
                 cites=cites),
            Rule("existence", There, f"{named}が(いない|ない)",
                 f"there are no {named_en}s{NOUN} on {{cards.whose}} field",
                 fixed={"cards.zones": zones, "how": EQUAL, "number": Fixed(0)}, within={"cards": Cards}, cites=cites),
        ]
    head = "{cards.tests:before*0}{cards.whose:side}{cards.tests:adj*0}{cards.zones:camp}に{cards.tests:unit-of}"
    head_en = "{cards.tests:before*0 | | } {cards.tests:adj*0 | | } {cards.tests:unit-of}"
    found += [
        Rule("existence", There, f"{head}が<いる/1>",
             f"there is a(n) {head_en} unit{NOUN} on {{cards.whose}} {{cards.zones}}",
             (f"{head}が<ある>",), fixed={"how": AT_LEAST, "number": Fixed(1)}, within={"cards": Cards}, cites="3.8.1"),
        Rule("existence", There, f"{head}が(いない|ない)",
             f"there are no {head_en} units{NOUN} on {{cards.whose}} {{cards.zones}}",
             (f"{head}が1枚も(いない|ない)",), fixed={"how": EQUAL, "number": Fixed(0)}, within={"cards": Cards},
             cites="3.8.1"),
    ]
    return found


CARDS: Final[list[Production]] = [
    *[Word("zone", zone, ja, en, cites=cites) for zone, ja, en, cites in ZONES],
    *[Word("place", zone, ja, en, cites=cites) for zone, ja, en, cites in ZONES if zone not in (ZONE_DECK, ZONE_BIND,
                                                                                                ZONE_G)],
    Word("stack", ZONE_DECK, "山札", "deck", cites="4.2"),
    *[Word("circle", zones, ja, ja, (also,), cites=cites) for zones, ja, also, cites in CIRCLES],
    Word("circle", (ZONE_VANGUARD, *REAR_ZONES), "(V)か(R)", "(V) or (R)", ("(V)/(R)", "(V)または(R)"), cites="4.6.2"),
    Word("attribute", POWER, "パワー", "power", ("[パワー]",), cites="2.5"),
    Word("attribute", CRITICAL, "クリティカル", "critical", ("☆", "[クリティカル]"), cites="2.7"),
    Word("attribute", SHIELD, "シールド", "shield", ("[シールド]",), cites="2.6"),
    Word("attribute", GRADE, "グレード", "grade", cites="2.4"),
    Word("attribute", DRIVE, "ドライブ", "drive", cites="2.17"),
    _LABEL,
    *[Word(f"is-{en}", IsSo(IS_UNIT), ja, en, cites=cites) for en, _, ja, cites in _UNITS],
    Rule("unit-of", UnitOf, "{label:label-name}", "{label}"),
    Word("is-g-unit", _of_type(G_UNIT), "Gユニット", "G unit", cites="2.9.2"),
    # Who chooses from a zone that is called nobody's chooses from their own.
    Word("side-own", YOU, "あなたの", "your", ("自分の", "")),
    Word("side-own", OPPONENT, "相手の", "your opponent's"),
    Word("before", Other(), "他の", "other"),
    Word("camp", (ZONE_VANGUARD, *REAR_ZONES), "ヴァンガードかリアガード", "(V) or (R)", ("(V)か(R)", "(V)/(R)")),
    Word("camp", REAR_ZONES, "リアガード", "(R)", ("(R)",)),
    Word("camp", (ZONE_VANGUARD,), "ヴァンガード", "(V)", ("(V)",)),
    Rule("side-trait", Not, "{test:type-card}以外の", "non-{test}", cites="2.9.2"),
    Rule("side-trait", Not, "{test:label}以外の", "non-{test}"),
    Rule("side-trait", SharesName, "{which:self}と同名以外の", aside("of another name than {which}"),
         fixed={"yes": False},
         cites="12.8.1"),
    Word("before", SameColumn(), "このユニットと同じ縦列の", aside("in the same column as this unit"),
         ("このユニットと同じ縦列にいる",), cites="4.6.2"),
    *[Word("before", IsSo(so), ja, en, cites=cites) for so, ja, en, cites in (
        (IS_ATTACKED, "アタックされている", "attacked", "7.4.1.8"), (ATTACKS, "アタックしている", "attacking",
                                                            "7.4.1.5.1"))],
    Word("adj", IsSo(IN_FRONT), "前列の", "front-row", ("前列にいる",), cites="4.6.3"),
    Word("adj", IsSo(IN_BACK), "後列の", "back-row", ("後列にいる",), cites="4.6.3"),
    Word("adj", IsSo(ATTACKS), "アタックしている", "attacking", cites="7.4.1.5.1"),
    Word("adj", IsSo(IS_ATTACKED), "アタックされている", "attacked", cites="7.4.1.8"),
    Word("adj", IsSo(IS_BOOSTED), "ブーストされている", "boosted", cites="7.4.1.10.1"),
    Word("adj", IsSo(IN_LEGION), "双闘している", aside("in legion"), cites="10.25.13"),
    Word("adj", InState(LOCKED), "呪縛されている", "locked", cites="10.22.3"),
    Word("adj", SameColumn(), "このユニットと同じ縦列の", aside("in the same column as this unit"), cites="4.6.2"),
    *[Word("adj", BehindThis(front), f"このユニットの{ja}の", aside(f"{en} this unit"), (f"このユニットの{ja}にいる",),
           cites="10.35.3.2") for front, ja, en in ((False, "後列", "behind"), (True, "前列", "in front of"))],
    Word("adj", InState(FACE_DOWN), "裏の", "face-down", ("裏向きの",), cites="3.17.3.2"),
    Word("adj", InState(FACE_DOWN, False), "表の", "face-up", ("表向きの",), cites="3.17.3.1"),
    *[Word("feature", _of_type(number), f"{ja}の", en, cites="2.9.2") for number, ja, en in _TYPES],
    # What a card in a zone is asked for by: at the end stands a label, or the word for a card.
    Rule("np", None, "{it:label}", "{it}", ("{it:label}のカード",)),
    Rule("np", None, "{it:rich}", "{it}"),
    Rule("np-one", None, "{it:label}", "{it}", ("{it:label}のカード",)),
    Rule("np-one", None, "{it:rich-one}", "{it}"),
    Rule("rich", None, "{it:rich-one}", "{it}"),
    Rule("rich-one", AnyOf, "{tests:label*2か}", "{tests* or }", ("{tests:label*2または}",)),
    Rule("rich", AllOf, "{tests:trait*}{tests:np-end}", "{tests:trait* | | } {tests:np-end}"),
    Rule("np-end", None, "{it:label}", "{it}", ("{it:label}のカード",)),
    Rule("np-end", None, "{it:grade-trait}カード", "{it}"),
    Rule("np-end", None, "{it:side-trait}カード", "{it}"),
    Rule("np-end", None, "{it:trigger-card}", "{it}"),
    Rule("rich-one", None, "{it:side-trait}カード", "{it}"),
    Rule("rich-one", Has, "グレード{number:plain}のカード", "grade {number}", ("グレード{number:plain}",),
         fixed={"attribute": GRADE, "how": EQUAL}, cites="2.4"),
    Rule("rich-one", Has, "グレード{number:plain}{how:height}のカード", "grade {number} {how}",
         ("グレード{number:plain}{how:height}",), fixed={"attribute": GRADE}, cites="2.4"),
    Rule("rich-one", None, "{it:trigger-card}", "{it}"),
    *[Word("trigger-card", Has(TRIGGER, EQUAL, Fixed(number)), ja, en,
           (f"【{icon}】", f"【{icon}】トリガー", f"{icon}トリガー", f"{icon}のカード", icon), cites=cites)
      for number, ja, en, icon, cites in _TRIGGERS],
    *ranked("grade-trait", ((GRADE, "グレード", "grade"),)),
    *numbered("side-trait", ()),
    *[Word("type-trait", _of_type(number), f"{ja}の", en, cites="2.9.2") for number, ja, en in _TYPES],
    *[Word("type-card", _of_type(number), ja, en, (f"{ja}のカード",), cites="2.9.2") for number, ja, en in _TYPES],
    Rule("trait", None, "{it:type-trait}", "{it}"),
    Rule("rich-one", None, "{it:type-card}", "{it}"),
    Rule("np-end", None, "{it:type-card}", "{it}"),
    Word("side-trait", InState(FACE_DOWN), "裏の", "face-down", ("裏向きの",), cites="3.17.3.2"),
    Word("side-trait", InState(FACE_DOWN, False), "表の", "face-up", ("表向きの",), cites="3.17.3.1"),
    Rule("side-trait", NameHas, "カード名に「{part:name}」を含む", aside(f"with “{{part}}” in {NAME}"),
         ("「{part:name}」を含む",), cites="2.1.1.2"),
    Rule("trait", None, "{it:grade-trait}", "{it}"),
    Rule("trait", None, "{it:side-trait}", "{it}"),
    *_groups("group", "whose"),
    # Units of whomever.
    Rule("loose", None, "{it:grade-trait}", "{it}"),
    Rule("loose", None, "{it:side-trait}", "{it}"),
    Rule("loose", None, "{it:type-trait}", "{it}"),
    Rule("loose", None, "{it:label}の", "{it}"),
    *[Rule("group", Cards, f"{{tests:loose*0}}{{tests:is-{en}}}",
           f"{{tests:loose*0 | | }} {{tests:is-{en}}}(s:@){NOUN}",
           fixed={"zones": zones, "whose": EITHER}, cites=cites) for en, zones, _, cites in _UNITS],
    *_groups("their-group", "their"),
    *_kept(),
    *[Rule(kind, Cards, "{whose:side}ヴァンガード", "{whose} vanguard",
           fixed={"zones": (ZONE_VANGUARD,), "tests": (IsSo(IS_UNIT),)}, number="sg", cites="3.9.1")
      for kind in ("boss", "target")],
    Rule("measure", Fits, "{which:one}が{test:rich}<だ>", "{which} <be:which> a(n) {test} card"),
    Rule("boss", Cards, "{whose:side}ハーツカード", "{whose} heart", fixed={"zones": (ZONE_VANGUARD,),
         "tests": (InState(HEART),)}, number="sg", cites="10.27.3"),
    Rule("measure", Fits, "{which:one}のカード名に「{test.part:name}」を<含む>",
         "the name of {which} has “{test.part}” in it",
         ("{which:one}が「{test.part:name}」を<含む>",), within={"test": NameHas}, cites="2.1.1.2"),
    Rule("existence", AllAre,
         "{cards.whose:side}{cards.tests:adj*0}{cards.tests:is-unit}がすべて{cards.tests:no-label}<だ>",
         "all {cards.tests:adj*0 | | } {cards.tests:is-unit}s on {cards.whose} field are {cards.tests:no-label}",
         fixed={"cards.zones": FIELD, "how": EQUAL, "number": Fixed(0)}, within={"cards": Cards}, cites="3.8.1"),
    Rule("existence", AllAre,
         "{cards.whose:side}{cards.tests:adj*0}{cards.tests:is-rear-guard}がすべて{cards.tests:no-label}<だ>",
         "all {cards.tests:adj*0 | | } {cards.tests:is-rear-guard}s on {cards.whose} field are {cards.tests:no-label}",
         ("{cards.whose:side}\\(R\\)の{cards.tests:is-unit}がすべて{cards.tests:no-label}<だ>",),
         fixed={"cards.zones": REAR_ZONES, "how": EQUAL, "number": Fixed(0)}, within={"cards": Cards}, cites="3.10.1"),
    Rule("no-label", Not, "{test:label}", "{test}"),
    Rule("measure", Fits,
         "{which.whose:side}ヴァンガードが{test.attribute:attribute}{test.number:plain}{test.how:how}<だ>",
         "{which.whose} vanguard has {test.attribute} {test.number} {test.how}",
         fixed={"which.zones": (ZONE_VANGUARD,), "which.tests": (IsSo(IS_UNIT),)}, within={"which": Cards, "test": Has},
         cites="3.9.1"),
    *_units_there(),
    Word("single", OtherCard(), "ブーストされたユニット", "the boosted unit", number="sg", cites="12.10.1"),
    _CLAN,
    Rule("static", Static, "{which:topic}は{quality.label:clan-name}にも<属する>",
         "{which} also <belong:which> to {quality.label}", within={"quality": Belongs}, cites="2.2.4"),
    Rule("deed", Do, "{act.duration:duration?、}{which:topic}は{act.quality.label:clan-name}にも<属する>",
         "<let> {which} belong to {act.quality.label} too{act.duration? _}",
         within={"act": Lasts, "act.quality": Belongs}, cites="2.2.4"),
]

ZONE_G_UNITS: Final = Cards((ZONE_VANGUARD, ZONE_G), 0, (_of_type(G_UNIT), InState(FACE_DOWN, False)))
