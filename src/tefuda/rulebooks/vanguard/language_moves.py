"""Chapters 8, 10 and 12 in card texts: legion, time leap, moving, exchanging, and what is said of costs and names."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_acts import act
from ...cards.language.core_words import Vocabulary
from ...cards.language.english import NOUN, aside
from ...kernel.abilities.card_effects import DealDamage, Lasts, MoveTo, TurnFace, CardProcedure, CardProcedureWith
from ...kernel.abilities.choices import Choose
from ...kernel.abilities.control_flow import If, Sequence, AllOrNothing
from ...kernel.abilities.search import Declare, IsDeclared
from ...kernel.abilities.applying import Do
from ...kernel.abilities.for_each import ForEach
from ...kernel.abilities.event_patterns import Declares, Moves
from ...kernel.abilities.past_events import HasDone
from ...kernel.abilities.labels import SharesName
from ...kernel.abilities.nodes import OPPONENT, YOU
from ...kernel.abilities.numbers import Counted, ThatMany, Fixed
from ...kernel.abilities.qualities import GainsLabel, Cannot
from ...kernel.abilities.filters import InState
from ...kernel.continuous.ended_effects import Void
from ...kernel.abilities.selections import Cards, Choice
from ...kernel.abilities.spoken_of import It, That, This
from ...kernel.abilities.keywords import COSTLESS
from ...kernel.events.causes import BY_YOU
from ...kernel.codes import FACE_DOWN
from ...kernel.continuous.lasting_effects import FOR_EFFECT, FOR_TURN
from ...kernel.continuous.control_change import FOR_CONTROLLERS_NEXT
from .areas import (
    BECOME_HEART, FIELD, HEART, LEGION, PAY, SKILL_DAMAGE, STANDING_UP, ZONE_DAMAGE, ZONE_DROP, ZONE_GAUGE,
    ZONE_SOUL, ZONE_VANGUARD,
)
from .c10_attack import OrderAttack
from .c10_by_effect import ANY_CIRCLE, BACK_CIRCLES, EMPTY_CIRCLES, FRONT_CIRCLES
from .c10_time_leap import TimeLeap
from .c11_keywords import SEEKING
from .c12_creating import CreateProtect
from .nodes import Further, GaugeCalled, MatesWith, NamedGauge, SeekMate

# What was done to cards, before the word for them.
_DONE_TO: Final = (
    "退却させた", "退却した", "レストした", "捨てた", "公開した", "置いた", "選んだ", "バインドした", "戻した",
    "コールした", "スタンドした", "呪縛した",
    "表にした", "裏にした")

_NOT_STAND: Final = "(スタンドしない|【スタンド】しない|スタンドできない|【スタンド】できない)"

_WHERE: Final = (
    (ANY_CIRCLE, "他の\\(R\\)", "another \\(R\\)"), (EMPTY_CIRCLES, "空いている\\(R\\)", "an open \\(R\\)"),
    (FRONT_CIRCLES, "前列の他の\\(R\\)", "another front-row \\(R\\)"),
    (BACK_CIRCLES, "後列の他の\\(R\\)", "another back-row \\(R\\)"),
)


def for_each(kind: str) -> list[Production]:
    """12.7.1: for each of some cards, or of those to which something was done before, by the verb for that."""
    return [
        Rule(kind, ForEach, "{number.cards:group}1枚につき、{effect:each-own}", "for each {number.cards@sg}, {effect}",
             within={"number": Counted}, cites="12.7.1"),
        Rule(kind, ForEach, "その枚数1枚につき、{effect:own}", "for each of these cards, {effect}",
             tuple(f"{how}{verb}(カード|ユニット|リアガード)1枚につき、{{effect:own}}"
                   for how in ("", "この能力で", "この効果で") for verb in _DONE_TO),
             fixed={"number": ThatMany()}, cites="12.7.1")]


def _legions(v: Vocabulary) -> list[Production]:
    """Productions for legions, their mates and heart cards (10.25, 11.10)."""
    return [
        Rule("group", Cards, "{whose:side}ハーツカード", f"heart card(s:@){NOUN} on {{whose}} field",
             fixed={"zones": (ZONE_VANGUARD,), "tests": (InState(HEART),)}, cites="10.27.3"),
        Rule("side-trait", MatesWith, "{which:self}と双闘できる", aside("that can be in legion with {which}"),
             cites="10.25.17"),
        *act(v, "<双闘化する>", "<join> {which} in legion as hearts", CardProcedure("join hearts", Fixed(0))),
        Rule("ability", SeekMate, "【起】【\\(V\\)】：【双闘】\\[{mates:label*か}\\]",
             "【Act】【\\(V\\)】: 【Legion】 [{mates*, | or |, or }]",
             fixed=SEEKING, cites="11.10.2"),
        Word("keyword", "seek mate", "シークメイト", "Seek Mate", cites="11.10.1"),
        Rule("adj", MatesWith, "{which:self}と双闘できる", aside("that can be in legion with {which}"),
             cites="10.25.17"),
        Rule("found", Do, "<双闘する>", "<join> it in legion",
             fixed={"which": It(), "act": CardProcedure("legion", Fixed(0))}, cites="10.25.1"),
        Rule("event_pattern", Declares, "{subject:subject}が<双闘する>", "{subject} <join:subject> in legion",
             fixed={"reason": LEGION}, cites="10.25.12"),
        Rule("given", HasDone, "そのターン中に{which:self}が双闘したなら、", "if {which} joined in legion this turn",
             fixed={"reason": LEGION, "for_turn": True}, cites="10.25.14"),
    ]


def _moves(v: Vocabulary) -> list[Production]:
    """Productions for time leaps, moves between circles, dominating and exchanges (10.31, 10.32, 10.35, 10.38)."""
    return [
        Rule("deed", TimeLeap, "{which:self}を(<タイムリープする>|【タイムリープ】<する>)", "<time-leap> {which}",
             cites="10.31.2"),
        Rule("deed", TimeLeap, "{which:choice}(|を)(選び、|選んで、)(<タイムリープする>|【タイムリープ】<する>)",
             "<time-leap> {which}", cites="10.31.2"),
        *[rule for where, ja, en in _WHERE
          for rule in act(v, f"{ja}に<移動する>", f"<move> {{which}} to {en}", CardProcedure("move", Fixed(where)))],
        *act(v, "呪縛カードとして\\(R\\)に<置く>", "<put> {which} on \\(R\\) locked",
             CardProcedure("place locked", Fixed(0))),
        *act(v, "<支配する>", "<dominate> {which} for this effect", CardProcedure("dominate", Fixed(FOR_EFFECT))),
        *act(v, "そのターン中<支配する>", "<dominate> {which} this turn", CardProcedure("dominate", Fixed(FOR_TURN))),
        *_kept_down(),
        Rule("would", Moves, "{subject:subject}が<移動する>", "{subject} <move:subject> to another circle",
             fixed={"sources": FIELD, "targets": FIELD}, cites="10.32.1"),
        Rule("deed", Do, "{which:choice}(|を)(選び、|選んで、){act.others:self}と<入れ替える>",
             "<exchange> {which} for {act.others}",
             fixed={"act.procedure": "swap"}, within={"act": CardProcedureWith}, cites="10.38.1"),
    ]


def _kept_down() -> list[Production]:
    """10.35.1.3: a unit does not stand in the next stand phase of its master, whoever that is by then."""
    act = {"act": Lasts(Cannot(STANDING_UP), FOR_CONTROLLERS_NEXT)}
    return [
        Rule("ruling", Do, "このユニットは次のあなたのスタンドフェイズにスタンドしない",
             "this unit does not stand in your next stand phase",
             ("このユニットはあなたの次のスタンドフェイズにスタンドしない",), fixed={"which": This(), **act},
             cites="10.35.1.3"),
        Rule("ruling", Do, f"{{which:chosen}}は次の相手のスタンドフェイズに{_NOT_STAND}",
             "{which} <do:which> not stand in your opponent's next stand phase",
             (f"{{which:chosen}}は相手の次のスタンドフェイズに{_NOT_STAND}",
              f"{{which:chosen}}は(次の相手の|相手の次の)スタンドフェイズ中、{_NOT_STAND}"), fixed=act,
              cites="10.35.1.3"),
        *[Rule(kind, Do, f"{ja}次の相手のスタンドフェイズに{_NOT_STAND}",
               f"{en} not stand in your opponent's next stand phase",
               (f"{ja}(次の相手の|相手の次の)スタンドフェイズ中、{_NOT_STAND}",
                f"{ja}相手の次のスタンドフェイズに{_NOT_STAND}"),
               fixed={**them, **act}, cites="10.35.1.3")
          for kind, ja, en, them in (("onward", "", "it does", {"which": It()}),
                                     ("ruling", "{which:choice}(|を)(選び、|選んで、)", "{which} <do:which>", {}))],
        Word("chosen", That(FIELD), "そのユニット", "that unit", number="sg"),
        Word("chosen", It(), "それ", "it", number="sg"),
        Word("chosen", It(many=True), "それら", "they", number="pl"),
    ]


def _payments() -> list[Production]:
    """10.16.1.1, 10.16.1.2, 10.17.1.1: blasts with certain cards, and blasts that are no cost but an effect."""
    one = {"which": Choice, "which.cards": Cards, "which.most": Fixed}
    number, those = "{which.most:icon-count}", "{which.cards.tests:np*}"
    face_up = {"which.cards.zones": (ZONE_DAMAGE,), "which.cards.tests": (InState(FACE_DOWN, False),),
               "act": TurnFace(True, PAY)}
    found: list[Production] = [
        Rule("cost", Do, f"({short}|【{name}】|{name}){number}-{those}",
             f"{en} {{which.most}} with {{which.cards.tests* | | }}",
             fixed={"which.cards.zones": (zone,), "which.cards.whose": YOU, "act": deed},
             within={"which": Choice, "which.cards": Cards}, cites=cites)
        for short, name, en, zone, deed, cites in (
            ("CB", "カウンターブラスト", "Counter Blast", ZONE_DAMAGE, TurnFace(True, PAY), "10.16.1.1"),
            ("SB", "ソウルブラスト", "Soul Blast", ZONE_SOUL, MoveTo(ZONE_DROP, PAY), "10.17.1.1"))]
    inner = {"effect": Do, **{f"effect.{key}": node for key, node in one.items()}}
    inside = {f"effect.{key}": value for key, value in face_up.items()}
    number = "{effect.which.most.number:icon-number}"
    return [
        *found,
        Rule("deed", AllOrNothing, f"(CB|【カウンターブラスト】|カウンターブラスト){number}を<払う>",
             "<pay> Counter Blast {effect.which.most.number}",
             fixed={**inside, "effect.which.cards.whose": YOU}, within=inner, cites="10.16.1.2"),
        Rule("foe-deed", AllOrNothing, f"相手は(CB|【カウンターブラスト】|カウンターブラスト){number}を<払う>",
             "your opponent <pay:sg> Counter Blast {effect.which.most.number}",
             fixed={**inside, "effect.which.cards.whose": OPPONENT, "effect.which.who": OPPONENT}, within=inner,
             cites="10.16.1.2"),
    ]


def _others() -> list[Production]:
    return [
        Rule("deed", Do, "{which:target}に適用されている【自】の継続効果を<無効にする>",
             "<nullify> the lasting effects of automatic abilities that apply to {which}",
             fixed={"act": Void()}, cites="8.7.6"),
        Rule("deed", Do, "{which:target}の【自】の継続効果を<無効にする>",
             "<nullify> the lasting effects of the automatic abilities of {which}",
             fixed={"act": Void(own=True)}, cites="8.7.6"),
        Rule("deed", Do, "{act.duration:duration?、}{which:target}の能力のコストを<なくす>",
             "<make> the abilities of {which} cost nothing{act.duration? _}",
             fixed={"act.quality": GainsLabel(COSTLESS)}, within={"act": Lasts}, cites="10.29.1"),
        Rule("ruling", Do, "{which:choice}(|を)(選び、|選んで、){act.points:number}ダメージ",
             "deal {act.points} damage to {which}",
             fixed={"act.reason": SKILL_DAMAGE}, within={"act": DealDamage}, cites="10.33.2"),
        Rule("sentence", If, "{condition:given}{then.first:action}。さらに、{then.second:action}。",
             "{condition}, {then.first}. Furthermore, {then.second}.", within={"then": Further}, cites="8.1.1.1.2.5"),
        *for_each("action"),
        Rule("each-own", None, "{it:each-time}", "{it}"),
        Rule("each-own", Sequence, "{parts:deed@stem,end*2、}", "{parts*, then | and |, then }",
             ("{parts:deed@te,end*2(、|)}",)),
        *_payments(),
        Rule("deed", NamedGauge, "{which:choice}(|を)(選び、|選んで、){quality.label:label-name}ゲージとして<置く>",
             "<place> {which} as {quality.label} gauge", within={"quality": GainsLabel}, cites="10.39.1.2"),
        Rule("group", Cards, "{whose:side}{tests:adj*0}{tests:gauge-of}ゲージ",
             f"{{tests:adj*0 | | }} {{tests:gauge-of}} gauge(s:@){NOUN} in {{whose}} gauge zone",
             fixed={"zones": (ZONE_GAUGE,)}, cites="4.12.4.1"),
        Rule("gauge-of", GaugeCalled, "{quality.label:label-name}", "{quality.label}", within={"quality": GainsLabel}),
        *[Rule("seeking", Choose,
               f"{{choice.cards.whose:side}}{ja}から{{choice.cards.tests:np*}}を{{choice.most:pieces}}<探す>",
               f"<search> {{choice.cards.whose}} {en} for {{choice.most}} {{choice.cards.tests* | | }} "
               f"card(s:choice.most){NOUN}",
               fixed={"choice.cards.zones": (zone,)}, within={"choice": Choice, "choice.cards": Cards},
               cites="10.10.1.2")
          for zone, ja, en in ((ZONE_DROP, "ドロップゾーン", "drop zone"), (ZONE_SOUL, "ソウル", "soul"))],
        Rule("ruling", OrderAttack, "{attackers:topic}は{targets:subject}にアタックする",
             "{attackers} <attack:attackers> {targets}", cites="10.34.1"),
        Rule("event_pattern", Declares, "{subject:subject}がハーツ状態に<なる>", "{subject} <become:subject> a heart",
             fixed={"reason": BECOME_HEART}, cites="8.6.5.1.5"),
        Rule("deed", CreateProtect, "{who:side}{zone:zone}に疑似カード「プロテクト」を{count:pieces}<作成する>",
             "<create> {count} pseudo-card(s:count) Protect in {who} {zone}", cites="12.13.1.2"),
        Rule("deed", Declare, "カード名を1つ<宣言する>", "<declare> a card name", ("カード名1つを<宣言する>",),
             fixed={"sort": "name"}, cites="10.23.1"),
        Word("feature", IsDeclared("name"), "宣言したカード名の", aside("of the declared name"), cites="10.23.1"),
        Word("side-trait", SharesName(This()), "このユニットと同名の", aside("of the same name as this unit"),
             ("このカードと同名の", "同名の"), cites="12.8.1"),
        Rule("side-trait", SharesName, "{which:self}と同名の", aside("of the same name as {which}"), cites="12.8.1"),
        Rule("adj", SharesName, "{which:self}と同名の", aside("of the same name as {which}"), cites="12.8.1"),
        Rule("adj", SharesName, "{which:self}と別名の", aside("of another name than {which}"), fixed={"yes": False},
             cites="12.8.1"),
        Word("cause", (BY_YOU,), "あなたのカードの効果で", "by an effect of your cards", ("あなたの効果で",),
             cites="11.27.1"),
    ]


def moves(v: Vocabulary) -> list[Production]:
    return [*_legions(v), *_moves(v), *_others()]
