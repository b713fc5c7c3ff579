"""Abilities as texts of this game would be read, for the tests: parts that many of them share."""
from __future__ import annotations

from typing import Final, Optional

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic
from tefuda.kernel.abilities.card_effects import DealDamage, Lasts, MoveTo, Rest, CardProcedure
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Either, Moves
from tefuda.kernel.abilities.nodes import OPPONENT, YOU, Condition, Effect, EventPattern, Limit, Quality, Static, Filter
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.filters import AnyOf, OfType
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.abilities.spoken_of import It, This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.gundam.areas import (
    ATTACK, ATTACK_PLAYER, BY_EFFECT, DEPLOY, DESTROY, EFFECT_DAMAGE, SET, ZONE_BASE, ZONE_BATTLE, ZONE_HAND,
    ZONE_IN_USE, ZONE_SHIELDS, ZONE_TRASH,
)
from tefuda.rulebooks.gundam.cards import BURST_EFFECT, COMMAND_EFFECT, IN_MAIN, UNIT, UNIT_TOKEN

IS_UNIT: Final = AnyOf((OfType(UNIT), OfType(UNIT_TOKEN)))
DEPLOYED: Final = Moves(This(), targets=(ZONE_BATTLE, ZONE_BASE), reasons=(DEPLOY,))
DESTROYED: Final = Moves(This(), sources=(ZONE_BATTLE, ZONE_BASE), targets=(ZONE_TRASH,), reasons=(DESTROY,))
ATTACKS: Final = Either((Declares(ATTACK, This()), Declares(ATTACK_PLAYER, This())))
IS_SET: Final = Declares(SET, This())


def units(whose: int, *tests: Filter) -> Cards:
    return Cards((ZONE_BATTLE,), whose, (*tests, IS_UNIT))


ENEMIES: Final = units(OPPONENT)
OWN: Final = units(YOU)


def choose(cards: Cards = ENEMIES, most: int = 1, least: Optional[int] = None, too: bool = False) -> Choose:
    return Choose(Choice(cards, Fixed(most), None if least is None else Fixed(least)), too)


def damage(points: int) -> Do:
    return Do(It(), DealDamage(Fixed(points), EFFECT_DAMAGE))


REST_IT: Final = Do(It(), Rest(BY_EFFECT))
DESTROY_IT: Final = Do(It(), CardProcedure("destroy", Fixed(0)))
TO_HAND: Final = Do(It(), MoveTo(ZONE_HAND, BY_EFFECT))


def last(quality: Quality, duration: int = FOR_TURN) -> Do:
    return Do(It(), Lasts(quality, duration))


def when(event_pattern: EventPattern, *effects: Effect, limit: Optional[Limit] = None) -> Automatic:
    return Automatic(when=event_pattern, effects=effects, limit=limit)


def burst(*effects: Effect) -> Automatic:
    shown = Moves(This(), sources=(ZONE_SHIELDS,), targets=(ZONE_IN_USE,), reasons=(DESTROY,))
    return Automatic(keyword=BURST_EFFECT, where=(ZONE_IN_USE,), when=shown, effects=effects)


def command(*effects: Effect, menus: tuple[int, ...] = (IN_MAIN,)) -> Activated:
    return Activated(keyword=COMMAND_EFFECT, where=(ZONE_HAND,), timings=menus, effects=effects)


def activated(
    *effects: Effect, menu: int = IN_MAIN, costs: tuple[Effect, ...] = (), condition: Optional[Condition] = None,
    limit: Optional[Limit] = None,
) -> Activated:
    return Activated(timings=(menu,), costs=costs, effects=effects, condition=condition, limit=limit)


THIS: Final = This()


def always(quality: Quality, cards: Cards | This = THIS, condition: Optional[Condition] = None) -> Always:
    return Always(statics=(Static(cards, quality),), condition=condition)

