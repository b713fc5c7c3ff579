"""What Dragon Ball cards do and wait for, beyond what all games have."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_acts import act, stack
from ...cards.language.core_conditions import moment, turn_end
from ...cards.language.core_words import Vocabulary
from ...cards.language.english import NOUN, OWNER, TAKE, TAKEN
from ...kernel.abilities.card_effects import MoveTo, TurnOver, CardProcedure
from ...kernel.abilities.player_effects import PlayerProcedure, Look
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import BY_EFFECT, BY_OPPONENTS_EFFECT, Declares, Moves
from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.qualities import Cannot
from ...kernel.abilities.selections import AnyCard, Cards, Choice
from ...kernel.abilities.spoken_of import This
from ...kernel.codes import BEING_CHOSEN, DRAWING, MOVED, REST, RESTED, STOOD, USING
from ...kernel.continuous.lasting_effects import FOR_OPPONENTS_NEXT_TURN, FOR_OWN_NEXT_TURN, UNTIL_OWN_TURN
from .areas import (
    ATTACK, ATTACKING, ATTACK_START, BATTLE_END, BATTLE_START, BEING_ATTACKED, BREAK, BY_SKILL, CHARGE, CHARGE_START,
    COMPLETION_START, DAMAGE, DISCARD, DRAW, GUARD_START, JOINING, JUDGE_START, LOOK, MAIN_START, PAY, PLAY,
    PLAYING_BATTLE, PLAYING_EXTRA, STRIKE, TURN_END, TURN_START, ZONE_BATTLE, ZONE_BRAWL, ZONE_DECK, ZONE_DROP,
    ZONE_ENERGY, ZONE_HAND, ZONE_LEADER,
)

_BREAK: Final = CardProcedure("break", Fixed(0))
_ON_TABLE: Final = (ZONE_LEADER, ZONE_BATTLE)


def deeds(v: Vocabulary) -> list[Production]:
    return [
        *_moves(v), *_processes(), *_happenings(),
        *[part for reason, ja, en in _MOMENTS for part in moment(reason, ja, en)],
        # 10-12-1 speaks of the end of a battle.
        *moment(COMPLETION_START, "バトル完了ステップ開始時", "the start of {whose} battle completion step",
                "バトル終了時", soon=tuple(
                    f"{it}バトル{end}" for it in ("この", "その", "次の") for end in ("終了時", "の終了時"))),
        *turn_end(TURN_END),
        *_FORBIDDEN,
    ]


_MOMENTS: Final = (
    (TURN_START, "ターン開始時", "the start of {whose} turn"),
    (CHARGE_START, "チャージフェイズ開始時", "the start of {whose} charge phase"),
    (MAIN_START, "メインフェイズ開始時", "the start of {whose} main phase"),
    (BATTLE_START, "バトルフェイズ開始時", "the start of {whose} battle phase"),
    (ATTACK_START, "アタックステップ開始時", "the start of {whose} attack step"),
    (GUARD_START, "ガードステップ開始時", "the start of {whose} guard step"),
    (JUDGE_START, "バトル判定ステップ開始時", "the start of {whose} battle judgement step"),
    (BATTLE_END, "バトルフェイズ終了時", "the end of {whose} battle phase"),
)

# Chapter 4-1, 1-3-3: what can be forbidden to cards and to players.
_FORBIDDEN: Final[list[Production]] = [
    Word("card-deed", ATTACKING, "アタックできない", "attack"),
    Word("card-deed", BEING_ATTACKED, "アタックされない", "be attacked"),
    Word("card-deed", JOINING, "乱戦エリアに移動できない", "move into the brawl area"),
    Word("card-deed", BEING_CHOSEN, "相手のスキルで選ばれない", "be chosen by your opponent's skills"),
    Word("card-deed", USING, "【起動発動】を使えない", "use activated skills"),
    Word("card-deed", RESTED, "レストにならない", "become rested"),
    Word("card-deed", STOOD, "アクティブにならない", "become active"),
    Word("card-deed", MOVED, "他の領域に移動しない", "leave its area"),
    Rule("cannot", Cannot, "ブレイクされない", "can't be broken", fixed={"deed": MOVED, "because": BREAK},
         cites="3-6-4"),
    Word("player-deed", DRAWING, "カードを引けない", "draw cards"),
    Word("player-deed", PLAYING_BATTLE, "バトルカードをプレイできない", "play battle cards"),
    Word("player-deed", PLAYING_EXTRA, "エクストラカードをプレイできない", "play extra cards"),
    Word("player-deed", USING, "【起動発動】を使えない", "use activated skills"),
    Word("duration", FOR_OPPONENTS_NEXT_TURN, "次の相手のターンの終了時まで",
         "until the end of your opponent's next turn", ("次の相手のターン終了時まで",)),
    Word("duration", FOR_OWN_NEXT_TURN, "次の自分のターンの終了時まで", "until the end of your next turn",
         ("次の自分のターン終了時まで",)),
    Word("duration", UNTIL_OWN_TURN, "次の自分のターンの開始時まで", "until the start of your next turn",
         ("次の自分のターン開始時まで",)),
    Word("by", (DAMAGE,), "ダメージで", "by damage", cites="4-9"),
    Word("by", (CHARGE,), "チャージで", "by charging", cites="6-2-4-1"),
    Word("by", (PAY,), "コストで", "as a cost", cites="2-10"),
    Word("cause", BY_EFFECT, "スキルで", "by a skill"),
    Word("cause", BY_OPPONENTS_EFFECT, "相手のスキルで", "by your opponent's skill"),
]


def _moves(v: Vocabulary) -> list[Production]:
    """Productions for moves of cards that are said with a word of their own."""
    hand = "[持ち主の]手札に(<加える>|<戻す>)"
    back = {"act": MoveTo(ZONE_HAND, BY_SKILL)}
    of_battle = {"which": Choice, "which.cards": Cards}
    return [
        *stack(v, ZONE_DECK, "デッキ", "deck"),
        Rule("deed", Look, "自分のデッキを<見る>", "<search> your deck",
             fixed={"which": Cards((ZONE_DECK,), YOU), "to_all": False, "reason": LOOK}),
        Rule("move", MoveTo, hand, f"into {OWNER} hand", fixed={"zone": ZONE_HAND, "reason": BY_SKILL}),
        *[Rule("deed", Do,
               "{which.cards.whose:whose}{which.cards.tests:adj*0}バトルカード{which.most:pieces}"
               f"{ja}を(選び、|選んで、)[持ち主の]手札に(<戻す>|<加える>)",
               f"<return> {en}{{which.most}} {{which.cards.tests*0 | | }} card(s:which.most){NOUN} from "
               f"{{which.cards.whose}} battle area(s:which.cards.whose) to {OWNER} hand",
               fixed={**back, "which.cards.zones": (ZONE_BATTLE,), **least}, within=of_battle)
          for ja, en, least in (("", "", {}), ("まで", "up to ", {"which.least": Fixed(0)}))],
        Rule("move", MoveTo, "公開して手札に<加える>", f"into {OWNER} hand after revealing it",
             fixed={"zone": ZONE_HAND, "reason": BY_SKILL, "shown": True}, cites="3-3"),
        Rule("deed", Do, "このカードを[持ち主の]手札に(<戻す>|<加える>)", f"<return> this card to {OWNER} hand",
             fixed={**back, "which": This()}),
        Rule("move", MoveTo, "バトルエリアに(<出す>|<置く>|<登場させる>)", f"into {OWNER} battle area",
             fixed={"zone": ZONE_BATTLE, "reason": BY_SKILL}),
        Rule("move", MoveTo, "レストでバトルエリアに(<出す>|<置く>|<登場させる>)", f"into {OWNER} battle area, rested",
             ("バトルエリアにレストで(<出す>|<置く>|<登場させる>)",),
             fixed={"zone": ZONE_BATTLE, "reason": BY_SKILL, "flags": REST}),
        Rule("move", MoveTo, "乱戦エリアに(<出す>|<置く>|<登場させる>)", f"into {OWNER} brawl area",
             fixed={"zone": ZONE_BRAWL, "reason": BY_SKILL}),
        *act(v, "<捨てる>", f"<discard> {TAKE}{{which}}{TAKEN}", MoveTo(ZONE_DROP, DISCARD), plain=True),
        *act(v, "<ブレイクする>", "<break> {which}", _BREAK),
        *act(v, "<裏返す>", "<turn> {which} over", TurnOver(BY_SKILL)),
        Rule("deed", Do, "エネルギー{which.most:pieces}を<支払う>", "<pay> {which.most} energy",
             ("自分のエネルギー{which.most:pieces}を<支払う>", "エネルギーを{which.most:pieces}<支払う>"),
             fixed={"which.cards": Cards((ZONE_ENERGY,), YOU), "act": MoveTo(ZONE_DROP, PAY)},
             within={"which": Choice}, cites="2-10-1-1"),
    ]


def _processes() -> list[Production]:
    """Productions for effects that the rulebook has a procedure for: charging, damage."""
    return [
        Rule("deed", PlayerProcedure, "{number:pieces}<チャージする>", "<charge> {number} card(s)",
             fixed={"procedure": "charge", "who": YOU}, cites="6-2-4-1"),
        Rule("foe-deed", PlayerProcedure, "{who:foe}は{number:pieces}<チャージする>",
             "{who} <charge:who> {number} card(s:number)",
             fixed={"procedure": "charge"}, cites="6-2-4-1"),
        *_damage("plain", "{number} damage{to}"),
        *_damage("formula", "damage{to} equal to {number}"),
        Rule("deed", PlayerProcedure, "カード{number:pieces}までを<引く>", "<draw> up to {number} card(s)",
             ("カードを{number:pieces}まで<引く>", "{number:pieces}まで(を|)<引く>"),
             fixed={"procedure": "draw up to", "who": YOU}, cites="4-8-4"),
        Rule("foe-deed", PlayerProcedure, "{who:foe}はカード{number:pieces}までを<引く>",
             "{who} <draw:who> up to {number} card(s:number)", fixed={"procedure": "draw up to"}, cites="4-8-4"),
        Rule("ruling", PlayerProcedure, "このターンの後に、自分のターンを追加する",
             "after this turn, you take an extra turn",
             fixed={"procedure": "extra turn", "who": YOU, "number": Fixed(1)}),
        Rule("ruling", PlayerProcedure, "このターンを終了する", "this turn ends",
             fixed={"procedure": "end turn", "who": YOU, "number": Fixed(0)}),
    ]


def _damage(kind: str, en: str) -> list[Production]:
    """4-9-1-2: damage by effects, of a printed or a computed number."""
    number = f"{{number:{kind}}}"
    return [
        Rule("deed", PlayerProcedure, f"相手に{number}ダメージを<与える>",
             "<deal> " + en.replace("{to}", " to your opponent"),
             (f"相手に{number}点のダメージを<与える>", f"相手にダメージを{number}<与える>",
              f"相手は{number}ダメージを<受ける>", f"相手に{number}(の|と同じ数の)ダメージを<与える>"),
             fixed={"procedure": "damage", "who": OPPONENT}, cites="4-9-1-2"),
        Rule("deed", PlayerProcedure, f"自分は{number}ダメージを<受ける>", "<take> " + en.replace("{to}", ""),
             fixed={"procedure": "damage", "who": YOU}, cites="4-9-1-2"),
    ]


def _happenings() -> list[Production]:
    """Chapters 7 and 10: what battles and areas add to the events of all games."""
    broken = {"sources": (ZONE_BATTLE,), "targets": (ZONE_ENERGY,), "reasons": (BREAK,)}
    return [
        Rule("would", Moves, "{subject:subject}が{sources:zone*か}からバトルエリアに<出る>",
             "{subject} <enter:subject> the battle area from the {sources* or }",
             fixed={"targets": (ZONE_BATTLE,)}),
        Rule("would", Moves, "{subject:subject}がバトルエリアに<出る>", "{subject} <enter:subject> the battle area",
             fixed={"targets": (ZONE_BATTLE,)}),
        *[Rule("would", Moves, ja,
               f"a(n) {{subject.tests*0 | | }} card{NOUN} <enter:sg> {{subject.whose}} {en}(s:subject.whose)",
               also, fixed={"subject.zones": (zone,), "targets": (zone,)}, within={"subject": Cards})
          for zone, en, ja, also in (
              (ZONE_BATTLE, "battle area",
               "{subject.whose:whose}{subject.tests:adj*0}バトルカードがバトルエリアに<出る>",
               ("{subject.whose:whose}バトルエリアに{subject.tests:adj*0}バトルカードが<出る>",)),
              (ZONE_BRAWL, "brawl area",
               "{subject.whose:whose}乱戦エリアに{subject.tests:adj*0}バトルカードが<出る>",
               ()))],
        Rule("would", Moves, "{subject:subject}が乱戦エリアに<出る>", "{subject} <enter:subject> the brawl area",
             fixed={"targets": (ZONE_BRAWL,)}),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}<ブレイクされる/1>",
             "{subject} <be:subject> broken{causes? _}", fixed=broken, cites="7-5-1-4-2-1"),
        Rule("would", Moves, "{doer:doer}が{subject:group}を<ブレイクする>",
             "{doer} <break:doer> a(n) {subject@sg}",
             fixed=broken, cites="10-4-1"),
        Rule("doer", None, "{it:subject}", "{it}"),
        Rule("would", Moves, "{subject.whose:player}が{subject.tests:feature*0}カードを<プレイする>",
             "{subject.whose} <play:subject.whose> a(n) {subject.tests*0 | | } card" + NOUN,
             fixed={"sources": (ZONE_HAND,), "reasons": (PLAY,)}, within={"subject": AnyCard}, cites="8-6-2"),
        Rule("would", Moves, "{subject.whose:player}がカードを<引く>",
             "{subject.whose} <draw:subject.whose> a card",
             fixed={"sources": (ZONE_DECK,), "targets": (ZONE_HAND,), "reasons": (DRAW,)}, within={"subject": AnyCard},
             cites="4-8"),
        Rule("would", Moves, "{subject:mover}が{causes:cause?}<捨てられる/1>",
             "{subject} <be:subject> discarded{causes? _}", fixed={"targets": (ZONE_DROP,), "reasons": (DISCARD,)}),
        Rule("event_pattern", Declares, "{subject:subject}が<アタックする>", "{subject} <attack:subject>",
             fixed={"reason": ATTACK}, cites="10-2-1"),
        Rule("event_pattern", Declares, "{subject:subject}が{other:subject}に<アタックする>",
             "{subject} <attack:subject> {other}",
             fixed={"reason": ATTACK}, cites="7-3-1-4"),
        Rule("event_pattern", Declares, "{other:subject}が<アタックされる/1>", "{other} <be:other> attacked",
             fixed={"reason": ATTACK, "subject": Cards(_ON_TABLE, OPPONENT)}, cites="7-3-1-4"),
        Rule("event_pattern", Declares, "{subject:subject}がリーダーにダメージを<与える>",
             "{subject} <deal:subject> damage to a leader",
             ("{subject:subject}がリーダーカードにダメージを<与える>", "{subject:subject}がダメージを<与える>"),
             fixed={"reason": STRIKE}, cites="10-3-1"),
        *[Rule("event_pattern", Declares, f"{{subject:subject}}が{ja}のリーダーにダメージを<与える>",
               f"{{subject}} <deal:subject> damage to {en}",
               (f"{{subject:subject}}が{ja}のリーダーカードにダメージを<与える>",
                f"{{subject:subject}}が{ja}にダメージを<与える>"),
               fixed={"reason": STRIKE, "other": Cards((ZONE_LEADER,), whose)}, cites="10-3-1")
          for whose, ja, en in ((OPPONENT, "相手", "your opponent"), (YOU, "自分", "you"))],
        *[Rule("event_pattern", Declares, f"{ja}がダメージを<受ける>", f"{en} damage",
               (f"{ja}のリーダーがダメージを<受ける>", f"{ja}のリーダーカードがダメージを<受ける>"),
               fixed={"reason": STRIKE, "subject": AnyCard(EITHER), "other": Cards((ZONE_LEADER,), whose)},
               cites="4-9-1")
          for whose, ja, en in ((OPPONENT, "相手", "your opponent <take:sg>"), (YOU, "自分", "you <take:pl>"))],
    ]
