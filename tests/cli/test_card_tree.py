"""The tree of a text with names for its numbers, and the paragraphs that its parts rest on."""
from __future__ import annotations

from typing import Any

import pytest

from tefuda.cards.language import Language, Rule, Word
from tefuda.cards.language.explain import Part
from tefuda.cli.card_rules import rules_of
from tefuda.cli.card_tree import Names, tree_lines
from tefuda.kernel.abilities.ability_kinds import Activated, Automatic
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest
from tefuda.kernel.abilities.conditions import Register, There
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Forbid
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves, Turns
from tefuda.kernel.abilities.nodes import AT_LEAST, OPPONENT, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Cannot, Plus
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.events.causes import BY_OPPONENT
from tefuda.kernel.codes import BEING_CHOSEN, STOOD
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import (
    BREAK, BY_SKILL, PHASE, PLAYING_EXTRA, ZONE_BATTLE, ZONE_DROP, ZONE_ENERGY, ZONE_HAND,
)
from tefuda.rulebooks.dragonball.book import BOOK
from tefuda.rulebooks.dragonball.cards import POWER

LANGUAGE = Language("dragonball", [
    Rule("effect", Forbid, "{who:int}は{deed:player-deed}", "{who} can't {deed}", fixed={"duration": FOR_TURN}),
    Word("player-deed", PLAYING_EXTRA, "使えない", "play extra cards"),
])
NAMES = Names(BOOK, LANGUAGE)


@pytest.mark.parametrize(("node", "line"), [
    (Cards((ZONE_BATTLE, ZONE_HAND), OPPONENT), "Cards(zones=[battle, hand], whose=opponent)"),
    (Plus(POWER, Fixed(2000)), "Plus(attribute=power, amount=Fixed(number=2000))"),
    (MoveTo(ZONE_DROP, BY_SKILL, bottom=True), "MoveTo(zone=drop, reason=by_skill, bottom=yes)"),
    (Register(PHASE, 2), "Register(register=phase, value=2)"),
    (Turns(STOOD, This(), (BY_OPPONENT,)), "Turns(event=stood, subject=This, causes=[the opponent's effect])"),
    (Forbid(YOU, PLAYING_EXTRA, FOR_TURN), "Forbid(who=you, deed=play extra cards, duration=turn)"),
    (Cannot(BEING_CHOSEN), "Cannot(deed=being chosen)"),
    (There(This(), AT_LEAST, Fixed(1)), "There(cards=This, how=at least, number=Fixed(number=1))"),
])
def test_numbers_are_shown_by_the_names_that_the_book_has_for_them(node: object, line: str) -> None:
    assert tree_lines(node, NAMES) == [line]


def test_a_number_without_a_name_is_shown_itself() -> None:
    assert tree_lines(Cannot(99), NAMES) == ["Cannot(deed=99)"]


def test_what_does_not_fit_in_a_line_is_indented_by_field_and_defaults_are_left_out() -> None:
    chosen = Choice(Cards((ZONE_BATTLE,), OPPONENT), Fixed(0), Fixed(2))
    tree = Automatic(
        effects=(Do(chosen, MoveTo(ZONE_DROP, BY_SKILL)), Draw(YOU, Fixed(1))),
        when=Moves(This(), (ZONE_BATTLE,), (ZONE_ENERGY,), (BREAK,)))
    lines = tree_lines(tree, NAMES)
    assert lines[:2] == ["Automatic", "  effects:"]
    assert "    - Draw(who=you, count=Fixed(number=1))" in lines
    assert lines[-1] == "  when: Moves(subject=This, sources=[battle], targets=[energy], reasons=[break])"
    assert not any("keyword" in line for line in lines)


def rules(node: Any, cites: str = "", inner: tuple[Any, ...] = ()) -> list[str]:
    return rules_of(Part(0, Word("x", node, "甲", "a", cites=cites), node, "x", "甲"), inner, BOOK)


def test_a_part_rests_on_what_its_production_cites_by_paragraph_or_by_principle() -> None:
    assert rules(This(), "2-11-4") == ["2-11-4"]
    assert rules(This(), "last known") == [BOOK.cites["last known"]]
    assert rules(This()) == []


def test_a_node_rests_on_the_principle_that_the_kernel_carries_out_for_it() -> None:
    assert rules(Draw(YOU, Fixed(1))) == ["4-8-3"]
    assert rules(Lasts(Plus(POWER, Fixed(1)), FOR_TURN)) == [BOOK.cites["lasting"]]
    assert rules(Automatic()) == [BOOK.cites["waiting"]]
    assert rules(Rest(BY_SKILL)) == ["4-7-1-2"]
    assert rules(Cannot(BEING_CHOSEN)) == [BOOK.cites["cannot wins"]]
    assert rules(Activated(costs=(Draw(YOU, Fixed(1)),))) == ["8-4-2-1", "4-8-3"]


def test_a_node_rests_on_the_paragraphs_of_its_zones_and_procedures() -> None:
    assert rules(Cards((ZONE_BATTLE, ZONE_HAND), YOU)) == ["3-6", "3-3"]
    assert rules(This()) == []
    assert rules(PlayerProcedure("damage", OPPONENT, Fixed(1))) == ["4-9-1-2-1"]


def test_a_number_of_a_card_rests_on_the_paragraph_of_that_information() -> None:
    node = Plus(POWER, Fixed(1000))
    part = Part(0, Word("x", node, "甲", "a"), node, "x", "甲")
    assert rules_of(part, (), BOOK, {"power": "2-8-1"}) == ["2-8-1"]
    assert rules_of(part, (), BOOK, {}) == []


def test_nodes_within_belong_to_a_part_unless_they_are_parts_of_their_own() -> None:
    hand = Cards((ZONE_HAND,), YOU)
    deed = Do(Choice(hand, Fixed(1), Fixed(1)), MoveTo(ZONE_DROP, BY_SKILL))
    assert rules(deed) == ["8-6-3", "3-3", "3-4"]
    assert rules(deed, inner=(hand,)) == ["8-6-3", "3-4"]
