"""Chapter 10 in card texts: specific actions, costs, the events of battles, and what can be forbidden."""
from __future__ import annotations

import re
from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_acts import act, stack
from ...cards.language.core_conditions import moment, turn_end
from ...cards.language.core_words import Vocabulary
from ...cards.language.english import NOUN, OWNER, TAKE, TAKEN
from ...kernel.abilities.card_effects import DealDamage, Lasts, LastTogether, MoveTo, Show, TurnFace, CardProcedure
from ...kernel.abilities.choices import Choose
from ...kernel.abilities.control_flow import If, Sequence
from ...kernel.costs.ability_costs import PayCosts
from ...kernel.abilities.player_effects import PlayerProcedure, Look, Shuffle
from ...kernel.abilities.applying import Do
from ...kernel.abilities.conditions import Fits, There, Done
from ...kernel.abilities.event_patterns import BY_EFFECT, BY_OPPONENTS_EFFECT, At, Declares, Moves, WithCondition
from ...kernel.abilities.modes import Modes
from ...kernel.abilities.nodes import AT_LEAST, OPPONENT, YOU
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.deck_effects import TakeOff
from ...kernel.abilities.qualities import Cannot, Plus
from ...kernel.abilities.filters import InState, IsSo, Other
from ...kernel.abilities.selections import Cards, Choice
from ...kernel.abilities.spoken_of import Looked, Remaining, This
from ...kernel.codes import BEING_CHOSEN, DECLARED, DRAWING, FACE_DOWN, STOOD
from .areas import (
    ATTACK, ATTACK_START, ATTACKS, IS_ATTACKED, BATTLE_END, BATTLE_START, BE_ATTACKED, BOOSTED, BOUND, BY_SKILL,
    CALL_UNIT, CALLING,
    CALLING_GUARDIANS, CLOSE_START, COUNTER_CHARGE, DAMAGE_CHECK, DAMAGE_START, DEALING, DISCARD, DRAW_START,
    DRIVE_CHECK, DRIVE_START,
    END_START,
    GUARD_START, HEALED, HIT, INTERCEPTING, LOOK, MAIN_START, OFF_FIELD, PAY, REAR_ZONES, RETIRE, RIDDEN, RIDE,
    RIDE_START,
    RIDING, SKILL_DAMAGE, SOUL_CHARGE, STAND_START, STRIDE_START, STRIDE_UNIT, STRIDING, TRIGGERING, TURN_END,
    TURN_START, ZONE_BIND,
    ZONE_DAMAGE, ZONE_DECK, ZONE_DROP, ZONE_HAND, ZONE_SOUL, ZONE_TRIGGER, ZONE_VANGUARD, FIELD,
)
from .c3_looking import LookUpTo
from .c10_by_effect import ANY_CIRCLE, BACK_CIRCLES, EMPTY_CIRCLES, FRONT_CIRCLES
from .nodes import Search, Sift, SiftOut

_NONE: Final = Fixed(0)


def deeds(v: Vocabulary) -> list[Production]:
    return [
        *_actions(v), *_blasts(), *_searches(), *_shifts(v), *_processes(), *_happenings(),
        *[part for reason, ja, en in _MOMENTS for part in moment(reason, ja, en, _with_particle(ja))],
        # 11.31.1: the coming end of the turn is that of this turn.
        *turn_end(TURN_END, "ターンの終了時", now=("そのターンの終了時", "that"), bare=("ターン終了時",
                                                                                        "ターンの終了時")),
        *_FORBIDDEN, *_NUMBERS,
    ]


def _with_particle(ja: str) -> str:
    """アタックステップの開始時, for アタックステップ開始時."""
    return re.sub("(開始時|終了時)$", r"の\1", ja)


_MOMENTS: Final = (
    (TURN_START, "ターン開始時", "the start of {whose} turn"),
    (STAND_START, "スタンドフェイズ開始時", "the start of {whose} stand phase"),
    (DRAW_START, "ドローフェイズ開始時", "the start of {whose} draw phase"),
    (RIDE_START, "ライドフェイズ開始時", "the start of {whose} ride phase"),
    (MAIN_START, "メインフェイズ開始時", "the start of {whose} main phase"),
    (STRIDE_START, "ストライドステップ開始時", "the start of {whose} stride step"),
    (DRIVE_START, "ドライブステップ開始時", "the start of {whose} drive step"),
    (DAMAGE_START, "ダメージステップ開始時", "the start of {whose} damage step"),
    (BATTLE_START, "バトルフェイズ開始時", "the start of {whose} battle phase"),
    (ATTACK_START, "アタックステップ開始時", "the start of {whose} attack step"),
    (GUARD_START, "ガードステップ開始時", "the start of {whose} guard step"),
    (CLOSE_START, "クローズステップ開始時", "the start of {whose} close step"),
    (BATTLE_END, "バトル終了時", "the end of {whose} battle"),
    (END_START, "エンドフェイズ開始時", "the start of {whose} end phase"),
)


def _actions(v: Vocabulary) -> list[Production]:
    """Productions for what is done to cards by a word that only this game has."""
    calls = ((ANY_CIRCLE, "(|別々の)\\(R\\)", "\\(R\\)"), (FRONT_CIRCLES, "前列の\\(R\\)", "a front-row \\(R\\)"),
             (BACK_CIRCLES, "後列の\\(R\\)", "a back-row \\(R\\)"),
             (EMPTY_CIRCLES, "空いている\\(R\\)", "an open \\(R\\)"))
    return [
        *act(v, "<退却させる/1>", "<retire> {which}", MoveTo(ZONE_DROP, RETIRE)),
        *act(v, "<捨てる>", f"<discard> {TAKE}{{which}}{TAKEN}", MoveTo(ZONE_DROP, DISCARD)),
        *act(v, "<バインドする>", f"<bind> {TAKE}{{which}}{TAKEN}", MoveTo(ZONE_BIND, BOUND)),
        *act(v, "<回復する>", "<heal> {which}", MoveTo(ZONE_DROP, HEALED)),
        *act(v, "<呪縛する>", "<lock> {which}", CardProcedure("lock", _NONE)),
        *act(v, "<解呪する>", "<unlock> {which}", CardProcedure("unlock", _NONE)),
        *act(v, "<デリートする>", "<delete> {which}", CardProcedure("delete", _NONE)),
        *act(v, "表に<する>", "<turn> {which} face up", TurnFace(False, BY_SKILL)),
        *act(v, "裏に<する>", "<turn> {which} face down", TurnFace(True, BY_SKILL)),
        Rule("foe-deed", Do, "相手は(|自分の)手札から{which.most:pieces}(選び、|選んで、)<捨てる>",
             "your opponent <discard:sg> {which.most} card(s:which.most)",
             fixed={"which.cards": Cards((ZONE_HAND,), OPPONENT), "which.who": OPPONENT,
                    "act": MoveTo(ZONE_DROP, DISCARD)}, within={"which": Choice}, cites="10.3.1"),
        *act(v, "ゲージとして<置く>", "<place> {which} as gauge", CardProcedure("gauge", _NONE)),
        *[rule for where, ja, en in calls
          for rule in act(v, f"{ja}に<コールする>", f"<call> {TAKE}{{which}}{TAKEN} to {en}",
                          CardProcedure("call", Fixed(where)))],
        *act(v, "\\(G\\)に<コールする>", f"<call> {TAKE}{{which}}{TAKEN} to \\(G\\)",
             CardProcedure("call guardians", _NONE)),
        *stack(v, ZONE_DECK, "山札", "deck"),
        Rule("move", MoveTo, "手札に(<加える>|<戻す>)", f"into {OWNER} hand",
             fixed={"zone": ZONE_HAND, "reason": BY_SKILL}),
        # What is ridden, or battled with, is one card.
        Rule("deed", Do, "{which:choice}(|を)(選び、|選んで、)(|\\(V\\)に)<ライドする>", "<ride> {which}",
             fixed={"act": CardProcedure("ride", _NONE)}, cites="10.6.1"),
        Rule("deed", Do, "{which:self}に<ライドする>", "<ride> {which}", fixed={"act": CardProcedure("ride", _NONE)},
             cites="10.6.1"),
        Rule("deed", Do, "{which:target}に{act.points:number}ダメージを<与える>",
             "<deal> {act.points} damage to {which}",
             fixed={"act.reason": SKILL_DAMAGE}, within={"act": DealDamage}, cites="10.33.1"),
    ]


def _icon(name: str, short: str) -> str:
    """An icon with a number: in brackets, or written out."""
    return f"({short}|【{name}】|{name}|【{short}】)NUMBER"


# The number beside an icon, also in a circle.
_NUMBERS: Final[list[Production]] = [
    Word("icon-number", number, f"({number})", str(number), (chr(0x2460 + number - 1),)) for number in range(1, 21)]


def _blasts() -> list[Production]:
    """10.16 to 10.18, 10.30: costs and actions that have icons; as costs, and where a sentence ends, without a verb."""
    cards: dict[str, type] = {"which": Choice, "which.cards": Cards}
    damage = {"which.cards.zones": (ZONE_DAMAGE,), "which.cards.whose": YOU}
    soul: dict[str, Any] = {"which.cards.zones": (ZONE_SOUL,), "which.cards.whose": YOU}
    up, down = (InState(FACE_DOWN, False),), (InState(FACE_DOWN),)
    pile = {"whose": YOU, "pile": ZONE_DECK, "zone": ZONE_SOUL, "reason": SOUL_CHARGE}
    found: list[Production] = [Rule("icon-count", Fixed, "{number:icon-number}", "{number}")]
    for node, name, short, en, count, fixed, within, cites in (
        (Do, "カウンターブラスト", "CB", "Counter Blast", "which.most",
         {**damage, "which.cards.tests": up, "act": TurnFace(True, PAY)}, cards, "10.16.1"),
        (Do, "カウンターチャージ", "CC", "Counter Charge", "which.most",
         {**damage, "which.cards.tests": down, "act": TurnFace(False, COUNTER_CHARGE)}, cards, "10.30.1"),
        (Do, "ソウルブラスト", "SB", "Soul Blast", "which.most", {**soul, "act": MoveTo(ZONE_DROP, PAY)}, cards,
         "10.17.1"),
        (TakeOff, "ソウルチャージ", "SC", "Soul Charge", "count", pile, {}, "10.18.1"),
    ):
        icon = _icon(name, short)
        sign = icon.replace("NUMBER", f"{{{count}:icon-count}}")
        found.append(Rule("deed", node, f"{sign}<する>", f"<{en}> {{{count}}}", (sign,), fixed=fixed, within=within,
                          cites=cites))
        found += [Rule(kind, node, icon.replace("NUMBER", f"{{{count}.number:icon-number}}"),
                       f"{en} {{{count}.number}}",
                       fixed=fixed, within={**within, count: Fixed}, cites=cites) for kind in ("ruling", "cost")]
    return found


def _searches() -> list[Production]:
    """10.10: looking for cards, and what is done with what was found."""
    return [
        # What was found is not named again.
        Rule("action", Search, "{parts:seeking@stem}、{parts:found@stem,end*、}",
             "{parts:seeking}, then {parts:found*, then | and |, then }", cites="10.10.1"),
        # 3.13: the same with cards that are looked at.
        Rule("action", Sift, "{parts:peeking@stem}、{parts:sifting@stem}、{parts:found@stem,end*、}",
             "{parts:peeking}, {parts:sifting}, then {parts:found*, then | and |, then }", cites="3.13.1"),
        Rule("peeking", Look, "{which:pile}(を|)<見る>", "<look at> {which}", fixed={"to_all": False, "reason": LOOK},
             cites="3.13.1"),
        Rule("peeking", LookUpTo, "あなたの山札の上から{most:pieces}まで<見る>",
             "<look at> up to {most} card(s) from the top of your deck", cites="3.13.3"),
        *[Rule("sifting", Choose, f"(|その中から){{choice.cards.tests:np*}}を{{choice.most:pieces}}{ja}(<選ぶ>|<探す>)",
               f"<choose> {en}{{choice.most}} {{choice.cards.tests* | | }} card(s:choice.most){NOUN} among them",
               fixed=fixed, within={"choice": Choice, "choice.cards": Looked}, cites="3.13.1")
          for ja, en, fixed in (("", "", {}), ("まで", "up to ", {"choice.least": Fixed(0)}))],
        *[Rule("sifting", Choose, f"(|その中から){{choice.most:pieces}}{ja}(<選ぶ>|<探す>)",
               f"<choose> {en}{{choice.most}} card(s:choice.most) among them",
               fixed={**fixed, "choice.cards": Looked()}, within={"choice": Choice}, cites="3.13.1")
          for ja, en, fixed in (("", "", {}), ("まで", "up to ", {"choice.least": Fixed(0)}))],
        Rule("action", SiftOut, "{parts:peeking@stem}、{parts:sifting-out@stem}、{parts:found@stem,end*、}",
             "{parts:peeking}, {parts:sifting-out}, then {parts:found*, then | and |, then }", cites="3.13.1"),
        *[Rule("sifting-out", Do, f"(|その中の|その中から){{which.most:pieces}}{ja}を{{act:move@*}}",
               f"<put> {en}{{which.most}} of them {{act}}", fixed={**fixed, "which.cards": Looked()},
               within={"which": Choice}, cites="3.13.1")
          for ja, en, fixed in (("", "", {}), ("まで", "up to ", {"which.least": Fixed(0)}))],
        Rule("found", Do, "残りを{act:move@*}", "<put> the rest {act}", ("残りのカードを{act:move@*}",),
             fixed={"which": Remaining()}),
        Rule("seeking", Choose,
             "{choice.cards.whose:side}山札から{choice.cards.tests:np*}を{choice.most:pieces}まで<探す>",
             "<search> {choice.cards.whose} deck for up to {choice.most} "
             f"{{choice.cards.tests* | | }} card(s:choice.most){NOUN}",
             fixed={"choice.cards.zones": (ZONE_DECK,), "choice.least": Fixed(0)},
             within={"choice": Choice, "choice.cards": Cards}, cites="10.10.1"),
        Rule("showing", Do, "このカードを相手に<見せる>", "<reveal> this card",
             fixed={"which": This(), "act": Show(BY_SKILL)}, cites="10.9.1"),
        Rule("deed", None, "{it:showing@*}", "{it@*}"),
        Rule("found", Shuffle, "その山札を<シャッフルする>", "<shuffle> that deck", ("山札を<シャッフルする>",),
             fixed={"who": YOU, "zone": ZONE_DECK}, cites="10.11.1"),
        # What is said of this card goes on without naming it again.
        Rule("going", Do, "{act:move}", "<put> it {act}", fixed={"which": This()}),
        Rule("cost", Sequence, "{parts:showing@stem}、{parts:going}", "{parts:showing} and {parts:going}"),
        Rule("deed", Shuffle, "その山札を<シャッフルする>", "<shuffle> that deck", ("あなたの山札を<シャッフルする>",),
             fixed={"who": YOU, "zone": ZONE_DECK}, cites="10.11.1"),
    ]


def _shifts(v: Vocabulary) -> list[Production]:
    """Productions that give several numbers at once, with a stroke between them."""
    english = "<give> {which} {act.qualities* and }{act.duration? _}"
    return [
        Rule("points", Plus, "{attribute:attribute}{amount.number:signed}", "{amount.number} {attribute}",
             within={"amount": Fixed}),
        *[Rule(kind, Do, f"{ja}{{act.qualities:points*2(/|、|し、)}}", english, within={"act": LastTogether})
          for kind in ("ruling", "each-time")
          for ja in ("{act.duration:duration?、}{which:target}の",
                     "{which:choice}(|を)(選び、|選んで、){act.duration:duration?、}")],
        # 12.13.2.3: what is not hit.
        Rule("ruling", Do, "{which:choice}(|を)(選び、|選んで、){act.duration:duration?、}ヒットされない",
             "{which} can't be hit{act.duration? _}",
             ("{act.duration:duration}、{which:choice}(|を)(選び、|選んで、)ヒットされない",),
             fixed={"act.quality": Cannot(DECLARED, HIT)}, within={"act": Lasts}, cites="7.7.1.2"),
        Rule("ruling", Do, "{act.duration:duration?、}{which:target}はヒットされない",
             "{which} can't be hit{act.duration? _}",
             fixed={"act.quality": Cannot(DECLARED, HIT)}, within={"act": Lasts}, cites="7.7.1.2"),
    ]


def _processes() -> list[Production]:
    """Productions for effects that the rulebook has a procedure for."""
    return [
        Rule("action", PayCosts, "コストを払ってよい", "you may pay the cost", cites="8.6.4"),
        Rule("sentence", If, "払ったら、{then:action}。", "if you do, {then}.", fixed={"condition": Done(True)},
             cites="8.1.1.2.2"),
        Rule("deed", PlayerProcedure, "{number:pieces}まで<引く>", "<draw> up to {number} card(s)",
             fixed={"procedure": "draw up to", "who": YOU}, cites="3.12.4"),
        Rule("deed", Modes, "山札の上か下に<置く>", "<put> it on the top or the bottom of the deck",
             ("(そのカード|それ)を(あなたの|)山札の上か下に<置く>", "あなたの山札の上か下に<置く>"),
             fixed={"options": (Do(Looked(), MoveTo(ZONE_DECK, BY_SKILL)),
                                Do(Looked(), MoveTo(ZONE_DECK, BY_SKILL, bottom=True)))}, cites="3.13.1"),
        Rule("deed", LookUpTo, "あなたの山札の上から{most:pieces}まで<見る>",
             "<look at> up to {most} card(s) from the top of your deck", cites="3.13.3"),
        Rule("ruling", PlayerProcedure, "あなたは追加のターンを得る", "you take an additional turn after this one",
             fixed={"procedure": "extra turn", "who": YOU, "number": Fixed(1)}, cites="12.5.1"),
    ]


def _happenings() -> list[Production]:
    """Productions for the events that abilities of units wait for."""
    checked = {"subject.zones": (ZONE_TRIGGER,), "targets": (ZONE_TRIGGER,)}
    return [
        Rule("would", Moves, "{subject:subject}が{causes:cause?}{targets:circle}に<登場する>",
             "{subject} <be:subject> placed on {targets}{causes? _}", fixed={"sources": OFF_FIELD}, cites="10.5.1"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}{sources:zone*か}から{targets:circle}に<登場する>",
             "{subject} <be:subject> placed on {targets} from the {sources* or }{causes? _}", cites="10.5.1"),
        Rule("would", Moves, "{subject:mover}が{causes:cause?}{sources:circle}から{targets:zone*か}に<置かれる>",
             "{subject} <be:subject> put from {sources} into the {targets* or }{causes? _}",
             ("{subject:mover}が{causes:cause?}{sources:circle}から{targets:zone*か}に(<戻る/5>|<戻される/1>|<加えられる>)",),
             cites="10.3.1"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}(<退却する>|<退却させられる/1>)",
             "{subject} <be:subject> retired{causes? _}",
             fixed={"sources": FIELD, "targets": (ZONE_DROP,)}, cites="10.4.1"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}{sources:circle}から<退却する>",
             "{subject} <be:subject> retired from {sources}{causes? _}", fixed={"targets": (ZONE_DROP,)},
             cites="10.4.1"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}\\(R\\)に<コールされる/1>",
             "{subject} <be:subject> called to \\(R\\){causes? _}",
             ("{subject:subject}が{causes:cause?}<コールされる/1>",),
             fixed={"targets": REAR_ZONES, "reasons": (CALL_UNIT,)}, cites="10.7.1"),
        Rule("would", Moves, "{subject:subject}に<ライドする>", "you <ride> {subject}",
             fixed={"targets": (ZONE_VANGUARD,), "reasons": (RIDE,)}, cites="10.6.1"),
        Rule("would", Moves, "{subject:subject}が<ライドされる/1>", "{subject} <be:subject> ridden on",
             fixed={"sources": (ZONE_VANGUARD,), "targets": (ZONE_SOUL,), "reasons": (RIDDEN,)}, cites="8.6.5.1.4"),
        # As it is ridden on, the unit is still a vanguard itself: another one is meant.
        Word("rider", Other(), "他の", "another", ("他のあなたの", "あなたの他の", "あなたの", ""), cites="8.6.5.1.4"),
        Word("ridden", Other(), "このユニットに", "on this unit another", ("このユニットに他の",
                                                                           "このユニットにあなたの"),
                                                                           cites="8.6.5.1.4"),
        Rule("event", WithCondition,
             "{condition.cards.tests:rider}{condition.cards.tests:grade-trait*0}{condition.cards.tests:unit-of*}が[、]"
             "このユニットにライドした(時|とき)",
             "when {condition.cards.tests:rider} {condition.cards.tests:grade-trait*0 | | } "
             "{condition.cards.tests:unit-of* | | } unit is ridden on this unit",
             ("{condition.cards.tests:ridden}{condition.cards.tests:grade-trait*0}{condition.cards.tests:unit-of*}が"
              "ライドした(時|とき)",),
             fixed={"event_pattern": Moves(This(), (ZONE_VANGUARD,), (ZONE_SOUL,), (RIDDEN,)),
                    "condition.cards.zones": (ZONE_VANGUARD,), "condition.cards.whose": YOU, "condition.how": AT_LEAST,
                    "condition.number": Fixed(1)},
             within={"condition": There, "condition.cards": Cards}, cites="8.6.5.1.4"),
        Rule("would", Moves, "{subject:subject}が(<超越する>|【超越】<する>)", "{subject} <stride:subject>",
             fixed={"targets": (ZONE_VANGUARD,), "reasons": (STRIDE_UNIT,)}, cites="10.28.1"),
        Rule("would", Moves, "{doer:self}のドライブチェックで{subject.tests:np*}が(<でる/1>|<出る>)",
             "the drive check of {doer} shows a(n) {subject.tests* | | } card",
             fixed={**checked, "subject.whose": YOU, "reasons": (DRIVE_CHECK,)}, within={"subject": Cards},
             cites="7.6.1.2"),
        Rule("would", Moves, "{subject.whose:side}ドライブチェックで{subject.tests:np*}が(<でる/1>|<出る>)",
             "{subject.whose} drive check shows a(n) {subject.tests* | | } card",
             ("{subject.whose:side}ヴァンガードのドライブチェックで{subject.tests:np*}が(<でる/1>|<出る>)",),
             fixed={**checked, "reasons": (DRIVE_CHECK,)}, within={"subject": Cards}, cites="7.6.1.2"),
        Rule("would", Moves, "{subject.whose:side}ダメージチェックで{subject.tests:np*}が(<でる/1>|<出る>)",
             "{subject.whose} damage check shows a(n) {subject.tests* | | } card",
             fixed={**checked, "reasons": (DAMAGE_CHECK,)}, within={"subject": Cards}, cites="10.15.1"),
        Rule("event_pattern", Declares, "{subject:subject}が<アタックする>", "{subject} <attack:subject>",
             fixed={"reason": ATTACK}, cites="10.34.1"),
        Rule("event_pattern", Declares, "{subject:subject}が{other:subject}に<アタックする>",
             "{subject} <attack:subject> {other}", ("{other:subject}が{subject:subject}に<アタックされる/1>",),
             fixed={"reason": ATTACK}, cites="7.4.1.8"),
        Rule("event_pattern", Declares, "{subject:subject}の(アタック|攻撃)が<ヒットする>",
            "the attack of {subject} hits",
             fixed={"reason": HIT}, cites="7.7.1.7"),
        Rule("event_pattern", Declares, "{subject:subject}の(アタック|攻撃)が{other:subject}に<ヒットする>",
             "the attack of {subject} hits {other}", fixed={"reason": HIT}, cites="7.7.1.7"),
        Rule("event_pattern", Declares, "{subject:subject}が{other:ally}を(ブースト|【ブースト】)<する>",
             "{subject} <boost:subject> {other}",
             ("{other:ally}が{subject:subject}に(ブースト|【ブースト】)<される/1>",
              "{other:subject}が{subject:ally}に(ブースト|【ブースト】)<される/1>"), fixed={"reason": BOOSTED},
             cites="7.4.1.10"),
        Rule("event_pattern", Declares, "{subject:subject}が(ブースト|【ブースト】)<する>",
             "{subject} <boost:subject> a unit", fixed={"reason": BOOSTED}, cites="7.4.1.10"),
        Rule("event_pattern", Declares, "{other:subject}が(ブースト|【ブースト】)<される/1>",
            "{other} <be:other> boosted",
             fixed={"reason": BOOSTED, "subject": Cards(REAR_ZONES, YOU)}, cites="7.4.1.10.1"),
        Rule("ally", None, "{it:subject}", "{it}"),
        *[Rule("event", WithCondition, f"{{condition.which:subject}}が{ja}バトル(|の)終了時",
               f"at the end of a battle in which {{condition.which}} {en}",
               fixed={"event_pattern": At(BATTLE_END), "condition.test": IsSo(so)}, within={"condition": Fits},
               cites="7.8.1")
          for so, ja, en in ((ATTACKS, "アタックした", "attacked"), (IS_ATTACKED, "アタックされた", "was attacked"))],
        Rule("ally", Cards, "{tests:unit-of*}", "a(n) {tests* | | } unit",
             fixed={"zones": FIELD, "whose": YOU}, number="sg"),
        Word("cause", BY_EFFECT, "効果で", "by an effect", ("カードの効果で",)),
        Word("cause", BY_OPPONENTS_EFFECT, "相手の効果で", "by an effect of your opponent", ("相手のカードの効果で",)),
        Word("by", (DISCARD,), "捨てられて", "by being discarded"),
        Word("by", (SOUL_CHARGE,), "ソウルチャージで", "by a soul charge"),
    ]


# 1.3.3: what can be forbidden to units and to fighters.
_FORBIDDEN: Final[list[Production]] = [
    *[Rule("cannot", Cannot, ja, f"can't {en}", fixed={"deed": DECLARED, "because": reason})
      for reason, ja, en in ((ATTACK, "アタックできない", "attack"), (BE_ATTACKED, "アタックされない", "be attacked"),
                             (BOOSTED, "ブーストできない", "boost"))],
    Word("card-deed", BEING_CHOSEN, "相手の効果で選ばれない", "be chosen by your opponent's effects", cites="11.13.1"),
    Word("card-deed", STOOD, "スタンドできない", "stand"),
    Word("card-deed", DEALING, "ダメージを与えられない", "deal damage", cites="10.25.6.1"),
    Word("card-deed", INTERCEPTING, "インターセプトできない", "intercept", cites="11.3.1"),
    Word("card-deed", CALLING, "(R)にコールできない", "be called to (R)", cites="10.7.1.2"),
    Word("card-deed", CALLING_GUARDIANS, "(G)にコールできない", "be called to (G)", cites="10.7.1.2"),
    Word("player-deed", DRAWING, "カードを引けない", "draw cards", cites="10.2.1"),
    Word("player-deed", RIDING, "ノーマルライドできない", "normal ride", cites="8.5.1.1"),
    Word("player-deed", STRIDING, "ノーマル超越できない", "normal stride", cites="8.5.1.3"),
    Word("player-deed", CALLING, "(R)にノーマルコールできない", "normal call to (R)", cites="8.5.1.2"),
    Word("player-deed", CALLING_GUARDIANS, "(G)にノーマルコールできない", "normal call to (G)", cites="8.5.1.2"),
    Word("player-deed", INTERCEPTING, "インターセプトできない", "intercept", cites="11.3.1"),
    Word("player-deed", TRIGGERING, "トリガーの効果を得られない", "have the effects of triggers", cites="12.3.1"),
]
