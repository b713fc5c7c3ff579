"""What happened, as a player saw it: with its rule, its cause and words for it."""
from __future__ import annotations

from collections.abc import Iterator

from ..kernel.abilities.modes import Modes
from ..kernel.abilities.search import all_labels
from ..kernel.codes import (
    CHOSEN, CONCEDED, COUNTED, CREATED, DECLARED, DECLINED, EVENT_NAMES, FIRST_TOLD, LOST, MOVED, REPLACED, SHUFFLED,
    TIMING, TURN_BEGAN, VANISHED,
)
from ..kernel.actions.counters import counter_name
from ..kernel.continuous.dependency_cycles import parts
from ..kernel.events.log import entries
from ..kernel.state.records import LogEntry
from ..kernel.state.state import State
from ..kernel.events.telling import A_LABEL, A_MODE, CHOICES, UNSEEN
from .lasting import effect_words, until_of
from .match import Match
from .naming import place_words

_ABOUT_PLAYER = (LOST, CONCEDED, TURN_BEGAN, TIMING)


class Event:
    """One thing that happened. A card that the player did not see has no name here.

    ``kind`` is ``moved``, ``rested``, ``damaged`` and so on, and ``reason`` why it happened. Beside what happened, it
    is told what was ``chosen`` (the ``reason`` is what it was: a card, nothing, a number, a mode, a label), what has
    ``begun`` to last and ``ended``, and what was ``declined``. ``source`` is the card by whose text that is, ``target``
    the card that it is about, and ``until`` how long it lasts.
    """

    def __init__(self, g: State, match: Match, entry: LogEntry, player: int | None) -> None:
        kind, reason, printed, there = entry.kind, entry.reason, entry.printed, entry.to
        book = g.book
        self.kind = EVENT_NAMES[kind]
        # What was chosen: a card, a number, nothing.
        self.reason = CHOICES.words()[reason] if kind == CHOSEN else "" if kind >= FIRST_TOLD else book.reasons[reason]
        # Conceding is no step: it comes from outside, whatever is going on (reason 0 is no reason of the book's).
        concedes = kind == CONCEDED or (kind == LOST and reason == 0)
        self.rule = book.cites["concede"] if concedes else book.program.rules[entry.pc]
        self.cause = book.program.rules[entry.by]
        self.seen = player is None or bool(entry.seen >> player & 1)
        self._entry = entry
        self._match = match
        self._g = g
        # In a zone where the player can't look, a card has no number that the player could know.
        gone = player is not None and kind == MOVED and not book.up_mask[there] >> player & 1
        number = entry.before if gone else entry.after
        self.handle = f"#{number}" if self.seen and number > 0 and (printed >= 0 or kind < FIRST_TOLD) else ""
        self.card = match.printed(printed).card.number if self.seen and printed >= 0 else ""
        # What was declared against which card: the attack on it.
        self.target = f"#{entry.before}" if kind == DECLARED and printed >= 0 and there >= 0 else ""
        self.player = self._player(kind, entry.origin, there)
        if kind == COUNTED:
            there &= 0xFFFF
        self.value = there if kind not in (SHUFFLED, DECLARED, CREATED, VANISHED, REPLACED) else 0
        # Of what is told: the card by whose text it is, and how long it lasts.
        self.source = self.until = ""
        if kind >= FIRST_TOLD:
            self._tell(entry)

    def _tell(self, entry: LogEntry) -> None:
        """What is only told has fields of its own: from where it is, and what began or ended."""
        effect = entry.effect
        self.value = effect.value if effect is not None else 0
        if entry.kind == CHOSEN and entry.printed < 0:
            self.value = entry.after + int(entry.reason == A_MODE)
        if effect is not None:
            self.until = until_of(effect)
        if entry.kind == DECLINED:
            self.source = self.handle
            return
        self.target = self.handle
        self.source = f"#{entry.before}" if entry.before > 0 else ""

    def _player(self, kind: int, here: int, there: int) -> int:
        if kind in _ABOUT_PLAYER or kind >= FIRST_TOLD or (kind == COUNTED and self._entry.printed < 0):
            return here
        layout = self._g.book.layout
        if kind == DECLARED and self._entry.printed < 0 and self.reason == "first_player":
            return here
        for place in (here, there):
            if 0 <= place < layout.count and layout.player[place] >= 0:
                return layout.player[place]
        return -1

    def text(self, lang: str = "en") -> str:
        """The event in words."""
        words = self._match.rulebook.words
        key = f"{self.kind}.{self.reason}"
        if words.get("events", key, lang) is None:
            key = self.kind
        return words.say("events", key, lang, **self._facts(lang))

    def _facts(self, lang: str) -> dict[str, object]:
        words = self._match.rulebook.words
        entry = self._entry
        kind, printed, here, there = entry.kind, entry.printed, entry.origin, entry.to
        if kind >= FIRST_TOLD:
            return self._told(lang)
        facts: dict[str, object] = {
            "player": words.say("players", str(self.player), lang),
            "value": there, "reason": words.say("reasons", self.reason, lang), "rule": self.rule,
        }
        if printed >= 0:
            facts["card"] = self._card_words(lang, printed)
        elif kind == COUNTED:
            facts["card"] = facts["player"]
        elif kind in (CREATED, VANISHED):
            facts["card"] = words.say("processes", str(there), lang)
        if kind == COUNTED:
            facts["value"], facts["counter"] = self.value, counter_name(self._g, there >> 16)
        if kind in (DECLARED, REPLACED) and there <= -2:
            facts["text"] = self._match.ability_text(-2 - there, lang)
        layout = self._g.book.layout
        for name, place in (("here", here), ("there", there)):
            if 0 <= place < layout.count:
                facts[name] = place_words(self._match, place, lang)
        if kind == DECLARED and printed >= 0 and there >= 0:
            facts["target"] = self._match.printed(there).face.name.pick(lang) + f" #{entry.before}"
        return facts

    def _told(self, lang: str) -> dict[str, object]:
        """The facts of what is only told."""
        words = self._match.rulebook.words
        entry, effect = self._entry, self._entry.effect
        player = words.say("players", str(self.player), lang)
        facts: dict[str, object] = {
            "player": player, "value": self.value, "rule": self.rule, "source": self._source_words(lang),
            "card": self._card_words(lang, entry.printed) if entry.printed >= 0 else player,
        }
        if effect is not None:
            facts["what"] = effect_words(self._match, self._g.table, effect, lang)
            facts["until"] = words.say("explain", f"until_{self.until}", lang)
        if entry.kind == CHOSEN and entry.reason == A_LABEL:
            facts["text"] = self._match.label_text(all_labels(self._g.table)[entry.after], lang)
        if entry.kind == CHOSEN and entry.reason == A_MODE:
            facts["text"] = self._mode_words(lang)
        return facts

    def _mode_words(self, lang: str) -> str:
        """What the chosen one of several effects does, where the source has just one such choice and it can be said."""
        entry, table = self._entry, self._g.table
        if entry.to < 0:
            return ""
        found = [
            part for number in table.printed_abilities[entry.to] for part in parts(table.abilities[number])
            if isinstance(part, Modes) and entry.after < len(part.options)]
        text = self._match.effect_text(found[0].options[entry.after], lang) if len(found) == 1 else ""
        return f": {text}" if text else ""

    def _source_words(self, lang: str) -> str:
        """The card by whose text it is, as far as all may know it; or the rules."""
        entry = self._entry
        printed, obj = (entry.printed, entry.after) if entry.kind == DECLINED else (entry.to, entry.before)
        if obj > 0 and printed >= 0:
            return f"{self._match.printed(printed).face.name.pick(lang)} #{obj}"
        return self._match.rulebook.words.say("explain", "unseen" if obj == UNSEEN else "rules", lang)

    def _card_words(self, lang: str, printed: int) -> str:
        if not self.seen:
            return self._match.rulebook.words.say("cards", "hidden", lang)
        return f"{self._match.printed(printed).face.name.pick(lang)} {self.handle}".strip()

    def __repr__(self) -> str:
        return f"<{self.rule}: {self.text()}>"


def read_events(g: State, match: Match, player: int | None, since: int = 0) -> Iterator[Event]:
    """The events from number ``since`` on, as the player (nobody: all is seen) knows them."""
    for entry in entries(g, max(0, since)):
        yield Event(g, match, entry, player)
