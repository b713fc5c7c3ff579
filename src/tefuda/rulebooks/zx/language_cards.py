"""Chapters 200 and 300 in card texts: zones, squares, types, colours, tribes, names and numbers."""
from __future__ import annotations

import random
from typing import Final

from ...cards.language import Pattern, Production, Rule, Word
from ...cards.language.english import ANYONE, AT, NOUN, aside
from ...kernel.abilities.board_places import Beside, Facing, Placed, Places
from ...kernel.abilities.conditions import Register, There
from ...kernel.abilities.filters import (
    AllOf, AmongThem, AnyOf, Between, AttachedTo, Damaged, Given, Has, Highest, InState, IsSo, Not, Other, Textless
)
from ...kernel.abilities.labels import Labelled, SharesName
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, EITHER, EQUAL, EVEN, ODD, OPPONENT, YOU, Filter
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.spoken_of import Looked, That, This, ThisWherever
from ...kernel.abilities.selections import Best, Cards, CardInRegister, Together
from ...kernel.codes import REST
from .areas import (
    APPEARED, ATTACKER, BATTLING, HAS_FORCE, IGNITION_PHASE, MAIN_PHASE, PHASE, TARGET, ZONE_CHARGE, ZONE_DECK,
    ZONE_DYNAMIS, ZONE_FORCE, ZONE_HAND, ZONE_LIFE, ZONE_REMOVE, ZONE_RESOURCE, ZONE_SQUARE, ZONE_TRASH,
)
from .cards import (
    COST, DREAMKEY_ICON, EVENT, EVOLSEED_ICON, IGNITION_ICON, LAST_PLAYER, LAST_ZX, OVERBOOST_UPPER, POWER, TYPE,
)

IS_ZX: Final = Has(TYPE, AT_MOST, Fixed(LAST_ZX))
ANY_CARD: Final = AllOf(())
IS_EVENT: Final = Has(TYPE, EQUAL, Fixed(EVENT))
# 303.6: cards of type player, and overboosts.
IS_PLAYER: Final = Between(TYPE, OVERBOOST_UPPER, LAST_PLAYER)
ATTACKING: Final = AmongThem(CardInRegister(ATTACKER))
ATTACKED: Final = AmongThem(CardInRegister(TARGET))

THAT: Final = That((ZONE_SQUARE,))

# 303.3, 303.4: the squares as their master counts them; 7 is one's own player square, 1 the opponent's.
ALL: Final = tuple(range(9))
NORMAL: Final = (0, 2, 3, 4, 5, 6, 8)
OWN_HOME: Final = (7,)
ENEMY_HOME: Final = (1,)
HOMES: Final = (1, 7)

# Where in the squares a card lies, and squares to go to: words, English words, places.
SPOTS: Final = (
    (ALL, "スクエア", "square"),
    (NORMAL, "ノーマルスクエア", "normal square"),
    (HOMES, "プレイヤースクエア", "player square"),
    (OWN_HOME, "あなたのプレイヤースクエア", "your player square"),
    (ENEMY_HOME, "相手のプレイヤースクエア", "your opponent's player square"),
    ((6, 7, 8), "自軍エリアのスクエア", "square of your area"),
    ((0, 1, 2), "敵軍エリアのスクエア", "square of the enemy area"),
    ((3, 4, 5), "中央エリアのスクエア", "square of the centre area"),
    ((4, 6, 8), "あなたのプレイヤースクエアの隣のスクエア", "square next to your player square"),
    ((0, 2, 4), "相手のプレイヤースクエアの隣のスクエア", "square next to your opponent's player square"),
)

ZONES: Final = (
    (ZONE_DECK, "デッキ", "deck", ("デッキゾーン",)), (ZONE_HAND, "手札", "hand", ()),
    (ZONE_TRASH, "トラッシュ", "trash", ()), (ZONE_CHARGE, "チャージ", "charge", ()), (ZONE_LIFE, "ライフ", "life", ()),
    (ZONE_RESOURCE, "リソース", "resources", ()), (ZONE_DYNAMIS, "デュナミス", "Dynamis", ()),
    (ZONE_REMOVE, "リムーブゾーン", "remove zone", ()),
)
_COLORS: Final = (("red", "赤", "红"), ("blue", "青", "蓝"), ("white", "白", "白"), ("black", "黒", "黑"), ("green",
                                                                                                    "緑", "绿"))
_NAMES: Final = ("灯守", "鐘楼", "霧の隊", "夜駆け", "石工")


# 201.3, 207.3: what each sort of bracket names.
_BRACKETS: Final = {"「": "name", "『": "name", "[": "tribe", "<": "tribe", "〔": "tribe"}
_PAIRS: Final = {"name": ("「", "」"), "tribe": ("[", "]")}
_WIDE: Final = str.maketrans("＜〈［｢", "<<[「")
_QUOTED: Final = r"「[^「」。【\n]+」"
_BRACKETED: Final = r"\[[^\[\]\n自起常★☆]+\]|<[^<>\n《》]+>|〔[^〔〕\n□◎]+〕"


def _read_label(text: str) -> str:
    return f"{_BRACKETS[text[0].translate(_WIDE)]}:{text[1:-1]}"


def _print_label(label: str) -> str:
    sort, _, name = label.partition(":")
    left, right = _PAIRS[sort]
    return f"{left}{name}{right}"


def _some_label(rng: random.Random) -> str:
    return f"{rng.choice(sorted(_PAIRS))}:{rng.choice(_NAMES)}"


_LABEL: Final = Pattern(
    "card-label", str, f"{_QUOTED}|{_BRACKETED}", _read_label, _print_label, _print_label, _some_label,
    "「…」, [種族]", "「[<〔")

def _groups(kind: str, whose: str, of: str) -> list[Production]:
    """Cards of a zone, and Z/X in squares."""
    owner = f"{{whose:{whose}}}"
    found: list[Production] = [
        Rule(kind, Cards, f"{{tests:except*0}}{owner}{{zones:zone*(と|か)}}にある{{tests:feature*0}}{{tests:sort}}",
             f"{{tests:except*0 | | }} {{tests:feature*0 | | }} {{tests:sort@*}} {AT} {{whose}} {{zones@whose* or }}",
             (f"{{tests:except*0}}{owner}{{zones:zone*と}}の{{tests:feature*0}}{{tests:sort}}",)),
        Rule(kind, Cards, f"{{tests:except*0}}{{tests:spot-at}}{{whose:{of}}}{{tests:feature*0}}{{tests:sort}}",
             "{tests:except*0 | | } {whose} {tests:feature*0 | | } {tests:sort@*} {tests:spot-at}",
             (f"{{tests:spot-at}}{{tests:except*}}{{whose:{of}}}{{tests:feature*0}}{{tests:sort}}",
              f"{{tests:spot-at}}{{tests:feature*}}{{whose:{of}}}{{tests:sort}}"),
             fixed={"zones": (ZONE_SQUARE,)}),
    ]
    if kind == "group":
        found += [
            Rule(kind, Cards, "{tests:except*0}{tests:spot-at}{tests:feature*0}{tests:sort}",
                 "{tests:except*0 | | } {tests:feature*0 | | } {tests:sort@*} {tests:spot-at}" + ANYONE,
                 fixed={"zones": (ZONE_SQUARE,), "whose": EITHER}),
            # 304.1, 309.1: of what the others can't see one's own is meant.
            Rule(kind, Cards, "{zones:open-pile*と}にある{tests:feature*0}{tests:sort}",
                 f"{{tests:feature*0 | | }} {{tests:sort@*}} {AT} any player's {{zones* or }}",
                 fixed={"whose": EITHER}),
            *[Rule(kind, Cards, f"あなたの{ja}にある{{tests:feature*0}}{{tests:sort}}",
                   f"{{tests:feature*0 | | }} {{tests:sort@*}} {AT} your {en}",
                   (f"{ja}にある{{tests:feature*0}}{{tests:sort}}",
                    f"(あなたの|){ja}から{{tests:feature*0}}{{tests:sort}}"),
                   fixed={"whose": YOU, "zones": (zone,)}, cites=cites)
              for zone, ja, en,
              cites in ((ZONE_HAND, "手札", "hand", "309.1"), (ZONE_DECK, "デッキ", "deck", "304.1"))],
        ]
    return found


def _highest() -> list[Production]:
    """Cards by a number among others. These begin with whose or where: what stands before belongs to the whole."""
    return [
        *[Rule("adj", Highest, f"{{among:those}}の中で{{attribute:attribute}}が最も{ja}",
               aside(f"with the {en} {{attribute}} among {{among@pl}}"), fixed={"lowest": lowest})
          for lowest, ja, en in ((False, "高い", "highest"), (True, "低い", "lowest"))],
        Rule("those", Cards, "{whose:side}{zones:zone*と}にある{tests:feature*0}{tests:sort}",
             f"{{tests:feature*0 | | }} {{tests:sort@*}} {AT} {{whose}} {{zones@whose* or }}"),
        Rule("those", Cards, "スクエアにある{whose:of}{tests:feature*0}{tests:sort}",
             "{whose} {tests:feature*0 | | } {tests:sort@*} in a square", fixed={"zones": (ZONE_SQUARE,)}),
    ]


def _all_of() -> list[Production]:
    """Texts about all of some cards: the word stands before whose they are."""
    found: list[Production] = []
    for kind in ("target", "topic"):
        found += [
            Rule(kind, Cards, "{tests:except*0}{tests:spot-at}すべての{whose:side}{tests:feature*0}{tests:sort}",
                 "all {whose} {tests:except*0 | | } {tests:feature*0 | | } {tests:sort@pl} {tests:spot-at@pl}",
                 ("{tests:except*0}{tests:spot-at}{whose:side}{tests:feature*0}{tests:sort}",
                  "{tests:except*0}{tests:spot-at}{whose:side}すべての{tests:feature*0}{tests:sort}",
                  "{tests:spot-at}{tests:except*}すべての{whose:side}{tests:feature*0}{tests:sort}",
                  "{tests:spot-at}すべての{tests:feature*}{whose:side}{tests:sort}"),
                 fixed={"zones": (ZONE_SQUARE,)}, number="pl"),
            Rule(kind, Cards, "{tests:except*0}{tests:spot-at}すべての{tests:feature*0}{tests:sort}",
                 "all {tests:except*0 | | } {tests:feature*0 | | } {tests:sort@pl} {tests:spot-at@pl}" + ANYONE,
                 ("{tests:spot-at}{tests:except*}すべての{tests:feature*0}{tests:sort}",
                  *(("{tests:except*0}{tests:located}{tests:feature*0}{tests:sort}",) if kind == "topic" else ())),
                 fixed={"zones": (ZONE_SQUARE,), "whose": EITHER}, number="pl"),
            Rule(kind, Cards, "{whose:side}{zones:zone*と}にあるすべての{tests:feature*0}{tests:sort}",
                 f"all {{tests:feature*0 | | }} {{tests:sort@pl}} {AT} {{whose}} {{zones@whose* or }}", number="pl"),
        ]
    return found


def _icon(attribute: int, ja: str, en: str) -> list[Production]:
    has = Has(attribute, AT_LEAST, Fixed(1))
    return [
        Word("adj", has, f"{ja}アイコンを持つ", aside(f"with the {en} icon"), (f"{ja}をアイコンを持つ",),
             cites="206.2"),
        Word("adj", Has(attribute, EQUAL, Fixed(0)), f"{ja}アイコンを持たない", aside(f"without the {en} icon"),
             cites="206.2"),
    ]


_BEHIND: Final = There(
    Cards((ZONE_SQUARE,), EITHER, (AnyOf((AllOf((IS_PLAYER, Placed(OWN_HOME))), AllOf((IS_ZX, Placed(HOMES))))),
                                   ATTACKED)),
    AT_LEAST, Fixed(1))


def _states() -> list[Production]:
    """Asleep or not, told in a word or with a verb."""
    return [
        Word("adj", InState(REST, rested), f"{ja}の", en, (f"{ja}状態の", f"{ja}している"), cites="302.2")
        for rested, ja, en in ((True, "スリープ", "sleeping"), (False, "リブート", "rebooted"))]


def _spots() -> list[Production]:
    """Where in the squares; "part" is what is not all of them."""
    found: list[Production] = []
    for places, ja, en in SPOTS:
        for kind in ("spot", "part") if places != ALL else ("spot",):
            found.append(Word(
                kind, Placed(places), ja, f"in a {en}".replace("in a your", "in your"),
                plural=f"in {en.replace('square', 'squares', 1) if not en.startswith('your') else en}", cites="303.3"))
    for beside, ja, en in ((This(), "このカード", "this card"), (THAT, "そのゼクス", "it")):
        for kind in ("spot", "part"):
            found.append(Word(kind, Beside(beside), f"{ja}があるスクエアの隣のスクエア", f"next to {en}",
                              (f"{ja}に隣接するスクエア", f"{ja}の隣のスクエア", f"{ja}のあるスクエアの隣のスクエア",
                               f"{ja}があるスクエアに隣接するスクエア"), plural=f"next to {en}", cites="303.2"))
    return found


# Where a Z/X can be put: in which part of the squares, with words for it, and next to which card.
_AREAS: Final = (
    (ALL, "", ""), (tuple(it for it in ALL if it not in ENEMY_HOME), "相手のプレイヤースクエア以外の",
                    " other than your opponent's player square"),
    ((6, 7, 8), "自軍エリアの", " of your area"), ((0, 1, 2), "敵軍エリアの", " of the enemy area"),
    ((3, 4, 5), "中央エリアの", " of the centre area"),
    ((4, 6, 8), "あなたのプレイヤースクエアの隣の", " next to your player square"),
    ((0, 2, 4), "相手のプレイヤースクエアの隣の", " next to your opponent's player square"),
)


def _places() -> list[Production]:
    """Where a Z/X can be put: squares without a Z/X."""
    free: tuple[Filter, ...] = (IS_ZX,)
    found: dict[Places, Production] = {}
    for beside, by, next_to in ((None, ("",), ""), *(
            (which, tuple(f"{ja}{it}" for it in ("があるスクエアの隣の", "に隣接する", "の隣の",
                                                 "のあるスクエアの隣の")), f" next to {en}")
            for which, ja, en in ((This(), "このカード", "this card"), (THAT, "そのゼクス", "it")))):
        for area, where, of in _AREAS:
            for normal, ja, en in ((False, "スクエア", "square"), (True, "ノーマルスクエア", "normal square")):
                indexes = tuple(it for it in area if it in NORMAL) if normal else area
                places = Places(ZONE_SQUARE, () if indexes == ALL else indexes, free, beside)
                words = [f"{before}{where}ゼクスのない{ja}" for before in by] + [
                    f"{before}ゼクスのない{where}{ja}" for before in by]
                words += [it.replace("ゼクスのない", "ゼクスがない") for it in words]
                found.setdefault(places, Word(
                    "places", places, words[0], f"a {en}{of} without a Z/X{next_to}", tuple(dict.fromkeys(words[1:]))))
    home = Places(ZONE_SQUARE, OWN_HOME, free, None)
    here = [(it.value, it.ja.replace("このカードがあるスクエアの隣の", ""), it.en, tuple(
        word.replace("このカードがあるスクエアの隣の", "") for word in it.also if "があるスクエアの隣の" in word))
        for it in found.values() if isinstance(it, Word) and it.value.beside == This()]
    return [
        *found.values(),
        *[Word("near-here", value, ja, en, also) for value, ja, en, also in here],
        Word("places", home, "ゼクスのないあなたのプレイヤースクエア", "your player square, if there is no Z/X on it",
             ("あなたのゼクスのないプレイヤースクエア", "あなたのプレイヤースクエア", "プレイヤースクエア")),
    ]


CARDS: Final[list[Production]] = [
    *[Word("zone", zone, ja, en, also) for zone, ja, en, also in ZONES],
    *[Word("open-pile", zone, ja, en, also) for zone, ja, en, also in ZONES if zone not in (ZONE_DECK, ZONE_HAND)],
    *[Word("place", zone, ja, en, also) for zone, ja, en, also in ZONES if zone not in (ZONE_DECK, ZONE_HAND)],
    Word("stack", ZONE_DECK, "デッキ", "deck"),
    Word("attribute", POWER, "パワー", "power", cites="208.1"),
    Word("attribute", COST, "コスト", "cost", cites="203.1"),
    *[Word("label-name", f"color:{en}", ja, en, () if ja == also else (also,), cites="204.3") for en, ja,
      also in _COLORS],
    _LABEL,
    Rule("label-name", None, "{it:card-label}", "{it}"),
    Word("except", Other(), "このカード以外の", "other", ("他の",)),
    Rule("except", Not, "{test:label}以外の", "non-{test}"),
    # What cards are called behind all that is asked of them.
    Word("sort", ANY_CARD, "カード", f"card{NOUN}", plural=f"cards{NOUN}"),
    Word("sort", IS_ZX, "ゼクス", f"Z/X{NOUN}", plural=f"Z/X{NOUN}", cites="303.6"),
    Word("sort", IS_EVENT, "イベント", f"event{NOUN}", plural=f"events{NOUN}", cites="202.4"),
    Rule("sort", Labelled, "{label:card-label}", "{label}" + NOUN, cites="201.3"),
    Rule("sort", AnyOf, "{tests:card-name*2か}", "{tests* or }" + NOUN, cites="201.3"),
    *_icon(IGNITION_ICON, "イグニッション", "ignition"),
    *_icon(EVOLSEED_ICON, "エヴォルシード", "evol-seed"),
    *_icon(DREAMKEY_ICON, "ドリーム・キー", "dream-key"),
    Word("adj", Damaged(), "ダメージを受けている", "damaged", cites="1001.1"),
    Word("adj", ATTACKING, "攻撃している", "attacking", cites="602.1a"),
    Word("adj", ATTACKED, "攻撃されている", "attacked", cites="602.1b"),
    Word("adj", AllOf((Not(ATTACKING),)), "攻撃していない", aside("not attacking"), cites="602.1a"),
    Word("adj", AllOf((Not(ATTACKED),)), "攻撃されていない", aside("not attacked"), cites="602.1b"),
    *_states(),
    Word("adj", IsSo(BATTLING), "バトルしている", aside("in a battle"), ("現在バトルしている", "バトル中の"),
         cites="601.1"),
    Word("adj", IsSo(BATTLING, False), "バトルしていない", aside("not in a battle"),
         ("現在バトルしていない", "バトル中でない", "バトルをしていない"), cites="601.1"),
    Word("adj", IsSo(APPEARED), "このターンの間に登場した", aside("that appeared this turn"),
         ("このターンに登場した",), cites="1006.1"),
    Word("adj", SharesName(This()), "このカードと同じカード名の", aside("with the same name as this card"),
         ("このカードと同じ名前の", "このカードと同名の", "このカードとカード名が同じ"), cites="201.3"),
    Word("adj", Has(COST, ODD, Fixed(0)), "コストが奇数の", aside("with an odd cost"), cites="203.2"),
    Word("adj", Has(COST, EVEN, Fixed(0)), "コストが偶数の", aside("with an even cost"), cites="203.2"),
    Rule("spot-at", None, "{it:spot}にある", "{it@*}", ("{it:part}の",)),
    Rule("located", None, "{it:spot}にある", "{it@*}"),
    Word("adj", Textless(), "能力を持たない", aside("without abilities"), ("能力のない",), cites="801.1"),
    Word("adj", AllOf((Not(Damaged()),)), "ダメージを受けていない", "undamaged", cites="1001.1"),
    Word("spot-at", AllOf((ATTACKING, Given(_BEHIND))), "あなたかプレイヤースクエアにあるゼクスを攻撃している",
         "attacking you or a Z/X on a player square", cites="602.1b"),
    *[Word("spot-at", test, ja, en, plural=en, cites=cites) for test, ja, en, cites in (
        (IsSo(BATTLING), "バトルしている", "in a battle", "601.1"),
        (Facing(This()), "このカードとバトルしている", "battling this card", "601.1"),
        (ATTACKING, "攻撃している", "that is attacking", "602.1a"),
        (ATTACKED, "攻撃されている", "that is attacked", "602.1b"))],
    *_spots(),
    *_places(),
    *_groups("group", "side", "of"),
    *_groups("their-group", "their", "their-of"),
    *_groups("your-group", "yours", "yours-of"),
    Word("yours", YOU, "あなたの", "your"),
    Word("yours-of", YOU, "あなたの", aside("of yours")),
    *_highest(),
    Word("of", YOU, "あなたの", aside("of yours")),
    Word("of", OPPONENT, "相手の", aside("of your opponent's")),
    Word("their-of", OPPONENT, "自分の", aside("of theirs")),
    *_all_of(),
    Word("self", THAT, "そのゼクス", "that Z/X", ("そのカード",), number="sg", cites="808.3"),
    Word("single", CardInRegister(ATTACKER), "攻撃しているゼクス", "the attacking Z/X",
         ("このカードを攻撃しているゼクス", "このカードを攻撃したゼクス"), number="sg", cites="602.1a"),
    Word("single", CardInRegister(TARGET), "攻撃されているゼクス", "the attacked Z/X", number="sg", cites="602.1b"),
    # In the words for events, Z/X are in squares unless something else is said (303.6).
    Rule("subject", Cards, "{tests:except*0}{tests:spot-at*0}{whose:side}{tests:feature*0}{tests:sort}",
         "one of {whose} {tests:except*0 | | } {tests:feature*0 | | } {tests:sort@pl} {tests:spot-at*0 | | }",
         fixed={"zones": (ZONE_SQUARE,)}, number="sg", cites="303.6"),
    Rule("subject", Cards, "{tests:spot-at*0}{tests:feature*0}{tests:sort}",
         "a(n) {tests:feature*0 | | } {tests:sort} {tests:spot-at*0 | | }",
         fixed={"zones": (ZONE_SQUARE,), "whose": EITHER}, number="sg"),
    Word("subject", Cards((ZONE_SQUARE,), EITHER, (IS_PLAYER,)), "プレイヤー", "a player", number="sg", cites="303.6"),
    Word("subject", Cards((ZONE_SQUARE,), OPPONENT, (IS_PLAYER,)), "相手のプレイヤー", "your opponent",
         ("相手",), number="sg", cites="303.6"),
    Word("subject", Cards((ZONE_SQUARE,), YOU, (IS_PLAYER,)), "あなたのプレイヤー", "you", ("あなた",), number="pl",
         cites="303.6"),
    Word("single", Cards((ZONE_FORCE,), EITHER, (AttachedTo((AmongThem(This()),)),)), "このカードのフォース",
         "the forces of this card", number="pl", cites="312.3b"),
    Word("adj", IsSo(HAS_FORCE), "フォースを持つ", aside("with a force"), cites="312.3a"),
    Word("adj", IsSo(HAS_FORCE, False), "フォースを持たない", aside("without a force"), cites="312.3a"),
    Rule("single", ThisWherever, "{zone:off-square}にあるこのカード", "this card in your {zone}", number="sg",
         cites="803.1c"),
    Word("single", This(ZONE_SQUARE), "スクエアにあるこのカード", "this card in a square", number="sg", cites="803.1a"),
    Word("this-card", This(), "このカード", "this card", number="sg"),
    Rule("one-of", Cards, "{whose:side}{tests:feature*0}{tests:sort}",
         "one of {whose} {tests:feature*0 | | } {tests:sort@pl}", fixed={"zones": (ZONE_SQUARE,)}, number="sg"),
    Rule("subject", Together, "{parts:this-card}か[、]{parts:one-of}", "{parts:this-card} or {parts:one-of}",
         number="sg"),
    Rule("from", Best, "{cards:group}の中で{attribute:attribute}が1番高い(ゼクス|カード)",
         "{cards@*} with the highest {attribute}",
         ("{cards:group}の中で{attribute:attribute}が一番高い(ゼクス|カード)",)),
    Rule("from", Best, "{cards:group}の中で{attribute:attribute}が1番低い(ゼクス|カード)",
         "{cards@*} with the lowest {attribute}", fixed={"lowest": True}),
    Rule("target", Looked, "その中にあるすべての{tests:feature*0}{tests:sort}",
         "all {tests:feature*0 | | } {tests:sort@pl} among them", ("その中のすべての{tests:feature*0}{tests:sort}",),
         number="pl", cites="304.3"),
    Rule("looked", Looked, "その中にある{tests:feature*0}{tests:sort}",
         "{tests:feature*0 | | } {tests:sort@*} among them",
         ("その中の{tests:feature*0}{tests:sort}",)),
    Word("given", Register(PHASE, IGNITION_PHASE), "イグニッションフェイズの間、", "during the ignition phase",
         cites="505.1"),
    Word("given", Register(PHASE, MAIN_PHASE), "メインフェイズの間、", "during the main phase", cites="506.1"),
]
