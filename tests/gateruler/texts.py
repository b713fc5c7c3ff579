"""Short ways to give cards texts on a table of Gate Ruler."""
from __future__ import annotations

from typing import Final

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Played, Replacing
from tefuda.kernel.abilities.card_effects import Lasts, CardProcedure
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import (
    OPPONENT, YOU, Ability, CardEffect, Condition, Effect, EventPattern, Limit, Quality, Static, Filter, Selection,
)
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.abilities.spoken_of import It
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.gateruler.areas import (
    IN_FRONT, INSTANT_TIMING, NORMAL_TIMING, ZONE_GRAVEYARD, ZONE_HAND, ZONE_RULER, ZONE_SET,
)

from tefuda.rulebooks.gateruler.language import LANGUAGE

from .table import Table

ONE: Final = Fixed(1)
DRAW: Final = Draw(YOU, ONE)
MY_UNITS: Final = Cards(IN_FRONT, YOU)
THEIR_UNITS: Final = Cards(IN_FRONT, OPPONENT)
THEIR_RULER: Final = Cards((ZONE_RULER,), OPPONENT)
MY_HAND: Final = Cards((ZONE_HAND,), YOU)
MY_GRAVE: Final = Cards((ZONE_GRAVEYARD,), YOU)


def units(*tests: Filter, whose: int = OPPONENT) -> Cards:
    return Cards(IN_FRONT, whose, tests)


def choose(cards: Selection, count: int = 1, least: int = -1) -> Choose:
    return Choose(choice(cards, count, least))


def choice(cards: Selection, count: int = 1, least: int = -1) -> Choice:
    return Choice(cards, Fixed(count), None if least < 0 else Fixed(least))


def damage(points: int, which: Selection | None = None) -> Do:
    return Do(It() if which is None else which, CardProcedure("damage", Fixed(points)))


def undergo(name: str, which: Selection | None = None, number: int = 0) -> Do:
    return Do(It() if which is None else which, CardProcedure(name, Fixed(number)))


def do(act: CardEffect, which: Selection | None = None) -> Do:
    return Do(It() if which is None else which, act)


def lasts(quality: Quality, duration: int = FOR_TURN, which: Selection | None = None) -> Do:
    return Do(It() if which is None else which, Lasts(quality, duration))


def pay(count: int) -> PlayerProcedure:
    return PlayerProcedure("pay energy", YOU, Fixed(count))


def normal(*effects: Effect, costs: tuple[Effect, ...] = (), limit: Limit | None = None,
           where: tuple[int, ...] = ()) -> Ability:
    return Activated(timings=(NORMAL_TIMING,), effects=effects, costs=costs, limit=limit, where=where)


def instant(*effects: Effect, costs: tuple[Effect, ...] = ()) -> Ability:
    return Activated(timings=(INSTANT_TIMING,), effects=effects, costs=costs)


def event(*effects: Effect, condition: Condition | None = None) -> Ability:
    return Played(effects=effects, condition=condition)


def special(keyword: str, *effects: Effect) -> Ability:
    return Played(keyword=keyword, effects=effects)


def when(event_pattern: EventPattern, *effects: Effect, limit: Limit | None = None) -> Ability:
    return Automatic(when=event_pattern, effects=effects or (DRAW,), limit=limit)


def set_when(event_pattern: EventPattern, *effects: Effect) -> Ability:
    return Automatic(when=event_pattern, effects=effects, where=(ZONE_SET,))


def always(which: Selection, quality: Quality, condition: Condition | None = None) -> Ability:
    return Always(condition=condition, statics=(Static(which, quality),))


def instead(event_pattern: EventPattern, *effects: Effect, optional: bool = False) -> Ability:
    return Replacing(when=event_pattern, effects=effects, optional=optional)


def use(table: Table, card: int, index: int = 0) -> None:
    """Play an activated ability of a card."""
    for number, code in enumerate(table.offers):
        if code[0] == "use" and code[1] == card and code[2] == index:
            table.game.choose(number)
            return
    raise AssertionError(f"no ability of {card} among {table.offers}")


def usable(table: Table) -> list[int]:
    return table.offered("use")


def written(table: Table, card: int, text: str) -> int:
    """Print a text in Japanese on a card."""
    return table.give(card, *LANGUAGE.read(text))


def go(table: Table, text: str, place: str = "attack1") -> int:
    """Let a unit of player 0 use what a text says, as an activated ability of normal timing, and let that resolve."""
    unit = written(table, table.unit(place, 0, hp=9, atk=6), f"通常：{text}")
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    return unit
