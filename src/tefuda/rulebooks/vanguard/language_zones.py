"""Chapter 4 in card texts: cards by their circles, locked cards, and what the G zone has."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.english import NOUN
from ...kernel.abilities.conditions import All, Compared, Done, Fits, There
from ...kernel.abilities.applying import Do
from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.past_events import InRegister
from ...kernel.abilities.nodes import AT_LEAST, EQUAL, OPPONENT, Static
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.qualities import Becomes, Cannot, Gains
from ...kernel.abilities.ability_kinds import Always
from ...kernel.abilities.filters import InState, IsSo
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import This
from .areas import (
    ATTACKS, BATTLES, CALLING_GUARDIANS, DELETED, FIELD, IN_LEGION, IS_ATTACKED, IS_BOOSTED, LOCKED, REAR_ZONES,
    ZONE_HAND, ZONE_VANGUARD,
)
from .cards import BOOST, DRIVE, INTERCEPT

# 11.2 to 11.4: what the skill icons of a card say, as it is given by a text.
_ICONS: Final = (
    (BOOST, 1, "ブースト", "Boost", "11.4.1"), (INTERCEPT, 1, "インターセプト", "Intercept", "11.3.1"),
    (DRIVE, 2, "ツインドライブ!!", "Twin Drive!!", "11.2.2"), (DRIVE, 3, "トリプルドライブ!!!", "Triple Drive!!!",
                                                               "11.2.4"),
)

# "If you do", as it is said of what was to be done.
_DONE: Final = (
    "捨て", "置い", "退却させ", "コールし", "公開し", "見せ", "戻し", "加え", "引い", "レストし", "スタンドし",
    "バインドし", "呪縛し", "表にし",
    "裏にし", "1枚引い", "2枚引い", "1枚捨て", "2枚捨て", "ライドし", "支配し", "【レスト】し", "【スタンド】し",
    "そうし", "解呪し", "デリートし")

_VANGUARD_ATTACKED: Final = There(Cards((ZONE_VANGUARD,), OPPONENT, (IsSo(IS_ATTACKED),)), AT_LEAST, Fixed(1))


def _icons() -> list[Production]:
    gained, lasts = "{act.duration:duration?(、|)}", {"act": Lasts}
    return [
        *[Word("icon", Becomes(attribute, Fixed(number)), f"『{ja}』", f"“{en}”",
               (f"『【{ja}】』", f"「{ja}」", f"【{ja}】"), cites=cites)
          for attribute, number, ja, en, cites in _ICONS],
        Rule("static", Static, "{which:topic}は{quality:icon}を(<得る>|<持つ>)", "{which} <have:which> {quality}",
             ("{which:target}に{quality:icon}を<与える>",)),
        Rule("deed", Do, gained + "{which:topic}は{act.quality:icon}を<得る>",
             "<give> {which} {act.quality}{act.duration? _}",
             (gained + "{which:target}に{act.quality:icon}を<与える>",), within=lasts),
    ]


def _calls() -> list[Production]:
    """What the opponent can't call from the hand, whatever is there by then."""
    both = {"which.zones": (ZONE_HAND,), "which.whose": OPPONENT, "quality": Cannot(CALLING_GUARDIANS)}
    granted = {"act": Lasts, "act.quality": Gains, "act.quality.ability": Always}
    spellings = ("相手は手札から{TESTS:np*}を(\\(G\\)|ガーディアンサークル)にコールできない",
                 "相手は{TESTS:np*}を手札から(\\(G\\)|ガーディアンサークル)にコールできない",
                 "相手は\\(G\\)に手札から{TESTS:np*}をコールできない",
                 "相手は{TESTS:np*}を(\\(G\\)|ガーディアンサークル)にコールできない")
    usual, *others = (it.replace("TESTS", "which.tests") for it in spellings)
    return [
        Rule("static", Static, usual, "your opponent can't call {which.tests* | | } cards from the hand to \\(G\\)",
             tuple(others), fixed=both, within={"which": Cards}, cites="10.7.1.2"),
        Rule("barred-calls", Static, usual,
             "your opponent can't call {which.tests* | | } cards from the hand to \\(G\\)",
             tuple(others), fixed=both, within={"which": Cards}, cites="10.7.1.2"),
        Rule("ruling", Do, "{act.duration:duration}、{act.quality.ability.statics:barred-calls*、}",
             "{act.quality.ability.statics} {act.duration}",
             fixed={"which": This(), "act.quality.ability.where": FIELD}, within=granted, cites="10.7.1.2"),
    ]


def zones() -> list[Production]:
    legion, boosted = IsSo(IN_LEGION), IsSo(IS_BOOSTED)
    return [
        # 4.6: what is on circles of a sort.
        *[Rule(kind, Cards, f"{{tests:before*0}}{{whose:{whose}}}{{zones:circle}}の{{tests:adj*0}}{{tests:unit-of}}",
               f"{{tests:before*0 | | }} {{tests:adj*0 | | }} {{tests:unit-of}} unit(s:@){NOUN} on {{whose}} {{zones}}",
               (f"{{tests:before*0}}{{whose:{whose}}}{{zones:circle}}にいる{{tests:adj*0}}{{tests:unit-of}}",),
               cites="4.6.2")
          for kind, whose in (("group", "whose"), ("their-group", "their"))],
        # 10.22: locked cards.
        *[Rule(kind, Cards, f"{{whose:{whose}}}呪縛カード", f"locked card(s:@){NOUN} on {{whose}} field",
               (f"{{whose:{whose}}}呪縛されたカード",),
               fixed={"zones": REAR_ZONES, "tests": (InState(LOCKED),)}, cites="10.22.3")
          for kind, whose in (("group", "side"), ("their-group", "their"))],
        Word("adj", InState(DELETED), "デリートされている", "deleted", ("デリート状態の",), cites="10.26.2"),
        # What can be so of a unit.
        *[Rule("measure", Fits, f"{{which:one}}が<{ja}/1>", f"{{which}} <be:which> {en}", also, fixed={"test": test},
               cites=cites)
          for ja, en, also, test, cites in (
              ("双闘している", "in legion", ("{which:one}が双闘状態<だ>",), legion, "10.25.13"),
              ("ブーストされている", "boosted", ("{which:one}が【ブースト】<されている/1>",), boosted, "7.4.1.10.1"),
              ("アタックしている", "attacking", (), IsSo(ATTACKS), "7.4.1.5.1"),
              ("アタックされている", "attacked", (), IsSo(IS_ATTACKED), "7.4.1.8"))],
        Word("given", All((Fits(This(), IsSo(ATTACKS)), _VANGUARD_ATTACKED)),
             "このユニットがヴァンガードにアタックしているバトル中、",
             "in a battle in which this unit attacks a vanguard",
             ("このユニットがヴァンガードにアタックしているなら、",), cites="7.4.1.8"),
        *[Rule("measure", Compared, f"このバトルがこのターン中{{right:plain}}回目{ja}のバトル<だ>",
               f"this is battle {{right}}{en} of this turn",
               (f"このバトルがそのターン中{{right:plain}}回目{ja}のバトル<だ>",
                f"このターン中{{right:plain}}回目{ja}のバトル<だ>",
                f"そのターン中{{right:plain}}回目{ja}のバトル<だ>", f"このターンの{{right:plain}}回目{ja}のバトル<だ>",
                *((("このターンに行われたバトルが{right:plain}回以上<だ>",)) if how == AT_LEAST else ())),
               fixed={"left": InRegister(BATTLES), "how": how}, cites="11.35.1")
          for ja, en, how in (("", "", EQUAL), ("以降", " or later", AT_LEAST))],
        # What was done, by its verb.
        Word("given", Done(), "そうしたなら、", "if you do", tuple(f"{it}たら、" for it in _DONE)),
        *_icons(), *_calls(),
    ]
