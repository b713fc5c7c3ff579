"""What the tables of all games have in common on which tests lay out a position; each game adds its own words."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import ClassVar, Final, Optional

from tefuda.cards.card import Card
from tefuda.cards.decks import DeckList
from tefuda.cards.table import Print
from tefuda.kernel.derived.ability_numbers import give_abilities
from tefuda.kernel.derived.derived import Derived
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.actions.move import move
from tefuda.kernel.codes import NEXT, REST, first_of, kind_of, second_of
from tefuda.kernel.continuous.projection import value
from tefuda.kernel.triggers.delayed import EVERY_TIME, add_trigger
from tefuda.kernel.machine.machine import run
from tefuda.kernel.machine.program import Step
from tefuda.kernel.state.setup import bring
from tefuda.kernel.state.state import NOTHING, Frame, State, without
from tefuda.play.events import Event
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.rulebook import Rulebook
from tests.trace import tracing

# The first reason of every book: a rule says so.
BY_RULE: Final = 0

# A step of an effect that a test makes up: it changes the game or notes something down.
Effect = Callable[[], Optional[int]]


def dealt(rulebook: Rulebook, decks: Sequence[DeckList], cards: Mapping[str, Card], seed: int) -> Game:
    """A game with those decks, at its first decision."""
    match = Match(rulebook, decks, cards)
    return Game(match, seed, match.deal(seed), [])


def abilities_of(rulebook: Rulebook, text: str) -> tuple[Ability, ...]:
    """The abilities of a text as it stands on cards."""
    language = rulebook.language
    abilities: tuple[Ability, ...] = language.read(text)
    return abilities


def put(g: State, card: int, place: int, bottom: bool = False) -> None:
    """Lay a card into a place, by no rule and without an event."""
    take_out(g, card)
    g.zone_of[card] = place
    g.zones[place] = (card, *g.zones[place]) if bottom else (*g.zones[place], card)


def take_out(g: State, card: int) -> None:
    """Take a card out of its place, by no rule and without an event."""
    g.zones[g.zone_of[card]] = without(g.zones[g.zone_of[card]], card)


class LaidTable:
    """A game whose cards a test lays out, and which it takes to the paragraph that it is about."""

    # The paragraphs that every choice goes through.
    CHOICE_RULES: ClassVar[tuple[str, ...]]

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        program = self.state.book.program
        self._program_size = len(program.steps), len(program.procedures)
        self._program_at = program.at.copy()
        self._begin = game.event_count

    def close(self) -> None:
        """Take the procedures that a test added out of the rulebook again."""
        program = self.state.book.program
        steps, procedures = self._program_size
        for column in (program.steps, program.rules, program.names, program.starts):
            del column[steps:]
        del program.procedures[procedures:]
        program.at.clear()
        program.at.update(self._program_at)

    # Laying out a position

    def place(self, name: str, player: int = 0) -> int:
        """The place of a name such as ``hand``, or ``attack2`` for the second of several."""
        zone = name.rstrip("0123456789")
        return self.state.book.layout.place(zone, player, int(name[len(zone):] or 1) - 1)

    def _put(self, name: str, player: int, printed: int, owner: int | None = None, flags: int = 0) -> int:
        """Lay a new card of that print on top of a place; it is its player's own unless said otherwise."""
        g = self.state
        number = bring(g, player if owner is None else owner, printed, self.place(name, player))
        g.controller[number] = player
        g.flags[number] = flags
        g.derived.cards_changed()
        return number

    def _add_print(self, card: Card, labels: frozenset[str] | None = None) -> int:
        """A card such as no deck has: a new row in the table of prints for each of its faces. Gives the first."""
        match = self.game.match
        table = match.table
        first = len(match.prints)
        count = len(card.faces)
        for index, face in enumerate(card.faces):
            match.prints.append(Print(card, index))
            table.other_face.append(first + (index + 1) % count if count > 1 else -1)
            for column, attribute in zip(table.columns, self.state.book.attributes, strict=True):
                column.append(match.rulebook.number_of(card, face, attribute))
            table.names.append(face.name.ja)
            table.labels.append(match.rulebook.labels_of(card, face) if labels is None else labels)
            table.printed_abilities.append(NOTHING)
            table.strays.append(False)
        if count > 1:
            table.two_faced |= set(range(first, first + count))
        self.state.book.mark_rule_checks(table)
        if table.abilities:
            self._index_texts()
        return first

    def _write(self, printed: int, abilities: tuple[Ability, ...]) -> None:
        """Put a text on a face; all cards of that print have it then."""
        match = self.game.match
        index = match.prints[printed].face_index
        faces = list(match.prints[printed].card.faces)
        faces[index] = replace(faces[index], abilities=abilities)
        card = replace(match.prints[printed].card, faces=tuple(faces))
        match.prints[printed] = Print(card, index)
        for column, attribute in zip(match.table.columns, self.state.book.attributes, strict=True):
            column[printed] = match.rulebook.number_of(card, faces[index], attribute)
        self._index_texts()

    def _index_texts(self) -> None:
        """Let the game know of texts that were not there when it began."""
        match = self.game.match
        give_abilities(match.table, self.state.book, [it.face.abilities for it in match.prints])
        self.state.derived = Derived()

    # Going somewhere

    def begin(self, rule: str, player: int = 0) -> None:
        """Let the game go on with that paragraph, as the turn of that player."""
        g = self.state
        g.turn_player = player
        g.stack[:] = [_frame(0), _frame(g.book.at[rule])]
        run(g)

    # Deciding

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and which paragraph asks: that of the step, not of what every choice goes through."""
        prompt = self.game.prompt
        if prompt is None:
            return -1, ""
        return prompt.player, prompt.cause if prompt.rule in self.CHOICE_RULES else prompt.rule

    @property
    def offers(self) -> list[tuple[str, int, int]]:
        """The words and operands of all legal actions."""
        return self._offers()

    def _offers(self) -> list[tuple[str, int, int]]:
        verbs = self.state.book.verbs
        return [(verbs[kind_of(code)].word, first_of(code), second_of(code)) for code in self.state.options]

    @property
    def words(self) -> list[str]:
        return [word for word, _, _ in self._offers()]

    def offered(self, word: str) -> list[int]:
        """The cards or places with which the action is legal."""
        return [one for offered, one, _ in self._offers() if offered == word]

    def offered_pairs(self, word: str) -> list[tuple[int, int]]:
        return [(one, two) for offered, one, two in self._offers() if offered == word]

    # Looking

    def cards(self, name: str, player: int = 0) -> list[int]:
        return list(self.state.zones[self.place(name, player)])

    def count(self, name: str, player: int = 0) -> int:
        return len(self.cards(name, player))

    def top(self, name: str, player: int = 0) -> int:
        return self.cards(name, player)[-1]

    def where(self, card: int) -> tuple[str, int]:
        """The name of the place where a card lies, and whose it is: -1 for one that both share, or for none."""
        layout = self.state.book.layout
        place = self.state.zone_of[card]
        return ("", -1) if place < 0 else (layout.place_name(place), layout.player[place])

    def rested(self, card: int) -> bool:
        return bool(self.state.flags[card] & REST)

    def damage(self, card: int) -> int:
        return self.state.damage[card]

    def number(self, card: int, attribute: str) -> int:
        return value(self.state, card, self.state.book.attributes.index(attribute))

    def events(self, kind: str, reason: str = "") -> list[Event]:
        """What happened since the table was laid out, of that kind and for that reason."""
        return [
            event for event in self.game.events(None, self._begin)
            if event.kind == kind and reason in ("", event.reason)
        ]

    def timings(self) -> list[str]:
        """The moments that abilities may wait for, as they came."""
        return [event.reason for event in self.events("timing")]

    def tracing(self) -> AbstractContextManager[list[str]]:
        """The paragraphs that are carried out in a block, in order."""
        return tracing(self.state.book)


class EffectTable(LaidTable):
    """A table on which actions are named by numbers and tests make up effects out of plain functions."""

    # The paragraph by which an effect is carried out.
    EFFECT_RULE: ClassVar[str]
    # A paragraph that asks, and the one from which it is asked again once an effect has happened.
    ASKED_AGAIN: ClassVar[Optional[tuple[str, str]]] = None

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._effects = 0

    def lay(self, card: int, name: str, player: int) -> None:
        """Put a card to the bottom of a place as if it had always been there."""
        g = self.state
        put(g, card, self.place(name, player), bottom=True)
        g.derived.cards_changed()

    def leave(self, count: int, name: str, player: int) -> None:
        """Take cards off the top of a place until so many are left; they are out of the game."""
        while self.count(name, player) > count:
            self.lay(self.top(name, player), "box", player)

    def choose(self, word: str, *operands: int) -> None:
        """Do the legal action of that word, with those cards and places where it is about some; -1 is any."""
        for index, (offered, *others) in enumerate(self._offers()):
            if offered == word and all(own in (-1, other) for own, other in zip(operands, others)):
                self.game.choose(index)
                return
        raise AssertionError(f"{word} {operands} is not among {self.offers}")

    def procedure(self, *effects: Effect) -> int:
        """Add steps as a procedure of its own: the effect of an ability that no card has."""
        program = self.state.book.program
        return program.procedure(*((self.EFFECT_RULE, self._step(effect)) for effect in effects))

    def _step(self, effect: Effect) -> Step:
        def step(g: State, f: Frame) -> int:
            result = effect()
            return NEXT if result is None else result

        self._effects += 1
        step.__name__ = f"effect_{self._effects}"
        return step

    def happen(self, *effects: Effect) -> None:
        """Let an effect happen before the open decision, which is asked again after it."""
        g = self.state
        if self.ASKED_AGAIN is not None:
            asking, again = self.ASKED_AGAIN
            if g.stack[-1].pc == g.book.at[asking]:
                g.stack[-1].pc = g.book.at[again]
        g.stack.append(_frame(self.procedure(*effects)))
        run(g)

    def ability(
        self, controller: int, kind: int, *effects: Effect, reason: int = -1, card: int = -1, source: int = -1,
        often: int = EVERY_TIME,
    ) -> None:
        """Give a player an automatic ability that waits for such an event."""
        procedure = self.procedure(*effects)
        add_trigger(self.state, kind, procedure, controller, reason=reason, card=card, source=source, often=often)

    def move(self, card: int, name: str, player: int = 0) -> int:
        """As part of an effect: put a card somewhere."""
        return move(self.state, card, self.place(name, player), BY_RULE)


def _frame(step: int) -> Frame:
    return Frame(step, 0, 0, 0, NOTHING, NOTHING)
