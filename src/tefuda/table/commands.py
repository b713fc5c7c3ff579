"""What a person can ask of the table besides playing: one function for each command."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..kernel.errors import TefudaError
from .answers import Refused, numbered, numbers_of, plain
from .battle import find_card
from .explain import explain_allowed, explain_prompt, explain_rule, explain_text, explain_value, number_wish
from .faces import Scene
from .log import write_log
from .printed import printed_words
from .width import fit

if TYPE_CHECKING:
    from .session import Session

Command = Callable[["Session", str], None]
_LOG_LINES: Final = 20


class Leave(Exception):
    """The person wants to stop playing."""


def do_help(session: Session, _: str) -> None:
    console = session.console
    console.say("help")
    for name in COMMANDS:
        usage = console.text("usage", name)
        console.line(console.text("help", name), lead="  " + fit(usage, 22))
    console.say("legend")


def do_why(session: Session, argument: str) -> None:
    """By which rule the question is asked, a choice is allowed, or something can't be done."""
    text = plain(argument)
    numbers = numbers_of(text)
    wish = number_wish(text)
    if not text:
        explain_prompt(session.console, session.game)
    elif wish is not None:
        explain_value(session.console, session.game, wish, session.player)
    elif numbers is not None:
        explain_allowed(session.console, session.game, numbered(session.game.legal(), numbers[0]))
    else:
        explain_text(session.console, session.game, text)


def do_rule(session: Session, argument: str) -> None:
    number = plain(argument)
    if not number:
        raise Refused("which_rule")
    explain_rule(session.console, session.game.rulebook, number)


def do_rules(session: Session, argument: str) -> None:
    session.rules = _switch(session, "rules", argument)


def do_auto(session: Session, argument: str) -> None:
    session.auto = _switch(session, "auto", argument)


def _switch(session: Session, name: str, argument: str) -> bool:
    wish = plain(argument).casefold()
    if wish not in ("on", "off"):
        raise Refused("on_or_off", command=name)
    session.console.say(f"{name}_{wish}")
    return wish == "on"


def do_undo(session: Session, _: str) -> None:
    session.undo()


def do_save(session: Session, argument: str) -> None:
    if not argument:
        raise Refused("which_file", command="save")
    session.save(Path(argument))


def do_record(session: Session, argument: str) -> None:
    """The record tells all hidden cards to one who replays it, as the seed does."""
    if not argument:
        raise Refused("which_file", command="record")
    session.write_record(Path(argument))


def do_view(session: Session, argument: str) -> None:
    """The table again, or all of one zone, one card, or what lasts on a player."""
    wish = plain(argument)
    if not wish:
        session.draw_again()
    elif wish in ("1", "2"):
        _view_player(session, int(wish) - 1)
    elif wish.startswith("#"):
        _view_card(session, wish)
    else:
        _view_zone(session, wish)


def _view_card(session: Session, handle: str) -> None:
    card = find_card(session.view(), handle)
    if card is None:
        raise Refused("no_card", handle=handle)
    console = session.console
    text = session.drawing.faces.line(card, Scene(session.view()))
    console.line(f"{text}  ({card.ja} / {card.en}, {card.number})", lead="  ")
    game = session.game
    printed = printed_words(card, game.rulebook, game.match.cards.values(), console.lang)
    if printed:
        console.line(console.text("table", "printed", text=printed), lead="    ")
    for effect in game.effects(card.handle, session.player):
        console.line(effect.text(console.lang), lead="    * ")


def _view_player(session: Session, player: int) -> None:
    console = session.console
    console.line(session.game.rulebook.words.say("players", str(player), console.lang), lead="  ")
    effects = session.game.effects(player, session.player)
    for text in [effect.text(console.lang) for effect in effects] or [console.text("session", "no_effects")]:
        console.line(text, lead="    * ")


def _view_zone(session: Session, wish: str) -> None:
    words, lang = session.game.rulebook.words, session.console.lang
    view = session.view()
    found = [zone for zone in view.zones if wish in (zone.kind, zone.name, words.say("zones", zone.kind, lang))]
    if not found:
        kinds = dict.fromkeys(zone.kind for zone in view.zones)
        raise Refused("no_zone", zone=wish, zones=", ".join(kinds))
    for zone in found:
        owner = words.say("players", str(zone.controller), lang)
        lines = session.drawing.listing(zone, Scene(view)) or [session.console.text("session", "empty_zone")]
        session.console.raw([f"{owner}: {lines[0]}", *lines[1:]])


def do_log(session: Session, argument: str) -> None:
    numbers = numbers_of(plain(argument)) if argument else [_LOG_LINES]
    if numbers is None or len(numbers) != 1:
        raise Refused("how_many")
    game = session.game
    events = game.events(session.player, max(0, game.event_count - numbers[0]))
    write_log(session.console, events, session.rules)


def do_lang(session: Session, argument: str) -> None:
    wish = plain(argument).casefold()
    if wish not in ("ja", "en"):
        raise Refused("ja_or_en")
    session.console.lang = wish
    session.draw_again()


def do_concede(session: Session, _: str) -> None:
    if session.console.agree(session.console.text("session", "really_concede")):
        session.game.concede(session.player)


def do_quit(session: Session, _: str) -> None:
    raise Leave


COMMANDS: Final[Mapping[str, Command]] = {
    "help": do_help, "why": do_why, "rule": do_rule, "rules": do_rules, "view": do_view, "log": do_log,
    "auto": do_auto, "undo": do_undo, "save": do_save, "record": do_record, "lang": do_lang, "concede": do_concede,
    "quit": do_quit,
}


def run_command(session: Session, name: str, argument: str) -> None:
    """Carry a command out; what is wrong with it is said on one line."""
    try:
        COMMANDS[name](session, argument)
    except Refused as refused:
        session.console.complain(refused.key, **refused.facts)
    except TefudaError as error:
        session.console.wrong(str(error))
