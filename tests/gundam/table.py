"""A game of Gundam laid out by hand, so that a test reads like a position on a table.

    unit = table.unit(0, ap=3, hp=2)            a unit in the battle area; what is not said about it is usual
    table.resources(0, 4)                       four active resources
    table.main_phase(0)                         player 0 is asked what to do in the main phase
    table.choose("attack", unit)                by the words of the notation
    assert table.asks == (1, "8-3")             who is asked, and by which paragraph
"""
from __future__ import annotations

from typing import Final

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.events.changes import attach
from tefuda.kernel.actions.create import create
from tefuda.kernel.codes import REST
from tefuda.play.game import Game
from tefuda.play.notation import card_text
from tefuda.rulebooks.gundam.areas import EX_BASE, EX_RESOURCE, SET_UP, TOKEN, TURN_TIME
from tefuda.rulebooks.gundam.deck import FIXED_CARDS
from tefuda.rulebooks.rulebook import rulebook
from tests.laid_table import EffectTable, abilities_of, dealt, take_out

BOOK: Final = rulebook("gundam")
DECK_SIZE: Final = 50
RESOURCE_DECK_SIZE: Final = 10


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
    return dealt(BOOK, [DECK, DECK], CARDS, seed)


class Table(EffectTable):
    """Decks, six shields each, a hand of one card that nobody can play, and otherwise nothing; player 0's turn.

    With a card in their hands the players are asked even where they can do nothing.
    """

    CHOICE_RULES = ("9-3-3",)
    EFFECT_RULE = "9-3-1-3"

    def __init__(self) -> None:
        super().__init__(new_game())
        self._abilities: tuple[Ability, ...] = ()
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

    # Laying out a position

    def put(self, area: str, player: int, type: str, *, rested: bool = False, owner: int | None = None,
            **fields: Value) -> int:
        """Lay a new card into an area and give its number; it is its player's own unless said otherwise."""
        return self._put(area, player, self.printed(type, **fields), owner, REST * rested)

    def unit(self, player: int, *, ap: int = 2, hp: int = 2, rested: bool = False, fresh: bool = False,
             **fields: Value) -> int:
        """A unit in the battle area, there since an earlier turn unless it is fresh."""
        number = self._put("battle", player, self.printed("unit", ap=ap, hp=hp, **fields), flags=REST * rested)
        if fresh:
            self.state.since[number] = self.state.registers[TURN_TIME]
        return number

    def units(self, player: int, count: int) -> list[int]:
        return [self.unit(player) for _ in range(count)]

    def pilot(self, unit: int, type: str = "pilot", **fields: Value) -> int:
        """A pilot that is set on a unit."""
        number = self._put("battle", self.state.controller[unit], self.printed(type, **fields))
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

    def lay(self, card: int, name: str, player: int) -> None:
        """Put a card to the bottom of an area, active."""
        super().lay(card, name, player)
        self.state.flags[card] = 0

    def _drop_token(self, token: int) -> None:
        g = self.state
        take_out(g, token)
        del g.data[token]
        g.obj[token] = 0
        g.zone_of[token] = -1
        g.free += (token,)

    def printed(self, type: str, **fields: Value) -> int:
        """A card such as no deck has: a new row in the table of prints."""
        number = f"T{len(self.game.match.prints)}"
        name = fields.get("name", number)
        assert isinstance(name, str)
        it = Card("gundam", number, type, (Face(Text(name, name), fields, self._abilities),))
        self._abilities = ()
        printed = self._add_print(it)
        self._index_texts()
        return printed

    def text(self, *abilities: Ability) -> Table:
        """What is printed on the card that is laid out next: ``table.text(...).unit(0)``."""
        self._abilities = abilities
        return self

    def reads(self, text: str) -> Table:
        """The same, from a text as it stands on cards."""
        return self.text(*abilities_of(BOOK, text))

    # Going somewhere

    def begin(self, rule: str, player: int = 0) -> None:
        """Let the game go on with that paragraph, as the turn of that player."""
        self.state.derived.cards_changed()
        super().begin(rule, player)

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

    def why_not(self, word: str, *cards: int) -> str:
        """The paragraph by which the action is refused; nothing if it is legal."""
        g = self.state
        ability = ["0"] if word == "activate" else []
        why = self.game.why_not(" ".join([word, *(card_text(g, g.player, it) for it in cards), *ability]))
        return "" if why is None else why.rule
