"""Chapter 10: driving, in one's own turn and otherwise."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.gateruler.c10_drive import drive
from tefuda.rulebooks.gateruler.processes import DRIVE_RESOLUTION
from tests.laid_table import put

from .table import Table


def on_top(table: Table, player: int, *cards: int) -> None:
    """Lay cards on top of a deck, the last one uppermost."""
    g = table.state
    for card in cards:
        put(g, card, table.place("deck", player))


@pytest.mark.rules("10-1a", "10-1b", "15-19c")
def test_10_2a_in_the_own_turn_cards_lie_face_down_in_the_drive_zone(table: Table) -> None:
    table.main_phase(0)
    cards = table.cards("deck")[-1:-3:-1]
    table.happen(lambda g: drive(g, 0, 2))
    assert table.cards("drive") == cards
    assert all(table.state.flags[card] == FACE_DOWN and sees(table.state, card) == 1 for card in cards)
    assert table.gate == []
    assert table.offered("reveal") == cards


def test_10_2a_as_many_as_there_are(table: Table) -> None:
    table.leave(1, "deck", 0)
    table.main_phase(0)
    table.happen(lambda g: drive(g, 0, 2))
    assert table.count("drive") == 1
    # 12-2a-2: without a deck the player is losing.
    table.settle()
    assert table.game.winner == 1


@pytest.mark.rules("10-1b", "10-3d-1", "10-3d")
@pytest.mark.parametrize(("turn_player", "phase"), [(1, "main"), (0, "attack")])
def test_10_3a_at_any_other_time_a_process_goes_on_the_gate(table: Table, turn_player: int, phase: str) -> None:
    if phase == "main":
        table.main_phase(turn_player)
    else:
        table.begin("6-4a", turn_player)
    table.happen(lambda g: drive(g, 0, 1))
    assert table.processes() == [DRIVE_RESOLUTION]
    assert table.state.controller[table.gate[0]] == 0
    assert table.asks == (0, "10-4d-1")


def test_10_3b_events_may_stay_hidden_and_the_others_are_shown(table: Table) -> None:
    kept, shown, unit = table.event("hand", 0, "instant"), table.event("hand", 0), table.unit("hand", 0)
    on_top(table, 0, unit, shown, kept)
    table.main_phase(1)
    table.happen(lambda g: drive(g, 0, 3))
    assert table.asks == (0, "10-3b")
    assert table.offers == [("pick", kept, 0), ("pick", shown, 0), ("done", 0, 0)]
    table.choose("pick", kept)
    table.choose("done")
    assert [sees(table.state, card) for card in (kept, shown, unit)] == [1, 3, 3]


def test_10_3d_the_process_knows_its_cards(table: Table) -> None:
    table.main_phase(1)
    cards = table.cards("deck", 0)[-1:-3:-1]
    table.happen(lambda g: drive(g, 0, 2))
    objects = [table.state.obj[card] for card in cards]
    row = (DRIVE_RESOLUTION, cards[0], objects[0], cards[1], objects[1])
    assert table.state.data[table.gate[0]] == row


def test_10_4b_the_process_ends_when_nothing_is_left(table: Table) -> None:
    table.main_phase(1)
    table.happen(lambda g: drive(g, 0, 1))
    table.choose("pass")
    assert table.gate == []
    assert table.count("drive", 0) == 0
    assert table.asks == (1, "9-3e")


@pytest.mark.rules("10-4a")
def test_10_4c_its_master_chooses_a_card_in_the_drive_zone(table: Table) -> None:
    table.main_phase(1)
    cards = table.cards("deck", 0)[-1:-3:-1]
    table.happen(lambda g: drive(g, 0, 2))
    assert table.asks == (0, "10-4c")
    assert table.offered("pick") == cards
    table.choose("pick", cards[1])
    assert table.asks == (0, "10-4d-1")
    assert table.offered("summon") == [cards[1]]
    assert table.why_not(f"summon {table.name(cards[0])} attack1") == "10-4c"


@pytest.mark.rules("10-4d")
def test_10_4d_1_a_hidden_event_may_be_set(table: Table) -> None:
    event = table.event("hand", 0, "instant")
    on_top(table, 0, event)
    table.main_phase(1)
    table.happen(lambda g: drive(g, 0, 1))
    table.choose("pick", event)
    assert table.places_offered("set", event) == ["set1", "set2", "set3"]
    assert table.offers[-1] == ("pass", 0, 0)
    assert table.why_not(f"play {table.name(event)}") == "10-4d-1"
    table.choose("set", event, "set2")
    assert table.where(event) == ("set2", 0)
    assert table.gate == []


@pytest.mark.rules("10-4d")
def test_10_4d_1_an_open_card_may_be_played(table: Table) -> None:
    table.main_phase(1)
    unit = table.cards("deck", 0)[-1]
    table.happen(lambda g: drive(g, 0, 1))
    assert table.places_offered("summon", unit) == ["attack1", "attack2", "defence"]
    assert table.why_not(f"summon {table.name(unit)} set1") == "14-3b-3a"
    assert table.why_not(f"play {table.name(unit)}") == "10-4d-1"
    table.choose("summon", unit, "defence")
    # The unit lies on the process, and both players may answer it.
    assert table.processes() == [DRIVE_RESOLUTION, -1]
    assert table.asks == (1, "9-3e")
    table.resolve()
    assert table.where(unit) == ("defence", 0)
    assert table.gate == []


@pytest.mark.parametrize("timing", ["normal", "instant"])
def test_10_4d_1_an_event_that_was_shown_may_be_played(table: Table, timing: str) -> None:
    event = table.event("hand", 0, timing)
    on_top(table, 0, event)
    table.main_phase(1)
    table.happen(lambda g: drive(g, 0, 1))
    table.choose("done")
    table.choose("play", event)
    table.resolve()
    assert table.where(event) == ("graveyard", 0)


@pytest.mark.rules("14-4a")
def test_10_4d_1_an_event_that_has_to_be_set_can_not_be_played(table: Table) -> None:
    event = table.event("hand", 0, "when")
    on_top(table, 0, event)
    table.main_phase(1)
    table.happen(lambda g: drive(g, 0, 1))
    table.choose("done")
    assert table.where(event) == ("graveyard", 0)


def test_10_4d_1_a_play_is_no_normal_summon(table: Table) -> None:
    table.main_phase(1)
    unit = table.cards("deck", 0)[-1]
    table.happen(lambda g: drive(g, 0, 1))
    with table.tracing() as trace:
        table.choose("summon", unit, "attack1")
    assert "15-17a" not in trace


def test_10_4d_1a_its_cost_has_to_be_paid() -> None:
    table = Table("paying", "paying")
    cheap, dear = table.unit("hand", 0, level=3), table.unit("hand", 0, level=4)
    on_top(table, 0, cheap, dear)
    table.main_phase(1)
    table.happen(lambda g: drive(g, 0, 2))
    table.choose("pick", dear)
    # Four energy can't be paid, so the card goes, and the other is all that is left.
    assert table.where(dear) == ("graveyard", 0)
    table.choose("summon", cheap, "attack1")
    assert all(table.rests(card) for card in table.cards("energy", 0))


@pytest.mark.rules("10-4d")
def test_10_4d_2_a_card_that_is_not_used_goes_and_the_process_goes_on(table: Table) -> None:
    table.main_phase(1)
    first, second = table.cards("deck", 0)[-1:-3:-1]
    table.happen(lambda g: drive(g, 0, 2))
    table.choose("pick", first)
    with table.tracing() as trace:
        table.choose("pass")
    assert table.where(first) == ("graveyard", 0)
    # It goes back to 10-4b at once, without a system process in between.
    assert trace[trace.index("10-4d-2"):][:3] == ["10-4d-2", "10-4d-2", "10-4b"]
    assert table.asks == (0, "10-4d-1")
    assert table.offered("summon") == [second]


def test_10_4b_the_process_is_resolved_again_for_the_other_cards(table: Table) -> None:
    table.main_phase(1)
    first, second = table.cards("deck", 0)[-1:-3:-1]
    table.happen(lambda g: drive(g, 0, 2))
    table.choose("pick", first)
    table.choose("summon", first, "attack1")
    table.resolve()
    assert table.where(first) == ("attack1", 0)
    assert table.offered("summon") == [second]


@pytest.mark.rules("15-19a")
def test_10_3a_driving_nothing_does_nothing(table: Table) -> None:
    table.main_phase(1)
    table.happen(lambda g: drive(g, 0, 0))
    assert table.gate == []
