"""The examples of docs/write-a-keyword.md, run."""
from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "write-a-keyword.md"


def test_the_examples_of_the_page_come_out_as_written() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0
