"""Numbers, and what can be asked of a card."""
from __future__ import annotations

from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EQUAL, LESS, MORE
from ...kernel.abilities.numbers import ChosenNumber, Counted, Each, Fixed, Half, Difference, Sum, ThatMany, ValueOf
from ...kernel.abilities.filters import AnyOf, Has, InState, Keyworded, Not, Other
from ...kernel.abilities.labels import Labelled, NameHas
from ...kernel.codes import REST
from .core_words import Vocabulary, either
from .english import NAME, aside
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
        Rule("formula", Difference, "{left:computed}-{right:plain}", "{left} minus {right}", number="pl"),
        # So many cards.
        Rule("pieces", Fixed, f"{{number:int}}{piece}", "{number}", number="number"),
        Word("pieces", ThatMany(), "同じ枚数", "that many", ("その枚数",), number="pl"),
        Word("pieces", ChosenNumber(), "選んだ枚数", "that many", ("選んだ数の枚数",), number="pl"),
        Rule("formula", Each, "{number:computed}の{by:int}倍", "{by} times {number}", number="pl"),
        Rule("formula", Half, "{number:computed}の半分", "half of {number}, rounded down", number="pl"),
        Word("how", AT_LEAST, "以上", "or more"),
        Word("how", AT_MOST, "以下", "or less"),
        Word("least", AT_LEAST, "以上", "at least"),
        Word("least", AT_MOST, "以下", "at most"),
        Word("how-many", AT_LEAST, "以上", "or more"),
        Word("how-many", AT_MOST, "以下", "or fewer"),
        Word("height", AT_LEAST, "以上", "or higher"),
        Word("height", AT_MOST, "以下", "or lower"),
        Word("than", AT_LEAST, "以上", "equal to or greater than"),
        Word("than", AT_MOST, "以下", "equal to or less than"),
        Word("height-than", AT_LEAST, "以上", "equal to or higher than"),
        Word("height-than", AT_MOST, "以下", "equal to or lower than"),
    ]


def adjectives(v: Vocabulary) -> list[Production]:
    """What stands before the word for a card. The game adds its own."""
    active, rested = v.active, v.rested
    return [
        Rule("label", Labelled, "{label:label-name}", "{label}"),
        Rule("adj", None, "{it:label}の", "{it}"),
        Rule("adj", Not, "{test:label}以外の", "non-{test}", ("{test:label}でない", "{test:label}ではない")),
        Rule("adj", AnyOf, "{tests:label*2か}の", "{tests* or }"),
        *numbered("adj", v.ranks),
        *_compared(v),
        Word("adj", InState(REST, False), f"{active[0]}の", active[1], (f"{active[0]}状態の", f"{active[0]}している")),
        Word("adj", InState(REST), f"{rested[0]}の", rested[1], (f"{rested[0]}状態の", f"{rested[0]}している")),
        Word("adj", Other(), "他の", "other", (f"この{v.card[0]}以外の",)),
        Rule("adj", Keyworded, "{keyword:keyword}を持つ", aside("with {keyword}")),
        Rule("adj", Not, "{test.keyword:keyword}を持たない", aside("without {test.keyword}"),
             within={"test": Keyworded}),
        # Types go with these where any card may be meant.
        Rule("feature", None, "{it:adj}", "{it}"),
        Rule("adj", NameHas, f"{v.card[0]}名に「{{part:name}}」を含む", aside(f"with “{{part}}” in {NAME}")),
    ]


def leading(v: Vocabulary) -> list[Production]:
    """Adjectives that may stand in front of whose cards are meant, as well as behind it."""
    return [
        Rule("lead-adj", None, "{it:label}の", "{it}"),
        *numbered("lead-adj", v.ranks),
        *[Word("lead-adj", InState(REST, yes), f"{ja}の", en, (f"{ja}状態の", f"{ja}している"))
          for (ja, en), yes in ((v.active, False), (v.rested, True))],
        Rule("lead-adj", NameHas, f"{v.card[0]}名に「{{part:name}}」を含む", aside(f"with “{{part}}” in {NAME}")),
    ]


def _compared(v: Vocabulary) -> list[Production]:
    """Cards with a number that is compared with a computed one."""
    found: list[Production] = []
    for ja, en, fixed in (
        ("{attribute:attribute}", "with {attribute}", {}),
        *((ja, f"with a {en}", {"attribute": attribute}) for attribute, ja, en in v.ranks),
    ):
        than, more, less = ("height-than", "higher", "lower") if fixed else ("than", "greater", "less")
        found += [
            Rule("adj", Has, f"{ja}が{{number:computed}}と同じ", aside(f"{en} equal to {{number}}"),
                 fixed={**fixed, "how": EQUAL}),
            Rule("adj", Has, f"{ja}が{{number:computed}}{{how:{than}}}の", aside(f"{en} {{how}} {{number}}"),
                 fixed=fixed),
            Rule("adj", Has, f"{ja}が{{number:computed}}より高い", aside(f"{en} {more} than {{number}}"),
                 fixed={**fixed, "how": MORE}),
            Rule("adj", Has, f"{ja}が{{number:computed}}より低い", aside(f"{en} {less} than {{number}}"),
                 fixed={**fixed, "how": LESS}),
        ]
    return found


def numbered(kind: str, ranks: tuple[tuple[int, str, str], ...]) -> list[Production]:
    """Cards with a printed number: with 5000 power or less; of a rank they are "level 3 or lower" cards."""
    return [
        Rule(kind, Has, "{attribute:attribute}{number:plain}の", aside("with {number} {attribute}"),
             fixed={"how": EQUAL}),
        Rule(kind, Has, "{attribute:attribute}{number:plain}{how:how}の", aside("with {number} {attribute} {how}"),
             ("{attribute:attribute}が{number:plain}{how:how}の",)),
        *ranked(kind, ranks),
    ]


def ranked(kind: str, ranks: tuple[tuple[int, str, str], ...]) -> list[Production]:
    """Cards of a rank: "grade 3" or "level 3 or lower" cards."""
    found: list[Production] = []
    for attribute, ja, en in ranks:
        found += [
            Rule(kind, Has, f"{ja}{{number:plain}}の", f"{en} {{number}}",
                 fixed={"attribute": attribute, "how": EQUAL}),
            Rule(kind, Has, f"{ja}{{number:plain}}{{how:height}}の", f"{en} {{number}} {{how}}",
                 fixed={"attribute": attribute}),
        ]
    return found
