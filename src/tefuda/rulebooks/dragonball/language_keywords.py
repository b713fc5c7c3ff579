"""Chapter 10: the keywords that say everything by their name alone."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Word
from ...kernel.abilities.ability_kinds import Always, Automatic, Replacing
from ...kernel.abilities.card_effects import Lasts, MoveTo
from ...kernel.abilities.conditions import Fits, There
from ...kernel.abilities.control_flow import If
from ...kernel.abilities.player_effects import PlayerProcedure, Look, Nothing
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import BY_OPPONENT_OR_BATTLE, At, Moves, WithCondition
from ...kernel.abilities.nodes import AT_MOST, EQUAL, OPPONENT, YOU, Ability, Limit, Static
from ...kernel.abilities.numbers import Fixed, ValueOf
from ...kernel.abilities.qualities import Cannot, Gains, Plus
from ...kernel.abilities.filters import AllOf, AmongThem, Has, Keyworded, Not
from ...kernel.abilities.selections import Cards, CardInRegister, Top
from ...kernel.abilities.spoken_of import EventCard, Looked, This
from ...kernel.continuous.lasting_effects import FOR_BATTLE
from .areas import (
    ATTACKER, BEING_ATTACKED, BREAK, BY_SKILL, COMPLETION_START, DISCARD, LEAVE_BRAWL, LOOK, SURGE, ZONE_BATTLE,
    ZONE_BRAWL, ZONE_DECK, ZONE_DROP, ZONE_ENERGY, ZONE_HAND, ZONE_LEADER,
)
from .cards import BATTLE, LEVEL, TYPE

# 10-9: once a turn, what the opponent's skills or a battle would do to it does not happen.
IRON_WALL: Final = Replacing(
    "iron wall", limit=Limit(1), effects=(Nothing(),),
    when=Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_ENERGY, ZONE_DROP), causes=BY_OPPONENT_OR_BATTLE,
               reasons=(BREAK, BY_SKILL, DISCARD)))

# 10-10: only cards with it can be attacked.
DEFENCE: Final = Always("defence", (ZONE_BATTLE,), statics=(Static(
    Cards((ZONE_LEADER, ZONE_BATTLE), YOU, (Not(Keyworded("defence")),)), Cannot(BEING_ATTACKED)),))

# 10-11: from the hand into the brawl area, and on to the battle area instead of the energy area.
SURGE_SKILL: Final = Automatic(
    "surge", (ZONE_BRAWL,), when=Moves(This(), sources=(ZONE_HAND,), targets=(ZONE_BRAWL,)),
    effects=(Do(This(), Lasts(Gains(Replacing(
        where=(ZONE_BRAWL,),
        when=Moves(This(), sources=(ZONE_BRAWL,), targets=(ZONE_ENERGY,), reasons=(LEAVE_BRAWL,)),
        effects=(Do(EventCard(), MoveTo(ZONE_BATTLE, SURGE)),))), FOR_BATTLE)),))

# 10-14: the top card of the deck comes along if it is a battle card of that level at most.
LINK: Final = Automatic(
    "link", when=Moves(This(), sources=(ZONE_HAND,), targets=(ZONE_BATTLE,)),
    effects=(
        Look(Top(ZONE_DECK, YOU, Fixed(1)), True, LOOK),
        If(Fits(Looked(), AllOf((Has(TYPE, EQUAL, Fixed(BATTLE)), Has(LEVEL, AT_MOST, ValueOf(This(), LEVEL))))),
           Do(Looked(), MoveTo(ZONE_BATTLE, BY_SKILL)),
           Do(Looked(), MoveTo(ZONE_DECK, BY_SKILL, bottom=True))),
    ))


def charge(count: int) -> Ability:
    """10-12: at the end of a battle in which it attacked, so many cards are charged."""
    return Automatic(
        "charge", when=WithCondition(At(COMPLETION_START), Fits(This(), AmongThem(CardInRegister(ATTACKER)))),
        effects=(PlayerProcedure("charge", YOU, Fixed(count)),))


def haste(less: int) -> Ability:
    """10-13: a card in the hand has so many levels less while the opponent's battle area is empty."""
    return Always(
        "haste", (ZONE_HAND,), There(Cards((ZONE_BATTLE,), OPPONENT), EQUAL, Fixed(0)),
        statics=(Static(This(), Plus(LEVEL, Fixed(-less))),))


_NAMES: Final = (
    ("play skill", "プレイスキル", "10-1"), ("attack skill", "アタックスキル", "10-2"),
    ("strike skill", "ストライクスキル", "10-3"), ("break skill", "ブレイクスキル", "10-4"),
    ("pressure skill", "プレッシャースキル", "10-5"), ("brawl skill", "乱戦スキル", "10-6"), ("awaken", "覚醒", "10-7"),
    ("team up", "共闘", "10-8"), ("iron wall", "鉄壁", "10-9"), ("defence", "防衛", "10-10"),
    ("surge", "怒涛", "10-11"), ("charge", "充填", "10-12"), ("haste", "速攻", "10-13"), ("link", "連携", "10-14"),
)

_SKILLS: Final = (
    (IRON_WALL, "鉄壁", "Iron Wall", "10-9"), (DEFENCE, "防衛", "Defence", "10-10"),
    (SURGE_SKILL, "怒涛", "Surge", "10-11"), (charge(2), "充填", "Charge", "10-12"),
    (haste(2), "速攻", "Haste", "10-13"), (LINK, "連携", "Link", "10-14"),
    *[(charge(count), f"充填{count}", f"Charge {count}", "10-12") for count in (1, 3, 4)],
    *[(haste(count), f"速攻{count}", f"Haste {count}", "10-13") for count in (1, 3, 4)],
)

KEYWORDS: Final[list[Production]] = [
    *[Word("keyword", value, f"【{ja}】", f"【{value.title()}】", cites=cites) for value, ja, cites in _NAMES],
    *[Word("keyword-skill", skill, f"【{ja}】", f"【{en}】", cites=cites) for skill, ja, en, cites in _SKILLS],
]
