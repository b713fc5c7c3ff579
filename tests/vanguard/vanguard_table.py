"""A game of Vanguard laid out by hand, so that a test reads like a position on a table.

    unit = table.put("rear1", 0, power=9000)    a unit; what is not said about it is usual
    table.battle_phase(0)                       player 0 is asked whether to attack
    table.attack(unit, table.vanguard(1))       up to the guard step of that battle
    assert table.asks == (1, "7.5.1.2")         who is asked, and by which paragraph

The circles of a player: rear1 and rear2 in front on the left and right, rear3, rear4 and rear5 behind.
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
from tefuda.kernel.changes import attach, move
from tefuda.kernel.codes import FACE_DOWN, NEXT, NOT_HERE, REST, SHOWN, first_of, kind_of, second_of
from tefuda.kernel.effects import value
from tefuda.kernel.events import EVERY_TIME, watch
from tefuda.kernel.machine import run
from tefuda.kernel.program import Step
from tefuda.kernel.setup import bring
from tefuda.kernel.state import NOTHING, Frame, State
from tefuda.play.events import Event
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.rulebook import Rulebook
from tefuda.rulebooks.vanguard.areas import BY_RULE, DELETED, LOCKED, MATE, START_STEPS
from tefuda.rulebooks.vanguard.c4_circles import vanguard_of
from tefuda.rulebooks.vanguard.c12_pseudo_cards import create_protect
from tefuda.rulebooks.vanguard.cards import ATTRIBUTES, labels_of, number_of
from tefuda.rulebooks.vanguard.deck import FIXED_CARDS
from tests.trace import tracing


class _Vanguard(Rulebook):
    """The rulebook for cards made here, whether or not there are sets for it."""

    @property
    def playable(self) -> bool:
        return True


BOOK: Final = _Vanguard("vanguard")
CLAN: Final = "かげろう"
OTHER_CLAN: Final = "ネオネクタール"
FRESH_DECK: Final = 30

# A step of an effect that a test makes up: it changes the game or notes something down.
Effect = Callable[[], Optional[int]]


def card(number: str, type: str = "normal", **fields: Value) -> Card:
    """A card; of grade 1 with power 8000, critical 1 and shield 5000 unless said otherwise."""
    usual: dict[str, Value] = {"clan": (CLAN,), "grade": 1, "power": 8000, "critical": 1}
    if type != "g-unit":
        usual["shield"] = 5000
    if type == "trigger":
        usual |= {"grade": 0, "power": 5000, "trigger": "critical", "trigger_power": 5000}
    return Card("vanguard", number, type, (Face(Text(f"札{number}", f"Card {number}"), {**usual, **fields}),))


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
    match = Match(BOOK, [DECK, DECK], CARDS)
    return Game(match, seed, match.deal(seed), [])


def skip_preparation(game: Game) -> None:
    """Choose the first that is offered as first vanguard and keep all cards."""
    while game.rule.startswith(("5.", "8.5.4")):
        game.choose(0 if game.rule == "5.4.3" else game.count - 1)


class Table:
    """A vanguard of grade 3 on each side, decks of plain cards, and otherwise nothing; a later turn of player 0."""

    def __init__(self) -> None:
        self.game = new_game()
        self.state = self.game.state
        self._effects = 0
        program = BOOK.book.program
        self._program_size = len(program.steps), len(program.procedures)
        self._program_at = program.at.copy()
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

    def place(self, name: str, player: int) -> int:
        """``rear3`` is the third place of the zone ``rear``."""
        zone = name.rstrip("0123456789")
        return BOOK.book.layout.place(zone, player, int(name[len(zone):] or 1) - 1)

    def put(
        self, name: str, player: int, type: str = "normal", *, rested: bool = False, face_down: bool = False,
        owner: int | None = None, abilities: tuple[Ability, ...] = (), **fields: Value,
    ) -> int:
        """Lay a new card into a place, on top, and give its number; it is its player's own unless said otherwise."""
        printed = self.written(self.printed(type, **fields), abilities)
        number = self._put(name, player, printed, player if owner is None else owner)
        self.state.flags[number] = REST * rested | FACE_DOWN * face_down
        return number

    def _put(self, name: str, player: int, printed: int, owner: int) -> int:
        g = self.state
        number = bring(g, owner, printed, self.place(name, player))
        g.master[number] = player
        g.dirty = True
        return number

    def put_many(self, count: int, name: str, player: int) -> list[int]:
        return [self.put(name, player) for _ in range(count)]

    def new_vanguard(
        self, player: int, type: str = "normal", abilities: tuple[Ability, ...] = (), **fields: Value,
    ) -> int:
        """Another vanguard in place of the one that is there."""
        for it in list(self.cards("vanguard", player)):
            self.lay(it, "box", player)
        return self._put("vanguard", player, self.written(self.printed(type, **fields), abilities), player)

    def put_mate(self, player: int, **fields: Value) -> int:
        """A legion mate of the vanguard."""
        leader = self.vanguard(player)
        mate = self._put("vanguard", player, self.printed("normal", **fields), player)
        self.state.flags[mate] |= MATE
        attach(self.state, mate, leader)
        return mate

    def put_protect(self, player: int) -> int:
        create_protect(self.state, player)
        return self.cards("hand", player)[-1]

    def lock(self, unit: int) -> None:
        self.state.flags[unit] = LOCKED | FACE_DOWN

    def delete(self, unit: int) -> None:
        self.state.flags[unit] |= DELETED | FACE_DOWN | SHOWN

    def leave(self, count: int, name: str, player: int) -> None:
        """Take cards off the top of a place until so many are left."""
        while len(self.cards(name, player)) > count:
            self.lay(self.cards(name, player)[-1], "box", player)
        self.state.dirty = True

    def lay(self, it: int, name: str, player: int) -> None:
        g = self.state
        g.zones[g.zone_of[it]].remove(it)
        g.zone_of[it] = self.place(name, player)
        g.flags[it] = 0
        g.zones[g.zone_of[it]].insert(0, it)

    def printed(self, type: str, **fields: Value) -> int:
        """A card such as no deck has: a new row in the table of prints."""
        match = self.game.match
        it = card(f"X{len(match.prints)}", type, **fields)
        match.prints.append(Print(it, 0))
        match.table.other_face.append(-1)
        for column, attribute in zip(match.table.columns, ATTRIBUTES, strict=True):
            column.append(number_of(it, it.front, attribute))
        match.table.names.append(it.front.name.ja)
        match.table.labels.append(labels_of(it, it.front))
        match.table.printed_abilities.append(NOTHING)
        return len(match.prints) - 1

    def written(self, printed: int, abilities: tuple[Ability, ...]) -> int:
        """Give the cards of a print a text."""
        match = self.game.match
        if abilities:
            it = match.prints[printed].card
            match.prints[printed] = Print(replace(it, faces=(replace(it.front, abilities=abilities),)), 0)
            give_abilities(match.table, BOOK.book, [it.face.abilities for it in match.prints])
            self.state.fresh = -1
        return printed

    # Going somewhere

    def begin(self, rule: str, player: int = 0) -> None:
        """Let the game go on with that paragraph, as the turn of that player."""
        g = self.state
        g.turn_player = player
        g.stack[:] = [Frame(0, 0, 0, 0, NOTHING, NOTHING), Frame(g.book.at[rule], 0, 0, 0, NOTHING, NOTHING)]
        run(g)

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
        self.state.dirty = True
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
        it = self._put("hand", player, self.printed("normal", **{"grade": grade, **fields}), player)
        self.ride_phase(player)
        self.choose("ride", it)
        return it

    # Deciding

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and which paragraph asks: that of the step, not of what every choice goes through."""
        prompt = self.game.prompt
        if prompt is None:
            return -1, ""
        return prompt.player, prompt.cause if prompt.rule in ("8.4.2.2", "8.5.4") else prompt.rule

    def choose(self, word: str, *operands: int) -> None:
        """Do the legal action of that word, with those cards and places where it is about some."""
        for index, (offered, *others) in enumerate(self.offers):
            if offered == word and tuple(others[:len(operands)]) == operands:
                self.game.choose(index)
                return
        raise AssertionError(f"{word} {operands} is not among {self.offers}")

    @property
    def offers(self) -> list[tuple[str, int, int]]:
        """The words and operands of all legal actions."""
        verbs = self.state.book.verbs
        return [(verbs[kind_of(code)].word, first_of(code), second_of(code)) for code in self.state.options]

    @property
    def words(self) -> list[str]:
        return [word for word, _, _ in self.offers]

    def offered(self, word: str) -> list[int]:
        """The cards or places with which the action is legal."""
        return [operand for offered, operand, _ in self.offers if offered == word]

    def offered_pairs(self, word: str) -> list[tuple[int, int]]:
        return [(one, two) for offered, one, two in self.offers if offered == word]

    def why_not(self, word: str, one: int = 0, two: int = 0) -> str:
        """The paragraph by which the action is refused; nothing if it is legal."""
        g = self.state
        kind = next(kind for kind, verb in g.book.verbs.items() if verb.word == word)
        code = kind | one << 8 | two << 24
        if code in g.options:
            return ""
        return g.book.refusals[g.book.refusal(g, code) or NOT_HERE]

    # Effects

    def procedure(self, *effects: Effect) -> int:
        """Add steps as a procedure of its own: the effect of an ability that no card has."""
        return BOOK.book.program.procedure(*(("8.5.3.4", self._step(effect)) for effect in effects))

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
        if g.stack[-1].pc == g.book.at["8.4.2.2"]:
            g.stack[-1].pc = g.book.at["8.4.2.1"]
        g.stack.append(Frame(self.procedure(*effects), 0, 0, 0, NOTHING, NOTHING))
        run(g)

    def ability(
        self, master: int, kind: int, *effects: Effect, reason: int = -1, card: int = -1, often: int = EVERY_TIME,
    ) -> None:
        """Give a player an automatic ability that waits for such an event."""
        watch(self.state, kind, self.procedure(*effects), master, reason=reason, card=card, often=often)

    def move(self, it: int, name: str, player: int) -> int:
        """As part of an effect: put a card somewhere."""
        return move(self.state, it, self.place(name, player), BY_RULE)

    # Looking

    def cards(self, name: str, player: int) -> list[int]:
        return self.state.zones[self.place(name, player)]

    def count(self, name: str, player: int) -> int:
        return len(self.cards(name, player))

    def top(self, name: str, player: int) -> int:
        return self.cards(name, player)[-1]

    def vanguard(self, player: int) -> int:
        return vanguard_of(self.state, player)

    def where(self, it: int) -> tuple[str, int]:
        layout = self.state.book.layout
        place = self.state.zone_of[it]
        return ("", -1) if place < 0 else (layout.place_name(place), layout.player[place])

    def rested(self, it: int) -> bool:
        return bool(self.state.flags[it] & REST)

    def number(self, it: int, attribute: str) -> int:
        return value(self.state, it, ATTRIBUTES.index(attribute))

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
