"""The texts of Dragon Ball cards: what they mean. The texts are made up for this test."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding, Replacing
from tefuda.kernel.abilities.card_effects import MoveTo, TurnOver, CardProcedure
from tefuda.kernel.abilities.conditions import Fits, There, TurnOf
from tefuda.kernel.abilities.control_flow import If, May, Sequence
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Look, LoseGame, Nothing
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Declares, Moves, WithCondition, Whenever
from tefuda.kernel.abilities.modes import Modes
from tefuda.kernel.abilities.nodes import AT_MOST, EITHER, EQUAL, OPPONENT, YOU, Ability, Limit, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Cannot, Gains
from tefuda.kernel.abilities.filters import Has, Keyworded, Other, Textless
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import AnyCard, Best, Cards, Choice, Top
from tefuda.kernel.abilities.spoken_of import That, It, This
from tefuda.kernel.codes import USING
from tefuda.rulebooks.dragonball.areas import (
    ATTACK, AWAKEN, BREAK, BY_SKILL, DAMAGE, DECIDED, DISCARD, PAY, PLAYING_EXTRA, STRIKE, TEAM_UP, TURN_END,
    ZONE_BATTLE, ZONE_BRAWL, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LEADER, ZONE_LIFE,
)
from tefuda.rulebooks.dragonball.cards import BATTLE, EXTRA, LEVEL, POWER, TYPE
from tefuda.rulebooks.dragonball.language import LANGUAGE
from tefuda.rulebooks.dragonball.menus import ATTACKING, GUARDING, MAIN, STANDBY


# What the texts mean


def one(text: str) -> Ability:
    (ability,) = LANGUAGE.read(text)
    assert isinstance(ability, Ability)
    return ability


def effect(sentences: str) -> object:
    """What a play skill of one sentence does."""
    (found,) = one(f"【プレイスキル】{sentences}").effects
    return found


FOES = Cards((ZONE_BATTLE,), OPPONENT)
BREAKS = CardProcedure("break", Fixed(0))


@pytest.mark.parametrize("those", ["相手のレベル3以下のバトルカード", "レベル3以下の相手のバトルカード"])
@pytest.mark.parametrize("word", ["カード", "バトルカード"])
def test_what_is_said_of_the_others_is_not_said_of_the_highest_among_them(those: str, word: str) -> None:
    """The card is the highest among those of level 3, not one of level 3 that is the highest of all."""
    small = Cards((ZONE_BATTLE,), OPPONENT, (Has(LEVEL, AT_MOST, Fixed(3)),))
    assert effect(f"{those}の中でパワーが最も高い{word}1枚を選び、ブレイクする。") == Do(
        Choice(Best(small, POWER), Fixed(1)), BREAKS)


def test_an_activated_skill_has_its_timing_costs_and_limit() -> None:
    skill = one("【起動発動:メイン】【ターン1回】[エネルギー2枚を支払い、自分の手札1枚を捨てる]カード1枚を引く。")
    energy = Do(Choice(Cards((ZONE_ENERGY,), YOU), Fixed(2)), MoveTo(ZONE_DROP, PAY))
    hand = Do(Choice(Cards((ZONE_HAND,), YOU), Fixed(1)), MoveTo(ZONE_DROP, DISCARD))
    assert skill == Activated(
        timings=(MAIN,), limit=Limit(1), costs=(energy, hand), effects=(Draw(YOU, Fixed(1)),))
    battle = one("【起動発動:バトル】カード1枚を引く。")
    assert battle == Activated(timings=(STANDBY, ATTACKING, GUARDING), effects=(Draw(YOU, Fixed(1)),))


def test_a_condition_stands_before_the_costs_or_in_a_sentence_of_its_own() -> None:
    few = There(Cards((ZONE_LIFE,), YOU), AT_MOST, Fixed(4))
    first = one("【起動発動:メイン】自分のライフが4枚以下の場合、[エネルギー1枚を支払う]カード1枚を引く。")
    second = one("【起動発動:メイン】このスキルは自分のライフが4枚以下の場合にだけ使える。カード1枚を引く。")
    assert (first.condition, second.condition) == (few, few)
    third = one("【起動発動:メイン】自分のライフが4枚以下の場合、カード1枚を引く。")
    assert third.condition is None
    assert third.effects == (If(few, Draw(YOU, Fixed(1))),)


def test_an_automatic_skill_waits_for_an_event_a_moment_or_a_state() -> None:
    moved = one("【自動発動】自分の他のバトルカードがバトルエリアに出た時、カード1枚を引く。")
    assert isinstance(moved, Automatic)
    assert moved.when == Moves(Cards((ZONE_BATTLE,), YOU, (Other(),)), targets=(ZONE_BATTLE,))
    ended = one("【自動発動】ターン終了時、カード1枚を引く。")
    assert isinstance(ended, Automatic)
    assert ended.when == At(TURN_END, EITHER)
    empty = one("【自動発動】自分の手札がない時、カード1枚を引く。")
    assert isinstance(empty, Automatic)
    assert empty.when == Whenever(There(Cards((ZONE_HAND,), YOU), EQUAL, Fixed(0)))


def test_a_condition_before_the_event_belongs_to_the_event_and_one_behind_it_to_the_effect() -> None:
    before = one("【自動発動】自分のターン中、このカードがアタックした時、カード1枚を引く。")
    assert isinstance(before, Automatic)
    assert before.when == WithCondition(Declares(ATTACK, This()), TurnOf(YOU))
    behind = one("【自動発動】このカードがアタックした時、自分のターン中、カード1枚を引く。")
    assert isinstance(behind, Automatic)
    assert behind.when == Declares(ATTACK, This())
    assert behind.effects == (If(TurnOf(YOU), Draw(YOU, Fixed(1))),)


def test_instead_replaces_and_may_be_optional() -> None:
    broken = Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_ENERGY,), reasons=(BREAK,))
    forced = one("【永続発動】このカードがブレイクされる時、かわりにこのカードをデッキの下に置く。")
    assert forced == Replacing(when=broken, effects=(Do(This(), MoveTo(ZONE_DECK, BY_SKILL, bottom=True)),))
    optional = one("【永続発動】このカードがブレイクされる時、かわりに自分の手札1枚を捨ててよい。")
    assert isinstance(optional, Replacing)
    assert optional.optional
    nothing = one("【永続発動】自分のライフがダメージでエネルギーエリアに置かれる時、かわりに何もしない。")
    assert nothing == Replacing(
        when=Moves(Cards((ZONE_LIFE,), YOU), targets=(ZONE_ENERGY,), reasons=(DAMAGE,)), effects=(Nothing(),))


def test_choosing_is_exact_or_up_to_and_the_opponent_may_do_it() -> None:
    assert effect("相手のバトルカード2枚を選び、ブレイクする。") == Do(Choice(FOES, Fixed(2)), BREAKS)
    assert effect("相手のバトルカード2枚までを選び、ブレイクする。") == Do(Choice(FOES, Fixed(2), Fixed(0)), BREAKS)
    assert effect("相手は自分のバトルカード1枚を選び、ブレイクする。") == Do(
        Choice(FOES, Fixed(1), who=OPPONENT), BREAKS)
    assert effect("相手のバトルカードすべてをブレイクする。") == Do(FOES, BREAKS)


def test_it_is_what_was_chosen_and_that_card_what_was_spoken_of_last() -> None:
    chosen = effect("自分の手札1枚を捨て、それをデッキの上に置く。")
    assert isinstance(chosen, Sequence)
    assert chosen.parts[1] == Do(It(), MoveTo(ZONE_DECK, BY_SKILL))
    triggered_kinds = one("【自動発動】相手のバトルカードがこのカードにアタックした時、そのカードをブレイクする。")
    assert triggered_kinds.effects == (Do(That(), BREAKS),)


def test_brackets_name_names_characters_traits_and_ages() -> None:
    labels = [("赤", "color:red"), ("《灯守の長》", "name:灯守の長"), ("「カガリ」", "character:カガリ"),
              ("<灯守>", "trait:灯守"), ("{霧の時代}", "age:霧の時代")]
    for written, label in labels:
        assert effect(f"相手の{written}のバトルカードすべてをブレイクする。") == Do(
            Cards((ZONE_BATTLE,), OPPONENT, (Labelled(label),)), BREAKS)


def test_types_are_asked_where_any_card_may_lie() -> None:
    found = effect("自分の手札のエクストラカードすべてを捨てる。")
    assert found == Do(
        Cards((ZONE_HAND,), YOU, (Has(TYPE, EQUAL, Fixed(EXTRA)),)), MoveTo(ZONE_DROP, DISCARD))
    found = effect("自分のドロップエリアのレベル2以下のバトルカードすべてをバトルエリアに出す。")
    tests = (Has(LEVEL, AT_MOST, Fixed(2)), Has(TYPE, EQUAL, Fixed(BATTLE)))
    assert found == Do(Cards((ZONE_DROP,), YOU, tests), MoveTo(ZONE_BATTLE, BY_SKILL))


def test_a_card_without_text_is_called_non_skill() -> None:
    assert effect("相手のノンスキルのバトルカードすべてをブレイクする。") == Do(
        Cards((ZONE_BATTLE,), OPPONENT, (Textless(),)), BREAKS)
    assert effect("相手の【防衛】を持つバトルカードすべてをブレイクする。") == Do(
        Cards((ZONE_BATTLE,), OPPONENT, (Keyworded("defence"),)), BREAKS)


def test_effects_call_the_procedures_of_the_book() -> None:
    assert effect("3枚チャージする。") == PlayerProcedure("charge", YOU, Fixed(3))
    assert effect("相手に2ダメージを与える。") == PlayerProcedure("damage", OPPONENT, Fixed(2))
    assert effect("カード2枚までを引く。") == PlayerProcedure("draw up to", YOU, Fixed(2))
    assert effect("このターンを終了する。") == PlayerProcedure("end turn", YOU, Fixed(0))
    assert effect("このターンの後に、自分のターンを追加する。") == PlayerProcedure("extra turn", YOU, Fixed(1))


def test_winning_is_the_opponents_losing() -> None:
    assert effect("自分はゲームに勝利する。") == effect("相手はゲームに敗北する。") == LoseGame(OPPONENT, DECIDED)


def test_may_modes_later_and_looking_are_nodes_of_their_own() -> None:
    assert effect("カード1枚を引いてよい。") == May(Draw(YOU, Fixed(1)))
    assert effect("相手はカード1枚を引いてよい。") == May(Draw(OPPONENT, Fixed(1)), OPPONENT)
    assert effect("以下から1つを選ぶ。・カード1枚を引く。・カード2枚を引く。") == Modes(
        (Draw(YOU, Fixed(1)), Draw(YOU, Fixed(2))))
    later = effect("このターン終了時、カード1枚を引く。")
    assert later == Later(Automatic(when=At(TURN_END), effects=(Draw(YOU, Fixed(1)),)))
    assert effect("次のターン終了時、カード1枚を引く。") == Later(
        Automatic(when=At(TURN_END, later_turn=True), effects=(Draw(YOU, Fixed(1)),)))
    looked = effect("自分のデッキの上から3枚を見る。")
    assert isinstance(looked, Look)
    assert looked.which == Top(ZONE_DECK, YOU, Fixed(3))


# Chapter 10: keywords


@pytest.mark.parametrize(("icon", "keyword", "when"), [
    ("プレイスキル", "play skill", Moves(This(), targets=(ZONE_BATTLE,))),
    ("アタックスキル", "attack skill", Declares(ATTACK, This())),
    ("ストライクスキル", "strike skill", Declares(STRIKE, This(), Cards((ZONE_LEADER,), OPPONENT))),
    ("ブレイクスキル", "break skill", Moves(
        FOES, sources=(ZONE_BATTLE,), targets=(ZONE_ENERGY,), reasons=(BREAK,), doer=This())),
])
def test_an_icon_says_what_the_skill_waits_for(icon: str, keyword: str, when: object) -> None:
    skill = one(f"【{icon}】カード1枚を引く。")
    assert isinstance(skill, Automatic)
    assert (skill.keyword, skill.when) == (keyword, when)


def test_a_pressure_skill_forbids() -> None:
    to_player = one("【プレッシャースキル】相手はエクストラカードをプレイできない。")
    assert to_player == Forbidding("pressure skill", who=OPPONENT, deed=PLAYING_EXTRA)
    to_cards = one("【プレッシャースキル】自分のターン中、相手のバトルカードは【起動発動】を使えない。")
    assert isinstance(to_cards, Always)
    assert (to_cards.keyword, to_cards.condition) == ("pressure skill", TurnOf(YOU))
    assert to_cards.statics == (Static(FOES, Cannot(USING)),)


def test_a_brawl_skill_works_in_the_brawl_area() -> None:
    skill = one("【乱戦スキル】カード1枚を引く。")
    assert (skill.where, skill.event_pattern()) == ((ZONE_BRAWL,), Moves(This(), targets=(ZONE_BRAWL,)))


def test_the_icon_tells_why_the_leader_turns_over() -> None:
    awaken = one("【覚醒】[エネルギー2枚を支払う]このカードを裏向きにする。")
    team_up = one("【共闘】[エネルギー2枚を支払う]このカードを裏向きにする。")
    assert awaken.effects == (Do(This(), TurnOver(AWAKEN)),)
    assert team_up.effects == (Do(This(), TurnOver(TEAM_UP)),)
    assert (awaken.keyword, awaken.where, awaken.timing()) == (
        "awaken", (ZONE_LEADER,), (MAIN, STANDBY, ATTACKING, GUARDING))
    assert (team_up.keyword, team_up.timing()) == ("team up", (GUARDING,))


@pytest.mark.parametrize(("icon", "keyword"), [
    ("鉄壁", "iron wall"), ("防衛", "defence"), ("怒涛", "surge"), ("充填", "charge"), ("速攻", "haste"),
    ("連携", "link")])
def test_a_keyword_is_a_skill_that_can_be_had_asked_for_and_given(icon: str, keyword: str) -> None:
    skill = one(f"【{icon}】")
    assert skill.keyword == keyword
    given = one(f"【永続発動】このカードは【{icon}】を得る。")
    assert isinstance(given, Always)
    assert given.statics[0].quality == Gains(skill)
    asked = effect(f"相手の【{icon}】を持つバトルカードすべてをブレイクする。")
    assert asked == Do(Cards((ZONE_BATTLE,), OPPONENT, (Keyworded(keyword),)), BREAKS)


def test_charge_and_haste_may_have_another_number() -> None:
    assert one("【充填】").effects == (PlayerProcedure("charge", YOU, Fixed(2)),)
    assert one("【充填3】").effects == (PlayerProcedure("charge", YOU, Fixed(3)),)
    assert one("【速攻】") != one("【速攻1】")


def test_a_limit_counts_for_the_turn_the_game_or_the_name() -> None:
    icons = ("【ターン2回】", "【ゲーム1回】", "【同名ターン1回】")
    limits = [one(f"【プレイスキル】{icon}カード1枚を引く。").limit for icon in icons]
    assert limits == [Limit(2), Limit(1, for_game=True), Limit(1, by_name=True)]


def test_a_given_skill_stands_in_quotation_marks() -> None:
    given = one("【永続発動】このカードは「【アタックスキル】カード1枚を引く。」を得る。")
    assert isinstance(given, Always)
    assert given.statics[0].quality == Gains(one("【アタックスキル】カード1枚を引く。"))


def test_a_skill_may_work_elsewhere_than_the_rules_have_it() -> None:
    skill = one("【起動発動:メイン】【ドロップエリア】[エネルギー3枚を支払う]このカードを手札に戻す。")
    assert skill.where == (ZONE_DROP,)


def test_cards_of_a_player_are_meant_wherever_they_are() -> None:
    skill = one("【自動発動】自分の<灯守>のカードがデッキからドロップエリアに置かれた時、カード1枚を引く。")
    assert skill.event_pattern() == Moves(
        AnyCard(YOU, (Labelled("trait:灯守"),)), sources=(ZONE_DECK,), targets=(ZONE_DROP,))


def test_a_condition_may_ask_what_a_card_is() -> None:
    asked = effect("それが赤の場合、カード1枚を引く。")
    assert asked == If(Fits(It(), Labelled("color:red")), Draw(YOU, Fixed(1)))
