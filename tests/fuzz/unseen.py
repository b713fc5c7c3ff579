"""Games whose cards say something where not all see them, as in deck and hand: nothing that happens may tell of them."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from tefuda.cards.card import Card, Face
from tefuda.cards.text import Text
from tefuda.rulebooks.rulebook import rulebook

from .texts import TextCase

# What cards say where not everybody sees them, by game, and what lets it happen. No text of Gundam speaks of such an area.
TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "vanguard": (
        "【自】【山札】：あなたのメインフェイズ開始時、カードを1枚引く。",
        "【自】【山札】：あなたのユニットが(R)に登場した時、あなたの山札の上から1枚をドロップゾーンに置く。",
        "【自】【山札】【ターン1回】：あなたのユニットがアタックした時、カードを1枚引く。",
        "【自】【山札】【ターン1回】：あなたの手札が3枚以下の時、カードを1枚引く。",
        "【自】：このカードが山札に置かれた時、カードを1枚引く。",
        "【永】：このカードが手札に置かれる際、かわりにこのカードをソウルに置いてよい。",
        "【永】：このカードがドロップゾーンに置かれる際、かわりにこのカードを手札に加えてよい。",
        "【永】：このカードが山札に置かれる際、かわりにこのカードをドロップゾーンに置いてよい。",
        "【永】【(V)/(R)】：あなたのグレード1のカードが手札から山札に置かれる際、かわりにカードを1枚引いてよい。",
        "【永】【(V)/(R)】：あなたのグレード2のカードが手札に置かれる際、かわりにそのカードをソウルに置いてよい。",
        "【起】【山札】【ターン1回】：カードを1枚引く。",
        "【自】【(V)/(R)】：あなたのメインフェイズ開始時、あなたの手札を1枚選び、山札の下に置く。",
        "【自】：このカードが登場した時、相手の手札を無作為に1枚選び、山札の下に置く。",
    ),
    "zx": (
        "【自】このカードがデッキに置かれた時、カードを1枚引く。",
        "【自】このカードがライフに置かれた時、カードを1枚引く。",
        "【常】このカードがデッキからライフに置かれる際、かわりにカードを1枚引く。",
        "【常】このカードがライフに置かれる際、かわりにカードを1枚引いてよい。",
        "【常】このカードがデッキに置かれる際、かわりにこのカードをトラッシュに置いてよい。",
        "【常】このカードが手札に置かれる際、かわりにこのカードをトラッシュに置いてよい。",
        "【自】このカードが登場した時、あなたの手札にあるカードを1枚選び、デッキの下に置く。",
        "【自】このカードが登場した時、あなたの手札にあるカードを1枚選び、ライフに置く。",
        "【自】このカードが登場した時、相手の手札にあるカードを無作為に1枚選び、デッキの下に置く。",
        "【自】このカードが登場した時、1点回復する。",
    ),
    "gateruler": (
        "このカードがデッキに置かれた時、カードを1枚引く。",
        "このカードが手札に置かれる時、代わりにこのカードを除外してよい。",
        "このカードがデッキに置かれる時、代わりにこのカードを墓地に置いてよい。",
        "このカードがドライブゾーンに置かれる時、代わりにこのカードを墓地に置いてよい。",
        "このカードがセットゾーンに置かれる時、代わりにこのカードを除外してよい。",
        "このユニットが場に出た時、君の手札のカードを1枚選び、それをデッキの下に置く。",
        "このユニットが場に出た時、相手の手札のカードを無作為に1枚選び、それをデッキの下に置く。",
        "このユニットが場に出た時、カードを1枚引く。",
    ),
    "dragonball": (
        "【自動発動】このカードがデッキに置かれた時、カード1枚を引く。",
        "【自動発動】このカードがライフエリアに置かれた時、カード1枚を引く。",
        "【永続発動】このカードがデッキからライフエリアに置かれる時、かわりにカード1枚を引く。",
        "【永続発動】このカードが手札に置かれる時、かわりにこのカードをドロップエリアに置いてよい。",
        "【永続発動】このカードがデッキに置かれる時、かわりにこのカードをドロップエリアに置いてよい。",
        "【永続発動】このカードがライフエリアに置かれる時、かわりにカード1枚を引いてよい。",
        "【永続発動】自分の青のカードが手札からデッキに置かれる時、かわりにカード1枚を引いてよい。",
        "【プレイスキル】自分の手札1枚を選び、デッキの下に置く。",
        "【プレイスキル】自分の手札1枚を選び、ライフエリアに置く。",
        "【プレイスキル】相手の手札から無作為に1枚を選び、デッキの下に置く。",
        "【プレイスキル】自分のデッキの上から1枚をライフエリアに置く。",
    ),
}

# Cards that are played for what they say, or set for it, and those that never lie in a deck.
_PLAIN: Final = ("event", "extra", "leader", "player", "ruler", "shift", "overboost")


class UnseenCase(TextCase):
    """A game between two decks of a game whose cards have got those texts, one after the other."""

    def _with_text(self, card: Card) -> str:
        number = f"RANDOM{self.seed}-{card.number}"
        book = rulebook(self.game)
        if card.type in _PLAIN:
            return card.number
        if number not in book.cards:
            texts = TEXTS[self.game]
            text = texts[len([it for it in book.cards if it.startswith("RANDOM")]) % len(texts)]
            faces = tuple(
                Face(Text(face.name.ja, face.name.en), {**face.fields, "text": text}, book.language.read(text))
                for face in card.faces)
            book.cards[number] = Card(card.game, number, card.type, faces)
        return number

    @property
    def options(self) -> str:
        return super().options.replace("--texts", "--unseen")


    def __str__(self) -> str:
        return super().__str__().replace("with random texts", "with texts for where nobody sees the cards")


def unseen_cases(games: tuple[str, ...], first_seed: int = 0) -> Iterator[UnseenCase]:
    """Games with such texts, without end; of a game that can't say any there are none."""
    able = [game for game in games if game in TEXTS]
    for seed in count(first_seed) if able else ():
        for game in able:
            decks = list(rulebook(game).decks)
            yield UnseenCase(game, (decks[seed % len(decks)], decks[(seed // 2 + 1) % len(decks)]), seed)
