"""The table on which positions are laid out."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.dragonball.table import Table


@pytest.fixture
def table() -> Iterator[Table]:
    laid = Table()
    yield laid
    laid.close()
