"""Why a number of a card is what it is: in words, for whom may know the sources."""
from __future__ import annotations

from ..cards.language import Unprintable
from ..kernel.codes import NOBODY
from ..kernel.continuous.explanation import explain_number
from ..kernel.continuous.changes import Change
from ..kernel.errors import TefudaError
from ..kernel.state.records import LastingEffect
from ..kernel.state.state import State
from ..kernel.visibility.sight import seen_by, sees
from .lasting import attribute_words, change_words, until_of
from .match import Match


class ChangeStep:
    """One change of a number: how much, from which card by which text and rule, until when, and what it comes to."""

    def __init__(self, explanation: Explanation, change: Change, before: int, after: int) -> None:
        self._explanation = explanation
        self._sort = change.sort
        self.amount = change.amount
        self.bound = change.bound
        self.before, self.after = before, after
        origin = Origin(explanation.state, explanation.match, explanation.player)
        if change.effect is not None:
            origin.of_effect(change.effect)
        elif change.source >= 0:
            origin.of_static(change.source, change.ability)
        self.origin = origin

    def text(self, lang: str = "en") -> str:
        """The change in words."""
        words = self._explanation.match.rulebook.words
        what = change_words(self._explanation.match.rulebook, self._sort, self.amount, self.bound, lang)
        return words.say("explain", "step", lang, what=what, origin=self.origin.text(lang), after=self.after)


class Origin:
    """What something comes from that lasts: the card, as far as a player may know it, its text, the rule, how long."""

    def __init__(self, state: State, match: Match, player: int | None) -> None:
        self._state, self._match, self._player = state, match, player
        self.handle = ""
        self.rule = state.book.cites["lasting"]
        self.until = "static"
        self._ability = -1
        self._printed = -1
        self._kind = "rules"

    def of_effect(self, effect: LastingEffect) -> None:
        """It is a lasting effect of an ability that was carried out, or of the rules."""
        g = self._state
        self.until = until_of(effect)
        self.rule = g.book.program.rules[effect.pc] or self.rule
        if effect.ability < 0:
            return
        card = g.obj.index(effect.source) if effect.source in g.obj else -1
        last = g.last.get(effect.source)
        saw = 3 if last is None else seen_by(g.book, last.place, last.flags, last.controller)
        if not self._sees(card) if card >= 0 else not self._may_know(saw):
            self._kind = "unseen"
            return
        self._kind = "effect"
        self._ability = effect.ability
        self.handle = f"#{effect.source}" if card >= 0 else ""
        self._printed = g.prints[card] if card >= 0 else last.printed if last is not None else -1

    def of_static(self, card: int, ability: int) -> None:
        """It is what a card in play always says."""
        g = self._state
        if not self._sees(card):
            self._kind = "unseen"
            return
        self._kind = "effect"
        self._ability = ability
        self.handle = f"#{g.obj[card]}"
        self._printed = g.prints[card]

    def _sees(self, card: int) -> bool:
        return self._may_know(sees(self._state, card))

    def _may_know(self, players: int) -> bool:
        return self._player is None or bool(players >> self._player & 1)

    def _said(self, lang: str) -> str:
        """The text that it comes from; nothing where the game can't say it."""
        try:
            return self._match.ability_text(self._ability, lang) if self._ability >= 0 else ""
        except Unprintable:
            return ""

    def text(self, lang: str = "en") -> str:
        """The origin in words."""
        words = self._match.rulebook.words
        name = ""
        if self._printed >= 0:
            name = f"{self._match.printed(self._printed).face.name.pick(lang)} {self.handle}".strip()
        said = self._said(lang)
        source = words.say("explain", self._kind if name or self._kind != "effect" else "gone", lang, card=name,
            text=said)
        return words.say("explain", "origin", lang, source=source, rule=self.rule,
                         until=words.say("explain", f"until_{self.until}", lang))


class Explanation:
    """How a number of a card comes about, as a player may know it (None: all of it)."""

    def __init__(self, state: State, match: Match, card: int, attribute: int, player: int | None) -> None:
        self.state, self.match, self.player = state, match, player
        found = explain_number(state, card, attribute)
        self.attribute = state.book.attributes[attribute]
        self.handle = f"#{state.obj[card]}"
        self.printed = found.printed
        self.added = found.base - found.printed
        self.steps = [ChangeStep(self, change, before, after) for change, before, after in found.steps]
        self.floor = found.floor
        self.total = found.total

    def lines(self, lang: str = "en") -> list[str]:
        """Line by line from what is printed to what it comes to."""
        words = self.match.rulebook.words
        lines = [words.say("explain", "printed", lang, number=self.printed)]
        if self.added:
            after = self.printed + self.added
            lines.append(words.say("explain", "added", lang, signed=f"{self.added:+}", after=after))
        lines += [step.text(lang) for step in self.steps]
        if self.floor is not None:
            lines.append(words.say("explain", "at_least", lang, number=self.floor))
        name = attribute_words(self.match.rulebook, self.attribute, lang)
        lines.append(words.say("explain", "total", lang, attribute=name, card=self.handle, number=self.total))
        return lines

    def text(self, lang: str = "en") -> str:
        """The whole in words."""
        return "\n".join(self.lines(lang))

    def __repr__(self) -> str:
        return f"<Explanation {self.attribute} of {self.handle}: {self.total}>"


def find_object(state: State, handle: str, player: int | None) -> int:
    """The card with that number that a player may look at."""
    number = int(handle[1:]) if handle[:1] == "#" and handle[1:].isdecimal() else NOBODY
    card = state.obj.index(number) if number > 0 and number in state.obj else -1
    hidden = card < 0 or state.prints[card] < 0 or state.zone_of[card] < 0
    if hidden or (player is not None and not sees(state, card) >> player & 1):
        raise TefudaError(f"{handle}: there is no such card that you can see; write its number, such as #41")
    return card


def find_attribute(state: State, attribute: str) -> int:
    """The number of an attribute by its name."""
    if attribute not in state.book.attributes:
        raise TefudaError(f"{attribute}: there is no such number; there are {', '.join(state.book.attributes)}")
    return state.book.attributes.index(attribute)
