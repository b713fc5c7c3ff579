"""Z/X, ver. 1.59: the chapters put together."""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.continuous.timestamps import BY_CONTROLLERS, ask_timestamps
from ...kernel.actions.move import shuffle
from ...kernel.choices.menu import Menu
from ...kernel.events.causes import acting_step, source_of

from ...kernel.continuous.lasting_effects import sort_of_label
from ...kernel.machine.program import Program
from ...kernel.procedures import add_procedures
from ...kernel.book import Book
from ...kernel.state.state import Row, State
from ...kernel.state.card_table import INTERRUPT, RULE_CHECK, Table
from .areas import (
    APPEARED, ATTACKER, BOX, BOX_DYNAMIS, BOX_OVERBOOST, BOX_PARTS, CHARGE, DECK, DYNAMIS, FORCE, HAS_FORCE,
    IS_ATTACKER, IS_TARGET, IS_TOKEN, LAYOUT, REASONS, REGISTERS, SQUARE, TARGET, TRASH, TURN_OBJECT, UNDERSIDE, VERBS,
    VIRTUAL_PRINT, ZONE_SQUARE, ZONE_TEMPORARY,
)
from .c300_squares import SQUARES, in_square, is_player_card, is_zx
from .c400_preparation import PREPARATION_STEPS
from .c500_turn import TURN_STEPS
from .c600_battle import BATTLE_STEPS
from .c600_damage import mark_player
from .c700_priority import PRE_PROCESS
from .c800_abilities import ABILITY_PLAYING, RESOURCE_COST, WAITING_PLAYING
from .c800_dynamis import DYNAMIS_PLAYING, OFFERING, SHIFTING
from .c800_playing import PLAYING
from .c900_rule_effects import RULE_EFFECTS
from .c902_at_once import AT_ONCE, STAYS_ANYWHERE, alarming, look, may_have_lain_on
from .c1000_actions import (
    DAMAGE, DESTROYING, EXCLUDING, FORCING, IGNITING, PLAYER_DAMAGE_BY_EFFECT, RECOVERING, SHARED_DAMAGE, SHUFFLING_IN,
)
from .c1014_overboost import OVERBOOSTING
from .c1200_destroying import ENDLESS_LOOP, by_effect_of, destroyer
from .c1206_tokens import TOKENS
from .cards import (
    ATTRIBUTES, CHARGE_ROOM, COLOR_BITS, COST, EVENT, EXTRA, GATE_CARD, HAVING, HAVING_TRIBES, IGNITION_ICON,
    OVERBOOST_LOWER, OVERBOOST_UPPER, PLAYER, PLAYER_TOKEN, SHIFT, START_CARD, TYPE,
)
from .deck import VIRTUAL_PLAYER
from .menus import BattleMenu, IgnitionMenu, MainMenu
from .refusals import REFUSALS
from ...kernel.state.records import Event
from ...kernel.continuous.effect_sorts import DOWN_TO, PART, SET

# Where this book states what the kernel does for all games.
CITES: Final = {
    "rest": "302.2", "stand": "302.2",
    "concede": "101.4", "draw game": "101.3", "win": "101.2", "text wins": "102.2", "as much as possible": "102.3",
    "same state": "102.5", "cannot wins": "102.6", "both choose": "102.7", "numbers": "102.10", "new object": "301.4",
    "order": "304.2", "choose": "804.3a", "lasting": "811.1", "replace": "812.1", "replace order": "812.2",
    "waiting": "808.1", "last known": "813.1", "loop": "1201.1",
}


# Under which paragraphs the procedures of the kernel stand.
_PROCEDURES: Final = {
    "draw": "304.3", "choose": "804.3a", "order": "804.3a", "both": "102.7", "replace": "812.1",
    "replace order": "812.2", "pay cards": "804.2f", "timestamps": "811.3c", "pay colours": "805.3a",
    "pay rest": "805.3b", "place": "1006.3", "take": "304.3", "resolve": "810.1", "costs": "804.2f", "way": "804.2c",
    "may": "804.3a", "number": "102.10", "mode": "802.3",
}

# What effects call by name.
_CALLED: Final = {
    "damage": DAMAGE, "damage shares": SHARED_DAMAGE, "damage player": PLAYER_DAMAGE_BY_EFFECT,
    "shuffle in": SHUFFLING_IN, "destroy": DESTROYING, "force": FORCING, "exclude": EXCLUDING, "ignite": IGNITING,
    "recover": RECOVERING, "resource cost": RESOURCE_COST, "offer": OFFERING, "shift": SHIFTING,
    "overboost": OVERBOOSTING, "token": TOKENS,
}


def _program() -> Program:
    program = Program(".")
    program.procedure(*PREPARATION_STEPS, *TURN_STEPS)
    for procedure in (
        BATTLE_STEPS, PRE_PROCESS, PLAYING, DYNAMIS_PLAYING, *RULE_EFFECTS, AT_ONCE, ABILITY_PLAYING, WAITING_PLAYING,
        ENDLESS_LOOP,
    ):
        program.procedure(*procedure)
    program.named(_CALLED)
    program.alias("endless", program.at["1201.1c"])
    add_procedures(program, _PROCEDURES)
    return program


class Zillions(Book):
    """The rulebook as the kernel sees it."""

    def __init__(self) -> None:
        super().__init__("zx", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS, REFUSALS, CITES)
        self.first_step = self.at["402.1a"]
        self.boxes = tuple((part,) for part in BOX_PARTS)
        self.brought = ((VIRTUAL_PRINT, VIRTUAL_PLAYER),)
        self.main = self.at["506.2"]
        self.battle = self.at["603.1b"]
        self.battle_damage = (self.at["604.3a"], self.at["604.3b"])
        self.play_pending = self.at["808.2"]
        self.picks_pending = (self.at["702.2b"],)
        # 811.1b: colours, icons and ranges are no numbers. 811.9, 811.3b.
        self.no_numbers = (TYPE, COLOR_BITS, *range(IGNITION_ICON, CHARGE_ROOM))
        self.bars_at_once = True
        self.highest_bound_first = True
        self.dates_when_done = True
        # 811.3c, 811.6
        self.orders_timestamps = BY_CONTROLLERS
        self.leaves_lacking = True
        # 202.8d: a shift gives its text.
        self.gives_printed = True
        self.ignited = self.at["r1010_1__ask"]
        self.lost_life = self.at["907.2e"]

    def interrupt(self, g: State) -> None:
        look(g)
        ask_timestamps(g)

    def mark_rule_checks(self, table: Table) -> None:
        """901.2a: what may have to go home, what it lay on, and the trash of an empty deck; 901.2b: all the rest."""
        kinds = table.columns[TYPE]
        table.strays = [not STAYS_ANYWHERE[kind] for kind in kinds]
        laid_on = SHIFT in kinds or OVERBOOST_LOWER in kinds
        table.rule_checks = [0] * self.layout.count
        for place in (*SQUARES, CHARGE, CHARGE + 1, FORCE):
            table.rule_checks[place] = RULE_CHECK | INTERRUPT if laid_on and in_square(place) else RULE_CHECK
        for place in (TRASH, TRASH + 1):
            table.rule_checks[place] = INTERRUPT
        # 202.8e: what a shift adds to a card has a number, like any label that a text gives.
        for printed, kind in enumerate(kinds):
            for label in sorted(table.labels[printed]) if kind == SHIFT else ():
                table.label_number.setdefault(label, len(table.label_number))

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        if SQUARE <= to < TRASH:
            return SQUARE <= here < TRASH and may_have_lain_on(g)
        return alarming(g, card, here, to)

    def menu(self, g: State) -> Optional[Menu]:
        f = g.stack[-1]
        if f.pc == self.main:
            return MainMenu(g)
        if f.pc == self.battle:
            return BattleMenu(g, f.a)
        if f.pc in (self.ignited, self.lost_life):
            return IgnitionMenu(g, f.a, f.b, f.pc == self.lost_life)
        return None

    def replacement_chooser(self, g: State, event: Event) -> int:
        """812.2."""
        return g.turn_player

    def takes_damage(self, g: State, card: int, points: int, reason: int) -> bool:
        """1001.2: damage to a player is counted beside the player's card."""
        if is_zx(g, card):
            return False
        mark_player(g, g.controller[card], points)
        g.done = points
        return True

    def works(self, printed: int) -> Row:
        """803.1a, 803.1b: in the squares; of an event, while it is resolved."""
        return (ZONE_TEMPORARY,) if printed == EVENT else (ZONE_SQUARE,)

    def doer(self, g: State, card: int) -> int:
        """814: the source of an effect, the Z/X that deals battle damage, or the one to blame for what is destroyed."""
        source = source_of(g)
        if source >= 0:
            return source
        return g.registers[ATTACKER] if acting_step(g) in self.battle_damage else destroyer(g, card)

    def blamed(self, g: State, card: int) -> int:
        return by_effect_of(g, card)

    def is_so(self, g: State, what: int, card: int) -> bool:
        """1006.1: a card that goes from square to square stays the same object, one that appears is a new one."""
        if what == APPEARED:
            return g.obj[card] > g.registers[TURN_OBJECT]
        if what == IS_TOKEN:
            return card in g.data
        if what == HAS_FORCE:
            return any([g.host[force] == card for force in g.zones[FORCE]])
        if what == IS_ATTACKER:
            return card == g.registers[ATTACKER]
        if what == IS_TARGET:
            return card == g.registers[TARGET]
        return card in (g.registers[ATTACKER], g.registers[TARGET])

    def faced(self, g: State, card: int) -> int:
        """601.1: the Z/X that attacks and what it attacks battle each other."""
        attacker, target = g.registers[ATTACKER], g.registers[TARGET]
        if attacker < 0 or target < 0 or card not in (attacker, target):
            return -1
        return target if card == attacker else attacker

    def lacks(self, g: State, card: int, sort: int, what: int) -> bool:
        """207.1, 208.1: whether a card is of a type that has no such information."""
        if g.prints[card] < 0:
            return False
        kind = g.table.columns[TYPE][g.prints[card]]
        if sort == SET:
            return what in HAVING and kind not in HAVING[what]
        return sort_of_label(g.table, what) == "tribe:" and kind not in HAVING_TRIBES

    def layer_of(self, sort: int, what: int) -> int:
        """805.2c: of a cost, what makes it more applies before what makes it less."""
        return 1 if what == COST and sort in (DOWN_TO, PART) else 0

    def hidden_again(self, g: State, cards: Row) -> None:
        """1005.2: nobody knows any more where in the deck they are."""
        for player in (0, 1):
            if any([g.zone_of[card] == DECK + player for card in cards]):
                shuffle(g, DECK + player)

    def placeable(self, g: State, cards: Row) -> Row:
        """303.6a: a card of type player does not go to another square."""
        return tuple([card for card in cards if not (is_player_card(g, card) and in_square(g.zone_of[card]))])

    def values_floor(self, attribute: int) -> Optional[int]:
        """805.2c: a cost is never below 0."""
        return 0 if attribute == COST else None

    def picky(self, place: int) -> bool:
        """Squares hold face-down start cards only; Dynamis and the back of a player card have types of their own."""
        return in_square(place) or _is_dynamis(place) or _is_underside(place)

    def pledged(self, g: State) -> dict[int, int]:
        """402.1c, 402.1d: what the first player has chosen while the second one is asked."""
        f = g.stack[-1]
        for rule, keyword in (("402.1c", START_CARD), ("402.1d", GATE_CARD)):
            if f.pc == self.at[rule] and f.a == 1 and f.b:
                return {f.b - 1: keyword}
        return {}

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        kind = g.table.columns[TYPE][printed]
        if in_square(place):
            return g.table.columns[START_CARD][printed] > 0
        if _is_dynamis(place):
            return kind in (EXTRA, OVERBOOST_UPPER, SHIFT)
        return not _is_underside(place) or kind in (OVERBOOST_LOWER, PLAYER, PLAYER_TOKEN)


def _is_dynamis(place: int) -> bool:
    return DYNAMIS <= place < UNDERSIDE or (place >= BOX and (place - BOX) % len(BOX_PARTS) == BOX_DYNAMIS)


def _is_underside(place: int) -> bool:
    return UNDERSIDE <= place < BOX or (place >= BOX and (place - BOX) % len(BOX_PARTS) == BOX_OVERBOOST)


BOOK: Final = Zillions()
