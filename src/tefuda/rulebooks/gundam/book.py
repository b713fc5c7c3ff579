"""Gundam Card Game, 2025: the chapters put together."""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.choices.menu import Menu
from ...kernel.choices.targeting import FIRST_TARGETS
from ...kernel.continuous.changes import Change
from ...kernel.continuous.number_changes import rule_addition
from ...kernel.events.causes import source_of
from ...kernel.codes import REST
from ...kernel.machine.interrupts import interrupt_with
from ...kernel.machine.program import Program
from ...kernel.procedures import add_procedures
from ...kernel.book import Book
from ...kernel.state.state import NOTHING, Row, State
from .areas import (
    ATTACKER, ATTACKS_PLAYER, BASE, BATTLE, BY_EX, EX_BASE, EX_RESOURCE, IS_ATTACKED,
    IS_ATTACKING, LAYOUT, LESSEN, LINKED, PLAYED_BY_EX, REASONS, REGISTERS, RESOURCES, RESOURCE_DECK, SHIELDS, STRIKING,
    TARGET, VERBS, ZONE_BASE, ZONE_BATTLE, ZONE_IN_USE,
)
from .c4_terms import DESTRUCTION, DISCARDING, RECOVERY, REMOVAL, is_astray, is_link_unit, pilot_of, with_pilots
from .c5_preparation import PREPARATION_STEPS
from .c6_playing import BASE_PLAY, COMMAND_PLAY, EFFECT_PAYING, PAYING, PILOT_PLAY, UNIT_PLAY
from .c6_turn import TURN
from .c7_battle import ATTACK_STEPS
from .c8_action_step import ACTION_COMMAND, ACTION_STEP
from .c9_by_effect import NEW_TARGET, PAID_DEPLOYMENT, SETTING
from .c9_effects import (
    ACTION_ACTIVATION, DEPLOYMENT, EFFECT_USE, MAIN_ACTIVATION, TRIGGERED_USE, r3_4_1, r3_4_1__rested, r4_17_1,
    r4_17_5_1, r4_17_5_1__rested, r9_1_8,
)
from .c9_waiting import WAITING
from .c10_rule_processing import BASE_OVERFLOW, RULE_PROCESSING, UNIT_OVERFLOW
from .c11_keywords import BREACHING, REPAIRING, SUPPORTING
from .cards import (
    AP, ATTRIBUTES, BASE_CARD, BASE_TOKEN, BLOCKER, BREACH, COMMAND, FIRST_STRIKE, HIGH_MANEUVER, HP, PILOT, PILOT_CARD,
    REPAIR, RESOURCE_CARD, RESOURCE_TOKEN, SUPPORT, SUPPRESSION, TYPE, UNIT, UNIT_TOKEN,
)
from .menus import ActionMenu, BlockMenu, MainMenu
from .refusals import REFUSALS

# Where this book states what the kernel does for all games. It says nothing of endless loops.
CITES: Final = {
    "rest": "4-4-1-2", "stand": "4-4-1-1",
    "concede": "1-2-3", "draw game": "10-2-1", "win": "1-2-1", "text wins": "1-3-1", "as much as possible": "1-3-2",
    "same state": "1-3-2-1", "cannot wins": "1-3-3", "both choose": "1-3-4", "numbers": "1-3-5", "floor": "1-3-6",
    "new object": "3-1-5", "order": "3-1-6", "choose": "9-3-3", "lasting": "9-1-5-5", "replace": "9-1-9-1",
    "waiting": "9-1-6-1", "last known": "11-2-8-3-1",
}

# 11-1-4-2, 11-1-5-4, 11-1-6-2: no unit has one of these twice.
_ONLY_ONCE: Final = (BLOCKER, FIRST_STRIKE, HIGH_MANEUVER, SUPPRESSION)

# Under which paragraphs the procedures of the kernel stand.
_PROCEDURES: Final = {
    "draw": "4-14-2", "choose": "9-3-3", "order": "3-1-6", "both": "1-3-4", "replace": "9-1-9-1", "pay cards": "2-9-1",
    "targets": "9-3-3", "resolve": "9-3-1-4", "costs": "9-1-7-2", "way": "9-1-7-2", "may": "9-1-3", "number": "1-3-5",
    "mode": "9-3-3",
}


def _program() -> Program:
    program = Program("-")
    program.procedure(*PREPARATION_STEPS, *TURN)
    for procedure in (
        PAYING, UNIT_PLAY, BASE_PLAY, PILOT_PLAY, COMMAND_PLAY, ATTACK_STEPS, ACTION_STEP, ACTION_COMMAND, WAITING,
        RULE_PROCESSING, UNIT_OVERFLOW, BASE_OVERFLOW, RECOVERY, DESTRUCTION, DISCARDING, REMOVAL,
        MAIN_ACTIVATION, ACTION_ACTIVATION, EFFECT_USE, TRIGGERED_USE, REPAIRING, BREACHING, SUPPORTING,
    ):
        program.procedure(*procedure)
    # What effects call by name.
    program.alias("destroy", program.at["4-10-1"])
    program.alias("rule processing", program.at["10-2-1-1"])
    program.alias("shield damage", program.at["11-1-2-3"])
    program.named({
        "deploy": DEPLOYMENT, "token": (r4_17_1,), "resource": (r3_4_1,), "resource rested": (r3_4_1__rested,),
        "ex resource": (r4_17_5_1,), "ex resource rested": (r4_17_5_1__rested,), "pay resources": EFFECT_PAYING,
        "command": (r9_1_8,), "set": SETTING, "deploy paid": PAID_DEPLOYMENT, "new target": NEW_TARGET,
    })
    add_procedures(program, _PROCEDURES)
    return program


class Gundam(Book):
    """The rulebook as the kernel sees it."""

    def __init__(self) -> None:
        super().__init__("gundam", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS, REFUSALS, CITES)
        self.first_step = self.at["5-2-1"]
        self.boxes = (("main",), ("resources",))
        self.brought = ((EX_BASE, "EX-BASE"), (EX_RESOURCE, "EX-RESOURCE"))
        # 10-1-2: destruction and tokens that are astray wait for nothing.
        self.rule_checks_damage = True
        # 2-3-4-4: what a pilot adds to its unit.
        self.added_to = (AP, HP, BLOCKER, FIRST_STRIKE, HIGH_MANEUVER, REPAIR, BREACH, SUPPORT, SUPPRESSION)
        self.rule_processing = self.at["10-2-1-1"]
        self.main_phase = self.at["6-5-1"]
        self.block_step = self.at["7-4-1"]
        self.action_step = (self.at["8-3"], self.at["8-4"])
        self.play_pending = self.at["9-2-1"]
        self.lessening = LESSEN
        # 1-3-6: only adding and subtracting sees a number below 0.
        self.scales_from_zero = True
        # 9-3-3: what is chosen before anything else is done is chosen as the effect is used; 9-2-2, 9-1-8-1-1: or it
        # is not used.
        self.targeting = FIRST_TARGETS
        # 2-3-4-4: a pilot's effects are its unit's.
        self.lends = True
        self.lends_more = True
        # 9-1-6-3: what happens several times at once triggers an effect once.
        self.once_together = True

    def interrupt(self, g: State) -> None:
        interrupt_with(g, self.rule_processing)

    def alarms(self, g: State, card: int, here: int, to: int) -> bool:
        return is_astray(g, card, to)

    def bears(self, g: State, card: int) -> bool:
        """2-3-4-3: a unit with a pilot."""
        return BATTLE <= g.zone_of[card] < BASE and pilot_of(g, card) >= 0

    def added(self, g: State, card: int, attribute: int) -> int:
        """2-3-4-4, 2-3-5-4-1: what the pilot of a unit adds to it."""
        place = g.zone_of[card]
        if (place != BATTLE and place != BATTLE + 1) or g.host[card] >= 0:
            return 0
        pilot = pilot_of(g, card)
        if pilot < 0:
            return 0
        column = g.table.columns[attribute]
        more = column[g.prints[pilot]]
        return min(more, 1 - column[g.prints[card]]) if attribute in _ONLY_ONCE else more

    def additions(self, g: State, card: int, attribute: int) -> list[Change]:
        amount = self.added(g, card, attribute)
        return [rule_addition(attribute, amount, 0, pilot_of(g, card), "2-3-4-4")] if amount else []

    def menu(self, g: State) -> Optional[Menu]:
        pc = g.stack[-1].pc
        if pc == self.main_phase:
            return MainMenu(g)
        if pc == self.block_step:
            return BlockMenu(g)
        return ActionMenu(g, g.player) if pc in self.action_step else None

    def picky(self, place: int) -> bool:
        """Of the hidden areas, the resource deck takes only some cards."""
        return RESOURCE_DECK <= place < RESOURCE_DECK + 2

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        """3-3 to 3-6: resources are with resources, and the other parts of the field each take one sort of card."""
        columns = g.table.columns
        kind = columns[TYPE][printed]
        if RESOURCE_DECK <= place < BATTLE:
            return kind in (RESOURCE_CARD, RESOURCE_TOKEN)
        if BATTLE <= place < BASE:
            return kind in (UNIT, UNIT_TOKEN, PILOT_CARD) or bool(columns[PILOT][printed])
        if BASE <= place < SHIELDS:
            return kind in (BASE_CARD, BASE_TOKEN)
        return kind != RESOURCE_CARD

    def works(self, printed: int) -> Row:
        """2-10-2, 2-10-3: units and pilots in the battle area, bases in the base section; commands while they are used.

        That the effect of a command is used from the hand is said by its keyword (11-2-3-2, 11-2-4-2).
        """
        if printed == COMMAND:
            return (ZONE_IN_USE,)
        if printed in (BASE_CARD, BASE_TOKEN):
            return (ZONE_BASE,)
        return (ZONE_BATTLE,) if printed >= 0 else (ZONE_BATTLE, ZONE_BASE)

    def lent(self, g: State, card: int, printed: Row) -> Row:
        """2-3-4-4: a pilot gives its effects to its unit and has none beside it."""
        place = g.zone_of[card]
        if place != BATTLE and place != BATTLE + 1:
            return printed
        if g.host[card] >= 0:
            return NOTHING
        pilot = pilot_of(g, card)
        return (*printed, *g.table.printed_abilities[g.prints[pilot]]) if pilot >= 0 else printed

    def along(self, g: State, cards: Row) -> Row:
        """6-5-2-3-4: a pilot goes where its unit goes."""
        return with_pilots(g, cards)

    def doer(self, g: State, card: int) -> int:
        """In a battle the two deal damage to each other (4-5-2); else it is the card whose effect is carried out."""
        source = source_of(g)
        if source >= 0 or not g.registers[STRIKING]:
            return source
        attacker = g.registers[ATTACKER]
        return g.registers[TARGET] if card == attacker else attacker

    def is_so(self, g: State, what: int, card: int) -> bool:
        """Link units (2-11-3), units that are in battle or attack, and a card that an EX resource is paying for."""
        if what == LINKED:
            return BATTLE <= g.zone_of[card] < BASE and is_link_unit(g, card)
        if what == BY_EX:
            return card == g.registers[PLAYED_BY_EX]
        if what == IS_ATTACKING:
            return card == g.registers[ATTACKER]
        if what == ATTACKS_PLAYER:
            return card == g.registers[ATTACKER] and g.registers[TARGET] < 0
        if what == IS_ATTACKED:
            return card == g.registers[TARGET]
        return card in (g.registers[ATTACKER], g.registers[TARGET])

    def faced(self, g: State, card: int) -> int:
        """The attacking unit is in battle with what it attacks; of the player, with what it would hit (7-6-2-1)."""
        attacker = g.registers[ATTACKER]
        if attacker < 0:
            return -1
        target = g.registers[TARGET]
        if target < 0:
            enemy = 1 - g.controller[attacker]
            hit = g.zones[BASE + enemy] or g.zones[SHIELDS + enemy]
            target = hit[-1] if hit else -1
        if card == attacker:
            return target
        return attacker if card == target else -1

    def payable(self, g: State, procedure: str, player: int, number: int, taken: list[int]) -> bool:
        """9-1-7-3: a cost of an effect takes active resources, as that of a card does; 9-1-7-4: each once."""
        if procedure != "pay resources":
            return True
        active = [card for card in g.zones[RESOURCES + player] if not g.flags[card] & REST and card not in taken]
        taken.extend(active[:number])
        return len(active) >= number

    def values_floor(self, attribute: int) -> Optional[int]:
        """1-3-6: a number below 0 counts as 0."""
        return 0


BOOK: Final = Gundam()
