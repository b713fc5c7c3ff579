"""A game of Gundam laid out by hand, so that a test reads like a position on a table.

    unit = table.unit(0, ap=3, hp=2)            a unit in the battle area; what is not said about it is usual
    table.resources(0, 4)                       four active resources
    table.main_phase(0)                         player 0 is asked what to do in the main phase
    table.choose("attack", unit)                by the words of the notation
    assert table.asks == (1, "8-3")             who is asked, and by which paragraph
"""
from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, Optional

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.table import Print
from tefuda.cards.text import Text
from tefuda.kernel.abilities.index import give_abilities
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.changes import attach, create, move
from tefuda.kernel.codes import NEXT, REST, first_of, kind_of, second_of
from tefuda.kernel.effects import value
from tefuda.kernel.events import watch
from tefuda.kernel.machine import run
from tefuda.kernel.program import Step
from tefuda.kernel.setup import bring
from tefuda.kernel.state import NOTHING, Frame, State
from tefuda.play.events import Event
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.play.notation import card_text
from tefuda.rulebooks.gundam.areas import BY_RULE, EX_BASE, EX_RESOURCE, SET_UP, TOKEN, TURN_TIME
from tefuda.rulebooks.gundam.cards import ATTRIBUTES, labels_of, number_of
from tefuda.rulebooks.gundam.deck import FIXED_CARDS
from tefuda.rulebooks.rulebook import rulebook
from tests.trace import tracing

BOOK: Final = rulebook("gundam")
DECK_SIZE: Final = 50
RESOURCE_DECK_SIZE: Final = 10

# A step of an effect that a test makes up: it changes the game or notes something down.
Effect = Callable[[], Optional[int]]


def card(number: str, type: str, **fields: Value) -> Card:
    return Card("gundam", number, type, (Face(Text(f"札{number}", f"Card {number}"), fields),))


def unit_card(number: str, level: int = 1, cost: int = 1, ap: int = 2, hp: int = 2, **fields: Value) -> Card:
    return card(number, "unit", color="blue", level=level, cost=cost, ap=ap, hp=hp, **fields)


CARDS: Final = {
    **FIXED_CARDS,
    **{it.number: it for it in (*(unit_card(f"U{index}") for index in range(13)), card("R", "resource"))},
}
DECK: Final = DeckList("gundam", Text("束", "Pile"), {
    "main": {**{f"U{index}": 4 for index in range(12)}, "U12": 2}, "resources": {"R": 10}})


def new_game(seed: int = 1) -> Game:
    """A game with the decks of these tests, at its first decision."""
    match = Match(BOOK, [DECK, DECK], CARDS)
    return Game(match, seed, match.deal(seed), [])


class Table:
    """Decks, six shields each, a hand of one card that nobody can play, and otherwise nothing; player 0's turn.

    With a card in their hands the players are asked even where they can do nothing.
    """

    def __init__(self) -> None:
        self.game = new_game()
        self.state = self.game.state
        self._effects = 0
        self._abilities: tuple[Ability, ...] = ()
        program = BOOK.book.program
        self._program_size = len(program.steps), len(program.procedures)
        self._program_at = program.at.copy()
        self.choose("go-first")
        self.choose("keep")
        self.choose("keep")
        for player in (0, 1):
            for it in list(self.cards("hand", player)):
                self.lay(it, "deck", player)
            for it in list(self.cards("resources", player)):
                if it in self.state.data:
                    self._drop_token(it)
                else:
                    self.lay(it, "resource_deck", player)
            self._drop_token(self.cards("base", player)[0])
        self.spare = [self.hand(player, level=99) for player in (0, 1)]
        self.state.turn = 2
        self.state.turn_player = 0
        self._begin = self.game.event_count

    def close(self) -> None:
        """Take the procedures that a test added out of the rulebook again."""
        program = BOOK.book.program
        steps, procedures = self._program_size
        for column in (program.steps, program.rules, program.names, program.starts):
            del column[steps:]
        del program.procedures[procedures:]
        program.at.clear()
        program.at.update(self._program_at)

    # Laying out a position

    def place(self, area: str, player: int) -> int:
        return BOOK.book.layout.place(area, player)

    def put(self, area: str, player: int, type: str, *, rested: bool = False, owner: int | None = None,
            **fields: Value) -> int:
        """Lay a new card into an area and give its number; it is its player's own unless said otherwise."""
        return self._put(area, player, self.printed(type, **fields), rested, owner)

    def _put(self, area: str, player: int, printed: int, rested: bool = False, owner: int | None = None) -> int:
        number = bring(self.state, player if owner is None else owner, printed, self.place(area, player))
        self.state.master[number] = player
        self.state.flags[number] = REST if rested else 0
        return number

    def unit(self, player: int, *, ap: int = 2, hp: int = 2, rested: bool = False, fresh: bool = False,
             **fields: Value) -> int:
        """A unit in the battle area, there since an earlier turn unless it is fresh."""
        number = self._put("battle", player, self.printed("unit", ap=ap, hp=hp, **fields), rested)
        if fresh:
            self.state.since[number] = self.state.registers[TURN_TIME]
        return number

    def units(self, player: int, count: int) -> list[int]:
        return [self.unit(player) for _ in range(count)]

    def pilot(self, unit: int, type: str = "pilot", **fields: Value) -> int:
        """A pilot that is set on a unit."""
        number = self._put("battle", self.state.master[unit], self.printed(type, **fields))
        attach(self.state, number, unit)
        return number

    def hand(self, player: int, type: str = "unit", *, level: int = 0, cost: int = 0, **fields: Value) -> int:
        """A card in the hand that costs nothing unless said."""
        if type in ("unit", "base"):
            fields = {"ap": 2, "hp": 2, **fields}
        return self._put("hand", player, self.printed(type, level=level, cost=cost, **fields))

    def base(self, player: int, *, ap: int = 0, hp: int = 5, rested: bool = False) -> int:
        return self.put("base", player, "base", rested=rested, ap=ap, hp=hp)

    def ex_base(self, player: int) -> int:
        g = self.state
        return create(g, self.place("base", player), player, (TOKEN,), SET_UP, g.registers[EX_BASE])

    def resources(self, player: int, count: int, *, rested: bool = False) -> list[int]:
        return [self.put("resources", player, "resource", rested=rested) for _ in range(count)]

    def ex_resource(self, player: int) -> int:
        g = self.state
        return create(g, self.place("resources", player), player, (TOKEN,), SET_UP, g.registers[EX_RESOURCE])

    def unit_token(self, player: int, *, ap: int = 2, hp: int = 2, rested: bool = False) -> int:
        g = self.state
        token = create(g, self.place("battle", player), player, (TOKEN,), SET_UP, self.printed("unit", ap=ap, hp=hp))
        g.flags[token] = REST if rested else 0
        g.since[token] = 0
        return token

    def leave(self, count: int, area: str, player: int) -> None:
        """Take cards off the top of an area until so many are left."""
        while len(self.cards(area, player)) > count:
            self.lay(self.cards(area, player)[-1], "box", player)

    def lay(self, card: int, area: str, player: int) -> None:
        g = self.state
        g.zones[g.zone_of[card]].remove(card)
        g.zone_of[card] = self.place(area, player)
        g.flags[card] = 0
        g.zones[g.zone_of[card]].insert(0, card)

    def _drop_token(self, token: int) -> None:
        g = self.state
        g.zones[g.zone_of[token]].remove(token)
        del g.data[token]
        g.obj[token] = 0
        g.zone_of[token] = -1
        g.free.append(token)

    def printed(self, type: str, **fields: Value) -> int:
        """A card such as no deck has: a new row in the table of prints."""
        match = self.game.match
        number = f"T{len(match.prints)}"
        name = fields.get("name", number)
        assert isinstance(name, str)
        it = Card("gundam", number, type, (Face(Text(name, name), fields, self._abilities),))
        self._abilities = ()
        match.prints.append(Print(it, 0))
        match.table.other_face.append(-1)
        match.table.names.append(name)
        match.table.labels.append(labels_of(it, it.front))
        match.table.printed_abilities.append(NOTHING)
        for column, attribute in zip(match.table.columns, ATTRIBUTES, strict=True):
            column.append(number_of(it, it.front, attribute))
        give_abilities(match.table, BOOK.book, [it.face.abilities for it in match.prints])
        self.state.fresh = -1
        return len(match.prints) - 1

    def text(self, *abilities: Ability) -> Table:
        """What is printed on the card that is laid out next: ``table.text(...).unit(0)``."""
        self._abilities = abilities
        return self

    def reads(self, text: str) -> Table:
        """The same, from a text as it stands on cards."""
        language = BOOK.language
        assert language is not None
        return self.text(*language.read(text))

    # Going somewhere

    def begin(self, rule: str, player: int = 0) -> None:
        """Let the game go on with that paragraph, as the turn of that player."""
        g = self.state
        g.turn_player = player
        g.fresh = -1
        g.stack[:] = [Frame(0, 0, 0, 0, NOTHING, NOTHING), Frame(g.book.at[rule], 0, 0, 0, NOTHING, NOTHING)]
        run(g)

    def turn(self, player: int = 0) -> None:
        """A new turn begins; it goes on to the main phase."""
        self.begin("6-1-1", player)

    def main_phase(self, player: int = 0) -> None:
        self.begin("6-5-1", player)

    def end_phase(self, player: int = 0) -> None:
        self.begin("6-5-5-2", player)

    def attack(self, attacker: int, target: int = -1) -> None:
        """From the main phase to the next decision after the attack is declared."""
        if target < 0:
            self.choose("attack", attacker)
        else:
            self.choose("attack-unit", attacker, target)

    def fight(self, attacker: int, target: int = -1, player: int = 0) -> None:
        """A whole battle from the beginning of a main phase, in which nobody blocks or uses anything."""
        self.main_phase(player)
        self.attack(attacker, target)
        while self.asks[1] in ("7-4-1", "8-3", "8-4"):
            self.choose("pass")

    # Deciding

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and which paragraph asks: that of the step, not of what every choice goes through."""
        prompt = self.game.prompt
        if prompt is None:
            return -1, ""
        return prompt.player, prompt.cause if prompt.rule == "9-3-3" else prompt.rule

    def choose(self, word: str, *cards: int) -> None:
        """Do the legal action of that word, with those cards where it is about some."""
        for index, (offered, *operands) in enumerate(self.offers):
            if offered == word and tuple(operands[:len(cards)]) == cards:
                self.game.choose(index)
                return
        raise AssertionError(f"{word} {cards} is not among {self.offers}")

    @property
    def offers(self) -> list[tuple[str, int, int]]:
        """The words and operands of all legal actions."""
        verbs = self.state.book.verbs
        return [(verbs[kind_of(code)].word, first_of(code), second_of(code)) for code in self.state.options]

    @property
    def words(self) -> list[str]:
        return [word for word, _, _ in self.offers]

    def offered(self, word: str) -> list[int]:
        """The cards with which the action is legal."""
        return [card for offered, card, _ in self.offers if offered == word]

    def offered_pairs(self, word: str) -> list[tuple[int, int]]:
        return [(card, other) for offered, card, other in self.offers if offered == word]

    def why_not(self, word: str, *cards: int) -> str:
        """The paragraph by which the action is refused; nothing if it is legal."""
        g = self.state
        ability = ["0"] if word == "activate" else []
        why = self.game.why_not(" ".join([word, *(card_text(g, g.player, it) for it in cards), *ability]))
        return "" if why is None else why.rule

    # Effects

    def procedure(self, *effects: Effect) -> int:
        """Add steps as a procedure of its own: the effect of an ability that no card has."""
        return BOOK.book.program.procedure(*(("9-3-1-3", self._step(effect)) for effect in effects))

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
        g.stack.append(Frame(self.procedure(*effects), 0, 0, 0, NOTHING, NOTHING))
        run(g)

    def ability(self, master: int, kind: int, *effects: Effect, reason: int = -1, card: int = -1) -> None:
        """Give a player an effect that such an event triggers."""
        watch(self.state, kind, self.procedure(*effects), master, reason=reason, card=card)

    def move(self, card: int, area: str, player: int) -> int:
        """As part of an effect: put a card somewhere."""
        return move(self.state, card, self.place(area, player), BY_RULE)

    # Looking

    def cards(self, area: str, player: int) -> list[int]:
        return self.state.zones[self.place(area, player)]

    def count(self, area: str, player: int) -> int:
        return len(self.cards(area, player))

    def top(self, area: str, player: int) -> int:
        return self.cards(area, player)[-1]

    def where(self, card: int) -> tuple[str, int]:
        layout = self.state.book.layout
        place = self.state.zone_of[card]
        return ("", -1) if place < 0 else (layout.zone(place).name, layout.player[place])

    def rested(self, card: int) -> bool:
        return bool(self.state.flags[card] & REST)

    def damage(self, card: int) -> int:
        return self.state.damage[card]

    def number(self, card: int, attribute: str) -> int:
        return value(self.state, card, ATTRIBUTES.index(attribute))

    def events(self, kind: str, reason: str = "") -> list[Event]:
        """What happened since the table was laid out, of that kind and for that reason."""
        return [
            event for event in self.game.events(None, self._begin)
            if event.kind == kind and reason in ("", event.reason)
        ]

    def tracing(self) -> AbstractContextManager[list[str]]:
        """The paragraphs that are carried out in a block, in order."""
        return tracing(self.state.book)
