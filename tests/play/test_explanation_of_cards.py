"""Why a card is what it is: what the rules add, rings, multiples, labels, abilities, prohibitions, unseen sources."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tefuda.kernel.abilities.ability_kinds import Allowing, Always
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.nodes import AT_LEAST, EITHER, YOU, Ability, Quality
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import (
    GainsLabel, Cannot, DownTo, Gains, LosesAbility, Multiplied, NeverBelow, Plus,
)
from tefuda.kernel.abilities.nodes import Selection, Static
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import BEING_CHOSEN
from tefuda.kernel.continuous.effect_sorts import ADD, GRANT_ABILITY, LOSE_ABILITY, PROHIBIT
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.play.explanation import Explanation
from tefuda.rulebooks.dragonball.areas import ZONE_BATTLE
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import Table
from tests.gundam.table import Table as GundamTable
from tests.laid_table import LaidTable
from tests.vanguard.vanguard_table import Table as VanguardTable
from tests.zx.zx_table import Table as ZxTable

FOREST = "trait:森"
MINE = Cards((ZONE_BATTLE,), YOU)


@pytest.fixture
def table() -> Iterator[Table]:
    it = Table()
    yield it
    it.close()


def handle(table: LaidTable, card: int) -> str:
    return f"#{table.state.obj[card]}"


def explain(table: LaidTable, card: int, about: str, player: int | None = None) -> Explanation:
    found = table.game.explain(handle(table, card), about, player)
    for lang in ("en", "ja"):
        assert "{" not in found.text(lang)
    return found


def always(which: Selection, quality: Quality) -> tuple[Ability, ...]:
    return (Always(statics=(Static(which, quality),)),)


# What the rules add


def test_what_a_pilot_adds_stands_behind_what_is_printed_with_its_rule() -> None:
    table = GundamTable()
    unit = table.unit(0, ap=3, hp=4)
    pilot = table.pilot(unit, ap=2, hp=1)
    found = explain(table, unit, "ap")
    assert (found.printed, found.added, found.total) == (3, 0, 5)
    assert found.steps[0].text("en") == f"+2 -> 5: {name(table, pilot)} [2-3-4-4] (by the rules)"
    assert [step.after for step in explain(table, unit, "hp").steps] == [5]
    table.close()


def name(table: LaidTable, card: int) -> str:
    match = table.game.match
    return f"{match.printed(table.state.prints[card]).face.name.pick('en')} {handle(table, card)}"


def test_a_boost_and_a_guardian_are_told_with_their_cards() -> None:
    table = VanguardTable()
    attacker = table.put("rear1", 0, power=7000)
    booster = table.put("rear3", 0, power=5000, skill="boost")
    table.put("hand", 1, grade=0, shield=5000)
    table.battle_phase()
    table.attack(attacker, table.vanguard(1), booster)
    found = explain(table, attacker, "power")
    assert found.total == 12000
    assert [(step.origin.handle, step.origin.rule, step.after) for step in found.steps] == [
        (handle(table, booster), "7.4.1.11", 12000)]
    table.close()


# Numbers


def test_bounds_stand_behind_what_they_bound(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    table.put("battle", 0, text=always(MINE, DownTo(POWER, Fixed(-5000), 1000)))
    table.put("battle", 0, text=always(MINE, NeverBelow(POWER, Fixed(2000))))
    found = explain(table, card, "power")
    assert [(step.before, step.after) for step in found.steps] == [(3000, 1000), (1000, 2000)]
    assert [step.text("en").partition(" -> ")[0] for step in found.steps] == ["-5000, not below 1000", "at least 2000"]


def test_multiples_stand_where_they_apply(table: Table) -> None:
    card = table.put("battle", 0, power=3000, text=always(This(), Multiplied(POWER, Fixed(2))))
    add_effect(table.state, ADD, POWER, card=card, value=500, duration=FOR_TURN)
    found = explain(table, card, "power")
    assert [(step.before, step.after) for step in found.steps] == [(3000, 6000), (6000, 6500)]
    assert found.steps[0].origin.handle == handle(table, card)


def test_numbers_in_a_ring_are_told_in_the_order_that_was_settled(table: Table) -> None:
    strong = Cards((ZONE_BATTLE,), YOU, (Has(POWER, AT_LEAST, Fixed(4000)),))
    one = table.put("battle", 0, power=3000)
    table.put("battle", 0, power=1000, text=always(strong, Plus(POWER, Fixed(1000))))
    raiser = table.put("battle", 0, power=1000, text=always(MINE, Plus(POWER, Fixed(1000))))
    found = explain(table, one, "power")
    assert found.total == value(table.state, one, POWER) == 5000
    assert found.steps[0].origin.handle == handle(table, raiser)


# Labels


def test_a_trait_that_a_card_was_given_is_told_with_what_gives_it(table: Table) -> None:
    card = table.put("battle", 0)
    giver = table.put("battle", 0, text=always(MINE, GainsLabel(FOREST)))
    found = explain(table, card, FOREST)
    assert (bool(found.printed), bool(found.total)) == (False, True)
    assert found.steps[0].origin.handle == handle(table, giver)
    assert found.lines("en")[0] == "not of its own: 森" and found.lines("en")[-1] == f"{handle(table, card)} counts as 森"
    assert found.lines("ja")[-1] == f"{handle(table, card)}は「森」を持つ"


def test_a_trait_that_a_card_lost_is_told_with_what_took_it(table: Table) -> None:
    card = table.put("battle", 0, labels=FOREST)
    table.put("battle", 0, text=always(MINE, GainsLabel("trait:", only=True)))
    found = explain(table, card, FOREST)
    assert (bool(found.printed), bool(found.total)) == (True, has_label(table.state, card, FOREST)) == (True, False)
    assert found.lines("en")[-1] == f"{handle(table, card)} does not count as 森"


def test_a_label_that_nobody_changes_is_of_the_card_itself(table: Table) -> None:
    card = table.put("battle", 0, labels=FOREST)
    assert explain(table, card, "森").lines("en") == ["of its own: 森", f"{handle(table, card)} counts as 森"]


# Abilities


def test_abilities_that_are_given_and_lost_are_told_in_order(table: Table) -> None:
    gift = Always(statics=(Static(This(), Plus(POWER, Fixed(100))),))
    card = table.put("battle", 0, text=always(This(), Plus(POWER, Fixed(500))))
    giver = table.put("battle", 0, text=always(MINE, Gains(gift)))
    add_effect(table.state, LOSE_ABILITY, 0, card=card, duration=FOR_TURN)
    found = explain(table, card, "abilities")
    assert (found.printed, found.total) == (1, len(abilities_of(table.state, card)))
    assert [step.origin.handle for step in found.steps] == [handle(table, giver), ""]
    assert "loses all abilities" in found.steps[1].text("en") and "until the end of the turn" in found.text("en")


def test_abilities_of_a_card_to_which_nothing_was_done_are_its_own(table: Table) -> None:
    card = table.put("battle", 0, text=always(This(), Plus(POWER, Fixed(500))))
    found = explain(table, card, "能力")
    assert found.steps == [] and found.lines("ja")[-1] == f"{handle(table, card)}の能力は1つ"


def test_an_ability_given_for_a_while_is_told_also_where_no_card_says_anything_always(table: Table) -> None:
    gift = Allowing(deed=BEING_CHOSEN)
    table.put("drop", 0, text=(gift,))
    card = table.put("battle", 0)
    add_effect(table.state, GRANT_ABILITY, len(table.state.table.abilities) - 1, card=card)
    assert [step.origin.until for step in explain(table, card, "abilities").steps] == ["game"]
    assert explain(table, card, "abilities").total == 1


# Prohibitions


def test_why_something_cannot_be_done_to_a_card(table: Table) -> None:
    card = table.put("battle", 1)
    guard = table.put("battle", 1, text=always(Cards((ZONE_BATTLE,), EITHER), Cannot(BEING_CHOSEN)))
    found = explain(table, card, "prohibitions")
    assert [step.origin.handle for step in found.steps] == [handle(table, guard)]
    assert explain(table, table.put("drop", 0), "禁止").lines("ja")[0].endswith("禁止されていることはない")


def test_why_a_zx_cannot_be_destroyed_and_until_when() -> None:
    table = ZxTable()
    card = table.put("square5", 0)
    add_effect(table.state, PROHIBIT, BEING_CHOSEN, card=card, duration=FOR_TURN)
    assert "until the end of the turn" in explain(table, card, "prohibitions").text("en")
    table.close()


# Who may know


def test_a_source_that_a_player_cannot_see_is_not_named(table: Table) -> None:
    card = table.put("battle", 0, power=1000)
    hidden = table.put("hand", 1)
    add_effect(table.state, ADD, POWER, card=card, value=1000, duration=FOR_TURN)
    effect = table.state.effects[-1]
    effect.ability, effect.source = 0, table.state.obj[hidden]
    assert "a card that you can't see" in explain(table, card, "power", 0).text("en")
    assert "見えないカード" in explain(table, card, "power", 0).text("ja")


def test_losing_one_ability_leaves_the_others(table: Table) -> None:
    lost = Always(statics=(Static(This(), Plus(POWER, Fixed(500))),))
    kept = Always(statics=(Static(This(), Plus(POWER, Fixed(300))),))
    card = table.put("battle", 0, text=(lost, kept))
    table.put("battle", 0, text=always(MINE, LosesAbility(lost)))
    assert (explain(table, card, "abilities").printed, explain(table, card, "abilities").total) == (2, 1)
