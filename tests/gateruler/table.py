"""A game of Gate Ruler laid out by hand, so that a test reads like a position on a table.

    unit = table.unit("attack1", 0, atk=3)      a card; what is not said about it is usual
    table.main_phase(0)                         player 0 has priority in the main phase
    table.choose("summon", unit, "defence")     by the words of the notation
    assert table.asks == (0, "9-3e")            who is asked, and by which paragraph
    assert table.step == "6-3b"                 how far the turn has got
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.codes import CALL, FACE_DOWN, REST
from tefuda.kernel.machine.machine import run
from tefuda.kernel.machine.program import Step
from tefuda.kernel.state.state import State
from tefuda.rulebooks.gateruler.areas import EFFECT_DAMAGE, GATE
from tefuda.rulebooks.gateruler.c3_zones import ruler_of
from tefuda.rulebooks.gateruler.c4_players import renew_summons
from tefuda.rulebooks.gateruler.c13_damage import deal
from tefuda.rulebooks.gateruler.cards import UNLIMITED
from tefuda.rulebooks.gateruler.rulers import RULERS
from tefuda.rulebooks.rulebook import rulebook
from tests.laid_table import LaidTable, dealt, put

BOOK: Final = rulebook("gateruler")
DECK_SIZE: Final = 30
LIFE: Final = 10
RULER_ATK: Final = 4
RULER_STK: Final = 3


def card_of(number: str, kind: str, **fields: Value) -> Card:
    return Card("gateruler", number, kind, (Face(Text(number, number), fields),))


def ruler_card(number: str, **changes: Value) -> Card:
    """A ruler that asks for nothing and gives nothing, apart from the changes."""
    fields: dict[str, Value] = {
        "life": LIFE, "atk": RULER_ATK, "stk": RULER_STK, "deck_size": DECK_SIZE, "armies": UNLIMITED,
        "same_name": UNLIMITED, "legends": UNLIMITED, "deck_level": UNLIMITED, "counters": UNLIMITED,
        "army_cards": UNLIMITED, "number_prefixes": (), "energy_cards": 0, "attack_zones": 2, "defence_zones": 1,
        "set_zones": 3, "hand": True, "opening_draw": 0, "drives": 0, "turn_draw": 0, "first_turn_draw": 0,
        "stands": 0, "summons": UNLIMITED, "free": True,
    }
    return card_of(number, "ruler", **{**fields, **changes})


def unit_card(number: str, **changes: Value) -> Card:
    return card_of(number, "unit", **{"army": "軍", "level": 0, "atk": 2, "hp": 3, "stk": 1, **changes})


PLAIN: Final = ruler_card("plain")
# Fewer zones than those of appendix A, and no hand.
NARROW: Final = ruler_card("narrow", attack_zones=1, defence_zones=0, set_zones=1, hand=False)
# Pays for its cards.
PAYING: Final = ruler_card("paying", free=False, energy_cards=3)
CARDS: Final = {
    **RULERS,
    **{card.number: card for card in (PLAIN, NARROW, PAYING, card_of("E", "energy"))},
    **{f"MD{n}": unit_card(f"MD{n}") for n in range(DECK_SIZE)},
    # For the rulers of the appendix: fifty names, of at most twelve to an army (A) or of one army (B).
    **{f"MD-A{n}": unit_card(f"MD-A{n}", army=f"軍{n // 12}") for n in range(50)},
    **{f"MD-B{n}": unit_card(f"MD-B{n}") for n in range(50)},
}


def deck_of(ruler: str) -> DeckList:
    front = CARDS[ruler].front
    main = {f"MD{n}": 1 for n in range(DECK_SIZE)}
    if ruler in RULERS:
        several_armies = front.number("armies") == UNLIMITED
        main = {f"MD-{'A' if several_armies else 'B'}{n}": 1 for n in range(front.number("deck_size"))}
    energy = front.number("energy_cards")
    return DeckList("gateruler", Text(ruler, ruler), {
        "ruler": {ruler: 1}, "main": main, "energy": {"E": energy} if energy else {}})


class Table(LaidTable):
    """Two rulers, their decks, and otherwise an empty table, in the second turn of the game."""

    CHOICE_RULES = ("4-5a", "3-2d-2")

    def __init__(self, one: str = "plain", other: str = "plain", seed: int = 1) -> None:
        super().__init__(dealt(BOOK, [deck_of(one), deck_of(other)], CARDS, seed))

    # Laying out a position

    def put(self, place: str, player: int, card: Card, *, rested: bool = False, face_up: bool = False) -> int:
        """Lay a new card into a place, in the state that a card has there."""
        flags = 0
        if rested or place == "defence":
            flags = REST
        elif place.startswith("set") or (place == "drive" and not face_up):
            flags = FACE_DOWN
        self.state.needs_rule_check = True
        return self._put(place, player, self._add_print(card), flags=flags)

    def unit(self, place: str, player: int, *, rested: bool = False, face_up: bool = False, **changes: Value) -> int:
        return self.put(place, player, unit_card("Unit", **changes), rested=rested, face_up=face_up)

    def event(
        self, place: str, player: int, timing: str = "normal", *, level: int = 0, face_up: bool = False,
    ) -> int:
        return self.put(place, player, card_of("Event", "event", army="軍", level=level, timing=timing),
                        face_up=face_up)

    def field(self, place: str, player: int, *, level: int = 0, face_up: bool = False) -> int:
        return self.put(place, player, card_of("Field", "field", army="軍", level=level), face_up=face_up)

    def energy(self, player: int, *, rested: bool = False) -> int:
        return self.put("energy", player, card_of("E", "energy"), rested=rested)

    def leave(self, count: int, place: str, player: int) -> None:
        """Take cards off the top of a place until so many are left."""
        g = self.state
        cards = self.cards(place, player)
        while len(cards) > count:
            put(g, cards.pop(), self.place("exile", player))
        g.needs_rule_check = True

    def give(self, card: int, *abilities: Ability) -> int:
        """Print a text on a card; all cards of that print have it then."""
        self._write(self.state.prints[card], abilities)
        return card

    # Going somewhere

    def begin(self, rule: str, player: int = 0, turn: int = 2) -> None:
        """Let the game go on with that paragraph, as that turn and the turn of that player."""
        self.state.turn = turn
        self.state.needs_rule_check = True
        super().begin(rule, player)

    def new_turn(self, player: int, turn: int = 2) -> None:
        self.begin("6-1a", player, turn - 1)

    def main_phase(self, player: int) -> None:
        self.state.turn_player = player
        renew_summons(self.state)
        self.begin("6-3a", player)

    def attack_phase(self, player: int, turn: int = 2) -> None:
        """The first attack declaration of the turn."""
        self.begin("6-4a", player, turn)
        self.pass_to("8-4c")

    def end_phase(self, player: int) -> None:
        self.begin("6-5a", player)

    def pass_to(self, step: str) -> None:
        """Do nothing until the turn has got to that paragraph."""
        for _ in range(500):
            if self.step == step:
                return
            self.game.choose(self.game.count - 1)
        raise AssertionError(f"the game never got to {step}")

    def settle(self) -> None:
        """Nobody does anything more in this gate process."""
        step = self.step
        while self.step == step and not self.game.over:
            self.choose("pass")

    def resolve(self) -> None:
        """Both give up priority once."""
        self.choose("pass")
        self.choose("pass")

    def settle_gate(self) -> None:
        """Both give up priority until nothing is left on the gate."""
        while self.gate:
            self.choose("pass")

    def attack(self, card: int, line: str) -> None:
        """Attack on a line of the opponent: ``attack1``, ``attack2`` or ``ruler``."""
        self.choose("attack", card, line, enemy=True)

    # Deciding

    @property
    def step(self) -> str:
        """The paragraph that the turn has got to."""
        g = self.state
        if g.over:
            return ""
        frame = g.stack[1]
        return g.book.program.rules[frame.pc if len(g.stack) == 2 else frame.pc - 1]

    def code(self, word: str, first: int | str, second: str, enemy: bool) -> int:
        """The action in numbers; places belong to the player who is asked, or to the enemy."""
        player = self.state.player
        one = self.place(first, player) if isinstance(first, str) else first
        two = self.place(second, 1 - player if enemy else player) if second else 0
        if (word, one, two) not in self.offers:
            raise AssertionError(f"{word} {first} {second} is not among {self.offers}")
        return self.state.options[self.offers.index((word, one, two))]

    def choose(self, word: str, first: int | str = 0, second: str = "", *, enemy: bool = False) -> None:
        """Do the legal action of that word."""
        self.game.choose(self.state.options.index(self.code(word, first, second, enemy)))

    def offered(self, word: str) -> list[int]:
        """The first operands with which the action is legal, each once."""
        return list(dict.fromkeys(super().offered(word)))

    def places_offered(self, word: str, first: int) -> list[str]:
        """The names of the places with which the action is legal for that card."""
        layout = self.state.book.layout
        return [layout.place_name(two) for one, two in self.offered_pairs(word) if one == first]

    def why_not(self, text: str) -> str:
        """The paragraph by which the action is refused; nothing if it is legal."""
        why = self.game.why_not(text)
        return "" if why is None else why.rule

    def name(self, card: int) -> str:
        return f"#{self.state.obj[card]}"

    # Effects

    def procedure(self, step: Step) -> int:
        """Add a step as a procedure of its own: the effect of an ability that no card has."""
        step.__name__ = f"effect_{len(BOOK.book.steps)}"
        return BOOK.book.program.procedure(("14-10a", step))

    def hit(self, source: int, *pairs: int) -> None:
        """An effect of the source deals damage: card and points of each."""
        self.happen(lambda g: deal(g, source, pairs, EFFECT_DAMAGE))

    def happen(self, effect: Callable[[State], object]) -> None:
        """Let something happen now, while a player has priority; the system process sees to what it leads to."""
        g = self.state
        if g.stack[-1].pc == g.book.at["9-3e"]:
            g.stack[-1].pc = g.book.at["9-3c"]
        if effect(g) == CALL:
            g.stack.append(g.machine.callee)
        run(g)

    # Looking

    @property
    def gate(self) -> list[int]:
        return list(self.state.zones[GATE])

    def processes(self) -> list[int]:
        """Which processes lie on the gate, from below; -1 is a card."""
        return [self.state.data[item][0] if item in self.state.data else -1 for item in self.gate]

    def ruler(self, player: int) -> int:
        return ruler_of(self.state, player)

    def rests(self, card: int) -> bool:
        return self.rested(card)

    def forget_events(self) -> None:
        self._begin = self.game.event_count
