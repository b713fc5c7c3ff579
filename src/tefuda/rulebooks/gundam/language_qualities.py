"""What can be so of cards by a text of this game: for a while, or as long as an effect holds."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_multiples import always_multiplied, multiplied_for, scale_words
from ...kernel.abilities.ability_kinds import Allowing, DamageReduction, Luring, Replacing
from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.qualities import Becomes, GainsLabel, Cannot, Gains, NeverAbove, NeverBelow, Plus
from ...kernel.abilities.control_flow import If, Sequence
from ...kernel.abilities.player_effects import Nothing
from ...kernel.abilities.applying import Do, AddNumbersOfIt
from ...kernel.abilities.event_patterns import BY_EFFECT, BY_OPPONENTS_EFFECT, Moves, Turns
from ...kernel.replacement.instead import EventAmount
from ...kernel.abilities.nodes import EITHER, Limit, Static
from ...kernel.abilities.numbers import Counted, Each, Fixed, ValueOf, Quotient
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import This
from ...kernel.codes import BEING_AFFECTED, BEING_CHOSEN, BEING_LESSENED, RECOVERED, MOVED, RESTED, STOOD
from ...kernel.continuous.lasting_effects import (
    FOR_BATTLE, FOR_NEXT_TURN, FOR_OPPONENTS_NEXT_TURN, FOR_TURN,
    UNTIL_OWN_TURN,
)
from .areas import (
    ACTIVATE, ATTACKING, ATTACKING_ACTIVE, ATTACKING_AT_ONCE, ATTACKING_PLAYER, BEING_ATTACKED, BLOCKING, CARRYING,
    DESTROY, PASSING, ZONE_BASE, ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_SHIELDS,
)
from .cards import AP, COST, HP, LEVEL
from .language_cards import COLOURS, DAMAGES, NUMBERED, PLAIN
from .language_choices import COUNTABLE
from .language_moments import ENEMY_CARDS

# 4-5: damage to the card with the ability, which may be a shield too.
HIT: Final[dict[str, Any]] = {"which": This(), "where": (ZONE_BATTLE, ZONE_BASE, ZONE_SHIELDS)}

# Durations that may stand before several things at once.
BRIEF: Final = ((FOR_TURN, "このターン中", "during this turn"), (FOR_BATTLE, "このバトル中", "during this battle"))


def _together(duration: int, ja: str, en: str) -> list[Production]:
    """Several things that are so for the same while, some of them perhaps under a condition."""
    kind, simple, further = f"part-{duration}", f"simple-part-{duration}", f"further-{duration}"
    fixed = {"act.duration": duration}
    return [
        Rule("plain", Sequence, f"{ja}、{{parts:{kind}@stem,end*2、}}。", f"{en}, {{parts:{kind}*, | and |, and }}.",
             # What is so further may be a sentence of its own.
             (f"{ja}、{{parts:{simple}}}。{{parts:{further}}}。",)),
        Rule(further, If, f"{{condition:given}}さらに[、]{{then:{simple}}}", "{condition}, {then}"),
        Rule(simple, Do, "{which:target}を{act.quality:shift}<する>", "{which} <get:which> {act.quality}", fixed=fixed,
             within={"act": Lasts}),
        Rule(simple, Do, "{which:topic}は[、]{act.quality:gained}を<得る>", "{which} <gain:which> {act.quality}",
             fixed=fixed, within={"act": Lasts}),
        Rule(simple, Do, "{which:topic}は[、]{act.quality:cannot}", "{which} {act.quality}", fixed=fixed,
             within={"act": Lasts}),
        Rule(simple, Do, "{which:topic}は[、]{act.quality.ability:free}", "{which} {act.quality.ability}", fixed=fixed,
             within={"act": Lasts, "act.quality": Gains}),
        Rule(kind, None, f"{{it:{simple}@*}}", "{it}"),
        Rule(kind, If, f"{{condition:given}}{{then:{simple}@*}}", "{condition}, {then}"),
    ]


# What stands for cards and for a while that a text leaves out since it named them just before.
LEFT_OUT: Final = Cards((), EITHER)
_NO_WHILE: Final = -1


def _of_the_same() -> list[Production]:
    """Several things that are so of the same cards for the same while, where neither is said again."""
    lasts = {"act": Lasts}
    said = {"which": LEFT_OUT, "act.duration": _NO_WHILE}
    during, gains = "{act.duration:duration}、", "{parts:next-gain*(と|と、|、|/)}を得る。"
    return [
        Rule("plain", Sequence, "{parts:step@stem,end*2、}。", "{parts:step*, then | and |, then }.",
             ("{parts:got}、" + gains, "{parts:shifted}し、" + gains, "{parts:gaining}(と|と、|、|/)" + gains,
              "{parts:shifted}(、|し、){parts:next-shift*、}する。"), shared=said),
        Rule("got", Do, during + "{which:topic}は{act.quality:shift}され",
             "{act.duration}, {which} <get:which> {act.quality}", within=lasts),
        Rule("shifted", Do, during + "{which:target}を{act.quality:shift}",
             "{act.duration}, {which} <get:which> {act.quality}", within=lasts),
        Rule("gaining", Do, during + "{which:topic}は{act.quality:gained}",
             "{act.duration}, {which} <gain:which> {act.quality}", within=lasts),
        Rule("next-shift", Do, "{act.quality:shift}", "{act.quality}", fixed=said, within=lasts),
        Rule("next-gain", Do, "{act.quality:gained}", "{act.quality}", fixed=said, within=lasts),
    ]


_STATS: Final = ((AP, "AP"), (HP, "HP"))


def _for_each(attribute: int, en: str, kind: str, piece: str) -> list[Production]:
    """More or less for each of some cards, or for every so many of them; those may stand in front."""
    one: dict[str, type] = {"amount": Each, "amount.number": Counted}
    fixed = {"attribute": attribute}
    return [
        Rule("shift", Plus, f"[、]{{amount.number.cards:{kind}}}1{piece}につき{en}{{amount.by:signed}}",
             f"{en}{{amount.by}} for each {{amount.number.cards@sg}}", fixed=fixed, within=one),
        Rule("shift", Plus,
             f"[、]{{amount.number.number.cards:{kind}}}{{amount.number.by:several}}{piece}につき{en}"
             f"{{amount.by:signed}}",
             f"{en}{{amount.by}} for every {{amount.number.by}} {{amount.number.number.cards@pl}}", fixed=fixed,
             within={"amount": Each, "amount.number": Quotient, "amount.number.number": Counted}),
        Rule("static", Static,
             f"{{quality.amount.number.cards:{kind}}}1{piece}につき、{{which:target}}を{en}"
             f"{{quality.amount.by:signed}}<する>",
             f"{{which}} <get:which> {en}{{quality.amount.by}} for each {{quality.amount.number.cards@sg}}",
             fixed={"quality.attribute": attribute},
             within={"quality": Plus, "quality.amount": Each, "quality.amount.number": Counted}),
        Rule("static", Static,
             f"{{quality.amount.number.number.cards:{kind}}}{{quality.amount.number.by:several}}{piece}につき、"
             f"{{which:target}}を{en}{{quality.amount.by:signed}}<する>",
             f"{{which}} <get:which> {en}{{quality.amount.by}} for every {{quality.amount.number.by}} "
             f"{{quality.amount.number.number.cards@pl}}",
             fixed={"quality.attribute": attribute},
             within={"quality": Plus, "quality.amount": Each, "quality.amount.number": Quotient,
                     "quality.amount.number.number": Counted}),
    ]



def _set_to(attribute: int, ja: str, en: str) -> list[Production]:
    """Productions by which a number of cards becomes another one: always, or for a while."""
    return [
        Rule("static", Static, f"{{which:target}}の{ja}を{{quality.amount:number}}に<する>",
             f"{{which}} <have:which> {{quality.amount}} {en}",
             (f"{{which:target}}の{ja}は{{quality.amount:number}}に<なる>",),
             fixed={"quality.attribute": attribute}, within={"quality": Becomes}),
        Rule("doing", Do, f"{{act.duration:duration}}、{{which:target}}の{ja}を{{act.quality.amount:number}}に<する>",
             f"<set> the {en} of {{which}} to {{act.quality.amount}} {{act.duration}}",
             fixed={"act.quality.attribute": attribute}, within={"act": Lasts, "act.quality": Becomes}),
    ]


def _kept_from(event_pattern: Moves, ja: str, en: str, *also: str) -> Production:
    """9-1-9: something that does not happen to the card."""
    return Word("free", Replacing(when=event_pattern, effects=(Nothing(),)), ja, en, also, cites="9-1-9")


def _never_leaves() -> list[Production]:
    """What no effect can do to a unit, or none of the opponent's."""
    causes = (
        (BY_OPPONENTS_EFFECT, "相手の効果で", " by enemy effects"), (BY_EFFECT, "効果で", " by effects"))
    units = (ZONE_BATTLE, ZONE_BASE)
    found: list[Production] = []
    for cause, ja, en in causes:
        found += [
            _kept_from(Moves(This(), sources=units, reasons=(DESTROY,), causes=cause), f"{ja}破壊されない",
                       f"can't be destroyed{en}"),
            _kept_from(Moves(This(), sources=units, targets=(ZONE_HAND,), causes=cause), f"{ja}手札に戻らない",
                       f"can't be returned to a hand{en}", f"{ja}手札に戻されない", f"{ja}持ち主の手札に戻らない"),
            _kept_from(Moves(This(), sources=units, targets=(ZONE_DECK,), causes=cause), f"{ja}デッキに戻らない",
                       f"can't be returned to a deck{en}", f"{ja}デッキに戻されない"),
            Word("free", Replacing(when=Turns(RESTED, This(), causes=cause), effects=(Nothing(),)),
                 f"{ja}レストにならない", f"can't be rested{en}", (f"{ja}レストにされない",), cites="9-1-9"),
        ]
    return found


# What can be so of cards, for a while or always.
QUALITIES: Final[list[Production]] = [
    *[Rule("shift", Plus, f"{ja}{{amount.number:signed}}", f"{en}{{amount.number}}", fixed={"attribute": attribute},
           within={"amount": Fixed})
      for attribute, ja, en in (
          (AP, "AP", "AP"), (HP, "HP", "HP"), (COST, "コスト", "cost"), (LEVEL, "Lv(.|)", "level"))],
    *[Rule("shift", Plus, f"[、]{{amount.number.cards:{kind}}}(と同じ数|の数)だけ{en}{sign}",
           f"{en}{sign}1 for each {{amount.number.cards@sg}}", fixed={"attribute": attribute, "amount.by": by},
           within={"amount": Each, "amount.number": Counted})
      for attribute, en in _STATS for kind, _ in COUNTABLE for by, sign in ((1, "+"), (-1, "-"))],
    *[Rule("shift", Plus, f"[、]{{amount.number.which:gauge}}の{word}と同じ数だけ{en}{sign}",
           f"{en}{sign} equal to the {name} of {{amount.number.which}}",
           fixed={"attribute": attribute, "amount.by": by, "amount.number.attribute": of},
           within={"amount": Each, "amount.number": ValueOf})
      for attribute, en in _STATS for by, sign in ((1, "+"), (-1, "-"))
      for of, word, name in ((AP, "AP", "AP"), (HP, "HP", "HP"), (LEVEL, "Lv(.|)", "level"))],
    *[Word("shift", Plus(AP, Each(EventAmount(), by)), f"支払ったコストと同じ数だけAP{sign}",
           f"AP{sign} equal to the cost paid", (f"、支払ったコストと同じ数だけAP{sign}",))
      for by, sign in ((1, "+"), (-1, "-"))],
    *[part for attribute, en in _STATS for kind, piece in COUNTABLE for part in _for_each(attribute, en, kind, piece)],
    *[rule for attribute, ja, en in ((AP, "AP", "AP"), (HP, "HP", "HP"), (LEVEL, "Lv(.|)", "level"))
      for rule in _set_to(attribute, ja, en)],
    *scale_words(),
    *[rule for attribute, name in _STATS for rule in (
        *always_multiplied((name, name), ("{which:target}の%nを%sに<する>", "{which:target}の%nは%sに<なる>"), "1-3-6",
                           attribute=attribute),
        *multiplied_for("doing", "{act.duration:duration}、", (name, name), "1-3-6", attribute=attribute))],
    *[Rule("gained", Plus, f"《{ja}{{amount.number:int}}》", rf"\<{en} {{amount.number}}\>",
           fixed={"attribute": attribute}, within={"amount": Fixed}, cites=cites)
      for attribute, ja, en, cites in NUMBERED],
    *[Word("gained", Becomes(attribute, Fixed(1)), f"《{ja}》", f"<{en}>", cites=cites)
      for attribute, ja, en, cites in PLAIN],
    *[Word("lost", Becomes(attribute, Fixed(0)), f"《{ja}》", f"<{en}>", cites=cites)
      for attribute, ja, en, cites in (*NUMBERED, *PLAIN)],
    Rule("gained", GainsLabel, "{label:trait}", "{label}", cites="2-5-2"),
    *[Word("treated", GainsLabel(f"color:{en}"), ja, en, cites="2-4-1") for en, ja in COLOURS],
    Rule("static", Static, "{which:topic}は{quality:treated}としても<扱う>",
         "{which} <be:which> also treated as {quality}", cites="2-4-1"),
    Rule("doing", Do, "{act.duration:duration}、{which:topic}は{act.quality:treated}としても<扱う>",
         "<treat> {which} as {act.quality} too {act.duration}", within={"act": Lasts}, cites="2-4-1"),
    Word("cannot", Cannot(ATTACKING), "アタックできない", "can't attack"),
    Word("cannot", Cannot(ATTACKING_PLAYER), "相手プレイヤーをアタック先に選べない",
         "can't attack the enemy player", ("、相手プレイヤーをアタック先に選べない",)),
    Word("cannot", Cannot(MOVED, DESTROY), "破壊されない", "can't be destroyed", cites="1-3-3"),
    Word("cannot", Cannot(STOOD), "アクティブにならない", "won't be set as active", ("アクティブにできない",)),
    Word("cannot", Cannot(RESTED), "レストにならない", "can't be rested", ("レストにできない",)),
    Word("cannot", Cannot(RECOVERED), "回復しない", "can't recover HP", ("回復できない", "HPを回復できない"),
        cites="4-6"),
    Word("cannot", Cannot(BLOCKING), "《ブロッカー》を発動できない", "can't use <Blocker>", ("ブロックできない",),
         cites="7-4-1"),
    Word("cannot", Cannot(BEING_ATTACKED), "アタック先に選ばれない", "can't be chosen as an attack target",
         cites="7-1"),
    Word("cannot", Cannot(BEING_AFFECTED), "相手の効果を受けない", "can't be affected by enemy effects", cites="1-3-3"),
    Word("cannot", Cannot(BEING_CHOSEN), "相手の効果で選ばれない", "can't be chosen by enemy effects",
         ("相手の効果の対象に選ばれない", "相手の効果の対象にならない")),
    Word("cannot", Cannot(CARRYING), "パイロットをセットできない", "can't be paired with a Pilot",
         ("、パイロットをセットできない",), cites="6-5-2-3-3"),
    *[Word("kept", Cannot(BEING_LESSENED, attribute), f"{en}は相手の効果で減少しない",
           f"can't have {en} reduced by enemy effects", (f"{en}が相手の効果で減少しない",))
      for attribute, en in ((AP, "AP"), (HP, "HP"))],
    *[Rule("kept", NeverBelow, f"{en}は{{amount:number}}未満にならない", f"can't have less than {{amount}} {en}",
           fixed={"attribute": attribute}, cites="1-3-6") for attribute, en in ((AP, "AP"), (HP, "HP"))],
    *[Rule("kept", NeverAbove, f"{en}は{{amount:number}}を超えない", f"can't have more than {{amount}} {en}",
           fixed={"attribute": attribute}, cites="1-3-6") for attribute, en in ((AP, "AP"), (HP, "HP"))],
    *_never_leaves(),
    Word("free", Allowing(deed=PASSING), "ブロックされない", "can't be blocked", cites="7-4-1"),
    Rule("free", Allowing, "[、]{others:group}にブロックされない", "can't be blocked by {others@pl}",
         fixed={"deed": PASSING}, cites="7-4-1"),
    Rule("free", Allowing, "[、]{others:group}をアタック先に選んでもよい",
         "may attack {others@pl}",
         fixed={"deed": ATTACKING_ACTIVE}, cites="1-3-1"),
    Word("free", Allowing(deed=ATTACKING_AT_ONCE), "配備したターンにアタックしてもよい",
         "may attack on the turn it is deployed", cites="2-11-4"),
    *[Rule("free", DamageReduction, f"[、]{{by:group}}から{ja}ダメージを受けない",
        f"can't receive {en}damage from {{by@pl}}",
           fixed={**HIT, "reasons": reasons}, cites="4-5")
      for ja, en, reasons in DAMAGES],
    *[Word("free", DamageReduction(**HIT, reasons=reasons, by=ENEMY_CARDS), f"相手から{ja}ダメージを受けない",
           f"can't receive {en}damage from the enemy", (f"、相手から{ja}ダメージを受けない",
                                                        f"相手の{ja}ダメージを受けない"), cites="4-5")
      for ja, en, reasons in DAMAGES],
    *[Word("free", DamageReduction(**HIT, reasons=reasons), f"{ja}ダメージを受けない", f"can't receive {en}damage",
           cites="4-5")
      for ja, en, reasons in DAMAGES],
    Rule("free", None, "{it:softened}", "{it}"),
    *[rule for ja, en, reasons in DAMAGES for rule in (
        Rule("softened", DamageReduction, f"受ける{ja}ダメージを{{less:number}}軽減する",
            f"takes {{less}} less {en}damage",
             fixed={**HIT, "reasons": reasons}, cites="4-5"),
        Rule("softened", DamageReduction, f"相手から受ける{ja}ダメージを{{less:number}}軽減する",
             f"takes {{less}} less {en}damage from the enemy", fixed={**HIT, "reasons": reasons, "by": ENEMY_CARDS},
             cites="4-5"),
        Rule("softened", DamageReduction, f"{{by:group}}から受ける{ja}ダメージを{{less:number}}軽減する",
             f"takes {{less}} less {en}damage from {{by@pl}}", fixed={**HIT, "reasons": reasons}, cites="4-5"))],
    Rule("next", DamageReduction, "次に受けるダメージを{less:number}軽減する", "takes {less} less damage the next time",
         fixed={**HIT, "limit": Limit(1)}, cites="4-5"),
    Rule("once", DamageReduction, "{less:number}軽減する", "takes {less} less damage", fixed={**HIT,
        "limit": Limit(1)}),
    Rule("ruling", Do, "{which:topic}は次の相手のターンのスタートフェイズでアクティブにならない",
         "{which} will stay rested in your opponent's next start phase",
         fixed={"act": Lasts(Cannot(STOOD, ACTIVATE), FOR_OPPONENTS_NEXT_TURN)}, cites="6-2-2-1"),
    *[Rule("ruling", Do,
           f"{ja}、{{act.quality.ability.who:group}}はアタックするとき、可能なら{{which:self}}をアタック先に選ぶ",
           f"{en}, {{act.quality.ability.who@pl}} choose {{which}} as their attack target if possible",
           tuple(f"{it}、{{act.quality.ability.who:group}}はアタックするとき、可能なら{{which:self}}をアタック先に選ぶ"
                 for it in also),
           fixed={"act.duration": duration, "act.quality.ability.deed": ATTACKING,
                  "act.quality.ability.others": This()},
           within={"act": Lasts, "act.quality": Gains, "act.quality.ability": Luring}, cites="7-3-1")
      for duration, ja, en, also in (
          (FOR_OPPONENTS_NEXT_TURN, "次の相手のターン中", "during your opponent's next turn",
           ("次の相手のターン終了時まで",)),
          (UNTIL_OWN_TURN, "次の自分のターン開始時まで", "until the start of your next turn", ()),
          (FOR_TURN, "このターン中", "during this turn", ()))],
    # For a while.
    Word("duration", FOR_TURN, "このターン中", "during this turn",
         ("このターンの間", "ターン終了時まで", "このターン終了時まで"),
         cites="6-6-5-1"),
    Word("duration", FOR_BATTLE, "このバトル中", "during this battle", ("このバトルの間", "バトル終了時まで",
                                                              "このバトル終了時まで"), cites="7-7-1"),
    Word("duration", FOR_OPPONENTS_NEXT_TURN, "次の相手のターン終了時まで",
         "until the end of your opponent's next turn",
         ("次の相手のターンの終了時まで",)),
    Word("duration", UNTIL_OWN_TURN, "次の自分のターン開始時まで", "until the start of your next turn",
         ("次の自分のターンの開始時まで",), cites="6-2-3-1"),
    Word("duration", FOR_NEXT_TURN, "次のターン中", "until the end of the next turn"),
    # How long it lasts may stand behind the cards, too.
    *[Rule("doing", Do, f"{{act.duration:duration}}、{{which:{kind}}}を{{act.quality:shift}}<する>",
           "<give> {which} {act.quality} {act.duration}", also, within={"act": Lasts})
      for kind, also in (
          ("target", ("{which:topic}は[、]{act.duration:duration}(、|){act.quality:shift}(<する>|<される/1>)",
                      "{which:target}を[、]{act.duration:duration}(、|){act.quality:shift}<する>")), ("choice", ()))],
    Rule("doing", Do, "{act.duration:duration}、{which:topic}は[、]{act.quality:gained}を<得る>",
         "<give> {which} {act.quality} {act.duration}",
         ("{which:topic}は[、]{act.duration:duration}(、|){act.quality:gained}を<得る>",), within={"act": Lasts},
         cites="4-16-1"),
    Rule("doing", Do, "{act.duration:duration}、{which:topic}は{act.quality:lost}を<失う>",
         "<make> {which} lose {act.quality} {act.duration}", within={"act": Lasts}),
    Rule("ruling", Do, "{act.duration:duration}、{which:topic}は[、]{act.quality:cannot}",
         "{act.duration}, {which} {act.quality}", within={"act": Lasts}),
    Rule("ruling", Do, "{act.duration:duration}、{which:topic}の{act.quality:kept}",
         "{act.duration}, {which} {act.quality}", within={"act": Lasts}),
    Rule("ruling", Do, "{act.duration:duration}、{which:topic}は[、]{act.quality.ability:free}",
         "{act.duration}, {which} {act.quality.ability}",
         ("{act.duration:duration}、{which:topic}が{act.quality.ability:softened}",), within={"act": Lasts,
                                                                                            "act.quality": Gains}),
    Rule("ruling", Do, "{act.duration:duration}、{which:topic}が{act.quality.ability:next}",
         "{act.duration}, {which} {act.quality.ability}", within={"act": Lasts, "act.quality": Gains}),
    # What is about the turn in which it came needs no duration.
    Rule("ruling", Do, "{which:topic}は配備したターンにアタックしてもよい",
         "{which} may attack on the turn it is deployed",
         fixed={"act": Lasts(Gains(Allowing(deed=ATTACKING_AT_ONCE)), FOR_TURN)}, cites="2-11-4"),
    # All that another card has of some keyword effects (11-1).
    Rule("doing", AddNumbersOfIt,
         "{duration:duration}、{which:this}は{quality:shift?され、}それが持つ{attributes:same*/}すべてを<得る>",
         "<give> {which} {quality?_ and} all {attributes*/} that it has {duration}"),
    *[Word("same", attribute, f"《{ja}》", f"<{en}>", cites=cites)
      for attribute, ja, en, cites in (*NUMBERED, *PLAIN)],
    *[part for duration, ja, en in BRIEF for part in _together(duration, ja, en)],
    *_of_the_same(),
]
