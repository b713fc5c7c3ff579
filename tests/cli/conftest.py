"""The commands speak the language of the environment; the tests expect English unless they ask for another."""
from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
