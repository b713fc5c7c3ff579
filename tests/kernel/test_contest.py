"""Moves that something else takes the place of."""
from __future__ import annotations

from collections.abc import Callable

from tefuda.kernel.actions.move import move, move_all, move_home
from tefuda.kernel.codes import MOVED, NO, NUMBER, YES
from tefuda.kernel.continuous.lasting_effects import ONCE, add_effect
from tefuda.kernel.state.state import Frame, State

from .tiny import (
    BIN,
    BY_RULE,
    DECK,
    DECK_OF,
    FIELD,
    HAND,
    PLAYING,
    VAULT,
    begin,
    interrupts,
    log_of,
    numbers,
    offered,
    reply,
)
from tefuda.kernel.continuous.effect_sorts import PROHIBIT, REPLACE

NOTHING_INSTEAD = -1


def contested(prepare: Callable[[State], object], cards: tuple[int, ...] = (4,), chooser: int = -1) -> State:
    """Cards are to go to the bin while what ``prepare`` lays applies."""
    def r1_1(g: State, f: Frame) -> int:
        prepare(g)
        return move_all(g, cards, BIN, PLAYING)

    return begin(r1_1, chooser=chooser)


def replace(g: State, to: int, card: int = 4, *, optional: bool = False, duration: int = 0) -> int:
    return add_effect(g, REPLACE, MOVED, card=card, value=to, optional=optional, duration=duration)


def test_a_replacement_takes_the_place_of_the_move_without_asking() -> None:
    g = contested(lambda g: replace(g, HAND))
    assert (g.zones[HAND], g.zones[BIN], g.rule(), g.done) == ((4,), (), "9-1", 1)
    assert [row[3:7] for row in log_of(g, MOVED)] == [(PLAYING, 0, DECK, HAND)]


def test_a_move_replaced_by_nothing_does_not_happen() -> None:
    g = contested(lambda g: replace(g, NOTHING_INSTEAD))
    assert (g.zone_of[4], g.done, log_of(g, MOVED)) == (DECK, 0, [])


def test_a_replacement_leads_to_the_place_of_the_card_s_owner() -> None:
    def prepare(g: State) -> None:
        move(g, 9, FIELD, BY_RULE)
        replace(g, HAND, 9)

    g = contested(prepare, (9,))
    assert (g.zones[HAND], g.zones[HAND + 1]) == ((), (9,))


def test_a_card_is_not_replaced_into_a_closed_place() -> None:
    def prepare(g: State) -> None:
        g.closed = tuple(int(place == HAND) for place in range(len(g.zones)))
        replace(g, HAND)

    g = contested(prepare)
    assert (g.zones[HAND], g.zone_of[4], g.done) == ((), DECK, 0)


def test_the_move_keeps_its_state_and_side_through_a_contest() -> None:
    def r1_1(g: State, f: Frame) -> int:
        move(g, 3, FIELD, BY_RULE)
        replace(g, FIELD)
        return move(g, 4, BIN, PLAYING, 1, bottom=True)

    g = begin(r1_1)
    assert (g.zones[FIELD], g.flags[4], g.flags[3]) == ((4, 3), 1, 0)


def test_the_right_player_chooses_among_several_replacements() -> None:
    def prepare(g: State) -> None:
        replace(g, HAND)
        replace(g, VAULT)

    g = contested(prepare)
    assert (g.player, offered(g), g.rule()) == (0, numbers(0, 1), "4-8")
    assert contested(prepare, chooser=1).player == 1


def test_each_replacement_applies_at_most_once_and_the_last_one_decides() -> None:
    def prepare(g: State) -> None:
        replace(g, HAND)
        replace(g, VAULT)

    g = contested(prepare)
    reply(g, NUMBER, 1)
    # The move is to the vault now; the other replacement still applies to it, and the used one does not again.
    assert (g.rule(), g.zones[HAND], g.zones[VAULT]) == ("9-1", (4,), ())
    other = contested(prepare)
    reply(other, NUMBER, 0)
    assert other.zones[VAULT] == (4,)


def test_an_optional_replacement_is_asked_for() -> None:
    g = contested(lambda g: replace(g, HAND, optional=True))
    assert offered(g) == [(YES, 0), (NO, 0)]
    reply(g, YES)
    assert g.zones[HAND] == (4,)


def test_a_declined_replacement_leaves_the_move_as_it_was() -> None:
    g = contested(lambda g: replace(g, HAND, optional=True))
    reply(g, NO)
    assert (g.zones[BIN], g.rule()) == ((4,), "9-1")


def test_all_of_several_optional_replacements_can_be_declined() -> None:
    def prepare(g: State) -> None:
        replace(g, HAND, optional=True)
        replace(g, VAULT, optional=True)

    g = contested(prepare)
    assert offered(g) == [*numbers(0, 1), (NO, 0)]
    reply(g, NO)
    assert g.zones[BIN] == (4,)


def test_beside_a_replacement_that_must_apply_an_optional_one_can_only_be_declined_after_it() -> None:
    def prepare(g: State) -> None:
        replace(g, HAND)
        replace(g, VAULT, optional=True)

    g = contested(prepare)
    assert offered(g) == numbers(0, 1)
    reply(g, NUMBER, 0)
    assert offered(g) == [(YES, 0), (NO, 0)]
    reply(g, NO)
    assert g.zones[HAND] == (4,)


def test_a_replacement_for_one_time_is_used_up() -> None:
    def r1_1(g: State, f: Frame) -> int:
        add_effect(g, REPLACE, MOVED, value=HAND, duration=ONCE)
        return move(g, 4, BIN, PLAYING)

    def r1_2(g: State, f: Frame) -> int:
        return move(g, 3, BIN, PLAYING)

    g = begin(r1_1, r1_2)
    assert (g.zones[HAND], g.zones[BIN], g.effects) == ((4,), (3,), ())


def test_a_replacement_for_one_time_is_kept_if_declined() -> None:
    g = contested(lambda g: replace(g, HAND, optional=True, duration=ONCE))
    reply(g, NO)
    assert len(g.effects) == 1


def test_of_several_cards_only_the_concerned_ones_are_replaced_and_the_forbidden_ones_stay() -> None:
    def prepare(g: State) -> None:
        replace(g, HAND, 3)
        add_effect(g, PROHIBIT, MOVED, card=2)

    g = contested(prepare, (1, 2, 3, 4))
    assert (g.zones[BIN], g.zones[HAND], g.zones[DECK], g.done) == ((1, 4), (3,), (0, 2), 3)


def test_what_is_forbidden_cannot_be_replaced_either() -> None:
    def prepare(g: State) -> None:
        replace(g, HAND)
        add_effect(g, PROHIBIT, MOVED, card=4)

    g = contested(prepare)
    assert (g.zone_of[4], g.rule(), g.done) == (DECK, "9-1", 0)


def test_a_replacement_for_another_object_or_reason_does_not_apply() -> None:
    def r1_1(g: State, f: Frame) -> int:
        add_effect(g, REPLACE, MOVED, card=4, value=VAULT)
        row = g.effects[-1]
        g.effects = g.effects[:-1]
        move(g, 4, HAND, BY_RULE)
        g.effects = (*g.effects, row)
        add_effect(g, REPLACE, MOVED, reason=BY_RULE, card=4, value=VAULT)
        return move(g, 4, BIN, PLAYING)

    assert begin(r1_1).zones[BIN] == (4,)


def test_cards_that_go_home_are_contested_each_by_itself() -> None:
    def r1_1(g: State, f: Frame) -> int:
        replace(g, HAND, 9)
        add_effect(g, PROHIBIT, MOVED, card=3)
        return move_home(g, (9, 4, 3), BIN, PLAYING)

    g = begin(r1_1)
    assert (g.zones[HAND + 1], g.zones[BIN], g.zone_of[3], g.done) == ((9,), (4,), DECK, 2)


def test_a_contested_move_that_empties_nothing_gives_the_rules_nothing_to_look_at() -> None:
    g = contested(lambda g: replace(g, HAND), (3, 4))
    assert interrupts(g) == 0


def test_cards_that_move_at_the_same_time_all_move_before_the_rules_look() -> None:
    """Both decks are empty at once: it is a draw, whoever's card is listed first."""
    def r1_1(g: State, f: Frame) -> int:
        replace(g, HAND, 4)
        return move_home(g, DECK_OF[0] + DECK_OF[1], BIN, PLAYING)

    g = begin(r1_1)
    assert (g.losers, interrupts(g)) == (3, 1)
