"""Chapters 600 to 1000 in card texts: what is done to cards and players, conditions and events."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_acts import act
from ...cards.language.core_conditions import moment
from ...cards.language.core_words import Vocabulary
from ...cards.language.english import OWNER, TAKE, TAKEN
from ...kernel.abilities.ability import Automatic
from ...kernel.abilities.acts import Lasts, MoveTo, Undergo
from ...kernel.abilities.conditions import All, Compared, Done, Fits, Register, There, TurnOf, Unless
from ...kernel.abilities.control import If, Sequence, Then
from ...kernel.abilities.deeds import Carry, Later, Look, Shuffle
from ...kernel.abilities.doing import Do
from ...kernel.abilities.happenings import (
    BY_EFFECT, BY_OPPONENTS_EFFECT, BY_RULE, At, Declares, Hurts, Moves, Turns, Under,
)
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, EQUAL, OPPONENT, YOU, Static
from ...kernel.abilities.numbers import Counted, Each, Fixed, Half, Unlimited, ValueOf
from ...kernel.abilities.piles import PutBack, TakeOff, TakeUpTo
from ...kernel.abilities.places import PutInto
from ...kernel.abilities.qualities import Becomes, Cannot, Gains, Plus, Withstands
from ...kernel.abilities.tests import IsSo
from ...kernel.abilities.which import AnyCard, Cards, It, Looked
from ...kernel.codes import (
    BEING_AFFECTED, BEING_AFFECTED_AT_ALL, BEING_CHOSEN, DAMAGED, DECLARED, DRAWING, REST, RESTED, STOOD, USING,
)
from ...kernel.effects import FOR_OPPONENTS_NEXT_TURN
from .areas import (
    APPEAR, ATTACK, BATTLE_END, BATTLING, BEING_ATTACKED, BY_ABILITY, DEALING, DEALING_IN_BATTLE, DESTROYED, DRAW,
    ELSEWHERE,
    END_START, IGNITION_PHASE, MAIN_START, PAY, PHASE, PLAY, PLAYING_EVENTS, PLAYING_ZX, REBOOT,
    REBOOT_START, TURN_END,
    ZONE_DECK, ZONE_HAND, ZONE_LIFE, ZONE_SQUARE, ZONE_TEMPORARY,
)
from .cards import CHARGE_ROOM, HAND_ROOM, IGNITION_ICON
from .language_cards import ANY_CARD, ATTACKED, ATTACKING, IS_PLAYER, THAT
from .nodes import IsPlayer, ResourceCost

DESTROY: Final = Undergo("destroy", Fixed(0))
EXCLUDE: Final = Undergo("exclude", Fixed(0))
SHUFFLE_IN: Final = Undergo("shuffle in", Fixed(0))
_COLORS: Final = ((1, "赤", "red"), (2, "青", "blue"), (4, "白", "white"), (8, "黒", "black"), (16, "緑", "green"), (0,
                                                                                                                "無",
                                                                                                                "any"))
ANYBODY: Final = Cards((ZONE_SQUARE,), EITHER)

# Resource costs as they may be written again in front of what happens if they are paid.
_SAID_AGAIN: Final = [f"{color}{points}" for _, color, _ in _COLORS for points in range(1, 11)]


def _moves(v: Vocabulary) -> list[Production]:
    """Where cards go, and how."""
    moved = {"reason": v.moved}
    return [
        Rule("move", MoveTo, "{zone:place}に<置く>", f"into {OWNER} {{zone}}", ("{zone:place}にリブートで<置く>",),
             fixed=moved),
        Rule("move", MoveTo, "{zone:place}にスリープで<置く>", f"into {OWNER} {{zone}}, asleep",
             ("スリープで{zone:place}に<置く>",),
             fixed={**moved, "flags": REST}, cites="1002.2"),
        Word("hand-word", ZONE_HAND, "手札", "hand"),
        Rule("move", MoveTo, "{zone:hand-word}に<戻す>", f"back into {OWNER} {{zone}}", ("{zone:hand-word}に<加える>",),
             fixed=moved),
        Rule("move", MoveTo, "デッキの1番下に<置く>", f"on the bottom of {OWNER} deck", ("デッキの一番下に<置く>",
                                                                           "デッキの下に<置く>"),
             fixed={**moved, "zone": ZONE_DECK, "bottom": True}, cites="304.2"),
        Rule("move", MoveTo, "デッキの1番上に<置く>", f"on top of {OWNER} deck", ("デッキの一番上に<置く>",
                                                                    "デッキの上に<置く>"),
             fixed={**moved, "zone": ZONE_DECK}, cites="304.2"),
        Rule("move", PutInto, "{places:places}に<置く>", "on {places}", fixed={"reason": BY_ABILITY}, cites="303.1"),
        Rule("move", PutInto, "リブートで{places:places}に<登場させる>", "on {places}, rebooted",
             ("{places:places}にリブートで<登場させる>", "{places:places}に<登場させる>"),
             fixed={"reason": APPEAR}, cites="1006.1"),
        Rule("move", PutInto, "スリープで{places:places}に<登場させる>", "on {places}, asleep",
             fixed={"reason": APPEAR, "flags": REST}, cites="1006.1"),
    ]


def _acts(v: Vocabulary) -> list[Production]:
    lasts = {"act": Lasts}
    return [
        *act(v, "{act:move@*}", f"<put> {TAKE}{{which}}{TAKEN} {{act}}"),
        *act(v, "(|ゲームから)<除外する>", "<remove> {which} from the game", EXCLUDE),
        *act(v, "<破壊する>", "<destroy> {which}", DESTROY),
        *act(v, "<スリープする>", "<put> {which} to sleep", v.rest),
        *act(v, "<リブートする>", "<reboot> {which}", v.stand),
        *act(v, "フォースとしてこのカードの下に<置く>", "<put> {which} under this card as its force", Undergo("force",
                                                                                             Fixed(0))),
        Rule("deed", Do, "{which:choice}選びデッキに戻し、<シャッフルする>", f"<shuffle> {{which}} into {OWNER} deck",
             ("{which:choice}選び、デッキに戻し、<シャッフルする>",), fixed={"act": SHUFFLE_IN}, cites="1003.1"),
        Rule("deed", Do, "{which:target}をデッキに戻し、<シャッフルする>", f"<shuffle> {{which}} into {OWNER} deck",
             fixed={"act": SHUFFLE_IN}, cites="1003.1"),
        *_damage(),
        Rule("deed", TakeOff, "{whose:whose}デッキの上から{count:pieces}のカードを{zone:place}に<置く>",
             f"<put> {{count}} card(s:count) from the top of {{whose}} deck(s:whose) into {OWNER} {{zone}}",
             fixed={"pile": ZONE_DECK, "reason": BY_ABILITY}, cites="304.3"),
        Rule("deed", TakeOff, "{whose:whose}デッキの上から{count:pieces}のカードを{zone:place}にスリープで<置く>",
             f"<put> {{count}} card(s:count) from the top of {{whose}} deck(s:whose) into {OWNER} {{zone}}, asleep",
             fixed={"pile": ZONE_DECK, "reason": BY_ABILITY, "flags": REST}, cites="304.3"),
        *[Rule("deed", TakeOff, f"{{whose:whose}}デッキの1番上のカードを{{zone:place}}に{ja}<置く>",
               f"<put> the top card of {{whose}} deck(s:whose) into {OWNER} {{zone}}{en}",
               (f"{{whose:whose}}デッキの一番上のカードを{{zone:place}}に{ja}<置く>",),
               fixed={"pile": ZONE_DECK, "reason": BY_ABILITY, "count": Fixed(1), **flags}, cites="304.3")
          for ja, en, flags in (("", "", {}), ("スリープで", ", asleep", {"flags": REST}))],
        Rule("deed", TakeUpTo, "{whose:side}デッキの上から{most:int}枚までのカードを{zone:place}に<置く>",
             f"<put> up to {{most}} card(s:most) from the top of {{whose}} deck into {OWNER} {{zone}}",
             fixed={"pile": ZONE_DECK, "reason": BY_ABILITY}, cites="304.4"),
        Rule("deed", PutBack, "好きな順番でデッキの上に<戻す>", "<put> them back on top of your deck in any order",
             fixed={"which": Looked()}, cites="304.2"),
        Rule("deed", Shuffle, "公開した残りのカードを元に戻し、<シャッフルする>",
             "<put> the rest back and shuffle your deck",
             fixed={"who": YOU, "zone": ZONE_DECK}, weight=0, cites="1005.2"),
        Rule("deed", Look, "{which:pile}(|を)<見る>", "<look at> {which}", fixed={"to_all": False, "reason": v.looked}),
        Rule("deed", Look, "{which:pile}(|を)<公開する>", "<reveal> {which}", fixed={"to_all": True,
                                                                                "reason": v.looked}),
        Rule("deed", Carry, "{number:plain}点<回復する>", "<recover> {number} life", fixed={"procedure": "recover",
                                                                                       "who": YOU},
             cites="1012.1a"),
        Rule("deed", Carry, "<イグニッションする>", "<ignite>",
             fixed={"procedure": "ignite", "who": YOU, "number": Fixed(1)}, cites="1010.1"),
        Rule("sentence", Do,
             "{act.duration:duration?、}{which:topic}は以下の能力を得る。(“|){act.quality.ability:ability}(”|)",
             "{which} <get:which> “{act.quality.ability}”{act.duration? _}.", within={**lasts, "act.quality": Gains}),
        Rule("ruling", Do, "そのゼクスは次の相手のリブートフェイズにリブートしない",
             "it can't be rebooted during your opponent's next reboot phase",
             ("そのカードは次の相手のリブートフェイズにリブートしない",),
             fixed={"which": THAT, "act": Lasts(Cannot(STOOD, REBOOT), FOR_OPPONENTS_NEXT_TURN)}, cites="502.1"),
        Rule("sentence", Do,
             '{which:choice}選び、{act.duration:duration?、}以下の能力を与える。(“|){act.quality.ability:ability}(”|)',
             '<give> {which} “{act.quality.ability}”{act.duration? _}.', within={**lasts, "act.quality": Gains}),
        *[Word("cannot", quality, ja, en, also) for quality, ja, en, also in (
            (Cannot(DEALING_IN_BATTLE), "バトルでダメージを与えない", "can't deal damage in battle", ()),
            (Cannot(DEALING), "ダメージを与えない", "can't deal damage", ()),
            (Cannot(DECLARED, ATTACK), "攻撃できない", "can't attack", ("攻撃することができない",)),
            (Cannot(BEING_ATTACKED), "攻撃されない", "can't be attacked", ()),
            (Cannot(DAMAGED), "ダメージを受けない", "can't be dealt damage", ()))],
        *[Word("card-deed", deed, ja, en) for deed, ja, en in (
            (USING, "能力をプレイできない", "play its abilities"), (RESTED, "スリープしない", "be put to sleep"),
            (STOOD, "リブートしない", "be rebooted"), (BEING_CHOSEN, "相手の効果で選ばれない",
                                                "be chosen by your opponent's effects"),
            (BEING_AFFECTED, "相手の効果を受けない", "be affected by your opponent's effects"),
            (BEING_AFFECTED_AT_ALL, "効果を受けない", "be affected by effects"))],
        *[Word("player-deed", deed, ja, en) for deed, ja, en in (
            (DRAWING, "カードを引けない", "draw cards"), (USING, "能力をプレイできない", "play abilities"),
            (PLAYING_ZX, "ゼクスをプレイできない", "play Z/X"), (PLAYING_EVENTS, "イベントをプレイできない",
                                                      "play events"))],
        Word("cause", BY_EFFECT, "カードの効果で", "by an effect"),
        Word("cause", BY_OPPONENTS_EFFECT, "相手の効果で", "by your opponent's effect"),
        Word("by", (PAY,), "コストで", "as a cost"),
        Rule("cannot", Withstands, "{points:plain}以下のダメージを受けない", "can't be dealt {points} damage or less",
             fixed={"deed": DAMAGED}),
    ]


def _damage() -> list[Production]:
    """1001: to Z/X, chosen or all of some, or to a player."""
    hurts = {"act.procedure": "damage"}
    within: dict[str, type] = {"act": Undergo}
    found: list[Production] = []
    for ja, en in (
        ("{act.number:plain}ダメージを<与える>", "<deal> {act.number} damage to {which}"),
        ("{act.number:equal}に等しい値のダメージを<与える>",
         "<deal> damage to {which} equal to {act.number}"),
        ("{act.number:for-each}ダメージを<与える>", "<deal> damage to {which} equal to {act.number}"),
    ):
        found += [
            Rule("deed", Do, f"{{which:choice}}選び、{ja}", en, fixed=hurts, within=within, cites="1001.1"),
            Rule("deed", Do, f"{{which:target}}に{ja}", en, fixed=hurts, within=within, cites="1001.1"),
        ]
    return [
        *found,
        Rule("for-each", Each, "{number.cards:group}1枚につき、{by:int}", "{by} for each {number.cards@sg}",
             within={"number": Counted}),
        Rule("equal", ValueOf, "{which:one}の{attribute:attribute}", "the {attribute} of {which}"),
        Rule("equal", Half, "{number.which:one}の{number.attribute:attribute}の半分",
             "half the {number.attribute} of {number.which}",
             within={"number": ValueOf}),
        Rule("deed", Carry, "相手に{number:plain}ダメージを<与える>", "<deal> {number} damage to your opponent",
             fixed={"procedure": "damage player", "who": OPPONENT}, cites="1001.2"),
        Rule("deed", Carry, "あなたは{number:plain}ダメージを<受ける>", "<take> {number} damage",
             fixed={"procedure": "damage player", "who": YOU}, cites="1001.2"),
    ]


def _numbers() -> list[Production]:
    """Other numbers of cards and players."""
    players: dict[str, Any] = {"which.zones": (ZONE_SQUARE,), "which.tests": (IS_PLAYER,)}
    room: dict[str, type] = {"which": Cards, "quality": Plus}
    limits = ((CHARGE_ROOM, "チャージ", "charge", "306.2"), (HAND_ROOM, "手札", "hand", "309.2"))
    return [
        Rule("shift", Plus, "{amount.number.cards:group}1枚につき、{attribute:attribute}を{amount.by:signed}<する>",
             "{amount.by} {attribute} for each {amount.number.cards@sg}",
             within={"amount": Each, "amount.number": Counted}),
        Rule("icon-line", Static, "{which:one}は{quality.attribute:icon}アイコンを<得る>。",
             "{which} <get:which> the {quality.attribute} icon.", fixed={"quality.amount": Fixed(1)},
             within={"quality": Plus}, cites="206.6"),
        Word("icon", IGNITION_ICON, "イグニッション", "ignition"),
        *[Word("room", Fixed(sign * number), f"{number}枚{ja}", f"{number} {en}")
          for sign, ja, en in ((1, "増える", "higher"), (-1, "減る", "lower")) for number in range(1, 10)],
        *[Rule("static", Static, f"{{which.whose:whose}}{ja}の上限は{{quality.amount:room}}",
               f"the limit of {{which.whose}} {en} is {{quality.amount}}",
               fixed={**players, "quality.attribute": attribute}, within=room, cites=cites)
          for attribute, ja, en, cites in limits],
        *[Rule("static", Static, f"{{which.whose:whose}}{ja}の上限は<なくなる>", f"{{which.whose}} {en} has no limit",
               fixed={**players, "quality.attribute": attribute, "quality.amount": Unlimited()},
               within={"which": Cards, "quality": Becomes}, cites=cites)
          for attribute, ja, en, cites in limits],
    ]


def _counts(place: str, fixed: dict[str, Any], has: tuple[str, str], en: str) -> list[Production]:
    """How many cards there are in a zone: the zone first, then the cards. ``has`` says so of one and of several."""
    within: dict[str, type] = {"cards": Cards}
    cards = place + "{cards.tests:feature*0}{cards.tests:sort}"
    one, many = ("{cards.tests:feature*0 | | } {cards.tests:sort" + form + "}" for form in ("", "@pl"))
    return [
        Rule("measure", There, f"{cards}が{{number:plain}}枚{{how:or-more}}<ある>",
             f"{has[1]} {{number}} {{how}} {many} {en}", fixed=fixed, within=within),
        Rule("measure", There, f"{cards}が{{number:plain}}枚{{how:or-less}}しか<ない>",
             f"{has[1]} {{number}} {{how}} {many} {en}",
             (f"{cards}が{{number:plain}}枚{{how:or-less}}<である>",), fixed=fixed, within=within),
        Rule("existence", There, f"{cards}が<ある>", f"{has[0]} a(n) {one} {en}",
             fixed={**fixed, "how": AT_LEAST, "number": Fixed(1)}, within=within),
        Rule("existence", There, f"{cards}が<ない>", f"{has[1]} no {many} {en}",
             (f"{cards}が1枚も<ない>",), fixed={**fixed, "how": EQUAL, "number": Fixed(0)}, within=within),
    ]


def _conditions() -> list[Production]:
    life: dict[str, type] = {"left": Counted, "left.cards": Cards}
    return [
        Word("or-more", AT_LEAST, "以上", "or more"),
        Word("or-less", AT_MOST, "以下", "or fewer"),
        *_counts("{cards.whose:side}{cards.zones:zone*と}に", {}, ("there is", "there are"),
                 "in {cards.whose} {cards.zones* or }"),
        *_counts("スクエアに{cards.whose:having}", {"cards.zones": (ZONE_SQUARE,)}, ("{cards.whose}", "{cards.whose}"),
                 "in a square"),
        Word("having", YOU, "あなたの", "you have", ("自分の",)),
        Word("having", OPPONENT, "相手の", "your opponent has"),
        *[Rule("existence", There, f"{ja}のプレイヤーが{{cards.tests:player-name*}}<だ>",
               f"{en} player is {{cards.tests}}",
               fixed={"cards.zones": (ZONE_SQUARE,), "cards.whose": whose, "how": AT_LEAST, "number": Fixed(1)},
               within={"cards": Cards}, cites="214.2")
          for whose, ja, en in ((YOU, "あなた", "your"), (OPPONENT, "相手", "your opponent's"))],
        Rule("player-name", IsPlayer, "「{name:name}」", "“{name}”"),
        Rule("measure", Compared, "{left.cards.whose:side}ライフが{right:plain}<だ>",
             "{left.cards.whose} life is {right}",
             fixed={"left.cards.zones": (ZONE_LIFE,), "how": EQUAL}, within=life, cites="307.3"),
        Rule("measure", Compared, "{left.cards.whose:side}ライフが{right:plain}{how:how}<だ>",
             "{left.cards.whose} life is {right} {how}", fixed={"left.cards.zones": (ZONE_LIFE,)}, within=life,
             cites="307.3"),
        Rule("measure", Compared, "{left.cards.whose:side}ライフが{right.cards.whose:side}ライフ{how:than}<だ>",
             "{left.cards.whose} life is {how} {right.cards.whose} life",
             fixed={"left.cards.zones": (ZONE_LIFE,), "right.cards.zones": (ZONE_LIFE,)},
             within={**life, "right": Counted, "right.cards": Cards}, cites="307.3"),
        Rule("measure", Fits, "{which:one}が{test:spot}に<ある>", "{which} <be:which> {test}"),
        Rule("measure", Fits, "{which:one}がバトルを<している>", "{which} <be:which> in a battle",
             fixed={"test": IsSo(BATTLING)}),
        Rule("held", None, "{it:fact@attr}場合、", "as long as {it}", ("{it:fact@bare}ならば、",
                                                                    "{it:fact@bare}なら、")),
        Rule("held", TurnOf, "{whose:side}ターンの間、", "during {whose} turn"),
        Rule("holding", None, "{it:held}", "{it}"),
        Rule("holding", All, "{parts:held*2}", "{parts*, | and |, and }"),
        Word("given", Done(), "そうしたならば、", "if you do", (
            "置いたならば、", "破壊したならば、", "除外したならば、", "戻したならば、", "支払ったならば、",
            "登場させたならば、", "捨てたならば、",
            *(f"{number}枚除外したならば、" for number in range(1, 11)),
            *(f"{cost}を支払ったならば、" for said in _SAID_AGAIN for cost in (f"《{said}》", said)))),
        Word("given", Unless(Done()), "そうしなかったならば、", "if not", (
            "支払わなかったならば、",
            *(f"{cost}を支払わなかった{tail}ならば、" for said in _SAID_AGAIN for cost in (f"《{said}》", said)
              for tail in ("", "ら")))),
    ]


def _happenings() -> list[Production]:
    appears: dict[str, Any] = {"sources": ELSEWHERE, "targets": (ZONE_SQUARE,)}
    destroyed: dict[str, Any] = {"sources": (ZONE_SQUARE,), "reasons": (DESTROYED,)}
    battle_end = At(BATTLE_END)
    return [
        Rule("would", Moves, "{subject:subject}が<登場する>", "{subject} <appear:subject>", fixed=appears,
             cites="1006.1"),
        Rule("event", Under, "{happening.subject:subject}がイグニッションフェイズに登場した時",
             "when {happening.subject} appears in the ignition phase",
             fixed={"happening.sources": ELSEWHERE, "happening.targets": (ZONE_SQUARE,),
                    "condition": Register(PHASE, IGNITION_PHASE)}, within={"happening": Moves}, cites="505.3a"),
        Rule("would", Moves, "{subject:subject}が<破壊される>", "{subject} <be:subject> destroyed",
             fixed=destroyed, cites="808.3d"),
        Rule("would", Moves, "{subject:subject}が{doer:subject}の能力で<破壊される>",
             "{subject} <be:subject> destroyed by an ability of {doer}", fixed={**destroyed,
                                                                                "causes": BY_EFFECT}, cites="1204.1"),
        Rule("event", Under, "{happening.subject:subject}が{condition.whose:side}ターンの間に破壊された時",
             "when {happening.subject} is destroyed during {condition.whose} turn",
             fixed={"happening.sources": (ZONE_SQUARE,), "happening.reasons": (DESTROYED,)},
             within={"happening": Moves, "condition": TurnOf}, cites="808.3d"),
        Rule("would", Moves, "{doer:subject}がバトルで{subject:subject}を<破壊する>",
             "{doer} <destroy:doer> {subject} in battle", fixed={**destroyed, "causes": BY_RULE}, cites="1203.2"),
        Rule("hurting", Hurts, "{doer:subject}が攻撃して{subject:subject}にダメージを<与える>",
             "{doer} <deal:doer> battle damage to {subject}", fixed={"causes": BY_RULE}, cites="604.3a"),
        Rule("hurting", Hurts, "{doer:subject}が攻撃して{subject:subject}に{least:int}以上のダメージを<与える>",
             "{doer} <deal:doer> {least} or more battle damage to {subject}", fixed={"causes": BY_RULE},
             cites="604.3a"),
        Rule("happening", Declares, "{subject:subject}が<攻撃する>", "{subject} <attack:subject>",
             fixed={"reason": ATTACK},
             cites="602.1e"),
        Rule("happening", Declares, "{subject:subject}が{other:subject}(に|を)<攻撃する>",
             "{subject} <attack:subject> {other}",
             fixed={"reason": ATTACK}, cites="602.1e"),
        Rule("happening", Declares, "{other:subject}が<攻撃される>", "{other} <be:other> attacked",
             fixed={"reason": ATTACK, "subject": ANYBODY}, cites="602.1e"),
        *[Rule("would", Turns, f"{{subject:subject}}が{{causes:cause?}}<{ja}>", f"{{subject}} {en}{{causes? _}}",
               fixed={"event": event}, cites="1002.1")
          for event, ja, en in ((RESTED, "スリープする", "<go:subject> to sleep"),
                                (STOOD, "リブートする", "<be:subject> rebooted"))],
        Rule("hurting", Hurts, "{subject.whose:who}がダメージを<受ける>",
             "{subject.whose} <take:subject.whose> damage",
             fixed={"subject.zones": (ZONE_SQUARE,), "subject.tests": (IS_PLAYER,)}, within={"subject": Cards},
             cites="1001.2"),
        Rule("happening", None, "{it:hurting@*}", "{it@*}", weight=3),
        Word("who", YOU, "あなた", "you", number="pl"),
        Word("who", OPPONENT, "相手", "your opponent", number="sg"),
        Rule("happening", Declares, "{subject.whose:who}が{subject.tests:feature*0}{subject.tests:sort}を<プレイする>",
             "{subject.whose} <play:subject.whose> a(n) {subject.tests:feature*0 | | } {subject.tests:sort}",
             fixed={"reason": PLAY, "subject.zones": (ZONE_TEMPORARY,)}, within={"subject": Cards}, cites="804.2h"),
        Rule("would", Moves, "{subject.whose:life-whose}ライフが<減少する>", "{subject.whose} life is reduced",
             fixed={"sources": (ZONE_LIFE,)}, within={"subject": AnyCard}, cites="1011.1"),
        Rule("would", Moves, "{subject.whose:life-whose}ライフが<増加する>", "{subject.whose} life is increased",
             fixed={"targets": (ZONE_LIFE,)}, within={"subject": AnyCard}, cites="1011.2"),
        Word("life-whose", EITHER, "あなたか相手の", "any player's"),
        Word("life-whose", YOU, "あなたの", "your"),
        Word("life-whose", OPPONENT, "相手の", "your opponent's"),
        Rule("would", Moves, "あなたがカードを<引く>", "you draw a card",
             fixed={"subject": AnyCard(YOU), "sources": (ZONE_DECK,), "targets": (ZONE_HAND,),
                    "reasons": (DRAW,)}, cites="1004.1"),
        *[Rule("event", Under, f"{{condition.which:subject}}が{ja}バトル終了時",
               f"at the end of a battle in which {{condition.which}} {en}",
               fixed={"happening": battle_end, "condition.test": test}, within={"condition": Fits}, cites="605.2")
          for test, ja, en in ((ATTACKING, "攻撃した", "attacked"), (ATTACKED, "攻撃された", "was attacked"))],
        *moment(TURN_END, "ターン終了時", "the end of {whose} turn"),
        *moment(END_START, "エンドフェイズ開始時", "the start of {whose} end phase"),
        *moment(MAIN_START, "メインフェイズ開始時", "the start of {whose} main phase"),
        *moment(REBOOT_START, "リブートフェイズ開始時", "the start of {whose} reboot phase"),
    ]


def _sentences(v: Vocabulary) -> list[Production]:
    return [
        Rule("action", Sequence, "{parts:clause@stem,end*2、}", "{parts*, then | and |, then }",
             ("{parts:clause@te,end*2、}",)),
        Rule("sentence", Then, "その後、(|さらに){effect:action}。", "then {effect}."),
        Rule("sentence", Then, "その後、{effect.condition:given}(|さらに){effect.then:action}。",
             "then, {effect.condition}, {effect.then}.", within={"effect": If}),
        Rule("later-act", Do, "{which:made}を{act:move@*}", "<put> {which} {act}"),
        Rule("later-act", Do, "{which:made}を(|ゲームから)<除外する>", "<remove> {which} from the game",
             fixed={"act": EXCLUDE}),
        Rule("later-act", Do, "{which:made}を<破壊する>", "<destroy> {which}", fixed={"act": DESTROY}),
        Word("made", It(many=True), "この能力で登場したゼクス", "the Z/X that appeared by this ability",
             ("スクエアにあるこの能力で登場したゼクス",)),
        Word("made", It((ANY_CARD,), many=True), "この能力で置かれたカード", "the cards put by this ability",
             ("リソースにあるこの能力で置かれたカード",)),
        Rule("sentence", Later, "ターン終了時、{ability.effects:later-act*、}。",
             "at the end of the turn, {ability.effects}.",
             fixed={"ability.when": At(TURN_END)}, within={"ability": Automatic}, cites="808.4"),
        Rule("deed", ResourceCost, "《{color:color}{points:int}》を<支払う>", "<pay> 《{color} {points}》",
             ("{color:color}{points:int}を<支払う>",), fixed={"who": YOU}, cites="805.1"),
        Rule("foe-deed", ResourceCost, "{who:foe}は《{color:color}{points:int}》を<支払う>",
             "{who} <pay:who> 《{color} {points}》",
             ("{who:foe}は{color:color}{points:int}を<支払う>",), cites="805.1"),
        *[Word("color", bit, ja, en) for bit, ja, en in _COLORS],
    ]


def deeds(v: Vocabulary) -> list[Production]:
    """What only this game says."""
    return [*_moves(v), *_acts(v), *_numbers(), *_conditions(), *_happenings(), *_sentences(v)]
