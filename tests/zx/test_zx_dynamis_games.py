"""Random games with extras, shifts, overboosts, tokens and counters, held to every check of the fuzzer."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.play.game import Game
from tests.fuzz.cases import Case
from tests.fuzz.checks import CHECKS
from tests.fuzz.fuzzer import play
from tests.laid_table import abilities_of
from tests.zx.zx_table import BOOK

_PREFIX: Final = "RANDOM-DYNAMIS"
_NAME: Final = "暁の双翼"


def _card(number: str, type: str, *texts: str, name: str = "", **fields: Value) -> Card:
    usual: dict[str, Value] = {}
    if type in ("zx", "event", "extra", "overboost-upper", "zx-token"):
        usual = {"colors": ("red",), "cost": 1}
    if type in ("zx", "extra", "overboost-upper", "zx-token"):
        usual["power"] = 3000
    text = "\n".join(texts)
    face = Face(Text(name or number, name or number), {**usual, **fields, "text": text}, abilities_of(BOOK, text))
    return Card("zx", f"{_PREFIX}-{number}", type, (face,))


_IGNITING: Final = [_card(f"I{n}", "zx", icons=("ignition",), cost=n, tribes=("灯守",)) for n in range(5)]
_MAKERS: Final = [
    _card("A", "zx", "【自】このカードが登場した時、ドリーム・キーを2個得る。", cost=0),
    _card("B", "zx", "【自】このカードが登場した時、「紙の兵」のトークンを2枚、リブートでゼクスのないノーマルスクエアに登場させる。"),
    _card("C", "zx", "【自】このカードが登場した時、IGOBし、カード名に「暁」を含むゼクスになってよい。", cost=0),
    _card("D", "event", "【★】ノーマルスクエアにあるゼクスを2枚まで選び、9ダメージを割り振って与える。", cost=0),
    _card("E", "event", "【★】スクエアにあるゼクスを1枚選び、ゼクスのないスクエアに置く。", cost=0),
    _card("F", "event", "【★】スクエアにあるゼクスを1枚選び、手札に戻す。", cost=0),
    _card("G", "zx", "【起】電影1", cost=2),
]
_DYNAMIS: Final = [
    _card("X1", "extra", "【降臨条件】ゼクス1枚以上。", "【常】シフトLv1このカードのパワーを+1000する。", cost=2),
    _card("X2", "extra", "【夢装条件】ドリーム・キーを2個消費する。", "【降臨条件】[灯守]1枚とゼクス1枚。", cost=1),
    _card("X3", "extra", "【覚醒条件】〈手札にあるカードを1枚トラッシュに置く。〉", cost=1),
    _card("S1", "shift", "【剣臨器】スクエアにあるあなたのゼクス", "【自】このカードが攻撃した時、カードを1枚引く。",
          colors=("blue",), tribes=("刃",)),
    _card("S2", "shift", "【剣臨条件】ゼクス エクストラLv1【剣臨器】スクエアにあるあなたのゼクス",
          "【常】このカードのパワーを-1000する。"),
    _card("U", "overboost-upper", name=_NAME),
]
_OTHERS: Final = [
    _card("L", "overboost-lower", name=_NAME), _card("P", "player", name="石工"),
    _card("T", "zx-token", name="紙の兵", power=1000),
]
_CARDS: Final = [*_IGNITING, *_MAKERS, *_DYNAMIS, *_OTHERS]


def _deck() -> DeckList:
    main = {card.number: 4 for card in (*_IGNITING, *_MAKERS)} | {f"{_PREFIX}-Z": 2}
    return DeckList("zx", Text("束", "Pile"), {
        "main": main, "dynamis": {card.number: 2 for card in _DYNAMIS},
        "player": {f"{_PREFIX}-P": 1}, "overboost": {f"{_PREFIX}-L": 1}})


class DynamisCase(Case):
    """A game between two decks of these cards."""

    def begin(self) -> Game:
        return Game.new("zx", [_deck(), _deck()], self.seed)


@pytest.fixture
def known() -> Iterator[None]:
    """The rulebook knows the cards for a while."""
    cards = BOOK.cards
    plain = _card("Z", "zx", "")
    for card in (*_CARDS, plain):
        cards[card.number] = card
    yield
    for card in (*_CARDS, plain):
        del cards[card.number]


@pytest.mark.parametrize("seed", range(3))
def test_the_dynamis_keeps_what_must_always_be_so(known: None, seed: int) -> None:
    assert play(DynamisCase("zx", ("these", "cards"), seed), list(CHECKS.values()), 0.1) > 20
