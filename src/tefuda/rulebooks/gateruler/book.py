"""Gate Ruler, 2020: the chapters put together."""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.abilities.ability_kinds import Allowing
from ...kernel.abilities.nodes import Ability
from ...kernel.continuous.timestamps import BY_TURN_PLAYER, ask_timestamps
from ...kernel.choices.menu import Menu
from ...kernel.choices.targeting import ALL_TARGETS
from ...kernel.events.causes import source_of
from ...kernel.codes import DECLARED, TURN_BEGAN
from ...kernel.continuous.lasting_effects import sort_of_label
from ...kernel.events.log import entries
from ...kernel.machine.program import Program
from ...kernel.procedures import add_procedures
from ...kernel.book import Book
from ...kernel.state.state import Row, State
from .areas import (
    ATTACK, ATTACKED, ATTACK_ZONE, BEING_SET, DEALER, DO_SHOW, DRIVE_ZONE, FIELD_ZONE, FIRST_ATTACK,
    GATE, LAYOUT, REASONS, REGISTERS, RULER_ZONE, SET_ZONE, SHOW_TRIGGERED, VERBS, ZONE_ATTACK, ZONE_DEFENCE,
    ZONE_FIELD, ZONE_RULER,
)
from .c3_zones import is_ruler
from .c5_preparation import PREPARATION_STEPS
from .c6_turn import END, START_AND_MAIN
from .c7_main_actions import MAIN_ACTIONS
from .c8_attack import ATTACK_COSTS, ATTACK_PHASE_STEPS, attack_card, attacked_card
from .c9_gate import GATE_ADDITION, GATE_PROCESS, PLAYING_SET_CARD
from .c10_drive import DRIVE_IN_OWN_TURN, DRIVE_OTHERWISE, DRIVE_RESOLUTION_STEPS
from .c11_system import SYSTEM_PROCESS
from .c12_rule_effects import DESTROYING_OTHERWISE, DESTRUCTION_RESOLUTION, LOSS_RESOLUTION, RULE_EFFECTS
from .c13_damage import (
    DAMAGE_EXECUTION_STEPS, DEALING_OTHERWISE, REDUCTION, RULER_DAMAGE_STEPS, RULER_RECOVERY, SEVERAL_SOURCES,
)
from .c14_abilities import ABILITY_PLAYING, ABILITY_RESOLUTION, SPECIAL_PLAYING, USING, WAITING_PLAYING
from .c14_playing import CARD_RESOLUTION, PLAYING, acting_energy
from .c15_actions import ACTIONS, INTO_PLACES, NORMAL_SUMMON
from .c15_damage import DAMAGE
from .c15_souls import SOULS
from .c16_keywords import ABYSS_SUMMONING, OPENING, SOUL_GUARD
from .c17_loops import ENDLESS_LOOP
from .cards import ATTACK_ZONES, ATTRIBUTES, EVENT, FIELD, FIRST_ICON, HAVING, OPEN, RULER, TIMING, TYPE, UNIT
from .menus import GateMenu
from .menus_attack import AttackMenu
from .menus_drive import DriveMenu
from .processes import abilities_on_gate, without_cards
from .refusals import REFUSALS
from ...kernel.continuous.effect_sorts import GRANT_ABILITY, LOSE_ABILITY, SET

# Where this book states what the kernel does for all games.
CITES: Final = {
    "rest": "3-3a", "stand": "3-3a",
    "concede": "1-4c", "draw game": "1-4b-1", "win": "1-4b", "text wins": "1-5a", "as much as possible": "1-5b",
    "same state": "1-5c", "cannot wins": "1-5d", "numbers": "1-5e", "new object": "3-2d", "order": "3-2d-2",
    "choose": "4-5a", "lasting": "14-12a", "replace": "14-13b", "replace order": "14-13c", "waiting": "14-9b",
    "last known": "14-14a", "loop": "17-1a",
}

# Under which paragraphs the procedures of the kernel stand.
_PROCEDURES: Final = {
    "draw": "15-8b", "choose": "4-5a", "order": "3-2d-2", "both": "4-5a", "replace": "14-13b",
    "replace order": "14-13c", "pay cards": "14-3b-6", "timestamps": "14-12c-2", "targets": "14-3b-4",
    "show": "14-9b-1", "resolve": "14-10a", "costs": "14-3b-8", "way": "14-3b-6", "may": "4-5a", "number": "1-5e",
    "mode": "14-3b-2",
}


def _program() -> Program:
    program = Program("-")
    program.procedure(*PREPARATION_STEPS, *START_AND_MAIN, *ATTACK_PHASE_STEPS, *END)
    for procedure in (
        *MAIN_ACTIONS, GATE_PROCESS, GATE_ADDITION, PLAYING_SET_CARD, DRIVE_IN_OWN_TURN, DRIVE_OTHERWISE,
        DRIVE_RESOLUTION_STEPS, SYSTEM_PROCESS, RULE_EFFECTS, DESTRUCTION_RESOLUTION,
        LOSS_RESOLUTION, DESTROYING_OTHERWISE, DEALING_OTHERWISE, SEVERAL_SOURCES, DAMAGE_EXECUTION_STEPS, REDUCTION,
        RULER_RECOVERY, RULER_DAMAGE_STEPS,
        PLAYING, ATTACK_COSTS, CARD_RESOLUTION, ABILITY_RESOLUTION, NORMAL_SUMMON, *USING, WAITING_PLAYING,
        ABILITY_PLAYING, SPECIAL_PLAYING, OPENING, INTO_PLACES,
    ):
        program.procedure(*procedure)
    program.named({**ACTIONS, **DAMAGE, **SOULS})
    program.named({"loop": ENDLESS_LOOP, "soul guard": SOUL_GUARD, "abyss summon": ABYSS_SUMMONING})
    add_procedures(program, _PROCEDURES)
    return program


class GateRuler(Book):
    """The rulebook as the kernel sees it. Losing happens on the gate here, so it interrupts no step."""

    def __init__(self) -> None:
        super().__init__("gateruler", LAYOUT, _program(), ATTRIBUTES, REGISTERS, REASONS, VERBS, REFUSALS, CITES)
        self.first_step = self.at["5-3a"]
        self.boxes = (("ruler", "main"), ("energy",))
        self.gate_action = self.at["9-3e"]
        self.attack_declaration = self.at["8-4c"]
        self.driven_card = self.at["10-4d-1"]
        self.bars_choices = True
        self.picks_pending = (self.at["11-2a-2"],)
        self.carries_picked = self.at["14-3c-3"]
        self.play_pending = self.at["14-9d"]
        self.targeting = ALL_TARGETS
        # 14-12c-2a, 14-12a-1; icons and timings are no numbers (14-12a-5).
        self.dates_given = True
        self.defines_itself = True
        # 14-12a-2, 14-12a-6
        self.adds_first = True
        # 14-12c-2
        self.orders_timestamps = BY_TURN_PLAYER
        self.no_numbers = (TYPE, *range(FIRST_ICON, ATTACK_ZONES))
        # 14-3b-8
        self.replaced_is_paid = True
        self.shows_to_trigger, self.showing = DO_SHOW, SHOW_TRIGGERED

    def interrupt(self, g: State) -> None:
        ask_timestamps(g)

    def menu(self, g: State) -> Optional[Menu]:
        f = g.stack[-1]
        if f.pc == self.gate_action:
            return GateMenu(g, f.a)
        if f.pc == self.attack_declaration:
            return AttackMenu(g)
        return DriveMenu(g, g.controller[f.a], f.b) if f.pc == self.driven_card else None

    def works(self, printed: int) -> Row:
        """14-2a: rulers, units and fields on the field; of a set card only the timing, which says so itself."""
        return () if printed == EVENT else (ZONE_RULER, ZONE_ATTACK, ZONE_DEFENCE, ZONE_FIELD)

    def doer(self, g: State, card: int) -> int:
        """13-2a-1: the source of the damage that is being dealt, else the card whose effect is carried out."""
        return g.registers[DEALER] - 1 if g.registers[DEALER] else source_of(g)

    def along(self, g: State, cards: Row) -> Row:
        """3-7a-1: a ruler stays where it is."""
        return tuple([card for card in cards if not is_ruler(g, card)])

    def is_being_played(self, g: State, number: int, card: int) -> bool:
        """14-9g-1: what lies on the gate has been triggered."""
        return any(it.source == card and it.number == number for it in abilities_on_gate(g))

    def may_choose(self, g: State, source: int, card: int) -> bool:
        """14-3b-4c: what lies on the gate does not choose itself."""
        return card != source or g.zone_of[card] != GATE

    def layer_of(self, sort: int, what: int) -> int:
        """14-12a-3 to 14-12a-5: types, armies and attributes, then abilities, then what else is no number.

        What adds a sort of information comes before each (14-12a-2, 14-12a-6).
        """
        if sort in (GRANT_ABILITY, LOSE_ABILITY):
            return 2
        return 3 if sort == SET and what != TYPE and what in self.no_numbers else 1

    def lacks(self, g: State, card: int, sort: int, what: int) -> bool:
        printed = g.prints[card]
        if printed < 0:
            return False
        if sort == SET:
            return what in HAVING and g.table.columns[TYPE][printed] not in HAVING[what]
        of_its_sort = sort_of_label(g.table, what)
        return not any([label.startswith(of_its_sort) for label in g.table.labels[printed]])

    def is_so(self, g: State, what: int, card: int) -> bool:
        if what == ATTACKED:
            return attack_card(g) >= 0 and attacked_card(g) == card
        return what == FIRST_ATTACK and attack_card(g) == card and _attacks_this_turn(g, card) == 1

    def payable(self, g: State, procedure: str, player: int, number: int, taken: list[int]) -> bool:
        """15-15a: energy is paid with cards in act state, each once."""
        if procedure != "pay energy":
            return True
        energy = [card for card in acting_energy(g, player) if card not in taken]
        taken.extend(energy[:number])
        return len(energy) >= number

    def public_process(self, row: Row) -> Row:
        return without_cards(row)

    def picky(self, place: int) -> bool:
        """Of the zones that take only some cards, the set zones are hidden (3-10b)."""
        return SET_ZONE <= place < FIELD_ZONE

    def may_lie(self, g: State, place: int, printed: int) -> bool:
        """3-7c, 3-8c, 3-9c, 3-10c, 3-11c: the zones of the field each take one sort of card."""
        kind = g.table.columns[TYPE][printed]
        if RULER_ZONE <= place < ATTACK_ZONE:
            return kind == RULER
        if ATTACK_ZONE <= place < SET_ZONE:
            return kind == UNIT
        if SET_ZONE <= place < FIELD_ZONE:
            if kind == EVENT:
                return g.table.columns[TIMING][printed] != OPEN
            # 7-5a-2: whatever its text lets be set.
            return any([_lets_be_set(g.table.abilities[it]) for it in g.table.printed_abilities[printed]])
        return kind == FIELD or not FIELD_ZONE <= place < DRIVE_ZONE


def _lets_be_set(ability: Ability) -> bool:
    return isinstance(ability, Allowing) and ability.deed == BEING_SET


def _attacks_this_turn(g: State, card: int) -> int:
    """How often a card has attacked since the turn began."""
    count = 0
    for row in entries(g):
        if row.kind == TURN_BEGAN:
            count = 0
        elif row.kind == DECLARED and row.reason == ATTACK and row.after == g.obj[card]:
            count += 1
    return count


BOOK: Final = GateRuler()
