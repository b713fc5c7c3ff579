"""Phrases of Dragon Ball cards for what is less usual: safety, names, whose card it becomes, and numbers of things."""
from __future__ import annotations

from ...cards.language import Production, Rule, Word
from ...cards.language.english import NOUN, aside
from ...kernel.abilities.ability_kinds import Replacing
from ...kernel.abilities.card_effects import MoveTo, TurnOver
from ...kernel.abilities.conditions import There
from ...kernel.abilities.control_flow import If
from ...kernel.abilities.search import Declare, IsDeclared
from ...kernel.abilities.player_effects import PlayerProcedure, Draw, Nothing, Shuffle
from ...kernel.abilities.applying import Do
from ...kernel.abilities.for_each import ForEach
from ...kernel.abilities.event_patterns import BY_RULE, Moves, Turns
from ...kernel.replacement.replaceable_events import Undergoes
from ...kernel.abilities.labels import SharesName
from ...kernel.abilities.nodes import AT_LEAST, EITHER, EQUAL, OPPONENT, YOU
from ...kernel.abilities.numbers import Counted, Each, Fixed, ThatMany, Unlimited, ValueOf
from ...kernel.abilities.qualities import Plus
from ...kernel.replacement.lasting_replacements import StandsIn
from ...kernel.abilities.filters import HighestInPlace
from ...kernel.abilities.selections import Cards, Choice, Top
from ...kernel.abilities.spoken_of import It, Looked, This
from ...kernel.codes import BEING_AFFECTED, REST, TURNED
from .areas import (
    ATTACKING_BATTLE, ATTACKING_LEADER, AWAKEN, BRAWLING, BREAK, BY_SKILL, DISCARD, PAY, TEAM_UP, ZONE_BATTLE,
    ZONE_BRAWL, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LEADER,
)


def phrases() -> list[Production]:
    return [*_safety(), *_forbidden(), *_moves(), *_events(), *_cards(), *_amounts(), *_damage(), *_sentences()]


def _safety() -> list[Production]:
    """What does not happen to cards by some cause: nothing happens in place of it."""
    # Neither skills nor a battle do what the limit of the area does (9-3-2), or who joins a brawl.
    in_battle = {"when.sources": (ZONE_BATTLE,), "when.reasons": (BREAK, BY_SKILL, DISCARD), "effects": (Nothing(),)}
    return [
        Word("cause", BY_RULE, "バトルで", "in battle", cites="7-5-1-4-2"),
        Word("card-deed", BEING_AFFECTED, "相手のスキルの効果を受けない", "be affected by your opponent's skills",
             ("相手のスキルを受けない", "相手のスキルの影響を受けない")),
        *[Rule("skill", Replacing,
               f"【永続発動】{{condition:given?}}{{when.subject:topic}}は{{when.causes:cause}}{ja}。",
               f"【Permanent】 {{condition?_, }}{{when.subject}} can't {en} {{when.causes}}.",
               fixed={**in_battle, **fixed}, within={"when": Moves}, cites="8-2-1-3")
          for ja, en, fixed in (
              ("ブレイクされない", "be broken", {"when.targets": (ZONE_ENERGY,), "when.reasons": (BREAK,)}),
              ("ドロップエリアに置かれない", "be put into the drop area", {"when.targets": (ZONE_DROP,)}),
              ("バトルエリアを離れない", "leave the battle area", {}))],
    ]


def _forbidden() -> list[Production]:
    """7-3-1-4, 7-3-1-6, 7-4-1-2: attacks on some cards only, and brawls."""
    return [
        Word("card-deed", ATTACKING_LEADER, "リーダーにアタックできない", "attack leaders",
             ("相手のリーダーにアタックできない",), cites="7-3-1-4"),
        Word("card-deed", ATTACKING_BATTLE, "バトルカードにアタックできない", "attack battle cards",
             ("相手のバトルカードにアタックできない",), cites="7-3-1-4"),
        Word("player-deed", BRAWLING, "乱戦エリアにカードを出せない", "put cards into the brawl area",
             ("乱戦エリアにカードをプレイできない", "カードを乱戦エリアに出せない"), cites="7-3-1-6-1"),
    ]


def _moves() -> list[Production]:
    """Where cards go: to the area of a player, whoever owns them (4-3-2)."""
    verb = "(<出す>|<置く>|<登場させる>)"
    return [
        Rule("move", MoveTo, f"{{whose:side}}バトルエリアに{verb}", "into {whose} battle area",
             fixed={"zone": ZONE_BATTLE, "reason": BY_SKILL}, cites="4-3-2"),
        Rule("move", MoveTo, f"レストで{{whose:side}}バトルエリアに{verb}", "into {whose} battle area, rested",
             (f"{{whose:side}}バトルエリアにレストで{verb}",),
             fixed={"zone": ZONE_BATTLE, "reason": BY_SKILL, "flags": REST}, cites="4-3-2"),
        Rule("deed", Shuffle, "自分のデッキを<シャッフルする>", "<shuffle> your deck",
             ("デッキを<シャッフルする>", "<シャッフルする>"),
             fixed={"who": YOU, "zone": ZONE_DECK}, cites="3-2-4"),
        Rule("deed", Do, "好きな枚数のエネルギーを<支払う>", "<pay> any amount of energy",
             ("エネルギーを好きな枚数<支払う>", "エネルギー好きな枚数を<支払う>"),
             fixed={"which": Choice(Cards((ZONE_ENERGY,), YOU), Unlimited(), Fixed(0)), "act": MoveTo(ZONE_DROP, PAY)},
             cites="2-10-1-1"),
    ]


def _events() -> list[Production]:
    return [
        *[Rule("would", Moves, f"{{subject:subject}}が{{causes:cause?}}{ja}に<戻る>",
               f"{{subject}} <be:subject> returned to the {en}{{causes? _}}",
               (f"{{subject:subject}}が{{causes:cause?}}{ja}に<戻される/1>",),
               fixed={"sources": (ZONE_BATTLE,), "targets": (ZONE_HAND,)}, cites="3-1-4")
          for ja, en in (("手札", "hand"),)],
        Rule("would", Moves, "{subject:subject}がバトルエリアから乱戦エリアに<移動する>",
             "{subject} <move:subject> from the battle area into the brawl area",
             fixed={"sources": (ZONE_BATTLE,), "targets": (ZONE_BRAWL,)}, cites="7-3-1-6-1"),
        *[Rule("would", Turns, f"{{subject:subject}}が<{ja}する>", f"{{subject}} <{en}:subject>",
               (f"{{subject:subject}}が<【{ja}】する>",),
               fixed={"event": TURNED, "reasons": (reason,)}, cites=cites)
          for reason, ja, en, cites in ((AWAKEN, "覚醒", "awaken", "10-7-3"), (TEAM_UP, "共闘", "team up", "10-8-3"))],
    ]


def _cards() -> list[Production]:
    """Which cards: by their names, and by who has most of a number."""
    found: list[Production] = [
        Rule("adj", SharesName, "{which:self}と同じカード名の", aside("with the same name as {which}"),
             ("{which:self}と同名の",), cites="2-1-1"),
        Rule("adj", SharesName, "{which:self}と異なるカード名の", aside("with another name than {which}"),
             ("{which:self}と別名の",), fixed={"yes": False}, cites="2-1-1"),
        Rule("deed", Declare, "カード名1つを<宣言する>", "<name> a card", ("カード名を1つ<宣言する>",),
             fixed={"sort": "name"}, cites="2-1-1"),
        Word("feature", IsDeclared("name"), "宣言したカード名の", aside("with the chosen name"),
             ("その名前の", "宣言した名前の"), cites="2-1-1"),
        *[Rule(kind, Cards, "お互いのリーダー", "both leaders", ("お互いのリーダーカード",),
               fixed={"zones": (ZONE_LEADER,), "whose": EITHER}, number="pl", cites="2-3-2-1-1")
          for kind in ("target", "topic")],
    ]
    for lowest, ja, en in ((False, "高い", "highest"), (True, "低い", "lowest")):
        found.append(Rule(
            "adj", HighestInPlace, f"{{attribute:attribute}}が最も{ja}", aside(f"with the {en} {{attribute}}"),
            (f"最も{{attribute:attribute}}の{ja}", f"最も{{attribute:attribute}}が{ja}",
             f"もっとも{{attribute:attribute}}の{ja}", f"もっとも{{attribute:attribute}}が{ja}",
             f"一番{{attribute:attribute}}の{ja}", f"一番{{attribute:attribute}}が{ja}"),
            fixed={"lowest": lowest}))
    return found


def _amounts() -> list[Production]:
    """Numbers of texts: as many as a number of a card says, and so much for each of some cards."""
    value = "{%s.which:one}の{%s.attribute:attribute}と同じ枚数"
    paid = "(その|支払った|捨てた)"
    return [
        Rule("deed", Draw, value.replace("%s", "count") + "のカードを(<引く>|<ドローする>)",
             "<draw> as many cards as the {count.attribute} of {count.which}",
             (value.replace("%s", "count") + "(を|)(<引く>|<ドローする>)",), fixed={"who": YOU},
             within={"count": ValueOf}, cites="4-8-3"),
        Rule("deed", PlayerProcedure, value.replace("%s", "number") + "<チャージする>",
             "<charge> as many cards as the {number.attribute} of {number.which}",
             fixed={"procedure": "charge", "who": YOU}, within={"number": ValueOf}, cites="6-2-4-1"),
        *[Rule("deed", PlayerProcedure,
               f"{ja}{{number.which:one}}の{{number.attribute:attribute}}と同じダメージを<{verb}>",
               f"<{en} to the {{number.attribute}} of {{number.which}}",
               (f"{ja}{{number.which:one}}の{{number.attribute:attribute}}(と同じ数の|と同じ数値の|分の)ダメージを<{verb}>",),
               fixed={"procedure": "damage", "who": who}, within={"number": ValueOf}, cites="4-9-1-2")
          for who, ja, verb, en in ((OPPONENT, "相手に", "与える", "deal> damage to your opponent equal"),
                                    (YOU, "自分は", "受ける", "take> damage equal"))],
        Rule("pile", Top, "{whose:whose}{zone:stack}の上から" + value.replace("%s", "count"),
             "as many cards from the top of {whose} {zone@whose} as the {count.attribute} of {count.which}",
             fixed={"bottom": False}, within={"count": ValueOf}, number="pl"),
        Rule("shift", Plus, f"{{attribute:attribute}}を{paid}枚数1枚につき{{amount.by:signed}}<する>",
             "{amount.by} {attribute} for each of those cards",
             (f"{{attribute:attribute}}を{paid}カード1枚につき{{amount.by:signed}}<する>",),
             fixed={"amount.number": ThatMany()}, within={"amount": Each}),
        Rule("formula", Each, "{number.cards:group}の枚数×{by:int}", "{by} times the number of {number.cards@pl}",
             within={"number": Counted}, number="pl"),
        Rule("action", ForEach, "{number.cards:group}1枚につき、{effect:each-time}",
             "for each {number.cards@sg}, {effect}", within={"number": Counted}),
        Rule("action", ForEach, f"{paid}枚数1枚につき、{{effect:each-time}}", "for each of those cards, {effect}",
             (f"{paid}カード1枚につき、{{effect:each-time}}",), fixed={"number": ThatMany()}),
    ]


def _damage() -> list[Production]:
    """Productions by which a player takes no damage (4-9), always or for a while."""
    when = {"when.procedure": "damage", "effects": (Nothing(),)}
    later = {f"ability.{name}": value for name, value in when.items()}
    english = "<take:%swho> no damage{%scauses? _}"
    return [
        Rule("skill", Replacing,
             "【永続発動】{condition:given?}{when.who:player}は{when.causes:cause?}ダメージを受けない。",
             "【Permanent】 {condition?_, }{when.who} " + english.replace("%s", "when.") + ".",
             fixed=when, within={"when": Undergoes}, cites="4-9-1"),
        Rule("ruling", StandsIn,
             "{duration:duration}、{ability.when.who:player}は{ability.when.causes:cause?}ダメージを受けない",
             "{ability.when.who} " + english.replace("%s", "ability.when.") + " {duration}",
             fixed={**later, "once": False}, within={"ability": Replacing, "ability.when": Undergoes}, cites="4-9-1"),
    ]


def _sentences() -> list[Production]:
    turn = Do(This(), TurnOver(AWAKEN))
    found: list[Production] = [
        Rule("awakening", If, "{condition:given}このカードを裏向きにする。", "{condition}, turn this card over.",
             fixed={"then": turn}, cites="10-7-3"),
    ]
    for node, ja, en in ((Looked, "その中", "among them"), (It, "それらの中", "among those")):
        fixed = {"cards.many": True} if node is It else {}
        tests = "{cards.tests:feature*0}カードが"
        found += [
            Rule("existence", There, f"{ja}に{tests}<ある>", f"there is a(n) {{cards.tests*0 | | }} card{NOUN} {en}",
                 fixed={**fixed, "how": AT_LEAST, "number": Fixed(1)}, within={"cards": node}),
            Rule("existence", There, f"{ja}に{tests}<ない>", f"there are no {{cards.tests*0 | | }} cards{NOUN} {en}",
                 (f"{ja}に{tests}1枚も<ない>",), fixed={**fixed, "how": EQUAL, "number": Fixed(0)},
                 within={"cards": node}),
        ]
    return found
