"""Chapter 2: what the printed information means once a card lies on the table."""
from __future__ import annotations

from tefuda.kernel.actions.turn import turn_over
from tefuda.rulebooks.dragonball.areas import BY_RULE
from tests.dragonball.table import (
    BACK_POWER,
    BACK_STRIKE,
    LEADER_POWER,
    LEADER_STRIKE,
    Table,
    new_game,
)


def test_2_3_2_1_the_leader_card_lies_in_the_leader_area() -> None:
    view = new_game().view(0)
    for player in (0, 1):
        assert [card.type for card in view.zone("leader", player).cards] == ["leader"]


def test_2_3_2_1_2_only_the_side_that_is_face_up_counts(table: Table) -> None:
    leader = table.leader(0)
    assert (table.number(leader, "power"), table.number(leader, "strike")) == (LEADER_POWER, LEADER_STRIKE)
    table.happen(lambda: turn_over(table.state, leader, BY_RULE))
    assert (table.number(leader, "power"), table.number(leader, "strike")) == (BACK_POWER, BACK_STRIKE)
    assert [card.en for card in table.game.view(1).zone("leader", 0).cards] == ["Leader awake"]
    table.happen(lambda: turn_over(table.state, leader, BY_RULE))
    assert table.number(leader, "power") == LEADER_POWER


def test_2_3_2_2_only_a_battle_card_goes_to_the_battle_area_or_the_brawl_area(table: Table) -> None:
    extra, battle = table.put("hand", 0, type="extra"), table.put("hand", 0)
    attacker = table.put("battle", 0)
    table.main_phase(0)
    assert table.offered("play") == [battle]
    assert table.why_not("play", extra) == "2-3-2-2"
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert table.offered("play-join") == [battle]
    assert table.why_not("play-join", extra) == "2-3-2-2"


def test_2_10_1_the_level_is_what_a_card_costs(table: Table) -> None:
    cards = [table.put("hand", 0, level=level) for level in range(4)]
    table.put_many(2, "energy", 0)
    table.main_phase(0)
    assert table.offered("play") == cards[:3]


def test_2_10_1_1_a_battle_card_is_shown_then_paid_then_placed(table: Table) -> None:
    card = table.put("hand", 0, level=2)
    one, two, three = table.put_many(3, "energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert table.asks == (0, "8-6-2-3")
    assert [it.number for it in table.game.view(1).zone("hand", 0).cards] == [table.game.match.prints[-4].card.number]
    table.choose("pick", three)
    table.choose("pick", one)
    assert (table.cards("drop", 0), table.cards("energy", 0)) == ([one, three], [two])
    assert table.where(card) == ("battle", 0)
    happened = [(event.kind, event.reason) for event in table.game.events() if event.reason in ("play", "pay")]
    assert happened == [("revealed", "play"), ("moved", "pay"), ("moved", "pay"), ("moved", "play")]
