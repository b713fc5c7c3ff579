"""Clans and nations (2.2, 2.15): the ones that the book lists, and which clan belongs to which nation."""
from __future__ import annotations

from typing import Final
from zlib import crc32

NATIONS: Final = ("united_sanctuary", "dragon_empire", "star_gate", "dark_zone", "magallanica", "zoo")

# 2.15.3.4
CLANS: Final[dict[str, tuple[str, ...]]] = {
    "united_sanctuary": (
        "ロイヤルパラディン", "オラクルシンクタンク", "エンジェルフェザー", "シャドウパラディン", "ゴールドパラディン",
        "ジェネシス",
    ),
    "dragon_empire": ("かげろう", "ぬばたま", "たちかぜ", "むらくも", "なるかみ"),
    "star_gate": ("ノヴァグラップラー", "ディメンジョンポリス", "エトランジェ", "リンクジョーカー"),
    "dark_zone": ("スパイクブラザーズ", "ダークイレギュラーズ", "ペイルムーン", "ギアクロニクル"),
    "magallanica": ("グランブルー", "バミューダ△", "アクアフォース"),
    "zoo": ("メガコロニー", "グレートネイチャー", "ネオネクタール"),
}

# 2.2.5: this one belongs to all clans and nations.
EVERY_CLAN: Final = "クレイエレメンタル"


def clan_number(clan: str) -> int:
    """A clan by its Japanese name, as a number that stays the same."""
    return crc32(clan.encode()) & 0x7FFFFFFF


# 2.15.3.2: the nation of each clan that the book knows, by the numbers of both.
_NATION_OF: Final = {clan_number(clan): NATIONS.index(nation) for nation in NATIONS for clan in CLANS[nation]}

# Of a card that has no clan printed: all of them (2.2.5), or from this one down all those of a nation (2.15.3.4).
ALL_CLANS: Final = -1
CLANS_OF_NATION: Final = -2


def same_clan(one: int, other: int) -> bool:
    """Whether two columns of clans have a clan in common."""
    if one == 0 or other == 0:
        return False
    if one in (other, ALL_CLANS) or other == ALL_CLANS:
        return True
    if one < 0:
        return _NATION_OF.get(other, -1) == CLANS_OF_NATION - one
    return other < 0 and _NATION_OF.get(one, -1) == CLANS_OF_NATION - other
