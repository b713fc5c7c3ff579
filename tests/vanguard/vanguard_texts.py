"""Parts of card texts as trees, for the tests of abilities."""
from __future__ import annotations

from typing import Final

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, TurnFace, CardProcedure
from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.costs.ability_costs import PayCosts
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Moves
from tefuda.kernel.abilities.nodes import OPPONENT, YOU, Effect, EventPattern, Quality, Static, Selection
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.deck_effects import TakeOff
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.filters import InState, IsSo
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import FACE_DOWN
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.vanguard.areas import (
    ATTACK, COUNTER_CHARGE, DISCARD, IS_UNIT, OFF_FIELD, PAY, REAR_ZONES, RETIRE, SOUL_CHARGE, ZONE_DAMAGE, ZONE_DECK,
    ZONE_DROP, ZONE_HAND, ZONE_SOUL, ZONE_VANGUARD,
)
from tefuda.rulebooks.vanguard.cards import POWER
from tefuda.rulebooks.vanguard.menus import MAIN

THIS: Final = This()
ONE: Final = Fixed(1)
DRAW: Final = Draw(YOU, ONE)
REAR_GUARDS: Final = Cards(REAR_ZONES, YOU, (IsSo(IS_UNIT),))
THEIR_REAR_GUARDS: Final = Cards(REAR_ZONES, OPPONENT, (IsSo(IS_UNIT),))
THEIR_VANGUARD: Final = Cards((ZONE_VANGUARD,), OPPONENT, (IsSo(IS_UNIT),))
UNITS: Final = Cards((ZONE_VANGUARD, *REAR_ZONES), YOU, (IsSo(IS_UNIT),))
MY_HAND: Final = Cards((ZONE_HAND,), YOU)
FACE_UP: Final = InState(FACE_DOWN, False)


def exactly(count: int, cards: Selection) -> Choice:
    return Choice(cards, Fixed(count))


def up_to(count: int, cards: Selection) -> Choice:
    return Choice(cards, Fixed(count), Fixed(0))


def counter_blast(count: int) -> Effect:
    """10.16.1."""
    return Do(exactly(count, Cards((ZONE_DAMAGE,), YOU, (FACE_UP,))), TurnFace(True, PAY))


def counter_charge(count: int) -> Effect:
    """10.30.1."""
    return Do(exactly(count, Cards((ZONE_DAMAGE,), YOU, (InState(FACE_DOWN),))), TurnFace(False, COUNTER_CHARGE))


def soul_blast(count: int) -> Effect:
    """10.17.1."""
    return Do(exactly(count, Cards((ZONE_SOUL,), YOU)), MoveTo(ZONE_DROP, PAY))


def soul_charge(count: int) -> Effect:
    """10.18.1."""
    return TakeOff(YOU, ZONE_DECK, Fixed(count), ZONE_SOUL, SOUL_CHARGE)


def discard(count: int) -> Effect:
    """10.3.1."""
    return Do(exactly(count, MY_HAND), MoveTo(ZONE_DROP, DISCARD))


RETIRE_ONE: Final = Do(exactly(1, THEIR_REAR_GUARDS), MoveTo(ZONE_DROP, RETIRE))


def call_to(where: int = 0) -> CardProcedure:
    return CardProcedure("call", Fixed(where))


def power(amount: int, duration: int = FOR_TURN, which: Selection = THIS) -> Effect:
    return Do(which, Lasts(Plus(POWER, Fixed(amount)), duration))


def act(*effects: Effect, costs: tuple[Effect, ...] = (), where: tuple[int, ...] = (ZONE_VANGUARD,)) -> Activated:
    return Activated(where=where, timings=(MAIN,), costs=costs, effects=effects)


def auto(when: EventPattern, *effects: Effect, where: tuple[int, ...] = ()) -> Automatic:
    return Automatic(where=where, when=when, effects=effects or (DRAW,))


def paying(when: EventPattern, costs: tuple[Effect, ...], *effects: Effect) -> Automatic:
    """8.1.1.2.2: the cost may be paid on resolution."""
    then = tuple(If(Done(), effect) for effect in effects)
    return Automatic(when=when, costs=costs, effects=(PayCosts(), *then))


def always(which: Selection, *qualities: Quality, where: tuple[int, ...] = (ZONE_VANGUARD,)) -> Always:
    return Always(where=where, statics=tuple(Static(which, quality) for quality in qualities))


PLACED_R: Final = Moves(This(), sources=OFF_FIELD, targets=REAR_ZONES)
PLACED_V: Final = Moves(This(), sources=OFF_FIELD, targets=(ZONE_VANGUARD,))
ATTACKED: Final = Declares(ATTACK, This())
