"""Why a card is what it is now: in words, for whom may know the sources."""
from __future__ import annotations

from ..kernel.codes import NOBODY
from ..kernel.continuous.changes import Change
from ..kernel.continuous.explanation import (
    explain_abilities, explain_label, explain_number, explain_prohibitions,
)
from ..kernel.errors import TefudaError
from ..kernel.state.records import LastingEffect
from ..kernel.state.state import State
from ..kernel.visibility.sight import seen_by, sees
from .lasting import ability_words, attribute_words, change_words, number_words, until_of
from .match import Match


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
        """A lasting effect of an ability that was carried out, or of the rules."""
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

    def of_rule(self, card: int, rule: str) -> None:
        """What a rule says of a card because of another one."""
        self.rule = rule
        self.until = "rule"
        self._kind = "unseen_card"
        if self._sees(card):
            self._kind = "by_card"
            self.handle = f"#{self._state.obj[card]}"
            self._printed = self._state.prints[card]

    def of_static(self, card: int, ability: int) -> None:
        """An effect that a card in play always has."""
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

    def text(self, lang: str = "en") -> str:
        """The origin in words."""
        words = self._match.rulebook.words
        name = ""
        if self._printed >= 0:
            name = f"{self._match.printed(self._printed).face.name.pick(lang)} {self.handle}".strip()
        said = ability_words(self._match, self._ability, lang)
        source = words.say("explain", self._kind if name or self._kind != "effect" else "gone", lang, card=name,
            text=said)
        return words.say("explain", "origin", lang, source=source, rule=self.rule,
                         until=words.say("explain", f"until_{self.until}", lang))


class ChangeStep:
    """One change of a card: what it does, from which card by which text and rule, and until when."""

    def __init__(self, explanation: Explanation, change: Change, before: int = 0, after: int = 0) -> None:
        self._explanation = explanation
        self._change = change
        self.amount = change.amount
        self.bound = change.bound
        # What a number was, and what it comes to.
        self.before, self.after = before, after
        self.origin = Origin(explanation.state, explanation.match, explanation.player)
        if change.effect is not None:
            self.origin.of_effect(change.effect)
        elif change.rule:
            self.origin.of_rule(change.source, change.rule)
        elif change.source >= 0:
            self.origin.of_static(change.source, change.ability)

    def what(self, lang: str) -> str:
        """What it does in words."""
        return change_words(self._explanation.match, self._explanation.state.table, self._change, lang)

    def text(self, lang: str = "en") -> str:
        """The change in words."""
        words = self._explanation.match.rulebook.words
        return words.say("explain", "in_force", lang, what=self.what(lang), origin=self.origin.text(lang))


class NumberStep(ChangeStep):
    """One change of a number, with what it was before and what it comes to."""

    def what(self, lang: str) -> str:
        return number_words(
            self._explanation.match.rulebook, self._change.sort, self.amount, self.bound, lang)

    def text(self, lang: str = "en") -> str:
        words = self._explanation.match.rulebook.words
        return words.say(
            "explain", "step", lang, what=self.what(lang), origin=self.origin.text(lang), after=self.after)


class Explanation:
    """How something that a card has now comes about, as a player may know it (None: all of it)."""

    def __init__(self, state: State, match: Match, card: int, player: int | None) -> None:
        self.state, self.match, self.player = state, match, player
        self.handle = f"#{state.obj[card]}"
        # What is printed and what the rules add, each change in order, and what it comes to: numbers, how many
        # abilities or prohibitions, or whether a card has a label.
        self.printed = self.added = self.total = 0
        self.floor: int | None = None
        self.steps: list[ChangeStep] = []

    def lines(self, lang: str = "en") -> list[str]:
        """Line by line from what is printed to what it comes to."""
        raise NotImplementedError

    def say(self, key: str, lang: str, **facts: object) -> str:
        """A line in words."""
        return self.match.rulebook.words.say("explain", key, lang, card=self.handle, **facts)

    def text(self, lang: str = "en") -> str:
        """The whole in words."""
        return "\n".join(self.lines(lang))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.handle}: {self.lines()[-1]}>"


class NumberExplanation(Explanation):
    """How a number of a card comes about: printed, what the rules add, each change, and the sum."""

    def __init__(self, state: State, match: Match, card: int, attribute: int, player: int | None) -> None:
        super().__init__(state, match, card, player)
        found = explain_number(state, card, attribute)
        self.attribute = state.book.attributes[attribute]
        self.printed = found.printed
        self.added = found.added
        self.steps = [NumberStep(self, change, before, after) for change, before, after in found.steps]
        self.floor = found.floor
        self.total = found.total

    def lines(self, lang: str = "en") -> list[str]:
        lines = [self.say("printed", lang, number=self.printed)]
        if self.added:
            lines.append(self.say("added", lang, signed=f"{self.added:+}", after=self.printed + self.added))
        lines += [step.text(lang) for step in self.steps]
        if self.floor is not None:
            lines.append(self.say("at_least", lang, number=self.floor))
        name = attribute_words(self.match.rulebook, self.attribute, lang)
        return [*lines, self.say("total", lang, attribute=name, number=self.total)]


class AbilityExplanation(Explanation):
    """Which abilities a card has now: its own, and what gave it others or took some."""

    def __init__(self, state: State, match: Match, card: int, player: int | None) -> None:
        super().__init__(state, match, card, player)
        self.own, changes, self.now = explain_abilities(state, card)
        self.printed, self.total = len(self.own), len(self.now)
        self.steps = [ChangeStep(self, change) for change in changes]

    def lines(self, lang: str = "en") -> list[str]:
        own = [self.say("own_ability", lang, text=ability_words(self.match, it, lang)) for it in self.own]
        steps = [step.text(lang) for step in self.steps]
        return [*own, *steps, self.say("abilities", lang, number=self.total)]


class LabelExplanation(Explanation):
    """Whether a card has a name, trait, colour or other label now: by what is printed, and what gives or takes it."""

    def __init__(self, state: State, match: Match, card: int, label: str, player: int | None) -> None:
        super().__init__(state, match, card, player)
        self.label = label
        self.printed, changes, self.total = explain_label(state, card, label)
        self.steps = [ChangeStep(self, change) for change in changes]

    def lines(self, lang: str = "en") -> list[str]:
        text = self.match.label_text(self.label, lang)
        printed = self.say("printed_label" if self.printed else "not_printed", lang, text=text)
        total = self.say("has_label" if self.total else "has_not_label", lang, text=text)
        return [printed, *[step.text(lang) for step in self.steps], total]


class ProhibitionExplanation(Explanation):
    """What can't be done by a card or to it now, and what says so."""

    def __init__(self, state: State, match: Match, card: int, player: int | None) -> None:
        super().__init__(state, match, card, player)
        self.steps = [ChangeStep(self, change) for change in explain_prohibitions(state, card)]
        self.total = len(self.steps)

    def lines(self, lang: str = "en") -> list[str]:
        return [step.text(lang) for step in self.steps] or [self.say("not_forbidden", lang)]


def explanation_of(state: State, match: Match, card: int, about: str, player: int | None) -> Explanation:
    """The explanation of what a card is now: a number by its name, a label, its abilities, or prohibitions."""
    words = match.rulebook.words
    for kind, found in (("about_abilities", AbilityExplanation), ("about_prohibitions", ProhibitionExplanation)):
        if about in (words.say("explain", kind, "en"), words.say("explain", kind, "ja")):
            return found(state, match, card, player)
    label = _label(state, match, card, about)
    if label:
        return LabelExplanation(state, match, card, label, player)
    return NumberExplanation(state, match, card, find_attribute(state, about), player)


def _label(state: State, match: Match, card: int, about: str) -> str:
    """The label of a card or of the texts of the match that is written so, with its sort before it or without."""
    printed = state.table.labels[state.prints[card]] if state.prints[card] >= 0 else ()
    for label in (*sorted(printed), *state.table.label_number):
        if about in (label, match.label_text(label, "ja"), match.label_text(label, "en")):
            return label
    return ""


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
        raise TefudaError(
            f"{attribute}: there is no such number; there are {', '.join(state.book.attributes)}, "
            "and abilities, prohibitions and the labels of cards")
    return state.book.attributes.index(attribute)
