"""Chapters 10 to 12 as texts use them: specific actions, keywords, prohibitions, and how effects last (8.2, 8.7)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Forbidding, Replacing
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Stand, CardProcedure
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Forbid, LoseGame
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Moves
from tefuda.kernel.abilities.nodes import EQUAL, OPPONENT, YOU, Effect
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes, Cannot, Gains, Plus, LosesAbility
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import EventCard, OtherCard, This
from tefuda.kernel.state.codec import decode, encode
from tefuda.kernel.codes import BEING_AFFECTED, DECLARED, FACE_DOWN, MOVED, STOOD
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_NEXT_TURN, FOR_TURN
from tefuda.rulebooks.vanguard.areas import (
    ATTACK, BOOSTED, BOUND, CALLING, CALLING_GUARDIANS, DECIDED, DELETED, DRIVE_CHECK, HIT, INTERCEPTING, LOCKED, MATE,
    REAR_ZONES, RETIRE, RIDING, STAND, STRIDING, TRIGGERING, ZONE_BIND, ZONE_DROP, ZONE_G, ZONE_HAND,
    ZONE_SOUL, ZONE_TRIGGER, ZONE_VANGUARD,
)
from tefuda.rulebooks.vanguard.c10_by_effect import BACK_CIRCLES, EMPTY_CIRCLES, FRONT_CIRCLES, RESTING, SAME_COLUMN
from tefuda.rulebooks.vanguard.c11_keywords import FORERUNNER, LORD
from tefuda.rulebooks.vanguard.c11_skills import G_GUARDIAN_SKILL, STRIDE_SKILL
from tefuda.rulebooks.vanguard.cards import GRADE, POWER
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tefuda.rulebooks.vanguard.nodes import SeekMate
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table
from tests.vanguard.vanguard_texts import (
    DRAW, MY_HAND, ONE, REAR_GUARDS, RETIRE_ONE, THEIR_REAR_GUARDS, THEIR_VANGUARD, UNITS, act, always, auto, call_to,
    counter_blast, counter_charge, exactly, power, soul_charge, up_to,
)

V = (ZONE_VANGUARD,)
NONE = Fixed(0)


def use(table: Table, *effects: Effect, power: int = 8000) -> int:
    """The vanguard of player 0 does this in the main phase."""
    it = table.new_vanguard(0, abilities=(act(*effects),), grade=3, power=power)
    table.main_phase()
    table.choose("use", it)
    return it


# Calling and riding


@pytest.mark.rules("10.7.1", "10.7.1.3")
def test_10_7_1_1_1_a_superior_call_lets_its_master_choose_a_circle(table: Table) -> None:
    it = table.put("drop", 0, grade=3)
    use(table, Do(exactly(1, Cards((ZONE_DROP,), YOU)), call_to()))
    assert table.words == ["place"] * 5
    table.choose("place", table.place("rear3", 0))
    assert table.where(it) == ("rear3", 0)
    assert table.events("moved", "call")[0].rule == "10.7.1.1.1"


@pytest.mark.rules("10.7.1.1.2")
def test_10_7_1_1_1_1_1_units_called_together_get_different_circles(table: Table) -> None:
    first, second = table.put("drop", 0), table.put("drop", 0)
    use(table, Do(Cards((ZONE_DROP,), YOU), call_to(BACK_CIRCLES)))
    table.choose("place", table.place("rear3", 0))
    assert table.place("rear3", 0) not in table.offered("place")
    table.choose("place", table.place("rear5", 0))
    assert (table.where(first), table.where(second)) == (("rear3", 0), ("rear5", 0))


@pytest.mark.parametrize(("where", "circles"), [
    (FRONT_CIRCLES, ["rear1", "rear2"]), (BACK_CIRCLES, ["rear3", "rear4", "rear5"]),
    (EMPTY_CIRCLES, ["rear1", "rear2", "rear5"]), (SAME_COLUMN, ["rear4"]),
])
def test_10_7_1_1_1_a_text_may_name_the_circles(table: Table, where: int, circles: list[str]) -> None:
    it = table.put("drop", 0)
    table.put("rear3", 0)
    table.put("rear4", 0)
    use(table, Do(Cards((ZONE_DROP,), YOU), call_to(where | RESTING)))
    if len(circles) > 1:
        assert table.offered("place") == [table.place(name, 0) for name in circles]
        table.choose("place")
    assert table.where(it) == (circles[0], 0)
    assert table.rested(it)


def test_4_6_7_nothing_is_called_to_a_locked_circle(table: Table) -> None:
    table.put("drop", 0)
    table.lock(table.put("rear1", 0))
    use(table, Do(Cards((ZONE_DROP,), YOU), call_to()))
    assert table.place("rear1", 0) not in table.offered("place")


@pytest.mark.rules("10.6.1.1")
def test_10_6_2_a_superior_ride_puts_the_old_vanguard_into_the_soul(table: Table) -> None:
    it = table.put("drop", 0, grade=1)
    old = use(table, Do(Cards((ZONE_DROP,), YOU), CardProcedure("ride", NONE)))
    assert table.vanguard(0) == it
    assert table.where(old) == ("soul", 0)


def test_10_7_1_3_1_a_guardian_called_by_an_effect_rests_and_guards(table: Table) -> None:
    target = table.new_vanguard(1, abilities=(
        auto(Declares(ATTACK, Cards(V, OPPONENT)), Do(exactly(1, MY_HAND), CardProcedure("call guardians", NONE)), where=V),
    ), grade=3, power=10000)
    it = table.put("hand", 1, shield=5000)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), target)
    table.choose("pick", it)
    assert table.where(it) == ("guardian", 1)
    assert table.rested(it)
    assert table.number(target, "power") == 15000


# Other specific actions


def test_10_30_1_counter_charge_turns_damage_up(table: Table) -> None:
    it = table.put("damage", 0, face_down=True)
    use(table, counter_charge(1))
    assert not table.state.flags[it] & FACE_DOWN


def test_10_16_1_only_face_up_damage_pays_a_counter_blast(table: Table) -> None:
    table.put("damage", 0, face_down=True)
    it = table.new_vanguard(0, abilities=(act(DRAW, costs=(counter_blast(1),)),), grade=3)
    table.main_phase()
    assert table.why_not("use", it) == "8.5.2.3"


@pytest.mark.rules("3.12.5", "10.17.1")
def test_10_18_1_soul_charge_puts_cards_off_the_deck_into_the_soul(table: Table) -> None:
    top = table.top("deck", 0)
    use(table, soul_charge(2))
    assert table.cards("soul", 0)[0] == top
    assert [event.rule for event in table.events("moved", "soul_charge")] == ["3.12.5", "3.12.5"]


def test_10_19_1_binding_puts_a_card_into_the_bind_zone_of_its_owner(table: Table) -> None:
    it = table.put("rear1", 1)
    use(table, Do(exactly(1, THEIR_REAR_GUARDS), MoveTo(ZONE_BIND, BOUND)))
    assert table.where(it) == ("bind", 1)


@pytest.mark.rules("10.22.1", "10.22.3", "4.6.7")
def test_10_22_2_a_locked_card_lies_face_down_and_is_another_card(table: Table) -> None:
    it = table.put("rear1", 1, rested=True)
    before = table.state.obj[it]
    use(table, Do(exactly(1, THEIR_REAR_GUARDS), CardProcedure("lock", NONE)))
    assert table.state.flags[it] == LOCKED | FACE_DOWN
    assert table.state.obj[it] != before


def test_10_22_8_a_g_unit_that_is_locked_goes_to_the_g_zone(table: Table) -> None:
    it = table.put("rear1", 1, "g-unit", grade=4)
    use(table, Do(exactly(1, THEIR_REAR_GUARDS), CardProcedure("lock", NONE)))
    assert table.where(it) == ("gzone", 1)
    assert not table.state.flags[it] & FACE_DOWN


@pytest.mark.rules("10.24.2", "10.24.3")
def test_10_24_1_unlocking_turns_a_card_up(table: Table) -> None:
    it = table.put("rear1", 0)
    table.lock(it)
    use(table, Do(Cards(REAR_ZONES, YOU), CardProcedure("unlock", NONE)))
    assert table.state.flags[it] == 0


@pytest.mark.rules("10.26.3", "10.26.1")
def test_10_26_2_a_deleted_unit_loses_its_power_and_stays_the_same_unit(table: Table) -> None:
    it = table.vanguard(1)
    before = table.state.obj[it]
    use(table, Do(THEIR_VANGUARD, CardProcedure("delete", NONE)))
    assert table.number(it, "power") == 0
    assert table.state.flags[it] & DELETED
    assert table.state.obj[it] == before


@pytest.mark.rules("10.25.2")
def test_10_25_1_legion_ties_a_card_to_the_vanguard(table: Table) -> None:
    mate = table.put("drop", 0, grade=2)
    wanted = Has(GRADE, EQUAL, Fixed(2))
    joining = act(Do(up_to(1, Cards((ZONE_DROP,), YOU, (wanted,))), CardProcedure("legion", NONE)))
    it = table.new_vanguard(0, abilities=(joining, SeekMate(mates=(wanted,))), grade=3)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", mate)
    assert table.where(mate) == ("vanguard", 0)
    assert table.state.flags[mate] & MATE
    assert (table.vanguard(0), table.state.host[mate]) == (it, it)


@pytest.mark.rules("10.39.1")
def test_10_39_1_1_a_gauge_is_tied_to_the_unit_that_placed_it(table: Table) -> None:
    it = table.put("drop", 0)
    boss = use(table, Do(Cards((ZONE_DROP,), YOU), CardProcedure("gauge", NONE)))
    assert table.where(it) == ("gauge", 0)
    assert table.state.host[it] == boss


@pytest.mark.rules("10.25.10")
def test_10_12_1_what_is_in_legion_stands_together(table: Table) -> None:
    boss = table.new_vanguard(0, abilities=(act(Do(This(), CardProcedure("stand", Fixed(STAND)))),), grade=3)
    mate = table.put_mate(0)
    table.state.flags[boss] |= 1
    table.state.flags[mate] |= 1
    table.main_phase()
    table.choose("use", boss)
    assert not table.rested(boss)
    assert not table.rested(mate)


def test_10_20_1_battling_makes_another_unit_the_attacked_one(table: Table) -> None:
    """A rear-guard of the opponent draws the attack on itself."""
    decoy = table.put("rear1", 1, power=20000, abilities=(
        auto(Declares(ATTACK, Cards(V, OPPONENT)), Do(This(), CardProcedure("battle", NONE)), where=REAR_ZONES),))
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.where(decoy) == ("rear1", 1)
    assert table.count("damage", 1) == 0


@pytest.mark.rules("12.5.1")
def test_12_5_2_the_additional_turn_gained_last_comes_first(table: Table) -> None:
    use(table, PlayerProcedure("extra turn", OPPONENT, NONE), PlayerProcedure("extra turn", YOU, NONE))
    turns: list[int] = []
    for _ in range(3):
        table.end_phase(table.state.turn_player)
        turns.append(table.state.turn_player)
    assert turns == [0, 1, 0]


@pytest.mark.rules("12.5.1")
def test_12_5_2_any_number_of_additional_turns_is_saved_and_loaded(table: Table) -> None:
    """Sixty turns in a row: two of the opponent, then one of the fighter, and so on, from the last to the first."""
    for player in (0, 1):
        table.put_many(40, "deck", player)
    gained = (PlayerProcedure("extra turn", YOU, NONE), *[PlayerProcedure("extra turn", OPPONENT, NONE)] * 2)
    use(table, *gained * 20)
    state = table.state
    saved = encode(state)
    assert encode(decode(state.book, state.table, saved)) == saved
    turns: list[int] = []
    for _ in range(61):
        table.end_phase(state.turn_player)
        turns.append(state.turn_player)
    assert turns == [1, 1, 0] * 20 + [1]
    assert len(state.registers) == len(state.book.registers)


@pytest.mark.rules("3.12.4", "3.12.4.3")
@pytest.mark.parametrize(("answers", "drawn"), [(["no"], 0), (["yes", "no"], 1), (["yes", "yes"], 2)])
def test_3_12_4_1_drawing_up_to_a_number_may_end_before_each_card(table: Table, answers: list[str], drawn: int) -> None:
    use(table, PlayerProcedure("draw up to", YOU, Fixed(2)))
    for answer in answers:
        table.choose(answer)
    assert table.count("hand", 0) == drawn
    assert table.asks == (0, "6.6.1.2")


def test_1_2_5_an_effect_that_makes_a_fighter_lose_ends_the_game_at_once(table: Table) -> None:
    use(table, LoseGame(OPPONENT, DECIDED), DRAW)
    assert table.game.over
    assert table.game.winner == 0


def test_12_12_1_an_effect_may_be_kept_from_a_card(table: Table) -> None:
    it = table.put("rear1", 1, abilities=(always(This(), Cannot(BEING_AFFECTED), where=REAR_ZONES),))
    use(table, Do(THEIR_REAR_GUARDS, MoveTo(ZONE_DROP, RETIRE)))
    assert table.where(it) == ("rear1", 1)


# 11.11, 11.14: what playing a G unit costs


@pytest.mark.rules("11.14.1", "7.5.1.2.3")
def test_11_14_2_the_cost_of_a_g_guardian_is_paid_or_the_call_is_undone(table: Table) -> None:
    wanted = Cards((ZONE_HAND,), YOU, (Has(GRADE, EQUAL, Fixed(0)),))
    skill = Activated(G_GUARDIAN_SKILL, (ZONE_G,), costs=(Do(exactly(1, wanted), MoveTo(ZONE_DROP, RETIRE)),))
    it = table.put("gzone", 1, "g-unit", grade=4, g_guardian=True, face_down=True, shield=15000, abilities=(skill,))
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    assert table.why_not("g-guard", it) == "8.5.2.3"
    price = table.put("hand", 1, grade=0)
    table.battle_phase()
    table.state.flags[table.vanguard(0)] = 0
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    table.choose("g-guard", it)
    twin = table.game.clone()
    twin.choose(1)
    assert twin.state.zone_of[it] == table.place("gzone", 1)
    assert twin.state.flags[it] & FACE_DOWN
    table.choose("pick", price)
    assert table.where(price) == ("drop", 1)
    assert table.where(it) == ("guardian", 1)


def test_11_11_3_a_stride_skill_may_name_its_own_cost(table: Table) -> None:
    skill = Activated(STRIDE_SKILL, (ZONE_G,), costs=(counter_blast(1),))
    it = table.put("gzone", 0, "g-unit", grade=4, stride=True, face_down=True, abilities=(skill,))
    table.put("hand", 0, grade=1)
    table.stride_step()
    assert table.why_not("stride", it) == "8.5.2.4"
    paid = table.put("damage", 0)
    table.stride_step()
    table.choose("stride", it)
    assert table.vanguard(0) == it
    assert table.state.flags[paid] & FACE_DOWN
    assert table.count("hand", 0) == 1


# 11.7, 11.8


@pytest.mark.parametrize(("clan", "asked"), [(CLAN, True), (OTHER_CLAN, False)])
def test_11_7_1_a_forerunner_ridden_by_its_clan_may_be_called(table: Table, clan: str, asked: bool) -> None:
    it = table.new_vanguard(0, abilities=(FORERUNNER,), grade=3)
    table.ride(clan=(clan,))
    assert (table.words == ["yes", "no"]) == asked
    if asked:
        table.choose("yes")
        table.choose("place", table.place("rear4", 0))
        assert table.where(it) == ("rear4", 0)
    else:
        assert table.where(it) == ("soul", 0)


def test_11_8_1_a_lord_does_not_attack_beside_another_clan(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(LORD,), grade=3)
    table.put("rear3", 0)
    table.battle_phase()
    assert table.asks == (0, "7.3.1.2")
    table.put("rear4", 0, clan=(OTHER_CLAN,))
    table.put("rear1", 0)
    table.put("rear2", 0)
    table.battle_phase()
    table.choose("attack")
    assert table.why_not("attack-with", it) == "1.3.3"


@pytest.mark.rules("4.6.2.1")
def test_4_6_2_a_text_asks_for_the_units_of_its_column(table: Table) -> None:
    text = "【起】【(R)】：相手のこのユニットと同じ縦列のリアガードすべてを退却させる。"
    it = table.put("rear1", 0, abilities=LANGUAGE.read(text))
    near, far = table.put("rear2", 1), table.put("rear1", 1)
    table.main_phase()
    table.choose("use", it)
    assert (table.where(near), table.where(far)) == (("drop", 1), ("rear1", 1))


@pytest.mark.rules("3.8.1", "10.22.3")
def test_2_2_3_units_named_by_their_clan_alone_are_not_locked_cards(table: Table) -> None:
    text = LANGUAGE.read(f"【起】【(V)】：相手の《{OTHER_CLAN}》すべてを退却させる。")
    it = table.new_vanguard(0, abilities=text, grade=3)
    unit = table.put("rear1", 1, clan=(OTHER_CLAN,))
    locked = table.put("rear2", 1, clan=(OTHER_CLAN,))
    table.lock(locked)
    table.main_phase()
    table.choose("use", it)
    assert (table.where(unit), table.where(locked)) == (("drop", 1), ("rear2", 1))


# 1.3.3 Prohibitions


def test_1_3_3_calling_can_be_forbidden_to_a_fighter(table: Table) -> None:
    it = table.put("hand", 1)
    table.new_vanguard(0, abilities=(Forbidding(where=V, who=1, deed=CALLING),), grade=3)
    table.main_phase(1)
    assert "call" not in table.words
    assert table.why_not("call", it, table.place("rear1", 1)) == "1.3.3"


def test_1_3_3_calling_a_card_can_be_forbidden(table: Table) -> None:
    it = table.put("hand", 0, abilities=(always(This(), Cannot(CALLING), where=(ZONE_HAND,)),))
    other = table.put("hand", 0)
    table.main_phase()
    assert {card for card, _ in table.offered_pairs("call")} == {other}
    assert table.why_not("call", it, table.place("rear1", 0)) == "1.3.3"


def test_1_3_3_riding_and_striding_can_be_forbidden(table: Table) -> None:
    forbidden = tuple(Forbidding(where=V, who=1, deed=deed) for deed in (RIDING, STRIDING))
    table.new_vanguard(1, abilities=forbidden, grade=3)
    it = table.put("hand", 0, grade=3)
    g_unit = table.put("gzone", 0, "g-unit", grade=4, stride=True, face_down=True)
    table.ride_phase()
    assert table.words == ["pass"]
    assert table.why_not("ride", it) == "1.3.3"
    table.stride_step()
    assert table.why_not("stride", g_unit) == "1.3.3"


def test_1_3_3_guarding_from_the_hand_and_intercepting_can_be_forbidden(table: Table) -> None:
    """A unit that attacks says so for the rest of the battle."""
    attacking = Declares(ATTACK, This())
    it = table.new_vanguard(0, abilities=(auto(
        attacking, Forbid(OPPONENT, CALLING_GUARDIANS, FOR_BATTLE), Forbid(OPPONENT, INTERCEPTING, FOR_BATTLE),
        where=V),), grade=3, power=20000)
    guard = table.put("hand", 1)
    wall = table.put("rear1", 1, skill="intercept")
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    assert table.count("damage", 1) == 1
    assert table.state.effects == ()
    assert table.where(guard) == ("hand", 1)
    assert table.where(wall) == ("rear1", 1)


def test_1_3_3_boosting_and_hitting_can_be_forbidden(table: Table) -> None:
    booster = table.put("rear4", 0, skill="boost", abilities=(
        always(This(), Cannot(DECLARED, BOOSTED), where=REAR_ZONES),))
    table.new_vanguard(1, abilities=(always(This(), Cannot(DECLARED, HIT)),), grade=3, power=1000)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    assert not table.rested(booster)
    assert table.count("damage", 1) == 0


@pytest.mark.rules("12.3.2")
def test_12_3_1_triggers_whose_effect_is_invalid_do_nothing(table: Table) -> None:
    table.new_vanguard(1, abilities=(Forbidding(where=V, who=1, deed=TRIGGERING),), grade=3)
    table.put("deck", 0, "trigger", trigger="draw")
    table.fight(table.vanguard(0), table.vanguard(1))
    assert [event for event in table.events("declared", "power_up") if event.player == 0] == []


# 8.2.1.3 Replacing


def test_8_2_1_3_1_a_replacement_puts_another_event_in_place(table: Table) -> None:
    instead = Replacing(
        where=REAR_ZONES, when=Moves(This(), sources=REAR_ZONES, targets=(ZONE_DROP,)),
        effects=(Do(EventCard(), MoveTo(ZONE_SOUL, RETIRE)),))
    it = table.put("rear1", 1, abilities=(instead,))
    use(table, RETIRE_ONE)
    assert table.where(it) == ("soul", 1)


def test_8_2_1_3_2_a_replacement_by_choice_asks(table: Table) -> None:
    instead = Replacing(
        where=REAR_ZONES, when=Moves(This(), sources=REAR_ZONES, targets=(ZONE_DROP,)), optional=True,
        effects=(Do(EventCard(), MoveTo(ZONE_HAND, RETIRE)),))
    it = table.put("rear1", 1, abilities=(instead,))
    use(table, RETIRE_ONE)
    assert table.asks[0] == 1
    table.choose("yes")
    assert table.where(it) == ("hand", 1)


# 8.7 How effects last


@pytest.mark.rules("8.7.1.4")
def test_8_7_1_3_numbers_go_up_and_down_before_they_are_set(table: Table) -> None:
    """Whichever came first, what sets the number has the last word."""
    it = use(table, Do(This(), Lasts(Becomes(POWER, Fixed(5000)), FOR_TURN)), power(3000), power=9000)
    assert table.number(it, "power") == 5000


@pytest.mark.rules("7.8.1.2")
def test_8_2_1_2_an_effect_for_a_battle_ends_with_it(table: Table) -> None:
    text = (auto(Declares(ATTACK, This()), power(5000, FOR_BATTLE), where=V),)
    it = table.new_vanguard(0, abilities=text, power=9000, grade=3)
    table.battle_phase()
    table.put("hand", 1)
    table.attack(it, table.vanguard(1))
    assert table.number(it, "power") == 14000
    table.choose("pass")
    assert table.number(it, "power") == 9000


@pytest.mark.rules("6.8.1.4")
def test_8_2_1_2_an_effect_for_the_turn_ends_with_it_and_one_for_the_next_later(table: Table) -> None:
    it = use(table, power(1000), power(100, FOR_NEXT_TURN), power=9000)
    assert table.number(it, "power") == 10100
    table.end_phase()
    assert table.number(it, "power") == 9100
    table.end_phase(1)
    assert table.number(it, "power") == 9000


def test_8_7_3_an_effect_does_not_follow_a_card_off_the_field_but_from_circle_to_circle(table: Table) -> None:
    unit = table.put("rear1", 0, power=8000)
    use(table, Do(REAR_GUARDS, Lasts(Plus(POWER, Fixed(2000)), FOR_TURN)))
    table.choose("exchange")
    assert (table.where(unit), table.number(unit, "power")) == (("rear3", 0), 10000)
    table.happen(lambda: table.move(unit, "hand", 0))
    assert table.number(unit, "power") == 8000


@pytest.mark.rules("10.21.3")
def test_10_21_1_a_given_ability_is_as_if_printed(table: Table) -> None:
    unit = table.put("rear1", 0)
    use(table, Do(REAR_GUARDS, Lasts(Gains(act(DRAW, where=REAR_ZONES)), FOR_TURN)))
    table.choose("use", unit)
    assert table.count("hand", 0) == 1


def test_10_21_2_a_lost_ability_is_as_if_not_printed(table: Table) -> None:
    unit = table.put("rear1", 0, abilities=(act(DRAW, where=REAR_ZONES),))
    use(table, Do(REAR_GUARDS, Lasts(LosesAbility(), FOR_TURN)))
    assert unit not in table.offered("use")


# Events of battles and checks


@pytest.mark.rules("10.14.1")
def test_7_6_1_2_5_an_ability_for_a_drive_check_is_played_before_the_card_goes_to_the_hand(table: Table) -> None:
    seen = Moves(Cards((ZONE_TRIGGER,), YOU, (Has(GRADE, EQUAL, Fixed(3)),)), targets=(ZONE_TRIGGER,),
                 reasons=(DRIVE_CHECK,), doer=This())
    it = table.new_vanguard(0, abilities=(auto(seen, power(5000, FOR_BATTLE), where=V),), power=9000, grade=3)
    table.put("deck", 0, grade=3)
    rival = table.new_vanguard(1, power=14000, grade=3)
    table.fight(it, rival)
    assert table.count("damage", 1) == 1


@pytest.mark.rules("12.10.1")
def test_7_4_1_12_an_ability_for_boosting_speaks_of_the_boosted_unit(table: Table) -> None:
    text = (auto(Declares(BOOSTED, This(), UNITS), power(4000, FOR_BATTLE, OtherCard()), where=REAR_ZONES),)
    booster = table.put("rear4", 0, skill="boost", power=6000, abilities=text)
    it = table.new_vanguard(0, power=9000, grade=3)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(it, table.vanguard(1), booster)
    assert table.number(it, "power") == 9000 + 6000 + 4000


def test_7_7_1_7_an_ability_for_a_hit_waits_until_then(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(auto(Declares(HIT, This(), THEIR_VANGUARD), Draw(YOU, ONE), where=V),),
                            grade=3, power=20000)
    with table.tracing() as trace:
        table.fight(it, table.vanguard(1))
    assert trace.index("7.7.1.7") < trace.index("8.6.3")
    assert len([event for event in table.events("moved", "draw") if event.player == 0]) == 1


def test_2_2_3_a_text_asks_for_a_clan_by_its_name(table: Table) -> None:
    other = table.put("rear1", 0, clan=(OTHER_CLAN,), power=8000)
    own = table.put("rear2", 0, power=8000)
    every = table.put("rear3", 0, clan=("クレイエレメンタル",), power=8000)
    use(table, Do(Cards(REAR_ZONES, YOU, (Labelled(f"clan:{OTHER_CLAN}"),)), Lasts(Plus(POWER, Fixed(1000)), FOR_TURN)))
    assert [table.number(it, "power") for it in (other, own, every)] == [9000, 8000, 9000]


def test_1_3_3_a_unit_that_cannot_stand_does_not(table: Table) -> None:
    it = table.put("rear1", 0, rested=True, abilities=(always(This(), Cannot(STOOD), where=REAR_ZONES),))
    use(table, Do(REAR_GUARDS, Stand(STAND)))
    assert table.rested(it)
    table.turn(0)
    assert table.rested(it)


def test_1_3_3_a_unit_that_cannot_be_retired_is_not(table: Table) -> None:
    it = table.put("rear1", 1, abilities=(always(This(), Cannot(MOVED, RETIRE), where=REAR_ZONES),))
    use(table, RETIRE_ONE)
    assert table.where(it) == ("rear1", 1)
