"""The table in plain text, as the player sees it who has to choose."""
from __future__ import annotations

from ..play.game import Game
from ..play.view import CardView, ZoneView
from .options import Say


def show_position(game: Game, say: Say) -> list[str]:
    """Who chooses by which rule, what lies where, and what may be done."""
    words = game.rulebook.words
    prompt = game.prompt
    viewer = 0 if game.player is None else game.player
    lines: list[str] = []
    for zone in game.view(viewer).zones:
        if zone.exists and zone.count:
            lines += _zone(game, zone, say)
    if prompt is None:
        return lines
    player = words.say("players", str(prompt.player), say.lang)
    lines.append(say("open", turn=game.turn, player=player, rule=prompt.rule, prompt=prompt.text(say.lang)))
    return lines + [f"  {action.text:<20} {action.words(say.lang)} ({action.rule})" for action in game.legal()]


def _zone(game: Game, zone: ZoneView, say: Say) -> list[str]:
    words = game.rulebook.words
    player = words.say("players", str(zone.controller), say.lang)
    name = words.say("zones", zone.kind, say.lang) + zone.name.removeprefix(zone.kind)
    cards = ", ".join(_card(card, say) for card in zone.cards)
    head = say("zone", player=player, zone=name, count=zone.count)
    return [f"{head}: {cards}" if cards else head]


def _card(card: CardView, say: Say) -> str:
    return f"{card.name(say.lang)} {card.handle}{say('rested') if card.rested else ''}"
