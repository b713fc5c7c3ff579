"""The events that effects of this game wait for."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.english import NOUN
from ...kernel.events.causes import BY_YOU
from ...kernel.abilities.conditions import Fits
from ...kernel.abilities.event_patterns import (
    BY_EFFECT, BY_OPPONENTS_EFFECT, BY_RULE, Declares, DamageDealt, Lessens, Moves, Pays, Turns, WithCondition,
)
from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU
from ...kernel.abilities.filters import IsSo, OfType
from ...kernel.abilities.selections import AnyCard, Cards, Together
from ...kernel.abilities.spoken_of import EventCard
from ...kernel.codes import CREATED, RECOVERED, RESTED, STOOD
from .areas import (
    ATTACK, ATTACK_PLAYER, BLOCK, BY_EX, DEPLOY, DESTROY, DISCARD, DRAW, LESSEN, LINKED, PAY, SET, USE,
    ZONE_BASE, ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_IN_USE, ZONE_SHIELDS, ZONE_TRASH,
)
from .cards import AP, COMMAND, HP
from .language_cards import DAMAGES
from .language_moments import CIRCLED, ENEMY_CARDS, FIELD

UNITS: Final = Cards((ZONE_BATTLE,), EITHER)


def _damages(ja: str, en: str, reasons: tuple[int, ...]) -> list[Production]:
    """4-5: damage of a sort that cards take, perhaps from some others, or that they deal."""
    fixed = {"reasons": reasons}
    return [
        Rule("event_pattern", DamageDealt, f"{{subject:subject}}が{ja}ダメージを受けたとき、",
            f"{{subject}} takes {en}damage",
             ("{subject:subject}が効果でダメージを受けたとき、",) if ja == "効果" else (), fixed=fixed, cites="4-5"),
        Rule("event_pattern", DamageDealt, f"{{subject:this}}が{{doer:group}}から{ja}ダメージを受けたとき、",
             f"{{subject}} takes {en}damage from a(n) {{doer@sg}}", fixed=fixed, cites="4-5"),
        Rule("event_pattern", DamageDealt, f"{{subject:subject}}が相手から{ja}ダメージを受けたとき、",
             f"{{subject}} takes {en}damage from the enemy", fixed={**fixed, "doer": ENEMY_CARDS}, cites="4-5"),
        Rule("event_pattern", DamageDealt, f"{{doer:subject}}が{{subject:group}}に{ja}ダメージを与えたとき、",
             f"{{doer}} deals {en}damage to a(n) {{subject@sg}}",
             (f"{{subject:group}}が{{doer:group}}から{ja}ダメージを受けたとき、",), fixed=fixed, cites="4-5"),
    ]


HAPPENINGS: Final[list[Production]] = [
    Rule("event_pattern", Moves, "{doer:subject}がバトルダメージで{subject:group}を破壊したとき、",
         "{doer} destroys a(n) {subject@sg} with battle damage",
         ("{doer:subject}が{subject:group}をバトルダメージで破壊したとき、",
          "{doer:subject}がバトルで{subject:group}を破壊したとき、"),
         fixed={"reasons": (DESTROY,), "causes": BY_RULE}, cites="4-5-2"),
    Rule("event_pattern", Moves, "{doer:subject}がダメージで{subject:group}を破壊したとき、",
         "{doer} destroys a(n) {subject@sg} with damage",
         ("{doer:subject}が{subject:group}をダメージで破壊したとき、",
          "{doer:subject}が{subject:group}を破壊したとき、"),
         fixed={"reasons": (DESTROY,)}, cites="4-10"),
    *[Rule("event_pattern", Moves, f"{{doer:subject}}が{ja}{{subject:shields}}を破壊したとき、",
           f"{{doer}} destroys a(n) {{subject@sg}}{en}", also, fixed={"reasons": (DESTROY,), "causes": causes},
           cites="4-10-3")
      for ja, en, causes, also in (
          ("バトルダメージで", " with battle damage", BY_RULE, ()),
          ("ダメージで", "", (), ("{doer:subject}が{subject:shields}を破壊したとき、",)))],
    Rule("event_pattern", Moves, "{subject:mortal}がバトルダメージで破壊されたとき、",
         "{subject} is destroyed with battle damage",
         fixed={"sources": FIELD, "reasons": (DESTROY,), "causes": BY_RULE, "doer": UNITS}, cites="4-5-2"),
    # What can be destroyed on the field; of the shield area as a whole, shields can too (3-6-1).
    Rule("mortal", None, "{it:this}", "{it}", number="sg"),
    *[Rule("mortal", None, f"{{it:{kind}}}", "a(n) {it@sg}", number="sg") for kind in ("beings", "bases")],
    Rule("mortal", Together, "{parts:this}か、{parts:beings}", "{parts:this} or a(n) {parts:beings@sg}", number="sg"),
    Rule("event_pattern", Moves, "{subject:area}が{causes:cause?}破壊されたとき、",
         "a(n) {subject@sg} is destroyed{causes? _}",
         fixed={"sources": (ZONE_BASE, ZONE_SHIELDS), "reasons": (DESTROY,)}, cites="3-6-1"),
    Rule("event_pattern", Moves, "{subject:subject}が{causes:cause?}デッキに戻されたとき、",
         "{subject} is returned to a deck{causes? _}", ("{subject:subject}が{causes:cause?}デッキに戻ったとき、",
                                                        "{subject:subject}が{causes:cause?}デッキの下に戻されたとき、"),
         fixed={"sources": FIELD, "targets": (ZONE_DECK,)}),
    Rule("event_pattern", Moves,
         "{subject.whose:side}デッキから{subject.tests:adj*0}{subject.tests:sort?}カードがトラッシュに置かれたとき、",
         f"a(n) {{subject.tests:adj*0 | | }} {{subject.tests:sort?}} card{NOUN} is put from {{subject.whose}} deck "
         f"into the "
         "trash", ("{subject.whose:side}デッキの{subject.tests:adj*0}{subject.tests:sort?}"
                   "カードがトラッシュに置かれたとき、",
                   "{subject.tests:adj*0}{subject.tests:sort?}カードが{subject.whose:side}"
                   "デッキからトラッシュに置かれたとき、"),
         fixed={"sources": (ZONE_DECK,), "targets": (ZONE_TRASH,)}, within={"subject": AnyCard}, cites="3-9"),
    Rule("event_pattern", Moves, "{subject:shields}が{causes:cause?}手札に加わったとき、",
         "a(n) {subject@sg} is added to a hand{causes? _}",
         ("{subject:shields}が{causes:cause?}手札に加えられたとき、",
          "{subject:shields}を{causes:cause?}手札に加えたとき、"),
         fixed={"sources": (ZONE_SHIELDS,), "targets": (ZONE_HAND,)}, cites="3-6-4"),
    Rule("event_pattern", Moves, "{subject:subject}が{causes:cause?}手札に戻されたとき、",
         "{subject} is returned to a hand{causes? _}", ("{subject:subject}が{causes:cause?}手札に戻ったとき、",),
         fixed={"sources": FIELD, "targets": (ZONE_HAND,)}),
    Rule("event_pattern", Moves, "{subject:mortal}が{causes:cause?}破壊されたとき、",
        "{subject} is destroyed{causes? _}",
         fixed={"sources": FIELD, "reasons": (DESTROY,)}, cites="4-10"),
    Rule("event_pattern", Moves, "{subject:subject}が配備されたとき、", "{subject} is deployed",
         ("{subject:deploying}を配備したとき、",), fixed={"targets": FIELD, "reasons": (DEPLOY,)}, cites="4-8"),
    *[Rule("deploying", Cards, f"{ja}が{{tests:adj*0}}{{tests:unit}}", f"{{tests:adj*0 | | }} {en} {{tests:unit}}",
           fixed={"zones": (ZONE_BATTLE,), "whose": player})
      for player, ja, en in ((YOU, "自分", "friendly"), (OPPONENT, "相手", "enemy"))],
    Rule("event_pattern", Declares, "{subject:subject}に{other.tests:pilot-adj*0}パイロットをセットしたとき、",
         f"a(n) {{other.tests*0 | | }} Pilot{NOUN} is paired with {{subject}}",
         ("{subject:subject}に{other.tests:pilot-adj*0}パイロットがセットされたとき、",
          "{other.tests:pilot-adj*0}パイロットが{subject:subject}にセットされたとき、"),
         fixed={"reason": SET, "other.zones": (ZONE_BATTLE,), "other.whose": YOU}, within={"other": Cards},
         cites="4-9"),
    Rule("event_pattern", Moves,
         "{subject.whose:who}が{subject.tests:by-ex?}{subject.tests:adj*0}{subject.tests:command}カードを"
         "プレイし発動したとき、",
         "{subject.whose} <play:subject.whose> and <activate:subject.whose> a(n) {subject.tests:adj*0 | | } "
         "{subject.tests:command} card" + NOUN + "{subject.tests:by-ex? _}",
         ("{subject.whose:who}が{subject.tests:by-ex?}{subject.tests:adj*0}{subject.tests:command}"
          "カードをプレイしたとき、",),
         fixed={"subject.zones": (ZONE_IN_USE,), "sources": (ZONE_HAND,),
                "targets": (ZONE_IN_USE,), "reasons": (USE,)}, within={"subject": Cards}, cites="9-1-8"),
    Word("who", YOU, "自分", "you", number="pl"),
    Word("who", OPPONENT, "相手", "your opponent", number="sg"),
    Word("by-ex", IsSo(BY_EX), "EXリソースを使用して", "using an EX Resource", cites="4-17-5-3"),
    Word("command", OfType(COMMAND), "コマンド", "Command", cites="2-3-5-3"),
    *[Rule("event_pattern", Moves, f"{ja}が{{causes:cause?}}ドローしたとき、", f"{en}{{causes? _}}",
           (f"{ja}が{{causes:cause?}}カードをドローしたとき、",),
           fixed={"subject": Cards((ZONE_HAND,), player), "sources": (ZONE_DECK,), "targets": (ZONE_HAND,),
                  "reasons": (DRAW,)}, cites="4-14")
      for player, ja, en in ((YOU, "自分", "you draw"), (OPPONENT, "相手", "your opponent draws"))],
    Rule("event_pattern", Turns, "{subject:ex-resources}が置かれたとき、", "a(n) {subject@sg} is placed",
         fixed={"event": CREATED}, cites="4-17-5"),
    Rule("event_pattern", Pays, "{subject:units}の効果で{least:circled}以上(のコスト|)を支払ったとき、",
         "you pay {least} or more for an effect of a(n) {subject@sg}", fixed={"reason": PAY}, cites="9-1-7-3"),
    *[Word("circled", number, sign, sign) for number, sign in enumerate(CIRCLED, 1)],
    *[Rule("event_pattern", Lessens, f"{{subject:subject}}の{en}が相手の効果で減少したとき、",
           f"the {en} of {{subject}} is reduced by an enemy effect",
           fixed={"reason": LESSEN, "attribute": attribute, "causes": BY_OPPONENTS_EFFECT}, cites="2-6-1")
      for attribute, en in ((AP, "AP"), (HP, "HP"))],
    *[part for ja, en, reasons in DAMAGES for part in _damages(ja, en, reasons)],
    Rule("event_pattern", Turns, "{subject:subject}が{causes:cause?}レストになったとき、",
        "{subject} is rested{causes? _}",
         fixed={"event": RESTED}, cites="4-4-1-2"),
    Rule("event_pattern", Turns, "{subject:subject}が{causes:cause?}アクティブになったとき、",
         "{subject} is set as active{causes? _}", ("レストの{subject:this}が{causes:cause?}アクティブになったとき、",
                                                   "{subject:subject}を{causes:cause?}アクティブにしたとき、"),
         fixed={"event": STOOD}, cites="4-4-1-1"),
    Word("cause", BY_EFFECT, "効果で", "by an effect"),
    Word("cause", BY_OPPONENTS_EFFECT, "相手の効果で", "by an enemy effect"),
    Word("cause", (BY_YOU,), "自分の効果で", "by a friendly effect"),
    Rule("event_pattern", Declares, "{subject:subject}が相手プレイヤーにアタックしたとき、",
         "{subject} attacks the enemy player", fixed={"reason": ATTACK_PLAYER}, cites="7-3-5-2"),
    Rule("event_pattern", Declares, "{subject:subject}がアタックしたとき、", "{subject} attacks",
         fixed={"reason": ATTACK, "or_reasons": (ATTACK_PLAYER,)}, cites="7-3-1"),
    Rule("event_pattern", Declares, "{subject:subject}が《ブロッカー》を発動したとき、", r"{subject} uses \<Blocker\>",
         ("{subject:subject}がブロックしたとき、",), fixed={"reason": BLOCK}, cites="7-4-4"),
    Rule("event_pattern", Turns, "{subject:subject}が{causes:cause?}回復したとき、", "{subject} recovers HP{causes? _}",
         ("{subject:subject}が{causes:cause?}HPを回復したとき、",
          "{subject:subject}のHPが{causes:cause?}回復したとき、"),
         fixed={"event": RECOVERED}, cites="4-6"),
    Rule("event_pattern", Declares, "{other:subject}がアタックされたとき、", "{other} is attacked",
         fixed={"reason": ATTACK, "subject": UNITS, "passive": True}, cites="7-3-5-2"),
    Rule("event_pattern", Moves, "{subject:shields}が破壊されたとき、", "a(n) {subject@sg} is destroyed",
         fixed={"sources": (ZONE_SHIELDS,), "reasons": (DESTROY,)}, cites="4-10-3"),
    *[Rule("event_pattern", Moves, f"{ja}が{{causes:cause?}}手札を捨てたとき、", f"{en}{{causes? _}}",
           (f"{ja}が{{causes:cause?}}手札のカードを捨てたとき、", f"{ja}の手札を{{causes:cause?}}捨てたとき、",
            f"{ja}の手札が{{causes:cause?}}捨てられたとき、"),
           fixed={"subject": Cards((ZONE_HAND,), player), "sources": (ZONE_HAND,), "targets": (ZONE_TRASH,),
                  "reasons": (DISCARD,)}, cites="4-11")
      for player, ja, en in ((YOU, "自分", "you discard"), (OPPONENT, "相手", "your opponent discards"))],
    # Of this unit that attacks another, the other is spoken of then.
    Rule("event_pattern", Declares, "{subject:this}が{other:group}にアタックしたとき、",
         "{subject} attacks a(n) {other@sg}",
         fixed={"reason": ATTACK, "passive": True}, cites="7-3-5-2"),
    Rule("event_pattern", Declares, "{subject:group}が{other:subject}にアタックしたとき、",
         "a(n) {subject@sg} attacks {other}",
         fixed={"reason": ATTACK}, cites="7-3-5-2"),
    Rule("event_pattern", WithCondition, "{event_pattern.subject:subject}がリンクしたとき、",
         "{event_pattern.subject} links",
         ("{event_pattern.subject:subject}がリンクユニットになったとき、",),
         fixed={"condition": Fits(EventCard(), IsSo(LINKED)),
             "event_pattern.reason": SET}, within={"event_pattern": Declares},
         cites="2-11-3"),
]
