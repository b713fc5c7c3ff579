"""Which rule is behind it: paragraphs with their meaning, and why something can or can't be done."""
from __future__ import annotations

import re

from ..kernel.errors import TefudaError
from ..play.game import Action, Game
from ..rulebooks.rulebook import Rulebook
from .console import Console


def explain_rule(console: Console, rulebook: Rulebook, number: str) -> None:
    """A paragraph with its meaning, or one line that there is none of that number."""
    try:
        meaning = rulebook.paragraph(number).meaning
    except TefudaError as error:
        console.wrong(str(error))
        return
    text = meaning or console.text("session", "no_meaning")
    console.line(text, lead=f"  [{number}] ")


def explain_prompt(console: Console, game: Game) -> None:
    """Why the question is asked: by which paragraph, and which one called that."""
    prompt = game.prompt
    assert prompt is not None
    console.say("why_prompt", prompt=prompt.text(console.lang))
    for number in dict.fromkeys((prompt.cause, prompt.rule)):
        if number:
            explain_rule(console, game.rulebook, number)


def explain_allowed(console: Console, game: Game, action: Action) -> None:
    console.say("why_allowed", action=action.words(console.lang), rule=action.rule)
    explain_rule(console, game.rulebook, action.rule)


def explain_text(console: Console, game: Game, text: str) -> None:
    """Why an action written in the notation can or can't be done now."""
    why = game.why_not(text)
    if why is None:
        explain_allowed(console, game, next(action for action in game.legal() if action.text == text))
        return
    console.say("why_not", action=text, reason=why.text(console.lang))
    explain_rule(console, game.rulebook, why.rule)


def number_wish(text: str) -> tuple[str, str] | None:
    """What ``power of #41`` or ``#41のpower`` asks for: the attribute and the card; nothing for another text."""
    match = re.fullmatch(r"(\S+) of (#\d+)", text) or re.fullmatch(r"(#\d+)の(\S+)", text)
    if match is None:
        return None
    one, other = match.groups()
    return (other, one) if one.startswith("#") else (one, other)


def explain_value(console: Console, game: Game, wish: tuple[str, str], player: int | None) -> None:
    """Why a number or something else of a card is what it is, line by line."""
    attribute, handle = wish
    words = game.rulebook.words
    for name in game.state.book.attributes:
        said = words.get("fields", name, console.lang)
        if said is not None and said.replace("{value}", "").strip() == attribute:
            attribute = name
    try:
        found = game.explain(handle, attribute, player)
    except TefudaError as error:
        console.wrong(str(error))
        return
    for line in found.lines(console.lang):
        console.line(line, lead="  ")


def explain_end(console: Console, game: Game) -> None:
    """Who won, and by which rule the other one lost."""
    words = game.rulebook.words
    if game.winner is None:
        console.say("draw")
    else:
        console.say("won", player=words.say("players", str(game.winner), console.lang))
    conceded = [event for event in game.events() if event.kind == "conceded"]
    for event in conceded or [event for event in game.events() if event.kind == "lost"]:
        console.line(event.text(console.lang), lead="  ")
        explain_rule(console, game.rulebook, game.rulebook.book.cites["concede"] if conceded else event.rule)
