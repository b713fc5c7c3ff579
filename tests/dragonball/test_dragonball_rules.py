"""What rules.toml says of a paragraph is what the program has of it."""
from __future__ import annotations

from tests.dragonball.table import BOOK


def test_a_paragraph_is_a_step_if_it_has_a_function_of_its_own() -> None:
    program = BOOK.book.program
    carried_out = {rule for rule, name in zip(program.rules, program.names, strict=True) if name}
    steps = {number for number, paragraph in BOOK.paragraphs.items() if paragraph.kind == "step"}
    assert steps ^ carried_out == set()
