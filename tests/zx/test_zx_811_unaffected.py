"""811.7 and 1013: a card that is not affected by effects is not affected by lasting ones either."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import AT_LEAST, EITHER, Quality, Static, Selection
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import GainsLabel, Cannot, Gains, LosesAbility
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL, BEING_LESSENED, DECLARED
from tefuda.kernel.continuous.prohibitions import forbidden
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.zx.areas import ATTACK, ZONE_SQUARE
from tefuda.rulebooks.zx.cards import POWER
from tests.zx.zx_table import Table
from tests.zx.zx_texts import DRAW, IS_ZX, act, power, until_end

ALL = Cards((ZONE_SQUARE,), EITHER, (IS_ZX,))
FIRE = "tribe:炎"


def always(which: Selection, quality: Quality) -> Always:
    return Always(statics=(Static(which, quality),))


def protected(deed: int = BEING_AFFECTED) -> Always:
    return always(This(), Cannot(deed))


@pytest.mark.parametrize(("deed", "mine", "theirs"), [(BEING_AFFECTED, 3500, 3000), (BEING_AFFECTED_AT_ALL, 3000, 3000)])
def test_811_7_what_others_always_say_does_not_apply(table: Table, deed: int, mine: int, theirs: int) -> None:
    for player, seen in ((0, mine), (1, theirs)):
        lord = table.put("square9", player, power=9000, abilities=(always(ALL, power(500)),))
        card = table.put("square7", 0, power=3000, abilities=(protected(deed),))
        assert value(table.state, card, POWER) == seen
        table.happen(lambda it=lord: table.move(it, "trash"))  # type: ignore[misc]
        table.happen(lambda it=card: table.move(it, "trash"))  # type: ignore[misc]


def test_811_7_what_it_says_of_itself_applies(table: Table) -> None:
    card = table.put("square7", 0, power=3000, abilities=(protected(BEING_AFFECTED_AT_ALL), always(This(), power(500))))
    assert value(table.state, card, POWER) == 3500


def test_811_7_what_began_before_it_was_protected_does_not_apply_meanwhile(table: Table) -> None:
    weak = table.put("square7", 1, power=9000, abilities=(act(Do(ALL, until_end(power(-500)))),))
    card = table.put("square5", 0, power=3000)
    table.main_phase(1)
    table.choose("use", weak)
    assert value(table.state, card, POWER) == 2500
    table.put("square9", 0, abilities=(always(ALL, Cannot(BEING_AFFECTED)),))
    assert value(table.state, card, POWER) == 3000


def test_811_7_labels_and_prohibitions_of_the_opponent_do_not_apply(table: Table) -> None:
    table.put("square1", 1, abilities=(always(ALL, GainsLabel(FIRE)),))
    table.put("square3", 1, abilities=(always(ALL, Cannot(DECLARED, ATTACK)),))
    safe, other = table.put("square7", 0, abilities=(protected(),)), table.put("square9", 0)
    assert [has_label(table.state, it, FIRE) for it in (safe, other)] == [False, True]
    assert [forbidden(table.state, DECLARED, ATTACK, it) for it in (safe, other)] == [False, True]


def test_811_7_a_protected_card_is_not_silenced(table: Table) -> None:
    table.put("square2", 1, abilities=(always(ALL, LosesAbility()), always(ALL, Gains(act(DRAW, DRAW)))))
    safe = table.put("square7", 0, abilities=(protected(), act(DRAW)))
    table.main_phase(0)
    assert [offer[1:] for offer in table.offers if offer[0] == "use"] == [(safe, 1)]


@pytest.mark.parametrize(("deed", "reason"), [(BEING_AFFECTED, -1), (BEING_LESSENED, POWER)])
def test_811_7_whether_a_card_is_strong_enough_to_be_protected_is_looked_at_without_what_it_is_protected_from(
    table: Table, deed: int, reason: int,
) -> None:
    table.put("square2", 1, power=9000, abilities=(always(ALL, power(-1000)),))
    strong = Cards((ZONE_SQUARE,), EITHER, (IS_ZX, Has(POWER, AT_LEAST, Fixed(4000))))
    table.put("square8", 0, power=1000, abilities=(always(strong, Cannot(deed, reason)),))
    card, weak = table.put("square7", 0, power=4500), table.put("square9", 0, power=3500)
    assert (value(table.state, card, POWER), value(table.state, weak, POWER)) == (4500, 2500)
