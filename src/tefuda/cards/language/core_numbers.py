"""Numbers, and what can be asked of a card."""
from __future__ import annotations

from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EQUAL, LESS, MORE
from ...kernel.abilities.numbers import ChosenNumber, Counted, Fixed, Half, Less, Sum, ThatMany, ValueOf
from ...kernel.abilities.tests import AnyOf, Has, Highest, InState, Keyworded, Labelled, NameHas, Not, Other
from ...kernel.codes import REST
from .core_words import Vocabulary, either
from .english import aside
from .productions import Production, Rule, Word


def numbers(v: Vocabulary) -> list[Production]:
    """Printed numbers and computed ones, so many cards, and how numbers compare."""
    piece = either(v.piece)
    return [
        Rule("plain", Fixed, "{number:int}", "{number}", number="number"),
        Rule("computed", Counted, "{cards:group}の枚数", "the number of {cards@pl}", number="pl"),
        Rule("computed", ValueOf, "{which:one}の{attribute:attribute}", "the {attribute} of {which}", number="pl"),
        Rule("computed", ValueOf, "{which:group}の{attribute:attribute}の合計",
             "the total {attribute} of {which@pl}", number="pl"),
        Word("computed", ThatMany(), "その枚数", "that number", ("その数",), number="pl"),
        Word("computed", ChosenNumber(), "選んだ数", "the chosen number", number="pl"),
        Rule("number", None, "{it:plain}", "{it}"),
        Rule("number", None, "{it:formula}", "{it}"),
        Rule("formula", None, "{it:computed}", "{it}"),
        Rule("formula", Sum, "{left:computed}+{right:plain}", "{left} plus {right}", number="pl"),
        Rule("formula", Less, "{left:computed}-{right:plain}", "{left} minus {right}", number="pl"),
        # So many cards.
        Rule("pieces", Fixed, f"{{number:int}}{piece}", "{number}", number="number"),
        Word("pieces", ThatMany(), "同じ枚数", "that many", ("その枚数",), number="pl"),
        Word("pieces", ChosenNumber(), "選んだ枚数", "the chosen number of", ("選んだ数の枚数",), number="pl"),
        Rule("formula", Half, "{number:computed}の半分", "half of {number}, rounded down", number="pl"),
        Word("how", AT_LEAST, "以上", "or more"),
        Word("how", AT_MOST, "以下", "or less"),
        Word("least", AT_LEAST, "以上", "at least"),
        Word("least", AT_MOST, "以下", "at most"),
        Word("how-many", AT_LEAST, "以上", "or more"),
        Word("how-many", AT_MOST, "以下", "or fewer"),
    ]


def adjectives(v: Vocabulary) -> list[Production]:
    """What stands before the word for a card. The game adds its own."""
    active, rested = v.active, v.rested
    return [
        Rule("label", Labelled, "{label:label-name}", "{label}"),
        Rule("adj", None, "{it:label}の", "{it}"),
        Rule("adj", Not, "{test:label}以外の", "non-{test}"),
        Rule("adj", AnyOf, "{tests:label*2か}の", "{tests* or }"),
        Rule("adj", Has, "{attribute:attribute}{number:plain}の", aside("with {attribute} {number}"),
             fixed={"how": EQUAL}),
        Rule("adj", Has, "{attribute:attribute}{number:plain}{how:how}の", aside("with {attribute} {number} {how}"),
             also=("{attribute:attribute}が{number:plain}{how:how}の",)),
        Rule("adj", Has, "{attribute:attribute}が{number:computed}と同じ", aside("with {attribute} equal to {number}"),
             fixed={"how": EQUAL}),
        Rule("adj", Has, "{attribute:attribute}が{number:computed}{how:least}の",
             aside("with {attribute} {how} {number}")),
        *[Rule("adj", Has, f"{{attribute:attribute}}が{{number:computed}}より{ja}",
               aside(f"with {{attribute}} {en} {{number}}"), fixed={"how": how})
          for how, ja, en in ((MORE, "高い", "above"), (LESS, "低い", "below"))],
        *[Rule("adj", Highest, f"{{among:group}}の中で{{attribute:attribute}}が最も{ja}",
               aside(f"with the {en} {{attribute}} among {{among@pl}}"), fixed={"lowest": lowest})
          for lowest, ja, en in ((False, "高い", "highest"), (True, "低い", "lowest"))],
        Word("adj", InState(REST, False), f"{active[0]}の", active[1], (f"{active[0]}状態の",)),
        Word("adj", InState(REST), f"{rested[0]}の", rested[1], (f"{rested[0]}状態の",)),
        Word("adj", Other(), "他の", "other", (f"この{v.card[0]}以外の",)),
        Rule("adj", Keyworded, "{keyword:keyword}を持つ", aside("with {keyword}")),
        Rule("adj", Not, "{test.keyword:keyword}を持たない", aside("without {test.keyword}"),
             within={"test": Keyworded}),
        # Types go with these where any card may be meant.
        Rule("feature", None, "{it:adj}", "{it}"),
        Rule("adj", NameHas, f"{v.card[0]}名に「{{part:name}}」を含む", aside("with “{part}” in the name")),
    ]
