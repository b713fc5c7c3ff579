"""The reference of card texts, written by the productions themselves."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from .english import shown
from .productions import Kind, Pattern, Production, Rule, Word

_HEAD = ("| Japanese | English | Means | Rests on |", "|---|---|---|---|")


def reference(parts: Sequence[Production], kinds: Mapping[str, Kind], heading: str = "##") -> str:
    """The productions by kind, as Markdown: the templates, the node, the rule."""
    by_kind: dict[str, list[Production]] = {}
    for part in parts:
        by_kind.setdefault(part.kind, []).append(part)
    return "\n\n".join(_section(name, its, kinds.get(name), heading) for name, its in sorted(by_kind.items()))


def _section(name: str, parts: Sequence[Production], kind: Kind | None, heading: str) -> str:
    title = f"{heading} {name}" + (f": {kind.ja}, {kind.en}" if kind else "")
    return "\n".join([title, "", *_HEAD, *(_row(part) for part in parts)])


def _row(part: Production) -> str:
    if isinstance(part, Pattern):
        cells = [_code(part.about), "", f"`{part.type.__name__}`", ""]
    elif isinstance(part, Word):
        cells = [_spellings(part.ja, part.also), _code(shown(part.en)), f"`{part.value!r}`", part.cites]
    else:
        cells = [_spellings(part.ja, part.also), _code(shown(part.en)), _meaning(part), part.cites]
    return f"| {' | '.join(cells)} |"


def _spellings(printed: str, also: tuple[str, ...]) -> str:
    return "; ".join([_code(printed), *(f"read: {_code(it)}" for it in also)])


def _code(text: str) -> str:
    """Text as code in a cell of a table, where a bar would end the cell."""
    text = text.replace("\n", "\\n").replace("|", "\\|")
    return f"`` {text} ``" if "`" in text else f"`{text}`" if text else ""


def _meaning(rule: Rule) -> str:
    if rule.node is None:
        return "what its slot means"
    known = [f"{name}={node.__name__}" for name, node in rule.within.items()]
    known += [f"{name}={value!r}" for name, value in rule.fixed.items()]
    return f"`{rule.node.__name__}({', '.join(known)})`" if known else f"`{rule.node.__name__}`"
