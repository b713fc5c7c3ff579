"""Productions: how one thing is said in Japanese and in English. Everything else is made from them."""
from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, reduce
from typing import Any, Final, Optional, Union

from . import template, verbs_en, verbs_ja
from .errors import GrammarError
from .template import Pieces, Slot

NO_DEFAULT: Final = object()
MISSING: Final = object()  # the value of an optional slot where nothing is written


@dataclass(frozen=True)
class Kind:
    """A kind of phrase, with what a writer should know it as: "a zone"."""

    name: str
    ja: str
    en: str


@dataclass(frozen=True)
class Word:
    """A plain value by its word: no template, every sign stands for itself."""

    kind: str
    value: Any
    ja: str
    en: str
    also: tuple[str, ...] = ()  # read too, never printed
    plural: str = ""  # in English; made with -s where it is empty
    number: str = ""  # "sg" or "pl", if a verb beside it should agree: "you" is "pl"
    cites: str = ""
    weight: int = 1

    @property
    def spellings(self) -> tuple[str, ...]:
        return (self.ja, *self.also)


@dataclass(frozen=True)
class Pattern:
    """Values with too many words to list: numbers, names.

    ``regex`` is matched against the one spelling; ``first`` holds the characters it can begin with (empty: any).
    ``read`` gets the text as written.
    """

    kind: str
    type: type
    regex: str
    read: Callable[[str], Any]
    ja: Callable[[Any], str]
    en: Callable[[Any], str]
    sample: Callable[[random.Random], Any]
    about: str = ""  # how it looks, for the reference
    first: str = ""
    weight: int = 1


@dataclass(frozen=True, eq=False)
class Rule:
    """How a node is written. Fields without a slot have the value in ``fixed``, or else their default.

    ``within`` names the nodes in its fields that are written with it, ``{"act": Rest}``: their fields are slots and
    values too, as "act.reason". So a text may put in another order what a tree keeps together.

    Without a node it is a turn of phrase around the tree in its only slot: the tree itself is what is read.
    """

    kind: str
    node: Optional[type[Any]]
    ja: str
    en: str
    also: tuple[str, ...] = ()  # templates that are read too, never printed
    fixed: Mapping[str, Any] = field(default_factory=dict)
    within: Mapping[str, type[Any]] = field(default_factory=dict)
    number: str = ""  # of the phrase in English: "sg", "pl", or the field that is counted
    cites: str = ""  # the principle or the paragraph it rests on
    weight: int = 1
    # Fields of the parts of a list that a later part may leave out where they are those of the part before, "this gets
    # AP+1, HP+1", and what stands there for having been left out: a value of the field's sort that is never meant.
    shared: Mapping[str, Any] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"{self.kind}: {self.ja}"

    @cached_property
    def ja_pieces(self) -> Pieces:
        return template.parse(self.ja)

    @cached_property
    def en_pieces(self) -> Pieces:
        return template.parse(self.en, english=True)

    @cached_property
    def spellings(self) -> tuple[Pieces, ...]:
        """All templates that are read, the printed one first."""
        return (self.ja_pieces, *(template.parse(it) for it in self.also))

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """The slots of the printed template. Several for one field have its parts, and are called "field:kind"."""
        return {self.key(slot): slot for slot in template.slots(self.ja_pieces)}

    @cached_property
    def joined(self) -> frozenset[str]:
        """The fields that several slots fill together."""
        names = [[slot.field for slot in template.slots(pieces)] for pieces in self.spellings]
        return frozenset(name for its in names for name in its if its.count(name) > 1)

    def key(self, slot: Slot) -> str:
        return f"{slot.field}:{slot.kind}" if slot.field in self.joined else slot.field

    @cached_property
    def inflects(self) -> bool:
        return template.inflects(self.ja_pieces)

    def has_form(self, form: str) -> bool:
        """What does not inflect stands at the end of a sentence only; an adjective has no passive."""
        return form == "end" or (self.inflects and all(
            verbs_ja.has_form(verb.word, form, verb.hint) for verb in template.verbs(self.ja_pieces)))

    @cached_property
    def constants(self) -> dict[str, Any]:
        """The fields that this production doesn't write, with the value they must have."""
        if self.node is None:
            return {}
        written = {slot.field for slot in self.slots.values()}
        return {name: self.fixed.get(name, default) for name, default in self.fields.items() if name not in written}

    @cached_property
    def fields(self) -> dict[str, Any]:
        """The fields of the node and of those within it, with their defaults."""
        return {} if self.node is None else dict(_leaves(self.node, self.within, ""))

    @cached_property
    def says(self) -> int:
        """How much it says by itself: of two productions for a node, the one that says more is printed."""
        return len(self.within) + sum(_size(value) for value in self.constants.values())

    def build(self, slots: tuple[Slot, ...], values: Iterable[Any]) -> Any:
        """The node, from the values of the slots of one of the spellings; MISSING where nothing was written."""
        if self.node is None:
            return next(iter(values))
        fields = dict(self.constants)
        for slot, value in zip(slots, values, strict=True):
            if slot.field in self.joined:
                part = () if value is MISSING else value if slot.many else (value,)
                fields[slot.field] = (*fields.get(slot.field, ()), *part)
            elif value is not MISSING:
                fields[slot.field] = value
        if self.shared:
            fields = {name: _shared_out(value, self.shared) for name, value in fields.items()}
        return _assembled(self.node, self.within, fields, "")

    def problems(self) -> list[str]:
        """What is wrong with the production by itself, whatever else is in the grammar."""
        return [f"{self!r}: {problem}" for problem in _problems(self)]


Production = Union[Rule, Word, Pattern]

_NAMES: dict[type[Any], tuple[str, ...]] = {}
_DEFAULTS: dict[type[Any], dict[str, Any]] = {}


def field_names(node: type[Any]) -> tuple[str, ...]:
    if node not in _NAMES:
        _NAMES[node] = tuple([it.name for it in dataclasses.fields(node)])
    return _NAMES[node]


def defaults(node: type[Any]) -> dict[str, Any]:
    """The fields of a node that have a default."""
    if node not in _DEFAULTS:
        found = {}
        for it in dataclasses.fields(node):
            if it.default is not dataclasses.MISSING:
                found[it.name] = it.default
            elif it.default_factory is not dataclasses.MISSING:
                found[it.name] = it.default_factory()
        _DEFAULTS[node] = found
    return _DEFAULTS[node]


def field_of(value: Any, path: str) -> Any:
    """The value in a field, or in a field of the node there: "act.zone"."""
    return reduce(getattr, path.split("."), value)


def _shared_out(parts: Any, shared: Mapping[str, Any]) -> Any:
    """The parts of a list, each with what it left out."""
    if not isinstance(parts, tuple):
        return parts
    found: list[Any] = []
    for part in parts:
        for path, left_out in shared.items():
            if found and _has(part, path) and field_of(part, path) == left_out:
                part = _with(part, path, field_of(found[-1], path))
        found.append(part)
    return tuple(found)


def _has(value: Any, path: str) -> bool:
    name, _, rest = path.partition(".")
    return hasattr(value, name) and (not rest or _has(getattr(value, name), rest))


def _with(value: Any, path: str, new: Any) -> Any:
    """The node with another value in a field, or in a field of the node there."""
    name, _, rest = path.partition(".")
    return dataclasses.replace(value, **{name: _with(getattr(value, name), rest, new) if rest else new})


def _leaves(node: type[Any], within: Mapping[str, type[Any]], prefix: str) -> Iterator[tuple[str, Any]]:
    for name in field_names(node):
        path = prefix + name
        if path in within:
            yield from _leaves(within[path], within, path + ".")
        else:
            yield path, defaults(node).get(name, NO_DEFAULT)


def _assembled(node: type[Any], within: Mapping[str, type[Any]], values: Mapping[str, Any], prefix: str) -> Any:
    """The node of the values by path. What has no value has its default."""
    fields = {}
    for name in field_names(node):
        path = prefix + name
        if path in within:
            fields[name] = _assembled(within[path], within, values, path + ".")
        elif path in values:
            fields[name] = values[path]
    return node(**fields)


def _size(value: Any) -> int:
    if not dataclasses.is_dataclass(value):
        return 1
    return 1 + sum(_size(getattr(value, it.name)) for it in dataclasses.fields(value))


def _problems(rule: Rule) -> list[str]:
    found = []
    names = list(dict.fromkeys(slot.field for slot in template.slots(rule.ja_pieces)))
    if rule.node is None:
        if len(names) != 1 or any(slot.many or slot.optional for slot in rule.slots.values()):
            found.append("a production without a node has one slot, for one tree")
    elif not dataclasses.is_dataclass(rule.node):
        found.append(f"{rule.node.__name__} is no dataclass")
    else:
        found += [f"{rule.node.__name__} has no field {name}" for name in [*names, *rule.fixed]
                  if name not in rule.fields]
        found += [f"the field {name} has neither slot nor value nor default"
                  for name, value in rule.constants.items() if value is NO_DEFAULT]
        found += [f"the optional field {name} has no default" for name, slot in rule.slots.items()
                  if slot.optional and slot.field not in rule.joined
                  and rule.fields.get(slot.field) is NO_DEFAULT]
    keys = [rule.key(slot) for slot in template.slots(rule.ja_pieces)]
    found += [f"there are two slots {key}" for key in rule.slots if keys.count(key) > 1]
    found += [f"the slot {name} names no kind" for name, slot in rule.slots.items() if not slot.kind]
    found += [f"{name} has both a slot and a value" for name in rule.fixed if name in names]
    for pieces in rule.spellings[1:]:
        others = {slot.field for slot in template.slots(pieces)}
        free = {name for name, default in rule.fields.items() if default is not NO_DEFAULT}
        if not others <= set(names) or not set(names) - others <= free:
            found.append("its other spellings need the same slots, apart from those with a default")
    return found + _problems_in_english(rule)


def _problems_in_english(rule: Rule) -> list[str]:
    pieces = rule.en_pieces
    used = {rule.key(slot) for slot in template.slots(pieces)}
    found = [f"the English leaves out {name}" for name in rule.slots if name not in used]
    found += [f"the English has {name}, which the Japanese has not" for name in sorted(used) if name not in rule.slots]
    agreeing = {verb.hint for verb in template.verbs(pieces)} | {
        piece.of for piece in pieces if isinstance(piece, template.Choice)}
    found += [f"the English agrees with {name}, which has no slot" for name in sorted(agreeing - {"", "@", "sg", "pl"})
              if name not in rule.slots]
    forms = {form for slot in template.slots(pieces) for form in (slot.form, slot.last)} - {"", template.OWN}
    found += [f'English has no form "{form}"' for form in sorted(forms)
              if form not in rule.slots and form not in verbs_en.ALL_FORMS]
    if rule.number not in ("", "sg", "pl", *rule.slots):
        found.append(f'its number is neither "sg" nor "pl" nor a slot: {rule.number}')
    return found


def check(productions: list[Production]) -> None:
    """Complain about all productions that are wrong by themselves."""
    found = [problem for it in productions if isinstance(it, Rule) for problem in it.problems()]
    if found:
        raise GrammarError("\n".join(found))
