"""The last table of architecture.md: the five games' answers to the same questions, each with its line of code.

``python docs/answers.py`` writes the table anew; a test compares it, so a line number can't rot.
"""
from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOOKS = HERE.parent / "src" / "tefuda" / "rulebooks"
GAMES = ("vanguard", "gateruler", "zx", "gundam", "dragonball")
START, END = "<!-- answers -->", "<!-- end of answers -->"

# The question, then what gives the answer in each game, as module.name, in the order of GAMES.
QUESTIONS: tuple[tuple[str, tuple[str, str, str, str, str]], ...] = (
    ("Which places are there, and who sees them?", (
        "areas.LAYOUT", "areas.LAYOUT", "areas.LAYOUT", "areas.LAYOUT", "areas.LAYOUT")),
    ("What may a player bring?", (
        "deck.problems", "deck.problems", "deck.problems", "deck.problems", "deck.problems")),
    ("Who goes first?", (
        "c5_preparation.r5_4_3_2", "c5_preparation.r5_3c", "c400_preparation.r402_1h", "c5_preparation.r5_2_1_4",
        "c5_preparation.r5_2_1_4")),
    ("How is the first hand changed?", (
        "c5_preparation.r5_4_3_4__choose", "c5_preparation.r5_3b", "c400_preparation.r402_1j",
        "c5_preparation.r5_2_1_6", "c5_preparation.r5_2_1_5__redraw")),
    ("When does the game look after itself?", (
        "c8_timing.r8_4_1_1", "c11_system.r11_2a_1", "c700_priority.r702_2a", "c10_rule_processing.r10_1_2",
        "c8_playing.r8_5_1_1")),
    ("Who picks the next waiting ability?", (
        "c8_timing.r8_4_1_4", "c11_system.r11_2a_2", "c700_priority.r702_2b", "c9_waiting.r9_1_6_5",
        "c8_playing.r8_5_1_2")),
    ("When may a player act?", (
        "c8_timing.r8_4_2_2", "c9_gate.r9_3e", "c500_turn.r506_2", "c6_turn.r6_5_1", "c8_playing.r8_5_2_2")),
    ("How can the opponent answer?", (
        "c7_guard.r7_5_1_2", "c9_gate.r9_3g_2", "c600_battle.r603_1b", "c8_action_step.r8_3",
        "c7_battle.r7_4_1_2")),
    ("May this card be played?", (
        "menus.cannot_call", "menus_play.cannot_summon", "menus.cannot_play", "menus.cannot_play",
        "menus.cannot_play")),
    ("How is it paid?", (
        "c10_stride.r8_5_2_4", "c14_playing.r14_3b_8", "c800_playing.r804_2f", "c6_playing.r2_9_1",
        "c8_playing.r8_6_2_3")),
    ("Who may attack?", (
        "menus_attack.cannot_attack_with", "menus_attack.cannot_attack_with", "menus.cannot_attack_with",
        "menus.cannot_attack_with", "menus.cannot_attack_with")),
    ("What does damage to a player do?", (
        "c9_rule_processes.r9_6_1", "c13_damage.r13_6b", "c900_rule_effects.r907_2c", "c7_battle.r7_6_2_4",
        "c4_terms.r4_9_1_1_1")),
    ("Who loses, and when?", (
        "c9_rule_processes.r9_2_1", "c12_rule_effects.r12_2d_1", "c900_rule_effects.r903_1",
        "c10_rule_processing.r10_2_1", "c9_rule_processes.r9_2_2")),
    ("What happens in an overfull place?", (
        "c9_rule_processes.r9_3_7", "c12_rule_effects.r12_5a", "c900_rule_effects.r905_1",
        "c10_rule_processing.r10_4_2", "c9_rule_processes.r9_3_2")),
    ("How does a turn end?", (
        "c6_turn.r6_8_1_5", "c6_turn.r6_5e", "c500_turn.r507_9", "c6_turn.r6_6_6", "c6_turn.r6_5_1_4")),
    ("Why is an action refused?", (
        "refusals.REFUSALS", "refusals.REFUSALS", "refusals.REFUSALS", "refusals.REFUSALS", "refusals.REFUSALS")),
)


def line_of(game: str, answer: str) -> int:
    """Where a name is defined in a module of a game."""
    module, name = answer.split(".")
    source = (BOOKS / game / f"{module}.py").read_text("utf-8").split("\n")
    for number, line in enumerate(source, 1):
        if re.match(rf"(def {name}\(|{name}\b.*=)", line):
            return number
    raise LookupError(f"{game}: {answer} is not there")


def cell(game: str, answer: str) -> str:
    module, name = answer.split(".")
    link = f"../src/tefuda/rulebooks/{game}/{module}.py#L{line_of(game, answer)}"
    return f"[`{name}`]({link})"


def table() -> str:
    rows = ["| | Vanguard | Gate Ruler | Z/X | Gundam | Dragon Ball |", "|---|---|---|---|---|---|"]
    for question, answers in QUESTIONS:
        cells = " | ".join(cell(game, answer) for game, answer in zip(GAMES, answers, strict=True))
        rows.append(f"| {question} | {cells} |")
    return "\n".join(rows)


def with_table(text: str) -> str:
    """The document with the table between its marks made anew."""
    before, rest = text.split(START)
    return f"{before}{START}\n{table()}\n{END}{rest.split(END)[1]}"


def main() -> None:
    path = HERE / "architecture.md"
    path.write_text(with_table(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
