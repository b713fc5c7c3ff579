"""A game of Dragon Ball laid out by hand, so that a test reads like a position on a table.

    table.put("battle", 0, power=5000)          a card; what is not said about it is usual
    table.main_phase(0)                         player 0 is asked what to do in the main phase
    table.choose("play", card)                  by the words of the notation
    assert table.asks == (0, "6-3-1-2")         who is asked, and by which paragraph
"""
from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Final, Optional

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.table import Print
from tefuda.cards.text import Text
from tefuda.kernel.abilities.index import give_abilities
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.changes import move
from tefuda.kernel.codes import NEXT, REST, first_of, kind_of
from tefuda.kernel.effects import value
from tefuda.kernel.events import EVERY_TIME, watch
from tefuda.kernel.machine import run
from tefuda.kernel.program import Step
from tefuda.kernel.setup import bring
from tefuda.kernel.state import NOTHING, Frame, State
from tefuda.play.events import Event
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.play.notation import action_text
from tefuda.rulebooks.dragonball.areas import BY_RULE
from tefuda.rulebooks.dragonball.cards import ATTRIBUTES, number_of
from tefuda.rulebooks.rulebook import rulebook
from tests.trace import tracing

BOOK: Final = rulebook("dragonball")
# What the leaders and the cards of the decks have, front and back.
LEADER_POWER: Final = 5000
LEADER_STRIKE: Final = 1
BACK_POWER: Final = 6000
BACK_STRIKE: Final = 2
DECK_SIZE: Final = 40
LIFE: Final = 7

# A step of an effect that a test makes up: it changes the game or notes something down.
Effect = Callable[[], Optional[int]]


def read(text: str) -> tuple[Ability, ...]:
    """The abilities of a text."""
    language = BOOK.language
    assert language is not None
    abilities: tuple[Ability, ...] = language.read(text)
    return abilities


def face(name: str, power: int = 0, strike: int = 0, level: int = 0) -> Face:
    fields: dict[str, Value] = {
        "power": power, "strike": strike, "level": level, "character": Text(name, name), "color": "red",
        "age": "今", "traits": ()}
    return Face(Text(name, name), fields)


def battle_card(number: str, power: int = 3000, strike: int = 1, level: int = 0) -> Card:
    return Card("dragonball", number, "battle", (face(number, power, strike, level),))


LEADER: Final = Card("dragonball", "L", "leader", (
    face("Leader", LEADER_POWER, LEADER_STRIKE), face("Leader awake", BACK_POWER, BACK_STRIKE)))
CARDS: Final = {card.number: card for card in (LEADER, *(battle_card(f"B{index}") for index in range(14)))}
DECK: Final = DeckList("dragonball", Text("束", "Pile"), {
    "leader": {"L": 1}, "main": {**{f"B{index}": 3 for index in range(13)}, "B13": 1}})


def new_game(seed: int = 1) -> Game:
    """A game with the decks of these tests, at its first decision."""
    match = Match(BOOK, [DECK, DECK], CARDS)
    return Game(match, seed, match.deal(seed), [])


class Table:
    """Two leaders, 33 cards in each deck, seven in each life area, and otherwise an empty table."""

    def __init__(self) -> None:
        self.game = new_game()
        self.state = self.game.state
        self._effects = 0
        program = BOOK.book.program
        self._program_size = len(program.steps), len(program.procedures)
        self._program_at = program.at.copy()
        for _ in (0, 1):
            self.choose("done")
        for player in (0, 1):
            for area in ("hand", "energy"):
                for card in list(self.cards(area, player)):
                    self._lay(card, "deck", player)
        self.state.turn = 2
        self.main_phase(0)
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

    def put(
        self, area: str, player: int, *, power: int = 3000, strike: int = 1, level: int = 0, type: str = "battle",
        rested: bool = False, owner: int | None = None, text: str | tuple[Ability, ...] = (), labels: str = "",
    ) -> int:
        """Lay a new card into an area and give its number; it is its player's own unless said otherwise.

        It may have a text, or the abilities that one would be read as, and labels: "color:red trait:森".
        """
        printed = self._print(power, strike, level, type, text, labels)
        card = bring(self.state, player if owner is None else owner, printed, self.place(area, player))
        self.state.master[card] = player
        self.state.flags[card] = REST if rested else 0
        self.state.dirty = True
        return card

    def put_many(self, count: int, area: str, player: int) -> list[int]:
        return [self.put(area, player) for _ in range(count)]

    def leave(self, count: int, area: str, player: int) -> None:
        """Take cards off the top of an area until so many are left."""
        while len(self.cards(area, player)) > count:
            self._lay(self.cards(area, player)[-1], "box", player)

    def rest(self, card: int) -> None:
        self.state.flags[card] |= REST

    def _lay(self, card: int, area: str, player: int) -> None:
        g = self.state
        g.zones[g.zone_of[card]].remove(card)
        g.zone_of[card] = self.place(area, player)
        g.zones[g.zone_of[card]].insert(0, card)

    def _print(
        self, power: int, strike: int, level: int, type: str, text: str | tuple[Ability, ...], labels: str,
    ) -> int:
        """A card such as no deck has: a new row in the table of prints."""
        match = self.game.match
        it = face("Test card", power, strike, level)
        abilities = read(text) if isinstance(text, str) else text
        card = Card("dragonball", f"T{len(match.prints)}", type, (Face(it.name, it.fields, abilities),))
        match.prints.append(Print(card, 0))
        match.table.other_face.append(-1)
        for column, attribute in zip(match.table.columns, ATTRIBUTES, strict=True):
            column.append(number_of(card, card.front, attribute))
        match.table.names.append("Test card")
        match.table.labels.append(frozenset(labels.split()))
        match.table.printed_abilities.append(NOTHING)
        give_abilities(match.table, BOOK.book, [it.face.abilities for it in match.prints])
        self.state.fresh = -1
        return len(match.prints) - 1

    def give(self, card: int, text: str | tuple[Ability, ...]) -> None:
        """Print a text on the face that a card shows; all cards of that print have it then."""
        match = self.game.match
        abilities = read(text) if isinstance(text, str) else text
        own = self.state.prints[card]
        printed = [it.face.abilities for it in match.prints]
        printed[own] = abilities
        match.prints[own] = Print(replace(match.prints[own].card, faces=tuple(
            replace(it, abilities=abilities) if number == match.prints[own].face_index else it
            for number, it in enumerate(match.prints[own].card.faces))), match.prints[own].face_index)
        give_abilities(match.table, BOOK.book, printed)
        self.state.fresh = -1

    # Going somewhere

    def begin(self, rule: str, player: int) -> None:
        """Let the game go on with that paragraph, as the turn of that player."""
        g = self.state
        g.turn_player = player
        g.stack[:] = [Frame(0, 0, 0, 0, NOTHING, NOTHING), Frame(g.book.at[rule], 0, 0, 0, NOTHING, NOTHING)]
        run(g)

    def turn(self, player: int) -> None:
        """A new turn begins; it goes on to the main phase."""
        self.begin("6-1-1", player)

    def main_phase(self, player: int) -> None:
        self.begin("6-3-1-1", player)

    def battle_phase(self, player: int) -> None:
        """The first standby step of the turn."""
        self.begin("6-3-1-3", player)

    def end_phase(self, player: int) -> None:
        """The end phase; it goes on to the main phase of the next turn."""
        self.begin("6-5-1-1", player)

    def attack(self, attacker: int, target: int) -> None:
        """From a standby step to the free timing of the attack step."""
        self.choose("attack")
        self.choose("attack-with", attacker)
        if self.asks[1] == "7-3-1-4":
            self.choose("target", target)

    def fight(self, attacker: int, target: int) -> None:
        """A whole battle in which nobody adds anything, up to the next decision after its judgement."""
        self.attack(attacker, target)
        self.choose("pass")
        if self.asks[1] == "7-4-1-2":
            self.choose("pass")

    # Deciding

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and which paragraph asks: that of the step, not of what every choice goes through."""
        prompt = self.game.prompt
        if prompt is None:
            return -1, ""
        return prompt.player, prompt.cause if prompt.rule in ("8-5-2-2", "8-6-3") else prompt.rule

    def choose(self, word: str, card: int = -1) -> None:
        """Do the legal action of that word, with that card where it is about one."""
        for index, (offered, operand) in enumerate(self.offers):
            if offered == word and card in (-1, operand):
                self.game.choose(index)
                return
        raise AssertionError(f"{word} {card} is not among {self.offers}")

    @property
    def offers(self) -> list[tuple[str, int]]:
        """The words and operands of all legal actions."""
        verbs = self.state.book.verbs
        return [(verbs[kind_of(code)].word, first_of(code)) for code in self.state.options]

    def offered(self, word: str) -> list[int]:
        """The cards with which the action is legal."""
        return [operand for offered, operand in self.offers if offered == word]

    def why_not(self, word: str, card: int = -1) -> str:
        """The paragraph by which the action is refused; nothing if it is legal."""
        text = word if card < 0 else f"{word} {self.name(card)}"
        why = self.game.why_not(text)
        return "" if why is None else why.rule

    def name(self, card: int) -> str:
        """The card in the notation of the player who is asked."""
        return action_text(self.state, self.state.player, 2 | card << 8).removeprefix("pick ")

    # Effects

    def procedure(self, *effects: Effect) -> int:
        """Add steps as a procedure of its own: the effect of an ability that no card has."""
        return BOOK.book.program.procedure(*(("8-8-1", self._step(effect)) for effect in effects))

    def _step(self, effect: Effect) -> Step:
        def step(g: State, f: Frame) -> int:
            result = effect()
            return NEXT if result is None else result

        self._effects += 1
        step.__name__ = f"effect_{self._effects}"
        return step

    def happen(self, *effects: Effect) -> None:
        """Let an effect happen at this free timing, as if the player had caused it."""
        g = self.state
        if g.stack[-1].pc == g.book.at["8-5-2-2"]:
            g.stack[-1].pc = g.book.at["8-5-2-1"]
        g.stack.append(Frame(self.procedure(*effects), 0, 0, 0, NOTHING, NOTHING))
        run(g)

    def ability(
        self, master: int, kind: int, *effects: Effect, reason: int = -1, card: int = -1, source: int = -1,
        often: int = EVERY_TIME,
    ) -> None:
        """Give a player an automatic ability that waits for such an event."""
        procedure = self.procedure(*effects)
        watch(self.state, kind, procedure, master, reason=reason, card=card, source=source, often=often)

    def move(self, card: int, area: str, player: int) -> int:
        """As part of an effect: put a card somewhere."""
        return move(self.state, card, self.place(area, player), BY_RULE)

    # Looking

    def cards(self, area: str, player: int) -> list[int]:
        return self.state.zones[self.place(area, player)]

    def count(self, area: str, player: int) -> int:
        return len(self.cards(area, player))

    def leader(self, player: int) -> int:
        return self.cards("leader", player)[0]

    def where(self, card: int) -> tuple[str, int]:
        layout = self.state.book.layout
        place = self.state.zone_of[card]
        return layout.zone(place).name, layout.player[place]

    def rested(self, card: int) -> bool:
        return bool(self.state.flags[card] & REST)

    def number(self, card: int, attribute: str) -> int:
        return value(self.state, card, ATTRIBUTES.index(attribute))

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
