"""What Z/X texts depend on: how many cards there are where, the life of players, what is so of a card."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.verbs_ja import inflect
from ...kernel.abilities.conditions import All, Compared, Done, Fits, There, TurnOf, Unless
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, EQUAL, LESS, MORE, OPPONENT, YOU
from ...kernel.abilities.numbers import Counted, Fixed
from ...kernel.abilities.board_places import Facing
from ...kernel.abilities.filters import AnyOf, Damaged, InState, IsSo
from ...kernel.abilities.selections import Cards
from ...kernel.abilities.spoken_of import Looked, This
from ...kernel.codes import REST
from .areas import APPEARED, BATTLING, IS_ATTACKER, IS_TARGET, ZONE_LIFE, ZONE_SQUARE
from .language_cards import ANY_CARD, ATTACKED, ATTACKING
from .language_deeds import COLORS
from .nodes import IsPlayer

# What can have been done, in front of what happens then.
_VERBS: Final = (
    "置く", "破壊する", "除外する", "戻す", "支払う", "登場させる", "捨てる", "引く", "スリープする", "リブートする",
    "加える", "公開する",
    "与える", "回復する", "選ぶ", "受ける", "シャッフルする")


def _counts(
    place: str, fixed: dict[str, Any], has: tuple[str, str], en: str, bare: tuple[str, ...] = (),
    other: str = "",
) -> list[Production]:
    """How many cards there are in a zone: the zone first, then the cards.

    ``has`` says so of one and of several; ``bare`` is the zone alone, where any cards are meant; ``other`` is English
    for what stands before whose they are.
    """
    within: dict[str, type] = {"cards": Cards}
    has_one, has_several = has
    simply = [f"{it}{{cards.tests:any-cards}}{{number:plain}}枚" for it in bare]
    cards = place + "{cards.tests:feature*0}{cards.tests:sort}"
    # Whose they are may stand before the squares.
    first = "{cards.whose:having}"
    other_cards = [first + cards.replace(first, "")] if first in place else []
    one, many = (other + "{cards.tests:feature*0 | | } {cards.tests:sort" + form + "}" for form in ("", "@pl"))
    return [
        Rule("measure", There, f"{cards}が{{number:plain}}枚{{how:or-more}}<ある>",
             f"{has_several} {{number}} {{how}} {many} {en}", (*(f"{it}{{how:or-more}}<だ>" for it in simply),
                                                            *(f"{it}が{{number:plain}}枚{{how:or-more}}<ある>"
                                                              for it in other_cards)),
             fixed=fixed, within=within),
        Rule("measure", There, f"{cards}が{{number:plain}}枚{{how:or-less}}しか<ない>",
             f"{has_several} {{number}} {{how}} {many} {en}",
             (f"{cards}が{{number:plain}}枚{{how:or-less}}<である>", *(f"{it}{{how:or-less}}<だ>" for it in simply)),
             fixed=fixed, within=within),
        Rule("existence", There, f"{cards}が<ある>", f"{has_one} a(n) {one} {en}",
             tuple(f"{it}が<ある>" for it in other_cards), fixed={**fixed, "how": AT_LEAST, "number": Fixed(1)},
             within=within),
        Rule("existence", There, f"{cards}が<ない>", f"{has_several} no {many} {en}",
             (f"{cards}が1枚も<ない>",), fixed={**fixed, "how": EQUAL, "number": Fixed(0)}, within=within),
    ]


def _squares() -> list[Production]:
    """How many cards there are in the squares, or in some of them; perhaps beside this one, of one player."""
    fixed: dict[str, Any] = {"cards.zones": (ZONE_SQUARE,)}
    return [
        Word("having", YOU, "あなたの", "you have", ("自分の",)),
        Word("having", OPPONENT, "相手の", "your opponent has"),
        *_counts("スクエアに{cards.tests:except*0}{cards.whose:having}", fixed, ("{cards.whose}", "{cards.whose}"),
                 "in a square", other="{cards.tests:except*0 | | } "),
        Rule("laid", Cards, "{tests:part}に{tests:except*0}{whose:of}{tests:feature*0}{tests:sort}",
             "{tests:except*0 | | } {tests:feature*0 | | } {tests:sort@*} {whose} {tests:part}",
             fixed={"zones": (ZONE_SQUARE,)}),
        Rule("laid", Cards, "{tests:spot}に{tests:except*0}{tests:feature*0}{tests:sort}",
             "{tests:except*0 | | } {tests:feature*0 | | } {tests:sort@*} {tests:spot}",
             fixed={"zones": (ZONE_SQUARE,), "whose": EITHER}),
        Rule("measure", There, "{cards:laid}が{number:plain}枚{how:or-more}<ある>",
             "there are {number} {how} {cards@pl}"),
        Rule("measure", There, "{cards:laid}が{number:plain}枚{how:or-less}しか<ない>",
             "there are {number} {how} {cards@pl}", ("{cards:laid}が{number:plain}枚{how:or-less}<である>",)),
        Rule("existence", There, "{cards:laid}が<ある>", "there is a(n) {cards@sg}",
             fixed={"how": AT_LEAST, "number": Fixed(1)}),
        Rule("existence", There, "{cards:laid}が<ない>", "there are no {cards@pl}", ("{cards:laid}が1枚も<ない>",),
             fixed={"how": EQUAL, "number": Fixed(0)}),
    ]


def _done(form: str, so: str) -> tuple[str, ...]:
    """How a text can say that what stands before was done, or was not: by its verb, perhaps with what it was done "
    "to."""
    def verbs(*words: str) -> str:
        return f"({'|'.join(inflect(it, form) for it in words)})"
    end = "(ならば|なら|場合|らならば|ら)、"
    numbers = "|".join(f"{number}枚" for number in range(1, 11))
    cards = "|".join(f"{it}を" for it in ("ゼクス", "カード", "このカード", "そのゼクス", "そのカード"))
    # A resource cost may be written again in front of what happens if it is paid.
    cost = f"(《|＜|)({'|'.join(ja for _, ja, *_ in COLORS)})({'|'.join(map(str, range(1, 11)))})(》|＞|)"
    return (
        f"{so}{end}", f"(|{numbers}|{cards}){verbs(*_VERBS)}{end}",
        f"(手札|デッキ|トラッシュ|チャージ|リソース)に{verbs('置く', '戻す', '加える')}{end}",
        f"{cost}を{inflect('支払う', form)}{end}")


def _lives(ja: str, en: str, **fixed: Any) -> Rule:
    """307.3: the life of one player beside that of the other."""
    return Rule(
        "measure", Compared, "{left.cards.whose:side}ライフが{right.cards.whose:side}ライフ" + ja,
        f"{{left.cards.whose}} life is {en} {{right.cards.whose}} life",
        fixed={"left.cards.zones": (ZONE_LIFE,), "right.cards.zones": (ZONE_LIFE,), **fixed},
        within={"left": Counted, "left.cards": Cards, "right": Counted, "right.cards": Cards}, cites="307.3")


def conditions() -> list[Production]:
    life: dict[str, type] = {"left": Counted, "left.cards": Cards}
    return [
        Word("or-more", AT_LEAST, "以上", "or more"),
        Word("or-less", AT_MOST, "以下", "or fewer"),
        *_counts("{cards.whose:side}{cards.zones:zone*と}に", {}, ("there is", "there are"),
                 "in {cards.whose} {cards.zones* or }", ("{cards.whose:side}{cards.zones:zone*と}",)),
        *_squares(),
        # Among the cards that were looked at, or put somewhere off the deck.
        *[Rule("given", There, f"その中に{{cards.tests:feature*0}}{{cards.tests:sort}}が{ja}あるならば、",
               f"if {en} among them", tuple(
                   f"{it}中に{{cards.tests:feature*0}}{{cards.tests:sort}}が{ja}(あるならば|ある場合|あるなら)、"
                   for it in ("その", *(f"{put}カードの" for put in (
                       "置いた", "トラッシュに置いた", "置かれた", "この能力で置いた", "この効果で置いた",
                       "公開した")))),
               fixed=fixed, within={"cards": Looked}, cites="304.3")
          for ja, en, fixed in (
              ("", "there is a(n) {cards.tests:feature*0 | | } {cards.tests:sort}",
               {"how": AT_LEAST, "number": Fixed(1)}),
              ("{number:plain}枚{how:or-more}",
               "there are {number} {how} {cards.tests:feature*0 | | } {cards.tests:sort@pl}", {}))],
        # あなたの手札が…枚: any cards are meant.
        Word("any-cards", ANY_CARD, "が", "cards"),
        Rule("lying", Cards, "{whose:side}{zones:zone*と}に{tests:feature*0}{tests:sort}",
             "{tests:feature*0 | | } {tests:sort@*} in {whose} {zones* or }"),
        Rule("measure", There, "{cards:lying}が{number:plain}枚<ある>",
             "there (is|are:number) exactly {number} {cards@number}", fixed={"how": EQUAL}),
        *[Rule("existence", There, f"{ja}のプレイヤーが{{cards.tests:player-name*}}<だ>",
               f"{en} player is {{cards.tests}}",
               fixed={"cards.zones": (ZONE_SQUARE,), "cards.whose": whose, "how": AT_LEAST, "number": Fixed(1)},
               within={"cards": Cards}, cites="214.2")
          for whose, ja, en in ((YOU, "あなた", "your"), (OPPONENT, "相手", "your opponent's"))],
        Rule("player-name", IsPlayer, "「{name:name}」", "“{name}”"),
        Rule("player-name", AnyOf, "{tests:one-name*2か}", "{tests* or }"),
        Rule("one-name", IsPlayer, "「{name:name}」", "“{name}”"),
        Rule("measure", Compared, "{left.cards.whose:side}ライフが{right:plain}<だ>",
             "{left.cards.whose} life is {right}",
             fixed={"left.cards.zones": (ZONE_LIFE,), "how": EQUAL}, within=life, cites="307.3"),
        Rule("measure", Compared, "{left.cards.whose:side}ライフが{right:plain}{how:how}<だ>",
             "{left.cards.whose} life is {right} {how}", fixed={"left.cards.zones": (ZONE_LIFE,)}, within=life,
             cites="307.3"),
        _lives("{how:than}<だ>", "{how}"),
        _lives("より<少ない>", "less than", how=LESS),
        _lives("より<多い>", "more than", how=MORE),
        _lives("と同じ<だ>", "equal to", how=EQUAL),
        Rule("measure", Fits, "{which:one}が{test:spot}に<ある>", "{which} <be:which> {test}"),
        Rule("measure", Fits, "{which:one}が{test.which:subject}(を|に)<攻撃している/1>",
             "{which} <be:which> attacking {test.which}",
             fixed={"test.so": IS_ATTACKER}, within={"test": Facing}, cites="602.1"),
        Rule("measure", Fits, "{which:one}が{test.which:subject}に<攻撃されている/1>",
             "{which} <be:which> attacked by {test.which}", fixed={"test.so": IS_TARGET}, within={"test": Facing},
             cites="602.1"),
        Rule("measure", Fits, "{which:one}が{test.which:subject}と<バトルしている/1>",
             "{which} <be:which> battling {test.which}", within={"test": Facing}, cites="601.1"),
        Rule("measure", Fits, "{which:one}がダメージを<受けている/1>", "{which} <be:which> damaged",
             fixed={"test": Damaged()}, cites="1001.1"),
        Rule("measure", Fits, "{which:one}がバトルを<している>", "{which} <be:which> in a battle",
             ("{which:one}が<バトルしている/1>",), fixed={"test": IsSo(BATTLING)}),
        *[Rule("measure", Fits, f"{{which:one}}が<{ja}/1>", f"{{which}} <be:which> {en}", fixed={"test": test},
               cites="602.1")
          for test, ja, en in ((ATTACKING, "攻撃している", "attacking"), (ATTACKED, "攻撃されている", "attacked"))],
        *[Rule("measure", Fits, f"{{which:one}}が{ja}<だ>", f"{{which}} <be:which> {en}",
               (f"{{which:one}}が<{ja}している/1>", f"{{which:one}}が{ja}状態<だ>"),
               fixed={"test": InState(REST, rested)},
               cites="302.2")
          for rested, ja, en in ((True, "スリープ", "sleeping"), (False, "リブート", "rebooted"))],
        Rule("held", None, "{it:fact@attr}場合、", "as long as {it}", ("{it:fact@bare}ならば、",
                                                                    "{it:fact@bare}なら、", "{it:fact@attr}間、")),
        Rule("held", TurnOf, "{whose:side}ターンの間、", "during {whose} turn", ("{whose:side}ターン中、",)),
        Word("held", Fits(This(), IsSo(APPEARED)), "このカードが登場したターンの間、", "on the turn this card appeared",
             ("登場したターンの間、", "このカードが登場したターン中、"), cites="1006.1"),
        Rule("holding", None, "{it:held}", "{it}"),
        Rule("holding", All, "{parts:held*2}", "{parts*, | and |, and }",
             ("{parts:fact@stem,attr*2、}場合、", "{parts:fact@stem,bare*2、}ならば、",
              "{parts:fact@stem,bare*2、}なら、")),
        Rule("given", Done, "そうしたならば、", "if you do", _done("past", "そうした")),
        Rule("given", Unless, "そうしなかったならば、", "if not", _done("neg-past", "そうしなかった"),
             fixed={"condition": Done()}),
    ]
