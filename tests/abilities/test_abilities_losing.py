"""LosesAbility takes one ability away, as it is written, and leaves the others."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import Static
from tefuda.kernel.abilities.qualities import Gains, LosesAbility
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.rulebook import rulebook
from tests.abilities.abilities_help import MINE, use
from tests.dragonball.table import Table
from tests.laid_table import abilities_of

BOOK = rulebook("dragonball")
ONE = "【永続発動】このカードのパワーを+1000する。"
TWO = "【永続発動】このカードのパワーを+2000する。"
(MORE,) = abilities_of(BOOK, ONE)


def strong(table: Table) -> int:
    return table.put("battle", 0, power=3000, text=abilities_of(BOOK, f"{ONE}\n{TWO}"))


@pytest.mark.parametrize("lasting", [True, False])
def test_lacks_takes_the_one_ability_and_leaves_the_other(table: Table, lasting: bool) -> None:
    card = strong(table)
    assert table.number(card, "power") == 6000
    if lasting:
        use(table, Do(MINE, Lasts(LosesAbility(MORE), FOR_TURN)))
    else:
        table.put("leader", 0, text=(Always(statics=(Static(MINE, LosesAbility(MORE)),)),))
    assert table.number(card, "power") == 5000


@pytest.mark.parametrize(("effects", "power"), [((LosesAbility(MORE), Gains(MORE)), 6000), ((Gains(MORE), LosesAbility(MORE)), 5000)])
def test_lacks_takes_what_the_card_has_by_then(table: Table, effects: tuple[Gains | LosesAbility, ...], power: int) -> None:
    card = strong(table)
    use(table, *[Do(MINE, Lasts(quality, FOR_TURN)) for quality in effects])
    assert table.number(card, "power") == power


@pytest.mark.parametrize(("game", "text"), [
    ("dragonball", f"【永続発動】相手のバトルカードは「{ONE}」を失う。"),
    ("dragonball", f"【プレイスキル】そのターン中、相手のバトルカードは「{ONE}」を失う。"),
    ("gateruler", "味方の他のユニットは『味方のユニットは攻撃できない。』を失う。"),
    ("gateruler", "通常：ターン終了時まで、味方の他のユニットすべての【貫通】を失わせる。"),
    ("zx", "【常】スクエアにあるすべてのゼクスは以下の能力を失う。“【常】絶界”"),
])
def test_lacks_is_written_in_the_words_of_each_game(game: str, text: str) -> None:
    language = rulebook(game).language
    assert language.print_ja(language.read(text)) == text
    assert "LosesAbility(" in repr(language.read(text))
