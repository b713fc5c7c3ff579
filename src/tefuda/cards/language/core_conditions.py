"""Conditions, and the events that abilities wait for."""
from __future__ import annotations

from ...kernel.abilities.conditions import All, Compared, Done, Fits, Some, There, TurnOf, Unless
from ...kernel.abilities.event_patterns import At, Moves, Turns, WithCondition, Whenever
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, EQUAL, LESS, MORE
from ...kernel.abilities.numbers import Counted, Fixed, Difference, Sum, ThatMany, ValueOf
from ...kernel.abilities.filters import AllOf, Has, Highest, InState, Keyworded
from ...kernel.abilities.labels import Labelled
from ...kernel.codes import REST, RESTED, STOOD, TURNED
from .core_cards import one_of
from .core_words import Vocabulary, either
from .english import NOUN
from .productions import Production, Rule, Word


def conditions(v: Vocabulary) -> list[Production]:
    """Productions for conditions: what can be so in the game."""
    piece = either(v.piece)
    card, en = v.card
    return [
        Rule("measure", There, f"{{cards:group}}が{{number:plain}}{piece}{{how:how-many}}<だ>",
             "there are {number} {how} {cards@pl}",
             tuple(f"{{cards:{kind}}}が{{number:plain}}{piece}{{how:how-many}}{verb}"
                   for kind, verb in (("group", "<ある>"), ("group", "<いる/1>"), ("placed", "<ある>")))),
        Rule("measure", There, f"{{cards:group}}が{{number:formula}}{piece}{{how:least}}<だ>",
             "the number of {cards@pl} is {how} {number}"),
        *_more_than(v),
        Rule("measure", There, f"{{cards:group}}が{{number:plain}}{piece}<だ>",
             "there (is|are:number) exactly {number} {cards@number}", fixed={"how": EQUAL}),
        Rule("measure", There, f"{{cards:group}}が{{number:formula}}{piece}<だ>",
             "the number of {cards@pl} is {number}", fixed={"how": EQUAL}),
        Rule("existence", There, "{cards:group}が<ある>", "there is a(n) {cards@sg}",
             ("{cards:group}が<いる/1>", "{cards:placed}が<ある>"),
             fixed={"how": AT_LEAST, "number": Fixed(1)}),
        Rule("existence", There, "{cards:group}が<ない>", "there are no {cards@pl}",
             (f"{{cards:group}}が1{v.piece[0]}も<ない>", "{cards:group}が<いない>",
              f"{{cards:group}}が1{v.piece[0]}も<いない>", "{cards:placed}が<ない>",
              f"{{cards:placed}}が1{v.piece[0]}も<ない>"),
             fixed={"how": EQUAL, "number": Fixed(0)}),
        *comparisons("measure", "group"),
        Rule("measure", Compared, "{left.which:group}の{left.attribute:attribute}の合計が{right:number}{how:least}<だ>",
             "the total {left.attribute} of {left.which@pl} is {how} {right}", within={"left": ValueOf}),
        Rule("measure", Compared, f"その枚数が{{right:number}}{piece}{{how:least}}<だ>",
             "that number is {how} {right}", fixed={"left": ThatMany()}),
        Rule("measure", Fits, "{which:one}の{test.attribute:attribute}が{test.number:number}{test.how:least}<だ>",
             "the {test.attribute} of {which} is {test.how} {test.number}", within={"test": Has}),
        *[Rule("measure", Fits, f"{{which:one}}の{{test.attribute:attribute}}が{{test.number:computed}}{ja}",
               f"the {{test.attribute}} of {{which}} is {en} {{test.number}}", fixed={"test.how": how},
               within={"test": Has})
          for how, ja, en in ((MORE, "より<高い>", "higher than"), (LESS, "より<低い>", "lower than"),
                              (EQUAL, "と同じ<だ>", "equal to"))],
        Rule("measure", Fits, "{which:one}が{test.label:label-name}<だ>", "{which} <be:which> {test.label}",
             within={"test": Labelled}),
        Rule("measure", Fits, "{which:one}が{test.keyword:keyword}を<持つ>", "{which} <have:which> {test.keyword}",
             within={"test": Keyworded}),
        Rule("measure", Fits, f"{{which:one}}が{v.rested[0]}<だ>", f"{{which}} <be:which> {v.rested[1]}",
             (f"{{which:one}}が<{v.rested[0]}している/1>",), fixed={"test": InState(REST)}),
        Rule("measure", Fits, f"{{which:one}}が{v.active[0]}<だ>", f"{{which}} <be:which> {v.active[1]}",
             (f"{{which:one}}が<{v.active[0]}している/1>",), fixed={"test": InState(REST, False)}),
        Rule("measure", Fits, "{which:one}が{test:noun}<だ>", "{which} <be:which> a(n) {test}"),
        Rule("noun", None, f"{{it:feature}}{card}", f"{{it}} {en}{NOUN}"),
        Rule("noun", AllOf, f"{{tests:feature*2}}{card}", f"{{tests* | | }} {en}{NOUN}"),
        *[Rule("noun", Highest, f"{{among:group}}の中で{{attribute:attribute}}が最も{ja}{one_of(v)}",
               f"{en}{NOUN} with the {most} {{attribute}} among {{among@pl}}", fixed={"lowest": lowest})
          for lowest, ja, most in ((False, "高い", "highest"), (True, "低い", "lowest"))],
        # First what there is at all, so that it is not told as a number.
        Rule("fact", None, "{it:existence@*}", "{it}"),
        Rule("fact", None, "{it:measure@*}", "{it}"),
        # Beside others, "during your turn" is a fact like them.
        Rule("state", None, "{it:fact@*}", "{it}"),
        Rule("state", TurnOf, "{whose:side}ターン<だ>", "it is {whose} turn"),
        *givens(v),
    ]


def _more_than(v: Vocabulary) -> list[Production]:
    """A number of cards more, or fewer, than there are elsewhere."""
    piece = either(v.piece)
    return [
        Rule("measure", There,
             f"{{cards:group}}が{{number.left.cards:group}}の枚数{sign}{{number.right:plain}}{piece}{ja}<だ>",
             f"there are {en} {{number.right}} {word} {{cards@pl}} than {{number.left.cards@pl}}",
             fixed={"how": how}, within={"number": node, "number.left": Counted})
        for node, sign, word, more, less in (
            (Sum, "+", "more", "at least", "at most"), (Difference, "-", "fewer", "at most", "at least"))
        for how, ja, en in ((AT_LEAST, "以上", more), (AT_MOST, "以下", less), (EQUAL, "", "exactly"))]


def comparisons(kind: str, group: str) -> list[Production]:
    """Whether there are more cards here than there, fewer or as many."""
    left, right = f"{{left.cards:{group}}}が", f"{{right.cards:{group}}}"
    return [
        Rule(kind, Compared, left + right + ja, f"there are {en} {{left.cards@pl}} {than} {{right.cards@pl}}",
             fixed={"how": how}, within={"left": Counted, "right": Counted})
        for how, ja, en, than in (
            (MORE, "より<多い>", "more", "than"), (LESS, "より<少ない>", "fewer", "than"),
            (EQUAL, "と同じ枚数<だ>", "as many", "as"), (AT_MOST, "以下<だ>", "no more", "than"),
            (AT_LEAST, "以上<だ>", "at least as many", "as"))]


def givens(v: Vocabulary) -> list[Production]:
    """Conditions as they stand at the head of a sentence."""
    form, word = v.given[0]

    def spelled(template: str) -> list[str]:
        return [template.replace("FORM", form).replace("IF", word) + "、" for form, word in v.given]
    usual = {it: spelled(it) for it in (
        "{it:fact@FORM}IF", "{parts:state@stem,FORM*2、}IF", f"{{parts:state@FORM*2{word}か、}}IF")}
    fact, both, some = usual.values()
    return [
        Rule("given", None, fact[0], "if {it}", tuple(fact[1:])),
        Rule("given", TurnOf, "{whose:side}ターン中、", "during {whose} turn", ("{whose:side}ターンの間、",
                                                                                "{whose:side}ターン中に")),
        Rule("given", Unless, f"{{condition:measure@neg}}{word}、", "unless {condition}",
             tuple(f"{{condition:measure@neg}}{other}、" for _, other in v.given[1:])),
        Rule("given", All, both[0], "if {parts:state}",
             (*both[1:], *spelled("{parts:turn-head}{parts:fact@FORM}IF"))),
        Rule("turn-head", TurnOf, "{whose:side}ターン(中|の間)、", "during {whose} turn,"),
        Rule("given", Some, some[0], "if {parts*, | or |, or }", tuple(some[1:]) if form == "attr" else ()),
        Word("given", Unless(Done()), f"そうしなかった{word}、", "if you don't",
             ("そうしない場合、", "そうしないなら、")),
        Word("given", Done(), f"そうした{word}、", "if you do",
             tuple(f"そうした{other}、" for other in ("場合", "なら", "ならば", "ら") if other != word)),
    ]


def happenings(v: Vocabulary) -> list[Production]:
    """What abilities wait for; the game adds what only it knows."""
    when = either(v.when)
    return [
        Rule("would", Moves, "{subject:mover}が{causes:cause?}{reasons:by?}{targets:zone*か}に<置かれる>",
             "{subject} <be:subject> put into the {targets* or }{reasons? _}{causes? _}"),
        Rule("would", Moves,
             "{subject:mover}が{causes:cause?}{reasons:by?}{sources:zone*か}から{targets:zone*か}に<置かれる>",
             "{subject} <be:subject> put from the {sources* or } into the {targets* or }{reasons? _}{causes? _}"),
        Rule("would", Moves, "{subject:subject}が{causes:cause?}{sources:zone*か}を<離れる>",
             "{subject} <leave:subject> the {sources* or }{causes? _}",
             ("{subject:subject}が{causes:cause?}{sources:zone*か}から<離れる>",)),
        Rule("would", Turns, f"{{subject:subject}}が{{causes:cause?}}{v.rested[0]}に<なる>",
             f"{{subject}} <become:subject> {v.rested[1]}{{causes? _}}",
             (f"{{subject:subject}}が{{causes:cause?}}<{v.rested[0]}する>",), fixed={"event": RESTED}),
        Rule("would", Turns, f"{{subject:subject}}が{{causes:cause?}}{v.active[0]}に<なる>",
             f"{{subject}} <become:subject> {v.active[1]}{{causes? _}}",
             (f"{{subject:subject}}が{{causes:cause?}}<{v.active[0]}する>",), fixed={"event": STOOD}),
        Rule("would", Turns, "{subject:subject}が{causes:cause?}<裏返る/5>",
             "{subject} <be:subject> turned over{causes? _}", fixed={"event": TURNED}),
        # What would happen is what something else can happen instead of (see ``core_replacing``).
        Rule("event_pattern", None, "{it:would@*}", "{it@*}", weight=8),
        Rule("event", None, f"{{it:event_pattern@past}}{when}", "when {it@fin}"),
        Rule("event", None, "{it:moment}", "{it}"),
        Rule("event", Whenever, f"{{condition:fact@attr}}{when}", "whenever {condition}"),
        Rule("trigger", None, "{it:event}", "{it}"),
        Rule("trigger", WithCondition, "{condition:given}{event_pattern:event}", "{condition}, {event_pattern}"),
    ]


def moment(reason: int, ja: str, en: str, *also: str, soon: tuple[str, ...] = ()) -> list[Production]:
    """A moment of the turn, of anybody's or of one player's, and the next of these. ``en`` has "{whose}" in it.

    ``soon`` are other words for the next one.
    """
    also = _with_no(ja, *also)
    return [
        *_moments(reason, ja, en, *also),
        Rule("coming", At, f"次の{ja}", f"at {en.replace('{whose}', 'the next')}", (
            *soon, *(f"次の{it}" for it in also if f"次の{it}" not in soon)), fixed={"reason": reason}),
        Rule("coming", At, f"次の{{whose:side}}{ja}", f"at {en.replace('{whose}', '{whose} next')}",
             tuple(f"次の{{whose:side}}{it}" for it in also), fixed={"reason": reason}),
    ]


def _with_no(*spelled: str) -> tuple[str, ...]:
    """All spellings but the first, and those with a の in front of the beginning or the end."""
    found = dict.fromkeys(spelled)
    for it in spelled:
        for end in ("開始時", "終了時"):
            whole = it.removesuffix(end)
            if it.endswith(end) and whole and not whole.endswith("の"):
                found[f"{whole}の{end}"] = None
    return tuple(found)[1:]


def _moments(reason: int, ja: str, en: str, *also: str) -> list[Production]:
    each, own = (en.replace("{whose}", word) for word in ("each", "{whose}"))
    return [
        Rule("moment", At, ja, f"at {each}", (*also, *(f"お互いの{it}" for it in (ja, *also))),
             fixed={"reason": reason, "whose": EITHER}),
        Rule("moment", At, f"{{whose:side}}{ja}", f"at {own}", tuple(f"{{whose:side}}{it}" for it in also),
             fixed={"reason": reason}),
    ]


def turn_end(
    reason: int, *also: str, now: tuple[str, str] = ("このターン終了時", "this"), bare: tuple[str, ...] = (),
) -> list[Production]:
    """The end of a turn: of this one, as a game calls it, or of the next one, which is another turn.

    ``bare`` are words that mean this turn in an effect, though they name none.
    """
    ja, en, no = "ターン終了時", "the end of {whose} turn", "ターンの終了時"
    spelled = dict.fromkeys((now[0], *(f"{it}{end}" for it in ("この", "その") for end in (ja, no)), *bare))
    return [
        *_moments(reason, ja, en, *_with_no(ja, *also)),
        Rule("coming", At, next(iter(spelled)), f"at the end of {now[1]} turn", tuple(spelled)[1:],
             fixed={"reason": reason}),
        Rule("coming", At, f"次の{ja}", "at the end of the next turn", (f"次の{no}",),
             fixed={"reason": reason, "later_turn": True}),
        Rule("coming", At, f"次の{{whose:side}}{ja}", "at the end of {whose} next turn", (f"次の{{whose:side}}{no}",),
             fixed={"reason": reason, "later_turn": True}),
    ]
