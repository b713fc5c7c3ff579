"""A game of Z/X laid out by hand, so that a test reads like a position on a table.

    table.put("square8", 0, power=5000)         a card; what is not said about it is usual
    table.main_phase(0)                         player 0 is asked what to do in the main phase
    table.choose("attack", card, other)         by the words of the notation
    assert table.asks == (0, "506.2")           who is asked, and by which paragraph

The squares as player 0 sees them: 1 2 3 above, 4 5 6, and 7 8 9 below, where 8 is their player square.
"""
from __future__ import annotations

from typing import Final

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.kernel.choices.refusal import refusal
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.codes import FACE_DOWN, REST
from tefuda.kernel.machine.machine import run
from tefuda.kernel.state.state import NOTHING, Frame
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.zx.deck import FIXED_CARDS
from tests.laid_table import EffectTable, dealt

BOOK: Final = rulebook("zx")
# The player squares of the two players.
HOME: Final = ("square8", "square2")


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
    return dealt(BOOK, decks or (pile(), pile()), pool or CARDS, seed)


class Table(EffectTable):
    """Two virtual player cards, four life cards each, decks, and otherwise nothing on the table."""

    CHOICE_RULES = ("804.3a",)
    EFFECT_RULE = "810.1"
    ASKED_AGAIN = ("506.2", "701.2")

    def __init__(self, game: Game | None = None) -> None:
        super().__init__(game or new_game())
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

    # Laying out a position

    def put(
        self, name: str, player: int, *, type: str = "zx", rested: bool = False, face_down: bool = False,
        damage: int = 0, owner: int | None = None, name_ja: str = "", abilities: tuple[Ability, ...] = (),
        **fields: Value,
    ) -> int:
        """Lay a new card somewhere and give its number; it is its player's own unless said otherwise."""
        g = self.state
        printed = self._add_print(card(name_ja or f"T{len(self.game.match.prints)}", type, abilities, **fields))
        self._index_texts()
        it = self._put(name, player, printed, owner, REST * rested | FACE_DOWN * face_down)
        g.damage[it] = damage
        g.since[it] = g.clock
        g.needs_rule_check = True
        return it

    def put_many(self, count: int, name: str, player: int, **fields: Value) -> list[int]:
        return [self.put(name, player, **fields) for _ in range(count)]  # type: ignore[arg-type]

    def set_life(self, player: int, made: list[dict[str, Value]]) -> list[int]:
        """Exactly these cards as life."""
        for it in list(self.cards("life", player)):
            self.lay(it, "deck", player)
        return [self.put("life", player, **fields) for fields in made]  # type: ignore[arg-type]

    # Going somewhere

    def main_phase(self, player: int) -> None:
        self.begin("506.1", player)

    def check(self) -> None:
        """A pre-process (702) happens, and the main phase goes on."""
        self.state.needs_rule_check = True
        self.begin("506.3", self.state.turn_player)

    def attack(self, attacker: int, target: int) -> None:
        """Declare a battle in the main phase, up to the first decision after it."""
        self.choose("attack", attacker, target)

    # Deciding

    def play(self, it: int, square: str = "") -> None:
        """Play a card from the hand (or one that ignites), a Z/X into a square."""
        self.choose("play", it, self.place(square) if square else -1)

    def offered(self, word: str) -> list[int]:
        """The cards with which the action is legal, each once."""
        return list(dict.fromkeys(super().offered(word)))

    def squares_for(self, it: int) -> list[int]:
        """The numbers of the squares into which the card can be played."""
        first = self.place("square1")
        return [two - first + 1 for one, two in self.offered_pairs("play") if one == it]

    def targets_of(self, it: int) -> list[int]:
        return [two for one, two in self.offered_pairs("attack") if one == it]

    def why_not(self, kind: int, first: int = 0, second: int = 0) -> str:
        """The paragraph by which an action that is not offered is refused."""
        g = self.state
        code = kind | first << 8 | second << 24
        assert code not in g.options
        return g.book.refusals[refusal(g, code)]

    # Effects

    def happen_at(self, rule: str) -> None:
        """Let the procedure with that paragraph go on from there, within the main phase."""
        g = self.state
        g.stack[-1].pc = g.book.at["506.3"]
        g.stack.append(Frame(g.book.at[rule], 0, 0, 0, NOTHING, NOTHING))
        run(g)

    # Looking

    def player_card(self, player: int) -> int:
        return next(it for it in self.cards(HOME[player]) if self.type_of(it).startswith("player"))

    def type_of(self, it: int) -> str:
        return self.game.match.printed(self.state.prints[it]).card.type
