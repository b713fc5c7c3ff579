"""Parts of card texts that the tests of abilities put together, as trees."""
from __future__ import annotations

from typing import Final

from tefuda.kernel.abilities.ability_kinds import Activated, Automatic, Played
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest, CardProcedure
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.nodes import OPPONENT, YOU, AT_MOST, Effect, Number, Quality, Filter, Selection
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.board_places import Placed, Places
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.zx.areas import (
    BY_ABILITY, DESTROYED, ELSEWHERE, PAY, ZONE_CHARGE, ZONE_HAND, ZONE_SQUARE, ZONE_TRASH,
)
from tefuda.rulebooks.zx.cards import LAST_ZX, POWER, TYPE

IS_ZX: Final = Has(TYPE, AT_MOST, Fixed(LAST_ZX))
NORMAL: Final = Placed((0, 2, 3, 4, 5, 6, 8))
NORMAL_FREE: Final = Places(ZONE_SQUARE, (0, 2, 3, 4, 5, 6, 8), (IS_ZX,))

APPEARS: Final = Moves(This(), ELSEWHERE, (ZONE_SQUARE,))
IS_DESTROYED: Final = Moves(This(), (ZONE_SQUARE,), (), (DESTROYED,))
THEIRS: Final = Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX, NORMAL))
MINE: Final = Cards((ZONE_SQUARE,), YOU, (IS_ZX,))
DESTROY: Final = CardProcedure("destroy", Fixed(0))
TO_HAND: Final = MoveTo(ZONE_HAND, BY_ABILITY)
TO_TRASH: Final = MoveTo(ZONE_TRASH, BY_ABILITY)
SLEEP: Final = Do(This(), Rest(PAY))
FROM_CHARGE: Final = Do(This(ZONE_CHARGE), MoveTo(ZONE_TRASH, PAY))
DRAW: Final = Draw(YOU, Fixed(1))


def damage(points: int) -> CardProcedure:
    return CardProcedure("damage", Fixed(points))


def power(points: int) -> Plus:
    return Plus(POWER, Fixed(points))


def until_end(quality: Quality, duration: int = FOR_TURN) -> Lasts:
    return Lasts(quality, duration)


def choose(which: Selection, most: int = 1, least: Number | None = None) -> Choice:
    return Choice(which, Fixed(most), least)


def when_it_appears(*effects: Effect) -> Automatic:
    return Automatic(when=APPEARS, effects=effects)


def when_destroyed(*effects: Effect) -> Automatic:
    return Automatic(when=IS_DESTROYED, effects=effects)


def act(*effects: Effect, costs: tuple[Effect, ...] = (SLEEP,)) -> Activated:
    return Activated(timings=(0,), costs=costs, effects=effects)


def event(*effects: Effect) -> Played:
    return Played(effects=effects)


def cards(zone: int, whose: int = YOU, *tests: Filter) -> Cards:
    return Cards((zone,), whose, tests)


def hit_player(points: int = 1) -> PlayerProcedure:
    return PlayerProcedure("damage player", OPPONENT, Fixed(points))
