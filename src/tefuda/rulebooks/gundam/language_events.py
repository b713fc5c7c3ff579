"""The events that effects of this game wait for."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.english import NOUN
from ...kernel.abilities.conditions import Fits
from ...kernel.abilities.happenings import (
    BY_EFFECT, BY_OPPONENTS_EFFECT, BY_RULE, Declares, Hurts, Lessens, Moves, Pays, Turns, Under,
)
from ...kernel.abilities.nodes import OPPONENT, YOU
from ...kernel.abilities.tests import IsSo, OfType
from ...kernel.abilities.which import Cards, EventCard
from ...kernel.codes import CREATED, MENDED, RESTED, STOOD
from .areas import (
    ATTACK, ATTACK_PLAYER, BATTLE_DAMAGE, BLOCK, BY_EX, DEPLOY, DESTROY, DISCARD, DRAW, LESSEN, LINKED, PAY, SET, USE,
    ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_IN_USE, ZONE_SHIELDS, ZONE_TRASH,
)
from .cards import AP, COMMAND, HP
from .language_cards import DAMAGES
from .language_moments import CIRCLED, FIELD

HAPPENINGS: Final[list[Production]] = [
    Rule("happening", Moves, "{doer:subject}がバトルダメージで{subject:group}を破壊したとき、",
         "{doer} destroys a(n) {subject@sg} with battle damage", fixed={"reasons": (DESTROY,), "causes": BY_RULE},
         cites="4-5-2"),
    Rule("happening", Moves, "{doer:subject}がダメージで{subject:group}を破壊したとき、",
         "{doer} destroys a(n) {subject@sg} with damage", fixed={"reasons": (DESTROY,)}, cites="4-10"),
    Rule("happening", Moves, "{subject:subject}が{causes:cause?}手札に戻されたとき、",
         "{subject} is returned to a hand{causes? _}", ("{subject:subject}が{causes:cause?}手札に戻ったとき、",),
         fixed={"sources": FIELD, "targets": (ZONE_HAND,)}),
    Rule("happening", Moves, "{subject:subject}が{causes:cause?}破壊されたとき、", "{subject} is destroyed{causes? _}",
         fixed={"sources": FIELD, "reasons": (DESTROY,)}, cites="4-10"),
    Rule("happening", Moves, "{subject:subject}が配備されたとき、", "{subject} is deployed",
         fixed={"targets": FIELD, "reasons": (DEPLOY,)}, cites="4-8"),
    Rule("happening", Declares, "{subject:subject}に{other.tests:pilot-adj*0}パイロットをセットしたとき、",
         f"a(n) {{other.tests*0 | | }} Pilot{NOUN} is paired with {{subject}}",
         fixed={"reason": SET, "other.zones": (ZONE_BATTLE,), "other.whose": YOU}, within={"other": Cards},
         cites="4-9"),
    Rule("happening", Moves,
         "{subject.whose:who}が{subject.tests:by-ex?}{subject.tests:adj*0}{subject.tests:command}カードを"
         "プレイし発動したとき、",
         "{subject.whose} <play:subject.whose> and <activate:subject.whose> a(n) {subject.tests:adj*0 | | } "
         "{subject.tests:command} card" + NOUN + "{subject.tests:by-ex? _}",
         ("{subject.whose:who}が{subject.tests:by-ex?}{subject.tests:adj*0}{subject.tests:command}カードをプレイしたとき、",),
         fixed={"subject.zones": (ZONE_IN_USE,), "sources": (ZONE_HAND,),
                "targets": (ZONE_IN_USE,), "reasons": (USE,)}, within={"subject": Cards}, cites="9-1-8"),
    Word("who", YOU, "自分", "you", number="pl"),
    Word("who", OPPONENT, "相手", "your opponent", number="sg"),
    Word("by-ex", IsSo(BY_EX), "EXリソースを使用して", "using an EX Resource", cites="4-17-5-3"),
    Word("command", OfType(COMMAND), "コマンド", "Command", cites="2-3-5-3"),
    Word("happening", Moves(Cards((ZONE_HAND,), YOU), sources=(ZONE_DECK,), targets=(ZONE_HAND,), reasons=(DRAW,),
                            causes=BY_EFFECT),
         "自分が効果でドローしたとき、", "you draw with an effect", cites="4-14"),
    Rule("happening", Turns, "{subject:ex-resources}が置かれたとき、", "a(n) {subject@sg} is placed",
         fixed={"event": CREATED}, cites="4-17-5"),
    Rule("happening", Pays, "{subject:units}の効果で{least:circled}以上(のコスト|)を支払ったとき、",
         "you pay {least} or more for an effect of a(n) {subject@sg}", fixed={"reason": PAY}, cites="9-1-7-3"),
    *[Word("circled", number, sign, sign) for number, sign in enumerate(CIRCLED, 1)],
    *[Rule("happening", Lessens, f"{{subject:subject}}の{en}が相手の効果で減少したとき、",
           f"the {en} of {{subject}} is reduced by an enemy effect",
           fixed={"reason": LESSEN, "attribute": attribute, "causes": BY_OPPONENTS_EFFECT}, cites="2-6-1")
      for attribute, en in ((AP, "AP"), (HP, "HP"))],
    *[Rule("happening", Hurts, f"{{subject:subject}}が{ja}ダメージを受けたとき、", f"{{subject}} takes {en}damage",
           fixed={"reasons": reasons}, cites="4-5")
      for ja, en, reasons in DAMAGES],
    Rule("happening", Hurts, "{doer:subject}が{subject:group}にバトルダメージを与えたとき、",
         "{doer} deals battle damage to a(n) {subject@sg}", fixed={"reasons": (BATTLE_DAMAGE,)}, cites="4-5-2"),
    Rule("happening", Turns, "{subject:subject}が{causes:cause?}レストになったとき、", "{subject} is rested{causes? _}",
         fixed={"event": RESTED}, cites="4-4-1-2"),
    Rule("happening", Turns, "{subject:subject}が{causes:cause?}アクティブになったとき、",
         "{subject} is set as active{causes? _}", ("レストの{subject:this}が{causes:cause?}アクティブになったとき、",),
         fixed={"event": STOOD}, cites="4-4-1-1"),
    Word("cause", BY_EFFECT, "効果で", "by an effect"),
    Word("cause", BY_OPPONENTS_EFFECT, "相手の効果で", "by an enemy effect"),
    Rule("happening", Declares, "{subject:subject}が相手プレイヤーにアタックしたとき、",
         "{subject} attacks the enemy player", fixed={"reason": ATTACK_PLAYER}, cites="7-3-5-2"),
    Rule("happening", Declares, "{subject:subject}がアタックしたとき、", "{subject} attacks",
         fixed={"reason": ATTACK, "or_reasons": (ATTACK_PLAYER,)}, cites="7-3-1"),
    Rule("happening", Declares, "{subject:subject}が《ブロッカー》を発動したとき、", r"{subject} uses \<Blocker\>",
         ("{subject:subject}がブロックしたとき、",), fixed={"reason": BLOCK}, cites="7-4-4"),
    Rule("happening", Turns, "{subject:subject}が回復したとき、", "{subject} recovers HP", fixed={"event": MENDED},
         cites="4-6"),
    Rule("happening", Moves, "{subject:shields}が破壊されたとき、", "a(n) {subject@sg} is destroyed",
         fixed={"sources": (ZONE_SHIELDS,), "reasons": (DESTROY,)}, cites="4-10-3"),
    *[Word("happening", Moves(Cards((ZONE_HAND,), player), sources=(ZONE_HAND,), targets=(ZONE_TRASH,),
                              reasons=(DISCARD,)),
           f"{ja}が手札を捨てたとき、", en, cites="4-11")
      for player, ja, en in ((YOU, "自分", "you discard"), (OPPONENT, "相手", "your opponent discards"))],
    Rule("happening", Declares, "{subject:subject}が{other:subject}にアタックしたとき、", "{subject} attacks {other}",
         fixed={"reason": ATTACK}, cites="7-3-5-2"),
    Rule("happening", Under, "{happening.subject:subject}がリンクしたとき、", "{happening.subject} links",
         ("{happening.subject:subject}がリンクユニットになったとき、",),
         fixed={"condition": Fits(EventCard(), IsSo(LINKED)), "happening.reason": SET}, within={"happening": Declares},
         cites="2-11-3"),
]
