"""Chapters 13 and 15 in card texts: what effects do, and what can be waited for."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_conditions import moment, turn_end
from ...cards.language.core_multiples import always_multiplied, multiplied_for, scale_words
from ...cards.language.core_words import Vocabulary
from ...cards.language.english import NOUN, OWNER, TAKE, TAKEN
from ...kernel.abilities.ability_kinds import Automatic
from ...kernel.abilities.card_effects import Lasts, MoveTo, CardProcedure, CardProcedureWith
from ...kernel.abilities.player_effects import PlayerProcedure
from ...kernel.abilities.delayed_triggers import Later
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import At, BY_EFFECT, BY_OPPONENTS_EFFECT, Declares, Moves
from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU, CardEffect, Static
from ...kernel.abilities.numbers import Counted, Each, Fixed, Unlimited
from ...kernel.abilities.qualities import Becomes, GainsLabel, Cannot, Gains, LosesAbility, Plus
from ...kernel.abilities.search import Search, ShareOut
from ...kernel.abilities.selections import AnyCard, Cards, Choice
from ...kernel.codes import BEING_CHOSEN, DRAWING, RESTED, STOOD, USING
from .abilities import Original
from .areas import (
    ABYSS_SUMMON, ATTACK, ATTACK_PHASE_END, ATTACK_PHASE_START, ATTACK_START, ATTACKING, BATTLE_END, BEING_ATTACKED,
    BEING_COUNTERED, BEING_DESTROYED, BY_ABILITY, COUNTERING, DEALING_BATTLE, DEALT_BATTLE, DEALT_EFFECT,
    DECLARATION_START, DESTROYED, DESTROYS_BATTLE, DESTROYS_EFFECT, DISCARD, EXILED, GAME_START, GENESIS_SUMMON,
    IN_FRONT, INTERCEPTING, LOOK, MAIN_PHASE_START, OFF_FIELD, ON_FIELD, PLAYING_EVENTS, PLAYING_FIELDS,
    RESOLVE_HAND_SUMMON, RESOLVE_SUMMON, SETTING, SPECIAL_SUMMON, START_PHASE_START, SUMMONING, TURN_END, ZONE_DECK,
    ZONE_EXILE, ZONE_GRAVEYARD, ZONE_HAND, ZONE_RULER,
)

_MOMENTS: Final = (
    (START_PHASE_START, "スタートフェイズ開始時", "the start of {whose} start phase"),
    (MAIN_PHASE_START, "メインフェイズ開始時", "the start of {whose} main phase"),
    (ATTACK_PHASE_START, "アタックフェイズ開始時", "the start of {whose} attack phase"),
    (ATTACK_START, "アタック開始時", "the start of {whose} attack subphase"),
    (DECLARATION_START, "攻撃宣言ステップ開始時", "the start of {whose} attack declaration step"),
    (BATTLE_END, "戦闘終了時", "the end of {whose} battle"),
    (ATTACK_PHASE_END, "アタックフェイズ終了時", "the end of {whose} attack phase"),
)

# Other words for such a moment.
_ALSO: Final = {"スタートフェイズ開始時": ("ターン開始時", "ターンの開始時")}

# 1-5d: what can be forbidden to cards and to players.
_FORBIDDEN: Final[list[Production]] = [
    *[Word("card-deed", deed, ja, en, ("敵の効果の対象にならない",
                                       "相手の効果で選ばれない") if deed == BEING_CHOSEN else ())
      for deed, ja, en in (
        (ATTACKING, "攻撃できない", "attack"), (BEING_ATTACKED, "攻撃されない", "be attacked"),
        (INTERCEPTING, "迎撃できない", "intercept"), (BEING_DESTROYED, "破壊されない", "be destroyed"),
        (BEING_CHOSEN, "相手の効果の対象にならない", "be chosen by your opponent's effects"),
        (RESTED, "レストしない", "rest"), (STOOD, "アクトしない", "act"), (USING, "能力をプレイできない",
                                                            "use abilities"))],
    *[Word("player-deed", deed, ja, en) for deed, ja, en in (
        (DRAWING, "カードを引けない", "draw cards"), (SUMMONING, "通常召喚できない", "summon units"),
        (PLAYING_EVENTS, "イベントをプレイできない", "play events"), (PLAYING_FIELDS, "フィールドをプレイできない",
                                                          "play fields"),
        (SETTING, "カードをセットできない", "set cards"), (COUNTERING, "【CNT】できない", "counter"),
        (USING, "起動能力をプレイできない", "use activated abilities"))],
    Rule("cannot", Cannot, "{deed:card-deed}", "can't {deed}"),
    Word("by", (DESTROYED,), "破壊されて", "by being destroyed", cites="12-4c-2"),
    Word("cause", BY_EFFECT, "効果によって", "by an effect"),
    Word("cause", BY_OPPONENTS_EFFECT, "相手の効果によって", "by your opponent's effect"),
]


def deeds(v: Vocabulary) -> list[Production]:
    return [
        *_moves(v), *_damage(), *_players(), *_lasting(), *_happenings(),
        Rule("moment", At, "ゲーム開始時", "at the start of the game", fixed={"reason": GAME_START, "whose": EITHER},
             cites="6-2b"),
        *[part for reason, ja, en in _MOMENTS for part in moment(reason, ja, en, *_ALSO.get(ja, ()))],
        *turn_end(TURN_END, "ターンの終了時"),
        *_FORBIDDEN,
    ]


def _act(ja: str, en: str, act: CardEffect, cites: str, chosen: bool = True) -> list[Production]:
    """Something that is done to cards of which the text has spoken, or to all of some.

    14-3b-4: what is to be chosen is chosen with words of its own. Only cards that nobody else sees, or that are paid
    with, are chosen as it is done.
    """
    parts: list[Production] = [
        Rule("deed", Do, f"{{which:target}}を{ja}", en, (f"{{which:group}}をすべて{ja}",), fixed={"act": act},
             cites=cites)]
    if chosen:
        parts.append(Rule("deed", Do, f"{{which:choice}}{ja}", en, (f"{{which:choice}}を{ja}",), fixed={"act": act},
                          cites=cites))
    return parts


def _under(name: str, number: int = 0) -> CardProcedure:
    return CardProcedure(name, Fixed(number))


def _moves(v: Vocabulary) -> list[Production]:
    return [
        *_act("墓地に(<置く>|<移動する>)", f"<put> {TAKE}{{which}}{TAKEN} into {OWNER} graveyard",
              MoveTo(ZONE_GRAVEYARD, BY_ABILITY), "15-3a"),
        *_act("手札に(<加える>|<戻す>)", f"<put> {TAKE}{{which}}{TAKEN} into {OWNER} hand",
              MoveTo(ZONE_HAND, BY_ABILITY), "15-3a"),
        *_act("デッキの上に(<置く>|<戻す>)", f"<put> {TAKE}{{which}}{TAKEN} on top of {OWNER} deck",
              MoveTo(ZONE_DECK, BY_ABILITY), "15-3a"),
        *_act("デッキの下に(<置く>|<戻す>)", f"<put> {TAKE}{{which}}{TAKEN} on the bottom of {OWNER} deck",
              MoveTo(ZONE_DECK, BY_ABILITY, bottom=True),
              "15-3a"),
        *_act("<捨てる>", f"<discard> {TAKE}{{which}}{TAKEN}", MoveTo(ZONE_GRAVEYARD, DISCARD), "15-9a"),
        *_act("<除外する>", "<exile> {which}", MoveTo(ZONE_EXILE, EXILED), "15-13a"),
        *_act("<レストする>", "<rest> {which}", v.rest, "15-7b"),
        *_act("(<アクトする>|<スタンドする>)", "<act> {which}", v.stand, "15-7a"),
        Rule("deed", Do, "{which:self}を<公開する>", "<reveal> {which}", fixed={"act": v.show}, cites="15-5b"),
        *_act("<破壊する>", "<destroy> {which}", _under("destroy"), "15-12a"),
        *_act("<特殊召喚する>", "<special summon> {which}", _under("special summon"), "15-18a"),
        *_act("召喚権を使わずに<通常召喚する>", "<summon> {which} without using a summoning right", _under("summon"),
              "15-17a-2b"),
        *_act("<プレイする>", "<play> {which}", _under("play"), "15-16a"),
        *_act("コストを支払わずに<プレイする>", "<play> {which} without paying (its cost|their costs:which)",
              _under("play free"), "14-3b-6e"),
        *_act("<セットする>", "<set> {which}", _under("set"), "15-4a"),
        *_act("攻撃ゾーンに(<置く>|<移動する>)", "<move> {which} to an attack zone", _under("to attack"), "15-3a"),
        *_act("守備ゾーンに(<置く>|<移動する>)", "<move> {which} to a defence zone", _under("to defence"), "15-3a"),
        Rule("deed", Do, "{which:target}のコントロールを<得る>", "<take> control of {which}",
             fixed={"act": _under("take control")}, cites="15-23a"),
        Rule("deed", Do, "{which:target}を{act.others:one}のソウルに<入れる>",
             "<put> {which} into the soul of {act.others}",
             ("{which:target}を{act.others:one}の下に<置く>",), fixed={"act.procedure": "into soul"},
             within={"act": CardProcedureWith}, cites="15-14a"),
        Rule("deed", Do, "{which:target}を{act.others:group}すべてのソウルに<入れる>",
             "<put> {which} into the souls of all {act.others@pl}",
             ("{which:target}を{act.others:group}すべての下に<置く>",), fixed={"act.procedure": "into soul"},
             within={"act": CardProcedureWith}, cites="12-6b"),
        Rule("deed", Do, "{which:target}を{act.others:one}の上に<置く>", "<put> {which} on top of {act.others}",
             fixed={"act.procedure": "on top"}, within={"act": CardProcedureWith}, cites="15-14b"),
        Rule("deed", Do, "{which:target}と{act.others:one}を<入れ替える>", "<exchange> {which} and {act.others}",
             fixed={"act.procedure": "swap"}, within={"act": CardProcedureWith}, cites="15-11a"),
        *[Rule("deed", Search, f"デッキから{{choice.cards.tests:adj*0}}カードを{{choice.most:pieces}}{ja}<選ぶ>",
               f"<choose> {en}{{choice.most}} {{choice.cards.tests:adj*0 | | }} card(s:choice.most){NOUN} "
               "from your deck",
               (f"(君の|自分の)デッキから{{choice.cards.tests:adj*0}}カードを{{choice.most:pieces}}{ja}<選ぶ>",
                f"(君の|自分の|)デッキから{{choice.cards.tests:adj*0}}{{choice.cards.tests:sort-noun}}を"
                f"{{choice.most:pieces}}{ja}<選ぶ>"),
               fixed={"zone": ZONE_DECK, "reason": LOOK, "choice.cards.zones": (ZONE_DECK,), "choice.cards.whose": YOU,
                      **more}, within={"choice": Choice, "choice.cards": Cards}, cites="15-6a")
          for ja, en, more in (("", "", {}), ("まで", "up to ", {"choice.least": Fixed(0)}))],
        *_act("公開して手札に<加える>", f"<reveal> {{which}} and put it into {OWNER} hand",
              MoveTo(ZONE_HAND, BY_ABILITY, shown=True), "15-5b", chosen=False),
    ]


# 14-13f: damage as it is printed, the number of which texts may change; and computed damage.
_POINTS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    (".number:int", "{%s.number} damage", {"%s": Original}), (":formula", "damage equal to {%s}", {}))


def _dealing(number: str, points: str, within: dict[str, Any]) -> list[Production]:
    """15-20a, 15-10a-1: damage is dealt to cards, to the opponent, or shared out."""
    ja, en = f"(|それぞれ){{act.number{number}}}ダメージを", f"<deal> {points % 'act.number'} to "
    nodes = {key % "act.number": node for key, node in within.items()}
    shared = f"それらに{{points{number}}}ダメージを"
    return [
        Rule("deed", Do, f"{{which:target}}に{ja}<与える>", f"{en}{{which}}", (f"{{which:topic}}は{ja}<受ける>",),
             fixed={"act.procedure": "damage"}, within={"act": CardProcedure, **nodes}, cites="15-20a"),
        Rule("deed", Do, f"{{which.whose:foe}}に{ja}<与える>", f"{en}{{which.whose}}",
             (f"{{which.whose:foe}}は{ja}<受ける>",), fixed={"act.procedure": "damage", "which.zones": (ZONE_RULER,)},
             within={"act": CardProcedure, "which": Cards, **nodes}, cites="4-2c", weight=0),
        Rule("deed", ShareOut, f"{shared}<割り振る/5>", f"<share out> {points % 'points'} among them",
             (f"{shared}割り振って<与える>",), fixed={"reason": 0, "procedure": "share damage"},
             within={key % "points": node for key, node in within.items()}, cites="15-10a-1"),
    ]


def _damage() -> list[Production]:
    return [
        *[rule for number, points, within in _POINTS for rule in _dealing(number, points, within)],
        Rule("deed", Do, "{which:target}はそれぞれ{act.others:one}に自身のATKに等しいダメージを<与える>",
             "<have> {which} (deal|each deal:which) damage equal to its ATK to {act.others}",
             fixed={"act.procedure": "damage by each"}, within={"act": CardProcedureWith}, cites="14-15a"),
        Rule("deed", Do, "{which:target}のダメージをすべて<回復する>", "<recover> all damage of {which}",
             fixed={"act.procedure": "recover unit", "act.number": Unlimited()}, within={"act": CardProcedure},
             cites="15-21a"),
        Rule("deed", Do, "{which:target}がこのフェイズ中に受けたダメージを1つ<回復する>",
             "<recover> the damage that one source dealt to {which} this phase",
             fixed={"act": CardProcedure("recover wound", Fixed(0))}, cites="13-7b-1"),
        *[Rule("deed", Do, f"{{which:target}}のダメージを{{act.number:{kind}}}<回復する>",
               f"<recover> {en} of {{which}}", fixed={"act.procedure": "recover unit"}, within={"act": CardProcedure},
               cites="15-21a")
          for kind, en in (("plain", "{act.number} damage"), ("formula", "damage equal to {act.number}"))],
        *[Rule("deed", PlayerProcedure, f"{ja}を{{number:number}}<軽減する>", f"<reduce> {en} by {{number}}",
               fixed={"procedure": name, "who": YOU}, cites="15-22a") for ja, en, name in (
            ("次のダメージ", "the next damage", "lessen"), ("次の戦闘ダメージ", "the next battle damage",
                                                      "lessen battle"))],
        *[Rule("deed", PlayerProcedure, f"{ja}を0に<する>", f"<make> {en} 0", fixed={
            "procedure": name, "who": YOU, "number": Fixed(0)}, cites="13-3d-1") for ja, en, name in (
            ("次のダメージ", "the next damage", "nullify"), ("次の戦闘ダメージ", "the next battle damage",
                                                       "nullify battle"))],
        # Of weight 0: as the shortest thing to do it would be all that random texts say.
        Rule("action", Later, "その戦闘ダメージを0にする", "that battle damage becomes 0", fixed={"ability": Automatic(
            when=Declares(DEALING_BATTLE, AnyCard(EITHER)),
            effects=(PlayerProcedure("nullify battle", YOU, Fixed(0)),))},
             cites="13-3a-1", weight=0),
    ]


def _players() -> list[Production]:
    return [
        Rule("deed", PlayerProcedure, "{number:plain}エナジーを<支払う>", "<pay> {number} energy",
             ("エナジーを{number:plain}(枚|つ|)<支払う>", "エナジー{number:plain}(枚|つ|)を<支払う>"),
             fixed={"procedure": "pay energy", "who": YOU}, cites="15-15a"),
        Rule("deed", PlayerProcedure, "{number:plain}<ドライブする>", "<drive> {number}", fixed={"procedure": "drive",
                                                            "who": YOU},
             cites="15-19c"),
        Rule("deed", PlayerProcedure, "<ドライブする>", "<drive> 1", fixed={
            "procedure": "drive", "who": YOU, "number": Fixed(1)}, cites="15-19b"),
        *[Rule("deed", PlayerProcedure, f"君のダメージを{{number:{kind}}}<回復する>", f"<recover> {en}",
               fixed={"procedure": "recover", "who": YOU}, cites="15-21b")
          for kind, en in (("plain", "{number} damage"), ("formula", "damage equal to {number}"))],
        Rule("ruling", PlayerProcedure, "現在の領域にとどまる", "it stays where it is",
             fixed={"procedure": "soul guard", "who": YOU, "number": Fixed(0)}, cites="16-12b"),
        Rule("ruling", PlayerProcedure, "ターンを終了する", "the turn ends",
             fixed={"procedure": "end turn", "who": YOU, "number": Fixed(0)}, cites="15-24a"),
    ]


def _lasting() -> list[Production]:
    """14-11, 15-2: what is so for a while is done to cards; what always is so is said of them."""
    lasts: dict[str, Any] = {"act": Lasts}
    return [
        Rule("shift", Plus, "{attribute:attribute}{amount:change}", "{amount} {attribute}"),
        Rule("change", Fixed, "{number:signed}", "{number}"),
        Rule("static", Static,
             "{which:theme}は(|、){quality.amount.number.cards:group}1(枚|体|つ)につき{quality.attribute:attribute}"
             "{quality.amount.by:signed}",
             "{which} <get:which> {quality.amount.by} {quality.attribute} for each {quality.amount.number.cards@sg}",
             ("{quality.amount.number.cards:group}1(枚|体|つ)につき(、|){which:theme}は{quality.attribute:attribute}"
              "{quality.amount.by:signed}",),
             within={"quality": Plus, "quality.amount": Each, "quality.amount.number": Counted}, cites="14-7a"),
        Rule("shift", Plus, "{amount.number.cards:group}1(枚|体|つ)につき{attribute:attribute}{amount.by:signed}",
             "{amount.by} {attribute} for each {amount.number.cards@sg}", within={"amount": Each,
                                                            "amount.number": Counted}),
        Rule("deed", Do, "{act.duration:duration?、}{which:target}を{act.quality:shift}<する>",
             "<give> {which} {act.quality}{act.duration? _}",
             ("{act.duration:duration}、{which:topic}は{act.quality:shift}",
              "{act.duration:duration}、{which:target}の{act.quality:shift}"), within=lasts, cites="15-2a"),
        Rule("deed", Do, "{act.duration:duration?、}{which:target}の{act.quality.attribute:attribute}を"
             "{act.quality.amount:number}に<する>",
             "<make> the {act.quality.attribute} of {which} {act.quality.amount}{act.duration? _}",
             within={**lasts, "act.quality": Becomes}),
        *scale_words(),
        *always_multiplied(("{quality.attribute:attribute}", "{quality.attribute}"), ("{which:theme}の%nは%sに<なる>",),
                           "14-12a"),
        *multiplied_for("deed", "{act.duration:duration?、}", ("{act.quality.attribute:attribute}",
                                                             "{act.quality.attribute}"), "14-12a"),
        Rule("deed", Do, "{act.duration:duration?、}{which:target}に{act.quality.ability:granted}を<与える>",
             "<give> {which} {act.quality.ability}{act.duration? _}", within={**lasts, "act.quality": Gains},
             cites="14-12a-4"),
        Rule("deed", Do, "{act.duration:duration}、{which:target}の能力を<失わせる/1>",
             "<make> {which} lose all abilities{act.duration? _}",
                 fixed={"act.quality": LosesAbility()}, within=lasts,
             cites="14-12a-4"),
        Rule("deed", Do, "{act.duration:duration}、{which:target}の{act.quality.ability:granted}を<失わせる/1>",
             "<make> {which} lose {act.quality.ability}{act.duration? _}",
             within={**lasts, "act.quality": LosesAbility},
             cites="14-12a-4"),
        Rule("ruling", Do, "{act.duration:duration}、{which:topic}は{act.quality:cannot}",
             "{which} {act.quality} {act.duration}", within=lasts, cites="1-5d"),
        Rule("static", Static, "{which:theme}は{quality:shift}", "{which} <get:which> {quality}",
             ("{which:theme}の{quality:shift}",), cites="14-7a"),
        Rule("static", Static, "{which:theme}の{quality.attribute:attribute}は{quality.amount:number}<である>",
             "the {quality.attribute} of {which} is {quality.amount}", within={"quality": Becomes}, cites="14-7b"),
        Rule("static", Static, "{which:theme}は{quality.ability:granted}を<得る>",
             "{which} <have:which> {quality.ability}",
             within={"quality": Gains}, cites="14-12a-4"),
        Rule("static", Static, "{which:theme}は{quality.ability:granted}を<失う>",
             "{which} <lose:which> {quality.ability}",
             within={"quality": LosesAbility}, cites="14-12a-4"),
        Rule("static", Static, "{which:theme}は{quality.label:label-name}としても<扱う>",
             "{which} <be:which> also treated as {quality.label}", within={"quality": GainsLabel}, cites="14-12a-3"),
        *[Word("label-sort", label, ja, en) for label, ja, en in (
            ("attribute:", "属性", "attributes"), ("army:", "所属軍", "armies"))],
        Rule("static", Static, "{which:theme}は{quality.label:label-sort}を<失う>",
             "{which} <lose:which> all {quality.label}", within={"quality": GainsLabel},
             fixed={"quality.only": True}, cites="14-12a-3"),
        Rule("deed", Do, "{act.duration:duration}、{which:target}の{act.quality.label:label-sort}を<失わせる/1>",
             "<make> {which} lose all {act.quality.label}{act.duration? _}",
             within={**lasts, "act.quality": GainsLabel}, fixed={"act.quality.only": True}, cites="14-12a-3"),
        Rule("ruling", Do, "{act.duration:duration}、{which:topic}は{act.quality.label:label-name}としても扱う",
             "{which} <be:which> also treated as {act.quality.label} {act.duration}",
             within={**lasts, "act.quality": GainsLabel}, cites="14-12a-3"),
        Rule("static", Static, "{which:theme}は{quality:cannot}", "{which} {quality}", cites="1-5d"),
        Rule("static", Static, "{which:theme}が与えるダメージでは【CNT】できない",
             "the damage of {which} can't be countered", fixed={"quality": Cannot(BEING_COUNTERED)}, cites="13-6c-1"),
    ]


def _happenings() -> list[Production]:
    return [
        Rule("event_pattern", Declares, "戦闘ダメージが<発生する>", "battle damage is dealt",
             fixed={"reason": DEALING_BATTLE, "subject": AnyCard(EITHER)}, cites="13-3a-1"),
        Rule("would", Moves, "{subject:subject}が前列から場でない領域へ<移動する>",
             "{subject} <move:subject> from the front row off the field",
             fixed={"sources": IN_FRONT, "targets": OFF_FIELD}, cites="16-12a-1"),
        Rule("would", Moves, "{subject:subject}が場を<離れる>", "{subject} <leave:subject> the field",
             fixed={"sources": ON_FIELD, "targets": OFF_FIELD}, cites="15-3b"),
        Rule("would", Moves, "{subject:mover}が{causes:cause?}<捨てられる/1>",
             "{subject} <be:subject> discarded{causes? _}",
             fixed={"reasons": (DISCARD,)}, cites="15-9a"),
        *[Rule("event_pattern", Declares, f"{{subject:subject}}が{ja}を<与える>", f"{{subject}} <deal:subject> {en}",
               fixed={"reason": reason}, cites="13-2b-3")
          for ja, en, reason in (
              ("戦闘ダメージ", "battle damage", DEALT_BATTLE), ("効果ダメージ", "effect damage", DEALT_EFFECT))],
        Rule("would", Moves, "{subject:subject}が場に<出る>", "{subject} <enter:subject> the field",
             fixed={"sources": OFF_FIELD, "targets": ON_FIELD}, cites="15-3b"),
        *[Rule("would", Moves, f"{{subject:subject}}が<{ja}される/1>", f"{{subject}} <be:subject> {en}",
               fixed={"targets": ON_FIELD, "reasons": reasons}, cites=cites) for ja, en, reasons, cites in (
            ("通常召喚", "summoned", (RESOLVE_SUMMON, RESOLVE_HAND_SUMMON), "15-17b"),
            ("召喚", "summoned in any way",
             (RESOLVE_SUMMON, RESOLVE_HAND_SUMMON, SPECIAL_SUMMON, GENESIS_SUMMON, ABYSS_SUMMON), "15-17b"),
            ("特殊召喚", "special summoned", (SPECIAL_SUMMON, GENESIS_SUMMON, ABYSS_SUMMON), "15-18a"),
            ("創生召喚", "genesis summoned", (GENESIS_SUMMON,), "16-13c"),
            ("深淵召喚", "abyss summoned", (ABYSS_SUMMON,), "16-14c"))],
        Rule("event_pattern", Declares, "{subject:subject}が<攻撃する>", "{subject} <attack:subject>",
             fixed={"reason": ATTACK}, cites="8-4f"),
        Rule("event_pattern", Declares, "{subject:subject}が{other:subject}を<攻撃する>",
             "{subject} <attack:subject> {other}",
             fixed={"reason": ATTACK}, cites="8-4f"),
        Rule("event_pattern", Declares, "{other:subject}が<攻撃される/1>", "{other} <be:other> attacked",
             fixed={"reason": ATTACK, "subject": AnyCard(OPPONENT)}, cites="8-4f"),
        Rule("event_pattern", Declares, "{subject:subject}が<破壊される/1>", "{subject} <be:subject> destroyed",
             fixed={"reason": DESTROYED}, cites="12-4b-3"),
        *[Rule("event_pattern", Declares, f"{{subject:subject}}が{ja}によって{{other:subject}}を<破壊する>",
               f"{{subject}} <destroy:subject> {{other}} by {en}", fixed={"reason": reason}, cites="15-12b")
          for ja, en, reason in (("戦闘ダメージ", "battle damage", DESTROYS_BATTLE), ("効果",
                                                            "an effect", DESTROYS_EFFECT))],
        *[Rule("event_pattern", Declares, f"{{subject:subject}}が{{other:subject}}に{ja}を<与える>",
               f"{{subject}} <deal:subject> {en} to {{other}}", fixed={"reason": reason}, cites="13-2b-3")
          for ja, en, reason in (
              ("戦闘ダメージ", "battle damage", DEALT_BATTLE), ("効果ダメージ", "effect damage", DEALT_EFFECT))],
        *[Rule("event_pattern", Declares, f"{{other:subject}}が{ja}を<受ける>", f"{{other}} <be:other> dealt {en}",
               fixed={"reason": reason, "subject": AnyCard(EITHER)}, cites="13-2b-3")
          for ja, en, reason in (
              ("戦闘ダメージ", "battle damage", DEALT_BATTLE), ("効果ダメージ", "effect damage", DEALT_EFFECT))],
    ]

