"""What is put right in an English text at its end: words that depend on what stands around them."""
from __future__ import annotations

import pytest

from tefuda.cards.language.english import AT, NAME, NOUN, OWNER, TAKE, TAKEN, aside, finished, shown


def test_cards_are_in_a_place_and_are_taken_from_it() -> None:
    assert finished(f"rest 1 card {AT} play.") == "Rest 1 card in play."
    assert finished(f"discard {TAKE}1 card {AT} your hand{TAKEN}, then rest 1 card {AT} play.") == (
        "Discard 1 card from your hand, then rest 1 card in play.")


def test_what_is_said_of_a_card_may_stand_behind_the_noun() -> None:
    text = f"rest 1 {aside('with power 5')} red {aside('without skills')} card{NOUN} {AT} play."
    assert finished(text) == "Rest 1 red card with power 5 and without skills in play."


def test_whose_a_card_is_is_said_before_what_it_has() -> None:
    text = f"rest 1 {aside('of yours')} {aside('with power 5')} card{NOUN} {AT} play."
    assert finished(text) == "Rest 1 card of yours with power 5 in play."


@pytest.mark.parametrize(("noun", "said"), [("card", "1 card with “fire” in its name."), ("cards", "1 cards with “fire” in their names.")])
def test_one_card_has_its_name_and_several_have_their_names(noun: str, said: str) -> None:
    assert finished(f"1 {aside(f'with “fire” in {NAME}')} {noun}{NOUN}.") == said


def test_a_noun_inside_such_an_aside_keeps_its_own() -> None:
    inner = aside(f"with the most power among {aside('with wings')} cards{NOUN} {AT} play")
    assert finished(f"discard {TAKE}1 {inner} card{NOUN} {AT} your hand{TAKEN}.") == (
        "Discard 1 card with the most power among cards with wings in play from your hand.")


@pytest.mark.parametrize(("before", "owner"), [
    ("put 1 card from your drop area into", "your"),
    ("put 1 card from your opponent's table into", "your opponent's"),
    ("your opponent puts 1 card from their hand into", "their"),
    ("rest 1 card on your opponent's table. Put this card into", "your"),
    ("when this card attacks, put that card into", "its owner's"),
    ("put it into", "its owner's"),
])
def test_a_zone_belongs_to_whose_cards_were_spoken_of_last(before: str, owner: str) -> None:
    assert finished(f"{before} {OWNER} hand").endswith(f" {owner} hand")


@pytest.mark.parametrize("before", [
    "put all cards from both players' tables into", "put this card and that card into",
    "put the cards put by this ability into"])
def test_cards_of_both_players_go_to_their_owners(before: str) -> None:
    assert finished(f"{before} {OWNER} hand.").endswith(" into their owners' hands.")


@pytest.mark.parametrize(("text", "said"), [
    ("【Auto】 draw 1 card.", "【Auto】 Draw 1 card."),
    ("give it 【Swift】 this turn.", "Give it 【Swift】 this turn."),
    ("give it “【Auto】 draw 1 card.” this turn. rest it.", "Give it “【Auto】 Draw 1 card.” this turn. Rest it."),
    ("it has “【Auto】 draw 1 card.”. rest it.", "It has “【Auto】 Draw 1 card.” Rest it."),
    ("[pay 1]: draw 1 card.", "[pay 1]: Draw 1 card."),
    ("choose one.\n• draw 1 card.\n• rest it.", "Choose one.\n• Draw 1 card.\n• Rest it."),
])
def test_sentences_begin_with_a_capital_and_icons_within_them_do_not(text: str, said: str) -> None:
    assert finished(text) == said


def test_a_template_shows_its_signs_in_words() -> None:
    assert shown(f"<put> {TAKE}1 {aside('with 5')} card{NOUN} {AT} play{TAKEN} into {OWNER} hand") == (
        "<put> 1 ‹later: with 5› card ‹in› play into ‹whose› hand")
