"""The language is that of the environment, unless one is asked for."""
from __future__ import annotations

import io
import sys
import tomllib
from pathlib import Path

import pytest

import tefuda.cli
from tefuda.cli import main
from tefuda.cli.options import language


@pytest.mark.parametrize(("environment", "expected"), [
    ({}, "en"),
    ({"LANG": "ja_JP.UTF-8"}, "ja"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
    ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP"}, "ja"),
    ({"LANG": "ja", "LC_ALL": ""}, "ja"),
    ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
])
def test_the_variables_count_in_their_order(environment: dict[str, str], expected: str) -> None:
    assert language(environment) == expected


def test_the_environment_decides_unless_a_language_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    main(["rules", "zx"])
    assert "章" in capsys.readouterr().out
    main(["rules", "zx", "--lang", "en"])
    assert "chapter" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    main(["play", "dragonball"])
    assert "対" in capsys.readouterr().out


def test_every_word_of_the_commands_is_there_in_both_languages() -> None:
    text = (Path(tefuda.cli.__file__).parent / "words.toml").read_text("utf-8")
    for section in tomllib.loads(text).values():
        for entry in section.values():
            assert entry.keys() == {"ja", "en"}
            assert all(entry.values())
