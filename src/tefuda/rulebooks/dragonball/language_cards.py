"""Chapters 2 and 3 in card texts: areas, types, names, colours and numbers."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.english import AT, NOUN, aside
from ...cards.language.labels import labels
from ...kernel.abilities.conditions import Fits, Register
from ...kernel.abilities.nodes import EQUAL
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.filters import AmongThem, Has, IsSo, Other, Textless
from ...kernel.abilities.labels import Labelled
from ...kernel.abilities.selections import Cards, CardInRegister
from .areas import (
    ATTACKER, BACK, BATTLE_PHASE, GUARD, MAIN_PHASE, PHASE, ZONE_BATTLE, ZONE_BRAWL, ZONE_DECK, ZONE_DROP, ZONE_ENERGY,
    ZONE_HAND, ZONE_LEADER, ZONE_LIFE,
)
from .cards import BATTLE, EXTRA, LEADER, LEVEL, POWER, STRIKE, TYPE

# 2-1-2, 2-5-3, 2-6-3, 2-7-3: what each sort of bracket names.
_LABEL: Final = labels(
    {"name": "《》", "character": "「」", "trait": "<>", "age": "{}"}, ("灯守", "鐘楼", "霧の隊", "夜駆け", "石工"))

_COLORS: Final = (
    ("red", "赤"), ("blue", "青"), ("green", "緑"), ("yellow", "黄"), ("black", "黒"), ("white", "白"))

_ZONES: Final = (
    (ZONE_DECK, "デッキ", "deck", ("デッキエリア",)),
    (ZONE_HAND, "手札", "hand", ()),
    (ZONE_DROP, "ドロップエリア", "drop area", ("ドロップ",)),
    (ZONE_LEADER, "リーダーエリア", "leader area", ()),
    (ZONE_BATTLE, "バトルエリア", "battle area", ()),
    (ZONE_BRAWL, "乱戦エリア", "brawl area", ()),
    (ZONE_ENERGY, "エネルギーエリア", "energy area", ()),
    (ZONE_LIFE, "ライフエリア", "life area", ()),
)


def _of_type(number: int) -> Has:
    return Has(TYPE, EQUAL, Fixed(number))


def _groups(kind: str, whose: str) -> list[Production]:
    """The cards of an area by a word of their own."""
    owner = f"{{whose:{whose}}}"
    # A hand that is called nobody's is one's own.
    held = "{whose:whose-own}" if kind == "group" else owner
    plain = [
        Rule(kind, Cards, f"{owner if zone != ZONE_HAND else held}{ja}",
             f"card(s:@){NOUN} {AT} {{whose}} {en}(s:whose)",
             fixed={"zones": (zone,)}, cites=cites)
        for zone, ja, en, cites in (
            (ZONE_HAND, "手札", "hand", "3-3"), (ZONE_DECK, "デッキ", "deck", "3-2"),
            (ZONE_ENERGY, "エネルギー", "energy area", "3-8"), (ZONE_LIFE, "ライフ", "life area", "3-9"))]
    return [
        *plain,
        Rule(kind, Cards, f"{owner}{{tests:adj*0}}バトルカード",
             f"{{tests*0 | | }} card(s:@){NOUN} {AT} {{whose}} battle area(s:whose)",
             (f"{{tests:lead-adj*}}{owner}バトルカード",),
             fixed={"zones": (ZONE_BATTLE,)}, cites="2-3-2-2-1"),
        Rule(kind, Cards, f"{owner}{{tests:adj*0}}リーダーかバトルカード",
             f"{{tests*0 | | }} card(s:@){NOUN} {AT} {{whose}} leader or battle area(s:whose)",
             # 2-1-2, 2-5-3, 2-6-3, 2-7-3: a bracket alone refers to cards with what stands in it.
             (f"{owner}{{tests:alone*}}",), fixed={"zones": (ZONE_LEADER, ZONE_BATTLE)}, cites="2-3-2-1-1"),
    ]


CARDS: Final[list[Production]] = [
    Rule("alone", None, "{it:label}", "{it}"),
    Word("alone", Other(), "他の", "other"),
    *[Word("zone", zone, ja, en, also) for zone, ja, en, also in _ZONES],
    *[Word("place", zone, ja, en, also) for zone, ja, en, also in _ZONES
      if zone not in (ZONE_LEADER, ZONE_BATTLE, ZONE_BRAWL)],
    Word("stack", ZONE_DECK, "デッキ", "deck", ("デッキエリア",), cites="3-2"),
    Word("stack", ZONE_LIFE, "ライフエリア", "life area", ("ライフ",), cites="3-9"),
    Word("attribute", POWER, "パワー", "power", cites="2-8"),
    Word("attribute", STRIKE, "ストライク", "strike", cites="2-9"),
    Word("attribute", LEVEL, "レベル", "level", cites="2-10"),
    _LABEL,
    *[Word("label-name", f"color:{en}", ja, en, (f"{ja}色",), cites="2-4") for en, ja in _COLORS],
    Word("feature", _of_type(BATTLE), "バトル", "battle", cites="2-3-2-2-1"),
    Word("feature", _of_type(EXTRA), "エクストラ", "extra", cites="2-3-2-3"),
    Word("feature", _of_type(LEADER), "リーダー", "leader", cites="2-3-2-1"),
    Word("feature", Labelled("trait:共闘"), "共闘", "team-up", cites="2-6-4"),
    Word("adj", Labelled("icon:team"), "共闘アイコンを持つ", aside("with the team-up icon"), cites="2-12-2"),
    Word("adj", Labelled("icon:brawl"), "乱戦アイコンを持つ", aside("with the brawl icon"), cites="2-13-2"),
    Word("adj", IsSo(BACK), "裏面の", aside("with the back up"), ("裏向きの",), cites="2-3-2-1-2"),
    Word("adj", Textless(), "ノンスキルの", aside("without skills"), cites="2-11-4"),
    Word("adj", AmongThem(CardInRegister(ATTACKER)), "アタックしている", "attacking", cites="7-3-1-3"),
    Word("adj", AmongThem(CardInRegister(GUARD)), "アタックされている", "attacked", cites="7-3-1-4"),
    *_groups("group", "whose"),
    *_groups("their-group", "their"),
    *_groups("each-group", "each"),
    Rule("single", Cards, "{whose:side}リーダー", "{whose} leader", ("{whose:side}リーダーカード",),
         fixed={"zones": (ZONE_LEADER,)}, number="sg", cites="2-3-2-1-1"),
    Word("single", CardInRegister(ATTACKER), "アタックカード", "the attacking card", number="sg", cites="7-3-1-3"),
    Word("single", CardInRegister(GUARD), "ガードカード", "the guarding card", number="sg", cites="7-3-1-4"),
    Rule("measure", Fits, "{which:one}が裏面<だ>", "the back of {which} is up", ("{which:one}が裏向き<だ>",),
         fixed={"test": IsSo(BACK)}, cites="2-3-2-1-2"),
    Word("given", Register(PHASE, MAIN_PHASE), "メインフェイズ中、", "during the main phase", cites="6-3"),
    Word("given", Register(PHASE, BATTLE_PHASE), "バトルフェイズ中、", "during the battle phase", cites="6-4"),
]
