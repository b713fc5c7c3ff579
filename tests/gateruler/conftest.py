"""The table on which positions are laid out."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gateruler.table import Table


@pytest.fixture
def table() -> Iterator[Table]:
    laid = Table()
    yield laid
    laid.close()


@pytest.fixture
def paying() -> Iterator[Table]:
    """Both players pay for their cards, with three energy each."""
    laid = Table("paying", "paying")
    yield laid
    laid.close()
