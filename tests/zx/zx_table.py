"""A game of Z/X laid out by hand, so that a test reads like a position on a table.

    table.put("square8", 0, power=5000)         a card; what is not said about it is usual
    table.main_phase(0)                         player 0 is asked what to do in the main phase
    table.choose("attack", card, other)         by the words of the notation
    assert table.asks == (0, "506.2")           who is asked, and by which paragraph

The squares as player 0 sees them: 1 2 3 above, 4 5 6, and 7 8 9 below, where 8 is their player square.
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
from tefuda.kernel.changes import move
from tefuda.kernel.codes import FACE_DOWN, NEXT, REST, first_of, kind_of, second_of
from tefuda.kernel.events import EVERY_TIME, watch
from tefuda.kernel.machine import run
from tefuda.kernel.program import Step
from tefuda.kernel.setup import bring
from tefuda.kernel.state import NOTHING, Frame, State
from tefuda.play.events import Event
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.rulebook import Rulebook
from tefuda.rulebooks.zx.areas import BY_RULE
from tefuda.rulebooks.zx.cards import ATTRIBUTES, labels_of, number_of
from tefuda.rulebooks.zx.deck import FIXED_CARDS
from tests.trace import tracing


class _Zillions(Rulebook):
    """The rulebook for cards made here, whether or not there are sets for it."""

    @property
    def playable(self) -> bool:
        return True


BOOK: Final = _Zillions("zx")
# The player squares of the two players.
HOME: Final = ("square8", "square2")

# A step of an effect that a test makes up: it changes the game or notes something down.
Effect = Callable[[], Optional[int]]


def card(number: str, type: str = "zx", abilities: tuple[Ability, ...] = (), **fields: Value) -> Card:
    """A card; a Z/X is red and has cost 1 and power 3000 unless said otherwise."""
    usual: dict[str, Value] = {}
    if type in ("zx", "event", "extra", "overboost-upper"):
        usual = {"colors": ("red",), "cost": 1}
    if type in ("zx", "extra", "overboost-upper"):
        usual["power"] = 3000
    return Card("zx", number, type, (Face(Text(number, number), {**usual, **fields}, abilities),))


def cards(*made: Card) -> dict[str, Card]:
    return {**FIXED_CARDS, **{it.number: it for it in made}}


IGNITING: Final = [card(f"I{index}", icons=("ignition",)) for index in range(5)]
PLAIN: Final = [card(f"Z{index}") for index in range(8)]
CARDS: Final = cards(*IGNITING, *PLAIN)
MAIN: Final = {**{it.number: 4 for it in (*IGNITING, *PLAIN)}, "Z7": 2}


def pile(
    main: dict[str, int] | None = None, dynamis: dict[str, int] | None = None, player: str = "", overboost: str = "",
) -> DeckList:
    """A deck list; its main part is legal unless it is given."""
    parts = {
        "player": {player: 1} if player else {}, "overboost": {overboost: 1} if overboost else {},
        "main": MAIN if main is None else main, "dynamis": dynamis or {},
    }
    return DeckList("zx", Text("束", "Pile"), parts)


def new_game(
    seed: int = 1, decks: tuple[DeckList, DeckList] | None = None, pool: dict[str, Card] | None = None,
) -> Game:
    """A game with the decks of these tests, at its first decision."""
    match = Match(BOOK, decks or (pile(), pile()), pool or CARDS)
    return Game(match, seed, match.deal(seed), [])


class Table:
    """Two virtual player cards, four life cards each, decks, and otherwise nothing on the table."""

    def __init__(self, game: Game | None = None) -> None:
        self.game = game or new_game()
        self.state = self.game.state
        self._effects = 0
        program = BOOK.book.program
        self._program_size = len(program.steps), len(program.procedures)
        self._program_at = program.at.copy()
        self._begin = 0
        if game is None:
            self._clear()

    def _clear(self) -> None:
        for _ in range(4):
            self.choose("done")
        for _ in (0, 1):
            self.choose("keep")
        for player in (0, 1):
            for zone in ("hand", "resource"):
                for it in list(self.cards(zone, player)):
                    self.lay(it, "deck", player)
            self.set_life(player, [{}] * 4)
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

    def place(self, name: str, player: int = 0) -> int:
        """A place by its name: ``hand`` of a player, ``square5`` of both."""
        if name.startswith("square"):
            return BOOK.book.layout.place("square", 0, int(name[6:]) - 1)
        return BOOK.book.layout.place(name, player)

    def put(
        self, name: str, player: int, *, type: str = "zx", rested: bool = False, face_down: bool = False,
        damage: int = 0, owner: int | None = None, name_ja: str = "", abilities: tuple[Ability, ...] = (),
        **fields: Value,
    ) -> int:
        """Lay a new card somewhere and give its number; it is its player's own unless said otherwise."""
        g = self.state
        it = bring(g, player if owner is None else owner, self._print(type, fields, abilities, name_ja),
                   self.place(name, player))
        g.master[it] = player
        g.flags[it] = (REST if rested else 0) | (FACE_DOWN if face_down else 0)
        g.damage[it] = damage
        g.since[it] = g.clock
        g.dirty = True
        g.fresh = -1
        return it

    def put_many(self, count: int, name: str, player: int, **fields: Value) -> list[int]:
        return [self.put(name, player, **fields) for _ in range(count)]  # type: ignore[arg-type]

    def set_life(self, player: int, made: list[dict[str, Value]]) -> list[int]:
        """Exactly these cards as life."""
        for it in list(self.cards("life", player)):
            self.lay(it, "deck", player)
        return [self.put("life", player, **fields) for fields in made]  # type: ignore[arg-type]

    def lay(self, it: int, name: str, player: int) -> None:
        """Put a card to the bottom of a place as if it had always been there."""
        g = self.state
        g.zones[g.zone_of[it]].remove(it)
        g.zone_of[it] = self.place(name, player)
        g.zones[g.zone_of[it]].insert(0, it)

    def leave(self, count: int, name: str, player: int) -> None:
        """Take cards off the top of a place until so many are left; they are out of the game."""
        while len(self.cards(name, player)) > count:
            self.lay(self.cards(name, player)[-1], "box", player)

    def _print(self, type: str, fields: dict[str, Value], abilities: tuple[Ability, ...], name: str) -> int:
        """A card such as no deck has: a new row in the table of prints."""
        match = self.game.match
        it = card(name or f"T{len(match.prints)}", type, abilities, **fields)
        match.prints.append(Print(it, 0))
        match.table.other_face.append(-1)
        for column, attribute in zip(match.table.columns, ATTRIBUTES, strict=True):
            column.append(number_of(it, it.front, attribute))
        match.table.names.append(it.front.name.ja)
        match.table.labels.append(labels_of(it, it.front))
        match.table.printed_abilities.append(NOTHING)
        give_abilities(match.table, BOOK.book, [printed.face.abilities for printed in match.prints])
        return len(match.prints) - 1

    # Going somewhere

    def begin(self, rule: str, player: int) -> None:
        """Let the game go on with that paragraph, as the turn of that player."""
        g = self.state
        g.turn_player = player
        g.stack[:] = [Frame(0, 0, 0, 0, NOTHING, NOTHING), Frame(g.book.at[rule], 0, 0, 0, NOTHING, NOTHING)]
        run(g)

    def main_phase(self, player: int) -> None:
        self.begin("506.1", player)

    def check(self) -> None:
        """A pre-process (702) happens, and the main phase goes on."""
        self.state.dirty = True
        self.begin("506.3", self.state.turn_player)

    def attack(self, attacker: int, target: int) -> None:
        """Declare a battle in the main phase, up to the first decision after it."""
        self.choose("attack", attacker, target)

    # Deciding

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and which paragraph asks: that of the step, not of what every choice goes through."""
        prompt = self.game.prompt
        if prompt is None:
            return -1, ""
        return prompt.player, prompt.cause if prompt.rule == "804.3a" else prompt.rule

    def choose(self, word: str, first: int = -1, second: int = -1) -> None:
        """Do the legal action of that word, with those operands where they are given."""
        for index, (offered, one, two) in enumerate(self.offers):
            if offered == word and first in (-1, one) and second in (-1, two):
                self.game.choose(index)
                return
        raise AssertionError(f"{word} {first} {second} is not among {self.offers}")

    def play(self, it: int, square: str = "") -> None:
        """Play a card from the hand (or one that ignites), a Z/X into a square."""
        self.choose("play", it, self.place(square) if square else -1)

    @property
    def offers(self) -> list[tuple[str, int, int]]:
        """The words and operands of all legal actions."""
        verbs = self.state.book.verbs
        return [(verbs[kind_of(code)].word, first_of(code), second_of(code)) for code in self.state.options]

    def offered(self, word: str) -> list[int]:
        """The cards with which the action is legal, each once."""
        return list(dict.fromkeys(one for offered, one, _ in self.offers if offered == word))

    def squares_for(self, it: int) -> list[int]:
        """The numbers of the squares into which the card can be played."""
        first = self.place("square1")
        return [two - first + 1 for word, one, two in self.offers if word == "play" and one == it]

    def targets_of(self, it: int) -> list[int]:
        return [two for word, one, two in self.offers if word == "attack" and one == it]

    def why_not(self, kind: int, first: int = 0, second: int = 0) -> str:
        """The paragraph by which an action that is not offered is refused."""
        g = self.state
        code = kind | first << 8 | second << 24
        assert code not in g.options
        return g.book.refusals[g.book.refusal(g, code)]

    # Effects

    def procedure(self, *effects: Effect) -> int:
        """Add steps as a procedure of its own: the effect of an ability that no card has."""
        return BOOK.book.program.procedure(*(("810.1", self._step(effect)) for effect in effects))

    def _step(self, effect: Effect) -> Step:
        def step(g: State, f: Frame) -> int:
            result = effect()
            return NEXT if result is None else result

        self._effects += 1
        step.__name__ = f"effect_{self._effects}"
        return step

    def happen(self, *effects: Effect) -> None:
        """Let an effect happen in the main phase, before the player is asked what to do."""
        g = self.state
        if g.stack[-1].pc == g.book.at["506.2"]:
            g.stack[-1].pc = g.book.at["701.2"]
        g.stack.append(Frame(self.procedure(*effects), 0, 0, 0, NOTHING, NOTHING))
        run(g)

    def happen_at(self, rule: str) -> None:
        """Let the procedure with that paragraph go on from there, within the main phase."""
        g = self.state
        g.stack[-1].pc = g.book.at["506.3"]
        g.stack.append(Frame(g.book.at[rule], 0, 0, 0, NOTHING, NOTHING))
        run(g)

    def ability(
        self, master: int, kind: int, *effects: Effect, reason: int = -1, card: int = -1, often: int = EVERY_TIME,
    ) -> None:
        """Give a player an automatic ability that waits for such an event."""
        watch(self.state, kind, self.procedure(*effects), master, reason=reason, card=card, often=often)

    def move(self, it: int, name: str, player: int = 0) -> int:
        """As part of an effect: put a card somewhere."""
        return move(self.state, it, self.place(name, player), BY_RULE)

    # Looking

    def cards(self, name: str, player: int = 0) -> list[int]:
        return self.state.zones[self.place(name, player)]

    def count(self, name: str, player: int = 0) -> int:
        return len(self.cards(name, player))

    def where(self, it: int) -> tuple[str, int]:
        """The place of a card and whose it is; -1 for one that both share."""
        layout = self.state.book.layout
        place = self.state.zone_of[it]
        return layout.place_name(place), layout.player[place]

    def player_card(self, player: int) -> int:
        return next(it for it in self.cards(HOME[player]) if self.type_of(it).startswith("player"))

    def type_of(self, it: int) -> str:
        return self.game.match.printed(self.state.prints[it]).card.type

    def rested(self, it: int) -> bool:
        return bool(self.state.flags[it] & REST)

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
