"""What is so of a card or player now that is not printed there: by lasting effects and by what cards in play say."""
from __future__ import annotations

from collections.abc import Iterator

from ..kernel.continuous.effect_sorts import NUMBER_SORTS, REPLACE
from ..kernel.continuous.explanation import explain_number
from ..kernel.continuous.lasting_effects import FOR_GAME, still_concerns
from ..kernel.continuous.prohibitions import is_unaffected
from ..kernel.derived.active_statics import active_statics
from ..kernel.events.telling import NOTES
from ..kernel.state.records import LastingEffect
from ..kernel.state.state import State
from .explanation import Origin
from .lasting import effect_words
from .match import Match


class EffectInForce:
    """Something that is so of a card or player now: what, from where, by which rule and until when.

    ``source`` is the card with the static ability that says so; a lasting effect knows its own.
    """

    def __init__(
        self, state: State, match: Match, effect: LastingEffect, player: int | None, source: int = -1,
    ) -> None:
        self._table, self._match, self._effect = state.table, match, effect
        self.origin = Origin(state, match, player)
        if source >= 0:
            self.origin.of_static(source, effect.ability)
        else:
            self.origin.of_effect(effect)
        self.until = self.origin.until

    def text(self, lang: str = "en") -> str:
        """The effect in words."""
        what = effect_words(self._match, self._table, self._effect, lang)
        words = self._match.rulebook.words
        return words.say("explain", "in_force", lang, what=what, origin=self.origin.text(lang))

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def effects_on(state: State, match: Match, card: int, player: int | None) -> list[EffectInForce]:
    """What is so of a card now: by lasting effects, the oldest first, then by what cards in play say."""
    found = [
        EffectInForce(state, match, effect, player) for effect in state.effects
        if effect.card in (card, -1) and still_concerns(state, effect, card) and _shows(effect)
        and not is_unaffected(state, card, effect.controller)]
    return found + [EffectInForce(state, match, effect, player, source) for effect, source in _said(state, card)]


def effects_on_player(state: State, match: Match, about: int, player: int | None) -> list[EffectInForce]:
    """What lasts on a player now, the oldest first."""
    return [EffectInForce(state, match, effect, player) for effect in state.effects if effect.card == -2 - about]


def _shows(effect: LastingEffect) -> bool:
    """Whether an effect is about its card; a replacement of an ability stands on its source and may be about any."""
    return not NOTES >> effect.sort & 1 and (effect.sort != REPLACE or effect.value > -2 or effect.card >= 0)


def _said(state: State, card: int) -> Iterator[tuple[LastingEffect, int]]:
    """What static abilities say of a card, each in the form of a lasting effect, with the card that says it."""
    for attribute in range(len(state.book.attributes)):
        for change, _, _ in explain_number(state, card, attribute).steps:
            if change.source >= 0 and not change.rule:
                yield _as_effect(
                    state, card, change.sort, attribute, -1, change.amount, change.bound, change.ability), change.source
    for it in active_statics(state):
        source = it.scope.source
        if NUMBER_SORTS >> it.sort & 1 or is_unaffected(state, card, it.scope.controller, source):
            continue
        if it.concerns(state, card):
            amount = 0 if it.amount is None else it.amount.of(state, it.scope)
            yield _as_effect(state, card, it.sort, it.what, it.reason, amount, it.bound, it.number), source


def _as_effect(
    state: State, card: int, sort: int, what: int, reason: int, value: int, bound: int, ability: int,
) -> LastingEffect:
    return LastingEffect(
        0, sort, what, reason, card, state.obj[card], 0, value, FOR_GAME, 0, bound, 0, 0, ability)
