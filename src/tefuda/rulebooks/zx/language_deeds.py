"""Chapters 600 to 1000 in card texts: what is done to cards and players."""
from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ...cards.language import Pattern, Production, Rule, Word
from ...cards.language.core_acts import act
from ...cards.language.core_words import Vocabulary
from ...cards.language.english import OWNER, TAKE, TAKEN
from ...cards.language.patterns import to_int
from ...kernel.abilities.ability_kinds import Automatic
from ...kernel.abilities.card_effects import Lasts, MoveTo, CardProcedure
from ...kernel.abilities.conditions import There
from ...kernel.abilities.control_flow import If, May, Sequence, Then
from ...kernel.abilities.player_effects import PlayerProcedure, Look, Shuffle
from ...kernel.abilities.delayed_triggers import Later
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import BY_EFFECT, BY_OPPONENTS_EFFECT, At
from ...kernel.abilities.nodes import AT_LEAST, EITHER, OPPONENT, YOU, CardEffect, Static
from ...kernel.abilities.numbers import ChosenNumber, Counted, Each, Fixed, Half, Unlimited, ValueOf, Quotient
from ...kernel.abilities.deck_effects import PutBack, TakeOff, TakeUpTo
from ...kernel.abilities.board_places import PutInto
from ...kernel.abilities.qualities import Becomes, Cannot, Gains, LosesAbility, Plus
from ...kernel.abilities.modes import Modes, Reckoned
from ...kernel.abilities.selections import Cards, Top
from ...kernel.abilities.spoken_of import It, Looked, This
from ...kernel.codes import (
    BEING_AFFECTED, BEING_AFFECTED_AT_ALL, BEING_CHOSEN, DAMAGED, DECLARED, DRAWING, REST, RESTED, STOOD, USING,
)
from ...kernel.continuous.lasting_effects import FOR_OPPONENTS_NEXT_TURN
from .areas import (
    APPEAR, ATTACK, ATTACKING_PLAYER, BEING_ATTACKED, BY_ABILITY, DEALING, DEALING_IN_BATTLE, PAY, PLAYING_EVENTS,
    PLAYING_ZX, REBOOT, TURN_END, ZONE_DECK, ZONE_HAND, ZONE_LIFE, ZONE_SQUARE,
)
from .cards import CHARGE_ROOM, HAND_ROOM, IGNITION_ICON
from .language_cards import ANY_CARD, IS_PLAYER, THAT
from .nodes import ResourceCost

# What is more than one.
SEVERAL: Final = Pattern(
    "several", int, r"[2-9]|[1-9]\d+", to_int, str, str, lambda rng: rng.randint(2, 5), "2", "123456789")

DESTROY: Final = CardProcedure("destroy", Fixed(0))
EXCLUDE: Final = CardProcedure("exclude", Fixed(0))
SHUFFLE_IN: Final = CardProcedure("shuffle in", Fixed(0))
COLORS: Final = (
    (1, "赤", "red"), (2, "青", "blue"), (4, "白", "white"), (8, "黒", "black"), (16, "緑", "green"), (0, "無", "any"))

# Whether there are some among the cards that were looked at.
_SOME: Final[dict[str, Any]] = {"condition.how": AT_LEAST, "condition.number": Fixed(1)}
_LOOKED: Final[dict[str, type]] = {"condition": There, "condition.cards": Looked}


def _moves(v: Vocabulary) -> list[Production]:
    """Productions for effects that put cards somewhere, face-up or face-down, upright or asleep."""
    moved = {"reason": v.moved}
    return [
        Rule("move", MoveTo, "{zone:place}に<置く>", f"into {OWNER} {{zone}}",
             ("(持ち主の|){zone:place}に(リブートで|リブート状態で|表向きで|)<置く>",
              "リブートで(持ち主の|){zone:place}に<置く>",
              "(持ち主の|){zone:life-word}に裏向きで<置く>"),
             fixed=moved),
        Rule("move", MoveTo, "{zone:place}にスリープで<置く>", f"into {OWNER} {{zone}}, asleep",
             ("スリープで(持ち主の|){zone:place}に<置く>",
              "(持ち主の|){zone:place}に(スリープで|スリープ状態で)<置く>"),
             fixed={**moved, "flags": REST}, cites="1002.2"),
        Word("hand-word", ZONE_HAND, "手札", "hand"),
        Word("life-word", ZONE_LIFE, "ライフ", "life"),
        Rule("move", MoveTo, "{zone:hand-word}に<戻す>", f"back into {OWNER} {{zone}}",
             ("(持ち主の|あなたの|){zone:hand-word}に(<戻す>|<加える>)",), fixed=moved),
        Rule("move", MoveTo, "デッキの1番下に<置く>", f"on the bottom of {OWNER} deck", (
            "(|好きな順番で)(持ち主の|あなたの|)デッキの(1番|一番|)下に(|好きな順番で)(<置く>|<戻す>)",),
             fixed={**moved, "zone": ZONE_DECK, "bottom": True}, cites="304.2"),
        Rule("move", MoveTo, "デッキの1番上に<置く>", f"on top of {OWNER} deck", (
            "(持ち主の|あなたの|)デッキの(1番|一番|)上に(<置く>|<戻す>)",),
             fixed={**moved, "zone": ZONE_DECK}, cites="304.2"),
        Rule("move", MoveTo, "公開して手札に<加える>", f"face-up into {OWNER} hand",
             ("公開し、手札に<加える>", "相手に見せて手札に<加える>", "相手に見せ、手札に<加える>"),
             fixed={**moved, "zone": ZONE_HAND, "shown": True}, cites="1005.1"),
        Rule("move", PutInto, "{places:places}に<置く>", "on {places}", fixed={"reason": BY_ABILITY}, cites="303.1"),
        Rule("move", PutInto, "リブートで{places:places}に<登場させる>", "on {places}, rebooted",
             ("{places:places}に(リブートで|リブート状態で|)<登場させる>",
              "リブート状態で{places:places}に<登場させる>",
              "{places:places}に<登場する>"),
             fixed={"reason": APPEAR}, cites="1006.1"),
        Rule("move", PutInto, "スリープで{places:places}に<登場させる>", "on {places}, asleep",
             ("{places:places}に(スリープで|スリープ状態で)<登場させる>",
              "スリープ状態で{places:places}に<登場させる>"),
             fixed={"reason": APPEAR, "flags": REST}, cites="1006.1"),
    ]


def _act(v: Vocabulary, ja: str, en: str, fixed: CardEffect | None = None) -> list[Production]:
    """What is done to cards as in all games; the opponent may choose of yours too."""
    parts = act(v, ja, en, fixed)
    return [*parts, *(
        replace(part, ja=part.ja.replace("their-group", "your-group"),
                also=tuple(it.replace("their-group", "your-group") for it in part.also))
        for part in parts if isinstance(part, Rule) and part.kind == "foe-deed")]


def _acts(v: Vocabulary) -> list[Production]:
    lasts = {"act": Lasts}
    return [
        *_act(v, "{act:move@*}", f"<put> {TAKE}{{which}}{TAKEN} {{act}}"),
        *_act(v, "(|ゲームから)<除外する>", "<remove> {which} from the game", EXCLUDE),
        *_act(v, "<破壊する>", "<destroy> {which}", DESTROY),
        *_act(v, "<スリープする>", "<put> {which} to sleep", v.rest),
        *_act(v, "<リブートする>", "<reboot> {which}", v.stand),
        *_act(v, "フォースとしてこのカードの下に<置く>", "<put> {which} under this card as its force",
              CardProcedure("force",
                                                                                             Fixed(0))),
        Rule("deed", Do, "{which:choice}選びデッキに戻し、<シャッフルする>", f"<shuffle> {{which}} into {OWNER} deck",
             ("{which:choice}(選び|選び、|選んで|選んで、)(持ち主の|あなたの|)デッキに(戻し、|戻して|戻して、)(|"
              "デッキを)<シャッフルする>",),
             fixed={"act": SHUFFLE_IN}, cites="1003.1"),
        Rule("deed", Do, "{which:target}をデッキに戻し、<シャッフルする>", f"<shuffle> {{which}} into {OWNER} deck",
             ("{which:target}を(持ち主の|あなたの|)デッキに(戻し、|戻して|戻して、)(|デッキを)<シャッフルする>",
              "{which:group}をすべて(持ち主の|あなたの|)デッキに(戻し、|戻して|戻して、)(|デッキを)<シャッフルする>"),
             fixed={"act": SHUFFLE_IN}, cites="1003.1"),
        Rule("deed", Shuffle, "デッキを<シャッフルする>", "<shuffle> your deck",
             ("あなたのデッキを<シャッフルする>",
              "(公開した|)(残りの|残った)カードを元に戻し、(|デッキを)<シャッフルする>",
              "公開した(残りの|残った)カードをデッキに戻し、(|デッキを)<シャッフルする>"),
             fixed={"who": YOU, "zone": ZONE_DECK}, cites="1005.2"),
        *[Rule("deed", Look, f"{{which.whose:whose}}{ja}を<見る>", f"<look at> {{which.whose}} {en}",
               fixed={"to_all": False, "reason": v.looked, "which.zones": (zone,)}, within={"which": Cards},
               cites="1005.1")
          for zone, ja, en in ((ZONE_HAND, "手札", "hand"), (ZONE_DECK, "デッキ", "deck"))],
        Rule("deed", Modes, "デッキの1番上か1番下に<置く>", "<put> it on the top or the bottom of your deck",
             ("(あなたの|)デッキの(1番|一番|)上か(デッキの|)(1番|一番|)下に(<置く>|<戻す>)",
              "(1番|一番|)上か(1番|一番|)下に(<置く>|<戻す>)"),
             fixed={"options": tuple(Do(Looked(), MoveTo(ZONE_DECK, v.moved, bottom=bottom)) for bottom in (False,
                                                                                                            True))},
             cites="304.2"),
        Rule("deed", Do, "このカードを隣の{act.places:near-here}に<置く>", "<put> this card on {act.places}",
             fixed={"which": This(), "act.reason": BY_ABILITY}, within={"act": PutInto}, cites="303.1"),
        *_damage(),
        Rule("deed", TakeOff, "{whose:whose}デッキの上から{count:pieces}のカードを{zone:place}に<置く>",
             f"<put> {{count}} card(s:count) from the top of {{whose}} deck(s:whose) into {OWNER} {{zone}}",
             ("{whose:whose}デッキの上から(カードを|){count:pieces}(を|){zone:place}に(リブートで|裏向きで|)<置く>",
              "{whose:whose}デッキの上から{count:pieces}のカードを{zone:place}に(リブートで|裏向きで)<置く>"),
             fixed={"pile": ZONE_DECK, "reason": BY_ABILITY}, cites="304.3"),
        Rule("deed", TakeOff, "{whose:whose}デッキの上から{count:pieces}のカードを{zone:place}にスリープで<置く>",
             f"<put> {{count}} card(s:count) from the top of {{whose}} deck(s:whose) into {OWNER} {{zone}}, asleep",
             ("{whose:whose}デッキの上から(カードを|){count:pieces}(を|){zone:place}にスリープで<置く>",
              "{whose:whose}デッキの上から{count:pieces}のカードをスリープで{zone:place}に<置く>"),
             fixed={"pile": ZONE_DECK, "reason": BY_ABILITY, "flags": REST}, cites="304.3"),
        *[Rule("deed", TakeOff, f"{{whose:whose}}デッキの1番上のカードを{{zone:place}}に{ja}<置く>",
               f"<put> the top card of {{whose}} deck(s:whose) into {OWNER} {{zone}}{en}",
               (f"{{whose:whose}}デッキの(1番上|一番上|上)(の|から)カード(を|を1枚)(持ち主の|){{zone:place}}"
                f"に{ja or also}<置く>",
                f"{{whose:whose}}デッキの(1番上|一番上|上)(の|から)カード(を|を1枚){ja}(持ち主の|){{zone:place}}"
                f"に<置く>"),
               fixed={"pile": ZONE_DECK, "reason": BY_ABILITY, "count": Fixed(1), **flags}, cites="304.3")
          for ja, also, en, flags in (
              ("", "(リブートで|裏向きで|表向きで|)", "", {}), ("スリープで", "", ", asleep", {"flags": REST}))],
        Rule("deed", TakeUpTo, "{whose:side}デッキの上から{most:int}枚までのカードを{zone:place}に<置く>",
             f"<put> up to {{most}} card(s:most) from the top of {{whose}} deck into {OWNER} {{zone}}",
             fixed={"pile": ZONE_DECK, "reason": BY_ABILITY}, cites="304.4"),
        Rule("deed", PutBack, "好きな順番でデッキの上に<戻す>", "<put> them back on top of your deck in any order",
             ("好きな順番で(|あなたの)(|デッキの)(|1番|一番)上に(<戻す>|<置く>)",
              "(|あなたの)デッキの(|1番|一番)上に好きな順番で(<戻す>|<置く>)"),
             fixed={"which": Looked()}, cites="304.2"),
        *[Rule("deed", Look, f"{{which.whose:whose}}デッキの1番上のカードを<{ja}>",
               f"{en} the top card of {{which.whose}} deck",
               (f"{{which.whose:whose}}デッキの一番上のカードを<{ja}>",),
               fixed={"to_all": to_all, "reason": v.looked, "which.zone": ZONE_DECK, "which.count": Fixed(1)},
               within={"which": Top}, cites="1005.1")
          for to_all, ja, en in ((False, "見る", "<look at>"), (True, "公開する", "<reveal>"))],
        Rule("sentence", If,
             "そのカードが{condition.cards.tests:feature*0}{condition.cards.tests:sort}ならば、{then.act:move}。",
             "if it is a(n) {condition.cards.tests:feature*0 | | } {condition.cards.tests:sort}, put it {then.act}.",
             ("公開したカードが{condition.cards.tests:feature*0}{condition.cards.tests:sort}ならば、{then.act:move}。",
              ),
             fixed={"then.which": Looked(), **_SOME}, within={**_LOOKED, "then": Do}, cites="1005.1"),
        Rule("sentence", If,
             "そのカードが{condition.cards.tests:feature*0}{condition.cards.tests:sort}ならば、"
             "{then.effect.act:move@te}よい。",
             "if it is a(n) {condition.cards.tests:feature*0 | | } {condition.cards.tests:sort}, you may put it "
             "{then.effect.act}.",
             ("公開したカードが{condition.cards.tests:feature*0}{condition.cards.tests:sort}ならば、"
              "{then.effect.act:move@te}よい。",),
             fixed={"then.effect.which": Looked(), **_SOME}, within={**_LOOKED, "then": May, "then.effect": Do},
             cites="1005.1"),
        Rule("deed", Look, "{which:pile}(|を|のカードを)<見る>", "<look at> {which}",
             fixed={"to_all": False, "reason": v.looked}),
        Rule("deed", Look, "{which:pile}(|を|のカードを)<公開する>", "<reveal> {which}", fixed={"to_all": True,
                                                                                "reason": v.looked}),
        Rule("deed", Do, "{which:choice}選び、<公開する>", "<reveal> {which}", ("{which:choice}<公開する>",),
             fixed={"act": v.show}, cites="1005.1"),
        Rule("deed", PlayerProcedure, "{number:plain}点<回復する>", "<recover> {number} life",
             ("あなたは{number:plain}点<回復する>", "(あなたは|)(あなたの|)ライフを{number:plain}(点|)<回復する>"),
             fixed={"procedure": "recover", "who": YOU}, cites="1012.1a"),
        Rule("foe-deed", PlayerProcedure, "{who:foe}は{number:plain}点<回復する>", "{who} <recover:who> {number} life",
             fixed={"procedure": "recover"}, cites="1012.1a"),
        Rule("deed", PlayerProcedure, "<イグニッションする>", "<ignite>",
             fixed={"procedure": "ignite", "who": YOU, "number": Fixed(1)}, cites="1010.1"),
        Rule("sentence", Do,
             "{act.duration:duration?、}{which:topic}は以下の能力を得る。(“|「){act.quality.ability:ability}(”|」)",
             "{which} <get:which> “{act.quality.ability}”{act.duration? _}.",
             ("{act.duration:duration?、}{which:topic}は{act.quality.ability:named}を得る。",),
             within={**lasts, "act.quality": Gains}),
        Rule("sentence", Do,
             "{act.duration:duration?、}{which:topic}は以下の能力を失う。(“|「){act.quality.ability:ability}(”|」)",
             "{which} <lose:which> “{act.quality.ability}”{act.duration? _}.",
             ("{act.duration:duration?、}{which:topic}は{act.quality.ability:named}を失う。",),
             within={**lasts, "act.quality": LosesAbility}, cites="1104.4"),
        Rule("ruling", Do, "そのゼクスは次の相手のリブートフェイズにリブートしない",
             "it can't be rebooted during your opponent's next reboot phase",
             ("そのカードは次の相手のリブートフェイズにリブートしない",),
             fixed={"which": THAT, "act": Lasts(Cannot(STOOD, REBOOT), FOR_OPPONENTS_NEXT_TURN)}, cites="502.1"),
        Rule("sentence", Do,
             '{which:choice}(選び、|選んで、){act.duration:duration?、}以下の能力を与える。(“|「)'
             '{act.quality.ability:ability}(”|」)',
             '<give> {which} “{act.quality.ability}”{act.duration? _}.',
             ("{which:choice}(選び、|選んで、){act.duration:duration?、}{act.quality.ability:named}を与える。",),
             within={**lasts, "act.quality": Gains}),
        *[Word("cannot", quality, ja, en, also) for quality, ja, en, also in (
            (Cannot(DEALING_IN_BATTLE), "バトルでダメージを与えない", "can't deal damage in battle", ()),
            (Cannot(DEALING), "ダメージを与えない", "can't deal damage", ()),
            (Cannot(DECLARED, ATTACK), "攻撃できない", "can't attack", ("攻撃することができない",)),
            (Cannot(ATTACKING_PLAYER), "プレイヤーを攻撃できない", "can't attack players",
             ("相手を攻撃できない", "相手のプレイヤーを攻撃できない")),
            (Cannot(STOOD, REBOOT), "リブートフェイズにリブートしない", "can't be rebooted in the reboot phase",
             ("リブートフェイズの間、リブートしない",)),
            (Cannot(BEING_ATTACKED), "攻撃されない", "can't be attacked", ()),
            (Cannot(DAMAGED), "ダメージを受けない", "can't be dealt damage", ()))],
        *[Word("card-deed", deed, ja, en, also) for deed, ja, en, also in (
            (USING, "能力をプレイできない", "play its abilities", ()),
            (RESTED, "スリープしない", "be put to sleep", ()), (STOOD, "リブートしない", "be rebooted", ()),
            (BEING_CHOSEN, "相手の効果で選ばれない", "be chosen by your opponent's effects", tuple(
                f"相手の{it}" for it in ("能力で選ばれない", "カードの効果で選ばれない", "カードの能力で選ばれない",
                                      "能力や効果で選ばれない", "効果や能力で選ばれない"))),
            (BEING_AFFECTED, "相手の効果を受けない", "be affected by your opponent's effects", (
                "相手の能力や効果を受けない", "相手のカードの効果を受けない", "相手の能力を受けない")),
            (BEING_AFFECTED_AT_ALL, "効果を受けない", "be affected by effects", ("カードの効果を受けない",)))],
        *[Word("player-deed", deed, ja, en) for deed, ja, en in (
            (DRAWING, "カードを引けない", "draw cards"), (USING, "能力をプレイできない", "play abilities"),
            (PLAYING_ZX, "ゼクスをプレイできない", "play Z/X"), (PLAYING_EVENTS, "イベントをプレイできない",
                                                      "play events"))],
        Word("cause", BY_EFFECT, "カードの効果で", "by an effect", ("効果で", "カードの能力で", "能力で")),
        Word("cause", BY_OPPONENTS_EFFECT, "相手の効果で", "by your opponent's effect",
             ("相手のカードの効果で", "相手の能力で")),
        Word("by", (PAY,), "コストで", "as a cost"),
        Rule("cannot", Cannot, "{points:plain}以下のダメージを受けない", "can't be dealt {points} damage or less",
             fixed={"deed": DAMAGED}),
    ]


def _damage() -> list[Production]:
    """Damage that an effect deals (1001): to Z/X, chosen ones or all of some, or to a player."""
    hurts = {"act.procedure": "damage"}
    within: dict[str, type] = {"act": CardProcedure}
    found: list[Production] = []
    for ja, en in (
        ("{act.number:plain}ダメージを<与える>", "<deal> {act.number} damage to {which}"),
        ("{act.number:equal}に等しい値のダメージを<与える>",
         "<deal> damage to {which} equal to {act.number}"),
        ("{act.number:for-each}ダメージを<与える>", "<deal> damage to {which} equal to {act.number}"),
    ):
        found += [
            Rule("deed", Do, f"{{which:choice}}(選び、|選んで、)(|それぞれに){ja}", en, fixed=hurts, within=within,
                 cites="1001.1"),
            Rule("deed", Do, f"{{which:target}}に(|それぞれ){ja}", en, fixed=hurts, within=within, cites="1001.1"),
        ]
    return [
        *found,
        Rule("for-each", Each, "{number.cards:group}1枚につき、{by:int}", "{by} for each {number.cards@sg}",
             within={"number": Counted}),
        Rule("equal", ValueOf, "{which:one}の{attribute:attribute}", "the {attribute} of {which}"),
        Rule("equal", ValueOf, "{which:standing}の{attribute:attribute}", "the {attribute} of the {which}"),
        Rule("standing", Cards, "{tests:part*}にある{tests:feature*0}{tests:sort}",
             "{tests:feature*0 | | } {tests:sort} {tests:part}", fixed={"zones": (ZONE_SQUARE,), "whose": EITHER}),
        Rule("equal", Half, "{number.which:one}の{number.attribute:attribute}の半分",
             "half the {number.attribute} of {number.which}",
             within={"number": ValueOf}),
        Rule("deed", Reckoned,
             "{effect.which:choice}(選び、|選んで、)(除外した|破壊した|戻した|置いた)(ゼクス|カード)"
             "の{number.attribute:attribute}に"
             "等しい値のダメージを<与える>",
             "<deal> damage to {effect.which} equal to the {number.attribute} of that other card",
             fixed={"number.which": It(), "effect.act.procedure": "damage", "effect.act.number": ChosenNumber()},
             within={"number": ValueOf, "effect": Do, "effect.act": CardProcedure}, cites="1001.1"),
        Rule("deed", PlayerProcedure, "相手に{number:plain}ダメージを<与える>",
             "<deal> {number} damage to your opponent",
             fixed={"procedure": "damage player", "who": OPPONENT}, cites="1001.2"),
        Rule("deed", PlayerProcedure, "あなたは{number:plain}ダメージを<受ける>", "<take> {number} damage",
             ("あなたに{number:plain}ダメージを<与える>",),
             fixed={"procedure": "damage player", "who": YOU}, cites="1001.2"),
    ]


def _numbers() -> list[Production]:
    """Productions that change numbers of cards and of players."""
    players: dict[str, Any] = {"which.zones": (ZONE_SQUARE,), "which.tests": (IS_PLAYER,)}
    room: dict[str, type] = {"which": Cards, "quality": Plus}
    limits = ((CHARGE_ROOM, "チャージ", "charge", "306.2"), (HAND_ROOM, "手札", "hand", "309.2"))
    return [
        Rule("shift", Plus, "{amount.number.cards:group}1枚につき、{attribute:attribute}を{amount.by:signed}<する>",
             "{amount.by} {attribute} for each {amount.number.cards@sg}",
             within={"amount": Each, "amount.number": Counted}),
        Rule("icon-line", Static, "このカードは{quality.attribute:icon}アイコンを<得る>。",
             "this card <get:sg> the {quality.attribute} icon.", fixed={"which": This(), "quality.amount": Fixed(1)},
             within={"quality": Plus}, cites="206.6"),
        # Others have it as long as this card is where abilities of such cards work.
        Rule("ruling-line", Static, "{which:single}は{quality.attribute:icon}アイコンを<得る>。",
             "{which} <get:which> the {quality.attribute} icon.", fixed={"quality.amount": Fixed(1)},
             within={"quality": Plus}, cites="206.6"),
        Rule("static", Static, "{which:topic}は{quality.attribute:icon}アイコンを<失う>",
             "{which} <lose:which> the {quality.attribute} icon", fixed={"quality.amount": Fixed(0)},
             within={"quality": Becomes}, cites="206.2"),
        *_for_every(),
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


def _later_acts(kind: str, made: str) -> list[Production]:
    """808.4: what is done at the end of the turn to cards that were spoken of."""
    return [
        Rule(kind, Do, f"{{which:{made}}}を{{act:move@*}}", "<put> {which} {act}"),
        Rule(kind, Do, f"{{which:{made}}}を(|ゲームから)<除外する>", "<remove> {which} from the game",
             fixed={"act": EXCLUDE}),
        Rule(kind, Do, f"{{which:{made}}}を<破壊する>", "<destroy> {which}", fixed={"act": DESTROY}),
    ]


def _made(kind: str) -> list[Production]:
    """Cards that the ability itself has put somewhere."""
    return [
        Word(kind, It(many=True), "この能力で登場したゼクス", "the Z/X that appeared by this ability",
             tuple(f"{at}この{by}で登場{did}ゼクス" for at in ("", "スクエアにある") for by in ("能力", "効果")
                   for did in ("した", "させた") if (at, by, did) != ("", "能力", "した"))),
        Word(kind, It((ANY_CARD,), many=True), "この能力で置かれたカード", "the cards put by this ability",
             tuple(f"{at}この{by}で{did}カード" for at in ("", "リソースにある", "チャージにある", "手札にある")
                   for by in ("能力", "効果") for did in ("置かれた", "置いた", "加えた", "戻した")
                   if (at, by, did) != ("", "能力", "置かれた"))),
    ]


def _for_every() -> list[Production]:
    """A number is more or less for every so many of some cards: as long as an ability works, or for a while."""
    def parts(field: str) -> tuple[str, str, dict[str, type]]:
        number = f"{field}.amount.number"
        return (
            f"{{{number}.number.cards:group}}{{{number}.by:several}}枚につき、{{which:target}}の"
            f"{{{field}.attribute:attribute}}を{{{field}.amount.by:signed}}<する>",
            f"{{{field}.amount.by}} {{{field}.attribute}} for every {{{number}.by}} {{{number}.number.cards@pl}}",
            {field: Plus, f"{field}.amount": Each, number: Quotient, f"{number}.number": Counted})
    ja, en, within = parts("quality")
    ja_act, en_act, within_act = parts("act.quality")
    return [
        SEVERAL,
        Rule("static", Static, ja, f"{{which}} <get:which> {en}", within=within),
        Rule("deed", Do, f"{{act.duration:duration?(、|)}}{ja_act}", f"<give> {{which}} {en_act}{{act.duration? _}}",
             within={"act": Lasts, **within_act}),
    ]


def _sentences(v: Vocabulary) -> list[Production]:
    return [
        Rule("action", Sequence, "{parts:clause@stem,end*2、}", "{parts*, then | and |, then }",
             ("{parts:clause@te,end*2、}", "(あなたは|自分は){parts:deed@stem,end*2、}")),
        Rule("sentence", Then, "その後、(|さらに){effect:action}。", "then {effect}."),
        Rule("sentence", Then, "その後、{effect.condition:given}(|さらに){effect.then:action}。",
             "then, {effect.condition}, {effect.then}.", within={"effect": If}),
        *_later_acts("later-act", "made"),
        *_later_acts("later-made", "by-this"),
        *_made("made"),
        *_made("by-this"),
        Word("made", It(), "そのゼクス", "that Z/X",
             ("そのカード", "スクエアにあるそのゼクス", "スクエアにあるそのカード")),
        Word("by-this", It(), "スクエアにあるそのゼクス", "that Z/X", ("スクエアにあるそのカード",)),
        # With "this turn", what is done to that card is read like any other deed of a later moment.
        Rule("sentence", Later, "ターン終了時、{ability.effects:later-act*、}。",
             "at the end of the turn, {ability.effects}.",
             ("ターンの終了時、{ability.effects:later-act*、}。",
              "(このターン終了時|このターンの終了時)、{ability.effects:later-made*、}。"),
             fixed={"ability.when": At(TURN_END)}, within={"ability": Automatic}, cites="808.4"),
        Rule("deed", ResourceCost, "《{color:color}{points:int}》を<支払う>", "<pay> 《{color} {points}》",
             ("{color:color}{points:int}を<支払う>", "＜{color:color}{points:int}＞を<支払う>"), fixed={"who": YOU},
             cites="805.1"),
        Rule("foe-deed", ResourceCost, "{who:foe}は《{color:color}{points:int}》を<支払う>",
             "{who} <pay:who> 《{color} {points}》",
             ("{who:foe}は{color:color}{points:int}を<支払う>",), cites="805.1"),
        *[Word("color", bit, ja, en) for bit, ja, en in COLORS],
    ]


def deeds(v: Vocabulary) -> list[Production]:
    """The effects that only texts of this game have."""
    return [*_moves(v), *_acts(v), *_numbers(), *_sentences(v)]
