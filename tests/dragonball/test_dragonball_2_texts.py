"""Chapter 2, as far as card texts refer to what is printed on cards, and where texts work."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.card import Card
from tefuda.cards.sets import load_set
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.dragonball.schema import SCHEMA, labels_of
from tests.dragonball.skills import DRAWS, cast, cast_in_battle, keywords, why_not_use
from tests.dragonball.table import BACK_POWER, BOOK, Table, read

HEAD = 'game = "dragonball"\nset = "T"\nname = { ja = "試", en = "Trial" }\n[[cards]]\nnumber = "T-1"\n'
BATTLE = """type = "battle"
name = { ja = "火の子", en = "Spark" }
color = "red"
character = { ja = "ヒノ", en = "Hino" }
traits = ["灯守", "共闘"]
age = "霧の時代"
power = 5000
strike = 2
level = 3
"""


def printed(folder: Path, text: str) -> Card:
    """The card of a file with just one card."""
    path = folder / "trial.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    (card,) = load_set(path, SCHEMA, BOOK.language).cards.values()
    return card


def labels(card: Card) -> frozenset[str]:
    return labels_of(card, card.front)


def rested(table: Table, which: str, *cards: int) -> list[bool]:
    """Which of the opponent's battle cards a text means, shown by resting them."""
    cast(table, f"相手の{which}バトルカードすべてをレストにする。")
    return [table.rested(card) for card in cards]


# What brackets refer to


def test_2_1_1_1_how_a_name_is_read_is_no_part_of_it(tmp_path: Path) -> None:
    """A card file has no place for it, and a text that names the card has the name only."""
    assert "name:火の子" in labels(printed(tmp_path, BATTLE))
    with pytest.raises(TefudaError, match="ruby: unknown field"):
        printed(tmp_path, BATTLE + 'ruby = "ひのこ"')


@pytest.mark.parametrize(
    ("label", "bracket"),
    [
        pytest.param("name:灯", "《灯》", marks=pytest.mark.rules("2-1-2")),
        pytest.param("character:灯", "「灯」", marks=pytest.mark.rules("2-5-2", "2-5-3")),
        pytest.param("trait:灯", "<灯>", marks=pytest.mark.rules("2-6-2", "2-6-3", "2-6-5")),
        pytest.param("age:灯", "{灯}", marks=pytest.mark.rules("2-7-2", "2-7-3")),
    ],
)
@pytest.mark.rules()
def test_a_bracket_refers_to_cards_with_that_information_only(table: Table, label: str, bracket: str) -> None:
    """The same word as information of another sort does not count."""
    others = [it for it in ("name:灯", "character:灯", "trait:灯", "age:灯") if it != label]
    meant = table.put("battle", 1, labels=label)
    other = table.put("battle", 1, labels=" ".join(others))
    assert rested(table, f"{bracket}の", meant, other) == [True, False]


@pytest.mark.rules("2-1-1", "2-5-1", "2-6-1", "2-7-1")
def test_2_4_1_texts_refer_to_colour_names_traits_and_age_as_they_are_printed(tmp_path: Path) -> None:
    card = printed(tmp_path, BATTLE)
    assert labels(card) == {
        "color:red", "name:火の子", "character:ヒノ", "trait:灯守", "trait:共闘", "age:霧の時代"}


def test_2_4_1_a_colour_in_a_text(table: Table) -> None:
    red, blue = table.put("battle", 1, labels="color:red"), table.put("battle", 1, labels="color:blue")
    assert rested(table, "赤の", red, blue) == [True, False]


def test_2_6_4_a_card_with_the_trait_team_up_is_a_team_up_card(table: Table) -> None:
    team, other = table.put("drop", 0, labels="trait:共闘"), table.put("drop", 0, labels="trait:森 icon:team")
    cast(table, "自分のドロップエリアの共闘カードすべてを手札に加える。")
    assert (table.where(team), table.where(other)) == (("hand", 0), ("drop", 0))


@pytest.mark.parametrize(
    ("key", "phrase"),
    [
        pytest.param("team", "共闘アイコンを持つ", marks=pytest.mark.rules("2-12-2")),
        pytest.param("brawl", "乱戦アイコンを持つ", marks=pytest.mark.rules("2-13-2")),
    ],
)
@pytest.mark.rules()
def test_texts_refer_to_icons(table: Table, tmp_path: Path, key: str, phrase: str) -> None:
    assert f"icon:{key}" in labels(printed(tmp_path, BATTLE + f"{key} = true"))
    assert f"icon:{key}" not in labels(printed(tmp_path, BATTLE))
    meant, other = table.put("battle", 1, labels=f"icon:{key}"), table.put("battle", 1, labels=f"trait:{key}")
    assert rested(table, phrase, meant, other) == [True, False]


# Types


@pytest.mark.rules("2-3-1")
def test_2_3_2_texts_tell_the_three_types_apart(table: Table) -> None:
    cards = [table.put("drop", 0, type=it) for it in ("battle", "extra")]
    cast(table, "自分のドロップエリアのエクストラカードすべてを手札に加える。")
    assert [table.where(card)[0] for card in cards] == ["drop", "hand"]
    cast(table, "自分のドロップエリアのバトルカードすべてを手札に加える。")
    assert [table.where(card)[0] for card in cards] == ["hand", "hand"]


def test_2_3_2_1_1_leader_in_a_text_is_the_card_in_the_leader_area(table: Table) -> None:
    elsewhere = table.put("drop", 1, type="leader")
    cast(table, "相手のリーダーをレストにする。")
    assert (table.rested(table.leader(1)), table.rested(table.leader(0)), table.rested(elsewhere)) == (
        True, False, False)


def test_2_3_2_1_2_of_a_leader_only_the_side_that_lies_up_counts(table: Table) -> None:
    """The front draws a card in the main phase; the back, which is stronger, does something else."""
    leader = table.leader(0)
    table.give(leader, "【覚醒】[自分の手札1枚を捨てる]このカードを裏向きにする。\n【自動発動】自分のメインフェイズ開始時、カード1枚を引く。")
    table.main_phase(0)
    assert table.count("hand", 0) == 1
    table.choose("awaken", leader)
    assert table.number(leader, "power") == BACK_POWER
    table.give(leader, "【自動発動】自分のメインフェイズ開始時、1枚チャージする。")
    table.main_phase(0)
    assert (table.count("hand", 0), table.count("energy", 0)) == (0, 1)
    assert table.offered("awaken") == []


def test_2_3_2_2_1_battle_card_in_a_text_is_a_card_of_that_type(table: Table) -> None:
    battle, extra = table.put("energy", 0), table.put("energy", 0, type="extra")
    cast(table, "自分のエネルギーエリアのバトルカードすべてを手札に加える。")
    assert (table.where(battle)[0], table.where(extra)[0]) == ("hand", "energy")


def test_2_3_2_3_an_extra_card_is_put_from_the_hand_into_the_drop_area_for_its_ability(table: Table) -> None:
    card = cast(table, DRAWS)
    assert (table.where(card), table.count("hand", 0)) == (("drop", 0), 1)


@pytest.mark.rules("8-6-2-3-1")
@pytest.mark.parametrize(("energy", "legal"), [(1, False), (2, True), (4, True)])
def test_2_10_1_2_an_extra_card_is_shown_and_costs_as_many_energy_cards_as_its_level(
    table: Table, energy: int, legal: bool,
) -> None:
    card = table.put("hand", 0, type="extra", level=2, text=f"【起動発動:メイン】{DRAWS}")
    table.put_many(energy, "energy", 0)
    table.main_phase(0)
    assert (why_not_use(table, card) == "") is legal
    if not legal:
        assert why_not_use(table, card) == "6-3-1-2-1-1"
        return
    table.choose("use", card)
    (shown,) = [event for event in table.game.events(1) if event.kind == "revealed"]
    assert shown.card
    while table.asks[1] == "8-6-2-3":
        table.choose("pick")
    assert (table.count("energy", 0), table.count("drop", 0), table.count("hand", 0)) == (energy - 2, 3, 1)


# Where texts work


@pytest.mark.rules("2-11-1", "4-1-1")
@pytest.mark.parametrize("area", ["leader", "battle", "hand", "drop", "energy", "brawl", "life"])
def test_2_11_2_the_text_of_a_battle_card_works_in_the_leader_and_battle_areas_only(table: Table, area: str) -> None:
    table.battle_phase(0)
    table.put(area, 0, text="【永続発動】相手のリーダーのパワーを+1000する。")
    table.put(area, 0, text=f"【自動発動】相手がカードを引いた時、{DRAWS}")
    before = table.count("hand", 0)
    cast_in_battle(table, "相手はカード1枚を引く。")
    works = area in ("leader", "battle")
    assert table.number(table.leader(1), "power") == (6000 if works else 5000)
    assert table.count("hand", 0) - before == int(works)


def test_2_11_2_unless_the_text_says_where(table: Table) -> None:
    card = table.put("drop", 0, text=f"【自動発動】【ドロップエリア】相手がカードを引いた時、{DRAWS}")
    cast(table, "相手はカード1枚を引く。")
    assert (table.count("hand", 0), table.where(card)) == (1, ("drop", 0))


@pytest.mark.parametrize("area", ["hand", "drop", "energy"])
def test_2_11_3_the_text_of_an_extra_card_works_in_the_hand_only(table: Table, area: str) -> None:
    card = table.put(area, 0, type="extra", text=f"【起動発動:メイン】{DRAWS}")
    table.main_phase(0)
    assert (table.offered("use") == [card]) is (area == "hand")


@pytest.mark.parametrize("text", [
    "【永続発動】お互いはダメージを受けない。", "【永続発動】相手のリーダーのパワーを+5000する。",
    "【永続発動】相手がダメージを受ける時、かわりにカード1枚を引く。"])
def test_2_11_3_an_extra_card_in_the_hand_says_nothing_of_others(table: Table, text: str) -> None:
    """It is hidden there (3-3-2): what came of it would tell that it is there."""
    table.put("hand", 0, type="extra", text=f"【起動発動:メイン】{DRAWS}\n{text}")
    life = table.count("life", 1)
    table.battle_phase(0)
    table.fight(table.leader(0), table.leader(1))
    table.choose("pick")
    assert table.count("life", 1) == life - 1


def test_2_11_3_unless_the_text_says_where(table: Table) -> None:
    card = table.put("drop", 0, type="extra", text="【起動発動:メイン】【ドロップエリア】[自分の手札1枚を捨てる]1枚チャージする。")
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.count("energy", 0), table.count("hand", 0)) == (1, 0)


def test_2_11_4_a_card_without_text_is_a_non_skill_card(table: Table) -> None:
    """One that has lost its skills still has a text; one that was given a skill has none."""
    plain, skilled = table.put("battle", 1), table.put("battle", 1, text="【防衛】")
    assert rested(table, "ノンスキルの", plain, skilled) == [True, False]
    cast(table, "相手のバトルカードはスキルを失う。相手のバトルカードすべてをアクティブにする。")
    assert keywords(table, skilled) == []
    assert rested(table, "ノンスキルの", plain, skilled) == [True, False]


def test_2_11_5_a_note_has_no_influence_on_the_game(table: Table) -> None:
    assert read("【防衛】(カード3枚を引く。)") == read("【防衛】")
    cast(table, "カード1枚を引く（相手はカード1枚を引く）。")
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 0)
