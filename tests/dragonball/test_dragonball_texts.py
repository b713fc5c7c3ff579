"""The texts of Dragon Ball cards: what can be said, how it is printed and what it is in English.

The texts are made up for this test.
"""
from __future__ import annotations

import random
import time

import pytest

from tefuda.cards.language import Unreadable
from tefuda.rulebooks.dragonball.language import LANGUAGE
from tests.language.law import breaches, never_printed


TEXTS = [
    # Keyword skills that stand alone
    ("【鉄壁】", "【Iron Wall】"),
    ("【防衛】", "【Defence】"),
    ("【怒涛】", "【Surge】"),
    ("【充填】", "【Charge】"),
    ("【速攻】", "【Haste】"),
    ("【連携】", "【Link】"),
    # …with a number other than the rulebook's 2
    ("【充填3】", "【Charge 3】"),
    ("【速攻1】", "【Haste 1】"),
    # Triggered keywords
    ("【プレイスキル】カード1枚を引く。", "【Play Skill】 Draw 1 card."),
    ("【アタックスキル】【ターン1回】そのバトル中、このカードのパワーを+5000する。",
     "【Attack Skill】【1/turn】 Give this card +5000 power during this battle."),
    ("【ストライクスキル】相手は自分の手札1枚を捨てる。",
     "【Strike Skill】 Your opponent discards 1 card from their hand."),
    ("【ブレイクスキル】2枚チャージする。", "【Break Skill】 Charge 2 cards."),
    ("【乱戦スキル】そのバトル中、アタックカードのパワーを-3000する。",
     "【Brawl Skill】 Give the attacking card -3000 power during this battle."),
    # Pressure
    ("【プレッシャースキル】相手のライフが3枚以下の場合、相手はエクストラカードをプレイできない。",
     "【Pressure Skill】 If there are 3 or fewer cards in your opponent's life area, your opponent can't play"
     " extra cards."),
    ("【プレッシャースキル】自分のターン中、相手のレベル2以下のバトルカードはアタックできない。",
     "【Pressure Skill】 During your turn, level 2 or lower cards in your opponent's battle area can't attack."),
    # Awakening and team-up
    ("【覚醒】自分のライフが4枚以下の場合、[エネルギー2枚を支払う]カード2枚を引く。このカードを裏向きにする。",
     "【Awaken】 If there are 4 or fewer cards in your life area, [pay 2 energy]: Draw 2 cards. Turn this card"
     " over."),
    ("【共闘】[エネルギー1枚を支払い、自分の手札1枚を捨てる]このカードを裏向きにする。そのバトル中、このカー"
     "ドのパワーを+5000する。",
     "【Team Up】 [pay 1 energy, discard 1 card from your hand]: Turn this card over. Give this card +5000 power"
     " during this battle."),
    # Activated
    ("【起動発動:メイン】[このカードをレストにする]1枚チャージする。",
     "【Activate: Main】 [rest this card]: Charge 1 card."),
    ("【起動発動:バトル】【ターン1回】[自分の手札1枚を捨てる]自分のリーダーかバトルカード1枚を選び、そのバト"
     "ル中、パワーを+4000する。",
     "【Activate: Battle】【1/turn】 [discard 1 card from your hand]: Give 1 card in your leader or battle area"
     " +4000 power during this battle."),
    ("【起動発動:メイン】自分のライフが3枚以下の場合、[エネルギー3枚を支払い、このカードをドロップエリアに置"
     "く]相手のバトルカードすべてをレストにする。",
     "【Activate: Main】 If there are 3 or fewer cards in your life area, [pay 3 energy, put this card into your"
     " drop area]: Rest all cards in your opponent's battle area."),
    ("【起動発動:メイン】【ドロップエリア】[エネルギー3枚を支払う]このカードをバトルエリアに出す。",
     "【Activate: Main】【Drop Area】 [pay 3 energy]: Put this card into your battle area."),
    ("【起動発動:メイン】相手に1ダメージを与える。その後、相手はカード1枚を引く。",
     "【Activate: Main】 Deal 1 damage to your opponent. Then your opponent draws 1 card."),
    ("【起動発動:バトル】このスキルは自分のライフが2枚以下の場合にだけ使える。相手のリーダーかバトルカード1枚"
     "を選び、そのバトル中、パワーを-5000する。",
     "【Activate: Battle】 Use this skill only if there are 2 or fewer cards in your life area. Give 1 card in"
     " your opponent's leader or battle area -5000 power during this battle."),
    ("【起動発動:メイン】【同名ターン1回】[自分のバトルカード1枚を選び、レストにする]カード1枚を引く。",
     "【Activate: Main】【1/turn for this name】 [rest 1 card in your battle area]: Draw 1 card."),
    # Permanent
    ("【永続発動】このカードのパワーを自分のエネルギー1枚につき+1000する。",
     "【Permanent】 This card gets +1000 power for each card in your energy area."),
    ("【永続発動】自分の<灯守>のバトルカードが3枚以上の場合、このカードのストライクを+1し、このカードは【防衛"
     "】を得る。",
     "【Permanent】 If there are 3 or more <灯守> cards in your battle area, this card gets +1 strike and has"
     " 【Defence】."),
    ("【永続発動】自分の他の赤のバトルカードすべてのパワーを+1000する。",
     "【Permanent】 All other red cards in your battle area get +1000 power."),
    ("【永続発動】相手のレストのバトルカードはアクティブにならない。",
     "【Permanent】 Rested cards in your opponent's battle area can't become active."),
    ("【永続発動】【手札】自分のリーダーが<灯守>の場合、このカードのレベルを-1する。",
     "【Permanent】【Hand】 If your leader is <灯守>, this card gets -1 level."),
    ("【永続発動】このカードはブレイクされない。", "【Permanent】 This card can't be broken."),
    ("【永続発動】このカードは相手のスキルで選ばれない。",
     "【Permanent】 This card can't be chosen by your opponent's skills."),
    ("【永続発動】相手のターン中、このカードのパワーを+3000する。",
     "【Permanent】 During your opponent's turn, this card gets +3000 power."),
    ("【永続発動】このカードは<灯守>としても扱う。", "【Permanent】 This card is also treated as <灯守>."),
    ("【永続発動】相手はカードを引けない。", "【Permanent】 Your opponent can't draw cards."),
    ("【永続発動】自分のリーダーが裏面の場合、このカードのパワーを+2000する。",
     "【Permanent】 If the back of your leader is up, this card gets +2000 power."),
    ("【永続発動】このカードはデッキに何枚でも入れられる。",
     "【Permanent】 A deck may have any number of copies of this card."),
    ("【永続発動】自分の青のバトルカードは「【アタックスキル】カード1枚を引く。」を得る。",
     "【Permanent】 Blue cards in your battle area have “【Attack Skill】 Draw 1 card.”"),
    # Automatic
    ("【自動発動】このカードがブレイクされた時、カード1枚を引く。",
     "【Auto】 When this card is broken, draw 1 card."),
    ("【自動発動】自分の他のバトルカードがバトルエリアに出た時、このカードをアクティブにする。",
     "【Auto】 When another card enters your battle area, make this card active."),
    ("【自動発動】自分のターン中、このカードがドロップエリアに置かれた時、1枚チャージする。",
     "【Auto】 During your turn, when this card is put into the drop area, charge 1 card."),
    ("【自動発動】このカードが手札からバトルエリアに出た時、自分のデッキの上から2枚をドロップエリアに置く。",
     "【Auto】 When this card enters the battle area from the hand, put the top 2 cards of your deck into your"
     " drop area."),
    ("【自動発動】このカードが相手のリーダーにアタックした時、そのバトル中、このカードのストライクを+1する。",
     "【Auto】 When this card attacks your opponent's leader, give this card +1 strike during this battle."),
    ("【自動発動】相手のバトルカードがこのカードにアタックした時、そのカードをレストにする。",
     "【Auto】 When a card in your opponent's battle area attacks this card, rest that card."),
    ("【自動発動】このカードがアタックされた時、カード1枚を引く。",
     "【Auto】 When this card is attacked, draw 1 card."),
    ("【自動発動】自分の<灯守>のバトルカードがリーダーにダメージを与えた時、カード1枚を引く。",
     "【Auto】 When a <灯守> card in your battle area deals damage to a leader, draw 1 card."),
    ("【自動発動】自分のバトルカードが相手のバトルカードをブレイクした時、1枚チャージする。",
     "【Auto】 When a card in your battle area breaks a card in your opponent's battle area, charge 1 card."),
    ("【自動発動】このカードが相手のスキルでレストになった時、カード1枚を引く。",
     "【Auto】 When this card becomes rested by your opponent's skill, draw 1 card."),
    ("【自動発動】このカードがバトルエリアを離れた時、相手のバトルカード1枚を選び、そのターン中、パワーを-2000"
     "する。",
     "【Auto】 When this card leaves the battle area, give 1 card in your opponent's battle area -2000 power this"
     " turn."),
    ("【自動発動】自分の手札が相手のスキルで捨てられた時、カード1枚を引く。",
     "【Auto】 When a card in your hand is discarded by your opponent's skill, draw 1 card."),
    ("【自動発動】【ターン1回】自分がエクストラカードをプレイした時、1枚チャージする。",
     "【Auto】【1/turn】 When you play an extra card, charge 1 card."),
    ("【自動発動】【ターン1回】相手がカードを引いた時、カード1枚を引く。",
     "【Auto】【1/turn】 When your opponent draws a card, draw 1 card."),
    ("【自動発動】自分の<灯守>のカードがデッキからドロップエリアに置かれた時、そのカードを手札に加える。",
     "【Auto】 When one of your <灯守> cards is put from the deck into the drop area, put that card into its owner's"
     " hand."),
    ("【自動発動】自分のライフがダメージでエネルギーエリアに置かれた時、そのターン中、このカードのパワーを+2000"
     "する。",
     "【Auto】 When a card in your life area is put into the energy area by damage, give this card +2000 power"
     " this turn."),
    ("【自動発動】自分のリーダーが裏返った時、このカードをアクティブにする。",
     "【Auto】 When your leader is turned over, make this card active."),
    ("【自動発動】自分の乱戦エリアにバトルカードが出た時、カード1枚を引く。",
     "【Auto】 When a card enters your brawl area, draw 1 card."),
    ("【自動発動】自分のターン開始時、自分のライフが2枚以下の場合、カード1枚を引く。",
     "【Auto】 At the start of your turn, if there are 2 or fewer cards in your life area, draw 1 card."),
    ("【自動発動】バトルフェイズ終了時、このカードを手札に戻す。",
     "【Auto】 At the end of each battle phase, return this card to your hand."),
    ("【自動発動】自分の手札がない時、カード3枚を引く。",
     "【Auto】 Whenever there are no cards in your hand, draw 3 cards."),
    # Instead
    ("【永続発動】このカードがブレイクされる時、かわりにこのカードを手札に戻す。",
     "【Permanent】 If this card would be broken, instead return this card to your hand."),
    ("【永続発動】【ターン1回】自分の他のバトルカードがブレイクされる時、かわりに自分の手札1枚を捨ててよい。",
     "【Permanent】【1/turn】 If another card in your battle area would be broken, you may instead discard 1 card"
     " from your hand."),
    ("【永続発動】【ターン1回】自分のライフがダメージでエネルギーエリアに置かれる時、かわりにそのカードを手札"
     "に加える。",
     "【Permanent】【1/turn】 If a card in your life area would be put into the energy area by damage, instead"
     " put that card into its owner's hand."),
    ("【永続発動】【ゲーム1回】自分のリーダーが<灯守>の場合、自分のライフがダメージでエネルギーエリアに置かれ"
     "る時、かわりに何もしない。",
     "【Permanent】【1/game】 If your leader is <灯守>, if a card in your life area would be put into the energy"
     " area by damage, instead do nothing."),
    ("【永続発動】このカードがバトルエリアからドロップエリアに置かれる時、かわりにこのカードをデッキの下に置"
     "く。",
     "【Permanent】 If this card would be put from the battle area into the drop area, instead put this card on"
     " the bottom of your deck."),
    # Choosing
    ("【プレイスキル】相手のバトルカード1枚を選び、ブレイクする。",
     "【Play Skill】 Break 1 card in your opponent's battle area."),
    ("【プレイスキル】相手のレベル3以下のバトルカード1枚までを選び、手札に戻す。",
     "【Play Skill】 Return up to 1 level 3 or lower card from your opponent's battle area to your opponent's hand."),
    ("【プレイスキル】相手のバトルカード2枚までを選び、レストにする。",
     "【Play Skill】 Rest up to 2 cards in your opponent's battle area."),
    ("【プレイスキル】自分のドロップエリアの<灯守>のバトルカード1枚を選び、手札に加える。",
     "【Play Skill】 Put 1 <灯守> battle card from your drop area into your hand."),
    ("【プレイスキル】自分のドロップエリアのレベル2以下のバトルカード1枚までを選び、レストでバトルエリアに出"
     "す。",
     "【Play Skill】 Put up to 1 level 2 or lower battle card from your drop area into your battle area, rested."),
    ("【プレイスキル】好きな枚数の自分の手札を捨て、同じ枚数のカードを引く。",
     "【Play Skill】 Discard any number of cards from your hand and draw that many cards."),
    ("【ストライクスキル】相手の手札から無作為に1枚を捨てる。",
     "【Strike Skill】 Discard 1 card from your opponent's hand at random."),
    ("【プレイスキル】自分のライフ1枚を選び、手札に加える。",
     "【Play Skill】 Put 1 card from your life area into your hand."),
    ("【プレイスキル】自分の手札1枚を選び、エネルギーエリアに置く。",
     "【Play Skill】 Put 1 card from your hand into your energy area."),
    ("【プレイスキル】自分のエネルギー1枚を選び、デッキの下に置く。",
     "【Play Skill】 Put 1 card from your energy area on the bottom of your deck."),
    # The opponent chooses or does
    ("【プレイスキル】相手は自分のバトルカード1枚を選び、ドロップエリアに置く。",
     "【Play Skill】 Your opponent puts 1 card from their battle area into their drop area."),
    ("【プレイスキル】相手は自分の手札2枚を捨てる。",
     "【Play Skill】 Your opponent discards 2 cards from their hand."),
    ("【プレイスキル】相手はカード1枚を引いてよい。", "【Play Skill】 Your opponent may draw 1 card."),
    ("【プレイスキル】お互いはカード1枚を引く。", "【Play Skill】 Both players draw 1 card."),
    # Cards, drawing, charging, damage
    ("【プレイスキル】カード2枚までを引く。", "【Play Skill】 Draw up to 2 cards."),
    ("【プレイスキル】自分のバトルカードと同じ枚数のカードを引く。",
     "【Play Skill】 Draw as many cards as there are cards in your battle area."),
    ("【プレイスキル】自分のデッキの上から2枚をエネルギーエリアに置く。",
     "【Play Skill】 Put the top 2 cards of your deck into your energy area."),
    ("【プレイスキル】自分は1ダメージを受ける。相手に2ダメージを与える。",
     "【Play Skill】 Take 1 damage. Deal 2 damage to your opponent."),
    ("【プレイスキル】自分のデッキの上から1枚をライフエリアに置く。",
     "【Play Skill】 Put the top card of your deck into your life area."),
    # Look, search, reveal
    ("【プレイスキル】自分のデッキの上から3枚を見る。その中の<灯守>のカード1枚までを選び、公開し、それを手札"
     "に加える。残りをデッキの下に置く。",
     "【Play Skill】 Look at the top 3 cards of your deck. Reveal up to 1 <灯守> card among them and put it into"
     " your hand. Put the rest on the bottom of your deck."),
    ("【起動発動:メイン】自分のデッキを見る。その中のレベル4以下のバトルカード1枚までを選び、公開し、それを手"
     "札に加える。自分のデッキをシャッフルする。",
     "【Activate: Main】 Search your deck for up to 1 level 4 or lower battle card, reveal it, and put it into your"
     " hand. Shuffle your deck."),
    ("【プレイスキル】自分のデッキの上から1枚を公開する。公開したカードがバトルカードの場合、公開したカードを"
     "バトルエリアに出す。それ以外の場合、公開したカードをデッキの下に置く。",
     "【Play Skill】 Reveal the top card of your deck. If the revealed card is a battle card, put it into your"
     " battle area. Otherwise, put it on the bottom of your deck."),
    ("【プレイスキル】相手の手札を見る。", "【Play Skill】 Look at the cards in your opponent's hand."),
    ("【プレイスキル】自分のデッキの上から1枚を見る。見たカードをデッキの下に置いてよい。",
     "【Play Skill】 Look at the top card of your deck. You may put what you looked at on the bottom of your deck."),
    ("【プレイスキル】自分のデッキの上から3枚を見る。見たカードを好きな順番で戻す。",
     "【Play Skill】 Look at the top 3 cards of your deck. Put what you looked at back in any order."),
    ("【プレイスキル】相手の手札を見る。その中のエクストラカード1枚を捨てる。",
     "【Play Skill】 Look at the cards in your opponent's hand. Discard 1 extra card among them."),
    # For a while
    ("【アタックスキル】自分の他のバトルカード1枚を選び、そのターン中、パワーを+3000する。",
     "【Attack Skill】 Give 1 other card in your battle area +3000 power this turn."),
    ("【アタックスキル】そのターン中、自分のバトルカードすべてのストライクを+1する。",
     "【Attack Skill】 Give all cards in your battle area +1 strike this turn."),
    ("【プレイスキル】次のターンの終了時まで、相手はバトルカードをプレイできない。",
     "【Play Skill】 Your opponent can't play battle cards until the end of the next turn."),
    ("【プレイスキル】相手のバトルカード1枚を選び、そのターン中、それはアタックできない。",
     "【Play Skill】 Choose 1 card in your opponent's battle area and it can't attack this turn."),
    ("【プレイスキル】相手のバトルカード1枚を選び、次のターンの終了時まで、それはスキルを失う。",
     "【Play Skill】 Choose 1 card in your opponent's battle area and make it lose all skills until the end of"
     " the next turn."),
    ("【アタックスキル】そのターン中、このカードは【鉄壁】を得る。",
     "【Attack Skill】 Give this card 【Iron Wall】 this turn."),
    ("【アタックスキル】そのバトル中、ガードカードのパワーを0にする。",
     "【Attack Skill】 Give the guarding card a power of 0 during this battle."),
    ("【アタックスキル】そのバトル中、このカードのパワーを+5000し、ストライクを+1する。",
     "【Attack Skill】 Give this card +5000 power and +1 strike during this battle."),
    ("【プレイスキル】自分のバトルカード2枚までを選ぶ。そのターン中、それらは「カガリ」としても扱う。それらを"
     "アクティブにする。",
     "【Play Skill】 Choose up to 2 cards in your battle area. Treat them as 「カガリ」 too this turn. Make them"
     " active."),
    ("【アタックスキル】そのターン中、このカードのパワーを相手のバトルカード1枚につき+2000する。",
     "【Attack Skill】 Give this card +2000 power for each card in your opponent's battle area this turn."),
    ("【プレイスキル】自分の手札1枚を捨てる。そのターン中、このカードのパワーをそれのレベル1につき+1000する。",
     "【Play Skill】 Discard 1 card from your hand. Give this card +1000 power for each level of it this turn."),
    # If, may, if you do, then, otherwise, modes, repeat, later
    ("【アタックスキル】自分の手札1枚を捨ててよい。そうした場合、相手のバトルカード1枚を選び、レストにする。",
     "【Attack Skill】 You may discard 1 card from your hand. If you do, rest 1 card in your opponent's battle"
     " area."),
    ("【自動発動】自分のターン終了時、エネルギー1枚を支払ってよい。そうしなかった場合、このカードをドロップエ"
     "リアに置く。",
     "【Auto】 At the end of your turn, you may pay 1 energy. If you don't, put this card into your drop area."),
    ("【アタックスキル】相手の手札が自分の手札より多い場合、カード1枚を引く。",
     "【Attack Skill】 If there are more cards in your opponent's hand than in your hand, draw 1 card."),
    ("【アタックスキル】自分のエネルギーが5枚以上で、相手のバトルカードがない場合、相手に1ダメージを与える。",
     "【Attack Skill】 If there are 5 or more cards in your energy area and there are no cards in your opponent's"
     " battle area, deal 1 damage to your opponent."),
    ("【アタックスキル】自分のリーダーが青の場合か、自分のライフが2枚以下の場合、カード1枚を引く。",
     "【Attack Skill】 If your leader is blue or there are 2 or fewer cards in your life area, draw 1 card."),
    ("【プレイスキル】カード2枚を引き、自分の手札1枚を捨てる。",
     "【Play Skill】 Draw 2 cards and discard 1 card from your hand."),
    ("【プレイスキル】以下から1つを選ぶ。\n・カード1枚を引く。\n・相手のバトルカード1枚を選び、レストにする。",
     "【Play Skill】 Choose one.\n• Draw 1 card.\n• Rest 1 card in your opponent's battle area."),
    ("【プレイスキル】0から3までの数1つを選ぶ。自分は選んだ数ダメージを受ける。選んだ枚数のカードを引く。",
     "【Play Skill】 Choose a number from 0 to 3. Take that much damage. Draw that many cards."),
    ("【プレイスキル】自分の手札1枚を選び、さらに自分のドロップエリアのカード1枚を選ぶ。それらをデッキの下に"
     "置く。",
     "【Play Skill】 Choose 1 card in your hand and also choose 1 card in your drop area. Put them on the bottom"
     " of your deck."),
    ("【プレイスキル】自分のデッキの上から1枚を公開することを3回行う。",
     "【Play Skill】 Do this 3 times: Reveal the top card of your deck."),
    ("【プレイスキル】次のターン終了時、このカードをドロップエリアに置く。",
     "【Play Skill】 At the end of the next turn, put this card into your drop area."),
    ("【プレイスキル】次に自分のバトルカードがアタックした時、カード1枚を引く。",
     "【Play Skill】 The next time a card in your battle area attacks, draw 1 card."),
    # Winning, losing, turns
    ("【自動発動】自分のターン開始時、自分のエネルギーが20枚以上の場合、自分はゲームに勝利する。",
     "【Auto】 At the start of your turn, if there are 20 or more cards in your energy area, you win the game."),
    ("【起動発動:メイン】【ゲーム1回】[エネルギー9枚を支払う]このターンの後に、自分のターンを追加する。",
     "【Activate: Main】【1/game】 [pay 9 energy]: After this turn, you take an extra turn."),
    ("【起動発動:バトル】[エネルギー6枚を支払う]このターンを終了する。",
     "【Activate: Battle】 [pay 6 energy]: This turn ends."),
    # Words before カード/バトルカード
    ("【プレイスキル】相手の赤か青のバトルカード1枚を選び、レストにする。",
     "【Play Skill】 Rest 1 red or blue card in your opponent's battle area."),
    ("【プレイスキル】自分の《灯守の見習い》以外の「カガリ」のバトルカード1枚を選び、アクティブにする。",
     "【Play Skill】 Make 1 non-《灯守の見習い》 「カガリ」 card in your battle area active."),
    ("【プレイスキル】相手の【防衛】を持つバトルカード1枚を選び、ブレイクする。",
     "【Play Skill】 Break 1 card with 【Defence】 in your opponent's battle area."),
    ("【プレイスキル】相手の【鉄壁】を持たないレストのバトルカード1枚を選び、ブレイクする。",
     "【Play Skill】 Break 1 rested card without 【Iron Wall】 in your opponent's battle area."),
    ("【プレイスキル】自分のノンスキルのバトルカードすべてをアクティブにする。",
     "【Play Skill】 Make all cards without skills in your battle area active."),
    ("【プレイスキル】相手のパワー5000以下のバトルカード1枚を選び、デッキの下に置く。",
     "【Play Skill】 Put 1 card with 5000 power or less from your opponent's battle area on the bottom of your"
     " opponent's deck."),
    ("【プレイスキル】相手のレベルがこのカードのレベル以下のバトルカード1枚を選び、ドロップエリアに置く。",
     "【Play Skill】 Put 1 card with a level equal to or lower than this card's level from your opponent's battle"
     " area into your opponent's drop area."),
    ("【ブレイクスキル】相手のパワーがこのカードのパワーより低いバトルカード1枚を選び、ブレイクする。",
     "【Break Skill】 Break 1 card with power less than this card's power in your opponent's battle area."),
    ("【プレイスキル】相手のバトルカードの中でパワーが最も高いカード1枚を選び、レストにする。",
     "【Play Skill】 Rest 1 card in your opponent's battle area with the highest power."),
    ("【プレイスキル】自分の手札の共闘カード1枚までを選び、公開する。そうした場合、カード1枚を引く。",
     "【Play Skill】 Reveal up to 1 team-up card in your hand. If you do, draw 1 card."),
    ("【プレイスキル】自分の手札のエクストラカード1枚を捨ててよい。そうした場合、カード2枚を引く。",
     "【Play Skill】 You may discard 1 extra card from your hand. If you do, draw 2 cards."),
    ("【プレイスキル】自分の{霧の時代}のバトルカード1枚を選び、そのターン中、パワーを+2000する。",
     "【Play Skill】 Give 1 {霧の時代} card in your battle area +2000 power this turn."),
    ("【プレイスキル】自分のカード名に「灯」を含むバトルカードすべてをアクティブにする。",
     "【Play Skill】 Make all cards with “灯” in their names in your battle area active."),
]


@pytest.mark.parametrize(("text", "english"), TEXTS, ids=[text for text, _ in TEXTS])
def test_a_text_prints_as_it_is_written_and_in_english(text: str, english: str) -> None:
    tree = LANGUAGE.read(text)
    assert (LANGUAGE.print_ja(tree), LANGUAGE.print_en(tree)) == (text, english)


def test_the_language_contradicts_itself_nowhere() -> None:
    LANGUAGE.check()


def test_what_every_production_prints_is_read_as_the_same_tree() -> None:
    assert breaches(LANGUAGE, times=2) == []


def test_every_production_is_printed_for_some_tree() -> None:
    assert never_printed(LANGUAGE) == []


def test_a_thousand_made_up_skills_are_read_as_they_were_made() -> None:
    rng = random.Random(15)
    for _ in range(1000):
        skill = LANGUAGE.generate(rng, depth=rng.choice((6, 9, 12)))
        text = LANGUAGE.print_ja((skill,))
        assert LANGUAGE.read(text) == (skill,), text
        assert LANGUAGE.print_en((skill,))


def test_reading_is_quick(capsys: pytest.CaptureFixture[str]) -> None:
    """The time is shown; no machine is quick enough to fail here by accident."""
    began = time.perf_counter()
    for text, _ in TEXTS:
        LANGUAGE.read(text)
    took = (time.perf_counter() - began) / len(TEXTS)
    with capsys.disabled():
        print(f"\nreading a Dragon Ball text of {sum(len(it) for it, _ in TEXTS) // len(TEXTS)} characters: "
              f"{took * 1000:.2f} ms")
    assert took < 1


# Other spellings


@pytest.mark.parametrize(("written", "normal"), [
    ("【プレイスキル】カードを１枚引く。", "【プレイスキル】カード1枚を引く。"),
    ("【プレイスキル】あなたは1枚ドローする。", "【プレイスキル】カード1枚を引く。"),
    ("【起動発動：メイン】［このカードをレストにする］カード1枚を引く。",
     "【起動発動:メイン】[このカードをレストにする]カード1枚を引く。"),
    ("【プレイスキル】相手のバトルカードを1枚選び、ブレイクする。",
     "【プレイスキル】相手のバトルカード1枚を選び、ブレイクする。"),
    ("【プレイスキル】相手のバトルカード1枚をブレイクする。",
     "【プレイスキル】相手のバトルカード1枚を選び、ブレイクする。"),
    ("【アタックスキル】このターン中、このカードのパワー＋5000。",
     "【アタックスキル】そのターン中、このカードのパワーを+5000する。"),
    ("【防衛】（【防衛】を持つカードにしかアタックできない）", "【防衛】"),
    ("【プレイスキル】自分のドロップにある＜灯守＞のカード1枚を選び、手札に加える。",
     "【プレイスキル】自分のドロップエリアの<灯守>のカード1枚を選び、手札に加える。"),
    ("【自動発動】このカードがブレイクされたとき、自分の手札が2枚以下なら、カード1枚を引く。",
     "【自動発動】このカードがブレイクされた時、自分の手札が2枚以下の場合、カード1枚を引く。"),
])
def test_other_spellings_are_read_and_printed_in_the_normal_one(written: str, normal: str) -> None:
    assert LANGUAGE.print_ja(LANGUAGE.read(written)) == normal


def test_several_skills_stand_on_lines_of_their_own() -> None:
    text = "【防衛】\n【プレイスキル】カード1枚を引く。\n【アタックスキル】1枚チャージする。"
    assert len(LANGUAGE.read(text)) == 3
    assert LANGUAGE.print_ja(LANGUAGE.read(text)) == text


def test_names_in_brackets_get_their_english_where_it_is_known() -> None:
    tree = LANGUAGE.read("【プレイスキル】自分の<灯守>のバトルカードすべてをアクティブにする。")
    assert LANGUAGE.print_en(tree, {"trait:灯守": "trait:Lantern Keepers"}) == (
        "【Play Skill】 Make all <Lantern Keepers> cards in your battle area active.")


def test_an_unreadable_text_says_where_and_what_could_stand_there() -> None:
    with pytest.raises(Unreadable) as caught:
        LANGUAGE.read("【プレイスキル】相手のバトルカード1枚を選び、食べる。")
    assert caught.value.column == 24
    assert "「ブレイクする」" in caught.value.message("ja")
