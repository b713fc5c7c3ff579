"""The law of every language: what is printed is read as the same tree, whichever production wrote it."""
from __future__ import annotations

import random
from collections.abc import Iterator

from tefuda.cards.language import Ambiguous, Language, Production, Unreadable
from tefuda.cards.language.productions import Rule, Word
from tefuda.kernel.abilities.nodes import (
    Ability, CardEffect, Condition, Effect, EventPattern, Number, Quality, Static, Filter, Selection,
)


def forms_of(language: Language) -> dict[str, set[str]]:
    """The forms in which each kind is asked for, the end of a sentence among them."""
    found = {kind: {"end"} for kind in language.grammar.by_kind}
    for part in language.parts:
        for slot in part.slots.values() if isinstance(part, Rule) else ():
            found.setdefault(slot.kind, set()).update({slot.form, slot.last} - {"", "*"})
    return found


def samples(language: Language, seed: int, times: int) -> Iterator[tuple[Production, str, object]]:
    """Trees of every production in every form it is asked for."""
    rng = random.Random(seed)
    for kind, forms in forms_of(language).items():
        for form in sorted(forms):
            for part in language.grammar.in_form(kind, form):
                for _ in range(times):
                    yield part, form, language.generate_with(part, rng, form=form)


def breaches(language: Language, seed: int = 1, times: int = 3) -> list[str]:
    """The trees for which the law does not hold, told as text."""
    found = []
    for part, form, tree in samples(language, seed, times):
        printed = language.phrase_ja(part.kind, tree, form)
        for text in [printed, *language.other_spellings(part, tree, form)]:
            try:
                again = language.read_as(part.kind, text, form)
            except (Ambiguous, Unreadable) as error:
                found.append(f"{part!r}: {error}")
                continue
            if again != tree:
                found.append(f"{part!r}: {tree!r} is written as {text} and read as {again!r}")
        if not language.phrase_en(part.kind, tree):
            found.append(f"{part!r}: {tree!r} has no English")
    return found


def never_printed(language: Language, seed: int = 1, times: int = 20) -> list[Production]:
    """The productions that are never chosen for what they can write: another one always goes before.

    Some are chosen within a sentence only, where it goes on: "+1000し、" has a verb that its end has not.
    """
    silent = dict.fromkeys(part for part in language.parts)
    for part, form, tree in samples(language, seed, times):
        for it in language.explain_as(part.kind, tree, form):
            silent.pop(it.production, None)
    return list(silent)


_SORTS = (Ability, CardEffect, Condition, Effect, EventPattern, Number, Quality, Static, Filter, Selection)


def mixed_kinds(language: Language) -> list[str]:
    """The kinds under whose name nodes of different sorts are written: two productions mean different things by it."""
    found: dict[str, set[str]] = {}
    for part in language.parts:
        node = part.node if isinstance(part, Rule) else type(part.value) if isinstance(part, Word) else None
        if node is not None:
            found.setdefault(part.kind, set()).update(sort.__name__ for sort in _SORTS if issubclass(node, sort))
    return [kind for kind, sorts in found.items() if len(sorts) > 1]
