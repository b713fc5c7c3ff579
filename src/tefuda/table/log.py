"""What happened, as lines for the player who saw it."""
from __future__ import annotations

from collections.abc import Iterable

from ..play.events import Event
from .console import Console
from .width import columns


def write_log(console: Console, events: Iterable[Event], rules: bool) -> None:
    """The events, indented; with their paragraphs where the player wants them."""
    lines = _lines(list(events) if rules else _without_empty_moments(list(events)), console)
    room = max((columns(rule) for rule, _, _ in lines), default=0) if rules else 0
    for rule, text, count in lines:
        if count > 1:
            text = console.text("table", "times", text=text, count=count)
        console.line(text, lead=f"  {rule:<{room}}  " if rules else "  ", style="dim")


def _without_empty_moments(events: list[Event]) -> list[Event]:
    """A step or phase in which nothing happens is not worth a line, unless it is where the game stands now."""
    return [
        event for event, following in zip(events, [*events[1:], None])
        if event.kind != "timing" or following is None or following.kind not in ("timing", "turn")
    ]


def _lines(events: list[Event], console: Console) -> list[tuple[str, str, int]]:
    """Rule and wording of each event, and how often it comes in a row."""
    lines: list[tuple[str, str, int]] = []
    for event in events:
        rule, text = event.rule, event.text(console.lang)
        if lines and lines[-1][:2] == (rule, text):
            lines[-1] = (rule, text, lines[-1][2] + 1)
        else:
            lines.append((rule, text, 1))
    return lines
