"""3-8-2 with 9-1-9: who may replace a hidden move of a hidden card is asked whichever card it is.

No text of this game speaks of such a move, so the effects are laid out by hand.
"""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Replacing
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves, WithCondition
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.nodes import AT_LEAST, YOU, EventPattern
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import EventCard, This
from tefuda.rulebooks.gundam.areas import DISCARD, ZONE_BATTLE, ZONE_DECK, ZONE_HAND, ZONE_SHIELDS, ZONE_TRASH
from tests.gundam.table import Table

INTO_HIDING = Moves(This(), (ZONE_HAND,), (ZONE_DECK, ZONE_SHIELDS))
WITH_A_UNIT = WithCondition(INTO_HIDING, There(Cards((ZONE_BATTLE,), YOU), AT_LEAST, Fixed(1)))


def may_be_trashed(when: EventPattern) -> Replacing:
    return Replacing(when=when, optional=True, effects=(Do(EventCard(), MoveTo(ZONE_TRASH, DISCARD)),))


@pytest.mark.rules("3-8-2", "3-8-3", "3-2-2", "3-6-4-1")
@pytest.mark.parametrize("to", ["deck", "shields"])
@pytest.mark.parametrize(("own", "words"), [(INTO_HIDING, ["yes", "no"]), (WITH_A_UNIT, ["no"]), (None, ["no"])])
def test_9_1_9_1_who_may_replace_a_hidden_move_is_asked_whichever_card_it_is(
    table: Table, to: str, own: EventPattern | None, words: list[str],
) -> None:
    """The opponent sees the same either way, so a no tells nothing."""
    table.text(may_be_trashed(INTO_HIDING)).put("deck", 1, "unit", ap=1, hp=1)
    it = table.text(*([may_be_trashed(own)] if own else [])).hand(0)
    table.main_phase(0)
    table.happen(lambda: table.move(it, to))
    assert (table.asks, table.words) == ((0, "9-1-9-1"), words)
    table.choose("no")
    assert (table.where(it)[0], table.asks[1] == "9-1-9-1") == (to, False)


@pytest.mark.rules("3-8-2")
def test_9_1_9_1_who_says_yes_does_it_instead(table: Table) -> None:
    it = table.text(may_be_trashed(INTO_HIDING)).hand(0)
    table.main_phase(0)
    table.happen(lambda: table.move(it, "deck"))
    table.choose("yes")
    assert table.where(it)[0] == "trash"
