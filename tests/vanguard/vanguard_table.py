"""A game of Vanguard laid out by hand, so that a test reads like a position on a table.

    unit = table.put("rear1", 0, power=9000)    a unit; what is not said about it is usual
    table.battle_phase(0)                       player 0 is asked whether to attack
    table.attack(unit, table.vanguard(1))       up to the guard step of that battle
    assert table.asks == (1, "7.5.1.2")         who is asked, and by which paragraph

The circles of a player: rear1 and rear2 in front on the left and right, rear3, rear4 and rear5 behind.
"""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.kernel.choices.refusal import refusal
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.events.changes import attach
from tefuda.kernel.codes import FACE_DOWN, REST, SHOWN
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.vanguard.areas import CROWDED, DELETED, LOCKED, MATE, START_STEPS
from tefuda.rulebooks.vanguard.c4_circles import vanguard_of
from tefuda.rulebooks.vanguard.c12_pseudo_cards import create_protect
from tefuda.rulebooks.vanguard.deck import FIXED_CARDS
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.laid_table import EffectTable, dealt

BOOK: Final = rulebook("vanguard")
CLAN: Final = "かげろう"
OTHER_CLAN: Final = "ネオネクタール"
FRESH_DECK: Final = 30


def card(number: str, type: str = "normal", **fields: Value) -> Card:
    """A card; of grade 1 with power 8000, critical 1 and shield 5000 unless said otherwise."""
    usual: dict[str, Value] = {"clan": (CLAN,), "grade": 1, "power": 8000, "critical": 1}
    if type != "g-unit":
        usual["shield"] = 5000
    if type == "trigger":
        usual |= {"grade": 0, "power": 5000, "trigger": "critical", "trigger_power": 5000}
    return Card("vanguard", number, type, (Face(Text(f"札{number}", f"Card {number}"), {**usual, **fields}),))


def gyze(number: str, text: str = "", g_text: str = "", **fields: Value) -> Card:
    """12.11: a card of two sides, each with a text; fields are of the normal one."""
    normal = card(number, "normal", **{"grade": 0, "power": 5000, **fields}).front
    other = card(number, "g-unit", grade=4, power=30000, skill="triple_drive").front
    name = Text(f"裏札{number}", f"Other {number}")
    return Card("vanguard", number, "gyze", (
        replace(normal, abilities=LANGUAGE.read(text) if text else ()),
        replace(other, name=name, abilities=LANGUAGE.read(g_text) if g_text else ())))


PLAIN: Final = [card("F", grade=0), *(card(f"N{index}", grade=index % 4) for index in range(8))]
TRIGGERS: Final = [
    card(f"T{index}", "trigger", trigger=icon) for index, icon in enumerate(("critical", "draw", "stand", "heal"))]
STRIDERS: Final = [card(f"G{index}", "g-unit", grade=4, power=15000, stride=True) for index in range(2)]
CARDS: Final = {**FIXED_CARDS, **{it.number: it for it in (*PLAIN, *TRIGGERS, *STRIDERS)}}
MAIN: Final = {"F": 2, **{f"N{index}": 4 for index in range(8)}, **{f"T{index}": 4 for index in range(4)}}
G_DECK: Final = {"G0": 4, "G1": 4}
DECK: Final = DeckList("vanguard", Text("束", "Pile"), {"main": MAIN, "g": G_DECK})


def new_game(seed: int = 1) -> Game:
    """A game with the decks of these tests, at its first decision."""
    return dealt(BOOK, [DECK, DECK], CARDS, seed)


def skip_preparation(game: Game) -> None:
    """Choose the first that is offered as first vanguard and keep all cards."""
    while game.rule.startswith(("5.", "8.5.4")):
        game.choose(0 if game.rule == "5.4.3" else game.count - 1)


class Table(EffectTable):
    """A vanguard of grade 3 on each side, decks of plain cards, and otherwise nothing; a later turn of player 0."""

    CHOICE_RULES = ("8.4.2.2", "8.5.4")
    EFFECT_RULE = "8.5.3.4"
    ASKED_AGAIN = ("8.4.2.2", "8.4.2.1")

    def __init__(self) -> None:
        super().__init__(new_game())
        skip_preparation(self.game)
        for player in (0, 1):
            for zone in ("vanguard", "hand", "deck", "gzone"):
                for it in list(self.cards(zone, player)):
                    self.lay(it, "box", player)
            for _ in range(FRESH_DECK):
                self.put("deck", player)
            self.put("vanguard", player, grade=3, power=11000)
        self.state.turn = 4
        self.state.turn_player = 0
        self._begin = self.game.event_count

    # Laying out a position

    def put(
        self, name: str, player: int, type: str = "normal", *, rested: bool = False, face_down: bool = False,
        owner: int | None = None, abilities: tuple[Ability, ...] = (), **fields: Value,
    ) -> int:
        """Lay a new card into a place, on top, and give its number; it is its player's own unless said otherwise."""
        printed = self.written(self.printed(type, **fields), abilities)
        return self._put(name, player, printed, owner, REST * rested | FACE_DOWN * face_down)

    def _put(self, name: str, player: int, printed: int, owner: int | None = None, flags: int = 0) -> int:
        self.state.needs_rule_check = True
        self.state.registers[CROWDED] = 1
        return super()._put(name, player, printed, owner, flags)

    def put_many(self, count: int, name: str, player: int) -> list[int]:
        return [self.put(name, player) for _ in range(count)]

    def put_gyze(self, name: str, player: int, text: str = "", g_text: str = "", *, g_side: bool = False,
                 rested: bool = False, face_down: bool = False, **fields: Value) -> int:
        """A Gyze card, with its normal side up unless said otherwise."""
        printed = self._add_print(gyze(f"X{len(self.game.match.prints)}", text, g_text, **fields))
        if text or g_text:
            self._index_texts()
        return self._put(name, player, printed + g_side, None, REST * rested | FACE_DOWN * face_down)

    def new_vanguard(
        self, player: int, type: str = "normal", abilities: tuple[Ability, ...] = (), **fields: Value,
    ) -> int:
        """Another vanguard in place of the one that is there."""
        for it in list(self.cards("vanguard", player)):
            self.lay(it, "box", player)
        return self._put("vanguard", player, self.written(self.printed(type, **fields), abilities))

    def put_mate(self, player: int, **fields: Value) -> int:
        """A legion mate of the vanguard."""
        leader = self.vanguard(player)
        mate = self._put("vanguard", player, self.printed("normal", **fields))
        self.state.flags[mate] |= MATE
        attach(self.state, mate, leader)
        return mate

    def put_protect(self, player: int) -> int:
        create_protect(self.state, player)
        return self.cards("hand", player)[-1]

    def lock(self, unit: int) -> None:
        self.state.flags[unit] = LOCKED | FACE_DOWN
        self.state.derived.cards_changed()

    def delete(self, unit: int) -> None:
        self.state.flags[unit] |= DELETED | FACE_DOWN | SHOWN

    def leave(self, count: int, name: str, player: int) -> None:
        """Take cards off the top of a place until so many are left."""
        super().leave(count, name, player)
        self.state.needs_rule_check = True

    def lay(self, card: int, name: str, player: int) -> None:
        """Put a card to the bottom of a place, standing and face up."""
        super().lay(card, name, player)
        self.state.flags[card] = 0
        self.state.registers[CROWDED] = 1

    def printed(self, type: str, **fields: Value) -> int:
        """A card such as no deck has: a new row in the table of prints."""
        return self._add_print(card(f"X{len(self.game.match.prints)}", type, **fields))

    def written(self, printed: int, abilities: tuple[Ability, ...]) -> int:
        """Give the cards of a print a text."""
        if abilities:
            self._write(printed, abilities)
        return printed

    # Going somewhere

    def turn(self, player: int = 0) -> None:
        self.begin("6.2.1", player)

    def draw_phase(self, player: int = 0) -> None:
        self.begin("6.4.1.1.1", player)

    def ride_phase(self, player: int = 0) -> None:
        self.begin("6.5.1.1.1", player)

    def stride_step(self, player: int = 0) -> None:
        self.begin("6.5.1.2.1", player)

    def main_phase(self, player: int = 0) -> None:
        self.begin("6.6.1.1", player)

    def battle_phase(self, player: int = 0) -> None:
        """The first start step of a battle phase."""
        self.state.registers[START_STEPS] = 0
        self.begin("7.3.1.1", player)

    def end_phase(self, player: int = 0) -> None:
        self.begin("6.8.1.1.1", player)

    def check(self) -> None:
        """A check timing occurs in the main phase of player 0, who is asked after it."""
        self.state.needs_rule_check = True
        self.main_phase(0)

    def attack(self, unit: int, target: int, booster: int = -1) -> None:
        """From a start step to the next decision after the attack is declared, boosted or not."""
        self.choose("attack")
        if self.asks[1] == "7.4.1.3":
            self.choose("attack-with", unit)
        if self.asks[1] == "7.4.1.6":
            self.choose("target", target)
        if self.asks[1] == "7.4.1.10":
            if booster < 0:
                self.choose("pass")
            else:
                self.choose("boost", booster)

    def fight(self, unit: int, target: int, player: int = 0) -> None:
        """A battle from the start step on in which nobody boosts or guards, up to the next decision."""
        self.battle_phase(player)
        self.attack(unit, target)
        if self.asks[1] == "7.5.1.2":
            self.choose("pass")

    def ride(self, player: int = 0, **fields: Value) -> int:
        """The player rides a card of the vanguard's grade with those fields."""
        grade = self.number(self.vanguard(player), "grade")
        it = self._put("hand", player, self.printed("normal", **{"grade": grade, **fields}))
        self.ride_phase(player)
        self.choose("ride", it)
        return it

    # Deciding

    def why_not(self, word: str, one: int = 0, two: int = 0) -> str:
        """The paragraph by which the action is refused; nothing if it is legal."""
        g = self.state
        kind = next(kind for kind, verb in g.book.verbs.items() if verb.word == word)
        code = kind | one << 8 | two << 24
        if code in g.options:
            return ""
        return g.book.refusals[refusal(g, code)]

    # Looking

    def vanguard(self, player: int) -> int:
        return vanguard_of(self.state, player)
