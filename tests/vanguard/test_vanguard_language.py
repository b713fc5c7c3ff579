"""The texts of this game: what is read, what is printed, and that both are the same."""
from __future__ import annotations

import pytest

from tefuda.cards.language import Unreadable
from tefuda.kernel.abilities.ability_kinds import Activated, Automatic
from tefuda.kernel.abilities.conditions import There, Done
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.costs.ability_costs import PayCosts
from tefuda.kernel.abilities.keywords import NamedCondition
from tefuda.kernel.codes import FACE_DOWN
from tefuda.rulebooks.vanguard.areas import REAR_ZONES, ZONE_VANGUARD
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.language.law import breaches, never_printed
from tests.vanguard.vanguard_table import CLAN, Table
from tests.vanguard.vanguard_texts import RETIRE_ONE, counter_blast

TEXTS = [
    "【起】【(V)】：[CB(1)]カードを1枚引く。",
    "【起】【(V)】【ターン1回】：[SB(1)，あなたの手札から1枚選び、捨てる]相手のリアガードを1枚選び、退却させる。",
    "【起】【(R)】：[CB(1)]そのターン中、このユニットのパワー+2000/クリティカル+1。",
    "【自】：[CB(1)]このユニットが(R)に登場した時、コストを払ってよい。払ったら、相手のリアガードを1枚選び、退却させる。",
    "【自】【(V)/(R)】：このユニットがアタックした時、相手のソウルがあなたのソウルより少ないなら、そのターン中、このユニットのパワー+1000。",
    "【自】【(V)】【LB(4)】：このユニットのアタックが相手のヴァンガードにヒットした時、カードを1枚引く。",
    "【自】【(R)】：このユニットが《かげろう》をブーストした時、そのバトル中、ブーストされたユニットのパワー+4000。",
    "【自】【(V)】：このユニットのドライブチェックでグレード2の〈竜〉がでた時、カードを2枚引く。",
    "【自】：このユニットがライドされた時、あなたのソウルから《かげろう》を1枚まで選び、(R)にコールする。",
    "【永】【(V)】【GB(1)】：あなたのリアガードすべてのパワー+1000。",
    "【永】【(V)】：あなたのターン中、このユニットのパワー+2000。",
    "【永】：拘束",
    "【起】【(V)】：CC(1)。",
    "【起】【(V)】：[SC(2)]あなたの山札から「波守り」を2枚まで探し、(R)にコールする。その山札をシャッフルする。",
    "【Gガーディアン】[あなたの手札から1枚選び、捨てる]",
    "【自】：先駆",
    "【永】：盟主",
    "【自】【(R)】：このユニットのアタックがヴァンガードにヒットした時、カードを1枚引いてよい。",
    "【自】：[SB(1)]このユニットが(R)から退却した時、コストを払ってよい。払ったら、カードを1枚引く。",
    "【自】：このユニットが退却した時、あなたのヴァンガードがグレード3以上なら、SC(1)。",
    "【永】【手札】：このカードのグレード-1。",
]


@pytest.mark.rules()
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_printed_as_it_is_written(text: str) -> None:
    trees = LANGUAGE.read(text)
    assert LANGUAGE.print_ja(trees) == text
    assert LANGUAGE.print_en(trees)


def test_3_1_1_4_the_zones_stand_in_brackets() -> None:
    (ability,) = LANGUAGE.read("【起】【V/R】：1枚引く。")
    assert ability.where == (ZONE_VANGUARD, *REAR_ZONES)


@pytest.mark.rules("8.6.4")
def test_8_1_1_2_2_a_cost_before_an_automatic_ability_is_paid_where_its_text_says_so() -> None:
    (ability,) = LANGUAGE.read(TEXTS[3])
    assert isinstance(ability, Automatic)
    assert ability.costs == (counter_blast(1),)
    assert ability.effects == (PayCosts(), If(Done(True), RETIRE_ONE))


def test_11_6_3_2_a_limit_break_is_a_condition() -> None:
    (ability,) = LANGUAGE.read(TEXTS[5])
    assert isinstance(ability.condition, NamedCondition)
    assert isinstance(ability.condition.condition, There)


@pytest.mark.rules("10.17.1", "10.18.1", "10.30.1")
@pytest.mark.parametrize(("short", "long"), [
    ("CB(2)", "【カウンターブラスト】(2)"), ("SB(2)", "ソウルブラスト(2)"),
    ("SC(1)", "【ソウルチャージ】(1)"), ("CC(1)", "カウンターチャージ(1)"),
])
def test_10_16_1_icons_are_read_as_signs_and_as_words(short: str, long: str) -> None:
    assert LANGUAGE.read(f"【起】【(V)】：[{short}]1枚引く。") == LANGUAGE.read(f"【起】【(V)】：[{long}]1枚引く。")


def test_2_11_3_notes_in_round_brackets_mean_nothing() -> None:
    assert LANGUAGE.read("【起】【(V)】：1枚引く。（これは説明です。）") == LANGUAGE.read("【起】【(V)】：1枚引く。")


@pytest.mark.rules()
def test_a_text_that_is_none_is_refused_with_its_place() -> None:
    with pytest.raises(Unreadable) as caught:
        LANGUAGE.read("【起】【(V)】：[CB(1)]踊る。")
    assert caught.value.column == len("【起】【(V)】：[CB(1)]") + 1


@pytest.mark.rules()
def test_every_production_is_read_as_it_is_printed() -> None:
    LANGUAGE.check()
    assert breaches(LANGUAGE, times=1) == []
    assert never_printed(LANGUAGE, times=12) == []


@pytest.mark.rules("10.5.1", "10.16.1")
def test_8_5_4_a_text_runs(table: Table) -> None:
    """A unit comes to a rear-guard circle and retires another for a counter blast."""
    text = (
        f"【自】：[CB(1)]このユニットが(R)に登場した時、あなたの《{CLAN}》のヴァンガードがいるなら、"
        "コストを払ってよい。払ったら、相手のグレード2以上のリアガードを1枚選び、退却させる。")
    it = table.put("hand", 0, abilities=LANGUAGE.read(text))
    small, big = table.put("rear1", 1, grade=1), table.put("rear2", 1, grade=2)
    paid = table.put("damage", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("yes")
    assert (table.where(small), table.where(big)) == (("rear1", 1), ("drop", 1))
    assert table.state.flags[paid] & FACE_DOWN


@pytest.mark.rules()
def test_the_first_ability_of_a_text_can_be_used(table: Table) -> None:
    (ability,) = LANGUAGE.read(TEXTS[13])
    assert isinstance(ability, Activated)
    it = table.new_vanguard(0, abilities=(ability,), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.words == ["done"]
    assert table.count("soul", 0) == 2
