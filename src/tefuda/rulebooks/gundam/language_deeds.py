"""What is done by the texts of this game: to cards, and by players."""
from __future__ import annotations

import re
from typing import Final

from ...cards.language import Production, Rule, Word
from ...kernel.abilities.card_effects import (
    DealDamage, Recover, MoveTo, Rest, Show, Stand, CardProcedure, CardProcedureWith,
)
from ...kernel.abilities.player_effects import PlayerProcedure, Draw, Look, Shuffle, CreateTokens, CreateTokensOfEach
from ...kernel.abilities.choices import Choose, ChooseEach
from ...kernel.abilities.applying import Do, PutAway
from ...kernel.abilities.modes import Modes
from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU, CardEffect
from ...kernel.abilities.numbers import Counted, Each, Fixed, ThatMany
from ...kernel.abilities.selections import Cards, Choice
from ...kernel.abilities.spoken_of import Looked, This
from .areas import (
    BY_EFFECT, DISCARD, EFFECT_DAMAGE, LOOK, RECOVER, REMOVE, ZONE_DECK, ZONE_HAND, ZONE_IN_USE, ZONE_REMOVED,
    ZONE_SHIELDS, ZONE_TRASH,
)
from .cards import IN_ACTION, IN_MAIN
from .language_choices import COUNTED_NOW, THIS_CARD
from .language_moments import CIRCLED


def _act(ja: str, en: str, act: CardEffect, particle: str = "を", cites: str = "") -> list[Production]:
    """Something done to the cards spoken of, to all of some, or to those that are chosen with it."""
    return [
        Rule("doing", Do, f"{{which:target}}{particle}{ja}", en, (f"{{which:all-of}}{particle}すべて{ja}",),
             fixed={"act": act}, cites=cites),
        Rule("doing", Do, f"{{which:choice}}{particle}{ja}", en, fixed={"act": act}, cites=cites),
        Rule("doing", Do, f"相手は[、]{{which:their-choice}}を選び、{ja}",
             re.sub("<(.*?)>", r"<let> your opponent choose and \1", en),
             (f"相手は[、]{{which:their-choice}}{particle}{ja}",),
             fixed={"act": act}, cites=cites),
    ]


def _tokens(how: str, rested: bool) -> list[Production]:
    """4-17-1: tokens of a name, of several names, or of one of several names."""
    en, kind, one = ("rested ", "rested-token", "rested-name") if rested else ("", "token", "token-name")
    fixed = {"rested": rested}
    return [
        Rule("doing", None, f"{{it:{kind}}}を{how}<配備する>", "<deploy> {it}", cites="4-17-1"),
        Rule("doing", CreateTokensOfEach, f"{{parts:{kind}*2と、}}を{how}<配備する>", "<deploy> {parts}",
             cites="10-4-2-2"),
        Rule("doing", Modes, f"{{options:{one}*2か、}}のユニットトークン1つを{how}<配備する>",
             f"<deploy> {{options*, | or |, or }} {en}Unit token", cites="4-17-1"),
        Rule(kind, CreateTokens, "「{name:name}」のユニットトークン{count:pieces}",
             f"{{count}} {en}“{{name}}” Unit token(s:count)", fixed=fixed),
        Rule(one, CreateTokens, "「{name:name}」", "1 “{name}”", fixed={**fixed, "count": Fixed(1)}),
    ]


def _recovery(kind: str) -> list[Production]:
    """4-6: HP that a card gets back, perhaps as much as something else is."""
    fixed: dict[str, int] = {"act.reason": RECOVER}
    return [
        Rule("doing", Do, f"{{which:{kind}}}を{{act.points:number}}<回復する>", "<let> {which} recover {act.points} HP",
             fixed=fixed, within={"act": Recover}, cites="4-6"),
        *[rule for cards, piece in COUNTED_NOW for rule in (
            Rule("doing", Do, f"{{which:{kind}}}を[、]{{act.points.number.cards:{cards}}}1{piece}につき"
                 "{act.points.by:int}<回復する>",
                 "<let> {which} recover {act.points.by} HP for each {act.points.number.cards@sg}", fixed=fixed,
                 within={"act": Recover, "act.points": Each, "act.points.number": Counted}, cites="4-6"),
            Rule("doing", Do, f"{{which:{kind}}}を[、]{{act.points.cards:{cards}}}と同じ数(|だけ)<回復する>",
                 "<let> {which} recover as many HP as there are {act.points.cards@pl}", fixed=fixed,
                 within={"act": Recover, "act.points": Counted}, cites="4-6"))],
    ]


def _draws() -> list[Production]:
    """Effects that draw cards (4-14): so many, or as many as there are of some others."""
    found: list[Production] = [
        Rule("doing", Draw, "自分は{count:sheets}<ドローする>", "<draw> {count} card(s)",
             ("自分は(カードを|カード|){count:sheets}(を|)(<ドローする>|<引く>)",
              "カード(を|){count:sheets}(を|)(<ドローする>|<引く>)"),
             fixed={"who": YOU},
             cites="4-14"),
        Rule("doing", Draw, "プレイヤーすべては{count:sheets}<ドローする>",
             "<let> each player draw {count} card(s:count)",
             ("(お互い|お互いのプレイヤー|各プレイヤー)は{count:sheets}<ドローする>",), fixed={"who": EITHER},
             cites="4-14"),
        Rule("doing", Draw, "相手は{count:sheets}<ドローする>", "<let> your opponent draw {count} card(s:count)",
             fixed={"who": OPPONENT}, cites="4-14"),
    ]
    for cards, piece in COUNTED_NOW:
        found += [
            Rule("doing", Draw,
                 f"自分は[、]{{count.number.cards:{cards}}}1{piece}につき[、]{{count.by:int}}枚<ドローする>",
                 "<draw> {count.by} card(s:count.by) for each {count.number.cards@sg}",
                 fixed={"who": YOU}, within={"count": Each, "count.number": Counted}, cites="4-14"),
            Rule("doing", Draw, f"自分は[、]{{count.cards:{cards}}}と同じ(枚数|数)(|だけ)<ドローする>",
                 "<draw> as many cards as there are {count.cards@pl}",
                 (f"自分は[、]{{count.cards:{cards}}}の数だけ<ドローする>",
                  f"{{count.cards:{cards}}}(の数だけ|と同じ数だけ|と同じ枚数)[、]自分は<ドローする>"),
                 fixed={"who": YOU}, within={"count": Counted}, cites="4-14"),
        ]
    return [
        *found,
        # As many as were just discarded, destroyed or moved otherwise.
        Rule("doing", Draw, "自分はその数と同じ枚数<ドローする>", "<draw> that many cards",
             tuple(f"{head}{deed}{many}{tail}<ドローする>"
                   for deed in ("捨てた", "破壊した", "戻した", "除外した", "置いた")
                   for head, many, tail in (
                       ("自分は", "数", "だけ"), ("自分は", "枚数", "だけ"), ("自分は", "枚数と同じ枚数", ""),
                       ("自分は", "数と同じ枚数", ""), ("", "数だけ自分は", ""), ("", "枚数だけ自分は", ""),
                       ("", "枚数と同じ枚数", ""), ("", "数と同じ枚数", ""))),
             fixed={"who": YOU, "count": ThatMany()}, cites="4-14"),
    ]


TO_HAND: Final = MoveTo(ZONE_HAND, BY_EFFECT)
DEPLOY_IT: Final = CardProcedure("deploy", Fixed(0))
SHOWN: Final = MoveTo(ZONE_HAND, BY_EFFECT, shown=True)
UNDER: Final = MoveTo(ZONE_DECK, BY_EFFECT, bottom=True)
UNDER_SHUFFLED: Final = MoveTo(ZONE_DECK, BY_EFFECT, bottom=True, at_random=True)
TOP_OR_BOTTOM: Final = Modes((Do(Looked(), MoveTo(ZONE_DECK, BY_EFFECT)), Do(Looked(), UNDER)))
TOP_OR_TRASH: Final = Modes((Do(Looked(), MoveTo(ZONE_DECK, BY_EFFECT)), Do(Looked(), MoveTo(ZONE_TRASH, BY_EFFECT))))

DEEDS: Final[list[Production]] = [
    *_act("レストに<する>", "<rest> {which}", Rest(BY_EFFECT), cites="4-4-1-2"),
    *_act("アクティブに<する>", "<set> {which} as active", Stand(BY_EFFECT), cites="4-4-1-1"),
    *_act("<破壊する>", "<destroy> {which}", CardProcedure("destroy", Fixed(0)), cites="4-10"),
    *_act("(持ち主の|)手札に(<戻す>|<加える>)", "<return> {which} to the owner's hand", TO_HAND),
    Rule("doing", Do, "このカードを手札に<加える>", "<add> this card to your hand",
         fixed={"which": THIS_CARD, "act": TO_HAND}),
    *_act("(|好きな順番で)(持ち主の|)デッキの(下|一番下)に(|好きな順番で)(<戻す>|<置く>)",
          "<return> {which} to the bottom of the owner's deck", UNDER),
    *_act("(|好きな順番で)(持ち主の|)デッキの(上|一番上)に(|好きな順番で)(<戻す>|<置く>)",
          "<return> {which} to the top of the owner's deck", MoveTo(ZONE_DECK, BY_EFFECT)),
    *_act("(持ち主の|)デッキに<戻す>", "<return> {which} to the owner's deck",
          MoveTo(ZONE_DECK, BY_EFFECT, at_random=True)),
    *_act("ゲームから<除外する>", "<remove> {which} from the game", MoveTo(ZONE_REMOVED, REMOVE), cites="4-12"),
    *_act("<捨てる>", "<discard> {which}", MoveTo(ZONE_TRASH, DISCARD), cites="4-11"),
    *_act("(|コストを支払わずに)<配備する>", "<deploy> {which}", DEPLOY_IT, cites="4-8"),
    *_act("<公開する>", "<reveal> {which}", Show(LOOK), cites="3-8"),
    *_act("コストを支払って<配備する>", "<pay> the cost of {which} to deploy it",
          CardProcedure("deploy paid", Fixed(0)),
          cites="4-8"),
    *_act("レストで<配備する>", "<deploy> {which} rested", CardProcedure("deploy", Fixed(1)), cites="4-8"),
    *_act("(自分の|相手の|持ち主の|)トラッシュに<置く>", "<put> {which} into the trash", MoveTo(ZONE_TRASH, BY_EFFECT)),
    *[Rule("doing", Do, f"{{which:{kind}}}に[、]{{act.points:{amount}}}ダメージを<与える>",
           "<deal> {act.points} to {which}", fixed={"act.reason": EFFECT_DAMAGE}, within={"act": DealDamage},
           cites="4-5-3")
      for kind, amount in (("target", "amount-of-it"), ("choice", "amount"), ("top-shields", "amount-of-it"))],
    *[rule for kind in ("target", "choice") for rule in _recovery(kind)],
    Rule("doing", Do, "{which:top}を手札に(<加える>|<戻す>)", "<add> {which} to the hand", fixed={"act": TO_HAND}),
    Rule("doing", Do, "{which:top}(、|を)(自分の|)(シールドとして|シールドエリアに|シールドに)<置く>",
         "<place> {which} as Shields", fixed={"act": MoveTo(ZONE_SHIELDS, BY_EFFECT)}, cites="3-6-4"),
    Rule("doing", PutAway, "{which:top}(、|を|)(自分の|相手の|持ち主の|)トラッシュに<置く>",
         "<put> {which} into the trash",
         fixed={"act": MoveTo(ZONE_TRASH, BY_EFFECT)}),
    Rule("deed", Choose, "{choice:choice}を<選ぶ>", "<choose> {choice}", cites="9-3-3"),
    Rule("deed", ChooseEach, "(自分の|)トラッシュの[、]{choices:trashed*2(と、|と)}を<選ぶ>",
         "<choose> {choices} in your trash", cites="9-3-3"),
    Rule("deed", ChooseEach, "{choices:choice*2(と、|と)}を<選ぶ>", "<choose> {choices}", cites="9-3-3"),
    Rule("deed", None, "{it:doing@*}", "{it@*}"),
    # 4-9
    *[Rule("doing", Do, f"{{which:{kind}}}を[、]{{act.others:this}}に<セットする>", "<pair> {which} with {act.others}",
           (f"{{act.others:this}}に[、]{{which:{kind}}}を<セットする>",),
           fixed={"act.procedure": "set"}, within={"act": CardProcedureWith}, cites="4-9")
      for kind in ("choice", "self")],
    Rule("doing", PlayerProcedure, "{number:circled-cost}を<支払う>", "<pay> {number}",
         fixed={"procedure": "pay resources", "who": YOU}, cites="9-1-7-3"),
    *[Word("circled-cost", Fixed(number), sign, sign) for number, sign in enumerate(CIRCLED, 1)],
    Rule("doing", Look, "{which:hand}を<見る>", "<look at> the {which@pl}", fixed={"to_all": False, "reason": LOOK}),
    Rule("doing", Look, "{which:top}(|を)<公開する>", "<reveal> {which}", fixed={"to_all": True, "reason": LOOK}),
    Rule("doing", Do, "バトルしている相手のユニットのアタック先を{which:self}に<する>",
         "<make> {which} the attack target of the enemy Unit in battle",
         ("アタックしている相手のユニットのアタック先を{which:self}に<する>",
          "このバトルのアタック先を{which:self}に<する>",
          "アタック先を{which:self}に<する>"),
         fixed={"act": CardProcedure("new target", Fixed(0))}, cites="7-4-1"),
    *_draws(),
    Rule("deed", Choose, "{choice.cards:held}{choice.most:sheets}を無作為に<選ぶ>",
         "<choose> {choice.most} {choice.cards@choice.most} at random",
         ("{choice.cards:held}からカード{choice.most:sheets}を無作為に<選ぶ>",
          "無作為に{choice.cards:held}{choice.most:sheets}を<選ぶ>"),
         fixed={"choice.at_random": True}, within={"choice": Choice}, cites="9-3-3"),
    Rule("doing", Do, "{which.cards:held}{which.most:sheets}を無作為に<捨てる>",
         "<discard> {which.most} {which.cards@which.most} at random",
         ("無作為に{which.cards:held}{which.most:sheets}を<捨てる>",),
         fixed={"which.at_random": True, "act": MoveTo(ZONE_TRASH, DISCARD)}, within={"which": Choice}, cites="4-11"),
    Rule("doing", Do, "相手は[、](相手の|自分の|自身の|)手札{which.most:sheets}(を|を選び、|を選んで)<捨てる>",
         "<make> your opponent discard {which.most} card(s:which.most)",
         fixed={"which.cards": Cards((ZONE_HAND,), OPPONENT), "which.who": OPPONENT,
                "act": MoveTo(ZONE_TRASH, DISCARD)}, within={"which": Choice}, cites="4-11"),
    Rule("deed", Choose, "相手は[、]{choice.cards:group}{choice.most:pieces}を<選ぶ>",
         "<let> your opponent choose {choice.most} {choice.cards@choice.most}", fixed={"choice.who": OPPONENT},
         within={"choice": Choice}, cites="9-3-3"),
    Rule("doing", Shuffle, "(|自分のデッキを|デッキを)<シャッフルする>", "<shuffle> the deck",
         fixed={"who": YOU, "zone": ZONE_DECK},
         cites="4-15"),
    *[part for how, rested in (("", False), ("レストで", True)) for part in _tokens(how, rested)],
    *[Rule("doing", PlayerProcedure, f"自分は{ja}{{number:pieces}}を{how}<置く>",
           f"<place> {{number}} {rested}{en}(s:number)",
           (f"{ja}{{number:pieces}}を{how}<置く>", f"自分の{ja}{{number:pieces}}を{how}<置く>"),
           fixed={"procedure": name + (" rested" if how else ""), "who": YOU}, cites=cites)
      for name, ja, en, cites in (("resource", "リソース", "Resource", "3-4"),
                                  ("ex resource", "EXリソース", "EX Resource", "4-17-5"))
      for how, rested in (("", ""), ("レストで", "rested "))],
    *[Rule("doing", Do, f"このカードの【{ja}】を<発動する>", f"<activate> this card's 【{en}】",
           ("このカードの【メイン】/【アクション】を<発動する>",) if menu == IN_MAIN else (),
           fixed={"which": This(ZONE_IN_USE), "act": CardProcedure("command", Fixed(menu))})
      for menu, ja, en in ((IN_MAIN, "メイン", "Main"), (IN_ACTION, "アクション", "Action"))],
    Rule("doing", PlayerProcedure, "相手のシールドエリアに{number:number}ダメージを<与える>",
         "<deal> {number} damage to the enemy shield area",
         ("相手のシールドエリアの先頭のカード1枚に{number:number}ダメージを<与える>",
          "相手のシールドエリアの先頭のカードに{number:number}ダメージを<与える>"), fixed={"procedure": "shield damage",
                                                                 "who": OPPONENT},
         cites="11-1-2-3"),
    Rule("doing", Do, "{which:looked-choice}を公開して手札に<加える>", "<reveal> {which} and add it to the hand",
         fixed={"act": SHOWN}),
    *[Rule("doing", Do, f"{{which:looked-choice}}を{ja}", en, fixed={"act": act}) for ja, en, act in (
        ("上に<戻す>", "<return> {which} to the top of the deck", MoveTo(ZONE_DECK, BY_EFFECT)),
        ("下に<戻す>", "<return> {which} to the bottom of the deck", UNDER),
        ("手札に<加える>", "<add> {which} to the hand", TO_HAND),
        ("(自分の|相手の|持ち主の|)トラッシュに<置く>", "<put> {which} into the trash", MoveTo(ZONE_TRASH, BY_EFFECT)),
        ("<捨てる>", "<discard> {which}", MoveTo(ZONE_TRASH, DISCARD)),
        ("ゲームから<除外する>", "<remove> {which} from the game", MoveTo(ZONE_REMOVED, REMOVE)),
        ("<配備する>", "<deploy> {which}", DEPLOY_IT),
        ("レストで<配備する>", "<deploy> {which} rested", CardProcedure("deploy", Fixed(1))))],
]
