"""A game of Dragon Ball laid out by hand, so that a test reads like a position on a table.

    table.put("battle", 0, power=5000)          a card; what is not said about it is usual
    table.main_phase(0)                         player 0 is asked what to do in the main phase
    table.choose("play", card)                  by the words of the notation
    assert table.asks == (0, "6-3-1-2")         who is asked, and by which paragraph
"""
from __future__ import annotations

from typing import Final

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.codes import REST
from tefuda.play.game import Game
from tefuda.play.notation import action_text
from tefuda.rulebooks.rulebook import rulebook
from tests.laid_table import EffectTable, abilities_of, dealt

BOOK: Final = rulebook("dragonball")
# What the leaders and the cards of the decks have, front and back.
LEADER_POWER: Final = 5000
LEADER_STRIKE: Final = 1
BACK_POWER: Final = 6000
BACK_STRIKE: Final = 2
DECK_SIZE: Final = 40
LIFE: Final = 7


def read(text: str) -> tuple[Ability, ...]:
    """The abilities of a text."""
    return abilities_of(BOOK, text)


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
    return dealt(BOOK, [DECK, DECK], CARDS, seed)


class Table(EffectTable):
    """Two leaders, 33 cards in each deck, seven in each life area, and otherwise an empty table."""

    CHOICE_RULES = ("8-5-2-2", "8-6-3")
    EFFECT_RULE = "8-8-1"
    ASKED_AGAIN = ("8-5-2-2", "8-5-2-1")

    def __init__(self) -> None:
        super().__init__(new_game())
        for _ in (0, 1):
            self.choose("done")
        for player in (0, 1):
            for area in ("hand", "energy"):
                for card in list(self.cards(area, player)):
                    self.lay(card, "deck", player)
        self.state.turn = 2
        self.main_phase(0)
        self._begin = self.game.event_count

    # Laying out a position

    def put(
        self, area: str, player: int, *, power: int = 3000, strike: int = 1, level: int = 0, type: str = "battle",
        rested: bool = False, owner: int | None = None, text: str | tuple[Ability, ...] = (), labels: str = "",
    ) -> int:
        """Lay a new card into an area and give its number; it is its player's own unless said otherwise.

        It may have a text, or the abilities that one would be read as, and labels: "color:red trait:森".
        """
        printed = self._print(power, strike, level, type, text, labels)
        card = self._put(area, player, printed, owner, REST if rested else 0)
        self.state.needs_rule_check = True
        return card

    def put_many(self, count: int, area: str, player: int) -> list[int]:
        return [self.put(area, player) for _ in range(count)]

    def rest(self, card: int) -> None:
        self.state.flags[card] |= REST

    def _print(
        self, power: int, strike: int, level: int, type: str, text: str | tuple[Ability, ...], labels: str,
    ) -> int:
        """A card such as no deck has."""
        it = face("Test card", power, strike, level)
        own = Face(it.name, it.fields, self._abilities(text))
        card = Card("dragonball", f"T{len(self.game.match.prints)}", type, (own,))
        printed = self._add_print(card, frozenset(labels.split()))
        self._index_texts()
        return printed

    def give(self, card: int, text: str | tuple[Ability, ...]) -> None:
        """Print a text on the face that a card shows; all cards of that print have it then."""
        self._write(self.state.prints[card], self._abilities(text))

    def _abilities(self, text: str | tuple[Ability, ...]) -> tuple[Ability, ...]:
        return read(text) if isinstance(text, str) else text

    # Going somewhere

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
    def offers(self) -> list[tuple[str, int]]:  # type: ignore[override]
        """The words and first operands of all legal actions; the tests of this game go by these."""
        return [(word, operand) for word, operand, _ in self._offers()]

    def why_not(self, word: str, card: int = -1) -> str:
        """The paragraph by which the action is refused; nothing if it is legal."""
        text = word if card < 0 else f"{word} {self.name(card)}"
        why = self.game.why_not(text)
        return "" if why is None else why.rule

    def name(self, card: int) -> str:
        """The card in the notation of the player who is asked."""
        return action_text(self.state, self.state.player, 2 | card << 8).removeprefix("pick ")

    # Looking

    def leader(self, player: int) -> int:
        return self.cards("leader", player)[0]
