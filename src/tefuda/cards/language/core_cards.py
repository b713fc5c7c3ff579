"""Which cards: all of some, chosen ones, those spoken of before."""
from __future__ import annotations

from typing import Any

from ...kernel.abilities.numbers import Fixed, Unlimited
from ...kernel.abilities.selections import AnyCard, Best, Cards, Choice, Together, Top
from ...kernel.abilities.spoken_of import It, Looked, Remaining, That, This
from .core_words import Vocabulary, either
from .english import AT, NOUN
from .productions import Production, Rule, Word


def cards(v: Vocabulary) -> list[Production]:
    """The phrases for cards. The game adds its own words for the cards of a zone to "group" and "single"."""
    card, en = v.card
    unit, unit_en = v.unit if v.unit[0] else v.card
    also = [card] if v.unit[0] else []
    return [
        Word("self", This(), f"この{unit}", f"this {unit_en}", tuple(f"この{it}" for it in also), number="sg"),
        Word("self", It(), "それ", "it", number="sg"),
        Word("self", It(many=True), "それら", "them", number="pl"),
        # What was chosen or looked at, and only else the card of the event.
        Word("self", That(), f"その{unit}", f"that {unit_en}", tuple(f"その{it}" for it in also), number="sg"),
        Word("self", Looked(), f"見た{card}", "what you looked at", number="sg"),
        Word("self", Looked(shown=True), f"公開した{card}", f"the revealed {en}", number="sg"),
        Word("self", Remaining(), "残り", "the rest", (f"残りの{card}", f"残った{card}"), number="pl"),
        *[rule for kind, whose in (("group", "whose"), ("their-group", "their"))
          for rule in in_zones(v, kind, whose)],
        *(in_zones(v, "each-group", "each") if v.each else []),
        Rule("looked", Looked, f"その中(の|から){{tests:feature*0}}({card}|)",
             f"{{tests*0 | | }} {en}(s:@){NOUN} among them"),
        Rule("looked", It, f"それらのうち{{tests:feature*}}{card}", f"{{tests* | | }} {en}(s:@){NOUN} of those",
             fixed={"many": True}),
        # One card, or all of some.
        Rule("one", None, "{it:self}", "{it}"),
        Rule("one", None, "{it:single}", "{it}"),
        Rule("target", None, "{it:self}", "{it}"),
        Rule("target", None, "{it:single}", "{it}"),
        Rule("target", None, "{it:pile}", "{it}"),
        Rule("target", None, "{it:group}すべて", "all {it@pl}", number="pl"),
        Rule("target", None, "{it:looked}すべて", "all {it@pl}", number="pl"),
        Rule("target", Together, "{parts:one*2と}", "{parts}", number="pl"),
        *[rule for ja, en, bottom in (("上", "top", False), ("下", "bottom", True))
          for rule in _piles(v, ja, en, bottom)],
        Rule("seen", None, "{it:pile}", "{it}"),
        Rule("seen", None, "{it:group}", "the {it@pl}", number="pl"),
        # What is said of cards, or happens to one of them.
        Rule("topic", None, "{it:self}", "{it}"),
        Rule("topic", None, "{it:single}", "{it}"),
        Rule("topic", None, "{it:group}[すべて]", "{it@pl}", number="pl"),
        Rule("subject", None, "{it:self}", "{it}", number="sg"),
        Rule("subject", None, "{it:single}", "{it}", number="sg"),
        Rule("subject", None, "{it:group}", "a(n) {it@sg}", number="sg"),
        # Of cards that move, those of a player wherever they are.
        Rule("mover", None, "{it:subject}", "{it}"),
        Rule("mover", AnyCard, f"{{whose:side}}{{tests:adj*0}}{card}", f"one of {{whose}} {{tests*0 | | }} {en}s{NOUN}",
             number="sg"),
        *choices(v),
        Rule("from", None, "{it:group}", "{it@*}"),
        Rule("from", None, "{it:looked}", "{it@*}"),
        *[Rule("from", Best, f"{{cards:group}}の中で{{attribute:attribute}}が最も{ja}{one_of(v)}",
               f"{{cards@*}} with the {most} {{attribute}}", fixed={"lowest": lowest})
          for lowest, ja, most in ((False, "高い", "highest"), (True, "低い", "lowest"))],
    ]


def one_of(v: Vocabulary) -> str:
    """The word for a card that is one of some: any card is meant, they are named before."""
    return either((v.card[0], *filter(None, (v.unit[0],)), *v.in_play))


def _piles(v: Vocabulary, ja: str, en: str, bottom: bool) -> list[Production]:
    """Selections of cards from the top or the bottom of a pile."""
    head, card = f"{{whose:whose}}{{zone:stack}}の{ja}から", v.card[1]
    return [
        Rule("pile", Top, head + "{count:pieces}", f"{{count}} {card}s from the {en} of {{whose}} {{zone@whose}}",
             fixed={"bottom": bottom}, number="pl"),
        Rule("pile", Top, f"{head}{{count.number:int}}{either(v.piece)}",
             f"the {en} {{count.number}} {card}(s) of {{whose}} {{zone@whose}}", fixed={"bottom": bottom},
             within={"count": Fixed}, number="count.number"),
        Rule("pile", Top, f"{head}1{v.piece[0]}", f"the {en} {card} of {{whose}} {{zone@whose}}",
             fixed={"count": Fixed(1), "bottom": bottom}, number="sg"),
    ]


def in_zones(v: Vocabulary, kind: str, whose: str, zone: str = "zone", bare: bool = False) -> list[Production]:
    """The cards of some zones, by the names of the zones; ``bare``: by these alone, too.

    Of cards that are there ("placed"), it may be said in another order: the zone, に, and then the cards.
    """
    card, en = v.card
    place, english = f"{{whose:{whose}}}{{zones:{zone}*か}}", f"{{tests*0 | | }} {en}(s:@){NOUN} {AT} {{whose}} "
    english += "{zones@whose* or }"
    found: list[Production] = [
        Rule(kind, Cards, f"{place}[にある](の|){{tests:feature*0}}{card}", english,
             ((place,) if bare else ()) + ((f"{place}[にある]の{{tests:label*}}",) if v.named_alone else ()))]
    if kind == "group":
        found.append(Rule("placed", Cards, f"{place}に{{tests:feature*0}}{card}", english))
    return found


def choices(v: Vocabulary) -> list[Production]:
    """Choices among some cards: so many, up to so many, so many at random, or any number."""
    def rule(number: str, en: str, **fixed: Any) -> Rule:
        usual, other = v.counted("{cards:from}", number)
        return Rule("choice", Choice, usual, en, (other,), fixed=fixed,
                    number="most")
    usual, other = v.counted("{cards:from}", "好きな枚数")
    usual, *others = (usual, other) if v.number_last else ("好きな枚数の{cards:from}", usual, other)
    return [
        rule("{most:pieces}", "{most} {cards@most}"),
        rule("{most:pieces}まで", "up to {most} {cards@most}", least=Fixed(0)),
        Rule("choice", Choice, "{cards:from}から無作為に{most:pieces}", "{most} {cards@most} at random",
             ("{cards:from}を無作為に{most:pieces}", "無作為に{cards:from}{most:pieces}",
              "無作為に{cards:from}を{most:pieces}", "{cards:from}{most:pieces}(を|)無作為に",
              "{cards:from}を{most:pieces}無作為に", "{cards:from}を{most:pieces}ランダムに",
              "{cards:from}をランダムに{most:pieces}"),
             fixed={"at_random": True},
             number="most"),
        Rule("choice", Choice, usual, "any number of {cards@pl}", tuple(others),
             fixed={"most": Unlimited(), "least": Fixed(0)}, number="pl"),
    ]
