"""What the commands have in common: the language, whole numbers with a bound, the words."""
from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from typing import TYPE_CHECKING, Final

from ..rulebooks.words import Words

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    # Only the checker's notion of this class takes a parameter.
    Subparsers = argparse._SubParsersAction

_WORDS: Final = Words({}, tomllib.loads(resources.files("tefuda.cli").joinpath("words.toml").read_text("utf-8")))


class Say:
    """The words of one command in one language: ``say("draws")``."""

    def __init__(self, section: str, lang: str) -> None:
        self._section = section
        self.lang = lang

    def __call__(self, key: str, **facts: object) -> str:
        return _WORDS.say(self._section, key, self.lang, **facts)


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("ja", "en"), default=language(os.environ),
                        help="the language (default: that of the environment)")


def language(environment: Mapping[str, str]) -> str:
    """The language of the environment, in the order in which the variables count: Japanese, or else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "ja" if environment[name].startswith("ja") else "en"
    return "en"


def at_least(least: int) -> Callable[[str], int]:
    """A whole number from ``least`` up, for argparse."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} up")
        return number

    return read
