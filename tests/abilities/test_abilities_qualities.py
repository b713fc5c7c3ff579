"""What can be so of a card for a while."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.labels import Labelled, labels_now
from tefuda.kernel.abilities.nodes import Quality, Static
from tefuda.kernel.abilities.numbers import Counted, Fixed
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, Cannot, Gains, Plus, LosesAbility
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import MOVED, RESTED
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import BREAK, BY_SKILL, ZONE_BATTLE, ZONE_DROP, ZONE_HAND
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MINE, THEIRS, fitting, use, when
from tests.dragonball.table import Table


@pytest.fixture(params=["lasting", "standing"])
def way(request: pytest.FixtureRequest) -> str:
    """A quality that an effect gave, and one that an ability in play gives."""
    return str(request.param)


def give(table: Table, way: str, quality: Quality) -> int:
    """Let player 0's battle cards have a quality; gives the card that says so, if one does."""
    if way == "standing":
        return table.put("leader", 0, text=(Always(statics=(Static(MINE, quality),)),))
    return use(table, Do(MINE, Lasts(quality, FOR_TURN)))


@pytest.mark.parametrize(("amount", "power"), [(2000, 5000), (-1000, 2000), (-9000, 0)])
def test_plus_adds_to_a_number_which_never_counts_below_0(table: Table, way: str, amount: int, power: int) -> None:
    card, other = table.put("battle", 0, power=3000), table.put("battle", 1, power=3000)
    give(table, way, Plus(POWER, Fixed(amount)))
    assert (table.number(card, "power"), table.number(other, "power")) == (power, 3000)


def test_plus_by_an_effect_is_computed_once_and_by_an_ability_anew(table: Table, way: str) -> None:
    card = table.put("battle", 0, power=3000)
    table.put("battle", 1)
    give(table, way, Plus(POWER, Counted(THEIRS)))
    assert table.number(card, "power") == 3001
    table.put("battle", 1)
    table.main_phase(0)
    assert table.number(card, "power") == (3001 if way == "lasting" else 3002)


def test_becomes_sets_a_number(table: Table, way: str) -> None:
    card = table.put("battle", 0, power=3000)
    give(table, way, Becomes(POWER, Fixed(7000)))
    assert table.number(card, "power") == 7000


def test_gains_gives_a_further_ability(table: Table, way: str) -> None:
    card = table.put("battle", 0)
    give(table, way, Gains(Activated(timings=(MAIN,), effects=(DRAW_ONE,))))
    table.state.seen = ()
    table.main_phase(0)
    table.choose("use", card)
    assert table.count("hand", 0) == 1


def test_gains_can_give_an_ability_that_hears(table: Table, way: str) -> None:
    table.put("battle", 0)
    give(table, way, Gains(when(Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_DROP,)))[0]))
    card = table.cards("battle", 0)[0]
    table.happen(lambda: table.move(card, "drop", 0))
    assert table.count("hand", 0) == 1


def test_gains_can_give_an_ability_that_says_something_always(table: Table, way: str) -> None:
    card, enemy = table.put("battle", 0, power=3000), table.put("battle", 1, power=3000)
    give(table, way, Gains(Always(statics=(Static(THEIRS, Plus(POWER, Fixed(-1000))),))))
    assert (table.number(card, "power"), table.number(enemy, "power")) == (3000, 2000)


def test_silenced_takes_what_the_card_has_but_not_what_it_gains_later(table: Table, way: str) -> None:
    printed = Always(statics=(Static(This(), Plus(POWER, Fixed(1000))),))
    hearing = when(Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_DROP,)))
    card = table.put("battle", 0, power=3000, text=(printed, *hearing))
    assert table.number(card, "power") == 4000
    gains = Do(MINE, Lasts(Gains(Always(statics=(Static(This(), Plus(POWER, Fixed(500))),))), FOR_TURN))
    use(table, gains)
    assert table.number(card, "power") == 4500
    give(table, way, LosesAbility())
    assert table.number(card, "power") == 3000
    use(table, gains)
    assert table.number(card, "power") == 3500
    table.happen(lambda: table.move(card, "drop", 0))
    assert table.count("hand", 0) == 0


def test_cannot_keeps_a_card_from_being_rested(table: Table, way: str) -> None:
    card = table.put("battle", 0)
    give(table, way, Cannot(RESTED))
    use(table, Do(MINE, Rest(BY_SKILL)))
    assert not table.rested(card)


def test_cannot_can_be_for_one_reason_only(table: Table, way: str) -> None:
    card = table.put("battle", 0)
    give(table, way, Cannot(MOVED, BREAK))
    use(table, Do(MINE, MoveTo(ZONE_DROP, BREAK)))
    assert table.where(card) == ("battle", 0)
    use(table, Do(MINE, MoveTo(ZONE_HAND, BY_SKILL)))
    assert table.where(card) == ("hand", 0)


def test_called_gives_a_label(table: Table, way: str) -> None:
    card = table.put("battle", 0)
    table.put("battle", 1)
    give(table, way, GainsLabel("trait:森"))
    assert fitting(table, Labelled("trait:森")) == {card}


@pytest.mark.parametrize(("label", "left"), [("trait:", set()), ("trait:森", {"trait:森"}), ("trait:海", {"trait:海"})])
def test_called_only_takes_all_labels_of_a_sort_apart_from_one(
    table: Table, way: str, label: str, left: set[str],
) -> None:
    card = table.put("battle", 0, labels="trait:森 trait:山 color:blue")
    other = table.put("battle", 1, labels="trait:森 color:blue")
    give(table, way, GainsLabel(label, True))
    assert labels_now(table.state, card, "trait") == left
    assert labels_now(table.state, other, "trait") == {"trait:森"}
    assert fitting(table, Labelled("color:blue")) == {card, other}


@pytest.mark.parametrize("older", [GainsLabel("trait:森"), GainsLabel("trait:山", True)])
def test_of_what_gives_labels_and_takes_them_the_younger_counts(table: Table, way: str, older: Quality) -> None:
    card = table.put("battle", 0, labels="trait:山")
    give(table, way, older)
    give(table, way, GainsLabel("trait:", True))
    assert labels_now(table.state, card, "trait") == set()
    give(table, way, GainsLabel("trait:海"))
    assert labels_now(table.state, card, "trait") == {"trait:海"}
