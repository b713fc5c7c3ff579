"""Chapter 16: the keyword skills that say everything by their name alone, as the abilities that they stand for."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.ability_kinds import Activated, Allowing, Automatic, KeywordNumber, Replacing
from ...kernel.abilities.card_effects import Lasts, MoveTo, Stand, CardProcedure
from ...kernel.abilities.conditions import Fits
from ...kernel.abilities.control_flow import If, May
from ...kernel.abilities.player_effects import PlayerProcedure
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import At, Declares, Moves, WithCondition
from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU
from ...kernel.abilities.numbers import Fixed, ValueOf
from ...kernel.abilities.qualities import Gains
from ...kernel.abilities.search import NameLabel
from ...kernel.abilities.filters import AmongThem, AttachedTo, IsSo
from ...kernel.abilities.selections import AnyCard, Cards, Choice
from ...kernel.abilities.spoken_of import EventCard, This
from ...kernel.continuous.lasting_effects import FOR_PHASE, FOR_TURN
from .areas import (
    ATTACK_PHASE_END, BATTLE_END, BY_ABILITY, DEALT_BATTLE, DESTROYS_BATTLE, FIRST_ATTACK, IN_FRONT, INSTANT_TIMING,
    NORMAL_TIMING, OFF_FIELD, SUMMON_FROM_GRAVEYARD, ZONE_DEFENCE, ZONE_GRAVEYARD, ZONE_RULER, ZONE_SOUL,
)
from .cards import ATK, INTERCEPT, STK

_ON_FIELD: Final = Cards(IN_FRONT, YOU)

# 16-5: as it destroys a unit in a defence zone by battle damage, its STK goes on to the ruler, as effect damage.
PIERCE: Final = Automatic(
    "pierce", when=Declares(DESTROYS_BATTLE, This(), Cards((ZONE_DEFENCE,), OPPONENT)),
    effects=(Do(Cards((ZONE_RULER,), OPPONENT), CardProcedure("damage", ValueOf(This(), STK))),))

# 16-6: at the end of the attack phase it may go to an empty defence zone.
VIGILANCE: Final = Automatic(
    "vigilance", when=At(ATTACK_PHASE_END, YOU),
    effects=(May(Do(This(), CardProcedure("to empty defence", Fixed(0)))),))

# 16-7: read off the card by 8-5.
INTERCEPTION: Final = KeywordNumber("intercept", attribute=INTERCEPT)

# 16-8: as it is dealt battle damage and is still there, its ATK comes back.
COUNTERATTACK: Final = Automatic(
    "counterattack", when=Declares(DEALT_BATTLE, AnyCard(EITHER), This()),
    effects=(If(Fits(This(), AmongThem(_ON_FIELD)), Do(EventCard(), CardProcedure("damage", ValueOf(This(), ATK)))),))

# 16-9: at the end of the battle of its first attack this turn it acts again.
TWO_ATTACKS: Final = Automatic(
    "two attacks", when=WithCondition(At(BATTLE_END), Fits(This(), IsSo(FIRST_ATTACK))),
    effects=(Do(This(), Stand(BY_ABILITY)),))

# 16-10: an attribute of one's choice until the end of the turn, beside its own.
FAMILIAR: Final = Activated("familiar", timings=(NORMAL_TIMING,), effects=(NameLabel("attribute", FOR_TURN),))

# 16-11: a normal summon from the graveyard, for energy only.
UNDYING: Final = Allowing("undying", (ZONE_GRAVEYARD,), deed=SUMMON_FROM_GRAVEYARD)

# 16-12: for one of its souls it does not leave the field the next time in this phase.
SOUL_GUARD: Final = Activated(
    "soul guard", timings=(INSTANT_TIMING,),
    costs=(Do(Choice(Cards((ZONE_SOUL,), EITHER, (AttachedTo((AmongThem(This()),)),)), Fixed(1)),
              MoveTo(ZONE_GRAVEYARD, BY_ABILITY)),),
    effects=(Do(This(), Lasts(Gains(Replacing(
        when=Moves(This(), sources=IN_FRONT, targets=OFF_FIELD),
        effects=(PlayerProcedure("soul guard", YOU, Fixed(0)),))), FOR_PHASE)),))
