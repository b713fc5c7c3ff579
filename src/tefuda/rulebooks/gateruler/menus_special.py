"""14-5: which overdrive and counter abilities a player may play, and why not."""
from __future__ import annotations

from ...kernel.abilities.scope import Scope
from ...kernel.choices.targeting import why_no_target
from ...kernel.codes import FINE
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.projection import value
from ...kernel.state.state import State
from .abilities import PlayThis, UseAnother
from .areas import DRIVE_ZONE
from .c14_playing import effect_of
from .cards import EVENT, TYPE
from .menus_play import cannot_pay, energy_to_pay
from .processes import OVERDRIVE, kind_of_process, overdrive_in
from .refusals import NOT_OVERDRIVE

# 14-5 Overdrive and counter abilities


def special_ability(g: State, card: int, keyword: str) -> int:
    """The number of the card's ability of that keyword (16-2, 16-4), or -1."""
    for number in abilities_of(g, card):
        if g.table.abilities[number].keyword == keyword:
            return number
    return -1


def really_played(g: State, card: int, number: int) -> int:
    """What playing such an ability comes to: another one (14-5b), the card itself (-1, 14-5c), or itself (14-5d)."""
    effects = g.table.abilities[number].effects
    if len(effects) != 1:
        return number
    (only,) = effects
    if isinstance(only, PlayThis):
        return -1
    return special_ability(g, card, only.keyword) if isinstance(only, UseAnother) else number


def why_not_special(g: State, card: int, number: int, player: int, paying: bool) -> int:
    """Whether what it comes to has not enough to choose from (14-3b-4), or can't be paid for."""
    meant = really_played(g, card, number)
    if meant >= 0:
        return why_no_target(g, meant, Scope(card, g.obj[card], player))
    unpaid = cannot_pay(g, player, card, energy_to_pay(g, player)) if paying else FINE
    if unpaid:
        return unpaid
    effect = effect_of(g, card) if value(g, card, TYPE) == EVENT else -1
    return FINE if effect < 0 else why_no_target(g, effect, Scope(card, g.obj[card], player))


def cannot_overdrive(g: State, player: int, item: int) -> int:
    """7-9a: an overdrive ability in one's drive zone can be played like any ability (14-5)."""
    if item not in g.data or kind_of_process(g.data[item]) != OVERDRIVE or g.zone_of[item] != DRIVE_ZONE + player:
        return NOT_OVERDRIVE
    laid = overdrive_in(g.data[item])
    return why_not_special(g, laid.card, laid.number, player, True)
