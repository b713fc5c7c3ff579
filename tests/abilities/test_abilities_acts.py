"""What is done to cards."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import (
    DealDamage, Lasts, Recover, MoveTo, Rest, Show, Stand, TurnFace, TurnOver, CardProcedure,
)
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import OPPONENT, OWNER, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.selections import Top
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import FACE_DOWN, REST
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import (
    AWAKEN, BY_SKILL, LOOK, ZONE_BATTLE, ZONE_DECK, ZONE_DROP, ZONE_HAND,
)
from tefuda.rulebooks.dragonball.cards import POWER
from tests.abilities.abilities_help import MINE, MY_HAND, THEIRS, exactly, shown_to, use
from tests.dragonball.table import BACK_POWER, LEADER_POWER, Table


@pytest.mark.parametrize(("whose", "player"), [(OWNER, 1), (YOU, 0), (OPPONENT, 1)])
def test_move_to_is_into_the_zone_of_its_owner_or_of_a_player(table: Table, whose: int, player: int) -> None:
    card = table.put("battle", 0, owner=1)
    use(table, Do(MINE, MoveTo(ZONE_DROP, BY_SKILL, whose)))
    assert table.where(card) == ("drop", player)


def test_move_to_happens_for_its_reason(table: Table) -> None:
    table.put("battle", 0)
    use(table, Do(MINE, MoveTo(ZONE_DROP, BY_SKILL)))
    assert len(table.events("moved", "by_skill")) == 1


@pytest.mark.parametrize("bottom", [False, True])
def test_move_to_is_on_top_or_at_the_bottom(table: Table, bottom: bool) -> None:
    card = table.put("battle", 0)
    use(table, Do(MINE, MoveTo(ZONE_DECK, BY_SKILL, bottom=bottom)))
    assert table.cards("deck", 0).index(card) == (0 if bottom else 33)


@pytest.mark.parametrize("flags", [0, REST])
def test_move_to_is_upright_or_rested(table: Table, flags: int) -> None:
    card = table.put("hand", 0)
    use(table, Do(MY_HAND, MoveTo(ZONE_BATTLE, BY_SKILL, flags=flags)))
    assert (table.where(card), table.rested(card)) == (("battle", 0), bool(flags))


def test_rest_turns_sideways_and_stand_upright(table: Table) -> None:
    card, other = table.put("battle", 1), table.put("battle", 0, rested=True)
    use(table, Do(THEIRS, Rest(BY_SKILL)), Do(MINE, Stand(BY_SKILL)))
    assert (table.rested(card), table.rested(other)) == (True, False)


def test_turn_over_shows_the_other_face(table: Table) -> None:
    assert table.number(table.leader(0), "power") == LEADER_POWER
    use(table, Do(This(), TurnOver(AWAKEN)))
    assert table.number(table.leader(0), "power") == BACK_POWER
    assert table.number(table.leader(1), "power") == LEADER_POWER


def test_turn_over_does_nothing_to_a_card_with_one_face(table: Table) -> None:
    table.put("battle", 0)
    use(table, Do(MINE, TurnOver(AWAKEN)))
    assert table.events("turned") == []


@pytest.mark.parametrize("down", [True, False])
def test_turn_face_lays_a_card_face_down_or_face_up(table: Table, down: bool) -> None:
    cards = table.put_many(2, "battle", 0)
    table.state.flags[cards[0]] |= FACE_DOWN
    use(table, Do(MINE, TurnFace(down, BY_SKILL)))
    assert [bool(table.state.flags[card] & FACE_DOWN) for card in cards] == [down, down]
    assert len(table.events("turned")) == 1


def test_show_lets_everybody_see_the_cards(table: Table) -> None:
    card = table.put("hand", 0)
    use(table, Do(MY_HAND, Show(LOOK)))
    assert (shown_to(table, 1), table.where(card)) == (1, ("hand", 0))


def test_hurt_marks_damage_and_mend_takes_it_off(table: Table) -> None:
    card = table.put("battle", 0)
    use(table, Do(MINE, DealDamage(Fixed(5), BY_SKILL)), Do(MINE, Recover(Fixed(2), BY_SKILL)))
    assert table.state.damage[card] == 3
    use(table, Do(MINE, Recover(Fixed(9), BY_SKILL)))
    assert table.state.damage[card] == 0


def test_lasts_gives_a_quality_for_a_while(table: Table) -> None:
    card, other = table.put("battle", 0, power=3000), table.put("battle", 1, power=3000)
    use(table, Do(MINE, Lasts(Plus(POWER, Fixed(1000)), FOR_TURN)))
    assert (table.number(card, "power"), table.number(other, "power")) == (4000, 3000)
    table.end_phase(0)
    assert table.number(card, "power") == 3000


def test_undergo_lets_cards_go_through_a_procedure_of_the_rulebook(table: Table) -> None:
    card, other = table.put("battle", 1), table.put("battle", 1)
    use(table, Do(exactly(1, THEIRS), CardProcedure("break", Fixed(0))))
    table.choose("pick", card)
    assert (table.where(card), table.where(other)) == (("energy", 1), ("battle", 1))
    assert len(table.events("moved", "break")) == 1


def test_an_act_to_no_card_does_nothing(table: Table) -> None:
    use(table, Do(Top(ZONE_DECK, YOU, Fixed(0)), MoveTo(ZONE_HAND, BY_SKILL)), Do(THEIRS, CardProcedure("break", Fixed(0))))
    assert table.events("moved") == []
