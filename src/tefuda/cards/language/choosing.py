"""Which production writes a tree: by its class and the fields that the production doesn't write."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import GrammarError, Unprintable
from .grammar import Grammar
from .productions import MISSING, Pattern, Production, Rule, Word, field_of
from .template import Slot

# What a kind can write: ("node", class), ("type", class of a pattern's values) or ("word", class, value).
Said = tuple[Any, ...]


class Chooser:
    """Finds the productions of a kind that fit a value, the one that says most by itself first."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._words: dict[str, dict[tuple[type, Any], Word]] = {}
        self._rules: dict[tuple[str, type], list[Production]] = {}
        self._said: dict[str, frozenset[Said]] = {}
        self._collisions: dict[tuple[str, str], bool] = {}

    def candidates(self, kind: str, value: Any) -> Iterator[Production]:
        """The productions that may write the value, best first."""
        word = self._word(kind, value)
        if word is not None:
            yield word
        for part in self._by_type(kind, type(value)):
            if not isinstance(part, Rule) or part.node is None or fits(part, value):
                yield part

    def _word(self, kind: str, value: Any) -> Word | None:
        if kind not in self._words:
            self._words[kind] = {
                (type(it.value), it.value): it for it in self.grammar.productions(kind) if isinstance(it, Word)}
        words = self._words[kind]
        return words.get((type(value), value)) if words else None

    def _by_type(self, kind: str, wanted: type) -> list[Production]:
        """Patterns, productions of nodes and turns of phrase that can hold values of a type."""
        found = self._rules.get((kind, wanted))
        if found is None:
            found = [it for it in self.grammar.productions(kind) if self._holds(it, wanted)]
            found.sort(key=_generality)
            self._rules[kind, wanted] = found
        return found

    def _holds(self, part: Production, wanted: type) -> bool:
        if isinstance(part, Word):
            return False
        if isinstance(part, Pattern):
            return part.type is wanted
        if part.node is None:
            return any(it[1] is wanted for it in self.said(only_slot_kind(part)))
        return part.node is wanted

    def said(self, kind: str, seen: frozenset[str] = frozenset()) -> frozenset[Said]:
        """Everything that a kind can write, as far as one can tell without looking into the nodes."""
        known = self._said.get(kind)
        if known is None:
            if kind in seen:
                raise GrammarError(f'the kind "{kind}" is made of itself')
            known = frozenset(it for part in self.grammar.productions(kind) for it in self._says(part, seen | {kind}))
            self._said[kind] = known
        return known

    def _says(self, part: Production, seen: frozenset[str]) -> frozenset[Said]:
        if isinstance(part, Word):
            return frozenset({("word", type(part.value), part.value)})
        if isinstance(part, Pattern):
            return frozenset({("type", part.type)})
        if part.node is None:
            return self.said(only_slot_kind(part), seen)
        return frozenset({("node", part.node)})

    def can_say(self, kind: str, value: Any) -> bool:
        """Whether a kind has words for the value, as far as one can tell without looking into it."""
        said, its = self.said(kind), type(value)
        return ("node", its) in said or ("type", its) in said or ("word", its, value) in said

    # -- the way back from a node to its slots -----------------------------------------------------------------------

    def taken_apart(self, rule: Rule, value: Any) -> dict[str, Any]:
        """The values of a production's slots, MISSING for what is not to be written."""
        found = {}
        for key, slot in rule.slots.items():
            if slot.field not in rule.joined:
                inner = value if rule.node is None else field_of(value, slot.field)
                absent = slot.optional and same(inner, rule.fields.get(slot.field))
                found[key] = MISSING if absent else inner
        for name in rule.joined:
            slots = [slot for slot in rule.slots.values() if slot.field == name]
            parts = self._shared_out(tuple(field_of(value, name)), slots)
            if parts is None:
                raise Unprintable(f"{rule!r}: {name} can't be shared out between its slots: {value!r}")
            found.update({rule.key(slot): part for slot, part in zip(slots, parts, strict=True)})
        return found

    def _shared_out(self, values: tuple[Any, ...], slots: list[Slot]) -> list[Any] | None:
        """The values dealt to the slots in order, each taking as many as it can."""
        if not slots:
            return None if values else []
        slot = slots[0]
        least = slot.least if slot.many else 0 if slot.optional else 1
        most = 0
        while most < (len(values) if slot.many else min(1, len(values))) and self.can_say(slot.kind, values[most]):
            most += 1
        for count in range(most, least - 1, -1):
            rest = self._shared_out(values[count:], slots[1:])
            if rest is not None:
                return [values[:count] if slot.many else values[0] if count else MISSING, *rest]
        return None

    # -- is there always one? ---------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check that no value has two productions that fit it equally well: the first would be printed by accident."""
        problems = []
        for kind, parts in self.grammar.by_kind.items():
            for index, one in enumerate(parts):
                for other in parts[index + 1:]:
                    if self._collide(one, other):
                        problems.append(f"both would be printed for the same tree ({kind}): {one!r} and {other!r}")
        if problems:
            raise GrammarError("\n".join(problems))

    def _collide(self, one: Production, other: Production) -> bool:
        if one is other:
            return True
        if isinstance(other, Rule) and other.node is None:
            one, other = other, one
        if isinstance(one, Rule) and one.node is None:
            return any(self._collide(it, other) for it in self.grammar.productions(only_slot_kind(one)))
        if isinstance(one, Rule) and isinstance(other, Rule) and one.node is not None and one.node is other.node:
            return one.says == other.says and self._compatible(one, other) and self._compatible(other, one)
        if {type(one), type(other)} == {Word, Pattern}:
            return False  # the word goes first
        return overlap(self._says(one, frozenset()), self._says(other, frozenset()))

    def _compatible(self, one: Rule, other: Rule) -> bool:
        """Whether there may be a node that both can write."""
        for name, value in one.constants.items():
            if name in other.constants and other.constants[name] != value:
                return False
            if name in other.slots and not self._may_be(other.slots[name], value, other.fields.get(name)):
                return False
        for name, node in one.within.items():
            if not self._may_hold(other, name, node):
                return False
        for slot in one.slots.values():
            twin = _twin(other, slot)
            if twin is not None and not slot.optional and not twin.optional and not self._kinds_collide(
                    slot.kind, twin.kind):
                return False
        return True


    def _kinds_collide(self, one: str, other: str) -> bool:
        """Whether two kinds can write the same value. Where they are made of themselves, they are taken to."""
        known = self._collisions.get((one, other))
        if known is None:
            self._collisions[one, other] = True
            known = overlap(self.said(one), self.said(other)) and any(
                self._collide(it, that) for it in self.grammar.productions(one)
                for that in self.grammar.productions(other))
            self._collisions[one, other] = known
        return known

    def _may_be(self, slot: Slot, value: Any, default: Any) -> bool:
        """Whether a slot may stand for the value, as far as one can tell without looking into it."""
        if slot.optional and same(value, default):
            return True
        if slot.many:
            return isinstance(value, tuple) and len(value) >= slot.least
        return self.can_say(slot.kind, value)

    def _may_hold(self, rule: Rule, name: str, node: type[Any]) -> bool:
        """Whether a field may hold such a node, as far as the production tells."""
        if name in rule.within:
            return rule.within[name] is node
        if name in rule.constants:
            return type(rule.constants[name]) is node
        return name not in rule.slots or ("node", node) in self.said(rule.slots[name].kind)


def _twin(rule: Rule, slot: Slot) -> Slot | None:
    """The slot of another production that fills the same field by itself."""
    found = [it for it in rule.slots.values() if it.field == slot.field]
    return found[0] if len(found) == 1 else None


def only_slot_kind(rule: Rule) -> str:
    """The kind of what a production without a node says."""
    return next(iter(rule.slots.values())).kind


def overlap(one: frozenset[Said], other: frozenset[Said]) -> bool:
    """Whether two kinds can write the same value."""
    if one & other:
        return True
    return _pattern_types(one) & _types(other) != set() or _pattern_types(other) & _types(one) != set()


def _pattern_types(said: frozenset[Said]) -> set[type]:
    return {it[1] for it in said if it[0] == "type"}


def _types(said: frozenset[Said]) -> set[type]:
    return {it[1] for it in said if it[0] != "node"}


def fits(rule: Rule, value: Any) -> bool:
    """Whether the fields that a production doesn't write have the values that it stands for."""
    return all(type(field_of(value, name)) is node for name, node in sorted(rule.within.items())) and all(
        same(field_of(value, name), wanted) for name, wanted in rule.constants.items())


def same(one: Any, other: Any) -> bool:
    """Equal and of one type: to a grammar, 1 is not yes."""
    return type(one) is type(other) and bool(one == other)


def _generality(part: Production) -> int:
    return -part.says if isinstance(part, Rule) else 0
