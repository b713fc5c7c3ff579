"""The events that Z/X texts wait for."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_conditions import moment, turn_end
from ...kernel.abilities.conditions import Fits, Register, TurnOf
from ...kernel.abilities.event_patterns import (
    BY_EFFECT, BY_RULE, At, Declares, DamageDealt, Moves, Turns, WithCondition,
)
from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU
from ...kernel.abilities.selections import AnyCard, Cards
from ...kernel.abilities.spoken_of import EventCard
from ...kernel.codes import RESTED, STOOD
from .areas import (
    ATTACK, BATTLE_END, DESTROYED, DRAW, DRAW_START, ELSEWHERE, END_START, IGNITION, IGNITION_PHASE, IGNITION_START,
    MAIN_START, PHASE, PLAY, REBOOT_START, RESOURCE_START, TURN_END, ZONE_CHARGE, ZONE_DECK, ZONE_HAND, ZONE_LIFE,
    ZONE_SQUARE, ZONE_TEMPORARY, ZONE_TRASH,
)
from .language_cards import ATTACKED, ATTACKING, IS_PLAYER
from .nodes import AppearedFrom

ANYBODY: Final = Cards((ZONE_SQUARE,), EITHER)


def happenings() -> list[Production]:
    appears: dict[str, Any] = {"sources": ELSEWHERE, "targets": (ZONE_SQUARE,)}
    destroyed: dict[str, Any] = {"sources": (ZONE_SQUARE,), "reasons": (DESTROYED,)}
    battle_end = At(BATTLE_END)
    return [
        Rule("would", Moves, "{subject:subject}が<登場する>", "{subject} <appear:subject>", fixed=appears,
             cites="1006.1"),
        Rule("event", WithCondition, "{event_pattern.subject:subject}がイグニッションフェイズに登場した(時|とき)",
             "when {event_pattern.subject} appears in the ignition phase",
             fixed={"event_pattern.sources": ELSEWHERE, "event_pattern.targets": (ZONE_SQUARE,),
                    "condition": Register(PHASE, IGNITION_PHASE)}, within={"event_pattern": Moves}, cites="505.3a"),
        Rule("event", WithCondition, "{event_pattern.subject:subject}が{condition.test:part}に登場した(時|とき)",
             "when {event_pattern.subject} appears {condition.test}",
             fixed={"event_pattern.sources": ELSEWHERE, "event_pattern.targets": (ZONE_SQUARE,),
                    "condition.which": EventCard()},
             within={"event_pattern": Moves, "condition": Fits}, cites="1006.1"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}<破壊される>",
             "{subject} <be:subject> destroyed{causes? _}",
             fixed=destroyed, cites="808.3d"),
        Rule("would", Moves, "{subject:subject}が破壊されて{targets:zone*か}に<置かれる>",
             "{subject} <be:subject> destroyed and put into the {targets* or }", fixed=destroyed, cites="808.3d"),
        Rule("would", Moves, "{subject:subject}がバトルで<破壊される>", "{subject} <be:subject> destroyed in battle",
             fixed={**destroyed, "causes": BY_RULE, "doer": ANYBODY}, cites="1203.2"),
        Rule("event", WithCondition,
            "{event_pattern.subject:subject}が{condition.zones:zone*か}から(|スクエアに)登場した(時|とき)",
             "when {event_pattern.subject} appears from the {condition.zones* or }",
             fixed={"event_pattern.sources": ELSEWHERE, "event_pattern.targets": (ZONE_SQUARE,)},
             within={"event_pattern": Moves, "condition": AppearedFrom}, cites="1006.2"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}手札に<戻される>",
             "{subject} <be:subject> put back into the hand{causes? _}",
             ("{subject:subject}が{causes:cause?}手札に<戻る>",
              "{subject:subject}が{causes:cause?}スクエアから手札に<戻る>",
              "{subject:subject}が{causes:cause?}スクエアから手札に<戻される>"),
             fixed={"sources": (ZONE_SQUARE,), "targets": (ZONE_HAND,)}, cites="808.3"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}スクエアから{targets:zone*か}に<置かれる>",
             "{subject} <be:subject> put from a square into the {targets* or }{causes? _}",
             fixed={"sources": (ZONE_SQUARE,)}, cites="808.3"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}スクエアを<離れる>",
             "{subject} <leave:subject> the squares{causes? _}",
             fixed={"sources": (ZONE_SQUARE,), "targets": ELSEWHERE}, cites="808.3"),
        Rule("event_pattern", Moves,
             "{subject.whose:life-whose}{targets:zone*か}に{subject.tests:feature*0}{subject.tests:sort}が"
             "{causes:cause?}<置かれる>",
             "a(n) {subject.tests:feature*0 | | } {subject.tests:sort} <be:sg> put into {subject.whose} {targets* or }"
             "{causes? _}", within={"subject": AnyCard}, cites="808.3"),
        Rule("event_pattern", Moves,
             "{subject.whose:life-whose}{sources:zone*か}にある{subject.tests:feature*0}{subject.tests:sort}が"
             "{causes:cause?}{targets:zone*か}に<置かれる>",
             "a(n) {subject.tests:feature*0 | | } {subject.tests:sort} <be:sg> put from {subject.whose} "
             "{sources* or } into "
             "the {targets* or }{causes? _}",
             ("{subject.whose:life-whose}{sources:zone*か}から{subject.tests:feature*0}{subject.tests:sort}が"
              "{causes:cause?}{targets:zone*か}に<置かれる>",), within={"subject": AnyCard}, cites="808.3"),
        Rule("event_pattern", Moves, "{subject.whose:who}が<イグニッションする>",
            "{subject.whose} <ignite:subject.whose>",
             ("{subject.whose:who}がイグニッションを<行う>",),
             fixed={"sources": (ZONE_CHARGE,), "targets": (ZONE_TRASH,), "reasons": (IGNITION,)},
             within={"subject": AnyCard}, cites="1010.1"),
        Rule("able", None, "{it:self}", "{it}", number="sg"),
        Rule("able", None, "{it:one-of}", "{it}", number="sg"),
        Rule("would", Moves, "{subject:subject}が{doer:able}の能力で<破壊される>",
             "{subject} <be:subject> destroyed by an ability of {doer}", fixed={**destroyed,
                                                                                "causes": BY_EFFECT}, cites="1204.1"),
        Rule("event", WithCondition,
            "{event_pattern.subject:subject}が{condition.whose:side}ターン(の間|中)に破壊された(時|とき)",
             "when {event_pattern.subject} is destroyed during {condition.whose} turn",
             fixed={"event_pattern.sources": (ZONE_SQUARE,), "event_pattern.reasons": (DESTROYED,)},
             within={"event_pattern": Moves, "condition": TurnOf}, cites="808.3d"),
        Rule("would", Moves, "{doer:subject}がバトルで{subject:subject}を<破壊する>",
             "{doer} <destroy:doer> {subject} in battle",
             ("{doer:subject}がバトルによって{subject:subject}を<破壊する>",
              "{doer:subject}が{subject:subject}をバトルで<破壊する>",
              "{doer:subject}が攻撃して{subject:subject}を<破壊する>"),
             fixed={**destroyed, "causes": BY_RULE}, cites="1203.2"),
        Rule("would", Moves, "{doer:subject}が{subject:subject}を<破壊する>", "{doer} <destroy:doer> {subject}",
             fixed=destroyed, cites="1203.2"),
        *[rule for ja, en, fixed in (("攻撃して", "battle ", {"causes": BY_RULE}), ("", "", {})) for rule in (
            Rule("hurting", DamageDealt, f"{{doer:subject}}が{ja}{{subject:subject}}にダメージを<与える>",
                 f"{{doer}} <deal:doer> {en}damage to {{subject}}",
                 ("{doer:subject}がバトルで{subject:subject}にダメージを<与える>",) if ja else (), fixed=fixed,
                 cites="604.3a"),
            Rule("hurting", DamageDealt,
                f"{{doer:subject}}が{ja}{{subject:subject}}に{{least:int}}以上のダメージを<与える>",
                 f"{{doer}} <deal:doer> {{least}} or more {en}damage to {{subject}}", fixed=fixed, cites="604.3a"))],
        Rule("event_pattern", Declares, "{subject:subject}が<攻撃する>", "{subject} <attack:subject>",
             fixed={"reason": ATTACK},
             cites="602.1e"),
        # Of this card that attacks another, the other is spoken of then.
        *[Rule("event_pattern", Declares, f"{{subject:{who}}}が{{other:subject}}(に|を)<攻撃する>",
               "{subject} <attack:subject> {other}", fixed={"reason": ATTACK, "passive": passive}, cites="602.1e")
          for who, passive in (("this-card", True), ("attacker", False))],
        Rule("attacker", None, "{it:one-of}", "{it}", number="sg"),
        Rule("attacker", Cards, "{tests:feature*0}{tests:sort}", "a(n) {tests:feature*0 | | } {tests:sort}",
             fixed={"zones": (ZONE_SQUARE,), "whose": EITHER}, number="sg"),
        Rule("event_pattern", Declares, "{other:subject}が<攻撃される>", "{other} <be:other> attacked",
             fixed={"reason": ATTACK, "subject": ANYBODY, "passive": True}, cites="602.1e"),
        *[Rule("would", Turns, f"{{subject:subject}}が{{causes:cause?}}<{ja}>", f"{{subject}} {en}{{causes? _}}",
               fixed={"event": event}, cites="1002.1")
          for event, ja, en in ((RESTED, "スリープする", "<go:subject> to sleep"),
                                (STOOD, "リブートする", "<be:subject> rebooted"))],
        Rule("hurting", DamageDealt, "{subject.whose:who}がダメージを<受ける>",
             "{subject.whose} <take:subject.whose> damage",
             fixed={"subject.zones": (ZONE_SQUARE,), "subject.tests": (IS_PLAYER,)}, within={"subject": Cards},
             cites="1001.2"),
        Rule("event_pattern", None, "{it:hurting@*}", "{it@*}", weight=3),
        Word("who", YOU, "あなた", "you", number="pl"),
        Word("who", OPPONENT, "相手", "your opponent", number="sg"),
        Rule("event_pattern", Declares,
            "{subject.whose:who}が{subject.tests:feature*0}{subject.tests:sort}を<プレイする>",
             "{subject.whose} <play:subject.whose> a(n) {subject.tests:feature*0 | | } {subject.tests:sort}",
             fixed={"reason": PLAY, "subject.zones": (ZONE_TEMPORARY,)}, within={"subject": Cards}, cites="804.2h"),
        Rule("would", Moves, "{subject.whose:life-whose}ライフが<減少する>", "{subject.whose} life is reduced",
             fixed={"sources": (ZONE_LIFE,)}, within={"subject": AnyCard}, cites="1011.1"),
        Rule("would", Moves, "{subject.whose:life-whose}ライフが<増加する>", "{subject.whose} life is increased",
             fixed={"targets": (ZONE_LIFE,)}, within={"subject": AnyCard}, cites="1011.2"),
        Word("life-whose", EITHER, "あなたか相手の", "any player's"),
        Word("life-whose", YOU, "あなたの", "your"),
        Word("life-whose", OPPONENT, "相手の", "your opponent's"),
        Rule("would", Moves, "{subject.whose:who}がカードを<引く>", "{subject.whose} <draw:subject.whose> a card",
             fixed={"sources": (ZONE_DECK,), "targets": (ZONE_HAND,), "reasons": (DRAW,)}, within={"subject": AnyCard},
             cites="1004.1"),
        *[Rule("event", WithCondition, f"{{condition.which:subject}}が{ja}バトル終了時",
               f"at the end of a battle in which {{condition.which}} {en}",
               fixed={"event_pattern": battle_end, "condition.test": test}, within={"condition": Fits}, cites="605.2")
          for test, ja, en in ((ATTACKING, "攻撃した", "attacked"), (ATTACKED, "攻撃された", "was attacked"))],
        *turn_end(TURN_END, "ターンの終了時"),
        *moment(END_START, "エンドフェイズ開始時", "the start of {whose} end phase"),
        *moment(MAIN_START, "メインフェイズ開始時", "the start of {whose} main phase"),
        *[part for reason, ja, en in (
            (REBOOT_START, "リブート", "reboot"), (DRAW_START, "ドロー", "draw"), (RESOURCE_START, "リソース",
                                                                            "resource"),
            (IGNITION_START, "イグニッション", "ignition"))
          # 501.1: a turn begins with its reboot phase.
          for part in moment(reason, f"{ja}フェイズ開始時", f"the start of {{whose}} {en} phase",
                             f"{ja}フェイズの開始時",
                             *(("ターン開始時", "ターンの開始時") if reason == REBOOT_START else ()))],
    ]
