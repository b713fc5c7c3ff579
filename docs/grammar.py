"""grammar.md: the reference of card texts, made from the productions that read and print them.

``python docs/grammar.py`` writes it anew; a test compares it.
"""
from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from tefuda.cards.language import Language, Production, template
from tefuda.cards.language.reference import reference
from tefuda.rulebooks.rulebook import NAMES, rulebook

HERE = Path(__file__).resolve().parent

INTRODUCTION = """# The language of card texts

<!-- made by docs/grammar.py -->

Each line is one production: how something is written in Japanese, how it is said in English, and the node of the tree
that it means. The same productions read a text, print it in both languages, and make up texts for the fuzzer.

Templates are written so:

```
{templates}
```
"""


def languages() -> list[Language]:
    """The languages of all games that have one."""
    found = [rulebook(name).language for name in NAMES]
    return [language for language in found if language is not None]


def document(all_languages: list[Language]) -> str:
    """What all games share first, then what each says in its own way."""
    syntax = dedent((template.__doc__ or "").split("\n\n", 1)[1]).rstrip()
    chapters = [INTRODUCTION.format(templates=syntax).rstrip()]
    kinds = {name: kind for language in all_languages for name, kind in language.kinds.items()}
    shared = _shared(all_languages)
    if shared:
        first = all_languages[0].parts
        chapters += ["## All games", reference([it for it in first if _row(it) in shared], kinds, "###")]
    for language in all_languages:
        own = [it for it in language.parts if _row(it) not in shared]
        if own:
            title = NAMES[language.game][1] if language.game in NAMES else language.game
            chapters += [f"## {title}", reference(own, kinds, "###")]
    return "\n\n".join(chapters) + "\n"


def _shared(all_languages: list[Language]) -> set[str]:
    """What all games say alike. A single game shares nothing."""
    rows = [{_row(it) for it in language.parts} for language in all_languages]
    return set.intersection(*rows) if len(rows) > 1 else set()


def _row(part: Production) -> str:
    """All that the reference says about a production: each game has a copy of its own of those that all share."""
    return reference([part], {})


def main() -> None:
    (HERE / "grammar.md").write_text(document(languages()), "utf-8")


if __name__ == "__main__":
    main()
