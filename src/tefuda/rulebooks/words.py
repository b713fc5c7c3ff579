"""The words of the table in both languages: zones, actions, prompts, events, refusals."""
from __future__ import annotations

from collections.abc import Mapping

Table = Mapping[str, Mapping[str, Mapping[str, str]]]


class Words:
    """What a game calls things. A game's own words go before those that all games share."""

    def __init__(self, common: Table, own: Table) -> None:
        self._own = own
        self._common = common

    def get(self, section: str, key: str, lang: str) -> str | None:
        """The wording, or nothing where there is none."""
        for table in (self._own, self._common):
            entry = table.get(section, {}).get(key)
            if entry is not None:
                return entry[lang]
        return None

    def say(self, section: str, key: str, lang: str, **facts: object) -> str:
        """The wording with facts filled in; the key itself where there is no wording."""
        found = self.get(section, key, lang)
        if found is None:
            return key
        return found.format_map(_Facts(facts))


class _Facts(dict[str, object]):
    """Facts that a wording asks for and nobody gave stay visible."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"
