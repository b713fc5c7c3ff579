"""Clans and nations (2.2, 2.15): the ones that the book lists, and which clan belongs to which nation."""
from __future__ import annotations

from typing import Final

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
