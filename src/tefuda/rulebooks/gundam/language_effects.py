"""What the texts of this game do: sentences, and what they depend on."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...kernel.abilities.ability import Allowing, Automatic, Lessening, Replacing
from ...kernel.abilities.acts import Hurt, Lasts, Mend, MoveTo, Rest, Stand, Undergo
from ...kernel.abilities.conditions import All, CameFrom, Done, Fits, Register, There, TurnOf, Unless
from ...kernel.abilities.effects import (
    Carry, Choose, ChooseEach, Do, Draw, If, Look, May, Modes, Nothing, Sequence, Shuffle, Summon, Then,
)
from ...kernel.abilities.happenings import BY_OPPONENTS_EFFECT, BY_RULE, Hurts, Moves
from ...kernel.abilities.nodes import AT_LEAST, EITHER, EQUAL, OPPONENT, YOU, Act, Limit
from ...kernel.abilities.numbers import Counted, Each, Fixed
from ...kernel.abilities.qualities import Becomes, Called, Cannot, Gains, Plus
from ...kernel.abilities.tests import IsSo
from ...kernel.abilities.which import Cards, Choice, Looked, Remaining, This
from ...kernel.codes import STOOD
from ...kernel.effects import FOR_BATTLE, FOR_NEXT_TURN, FOR_OPPONENTS_NEXT_TURN, FOR_TURN
from .areas import (
    ACTIVATE, ATTACKING, ATTACKING_ACTIVE, ATTACKING_AT_ONCE, ATTACKING_PLAYER, BATTLE_DAMAGE, BY_EFFECT, DESTROY,
    DISCARD, EFFECT_DAMAGE, LINKED, LOOK, NONE, RECOVER, REMOVE, TARGET, ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_IN_USE,
    ZONE_REMOVED, ZONE_RESOURCES, ZONE_TRASH,
)
from .cards import AP, COST, HP, IN_ACTION, IN_MAIN, LEVEL
from .language_cards import DAMAGES, NUMBERED, PLAIN


def _act(ja: str, en: str, act: Act, particle: str = "を", cites: str = "") -> list[Production]:
    """Something done to the cards spoken of, to all of some, or to those that are chosen with it."""
    return [
        Rule("deed", Do, f"{{which:{kind}}}{particle}{ja}", en, fixed={"act": act}, cites=cites)
        for kind in ("target", "choice")]


_TO_HAND: Final = MoveTo(ZONE_HAND, BY_EFFECT)
_SHOWN: Final = MoveTo(ZONE_HAND, BY_EFFECT, shown=True)
_UNDER: Final = MoveTo(ZONE_DECK, BY_EFFECT, bottom=True)
_UNDER_SHUFFLED: Final = MoveTo(ZONE_DECK, BY_EFFECT, bottom=True, at_random=True)
_TOP_OR_BOTTOM: Final = Modes((Do(Looked(), MoveTo(ZONE_DECK, BY_EFFECT)), Do(Looked(), _UNDER)))
_TOP_OR_TRASH: Final = Modes((Do(Looked(), MoveTo(ZONE_DECK, BY_EFFECT)), Do(Looked(), MoveTo(ZONE_TRASH, BY_EFFECT))))

_DEEDS: Final[list[Production]] = [
    *_act("レストに<する>", "<rest> {which}", Rest(BY_EFFECT), cites="4-4-1-2"),
    *_act("アクティブに<する>", "<set> {which} as active", Stand(BY_EFFECT), cites="4-4-1-1"),
    *_act("<破壊する>", "<destroy> {which}", Undergo("destroy", Fixed(0)), cites="4-10"),
    *_act("(持ち主の|)手札に(<戻す>|<加える>)", "<return> {which} to the owner's hand", _TO_HAND),
    *_act("(持ち主の|)デッキの下に<戻す>", "<return> {which} to the bottom of the owner's deck", _UNDER),
    *_act("(持ち主の|)デッキに<戻す>", "<return> {which} to the owner's deck", MoveTo(ZONE_DECK, BY_EFFECT)),
    *_act("ゲームから<除外する>", "<remove> {which} from the game", MoveTo(ZONE_REMOVED, REMOVE), cites="4-12"),
    *_act("<捨てる>", "<discard> {which}", MoveTo(ZONE_TRASH, DISCARD), cites="4-11"),
    *_act("<配備する>", "<deploy> {which}", Undergo("deploy", Fixed(0)), cites="4-8"),
    *_act("レストで<配備する>", "<deploy> {which} rested", Undergo("deploy", Fixed(1)), cites="4-8"),
    *_act("(自分の|)トラッシュに<置く>", "<put> {which} into the trash", MoveTo(ZONE_TRASH, BY_EFFECT)),
    *[Rule("deed", Do, f"{{which:{kind}}}に[、]{{act.points:amount}}ダメージを<与える>",
           "<deal> {act.points} damage to {which}", fixed={"act.reason": EFFECT_DAMAGE}, within={"act": Hurt},
           cites="4-5-3")
      for kind in ("target", "choice")],
    *[Rule("deed", Do, f"{{which:{kind}}}を{{act.points:number}}<回復する>", "<let> {which} recover {act.points} HP",
           fixed={"act.reason": RECOVER}, within={"act": Mend}, cites="4-6")
      for kind in ("target", "choice")],
    Rule("deed", Do, "{which:top}を手札に<加える>", "<add> {which} to the hand", fixed={"act": _TO_HAND}),
    Rule("deed", Do, "{which:top}[、](自分の|)トラッシュに<置く>", "<put> {which} into the trash",
         fixed={"act": MoveTo(ZONE_TRASH, BY_EFFECT)}),
    Rule("deed", Choose, "{choice:choice}を<選ぶ>", "<choose> {choice}", cites="9-3-3"),
    Rule("deed", ChooseEach, "{choices:choice*2と、}を<選ぶ>", "<choose> {choices}", cites="9-3-3"),
    Rule("deed", Draw, "自分は{count:sheets}<ドローする>", "<draw> {count} card(s)", fixed={"who": YOU}, cites="4-14"),
    Rule("deed", Draw, "プレイヤーすべては{count:sheets}<ドローする>", "<let> each player draw {count} card(s:count)",
         fixed={"who": EITHER}, cites="4-14"),
    Rule("deed", Shuffle, "<シャッフルする>", "<shuffle> the deck", fixed={"who": YOU, "zone": ZONE_DECK},
         cites="4-15"),
    Rule("deed", Summon, "「{name:name}」のユニットトークン{count:pieces}を<配備する>",
         "<deploy> {count} “{name}” Unit token(s:count)", cites="4-17-1"),
    Rule("deed", Summon, "「{name:name}」のユニットトークン{count:pieces}をレストで<配備する>",
         "<deploy> {count} rested “{name}” Unit token(s:count)", fixed={"rested": True}, cites="4-17-1"),
    *[Rule("deed", Carry, f"自分は{ja}{{number:pieces}}を{how}<置く>", f"<place> {{number}} {rested}{en}(s:number)",
           fixed={"procedure": name + (" rested" if how else ""), "who": YOU}, cites=cites)
      for name, ja, en, cites in (("resource", "リソース", "Resource", "3-4"),
                                  ("ex resource", "EXリソース", "EX Resource", "4-17-5"))
      for how, rested in (("", ""), ("レストで", "rested "))],
    *[Rule("deed", Do, f"このカードの【{ja}】を<発動する>", f"<activate> this card's 【{en}】",
           fixed={"which": This(ZONE_IN_USE), "act": Undergo("command", Fixed(menu))})
      for menu, ja, en in ((IN_MAIN, "メイン", "Main"), (IN_ACTION, "アクション", "Action"))],
    Rule("deed", Carry, "相手のシールドエリアに{number:number}ダメージを<与える>",
         "<deal> {number} damage to the enemy shield area", fixed={"procedure": "shield damage", "who": OPPONENT},
         cites="11-1-2-3"),
    Rule("deed", Do, "{which:looked-choice}を公開して手札に<加える>", "<reveal> {which} and add it to the hand",
         fixed={"act": _SHOWN}),
    Rule("looked-choice", Choice, "{cards:looked}{most:sheets}", "{most} {cards@most}"),
    Rule("looked-choice", Choice, "その中の[、]{cards.tests:adj*0}{cards.tests:either}",
         "1 {cards.tests:adj*0 | | } {cards.tests:either} among them", fixed={"most": Fixed(1)},
         within={"cards": Looked}),
    Rule("deed", Do, "{which:looked-choice}を上に<戻す>", "<return> {which} to the top of the deck",
         fixed={"act": MoveTo(ZONE_DECK, BY_EFFECT)}),
]

# What can be so of cards, for a while or always.
_QUALITIES: Final[list[Production]] = [
    *[Rule("shift", Plus, f"{ja}{{amount.number:signed}}", f"{en}{{amount.number}}", fixed={"attribute": attribute},
           within={"amount": Fixed})
      for attribute, ja, en in (
          (AP, "AP", "AP"), (HP, "HP", "HP"), (COST, "コスト", "cost"), (LEVEL, "Lv(.|)", "level"))],
    Rule("shift", Plus, "[、]{amount.number.cards:group}1つにつきAP{amount.by:signed}",
         "AP{amount.by} for each {amount.number.cards@sg}", fixed={"attribute": AP},
         within={"amount": Each, "amount.number": Counted}),
    *[Rule("gained", Plus, f"《{ja}{{amount.number:int}}》", rf"\<{en} {{amount.number}}\>",
           fixed={"attribute": attribute}, within={"amount": Fixed}, cites=cites)
      for attribute, ja, en, cites in NUMBERED],
    *[Word("gained", Becomes(attribute, Fixed(1)), f"《{ja}》", f"<{en}>", cites=cites)
      for attribute, ja, en, cites in PLAIN],
    Rule("gained", Called, "{label:trait}", "{label}", cites="2-5-2"),
    Word("cannot", Cannot(ATTACKING), "アタックできない", "can't attack"),
    Word("cannot", Cannot(ATTACKING_PLAYER), "相手プレイヤーをアタック先に選べない",
         "can't attack the enemy player", ("、相手プレイヤーをアタック先に選べない",)),
    Word("cannot", Cannot(STOOD), "アクティブにならない", "won't be set as active"),
    Word("free", Replacing(
        when=Moves(This(), sources=(ZONE_BATTLE,), reasons=(DESTROY,), causes=BY_OPPONENTS_EFFECT),
        effects=(Nothing(),)),
        "相手の効果で破壊されない", "can't be destroyed by enemy effects", cites="9-1-9"),
    Rule("free", Allowing, "[、]{others:group}をアタック先に選んでもよい",
         "may attack {others@pl}",
         fixed={"deed": ATTACKING_ACTIVE}, cites="1-3-1"),
    Word("free", Allowing(deed=ATTACKING_AT_ONCE), "配備したターンにアタックしてもよい",
         "may attack on the turn it is deployed", cites="2-11-4"),
    *[Rule("free", Lessening, f"[、]{{by:group}}から{ja}ダメージを受けない", f"takes no {en}damage from {{by@pl}}",
           fixed={"which": This(), "reasons": reasons}, cites="4-5")
      for ja, en, reasons in DAMAGES],
    *[Rule("free", Lessening, f"受ける{ja}ダメージを{{less:number}}軽減する", f"takes {{less}} less {en}damage",
           fixed={"which": This(), "reasons": reasons}, cites="4-5")
      for ja, en, reasons in (("効果", "effect ", (EFFECT_DAMAGE,)), ("", "", ()))],
    Rule("next", Lessening, "次に受けるダメージを{less:number}軽減する", "takes {less} less damage the next time",
         fixed={"which": This(), "limit": Limit(1)}, cites="4-5"),
    Rule("ruling", Do, "{which:topic}は次の相手のターンのスタートフェイズでアクティブにならない",
         "{which} will stay rested in your opponent's next start phase",
         fixed={"act": Lasts(Cannot(STOOD, ACTIVATE), FOR_OPPONENTS_NEXT_TURN)}, cites="6-2-2-1"),
    # For a while.
    Word("duration", FOR_TURN, "このターン中", "during this turn", cites="6-6-5-1"),
    Word("duration", FOR_BATTLE, "このバトル中", "during this battle", cites="7-7-1"),
    Word("duration", FOR_NEXT_TURN, "次のターン中", "until the end of the next turn"),
    Rule("deed", Do, "{act.duration:duration}、{which:target}を{act.quality:shift}<する>",
         "<give> {which} {act.quality} {act.duration}", within={"act": Lasts}),
    Rule("deed", Do, "{act.duration:duration}、{which:topic}は{act.quality:gained}を<得る>",
         "<give> {which} {act.quality} {act.duration}", within={"act": Lasts}, cites="4-16-1"),
    Rule("ruling", Do, "{act.duration:duration}、{which:topic}は{act.quality:cannot}",
         "{act.duration}, {which} {act.quality}", within={"act": Lasts}),
    Rule("ruling", Do, "{act.duration:duration}、{which:topic}は{act.quality.ability:free}",
         "{act.duration}, {which} {act.quality.ability}", within={"act": Lasts, "act.quality": Gains}),
    Rule("ruling", Do, "{act.duration:duration}、{which:topic}が{act.quality.ability:next}",
         "{act.duration}, {which} {act.quality.ability}", within={"act": Lasts, "act.quality": Gains}),
    Rule("ruling", Do, "{which:topic}は{act.quality.ability:free}", "{which} {act.quality.ability} during this turn",
         fixed={"act.duration": FOR_TURN}, within={"act": Lasts, "act.quality": Gains}, weight=0),
]

# Conditions
_FACTS: Final[list[Production]] = [
    Rule("fact", Fits, "{which:self}が{test:level}<だ>", "{which} is {test}"),
    Rule("fact", Fits, "{which:self}が{test:label}<だ>", "{which} is {test}"),
    Rule("fact", Fits, "{which:self}が{test:state}<だ>", "{which} is {test}"),
    Rule("fact", Fits, "{which:self}がリンクユニット<だ>", "{which} is a Link Unit", fixed={"test": IsSo(LINKED)}),
    Rule("fact", Fits, "{which:self}が{test:keyword}を<持つ>", "{which} has {test}"),
    Rule("fact", There, "自分がLv(.|){number:figure}{how:how}<だ>", "you are level {number} {how}",
         fixed={"cards": Cards((ZONE_RESOURCES,), YOU)}, cites="2-8-1"),
    Rule("fact", There, "{cards:hand}が{number:sheets}{how:how}<だ>", "there are {number} {how} {cards@pl}"),
    Rule("fact", There, "{cards:shields}が{number:pieces}{how:how}<だ>", "there are {number} {how} {cards@pl}"),
    Rule("fact", There, "{cards:group}が(<いる/1>|<ある>)", "there is a(n) {cards@sg}",
         fixed={"how": AT_LEAST, "number": Fixed(1)}),
    Rule("fact", There, "{cards:group}が{number:pieces}{how:how}(<いる/1>|<ある>)",
         "there are {number} {how} {cards@pl}"),
    Rule("fact", There, "{cards:group}が(<いない>|<ない>|<無い>)", "there is no {cards@sg}",
         fixed={"how": EQUAL, "number": Fixed(0)}),
    Rule("fact", There, "{cards.whose:side}トラッシュに[、]{cards.tests:adj*0}{cards.tests:sort?}カードが"
         "{number:sheets}{how:how}<ある>",
         "there are {number} {how} {cards.tests:adj*0 | | } {cards.tests:sort?} cards in {cards.whose} trash",
         fixed={"cards.zones": (ZONE_TRASH,)}, within={"cards": Cards}),
    Rule("fact", There, "{cards.whose:side}トラッシュに[、]{cards.tests:adj*0}{cards.tests:sort?}カードが<ある>",
         "there is a {cards.tests:adj*0 | | } {cards.tests:sort?} card in {cards.whose} trash",
         fixed={"cards.zones": (ZONE_TRASH,), "how": AT_LEAST, "number": Fixed(1)}, within={"cards": Cards}),
    Rule("fact", Unless, "相手のユニットに<アタックしている/1>", "it is attacking an enemy Unit",
         fixed={"condition": Register(TARGET, NONE)}, cites="7-3-5-2"),
    Rule("turn", TurnOf, "{whose:side}ターン中、", "during {whose} turn", cites="4-3"),
    Rule("whole", None, "{it:fact@*}", "{it}"),
    Rule("whole", TurnOf, "{whose:side}ターン<だ>", "it is {whose} turn", cites="4-3"),
    Rule("given", None, "{it:whole@bare}なら、", "if {it}"),
    Rule("given", All, "{parts:whole@stem,bare*2、}なら、", "if {parts:whole}",
         ("{parts:turn}{parts:fact@bare}なら、",)),
    Word("given", CameFrom((ZONE_TRASH,)), "このユニットをトラッシュから配備したなら、",
         "if you deployed this Unit from the trash"),
    Word("given", Done(), "そうしたなら、", "if you do", ("そうしたとき、",)),
    Rule("while", None, "{it:fact@attr}間、", "while {it}", ("{it:fact@bare}なら、",)),
    Rule("while", None, "{it:turn}", "{it},"),
    Rule("while", All, "{parts:turn}{parts:fact@attr}間、", "{parts:turn}, while {parts:fact},"),
]

_SENTENCES: Final[list[Production]] = [
    Rule("plain", None, "{it:deed}。", "{it}."),
    Rule("plain", None, "{it:ruling}。", "{it}."),
    Rule("step", None, "{it:deed@*}", "{it@*}"),
    Rule("step", None, "{it:ruling}", "{it}"),
    Rule("plain", Sequence, "{parts:step@stem,end*2、}。", "{parts*, then | and |, then }."),
    Rule("plain", May, "{effect:deed@te}(もよい|よい)。", "{effect@may}.", cites="9-1-3"),
    Rule("plain", Then, "その後、{effect:plain}", "then, {effect}"),
    # What is looked at is spoken of in what follows.
    Rule("plain", Look, "{which:top}見て、", "Look at {which}.", ("{which:top}見る。",),
         fixed={"to_all": False, "reason": LOOK}),
    Word("plain", Do(Remaining(), _UNDER_SHUFFLED), "残ったカードは無作為に下に戻す。",
         "Return the remaining cards to the bottom of the deck in random order."),
    Word("plain", Do(Remaining(), _UNDER), "残ったカードは下に戻す。",
         "Return the remaining cards to the bottom of the deck."),
    Word("plain", Do(Remaining(), MoveTo(ZONE_TRASH, BY_EFFECT)), "残ったカードは自分のトラッシュに置く。",
         "Put the remaining cards into your trash."),
    Rule("plain", If,
         "それが[、]{condition.cards.tests:adj*0}{condition.cards.tests:sort?}カードなら公開して手札に加えてもよい。",
         "If it is a {condition.cards.tests:adj*0 | | } {condition.cards.tests:sort?} card, you may show it and take "
         "it into your hand.",
         fixed={"then": May(Do(Looked(), _SHOWN)), "condition.how": AT_LEAST, "condition.number": Fixed(1)},
         within={"condition": There, "condition.cards": Looked}),
    Word("plain", _TOP_OR_BOTTOM, "上か下に戻す。", "Return it to the top or bottom."),
    Word("plain", _TOP_OR_TRASH, "上に戻すか、自分のトラッシュに置く。",
         "Return it to the top or put it into your trash."),
    # What depends on a condition is all that follows.
    Rule("branch", Do, "{act.duration:duration}、{which:self}が{act.quality.ability.when:own-event}"
         "{act.quality.ability.effects:plain*0}{act.quality.ability.effects:final}",
         "{act.duration}, when {which} {act.quality.ability.when}, {act.quality.ability.effects:plain*0 | | } "
         "{act.quality.ability.effects:final}",
         within={"act": Lasts, "act.quality": Gains, "act.quality.ability": Automatic}),
    Rule("own-event", Moves, "バトルダメージで{subject:group}を破壊したとき、",
         "destroys a(n) {subject@sg} with battle damage",
         fixed={"reasons": (DESTROY,), "causes": BY_RULE, "doer": This()}),
    Rule("own-event", Hurts, "{subject:group}にバトルダメージを与えたとき、",
         "deals battle damage to a(n) {subject@sg}", fixed={"reasons": (BATTLE_DAMAGE,), "doer": This()}),
    Rule("branch", If, "{condition:given}{then:rest}", "{condition}, {then}"),
    Rule("branch", Then, "その後、{effect.condition:given}{effect.then:rest}",
         "then, {effect.condition}, {effect.then}", within={"effect": If}),
    Rule("final", None, "{it:plain}", "{it}"),
    Rule("final", None, "{it:branch}", "{it}"),
    Rule("rest", Sequence, "{parts:plain*0}{parts:final}", "{parts:plain*0 | | } {parts:final}"),
]

EFFECTS: Final[list[Production]] = [*_DEEDS, *_QUALITIES, *_FACTS, *_SENTENCES]
