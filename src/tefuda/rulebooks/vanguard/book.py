"""Cardfight!! Vanguard, ver. 2.11: the chapters put together."""
from __future__ import annotations

from typing import Callable, Final, Optional

from ...kernel.continuous.changes import Change
from ...kernel.events.causes import source_of
from ...kernel.choices.menu import Menu
from ...kernel.codes import FACE_DOWN
from ...kernel.machine.interrupts import interrupt_with
from ...kernel.machine.program import Program
from ...kernel.procedures import add_procedures
from ...kernel.book import Book
from ...kernel.state.state import NOTHING, Row, State
from ...kernel.state.card_table import INTERRUPT, RULE_CHECK, Table
from .areas import (
    BIND, BOX, CROWDED, DAMAGE_ZONE, DELETED, DO_SHOW, FIELD, FORCE_PRINT, GAUGE, G_ZONE, HEART,
    LAYOUT, LOCKED, PHASE, PLAY, PREPARATION, PROTECT_PRINT, REASONS, REGISTERS, REMOVED, TRIGGER_ZONE, VANGUARD, VERBS,
)
from .c2_triggers import TRIGGER_ACTIONS
from .c3_looking import LOOKING_UP_TO
from .c4_circles import ELSEWHERE, MAY_CROWD, r4_6_9
from .c5_preparation import PREPARATION_STEPS
from .c6_turn import END, TURN_TO_MAIN
from .c6_exchange import EXCHANGING
from .c7_attack import NO_MORE_ATTACKS, START_AND_ATTACK
from .c7_damage import DRIVE_TO_CLOSE
from .c7_fighters import added_power, attacker, is_so_of, power_additions
from .c7_guard import G_GUARDING, GUARD_STEP, INTERCEPTING
from .c8_abilities import ABILITY_PLAYING, USING, WAITING_PLAYING
from .c8_playing import PLAYING
from .c8_timing import CHECK_TIMING, PLAY_TIMING
from .c9_rule_processes import DAMAGE_PROCESS, GAUGE_PROCESS, LOSING, RULE_PROCESSES, in_rule_process
from .c10_attack import ATTACKING_BY_EFFECT
from .c10_by_effect import (
    BATTLING, DELETING, DRAWING_UP_TO, GUARDIAN_CALL, JOINING_LEGION, LOCKING, PLACING_GAUGE, PLACING_LOCKED, REMOVING,
    SUPERIOR_CALL, SUPERIOR_RIDE, UNLOCKING,
)
from .c10_dominate import DOMINATING, decks_shuffled, note_strays
from .c10_heart_legion import JOINING_HEARTS
from .c10_legion import STANDING
from .c10_moving import MOVING, SWAPPING
from .c10_ride import GAINING, RIDING
from .c10_stride import RETURNING, STRIDING, STRIDING_BY_EFFECT, chosen_heart
from .c10_time_leap import LEAPING, LEAPING_BACK
from .c11_keywords import CHARGES_END, HOLLOWS_END
from .c11_ultimate import FORFEITING
from .c12_creating import CREATING
from .c12_loops_and_turns import ENDLESS_LOOP, EXTRA_TURN
from .c12_pseudo_cards import PROTECTION, is_protect, may_be, r12_13_1_4_2_1
from .c12_sides import KEEPS_SIDE, is_gyze, show_normal_side
from .cards import ATTRIBUTES, BOOST, CLAN1, CLAN2, G_UNIT, GIFT, GRADE, INTERCEPT, POWER, TRIGGER, TYPE
from .deck import FORCE_NUMBER, PROTECT_NUMBER
from .menus import menu_of
from .menus_attack import AttackMenu, BoostMenu, TargetMenu
from .menus_ride import AssistMenu, RideMenu, StrideMenu
from .refusals import REFUSALS
from ...kernel.continuous.effect_sorts import SET

# Where this book states what the kernel does for all games.
CITES: Final = {
    "rest": "3.17.1.2", "stand": "3.17.1.1",
    "concede": "1.2.4", "draw game": "1.2.3", "win": "1.2.1", "text wins": "1.3.1", "as much as possible": "1.3.2",
    "same state": "1.3.2.1", "cannot wins": "1.3.3", "both choose": "1.3.4", "numbers": "1.3.5", "new object": "4.1.4",
    "order": "4.1.5", "choose": "8.5.4", "lasting": "8.7.1", "replace": "8.2.1.3", "waiting": "8.6.2",
    "last known": "8.8.1", "loop": "12.1.1",
}

# Under which paragraphs the procedures of the kernel stand.
_PROCEDURES: Final = {
    "draw": "3.12.3", "choose": "8.5.4", "order": "4.1.5", "both": "1.3.4", "replace": "8.2.1.3", "place": "10.7.1.1.1",
    "take": "3.12.5", "show each": "8.1.1.2.1.1", "resolve": "8.5.3.4", "costs": "8.5.2.3", "pay": "8.6.4",
    "may": "8.5.5.1", "number": "1.3.5", "mode": "8.5.2.2",
}

# What effects call by name.
_CALLED: Final = {
    "ride": SUPERIOR_RIDE, "call": SUPERIOR_CALL, "call guardians": GUARDIAN_CALL, "lock": LOCKING, "unlock": UNLOCKING,
    "delete": DELETING, "legion": JOINING_LEGION, "gauge": PLACING_GAUGE, "stand": STANDING, "battle": BATTLING,
    "draw up to": DRAWING_UP_TO, "look up to": LOOKING_UP_TO, "time leap": LEAPING, "leap back": LEAPING_BACK,
    "join hearts": JOINING_HEARTS, "create": CREATING,
    "move": MOVING, "dominate": DOMINATING, "place locked": PLACING_LOCKED, "swap": SWAPPING, "extra turn": EXTRA_TURN,
    "stride": STRIDING_BY_EFFECT, "to G zone": RETURNING, "remove": REMOVING, "loop": ENDLESS_LOOP,
}


def _program() -> Program:
    program = Program(".")
    program.procedure(
        *PREPARATION_STEPS, *TURN_TO_MAIN, *START_AND_ATTACK, *GUARD_STEP, *DRIVE_TO_CLOSE, *NO_MORE_ATTACKS, *END)
    for procedure in (
        TRIGGER_ACTIONS, (r4_6_9, r12_13_1_4_2_1), EXCHANGING, G_GUARDING, INTERCEPTING, CHECK_TIMING, PLAY_TIMING,
        PLAYING, LOSING, RULE_PROCESSES, DAMAGE_PROCESS, GAUGE_PROCESS, RIDING, GAINING, STRIDING, PROTECTION,
        USING, ABILITY_PLAYING, WAITING_PLAYING, CHARGES_END, HOLLOWS_END, ATTACKING_BY_EFFECT,
        FORFEITING,
    ):
        program.procedure(*procedure)
    program.named(_CALLED)
    add_procedures(program, _PROCEDURES)
    return program


class Vanguard(Book):
    """The rulebook as the kernel sees it."""

    def __init__(self) -> None:
        super().__init__("vanguard", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS, REFUSALS, CITES)
        self.first_step = self.at["5.4.2"]
        self.boxes = (("main",), ("g",))
        self.brought = ((PROTECT_PRINT, PROTECT_NUMBER), (FORCE_PRINT, FORCE_NUMBER))
        self.added_to = (POWER,)
        self.play_timing = self.at["8.4.2.2"]
        self.choices: dict[int, Callable[[State], Menu]] = {
            self.at["7.4.1.3"]: AttackMenu, self.at["7.4.1.6"]: TargetMenu, self.at["7.4.1.10"]: BoostMenu,
            self.at["6.4.1.2.1.2"]: AssistMenu, self.at["6.5.1.1.2"]: RideMenu, self.at["6.5.1.2.2"]: StrideMenu,
        }
        self.picks_pending = (self.at["8.4.1.4"], self.at["8.4.1.5"])
        self.play_pending = self.at["8.6.3"]
        self.shows_to_trigger, self.showing = DO_SHOW, PLAY
        self.pays_together = True
        # 8.7.1.2: what is written as a number but is none.
        self.no_numbers = (TYPE, CLAN1, CLAN2, BOOST, INTERCEPT, TRIGGER, *range(GIFT, len(ATTRIBUTES)))
        self.lends = True
        # 3.1.1.3.10, 8.1.1.3.1: continuous abilities.
        self.holds_anywhere = True

    def mark_rule_checks(self, table: Table) -> None:
        """Chapter 9 minds circles, souls, damage zones and gauges; 4.6.9 minds G units."""
        table.strays = [kind == G_UNIT for kind in table.columns[TYPE]]
        table.rule_checks = [
            RULE_CHECK | INTERRUPT if MAY_CROWD[place] else int(VANGUARD <= place < BIND
                or GAUGE <= place < REMOVED) * RULE_CHECK
            for place in range(LAYOUT.count)]

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        """4.6.9, 12.13.1.4.2.1: what can't stay where it came to leaves at once. Crowded circles wait (9.3.7).

        12.11.3.3: a Gyze card that is a G unit is none there.
        """
        if MAY_CROWD[to] and len(g.zones[to]) > 1:
            g.registers[CROWDED] = 1
        if g.data and card in g.data:
            return is_protect(g, card) and not may_be(g, card, to)
        if g.table.columns[TYPE][g.prints[card]] != G_UNIT:
            return False
        if not KEEPS_SIDE[to] and is_gyze(g, card):
            show_normal_side(g, card)
            return False
        return ELSEWHERE[to]

    def interrupt(self, g: State) -> None:
        interrupt_with(g, self.at["4.6.9"])

    def bears(self, g: State, card: int) -> bool:
        """Whether power that the rules add to a card is kept with what it last was, which only texts ask for."""
        return bool(g.table.abilities) and added_power(g, card) != 0

    def added(self, g: State, card: int, attribute: int) -> int:
        """Gifts, hearts, boosts, mates and shields."""
        return added_power(g, card)

    def additions(self, g: State, card: int, attribute: int) -> list[Change]:
        return power_additions(g, card)

    def works(self, printed: int) -> Row:
        """8.1.1.2.1: what names no zone is about the unit itself, on whichever circle it is."""
        return FIELD

    def lent(self, g: State, card: int, printed: Row) -> Row:
        """Cards that are locked, deleted or hearts have no text (10.22.3, 10.26.3, 10.27.3).

        Nor have face-down ones in the damage zone or the bind zone (4.8.2.2, 4.9.2.2).
        """
        flags = g.flags[card]
        if flags & (LOCKED | DELETED | HEART):
            return NOTHING
        return NOTHING if flags & FACE_DOWN and self.faceless(g, card) else printed

    def faceless(self, g: State, card: int) -> bool:
        """4.8.2.2, 4.9.2.2: what lies face-down in the damage zone and the bind zone."""
        return DAMAGE_ZONE <= g.zone_of[card] < TRIGGER_ZONE

    def along(self, g: State, cards: Row) -> Row:
        """10.35.2.5: a dominated unit goes to a deck of somebody else."""
        if g.effects:
            note_strays(g, cards)
        return cards

    def shuffled(self, g: State, place: int) -> Row:
        return decks_shuffled(g, place) if g.effects else (place,)

    def layer_of(self, sort: int, what: int) -> int:
        """8.7.1.3, 8.7.1.4: numbers go up and down before they are set."""
        return 1 if sort == SET else 0

    def doer(self, g: State, card: int) -> int:
        """3.14.1.1, 3.15.1.1: the source of an effect, else the attacking unit; none in a rule process (3.14.1.2)."""
        if in_rule_process(g):
            return -1
        source = source_of(g)
        return source if source >= 0 else attacker(g)

    def namesake(self, g: State, card: int) -> int:
        return chosen_heart(g, card)

    def is_so(self, g: State, what: int, card: int) -> bool:
        return is_so_of(g, what, card)

    def menu(self, g: State) -> Optional[Menu]:
        f = g.stack[-1]
        if f.pc == self.play_timing:
            return menu_of(g, f.b, f.a)
        make = self.choices.get(f.pc)
        return make(g) if make is not None else None

    def picky(self, place: int) -> bool:
        """4.11.1: G zones hold G units only; 5.4.3: the first vanguard has grade 0."""
        return G_ZONE <= place < G_ZONE + 2 or VANGUARD <= place < VANGUARD + 2 or place in (BOX + 1, BOX + 3)

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        columns = g.table.columns
        if G_ZONE <= place < G_ZONE + 2 or place in (BOX + 1, BOX + 3):
            return columns[TYPE][printed] == G_UNIT
        if VANGUARD <= place < VANGUARD + 2 and g.registers[PHASE] == PREPARATION:
            return columns[GRADE][printed] == 0
        return not ELSEWHERE[place] or columns[TYPE][printed] != G_UNIT


BOOK: Final = Vanguard()
