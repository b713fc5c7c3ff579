"""What players do by a text, apart from what is done to cards: draw, look, shuffle, lose, wait for something."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..codes import DOING, NEXT, SHOWN
from ..state.state import Frame, State, call
from .nodes import EITHER, Effect, Instruction, Number, Selection
from .scope import Scope, keep_done, keep_looked, looked_at, scope_of, still
from .selections import player_of, players_of
from ..actions.move import shuffle
from ..actions.one_by_one import draw
from ..actions.turn import reveal
from ..continuous.lasting_effects import add_effect
from ..actions.card_states import hide, peek
from ..actions.lose import lose_for
from ..replacement.replaceable_procedure import perform
from .instructions import jump
from .board_places import Places
from ..continuous.effect_sorts import PROHIBIT


@dataclass(frozen=True)
class Draw(Effect):
    """Players draw cards."""

    who: int
    count: Number

    def emit(self, code: list[Instruction]) -> None:
        for second in (False, True) if self.who == EITHER else (False,):
            code.append(DrawFor(self, second))


@dataclass(frozen=True)
class DrawFor(Instruction):
    """One player draws; of both, the turn player first."""

    effect: Draw
    second: bool

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        if self.effect.who == EITHER:
            player = g.turn_player ^ int(self.second)
        else:
            player = player_of(self.effect.who, s.controller)
        book = g.book
        return draw(g, player, self.effect.count.of(g, s), book.deck, book.hand, book.drawing)

    def after(self, g: State, f: Frame) -> None:
        keep_done(f, g.done)


@dataclass(frozen=True)
class CountedEffect(Effect):
    """An effect of which it is remembered how much it did."""

    def after(self, g: State, f: Frame) -> None:
        keep_done(f, g.done)


@dataclass(frozen=True)
class PlayerProcedure(CountedEffect):
    """A player goes through a procedure of the rulebook, with a number: takes damage, recovers, ends the turn."""

    procedure: str
    who: int
    number: Number

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = 0
        return perform(g, self.procedure, player_of(self.who, s.controller), self.number.of(g, s), s.source)

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return g.book.payable(g, self.procedure, player_of(self.who, s.controller), self.number.of(g, s), taken)

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class CreateTokens(CountedEffect):
    """Tokens of a name come into the game for a player, by a procedure of the rulebook; perhaps rested, in some places.

    The procedure gets the player, how many, whether rested, and the prints and then the places.
    """

    name: str
    count: Number
    rested: bool = False
    who: int = 0
    places: Optional[Places] = None

    def run(self, g: State, f: Frame) -> int:
        return _summon(g, scope_of(f), (self,))

    def tokens(self, g: State, s: Scope) -> list[int]:
        """The prints of the tokens, one for each."""
        for printed, name in enumerate(g.table.names):
            if name == self.name and "token" in g.table.labels[printed]:
                return [printed] * max(0, self.count.of(g, s))
        return []


@dataclass(frozen=True)
class Attempt(Instruction):
    """The master is about to do something by the effect itself. Where something else happens instead, go on further
    ahead.
    """

    count: int
    name: str

    def run(self, g: State, f: Frame) -> int:
        g.done = 1
        if not g.table.replaces >> DOING & 1:
            return NEXT
        s = scope_of(f)
        return perform(g, self.name, s.controller, 1, s.source)

    def after(self, g: State, f: Frame) -> None:
        if not g.done:
            keep_done(f, 0)
            jump(f, self.count)


@dataclass(frozen=True)
class Look(Effect):
    """The master looks at cards, or they are shown to everybody."""

    which: Selection
    to_all: bool
    reason: int

    def emit(self, code: list[Instruction]) -> None:
        code.append(Attempt(1, "look"))
        code.append(self)

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        cards = self.which.find(g, s)
        for card in still(g, s.looked):
            hide(g, card)
        keep_looked(g, f, cards)
        for card in cards:
            if self.to_all:
                reveal(g, card, self.reason)
            else:
                peek(g, card, self.reason, s.controller)
        keep_done(f, len(cards))
        return NEXT


def hide_looked(g: State, f: Frame) -> None:
    """Cards that were looked at or shown, and are still where they were, are hidden again."""
    looked = looked_at(f)
    if not looked:
        return
    cards = still(g, looked)
    shown = tuple([card for card in cards if g.flags[card] & SHOWN])
    for card in cards:
        hide(g, card)
    if shown:
        g.book.hidden_again(g, shown)


@dataclass(frozen=True)
class Shuffle(Effect):
    """A player shuffles a zone."""

    who: int
    zone: int

    def run(self, g: State, f: Frame) -> int:
        for player in players_of(self.who, scope_of(f).controller):
            for place in g.book.shuffled(g, g.book.layout.zones[self.zone].first + player):
                shuffle(g, place)
        return NEXT


@dataclass(frozen=True)
class LoseGame(Effect):
    """A player loses the game, or both do."""

    who: int
    reason: int

    def run(self, g: State, f: Frame) -> int:
        bits = 0
        for player in players_of(self.who, scope_of(f).controller):
            bits |= 1 << player
        return lose_for(g, ((bits, self.reason),))


@dataclass(frozen=True)
class Forbid(Effect):
    """A player can't do something for a while."""

    who: int
    deed: int
    duration: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        for player in players_of(self.who, s.controller):
            add_effect(g, PROHIBIT, self.deed, player=player, controller=s.controller, duration=self.duration)
        return NEXT


@dataclass(frozen=True)
class Nothing(Effect):
    """Nothing happens."""

    def run(self, g: State, f: Frame) -> int:
        return NEXT


def _summon(g: State, s: Scope, parts: tuple[CreateTokens, ...]) -> int:
    """Let the tokens of all parts come at the same time, for the player, the state and the places of the first."""
    g.done = 0
    prints: list[int] = []
    for part in parts:
        prints.extend(part.tokens(g, s))
    if not prints:
        return NEXT
    first = parts[0]
    places = [] if first.places is None else first.places.find(g, s)
    player = player_of(first.who, s.controller)
    return call(g, g.book.at["token"], player, len(prints), int(first.rested), (*prints, *places))


@dataclass(frozen=True)
class CreateTokensOfEach(CountedEffect):
    """Tokens of several names come into the game at the same time."""

    parts: tuple[CreateTokens, ...]

    def run(self, g: State, f: Frame) -> int:
        return _summon(g, scope_of(f), self.parts)
