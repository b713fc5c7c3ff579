"""Which cards a text of this game speaks of: one by name, all of some, chosen ones, so many."""
from __future__ import annotations

from typing import Final

from ...cards.language import Pattern, Production, Rule, Word
from ...cards.language.english import NOUN
from ...cards.language.core_words import either
from ...cards.language.patterns import to_int
from ...kernel.abilities.selections import Cards, Choice, OfEachName, AttachedCards, Together, Top
from ...kernel.abilities.spoken_of import EventCard, It, Looked, OtherCard, Remaining, This, ThisWherever, WereAttached
from ...kernel.abilities.nodes import OPPONENT, YOU
from ...kernel.abilities.numbers import Counted, Each, Fixed, ValueOf, Quotient
from ...kernel.abilities.filters import AnyOf, OfType
from .areas import ZONE_BASE, ZONE_BATTLE, ZONE_DECK, ZONE_IN_USE, ZONE_SHIELDS, ZONE_TRASH
from .cards import AP, BASE_CARD, BASE_TOKEN, HP, LEVEL
from .language_cards import IS_UNIT

# 2-3-3-1, 2-3-6-1
_UNIT_OR_BASE: Final = AnyOf((IS_UNIT, OfType(BASE_CARD), OfType(BASE_TOKEN)))

THIS_CARD: Final = ThisWherever(ZONE_IN_USE, ZONE_TRASH)

# What can be counted, with the word for one of them.
COUNTABLE: Final = (("counted", "枚"), ("group", "つ"), ("shields", "つ"))
# The same in what is done once, which may speak of the cards it has put somewhere itself.
COUNTED_NOW: Final = (*COUNTABLE, ("put-there", "枚"))

# What is more than one.
SEVERAL: Final = Pattern(
    "several", int, r"[2-9]|[1-9]\d+", to_int, str, str, lambda rng: rng.randint(2, 5), "2", "123456789")

_SIDES: Final = ((YOU, ("自分の", "味方の"), "friendly"), (OPPONENT, ("相手の",), "enemy"))


def _either(player: int, whose: tuple[str, ...], en: str) -> list[Production]:
    """4-19-1: one of this sort of cards or of that, with what is asked of either; whose they are may be said again."""
    def rule(
        adj: str, one: str, other: str, english: str, zones: tuple[int, ...], also: tuple[str, ...],
    ) -> Rule:
        before = f"{{cards.tests:{adj}*0}}{either(whose)}"
        return Rule("choice", Choice, f"{before}、{one}{other}", f"1 {{cards.tests:{adj}*0 | | }} {en} {english}{NOUN}",
                    (f"{before}{one}{other}", *(f"{before}[、]{one}{it}" for it in also)),
                    fixed={"most": Fixed(1), "cards.zones": zones, "cards.whose": player}, within={"cards": Cards},
                    number="sg", cites="4-19-1")
    return [
        Word(f"{en}-either", _UNIT_OR_BASE, "ユニット1つ/ベース1つ", "Unit or Base",
             ("ベース1つ/ユニット1つ", *(f"ユニット1つ/{it}ベース1つ" for it in whose),
              *(f"ベース1つ/{it}ユニット1つ" for it in whose))),
        rule("adj", "", f"{{cards.tests:{en}-either}}", f"{{cards.tests:{en}-either}}", (ZONE_BATTLE, ZONE_BASE), ()),
        # Of shields nobody can see more than what they battle.
        rule("facing", "ベース1つ/", "シールド1つ", "Base or Shield", (ZONE_BASE, ZONE_SHIELDS),
             tuple(f"{it}シールド1つ" for it in whose)),
    ]


CHOICES: Final[list[Production]] = [
    Word("this", This(), "このユニット", "this Unit", ("このベース", "これ"), number="sg"),
    Word("self", This(), "このユニット", "this Unit", ("このベース", "これ"), number="sg"),
    # A card that is used, or that what was destroyed is now.
    Word("self", THIS_CARD, "このカード", "this card", number="sg"),
    Word("self", It(), "それ", "it", number="sg"),
    Word("self", It(many=True), "それら", "them", number="pl"),
    Word("self", EventCard(), "そのユニット", "that Unit", ("その相手のユニット",), number="sg"),
    Word("self", OtherCard(), "そのパイロット", "that Pilot", number="sg"),
    Word("self", AttachedCards(This()), "このユニットにセットされているパイロット", "the Pilot paired with this Unit",
         ("このユニットにセットしたパイロット", "このユニットのパイロット"), number="sg", cites="2-3-4-1"),
    Word("self", AttachedCards(It()), "それにセットされているパイロット", "the Pilot paired with it",
         ("それのパイロット",), number="sg", cites="2-3-4-1"),
    Word("self", AttachedCards(EventCard()), "そのユニットにセットされているパイロット",
         "the Pilot paired with that Unit",
         ("そのユニットのパイロット",), number="sg", cites="2-3-4-1"),
    Word("self", WereAttached(), "このユニットにセットされていたパイロット", "the Pilot that was paired with this Unit",
         ("このユニットにセットされていたカード", "このユニットとリンクしていたパイロット",
          "このユニットにリンクしていたパイロット"), number="sg", cites="11-2-8-3-1"),
    Word("self", Remaining(), "残ったカード", "the remaining cards", ("残りのカード",), number="pl"),
    Rule("target", None, "{it:self}", "{it}"),
    Rule("target", None, "{it:group}すべて", "all {it@pl}", number="pl"),
    *[Rule("all-of", None, f"{{it:{kind}}}", "{it@pl}", number="pl") for kind in ("group", "held", "looked")],
    Rule("target", None, "{it:held}すべて", "all {it@pl}", number="pl"),
    Rule("target", None, "{it:looked}すべて", "all {it@pl}", number="pl"),
    Rule("target", Together, "{parts:self*2と、}", "{parts}", number="pl"),
    Rule("topic", None, "{it:target}", "{it}", ("{it:group}",)),
    Rule("topic", None, "{it:shields}", "{it@pl}", number="pl"),
    Rule("subject", None, "{it:this}", "{it}", number="sg"),
    Rule("subject", None, "{it:group}", "a(n) {it@sg}", number="sg"),
    Rule("subject", Together, "{parts:this}か、{parts:group}", "{parts:this} or a(n) {parts:group@sg}", number="sg"),
    SEVERAL,
    # 9-3-4: how many.
    Rule("pieces", Fixed, "{number:int}(つ|枚)", "{number}", number="number"),
    Rule("sheets", Fixed, "{number:int}(枚|つ)", "{number}", number="number"),
    Rule("figure", Fixed, "{number:int}", "{number}", number="number"),
    Rule("number", None, "{it:figure}", "{it}"),
    Rule("choice", Choice, "{cards:held}{most:sheets}", "{most} {cards@most}", number="most"),
    Rule("choice", Choice, "{cards:group}{most:pieces}", "{most} {cards@most}", number="most"),
    Rule("choice", Choice, "{cards:group}{least:figure}～{most:pieces}", "{least} to {most} {cards@pl}", number="pl"),
    Rule("choice", Choice, "{cards:held}{least:figure}～{most:sheets}", "{least} to {most} {cards@pl}", number="pl"),
    Rule("choice", Choice, "{cards:held}{most:sheets}まで", "up to {most} {cards@most}", fixed={"least": Fixed(0)},
         number="most"),
    Rule("choice", Choice, "{cards:group}{most:pieces}まで", "up to {most} {cards@most}", fixed={"least": Fixed(0)},
         number="most"),
    # 4-19-1: of these or of those.
    Rule("choice", Choice, "{cards.parts:one-group*2(か、|か)}", "1 {cards.parts* or 1 }", fixed={"most": Fixed(1)},
         within={"cards": Together}, number="sg", cites="4-19-1"),
    Rule("one-group", None, "{it:group}1つ", "{it@sg}"),
    # What the opponent chooses of their own.
    Rule("their-choice", Choice,
         "{cards.tests:adj*0}(自身の|自分の|相手の){cards.tests:adj-after*0}{cards.tests:unit}{most:pieces}",
         "{most} {cards.tests:adj*0 | | } {cards.tests:adj-after*0 | | } {cards.tests:unit@most} of theirs",
         fixed={"who": OPPONENT, "cards.zones": (ZONE_BATTLE,), "cards.whose": OPPONENT}, within={"cards": Cards},
         number="most", cites="9-3-3"),
    # 2-2-2: of each name one.
    Rule("buried", OfEachName, "{cards:differing}", "{cards@*}"),
    *[Rule("differing", Cards, f"{ja}トラッシュの[、]カード名の異なる[、]{{tests:adj*0}}{{tests:sort?}}カード",
           f"{{tests:adj*0 | | }} {{tests:sort?}} card(s:@){NOUN} with different names in {en} trash",
           fixed={"zones": (ZONE_TRASH,), "whose": player}, cites="2-2-2")
      for player, ja, en in ((YOU, "(自分の|)", "your"), (OPPONENT, "相手の", "your opponent's"))],
    Rule("looked", Looked, "その中の[、]{tests:adj*0}{tests:sort?}カード",
         f"{{tests:adj*0 | | }} {{tests:sort?}} card(s:@){NOUN} among them"),
    Rule("top", None, "{it:top-deck}", "{it}"),
    Rule("top-deck", Top, "{whose:side}デッキを上から{count:sheets}", "the top {count} card(s) of {whose} deck",
         ("{whose:side}デッキ(の|)上から{count:sheets}(|のカード)",
          "{whose:side}デッキの上からカード{count:sheets}"), fixed={"zone": ZONE_DECK}, cites="3-2"),
    Rule("top", None, "{it:top-shields}", "{it}"),
    Rule("top-shields", Top, "{whose:side}シールド{count:pieces}", "{count} of {whose} Shields",
         ("{whose:side}シールドを上から{count:sheets}",), fixed={"zone": ZONE_SHIELDS}, number="count",
         cites="3-6-4-1"),
    Rule("amount", None, "{it:figure}", "{it} damage"),
    *[Rule("amount", Each, f"(、|){{number.number.which:this}}の{en}{{number.by:int}}につき{{by:int}}",
           f"{{by}} damage for every {{number.by}} {en} of {{number.number.which}}",
           fixed={"number.number.attribute": attribute}, within={"number": Quotient, "number.number": ValueOf})
      for attribute, en in ((AP, "AP"), (HP, "HP"))],
    # Of what was chosen before, if nothing else is chosen to take the damage.
    Rule("amount-of-it", None, "{it:amount}", "{it}"),
    *[Rule(kind, ValueOf, f"(、|){{which:{of}}}の{ja}と同じ数の", f"damage equal to the {en} of {{which}}",
           fixed={"attribute": attribute})
      for attribute, ja, en in ((AP, "AP", "AP"), (HP, "HP", "HP"), (LEVEL, "Lv(.|)", "level"))
      for kind, of in (("amount", "this"), ("amount", "that-unit"), ("amount-of-it", "chosen-gauge"))],
    Word("that-unit", EventCard(), "そのユニット", "that Unit", ("その相手のユニット",)),
    Rule("amount", Counted, "{cards:group}と同じ数の", "damage equal to the number of {cards@pl}"),
    Rule("amount", Counted, "{cards:counted}と同じ数の", "damage equal to the number of {cards@pl}"),
    Rule("amount", Counted, "{cards:shields}と同じ数の", "damage equal to the number of {cards@pl}"),
    *[Rule("amount", Each, f"(、|){{number.cards:{kind}}}1{piece}につき{{by:int}}",
           "{by} damage for each {number.cards@sg}", within={"number": Counted})
      for kind, piece in COUNTED_NOW],
    Rule("amount", Counted, "(、|){cards:put-there}と同じ数の", "damage equal to the number of {cards@pl}"),
    Rule("put-there", Looked, "この効果で置いた[、]{tests:adj*0}{tests:sort?}カード",
         f"{{tests:adj*0 | | }} {{tests:sort?}} card(s:@){NOUN} put there this way"),
    *[rule for whose in _SIDES for rule in _either(*whose)],
    # Cards that were looked at: of this sort or of that, each with what is asked of it.
    Rule("looked-choice", Choice, "{cards:looked}{most:sheets}", "{most} {cards@most}", number="most"),
    Rule("looked-choice", Choice, "その中の[、]{cards.tests:adj*0}{cards.tests:either}",
         f"1 {{cards.tests:adj*0 | | }} {{cards.tests:either}}{NOUN} among them", fixed={"most": Fixed(1)},
         within={"cards": Looked}, number="sg"),
    Rule("either", AnyOf, "{tests:one-sort*2/}", "{tests*/}", cites="4-19-1"),
    Rule("looked-choice", Choice, "その中の[、]{cards.parts:one-card*2/}", "1 {cards.parts* or 1 } among them",
         fixed={"most": Fixed(1)}, within={"cards": Together}, number="sg", cites="4-19-1"),
    Rule("one-sort", None, "{it:sort}カード1枚", "{it}"),
    Rule("one-card", Looked, "{tests:adj*}{tests:sort?}カード1枚",
         f"{{tests:adj* | | }} {{tests:sort?}} card{NOUN}"),
    # Several from the trash, each of another sort.
    Rule("choice", Choice, "自分のトラッシュの、{cards.tests:adj*0}{cards.tests:either}",
         f"1 {{cards.tests:adj*0 | | }} {{cards.tests:either}} card{NOUN} in your trash",
         ("トラッシュの[、]{cards.tests:adj*0}{cards.tests:either}",
          "自分のトラッシュの{cards.tests:adj*0}{cards.tests:either}"),
         fixed={"most": Fixed(1), "cards.zones": (ZONE_TRASH,), "cards.whose": YOU}, within={"cards": Cards},
         number="sg",
         cites="4-19-1"),
    Rule("choice", Choice, "自分のトラッシュの、{cards.parts:trash-card*2/}", "1 {cards.parts* or 1 } in your trash",
         ("(自分の|)トラッシュの{cards.parts:trash-card*2/}",), fixed={"most": Fixed(1)}, within={"cards": Together},
         number="sg", cites="4-19-1"),
    Rule("trash-card", Cards, "{tests:adj*}{tests:sort?}カード1枚", f"{{tests:adj* | | }} {{tests:sort?}} card{NOUN}",
         fixed={"zones": (ZONE_TRASH,), "whose": YOU}),
    Rule("trashed", Choice, "{cards.tests:adj*0}{cards.tests:sort?}カード{most:sheets}",
         f"{{most}} {{cards.tests:adj*0 | | }} {{cards.tests:sort?}} card(s:most){NOUN}",
         fixed={"cards.zones": (ZONE_TRASH,), "cards.whose": YOU}, within={"cards": Cards}),
]
