"""What was just said is not said again in English."""
from __future__ import annotations

import pytest

from tefuda.cards.language.english import finished


def check(text: str, said: str) -> None:
    assert finished(text) == said


@pytest.mark.parametrize(("text", "said"), [
    ("this card gets +1 power and this card has 【Swift】.", "This card gets +1 power and has 【Swift】."),
    ("if there are more cards in your hand than cards in your deck, stop.",
     "If there are more cards in your hand than in your deck, stop."),
    ("when an other card attacks, stop.", "When another card attacks, stop."),
    ("rest 1 card with the most power among cards in your opponent's hand in your opponent's hand.",
     "Rest 1 card with the most power among cards in your opponent's hand."),
    ("break 1 card with less power than the power of this card.", "Break 1 card with less power than this card's power."),
    ("draw as many cards as the level of it.", "Draw as many cards as its level."),
])
def test_the_same_words_stand_there_once(text: str, said: str) -> None:
    check(text, said)


@pytest.mark.parametrize(("text", "said"), [
    ("give this card +5 power and make this card active.", "Give this card +5 power and make it active."),
    ("when this card is attacked, rest this card.", "When this card is attacked, rest it."),
    ("if the revealed card is red, you may put the revealed card into your hand.",
     "If the revealed card is red, you may put it into your hand."),
    ("if the revealed card is red, put the revealed card into your hand. Otherwise, discard the revealed card.",
     "If the revealed card is red, put it into your hand. Otherwise, discard it."),
    ("unless your leader is red, make your leader active.", "Unless your leader is red, make it active."),
    ("if this card is red, this card gets +1 power.", "If this card is red, it gets +1 power."),
])
def test_the_same_card_is_it(text: str, said: str) -> None:
    check(text, said)


@pytest.mark.parametrize("text", [
    "When a card in your hand attacks this card, rest this card.",
    "Choose this card and 1 card in your hand and rest this card.",
    "Rest this card. Rest this card.",
    "If this card is red, rest this card and that card.",
    "Unless your leader is red, this card can't attack.",
])
def test_where_it_could_be_another_card_it_is_named(text: str) -> None:
    check(text, text)


@pytest.mark.parametrize(("text", "said"), [
    ("search your deck. reveal up to 1 red card among them and put it into your hand. shuffle your deck.",
     "Search your deck for up to 1 red card, reveal it, and put it into your hand. Shuffle your deck."),
    ("search your deck. reveal up to 2 red cards among them and put them into your hand.",
     "Search your deck for up to 2 red cards, reveal them, and put them into your hand."),
    ("search your deck. put up to 1 red card among them into your hand.",
     "Search your deck for up to 1 red card and put it into your hand."),
    ("search your deck. put any number of cards among them on top of your deck.",
     "Search your deck for any number of cards and put them on top of your deck."),
    ("search your deck. choose 1 card among them and discard it.", "Search your deck for 1 card and discard it."),
])
def test_a_deck_is_searched_for_something(text: str, said: str) -> None:
    check(text, said)


@pytest.mark.parametrize(("text", "said"), [
    ("take damage equal to the chosen number.", "Take that much damage."),
    ("deal damage to your opponent equal to that number.", "Deal that much damage to your opponent."),
    ("deal damage to your opponent equal to that number minus 2.",
     "Deal damage to your opponent equal to that number minus 2."),
    ("do this 2 times: draw 1 card.", "Do this twice: Draw 1 card."),
    ("do this 3 times: draw 1 card.", "Do this 3 times: Draw 1 card."),
    ("do this a number of times equal to the chosen number: draw 1 card.", "Do this that many times: Draw 1 card."),
    ("use this only 1 time per turn.", "Use this only once per turn."),
])
def test_numbers_are_said_as_one_says_them(text: str, said: str) -> None:
    check(text, said)


@pytest.mark.parametrize(("text", "said"), [
    ("your opponent discards 1 card and draw 1 card.", "Your opponent discards 1 card and you draw 1 card."),
    ("your opponent may rest 1 card, then charge 1 card.", "Your opponent may rest 1 card, then you charge 1 card."),
    ("if your opponent has a card, draw 1 card and rest it.", "If your opponent has a card, draw 1 card and rest it."),
    ("when your opponent draws a card, draw 1 card and rest it.",
     "When your opponent draws a card, draw 1 card and rest it."),
    ("draw 1 card and your opponent draws 1 card.", "Draw 1 card and your opponent draws 1 card."),
    ("both players can't draw cards.", "Neither player can draw cards."),
    ("make 2 cards in your hand at random active.", "Make 2 cards in your hand, chosen at random, active."),
])
def test_it_is_clear_who_does_what(text: str, said: str) -> None:
    check(text, said)
