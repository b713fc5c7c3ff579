"""What takes the place of something, in the words of four games: read, and printed in both languages."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.rulebook import rulebook

TEXTS = [
    ("dragonball", "【永続発動】自分がダメージを受ける時、かわりにそのダメージを1減らす。",
     "【Permanent】 If you would take damage, instead reduce that damage by 1."),
    ("dragonball",
     "【永続発動】自分がダメージを受ける時、かわりに自分の手札1枚を捨ててよい。その場合、そのダメージを0にする。",
     "【Permanent】 If you would take damage, you may instead discard 1 card from your hand. If you do, make that damage "
     "0."),
    ("dragonball", "【永続発動】相手がスキルでダメージを受ける時、かわりにそのダメージを自分が受けてよい。",
     "【Permanent】 If your opponent would take damage by a skill, you may instead redirect that damage to you."),
    ("dragonball", "【永続発動】自分がダメージを受ける時、かわりにそのダメージと同じ枚数のカードを引く。",
     "【Permanent】 If you would take damage, instead draw as many cards as that damage."),
    ("dragonball", "【永続発動】自分がゲームに敗北する時、かわりにカード1枚を引く。",
     "【Permanent】 If you would lose the game, instead draw 1 card."),
    ("dragonball", "【永続発動】相手が効果でカードを見る時、かわりに何もしない。",
     "【Permanent】 If your opponent would look at cards by an effect, instead do nothing."),
    ("dragonball", "【永続発動】相手のバトルカードはレストでバトルエリアに出る。",
     "【Permanent】 Your opponent's battle cards enter the battle area rested."),
    ("zx", "【常】このカードがダメージを受ける際、かわりにそのダメージを2000増やす。",
     "【Always】 If this card would be dealt damage, instead raise that damage by 2000."),
    ("zx", "【常】あなたがダメージを受ける際、かわりにそのダメージをこのカードが受けてよい。",
     "【Always】 If you would take damage, you may instead redirect that damage to this card."),
    ("zx", "【常】相手がイグニッションを行う際、かわりに何もしない。",
     "【Always】 If your opponent would ignite, instead do nothing."),
    ("zx", "【常】このカードはスリープで登場する。", "【Always】 This card appears asleep."),
    ("zx", "【常】このカードが受けるダメージを1000減らす。", "【Always】 Damage to this card is 1000 less."),
    ("vanguard", "【永】：あなたがドライブチェックを行う際、かわりにカードを1枚引く。",
     "【Cont】: If you would make a drive check, instead draw 1 card."),
    ("vanguard", "【永】：このユニットはレストで登場する。", "【Cont】: This unit is placed at rest."),
    ("gateruler", "このユニットが戦闘ダメージを受ける時、代わりにそのダメージを1減らす。",
     "If this unit would be dealt battle damage, instead reduce that damage by 1."),
    ("gateruler", "君のルーラーがダメージを受ける時、代わりにそのダメージをこのユニットが受けてよい。",
     "If your ruler would be dealt damage, you may instead redirect that damage to this unit."),
    ("gateruler", "このユニットが破壊される時、代わりにカードを1枚引く。",
     "If this unit would be destroyed, instead draw 1 card."),
    ("gateruler", "このユニットはレストで場に出る。", "This unit enters the field resting."),
    ("gateruler", "通常：次にこのユニットがダメージを受ける時、代わりにそのダメージを2減らす。",
     "Normal: The next time this phase that this unit would be dealt damage, instead reduce that damage by 2."),
    ("gateruler", "通常：次にこのユニットがダメージを受ける時、代わりにそのダメージを2増やす。",
     "Normal: The next time this turn that this unit would be dealt damage, instead raise that damage by 2."),
    ("gateruler", "通常：次にこのユニットが破壊される時、代わりに何もしない。",
     "Normal: The next time this turn that this unit would be destroyed, instead do nothing."),
    ("gateruler", "通常：ターン終了時まで、味方のユニットが破壊される時、代わりに何もしない。",
     "Normal: Until the end of the turn, each time a unit you control would be destroyed, instead do nothing."),
    ("dragonball", "【プレイスキル】そのターン中、次に自分がダメージを受ける時、かわりにそのダメージを1減らす。",
     "【Play Skill】 This turn, the next time you would take damage, instead reduce that damage by 1."),
]


@pytest.mark.parametrize(("game", "japanese", "english"), TEXTS)
def test_it_is_printed_as_it_was_written_and_in_english(game: str, japanese: str, english: str) -> None:
    language = rulebook(game).language
    abilities = language.read(japanese)
    assert (language.print_ja(abilities), language.print_en(abilities)) == (japanese, english)


@pytest.mark.parametrize(("game", "written", "printed"), [
    ("gateruler", "このユニットがダメージを受ける時、代わりにそのダメージを1軽減する。",
     "このユニットがダメージを受ける時、代わりにそのダメージを1減らす。"),
    ("zx", "[常]このカードが破壊される場合、かわりにカードを1枚引く。",
     "【常】このカードが破壊される際、かわりにカードを1枚引く。"),
])
def test_other_spellings_are_read_too(game: str, written: str, printed: str) -> None:
    language = rulebook(game).language
    assert language.print_ja(language.read(written)) == printed


@pytest.mark.parametrize("text", ["【永続発動】このカードがアタックする時、かわりにカード1枚を引く。"])
def test_what_nothing_can_take_the_place_of_is_not_read(text: str) -> None:
    """A declaration is nothing that could happen otherwise."""
    with pytest.raises(Exception, match="can't be read"):
        rulebook("dragonball").language.read(text)
