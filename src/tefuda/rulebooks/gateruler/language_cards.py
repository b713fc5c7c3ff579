"""Chapters 2 and 3 in card texts: zones, types, names, armies, attributes and numbers."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.english import NOUN
from ...cards.language.labels import labels
from ...kernel.abilities.conditions import Compared, Fits, Register
from ...kernel.abilities.nodes import EITHER, EQUAL, OPPONENT, YOU
from ...kernel.abilities.numbers import Counted, Fixed
from ...kernel.abilities.filters import AmongThem, AttachedTo, Damaged, Has, IsSo
from ...kernel.abilities.selections import Cards, Choice, CardInRegister
from ...kernel.abilities.spoken_of import This
from .abilities import OnTop
from .areas import (
    ATTACK_PHASE, ATTACKED, ATTACKER, CARDS_ON_FIELD, IN_FRONT, MAIN_PHASE, PHASE, ZONE_ATTACK, ZONE_DAMAGE, ZONE_DECK,
    ZONE_DEFENCE, ZONE_DRIVE, ZONE_ENERGY, ZONE_EXILE, ZONE_FIELD, ZONE_GATE, ZONE_GRAVEYARD, ZONE_HAND, ZONE_RULER,
    ZONE_SET, ZONE_SOUL,
)
from .cards import ATK, EVENT, FIELD, HP, LEVEL, LIFE, STK, TYPE, UNIT

# 2-2c, 2-4, 2-5: names stand in double quotation marks, armies in 《》, attributes in <>.
_LABEL: Final = labels(
    {"name": "“”", "army": "《》", "attribute": "＜＞"}, ("苔", "硝子", "月影", "砂海", "門番"))

_ZONES: Final = (
    (ZONE_DECK, "デッキ", "deck"), (ZONE_HAND, "手札", "hand"), (ZONE_ATTACK, "攻撃ゾーン", "attack zone"),
    (ZONE_DEFENCE, "守備ゾーン", "defence zone"), (ZONE_SET, "セットゾーン", "set zone"),
    (ZONE_FIELD, "フィールドゾーン", "field zone"), (ZONE_DRIVE, "ドライブゾーン", "drive zone"),
    (ZONE_DAMAGE, "ダメージゾーン", "damage zone"), (ZONE_SOUL, "ソウルゾーン", "soul zone"),
    (ZONE_GRAVEYARD, "墓地", "graveyard"), (ZONE_ENERGY, "エナジーゾーン", "energy zone"),
    (ZONE_EXILE, "除外エリア", "exile area"), (ZONE_GATE, "ゲート", "gate"),
)
# Where effects put cards with the plain words for it.
_PLACES: Final = (ZONE_GRAVEYARD, ZONE_DAMAGE, ZONE_ENERGY, ZONE_DRIVE)


def _of_type(number: int) -> Has:
    return Has(TYPE, EQUAL, Fixed(number))


def _groups(kind: str, whose: str) -> list[Production]:
    """The cards of the field by their sort (3-6c), and those of a zone by a word of their own."""
    owner = f"{{whose:{whose}}}"
    return [
        Rule(kind, Cards, f"{owner}{{tests:adj*0}}ユニット", f"{{tests*0 | | }} unit(s:@){NOUN} {{whose}}",
             (f"{{tests:lead-adj*}}{owner}ユニット",), fixed={"zones": IN_FRONT}, cites="3-6c"),
        Rule(kind, Cards, f"{owner}攻撃ゾーンの{{tests:adj*0}}ユニット",
             f"{{tests*0 | | }} unit(s:@){NOUN} {{whose}} in an attack zone", fixed={"zones": (ZONE_ATTACK,)},
             cites="3-8"),
        Rule(kind, Cards, f"{owner}守備ゾーンの{{tests:adj*0}}ユニット",
             f"{{tests*0 | | }} unit(s:@){NOUN} {{whose}} in a defence zone", fixed={"zones": (ZONE_DEFENCE,)},
             cites="3-9"),
        Rule(kind, Cards, f"{owner}ルーラーか{{tests:adj*0}}ユニット",
             f"ruler(s:@) or {{tests*0 | | }} unit(s:@){NOUN} {{whose}}", fixed={"zones": (ZONE_RULER, *IN_FRONT)},
             cites="3-6b"),
        Rule(kind, Cards, f"{owner}{{tests:adj*0}}フィールド", f"{{tests*0 | | }} field(s:@){NOUN} {{whose}}",
             fixed={"zones": (ZONE_FIELD,)}, cites="3-11"),
        Rule(kind, Cards, f"{owner}セットされているカード", "set card(s:@) {whose}", fixed={"zones": (ZONE_SET,)},
             cites="15-4b"),
        Rule(kind, Cards, f"{owner}場[にある](の|){{tests:feature*0}}カード",
             f"{{tests*0 | | }} card(s:@){NOUN} {{whose}} on the field", fixed={"zones": CARDS_ON_FIELD},
             cites="3-7a-2"),
        Rule(kind, Cards, f"{owner}エナジー", "energy card(s:@) {whose}", fixed={"zones": (ZONE_ENERGY,)},
             cites="3-16"),
    ]


def _bodies() -> list[Production]:
    """Choices of units, for which Japanese has a counting word of its own."""
    units = {"cards.zones": IN_FRONT}
    within: dict[str, Any] = {"cards": Cards, "most": Fixed}
    ja = "{cards.whose:camp}{cards.tests:adj*0}ユニットを{most.number:int}体"
    other = "{cards.tests:lead-adj*}{cards.whose:camp}ユニットを{most.number:int}体"
    en = f"{{most.number}} {{cards.tests*0 | | }} unit(s:most.number){NOUN} {{cards.whose}}"
    return [
        Rule("choice", Choice, ja, en, (other,), fixed=units, within=within),
        Rule("choice", Choice, f"{ja}まで", f"up to {en}", (f"{other}まで",), fixed={**units, "least": Fixed(0)},
             within=within),
    ]


CARDS: Final[list[Production]] = [
    *_bodies(),
    *[Word("camp", value, ja, en, also) for value, ja, en, also in (
        (YOU, "味方の", "you control", ("君の", "自分の")), (OPPONENT, "敵の", "your opponent controls", ("相手の",)),
        (EITHER, "お互いの", "any player controls", ()))],
    Word("their-camp", OPPONENT, "味方の", "they control", ("自分の",)),
    *[Word("zone", zone, ja, en) for zone, ja, en in _ZONES],
    # 15-6b: cards of a deck are chosen with words of their own, so a deck is none of the zones whose cards are.
    *[Word("open-zone", zone, ja, en) for zone, ja, en in _ZONES if zone != ZONE_DECK],
    Rule("computed", Counted, "{cards.whose:side}デッキのカードの枚数", "the number of cards in {cards.whose} deck",
         fixed={"cards.zones": (ZONE_DECK,)}, within={"cards": Cards}, number="pl", cites="3-4a-1"),
    Rule("measure", Compared, "{left.cards.whose:side}デッキのカードが{right:plain}枚{how:how-many}<だ>",
         "there are {right} {how} cards in {left.cards.whose} deck",
         fixed={"left.cards.zones": (ZONE_DECK,)}, within={"left": Counted, "left.cards": Cards}, cites="3-4a-1"),
    *[Word("place", zone, ja, en) for zone, ja, en in _ZONES if zone in _PLACES],
    Word("stack", ZONE_DECK, "デッキ", "deck", cites="3-4"),
    *[Word("attribute", number, ja, en) for number, ja, en in (
        (ATK, "ATK", "ATK"), (HP, "HP", "HP"), (STK, "STK", "STK"), (LEVEL, "レベル", "level"), (LIFE, "ライフ",
                                                            "life"))],
    _LABEL,
    *[Word("adj", _of_type(number), ja, en, cites="2-3b") for number, ja, en in (
        (UNIT, "ユニットである", "unit"), (EVENT, "イベントである", "event"), (FIELD, "フィールドである", "field"))],
    Word("adj", AmongThem(CardInRegister(ATTACKER)), "攻撃している", "attacking", cites="8-4e-1"),
    Word("adj", IsSo(ATTACKED), "攻撃されている", "attacked", cites="8-4e-1"),
    Word("adj", Damaged(), "ダメージを負っている", "damaged", ("ダメージを受けている",), cites="3-6g"),
    Rule("measure", Fits, "{which:one}がダメージを<負っている/1>", "{which} <be:which> damaged",
         ("{which:one}がダメージを<受けている/1>",), fixed={"test": Damaged()}, cites="3-6g"),
    *[Word("sort-noun", _of_type(number), ja, en, cites="2-3b") for number, ja, en in (
        (UNIT, "ユニット", "unit"), (EVENT, "イベント", "event"), (FIELD, "フィールド", "field"))],
    # Off the field, cards are called by their sort without being units there.
    *[Word("off-zone", zone, ja, en) for zone, ja, en in _ZONES
      if zone not in (ZONE_DECK, ZONE_ATTACK, ZONE_DEFENCE, ZONE_FIELD, ZONE_SET, ZONE_GATE)],
    # Cards of a zone that is called nobody's are one's own.
    Word("own-their", OPPONENT, "自分の", "their", ("",)),
    *[Word("own-whose", value, ja, en, also, number=number) for value, ja, en, also, number in (
        (YOU, "君の", "your", ("自分の", "味方の", ""), ""), (OPPONENT, "相手の", "your opponent's", ("敵の",), ""),
        (EITHER, "お互いの", "both players'", ("各プレイヤーの",), "pl"))],
    Word("subject", Cards((ZONE_RULER,), EITHER), "ルーラー", "a ruler", number="sg", cites="3-7a-1"),
    Word("self", OnTop(), "上にあるカード", "the card on top", number="sg", cites="15-14c"),
    # 14-7a: what is always so is so of this card, of others by what they are; nothing was chosen or looked at before.
    Word("theme", This(), "このユニット", "this unit", ("このカード",), number="sg"),
    Rule("theme", None, "{it:single}", "{it}"),
    Rule("theme", None, "{it:group}[すべて]", "{it@pl}", number="pl"),
    *_groups("group", "camp"),
    *_groups("their-group", "their-camp"),
    Word("group", Cards((ZONE_SOUL,), EITHER, (AttachedTo((AmongThem(This()),)),)), "このユニットのソウル",
         "soul of this unit", plural="souls of this unit", cites="3-14c-1"),
    Rule("single", Cards, "{whose:side}ルーラー", "{whose} ruler", fixed={"zones": (ZONE_RULER,)}, number="sg",
         cites="3-7a-1"),
    Word("single", CardInRegister(ATTACKER), "攻撃ユニット", "the attacking card", ("攻撃カード",), number="sg",
         cites="8-4e"),
    Word("given", Register(PHASE, MAIN_PHASE), "メインフェイズ中、", "during the main phase", cites="6-3"),
    Word("given", Register(PHASE, ATTACK_PHASE), "アタックフェイズ中、", "during the attack phase", cites="6-4"),
]
