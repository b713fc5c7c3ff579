"""Chapter 11: the keywords whose name stands for a whole ability, and the states (labels) that some of them bring."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.ability_kinds import Always, Automatic
from ...kernel.abilities.card_effects import Lasts, MoveTo, Rest, Tie, CardProcedure
from ...kernel.abilities.choices import Choose
from ...kernel.abilities.conditions import All, Compared, Done, Fits, There, TurnOf, Unless
from ...kernel.abilities.control_flow import If, May
from ...kernel.abilities.player_effects import Look, Shuffle
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import BY_EFFECT, At, Declares, Moves, WithCondition, Whenever
from ...kernel.abilities.past_events import HasDone
from ...kernel.abilities.nodes import AT_LEAST, AT_MOST, MORE, OPPONENT, YOU, Effect, Limit, Static, Selection
from ...kernel.abilities.numbers import Counted, Fixed, Unlimited
from ...kernel.abilities.qualities import GainsLabel, Cannot
from ...kernel.abilities.filters import AmongThem, Has, InState, IsSo, Not, Other
from ...kernel.abilities.labels import Labelled
from ...kernel.abilities.selections import AnyCard, Cards, Choice, Together, Top
from ...kernel.abilities.spoken_of import EventCard, It, Looked, This
from ...kernel.actions.move import move_home
from ...kernel.choices.choose import arrange_owned
from ...kernel.codes import BEING_CHOSEN, DECLARED, NEXT, REST, RETURN
from ...kernel.continuous.lasting_effects import FOR_GAME, FOR_TURN
from ...kernel.continuous.projection import has_label
from ...kernel.state.state import Frame, Row, State
from .areas import (
    ATTACK, ATTACK_START, BY_SKILL, CHARGED, DECK, DROP, FIELD, HARMONY, IS_UNIT, LEGION, LOOK, MATE, OFF_FIELD,
    PAY, REAR_ZONES, RETIRE, REVELATION, RIDDEN, ZONE_BIND, ZONE_DECK, ZONE_DROP, ZONE_HAND, ZONE_SOUL,
    ZONE_VANGUARD,
)
from .c4_circles import fighting_circles
from .c10_by_effect import ANY_CIRCLE
from .cards import GRADE, POWER
from .menus import MAIN
from .nodes import Mateable, SameColumn, Search, SharesClan

_V: Final = (ZONE_VANGUARD,)
_UNIT: Final = IsSo(IS_UNIT)
_REAR_GUARDS: Final = Cards(REAR_ZONES, YOU, (_UNIT,))

BLAZE: Final = "state:blaze"
GLUTTONY: Final = "state:gluttony"
CHARGE: Final = "state:charge"
HOLLOW: Final = "state:hollow"
HARMONIOUS: Final = "state:harmony"
SUCCESS: Final = "state:success"


def _becomes(which: Selection, state: str, duration: int = FOR_TURN) -> Effect:
    """Some units are in a state for a while."""
    return Do(which, Lasts(GainsLabel(state), duration))


# 11.5: it does not attack.
RESTRAINT: Final = Always("restraint", FIELD, statics=(Static(This(), Cannot(DECLARED, ATTACK)),))
# 11.7: who is ridden by a unit of the same clan may be called.
FORERUNNER: Final = Automatic(
    "forerunner", FIELD,
    when=WithCondition(Moves(This(), sources=_V, targets=(ZONE_SOUL,), reasons=(RIDDEN,)),
                       Fits(Cards(_V, YOU), SharesClan())),
    effects=(May(Do(This(), CardProcedure("call", Fixed(ANY_CIRCLE)))),))
# 11.8: it does not attack beside units of other clans.
LORD: Final = Always(
    "lord", FIELD, There(Cards((*_V, *REAR_ZONES), YOU, (_UNIT, SharesClan(False))), AT_LEAST, Fixed(1)),
    statics=(Static(This(), Cannot(DECLARED, ATTACK)),))
# 11.9.2: all that it says is how many of them a deck has.
SENTINEL: Final = Always("sentinel", FIELD)
# 11.13: effects of the opponent don't choose it.
RESIST: Final = Always("resist", FIELD, statics=(Static(This(), Cannot(BEING_CHOSEN)),))


# 11.20.2: the top card may go to the soul, for which a standing rear-guard rests.
REVEALING: Final[tuple[Effect, ...]] = (
    Look(Top(ZONE_DECK, YOU, Fixed(1)), False, LOOK),
    May(Do(Looked(), MoveTo(ZONE_SOUL, REVELATION))),
    If(Done(), Do(Choice(Cards(REAR_ZONES, YOU, (_UNIT, InState(REST, False))), Fixed(1)), Rest(BY_SKILL))),
)

# 11.21: with more rear-guards than the opponent, the vanguards are ablaze; of a legion both (11.21.1.1).
ABLAZE: Final = Automatic(
    "blaze", FIELD, when=At(ATTACK_START, YOU),
    effects=(If(Compared(Counted(_REAR_GUARDS), MORE, Counted(Cards(REAR_ZONES, OPPONENT, (_UNIT,)))),
                _becomes(Cards(_V, YOU, (_UNIT,)), BLAZE)),))
# 11.22: it may go back when the opponent takes a bound card.
AFTERIMAGE: Final = Automatic(
    "afterimage", FIELD, when=Moves(AnyCard(OPPONENT), sources=(ZONE_BIND,), targets=(ZONE_HAND,)),
    effects=(If(There(Cards((ZONE_HAND,), YOU), AT_MOST, Fixed(6)), May(Do(This(), MoveTo(ZONE_HAND, BY_SKILL)))),))
# 11.24: it may retire others as it attacks.
GLUTTON: Final = Automatic(
    "gluttony", FIELD, when=Declares(ATTACK, This()),
    effects=(
        May(Do(Choice(Cards(REAR_ZONES, YOU, (Other(), _UNIT)), Unlimited(), Fixed(1)), MoveTo(ZONE_DROP, RETIRE))),
        If(Done(), _becomes(This(), GLUTTONY))))
# 11.29, 11.33: placed on a rear-guard circle, a unit may take on a state that ends badly (11.29.2, 11.33.2).
CHARGING: Final = Automatic(
    "charge", FIELD, when=Moves(This(), sources=OFF_FIELD, targets=REAR_ZONES, causes=BY_EFFECT),
    effects=(May(_becomes(This(), CHARGE)),))
HOLLOWING: Final = Automatic(
    "hollow", FIELD, when=Moves(This(), sources=OFF_FIELD, targets=REAR_ZONES),
    effects=(May(_becomes(This(), HOLLOW, FOR_GAME)),))
# 11.34: with another unit placed in its column it is in harmony, if both are still there (11.34.1.1) and as long as
# they are (11.34.1.2). Who was in harmony already does not come into it again (11.34.1.3.1).
_CIRCLES: Final = (*_V, *REAR_ZONES)
IN_HARMONY: Final = Automatic(
    "harmony", FIELD,
    when=Moves(Cards(_CIRCLES, YOU, (Other(), _UNIT, SameColumn())), sources=OFF_FIELD, targets=_CIRCLES),
    effects=(Do(Cards(_CIRCLES, YOU, (_UNIT, AmongThem(Together((This(), EventCard()))))),
                Tie(GainsLabel(HARMONIOUS), HARMONY, FOR_TURN)),))


def succeeding(power: int) -> Automatic:
    """11.37.2: a rear-guard of so much power, and still so on resolution (11.37.4), puts this unit into the state."""
    strong = Has(POWER, AT_LEAST, Fixed(power))
    reached = Cards(REAR_ZONES, YOU, (_UNIT, strong))
    return Automatic(
        f"success {power}", FIELD,
        when=Whenever(All((TurnOf(YOU), Fits(This(), Not(Labelled(SUCCESS))), There(reached, AT_LEAST, Fixed(1)))),
                      reached),
        effects=(If(There(It((strong,)), AT_LEAST, Fixed(1)), _becomes(This(), SUCCESS)),))


# 11.10.2: a unit that was never in legion looks for a mate, against a vanguard of grade 3 or more.
SEEKING: Final = {
    "keyword": "seek mate", "where": _V, "timings": (MAIN,), "limit": Limit(1, for_game=True),
    "condition": All((
        Fits(This(), Not(InState(MATE))), Unless(HasDone(This(), LEGION)),
        There(Cards(_V, OPPONENT, (_UNIT, Has(GRADE, AT_LEAST, Fixed(3)))), AT_LEAST, Fixed(1)))),
    "costs": (Do(Choice(Cards((ZONE_DROP,), YOU), Fixed(4)), MoveTo(ZONE_DECK, PAY)),),
    "effects": (
        Search((Choose(Choice(Cards((ZONE_DECK,), YOU, (Mateable(),)), Fixed(1), Fixed(0))),
                Do(It(), CardProcedure("legion", Fixed(0))))),
        Shuffle(YOU, ZONE_DECK)),
}


# What becomes of units in these states.


def units_in(g: State, state: str) -> Row:
    """The units of both fighters that are in a state, the turn fighter's first."""
    found: list[int] = []
    for player in (g.turn_player, 1 - g.turn_player):
        for place in fighting_circles(g, player):
            found.extend([card for card in g.zones[place] if has_label(g, card, state)])
    return tuple(found)


def r11_29_2(g: State, f: Frame) -> int:
    """At the end of a battle, charged units that took part in it go under the deck."""
    g.result = tuple([card for card in units_in(g, CHARGE) if card in g.notes])
    return arrange_owned(g, g.result) if len(g.result) > 1 else NEXT


def r11_29_2__move(g: State, f: Frame) -> int:
    return move_home(g, g.result, DECK, CHARGED, 0, True)


def r11_29_2__end(g: State, f: Frame) -> int:
    return RETURN


def r11_33_2(g: State, f: Frame) -> int:
    """At the end of the turn, hollow units are retired."""
    return move_home(g, units_in(g, HOLLOW), DROP, RETIRE)


def r11_33_2__end(g: State, f: Frame) -> int:
    return RETURN


CHARGES_END = (r11_29_2, r11_29_2__move, r11_29_2__end)
HOLLOWS_END = (r11_33_2, r11_33_2__end)
