"""A small language of cards that don't exist, with everything that productions can do."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional

from tefuda.cards.language import Kind, Language, Production, Rule, Word


@dataclass(frozen=True)
class Cards:
    """Some cards in a zone."""

    whose: str
    zone: str
    count: int
    type: str = "card"
    up_to: bool = False


@dataclass(frozen=True)
class It:
    """What was spoken of before."""


@dataclass(frozen=True)
class Draw:
    who: str
    count: int


@dataclass(frozen=True)
class Move:
    cards: Any
    to: str
    rested: bool = False


@dataclass(frozen=True)
class Power:
    cards: Any
    change: int
    until: Optional[str] = None


@dataclass(frozen=True)
class Choose:
    cards: Any


@dataclass(frozen=True)
class Sequence:
    parts: tuple[Any, ...]


@dataclass(frozen=True)
class May:
    effect: Any


@dataclass(frozen=True)
class When:
    event: Any


@dataclass(frozen=True)
class IsMoved:
    cards: Any
    to: str


@dataclass(frozen=True)
class Is:
    """A test of a card."""

    what: str


@dataclass(frozen=True)
class Costs:
    """Another test."""

    most: int


@dataclass(frozen=True)
class All:
    """All cards that pass some tests."""

    tests: tuple[Any, ...]
    whose: str


@dataclass(frozen=True)
class Named:
    name: str


@dataclass(frozen=True)
class Ability:
    effects: tuple[Any, ...]
    when: Any = None
    traits: tuple[str, ...] = ()


KINDS = (
    Kind("ability", "能力", "an ability"),
    Kind("zone", "領域", "a zone"),
    Kind("type", "カードの種類", "a type of card"),
    Kind("cards", "カード", "some cards"),
    Kind("effect", "効果", "an effect"),
    Kind("trait", "特徴", "a trait"),
)

PARTS: tuple[Production, ...] = (
    Word("player", "you", "あなた", "you", also=("自分",), number="pl"),
    Word("player", "opponent", "相手", "your opponent", number="sg"),
    Word("whose", "you", "あなたの", "your", also=("自分の",)),
    Word("whose", "opponent", "相手の", "your opponent's"),
    Word("zone", "hand", "手札", "hand"),
    Word("zone", "deck", "デッキ", "deck", also=("山札",)),
    Word("zone", "drop", "ドロップゾーン", "drop zone", also=("ドロップ",)),
    Word("type", "card", "カード", "card"),
    Word("type", "unit", "ユニット", "unit"),
    Word("type", "ally", "仲間", "ally"),
    Word("until", "turn", "このターン中", "this turn"),
    Word("until", "battle", "このバトル中", "this battle"),
    Word("trait", "beast", "獣", "Beast"),
    Word("trait", "machine", "機械", "Machine"),

    Rule("cards", Cards, "{whose:whose}{zone:zone}[にある](の|){type:type}{count:int}枚",
         "{count} {type@count} in {whose} {zone}", number="count"),
    Rule("cards", Cards, "{whose:whose}{zone:zone}[にある](の|){type:type}{count:int}枚まで",
         "up to {count} {type@count} in {whose} {zone}", fixed={"up_to": True}, number="count"),
    Rule("cards", It, "それ", "it", also=("そのカード",), number="sg"),
    Rule("cards", Named, "「{name:name}」", "a card named \\[{name}\\]", number="sg"),

    Word("colour", Is("red"), "赤の", "red"),
    Rule("colour", Costs, "コスト{most:int}以下の", "cost-{most}-or-less"),
    Word("noun", Is("monster"), "モンスター", "monster"),
    Word("noun", Is("fairy"), "妖精", "fairy"),
    Rule("cards", All, "{tests:colour*0}{whose:whose}{tests:noun}すべて",
         "all {whose} {tests:colour*0 } {tests:noun@pl}", number="pl"),

    Rule("act", Draw, "{who:player}はカードを{count:int}枚<引く>", "{who} <draw:who> {count} card(s)"),
    Rule("act", Draw, "カードを{count:int}枚<引く>", "<draw> {count} card(s)", fixed={"who": "you"},
         also=("{count:int}枚<ドローする>",)),
    Rule("act", Move, "{cards:cards}を{to:zone}に<置く>", "<put> {cards} into the {to}", cites="moving"),
    Rule("act", Move, "{cards:cards}を{to:zone}に[、]レストで(<置く>|<加える>)", "<put> {cards} rested into the {to}",
         fixed={"rested": True}),
    Rule("act", Power, "{until:until?、}{cards:cards}のパワーを{change:signed}<する>",
         "<give> {cards} {change} power{until? _}"),
    Rule("act", Choose, "{cards:cards}を<選ぶ>", "<choose> {cards}"),

    Rule("effect", None, "{it:act@*}", "{it@*}"),
    Rule("effect", Sequence, "{parts:act@stem,**2、}", "{parts@*,base*, then | then }"),
    Rule("sentence", None, "{it:effect}。", "{it}."),
    Rule("sentence", May, "{effect:effect@te}(もよい|よい)。", "{effect@may}."),

    Rule("event", When, "{event:event_pattern@past}時", "when {event}"),
    Rule("event_pattern", IsMoved, "{cards:cards}が{to:zone}に<置かれる>", "{cards} <be:cards> put into the {to}"),
    Rule("ability", Ability,
         "{traits:trait*0／}【自】{when:event?、}{effects:sentence*[\\n]}",
         "{traits*0 / }【Auto】{when?, }{effects* }"),
)


def toy() -> Language:
    return Language("toy", PARTS, KINDS)
